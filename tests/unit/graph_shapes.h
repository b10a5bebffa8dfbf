/* graph_shapes.h - named systems of equations as graphs, for tests and benchmarks. Structural algorithms that are not
 * near-linear are slow on them. All are square and have a complete matching. */
#ifndef GRAPH_SHAPES_H
#define GRAPH_SHAPES_H

#include "causal/graph.h"

#include <string.h>

typedef struct {
    Arena *arena;
    int size;
    IntList *lists;
    uint64_t random;
} Shape;

/* Random numbers by Marsaglia's xorshift, the same on every machine. */
static int shape_random(Shape *shape, int limit)
{
    shape->random ^= shape->random << 13;
    shape->random ^= shape->random >> 7;
    shape->random ^= shape->random << 17;
    return (int)((shape->random >> 11) % (uint64_t)limit);
}

static void shape_entry(Shape *shape, int row, int column)
{
    if (row >= 0 && row < shape->size && column >= 0 && column < shape->size)
        list_push(shape->arena, &shape->lists[row], column);
}

static int shape_root(int size)
{
    int root = 1;
    while (root < size / root)
        root++;
    return root;
}

/* Each row prefers the column of the next row, so that the last row is matched only by reassigning all others. */
static void shape_alternating(Shape *shape)
{
    for (int row = 0; row < shape->size; row++) {
        shape_entry(shape, row, row + 1);
        shape_entry(shape, row, row);
    }
}

/* Alternating chains of 1, 2, 3 ... rows: shortest augmenting paths occur in every length. */
static void shape_staircase(Shape *shape)
{
    int length = 1;
    for (int first = 0; first < shape->size; first += length++)
        for (int row = first; row < first + length && row < shape->size; row++) {
            if (row + 1 < first + length)
                shape_entry(shape, row, row + 1);
            shape_entry(shape, row, row);
        }
}

/* One cycle through all rows. */
static void shape_cycle(Shape *shape)
{
    for (int row = 0; row < shape->size; row++) {
        shape_entry(shape, row, row);
        shape_entry(shape, row, (row + 1) % shape->size);
    }
}

/* Neighbours on a line, rows in a scrambled order. */
static void shape_tridiagonal(Shape *shape)
{
    for (int row = 0; row < shape->size; row++) {
        int place = (int)((int64_t)row * 61803 % shape->size);
        for (int column = place - 1; column <= place + 1; column++)
            shape_entry(shape, row, column);
    }
}

/* Full blocks of 100 rows, each with an entry in the block before it. */
static void shape_blocks(Shape *shape)
{
    for (int row = 0; row < shape->size; row++) {
        int first = row - row % 100;
        for (int column = first; column < first + 100; column++)
            shape_entry(shape, row, column);
        shape_entry(shape, row, row - 100);
    }
}

/* One full block of 1000 rows, then a chain. */
static void shape_dense(Shape *shape)
{
    int full = shape->size < 1000 ? shape->size : 1000;
    for (int row = 0; row < shape->size; row++) {
        for (int column = 0; column < full && row < full; column++)
            shape_entry(shape, row, column);
        if (row >= full) {
            shape_entry(shape, row, row - 1);
            shape_entry(shape, row, row);
        }
    }
}

/* The first rows fill a triangle in the only columns of the later rows, so that every first assignment is wrong (Duff,
 * Kaya, Ucar, ACM TOMS 38, 2011, call such matrices hard). */
static void shape_triangles(Shape *shape)
{
    enum { HALF = 100 };
    for (int row = 0; row < shape->size; row++) {
        int first = row - row % (2 * HALF), place = row - first;
        if (first + 2 * HALF > shape->size) {
            shape_entry(shape, row, row);
            continue;
        }
        for (int column = place; column < HALF; column++)
            shape_entry(shape, row, first + column);
        if (place < HALF)
            shape_entry(shape, row, first + HALF + (place * 7 + 1) % HALF);
        else
            shape_entry(shape, row, first + place - HALF);
    }
}

/* A square grid, each point with its four neighbours. */
static void shape_grid(Shape *shape)
{
    int side = shape_root(shape->size);
    for (int row = 0; row < shape->size; row++) {
        if (row % side > 0)
            shape_entry(shape, row, row - 1);
        if ((row + 1) % side > 0)
            shape_entry(shape, row, row + 1);
        shape_entry(shape, row, row - side);
        shape_entry(shape, row, row + side);
        shape_entry(shape, row, row);
    }
}

/* A ladder of resistors: voltages and currents of all of them and Kirchhoff's laws, four rows a rung. */
static void shape_ladder(Shape *shape)
{
    for (int first = 0; first + 4 <= shape->size; first += 4) {
        const int u = first, i = first + 1, v = first + 2, j = first + 3; /* along and across */
        shape_entry(shape, first, v - 4);
        shape_entry(shape, first, u);
        shape_entry(shape, first, v);
        shape_entry(shape, first + 1, u);
        shape_entry(shape, first + 1, i);
        shape_entry(shape, first + 2, i);
        shape_entry(shape, first + 2, j);
        shape_entry(shape, first + 2, i + 4);
        shape_entry(shape, first + 3, v);
        shape_entry(shape, first + 3, j);
    }
    for (int row = shape->size - shape->size % 4; row < shape->size; row++)
        shape_entry(shape, row, row);
}

