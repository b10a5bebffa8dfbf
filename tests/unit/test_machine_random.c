/* test_machine_random.c - the flattened form of random state machines must behave as the drawing. SEED=n repeats one
 * machine, MACHINES=n sets their number. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <unistd.h>

#include "drawn_machine.h"
#include "machine_run.h"
#include "random_machine.h"
#include "share.h"

enum { MACHINES = 1000, FEWEST = 200, EVENTS = 25 }; /* with fewer machines, some runs cover no history */

/* Counts of the special cases, to notice if the generator no longer produces one. */
typedef struct {
    int machines, events, changes, endless, restored, forked, joined, points, ended;
    int received, returned, deferred, recalled, lost;
} Coverage;

static const StateMachine *read_text(Arena *arena, const char *text, const System **system)
{
    char path[] = "/tmp/test_machine_XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, text, strlen(text)), (int)strlen(text));
    close(file);
    LibraryPath libraries = {0};
    bool unreadable = false, unknown = false;
    const SysmlModel *model = sysml_read(arena, path, &libraries, &unreadable);
    unlink(path);
    assert_non_null(model);
    const Classifier *root = sysml_choose_block(model, NULL, &unknown);
    if (!root)
        return NULL;
    sysml_check(model, root, true);
    *system = diag_error_count() ? NULL : flatten(arena, model, root);
    return diag_error_count() ? NULL : sysml_machine(root);
}

/* The path of the variable that holds the active state of a region. */
static Name path_of(const Region *region)
{
    const Vertex *state = region->state;
    int count = state ? state->regions.count : region->machine->regions.count;
    Name outer = state ? name_format("%s.%s", path_of(state->region)->text, state->name->text) : region->machine->name;
    return count > 1 ? name_format("%s.%s", outer->text, region->name->text) : outer;
}

/* Compares a queue of signals. A machine without that queue variable must have no waiting signals. */
static void compare_queue(const Run *run, const char *path, const NameList *expected, uint64_t seed)
{
    int variable = -1;
    for (int i = 0; i < run->system->variables.count && variable < 0; i++)
        variable = strcmp(run->system->variables.at[i].path->text, path) == 0 ? i : -1;
    const SignalQueue found = variable < 0 ? no_signals : run->queues->all.at[(int)run->now[variable]];
    bool is_same = (int)found.length == expected->count;
    for (int i = 0; i < expected->count && is_same; i++)
        is_same = run->system->signals.at[found.signals[i] - 1] == expected->at[i];
    if (!is_same)
        fail_msg("seed %llu: in %s others wait", (unsigned long long)seed, path);
}

/* Sends up to three signals that the machine takes, from outside. */
static void send_some(Dice *dice, Drawn *drawn, Run *run, unsigned arrivals[6])
{
    int count = 0;
    for (int left = drawn->taken.count && below(dice, 2) ? 1 + below(dice, 3) : 0; left > 0; left--) {
        const Name signal = drawn->taken.at[below(dice, drawn->taken.count)];
        list_push(drawn->arena, &drawn->arriving, signal);
        for (int i = 0; i < run->system->signals.count; i++)
            if (run->system->signals.at[i] == signal)
                arrivals[1 + count] = (unsigned)i + 1;
        count++;
    }
    arrivals[1 + count] = 0;
    run->arrivals = arrivals;
    run->arrived_before = count ? 0 : 1;
    if (run->arrived >= 0)
        run->now[run->arrived] = 1;
}

static void compare(const Drawn *drawn, const Run *run, uint64_t seed)
{
    for (int i = 0; i < drawn->regions.count; i++) {
        const FlatVariable *variable = &run->system->variables.at[index_of(run, path_of(drawn->regions.at[i])->text)];
        double value = run->now[index_of(run, variable->path->text)];
        const char *found = value > 0 ? variable->literals.at[(int)value - 1]->text : "nothing";
        const char *expected = drawn->active[i] ? drawn->active[i]->name->text : "nothing";
        if (strcmp(found, expected) != 0)
            fail_msg("seed %llu: in %s %s is active, not %s", (unsigned long long)seed, variable->path->text, found,
                     expected);
        const Vertex *state = drawn->regions.at[i]->state;
        if (state && drawn->active[i] && drawn->active[number_of(drawn, state->region)] != state)
            fail_msg("seed %llu: in %s %s is active, around it nothing", (unsigned long long)seed, variable->path->text,
                     found);
    }
    compare_queue(run, "waiting(S)", &drawn->waiting, seed);
    compare_queue(run, "deferred(S)", &drawn->deferred, seed);
    if (run->now[index_of(run, "h")] != drawn->h || run->now[index_of(run, "hd")] != drawn->hd)
        fail_msg("seed %llu: other actions", (unsigned long long)seed);
}

