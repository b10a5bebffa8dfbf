/* startcheck.c - start checks: fixed starts that others determine already, the equations between them, their agreement.
 *
 * A fixed start cannot be an equation of the start if equations and other starts determine its variable. These are
 * found through the matching: an alternating breadth-first search from the variable reaches exactly the rows of the
 * over-determined part of Dulmage and Mendelsohn that the start would add (Dulmage & Mendelsohn, Can. J. Math. 10,
 * 1958). Among them are the other starts and the constraints.
 *
 * People round numbers to about six digits. A start agrees with the others if changing them in their last digits moves
 * the dependent value by as much as the two values differ. */
#include "causal/explain.h"

#include <math.h>

enum { MOST_REACHED = 2000, MOST_TIES = 8, MOST_MOVED = 100 };

static const double as_written = 5e-6; /* relative error of a number of six digits */

typedef struct {
    const StartRows *start;
    IntList queue;
    int *seen; /* by row: stamp of the last search that met it */
    int stamp;
    int *differentiations; /* by equation: how often its drawn equation was differentiated */
} Search;

/* Finds all rows that determine the variable, nearest first. */
static void reach(Search *s, int variable)
{
    IntList own = {.at = &variable, .count = 1};
    s->stamp++;
    s->queue.count = 0;
    for (int next = -1; next < s->queue.count && s->queue.count <= MOST_REACHED; next++) {
        const IntList *columns = next < 0 ? &own : &s->start->columns.at[s->queue.at[next]];
        for (int i = 0; i < columns->count; i++) {
            int row = matcher_row_of(s->start->matcher, columns->at[i]);
            if (row < 0 || s->seen[row] == s->stamp)
                continue;
            s->seen[row] = s->stamp;
            list_push(s->start->arena, &s->queue, row);
        }
    }
}

/* Adds an equation, each drawn equation once: of it and its derivatives, the one that was met first. */
static void add_equation(const StartRows *start, StartCheck *check, int equation)
{
    bool is_new = check->equations.count < MOST_TIES;
    for (int i = 0; i < check->equations.count; i++)
        is_new = is_new && causal_ancestor(start->causal, check->equations.at[i]) !=
                               causal_ancestor(start->causal, equation);
    if (is_new)
        list_push(start->arena, &check->equations, equation);
}

/* Collects the starts and equations that determine a check's variable. Equations that index reduction differentiated
 * most come first: they tie starts together, and the others define their variables. For a variable that is not an
 * unknown of the start: the equations of constants that determine it. */
static void collect(Search *s, StartCheck *check)
{
    const Causal *causal = s->start->causal;
    int most = 0;
    for (int i = 0; i < s->queue.count; i++) {
        const Row *row = &s->start->rows.at[s->queue.at[i]];
        if (row->equation < 0 && check->starts.count < MOST_TIES)
            list_push(s->start->arena, &check->starts, causal_variable(causal, row->left));
        if (row->equation >= 0 && s->differentiations[row->equation] > most)
            most = s->differentiations[row->equation];
    }
    for (; most >= 0; most--)
        for (int i = 0; i < s->queue.count; i++) {
            int equation = s->start->rows.at[s->queue.at[i]].equation;
            if (equation >= 0 && s->differentiations[equation] == most)
                add_equation(s->start, check, equation);
        }
    for (int b = 0; b < causal->constants.count && !s->queue.count; b++) {
        const Block *block = causal->constants.at[b];
        for (int i = 0; i < block->inner.count; i++)
            if (block->inner.at[i].variable == check->variable && block->inner.at[i].equation >= 0)
                add_equation(s->start, check, block->inner.at[i].equation);
    }
}

