/* sheet.c - the page of a document, section by section. */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

/* ---- 2: parts ---- */

/* Collects the equations of constraints by part. */
static void find_owners(Arena *arena, const json_t *equations, Map *owner_at, ReviewAlikeList *owners)
{
    for (size_t i = 0; i < json_array_size(equations); i++) {
        const json_t *equation = json_array_get(equations, i);
        const Name part = name_of(view_word(equation, "part"));
        const int at = map_get(owner_at, part, owners->count);
        if (strcmp(view_word(equation, "origin"), "constraint") != 0)
            continue;
        if (at == owners->count) {
            map_put(owner_at, part, at);
            list_push(arena, owners, (ReviewAlike){0});
        }
        list_push(arena, &owners->at[at].rows, equation);
    }
}

static bool has_member(const json_t *rows, const char *member)
{
    bool has = false;
    for (size_t i = 0; i < json_array_size(rows) && !has; i++)
        has = json_object_get(json_array_get(rows, i), member);
    return has;
}

static void add_parts(Text *page, const json_t *d, const char *pictures)
{
    const json_t *parts = page_list(d, "parts");
    Arena *arena = arena_new();
    Map *owner_at = map_new(arena);
    ReviewAlikeList owners = {0};
    find_owners(arena, page_list(d, "equations"), owner_at, &owners);
    page_section(page, "model", "Parts");
    text_add(page, pictures);
    const long long count = page_size(d, "parts");
    page_rows(page, arena_format(arena, "Parts: %lld, ports: %lld", count,
                                 page_count_all(parts) - count),
              json_array_size(parts));
    const bool is_any_while = has_member(parts, "while");
    page_table(page, "parts",
               is_any_while ? (const char *[]){"Part", "Type", "Equations", "Exists while", "Drawn in", NULL}
                            : (const char *[]){"Part", "Type", "Equations", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(parts); i++) {
        const json_t *part = json_array_get(parts, i);
        if (json_is_true(json_object_get(part, "is_port")))
            continue;
        text_add(page, "<tr><td id=\"");
        review_anchor(page, 'p', view_word(part, "path"));
        text_add(page, "\">");
        page_element(page, "code", *view_word(part, "path") ? view_word(part, "path") : view_word(part, "name"));
        page_members(page, part);
        text_add(page, "</td>");
        page_element(page, "td", view_word(part, "type"));
        text_add(page, "<td>");
        const int at = map_get(owner_at, name_of(view_word(part, "path")), -1);
        for (int k = 0; at >= 0 && k < owners.at[at].rows.count; k++) {
            text_add(page, k ? ", " : "");
            page_link(page, 'e', view_word(owners.at[at].rows.at[k], "id"));
        }
        text_add(page, "</td>");
        if (is_any_while)
            page_element(page, "td", view_word(part, "while"));
        page_element(page, "td", view_word(part, "source"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
    text_add(page, "</details>\n");
    text_add(page, "</section>\n");
    arena_free(arena);
}

/* ---- 3: variables ---- */

static void add_determination(Text *page, const ReviewAlike *alike)
{
    const json_t *by = json_object_get(alike->rows.at[0], "determined_by");
    const bool is_alias = *view_word(by, "of");
    const bool is_partly = strcmp(view_word(by, "kind"), "integration") == 0 && json_object_get(by, "equations");
    page_breakable(page, is_alias ? arena_format(page->arena, "equal to %s by", view_word(by, "of"))
                        : is_partly ? "integration, or in some modes an equation:"
                                    : view_word(by, "kind"));
    text_add_char(page, ' ');
    if (json_object_get(by, "loop")) {
        text_add(page, strcmp(view_word(by, "kind"), "loop") == 0 ? "" : "in loop ");
        page_loops(page, alike, -1);
    }
    if (*view_word(by, "equation")) {
        text_add(page, json_is_true(json_object_get(by, "differentiated")) ? " the derivative of " : " ");
        page_link(page, 'e', view_word(by, "equation"));
        page_with(page, by);
    }
    for (size_t i = 0; i < json_array_size(page_list(by, "equations")); i++) {
        text_add(page, i ? ", " : "");
        page_link(page, 'e', json_string_value(json_array_get(page_list(by, "equations"), i)));
    }
}

static void add_name(Text *page, char kind, const json_t *row)
{
    const char *name = view_word(row, "path");
    Text tag = text_new(page->arena);
    text_add(&tag, "code id=\"");
    review_anchor(&tag, kind, name);
    text_add_char(&tag, '"');
    page_element(page, tag.at, name);
    page_members(page, row);
}

static void add_variable(Text *page, const ReviewAlike *alike, const ViewStart *start)
{
    const json_t *v = alike->rows.at[0];
    static const struct {
        const char *member;
        char kind;
    } uses[] = {{"used_by", 'e'}, {"gives", 'v'}, {"checked_by", 'c'}};
    const int count = alike->rows.count;
    text_add(page, "<tr><td>");
    add_name(page, 'v', v);
    if (*view_word(v, "description"))
        page_element(page, "div class=\"from\"", view_word(v, "description"));
    else if (*page_meaning(v))
        page_element(page, "div class=\"from\"", page_meaning(v));
    if (*page_values(page->arena, v))
        page_element(page, "div class=\"from\"", page_values(page->arena, v));
    if (count > 1)
        text_format(page, "<details><summary>and %lld alike</summary>", page_count_of(alike) - page_count(v));
    for (int i = 1; i < count; i++) {
        text_add(page, i > 1 ? ", " : "");
        add_name(page, 'v', alike->rows.at[i]);
    }
    text_add(page, count > 1 ? "</details></td>" : "</td>");
    page_element(page, "td class=\"word\"", view_word(v, "role"));
    page_element(page, "td class=\"short\"", view_word(v, "unit"));
    page_start_cells(page, alike, start);
    text_add(page, "<td>");
    add_determination(page, alike);
    text_add(page, "</td><td>");
    bool is_first = true;
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
        for (size_t k = 0; k < json_array_size(page_list(v, uses[i].member)); k++) {
            text_add(page, is_first ? "" : ", ");
            page_link(page, uses[i].kind, json_string_value(json_array_get(page_list(v, uses[i].member), k)));
            is_first = false;
        }
    text_add(page, "</td>");
    const char *source = *view_word(v, "stated_in") ? view_word(v, "stated_in") : view_word(v, "source");
    page_element(page, "td", arena_format(page->arena, "%s%s", source,
                                       page_is_of_one_place(alike) ? "" : "; others elsewhere"));
    text_add(page, "</tr>\n");
}

static void add_variables(Text *page, const json_t *d, const ReviewFormulas *formulas, const ViewStart *start)
{
    const json_t *variables = page_list(d, "variables");
    Arena *arena = arena_new();
    const ReviewAlikeList all = page_alike(arena, formulas, variables);
    page_section(page, "variables", "Variables");
    page_rows(page, arena_format(arena, "Variables of the model: %lld, made by the compiler: %lld%s",
                                 page_size(d, "variables"), page_size(d, "variables_made"),
                                 page_groups(arena, page_count_all(variables), all.count)),
              (size_t)all.count);
    page_filter(page, "variable-table", "Show rows with");
    page_table(page, "variable-table",
               start->at ? (const char *[]){"Variable", "Kind", "Unit", "Value or start", "After initialization",
                                            "Determined by", "Used by", "Drawn in", NULL}
                         : (const char *[]){"Variable", "Kind", "Unit", "Value or start", "Determined by", "Used by",
                                            "Drawn in", NULL});
    for (int i = 0; i < all.count; i++)
        add_variable(page, &all.at[i], start);
    page_table_end(page);
    text_add(page, "</details>\n</section>\n");
    arena_free(arena);
}

/* ---- 5 and 7: structure, requirements ---- */

/* The rows of which the member is this word, by kind. */
static ReviewAlikeList alike_with(Arena *arena, const ReviewFormulas *formulas, const json_t *rows, const char *member,
                                  const char *word)
{
    json_t *found = json_array();
    for (size_t i = 0; i < json_array_size(rows); i++)
        if (strcmp(view_word(json_array_get(rows, i), member), word) == 0)
            json_array_append(found, json_array_get(rows, i));
    const ReviewAlikeList all = page_alike(arena, formulas, found);
    json_decref(found); /* the rows belong to the document */
    return all;
}

static void add_states(Text *page, Arena *arena, const json_t *d, const ReviewFormulas *formulas,
                       const ViewStart *start)
{
    const ReviewAlikeList all = alike_with(arena, formulas, page_list(d, "variables"), "role", "state");
    if (!all.count) {
        text_add(page, "<p>No states.</p>\n");
        return;
    }
    page_table(page, "states", start->at ? (const char *[]){"State", "Start", "After initialization", "Reason", NULL}
                                         : (const char *[]){"State", "Start", "Reason", NULL});
    for (int i = 0; i < all.count; i++) {
        const json_t *v = all.at[i].rows.at[0];
        text_add(page, "<tr><td>");
        page_alike_links(page, 'v', &all.at[i], "path");
        text_add(page, "</td>");
        page_start_cells(page, &all.at[i], start);
        page_element(page, "td", view_word(v, "reason"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

/* Index reduction: the id of a derivative has one prime for each differentiation. Derivatives in several modes that
 * have the same id and reason are shown once. */
static void add_differentiated(Text *page, Arena *arena, const json_t *d, const ReviewFormulas *formulas)
{
    const ReviewAlikeList all = alike_with(arena, formulas, page_list(d, "made"), "made",
                                           "time derivative");
    Map *known = map_new(arena);
    if (all.count)
        page_table(page, "differentiated", (const char *[]){"Differentiated", "Derivative", "Reason", NULL});
    for (int i = 0; i < all.count; i++) {
        ReviewAlike shown = {0};
        for (int k = 0; k < all.at[i].rows.count; k++) {
            const json_t *row = all.at[i].rows.at[k];
            const Name words = name_format("%s\n%s", view_word(row, "id"), view_word(row, "reason"));
            if (!map_get(known, words, 0))
                list_push(arena, &shown.rows, row);
            map_put(known, words, 1);
        }
        if (!shown.rows.count)
            continue;
        const json_t *e = shown.rows.at[0];
        text_add(page, "<tr><td>");
        page_link(page, 'e', view_word(e, "of"));
        text_add(page, "</td><td>");
        page_alike_links(page, 'e', &shown, "id");
        text_add(page, "</td>");
        page_element(page, "td", view_word(e, "reason"));
        text_add(page, "</tr>\n");
    }
    if (all.count)
        page_table_end(page);
}

/* Adds the statements of a mode in order, and marks those that all modes have. */
static void add_order(Text *page, const json_t *order, const ReviewFormulas *formulas)
{
    size_t in_all = 0;
    for (size_t i = 0; i < json_array_size(order); i++)
        in_all += json_object_get(json_array_get(order, i), "in_all") != NULL;
    if (json_array_size(order))
        text_format(page, "<details><summary>Statements in this mode, in order: %zu; %zu of these are the same in all "
                          "modes</summary>\n<p class=\"from\">As evaluated between events. The C evaluates those of "
                          "all modes before or after the others, and leaves out terms that are 0. At an event with "
                          "impulses it adds the terms with <code>jump</code> that the equations show.</p>\n",
                    json_array_size(order), in_all);
    for (size_t i = 0; i < json_array_size(order); i++) {
        const json_t *row = json_array_get(order, i);
        const ReviewFormula *formula = *view_word(row, "text") ? review_formula(formulas, row) : NULL;
        text_add(page, "<div>");
        if (formula) {
            review_math(page, formulas, formula->left, NULL, "");
            text_add(page, " := ");
            review_math(page, formulas, formula->right, NULL, "");
        } else {
            page_breakable(page, view_word(row, "variable"));
            text_add(page, " in a loop");
        }
        text_add(page, " <span class=\"from\">");
        if (*view_word(row, "equation"))
            page_link(page, 'e', view_word(row, "equation"));
        text_add(page, json_object_get(row, "in_all") ? ", in all modes" : "");
        text_add(page, "</span></div>\n");
    }
    if (json_array_size(order))
        text_add(page, "</details>\n");
}

/* Groups the loops whose rows differ in schedule and number alone. */
static ReviewAlikeList same_loops(Arena *arena, const json_t *loops)
{
    ReviewAlikeList all = {0};
    Map *at = map_new(arena);
    for (size_t i = 0; i < json_array_size(loops); i++) {
        const json_t *loop = json_array_get(loops, i);
        const Name words = review_loop_words(loop);
        const int known = map_get(at, words, all.count);
        if (known == all.count) {
            map_put(at, words, known);
            list_push(arena, &all, (ReviewAlike){0});
        }
        list_push(arena, &all.at[known].rows, loop);
    }
    return all;
}

/* One row for all schedules that evaluate a loop. */
static void add_loops(Text *page, Arena *arena, const json_t *loops)
{
    const ReviewAlikeList all = same_loops(arena, loops);
    if (all.count)
        page_table(page, "loops", (const char *[]){"Loop", "Kind", "#Unknowns", "Solved for", "Equations", NULL});
    for (int i = 0; i < all.count; i++) {
        const json_t *loop = all.at[i].rows.at[0];
        text_add(page, "<tr><td>");
        for (int k = 0; k < all.at[i].rows.count; k++) {
            const json_t *same = all.at[i].rows.at[k];
            const char *schedule = view_word(same, "schedule");
            const long long number = (long long)json_integer_value(json_object_get(same, "number"));
            text_add(page, k ? "; " : "");
            if (number)
                text_format(page, "<span id=\"l.%s.%lld\">%lld, %s</span>", schedule, number, number,
                            page_schedule(schedule));
            else
                text_add(page, page_schedule(schedule));
        }
        text_add(page, "</td>");
        page_element(page, "td", view_word(loop, "kind"));
        text_format(page, "<td class=\"number\">%lld</td><td>",
                    (long long)json_integer_value(json_object_get(loop, "unknowns")));
        page_links(page, 'v', page_list(loop, "solved_for"));
        text_add(page, "</td><td>");
        page_links(page, 'e', page_list(loop, "residuals"));
        page_with(page, loop);
        if (*view_word(loop, "while"))
            page_element(page, "div class=\"from\"", arena_format(arena, "while %s", view_word(loop, "while")));
        text_add(page, "</td></tr>\n");
    }
    if (all.count)
        page_table_end(page);
}

static void add_structure(Text *page, const json_t *d, const ReviewFormulas *formulas, const ReviewPictures *pictures)
{
    const json_t *modes = page_list(d, "modes");
    Arena *arena = arena_new();
    page_section(page, "structure", "Structure");
    add_states(page, arena, d, formulas, &pictures->run.start);
    add_differentiated(page, arena, d, formulas);
    add_loops(page, arena, page_list(d, "loops"));
    if (json_array_size(modes))
        page_table(page, "modes", (const char *[]){"Mode", "States", NULL});
    for (size_t i = 0; i < json_array_size(modes); i++) {
        text_add(page, "<tr>");
        page_element(page, "td", view_word(json_array_get(modes, i), "condition"));
        text_add(page, "<td>");
        page_links(page, 'v', page_list(json_array_get(modes, i), "states"));
        review_text(page, view_word(json_array_get(modes, i), "obstacle"));
        add_order(page, page_list(json_array_get(modes, i), "order"), formulas);
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(modes))
        page_table_end(page);
    arena_free(arena);
    text_add(page, pictures->structure);
    text_add(page, "</section>\n");
}

static void add_requirements(Text *page, const json_t *d)
{
    const json_t *requirements = page_list(d, "requirements"), *checks = page_list(d, "checks");
    Arena *arena = page->arena;
    const json_t *verdicts = page_list(json_object_get(d, "result"), "verdicts");
    const bool has_run = json_array_size(verdicts) > 0;
    size_t own = 0; /* index of the requirement's own verdict */
    page_section(page, "requirements", "Requirements and checks");
    if (!json_array_size(requirements) && !json_array_size(checks))
        text_add(page, "<p>None.</p>\n");
    if (json_array_size(requirements))
        page_table(page, "requirement-table",
                   has_run ? (const char *[]){"Id", "Requirement", "Text", "Checked by", "Verdict", NULL}
                           : (const char *[]){"Id", "Requirement", "Text", "Checked by", NULL});
    for (size_t i = 0; i < json_array_size(requirements); i++) {
        const json_t *r = json_array_get(requirements, i);
        text_add(page, "<tr>");
        page_element(page, "td", view_word(r, "id"));
        page_element(page, "td", view_word(r, "name"));
        page_element(page, "td", view_word(r, "text"));
        text_add(page, "<td>");
        page_links(page, 'c', page_list(r, "checks"));
        if (json_array_size(page_list(r, "parts")))
            page_breakable(page, arena_format(arena, "%s%s", json_array_size(page_list(r, "checks")) ? ", " : "",
                                              page_joined(arena, page_list(r, "parts"))));
        review_text(page, view_word(r, "not_checkable"));
        text_add(page, "</td>");
        const char *verdict = view_word(json_array_get(verdicts, own), "verdict");
        own += page_verdicts_of(r);
        if (has_run)
            page_mark(page, "td class=\"short\"", verdict, verdict);
        text_add(page, "</tr>\n");
    }
    if (json_array_size(requirements))
        page_table_end(page);
    const bool is_any_while = has_member(checks, "while");
    if (json_array_size(checks))
        page_table(page, "check-table",
                   is_any_while ? (const char *[]){"Check", "As written", "Applies while", "Drawn in", NULL}
                                : (const char *[]){"Check", "As written", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(checks); i++) {
        const json_t *c = json_array_get(checks, i);
        text_add(page, "<tr><td id=\"");
        review_anchor(page, 'c', view_word(c, "id"));
        text_add(page, "\">");
        page_element(page, "code", view_word(c, "id"));
        text_add(page, "</td>");
        page_element(page, "td", view_word(c, "written"));
        if (is_any_while)
            page_element(page, "td", view_word(c, "while"));
        page_element(page, "td", view_word(c, "source"));
        text_add(page, "</tr>\n");
    }
    if (json_array_size(checks))
        page_table_end(page);
    text_add(page, "</section>\n");
}

void review_page(Text *page, const json_t *d, const ReviewFormulas *formulas, ReviewPictures pictures)
{
    page_begin(page, view_word(d, "name"), view_word(d, "fingerprint"), pictures.run.plot);
    page_know(page, d);
    page_front(page, d, formulas, &pictures.run.start);
    add_parts(page, d, pictures.model);
    add_variables(page, d, formulas, &pictures.run.start);
    page_equations(page, d, formulas);
    add_structure(page, d, formulas, &pictures);
    page_events(page, d, formulas);
    add_requirements(page, d);
    if (json_object_get(d, "result"))
        page_result(page, d, pictures.run.plot);
    page_glossary(page, d);
    page_end(page, pictures.run.plot);
}
