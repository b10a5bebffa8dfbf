/* mention.c - variables that no expression mentions.
 *
 * A hidden constant that none mentions served only to make tables of data. A value property without stereotype and
 * value that none mentions, such as a cost, only describes the model, and is left out of the system.
 */
#include "flat/instance.h"

/* Recursion follows the nesting of statements, which the parser limits. */
static void mention_statements(Flattening *f, const StatementList *list, IntList *found)
{
    const ExprIndices *by_leaf = f->system->by_leaf;
    for (int i = 0; i < list->count; i++) {
        const Statement *s = list->at[i];
        expr_mentions(s->target, by_leaf, f->scratch, found);
        expr_mentions(s->value, by_leaf, f->scratch, found);
        for (int k = 0; k < s->conditions.count; k++)
            expr_mentions(s->conditions.at[k], by_leaf, f->scratch, found);
        for (int k = 0; k < s->branches.count; k++)
            mention_statements(f, &s->branches.at[k], found);
    }
}

/* By variable. */
static bool *find_mentioned(Flattening *f)
{
    const System *system = f->system;
    bool *is_mentioned = arena_array(f->scratch, bool, system->variables.count);
    IntList found = {0};
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        expr_mentions(variable->value, system->by_leaf, f->scratch, &found);
        expr_mentions(variable->start_value, system->by_leaf, f->scratch, &found);
        if (variable->bound_to >= 0)
            list_push(f->scratch, &found, variable->bound_to);
    }
    for (int i = 0; i < system->parts.count; i++)
        expr_mentions(system->parts.at[i].presence, system->by_leaf, f->scratch, &found);
    for (int i = 0; i < system->equations.count; i++) {
        expr_mentions(system->equations.at[i].left, system->by_leaf, f->scratch, &found);
        expr_mentions(system->equations.at[i].right, system->by_leaf, f->scratch, &found);
    }
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        mention_statements(f, &algorithm->statements, &found);
        for (int k = 0; k < algorithm->members.count; k++)
            list_push(f->scratch, &found, algorithm->members.at[k].variable);
    }
    for (int i = 0; i < found.count; i++)
        is_mentioned[found.at[i]] = true;
    return is_mentioned;
}

void flat_settle_data(Flattening *f)
{
    const bool *is_mentioned = NULL;
    for (int i = 0; i < f->system->variables.count; i++) {
        FlatVariable *variable = &f->system->variables.at[i];
        if (!variable->is_hidden || variable->kind != FLAT_CONSTANT)
            continue;
        is_mentioned = is_mentioned ? is_mentioned : find_mentioned(f);
        variable->is_data = !is_mentioned[i];
    }
}

/* After mistakes, the equation that sets a discrete variable may be missing. */
void flat_settle_idle(Flattening *f)
{
    const bool *is_mentioned = NULL;
    for (int i = 0; !diag_error_count() && i < f->system->variables.count; i++) {
        FlatVariable *variable = &f->system->variables.at[i];
        const Property *property = f->origins.at[i].property;
        if (!variable->is_discrete || variable->is_hidden || variable->start != START_STATED)
            continue;
        is_mentioned = is_mentioned ? is_mentioned : find_mentioned(f);
        variable->is_idle = !is_mentioned[i];
        if (variable->is_idle && property && flat_report_once(f, &property->change_cycle))
            diag(DIAG_F51, variable->source,
                 "no equation or action mentions the discrete variable '%s': it keeps its value", variable->path->text);
    }
}

/* ---- values that are only described ---- */

/* Nothing but its use can tell whether it matters. */
static bool is_uncertain(const Flattening *f, int index)
{
    return flat_is_unstated(f, index) && f->system->variables.at[index].kind == FLAT_VARIABLE &&
           !f->origins.at[index].value;
}

/* A build with checks places a variable that nothing mentions before all others and leaves it out again: a holder of an
 * index that renumber() forgets is then wrong by one in every model. */
#ifdef SYSPHSC_CHECKS
enum { SPARES = 1 };
#else
enum { SPARES = 0 };
#endif

