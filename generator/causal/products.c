/* products.c - replaces factors of products of unknowns: the products become the unknowns.
 *
 * If an unknown x of a nonlinear loop occurs there only in products with another unknown, x*y, it is replaced by the
 * product P = x*y; for example, y is a temperature and x an entropy flow. Sums that contain only such factors of one y
 * are multiplied by y: x1 + x2 = r becomes P1 + P2 = r*y. This is done only if no nonlinear loop remains: then there is
 * one solution, and no choice among several. x follows as P/y.
 *
 * Where y is 0, x is undetermined: an iteration keeps its previous x, but a quotient fails. So y must never be 0: a
 * temperature in kelvin, the potential of a port. A voltage, a speed or a mass flow may be 0; a loop with products of
 * these is not changed. */
#include "causal/loop.h"

#include <math.h>
#include <string.h>

/* An equation of the loop. */
typedef struct {
    Row row;
    bool is_plain; /* affine in the loop's unknowns, all factors known */
    IntList plain; /* unknowns that occur with known factors */
    bool is_queued;
    int products; /* number of products that occur first in it and have an equation */
} ProductRow;

/* Arrays are by variable; each loop resets the entries that it used. */
typedef struct {
    Arena *arena, *scratch;
    Causal *causal;
    bool *in_loop, *in_part;
    const bool *never_vanishes;
    int *column;
    int *partner;     /* the unknown that multiplies it, -1: none so far */
    int *first;       /* the first row with their product */
    bool *is_factor;  /* it may be replaced */
    Expr *product;    /* its product with the partner */
    IntList *rows_of; /* rows in which it occurs with known factors */
    IntList unknowns;
    List(ProductRow) rows;
} Products;

static Expr leaf_of(const Products *p, int variable)
{
    return p->causal->variables.at[variable].leaf;
}

static bool is_sum(Expr e)
{
    return e->op == OP_ADD || e->op == OP_SUBTRACT || e->op == OP_NEGATE;
}

/* True for a 0 that folding has left: 0, 0/k, or 0 in both branches of an `if`. */
static bool is_nothing(Expr e)
{
    switch (e->op) {
    case OP_IF: return is_nothing(e->at[1]) && is_nothing(e->at[2]);
    case OP_DIVIDE: case OP_NEGATE: case OP_NO_EVENT: return is_nothing(e->at[0]);
    default: return expr_is_number(e, 0);
    }
}

/* e = factor*variable + rest */
static bool split(const Products *p, Expr e, int variable, Expr *factor, Expr *rest)
{
    const bool is_linear = expr_linear(e, leaf_of(p, variable), factor, rest);
    if (is_linear && is_nothing(*rest))
        *rest = expr_number(0);
    return is_linear;
}

/* ---- factors that may be replaced ---- */

/* Records how the unknown x occurs in a term that is not a sum: with a known factor, times one other unknown, or in
 * another way. */
static void note_occurrence(Products *p, int row, Expr term, int x)
{
    ProductRow *at = &p->rows.at[row];
    Expr factor, rest, known;
    const bool is_linear = split(p, term, x, &factor, &rest);
    const IntList others = is_linear ? causal_mentioned_of(p->scratch, p->causal, factor, NULL, p->in_loop)
                                     : (IntList){0};
    if (is_linear && !others.count) {
        list_push(p->scratch, &at->plain, x);
        list_push(p->scratch, &p->rows_of[x], row);
        return;
    }
    at->is_plain = false;
    const int y = others.count == 1 ? others.at[0] : -1;
    if (y < 0 || (p->partner[x] >= 0 && p->partner[x] != y) || !split(p, factor, y, &known, &rest) ||
        !expr_is_number(rest, 0))
        p->is_factor[x] = false;
    else if (p->partner[x] < 0) {
        p->partner[x] = y;
        p->first[x] = row;
    }
}

static void note_terms(Products *p, int row, Expr e)
{
    for (int i = 0; i < e->count && is_sum(e); i++)
        note_terms(p, row, e->at[i]);
    if (is_sum(e))
        return;
    const IntList mentioned = causal_mentioned_of(p->scratch, p->causal, e, NULL, p->in_loop);
    for (int i = 0; i < mentioned.count; i++)
        note_occurrence(p, row, e, mentioned.at[i]);
}

