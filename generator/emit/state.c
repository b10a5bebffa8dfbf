/* state.c - the functions that are lists of lines: defaults, derived starts, vectors, guesses. */
#include "emit/program.h"

#include <string.h>

static const char *unit_comment(const Program *p, int variable)
{
    const char *unit = emit_unit_text(p, variable, true);
    return unit[0] ? arena_format(p->scratch, " /* %s */", c_comment(p->scratch, unit)) : "";
}

static bool mentions_variables(const Program *p, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, p->scratch, &leaves);
    return leaves.count > 0;
}

/* Constants, then starts, that are numbers, as the model states them. */
static const char *defaults_print(Program *p, Text *functions)
{
    Split split = split_new(p, functions, "set_defaults", "Model *m", "m");
    Arena *arena = arena_new();
    Lines lines = {0};
    for (int is_start = 0; is_start < 2; is_start++)
        for (int v = 0; v < (is_start ? p->places.count : p->system->variables.count); v++) {
            const CausalVariable *variable = &p->causal->variables.at[v];
            const Place *place = &p->places.at[v];
            const Expr value = is_start ? variable->start : p->system->variables.at[v].value;
            bool is_kept = is_start ? place->has_start : variable->role == ROLE_CONSTANT && place->is_member;
            if (!is_kept || !value || mentions_variables(p, value))
                continue;
            Text number = text_new(p->scratch);
            c_print(&number, expr_fold(value), place->stored, NULL, NULL);
            list_push(arena, &lines, arena_format(arena, "m->%s = %s;%s", is_start ? place->start : place->member,
                                                  number.at, unit_comment(p, v)));
            arena_reset(p->scratch);
        }
    split_lines(&split, &lines);
    arena_free(arena);
    sets_defaults(p, &split);
    return split_close(&split, NULL, false);
}

/* The only functions that know positions in the solver's vectors. */
static void vectors_print(Program *p, Record *record, Text *functions)
{
    static const char *const names[] = {"set_states", "get_states", "get_derivatives"};
    static const char *const arguments[] = {"m, x", "m, x", "m, dx"};
    static const char *const parameters[] = {"Model *m, const double *restrict x", "const Model *m, double *restrict x",
                                             "const Model *m, double *restrict dx"};
    static const char *const unused[] = {"    (void)x;\n", "    (void)m, (void)x;\n", "    (void)m, (void)dx;\n"};
    for (int k = 0; k < 3; k++) {
        Split split = split_new(p, functions, names[k], parameters[k], arguments[k]);
        Arena *arena = arena_new();
        Lines lines = {0};
        for (int i = 0; i < p->causal->states.count; i++) {
            const int state = p->causal->states.at[i],
                      shown = k < 2 ? state : p->causal->variables.at[state].derivative;
            const char *value = emit_stored_text(p, shown), *unit = unit_comment(p, shown);
            const char *line = k == 0 ? arena_format(arena, "%s = x[%d];%s", value, i, unit)
                                      : arena_format(arena, "%s[%d] = %s;%s", k == 1 ? "x" : "dx", i, value, unit);
            list_push(arena, &lines, line);
            arena_reset(p->scratch);
        }
        split_lines(&split, &lines);
        arena_free(arena);
        record_set(record, names[k], split_close(&split, unused[k], false));
    }
}

/* Divisors that no run can change, each tested once: in loops where they are of one form. */
static void divisors_print(Program *p, Split *split)
{
    const Schedule *schedules[] = {&p->causal->start, &p->causal->continuous};
    Arena *arena = arena_new();
    Groups *groups = group_begin(arena, p->is_unrolled);
    Map *seen = map_new(arena);
    List(const Assignment *) found = {0};
    for (int s = 0; s < 2; s++)
        for (int i = 0; i < schedules[s]->count; i++)
            for (int k = 0; k < schedules[s]->at[i]->inner.count; k++) {
                const Assignment *a = &schedules[s]->at[i]->inner.at[k];
                ExprList leaves = {0};
                Lines texts = {0};
                if (!a->divisor || a->divisor->op == OP_NUMBER || map_get(seen, a->divisor, 0) ||
                    !causal_mentions_constants_only(p->scratch, p->causal, a->divisor))
                    continue;
                map_put(seen, a->divisor, 1);
                list_push(arena, &texts, arena_format(arena, "[%d]", a->equation));
                const bool is_short = arrange_leaves(arena, &(Assignment){.value = a->divisor}, &leaves);
                for (int l = 0; is_short && l < leaves.count; l++)
                    list_push(arena, &texts,
                              arena_format(arena, "%s", emit_stored_text(p, causal_variable(p->causal, leaves.at[l]))));
                group_statement(groups, found.count, 0,
                                is_short ? arrange_template(a->divisor, &leaves) : a->divisor, texts.at, texts.count);
                list_push(arena, &found, a);
                arena_reset(p->scratch);
            }
    const GroupRuns runs = group_runs(groups, cscope_within(arena, p->functions));
    for (int r = 0; r < runs.count; r++) {
        const GroupRun *run = &runs.at[r];
        const Assignment *a = found.at[run->items.at[0]];
        const char *row = run->texts[0];
        ExprList leaves = {0};
        Expr divisor = a->divisor;
        Body body = body_in(split);
        body.indent = group_open(run, 1, true, p->scratch, body.text, body.indent);
        if (run->heads[1]) {
            arrange_leaves(arena, &(Assignment){.value = a->divisor}, &leaves);
            divisor = arrange_template(a->divisor, &leaves);
            for (int l = 0; l < leaves.count; l++)
                body_name(&body, arrange_place(l, leaves.at[l]), run->texts[1 + l]);
            row = arena_format(p->scratch, "%.*s", (int)strlen(row) - 2, row + 1);
        } else {
            row = emit_equation_row(p, a->equation);
        }
        body_count(&body, divisor);
        body_guard(&body, divisor, row, emit_wish_of(p, a->variable));
        if (run->heads[1])
            text_format(body.text, "%*s}\n", body.indent - 4, "");
        split->piece->may_fail = true;
        arena_reset(p->scratch);
    }
    arena_free(arena);
}

