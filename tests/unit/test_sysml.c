/* test_sysml.c - reading: one model as written by several tools, names, values, inheritance, documents. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "sysml/sysml.h"

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
    arena_free(arena);
    diag_release();
    exprs_release();
    names_release();
    return 0;
}

static const SysmlModel *read_model(const char *name)
{
    const char *tests = path_directory(arena, __FILE__);
    LibraryPath libraries = {0};
    list_push(arena, &libraries.folders, path_join(arena, tests, "../../libraries"));
    bool unreadable;
    const SysmlModel *model =
        sysml_read(arena, path_join(arena, tests, arena_format(arena, "data/sysml/%s", name)), &libraries, &unreadable);
    diag_flush(stderr, true);
    assert_non_null(model);
    assert_int_equal(diag_error_count(), 0);
    return model;
}

static const Classifier *block_of(const SysmlModel *model, const char *name)
{
    bool usage_error;
    const Classifier *block = sysml_choose_block(model, name, &usage_error);
    assert_non_null(block);
    return block;
}

/* The listing without the lines of files at its end, which differ between documents. */
static const char *listing_of(const char *name)
{
    const SysmlModel *model = read_model(name);
    Text listing = text_new(arena);
    const Classifier *root = block_of(model, NULL);
    sysml_check(model, root, true);
    assert_int_equal(diag_error_count(), 0);
    sysml_print(&listing, root, false);
    const char *places = strstr(listing.at, "\ndrawn in, ");
    assert_non_null(places);
    return arena_copy(arena, listing.at, (size_t)(places - listing.at));
}

static void test_forms_are_equal(void **state)
{
    (void)state;
    const char *attributes = listing_of("attributes.xmi");
    assert_string_equal(attributes, listing_of("elements.xmi"));
    assert_string_equal(attributes, listing_of("cameo.xmi"));
    assert_string_equal(attributes,
                        "physical level of Yard::Ship\n"
                        "\n"
                        "block Yard::Ship\n"
                        "    part        tow : Tow\n"
                        "    variable    total : Length [m]\n"
                        "    constraint  law : Twice\n"
                        "    bind        law.a = tow.length\n"
                        "    bind        law.b = total\n"
                        "\n"
                        "block Yard::Tow specializes Rope\n"
                        "    constant    length : Length [m] redefines Rope::length = 2*3\n"
                        "\n"
                        "abstract block Yard::Rope\n"
                        "    constant    length : Length [m] = 1\n"
                        "    value       'colour & shade' : Colour = 'dark blue'\n"
                        "\n"
                        "value type Yard::Length : Real [m]\n"
                        "\n"
                        "constraint block Yard::Twice\n"
                        "    parameter   a : Length [m]\n"
                        "    parameter   b : Length [m]\n"
                        "    equation    b = 2*a\n"
                        "\n"
                        "enumeration Yard::Colour = red, 'dark blue'\n");
}

/* Copies of ports on parts, types as text, Booleans as strings, stereotype applications inside the model, constraints
 * in an extension outside of it. */
static void test_enterprise_architect(void **state)
{
    (void)state;
    assert_string_equal(listing_of("ea.xmi"),
                        "physical level of Gefäß::System\n"
                        "\n"
                        "block Gefäß::System\n"
                        "    part        left : Side\n"
                        "    part        right : Other\n"
                        "    constraint  law : Law\n"
                        "    variable    h : Real = 2.5\n"
                        "    constant    g : Acceleration = 9\n"
                        "    connect     left.out -- right.in\n"
                        "    bind        law.h = h\n"
                        "    bind        law.g = g\n"
                        "    bind        law.k = left.level\n"
                        "\n"
                        "block Gefäß::Side\n"
                        "    variable    level : Real\n"
                        "    port        out : Signal\n"
                        "    equation    der(level) = -level\n"
                        "\n"
                        "block Gefäß::Other specializes Base\n"
                        "\n"
                        "block Gefäß::Base\n"
                        "    port        in : ~Signal\n"
                        "\n"
                        "constraint block Gefäß::Law\n"
                        "    parameter   h\n"
                        "    parameter   k\n"
                        "    parameter   g\n"
                        "    equation    der(h) = -g\n"
                        "    equation    k = 2*g\n"
                        "\n"
                        "value type Gefäß::Acceleration : Real [\"m/s^2\"]\n"
                        "\n"
                        "interface block Gefäß::Signal\n"
                        "    flow out    s : Real\n");
}

