/* random_system.h - random systems with a known solution, as text for system_text.h.
 *
 * Variables are defined one after another, alone or in groups (random_parts.h): aliases, sums, products, nonlinear
 * equations, states, chains of derivatives, mechanisms, storages that share a rate, large loops. All values and
 * derivatives are known. Then the order of definition is hidden, which also creates loops: multiples of equations are
 * added to others, terms with a constant of value 0 are added, equations are repeated and multiplied, their sides
 * swapped and their order shuffled.
 */
#ifndef RANDOM_SYSTEM_H
#define RANDOM_SYSTEM_H

#include "known.h"

typedef struct {
    Known left, right;
    bool is_kept; /* must not be changed: equations that follow from it, or its differentiation, rely on its form */
    bool is_integer;
} KnownEquation;

typedef struct {
    Dice dice;
    bool is_exact; /* no start is fixed, but all start values are those of the solution */
    bool is_mixed; /* multiples of equations are added to others; then only states are differentiated */
    bool mixes_all; /* the same in systems that are not is_mixed: some of them are rejected then */
    Known state;   /* the last one defined alone */
    int constants;
    int first_variable, first_equation; /* of the current system; independent systems come before it */
    int settled; /* number of variables that equations may use: those before the group being defined */
    List(Known) variables; /* v0, v1 ... */
    List(KnownEquation) equations;
    Text declarations;
} Generator;

typedef enum { START_OF_STATE, START_OF_OTHER } StartKind;

static Known new_variable(Generator *g, Known motion, StartKind kind)
{
    Known v = motion;
    v.text = arena_format(g->dice.arena, "v%d", g->variables.count);
    bool is_start = kind == START_OF_STATE && !g->is_exact;
    bool is_near = kind == START_OF_OTHER && !g->is_exact;
    text_format(&g->declarations, "variable %s %s %.17g\n", v.text, is_start ? "start" : "guess",
                v.at[0] * (is_near ? 1.0001 : 1));
    list_push(g->dice.arena, &g->variables, v);
    return v;
}

static Known free_variable(Generator *g, StartKind kind)
{
    return new_variable(g, known_motion(&g->dice, "", below(&g->dice, 4)), kind);
}

/* A literal, or a constant with this value. */
static Known coefficient(Generator *g, double value)
{
    if (below(&g->dice, 3))
        return known_number(&g->dice, value);
    text_format(&g->declarations, "constant k%d = %.17g\n", g->constants, value);
    return (Known){arena_format(g->dice.arena, "k%d", g->constants++), ORDERS, {value}};
}

static Known scaled(Generator *g, double factor, Known a)
{
    return known_multiply(&g->dice, coefficient(g, factor), a);
}

/* Adds the equation left = right + rest, where the rest is a polynomial in time that makes the equation hold. */
static KnownEquation *equate(Generator *g, Known left, Known right)
{
    Known rest = known_subtract(&g->dice, left, right);
    bool is_complete = true;
    for (int i = 0; i < rest.orders; i++) {
        if (fabs(rest.at[i]) <= 1e-13 * (fabs(left.at[i]) + fabs(right.at[i])))
            rest.at[i] = 0;
        is_complete = is_complete && !(fabs(rest.at[i]) > 0);
    }
    if (!is_complete)
        right = known_add(&g->dice, right, known_in_time(&g->dice, rest));
    list_push(g->dice.arena, &g->equations, (KnownEquation){.left = left, .right = right});
    return &g->equations.at[g->equations.count - 1];
}

/* A settled variable with at least this many known orders; the first variable if none is found. */
static Known any_variable(Generator *g, int orders)
{
    int count = g->settled - g->first_variable;
    for (int attempt = 0; attempt < 50; attempt++) {
        const Known *v = &g->variables.at[g->first_variable + below(&g->dice, count)];
        if (v->orders >= orders)
            return *v;
    }
    return g->variables.at[g->first_variable];
}

/* Limits the known orders of the new variables to those of the new equations, which leave higher orders free. */
static void limit_orders(Generator *g, int first_variable, int first_equation)
{
    int orders = ORDERS;
    for (int e = first_equation; e < g->equations.count; e++) {
        const KnownEquation *equation = &g->equations.at[e];
        int known = fewer(equation->left, equation->right);
        orders = known < orders ? known : orders;
    }
    for (int v = first_variable; v < g->variables.count; v++)
        if (g->variables.at[v].orders > orders)
            g->variables.at[v].orders = orders;
}

