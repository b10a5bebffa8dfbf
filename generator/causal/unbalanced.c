/* unbalanced.c - messages about blocks with too many or too few equations of their own, and about contradictory
 * equations. */
#include "causal/explain.h"

#include <stdlib.h>

enum { MOST_UNKNOWNS = 12, MOST_PARTS = 3, MOST_BOUND = 5 };

/* Adds the constants in these equations that get their values by bindings. */
void causal_detail_bound(Arena *arena, const Causal *causal, const IntList *equations)
{
    const System *system = causal->system;
    bool *is_said = arena_array(arena, bool, system->variables.count + 1);
    int count = 0;
    for (int i = 0; i < equations->count; i++) {
        const FlatEquation *e = causal_equation_declaration(causal, equations->at[i]);
        IntList mentioned = {0};
        expr_mentions(e->left, system->by_leaf, arena, &mentioned);
        expr_mentions(e->right, system->by_leaf, arena, &mentioned);
        for (int k = 0; k < mentioned.count && count < MOST_BOUND; k++) {
            const FlatVariable *v = &system->variables.at[mentioned.at[k]];
            const FlatVariable *source = v->bound_to >= 0 ? &system->variables.at[v->bound_to] : v;
            const bool is_bound = v->bound_to >= 0 || e->origin == ORIGIN_BINDING;
            if (!is_bound || v->kind != FLAT_CONSTANT || !source->value || is_said[mentioned.at[k]])
                continue;
            is_said[mentioned.at[k]] = true;
            count++;
            const char *value = arena_format(arena, "%s (%s)", expr_text(arena, source->value),
                                             source_print(arena, source->start_source));
            if (source == v)
                diag_detail("%s has the value %s", v->path->text, value);
            else
                diag_detail("%s is bound to %s (%s), which has the value %s", v->path->text, source->path->text,
                            source_print(arena, v->start_source), value);
        }
    }
}

void causal_detail_guessed(Arena *arena, const System *system, const IntList *unknowns)
{
    const FlatVariable *first = NULL;
    const bool is_drawn = !system->exchanges; /* otherwise the command line turns constants into variables */
    for (int i = 0, count = 0; is_drawn && i < unknowns->count && count < MOST_BOUND; i++) {
        const FlatVariable *v = &system->variables.at[unknowns->at[i]];
        if (!v->start_value || v->derivative >= 0 || v->is_discrete || v->is_made)
            continue;
        diag_detail("%s is a variable, so that its value %s is a guess (%s)", v->path->text,
                    expr_text(arena, v->start_value), source_print(arena, v->start_source));
        first = first ? first : v;
        count++;
    }
    if (first)
        diag_fix("add an equation to the block, or make '%s' a constant: replace its stereotype PhSVariable by "
                 "PhSConstant",
                 first->identifier->text);
}

