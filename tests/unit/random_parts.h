/* random_parts.h - groups of variables determined together: mechanisms, storages, large loops. Part of
 * random_system.h.
 */
#ifndef RANDOM_PARTS_H
#define RANDOM_PARTS_H

enum { MOST_COORDINATES = 5 };

/* True if the smallest pivot of a Gaussian elimination with full pivoting is not small. */
static bool is_regular(int n, double *matrix)
{
    double first = 0;
    for (int step = 0; step < n; step++) {
        int row = step, column = step;
        for (int i = step; i < n; i++)
            for (int k = step; k < n; k++)
                if (fabs(matrix[i * n + k]) > fabs(matrix[row * n + column])) {
                    row = i;
                    column = k;
                }
        double pivot = matrix[row * n + column];
        first = step ? first : fabs(pivot);
        if (!(fabs(pivot) > 0.05 * first && fabs(pivot) > 0.05))
            return false;
        for (int i = 0; i < n; i++) {
            double other = matrix[i * n + step];
            matrix[i * n + step] = matrix[i * n + column];
            matrix[i * n + column] = other;
        }
        for (int k = 0; k < n; k++) {
            double other = matrix[step * n + k];
            matrix[step * n + k] = matrix[row * n + k];
            matrix[row * n + k] = other;
        }
        for (int i = step + 1; i < n; i++) {
            double factor = matrix[i * n + step] / pivot;
            for (int k = step; k < n; k++)
                matrix[i * n + k] -= factor * matrix[step * n + k];
        }
    }
    return true;
}

/* v = der(u), w = der(v) ...: one variable is given; those before it are integrated, those after it differentiated. */
static void define_chain(Generator *g)
{
    Dice *dice = &g->dice;
    int length = 2 + below(dice, 3), given = below(dice, length);
    Known source = any_variable(g, 6), motion = known_motion(dice, "", 1 + below(dice, 3));
    for (int i = 0; i < length; i++) {
        Known v = new_variable(g, motion, i < given ? START_OF_STATE : START_OF_OTHER);
        if (i > 0)
            equate(g, v, motion);
        if (i == given)
            equate(g, scaled(g, real(dice), v), source);
        motion = known_der(dice, v);
        if (below(dice, 3) == 0)
            motion = known_multiply(dice, motion, known_number(dice, -1));
    }
}

/* ---- mechanisms: constraints between several states ---- */

typedef struct {
    int coordinates, constraints;
    Known position[MOST_COORDINATES], constraint[MOST_COORDINATES];
    Known gradient[MOST_COORDINATES][MOST_COORDINATES]; /* by constraint, position; text NULL: 0 */
    Known direction[MOST_COORDINATES][MOST_COORDINATES]; /* of the constraint's force; same shape */
    double mass[MOST_COORDINATES];
} Mechanism;

static void add_to(Generator *g, Known *sum, Known term)
{
    *sum = sum->text ? known_add(&g->dice, *sum, term) : term;
}

static void constraint_term(Generator *g, Mechanism *m, int row, int i)
{
    Dice *dice = &g->dice;
    Known factor = coefficient(g, real(dice)), *gradient = m->gradient[row], x = m->position[i];
    int k = (i + 1 + below(dice, m->coordinates - 1)) % m->coordinates;
    switch (below(dice, 4)) {
    case 0:
        add_to(g, &m->constraint[row], known_multiply(dice, factor, x));
        add_to(g, &gradient[i], factor);
        break;
    case 1:
        add_to(g, &m->constraint[row], known_multiply(dice, factor, known_multiply(dice, x, x)));
        add_to(g, &gradient[i], known_multiply(dice, known_number(dice, 2), known_multiply(dice, factor, x)));
        break;
    case 2:
        add_to(g, &m->constraint[row], known_multiply(dice, factor, known_multiply(dice, x, m->position[k])));
        add_to(g, &gradient[i], known_multiply(dice, factor, m->position[k]));
        add_to(g, &gradient[k], known_multiply(dice, factor, x));
        break;
    default:
        add_to(g, &m->constraint[row], known_multiply(dice, factor, known_sine(dice, x, false)));
        add_to(g, &gradient[i], known_multiply(dice, factor, known_sine(dice, x, true)));
    }
}

