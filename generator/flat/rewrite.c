/* rewrite.c - an expression as drawn -> the same expression in leaves of the system's variables.
 *
 * Names are looked up, der() is evaluated, and types are checked. Everything else stays as it was written. There is no
 * recursion: a sum of ten thousand terms is ten thousand levels deep.
 */
#include "flat/rewrite.h"
#include "flat/size.h"
#include "flat/statement.h"
#include "flat/value.h"
#include "flat/variable.h"

/* A node of an expression on its way to be rewritten. */
typedef struct {
    Expr e;
    int next; /* argument */
} RewriteVisit;

typedef List(Name) NameList;

/* Stacks, which are kept to reuse their memory. */
struct RewriteStacks {
    List(RewriteVisit) visits;
    List(Typed) images;
    ExprList gathered;
};

/* A similar name: of a property with the same rest of the path, also inside the first property, or of a literal. All
 * names of one letter would be similar: for these only the other case is tried. */
static Name similar_name(Flattening *f, const Place *place, Name name)
{
    int length = (int)identifier_length(name->text), slot = flat_first_slot(place->scope->shape, name);
    const char *rest = name->text + length, *problem;
    const Shape *shape = place->scope->shape;
    NameList candidates = {0}, known = {0};
    if (!diag_may_search(shape->properties.count))
        return NULL;
    for (int i = 0; i < shape->properties.count; i++)
        list_push(f->scratch, &candidates, name_format("%s%s", shape->properties.at[i]->identifier->text, rest));
    PropertyList inner = {0};
    if (slot >= 0 && *rest == '.' && shape->properties.at[slot]->type)
        inner = sysml_properties(shape->properties.at[slot]->type, f->scratch);
    for (int i = 0; i < inner.count; i++)
        list_push(f->scratch, &candidates,
                  name_format("%.*s.%s%s", length, name->text, inner.at[i]->identifier->text,
                              rest + 1 + identifier_length(rest + 1)));
    for (int i = 0; i < candidates.count; i++)
        if (flat_resolve_name(place->scope, candidates.at[i], &problem).kind != MEMBER_NONE)
            list_push(f->scratch, &known, candidates.at[i]);
    for (int i = 0; i < f->literals->list.count; i++) {
        const Literal *literal = &f->literals->list.at[i];
        Name text = literal->enumeration->literals.at[literal->number - 1];
        list_push(f->scratch, &known, name_joined(literal->enumeration->name, ".", text));
    }
    return name->length > 1 ? sysml_nearest_name(name->text, known.at, known.count)
                            : sysml_caseless_name(name->text, known.at, known.count);
}

/* A hint for a name that is a state machine of the block or one of its states, which are not quantities; for names of
 * other languages; and for dx, as in dx/dt. NULL: none. */
static const char *name_hint(Flattening *f, const Place *place, Name name)
{
    const StateMachine *machine = place->scope->shape->machine;
    Name first = name_of_length(name->text, identifier_length(name->text));
    bool is_state = false;
    for (int i = 0; machine && !is_state && i < machine->transitions.count; i++) {
        const Vertex *vertex = machine->transitions.at[i]->to;
        is_state = vertex->kind == VERTEX_STATE && vertex->identifier == name;
    }
    if (is_state)
        return arena_format(f->scratch, "'%s' is a state: oclIsInState(%s) is true while it is active", name->text,
                            name->text);
    if (machine && first == machine->identifier)
        return arena_format(f->scratch,
                            "'%s' is a state machine: oclIsInState(State) is true while that state of it is active",
                            name->text);
    const char *ignored;
    const char *hint = sysml_foreign_name_hint(name->text);
    bool is_difference = !hint && name->text[0] == 'd' && name->length > 1;
    if (is_difference && flat_resolve_name(place->scope, name_of(name->text + 1), &ignored).kind != MEMBER_NONE)
        hint = arena_format(f->scratch, "a derivative by time is written der(%s)", name->text + 1);
    return hint;
}

