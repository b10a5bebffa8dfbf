/* plan.c - the function that computes each block, and the variables that are stored.
 *
 * Each block is computed in one place (stage.c). Variables in results, and those used by another C function, are stored
 * where they are computed; the rest are locals. */
#include "emit/stage.h"
#include "emit/event.h"
#include "emit/words.h"

#include <string.h>

static void mark_listed(bool *marks, const IntList *variables)
{
    for (int i = 0; i < variables->count; i++)
        marks[variables->at[i]] = true;
}

/* Adds the wanted blocks of a schedule in order. */
static void sequence_of(Program *p, Sequence *sequence, const Schedule *schedule, const bool *is_wanted)
{
    for (int i = 0; i < schedule->count; i++)
        if (!is_wanted || is_wanted[i])
            list_push(p->arena, &sequence->steps, (SequenceStep){.block = schedule->at[i]});
}

/* By block of the continuous schedule. */
typedef struct {
    const Program *p;
    const bool *is_needed, *is_evaluated;
} Choice;

/* Loops that derivatives do not need are left to the outputs. */
static bool is_evaluated(void *context, int index, bool determines)
{
    const Block *block = ((const Choice *)context)->p->causal->continuous.at[index];
    return determines || (emit_assigned(block) < 0 && !block->is_output_only);
}

/* Outputs compute blocks that were not evaluated. */
static bool is_output(void *context, int index, bool determines)
{
    const Choice *choice = context;
    return !choice->is_evaluated[index] &&
           (determines || emit_assigned(choice->p->causal->continuous.at[index]) < 0);
}

static bool is_started(void *context, int index, bool determines)
{
    return determines || emit_assigned(((const Choice *)context)->p->causal->start.at[index]) < 0;
}

/* Marks variables of expressions that are evaluated after the outputs and after the initial system: candidates and
 * Jacobians of state sets, times and operands of delays and, on demand, variables that jump and their derivatives. */
static void mark_settled(const Program *p, bool *is_needed, bool with_jumps)
{
    const Causal *causal = p->causal;
    for (int s = 0; s < causal->sets.count; s++) {
        mark_listed(is_needed, &causal->sets.at[s].candidates);
        for (int i = 0; i < causal->sets.at[s].jacobian.count; i++)
            causal_mark_mentions(p->arena, causal, causal->sets.at[s].jacobian.at[i], NULL, is_needed);
    }
    for (int i = 0; i < causal->delays.count; i++)
        causal_mark_mentions(p->arena, causal, causal->delays.at[i].time, causal->delays.at[i].longest, is_needed);
    delays_mark_operands(causal, is_needed);
    for (int i = 0; i < causal->jumps.count && with_jumps; i++)
        is_needed[causal->jumps.at[i].variable] = is_needed[causal->jumps.at[i].derivative] = true;
}

/* Cuts sections where the part changes, once they have SECTION_LEAST blocks, and at SECTION_MOST blocks anyway. */
static void cut_by_parts(Program *p, Sequence *sequence)
{
    int begin = 0, last_owner = -1;
    const int count = sequence->steps.count;
    for (int i = 0; i < count; i++) {
        const Block *block = sequence_block(&sequence->steps.at[i]);
        int owner = block ? emit_owner_part(p, emit_first_determined(p, block)) : last_owner, length = i - begin;
        if (length >= SECTION_MOST || (length >= SECTION_LEAST && owner != last_owner)) {
            list_push(p->arena, &sequence->ends, i);
            begin = i;
        }
        last_owner = owner;
    }
    if (count <= SECTION_MOST) /* short enough for one function */
        sequence->ends.count = 0;
    list_push(p->arena, &sequence->ends, count);
}

/* The clock at whose ticks only a block has an effect, or -1. A value that a loop assumes is that of the pass before,
 * so it is determined in each pass. */
static int clock_of_step(const Program *p, const SequenceStep *step)
{
    const Block *block = step->block;
    if (!block || emit_assigned(block) < 0)
        return -1;
    const Causal *causal = p->causal;
    const CausalVariable *v = &causal->variables.at[emit_assigned(block)];
    if (v->role != ROLE_DISCRETE || v->clock < 0 || causal->is_assumed[emit_assigned(block)])
        return -1;
    Expr value = block->inner.at[0].value, flag = causal->variables.at[causal->clocks.at[v->clock].flag].leaf;
    bool holds = value->op == OP_IF && value->at[0] == flag && value->at[2] == causal->variables.at[v->before].leaf;
    return holds ? v->clock : -1;
}

