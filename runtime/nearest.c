/* nearest.c - finds the solution of a nonlinear loop that its guesses mean.
 *
 * On Newton's path all residuals shrink in proportion (Deuflhard 2004, section 3.1.4). It is followed for the whole
 * system, whichever unknowns are iterated on: dependent unknowns have shifts (shift.c), which shrink in proportion to
 * the residuals. At an event this has the effect of a ramp of the quantity that jumped, if it is added to equations. At
 * the start, a path that may turn searches for solutions nearer to all guesses. The nearer of two solutions has the
 * smaller sum of squared distances, each relative to the unknown's nominal value, or else to the largest of its guess
 * and its values in both, so that units do not matter. */
#include "newton.h"

#include <math.h>
#include <string.h>

enum { MOST_ITERATIONS = 100, MOST_ON_PATH = 500, MOST_EXPLORED = 400, MOST_AROUND = 40, SMALL = 20 };

static const double smallest_on_path = 1e-7;
static const double near_solution = 1e-8;  /* relative step from which Newton's next step reaches rounding */
static const double near_by = 10, remote = 100; /* from the guess, in sizes of an unknown: near enough; worth a note */
static const double close_by = 0.05;       /* so near that no other solution is looked for */
static const double rough = 1e-3;          /* relative difference of starts that are taken for equal */

/* ---- Newton's path ---- */

/* The length of the step in all unknowns; dependent ones move by the rest of their shifts. Each counts at most by its
 * size. */
static double length_of(const Loop *l, double part)
{
    double sum = loop_norm(l->step, l->n) * loop_norm(l->step, l->n);
    for (int k = 0; part > 0 && k < shift_count(l); k++) {
        const double guess = shift_guess(l, k), size = fmax(fabs(guess), fabs(guess - l->shift[k]));
        const double length = fabs(l->shift[k]) > 0 ? fmin(1, fabs(part * l->shift[k]) / size) : 0;
        sum += length * length;
    }
    return sqrt(sum);
}

/* True if a part of Newton's step is near to Newton's path, on which the next step is the rest of this one. */
static bool is_on_path(const Loop *l, double damping, double part)
{
    double sum = 0;
    newton_move(l, damping);
    shift_by(l, part * (1 - damping));
    if (loop_evaluate(l, l->trial, l->trial_residual, NULL) != MODEL_OK)
        return false;
    for (int i = 0; i < l->n; i++)
        l->trial_residual[i] -= (1 - damping) * part * l->slope[i];
    if (!newton_next(l, l->trial_residual, l->next))
        return false;
    for (int j = 0; j < l->n; j++) {
        const double strayed = l->next[j] - (1 - damping) * l->step[j];
        sum += strayed * strayed;
    }
    return sqrt(sum) <= damping / 4 * length_of(l, part);
}

/* The longest step along Newton's direction that moves no unknown by more than its size. It must be near to the path at
 * its end and half way there, because it may meet another solution by chance. */
static bool step_on_path(const Loop *l, double *part)
{
    double damping = 1;
    for (int j = 0; j < l->n; j++) {
        const double size = fmax(fabs(l->z[j]), loop_size(l, j)), length = fabs(l->step[j]) * l->magnitude[j];
        if (damping * length > size)
            damping = size / length;
    }
    for (; damping > smallest_on_path; damping /= 2)
        if (is_on_path(l, damping / 2, *part) && is_on_path(l, damping, *part)) {
            memcpy(l->z, l->trial, (size_t)l->n * sizeof *l->z);
            *part *= 1 - damping;
            return true;
        }
    return false;
}

static bool follow(const Loop *l, double part)
{
    for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
        shift_by(l, part);
        if (loop_evaluate(l, l->z, l->residual, l->jacobian) != MODEL_OK)
            return false;
        loop_measure(l);
        loop_scale(l);
        if (part > 0) {
            shift_slope(l, part, l->z, l->residual);
            for (int i = 0; i < l->n; i++)
                l->residual[i] -= part * l->slope[i];
        } else {
            memset(l->slope, 0, (size_t)l->n * sizeof *l->slope);
        }
        if (!newton_direction(l))
            return false;
        double length = 0;
        for (int j = 0; j < l->n; j++)
            length = fmax(length, fabs(l->step[j]));
        if (!(part > 0) && (length <= near_solution || loop_is_rounding(l)))
            return newton_finish(l, length) == MODEL_OK;
        if (!step_on_path(l, &part))
            return false;
    }
    return false;
}

