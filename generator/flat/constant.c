/* constant.c - stated values -> values and starts in leaves of constants.
 *
 * The law: constants that bindings tie together share one value, that of the outermost member that has any: of the one
 * with the shortest path, then of the one drawn first. The others follow it, whatever their own defaults say.
 */
#include "flat/instance.h"

#include <limits.h>
#include <math.h>

static const double too_large = 9007199254740992; /* 2^53, of an Integer */

static bool is_constant(const System *system, Expr leaf)
{
    int variable = leaf->op == OP_VARIABLE ? flat_variable(system, leaf) : -1;
    return variable >= 0 && system->variables.at[variable].kind == FLAT_CONSTANT;
}

/* ---- from values as written to expressions ---- */

static Expr unfit(Flattening *f, int variable, const char *words)
{
    const Origin *origin = &f->origins.at[variable];
    const char *path = f->system->variables.at[variable].path->text;
    if (!flat_report_once(f, origin->value))
        return NULL;
    diag(DIAG_F09, origin->value->source, "the value of '%s' %s", path, words);
    const Classifier *enumeration = flat_enumeration_of(f, variable);
    Text literals = text_new(f->scratch);
    for (int i = 0; enumeration && i < enumeration->literals.count; i++)
        text_format(&literals, "%s%s", i ? ", " : "", enumeration->literals.at[i]->text);
    if (enumeration)
        diag_fix("give one of the literals of '%s': %s", enumeration->qualified->text, literals.at);
    return NULL;
}

static Expr number_expr(Flattening *f, int variable, double number)
{
    Type type = f->system->variables.at[variable].type;
    if (type == TYPE_BOOLEAN)
        return unfit(f, variable, "is a number; true or false is needed");
    if (!isfinite(number))
        return unfit(f, variable, "is no finite number");
    if (type == TYPE_REAL)
        return expr_number(number);
    if (number != floor(number) || fabs(number) >= too_large)
        return unfit(f, variable, "is no Integer between -2^53 and 2^53");
    return fabs(number) > INT_MAX ? expr_number(number) : expr_integer((int)number);
}

/* pre(), sample() and the like have a meaning at events only. */
static bool is_of_events(Expr e)
{
    return e->op >= OP_PRE && e->op <= OP_SAMPLE; /* ORDER ops.def */
}

static Expr literal_expr(Flattening *f, int variable, const Value *value)
{
    const Classifier *enumeration = flat_enumeration_of(f, variable);
    int number = enumeration ? sysml_literal_number(enumeration, value->text) : 0;
    if (number)
        return expr_integer(number);
    if (enumeration)
        return unfit(f, variable, arena_format(f->scratch, "is '%s', which is no literal of '%s'", value->text->text,
                                               enumeration->qualified->text));
    return unfit(f, variable, "is a literal of an enumeration; a number is needed");
}

/* Not {i^2 for i in 1:3}, whose size is known once it is rewritten. */
static bool is_written_out(Expr e)
{
    bool is_array = e->op == OP_ARRAY || e->op == OP_MATRIX || e->op == OP_ROW;
    return is_array && !(e->count && e->at[0]->op == OP_FOR);
}

static const char *size_written(Arena *arena, Expr e)
{
    IntList sizes = {0};
    for (; is_written_out(e); e = e->at[0]) {
        list_push(arena, &sizes, e->count);
        if (!e->count)
            break;
    }
    return flat_sizes_text(arena, &sizes);
}

static Expr wrong_size(Flattening *f, int variable, const char *given)
{
    const Origin *origin = &f->origins.at[variable];
    const char *path = f->system->variables.at[variable].path->text;
    if (!flat_report_once(f, origin->value))
        return NULL;
    if (origin->item.element >= 0) {
        diag(DIAG_F36, origin->value->source, "'%s' is one of %s values, but the value given has %s", path,
             flat_sizes_text(f->scratch, origin->item.sizes), given);
        Expr e = origin->value->expression;
        if (e && e->op == OP_MATRIX && origin->item.sizes->count == 1)
            diag_fix("write a vector in braces, as {1, 2, 3}; brackets make a matrix");
        else if (e && origin->item.sizes->count == 2 && e->op == OP_ARRAY)
            diag_fix("write a matrix row by row, as {{1, 2}, {3, 4}}");
    } else {
        diag(DIAG_F36, origin->value->source, "'%s' is one value, but the value given has %s", path, given);
        diag_fix("give one value, or give the property a multiplicity");
    }
    return NULL;
}

