/* verify.c - checks the translation along the run: five things, at each row of the result.
 *
 * Equations: as drawn, before elimination, sorting and solving, at values computed anew. A residual is divided by the
 * sum of the absolute terms of its equation at that point, but at least by a thousandth of the largest sum so far and
 * by 1e-5: where all terms pass through zero together, only their rounding is left, which would look like an error. A
 * fault of the translation is of the size of the terms themselves. Possible rounding is subtracted, such as that of
 * microamperes computed as a difference of amperes: if a residual is too large, the equations are evaluated again at
 * nearby points. Rounding varies between these points by its own size, because it is not a smooth function of time and
 * states; a fault of the translation stays the same. Besides, a variable is only as exact as the terms of the equation
 * that determined it, which may be much larger.
 * Derivatives: compared with differences of their variables, see differences.c. The equations alone cannot show whether
 * the value used for der(x) is the derivative of x.
 * Connections: the joints of connectors as drawn, independently of their equations, see joints.c.
 * Relations: the kept values of branches compared with the sides of relations, except with fixed steps, see audit.c.
 * Aliases: an eliminated variable has only the value that the table of variables gives to the results; the equations
 * are evaluated with these values. Equations that eliminated an alias are reported separately.
 *
 * Equations of discrete variables hold only at events, between pre() and new values. They are not checked at rows, but
 * in each round of each event, in which everything is determined from the values before it. For other effects of events
 * see audit.c. */
#include "between.h"
#include "differences.h"
#include "discrete.h"
#include "equation.h"
#include "event.h"
#include "verify.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double bound = 1e-9;
static const double least_scale = 1e-5;
static const double least_part = 1e-3;

enum { MOST_NEARBY = 80, FEW_NEARBY = 8 }; /* points; the last is 1e-7 or 1e-14 away, relative to time and states */
enum { SHOWN = 10, NOISES = 4, ROUNDINGS = 4 };

typedef struct {
    double scaled, value, time; /* at the worst point */
    double largest_scale;
    bool is_alias; /* the equation eliminated an alias */
    bool is_seen;
    bool is_open; /* it contained an absent variable in a round: another first round must decide it */
    double opened;
} Worst;

struct Verification {
    const ModelDescription *about;
    long points, slides, events, impulses;
    double impulse_residual; /* the largest relative one under impulses */
    double first, last; /* times */
    Model *copy;        /* the model as equations see it in an event */
    Audit *audit;
    Joints *joints;
    Relations *relations; /* NULL with fixed steps, where events are late */
    const ModelFamily *equations;
    int laws;           /* number of laws: equations, then connections */
    double start, done; /* start of the run; end of the run that it continues */
    bool is_seen;       /* `copy` could be evaluated */
    bool is_first;      /* first round of an event */
    double *unmoved, *moved, *jump_noise; /* listed values before and after impulses; their rounding */
    double *listed, *residual, *scale;
    double *states, *nearby, *nearby_scale, *noise; /* at nearby points; noise: how much residuals differ there */
    Worst *worst;
    Words worst_id; /* of the equation with the largest residual */
    Differences *differences;
};

static Verification *verification_new(Arena *a, const Options *o)
{
    const struct CheckPart *checks = model_parts.checks;
    const size_t variables = (size_t)o->about->variable_count;
    Verification *v = arena_take(a, 1, sizeof *v);
    v->about = o->about;
    v->joints = model_parts.joints ? model_parts.joints->create(o->about, a) : NULL;
    v->laws = o->about->constraint_count + (v->joints ? model_parts.joints->count(v->joints) : 0);
    v->equations = families_all(a, o->about->equations);
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
    v->jump_noise = arena_doubles(a, variables);
    v->copy = model_new(a, o->about);
    v->differences = differences_new(a, o);
    v->audit = checks ? checks->create(o->about, a) : NULL;
    v->relations = checks && !has_fixed_steps(o->method) ? checks->relations_create(o->about, a) : NULL;
    v->start = o->origin;
    v->done = o->restart ? o->start : -HUGE_VAL;
    for (int i = 0; i < o->about->variable_count; i++) {
        const int equation = o->about->variables[i].equation;
        if (variable_is_alias(&o->about->variables[i]) && equation >= 0 && equation < o->about->constraint_count)
            v->worst[equation].is_alias = true;
    }
    return v;
}

