/* systems.c - measures causalization and code generation alone, on flat systems of growing size:
 *
 *     systems LARGEST FOLDER [NAME]
 *
 * For each kind of system: equations, seconds, MiB, and the exponents p of seconds ~ equations^p from the previous
 * size. Each system is processed in a separate process. */
#include "../unit/system_text.h"

#include "causal/causal.h"
#include "emit/emit.h"

#include <math.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Masses, springs and dampers in a row. */
static void masses(Text *text, int n)
{
    text_add(text, "constant k = 100\nconstant d = 1\nconstant m = 1\nvariable f0\nf0 = 0\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable x%d start 0\nvariable v%d start 1\nvariable f%d\n"
                          "der(x%d) = v%d\nm*der(v%d) = f%d - f%d\n",
                    i, i, i, i, i, i, i - 1, i);
    for (int i = 1; i < n; i++)
        text_format(text, "f%d = k*(x%d - x%d) + d*(v%d - v%d)\n", i, i, i + 1, i, i + 1);
    text_format(text, "f%d = k*x%d\n", n, n);
}

/* Inertias in a row, each geared to the next: one state. */
static void gears(Text *text, int n)
{
    text_add(text, "constant J = 1\nconstant r = 1.01\nvariable t0\nt0 = cos(time)\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable w%d%s\nvariable t%d\nJ*der(w%d) = t%d - r*t%d\n", i, i == 1 ? " start 1" : "", i, i,
                    i - 1, i);
    for (int i = 1; i < n; i++)
        text_format(text, "r*w%d = w%d\n", i, i + 1);
    text_format(text, "t%d = w%d\n", n, n);
}

/* The same with a start value for every speed, although one determines all. */
static void started_gears(Text *text, int n)
{
    text_add(text, "constant r = 1\nvariable t0\nt0 = cos(time)\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable w%d start 1\nvariable t%d\nder(w%d) = t%d - r*t%d\n", i, i, i, i - 1, i);
    for (int i = 1; i < n; i++)
        text_format(text, "r*w%d = w%d\n", i, i + 1);
    text_format(text, "t%d = w%d\n", n, n);
}

/* Pendulums in Cartesian coordinates side by side: two sets of states each. */
static void pendulums(Text *text, int n)
{
    text_add(text, "constant g = 9.81\nconstant L = 1\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable x%d start 1\nvariable y%d start 0\nvariable v%d\nvariable w%d\nvariable F%d\n"
                          "der(x%d) = v%d\nder(y%d) = w%d\nder(v%d) = -F%d*x%d\nder(w%d) = -F%d*y%d - g\n"
                          "x%d^2 + y%d^2 = L^2\n",
                    i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i);
}

/* Stages of an amplifier: two equations of each contain the same derivatives, of a capacitor between its nodes. */
static void amplifiers(Text *text, int n)
{
    text_add(text, "constant C = 1e-6\nconstant R = 9000\nvariable c0\nc0 = 0.1*sin(200*time)\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable a%d start 0\nvariable b%d\nvariable c%d start 0\n"
                          "C*(der(a%d) - der(b%d)) = (c%d - a%d)/R + 1e-6*(exp(a%d/10) - 1)\n"
                          "C*(der(b%d) - der(a%d)) = -b%d/R + 1e-5*(exp(a%d/10) - 1)\nC*der(c%d) = (b%d - c%d)/R\n",
                    i, i, i, i, i, i - 1, i, i, i, i, i, i, i, i, i);
}

/* A square grid of resistors between a source and ground: one loop. */
static void resistors(Text *text, int n)
{
    int side = (int)ceil(sqrt(n));
    text_add(text, "constant R = 2\nvariable q start 0\nder(q) = i0_0\n");
    for (int a = 0; a <= side; a++)
        for (int b = 0; b <= side; b++)
            text_format(text, "variable u%d_%d\nvariable i%d_%d\nvariable j%d_%d\n", a, b, a, b, a, b);
    for (int a = 0; a <= side; a++)
        for (int b = 0; b <= side; b++) {
            if (b < side)
                text_format(text, "u%d_%d - u%d_%d = R*i%d_%d\n", a, b, a, b + 1, a, b);
            else
                text_format(text, "i%d_%d = 0\n", a, b);
            if (a < side)
                text_format(text, "u%d_%d - u%d_%d = R*j%d_%d\n", a, b, a + 1, b, a, b);
            else
                text_format(text, "j%d_%d = 0\n", a, b);
            if (a + b == 0)
                text_add(text, "u0_0 = cos(time)\n");
            else if (a == side && b == side)
                text_format(text, "u%d_%d = 0\n", a, b);
            else if (a == 0)
                text_format(text, "i%d_%d = i%d_%d + j%d_%d\n", a, b - 1, a, b, a, b);
            else if (b == 0)
                text_format(text, "j%d_%d = i%d_%d + j%d_%d\n", a - 1, b, a, b, a, b);
            else
                text_format(text, "i%d_%d + j%d_%d = i%d_%d + j%d_%d\n", a, b - 1, a - 1, b, a, b, a, b);
        }
}