#include "random_parts.h"

/* ---- definitions of one variable ---- */

static void define_linear(Generator *g)
{
    Dice *dice = &g->dice;
    Known a = any_variable(g, 2), b = any_variable(g, 2), zero = known_number(dice, 0);
    Known v;
    switch (below(dice, 4)) {
    case 0:
        v = new_variable(g, known_subtract(dice, zero, a), START_OF_OTHER);
        equate(g, known_add(dice, v, a), zero)->is_integer = true;
        break;
    case 1:
        v = new_variable(g, known_subtract(dice, a, b), START_OF_OTHER);
        equate(g, v, known_subtract(dice, a, b))->is_integer = true;
        break;
    case 2: {
        Known value = known_subtract(dice, scaled(g, real(dice), a), b);
        equate(g, new_variable(g, value, START_OF_OTHER), value);
        break;
    }
    default:
        v = free_variable(g, START_OF_OTHER);
        equate(g, known_add(dice, scaled(g, 2, v), scaled(g, real(dice), a)), known_number(dice, real(dice)));
    }
}

static void define_nonlinear(Generator *g)
{
    Dice *dice = &g->dice;
    Known a = any_variable(g, 2), b = any_variable(g, 2), product = known_multiply(dice, a, b), v;
    switch (below(dice, 3)) {
    case 0:
        if (fabs(product.at[0]) > 20 || fabs(product.at[0]) < 0.01)
            return;
        equate(g, product, new_variable(g, product, START_OF_OTHER));
        break;
    case 1: /* strictly increasing in the new variable, so the solution is unique */
        v = free_variable(g, START_OF_OTHER);
        equate(g, known_add(dice, known_multiply(dice, v, known_multiply(dice, v, v)), v), a);
        break;
    default:
        v = free_variable(g, START_OF_OTHER);
        equate(g, known_exp(dice, scaled(g, 0.5, v)), known_sine(dice, a, false));
    }
}

static void define_state(Generator *g)
{
    Dice *dice = &g->dice;
    Known v = free_variable(g, START_OF_STATE), a = any_variable(g, 2);
    equate(g, known_der(dice, v), known_add(dice, scaled(g, real(dice), a), scaled(g, real(dice), v)));
    g->state = v;
}

/* An equation that uses a derivative, for which equations may have to be differentiated. */
static void define_slope(Generator *g)
{
    Dice *dice = &g->dice;
    Known a = g->is_mixed ? g->state : any_variable(g, 6);
    if (a.orders < 6)
        return;
    Known value = known_add(dice, scaled(g, real(dice), known_der(dice, a)), any_variable(g, 2));
    equate(g, new_variable(g, value, START_OF_OTHER), value);
}

static void define(Generator *g)
{
    int variables = g->settled = g->variables.count, equations = g->equations.count;
    switch (below(&g->dice, g->is_mixed ? 11 : 15)) {
    case 0:
    case 1:
    case 2: define_linear(g); break;
    case 3:
    case 4:
    case 5: define_nonlinear(g); break;
    case 6:
    case 7:
    case 8: define_state(g); break;
    case 9:
    case 10: define_slope(g); break;
    case 11: define_chain(g); break;
    case 12: define_mechanism(g); break;
    case 13: define_storages(g); break;
    default: define_without_inertia(g);
    }
    limit_orders(g, variables, equations);
}

/* ---- hiding the order of definition ---- */

static void repeat(Generator *g)
{
    Dice *dice = &g->dice;
    int count = g->equations.count - g->first_equation;
    KnownEquation sum = {known_number(dice, 0), known_number(dice, 0), true, false};
    int found = 0;
    for (int attempt = 0; attempt < 20 && found < 3; attempt++) {
        KnownEquation *e = &g->equations.at[g->first_equation + below(dice, count)];
        if (!e->is_integer || e->is_kept)
            continue;
        Known factor = known_number(dice, below(dice, 2) ? 1 + below(dice, 2) : -1);
        sum.left = known_add(dice, sum.left, known_multiply(dice, factor, e->left));
        sum.right = known_add(dice, sum.right, known_multiply(dice, factor, e->right));
        e->is_kept = true;
        found++;
    }
    if (found)
        list_push(g->dice.arena, &g->equations, sum);
}

