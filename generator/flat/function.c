/* function.c - calls of user functions are expanded: their statements are executed on expressions.
 *
 * The law: the value of a call is the expression that its statements give in terms of the arguments. An assignment
 * gives a variable an expression. An `if` makes a choice between two values of a variable. A loop is repeated for each
 * value of its range, which must be known. So the system's equations contain no functions: the expressions of functions
 * are differentiated and solved like all others, and their conditions cause events like all others. */
#include "flat/rewrite.h"

#include <string.h>

enum {
    MOST_CALLS = 100,       /* depth of calls within calls */
    MOST_BRANCHES = 1000,   /* of one `if` */
    MOST_IN_ALL = 50000000 /* operators in all values that functions set, one after the other */
};

/* The variables of one call: each is a Local, linked in this order, so that they can be found from a place. */
typedef struct {
    Flattening *f;
    const Function *function;
    Local *locals;
    Local *unset; /* by variable: an array of its declared sizes; behind the locals in the chain */
    int count;
    const Local *around; /* beginning of the chain: indices of loops, then all locals */
    bool is_quiet;
} Call;

struct Calls {
    List(const Function *) open; /* each called by the one before it */
    const Instance *scope;       /* the instance with the outermost call */
};

bool flat_is_in_call(const Flattening *f)
{
    return f->calls && f->calls->open.count;
}

static bool execute(Call *call, const StatementList *list);

static Place place_of(const Call *call, int line)
{
    const Function *function = call->function;
    Place text = {.source = function->source,
                  .element = function->qualified,
                  .spans_lines = function->spans_lines,
                  .function = function,
                  .is_quiet = call->is_quiet,
                  .locals = call->around};
    text.scope = call->f->calls->scope;
    return flat_place_at_line(&text, line);
}

/* ---- arguments ---- */

const Function *flat_called_function(Flattening *f, Expr call, const Place *place)
{
    const Function *other = NULL;
    Name from = place->function ? place->function->qualified : place->element;
    return sysml_function(f->model, from, call->name, &other);
}

bool flat_rewrite_tuple(Flattening *f, Expr call, int wanted, const char *text, const Place *place, TypedList *results)
{
    const Function *function = call->op == OP_CALL ? flat_called_function(f, call, place) : NULL;
    if (function && !flat_rewrite_results(f, function, call, place, results))
        return false;
    if (wanted <= results->count)
        return true;
    if (flat_report_mistake(f, DIAG_E12, place, text, "%d results are expected of a call that returns %d", wanted,
                            results->count ? results->count : 1))
        diag_fix("write a call of a function with as many results on the right");
    return false;
}

/* Reports a wrong call, and tells how the function is called. */
static bool unfit(Flattening *f, const Function *function, Expr call, const Place *place, const char *words)
{
    Text inputs = text_new(f->scratch);
    text_add(&inputs, "");
    for (int i = 0; i < function->parameters.count; i++)
        if (function->parameters.at[i].role == FUNCTION_INPUT)
            text_format(&inputs, "%s%s", inputs.length ? ", " : "", function->parameters.at[i].identifier->text);
    if (flat_report_mistake(f, DIAG_E12, place, expr_text(f->scratch, call), "%s", words))
        diag_detail("the function is %s(%s) (%s)", function->identifier->text, inputs.at,
                    source_print(f->scratch, function->source));
    return false;
}

/* The parameter that the k-th argument stands for; -1: none. */
static int parameter_of(const Function *function, Expr argument, int k)
{
    for (int i = 0; i < function->parameters.count; i++) {
        const FunctionParameter *parameter = &function->parameters.at[i];
        if (parameter->role != FUNCTION_INPUT)
            continue;
        if (argument->op == OP_NAMED ? parameter->identifier == argument->name : k-- == 0)
            return i;
    }
    return -1;
}

