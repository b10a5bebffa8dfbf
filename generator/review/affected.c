/* affected.c - elements that are unchanged themselves but depend on a difference between two documents. */
#include "review/page.h"

#include <string.h>

static const char *const equation_lists[] = {"equations", "made"};

/* The ids of the equations of each loop. A loop is identified by its schedule and its number there. */
typedef List(const char *) LoopIds;
typedef struct {
    Map *at;
    List(LoopIds) ids;
} Loops;

static Name loop_of(const json_t *member)
{
    return name_format("%s %lld", view_word(member, "schedule"),
                       (long long)json_integer_value(json_object_get(member, "loop")));
}

static Loops read_loops(Arena *arena, const json_t *document)
{
    Loops loops = {.at = map_new(arena)};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(page_list(document, equation_lists[k])); i++) {
            const json_t *equation = json_array_get(page_list(document, equation_lists[k]), i);
            const json_t *forms = page_list(equation, "causal");
            for (size_t f = 0; f < json_array_size(forms); f++) {
                const json_t *form = json_array_get(forms, f);
                if (!json_object_get(form, "loop"))
                    continue;
                const Name key = loop_of(form);
                const int at = map_get(loops.at, key, loops.ids.count);
                if (at == loops.ids.count) {
                    map_put(loops.at, key, at);
                    list_push(arena, &loops.ids, (LoopIds){0});
                }
                list_push(arena, &loops.ids.at[at], view_word(equation, "id"));
            }
        }
    return loops;
}

static const LoopIds *ids_of_loop(const Loops *loops, const json_t *member)
{
    static const LoopIds none = {0};
    const int at = json_object_get(member, "loop") ? map_get(loops->at, loop_of(member), -1) : -1;
    return at < 0 ? &none : &loops->ids.at[at];
}

static const char *word_at(const json_t *words, size_t at)
{
    const char *word = json_string_value(json_array_get(words, at));
    return word ? word : "";
}

/* The names of new and changed rows, each once. A row with a new description only does not count as changed. */
typedef struct {
    Map *at;
    List(const char *) names;
} Changed;

static Changed read_changed(Arena *arena, const json_t *found)
{
    static const char *const lists[] = {"new", "changed"};
    Changed changed = {.at = map_new(arena)};
    for (size_t i = 0; i < json_array_size(found); i++)
        for (int k = 0; k < 2; k++) {
            const json_t *rows = page_list(json_array_get(found, i), lists[k]);
            for (size_t r = 0; r < json_array_size(rows); r++) {
                const json_t *row = json_array_get(rows, r), *members = page_list(row, "members");
                const bool is_description = json_array_size(members) == 1 &&
                    strcmp(view_word(json_array_get(members, 0), "member"), "description") == 0;
                if (!is_description && map_enter(changed.at, name_of(view_word(row, "key"))))
                    list_push(arena, &changed.names, view_word(row, "key"));
            }
        }
    return changed;
}

static bool is_any(const Map *changed, const json_t *ids)
{
    bool is = false;
    for (size_t i = 0; i < json_array_size(ids) && !is; i++)
        is = map_get(changed, name_of(word_at(ids, i)), 0);
    return is;
}

/* The representative of an alias, without the sign. */
static Name alias_of(const json_t *determined_by)
{
    const char *of = view_word(determined_by, "of");
    return name_of(*of == '-' ? of + 1 : of);
}

/* True if the variable, an equation that determines it, or an equation of its loop has changed. An alias follows its
 * representative. */
static bool is_determined_anew(const Map *changed, const Loops *loops, const Map *anew, const json_t *variable)
{
    const json_t *by = json_object_get(variable, "determined_by");
    const LoopIds *ids = ids_of_loop(loops, by);
    bool is = map_get(changed, name_of(view_word(variable, "path")), 0) ||
              is_any(changed, page_list(by, "equations")) ||
              map_get(review_is_alias(by) ? anew : changed,
                      review_is_alias(by) ? alias_of(by) : name_of(view_word(by, "equation")), 0);
    for (int i = 0; i < ids->count && !is; i++)
        is = map_get(changed, name_of(ids->at[i]), 0);
    return is;
}

static bool is_state(const json_t *variable)
{
    return strcmp(view_word(variable, "role"), "state") == 0;
}

static Name derivative_of(const json_t *state)
{
    return name_format("der(%s)", view_word(state, "path"));
}

/* The variables that are determined differently now. States are visited after their derivatives, aliases after their
 * representatives. */
