/* operation.c - the solution of a circuit, by nodal analysis and complementarity.
 *
 * Diodes are removed from the circuit and replaced by their currents i: their voltages are v = v0 - R*i. The law of a
 * diode is v = knee + on*z - w, i = off*(knee - w) + z with z, w >= 0, one of them 0. Hence w = M*z + q with
 * (1 + off*R)*M = R + on, (1 + off*R)*q = knee + off*R*knee - v0. */
#include "circuit.h"

#include <math.h>

enum { MOST_UNKNOWNS = MOST_NODES + MOST_ELEMENTS, MOST_COLUMNS = MOST_UNKNOWNS + 1 + MOST_COMPLEMENTARY };
static const double excess = 1e-7; /* allowed negative value (rounding), relative to the largest */

/* The circuit without diodes: solutions for its sources and for the current of each diode. */
typedef struct {
    int unknowns, width;
    int diodes, diode[MOST_COMPLEMENTARY];
    int closed[MOST_ELEMENTS]; /* by element: the unknown for the current of a switch without resistance; -1: none */
    double factor[MOST_ELEMENTS], source[MOST_ELEMENTS]; /* i = factor*v + source */
    double rows[MOST_UNKNOWNS * MOST_COLUMNS];
} Network;

static double course_at(const Course *c, double time)
{
    switch (c->kind) {
    case SINE:
        return c->a + c->b * sin(c->c * time + c->d);
    case RAMP:
        return c->a + c->b * time;
    case STEP:
        break;
    }
    return time > c->c ? c->a + c->b : c->a;
}

bool circuit_jumps(const Circuit *circuit, double time)
{
    static const double near = 1e-9;
    for (int i = 0; i < circuit->count; i++) {
        const Element *e = &circuit->element[i];
        const double before = course_at(&e->course, time - near), after = course_at(&e->course, time + near);
        const bool is_turned = e->kind == SWITCH && (before > 0) != (after > 0);
        if (is_turned || (e->course.kind == STEP && fabs(after - before) > 0))
            return true;
    }
    return false;
}

/* The linear law i = factor*v + source of an element in a step of implicit Euler. */
static void linear_law(const Circuit *c, int i, double time, double step, double held, Network *n)
{
    const Element *e = &c->element[i];
    double *factor = &n->factor[i], *source = &n->source[i];
    *factor = *source = 0;
    switch (e->kind) {
    case RESISTOR:
        *factor = 1 / e->resistance;
        break;
    case VOLTAGE:
        *factor = 1 / e->resistance;
        *source = -course_at(&e->course, time) / e->resistance;
        break;
    case CURRENT:
        *source = course_at(&e->course, time);
        break;
    case CAPACITOR:
        *factor = 1 / (e->resistance + step / e->size);
        *source = -held * *factor;
        break;
    case INDUCTOR:
        *factor = 1 / e->resistance + step / e->size;
        *source = held;
        break;
    case SWITCH:
        if (!(course_at(&e->course, time) > 0))
            *factor = c->off;
        else if (c->on > 0)
            *factor = 1 / c->on;
        else
            n->closed[i] = n->unknowns++;
        break;
    case DIODE:
        n->diode[n->diodes++] = i;
        break;
    }
}

static void add(Network *n, int row, int column, double value)
{
    if (row >= 0 && column >= 0)
        n->rows[row * n->width + column] += value;
}

/* The unknown of a node is its number minus one; ground has none (a negative index). */
static void set_rows(const Circuit *c, Network *n)
{
    for (int i = 0; i < n->unknowns * n->width; i++)
        n->rows[i] = 0;
    int diode = 0;
    for (int i = 0; i < c->count; i++) {
        const int from = c->element[i].from - 1, to = c->element[i].to - 1, closed = n->closed[i];
        add(n, from, from, n->factor[i]);
        add(n, from, to, -n->factor[i]);
        add(n, to, from, -n->factor[i]);
        add(n, to, to, n->factor[i]);
        add(n, from, n->unknowns, -n->source[i]);
        add(n, to, n->unknowns, n->source[i]);
        add(n, from, closed, 1);
        add(n, to, closed, -1);
        add(n, closed, from, 1);
        add(n, closed, to, -1);
        if (c->element[i].kind == DIODE) {
            add(n, from, n->unknowns + 1 + diode, -1);
            add(n, to, n->unknowns + 1 + diode, 1);
            diode++;
        }
    }
}

