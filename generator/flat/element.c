/* element.c - names with subscripts: T[3], cell[2].v, cell.T[1, end].
 *
 * The law: the dimensions of inner members come after those around them, so that cell[2].T[3] is the element 2, 3 of
 * cell.T. Known subscripts lead to one member without visiting the others. In all other cases, the array of all members
 * is subscripted. */
#include "flat/machine_state.h"
#include "flat/presence.h"
#include "flat/rewrite.h"
#include "flat/value.h"
#include "flat/variable.h"

#include <math.h>
#include <string.h>

/* Appends the steps of a path, the first one first. Returns the expression that the path begins with. */
static Expr steps_of(Flattening *f, Expr e, ExprList *steps)
{
    for (; e->op == OP_INDEX || e->op == OP_FIELD; e = e->at[0])
        list_push(f->scratch, steps, e);
    for (int i = 0; i < steps->count / 2; i++) {
        Expr kept = steps->at[i];
        steps->at[i] = steps->at[steps->count - 1 - i];
        steps->at[steps->count - 1 - i] = kept;
    }
    return e;
}

/* Appends the subscripts of a step, which apply to the dimensions from `first` on. `end` is the size of each. */
static bool read_subscripts(Flattening *f, Expr step, const Sizes *sizes, int first, const Place *place,
                            ExprList *found)
{
    for (int i = 1; i < step->count; i++) {
        int dimension = first + i - 1;
        Place inner = *place;
        inner.end = dimension < sizes->count ? expr_integer(sizes->at[dimension]) : NULL;
        Expr subscript = step->at[i]->op == OP_COLON ? step->at[i] : flat_rewrite(f, step->at[i], &inner).e;
        if (!subscript)
            return false;
        list_push(f->scratch, found, subscript);
    }
    return true;
}

static Typed indexed(Flattening *f, Expr drawn, Typed whole, const ExprList *subscripts, const Place *place)
{
    Arrays a = flat_arrays_of(f);
    Expr e = subscripts->count ? array_index(&a, whole.e, subscripts->count, subscripts->at) : whole.e;
    return flat_array_result(f, place, drawn, &a, e, whole.enumeration);
}

/* Replaces an array by one element. False unless each dimension has a subscript that is known and in range. */
static bool pick(Flattening *f, Member *member, const ExprList *subscripts)
{
    Sizes sizes = flat_sizes_of_member(*member);
    int place = 0;
    if (!sizes.count || subscripts->count != sizes.count || flat_dimensions(*member) > DIMENSION_LIMIT)
        return false;
    for (int i = 0; i < sizes.count; i++) {
        double number = 0;
        Expr e = subscripts->at[i];
        bool is_scalar = e->op != OP_ARRAY && e->op != OP_COLON;
        if (!is_scalar || !flat_known_number(f, e, &number) || number != floor(number) || number < 1 ||
            number > sizes.at[i])
            return false;
        place = place * sizes.at[i] + (int)number - 1;
    }
    *member = member->is.array->elements[place];
    return true;
}

/* The position reached along a path. */
typedef struct {
    Member member;
    ExprList subscripts; /* of its first dimensions */
    int own;             /* first dimension of its last name */
} ElementWalk;

static void skip_dimensions(Flattening *f, ElementWalk *walk, int end)
{
    while (walk->subscripts.count < end)
        list_push(f->scratch, &walk->subscripts, expr_raw(OP_COLON, NULL, 0, NULL));
}

/* Goes on to a member. Returns the problem, or NULL. */
static const char *step_into(Flattening *f, ElementWalk *walk, Name identifier)
{
    const char *problem = NULL;
    walk->own = flat_dimensions(walk->member);
    if (walk->subscripts.count)
        skip_dimensions(f, walk, walk->own);
    walk->member = flat_bound_member(f, flat_member_field(walk->member, identifier, &problem));
    return problem;
}

/* Follows the names of a dotted path. Returns the problem, or NULL. */
static const char *step_along(Flattening *f, ElementWalk *walk, const Instance *scope, Name path)
{
    const char *problem = NULL, *rest = path->text;
    walk->member = flat_bound_member(f, flat_member_named(scope, identifier_next(&rest), &problem));
    while (*rest && !problem)
        problem = step_into(f, walk, identifier_next(&rest));
    return problem;
}

static bool is_path(Expr base, const Place *place)
{
    return base->op == OP_VARIABLE && !flat_local_named(place, base->name) && !place->function;
}