static Map *find_anew(Arena *arena, const json_t *variables, const Map *changed, const Loops *loops)
{
    Map *anew = map_new(arena);
    for (int pass = 0; pass < 3; pass++)
        for (size_t i = 0; i < json_array_size(variables); i++) {
            const json_t *v = json_array_get(variables, i);
            const int own = review_is_alias(json_object_get(v, "determined_by")) ? 2 : is_state(v) ? 1 : 0;
            if (own == pass && (is_determined_anew(changed, loops, anew, v) ||
                                (is_state(v) && map_get(anew, derivative_of(v), 0))))
                map_put(anew, name_of(view_word(v, "path")), 1);
        }
    return anew;
}

/* ---- dependence ---- */

/* The graph of variables, equations and algorithms, by name. An edge leads from a node to one that it determines, or
 * that uses it. The elements of an array are one node, because a document shows alike elements in one row. */
typedef struct {
    Arena *arena;
    Map *at;
    List(IntList) to;
} Dependence;

static Name node_name(Arena *arena, const char *name)
{
    Text text = text_new(arena);
    int depth = 0;
    for (const char *c = name; *c; c++) {
        depth -= *c == ']';
        if (!depth)
            text_format(&text, "%c", *c);
        depth += *c == '[';
    }
    return name_of(text.at);
}

static int node_of(Dependence *d, const char *name)
{
    const Name whole = node_name(d->arena, name);
    const int known = map_get(d->at, whole, d->to.count);
    if (known == d->to.count) {
        map_put(d->at, whole, known);
        list_push(d->arena, &d->to, (IntList){0});
    }
    return known;
}

static void add_edge(Dependence *d, const char *from, const char *to)
{
    if (!*from || !*to)
        return;
    const int begin = node_of(d, from), end = node_of(d, to);
    list_push(d->arena, &d->to.at[begin], end);
}

/* Adds edges from each of `names` to `name`, or from `name` to each of them. */
static void add_edges(Dependence *d, const json_t *names, const char *name, bool is_from_name)
{
    for (size_t i = 0; i < json_array_size(names); i++) {
        const char *other = word_at(names, i);
        add_edge(d, is_from_name ? name : other, is_from_name ? other : name);
    }
}

static void add_variable(Dependence *d, const Loops *loops, const json_t *variable)
{
    const char *path = view_word(variable, "path");
    const json_t *by = json_object_get(variable, "determined_by");
    const LoopIds *ids = ids_of_loop(loops, by);
    add_edges(d, page_list(variable, "used_by"), path, true);
    add_edges(d, page_list(variable, "gives"), path, true);
    add_edges(d, page_list(by, "equations"), path, false);
    add_edges(d, page_list(by, "with"), path, false);
    add_edge(d, view_word(by, "equation"), path);
    if (review_is_alias(by))
        add_edge(d, alias_of(by)->text, path);
    if (is_state(variable))
        add_edge(d, derivative_of(variable)->text, path);
    for (int i = 0; i < ids->count; i++)
        add_edge(d, ids->at[i], path);
}

static void add_equation(Dependence *d, const json_t *equation)
{
    const char *id = view_word(equation, "id");
    const json_t *forms = page_list(equation, "causal");
    for (size_t f = 0; f < json_array_size(forms); f++) {
        const json_t *form = json_array_get(forms, f);
        add_edges(d, page_list(form, "with"), id, false);
        add_edge(d, id, view_word(form, "variable"));
    }
}

static Dependence read_dependence(Arena *arena, const json_t *document, const Loops *loops)
{
    Dependence d = {.arena = arena, .at = map_new(arena)};
    const json_t *variables = page_list(document, "variables"), *algorithms = page_list(document, "algorithms");
    const json_t *tables = page_list(document, "tables");
    for (size_t i = 0; i < json_array_size(variables); i++)
        add_variable(&d, loops, json_array_get(variables, i));
    for (int k = 0; k < 2; k++) {
        const json_t *equations = page_list(document, equation_lists[k]);
        for (size_t i = 0; i < json_array_size(equations); i++)
            add_equation(&d, json_array_get(equations, i));
    }
    for (size_t i = 0; i < json_array_size(algorithms); i++) {
        const json_t *algorithm = json_array_get(algorithms, i);
        add_edges(&d, page_list(algorithm, "sets"), view_word(algorithm, "id"), true);
    }
    for (size_t i = 0; i < json_array_size(tables); i++) {
        const json_t *table = json_array_get(tables, i);
        add_edges(&d, page_list(table, "used_by"), view_word(table, "table"), true);
    }
    return d;
}

