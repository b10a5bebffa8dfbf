/* place.c - places of arrays in a program for all sizes: they lie behind struct Model, one after the other, with
 * lengths that follow from the sizes. */
#include "emit/item.h"
#include "emit/place.h"

#include <string.h>

static bool is_of(const PlacedArray *array, const char *owner)
{
    return owner ? array->owner && strcmp(array->owner, owner) == 0 : !array->owner;
}

/* True if the struct has arrays, or parts that have some. */
static bool has_arrays(const Program *p, const char *type)
{
    for (int i = 0; type && i < p->sizes.placed.count; i++) {
        const PlacedArray *array = &p->sizes.placed.at[i];
        if (is_of(array, type) && (array->count || has_arrays(p, array->inner)))
            return true;
    }
    return false;
}

/* Appends the statements of the function that places the arrays of a struct; NULL: of struct Model. */
static void print_placing(const Program *p, const char *owner, Text *text)
{
    for (int i = 0; i < p->sizes.placed.count; i++) {
        const PlacedArray *array = &p->sizes.placed.at[i];
        if (!is_of(array, owner))
            continue;
        const bool is_nested = has_arrays(p, array->inner);
        if (!array->count && is_nested)
            text_format(text, "    place_%s(m, own ? &own->%s : NULL, room);\n", array->inner, array->path);
        if (!array->count)
            continue;
        if (!is_nested) {
            text_format(text, "    ARRAY(own, %s, %d);\n", array->path, array->count);
            continue;
        }
        text_format(text,
                    "    struct %s *of_%d = ARRAY(own, %s, %d);\n    for (int i = 0; i < %d; i++)\n"
                    "        place_%s(m, own ? &of_%d[i] : NULL, room);\n",
                    array->inner, i, array->path, array->count, array->count, array->inner, i);
    }
}

/* ---- places of members ---- */

const char *place_array(Arena *arena, const Member *member)
{
    const Member *owner = member->owner;
    const int before = owner ? owner->count : 0;
    if (member->count == before)
        return NULL;
    const char *name = member->words[before] + (owner ? strlen(owner->words[before]) + strlen(".") : 0);
    return arena_copy(arena, name, strlen(name) - strlen("["));
}

const char *place_within(Arena *arena, const Member *member)
{
    const Member *owner = member->owner;
    const int before = owner ? owner->count : 0;
    if (member->count == before + 1 && member->own == 1 && member->subscripts[before] == 0)
        return NULL;
    const char *part = owner ? owner->text : "", *dot = owner ? "." : "";
    const char *first = arena_format(arena, "%s%s%s[%d]", part, dot, place_array(arena, member), 0);
    return arena_format(arena, "%s - %s", code_place(arena, member->text), code_place(arena, first));
}

/* ---- places of arrays ---- */

static void print_arrays(const Program *p, Record *record)
{
    Text functions = text_new(p->arena);
    for (int i = 0; i < p->sizes.placed.count; i++) {
        const char *owner = p->sizes.placed.at[i].owner;
        int first = 0;
        while (owner && !is_of(&p->sizes.placed.at[first], owner))
            first++;
        if (!owner || first < i || !has_arrays(p, owner))
            continue;
        text_format(&functions,
                    "static void place_%s(const Model *m, struct %s *own, ModelRoom *room)\n{\n    (void)m;\n", owner,
                    owner);
        print_placing(p, owner, &functions);
        text_add(&functions, "}\n\n");
    }
    Text own = text_new(p->arena);
    print_placing(p, NULL, &own);
    text_add(&own, own.length ? "" : "    (void)own, (void)room;\n");
    record_set(record, "functions", functions.at);
    record_set(record, "placing", own.at);
}

/* ---- in the templates ---- */

void sizes_record(const Program *p, Record *record)
{
    Record *list = record_either(record, "with_sizes", "without_sizes", p->sizes.list != NULL);
    for (int k = 0; p->sizes.list && k < p->sizes.list->count; k++) {
        Record *row = record_add(list, "sizes");
        record_set(row, "name", p->sizes.list->at[k].name);
        record_set(row, "word", p->sizes.list->at[k].word);
        record_format(row, "index", "%d", k);
        record_format(row, "number", "%d", p->sizes.list->at[k].variation);
    }
    if (!p->sizes.list)
        return;
    record_set(list, "filling", p->sizes.filling.at);
    record_set(list, "law_filling", p->sizes.law_filling.at);
    print_arrays(p, list);
}
