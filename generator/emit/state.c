/* state.c - the functions that are lists of lines: defaults, derived starts, guesses. */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

static const char *unit_comment(const Program *p, Arena *arena, int variable)
{
    const char *unit = emit_unit_text(p, variable, true);
    return unit[0] ? c_comment(arena, unit) : NULL;
}

static bool mentions_variables(const Program *p, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, p->scratch, &leaves);
    return leaves.count > 0;
}

/* Sets constants, then starts, that the model states as numbers. */
static const char *defaults_print(Program *p, Text *functions)
{
    Split split = split_new(p, functions, "set_defaults", "Model *m", "m");
    split.form = INSIDE_LIST;
    Arena *arena = arena_new_like(p->arena);
    CodeList lines = {0};
    Lines traces = {0};
    for (int is_start = 0; is_start < 2; is_start++)
        for (int v = 0; v < (is_start ? p->layout.places.count : p->system->variables.count); v++) {
            const CausalVariable *variable = &p->causal->variables.at[v];
            const Place *place = &p->layout.places.at[v];
            const Expr value = is_start ? variable->start : p->system->variables.at[v].value;
            bool is_kept = is_start ? place->has_start : variable->role == ROLE_CONSTANT && place->is_member;
            const bool is_hidden = v < p->system->variables.count && p->system->variables.at[v].is_hidden;
            if (!is_kept || !value || mentions_variables(p, value) || (is_hidden && expr_is_number(value, 0)))
                continue;
            CodeDraft number = code_draft(p->scratch);
            c_print(&number, expr_fold(value), place->stored, NULL, NULL);
            const Member *member = is_start ? place->start : place->member;
            list_push(arena, &lines, code_format(arena, "%s = %s;", code_write(arena, member), code_done(&number)));
            list_push(arena, &traces, unit_comment(p, arena, v));
            arena_reset(p->scratch);
        }
    for (int i = 0; i < p->causal->guesses.count; i++)
        if (p->causal->guesses.at[i].branch < 0) {
            const Member *start = p->layout.places.at[p->causal->guesses.at[i].variable].start;
            list_push(arena, &lines, code_format(arena, "%s = NAN;", code_write(arena, start)));
            list_push(arena, &traces, "follows from others");
        }
    split_lines(&split, &lines, &traces, NULL);
    arena_free(arena);
    sets_defaults(p, &split);
    return split_close(&split, NULL, false);
}

/* ---- guesses that follow from starts ---- */

/* C: a guess in terms of starts, of its type; shared values are printed into the body. */
static const Code *guess_value(Body *body, const StartGuess *guess)
{
    Program *p = body->program;
    IntList found = {0};
    causal_mentions(p->scratch, p->causal, guess->value, NULL, &found);
    for (int k = 0; k < found.count; k++)
        if (emit_takes_start(p->causal, found.at[k]))
            body_name_stored(body, p->causal->variables.at[found.at[k]].leaf,
                             code_read(p->scratch, p->layout.places.at[found.at[k]].start), C_NUMBER);
    body_count(body, guess->value);
    const bool is_number = guess->branch < 0 || p->causal->branches.at[guess->branch].is_integer;
    const char *wish = guess->branch < 0 ? emit_part_wish(p, guess->variable)
                                         : p->layout.places.at[guess->variable].member->name;
    return is_number ? body_expr(body, guess->value, wish) : body_truth(body, guess->value, wish);
}

static const Code *guess_code(Arena *arena, const Member *start, const Code *value)
{
    return code_format(arena, "%s = %s(%s, %s)", code_write(arena, start), code_call(arena, "guess_of"),
                       code_read(arena, start), value);
}

static void print_guess(Split *split, const StartGuess *guess)
{
    Program *p = split->program;
    const Place *place = &p->layout.places.at[guess->variable];
    Body body = body_in(split);
    const Code *value = guess_value(&body, guess);
    if (guess->branch >= 0)
        body_of(&body, body_traced(&body, branch_trace(p, &p->causal->branches.at[guess->branch]), "%s = %s;",
                                   code_write(p->scratch, place->member), value),
                p->causal->branches.at[guess->branch].equation);
    else
        body_line(&body, "%s;", guess_code(p->scratch, place->start, value));
}

