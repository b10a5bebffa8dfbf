/* selector.c - functions that find the mode for the present values. */
#include "emit/stage.h"
#include "emit/body.h"
#include "emit/item.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

/* The largest number of combinations for which a table lists all. */
enum { LARGEST_TABLE = 4096 };

/* The number of combinations of selectors' values; LARGEST_TABLE + 1 if they are too many for a table. */
static int combination_count(const Cluster *cluster)
{
    int count = 1;
    for (int i = 0; i < cluster->selectors.count && count <= LARGEST_TABLE; i++)
        count *= cluster->selectors.at[i].values.count;
    return count <= LARGEST_TABLE ? count : LARGEST_TABLE + 1;
}

/* The number of a combination of values, the last one fastest. */
static uint64_t combination_of(const Cluster *cluster, const Mode *mode)
{
    uint64_t number = 0;
    for (int i = 0; i < cluster->selectors.count; i++) {
        const Selector *selector = &cluster->selectors.at[i];
        int at = 0;
        while (selector->values.at[at] < mode->values[i] || selector->values.at[at] > mode->values[i])
            at++;
        number = number * (uint64_t)selector->values.count + (uint64_t)at;
    }
    return number;
}

/* C: the position of the selector's value among those that it may have. */
static const Code *present_position(Body *body, const Selector *selector)
{
    const Program *p = body->program;
    if (selector->of->type == TYPE_BOOLEAN)
        return code_format(p->scratch, "%s ? %d : %d", body_truth(body, selector->of, "selector"),
                           selector->values.at[0] > 0 ? 0 : 1, selector->values.at[0] > 0 ? 1 : 0);
    CodeDraft draft = code_draft(p->scratch);
    for (int i = 0; i + 1 < selector->values.count; i++) {
        Expr is = expr_apply(OP_EQUAL, 2, (Expr[]){selector->of, expr_number(selector->values.at[i])});
        body_count(body, is);
        code_add(&draft, code_format(p->scratch, p->portable ? "(%s) ? %d : (" : "%s ? %d : ",
                                     body_truth(body, is, "selector"), i));
    }
    code_add(&draft, code_number(p->scratch, selector->values.count - 1));
    for (int i = 0; i + 1 < selector->values.count && p->portable; i++)
        code_add(&draft, code_words(p->scratch, ")"));
    return code_done(&draft);
}

/* C: the same; while the selector belongs to something absent, the position of the first value. */
static const Code *position_of(Body *body, const Selector *selector)
{
    const Code *position = present_position(body, selector);
    if (!selector->presence)
        return position;
    body_count(body, selector->presence);
    return code_format(body->program->scratch, "%s ? (%s) : 0", body_truth(body, selector->presence, "present"),
                        position);
}

static bool has_contradictions(const Cluster *cluster)
{
    return cluster->modes.count + cluster->impossible.count < combination_count(cluster);
}

/* True if combinations and modes have the same numbers. */
static bool is_plain(const Cluster *cluster)
{
    bool is_plain = cluster->modes.count == combination_count(cluster);
    for (int k = 0; k < cluster->modes.count && is_plain; k++)
        is_plain = combination_of(cluster, &cluster->modes.at[k]) == (uint64_t)k;
    return is_plain;
}

/* C: the modes by combination. Impossible combinations count down from -1; the last one stands for contradictions. */
static const char *mode_table_text(Program *p, const Cluster *cluster)
{
    int *mode = arena_array(p->scratch, int, combination_count(cluster));
    for (int i = 0; i < combination_count(cluster); i++)
        mode[i] = -1 - cluster->impossible.count;
    for (int k = 0; k < cluster->modes.count; k++)
        mode[combination_of(cluster, &cluster->modes.at[k])] = k;
    for (int k = 0; k < cluster->impossible.count; k++)
        mode[combination_of(cluster, &cluster->impossible.at[k])] = -1 - k;
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < combination_count(cluster); i++)
        code_add_number(&items, mode[i]);
    return arena_format(p->arena, "    static const %s modes[] = {%s%s};", p->portable ? "int16_t" : "short",
                        strchr(items.text.at, '\n') ? "\n    " : "", items.text.at);
}

typedef struct {
    uint64_t number;
    int mode;
} Combination;

static int compare_combinations(const void *a, const void *b)
{
    const Combination *one = a, *other = b;
    return (one->number > other->number) - (one->number < other->number);
}