static bool take_arguments(Call *call, Expr drawn, const Place *place)
{
    Flattening *f = call->f;
    for (int k = 0; k < drawn->count; k++) {
        Expr argument = drawn->at[k];
        int index = parameter_of(call->function, argument, k);
        bool is_named = argument->op == OP_NAMED;
        if (index < 0)
            return unfit(f, call->function, drawn, place,
                         is_named ? arena_format(f->scratch, "'%s' has no input '%s'", drawn->name->text,
                                                 argument->name->text)
                                  : arena_format(f->scratch, "'%s' is given %d arguments", drawn->name->text,
                                                 drawn->count));
        if (call->locals[index].leaf)
            return unfit(f, call->function, drawn, place,
                         arena_format(f->scratch, "'%s' is given '%s' twice", drawn->name->text,
                                      call->locals[index].name->text));
        Typed value = flat_rewrite(f, is_named ? argument->at[0] : argument, place);
        if (!value.e)
            return false;
        const Classifier *type = call->function->parameters.at[index].type;
        bool is_truth = type && type->primitive == TYPE_BOOLEAN, is_kind = type && type->primitive != TYPE_UNKNOWN;
        if (is_kind && is_truth != (value.e->type == TYPE_BOOLEAN))
            return unfit(f, call->function, drawn, place,
                         arena_format(f->scratch, "'%s' is given %s for '%s'", drawn->name->text,
                                      is_truth ? "a number" : "a Boolean", call->locals[index].name->text));
        call->locals[index].leaf = value.e;
        call->locals[index].enumeration = value.enumeration;
    }
    for (int i = 0; i < call->function->parameters.count; i++) {
        const FunctionParameter *parameter = &call->function->parameters.at[i];
        if (parameter->role == FUNCTION_INPUT && !call->locals[i].leaf && !parameter->value)
            return unfit(f, call->function, drawn, place,
                         arena_format(f->scratch, "'%s' is not given '%s'", drawn->name->text,
                                      parameter->identifier->text));
    }
    return true;
}

/* The local `unset x` is an array of the declared sizes of x. */

Expr flat_declared_array(Expr e, const Place *place)
{
    const Local *local = e->op == OP_VARIABLE ? flat_local_named(place, e->name) : NULL;
    if (!local || local->leaf)
        return e;
    const Local *unset = flat_local_named(place, name_format("unset %s", e->name->text));
    return unset && unset->leaf ? expr_variable(unset->name, TYPE_REAL) : e;
}

/* Sets defaults and first values in order, because they and sizes may use earlier variables. An array in which nothing
 * is set yet gets its declared sizes, if they are known. */
static bool take_values(Call *call)
{
    for (int i = 0; i < call->function->parameters.count; i++) {
        const FunctionParameter *parameter = &call->function->parameters.at[i];
        Place place = place_of(call, 1), quiet = flat_quiet(&place);
        int count = parameter->sizes.count;
        Expr fill[DIMENSION_LIMIT + 1] = {expr_number(0)};
        for (int k = 0; k < count && k < DIMENSION_LIMIT; k++)
            fill[k + 1] = parameter->sizes.at[k];
        if (parameter->role != FUNCTION_INPUT && count && count <= DIMENSION_LIMIT)
            call->unset[i].leaf = flat_rewrite(call->f, expr_raw(OP_CALL, name_of("fill"), count + 1, fill), &quiet).e;
        if (call->locals[i].leaf || !parameter->value)
            continue;
        Typed value = flat_rewrite(call->f, parameter->value, &place);
        if (!value.e)
            return false;
        call->locals[i].leaf = value.e;
        call->locals[i].enumeration = value.enumeration;
    }
    return true;
}

/* ---- assignments ---- */

static bool is_too_large(const Call *call, Expr e, const Place *place)
{
    int size = expr_size(e);
    bool is_large = size > OPERATOR_LIMIT;
    call->f->spent.function_nodes += size;
    if (!is_large && call->f->spent.function_nodes <= MOST_IN_ALL)
        return false;
    flat_report_mistake(call->f, DIAG_F40, place, NULL, "its value%s would hold more than %d operators",
                        is_large ? "" : "s, one after the other,", is_large ? OPERATOR_LIMIT : MOST_IN_ALL);
    return true;
}

