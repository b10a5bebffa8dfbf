/* block.c - makes an assignment, or a torn loop with its exact Jacobian, of a strongly connected component. */
#include "causal/alias.h"
#include "causal/explain.h"

#include <math.h>
#include <string.h>

/* A linear loop with one tearing variable is solved symbolically unless the result gets too long for a reviewer. */
enum { LONGEST_SYMBOLIC = 120 };

typedef struct {
    Arena *arena, *scratch; /* scratch: freed once the loop is built */
    Causal *causal;
    BlockBuilder *builder;
    const Row *rows;
    const int *unknowns;
    int count;
    const bool *in_loop; /* by variable */
    Map *solutions;      /* row * count + column -> index into solved, memo */
    List(Solution) solved;
    Growth *growth;      /* of a linear loop, else NULL */
} Loop;

static Expr unknown_leaf(const Causal *causal, int variable)
{
    return causal->variables.at[variable].leaf;
}

static const Solution *solution_of(Loop *loop, int row, int column)
{
    uint64_t key = (uint64_t)row * (uint64_t)loop->count + (uint64_t)column;
    int known = map_get_number(loop->solutions, key, -1);
    if (known < 0) {
        known = loop->solved.count;
        Expr leaf = unknown_leaf(loop->causal, loop->unknowns[column]);
        list_push(loop->scratch, &loop->solved, expr_solve(loop->rows[row].left, loop->rows[row].right, leaf));
        map_put_number(loop->solutions, key, known);
    }
    return &loop->solved.at[known];
}

/* True if tearing may solve the row for the column. It never divides by a value that may vanish while running, only by
 * expressions of constants whose value is neither zero nor rounding for the stated constants. Discrete unknowns are
 * tearing variables, and their equations are residuals: the other unknowns then follow as in continuous time, and kept
 * values are exact. */
static bool can_solve(void *context, int row, int column)
{
    Loop *loop = context;
    const Causal *causal = loop->causal;
    int equation = loop->rows[row].equation;
    if (causal->variables.at[loop->unknowns[column]].role == ROLE_DISCRETE ||
        (equation >= 0 && causal->equations.at[equation].use == EQUATION_DISCRETE))
        return false;
    const Solution *solution = solution_of(loop, row, column);
    if (solution->solvability != SOLVE_DIVIDED ||
        !causal_mentions_constants_only(loop->scratch, causal, solution->divisor))
        return solution->solvability == SOLVE_ALWAYS;
    const double *constants = loop->builder->constants;
    double value = causal_value(causal, solution->divisor, 0, constants);
    return isfinite(value) && fabs(value) > stated_rounding * causal_magnitude(causal, solution->divisor, 0, constants);
}

Block *block_of_assignment(Arena *arena, Assignment assignment)
{
    Block *block = arena_new_of(arena, Block);
    block->kind = BLOCK_ASSIGN;
    block->inner.at = arena_new_of(arena, Assignment);
    block->inner.at[0] = assignment;
    block->inner.count = block->inner.capacity = 1;
    return block;
}

/* ---- the Jacobian, forward through the inner assignments ---- */

/* Adds d(e)/d(tear) to the sums, by column: d(e)/d(v) * d(v)/d(tear) for all unknowns v of the loop in e. */
static void chain_rule(Loop *loop, Expr e, ExprList *sums, Heap *columns)
{
    const IntList unknowns = causal_mentioned_of(loop->scratch, loop->causal, e, NULL, loop->in_loop);
    for (int i = 0; i < unknowns.count; i++) {
        Expr partial = causal_partial(e, unknown_leaf(loop->causal, unknowns.at[i]));
        partial = signed_slope(&(SignedSlopes){.causal = loop->causal}, e, partial);
        const Gradient *gradient = &loop->builder->gradient[unknowns.at[i]];
        for (int k = 0; k < gradient->count; k++) {
            int column = gradient->at[k].column;
            if (!sums[column].count)
                heap_push(loop->scratch, columns, (uint64_t)column);
            list_push(loop->scratch, &sums[column], expr_multiply(partial, gradient->at[k].value));
        }
    }
}

/* Returns the sum of chain_rule for one column, and clears it. */
static Expr take_sum(ExprList *sums, int column)
{
    Expr sum = sums[column].count ? expr_sum(sums[column].count, sums[column].at) : expr_number(0);
    sums[column].count = 0;
    return sum;
}