/* By node: true if it depends on one of the changed names. */
static const bool *reach(Dependence *d, const Changed *changed)
{
    IntList queue = {0};
    for (int i = 0; i < changed->names.count; i++)
        list_push(d->arena, &queue, node_of(d, changed->names.at[i]));
    bool *is_reached = arena_array(d->arena, bool, d->to.count + 1);
    for (int q = 0; q < queue.count; q++) {
        const int node = queue.at[q];
        if (is_reached[node])
            continue;
        is_reached[node] = true;
        for (int i = 0; i < d->to.at[node].count; i++)
            list_push(d->arena, &queue, d->to.at[node].at[i]);
    }
    return is_reached;
}

/* ---- the rows ---- */

static void add_affected(json_t *rows, const char *key, const char *through)
{
    json_array_append_new(rows, json_pack("{s:s, s:s}", "key", key, "text", through));
}

/* The checks, and the equations that are made of them. */
static Map *find_checks(Arena *arena, const json_t *document)
{
    Map *checks = map_new(arena);
    for (size_t i = 0; i < json_array_size(page_list(document, "checks")); i++)
        map_put(checks, name_of(view_word(json_array_get(page_list(document, "checks"), i), "id")), 1);
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(page_list(document, equation_lists[k])); i++) {
            const json_t *equation = json_array_get(page_list(document, equation_lists[k]), i);
            if (strcmp(view_word(equation, "made"), "of a check") == 0)
                map_put(checks, name_of(view_word(equation, "id")), 1);
        }
    return checks;
}

/* Adds what uses a changed table, or runs the code of a changed file. It counts as changed from here on: others follow
 * from it. Checks are left out, because they are listed after all others. */
static void add_users_of_files(Arena *arena, const json_t *document, Changed *changed, json_t *rows)
{
    static const char *const lists[][3] = {{"files", "file", "algorithms"}, {"tables", "table", "used_by"}};
    const Map *checks = find_checks(arena, document);
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(page_list(document, lists[k][0])); i++) {
            const json_t *row = json_array_get(page_list(document, lists[k][0]), i);
            const json_t *users = page_list(row, lists[k][2]);
            const char *name = view_word(row, lists[k][1]);
            for (size_t u = 0; map_get(changed->at, name_of(name), 0) && u < json_array_size(users); u++) {
                const Name user = name_of(word_at(users, u));
                if (map_get(checks, user, 0) || !map_enter(changed->at, user))
                    continue;
                list_push(arena, &changed->names, user->text);
                add_affected(rows, user->text, name);
            }
        }
}

/* Adds unchanged equations and algorithms of which a variable is determined differently now. Left out are equations
 * that make an alias (the alias is followed), equations of checks (the check is listed itself), and equations that the
 * passes derived from others. */
static void add_users(Arena *arena, const json_t *document, const Map *changed, const Loops *loops, json_t *rows)
{
    const json_t *variables = page_list(document, "variables");
    const Map *anew = find_anew(arena, variables, changed, loops);
    Map *told = map_new(arena);
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(page_list(document, equation_lists[k])); i++) {
            const json_t *equation = json_array_get(page_list(document, equation_lists[k]), i);
            const bool is_of_alias = strcmp(view_word(equation, "fate"), "alias") == 0;
            const char *of = view_word(equation, "of");
            const bool is_derived = *of && strcmp(of, view_word(equation, "id")) != 0;
            if (is_of_alias || is_derived || strcmp(view_word(equation, "made"), "of a check") == 0)
                map_put(told, name_of(view_word(equation, "id")), 1);
        }
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *v = json_array_get(variables, i), *users = page_list(v, "used_by");
        for (size_t k = 0; map_get(anew, name_of(view_word(v, "path")), 0) && k < json_array_size(users); k++) {
            const Name id = name_of(word_at(users, k));
            if (map_get(changed, id, 0) || map_get(told, id, 0))
                continue;
            map_put(told, id, 1);
            add_affected(rows, id->text, view_word(v, "path"));
        }
    }
}

static const char *first_known(const Map *known, const json_t *names)
{
    for (size_t i = 0; i < json_array_size(names); i++)
        if (map_get(known, name_of(word_at(names, i)), 0))
            return word_at(names, i);
    return NULL;
}

/* Adds requirements with a check that is judged anew, and requirements that have such a requirement as a part. A part
 * may come later in the list: the search is repeated until no more are found. */
