/* case_study.c - reads the table of results as numbers, and writes statistics to files beside the table. */
#define _DEFAULT_SOURCE
#include "between.h"
#include "cases.h"
#include "csv.h"
#include "envelope.h"
#include "study.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const double level = 0.95; /* of intervals */

/* The kind of a column, by its name and place. */
typedef enum {
    CELL_OTHER,
    CELL_CASE,
    CELL_DESIGN,
    CELL_PARAMETER,
    CELL_STATUS,
    CELL_REASON,
    CELL_VERDICT,
    CELL_MARGIN,
    CELL_FIGURE
} CellKind;

typedef struct {
    CellKind kind;
    int column; /* of the study; -1: none */
    bool is_stated;
    double stated; /* if is_stated: the value that an empty cell of a parameter leaves; NAN: none */
} Cell;

typedef struct {
    const CaseResults *results;
    const ModelDescription *about;
    Arena *arena;
    Study study;
    Cell *cells;
    int cell_count;
    StudyColumn *columns;
    double **values; /* by column of the study */
    const char **names, **reasons;
    unsigned char *status;
    int *replication, *part;
    int design; /* the method, as the first row states it; DESIGN_NONE: rows differ */
} Filling;

/* ---- columns ---- */

/* Cuts a copy of the first line of a text into its fields; returns their number. */
static int cut_line(const char *line, char ***fields, Arena *a)
{
    const size_t length = strcspn(line, "\n");
    char *copy = arena_take(a, length + 1, 1), end = ',';
    int count = 0, room = 0;
    memcpy(copy, line, length);
    for (char *field; end == ',';) {
        end = csv_field(&copy, &field);
        field += field[0] == '\'' && case_column_is_named(field + 1); /* csv_text() has put it there */
        *fields = arena_room(a, *fields, count, &room, sizeof **fields);
        (*fields)[count++] = csv_plain(field);
    }
    return count;
}

/* The text between the brackets, as in verdict(R1 Warm-up). NULL if the name does not begin so. */
static char *inside(char *name, const char *begin, Arena *a)
{
    const size_t length = strlen(begin), all = strlen(name);
    if (strncmp(name, begin, length) != 0 || all <= length || name[all - 1] != ')')
        return NULL;
    char *copy = arena_take(a, all, 1);
    memcpy(copy, name + length, all - length - 1);
    return copy;
}

static void add_column(Filling *f, Cell *cell, StudyKind kind, const char *name, const char *unit)
{
    cell->column = f->study.column_count++;
    f->values[cell->column] = arena_doubles(f->arena, (size_t)f->results->count);
    f->columns[cell->column] = (StudyColumn){kind, name, unit, f->values[cell->column]};
}

static void take_columns(Filling *f)
{
    char **names = NULL, **units = NULL;
    f->cell_count = cut_line(f->results->columns, &names, f->arena);
    const int unit_count = cut_line(f->results->units, &units, f->arena);
    f->cells = arena_take(f->arena, (size_t)f->cell_count, sizeof *f->cells);
    f->columns = arena_take(f->arena, (size_t)f->cell_count, sizeof *f->columns);
    f->values = arena_take(f->arena, (size_t)f->cell_count, sizeof *f->values);
    for (int i = 0; i < f->cell_count; i++) {
        Cell *cell = &f->cells[i];
        const char *unit = i < unit_count && strcmp(units[i], "1") != 0 ? units[i] : "", *name = NULL;
        *cell = (Cell){.kind = CELL_OTHER, .column = -1};
        if (i == 0 || i == f->results->status || i == f->results->status + 1)
            cell->kind = i == 0 ? CELL_CASE : i == f->results->status ? CELL_STATUS : CELL_REASON;
        else if (i < f->results->status && strcmp(names[i], "@design") == 0)
            cell->kind = CELL_DESIGN;
        else if (i < f->results->status && !case_column_is_named(names[i]))
            cell->kind = CELL_PARAMETER, add_column(f, cell, STUDY_PARAMETER, names[i], unit);
        else if (i < f->results->status + CASE_COUNTS)
            continue;
        else if ((name = inside(names[i], "verdict(", f->arena)) != NULL)
            cell->kind = CELL_VERDICT, add_column(f, cell, STUDY_VERDICT, name, "");
        else if ((name = inside(names[i], "margin(", f->arena)) != NULL)
            cell->kind = CELL_MARGIN, add_column(f, cell, STUDY_MARGIN, name, unit);
        else
            cell->kind = CELL_FIGURE, add_column(f, cell, STUDY_FIGURE, names[i], unit);
    }
}

