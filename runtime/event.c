/* event.c - event iteration: rounds, until branches, discrete variables and states do not change any more.
 *
 * A round keeps the values before it (pre) until the values that it assumes are settled (settle.c). Then states are
 * reset, pre takes the new values, and the next round begins. Ticks and the phases count in the first round only.
 *
 * Two rules keep a run from never ending: an event has at most 1000 rounds; and of located events and those of timed
 * branches at most 100 in a row may each be within 1e-10 of the simulated time, or 256 units in the last place of time,
 * of the one before. If there are more, relations undo each other (chattering) or impacts accumulate (Zeno). */
#include "event.h"
#include "keeper.h"
#include "past.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_ROUNDS = 1000, COUNTED_ROUNDS = 20, MOST_REPEATED = 8, FEW_ROUNDS = 8, FEW_PASSES = 8 };

/* The most events in a row that are near to each other, and what is near: as a part of the simulated time, or in units
 * of time's rounding. */
enum { MOST_NEAR = 100 };
static const double nearness = 1e-10, near_rounding = 256;

static const double far_from_slack = 1000; /* distance of an indicator from its boundary, in units of its slack */

Event *event_new(const ModelDescription *about, Arena *a)
{
    Event *e = arena_take(a, 1, sizeof *e);
    e->about = about;
    e->clocks = model_parts.clocks ? model_parts.clocks->create(about, a) : NULL;
    e->starting = settling_new(about, a, true, NULL);
    e->settling = settling_new(about, a, false, e->starting);
    e->impulses = model_parts.impulses ? model_parts.impulses->create(about, a, e->clocks) : NULL;
    e->modes = model_parts.modes ? model_parts.modes->create(about, a) : NULL;
    e->before = switches_new(about, a);
    e->round = switches_new(about, a);
    e->pass = switches_new(about, a);
    e->now = switches_new(about, a);
    e->accepted = switches_new(about, a);
    e->assumed = arena_take(a, (size_t)about->events->branch_count, sizeof *e->assumed);
    for (int i = 0; i < about->events->branch_count; i++)
        if (about->events->branches[i].group >= 0 && !about->events->branches[i].is_timed)
            e->assumed[e->assumed_count++] = i;
    e->rounding = rounding_new(about, a);
    e->toggles = toggles_new(about, a);
    e->meeting = arena_take(a, (size_t)about->events->indicator_count, sizeof *e->meeting);
    e->noise = arena_doubles(a, (size_t)about->events->indicator_count);
    e->trial = model_new(a, about);
    e->is_turned = arena_take(a, (size_t)about->events->branch_count, sizeof *e->is_turned);
    e->is_told = arena_take(a, (size_t)about->events->discrete_count, sizeof *e->is_told);
    e->former = switches_new(about, a);
    e->is_unsure = arena_take(a, (size_t)about->events->branch_count, sizeof *e->is_unsure);
    e->has_ticked = arena_take(a, (size_t)about->events->clock_count, sizeof *e->has_ticked);
    return e;
}

void event_attach(Run *run, Model *m)
{
    if (run->event->modes)
        model_parts.modes->attach(run->event->modes, m);
}

void event_watch(Event *e, EventWatch watch, void *watcher)
{
    e->watch = watch;
    e->watcher = watcher;
}

enum { LINE = 1024 }; /* of the log */

/* Conditions of `when` are not logged, since their relations and effects are. Absent variables are not logged. */
static void log_discrete(const Event *e, const Model *m, int discrete, const void *before, const void *value)
{
    const ModelDiscrete *d = &described(m)->events->discretes[discrete];
    Number numbers[2];
    char line[LINE];
    if (!event_is_logged(e))
        return;
    const double from = discrete_number(described(m), discrete, before);
    const double to = discrete_number(described(m), discrete, value);
    if (d->variable < 0 || !are_different(from, to) || modes_lack(d->absent, model_structure(m)))
        return;
    snprintf(line, sizeof line, "%s: %s -> %s", d->name, variable_text(described(m), d->variable, from, &numbers[0]),
             variable_text(described(m), d->variable, to, &numbers[1]));
    events_log(e->log, e->time, line, described(m)->variables[d->variable].source);
}

/* ---- rounds ---- */

/* ---- branches within rounding of their boundaries ---- */

