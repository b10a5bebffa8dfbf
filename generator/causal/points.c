/* points.c - numbers for all quantities, at which expressions are evaluated to find zeros. */
#include "causal/loop.h"

#include <math.h>

double points_number(int variable, int point)
{
    double square = (variable + 1.0) * (variable + 1.0); /* numbers on a line would make a matrix of them singular */
    double number = 0.754877666 * square + 0.569840291 * (point + 1);
    return 0.5 + (number - floor(number));
}

/* At the first points constants have their stated values. At the others they have numbers of size 1 with the same
 * signs: an expression that vanishes by its structure alone vanishes there, too, but one that is small because
 * constants differ by many orders of magnitude does not. With are_far_apart, constants differ by even more orders
 * instead, to see the effect. A constant such as floor(k) may be 0 there only: it has a number of its own. A Boolean is
 * between false and true, so that both branches of a condition have an effect. */
Points *points_new(Arena *arena, const Causal *causal, bool are_far_apart)
{
    Points *points = arena_new_of(arena, Points);
    int n = causal->variables.count;
    double *stated = arena_array(arena, double, n);
    causal_constant_values(causal, stated);
    for (int p = 0; p < POINT_COUNT; p++) {
        double *values = points->values[p] = arena_array(arena, double, n);
        for (int v = 0; v < n; v++) {
            double number = points_number(v, p);
            bool is_stated = causal->variables.at[v].role == ROLE_CONSTANT;
            values[v] = p < STATED_POINTS ? stated[v]
                        : !is_stated      ? NAN
                        : are_far_apart   ? stated[v] * number * ((v + p) % 2 ? 1e3 : 1e-3)
                        : stated[v] < 0   ? -number
                                          : number;
        }
        if (p >= STATED_POINTS)
            causal_derived_values(causal, values);
        for (int v = 0; v < n; v++) {
            const CausalVariable *variable = &causal->variables.at[v];
            const bool is_step = p >= STATED_POINTS && !(fabs(values[v]) > 0) && fabs(stated[v]) > 0;
            if (causal_is_constant_role(variable->role) && isfinite(values[v]) && !is_step)
                continue;
            values[v] = points_number(v, p) * (variable->leaf->type == TYPE_BOOLEAN ? 0.5 : 1);
            double start = variable->start && p == 0 ? causal_value(causal, variable->start, 0, values) : NAN;
            if (isfinite(start))
                values[v] = fabs(start) > 0 ? start : 1e-3 * values[v];
        }
    }
    return points;
}

double points_time(int point)
{
    return 0.4 + 0.17 * point;
}

bool points_vanish(const Causal *causal, const Points *points, Expr e, bool stated)
{
    for (int p = stated ? 0 : STATED_POINTS; p < (stated ? STATED_POINTS : POINT_COUNT); p++) {
        double value = causal_value(causal, e, points_time(p), points->values[p]);
        double size = causal_magnitude(causal, e, points_time(p), points->values[p]);
        if (!(fabs(value) <= (stated ? stated_rounding : generic_rounding) * size) || !isfinite(size))
            return false;
    }
    return true;
}

static bool is_piecewise(Expr e)
{
    return e->op == OP_IF || e->op == OP_ABS || e->op == OP_MIN || e->op == OP_MAX || e->op == OP_PIECE ||
           e->op == OP_PATCH;
}

bool points_switches(Expr e)
{
    return expr_find(e, is_piecewise) != NULL;
}

bool points_rounded_off(const Causal *causal, const Points *points, Expr left, Expr right, Expr leaf, Expr partial)
{
    for (int p = 0; p < POINT_COUNT; p++) {
        const double *values = points->values[p];
        double time = points_time(p), value = fabs(causal_value(causal, partial, time, values));
        double size = causal_slope_magnitude(causal, left, leaf, time, values) +
                      causal_slope_magnitude(causal, right, leaf, time, values);
        if (!(value < 1e-9 && value <= 1e-13 * size) || !isfinite(size))
            return false;
    }
    return true;
}

/* ---- values at the start that are known before states are selected ---- */

const double *points_start(Arena *arena, const Causal *causal, Points *points)
{
    if (points->start)
        return points->start;
    int n = causal->variables.count;
    double time = causal->system->experiment.start, *values = arena_array(arena, double, n);
    bool *is_known = arena_array(arena, bool, n);
    IntList *rows_of = arena_array(arena, IntList, n), ready = {0}; /* equations: by variable; with one unknown left */
    int *unknown_count = arena_array(arena, int, causal->equations.count);
    for (int v = 0; v < n; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        double start = variable->start ? causal_value(causal, variable->start, time, points->values[0]) : NAN;
        is_known[v] = causal_is_constant_role(variable->role) || isfinite(start);
        values[v] = isfinite(start) ? start : points->values[0][v];
    }
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        if (equation->use != EQUATION_START && (equation->use != EQUATION_USED || causal_delay(causal, e)))
            continue;
        const IntList mentioned = causal_mentioned(arena, causal, equation->left, equation->right);
        for (int i = 0; i < mentioned.count; i++) {
            IntList *rows = &rows_of[mentioned.at[i]];
            if (is_known[mentioned.at[i]] || (rows->count > 0 && list_last(rows) == e))
                continue;
            list_push(arena, rows, e);
            unknown_count[e]++;
        }
        if (unknown_count[e] == 1)
            list_push(arena, &ready, e);
    }
    for (int r = 0; r < ready.count; r++) {
        const CausalEquation *e = &causal->equations.at[ready.at[r]];
        const IntList mentioned = causal_mentioned(arena, causal, e->left, e->right);
        int unknown = -1;
        for (int i = 0; i < mentioned.count; i++)
            if (!is_known[mentioned.at[i]])
                unknown = mentioned.at[i];
        Solution solution = {.solvability = SOLVE_NOT};
        if (unknown >= 0)
            solution = expr_solve(e->left, e->right, causal->variables.at[unknown].leaf);
        double value = solution.solvability == SOLVE_NOT ? NAN : causal_value(causal, solution.result, time, values);
        if (!isfinite(value))
            continue;
        values[unknown] = value;
        is_known[unknown] = true;
        for (int i = 0; i < rows_of[unknown].count; i++)
            if (--unknown_count[rows_of[unknown].at[i]] == 1)
                list_push(arena, &ready, rows_of[unknown].at[i]);
    }
    points->is_implied = is_known;
    return points->start = values;
}
