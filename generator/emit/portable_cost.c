/* portable_cost.c - the cost of portable C, on demand: operations of a step, and memory as a compiler reports it.
 *
 * Operations are counted in the formulas that derivatives need, with all sides of conditions, shared expressions once.
 * The integrator's are added, as in templates/portable.c.in; the solution of algebraic loops is not counted.
 * Stack is the sum along the deepest chain of calls, without functions of the C library. */
#include "emit/portable.h"

#include "emit/build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- operations ---- */

/* Operations of the integrator in a step: for each state, and once. */
enum { EULER_EACH = 5, EULER_ONCE = 1, RK4_EACH = 15, RK4_ONCE = 5, RK4_EVALUATIONS = 4 };

static void count_node(PortableCost *cost, Expr e)
{
    const int power = c_power(e), factors = power < 0 ? -power : power;
    switch (e->op) {
    case OP_ADD:
    case OP_SUBTRACT:
    case OP_MULTIPLY:
    case OP_DIVIDE: cost->operations += e->count - 1; break;
    case OP_LESS:
    case OP_LESS_EQUAL:
    case OP_GREATER:
    case OP_GREATER_EQUAL:
    case OP_EQUAL:
    case OP_NOT_EQUAL: cost->operations++; break;
    case OP_POWER:
        if (power)
            cost->operations += factors - (power > 0);
        else
            cost->functions++;
        break;
    case OP_NEGATE:
    case OP_NOT:
    case OP_AND:
    case OP_OR:
    case OP_IF:
    case OP_NO_EVENT:
    case OP_SMOOTH:
    case OP_HOMOTOPY: break;
    default: cost->functions += e->count > 0;
    }
}

static void count_formula(const Program *p, PortableCost *cost, Expr e, Map *seen)
{
    ExprList nodes = {0};
    expr_nodes(e, p->scratch, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        if (map_get(seen, nodes.at[i], 0))
            continue;
        map_put(seen, nodes.at[i], 1);
        count_node(cost, nodes.at[i]);
    }
}

/* Recursion is as deep as stages call each other. */
static void count_sequence(const Program *p, PortableCost *cost, const Sequence *sequence, Map *seen)
{
    for (int i = 0; i < sequence->steps.count; i++) {
        const SequenceStep *step = &sequence->steps.at[i];
        if (step->stage)
            count_sequence(p, cost, &step->stage->sequence, seen);
        cost->loops += step->block && (step->block->kind == BLOCK_LINEAR || step->block->kind == BLOCK_NONLINEAR);
        for (int k = 0; step->block && k < step->block->inner.count; k++) {
            const Assignment *a = &step->block->inner.at[k];
            if (a->value)
                count_formula(p, cost, a->value, seen);
            if (a->divisor && sequence_is_guarded(p, a)) {
                count_formula(p, cost, a->divisor, seen);
                cost->operations++; /* it is compared with 0 */
            }
        }
    }
}

PortableCost portable_cost(const Program *p)
{
    PortableCost cost = {.name = p->name,
                         .prefix = p->portable->prefix,
                         .solver = p->portable->solver,
                         .states = p->causal->states.count};
    count_sequence(p, &cost, &p->plan.evaluate, map_new(p->scratch));
    arena_reset(p->scratch);
    return cost;
}

static void tell_operations(const PortableCost *cost)
{
    const bool is_euler = cost->solver != SOLVER_RK4, is_linear = cost->solver == SOLVER_LINEARLY_IMPLICIT;
    const int evaluations = is_euler ? 1 : RK4_EVALUATIONS;
    const int own = is_euler ? EULER_EACH * cost->states + EULER_ONCE : RK4_EACH * cost->states + RK4_ONCE;
    if (cost->states == 0)
        fprintf(stderr, "sysphsc: %s.c, step: no states to integrate\n", cost->name);
    else
        fprintf(stderr,
                "sysphsc: %s.c, step: %d floating-point operations (+ - * / and comparisons): %d x %d in formulas of "
                "derivatives, %d of %s; and %d calls of functions; without events and outputs%s%s\n",
                cost->name, evaluations * cost->operations + own, evaluations, cost->operations, own,
                experiment_solvers[cost->solver], evaluations * cost->functions,
                is_linear ? ", and without the Jacobian and its linear system" : "",
                cost->loops ? ", and without the solution of algebraic loops" : "");
}