/* ---- rows ---- */

/* The index of a parameter; the number of columns if there is none. */
static int column_named(const Filling *f, const char *name)
{
    int i = 0;
    while (i < f->study.column_count &&
           !(f->columns[i].kind == STUDY_PARAMETER && strcmp(f->columns[i].name, name) == 0))
        i++;
    return i;
}

/* Takes METHOD:SEED; with some methods the replication, from 1, and the part follow. */
static void take_design(Filling *f, long row, char *text)
{
    static const char *const methods[DESIGNS] = {"none", "random", "latin", "sobol", "saltelli", "grid"};
    char *rest = text;
    const char *method = strsep(&rest, ":"), *seed = strsep(&rest, ":");
    const char *replication = strsep(&rest, ":"), *part = rest;
    int found = DESIGNS - 1;
    while (found > 0 && strcmp(methods[found], method) != 0)
        found--;
    if (row == 0) {
        f->design = found;
        f->study.seed = seed;
    }
    if (f->design != found || !seed || !f->study.seed || strcmp(seed, f->study.seed) != 0)
        f->design = DESIGN_NONE;
    const long number = replication ? strtol(replication, NULL, 10) : 1;
    const bool is_possible = number > 0 && number <= f->results->count;
    f->replication[row] = is_possible ? (int)number - 1 : 0;
    if (!is_possible)
        f->design = DESIGN_NONE;
    if (f->replication[row] >= f->study.replications)
        f->study.replications = f->replication[row] + 1;
    f->part[row] = !part || strcmp(part, "A") == 0 ? SALTELLI_A
                   : strcmp(part, "B") == 0        ? SALTELLI_B
                                                   : column_named(f, part);
}

static double verdict_number(const char *text)
{
    static const char *const words[VERDICTS] = {
#define VERDICT(name, text) text,
#include "verdicts.def"
#undef VERDICT
    };
    for (int i = 0; i < VERDICTS; i++)
        if (strcmp(words[i], text) == 0)
            return i;
    return NAN;
}

/* The second line of the head, without its mark and the name of the program. */
static const char *settings_of(const Filling *f)
{
    const char *line = strchr(f->results->head, '\n'), *begin = line ? strstr(line, " --") : NULL;
    const size_t length = begin ? strcspn(begin + 1, "\n") : 0;
    char *settings = arena_take(f->arena, length + 1, 1);
    if (begin)
        memcpy(settings, begin + 1, length);
    return settings;
}

/* The value that --set gives all cases, otherwise that of the model. NAN: neither states one, as for an input over time
 * or for a start that is computed. */
static double stated_value(const Filling *f, int variable)
{
    const ModelVariable *v = &f->about->variables[variable];
    const size_t room = strlen(v->path) + sizeof "--set =";
    char *words = arena_take(f->arena, room, 1);
    snprintf(words, room, "--set %s=", v->path);
    const char *set = strstr(f->study.settings, words);
    if (set)
        return strtod(set + strlen(words), NULL);
    if (v->kind == MODEL_INPUT || v->set_offset == MODEL_NOT_SETTABLE || v->sign == 0)
        return NAN;
    Model *m = model_new(f->arena, f->about);
    model_set_defaults(m);
    const double value = place_value(m, v->set_offset, v->type);
    const bool is_derived = model_derive_constants(m) == MODEL_OK;
    const double now = place_value(m, v->set_offset, v->type);
    return is_derived && !(now < value) && !(now > value) ? v->sign * value : NAN;
}

