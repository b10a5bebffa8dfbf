/* front.c - the first page of a sheet: the compiled model, its size, its verdicts, its assumptions. */
#include "review/page.h"

#include <string.h>

static void add_nav(Text *page, const json_t *d)
{
    text_add(page, "<p class=\"from\">Review sheet</p>\n<nav><a href=\"#front\">Summary</a><a href=\"#model\">Parts</a>"
                   "<a href=\"#variables\">Variables</a><a href=\"#equations\">Equations</a>"
                   "<a href=\"#structure\">Structure</a><a href=\"#events\">Events</a>"
                   "<a href=\"#requirements\">Requirements</a>");
    text_add(page, json_object_get(d, "result") ? "<a href=\"#result\">Result</a>" : "");
    text_add(page, "<a href=\"#terms\">Terms</a></nav>\n");
}

/* The number of states, and how many of them a mode integrates. */
static const char *states_of(Arena *arena, const json_t *d)
{
    const json_t *modes = page_list(d, "modes");
    Text words = text_new(arena);
    size_t least = SIZE_MAX, most = 0;
    bool is_of_one_cluster = json_array_size(modes) > 0;
    for (size_t i = 0; i < json_array_size(modes); i++) {
        const json_t *mode = json_array_get(modes, i);
        const size_t count = json_array_size(page_list(mode, "states"));
        is_of_one_cluster = is_of_one_cluster && json_integer_value(json_object_get(mode, "cluster")) == 1;
        if (*view_word(mode, "obstacle"))
            continue;
        least = count < least ? count : least;
        most = count > most ? count : most;
    }
    text_format(&words, "%lld", page_size(d, "states"));
    if (is_of_one_cluster && least < most)
        text_format(&words, "; a mode integrates %zu to %zu of them", least, most);
    else if (is_of_one_cluster && most < (size_t)page_size(d, "states"))
        text_format(&words, "; each mode integrates %zu of them", most);
    else if (json_array_size(modes) && !is_of_one_cluster)
        text_add(&words, "; the mode decides which of them are integrated");
    return words.at;
}

/* Adds the fingerprint with a command that computes it again. */
static void add_fingerprint(Text *page, const json_t *d)
{
    text_add(page, "<tr><th scope=\"row\">Fingerprint</th><td>");
    page_breakable(page, view_word(d, "fingerprint"));
    text_add(page, "<details><summary>SHA-256 of all inputs: digests of files, the compiler, the block and its "
                   "experiment</summary><p>This command computes it again, and <code>sha256sum FILE</code> each "
                   "digest.</p><pre>");
    review_text(page, arena_format(page->arena, "sha256sum <<'END'\n%sEND", view_word(d, "fingerprint_of")));
    text_add(page, "</pre></details></td></tr>\n");
}

static bool has_fixed_steps(const char *solver)
{
    return text_index(solver, experiment_solvers, SOLVERS) >= SOLVER_EULER;
}

/* The numbers of equations; those of the start alone apart, because listings do not count them. */
static const char *equations_of(Arena *arena, const json_t *d)
{
    const json_t *made = json_object_get(json_object_get(d, "accounting"), "made");
    const long long of_start = (long long)json_integer_value(json_object_get(made, "start"));
    const char *apart = of_start ? arena_format(arena, ", %lld of these for the start alone", of_start) : "";
    return arena_format(arena, "%lld original, %lld made by the compiler%s", page_size(d, "equations"),
                        page_size(d, "equations_made"), apart);
}