/* A hidden permutation and two to four more entries per row. */
static void shape_sparse(Shape *shape)
{
    int *hidden = arena_array(shape->arena, int, shape->size);
    for (int row = 0; row < shape->size; row++) {
        int other = shape_random(shape, row + 1);
        hidden[row] = hidden[other];
        hidden[other] = row;
    }
    for (int row = 0; row < shape->size; row++) {
        int more = 2 + shape_random(shape, 3), place = shape_random(shape, more + 1);
        for (int i = 0; i <= more; i++)
            shape_entry(shape, row, i == place ? hidden[row] : shape_random(shape, shape->size));
    }
}

/* Parallel lanes; the rows of their heads come last. The entries of the first level lead across before they lead down;
 * those of the second level do so when read backwards. So one search crosses all lanes and blocks the others. A cycle
 * without a way out, which the last lane leads to first, is searched in vain each time. */
static void shape_lanes(Shape *shape)
{
    int lanes = shape_root(shape->size) / 2, levels = 4, first = (levels - 1) * lanes, heads = shape->size - lanes;
    for (int row = 0; row < heads; row++) {
        int lane = row % lanes, level = row / lanes;
        shape_entry(shape, row, row);
        if (row >= first + lanes) {
            shape_entry(shape, row, row + 1 < heads ? row + 1 : first + lanes);
            continue;
        }
        int down = level == levels - 1 ? heads + lane : row + lanes, across = lane + 1 < lanes ? row + 1 : -1;
        int trap = level < 2 ? first + lanes : -1;
        shape_entry(shape, row, level == 1 ? down : trap);
        shape_entry(shape, row, level == 1 ? across : level == 0 ? across : down);
        shape_entry(shape, row, level == 1 ? trap : level == 0 ? down : -1);
    }
    for (int lane = 0; lane < lanes; lane++)
        shape_entry(shape, heads + lane, lane);
}

static const struct {
    const char *name;
    void (*fill)(Shape *);
} shapes[] = {
    {"alternating chain", shape_alternating},
    {"chains of 1, 2, 3 ...", shape_staircase},
    {"one cycle", shape_cycle},
    {"scrambled line", shape_tridiagonal},
    {"full blocks of 100", shape_blocks},
    {"full block of 1000", shape_dense},
    {"triangles of 100", shape_triangles},
    {"grid", shape_grid},
    {"ladder", shape_ladder},
    {"random, 3 to 5 a row", shape_sparse},
    {"barred lanes", shape_lanes},
};

enum { SHAPES = sizeof shapes / sizeof *shapes };

static Incidence shape_of(Arena *arena, int which, int size)
{
    Shape shape = {.arena = arena, .size = size, .random = UINT64_C(0x9E3779B97F4A7C15)};
    shape.lists = arena_array(arena, IntList, size);
    shapes[which].fill(&shape);
    return incidence_of(arena, size, size, shape.lists);
}

/* ---- linear systems of higher index: the derivative of an equation contains the derivatives of its unknowns ---- */

typedef struct {
    Arena *arena;
    RowLists rows;
    IntList derivative; /* by column: the derivative's column; -1: none */
} ShapeSystem;

static int system_column(ShapeSystem *system, int derivative)
{
    list_push(system->arena, &system->derivative, derivative);
    return system->derivative.count - 1;
}

static void system_row(ShapeSystem *system, int count, const int *columns)
{
    IntList row = {0};
    for (int i = 0; i < count; i++)
        if (columns[i] >= 0)
            list_push(system->arena, &row, columns[i]);
    list_push(system->arena, &system->rows, row);
}

static int system_derivative(void *context, int column)
{
    return ((const ShapeSystem *)context)->derivative.at[column];
}

static int system_differentiate_column(void *context, int column)
{
    ShapeSystem *system = context;
    int created = system_column(system, -1);
    system->derivative.at[column] = created;
    return created;
}

static int system_differentiate_row(void *context, int row)
{
    ShapeSystem *system = context;
    IntList columns = {0};
    for (int i = 0; i < system->rows.at[row].count; i++) {
        int column = system->rows.at[row].at[i];
        if (system->derivative.at[column] < 0)
            system_differentiate_column(system, column);
        list_push(system->arena, &columns, system->derivative.at[column]);
    }
    list_push(system->arena, &system->rows, columns);
    return system->rows.count - 1;
}