static void build_jacobian(Loop *loop, Block *block)
{
    const Causal *causal = loop->causal;
    Gradient *gradient = loop->builder->gradient;
    ExprList *left = arena_array(loop->scratch, ExprList, block->tearing.count);
    ExprList *right = arena_array(loop->scratch, ExprList, block->tearing.count);
    Heap columns = {0};
    for (int column = 0; column < block->tearing.count; column++)
        list_push(loop->scratch, &gradient[block->tearing.at[column]], (GradientEntry){column, expr_number(1)});
    for (int i = 0; i < block->inner.count; i++) {
        const Assignment *inner = &block->inner.at[i];
        chain_rule(loop, inner->value, left, &columns);
        while (columns.count > 0) {
            int column = (int)heap_pop(&columns);
            Expr slope = take_sum(left, column);
            if (expr_is_number(slope, 0))
                continue;
            if (slope->count > 0 && !block->is_sparse) {
                Name name = name_format("d(%s)/d(%s)", causal->variables.at[inner->variable].path->text,
                                        causal->variables.at[block->tearing.at[column]].path->text);
                Expr leaf = expr_variable(name, TYPE_REAL);
                list_push(loop->arena, &block->partials, (Partial){leaf, inner->variable, column, slope});
                slope = leaf;
            }
            list_push(loop->scratch, &gradient[inner->variable], (GradientEntry){column, slope});
        }
    }
    for (int row = 0; row < block->residuals.count; row++) {
        const CausalEquation *e = &causal->equations.at[block->residuals.at[row]];
        chain_rule(loop, e->left, left, &columns);
        chain_rule(loop, e->right, right, &columns);
        for (int last = -1; columns.count > 0;) {
            int column = (int)heap_pop(&columns);
            if (column == last) /* on both sides */
                continue;
            last = column;
            Expr slope = take_sum(left, column);
            slope = expr_subtract(slope, take_sum(right, column));
            if (!expr_is_number(slope, 0))
                list_push(loop->arena, &block->jacobian, (JacobianEntry){row, column, slope});
        }
    }
    for (int i = 0; i < loop->count; i++)
        gradient[loop->unknowns[i]] = (Gradient){0};
}

static bool mentions_marked(Arena *arena, const Causal *causal, Expr e, const bool *is_marked)
{
    return causal_mentioned_of(arena, causal, e, NULL, is_marked).count > 0;
}

bool block_row_is_affine(Arena *arena, const Causal *causal, const Row *row, const bool *in_loop)
{
    const IntList unknowns = causal_mentioned_of(arena, causal, row->left, row->right, in_loop);
    for (int i = 0; i < unknowns.count; i++) {
        Expr leaf = unknown_leaf(causal, unknowns.at[i]), culprit = NULL;
        Expr left = expr_differentiate(row->left, leaf, &culprit);
        Expr right = expr_differentiate(row->right, leaf, &culprit);
        if (!left || !right || mentions_marked(arena, causal, left, in_loop) ||
            mentions_marked(arena, causal, right, in_loop))
            return false;
    }
    /* Relations of unknowns have derivative 0 but are not affine. */
    for (int side = 0; side < 2; side++) {
        Expr e = side ? row->right : row->left, rest = e, coefficient;
        for (int i = 0; i < unknowns.count; i++)
            if (!expr_linear(rest, unknown_leaf(causal, unknowns.at[i]), &coefficient, &rest))
                return false;
        if (mentions_marked(arena, causal, rest, in_loop))
            return false;
    }
    return true;
}

/* ---- identically singular loops ---- */

/* True if the block is singular at a few points; constants have their stated values, since they may decide that. */
static bool is_identically_singular(Loop *loop, const Block *block)
{
    bool is_singular = true;
    for (int point = 0; point < STATED_POINTS && is_singular; point++)
        is_singular = block_is_singular_at(loop->causal, block, loop->builder->points->values[point]);
    return is_singular;
}

static void singular_loop(Loop *loop)
{
    IntList equations = {0}, variables = {0};
    for (int i = 0; i < loop->count; i++) {
        if (loop->rows[i].equation >= 0)
            list_push(loop->scratch, &equations, loop->rows[i].equation);
        list_push(loop->scratch, &variables, loop->unknowns[i]);
    }
    const FlatEquation *first = equations.count ? causal_equation_declaration(loop->causal, equations.at[0]) : NULL;
    diag(DIAG_C06, first ? first->source : loop->causal->system->block->source,
         "these %d equations do not determine their unknowns with the given constants: not yet supported",
         loop->count);
    causal_detail_equations(loop->scratch, loop->causal, &equations);
    diag_detail("unknowns:");
    causal_detail_variables(loop->scratch, loop->causal, &variables);
}

