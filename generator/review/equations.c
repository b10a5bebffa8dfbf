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

/* Forms of equations in some modes, by the id that they share with their equation. is_form: by row of "made". */
typedef struct {
    Map *at;
    ReviewAlikeList of;
    bool *is_form;
} ModeForms;

/* Collects the forms whose equation is shown; of a family the first member is shown. The first made row of a new id
 * counts as the equation, later ones as its forms. */
static ModeForms mode_forms_of(Arena *arena, const json_t *document)
{
    const json_t *original = page_list(document, "equations"), *made = page_list(document, "made");
    ModeForms forms = {.at = map_new(arena), .is_form = arena_array(arena, bool, (int)json_array_size(made) + 1)};
    Map *is_shown = map_new(arena);
    for (size_t i = 0; i < json_array_size(original); i++)
        map_put(is_shown, name_of(view_word(json_array_get(original, i), "id")), 1);
    for (size_t i = 0; i < json_array_size(made); i++) {
        const json_t *row = json_array_get(made, i);
        const Name id = name_of(view_word(row, "id"));
        forms.is_form[i] = map_get(is_shown, id, 0);
        map_put(is_shown, id, 1);
        if (!forms.is_form[i])
            continue;
        const int at = map_get(forms.at, id, forms.of.count);
        if (at == forms.of.count) {
            map_put(forms.at, id, at);
            list_push(arena, &forms.of, (ReviewAlike){0});
        }
        list_push(arena, &forms.of.at[at].rows, row);
    }
    return forms;
}

static const ReviewAlike *mode_forms(const ModeForms *forms, const json_t *equation)
{
    static const ReviewAlike none = {0};
    const int at = map_get(forms->at, name_of(view_word(equation, "id")), -1);
    return at < 0 ? &none : &forms->of.at[at];
}

/* Causal forms that set a variable after the start; any forms if all are of the start. */
typedef struct {
    List(const json_t *) forms; /* one for each variable */
    bool is_in_modes;
} Targets;

static void find_targets(Arena *arena, Targets *targets, const json_t *equation)
{
    const json_t *forms = page_list(equation, "causal");
    bool is_of_start = true;
    for (size_t i = 0; i < json_array_size(forms); i++)
        is_of_start = is_of_start && strcmp(view_word(json_array_get(forms, i), "schedule"), "start") == 0;
    for (size_t i = 0; i < json_array_size(forms); i++) {
        const json_t *form = json_array_get(forms, i);
        bool is_new = *view_word(form, "variable") && !json_is_true(json_object_get(form, "decides")) &&
                      (is_of_start || strcmp(view_word(form, "schedule"), "start") != 0);
        for (int k = 0; k < targets->forms.count; k++)
            is_new = is_new && strcmp(view_word(targets->forms.at[k], "variable"), view_word(form, "variable")) != 0;
        if (is_new)
            list_push(arena, &targets->forms, form);
        targets->is_in_modes = targets->is_in_modes || json_object_get(form, "while");
    }
}

/* The use of an equation: the variables that it is solved for, or the variable that it makes an alias. */
static void add_use(Text *page, const json_t *equation, const ReviewAlike *of_modes, const ReviewFormulas *formulas,
                    const char *part)
{
    const ReviewFormula *formula = review_formula(formulas, equation);
    const char *fate = view_word(equation, "fate");
    Targets targets = {0};
    if (strcmp(fate, "solved") == 0 || strcmp(fate, "in modes") == 0)
        find_targets(page->arena, &targets, equation);
    for (int i = 0; i < of_modes->rows.count; i++)
        find_targets(page->arena, &targets, of_modes->rows.at[i]);
    text_add(page, "<tr><th scope=\"row\">use</th><td>");
    if (strcmp(fate, "in modes") == 0 || !targets.forms.count)
        text_format(page, "%s%s", page_use(fate), targets.forms.count ? ": " : "");
    text_add(page, targets.forms.count ? "solved for " : "");
    for (int i = 0; i < targets.forms.count; i++) {
        const bool is_last = i == targets.forms.count - 1;
        text_add(page, i == 0 ? "" : !is_last ? ", " : targets.is_in_modes ? " or " : " and ");
        review_math(page, formulas, review_formula(formulas, targets.forms.at[i])->left, NULL, part);
    }
    text_add(page, targets.forms.count > 1 && targets.is_in_modes ? ", depending on the mode" : "");
    if (formula->alias) {
        text_add(page, ": ");
        review_math(page, formulas, formula->alias, formula->equal, part);
        page_with(page, equation);
    }
    text_add(page, "</td></tr>\n");
}