/* Cuts sections. At least FEWEST consecutive blocks of one clock become a section of their own. */
static void cut_by_clocks(Program *p, Sequence *sequence)
{
    enum { FEWEST = 3 };
    int count = sequence->steps.count, begin = 0;
    for (int i = 0; i < count;) {
        int clock = clock_of_step(p, &sequence->steps.at[i]), end = i + 1;
        while (end < count && clock >= 0 && clock_of_step(p, &sequence->steps.at[end]) == clock &&
               end - i < SECTION_MOST)
            end++;
        bool is_run = clock >= 0 && end - i >= FEWEST;
        if ((is_run || i - begin >= SECTION_MOST) && begin < i) {
            list_push(p->arena, &sequence->ends, i);
            list_push(p->arena, &sequence->clocks, -1);
            begin = i;
        }
        if (is_run) {
            list_push(p->arena, &sequence->ends, end);
            list_push(p->arena, &sequence->clocks, clock);
            for (int k = i; k < end; k++)
                p->layout.places.at[emit_assigned(sequence->steps.at[k].block)].is_ticking = true;
            begin = end;
        }
        i = is_run ? end : i + 1;
    }
    if (begin < count || !count) {
        list_push(p->arena, &sequence->ends, count);
        list_push(p->arena, &sequence->clocks, -1);
    }
}

/* Marks variables that one function computes and another one uses; a loop has functions of its own. No two of the
 * sequences determine the same variable. */
static void find_crossing(const Program *p, const Sequence *const *sequences, int count, bool *is_crossing)
{
    int *section_of = arena_array(p->arena, int, p->layout.places.count); /* plus one */
    IntList found = {0};
    for (int is_use = 0, section = 0; is_use < 2; is_use++, section = 0)
        for (int n = 0; n < count; n++)
            for (int s = 0, i = 0; s < sequences[n]->ends.count; s++, section++)
                for (; i < sequences[n]->ends.at[s]; i++) {
                    const Block *block = sequences[n]->steps.at[i].block;
                    found.count = 0;
                    if (block && is_use)
                        block_mentions(p->arena, p->causal, block, &found);
                    for (int k = 0; k < found.count; k++) {
                        const int defined = section_of[found.at[k]];
                        is_crossing[found.at[k]] |= defined && (defined != section + 1 || emit_assigned(block) < 0);
                    }
                    for (int k = 0; block && !is_use && k < block->inner.count; k++)
                        section_of[block->inner.at[k].variable] = section + 1;
                }
}

static void note_determined(Program *p, const Schedule *schedule)
{
    for (int i = 0; i < schedule->count; i++) {
        const Block *block = schedule->at[i];
        for (int k = 0; k < block->inner.count; k++)
            p->layout.places.at[block->inner.at[k].variable].equation = block->inner.at[k].equation;
        for (int k = 0; k < block->tearing.count; k++)
            p->layout.places.at[block->tearing.at[k]].equation = block->residuals.at[k];
    }
}

static void add_loops(Program *p, const Schedule *schedule, bool is_running)
{
    for (int i = 0; i < schedule->count; i++) {
        const Block *block = schedule->at[i];
        bool is_loop = block->kind == BLOCK_LINEAR || block->kind == BLOCK_NONLINEAR;
        if (!is_loop || map_get(p->loops.of_block, block, -1) >= 0)
            continue;
        ProgramLoop loop = {.number = p->loops.all.count + 1, .block = block, .is_running = is_running};
        loop.solve = cscope_fresh(p->functions, arena_format(p->arena, "solve_loop_%d", p->loops.all.count + 1));
        loop.function = cscope_fresh(p->functions, arena_format(p->arena, "loop_%d", p->loops.all.count + 1));
        loop_name(p, &loop, p->loops.all.count + 1);
        map_put(p->loops.of_block, block, p->loops.all.count);
        list_push(p->arena, &p->loops.all, loop);
        p->loops.running += is_running;
        p->loops.shown += is_running && block->is_output_only;
        for (int k = 0; k < block_size(block); k++) {
            const int variable = block_unknown(block, k);
            const bool is_torn = k >= block->inner.count;
            const CausalVariable *v = &p->causal->variables.at[variable];
            Place *place = &p->layout.places.at[variable];
            place->is_member = true;
            if (!is_torn && !loop_has_inner_guesses(block))
                continue;
            /* of inner variables, only stated values: those of port types are guesses for iteration variables only */
            place->has_start |= is_torn || (v->start && v->is_given && emit_takes_start(p->causal, variable));
            if (is_running)
                place->is_shown_only = block->is_output_only && (!place->has_guess || place->is_shown_only);
            place->has_guess |= is_running;
        }
    }
}

