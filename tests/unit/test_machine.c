/* test_machine.c - the behaviour of state machines: executes their algorithms as described in flat.h, with inputs and
 * times given by the tests, until nothing changes. Each action of a model appends a digit to `trace`. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "machine_run.h"

static Arena *arena;

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return 0;
}

static Run run_of(const char *name)
{
    LibraryPath libraries = {0};
    bool unreadable = false, unknown = false;
    const char *path = arena_format(arena, "tests/unit/data/machines/%s.xmi", name);
    const SysmlModel *model = sysml_read(arena, path, &libraries, &unreadable);
    assert_non_null(model);
    const Classifier *root = sysml_choose_block(model, NULL, &unknown);
    assert_non_null(root);
    sysml_check(model, root, true);
    assert_int_equal(diag_error_count(), 0);
    const System *system = flatten(arena, model, root);
    assert_int_equal(diag_error_count(), 0);
    flat_check(system);
    assert_int_equal(system->algorithms.count, 1);
    return run_new(arena, system);
}

static int settled(Run *run)
{
    int rounds = settle(run);
    assert_true(rounds >= 0);
    return rounds;
}

static void set(Run *run, const char *path, double value)
{
    run->now[index_of(run, path)] = value;
}

static double get(const Run *run, const char *path)
{
    return run->now[index_of(run, path)];
}

static const char *active(const Run *run, const char *path)
{
    const FlatVariable *variable = &run->system->variables.at[index_of(run, path)];
    double value = get(run, path);
    assert_true(value >= 0 && value <= variable->literals.count);
    return value > 0 ? variable->literals.at[(int)value - 1]->text : "";
}

static void assert_number(double found, double expected)
{
    if (found != expected)
        fail_msg("%g is not %g", found, expected);
}

/* The trace of the actions at an event with this x. */
static double traced(Run *run, double x)
{
    set(run, "x", x);
    set(run, "trace", 0);
    settled(run);
    return get(run, "trace");
}

/* ---- the models ---- */

/* The standard's example: 5 s after the start it stands by, then follows its input. */
static void test_computer(void **state)
{
    (void)state;
    Run run = run_of("computer");
    static const struct {
        double time, u, y;
        const char *active;
    } events[] = {{0, 1, 0, "initial"}, {4.9, 0, 0, "initial"}, {5, 0, 8, "StandBy"}, {7, 1, 3, "On"},
                  {7.5, 1, 3, "On"},    {8, 0, 8, "StandBy"},   {20, 0.5, 8, "StandBy"}};
    for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
        run.time = events[i].time;
        set(&run, "computer.u.rSig", events[i].u);
        settled(&run);
        assert_string_equal(active(&run, "computer.ComputerSM"), events[i].active);
        assert_number(get(&run, "computer.y.rSig"), events[i].y);
    }
    Run other = run_of("computer");
    other.time = 5; /* entered here, not at 0 */
    set(&other, "computer.u.rSig", 1);
    settled(&other);
    assert_string_equal(active(&other, "computer.ComputerSM"), "initial");
    other.time = 10;
    assert_int_equal(settled(&other), 3); /* StandBy, then On at the same instant, which then waits for u == 0 */
    assert_string_equal(active(&other, "computer.ComputerSM"), "On");
}

/* Exits from the inside out, effects, entries from the outside in; inner transitions before outer ones. */
static void test_order(void **state)
{
    (void)state;
    Run run = run_of("order");
    assert_number(traced(&run, 0), 6193);
    assert_string_equal(active(&run, "Modes.A"), "A1");
    assert_string_equal(active(&run, "Modes.B"), "");
    assert_number(traced(&run, 1.5), 42567); /* A1 -> B */
    assert_string_equal(active(&run, "Modes"), "B");
    assert_string_equal(active(&run, "Modes.A"), "");
    assert_string_equal(active(&run, "Modes.B"), "B1");
    assert_number(traced(&run, -1), 9517); /* B1 -> A2: A is entered at A2 */
    assert_number(traced(&run, 2.5), 82568); /* A -> B2, from A2 */
    assert_string_equal(active(&run, "Modes.B"), "B2");
    assert_number(traced(&run, 0.5), 0);

    Run inner = run_of("order");
    traced(&inner, 0);
    assert_number(traced(&inner, 3.5), 457); /* A1 -> A2 */
    assert_string_equal(active(&inner, "Modes"), "A");
    assert_string_equal(active(&inner, "Modes.A"), "A2");
}

/* Regions step together; when all have reached their final state, the state around them is completed. */
static void test_regions(void **state)
{
    (void)state;
    Run run = run_of("regions");
    assert_number(traced(&run, 0), 1);
    assert_number(traced(&run, 1.5), 0);
    assert_string_equal(active(&run, "Modes.Work.p"), "Pend");
    assert_string_equal(active(&run, "Modes.Work.q"), "Q1");
    assert_number(traced(&run, 2.5), 423);
    assert_string_equal(active(&run, "Modes"), "Done");
    assert_string_equal(active(&run, "Modes.Work.p"), "");
    assert_number(traced(&run, 0.5), 1);

    /* both regions end at once; only then the state is left, although its own trigger is true too */
    assert_number(traced(&run, 3.5), 423);
    assert_string_equal(active(&run, "Modes"), "Done");

    /* one region leaves the state around both */
    traced(&run, 0.5);
    assert_number(traced(&run, -1), 4257);
    assert_string_equal(active(&run, "Modes"), "Off");
    assert_string_equal(active(&run, "Modes.Work.q"), "");
}

/* A choice is evaluated after the effects before it, a junction before all effects. */
static void test_choice(void **state)
{
    (void)state;
    Run run = run_of("choice");
    traced(&run, 0);
    assert_number(traced(&run, 1.5), 123);
    assert_string_equal(active(&run, "Modes"), "A");
    traced(&run, 0);
    assert_number(traced(&run, 2.5), 1246);
    assert_string_equal(active(&run, "Modes"), "B");
    traced(&run, 0);
    assert_number(traced(&run, -0.5), 0); /* no way through the junction: A is not left */
    assert_string_equal(active(&run, "Modes"), "A");
    assert_number(traced(&run, -1.5), 1576);
    assert_string_equal(active(&run, "Modes"), "B");
    traced(&run, 0);
    assert_number(traced(&run, -3), 1567);
    assert_string_equal(active(&run, "Modes"), "C");
}

/* A transition that leads back to its state is taken when its condition becomes true; times count from the entry, or
 * from 0. */
static void test_back(void **state)
{
    (void)state;
    Run run = run_of("back");
    traced(&run, 0);
    run.time = 0.5;
    traced(&run, 2);
    assert_number(get(&run, "ups"), 1);
    assert_number(traced(&run, 2), 0);
    traced(&run, 0);
    traced(&run, 2);
    assert_number(get(&run, "ups"), 2);
    assert_number(get(&run, "ticks"), 0);
    for (int i = 1; i <= 3; i++) {
        run.time = i;
        assert_number(traced(&run, 2), 1);
        assert_number(get(&run, "ticks"), i);
    }
    assert_number(get(&run, "ups"), 2); /* re-entered by its own transition: no condition has become true */
    run.time = 3.5;
    assert_number(traced(&run, 2), 0);
    assert_string_equal(active(&run, "Modes"), "B");
    assert_number(get(&run, "y"), 2);
    set(&run, "x", 7); /* a do action is executed at each event */
    settled(&run);
    assert_number(get(&run, "y"), 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_computer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_order, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_regions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_choice, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_back, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
