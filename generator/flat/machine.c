/* machine.c - a state machine of one instance -> discrete variables and one algorithm. The law is in machine.h. */
#include "flat/machine.h"
#include "flat/statement.h"

#include <string.h>

/* ---- the statements of steps ----
 *
 * One execution first determines which change events have occurred and which guards hold. Then, in each active region,
 * inner regions first, it takes the first transition in document order whose condition is true. Last it executes the do
 * actions of the states that are active now. A transition exits states from the inside, executes its effects and enters
 * states from the outside (UML 2.5, 14.2.3). */

enum { PROGRESS_NONE, PROGRESS_INSIDE, PROGRESS_LEFT };

static void enter_default(Lowering *l, StatementList *found, const Region *region);
static void enter_targets(Lowering *l, StatementList *found, const Region *region, const VertexSet *targets);
static void take_way(Lowering *l, StatementList *found, const Way *way);
static void write_branches(Lowering *l, StatementList *found, const Vertex *vertex);

/* ---- exit ---- */

/* Stores, for histories, the active step of a region that is left, or in which a choice is reached. known: this step if
 * it is known, or NULL. */
static void remember_active(Lowering *l, StatementList *found, const Region *region, const Vertex *known)
{
    RegionState *now = flat_region_state(l, region);
    if (!now->last)
        return;
    Statement *which = flat_if_statement(l, region->source, region->words);
    StatementList *body = known ? found : flat_add_branch(l, which, flat_is_number(now->active, 0, OP_GREATER));
    flat_write_assign(l, body, now->last, known ? expr_integer(flat_vertex_state(l, known)->number) : now->active,
                      region->source, region->words);
    flat_add_if(l, found, which);
}

/* Exits a state. from: the active step if it is known to be inside the state, else NULL. Recursion follows the nesting
 * of states. */
static void exit_state(Lowering *l, StatementList *found, const Vertex *state, const Vertex *from);

static void exit_region(Lowering *l, StatementList *found, const Region *region, const Vertex *from)
{
    RegionState *now = flat_region_state(l, region);
    const Vertex *known = from ? sysml_ancestor_in(from, region) : NULL;
    if (known) {
        exit_state(l, found, known, from);
    } else if (now->acts_on_exit) {
        Statement *which = flat_if_statement(l, region->source, region->words);
        for (int i = 0; i < region->vertices.count; i++) {
            const Vertex *vertex = region->vertices.at[i];
            if (vertex->exit || vertex->regions.count)
                exit_state(l, flat_add_branch(l, which, flat_is_in(l, vertex)), vertex, NULL);
        }
        flat_add_if(l, found, which);
    }
    remember_active(l, found, region, known);
    flat_write_assign(l, found, now->active, expr_integer(0), region->source, region->words);
}

static void execute_effects(Lowering *l, StatementList *found, int count)
{
    for (; l->executed < count; l->executed++)
        flat_execute(l, found, l->leaving->transitions.at[l->executed]->effect);
}

/* The number of transitions of the leaving way up to the last of the state's exit points; 0: it has none. */
static int count_before_exit(const Lowering *l, const Vertex *state)
{
    for (int i = l->leaving->transitions.count - 1; i >= 0; i--) {
        const Vertex *to = l->leaving->transitions.at[i]->to;
        if (to->kind == VERTEX_EXIT_POINT && to->bordered == state)
            return i + 1;
    }
    return 0;
}

static bool is_left_from(const Way *way, const Region *region)
{
    bool is = sysml_ancestor_in(way->from, region);
    for (int i = 1; i < way->joined.count; i++)
        is = is || sysml_ancestor_in(way->joined.at[i], region);
    return is;
}

/* Exits a state. If it is left by an exit point, the order is: the regions from which the way leads to it, the effects
 * before it, the other regions, the exit action of the state. */
static void exit_state(Lowering *l, StatementList *found, const Vertex *state, const Vertex *from)
{
    const int before = count_before_exit(l, state);
    for (int i = 0; before && i < state->regions.count; i++)
        if (is_left_from(l->leaving, state->regions.at[i]))
            exit_region(l, found, state->regions.at[i], from);
    execute_effects(l, found, before);
    for (int i = 0; i < state->regions.count; i++)
        if (!before || !is_left_from(l->leaving, state->regions.at[i]))
            exit_region(l, found, state->regions.at[i], from);
    flat_execute(l, found, state->exit);
}

