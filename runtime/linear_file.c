/* linear_file.c - a linear model as JSON, and as matrices of MAT-files.
 *
 * The schema of the JSON file is in runtime/README.md. */
#include "linear.h"
#include "mat.h"

#include <errno.h>
#include <math.h>
#include <string.h>

static int finish(FILE *out, const char *file)
{
    const bool is_complete = !ferror(out), is_closed = fclose(out) == 0;
    return is_complete && is_closed ? STATUS_DONE : message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
}

/* ---- JSON ---- */

static void write_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        if ((unsigned char)*text < ' ')
            fprintf(out, "\\u%04x", (unsigned)(unsigned char)*text);
        else
            fputc(*text, out);
    }
    fputc('"', out);
}

static void write_quantities(FILE *out, const Linear *l, LinearVector v, const char *name)
{
    fprintf(out, "  \"%s\": [", name);
    for (int i = 0; i < l->count[v]; i++) {
        const ModelVariable *variable = &model_variables[l->variables[v][i]];
        fputs(i ? ",\n    {\"name\": " : "\n    {\"name\": ", out);
        write_text(out, variable->path);
        fputs(", \"unit\": ", out);
        write_text(out, variable->unit);
        fprintf(out, ", \"value\": %s}", number_text(l->at[v][i]).text);
    }
    fputs(l->count[v] ? "\n  ],\n" : "],\n", out);
}

static void write_matrix(FILE *out, const Linear *l, const char *name, LinearVector rows, LinearVector columns)
{
    fprintf(out, "  \"%s\": [", name);
    for (int r = 0; r < l->count[rows]; r++) {
        fputs(r ? ",\n    [" : "\n    [", out);
        for (int c = 0; c < l->count[columns]; c++)
            fprintf(out, "%s%s", c ? ", " : "", number_text(linear_slope(l, rows, r, columns, c)).text);
        fputc(']', out);
    }
    fputs(l->count[rows] ? "\n  ],\n" : "],\n", out);
}

static void write_field(FILE *out, const char *name, double value)
{
    fprintf(out, "\"%s\": %s", name, isfinite(value) ? number_text(value).text : "null");
}

static void write_eigenvalues(FILE *out, const Linear *l)
{
    fputs("  \"eigenvalues\": ", out);
    if (!l->has_eigenvalues) {
        fputs("null,\n", out);
        return;
    }
    for (int i = 0; i < l->count[LINEAR_X]; i++) {
        const double real = l->real[i], imaginary = l->imaginary[i];
        fputs(i ? ",\n    {" : "[\n    {", out);
        write_field(out, "real", real);
        fputs(", ", out);
        write_field(out, "imaginary", imaginary);
        fputs(", ", out);
        write_field(out, "frequency", eigenvalue_frequency(real, imaginary));
        fputs(", ", out);
        write_field(out, "damping", eigenvalue_damping(real, imaginary));
        fputs(", ", out);
        write_field(out, "time_constant", eigenvalue_time_constant(real));
        fputc('}', out);
    }
    fputs(l->count[LINEAR_X] ? "\n  ],\n" : "[],\n", out);
}

int linear_write_json(const Linear *l, const Run *run)
{
    const char *file = run->options->linear_json;
    FILE *out = fopen(file, "w");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    fputs("{\n  \"format\": \"sysphsc linear model 1\",\n  \"model\": ", out);
    write_text(out, model_info.qualified_name);
    fprintf(out, ",\n  \"time\": %s,\n  \"at_rest\": %s,\n", number_text(l->time).text,
            l->is_at_rest ? "true" : "false");
    write_quantities(out, l, LINEAR_X, "states");
    write_quantities(out, l, LINEAR_U, "inputs");
    write_quantities(out, l, LINEAR_Y, "outputs");
    write_matrix(out, l, "A", LINEAR_X, LINEAR_X);
    write_matrix(out, l, "B", LINEAR_X, LINEAR_U);
    write_matrix(out, l, "C", LINEAR_Y, LINEAR_X);
    write_matrix(out, l, "D", LINEAR_Y, LINEAR_U);
    fprintf(out, "  \"exact\": %s,\n  \"uncertainty\": %s,\n", l->is_exact ? "true" : "false",
            number_text(l->uncertain).text);
    write_eigenvalues(out, l);
    fputs("  \"notes\": [", out);
    for (int i = 0; i < run->note_count; i++) {
        fputs(i ? ",\n    " : "\n    ", out);
        write_text(out, run->notes[i]);
    }
    fputs(run->note_count ? "\n  ]\n}\n" : "]\n}\n", out);
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
        const size_t length = strlen(model_variables[l->variables[v][i]].path);
        width = length > width ? length : width;
    }
    begin_matrix(out, names, true, l->count[v], (int)width);
    for (size_t k = 0; k < width; k++)
        for (int i = 0; i < l->count[v]; i++) {
            const char *path = model_variables[l->variables[v][i]].path;
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
