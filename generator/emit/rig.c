/* rig.c - what a program exchanges on the rig: outputs, inputs and parameters in the order of the record. */
#include "emit/rig.h"

#include "../runtime/exchange.h"

#include <string.h>

struct Rig {
    const Program *program;
    IntList of[RIG_KINDS];      /* variables */
    const char **names[RIG_KINDS];
    const char *prefix;         /* of enumerators */
};

/* ---- the list ---- */

/* A signal at an output port of the system itself. */
static bool is_output(const System *system, const FlatVariable *flat)
{
    int part = flat->part;
    while (part > 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return flat->is_signal && flat->direction == DIRECTION_OUT && part == 0;
}

/* What --set takes, and nothing of the structure rests on. */
static bool is_parameter(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    return v->role == ROLE_CONSTANT && !v->decides && !p->system->variables.at[variable].is_input;
}

Rig *rig_new(Program *p)
{
    Rig *rig = arena_new_of(p->arena, Rig);
    rig->program = p;
    for (int v = 0; v < p->system->variables.count; v++) {
        if (p->layout.places.at[v].row < 0)
            continue;
        if (is_output(p->system, &p->system->variables.at[v]))
            list_push(p->arena, &rig->of[RIG_OUTPUT], v);
        if (is_parameter(p, v))
            list_push(p->arena, &rig->of[RIG_PARAMETER], v);
    }
    for (int i = 0; i < p->system->inputs.count; i++)
        if (!p->system->inputs.at[i].signals.count)
            list_push(p->arena, &rig->of[RIG_INPUT], p->system->inputs.at[i].variable);
    return rig;
}

const IntList *rig_variables(const Rig *rig, RigKind kind)
{
    return &rig->of[kind];
}

/* ---- names ---- */

/* The beginning of all enumerators, which must not be that of runtime/exchange.h; all of one are at most so long that
 * any C compiler tells them apart. */
static void name_all(Rig *rig)
{
    enum { LONGEST_PREFIX = 24, LONGEST_WORD = sizeof "_PARAMETER_" - 1 };
    static const char own[] = "EXCHANGE";
    Arena *arena = rig->program->arena;
    CScope *scope = cscope_within(arena, NULL);
    const char *wish = c_capitals(arena, rig->program->name);
    if (strncmp(wish, own, sizeof own - 1) == 0)
        wish = arena_format(arena, "MODEL_%s", wish);
    rig->prefix = cscope_fresh_within(scope, wish, LONGEST_PREFIX);
    const int longest = C_LONGEST - LONGEST_WORD - (int)strlen(rig->prefix);
    for (int kind = 0; kind < RIG_KINDS; kind++) {
        const IntList *of = &rig->of[kind];
        rig->names[kind] = arena_array(arena, const char *, of->count + 1);
        for (int i = 0; i < of->count; i++)
            rig->names[kind][i] = cscope_fresh_within(scope, emit_path_text(rig->program, of->at[i]), longest);
    }
}

/* ---- an item ---- */

static int word_of(const Rig *rig, RigKind kind, int index)
{
    const int outputs = rig->of[RIG_OUTPUT].count, inputs = rig->of[RIG_INPUT].count;
    switch (kind) {
    case RIG_OUTPUT: return EXCHANGE_HEAD + EXCHANGE_PROGRAM_OUTPUTS + index;
    case RIG_INPUT: return EXCHANGE_CLIENT(outputs) + EXCHANGE_CLIENT_INPUTS + index;
    default: return EXCHANGE_WORKING(outputs, inputs) + EXCHANGE_PAGE_VALUES + index;
    }
}

static void find_literals(const Rig *rig, const FlatVariable *flat, RigItem *item)
{
    static const char *const truths[] = {"false", "true"};
    const int count = flat->literals.count;
    if (count) {
        const char **literals = arena_array(rig->program->scratch, const char *, count);
        for (int i = 0; i < count; i++)
            literals[i] = flat->literals.at[i]->text;
        item->literals = literals;
        item->literal_count = count;
        item->first = 1;
    } else if (flat->type == TYPE_BOOLEAN) {
        item->literals = truths;
        item->literal_count = 2;
    }
}

RigItem rig_item(Rig *rig, RigKind kind, int index)
{
    const Program *p = rig->program;
    const int variable = rig->of[kind].at[index];
    const FlatVariable *flat = &p->system->variables.at[variable];
    if (!rig->prefix)
        name_all(rig);
    RigItem item = {.kind = kind,
                    .index = index,
                    .word = word_of(rig, kind, index),
                    .variable = variable,
                    .path = emit_path_text(p, variable),
                    .name = rig->names[kind][index],
                    .unit = emit_unit_text(p, variable, false),
                    .description = flat->documentation ? flat->documentation->text : "",
                    .nominal = flat->nominal,
                    .is_integer = flat->type == TYPE_INTEGER && !flat->literals.count};
    find_literals(rig, flat, &item);
    return item;
}