/* ---- entry ---- */

static void become_active(Lowering *l, StatementList *found, const Vertex *vertex)
{
    const RegionState *now = flat_region_state(l, vertex->region);
    const VertexState *state = flat_vertex_state(l, vertex);
    flat_write_assign(l, found, now->active, expr_integer(state->number), vertex->source, vertex->words);
    if (state->waits)
        flat_write_assign(l, found, now->entered, expr_time(), vertex->source, vertex->words);
    if (vertex != l->returning)
        flat_forget_changes(l, found, vertex);
    for (int i = 0; vertex != l->returning && i < state->ways.count; i++)
        if (state->ways.at[i].taken)
            flat_write_assign(l, found, state->ways.at[i].taken, expr_boolean(false), vertex->source, vertex->words);
    flat_execute(l, found, vertex->entry);
    if (vertex->kind == VERTEX_TERMINATE) {
        flat_write_assign(l, found, l->terminated, expr_boolean(true), vertex->source, vertex->words);
        l->ends++;
    }
}

static VertexSet targets_in(Lowering *l, const VertexSet *targets, const Region *region)
{
    VertexSet inner = {0};
    for (int i = 0; i < targets->count; i++)
        if (sysml_ancestor_in(targets->at[i], region))
            list_push(l->f->scratch, &inner, targets->at[i]);
    return inner;
}

static void restore(Lowering *l, StatementList *found, const Region *region, const Vertex *history);

/* How the regions of a state are entered; those without a target are entered by default. */
typedef struct {
    VertexSet targets;
    const Vertex *point; /* the entry point by which the state was entered, or NULL */
    bool is_deep;        /* their states at the last exit are restored */
} Inside;

static const Way *way_into(Lowering *l, const Vertex *point, const Region *region)
{
    const VertexState *state = point ? flat_vertex_state(l, point) : NULL;
    for (int i = 0; state && i < state->ways.count; i++)
        if (sysml_ancestor_in(state->ways.at[i].targets.at[0], region))
            return &state->ways.at[i];
    return NULL;
}

/* Enters the regions of a state that has become active. While the state is being entered, a choice may leave it,
 * perhaps by a way that leads back into it, and one of its regions may terminate the machine. In these cases, a
 * condition is checked before each of the next regions is entered. */
static void enter_regions(Lowering *l, StatementList *found, const Vertex *next, const Inside *inside)
{
    int seen = l->left.count;
    const int ends = l->ends;
    bool is_left = false;
    for (int i = 0; i < next->regions.count; i++) {
        const Region *inner = next->regions.at[i];
        Statement *unless = flat_if_statement(l, next->source, next->words);
        for (; seen < l->left.count; seen++)
            is_left = is_left || sysml_is_within(next, l->left.at[seen]);
        Expr is_new = flat_is_number(flat_region_state(l, inner)->active, 0, OP_EQUAL);
        Expr is_unentered = expr_raw_binary(OP_AND, flat_is_in(l, next), is_new);
        Expr condition = is_left ? is_unentered : NULL;
        if (l->ends > ends)
            condition = condition ? expr_raw_binary(OP_AND, condition, flat_goes_on(l)) : flat_goes_on(l);
        StatementList *body = condition ? flat_add_branch(l, unless, condition) : found;
        VertexSet within = targets_in(l, &inside->targets, inner);
        const Way *way = way_into(l, inside->point, inner);
        if (within.count)
            enter_targets(l, body, inner, &within);
        else if (way)
            take_way(l, body, way);
        else if (inside->is_deep)
            restore(l, body, inner, NULL);
        else
            enter_default(l, body, inner);
        flat_add_if(l, found, unless);
    }
}

static bool is_bounded(Lowering *l, const Vertex *vertex);

/* Enters the state that was active when the region was last left. The default is entered if there was none, or if the
 * region had reached a final state (UML 2.5, 14.2.3.7). history: the history vertex of the region; NULL: a region
 * within a state that a deep history restores. Recursion follows the nesting of states. */
