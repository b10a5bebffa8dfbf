/* fmu_system.c - the system of an FMU's program: an importer changes inputs as it likes, and asks for the sensitivities
 * of outputs. */
#include "emit/fmu.h"
#include "emit/event.h"
#include "emit/rig.h"

#include <string.h>

static bool rests_on_inputs(const Branch *b)
{
    const Expr forms[] = {b->rate, b->rest, b->form};
    bool does = false;
    for (int i = 0; i < 3; i++)
        does |= forms[i] && emit_mentions_given(forms[i]);
    return does && !emit_mentions_given(b->value);
}

/* A stand-alone program knows the course of its inputs, and so the instants at which conditions on inputs alone change.
 * An importer that integrates changes inputs as it likes: these conditions are watched, too. */
static void watch_inputs(Arena *arena, Causal *own)
{
    const Causal all = *own;
    memset(&own->branches, 0, sizeof own->branches);
    for (int i = 0; i < all.branches.count; i++) {
        Branch b = all.branches.at[i];
        b.is_moved = rests_on_inputs(&b);
        list_push(arena, &own->branches, b);
    }
}

const Causal *fmu_causal(Arena *arena, const Causal *causal, const FmuAsked *asked, bool is_sized)
{
    System *system = arena_new_of(arena, System);
    Causal *own = arena_new_of(arena, Causal);
    IntList outputs = {0};
    *system = *causal->system;
    *own = *causal;
    own->system = system;
    system->experiment.is_of_unit = true;
    system->experiment.is_sized = is_sized;
    if (asked->solver)
        system->experiment.solver = name_of(asked->solver);
    for (int v = 0; v < system->variables.count; v++)
        if (rig_is_output(system, &system->variables.at[v]))
            list_push(arena, &outputs, v);
    watch_inputs(arena, own);
    own->sensitivities = linearize_unit(arena, own, &outputs, asked->version == 3);
    return own;
}
