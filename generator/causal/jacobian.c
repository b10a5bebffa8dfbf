/* jacobian.c - the Jacobian of the derivatives with respect to the states: partial derivatives of each statement on the
 * way from the states to the derivatives, for forward sweeps of the chain rule (Griewank and Walther, Evaluating
 * Derivatives, 2nd ed., SIAM 2008, ch. 3); its sparsity pattern; and the colours of its columns. For a unit, the same
 * from states and inputs to derivatives and outputs.
 *
 * For the system of all modes, it has the rows of all modes. A quantity that modes determine by rows of their own
 * depends on all states that any of these rows depend on. A state of some modes has rows in the other modes. */
#include "causal/alias.h"
#include "causal/loop.h"

/* From LARGE states on, a matrix with more than MOST_FILL times the entries of the augmented system is not formed
 * (measured: a mean field and a recursion then take half of the time with 64 states, a fiftieth with 300). Otherwise a
 * matrix that is more than half filled is treated as full. */
enum { LARGE = 64, MOST_FILL = 4 };

/* From this many states on, the matrix is sparse if less than half of it is filled. KLU then takes half of the time or
 * less (measured: random patterns of 10 to 320 states, and chains of masses). With fewer states there is no measurable
 * difference, and a dense matrix is pivoted anew each time. */
enum { SPARSE_STATES = 16 };

/* The matrix is not formed either if finding its pattern means visiting more than this number of states per
 * variable. */
enum { MOST_WORK = 1000 };

/* A set of positions in the state vector, ascending. Never changed; equal sets are shared where that is easy to see. */
typedef struct {
    const int *at;
    int count;
} Dependence;

typedef struct {
    int variable;
    Expr partial;
    ExprList summands; /* in place of `partial` while the row is read, if there are several */
} DraftTerm;

typedef struct {
    const Block *block;
    int equation, variable; /* variable -1: a residual or an indicator */
    int branch;             /* the branch of an indicator, else -1 */
    int first, count;
    bool is_wanted;
} DraftRow;

/* A term of a sum that is being taken apart. */
typedef struct {
    Expr e;
    bool is_negative;
    Expr divisor; /* or NULL */
} Part;

typedef struct {
    Arena *scratch;
    const Causal *causal;
    IntList columns;     /* variables: the states, then the inputs of a unit */
    Dependence *depends; /* by variable */
    int *block_of;     /* by variable: block number of the last loop that determines it, else 0 */
    int block;         /* number of the present block, from 1 */
    int *term_of;      /* by variable: index of its term in the present row, plus one */
    List(DraftRow) rows;
    List(DraftTerm) terms;
    /* the union being made */
    int *seen; /* by state: number of the last block that has it in its union */
    IntList gathered;
    Dependence largest;
    int64_t work;
    bool is_augmented; /* the matrix is not formed: sets now only tell if they are empty */
    List(Part) parts;
    SignedSlopes slopes;
} Draft;

/* ---- sets ---- */

/* The union of the sets: the largest set, merged with the additions of the others. Only the additions are sorted, so
 * that a sum of all previous quantities is cheap. */
static Dependence union_end(Draft *d)
{
    Dependence most = d->largest;
    int count = d->gathered.count, added = 0;
    if (d->is_augmented || count == most.count)
        return most;
    for (int i = 0; i < most.count; i++)
        d->seen[most.at[i]] = -d->block;
    for (int i = 0; i < count; i++)
        if (d->seen[d->gathered.at[i]] == d->block)
            d->gathered.at[added++] = d->gathered.at[i];
    ints_sort(&(IntList){.at = d->gathered.at, .count = added});
    int *at = arena_array(d->scratch, int, count);
    for (int i = 0, k = 0; i + k < count;) {
        bool takes_most = k == added || (i < most.count && most.at[i] < d->gathered.at[k]);
        int next = takes_most ? most.at[i] : d->gathered.at[k];
        at[i + k] = next;
        i += takes_most;
        k += !takes_most;
    }
    return (Dependence){at, count};
}

/* ---- partial derivatives ---- */

static bool varies(const Draft *d, int variable)
{
    return d->depends[variable].count > 0 || d->block_of[variable] == d->block;
}

static bool is_sum(Expr e)
{
    return e->op == OP_ADD || e->op == OP_SUBTRACT || e->op == OP_NEGATE;
}

