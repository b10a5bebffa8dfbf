/* check.c - the rules for simulated blocks; other blocks of the model are not checked. */
#include "sysml/check.h"
#include "sysml/body.h"

#include "expr/array.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

bool sysml_check_once(Check *check, const void *element)
{
    return map_enter(check->reported, element);
}

Name sysml_caseless_name(const char *word, const Name *candidates, int count)
{
    for (int i = 0; i < count; i++)
        if (words_equal_caseless(word, candidates[i]->text))
            return candidates[i];
    return NULL;
}

Name sysml_nearest_name(const char *word, const Name *candidates, int count)
{
    int distance = INT_MAX;
    Name nearest = sysml_caseless_name(word, candidates, count);
    if (nearest)
        return nearest;
    for (int i = 0; i < count && diag_may_search(1); i++)
        if (word_is_nearer(word, candidates[i]->text, &distance))
            nearest = candidates[i];
    return nearest;
}

/* ---- constraint blocks: texts of equations, and bindings of every parameter ---- */

typedef List(Name) NameList;

typedef struct {
    Check *check;
    const Constraint *constraint;
    const EquationNode *equation;
    const Map *parameters; /* of the constraint block: their names */
    NameList unknown;      /* reported already */
    NameList indices;      /* of the loops around */
    bool is_unused;        /* nothing uses the constraint block: a fault in it is worth a hint only */
} Scope;

static Source equation_source(const Scope *scope)
{
    return sysml_line_of_text(scope->constraint->source, scope->constraint->spans_lines, scope->equation->line);
}

static const char *block_words(const Scope *scope)
{
    return scope->constraint->owner->qualified->text;
}

/* ---- names ---- */

static void check_name(Scope *scope, Name name, const NameList *names)
{
    bool is_literal = sysml_literal_called(scope->check->literals, name) >= 0;
    if (map_get(scope->parameters, name, 0) || is_literal || list_holds(&scope->unknown, name) ||
        list_holds(&scope->indices, name))
        return;
    list_push(scope->check->arena, &scope->unknown, name);
    diag(DIAG_E02, equation_source(scope), "'%s' in an equation of '%s' is not a parameter of the constraint block",
                                   name->text,
         block_words(scope));
    diag_detail("equation: %s", scope->equation->text);
    Text list = text_new(scope->check->arena);
    for (int i = 0; i < names->count; i++)
        text_format(&list, "%s%s", i ? ", " : "", names->at[i]->text);
    diag_detail("parameters: %s", names->count ? list.at : "none");
    Name nearest = sysml_nearest_name(name->text, names->at, names->count);
    const char *hint = sysml_foreign_name_hint(name->text);
    bool is_quotient = name->text[0] == 'd' && list_holds(names, name_of(name->text + 1));
    if (is_quotient && strstr(scope->equation->text, "/dt"))
        hint = arena_format(scope->check->arena, "a derivative by time is written der(%s)", name->text + 1);
    if (hint)
        diag_fix("%s", hint);
    else if (nearest)
        diag_fix("did you mean '%s'?", nearest->text);
}

/* ---- operators ---- */

