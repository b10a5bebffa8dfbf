/* test_hybrid_random.c - random discrete systems are compiled, run and compared with a separate interpreter: sampled
 * equations of several clocks, alone or solved in pairs, hysteresis, edge counters, modes, Booleans of time.
 *
 * Variables use earlier variables, or the value of any variable before the event; equations are written in several
 * forms and shuffled. Time is counted in units of 0.01 s, so that all instants are integers. The interpreter executes
 * each instant with its event iteration, as described in runtime/model.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/causal.h"
#include "emit/emit.h"
#include "dice.h"
#include "system_text.h"

#include <math.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PROGRAMS = 24, LARGEST = 40, STOP = 400, MOST_ROUNDS = 100 };

typedef enum {
    SAMPLED,    /* x = a*pre(first) + b*second + c every cycle */
    PAIR,       /* sampled, solved with the next one: x + a*next = b*pre(first) + c, next - b*x = second */
    PAIRED,
    COMBINED,   /* x = a*first - second, at all events */
    HYSTERESIS, /* x = first > a or pre(x) and first > -a */
    WAVE,       /* x = mod(time, cycle) < a */
    BOTH,       /* x = first and not second, of Booleans */
    COUNTER,    /* x = if edge(first) then pre(x) + 1 else pre(x) */
    MODE        /* 1 -> 2 if first, 2 -> 3 if second, 3 -> 1 if neither */
} Kind;

typedef struct {
    Kind kind;
    int cycle, first, second; /* units of time; variables */
    double a, b, c, start;
} Element;

typedef struct {
    Dice dice;
    Element items[LARGEST];
    int count;
    double value[LARGEST], pre[LARGEST];
} Network;

static char folder[] = "/tmp/sysphsc-hybrid-XXXXXX";

static bool is_truth(const Element *e)
{
    return e->kind == HYSTERESIS || e->kind == WAVE || e->kind == BOTH;
}

static bool is_real(const Element *e)
{
    return e->kind <= COMBINED;
}

/* A random element that is wanted (a Boolean, or a real number); the network begins with some of each kind. */
static int any(Network *n, bool (*is_wanted)(const Element *e))
{
    for (;;) {
        int i = below(&n->dice, n->count);
        if (is_wanted(&n->items[i]))
            return i;
    }
}

static void add(Network *n, Kind kind)
{
    static const int cycles[] = {10, 20, 25, 30, 15, 7};
    Dice *dice = &n->dice;
    Element e = {.kind = kind, .cycle = cycles[below(dice, 6)], .a = 0.1 + 0.1 * below(dice, 4),
                 .b = 0.1 + 0.1 * below(dice, 4), .c = below(dice, 5) - 2.0, .start = below(dice, 3)};
    bool wants_truth = kind == BOTH || kind == COUNTER || kind == MODE;
    if (n->count > 0 && kind != WAVE) {
        e.first = any(n, wants_truth ? is_truth : is_real);
        e.second = any(n, wants_truth ? is_truth : is_real);
    }
    if (n->count == 0)
        e.b = 0; /* there is no second element yet */
    if (kind == WAVE)
        e.a = 1 + below(dice, e.cycle - 1);
    if (kind == MODE)
        e.start = 1 + below(dice, 3);
    if (kind == WAVE || kind == BOTH || kind == HYSTERESIS)
        e.start = below(dice, 2);
    if (kind == HYSTERESIS)
        e.a += 0.01234567; /* no value equals this limit */
    if (kind == PAIRED) {
        e.cycle = n->items[n->count - 1].cycle;
        while (e.second == n->count - 1)
            e.second = any(n, is_real);
    }
    n->items[n->count++] = e;
}

static void fill(Network *n)
{
    add(n, SAMPLED);
    add(n, WAVE);
    while (n->count < LARGEST - 1) {
        static const Kind kinds[] = {SAMPLED, PAIR, COMBINED, HYSTERESIS, WAVE, BOTH, COUNTER, MODE};
        Kind kind = kinds[below(&n->dice, 8)];
        add(n, kind);
        if (kind == PAIR)
            add(n, PAIRED);
    }
}

/* ---- as text ---- */

