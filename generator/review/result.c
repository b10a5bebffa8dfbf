/* result.c - the result of a run of the program. */
#include "review/page.h"

#include <ctype.h>
#include <string.h>

static void add_quantity(Text *page, const json_t *number, int digits, const char *unit)
{
    text_add(page, "<td class=\"short\">");
    if (number)
        review_text(page, arena_format(page->arena, "%.*g %s", digits, json_number_value(number), unit));
    text_add(page, "</td>");
}

static void add_verdicts(Text *page, const json_t *verdicts)
{
    if (json_array_size(verdicts))
        page_table(page, "verdicts",
                   (const char *[]){"Requirement", "Verdict", "Violated since", "Least margin", "At", "Check", NULL});
    for (size_t i = 0; i < json_array_size(verdicts); i++) {
        const json_t *v = json_array_get(verdicts, i), *margin = json_object_get(v, "margin");
        const json_t *time = json_object_get(v, "time"), *since = json_object_get(v, "since");
        text_add(page, "<tr>");
        page_element(page, "td", arena_format(page->arena, "%s %s", view_word(v, "id"), view_word(v, "name")));
        page_mark(page, "td class=\"short\"", view_word(v, "verdict"), view_word(v, "verdict"));
        add_quantity(page, since, 9, "s");
        add_quantity(page, margin, 6, view_word(v, "unit"));
        add_quantity(page, time, 9, "s");
        page_element(page, "td", view_word(v, "check"));
        text_add(page, "</tr>\n");
    }
    if (json_array_size(verdicts))
        page_table_end(page);
}

static bool is_one_of(const char *verdict, const char *const words[])
{
    bool is = false;
    for (; *words && !is; words++)
        is = strcmp(*words, verdict) == 0;
    return is;
}

/* The sign and the words tell the verdict even without the colour. */
void page_mark(Text *page, const char *tag, const char *verdict, const char *words)
{
    static const char *const bad[] = {"violated", "failed", NULL};
    static const char *const doubtful[] = {"not decided", "not checkable", "not exercised", NULL};
    const bool is_bad = is_one_of(verdict, bad), is_doubtful = is_one_of(verdict, doubtful);
    text_format(page, "<%s>", tag);
    if (is_bad || is_doubtful)
        text_add(page, is_bad ? "<span class=\"bad\">\xE2\x9C\x97 " : "<span class=\"doubt\">? ");
    else
        text_add(page, strcmp(verdict, "met") == 0 ? "\xE2\x9C\x93 " : "");
    page_breakable(page, words);
    text_add(page, is_bad || is_doubtful ? "</span>" : "");
    page_close(page, tag);
}

/* The program tells the verdict of each requirement and, unless it is one check, those of its checks. Then come checks
 * without a requirement. Names do not tell them apart, as two requirements may have the same one. */
size_t page_verdicts_of(const json_t *requirement)
{
    const size_t checks = json_array_size(page_list(requirement, "checks"));
    return checks == 1 && !json_array_size(page_list(requirement, "parts")) ? 1 : 1 + checks;
}

json_t *page_counted(const json_t *document, bool is_of_requirements)
{
    const json_t *verdicts = page_list(json_object_get(document, "result"), "verdicts");
    const json_t *requirements = page_list(document, "requirements");
    json_t *counted = json_array();
    size_t at = 0;
    for (size_t i = 0; i < json_array_size(requirements); at += page_verdicts_of(json_array_get(requirements, i++)))
        if (is_of_requirements)
            json_array_append(counted, json_array_get(verdicts, at));
    for (; at < json_array_size(verdicts) && !is_of_requirements; at++)
        json_array_append(counted, json_array_get(verdicts, at));
    return counted;
}

const char *page_heaviest(const json_t *document, bool is_of_requirements)
{
    static const char *const weights[] = {"met", "not exercised", "not checkable", "not decided", "violated"};
    json_t *verdicts = page_counted(document, is_of_requirements);
    int heaviest = -1;
    for (size_t i = 0; i < json_array_size(verdicts); i++) {
        const int weight = text_index(view_word(json_array_get(verdicts, i), "verdict"), weights,
                                      sizeof weights / sizeof *weights);
        heaviest = weight > heaviest ? weight : heaviest;
    }
    json_decref(verdicts);
    return heaviest < 0 ? "" : weights[heaviest];
}

