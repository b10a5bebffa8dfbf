/* gallery.c - the page of several models: their descriptions, the results of their runs, and links to their sheets. */
#include "review/page.h"

#include <string.h>

static const char *name_in(const json_t *entry)
{
    const char *name = view_word(json_object_get(entry, "document"), "name");
    return *name ? name : view_word(entry, "model");
}

static void add_sheet_link(Text *page, const json_t *entry)
{
    const char *to = view_word(entry, "page");
    if (*to) {
        text_add(page, "<a href=\"");
        review_text(page, to);
        text_add(page, "\">");
    }
    page_breakable(page, name_in(entry));
    text_add(page, *to ? "</a>" : "");
}

static void add_count(Text *page, const json_t *object, const char *member)
{
    const json_t *count = json_object_get(object, member);
    text_add(page, "<td class=\"number\">");
    if (json_is_integer(count))
        text_format(page, "%lld", (long long)json_integer_value(count));
    text_add(page, "</td>");
}

static const char *ending_of(Arena *arena, const json_t *entry)
{
    const json_t *document = json_object_get(entry, "document");
    return json_object_get(document, "result") ? page_verdict(arena, document) : "not run";
}

/* Adds how many requirements are met, and how many checks without a requirement. */
static void add_met(Text *page, const json_t *document)
{
    Arena *arena = page->arena;
    const bool has_requirements = json_array_size(page_list(document, "requirements")) > 0;
    const bool has_checks = json_array_size(page_list(document, "checks")) > 0;
    const char *met = page_met(arena, document, true), *checks = page_met(arena, document, false);
    Text words = text_new(arena);
    text_add(&words, !document ? "" : !has_requirements ? "none" : *met ? met : "not decided");
    page_mark(page, "td class=\"short\"", page_heaviest(document, true), words.at);
    page_mark(page, "td class=\"short\"", page_heaviest(document, false),
              !document ? "" : *checks ? checks : has_checks && !has_requirements ? "not decided" : "none");
}

static bool is_failed(const json_t *result)
{
    const char *verdict = view_word(json_object_get(result, "end"), "verdict");
    return result && (!*verdict || strcmp(verdict, "failed") == 0);
}

/* Adds the table with one row for each model. */
static void add_overview(Text *page, const json_t *entries)
{
    page_table(page, "models", (const char *[]){"Model", "#Parts", "#Equations", "#States", "#Events", "#Steps",
                                                "Requirements met", "Other checks met", "Run", NULL});
    for (size_t i = 0; i < json_array_size(entries); i++) {
        const json_t *entry = json_array_get(entries, i), *document = json_object_get(entry, "document");
        const json_t *result = json_object_get(document, "result"), *counts = json_object_get(result, "counts");
        const json_int_t events = json_integer_value(json_object_get(counts, "state_events")) +
                                  json_integer_value(json_object_get(counts, "time_events"));
        text_format(page, "<tr><th scope=\"row\"><a href=\"#m.%zu\">", i + 1);
        page_breakable(page, name_in(entry));
        text_add(page, "</a></th>");
        add_count(page, json_object_get(document, "size"), "parts");
        add_count(page, json_object_get(document, "size"), "equations");
        add_count(page, json_object_get(document, "size"), "states");
        text_format(page, result ? "<td class=\"number\">%lld</td>" : "<td></td>", (long long)events);
        add_count(page, counts, "steps");
        add_met(page, document);
        page_mark(page, "td", is_failed(result) ? "failed" : "", ending_of(page->arena, entry));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

static void add_model(Text *page, const json_t *entry, size_t number)
{
    const json_t *document = json_object_get(entry, "document"), *result = json_object_get(document, "result");
    text_format(page, "<section id=\"m.%zu\">\n<h2>", number);
    add_sheet_link(page, entry);
    text_add(page, "</h2>\n");
    page_element(page, "p class=\"from\"", view_word(entry, "model"));
    if (*view_word(document, "description"))
        page_element(page, "p", view_word(document, "description"));
    if (*view_word(entry, "message"))
        page_element(page, "pre", view_word(entry, "message"));
    if (*view_word(result, "messages"))
        page_element(page, "pre", view_word(result, "messages"));
    page_notes(page, result);
    page_plot(page, view_word(entry, "plot"), page_list(result, "figures"));
    page_figures(page, document);
    text_add(page, "</section>\n");
}

void review_gallery(Text *page, const json_t *entries)
{
    page_begin(page, "Models and their results", NULL, true);
    text_add(page, "<h1>Models and their results</h1>\n"
                   "<p>Click a name to see its plots; from there the heading links to the review sheet. "
                   "Dashed lines are bounds of requirements; short strokes at the bottom are events. "
                   "<em>Verified</em> means that the results satisfy all original equations.</p>\n");
    add_overview(page, entries);
    for (size_t i = 0; i < json_array_size(entries); i++)
        add_model(page, json_array_get(entries, i), i + 1);
    page_end(page, true);
}