static void restore(Lowering *l, StatementList *found, const Region *region, const Vertex *history)
{
    Statement *which = flat_if_statement(l, region->source, region->words);
    const Inside inside = {.is_deep = !history || history->kind == VERTEX_DEEP_HISTORY};
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        const VertexState *state = flat_vertex_state(l, vertex);
        if (!is_bounded(l, vertex))
            return;
        if (vertex->kind != VERTEX_STATE)
            continue;
        StatementList *body = flat_add_branch(l, which, flat_is_number(flat_region_state(l, region)->last,
                                                                       state->number, OP_EQUAL));
        l->written++;
        become_active(l, body, vertex);
        enter_regions(l, body, vertex, &inside);
    }
    StatementList *otherwise = which->conditions.count ? flat_add_branch(l, which, NULL) : found;
    if (history && history->outgoing.count)
        write_branches(l, otherwise, history);
    else if (region->initial)
        enter_default(l, otherwise, region);
    flat_add_if(l, found, which);
}

/* Enters the state of the region that contains the targets, and the targets. Recursion follows the nesting of
 * states. */
static void enter_targets(Lowering *l, StatementList *found, const Region *region, const VertexSet *targets)
{
    const Vertex *next = sysml_ancestor_in(targets->at[0], region);
    if (next->kind == VERTEX_CHOICE) {
        remember_active(l, found, region, NULL);
        flat_write_assign(l, found, flat_region_state(l, region)->active, expr_integer(0), next->source, next->words);
        write_branches(l, found, next);
        return;
    }
    if (sysml_is_history(next)) {
        restore(l, found, region, next);
        return;
    }
    const Inside inside = {.targets = *targets, .point = next->kind == VERTEX_ENTRY_POINT ? next : NULL};
    become_active(l, found, sysml_place(next));
    enter_regions(l, found, sysml_place(next), &inside);
}

static void enter_default(Lowering *l, StatementList *found, const Region *region)
{
    if (sysml_is_step(region->initial))
        become_active(l, found, region->initial);
    else
        write_branches(l, found, region->initial);
}

/* ---- transitions ---- */

/* True within the limits. Entering may lead through choices and initial transitions to further entries without end;
 * this is reported. */
static bool is_bounded(Lowering *l, const Vertex *vertex)
{
    enum { DEEPEST = 100, MOST_WRITTEN = 100000 };
    bool is = l->depth < DEEPEST && l->written < MOST_WRITTEN;
    if (!is && l->is_right && flat_report_once(l->f, l->machine)) {
        diag(DIAG_F14, vertex->source,
             "entering '%s' leads through too many choices, histories and initial transitions", vertex->words->text);
        diag_detail("more than %d, one after the other, or %d in all", DEEPEST, MOST_WRITTEN);
        diag_fix("look for a choice that leads back to the state around it, or draw a state in place of some choices");
    }
    l->is_right = l->is_right && is;
    return is;
}

/* Writes the statements of a way that is taken. Progress is stored in the states around the step at which the
 * transition began, also after choices. */
static void take_way(Lowering *l, StatementList *found, const Way *way)
{
    const Vertex *returning = l->returning, *origin = l->origin;
    bool is_internal = way->transitions.at[0]->kind == TRANSITION_INTERNAL;
    const Region *region = flat_common_region(way);
    const Vertex *outer = sysml_ancestor_in(way->from, region);
    bool is_step = sysml_is_step(way->from), ends = flat_ends_machine(way);
    if (!is_bounded(l, way->from))
        return;
    l->depth++;
    l->written++;
    l->returning = way->leads_back ? way->from : returning;
    if (is_step) {
        l->origin = way->from;
        flat_note_step(l, found, way);
        flat_consume(l, found, way);
    }
    for (const Vertex *state = l->origin ? l->origin->region->state : NULL; state; state = state->region->state) {
        Expr progress = flat_vertex_state(l, state)->progress;
        bool is_left = ends || (!is_internal && outer && sysml_is_within(state, outer));
        if (progress && (is_left || way->from == l->origin))
            flat_write_assign(l, found, progress, expr_integer(is_left ? PROGRESS_LEFT : PROGRESS_INSIDE),
                              way->from->source, way->from->words);
    }
    if (way->taken)
        flat_write_assign(l, found, way->taken, expr_boolean(true), way->from->source, way->from->words);
    const bool is_inward = way->from->kind == VERTEX_ENTRY_POINT;
    l->leaving = way;
    l->executed = 0;
    if (!is_internal && !outer && !is_inward) /* a local transition into its own state */
        exit_region(l, found, region, NULL);
    else if (!is_internal && !is_inward && (is_step || outer != way->from))
        exit_state(l, found, outer, is_step ? way->from : NULL);
    if (!is_step && !is_inward && outer != way->from)
        list_push(l->f->scratch, &l->left, outer);
    execute_effects(l, found, way->transitions.count);
    if (!is_internal)
        enter_targets(l, found, region, &way->targets);
    l->returning = returning;
    l->origin = origin;
    l->depth--;
}