/* The slack of a branch that has indicators: timed branches have no slack. */
static double *slack_of(Model *m, int branch)
{
    return double_at(m, described(m)->events->branches[branch].slack);
}

static bool has_slack(Model *m, int branch)
{
    return !described(m)->events->branches[branch].is_timed && *slack_of(m, branch) > 0;
}

/* True if an indicator may be mere rounding, so that measuring is worth it. A branch that is exactly on its boundary is
 * decided by the relation, as drawn. If a loop decides it, 0 is rounding too; it counts as rounding once the event is
 * restless, which means that more rounds, or passes of a round, were made than usually settle an event. At the start it
 * is not known yet how large an indicator becomes. */
static bool may_be_rounding(const Event *e, int indicator)
{
    const bool is_restless = e->round_number > FEW_ROUNDS || e->round_passes > FEW_PASSES;
    const bool is_assumed = e->about->events->branches[e->about->events->indicator_branches[indicator]].group >= 0;
    if (fabs(e->rounding->value[indicator]) <= DBL_TRUE_MIN && !(is_restless && is_assumed))
        return false;
    return e->is_initial || is_restless || rounding_is_near(e->rounding, indicator);
}

/* Gives slack to branches that the pass has changed by rounding, but not to those whose change is the event itself. The
 * indicators are evaluated with the branches that the pass has assumed, since these have decided. At the start only
 * assumed branches have had a value. */
static bool give_slack(Event *e, Model *m)
{
    Rounding *rounding = e->rounding;
    bool has_given = false, is_evaluated = false, is_measured = false;
    switches_keep(e->now, m);
    int changed = switches_next_branch(e->now, e->pass, 0);
    for (int i = 0; i < described(m)->events->indicator_count && changed >= 0; i++) {
        const int branch = described(m)->events->indicator_branches[i];
        if (branch > changed)
            changed = switches_next_branch(e->now, e->pass, branch);
        if (branch != changed)
            continue;
        const bool is_first = !are_different(switches_branch(e->pass, branch), switches_branch(e->before, branch));
        if ((e->is_initial && described(m)->events->branches[branch].group < 0) ||
            (e->is_crossed && e->is_crossed[branch] && is_first))
            continue;
        if (!is_evaluated) {
            model_copy(rounding->base, m);
            for (int k = 0; k < described(m)->events->branch_count; k++)
                if (described(m)->events->branches[k].group >= 0)
                    branch_set(rounding->base, k, switches_branch(e->pass, k));
            if (!rounding_evaluate(rounding))
                return false;
            is_evaluated = true;
        }
        if (!may_be_rounding(e, i))
            continue;
        if (!is_measured)
            rounding_measure(rounding, e->time);
        is_measured = true;
        if (!rounding_hides(rounding, i) || rounding->level[i] <= *slack_of(m, branch))
            continue;
        *slack_of(m, branch) = rounding->level[i];
        has_given = true;
    }
    return has_given;
}

/* Slacks of assumed branches belong to the assumed values: with other values a loop may be nearly singular, and its
 * noise large. A pass that has given slack is repeated, with assumed values and branches with slack as before it. */
static ModelStatus update(void *context, Model *m)
{
    Event *e = context;
    ModelStatus status = MODEL_OK;
    bool is_repeated = true;
    for (int i = 0; i < e->assumed_count; i++) {
        double *slack = slack_of(m, e->assumed[i]);
        *slack = isinf(*slack) ? *slack : 0;
    }
    for (int times = 0; times < MOST_REPEATED && is_repeated && status == MODEL_OK; times++) {
        switches_keep(e->pass, m);
        e->counts.passes++;
        e->round_passes++;
        model_solving(m)->determined = 0;
        status = event_pass(m);
        is_repeated = status == MODEL_OK && give_slack(e, m);
        for (int i = 0; i < described(m)->events->branch_count && is_repeated; i++)
            if (described(m)->events->branches[i].group >= 0 || has_slack(m, i))
                branch_set(m, i, switches_branch(e->pass, i));
        for (int i = 0; i < described(m)->events->discrete_count && is_repeated; i++)
            if (described(m)->events->discretes[i].group >= 0)
                discrete_restore(m, i, e->pass);
    }
    return status;
}