/* Variables, constants, values and units in the form of the SysML4Modelica profile. */
static void test_sysml4modelica(void **state)
{
    (void)state;
    assert_string_equal(listing_of("modelica.uml"),
                        "physical level of Tanks::System\n"
                        "\n"
                        "block Tanks::System\n"
                        "    part        source : Source\n"
                        "    part        tank : Tank = {area = 2*size}\n"
                        "    constant    size : Real = 1.5\n"
                        "    connect     source.q -- tank.qin\n"
                        "\n"
                        "block Tanks::Source\n"
                        "    port        q : Signal\n"
                        "    equation    q.val = time\n"
                        "\n"
                        "block Tanks::Tank specializes Vessel\n"
                        "    constant    n : Real redefines Vessel::n = 2\n"
                        "\n"
                        "abstract block Tanks::Vessel\n"
                        "    constant    area : Real [m2] = 0.5\n"
                        "    constant    n : Real\n"
                        "    variable    h : Real [m] = 0.25\n"
                        "    port        qin : Signal\n"
                        "    equation    der(h) = (qin.val - h)/(area*n)\n"
                        "\n"
                        "block Tanks::Signal\n"
                        "    variable    val : Real\n");
}

/* A model in a file, a fragment and a profile; several roots; a stereotype that specializes Block. */
static void test_papyrus(void **state)
{
    (void)state;
    assert_string_equal(listing_of("papyrus.uml"),
                        "physical level of Plant::System\n"
                        "\n"
                        "block Plant::System\n"
                        "    part        pump : Pump\n"
                        "    constraint  law : Law\n"
                        "    bind        law.x = pump.speed\n"
                        "\n"
                        "block Plant::Parts::Pump\n"
                        "    variable    speed : Real = 0\n"
                        "\n"
                        "constraint block Laws::Law\n"
                        "    parameter   x : Real\n"
                        "    equation    der(x) = -x\n");
}

/* Stereotypes given only in extensions, where each element names its own kind. */
static void test_visual_paradigm(void **state)
{
    (void)state;
    assert_string_equal(listing_of("visual_paradigm.xmi"),
                        "physical level of Workshop::Motor\n"
                        "\n"
                        "block Workshop::Motor\n"
                        "    variable    speed : Real\n"
                        "    equation    der(speed) = -speed\n");
}

/* The model is the root of the document. Properties and constraints are recognized by tags; there are no
 * stereotypes. */
static void test_modelio(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("modelio.xmi");
    assert_int_equal(model->classifiers.count, 1);
    const Classifier *motor = model->classifiers.at[0];
    assert_string_equal(motor->qualified->text, "Workshop::Motor");
    assert_int_equal(motor->kind, CLASSIFIER_OTHER);
    assert_int_equal(motor->properties.count, 1);
    assert_string_equal(motor->properties.at[0]->type->name->text, "Real");
    assert_int_equal(diag_error_count(), 0);
}

/* MagicDraw's export for Eclipse UML2. */
static void test_eclipse_export(void **state)
{
    (void)state;
    assert_string_equal(listing_of("eclipse.uml"),
                        "physical level of Workshop::Motor\n"
                        "\n"
                        "block Workshop::Motor\n"
                        "    variable    speed : Real\n"
                        "    constraint  law : Law\n"
                        "    other       shown\n"
                        "    bind        speed = law.x\n"
                        "\n"
                        "constraint block Workshop::Law\n"
                        "    parameter   x\n"
                        "    equation    der(x) = -x\n");
}

/* Namespaces of SysML 1.7; unknown ones are interpreted by their prefixes. Ids in the form of Rhapsody. */
static void test_namespaces(void **state)
{
    (void)state;
    const char *listing = listing_of("sysml17.xmi");
    assert_string_equal(listing, listing_of("odd_namespaces.xmi"));
    assert_string_equal(listing,
                        "physical level of Odd::Decay\n"
                        "\n"
                        "block Odd::Decay\n"
                        "    variable    x : Real\n"
                        "    equation    der(x) = -x\n");
}

static const Property *property_of(const Classifier *classifier, const char *name)
{
    const PropertyList members = sysml_properties(classifier, arena);
    for (int i = 0; i < members.count; i++)
        if (strcmp(members.at[i]->name->text, name) == 0)
            return members.at[i];
    return NULL;
}

