/* portable_modes.c - portable C with variable structure or impulses: the data that the runtime reads from tables, as
 * statements. The search for modes and the response to impulses are in templates/portable_modes.c.in. */
#include "emit/portable.h"
#include "emit/event.h"
#include "emit/stage.h"
#include "emit/words.h"

#include <math.h>
#include <string.h>

enum { FEW_ROUNDS = 8 }; /* as the runtime has them: event.c */

static const double least_part = 1e-8; /* of a variable that jumps: impulse.c */

static const char *text_of(const Program *p, const Member *member)
{
    return code_member_text(p->scratch, member);
}

static bool is_number(CStored stored)
{
    return !stored.is_truth && !stored.enumeration && !stored.is_queue;
}

/* Adds a line under a condition; NULL: without one. */
static void add_when(Program *p, Text *text, const char *condition, const char *line)
{
    if (!condition) {
        code_line(text, 4, p->scratch, "%s", line);
        return;
    }
    code_line(text, 4, p->scratch, "if (%s) {", condition);
    code_line(text, 8, p->scratch, "%s", line);
    code_line(text, 4, p->scratch, "}");
}

/* C: true if `all`, which holds the mode of each cluster, has one of these modes. */
static const char *condition_among(Program *p, ModeSet modes, const char *all)
{
    return modes_condition_on(p, modes, arena_format(p->scratch, "%s->of[%d]", all, modes.cluster));
}

/* C: true if `model` is in one of these modes; NULL: it always is. */
static const char *condition_in(Program *p, ModeSet modes, const char *model)
{
    return modes.in ? modes_condition_on(p, modes, arena_format(p->scratch, "MODE_OF(%s, %d)", model, modes.cluster))
                    : NULL;
}

static ModeSet modes_of_state(const Program *p, int state)
{
    return p->causal->clusters.count ? p->causal->state_modes.at[state] : (ModeSet){0, 0};
}

const char *portable_state_condition(Program *p, int state)
{
    return condition_in(p, modes_of_state(p, state), "m");
}

/* Sets a field to the items of a table: of truths, unless `form` is empty, or of numbers. */
static void set_table(Program *p, Record *record, const char *field, const char *form, const int *values, int count)
{
    Text text = text_new(p->arena);
    for (int i = 0; i < count; i++)
        text_format(&text, "%s%s", i ? ", " : "",
                    *form ? c_truth(values[i] != 0) : arena_format(p->scratch, "%d", values[i]));
    record_set(record, field, count ? text.at : *form ? "false" : "-1");
}

/* Adds the answer of a function for this value of the index; NULL: none. */
static void add_answer(Program *p, Text *text, const char *index, int value, const char *answer)
{
    if (!answer)
        return;
    code_line(text, 4, p->scratch, "if (%s == %d) {", index, value);
    code_line(text, 8, p->scratch, "is = %s;", answer);
    code_line(text, 4, p->scratch, "}");
}

/* ---- states and jumps ---- */

static void states_record(Program *p, Record *record)
{
    Text is_state = text_new(p->arena);
    for (int i = 0; i < p->causal->states.count; i++)
        add_answer(p, &is_state, "state", i, portable_state_condition(p, i));
    record_set(record, "is_state", is_state.length ? is_state.at : "    (void)m;\n    (void)state;\n");
}

static int reset_of(const Program *p, const Member *member)
{
    for (int k = 0; k < p->causal->resets.count; k++)
        if (strcmp(p->layout.places.at[p->causal->resets.at[k]].member->text, member->text) == 0)
            return k;
    return -1;
}

