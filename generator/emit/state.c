/* state.c - the functions that are lists of lines: defaults, derived starts, vectors, guesses. */
#include "emit/program.h"

static const char *unit_comment(const Program *p, int variable)
{
    const char *unit = emit_unit_text(p, variable);
    return unit[0] ? arena_format(p->scratch, " /* %s */", c_comment(p->scratch, unit)) : "";
}

static bool mentions_variables(const Program *p, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, p->scratch, &leaves);
    return leaves.count > 0;
}

static const char *no_name(void *context, Expr e)
{
    (void)context, (void)e;
    return NULL;
}

/* `m->member = number;` of a value without variables. */
static void number_line(Program *p, Split *split, const char *member, Expr value, int variable)
{
    Text text = text_new(p->scratch);
    c_print_number(&text, expr_fold(value), no_name, NULL);
    split_line(split, "m->%s = %s;%s", member, text.at, unit_comment(p, variable));
    arena_reset(p->scratch);
}

/* Constants and starts that are numbers, as the model states them. */
static const char *defaults_print(Program *p, Text *functions)
{
    Split split = split_new(p, functions, "set_defaults", "Model *m", "m");
    for (int v = 0; v < p->system->variables.count; v++) {
        Expr value = p->system->variables.at[v].value;
        if (p->causal->variables.at[v].role == ROLE_CONSTANT && p->places.at[v].is_member && value &&
            !mentions_variables(p, value))
            number_line(p, &split, p->places.at[v].member, value, v);
    }
    for (int v = 0; v < p->places.count; v++) {
        Expr start = p->causal->variables.at[v].start;
        if (p->places.at[v].has_start && start && !mentions_variables(p, start))
            number_line(p, &split, p->places.at[v].start, start, v);
    }
    sets_defaults(p, &split);
    return split_close(&split);
}

/* Starts that follow from constants. */
static Split starts_split(Program *p, Text *functions)
{
    Split split = split_new_named(p, functions, "derive_starts");
    for (int v = 0; v < p->places.count; v++) {
        Expr start = p->causal->variables.at[v].start;
        if (!p->places.at[v].has_start || !start || !mentions_variables(p, start))
            continue;
        Piece *piece = split_statement(&split);
        Body body;
        body_begin(&body, p, &piece->body, piece->scope);
        body_count(&body, start);
        text_add(body.text, body.text->length ? "\n" : "");
        body_comment(&body, arena_format(p->scratch, "start of %s: %s", c_comment(p->scratch, emit_path_text(p, v)),
                                         c_comment(p->scratch, expr_text(p->scratch, start))));
        body_line(&body, "m->%s = %s;", p->places.at[v].start, body_expr(&body, start, emit_wish_of(p, v)));
        arena_reset(p->scratch);
    }
    clocks_print(&split);
    return split;
}

static void check_divisor(Program *p, Split *split, const Assignment *a, Map *seen)
{
    if (!a->divisor || a->divisor->op == OP_NUMBER || map_get(seen, a->divisor, 0) ||
        !causal_mentions_constants_only(p->scratch, p->causal, a->divisor))
        return;
    map_put(seen, a->divisor, 1);
    Piece *piece = split_statement(split);
    Body body;
    body_begin(&body, p, &piece->body, piece->scope);
    body_count(&body, a->divisor);
    text_add(body.text, body.text->length ? "\n" : "");
    body_comment(&body, arena_format(p->scratch, "divisor in %s", emit_equation_trace(p, a->equation)));
    body_guard(&body, a->divisor, a->equation, emit_wish_of(p, a->variable));
    piece->may_fail = true;
    arena_reset(p->scratch);
}

/* Divisors that no run can change are tested once. */
static Split divisors_split(Program *p, Text *functions)
{
    Split split = split_new_named(p, functions, "check_divisors");
    const Schedule *schedules[] = {&p->causal->start, &p->causal->continuous};
    Map *seen = map_new(p->arena);
    for (int s = 0; s < 2; s++)
        for (int i = 0; i < schedules[s]->count; i++)
            for (int k = 0; k < schedules[s]->at[i]->inner.count; k++)
                check_divisor(p, &split, &schedules[s]->at[i]->inner.at[k], seen);
    return split;
}

static void guesses_from_start(Split *split)
{
    const Program *p = split->program;
    for (int v = 0; v < p->places.count; v++) {
        const Place *place = &p->places.at[v];
        if (place->has_guess && !place->is_started && !place->start)
            split_line(split, "m->%s = NAN; /* none is stated */", place->guess);
        else if (place->has_guess)
            split_line(split, "m->%s = m->%s;", place->guess, place->is_started ? place->member : place->start);
    }
}