static void unknown_function(Scope *scope, const char *name)
{
    static const char *const functions[] = {
#define OP(name, kind, text, ...) (sizeof #kind == sizeof "FUNCTION" && #kind[0] == 'F') ? text : NULL,
#include "expr/ops.def"
#undef OP
    };
    Arena *arena = scope->check->arena;
    const SysmlModel *model = scope->check->model;
    NameList names = {0};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (functions[i])
            list_push(arena, &names, name_of(functions[i]));
    for (int i = 0; array_function_name(i); i++)
        list_push(arena, &names, name_of(array_function_name(i)));
    for (int i = 0; i < model->functions.count; i++)
        list_push(arena, &names, model->functions.at[i]->identifier);
    const Name nearest = sysml_nearest_name(name, names.at, names.count);
    const char *hint = sysml_foreign_function_hint(name);
    diag(scope->is_unused ? DIAG_X26 : DIAG_E03, equation_source(scope),
         "the function '%s' in an equation of '%s' is unknown%s", name, block_words(scope),
         scope->is_unused ? "; nothing uses it" : "");
    diag_detail("equation: %s", scope->equation->text);
    if (hint)
        diag_fix("%s", hint);
    else if (nearest)
        diag_fix("did you mean '%s'?", nearest->text);
    else if (scope->is_unused)
        diag_fix("%s", diag_remedy(DIAG_E03));
    const bool is_of_frames = sysml_is_of_frames(name); /* one thing is missing, under several names */
    diag_cause((Cause){.key = name_of(is_of_frames ? hint : name),
                       .one = is_of_frames ? "more equation needs frames" : "more equation calls it",
                       .many = is_of_frames ? "more equations need frames" : "more equations call it",
                       .subject = block_words(scope)});
}

/* Warns if a function of the model has the name of a built-in function, which is called in its place. */
static void check_hidden(Scope *scope, Name name)
{
    const Function *other = NULL;
    const SysmlModel *model = scope->check->model;
    const Function *function = sysml_function(model, scope->constraint->owner->qualified, name, &other);
    if (!function || scope->is_unused || !sysml_check_once(scope->check, &function->identifier))
        return;
    diag(DIAG_E13, equation_source(scope), "'%s' in an equation of '%s' is the built-in function, not '%s'", name->text,
         block_words(scope), function->qualified->text);
    diag_detail("%s (%s)", function->qualified->text, source_print(scope->check->arena, function->source));
}

static void check_call(Scope *scope, Expr call)
{
    const Function *other = NULL, *function = NULL;
    const char *name = call->name->text;
    if (array_is_function(name) || parser_is_csv(call)) {
        check_hidden(scope, call->name);
        return;
    }
    function = sysml_function(scope->check->model, scope->constraint->owner->qualified, call->name, &other);
    if (function && scope->is_unused)
        return;
    if (other) {
        diag(DIAG_E10, equation_source(scope), "the function '%s' in an equation of '%s' is ambiguous", name,
             block_words(scope));
        diag_detail("%s (%s)", function->qualified->text, source_print(scope->check->arena, function->source));
        diag_detail("%s (%s)", other->qualified->text, source_print(scope->check->arena, other->source));
    } else if (function) {
        if (sysml_check_once(scope->check, function))
            sysml_report_problems(function->self);
    } else {
        unknown_function(scope, name);
    }
}

/* ---- equations ---- */

/* Indices of comprehensions are accepted in the whole expression; flattening checks their scope. */
static void check_expression(Scope *scope, Expr e, const NameList *names)
{
    ExprList nodes = {0};
    int indices = scope->indices.count;
    expr_nodes(e, scope->check->arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        const Expr node = nodes.at[i];
        if (node->op == OP_FOR_INDEX)
            list_push(scope->check->arena, &scope->indices, node->at[0]->name);
        if (node->op == OP_CALL)
            check_call(scope, node);
        else if (node->count && isalpha((unsigned char)*op_text(node->op)))
            check_hidden(scope, name_of(op_text(node->op)));
    }
    for (int i = 0; names && i < nodes.count; i++)
        if (nodes.at[i]->op == OP_VARIABLE)
            check_name(scope, nodes.at[i]->name, names);
    scope->indices.count = indices;
}