/* Takes over what a round has determined. */
static bool renew(Event *e, Model *m)
{
    char line[LINE];
    bool has_changed = false;
    switches_keep(e->now, m);
    switches_keep_before(e->accepted, m);
    for (int i = -1; (i = switches_next_branch(e->now, e->round, i + 1)) >= 0;) {
        const ModelBranch *b = &described(m)->events->branches[i];
        const double value = switches_branch(e->now, i);
        has_changed = true;
        e->toggles.branch[i]++;
        if (!event_is_logged(e) || branch_is_absent(m, i))
            continue;
        const char *element = event_words(e, m, b, value, line, sizeof line);
        events_log(element ? e->log : NULL, e->time, line, element);
    }
    for (int i = -1; (i = switches_next_discrete(e->now, e->accepted, i + 1)) >= 0;) {
        const void *before = discrete_before_of(m, i), *value = discrete_of(m, i);
        if (!discrete_differs(described(m), i, before, value))
            continue;
        has_changed |= discrete_has_moved(described(m), i, before, value);
        e->toggles.discrete[i]++;
        if (!e->is_again)
            log_discrete(e, m, i, before, value);
        discrete_accept(m, i);
    }
    for (int i = 0; i < described(m)->events->reset_count; i++) {
        const ModelReset *r = &described(m)->events->resets[i];
        double *state = double_at(m, r->offset);
        const double value = double_of(m, r->value);
        if (truth_of(m, r->is_set) && e->modes)
            model_parts.modes->note(e->modes, i);
        if (!truth_of(m, r->is_set) || !are_different(*state, value))
            continue;
        e->is_reset = true;
        has_changed |= has_moved(*state, value);
        e->toggles.reset[i]++;
        const bool is_new = variable_is_absent(m, r->variable); /* and has no value before */
        if (event_is_logged(e)) {
            snprintf(line, sizeof line, "%s is set to %s%s%s%s", described(m)->variables[r->variable].path,
                     number_text(value).text, is_new ? "" : " (was ", is_new ? "" : number_text(*state).text,
                     is_new ? "" : ")");
            events_log(e->log, e->time, line, described(m)->variables[r->variable].source);
        }
        *state = value;
    }
    return has_changed;
}

/* Negates each relation that is to turn; an integer part or interval becomes the next one. */
static void turn(const Event *e, Model *m)
{
    for (int i = 0; i < described(m)->events->branch_count; i++) {
        const double value = branch_value(m, i);
        if (e->is_turned[i])
            branch_set(m, i, described(m)->events->branches[i].is_integer_part ? value + 1 : !(value > 0));
    }
}

static void begin_first_round(const Event *e, Model *m)
{
    if (e->is_crossed)
        turn(e, m);
    for (int i = 0; i < described(m)->events->clock_count; i++) {
        e->has_ticked[i] = model_parts.clocks->tick_at(e->clocks, i, e->time);
        *truth_at(m, described(m)->events->clocks[i].ticks) = e->has_ticked[i];
    }
    model_set_phase(m, e->is_initial, e->is_terminal);
}

static void end_first_round(const Event *e, Model *m)
{
    for (int i = 0; i < described(m)->events->clock_count; i++)
        *truth_at(m, described(m)->events->clocks[i].ticks) = false;
    if (e->is_initial || e->is_terminal)
        model_set_phase(m, false, false);
}

static SettleResult settle_at_event(Event *e, Model *m)
{
    model_solving(m)->is_at_event = true;
    const SettleResult result = settle(e->settling, m, update, e);
    model_solving(m)->is_at_event = false;
    return result;
}

static EventResult one_round(Event *e, Model *m, bool is_first, bool is_begin, bool *has_changed)
{
    switches_keep(e->round, m);
    e->round_passes = 0;
    if (is_first)
        begin_first_round(e, m);
    const SettleResult result = settle_at_event(e, m);
    if (result == SETTLED && e->watch)
        e->watch(e->watcher, m, e->time, is_first ? EVENT_FIRST : EVENT_LATER, 0);
    if (is_first)
        end_first_round(e, m);
    e->counts.rounds++;
    *has_changed = false;
    if (result != SETTLED)
        return result == SETTLE_FAILED ? EVENT_MODEL_FAILED : EVENT_INCONSISTENT;
    if (is_begin && e->impulses)
        model_parts.impulses->settle(e->impulses, m);
    model_accept(m); /* so that a loop which has nothing new to find stays where it is */
    model_accept_outputs(m);
    *has_changed = renew(e, m);
    if (e->watch)
        e->watch(e->watcher, m, e->time, EVENT_OVER, 0);
    return variable_inexact(m) < 0 ? EVENT_DONE : EVENT_INEXACT;
}

