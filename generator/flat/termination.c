/* termination.c - terminate("text"), and assert(condition, "text") that is violated, as they are executed: they make a
 * hidden discrete variable true, which the program looks at after each event. */
#include "flat/instance.h"

#include <string.h>

bool flat_is_assertion(Expr call)
{
    return call->op == OP_CALL && strcmp(call->name->text, "assert") == 0;
}

bool flat_ends_run(Expr call)
{
    return parser_is_ending(call) || flat_is_assertion(call);
}

bool flat_asserts(Flattening *f, Expr call, const char *text, const Place *place)
{
    bool is_violation = flat_is_assertion(call);
    int last = is_violation ? 1 : 0;
    if (call->count == last + 1 && call->at[last]->op == OP_STRING)
        return true;
    if (flat_report_mistake(f, DIAG_F16, place, text,
                            is_violation ? "assert() is not given a condition and a text"
                                         : "terminate() is not given a text"))
        diag_fix(is_violation ? "write assert(condition, \"text\"), with the message for a condition that does not hold"
                              : "write terminate(\"text\"), with the message for the end of the run");
    return false;
}

int flat_termination(Flattening *f, Expr call, const char *text, const Place *place, Expr *condition)
{
    bool is_violation = flat_is_assertion(call);
    int last = is_violation ? 1 : 0;
    if (!flat_asserts(f, call, text, place))
        return -1;
    const char *words = call->at[last]->name->text, *path = place->scope->path->text;
    *condition = expr_boolean(true);
    if (is_violation) {
        Expr asserted = flat_rewrite_condition(f, call->at[0], place);
        if (!asserted)
            return -1;
        words = arena_format(f->scratch, "%s: %s", words, expr_text(f->scratch, asserted));
        *condition = expr_raw(OP_NOT, NULL, 1, &asserted);
    }
    int variable = flat_hidden_discrete(f, is_violation ? "assert" : "terminate", TYPE_BOOLEAN, place);
    FlatVariable *hidden = &f->system->variables.at[variable];
    hidden->is_violation = is_violation;
    hidden->termination = arena_format(f->arena, "%s (%s%s%s, %s)", words, place->element->text, *path ? " of " : "",
                                       path, source_print(f->scratch, place->source));
    return variable;
}