/* True if the equation can be multiplied by y: its only unknowns of the loop are factors of y that are replaced. */
static bool can_be_multiplied(const Products *p, const ProductRow *row)
{
    bool can_be = row->is_plain;
    for (int i = 0; i < row->plain.count && can_be; i++)
        can_be = p->is_factor[row->plain.at[i]] && p->partner[row->plain.at[i]] == p->partner[row->plain.at[0]];
    return can_be;
}

/* Keeps the unknowns of equations that cannot be multiplied. This may affect other equations, until nothing changes. */
static void keep_the_rest(Products *p)
{
    IntList queue = {0};
    for (int r = 0; r < p->rows.count; r++) {
        list_push(p->scratch, &queue, r);
        p->rows.at[r].is_queued = true;
    }
    while (queue.count) {
        ProductRow *row = &p->rows.at[queue.at[--queue.count]];
        const bool is_kept = !can_be_multiplied(p, row);
        row->is_queued = false;
        for (int i = 0; i < row->plain.count && is_kept; i++) {
            const int x = row->plain.at[i];
            for (int k = 0; k < p->rows_of[x].count && p->is_factor[x]; k++) {
                ProductRow *other = &p->rows.at[p->rows_of[x].at[k]];
                if (!other->is_queued)
                    list_push(p->scratch, &queue, p->rows_of[x].at[k]);
                other->is_queued = true;
            }
            p->is_factor[x] = false;
        }
    }
}

/* Finds the factors to replace; false if there are none. Of two that could be replaced for each other, the first is. */
static bool find_factors(Products *p)
{
    bool is_any = false;
    for (int i = 0; i < p->unknowns.count; i++) {
        const int x = p->unknowns.at[i];
        p->is_factor[x] &= p->partner[x] >= 0 && p->never_vanishes[p->partner[x]];
    }
    keep_the_rest(p);
    for (int i = 0; i < p->unknowns.count; i++) {
        const int x = p->unknowns.at[i];
        if (p->is_factor[x])
            p->is_factor[p->partner[x]] = false;
    }
    keep_the_rest(p);
    for (int i = 0; i < p->unknowns.count; i++)
        is_any |= p->is_factor[p->unknowns.at[i]];
    return is_any;
}

/* ---- the loop with products ---- */

static Expr times(Expr factor, Expr e)
{
    return expr_is_number(factor, -1) ? expr_negate(e) : expr_multiply(factor, e);
}

/* A term with products in the place of factors; multiplied by the partner if the whole equation is. */
static Expr term_image(const Products *p, Expr term, Expr multiplier)
{
    const IntList mentioned = causal_mentioned_of(p->scratch, p->causal, term, NULL, p->in_loop);
    Expr result = expr_number(0), rest = term;
    for (int i = 0; i < mentioned.count; i++) {
        const int x = mentioned.at[i];
        Expr factor, known, none;
        if (!p->is_factor[x] || !split(p, rest, x, &factor, &rest))
            continue;
        if (!multiplier)
            require(split(p, factor, p->partner[x], &known, &none));
        result = expr_add(result, times(multiplier ? factor : known, p->product[x]));
    }
    return expr_add(result, multiplier ? expr_multiply(rest, multiplier) : rest);
}

static Expr image_of(const Products *p, Expr e, Expr multiplier)
{
    if (!is_sum(e))
        return term_image(p, e, multiplier);
    ExprList terms = {0};
    for (int i = 0; i < e->count; i++)
        list_push(p->scratch, &terms, image_of(p, e->at[i], multiplier));
    return expr_apply(e->op, terms.count, terms.at);
}

/* "product(bed.heater.p.sF, t)"; the second path in full if the owners differ. */
static Name product_name(const Causal *causal, int x, int y)
{
    const char *first = causal->variables.at[x].path->text, *second = causal->variables.at[y].path->text;
    const char *dot = strrchr(first, '.');
    const size_t owner = dot ? (size_t)(dot - first) + 1 : 0;
    const bool is_beside = strncmp(first, second, owner) == 0;
    return name_format("product(%s, %s)", first, second + (is_beside ? owner : 0));
}

