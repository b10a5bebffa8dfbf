/* series.c - expands the model's long tables, which are written as families, to all their numbers, and makes rows that
 * differ only in numbers. loops_expand() expands loops. */
#include "series.h"
#include "parts.h"
#include "stateset.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- whole numbers ---- */

static int series_length(const int *sections)
{
    int length = 0;
    for (ModelFamily f = {.next = sections}; family_next(&f);)
        length += f.width;
    return length;
}

static void series_put(int *to, const int *sections)
{
    for (ModelFamily f = {.next = sections}; family_next(&f);)
        for (int i = 0; i < f.width; i++)
            *to++ = model_number(&f, i);
}

/* ---- rows ---- */

void *series_rows(Arena *a, int count, size_t size)
{
    return arena_take(a, (size_t)count, size);
}

const char *series_text(Arena *a, const char *format, ...)
{
    char probe[256]; /* longer texts are formatted twice */
    va_list list;
    va_start(list, format);
    const size_t length = (size_t)vsnprintf(probe, sizeof probe, format, list);
    va_end(list);
    char *text = arena_take(a, length + 1, 1);
    if (length < sizeof probe)
        return memcpy(text, probe, length);
    va_start(list, format);
    vsnprintf(text, length + 1, format, list);
    va_end(list);
    return text;
}

/* Expands the tables of events. Places are offsets in a model: a scratch model serves to compute them. */
static void expand_events(const ModelDescription *about, ModelEvents *events, Arena *a)
{
    Arena scratch = {NULL};
    about->info->expand_events(events, arena_take(&scratch, 1, about->size), a);
    arena_release(&scratch);
}

/* ---- all tables ---- */

/* The expanded numbers of a table that is a series; other tables stay as they are. */
static const int *whole(const ModelInfo *info, int *const *made, const int *table)
{
    int i = 0;
    while (i < info->series_count && info->series[i] != table)
        i++;
    return i < info->series_count ? made[i] : table;
}

static void *copy(Arena *a, const void *from, size_t count, size_t size)
{
    return from ? memcpy(arena_take(a, count, size), from, count * size) : NULL;
}

static const ModelJacobian *expand_jacobian(Arena *a, const ModelJacobian *stated, const ModelInfo *info,
                                            int *const *made)
{
    ModelJacobian *j = copy(a, stated, 1, sizeof *j);
    const int **const tables[] = {&j->row_start,  &j->row_slot,     &j->term_slot,   &j->term_partial,
                                  &j->derivative, &j->column_start, &j->row_index,   &j->colour,
                                  &j->long_rows,  &j->input_rows,   &j->output_slot, &j->indicator_slot};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        *tables[i] = whole(info, made, *tables[i]);
    return j;
}

static void expand_tables(ModelDescription *about, Arena *a, int *const *made)
{
    const ModelInfo *stated = about->info;
    ModelInfo *info = copy(a, stated, 1, sizeof *info);
    ModelEvents *events = copy(a, about->events, 1, sizeof *events);
    ModelTables *tables = copy(a, about->tables, 1, sizeof *tables);
    ModelStructure *structure = copy(a, stated->structure, 1, sizeof *structure);
    ModelStateSet *sets = copy(a, stated->state_sets, (size_t)stated->state_set_count, sizeof *sets);
    ModelJoints *joints = copy(a, stated->joints, 1, sizeof *joints);
    ModelModal *modal = copy(a, stated->modal, 1, sizeof *modal);
    tables->late = whole(stated, made, tables->late);
    events->indicator_branches = whole(stated, made, events->indicator_branches);
    structure->jacobian = expand_jacobian(a, stated->structure->jacobian, stated, made);
    if (structure->sensitivities)
        structure->sensitivities = structure->sensitivities == stated->structure->jacobian
                                       ? structure->jacobian
                                       : expand_jacobian(a, structure->sensitivities, stated, made);
    structure->states = whole(stated, made, structure->states);
    structure->absent = whole(stated, made, structure->absent);
    for (int i = 0; i < stated->state_set_count; i++) {
        sets[i].candidates = whole(stated, made, sets[i].candidates);
        sets[i].constraints = whole(stated, made, sets[i].constraints);
    }
    if (joints) {
        joints->connectors = whole(stated, made, joints->connectors);
        joints->joints = whole(stated, made, joints->joints);
        joints->flows = whole(stated, made, joints->flows);
    }
    if (modal) {
        modal->states = whole(stated, made, modal->states);
        modal->rows = whole(stated, made, modal->rows);
        modal->absent = whole(stated, made, modal->absent);
        modal->tears = whole(stated, made, modal->tears);
        modal->further_rows = whole(stated, made, modal->further_rows);
        modal->further_tears = whole(stated, made, modal->further_tears);
    }
    info->defaulted = whole(stated, made, stated->defaulted);
    info->integers = whole(stated, made, stated->integers);
    info->outputs = whole(stated, made, stated->outputs);
    info->start_checks = whole(stated, made, stated->start_checks);
    info->loop_numbers = whole(stated, made, stated->loop_numbers);
    info->structure = structure;
    info->state_sets = sets;
    info->joints = joints;
    info->modal = modal;
    if (info->expand_events)
        expand_events(about, events, a);
    about->info = info;
    about->events = events;
    about->tables = tables;
}

void series_expand(ModelDescription *about, Arena *a)
{
    const ModelInfo *info = about->info;
    int **made = arena_take(a, (size_t)info->series_count, sizeof *made);
    for (int i = 0; i < info->series_count; i++) {
        made[i] = arena_take(a, (size_t)series_length(info->series[i]), sizeof **made);
        series_put(made[i], info->series[i]);
    }
    expand_tables(about, a, made);
}
