/* checks.c - checks and requirements, and which equations decide on a check: those that determine its variables. */
#include "review/page.h"

#include <string.h>

typedef struct {
    Arena *arena;
    Map *variable_at, *equation_at; /* by path, by id: rows, from 1 */
    ReviewLoops loops;
    json_t *variables, *equations, *requirements;
} Linked;

static const json_t *variable_of(const Linked *l, const char *path)
{
    const int at = map_get(l->variable_at, name_of(path), 0);
    return at ? json_array_get(l->variables, (size_t)at - 1) : NULL;
}

static bool is_in(const json_t *list, const char *text)
{
    bool is = false;
    for (size_t i = 0; i < json_array_size(list) && !is; i++)
        is = strcmp(json_string_value(json_array_get(list, i)), text) == 0;
    return is;
}

/* Adds the text to a list of the row, once. */
static void add_once(json_t *row, const char *member, const char *text)
{
    json_t *list = json_object_get(row, member);
    if (!list)
        json_object_set_new(row, member, list = json_array());
    if (!is_in(list, text))
        json_array_append_new(list, json_string(text));
}

static void note(const Linked *l, const char *equation, const char *check)
{
    const int at = map_get(l->equation_at, name_of(equation), 0);
    json_t *row = at ? json_array_get(l->equations, (size_t)at - 1) : NULL;
    if (!row)
        return;
    add_once(row, "checked_by", check);
    for (size_t i = 0; i < json_array_size(l->requirements); i++) {
        const json_t *requirement = json_array_get(l->requirements, i);
        if (is_in(page_list(requirement, "checks"), check))
            add_once(row, "requirements", arena_format(l->arena, "%s %s", page_word(requirement, "id"),
                                                       page_word(requirement, "name")));
    }
}

/* An alias is what it is of; a state changes as its derivative says. */
static void follow(const Linked *l, const char *path, const char *check)
{
    const json_t *variable = variable_of(l, path);
    const json_t *by = json_object_get(variable, "determined_by");
    if (strcmp(page_word(by, "kind"), "alias") == 0) {
        const char *of = page_word(by, "of");
        variable = variable_of(l, of + (*of == '-'));
        by = json_object_get(variable, "determined_by");
    }
    if (strcmp(page_word(by, "kind"), "integration") == 0) {
        variable = variable_of(l, arena_format(l->arena, "der(%s)", page_word(variable, "path")));
        by = json_object_get(variable, "determined_by");
        if (strcmp(page_word(by, "kind"), "alias") == 0)
            by = json_object_get(variable_of(l, page_word(by, "of")), "determined_by");
    }
    if (*page_word(by, "equation"))
        note(l, page_word(by, "equation"), check);
    const ReviewIds *ids = review_loop(&l->loops, by);
    for (int i = 0; i < ids->count; i++)
        note(l, ids->at[i], check);
    for (size_t i = 0; i < json_array_size(page_list(by, "equations")); i++)
        note(l, json_string_value(json_array_get(page_list(by, "equations"), i)), check);
}

void review_link_checks(json_t *document)
{
    Arena *arena = arena_new();
    Linked l = {arena, map_new(arena), map_new(arena), review_loops(arena, document),
                json_object_get(document, "variables"), json_object_get(document, "equations"),
                json_object_get(document, "requirements")};
    const json_t *checks = json_object_get(document, "checks");
    for (size_t i = 0; i < json_array_size(l.variables); i++)
        map_put(l.variable_at, name_of(page_word(json_array_get(l.variables, i), "path")), (int)i + 1);
    for (size_t i = 0; i < json_array_size(l.equations); i++)
        map_put(l.equation_at, name_of(page_word(json_array_get(l.equations, i), "id")), (int)i + 1);
    for (size_t i = 0; i < json_array_size(checks); i++) {
        const json_t *check = json_array_get(checks, i), *uses = json_object_get(check, "uses");
        for (size_t k = 0; k < json_array_size(uses); k++)
            follow(&l, json_string_value(json_array_get(uses, k)), page_word(check, "id"));
    }
    arena_free(arena);
}

/* ---- rows of the document ---- */

static void put_used(Arena *arena, const Causal *causal, json_t *row, const FlatCheck *check)
{
    const IntList mentioned = review_mentioned_in_check(arena, causal->system, check);
    json_t *uses = json_array();
    Map *known = map_new(arena);
    for (int i = 0; i < mentioned.count; i++) {
        const Name path = causal->variables.at[mentioned.at[i]].path;
        if (!map_get(known, path, 0))
            json_array_append_new(uses, json_string(path->text));
        map_put(known, path, 1);
    }
    json_object_set_new(row, "uses", uses);
}

json_t *review_checks(Arena *arena, const Causal *causal)
{
    json_t *list = json_array();
    for (int i = 0; i < causal->system->checks.count; i++) {
        const FlatCheck *check = &causal->system->checks.at[i];
        json_t *row = json_object();
        review_put(row, "id", check->id->text);
        review_put(row, "element", check->element->text);
        review_put(row, "source", source_print(arena, check->source));
        review_put(row, "written", check->written);
        if (check->premise)
            review_put(row, "while", expr_text(arena, check->premise));
        review_put(row, "text", expr_text(arena, check->condition));
        put_used(arena, causal, row, check);
        json_array_append_new(list, row);
    }
    return list;
}

/* Its parts, and the requirements derived from it, which its verdict includes. */
static json_t *parts_of_requirement(const System *system, const FlatRequirement *requirement)
{
    json_t *list = json_array();
    for (int i = 0; i < requirement->parts.count; i++) {
        const Requirement *part = system->requirements.at[requirement->parts.at[i]].drawn;
        json_array_append_new(list, json_string(part->id->length ? part->id->text : part->name->text));
    }
    return list;
}

json_t *review_requirements(Arena *arena, const System *system)
{
    json_t *list = json_array();
    for (int i = 0; i < system->requirements.count; i++) {
        const FlatRequirement *requirement = &system->requirements.at[i];
        json_t *row = json_object(), *of = json_array();
        review_put(row, "id", requirement->drawn->id->text);
        review_put(row, "name", requirement->drawn->name->text);
        review_put(row, "text", requirement->drawn->text);
        review_put(row, "source", source_print(arena, requirement->drawn->source));
        for (int k = 0; k < requirement->checks.count; k++)
            json_array_append_new(of, json_string(system->checks.at[requirement->checks.at[k]].id->text));
        json_object_set_new(row, "checks", of);
        if (requirement->parts.count)
            json_object_set_new(row, "parts", parts_of_requirement(system, requirement));
        review_put(row, "not_checkable", requirement->reason);
        json_array_append_new(list, row);
    }
    return list;
}
