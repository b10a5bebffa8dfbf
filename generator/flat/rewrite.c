/* rewrite.c - an expression as drawn -> the same expression in leaves of the system's variables.
 *
 * Names are looked up, der() is carried out, and truth values are kept apart from numbers. Everything else stays as it
 * was written. No recursion: a sum of ten thousand terms is ten thousand levels deep.
 */
#include "flat/instance.h"

static const char *element_text(const Place *place)
{
    return place->element ? place->element->text : "";
}

static Expr name_mistake(const Place *place, Expr leaf, const char *problem)
{
    if (place->is_quiet)
        return NULL;
    diag(DIAG_F07, place->source, "'%s' uses the name '%s', but %s", element_text(place), leaf->name->text, problem);
    if (place->scope->kind == INSTANCE_CONSTRAINT)
        diag_detail("names are looked up among the parameters of '%s'",
                    place->scope->shape->classifier->qualified->text);
    else
        diag_detail("names are looked up in block '%s'", place->scope->shape->classifier->qualified->text);
    return NULL;
}

static Expr unbound_mistake(Flattening *f, const Place *place, int index)
{
    const Parameter *parameter = &f->parameters.at[index];
    const Property *law = parameter->instance->property;
    if (place->is_quiet)
        return NULL;
    diag(DIAG_F08, law->source, "parameter '%s' of '%s' is bound to nothing", parameter->property->name->text,
         qualified_name(law->owner, law->name)->text);
    diag_detail("'%s' uses it (%s)", element_text(place), source_print(f->scratch, place->source));
    return NULL;
}

static Expr rewrite_leaf(Flattening *f, Expr leaf, const Place *place)
{
    const char *problem = NULL;
    Member member = resolve_name(place->scope, leaf->name, &problem);
    int variable = -1;
    switch (member.kind) {
    case MEMBER_NUMBER:
        return member.is.number;
    case MEMBER_VARIABLE:
        variable = member.index;
        mark_used(f, variable, place->scope);
        break;
    case MEMBER_PARAMETER:
        variable = parameter_variable(f, member.index);
        if (variable < 0)
            return unbound_mistake(f, place, member.index);
        break;
    case MEMBER_NONE:
    case MEMBER_INSTANCE:
        return name_mistake(place, leaf, problem);
    }
    return f->system->variables.at[variable].leaf;
}

static Expr type_mistake(Flattening *f, const Place *place, Expr e, const char *words)
{
    if (!place->is_quiet) {
        diag(DIAG_F16, place->source, "'%s': %s", element_text(place), words);
        diag_detail("in: %s", expr_text(f->scratch, e));
    }
    return NULL;
}

static Expr not_yet(Flattening *f, const Place *place, Expr e)
{
    if (!place->is_quiet) {
        const char *what = e->op == OP_CALL ? arena_format(f->scratch, "the function '%s'", e->name->text)
                           : *op_text(e->op) ? arena_format(f->scratch, "'%s'", op_text(e->op))
                                             : "text";
        diag(DIAG_F14, place->source, "'%s' uses %s, which is not supported yet", element_text(place), what);
        diag_detail("in: %s", expr_text(f->scratch, e));
    }
    return NULL;
}

static Expr rewrite_der(Flattening *f, const Place *place, Expr e, Expr argument)
{
    if (argument->type == TYPE_BOOLEAN)
        return type_mistake(f, place, e, "der() of a truth value");
    int variable = argument->op == OP_VARIABLE ? flat_variable(f->system, argument) : -1;
    if (variable >= 0 && argument->type == TYPE_INTEGER && f->system->variables.at[variable].kind != FLAT_CONSTANT)
        return type_mistake(f, place, e, "der() of an Integer, which changes in steps only");
    Expr culprit = NULL;
    Expr derivative = time_derivative(f, argument, &culprit);
    return derivative ? derivative : not_yet(f, place, culprit ? culprit : e);
}

static bool any_is(int count, const Expr *arguments, bool boolean)
{
    for (int i = 0; i < count; i++)
        if ((arguments[i]->type == TYPE_BOOLEAN) == boolean)
            return true;
    return false;
}

/* What is wrong with the types of a node's arguments, or NULL. */
static const char *type_problem(Op op, int count, const Expr *arguments)
{
    switch (op) {
    case OP_NOT:
    case OP_AND:
    case OP_OR:
        return any_is(count, arguments, false) ? "a number is used as a condition" : NULL;
    case OP_IF:
        if (arguments[0]->type != TYPE_BOOLEAN)
            return "a number is used as a condition";
        return any_is(2, arguments + 1, true) && any_is(2, arguments + 1, false)
                   ? "one branch is a number, the other a truth value"
                   : NULL;
    case OP_EQUAL:
    case OP_NOT_EQUAL:
        return any_is(count, arguments, true) && any_is(count, arguments, false)
                   ? "a truth value is compared with a number"
                   : NULL;
    case OP_NO_EVENT:
        return NULL;
    default:
        return any_is(count, arguments, true) ? "a truth value is used as a number" : NULL;
    }
}

static bool is_supported(Op op)
{
    return op <= OP_DER && op != OP_STRING; /* ORDER ops.def: events, calls and arrays stand behind der */
}

static Expr rewrite_node(Flattening *f, Expr e, const Expr *arguments, const Place *place)
{
    if (e->op == OP_VARIABLE)
        return rewrite_leaf(f, e, place);
    if (!is_supported(e->op))
        return not_yet(f, place, e);
    if (!e->count)
        return e;
    bool is_same = true;
    for (int i = 0; i < e->count; i++) {
        if (!arguments[i])
            return NULL;
        is_same = is_same && arguments[i] == e->at[i];
    }
    if (e->op == OP_DER)
        return rewrite_der(f, place, e, arguments[0]);
    const char *problem = type_problem(e->op, e->count, arguments);
    if (problem)
        return type_mistake(f, place, e, problem);
    return is_same ? e : expr_raw(e->op, NULL, e->count, arguments);
}

Expr rewrite(Flattening *f, Expr e, const Place *place)
{
    f->visits.count = f->images.count = 0;
    list_push(f->scratch, &f->visits, (Visit){e, 0});
    while (f->visits.count) {
        Visit *visit = &list_last(&f->visits);
        Expr node = visit->e;
        if (visit->next < node->count && is_supported(node->op)) {
            Expr argument = node->at[visit->next++];
            list_push(f->scratch, &f->visits, (Visit){argument, 0});
            continue;
        }
        f->visits.count--;
        int count = is_supported(node->op) ? node->count : 0;
        f->images.count -= count;
        Expr image = rewrite_node(f, node, f->images.at + f->images.count, place);
        list_push(f->scratch, &f->images, image);
    }
    return f->images.at[0];
}
