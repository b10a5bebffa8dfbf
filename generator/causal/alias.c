/* alias.c - alias elimination: variables that equal ±another variable, or a number, are eliminated exactly.
 *
 * Classes of equal variables are kept by union-find with signs. A relation is examined again whenever one of its
 * variables joins another class, so that chains collapse in near-linear time. Equations left with three or more
 * unknowns are reduced by exact elimination (integer.c), which may find further aliases. If two relations differ in one
 * term only, as those of parallel branches do, these two terms are equal up to sign. */
#include "causal/alias.h"
#include "causal/explain.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_ALIKE = 6 }; /* terms of relations that are compared */

/* A relation solved for one of its terms: variable = sign * (sum of the terms + constant), the first factor
 * positive. */
typedef struct {
    int variable, sign, count, equation;
    Term terms[MOST_ALIKE];
    double constant;
} Rest;

typedef struct {
    Arena *arena; /* freed when all aliases are found */
    Causal *causal;
    int *parent, *sign; /* union-find: variable = sign * parent */
    IntList *members;   /* by root: variables of the class */
    bool *is_number;    /* by root: the class has the value `number` */
    double *number;
    int *joined_by; /* equation that joined a variable to its class */
    AliasEdges *edges; /* of all rounds */
    IntList *rows_of; /* by variable: relations that contain it */
    Relation *relations;
    int *equation_of; /* relation -> equation */
    int relation_count;
    bool *is_done; /* relation: became an alias, or redundant */
    Map *rest_at;  /* key -> index into rests */
    List(Rest) rests;
    IntList queue;
    int queue_head;
    bool *is_queued;
} Aliases;

static int root_of(Aliases *a, int variable, int *sign)
{
    int root = variable, product = 1;
    while (a->parent[root] != root) {
        product *= a->sign[root];
        root = a->parent[root];
    }
    *sign = product;
    while (a->parent[variable] != root && variable != root) { /* path compression */
        int next = a->parent[variable], s = a->sign[variable];
        a->parent[variable] = root;
        a->sign[variable] = product;
        product *= s;
        variable = next;
    }
    return root;
}

/* True if the class is a number or its root is known in continuous time: such a root stays the representative. */
static bool is_given(const Aliases *a, int root)
{
    return a->is_number[root] || causal_is_known_role(a->causal->variables.at[root].role);
}

/* Queues the relations that contain a member of the class, to examine them again. */
static void enqueue_members(Aliases *a, int root)
{
    for (int i = 0; i < a->members[root].count; i++) {
        const IntList *rows = &a->rows_of[a->members[root].at[i]];
        for (int k = 0; k < rows->count; k++) {
            if (!a->is_queued[rows->at[k]] && !a->is_done[rows->at[k]])
                list_push(a->arena, &a->queue, rows->at[k]);
            a->is_queued[rows->at[k]] |= !a->is_done[rows->at[k]];
        }
    }
}

/* A variable of the class that occurs in the original form of the equation; -1: none. */
static int member_in(Aliases *a, int equation, int root)
{
    const CausalEquation *before = &a->edges->before[equation];
    const IntList mentioned = causal_mentioned(a->arena, a->causal, before->left, before->right);
    for (int i = 0; i < mentioned.count; i++) {
        int sign, variable = mentioned.at[i];
        while (variable >= 0 && a->causal->variables.at[variable].role == ROLE_ALIAS) /* of an earlier round */
            variable = a->causal->variables.at[variable].representative;
        if (variable >= 0 && root_of(a, variable, &sign) == root)
            return mentioned.at[i];
    }
    return -1;
}

/* Records that the equations, the first of which is eliminated, tie a class to another class, or (-1) to a number. */
static void note_edge(Aliases *a, const IntList *equations, int root, int other)
{
    AliasEdge edge = {.ends = {root, other}, .stands_in = {equations->at[0], equations->at[0]}};
    for (int i = 0; i < equations->count; i++)
        list_push(a->edges->arena, &edge.equations, equations->at[i]);
    for (int end = 0; end < 2; end++) {
        const int of = edge.ends[end];
        int standing = 0;
        for (int i = 0; i < equations->count && of >= 0; i++) {
            const int member = member_in(a, equations->at[i], of);
            if (member >= 0 && standing++ == 0) {
                edge.ends[end] = member;
                edge.stands_in[end] = equations->at[i];
            }
        }
        edge.is_needed[end] = equations->count == 2 || standing == 1;
    }
    list_push(a->edges->arena, &a->edges->list, edge);
}