/* Lists the values of all variables. A discrete variable keeps its former value while it is absent. In the rounds in
 * which it appears, the former structure still holds, and its value is the one that these rounds determine. */
static void list_variables(Verification *v, const Model *m)
{
    for (int i = 0; i < described(m)->variable_count; i++) {
        const ModelVariable *row = &described(m)->variables[i], *of = row->alias_of ? row->alias_of : row;
        v->listed[i] = of->kind == MODEL_DISCRETE && row->sign != 0
                           ? row->sign * place_value(m, row->offset, row->type)
                           : variable_value(m, i);
    }
}

static bool is_discrete(const Verification *v, int law)
{
    return law < v->about->constraint_count && equation_law(&v->equations[law])->is_discrete;
}

static void find_residuals(const Verification *v, const Model *m, double time, double *residual, double *scale)
{
    model_residuals(m, time, v->listed, residual, scale);
    if (v->joints)
        model_parts.joints->residuals(v->joints, v->listed, residual + described(m)->constraint_count,
                                      scale + described(m)->constraint_count);
}

/* The scaled residual without its possible rounding. */
static double scaled_residual(const Verification *v, int law)
{
    const int joint = law - v->about->constraint_count;
    if (!isfinite(v->residual[law]) || (joint >= 0 && model_parts.joints->is_broken(v->joints, joint)))
        return HUGE_VAL;
    const double part = fmax(0, fabs(v->residual[law]) - NOISES * v->noise[law]);
    return part / fmax(v->scale[law], fmax(least_scale, least_part * v->worst[law].largest_scale));
}

static bool evaluate_copy(const Verification *v)
{
    return model_evaluate(v->copy) == MODEL_OK && model_outputs(v->copy) == MODEL_OK;
}

/* Lists the variables at a nearby point, at time *instant, where they differ almost only by rounding. Every other state
 * increases, the others decrease: a common factor would often preserve a balance of terms. */
static bool list_nearby(Verification *v, const Model *m, double time, double part, double *instant)
{
    *instant = time + part * fmax(fabs(time), described(m)->info->stop - described(m)->info->start);
    model_copy(v->copy, m);
    model_get_states(m, v->states);
    for (int i = 0; i < model_state_count(m); i++) {
        const double nominal = fabs(described(m)->variables[model_state_variable(m, i)].nominal);
        const double size = fabs(v->states[i]) > 0 ? v->states[i] : nominal > 0 ? nominal : 1;
        v->states[i] += size * (1 + (i % 2 ? part : -part)) - size;
    }
    model_set_states(v->copy, *instant, v->states);
    if (!evaluate_copy(v))
        return false;
    list_variables(v, v->copy);
    return true;
}

static double part_nearby(int point)
{
    return (point % 2 ? DBL_EPSILON : -DBL_EPSILON) * exp2(1 + 0.35 * point);
}

/* Adds the differences of the residuals at a nearby point to the noise. */
static void add_noise(Verification *v, const Model *m, double time, double part)
{
    double instant;
    if (!list_nearby(v, m, time, part, &instant))
        return;
    find_residuals(v, v->copy, instant, v->nearby, v->nearby_scale);
    for (int i = 0; i < v->laws; i++)
        v->noise[i] = fmax(v->noise[i], fabs(v->nearby[i] - v->residual[i]));
}

/* Changes the listed values of all variables that share this storage. */
static void shift(Verification *v, size_t offset, double change)
{
    for (int i = 0; i < v->about->variable_count; i++)
        if (v->about->variables[i].sign != 0 && v->about->variables[i].offset == offset)
            v->listed[i] += v->about->variables[i].sign * change;
}

/* The drawn equation that determined a quantity, -1 if none did. */
static int determining(const ModelDescription *about, const ModelVariable *quantity)
{
    for (int i = 0; i < about->variable_count && quantity->sign != 0; i++) {
        const ModelVariable *v = &about->variables[i];
        if (!v->alias_of && v->sign != 0 && v->offset == quantity->offset)
            return v->equation < about->constraint_count ? v->equation : -1;
    }
    return -1;
}