static const char *declared(Arena *arena, const Network *n, int i)
{
    const Element *e = &n->items[i];
    if (is_truth(e))
        return arena_format(arena, "boolean v%d start %s\n", i, e->start > 0 ? "true" : "false");
    const char *kind = is_real(e) ? "discrete" : "integer";
    const char *every = e->kind == SAMPLED || e->kind == PAIR || e->kind == PAIRED
                            ? arena_format(arena, " every %.2f", e->cycle / 100.0) : "";
    return arena_format(arena, "%s v%d start %g%s\n", kind, i, e->start, every);
}

static const char *equation(Arena *arena, Network *n, int i)
{
    const Element *e = &n->items[i];
    int f = e->first, s = e->second;
    bool is_implicit = below(&n->dice, 3) == 0;
    switch (e->kind) {
    case SAMPLED:
        return is_implicit ? arena_format(arena, "2*v%d - (%g) = 2*(%g*pre(v%d) + %g*v%d) + (%g)", i, e->c, e->a, f,
                                          e->b, s, e->c)
                           : arena_format(arena, "v%d = %g*pre(v%d) + %g*v%d + (%g)", i, e->a, f, e->b, s, e->c);
    case PAIR: return arena_format(arena, "v%d + %g*v%d = %g*pre(v%d) + (%g)", i, e->a, i + 1, e->b, f, e->c);
    case PAIRED: return arena_format(arena, "v%d - %g*v%d = %g*v%d", i, e->b, i - 1, e->a, s);
    case COMBINED:
        return is_implicit ? arena_format(arena, "v%d + v%d = %g*v%d", i, s, e->a, f)
                           : arena_format(arena, "v%d = %g*v%d - v%d", i, e->a, f, s);
    case HYSTERESIS: return arena_format(arena, "v%d = (v%d > %g or pre(v%d) and v%d > -%g)", i, f, e->a, i, f, e->a);
    case WAVE: return arena_format(arena, "v%d = mod(time, %.2f) < %.2f", i, e->cycle / 100.0, e->a / 100.0);
    case BOTH: return arena_format(arena, "v%d = (v%d and not v%d)", i, f, s);
    case COUNTER: return arena_format(arena, "v%d = if edge(v%d) then pre(v%d) + 1 else pre(v%d)", i, f, i, i);
    case MODE:
        return arena_format(arena,
                            "v%d = if pre(v%d) == 1 and v%d then 2 else if pre(v%d) == 2 and v%d then 3 else "
                            "if pre(v%d) == 3 and not v%d and not v%d then 1 else pre(v%d)",
                            i, i, f, i, s, i, f, s, i);
    }
    return "";
}

static const char *text_of(Arena *arena, Network *n)
{
    Text text = text_new(arena);
    int order[LARGEST];
    for (int i = 0; i < n->count; i++) {
        text_add(&text, declared(arena, n, i));
        order[i] = i;
    }
    for (int i = n->count - 1; i > 0; i--) {
        int k = below(&n->dice, i + 1), other = order[i];
        order[i] = order[k];
        order[k] = other;
    }
    for (int i = 0; i < n->count; i++)
        text_format(&text, "%s\n", equation(arena, n, order[i]));
    return text.at;
}

/* ---- the interpreter ---- */

static double value_of(const Network *n, int i, int time, bool is_first)
{
    const Element *e = &n->items[i];
    const double *v = n->value, *pre = n->pre, first = v[e->first], second = v[e->second];
    bool ticks = is_first && time % e->cycle == 0;
    switch (e->kind) {
    case SAMPLED: return ticks ? e->a * pre[e->first] + e->b * second + e->c : pre[i];
    case PAIR: {
        const Element *paired = e + 1;
        double right = e->b * pre[e->first] + e->c, other = paired->a * v[paired->second];
        return ticks ? (right - e->a * other) / (1 + e->a * paired->b) : pre[i];
    }
    case PAIRED: return ticks ? e->b * v[i - 1] + e->a * second : pre[i];
    case COMBINED: return e->a * first - second;
    case HYSTERESIS: return first > e->a || (pre[i] > 0 && first > -e->a);
    case WAVE: return time % e->cycle < e->a;
    case BOTH: return first > 0 && !(second > 0);
    case COUNTER: return first > 0 && !(pre[e->first] > 0) ? pre[i] + 1 : pre[i];
    case MODE:
        return pre[i] < 1.5 && first > 0 ? 2
               : pre[i] > 1.5 && pre[i] < 2.5 && second > 0 ? 3
               : pre[i] > 2.5 && !(first > 0) && !(second > 0) ? 1 : pre[i];
    }
    return 0;
}