bool nearest_follow(const Loop *l, bool is_shifted)
{
    const bool is_solved = follow(l, is_shifted ? 1 : 0);
    shift_by(l, 0);
    return is_solved;
}

/* ---- distances ---- */

/* The solution that the search keeps so far: l->best has all unknowns' values. */
typedef struct {
    const Loop *l;
    bool is_found, is_meant; /* quantities that must come out as stated do so */
    double distance; /* from the guesses, when it was found */
} Nearest;

/* The number of unknowns, and of dependent ones with guesses. */
static int guess_count(const Loop *l)
{
    return l->n + (l->loop->inner_guesses ? l->loop->inner_size : 0);
}

/* One of these unknowns, at the point evaluated last, l->z. */
typedef struct {
    int row; /* of variables; -1: not listed */
    double guess, value, nominal;
} Guessed;

static Guessed guessed(const Loop *l, int index)
{
    const int inner = index - l->n, row = inner < 0 ? l->loop->unknowns[index] : l->loop->inner[inner];
    return (Guessed){row, inner < 0 ? l->start[index] : shift_guess(l, inner),
                     inner < 0 ? l->z[index] : shift_value(l, inner),
                     row < 0 ? 0 : fabs(described(l->m)->variables[row].nominal)};
}

/* The largest distance of an unknown from its guess, in sizes of the unknown; *farthest: which one. */
static double remoteness(const Loop *l, Guessed *farthest)
{
    double most = 0;
    *farthest = guessed(l, 0);
    for (int i = 0; i < guess_count(l); i++) {
        const Guessed g = guessed(l, i);
        const double distance = fabs(g.value - g.guess) / fmax(fabs(g.guess), g.nominal > 0 ? g.nominal : 1);
        if (!(distance > most) || g.row < 0)
            continue;
        most = distance;
        *farthest = g;
    }
    return most;
}

/* The distance of a solution from the guesses; sizes of unknowns take the other solution into account. */
static double distance_of(const Loop *l, const double *values, const double *others)
{
    double sum = 0;
    for (int i = 0; i < guess_count(l); i++) {
        const Guessed g = guessed(l, i);
        const double distance = fabs(values[i] - g.guess);
        const double size = g.nominal > 0 ? g.nominal : fmax(fabs(g.guess), fmax(fabs(values[i]), fabs(others[i])));
        if (distance > 0)
            sum += distance / size * (distance / size);
    }
    return sqrt(sum);
}

/* True if quantities that must come out as stated do so at the point evaluated last. The tolerance is larger than in
 * the final check, because values are less accurate where solutions meet. */
static bool is_meant(const Loop *l)
{
    for (int k = shift_count(l); k < l->loop->inner_size; k++) {
        const Guessed g = guessed(l, l->n + k);
        const double size = g.nominal > 0 ? g.nominal : 1, distance = fabs(g.value - g.guess);
        if (distance > rough * fmax(fabs(g.value), fabs(g.guess)) && distance > rough * rough * size)
            return false;
    }
    return true;
}

/* Keeps the point evaluated last, if only it is meant, or if it is as good as the kept one and nearer. */
static void keep(void *context)
{
    Nearest *nearest = context;
    const Loop *l = nearest->l;
    for (int i = 0; i < guess_count(l); i++)
        l->found[i] = guessed(l, i).value;
    const double distance = distance_of(l, l->found, nearest->is_found ? l->best : l->found);
    const bool is_other = is_meant(l), is_nearer = nearest->is_found && distance < distance_of(l, l->best, l->found);
    if (nearest->is_found && (is_other == nearest->is_meant ? !is_nearer : nearest->is_meant))
        return;
    nearest->is_found = true;
    nearest->is_meant = is_other;
    nearest->distance = distance;
    memcpy(l->best, l->found, (size_t)guess_count(l) * sizeof *l->best);
}