/* Nesting of if-equations is bounded by the parser. */
static void check_list(Scope *scope, const EquationList *equations, const NameList *names)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *equation = scope->equation = equations->at[i];
        /* a call of assert or terminate is an equation by itself; so is connect on blocks */
        bool is_alone = equation->kind == EQUATION_CALL && equation->left->op == OP_CALL &&
                        (strcmp(equation->left->name->text, "assert") == 0 || parser_is_ending(equation->left) ||
                         (!names && parser_is_connect(equation->left)));
        for (int j = 0; is_alone && j < equation->left->count; j++)
            check_expression(scope, equation->left->at[j], names);
        if (equation->left && !is_alone)
            check_expression(scope, equation->left, names);
        if (equation->right)
            check_expression(scope, equation->right, names);
        for (int j = 0; j < equation->conditions.count; j++)
            check_expression(scope, equation->conditions.at[j], names);
        int indices = scope->indices.count;
        for (int j = 0; j < equation->indices.count; j++) {
            if (equation->indices.at[j]->count > 1)
                check_expression(scope, equation->indices.at[j]->at[1], names);
            list_push(scope->check->arena, &scope->indices, equation->indices.at[j]->at[0]->name);
        }
        for (int j = 0; j < equation->branches.count; j++)
            check_list(scope, &equation->branches.at[j], names);
        scope->indices.count = indices;
    }
}

/* Warns of unknown functions in a constraint block that nothing uses. */
static void warn_of_functions(Check *check, const Classifier *classifier)
{
    for (int i = 0; i < classifier->constraints.count; i++) {
        Scope scope = {.check = check, .constraint = classifier->constraints.at[i], .is_unused = true};
        check_list(&scope, &classifier->constraints.at[i]->equations, NULL);
    }
}

/* Adds the names of a parameter: inherited equations may use the name of a redefined one. */
static void know_names(Map *parameters, const Property *parameter)
{
    map_put(parameters, parameter->identifier, 1);
    for (int i = 0; i < parameter->redefined.count; i++)
        know_names(parameters, parameter->redefined.at[i]);
}

static void check_equations(Check *check, const Classifier *classifier)
{
    bool is_law = classifier->kind == CLASSIFIER_CONSTRAINT_BLOCK;
    if (!is_law && classifier->kind != CLASSIFIER_BLOCK)
        return;
    const PropertyList members = sysml_properties(classifier, check->arena);
    const ConstraintList constraints = sysml_constraints(classifier, check->arena);
    NameList names = {0};
    Map *parameters = map_new(check->arena);
    bool is_composed = false;
    for (int i = 0; i < members.count; i++) {
        is_composed = is_composed || members.at[i]->kind == PROPERTY_CONSTRAINT;
        if (members.at[i]->kind != PROPERTY_PARAMETER)
            continue;
        list_push(check->arena, &names, members.at[i]->identifier);
        know_names(parameters, members.at[i]);
    }
    for (int i = 0; i < constraints.count; i++) { /* on a block, names are paths: resolved when it is instantiated */
        Scope scope = {.check = check, .constraint = constraints.at[i], .parameters = parameters};
        if (sysml_check_once(check, constraints.at[i]))
            check_list(&scope, &constraints.at[i]->equations, is_law ? &names : NULL);
    }
    if (is_law && !constraints.count && !is_composed && !sysml_has_text_problems(classifier))
        diag(DIAG_S18, classifier->source, "the constraint block '%s' has no constraint", classifier->qualified->text);
}

/* ---- bindings ---- */

/* A number that identifies a pair of properties. */
static uint64_t pair_of(Check *check, const Property *constraint, const Property *parameter)
{
    enum { NONE = -1 };
    static const char counter[] = "next";
    const Property *both[] = {constraint, parameter};
    uint64_t pair = 0;
    for (int i = 0; i < 2; i++) {
        int number = map_get(check->numbers, both[i], NONE);
        if (number == NONE) {
            number = map_get(check->numbers, counter, 0);
            map_put(check->numbers, counter, number + 1);
            map_put(check->numbers, both[i], number);
        }
        pair = pair << 32 | (uint64_t)number;
    }
    return pair;
}

