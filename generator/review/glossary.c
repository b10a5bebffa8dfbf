/* glossary.c - the terms of a sheet that do not come from its model. */
#include "review/page.h"

#include <string.h>

/* member: the member of the document that is not empty if the word occurs on the sheet. NULL: the word is the function
 * of a variable that the compiler made. */
static const struct {
    const char *word, *member, *meaning;
} words[] = {
    {"alias", "equations", "a variable that equals another one, its negative or a number. Its value is taken "
                           "from there"},
    {"because", "made", "the reason for which the compiler made the equation"},
    {"checked by", "checks", "checks that use a variable that the equation determines; <em>requirements</em> are those "
                             "of these checks"},
    {"decides whether", "events", "the statement evaluates a condition and keeps its truth until the next event"},
    {"C of all modes", "modes", "its statements in all modes. A mode leaves out terms that are 0 in it"},
    {"without terms that are 0 by", "modes", "in these modes a variable of the equation is 0 by another equation, so "
                                             "that its terms are left out"},
    {"REQUIRE_<wbr>NONZERO", "equations", "C: the run ends with an error if the divisor is 0"},
    {"instant_after", "events", "C: whether the time of the run is after an instant; other functions of this prefix "
                                "compare likewise"},
    {"assignments", "result", "in a verification: of variables that are set at events, compared with their equations"},
    {"branch", "events", "a condition, or the integer part or interval of a value, that is kept between events"},
    {"mode", "modes", "a combination of conditions that decides which equations and states the system has"},
    {"solved symbolically", "loops", "an algebraic loop that one formula solves: the other equations of the loop are "
                                     "substituted into the equation"},
    {"residual", "result", "how far an original equation is from holding, relative to the sum of its absolute terms"},
    {"for results", "equations", "evaluated for the result file; the derivatives do not need it"},
    {"der", "equations", "the time derivative"},
    {"pre", "algorithms", "the value before the event"},
    {"jump", "modes", "how far a variable jumps at an event with impulses; else 0"},
    {"offset", NULL, "the constant distance of a variable from the state that changes as it does"},
    {"product", NULL, "a product of unknowns that is an unknown itself"},
    {"noEvent", "algorithms", "the condition is evaluated as it is; its change is no event"},
    {"when", NULL, "the condition of a when-equation"},
    {"violated", NULL, "whether the check is violated"},
    {"exercised", NULL, "whether the premise of the check holds"},
    {"entered", NULL, "the time at which a state with a time trigger was last entered"},
    {"last", NULL, "the state that was active before the region was left"},
    {"progress", NULL, "what has happened within a state in this step of the state machine"},
    {"seen", NULL, "what a state has noticed of its change event since it was entered"},
    {"since", NULL, "the time at which the change event occurred; it can be answered at that instant only"},
    {"consumed", NULL, "the time at which a transition last answered the change event"},
    {"held", NULL, "whether a transition was taken because its change event was true on entry of the state"},
    {"taken", NULL, "whether a signal has been taken in this step of the state machine"},
    {"open", NULL, "whether the guard of the way held as the step began"},
    {"due", NULL, "whether the way was due as the step began"},
    {"busy", NULL, "whether the state machine is answering a signal"},
    {"arrived", NULL, "the signal that arrives from outside"},
    {"terminated", NULL, "whether the state machine has ended"},
    {"KEEP_TRUTH", "events", "C: evaluates a condition and keeps it; within rounding of its boundary it stays as it "
                             "was"},
};

const char *page_meaning(const json_t *variable)
{
    const char *function = view_word(variable, "function");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (!words[i].member && strcmp(words[i].word, function) == 0)
            return words[i].meaning;
    return "";
}

static bool is_on(const json_t *document, const char *word, const char *member)
{
    const json_t *variables = page_list(document, "variables"), *rows = page_list(document, member ? member : "");
    bool is = json_array_size(rows) > 0 || json_object_size(rows) > 0;
    for (size_t i = 0; i < json_array_size(variables) && !member && !is; i++)
        is = strcmp(view_word(json_array_get(variables, i), "function"), word) == 0;
    return is;
}

void page_glossary(Text *page, const json_t *document)
{
    page_section(page, "terms", "Terms");
    text_add(page, "<p>An equation <code>a.x--b.x</code> is of a connection, <code>sum(a.x)</code> is the sum of the "
                   "flows that are connected at <code>a</code>. A prime marks a time derivative of an equation, "
                   "<code>~</code> an integral, <code>#</code> a product of unknowns.</p>"
                   "\n<table class=\"facts\"><tbody>\n");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (is_on(document, words[i].word, words[i].member))
            text_format(page, "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n", words[i].word, words[i].meaning);
    text_add(page, "</tbody></table>\n</section>\n");
}
