/* happenings.c - the section of changes at events: conditions, clocks, state machines, algorithms. */
#include "review/page.h"

static void add_conditions(Text *page, const json_t *events, const ReviewFormulas *formulas)
{
    if (!json_array_size(events))
        return;
    page_table(page, "event-table", (const char *[]){"Condition", "Change found", "Occurs in", NULL});
    for (size_t i = 0; i < json_array_size(events); i++) {
        const json_t *event = json_array_get(events, i);
        text_add(page, "<tr><td>");
        review_math(page, formulas, review_formula(formulas, event)->left, NULL, "");
        if (*view_word(event, "while"))
            page_element(page, "div class=\"from\"", arena_format(page->arena, "while %s", view_word(event, "while")));
        text_add(page, "</td>");
        page_element(page, "td", view_word(event, "found"));
        text_add(page, "<td>");
        page_link(page, 'e', view_word(event, "of"));
        text_add(page, "</td></tr>\n");
    }
    page_table_end(page);
}

static void add_clocks(Text *page, const json_t *clocks, const ReviewFormulas *formulas)
{
    if (!json_array_size(clocks))
        return;
    page_table(page, "clock-table", (const char *[]){"Clock with period / s", "First tick", "Of", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(clocks); i++) {
        const json_t *clock = json_array_get(clocks, i);
        text_add(page, "<tr><td>");
        review_math(page, formulas, review_formula(formulas, clock)->left, NULL, "");
        text_add(page, "</td>");
        page_element(page, "td", view_word(clock, "first"));
        page_element(page, "td", view_word(clock, "element"));
        page_element(page, "td", view_word(clock, "source"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

static void add_pre(Text *page, const char *text)
{
    text_add(page, "<td>");
    if (*text)
        page_element(page, "pre", text);
    text_add(page, "</td>");
}

static void add_machine(Text *page, const json_t *machine)
{
    const json_t *states = page_list(machine, "states"), *transitions = page_list(machine, "transitions");
    page_element(page, "h3", arena_format(page->arena, "State machine %s", view_word(machine, "machine")));
    if (json_array_size(states))
        page_table(page, NULL, (const char *[]){"State", "On entry", "While in it", "On exit", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(states); i++) {
        const json_t *state = json_array_get(states, i);
        text_add(page, "<tr>");
        page_element(page, "td", view_word(state, "state"));
        add_pre(page, view_word(state, "entry"));
        add_pre(page, view_word(state, "do"));
        add_pre(page, view_word(state, "exit"));
        page_element(page, "td", view_word(state, "source"));
        text_add(page, "</tr>\n");
    }
    if (json_array_size(states))
        page_table_end(page);
    page_table(page, NULL, (const char *[]){"From", "To", "Trigger", "Guard", "Effect", "Drawn in", NULL});
    for (size_t i = 0; i < json_array_size(transitions); i++) {
        const json_t *t = json_array_get(transitions, i);
        const char *kind = view_word(t, "kind");
        text_add(page, "<tr>");
        page_element(page, "td", view_word(t, "from"));
        page_element(page, "td", *kind ? arena_format(page->arena, "%s (%s)", view_word(t, "to"), kind)
                                       : view_word(t, "to"));
        page_element(page, "td", view_word(t, "when"));
        page_element(page, "td", view_word(t, "if"));
        add_pre(page, view_word(t, "then"));
        page_element(page, "td", view_word(t, "source"));
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

static void add_algorithm(Text *page, const json_t *a)
{
    const char *software = view_word(a, "software");
    text_add(page, "<article id=\"");
    review_anchor(page, 'e', view_word(a, "id"));
    text_add(page, "\">\n<h3><code>");
    page_breakable(page, view_word(a, "id"));
    text_add(page, "</code></h3>\n");
    page_element(page, "p class=\"from\"",
                 arena_format(page->arena, "%s, %s%s%s", view_word(a, "element"), view_word(a, "source"),
                              *software ? ", software " : "", software));
    if (json_array_size(page_list(a, "sets"))) {
        text_add(page, "<p>sets ");
        page_links(page, 'v', page_list(a, "sets"));
        text_add(page, "</p>\n");
    }
    if (json_array_size(page_list(a, "checked_by"))) {
        text_add(page, "<p>checked by ");
        page_links(page, 'c', page_list(a, "checked_by"));
        text_add(page, "</p>\n");
    }
    if (*view_word(a, "text"))
        page_element(page, "pre", view_word(a, "text"));
    text_add(page, "</article>\n");
}

void page_events(Text *page, const json_t *d, const ReviewFormulas *formulas)
{
    const json_t *events = page_list(d, "events"), *clocks = page_list(d, "clocks");
    const json_t *machines = page_list(d, "machines"), *algorithms = page_list(d, "algorithms");
    page_section(page, "events", "Events");
    if (!json_array_size(events) && !json_array_size(clocks) && !json_array_size(algorithms))
        text_add(page, "<p>None.</p>\n");
    add_conditions(page, events, formulas);
    add_clocks(page, clocks, formulas);
    for (size_t i = 0; i < json_array_size(machines); i++)
        add_machine(page, json_array_get(machines, i));
    for (size_t i = 0; i < json_array_size(algorithms); i++)
        add_algorithm(page, json_array_get(algorithms, i));
    text_add(page, "</section>\n");
}