/* Notes the parameters that connectors bind, and properties at connectors that could not be made. */
static void collect_bindings(Check *check, const Classifier *classifier)
{
    const ClassifierList all = sysml_lineage(classifier, check->arena);
    for (int i = 0; i < all.count; i++) /* properties at connectors that could not be made: that is reported already */
        for (int j = 0; j < all.at[i]->unjoined.count; j++)
            map_put(check->unjoined, all.at[i]->unjoined.at[j], 1);
    const ConnectorList connectors = sysml_connectors(classifier, check->arena);
    for (int i = 0; i < connectors.count; i++)
        for (int j = 0; j < 2; j++) {
            const ConnectorEnd *end = &connectors.at[i]->end[j];
            int last = end->path.count - 1;
            if (last > 0 && end->path.at[last]->kind == PROPERTY_PARAMETER)
                map_put_number(check->bound, pair_of(check, end->path.at[last - 1], end->path.at[last]), 1);
        }
}

/* True if the parameter is bound by a connector of the block that has the constraint, or by one within the constraint
 * block, such as to a parameter of a nested constraint. */
static bool is_bound(Check *check, const Property *constraint, const Property *parameter)
{
    const PropertyList constraints = sysml_redefined(constraint, check->arena); /* connectors may name these */
    const PropertyList parameters = sysml_redefined(parameter, check->arena);
    const ConnectorList inside = sysml_connectors(constraint->type, check->arena);
    bool found = false;
    for (int i = 0; i < constraints.count; i++)
        for (int j = 0; j < parameters.count; j++)
            found = found || map_get_number(check->bound, pair_of(check, constraints.at[i], parameters.at[j]), 0);
    for (int i = 0; !found && i < inside.count; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < parameters.count; k++)
                found = found ||
                        (inside.at[i]->end[j].path.count == 1 && inside.at[i]->end[j].path.at[0] == parameters.at[k]);
    return found;
}

static void check_bound(Check *check, const Classifier *owner, const Property *constraint)
{
    const PropertyList members = sysml_properties(constraint->type, check->arena);
    Text unbound = text_new(check->arena);
    int count = 0;
    for (int i = 0; i < members.count; i++) {
        const Property *parameter = members.at[i];
        bool is_clock = strcmp(parameter->name->text, "time") == 0; /* needs no binding to be the time */
        if (parameter->kind != PROPERTY_PARAMETER || parameter->value || is_clock ||
            map_get(check->unjoined, parameter, 0) || is_bound(check, constraint, parameter))
            continue;
        text_format(&unbound, "%s%s", count++ ? ", " : "", parameter->name->text);
    }
    if (!count)
        return;
    diag(DIAG_S12, constraint->source, "%s of constraint '%s' in '%s' %s not bound: %s",
         count > 1 ? "parameters" : "a parameter", sysml_shown_name(constraint), owner->qualified->text,
         count > 1 ? "are" : "is", unbound.at);
    diag_detail("'%s' : %s (%s)", sysml_shown_name(constraint), constraint->type->qualified->text,
                source_print(check->arena, constraint->type->source));
}

static void check_bindings(Check *check, const Classifier *classifier)
{
    const PropertyList members = sysml_properties(classifier, check->arena);
    for (int i = 0; i < members.count; i++)
        if (members.at[i]->kind == PROPERTY_CONSTRAINT && sysml_check_once(check, &members.at[i]->type))
            check_bound(check, classifier, members.at[i]);
}

/* ---- the whole ---- */

/* Reports problems of an instance that gives values, and of the instances inside of it. */
static void report_instances(Check *check, const InstanceSpecification *first)
{
    List(const InstanceSpecification *) found = {0};
    list_push(check->arena, &found, first);
    for (int i = 0; i < found.count; i++) { /* grows while it is walked */
        const InstanceSpecification *instance = found.at[i];
        if (!sysml_check_once(check, instance))
            continue;
        if (instance->self)
            sysml_report_problems(instance->self);
        for (int j = 0; j < instance->slots.count; j++)
            for (int k = 0; k < instance->slots.at[j]->values.count; k++)
                if (instance->slots.at[j]->values.at[k]->kind == VALUE_INSTANCE)
                    list_push(check->arena, &found, instance->slots.at[j]->values.at[k]->instance);
    }
}