/* Adds the partial derivatives of an expression that is not a sum. */
static void add_slopes(Draft *d, DraftRow *row, Part part)
{
    const IntList mentioned = causal_mentioned(d->scratch, d->causal, part.e, NULL);
    for (int i = 0; i < mentioned.count; i++) {
        int variable = mentioned.at[i], known = d->term_of[variable] - 1;
        if (!varies(d, variable))
            continue;
        Expr partial = causal_partial(part.e, d->causal->variables.at[variable].leaf);
        partial = signed_slope(&d->slopes, part.e, partial);
        if (expr_is_number(partial, 0))
            continue;
        partial = part.divisor ? expr_divide(partial, part.divisor) : partial;
        partial = part.is_negative ? expr_negate(partial) : partial;
        if (known >= row->first && known < d->terms.count && d->terms.at[known].variable == variable) {
            DraftTerm *term = &d->terms.at[known];
            if (!term->summands.count)
                list_push(d->scratch, &term->summands, term->partial);
            list_push(d->scratch, &term->summands, partial);
            continue;
        }
        d->term_of[variable] = d->terms.count + 1;
        list_push(d->scratch, &d->terms, (DraftTerm){variable, partial, {0}});
    }
}

/* Adds the partial derivatives of an expression. Sums, and quotients of sums by constants, are split into their terms,
 * so that the cost of a row is proportional to its terms. */
static void add_partials(Draft *d, DraftRow *row, Expr e, bool is_negative)
{
    d->parts.count = 0;
    list_push(d->scratch, &d->parts, (Part){e, is_negative, NULL});
    while (d->parts.count) {
        Part part = d->parts.at[--d->parts.count];
        Expr at = part.e;
        bool is_split = at->op == OP_DIVIDE && !part.divisor && is_sum(at->at[0]);
        const IntList by = is_split ? causal_mentioned(d->scratch, d->causal, at->at[1], NULL) : (IntList){0};
        for (int i = 0; i < by.count; i++)
            is_split = is_split && !varies(d, by.at[i]);
        if (is_split)
            list_push(d->scratch, &d->parts, (Part){at->at[0], part.is_negative, at->at[1]});
        else if (!is_sum(at))
            add_slopes(d, row, part);
        for (int i = at->count - 1; is_sum(at) && i >= 0; i--) {
            bool turns = at->op == OP_NEGATE || (at->op == OP_SUBTRACT && i == 1);
            list_push(d->scratch, &d->parts, (Part){at->at[i], part.is_negative != turns, part.divisor});
        }
    }
}

/* Adds a set to the union. */
static void gather(Draft *d, Dependence set)
{
    d->work += set.count;
    for (int k = 0; !d->is_augmented && k < set.count; k++)
        if (d->seen[set.at[k]] != d->block) {
            d->seen[set.at[k]] = d->block;
            list_push(d->scratch, &d->gathered, set.at[k]);
        }
    if (set.count > d->largest.count)
        d->largest = set;
}

/* Adds a row with its terms; adds the sets of its variables outside of the loop to the union. */
static void read_row(Draft *d, const Block *block, int equation, int variable, Expr left, Expr right)
{
    DraftRow row = {.block = block, .equation = equation, .variable = variable, .branch = -1, .first = d->terms.count};
    add_partials(d, &row, left, false);
    if (right)
        add_partials(d, &row, right, true);
    int kept = row.first;
    for (int i = row.first; i < d->terms.count; i++) {
        DraftTerm term = d->terms.at[i];
        if (term.summands.count)
            term = (DraftTerm){term.variable, expr_sum(term.summands.count, term.summands.at), {0}};
        if (expr_is_number(term.partial, 0))
            continue;
        d->terms.at[kept++] = term;
        if (d->block_of[term.variable] == d->block)
            continue;
        gather(d, d->depends[term.variable]);
    }
    d->terms.count = kept;
    row.count = kept - row.first;
    list_push(d->scratch, &d->rows, row);
}

static void read_block(Draft *d, const Block *block)
{
    int rows = d->rows.count, terms = d->terms.count;
    bool is_loop = block->kind != BLOCK_ASSIGN;
    d->block++;
    d->slopes.is_implicit = is_loop;
    d->is_augmented |= d->work > MOST_WORK * (int64_t)d->causal->variables.count;
    d->gathered.count = 0;
    d->largest = (Dependence){NULL, 0};
    for (int i = 0; is_loop && i < block_size(block); i++)
        d->block_of[block_unknown(block, i)] = d->block;
    for (int i = 0; i < block->inner.count; i++) {
        const Assignment *a = &block->inner.at[i];
        read_row(d, block, a->equation, a->variable, a->value, NULL);
    }
    for (int i = 0; i < block->residuals.count; i++) {
        const CausalEquation *e = &d->causal->equations.at[block->residuals.at[i]];
        read_row(d, block, block->residuals.at[i], -1, e->left, e->right);
    }
    d->is_augmented |= block->is_sparse && d->largest.count > 0; /* it would fill the matrix */
    for (int i = 0; i < block_size(block) && block->modes.in; i++)
        gather(d, d->depends[block_unknown(block, i)]);
    Dependence all = union_end(d);
    if (all.count == 0) { /* a function of time and constants */
        d->rows.count = rows;
        d->terms.count = terms;
    }
    for (int i = 0; i < block_size(block); i++)
        d->depends[block_unknown(block, i)] = all;
}