/* Compares both event by event, until an event is endless. Both must find that, except for an event whose length is
 * near the limit of rounds. */
static void run_both(Arena *arena, Drawn *drawn, Run *run, uint64_t seed, Coverage *coverage)
{
    Dice dice = {seed, arena};
    unsigned arrivals[6] = {0};
    for (int i = 0; i < EVENTS; i++) {
        double former = drawn->h;
        int rounds = 0;
        run->time = drawn->time = i + 1;
        drawn->x = run->now[index_of(run, "x")] = below(&dice, 28) / 4.0 + 0.125;
        send_some(&dice, drawn, run, arrivals);
        while (rounds < MOST_ROUNDS - 5 && drawn_round(drawn) && !drawn->is_crowded)
            rounds++;
        bool ends = rounds < MOST_ROUNDS - 5 && !drawn->is_crowded;
        const int settled = settle(run);
        if (ends ? settled < 0 : settled >= 0 && settled < MOST_ROUNDS - 10)
            fail_msg("seed %llu: an event %s an end", (unsigned long long)seed, ends ? "has" : "has not");
        coverage->events++;
        coverage->changes += drawn->h != former;
        coverage->endless += !ends;
        if (!ends)
            return;
        compare(drawn, run, seed);
    }
}

static void check_machine(uint64_t seed, Coverage *coverage)
{
    Arena *arena = arena_new();
    const System *system = NULL;
    const StateMachine *machine = read_text(arena, random_machine(arena, seed), &system);
    if (machine) {
        flat_check(system);
        Drawn drawn = drawn_new(arena, machine);
        Run run = run_new(arena, system);
        run_both(arena, &drawn, &run, seed, coverage);
        coverage->restored += drawn.met.restored;
        coverage->forked += drawn.met.forked;
        coverage->joined += drawn.met.joined;
        coverage->points += drawn.met.points;
        coverage->ended += drawn.met.ended;
        coverage->received += drawn.met.received;
        coverage->returned += drawn.met.returned;
        coverage->deferred += drawn.met.deferred;
        coverage->recalled += drawn.met.recalled;
        coverage->lost += drawn.met.lost;
        coverage->machines++;
    }
    diag_release();
    exprs_release();
    names_release();
    arena_free(arena);
}

static uint64_t number_from(const char *name, uint64_t otherwise)
{
    const char *given = getenv(name);
    return given ? strtoull(given, NULL, 10) : otherwise;
}

static void test_random_machines(void **state)
{
    (void)state;
    Coverage c = {0};
    uint64_t first = number_from("SEED", 20260101);
    const int share = share_of(MACHINES) > FEWEST ? share_of(MACHINES) : FEWEST;
    int last = (int)number_from("MACHINES", getenv("SEED") ? 1 : (uint64_t)share);
    print_message("first seed %llu, %d machines\n", (unsigned long long)first, last);
    for (int i = 0; i < last; i++)
        check_machine(first + (uint64_t)i * 1000003u, &c);
    print_message("%d machines not refused, %d events, %d with actions, %d without end\n", c.machines, c.events,
                  c.changes, c.endless);
    print_message("%d histories, %d forks, %d joins, %d points, %d ended\n", c.restored, c.forked, c.joined, c.points,
                  c.ended);
    print_message("%d signals taken, %d returned, %d deferred, %d recalled, %d lost\n", c.received, c.returned,
                  c.deferred, c.recalled, c.lost);
    if (last >= share)
        assert_true(c.machines > last / 2 && c.events > 8 * last && c.changes > 2 * last && c.endless > 0 &&
                    c.restored > last / 20 && c.forked > last / 40 && c.joined > last / 40 && c.points > last / 20 &&
                    c.ended > last / 100 && c.received > last && c.returned > last / 4 && c.deferred > last &&
                    c.recalled > last && c.lost > last);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_machines)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