/* ---- memory ---- */

typedef struct {
    Arena *arena;
    Map *node_at;             /* name -> 1 + index */
    List(int) bytes, deepest; /* of the stack: its own; with its callees, -1: not known yet */
    List(IntList) called;
} Stacks;

/* The text behind the words up to a quote, or NULL. */
static const char *quoted_after(Arena *arena, const char *line, const char *words)
{
    const char *at = strstr(line, words);
    return at ? arena_copy(arena, at + strlen(words), strcspn(at + strlen(words), "\"")) : NULL;
}

static int node_of(Stacks *s, const char *title)
{
    const Name name = name_of(title);
    const int known = map_get(s->node_at, name, 0);
    if (known)
        return known - 1;
    list_push(s->arena, &s->bytes, 0);
    list_push(s->arena, &s->deepest, -1);
    list_push(s->arena, &s->called, (IntList){0});
    map_put(s->node_at, name, s->bytes.count);
    return s->bytes.count - 1;
}

/* A line of GCC's -fcallgraph-info=su: a function, whose label ends with its bytes, or a call. */
static void read_line(Stacks *s, const char *line)
{
    const char *title = quoted_after(s->arena, line, "title: \"");
    const char *label = quoted_after(s->arena, line, "label: \"");
    const char *from = quoted_after(s->arena, line, "sourcename: \""),
               *to = quoted_after(s->arena, line, "targetname: \"");
    if (strncmp(line, "node:", 5) == 0 && title && label) {
        const char *last = label;
        for (const char *at = label; *at; at++)
            if (at[0] == '\\' && at[1] == 'n' && strstr(at, " bytes ("))
                last = at + 2;
        const int node = node_of(s, title);
        s->bytes.at[node] = atoi(last);
    } else if (strncmp(line, "edge:", 5) == 0 && from && to) {
        const int caller = node_of(s, from), callee = node_of(s, to);
        list_push(s->arena, &s->called.at[caller], callee);
    }
}

/* Bytes of the stack with callees. Recursion follows the calls, which have no cycles. */
static int deepest(Stacks *s, int node)
{
    int below = 0;
    if (s->deepest.at[node] >= 0)
        return s->deepest.at[node];
    s->deepest.at[node] = s->bytes.at[node];
    for (int i = 0; i < s->called.at[node].count; i++) {
        const int found = deepest(s, s->called.at[node].at[i]);
        below = found > below ? found : below;
    }
    s->deepest.at[node] += below;
    return s->deepest.at[node];
}

/* Bytes of the stack that the function needs; -1: not known. */
static int stack_of(Arena *arena, const char *path, const char *function)
{
    size_t length;
    Stacks stacks = {.arena = arena, .node_at = map_new(arena)};
    const char *text = file_read(arena, path, 1 << 24, &length);
    for (const char *line = text; line && *line; line += strcspn(line, "\n"), line += *line == '\n')
        read_line(&stacks, arena_copy(arena, line, strcspn(line, "\n")));
    const int node = text ? map_get(stacks.node_at, name_of(function), 0) - 1 : -1;
    return node >= 0 ? deepest(&stacks, node) : -1;
}

/* Runs a command without a report; false if it cannot be run, or fails. */
static bool is_run(Arena *arena, Words *command, Text *printed)
{
    Process process;
    const ProcessEnds ends = {.input = -1, .errors = ERRORS_WITH_OUTPUT, .is_group = true};
    list_push(arena, command, NULL);
    return process_start(command->at, ends, &process) && process_finish(&process, printed) == 0;
}