void start_checks_tie(const StartRows *start)
{
    Causal *causal = start->causal;
    if (!causal->start_checks.count)
        return;
    Search s = {.start = start, .seen = arena_array(start->arena, int, start->rows.count),
                .differentiations = arena_array(start->arena, int, causal->equations.count)};
    int drawn = causal->system->equations.count;
    for (int e = drawn; e < causal->equations.count; e++)
        if (causal_ancestor(causal, e) != e) /* neither a sum of equations nor one of a state set */
            s.differentiations[causal_ancestor(causal, e)] += causal->equations.at[e].use != EQUATION_START;
    for (int e = drawn; e < causal->equations.count; e++)
        s.differentiations[e] = s.differentiations[causal_ancestor(causal, e)];
    for (int i = 0; i < causal->start_checks.count; i++) {
        reach(&s, causal->start_checks.at[i].variable);
        collect(&s, &causal->start_checks.at[i]);
    }
}

/* ---- evaluation with the stated values ---- */

typedef struct {
    const Causal *causal;
    Schedule wanted;        /* the blocks of continuous time that checks need */
    const double *given;    /* constants and guesses */
    double *values, *moved[2]; /* of all variables; moved: with one start slightly smaller or larger */
    bool *is_known;
} Evaluation;

/* Evaluates start and continuous time, with the start of one variable changed by a factor; loops continue from their
 * solutions. changed -1: no start is changed, and loops begin at guesses. Sets is_known for values that could be
 * evaluated. */