/* Follows the first `count` steps; false after a mistake: reported. A subscript applies to the own dimensions of the
 * last name, as in T[2]. If it has none, as v in cell.v[2], it applies to those of cell. */
static bool step_through(Flattening *f, ElementWalk *walk, int count, const Expr *steps, Expr drawn, const Place *place)
{
    for (int i = 0; i < count; i++) {
        if (steps[i]->op == OP_FIELD) {
            const char *problem = step_into(f, walk, steps[i]->name);
            if (!problem)
                continue;
            flat_name_mistake(f, place, drawn, problem);
            return false;
        }
        if (walk->member.kind == MEMBER_ARRAY && walk->member.is.array->is_ragged) {
            flat_name_mistake(f, place, drawn, "its elements differ in size, so that a subscript is ambiguous: give "
                                               "the subscript to one of its elements, or add all up");
            return false;
        }
        Sizes sizes = flat_sizes_of_member(walk->member);
        if (sizes.count > walk->own)
            skip_dimensions(f, walk, walk->own);
        if (!read_subscripts(f, steps[i], &sizes, walk->subscripts.count, place, &walk->subscripts))
            return false;
        if (pick(f, &walk->member, &walk->subscripts))
            walk->subscripts.count = 0;
    }
    return true;
}

int flat_subscripted_size(Flattening *f, Expr e, int k, const Place *place)
{
    ExprList steps = {0};
    Expr base = steps_of(f, e, &steps);
    ElementWalk walk = {0};
    Place quiet = flat_quiet(place);
    int dimension = k - 1;
    Sizes sizes;
    if (!is_path(base, place) || step_along(f, &walk, place->scope, base->name)) {
        Typed value = flat_rewrite(f, flat_declared_array(e->at[0], place), &quiet);
        sizes = value.e ? expr_sizes(value.e) : (Sizes){0};
    } else {
        if (!step_through(f, &walk, steps.count - 1, steps.at, e, &quiet))
            return -1;
        sizes = flat_sizes_of_member(walk.member);
        if (sizes.count > walk.own)
            skip_dimensions(f, &walk, walk.own);
        dimension += walk.subscripts.count;
    }
    return dimension < sizes.count ? sizes.at[dimension] : -1;
}

Typed flat_rewrite_element(Flattening *f, Expr e, const Place *place)
{
    ExprList steps = {0};
    Expr base = steps_of(f, e, &steps);
    ElementWalk walk = {0};
    if (!is_path(base, place) || step_along(f, &walk, place->scope, base->name)) {
        /* An element of an expression, {1, 2}[i], or of a name that is an expression here. */
        Typed value = flat_rewrite(f, base, place);
        for (int i = 0; value.e && i < steps.count; i++) {
            ExprList subscripts = {0};
            Sizes sizes = expr_sizes(value.e);
            if (steps.at[i]->op == OP_FIELD)
                return (Typed){flat_name_mistake(f, place, e, "a number has no inner structure"), NULL};
            if (!read_subscripts(f, steps.at[i], &sizes, 0, place, &subscripts))
                return (Typed){0};
            value = indexed(f, e, value, &subscripts, place);
        }
        return value;
    }
    if (!step_through(f, &walk, steps.count, steps.at, e, place))
        return (Typed){0};
    Typed whole = flat_value_of_member(f, flat_only_signal(walk.member), e, place);
    return whole.e ? indexed(f, e, whole, &walk.subscripts, place) : whole;
}

/* ---- members ---- */

/* Makes subscripts numbers; false if one of them is not known: reported. */
static bool know_subscripts(Flattening *f, Expr drawn, ExprList *subscripts, const Place *place)
{
    for (int i = 0; i < subscripts->count; i++) {
        if (subscripts->at[i]->op == OP_COLON)
            continue;
        Sizes sizes = expr_sizes(subscripts->at[i]);
        ExprList elements = {0};
        array_elements(subscripts->at[i], f->scratch, &elements);
        for (int k = 0; k < elements.count; k++) {
            double number = 0;
            if (!flat_known_number(f, elements.at[k], &number)) {
                flat_report_mistake(f, DIAG_F14, place, expr_text(f->scratch, drawn),
                                    "a subscript that is not made of constants and indices is not supported yet here");
                return false;
            }
            elements.at[k] = expr_number(number);
        }
        subscripts->at[i] = array_from(f->scratch, &sizes, elements.at);
    }
    return true;
}