/* The names by which equations of the block use the values in a port; for a part, the names of its members. */
static NameList names_inside(Flattening *f, const Instance *scope, const Instance *inside)
{
    NameList names = {0};
    IntList variables = {0};
    const Member port = {.kind = MEMBER_INSTANCE, .is.instance = inside};
    flat_variables_of(f->scratch, port, true, &variables);
    for (int i = 0; i < variables.count; i++) {
        const Name path = f->system->variables.at[variables.at[i]].path;
        list_push(f->scratch, &names, name_of(path->text + (scope->path ? scope->path->length : 0)));
    }
    for (int i = 0; !variables.count && i < inside->shape->properties.count; i++)
        list_push(f->scratch, &names, inside->shape->properties.at[i]->identifier);
    return names;
}

/* Adds to a message the longest valid beginning of a path, and the names that may follow it. False: the first name is
 * wrong, or is_whole and the path is not valid as a whole. */
static bool detail_reach(Flattening *f, const Place *place, Name path, bool is_whole)
{
    enum { MOST_NAMES = 10 };
    const char *problem = NULL;
    const Instance *inside = NULL;
    Member member = {.kind = MEMBER_NONE};
    size_t begin = 0, reached = 0;
    while (path->text[begin] && !problem) {
        const size_t length = identifier_length(path->text + begin);
        Name step = name_of_length(path->text + begin, length);
        member = begin ? flat_member_field(member, step, &problem) : flat_member_named(place->scope, step, &problem);
        const Instance *next = problem ? NULL : flat_some_instance(member);
        if (!next)
            break;
        inside = next;
        reached = begin + length;
        begin = reached + (path->text[reached] == '.');
    }
    if (!inside || (is_whole && reached < path->length))
        return false;
    const NameList members = names_inside(f, place->scope, inside);
    Text names = text_new(f->scratch);
    for (int i = 0; i < members.count && i < MOST_NAMES; i++)
        text_format(&names, "%s%s", i ? ", " : "", members.at[i]->text);
    if (members.count > MOST_NAMES)
        text_format(&names, " and %d more", members.count - MOST_NAMES);
    diag_detail("'%.*s', of the type '%s', has %s", (int)reached, path->text,
                inside->shape->classifier->qualified->text, names.length ? names.at : "nothing inside");
    return true;
}

/* Reports a name. No message if it was reported already, as an array whose size is not known. */
Expr flat_name_mistake(Flattening *f, const Place *place, Expr name, const char *problem)
{
    const Shape *shape = place->scope->shape;
    Expr base = name;
    while (base->op == OP_INDEX || base->op == OP_FIELD)
        base = base->at[0];
    int slot = base->op == OP_VARIABLE ? flat_first_slot(shape, base->name) : -1;
    if (place->is_quiet || (slot >= 0 && map_get(f->reported, shape->properties.at[slot], 0)))
        return NULL;
    const char *user = arena_format(f->scratch, "'%s'", flat_element_text(place));
    if (flat_report_unbound_name(f, place->scope, name, place->source, user))
        return NULL;
    diag(DIAG_F07, place->source, "'%s' uses the name '%s', but %s", flat_element_text(place),
         expr_text(f->scratch, name), problem);
    diag_detail("names are looked up %s '%s'",
                place->scope->kind == INSTANCE_CONSTRAINT ? "among the parameters of" : "in block",
                shape->classifier->qualified->text);
    bool is_unknown = problem == no_such_name && name->op == OP_VARIABLE;
    Name similar = is_unknown ? similar_name(f, place, name->name) : NULL;
    const bool is_other_case = similar && words_equal_caseless(similar->text, name->name->text);
    const char *hint = is_unknown && !is_other_case ? name_hint(f, place, name->name) : NULL;
    const bool is_path =
        name->op == OP_VARIABLE && !hint && !similar && detail_reach(f, place, name->name, !is_unknown);
    if (hint)
        diag_fix("%s", hint);
    else if (similar)
        diag_fix("did you mean '%s'?", similar->text);
    else if (is_path)
        diag_fix(is_unknown ? "write one of these names, or add an element of that name there"
                            : "write one of these names");
    return NULL;
}

