/* choose.c - the choice of the block to be simulated. */
#include "sysml/check.h"

#include <limits.h>
#include <string.h>

/* ---- by name ---- */

/* True if this is the simple name, or the qualified name with all or some of the packages. */
static bool is_called(Name qualified, Name simple, const char *name)
{
    size_t length = strlen(name);
    if (length > qualified->length || strcmp(qualified->text + qualified->length - length, name) != 0)
        return false;
    if (length == qualified->length || strcmp(simple->text, name) == 0)
        return true;
    const char *before = qualified->text + qualified->length - length;
    return before - qualified->text >= 2 && before[-1] == ':' && before[-2] == ':';
}

static bool is_own_block(const Classifier *classifier)
{
    return !classifier->is_library && classifier->kind == CLASSIFIER_BLOCK;
}

/* The rank of a block for an unknown name: 0 if its name is similar, 1 for an experiment, 2 for others. */
static int rank_of(const Classifier *block, const char *name)
{
    int nearest = INT_MAX;
    return word_is_nearer(name, block->name->text, &nearest) ? 0 : sysml_is_experiment(block) ? 1 : 2;
}

static void list_own_blocks(const SysmlModel *model, const char *name, Arena *arena)
{
    enum { MOST_LISTED = 20, RANKS = 3 };
    int count = 0;
    for (int rank = 0; rank < RANKS; rank++)
        for (int i = 0; i < model->classifiers.count; i++) {
            const Classifier *block = model->classifiers.at[i];
            if (is_own_block(block) && rank_of(block, name) == rank && ++count <= MOST_LISTED)
                diag_detail("%s (%s%s)", block->qualified->text, sysml_is_experiment(block) ? "experiment, " : "",
                            source_print(arena, block->source));
        }
    if (count > MOST_LISTED)
        diag_detail("and %d more", count - MOST_LISTED);
}

static void unknown_block(const SysmlModel *model, const char *name, Arena *arena)
{
    List(Name) names = {0};
    for (int i = 0; i < model->classifiers.count; i++)
        if (is_own_block(model->classifiers.at[i]))
            list_push(arena, &names, model->classifiers.at[i]->name);
    for (int i = 0; i < model->instances.count; i++)
        if (model->instances.at[i]->block)
            list_push(arena, &names, model->instances.at[i]->name);
    for (int i = 0; i < model->imported.count; i++)
        list_push(arena, &names, model->imported.at[i].name);
    Name nearest = sysml_nearest_name(name, names.at, names.count);
    diag(DIAG_S01, (Source){.file = model->main}, "there is no block '%s'", name);
    list_own_blocks(model, name, arena);
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *plain = model->classifiers.at[i];
        if (plain->is_library || plain->kind != CLASSIFIER_OTHER || !is_called(plain->qualified, plain->name, name))
            continue;
        diag_detail("'%s' is not a block (%s)", plain->qualified->text, source_print(arena, plain->source));
        diag_fix("apply the stereotype Block to '%s'", plain->qualified->text);
        return;
    }
    if (nearest)
        diag_fix("did you mean '%s'? Name it with --block, or as EXPERIMENT in the Makefile of a project",
                 nearest->text);
}

static void list_blocks(Arena *arena, const ClassifierList *blocks)
{
    for (int i = 0; i < blocks->count; i++)
        diag_detail("%s (%s)", blocks->at[i]->qualified->text, source_print(arena, blocks->at[i]->source));
}

/* The block of the instance with this name, which `--block` gives; NULL: it cannot be simulated, which is reported.
 * *is_known: there is such an instance. */
static const Classifier *block_of_instance(const SysmlModel *model, const char *name, Arena *arena, bool *is_known)
{
    List(const InstanceSpecification *) found = {0};
    for (int i = 0; i < model->instances.count; i++) {
        const InstanceSpecification *instance = model->instances.at[i];
        if (instance->source.file == model->main && is_called(instance->qualified, instance->name, name))
            list_push(arena, &found, instance);
    }
    *is_known = found.count > 0;
    if (!found.count)
        return NULL;
    const InstanceSpecification *instance = found.at[0];
    if (found.count > 1) {
        diag(DIAG_S02, (Source){.file = model->main}, "several instances are called '%s'", name);
        for (int i = 0; i < found.count; i++)
            diag_detail("%s (%s)", found.at[i]->qualified->text, source_print(arena, found.at[i]->source));
        return NULL;
    }
    bool is_experiment = instance->block && sysml_is_experiment(instance->block);
    if (instance->block && !is_experiment)
        return instance->block;
    int before = diag_error_count();
    sysml_report_problems(instance->self);
    if (!instance->classifier && diag_error_count() > before) /* its classifier was not found */
        return NULL;
    diag(DIAG_S53, instance->source, "the instance '%s' cannot be simulated: %s", instance->qualified->text,
         is_experiment ? "it is an instance of an experiment" : "it is not an instance of a block");
    if (instance->classifier)
        diag_detail("it is one of '%s' (%s)", instance->classifier->qualified->text,
                    source_print(arena, instance->classifier->source));
    return NULL;
}