/* The next variable in a law; -1 behind the last one. */
static int next_held(const Verification *v, int law, Holding *h)
{
    if (law >= v->about->constraint_count)
        return model_parts.joints->held(v->joints, law - v->about->constraint_count)[h->place++];
    h->equation = &v->equations[law];
    return holding_next(h);
}

/* Adds the error that a law may have due to rounding in the equations that determined its variables. The sensitivity of
 * both equations to each variable is found by changing it. */
static void add_rounding(Verification *v, const Model *m, double time, int law)
{
    Holding holding = {.place = 0};
    for (int held; (held = next_held(v, law, &holding)) >= 0;) {
        const size_t offset = described(m)->variables[held].offset;
        const int by = determining(described(m), &described(m)->variables[held]);
        if (by < 0 || by == law)
            continue;
        const double change = fmax(fabs(v->listed[held]), 1) / 1024;
        shift(v, offset, change);
        find_residuals(v, m, time, v->nearby, v->nearby_scale);
        shift(v, offset, -change);
        const double here = fabs(v->nearby[law] - v->residual[law]);
        const double there = fabs(v->nearby[by] - v->residual[by]);
        const double rounding = ROUNDINGS * DBL_EPSILON * v->scale[by] * here / there;
        if (isfinite(rounding))
            v->noise[law] += rounding;
    }
}

static bool is_too_large(const Verification *v, bool are_discrete)
{
    for (int i = 0; i < v->laws; i++)
        if (is_discrete(v, i) == are_discrete && !(scaled_residual(v, i) <= bound))
            return true;
    return false;
}

static bool holds_absent(const Verification *v, const Model *m, int law)
{
    Holding holding = {.place = 0};
    for (int held; (held = next_held(v, law, &holding)) >= 0;)
        if (variable_is_absent(m, held) && described(m)->variables[held].kind != MODEL_DISCRETE)
            return true;
    return false;
}

/* True if the law stays undecided until another first round. */
static bool leave_open(Verification *v, const Model *m, double time, int law)
{
    Worst *w = &v->worst[law];
    if (!isfinite(v->residual[law]) && holds_absent(v, m, law)) {
        w->opened = w->is_open ? w->opened : time;
        return w->is_open = true;
    }
    w->is_open = w->is_open && !v->is_first;
    return false;
}

static void close_all(Verification *v)
{
    for (int i = 0; i < v->laws; i++) {
        Worst *w = &v->worst[i];
        if (w->is_open)
            *w = (Worst){HUGE_VAL, NAN, w->opened, w->largest_scale, w->is_alias, true, false, 0};
    }
}

/* Keeps the worst residuals, at the listed values, of the laws of discrete variables or of the others. */
static void keep_worst(Verification *v, const Model *m, double time, bool are_discrete, bool is_under_impulses)
{
    for (int i = 0; i < v->laws; i++) {
        Worst *w = &v->worst[i];
        const bool is_large = !(scaled_residual(v, i) <= bound);
        if (is_discrete(v, i) != are_discrete || (is_under_impulses && !is_large) ||
            (are_discrete && leave_open(v, m, time, i)))
            continue;
        if (is_large)
            add_rounding(v, m, time, i);
        const double scaled = scaled_residual(v, i);
        if (scaled > w->scaled || !w->is_seen)
            *w = (Worst){scaled, v->residual[i], time, w->largest_scale, w->is_alias, true, w->is_open, w->opened};
    }
}

static void check_equations(Verification *v, const Model *m, double time, bool are_discrete)
{
    list_variables(v, m);
    find_residuals(v, m, time, v->residual, v->scale);
    for (int i = 0; i < v->laws; i++)
        v->worst[i].largest_scale = fmax(v->worst[i].largest_scale, v->scale[i]);
    memset(v->noise, 0, (size_t)v->laws * sizeof *v->noise);
    for (int k = 1; k <= MOST_NEARBY && !are_discrete && is_too_large(v, are_discrete); k++)
        add_noise(v, m, time, part_nearby(k));
    keep_worst(v, m, time, are_discrete, false);
}