/* Writes the ways from a choice or an initial vertex, one of which is taken at once. */
static void write_branches(Lowering *l, StatementList *found, const Vertex *vertex)
{
    const VertexState *state = flat_vertex_state(l, vertex);
    Statement *which = flat_if_statement(l, vertex->source, vertex->words);
    for (int i = 0; i < state->ways.count; i++) {
        const Way *way = &state->ways.at[i];
        Expr condition = way->is_free ? NULL : flat_way_condition(l, way);
        if (!condition && !which->conditions.count) {
            take_way(l, found, way);
            return;
        }
        take_way(l, flat_add_branch(l, which, condition ? flat_unwatched(condition) : NULL), way);
        if (!condition)
            break;
    }
    flat_add_if(l, found, which);
}

/* ---- steps ---- */

static void step_region(Lowering *l, StatementList *found, const Region *region);

/* The condition under which a way is taken: an event has occurred and the guard holds, or a condition without event
 * holds; NULL: always. A way that leads back is taken when such a condition becomes true, not again while it stays
 * true. After a transition in one of several regions, another region does not leave the state around them. */
static Expr enabled(Lowering *l, StatementList *found, const Way *way)
{
    const Vertex *from = way->from, *outer = sysml_ancestor_in(from, flat_common_region(way));
    const Transition *first = way->transitions.at[0];
    Expr occurred = flat_has_occurred(l, way), guard = occurred ? flat_way_guard(l, way) : NULL, holds = NULL;
    bool may_hold = !first->triggers.count;
    for (int i = 0; i < first->triggers.count; i++)
        may_hold = may_hold || flat_is_timed(first->triggers.at[i]);
    if (may_hold && !way->is_free)
        holds = flat_way_condition(l, way);
    if (holds && way->taken) {
        Expr ends = expr_raw_unary(OP_NOT, holds), is_new = expr_raw_unary(OP_NOT, way->taken);
        Statement *ended = flat_if_statement(l, from->source, from->words);
        flat_write_assign(l, flat_add_branch(l, ended, ends), way->taken, expr_boolean(false), from->source,
                          from->words);
        list_push(l->f->arena, found, ended);
        is_new = expr_raw_unary(OP_NO_EVENT, is_new);
        holds = expr_raw_binary(OP_AND, holds, is_new);
    }
    if (occurred && guard)
        occurred = expr_raw_binary(OP_AND, occurred, guard);
    Expr condition = occurred && holds ? expr_raw_binary(OP_OR, occurred, holds) : occurred ? occurred : holds;
    for (const Vertex *state = from->region->state; state; state = state->region->state) {
        Expr progress = flat_vertex_state(l, state)->progress;
        if (!progress || state->regions.count < 2 || !outer || !sysml_is_within(state, outer))
            continue;
        Expr is_free = flat_is_number(progress, PROGRESS_NONE, OP_EQUAL);
        condition = condition ? expr_raw_binary(OP_AND, condition, is_free) : is_free;
    }
    return condition;
}