static bool is_instant(const Network *n, int time)
{
    for (int i = 0; i < n->count; i++) {
        const Element *e = &n->items[i];
        if (time % e->cycle == 0 || (e->kind == WAVE && time % e->cycle == (int)e->a))
            return true;
    }
    return time == STOP;
}

static void happen(Network *n, int time)
{
    bool has_changed = true;
    for (int round = 0; round < MOST_ROUNDS && has_changed; round++) {
        has_changed = false;
        for (int i = 0; i < n->count; i++)
            n->value[i] = value_of(n, i, time, round == 0);
        for (int i = 0; i < n->count; i++) {
            has_changed |= n->value[i] < n->pre[i] || n->value[i] > n->pre[i];
            n->pre[i] = n->value[i];
        }
    }
    assert_false(has_changed);
}

/* ---- the comparison ---- */

static int run(const char *const *arguments, const char *log)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (!freopen(log, "w", stdout) || dup2(STDOUT_FILENO, STDERR_FILENO) < 0)
            _exit(126);
        execv(arguments[0], (char *const *)(uintptr_t)arguments);
        _exit(127);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Compares each row with the interpreter's values. Of rows at the same time (before and after an event) the last one
 * counts. */
static void compare(Network *n, const char *result, const char *model)
{
    FILE *file = fopen(result, "r");
    assert_non_null(file);
    static char line[100000];
    static double shown[STOP + 1][LARGEST];
    static bool has_row[STOP + 1];
    memset(has_row, 0, sizeof has_row);
    assert_non_null(fgets(line, sizeof line, file));
    while (fgets(line, sizeof line, file)) {
        char *rest = line;
        int time = (int)lround(100 * strtod(rest, &rest));
        has_row[time] = true;
        for (int i = 0; i < n->count; i++)
            shown[time][i] = strtod(rest + 1, &rest);
    }
    fclose(file);
    for (int i = 0; i < n->count; i++)
        n->value[i] = n->pre[i] = n->items[i].start;
    for (int time = 0; time <= STOP; time++) {
        double before[LARGEST];
        memcpy(before, n->value, sizeof before);
        if (is_instant(n, time))
            happen(n, time);
        for (int i = 0; i < n->count; i++) {
            if (!has_row[time] && fabs(n->value[i] - before[i]) > 1e-9)
                fail_msg("nothing happens at time %g in\n%s", time / 100.0, model);
            if (has_row[time] && !(fabs(shown[time][i] - n->value[i]) <= 1e-9))
                fail_msg("v%d is %.12g instead of %.12g at time %g in\n%s", i, shown[time][i], n->value[i],
                         time / 100.0, model);
        }
    }
}

static void test_networks(void **state)
{
    (void)state;
    uint64_t first = 4711;
    print_message("first seed %llu, %d systems\n", (unsigned long long)first, PROGRAMS);
    assert_non_null(mkdtemp(folder));
    for (int s = 0; s < PROGRAMS; s++) {
        Arena *arena = arena_new();
        Network n = {.dice = {.arena = arena, .seed = first + (uint64_t)s * 1000003u}};
        fill(&n);
        const char *model = text_of(arena, &n);
        const Causal *causal = causalize(arena, system_of_text(arena, model));
        diag_flush(stderr, true);
        if (diag_error_count())
            fail_msg("refused:\n%s", model);
        causal_check(causal);
        BuildTarget target = {.directory = folder, .name = "Random", .compiler = "cc", .flags = "-O0",
                              .runtime_archive = "out/lib/runtime.a"};
        Output output = {.arena = arena, .directory = folder};
        assert_int_equal(program_add(&output, causal, target.name), STATUS_OK);
        assert_int_equal(output_write(&output), STATUS_OK);
        arena_free(output.scratch);
        assert_int_equal(program_build(arena, causal, &target), STATUS_OK);
        const char *result = arena_format(arena, "%s/result.csv", folder), *log = arena_format(arena, "%s/log", folder);
        const char *program = arena_format(arena, "%s/Random", folder);
        if (run((const char *[]){program, "--stop", "4", "--interval", "4", "--verify", "-o", result, NULL}, log))
            fail_msg("the program failed, see %s, for\n%s", log, model);
        compare(&n, result, model);
        exprs_release();
        names_release();
        diag_release();
        arena_free(arena);
    }
}

static int remove_folder(void **state)
{
    (void)state;
    char command[64];
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(test_networks, NULL, remove_folder)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