/* Replaces an array of members by the selected ones, by subscripting an array of the members' numbers. */
static bool select_elements(Flattening *f, Expr drawn, const ExprList *subscripts, const Place *place, Member *member)
{
    const MemberArray *whole = member->is.array;
    Sizes sizes = flat_sizes_of_member(*member);
    Expr *numbers = arena_array(f->scratch, Expr, whole->count + 1);
    for (int i = 0; i < whole->count; i++)
        numbers[i] = expr_integer(i);
    Typed all = {array_from(f->scratch, &sizes, numbers), NULL};
    Expr chosen = indexed(f, drawn, all, subscripts, place).e;
    if (!chosen)
        return false;
    if (chosen->op != OP_ARRAY) {
        *member = whole->elements[(int)chosen->number];
        return true;
    }
    ExprList elements = {0};
    array_elements(chosen, f->scratch, &elements);
    sizes = expr_sizes(chosen);
    IntList own = {0};
    flat_append_sizes(f->scratch, &own, sizes.count, sizes.at);
    MemberArray *array =
        whole->fields ? flat_instance_array(f->scratch, own, whole->fields->type) : flat_member_array(f->scratch, own);
    for (int i = 0; i < elements.count; i++)
        array->elements[i] = whole->elements[(int)elements.at[i]->number];
    *member = (Member){.kind = MEMBER_ARRAY, .is.array = array};
    return true;
}

bool flat_rewrite_member(Flattening *f, Expr e, const Place *place, Member *found)
{
    ExprList steps = {0};
    Expr base = steps_of(f, e, &steps);
    ElementWalk walk = {0};
    const char *problem =
        is_path(base, place) ? step_along(f, &walk, place->scope, base->name) : "it is not a path of names";
    if (problem) {
        flat_name_mistake(f, place, e, problem);
        return false;
    }
    if (!step_through(f, &walk, steps.count, steps.at, e, place) || !know_subscripts(f, e, &walk.subscripts, place))
        return false;
    *found = walk.member;
    if (!walk.subscripts.count)
        return true;
    if (found->kind == MEMBER_ARRAY)
        return select_elements(f, e, &walk.subscripts, place, found);
    flat_report_mistake(f, DIAG_F38, place, expr_text(f->scratch, e), "a value that is not an array has subscripts");
    return false;
}

/* ---- states of parts ---- */

Typed flat_rewrite_in_state(Flattening *f, Expr e, const Place *place)
{
    Member asked = {.kind = MEMBER_NONE};
    if (e->count && !flat_rewrite_member(f, e->at[0], place, &asked))
        return (Typed){0};
    return (Typed){flat_is_in_state(f, e, asked, place), NULL};
}

/* ---- parts that appear and disappear ---- */

static bool is_stated(const System *system, int part)
{
    const FlatPart *at = &system->parts.at[part];
    return at->parent >= 0 && at->presence != system->parts.at[at->parent].presence;
}

/* The number of existing parts 0..n: the variable of a rule, else a sum. */
static Expr count_of(const Flattening *f, const MemberArray *parts)
{
    Expr own = f->system->parts.at[parts->elements[0].is.instance->part].presence;
    if (own && own->op == OP_AND)
        own = own->at[own->count - 1];
    if (own && own->op == OP_GREATER_EQUAL)
        return own->at[0];
    Expr *terms = arena_array(f->scratch, Expr, parts->count);
    for (int i = 0; i < parts->count; i++) {
        const Expr there = f->system->parts.at[parts->elements[i].is.instance->part].presence;
        const Expr known = there ? there : expr_boolean(true);
        terms[i] = expr_raw(OP_IF, NULL, 3, (Expr[]){known, expr_integer(1), expr_integer(0)});
    }
    return expr_raw(OP_ADD, NULL, parts->count, terms);
}

/* The value of parts->size() or parts->notEmpty(). NULL: the member is not an array of parts whose number is stated. */
static Expr truth_of_parts(const Flattening *f, Op op, Member member)
{
    const MemberArray *parts = member.kind == MEMBER_ARRAY && member.is.array->fields ? member.is.array : NULL;
    if (!parts)
        return NULL;
    const Instance *first = flat_some_instance(member);
    const bool is_varying = first && first->property && first->property->is_varying && first->kind == INSTANCE_PART;
    if (op == OP_CARDINAL)
        return is_varying ? count_of(f, parts) : NULL;
    return is_varying ? f->system->parts.at[first->part].presence : expr_boolean(parts->count > 0);
}