static void add_requirements(Arena *arena, const json_t *requirements, Map *judged, const Map *changed, json_t *rows)
{
    for (bool is_more = true; is_more;) {
        is_more = false;
        for (size_t i = 0; i < json_array_size(requirements); i++) {
            const json_t *requirement = json_array_get(requirements, i);
            const char *id = view_word(requirement, "id"), *name = view_word(requirement, "name");
            const char *key = *id ? arena_format(arena, "%s: %s", id, name) : name;
            const char *through = first_known(judged, page_list(requirement, "checks"));
            if (!through)
                through = first_known(judged, page_list(requirement, "parts"));
            if (!through || map_get(judged, name_of(*id ? id : name), 0))
                continue;
            is_more = true;
            map_put(judged, name_of(*id ? id : name), 1);
            if (!map_get(changed, name_of(key), 0))
                add_affected(rows, key, through);
        }
    }
}

/* By user of a changed table: the table's place in the list, plus 1. */
static Map *users_of_tables(Arena *arena, const json_t *tables, const Map *changed)
{
    Map *found = map_new(arena);
    for (size_t i = 0; i < json_array_size(tables); i++) {
        const json_t *table = json_array_get(tables, i), *users = page_list(table, "used_by");
        for (size_t u = 0; map_get(changed, name_of(view_word(table, "table")), 0) && u < json_array_size(users); u++)
            map_put(found, name_of(word_at(users, u)), (int)i + 1);
    }
    return found;
}

/* Adds unchanged checks of which a variable depends on a change, through any number of equations. Then adds the
 * requirements of these checks and of changed checks. */
static void add_verdicts(Arena *arena, const json_t *document, const Dependence *d, const bool *is_reached,
                         const Map *changed, json_t *rows)
{
    const json_t *checks = page_list(document, "checks"), *tables = page_list(document, "tables");
    const Map *of_tables = users_of_tables(arena, tables, changed);
    Map *judged = map_new(arena);
    for (size_t i = 0; i < json_array_size(checks); i++) {
        const json_t *check = json_array_get(checks, i), *uses = page_list(check, "uses");
        const char *id = view_word(check, "id"), *through = NULL;
        const int table = map_get(of_tables, name_of(id), 0);
        if (table)
            through = view_word(json_array_get(tables, (size_t)table - 1), "table");
        for (size_t k = 0; k < json_array_size(uses) && !through; k++) {
            const int node = map_get(d->at, node_name(arena, word_at(uses, k)), -1);
            through = node >= 0 && is_reached[node] ? word_at(uses, k) : NULL;
        }
        if (map_get(changed, name_of(id), 0) || through)
            map_put(judged, name_of(id), 1);
        if (through && !map_get(changed, name_of(id), 0))
            add_affected(rows, id, through);
    }
    add_requirements(arena, page_list(document, "requirements"), judged, changed, rows);
}

/* Returns a setting of the run that has changed, on which all results depend; NULL if none has changed. */
static const char *changed_setting(const json_t *found)
{
    static const char *const settings[] = {"start", "stop", "interval", "tolerance", "solver", "input"};
    const json_t *head = json_array_get(found, 0);
    const json_t *members = page_list(json_array_get(page_list(head, "changed"), 0), "members");
    const bool is_head = strcmp(view_word(head, "title"), "Experiment") == 0;
    for (size_t i = 0; is_head && i < json_array_size(members); i++)
        for (size_t k = 0; k < sizeof settings / sizeof *settings; k++)
            if (strcmp(view_word(json_array_get(members, i), "member"), settings[k]) == 0)
                return settings[k];
    return NULL;
}

void review_find_affected(Arena *arena, const json_t *document, json_t *found)
{
    Changed changed = read_changed(arena, found);
    const Loops loops = read_loops(arena, document);
    Dependence d = read_dependence(arena, document, &loops);
    json_t *rows = json_array();
    const char *setting = changed_setting(found);
    if (setting)
        add_affected(rows, "all results", setting);
    add_users_of_files(arena, document, &changed, rows);
    add_users(arena, document, changed.at, &loops, rows);
    add_verdicts(arena, document, &d, reach(&d, &changed), changed.at, rows);
    if (json_array_size(rows))
        json_array_append_new(found, json_pack("{s:s, s:[], s:[], s:[], s:O}", "title", "Affected", "new", "gone",
                                               "changed", "reached", rows));
    json_decref(rows);
}