/* Start values are kept of states, iteration variables of loops, discrete variables, and variables that the initial
 * system takes from their start. They are also kept of variables with a guess that follows from others, of operands of
 * such guesses and of first branches, and of variables whose stated start must be reproduced. */
static void plan_starts(Program *p)
{
    for (int i = 0; i < p->causal->states.count; i++)
        p->layout.places.at[p->causal->states.at[i]].has_start = true;
    for (int i = 0; i < p->causal->start.count; i++) {
        const Block *block = p->causal->start.at[i];
        if (emit_assigned(block) >= 0 && block->inner.at[0].equation < 0)
            p->layout.places.at[emit_assigned(block)].has_start = true;
    }
    for (int i = 0; i < p->causal->discretes.count; i++)
        p->layout.places.at[p->causal->discretes.at[i]].has_start = true;
    for (int i = 0; i < p->causal->start_checks.count; i++)
        p->layout.places.at[p->causal->start_checks.at[i].variable].has_start = true;
    for (int i = 0; i < p->causal->guesses.count; i++) {
        IntList found = {0};
        causal_mentions(p->arena, p->causal, p->causal->guesses.at[i].value, NULL, &found);
        for (int k = 0; k < found.count; k++)
            p->layout.places.at[found.at[k]].has_start |= emit_takes_start(p->causal, found.at[k]);
        p->layout.places.at[p->causal->guesses.at[i].variable].has_start |= p->causal->guesses.at[i].branch < 0;
    }
}

bool emit_is_state(const Program *p, int variable)
{
    return p->causal->variables.at[variable].role == ROLE_STATE;
}

int emit_integral(const Program *p, int variable)
{
    const int integral = p->causal->variables.at[variable].integral;
    return integral >= 0 && emit_is_state(p, integral) ? integral : -1;
}

/* The table `variables` lists drawn variables, derivatives of states and, for messages, iteration variables of loops.
 * In an FMU it lists all states and their derivatives, drawn or not, equal to others or not: importing tools ask for
 * them. */
static void plan_rows(Program *p)
{
    for (int v = 0; v < p->layout.places.count; v++) {
        const CausalVariable *variable = &p->causal->variables.at[v];
        Place *place = &p->layout.places.at[v];
        const FlatVariable *drawn = v < p->system->variables.count ? &p->system->variables.at[v] : NULL;
        bool is_internal = !drawn || (drawn->is_hidden && !drawn->is_residual);
        place->is_shown = variable->set < 0 && variable->role != ROLE_ALIAS &&
                          (!is_internal || variable->role == ROLE_DERIVATIVE);
        bool is_iterated = is_internal && variable->set < 0 && (place->has_start || place->is_candidate) &&
                           variable->role != ROLE_ALIAS && variable->role != ROLE_DISCRETE;
        const bool is_asked_for = p->system->experiment.is_of_unit && (emit_is_state(p, v) || emit_integral(p, v) >= 0);
        place->row = !is_internal || place->is_shown || is_iterated || is_asked_for ? p->layout.rows.count : -1;
        if (place->row >= 0)
            list_push(p->arena, &p->layout.rows, v);
    }
}

static void plan_places(Program *p)
{
    for (int v = 0; v < p->causal->variables.count; v++) {
        const CausalVariable *variable = &p->causal->variables.at[v];
        Place place = {.row = -1, .equation = variable->role == ROLE_ALIAS ? variable->equation : -1};
        int origin = v < p->system->variables.count ? v : variable->declared; /* -1: of no variable of the system */
        place.part = origin < 0 ? 0 : p->system->variables.at[origin].part;
        list_push(p->arena, &p->layout.places, place);
    }
    note_determined(p, &p->causal->constants);
    note_determined(p, &p->causal->events);
    note_determined(p, &p->causal->continuous);
}

typedef struct {
    Program *p;
    const int *position;      /* by variable: where the loop's schedule determines it, from 1; 0: it does not */
    const Block **determined; /* by variable: the assignment that determines it at an event, or NULL */
    int *seen;                /* by variable: position of the last loop tested for it; negative: it does not follow */
    bool is_start;
    int at;                   /* position of the loop */
    ProgramLoop *loop;
} Decisions;