/* ---- loops ---- */

/* Solves an affine loop with one tearing variable: substitutes the inner assignments into the residual and solves it,
 * so that the loop becomes a sequence of assignments. False if expressions get too long. */
static bool solve_symbolically(Loop *loop, const Block *block, Schedule *schedule)
{
    const Causal *causal = loop->causal;
    Expr *image = loop->builder->image;
    for (int i = 0; i < block->inner.count; i++) {
        Expr value = causal_with_images(causal, block->inner.at[i].value, image);
        if (expr_size(value) > LONGEST_SYMBOLIC)
            return false;
        image[block->inner.at[i].variable] = value;
    }
    const CausalEquation *e = &causal->equations.at[block->residuals.at[0]];
    Expr left = causal_with_images(causal, e->left, image), right = causal_with_images(causal, e->right, image);
    int tear = block->tearing.at[0];
    Solution solution = expr_solve(left, right, unknown_leaf(causal, tear));
    if (solution.solvability == SOLVE_NOT || expr_size(solution.result) > LONGEST_SYMBOLIC)
        return false;
    const Assignment solved = {tear, solution.result, solution.divisor, block->residuals.at[0]};
    list_push(loop->arena, schedule, block_of_assignment(loop->arena, solved));
    list_last(schedule)->is_state_selection = block->is_state_selection;
    for (int i = 0; i < block->inner.count; i++)
        if (block->inner.at[i].equation >= 0)
            list_push(loop->arena, &list_last(schedule)->through, block->inner.at[i].equation);
    for (int i = 0; i < block->inner.count; i++)
        list_push(loop->arena, schedule, block_of_assignment(loop->arena, block->inner.at[i]));
    return true;
}

static Tearing tear_loop(Loop *loop)
{
    enum { MOST_TRIED = 50 };
    Arena *arena = loop->scratch;
    int *position = loop->builder->position, *all = arena_array(arena, int, loop->count);
    int *preference = arena_array(arena, int, loop->count);
    for (int k = 0; k < loop->count; k++) {
        all[k] = position[loop->unknowns[k]] = k;
        preference[k] = loop->causal->variables.at[loop->unknowns[k]].start ? 1 : 0;
    }
    Incidence incidence =
        causal_incidence(arena, loop->causal, loop->rows, loop->count, loop->in_loop, position, loop->count);
    Tearing tearing =
        graph_tear(arena, &incidence, all, loop->count, all, loop->count, can_solve, loop, preference);
    /* The choice is greedy. If a small loop has two tearing variables, try whether one is enough: it is solved then. */
    for (int k = 0; k < loop->count && loop->count <= MOST_TRIED && tearing.tear_column.count == 2; k++) {
        int *others = arena_array(arena, int, loop->count);
        for (int i = 0; i < loop->count - 1; i++)
            others[i] = i + (i >= k);
        Tearing given =
            graph_tear(arena, &incidence, all, loop->count, others, loop->count - 1, can_solve, loop, preference);
        if (given.tear_column.count)
            continue;
        list_push(arena, &given.tear_column, k);
        tearing = given;
    }
    return tearing;
}

/* Largest number of sums of three or more unknowns in a chain of inner assignments. Each sum may cancel digits, and
 * along a ladder of resistors the loss grows exponentially. */
enum { LONGEST_CHAIN = 6 };

/* The limit of chains of inner assignments. */
typedef struct {
    int longest;    /* number of links in a chain */
    bool count_all; /* each assignment is a link; else only sums of three or more unknowns are */
    bool is_sparse;
} Chains;

/* The block of a tearing. Where a chain of inner assignments gets too long, or loses too many digits, its variable
 * becomes a tearing variable, too. */