/* Adds lines for the guesses from `first` on, up to one that mentions an unknown guessed among them: like lines can
 * become loops. Returns the index of the next guess. */
static int guesses_together(Split *split, int first, Arena *arena, CodeList *lines)
{
    Program *p = split->program;
    bool *is_new = arena_array(arena, bool, p->causal->variables.count);
    int i = first;
    for (; i < p->causal->guesses.count; i++) {
        const StartGuess *guess = &p->causal->guesses.at[i];
        IntList found = {0};
        causal_mentions(arena, p->causal, guess->value, NULL, &found);
        bool is_next = guess->branch < 0;
        for (int k = 0; k < found.count; k++)
            is_next = is_next && !is_new[found.at[k]];
        CodeLines before = code_lines_new(p->scratch);
        Body body = body_new(p, &before, cscope_within(p->scratch, p->functions));
        const Code *value = is_next ? guess_value(&body, guess) : NULL;
        if (!is_next || before.all.count)
            break;
        const Code *code = guess_code(arena, p->layout.places.at[guess->variable].start, value);
        list_push(arena, lines, code_format(arena, "%s;", code));
        is_new[guess->variable] = true;
        arena_reset(p->scratch);
    }
    arena_reset(p->scratch);
    return i;
}

static void guesses_print(Program *p, Record *record, Text *functions)
{
    Split split = split_new(p, functions, "guess", "Model *m", "m");
    split.sets_time = true;
    for (int i = 0; i < p->causal->guesses.count;) {
        Arena *arena = arena_new_like(p->arena);
        CodeList lines = {0};
        const int next = guesses_together(&split, i, arena, &lines);
        split_lines(&split, &lines, NULL, NULL);
        if (next == i)
            print_guess(&split, &p->causal->guesses.at[i++]);
        else
            i = next;
        arena_free(arena);
        arena_reset(p->scratch);
    }
    record_function(record, "guess", split_close(&split, "", false));
}

/* ---- constants and starts ---- */

static void starts_print(Program *p, Split *split)
{
    Arena *arena = arena_new_like(p->arena);
    CodeList lines = {0};
    for (int v = 0; v < p->layout.places.count; v++) {
        const Place *place = &p->layout.places.at[v];
        const Expr start = p->causal->variables.at[v].start;
        if (!place->has_start || !start || !mentions_variables(p, start))
            continue;
        CodeLines before = code_lines_new(p->scratch);
        Body body = body_new(p, &before, cscope_within(p->scratch, p->functions));
        body_count(&body, start);
        const Code *value = body_value(&body, start, place->stored, emit_part_wish(p, v));
        const bool is_alone = before.all.count > 0; /* with statements of its own */
        if (is_alone) {
            body = body_in(split);
            body_count(&body, start);
            value = body_value(&body, start, place->stored, emit_part_wish(p, v));
            body_line(&body, "%s = %s;", code_write(p->scratch, place->start), value);
        } else {
            list_push(arena, &lines, code_format(arena, "%s = %s;", code_write(arena, place->start), value));
        }
        arena_reset(p->scratch);
    }
    split_lines(split, &lines, NULL, NULL);
    arena_free(arena);
}

/* Constants that follow from others, divisors that no run can change, tested once, and starts that follow from
 * constants. */
static void derive_print(Program *p, Record *record, Text *functions)
{
    Split split = split_new(p, functions, "derive_constants", "Model *m", "m");
    p->divisors.are_known = false;
    sequence_print(&split, &p->plan.constants);
    if (split.callees.count)
        split_piece(&split);
    divisors_print(p, &split);
    p->divisors.are_known = true;
    starts_print(p, &split);
    if (!p->portable)
        clocks_print(&split);
    record_function(record, "derive_constants", split_close(&split, "", true));
}

