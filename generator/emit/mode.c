/* mode.c - structures that change: which blocks belong to which modes. */
#include "emit/program.h"

#include <string.h>

int structure_count(const Program *p)
{
    return p->causal->modes.count ? p->causal->modes.count : 1;
}

const Causal *structure_of(const Program *p, int structure)
{
    return p->causal->modes.count ? p->causal->modes.at[structure].causal : p->causal;
}

void modes_name(Program *p)
{
    for (int k = 0; k < p->causal->modes.count; k++) {
        const char *wish = arena_format(p->arena, "mode_%s", p->causal->modes.at[k].name);
        Text upper = text_new(p->arena);
        if (strncmp(p->causal->modes.at[k].name, "mode_", 5) == 0)
            wish = p->causal->modes.at[k].name;
        for (; *wish; wish++)
            text_add_char(&upper, *wish >= 'a' && *wish <= 'z' ? (char)(*wish - 'a' + 'A') : *wish);
        list_push(p->arena, &p->mode_names, cscope_fresh(p->functions, upper.at));
    }
}

const char *modes_condition(const Program *p, ModeSet modes)
{
    Text text = text_new(p->scratch);
    int count = 0;
    for (int k = 0; k < p->causal->modes.count; k++)
        if (modes >> k & 1)
            text_format(&text, "%sBIT(%s)", count++ ? " | " : "", p->mode_names.at[k]);
    if (count > 1)
        return arena_format(p->scratch, "BIT(m->solving.structure) & (%s)", text.at);
    return arena_format(p->scratch, "m->solving.structure == %.*s", (int)strlen(text.at) - 5, text.at + 4);
}

const char *modes_words(const Program *p, ModeSet modes, const char *between)
{
    enum { MOST_NAMED = 2 };
    Text text = text_new(p->scratch);
    int count = 0;
    for (int k = 0; k < p->causal->modes.count; k++)
        if (modes >> k & 1)
            text_format(&text, "%s%s", count++ ? between : "", p->causal->modes.at[k].name);
    return count <= MOST_NAMED ? text.at : arena_format(p->scratch, "%d_modes", count);
}

const char *modes_sentence(const Program *p, ModeSet modes)
{
    enum { MOST_SHOWN = 4 };
    Text text = text_new(p->scratch);
    int count = 0;
    for (int k = 0; k < p->causal->modes.count; k++)
        if ((modes >> k & 1) && count++ < MOST_SHOWN)
            text_format(&text, "%s%s", count > 1 ? "; or " : "", p->causal->modes.at[k].condition);
    if (count > MOST_SHOWN)
        text_format(&text, "; or in %d more modes", count - MOST_SHOWN);
    return text.at;
}

/* Blocks of the same modes are a function each. */
void modes_plan_start(Program *p, const bool *is_wanted)
{
    const Schedule *start = &p->causal->start;
    IntList stages = {0}; /* by step, those of stages: pointers to them only once all are there */
    for (int b = 0; b < start->count; b++) {
        Block *block = start->at[b];
        if (!is_wanted[b])
            continue;
        const int last = stages.count ? list_last(&stages) : -1;
        if (!block->modes) {
            list_push(p->arena, &p->start.steps, (SequenceStep){.block = block});
            list_push(p->arena, &stages, -1);
            continue;
        }
        if (last < 0 || p->start_stages.at[last].modes != block->modes) {
            list_push(p->arena, &stages, p->start_stages.count);
            list_push(p->arena, &p->start_stages, (Stage){.is_of_start = true, .modes = block->modes});
            list_push(p->arena, &p->start.steps, (SequenceStep){0});
        }
        list_push(p->arena, &list_last(&p->start_stages).sequence.steps, (SequenceStep){.block = block});
    }
    for (int i = 0; i < stages.count; i++)
        if (stages.at[i] >= 0)
            p->start.steps.at[i].stage = &p->start_stages.at[stages.at[i]];
}