void flat_add_spare(Flattening *f)
{
    Name identifier = name_of("(spare)");
    FlatVariable spare = {.path = identifier, .identifier = identifier, .kind = FLAT_VARIABLE, .type = TYPE_REAL};
    if (SPARES)
        flat_add_variable(f, spare, (Origin){.item = {identifier, -1, NULL}});
}

/* Whatever holds an index of a variable after flattening. new_index: by variable, -1 for those that are left out. */
static void renumber(System *system, const int *new_index)
{
    for (int i = 0; i < system->variables.count; i++) {
        FlatVariable *variable = &system->variables.at[i];
        if (variable->derivative >= 0)
            variable->derivative = new_index[variable->derivative];
        if (variable->integral >= 0)
            variable->integral = new_index[variable->integral];
        if (variable->bound_to >= 0)
            variable->bound_to = new_index[variable->bound_to];
        expr_index_put(system->by_leaf, variable->leaf, i);
    }
    for (int i = 0; i < system->tables.count; i++) {
        FlatTable *table = &system->tables.at[i];
        table->variable = table->variable < 0 ? -1 : new_index[table->variable];
        for (int k = 0; k < table->constants.count; k++)
            table->constants.at[k] = new_index[table->constants.at[k]];
    }
    for (int i = 0; i < system->parameters.count; i++)
        system->parameters.at[i].variable = new_index[system->parameters.at[i].variable];
    for (int i = 0; i < system->stills.count; i++)
        system->stills.at[i].variable = new_index[system->stills.at[i].variable];
    for (int i = 0; i < system->joints.count; i++)
        for (int k = 0; k < 2; k++) {
            int *variable = &system->joints.at[i].variable[k];
            *variable = *variable < 0 ? -1 : new_index[*variable];
        }
    for (int i = 0; i < system->algorithms.count; i++) {
        FlatAlgorithm *algorithm = &system->algorithms.at[i];
        for (int k = 0; k < algorithm->assigned.count; k++)
            algorithm->assigned.at[k] = new_index[algorithm->assigned.at[k]];
        for (int k = 0; k < algorithm->members.count; k++)
            algorithm->members.at[k].variable = new_index[algorithm->members.at[k].variable];
    }
}

/* Mistakes may have kept equations from being written: then nothing is left out. */
void flat_leave_out_idle(Flattening *f)
{
    System *system = f->system;
    int count = system->variables.count, kept = 0;
    bool any = SPARES > 0;
    for (int i = 0; !any && i < count; i++)
        any = is_uncertain(f, i);
    if (!any)
        return;
    bool *is_mentioned = find_mentioned(f);
    for (int i = 0; i < system->experiment.plot.count; i++) {
        int variable = flat_variable_of_path(system, system->experiment.plot.at[i]);
        if (variable >= 0)
            is_mentioned[variable] = true;
    }
    int *new_index = arena_array(f->scratch, int, count);
    for (int i = 0; i < count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        const Property *property = f->origins.at[i].property;
        bool is_of_part = f->origins.at[i].owner && f->origins.at[i].owner->kind == INSTANCE_PART;
        bool is_idle = is_uncertain(f, i) && is_of_part && variable->derivative < 0 && !is_mentioned[i];
        new_index[i] = -1;
        if (i < SPARES)
            continue;
        if (is_idle && !diag_error_count()) {
            if (flat_report_once(f, property))
                diag(DIAG_F47, property->source,
                     "'%s' has no stereotype and no value, and no equation, binding or action mentions it: it is left "
                     "out",
                     flat_qualified_name(property->owner, property->name)->text);
            continue;
        }
        if (is_uncertain(f, i))
            flat_note_kind(f, i, false);
        new_index[i] = kept;
        system->variables.at[kept++] = *variable;
    }
    system->variables.count = kept;
    if (kept == count)
        return;
    system->by_leaf = expr_indices_new(f->arena);
    renumber(system, new_index);
}
