/* verify.c - checks the translation along the run: five things, at each row of the result.
 *
 * Equations: as drawn, before elimination, sorting and solving. A residual is divided by the sum of the absolute terms
 * of its equation at that point, but at least by a thousandth of the largest sum so far and by 1e-5: where all terms
 * pass through zero together only their rounding is left, and that would look like an error. A fault of the
 * translation is of the size of the terms themselves.
 * What may be rounding does not count, such as that of microamperes which are the difference of amperes: where a
 * residual is too large, the equations are evaluated again at points nearby. Rounding differs from one to the other as
 * much as it is large, as it is no smooth function of time and states; a fault of the translation stays what it is. And
 * what an equation holds is no more exact than the terms of the equation that determined it, which may be much larger.
 * Derivatives: against differences of their variables, see differences.c. The equations alone cannot tell whether what
 * stands for der(x) is the derivative of x.
 * Connections: what connectors join as drawn, beside the equations that say so: see joints.c.
 * Relations: what branches keep against what their sides say, but with fixed steps: see relations.c.
 * Aliases: what was eliminated has no value but the one that the table of variables gives to the results, and the
 * equations are evaluated with these. Those that eliminated an alias are reported apart.
 *
 * Equations of discrete variables hold at events only, and between pre() and what follows from it: they are left out of
 * the rows, and checked in each round of each event, where everything is determined from the values before it. What
 * events do besides, see audit.c. */
#include "verify.h"
#include "parts.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double bound = 1e-9;
static const double least_scale = 1e-5;
static const double least_part = 1e-3;

enum { MOST_NEARBY = 80 }; /* points, the last one 1e-7 away, relative to time and states */
enum { SHOWN = 10, NOISES = 4, ROUNDINGS = 4 };

typedef struct {
    double scaled, value, time; /* at the worst point */
    double largest_scale;
    bool is_alias; /* it eliminated one */
    bool is_seen;
} Worst;

struct Verification {
    long points, slides, events;
    double first, last; /* times */
    Model *copy;        /* what equations see in an event */
    Audit *audit;
    Joints *joints;
    Relations *relations; /* NULL: events are late */
    int laws;           /* the equations, then what is connected */
    double start;       /* of the run */
    bool is_seen;       /* that could be evaluated */
    double *unmoved, *moved; /* listed before and after impulses */
    double *listed, *residual, *scale;
    double *states, *nearby, *nearby_scale, *noise; /* of points nearby; how much residuals differ there */
    Worst *worst;
    Differences *differences;
};

/* How many laws of connections, and statements and the like of events, there are to be checked. */
static int joint_count(const Verification *v)
{
    return v->joints ? model_parts.joints->count(v->joints) : 0;
}

static int event_count(void)
{
    return model_parts.checks ? model_parts.checks->count() : 0;
}

Verification *verification_new(Arena *a, const Options *o)
{
    const struct CheckPart *checks = model_parts.checks;
    const size_t variables = (size_t)model_variable_count;
    Verification *v = arena_take(a, 1, sizeof *v);
    v->joints = model_parts.joints ? model_parts.joints->create(a) : NULL;
    v->laws = model_constraint_count + joint_count(v);
    const size_t laws = (size_t)v->laws;
    v->worst = arena_take(a, laws, sizeof *v->worst);
    v->residual = arena_doubles(a, laws);
    v->scale = arena_doubles(a, laws);
    v->nearby = arena_doubles(a, laws);
    v->nearby_scale = arena_doubles(a, laws);
    v->noise = arena_doubles(a, laws);
    v->listed = arena_doubles(a, variables);
    v->states = arena_doubles(a, variables);
    v->unmoved = arena_doubles(a, variables);
    v->moved = arena_doubles(a, variables);
    v->copy = arena_take(a, 1, model_size);
    v->differences = differences_new(a, o);
    v->audit = checks ? checks->create(a) : NULL;
    v->relations = checks && !has_fixed_steps(o->method) ? checks->relations_create(a) : NULL;
    v->start = o->start;
    for (int i = 0; i < model_variable_count; i++) {
        const int equation = model_variables[i].equation;
        if (model_variables[i].alias_of && equation >= 0 && equation < model_constraint_count)
            v->worst[equation].is_alias = true;
    }
    return v;
}