/* Reports an unbound parameter. No message if its binding was reported because the other end does not fit. */
static Expr unbound_mistake(Flattening *f, const Place *place, int index)
{
    const Parameter *parameter = &f->parameters.at[index];
    const Property *law = parameter->instance->property;
    const Instance *owner = parameter->instance->owner;
    bool is_said = place->is_quiet;
    for (int i = 0; owner && !is_said && i < 2 * owner->shape->connectors.count; i++) {
        const Connector *connector = owner->shape->connectors.at[i / 2];
        const ConnectorEnd *end = &connector->end[i % 2];
        is_said = end->path.count == 2 && end->path.at[0] == law && end->path.at[1] == parameter->property &&
                  map_get(f->reported, connector, 0);
    }
    if (is_said)
        return NULL;
    const Classifier *block = parameter->instance->shape->classifier; /* if it is the outermost, without property */
    diag(DIAG_F08, law ? law->source : block->source, "parameter '%s' of '%s' is not bound",
         sysml_shown_name(parameter->property),
         law ? flat_qualified_name(law->owner, law->name)->text : block->qualified->text);
    diag_detail("'%s' uses it (%s)", flat_element_text(place), source_print(f->scratch, place->source));
    return NULL;
}

/* A plain literal of several enumerations means that of the only one among them that is the type of a property here. */
static Typed literal_of_scope(const Place *place, Name name)
{
    const Shape *shape = place->scope->shape;
    Typed found = {0};
    for (int i = 0; i < shape->properties.count; i++) {
        const Classifier *type = shape->properties.at[i]->type;
        if (!type || type->kind != CLASSIFIER_ENUMERATION || type == found.enumeration)
            continue;
        int number = sysml_literal_number(type, name);
        if (number && found.enumeration)
            return (Typed){0};
        if (number)
            found = (Typed){expr_integer(number), type};
    }
    return found;
}

static Typed rewrite_literal(Flattening *f, Expr leaf, const Place *place, const char *problem)
{
    int index = problem == no_such_name ? sysml_literal_called(f->literals, leaf->name) : -1;
    Typed found = {0};
    if (index >= 0) {
        const Literal *literal = &f->literals->list.at[index];
        if (literal->is_ambiguous)
            found = literal_of_scope(place, leaf->name);
        else
            found = (Typed){expr_integer(literal->number), literal->enumeration};
        problem = "several enumerations have a literal of that name: write the enumeration's name and a dot before it";
    }
    if (!found.e)
        flat_name_mistake(f, place, leaf, problem);
    return found;
}

static Typed rewrite_leaf(Flattening *f, Expr leaf, const Place *place)
{
    const Local *local = flat_local_named(place, leaf->name);
    const char *problem = NULL;
    if (local && local->leaf)
        return (Typed){local->leaf, local->enumeration};
    if (local || (place->function && sysml_literal_called(f->literals, leaf->name) < 0)) {
        if (!place->is_quiet && local)
            diag(DIAG_F41, place->source, "'%s' uses '%s' before it has a value", flat_element_text(place),
                 leaf->name->text);
        else if (!place->is_quiet) {
            diag(DIAG_F07, place->source, "'%s' uses the name '%s', but there is no such name",
                 flat_element_text(place), leaf->name->text);
            diag_fix("use the function's parameters and the variables that its statements have assigned; pass all "
                     "other values as arguments");
        }
        return (Typed){0};
    }
    Member member = flat_resolve_name(place->scope, leaf->name, &problem);
    if (member.kind == MEMBER_NONE || member.kind == MEMBER_INSTANCE)
        return rewrite_literal(f, leaf, place, problem);
    return flat_value_of_member(f, member, leaf, place);
}

/* Rewrites each element by the rule for single members: the elements of an array are not arrays. */
static Typed value_of_array(Flattening *f, Member whole, Expr drawn, const Place *place)
{
    const MemberArray *array = whole.is.array;
    Sizes sizes = flat_sizes_of_member(whole);
    Expr *elements = arena_array(f->scratch, Expr, array->count + 1);
    const Classifier *enumeration = NULL;
    if (array->sizes.count > DIMENSION_LIMIT)
        return (Typed){flat_name_mistake(f, place, drawn, "it has too many dimensions"), NULL};
    for (int i = 0; i < array->count; i++) {
        Typed element = flat_value_of_member(f, array->elements[i], drawn, place);
        if (!element.e)
            return element;
        elements[i] = element.e;
        enumeration = element.enumeration;
    }
    return (Typed){array_from(f->scratch, &sizes, elements), enumeration};
}

