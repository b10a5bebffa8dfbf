/* discrete.c - discrete variables, and functions that apply only to them, or to states.
 *
 * The law: a variable is discrete if it is declared so, if it is not Real, or if when-equations or algorithms set it
 * and no equation contains its derivative. With a derivative, it is a state, which an algorithm reinitializes. */
#include "flat/statement.h"

void flat_claim(Flattening *f, Op op, int variable, const Place *place)
{
    Source source = place->source;
    source.element = place->element;
    if (!place->is_quiet)
        list_push(f->scratch, &f->claims, (Claim){variable, op, source});
}

static void report_derivative(Flattening *f, int index)
{
    const System *system = f->system;
    const FlatVariable *variable = &system->variables.at[index];
    Expr leaf = system->variables.at[variable->derivative].leaf;
    const FlatEquation *equation = NULL;
    const Property *property = f->origins.at[index].property;
    if (property && !flat_report_once(f, &property->change_cycle))
        return;
    for (int i = 0; !equation && i < system->equations.count; i++)
        if (expr_contains(system->equations.at[i].left, leaf) || expr_contains(system->equations.at[i].right, leaf))
            equation = &system->equations.at[i];
    diag(DIAG_F27, equation ? equation->source : variable->source, "the derivative of '%s' is used, but it is discrete",
         variable->path->text);
    if (equation && equation->written)
        diag_detail("in: %s", equation->written);
    diag_detail("%s (%s)", variable->path->text, source_print(f->scratch, variable->source));
}

/* Reports variables that two algorithms set: each algorithm begins with the values before the event, so the values set
 * by the other one would be lost. States are excepted, as they are reinitialized one after the other. */
static void check_setters(Flattening *f)
{
    const System *system = f->system;
    const FlatAlgorithm **setter = arena_array(f->scratch, const FlatAlgorithm *, system->variables.count + 1);
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        for (int k = 0; k < algorithm->assigned.count; k++) {
            int index = algorithm->assigned.at[k];
            const FlatAlgorithm *other = setter[index];
            setter[index] = algorithm;
            if (!other || system->variables.at[index].derivative >= 0)
                continue;
            const char *path = system->variables.at[index].path->text;
            if (!flat_report_once(f, name_format("%s:%s:%s", other->element->text, algorithm->element->text,
                                                 system->variables.at[index].identifier->text)))
                continue;
            diag(DIAG_F29, algorithm->source, "'%s' sets '%s', which another behaviour sets", algorithm->element->text,
                 path);
            diag_detail("'%s' (%s)", other->element->text, source_print(f->scratch, other->source));
        }
    }
}

/* Reports a wrong claim once for each place of the drawing, not for each instance. */
void flat_settle_discrete(Flattening *f)
{
    System *system = f->system;
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        for (int k = 0; k < algorithm->assigned.count; k++) {
            FlatVariable *variable = &system->variables.at[algorithm->assigned.at[k]];
            if (variable->derivative < 0)
                variable->is_discrete = true;
        }
    }
    for (int i = 0; i < f->claims.count; i++) {
        const Claim *made = &f->claims.at[i];
        const FlatVariable *variable = &f->system->variables.at[made->variable];
        const char *element = made->source.element ? made->source.element->text : "", *path = variable->path->text;
        bool is_right = made->op == OP_REINIT ? variable->derivative >= 0 : variable->is_discrete;
        if (is_right || !flat_report_once(f, name_format("%s:%d:%s", element, made->source.line, op_text(made->op))))
            continue;
        if (made->op == OP_REINIT)
            diag(DIAG_F24, made->source, "'%s': reinit() of '%s', whose derivative appears in no equation", element,
                 path);
        else
            diag(DIAG_F22, made->source, "'%s': %s() of '%s', which is continuous", element, op_text(made->op), path);
        diag_detail("%s (%s)", path, source_print(f->scratch, variable->source));
    }
    check_setters(f);
    for (int i = 0; i < system->variables.count; i++) {
        FlatVariable *variable = &system->variables.at[i];
        if (variable->is_discrete && variable->derivative >= 0)
            report_derivative(f, i);
        if (variable->is_discrete && variable->start == START_GUESS)
            variable->start = START_STATED;
    }
}
