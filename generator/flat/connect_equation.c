/* connect_equation.c - connect(cell[i].n, cell[i + 1].p) in rules of blocks: connectors between elements of arrays, for
 * which no connector can be drawn.
 *
 * The law: it joins ports as a connector of the block does, also in loops, and under conditions that constants and
 * indices decide (Modelica Language Specification 3.6, section 9.1).
 */
#include "flat/signal.h"

static const Property *first_property(const Instance *scope, Expr end, const Instance *inside)
{
    while (end->op == OP_INDEX || end->op == OP_FIELD)
        end = end->at[0];
    int slot = flat_first_slot(scope->shape, end->name);
    if (slot >= 0)
        return scope->shape->properties.at[slot];
    while (inside->owner && inside->owner != scope) /* an element of a collection */
        inside = inside->owner;
    return inside->property;
}

struct Written {
    Map *index; /* connect() in a rule -> into connectors */
    List(const Connector *) connectors;
};

/* One for all rounds and instances, as if it were drawn. Messages and sides of ports need the path of an end: where it
 * begins, and the role. */
static const Connector *connector_of(Flattening *f, const EquationNode *node, const Place *place, Classifier *owner,
                                     const Member *ends)
{
    if (!f->written) {
        f->written = arena_new_of(f->scratch, Written);
        f->written->index = map_new(f->scratch);
    }
    int known = map_get(f->written->index, node, -1);
    if (known >= 0)
        return f->written->connectors.at[known];
    Connector *connector = arena_new_of(f->arena, Connector);
    *connector = (Connector){.name = name_of(""), .owner = owner, .source = place->source};
    for (int i = 0; i < 2; i++) {
        ConnectorEnd *end = &connector->end[i];
        Member some = flat_some_element(ends[i]);
        const Origin *origin = some.kind == MEMBER_VARIABLE ? &f->origins.at[some.index] : NULL;
        const Instance *inside = origin ? origin->owner : some.is.instance;
        const Property *role = origin ? origin->property : inside->property;
        const Property *first = first_property(place->scope, node->left->at[i], inside);
        *end = (ConnectorEnd){.written = expr_text(f->arena, node->left->at[i]), .source = place->source};
        list_push(f->arena, &end->path, first);
        if (role != first)
            list_push(f->arena, &end->path, role);
    }
    map_put(f->written->index, node, f->written->connectors.count);
    list_push(f->scratch, &f->written->connectors, connector);
    return connector;
}

static bool carries_nothing(Flattening *f, Member end)
{
    IntList variables = {0};
    flat_variables_of(f->scratch, end, true, &variables);
    return !variables.count;
}

/* An array without elements joins nothing. */
static bool read_connect(Flattening *f, const EquationNode *node, const Place *place, Classifier *owner)
{
    Member ends[2], some[2];
    if (node->left->count != 2) {
        flat_report_mistake(f, DIAG_F18, place, node->text, "connect() joins two ports, not %d", node->left->count);
        return false;
    }
    for (int i = 0; i < 2; i++) {
        if (!flat_rewrite_member(f, node->left->at[i], place, &ends[i]))
            return false;
        some[i] = flat_some_element(ends[i]);
        if (some[i].kind == MEMBER_ARRAY || flat_is_port(some[i]) || flat_is_port_variable(f, some[i]))
            continue;
        if (flat_report_mistake(f, DIAG_F18, place, node->text, "connect() ends at '%s', which is no port",
                                expr_text(f->scratch, node->left->at[i])))
            diag_fix("connect ports; let an equation say that values are equal");
        return false;
    }
    if (some[0].kind == MEMBER_ARRAY || some[1].kind == MEMBER_ARRAY)
        return true;
    const Connector *connector = connector_of(f, node, place, owner, ends);
    if (flat_is_port(some[0]) && flat_is_port(some[1]))
        list_push(f->scratch, &f->signalling->passages, (Drawn){connector, place->scope, {ends[0], ends[1]}});
    if (!carries_nothing(f, ends[0]) || !carries_nothing(f, ends[1]) || !flat_passes_signals(f))
        flat_join_ends(f, place->scope, connector, ends);
    return true;
}

static bool read_list(Flattening *f, const EquationList *equations, const Place *text, Classifier *owner);

/* Recursion follows the indices of one loop. */
static bool read_for(Flattening *f, const EquationNode *node, int index, const Place *place, Classifier *owner)
{
    const EquationList *body = &node->branches.at[0];
    Typed values;
    if (index == node->indices.count)
        return read_list(f, body, place, owner);
    if (!flat_loop_values(f, node->indices.at[index], (LoopBody){.equations = body}, place, &values))
        return false;
    for (int i = 0; i < values.e->count; i++) {
        Local local = {node->indices.at[index]->at[0]->name, values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        if (!flat_may_repeat(f, place, NULL, 1) || !read_for(f, node, index + 1, &inner, owner))
            return false;
    }
    return true;
}

static bool read_if(Flattening *f, const EquationNode *node, const Place *place, Classifier *owner)
{
    int branch = flat_decided_branch(f, node, place, true);
    if (branch < 0) {
        if (flat_report_mistake(f, DIAG_F14, place, node->text,
                                "connect() under a condition that changes while running is not supported yet"))
            diag_fix("let constants and indices of loops decide the condition");
        return false;
    }
    return branch >= node->branches.count || read_list(f, &node->branches.at[branch], place, owner);
}

/* Recursion follows the nesting of equations, which the parser limits. */
static bool holds_connect(const EquationNode *node)
{
    bool holds = node->kind == EQUATION_CALL && parser_is_connect(node->left);
    for (int b = 0; b < node->branches.count; b++)
        for (int i = 0; i < node->branches.at[b].count && !holds; i++)
            holds = holds_connect(node->branches.at[b].at[i]);
    return holds;
}

static bool read_list(Flattening *f, const EquationList *equations, const Place *text, Classifier *owner)
{
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = flat_place_at_line(text, node->line);
        place.is_quiet = map_get(f->reported, node, 0);
        bool is_read = true;
        if (!holds_connect(node))
            continue;
        switch (node->kind) {
        case EQUATION_CALL: is_read = read_connect(f, node, &place, owner); break;
        case EQUATION_IF: is_read = read_if(f, node, &place, owner); break;
        case EQUATION_FOR:
            is_read = flat_may_repeat_rounds(f, node, NULL, &place) && read_for(f, node, 0, &place, owner);
            break;
        case EQUATION_WHEN:
            is_read = false;
            if (flat_report_mistake(f, DIAG_F23, &place, node->text, "connect() is used in a when-equation"))
                diag_fix("write it outside of the when-equation: connections cannot change during the run");
            break;
        default: break;
        }
        if (!is_read)
            flat_report_once(f, node);
        is_right = is_right && is_read;
    }
    return is_right;
}

void flat_read_connectors(Flattening *f)
{
    for (int k = 0; k < f->instances.count; k++) {
        const Instance *instance = f->instances.at[k];
        const Shape *shape = instance->shape;
        flat_read_drawn_connectors(f, instance);
        for (int i = 0; instance->kind != INSTANCE_CONSTRAINT && i < shape->constraints.count; i++) {
            const Constraint *constraint = shape->constraints.at[i];
            Place place = flat_place_of_law(instance, i);
            read_list(f, &constraint->equations, &place, constraint->owner);
        }
    }
}