static const Classifier *block_of_name(const SysmlModel *model, const char *name, Arena *arena, bool *usage_error)
{
    ClassifierList found = {0}, exact = {0};
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *block = model->classifiers.at[i];
        if (is_own_block(block) && strcmp(block->qualified->text, name) == 0)
            list_push(arena, &exact, block);
        if (is_own_block(block) && is_called(block->qualified, block->name, name))
            list_push(arena, &found, block);
    }
    if (exact.count)
        found = exact;
    if (!found.count) {
        bool is_known;
        const Classifier *block = block_of_instance(model, name, arena, &is_known);
        for (int i = 0; !is_known && !block && i < model->classifiers.count; i++) { /* of a library: its whole name */
            const Classifier *other = model->classifiers.at[i];
            if (other->is_library && other->kind == CLASSIFIER_BLOCK && strcmp(other->qualified->text, name) == 0)
                block = other;
        }
        if (is_known || block)
            return block;
        Map *seen = map_new(arena);
        for (int i = 0; i < model->imported.count; i++) { /* by names, ends of names, or aliases */
            const ImportedBlock *import = &model->imported.at[i];
            const bool is_it =
                strcmp(import->name->text, name) == 0 || is_called(import->block->qualified, import->block->name, name);
            if (is_it && map_enter(seen, import->block))
                list_push(arena, &found, import->block);
        }
    }
    if (found.count == 1)
        return found.at[0];
    if (!found.count) {
        unknown_block(model, name, arena);
        *usage_error = true;
        return NULL;
    }
    diag(DIAG_S02, (Source){.file = model->main}, "several blocks are called '%s'", name);
    list_blocks(arena, &found);
    if (exact.count)
        diag_fix("rename all but one of them, or the packages that hold them");
    return NULL;
}

/* ---- without a name ---- */

/* The blocks that other blocks use as types of parts, or specialize: the simulated block holds them. A reference from a
 * part to its whole does not count, nor a part by which a block contains itself: such a block may be chosen, and is
 * rejected then. */
static Map *find_held(const SysmlModel *model, Arena *arena)
{
    Map *held = map_new(arena);
    const Map *back = sysml_leading_back(model, arena);
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *block = model->classifiers.at[i];
        for (int j = 0; j < block->properties.count; j++) {
            const Property *part = block->properties.at[j];
            if ((part->kind == PROPERTY_PART || part->kind == PROPERTY_CONNECTOR) && !map_get(back, part, 0))
                map_put(held, part->type, 1);
        }
        if (!is_own_block(block) || block->is_abstract || sysml_is_experiment(block))
            continue;
        const ClassifierList generals = sysml_lineage(block, arena);
        for (int j = 0; j < generals.count; j++)
            if (generals.at[j] != block)
                map_put(held, generals.at[j], 1);
    }
    return held;
}

/* Blocks that have a behaviour and nothing else are systems if there are no others. */
static void find_candidates(const SysmlModel *model, Arena *arena, ClassifierList *experiments, ClassifierList *systems)
{
    ClassifierList behaving = {0};
    Map *held = find_held(model, arena);
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *block = model->classifiers.at[i];
        if (!is_own_block(block) || block->is_abstract || block->is_association)
            continue;
        const bool is_experiment = sysml_is_experiment(block);
        if (is_experiment)
            list_push(arena, experiments, block);
        if (is_experiment || map_get(held, block, 0))
            continue;
        if (sysml_constraints(block, arena).count || sysml_has_member(block, PROPERTY_PART, arena) ||
            sysml_has_member(block, PROPERTY_CONSTRAINT, arena))
            list_push(arena, systems, block);
        else if (sysml_machine(block) || sysml_software(block))
            list_push(arena, &behaving, block);
    }
    if (!systems->count)
        *systems = behaving;
}

/* Reports that there is nothing to simulate, and the mistakes met in reading, which may be the reason. If these are
 * texts that should be equations, there is no further message. */
