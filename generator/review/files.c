/* files.c - files beside the model: data and C, with the tables and algorithms that are made of them. */
#include "review/document.h"

#include <string.h>

/* Adds the name to the list, unless it is the last one there. */
static void add_name(json_t *row, const char *member, const char *name)
{
    json_t *names = json_object_get(row, member);
    const size_t count = json_array_size(names);
    if (!names)
        json_object_set_new(row, member, json_array());
    if (!count || strcmp(json_string_value(json_array_get(names, count - 1)), name) != 0)
        json_array_append_new(json_object_get(row, member), json_string(name));
}

/* The row of the file, which is added if the list has none. */
static json_t *row_of_file(json_t *list, Map *known, Name name, const char *digest)
{
    const int at = map_get(known, name, (int)json_array_size(list));
    if (at == (int)json_array_size(list)) {
        json_t *row = json_object();
        map_put(known, name, at);
        review_put(row, "file", name->text);
        review_put(row, "digest", digest);
        json_array_append_new(list, row);
    }
    return json_array_get(list, (size_t)at);
}

json_t *review_files(const Review *r)
{
    const System *system = r->system;
    json_t *list = json_array();
    Map *known = map_new(r->arena);
    for (int i = 0; i < system->files.count; i++) {
        const FlatFile *file = &system->files.at[i];
        json_t *row = row_of_file(list, known, file->name, file->digest.text);
        for (int k = 0; k < file->tables.count; k++)
            add_name(row, "tables", file->tables.at[k]->name->text);
    }
    for (int i = 0; i < system->algorithms.count; i++) {
        const Software *software = system->algorithms.at[i].software;
        for (int k = 0; software && k < software->files.count; k++) {
            const SoftwareFile *file = &software->files.at[k];
            json_t *row = row_of_file(list, known, file->path, digest_of(file->text, file->length).text);
            add_name(row, "algorithms", system->algorithms.at[i].id->text);
        }
    }
    return list;
}

/* ---- tables ---- */

/* The numbers of a table, or their digest if there are many. */
static const char *numbers_text(Arena *arena, const DataTable *table)
{
    enum { MOST_SHOWN = 20 };
    Text text = text_new(arena);
    for (int i = 0; i < table->count; i++)
        text_format(&text, "%s%s", i ? ", " : "", number_text(table->at[i]));
    if (table->count > MOST_SHOWN)
        return arena_format(arena, "%d numbers, %s", table->count, digest_of(text.at, text.length).text);
    return text.at;
}

/* Adds the name to the rows of the tables that the expression uses. */
static void add_user(const Review *r, json_t *list, const Map *at, Expr e, const char *name)
{
    ExprList nodes = {0};
    if (!e)
        return;
    expr_nodes(e, r->arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        const int row = nodes.at[i]->op == OP_TABLE ? map_get(at, nodes.at[i]->name, -1) : -1;
        if (row >= 0)
            add_name(json_array_get(list, (size_t)row), "used_by", name);
    }
}

static void add_algorithm(const Review *r, json_t *list, const Map *at, const FlatAlgorithm *algorithm)
{
    const StatementList all = statements_all(r->arena, &algorithm->statements);
    for (int i = 0; i < all.count; i++) {
        add_user(r, list, at, all.at[i]->target, algorithm->id->text);
        add_user(r, list, at, all.at[i]->value, algorithm->id->text);
        for (int k = 0; k < all.at[i]->conditions.count; k++)
            add_user(r, list, at, all.at[i]->conditions.at[k], algorithm->id->text);
    }
}

/* Tables of equal numbers in other uses have the same name: they have one row. */
static void add_tables(const Review *r, json_t *list, Map *at, const FlatFile *file)
{
    for (int i = 0; i < file->tables.count; i++) {
        const Expr table = file->tables.at[i];
        if (map_get(at, table->name, -1) >= 0)
            continue;
        json_t *row = json_object();
        map_put(at, table->name, (int)json_array_size(list));
        review_put(row, "table", table->name->text);
        review_put(row, "numbers", numbers_text(r->arena, expr_table_of(table)));
        json_array_append_new(list, row);
    }
}

json_t *review_tables(const Review *r)
{
    const System *system = r->system;
    json_t *list = json_array();
    Map *at = map_new(r->arena);
    for (int i = 0; i < system->files.count; i++)
        add_tables(r, list, at, &system->files.at[i]);
    if (!json_array_size(list))
        return list;
    for (int v = 0; v < system->variables.count; v++) {
        add_user(r, list, at, system->variables.at[v].value, system->variables.at[v].path->text);
        add_user(r, list, at, system->variables.at[v].start_value, system->variables.at[v].path->text);
    }
    for (int e = 0; e < system->equations.count; e++) {
        add_user(r, list, at, system->equations.at[e].left, system->equations.at[e].id->text);
        add_user(r, list, at, system->equations.at[e].right, system->equations.at[e].id->text);
    }
    for (int i = 0; i < system->algorithms.count; i++)
        add_algorithm(r, list, at, &system->algorithms.at[i]);
    for (int i = 0; i < system->checks.count; i++) {
        add_user(r, list, at, system->checks.at[i].condition, system->checks.at[i].id->text);
        add_user(r, list, at, system->checks.at[i].premise, system->checks.at[i].id->text);
    }
    return list;
}