static Block *torn_block(Loop *loop, const Tearing *tearing, BlockKind kind, Chains chains)
{
    Block *block = arena_new_of(loop->arena, Block);
    block->kind = kind;
    block->is_sparse = chains.is_sparse;
    for (int i = 0; i < loop->count; i++)
        block->is_state_selection |= loop->builder->is_differentiated[loop->rows[i].equation];
    for (int i = 0; i < tearing->residual_row.count; i++) {
        list_push(loop->arena, &block->residuals, loop->rows[tearing->residual_row.at[i]].equation);
        list_push(loop->arena, &block->tearing, loop->unknowns[tearing->tear_column.at[i]]);
    }
    if (loop->growth)
        growth_begin(loop->growth);
    int *depth = arena_array(loop->scratch, int, loop->count);
    for (int i = 0; i < tearing->inner_row.count; i++) {
        int row = tearing->inner_row.at[i], column = tearing->inner_column.at[i], before = 0;
        const Row *at = &loop->rows[row];
        const IntList found = causal_mentioned_of(loop->scratch, loop->causal, at->left, at->right, loop->in_loop);
        for (int k = 0; k < found.count; k++) {
            int other = loop->builder->position[found.at[k]];
            if (other != column && depth[other] > before)
                before = depth[other];
        }
        depth[column] = before + (chains.count_all || found.count > 2);
        if (depth[column] > chains.longest || (loop->growth && !growth_assign(loop->growth, row, column))) {
            depth[column] = 0;
            list_push(loop->arena, &block->residuals, at->equation);
            list_push(loop->arena, &block->tearing, loop->unknowns[column]);
        } else {
            const Solution *solution = solution_of(loop, row, column);
            list_push(loop->arena, &block->inner, (Assignment){loop->unknowns[column], solution->result,
                                                               solution->divisor, at->equation});
        }
    }
    build_jacobian(loop, block);
    return block;
}

typedef struct {
    int variable;
    double number;
} Kept;
typedef List(Kept) KeptList;

/* Loops with elements of arrays must be judged in the same way for each element. Such a loop therefore gets the point's
 * numbers in the order in which it mentions its quantities. Returns the numbers that they had. */
static KeptList number_elements(const Loop *loop, const Block *block, int point)
{
    const Causal *causal = loop->causal;
    double *values = loop->builder->points->values[point];
    const double *stated = loop->builder->points->values[0];
    Map *seen = map_new(loop->scratch);
    IntList mentioned = {0};
    KeptList kept = {0};
    bool has_element = false;
    block_mentions(loop->scratch, causal, block, &mentioned);
    for (int i = 0; i < mentioned.count && !has_element; i++)
        has_element = strchr(causal->variables.at[mentioned.at[i]].path->text, '[') != NULL;
    for (int i = 0; i < mentioned.count && has_element; i++) {
        const int v = mentioned.at[i];
        if (map_get_number(seen, (uint64_t)v, 0) || causal->variables.at[v].leaf->type == TYPE_BOOLEAN)
            continue;
        const double number = points_number(kept.count, point);
        const bool is_constant = causal_is_constant_role(causal->variables.at[v].role);
        map_put_number(seen, (uint64_t)v, 1);
        list_push(loop->scratch, &kept, (Kept){v, values[v]});
        values[v] = is_constant ? stated[v] * number * ((kept.count + point) % 2 ? 1e3 : 1e-3) : number;
    }
    return kept;
}

/* True if the residuals of a linear loop's own equations are far below the bound of --verify, even if constants are
 * orders of magnitude apart. */
static bool is_accurate(const Loop *loop, const Block *block)
{
    static const double bound = 1e-11;
    bool is_accurate = true;
    for (int point = 0; point < POINT_COUNT && is_accurate && block->kind == BLOCK_LINEAR; point++) {
        double *values = loop->builder->points->values[point];
        KeptList kept = {0};
        if (point >= STATED_POINTS)
            kept = number_elements(loop, block, point);
        is_accurate = block_error_at(loop->causal, block, bound, values) <= bound;
        for (int i = 0; i < kept.count; i++)
            values[kept.at[i].variable] = kept.at[i].number;
    }
    return is_accurate;
}

/* The block torn with errors measured in a balanced matrix, if it needs fewer tearing variables then. */
static Block *balanced_block(Loop *loop, const Tearing *tearing, Chains chains, Block *block)
{
    if (!loop->growth || block->tearing.count == tearing->tear_column.count)
        return block;
    growth_scale(loop->growth, true);
    Block *balanced = torn_block(loop, tearing, block->kind, chains);
    if (balanced->tearing.count < block->tearing.count)
        return balanced;
    growth_scale(loop->growth, false);
    return block;
}

/* With more tearing variables, all unknowns of a loop stay tearing variables: elimination along chains would fill its
 * matrix. */
enum { MOST_DENSE = 60 };

