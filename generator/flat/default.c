/* default.c - defaults of constants that give way to the values that binding connectors tie them to.
 *
 * The law: a default, which stands on a block's property and not in a slot, counts where nothing else says the value.
 * An outer constant with a value counts before it (constant.c). So does a value that is determined without it: one that
 * is a state, that an action sets, or that stands alone on one side of an equation whose other side is known. Known are
 * constants with a value, signals, the time, and variables determined by these. A default from which sizes were
 * computed stays. A constant that is bound to a variable which is determined so is one, too. */
#include "flat/instance.h"

/* `target` = what holds `unknown` groups that are not known. */
typedef struct {
    IntList targets;
    int unknown;
} Explicit;

typedef struct {
    int equation, next;
} Mention;

typedef struct {
    Flattening *f;
    int *group; /* union-find over variables: those that bindings tie together */
    bool *has_default, *has_value, *has_open; /* by root: a default; another value; one without a value of its own */
    bool *has_constant, *has_variable;        /* by root, of these without one */
    bool *is_known, *is_determined;           /* by root */
    List(Explicit) equations;
    List(Mention) mentions;
    int *first_mention; /* by root, 1 + index into mentions; 0: none */
    IntList reached;    /* roots that became known, to be looked at */
} Giving;

static bool is_default(const Flattening *f, int variable)
{
    const Origin *origin = &f->origins.at[variable];
    return f->system->variables.at[variable].kind == FLAT_CONSTANT && origin->value && !origin->is_on_part &&
           origin->owner->kind != INSTANCE_CONSTRAINT;
}

static bool is_candidate(const Giving *g, int root)
{
    const bool is_of_both = g->has_constant[root] && g->has_variable[root];
    return g->has_open[root] && !g->has_value[root] && (g->has_default[root] || is_of_both);
}

/* True if any default might give way. */
static bool find_groups(Giving *g)
{
    Flattening *f = g->f;
    const int count = f->system->variables.count;
    g->group = flat_union_new(f->scratch, count);
    for (int i = 0; i < f->ties.count; i++)
        flat_union_join(g->group, f->ties.at[i].a, f->ties.at[i].b);
    g->has_default = arena_array(f->scratch, bool, count + 1);
    g->has_value = arena_array(f->scratch, bool, count + 1);
    g->has_open = arena_array(f->scratch, bool, count + 1);
    g->has_constant = arena_array(f->scratch, bool, count + 1);
    g->has_variable = arena_array(f->scratch, bool, count + 1);
    bool is_any = false;
    for (int i = 0; i < count; i++) {
        const int root = flat_union_find(g->group, i);
        const bool is_constant = f->system->variables.at[i].kind == FLAT_CONSTANT;
        g->has_default[root] |= is_default(f, i);
        g->has_value[root] |= is_constant && f->origins.at[i].value && !is_default(f, i);
        g->has_open[root] |= !is_constant || !f->origins.at[i].value;
        g->has_constant[root] |= is_constant && !f->origins.at[i].value;
        g->has_variable[root] |= !is_constant;
    }
    for (int i = 0; i < count; i++)
        is_any = is_any || (flat_union_find(g->group, i) == i && is_candidate(g, i));
    return is_any;
}

static void become_known(Giving *g, int root)
{
    if (!g->is_known[root])
        list_push(g->f->scratch, &g->reached, root);
    g->is_known[root] = true;
}

static void find_known(Giving *g, const char *determined)
{
    Flattening *f = g->f;
    const int count = f->system->variables.count;
    g->is_known = arena_array(f->scratch, bool, count + 1);
    g->is_determined = arena_array(f->scratch, bool, count + 1);
    for (int i = 0; i < count; i++) {
        const int root = flat_union_find(g->group, i);
        const bool is_signal = f->system->variables.at[i].direction != DIRECTION_NONE;
        const bool is_moved = determined[i] & DETERMINED_BY_MOTION && !is_default(f, i);
        g->is_determined[root] |= is_moved;
        if (is_moved || (!is_candidate(g, root) && (is_signal || g->has_value[root] || g->has_default[root])))
            become_known(g, root);
    }
}