/* Evaluates the same point from scratch. Computed values begin as NaN, so that a value that is read too early becomes
 * visible: otherwise it would be the one of the point before. */
static void compute_anew(Verification *v, const Model *m)
{
    model_copy(v->copy, m);
    for (int i = 0; i < described(m)->variable_count; i++) {
        const ModelVariable *variable = &described(m)->variables[i];
        const bool is_computed = variable->kind == MODEL_ALGEBRAIC || variable->kind == MODEL_DERIVATIVE;
        if (is_computed && !variable_is_alias(variable) && variable->type == MODEL_NUMBER)
            place_set(v->copy, variable->offset, MODEL_NUMBER, NAN);
    }
    evaluate_copy(v);
}

static void check_point(Verification *v, const Model *m, double time)
{
    compute_anew(v, m);
    check_equations(v, v->copy, time, false);
    differences_point(v->differences, m, time);
    if (v->points++ == 0)
        v->first = time;
    v->last = time;
}

static void verification_point(Verification *v, const Model *m, const Solver *solver, double time)
{
    check_point(v, m, time);
    close_all(v);
    if (!v->relations)
        return;
    list_variables(v, m);
    model_parts.checks->relations_point(v->relations, m, solver, time, v->listed);
}

static void verification_slide(Verification *v, const Model *here, const Model *there, double time)
{
    check_point(v, here, time);
    check_point(v, there, time);
    v->slides++;
}

static void check_round(Verification *v, const Model *m, double time, bool is_first)
{
    v->is_first = is_first;
    model_copy(v->copy, m);
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        if (described(m)->events->discretes[i].is_stepwise)
            discrete_copy(described(m), i, discrete_at(v->copy, i), discrete_before_of(m, i));
    v->is_seen = evaluate_copy(v);
    if (!v->is_seen)
        return; /* it may not be defined before states are reset */
    check_equations(v, v->copy, time, true);
    model_parts.checks->statements(v->audit, m, v->copy, v->listed, time);
    if (is_first)
        model_parts.checks->clocks(v->audit, m, v->listed, v->start, v->done, time);
    v->events += is_first;
}

/* Keeps the listed variables before or after impulses, and estimates their rounding. */
static void list_jumping(Verification *v, const Model *m, double time, bool is_moved)
{
    const size_t size = (size_t)described(m)->variable_count * sizeof *v->listed;
    double *to = is_moved ? v->moved : v->unmoved, instant;
    memcpy(to, v->listed, size);
    if (!is_moved)
        memset(v->jump_noise, 0, size);
    for (int k = 1; k <= FEW_NEARBY; k++) {
        if (!list_nearby(v, m, time, part_nearby(k), &instant))
            continue;
        for (int i = 0; i < described(m)->variable_count; i++)
            v->jump_noise[i] = fmax(v->jump_noise[i], NOISES * fabs(v->listed[i] - to[i]));
    }
}

/* Called at the stages of an event. Under impulses, equations with terms that contain impulses must hold, too. */
static void verification_event(void *verification, Model *m, double time, EventStage stage, double factor)
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
            list_jumping(v, m, time, stage == EVENT_MOVED);
            return;
        }
        model_parts.checks->jumps(v->audit, model_structure(m), v->unmoved, v->moved, v->jump_noise, v->listed, factor,
                                  time);
        find_residuals(v, m, time, v->residual, v->scale);
        v->impulses++;
        for (int i = 0; i < v->laws; i++)
            if (!is_discrete(v, i) && v->scale[i] > sqrt(factor)) /* some terms contain impulses */
                v->impulse_residual = fmax(v->impulse_residual, fabs(v->residual[i]) / v->scale[i]);
        memset(v->noise, 0, (size_t)v->laws * sizeof *v->noise);
        keep_worst(v, m, time, false, true);
    }
}

/* ---- laws of each kind, the worst ones first ---- */

typedef enum { EQUATIONS, DERIVATIVES, ALIASES, CONNECTIONS, RELATIONS, EVENTS, KINDS } Kind;

