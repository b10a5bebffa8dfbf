/* linear.c - the linear model of the model at a point.
 *
 * If the exact Jacobian that the integrator uses exists, A is that, and rows of C for outputs that are states or their
 * derivatives follow from it. All other elements are central difference quotients of order 4,
 * (8 (f(h) - f(-h)) - (f(2h) - f(-2h)))/(12 h). Their steps begin at an eighth of a quantity's size; each is a
 * sixteenth of the one before. The quotient that differs least from the one before is taken: larger steps suffer from
 * curvature, smaller ones from rounding. That difference is its uncertainty. Steps are powers of two, so linear
 * relations have no error but rounding. Branches and discrete variables keep their values. */
#include "jacobian.h"
#include "linear.h"

#include "event.h"
#include "input.h"
#include "steady.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_STATES = 3000, MOST_EIGENVALUES = 500, STEPS = 8, DIGITS = 6 };

static int columns_of(const Linear *l)
{
    return l->count[LINEAR_X] + l->count[LINEAR_U];
}

static int rows_of(const Linear *l)
{
    return l->count[LINEAR_X] + l->count[LINEAR_Y];
}

static double *slope_at(const Linear *l, int row, int column)
{
    return &l->slopes[(size_t)row * (size_t)columns_of(l) + (size_t)column];
}

/* ---- difference quotients ---- */

/* Evaluates the model with the whole course of an input moved. */
static bool evaluate_moved(const Linear *l, Run *run, const ModelInput *input, double moved)
{
    ModelGiven *given = &l->about->given[input->given];
    Table *course = &given->values;
    const double *kept = course->values;
    for (int i = 0; i < given->times.count; i++)
        l->course[i] = kept[i] + moved;
    course->values = l->course;
    const bool is_defined = evaluate_at(run, l->time);
    course->values = kept;
    return is_defined;
}

/* The derivatives, then outputs, with one column's quantity moved; false if they are not defined. */
static bool evaluate(const Linear *l, Run *run, int column, double moved, double *values)
{
    const int states = l->count[LINEAR_X];
    memcpy(run->states, l->at[LINEAR_X], (size_t)states * sizeof *run->states);
    if (column < states)
        run->states[column] += moved;
    const bool is_defined = column < states ? evaluate_at(run, l->time)
                                            : evaluate_moved(l, run, l->inputs[column - states], moved);
    model_get_derivatives(run->model, values);
    for (int i = 0; i < l->count[LINEAR_Y]; i++)
        values[states + i] = variable_value(run->model, l->variables[LINEAR_Y][i]);
    return is_defined && all_finite(values, rows_of(l));
}

/* The quotients of a column with one step; `values` is memory for four numbers of each row. */
static bool quotients(const Linear *l, Run *run, int column, double step, double *values, double *found)
{
    const int rows = rows_of(l);
    const double places[] = {1, -1, 2, -2};
    for (int i = 0; i < 4; i++)
        if (!evaluate(l, run, column, places[i] * step, values + i * rows))
            return false;
    for (int r = 0; r < rows; r++)
        found[r] = (8 * (values[r] - values[rows + r]) - (values[2 * rows + r] - values[3 * rows + r])) / (12 * step);
    return true;
}

static double size_of(const Linear *l, const Run *run, int column)
{
    const bool is_known = run->solver && solver_is_for(run->solver, run->model);
    const Magnitudes *known = is_known ? solver_magnitudes(run->solver) : NULL;
    const int states = l->count[LINEAR_X];
    const LinearVector vector = column < states ? LINEAR_X : LINEAR_U;
    const int i = column < states ? column : column - states;
    const double declared = fabs(run->about->variables[l->variables[vector][i]].nominal),
                 value = fabs(l->at[vector][i]);
    const double size = fmax(value, fmax(declared, column < states && known ? known->size[i] : 0));
    return size > 1e-9 ? size : 1;
}