static void add_inputs(Text *page, const json_t *d)
{
    Arena *arena = page->arena;
    const json_t *e = json_object_get(d, "experiment"), *options = page_list(d, "options");
    const size_t clocks = json_array_size(page_list(d, "clocks"));
    text_add(page, "<table class=\"facts\"><tbody>\n");
    page_row(page, "Experiment", view_word(d, "block"));
    page_row(page, "System", view_word(d, "system"));
    if (*view_word(d, "description"))
        page_row(page, "Description", view_word(d, "description"));
    page_row(page, "Model", view_word(d, "model"));
    add_fingerprint(page, d);
    page_row(page, "Compiler", view_word(d, "compiler"));
    page_row(page, "Options", json_array_size(options) ? page_joined(arena, options) : "none");
    page_row(page, "Time", arena_format(arena, "from %s to %s s, results every %s s",
                                       number_text(json_real_value(json_object_get(e, "start"))),
                                       number_text(json_real_value(json_object_get(e, "stop"))),
                                       number_text(json_real_value(json_object_get(e, "interval")))));
    page_row(page, "Solver", arena_format(arena, "%s, relative tolerance %s%s", view_word(e, "solver"),
                                         number_text(json_real_value(json_object_get(e, "tolerance"))),
                                         has_fixed_steps(view_word(e, "solver"))
                                             ? ""
                                             : "; the tolerance of one step is a twentieth of it, relative to the "
                                               "magnitude of each state"));
    page_row(page, "Date", "none: equal inputs and options give an equal sheet; the fingerprint is of the inputs");
    text_add(page, "</tbody></table>\n");
    text_add(page, "<table class=\"facts\"><caption>Size</caption><tbody>\n");
    page_row(page, "Parts", arena_format(arena, "%lld", page_size(d, "parts")));
    page_row(page, "Variables", arena_format(arena, "%lld of the model, %lld made by the compiler; %lld of these are "
                                                    "constants",
                                             page_size(d, "variables"), page_size(d, "variables_made"),
                                             page_size(d, "constants")));
    page_row(page, "States", states_of(arena, d));
    page_row(page, "Equations", equations_of(arena, d));
    page_row(page, "Algebraic loops", page_size(d, "loops") == 0
                                          ? "none"
                                          : arena_format(arena, "solved symbolically: %lld, numerically: %lld; "
                                                                "unknowns of the largest: %lld",
                                                         page_size(d, "loops") - page_size(d, "numeric_loops"),
                                                         page_size(d, "numeric_loops"),
                                                         page_size(d, "largest_loop")));
    page_row(page, "Events", arena_format(arena, "conditions whose change is an event: %lld, clocks: %zu",
                                          page_size(d, "events"), clocks));
    text_add(page, "</tbody></table>\n");
}

static const char *verification_of(Arena *arena, const json_t *document)
{
    const json_t *result = json_object_get(document, "result");
    const json_t *residual = json_object_get(json_object_get(result, "end"), "residual");
    const double largest = json_number_value(json_object_get(residual, "largest"));
    if (!result)
        return "not run";
    if (!json_is_number(json_object_get(residual, "largest")))
        return page_verdict(arena, document);
    Text words = text_new(arena);
    text_format(&words, "%s; largest residual of the original equations: %.2g (bound %.2g)",
                page_verdict(arena, document), largest, json_number_value(json_object_get(residual, "bound")));
    if (*view_word(residual, "equation"))
        text_format(&words, ", in %s at %.6g s", view_word(residual, "equation"),
                    json_number_value(json_object_get(residual, "time")));
    return words.at;
}

/* Tells whether each original equation has the one use that it is counted under, and how many have further uses. */
static const char *use_of(Arena *arena, const json_t *accounting)
{
    Text words = text_new(arena);
    const long long put_in = (long long)json_integer_value(json_object_get(accounting, "put_into_others"));
    const long long differentiated = (long long)json_integer_value(json_object_get(accounting, "differentiated"));
    if (json_array_size(page_list(accounting, "not_used_once")))
        return arena_format(arena, "equations without one use: %s",
                            page_joined(arena, page_list(accounting, "not_used_once")));
    text_add(&words, "each original equation has one use, as counted below");
    if (put_in || differentiated)
        text_add(&words, "; in addition,");
    if (put_in)
        text_format(&words, " %lld %s in solutions of loops", put_in, put_in == 1 ? "stands" : "stand");
    if (put_in && differentiated)
        text_add(&words, ", and");
    if (differentiated)
        text_format(&words, " %lld %s differentiated", differentiated, differentiated == 1 ? "is" : "are");
    return words.at;
}

static const char *determination_words(const char *kind)
{
    static const char *const words[][2] = {
        {"alias", "an equality with another variable or a number (alias)"},
        {"equation", "one equation"}, {"loop", "an algebraic loop"}, {"in modes", "one equation in each mode"},
        {"value", "a value of the model"}, {"algorithm", "an algorithm or a state machine"},
        {"events", "a condition, evaluated at events"}, {"the run", "the course of the run"}, {NULL, NULL}};
    return page_words(words, kind, kind);
}

/* Adds a table of counts, with their sum in the caption. */
static void add_counts(Text *page, const char *caption, const json_t *counts, const char *(*words)(const char *key))
{
    const char *key;
    json_t *value;
    long long sum = 0;
    json_object_foreach((json_t *)(uintptr_t)counts, key, value) sum += (long long)json_integer_value(value);
    page_counts(page, arena_format(page->arena, "%s: %lld", caption, sum), counts, words);
}