/* An empty cell of a parameter leaves the value that all cases have, here in the unit of the column. */
static double value_of_gap(const Filling *f, Cell *cell)
{
    const StudyColumn *c = &f->columns[cell->column];
    const int variable = variable_find(f->about, c->name);
    double factor = 1, offset = 0;
    if (cell->is_stated)
        return cell->stated;
    const bool is_known =
        variable >= 0 && (!c->unit[0] || quantity_scale(c->unit, f->about->variables[variable].unit, &factor, &offset,
                                                        c->name) == STATUS_DONE);
    cell->stated = is_known ? quantity_scaled(stated_value(f, variable), 1 / factor, -offset / factor) : NAN;
    cell->is_stated = true;
    return cell->stated;
}

static void take_cell(Filling *f, long row, Cell *cell, char *text)
{
    double value;
    switch (cell->kind) {
    case CELL_CASE: f->names[row] = csv_plain(text); break;
    case CELL_DESIGN: take_design(f, row, text); break;
    case CELL_REASON: f->reasons[row] = text; break;
    case CELL_STATUS:
        for (int i = 0; i < CASE_STATUSES; i++)
            if (strcmp(case_status_words[i], text) == 0)
                f->status[row] = (unsigned char)i;
        break;
    case CELL_VERDICT: f->values[cell->column][row] = verdict_number(text); break;
    case CELL_PARAMETER:
        f->values[cell->column][row] = number_parse(text, &value) ? value : text[0] ? NAN : value_of_gap(f, cell);
        break;
    case CELL_MARGIN:
    case CELL_FIGURE: f->values[cell->column][row] = number_parse(text, &value) ? value : NAN; break;
    case CELL_OTHER: break;
    }
}

/* Takes the cells of all rows, which are cut in a copy. */
static void take_rows(Filling *f)
{
    const CaseResults *r = f->results;
    size_t size = 0;
    char none[] = "";
    for (long i = 0; i < r->count; i++)
        size += (size_t)r->rows[i].length + 1;
    char *text = arena_take(f->arena, size, 1);
    for (long i = 0; i < r->count; i++) {
        char *at = text, end = ',';
        memcpy(text, r->rows[i].text, (size_t)r->rows[i].length);
        text += r->rows[i].length + 1;
        for (int k = 0; k < f->cell_count; k++) {
            char *field = none;
            end = end == ',' ? csv_field(&at, &field) : '\0';
            take_cell(f, i, &f->cells[k], field);
        }
    }
}

static const Study *fill(Filling *f)
{
    const ModelDescription *about = f->about;
    const size_t count = (size_t)f->results->count;
    f->study = (Study){.program = about->info->name,
                       .model = about->info->qualified_name,
                       .fingerprint = about->info->fingerprint,
                       .settings = settings_of(f),
                       .identity = f->results->identity,
                       .replications = 1,
                       .count = f->results->count};
    f->names = arena_take(f->arena, count, sizeof *f->names);
    f->reasons = arena_take(f->arena, count, sizeof *f->reasons);
    f->status = arena_take(f->arena, count, 1);
    f->replication = arena_take(f->arena, count, sizeof *f->replication);
    f->part = arena_take(f->arena, count, sizeof *f->part);
    take_columns(f);
    take_rows(f);
    f->study.method = (DesignMethod)f->design;
    f->study.names = f->names;
    f->study.reasons = f->reasons;
    f->study.status = f->status;
    f->study.replication = f->replication;
    f->study.part = f->part;
    f->study.columns = f->columns;
    return &f->study;
}

/* ---- files ---- */

typedef struct {
    const StudyFindings *findings;
    const Envelopes *envelopes;
} Page;

static void print_json(const void *page, FILE *out)
{
    model_parts.studies->write_json(((const Page *)page)->findings, out);
}