static void list_variables(Verification *v, const Model *m)
{
    for (int i = 0; i < model_variable_count; i++)
        v->listed[i] = variable_value(m, i);
}

static bool is_discrete(int law)
{
    return law < model_constraint_count && model_equations[law].is_discrete;
}

static const int *held_by(const Verification *v, int law)
{
    return law < model_constraint_count ? model_equations[law].variables
                                        : model_parts.joints->held(v->joints, law - model_constraint_count);
}

static void find_residuals(const Verification *v, const Model *m, double time, double *residual, double *scale)
{
    model_residuals(m, time, v->listed, residual, scale);
    if (v->joints)
        model_parts.joints->residuals(v->joints, v->listed, residual + model_constraint_count,
                                      scale + model_constraint_count);
}

/* A residual without what may be rounding, scaled. */
static double scaled_residual(const Verification *v, int equation)
{
    const int joint = equation - model_constraint_count;
    if (!isfinite(v->residual[equation]) || (joint >= 0 && model_parts.joints->is_broken(v->joints, joint)))
        return HUGE_VAL;
    const double part = fmax(0, fabs(v->residual[equation]) - NOISES * v->noise[equation]);
    return part / fmax(v->scale[equation], fmax(least_scale, least_part * v->worst[equation].largest_scale));
}

static bool is_too_large(const Verification *v, bool are_discrete)
{
    for (int i = 0; i < v->laws; i++)
        if (is_discrete(i) == are_discrete && !(scaled_residual(v, i) <= bound))
            return true;
    return false;
}

/* Every other one up, the others down: a common factor would often keep what balances. */
static double moved(double value, int index, double part)
{
    return value * (1 + (index % 2 ? part : -part));
}

/* Differences of the residuals between the point and another one that only rounding tells from it. */
static void add_noise(Verification *v, const Model *m, double time, double part)
{
    const int states = model_state_count(m);
    const double instant = time + part * fmax(fabs(time), model_info.stop - model_info.start);
    memcpy(v->copy, m, model_size);
    model_get_states(m, v->states);
    for (int i = 0; i < states; i++) {
        const double nominal = fabs(model_variables[model_state_variable(m, i)].nominal);
        const double size = fabs(v->states[i]) > 0 ? v->states[i] : nominal > 0 ? nominal : 1;
        v->states[i] += moved(size, i, part) - size;
    }
    model_set_states(v->copy, instant, v->states);
    if (model_evaluate(v->copy) != MODEL_OK || model_outputs(v->copy) != MODEL_OK)
        return;
    list_variables(v, v->copy);
    find_residuals(v, v->copy, instant, v->nearby, v->nearby_scale);
    for (int i = 0; i < v->laws; i++)
        v->noise[i] = fmax(v->noise[i], fabs(v->nearby[i] - v->residual[i]));
}

/* What is listed under all names of one quantity. */
static void shift(Verification *v, size_t offset, double change)
{
    for (int i = 0; i < model_variable_count; i++)
        if (model_variables[i].sign != 0 && model_variables[i].offset == offset)
            v->listed[i] += model_variables[i].sign * change;
}

/* The drawn equation that determined a quantity, -1 if none did. */
static int determining(size_t offset)
{
    for (int i = 0; i < model_variable_count; i++) {
        const ModelVariable *v = &model_variables[i];
        if (!v->alias_of && v->sign != 0 && v->offset == offset)
            return v->equation < model_constraint_count ? v->equation : -1;
    }
    return -1;
}

/* What rounding in the equations that determined what this one holds may leave in it: by how much both change where one
 * of these quantities does. */
static void add_rounding(Verification *v, const Model *m, double time, int equation)
{
    const int *held = held_by(v, equation);
    for (int k = 0; held && held[k] >= 0; k++) {
        const ModelVariable *variable = &model_variables[held[k]];
        const int by = variable->sign != 0 ? determining(variable->offset) : -1;
        if (by < 0 || by == equation)
            continue;
        const double change = fmax(fabs(v->listed[held[k]]), 1) / 1024;
        shift(v, variable->offset, change);
        find_residuals(v, m, time, v->nearby, v->nearby_scale);
        shift(v, variable->offset, -change);
        const double here = fabs(v->nearby[equation] - v->residual[equation]);
        const double there = fabs(v->nearby[by] - v->residual[by]);
        const double rounding = ROUNDINGS * DBL_EPSILON * v->scale[by] * here / there;
        if (isfinite(rounding))
            v->noise[equation] += rounding;
    }
}