/* Finds a column, and in `doubt` the uncertainty of each number. False if the model is not defined around the point. */
static bool find_column(const Linear *l, Run *run, int column, double *memory, double *doubt)
{
    const int rows = rows_of(l);
    double *former = memory + 4 * rows, *found = former + rows;
    bool has_former = false, has_any = false;
    double step = ldexp(0.125, ilogb(size_of(l, run, column)));
    for (int i = 0; i < STEPS; i++, step /= 16) {
        if (!quotients(l, run, column, step, memory, found))
            continue;
        for (int r = 0; r < rows && has_former; r++)
            if (!has_any || fabs(found[r] - former[r]) < doubt[r]) {
                doubt[r] = fabs(found[r] - former[r]);
                *slope_at(l, r, column) = found[r];
            }
        has_any |= has_former;
        has_former = true;
        memcpy(former, found, (size_t)rows * sizeof *found);
    }
    return has_any;
}

/* ---- exact elements ---- */

/* The state that the output equals up to its sign, or whose derivative it equals; -1: none. */
static int state_shown(const Linear *l, const int *derivatives, int output, bool *is_derivative, double *sign)
{
    const ModelVariable *v = &l->about->variables[l->variables[LINEAR_Y][output]];
    for (int i = 0; i < l->count[LINEAR_X] && v->sign; i++) {
        const int shown[] = {l->variables[LINEAR_X][i], derivatives[i]};
        for (int k = 0; k < 2; k++)
            if (shown[k] >= 0 && l->about->variables[shown[k]].sign &&
                l->about->variables[shown[k]].offset == v->offset) {
                *is_derivative = k == 1;
                *sign = v->sign * l->about->variables[shown[k]].sign;
                return i;
            }
    }
    return -1;
}

/* Writes the exact A, and the rows of C that follow from it. True if these are all rows of C. */
static bool write_exact(const Linear *l, const ModelJacobian *p, const int *derivatives, const double *entries,
                        double *doubts)
{
    const int states = l->count[LINEAR_X], columns = columns_of(l);
    bool is_all = true;
    for (int c = 0; c < states; c++) {
        size_t first;
        const int count = jacobian_column(p, c, &first);
        for (int r = 0; r < states; r++)
            *slope_at(l, r, c) = doubts[r * columns + c] = 0;
        for (int k = 0; k < count; k++)
            *slope_at(l, jacobian_row(p, first, k), c) = entries[first + (size_t)k];
    }
    for (int i = 0; i < l->count[LINEAR_Y]; i++) {
        bool is_derivative = false;
        double sign = 1;
        const int state = state_shown(l, derivatives, i, &is_derivative, &sign);
        is_all &= state >= 0;
        for (int c = 0; c < states && state >= 0; c++) {
            *slope_at(l, states + i, c) = sign * (is_derivative ? *slope_at(l, state, c) : c == state);
            doubts[(states + i) * columns + c] = 0;
        }
    }
    return is_all;
}

static double worst_doubt(const Linear *l, const Run *run, const double *doubts)
{
    double worst = 0;
    for (int r = 0; r < rows_of(l); r++) {
        const int output = r - l->count[LINEAR_X];
        double largest = output < 0 ? 0 : fabs(l->at[LINEAR_Y][output]), doubt = 0;
        for (int c = 0; c < columns_of(l); c++) {
            const double size = size_of(l, run, c);
            largest = fmax(largest, size * fabs(*slope_at(l, r, c)));
            doubt = fmax(doubt, size * doubts[r * columns_of(l) + c]);
        }
        worst = fmax(worst, doubt > 0 ? doubt / fmax(largest, doubt) : 0);
    }
    return worst;
}