static void print_csv(const void *page, FILE *out)
{
    model_parts.studies->write_csv(((const Page *)page)->findings, out);
}

static void print_html(const void *page, FILE *out)
{
    const Page *p = page;
    model_parts.studies->write_html(p->findings, p->envelopes, out);
}

/* Finds and writes the envelopes of all trajectories that are kept, if there are at least two. */
static int find_envelopes(const Study *s, const char *file, Arena *a, Envelopes *envelopes)
{
    enum { LONGEST = 4096 };
    static const size_t most_bytes = (size_t)256 << 20;
    char name[LONGEST];
    const char *folder = case_file_name(a, file, ".d");
    const char **files = NULL;
    int count = 0, room = 0;
    if (access(folder, R_OK) != 0)
        return STATUS_DONE;
    for (long i = 0; i < s->count; i++) {
        if (access(case_trajectory(folder, s->names[i], name, sizeof name), R_OK) != 0)
            continue;
        files = arena_room(a, files, count, &room, sizeof *files);
        char *copy = arena_take(a, strlen(name) + 1, 1);
        strcpy(copy, name);
        files[count++] = copy;
    }
    const int status = count > 1 ? model_parts.studies->envelopes(files, count, most_bytes, a, envelopes) : STATUS_DONE;
    if (status != STATUS_DONE || count < 2)
        return status;
    return model_parts.studies->write_envelopes(envelopes, case_file_name(a, file, ".envelope.csv"));
}

static bool is_among(const char *const *paths, int count, const char *path)
{
    bool is = false;
    for (int i = 0; i < count && !is; i++)
        is = strcmp(paths[i], path) == 0;
    return is;
}

/* Adds the units of the model, and puts the variables first that it plots. */
static void arrange_envelopes(const ModelDescription *about, Arena *a, Envelopes *e)
{
    Envelope *arranged = arena_take(a, (size_t)e->count, sizeof *arranged);
    int at = 0, plotted = 0, named = 0;
    const char *const *paths = model_parts.plots ? model_parts.plots->paths(about, a, &named) : NULL;
    for (int others = 0; others < 2; others++)
        for (int k = 0; k < e->count; k++) {
            const int variable = variable_find(about, e->of[k].name);
            if (is_among(paths, named, e->of[k].name) == (others == 1))
                continue;
            arranged[at] = e->of[k];
            if (variable >= 0 && !arranged[at].unit[0])
                arranged[at].unit = about->variables[variable].unit;
            at++;
            plotted += others == 0;
        }
    e->of = arranged;
    e->shown = plotted ? plotted : e->shown;
}

int case_statistics(const Options *o, const CaseResults *r, const char *file, Arena *a, const StudyFindings **found)
{
    Filling *f = arena_take(a, 1, sizeof *f); /* findings refer to it */
    *f = (Filling){.results = r, .about = o->about, .arena = a};
    Envelopes envelopes = {.count = 0};
    const Study *study = fill(f);
    const StudyFindings *findings = *found = model_parts.studies->find(study, level, a);
    int status = find_envelopes(study, file, a, &envelopes);
    arrange_envelopes(o->about, a, &envelopes);
    const Page page = {findings, envelopes.count > 0 ? &envelopes : NULL};
    status = status == STATUS_DONE
                 ? file_write_whole(case_file_name(a, file, ".statistics.csv"), true, print_csv, &page)
                 : status;
    status =
        status == STATUS_DONE ? file_write_whole(case_file_name(a, file, ".html"), true, print_html, &page) : status;
    return status == STATUS_DONE ? file_write_whole(case_file_name(a, file, ".json"), true, print_json, &page) : status;
}

void case_statistics_print(const StudyFindings *findings, const char *file, Arena *a)
{
    model_parts.studies->print(findings, stdout);
    printf("\nstatistics in %s, %s and %s\n", case_file_name(a, file, ".html"), case_file_name(a, file, ".json"),
           case_file_name(a, file, ".statistics.csv"));
}
