/* starts.c - values of variables in words; the values with which a run begins, as stated in the model and after
 * initialization. */
#include "review/page.h"

#include <math.h>
#include <string.h>

/* A value in words: the name of an enumeration value, with the number that statements use. */
static const char *value_words(Arena *arena, const json_t *variable, double value)
{
    const json_t *values = page_list(variable, "values");
    const size_t at = value >= 0 && value == floor(value) ? (size_t)value : json_array_size(values);
    const char *name = json_string_value(json_array_get(values, at));
    if (strcmp(view_word(variable, "type"), "Boolean") == 0)
        return value != 0 ? "true" : "false";
    return name ? arena_format(arena, "%s (%.0f)", name, value) : arena_format(arena, "%.6g", value);
}

const char *page_value(Arena *arena, const json_t *variable, const json_t *number)
{
    return json_is_number(number) ? value_words(arena, variable, json_number_value(number)) : "";
}

const char *page_values(Arena *arena, const json_t *variable)
{
    const json_t *values = page_list(variable, "values");
    Text words = text_new(arena);
    for (size_t i = 0; i < json_array_size(values); i++)
        if (*json_string_value(json_array_get(values, i)))
            text_format(&words, "%s%zu %s", words.length ? ", " : "", i, json_string_value(json_array_get(values, i)));
    return words.at;
}

static const char *use_words(const char *use)
{
    static const char *const words[][2] = {{"taken", "not fixed, but used"}, {"unused", "ignored"},
                                           {"checked", "fixed, and follows from others"}, {NULL, NULL}};
    return page_words(words, use, use);
}

/* The stated value or start, and the use of a start. */
static void add_stated(Text *page, const json_t *variable)
{
    const char *value = view_word(variable, "value"), *start = view_word(variable, "start");
    double number;
    page_breakable(page, value);
    page_breakable(page, *start && page_list(variable, "values") && number_read(start, &number)
                             ? value_words(page->arena, variable, number) : start);
    if (*view_word(variable, "start_is"))
        text_format(page, " <span class=\"from\">%s</span>", use_words(view_word(variable, "start_is")));
}

/* Adds the value after initialization; for a group of variables, of the first one. A number that the model gives to a
 * constant is not repeated. */
static void add_initial(Text *page, const json_t *variable, bool is_of_several, const ViewStart *start)
{
    double value, stated;
    const bool is_given = strcmp(view_word(variable, "role"), "constant") == 0 &&
                          (number_read(view_word(variable, "value"), &stated) ||
                           strcmp(view_word(variable, "type"), "Boolean") == 0);
    if (is_given)
        return;
    if (!view_start_of(start, view_word(variable, "path"), &value)) {
        text_add(page, "<span class=\"from\">not in results</span>");
        return;
    }
    review_text(page, value_words(page->arena, variable, value));
    text_add(page, is_of_several ? " <span class=\"from\">the first</span>" : "");
}

void page_start_cells(Text *page, const ReviewAlike *alike, const ViewStart *start)
{
    text_add(page, "<td>");
    add_stated(page, alike->rows.at[0]);
    if (start->at) {
        text_add(page, "</td><td>");
        add_initial(page, alike->rows.at[0], page_count_of(alike) > 1, start);
    }
    text_add(page, "</td>");
}

/* Adds the start values of variables of the model. Variables made by the compiler are left out: their start values
 * follow from the way it computes. */
void page_starts(Text *page, const json_t *document, const ReviewFormulas *formulas, const ViewStart *start)
{
    enum { FEW = 12 };
    Arena *arena = arena_new();
    json_t *found = json_array();
    const json_t *variables = page_list(document, "variables");
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *v = json_array_get(variables, i);
        if (*view_word(v, "start_is") && !json_object_get(v, "made"))
            json_array_append(found, json_array_get(variables, i));
    }
    const ReviewAlikeList all = page_alike(arena, formulas, found);
    if (all.count) {
        text_format(page, "<li><details%s><summary>Start values: %lld</summary>\n", all.count <= FEW ? " open" : "",
                    page_count_all(found));
        page_table(page, "starts", start->at ? (const char *[]){"Variable", "Unit", "In the model",
                                                                "After initialization", "Stated in", NULL}
                                             : (const char *[]){"Variable", "Unit", "In the model", "Stated in", NULL});
    }
    for (int i = 0; i < all.count; i++) {
        const json_t *v = all.at[i].rows.at[0];
        text_add(page, "<tr><td>");
        page_alike_links(page, 'v', &all.at[i], "path");
        text_add(page, "</td>");
        page_element(page, "td", view_word(v, "unit"));
        page_start_cells(page, &all.at[i], start);
        page_element(page, "td", *view_word(v, "stated_in") ? view_word(v, "stated_in") : "not stated: default");
        text_add(page, "</tr>\n");
    }
    if (all.count) {
        page_table_end(page);
        text_add(page, "<p class=\"from\">A discrete variable has its start until the events at the start of the "
                       "run.</p>"
                       "</details></li>\n");
    }
    json_decref(found); /* the rows belong to the document */
    arena_free(arena);
}