static int find_slopes(Linear *l, Run *run)
{
    Arena *a = run->arena;
    const ModelJacobian *p = jacobian_pattern(run->model);
    const int states = l->count[LINEAR_X], columns = columns_of(l);
    const size_t rows = (size_t)rows_of(l);
    double *entries = arena_doubles(a, jacobian_nonzeros(p)), *memory = arena_doubles(a, 6 * rows);
    double *doubt = arena_doubles(a, rows), *doubts = arena_doubles(a, rows * (size_t)columns);
    l->slopes = arena_doubles(a, rows * (size_t)columns);
    l->is_exact = jacobian_exact(jacobian_new(a, p), run->model, entries) == MODEL_OK;
    int *derivatives = arena_take(a, (size_t)states, sizeof *derivatives);
    for (int i = 0; i < states && l->count[LINEAR_Y] > 0; i++)
        derivatives[i] = variable_derivative(run->about, l->variables[LINEAR_X][i]);
    const bool is_all = l->is_exact && write_exact(l, p, derivatives, entries, doubts);
    for (int c = is_all ? states : 0; c < columns; c++) {
        if (!find_column(l, run, c, memory, doubt)) {
            const LinearVector v = c < states ? LINEAR_X : LINEAR_U;
            const int i = c < states ? c : c - states;
            return message_fail(NOT_LINEAR, "at time %s: the model is not defined on both sides of %s = %s",
                                number_text(l->time).text, run->about->variables[l->variables[v][i]].path,
                                number_text(l->at[v][i]).text);
        }
        for (size_t r = 0; r < rows; r++)
            doubts[r * (size_t)columns + (size_t)c] = doubt[r];
    }
    if (l->is_exact)
        write_exact(l, p, derivatives, entries, doubts);
    l->uncertain = worst_doubt(l, run, doubts);
    return STATUS_DONE;
}

/* ---- eigenvalues ---- */

/* Sorts the eigenvalues, slow ones first. */
static void sort(Linear *l)
{
    for (int i = 1; i < l->count[LINEAR_X]; i++) {
        const double real = l->real[i], imaginary = l->imaginary[i], size = hypot(real, imaginary);
        int at = i;
        for (; at > 0 && hypot(l->real[at - 1], l->imaginary[at - 1]) > size; at--) {
            l->real[at] = l->real[at - 1];
            l->imaginary[at] = l->imaginary[at - 1];
        }
        l->real[at] = real;
        l->imaginary[at] = imaginary;
    }
}

static void find_eigenvalues(Linear *l, Run *run)
{
    const int n = l->count[LINEAR_X];
    if (n > MOST_EIGENVALUES) {
        run_note(run, "eigenvalues are not computed for more than %d states", MOST_EIGENVALUES);
        return;
    }
    double *copy = arena_doubles(run->arena, (size_t)n * (size_t)n);
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            copy[r * n + c] = *slope_at(l, r, c);
    l->real = arena_doubles(run->arena, (size_t)n);
    l->imaginary = arena_doubles(run->arena, (size_t)n);
    l->has_eigenvalues = eigenvalues_of(run->arena, copy, n, l->real, l->imaginary);
    if (!l->has_eigenvalues)
        run_note(run, "the iteration for the eigenvalues did not converge");
    else
        sort(l);
}

static void write_number(FILE *out, int width, double value)
{
    fprintf(out, "  %*s", width, isnan(value) ? "-" : number_rounded(value, DIGITS).text);
}

static void list(const Linear *l, const Run *run, FILE *out)
{
    const char *how = l->is_exact ? "exact partial derivatives" : "differences";
    fprintf(out, "Linear model of %s at time %s%s\n", run->about->info->qualified_name, number_text(l->time).text,
            l->is_at_rest ? ", in equilibrium" : "");
    const char *const before[LINEAR_VECTORS] = {"  ", ", ", ", "}, *const nouns[] = {"state", "input", "output"};
    for (int v = 0; v < LINEAR_VECTORS; v++)
        fprintf(out, "%s%d %s%s", before[v], l->count[v], nouns[v], l->count[v] == 1 ? "" : "s");
    fprintf(out, ", in %s and %s\n", run->options->linear_json, run->options->linear_mat);
    fprintf(out, "  A: %s; B, C, D: differences, except for outputs that are states or their derivatives\n", how);
    if (l->uncertain > 0)
        fprintf(out, "  differences are accurate to %s of an output, or of its largest term\n",
                number_rounded(l->uncertain, 2).text);
    if (!l->has_eigenvalues || l->count[LINEAR_X] == 0)
        return;
    double largest = 0;
    for (int i = 0; i < l->count[LINEAR_X]; i++)
        largest = fmax(largest, hypot(l->real[i], l->imaginary[i]));
    fprintf(out, "  %28s  %14s  %12s  %18s\n", "eigenvalue, 1/s", "frequency, Hz", "damping", "time constant, s");
    for (int i = 0; i < l->count[LINEAR_X]; i++) {
        const double real = l->real[i], imaginary = l->imaginary[i];
        char text[100];
        if (imaginary < 0)
            continue;
        snprintf(text, sizeof text, imaginary > 0 ? "%s +- %s i" : "%s", number_rounded(real, DIGITS).text,
                 number_rounded(imaginary, DIGITS).text);
        fprintf(out, "  %28s", text);
        write_number(out, 14, eigenvalue_frequency(real, imaginary));
        write_number(out, 12, eigenvalue_damping(real, imaginary));
        write_number(out, 18, eigenvalue_time_constant(real));
        const double size = hypot(real, imaginary);
        fputs(size > 0 && size <= l->count[LINEAR_X] * DBL_EPSILON * largest ? "  0 up to rounding\n" : "\n", out);
    }
}