/* True if the forces determine the accelerations: gradient * direction / mass must be regular. */
static bool is_determined(const Mechanism *m)
{
    double matrix[MOST_COORDINATES * MOST_COORDINATES] = {0};
    for (int row = 0; row < m->constraints; row++)
        for (int column = 0; column < m->constraints; column++)
            for (int i = 0; i < m->coordinates; i++)
                if (m->gradient[row][i].text && m->direction[column][i].text)
                    matrix[row * m->constraints + column] +=
                        m->gradient[row][i].at[0] * m->direction[column][i].at[0] / m->mass[i];
    return is_regular(m->constraints, matrix);
}

static bool make_constraints(Generator *g, Mechanism *m)
{
    bool is_conservative = below(&g->dice, 3) > 0;
    memset(m->constraint, 0, sizeof m->constraint);
    memset(m->gradient, 0, sizeof m->gradient);
    memset(m->direction, 0, sizeof m->direction);
    for (int row = 0; row < m->constraints; row++) {
        int first = below(&g->dice, m->coordinates), terms = 2 + below(&g->dice, 2);
        for (int k = 0; k < terms; k++)
            constraint_term(g, m, row, (first + k) % m->coordinates);
        for (int i = 0; i < m->coordinates; i++)
            if (m->gradient[row][i].text)
                m->direction[row][i] = is_conservative ? m->gradient[row][i] : coefficient(g, real(&g->dice));
    }
    return is_determined(m);
}

static void accelerate(Generator *g, const Mechanism *m, const Known *force, int i, Known slope)
{
    Dice *dice = &g->dice;
    Known sum = scaled(g, real(dice), any_variable(g, 2));
    for (int row = 0; row < m->constraints; row++)
        if (m->direction[row][i].text)
            sum = known_add(dice, sum, known_multiply(dice, force[row], m->direction[row][i]));
    equate(g, scaled(g, m->mass[i], slope), sum);
}

/* Positions or speeds with constraints between them, and the constraint forces: index 3 (positions) or 2 (speeds). */
static void define_mechanism(Generator *g)
{
    Dice *dice = &g->dice;
    Mechanism m = {.coordinates = 2 + below(dice, MOST_COORDINATES - 1)};
    m.constraints = 1 + below(dice, m.coordinates - 1);
    bool has_speeds = below(dice, 3) > 0, ties_speeds = has_speeds && below(dice, 4) == 0;
    for (int i = 0; i < m.coordinates; i++) {
        m.position[i] = free_variable(g, START_OF_STATE);
        m.mass[i] = fabs(real(dice));
    }
    bool found = false;
    for (int attempt = 0; attempt < 30 && !found; attempt++)
        found = make_constraints(g, &m);
    m.constraints = found ? m.constraints : 0;
    Known force[MOST_COORDINATES], speed[MOST_COORDINATES];
    for (int row = 0; row < m.constraints; row++)
        force[row] = free_variable(g, START_OF_OTHER);
    for (int i = 0; i < m.coordinates; i++) {
        Known slope = known_der(dice, m.position[i]);
        if (has_speeds) {
            speed[i] = new_variable(g, slope, START_OF_STATE);
            equate(g, slope, speed[i]);
            slope = known_der(dice, speed[i]);
        }
        accelerate(g, &m, force, i, slope);
    }
    for (int row = 0; row < m.constraints; row++) {
        Known constraint = m.constraint[row];
        if (ties_speeds) {
            constraint = known_number(dice, 0);
            for (int i = 0; i < m.coordinates; i++)
                if (m.gradient[row][i].text)
                    constraint = known_add(dice, constraint, known_multiply(dice, m.gradient[row][i], speed[i]));
        }
        equate(g, constraint, scaled(g, real(dice), any_variable(g, 6)));
    }
}

/* ---- equations that contain derivatives only in linearly dependent combinations ---- */

static Known varying(Generator *g)
{
    return known_add(&g->dice, coefficient(g, 2), known_sine(&g->dice, any_variable(g, 6), false));
}

static Known row_factor(Generator *g)
{
    switch (below(&g->dice, 4)) {
    case 0: return coefficient(g, real(&g->dice));
    case 1: return known_number(&g->dice, -1);
    default: return known_number(&g->dice, 1);
    }
}

typedef struct {
    int nodes;
    Known content[MOST_COORDINATES], rate[MOST_COORDINATES], flow[MOST_COORDINATES];
    double matrix[MOST_COORDINATES * MOST_COORDINATES]; /* rows: all rates but the last, then the sum of all flows */
} Storages;