static int system_reduce(ShapeSystem *system, int limit, Matcher **matcher)
{
    PantelidesSystem callbacks = {.context = system,
                                  .rows = &system->rows,
                                  .derivative_of_variable = system_derivative,
                                  .differentiate_variable = system_differentiate_column,
                                  .differentiate_equation = system_differentiate_row};
    int columns = system->derivative.count;
    *matcher = matcher_new(system->arena, columns);
    return graph_pantelides(system->arena, system->rows.count, columns, &callbacks, limit, *matcher, NULL);
}

/* Bodies in a row with a force between neighbours, each rigidly connected to the next by position (order 2) or speed
 * (order 1). If `is_driven`, the motion of the last body is given and the first force is unknown too. The constraint
 * rows come in order, backwards or scrambled. */
static void system_train(ShapeSystem *system, int bodies, int order, int step, bool is_driven)
{
    int *at = arena_array(system->arena, int, 3 * bodies), *force = arena_array(system->arena, int, bodies + 1);
    for (int i = 0; i < bodies; i++) {
        at[3 * i + order] = system_column(system, -1);
        for (int k = order - 1; k >= 0; k--)
            at[3 * i + k] = system_column(system, at[3 * i + k + 1]);
        force[i] = i > 0 || is_driven ? system_column(system, -1) : -1;
    }
    force[bodies] = -1;
    for (int i = 0; i < bodies; i++)
        system_row(system, 3, (const int[]){at[3 * i + order], force[i], force[i + 1]});
    for (int k = 0; k < bodies; k++) {
        int i = (int)((int64_t)k * step % bodies);
        if (i < bodies - 1 || is_driven)
            system_row(system, 2, (const int[]){at[3 * i], i < bodies - 1 ? at[3 * i + 3] : -1});
    }
}

static void system_trains_of_speeds(ShapeSystem *system, int rows)
{
    system_train(system, rows / 2, 1, 1, false);
}

static void system_train_backwards(ShapeSystem *system, int rows)
{
    system_train(system, rows / 2, 1, rows / 2 - 1, true);
}

static void system_train_of_positions(ShapeSystem *system, int rows)
{
    system_train(system, rows / 2, 2, 1, true);
}

static void system_train_scrambled(ShapeSystem *system, int rows)
{
    system_train(system, rows / 2, 2, 61803, true);
}

/* Pantelides, 1988: pendulums in Cartesian coordinates. */
static void system_pendulums(ShapeSystem *system, int rows)
{
    static const int of_row[5][3] = {{5, 2, -1}, {6, 3, -1}, {7, 4, 0}, {8, 4, 1}, {0, 1, -1}};
    for (int first = 0; first + 9 <= rows / 5 * 9; first += 9) {
        for (int column = 0; column < 9; column++)
            system_column(system, column < 4 ? first + column + 5 : -1);
        for (int row = 0; row < 5; row++) {
            int columns[3];
            for (int i = 0; i < 3; i++)
                columns[i] = of_row[row][i] < 0 ? -1 : first + of_row[row][i];
            system_row(system, 3, columns);
        }
    }
}

/* x1' = x2, x2' = x3 ... with x1 given: the index equals the length n; about n^2 / 2 differentiations are needed. */
static void system_integrators(ShapeSystem *system, int rows)
{
    int length = shape_root(2 * rows);
    for (int i = 0; i < length; i++) {
        int derivative = i + 1 < length ? system_column(system, -1) : -1;
        system_column(system, derivative);
    }
    for (int i = 0; i + 1 < length; i++)
        system_row(system, 2, (const int[]){2 * i, i + 2 < length ? 2 * i + 3 : 2 * i + 2});
    system_row(system, 1, (const int[]){1});
}

/* Given variables whose derivatives lead first into a cycle without a way out, then to the unknowns they determine. */
static void system_beside_a_cycle(ShapeSystem *system, int rows)
{
    int count = rows / 8, cycle = rows / 2;
    for (int i = 0; i < cycle; i++)
        system_column(system, -1);
    for (int i = 0; i < cycle; i++)
        system_row(system, 2, (const int[]){i, (i + 1) % cycle});
    for (int k = 0; k < count; k++) {
        int slope = system_column(system, -1), stated = system_column(system, slope);
        int inner = system_column(system, -1), outer = system_column(system, -1);
        system_row(system, 3, (const int[]){slope, k, inner});
        system_row(system, 2, (const int[]){inner, outer});
        system_row(system, 1, (const int[]){stated});
    }
}

static const struct {
    const char *name;
    void (*fill)(ShapeSystem *, int rows);
} systems[] = {
    {"speeds tied in a row", system_trains_of_speeds},
    {"the same, driven", system_train_backwards},
    {"positions tied in a row", system_train_of_positions},
    {"the same, scrambled", system_train_scrambled},
    {"pendulums", system_pendulums},
    {"integrators in a row", system_integrators},
    {"beside a cycle", system_beside_a_cycle},
};

enum { SYSTEMS = sizeof systems / sizeof *systems };

#endif
