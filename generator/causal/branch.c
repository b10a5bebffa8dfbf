/* branch.c - each condition in equations becomes a branch: a variable that is kept between events.
 *
 * max(a, b) is `if a > b then a else b`, mod(x, y) is x - y*floor(x/y), interpolation is a piece of its table, and so
 * on: only relations, integer parts and numbers of intervals remain. If such a condition varies in continuous time, it
 * becomes a branch; equal conditions become the same branch. Conditions of constants and discrete variables alone
 * change at events anyway. Expressions evaluated only at a clock's ticks need no branch; nor do noEvent() and
 * smooth(). */
#include "causal/alias.h"
#include "causal/discrete.h"

typedef struct {
    Arena *arena;
    const Causal *causal;
    Causal *made;            /* where branches are made; NULL: they are looked up for an expression as drawn */
    int equation, algorithm; /* in which the expression occurs, or -1 */
    Expr gate;               /* condition on values before the event, under which the expression counts; NULL: always */
    Expr presence;           /* the equation or algorithm exists while this holds; NULL: always */
} Branching;

static bool is_past(Expr e)
{
    return e->op == OP_TABLE && expr_is_past(e);
}

/* True if the value varies between events. */
static bool varies(const Branching *b, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, b->arena, &leaves);
    bool is = expr_find(e, is_past) != NULL;
    for (int i = 0; i < leaves.count && !is; i++) {
        int variable = causal_variable(b->causal, leaves.at[i]);
        is = leaves.at[i]->op == OP_TIME ||
             (variable >= 0 && !causal_is_known_role(b->causal->variables.at[variable].role));
    }
    return is;
}

/* The disjunction of two presences or gates; NULL: always. */
static Expr either(Expr a, Expr b)
{
    return !a || !b ? NULL : a == b ? a : expr_apply(OP_OR, 2, (Expr[]){a, b});
}

/* The variable of the branch for a value. Where branches are made, the branch is made if it does not exist, or its gate
 * is extended by the present gate.
 *
 * The name of a branch is its text: no path of a model contains a relation, parentheses or a blank. Nested branches
 * appear in the text by their own names: without a limit, names would double with each level. */
static Expr branch_leaf(Branching *b, Expr value)
{
    enum { LONGEST = 200 };
    Causal *made = b->made;
    int known = map_get(b->causal->branch_of, value, -1);
    if (known >= 0) {
        const Branch *branch = &b->causal->branches.at[known];
        Expr gate = b->gate;
        bool is_part = gate && gate == branch->gate;
        for (int i = 0; gate && gate->op == OP_AND && i < gate->count; i++)
            is_part |= gate->at[i] == branch->gate;
        if (made && branch->gate && !is_part)
            made->branches.at[known].gate = either(branch->gate, gate);
        if (made)
            made->branches.at[known].presence = either(branch->presence, b->presence);
        return b->causal->variables.at[branch->variable].leaf;
    }
    if (!made)
        return NULL;
    bool is_integer = value->op == OP_FLOOR || value->op == OP_INTERVAL;
    Name name = expr_size(value) <= LONGEST ? name_of(expr_text(b->arena, value)) : NULL;
    const bool is_numbered = !name || name->length > LONGEST;
    if (is_numbered)
        name = name_format("decision %d", made->branches.count + 1);
    Type type = is_integer ? TYPE_REAL : TYPE_BOOLEAN;
    int variable = causal_add_variable(b->arena, made, name, type, ROLE_BRANCH, -1);
    map_put(made->branch_of, value, made->branches.count);
    map_put(made->branch_at, made->variables.at[variable].leaf, made->branches.count);
    list_push(b->arena, &made->branches,
              (Branch){.variable = variable, .kind = is_integer ? BRANCH_INTEGER : BRANCH_RELATION, .value = value,
                       .is_integer = is_integer, .is_numbered = is_numbered, .gate = b->gate, .presence = b->presence,
                       .equation = b->equation, .algorithm = b->algorithm});
    return made->variables.at[variable].leaf;
}

/* The branch for a relation, floor() or the interval of a table; the value itself if it changes at events only. In a
 * lookup, the expression is as drawn, and its form in representatives is looked up. */
static Expr branch(Branching *b, Expr value)
{
    Expr key = !b->made ? causal_in_representatives(b->causal, value) : value;
    if (key->op == OP_BOOLEAN || key->op == OP_NUMBER || !varies(b, key))
        return value;
    Expr leaf = branch_leaf(b, key);
    return leaf ? leaf : value;
}