/* Makes x = sign * y. False if nothing is gained: both belong to one class already, or both are given. */
static bool join(Aliases *a, int x, int y, int sign, const IntList *equations)
{
    const int equation = equations->at[0];
    int sign_x, sign_y;
    int root_x = root_of(a, x, &sign_x), root_y = root_of(a, y, &sign_y);
    bool given_x = is_given(a, root_x), given_y = is_given(a, root_y);
    if (root_x == root_y || (given_x && given_y))
        return false;
    /* The root of a given class stays root, otherwise that of the larger class. */
    if (given_x || (!given_y && a->members[root_x].count > a->members[root_y].count)) {
        int t = root_x;
        root_x = root_y;
        root_y = t;
    }
    note_edge(a, equations, root_x, root_y);
    a->parent[root_x] = root_y;
    a->sign[root_x] = sign_x * sign * sign_y;
    a->joined_by[root_x] = equation;
    enqueue_members(a, root_x);
    for (int i = 0; i < a->members[root_x].count; i++)
        list_push(a->arena, &a->members[root_y], a->members[root_x].at[i]);
    return true;
}

/* The relation in terms of class roots and numbers. */
static Relation in_roots(Aliases *a, const Relation *relation)
{
    Relation result = {.constant = relation->constant, .size = relation->size,
                       .contributors = relation->contributors};
    for (int i = 0; i < relation->terms.count; i++) {
        int sign;
        int root = root_of(a, relation->terms.at[i].variable, &sign);
        int64_t factor = relation->terms.at[i].factor * sign;
        if (a->is_number[root]) {
            result.constant += (double)factor * a->number[root];
            result.size += fabs((double)factor * a->number[root]);
        } else {
            relation_add(a->arena, &result, root, factor);
        }
    }
    if (fabs(result.constant) <= 1e-13 * result.size)
        result.constant = 0;
    return result;
}

/* Adds the equations that joined the variables of an equation's relation to their classes. */
static void add_joins(Aliases *a, int equation, IntList *equations)
{
    for (int i = 0; i < a->relation_count; i++)
        for (int k = 0; a->equation_of[i] == equation && k < a->relations[i].terms.count; k++) {
            int sign, variable = a->relations[i].terms.at[k].variable;
            int joins[] = {a->joined_by[variable], a->joined_by[root_of(a, variable, &sign)]};
            for (int j = 0; j < 2; j++)
                if (joins[j] >= 0)
                    causal_list_once(a->arena, equations, joins[j]);
        }
}

/* Uses a relation of at most two terms. True if the equation behind it is not needed any more. */
static bool use(Aliases *a, const Relation *relation, int equation)
{
    const Term *terms = relation->terms.at;
    double constant = fabs(relation->constant);
    bool used = false;
    if (!isfinite(constant)) /* an overflow: left to the program */
        return false;
    if (relation->terms.count == 0 && constant > 0) {
        IntList equations = {0};
        for (int i = 0; i < relation->contributors.count; i++)
            list_push(a->arena, &equations, relation->contributors.at[i]);
        for (int i = 0; i < relation->contributors.count; i++)
            add_joins(a, relation->contributors.at[i], &equations);
        explain_contradiction(a->arena, a->causal, &equations, arena_format(a->arena, "%g = 0", constant));
        return true;
    }
    if (relation->terms.count == 0) {
        a->causal->equations.at[equation].use = EQUATION_REDUNDANT;
        return true;
    }
    if (relation->terms.count == 1) {
        int sign, root = root_of(a, terms[0].variable, &sign);
        used = !is_given(a, root);
        if (used) {
            note_edge(a, &relation->contributors, root, -1);
            a->is_number[root] = true;
            a->number[root] = sign * (-relation->constant / (double)terms[0].factor) + 0.0; /* never -0 */
            a->joined_by[root] = equation;
            enqueue_members(a, root);
        }
    } else if (relation->terms.count == 2 && llabs(terms[0].factor) == llabs(terms[1].factor) && !(constant > 0)) {
        used = join(a, terms[0].variable, terms[1].variable, terms[0].factor == terms[1].factor ? -1 : 1,
                    &relation->contributors);
    }
    if (used)
        a->causal->equations.at[equation].use = EQUATION_ELIMINATED;
    return used;
}

