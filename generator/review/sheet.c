/* sheet.c - the page of a document, section by section. */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

/* ---- 2: parts ---- */

/* Equations of constraints by part. */
static void find_owners(Arena *arena, const json_t *equations, Map *owner_at, ReviewAlikeList *owners)
{
    for (size_t i = 0; i < json_array_size(equations); i++) {
        const json_t *equation = json_array_get(equations, i);
        const Name part = name_of(page_word(equation, "part"));
        const int at = map_get(owner_at, part, owners->count);
        if (strcmp(page_word(equation, "origin"), "constraint") != 0)
            continue;
        if (at == owners->count) {
            map_put(owner_at, part, at);
            list_push(arena, owners, (ReviewAlike){0});
        }
        list_push(arena, &owners->at[at].rows, equation);
    }
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
    page_rows(page, arena_format(arena, "Parts: %lld, with %lld ports", count,
                                 page_count_all(parts) - count),
              json_array_size(parts));
    page_table(page, "parts", (const char *[]){"Part", "Type", "Equations", "Exists while", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(parts); i++) {
        const json_t *part = json_array_get(parts, i);
        if (json_is_true(json_object_get(part, "is_port")))
            continue;
        text_add(page, "<tr><td id=\"");
        review_anchor(page, 'p', page_word(part, "path"));
        text_add(page, "\">");
        page_element(page, "code", *page_word(part, "path") ? page_word(part, "path") : page_word(part, "name"));
        page_members(page, part);
        text_add(page, "</td>");
        page_element(page, "td", page_word(part, "type"));
        text_add(page, "<td>");
        const int at = map_get(owner_at, name_of(page_word(part, "path")), -1);
        for (int k = 0; at >= 0 && k < owners.at[at].rows.count; k++) {
            text_add(page, k ? ", " : "");
            page_link(page, 'e', page_word(owners.at[at].rows.at[k], "id"));
        }
        text_add(page, "</td>");
        page_element(page, "td", page_word(part, "while"));
        page_element(page, "td", page_word(part, "source"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
    text_add(page, "</details>\n");
    text_add(page, "</section>\n");
    arena_free(arena);
}

/* ---- 3: variables ---- */

/* Links to the loops that the rows of a kind are in: of what determines variables, or of a form of equations. */
static void add_loops(Text *page, const ReviewAlike *alike, int form)
{
    enum { FEW = 8 };
    Arena *arena = arena_new();
    Map *known = map_new(arena);
    int shown = 0, others = 0;
    for (int i = 0; i < alike->rows.count; i++) {
        const json_t *in = form < 0 ? json_object_get(alike->rows.at[i], "determined_by")
                                    : json_array_get(page_list(alike->rows.at[i], "causal"), (size_t)form);
        const long long loop = (long long)json_integer_value(json_object_get(in, "loop"));
        if (map_get(known, name_format("%lld", loop), 0))
            continue;
        map_put(known, name_format("%lld", loop), 1);
        if (shown == FEW) {
            others++;
            continue;
        }
        text_format(page, "%s<a href=\"#l.%s.%lld\">%lld</a>", shown++ ? ", " : "", page_word(in, "schedule"), loop,
                    loop);
    }
    if (others)
        text_format(page, " and %d more", others);
    arena_free(arena);
}

/* The equations that it takes beside the one that an alias or a value is credited to. */
static void add_with(Text *page, const json_t *row)
{
    const json_t *with = page_list(row, "with"), *aliases = page_list(row, "aliases");
    text_add(page, json_array_size(with) ? " with " : "");
    page_links(page, 'e', with);
    text_add(page, json_array_size(aliases) ? ", and by the aliases of " : "");
    page_links(page, 'e', aliases);
    text_add(page, json_array_size(page_list(row, "zero_by")) ? ", less what is 0 by " : "");
    page_links(page, 'e', page_list(row, "zero_by"));
}

static void add_determination(Text *page, const ReviewAlike *alike)
{
    const json_t *by = json_object_get(alike->rows.at[0], "determined_by");
    review_text(page, page_word(by, "kind"));
    text_add_char(page, ' ');
    if (*page_word(by, "of"))
        review_text(page, page_word(by, "of"));
    if (json_object_get(by, "loop")) {
        text_add(page, strcmp(page_word(by, "kind"), "loop") == 0 ? "" : "in loop ");
        add_loops(page, alike, -1);
    }
    if (*page_word(by, "equation")) {
        text_add(page, json_is_true(json_object_get(by, "differentiated")) ? " by the derivative of " : " ");
        page_link(page, 'e', page_word(by, "equation"));
        add_with(page, by);
    }
    for (size_t i = 0; i < json_array_size(page_list(by, "equations")); i++) {
        text_add_char(page, ' ');
        page_link(page, 'e', json_string_value(json_array_get(page_list(by, "equations"), i)));
    }
}

/* True if all rows are of one place in the drawing. */
static bool is_of_one_place(const ReviewAlike *alike)
{
    static const char *const members[] = {"element", "source", "stated_in"};
    bool is = true;
    for (int i = 1; i < alike->rows.count; i++)
        for (size_t k = 0; k < sizeof members / sizeof *members; k++)
            is = is && strcmp(page_word(alike->rows.at[0], members[k]), page_word(alike->rows.at[i], members[k])) == 0;
    return is;
}

static long long count_of(const ReviewAlike *alike)
{
    long long count = 0;
    for (int i = 0; i < alike->rows.count; i++)
        count += page_count(alike->rows.at[i]);
    return count;
}

static void add_name(Text *page, char kind, const json_t *row)
{
    const char *name = page_word(row, "path");
    text_add(page, "<code id=\"");
    review_anchor(page, kind, name);
    text_add(page, "\">");
    review_text(page, name);
    text_add(page, "</code>");
    page_members(page, row);
}

/* Links to the elements that a member of all rows of a kind names, each once. */
static void add_alike_links(Text *page, char kind, const ReviewAlike *alike, const char *member)
{
    Arena *arena = arena_new();
    Map *known = map_new(arena);
    List(const char *) names = {0};
    for (int i = 0; i < alike->rows.count; i++) {
        const char *name = page_word(alike->rows.at[i], member);
        if (!map_get(known, name_of(name), 0))
            list_push(arena, &names, name);
        map_put(known, name_of(name), 1);
    }
    page_link(page, kind, names.at[0]);
    if (strcmp(member, "part") != 0)
        page_members(page, alike->rows.at[0]);
    if (names.count > 1)
        text_format(page, "<details><summary>and %d alike</summary>", names.count - 1);
    for (int i = 1; i < names.count; i++) {
        text_add(page, i > 1 ? ", " : "");
        page_link(page, kind, names.at[i]);
    }
    text_add(page, names.count > 1 ? "</details>" : "");
    arena_free(arena);
}

/* The stated value, and its use. */
static void add_start(Text *page, const json_t *variable)
{
    review_text(page, page_word(variable, "start"));
    if (*page_word(variable, "start_is"))
        text_format(page, " <span class=\"from\">%s</span>", page_word(variable, "start_is"));
}

static void add_variable(Text *page, const ReviewAlike *alike)
{
    const json_t *v = alike->rows.at[0];
    static const struct {
        const char *member;
        char kind;
    } uses[] = {{"used_by", 'e'}, {"gives", 'v'}, {"checked_by", 'c'}};
    const int count = alike->rows.count;
    text_add(page, "<tr><td>");
    add_name(page, 'v', v);
    if (*page_word(v, "description"))
        page_element(page, "div class=\"from\"", page_word(v, "description"));
    if (count > 1)
        text_format(page, "<details><summary>and %lld alike</summary>", count_of(alike) - page_count(v));
    for (int i = 1; i < count; i++) {
        text_add(page, i > 1 ? ", " : "");
        add_name(page, 'v', alike->rows.at[i]);
    }
    text_add(page, count > 1 ? "</details></td>" : "</td>");
    page_element(page, "td class=\"word\"", page_word(v, "role"));
    page_element(page, "td", page_word(v, "unit"));
    text_add(page, "<td>");
    review_text(page, page_word(v, "value"));
    add_start(page, v);
    text_add(page, "</td><td>");
    add_determination(page, alike);
    text_add(page, "</td><td>");
    bool is_first = true;
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
        for (size_t k = 0; k < json_array_size(page_list(v, uses[i].member)); k++) {
            text_add(page, is_first ? "" : " ");
            page_link(page, uses[i].kind, json_string_value(json_array_get(page_list(v, uses[i].member), k)));
            is_first = false;
        }
    text_add(page, "</td>");
    const char *source = *page_word(v, "stated_in") ? page_word(v, "stated_in") : page_word(v, "source");
    page_element(page, "td", arena_format(page->arena, "%s%s", source,
                                          is_of_one_place(alike) ? "" : ", others elsewhere"));
    text_add(page, "</tr>\n");
}

static void add_variables(Text *page, const json_t *d, const ReviewFormulas *formulas)
{
    const json_t *variables = page_list(d, "variables");
    Arena *arena = arena_new();
    const ReviewAlikeList all = page_alike(arena, formulas, variables);
    page_section(page, "variables", "Variables");
    page_rows(page, arena_format(arena, "Variables: %lld as drawn, %lld made by the compiler, of %d kinds in all",
                                 page_size(d, "variables"), page_size(d, "variables_made"), all.count),
              (size_t)all.count);
    page_filter(page, "variable-table", "Show those with");
    page_table(page, "variable-table",
                (const char *[]){"Variable", "Kind", "Unit", "Value or start", "Determined by", "Used by", "Drawn in",
                                 NULL});
    for (int i = 0; i < all.count; i++)
        add_variable(page, &all.at[i]);
    page_table_end(page);
    text_add(page, "</details>\n</section>\n");
    arena_free(arena);
}

/* ---- 4: equations ---- */

static bool is_same_form(const json_t *a, const json_t *b)
{
    return *page_word(a, "text") && strcmp(page_word(a, "text"), page_word(b, "text")) == 0 &&
           strcmp(page_word(a, "while"), page_word(b, "while")) == 0;
}

static bool is_said_before(const json_t *forms, size_t index)
{
    bool is = false;
    for (size_t i = 0; i < index && !is; i++)
        is = is_same_form(json_array_get(forms, i), json_array_get(forms, index));
    return is;
}

/* The variable that it is solved for, or that it makes an alias of another one. */
static void add_fate(Text *page, const json_t *equation, const ReviewFormulas *formulas, const char *part)
{
    const ReviewFormula *formula = review_formula(formulas, equation);
    text_add(page, "<tr><th scope=\"row\">use</th><td>");
    const json_t *forms = page_list(equation, "causal"), *form = json_array_get(forms, 0);
    for (size_t i = 1; i < json_array_size(forms) && strcmp(page_word(form, "schedule"), "start") == 0; i++)
        form = json_array_get(forms, i);
    const bool is_solved = strcmp(page_word(equation, "fate"), "solved") == 0 && *page_word(form, "variable");
    review_text(page, page_word(equation, "fate"));
    text_add(page, is_solved ? " for " : "");
    if (is_solved)
        review_math(page, review_formula(formulas, form)->left, NULL, part);
    if (formula->alias) {
        text_add(page, ": ");
        review_math(page, formula->alias, formula->equal, part);
        add_with(page, equation);
    }
    text_add(page, "</td></tr>\n");
}

/* In one row for all schedules that have it. */
static void add_form(Text *page, const ReviewAlike *alike, size_t index, const ReviewFormulas *formulas,
                     const char *part)
{
    const json_t *forms = page_list(alike->rows.at[0], "causal"), *form = json_array_get(forms, index);
    const ReviewFormula *formula = *page_word(form, "text") ? review_formula(formulas, form) : NULL;
    text_add(page, "<tr><th scope=\"row\">");
    review_text(page, page_word(form, "schedule"));
    for (size_t i = index + 1; i < json_array_size(forms); i++)
        if (is_same_form(form, json_array_get(forms, i)))
            review_text(page, arena_format(page->arena, ", %s", page_word(json_array_get(forms, i), "schedule")));
    text_add(page, "</th><td>");
    if (json_object_get(form, "loop")) {
        text_add(page, "in loop ");
        add_loops(page, alike, (int)index);
        text_add_char(page, ' ');
    }
    if (json_is_true(json_object_get(form, "decides"))) {
        text_add(page, "decides ");
        review_math(page, formula->left, NULL, part);
    } else if (formula) {
        review_math(page, formula->left, NULL, part);
        text_add(page, " := ");
        review_math(page, formula->right, NULL, part);
    } else {
        text_add(page, "must hold");
    }
    add_with(page, form);
    if (formula && formula->divisor) {
        text_add(page, ", unless ");
        review_math(page, formula->divisor, NULL, part);
        text_add(page, " is 0");
    }
    if (*page_word(form, "while"))
        page_element(page, "div class=\"from\"", arena_format(page->arena, "while %s", page_word(form, "while")));
    text_add(page, "</td></tr>\n");
}

/* The forms of an equation in single modes have one id: links lead to the first. */
static void add_ids(Text *page, const ReviewAlike *alike, Map *anchored)
{
    enum { FEW = 8 };
    const int count = alike->rows.count;
    if (count > FEW)
        text_format(page, "%lld equations</h3>\n<details><summary>Their ids</summary><p>", count_of(alike));
    for (int i = 0; i < count; i++) {
        const char *id = page_word(alike->rows.at[i], "id");
        text_add(page, i ? ", <code" : "<code");
        if (!map_get(anchored, name_of(id), 0)) {
            map_put(anchored, name_of(id), 1);
            text_add(page, " id=\"");
            review_anchor(page, 'e', id);
            text_add_char(page, '"');
        }
        text_add_char(page, '>');
        review_text(page, id);
        text_add(page, "</code>");
        page_members(page, alike->rows.at[i]);
    }
    text_add(page, count > FEW ? "</p></details>\n" : "</h3>\n");
}

/* Of all equations of the kind, each once. */
static void add_checks(Text *page, const ReviewAlike *alike)
{
    Map *shown = map_new(page->arena);
    int count = 0;
    for (int i = 0; i < alike->rows.count; i++) {
        const json_t *checks = page_list(alike->rows.at[i], "checked_by");
        for (size_t k = 0; k < json_array_size(checks); k++) {
            const char *check = json_string_value(json_array_get(checks, k));
            if (map_get(shown, name_of(check), 0))
                continue;
            map_put(shown, name_of(check), 1);
            text_add(page, count++ ? ", " : "<tr><th scope=\"row\">checked by</th><td>");
            page_link(page, 'c', check);
        }
    }
    text_add(page, count ? "</td></tr>\n" : "");
}

/* Of each term. */
static void add_units(Text *page, const json_t *terms, const ReviewFormulas *formulas, const char *part)
{
    if (!json_array_size(terms))
        return;
    text_add(page, "<details><summary>Units</summary><table><tbody>\n");
    for (size_t i = 0; i < json_array_size(terms); i++) {
        const json_t *term = json_array_get(terms, i);
        text_add(page, "<tr><td>");
        review_math(page, review_formula(formulas, term)->left, NULL, part);
        text_add(page, "</td>");
        page_element(page, "td", *page_word(term, "unit") ? page_word(term, "unit") : "not known");
        text_add(page, "</tr>\n");
    }
    text_add(page, "</tbody></table></details>\n");
}

static bool is_for_results(const json_t *forms)
{
    bool is = json_array_size(forms) > 0;
    for (size_t i = 0; i < json_array_size(forms); i++)
        is = is && strcmp(page_word(json_array_get(forms, i), "schedule"), "results") == 0;
    return is;
}

static void add_equation(Text *page, const ReviewAlike *alike, const ReviewFormulas *formulas, Map *anchored)
{
    const json_t *e = alike->rows.at[0], *forms = page_list(e, "causal");
    const ReviewFormula *formula = review_formula(formulas, e);
    const char *part = page_word(e, "part");
    text_add(page, "<article>\n<h3>");
    add_ids(page, alike, anchored);
    text_add(page, "<p>");
    review_math(page, formula->left, formula->right, part);
    text_add(page, "</p>\n<table><tbody>\n");
    if (*page_word(e, "written"))
        page_row(page, "written", page_word(e, "written"));
    if (*page_word(e, "made"))
        page_row(page, "made", arena_format(page->arena, "%s %s%s", page_word(e, "made"),
                                            *page_word(e, "of") ? "of " : "", page_word(e, "of")));
    if (*page_word(e, "origin"))
        page_row(page, "from", arena_format(page->arena, "%s %s, %s%s", page_word(e, "origin"), page_word(e, "element"),
                                            page_word(e, "source"),
                                            is_of_one_place(alike) ? "" : ", and others of their own"));
    if (*page_word(e, "part")) {
        text_add(page, "<tr><th scope=\"row\">part</th><td>");
        add_alike_links(page, 'p', alike, "part");
        text_add(page, "</td></tr>\n");
    }
    if (*page_word(e, "reason"))
        page_row(page, "because", page_word(e, "reason"));
    if (*page_word(e, "while"))
        page_row(page, "while", page_word(e, "while"));
    add_fate(page, e, formulas, part);
    for (size_t i = 0; i < json_array_size(forms); i++)
        if (!is_said_before(forms, i))
            add_form(page, alike, i, formulas, part);
    if (*page_word(e, "c")) {
        text_format(page, "<tr><th scope=\"row\">C%s, line %lld</th><td>",
                    strcmp(page_word(e, "fate"), "in modes") == 0 ? " of all modes" : "",
                    (long long)json_integer_value(json_object_get(e, "c_line")));
        page_element(page, "pre", page_word(e, "c"));
        text_add(page, "</td></tr>\n");
    } else if (is_for_results(forms)) {
        page_row(page, "C", "left out: nothing that is shown needs it");
    }
    add_checks(page, alike);
    if (json_array_size(page_list(e, "requirements")))
        page_row(page, "requirements", page_joined(page->arena, page_list(e, "requirements")));
    text_add(page, "</tbody></table>\n");
    add_units(page, page_list(e, "terms"), formulas, part);
    text_add(page, "</article>\n");
}

static void add_equations(Text *page, const json_t *d, const ReviewFormulas *formulas)
{
    static const char *const lists[] = {"equations", "made"};
    static const char *const titles[] = {"As drawn", "Made by the compiler"};
    Map *anchored = map_new(page->arena);
    page_section(page, "equations", "Equations");
    text_add(page, "<p>Names are those of the part that an equation is of; those that begin with a dot are the "
                   "system's. Groups of identical equations are shown once, with the names of the first.</p>\n");
    for (int k = 0; k < 2; k++) {
        Arena *arena = arena_new();
        const ReviewAlikeList all = page_alike(arena, formulas, page_list(d, lists[k]));
        if (all.count)
            text_format(page, "<details open><summary>%s: %lld, of %d kinds</summary>\n", titles[k],
                        page_count_all(page_list(d, lists[k])), all.count);
        for (int i = 0; i < all.count; i++)
            add_equation(page, &all.at[i], formulas, anchored);
        text_add(page, all.count ? "</details>\n" : "");
        arena_free(arena);
    }
    text_add(page, "</section>\n");
}

/* ---- 5 and 7: structure, requirements ---- */

/* Rows of the document, by kind, with a member that is this word. */
static ReviewAlikeList alike_with(Arena *arena, const ReviewFormulas *formulas, const json_t *rows, const char *member,
                                  const char *word)
{
    json_t *found = json_array();
    for (size_t i = 0; i < json_array_size(rows); i++)
        if (strcmp(page_word(json_array_get(rows, i), member), word) == 0)
            json_array_append(found, json_array_get(rows, i));
    const ReviewAlikeList all = page_alike(arena, formulas, found);
    json_decref(found); /* the rows are the document's */
    return all;
}

static void add_states(Text *page, Arena *arena, const json_t *d, const ReviewFormulas *formulas)
{
    const ReviewAlikeList all = alike_with(arena, formulas, page_list(d, "variables"), "role", "state");
    page_table(page, "states", (const char *[]){"State", "Start", "Why it is one", NULL});
    for (int i = 0; i < all.count; i++) {
        const json_t *v = all.at[i].rows.at[0];
        text_add(page, "<tr><td>");
        add_alike_links(page, 'v', &all.at[i], "path");
        text_add(page, "</td>");
        text_add(page, "<td>");
        add_start(page, v);
        text_add(page, "</td>");
        page_element(page, "td", page_word(v, "reason"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

/* Index reduction: how often a constraint was differentiated is how many primes its id has. */
static void add_differentiated(Text *page, Arena *arena, const json_t *d, const ReviewFormulas *formulas)
{
    const ReviewAlikeList all = alike_with(arena, formulas, page_list(d, "made"), "made",
                                           "time derivative");
    if (all.count)
        page_table(page, "differentiated", (const char *[]){"Differentiated", "Which gave", "Because", NULL});
    for (int i = 0; i < all.count; i++) {
        const json_t *e = all.at[i].rows.at[0];
        text_add(page, "<tr><td>");
        page_link(page, 'e', page_word(e, "of"));
        text_add(page, "</td><td>");
        add_alike_links(page, 'e', &all.at[i], "id");
        text_add(page, "</td>");
        page_element(page, "td", page_word(e, "reason"));
        text_add(page, "</tr>\n");
    }
    if (all.count)
        page_table_end(page);
}

/* What a mode computes in a way of its own. */
static void add_order(Text *page, const json_t *order, const ReviewFormulas *formulas)
{
    if (json_array_size(order))
        text_format(page, "<details><summary>Statements of its own, in order: %zu</summary>\n", json_array_size(order));
    for (size_t i = 0; i < json_array_size(order); i++) {
        const json_t *row = json_array_get(order, i);
        const ReviewFormula *formula = *page_word(row, "text") ? review_formula(formulas, row) : NULL;
        text_add(page, "<div>");
        if (formula) {
            review_math(page, formula->left, NULL, "");
            text_add(page, " := ");
            review_math(page, formula->right, NULL, "");
        } else {
            review_text(page, page_word(row, "variable"));
            text_add(page, " in a loop");
        }
        text_add(page, " <span class=\"from\">");
        if (*page_word(row, "equation"))
            page_link(page, 'e', page_word(row, "equation"));
        text_add(page, "</span></div>\n");
    }
    if (json_array_size(order))
        text_add(page, "</details>\n");
}

static void add_structure(Text *page, const json_t *d, const ReviewFormulas *formulas, const char *pictures)
{
    const json_t *loops = page_list(d, "loops"), *modes = page_list(d, "modes");
    Arena *arena = arena_new();
    page_section(page, "structure", "Structure");
    add_states(page, arena, d, formulas);
    add_differentiated(page, arena, d, formulas);
    if (json_array_size(loops))
        page_table(page, "loops",
                    (const char *[]){"Loop", "Kind", "Unknowns", "Solved for", "So that these hold", NULL});
    for (size_t i = 0; i < json_array_size(loops); i++) {
        const json_t *loop = json_array_get(loops, i);
        const long long number = (long long)json_integer_value(json_object_get(loop, "number"));
        if (number)
            text_format(page, "<tr><td id=\"l.%s.%lld\">%lld, %s</td>", page_word(loop, "schedule"), number, number,
                        page_word(loop, "schedule"));
        else
            text_format(page, "<tr><td>%s</td>", page_word(loop, "schedule"));
        page_element(page, "td", page_word(loop, "kind"));
        text_format(page, "<td class=\"number\">%lld</td><td>",
                    (long long)json_integer_value(json_object_get(loop, "unknowns")));
        page_links(page, 'v', page_list(loop, "solved_for"));
        text_add(page, "</td><td>");
        page_links(page, 'e', page_list(loop, "residuals"));
        add_with(page, loop);
        if (*page_word(loop, "while"))
            page_element(page, "div class=\"from\"", arena_format(arena, "while %s", page_word(loop, "while")));
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(loops))
        page_table_end(page);
    if (json_array_size(modes))
        page_table(page, "modes", (const char *[]){"Mode", "States", NULL});
    for (size_t i = 0; i < json_array_size(modes); i++) {
        text_add(page, "<tr>");
        page_element(page, "td", page_word(json_array_get(modes, i), "condition"));
        text_add(page, "<td>");
        page_links(page, 'v', page_list(json_array_get(modes, i), "states"));
        review_text(page, page_word(json_array_get(modes, i), "obstacle"));
        add_order(page, page_list(json_array_get(modes, i), "order"), formulas);
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(modes))
        page_table_end(page);
    arena_free(arena);
    text_add(page, pictures);
    text_add(page, "</section>\n");
}

static void add_requirements(Text *page, const json_t *d)
{
    const json_t *requirements = page_list(d, "requirements"), *checks = page_list(d, "checks");
    Arena *arena = page->arena;
    page_section(page, "requirements", "Requirements and checks");
    if (!json_array_size(requirements) && !json_array_size(checks))
        text_add(page, "<p>None.</p>\n");
    if (json_array_size(requirements))
        page_table(page, "requirement-table", (const char *[]){"Id", "Requirement", "Text", "Checked by", NULL});
    for (size_t i = 0; i < json_array_size(requirements); i++) {
        const json_t *r = json_array_get(requirements, i);
        text_add(page, "<tr>");
        page_element(page, "td", page_word(r, "id"));
        page_element(page, "td", page_word(r, "name"));
        page_element(page, "td", page_word(r, "text"));
        text_add(page, "<td>");
        page_links(page, 'c', page_list(r, "checks"));
        if (json_array_size(page_list(r, "parts")))
            review_text(page, arena_format(arena, "%s%s", json_array_size(page_list(r, "checks")) ? ", " : "",
                                           page_joined(arena, page_list(r, "parts"))));
        review_text(page, page_word(r, "not_checkable"));
        text_add(page, "</td></tr>\n");
    }
    if (json_array_size(requirements))
        page_table_end(page);
    if (json_array_size(checks))
        page_table(page, "check-table", (const char *[]){"Check", "Written", "While", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(checks); i++) {
        const json_t *c = json_array_get(checks, i);
        text_add(page, "<tr><td id=\"");
        review_anchor(page, 'c', page_word(c, "id"));
        text_add(page, "\">");
        page_element(page, "code", page_word(c, "id"));
        text_add(page, "</td>");
        page_element(page, "td", page_word(c, "written"));
        page_element(page, "td", page_word(c, "while"));
        page_element(page, "td", page_word(c, "source"));
        text_add(page, "</tr>\n");
    }
    if (json_array_size(checks))
        page_table_end(page);
    text_add(page, "</section>\n");
}

void review_page(Text *page, const json_t *d, const ReviewFormulas *formulas, ReviewPictures pictures)
{
    page_begin(page, page_word(d, "name"), pictures.plot);
    page_know(page, d);
    page_front(page, d, formulas);
    add_parts(page, d, pictures.model);
    add_variables(page, d, formulas);
    add_equations(page, d, formulas);
    add_structure(page, d, formulas, pictures.structure);
    page_events(page, d, formulas);
    add_requirements(page, d);
    if (json_object_get(d, "result"))
        page_result(page, json_object_get(d, "result"), pictures.plot);
    page_end(page, pictures.plot);
}