/* part->notEmpty(), parts->size() */
Typed flat_rewrite_presence(Flattening *f, Expr e, const Place *place)
{
    Member member = {.kind = MEMBER_NONE};
    if (!flat_rewrite_member(f, e->at[0], place, &member))
        return (Typed){0};
    const Instance *part = member.kind == MEMBER_INSTANCE ? member.is.instance : NULL;
    const Property *property = part ? part->property : NULL;
    if (e->op == OP_PRESENT && part && part->kind == INSTANCE_PART && is_stated(f->system, part->part))
        return (Typed){f->system->parts.at[part->part].presence, NULL};
    const Expr of_parts = truth_of_parts(f, e->op, member);
    if (of_parts)
        return (Typed){of_parts, NULL};
    const char *shown = expr_text(f->scratch, e->at[0]);
    const bool is_fixed = e->op == OP_CARDINAL && member.kind == MEMBER_ARRAY;
    if (!flat_report_mistake(f, DIAG_F74, place, expr_text(f->scratch, e), "'%s' %s", shown,
                             is_fixed ? "has a size that does not change"
                             : !part || part->kind != INSTANCE_PART ? "is not a part"
                             : property && property->lower == 0
                                 ? "has the multiplicity 0..1, but nothing states when it exists"
                                 : "always exists"))
        return (Typed){0};
    if (is_fixed)
        diag_fix("write size(%s, 1)", shown);
    else if (property && part->kind == INSTANCE_PART && property->lower == 0)
        diag_fix("state when it exists, by an equation such as '%s->notEmpty() = time < 10', or by invariants of "
                 "states", shown);
    else if (property && part->kind == INSTANCE_PART)
        diag_fix("remove the condition, or give '%s' the multiplicity 0..1 and state when it exists", shown);
    return (Typed){0};
}

/* ---- delay(...) -> a variable of its own, with its equation ----
 *
 * The operand is a variable too, a new one if it is an expression, because its past is stored. A value that depends on
 * constants only needs no delay. Nor does a delay time that is 0 in the model, which the program then cannot change. */

typedef struct {
    const char *words, *fix;
} Mistake;

/* The mistake in a delay(); words are NULL if there is none. */
static Mistake mistake_of(Flattening *f, const Place *place, Expr operand, Expr time, Expr longest)
{
    static const char fix_place[] = "let an equation set a variable to the delayed value, and use that here";
    static const char fix_maximum[] = "write delay(expression, time, maximum), with a maximum of constants";
    if (place->is_action)
        return (Mistake){"delay() in statements that are executed at events", fix_place};
    if (place->function)
        return (Mistake){"delay() in a function", "give the function the delayed value as an argument"};
    if (f->system->parts.at[place->scope->part].presence)
        return (Mistake){"delay() in a part that can appear and disappear: it has no past when it appears",
                         "make the part permanent, or compute the delayed value outside of the part"};
    if (time->op == OP_ARRAY || (longest && longest->op == OP_ARRAY))
        return (Mistake){"the time of delay() is an array", "write a delay for each element"};
    if (operand->type == TYPE_INTEGER && !flat_is_made_of_constants(f, operand))
        return (Mistake){"delay() of an Integer", "delay a Real variable that is equal to it"};
    if (!longest && !flat_is_made_of_constants(f, time))
        return (Mistake){"the time of delay() varies, and no maximum is given", fix_maximum};
    if (longest && !flat_is_made_of_constants(f, longest))
        return (Mistake){"the maximum of delay() varies", fix_maximum};
    return (Mistake){NULL, NULL};
}

struct DelayedValues {
    Map *variable_of; /* delay(...), an expression that it delays, or a term with steps in a der() -> its variable */
    int long_count;   /* number of variables whose texts are too long for a path */
};

/* The leaf of a variable that is equal to an expression. A new variable gets a defining equation; an expression that is
 * a variable is returned. written: the expression as drawn; NULL: as it is. The path contains the expression's text:
 * delayed(x, T), undelayed(x*y); if this is too long, a number. */