Typed flat_value_of_member(Flattening *f, Member member, Expr drawn, const Place *place)
{
    if (member.kind == MEMBER_VARIABLE)
        flat_mark_used(f, member, place->scope);
    member = flat_bound_member(f, member);
    switch (member.kind) {
    case MEMBER_NUMBER: return (Typed){member.is.number, NULL};
    case MEMBER_VARIABLE: return flat_typed_variable(f, member.index);
    case MEMBER_ARRAY: return value_of_array(f, member, drawn, place);
    case MEMBER_PARAMETER: return (Typed){unbound_mistake(f, place, member.index), NULL};
    default: return (Typed){flat_name_mistake(f, place, drawn, "it is neither a number nor a Boolean"), NULL};
    }
}

/* `time` means the clock, unless a nearer element has this name. An unbound parameter of this name means the clock. */
static Typed rewrite_time(Flattening *f, Expr clock, const Place *place)
{
    const char *problem;
    Name name = name_of("time");
    Expr leaf = expr_variable(name, TYPE_REAL);
    if (place->function)
        return flat_local_named(place, name) ? rewrite_leaf(f, leaf, place) : (Typed){clock, NULL};
    Member member = flat_resolve_name(place->scope, name, &problem);
    member = flat_bound_member(f, member);
    bool is_value = member.kind == MEMBER_VARIABLE || member.kind == MEMBER_NUMBER || member.kind == MEMBER_ARRAY;
    return is_value ? rewrite_leaf(f, leaf, place) : (Typed){clock, NULL};
}

static Expr type_mistake(Flattening *f, const Place *place, Expr e, const char *words)
{
    flat_report_mistake(f, DIAG_F16, place, expr_text(f->scratch, e), "%s", words);
    return NULL;
}

static Expr not_yet(Flattening *f, const Place *place, Expr e)
{
    if (e->op == OP_REINIT) {
        flat_report_mistake(f, DIAG_F23, place, expr_text(f->scratch, e), "reinit() is not a value");
    } else if (!place->is_quiet) {
        const char *what = *op_text(e->op) ? arena_format(f->scratch, "'%s'", op_text(e->op)) : "text";
        diag(DIAG_F14, place->source, "'%s' uses %s, which is not supported yet", flat_element_text(place), what);
        diag_detail("in: %s", expr_text(f->scratch, e));
    }
    return NULL;
}

static Expr rewrite_der(Flattening *f, const Place *place, Expr e, Typed argument)
{
    if (argument.e->type == TYPE_BOOLEAN)
        return type_mistake(f, place, e, "der() of a Boolean");
    int variable = argument.e->op == OP_VARIABLE ? flat_variable(f->system, argument.e) : -1;
    bool is_constant = variable >= 0 && f->system->variables.at[variable].kind == FLAT_CONSTANT;
    if (variable >= 0 && argument.e->type == TYPE_INTEGER && !is_constant)
        return type_mistake(f, place, e,
                            argument.enumeration ? "der() of a value of an enumeration"
                                                 : "der() of an Integer, which changes in steps only");
    if (is_constant && !place->is_quiet && place->scope && place->element) {
        FlatStill still = {variable, place->element, f->system->parts.at[place->scope->part].path, place->source};
        list_push(f->arena, &f->system->stills, still);
    }
    Expr culprit = NULL;
    Expr derivative = flat_time_derivative(f, place, argument.e, &culprit);
    if (derivative && expr_size(derivative) > OPERATOR_LIMIT) {
        if (flat_report_mistake(f, DIAG_F40, place, NULL, "a derivative would hold more than %d operators",
                                OPERATOR_LIMIT))
            diag_fix("introduce a variable for the differentiated expression, or for a derivative of lower order");
        return NULL;
    }
    return derivative ? derivative : not_yet(f, place, culprit ? culprit : e);
}

/* ---- events ---- */

/* True if pre(), edge() or change() can have this argument. It must be a discrete variable; but in an action, pre() of
 * any variable is its value before the event. Adds a claim, as discrete variables are known only at the end. */
static bool can_remember(Flattening *f, const Place *place, Expr e, Expr argument)
{
    int variable = argument->op == OP_VARIABLE ? flat_variable(f->system, argument) : -1;
    const char *problem = NULL;
    if (argument->op != OP_VARIABLE)
        problem = argument->count ? "an expression" : "a name that is not a variable";
    else if (variable < 0 || f->system->variables.at[variable].kind == FLAT_CONSTANT)
        problem = variable < 0 ? "the index of a loop" : "a constant, which never changes";
    if (problem) {
        flat_report_mistake(f, DIAG_F22, place, expr_text(f->scratch, e), "%s() of %s", op_text(e->op), problem);
        return false;
    }
    bool is_free = f->system->variables.at[variable].is_discrete || (place->is_action && e->op == OP_PRE);
    if (!is_free)
        flat_claim(f, e->op, variable, place);
    return true;
}