/* A change that passes from part to part takes a round for each of them. */
static int most_rounds(const ModelDescription *about)
{
    return about->events->discrete_count > MOST_ROUNDS ? about->events->discrete_count : MOST_ROUNDS;
}

/* Quantities that are not discrete may depend on the phases, too: a round without phases always follows. */
static EventResult all_rounds(Event *e, Model *m, bool is_begin)
{
    bool has_changed = true;
    for (int round = 0; round < most_rounds(described(m)); round++) {
        e->round_number = round;
        if (round == most_rounds(described(m)) - COUNTED_ROUNDS)
            toggles_forget(e->about, &e->toggles);
        const EventResult result = one_round(e, m, is_begin && round == 0, round == 0, &has_changed);
        if (result != EVENT_DONE)
            return result;
        if (!has_changed && (round > 0 || !is_begin || !(e->is_initial || e->is_terminal)))
            return EVENT_DONE;
    }
    return EVENT_ENDLESS;
}

static int explain(Event *e, Model *m)
{
    switch (e->result) {
    case EVENT_DONE: return STATUS_DONE;
    case EVENT_MODEL_FAILED: return explain_model(m, e->time);
    case EVENT_ENDLESS: return explain_toggles(m, ENDLESS_EVENT, &e->toggles, -1, e->time);
    case EVENT_INEXACT: return explain_value(m, INEXACT_INTEGER, variable_inexact(m), e->time);
    case EVENT_INCONSISTENT: break;
    }
    return explain_toggles(m, INCONSISTENT_SWITCHES, settling_turns(e->settling), -1, e->time);
}

static bool has_appeared(const ModelStructure *old, const ModelStructure *new)
{
    for (int i = 0, k = 0; i < old->absent_count; i++) {
        while (k < new->absent_count && new->absent[k] < old->absent[i])
            k++;
        if (k == new->absent_count || new->absent[k] != old->absent[i])
            return true;
    }
    return false;
}

/* Discrete variables, and thus state machines, of parts that vanish or appear are set to their start values. What the
 * event did to them in their absence does not count, but values set from elsewhere do. */
static void begin_anew(Event *e, Model *m, const ModelStructure *old, const ModelStructure *new)
{
    for (int i = 0; i < described(m)->events->discrete_count; i++) {
        const ModelDiscrete *d = &described(m)->events->discretes[i];
        const bool has_changed = discrete_is_other(m, i, e->before);
        if (modes_hold(d->absent, old) == modes_hold(d->absent, new) || (d->is_set_elsewhere && has_changed))
            continue;
        discrete_copy(described(m), i, discrete_at(m, i), discrete_start_of(m, i));
        discrete_accept(m, i);
    }
}

/* Sets absent variables to their start values and guesses when the event begins. */
static void prepare_absent(Model *m)
{
    const ModelStructure *s = model_structure(m);
    for (int i = 0; i < s->absent_count; i++) {
        const ModelVariable *v = &described(m)->variables[s->absent[i]];
        if (v->kind < MODEL_DISCRETE && v->sign > 0 && v->type == MODEL_NUMBER && v->set_offset != MODEL_NOT_SETTABLE)
            *double_at(m, v->offset) = double_of(m, v->set_offset);
    }
}

/* Prepares to repeat the event's first round from the values before it, now with the parts that have appeared. */
static void begin_again(Event *e, Model *m)
{
    switches_keep(e->former, m);
    switches_restore_before(e->before, m);
    toggles_forget(e->about, &e->toggles);
    e->is_again = true;
}

/* Changes to the structure that the event asks for, and makes rounds in it, until the structure stays the same. If the
 * event has set states, its first round is not repeated, which would set them twice. */