/* The only functions that know positions in the solver's vectors. */
static const char *set_states_print(Program *p, Text *functions)
{
    Split split = split_new(p, functions, "set_states", "Model *m, const double *restrict x", "m, x");
    for (int i = 0; i < p->causal->states.count; i++) {
        int state = p->causal->states.at[i];
        split_line(&split, "m->%s = x[%d];%s", p->places.at[state].member, i, unit_comment(p, state));
        arena_reset(p->scratch);
    }
    return split_close(&split);
}

static const char *get_states_print(Program *p, Text *functions)
{
    Split split = split_new(p, functions, "get_states", "const Model *m, double *restrict x", "m, x");
    for (int i = 0; i < p->causal->states.count; i++) {
        int state = p->causal->states.at[i];
        split_line(&split, "x[%d] = m->%s;%s", i, p->places.at[state].member, unit_comment(p, state));
        arena_reset(p->scratch);
    }
    return split_close(&split);
}

static const char *get_derivatives_print(Program *p, Text *functions)
{
    Split split = split_new(p, functions, "get_derivatives", "const Model *m, double *restrict dx", "m, dx");
    for (int i = 0; i < p->causal->states.count; i++) {
        int derivative = p->causal->variables.at[p->causal->states.at[i]].derivative;
        split_line(&split, "dx[%d] = %s;%s", i, emit_stored_text(p, derivative), unit_comment(p, derivative));
        arena_reset(p->scratch);
    }
    return split_close(&split);
}

static void vectors_print(Program *p, Record *record, Text *functions)
{
    bool has_states = p->causal->states.count > 0;
    record_set(record, "set_states", has_states ? set_states_print(p, functions) : "    (void)x;\n");
    record_set(record, "get_states", has_states ? get_states_print(p, functions) : "    (void)m, (void)x;\n");
    record_set(record, "get_derivatives",
               has_states ? get_derivatives_print(p, functions) : "    (void)m, (void)dx;\n");
}

static Piece composite(Program *p)
{
    Piece piece = {.body = text_new(p->arena)};
    text_add(&piece.body, "");
    return piece;
}

static void record_composite(Record *record, const char *field, const Piece *piece)
{
    const char *empty = piece->body.length ? "" : "    (void)m;\n";
    record_format(record, field, "%s%s%s", piece->uses_status ? "    ModelStatus status;\n\n" : "", empty,
                  piece->body.at);
}

static void derive_print(Program *p, Record *record, Text *functions)
{
    Piece piece = composite(p);
    Split constants = split_new_named(p, functions, "derive_constants");
    sequence_print(&constants, &p->constants, SEQUENCE_ALL);
    split_call(&constants, &piece);
    Split divisors = divisors_split(p, functions);
    split_call(&divisors, &piece);
    Split starts = starts_split(p, functions);
    split_call(&starts, &piece);
    record_composite(record, "derive_constants", &piece);
}

static void call_public(Piece *piece, const char *name)
{
    text_format(&piece->body, "    status = %s(m);\n    if (status != MODEL_OK)\n        return status;\n", name);
    piece->uses_status = true;
}

static void initialize_print(Program *p, Record *record, Text *functions)
{
    Piece piece = composite(p);
    text_add(&piece.body, "    m->time = time;\n");
    Split states = split_new_named(p, functions, "start_states");
    sequence_print(&states, &p->start, SEQUENCE_ALL);
    split_call(&states, &piece);
    sets_start(p, &piece);
    delays_begin(p, &piece);
    Split guesses = split_new_named(p, functions, "start_guesses");
    guesses_from_start(&guesses);
    split_call(&guesses, &piece);
    call_public(&piece, "model_evaluate");
    call_public(&piece, "model_outputs");
    text_add(&piece.body, "    model_accept(m);\n    model_accept_outputs(m);\n");
    record_composite(record, "initialize", &piece);
}

static bool is_accepted(const Place *place, bool are_shown_only)
{
    return place->has_guess && place->is_shown_only == are_shown_only;
}

/* The solutions of those loops become their guesses. */
static const char *accept_print(Program *p, Text *functions, const char *name, bool are_shown_only)
{
    int first = 0;
    while (first < p->places.count && !is_accepted(&p->places.at[first], are_shown_only))
        first++;
    if (first == p->places.count)
        return "    (void)m; /* no loops */\n";
    Split accept = split_new(p, functions, name, "Model *m", "m");
    for (int v = first; v < p->places.count; v++) {
        const Place *place = &p->places.at[v];
        if (is_accepted(place, are_shown_only))
            split_line(&accept, "m->%s = m->%s;", place->guess, place->member);
    }
    return split_close(&accept);
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
