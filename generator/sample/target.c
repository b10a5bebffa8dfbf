/* target.c - the variables that a program accepts values of, as with its --set: constants, starts and inputs. */
#include "sample/find.h"

void sample_find_starts(Finder *finder)
{
    const Causal *causal = finder->causal;
    for (int i = 0; i < causal->start.count; i++) {
        const Block *block = causal->start.at[i];
        if (block->kind == BLOCK_ASSIGN && block->inner.at[0].equation < 0)
            finder->is_start[block->inner.at[0].variable] = true;
    }
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i];
        const FlatVariable *flat = v < finder->system->variables.count ? &finder->system->variables.at[v] : NULL;
        finder->is_start[v] = flat && !flat->is_entered && !flat->is_set_first && !flat->is_hidden;
    }
}

const Variation *sample_variation(const Finder *finder, int variable)
{
    const Name path = finder->system->variables.at[variable].path;
    for (int i = 0; finder->variations && i < finder->variations->count; i++)
        if (name_of(finder->variations->at[i].path) == path)
            return &finder->variations->at[i];
    return NULL;
}

static bool is_signal(const System *system, int variable)
{
    for (int i = 0; i < system->inputs.count; i++)
        if (system->inputs.at[i].variable == variable)
            return system->inputs.at[i].signals.count > 0;
    return false;
}

static int no_target(const char **words, const char *why)
{
    *words = why;
    return -1;
}

static int constant_target(const Finder *finder, int v, const char **words)
{
    const CausalVariable *variable = &finder->causal->variables.at[v];
    if (variable->decides)
        return no_target(words, arena_format(finder->arena,
                                             "decides the structure of the program, which was generated for a model "
                                             "in which %s",
                                             reason_text(finder->arena, variable->decides)));
    return v;
}

int sample_target(const Finder *finder, int variable, const char **words, const char **instead)
{
    const FlatVariable *flat = &finder->system->variables.at[variable];
    const CausalVariable *own = &finder->causal->variables.at[variable];
    *instead = NULL;
    if (sample_variation(finder, variable))
        return variable;
    if (flat->is_input && !is_signal(finder->system, variable))
        return variable;
    if (flat->is_hidden || flat->is_input)
        return no_target(words, "is neither a parameter nor a start value");
    if (own->role == ROLE_CONSTANT)
        return constant_target(finder, variable, words);
    if (flat->bound_to >= 0) {
        *instead = finder->system->variables.at[flat->bound_to].path->text;
        return no_target(words, arena_format(finder->arena, "is bound to '%s'", *instead));
    }
    if (own->role == ROLE_DERIVED_CONSTANT)
        return no_target(words, "is computed from other constants");
    const int target = own->role == ROLE_ALIAS ? own->representative : variable;
    if (target < 0)
        return no_target(words, "always has the same value");
    const CausalVariable *set = &finder->causal->variables.at[target];
    if (set->role == ROLE_CONSTANT && target < finder->system->variables.count) {
        *instead = set->path->text;
        return no_target(words, arena_format(finder->arena, "equals the constant '%s'", *instead));
    }
    if (finder->is_start[target])
        return target;
    return no_target(words, set->role == ROLE_STATE ? "has a start value that equations determine"
                                                    : "is determined by equations");
}