/* ---- the start ---- */

/* Moves unknowns from their guesses by that part of their sizes, in a pattern without symmetry. */
void nearest_put_around(const Loop *l, double part)
{
    for (int j = 0; j < l->n; j++) {
        const double size = fmax(fabs(l->start[j]), loop_size(l, j));
        l->z[j] = l->start[j] + (j % 2 ? -size : size) * part * (1 + 0.1 * (j % 7));
    }
}

/* If Newton's path ends before a solution: paths that may turn, Newton's method wherever it leads to, and the same from
 * points close to the guess if that solution is not near. */
static void search_around(Nearest *nearest, bool is_shifted)
{
    static const double parts[] = {0, 0.1, -0.1, 0.5, -0.5};
    const Loop *l = nearest->l;
    bool is_stuck;
    double least = HUGE_VAL;
    Guessed farthest;
    for (size_t i = 0; i < sizeof parts / sizeof *parts && least > near_by; i++) {
        for (int way = 0; way < 3; way++) {
            nearest_put_around(l, parts[i]);
            const bool is_solved = way == 0   ? i > 0 && nearest_follow(l, false)
                                   : way == 1 ? homotopy_solve(l, is_shifted && i == 0, MOST_ON_PATH)
                                              : least > near_by && newton_solve(l, &is_stuck) == MODEL_OK;
            if (!is_solved)
                continue;
            least = fmin(least, remoteness(l, &farthest));
            keep(nearest);
        }
    }
}

/* If quantities do not come out as stated: Newton's method from points all around. */
static void search_meant(Nearest *nearest)
{
    bool is_stuck;
    for (int attempt = 0; attempt < MOST_AROUND && !nearest->is_meant; attempt++) {
        newton_go_around(nearest->l, attempt);
        if (newton_solve(nearest->l, &is_stuck) == MODEL_OK)
            keep(nearest);
    }
}

/* Notes the loop's unknown that is far from its guess. */
void nearest_note(const Loop *l)
{
    ModelSolving *solving = model_solving(l->m);
    Guessed farthest;
    if (remoteness(l, &farthest) > remote) {
        solving->remote = l->loop;
        solving->remote_unknown = farthest.row;
        solving->remote_guess = farthest.guess;
    } else if (solving->remote == l->loop) {
        solving->remote = NULL;
    }
}

bool nearest_at_start(const Loop *l)
{
    Nearest nearest = {.l = l};
    const bool is_shifted = shift_find(l);
    bool is_solved = nearest_follow(l, is_shifted);
    if (!is_solved && is_shifted) {
        nearest_put_around(l, 0);
        is_solved = nearest_follow(l, false);
    }
    /* A guess at which the equations are not defined, such as a divisor's default 0, is useless. */
    if (is_solved)
        keep(&nearest);
    else if (loop_evaluate(l, l->start, l->residual, l->jacobian) == MODEL_OK)
        search_around(&nearest, is_shifted);
    else
        return false;
    /* Other solutions on the path through the guesses, which may turn, both ways. */
    const bool is_decided = l->loop->decide != NULL; /* branches follow the guesses: elsewhere they may not hold */
    const bool is_explored = nearest.is_found && nearest.distance > close_by && l->n <= SMALL && !is_decided;
    for (int shifted = is_shifted; shifted >= 0 && is_explored; shifted--) {
        nearest_put_around(l, 0);
        homotopy_explore(l, shifted, MOST_EXPLORED, keep, &nearest);
    }
    if (nearest.is_found && l->loop->observers)
        search_meant(&nearest);
    memcpy(l->z, nearest.is_found ? l->best : l->start, (size_t)l->n * sizeof *l->z);
    if (!nearest.is_found || loop_evaluate(l, l->z, l->residual, NULL) != MODEL_OK)
        return false;
    if (!is_solved)
        nearest_note(l);
    return true;
}
