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

enum { MOST_REACHED = 2000, MOST_TIES = 8 };

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

/* What determines a variable that is none of the start's unknowns: the constants' schedule. */
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
        s.differentiations[drawn_equation(causal, e)]++;
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
    double *values, *moved; /* of all variables */
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
        e->is_known[v] = is_constant_role(causal->variables.at[v].role);
    }
    for (int s = 0; s < 2; s++)
        for (int b = 0; b < schedules[s]->count; b++) {
            Block *block = schedules[s]->at[b];
            Schedule one = {.at = &block, .count = 1, .capacity = 1};
            if (!causal_evaluate(causal, &one, time, values))
                return;
            for (int i = 0; i < block->tears.count; i++)
                e->is_known[block->tears.at[i]] = true;
            for (int i = 0; i < block->inner.count; i++) {
                const Assignment *a = &block->inner.at[i];
                e->is_known[a->variable] = true;
                if (a->variable == changed && a->equation < 0)
                    values[changed] *= factor;
            }
        }
}

/* How far the value moves if the other starts move in their last digits, either way: near where a start follows from
 * another by a root, one way may lead to none. */
static double uncertainty(Evaluation *e, const StartCheck *check)
{
    double sum = 0;
    for (int i = 0; i < check->starts.count; i++) {
        double most = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            evaluate(e, e->moved, check->starts.at[i], 1 + sign * as_written);
            double change = fabs(e->moved[check->variable] - e->values[check->variable]);
            if (e->is_known[check->variable] && isfinite(change))
                most = fmax(most, change);
        }
        sum += most;
    }
    return sum;
}

/* For people: seven digits. */
static double rounded(double x)
{
    double scale = fabs(x) > 0 ? pow(10, 7 - ceil(log10(fabs(x)))) : 0;
    return isfinite(scale) && scale > 0 ? round(x * scale) / scale : x;
}

void report_contradiction(Arena *arena, const Causal *causal, const StartCheck *check, double stated, double found)
{
    enum { NAMED = 2 };
    char number[2][32];
    const char *name = causal->variables.at[check->variable].path->text;
    Text who = text_new(arena);
    text_format(&who, "'%s' (%s)", name, number_print(stated, number[0]));
    for (int i = 0; i < check->starts.count && check->starts.count <= NAMED; i++) {
        const CausalVariable *other = &causal->variables.at[check->starts.at[i]];
        text_format(&who, "%s '%s' (%s)", i + 1 < check->starts.count ? "," : " and", other->path->text,
                    expr_text(arena, other->start));
    }
    if (check->starts.count > NAMED)
        text_format(&who, " and of %d other variables", check->starts.count);
    const FlatEquation *constraint = NULL;
    if (check->equations.count)
        constraint = equation_declaration(causal, check->equations.at[0]);
    const char *by = !constraint ? "the equations"
                                 : arena_format(arena, "the equation%s %s of '%s'",
                                                check->equations.count > 1 ? "s beginning with" : "",
                                                constraint->id->text, constraint->element->text);
    diag(DIAG_C12, check->source, "the start%s of %s contradict%s %s", check->starts.count ? "s" : "", who.at,
         check->starts.count ? "" : "s", by);
    diag_detail("%s starts at %s (%s), but follows as %s from", name, number[0], source_print(arena, check->source),
                number_print(rounded(found), number[1]));
    for (int i = 0; i < check->starts.count; i++) {
        const CausalVariable *other = &causal->variables.at[check->starts.at[i]];
        diag_detail("%s starts at %s (%s)", other->path->text, expr_text(arena, other->start),
                    source_print(arena, other->start_source));
    }
    detail_equations(causal, arena, &check->equations);
}

bool starts_agree(double found, double stated, double uncertain)
{
    return fabs(found - stated) <= as_written * fmax(fabs(found), fabs(stated)) + 1e-12 + uncertain;
}

/* What must be evaluated in continuous time, backwards from the checks. */
static Schedule wanted_blocks(Arena *arena, const Causal *causal)
{
    bool *is_needed = arena_array(arena, bool, causal->variables.count);
    bool *is_wanted = arena_array(arena, bool, causal->continuous.count);
    Schedule wanted = {0};
    for (int i = 0; i < causal->start_checks.count; i++)
        is_needed[causal->start_checks.at[i].variable] = true;
    for (int b = causal->continuous.count - 1; b >= 0; b--) {
        is_wanted[b] = block_determines(causal->continuous.at[b], is_needed);
        if (is_wanted[b])
            block_mark_needs(arena, causal, causal->continuous.at[b], is_needed);
    }
    for (int b = 0; b < causal->continuous.count; b++)
        if (is_wanted[b])
            list_push(arena, &wanted, causal->continuous.at[b]);
    return wanted;
}

bool start_checks_hold(Arena *arena, const Causal *causal)
{
    int n = causal->variables.count;
    if (!causal->start_checks.count)
        return true;
    double *given = arena_array(arena, double, n), *constants = arena_array(arena, double, n);
    Evaluation e = {.causal = causal, .wanted = wanted_blocks(arena, causal), .given = given,
                    .values = arena_array(arena, double, n), .moved = arena_array(arena, double, n),
                    .is_known = arena_array(arena, bool, n)};
    constant_values(causal, constants);
    for (int v = 0; v < n; v++)
        given[v] = is_constant_role(causal->variables.at[v].role) ? constants[v] : stated_start(causal, v, constants);
    evaluate(&e, e.values, -1, 1);
    bool *was_known = arena_array(arena, bool, n);
    for (int v = 0; v < n; v++)
        was_known[v] = e.is_known[v];
    bool hold = true;
    for (int i = 0; i < causal->start_checks.count && hold; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        double stated = causal_value(causal, check->start, 0, constants), found = e.values[check->variable];
        if (!was_known[check->variable] || !isfinite(stated) || !isfinite(found) || starts_agree(found, stated, 0) ||
            starts_agree(found, stated, uncertainty(&e, check)))
            continue;
        report_contradiction(arena, causal, check, stated, found);
        hold = false; /* the others may follow from it */
    }
    return hold;
}