static int follow_structure(Event *e, Model *m)
{
    const bool may_repeat = !e->is_reset;
    bool has_changed = model_parts.modes != NULL;
    for (int k = 0; e->result == EVENT_DONE && has_changed; k++) {
        const ModelStructure *old = model_structure(m);
        begin_anew(e, m, old, model_parts.modes->wanted(m));
        const int status = model_parts.modes->follow(e->modes, e->impulses, m, e->time, e->log, e->watch, e->watcher,
                                                     &has_changed);
        if (status != STATUS_DONE || !has_changed)
            return status;
        e->is_reset = true;
        if (k > 2 * described(m)->info->modal->mode_count + FEW_ROUNDS)
            return model_parts.modes->explain_endless(e->modes, m, e->time);
        const bool is_repeated = k == 0 && may_repeat && has_appeared(old, model_structure(m));
        if (is_repeated)
            begin_again(e, m);
        begin_anew(e, m, old, model_structure(m));
        model_parts.impulses->begin(e->impulses, m);
        e->result = all_rounds(e, m, is_repeated);
        for (int i = 0; i < described(m)->events->discrete_count && is_repeated; i++)
            log_discrete(e, m, i, discrete_kept(e->former, i), discrete_of(m, i));
        e->is_again = false;
    }
    return STATUS_DONE;
}

/* Moves states by impulses. This may change more in further rounds, which may cause impulses again. */
static int follow_impulses(Event *e, Model *m)
{
    for (int k = 0; e->result == EVENT_DONE && e->impulses; k++) {
        bool has_moved_any = false;
        const int status = model_parts.impulses->follow(e->impulses, m, e->time, e->log, &has_moved_any);
        if (status != STATUS_DONE || !has_moved_any)
            return status;
        e->is_reset = true;
        if (e->watch)
            model_parts.impulses->show(e->impulses, m, e->time, e->watch, e->watcher);
        model_parts.impulses->begin(e->impulses, m);
        e->result = k < MOST_ROUNDS ? all_rounds(e, m, false) : EVENT_ENDLESS;
    }
    return explain(e, m);
}

int event_happen(Event *e, Model *m, double time, bool is_terminal, const bool *is_crossed, bool may_wait)
{
    e->time = time;
    e->is_crossed = is_crossed;
    e->is_initial = e->is_reset = false;
    e->is_terminal = is_terminal;
    if (e->modes)
        prepare_absent(m);
    switches_keep(e->before, m);
    if (e->impulses)
        model_parts.impulses->begin(e->impulses, m);
    e->result = all_rounds(e, m, true);
    memset(e->is_turned, 0, (size_t)described(m)->events->branch_count * sizeof *e->is_turned);
    const int status = follow_structure(e, m);
    if (status != STATUS_DONE)
        return status;
    if (may_wait && e->result == EVENT_INCONSISTENT && !e->is_reset) {
        switches_exchange(e->before, m);
        switches_keep(e->before, m);
        return STATUS_DONE;
    }
    return follow_impulses(e, m);
}

bool event_try(Event *e, Model *m, double time, const bool *is_crossed)
{
    const Event own = *e;
    e->time = time;
    e->is_crossed = is_crossed;
    e->is_initial = e->is_reset = e->is_terminal = false;
    e->watch = NULL;
    e->log = NULL;
    e->modes = NULL;
    e->impulses = NULL;
    const bool is_done = all_rounds(e, m, true) == EVENT_DONE;
    *e = own;
    if (is_done && model_parts.modes)
        model_solving(m)->structure = model_parts.modes->wanted(m);
    return is_done;
}

int event_ticks(Event *e, double time)
{
    const int ticks = e->clocks ? model_parts.clocks->pass(e->clocks, time) : 0;
    e->counts.ticks += ticks;
    return ticks;
}

void event_unsure(Event *e, int branch)
{
    if (branch < 0 || e->is_unsure[branch])
        return;
    e->is_unsure[branch] = true;
    e->counts.unsure++;
    char line[LINE];
    if (!event_is_logged(e))
        return;
    snprintf(line, sizeof line, "%s may change unseen", e->about->events->branches[branch].text);
    events_log(e->log, e->time, line, e->about->events->branches[branch].element);
}

