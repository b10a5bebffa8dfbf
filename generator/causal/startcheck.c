/* startcheck.c - fixed starts that others determine already: what ties them together, and do they agree.
 *
 * A fixed start that cannot be an equation of the start, because equations and other starts determine its variable, is
 * reached from them through the matching: the rows that an alternating breadth-first search from the variable meets are
 * exactly the over-determined part of Dulmage and Mendelsohn that the start would add (Dulmage & Mendelsohn, Can. J.
 * Math. 10, 1958). Among them are the other starts and the constraints.
 *
 * People round what they write to six digits or so. Two starts agree if changing the others in their last digits moves
 * what follows from them by as much as they differ. */
#include "causal/work.h"

#include <math.h>

enum { MOST_REACHED = 2000, MOST_TIES = 8, MOST_MOVED = 100 };

static const double as_written = 5e-6; /* relative error of a number of six digits */

typedef struct {
    Arena *arena;
    const Causal *causal;
    const StartRows *start;
    IntList queue;
    int *seen; /* by row: the stamp of the search that met it */
    int stamp;
    int *differentiations; /* of the equation that it was drawn as, by equation */
} Search;

/* All rows that determine the variable, nearest first. */
static void reach(Search *s, int variable)
{
    s->stamp++;
    s->queue.count = 0;
    int row = matcher_row_of(s->start->matcher, variable);
    for (int next = 0;; next++) {
        if (row >= 0 && s->seen[row] != s->stamp) {
            s->seen[row] = s->stamp;
            list_push(s->arena, &s->queue, row);
        }
        if (next >= s->queue.count || s->queue.count > MOST_REACHED)
            return;
        const IntList *columns = s->start->columns.at[s->queue.at[next]];
        for (int i = 0; i < columns->count; i++) {
            int other = matcher_row_of(s->start->matcher, columns->at[i]);
            if (other >= 0 && s->seen[other] != s->stamp) {
                s->seen[other] = s->stamp;
                list_push(s->arena, &s->queue, other);
            }
        }
        row = -1;
    }
}

static int drawn_equation(const Causal *causal, int equation)
{
    while (causal->equations.at[equation].parent >= 0)
        equation = causal->equations.at[equation].parent;
    return equation;
}

/* Each drawn equation once: where it and its derivative are met, the nearer one. */
static void add_equation(Search *s, StartCheck *check, int equation)
{
    for (int i = 0; i < check->equations.count; i++)
        if (drawn_equation(s->causal, check->equations.at[i]) == drawn_equation(s->causal, equation))
            return;
    if (check->equations.count < MOST_TIES)
        list_push(s->arena, &check->equations, equation);
}

/* The equation that index reduction differentiated most ties starts together; others define what it mentions. */
static void collect(Search *s, StartCheck *check)
{
    int most = 0;
    for (int i = 0; i < s->queue.count; i++) {
        const Row *row = &s->start->rows.at[s->queue.at[i]];
        if (row->equation < 0 && check->starts.count < MOST_TIES)
            list_push(s->arena, &check->starts, causal_variable(s->causal, row->left));
        if (row->equation >= 0 && s->differentiations[row->equation] > most)
            most = s->differentiations[row->equation];
    }
    for (; most >= 0; most--)
        for (int i = 0; i < s->queue.count; i++) {
            int equation = s->start->rows.at[s->queue.at[i]].equation;
            if (equation >= 0 && s->differentiations[equation] == most)
                add_equation(s, check, equation);
        }
}

/* The constants' equations that determine a variable which is none of the start's unknowns. */
static void collect_constant(Search *s, StartCheck *check)
{
    for (int b = 0; b < s->causal->constants.count; b++) {
        const Block *block = s->causal->constants.at[b];
        for (int i = 0; i < block->inner.count; i++)
            if (block->inner.at[i].variable == check->variable && block->inner.at[i].equation >= 0)
                add_equation(s, check, block->inner.at[i].equation);
    }
}

void start_checks_tie(Arena *arena, Causal *causal, const StartRows *start)
{
    if (!causal->start_checks.count)
        return;
    Search s = {.arena = arena, .causal = causal, .start = start, .seen = arena_array(arena, int, start->rows.count),
                .differentiations = arena_array(arena, int, causal->equations.count)};
    int drawn = causal->system->equations.count;
    for (int e = drawn; e < causal->equations.count; e++)
        s.differentiations[drawn_equation(causal, e)] += causal->equations.at[e].use != EQUATION_START;
    for (int e = drawn; e < causal->equations.count; e++)
        s.differentiations[e] = s.differentiations[drawn_equation(causal, e)];
    for (int i = 0; i < causal->start_checks.count; i++) {
        StartCheck *check = &causal->start_checks.at[i];
        reach(&s, check->variable);
        collect(&s, check);
        if (!s.queue.count)
            collect_constant(&s, check);
    }
}

