/* circuit.c - draws random circuits and writes them as text. */
#include "circuit.h"

#include <math.h>
#include <stdio.h>

static const double turn = 6.283185307179586;

/* splitmix64 */
static uint64_t next(uint64_t *seed)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int below(uint64_t *seed, int n)
{
    return (int)(next(seed) % (uint64_t)n);
}

static double between(uint64_t *seed, double low, double high)
{
    return low + (high - low) * (double)(next(seed) >> 11) / 9007199254740992.0;
}

/* A random value; with is_round one of a few, so that several events occur at the same instant. */
static double some(uint64_t *seed, bool is_round, double low, double high)
{
    const double exponent = between(seed, log10(low), log10(high));
    return pow(10, is_round ? round(exponent) : exponent);
}

/* The time of a jump. In a circuit with storages it lies on the grid, because that is integrated with a fixed step. */
static double draw_jump(uint64_t *seed, bool is_dynamic)
{
    const double time = between(seed, 0.1, 0.9);
    return is_dynamic ? round(time * GRID) / GRID : time;
}

static Course draw_course(uint64_t *seed, const Circuit *circuit, bool is_round)
{
    Course c = {.kind = SINE};
    const int kind = below(seed, 8);
    c.b = is_round ? 5 * (1 + below(seed, 2)) : between(seed, 2, 20);
    c.a = is_round || below(seed, 2) ? 0 : between(seed, -3, 3);
    if (kind < 5) {
        c.c = turn * (is_round ? 1 + below(seed, 2) : between(seed, 0.7, 3));
        c.d = is_round ? turn * below(seed, 6) / 6 : between(seed, 0, turn);
    } else if (kind < 7) {
        c.kind = RAMP;
        c.a = is_round ? -5 : between(seed, -10, 0);
    } else {
        c.kind = STEP;
        c.c = draw_jump(seed, circuit->is_dynamic);
    }
    return c;
}

/* A switch that is open or closed permanently, changes once, or changes repeatedly. */
static Course draw_switching(uint64_t *seed, const Circuit *c)
{
    const int kind = below(seed, c->is_dynamic ? 4 : 5);
    if (kind < 2)
        return (Course){.kind = STEP, .a = kind ? 1 : -1};
    if (kind < 4)
        return (Course){.kind = STEP, .a = kind == 2 ? 1 : -1, .b = kind == 2 ? -2 : 2,
                        .c = draw_jump(seed, c->is_dynamic)};
    Course course = {.kind = SINE, .b = 1};
    course.a = between(seed, -0.7, 0.7);
    course.c = turn * between(seed, 1, 4);
    course.d = between(seed, 0, turn);
    return course;
}

static Element *add(Circuit *c, ElementKind kind, int from, int to, double resistance)
{
    Element *e = &c->element[c->count++];
    *e = (Element){.kind = kind, .from = from, .to = to, .resistance = resistance};
    return e;
}

static int other_node(uint64_t *seed, const Circuit *c, int node)
{
    return (node + 1 + below(seed, c->nodes - 1)) % c->nodes;
}

/* The representative of all nodes connected to this one by diodes and switches. */
static int group_of(const int *joined, int node)
{
    while (joined[node] != node)
        node = joined[node];
    return node;
}

/* Adds a switch or diode, unless it closes a loop of switches and diodes without resistance. */
static void add_switching(Circuit *c, int *joined, ElementKind kind, int from, int to, double knee, Course course)
{
    const int a = group_of(joined, from), b = group_of(joined, to);
    if (from == to || (c->on <= 0 && a == b) || c->count == MOST_ELEMENTS)
        return;
    joined[a] = b;
    Element *e = add(c, kind, from, to, 0);
    e->size = knee;
    e->course = course;
}

/* Adds a rectifier of two or three phases between random nodes. */
static void add_bridge(uint64_t *seed, Circuit *c, int *joined, double knee)
{
    const int plus = below(seed, c->nodes), minus = other_node(seed, c, plus), phases = 2 + below(seed, 2);
    for (int k = 0; k < phases; k++) {
        const int phase = below(seed, c->nodes);
        add_switching(c, joined, DIODE, phase, plus, knee, (Course){.a = 0});
        add_switching(c, joined, DIODE, minus, phase, knee, (Course){.a = 0});
    }
}