static void jumps_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    const int count = causal->jumps.count;
    Text get = text_new(p->arena), slopes = get, set = get, is_jumping = get;
    int *is_twice = arena_array(p->arena, int, count + 1), *is_lost = arena_array(p->arena, int, count + 1);
    int *is_position = arena_array(p->arena, int, count + 1), *state = arena_array(p->arena, int, count + 1);
    int *reset = arena_array(p->arena, int, count + 1);
    for (int i = 0; i < count; i++) {
        const Jump *jump = &causal->jumps.at[i];
        const Member *member = p->layout.places.at[jump->variable].member;
        const Member *slope = p->layout.places.at[jump->derivative].member;
        const char *size = text_of(p, p->layout.places.at[jump->size].member);
        code_line(&get, 4, p->scratch, "x[%d] = m->%s;", i, text_of(p, member));
        code_line(&slopes, 4, p->scratch, "slope[%d] = m->%s;", i, text_of(p, slope));
        code_line(&set, 4, p->scratch, "m->%s = (size == NULL) ? 0.0 : (factor * size[%d]);", size, i);
        add_answer(p, &is_jumping, "jump", i, condition_in(p, jump->modes, "m"));
        is_twice[i] = jump->is_twice;
        is_lost[i] = jump->is_lost;
        is_position[i] = jump->is_position;
        state[i] = -1;
        for (int k = 0; k < causal->states.count; k++)
            if (strcmp(p->layout.places.at[causal->states.at[k]].member->text, member->text) == 0)
                state[i] = k;
        reset[i] = reset_of(p, member);
    }
    if (!count) { /* a dummy that never jumps */
        code_line(&get, 4, p->scratch, "(void)m;");
        code_line(&get, 4, p->scratch, "x[0] = 0.0;");
        code_line(&slopes, 4, p->scratch, "(void)m;");
        code_line(&slopes, 4, p->scratch, "slope[0] = 0.0;");
        code_line(&set, 4, p->scratch, "(void)m;");
        code_line(&set, 4, p->scratch, "(void)size;");
        code_line(&set, 4, p->scratch, "(void)factor;");
    }
    record_format(record, "jump_count", "%d", count ? count : 1);
    record_set(record, "get_jumps", get.at);
    record_set(record, "get_jump_slopes", slopes.at);
    record_set(record, "set_impulses", set.at);
    record_set(record, "is_jumping", is_jumping.length ? is_jumping.at : "    (void)m;\n    (void)jump;\n");
    set_table(p, record, "jumps_twice", "truth", is_twice, count);
    set_table(p, record, "jumps_lost", "truth", is_lost, count);
    set_table(p, record, "jump_positions", "truth", is_position, count);
    set_table(p, record, "jump_states", "", state, count);
    set_table(p, record, "jump_resets", "", reset, count);
    record_set(record, "jump_tolerance",
               arena_format(p->arena, "%s", c_number(fmax(least_part, p->system->experiment.tolerance))));
    Text absent = text_new(p->arena);
    for (int i = 0; i < count; i++) {
        const int variable = causal->jumps.at[i].variable;
        if (p->layout.places.at[variable].row >= 0)
            add_answer(p, &absent, "jump", i, condition_in(p, modes_absence(p, variable), "m"));
    }
    record_set(record, "is_jump_absent", absent.length ? absent.at : "    (void)m;\n    (void)jump;\n");
}

/* ---- branches and discrete variables under impulses ---- */

static const char *as_number(const Program *p, const Place *place, const char *value)
{
    return place->stored.is_truth      ? arena_format(p->scratch, "(%s ? 1.0 : 0.0)", value)
           : place->stored.enumeration ? arena_format(p->scratch, "(double)%s", value)
                                       : value;
}