static bool can_sample(Flattening *f, const Place *place, Expr e, const Typed *arguments)
{
    const char *problem = NULL;
    if (place->is_action)
        problem = "sample() is used in statements that are executed at events, but causes events itself";
    else if (!flat_is_made_of_constants(f, arguments[0].e) || !flat_is_made_of_constants(f, arguments[1].e))
        problem = "the start and the period of sample() are not constant";
    else if (arguments[1].e->op == OP_NUMBER && !(arguments[1].e->number > 0))
        problem = "the period of sample() is not positive";
    bool is_told = problem && flat_report_mistake(f, DIAG_F25, place, expr_text(f->scratch, e), "%s", problem);
    if (is_told && place->is_action)
        diag_fix("use sample() in the condition of a when-equation or a guard");
    return !problem;
}

/* ---- nodes ---- */

/* True for arrays, subscripts, ranges and calls, which are not operators on scalars. */
static bool is_structure(Op op)
{
    switch (op) {
    case OP_CALL:
    case OP_INDEX:
    case OP_FIELD:
    case OP_RANGE:
    case OP_FOR:
    case OP_ARRAY:
    case OP_MATRIX:
    case OP_END:
    case OP_PRESENT: case OP_CARDINAL: case OP_IN_STATE:
    case OP_INTERPOLATE: case OP_INTERPOLATE2: return true;
    default: return false;
    }
}

/* True for operators, whose arguments are rewritten before them. */
static bool is_operator(Op op)
{
    bool is_dotted = op >= OP_ELEMENTWISE_ADD && op <= OP_ELEMENTWISE_POWER;
    bool is_scalar = op <= OP_SAMPLE && op != OP_STRING; /* ORDER ops.def: reinit ... come after sample */
    return (is_dotted || is_scalar) && !is_structure(op);
}

/* Applies der(), pre(), edge() or change() to each variable of an array. */
static Typed rewrite_memory(Flattening *f, Expr e, Typed argument, const Place *place)
{
    ExprList elements = {0};
    Sizes sizes = expr_sizes(argument.e);
    Arena *arena = f->scratch;
    array_elements(argument.e, arena, &elements);
    for (int i = 0; i < elements.count; i++) {
        Expr *element = &elements.at[i];
        Typed own = {*element, argument.enumeration};
        if (e->op == OP_DER)
            *element = rewrite_der(f, place, e, own);
        else if (can_remember(f, place, e, own.e))
            *element = expr_raw_unary(e->op, own.e);
        else
            *element = NULL;
        if (!*element)
            return (Typed){0};
    }
    return (Typed){array_from(arena, &sizes, elements.at), flat_type_of_result(e->op, &argument)};
}

static Typed rewrite_operator(Flattening *f, Expr e, const Typed *arguments, const Place *place)
{
    Typed mistake = {0};
    bool is_same = true, any_array = e->op >= OP_ELEMENTWISE_ADD;
    for (int i = 0; i < e->count; i++) {
        if (!arguments[i].e)
            return mistake;
        is_same = is_same && arguments[i].e == e->at[i];
        any_array = any_array || arguments[i].e->op == OP_ARRAY;
    }
    if (e->op == OP_DER && !any_array)
        return (Typed){rewrite_der(f, place, e, arguments[0]), NULL};
    const char *problem = flat_type_problem(e->op, e->count, arguments);
    if (problem) {
        flat_report_type(place, expr_text(f->scratch, e), problem, e->count, arguments);
        return mistake;
    }
    if (e->op == OP_DELAY)
        return (Typed){flat_rewrite_delay(f, place, e, arguments), NULL};
    bool remembers = e->op == OP_PRE || e->op == OP_EDGE || e->op == OP_CHANGE;
    if ((remembers || e->op == OP_DER) && any_array)
        return rewrite_memory(f, e, arguments[0], place);
    if ((remembers && !can_remember(f, place, e, arguments[0].e)) ||
        (e->op == OP_SAMPLE && !can_sample(f, place, e, arguments)))
        return mistake;
    const Classifier *enumeration = flat_type_of_result(e->op, arguments);
    if (is_same && !any_array)
        return (Typed){e, enumeration};
    f->rewriting->gathered.count = 0;
    for (int i = 0; i < e->count; i++)
        list_push(f->scratch, &f->rewriting->gathered, arguments[i].e);
    if (any_array)
        return flat_rewrite_applied(f, e, e->count, f->rewriting->gathered.at, enumeration, place);
    return (Typed){expr_raw(e->op, NULL, e->count, f->rewriting->gathered.at), enumeration};
}