/* The requirements, or checks without one, that are not met, by verdict: id with name or text. */
static const char *unmet_of(Arena *arena, const json_t *document, bool is_of_requirements)
{
    static const char *const unmet[] = {"violated", "not decided", "not checkable", "not exercised"};
    json_t *verdicts = page_counted(document, is_of_requirements);
    Text words = text_new(arena);
    for (size_t u = 0; u < sizeof unmet / sizeof *unmet; u++) {
        bool is_first = true;
        for (size_t i = 0; i < json_array_size(verdicts); i++) {
            const json_t *v = json_array_get(verdicts, i);
            if (strcmp(view_word(v, "verdict"), unmet[u]) != 0)
                continue;
            text_format(&words, is_first ? "; %s: " : ", ", unmet[u]);
            text_format(&words, "%s%s%s", view_word(v, "id"), *view_word(v, "id") ? " " : "",
                        is_of_requirements ? view_word(v, "name") : view_word(v, "check"));
            is_first = false;
        }
    }
    json_decref(verdicts);
    return words.at;
}

static void add_marked_row(Text *page, const char *head, const char *verdict, const char *words)
{
    text_format(page, "<tr><th scope=\"row\">%s</th>", head);
    page_mark(page, "td", verdict, words);
    text_add(page, "</tr>\n");
}

/* Adds how many requirements, or checks without one, are met, and which are not; `count`: the number of all. */
static void add_met(Text *page, const char *head, const json_t *d, bool is_of_requirements, size_t count)
{
    Arena *arena = page->arena;
    const char *met = page_met(arena, d, is_of_requirements);
    add_marked_row(page, head, page_heaviest(d, is_of_requirements),
                   !count ? "none"
                   : *met ? arena_format(arena, "%s met%s", met, unmet_of(arena, d, is_of_requirements))
                   : json_object_get(d, "result") ? "not decided: the run failed"
                                                  : arena_format(arena, "%zu, not run", count));
}

/* Adds how many of the document's modes the run entered. */
static void add_entered(Text *page, const json_t *d)
{
    const json_t *modes = json_object_get(json_object_get(d, "result"), "modes");
    if (modes)
        page_row(page, "Modes", arena_format(page->arena, "%zu of %zu entered, changes of mode: %lld",
                                             json_object_size(json_object_get(modes, "lasted")),
                                             json_array_size(page_list(d, "modes")),
                                             (long long)json_integer_value(json_object_get(modes, "changes"))));
}

static size_t loose_checks(Arena *arena, const json_t *d)
{
    const json_t *requirements = page_list(d, "requirements"), *checks = page_list(d, "checks");
    Map *used = map_new(arena);
    size_t loose = 0;
    for (size_t i = 0; i < json_array_size(requirements); i++) {
        const json_t *own = page_list(json_array_get(requirements, i), "checks");
        for (size_t k = 0; k < json_array_size(own); k++)
            map_put(used, name_of(json_string_value(json_array_get(own, k))), 1);
    }
    for (size_t i = 0; i < json_array_size(checks); i++)
        loose += !map_get(used, name_of(view_word(json_array_get(checks, i), "id")), 0);
    return loose;
}

static void add_verdicts(Text *page, const json_t *d)
{
    Arena *arena = page->arena;
    const json_t *result = json_object_get(d, "result"), *accounting = json_object_get(d, "accounting");
    const json_int_t clashes = json_integer_value(json_object_get(d, "unit_clashes"));
    const size_t requirements = json_array_size(page_list(d, "requirements"));
    const size_t loose = loose_checks(arena, d);
    const json_t *end = json_object_get(result, "end");
    const bool is_failed = result && (!end || strcmp(view_word(end, "verdict"), "failed") == 0 ||
                                      !json_is_true(json_object_get(end, "verified")));
    text_add(page, "<table class=\"facts\"><caption>Verdicts</caption><tbody>\n");
    page_row(page, "Balanced", "yes: each variable is determined once, as counted below");
    page_row(page, "Equation use", use_of(arena, accounting));
    page_row(page, "Units", clashes < 0    ? "not checked"
                            : clashes == 0 ? "no clash found"
                                           : arena_format(arena, "clashes: %lld; see the warnings of the compiler",
                                                          (long long)clashes));
    add_marked_row(page, "Verification", is_failed ? "violated" : "", verification_of(arena, d));
    add_entered(page, d);
    add_met(page, "Requirements", d, true, requirements);
    if (loose)
        add_met(page, "Checks without a requirement", d, false, loose);
    text_add(page, "</tbody></table>\n");
}