/* The equations of one kind: those of discrete variables, or the others. */
static void check_equations(Verification *v, const Model *m, double time, bool are_discrete)
{
    list_variables(v, m);
    find_residuals(v, m, time, v->residual, v->scale);
    for (int i = 0; i < v->laws; i++)
        v->worst[i].largest_scale = fmax(v->worst[i].largest_scale, v->scale[i]);
    memset(v->noise, 0, (size_t)v->laws * sizeof *v->noise);
    for (int k = 1; k <= MOST_NEARBY && !are_discrete && is_too_large(v, are_discrete); k++)
        add_noise(v, m, time, (k % 2 ? DBL_EPSILON : -DBL_EPSILON) * exp2(1 + 0.35 * k));
    for (int i = 0; i < v->laws; i++)
        if (is_discrete(i) == are_discrete && !(scaled_residual(v, i) <= bound))
            add_rounding(v, m, time, i);
    for (int i = 0; i < v->laws; i++) {
        Worst *w = &v->worst[i];
        if (is_discrete(i) != are_discrete)
            continue;
        const double scaled = scaled_residual(v, i);
        if (scaled > w->scaled || !w->is_seen) {
            w->scaled = scaled;
            w->value = v->residual[i];
            w->time = time;
            w->is_seen = true;
        }
    }
}

static void check_point(Verification *v, const Model *m, double time)
{
    check_equations(v, m, time, false);
    differences_point(v->differences, m, time);
    if (v->points++ == 0)
        v->first = time;
    v->last = time;
}

void verification_point(Verification *v, const Model *m, const Solver *solver, double time)
{
    check_point(v, m, time);
    if (!v->relations)
        return;
    list_variables(v, m);
    model_parts.checks->relations_point(v->relations, m, solver, time, v->listed);
}

void verification_slide(Verification *v, const Model *here, const Model *there, double time)
{
    check_point(v, here, time);
    check_point(v, there, time);
    v->slides++;
}

/* What is listed of a model under impulses: the equations that hold them must hold as ever. Only large terms count. */
static void check_impulses(Verification *v, const Model *m, double time)
{
    find_residuals(v, m, time, v->residual, v->scale);
    memset(v->noise, 0, (size_t)v->laws * sizeof *v->noise);
    for (int i = 0; i < v->laws; i++) {
        if (is_discrete(i) || !(scaled_residual(v, i) > bound))
            continue;
        add_rounding(v, m, time, i);
        Worst *w = &v->worst[i];
        if (scaled_residual(v, i) > w->scaled)
            *w = (Worst){scaled_residual(v, i), v->residual[i], time, w->largest_scale, w->is_alias, true};
    }
}

static void check_round(Verification *v, const Model *m, double time, bool is_first)
{
    memcpy(v->copy, m, model_size);
    for (int i = 0; i < model_discrete_count; i++) {
        const ModelDiscrete *d = &model_discretes[i];
        if (d->is_stepwise)
            memcpy((char *)v->copy + d->offset, (const char *)m + d->pre, sizeof(double));
    }
    v->is_seen = model_evaluate(v->copy) == MODEL_OK && model_outputs(v->copy) == MODEL_OK;
    if (!v->is_seen)
        return; /* not defined before the states are reset */
    check_equations(v, v->copy, time, true);
    model_parts.checks->statements(v->audit, m, v->copy, v->listed, time);
    if (is_first)
        model_parts.checks->clocks(v->audit, m, v->listed, v->start, time);
    v->events += is_first;
}

void verification_event(void *verification, Model *m, double time, EventStage stage, double factor)
{
    Verification *v = verification;
    if (stage == EVENT_FIRST || stage == EVENT_LATER) {
        check_round(v, m, time, stage == EVENT_FIRST);
    } else if (stage == EVENT_OVER) {
        if (v->is_seen)
            model_parts.checks->states(v->audit, m, time);
    } else {
        list_variables(v, m);
        if (stage != EVENT_UNDER) {
            double *to = stage == EVENT_MOVED ? v->moved : v->unmoved;
            memcpy(to, v->listed, (size_t)model_variable_count * sizeof *to);
            return;
        }
        model_parts.checks->jumps(v->audit, v->unmoved, v->moved, v->listed, factor, time);
        check_impulses(v, m, time);
    }
}