static Expr relation(Branching *b, Op op, Expr left, Expr right)
{
    return branch(b, expr_apply(op, 2, (Expr[]){left, right}));
}

static Expr integer_part(Branching *b, Expr x)
{
    return branch(b, expr_apply(OP_FLOOR, 1, &x));
}

/* The integer part of a quotient, rounded towards zero. */
static Expr truncated(Branching *b, Expr quotient)
{
    Expr towards = integer_part(b, expr_negate(quotient));
    return expr_if(relation(b, OP_GREATER_EQUAL, quotient, expr_number(0)), integer_part(b, quotient),
                   expr_negate(towards));
}

/* Equality as two relations, because events locate zeros by changes of sign. Booleans are compared directly: NULL. */
static Expr equality(Branching *b, Expr left, Expr right)
{
    if (left->type == TYPE_BOOLEAN)
        return NULL;
    Expr sides[] = {relation(b, OP_GREATER_EQUAL, left, right), relation(b, OP_LESS_EQUAL, left, right)};
    return expr_apply(OP_AND, 2, sides);
}

static Expr branched(void *context, Expr e)
{
    enum { LARGE = 100 };
    Branching *b = context;
    Expr x = e->count > 0 ? e->at[0] : NULL, y = e->count > 1 ? e->at[1] : NULL, zero = expr_number(0);
    switch (e->op) {
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL:
    case OP_ABS: case OP_SIGN: case OP_MIN: case OP_MAX: case OP_FLOOR: case OP_INTEGER: case OP_CEIL: case OP_DIV:
    case OP_MOD: case OP_REM: case OP_EQUAL: case OP_NOT_EQUAL: case OP_INTERPOLATE: case OP_INTERPOLATE2: break;
    default: return NULL;
    }
    if (!varies(b, b->made ? e : causal_in_representatives(b->causal, e)))
        return NULL;
    switch (e->op) {
    case OP_ABS: { /* a large x is multiplied by its sign and not repeated: abs(x - abs(...)) would double each level */
        Expr is_positive = relation(b, OP_GREATER_EQUAL, x, zero);
        if (expr_size(x) <= LARGE)
            return expr_if(is_positive, x, expr_negate(x));
        return expr_multiply(expr_if(is_positive, expr_number(1), expr_number(-1)), x);
    }
    case OP_SIGN:
        return expr_if(relation(b, OP_GREATER, x, zero), expr_number(1),
                       expr_if(relation(b, OP_LESS, x, zero), expr_number(-1), zero));
    case OP_MIN: return expr_if(relation(b, OP_LESS, x, y), x, y);
    case OP_MAX: return expr_if(relation(b, OP_GREATER, x, y), x, y);
    case OP_FLOOR: case OP_INTEGER: return integer_part(b, x);
    case OP_CEIL: return expr_negate(integer_part(b, expr_negate(x)));
    case OP_DIV: return truncated(b, expr_divide(x, y));
    case OP_MOD: return expr_subtract(x, expr_multiply(integer_part(b, expr_divide(x, y)), y));
    case OP_REM: return expr_subtract(x, expr_multiply(truncated(b, expr_divide(x, y)), y));
    case OP_INTERPOLATE: case OP_INTERPOLATE2: { /* the piece that the intervals of its quantities choose */
        int count = op_quantities(e->op, e->count);
        Expr intervals[2] = {NULL, NULL};
        for (int k = 0; k < count; k++)
            intervals[k] = branch(b, expr_interval(e->at[k], e->at[count + k]));
        return expr_piece(e, intervals[0], intervals[1]);
    }
    case OP_EQUAL: return equality(b, x, y);
    case OP_NOT_EQUAL: {
        Expr equal = equality(b, x, y);
        return equal ? expr_apply(OP_NOT, 1, &equal) : NULL;
    }
    default: return branch(b, e);
    }
}

static Expr with_branches(Branching *b, Expr e)
{
    return expr_rebuild(signed_quietly(b->arena, e, true), true, signed_is_kept, branched, b);
}

static bool is_role_before(Role role)
{
    return role == ROLE_BEFORE || causal_is_constant_role(role);
}

/* Makes the branches of statements. The terms of a condition that contain only values before the event are the gate of
 * the branches in its statements. */