/* Adds a causal form, in one row for all schedules that have it. `of_mode`: the form of the equation in some modes,
 * which is shown above it; NULL for the equation itself. */
static void add_form(Text *page, const ReviewAlike *alike, size_t index, const ReviewFormulas *formulas,
                     const char *part, const ReviewFormula *of_mode)
{
    const json_t *forms = page_list(alike->rows.at[0], "causal"), *form = json_array_get(forms, index);
    const ReviewFormula *formula = *view_word(form, "text") ? review_formula(formulas, form) : NULL;
    text_format(page, "<tr><th scope=\"row\">%s", page_schedule(view_word(form, "schedule")));
    for (size_t i = index + 1; i < json_array_size(forms); i++)
        if (is_same_form(form, json_array_get(forms, i)))
            text_format(page, ", %s", page_schedule(view_word(json_array_get(forms, i), "schedule")));
    text_add(page, "</th><td>");
    if (of_mode) {
        text_add(page, "<div>");
        review_math(page, formulas, of_mode->left, of_mode->right, part);
        text_add(page, "</div>");
    }
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
        text_add(page, "; an error if ");
        review_math(page, formulas, formula->divisor, NULL, part);
        text_add(page, " is 0");
    }
    if (*view_word(form, "while"))
        page_element(page, "div class=\"from\"", arena_format(page->arena, "while %s", view_word(form, "while")));
    text_add(page, "</td></tr>\n");
}

/* Adds the ids of all rows. Forms of an equation in some modes share one id: only the first has the anchor. */
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
        page_breakable(page, id);
        text_add(page, "</code>");
        page_members(page, alike->rows.at[i]);
    }
    text_add(page, count > FEW ? "</p></details>\n" : "</h3>\n");
}

/* The checks of all equations of the kind, each once. */
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

/* The unit of each term. */
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
        page_element(page, "td class=\"short\"", *view_word(term, "unit") ? view_word(term, "unit") : "not known");
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

/* Adds C code; lines do not break within an arrow (->). */
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

/* Adds line numbers after `said` earlier ones; returns the number of all. */
static size_t add_lines(Text *page, const json_t *lines, size_t said)
{
    for (size_t i = 0; i < json_array_size(lines); i++)
        text_format(page, "%s%lld", said + i ? ", " : "", (long long)json_integer_value(json_array_get(lines, i)));
    return said + json_array_size(lines);
}

/* Adds the C statements of the first equation, each with its lines. For the other equations of the kind only the first
 * lines of their statements are added. */
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

static void add_forms(Text *page, const ReviewAlike *alike, const ReviewFormulas *formulas, const char *part,
                      const ReviewFormula *of_mode)
{
    const json_t *forms = page_list(alike->rows.at[0], "causal");
    for (size_t i = 0; i < json_array_size(forms); i++)
        if (!is_said_before(forms, i))
            add_form(page, alike, i, formulas, part, of_mode);
}

static void add_c(Text *page, const ReviewAlike *alike)
{
    const json_t *equation = alike->rows.at[0];
    if (json_array_size(page_list(equation, "c")))
        add_statements(page, alike);
    else if (is_for_results(page_list(equation, "causal")))
        page_row(page, "C", "none: no shown result needs this equation");
}

/* Adds the causal forms and C of the kind, then its forms in modes. Each equation of the kind has forms in modes of its
 * own, which are shown with full names if there are several equations. */