/* ---- the worst of each kind, and those below ---- */

typedef enum { EQUATIONS, DERIVATIVES, ALIASES, EVENTS, CONNECTIONS, RELATIONS } Kind;

static int count_of(const Verification *v, Kind kind)
{
    return kind == DERIVATIVES   ? differences_count(v->differences)
           : kind == EVENTS      ? event_count()
           : kind == CONNECTIONS ? joint_count(v)
           : kind == RELATIONS   ? (v->relations ? model_parts.checks->relations_count() : 0)
                                 : model_constraint_count;
}

static double scaled_of(const Verification *v, Kind kind, int i)
{
    if (kind == DERIVATIVES)
        return differences_of(v->differences, i)->scaled;
    if (kind == EVENTS)
        return model_parts.checks->of(v->audit, i)->scaled;
    if (kind == RELATIONS)
        return model_parts.checks->relation_of(v->relations, i)->scaled;
    if (kind == CONNECTIONS)
        return v->worst[model_constraint_count + i].scaled;
    return kind == EQUATIONS || v->worst[i].is_alias ? v->worst[i].scaled : -1;
}

/* The largest that comes after `previous` in the order of size, then of index; -1 begins, and ends. */
static int next_worst(const Verification *v, Kind kind, int previous)
{
    const double limit = previous < 0 ? HUGE_VAL : scaled_of(v, kind, previous);
    double largest = 0;
    int next = -1;
    for (int i = 0; i < count_of(v, kind); i++) {
        const double scaled = scaled_of(v, kind, i);
        const bool is_after = scaled < limit || (scaled <= limit && i > previous);
        if (is_after && scaled > largest) {
            largest = scaled;
            next = i;
        }
    }
    return next;
}

static double largest_of(const Verification *v, Kind kind)
{
    const int worst = next_worst(v, kind, -1);
    return worst < 0 ? 0 : scaled_of(v, kind, worst);
}

static long comparisons(const Verification *v)
{
    long compared = 0;
    for (int i = 0; i < differences_count(v->differences); i++)
        compared += differences_of(v->differences, i)->compared;
    return compared;
}

/* Compared at no point although there was something to see; if no derivative was, zero alone excuses that. */
static bool is_unseen(const Deviation *c, bool none_compared)
{
    return c->compared == 0 && (none_compared ? !c->is_zero : c->was_distinct);
}

static int unseen_count(const Verification *v)
{
    const bool none_compared = comparisons(v) == 0;
    int count = 0;
    for (int i = 0; i < differences_count(v->differences); i++)
        count += is_unseen(differences_of(v->differences, i), none_compared);
    return count;
}

/* ---- the report ---- */

static void show_element(FILE *out, const ModelEquation *e)
{
    fprintf(out, "%s%s%s, %s\n", e->element, e->instance[0] ? " of " : "", e->instance, e->source);
}

/* What a derivative comes from: the equation that is solved for it, or the declaration. */
static void show_origin(FILE *out, const ModelVariable *v)
{
    if (v->equation >= 0)
        show_element(out, &model_equations[v->equation]);
    else
        fprintf(out, "%s\n", v->source);
}

static void show_equation(FILE *out, const Verification *v, int equation)
{
    const ModelEquation *e = &model_equations[equation];
    const Worst *w = &v->worst[equation];
    fprintf(out, "  %-9s %-6s at time %s, residual %s\n            %s\n            ", number_rounded(w->scaled, 2).text,
            e->id, number_rounded(w->time, 6).text, number_rounded(w->value, 3).text, e->text);
    show_element(out, e);
}

static void show_derivative(FILE *out, const Deviation *c)
{
    const ModelVariable *v = &model_variables[c->derivative];
    fprintf(out, "  %-9s %s at time %s is %s, the difference %s\n            ", number_rounded(c->scaled, 2).text,
            v->path, number_rounded(c->time, 6).text, number_rounded(c->value, 9).text,
            number_rounded(c->difference, 9).text);
    show_origin(out, v);
}

