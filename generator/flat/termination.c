/* termination.c - terminate("text"): it makes a hidden discrete variable true, which the program looks at after each
 * event. */
#include "flat/instance.h"

int flat_termination(Flattening *f, Expr call, const char *text, const Place *place)
{
    if (call->count != 1 || call->at[0]->op != OP_STRING) {
        if (flat_report_mistake(f, DIAG_F16, place, text, "terminate() is not given a text"))
            diag_fix("write terminate(\"text\"), with what to say when it ends the run");
        return -1;
    }
    int variable = flat_hidden_discrete(f, "terminate", TYPE_BOOLEAN, place);
    const char *path = place->scope->path->text;
    f->system->variables.at[variable].termination =
        arena_format(f->arena, "%s (%s%s%s, %s)", call->at[0]->name->text, place->element->text, *path ? " of " : "",
                     path, source_print(f->scratch, place->source));
    return variable;
}
