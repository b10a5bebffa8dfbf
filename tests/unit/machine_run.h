/* machine_run.h - executes the algorithms of a flat system as described in flat.h, with values given by a test, until
 * nothing changes.
 */
#ifndef MACHINE_RUN_H
#define MACHINE_RUN_H

#include "flat/flat.h"

#include "../../runtime/queue.c"

#include <string.h>

enum { MOST_ROUNDS = 60 };

/* All queues that have occurred. A queue's value is its index here: equal queues share one; the empty queue has 0. */
typedef struct {
    Arena *arena;
    List(SignalQueue) all;
} Queues;

typedef struct {
    const System *system;
    double *now, *before;
    double time;
    Queues *queues;
    const unsigned *arrivals; /* from outside: rows of signals, each ended by 0 */
    int arrived;              /* index of the variable with the row number; -1: none */
    double arrived_before;    /* value of that variable before the event */
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

static double number_of_queue(Queues *queues, SignalQueue queue)
{
    for (int i = 0; i < queues->all.count; i++)
        if (memcmp(&queues->all.at[i], &queue, sizeof queue) == 0)
            return i;
    list_push(queues->arena, &queues->all, queue);
    return queues->all.count - 1;
}

static double value_of_queue(const Run *run, Op op, const double *arguments)
{
    const SignalQueue queue = run->queues->all.at[(int)arguments[0]];
    switch (op) {
    case OP_QUEUE_LENGTH: return queue_length(queue);
    case OP_QUEUE_FIRST: return queue_first(queue);
    case OP_QUEUE_REST: return number_of_queue(run->queues, queue_rest(queue));
    case OP_QUEUE_PUT: return number_of_queue(run->queues, queue_put(queue, (unsigned)arguments[1]));
    case OP_QUEUE_RETURN: return number_of_queue(run->queues, queue_return(queue, (unsigned)arguments[1]));
    case OP_QUEUE_ARRIVE: return number_of_queue(run->queues, queue_arrive_of(run->arrivals, queue, arguments[1]));
    default: return number_of_queue(run->queues, queue_join(queue, run->queues->all.at[(int)arguments[1]]));
    }
}

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
    case OP_CHANGE: return run->now[flat_variable(run->system, e->at[0])] !=
                           run->before[flat_variable(run->system, e->at[0])];
    default: break;
    }
    assert_in_range(e->count, 1, MOST);
    for (int i = 0; i < e->count; i++)
        arguments[i] = value_of(run, e->at[i]);
    if (e->op >= OP_QUEUE_PUT && e->op <= OP_QUEUE_LENGTH)
        return value_of_queue(run, e->op, arguments);
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

static bool is_violated(const Run *run)
{
    for (int i = 0; i < run->system->variables.count; i++)
        if (run->system->variables.at[i].is_violation && run->now[i] != 0)
            return true;
    return false;
}

/* Executes one event. Returns how many executions changed something; -1 if the event is endless or ends the run. */
static int settle(Run *run)
{
    size_t size = (size_t)run->system->variables.count * sizeof(double);
    for (int round = 0; round < MOST_ROUNDS; round++) {
        memcpy(run->before, run->now, size);
        if (run->arrived >= 0 && round == 0)
            run->before[run->arrived] = run->arrived_before;
        for (int i = 0; i < run->system->algorithms.count; i++)
            execute(run, &run->system->algorithms.at[i].statements);
        if (is_violated(run))
            return -1;
        if (memcmp(run->before, run->now, size) == 0)
            return round;
    }
    return -1;
}

/* A run with all variables at their start values. */
static Run run_new(Arena *arena, const System *system)
{
    Run run = {.system = system, .queues = arena_new_of(arena, Queues), .arrived = -1};
    run.queues->arena = arena;
    list_push(arena, &run.queues->all, no_signals);
    run.now = arena_array(arena, double, system->variables.count);
    run.before = arena_array(arena, double, system->variables.count);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        Expr start = variable->kind == FLAT_CONSTANT ? variable->value : flat_start(variable);
        run.now[i] = start->number;
        if (strncmp(variable->path->text, "arrived(", strlen("arrived(")) == 0)
            run.arrived = i;
    }
    return run;
}

#endif