static bool statement_mistake(const Call *call, const Place *place, const Statement *statement, const char *words)
{
    flat_report_mistake(call->f, DIAG_F41, place, statement->text, "%s", words);
    return false;
}

/* The array with new elements at the subscripts. To find these, an array of the positions of all elements is
 * subscripted. */
static Expr with_elements(Call *call, const Statement *statement, Expr whole, Expr value, const Place *place)
{
    Flattening *f = call->f;
    ExprList elements = {0}, places = {0}, values = {0};
    Sizes sizes = expr_sizes(whole);
    array_elements(whole, f->scratch, &elements);
    Expr *numbers = arena_array(f->scratch, Expr, elements.count + 1);
    for (int i = 0; i < elements.count; i++)
        numbers[i] = expr_integer(i);
    Local positions = {name_of("positions of elements"), array_from(f->scratch, &sizes, numbers), NULL, place->locals};
    Place inner = flat_place_with(place, &positions);
    ExprList subscripts = {0};
    list_push(f->scratch, &subscripts, expr_variable(positions.name, TYPE_REAL));
    for (int i = 1; i < statement->target->count; i++)
        list_push(f->scratch, &subscripts, statement->target->at[i]);
    Expr chosen = flat_rewrite(f, expr_raw(OP_INDEX, NULL, subscripts.count, subscripts.at), &inner).e;
    if (!chosen || !flat_have_equal_sizes(f, statement->text, chosen, value, place))
        return NULL;
    array_elements(chosen, f->scratch, &places);
    array_elements(value, f->scratch, &values);
    for (int i = 0; i < places.count; i++) {
        if (places.at[i]->op != OP_NUMBER) {
            statement_mistake(call, place, statement, "which element is set is not known beforehand");
            return NULL;
        }
        elements.at[(int)places.at[i]->number] = values.at[i];
    }
    return array_from(f->scratch, &sizes, elements.at);
}

static bool set_target(Call *call, const Statement *statement, Expr target, Typed value, const Place *place)
{
    Expr base = target->op == OP_INDEX ? target->at[0] : target;
    Local *local = NULL;
    for (int i = 0; base->op == OP_VARIABLE && !local && i < call->count; i++)
        local = call->locals[i].name == base->name ? &call->locals[i] : NULL;
    if (!local || call->function->parameters.at[local - call->locals].role == FUNCTION_INPUT)
        return statement_mistake(call, place, statement,
                                 local ? "an input is set" : "the assigned name is not a variable of the function");
    Expr result = value.e, unset = call->unset[local - call->locals].leaf;
    if (target->op == OP_INDEX) {
        Expr whole = local->leaf ? local->leaf : unset;
        if (!whole)
            return statement_mistake(call, place, statement,
                                     "an element is set of an array whose size is not known: set the whole array "
                                     "before, such as y := zeros(3)");
        result = with_elements(call, statement, whole, value.e, place);
    } else if (unset && !flat_have_equal_sizes(call->f, statement->text, unset, value.e, place)) {
        return false;
    }
    if (!result || is_too_large(call, result, place))
        return false;
    local->leaf = result;
    local->enumeration = value.enumeration;
    return true;
}

static bool assign(Call *call, const Statement *statement, const Place *place)
{
    if (statement->target->op != OP_TUPLE) {
        Typed value = flat_rewrite(call->f, statement->value, place);
        return value.e && set_target(call, statement, statement->target, value, place);
    }
    TypedList results = {0};
    const Function *function =
        statement->value->op == OP_CALL ? flat_called_function(call->f, statement->value, place) : NULL;
    if (!function)
        return statement_mistake(call, place, statement, "several variables are assigned from a value that is no "
                                                         "function call");
    if (!flat_rewrite_results(call->f, function, statement->value, place, &results))
        return false;
    if (results.count < statement->target->count)
        return statement_mistake(call, place, statement, "the function has fewer results");
    for (int i = 0; i < statement->target->count; i++)
        if (!expr_is_left_out(statement->target->at[i]) &&
            !set_target(call, statement, statement->target->at[i], results.at[i], place))
            return false;
    return true;
}