static int derivative_of(const Causal *causal, int state)
{
    return causal->variables.at[causal->states.at[state]].derivative;
}

/* Marks the rows that derivatives, indicators and other marked variables need, going backwards. All rows of a loop are
 * needed together. */
static void choose_rows(Draft *d, bool *is_needed)
{
    for (int i = 0; i < d->causal->states.count; i++)
        is_needed[derivative_of(d->causal, i)] = true;
    for (int end = d->rows.count; end > 0;) {
        const Block *block = d->rows.at[end - 1].block;
        int begin = end;
        while (begin > 0 && d->rows.at[begin - 1].block == block)
            begin--;
        bool is_wanted = d->rows.at[begin].branch >= 0 || block_determines(block, is_needed);
        for (int r = begin; r < end && is_wanted; r++) {
            DraftRow *row = &d->rows.at[r];
            row->is_wanted = true;
            for (int k = 0; k < row->count; k++)
                is_needed[d->terms.at[row->first + k].variable] = true;
        }
        end = begin;
    }
}

/* ---- the result ---- */

/* Numbers the slots: first the columns, then for each block its tearing variables and its inner variables. A variable
 * has one slot even if modes determine it by different rows. */
static void number_rows(Arena *arena, Linearization *l, const Draft *d)
{
    const Causal *causal = d->causal;
    int *slot = graph_indices(d->scratch, causal->variables.count);
    int *derivative = arena_array(arena, int, causal->states.count);
    IntList variables = {0}; /* by slot */
    const Block *last = NULL;
    const bool is_modal = causal->clusters.count > 0;
    for (int i = 0; i < d->columns.count; i++) {
        slot[d->columns.at[i]] = i;
        list_push(arena, &variables, d->columns.at[i]);
    }
    for (int r = 0; r < d->rows.count; r++) {
        const DraftRow *row = &d->rows.at[r];
        const Block *block = row->block;
        const int tears = block->tearing.count;
        if (!row->is_wanted)
            continue;
        if (block != last && block->kind != BLOCK_ASSIGN)
            list_push(arena, &l->loops, (SlopeLoop){.row = l->rows.count, .inner = block->inner.count, .size = tears,
                                                    .tear = is_modal ? l->tears.count : variables.count});
        for (int i = 0; block != last && i < block_size(block); i++) {
            int variable = i < tears ? block->tearing.at[i] : block->inner.at[i - tears].variable;
            if (slot[variable] < 0) {
                slot[variable] = variables.count;
                list_push(arena, &variables, variable);
            }
            if (i < tears)
                list_push(arena, &l->tears, slot[variable]);
        }
        last = block;
        if (row->branch >= 0) {
            l->watched[row->branch] = variables.count;
            list_push(arena, &variables, causal->branches.at[row->branch].variable);
        }
        list_push(arena, &l->rows,
                  (SlopeRow){.block = block,
                             .equation = row->equation,
                             .slot = row->branch >= 0     ? l->watched[row->branch]
                                     : row->variable >= 0 ? slot[row->variable]
                                                          : -1,
                             .first = l->terms.count,
                             .count = row->count});
        for (int k = row->first; k < row->first + row->count; k++)
            list_push(arena, &l->terms, (SlopeTerm){slot[d->terms.at[k].variable], d->terms.at[k].partial});
    }
    for (int i = 0; i < causal->states.count; i++)
        derivative[i] = slot[derivative_of(causal, i)];
    l->derivative = derivative;
    l->variable = variables.at;
    l->slots = variables.count;
}

/* The pattern by rows: the sets of the derivatives, with or without the diagonal; ascending. */
static Incidence rows_of(Arena *arena, const Draft *d, bool with_diagonal)
{
    int n = d->causal->states.count;
    IntList *lists = arena_array(d->scratch, IntList, n);
    for (int i = 0; i < n; i++) {
        const Dependence set = d->depends[derivative_of(d->causal, i)];
        for (int k = 0; k < set.count; k++)
            list_push(d->scratch, &lists[i], set.at[k]);
        if (with_diagonal) {
            list_push(d->scratch, &lists[i], i);
            ints_sort(&lists[i]);
        }
    }
    return incidence_of(arena, n, n, lists);
}

