/* compare.c - judges the result of a simulation.
 *
 *     compare figures [--show] FIGURES.csv RESULT.csv
 *     compare trajectory [--columns COLUMNS.csv] [--tolerance R] REFERENCE.csv RESULT.csv
 *
 * The first column of results and references is time. Of two rows for one time, before and after an event, the second
 * counts; if the reference has two rows too, they are compared one by one. A column whose name ends in Balance contains
 * the rounding errors of a law whose sum is zero: figures limit it, trajectories ignore it.
 * A figure has an operation on a path, which is an expression, and an argument of the operation: a time from which or
 * before which it applies, or near which the event is; the bound for first-above; the number of the change for change,
 * and for period, the time between that change and the second one before it.
 * Status: 0 as expected, 1 differences, 2 wrong usage or an unusable file. */
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FACTORS = 8, MOST_TERMS = 12, MOST_COLUMNS_SHOWN = 12 };

static const double time_slack = 1e-9;      /* relative to the longest time */
static const double zero_tolerance = 1e-12; /* for a column whose reference is zero throughout */

/* ---- expressions over the columns of a result: -a*b + 0.5*c - d ---- */

typedef struct {
    double factor;
    size_t columns[MOST_FACTORS];
    int count;
} Product;

typedef struct {
    Product terms[MOST_TERMS];
    int count;
} Sum;

/* A column or a number; false if it is neither. */
static bool read_factor(const Table *result, const char *text, size_t length, Product *p)
{
    if (p->count < MOST_FACTORS && table_find(result, text, length, &p->columns[p->count])) {
        p->count++;
        return true;
    }
    char *end;
    const double number = strtod(text, &end);
    p->factor *= number;
    return length > 0 && end == text + length;
}

static bool read_product(const Table *result, const char *text, size_t length, Product *p)
{
    for (bool more = true; more;) {
        const char *star = memchr(text, '*', length);
        const size_t factor = star ? (size_t)(star - text) : length;
        if (!read_factor(result, text, factor, p))
            return false;
        more = star != NULL;
        text += factor + more;
        length -= factor + more;
    }
    return true;
}

/* Reads a sum; spaces surround the signs between terms. False if a factor is neither a column nor a number. */
static bool read_sum(const Table *result, const char *text, Sum *s)
{
    *s = (Sum){.count = 1, .terms[0] = {.factor = 1}};
    if (read_factor(result, text, strlen(text), &s->terms[0]))
        return true;
    s->terms[0].factor = *text == '-' ? -1 : 1;
    text += *text == '-';
    for (;;) {
        const char *plus = strstr(text, " + "), *minus = strstr(text, " - ");
        const char *end = plus && !(minus && minus < plus) ? plus : minus;
        if (!read_product(result, text, end ? (size_t)(end - text) : strlen(text), &s->terms[s->count - 1]))
            return false;
        if (!end)
            return true;
        if (s->count == MOST_TERMS)
            return false;
        s->terms[s->count++].factor = end == plus ? 1 : -1;
        text = end + 3;
    }
}

static double sum(const Table *result, const Sum *s, size_t row)
{
    double total = 0;
    for (int i = 0; i < s->count; i++) {
        double value = s->terms[i].factor;
        for (int j = 0; j < s->terms[i].count; j++)
            value *= table_number(result, row, s->terms[i].columns[j]);
        total += value;
    }
    return total;
}

/* ---- times ---- */

static double time_of(const Table *t, size_t row)
{
    return table_number(t, row, 0);
}

static double slack(const Table *t)
{
    return t->rows > 0 ? time_slack * fmax(fabs(time_of(t, t->rows - 1)), fabs(time_of(t, 0))) : 0;
}

/* The last row, from `row` on, that is not later than `time`: the row after the event, if there are two. */
static size_t row_at(const Table *t, double time, size_t row)
{
    const double latest = time + slack(t);
    while (row + 1 < t->rows && time_of(t, row + 1) <= latest)
        row++;
    return row;
}

/* ---- figures ---- */

