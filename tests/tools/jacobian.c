/* jacobian.c - linked to a generated program in place of its main(): compares the exact Jacobian with finite
 * differences of the derivatives, at the start, along the run, and in each mode with the values at that time. Prints
 * the largest disagreement.
 *
 *     BLOCK [BOUND [OPTION]...]
 *
 * Each entry, also outside of the pattern, must agree with the central difference or with a one-sided one, because a
 * switch or a kink may lie on the other side. Disagreement is relative to the largest entries of row and column,
 * weighted by the magnitudes of the states. Status 1 if it is above the bound (1e-6), or if no point could be compared.
 * The augmented system must solve (I - gamma J) d = b for that J too. */
#include "compose.h"
#include "between.h"
#include "systems.h"
#include "jacobian.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_POINTS = 40 };

typedef struct {
    Model *model;
    int n;
    Jacobian *jacobian;
    double *x, *moved, *at, *above, *below, *exact, *full, *size, *row;
    double worst, bound, systems;
    int worst_row, worst_column, points, without; /* worst: rows of model_variables, because states may change */
    double worst_time, worst_exact, worst_difference;
} Comparison;

static void read_pattern(Comparison *c)
{
    const ModelJacobian *p = jacobian_pattern(c->model);
    for (int k = 0; k < c->n * c->n; k++)
        c->full[k] = 0;
    for (int column = 0; column < c->n; column++) {
        const int first = p->column_start ? p->column_start[column] : column * c->n;
        const int end = p->column_start ? p->column_start[column + 1] : first + c->n;
        for (int k = first; k < end; k++)
            c->full[column * c->n + (p->row_index ? p->row_index[k] : k - first)] = c->exact[k];
    }
}

static double least(double a, double b, double c)
{
    return fmin(fmin(fabs(a), fabs(b)), fabs(c));
}

/* Row scales: the effect of changing all states by their magnitudes. */
static void measure_rows(Comparison *c)
{
    for (int row = 0; row < c->n; row++) {
        c->row[row] = 0;
        for (int column = 0; column < c->n; column++)
            c->row[row] += fabs(c->full[column * c->n + row]) * c->size[column];
        c->row[row] += fabs(c->at[row]) + 1e-9;
    }
}

static ModelStatus compare_column(Comparison *c, double time, int column)
{
    const double step = 6e-6 * c->size[column];
    for (int i = 0; i < c->n; i++)
        c->moved[i] = c->x[i];
    c->moved[column] = c->x[column] + step;
    const double up = c->moved[column] - c->x[column];
    ModelStatus status = derivatives_of(c->model, time, c->moved, c->above);
    c->moved[column] = c->x[column] - step;
    const double down = c->x[column] - c->moved[column];
    if (status == MODEL_OK)
        status = derivatives_of(c->model, time, c->moved, c->below);
    for (int row = 0; row < c->n && status == MODEL_OK; row++) {
        const double exact = c->full[column * c->n + row];
        const double central = (c->above[row] - c->below[row]) / (up + down);
        const double error = least(exact - central, exact - (c->above[row] - c->at[row]) / up,
                                   exact - (c->at[row] - c->below[row]) / down) * c->size[column] / c->row[row];
        if (!(error <= c->worst)) {
            c->worst = error;
            c->worst_row = model_state_variable(c->model, row);
            c->worst_column = model_state_variable(c->model, column);
            c->worst_time = time;
            c->worst_exact = exact;
            c->worst_difference = central;
        }
    }
    return status;
}

/* Compares at the current point. A point is left out if it, its Jacobian or a neighbour cannot be evaluated. */
static void compare_at(Comparison *c, double time)
{
    if (derivatives_of(c->model, time, c->x, c->at) != MODEL_OK ||
        jacobian_exact(c->jacobian, c->model, c->exact) != MODEL_OK) {
        c->without++;
        return;
    }
    for (int i = 0; i < c->n; i++)
        c->size[i] = fmax(fmax(c->size[i], fabs(c->x[i])), 1e-3);
    read_pattern(c);
    c->systems = fmax(c->systems, systems_disagreement(c->model, c->full, c->size, c->n));
    measure_rows(c);
    for (int column = 0; column < c->n; column++)
        if (compare_column(c, time, column) != MODEL_OK) {
            c->without++;
            return;
        }
    c->points++;
}

/* Accepts the step and changes the choice of states as the program would. False if the run cannot continue. */
static bool accept_step(Comparison *c, Solver *solver, StateSets *sets, double stop)
{
    const double time = solver_time(solver);
    bool has_changed = false;
    if (derivatives_of(c->model, time, c->x, c->at) != MODEL_OK)
        return true;
    model_accept(c->model);
    if (described(c->model)->info->state_set_count == 0 || !(time < stop))
        return true;
    if (model_outputs(c->model) != MODEL_OK ||
        model_parts.state_sets->renew(sets, c->model, time, NULL, &has_changed) != MODEL_OK ||
        (has_changed && !solver_restart(solver, time, sets)))
        return false;
    model_get_states(c->model, c->x);
    return true;
}

