/* check.c - the rules for simulated blocks, and for no others in the model. */
#include "sysml/read.h"

#include <limits.h>
#include <string.h>

bool sysml_check_once(Check *check, const void *element)
{
    bool first = !map_get(check->reported, element, 0);
    map_put(check->reported, element, 1);
    return first;
}

Name sysml_nearest_name(const char *word, const Name *candidates, int count)
{
    int distance = INT_MAX;
    Name nearest = NULL;
    for (int i = 0; i < count && diag_may_search(1); i++)
        if (word_is_nearer(word, candidates[i]->text, &distance))
            nearest = candidates[i];
    return nearest;
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
        if (is_plain || !sysml_check_once(check, at)) /* of numbers it does not matter what attributes refer to */
            continue;
        sysml_report_problems(at);
        if (at->values)
            report_instances(check, at->values);
        for (int j = 0; j < at->properties.count; j++)
            if (at->properties.at[j]->value && at->properties.at[j]->value->kind == VALUE_INSTANCE)
                report_instances(check, at->properties.at[j]->value->instance);
    }
}

/* A law that nothing uses, without equations or with texts that are none, is worth a hint only. */
static void warn_of_unused(Check *check)
{
    for (int i = 0; i < check->model->classifiers.count; i++) {
        const Classifier *block = check->model->classifiers.at[i];
        if (block->is_library || block->kind != CLASSIFIER_CONSTRAINT_BLOCK || !sysml_check_once(check, block))
            continue;
        sysml_warn_of_text_problems(block);
        sysml_warn_of_functions(check, block);
        if (block->is_abstract || block->problems.count)
            continue;
        const ConstraintList constraints = sysml_constraints(block, check->arena);
        const PropertyList members = sysml_properties(block, check->arena);
        bool is_composed = false;
        for (int j = 0; j < members.count; j++)
            is_composed = is_composed || members.at[j]->kind == PROPERTY_CONSTRAINT;
        if (!constraints.count && !is_composed)
            diag(DIAG_S19, block->source, "the constraint block '%s' has no constraint; nothing uses it",
                 block->qualified->text);
    }
}

/* Reports a model in which all is as it should be but nothing says how anything behaves. */
static void check_laws(Check *check, const Classifier *root)
{
    if (diag_error_count() || sysml_has_laws(root, check->arena))
        return;
    const PropertyList members = sysml_properties(root, check->arena);
    bool has_part = false;
    for (int i = 0; i < members.count; i++)
        has_part = has_part || members.at[i]->kind == PROPERTY_PART;
    if (sysml_is_experiment(root) && !has_part) /* which is reported for experiments */
        return;
    static const DiagCode beside[] = {DIAG_S09, DIAG_S10, DIAG_S85}; /* attributes that have no effect then */
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
        diag_drop(beside[i]);
    diag(DIAG_S03, root->source, "there is nothing to simulate in '%s'", root->qualified->text);
    diag_detail("neither it nor its parts have an equation, a state machine or C code");
    diag_fix("say how the parts behave: add constraint blocks with equations, or state machines");
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
        sysml_collect_bindings(&check, check.classifiers.at[i]);
    }
    for (int i = 0; i < check.classifiers.count; i++) {
        const Classifier *classifier = check.classifiers.at[i];
        sysml_check_features(&check, classifier);
        sysml_check_connectors(&check, classifier);
        sysml_check_equations(&check, classifier);
        sysml_check_presences(&check, classifier);
        sysml_check_bindings(&check, classifier);
    }
    sysml_check_part_cycles(root, scratch);
    check_laws(&check, root);
    if (is_thorough)
        warn_of_unused(&check);
    diag_fold(DIAG_S03, MOST_BESIDE_NOTHING);
    arena_free(scratch);
}