/* ---- with the stated values ---- */

typedef struct {
    const Causal *causal;
    Schedule wanted;        /* of continuous time: what the checks need */
    const double *given;    /* constants and guesses */
    double *values, *moved[2]; /* of all variables; with one start a little less, a little greater */
    bool *is_known;
} Evaluation;

static double stated_start(const Causal *causal, int variable, const double *values)
{
    Expr start = causal->variables.at[variable].start;
    double value = start ? causal_value(causal, start, 0, values) : 0;
    return isfinite(value) ? value : 0;
}

/* Evaluates start and continuous time, with the start of one variable (-1: none) changed by a factor; what could not be
 * evaluated is not known. */
static void evaluate(Evaluation *e, double *values, int changed, double factor)
{
    const Causal *causal = e->causal;
    const Schedule *schedules[] = {&causal->start, &e->wanted};
    double time = causal->system->experiment.start;
    for (int v = 0; v < causal->variables.count; v++) {
        values[v] = e->given[v];
        e->is_known[v] = causal_is_constant_role(causal->variables.at[v].role);
    }
    for (int s = 0; s < 2; s++)
        for (int b = 0; b < schedules[s]->count; b++) {
            Block *block = schedules[s]->at[b];
            Schedule one = {.at = &block, .count = 1, .capacity = 1};
            if (!causal_evaluate(causal, &one, time, values))
                return;
            for (int i = 0; i < block->tearing.count; i++)
                e->is_known[block->tearing.at[i]] = true;
            for (int i = 0; i < block->inner.count; i++) {
                const Assignment *a = &block->inner.at[i];
                e->is_known[a->variable] = true;
                if (a->variable == changed && a->equation < 0)
                    values[changed] *= factor;
            }
        }
}

/* Adds to `uncertain`, by check, how far the checked variable moves if this start does in its last digits, one way and
 * the other: near where one follows from another by a root, one way may lead to none. */
static void add_uncertainty(Evaluation *e, int start, double *uncertain)
{
    const Causal *causal = e->causal;
    for (int sign = -1; sign <= 1; sign += 2) {
        evaluate(e, e->moved[sign > 0], start, 1 + sign * as_written);
        for (int v = 0; v < causal->variables.count; v++)
            if (!e->is_known[v])
                e->moved[sign > 0][v] = e->values[v];
    }
    for (int i = 0; i < causal->start_checks.count; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        double value = e->values[check->variable], down = e->moved[0][check->variable] - value;
        double up = e->moved[1][check->variable] - value;
        for (int k = 0; k < check->starts.count && isfinite(down) && isfinite(up); k++)
            if (check->starts.at[k] == start)
                uncertain[i] += fabs(down) + fabs(up);
    }
}

/* For people: seven digits. */
static double rounded(double x)
{
    double scale = fabs(x) > 0 ? pow(10, 7 - ceil(log10(fabs(x)))) : 0;
    return isfinite(scale) && scale > 0 ? round(x * scale) / scale : x;
}

/* An initial equation is the start 0 of the difference of its sides. */
static bool is_initial_equation(const Causal *causal, int variable)
{
    return variable < causal->system->variables.count && causal->system->variables.at[variable].is_residual;
}

static const char *start_words(Arena *arena, const Causal *causal, int variable, const char *value)
{
    if (is_initial_equation(causal, variable))
        return arena_format(arena, "the initial equation '%s'",
                            causal->system->variables.at[variable].documentation->text);
    return arena_format(arena, "'%s' (%s)", causal->variables.at[variable].path->text, value);
}

static void detail_start(Arena *arena, const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    const char *place = source_print(arena, v->start_source);
    if (is_initial_equation(causal, variable))
        diag_detail("%s (%s)", start_words(arena, causal, variable, ""), place);
    else
        diag_detail("%s starts at %s (%s)", v->path->text, expr_text(arena, v->start), place);
}

