/* kit.c - the functions that portable C calls, copied from the source text of the runtime. */
#include "emit/portable.h"

#include <string.h>

/* A function, the file that defines it, and the functions that it calls, which precede it here. file NULL: it is in the
 * template. */
enum { MOST_NEEDS = 5 };
typedef struct {
    const char *name, *file, *needs[MOST_NEEDS];
} KitFunction;

static const char formula[] = "runtime/formula.h", instant[] = "runtime/instant.c", discrete[] = "runtime/discrete.c",
                  table[] = "runtime/table.c", loop[] = "runtime/loop.c", nonlinear[] = "runtime/nonlinear.c",
                  queue[] = "runtime/queue.c", past[] = "runtime/past.c";

static const KitFunction kit[] = {
    {"sign_of", formula, {NULL}},
    {"smaller", formula, {NULL}},
    {"larger", formula, {NULL}},
    {"integer_quotient", formula, {NULL}},
    {"modulo", formula, {NULL}},
    {"truncated_remainder", formula, {NULL}},
    {"exact_integer", formula, {NULL}},
    {"guess_of", formula, {NULL}},
    {"are_equal", formula, {NULL}},
    {"are_different", discrete, {NULL}},
    {"has_moved", discrete, {"are_different"}},
    {"mode_of_combination", "runtime/compose.c", {NULL}},
    {"random_rounding", "runtime/rounding.c", {NULL}},
    {"is_same_instant", "runtime/runtime.h", {NULL}},
    {"instant_reached", instant, {NULL}},
    {"is_end_at", instant, {"instant_reached"}},
    {"instant_after", instant, {"instant_reached", "is_end_at"}},
    {"instant_from", instant, {"instant_reached"}},
    {"instant_before", instant, {"instant_from"}},
    {"instant_until", instant, {"instant_after"}},
    {"instant_truth", instant, {"instant_after", "instant_from", "instant_before", "instant_until"}},
    {"instant_at", instant, {NULL}},
    {"instant_part", instant, {"instant_at", "is_end_at", "instant_reached"}},
    {"instant_ahead", instant, {"instant_reached"}},
    {"instant_of_truth", instant, {"instant_ahead"}},
    {"instant_of_part", instant, {"instant_ahead", "instant_at"}},
    {"instant_is_other", instant, {NULL}},
    {"instant_kept", instant, {NULL}},
    {"instant_decided", instant, {NULL}},
    {"instant_both", instant, {NULL}},
    {"instant_either", instant, {NULL}},
    {"knots_at", NULL, {NULL}},
    {"knots_interval", instant, {"knots_at"}},
    {"knots_interval_at", instant, {"knots_interval", "knots_at", "is_end_at", "instant_reached", "instant_at"}},
    {"knots_instant", instant, {"instant_ahead", "instant_at", "knots_at"}},
    {"knots_of", NULL, {NULL}},
    {"axis_interval", table, {"knots_of", "knots_interval"}},
    {"axis_interval_at", table, {"knots_of", "knots_interval_at"}},
    {"axis_instant", table, {"knots_of", "knots_instant"}},
    {"breaks_of", NULL, {NULL}},
    {"breaks_until", past, {NULL}},
    {"past_begin", past, {NULL}},
    {"past_interval", past, {"breaks_of", "knots_interval"}},
    {"past_interval_at", past, {"breaks_of", "knots_interval_at"}},
    {"past_instant", past, {"breaks_of", "breaks_until", "knots_instant"}},
    {"piece_of", NULL, {NULL}},
    {"piece_at", past, {"piece_of"}},
    {"polynomial_slope", past, {NULL}},
    {"piece_place", past, {NULL}},
    {"past_value", past, {"breaks_until", "piece_at", "piece_place", "polynomial_slope"}},
    {"past_slope", past, {"piece_at", "piece_place", "polynomial_slope"}},
    {"new_piece", NULL, {"piece_of"}},
    {"new_break", NULL, {NULL}},
    {"past_break", past, {"new_break"}},
    {"past_order", past, {"breaks_until"}},
    {"past_node", past, {NULL}},
    {"past_fits", past, {NULL}},
    {"past_add", past, {"new_piece"}},
    {"between", table, {NULL}},
    {"blend", table, {NULL}},
    {"table_piece", table, {"between", "blend"}},
    {"table_slope", table, {"between", "blend"}},
    {"straight", table, {NULL}},
    {"share", table, {"straight"}},
    {"cubic_piece", table, {"share"}},
    {"cubic2_piece", table, {"share"}},
    {"table_value", table, {"axis_interval", "cubic_piece", "table_piece"}},
    {"table2_slope", table, {"between", "blend"}},
    {"table2_piece", table, {"table2_slope"}},
    {"table2_value", table, {"axis_interval", "cubic2_piece", "table2_piece"}},
    {"queue_put", queue, {NULL}},
    {"queue_return", queue, {NULL}},
    {"queue_join", queue, {"queue_put"}},
    {"queue_first", queue, {NULL}},
    {"queue_rest", queue, {NULL}},
    {"queue_length", queue, {NULL}},
    {"loop_decide", loop, {NULL}},
    {"loop_decide_truth", loop, {NULL}},
    {"loop_swap", loop, {NULL}},
    {"loop_factor", loop, {"loop_swap"}},
    {"loop_substitute", loop, {NULL}},
    {"loop_scale", loop, {NULL}},
    {"loop_equilibrate", loop, {"loop_scale"}},
    {"loop_largest", loop, {NULL}},
    {"loop_is_rounding", loop, {NULL}},
    {"linear_step", loop, {"loop_substitute"}},
    {"factor_rows", nonlinear, {"loop_factor"}},
    {"find_step", nonlinear, {"loop_substitute"}},
    {"move_unknowns", nonlinear, {NULL}},
};
enum { KIT = sizeof kit / sizeof *kit };

