/* fmu_system.c - the system of which the program is the inside of a unit: its inputs move as an importer likes, and how
 * outputs depend on them is asked for. */
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

/* For a program the course of an input is known, and with it when a condition changes that rests on inputs alone. An
 * importer that integrates moves inputs as it likes: such conditions are watched, too. */
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