static void report_lineage(Check *check, const Classifier *classifier)
{
    const ClassifierList all = sysml_lineage(classifier, check->arena);
    for (int i = 0; i < all.count; i++) {
        const Classifier *at = all.at[i];
        bool is_plain = at->kind == CLASSIFIER_VALUE_TYPE && at->primitive != TYPE_UNKNOWN;
        if (is_plain || !sysml_check_once(check, at)) /* attributes of the types of numbers do not matter */
            continue;
        sysml_report_problems(at);
        if (at->values)
            report_instances(check, at->values);
        for (int j = 0; j < at->properties.count; j++)
            if (at->properties.at[j]->value && at->properties.at[j]->value->kind == VALUE_INSTANCE)
                report_instances(check, at->properties.at[j]->value->instance);
    }
}

/* Hints at constraint blocks that nothing uses and that have no equations, or texts that cannot be read. */
static void warn_of_unused(Check *check)
{
    for (int i = 0; i < check->model->classifiers.count; i++) {
        const Classifier *block = check->model->classifiers.at[i];
        if (block->is_library || block->kind != CLASSIFIER_CONSTRAINT_BLOCK || !sysml_check_once(check, block))
            continue;
        sysml_warn_of_text_problems(block);
        warn_of_functions(check, block);
        if (block->is_abstract || block->problems.count)
            continue;
        const ConstraintList constraints = sysml_constraints(block, check->arena);
        if (!constraints.count && !sysml_has_member(block, PROPERTY_CONSTRAINT, check->arena))
            diag(DIAG_S19, block->source, "the constraint block '%s' has no constraint; nothing uses it",
                 block->qualified->text);
    }
}

/* Reports a model without errors that describes no behaviour. */
static void check_laws(Check *check, const Classifier *root)
{
    if (diag_error_count() || sysml_has_laws(root, check->arena))
        return;
    if (sysml_is_experiment(root) && !sysml_has_member(root, PROPERTY_PART, check->arena))
        return; /* it is reported for experiments */
    static const DiagCode beside[] = {DIAG_S09, DIAG_S10, DIAG_S85}; /* attributes that have no effect then */
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
        diag_drop(beside[i]);
    diag(DIAG_S03, root->source, "there is nothing to simulate in '%s'", root->qualified->text);
    diag_detail("neither it nor its parts have an equation, a state machine or C code");
    diag_fix("describe the behaviour of the parts: add constraint blocks with equations, or state machines");
}

void sysml_check(const SysmlModel *model, const Classifier *root, bool is_thorough)
{
    Arena *scratch = arena_new();
    Check check = {.model = model, .arena = scratch, .reported = map_new(scratch), .numbers = map_new(scratch),
                   .literals = sysml_literals(model, scratch),
                   .bound = map_new(scratch), .unjoined = map_new(scratch)};
    check.classifiers = sysml_instantiated(root, scratch);
    for (int i = 0; i < check.classifiers.count; i++) {
        const StateMachine *machine = sysml_machine(check.classifiers.at[i]);
        check.passes_signals = check.passes_signals || (machine && machine->passes_signals);
        report_lineage(&check, check.classifiers.at[i]);
        collect_bindings(&check, check.classifiers.at[i]);
    }
    for (int i = 0; i < check.classifiers.count; i++) {
        const Classifier *classifier = check.classifiers.at[i];
        sysml_check_features(&check, classifier);
        sysml_check_connectors(&check, classifier);
        check_equations(&check, classifier);
        sysml_check_presences(&check, classifier);
        check_bindings(&check, classifier);
    }
    sysml_check_part_cycles(root, scratch);
    check_laws(&check, root);
    if (is_thorough)
        warn_of_unused(&check);
    diag_fold(DIAG_S03, MOST_BESIDE_NOTHING);
    arena_free(scratch);
}