/* Makes variables of products, and rewrites the rows in terms of them. */
static void add_products(Products *p)
{
    Causal *causal = p->causal;
    for (int i = 0; i < p->unknowns.count; i++) {
        const int x = p->unknowns.at[i];
        if (!p->is_factor[x])
            continue;
        const Name name = product_name(causal, x, p->partner[x]);
        const int product = causal_add_variable(p->arena, causal, name, TYPE_REAL, ROLE_ALGEBRAIC,
                                                causal->variables.at[x].declared);
        CausalVariable *v = &causal->variables.at[product];
        const Expr starts[] = {causal->variables.at[x].start, causal->variables.at[p->partner[x]].start};
        v->is_product = true;
        v->of = x;
        v->start = starts[0] && starts[1] ? expr_multiply(starts[0], starts[1]) : NULL;
        p->product[x] = leaf_of(p, product);
    }
    for (int r = 0; r < p->rows.count; r++) {
        ProductRow *row = &p->rows.at[r];
        const bool is_multiplied = row->plain.count && p->is_factor[row->plain.at[0]];
        const Expr multiplier = is_multiplied ? leaf_of(p, p->partner[row->plain.at[0]]) : NULL;
        row->row.left = image_of(p, row->row.left, multiplier);
        row->row.right = image_of(p, row->row.right, multiplier);
    }
}

/* True if these rows of a component are affine in its unknowns, or if the only row can be solved for its unknown. */
static bool is_part_linear(const Products *p, const Row *rows, const int *unknowns, int count)
{
    bool is_linear = true;
    if (count == 1)
        return expr_solve(rows[0].left, rows[0].right, leaf_of(p, unknowns[0])).solvability != SOLVE_NOT;
    for (int i = 0; i < count; i++)
        p->in_part[unknowns[i]] = true;
    for (int i = 0; i < count && is_linear; i++)
        is_linear = block_row_is_affine(p->scratch, p->causal, &rows[i], p->in_part);
    for (int i = 0; i < count; i++)
        p->in_part[unknowns[i]] = false;
    return is_linear;
}

/* True if each component of the loop with products is linear. */
static bool is_linear_now(const Products *p)
{
    const int n = p->rows.count;
    int *unknown = arena_array(p->scratch, int, n), *part = arena_array(p->scratch, int, n);
    Row *rows = arena_array(p->scratch, Row, n), *part_rows = arena_array(p->scratch, Row, n);
    for (int i = 0; i < n; i++) {
        const int x = p->unknowns.at[i];
        unknown[i] = p->is_factor[x] ? causal_variable(p->causal, p->product[x]) : x;
        p->column[unknown[i]] = i;
        p->in_part[unknown[i]] = true;
        rows[i] = p->rows.at[i].row;
    }
    const Incidence incidence = causal_incidence(p->scratch, p->causal, rows, n, p->in_part, p->column, n);
    int *column_of = graph_indices(p->scratch, n), *row_of = graph_indices(p->scratch, n);
    bool is_linear = graph_match(p->scratch, &incidence, column_of, row_of) == n;
    for (int i = 0; i < n; i++)
        p->in_part[unknown[i]] = false;
    if (!is_linear)
        return false;
    const Components parts = graph_components(p->scratch, &incidence, row_of, NULL);
    for (int c = 0; c < parts.count && is_linear; c++) {
        const int count = parts.start[c + 1] - parts.start[c];
        for (int k = 0; k < count; k++) {
            const int row = parts.row[parts.start[c] + k];
            part_rows[k] = rows[row];
            part[k] = unknown[column_of[row]];
        }
        is_linear = is_part_linear(p, part_rows, part, count);
    }
    return is_linear;
}

/* Rewrites the equations with products, and adds equations P = x*y that determine the factors. */
static void take_products(Products *p)
{
    Causal *causal = p->causal;
    for (int r = 0; r < p->rows.count; r++) {
        CausalEquation *equation = &causal->equations.at[p->rows.at[r].row.equation];
        equation->left = p->rows.at[r].row.left;
        equation->right = p->rows.at[r].row.right;
    }
    for (int i = 0; i < p->unknowns.count; i++) {
        const int x = p->unknowns.at[i];
        if (!p->is_factor[x])
            continue;
        ProductRow *row = &p->rows.at[p->first[x]];
        Reason *reason = reason_new(p->arena, "an unknown in the place of ");
        reason_add_variable(reason, leaf_of(p, x));
        const CausalEquation origin = causal->equations.at[row->row.equation];
        Text id = text_new(p->scratch);
        text_add(&id, origin.id->text);
        for (int k = 0; k <= row->products; k++)
            text_add(&id, "#");
        row->products++;
        list_push(p->arena, &causal->equations,
                  (CausalEquation){.id = name_of(id.at), .left = p->product[x],
                                   .right = expr_multiply(leaf_of(p, x), leaf_of(p, p->partner[x])), .parent = -1,
                                   .set = -1, .clock = -1, .is_product = true, .declared = origin.declared,
                                   .source = origin.source, .reason = reason});
    }
}