static void nothing_to_simulate(const SysmlModel *model, Arena *arena)
{
    bool is_misread = false, is_other = false;
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *at = model->classifiers.at[i];
        int before = diag_error_count();
        if (!at->is_library && at->kind != CLASSIFIER_OTHER)
            sysml_report_problems(at);
        bool is_text = is_own_block(at) && sysml_has_text_problems(at);
        is_misread = is_misread || is_text;
        is_other = is_other || (!is_text && diag_error_count() > before);
    }
    if (is_misread && !is_other)
        return;
    ClassifierList own = {0};
    for (int i = 0; i < model->classifiers.count; i++)
        if (is_own_block(model->classifiers.at[i]))
            list_push(arena, &own, model->classifiers.at[i]);
    if (sysml_report_part_cycles(&own, arena)) /* none of these blocks is the outermost one */
        return;
    const int blocks = own.count;
    diag(DIAG_S03, (Source){.file = model->main}, "there is nothing to simulate in '%s'", model->name->text);
    diag_detail("none of its blocks, or of their parts, has an equation, a state machine or C code");
    diag_detail("blocks: %d, parts: %d, connectors: %d", blocks, model->part_count, model->connector_count);
    if (blocks == 0)
        diag_cause((Cause){.key = name_of("no blocks"), .is_consequence = true, .subject = model->name->text,
                           .one = "model has nothing to simulate", .many = "models have nothing to simulate"});
}

static const Classifier *only_block(const SysmlModel *model, Arena *arena)
{
    ClassifierList experiments = {0}, systems = {0};
    find_candidates(model, arena, &experiments, &systems);
    if (experiments.count > 1) {
        diag(DIAG_S05, experiments.at[0]->source, "the first of %d experiments is simulated: '%s'", experiments.count,
             experiments.at[0]->qualified->text);
        for (int i = 1; i < experiments.count; i++)
            diag_detail("also: %s (%s)", experiments.at[i]->qualified->text,
                        source_print(arena, experiments.at[i]->source));
    }
    if (experiments.count)
        return experiments.at[0];
    if (systems.count == 1)
        return systems.at[0];
    ClassifierList acting = {0}; /* with a behaviour */
    ClassifierList composed = {0}; /* with parts: they come before unused components */
    for (int i = 0; i < systems.count; i++) {
        if (!sysml_has_laws(systems.at[i], arena))
            continue;
        list_push(arena, &acting, systems.at[i]);
        if (sysml_has_member(systems.at[i], PROPERTY_PART, arena))
            list_push(arena, &composed, systems.at[i]);
    }
    if (composed.count)
        acting = composed;
    if (acting.count == 1)
        return acting.at[0];
    if (!acting.count) {
        nothing_to_simulate(model, arena);
        return NULL;
    }
    for (int i = 0; i < systems.count; i++) /* if a part has lost its type, the block that was its type stands alone */
        sysml_report_problems(systems.at[i]);
    if (sysml_report_part_cycles(&acting, arena))
        return NULL;
    diag(DIAG_S04, (Source){.file = model->main}, "several blocks could be simulated");
    list_blocks(arena, &acting);
    return NULL;
}

const Classifier *sysml_choose_block(const SysmlModel *model, const char *name, bool *usage_error)
{
    *usage_error = false;
    Arena *scratch = arena_new();
    const Classifier *chosen =
        name ? block_of_name(model, name, scratch, usage_error) : only_block(model, scratch);
    arena_free(scratch);
    diag_fold(DIAG_S03, MOST_BESIDE_NOTHING);
    return chosen;
}

/* ---- with values ---- */

const Classifier *sysml_with_values(Arena *arena, const SysmlModel *model, const Classifier *block)
{
    List(const InstanceSpecification *) found = {0};
    for (int i = 0; i < model->instances.count; i++) {
        const InstanceSpecification *instance = model->instances.at[i];
        if (instance->block && instance->classifier == block && instance->slots.count)
            list_push(arena, &found, instance);
    }
    if (!found.count || sysml_is_experiment(block))
        return block;
    if (found.count > 1) {
        diag(DIAG_S54, block->source, "'%s' is simulated without the values of its %d instances",
             block->qualified->text, found.count);
        for (int i = 0; i < found.count; i++)
            diag_detail("%s (%s)", found.at[i]->qualified->text, source_print(arena, found.at[i]->source));
        diag_fix("to use them, choose an instance: --block '%s'", found.at[0]->qualified->text);
        return block;
    }
    diag(DIAG_S54, found.at[0]->source, "'%s' is simulated with the values of its only instance, '%s'",
         block->qualified->text, found.at[0]->qualified->text);
    Classifier *valued = arena_new_of(arena, Classifier);
    *valued = *found.at[0]->block;
    valued->name = block->name;
    valued->qualified = block->qualified;
    return valued;
}
