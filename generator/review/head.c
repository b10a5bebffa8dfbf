/* head.c - the beginning of a document: model, experiment, size. */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

void review_put(json_t *object, const char *member, const char *text)
{
    if (text && *text)
        json_object_set_new(object, member, json_string(text));
}

void review_put_number(json_t *object, const char *member, int number)
{
    json_object_set_new(object, member, json_integer(number));
}

/* The comment of the system's block, or of the innermost package around it that has one. */
static const char *description_of(const System *system)
{
    const Name block = system->block->qualified;
    const Package *found = NULL;
    if (system->block->documentation->length)
        return system->block->documentation->text;
    for (int i = 0; i < system->model->packages.count; i++) {
        const Package *package = &system->model->packages.at[i];
        const size_t length = package->qualified->length;
        if (strncmp(block->text, package->qualified->text, length) == 0 &&
            strncmp(block->text + length, "::", 2) == 0 &&
            (!found || length > found->qualified->length))
            found = package;
    }
    return found ? found->documentation->text : "";
}

Name review_loop_words(const json_t *loop)
{
    json_t *said = json_copy((json_t *)(uintptr_t)loop);
    json_object_del(said, "number");
    json_object_del(said, "schedule");
    char *text = json_dumps(said, JSON_COMPACT);
    const Name words = name_of(text);
    free(text);
    json_decref(said);
    return words;
}

/* Counts each loop once, even if several schedules evaluate it. */
static void put_loops(json_t *size, const json_t *loops)
{
    Arena *arena = arena_new();
    Map *known = map_new(arena);
    int count = 0, numeric = 0;
    json_int_t largest = 0;
    for (size_t i = 0; i < json_array_size(loops); i++) {
        const json_t *loop = json_array_get(loops, i);
        const json_int_t unknowns = json_integer_value(json_object_get(loop, "unknowns"));
        const Name words = review_loop_words(loop);
        if (map_get(known, words, 0))
            continue;
        map_put(known, words, 1);
        count++;
        numeric += json_object_get(loop, "number") != NULL;
        largest = unknowns > largest ? unknowns : largest;
    }
    review_put_number(size, "loops", count);
    review_put_number(size, "numeric_loops", numeric);
    review_put_number(size, "largest_loop", (int)largest);
    arena_free(arena);
}

void review_size(json_t *document, const Causal *causal)
{
    const json_t *variables = json_object_get(document, "variables");
    json_t *size = json_object();
    int parts = 0, constants = 0, made = 0;
    for (int i = 0; i < causal->system->parts.count; i++)
        parts += !causal->system->parts.at[i].is_port;
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *row = json_array_get(variables, i);
        constants += strcmp(view_word(row, "role"), "constant") == 0 ? (int)page_count(row) : 0;
        made += json_object_get(row, "made") ? (int)page_count(row) : 0;
    }
    review_put_number(size, "parts", parts);
    review_put_number(size, "variables", flat_drawn_variables(causal->system));
    review_put_number(size, "variables_made", made);
    review_put_number(size, "constants", constants);
    review_put_number(size, "equations", flat_drawn_equations(causal->system));
    review_put_number(size, "equations_made", (int)page_count_all(json_object_get(document, "made")));
    review_put_number(size, "states", causal->states.count);
    put_loops(size, json_object_get(document, "loops"));
    review_put_number(size, "events", (int)json_array_size(json_object_get(document, "events")));
    json_object_set_new(document, "size", size);
}

static json_t *paths_of(const System *system, const IntList *parts)
{
    json_t *list = json_array();
    for (int i = 0; i < parts->count; i++)
        json_array_append_new(list, json_string(system->parts.at[parts->at[i]].path->text));
    return list;
}

void review_open_ports(json_t *document, const System *system)
{
    json_object_set_new(document, "open_ports", paths_of(system, &system->open_ports));
    json_object_set_new(document, "unjoined_parts", paths_of(system, &system->unjoined));
}

void review_head(json_t *document, const Causal *causal, const char *name, const char *fingerprint)
{
    const Experiment *e = &causal->system->experiment;
    json_t *experiment = json_object();
    review_put(document, "schema", REVIEW_SCHEMA);
    review_put(document, "name", name);
    review_put(document, "block", e->qualified->text);
    review_put(document, "system", causal->system->block->qualified->text);
    review_put(document, "model", causal->system->file->label->text);
    review_put(document, "description", description_of(causal->system));
    review_put(document, "compiler", "sysphsc " SYSPHSC_VERSION);
    review_put(document, "fingerprint", fingerprint);
    json_object_set_new(experiment, "start", json_real(e->start));
    json_object_set_new(experiment, "stop", json_real(e->stop));
    json_object_set_new(experiment, "interval", json_real(e->interval));
    json_object_set_new(experiment, "tolerance", json_real(e->tolerance));
    review_put(experiment, "solver", e->solver->text);
    json_t *plot = json_array();
    for (int i = 0; i < e->plot.count; i++)
        json_array_append_new(plot, json_string(e->plot.at[i]->text));
    if (json_array_size(plot))
        json_object_set(experiment, "plot", plot);
    json_decref(plot);
    review_put(experiment, "input", e->input ? e->input->text : NULL);
    json_object_set_new(document, "experiment", experiment);
    review_put_number(document, "unit_clashes", causal->system->unit_clashes);
}