/* The part of an array written out that is for one element, as far as it is written out: {{1, 2}, b}. */
static Expr part_for_element(Flattening *f, int variable, Expr whole)
{
    const Item *item = &f->origins.at[variable].item;
    int dimensions = item->element < 0 ? 0 : item->sizes->count;
    int inner = dimensions ? flat_sizes_product(item->sizes) : 1, element = item->element;
    Expr e = whole;
    for (int i = 0; i < dimensions && is_written_out(e); i++) {
        if (e->count != item->sizes->at[i])
            return wrong_size(f, variable, i ? arena_format(f->scratch, "%d in a row", e->count)
                                             : size_written(f->scratch, whole));
        inner /= item->sizes->at[i];
        e = e->at[element / inner];
        element %= inner;
    }
    return is_written_out(e) ? wrong_size(f, variable, size_written(f->scratch, whole)) : e;
}

/* The element of a name that stands for an array of the same size, or NULL. */
static Expr named_element(Flattening *f, int variable, Expr e)
{
    const Origin *origin = &f->origins.at[variable];
    const char *ignored;
    if (origin->item.element < 0 || e->op != OP_VARIABLE)
        return NULL;
    Member member = flat_bound_member(f, flat_resolve_name(origin->scope, e->name, &ignored));
    if (member.kind != MEMBER_ARRAY)
        return NULL;
    if (member.is.array->count != flat_sizes_product(origin->item.sizes))
        return wrong_size(f, variable, arena_format(f->scratch, "%d", member.is.array->count));
    Member element = member.is.array->elements[origin->item.element];
    return element.kind == MEMBER_VARIABLE ? f->system->variables.at[element.index].leaf : NULL;
}

/* The same text is the value of each element of an array: what it becomes is kept for the next one. */
struct LastValue {
    Expr written; /* in names of ... */
    const Instance *scope;
    Typed result; /* in leaves */
};

static Typed rewritten_part(Flattening *f, int variable, const Value *value, const Place *place)
{
    const Origin *origin = &f->origins.at[variable];
    Expr part = value->expression ? part_for_element(f, variable, value->expression) : NULL;
    Expr named = part ? named_element(f, variable, part) : NULL;
    if (!part || named)
        return (Typed){named, NULL};
    if (!f->last_value)
        f->last_value = arena_new_of(f->scratch, LastValue);
    LastValue *last = f->last_value;
    if (last->written != part || last->scope != origin->scope)
        *last = (LastValue){part, origin->scope, flat_rewrite(f, part, place)};
    Typed result = last->result;
    if (result.e)
        result.e = part_for_element(f, variable, result.e);
    return result;
}

static Expr rewritten_value(Flattening *f, int variable, const Value *value)
{
    const Origin *origin = &f->origins.at[variable];
    Place place = {.scope = origin->scope,
                   .source = value->source,
                   .element = flat_qualified_name(origin->property->owner, origin->property->name),
                   .is_quiet = map_get(f->reported, value, 0)};
    Typed result = rewritten_part(f, variable, value, &place);
    Expr e = result.e;
    if (!e) {
        flat_report_once(f, value);
        return NULL;
    }
    if (result.enumeration != flat_enumeration_of(f, variable))
        return unfit(f, variable, result.enumeration
                                      ? arena_format(f->scratch, "is a literal of enumeration '%s'",
                                                     result.enumeration->qualified->text)
                                      : "is no literal of its enumeration");
    if (expr_find(e, is_of_events))
        return unfit(f, variable, arena_format(f->scratch, "uses %s(), which means something at events only",
                                               op_text(expr_find(e, is_of_events)->op)));
    if ((e->type == TYPE_BOOLEAN) != (f->system->variables.at[variable].type == TYPE_BOOLEAN))
        return unfit(f, variable, e->type == TYPE_BOOLEAN ? "is a truth value; a number is needed"
                                                          : "is a number; true or false is needed");
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++)
        if (!is_constant(f->system, leaves.at[i])) {
            Text words = text_new(f->scratch);
            text_add(&words, "depends on '");
            expr_print(&words, leaves.at[i]);
            text_add(&words, "', which is no constant");
            return unfit(f, variable, words.at);
        }
    if (leaves.count)
        return e;
    e = expr_fold(e);
    if (f->system->variables.at[variable].type == TYPE_INTEGER && e->op == OP_NUMBER && e->number != floor(e->number))
        return unfit(f, variable, "is no Integer");
    return e;
}

