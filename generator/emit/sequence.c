/* sequence.c - blocks in evaluation order as C statements. */
#include "emit/program.h"

#include <string.h>

typedef struct {
    Program *p;
    SequenceMode mode;
    int clock; /* at whose ticks alone the section is executed, or -1 */
    bool decides; /* branches, at an event */
    bool guards_constants; /* test divisors made of constants here; elsewhere that was done once, before the start */
} Writer;

/* Outputs repeat short formulas that model_evaluate kept to itself: no new trace, no second guard. */
static bool is_repeated(const Writer *w, const Block *block)
{
    if (w->mode == SEQUENCE_EVENT)
        return map_get(w->p->is_continuous, block, 0);
    return w->mode == SEQUENCE_OUTPUTS && map_get(w->p->is_evaluated, block, 0);
}

/* An initial value without an equation is taken from where --set can change it. */
bool sequence_is_start(const Program *p, const Assignment *a)
{
    return a->equation < 0 && p->places.at[a->variable].start != NULL;
}

/* At a tick, without the choice between that and the value before. */
static Expr value_of(const Writer *w, const Assignment *a)
{
    return w->clock >= 0 ? a->value->at[1] : a->value;
}

void body_count_assignment(Body *body, const Assignment *a, Expr value)
{
    body_count(body, value);
    delay_count(body, a);
    if (a->divisor)
        body_count(body, a->divisor);
}

void body_guards(Body *body, const Assignment *a, bool guards_constants)
{
    const Program *p = body->program;
    if (a->divisor && a->divisor->op != OP_NUMBER &&
        (guards_constants || !causal_mentions_constants_only(p->scratch, p->causal, a->divisor)))
        body_guard(body, a->divisor, emit_equation_row(p, a->equation), emit_wish_of(p, a->variable));
    delay_guard(body, a);
}

static void print_assignment(const Writer *w, Body *body, const Block *block)
{
    const Program *p = w->p;
    const Assignment *a = &block->inner.at[0];
    if (branch_of(w->p, a->variable)) {
        branch_print(body, branch_of(w->p, a->variable));
        return;
    }
    if (sequence_is_start(w->p, a)) {
        body_line(body, "m->%s = m->%s;", p->places.at[a->variable].member, p->places.at[a->variable].start);
        return;
    }
    const char *wish = emit_wish_of(p, a->variable), *trace = NULL;
    Arena *arena = p->scratch;
    if (a->equation < 0) { /* a constant's own value, or what it is bound to, is no equation */
        const CausalVariable *causal = &p->causal->variables.at[a->variable];
        const FlatVariable *drawn =
            a->variable < p->system->variables.count ? &p->system->variables.at[a->variable] : NULL;
        Expr value = drawn && causal->role != ROLE_STATE ? drawn->value : causal->start;
        trace = value && value->count ? c_comment(arena, expr_text(arena, value)) : NULL;
    } else if (is_repeated(w, block)) {
        trace = arena_format(arena, "%s again", c_comment(arena, p->causal->equations.at[a->equation].id->text));
    } else {
        trace = emit_trace(p, a->equation);
    }
    const bool is_guarded = !is_repeated(w, block) || w->mode == SEQUENCE_EVENT;
    if (is_guarded)
        body_guards(body, a, w->guards_constants);
    const Place *place = &p->places.at[a->variable];
    if (w->mode == SEQUENCE_EVALUATE ? place->is_early : place->is_member) {
        const char *value = body_expr(body, value_of(w, a), wish);
        body_traced(body, trace, "m->%s = %s;", place->member, value);
    } else {
        body_local(body, a->variable, value_of(w, a), trace);
    }
}

/* The deepest part that owns all that the section determines, as a name for its function. */
static const char *section_hint(const Program *p, const Sequence *sequence, int from, int to)
{
    int common = -1;
    for (int i = from; i < to; i++) {
        const Block *block = sequence->blocks.at[i];
        int owner = emit_owner_part(p, emit_first_determined(p, block));
        if (common < 0)
            common = owner;
        while (common > 0) { /* up, until it is an ancestor of owner */
            int at = owner;
            while (at > common)
                at = p->system->parts.at[at].parent;
            if (at == common)
                break;
            common = p->system->parts.at[common].parent;
        }
    }
    return common > 0 ? p->system->parts.at[common].path->text : NULL;
}

/* Notes before an event's block how many groups are determined, where one more is. The last one is not noted. */
static void print_determined(const Writer *w, Body *body, int block)
{
    const IntList *ends = &w->p->causal->group_ends;
    int from = 0, to = ends->count - 1; /* between them the first one that does not end before it */
    while (from < to) {
        const int middle = from + (to - from) / 2;
        if (ends->at[middle] < block)
            from = middle + 1;
        else
            to = middle;
    }
    if (w->decides && from < ends->count - 1 && ends->at[from] == block)
        body_line(body, "m->solving.determined = %d;", from + 1);
}