/* C: the combinations with a mode, or without a solution, by number, if a table of all would be too large. */
static const char *combinations_text(Program *p, const Cluster *cluster)
{
    List(Combination) all = {0};
    for (int k = 0; k < cluster->modes.count; k++)
        list_push(p->scratch, &all, (Combination){combination_of(cluster, &cluster->modes.at[k]), k});
    for (int k = 0; k < cluster->impossible.count; k++)
        list_push(p->scratch, &all, (Combination){combination_of(cluster, &cluster->impossible.at[k]), -1 - k});
    qsort(all.at, (size_t)all.count, sizeof *all.at, compare_combinations);
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < all.count; i++)
        code_add_item(&items, arena_format(p->scratch, "{0x%llxu, %d}", (unsigned long long)all.at[i].number,
                                           all.at[i].mode));
    return arena_format(p->arena, "    static const ModelCombination modes[] = {\n    %s};", items.text.at);
}

/* The body of the function that returns the cluster's mode. */
static const char *wanted_text(Program *p, const Cluster *cluster, Text *functions)
{
    Split split = split_new(p, functions, "wanted", "const Model *m", "m");
    Body body = body_in(&split);
    const bool has_table = combination_count(cluster) <= LARGEST_TABLE;
    for (int i = 0; i < cluster->selectors.count; i++)
        body_count(&body, cluster->selectors.at[i].of);
    const Code *position = code_words(p->arena, "");
    if (!has_table)
        body_line(&body, "unsigned long long combination = 0;");
    for (int i = 0; i < cluster->selectors.count; i++) {
        const Code *own = position_of(&body, &cluster->selectors.at[i]);
        const int values = cluster->selectors.at[i].values.count;
        if (!has_table) {
            body_line(&body,
                      p->portable ? "combination = (%dU * combination) + (unsigned)(%s);"
                                  : "combination = %d * combination + (%s);",
                      values, own);
            continue;
        }
        const char *form = p->portable ? "(%d * (%s)) + (%s)" : "%d * (%s) + (%s)";
        position = i ? code_format(p->arena, form, values, position, own) : own;
    }
    if (has_table)
        body_line(&body, is_plain(cluster) ? "return %s;" : "return modes[%s];", position);
    else
        body_line(&body, "return %s(modes, sizeof modes / sizeof *modes, combination, %d);",
                  code_call(p->scratch, "mode_of_combination"), -1 - cluster->impossible.count);
    return split_close(&split, "", false);
}

static void impossible_print(Program *p, const Cluster *cluster, Record *record)
{
    for (int k = 0; k < cluster->impossible.count; k++) {
        Record *row = record_add(record, "impossible");
        record_set(row, "condition", code_string(p->arena, cluster->impossible.at[k].condition));
        record_set(row, "obstacle", code_string(p->arena, cluster->impossible.at[k].obstacle));
    }
    if (has_contradictions(cluster)) {
        Record *row = record_add(record, "impossible");
        record_set(row, "condition", code_string(p->arena, "another combination"));
        record_set(row, "obstacle", code_string(p->arena, "its conditions contradict each other"));
    }
    record_list(record, "impossible");
}

void selectors_print(Program *p, Record *modes)
{
    const Causal *causal = p->causal;
    for (int c = 0; c < causal->clusters.count; c++) {
        const Cluster *cluster = &causal->clusters.at[c];
        const int first = modes_first(p, c);
        Record *record = record_add(modes, "clusters");
        Text functions = text_new(p->arena);
        for (int k = 0; k < cluster->modes.count; k++) {
            const Mode *mode = &cluster->modes.at[k];
            Record *row = record_add(record, "modes");
            record_set(row, "name", p->modes.names.at[first + k]);
            record_set(row, "words", c_comment(p->arena, mode->condition));
            record_set(row, "condition", code_string(p->arena, mode->condition));
            Record *startless = record_when(row, "without_start", mode->start_obstacle != NULL);
            if (startless)
                record_set(startless, "obstacle", code_string(p->arena, mode->start_obstacle));
        }
        record_format(record, "number", "%d", c);
        record_format(record, "first", "%d", first);
        record_format(record, "mode_count", "%d", cluster->modes.count);
        record_set(record, "function", cscope_fresh(p->functions, causal->clusters.count > 1
                                                                      ? arena_format(p->arena, "wanted_mode_%d", c + 1)
                                                                      : "wanted_mode"));
        record_set(record, "mode_table", is_plain(cluster)                              ? ""
                                         : combination_count(cluster) <= LARGEST_TABLE ? mode_table_text(p, cluster)
                                                                                       : combinations_text(p, cluster));
        record_set(record, "wanted", wanted_text(p, cluster, &functions));
        record_set(record, "wanted_functions", functions.at);
        impossible_print(p, cluster, record);
        arena_reset(p->scratch);
    }
    record_list(modes, "clusters");
    modes_print_sets(p, modes);
}