static Expr value_expr(Flattening *f, int variable)
{
    const Value *value = f->origins.at[variable].value;
    bool is_literal = value->kind == VALUE_LITERAL || value->kind == VALUE_EXPRESSION;
    if (flat_enumeration_of(f, variable) && !is_literal)
        return unfit(f, variable, "is no literal of its enumeration");
    switch (value->kind) {
    case VALUE_NUMBER:
        return number_expr(f, variable, value->number);
    case VALUE_BOOLEAN:
        if (f->system->variables.at[variable].type == TYPE_BOOLEAN)
            return expr_boolean(value->number != 0);
        return unfit(f, variable, "is a truth value; a number is needed");
    case VALUE_EXPRESSION:
        return rewritten_value(f, variable, value);
    case VALUE_LITERAL:
        return literal_expr(f, variable, value);
    case VALUE_STRING:
        return unfit(f, variable, "is text; a number is needed");
    default:
        return unfit(f, variable, "is an instance; a number is needed");
    }
}

static void settle_stated(Flattening *f)
{
    for (int i = 0; i < f->connectable; i++) {
        if (!f->origins.at[i].value)
            continue;
        Expr e = value_expr(f, i);
        FlatVariable *variable = &f->system->variables.at[i];
        if (variable->kind == FLAT_CONSTANT)
            variable->value = e;
        else
            variable->start_value = e;
    }
}

/* ---- bindings ---- */

static int depth_of(const Flattening *f, int variable)
{
    return f->origins.at[variable].owner->depth;
}

static void report_conflict(Flattening *f, int a, int b)
{
    const FlatVariable *first = &f->system->variables.at[a], *second = &f->system->variables.at[b];
    diag(DIAG_F12, f->origins.at[b].value->source,
         "'%s' and '%s' are bound to each other, but different values are given", first->path->text,
         second->path->text);
    int both[] = {a, b};
    for (int i = 0; i < 2; i++)
        diag_detail("%s = %s (%s)", f->system->variables.at[both[i]].path->text,
                    expr_text(f->scratch, f->system->variables.at[both[i]].value),
                    source_print(f->scratch, f->origins.at[both[i]].value->source));
}

/* A value that was given to a part and is not used deserves a word; a default of a block does not. */
static void follow(Flattening *f, int variable, int source, const Tie *binding)
{
    FlatVariable *follower = &f->system->variables.at[variable];
    const FlatVariable *leader = &f->system->variables.at[source];
    const Origin *own = &f->origins.at[variable], *other = &f->origins.at[source];
    if (follower->value && follower->value != leader->value && own->is_on_part) {
        if (other->is_on_part && depth_of(f, variable) == depth_of(f, source))
            report_conflict(f, source, variable);
        else if (flat_report_once(f, own->value)) {
            diag(DIAG_F21, own->value->source, "the value given to '%s' is not used, since it is bound to '%s'",
                 follower->path->text, leader->path->text);
            diag_detail("%s = %s (%s)", leader->path->text, expr_text(f->scratch, leader->value),
                        source_print(f->scratch, other->value->source));
        }
    }
    follower->bound_to = source;
    follower->value = leader->leaf;
    if (binding && binding->connector)
        follower->start_source = binding->connector->source;
}

static bool is_better(const Flattening *f, int candidate, int best)
{
    bool has_value = f->system->variables.at[candidate].value, best_has = f->system->variables.at[best].value;
    if (has_value != best_has)
        return has_value;
    return depth_of(f, candidate) < depth_of(f, best);
}

static void settle_bindings(Flattening *f)
{
    bool any = false;
    const Tie **binding = arena_array(f->scratch, const Tie *, f->connectable); /* of each constant, its last one */
    for (int i = 0; i < f->ties.count; i++) {
        const Tie *tie = &f->ties.at[i];
        if (!flat_joins_constants(f->system, tie))
            continue;
        any = flat_union_join(f->equal, tie->a, tie->b) || any;
        binding[tie->a] = binding[tie->b] = tie;
    }
    if (!any)
        return;
    int *best = arena_array(f->scratch, int, f->connectable); /* by root */
    for (int i = 0; i < f->connectable; i++) {
        int root = flat_union_find(f->equal, i);
        if (root == i)
            best[root] = i; /* the root is the first of its group */
        else if (is_better(f, i, best[root]))
            best[root] = i;
    }
    for (int i = 0; i < f->connectable; i++) {
        int source = best[flat_union_find(f->equal, i)];
        if (source != i)
            follow(f, i, source, binding[i]);
    }
}

/* ---- cycles ---- */

typedef struct {
    int constant, next;
    ExprList leaves;
} Step;

typedef List(Step) StepList;