static void write_ways(Lowering *l, StatementList *found, const VertexState *state)
{
    Statement *which = flat_if_statement(l, state->vertex->source, state->vertex->words);
    const int joins = state->joins.count, count = joins + state->ways.count;
    Expr *conditions = arena_array(l->f->scratch, Expr, count + 1);
    for (int i = 0; i < count; i++)
        conditions[i] = enabled(l, found, i < joins ? &state->joins.at[i] : &state->ways.at[i - joins]);
    for (int i = 0; i < count; i++) {
        const Way *way = i < joins ? &state->joins.at[i] : &state->ways.at[i - joins];
        bool is_always = !conditions[i];
        if (is_always && !which->conditions.count) {
            take_way(l, found, way);
            return;
        }
        take_way(l, flat_add_branch(l, which, conditions[i]), way);
        if (is_always)
            break;
    }
    flat_add_if(l, found, which);
}

static void step_state(Lowering *l, StatementList *found, const VertexState *state)
{
    const Vertex *vertex = state->vertex;
    if (state->progress)
        flat_write_assign(l, found, state->progress, expr_integer(PROGRESS_NONE), vertex->source, vertex->words);
    for (int i = 0; i < vertex->regions.count; i++) {
        if (!i || !state->progress) {
            step_region(l, found, vertex->regions.at[i]);
            continue;
        }
        Statement *unless = flat_if_statement(l, vertex->source, vertex->words);
        StatementList *body = flat_add_branch(l, unless, flat_is_number(state->progress, PROGRESS_LEFT, OP_LESS));
        step_region(l, body, vertex->regions.at[i]);
        flat_add_if(l, found, unless);
    }
    if (!state->ways.count && !state->joins.count)
        return;
    if (!state->progress) {
        write_ways(l, found, state);
        return;
    }
    Statement *unless = flat_if_statement(l, vertex->source, vertex->words);
    write_ways(l, flat_add_branch(l, unless, flat_is_number(state->progress, PROGRESS_NONE, OP_EQUAL)), state);
    flat_add_if(l, found, unless);
}

/* Recursion follows the nesting of states. */
static void step_region(Lowering *l, StatementList *found, const Region *region)
{
    Statement *which = flat_if_statement(l, region->source, region->words);
    if (!region->state) {
        StatementList *begin = flat_add_branch(l, which, flat_was_number(l, region, 0));
        flat_note_step(l, begin, NULL);
        enter_default(l, begin, region);
    }
    for (int i = 0; i < region->vertices.count; i++) {
        const VertexState *state = flat_vertex_state(l, region->vertices.at[i]);
        if (!state->number || (!state->ways.count && !state->vertex->regions.count))
            continue;
        step_state(l, flat_add_branch(l, which, flat_was_number(l, region, state->number)), state);
    }
    flat_add_if(l, found, which);
}

/* ---- do actions ---- */

static void write_during(Lowering *l, StatementList *found, const Region *region)
{
    Statement *which = flat_if_statement(l, region->source, region->words);
    for (int i = 0; flat_region_state(l, region)->acts_during && i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        if (!vertex->during && !vertex->regions.count)
            continue;
        StatementList *body = flat_add_branch(l, which, flat_is_in(l, vertex));
        flat_execute(l, body, vertex->during);
        for (int j = 0; j < vertex->regions.count; j++)
            write_during(l, body, vertex->regions.at[j]);
    }
    flat_add_if(l, found, which);
}

/* The list for statements that are executed only if the machine has not terminated. Call flat_add_if(*unless) after
 * them. */
static StatementList *begin_going_on(Lowering *l, StatementList *found, Statement **unless)
{
    Expr goes_on = flat_goes_on(l);
    *unless = flat_if_statement(l, l->machine->source, l->machine->qualified);
    return goes_on ? flat_add_branch(l, *unless, goes_on) : found;
}

/* Writes the statements of one execution. A terminated machine still receives signals, and loses them. */
static void write_steps(Lowering *l, StatementList *found)
{
    const StateMachine *machine = l->machine;
    Statement *unless;
    flat_receive_signals(l, found);
    for (int i = 0; i < machine->regions.count; i++) {
        StatementList *body = begin_going_on(l, found, &unless);
        for (int k = 0; !i && k < machine->regions.count; k++)
            flat_watch_changes(l, body, machine->regions.at[k]);
        for (int k = 0; !i && k < machine->regions.count; k++)
            flat_look_ahead(l, body, machine->regions.at[k], k > 0);
        step_region(l, body, machine->regions.at[i]);
        flat_add_if(l, found, unless);
    }
    StatementList *body = begin_going_on(l, found, &unless);
    flat_recall_signals(l, body);
    for (int i = 0; i < machine->regions.count; i++)
        write_during(l, body, machine->regions.at[i]);
    if (body->count)
        flat_add_if(l, found, unless);
}