void causal_report_contradiction(Arena *arena, const Causal *causal, const StartCheck *check, double stated,
                                 double found)
{
    enum { NAMED = 2 };
    char number[2][32];
    const CausalVariable *variable = &causal->variables.at[check->variable];
    Text who = text_new(arena);
    text_add(&who, start_words(arena, causal, check->variable, number_print(stated, number[0])));
    for (int i = 0; i < check->starts.count && check->starts.count <= NAMED; i++) {
        int other = check->starts.at[i];
        text_format(&who, "%s %s", i + 1 < check->starts.count ? "," : " and",
                    start_words(arena, causal, other, expr_text(arena, causal->variables.at[other].start)));
    }
    if (check->starts.count > NAMED)
        text_format(&who, " and of %d other variables", check->starts.count);
    const FlatEquation *constraint = NULL;
    if (check->equations.count)
        constraint = causal_equation_declaration(causal, check->equations.at[0]);
    const char *by = !constraint ? "the equations"
                                 : arena_format(arena, "the equation%s %s of '%s'",
                                                check->equations.count > 1 ? "s beginning with" : "",
                                                constraint->id->text, constraint->element->text);
    diag(DIAG_C12, check->source, "the start%s of %s contradict%s %s", check->starts.count ? "s" : "", who.at,
         check->starts.count ? "" : "s", by);
    const char *place = source_print(arena, check->source), *follows = number_print(rounded(found), number[1]);
    if (is_initial_equation(causal, check->variable))
        diag_detail("%s (%s), but its left side minus its right one is %s by",
                    start_words(arena, causal, check->variable, ""), place, follows);
    else
        diag_detail("%s starts at %s (%s), but follows as %s from", variable->path->text, number[0], place, follows);
    for (int i = 0; i < check->starts.count; i++)
        detail_start(arena, causal, check->starts.at[i]);
    if (variable->role == ROLE_ALIAS && variable->equation >= 0) {
        IntList by_alias = {0};
        list_push(arena, &by_alias, variable->equation);
        causal_detail_alias(arena, causal, check->variable);
        causal_detail_still(arena, causal, &by_alias);
        return;
    }
    causal_detail_equations(causal, arena, &check->equations);
    causal_detail_still(arena, causal, &check->equations);
    causal_detail_aliases(causal, arena, &check->equations);
}

bool starts_agree(double found, double stated, double uncertain)
{
    return fabs(found - stated) <= as_written * fmax(fabs(found), fabs(stated)) + 1e-12 + uncertain;
}

/* Blocks of continuous time that the checks need. */
static Schedule wanted_blocks(Arena *arena, const Causal *causal)
{
    bool *is_needed = arena_array(arena, bool, causal->variables.count);
    Schedule wanted = {0};
    for (int i = 0; i < causal->start_checks.count; i++)
        is_needed[causal->start_checks.at[i].variable] = true;
    const bool *is_wanted = blocks_needed(arena, causal, &causal->continuous, is_needed, NULL, NULL);
    for (int b = 0; b < causal->continuous.count; b++)
        if (is_wanted[b])
            list_push(arena, &wanted, causal->continuous.at[b]);
    return wanted;
}

static bool agrees(const Evaluation *e, const double *stated, const double *uncertain, int check)
{
    double found = e->values[e->causal->start_checks.at[check].variable];
    return !isfinite(stated[check]) || !isfinite(found) || starts_agree(found, stated[check], uncertain[check]);
}

/* Each start that a disagreement depends on is moved once, for all of them. */
static void find_uncertainties(Arena *arena, Evaluation *e, const double *stated, double *uncertain)
{
    const Causal *causal = e->causal;
    bool *is_done = arena_array(arena, bool, causal->variables.count);
    for (int i = 0, moved = 0; i < causal->start_checks.count; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        if (agrees(e, stated, uncertain, i))
            continue;
        for (int k = 0; k < check->starts.count && moved < MOST_MOVED; k++)
            if (!is_done[check->starts.at[k]]) {
                is_done[check->starts.at[k]] = true;
                add_uncertainty(e, check->starts.at[k], uncertain);
                moved++;
            }
    }
}

bool start_checks_hold(Arena *arena, const Causal *causal)
{
    int n = causal->variables.count, checks = causal->start_checks.count;
    if (!checks)
        return true;
    double *given = arena_array(arena, double, n), *constants = arena_array(arena, double, n);
    double *stated = arena_array(arena, double, checks), *uncertain = arena_array(arena, double, checks);
    Evaluation e = {.causal = causal, .wanted = wanted_blocks(arena, causal), .given = given,
                    .values = arena_array(arena, double, n), .is_known = arena_array(arena, bool, n),
                    .moved = {arena_array(arena, double, n), arena_array(arena, double, n)}};
    causal_constant_values(causal, constants);
    for (int v = 0; v < n; v++) /* what events determine is left to the program */
        given[v] = causal_is_constant_role(causal->variables.at[v].role) ? constants[v]
                   : causal->variables.at[v].role == ROLE_JUMP           ? 0
                   : causal_is_held_role(causal->variables.at[v].role)   ? NAN
                                                                         : stated_start(causal, v, constants);
    evaluate(&e, e.values, -1, 1);
    for (int i = 0; i < checks; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        stated[i] = e.is_known[check->variable] ? causal_value(causal, check->start, 0, constants) : NAN;
    }
    find_uncertainties(arena, &e, stated, uncertain);
    for (int i = 0; i < checks; i++)
        if (!agrees(&e, stated, uncertain, i)) { /* others may follow from it */
            const StartCheck *check = &causal->start_checks.at[i];
            causal_report_contradiction(arena, causal, check, stated[i], e.values[check->variable]);
            return false;
        }
    return true;
}