/* True if at the start states only take their initial values, and offsets the differences of these. */
static bool is_list_of_starts(const Program *p)
{
    for (int i = 0; i < p->plan.start.steps.count; i++) {
        const Block *block = p->plan.start.steps.at[i].block;
        const Assignment *a = block && block->kind == BLOCK_ASSIGN ? &block->inner.at[0] : NULL;
        if (!a || !(sequence_is_start(p, a) || p->causal->variables.at[a->variable].role == ROLE_OFFSET))
            return false;
    }
    return true;
}

static void initialize_print(Program *p, Record *record, Text *functions, const bool are_accepted[2])
{
    static const char *const calls[] = {"model_evaluate", "model_outputs"},
                             *const accepts[] = {"model_accept", "model_accept_outputs"};
    Split split = split_new(p, functions, "initialize", "Model *m", "m");
    split.sets_time = true;
    if (is_list_of_starts(p))
        split.form = INSIDE_LIST;
    for (int i = 0; i < p->causal->states.count; i++) { /* guards may read states of absent parts */
        const Place *place = &p->layout.places.at[p->causal->states.at[i]];
        if (p->causal->variables.at[p->causal->states.at[i]].presence && place->start)
            split_line(&split, "%s = %s;", code_write(p->scratch, place->member), code_read(p->scratch, place->start));
    }
    sequence_print(&split, &p->plan.start);
    if (split.callees.count)
        split_piece(&split);
    sets_choose(p, &split_statement(&split)->body);
    for (int i = 0; i < p->pasts.operands.count; i++)
        split_line(&split, "past_begin(%s, %s, %s);", p->pasts.members.at[i], code_read(p->scratch, p->layout.time),
                   emit_stored(p, p->pasts.operands.at[i]));
    Arena *arena = arena_new_like(p->arena);
    CodeList lines = {0};
    Lines traces = {0};
    for (int v = 0; v < p->layout.places.count; v++) {
        const Place *place = &p->layout.places.at[v];
        if (!place->has_guess)
            continue;
        const Member *from = place->is_started ? place->member : place->start;
        const Code *guess = code_write(arena, place->guess);
        list_push(arena, &lines, from ? code_format(arena, "%s = %s;", guess, code_read(arena, from))
                                      : code_format(arena, "%s = NAN;", guess));
        list_push(arena, &traces, from ? NULL : "none is stated");
    }
    split_lines(&split, &lines, &traces, NULL);
    arena_free(arena);
    for (int i = 0; i <= p->plan.has_outputs; i++) {
        Body body = body_in(&split);
        body_call(&body, code_format(p->scratch, "%s(m)", calls[i]));
        split.piece->may_fail = true;
    }
    for (int i = 0; i < 2; i++)
        if (are_accepted[i])
            split_line(&split, "%s(m);", accepts[i])->hands_on = true;
    record_set(record, "initialize", split_close(&split, NULL, true));
}

/* The function that makes the solutions of these loops their guesses. */
static bool accept_print(Program *p, Record *record, Text *functions, const char *field, const char *name,
                         bool are_shown_only)
{
    Split accept = split_new(p, functions, name, "Model *m", "m");
    Arena *arena = arena_new_like(p->arena);
    CodeList lines = {0};
    for (int v = 0; v < p->layout.places.count; v++) {
        const Place *place = &p->layout.places.at[v];
        if (place->has_guess && place->is_shown_only == are_shown_only)
            list_push(arena, &lines, code_format(arena, "%s = %s;", code_write(arena, place->guess),
                                                 code_read(arena, place->member)));
    }
    split_lines(&accept, &lines, NULL, NULL);
    arena_free(arena);
    return record_function(record, field, split_close(&accept, "", false));
}

void states_print(Program *p, Record *record, Text *functions)
{
    record_set(record, "set_defaults", defaults_print(p, functions));
    derive_print(p, record, functions);
    guesses_print(p, record, functions);
    const bool are_accepted[] = {accept_print(p, record, functions, "accept", "accept_guesses", false),
                                 accept_print(p, record, functions, "accept_outputs", "accept_shown", true)};
    initialize_print(p, record, functions, are_accepted);
}