/* A ladder of resistors with pairs of capacitors in parallel. */
static void capacitors(Text *text, int n)
{
    text_add(text, "constant R = 2\nconstant C = 0.1\nconstant D = 0.2\nvariable u0\nu0 = cos(time)\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable u%d start 0\nvariable w%d\nvariable i%d\nvariable j%d\nvariable k%d\n"
                          "R*k%d = u%d - u%d\nC*der(u%d) = i%d\nD*der(w%d) = j%d\nu%d = w%d\n",
                    i, i, i, i, i, i, i - 1, i, i, i, i, i, i, i);
    for (int i = 1; i < n; i++)
        text_format(text, "k%d = i%d + j%d + k%d\n", i, i, i, i + 1);
    text_format(text, "k%d = i%d + j%d\n", n, n, n);
}

/* Each quantity is the sum of the previous ones and its own state: the last derivative depends on all states. */
static void sums(Text *text, int n)
{
    text_add(text, "variable s0\ns0 = 0\n");
    for (int i = 1; i <= n; i++)
        text_format(text, "variable x%d start 1\nvariable s%d\nder(x%d) = -x%d + sin(time)\ns%d = s%d + x%d^2\n",
                    i, i, i, i, i, i - 1, i);
    text_format(text, "variable z start 0\nder(z) = s%d\n", n);
}

static const struct {
    const char *name;
    void (*write)(Text *, int n);
    int equations; /* per element */
} kinds[] = {
    {"masses in a row", masses, 3},
    {"gears in a row", gears, 2},
    {"the same, all started", started_gears, 2},
    {"pendulums", pendulums, 5},
    {"amplifier stages", amplifiers, 3},
    {"grid of resistors", resistors, 3},
    {"pairs of capacitors", capacitors, 5},
    {"sum over all states", sums, 2},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

typedef struct {
    double causal, write, memory;
    int equations, states;
} Figures;

static Figures measure(int kind, int equations, const char *folder)
{
    Arena *arena = arena_new();
    Figures f = {0};
    Text text = text_new(arena);
    kinds[kind].write(&text, equations / kinds[kind].equations);
    const System *system = system_of_text(arena, text.at);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double read = (double)usage.ru_maxrss / 1024, begin = now();
    const Causal *causal = causalize(arena, system);
    if (diag_error_count()) {
        diag_flush(stderr, false);
        _exit(1);
    }
    causal_check(causal);
    f.causal = now() - begin;
    begin = now();
    Output output = {.arena = arena, .directory = folder};
    if (program_add(&output, causal, "Systems") != STATUS_OK || output_write(&output) != STATUS_OK)
        _exit(1);
    f.write = now() - begin;
    f.equations = system->equations.count;
    f.states = causal->states.count;
    getrusage(RUSAGE_SELF, &usage);
    f.memory = (double)usage.ru_maxrss / 1024 - read;
    return f;
}

static bool measure_apart(int kind, int equations, const char *folder, Figures *figures)
{
    int channel[2];
    fflush(stdout);
    if (pipe(channel))
        return false;
    pid_t child = fork();
    if (child == 0) {
        alarm(60);
        Figures f = measure(kind, equations, folder);
        _exit(write(channel[1], &f, sizeof f) != sizeof f);
    }
    close(channel[1]);
    bool ok = read(channel[0], figures, sizeof *figures) == sizeof *figures;
    close(channel[0]);
    waitpid(child, NULL, 0);
    return ok;
}

int main(int count, char **arguments)
{
    if (count < 3) {
        fputs("usage: systems LARGEST FOLDER [NAME]\n", stderr);
        return 2;
    }
    int largest = atoi(arguments[1]);
    printf("%-22s %9s %9s | %8s %8s %8s | %6s %6s\n", "From flat systems (s)", "equations", "states", "causal", "write",
           "MiB", "p", "p");
    for (int kind = 0; kind < KINDS; kind++) {
        if (count > 3 && !strstr(kinds[kind].name, arguments[3]))
            continue;
        Figures before = {0}, f;
        static const double parts[] = {0.03, 0.1, 0.3, 1};
        for (int i = 0; i < 4; i++, before = f) {
            int equations = (int)(parts[i] * largest);
            if (!measure_apart(kind, equations, arguments[2], &f)) {
                printf("%-22s %9d  no result\n", kinds[kind].name, equations);
                break;
            }
            printf("%-22s %9d %9d | %8.3f %8.3f %8.1f", kinds[kind].name, f.equations, f.states, f.causal, f.write,
                   f.memory);
            double step = before.equations ? log((double)f.equations / before.equations) : 1;
            if (before.equations)
                printf(" | %6.2f %6.2f", log(f.causal / before.causal) / step, log(f.write / before.write) / step);
            printf("\n");
        }
    }
    return 0;
}