static void switches_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Text branches = text_new(p->arena), before = branches, others = branches, settled = branches, again = branches;
    int count = 0;
    for (int i = 0; i < causal->branches.count; i++) {
        const int v = causal->branches.at[i].variable;
        const Place *place = &p->layout.places.at[v];
        if (emit_is_given(p, v) || !place->member)
            continue;
        const char *name = text_of(p, place->member);
        const bool is_integer = causal->branches.at[i].is_integer;
        code_line(&branches, 4, p->scratch,
                  is_integer
                      ? "if (are_different(s->without.%s, s->trial.%s) && are_different(s->decided.%s, s->trial.%s)) {"
                      : "if ((s->without.%s != s->trial.%s) && (s->decided.%s != s->trial.%s)) {",
                  name, name, name, name);
        code_line(&branches, 8, p->scratch, "s->decided.%s = s->trial.%s;", name, name);
        code_line(&branches, 8, p->scratch, "*is_changed = true;");
        if (is_integer)
            code_line(&branches, 8, p->scratch, "is_allowed = false;");
        code_line(&branches, 4, p->scratch, "}");
        count++;
    }
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i];
        const Place *place = &p->layout.places.at[v];
        const char *value = text_of(p, place->member);
        const char *kept = text_of(p, p->layout.places.at[causal->variables.at[v].before].member);
        const bool is_stepwise = ints_hold(&causal->stepwise, v);
        code_line(&before, 4, p->scratch, "s->trial.%s = %s%s;", kept, is_stepwise ? "m->" : "s->before.", value);
        if (is_stepwise)
            code_line(&settled, 4, p->scratch, "to->%s = from->%s;", value, kept);
        code_line(&again, 4, p->scratch, "m->%s = kept->%s;", kept, kept);
        const char *without = arena_format(p->scratch, "s->without.%s", kept);
        const char *trial = arena_format(p->scratch, "s->trial.%s", value);
        code_line(&others, 4, p->scratch, "is_other = is_other || %s;",
                  place->stored.is_queue ? arena_format(p->scratch, "are_queues_different(&%s, &%s)", without, trial)
                                         : arena_format(p->scratch, "is_other_number(%s, %s, size)",
                                                        as_number(p, place, without), as_number(p, place, trial)));
    }
    record_set(record, "take_branches", branches.at);
    record_format(record, "most_decisions", "%d", 2 * count + 2);
    record_set(record, "discretes_before", before.at);
    record_set(record, "discretes_other", others.at);
    record_set(record, "settled_discretes", settled.at);
    record_set(record, "restore_before", again.at);
    Text taken = text_new(p->arena);
    for (int i = 0; i < causal->discretes.count; i++) {
        const char *value = text_of(p, p->layout.places.at[causal->discretes.at[i]].member);
        code_line(&taken, 4, p->scratch, "to->%s = from->%s;", value, value);
    }
    record_set(record, "take_discretes", taken.at);
    record_when(record, "with_kept_branches", p->layout.branches && *p->layout.branches);
    record_when(record, "with_discretes", causal->discretes.count > 0);
    record_when(record, "with_passes_under", causal->discretes.count + causal->clusters.count > 0);
    map_put(p->called, name_of("are_different"), 1);
}

/* ---- relations at their boundary ---- */

static void slacks_record(Program *p, Record *record)
{
    Text turn = text_new(p->arena), forget = turn, drop = turn, any = turn;
    int count = 0;
    for (int i = 0; i < p->causal->branches.count; i++) {
        const Branch *branch = &p->causal->branches.at[i];
        if (!branch_is_slackened(p, branch))
            continue;
        const char *name = text_of(p, p->layout.places.at[branch->variable].member);
        const char *slack = arena_format(p->scratch, "slack%s", name + strlen("branch"));
        code_line(&turn, 4, p->scratch, "if (relation == %d) {", count);
        code_line(&turn, 8, p->scratch, "m->%s = slack;", slack);
        code_line(&turn, 8, p->scratch, "m->%s = m->%s != is_turned;", name, name);
        code_line(&turn, 4, p->scratch, "}");
        if (p->causal->group[branch->variable] >= 0)
            code_line(&forget, 4, p->scratch, "m->%s = 0.0;", slack);
        code_line(&any, 4, p->scratch, "is_any = is_any || (m->%s > 0.0);", slack);
        code_line(&drop, 4, p->scratch, "if (fabs(distance[%d]) > (1000.0 * m->%s)) {", count, slack);
        code_line(&drop, 8, p->scratch, "m->%s = 0.0;", slack);
        code_line(&drop, 4, p->scratch, "}");
        count++;
    }
    Record *list = record_either(record, "with_slacks", "without_slacks", count > 0);
    record_list(record, "with_assumed_slacks");
    if (!count)
        return;
    record_format(list, "relation_count", "%d", count);
    record_set(list, "turn_relation", turn.at);
    record_set(list, "is_any_slack", any.at);
    record_set(list, "drop_slacks", drop.at);
    record_set(list, "slack_members", p->layout.slacks);
    if (forget.length)
        record_set(record_add(record, "with_assumed_slacks"), "forget_slacks", forget.at);
}

/* ---- modes ---- */