static void set_if_unset(Lowering *l, StatementList *found, Expr variable, const Vertex *vertex)
{
    if (!variable || map_get(l->set, variable, 0))
        return;
    Expr nothing = variable->type == TYPE_BOOLEAN ? expr_boolean(false) : expr_integer(0);
    flat_write_assign(l, found, variable, nothing, vertex->source, vertex->words);
}

/* Sets the variables of states that are never entered. */
static void write_unset(Lowering *l, StatementList *found)
{
    if (l->terminated)
        set_if_unset(l, found, l->terminated, l->vertices.at[0].vertex);
    for (int i = 0; i < l->vertices.count; i++) {
        const VertexState *state = &l->vertices.at[i];
        RegionState *now = flat_region_state(l, state->vertex->region);
        set_if_unset(l, found, now->active, state->vertex);
        set_if_unset(l, found, now->last, state->vertex);
        set_if_unset(l, found, now->entered, state->vertex);
        set_if_unset(l, found, state->progress, state->vertex);
        for (int j = 0; j < state->ways.count; j++)
            set_if_unset(l, found, state->ways.at[j].taken, state->vertex);
        for (int j = 0; j < state->occurrences.count; j++) {
            const Occurrence *o = &state->occurrences.at[j];
            Expr leaves[] = {o->seen, o->since, o->consumed, o->held};
            for (int k = 0; k < 4; k++)
                set_if_unset(l, found, leaves[k], state->vertex);
        }
    }
}

/* ---- variables ---- */

static bool waits_for(const Vertex *vertex, int kind)
{
    for (int i = 0; i < vertex->outgoing.count; i++)
        for (int j = 0; j < vertex->outgoing.at[i]->triggers.count; j++)
            if (vertex->outgoing.at[i]->triggers.at[j]->kind == (unsigned)kind)
                return true;
    return false;
}

static bool has_kind(const Region *region, VertexKind kind)
{
    for (int i = 0; i < region->vertices.count; i++)
        if (region->vertices.at[i]->kind == kind)
            return true;
    return false;
}

/* Adds the variables of a region and of those within it. is_kept: a deep history around it needs the last active step.
 * Recursion follows the nesting of states. */
static void add_region(Lowering *l, const Region *region, bool is_kept)
{
    Flattening *f = l->f;
    Arena *scratch = f->scratch;
    int index = l->regions.count, steps = 0;
    Name identifier = flat_region_identifier(region);
    const int active = flat_region_variable(f, l->scope, region);
    const Source source = f->system->variables.at[active].start_source;
    RegionState now = {.region = region, .active = f->system->variables.at[active].leaf};
    is_kept = is_kept || has_kind(region, VERTEX_DEEP_HISTORY);
    if (is_kept || has_kind(region, VERTEX_SHALLOW_HISTORY))
        now.last = flat_add_variable_of(l, "last", identifier, TYPE_INTEGER, source);
    map_put(l->numbers, region, index);
    list_push(scratch, &l->regions, now);
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        VertexState state = {
            .vertex = vertex, .number = sysml_is_step(vertex) ? ++steps : 0, .waits = waits_for(vertex, TRIGGER_AFTER)};
        map_put(l->numbers, vertex, l->vertices.count);
        list_push(scratch, &l->vertices, state);
        if (state.waits && !now.entered)
            now.entered = flat_add_variable_of(l, "entered", identifier, TYPE_REAL, source);
        now.acts_on_exit = now.acts_on_exit || vertex->exit || vertex->regions.count;
        now.acts_during = now.acts_during || vertex->during;
        now.waits_for_change = now.waits_for_change || waits_for(vertex, TRIGGER_CHANGE);
        for (int j = 0; j < vertex->points.count; j++) {
            map_put(l->numbers, vertex->points.at[j], l->vertices.count);
            list_push(scratch, &l->vertices, (VertexState){.vertex = vertex->points.at[j]});
        }
        for (int j = 0; j < vertex->regions.count; j++) {
            add_region(l, vertex->regions.at[j], is_kept);
            const RegionState *inner = flat_region_state(l, vertex->regions.at[j]);
            now.acts_during = now.acts_during || inner->acts_during;
            now.waits_for_change = now.waits_for_change || inner->waits_for_change;
        }
    }
    l->regions.at[index] = now;
}