int flat_known_condition(Flattening *f, Expr drawn, Expr condition, const Place *place)
{
    double number = 0;
    bool mentions_index = false;
    if (!condition || condition->type != TYPE_BOOLEAN || condition->op == OP_ARRAY)
        return -1;
    for (const Local *local = place->locals; local && !mentions_index; local = local->outer)
        mentions_index =
            local->leaf && local->leaf->op == OP_NUMBER && expr_contains(drawn, expr_variable(local->name, TYPE_REAL));
    return mentions_index && flat_known_number(f, condition, &number) ? number != 0 : -1;
}

/* A choice that an index decides becomes its selected branch only: in `if i == 1 then 0 else T[i - 1]`, T[0] does not
 * exist and is not needed. Structures rewrite their arguments by calling this function again, on top of the present
 * stacks; this recursion follows brackets, whose nesting the parser limits. */
Typed flat_rewrite(Flattening *f, Expr e, const Place *place)
{
    if (!f->rewriting)
        f->rewriting = arena_new_of(f->scratch, RewriteStacks);
    RewriteStacks *r = f->rewriting;
    int visits = r->visits.count, images = r->images.count;
    list_push(f->scratch, &r->visits, (RewriteVisit){e, 0});
    while (r->visits.count > visits) {
        RewriteVisit *visit = &list_last(&r->visits);
        Expr node = visit->e;
        int known = node->op == OP_IF && visit->next == 1
                        ? flat_known_condition(f, node->at[0], list_last(&r->images).e, place)
                        : -1;
        if (known >= 0) {
            r->images.count--;
            *visit = (RewriteVisit){node->at[known ? 1 : 2], 0};
            continue;
        }
        if (visit->next < node->count && is_operator(node->op)) {
            Expr argument = node->at[visit->next++];
            list_push(f->scratch, &r->visits, (RewriteVisit){argument, 0});
            continue;
        }
        r->visits.count--;
        if (is_operator(node->op))
            r->images.count -= node->count;
        const Typed *arguments = r->images.at ? &r->images.at[r->images.count] : NULL;
        Typed image = {node, NULL};
        if (node->op == OP_VARIABLE)
            image = rewrite_leaf(f, node, place);
        else if (node->op == OP_TIME)
            image = rewrite_time(f, node, place);
        else if (is_structure(node->op))
            image = flat_rewrite_structure(f, node, place);
        else if (!is_operator(node->op))
            image.e = not_yet(f, place, node);
        else if (node->count)
            image = rewrite_operator(f, node, arguments, place);
        list_push(f->scratch, &r->images, image);
    }
    r->images.count = images;
    return r->images.at[images];
}

Typed flat_rewrite_scalar(Flattening *f, Expr e, const Place *place)
{
    Typed value = flat_rewrite(f, e, place);
    if (!value.e || value.e->op != OP_ARRAY)
        return value;
    flat_report_mistake(f, DIAG_F39, place, expr_text(f->scratch, e), "%s is used where a single value is needed",
                        array_words(f->scratch, value.e));
    return (Typed){0};
}

Expr flat_rewrite_condition(Flattening *f, Expr e, const Place *place)
{
    Expr condition = flat_rewrite_scalar(f, e, place).e;
    if (condition && condition->type != TYPE_BOOLEAN)
        return type_mistake(f, place, e, "a number is used as a condition");
    return condition;
}

bool flat_rewrite_conditions(Flattening *f, Expr e, const Place *place, ExprList *found)
{
    Typed value = flat_rewrite(f, e, place);
    int first = found->count;
    if (value.e)
        array_elements(value.e, f->scratch, found);
    for (int i = first; i < found->count; i++)
        if (found->at[i]->type != TYPE_BOOLEAN)
            return type_mistake(f, place, e, "a number is used as a condition");
    return value.e;
}
