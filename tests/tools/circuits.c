/* circuits.c - random circuits of ideal diodes and switches, and their solutions by complementarity.
 *
 *     circuits text KIND FIRST COUNT                    text for tests/tools/block.awk, all circuits in one block
 *     circuits compare KIND FIRST COUNT TOLERANCE FILE  compares a result of that block with an independent solution
 *
 * KIND is static or dynamic. FIRST is the number of the first circuit; a circuit depends on its number only. Static
 * circuits are compared in every row, except where a switch or a source jumps. The tolerance is relative to the largest
 * value of the same kind. Dynamic circuits are compared at multiples of 1/50 s with implicit Euler extrapolated from
 * two step sizes; the tolerance follows from the difference between these two.
 * Status: 0 as expected, 1 differences, 2 wrong usage or an unusable file. */
#include "circuit.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 200 }; /* between two grid points */
static const double rounding = 1e-11; /* of voltages, relative to the largest; matters for currents of conductors */
static const double tolerances = 100; /* allowed difference of a state, in tolerances times its largest value */

/* The column of an element or a node. */
static size_t column_of(const Table *result, char kind, const Circuit *c, int number)
{
    char name[40];
    snprintf(name, sizeof name, "%c%d_%d", kind, c->number, number);
    return table_column(result, name);
}

static bool is_near(const char *what, const Circuit *c, int number, double time, double got, double wanted,
                    double bound)
{
    if (fabs(got - wanted) <= bound)
        return true;
    printf("circuit %d: %s %d is %.12g at %.12g, not %.12g (bound %.2g)\n", c->number, what, number, got, time, wanted,
           bound);
    return false;
}

static bool compare_row(const Circuit *c, const Table *result, size_t row, double tolerance)
{
    const double time = table_number(result, row, 0);
    Operation o = {.held = {0}};
    if (circuit_jumps(c, time))
        return true;
    if (!circuit_solve(c, time, 0, &o)) {
        printf("circuit %d: no solution by complementarity at %.12g\n", c->number, time);
        return false;
    }
    double voltage = 1, current = 0.01;
    for (int k = 1; k < c->nodes; k++)
        voltage = fmax(voltage, fabs(o.voltage[k]));
    for (int i = 0; i < c->count; i++)
        current = fmax(current, fabs(o.current[i]));
    const double current_bound = tolerance * current + (c->on > 0 ? rounding * voltage / c->on : 0);
    bool is_good = true;
    for (int k = 1; k < c->nodes && is_good; k++)
        is_good = is_near("node", c, k, time, table_number(result, row, column_of(result, 'v', c, k)), o.voltage[k],
                          tolerance * voltage);
    for (int i = 0; i < c->count && is_good; i++)
        is_good = is_near("element", c, i, time, table_number(result, row, column_of(result, 'i', c, i)), o.current[i],
                          current_bound);
    return is_good;
}

static bool compare_static(const Circuit *c, const Table *result, double tolerance)
{
    for (size_t row = 0; row < result->rows; row++)
        if (!compare_row(c, result, row, tolerance))
            return false;
    return true;
}

/* Integrates the circuit; stores the states of storages at each grid point. */
static bool follow(const Circuit *c, int steps, double held[GRID + 1][MOST_ELEMENTS])
{
    Operation o = {.held = {0}};
    memset(held[0], 0, sizeof held[0]);
    for (int k = 1; k <= GRID * steps; k++) {
        if (!circuit_solve(c, (double)k / (GRID * steps), 1.0 / (GRID * steps), &o)) {
            printf("circuit %d: no solution by complementarity in step %d\n", c->number, k);
            return false;
        }
        if (k % steps == 0)
            memcpy(held[k / steps], o.held, sizeof o.held);
    }
    return true;
}

static bool compare_dynamic(const Circuit *c, const Table *result, double tolerance)
{
    static double coarse[GRID + 1][MOST_ELEMENTS], fine[GRID + 1][MOST_ELEMENTS];
    double largest[MOST_ELEMENTS] = {0}, error[MOST_ELEMENTS] = {0};
    if (!follow(c, STEPS, coarse) || !follow(c, 2 * STEPS, fine))
        return false;
    for (int k = 0; k <= GRID; k++)
        for (int i = 0; i < c->count; i++) {
            largest[i] = fmax(largest[i], fabs(fine[k][i]));
            error[i] = fmax(error[i], fabs(fine[k][i] - coarse[k][i]));
        }
    for (size_t row = 0; row < result->rows; row++) {
        const double time = table_number(result, row, 0), place = time * GRID;
        const int k = (int)lround(place);
        for (int i = 0; i < c->count && fabs(place - k) < 1e-9; i++) {
            if (c->element[i].kind != CAPACITOR && c->element[i].kind != INDUCTOR)
                continue;
            const double got = table_number(result, row, column_of(result, 'x', c, i));
            const double bound = error[i] + tolerances * tolerance * (1e-3 + largest[i]);
            if (!is_near("storage", c, i, time, got, 2 * fine[k][i] - coarse[k][i], bound))
                return false;
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    const bool is_text = argc == 5 && strcmp(argv[1], "text") == 0;
    const bool is_comparison = argc == 7 && strcmp(argv[1], "compare") == 0;
    if (!is_text && !is_comparison)
        stop("usage: circuits text KIND FIRST COUNT, or compare KIND FIRST COUNT TOLERANCE FILE");
    const bool is_dynamic = strcmp(argv[2], "dynamic") == 0;
    const int first = atoi(argv[3]), count = atoi(argv[4]);
    const double tolerance = is_comparison ? atof(argv[5]) : 0;
    bool is_good = true;
    Table result = {.content = NULL};
    if (is_comparison)
        result = table_read(argv[6]);
    for (int i = first; i < first + count; i++) {
        const Circuit c = circuit_draw((uint64_t)i, is_dynamic);
        if (is_text)
            circuit_print(&c);
        else
            is_good &= (is_dynamic ? compare_dynamic : compare_static)(&c, &result, tolerance);
    }
    if (is_comparison)
        table_free(&result);
    return is_good ? 0 : 1;
}