static void find_pattern(Arena *arena, Linearization *l, const Draft *d)
{
    /* Entries of the augmented system: each row's terms, the slot that it determines, and the derivative of each
     * state. */
    int64_t n = l->states, filled = 0, augmented = l->terms.count + l->states;
    for (int r = 0; r < l->rows.count; r++)
        augmented += l->rows.at[r].slot >= 0;
    for (int i = 0; i < l->states; i++) {
        augmented += l->derivative[i] >= 0;
        filled += d->depends[derivative_of(d->causal, i)].count;
    }
    const bool has_sizes = flat_has_sizes(d->causal->system); /* the pattern holds for all sizes */
    l->is_augmented = d->is_augmented || (n >= LARGE && !has_sizes && filled > MOST_FILL * augmented);
    l->is_full = !l->is_augmented && n >= LARGE && !has_sizes && 2 * filled > n * n;
    if (l->is_augmented || l->is_full) {
        l->nonzeros = l->is_full ? n * n : augmented;
        l->colours = l->states;
        return;
    }
    int *colour = arena_array(arena, int, l->states);
    l->depends = rows_of(arena, d, false);
    l->pattern = rows_of(arena, d, true);
    l->nonzeros = l->states ? l->pattern.start[l->states] : 0;
    l->is_sparse = n > 0 && (has_sizes || (n >= SPARSE_STATES && 2 * l->nonzeros < n * n));
    const Incidence columns = incidence_transpose(d->scratch, &l->pattern);
    const ColourPattern pattern = {l->states,         l->states,     l->pattern.start,
                                   l->pattern.column, columns.start, columns.column};
    const int longest = colour_longest(&pattern, arena_array(d->scratch, int, l->states + 1));
    l->colours = colour_columns(&pattern, longest, colour, arena_array(d->scratch, int, 2 * l->states + 1));
    for (int r = 0; r < l->states; r++)
        if (l->pattern.start[r + 1] - l->pattern.start[r] > longest)
            list_push(arena, &l->long_rows, r);
    l->colour = colour;
}

static Draft draft_new(Arena *scratch, const Causal *causal, IntList columns)
{
    const int variables = causal->variables.count;
    Expr *definition = arena_array(scratch, Expr, variables);
    for (int b = 0; b < causal->continuous.count; b++)
        if (causal->continuous.at[b]->kind == BLOCK_ASSIGN && !causal->continuous.at[b]->modes.in)
            definition[causal->continuous.at[b]->inner.at[0].variable] = causal->continuous.at[b]->inner.at[0].value;
    Draft d = {.scratch = scratch,
               .causal = causal,
               .columns = columns,
               .depends = arena_array(scratch, Dependence, variables),
               .block_of = arena_array(scratch, int, variables),
               .term_of = arena_array(scratch, int, variables),
               .seen = arena_array(scratch, int, columns.count),
               .slopes = {.causal = causal, .definition = definition, .is_secant = true}};
    int *position = arena_array(scratch, int, columns.count);
    for (int i = 0; i < columns.count; i++) {
        position[i] = i;
        d.depends[columns.at[i]] = (Dependence){&position[i], 1};
    }
    for (int i = 0; i < causal->states.count; i++)
        require(derivative_of(causal, i) >= 0 && causal->variables.at[derivative_of(causal, i)].role != ROLE_ALIAS);
    return d;
}

const Linearization *linearize(Arena *arena, const Causal *causal)
{
    Linearization *l = arena_new_of(arena, Linearization);
    Arena *scratch = arena_new();
    Draft d = draft_new(scratch, causal, causal->states);
    l->states = causal->states.count;
    for (int b = 0; b < causal->continuous.count; b++)
        if (!causal->continuous.at[b]->is_output_only)
            read_block(&d, causal->continuous.at[b]);
    choose_rows(&d, arena_array(scratch, bool, causal->variables.count));
    number_rows(arena, l, &d);
    find_pattern(arena, l, &d);
    arena_free(scratch);
    return l;
}

/* ---- linearization of a unit ---- */

bool linearization_takes(const System *system, const FlatInput *input)
{
    return !input->signals.count && system->variables.at[input->variable].type == TYPE_REAL;
}