/* ---- if and for ---- */

/* Gives each variable its value after an `if`: a choice of its values after both branches. A variable that is unset
 * after one branch becomes unset. */
static bool merge(Call *call, const Statement *statement, Expr condition, const Local *then, const Place *place)
{
    for (int i = 0; i < call->count; i++) {
        Local *local = &call->locals[i];
        if (local->leaf == then[i].leaf)
            continue;
        if (!local->leaf || !then[i].leaf) {
            local->leaf = NULL;
            continue;
        }
        const Typed both[2] = {{then[i].leaf, then[i].enumeration}, {local->leaf, local->enumeration}};
        if (flat_equality_problem(both[0], both[1]))
            return statement_mistake(call, place, statement,
                                     arena_format(call->f->scratch, "'%s' gets values of different types",
                                                  local->name->text));
        Expr choice = expr_raw(OP_IF, NULL, 3, (Expr[]){condition, both[0].e, both[1].e});
        local->leaf = flat_rewrite_applied(call->f, choice, 3, choice->at, both[0].enumeration, place).e;
        if (!local->leaf || is_too_large(call, local->leaf, place))
            return false;
    }
    return true;
}

/* Executes an `if` from branch b on. Recursion follows the branches: elseif is a nested `if`. */
static bool choose(Call *call, const Statement *statement, int b, const Place *place)
{
    if (b == statement->conditions.count)
        return b >= statement->branches.count || execute(call, &statement->branches.at[b]);
    Expr condition = flat_rewrite_condition(call->f, statement->conditions.at[b], place);
    if (!condition)
        return false;
    Expr known = expr_fold(condition);
    if (known->op == OP_BOOLEAN)
        return known->number != 0 ? execute(call, &statement->branches.at[b]) : choose(call, statement, b + 1, place);
    Local *before = arena_array(call->f->scratch, Local, call->count + 1);
    Local *then = arena_array(call->f->scratch, Local, call->count + 1);
    size_t size = (size_t)call->count * sizeof *before;
    memcpy(before, call->locals, size);
    if (!execute(call, &statement->branches.at[b]))
        return false;
    memcpy(then, call->locals, size);
    memcpy(call->locals, before, size);
    return choose(call, statement, b + 1, place) && merge(call, statement, condition, then, place);
}

static bool repeat(Call *call, const Statement *statement, const Place *place)
{
    Expr index = expr_raw_binary(OP_FOR_INDEX, statement->target, statement->value);
    Typed values;
    if (!flat_loop_values(call->f, index, (LoopBody){.statements = &statement->branches.at[0]}, place, &values))
        return false;
    const Local *around = call->around;
    bool is_right = true;
    for (int i = 0; is_right && i < values.e->count; i++) {
        Local local = {statement->target->name, values.e->at[i], values.enumeration, around};
        call->around = &local;
        is_right = execute(call, &statement->branches.at[0]);
    }
    call->around = around;
    return is_right;
}

/* Recursion follows the nesting of statements. */
static bool execute(Call *call, const StatementList *list)
{
    for (int i = 0; i < list->count; i++) {
        const Statement *statement = list->at[i];
        Place place = place_of(call, statement->line);
        place.is_quiet = place.is_quiet || map_get(call->f->reported, statement, 0);
        if (!flat_may_repeat(call->f, &place, NULL, 1))
            return false;
        bool is_right = false, is_assertion = statement->kind == STATEMENT_CALL && statement->value->op == OP_CALL &&
                                              strcmp(statement->value->name->text, "assert") == 0;
        if (statement->kind == STATEMENT_ASSIGN)
            is_right = assign(call, statement, &place);
        else if (statement->kind == STATEMENT_FOR)
            is_right = repeat(call, statement, &place);
        else if (statement->kind == STATEMENT_IF && statement->conditions.count <= MOST_BRANCHES)
            is_right = choose(call, statement, 0, &place);
        else if (!is_assertion)
            statement_mistake(call, &place, statement,
                              statement->kind == STATEMENT_IF ? "it has too many branches"
                                                              : "this is not a statement of a function");
        else if (flat_report_once(call->f, statement))
            diag(DIAG_F15, place.source, "'%s': an assertion in a function is not supported", place.element->text);
        if (!is_right) {
            flat_report_once(call->f, statement);
            return false;
        }
    }
    return true;
}