static void branch_statements(Branching *b, StatementList *statements)
{
    const Expr gate = b->gate;
    for (int i = 0; i < statements->count; i++) {
        Statement *s = statements->at[i];
        for (int k = 0; k < s->branches.count; k++) {
            Expr condition = k < s->conditions.count ? s->conditions.at[k] : NULL;
            const bool is_and = condition && condition->op == OP_AND;
            for (int p = 0; p < (is_and ? condition->count : condition != NULL); p++) {
                Expr part = is_and ? condition->at[p] : condition;
                bool is_known = causal_mentions_only(b->arena, b->causal, part, is_role_before);
                if (is_known && !expr_find(part, is_past)) /* known when a round of an event begins */
                    b->gate = b->gate ? expr_apply(OP_AND, 2, (Expr[]){b->gate, part}) : part;
            }
            if (condition)
                s->conditions.at[k] = with_branches(b, condition);
            branch_statements(b, &s->branches.at[k]);
            b->gate = gate;
        }
    }
}

void branches_make(Arena *arena, Causal *causal)
{
    causal->branch_of = map_new(arena);
    causal->branch_at = map_new(arena);
    for (int e = 0; e < causal->equations.count; e++) {
        CausalEquation *equation = &causal->equations.at[e];
        bool is_discrete = equation->use == EQUATION_DISCRETE;
        if (equation->use != EQUATION_USED && !(is_discrete && equation->clock < 0))
            continue;
        Branching b = {.arena = arena, .causal = causal, .made = causal, .presence = equation->presence, .equation = e,
                       .algorithm = -1};
        equation->left = with_branches(&b, equation->left);
        equation->right = with_branches(&b, equation->right);
    }
    for (int a = 0; a < causal->algorithms.count; a++) {
        Branching b = {.arena = arena, .causal = causal, .made = causal,
                       .presence = causal->algorithms.at[a].presence, .equation = -1, .algorithm = a};
        if (causal->algorithms.at[a].clock < 0)
            branch_statements(&b, &causal->algorithms.at[a].statements);
    }
}

Expr branches_in(Arena *arena, const Causal *causal, Expr drawn)
{
    Branching b = {.arena = arena, .causal = causal, .equation = -1, .algorithm = -1};
    if (!causal->branches.count)
        return drawn;
    return expr_rebuild(signed_quietly(arena, drawn, false), false, signed_is_kept, branched, &b);
}

/* ---- branches of time ---- */

enum { MOST_NODES = 400 };

typedef struct {
    Arena *arena;
    Causal *causal;
    Expr *form;   /* by variable: its value in time, constants and held variables; NULL: there is none */
    Map *turning; /* forms that add_turning has examined */
} Timing;

/* The expression rewritten in time, constants and held variables, or NULL. */
static Expr in_time(Timing *t, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, false, t->arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(t->causal, leaves.at[i]);
        if (variable < 0 || !t->form[variable])
            return NULL;
    }
    Expr form = causal_with_images(t->causal, e, t->form);
    return expr_size(form) <= MOST_NODES ? form : NULL;
}

/* True if the operation has no bounds over a time span (runtime/course.h), as values that are known only along the
 * run. */
static bool has_no_bounds(Expr e)
{
    switch (e->op) {
    case OP_NUMBER: case OP_BOOLEAN: case OP_VARIABLE: case OP_TIME: case OP_ADD: case OP_SUBTRACT: case OP_MULTIPLY:
    case OP_DIVIDE: case OP_POWER: case OP_NEGATE: case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER:
    case OP_GREATER_EQUAL: case OP_EQUAL: case OP_NOT_EQUAL: case OP_NOT: case OP_AND: case OP_OR: case OP_IF:
    case OP_ABS: case OP_SIGN: case OP_SQRT: case OP_EXP: case OP_LOG: case OP_LOG10: case OP_SIN: case OP_COS:
    case OP_TAN: case OP_ASIN: case OP_ACOS: case OP_ATAN: case OP_ATAN2: case OP_SINH: case OP_COSH: case OP_TANH:
    case OP_MIN: case OP_MAX: case OP_FLOOR: case OP_CEIL: case OP_INTEGER: case OP_DIV: case OP_MOD: case OP_REM:
    case OP_NO_EVENT: case OP_SMOOTH: case OP_HOMOTOPY: case OP_PIECE: return false;
    case OP_TABLE: return expr_is_past(e);
    default: return true;
    }
}

/* Makes a branch of a function of time timed or searched: affine functions are solved for time, the changes of others
 * are searched for. False if neither can be done. */
static bool time_branch(Branch *branch, Expr form, bool is_downward)
{
    const Expr value = branch->value;
    Expr rate, rest;
    if (expr_linear(form, expr_time(), &rate, &rest)) {
        if (rest->op == OP_DIVIDE && expr_is_number(rest->at[0], 0))
            rest = rest->at[0]; /* the divisor divides time too */
        branch->kind = BRANCH_TIMED;
        branch->rate = is_downward ? expr_negate(rate) : rate;
        branch->rest = is_downward ? expr_negate(rest) : rest;
        return true;
    }
    if (expr_find(form, has_no_bounds) || (value->op == OP_INTERVAL && expr_is_past(value->at[1])))
        return false;
    branch->kind = BRANCH_SEARCHED;
    branch->form = is_downward ? expr_negate(form) : form;
    return true;
}

