/* selector.c - which mode the present values ask for. */
#include "emit/program.h"

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

static bool has_contradictions(const Causal *causal)
{
    return causal->modes.count + causal->impossible.count < combination_count(causal);
}

/* Modes by combination; those that are impossible count down from -1, last what contradicts itself. */
static const char *modes_text(Program *p)
{
    const Causal *causal = p->causal;
    int *mode = arena_array(p->scratch, int, combination_count(causal));
    for (int i = 0; i < combination_count(causal); i++)
        mode[i] = -1 - causal->impossible.count;
    for (int k = 0; k < causal->modes.count; k++)
        mode[combination_of(causal, &causal->modes.at[k])] = k;
    for (int k = 0; k < causal->impossible.count; k++)
        mode[combination_of(causal, &causal->impossible.at[k])] = -1 - k;
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < combination_count(causal); i++)
        code_add_number(&items, mode[i]);
    return arena_format(p->arena, "%s", items.text.at);
}

void selectors_print(Program *p, Record *record)
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
    record_set(modes, "mode_table", modes_text(p));
    Text functions = text_new(p->arena);
    Split split = split_new(p, &functions, "wanted_structure", "const Model *m", "m");
    Body body = body_in(&split);
    for (int i = 0; i < causal->selectors.count; i++)
        body_count(&body, causal->selectors.at[i].of);
    Text position = text_new(p->arena);
    for (int i = 0; i < causal->selectors.count; i++) {
        const char *own = position_text(&body, &causal->selectors.at[i]);
        const char *before =
            i ? arena_format(p->arena, "%d * (%s) + ", causal->selectors.at[i].values.count, position.at) : "";
        position = text_new(p->arena);
        text_format(&position, "%s%s", before, own);
    }
    body_line(&body, "return modes[%s];", position.at);
    record_set(modes, "wanted", split_close(&split, "", false));
    for (int k = 0; k < causal->impossible.count; k++) {
        Record *row = record_add(modes, "impossible");
        record_set(row, "condition", code_string(p->arena, causal->impossible.at[k].condition));
        record_set(row, "obstacle", code_string(p->arena, causal->impossible.at[k].obstacle));
    }
    if (has_contradictions(causal)) {
        Record *row = record_add(modes, "impossible");
        record_set(row, "condition", code_string(p->arena, "another combination"));
        record_set(row, "obstacle", code_string(p->arena, "its conditions contradict each other"));
    }
    record_list(modes, "impossible");
    arena_reset(p->scratch);
}