static bool build_loop(Loop *loop, Schedule *schedule)
{
    const Chains sparse = {0, true, true}, plain = {0, true, false};
    BlockKind kind = BLOCK_LINEAR;
    for (int i = 0; i < loop->count && kind == BLOCK_LINEAR; i++)
        if (!block_row_is_affine(loop->scratch, loop->causal, &loop->rows[i], loop->in_loop))
            kind = BLOCK_NONLINEAR;
    Tearing tearing = tear_loop(loop);
    bool is_large = tearing.tear_column.count > MOST_DENSE;
    if (kind == BLOCK_LINEAR && !is_large)
        loop->growth = growth_new(loop->scratch, loop->causal, loop->builder->samples, loop->rows, loop->count,
                                  loop->in_loop, loop->builder->position);
    Chains chains = kind == BLOCK_LINEAR ? (Chains){LONGEST_CHAIN, false, false} : (Chains){4, true, false};
    Block *block = torn_block(loop, &tearing, kind, is_large ? sparse : chains);
    block = balanced_block(loop, &tearing, chains, block);
    if (block->tearing.count <= MOST_DENSE) {
        /* Along chains, numbers may grow beyond all digits: a singular loop must be singular without chains, too. */
        if (is_identically_singular(loop, block) &&
            is_identically_singular(loop, torn_block(loop, &tearing, kind, plain))) {
            singular_loop(loop);
            return false;
        }
        for (int longest = LONGEST_CHAIN / 2; !is_accurate(loop, block) && longest >= 0;
             longest = longest ? longest / 2 : -1)
            block = torn_block(loop, &tearing, kind, (Chains){longest, true, false});
    }
    if (block->tearing.count > MOST_DENSE && !is_large)
        block = torn_block(loop, &tearing, kind, sparse);
    if (block->kind != BLOCK_LINEAR || block->tearing.count > 1 || !solve_symbolically(loop, block, schedule))
        list_push(loop->arena, schedule, block);
    return true;
}

BlockBuilder *block_builder(Arena *arena, Arena *scratch, Causal *causal)
{
    BlockBuilder *builder = arena_new_of(scratch, BlockBuilder);
    *builder = (BlockBuilder){.arena = arena, .scratch = scratch, .causal = causal,
                              .is_differentiated = arena_array(scratch, bool, causal->equations.count)};
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].parent >= 0)
            builder->is_differentiated[e] = builder->is_differentiated[causal->equations.at[e].parent] = true;
    return builder;
}

/* Data of loops, made at the first loop: most schedules of large models have none. */
static void prepare_loops(BlockBuilder *builder)
{
    Arena *arena = builder->scratch;
    int n = builder->causal->variables.count;
    if (builder->points)
        return;
    builder->in_loop = arena_array(arena, bool, n);
    builder->image = arena_array(arena, Expr, n);
    builder->position = arena_array(arena, int, n);
    builder->gradient = arena_array(arena, Gradient, n);
    builder->constants = arena_array(arena, double, n);
    causal_constant_values(builder->causal, builder->constants);
    builder->points = points_new(arena, builder->causal, true);
    builder->samples = growth_samples(arena, builder->causal, builder->points);
}

bool block_build(BlockBuilder *builder, const Row *rows, const int *unknowns, int count, Schedule *schedule)
{
    Arena *arena = builder->arena;
    Causal *causal = builder->causal;
    if (count == 1) {
        Solution solution = expr_solve(rows[0].left, rows[0].right, unknown_leaf(causal, unknowns[0]));
        if (solution.solvability != SOLVE_NOT) {
            const Assignment solved = {unknowns[0], solution.result, solution.divisor, rows[0].equation};
            list_push(arena, schedule, block_of_assignment(arena, solved));
            list_last(schedule)->is_state_selection =
                rows[0].equation >= 0 && builder->is_differentiated[rows[0].equation];
            return true;
        }
    }
    prepare_loops(builder);
    for (int i = 0; i < count; i++) {
        require(rows[i].equation >= 0); /* definitions and starts hold one unknown: never part of a loop */
        builder->in_loop[unknowns[i]] = true;
    }
    Arena *scratch = arena_new();
    Loop loop = {.arena = arena, .scratch = scratch, .causal = causal, .builder = builder, .rows = rows,
                 .unknowns = unknowns, .count = count, .in_loop = builder->in_loop, .solutions = map_new(scratch)};
    bool ok = build_loop(&loop, schedule);
    arena_free(scratch);
    for (int i = 0; i < count; i++) {
        builder->in_loop[unknowns[i]] = false;
        builder->image[unknowns[i]] = NULL;
    }
    return ok;
}