static Rest rest_without(const Relation *relation, int term, int equation)
{
    const Term *terms = relation->terms.at;
    const int sign = terms[term ? 0 : 1].factor > 0 ? 1 : -1;
    Rest rest = {.variable = terms[term].variable, .equation = equation, .sign = terms[term].factor > 0 ? -sign : sign,
                 .constant = sign * relation->constant + 0.0};
    for (int k = 0; k < relation->terms.count; k++)
        if (k != term)
            rest.terms[rest.count++] = (Term){terms[k].variable, sign * terms[k].factor};
    return rest;
}

static uint64_t key_of(const Rest *rest)
{
    uint64_t key = (uint64_t)rest->count;
    for (int k = 0; k < rest->count; k++)
        key = (key ^ (uint64_t)rest->terms[k].variable) * 0x9e3779b97f4a7c15u + (uint64_t)rest->terms[k].factor;
    return key;
}

static bool is_same_sum(const Rest *one, const Rest *other)
{
    bool is_same = one->count == other->count && !(fabs(one->constant - other->constant) > 0);
    for (int k = 0; k < one->count && is_same; k++)
        is_same = one->terms[k].variable == other->terms[k].variable && one->terms[k].factor == other->terms[k].factor;
    return is_same;
}

/* If the relation differs from an earlier one in one term only, makes the two terms equal; it is eliminated then. */
static bool join_alike(Aliases *a, const Relation *relation, int equation)
{
    for (int k = 0; k < relation->terms.count; k++) {
        if (llabs(relation->terms.at[k].factor) != 1 || is_given(a, relation->terms.at[k].variable))
            continue;
        const Rest rest = rest_without(relation, k, equation);
        const uint64_t key = key_of(&rest);
        const int at = map_get_number(a->rest_at, key, -1);
        const Rest *known = at >= 0 ? &a->rests.at[at] : NULL;
        if (!known) {
            map_put_number(a->rest_at, key, a->rests.count);
            list_push(a->arena, &a->rests, rest);
        } else if (is_same_sum(known, &rest) &&
                   join(a, rest.variable, known->variable, rest.sign * known->sign,
                        &(IntList){.at = (int[]){equation, known->equation}, .count = 2})) {
            a->causal->equations.at[equation].use = EQUATION_ELIMINATED;
            return true;
        }
    }
    return false;
}

static void drain_queue(Aliases *a)
{
    while (a->queue_head < a->queue.count) {
        int index = a->queue.at[a->queue_head++];
        a->is_queued[index] = false;
        if (a->is_done[index])
            continue;
        Relation now = in_roots(a, &a->relations[index]);
        if (now.terms.count <= 2)
            a->is_done[index] = use(a, &now, a->equation_of[index]);
        else if (now.terms.count <= MOST_ALIKE)
            a->is_done[index] = join_alike(a, &now, a->equation_of[index]);
    }
}

typedef struct {
    Aliases *aliases;
    const int *original; /* reduced relation -> index in aliases->relations */
    bool progress;
} Finding;

static void found(void *context, int index, const Relation *reduced)
{
    Finding *finding = context;
    Aliases *a = finding->aliases;
    int original = finding->original[index];
    Relation now = in_roots(a, reduced); /* earlier findings may have simplified it */
    if (a->is_done[original] || now.terms.count > 2)
        return;
    if (use(a, &now, a->equation_of[original])) {
        a->is_done[original] = true;
        finding->progress = true;
    }
}

/* One round of exact elimination over the remaining equations. True if it found something. */
static bool reduce_rest(Aliases *a)
{
    Relation *rest = arena_array(a->arena, Relation, a->relation_count);
    int *original = arena_array(a->arena, int, a->relation_count);
    int count = 0;
    for (int i = 0; i < a->relation_count; i++)
        if (!a->is_done[i]) {
            rest[count] = in_roots(a, &a->relations[i]);
            original[count++] = i;
        }
    Finding finding = {.aliases = a, .original = original};
    relations_reduce(a->arena, a->causal, rest, count, found, &finding);
    return finding.progress;
}