/* One statement of a loop, for all of its parts: leaves have the names that they have there. */
static void print_loop_statement(const Writer *w, Body *body, const Sequence *sequence, const SequenceLoop *loop)
{
    Program *p = w->p;
    const char *const *texts = loop->run.texts;
    const Assignment *a = &sequence->blocks.at[loop->from]->inner.at[0];
    const Assignment *last = &sequence->blocks.at[loop->to - 1]->inner.at[0];
    if (sequence_is_start(p, a)) {
        body_line(body, "%s = %s;", texts[0], texts[1]);
        return;
    }
    ExprList leaves = {0};
    arrange_leaves(p->scratch, a, &leaves);
    const Expr value = arrange_template(a->value, &leaves);
    const Expr divisor = a->divisor ? arrange_template(a->divisor, &leaves) : NULL;
    for (int i = 0; i < leaves.count; i++)
        body_name(body, arrange_place(i, leaves.at[i]), texts[1 + i]);
    body_count(body, value);
    if (divisor)
        body_count(body, divisor);
    const char *wish = emit_last_segment(p->places.at[a->variable].member);
    const char *row = divisor ? texts[1 + leaves.count] : NULL; /* [3 * i + 2] */
    row = row ? arena_format(p->scratch, "%.*s", (int)strlen(row) - 2, row + 1) : NULL;
    if (divisor && divisor->op != OP_NUMBER &&
        (w->guards_constants || !causal_mentions_constants_only(p->scratch, p->causal, a->divisor)))
        body_guard(body, divisor, row, wish);
    const int id = (int)p->causal->equations.at[a->equation].id->length;
    const char *trace = emit_trace(p, a->equation), *code = body_expr(body, value, wish);
    trace = arena_format(p->scratch, "%.*s ... %s%s", id, trace,
                         c_comment(p->scratch, p->causal->equations.at[last->equation].id->text), trace + id);
    body_traced(body, trace, "%s = %s;", texts[0], code);
}

/* Loops that have the same head are one. Gives how many they are. */
static int print_loops(const Writer *w, Body *body, const Sequence *sequence, int first)
{
    Program *p = w->p;
    GroupRuns runs = {0};
    Text text = text_new(p->scratch);
    const uint32_t stamp = p->stamp;
    int end = first, lines = 0;
    while (end < sequence->loops.count &&
           sequence->loops.at[end].loop == sequence->loops.at[first].loop)
        list_push(p->scratch, &runs, sequence->loops.at[end++].run);
    const int indent = body->indent + (runs.at[0].heads[0] ? 8 : 4);
    CScope *scope = cscope_within(p->scratch, body->scope);
    for (int k = first; k < end; k++) {
        Body inner = body_new(p, &text, scope);
        inner.indent = indent;
        print_loop_statement(w, &inner, sequence, &sequence->loops.at[k]);
        body->may_fail |= inner.may_fail;
    }
    p->stamp = stamp; /* of what surrounds it */
    for (const char *at = text.at; *at; at++)
        lines += *at == '\n';
    group_open(runs.at, runs.count, lines > 1, p->scratch, body->text, body->indent);
    text_add(body->text, text.at);
    if (lines > 1)
        text_format(body->text, "%*s}\n", indent - 4, "");
    return end - first;
}

static void print_section(const Writer *w, const Sequence *sequence, int from, int to, Piece *piece)
{
    int first_loop = 0;
    while (first_loop < sequence->loops.count && sequence->loops.at[first_loop].from < from)
        first_loop++;
    Body body = body_new(w->p, &piece->body, piece->scope);
    for (int i = from, next = first_loop; i < to; i++) {
        if (next < sequence->loops.count && sequence->loops.at[next].from == i) {
            i = sequence->loops.at[next++].to - 1;
            continue;
        }
        const Block *block = sequence->blocks.at[i];
        const Assignment *a = &block->inner.at[0];
        if (block->kind != BLOCK_ASSIGN || sequence_is_start(w->p, a) ||
            (block->kind == BLOCK_ASSIGN && w->p->places.at[block->inner.at[0].variable].is_decided))
            continue;
        if (branch_of(w->p, a->variable))
            branch_count(&body, branch_of(w->p, a->variable));
        else
            body_count_assignment(&body, a, value_of(w, a));
    }
    if (w->clock >= 0) {
        body_line(&body, "if (m->%s) {", w->p->places.at[w->p->causal->clocks.at[w->clock].flag].member);
        body.indent += 4;
    }
    for (int i = from, next = first_loop; i < to; i++) {
        if (next < sequence->loops.count && sequence->loops.at[next].from == i) {
            next += print_loops(w, &body, sequence, next);
            i = sequence->loops.at[next - 1].to - 1;
            continue;
        }
        const Block *block = sequence->blocks.at[i];
        if (w->clock < 0 && i > from)
            print_determined(w, &body, i);
        if ((block->kind == BLOCK_ASSIGN && w->p->places.at[block->inner.at[0].variable].is_decided))
            continue;
        if (block->kind == BLOCK_ASSIGN) {
            print_assignment(w, &body, block);
        } else if (block->kind == BLOCK_ALGORITHM) {
            body_call(&body, arena_format(w->p->scratch, "%s(m)", w->p->algorithm_names.at[block->algorithm]));
        } else {
            const ProgramLoop *loop = &w->p->loops.at[map_get(w->p->loop_of, block, -1)];
            loop_call(&body, loop);
            if (w->decides && loop->decider)
                body_line(&body, "%s(m, NULL);", loop->decider);
        }
    }
    if (w->clock >= 0) {
        body.indent -= 4;
        body_line(&body, "}");
    }
    print_determined(w, &body, to);
    piece->may_fail = body.may_fail;
}

void sequence_print(Split *split, const Sequence *sequence, SequenceMode mode)
{
    Program *p = split->program;
    Writer writer = {.p = p, .mode = mode, .clock = -1, .guards_constants = sequence == &p->constants,
                     .decides = sequence == &p->events};
    int from = 0;
    for (int s = 0; s < sequence->ends.count; s++) {
        int to = sequence->ends.at[s];
        bool is_whole = sequence->ends.count == 1;
        writer.clock = sequence->clocks.count ? sequence->clocks.at[s] : -1;
        print_section(&writer, sequence, from, to,
                      split_piece(split, is_whole ? NULL : section_hint(p, sequence, from, to)));
        arena_reset(p->scratch);
        from = to;
    }
}
