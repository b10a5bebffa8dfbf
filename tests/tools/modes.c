/* modes.c - random linear variable-structure systems and their exact solutions.
 *
 *     modes text NUMBER                     text for tests/tools/machine.awk and block.awk
 *     modes options NUMBER                  options for its program: stop time and grid
 *     modes compare NUMBER TOLERANCE FILE   compares a result of that program with the exact solution
 *
 * All variables are compared at all rows except those close to a change. The tolerance is relative to the largest value
 * of the same kind. The energy must not increase at a change unless the links follow a prescribed motion. Status: 0 as
 * expected, 1 differences, 2 wrong usage or an unusable file. */
#include "multimode.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_COLUMNS = 160 };
static const double part_of_tolerance = 0.1; /* times the tolerance: allowed time error of changes, in s */

typedef enum { OF_COORDINATE, OF_FORCE, OF_IMPULSE } Quantity;

typedef struct {
    Quantity quantity;
    int index;
    char kind;
    size_t column;
} Column;

typedef struct {
    int count;
    Column at[MOST_COLUMNS];
} Columns;

static void add_column(Columns *c, const Table *result, char kind, int number, Quantity quantity, int index)
{
    char name[40];
    snprintf(name, sizeof name, "%c%d", kind, number);
    c->at[c->count++] = (Column){quantity, index, kind, table_column(result, name)};
}

static Columns columns_of(const System *s, const Table *result)
{
    Columns c = {.count = 0};
    for (int i = 0; i < s->bodies; i++) {
        add_column(&c, result, 'w', i, OF_COORDINATE, i);
        if (s->way[i] >= 0)
            add_column(&c, result, 'p', i, OF_COORDINATE, s->way[i]);
    }
    for (int i = 0; i < s->parts; i++)
        if (s->part[i].kind != DAMPER)
            add_column(&c, result, s->part[i].kind == SPRING ? 'e' : 'c', i, OF_COORDINATE, s->part[i].at);
    for (int i = 0; i < s->links; i++) {
        const LinkKind kind = s->link[i].kind;
        if (kind == MEMORY)
            add_column(&c, result, 'z', i, OF_COORDINATE, s->link[i].at);
        else
            add_column(&c, result, 't', i, OF_FORCE, i);
        if (kind != MEMORY && kind != LEG)
            add_column(&c, result, 'q', i, OF_IMPULSE, i);
    }
    return c;
}

static double value_of(const System *s, const Column *c, double time, const Operation *o)
{
    if (c->quantity == OF_COORDINATE)
        return o->x[c->index];
    if (c->quantity == OF_IMPULSE)
        return o->impulse[c->index];
    const Link *l = &s->link[c->index];
    return l->kind == LEG && switch_is_on(&s->by[l->by], time) ? l->course.of[0] : o->force[c->index];
}

static bool compare(const System *s, const Table *result, double tolerance)
{
    double *times = grow(NULL, (result->rows + 1) * sizeof *times), largest[256] = {0};
    Operation *at = grow(NULL, (result->rows + 1) * sizeof *at);
    bool *is_near = grow(NULL, result->rows + 1), is_good = true;
    const Columns columns = columns_of(s, result);
    for (size_t row = 0; row < result->rows; row++)
        times[row] = table_number(result, row, 0);
    if (!multimode_solve(s, (int)result->rows, times, part_of_tolerance * tolerance, at, is_near))
        stop("no solution");
    for (size_t row = 0; row < result->rows; row++)
        for (int i = 0; i < columns.count; i++) {
            const Column *c = &columns.at[i];
            largest[(int)c->kind] = fmax(largest[(int)c->kind], fabs(value_of(s, c, times[row], &at[row])));
        }
    for (size_t row = 0; row < result->rows && is_good; row++)
        for (int i = 0; i < columns.count && is_good && !is_near[row]; i++) {
            const Column *c = &columns.at[i];
            const double got = table_number(result, row, c->column), wanted = value_of(s, c, times[row], &at[row]);
            if (fabs(got - wanted) <= tolerance * (1 + largest[(int)c->kind]))
                continue;
            printf("system %d: %s is %.12g at %.12g, not %.12g\n", s->number, table_cell(result, (size_t)-1, c->column),
                   got, times[row], wanted);
            is_good = false;
        }
    free(times);
    free(at);
    free(is_near);
    return is_good;
}

static bool is_energy_lost(const System *s, const Table *result, double tolerance)
{
    const size_t column = table_column(result, "energy");
    for (int i = 0; i < s->links; i++)
        if (s->link[i].kind == PRESCRIBED)
            return true;
    for (size_t row = 1; row < result->rows; row++) {
        const double before = table_number(result, row - 1, column), after = table_number(result, row, column);
        if (table_number(result, row, 0) > table_number(result, row - 1, 0) || after <= before * (1 + tolerance))
            continue;
        printf("system %d: energy grows from %.12g to %.12g at %s\n", s->number, before, after,
               table_cell(result, row, 0));
        return false;
    }
    return true;
}

int main(int argc, char **argv)
{
    const bool is_text = argc == 3 && strcmp(argv[1], "text") == 0;
    const bool is_options = argc == 3 && strcmp(argv[1], "options") == 0;
    const bool is_comparison = argc == 5 && strcmp(argv[1], "compare") == 0;
    System s;
    if (!is_text && !is_options && !is_comparison)
        stop("usage: modes text NUMBER, modes options NUMBER, or modes compare NUMBER TOLERANCE FILE");
    if (!multimode_draw((uint64_t)atoll(argv[2]), &s))
        stop("no system of that number has one solution");
    if (is_text)
        multimode_print(&s);
    if (is_options)
        printf("--stop %.17g --interval %.17g\n", s.stop, s.stop / (s.number % 4 ? 32 : 3));
    bool is_good = true;
    if (is_comparison) {
        Table result = table_read(argv[4]);
        const double tolerance = atof(argv[3]);
        is_good = compare(&s, &result, tolerance) && is_energy_lost(&s, &result, tolerance);
        table_free(&result);
    }
    return is_good ? 0 : 1;
}