/* ---- */

static const int *states_of(Run *run, int count)
{
    int *rows = arena_take(run->arena, (size_t)count, sizeof *rows);
    for (int i = 0; i < count; i++)
        rows[i] = model_state_variable(run->model, i);
    return rows;
}

static int rows_until_end(const int *rows)
{
    int count = 0;
    while (rows && rows[count] >= 0)
        count++;
    return count;
}

/* Finds the inputs that can change continuously. */
static void find_inputs(Linear *l, Run *run)
{
    int count = 0, longest = 0;
    for (const ModelInput *input = run->about->info->inputs; input && input->variable >= 0; input++)
        count++;
    int *rows = arena_take(run->arena, (size_t)count, sizeof *rows);
    l->inputs = arena_take(run->arena, (size_t)count, sizeof *l->inputs);
    for (const ModelInput *input = run->about->info->inputs; input && input->variable >= 0; input++) {
        const ModelVariable *v = &run->about->variables[input->variable];
        if (v->type != MODEL_NUMBER || v->literals || variable_is_integer(run->about, input->variable)) {
            run_note(run, "input %s changes in steps: it has no column in B and D", v->path);
            continue;
        }
        if (variable_derivative(run->about, input->variable) >= 0)
            run_note(run, "der(%s) is held constant: its effect is missing in B and D", v->path);
        longest = run->about->given[input->given].times.count > longest ? run->about->given[input->given].times.count
                                                                        : longest;
        rows[l->count[LINEAR_U]] = input->variable;
        l->inputs[l->count[LINEAR_U]++] = input;
    }
    l->variables[LINEAR_U] = rows;
    l->course = arena_doubles(run->arena, (size_t)longest);
}

/* Sets the point, and evaluates the model there. */
static int begin(Linear *l, Run *run)
{
    Arena *a = run->arena;
    const Options *o = run->options;
    l->time = run->time.at;
    l->is_at_rest = o->is_steady;
    l->count[LINEAR_X] = model_state_count(run->model);
    l->variables[LINEAR_X] = states_of(run, l->count[LINEAR_X]);
    l->count[LINEAR_Y] = o->glob_count > 0 ? run->rows.written.count : rows_until_end(run->about->info->outputs);
    l->variables[LINEAR_Y] = o->glob_count > 0 ? run->rows.written.variables : run->about->info->outputs;
    if (l->count[LINEAR_X] > MOST_STATES)
        return message_fail(NOT_LINEAR, "the model has %d states: full matrices hold at most %d", l->count[LINEAR_X],
                            MOST_STATES);
    find_inputs(l, run);
    if (!evaluate_at(run, l->time) && !evaluate_after_event(run, l->time))
        return explain_model(run->model, l->time);
    for (int i = 0; i < l->count[LINEAR_Y]; i++)
        if (variable_is_absent(run->model, l->variables[LINEAR_Y][i]))
            return message_fail(NOT_LINEAR, "at time %s: the output %s is absent then", number_text(l->time).text,
                                run->about->variables[l->variables[LINEAR_Y][i]].path);
    for (int v = 0; v < LINEAR_VECTORS; v++) {
        l->at[v] = arena_doubles(a, (size_t)l->count[v]);
        for (int i = 0; i < l->count[v]; i++)
            l->at[v][i] = variable_value(run->model, l->variables[v][i]);
    }
    if (l->count[LINEAR_Y] == 0)
        run_note(run, "the block has no output ports: name outputs with --variables");
    return STATUS_DONE;
}