/* Constants that follow from others, divisors that no run can change, tested once, and starts that follow from
 * constants. */
static void derive_print(Program *p, Record *record, Text *functions)
{
    Piece piece = {.body = text_new(p->arena)};
    Split constants = split_new_named(p, functions, "derive_constants");
    sequence_print(&constants, &p->constants);
    split_call(&constants, &piece);

    Split divisors = split_new_named(p, functions, "check_divisors");
    divisors_print(p, &divisors);
    split_call(&divisors, &piece);

    Split starts = split_new_named(p, functions, "derive_starts");
    for (int v = 0; v < p->places.count; v++) {
        Expr start = p->causal->variables.at[v].start;
        if (!p->places.at[v].has_start || !start || !mentions_variables(p, start))
            continue;
        Body body = body_in(&starts);
        body_count(&body, start);
        const Place *place = &p->places.at[v];
        body_line(&body, "m->%s = %s;", place->start,
                  body_value(&body, start, place->stored, emit_wish_of(p, v)));
        arena_reset(p->scratch);
    }
    clocks_print(&starts);
    split_call(&starts, &piece);
    if (!piece.body.length)
        text_add(&piece.body, "    (void)m;\n");
    record_body(p, record, "derive_constants", &piece);
}

static void initialize_print(Program *p, Record *record, Text *functions)
{
    Piece piece = {.body = text_new(p->arena)};
    text_add(&piece.body, "    m->time = time;\n");
    Split states = split_new_named(p, functions, "start_states");
    sequence_print(&states, &p->start);
    split_call(&states, &piece);
    sets_choose(p, &piece.body);
    for (int i = 0; i < p->pasts.count; i++)
        text_format(&piece.body, "    past_begin(m->past[%s], time, %s);\n", p->past_names.at[i],
                    emit_stored_text(p, p->pasts.at[i]));
    Split guesses = split_new_named(p, functions, "start_guesses");
    Arena *arena = arena_new();
    Lines lines = {0};
    for (int v = 0; v < p->places.count; v++) {
        const Place *place = &p->places.at[v];
        if (place->has_guess && !place->is_started && !place->start)
            list_push(arena, &lines, arena_format(arena, "m->%s = NAN; /* none is stated */", place->guess));
        else if (place->has_guess)
            list_push(arena, &lines, arena_format(arena, "m->%s = m->%s;", place->guess,
                                                  place->is_started ? place->member : place->start));
    }
    split_lines(&guesses, &lines);
    arena_free(arena);
    split_call(&guesses, &piece);
    static const char *const functions_called[] = {"model_evaluate", "model_outputs"};
    for (int i = 0; i < 2; i++)
        text_format(&piece.body, "    REQUIRE(%s(m));\n", functions_called[i]);
    text_add(&piece.body, "    model_accept(m);\n    model_accept_outputs(m);\n");
    record_body(p, record, "initialize", &piece);
}

/* The solutions of those loops become their guesses. */
static const char *accept_print(Program *p, Text *functions, const char *name, bool are_shown_only)
{
    Split accept = split_new(p, functions, name, "Model *m", "m");
    Arena *arena = arena_new();
    Lines lines = {0};
    for (int v = 0; v < p->places.count; v++) {
        const Place *place = &p->places.at[v];
        if (place->has_guess && place->is_shown_only == are_shown_only)
            list_push(arena, &lines, arena_format(arena, "m->%s = m->%s;", place->guess, place->member));
    }
    split_lines(&accept, &lines);
    arena_free(arena);
    return split_close(&accept, "    (void)m; /* no loops */\n", false);
}

void states_print(Program *p, Record *record, Text *functions)
{
    record_set(record, "set_defaults", defaults_print(p, functions));
    derive_print(p, record, functions);
    initialize_print(p, record, functions);
    record_set(record, "accept", accept_print(p, functions, "accept_guesses", false));
    record_set(record, "accept_outputs", accept_print(p, functions, "accept_shown", true));
    vectors_print(p, record, functions);
}