static void test_names_are_data(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("names.xmi");
    const Classifier *odd = block_of(model, "Odd */ block");
    assert_string_equal(odd->qualified->text, "A \"model\"::Odd */ block");
    assert_int_equal(odd->source.line, 6); /* the line where the tag begins */
    static const char *const names[] = {"in",    "two lines", "größe",  "local::prev_I", "it's &amp; <b> &#38;",
                                        "100%s", "value2",     "value3", "value1",        "part1"};
    assert_int_equal(odd->properties.count, sizeof names / sizeof *names);
    for (int i = 0; i < odd->properties.count; i++)
        assert_string_equal(odd->properties.at[i]->name->text, names[i]);
    assert_string_equal(odd->properties.at[3]->identifier->text, "'local::prev_I'");
    Text text = text_new(arena);
    sysml_print(&text, odd, false);
}

static void test_values(void **state)
{
    (void)state;
    const Classifier *block = block_of(read_model("values.xmi"), "Block");
    const Property *a = property_of(block, "a"), *b = property_of(block, "b"), *c = property_of(block, "c");
    const Property *d = property_of(block, "d"), *e = property_of(block, "e"), *g = property_of(block, "g");
    assert_int_equal(a->value->kind, VALUE_NUMBER);
    assert_true(a->value->number == 0 && !a->value->is_integer);
    assert_int_equal(b->value->kind, VALUE_NUMBER);
    assert_true(b->value->number == -2500);
    assert_true(c->value->kind == VALUE_BOOLEAN && c->value->number != 0);
    assert_string_equal(d->value->text->text, "a \"b\"");
    assert_int_equal(e->value->kind, VALUE_EXPRESSION);
    assert_string_equal(expr_text(arena, e->value->expression), "2*a + 1");
    assert_int_equal(e->type->primitive, TYPE_REAL); /* its type has only a unit */
    assert_string_equal(e->type->unit.name->text, "kilogram");
    assert_null(property_of(block, "f")->value);
    assert_null(property_of(block, "h")->value);
    assert_true(g->value->kind == VALUE_NUMBER && g->value->number == -3 && g->value->is_integer);
    assert_true(g->lower == 0 && g->upper == MULTIPLICITY_UNBOUNDED);
    assert_true(a->lower == 1 && a->upper == 1);
    assert_int_equal(property_of(block, "h")->upper, MULTIPLICITY_EXPRESSION);
}

static void test_inheritance(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("inheritance.xmi");
    const PropertyList members = sysml_properties(block_of(model, "Bottom"), arena);
    Text order = text_new(arena);
    for (int i = 0; i < members.count; i++)
        text_format(&order, "%s ", members.at[i]->source.element->text);
    assert_string_equal(order.at, "M::Bottom::a M::Top::b M::Left::c M::Right::d ");

    const ConnectorList connectors = sysml_connectors(block_of(model, "Owner"), arena);
    assert_int_equal(connectors.count, 1);
    const ConnectorEnd *end = &connectors.at[0]->end[1];
    assert_int_equal(end->path.count, 2);
    assert_ptr_equal(end->path.at[1], property_of(block_of(model, "Bottom"), "a")); /* instead of the redefined one */
}

static void test_documents(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("mutual_a.xmi");
    assert_int_equal(model->files.count, 3); /* each once, in whatever way it is referenced */
    assert_string_equal(model->files.at[0]->label->text, "mutual_a.xmi");
    const Classifier *system = block_of(model, NULL);
    assert_string_equal(system->qualified->text, "A::System");
    const Property *pump = property_of(system, "pump");
    assert_true(pump->type->is_library);
    assert_string_equal(property_of(pump->type, "motor")->type->qualified->text, "A::Motor");
    assert_string_equal(property_of(system, "port")->type->name->text, "VolumeFlowElement");
    assert_string_equal(property_of(system, "signal")->type->name->text, "RealSignalInElement");
    assert_false(sysml_is_experiment(system));
}

/* References with another file extension and version, with a project number, or with a Windows path; and a library
 * copied into the model. */
static void test_references(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("hrefs.xmi");
    const Classifier *run = block_of(model, NULL);
    assert_true(sysml_is_experiment(run));
    assert_false(sysml_is_experiment(block_of(model, "Experiment")));
    assert_string_equal(property_of(run, "byName")->type->qualified->text, "Data::Valves::Big::Valve");
    assert_string_equal(property_of(run, "byNumber")->type->qualified->text, "Data::Valves::Small::Valve");
    assert_string_equal(property_of(run, "byPath")->type->qualified->text, "Data::Valves::Small::Valve");
    assert_int_equal(model->files.count, 2);
}

