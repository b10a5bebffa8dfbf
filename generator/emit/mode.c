/* mode.c - structures that change: which blocks belong to which modes. */
#include "emit/program.h"

#include <string.h>

/* Modes of all clusters are numbered one after the other. */
int modes_first(const Program *p, int cluster)
{
    int first = 0;
    for (int c = 0; c < cluster; c++)
        first += p->causal->clusters.at[c].modes.count;
    return first;
}

void modes_name(Program *p)
{
    for (int c = 0; c < p->causal->clusters.count; c++)
        for (int k = 0; k < p->causal->clusters.at[c].modes.count; k++) {
            const char *name = p->causal->clusters.at[c].modes.at[k].name;
            const char *wish = strncmp(name, "mode_", 5) == 0 ? name : arena_format(p->arena, "mode_%s", name);
            list_push(p->arena, &p->mode_names, cscope_fresh(p->functions, c_upper_case(p->arena, wish)));
        }
}

const char *modes_condition(const Program *p, ModeSet modes)
{
    Text text = text_new(p->scratch);
    int count = 0;
    const int first = modes_first(p, modes.cluster);
    for (int k = 0; modes.in >> k && k < MOST_MODES; k++)
        if (modes.in >> k & 1)
            text_format(&text, "%sBIT(%s)", count++ ? " | " : "", p->mode_names.at[first + k]);
    if (count > 1)
        return arena_format(p->scratch, "BIT(MODE_OF(m, %d)) & (%s)", modes.cluster, text.at);
    return arena_format(p->scratch, "MODE_OF(m, %d) == %.*s", modes.cluster, (int)strlen(text.at) - 5, text.at + 4);
}

const char *modes_words(const Program *p, ModeSet modes, const char *between)
{
    enum { MOST_NAMED = 2 };
    const ModeList *all = &p->causal->clusters.at[modes.cluster].modes;
    Text text = text_new(p->scratch);
    int count = 0;
    for (int k = 0; k < all->count; k++)
        if (modes.in >> k & 1)
            text_format(&text, "%s%s", count++ ? between : "", all->at[k].name);
    return count <= MOST_NAMED ? text.at : arena_format(p->scratch, "%d_modes", count);
}

const char *modes_sentence(const Program *p, ModeSet modes)
{
    enum { MOST_SHOWN = 4 };
    const ModeList *all = &p->causal->clusters.at[modes.cluster].modes;
    Text text = text_new(p->scratch);
    int count = 0;
    for (int k = 0; k < all->count; k++)
        if ((modes.in >> k & 1) && count++ < MOST_SHOWN)
            text_format(&text, "%s%s", count > 1 ? "; or " : "", all->at[k].condition);
    if (count > MOST_SHOWN)
        text_format(&text, "; or in %d more modes", count - MOST_SHOWN);
    return text.at;
}

const char *modes_text(const Program *p, ModeSet modes)
{
    return arena_format(p->scratch, "{%d, 0x%llxu}", modes.cluster, (unsigned long long)modes.in);
}

int modes_number(Program *p, ModeSet modes)
{
    for (int i = 0; i < p->mode_sets.count; i++)
        if (modeset_is_same(p->mode_sets.at[i], modes))
            return i;
    list_push(p->arena, &p->mode_sets, modes);
    return p->mode_sets.count - 1;
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
        if (!block->modes.in) {
            list_push(p->arena, &p->start.steps, (SequenceStep){.block = block});
            list_push(p->arena, &stages, -1);
            continue;
        }
        if (last < 0 || !modeset_is_same(p->start_stages.at[last].modes, block->modes)) {
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