/* Adds the flow capacity * (der(a) - der(b)) from one node to the other. */
static void connect(Generator *g, Storages *s, int i, int k, Known common)
{
    Dice *dice = &g->dice;
    Known capacity = coefficient(g, fabs(real(dice)));
    for (int end = 0; end < 2; end++) {
        int here = end ? k : i, there = end ? i : k;
        Known slope = known_subtract(dice, known_der(dice, s->content[here]), known_der(dice, s->content[there]));
        Known term = known_multiply(dice, capacity, slope);
        if (strcmp(common.text, "1") != 0)
            term = known_multiply(dice, common, term);
        add_to(g, &s->rate[here], term);
        if (here < s->nodes - 1) {
            s->matrix[here * s->nodes + here] += capacity.at[0] * common.at[0];
            s->matrix[here * s->nodes + there] -= capacity.at[0] * common.at[0];
        }
    }
}

static void make_network(Generator *g, Storages *s)
{
    Dice *dice = &g->dice;
    int n = s->nodes;
    Known common = below(dice, 3) ? known_number(dice, 1) : varying(g);
    memset(s->rate, 0, sizeof s->rate);
    memset(s->matrix, 0, sizeof s->matrix);
    bool is_chain = below(dice, 2);
    for (int k = 1; k < n; k++)
        connect(g, s, is_chain ? k - 1 : below(dice, k), k, common);
    if (n > 2 && below(dice, 2))
        connect(g, s, 0, n - 1, common);
    for (int i = 0; i < n; i++) {
        s->flow[i] = scaled(g, real(dice), any_variable(g, 2));
        for (int terms = below(dice, 3); terms > 0; terms--) {
            int k = below(dice, n);
            double factor = real(dice);
            s->flow[i] = known_add(dice, s->flow[i], scaled(g, factor, s->content[k]));
            s->matrix[(n - 1) * n + k] += factor;
        }
    }
}

/* Capacitors between nodes without a ground: the sum of all equations contains no derivatives. */
static void define_storages(Generator *g)
{
    Dice *dice = &g->dice;
    Storages s = {.nodes = 2 + below(dice, MOST_COORDINATES - 1)};
    for (int i = 0; i < s.nodes; i++)
        s.content[i] = free_variable(g, START_OF_STATE);
    do
        make_network(g, &s);
    while (!is_regular(s.nodes, s.matrix));
    for (int i = 0; i < s.nodes; i++) {
        Known factor = row_factor(g);
        KnownEquation *e = equate(g, s.rate[i], s.flow[i]);
        if (strcmp(factor.text, "1") != 0) {
            e->left = known_multiply(dice, factor, e->left);
            e->right = known_multiply(dice, factor, e->right);
        }
    }
}

/* An equation whose derivative vanishes because its factor is a constant of value 0. */
static void define_without_inertia(Generator *g)
{
    Dice *dice = &g->dice;
    Known v = free_variable(g, START_OF_OTHER), a = any_variable(g, 2);
    text_format(&g->declarations, "constant k%d = 0\n", g->constants);
    Known zero = {arena_format(dice->arena, "k%d", g->constants++), ORDERS, {0}};
    equate(g, known_multiply(dice, zero, known_der(dice, v)), known_subtract(dice, a, scaled(g, real(dice), v)));
}

/* Many equations, each with a few of many unknowns. */
static void define_large_loop(Generator *g)
{
    Dice *dice = &g->dice;
    int first = g->variables.count, first_equation = g->equations.count, count = 160 + below(dice, 60);
    bool is_linear = below(dice, 2);
    Known outside = any_variable(g, 2);
    for (int i = 0; i < count; i++)
        new_variable(g, known_motion(dice, "", below(dice, 2)), START_OF_OTHER);
    for (int i = 0; i < count; i++) {
        Known sum = scaled(g, 5, g->variables.at[first + i]);
        for (int k = 0; k < 3; k++) {
            Known other = g->variables.at[first + below(dice, count)];
            other = is_linear || k ? other : known_sine(dice, other, false);
            sum = known_add(dice, sum, scaled(g, real(dice) / 3, other));
        }
        equate(g, sum, outside);
    }
    limit_orders(g, first, first_equation);
}

#endif