static double value_at(const Table *result, const Sum *s, double time)
{
    const size_t row = row_at(result, time, 0);
    const double before = time_of(result, row), here = sum(result, s, row);
    if (fabs(before - time) <= slack(result))
        return here;
    if (before > time || row + 1 >= result->rows)
        return (double)NAN;
    const double part = (time - before) / (time_of(result, row + 1) - before);
    return here + part * (sum(result, s, row + 1) - here);
}

static double first_above(const Table *result, const Sum *s, double bound)
{
    for (size_t row = 0; row < result->rows; row++)
        if (sum(result, s, row) >= bound)
            return time_of(result, row);
    return (double)NAN;
}

/* The extreme of the rows from `since` on and before `until`, and its row; NaN if one of the values is NaN. */
static double extreme(const Table *result, const Sum *s, const char *operation, double since, double until, size_t *at)
{
    double best = (double)NAN;
    for (size_t row = 0; row < result->rows; row++) {
        if (time_of(result, row) < since - slack(result) || time_of(result, row) >= until - slack(result))
            continue;
        double value = sum(result, s, row);
        if (!isfinite(value))
            return (double)NAN;
        if (strncmp(operation, "maxabs", 6) == 0)
            value = fabs(value);
        const bool better = strcmp(operation, "min") == 0 ? value < best : value > best;
        if (isnan(best) || better) {
            best = value;
            *at = row;
        }
    }
    return best;
}

/* The row after the event nearest to `about` (an event has two rows, before and after it); 0 if there is no event. */
static size_t event_row(const Table *result, double about)
{
    size_t best = 0;
    for (size_t row = 1; row < result->rows; row++)
        if (time_of(result, row) <= time_of(result, row - 1) &&
            (best == 0 || fabs(time_of(result, row) - about) < fabs(time_of(result, best) - about)))
            best = row;
    return best;
}

static size_t events(const Table *result)
{
    size_t count = 0;
    for (size_t row = 1; row < result->rows; row++)
        count += time_of(result, row) <= time_of(result, row - 1);
    return count;
}

/* The number of changes of a discrete variable from row to row; *time: the time of the n-th change. */
static size_t changes(const Table *result, const Sum *s, double n, double *time)
{
    size_t count = 0;
    *time = (double)NAN;
    for (size_t row = 1; row < result->rows; row++)
        if (fabs(sum(result, s, row) - sum(result, s, row - 1)) > 0 && (double)++count <= n)
            *time = time_of(result, row);
    if ((double)count < n)
        *time = (double)NAN;
    return count;
}

static double figure(const Table *result, const Sum *s, const char *operation, double argument)
{
    size_t row = 0;
    if (strcmp(operation, "at") == 0)
        return value_at(result, s, argument);
    if (strcmp(operation, "first-above") == 0)
        return first_above(result, s, argument);
    if (strcmp(operation, "max") == 0 || strcmp(operation, "min") == 0 || strcmp(operation, "maxabs") == 0)
        return extreme(result, s, operation, argument, HUGE_VAL, &row);
    if (strcmp(operation, "maxabs-before") == 0)
        return extreme(result, s, operation, -HUGE_VAL, argument, &row);
    if (strcmp(operation, "time-of-max") == 0)
        return isnan(extreme(result, s, operation, argument, HUGE_VAL, &row)) ? (double)NAN : time_of(result, row);
    if (strcmp(operation, "event") == 0 || strcmp(operation, "before") == 0 || strcmp(operation, "after") == 0) {
        row = event_row(result, argument);
        if (row == 0)
            return (double)NAN;
        return *operation == 'e' ? time_of(result, row) : sum(result, s, *operation == 'b' ? row - 1 : row);
    }
    if (strcmp(operation, "events") == 0)
        return (double)events(result);
    double time;
    const size_t count = changes(result, s, argument, &time);
    if (strcmp(operation, "changes") == 0)
        return (double)count;
    if (strcmp(operation, "change") == 0)
        return time;
    if (strcmp(operation, "period") == 0) {
        const double end = time;
        changes(result, s, argument - 2, &time);
        return end - time;
    }
    stop("unknown operation '%s': at, max, min, maxabs, maxabs-before, time-of-max, first-above, event, events, "
         "before, after, change, changes, period are known",
         operation);
}