static const struct {
    const char *name, *largest, *title;
} kinds[KINDS] = {
    [EQUATIONS] = {"equations", "residual", "The worst equations:"},
    [DERIVATIVES] = {"derivatives", "deviation", "The worst derivatives:"},
    [ALIASES] = {"aliases", "residual", NULL},
    [CONNECTIONS] = {"connections", "residual", "The worst connections:"},
    [RELATIONS] = {"relations", "excess", "Relations whose value contradicts their sides:"},
    [EVENTS] = {"assignments", "difference", "The worst assignments at events:"},
};

static double bound_of(Kind kind)
{
    return kind == DERIVATIVES ? DIFFERENCES_BOUND : bound;
}

static int count_of(const Verification *v, Kind kind)
{
    switch (kind) {
    case DERIVATIVES: return differences_count(v->differences);
    case CONNECTIONS: return v->laws - v->about->constraint_count;
    case RELATIONS: return v->relations ? model_parts.checks->relations_count(v->about) : 0;
    case EVENTS: return v->audit ? model_parts.checks->count(v->about) : 0;
    default: return v->about->constraint_count;
    }
}

/* The largest scaled error of an item, and its time. */
static double worst_of(const Verification *v, Kind kind, int i, double *time)
{
    const Worst *w = &v->worst[kind == CONNECTIONS ? v->about->constraint_count + i : i];
    switch (kind) {
    case DERIVATIVES: *time = differences_of(v->differences, i)->time; return differences_of(v->differences, i)->scaled;
    case EVENTS: *time = model_parts.checks->of(v->audit, i)->time; return model_parts.checks->of(v->audit, i)->scaled;
    case RELATIONS:
        *time = model_parts.checks->relation_of(v->relations, i)->time;
        return model_parts.checks->relation_of(v->relations, i)->scaled;
    default: *time = w->time; return kind == ALIASES && !w->is_alias ? -1 : w->scaled;
    }
}

