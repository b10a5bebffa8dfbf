/* machine_action.c - the texts of actions as parts of the one algorithm of a state machine. */
#include "flat/machine.h"

/* The first `return` of a text; of those inside loops only, or anywhere. */
static const Statement *find_return(const StatementList *statements, bool in_loops)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *statement = statements->at[i];
        bool loops = statement->kind == STATEMENT_FOR || statement->kind == STATEMENT_WHILE;
        if (statement->kind == STATEMENT_RETURN && !in_loops)
            return statement;
        for (int j = 0; j < statement->branches.count; j++) {
            const Statement *found = find_return(&statement->branches.at[j], in_loops && !loops);
            if (found)
                return found;
        }
    }
    return NULL;
}

static StatementList with_breaks(Lowering *l, const StatementList *statements)
{
    StatementList found = {0};
    for (int i = 0; i < statements->count; i++) {
        Statement *copy = arena_new_of(l->f->arena, Statement);
        *copy = *statements->at[i];
        if (copy->kind == STATEMENT_RETURN)
            copy->kind = STATEMENT_BREAK;
        copy->branches.count = copy->branches.capacity = 0;
        copy->branches.at = NULL;
        for (int j = 0; j < statements->at[i]->branches.count; j++)
            list_push(l->f->arena, &copy->branches, with_breaks(l, &statements->at[i]->branches.at[j]));
        list_push(l->f->arena, &found, copy);
    }
    return found;
}

static int read_action(Lowering *l, const MachineText *action)
{
    Flattening *f = l->f;
    Place place = flat_place_of_text(l, action);
    StatementList statements = {0};
    l->is_right = flat_rewrite_statements(f, &action->statements, &place, &statements) && l->is_right;
    const Statement *inner = find_return(&action->statements, true);
    if (inner && flat_report_once(f, inner)) {
        Place at = flat_place_at_line(&place, inner->line);
        diag(DIAG_F14, at.source, "'%s': 'return' in a loop of an action is not supported", place.element->text);
        diag_fix("leave the loop with 'break'");
    }
    l->is_right = l->is_right && !inner;
    if (find_return(&action->statements, false)) {
        /* `return` leaves its own text only, which becomes a part of the machine's: it breaks a loop of one round
         * around it. */
        StatementList once = {0};
        Statement *loop = flat_statement_new(l->f, STATEMENT_WHILE, &place, place.element->text);
        StatementList body = with_breaks(l, &statements);
        list_push(l->f->arena, &body, flat_statement_new(l->f, STATEMENT_BREAK, &place, place.element->text));
        loop->value = expr_boolean(true);
        list_push(l->f->arena, &loop->branches, body);
        list_push(l->f->arena, &once, loop);
        statements = once;
    }
    list_push(f->scratch, &l->actions, statements);
    return l->actions.count - 1;
}

/* An action that several transitions execute is read once; its statements are shared. */
static const StatementList *statements_of(Lowering *l, const MachineText *action)
{
    int index = map_get(l->texts, action, -1);
    if (index < 0)
        map_put(l->texts, action, index = read_action(l, action));
    return &l->actions.at[index];
}

void flat_execute(Lowering *l, StatementList *found, const MachineText *action)
{
    for (; action; action = action->next) {
        const StatementList *statements = statements_of(l, action);
        for (int i = 0; i < statements->count; i++)
            list_push(l->f->arena, found, statements->at[i]);
    }
}

/* ---- variables set by actions ---- */

static void note_targets(Lowering *l, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *statement = statements->at[i];
        ExprList targets = {0};
        if (statement->kind == STATEMENT_ASSIGN)
            expr_variables(statement->target, false, l->f->scratch, &targets);
        for (int k = 0; k < targets.count; k++)
            map_put(l->acted, targets.at[k], 1);
        for (int k = 0; k < statement->branches.count; k++)
            note_targets(l, &statement->branches.at[k]);
    }
}

static void note_actions(Lowering *l, const MachineText *action)
{
    for (; action; action = action->next)
        note_targets(l, statements_of(l, action));
}

bool flat_is_acted_on(Lowering *l, Expr e)
{
    const bool is_first = !l->acted;
    ExprList mentioned = {0};
    if (is_first)
        l->acted = map_new(l->f->scratch);
    for (int i = 0; is_first && i < l->vertices.count; i++) {
        const Vertex *vertex = l->vertices.at[i].vertex;
        note_actions(l, vertex->entry);
        note_actions(l, vertex->during);
        note_actions(l, vertex->exit);
        for (int k = 0; k < vertex->outgoing.count; k++)
            note_actions(l, vertex->outgoing.at[k]->effect);
    }
    expr_variables(e, false, l->f->scratch, &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        if (map_get(l->acted, mentioned.at[i], 0))
            return true;
    return false;
}