/* The states, then the inputs that are columns. */
static IntList columns_of_unit(Arena *arena, const Causal *causal)
{
    IntList columns = {0};
    for (int i = 0; i < causal->states.count; i++)
        list_push(arena, &columns, causal->states.at[i]);
    for (int i = 0; i < causal->system->inputs.count; i++)
        if (linearization_takes(causal->system, &causal->system->inputs.at[i]))
            list_push(arena, &columns, causal_representative(causal, causal->system->inputs.at[i].variable));
    return columns;
}

/* Adds the row of an indicator, as a block of its own that determines no variable. */
static void read_indicator(Draft *d, Arena *arena, int index)
{
    const Branch *branch = &d->causal->branches.at[index];
    const bool is_upward = branch->value->op == OP_GREATER || branch->value->op == OP_GREATER_EQUAL;
    const Expr first = branch->value->at[0], second = branch->is_integer ? expr_number(0) : branch->value->at[1];
    const bool is_turned = branch->is_integer || is_upward == branch_holds_at_zero(branch);
    Expr indicator = is_turned ? expr_subtract(second, first) : expr_subtract(first, second);
    if (branch->gate)
        indicator = expr_if(branch->gate, indicator, expr_number(0));
    d->block++;
    d->slopes.is_implicit = false;
    read_row(d, arena_new_of(arena, Block), -1, -1, indicator, NULL);
    list_last(&d->rows).branch = index;
}

/* False with state sets, which choose among columns, or large loops, whose rows are not a dense system. */
static bool has_sensitivities(const Causal *causal)
{
    bool has = !causal->sets.count;
    for (int b = 0; b < causal->continuous.count && has; b++)
        has = !causal->continuous.at[b]->is_sparse;
    return has;
}

const Linearization *linearize_unit(Arena *arena, const Causal *causal, const IntList *outputs, bool with_indicators)
{
    if (!has_sensitivities(causal))
        return NULL;
    Arena *scratch = arena_new();
    const IntList columns = columns_of_unit(scratch, causal);
    int *watched = graph_indices(arena, causal->branches.count), watched_count = 0;
    for (int i = 0; i < causal->branches.count && with_indicators; i++)
        watched_count += branch_is_watched(&causal->branches.at[i]);
    if (!outputs->count && !watched_count && columns.count == causal->states.count &&
        !causal->linearization->is_augmented) {
        arena_free(scratch);
        return causal->linearization;
    }
    Linearization *l = arena_new_of(arena, Linearization);
    Draft d = draft_new(scratch, causal, columns);
    bool *is_needed = arena_array(scratch, bool, causal->variables.count);
    bool *is_given = arena_array(scratch, bool, causal->variables.count);
    l->states = causal->states.count;
    l->inputs = d.columns.count - l->states;
    d.is_augmented = true; /* no pattern is wanted */
    for (int i = 0; i < outputs->count; i++)
        if (causal_representative(causal, outputs->at[i]) >= 0)
            is_needed[causal_representative(causal, outputs->at[i])] = true;
    for (int i = l->states; i < d.columns.count; i++)
        is_given[d.columns.at[i]] = true;
    for (int b = 0; b < causal->continuous.count; b++)
        if (!block_determines(causal->continuous.at[b], is_given))
            read_block(&d, causal->continuous.at[b]);
    for (int i = 0; i < causal->branches.count && with_indicators; i++)
        if (branch_is_watched(&causal->branches.at[i]))
            read_indicator(&d, arena, i);
    choose_rows(&d, is_needed);
    l->watched = watched;
    number_rows(arena, l, &d);
    if (!causal->clusters.count)
        linearization_check(l);
    arena_free(scratch);
    return l;
}

void linearization_check(const Linearization *l)
{
    int known = l->states + l->inputs, loop = 0, end = 0; /* end: of the rows of the present loop */
    for (int r = 0; r < l->rows.count; r++) {
        const SlopeRow *row = &l->rows.at[r];
        if (loop < l->loops.count && l->loops.at[loop].row == r) {
            const SlopeLoop *at = &l->loops.at[loop++];
            require(at->tear == known && at->size > 0);
            known += at->size;
            end = r + at->inner + at->size;
        }
        for (int k = 0; k < row->count; k++)
            require(l->terms.at[row->first + k].slot < known);
        require(row->slot == (r >= end || r < end - l->loops.at[loop - 1].size ? known : -1));
        known += row->slot >= 0;
    }
    require(known == l->slots);
    for (int i = 0; i < l->states; i++)
        require(l->derivative[i] != i && l->derivative[i] < l->slots); /* it may be another state's slot */
}