/* The table for signatures stands with the verdicts that they confirm, also on paper. */
static void add_signatures(Text *page)
{
    text_add(page, "<table class=\"sign\"><caption>Reviewed</caption><thead><tr><th scope=\"col\">Name</th>"
                   "<th scope=\"col\">Date</th><th scope=\"col\">Signature</th></tr></thead><tbody>"
                   "<tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>\n");
}

/* Adds paths in a list that can be folded; its title is their number with a word in singular or plural. */
static void add_paths(Text *page, const json_t *paths, const char *one, const char *many)
{
    const size_t count = json_array_size(paths);
    if (!count)
        return;
    text_format(page, "<li><details%s><summary>%zu %s</summary>", count <= 12 ? " open" : "", count,
                count == 1 ? one : many);
    for (size_t i = 0; i < count; i++) {
        text_add(page, i ? ", " : "");
        page_breakable(page, json_string_value(json_array_get(paths, i)));
    }
    text_add(page, "</details></li>\n");
}

/* Adds a relation of the run: the event with its number, or its text if the program gives no number. */
static void add_relation(Text *page, const json_t *d, const ReviewFormulas *formulas, const json_t *relation)
{
    const json_int_t number = json_integer_value(json_object_get(relation, "number"));
    const json_t *event = number > 0 ? json_array_get(page_list(d, "events"), (size_t)number - 1) : NULL;
    if (event)
        review_math(page, formulas, review_formula(formulas, event)->left, NULL, "");
    else
        page_breakable(page, view_word(relation, "relation"));
}

/* Adds the assumptions: values on which the result depends, and decisions of the compiler. */
static void add_assumptions(Text *page, const json_t *d, const ReviewFormulas *formulas, const ViewStart *start)
{
    const json_t *notes = page_list(d, "notes"), *variables = page_list(d, "variables");
    const json_t *relations = page_list(json_object_get(d, "result"), "at_start");
    const json_t *open = page_list(d, "open_ports"), *unjoined = page_list(d, "unjoined_parts");
    bool is_any = json_array_size(notes) || json_array_size(relations) || json_array_size(open);
    for (size_t i = 0; i < json_array_size(variables) && !is_any; i++) {
        const json_t *v = json_array_get(variables, i);
        is_any = *view_word(v, "start_is") && !json_object_get(v, "made");
    }
    if (!is_any)
        return;
    text_add(page, "<h3>Assumptions</h3><ul>\n");
    for (size_t i = 0; i < json_array_size(notes); i++)
        page_element(page, "li", json_string_value(json_array_get(notes, i)));
    page_starts(page, d, formulas, start);
    add_paths(page, open, "port is not connected: nothing flows through it",
              "ports are not connected: nothing flows through them");
    add_paths(page, unjoined, "part is not connected", "parts are not connected");
    if (json_array_size(relations))
        text_format(page, "<li><details%s><summary>%zu condition%s at the start of the run</summary><ul>\n",
                    json_array_size(relations) <= 12 ? " open" : "", json_array_size(relations),
                    json_array_size(relations) == 1 ? "" : "s");
    for (size_t i = 0; i < json_array_size(relations); i++) {
        const json_t *row = json_array_get(relations, i), *value = json_object_get(row, "value");
        text_add(page, "<li>");
        add_relation(page, d, formulas, row);
        if (json_is_boolean(value))
            text_add(page, json_is_true(value) ? " holds" : " does not hold");
        else if (json_is_null(value))
            text_add(page, " is not evaluated");
        else
            text_format(page, " is %.15g", json_number_value(value));
        text_add(page, "</li>\n");
    }
    text_add(page, json_array_size(relations) ? "</ul></details></li>\n" : "");
    text_add(page, "</ul>\n");
}

void page_front(Text *page, const json_t *d, const ReviewFormulas *formulas, const ViewStart *start)
{
    const json_t *accounting = json_object_get(d, "accounting");
    page_element(page, "h1", view_word(d, "name"));
    add_nav(page, d);
    page_section(page, "front", "Summary");
    add_inputs(page, d);
    text_add(page, "<div class=\"together\">\n");
    add_verdicts(page, d);
    add_signatures(page);
    text_add(page, "</div>\n");
    add_assumptions(page, d, formulas, start);
    text_add(page, "<div class=\"beside\">\n");
    add_counts(page, "Original equations by use", json_object_get(accounting, "fates"), page_use);
    add_counts(page, "Equations made by the compiler, by use", json_object_get(accounting, "made"), page_use);
    add_counts(page, "Variables by what determines them", json_object_get(accounting, "determined_by"),
               determination_words);
    text_add(page, "</div>\n</section>\n");
}