/* Removes the products of a loop that is not changed. */
static void forget_products(Products *p, int variables)
{
    for (int v = variables; v < p->causal->variables.count; v++)
        expr_index_put(p->causal->by_leaf, p->causal->variables.at[v].leaf, -1);
    p->causal->variables.count = variables;
}

/* Returns, by variable, true if it is a temperature of a port, in kelvin, or equal to one. */
static const bool *temperatures(Arena *arena, const Causal *causal, int capacity)
{
    enum { KELVIN = 4 };
    bool *is_temperature = arena_array(arena, bool, capacity);
    Dimension kelvin = no_dimension;
    kelvin.exponent[KELVIN] = 1;
    for (int i = 0; i < causal->system->variables.count; i++) {
        const FlatVariable *v = &causal->system->variables.at[i];
        const CausalVariable *own = &causal->variables.at[i];
        const int representative = causal_representative(causal, i);
        const bool is_opposite = own->role == ROLE_ALIAS && own->sign < 0;
        UnitMeaning unit;
        if (causal->system->parts.at[v->part].is_port && !v->is_flow && !v->is_signal && v->integral < 0 &&
            representative >= 0 && !is_opposite && sysml_unit_meaning(&v->unit, &unit) &&
            dimension_is_same(&unit.dimension, &kelvin) && !(fabs(unit.offset) > 0))
            is_temperature[representative] = true;
    }
    return is_temperature;
}

static bool try_loop(Products *p, const Block *block)
{
    const int variables = p->causal->variables.count;
    p->unknowns = (IntList){0};
    p->rows.count = 0; /* its memory serves the next loop */
    for (int i = 0; i < block_size(block); i++) {
        const int equation = block_equation(block, i), x = block_unknown(block, i);
        const CausalEquation *e = &p->causal->equations.at[equation];
        list_push(p->scratch, &p->unknowns, x);
        list_push(p->arena, &p->rows, (ProductRow){.row = {e->left, e->right, equation}, .is_plain = true});
        p->in_loop[x] = p->is_factor[x] = true;
        p->partner[x] = -1;
        p->rows_of[x] = (IntList){0};
    }
    ints_sort(&p->unknowns);
    for (int r = 0; r < p->rows.count; r++) {
        note_terms(p, r, p->rows.at[r].row.left);
        note_terms(p, r, p->rows.at[r].row.right);
    }
    bool is_taken = find_factors(p);
    if (is_taken) {
        add_products(p);
        is_taken = is_linear_now(p);
    }
    if (is_taken)
        take_products(p);
    else
        forget_products(p, variables);
    for (int i = 0; i < p->unknowns.count; i++)
        p->in_loop[p->unknowns.at[i]] = p->is_factor[p->unknowns.at[i]] = false;
    arena_reset(p->scratch);
    return is_taken;
}

bool products_take(Arena *arena, Causal *causal, const Schedule *schedule)
{
    int capacity = causal->variables.count; /* each unknown of these loops may give a product */
    for (int b = 0; b < schedule->count; b++)
        capacity += schedule->at[b]->kind == BLOCK_NONLINEAR ? block_size(schedule->at[b]) : 0;
    if (capacity == causal->variables.count)
        return false;
    Arena *tables = arena_new(), *scratch = arena_new();
    Products p = {.arena = arena, .scratch = scratch, .causal = causal,
                  .never_vanishes = temperatures(tables, causal, capacity),
                  .in_loop = arena_array(tables, bool, capacity),
                  .in_part = arena_array(tables, bool, capacity), .column = arena_array(tables, int, capacity),
                  .partner = arena_array(tables, int, capacity), .first = arena_array(tables, int, capacity),
                  .is_factor = arena_array(tables, bool, capacity), .product = arena_array(tables, Expr, capacity),
                  .rows_of = arena_array(tables, IntList, capacity)};
    bool is_any = false;
    for (int b = 0; b < schedule->count; b++)
        if (schedule->at[b]->kind == BLOCK_NONLINEAR)
            is_any |= try_loop(&p, schedule->at[b]);
    arena_free(scratch);
    arena_free(tables);
    return is_any;
}