/* Bytes of an object file: code with constants, initialized data, other data; false if they are not known. */
static bool read_sizes(Arena *arena, const char *tool, const char *object, int sizes[3])
{
    Words command = {0};
    Text printed = text_new(arena);
    build_word(arena, &command, tool);
    build_word(arena, &command, object);
    const char *rows = is_run(arena, &command, &printed) ? strchr(printed.at, '\n') : NULL;
    return rows && sscanf(rows, "%d %d %d", &sizes[0], &sizes[1], &sizes[2]) == 3;
}

typedef struct {
    const char *words, *size; /* the compiler with its options, and the tool for sizes of objects */
} Measurer;

static bool is_compiled(Arena *arena, const Measurer *by, const char *object, const char *source)
{
    static const char options[] = " -std=c11 -Os -ffp-contract=off -fcallgraph-info=su -c -o";
    Words command = {0};
    Text printed = text_new(arena);
    build_words(arena, &command, arena_format(arena, "%s%s", by->words, options));
    build_word(arena, &command, object);
    build_word(arena, &command, source);
    return is_run(arena, &command, &printed);
}

/* Bytes of an instance; -1: not known. */
static int instance_bytes(Arena *arena, const Measurer *by, const char *folder, const PortableCost *cost)
{
    int sizes[3] = {-1, -1, -1};
    const char *object = path_of_process(arena, folder, "instance.o");
    const char *source = arena_format(arena, "%s.c", object);
    FILE *file = fopen(source, "w");
    if (!file)
        return -1;
    fprintf(file, "#include \"%s.h\"\n%s_Instance instance;\n", cost->name, cost->prefix);
    fclose(file);
    const char *words = arena_format(arena, "%s -fno-common -iquote", by->words);
    Words command = {0};
    Text printed = text_new(arena);
    build_words(arena, &command, words);
    build_word(arena, &command, folder);
    build_words(arena, &command, "-std=c11 -c -o");
    build_word(arena, &command, object);
    build_word(arena, &command, source);
    const bool is_known = is_run(arena, &command, &printed) && read_sizes(arena, by->size, object, sizes);
    unlink(source);
    unlink(object);
    return is_known ? sizes[2] : -1;
}

static bool tell_memory(Arena *arena, const Measurer *by, const char *directory, const PortableCost *cost)
{
    const char *folder = path_join(arena, directory, "portable");
    const char *source = path_join(arena, folder, arena_format(arena, "%s.c", cost->name));
    const char *object = path_of_process(arena, folder, "portable.o");
    const char *calls = arena_format(arena, "%.*sci", (int)strlen(object) - 1, object);
    int sizes[3];
    const bool is_known = is_compiled(arena, by, object, source) && read_sizes(arena, by->size, object, sizes);
    if (is_known) {
        const int stack = stack_of(arena, calls, arena_format(arena, "%s_step", cost->prefix));
        fprintf(stderr,
                "sysphsc: %s.c by %s -Os: code and constants %d bytes, data %d, instance %d, stack of a step %d\n",
                cost->name, by->words, sizes[0], sizes[1] + sizes[2], instance_bytes(arena, by, folder, cost), stack);
    }
    unlink(object);
    unlink(calls);
    return is_known;
}

void portable_tell(Arena *arena, const Output *output, const char *compiler)
{
    const Measurer measurers[] = {
        {"arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb -mfpu=fpv4-sp-d16 -mfloat-abi=hard", "arm-none-eabi-size"},
        {*compiler ? compiler : "cc", "size"}};
    for (int i = 0; i < output->portable.count; i++) {
        const PortableCost *cost = &output->portable.at[i];
        tell_operations(cost);
        if (!tell_memory(arena, &measurers[0], output->directory, cost) &&
            !tell_memory(arena, &measurers[1], output->directory, cost))
            fprintf(stderr, "sysphsc: %s.c: no GCC for its target is installed, so that bytes of code and stack are "
                            "unknown\n", cost->name);
    }
}
