/* peak.c - finds relations whose sides may have a narrow peak.
 *
 * The integrator's steps suit the states. A polynomial of low degree in time and states changes as slowly as they do. A
 * quotient, a high power or a function such as exp() may rise and fall within a step, and be flat at both ends of it.
 */
#include "causal/discrete.h"

/* Degrees of polynomials: up to SLOW they change slowly. All other functions have degree MANY. */
enum { SLOW = 4, MANY = SLOW + 1 };

typedef struct {
    Arena *arena;
    const Causal *causal;
    int *degree; /* by variable */
} Peaks;

static int at_most_many(int degree)
{
    return degree < MANY ? degree : MANY;
}

/* The degree of a power, given the degrees of base and exponent. */
static int degree_of_power(Expr e, int base, int exponent)
{
    if (exponent > 0)
        return MANY;
    for (int k = 1; k <= SLOW; k++)
        if (expr_is_number(e->at[1], k))
            return at_most_many(k * base);
    return base > 0 ? MANY : 0;
}

/* The degree of a node. Conditions, integer parts and intervals keep their values between events: degree 0. */
static int degree_of_node(const Peaks *p, Expr e, const Map *known)
{
    const int variable = e->op == OP_VARIABLE ? causal_variable(p->causal, e) : -1;
    int most = 0, sum = 0;
    for (int i = e->op == OP_IF; i < e->count; i++) {
        const int own = map_get(known, e->at[i], 0);
        most = own > most ? own : most;
        sum += own;
    }
    switch (e->op) {
    case OP_TIME: return 1;
    case OP_VARIABLE: return variable >= 0 ? p->degree[variable] : 0;
    case OP_ADD: case OP_SUBTRACT: case OP_NEGATE: case OP_NO_EVENT: case OP_SMOOTH: case OP_HOMOTOPY: case OP_IF:
    case OP_MIN: case OP_MAX: case OP_ABS: return most;
    case OP_MULTIPLY: return at_most_many(sum);
    case OP_DIVIDE: return map_get(known, e->at[1], 0) > 0 ? MANY : sum;
    case OP_POWER: return degree_of_power(e, map_get(known, e->at[0], 0), map_get(known, e->at[1], 0));
    case OP_PIECE: return at_most_many(3 * map_get(known, e->at[0], 0));
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: case OP_EQUAL: case OP_NOT_EQUAL:
    case OP_NOT: case OP_AND: case OP_OR: case OP_SIGN: case OP_FLOOR: case OP_CEIL: case OP_INTEGER: case OP_DIV:
    case OP_INTERVAL: return 0;
    default: return most > 0 ? MANY : 0;
    }
}

static int degree_of(const Peaks *p, Expr e)
{
    ExprList nodes = {0};
    Map *known = map_new(p->arena);
    expr_nodes(e, p->arena, &nodes);
    for (int i = 0; i < nodes.count; i++)
        map_put(known, nodes.at[i], degree_of_node(p, nodes.at[i], known));
    return map_get(known, e, 0);
}

static bool raise_to(Peaks *p, int variable, int degree)
{
    if (p->degree[variable] >= degree)
        return false;
    p->degree[variable] = degree;
    return true;
}

static bool raise_all(Peaks *p, const Block *block, int degree)
{
    bool has_risen = false;
    for (int i = 0; i < block_size(block); i++)
        has_risen |= raise_to(p, block_unknown(block, i), degree);
    return has_risen;
}

/* Raises the degrees of a block's variables; true if one has risen. A linear loop with constant coefficients gives sums
 * of its variables, of degree 1; other loops give MANY. */
static bool follow_block(Peaks *p, const Block *block)
{
    ExprList expressions = {0};
    if (block->kind == BLOCK_ASSIGN)
        return raise_all(p, block, degree_of(p, block->inner.at[0].value));
    const bool has_risen = raise_all(p, block, 1);
    bool is_sum = block->kind == BLOCK_LINEAR;
    block_expressions(p->arena, p->causal, block, &expressions);
    for (int i = 0; i < expressions.count && is_sum; i++)
        is_sum = degree_of(p, expressions.at[i]) <= 1;
    return (!is_sum && raise_all(p, block, MANY)) || has_risen;
}

/* In the system of all modes, blocks have no common order: the pass is repeated until no degree rises. */
static void find_degrees(Peaks *p)
{
    bool has_risen = true;
    for (int v = 0; v < p->causal->variables.count; v++)
        p->degree[v] = p->causal->variables.at[v].role == ROLE_STATE;
    while (has_risen) {
        has_risen = false;
        for (int b = 0; b < p->causal->continuous.count; b++)
            has_risen |= follow_block(p, p->causal->continuous.at[b]);
        has_risen &= p->causal->clusters.count > 0;
    }
}

/* True if a side of a watched relation may peak. For an interval, the axis does not count. */
static bool branch_may_peak(const Peaks *p, const Branch *branch)
{
    const int sides = branch->is_integer ? 1 : branch->value->count;
    bool may = false;
    for (int k = 0; k < sides && branch_is_watched(branch); k++)
        may = may || degree_of(p, branch->value->at[k]) > SLOW;
    return may;
}

void branches_peak(Causal *causal)
{
    if (!causal->branches.count)
        return;
    Arena *scratch = arena_new();
    Peaks p = {scratch, causal, arena_array(scratch, int, causal->variables.count)};
    find_degrees(&p);
    for (int i = 0; i < causal->branches.count; i++)
        causal->branches.at[i].may_peak = branch_may_peak(&p, &causal->branches.at[i]);
    arena_free(scratch);
}