static void add_storages(uint64_t *seed, Circuit *c, bool is_round)
{
    for (int k = 1 + below(seed, 4); k > 0; k--) {
        const int from = below(seed, c->nodes), to = other_node(seed, c, from);
        const double resistance = some(seed, is_round, 1, 100), lag = some(seed, is_round, 3e-3, 0.3);
        const ElementKind kind = below(seed, 3) ? CAPACITOR : INDUCTOR;
        add(c, kind, from, to, resistance)->size = kind == CAPACITOR ? lag / resistance : lag * resistance;
    }
}

Circuit circuit_draw(uint64_t seed, bool is_dynamic)
{
    static const double characteristics[][2] = {{0, 0}, {0, 0}, {0, 1e-5}, {1e-3, 0}, {1e-3, 1e-7}, {1e-5, 1e-5}};
    Circuit c = {.number = (int)seed, .is_dynamic = is_dynamic};
    next(&seed);
    const double *characteristic = characteristics[below(&seed, 6)];
    const bool is_round = below(&seed, 2);
    c.on = characteristic[0];
    c.off = characteristic[1];
    c.law = below(&seed, 3);
    c.has_clock = !is_dynamic && below(&seed, 32) == 0;
    c.nodes = 4 + below(&seed, 10);
    int joined[MOST_NODES];
    for (int k = 0; k < c.nodes; k++) {
        joined[k] = k;
        const double resistance = k > 0 ? some(&seed, is_round, 1, 1000) : 0;
        if (k > 0)
            add(&c, RESISTOR, k, below(&seed, k), resistance);
    }
    for (int k = below(&seed, c.nodes); k > 0; k--) {
        const int from = below(&seed, c.nodes);
        const double resistance = some(&seed, is_round, 1, 1000);
        add(&c, RESISTOR, from, other_node(&seed, &c, from), resistance);
    }
    for (int k = 1 + below(&seed, 4); k > 0; k--) {
        const int from = below(&seed, c.nodes), to = other_node(&seed, &c, from);
        Element *e = add(&c, VOLTAGE, from, to, some(&seed, is_round, 1, 10));
        e->course = draw_course(&seed, &c, is_round);
    }
    for (int k = below(&seed, 3); k > 0; k--) {
        const int from = below(&seed, c.nodes), to = other_node(&seed, &c, from);
        Element *e = add(&c, CURRENT, from, to, 0);
        e->course = draw_course(&seed, &c, is_round);
        e->course.a /= 100;
        e->course.b /= 100;
    }
    if (is_dynamic)
        add_storages(&seed, &c, is_round);
    const double knee = below(&seed, 4) ? 0 : 0.7;
    for (int k = below(&seed, 4); k > 0; k--) {
        const int from = below(&seed, c.nodes), to = other_node(&seed, &c, from);
        add_switching(&c, joined, SWITCH, from, to, 0, draw_switching(&seed, &c));
    }
    if (below(&seed, 3) == 0)
        add_bridge(&seed, &c, joined, knee);
    for (int k = 1 + below(&seed, 6); k > 0; k--) {
        const int from = below(&seed, c.nodes), to = other_node(&seed, &c, from);
        add_switching(&c, joined, DIODE, from, to, knee, (Course){.a = 0});
    }
    return c;
}

static void print_node(const Circuit *c, int node)
{
    if (node)
        printf("v%d_%d", c->number, node);
    else
        printf("0");
}

static void print_voltage(const Circuit *c, const Element *e)
{
    print_node(c, e->from);
    printf(" - ");
    print_node(c, e->to);
}

static void print_course(const Course *c)
{
    if (c->kind == SINE)
        printf("(%.17g + %.17g*sin(%.17g*time + %.17g))", c->a, c->b, c->c, c->d);
    else if (c->kind == RAMP)
        printf("(%.17g + %.17g*time)", c->a, c->b);
    else
        printf("(if time >= %.17g then %.17g else %.17g)", c->c, c->a + c->b, c->a);
}