/* The item that follows `previous` in the order of size, then of index; -1: the begin, and returned the end. */
static int next_worst(const Verification *v, Kind kind, int previous)
{
    double time, largest = 0;
    const double limit = previous < 0 ? HUGE_VAL : worst_of(v, kind, previous, &time);
    int next = -1;
    for (int i = 0; i < count_of(v, kind); i++) {
        const double scaled = worst_of(v, kind, i, &time);
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
    double time;
    return worst < 0 ? 0 : worst_of(v, kind, worst, &time);
}

/* The number of derivatives that were compared at no point although they varied. If none was compared at all, only
 * those that are always zero are excused. Some are printed to `out`. *compared: the number of comparisons in all. */
static int find_unseen(const Verification *v, long *compared, FILE *out)
{
    int unseen = 0;
    *compared = 0;
    for (int i = 0; i < differences_count(v->differences); i++)
        *compared += differences_of(v->differences, i)->compared;
    for (int i = 0; i < differences_count(v->differences); i++) {
        const Deviation *c = differences_of(v->differences, i);
        if (c->compared > 0 || !(*compared == 0 ? !c->is_zero : c->was_distinct))
            continue;
        if (out && unseen < SHOWN)
            fprintf(out, "               %s nowhere: its differences are too uncertain\n",
                    v->about->variables[c->derivative].path);
        unseen++;
    }
    return unseen;
}

/* ---- the report ---- */

/* Prints the element of an item, to the end of the line; a second line is indented. */
static void describe(FILE *out, const Verification *v, Kind kind, int i, int indent)
{
    const ModelVariable *derivative =
        kind == DERIVATIVES ? &v->about->variables[differences_of(v->differences, i)->derivative] : NULL;
    if (kind == EVENTS) {
        model_parts.checks->describe(v->about, out, i);
    } else if (kind == CONNECTIONS) {
        model_parts.joints->describe(out, v->joints, i, indent);
    } else if (kind == RELATIONS) {
        const ModelBranch *b = &v->about->events->branches[i];
        fprintf(out, "%s\n%*s%s, %s\n", b->text, indent, "", b->element, b->source);
    } else if (derivative && derivative->equation < 0) {
        fprintf(out, "%s\n", derivative->source);
    } else {
        fprintf(out, "%s\n", equation_origin(v->about, derivative ? derivative->equation : i).text);
    }
}

static Words name_of(const Verification *v, Kind kind, int i)
{
    return kind == EQUATIONS || kind == ALIASES ? equation_id(v->about, i)
           : kind == DERIVATIVES ? words_of(v->about->variables[differences_of(v->differences, i)->derivative].path)
                                 : words_of("");
}

/* Prints the number of items of a kind, and the largest error with its place. */
static void show_kind(FILE *out, const Verification *v, Kind kind)
{
    int count = count_of(v, kind);
    double time;
    const int i = next_worst(v, kind, -1);
    if (kind == ALIASES) {
        count = 0;
        for (int k = 0; k < v->about->variable_count; k++)
            count += variable_is_alias(&v->about->variables[k]);
    }
    fprintf(out, "  %-11s  %d, largest %s %s (bound %s)", kinds[kind].name, count, kinds[kind].largest,
            number_rounded(largest_of(v, kind), 2).text, number_rounded(bound_of(kind), 2).text);
    if (i < 0) {
        fputc('\n', out);
        return;
    }
    const Words name = name_of(v, kind, i);
    worst_of(v, kind, i, &time);
    fprintf(out, ": %s%sat time %s\n%15s", name.text, name.length ? " " : "", number_rounded(time, 6).text, "");
    describe(out, v, kind, i, 15);
}

static void show_worst(FILE *out, const Verification *v, Kind kind)
{
    int i = next_worst(v, kind, -1);
    if (i >= 0)
        fprintf(out, "%s\n", kinds[kind].title);
    for (int shown = 0; shown < SHOWN && i >= 0; shown++, i = next_worst(v, kind, i)) {
        double time;
        const Number scaled = number_rounded(worst_of(v, kind, i, &time), 2);
        const Words name = name_of(v, kind, i);
        fprintf(out, "  %-9s %-*s%sat time %s", scaled.text, kind == EQUATIONS ? 6 : 0, name.text,
                name.length ? " " : "", number_rounded(time, 6).text);
        if (kind == DERIVATIVES) {
            const Deviation *c = differences_of(v->differences, i);
            fprintf(out, " is %s, the difference %s", number_rounded(c->value, 9).text,
                    number_rounded(c->difference, 9).text);
        } else if (kind == EVENTS) {
            const Finding *f = model_parts.checks->of(v->audit, i);
            fprintf(out, ": %s, original equation %s", number_rounded(f->found, 9).text, number_rounded(f->drawn,
                    9).text);
        } else if (kind == RELATIONS) {
            const Excess *e = model_parts.checks->relation_of(v->relations, i);
            fprintf(out, ", beyond its boundary by %s", number_rounded(-e->margin, 3).text);
        } else {
            const Worst *w = &v->worst[kind == CONNECTIONS ? v->about->constraint_count + i : i];
            fprintf(out, ", residual %s", number_rounded(w->value, 3).text);
        }
        fprintf(out, "%s%s\n%12s", kind == EQUATIONS ? "\n            " : "",
                kind == EQUATIONS ? equation_text(v->about, i).text : "", "");
        describe(out, v, kind, i, 12);
    }
}

/* Reports the first kind with a too large error, in an order in which earlier kinds explain later ones. */
static int fail(const Verification *v, int unseen)
{
    static const struct {
        Kind kind;
        const char *what;
    } failures[] = {
        {EQUATIONS, "the largest scaled residual is"},
        {CONNECTIONS, "the two sides of a connection differ by"},
        {RELATIONS, "the value of a relation contradicts its sides beyond rounding, by"},
        {EVENTS, "an assignment at an event differs from its equation by"},
        {DERIVATIVES, "a derivative deviates from differences of its variable by"},
    };
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        const Kind kind = failures[i].kind;
        const double largest = largest_of(v, kind);
        if (!(largest > bound_of(kind)))
            continue;
        if (kind == RELATIONS)
            return message_fail(NOT_VERIFIED, "%s", failures[i].what);
        return message_fail(NOT_VERIFIED, "%s %s, above %s", failures[i].what, number_rounded(largest, 2).text,
                            number_rounded(bound_of(kind), 2).text);
    }
    return message_fail(NOT_COMPARED, "%d derivative%s could not be compared with differences at any point", unseen,
                        unseen == 1 ? "" : "s");
}