/* Marks the function and those that it needs. */
static void need(const char *name, bool *is_needed)
{
    for (int i = 0; i < KIT; i++) {
        if (strcmp(kit[i].name, name) != 0 || is_needed[i])
            continue;
        is_needed[i] = true;
        for (int k = 0; k < MOST_NEEDS && kit[i].needs[k]; k++)
            need(kit[i].needs[k], is_needed);
    }
}

/* True if the definition of the function begins in this line. */
static bool begins(const char *const *line, const char *name)
{
    const char *at = strstr(line[0], name);
    return at && line[0][0] != ' ' && line[0][0] != '/' && at > line[0] && (at[-1] == ' ' || at[-1] == '*') &&
           at[strlen(name)] == '(' && line[1] && line[1][0] == '{';
}

/* Adds the function's source text with the comment above it, as static. */
static void add_function(Text *text, const KitFunction *function)
{
    static const char inlined[] = "static inline ", internal[] = "static ";
    const char *const *line = emit_embedded_file(function->file)->lines;
    const char *const *first = line;
    while (!begins(line, function->name))
        line++;
    for (first = line; first[-1][0] == '/' || (first[-1][0] == ' ' && first[-1][1] == '*'); first--)
        if (first[-1][0] == '/') {
            first--;
            break;
        }
    text_add_char(text, '\n');
    for (; first < line; first++)
        text_add(text, *first);
    bool is_comment = false;
    const char *head = line[0];
    if (strncmp(head, inlined, strlen(inlined)) == 0)
        head += strlen(inlined);
    else if (strncmp(head, internal, strlen(internal)) == 0)
        head += strlen(internal);
    text_add(text, "static ");
    c_copy(text, head, strlen(head), &is_comment);
    do {
        line++;
        c_copy(text, *line, strlen(*line), &is_comment);
    } while (line[0][0] != '}');
}

static bool is_called(const Program *p, const char *name)
{
    return map_get(p->called, name_of(name), 0) != 0;
}

static int kit_row(const char *name)
{
    int i = 0;
    while (strcmp(kit[i].name, name) != 0)
        i++;
    return i;
}

void portable_kit(Program *p, Record *record)
{
    bool is_needed[KIT] = {false};
    bool is_of_time = false, is_of_tables = false, is_of_ends = false, is_of_shares = false, is_of_nonlinear = false;
    bool is_of_knots = false;
    Text text = text_new(p->arena);
    for (int i = 0; i < KIT; i++)
        if (is_called(p, kit[i].name))
            need(kit[i].name, is_needed);
    const bool has_arrivals = is_called(p, "queue_arrive");
    if (has_arrivals)
        need("queue_put", is_needed);
    for (int i = 0; i < KIT; i++) {
        if (!is_needed[i])
            continue;
        is_of_time |= strcmp(kit[i].name, "instant_reached") == 0 || strcmp(kit[i].name, "instant_is_other") == 0;
        is_of_tables |= kit[i].file == table || strcmp(kit[i].name, "knots_of") == 0;
        is_of_knots |= strncmp(kit[i].name, "knots", 5) == 0 || strcmp(kit[i].name, "breaks_of") == 0;
        is_of_ends |= strcmp(kit[i].name, "between") == 0;
        is_of_nonlinear |= strcmp(kit[i].name, "factor_rows") == 0;
        is_of_shares |= strcmp(kit[i].name, "share") == 0;
        if (kit[i].file)
            add_function(&text, &kit[i]);
    }
    Record *list = record_when(record, "with_kit", text.length > 0);
    if (!list)
        return;
    Record *instants = record_when(list, "with_instants", is_of_time);
    if (instants) {
        record_when(instants, "with_now", is_called(p, "NOW"));
        record_when(instants, "with_failing", is_called(p, "FAILS_AT_ZERO"));
        record_when(instants, "with_holding", is_called(p, "HOLDS_AT_ZERO"));
    }
    record_when(list, "with_breaks", is_needed[kit_row("breaks_of")]);
    record_when(list, "with_knots", is_needed[kit_row("knots_at")]);
    record_when(list, "with_axes", is_needed[kit_row("knots_of")]);
    record_when(list, "with_knots_type", is_of_knots);
    record_when(list, "with_tables", is_of_tables);
    record_when(list, "with_between", is_of_ends);
    record_when(list, "with_shares", is_of_shares);
    record_when(list, "with_measure", is_of_nonlinear);
    record_when(list, "with_combinations", is_called(p, "mode_of_combination"));
    record_when(list, "with_arrivals", has_arrivals);
    record_when(list, "with_no_signals", is_called(p, "no_signals"));
    record_set(list, "kit", text.at);
}