/* True if the variable follows from values that are known at the loop. Adds the decisions needed for that, in order. */
static bool follows(Decisions *d, int variable, int depth)
{
    enum { DEEPEST = 50 };
    Program *p = d->p;
    Role role = p->causal->variables.at[variable].role;
    int position = d->position[variable];
    bool is_kept = role == ROLE_BRANCH || role == ROLE_DISCRETE;
    bool is_continuous = role == ROLE_ALGEBRAIC || role == ROLE_STATE || role == ROLE_DERIVATIVE;
    if (!is_kept || (position > 0 && position <= d->at))
        return position > 0 ? position <= d->at : !(d->is_start && is_continuous);
    if (d->seen[variable] == d->at || d->seen[variable] == -d->at)
        return d->seen[variable] > 0;
    /* values that can be computed while a loop is solved: a relation, an interval of a table, or a variable that an
     * equation without a clock determines */
    const Block *block = d->determined[variable];
    const Branch *branch = branch_of(p, variable);
    Expr value = NULL;
    if (block && !block->inner.at[0].divisor && !branch) {
        value = p->causal->variables.at[variable].clock < 0 ? block->inner.at[0].value : NULL;
    } else if (block && !block->inner.at[0].divisor) {
        bool is_interval = branch->value->op == OP_INTERVAL && !expr_is_past(branch->value->at[1]);
        value = branch_is_watched(branch) && (is_interval || !branch->is_integer) ? branch->value : NULL;
    }
    IntList found = {0};
    d->seen[variable] = -d->at;
    if (!value || depth > DEEPEST)
        return false;
    causal_mentions(p->arena, p->causal, value, NULL, &found);
    for (int i = 0; i < found.count; i++)
        if (!follows(d, found.at[i], depth + 1))
            return false;
    d->seen[variable] = d->at;
    p->layout.places.at[variable].is_decided |= !d->is_start;
    list_push(p->arena, &d->loop->decides, d->determined[variable]);
    return true;
}

/* Plans deciders. A loop may assume relations and discrete variables that depend on its own values; a function then
 * decides these anew while the loop is solved. */
static void plan_decisions(Program *p, const Schedule *schedule, bool is_start)
{
    const Schedule *events = &p->causal->events;
    int *position = arena_array(p->arena, int, p->layout.places.count);
    for (int i = 0; i < schedule->count; i++) {
        const Block *block = schedule->at[i];
        for (int k = 0; k < block_size(block); k++)
            position[block_unknown(block, k)] = i + 1;
        if (block->kind != BLOCK_ALGORITHM)
            continue;
        const IntList *assigns = &p->causal->algorithms.at[block->algorithm].assigns;
        for (int k = 0; k < assigns->count; k++)
            position[assigns->at[k]] = i + 1;
    }
    Decisions d = {p, position, arena_array(p->arena, const Block *, p->layout.places.count),
                   arena_array(p->arena, int, p->layout.places.count), is_start, 0, NULL};
    for (int i = 0; i < events->count; i++)
        if (emit_assigned(events->at[i]) >= 0)
            d.determined[emit_assigned(events->at[i])] = events->at[i];
    for (int i = 0; i < schedule->count; i++) {
        int index = map_get(p->loops.of_block, schedule->at[i], -1);
        if (index < 0 || p->loops.all.at[index].is_running == is_start)
            continue;
        ProgramLoop *loop = &p->loops.all.at[index];
        IntList found = {0};
        d.at = i + 1;
        d.loop = loop;
        block_mentions(p->arena, p->causal, schedule->at[i], &found);
        for (int k = 0; k < found.count; k++)
            follows(&d, found.at[k], 0);
        if (loop->decides.count)
            loop->decider = cscope_fresh(p->functions, arena_format(p->arena, "decide_loop_%d", index + 1));
    }
}

/* The variables that long sequences determine are stored, even those used by only one function: loops over parts may
 * change the order. */
static void store_long(const Sequence *sequence, bool *is_crossing)
{
    for (int i = 0; i < sequence->steps.count && sequence->steps.count > SECTION_MOST; i++) {
        const Block *block = sequence->steps.at[i].block;
        for (int k = 0; block && k < block_size(block); k++)
            is_crossing[block_unknown(block, k)] = true;
    }
}

/* The last two names of a qualified name, joined. */
static const char *two_names(Arena *arena, const char *qualified)
{
    const char *last = strrchr(qualified, ':'), *at = last ? last - 1 : qualified;
    while (at > qualified && at[-1] != ':')
        at--;
    return last ? arena_format(arena, "%.*s_%s", (int)(last - 1 - at), at, last + 1) : qualified;
}