/* ---- calls ---- */

static bool can_call(Flattening *f, const Function *function, Expr drawn, const Place *place)
{
    const Calls *calls = f->calls;
    for (int i = 0; i < calls->open.count; i++) {
        if (calls->open.at[i] != function)
            continue;
        if (flat_report_once(f, function)) {
            diag(DIAG_E09, function->source, "the function '%s' calls itself", function->qualified->text);
            for (int k = i + 1; k < calls->open.count; k++)
                diag_detail("through '%s' (%s)", calls->open.at[k]->qualified->text,
                            source_print(f->scratch, calls->open.at[k]->source));
        }
        return false;
    }
    if (calls->open.count == MOST_CALLS) {
        flat_report_mistake(f, DIAG_F40, place, expr_text(f->scratch, drawn),
                            "functions call each other more than %d levels deep", MOST_CALLS);
        return false;
    }
    if (!function->self->problems.count)
        return true;
    if (flat_report_once(f, function))
        sysml_report_function(function);
    return false;
}

static bool take_results(Call *call, Expr drawn, const Place *place, TypedList *results)
{
    for (int i = 0; i < call->count; i++) {
        if (call->function->parameters.at[i].role != FUNCTION_OUTPUT)
            continue;
        if (!call->locals[i].leaf) {
            if (flat_report_mistake(call->f, DIAG_F41, place, expr_text(call->f->scratch, drawn),
                                    "the function does not set its result '%s' in all cases",
                                    call->locals[i].name->text))
                diag_detail("function: %s (%s)", call->function->qualified->text,
                            source_print(call->f->scratch, call->function->source));
            return false;
        }
        list_push(call->f->scratch, results, (Typed){call->locals[i].leaf, call->locals[i].enumeration});
    }
    return results->count > 0;
}

bool flat_rewrite_results(Flattening *f, const Function *function, Expr drawn, const Place *place, TypedList *results)
{
    int count = function->parameters.count;
    if (!f->calls)
        f->calls = arena_new_of(f->scratch, Calls);
    Call call = {.f = f, .function = function, .count = count, .is_quiet = place->is_quiet};
    if (!can_call(f, function, drawn, place) || map_get(f->reported, &function->body, 0))
        return false;
    call.locals = arena_array(f->scratch, Local, count + 1);
    call.unset = arena_array(f->scratch, Local, count + 1);
    for (int i = 0; i < count; i++) {
        Name name = function->parameters.at[i].identifier;
        call.unset[i] = (Local){name_format("unset %s", name->text), NULL, NULL, i ? &call.unset[i - 1] : NULL};
        call.locals[i] = (Local){name, NULL, NULL, i ? &call.locals[i - 1] : &call.unset[count - 1]};
    }
    call.around = count ? &call.locals[count - 1] : NULL;
    if (!take_arguments(&call, drawn, place))
        return false;
    Calls *calls = f->calls;
    const Instance *scope = calls->scope;
    calls->scope = place->scope;
    list_push(f->scratch, &calls->open, function);
    bool is_right = take_values(&call) && execute(&call, &function->body);
    if (!is_right && !place->is_quiet) /* not tried again: repeated calls would multiply the failures */
        flat_report_once(f, &function->body);
    calls->open.count--;
    calls->scope = scope;
    return is_right && take_results(&call, drawn, place, results);
}