static Expr value_variable(Flattening *f, const Place *place, const char *what, Expr e, Unit unit, const char *written)
{
    enum { LONGEST = 100 };
    if (e->op == OP_VARIABLE)
        return e;
    if (!f->delayed) {
        f->delayed = arena_new_of(f->scratch, DelayedValues);
        f->delayed->variable_of = map_new(f->scratch);
    }
    int known = map_get(f->delayed->variable_of, e, -1);
    if (known >= 0)
        return f->system->variables.at[known].leaf;
    const char *text = expr_text(f->arena, e);
    const char *arguments =
        e->op == OP_DELAY ? text + strlen(op_text(OP_DELAY)) : arena_format(f->scratch, "(%s)", text);
    FlatVariable made = {
        .path = strlen(arguments) > LONGEST ? name_format("%s(%d)", what, ++f->delayed->long_count)
                                            : name_format("%s%s", what, arguments),
        .part = place->scope->part,
        .kind = FLAT_VARIABLE,
        .type = TYPE_REAL,
        .unit = unit,
        .is_value = true,
        .source = place->source,
    };
    made.identifier = made.path;
    known = flat_add_variable(f, made, (Origin){.owner = place->scope, .item = {made.identifier, -1, NULL}});
    map_put(f->delayed->variable_of, e, known);
    Source source = place->source;
    source.element = place->element;
    Expr leaf = f->system->variables.at[known].leaf;
    FlatEquation *equation = flat_add_equation(f, ORIGIN_CONSTRAINT, leaf, e, source, place->scope->part);
    equation->written = equation->drawn = written ? written : text;
    equation->scope = place->scope->path;
    equation->purpose = arena_format(f->arena, "of a %s value", strncmp(what, "un", 2) == 0 ? what + 2 : what);
    return leaf;
}

/* at: operand, time, and maximum if there is one. Returns the leaf of the delayed value. */
static Expr delayed_value(Flattening *f, const Place *place, Expr drawn, Expr *at)
{
    if (flat_is_made_of_constants(f, at[0]))
        return at[0];
    at[0] = value_variable(f, place, "undelayed", at[0], (Unit){0}, expr_text(f->arena, drawn->at[0]));
    Unit unit = f->system->variables.at[flat_variable(f->system, at[0])].unit;
    return value_variable(f, place, "delayed", expr_raw(OP_DELAY, NULL, drawn->count, at), unit,
                               expr_text(f->arena, drawn));
}

Expr flat_rewrite_delay(Flattening *f, const Place *place, Expr e, const Typed *arguments)
{
    Expr at[3] = {arguments[0].e, arguments[1].e, e->count > 2 ? arguments[2].e : NULL}, time = at[1];
    Mistake mistake = mistake_of(f, place, at[0], time, at[2]);
    double number = mistake.words ? 0 : flat_stated_number(f, time);
    if (number < 0)
        mistake = (Mistake){"the time of delay() is negative", "give a time of 0 or more"};
    if (mistake.words) {
        if (flat_report_mistake(f, DIAG_F48, place, expr_text(f->scratch, e), "%s", mistake.words))
            diag_fix("%s", mistake.fix);
        return NULL;
    }
    if (number >= 0 && number <= 0) {
        flat_known_number(f, time, &number); /* structural from now on */
        return at[0];
    }
    if (at[0]->op != OP_ARRAY)
        return delayed_value(f, place, e, at);
    ExprList elements = {0};
    Sizes sizes = expr_sizes(at[0]);
    array_elements(at[0], f->scratch, &elements);
    for (int i = 0; i < elements.count; i++)
        elements.at[i] = delayed_value(f, place, e, (Expr[]){elements.at[i], at[1], at[2]});
    return array_from(f->scratch, &sizes, elements.at);
}

/* ---- der(...) -> a variable of its own, or the derivative of an expression ----
 *
 * A term that changes only in steps, such as floor() or a choice of numbers, becomes a variable: the derivative of an
 * expression would not contain the impulses of its jumps. A term that also varies between its steps is differentiated
 * as an expression, so that the states stay the same. It becomes a variable as well, whose jumps end the run. */

/* The unit of a derivative: m/s becomes m/s^2, N becomes N/s, A*s becomes A; other quotients are put in parentheses. */
static Unit unit_per_second(Arena *arena, Unit unit)
{
    const char *symbol = unit.symbol ? unit.symbol->text : "";
    size_t length = strlen(symbol);
    const char *made = "";
    if (!length)
        return (Unit){0};
    if (strcmp(symbol, "1") == 0)
        made = "1/s";
    else if (strcmp(symbol, "s") == 0)
        made = "1";
    else if (length > 2 && strcmp(symbol + length - 2, "*s") == 0)
        made = arena_format(arena, "%.*s", (int)length - 2, symbol);
    else if (length > 2 && strcmp(symbol + length - 2, "/s") == 0)
        made = arena_format(arena, "%s^2", symbol);
    else if (strchr(symbol, '/'))
        made = arena_format(arena, "(%s)/s", symbol);
    else
        made = arena_format(arena, "%s/s", symbol);
    return (Unit){.symbol = name_of(made)};
}