/* Names the functions of algorithms; the variables that these read and assign are stored. */
static void plan_algorithms(Program *p, bool *is_crossing)
{
    for (int i = 0; i < p->causal->algorithms.count; i++) {
        const CausalAlgorithm *algorithm = &p->causal->algorithms.at[i];
        const FlatAlgorithm *drawn = &p->system->algorithms.at[algorithm->declared];
        const char *element = strrchr(drawn->element->text, ':'), *instance = drawn->instance->text;
        const char *wish = arena_format(p->arena, "step_%s%s%s", instance, *instance ? "_" : "",
                                        element ? element + 1 : drawn->element->text);
        const char *kind = arena_format(p->arena, "step_%s", two_names(p->scratch, drawn->element->text));
        list_push(p->arena, &p->algorithms.routines,
                  (Routine){.name = cscope_fresh(p->functions, wish), .kind_name = kind});
        mark_listed(is_crossing, &algorithm->reads);
        mark_listed(is_crossing, &algorithm->assigns);
    }
}

/* Variables stored because partial derivatives mention them. */
static void mark_partials(const Program *p, const Linearization *l, bool *is_crossing)
{
    for (int t = 0; l && t < l->terms.count; t++)
        if (l->terms.at[t].partial->op != OP_NUMBER)
            causal_mark_mentions(p->scratch, p->causal, l->terms.at[t].partial, NULL, is_crossing);
    arena_reset(p->scratch);
}

static void mark_poles(const Program *p, bool *is_crossing)
{
    for (int i = 0; i < p->causal->poles.count; i++)
        causal_mark_mentions(p->scratch, p->causal, p->causal->poles.at[i].divisor, NULL, is_crossing);
    arena_reset(p->scratch);
}

/* Plans the functions of continuous time; operands of indicators are stored. */
static void plan_continuous(Program *p, bool *is_crossing)
{
    const Causal *causal = p->causal;
    bool *needed[3]; /* for derivatives, results, indicators */
    for (int i = 0; i < 3; i++)
        needed[i] = arena_array(p->arena, bool, p->layout.places.count);
    for (int v = 0; v < p->layout.places.count; v++) {
        needed[0][v] = causal->variables.at[v].role == ROLE_DERIVATIVE;
        needed[1][v] = p->layout.places.at[v].is_shown;
    }
    mark_settled(p, needed[1], true);
    for (int i = 0; i < causal->branches.count; i++)
        if (branch_is_watched(&causal->branches.at[i]) || branch_is_looked_at(p, &causal->branches.at[i]))
            for (int k = 0; k < 2; k++)
                causal_mark_mentions(p->arena, causal, causal->branches.at[i].value, NULL, k ? is_crossing : needed[2]);
    Choice choice = {.p = p};
    const Schedule *schedule = &causal->continuous;
    choice.is_evaluated = blocks_needed(p->arena, causal, schedule, needed[0], is_evaluated, &choice);
    stages_plan(p, choice.is_evaluated, blocks_needed(p->arena, causal, schedule, needed[1], is_output, &choice),
                blocks_needed(p->arena, causal, schedule, needed[2], NULL, NULL));
}

typedef List(const Sequence *) SequenceList;

/* Variables determined by blocks of single modes are stored, at one place for all modes. */
static void mark_modal(const Schedule *schedule, bool *is_crossing)
{
    for (int b = 0; b < schedule->count; b++)
        for (int k = 0; k < block_size(schedule->at[b]) && schedule->at[b]->modes.in; k++)
            is_crossing[block_unknown(schedule->at[b], k)] = true;
}

/* Variables that are computed again while impulses are traced are stored. */
static void mark_jumping(const SequenceList *functions, bool *is_crossing)
{
    for (int i = 0; i < functions->count; i++)
        for (int k = 0; k < functions->at[i]->steps.count && functions->at[i]->is_of_impulses; k++)
            is_crossing[emit_assigned(functions->at[i]->steps.at[k].block)] = true;
}

/* Cuts a stage into functions, and adds its sequence and those of stages that it calls to the list. */
static void cut_stage(Program *p, Stage *stage, SequenceList *functions)
{
    for (int i = 0; i < stage->ways.count; i++)
        cut_stage(p, stage->ways.at[i], functions);
    for (int i = 0; i < stage->sequence.steps.count; i++)
        if (stage->sequence.steps.at[i].impulses)
            cut_stage(p, stage->sequence.steps.at[i].impulses, functions);
    if (!stage_has_function(stage))
        return;
    cut_by_parts(p, &stage->sequence);
    list_push(p->arena, functions, &stage->sequence);
}

