/* linear_file.c - a linear model as JSON, and as matrices of MAT-files.
 *
 * The schema of the JSON file is in manual/results.md. */
#include "json.h"
#include "linear.h"
#include "mat.h"

#include <errno.h>
#include <string.h>

static int finish(FILE *out, const char *file)
{
    const bool is_complete = !ferror(out), is_closed = fclose(out) == 0;
    return is_complete && is_closed ? STATUS_DONE : message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
}

/* ---- JSON ---- */

static void write_quantities(Json *j, const Linear *l, LinearVector v, const char *name)
{
    json_open(j, name, '[');
    for (int i = 0; i < l->count[v]; i++) {
        const ModelVariable *variable = &l->about->variables[l->variables[v][i]];
        json_open_line(j, NULL, '{');
        json_text(j, "name", variable->path);
        json_text(j, "unit", variable->unit);
        json_number(j, "value", l->at[v][i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_matrix(Json *j, const Linear *l, const char *name, LinearVector rows, LinearVector columns)
{
    json_open(j, name, '[');
    for (int r = 0; r < l->count[rows]; r++) {
        json_open_line(j, NULL, '[');
        for (int c = 0; c < l->count[columns]; c++)
            json_number(j, NULL, linear_slope(l, rows, r, columns, c));
        json_close(j, ']');
    }
    json_close(j, ']');
}

static void write_eigenvalues(Json *j, const Linear *l)
{
    if (!l->has_eigenvalues) {
        json_null(j, "eigenvalues");
        return;
    }
    json_open(j, "eigenvalues", '[');
    for (int i = 0; i < l->count[LINEAR_X]; i++) {
        const double real = l->real[i], imaginary = l->imaginary[i];
        json_open_line(j, NULL, '{');
        json_number(j, "real", real);
        json_number(j, "imaginary", imaginary);
        json_number(j, "frequency", eigenvalue_frequency(real, imaginary));
        json_number(j, "damping", eigenvalue_damping(real, imaginary));
        json_number(j, "time_constant", eigenvalue_time_constant(real));
        json_close(j, '}');
    }
    json_close(j, ']');
}

int linear_write_json(const Linear *l, const Run *run)
{
    const char *file = run->options->linear_json;
    FILE *out = fopen(file, "w");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    Json j = {.out = out};
    json_open(&j, NULL, '{');
    json_text(&j, "format", "sysphsc linear model 1");
    json_text(&j, "model", run->about->info->qualified_name);
    json_number(&j, "time", l->time);
    json_truth(&j, "at_rest", l->is_at_rest);
    write_quantities(&j, l, LINEAR_X, "states");
    write_quantities(&j, l, LINEAR_U, "inputs");
    write_quantities(&j, l, LINEAR_Y, "outputs");
    write_matrix(&j, l, "A", LINEAR_X, LINEAR_X);
    write_matrix(&j, l, "B", LINEAR_X, LINEAR_U);
    write_matrix(&j, l, "C", LINEAR_Y, LINEAR_X);
    write_matrix(&j, l, "D", LINEAR_Y, LINEAR_U);
    json_truth(&j, "exact", l->is_exact);
    json_number(&j, "uncertainty", l->uncertain);
    write_eigenvalues(&j, l);
    json_open(&j, "notes", '[');
    for (int i = 0; i < run->rows.note_count; i++)
        json_text(&j, NULL, run->rows.notes[i]);
    json_close(&j, ']');
    json_close(&j, '}');
    return finish(out, file);
}

/* ---- MAT ---- */

static void begin_matrix(FILE *out, const char *name, bool is_text, int rows, int columns)
{
    const MatHeader header = mat_header(is_text ? MAT_TEXT : MAT_DOUBLES, rows, columns, name);
    fwrite(&header, sizeof header, 1, out);
    fwrite(name, 1, (size_t)header.length, out);
}

static void write_slopes(FILE *out, const Linear *l, const char *name, LinearVector rows, LinearVector columns)
{
    begin_matrix(out, name, false, l->count[rows], l->count[columns]);
    for (int c = 0; c < l->count[columns]; c++)
        for (int r = 0; r < l->count[rows]; r++) {
            const double value = linear_slope(l, rows, r, columns, c);
            fwrite(&value, sizeof value, 1, out);
        }
}

/* Texts are rows of characters, filled up with blanks, column by column. */
static void write_vector(FILE *out, const Linear *l, LinearVector v, const char *values, const char *names)
{
    size_t width = 0;
    begin_matrix(out, values, false, l->count[v], 1);
    fwrite(l->at[v], sizeof *l->at[v], (size_t)l->count[v], out);
    for (int i = 0; i < l->count[v]; i++) {
        const size_t length = strlen(l->about->variables[l->variables[v][i]].path);
        width = length > width ? length : width;
    }
    begin_matrix(out, names, true, l->count[v], (int)width);
    for (size_t k = 0; k < width; k++)
        for (int i = 0; i < l->count[v]; i++) {
            const char *path = l->about->variables[l->variables[v][i]].path;
            fputc(k < strlen(path) ? path[k] : ' ', out);
        }
}

int linear_write_mat(const Linear *l, const Run *run)
{
    const char *file = run->options->linear_mat;
    FILE *out = fopen(file, "wb");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    write_slopes(out, l, "A", LINEAR_X, LINEAR_X);
    write_slopes(out, l, "B", LINEAR_X, LINEAR_U);
    write_slopes(out, l, "C", LINEAR_Y, LINEAR_X);
    write_slopes(out, l, "D", LINEAR_Y, LINEAR_U);
    write_vector(out, l, LINEAR_X, "x0", "xnames");
    write_vector(out, l, LINEAR_U, "u0", "unames");
    write_vector(out, l, LINEAR_Y, "y0", "ynames");
    return finish(out, file);
}