static void add_solutions(Text *page, const ReviewAlike *alike, const ReviewFormulas *formulas,
                          const ModeForms *forms)
{
    const char *part = view_word(alike->rows.at[0], "part");
    add_forms(page, alike, formulas, part, NULL);
    add_c(page, alike);
    for (int i = 0; i < alike->rows.count; i++) {
        const ReviewAlike *of_modes = mode_forms(forms, alike->rows.at[i]);
        for (int k = 0; k < of_modes->rows.count; k++) {
            ReviewAlike one = {.rows = {.at = &of_modes->rows.at[k], .count = 1}};
            add_forms(page, &one, formulas, alike->rows.count > 1 ? "" : part,
                      review_formula(formulas, of_modes->rows.at[k]));
        }
        if (of_modes->rows.count && !json_array_size(page_list(alike->rows.at[0], "c")))
            add_c(page, &(ReviewAlike){.rows = {.at = of_modes->rows.at, .count = 1}});
    }
}

static void add_equation(Text *page, const ReviewAlike *alike, const ReviewFormulas *formulas,
                         const ModeForms *of_modes, Map *anchored)
{
    const json_t *e = alike->rows.at[0];
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
        page_row(page, "kind", arena_format(page->arena, "%s%s%s%s", *view_word(e, "of") ? "" : "equation ",
                                            view_word(e, "made"), *view_word(e, "of") ? " of " : "",
                                            view_word(e, "of")));
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
    add_use(page, e, mode_forms(of_modes, e), formulas, part);
    add_solutions(page, alike, formulas, of_modes);
    add_checks(page, alike);
    if (json_array_size(page_list(e, "requirements")))
        page_row(page, "requirements", page_joined(page->arena, page_list(e, "requirements")));
    text_add(page, "</tbody></table>\n");
    add_units(page, page_list(e, "terms"), formulas, part);
    text_add(page, "</article>\n");
}

/* The number of equations of each origin in the model; "" for equations that the compiler made. */
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

/* The made equations that are not shown with other equations. */
static json_t *shown_alone(const json_t *made, const ModeForms *forms)
{
    json_t *rows = json_array();
    for (size_t i = 0; i < json_array_size(made); i++) {
        if (!forms->is_form[i])
            json_array_append(rows, json_array_get(made, i));
    }
    return rows;
}

static void add_list(Text *page, const ReviewAlikeList *all, const ReviewFormulas *formulas, const ModeForms *forms,
                     Map *anchored)
{
    for (int i = 0; i < all->count; i++)
        add_equation(page, &all->at[i], formulas, forms, anchored);
    text_add(page, "</details>\n");
}

void page_equations(Text *page, const json_t *d, const ReviewFormulas *formulas)
{
    const json_t *original = page_list(d, "equations"), *made = page_list(d, "made");
    Arena *arena = arena_new();
    Map *anchored = map_new(page->arena);
    const ModeForms forms = mode_forms_of(arena, d);
    json_t *alone = shown_alone(made, &forms);
    page_section(page, "equations", "Equations");
    text_add(page, "<p>" REVIEW_NAMES " Groups of identical equations are shown once, with the names of the "
                   "first.</p>\n");
    const ReviewAlikeList originals = page_alike(arena, formulas, original);
    const ReviewAlikeList others = page_alike(arena, formulas, alone);
    if (originals.count) {
        text_format(page, "<details open><summary>Original equations: %lld%s%s</summary>\n", page_count_all(original),
                    page_groups(arena, page_count_all(original), originals.count), origins_of(arena, original));
        add_list(page, &originals, formulas, &forms, anchored);
    }
    const long long shown = page_count_all(alone), with_originals = page_count_all(made) - shown;
    if (json_array_size(made))
        text_format(page, "<details open><summary>Made by the compiler: %lld%s%s</summary>\n", page_count_all(made),
                    with_originals ? arena_format(arena, "; %lld of these are forms of other equations in some "
                                                         "modes, and shown with them", with_originals) : "",
                    page_groups(arena, shown, others.count));
    if (json_array_size(made))
        add_list(page, &others, formulas, &forms, anchored);
    json_decref(alone); /* the rows belong to the document */
    text_add(page, "</section>\n");
    arena_free(arena);
}
