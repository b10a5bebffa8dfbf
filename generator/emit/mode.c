/* mode.c - structures that change: which blocks belong to which modes, and which mode the present values ask for. */
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

/* ---- which mode is asked for ---- */

static int combination_count(const Causal *causal)
{
    int count = 1;
    for (int i = 0; i < causal->selectors.count; i++)
        count *= causal->selectors.at[i].values.count;
    return count;
}

/* The number of a combination of values, the last one fastest. */
static int combination_of(const Causal *causal, const Mode *mode)
{
    int number = 0;
    for (int i = 0; i < causal->selectors.count; i++) {
        const Selector *selector = &causal->selectors.at[i];
        int at = 0;
        while (selector->values.at[at] < mode->values[i] || selector->values.at[at] > mode->values[i])
            at++;
        number = number * selector->values.count + at;
    }
    return number;
}

/* C: the position of the selector's value among those that it may have. */
static const char *position_text(Body *body, const Selector *selector)
{
    const Program *p = body->program;
    if (selector->of->type == TYPE_BOOLEAN)
        return arena_format(p->scratch, "(%s ? %d : %d)", body_truth(body, selector->of, "selector"),
                            selector->values.at[0] > 0 ? 0 : 1, selector->values.at[0] > 0 ? 1 : 0);
    Text text = text_new(p->scratch);
    for (int i = 0; i + 1 < selector->values.count; i++) {
        Expr is = expr_apply(OP_EQUAL, 2, (Expr[]){selector->of, expr_number(selector->values.at[i])});
        body_count(body, is);
        text_format(&text, "%s ? %d : ", body_truth(body, is, "selector"), i);
    }
    return arena_format(p->scratch, "(%s%d)", text.at, selector->values.count - 1);
}

/* Modes by combination; those that are impossible count down from -1. */
static const char *table_text_of_modes(Program *p)
{
    const Causal *causal = p->causal;
    int *mode = arena_array(p->scratch, int, combination_count(causal));
    for (int k = 0; k < causal->modes.count; k++)
        mode[combination_of(causal, &causal->modes.at[k])] = k;
    for (int k = 0; k < causal->impossible.count; k++)
        mode[combination_of(causal, &causal->impossible.at[k])] = -1 - k;
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < combination_count(causal); i++)
        code_add_number(&items, mode[i]);
    return arena_format(p->arena, "%s", items.text.at);
}

void modes_print(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Record *modes = record_when(record, "with_modes", causal->modes.count > 0);
    record_when(record, "with_mode_bits", causal->modes.count > 2);
    if (!modes)
        return;
    Items names = code_items(p->arena, MOST_ENUMERATORS, true);
    for (int k = 0; k < p->mode_names.count; k++)
        code_add_item(&names, p->mode_names.at[k]);
    record_set(modes, "mode_names", names.text.at);
    record_set(modes, "mode_table", table_text_of_modes(p));
    Text functions = text_new(p->arena);
    Split split = split_new(p, &functions, "wanted_structure", "const Model *m", "m");
    Body body = body_in(&split);
    for (int i = 0; i < causal->selectors.count; i++)
        body_count(&body, causal->selectors.at[i].of);
    Text position = text_new(p->arena);
    for (int i = 0; i < causal->selectors.count; i++) {
        const char *own = position_text(&body, &causal->selectors.at[i]);
        const char *before = arena_format(p->arena, i ? "%d * (%s) + " : "", causal->selectors.at[i].values.count,
                                          position.at);
        position = text_new(p->arena);
        text_format(&position, "%s%s", before, own);
    }
    body_line(&body, "return modes[%s];", position.at);
    record_set(modes, "wanted", split_close(&split, "", false));
    for (int k = 0; k < causal->impossible.count; k++) {
        Record *row = record_add(modes, "impossible");
        record_set(row, "condition", c_quoted(p->arena, causal->impossible.at[k].condition));
        record_set(row, "obstacle", c_quoted(p->arena, causal->impossible.at[k].obstacle));
    }
    record_list(modes, "impossible");
    arena_reset(p->scratch);
}