void page_plot(Text *page, const char *plot, const json_t *figures)
{
    if (!plot || !*plot)
        return;
    text_add(page, "<figure class=\"plot\" aria-label=\"Plot over time of ");
    for (size_t i = 0; i < json_array_size(figures); i++) {
        text_add(page, i ? ", " : "");
        review_text(page, view_word(json_array_get(figures, i), "variable"));
    }
    text_add(page, "\">\n");
    text_add(page, plot);
    text_add(page, "</figure>\n");
}

static const json_t *row_of(const json_t *variables, const char *path)
{
    const json_t *row = NULL;
    for (size_t i = 0; i < json_array_size(variables) && !row; i++)
        if (strcmp(view_word(json_array_get(variables, i), "path"), path) == 0)
            row = json_array_get(variables, i);
    return row;
}

static void add_number(Text *page, const json_t *variable, const json_t *object, const char *member)
{
    page_element(page, "td class=\"number\"", page_value(page->arena, variable, json_object_get(object, member)));
}

void page_figures(Text *page, const json_t *document)
{
    static const char *const members[] = {"first", "last", "least", "least_at", "greatest", "greatest_at"};
    static const bool is_time[] = {false, false, false, true, false, true};
    const json_t *figures = page_list(json_object_get(document, "result"), "figures");
    if (!json_array_size(figures))
        return;
    page_table(page, NULL, (const char *[]){"Variable", "Unit", "#At the start", "#At the end", "#Least", "#at / s",
                                            "#Greatest", "#at / s", NULL});
    for (size_t i = 0; i < json_array_size(figures); i++) {
        const json_t *row = json_array_get(figures, i);
        const json_t *variable = row_of(page_list(document, "variables"), view_word(row, "variable"));
        text_add(page, "<tr><th scope=\"row\">");
        page_element(page, "code", view_word(row, "variable"));
        text_add(page, "</th>");
        page_element(page, "td class=\"short\"", view_word(row, "unit"));
        for (size_t k = 0; k < sizeof members / sizeof *members; k++)
            add_number(page, is_time[k] ? NULL : variable, row, members[k]);
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

const char *page_verdict(Arena *arena, const json_t *document)
{
    const json_t *end = json_object_get(json_object_get(document, "result"), "end");
    const char *verdict = view_word(end, "verdict"), *early = view_word(end, "terminated");
    const bool is_of_checks = strcmp(verdict, "violated") == 0 || strcmp(verdict, "not checkable") == 0;
    const bool is_of_requirements = is_of_checks && strcmp(verdict, page_heaviest(document, true)) == 0;
    Text words = text_new(arena);
    text_add(&words, is_of_requirements ? "requirements " : is_of_checks ? "checks " : "");
    text_add(&words, *verdict ? verdict : "failed");
    if (*early)
        text_format(&words, ", ended early at %s s: %s",
                    number_text(json_number_value(json_object_get(end, "time"))), early);
    if (json_is_true(json_object_get(end, "verified")) && strcmp(verdict, "failed") != 0)
        text_add(&words, is_of_checks ? "; equations verified" : ", verified");
    return words.at;
}

const char *page_met(Arena *arena, const json_t *document, bool is_of_requirements)
{
    json_t *verdicts = page_counted(document, is_of_requirements);
    const size_t all = json_array_size(verdicts);
    int met = 0;
    for (size_t i = 0; i < all; i++)
        met += strcmp(view_word(json_array_get(verdicts, i), "verdict"), "met") == 0;
    json_decref(verdicts);
    return all ? arena_format(arena, "%d of %zu", met, all) : "";
}

/* The words for a count; NULL for other counts, such as loops, which the section on structure has. */
static const char *count_words(const char *count)
{
    static const char *const words[][2] = {
        {"states", "states that are integrated at its end"}, {"rows", "rows of the result"},
        {"steps", "steps of the solver"}, {"right_hand_sides", "evaluations of the derivatives"},
        {"jacobians", "evaluations of the Jacobian"}, {"nonlinear_iterations", "nonlinear iterations"},
        {"error_test_failures", "steps repeated for their error"},
        {"convergence_failures", "steps repeated for want of convergence"},
        {"state_events", "events whose time was located"}, {"time_events", "events at known times"},
        {"ticks", "ticks of clocks"}, {"restarts", "restarts of the solver"}, {NULL, NULL}};
    return page_words(words, count, NULL);
}

/* Adds each mode of the document with the time that the run spent in it. */
static void add_modes(Text *page, const json_t *document)
{
    const json_t *modes = json_object_get(json_object_get(document, "result"), "modes");
    const json_t *lasted = json_object_get(modes, "lasted"), *all = page_list(document, "modes");
    if (!modes)
        return;
    text_add(page, "<h3>Modes of the run</h3>\n");
    page_element(page, "p", arena_format(page->arena, "Entered: %zu of %zu modes. Changes of mode: %lld.",
                                         json_object_size(lasted), json_array_size(all),
                                         (long long)json_integer_value(json_object_get(modes, "changes"))));
    text_add_char(page, '\n');
    page_table(page, "entered", (const char *[]){"Mode", "#Time in it / s", NULL});
    for (size_t i = 0; i < json_array_size(all); i++) {
        const char *condition = view_word(json_array_get(all, i), "condition");
        const json_t *time = json_object_get(lasted, condition);
        text_add(page, "<tr>");
        page_element(page, "td", condition);
        page_element(page, "td class=\"number\"",
                     time ? arena_format(page->arena, "%.6g", json_number_value(time)) : "not entered");
        text_add(page, "</tr>\n");
    }
    page_table_end(page);
}

/* Adds the number of equations that the verification covers. */
static void add_verified(Text *page, const json_t *document)
{
    const json_t *made = page_list(document, "made");
    long long count = 0;
    for (size_t i = 0; i < json_array_size(made); i++)
        count += json_object_get(json_array_get(made, i), "origin") ? page_count(json_array_get(made, i)) : 0;
    text_format(page, "<p>The equations are the %lld original ones", page_size(document, "equations"));
    if (count)
        text_format(page, " and %lld that the compiler made of checks, conditions, delays and inputs", count);
    text_add(page, ". Connections are compared once more, as they are drawn.</p>\n");
}

void page_notes(Text *page, const json_t *result)
{
    const json_t *notes = page_list(result, "notes");
    for (size_t i = 0; i < json_array_size(notes); i++) {
        page_element(page, "p class=\"from\"",
                     arena_format(page->arena, "Note: %s", json_string_value(json_array_get(notes, i))));
        text_add_char(page, '\n');
    }
}

void page_result(Text *page, const json_t *document, const char *plot)
{
    const json_t *result = json_object_get(document, "result");
    page_section(page, "result", "Result of a run");
    const char *verdict = view_word(json_object_get(result, "end"), "verdict");
    page_mark(page, "p", *verdict ? verdict : "failed",
              arena_format(page->arena, "The run ended with status %lld: %s.",
                           (long long)json_integer_value(json_object_get(result, "status")),
                           page_verdict(page->arena, document)));
    text_add_char(page, '\n');
    if (*view_word(result, "messages"))
        page_element(page, "pre", view_word(result, "messages"));
    page_notes(page, result);
    page_plot(page, plot, page_list(result, "figures"));
    page_figures(page, document);
    add_verdicts(page, page_list(result, "verdicts"));
    add_modes(page, document);
    page_counts(page, "Statistics of the run", json_object_get(result, "counts"), count_words);
    if (*view_word(result, "verification")) {
        text_add(page, "<h3>Verification</h3>\n");
        add_verified(page, document);
        page_element(page, "pre", view_word(result, "verification"));
    }
    text_add(page, "</section>\n");
}