static void evaluate(Evaluation *e, double *values, int changed, double factor)
{
    const Causal *causal = e->causal;
    const Schedule *schedules[] = {&causal->start, &e->wanted};
    double time = causal->system->experiment.start;
    for (int v = 0; v < causal->variables.count; v++) {
        e->is_known[v] = causal_is_constant_role(causal->variables.at[v].role);
        values[v] = changed < 0 || e->is_known[v] ? e->given[v] : e->values[v];
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

/* Adds to `uncertain`, by check, how far the checked variable moves if this start changes in its last digits. Both
 * directions are tried: near the end of a root's domain, one of them may have no solution. */
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

/* True for an initial equation, which is the start 0 of the difference of its sides. */
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
    double scale = fabs(found) > 0 ? pow(10, 7 - ceil(log10(fabs(found)))) : 0; /* seven digits, to be readable */
    bool is_rounded = isfinite(scale) && scale > 0;
    const char *place = source_print(arena, check->source);
    const char *follows = number_print(is_rounded ? round(found * scale) / scale : found, number[1]);
    if (is_initial_equation(causal, check->variable))
        diag_detail("%s (%s), but its left side minus its right one follows as %s from",
                    start_words(arena, causal, check->variable, ""), place, follows);
    else
        diag_detail("%s starts at %s (%s), but follows as %s from", variable->path->text, number[0], place, follows);
    for (int i = 0; i < check->starts.count; i++) {
        const CausalVariable *v = &causal->variables.at[check->starts.at[i]];
        const char *there = source_print(arena, v->start_source);
        if (is_initial_equation(causal, check->starts.at[i]))
            diag_detail("%s (%s)", start_words(arena, causal, check->starts.at[i], ""), there);
        else
            diag_detail("%s starts at %s (%s)", v->path->text, expr_text(arena, v->start), there);
    }
    if (variable->role == ROLE_ALIAS && variable->equation >= 0) {
        int equation = variable->equation;
        causal_detail_alias(arena, causal, check->variable);
        causal_detail_still(arena, causal, &(IntList){.at = &equation, .count = 1});
        return;
    }
    causal_detail_equations(arena, causal, &check->equations);
    causal_detail_still(arena, causal, &check->equations);
    causal_detail_aliases(arena, causal, &check->equations);
}

bool starts_agree(double found, double stated, double uncertain)
{
    return fabs(found - stated) <= as_written * fmax(fabs(found), fabs(stated)) + 1e-12 + uncertain;
}

static bool agrees(const Evaluation *e, const double *stated, const double *uncertain, int check)
{
    double found = e->values[e->causal->start_checks.at[check].variable];
    return !isfinite(stated[check]) || !isfinite(found) || starts_agree(found, stated[check], uncertain[check]);
}

/* Moves each start that a disagreement depends on once, and adds the uncertainties for all checks. */
static void find_uncertainties(Arena *arena, Evaluation *e, const double *stated, double *uncertain)
{
    const Causal *causal = e->causal;
    IntList moved = {0};
    for (int i = 0; i < causal->start_checks.count; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        if (agrees(e, stated, uncertain, i))
            continue;
        for (int k = 0; k < check->starts.count && moved.count < MOST_MOVED; k++)
            if (causal_list_once(arena, &moved, check->starts.at[k]))
                add_uncertainty(e, check->starts.at[k], uncertain);
    }
}

/* True if the intended solution is known, because fixed starts give or imply the tearing variables of the loop. */
static bool is_meant(const Causal *causal, const Points *points, const Block *block)
{
    for (int i = 0; i < block->tearing.count; i++) {
        const CausalVariable *v = &causal->variables.at[block->tearing.at[i]];
        if (v->start ? !v->is_fixed : !points->is_implied[block->tearing.at[i]])
            return false;
    }
    return true;
}

/* Marks the variables of nonlinear loops that may have other solutions than the one found here, and all variables that
 * depend on them. */
static void mark_ambiguous(Arena *arena, const Evaluation *e, const Points *points, bool *is_ambiguous)
{
    const Schedule *schedules[] = {&e->causal->start, &e->wanted};
    for (int s = 0; s < 2; s++)
        for (int b = 0; b < schedules[s]->count; b++) {
            const Block *block = schedules[s]->at[b];
            bool is_any = block->kind == BLOCK_NONLINEAR && !is_meant(e->causal, points, block);
            IntList mentioned = {0};
            block_mentions(arena, e->causal, block, &mentioned);
            for (int i = 0; i < mentioned.count; i++)
                is_any |= is_ambiguous[mentioned.at[i]];
            for (int i = 0; i < block_size(block); i++)
                is_ambiguous[block_unknown(block, i)] |= is_any;
        }
}

bool start_checks_hold(Arena *arena, const Causal *causal)
{
    int n = causal->variables.count, checks = causal->start_checks.count;
    if (!checks)
        return true;
    double *given = arena_array(arena, double, n), *constants = arena_array(arena, double, n);
    double *stated = arena_array(arena, double, checks), *uncertain = arena_array(arena, double, checks);
    bool *is_needed = arena_array(arena, bool, n), *is_ambiguous = arena_array(arena, bool, n);
    for (int i = 0; i < checks; i++)
        is_needed[causal->start_checks.at[i].variable] = true;
    Evaluation e = {.causal = causal, .wanted = schedule_needed(arena, causal, &causal->continuous, is_needed),
                    .given = given, .values = arena_array(arena, double, n), .is_known = arena_array(arena, bool, n),
                    .moved = {arena_array(arena, double, n), arena_array(arena, double, n)}};
    causal_constant_values(causal, constants);
    Points *points = points_new(arena, causal, false);
    const double *implied = points_start(arena, causal, points);
    for (int v = 0; v < n; v++) { /* variables of events are left to the program */
        const CausalVariable *variable = &causal->variables.at[v];
        double start = variable->start        ? causal_value(causal, variable->start, 0, constants)
                       : points->is_implied[v] ? implied[v]
                                               : 0;
        given[v] = causal_is_constant_role(variable->role) ? constants[v]
                   : variable->role == ROLE_JUMP           ? 0
                   : causal_is_held_role(variable->role)   ? NAN
                   : isfinite(start)                       ? start
                                                           : 0;
    }
    evaluate(&e, e.values, -1, 1);
    for (int i = 0; i < checks; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        stated[i] = e.is_known[check->variable] ? causal_value(causal, check->start, 0, constants) : NAN;
    }
    find_uncertainties(arena, &e, stated, uncertain);
    mark_ambiguous(arena, &e, points, is_ambiguous);
    for (int i = 0; i < checks; i++)
        if (!is_ambiguous[causal->start_checks.at[i].variable] &&
            !agrees(&e, stated, uncertain, i)) { /* others may follow from it */
            const StartCheck *check = &causal->start_checks.at[i];
            causal_report_contradiction(arena, causal, check, stated[i], e.values[check->variable]);
            return false;
        }
    return true;
}