static int linear_write(Run *run)
{
    const Options *o = run->options;
    Linear l = {.about = run->about, .time = run->time.at};
    if (run->termination && run->time.at < o->stop)
        return message_fail(NOT_LINEAR, "at time %s: the run ends at %s: %s", number_text(o->stop).text,
                            number_text(run->time.at).text, run->termination);
    if (is_sliding(run))
        return message_fail(NOT_LINEAR, "at time %s: the run slides along the boundary of a relation",
                            number_text(run->time.at).text);
    if (!run_states_at(run, l.time))
        return solver_explain(run->solver);
    if (model_parts.modes) /* a run that ends at its start has entered no mode */
        model_parts.modes->enter(run, run->time.at, model_structure(run->model));
    if (model_parts.events && !o->is_steady)
        model_parts.events->hold(run, l.time);
    int status = begin(&l, run);
    if (status == STATUS_DONE)
        status = find_slopes(&l, run);
    if (status != STATUS_DONE)
        return status;
    find_eigenvalues(&l, run);
    list(&l, run, report_stream(o));
    status = linear_write_json(&l, run);
    return status == STATUS_DONE ? linear_write_mat(&l, run) : status;
}

/* True if it is no regular file: "-", a device or a pipe. */
static bool is_stream(const char *file)
{
    struct stat is;
    return strcmp(file, "-") == 0 || (stat(file, &is) == 0 && !S_ISREG(is.st_mode) && !S_ISDIR(is.st_mode));
}

static bool is_nowhere(const char *file)
{
    struct stat is, nowhere;
    return stat(file, &is) == 0 && S_ISCHR(is.st_mode) && stat("/dev/null", &nowhere) == 0 &&
           is.st_rdev == nowhere.st_rdev;
}

/* Stops the run of --linearize at its time. Its files are named after the result, and go to /dev/null if that does. */
static int prepare(Options *o, Arena *a)
{
    const bool has_file = !is_stream(o->output);
    const char *stem = has_file ? o->output : o->about->info->name;
    const bool has_ending = has_file && (file_ends_with(stem, ".csv") || o->is_mat);
    const size_t length = strlen(stem) - (has_ending ? strlen(".csv") : 0);
    const size_t room = length + sizeof ".linear.json";
    if (o->about->info->delays)
        return message_fail(BAD_ARGUMENT, "--%s: a delay has no states that could be in equilibrium or linear; draw a "
                                          "first-order lag instead",
                            o->is_steady ? "steady" : "linearize");
    if (o->is_steady && o->verify)
        return message_fail(BAD_ARGUMENT, "--verify compares derivatives along a run, and --steady simulates nothing");
    if (!o->is_linear)
        return STATUS_DONE;
    if (o->is_steady && (o->linear_time < o->start || o->linear_time > o->start))
        return message_fail(BAD_ARGUMENT, "--steady finds the equilibrium at the start: use --linearize %s with it, "
                                          "not %s",
                            number_text(o->start).text, number_text(o->linear_time).text);
    if (o->linear_time < o->start || o->linear_time > o->stop) {
        message_begin(OUT_OF_RANGE, "--linearize %s is not between the start %s and the stop %s",
                      number_text(o->linear_time).text, number_text(o->start).text, number_text(o->stop).text);
        return message_end_with(OUT_OF_RANGE, "give a time within the run, or another --start or --stop");
    }
    char *const files[] = {arena_take(a, room, 1), arena_take(a, room, 1)};
    snprintf(files[0], room, "%.*s.linear.json", (int)length, stem);
    snprintf(files[1], room, "%.*s.linear.mat", (int)length, stem);
    o->linear_json = is_nowhere(o->output) ? o->output : files[0];
    o->linear_mat = is_nowhere(o->output) ? o->output : files[1];
    if (!o->is_steady)
        o->stop = o->linear_time;
    return STATUS_DONE;
}

const struct LinearPart linear_part = {prepare, steady_find, steady_is_near, linear_write};
