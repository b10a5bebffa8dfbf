/* equations.c - the section of the equations: each with its formula, its place in the model, its use and its C. */
#include "review/page.h"

#include <string.h>

static bool is_same_form(const json_t *a, const json_t *b)
{
    return *view_word(a, "text") && strcmp(view_word(a, "text"), view_word(b, "text")) == 0 &&
           strcmp(view_word(a, "while"), view_word(b, "while")) == 0;
}

static bool is_said_before(const json_t *forms, size_t index)
{
    bool is = false;
    for (size_t i = 0; i < index && !is; i++)
        is = is_same_form(json_array_get(forms, i), json_array_get(forms, index));
    return is;
}

/* The variable that it is solved for, or that it makes an alias of another one. */
static void add_use(Text *page, const json_t *equation, const ReviewFormulas *formulas, const char *part)
{
    const ReviewFormula *formula = review_formula(formulas, equation);
    text_add(page, "<tr><th scope=\"row\">use</th><td>");
    const json_t *forms = page_list(equation, "causal"), *form = json_array_get(forms, 0);
    for (size_t i = 1; i < json_array_size(forms) && strcmp(view_word(form, "schedule"), "start") == 0; i++)
        form = json_array_get(forms, i);
    const bool is_solved = strcmp(view_word(equation, "fate"), "solved") == 0 && *view_word(form, "variable");
    text_add(page, is_solved ? "solved for " : page_use(view_word(equation, "fate")));
    if (is_solved)
        review_math(page, formulas, review_formula(formulas, form)->left, NULL, part);
    if (formula->alias) {
        text_add(page, ": ");
        review_math(page, formulas, formula->alias, formula->equal, part);
        page_with(page, equation);
    }
    text_add(page, "</td></tr>\n");
}

/* In one row for all schedules that have it. */
static void add_form(Text *page, const ReviewAlike *alike, size_t index, const ReviewFormulas *formulas,
                     const char *part)
{
    const json_t *forms = page_list(alike->rows.at[0], "causal"), *form = json_array_get(forms, index);
    const ReviewFormula *formula = *view_word(form, "text") ? review_formula(formulas, form) : NULL;
    text_format(page, "<tr><th scope=\"row\">%s", page_schedule(view_word(form, "schedule")));
    for (size_t i = index + 1; i < json_array_size(forms); i++)
        if (is_same_form(form, json_array_get(forms, i)))
            text_format(page, ", %s", page_schedule(view_word(json_array_get(forms, i), "schedule")));
    text_add(page, "</th><td>");
    if (json_object_get(form, "loop")) {
        text_add(page, "in loop ");
        page_loops(page, alike, (int)index);
        text_add_char(page, ' ');
    }
    if (json_is_true(json_object_get(form, "decides"))) {
        text_add(page, "decides whether ");
        review_math(page, formulas, formula->left, NULL, part);
    } else if (formula) {
        review_math(page, formulas, formula->left, NULL, part);
        text_add(page, " := ");
        review_math(page, formulas, formula->right, NULL, part);
    } else {
        text_add(page, "must hold");
    }
    page_with(page, form);
    if (formula && formula->divisor) {
        text_add(page, ", unless ");
        review_math(page, formulas, formula->divisor, NULL, part);
        text_add(page, " is 0");
    }
    if (*view_word(form, "while"))
        page_name(page, "div class=\"from\"", arena_format(page->arena, "while %s", view_word(form, "while")));
    text_add(page, "</td></tr>\n");
}