/* Reports the block of a part, with the parts that have it as type, its unknowns and its equations. */
static void say_block(Arena *arena, Causal *causal, int part)
{
    const System *system = causal->system;
    const FlatPart *at = &system->parts.at[part];
    const Account *account = causal_account(arena, causal, part);
    int more = causal_excess(arena, causal, part), wanted = account->unknowns.count - account->flows, count = 0;
    size_t inner = at->path->length ? at->path->length + 1 : 0; /* in a path: where the name within the part begins */
    Text parts = text_new(arena), names = text_new(arena);
    for (int p = part; p < system->parts.count; p++)
        if (system->parts.at[p].type == at->type && causal_excess(arena, causal, p) == more && count++ < MOST_PARTS)
            text_format(&parts, "%s'%s'", count > 1 ? ", " : "", system->parts.at[p].path->text);
    if (count > MOST_PARTS)
        text_format(&parts, " and %d more part%s", count - MOST_PARTS, count > MOST_PARTS + 1 ? "s" : "");
    for (int i = 0; i < account->unknowns.count && i < MOST_UNKNOWNS; i++)
        text_format(&names, "%s%s", i ? ", " : "", system->variables.at[account->unknowns.at[i]].path->text + inner);
    if (account->unknowns.count > MOST_UNKNOWNS)
        text_format(&names, " and %d more", account->unknowns.count - MOST_UNKNOWNS);
    diag(more > 0 ? DIAG_C01 : DIAG_C02, flat_place(system, part, at->type->source),
         "the block '%s' has %d equation%s too %s: %d in place of %d", at->type->qualified->text, abs(more),
         abs(more) == 1 ? "" : "s", more > 0 ? "many" : "few", account->equations.count, wanted);
    if (part > 0)
        diag_detail("it is the type of %s", parts.at);
    diag_detail("unknowns: %s", names.length ? names.at : "none");
    if (account->flows)
        diag_detail("the connections of its ports determine %d of them: a flow or a potential of each pair",
                    account->flows);
    if (account->equations.count)
        diag_detail("equations:");
    causal_detail_equations(arena, causal, &account->equations);
    causal_detail_algorithms(arena, causal, &account->equations);
    if (more > 0)
        causal_detail_bound(arena, causal, &account->equations);
    diag_fix(more > 0 ? "remove one of these equations, or turn a constant of the block into a variable"
                      : "add an equation to the block, or give one of these unknowns a value as a constant");
    if (!causal_detail_still(arena, causal, &account->equations) && more < 0)
        causal_detail_guessed(arena, system, &account->unknowns);
}

/* Each type is reported once, with the parts that have it. */
bool explain_balance(Arena *arena, Causal *causal, int over, int under)
{
    const System *system = causal->system;
    int many = 0, few = 0;
    for (int p = 0; p < system->parts.count; p++) {
        int more = causal_excess(arena, causal, p);
        many += more > 0 ? more : 0;
        few -= more < 0 ? more : 0;
    }
    if ((over > 0 && many != over) || (under > 0 && few != under))
        return false;
    for (int sign = 1; sign >= -1; sign -= 2) {
        Map *said = map_new(arena);
        for (int p = 0; (sign > 0 ? over : under) > 0 && p < system->parts.count; p++) {
            const Classifier *type = system->parts.at[p].type;
            int more = causal_excess(arena, causal, p);
            if (more * sign <= 0 || map_get(said, type, 0) == more)
                continue;
            map_put(said, type, more);
            say_block(arena, causal, p);
        }
    }
    return over > 0 || under > 0;
}

/* Adds to the diagnostic of a contradiction a block of one of the equations that has more equations than unknowns. */
static void detail_balance(Arena *arena, Causal *causal, const IntList *equations)
{
    const System *system = causal->system;
    for (int p = 0; p < system->parts.count; p++) {
        const Account *account = causal_account(arena, causal, p);
        const FlatPart *part = &system->parts.at[p];
        for (int i = 0; causal_excess(arena, causal, p) > 0 && i < equations->count; i++) {
            int declared = causal->equations.at[equations->at[i]].declared;
            if (!ints_hold(&account->equations, declared))
                continue;
            diag_detail("the block '%s' of '%s' has more equations than it has unknowns (%s)",
                        part->type->qualified->text, part->identifier->text, source_print(arena, part->type->source));
            diag_cause((Cause){.key = part->type, .one = "more contradiction", .many = "more contradictions",
                               .subject = causal->equations.at[declared].id->text});
            return;
        }
    }
}

void explain_contradiction(Arena *arena, Causal *causal, const IntList *equations, const char *said)
{
    const FlatEquation *first = causal_equation_declaration(causal, equations->at[0]);
    Source source = causal_drawn_equation_source(causal, equations->at[0]);
    if (equations->count == 1)
        diag(DIAG_C03, source, "equation %s of '%s' contradicts the others: together they imply %s", first->id->text,
             first->element->text, said);
    else
        diag(DIAG_C03, source, "these equations contradict each other: together they imply %s", said);
    causal_detail_equations(arena, causal, equations);
    causal_detail_aliases(arena, causal, equations);
    explain_excess(arena, causal, equations);
    detail_balance(arena, causal, equations);
    causal_detail_still(arena, causal, equations);
}
