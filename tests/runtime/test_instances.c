/* Tables of parts and variables, built from tables by kind of part. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime.h"

/* A rack of two cells, listed between quantities of the rack; each cell has a resistance and a charge with its rate.
 * The value at the port of the first cell is that of the second, negated; the last quantity is a number. Before it come
 * three gauges, numbered from 2. */
struct Cell {
    double resistance, charge, charge_start, der_charge;
};

struct Rack {
    double before;
    struct Cell cell[2];
    double port_i, gauge[3], gauge_start[3];
};

struct Model {
    const ModelDescription *description;
    double time;
    struct Rack rack;
};

enum { CELLS = 2, VARIABLES = 14 };

static const ModelQuantity quantities[] = {{.unit = "Ohm", .source = "rack.xmi:3"},
                                           {.unit = "C", .description = "Charge", .nominal = 2},
                                           {.unit = "A"}};
static const ModelMember rack_members[] = {
    {.name = "before", .kind = MODEL_CONSTANT, .offset = offsetof(struct Rack, before), .decides = "before is 0"},
    {.name = "port.i", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Rack, port_i), .behind = 2},
    {.name = "gauge[%]", .first = 2, .count = 3, .quantity = 2, .kind = MODEL_STATE,
     .offset = offsetof(struct Rack, gauge[0]), .has_start = true, .start = offsetof(struct Rack, gauge_start[0]),
     .stride = sizeof(double), .origin = 3, .skipped = 1, .behind = 2},
    {.name = "off%", .quantity = 2, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 4, .behind = 2},
};
static const ModelMember cell_members[] = {
    {.name = "resistance", .kind = MODEL_CONSTANT, .offset = offsetof(struct Cell, resistance), .bound_to_one = 1},
    {.name = "charge", .quantity = 1, .kind = MODEL_STATE, .offset = offsetof(struct Cell, charge), .has_start = true,
     .start = offsetof(struct Cell, charge_start)},
    {.name = "shown", .quantity = 1, .kind = MODEL_STATE, .equals = -1, .is_negative = true, .origin = 1,
     .skipped = 1},
    {.name = "der(charge)", .quantity = 2, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Cell, der_charge),
     .origin = 2, .skipped = 4, .is_late = true},
};
static const ModelShape shapes[] = {{NULL, 0}, {rack_members, 4}, {cell_members, 4}};
static const ModelField fields[] = {{0, 0, false},
                                    {offsetof(struct Model, rack), sizeof(struct Rack), false},
                                    {offsetof(struct Rack, cell), sizeof(struct Cell), false}};
static const int backwards[] = {3, 2};

static const ModelInstance kinds[] = {{"", 0, 0},      {"rack", 1, 1},    {"cell[%]", 2, 2}, {"bank[%]", 0, 0},
                                      {"slot[%]", 0, 0}, {"lamp%", 0, 0}, {"lamp", 0, 0}};
static const int model_instances[] = {
    0, 3, 0,  0, -1, 0,
    1, 3, 0,  1, 0, 0,
    2, 4, 1, 2,  2, 1, 0, 1,  1, 0, 1, 1,
    3, 4, 1, 3,  4, 1, 0, 2,  4, 0, 0, 1,
    4, 4, 2, 3, 2,  5, 4, 0, 1,  4, 4, 0, 0,  1, 0, 0, 1,
    5, 3, 1, 3,  7, 4, 0,  4, 4, 0,
    6, 3, 0,  16, 1, 0,
    -1};
static const ModelTables tables = {quantities, shapes, fields, kinds, backwards, NULL, NULL};

static const ModelInfo info;
const ModelParts model_parts = {.repeats = &repeat_part};
const ModelDescription model_description = {.info = &info, .tables = &tables, .instances = model_instances,
                                            .instance_count = 17, .variable_count = VARIABLES};
static const ModelDescription *tested;

const ModelStructure *model_structure(const Model *m) { return described(m)->info->structure; }

static int begin(void **state)
{
    static Arena arena;
    *state = &arena;
    tested = description_open(&arena, &model_description);
    return 0;
}