/* The unit to print: none for the unit 1. */
static const char *shown_unit(const char *unit)
{
    return strcmp(unit, "1") == 0 ? "" : unit;
}

static int widest(const Table *t, size_t column)
{
    size_t width = 0;
    for (size_t row = 0; row < t->rows; row++)
        if (strlen(table_cell(t, row, column)) > width)
            width = strlen(table_cell(t, row, column));
    return (int)width;
}

static int compare_figures(const char *figures_file, const char *result_file, bool show)
{
    Table figures = table_read(figures_file), result = table_read(result_file);
    const size_t name = table_column(&figures, "name"), operation = table_column(&figures, "operation"),
                 path = table_column(&figures, "path"), argument = table_column(&figures, "argument"),
                 expected = table_column(&figures, "value"), unit = table_column(&figures, "unit"),
                 tolerance = table_column(&figures, "tolerance");
    const int width = widest(&figures, name), unit_width = widest(&figures, unit);
    int failed = 0;
    for (size_t row = 0; row < figures.rows; row++) {
        Sum s;
        const char *title = table_cell(&figures, row, name);
        if (!read_sum(&result, table_cell(&figures, row, path), &s)) {
            printf("%-*s  FAILED: the result has no '%s'\n", width, title, table_cell(&figures, row, path));
            failed++;
            continue;
        }
        const double value =
            figure(&result, &s, table_cell(&figures, row, operation), table_number(&figures, row, argument));
        const double wanted = table_number(&figures, row, expected), difference = value - wanted;
        const bool ok = fabs(difference) <= table_number(&figures, row, tolerance);
        const char *symbol = shown_unit(table_cell(&figures, row, unit));
        failed += !ok;
        if (show)
            printf("  %-*s  %12.6g%s%s\n", width, title, value, *symbol ? " " : "", symbol);
        else
            printf("%-*s  %16.10g %-*s  expected %16.10g  difference %8.1e  %s\n", width, title, value, unit_width,
                   symbol, wanted, difference, ok ? "ok" : "FAILED");
    }
    table_free(&figures);
    table_free(&result);
    return failed > 0 && !show;
}

/* ---- trajectories ---- */

typedef struct {
    const char *name, *problem;     /* the problem: the message instead of a difference */
    double difference, scale, time; /* the largest difference is at `time` */
    double error, limit;
} Column;

static const char *expression_for(const Table *columns, const char *name)
{
    for (size_t row = 0; columns && row < columns->rows; row++)
        if (strcmp(table_cell(columns, row, 0), name) == 0)
            return table_cell(columns, row, 1);
    return name;
}

/* True if the row has the same time as the previous row. */
static bool is_repeated(const Table *t, size_t row)
{
    return row > 0 && row < t->rows && time_of(t, row) - time_of(t, row - 1) <= slack(t);
}

/* matches[i] is the row of the result for row i of the reference. */
static size_t *match_rows(const Table *reference, const Table *result)
{
    size_t *matches = grow(NULL, (reference->rows + 1) * sizeof *matches), row = 0;
    if (reference->rows > 0 && result->rows == 0)
        stop("%s holds no rows", result->file);
    for (size_t i = 0; i < reference->rows; i++) {
        const double time = time_of(reference, i);
        row = row_at(result, time, row);
        if (!(fabs(time_of(result, row) - time) <= slack(reference))) {
            printf("FAILED: %s has no row for time %.10g\n", result->file, time);
            free(matches);
            return NULL;
        }
        matches[i] = row;
        for (size_t k = i + 1; is_repeated(reference, k) && is_repeated(result, matches[i]); k++)
            matches[i]--;
    }
    return matches;
}

static bool is_balance(const char *name)
{
    const size_t length = strlen(name), ending = strlen("Balance");
    return length >= ending && strcmp(name + length - ending, "Balance") == 0;
}

