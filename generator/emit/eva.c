/* eva.c - the driver with which Eva of Frama-C analyses portable C, and the ranges to which states are limited.
 *
 * The driver runs portable C in an endless loop, with any inputs and parameters within their ranges. Assertions mark
 * possible failures: one for each equation that divides, and one for each state, which must stay within its range.
 * Where an assertion may be false, Eva continues with the values for which it is true. So each cause is reported once,
 * by its label. */
#include "emit/item.h"
#include "emit/portable.h"
#include "emit/rig.h"
#include "emit/words.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* The assumed bound of states and inputs without a stated range, far beyond all physical quantities in SI units. */
static double far(const Program *p)
{
    return arena_writes_floats(p->arena) ? 1e12 : 1e30;
}

/* ---- ranges ---- */

/* The variable that represents it in the program, and the sign. -1: a number does. */
static int one_that_stands(const Program *p, int variable, int *sign)
{
    for (*sign = 1;;) {
        const CausalVariable *v = &p->causal->variables.at[variable];
        const int bound = variable < p->system->variables.count ? p->system->variables.at[variable].bound_to : -1;
        if (v->role != ROLE_ALIAS && bound < 0)
            return variable;
        if (v->role == ROLE_ALIAS && v->representative < 0)
            return -1;
        *sign *= v->role == ROLE_ALIAS ? v->sign : 1;
        variable = v->role == ROLE_ALIAS ? v->representative : bound;
    }
}

static void take_range(Program *p, int variable)
{
    int sign;
    const ValueRange *stated = p->system->variables.at[variable].range;
    const int found = one_that_stands(p, variable, &sign);
    if (found < 0)
        return;
    ValueRange *range = p->ranges.of[found];
    if (!range) {
        range = p->ranges.of[found] = arena_new_of(p->arena, ValueRange);
        *range = (ValueRange){-INFINITY, INFINITY};
    }
    range->low = fmax(range->low, sign > 0 ? stated->low : -stated->high);
    range->high = fmin(range->high, sign > 0 ? stated->high : -stated->low);
}

/* A range from the command line overrides the stated ranges of all variables that are equal to this one. */
static void find_ranges(Program *p)
{
    const int count = p->system->variables.count;
    bool *is_asked = arena_array(p->arena, bool, p->causal->variables.count);
    p->ranges.of = arena_array(p->arena, ValueRange *, p->causal->variables.count);
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < count; i++) {
            const FlatVariable *flat = &p->system->variables.at[i];
            int sign;
            if (!flat->range || flat->is_range_asked == (pass == 1))
                continue;
            const int found = one_that_stands(p, i, &sign);
            if (found >= 0 && (pass == 0 || !is_asked[found]))
                take_range(p, i);
            if (found >= 0 && pass == 0)
                is_asked[found] = true;
        }
}

void portable_require_within(const Program *p, int variable, double value)
{
    const ValueRange *range = p->ranges.of[variable];
    const FlatVariable *flat = &p->system->variables.at[variable];
    if (!range || !(value < range->low || value > range->high))
        return;
    diag(DIAG_G10, flat->start_source.file ? flat->start_source : flat->source,
         "'%s' is %s, outside its range of %s to %s", flat->path->text, number_text(value), number_text(range->low),
         number_text(range->high));
    diag_fix("give a range that holds the value, --range '%s=A:B', or another value, --set '%s=V'", flat->path->text,
             flat->path->text);
}

/* ---- states ---- */

/* Discrete variables with numbers as values that algorithms set, or whose value before the event is read. */
static IntList discrete_states(const Program *p)
{
    const Causal *causal = p->causal;
    bool *is_read = arena_array(p->scratch, bool, causal->variables.count);
    IntList found = {0};
    for (int e = 0; e < causal->equations.count; e++)
        causal_mark_mentions(p->scratch, causal, causal->equations.at[e].left, causal->equations.at[e].right, is_read);
    for (int a = 0; a < causal->algorithms.count; a++)
        for (int i = 0; i < causal->algorithms.at[a].assigns.count; i++) {
            const int before = causal->variables.at[causal->algorithms.at[a].assigns.at[i]].before;
            if (before >= 0)
                is_read[before] = true;
        }
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i], before = causal->variables.at[v].before;
        const FlatVariable *flat = v < p->system->variables.count ? &p->system->variables.at[v] : NULL;
        const bool is_number = flat && !flat->is_made && !flat->is_hidden && flat->type != TYPE_BOOLEAN &&
                               !flat->literals.count && !flat->enumeration && !flat->is_input;
        if (is_number && before >= 0 && is_read[before])
            list_push(p->arena, &found, v);
    }
    return found;
}