/* The derivative of a leaf: 0 unless it is a Real variable, as others do not vary between events. */
static Expr derivative_of_leaf(void *context, Expr leaf)
{
    Flattening *f = context;
    int variable = flat_variable(f->system, leaf);
    if (variable < 0 || f->system->variables.at[variable].kind == FLAT_CONSTANT ||
        f->system->variables.at[variable].type != TYPE_REAL)
        return expr_number(0);
    FlatVariable of = f->system->variables.at[variable];
    if (of.derivative >= 0)
        return f->system->variables.at[of.derivative].leaf;
    Origin origin = f->origins.at[variable];
    origin.value = NULL;
    FlatVariable made = {
        .path = name_format("der(%s)", of.path->text),
        .identifier = name_format("der(%s)", of.identifier->text),
        .part = of.part,
        .kind = FLAT_DERIVATIVE,
        .type = TYPE_REAL,
        .unit = unit_per_second(f->scratch, of.unit),
        .source = of.source,
    };
    int index = flat_add_variable(f, made, origin);
    f->system->variables.at[variable].derivative = index;
    f->system->variables.at[index].integral = variable;
    return f->system->variables.at[index].leaf;
}

static bool may_step(Expr e)
{
    switch (e->op) {
    case OP_SIGN: case OP_FLOOR: case OP_CEIL: case OP_INTEGER: case OP_DIV: case OP_MOD: case OP_REM: case OP_IF:
    case OP_INTERPOLATE: case OP_INTERPOLATE2: case OP_PIECE: case OP_PATCH:
        return true;
    default:
        return false;
    }
}

/* True if the value also varies between its steps. */
static bool varies(Flattening *f, Expr e)
{
    bool is_constant_between = e->op == OP_SIGN || e->op == OP_FLOOR || e->op == OP_CEIL || e->op == OP_INTEGER ||
                               e->op == OP_DIV;
    IntList variables = {0};
    for (int k = e->op == OP_IF ? 1 : 0; k < e->count && !is_constant_between; k++)
        expr_mentions(e->at[k], f->system->by_leaf, f->scratch, &variables);
    for (int i = 0; i < variables.count; i++)
        if (f->system->variables.at[variables.at[i]].kind != FLAT_CONSTANT)
            return true;
    return false;
}

typedef struct {
    Flattening *f;
    const Place *place;
    Map *images;
    ExprList found; /* images */
} Steps;

/* The expression with variables for its terms that change in steps. Recursion follows the nesting of an expression,
 * which the parser limits. */
static Expr with_steps(Steps *s, Expr e)
{
    Flattening *f = s->f;
    int known = e->count ? map_get(s->images, e, -1) : -1;
    if (known >= 0 || !e->count)
        return e->count ? s->found.at[known] : e;
    Expr image = e;
    if (may_step(e) && !flat_is_made_of_constants(f, e)) {
        bool is_varying = varies(f, e);
        Expr leaf =
            value_variable(f, s->place, is_varying ? "differentiated" : "undifferentiated", e, (Unit){0}, NULL);
        f->system->variables.at[flat_variable(f->system, leaf)].has_lost_jumps = is_varying;
        image = is_varying ? e : leaf;
    } else if (!may_step(e) && e->type == TYPE_REAL) {
        Expr *arguments = arena_array(f->scratch, Expr, e->count);
        for (int k = 0; k < e->count; k++)
            arguments[k] = with_steps(s, e->at[k]);
        image = expr_raw(e->op, e->name, e->count, arguments);
    }
    map_put(s->images, e, s->found.count);
    list_push(f->scratch, &s->found, image);
    return image;
}

Expr flat_time_derivative(Flattening *f, const Place *place, Expr e, Expr *culprit)
{
    if (expr_find(e, may_step) && !place->function && !place->is_action) {
        Steps steps = {f, place, map_new(f->scratch), {0}};
        e = with_steps(&steps, e);
    }
    *culprit = NULL;
    if (e->op == OP_VARIABLE)
        return derivative_of_leaf(f, e);
    return expr_time_derivative(e, derivative_of_leaf, f, culprit);
}