static void print_diode(const Circuit *c, int number, const Element *e)
{
    char s[40], o[40], i[40];
    snprintf(s, sizeof s, "s%d_%d", c->number, number);
    snprintf(o, sizeof o, "o%d_%d", c->number, number);
    snprintf(i, sizeof i, "i%d_%d", c->number, number);
    const double least = c->off * e->size;
    printf("variable %s\n", s);
    if (c->law == 1) {
        print_voltage(c, e);
        printf(" = %.17g + (if %s > 0 then %.17g*%s else %s)\n", e->size, s, c->on, s, s);
        printf("%s = %.17g + (if %s > 0 then %s else %.17g*%s)\n", i, least, s, s, c->off, s);
        return;
    }
    printf("boolean %s\n%s = %s < 0\n", o, o, s);
    if (c->law == 0) {
        print_voltage(c, e);
        printf(" = %.17g + %s*(if %s then 1 else %.17g)\n", e->size, s, o, c->on);
        printf("%s = %.17g + %s*(if %s then %.17g else 1)\n", i, least, s, o, c->off);
        return;
    }
    printf("%s = if %s then ", s, o);
    print_voltage(c, e);
    printf(" - %.17g else %s - %.17g\n0 = if %s then %s - %.17g*(", e->size, i, least, o, i, c->off);
    print_voltage(c, e);
    printf(") else ");
    print_voltage(c, e);
    printf(" - %.17g - %.17g*(%s - %.17g)\n", e->size, c->on, i, least);
}

static void print_switch(const Circuit *c, int number, const Element *e)
{
    printf("variable s%d_%d\nboolean o%d_%d\no%d_%d = not ", c->number, number, c->number, number, c->number, number);
    print_course(&e->course);
    printf(" > 0\n");
    print_voltage(c, e);
    printf(" = s%d_%d*(if o%d_%d then 1 else %.17g)\n", c->number, number, c->number, number, c->on);
    printf("i%d_%d = s%d_%d*(if o%d_%d then %.17g else 1)\n", c->number, number, c->number, number, c->number, number,
           c->off);
}

static void print_element(const Circuit *c, int number)
{
    const Element *e = &c->element[number];
    printf("variable i%d_%d\n", c->number, number);
    switch (e->kind) {
    case RESISTOR:
    case VOLTAGE:
        print_voltage(c, e);
        printf(" = %.17g*i%d_%d", e->resistance, c->number, number);
        if (e->kind == VOLTAGE) {
            printf(" + ");
            print_course(&e->course);
        }
        printf("\n");
        break;
    case CURRENT:
        printf("i%d_%d = ", c->number, number);
        print_course(&e->course);
        printf("\n");
        break;
    case CAPACITOR:
        printf("variable x%d_%d = 0\n%.17g*der(x%d_%d) = i%d_%d\n", c->number, number, e->size, c->number, number,
               c->number, number);
        print_voltage(c, e);
        printf(" = x%d_%d + %.17g*i%d_%d\n", c->number, number, e->resistance, c->number, number);
        break;
    case INDUCTOR:
        printf("variable x%d_%d = 0\n%.17g*der(x%d_%d) = ", c->number, number, e->size, c->number, number);
        print_voltage(c, e);
        printf("\ni%d_%d = x%d_%d + (", c->number, number, c->number, number);
        print_voltage(c, e);
        printf(")/%.17g\n", e->resistance);
        break;
    case SWITCH:
        print_switch(c, number, e);
        break;
    case DIODE:
        print_diode(c, number, e);
        break;
    }
}

void circuit_print(const Circuit *c)
{
    for (int k = 1; k < c->nodes; k++)
        printf("variable v%d_%d\n", c->number, k);
    for (int i = 0; i < c->count; i++)
        print_element(c, i);
    for (int k = 1; k < c->nodes; k++) {
        printf("0 = 0");
        for (int i = 0; i < c->count; i++)
            if (c->element[i].from == k || c->element[i].to == k)
                printf(" %c i%d_%d", c->element[i].from == k ? '+' : '-', c->number, i);
        printf("\n");
    }
    if (c->has_clock)
        printf("variable x%d = 0\nder(x%d) = 1\n", c->number, c->number);
}