/* Variables of parts that come and go: their values before they appear, and whether any appear. */
static void absence_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Text prepare = text_new(p->arena), appeared = prepare;
    List(ModeSet) known = {0};
    for (int i = 0; i < p->layout.rows.count; i++) {
        const int v = p->layout.rows.at[i];
        const CausalVariable *variable = &causal->variables.at[v];
        const FlatVariable *drawn = v < p->system->variables.count ? &p->system->variables.at[v] : NULL;
        const Place *place = &p->layout.places.at[v];
        const ModeSet absence = modes_absence(p, v);
        bool is_known = !absence.in;
        for (int k = 0; k < known.count && !is_known; k++)
            is_known = modeset_is_same(known.at[k], absence);
        if (!is_known) {
            list_push(p->scratch, &known, absence);
            code_line(&appeared, 4, p->scratch, "has_appeared = has_appeared || ((%s) && !(%s));",
                      condition_among(p, absence, "old"), condition_among(p, absence, "now"));
        }
        if (!absence.in || variable->role == ROLE_ALIAS || variable->role == ROLE_DISCRETE ||
            causal_is_constant_role(variable->role) || !is_number(place->stored) || !place->member || !place->start ||
            variable->decides || (drawn && (drawn->is_entered || drawn->is_input)))
            continue;
        add_when(p, &prepare, condition_in(p, absence, "m"),
                 arena_format(p->scratch, "m->%s = m->%s;", text_of(p, place->member), text_of(p, place->start)));
    }
    record_set(record, "prepare_absent", prepare.length ? prepare.at : "    (void)m;\n");
    record_set(record, "has_appeared", appeared.length ? appeared.at : "    (void)old;\n    (void)now;\n");
}

/* The values of states that appear, and the values to which the modes before tied all states. */
static void appearing_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Text begin = text_new(p->arena), tied = begin;
    for (int i = 0; i < causal->states.count; i++) {
        const int v = causal->states.at[i];
        const Place *place = &p->layout.places.at[v];
        const char *member = text_of(p, place->member);
        const int reset = reset_of(p, place->member);
        const ModeSet absence = place->row >= 0 ? modes_absence(p, v) : (ModeSet){0, 0};
        const bool is_begun = absence.in && place->start;
        if (!modes_of_state(p, i).in || (reset < 0 && !is_begun))
            continue;
        code_line(&begin, 4, p->scratch, "if (is_state(m, %d) && !is_state(&s->before, %d)) {", i, i);
        if (is_begun) {
            code_line(&begin, 8, p->scratch, "if (%s) {", condition_in(p, absence, "&s->before"));
            code_line(&begin, 12, p->scratch, "s->states[%d] = m->%s;", i, text_of(p, place->start));
            code_line(&begin, 8, p->scratch, "}");
        }
        if (reset >= 0) {
            code_line(&begin, 8, p->scratch, "if (m->run.was_set[%d]) {", reset);
            code_line(&begin, 12, p->scratch, "s->states[%d] = m->%s;", i, member);
            code_line(&begin, 8, p->scratch, "}");
        }
        code_line(&begin, 8, p->scratch, "s->kept[%d] = s->states[%d];", i, i);
        code_line(&begin, 4, p->scratch, "}");
    }
    for (int i = 0; i < causal->states.count; i++) {
        const int v = causal->states.at[i];
        const Place *place = &p->layout.places.at[v];
        code_line(&tied, 4, p->scratch, "tied[%d] = s->trial.%s;", i, text_of(p, place->member));
        if (place->row >= 0 && modes_absence(p, v).in) {
            code_line(&tied, 4, p->scratch, "if (%s) {", condition_in(p, modes_absence(p, v), "&s->before"));
            code_line(&tied, 8, p->scratch, "tied[%d] = NAN;", i);
            code_line(&tied, 4, p->scratch, "}");
        }
    }
    record_set(record, "begin_states", begin.length ? begin.at : "    (void)s;\n    (void)m;\n");
    record_set(record, "read_tied", tied.length ? tied.at : "    tied[0] = 0.0;\n");
}