void portable_find_ranges(Program *p)
{
    find_ranges(p);
    p->ranges.discrete = discrete_states(p);
    p->ranges.is_taken = arena_array(p->arena, bool, p->causal->variables.count);
}

const char *portable_limited(Program *p, int variable, const char *value)
{
    const ValueRange *range = p->ranges.of[variable];
    if (!p->portable->saturates || !range)
        return NULL;
    map_put(p->called, name_of("limited"), 1);
    return arena_format(p->scratch, "limited(m, %s, %s, %s)", value,
                        c_number_in(p->scratch, fmax(range->low, -DBL_MAX)),
                        c_number_in(p->scratch, fmin(range->high, DBL_MAX)));
}

/* ---- the driver ---- */

static const char *label(const Program *p, int variable)
{
    return c_identifier(p->scratch, p->causal->variables.at[variable].path->text);
}

/* Bounds are written without a suffix, because annotations compare real numbers. */
static void set_bounds(const Program *p, Record *row, ValueRange range)
{
    record_format(row, "low", "%s", c_number(c_rounded(p->arena, fmax(range.low, -far(p)))));
    record_format(row, "high", "%s", c_number(c_rounded(p->arena, fmin(range.high, far(p)))));
}

static void watch(Program *p, Record *record, int variable, const Member *member)
{
    static const ValueRange any = {-INFINITY, INFINITY};
    const ValueRange *range = p->ranges.of[variable];
    Record *row = record_add(record, "hints");
    set_bounds(p, row, range ? *range : any);
    record_set(row, "member", code_member_text(p->arena, member));
    if (member != p->layout.places.at[variable].member)
        return;
    row = record_add(record, "watched");
    set_bounds(p, row, range ? *range : any);
    record_set(row, "member", code_member_text(p->arena, member));
    record_set(row, "path", c_comment(p->arena, p->causal->variables.at[variable].path->text));
    record_format(row, "label", "%s_is_bounded", label(p, variable));
}

static void watched_record(Program *p, Record *record)
{
    const IntList *states = &p->causal->states, *discretes = &p->ranges.discrete;
    record_list(record, "watched");
    record_list(record, "hints");
    for (int i = 0; i < states->count; i++)
        watch(p, record, states->at[i], p->layout.places.at[states->at[i]].member);
    for (int i = 0; i < discretes->count; i++) {
        const int v = discretes->at[i];
        watch(p, record, v, p->layout.places.at[v].member);
        watch(p, record, v, p->layout.places.at[p->causal->variables.at[v].before].member);
    }
}

static void divisions_record(Program *p, Record *record)
{
    record_list(record, "divisions");
    for (int e = 0; e < p->causal->equations.count; e++)
        if (p->messages.is_reported[e]) {
            Record *row = record_add(record, "divisions");
            record_set(row, "row", arena_copy(p->arena, emit_equation_row(p, e), strlen(emit_equation_row(p, e))));
            record_format(row, "number", "%d", e);
            record_set(row, "id", c_comment(p->arena, p->causal->equations.at[e].id->text));
            record_format(row, "label", "division_by_zero_in_%s", emit_equation_name(p, e));
        }
}

static bool is_divisor(const Program *p, int variable)
{
    bool is = false;
    for (int i = 0; i < p->divisors.all.count && !is; i++) {
        const IntList mentioned = causal_mentioned(p->scratch, p->causal, p->divisors.all.at[i].divisor, NULL);
        for (int k = 0; k < mentioned.count; k++)
            is |= mentioned.at[k] == variable;
    }
    return is;
}

typedef List(ValueRange) PieceList;

/* Adds the pieces from `low` to `high`, both positive, with the sign. */
static void add_pieces(Arena *arena, PieceList *pieces, double low, double high, int sign)
{
    static const double factor = 10;
    for (double end; low < high; low = end) {
        end = fmin(low * factor, high);
        list_push(arena, pieces, sign > 0 ? ((ValueRange){low, end}) : ((ValueRange){-end, -low}));
    }
}

/* The range of a divisor in pieces of one order of magnitude, so that each quotient also varies by only one. Values
 * nearer to zero than a small part of the range count as zero. */
