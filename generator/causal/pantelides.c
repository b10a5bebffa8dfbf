/* pantelides.c - Pantelides' algorithm: finds which equations to differentiate, and how often. */
#include "causal/graph.h"

typedef struct {
    Arena *arena;
    const PantelidesSystem *system;
    Matcher *matcher;
    int limit, differentiations;
    List(bool) blocked; /* by column: has a derivative, so it is not a highest derivative */
    IntList base;       /* by column: the variable that it is a derivative of, or itself */
    IntList seen;       /* by column: stamp of the last count that met it as a base */
    int stamp;
    Reached reached;
    Reached *unmatched;
} Reduction;

static void add_column(Reduction *reduction, int column)
{
    for (int next = reduction->base.count; next <= column; next++) {
        list_push(reduction->arena, &reduction->base, next);
        list_push(reduction->arena, &reduction->blocked, false);
        list_push(reduction->arena, &reduction->seen, 0);
    }
    matcher_reserve(reduction->matcher, 0, column + 1);
}

/* True if the equations reached outnumber their variables even if derivatives count as the same variable. Then no
 * number of differentiations helps. Conversely, if none helps, the search reaches such a set in the end, because it
 * finally reaches every variable of a set that is differentiated again and again. */
static bool is_overdetermined(Reduction *reduction)
{
    const PantelidesSystem *system = reduction->system;
    int bases = 0;
    reduction->stamp++;
    for (int i = 0; i < reduction->reached.rows.count; i++) {
        const IntList *columns = &system->rows->at[reduction->reached.rows.at[i]];
        for (int k = 0; k < columns->count; k++) {
            int base = reduction->base.at[columns->at[k]];
            if (reduction->seen.at[base] == reduction->stamp)
                continue;
            reduction->seen.at[base] = reduction->stamp;
            if (++bases >= reduction->reached.rows.count)
                return false;
        }
    }
    return true;
}

/* Differentiates the variables and the equations reached. Matches the derivative of each equation with the derivative
 * of the variable that the equation is matched with. Returns the derivative of the unmatched equation. */
static int differentiate_reached(Reduction *reduction)
{
    const PantelidesSystem *system = reduction->system;
    const IntList *rows = &reduction->reached.rows, *columns = &reduction->reached.columns;
    int first = -1;
    for (int i = 0; i < columns->count; i++) {
        int column = columns->at[i];
        if (system->derivative_of_variable(system->context, column) < 0) {
            int derivative = system->differentiate_variable(system->context, column);
            add_column(reduction, derivative);
            reduction->base.at[derivative] = reduction->base.at[column];
        }
        reduction->blocked.at[column] = true;
    }
    for (int i = 0; i < rows->count; i++) {
        int derivative = system->differentiate_equation(system->context, rows->at[i]);
        matcher_reserve(reduction->matcher, derivative + 1, 0);
        reduction->differentiations++;
        int column = matcher_column_of(reduction->matcher, rows->at[i]);
        if (column >= 0)
            matcher_assign(reduction->matcher, derivative, system->derivative_of_variable(system->context, column));
        else
            first = derivative;
    }
    require(first >= 0);
    return first;
}

/* Continues from an equation that cannot be matched: adds its derivative, which is to be matched, to `next`, or nothing
 * if the system is singular there. False if the limit is not enough. */
static bool reduce_row(Reduction *reduction, int row, IntList *next)
{
    const Reached *reached = &reduction->reached;
    if (matcher_augment(reduction->matcher, row, reduction->system->rows, reduction->blocked.at, &reduction->reached))
        internal_error("row %d can be matched after all", row);
    bool is_singular = is_overdetermined(reduction);
    if (!is_singular && reached->rows.count <= reduction->limit - reduction->differentiations) {
        list_push(reduction->arena, next, differentiate_reached(reduction));
        return true;
    }
    for (int i = 0; reduction->unmatched && i < reached->rows.count; i++)
        list_push(reduction->arena, &reduction->unmatched->rows, reached->rows.at[i]);
    for (int i = 0; reduction->unmatched && i < reached->columns.count; i++)
        list_push(reduction->arena, &reduction->unmatched->columns, reached->columns.at[i]);
    return is_singular;
}

/* Works in rounds: all equations that can be matched with highest derivatives are matched in one go; the equations that
 * the others reach are differentiated. The result does not depend on the order of equations: the numbers of
 * differentiations are the smallest possible (Pryce, BIT 41, 2001). Equations reached are too many for their unknowns,
 * independent of other matches. A variable that one equation reaches is differentiated, so that it is not a highest
 * derivative for the next equation. */
int graph_pantelides(Arena *arena, int rows, int columns, const PantelidesSystem *system, int limit, Matcher *matcher,
                     Reached *unmatched)
{
    Reduction reduction = {.arena = arena, .system = system, .matcher = matcher, .limit = limit,
                           .unmatched = unmatched};
    bool *is_derivative = arena_array(arena, bool, columns);
    IntList waiting = {0};
    matcher_reserve(matcher, rows, columns);
    add_column(&reduction, columns - 1);
    for (int column = 0; column < columns; column++) {
        int derivative = system->derivative_of_variable(system->context, column);
        require(derivative < columns);
        reduction.blocked.at[column] = derivative >= 0;
        if (derivative >= 0)
            is_derivative[derivative] = true;
    }
    for (int column = 0; column < columns; column++)
        for (int at = column; !is_derivative[column] && reduction.blocked.at[at];) {
            at = system->derivative_of_variable(system->context, at);
            reduction.base.at[at] = column;
        }
    for (int row = 0; row < rows; row++)
        if (matcher_column_of(matcher, row) < 0)
            list_push(arena, &waiting, row);
    while (waiting.count > 0) {
        matcher_complete(matcher, &waiting, system->rows, reduction.blocked.at);
        IntList next = {0};
        for (int i = 0; i < waiting.count; i++)
            if (!reduce_row(&reduction, waiting.at[i], &next))
                return -1;
        waiting = next;
    }
    return reduction.differentiations;
}
