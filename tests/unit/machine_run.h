/* machine_run.h - the algorithms of a flat system, executed as flat.h says: with values that a test gives, until
 * nothing changes.
 */
#ifndef MACHINE_RUN_H
#define MACHINE_RUN_H

#include "flat/flat.h"

#include <string.h>

enum { MOST_ROUNDS = 25 };

typedef struct {
    const System *system;
    double *now, *before;
    double time;
} Run;

static int index_of(const Run *run, const char *path)
{
    for (int i = 0; i < run->system->variables.count; i++)
        if (strcmp(run->system->variables.at[i].path->text, path) == 0)
            return i;
    fail_msg("no variable '%s'", path);
    return -1;
}

/* ---- the interpreter ---- */

static double value_of(const Run *run, Expr e)
{
    enum { MOST = 8 };
    double arguments[MOST];
    switch (e->op) {
    case OP_NUMBER:
    case OP_BOOLEAN: return e->number;
    case OP_TIME: return run->time;
    case OP_VARIABLE: return run->now[flat_variable(run->system, e)];
    case OP_PRE: return run->before[flat_variable(run->system, e->at[0])];
    case OP_NO_EVENT: return value_of(run, e->at[0]);
    default: break;
    }
    assert_in_range(e->count, 1, MOST);
    for (int i = 0; i < e->count; i++)
        arguments[i] = value_of(run, e->at[i]);
    return op_evaluate(e->op, e->count, arguments);
}

static void execute(Run *run, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *statement = statements->at[i];
        if (statement->kind == STATEMENT_ASSIGN) {
            run->now[flat_variable(run->system, statement->target)] = value_of(run, statement->value);
            continue;
        }
        assert_int_equal(statement->kind, STATEMENT_IF);
        int branch = 0;
        while (branch < statement->conditions.count && value_of(run, statement->conditions.at[branch]) == 0)
            branch++;
        if (branch < statement->branches.count)
            execute(run, &statement->branches.at[branch]);
    }
}

/* One event. Returns how many executions changed something, -1 if it has no end. */
static int settle(Run *run)
{
    size_t size = (size_t)run->system->variables.count * sizeof(double);
    for (int round = 0; round < MOST_ROUNDS; round++) {
        memcpy(run->before, run->now, size);
        for (int i = 0; i < run->system->algorithms.count; i++)
            execute(run, &run->system->algorithms.at[i].statements);
        if (memcmp(run->before, run->now, size) == 0)
            return round;
    }
    return -1;
}

/* Everything as at the start. */
static Run run_new(Arena *arena, const System *system)
{
    Run run = {.system = system};
    run.now = arena_array(arena, double, system->variables.count);
    run.before = arena_array(arena, double, system->variables.count);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        Expr start = variable->kind == FLAT_CONSTANT ? variable->value : flat_start(variable);
        run.now[i] = start->number;
    }
    return run;
}

#endif