static PieceList pieces_of(Arena *arena, ValueRange range)
{
    static const double nearest = 1e-9;
    const double least = nearest * fmax(-range.low, range.high);
    PieceList pieces = {0};
    if (range.low <= 0 && range.high >= 0)
        list_push(arena, &pieces, ((ValueRange){0, 0}));
    add_pieces(arena, &pieces, fmax(range.low, least), range.high, 1);
    add_pieces(arena, &pieces, fmax(-range.high, least), -range.low, -1);
    return pieces;
}

/* The function to call while `choices` parameters are still to be chosen. */
static const char *chosen(const Program *p, int choices)
{
    return choices ? arena_format(p->arena, "choose_%d", choices) : "run_for_ever";
}

static void parameters_record(Program *p, Record *record)
{
    const IntList *parameters = rig_variables(p->rig, RIG_PARAMETER);
    int choices = 0;
    record_list(record, "ranged");
    record_list(record, "choices");
    for (int i = 0; i < parameters->count; i++) {
        const RigItem item = rig_item(p->rig, RIG_PARAMETER, i);
        const ValueRange *range = p->ranges.of[item.variable];
        if (!range || !p->ranges.is_taken[item.variable] || p->system->variables.at[item.variable].type == TYPE_BOOLEAN)
            continue;
        const ValueRange within = {fmax(range->low, -far(p)), fmin(range->high, far(p))};
        const PieceList pieces = is_divisor(p, item.variable) ? pieces_of(p->scratch, within) : (PieceList){0};
        Record *row = record_add(record, pieces.count > 1 ? "choices" : "ranged");
        record_set(row, "path", c_comment(p->arena, item.path));
        record_set(row, "name", arena_copy(p->arena, item.name, strlen(item.name)));
        set_bounds(p, row, within);
        if (pieces.count < 2)
            continue;
        record_format(row, "choice", "%d", choices + 1);
        record_set(row, "next", chosen(p, choices++));
        record_list(row, "pieces");
        for (int k = 0; k < pieces.count; k++)
            set_bounds(p, record_add(row, "pieces"), pieces.at[k]);
    }
    record_set(record, "begin", chosen(p, choices));
}

static void inputs_record(Program *p, Record *record)
{
    const IntList *inputs = rig_variables(p->rig, RIG_INPUT);
    record_list(record, "any_numbers");
    record_list(record, "any_truths");
    for (int i = 0; i < inputs->count; i++) {
        static const ValueRange any = {-INFINITY, INFINITY};
        const RigItem item = rig_item(p->rig, RIG_INPUT, i);
        const bool is_truth = p->system->variables.at[item.variable].type == TYPE_BOOLEAN;
        const ValueRange *range = p->ranges.of[item.variable];
        const ValueRange named = {item.first, item.first + item.literal_count - 1};
        Record *row = record_add(record, is_truth ? "any_truths" : "any_numbers");
        record_set(row, "name", arena_copy(p->arena, item.name, strlen(item.name)));
        if (!is_truth)
            set_bounds(p, row, range ? *range : item.literal_count ? named : any);
    }
}

static bool is_among(const IntList *list, int number)
{
    bool is = false;
    for (int i = 0; i < list->count; i++)
        is |= list->at[i] == number;
    return is;
}

/* True if the files set or watch the variable. */
static bool is_taken(const Program *p, int variable)
{
    return is_among(&p->causal->states, variable) || is_among(&p->ranges.discrete, variable) ||
           is_among(rig_variables(p->rig, RIG_INPUT), variable) || p->ranges.is_taken[variable];
}

static void refuse_others(const Program *p)
{
    for (int i = 0; i < p->system->variables.count; i++) {
        const FlatVariable *flat = &p->system->variables.at[i];
        int sign;
        const int found = flat->is_range_asked ? one_that_stands(p, i, &sign) : -1;
        if (!flat->is_range_asked || (found >= 0 && is_taken(p, found)))
            continue;
        diag(DIAG_G10, flat->source, "--range: '%s' is neither an input nor a parameter nor a state", flat->path->text);
    }
}

void portable_watch(Program *p, Record *record)
{
    refuse_others(p);
    watched_record(p, record);
    divisions_record(p, record);
    parameters_record(p, record);
    inputs_record(p, record);
    record_set(record, "last_count", arena_writes_floats(p->arena) ? "16777216.0" : "9007199254740992.0");
    record_when(record, "with_watched_states",
                p->causal->states.count || p->ranges.discrete.count || p->causal->resets.count ||
                    p->causal->clusters.count || p->causal->jumps.count);
    record_when(record, "with_limits", map_get(p->called, name_of("limited"), 0));
}