/* Puts each variable in a class of its own, reads the relations and queues all of them. */
static Aliases aliases_begin(Arena *arena, Causal *causal, AliasEdges *edges)
{
    int n = causal->variables.count, m = causal->equations.count;
    Aliases a = {.arena = arena, .causal = causal, .parent = arena_array(arena, int, n),
                 .sign = arena_array(arena, int, n), .members = arena_array(arena, IntList, n),
                 .is_number = arena_array(arena, bool, n), .number = arena_array(arena, double, n),
                 .joined_by = graph_indices(arena, n), .rows_of = arena_array(arena, IntList, n),
                 .relations = arena_array(arena, Relation, m), .equation_of = arena_array(arena, int, m),
                 .is_done = arena_array(arena, bool, m), .is_queued = arena_array(arena, bool, m),
                 .rest_at = map_new(arena), .edges = edges};
    for (int v = 0; v < n; v++) {
        a.parent[v] = v;
        a.sign[v] = 1;
        list_push(arena, &a.members[v], v);
    }
    for (int e = 0; e < m; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        Relation *relation = &a.relations[a.relation_count];
        if (equation->use != EQUATION_USED || equation->presence ||
            !relation_read(arena, causal, equation->left, equation->right, relation))
            continue;
        list_push(arena, &relation->contributors, e);
        for (int k = 0; k < relation->terms.count; k++)
            list_push(arena, &a.rows_of[relation->terms.at[k].variable], a.relation_count);
        a.equation_of[a.relation_count] = e;
        a.is_queued[a.relation_count] = true;
        list_push(arena, &a.queue, a.relation_count++);
    }
    return a;
}

/* ---- representatives ---- */

/* Rank of a variable as representative of its class, smaller is better: constants, then variables under der();
 * components before ports. */
static int rank(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    if (causal_is_known_role(v->role))
        return 0;
    const FlatVariable *declared = causal_variable_declaration(causal, variable);
    bool is_port = causal->system->parts.at[declared->part].is_port;
    return (v->derivative >= 0 ? 1 : 5) + (declared->start == START_STATED ? 0 : 2) + (is_port ? 1 : 0);
}

static void eliminate(Causal *causal, int variable, int representative, int sign, double value)
{
    CausalVariable *v = &causal->variables.at[variable];
    v->role = ROLE_ALIAS;
    v->representative = representative;
    v->sign = sign;
    v->value = value;
}

/* Makes the derivatives of an alias aliases, too: der(a) = ±der(b), or 0 if b is constant. */
static void eliminate_derivatives(Arena *arena, Causal *causal, int variable)
{
    for (;;) {
        const CausalVariable v = causal->variables.at[variable];
        int derivative = v.derivative;
        if (v.role != ROLE_ALIAS || derivative < 0)
            return;
        Role role = v.representative < 0 ? ROLE_CONSTANT : causal->variables.at[v.representative].role;
        if (causal_is_known_role(role)) {
            eliminate(causal, derivative, -1, 1, 0);
        } else {
            int other = causal_derivative(arena, causal, v.representative);
            if (other != derivative)
                eliminate(causal, derivative, other, v.sign, 0);
        }
        variable = derivative;
    }
}

static void choose_representatives(Arena *arena, Aliases *a)
{
    Causal *causal = a->causal;
    int n = causal->variables.count;
    for (int root = 0; root < n; root++) {
        if (a->parent[root] != root || (a->members[root].count == 1 && !a->is_number[root]))
            continue;
        const IntList *members = &a->members[root];
        int best = members->at[0];
        for (int i = 1; i < members->count; i++) {
            int candidate = members->at[i], difference = rank(causal, candidate) - rank(causal, best);
            if (difference < 0 || (difference == 0 && candidate < best))
                best = candidate;
        }
        int best_sign;
        root_of(a, best, &best_sign);
        for (int i = 0; i < members->count; i++) {
            int member = members->at[i], sign;
            root_of(a, member, &sign);
            if (a->is_number[root])
                eliminate(causal, member, -1, 1, sign * a->number[root] + 0.0);
            else if (member != best)
                eliminate(causal, member, best, sign * best_sign, 0);
        }
    }
    for (int v = 0; v < n; v++)
        if (causal->variables.at[v].integral < 0)
            eliminate_derivatives(arena, causal, v);
}

static Expr alias_image(const Causal *causal, const CausalVariable *v, Expr other)
{
    if (v->representative < 0)
        return v->leaf->type == TYPE_BOOLEAN ? expr_boolean(fabs(v->value) > 0) : expr_number(v->value);
    Expr leaf = other ? other : causal->variables.at[v->representative].leaf;
    return v->sign < 0 ? expr_negate(leaf) : leaf;
}