/* Recursion follows the nesting of expressions, which the parser limits. */
static void find_names(Giving *g, const Instance *scope, Expr e, IntList *variables)
{
    if (e->op == OP_VARIABLE || e->op == OP_INDEX || e->op == OP_FIELD) {
        flat_variables_named(g->f, scope, e, variables);
        return;
    }
    for (int i = 0; i < e->count; i++)
        find_names(g, scope, e->at[i], variables);
}

static void add_equation(Giving *g, const Instance *scope, Expr target, Expr other)
{
    Explicit equation = {.unknown = 0};
    IntList mentioned = {0};
    flat_variables_named(g->f, scope, target, &equation.targets);
    if (!equation.targets.count)
        return;
    find_names(g, scope, other, &mentioned);
    for (int k = 0; k < mentioned.count; k++) {
        const int root = flat_union_find(g->group, mentioned.at[k]);
        if (g->is_known[root])
            continue;
        equation.unknown++;
        list_push(g->f->scratch, &g->mentions, (Mention){g->equations.count, g->first_mention[root]});
        g->first_mention[root] = g->mentions.count;
    }
    list_push(g->f->scratch, &g->equations, equation);
}

static void add_equations(Giving *g, const Instance *scope, const EquationList *equations)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        for (int j = 0; node->kind == EQUATION_FOR && j < node->branches.count; j++)
            add_equations(g, scope, &node->branches.at[j]);
        if (node->kind == EQUATION_EQUAL) {
            add_equation(g, scope, node->left, node->right);
            add_equation(g, scope, node->right, node->left);
        }
    }
}

static void determine(Giving *g, const Explicit *equation)
{
    for (int i = 0; i < equation->targets.count; i++) {
        const int root = flat_union_find(g->group, equation->targets.at[i]);
        g->is_determined[root] |= !is_default(g->f, equation->targets.at[i]);
        become_known(g, root);
    }
}

/* Each mention of each group is looked at once. */
static void spread(Giving *g)
{
    const int given = g->reached.count; /* known before there were equations */
    for (int i = 0; i < g->equations.count; i++)
        if (!g->equations.at[i].unknown)
            determine(g, &g->equations.at[i]);
    for (int i = given; i < g->reached.count; i++)
        for (int m = g->first_mention[g->reached.at[i]]; m; m = g->mentions.at[m - 1].next) {
            Explicit *equation = &g->equations.at[g->mentions.at[m - 1].equation];
            if (--equation->unknown == 0)
                determine(g, equation);
        }
}

static void give_way(Giving *g)
{
    Flattening *f = g->f;
    const int count = f->system->variables.count;
    bool *is_structural = arena_array(f->scratch, bool, count + 1);
    const IntList structural = flat_structural_so_far(f);
    for (int i = 0; i < structural.count; i++)
        is_structural[flat_union_find(g->group, structural.at[i])] = true;
    for (int i = 0; i < count; i++) {
        const int root = flat_union_find(g->group, i);
        FlatVariable *variable = &f->system->variables.at[i];
        if (!is_candidate(g, root) || !g->is_determined[root] || is_structural[root] || variable->kind != FLAT_CONSTANT)
            continue;
        f->origins.at[i].value = NULL;
        if (!g->has_variable[root])
            continue;
        variable->kind = FLAT_VARIABLE;
        variable->literals.count = 0;
        flat_set_discrete(f, variable, f->origins.at[i].property);
    }
}

void flat_let_defaults_give_way(Flattening *f)
{
    Giving g = {.f = f};
    if (!f->ties.count || !find_groups(&g))
        return;
    find_known(&g, flat_determined(f));
    g.first_mention = arena_array(f->scratch, int, f->system->variables.count + 1);
    for (int i = 0; i < f->instances.count; i++) {
        const Shape *shape = f->instances.at[i]->shape;
        for (int k = 0; k < shape->constraints.count; k++)
            add_equations(&g, f->instances.at[i], &shape->constraints.at[k]->equations);
    }
    spread(&g);
    give_way(&g);
}