static void follow(Comparison *c, Arena *arena, const Options *o, StateSets *sets)
{
    model_get_states(c->model, c->x);
    model_accept(c->model);
    compare_at(c, o->start);
    Solver *solver = o->stop > o->start ? solver_new(arena, c->model, o) : NULL;
    int points = 0;
    for (long step = 1, next = 1; solver && points < MOST_POINTS && solver_time(solver) < o->stop; step++) {
        if (!solver_step(solver, o->stop))
            break;
        const double time = solver_time(solver);
        if (!solver_states(solver, time, c->x) || !accept_step(c, solver, sets, o->stop))
            break;
        if (step < next)
            continue;
        next = step + 1 + step / 4;
        points++;
        compare_at(c, time);
    }
}

/* Takes over the current structure of the model and allocates vectors for its states. */
static void take_structure(Comparison *c, Arena *arena)
{
    c->jacobian = jacobian_new(arena, jacobian_pattern(c->model));
    c->n = model_state_count(c->model);
    const size_t n = (size_t)c->n;
    double **vectors[] = {&c->x, &c->moved, &c->at, &c->above, &c->below, &c->size, &c->row};
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = arena_doubles(arena, n);
    c->exact = arena_doubles(arena, n * n);
    c->full = arena_doubles(arena, n * n);
}

static void compare_modes(Comparison *c, Arena *arena, double time)
{
    Model *former = model_new(arena, described(c->model));
    model_copy(former, c->model);
    for (int cluster = 0; cluster < described(c->model)->info->modal->count; cluster++)
        for (int mode = 0; mode < described(c->model)->info->modal->clusters[cluster].mode_count; mode++) {
            model_copy(c->model, former);
            model_solving(c->model)->structure = structure_with(model_structure(former), cluster, mode);
            take_structure(c, arena);
            model_get_states(c->model, c->x);
            if (c->n > 0)
                compare_at(c, time);
        }
}

static int report(const Comparison *c)
{
    const bool failed = c->points == 0 || !(c->worst <= c->bound) || !(c->systems <= SYSTEMS_BOUND);
    printf("%s: %d states, %d points, largest disagreement %.2g", described(c->model)->info->name, c->n, c->points,
           c->worst);
    if (c->worst > 0)
        printf(" of d(der(%s))/d(%s) at %.9g: exact %.9g, by difference %.9g",
               described(c->model)->variables[c->worst_row].path, described(c->model)->variables[c->worst_column].path,
               c->worst_time, c->worst_exact, c->worst_difference);
    printf("; of the augmented system %.2g", c->systems);
    printf(c->without > 0 ? "; %d points left out\n" : "\n", c->without);
    return failed ? STATUS_FAILED : STATUS_DONE;
}

int main(int argc, char **argv)
{
    Arena arena = {NULL};
    Options o;
    Comparison c = {.bound = argc > 1 ? strtod(argv[1], NULL) : 1e-6};
    const ModelDescription *about = description_open(&arena, &model_description);
    if (argc > 1)
        argv[1] = argv[0];
    if (options_read(&o, about, &arena, argc > 1 ? argc - 1 : argc, argc > 1 ? argv + 1 : argv) != STATUS_DONE)
        return STATUS_USAGE;
    const int read = model_parts.inputs ? EQUATION_PART(inputs)->read(&arena, &o) : STATUS_DONE;
    if (read != STATUS_DONE)
        return read;
    c.model = model_new(&arena, about);
    StateSets *sets = model_parts.state_sets ? model_parts.state_sets->create(about, &arena) : NULL;
    Run run = {.about = about, .options = &o, .arena = &arena, .model = c.model};
    run_has_parts(&run);
    run.event = model_parts.events ? model_parts.events->create(about, &arena) : NULL;
    run.delays = model_parts.delays ? model_parts.delays->create(&arena, &o) : NULL;
    run.guesses.loops = large_loops_create(about, &arena);
    const int prepared = prepare_model(&run);
    if (prepared != STATUS_DONE)
        return prepared;
    take_structure(&c, &arena);
    if (c.n > 0)
        follow(&c, &arena, &o, sets);
    if (model_parts.modes)
        compare_modes(&c, &arena, o.start);
    const int status = c.points > 0 || c.n > 0 ? report(&c) : STATUS_DONE;
    arena_release(&arena);
    return status;
}