static void compare_column(const Table *reference, const Table *result, const size_t *matches, size_t column,
                           const char *expression, double tolerance, Column *c)
{
    Sum s;
    *c = (Column){.name = reference->cells[column], .error = INFINITY, .limit = tolerance};
    if (!read_sum(result, expression, &s)) {
        c->problem = "is not in the result";
        return;
    }
    c->error = 0;
    if (is_balance(c->name))
        return;
    for (size_t row = 0; row < reference->rows; row++) {
        const double wanted = table_number(reference, row, column), value = sum(result, &s, matches[row]);
        if (isnan(wanted))
            continue;
        if (!isfinite(value)) {
            c->problem = "is not finite";
            c->error = INFINITY;
            return;
        }
        c->scale = fmax(c->scale, fabs(wanted));
        if (fabs(value - wanted) > c->difference) {
            c->difference = fabs(value - wanted);
            c->time = time_of(reference, row);
        }
    }
    c->error = c->scale > 0 ? c->difference / c->scale : c->difference;
    if (!(c->scale > 0))
        c->limit = zero_tolerance;
}

static int worst_first(const void *left, const void *right)
{
    const Column *a = left, *b = right;
    const double x = a->error / a->limit, y = b->error / b->limit;
    return x > y ? -1 : x < y;
}

static void print_column(const Column *c)
{
    if (c->problem)
        printf("FAILED: %s %s\n", c->name, c->problem);
    else
        printf("FAILED: %s differs by %.2e of %.2e, %s%.2e > %.0e, at time %.10g\n", c->name, c->difference, c->scale,
               c->scale > 0 ? "relatively " : "", c->error, c->limit, c->time);
}

static int compare_trajectory(const char *reference_file, const char *result_file, const char *columns_file,
                              double tolerance)
{
    Table reference = table_read(reference_file), result = table_read(result_file), columns = {0};
    if (columns_file)
        columns = table_read(columns_file);
    size_t *matches = match_rows(&reference, &result);
    if (!matches)
        return 1;
    Column *all = grow(NULL, reference.columns * sizeof *all);
    const size_t count = reference.columns - 1;
    size_t failed = 0;
    for (size_t i = 0; i < count; i++) {
        const char *expression = expression_for(columns_file ? &columns : NULL, reference.cells[i + 1]);
        compare_column(&reference, &result, matches, i + 1, expression, tolerance, &all[i]);
        failed += !(all[i].error <= all[i].limit);
    }
    qsort(all, count, sizeof *all, worst_first);
    for (size_t i = 0; i < failed && i < MOST_COLUMNS_SHOWN; i++)
        print_column(&all[i]);
    printf("%zu of %zu columns agree at %zu times", count - failed, count, reference.rows);
    if (count > 0)
        printf("; worst: %s %.1e", all[0].name, all[0].error);
    putchar('\n');
    free(all);
    free(matches);
    table_free(&columns);
    table_free(&result);
    table_free(&reference);
    return failed > 0;
}

/* ---- command line ---- */

int main(int count, char **arguments)
{
    const char *files[2] = {NULL, NULL}, *columns = NULL;
    double tolerance = 1e-6;
    bool show = false;
    int given = 0;
    for (int i = 2; i < count; i++) {
        const char *argument = arguments[i];
        if (strcmp(argument, "--show") == 0)
            show = true;
        else if (strcmp(argument, "--columns") == 0 && i + 1 < count)
            columns = arguments[++i];
        else if (strcmp(argument, "--tolerance") == 0 && i + 1 < count)
            tolerance = strtod(arguments[++i], NULL);
        else if (given < 2)
            files[given++] = argument;
        else
            given = 3;
    }
    if (given == 2 && strcmp(arguments[1], "figures") == 0)
        return compare_figures(files[0], files[1], show);
    if (given == 2 && strcmp(arguments[1], "trajectory") == 0)
        return compare_trajectory(files[0], files[1], columns, tolerance);
    fputs("usage: compare figures [--show] FIGURES.csv RESULT.csv\n"
          "       compare trajectory [--columns COLUMNS.csv] [--tolerance R] REFERENCE.csv RESULT.csv\n",
          stderr);
    return 2;
}