/* Adds the states with several regions that the way leaves from inside. */
static void ask_around(Map *asks, const Way *way)
{
    const bool ends = flat_ends_machine(way);
    const Vertex *left = sysml_ancestor_in(way->from, flat_common_region(way));
    for (const Vertex *state = way->from; state && (ends || (left && state != left));) {
        state = state->region->state;
        if (state && state->regions.count > 1)
            map_put(asks, state, 1);
    }
}

/* Finds the states that need a variable for their progress: their own transitions, or transitions that leave them from
 * one of several regions, also through a choice, depend on what has happened inside. asks: state -> 1. */
static void find_progress(Lowering *l, Map *asks)
{
    for (int i = 0; i < l->vertices.count; i++) {
        const VertexState *inner = &l->vertices.at[i];
        bool fires = inner->number && (inner->ways.count || inner->joins.count);
        for (const Vertex *state = inner->vertex->region->state; fires && state; state = state->region->state)
            if (flat_vertex_state(l, state)->ways.count || flat_vertex_state(l, state)->joins.count)
                map_put(asks, state, 1);
        for (int j = 0; j < inner->ways.count; j++)
            ask_around(asks, &inner->ways.at[j]);
        for (int j = 0; j < inner->joins.count; j++)
            ask_around(asks, &inner->joins.at[j]);
    }
}

static bool has_terminate(const Lowering *l)
{
    for (int i = 0; i < l->vertices.count; i++)
        if (l->vertices.at[i].vertex->kind == VERTEX_TERMINATE)
            return true;
    return false;
}

/* ---- the whole machine ---- */

static const char *const progress_words[] = {"what has happened within a state in this step",
                                             "nothing", "inside", "left", NULL};

void flat_write_machine(Flattening *f, const Instance *scope)
{
    const StateMachine *machine = scope->kind == INSTANCE_PART ? scope->shape->machine : NULL;
    if (!machine)
        return;
    Lowering l = {.f = f,
                  .scope = scope,
                  .machine = machine,
                  .numbers = map_new(f->scratch),
                  .set = map_new(f->scratch),
                  .texts = map_new(f->scratch),
                  .of_trigger = map_new(f->scratch),
                  .consumed_of = map_new(f->scratch),
                  .is_right = true};
    l.place = (Place){.scope = scope, .source = machine->source, .element = machine->qualified, .machine = machine};
    for (int i = 0; i < machine->regions.count; i++)
        add_region(&l, machine->regions.at[i], false);
    for (int i = 0; l.is_right && i < l.vertices.count; i++)
        flat_find_ways(&l, &l.vertices.at[i]);
    for (int i = 0; l.is_right && i < l.vertices.count; i++)
        flat_find_occurrences(&l, &l.vertices.at[i]);
    flat_add_mailbox(&l);
    if (has_terminate(&l))
        l.terminated = flat_add_variable_of(&l, "terminated", machine->identifier, TYPE_BOOLEAN, machine->source);
    Map *asks = map_new(f->scratch);
    find_progress(&l, asks);
    for (int i = 0; i < l.vertices.count; i++) {
        const Vertex *vertex = l.vertices.at[i].vertex;
        Name path = flat_join_path(flat_region_identifier(vertex->region), vertex->identifier);
        if (map_get(asks, vertex, 0))
            l.vertices.at[i].progress = flat_add_kept(&l, "progress", path, progress_words, vertex->source);
    }
    StatementList statements = {0};
    if (l.is_right)
        write_steps(&l, &statements);
    if (l.is_right)
        write_unset(&l, &statements);
    if (l.is_right)
        flat_add_algorithm(f, &statements, &l.place);
}