EventChange event_change(Event *e, const Model *m)
{
    const ModelDelays *d = described(m)->info->delays;
    const bool is_other = model_structure(m) != e->before->structure, is_all = e->is_reset || is_other;
    EventChange change = {is_all, is_all, is_all, is_all, is_other};
    switches_keep(e->now, m);
    for (int i = -1; (i = switches_next_branch(e->now, e->before, i + 1)) >= 0;) {
        const ModelBranch *b = &described(m)->events->branches[i];
        bool is_of_delay = false; /* it tells which part of the past a delayed value is in */
        for (int k = 0; d && k < d->count; k++)
            is_of_delay |= d->at[k].branch == i;
        change.is_any = true;
        if (branch_is_absent(m, i))
            continue;
        change.is_felt |= b->is_felt;
        change.is_seen |= b->is_seen;
        change.is_own |= b->is_felt && !is_of_delay;
    }
    for (int i = -1; (i = switches_next_discrete(e->now, e->before, i + 1)) >= 0;)
        if (discrete_is_other(m, i, e->before)) {
            const ModelDiscrete *changed = &described(m)->events->discretes[i];
            change.is_any = true;
            change.is_felt |= changed->is_felt;
            change.is_own |= changed->is_felt;
            change.is_seen |= changed->is_seen || changed->variable >= 0;
        }
    return change;
}

const char *event_termination(const Model *m, bool *is_violation)
{
    const char *found = NULL;
    *is_violation = false;
    for (int i = 0; i < described(m)->events->discrete_count && !*is_violation; i++) {
        const ModelDiscrete *d = &described(m)->events->discretes[i];
        if (!d->termination || !(discrete_value(m, i) > 0))
            continue;
        found = found && !d->is_violation ? found : d->termination;
        *is_violation = d->is_violation;
    }
    return found;
}

/* Discrete variables that were absent before the event count as having had their start values. */
bool event_show_whole(const Event *e, Model *m)
{
    switches_restore_before(e->before, m);
    for (int i = 0; i < described(m)->events->discrete_count && e->modes; i++)
        if (modes_lack(described(m)->events->discretes[i].absent, e->before->structure))
            discrete_copy(described(m), i, discrete_before_at(m, i), discrete_start_of(m, i));
    for (int i = 0; i < described(m)->events->clock_count; i++)
        *truth_at(m, described(m)->events->clocks[i].ticks) = e->has_ticked[i];
    model_set_phase(m, e->is_initial, e->is_terminal);
    return e->is_terminal;
}

void event_exchange(Event *e, Model *m)
{
    switches_exchange(e->before, m);
}

/* An indicator that is far from its boundary again needs no slack. */
void event_follow(Event *e, Model *m, const double *indicators)
{
    rounding_follow(e->rounding, indicators);
    for (int i = 0; i < described(m)->events->indicator_count; i++) {
        double *slack = slack_of(m, described(m)->events->indicator_branches[i]);
        if (indicators[i] > far_from_slack * *slack)
            *slack = 0;
    }
}

double event_nearness(const Event *e)
{
    return fmax(nearness * e->length, near_rounding * (nextafter(fabs(e->time), INFINITY) - fabs(e->time)));
}

int event_check_distance(Event *e, Model *m, int boundary)
{
    const double distance = e->time - e->last, most = event_nearness(e);
    if (distance > most) {
        toggles_forget(e->about, &e->toggles);
        e->near = e->close = 0;
    }
    if (e->close + 1 == e->near && 4 * distance <= most)
        e->close++;
    e->last = e->time;
    return ++e->near <= MOST_NEAR ? STATUS_DONE : explain_toggles(m, CHATTERING, &e->toggles, boundary, e->time);
}

/* ---- the start ---- */

/* Sets the values before the start. A condition of `when` gets the value that it has at the start without ticks, so
 * that only ticks and their effects make it true. Where this cannot be solved, it counts as having been true. */
static void set_before(Event *e, Model *m, bool is_started)
{
    bool has_tick = false, has_condition = false;
    switches_restore_before(e->before, m);
    for (int i = 0; i < described(m)->events->clock_count; i++)
        has_tick |= model_parts.clocks->tick_at(e->clocks, i, e->time);
    for (int i = 0; i < described(m)->events->discrete_count; i++) {
        const ModelDiscrete *d = &described(m)->events->discretes[i];
        has_condition |= d->is_condition;
        if (d->is_condition)
            place_set(m, d->pre, d->type, 1);
    }
    switches_keep(e->round, m);
    if (is_started && has_tick && has_condition) {
        model_set_phase(m, true, e->is_terminal);
        const SettleResult result = settle_at_event(e, m);
        model_set_phase(m, false, false);
        for (int i = 0; i < described(m)->events->discrete_count && result == SETTLED; i++)
            if (described(m)->events->discretes[i].is_condition)
                discrete_accept(m, i);
    }
    switches_restore(e->round, m);
}

