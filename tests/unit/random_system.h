/* random_system.h - random systems with a known solution, as text for system_text.h.
 *
 * Variables are defined one after another (aliases, sums, products, nonlinear equations, states, rigidly tied states
 * whose derivatives need a differentiated constraint), so that all values are known. Then multiples of equations are
 * added to others, sides are swapped and the order is shuffled, which hides the order of definition and makes loops.
 */
#ifndef RANDOM_SYSTEM_H
#define RANDOM_SYSTEM_H

#include "base/base.h"

#include <math.h>
#include <string.h>

enum { MOST_VARIABLES = 60 };

typedef struct {
    uint64_t seed;
    Arena *arena;
    int variables, equations;
    double value[MOST_VARIABLES], slope[MOST_VARIABLES]; /* NaN where the derivative is not known */
    bool is_state[MOST_VARIABLES], is_integer[MOST_VARIABLES];
    const char *left[MOST_VARIABLES], *right[MOST_VARIABLES];
    bool is_constraint[MOST_VARIABLES]; /* must not be mixed: differentiating it must stay possible */
    Text declarations;
} Generator;

/* splitmix64 */
static uint64_t next(Generator *g)
{
    uint64_t z = g->seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int below(Generator *g, int n)
{
    return (int)(next(g) % (uint64_t)n);
}

static double real(Generator *g) /* away from 0, two decimals */
{
    double size = 0.3 + below(g, 300) / 100.0;
    return below(g, 2) ? size : -size;
}

static int new_variable(Generator *g, double value, const char *start)
{
    text_format(&g->declarations, "variable v%d %s %.17g\n", g->variables, start,
                value * (start[0] == 'g' ? 1.0001 : 1));
    g->value[g->variables] = value;
    g->slope[g->variables] = NAN;
    return g->variables++;
}

static void equation(Generator *g, bool is_constraint, const char *left, const char *right)
{
    g->left[g->equations] = left;
    g->right[g->equations] = right;
    g->is_constraint[g->equations++] = is_constraint;
}

static const char *text(Generator *g, const char *format, ...) PRINTF_LIKE(2, 3);
static const char *text(Generator *g, const char *format, ...)
{
    Text t = text_new(g->arena);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&t, format, arguments);
    va_end(arguments);
    return t.at;
}

static void define(Generator *g)
{
    int i = g->variables, j = below(g, i), k = below(g, i);
    double a = real(g), b = real(g), vj = g->value[j], vk = g->value[k];
    switch (below(g, 9)) {
    case 0: /* alias */
        new_variable(g, -vj, "guess");
        equation(g, false, text(g, "v%d + v%d", i, j), "0");
        break;
    case 1:
        if (fabs(vj - vk) < 0.1)
            return;
        new_variable(g, vj - vk, "guess");
        equation(g, false, text(g, "v%d", i), text(g, "v%d - v%d", j, k));
        break;
    case 2:
        new_variable(g, (b - a * vj) / 2, "guess");
        equation(g, false, text(g, "2*v%d + (%.2f)*v%d", i, a, j), text(g, "%.2f", b));
        break;
    case 3:
        if (fabs(vj * vk) > 50 || fabs(vj * vk) < 0.01)
            return;
        new_variable(g, vj * vk, "guess");
        equation(g, false, text(g, "v%d*v%d", j, k), text(g, "v%d", i));
        break;
    case 4: { /* strictly increasing in the new variable: a unique solution */
        double v = real(g);
        new_variable(g, v, "guess");
        equation(g, false, text(g, "v%d^3 + v%d - v%d", i, i, j), text(g, "%.17g", v * v * v + v - vj));
        break;
    }
    case 5: {
        double v = real(g);
        new_variable(g, v, "guess");
        equation(g, false, text(g, "exp(v%d/2)", i), text(g, "%.17g + 0.1*sin(v%d)", exp(v / 2) - 0.1 * sin(vj), j));
        break;
    }
    case 6: { /* a state */
        double v = real(g);
        new_variable(g, v, "start");
        g->is_state[i] = true;
        g->slope[i] = a * vj + b;
        equation(g, false, text(g, "der(v%d)", i), text(g, "(%.2f)*v%d + (%.2f)", a, j, b));
        break;
    }
    case 7: /* a use of a derivative */
        if (isnan(g->slope[j]))
            return;
        new_variable(g, a * g->slope[j] + b, "guess");
        equation(g, false, text(g, "v%d - (%.2f)", i, b), text(g, "(%.2f)*der(v%d)", a, j));
        break;
    default: /* tied to a state; its derivative follows from the differentiated constraint */
        if (isnan(g->slope[j]) || g->variables + 2 > MOST_VARIABLES)
            return;
        new_variable(g, a * vj, "guess");
        g->slope[i] = a * g->slope[j];
        equation(g, true, text(g, "v%d", i), text(g, "(%.2f)*v%d", a, j));
        new_variable(g, b * g->slope[i] + vk, "guess");
        equation(g, false, text(g, "(%.2f)*der(v%d) + v%d", b, i, k), text(g, "v%d", i + 1));
    }
}

static void scramble(Generator *g)
{
    int mixes = below(g, g->equations);
    for (int m = 0; m < mixes; m++) {
        int into = below(g, g->equations), from = below(g, g->equations);
        if (into == from || g->is_constraint[into] || strlen(g->left[into]) + strlen(g->left[from]) > 160)
            continue;
        double factor = real(g) / 7;
        g->left[into] = text(g, "%s + (%.4f)*(%s)", g->left[into], factor, g->left[from]);
        g->right[into] = text(g, "%s + (%.4f)*(%s)", g->right[into], factor, g->right[from]);
    }
    for (int i = g->equations - 1; i > 0; i--) {
        int j = below(g, i + 1);
        const char *left = g->left[i], *right = g->right[i];
        bool swap = below(g, 2);
        g->left[i] = swap ? g->right[j] : g->left[j];
        g->right[i] = swap ? g->left[j] : g->right[j];
        g->left[j] = left;
        g->right[j] = right;
    }
}

static const char *generate(Generator *g)
{
    g->declarations = text_new(g->arena);
    new_variable(g, real(g), "guess");
    equation(g, false, "v0", text(g, "%.17g", g->value[0]));
    int wanted = 4 + below(g, MOST_VARIABLES - 8);
    for (int attempt = 0; attempt < 200 && g->variables < wanted; attempt++)
        define(g);
    scramble(g);
    for (int e = 0; e < g->equations; e++)
        text_format(&g->declarations, "%s = %s\n", g->left[e], g->right[e]);
    return g->declarations.at;
}

#endif