/* Plans the sections of all functions, and which variables are stored. */
static void plan_sequences(Program *p)
{
    const Causal *causal = p->causal;
    bool *is_crossing = arena_array(p->arena, bool, p->layout.places.count);
    bool *is_started_by = arena_array(p->arena, bool, p->layout.places.count);
    plan_continuous(p, is_crossing);
    for (int v = 0; v < p->layout.places.count; v++)
        is_started_by[v] = causal->variables.at[v].role == ROLE_STATE || causal->variables.at[v].role == ROLE_OFFSET;
    mark_settled(p, is_started_by, false);
    Choice choice = {.p = p};
    const bool *is_start = blocks_needed(p->arena, causal, &causal->start, is_started_by, is_started, &choice);
    modes_plan_start(p, is_start);
    sequence_of(p, &p->plan.constants, &causal->constants, NULL);
    plan_algorithms(p, is_crossing);

    SequenceList continuous = {0}, start = {0};
    Sequence *cut[] = {&p->plan.constants, &p->plan.start, &p->plan.evaluate, &p->plan.outputs,
                       &p->plan.indicate};
    for (int i = 0; i < 5; i++)
        cut_by_parts(p, cut[i]);
    if (p->impulses.whole.sequence.steps.count)
        cut_stage(p, &p->impulses.whole, &continuous);
    cut_by_clocks(p, &p->plan.events);
    for (int i = 0; i < p->plan.stages.count; i++)
        cut_stage(p, &p->plan.stages.at[i], &continuous);
    for (int i = 0; i < p->plan.start_stages.count; i++) {
        cut_by_parts(p, &p->plan.start_stages.at[i].sequence);
        list_push(p->arena, &start, &p->plan.start_stages.at[i].sequence);
    }
    for (int i = 2; i < 5; i++)
        list_push(p->arena, &continuous, cut[i]);
    list_push(p->arena, &continuous, &p->plan.events);
    find_crossing(p, &(const Sequence *){&p->plan.constants}, 1, is_crossing);
    list_push(p->arena, &start, &p->plan.start);
    find_crossing(p, start.at, start.count, is_crossing);
    find_crossing(p, continuous.at, continuous.count, is_crossing);
    for (int i = 0; i < continuous.count; i++)
        store_long(continuous.at[i], is_crossing);
    mark_jumping(&continuous, is_crossing);
    mark_modal(&causal->continuous, is_crossing);
    mark_modal(&causal->start, is_crossing);
    store_long(&p->plan.constants, is_crossing);
    store_long(&p->plan.start, is_crossing);
    mark_partials(p, causal->linearization, is_crossing);
    mark_partials(p, causal->sensitivities, is_crossing);
    mark_poles(p, is_crossing);
    mark_settled(p, is_crossing, true);
    for (int i = 0; i < causal->start.count; i++)
        for (int k = 0; k < block_size(causal->start.at[i]) && is_start[i]; k++)
            p->layout.places.at[block_unknown(causal->start.at[i], k)].is_started = true;
    for (int v = 0; v < p->layout.places.count; v++) {
        Role role = causal->variables.at[v].role;
        bool is_data = role == ROLE_CONSTANT && v < p->system->variables.count && p->system->variables.at[v].is_data;
        p->layout.places.at[v].is_member |=
            role != ROLE_ALIAS && !is_data && !emit_is_fixed(p, v)
            && (p->layout.places.at[v].is_shown || is_crossing[v] || role != ROLE_ALGEBRAIC);
    }
}

void emit_plan_program(Program *p)
{
    const Causal *causal = p->causal;
    p->loops.of_block = map_new(p->arena);
    plan_places(p);
    for (int s = 0; s < causal->sets.count; s++)
        for (int k = 0; k < causal->sets.at[s].candidates.count; k++)
            p->layout.places.at[causal->sets.at[s].candidates.at[k]].is_candidate = true;
    add_loops(p, &causal->continuous, true);
    add_loops(p, &causal->events, true);
    add_loops(p, &causal->constants, false);
    add_loops(p, &causal->start, false);
    plan_decisions(p, &causal->events, false);
    plan_decisions(p, &causal->start, true);
    plan_starts(p);
    plan_rows(p);
    plan_sequences(p);
}