static int end(void **state)
{
    arena_release(*state);
    return 0;
}

static void paths_follow_the_tree(void **state)
{
    static const char *const expected[VARIABLES] = {
        "rack.before", "rack.cell[1].resistance", "rack.cell[1].charge", "rack.cell[1].shown",
        "rack.cell[2].resistance", "rack.cell[2].charge", "rack.cell[2].shown", "rack.port.i",
        "rack.gauge[2]", "rack.gauge[3]", "rack.gauge[4]", "rack.off%",
        "der(rack.cell[2].charge)", "der(rack.cell[1].charge)"};
    (void)state;
    for (int i = 0; i < VARIABLES; i++)
        assert_string_equal(tested->variables[i].path, expected[i]);
    assert_string_equal(tested->paths[0], "");
    assert_string_equal(tested->paths[3], "rack.cell[2]");
}

static void parts_repeat_with_what_is_in_them(void **state)
{
    static const char *const within[] = {"", ".slot[1]", ".slot[2]", ".lamp%"};
    (void)state;
    for (int i = 0; i < 12; i++) {
        char path[40];
        snprintf(path, sizeof path, "rack.bank[%d]%s", 2 + i / 4, within[i % 4]);
        assert_string_equal(tested->paths[4 + i], path);
    }
    assert_string_equal(tested->paths[16], "rack.lamp");
}

static void places_are_those_of_the_instance(void **state)
{
    (void)state;
    assert_int_equal(tested->variables[5].offset, offsetof(struct Model, rack.cell[1].charge));
    assert_int_equal(tested->variables[5].set_offset, offsetof(struct Model, rack.cell[1].charge_start));
    assert_int_equal(tested->variables[13].offset, offsetof(struct Model, rack.cell[0].der_charge));
    assert_int_equal(tested->variables[4].set_offset, offsetof(struct Model, rack.cell[1].resistance));
    assert_true(tested->variables[0].set_offset == MODEL_NOT_SETTABLE);
    assert_true(tested->variables[7].set_offset == MODEL_NOT_SETTABLE);
}

static void aliases_share_places_and_starts(void **state)
{
    (void)state;
    assert_ptr_equal(tested->variables[6].alias_of, &tested->variables[5]);
    assert_int_equal(tested->variables[6].offset, tested->variables[5].offset);
    assert_int_equal(tested->variables[6].set_offset, tested->variables[5].set_offset);
    assert_int_equal(tested->variables[6].sign, -1);
    assert_int_equal(tested->variables[11].sign, 0);
    assert_true(tested->variables[11].literal > 3 && !tested->variables[11].alias_of);
}

static void instances_share_a_position(void **state)
{
    (void)state;
    for (int i = 1; i <= 4; i += 3)
        assert_ptr_equal(tested->variables[i].bound_to, &tested->variables[0]);
    assert_null(tested->variables[2].bound_to);
}

static void equations_are_counted_by_origin(void **state)
{
    (void)state;
    assert_int_equal(tested->variables[0].equation, -1);
    assert_int_equal(tested->variables[3].equation, 1);
    assert_int_equal(tested->variables[6].equation, 3);
    assert_int_equal(tested->variables[13].equation, 4);
    assert_int_equal(tested->variables[12].equation, 9);
}

static void elements_follow_each_other(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++) {
        const ModelVariable *gauge = &tested->variables[8 + i];
        assert_int_equal(gauge->offset, offsetof(struct Model, rack.gauge) + (size_t)i * sizeof(double));
        assert_int_equal(gauge->set_offset, offsetof(struct Model, rack.gauge_start) + (size_t)i * sizeof(double));
        assert_int_equal(gauge->equation, 1 + 2 * i);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_follow_the_tree), cmocka_unit_test(places_are_those_of_the_instance),
        cmocka_unit_test(aliases_share_places_and_starts), cmocka_unit_test(equations_are_counted_by_origin),
        cmocka_unit_test(instances_share_a_position),
        cmocka_unit_test(elements_follow_each_other), cmocka_unit_test(parts_repeat_with_what_is_in_them)};
    return cmocka_run_group_tests(tests, begin, end);
}