/* Solves the start with the present branches and discrete variables, then the first event, which may change them. */
static ModelStatus start_here(void *context, Model *m)
{
    Event *e = context;
    e->is_reset = false;
    set_before(e, m, false);
    e->result = EVENT_MODEL_FAILED;
    ModelStatus status = model_initialize(m, e->time);
    if (status != MODEL_OK) {
        const ModelFailure failure = *model_failure(m);
        begin_first_round(e, m);
        if (event_is_possible(described(m)))
            event_pass(m);
        end_first_round(e, m);
        *model_failure(m) = failure;
        return status;
    }
    set_before(e, m, true);
    e->result = event_is_possible(described(m)) ? all_rounds(e, m, true) : EVENT_DONE;
    return e->result == EVENT_DONE ? MODEL_OK : MODEL_FAIL;
}

/* The same in the structure that confirms itself, which is searched without the watch. */
static ModelStatus start_pass(void *context, Model *m)
{
    Event *e = context;
    const EventWatch watch = e->watch;
    e->result = EVENT_MODEL_FAILED;
    e->watch = NULL;
    const bool is_found = !model_parts.modes || model_parts.modes->begin(e->modes, m, start_here, e);
    e->watch = watch;
    return is_found ? start_here(e, m) : MODEL_FAIL;
}

static int start_clocks(const Event *e, const Model *m, const Options *o)
{
    return e->clocks ? model_parts.clocks->start(e->clocks, m, o) : STATUS_DONE;
}

int event_start(Run *run)
{
    Event *e = run->event;
    Model *m = run->model;
    const Options *o = run->options;
    const int status = start_clocks(e, m, o);
    if (status != STATUS_DONE)
        return status;
    e->time = e->last = o->start;
    e->length = o->stop - o->origin;
    if (e->impulses)
        model_parts.impulses->start(e->impulses, o);
    e->is_initial = true;
    e->is_terminal = false;
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        discrete_copy(described(m), i, discrete_at(m, i), discrete_start_of(m, i));
    switches_keep(e->before, m);
    model_solving(m)->is_end = !(o->stop > o->start) && options_end_there(o);
    model_guess(m, o->start);
    const SettleResult result = settle(e->starting, m, start_pass, e);
    if (result == SETTLED)
        return STATUS_DONE;
    if (result == SETTLE_FAILED) { /* of a pass that failed, which need not be the last one */
        const bool has_model_failed = e->result == EVENT_DONE || e->result == EVENT_MODEL_FAILED;
        return has_model_failed ? explain_start(m, e->rounding->base, e->time) : explain(e, m);
    }
    return explain_toggles(m, INCONSISTENT_SWITCHES, settling_turns(e->starting), -1, e->time);
}

int event_resume(Event *e, Model *m, const Options *o)
{
    e->time = e->last = o->start;
    e->length = o->stop - o->origin;
    if (e->impulses)
        model_parts.impulses->start(e->impulses, o);
    switches_keep(e->before, m);
    return start_clocks(e, m, o);
}

void event_keep(Event *e, Keeper *k)
{
    const size_t indicators = (size_t)e->about->events->indicator_count;
    keep(k, &e->last, sizeof e->last);
    keep(k, &e->near, sizeof e->near);
    keep(k, &e->close, sizeof e->close);
    keep(k, e->is_unsure, (size_t)e->about->events->branch_count * sizeof *e->is_unsure);
    keep(k, e->is_told, (size_t)e->about->events->discrete_count * sizeof *e->is_told);
    keep(k, e->rounding->largest, indicators * sizeof *e->rounding->largest);
    keep(k, e->rounding->loudest, indicators * sizeof *e->rounding->loudest);
    if (e->impulses)
        model_parts.impulses->keep(e->impulses, k);
    if (e->modes)
        model_parts.modes->keep(e->modes, k);
}

void event_log_start(const Event *e, const Model *m)
{
    for (int i = 0; event_is_logged(e) && i < described(m)->events->discrete_count; i++)
        log_discrete(e, m, i, discrete_kept(e->before, i), discrete_of(m, i));
}