static void test_choice_of_block(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("inheritance.xmi");
    assert_string_equal(block_of(model, NULL)->name->text, "Owner");
    assert_string_equal(block_of(model, "M::Left")->name->text, "Left");
    bool usage_error;
    assert_null(sysml_choose_block(model, "Lef", &usage_error));
    assert_true(usage_error);
    assert_int_equal(diag_error_count(), 1);
}

/* ---- state machines ---- */

static void test_machine_forms(void **state)
{
    (void)state;
    const char *attributes = listing_of("machine_attributes.xmi");
    assert_string_equal(attributes, listing_of("machine_elements.xmi"));
    assert_string_equal(attributes, listing_of("machine_tools.xmi"));
    assert_string_equal(attributes,
                        "physical level of Machines::Tank\n"
                        "\n"
                        "block Machines::Tank\n"
                        "    variable    level : Real\n"
                        "    variable    valve : Real\n"
                        "    variable    n : Real\n"
                        "    equation    level = time\n"
                        "    machine     Modes\n"
                        "      initial   initial\n"
                        "      state     Filling\n"
                        "        entry   valve := 1; n := n + 1\n"
                        "        do      valve := 1\n"
                        "        exit    valve := 0\n"
                        "        initial initial\n"
                        "        state   Slow\n"
                        "        final   Full\n"
                        "      state     Resting\n"
                        "      choice    which\n"
                        "      from      (unnamed initial vertex)->Filling\n"
                        "        effect  valve := 1\n"
                        "      from      Filling::(unnamed initial vertex)->Slow\n"
                        "      from      Filling::Slow->Full\n"
                        "        if      level > 0.9\n"
                        "      from      Filling->which\n"
                        "        effect  n := 0\n"
                        "      from      which->Resting\n"
                        "        if      n > 3\n"
                        "      from      which->Filling\n"
                        "        else\n"
                        "      from      Resting->Filling (local)\n"
                        "        after   0.1\n"
                        "        if      level < 0.1\n"
                        "      from      Resting->Resting (internal)\n"
                        "        when    level > 0.05\n"
                        "        effect  n := n + 2\n");
}

static void test_times(void **state)
{
    (void)state;
    static const struct {
        int kind;
        const char *time;
    } expected[] = {{TRIGGER_AFTER, "5.0"}, {TRIGGER_AFTER, "5.0"},   {TRIGGER_AFTER, "5.0"},
                    {TRIGGER_AFTER, "0.1"}, {TRIGGER_AFTER, "120.0"}, {TRIGGER_AT, "0.001"},
                    {TRIGGER_AFTER, "0.5"}, {TRIGGER_AT, "2*level"},  {TRIGGER_AT, "3 + 4"}};
    enum { COUNT = sizeof expected / sizeof *expected };
    const StateMachine *machine = sysml_machine(block_of(read_model("machine_times.xmi"), NULL));
    assert_int_equal(machine->transitions.count, 1 + COUNT);
    for (int i = 0; i < COUNT; i++) {
        const Transition *transition = machine->transitions.at[1 + i];
        assert_int_equal(transition->triggers.count, 1);
        assert_int_equal(transition->triggers.at[0]->kind, expected[i].kind);
        assert_string_equal(expr_text(arena, transition->triggers.at[0]->text.expression), expected[i].time);
    }
}

static void test_machine_inheritance(void **state)
{
    (void)state;
    const SysmlModel *model = read_model("machine_inheritance.xmi");
    const StateMachine *general = sysml_machine(block_of(model, "Block"));
    assert_string_equal(general->qualified->text, "Machines::Block::Modes");
    assert_ptr_equal(sysml_machine(block_of(model, "Heir")), general);
    assert_string_equal(sysml_machine(block_of(model, "Rebel"))->qualified->text, "Machines::Rebel::Own");
    assert_null(sysml_machine(block_of(model, "Pair")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_forms_are_equal, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_enterprise_architect, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_sysml4modelica, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_papyrus, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_visual_paradigm, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_modelio, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_eclipse_export, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_namespaces, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_names_are_data, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_values, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_inheritance, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_documents, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_references, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_choice_of_block, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_machine_forms, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_times, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_machine_inheritance, set_up, tear_down),
    };
    return cmocka_run_group_tests_name("sysml", tests, NULL, NULL);
}