static double voltage_of(const Circuit *c, const Network *n, int element, int column)
{
    const int from = c->element[element].from - 1, to = c->element[element].to - 1;
    return (from < 0 ? 0 : n->rows[from * n->width + column]) - (to < 0 ? 0 : n->rows[to * n->width + column]);
}

static bool set_problem(const Circuit *c, const Network *n, Complementarity *p)
{
    double rows[MOST_COMPLEMENTARY * (2 * MOST_COMPLEMENTARY + 1)];
    const int d = n->diodes, width = 2 * d + 1;
    for (int i = 0; i < d; i++) {
        const int diode = n->diode[i];
        double constant = c->element[diode].size - voltage_of(c, n, diode, n->unknowns);
        for (int j = 0; j < d; j++) {
            const double resistance = -voltage_of(c, n, diode, n->unknowns + 1 + j);
            rows[i * width + j] = (i == j) + c->off * resistance;
            rows[i * width + d + j] = resistance + (i == j ? c->on : 0);
            constant += c->off * resistance * c->element[n->diode[j]].size;
        }
        rows[i * width + 2 * d] = constant;
    }
    if (!matrix_solve(rows, d, width))
        return false;
    p->count = d;
    for (int i = 0; i < d; i++) {
        for (int j = 0; j < d; j++)
            p->matrix[i][j] = rows[i * width + d + j];
        p->vector[i] = rows[i * width + 2 * d];
    }
    return true;
}

/* The currents of the diodes. False if a quantity that must not be negative is negative. */
static bool solve_diodes(const Circuit *c, const Network *n, double *current)
{
    Complementarity p;
    double z[MOST_COMPLEMENTARY], largest = 0, least = 0;
    if (!set_problem(c, n, &p) || !complementarity_solve(&p, z))
        return false;
    for (int i = 0; i < p.count; i++) {
        double w = p.vector[i];
        for (int j = 0; j < p.count; j++)
            w += p.matrix[i][j] * z[j];
        const bool is_on = fabs(z[i]) > 0;
        if (is_on)
            w = 0;
        current[i] = c->off * (c->element[n->diode[i]].size - w) + z[i];
        largest = fmax(largest, fabs(p.vector[i]));
        least = fmin(least, fmin(z[i], w));
    }
    return least >= -excess * (1 + largest);
}

bool circuit_solve(const Circuit *c, double time, double step, Operation *o)
{
    Network n = {.unknowns = c->nodes - 1};
    for (int i = 0; i < c->count; i++) {
        n.closed[i] = -1;
        linear_law(c, i, time, step, o->held[i], &n);
    }
    n.width = n.unknowns + 1 + n.diodes;
    set_rows(c, &n);
    double current[MOST_COMPLEMENTARY] = {0}, value[MOST_UNKNOWNS];
    if (!matrix_solve(n.rows, n.unknowns, n.width) || !solve_diodes(c, &n, current))
        return false;
    for (int k = 0; k < n.unknowns; k++) {
        value[k] = n.rows[k * n.width + n.unknowns];
        for (int d = 0; d < n.diodes; d++)
            value[k] += n.rows[k * n.width + n.unknowns + 1 + d] * current[d];
    }
    o->voltage[0] = 0;
    for (int k = 1; k < c->nodes; k++)
        o->voltage[k] = value[k - 1];
    for (int i = 0, d = 0; i < c->count; i++) {
        const Element *e = &c->element[i];
        const double voltage = o->voltage[e->from] - o->voltage[e->to];
        o->current[i] = n.closed[i] >= 0 ? value[n.closed[i]] : n.factor[i] * voltage + n.source[i];
        if (e->kind == DIODE)
            o->current[i] = current[d++];
        else if (e->kind == CAPACITOR)
            o->held[i] += step / e->size * o->current[i];
        else if (e->kind == INDUCTOR)
            o->held[i] += step / e->size * voltage;
    }
    return true;
}