static int verification_report(const Verification *v, bool has_failed, FILE *out)
{
    long compared;
    const int unseen = find_unseen(v, &compared, NULL), derivatives = count_of(v, DERIVATIVES);
    const long points = v->points - v->slides;
    bool verified = v->points > 0 && unseen == 0;
    fprintf(out, "Verification of %s at %ld point%s", v->about->info->qualified_name, points, points == 1 ? "" : "s");
    if (v->events > 0)
        fprintf(out, " and in %ld event iteration%s", v->events, v->events == 1 ? "" : "s");
    if (v->slides > 0)
        fprintf(out, ", %ld of these on two sides", v->slides);
    fprintf(out, ", time %s to %s\n", number_rounded(v->first, 6).text, number_rounded(v->last, 6).text);
    for (Kind kind = EQUATIONS; kind < KINDS; kind++) {
        verified = verified && (kind == ALIASES || largest_of(v, kind) <= bound_of(kind));
        if (kind < CONNECTIONS || count_of(v, kind) > 0)
            show_kind(out, v, kind);
        if (kind == DERIVATIVES && derivatives > 0) {
            const long cases = derivatives * v->points;
            if (compared == cases)
                fprintf(out, "               compared in all %ld cases\n", cases);
            else
                fprintf(out, "               compared in %ld of %ld cases, too uncertain in the others\n", compared,
                        cases);
            find_unseen(v, &compared, out);
        }
    }
    if (v->impulses > 0)
        fprintf(out, "  impulses     %ld time%s, with conserved quantities kept to %s\n", v->impulses,
                v->impulses == 1 ? "" : "s", number_rounded(v->impulse_residual, 2).text);
    fprintf(out,
            "Residuals: of the original equations, relative to the sum of their absolute terms. Deviations: of "
            "each\nderivative from finite differences of its variable, relative to the derivative, beyond the "
            "uncertainty\nof the differences. Aliases are checked by the equations that eliminated them.\n");
    for (Kind kind = EQUATIONS; kind < KINDS; kind++)
        if (kind != ALIASES)
            show_worst(out, v, kind);
    if (verified && has_failed)
        fprintf(out, "verified until time %s; the run failed\n", number_rounded(v->last, 6).text);
    else
        fprintf(out, "%s\n", verified ? "verified" : "not verified");
    if (verified)
        return STATUS_DONE;
    fflush(out);
    return fail(v, unseen);
}

static VerifiedResidual verification_residual(Verification *v)
{
    VerifiedResidual residual = {.bound = bound_of(EQUATIONS)};
    const int worst = next_worst(v, EQUATIONS, -1);
    if (worst >= 0) {
        residual.largest = worst_of(v, EQUATIONS, worst, &residual.time);
        v->worst_id = name_of(v, EQUATIONS, worst);
        residual.equation = v->worst_id.text;
    }
    return residual;
}

static void open_verification(Run *run)
{
    if (!run->options->verify)
        return;
    run->rows.verification = verification_new(run->arena, run->options);
    if (run->event)
        model_parts.events->watch(run->event, verification_event, run->rows.verification);
}

static void check_row(Run *run, const Model *shown, double time)
{
    Verification *v = run->rows.verification;
    (void)shown;
    if (v && run->sliding && model_parts.sliding->is_mean(run->sliding))
        verification_slide(v, run->model, model_parts.sliding->other(run->sliding), time);
    else if (v)
        verification_point(v, run->model, run->solver, time);
}

static int report(Run *run, int reason, int status)
{
    const bool is_there = run->rows.verification && run->rows.times.rows > 0;
    const bool has_failed = reason != STATUS_DONE && reason != STATUS_VIOLATED && reason < STATUS_SIGNAL;
    FILE *out = report_stream(run->options);
    const int own = is_there ? verification_report(run->rows.verification, has_failed, out) : STATUS_DONE;
    (void)status;
    run->rows.is_unverified = own != STATUS_DONE || has_failed;
    return own;
}

const struct VerifyPart verify_part = {{.open = open_verification, .row = check_row, .report = report},
                                       verification_residual};