/* The forms of an equation in single modes have one id: links lead to the first. */
static void add_ids(Text *page, const ReviewAlike *alike, Map *anchored)
{
    enum { FEW = 8 };
    const int count = alike->rows.count;
    if (count > FEW)
        text_format(page, "%lld equations</h3>\n<details><summary>Their ids</summary><p>", page_count_of(alike));
    for (int i = 0; i < count; i++) {
        const char *id = view_word(alike->rows.at[i], "id");
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
    text_add(page, "<details><summary>Units</summary><table class=\"terms\"><tbody>\n");
    for (size_t i = 0; i < json_array_size(terms); i++) {
        const json_t *term = json_array_get(terms, i);
        text_add(page, "<tr><td>");
        review_math(page, formulas, review_formula(formulas, term)->left, NULL, part);
        text_add(page, "</td>");
        page_element(page, "td", *view_word(term, "unit") ? view_word(term, "unit") : "not known");
        text_add(page, "</tr>\n");
    }
    text_add(page, "</tbody></table></details>\n");
}

static bool is_for_results(const json_t *forms)
{
    bool is = json_array_size(forms) > 0;
    for (size_t i = 0; i < json_array_size(forms); i++)
        is = is && strcmp(view_word(json_array_get(forms, i), "schedule"), "results") == 0;
    return is;
}

/* C, whose arrows do not break. */
static void add_code(Text *page, const char *code)
{
    text_add(page, "<pre>");
    for (const char *at = code; *at; at++) {
        const bool is_arrow = at[0] == '-' && at[1] == '>';
        if (is_arrow)
            text_add(page, "<span>-&gt;</span>");
        else
            review_text(page, (const char[]){*at, 0});
        at += is_arrow;
    }
    text_add(page, "</pre>");
}

/* Numbers of lines, after as many as were said before; gives how many then are. */
static size_t add_lines(Text *page, const json_t *lines, size_t said)
{
    for (size_t i = 0; i < json_array_size(lines); i++)
        text_format(page, "%s%lld", said + i ? ", " : "", (long long)json_integer_value(json_array_get(lines, i)));
    return said + json_array_size(lines);
}

/* Of the first equation, each with its lines; of equations that are alike, where those of the others begin. */
static void add_statements(Text *page, const ReviewAlike *alike)
{
    const json_t *e = alike->rows.at[0], *statements = page_list(e, "c");
    text_format(page, "<tr><th scope=\"row\">C%s</th><td>",
                strcmp(view_word(e, "fate"), "in modes") == 0 ? " of all modes" : "");
    for (size_t i = 0; i < json_array_size(statements); i++) {
        const json_t *statement = json_array_get(statements, i), *lines = page_list(statement, "lines");
        text_add(page, json_array_size(lines) > 1 ? "<span class=\"from\">lines " : "<span class=\"from\">line ");
        add_lines(page, lines, 0);
        text_add(page, "</span>");
        add_code(page, view_word(statement, "code"));
    }
    size_t said = 0;
    for (int k = 1; k < alike->rows.count; k++) {
        const json_t *own = page_list(alike->rows.at[k], "c");
        for (size_t i = 0; i < json_array_size(own); i++) {
            text_add(page, said ? "" : "<details><summary>lines of the others</summary>");
            said = add_lines(page, page_list(json_array_get(own, i), "lines"), said);
        }
    }
    text_add(page, said ? "</details>" : "");
    text_add(page, "</td></tr>\n");
}

static void add_equation(Text *page, const ReviewAlike *alike, const ReviewFormulas *formulas, Map *anchored)
{
    const json_t *e = alike->rows.at[0], *forms = page_list(e, "causal");
    const ReviewFormula *formula = review_formula(formulas, e);
    const char *part = view_word(e, "part");
    text_add(page, "<article>\n<h3>");
    add_ids(page, alike, anchored);
    text_add(page, "<p>");
    review_math(page, formulas, formula->left, formula->right, part);
    text_add(page, "</p>\n<table class=\"facts\"><tbody>\n");
    if (*view_word(e, "written"))
        page_row(page, "in the model", view_word(e, "written"));
    if (*view_word(e, "made"))
        page_row(page, "kind", arena_format(page->arena, "%s %s%s", view_word(e, "made"),
                                            *view_word(e, "of") ? "of " : "", view_word(e, "of")));
    if (*view_word(e, "origin"))
        page_row(page, "from", arena_format(page->arena, "%s %s, %s%s", view_word(e, "origin"), view_word(e, "element"),
                                            view_word(e, "source"),
                                            page_is_of_one_place(alike) ? "" : "; others elsewhere"));
    if (*view_word(e, "part")) {
        text_add(page, "<tr><th scope=\"row\">part</th><td>");
        page_alike_links(page, 'p', alike, "part");
        text_add(page, "</td></tr>\n");
    }
    if (*view_word(e, "reason"))
        page_row(page, "because", view_word(e, "reason"));
    if (*view_word(e, "while"))
        page_row(page, "exists while", view_word(e, "while"));
    add_use(page, e, formulas, part);
    for (size_t i = 0; i < json_array_size(forms); i++)
        if (!is_said_before(forms, i))
            add_form(page, alike, i, formulas, part);
    if (json_array_size(page_list(e, "c")))
        add_statements(page, alike);
    else if (is_for_results(forms))
        page_row(page, "C", "none: no shown result needs this equation");
    add_checks(page, alike);
    if (json_array_size(page_list(e, "requirements")))
        page_row(page, "requirements", page_joined(page->arena, page_list(e, "requirements")));
    text_add(page, "</tbody></table>\n");
    add_units(page, page_list(e, "terms"), formulas, part);
    text_add(page, "</article>\n");
}

/* How many are of each origin in the model; "" for those that the compiler made. */
static const char *origins_of(Arena *arena, const json_t *rows)
{
    static const char *const origins[][2] = {
        {"constraint", "constraints"}, {"connection", "connections"}, {"sum of flows", "sums of flows"},
        {"unconnected", "unconnected ports"}, {"binding", "bindings"}, {"input", "inputs"}};
    Text words = text_new(arena);
    for (size_t k = 0; k < sizeof origins / sizeof *origins; k++) {
        long long count = 0;
        for (size_t i = 0; i < json_array_size(rows); i++) {
            const json_t *row = json_array_get(rows, i);
            count += strcmp(view_word(row, "origin"), origins[k][0]) == 0 ? page_count(row) : 0;
        }
        if (count)
            text_format(&words, "%s%s: %lld", words.length ? ", " : " (", origins[k][1], count);
    }
    text_add(&words, words.length ? ")" : "");
    return words.at;
}

void page_equations(Text *page, const json_t *d, const ReviewFormulas *formulas)
{
    static const char *const lists[] = {"equations", "made"};
    static const char *const titles[] = {"Original equations", "Made by the compiler"};
    Map *anchored = map_new(page->arena);
    page_section(page, "equations", "Equations");
    text_add(page, "<p>" REVIEW_NAMES " Groups of identical equations are shown once, with the names of the "
                   "first.</p>\n");
    for (int k = 0; k < 2; k++) {
        Arena *arena = arena_new();
        const ReviewAlikeList all = page_alike(arena, formulas, page_list(d, lists[k]));
        const json_t *rows = page_list(d, lists[k]);
        if (all.count)
            text_format(page, "<details open><summary>%s: %lld%s%s</summary>\n", titles[k], page_count_all(rows),
                        page_groups(arena, page_count_all(rows), all.count), origins_of(arena, rows));
        for (int i = 0; i < all.count; i++)
            add_equation(page, &all.at[i], formulas, anchored);
        text_add(page, all.count ? "</details>\n" : "");
        arena_free(arena);
    }
    text_add(page, "</section>\n");
}