static void report_cycle(Flattening *f, const StepList *path, int from)
{
    const System *system = f->system;
    int first = path->at[from].constant;
    diag(DIAG_F10, system->variables.at[first].source, "the value of constant '%s' depends on itself",
         system->variables.at[first].path->text);
    for (int i = from; i < path->count; i++) {
        int constant = path->at[i].constant;
        const Origin *origin = &f->origins.at[constant];
        Source source = origin->value ? origin->value->source : system->variables.at[constant].source;
        diag_detail("%s = %s (%s)", system->variables.at[constant].path->text,
                    expr_text(f->scratch, system->variables.at[constant].value), source_print(f->scratch, source));
    }
}

enum { UNSEEN, ON_PATH, DONE };

static void enter_constant(Flattening *f, StepList *path, char *marks, int constant)
{
    Step step = {.constant = constant};
    Expr value = f->system->variables.at[constant].value;
    if (value)
        expr_variables(value, false, f->scratch, &step.leaves);
    marks[constant] = ON_PATH;
    list_push(f->scratch, path, step);
}

/* Depth first without recursion: a chain of bindings may be as long as the model. */
static void find_cycles(Flattening *f)
{
    char *marks = arena_array(f->scratch, char, f->connectable ? f->connectable : 1);
    StepList path = {0};
    for (int i = 0; i < f->connectable; i++) {
        const FlatVariable *variable = &f->system->variables.at[i];
        if (marks[i] != UNSEEN || !variable->value || variable->value->op == OP_NUMBER)
            continue;
        enter_constant(f, &path, marks, i);
        while (path.count) {
            Step *top = &list_last(&path);
            if (top->next == top->leaves.count) {
                marks[top->constant] = DONE;
                path.count--;
                continue;
            }
            int leaf = flat_variable(f->system, top->leaves.at[top->next++]);
            if (leaf < 0 || marks[leaf] == DONE)
                continue;
            if (marks[leaf] == UNSEEN) {
                enter_constant(f, &path, marks, leaf);
                continue;
            }
            int from = path.count - 1;
            while (path.at[from].constant != leaf)
                from--;
            report_cycle(f, &path, from);
        }
    }
}

void flat_settle_values(Flattening *f)
{
    settle_stated(f);
    settle_bindings(f);
    find_cycles(f);
}

/* ---- constants without a value ---- */

static int source_of(const System *system, Expr leaf)
{
    int variable = flat_variable(system, leaf);
    int bound = system->variables.at[variable].bound_to;
    return bound >= 0 ? bound : variable;
}

/* An equation between constants alone can give one of them its value; which one, causalization finds out. */
static void mark_derived(Flattening *f, bool *is_derived)
{
    const System *system = f->system;
    ExprList leaves = {0};
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        if (equation->origin != ORIGIN_CONSTRAINT)
            continue;
        leaves.count = 0;
        expr_variables(equation->left, true, f->scratch, &leaves);
        expr_variables(equation->right, true, f->scratch, &leaves);
        bool all = true;
        for (int k = 0; all && k < leaves.count; k++)
            all = is_constant(system, leaves.at[k]);
        for (int k = 0; all && k < leaves.count; k++)
            is_derived[source_of(system, leaves.at[k])] = true;
    }
}

void flat_check_constants(Flattening *f)
{
    const System *system = f->system;
    bool *is_derived = NULL;
    const IntList *reported = NULL; /* of the array one of whose elements was */
    for (int i = 0; i < f->connectable; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        if (variable->kind != FLAT_CONSTANT || variable->value || f->origins.at[i].value)
            continue;
        if (!is_derived) {
            is_derived = arena_array(f->scratch, bool, f->connectable);
            mark_derived(f, is_derived);
        }
        const Origin *origin = &f->origins.at[i];
        const Item *item = &origin->item;
        if (is_derived[i] || (item->sizes && item->sizes == reported))
            continue;
        reported = item->sizes;
        Source source = flat_place(system, variable->part, variable->source);
        if (item->element >= 0)
            diag(DIAG_F11, source, "constant '%s', one of %s values, has no value", variable->path->text,
                 flat_sizes_text(f->scratch, item->sizes));
        else
            diag(DIAG_F11, source, "constant '%s' has no value", variable->path->text);
        const Instance *owner = origin->owner;
        while (owner && !(owner->property && owner->kind == INSTANCE_PART))
            owner = owner->owner;
        if (owner)
            diag_detail("part %s (%s)", owner->path->text, source_print(f->scratch, owner->property->source));
        if (source.file != variable->source.file)
            diag_detail("declared at %s", source_print(f->scratch, variable->source));
    }
}