static void show_event(FILE *out, const Verification *v, int index)
{
    const Finding *f = model_parts.checks->of(v->audit, index);
    fprintf(out, "  %-9s at time %s: %s, drawn %s\n            ", number_rounded(f->scaled, 2).text,
            number_rounded(f->time, 6).text, number_rounded(f->found, 9).text, number_rounded(f->drawn, 9).text);
    model_parts.checks->describe(out, index);
}

static void show_joint(FILE *out, const Verification *v, int joint)
{
    const Worst *w = &v->worst[model_constraint_count + joint];
    fprintf(out, "  %-9s at time %s, residual %s\n            ", number_rounded(w->scaled, 2).text,
            number_rounded(w->time, 6).text, number_rounded(w->value, 3).text);
    model_parts.joints->describe(out, v->joints, joint, 12);
}

static void describe_branch(FILE *out, int branch, int indent)
{
    const ModelBranch *b = &model_branches[branch];
    fprintf(out, "%s\n%*s%s, %s\n", b->text, indent, "", b->element, b->source);
}

static void show_relation(FILE *out, const Verification *v, int branch)
{
    const Excess *e = model_parts.checks->relation_of(v->relations, branch);
    fprintf(out, "  %-9s at time %s, beyond its boundary by %s\n            ", number_rounded(e->scaled, 2).text,
            number_rounded(e->time, 6).text, number_rounded(-e->margin, 3).text);
    describe_branch(out, branch, 12);
}

static void show_worst(FILE *out, const Verification *v, Kind kind, const char *title)
{
    int i = next_worst(v, kind, -1);
    if (i >= 0)
        fprintf(out, "%s\n", title);
    for (int shown = 0; shown < SHOWN && i >= 0; shown++) {
        if (kind == DERIVATIVES)
            show_derivative(out, differences_of(v->differences, i));
        else if (kind == EVENTS)
            show_event(out, v, i);
        else if (kind == CONNECTIONS)
            show_joint(out, v, i);
        else if (kind == RELATIONS)
            show_relation(out, v, i);
        else
            show_equation(out, v, i);
        i = next_worst(v, kind, i);
    }
}

/* Where the largest of a kind is, in the same line, and its element in the next. */
static void show_place(FILE *out, const Verification *v, Kind kind)
{
    const int i = next_worst(v, kind, -1);
    if (i < 0) {
        fprintf(out, "\n");
    } else if (kind == DERIVATIVES) {
        const Deviation *c = differences_of(v->differences, i);
        fprintf(out, ": %s at time %s\n               ", model_variables[c->derivative].path,
                number_rounded(c->time, 6).text);
        show_origin(out, &model_variables[c->derivative]);
    } else if (kind == EVENTS) {
        const Finding *f = model_parts.checks->of(v->audit, i);
        fprintf(out, ": at time %s\n               ", number_rounded(f->time, 6).text);
        model_parts.checks->describe(out, i);
    } else if (kind == CONNECTIONS) {
        fprintf(out, ": at time %s\n               ",
                number_rounded(v->worst[model_constraint_count + i].time, 6).text);
        model_parts.joints->describe(out, v->joints, i, 15);
    } else if (kind == RELATIONS) {
        const Excess *e = model_parts.checks->relation_of(v->relations, i);
        fprintf(out, ": at time %s\n               ", number_rounded(e->time, 6).text);
        describe_branch(out, i, 15);
    } else {
        fprintf(out, ": %s at time %s\n               ", model_equations[i].id,
                number_rounded(v->worst[i].time, 6).text);
        show_element(out, &model_equations[i]);
    }
}

static void show_kind(FILE *out, const Verification *v, Kind kind, const char *name, int count, const char *what)
{
    fprintf(out, "  %-11s  %d, largest %s %s (bound %s)", name, count, what,
            number_rounded(largest_of(v, kind), 2).text,
            number_rounded(kind == DERIVATIVES ? DIFFERENCES_BOUND : bound, 2).text);
    show_place(out, v, kind);
}

static void show_comparisons(FILE *out, const Verification *v)
{
    const int count = differences_count(v->differences);
    const long compared = comparisons(v);
    int shown = 0;
    if (count > 0)
        fprintf(out, "               certain, and compared, in %ld of %ld cases\n", compared, count * v->points);
    for (int i = 0; i < count && shown < SHOWN; i++) {
        const Deviation *c = differences_of(v->differences, i);
        if (!is_unseen(c, compared == 0))
            continue;
        fprintf(out, "               %s at no point: its differences are too uncertain\n",
                model_variables[c->derivative].path);
        shown++;
    }
}