static void mix(Generator *g)
{
    Dice *dice = &g->dice;
    int count = g->equations.count - g->first_equation;
    KnownEquation *into = &g->equations.at[g->first_equation + below(dice, count)];
    const KnownEquation *from = &g->equations.at[g->first_equation + below(dice, count)];
    size_t length = strlen(into->left.text) + strlen(into->right.text) + strlen(from->left.text) +
                    strlen(from->right.text);
    if (into == from || into->is_kept || length > 600)
        return;
    Known factor = known_number(dice, round(real(dice) * 1e4 / 7) / 1e4);
    into->left = known_add(dice, into->left, known_multiply(dice, factor, from->left));
    into->right = known_add(dice, into->right, known_multiply(dice, factor, from->right));
}

/* Adds a term that is 0 because of the constant that multiplies it. */
static void add_nothing(Generator *g)
{
    Dice *dice = &g->dice;
    int count = g->equations.count - g->first_equation;
    KnownEquation *e = &g->equations.at[g->first_equation + below(dice, count)];
    if (e->is_kept)
        return;
    text_format(&g->declarations, "constant k%d = 0\n", g->constants);
    Known zero = {arena_format(dice->arena, "k%d", g->constants++), ORDERS, {0}}, v = any_variable(g, 2);
    e->right = known_add(dice, e->right, known_multiply(dice, zero, v));
}

static void multiply_sides(Generator *g, KnownEquation *e)
{
    Known factor = coefficient(g, below(&g->dice, 2) ? -1 : real(&g->dice));
    e->left = known_multiply(&g->dice, factor, e->left);
    e->right = known_multiply(&g->dice, factor, e->right);
}

static void scramble(Generator *g)
{
    Dice *dice = &g->dice;
    int first = g->first_equation, count = g->equations.count - first;
    for (int i = below(dice, 3); i > 1; i--)
        repeat(g);
    for (int i = g->is_mixed || g->mixes_all ? below(dice, count) : 0; i > 0; i--)
        mix(g);
    for (int i = g->is_mixed ? below(dice, 4) : 0; i > 1; i--)
        add_nothing(g);
    for (int e = first; e < g->equations.count; e++) {
        KnownEquation *equation = &g->equations.at[e];
        if (!equation->is_integer && !equation->is_kept && below(dice, 8) == 0)
            multiply_sides(g, equation);
        if (below(dice, 2)) {
            Known left = equation->left;
            equation->left = equation->right;
            equation->right = left;
        }
    }
    for (int i = g->equations.count - 1; i > first; i--) {
        int j = first + below(dice, i - first + 1);
        KnownEquation other = g->equations.at[i];
        g->equations.at[i] = g->equations.at[j];
        g->equations.at[j] = other;
    }
}

/* ---- whole systems ---- */

static Generator generator_of(Arena *arena, uint64_t seed)
{
    Generator g = {.dice = {seed, arena}, .declarations = text_new(arena)};
    g.is_exact = below(&g.dice, 4) == 0;
    return g;
}

/* Adds one more independent system, with a large loop if `is_large`. */
static void add_system(Generator *g, bool is_large)
{
    g->first_variable = g->variables.count;
    g->first_equation = g->equations.count;
    g->is_mixed = below(&g->dice, 3) == 0;
    g->state.orders = 0;
    Known constant = new_variable(g, known_number(&g->dice, (1 + below(&g->dice, 12)) / 4.0), START_OF_OTHER);
    equate(g, constant, known_number(&g->dice, constant.at[0]));
    int wanted = g->variables.count + 4 + below(&g->dice, 50);
    for (int attempt = 0; attempt < 200 && g->variables.count < wanted; attempt++)
        define(g);
    g->settled = g->variables.count;
    if (is_large && !g->is_mixed)
        define_large_loop(g);
    g->settled = g->variables.count;
    scramble(g);
}

static const char *system_text(Generator *g)
{
    Text text = text_new(g->dice.arena);
    text_add(&text, g->declarations.at);
    for (int e = 0; e < g->equations.count; e++)
        text_format(&text, "%s = %s\n", g->equations.at[e].left.text, g->equations.at[e].right.text);
    return text.at;
}

#endif