/* Discrete variables of parts that appear or disappear get their start values. */
static void anew_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Text anew = text_new(p->arena);
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i];
        const Place *place = &p->layout.places.at[v];
        const ModeSet absence = modes_absence(p, v);
        if (!absence.in)
            continue;
        const char *value = text_of(p, place->member), *start = text_of(p, place->start);
        const char *kept = text_of(p, p->layout.places.at[causal->variables.at[v].before].member);
        const char *changed =
            !emit_is_set_elsewhere(p, v) ? ""
            : place->stored.is_queue
                ? arena_format(p->scratch, " && !are_queues_different(&m->%s, &before->%s)", value, kept)
            : is_number(place->stored) ? arena_format(p->scratch, " && !are_different(m->%s, before->%s)", value, kept)
                                       : arena_format(p->scratch, " && (m->%s == before->%s)", value, kept);
        code_line(&anew, 4, p->scratch, "if (((%s) != (%s))%s) {", condition_among(p, absence, "old"),
                  condition_among(p, absence, "now"), changed);
        code_line(&anew, 8, p->scratch, "m->%s = m->%s;", value, start);
        code_line(&anew, 8, p->scratch, "m->%s = m->%s;", kept, start);
        code_line(&anew, 4, p->scratch, "}");
    }
    Record *list = record_when(record, "with_new_discretes", anew.length > 0);
    if (list)
        record_set(list, "begin_anew", anew.at);
}

/* Names of the modes that are mentioned, and tables of all modes. */
static void names_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    int total = 0;
    Text counts = text_new(p->arena), first = counts, startless = counts;
    for (int c = 0; c < causal->clusters.count; c++) {
        const Cluster *cluster = &causal->clusters.at[c];
        text_format(&counts, "%s%d", c ? ", " : "", cluster->modes.count);
        text_format(&first, "%s%d", c ? ", " : "", total);
        for (int k = 0; k < cluster->modes.count; k++, total++) {
            const char *name = p->modes.names.at[total];
            text_format(&startless, "%s%s", total ? ", " : "", c_truth(cluster->modes.at[k].start_obstacle != NULL));
            if (!map_get(p->called, name_of(name), 0))
                continue;
            Record *row = record_add(record, "mode_rows");
            record_set(row, "name", name);
            record_format(row, "number", "%d", k);
            record_set(row, "words", c_comment(p->arena, cluster->modes.at[k].condition));
        }
    }
    record_list(record, "mode_rows");
    record_format(record, "cluster_count", "%d", causal->clusters.count);
    record_set(record, "mode_counts", counts.at);
    record_set(record, "first_modes", first.at);
    record_set(record, "modes_without_start", startless.at);
    record_format(record, "most_changes", "%d", 2 * total + FEW_ROUNDS + 2);
    record_format(record, "most_start_tries", "%d", causal->clusters.count * causal->clusters.count + 1);
}

void portable_modes(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    const bool has_modes = causal->clusters.count > 0, has_jumps = has_modes || causal->jumps.count > 0;
    Record *modes = record_when(record, "with_modes", has_modes);
    Record *jumps = record_when(record, "with_jumps", has_jumps);
    record_either(record, "with_settled", "without_settled", has_jumps);
    record_when(record, "without_modes", !has_modes);
    record_when(record, "without_outputs", !p->plan.has_outputs);
    record_either(record, "with_noted_resets", "without_noted_resets", has_modes && causal->resets.count > 0);
    record_format(record, "reset_count", "%d", causal->resets.count);
    if (modes) {
        slacks_record(p, record);
    } else {
        record_list(record, "with_slacks");
        record_list(record, "with_assumed_slacks");
    }
    if (!jumps) {
        record_set(record, "transitions", "");
        return;
    }
    map_put(p->called, name_of("random_rounding"), 1);
    map_put(p->called, name_of("loop_largest"), 1);
    map_put(p->called, name_of("has_moved"), 1);
    states_record(p, record);
    jumps_record(p, record);
    switches_record(p, record);
    if (modes) {
        absence_record(p, record);
        appearing_record(p, record);
        anew_record(p, record);
        selectors_print(p, modes);
        names_record(p, modes);
        record_set(record, "cluster_count", record_text(modes, "cluster_count"));
        record_set(record, "most_changes", record_text(modes, "most_changes"));
        record_set(record, "most_start_tries", record_text(modes, "most_start_tries"));
        record_set(record, "mode_counts", record_text(modes, "mode_counts"));
        record_set(record, "first_modes", record_text(modes, "first_modes"));
        record_set(record, "modes_without_start", record_text(modes, "modes_without_start"));
    }
    Text text = text_new(p->arena);
    template_render(&text, NULL, "templates/portable_modes.c.in", record);
    record_set(record, "transitions", text.at);
}