/* ---- functions of time in other relations ----
 *
 * The integrator's steps suit the states; a sine of time that is compared with them may turn many times within one
 * step. If steps end at its extrema, the other side of the relation crosses it about once in each step, at most. */

static void add_turning(Timing *t, Expr e)
{
    Expr form = in_time(t, e), culprit, rate, rest;
    if (!form || expr_linear(form, expr_time(), &rate, &rest) || map_get(t->turning, form, -1) >= 0)
        return;
    map_put(t->turning, form, 1);
    Expr slope = expr_differentiate(form, expr_time(), &culprit);
    bool is_bounded = slope && expr_size(slope) <= MOST_NODES && !expr_find(slope, has_no_bounds);
    if (is_bounded && expr_contains(slope, expr_time()))
        list_push(t->arena, &t->causal->turning, slope);
}

/* Adds the turning points of the largest subexpressions that depend on time alone; marks the other variables that the
 * expression needs. */
static void find_turning(Timing *t, Expr e, bool *is_needed)
{
    ExprList nodes = {0};
    Map *timed = map_new(t->arena);
    expr_nodes(e, t->arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        Expr node = nodes.at[i];
        int variable = node->op == OP_VARIABLE ? causal_variable(t->causal, node) : -1;
        bool is_timed = variable >= 0 ? t->form[variable] != NULL : node->op != OP_VARIABLE && !is_past(node);
        for (int k = 0; k < node->count; k++)
            is_timed = is_timed && map_get(timed, node->at[k], 0) > 0;
        map_put(timed, node, is_timed);
        if (!is_timed && variable >= 0)
            is_needed[variable] = true;
        for (int k = 0; !is_timed && k < node->count; k++)
            if (map_get(timed, node->at[k], 0) > 0)
                add_turning(t, node->at[k]);
    }
    if (nodes.count && map_get(timed, e, 0) > 0)
        add_turning(t, e);
}

static void branches_turn(Timing *t)
{
    Causal *causal = t->causal;
    bool *is_needed = arena_array(t->arena, bool, causal->variables.count);
    for (int i = 0; i < causal->branches.count; i++)
        for (int k = 0; branch_is_watched(&causal->branches.at[i]) && k < causal->branches.at[i].value->count; k++)
            find_turning(t, causal->branches.at[i].value->at[k], is_needed);
    for (int b = causal->continuous.count - 1; b >= 0; b--) {
        ExprList expressions = {0};
        if (block_determines(causal->continuous.at[b], is_needed))
            block_expressions(t->arena, causal, causal->continuous.at[b], &expressions);
        for (int i = 0; i < expressions.count; i++)
            find_turning(t, expressions.at[i], is_needed);
    }
}

void branches_time(Arena *arena, Causal *causal)
{
    if (!causal->branches.count)
        return;
    Timing t = {arena, causal, arena_array(arena, Expr, causal->variables.count), map_new(arena)};
    for (int v = 0; v < causal->variables.count; v++)
        if (causal_is_known_role(causal->variables.at[v].role))
            t.form[v] = causal->variables.at[v].leaf;
    for (int b = 0; b < causal->continuous.count; b++) {
        const Block *block = causal->continuous.at[b];
        if (block->kind == BLOCK_ASSIGN && !block->modes.in &&
            causal->variables.at[block->inner.at[0].variable].role == ROLE_ALGEBRAIC)
            t.form[block->inner.at[0].variable] = in_time(&t, block->inner.at[0].value);
    }
    for (int i = 0; i < causal->branches.count; i++) {
        Branch *branch = &causal->branches.at[i];
        Expr value = branch->value;
        bool is_downward = value->op == OP_LESS || value->op == OP_LESS_EQUAL;
        Expr form = in_time(&t, branch->is_integer ? value->at[0] : expr_subtract(value->at[0], value->at[1]));
        if (form && !expr_contains(form, causal->variables.at[branch->variable].leaf) &&
            !time_branch(branch, form, is_downward))
            list_push(arena, &causal->notes,
                      arena_format(arena, "%s is checked at the ends of steps only, because it has no bounds over a "
                                          "time span",
                                   causal->variables.at[branch->variable].path->text));
    }
    branches_turn(&t);
}
