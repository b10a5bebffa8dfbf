/* termination.c - terminate("text"), and assert(condition, "text") that is violated: they make a hidden discrete
 * variable true, which the program looks at after each event. */
#include "flat/instance.h"

#include <string.h>

static const char *with_place(Flattening *f, const char *words, const Place *place)
{
    const char *path = place->scope->path->text;
    return arena_format(f->arena, "%s (%s%s%s, %s)", words, place->element->text, *path ? " of " : "", path,
                        source_print(f->scratch, place->source));
}

int flat_termination(Flattening *f, Expr call, const char *text, const Place *place)
{
    if (call->count != 1 || call->at[0]->op != OP_STRING) {
        if (flat_report_mistake(f, DIAG_F16, place, text, "terminate() is not given a text"))
            diag_fix("write terminate(\"text\"), with what to say when it ends the run");
        return -1;
    }
    int variable = flat_hidden_discrete(f, "terminate", TYPE_BOOLEAN, place);
    f->system->variables.at[variable].termination = with_place(f, call->at[0]->name->text, place);
    return variable;
}

bool flat_is_assertion(Expr call)
{
    return call->op == OP_CALL && strcmp(call->name->text, "assert") == 0;
}

int flat_assertion(Flattening *f, Expr call, const char *text, const Place *place, Expr *violated)
{
    if (call->count != 2 || call->at[1]->op != OP_STRING) {
        if (flat_report_mistake(f, DIAG_F16, place, text, "assert() is not given a condition and a text"))
            diag_fix("write assert(condition, \"text\"), with what to say when the condition does not hold");
        return -1;
    }
    Expr condition = flat_rewrite_condition(f, call->at[0], place);
    if (!condition)
        return -1;
    int variable = flat_hidden_discrete(f, "assert", TYPE_BOOLEAN, place);
    FlatVariable *hidden = &f->system->variables.at[variable];
    const char *words = arena_format(f->scratch, "%s: %s", call->at[1]->name->text,
                                     expr_text(f->scratch, condition));
    hidden->termination = with_place(f, words, place);
    hidden->is_violation = true;
    *violated = expr_raw(OP_NOT, NULL, 1, (Expr[]){condition});
    return variable;
}