static int alias_count(void)
{
    int count = 0;
    for (int i = 0; i < model_variable_count; i++)
        count += model_variables[i].alias_of != NULL;
    return count;
}

static int fail(const Verification *v)
{
    const double residual = largest_of(v, EQUATIONS), deviation = largest_of(v, DERIVATIVES);
    if (residual > bound)
        return message_fail(NOT_VERIFIED, "the largest scaled residual is %s, above %s",
                            number_rounded(residual, 2).text, number_rounded(bound, 2).text);
    const double connected = largest_of(v, CONNECTIONS);
    if (connected > bound)
        return message_fail(NOT_VERIFIED, "what connectors join as drawn differs by %s, above %s",
                            number_rounded(connected, 2).text, number_rounded(bound, 2).text);
    if (largest_of(v, RELATIONS) > bound)
        return message_fail(NOT_VERIFIED, "a relation is kept otherwise than its sides say, beyond rounding");
    const double event = largest_of(v, EVENTS);
    if (event > bound)
        return message_fail(NOT_VERIFIED, "what an event sets differs from what is drawn by %s, above %s",
                            number_rounded(event, 2).text, number_rounded(bound, 2).text);
    if (deviation > DIFFERENCES_BOUND)
        return message_fail(NOT_VERIFIED, "a derivative deviates from differences of its variable by %s, above %s",
                            number_rounded(deviation, 2).text, number_rounded(DIFFERENCES_BOUND, 2).text);
    const int unseen = unseen_count(v);
    return message_fail(NOT_COMPARED, "%d derivative%s could be compared with differences at no point", unseen,
                        unseen == 1 ? "" : "s");
}

int verification_report(const Verification *v, FILE *out)
{
    const bool verified = v->points > 0 && largest_of(v, EQUATIONS) <= bound &&
                          largest_of(v, EVENTS) <= bound && largest_of(v, CONNECTIONS) <= bound &&
                          largest_of(v, RELATIONS) <= bound &&
                          largest_of(v, DERIVATIVES) <= DIFFERENCES_BOUND &&
                          unseen_count(v) == 0;
    const long points = v->points - v->slides;
    fprintf(out, "Verification of %s at %ld point%s", model_info.qualified_name, points, points == 1 ? "" : "s");
    if (v->events > 0)
        fprintf(out, " and %ld event%s", v->events, v->events == 1 ? "" : "s");
    if (v->slides > 0)
        fprintf(out, ", %ld of these on two sides", v->slides);
    fprintf(out, ", time %s to %s\n", number_rounded(v->first, 6).text, number_rounded(v->last, 6).text);
    show_kind(out, v, EQUATIONS, "equations", model_constraint_count, "residual");
    show_kind(out, v, DERIVATIVES, "derivatives", differences_count(v->differences), "deviation");
    show_comparisons(out, v);
    show_kind(out, v, ALIASES, "aliases", alias_count(), "residual");
    if (joint_count(v) > 0)
        show_kind(out, v, CONNECTIONS, "connections", joint_count(v), "residual");
    if (count_of(v, RELATIONS) > 0)
        show_kind(out, v, RELATIONS, "relations", count_of(v, RELATIONS), "excess");
    if (event_count() > 0)
        show_kind(out, v, EVENTS, "events", event_count(), "difference");
    fprintf(out,
            "Residuals are of the equations as drawn, relative to the sum of their absolute terms. Deviations are of\n"
            "each derivative from the difference of its variable along the flow, relative to the derivative, beyond\n"
            "the difference's own uncertainty. Aliases are checked by the equations that eliminated them.\n");
    show_worst(out, v, EQUATIONS, "The worst equations:");
    show_worst(out, v, DERIVATIVES, "The worst derivatives:");
    show_worst(out, v, CONNECTIONS, "What connectors join, and is not as drawn:");
    show_worst(out, v, RELATIONS, "What is kept otherwise than its sides say:");
    show_worst(out, v, EVENTS, "What events do otherwise than drawn:");
    fprintf(out, "%s\n", verified ? "verified" : "not verified");
    if (verified)
        return STATUS_DONE;
    fflush(out);
    return fail(v);
}