typedef struct {
    const Causal *causal;
    const bool *is_set; /* by variable: the algorithm of the expression sets this state; NULL: sets none */
} Representing;

/* The image of a leaf in representatives. pre() of an alias is pre() of its representative. pre() of a continuous
 * variable is the variable itself, except for states that the algorithm sets. */
static Expr representative_of(void *context, Expr leaf)
{
    const Representing *r = context;
    const Causal *causal = r->causal;
    int index = causal_variable(causal, leaf);
    if (index < 0)
        return NULL;
    const CausalVariable *v = &causal->variables.at[index];
    if (v->role == ROLE_ALIAS)
        return alias_image(causal, v, NULL);
    if (v->role != ROLE_BEFORE)
        return NULL;
    const CausalVariable *of = &causal->variables.at[v->of];
    int own = causal_representative(causal, v->of);
    bool is_kept = own >= 0 && (causal->variables.at[own].role == ROLE_DISCRETE || (r->is_set && r->is_set[own]));
    if (!is_kept)
        return of->role == ROLE_ALIAS ? alias_image(causal, of, NULL) : of->leaf;
    require(causal->variables.at[own].before >= 0);
    Expr before = causal->variables.at[causal->variables.at[own].before].leaf;
    return of->role == ROLE_ALIAS ? alias_image(causal, of, before) : NULL;
}

Expr causal_in_representatives(const Causal *causal, Expr e)
{
    return expr_replace(e, true, representative_of, &(Representing){.causal = causal});
}

Expr causal_in_representatives_setting(const Causal *causal, Expr e, const bool *is_set)
{
    return expr_replace(e, true, representative_of, &(Representing){causal, is_set});
}

static void rewrite_equations(Arena *arena, Causal *causal)
{
    for (int v = 0; v < causal->variables.count; v++) { /* a value before an event belongs to the representative */
        const CausalVariable *alias = &causal->variables.at[v];
        int r = alias->role == ROLE_ALIAS && alias->before >= 0 ? alias->representative : -1;
        if (r >= 0 && causal->variables.at[r].role == ROLE_DISCRETE)
            causal_before_variable(arena, causal, r);
    }
    for (int e = 0; e < causal->equations.count; e++) {
        CausalEquation *equation = &causal->equations.at[e];
        equation->left = causal_in_representatives(causal, equation->left);
        equation->right = causal_in_representatives(causal, equation->right);
    }
}

/* ---- start values ---- */

/* Reports two fixed starts of one quantity that differ; `start` is that of `second`, up to sign. */
static void check_same_start(Arena *arena, const Causal *causal, const double *values, int first, int second,
                             Expr start)
{
    Expr other = causal->variables.at[causal_representative(causal, second)].start;
    const FlatVariable *a = &causal->system->variables.at[first], *b = &causal->system->variables.at[second];
    const IntList mentioned = causal_mentioned(arena, causal, other, start);
    bool is_known = true;
    for (int i = 0; i < mentioned.count; i++)
        is_known = is_known && isfinite(values[mentioned.at[i]]);
    bool is_same = other == start;
    if (!is_same && is_known)
        is_same = starts_agree(causal_value(causal, other, 0, values), causal_value(causal, start, 0, values), 0);
    if (is_same)
        return;
    const CausalVariable *of = causal->variables.at;
    const bool is_opposite = (of[first].role == ROLE_ALIAS && of[first].sign < 0) !=
                             (of[second].role == ROLE_ALIAS && of[second].sign < 0);
    diag(DIAG_C04, b->start_source,
         is_opposite ? "'%s' and '%s' are opposite but start at values that are not"
                     : "'%s' and '%s' are the same quantity but start at different values",
         a->path->text, b->path->text);
    if (is_opposite)
        diag_fix("give a start value to one of the two only, or make the values opposite");
    diag_detail("%s starts at %s (%s)", a->path->text, expr_text(arena, a->start_value),
                source_print(arena, a->start_source));
    diag_detail("%s starts at %s (%s)", b->path->text, expr_text(arena, b->start_value),
                source_print(arena, b->start_source));
}

/* Reports a fixed start that differs from the number or constant that an equation gives the variable. */
static void check_number_start(Arena *arena, const Causal *causal, const double *values, int variable)
{
    const FlatVariable *declared = &causal->system->variables.at[variable];
    const CausalVariable *v = &causal->variables.at[variable];
    double stated = causal_value(causal, declared->start_value, 0, values);
    double found = v->representative < 0 ? v->value : v->sign * values[v->representative];
    if (!isfinite(stated) || !isfinite(found) || starts_agree(found, stated, 0))
        return;
    StartCheck check = {.variable = variable, .start = declared->start_value, .source = declared->start_source};
    if (v->equation >= 0)
        list_push(arena, &check.equations, v->equation);
    causal_report_contradiction(arena, causal, &check, stated, found);
}

/* Merges the start values of aliases. A stated value is fixed if the variable or an alias of it is under der();
 * otherwise it is a guess. Fixed values precede guesses. Among these, the representative's own value precedes those of
 * its aliases, then the order of the source decides. */
static void merge_starts(Arena *arena, Causal *causal)
{
    const System *system = causal->system;
    double *values = arena_array(arena, double, causal->variables.count);
    causal_constant_values(causal, values);
    int *stated_by = graph_indices(arena, causal->variables.count);
    for (int pass = 0; pass < 2; pass++) /* representatives' own values first */
        for (int i = 0; i < system->variables.count; i++) {
            const FlatVariable *declared = &system->variables.at[i];
            const CausalVariable *v = &causal->variables.at[i];
            int r = causal_representative(causal, i);
            if ((r == i) != (pass == 0) || declared->start == START_NONE || !declared->start_value)
                continue;
            if (r < 0 || causal_is_constant_role(causal->variables.at[r].role)) {
                if (v->role == ROLE_ALIAS && v->derivative >= 0 && declared->start == START_STATED)
                    check_number_start(arena, causal, values, i);
                continue;
            }
            CausalVariable *representative = &causal->variables.at[r];
            bool is_fixed = declared->start == START_STATED &&
                            (representative->derivative >= 0 || representative->role == ROLE_DISCRETE ||
                             declared->is_residual);
            bool is_negative = v->role == ROLE_ALIAS && v->sign < 0;
            Expr start = is_negative ? expr_negate(declared->start_value) : declared->start_value;
            if (representative->start && representative->is_fixed && is_fixed)
                check_same_start(arena, causal, values, stated_by[r], i, start);
            if (representative->start && (representative->is_fixed || !is_fixed))
                continue;
            representative->start = start;
            representative->is_fixed = is_fixed;
            representative->is_given = declared->start == START_STATED;
            representative->start_source = declared->start_source;
            stated_by[r] = i;
        }
    for (int i = 0; i < system->variables.count; i++) {
        CausalVariable *v = &causal->variables.at[i];
        if (v->role == ROLE_DISCRETE && !v->start)
            v->start = flat_start(&system->variables.at[i]);
        v->is_fixed |= v->role == ROLE_DISCRETE;
    }
}

static int vanished_derivatives(const Causal *causal)
{
    int count = 0;
    for (int i = 0; i < causal->variables.count; i++) {
        const CausalVariable *v = &causal->variables.at[i];
        count += v->role == ROLE_ALIAS && v->integral >= 0 && v->representative < 0;
    }
    return count;
}

void alias_eliminate(Arena *arena, Causal *causal)
{
    int vanished;
    Arena *of_edges = arena_new();
    AliasEdges edges = {.arena = of_edges, .before = arena_array(of_edges, CausalEquation, causal->equations.count)};
    for (int e = 0; e < causal->equations.count; e++)
        edges.before[e] = causal->equations.at[e];
    do { /* a derivative that turned out to be 0 may make further equations integer-linear */
        vanished = vanished_derivatives(causal);
        Arena *scratch = arena_new();
        Aliases a = aliases_begin(scratch, causal, &edges);
        do
            drain_queue(&a);
        while (reduce_rest(&a));
        choose_representatives(arena, &a);
        arena_free(scratch);
        rewrite_equations(arena, causal);
    } while (vanished_derivatives(causal) > vanished);
    for (int i = 0; i < causal->variables.count; i++) { /* representatives of one round may be aliases in a later one */
        CausalVariable *v = &causal->variables.at[i];
        while (v->role == ROLE_ALIAS && v->representative >= 0 &&
               causal->variables.at[v->representative].role == ROLE_ALIAS) {
            const CausalVariable *next = &causal->variables.at[v->representative];
            v->value = v->sign * next->value + 0.0;
            v->representative = next->representative;
            v->sign *= next->sign;
        }
    }
    alias_credit(arena, causal, &edges);
    arena_free(of_edges);
    merge_starts(arena, causal);
}
