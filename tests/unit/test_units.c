/* test_units.c - units as tools write them, their algebra, and the results of the unit check in small systems. Units of
 * random expressions are compared with how values change when the base units change. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dice.h"
#include "flat/units.h"
#include "system_text.h"

#include <math.h>

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
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return 0;
}

static const char *printed(const Dimension *dimension)
{
    Text text = text_new(arena);
    dimension_print(&text, dimension);
    return text.at;
}

static void known_units(void **state)
{
    (void)state;
    static const struct {
        const char *written, *means;
        double offset;
    } units[] = {
        {"kg", "kg", 0}, {"m/s", "m/s", 0}, {"m/s\u00b2", "m/s^2", 0}, {"m^2", "m^2", 0}, {"m2", "m^2", 0},
        {"s-1", "1/s", 0}, {"s\u207b\u00b9", "1/s", 0}, {"N\u00b7m", "kg*m^2/s^2", 0}, {"N.m", "kg*m^2/s^2", 0},
        {"N m", "kg*m^2/s^2", 0}, {"Nm", "kg*m^2/s^2", 0}, {"rad/s", "1/s", 0}, {"Ohm", "kg*m^2/(s^3*A^2)", 0},
        {"\u03a9", "kg*m^2/(s^3*A^2)", 0}, {"k\u2126", "1000*kg*m^2/(s^3*A^2)", 0}, {"\u00b0C", "K", 273.15},
        {"degC", "K", 273.15}, {"\u2103", "K", 273.15}, {"rpm", "0.10472/s", 0}, {"1/min", "0.0166667/s", 0},
        {"rev/min", "0.10472/s", 0}, {"km/h", "0.277778*m/s", 0}, {"l/min", "1.66667e-05*m^3/s", 0},
        {"mL", "1e-06*m^3", 0}, {"bar", "100000*kg/(m*s^2)", 0}, {"mbar", "100*kg/(m*s^2)", 0}, {"%", "0.01", 0},
        {"J/(kg*K)", "m^2/(s^2*K)", 0}, {"J/kg K", "m^2/(s^2*K)", 0}, {"W/m\u00b7K", "kg*m/(s^3*K)", 0},
        {"J/kg*K", "m^2*K/s^2", 0}, {"kg m/s^2", "kg*m/s^2", 0}, {"W/(m2.K)", "kg/(s^3*K)", 0}, {"m/s/s", "m/s^2", 0},
        {"\u00b5m", "1e-06*m", 0}, {"um", "1e-06*m", 0}, {"mm**2", "1e-06*m^2", 0}, {"mm^(-2)", "1e+06/m^2", 0},
        {"V/Hz^(1/2)", "kg*m^2/(s^(5/2)*A)", 0}, {"1", "1", 0}, {"-", "1", 0}, {"[mm]", "0.001*m", 0},
        {"min", "60*s", 0}, {"Pa", "kg/(m*s^2)", 0}, {"cd", "cd", 0}, {"kWh", "3.6e+06*kg*m^2/s^2", 0},
        {"\u00b0", "0.0174533", 0}, {"\u00b0/s", "0.0174533/s", 0}, {"W/degC", "kg*m^2/(s^3*K)", 0},
        {"10^3 m", "1000*m", 0}, {"kg\u22c5m\u207b\u00b3", "kg/m^3", 0}, {"W/(m^2*K^4)", "kg/(s^3*K^4)", 0},
        {"metre", "m", 0}, {"metrePerSecond", "m/s", 0}, {"meterPerSecondSquared", "m/s^2", 0},
        {"Metres per second squared", "m/s^2", 0}, {"newton metre", "kg*m^2/s^2", 0},
        {"kilogramSquareMeter", "kg*m^2", 0},
        {"newtonMeterSecondPerRadian", "kg*m^2/s", 0}, {"cubicMeterPerSecond", "m^3/s", 0},
        {"wattPerSquareMeterKelvinToTheFourth", "kg/(s^3*K^4)", 0}, {"degree Celsius", "K", 273.15},
        {"degreeCelsius", "K", 273.15}, {"percentPerKilogram", "0.01/kg", 0}, {"reciprocal second", "1/s", 0},
        {"millimetres", "0.001*m", 0}, {"joule_per_kelvin", "kg*m^2/(s^2*K)", 0}, {"siemens", "s^3*A^2/(kg*m^2)", 0},
        {"revolutions per minute", "0.10472/s", 0}, {"volt ampere", "kg*m^2/s^3", 0},
        {"kilowatt hour", "3.6e+06*kg*m^2/s^2", 0},
        {"deg C", "K", 273.15}, {"deg.C", "K", 273.15}, {"\u00b0 C", "K", 273.15}, {"\u00baC", "K", 273.15},
        {"degrees C", "K", 273.15}, {"deg K", "K", 0}, {"W/(m2 deg C)", "kg/(s^3*K)", 0}, {"deg*s", "0.0174533*s", 0},
        {"hp", "745.7*kg*m^2/s^3", 0}, {"PS", "735.499*kg*m^2/s^3", 0}, {"horsepower", "745.7*kg*m^2/s^3", 0},
        {"N-m", "kg*m^2/s^2", 0}, {"N-m/s", "kg*m^2/s^3", 0}, {"kW-h", "3.6e+06*kg*m^2/s^2", 0},
        {"ft-lb", "1.35582*kg*m^2/s^2", 0}, {"lb.ft", "1.35582*kg*m^2/s^2", 0}, {"ft-lb/s", "1.35582*kg*m^2/s^3", 0},
        {"in-lb", "0.112985*kg*m^2/s^2", 0}, {"lb-ft2", "0.0421401*kg*m^2", 0}, {"W/m2K", "kg/(s^3*K)", 0},
        {"W/m\u00b2K", "kg/(s^3*K)", 0}, {"kgm2", "kg*m^2", 0}, {"kgm^2", "kg*m^2", 0}, {"Nm2", "kg*m^3/s^2", 0},
        {"J/kgK", "m^2/(s^2*K)", 0}, {"gpm", "6.30902e-05*m^3/s", 0}, {"cfm", "0.000471947*m^3/s", 0},
        {"psia", "6894.76*kg/(m*s^2)", 0}, {"\u2030", "0.001", 0}, {"lbs", "0.453592*kg", 0},
        {"microns", "1e-06*m", 0}, {"metre to the fourth power", "m^4", 0},
        {"degrees Celsius", "K", 273.15}, {"Degrees celsius", "K", 273.15}, {"DEGREES C", "K", 273.15},
        {"degree centigrade", "K", 273.15}, {"degrees Kelvin", "K", 0}, {"deg Celsius", "K", 273.15},
        {"deg. C", "K", 273.15}, {"degs C", "K", 273.15}, {"degreesC", "K", 273.15}, {"degree_Celsius", "K", 273.15},
        {"degreesCelsius", "K", 273.15}, {"\u00b0Celsius", "K", 273.15}, {"\u00b0 Kelvin", "K", 0},
        {"Grad Celsius", "K", 273.15}, {"Grad C", "K", 273.15}, {"grad celsius", "K", 273.15},
        {"degrees Fahrenheit", "0.555556*K", 273.15 - 160.0 / 9}, {"\u00b0 F", "0.555556*K", 273.15 - 160.0 / 9},
        {"deg fahrenheit", "0.555556*K", 273.15 - 160.0 / 9}, {"centigrade", "K", 273.15},
        {"W/(m2 degrees Celsius)", "kg/(s^3*K)", 0}, {"J/kg degC", "m^2/(s^2*K)", 0}, {"1/\u00b0C", "1/K", 0},
        {"joulePerDegreeCelsius", "kg*m^2/(s^2*K)", 0}, {"watts per degrees Celsius", "kg*m^2/(s^3*K)", 0},
        {"degC^2", "K^2", 0}, {"degree Celsius squared", "K^2", 0}, {"degrees per kelvin", "0.0174533/K", 0},
        {"deg/K", "0.0174533/K", 0}, {"N*m/(rad*K)", "kg*m^2/(s^2*K)", 0}, {"degrees", "0.0174533", 0},
    };
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        UnitMeaning meaning;
        if (!unit_read(units[i].written, &meaning))
            fail_msg("'%s' is not read", units[i].written);
        assert_string_equal(printed(&meaning.dimension), units[i].means);
        assert_true(fabs(meaning.offset - units[i].offset) < 1e-9);
    }
}

static void no_units(void **state)
{
    (void)state;
    static const char *const texts[] = {"", " ", "EUR", "foo", "m/", "/s", "m//s", "(m", "m)", "()", "m^", "m^x",
                                        "m^(1/0)", "m^1000",
                                        "m^(2", "0 m", "kg!", "per", "square", "squared metre", "m^^2", "%%", "\xff",
                                        "((((((((((((m))))))))))))", "pieces", "#_18_0beta_11",
                                        "bar(g)", "bar (g)", "bar(a)", "barg", "psig", "m/s 2", "W/mK", "m 2",
                                        "metre^2", "Joule/second",
                                        /* temperatures under names that are not units of temperature */
                                        "Celsius degree", "kelvin degrees", "K deg", "deg*degC", "deg*K", "rad K",
                                        "1/(K deg)", "degree of Celsius", "arcminute kelvin", "W/(m2 K deg)",
                                        "degrees Reaumur", "deg c", "Grad", "Grad/s",
                                        /* ambiguous units */
                                        "ct", "mt", "pt", "dt", "ton", "tons",
                                        /* incomplete units, and signs between words */
                                        "metre of", "metre to", "kilogram per", "metre'", "metre''", "metre*",
                                        "kilogram, metre", "kilogram + metre", "second to the power of minus one",
                                        "square", "metre square"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        UnitMeaning meaning;
        if (unit_read(texts[i], &meaning))
            fail_msg("'%s' is read as %s", texts[i], printed(&meaning.dimension));
    }
    char lengthy[1000];
    memset(lengthy, 'm', sizeof lengthy - 1);
    lengthy[sizeof lengthy - 1] = '\0';
    UnitMeaning meaning;
    assert_false(unit_read(lengthy, &meaning));
}

static void quantities(void **state)
{
    (void)state;
    static const struct {
        const char *written, *unit;
        double number;
    } sound[] = {{"20 mm", "m", 0.02}, {"100ms", "s", 0.1},   {"-1.5e3 N*m", "J", -1500}, {" 2 min", "s", 120},
                 {"3e2s", "s", 300},   {"5 e", NULL, 0},      {"20 \u00b0C", "K", 293.15}, {"7.5 %", "1", 0.075},
                 {"2 3", NULL, 0},     {"mm", NULL, 0},       {"1.2.3 m", NULL, 0},       {"2*m", NULL, 0},
                 {"30 1/min", "Hz", 0.5}, {"450 K", "degC", 176.85}, {"32 degF", "degC", 0}, {"1.1 km", "m", 1100},
                 {"36 km/h", "m/s", 10}, {"3 in", "m", 0.0762},   {"0.1 m/s", "km/h", 0.36},
                 {"12 l/min", "m^3/s", 0.0002}, {"3000 rpm", "Hz", 50}, {"50 Hz", "rpm", 3000},
                 {"2 rev/s", "Hz", 2}, {"1 kHz", "rev/min", 60000}, {"50 Hz", "1/s", 50},
                 {"2 cycles per second", "Hz", 2}, {"3 rad/s", "1/s", 3}, {"2 rev", "deg", 720},
                 {"60 deg/s", "rpm", 10}, {"6 deg/s", "rev/min", 1},
                 {"5 1/Hz", "s", 5}, {"60 V/rpm", "V/Hz", 3600}};
    for (size_t i = 0; i < sizeof sound / sizeof *sound; i++) {
        UnitMeaning given, wanted;
        double number;
        bool is_read = expr_quantity_read(sound[i].written, &number, &given);
        if (is_read != (sound[i].unit != NULL))
            fail_msg("'%s' is %s", sound[i].written, is_read ? "read" : "not read");
        if (!is_read)
            continue;
        assert_true(unit_read(sound[i].unit, &wanted));
        assert_true(dimension_is_same(&given.dimension, &wanted.dimension));
        if (fabs(unit_convert(number, &given, &wanted) - sound[i].number) > 0)
            fail_msg("'%s' is %.17g %s", sound[i].written, unit_convert(number, &given, &wanted), sound[i].unit);
    }
}

/* Mistyped units, and user-defined ones that resemble no known unit. */
static void near_units(void **state)
{
    (void)state;
    static const struct {
        const char *written, *meant;
    } sound[] = {{"vollt", "volt"},  {"newtonMtre", "newtonMetre"}, {"KG", "kg"}, {"Mpa", "MPa"},
                 {"kwh", "kWh"},     {"kilovollt", "kilovolt"},     {"sekond", "second"},
                 {"newton metr", "newton metre"}, {"metrePerSecnd", "metrePerSecond"},
                 {"EUR", NULL},      {"piece", NULL}, {"man", NULL}, {"Vv", NULL}, {"USD/kWh", NULL},
                 {"", NULL},         {"//", NULL},    {"\xc3\xa4\xff", NULL},     {"newtonPersn", NULL}};
    for (size_t i = 0; i < sizeof sound / sizeof *sound; i++) {
        const char *near = unit_near(arena, sound[i].written);
        if (!near != !sound[i].meant || (near && strcmp(near, sound[i].meant) != 0))
            fail_msg("'%s' is like '%s'", sound[i].written, near ? near : "none");
    }
}

/* Conversions whose factor would differ if a cycle or a turn were an angle. */
static void two_ways(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
        double power;
    } units[] = {{"Hz", "rad/s", 1}, {"rad/s", "Hz", -1}, {"Hz", "deg/s", 1}, {"rpm", "1/s", -1}, {"1/min", "rpm", 1},
                 {"rev", "1", -1}, {"mm/rev", "m", 1}, {"V/Hz", "V*s/rad", -1}, {"Hz^2", "rad^2/s^2", 2}};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        UnitMeaning from, to;
        double power;
        assert_true(unit_read(units[i].from, &from) && unit_read(units[i].to, &to));
        if (angles_convert(&from.dimension, &to.dimension, &power))
            fail_msg("%s to %s", units[i].from, units[i].to);
        if (fabs(power - units[i].power) > 1e-12)
            fail_msg("%s to %s: %g", units[i].from, units[i].to, power);
    }
}

static double exponent(Dice *dice)
{
    static const double some[] = {-3, -2, -1.5, -1, -0.5, 0, 0, 0, 0.5, 1, 1, 2, 3, 1.0 / 3};
    return some[below(dice, (int)(sizeof some / sizeof *some))];
}

/* A printed unit reads back as the same unit; products and powers of units agree with those of their texts. */
static void random_units(void **state)
{
    (void)state;
    Dice dice = {.seed = 7};
    for (int round = 0; round < 3000; round++) {
        Dimension units[2] = {{.scale = 0}, {.scale = 0}};
        for (int i = 0; i < 2; i++) {
            for (int b = 0; b < BASE_UNITS; b++)
                units[i].exponent[b] = exponent(&dice);
            units[i].scale = below(&dice, 2) ? log(10) * (below(&dice, 13) - 6) : 0;
            UnitMeaning meaning;
            const char *text = printed(&units[i]);
            if (!unit_read(text, &meaning) || !dimension_is_same(&meaning.dimension, &units[i]) ||
                !scale_is_same(&meaning.dimension, &units[i]))
                fail_msg("'%s' reads back otherwise", text);
        }
        double power = 1 + below(&dice, 3);
        Dimension product = dimension_times(units[0], units[1], -power);
        const char *text = arena_format(arena, "(%s)/(%s)^%.0f", printed(&units[0]), printed(&units[1]), power);
        UnitMeaning meaning;
        if (!unit_read(text, &meaning) || !dimension_is_same(&meaning.dimension, &product))
            fail_msg("'%s' is not %s", text, printed(&product));
    }
}

/* ---- the check ---- */

static const System *checked;

/* Asserts the codes that the check of a system reports, in order; returns the units found. */
static const KnownUnit *check(const char *text, const char *codes)
{
    checked = system_of_text(arena, text);
    const KnownUnit *known = flat_check_units(arena, checked, UNITS_ERROR);
    FILE *stream = tmpfile();
    assert_non_null(stream);
    diag_flush(stream, false);
    rewind(stream);
    char line[4096];
    Text found = text_new(arena), all = text_new(arena);
    while (fgets(line, sizeof line, stream)) {
        char *code = strstr(line, " [U");
        text_add(&all, line);
        if (code)
            text_add_length(&found, code + 2, 3);
    }
    fclose(stream);
    diag_release();
    if (strcmp(found.at ? found.at : "", codes) != 0)
        fail_msg("%s\nreports '%s', not '%s':\n%s", text, found.at ? found.at : "", codes, all.at ? all.at : "");
    return known;
}

static void unit_is(const KnownUnit *known, const char *path, const char *unit)
{
    for (int i = 0; i < checked->variables.count; i++) {
        if (strcmp(checked->variables.at[i].path->text, path) != 0)
            continue;
        assert_true(known[i].is_known == (unit != NULL));
        if (unit)
            assert_string_equal(printed(known[i].dimension), unit);
        return;
    }
    fail_msg("no variable %s", path);
}

#define MOTION \
    "variable x unit m\nvariable v unit m/s\nconstant m = 2 unit kg\n" \
    "variable f unit N\nconstant k = 3 unit N/m\n"

static void sound_systems(void **state)
{
    (void)state;
    check(MOTION "der(x) = v\nm*der(v) = f - k*x", "");
    check(MOTION "der(x) = v\nf = 0.5*m*v^2/x\nv = sqrt(2*f*x/m)", "");
    check(MOTION "f = 9.81*m\nv = 3 + 2*time\nx = if time < 2 then 0 else 4", "");
    check(MOTION "x = sqrt(x^2 + 1)\nf = f*tanh(v/0.01)", "");
    check(MOTION "v = time\nx = 201*v\nf = 22*v", "");
    check(MOTION "v = abs(v)*sign(x)\nf = max(0, k*(x - 0.1))\nx = 0.3*sin(2*time)*exp(-time/5)", "");
    check("variable w\nder(w) = -w\nvariable a\nvariable b\nder(a) = b\nder(b) = -a", "");
    check("variable T unit degC\nvariable U unit K\nT = U - 273.15", "");
    check("variable n unit rpm\nvariable w unit rad/s\nn = w*30/3.14159", "");
    check("variable x unit m\nvariable y unit mm\nconstant k = 1 unit N/mm\nvariable f unit N\nf = k*y\n"
          "y = 1000*x", "");
    check("constant a = 1 unit 1/K\nvariable T unit K\nvariable r unit Ohm\nconstant R = 1 unit Ohm\n"
          "r = R*(1 + a*T)", "");
    check("variable p unit Pa\nvariable V unit m^3\nconstant g = 1.4\nconstant C = 1\np*V^g = C", "");
}

static void mistakes(void **state)
{
    (void)state;
    check(MOTION "f = m*v", "U02");
    check(MOTION "f = 0.5*m*v^2", "U02");
    check(MOTION "f = k*x + m*v", "U02");
    check(MOTION "f = 3.14*m", "U02");
    check(MOTION "f = 48*m/6", "U02");
    check(MOTION "x = time + v", "U02");
    check(MOTION "v = if x > time then 1 else 2", "U02");
    check(MOTION "v = sin(x)", "U02");
    check(MOTION "x = if v > x then x else 2*x", "U02");
    check(MOTION "x = sqrt(v)", "U02");
    check(MOTION "der(x) = f", "U02");
    check(MOTION "x = max(x, v)", "U02");
    check(MOTION "v = x^v", "U02");
    check(MOTION "constant a = k*x", "");
    check(MOTION "constant a = k*m unit N", "U02");
    check("constant a = 1 unit K\nvariable T unit K\nvariable r unit Ohm\nconstant R = 1 unit Ohm\n"
          "r = R*(1 + a*T)", "U02");
    check("variable x unit m\nvariable y unit mm\nx = y", "U03");
    check("variable x unit deg\nvariable y\ny = sin(x)", "U03");
    check("variable n unit rpm\nvariable t unit N*m\nvariable P unit W\nP = t*n", "U03");
    check("variable T unit degC\nvariable U unit K\nT = U", "U03");
    check("variable T unit degC\nvariable U\nvariable W unit K\nT = U\nU = W", "U03");
    check("variable x unit parsecs\nvariable y unit m\nx = y", "U01");
}

static void inference(void **state)
{
    (void)state;
    const KnownUnit *known = check(MOTION "variable a\nvariable e\na = der(v)\ne = f*x", "");
    unit_is(known, "a", "m/s^2");
    unit_is(known, "e", "kg*m^2/s^2");
    known = check("variable s\nvariable err\nvariable I\nconstant kp = 1\nconstant ki = 1\nvariable u unit V\n"
                  "variable y unit m\n"
                  "err = s - y\nder(I) = err\nu = kp*err + ki*I", "");
    unit_is(known, "s", "m");
    unit_is(known, "I", "m*s");
    unit_is(known, "kp", "kg*m/(s^3*A)");
    unit_is(known, "ki", "kg*m/(s^4*A)");
    known = check("variable a\nvariable b\nvariable c\na = b*c\nvariable d unit m\nb = d\nc = d", "");
    unit_is(known, "a", "m^2");
    known = check("variable a\nvariable b\nvariable c unit m^2\na*b = c\na = b", "");
    unit_is(known, "a", "m");
    known = check("variable a\nvariable b\na = 3.7*b\nvariable c unit m\nb = c", "");
    unit_is(known, "a", NULL);
    check("variable a\nvariable b\nvariable c unit m\na*b = c\na = c\nb = c", "U02");
    check("variable a\nvariable b unit kg\nvariable c unit m\na = b\na = c", "U02");
    known = check("variable a\nvariable b unit kg\nb = a^3\n", "");
    unit_is(known, "a", "kg^(1/3)");
}

static void is_shown(const KnownUnit *known, const char *path, int derivations, const char *unit)
{
    System system = *checked;
    system.units = known;
    for (int i = 0; i < system.variables.count; i++)
        if (strcmp(system.variables.at[i].path->text, path) == 0) {
            assert_string_equal(flat_unit(arena, &system, i, derivations), unit);
            return;
        }
    fail_msg("no variable %s", path);
}

static void units_shown(void **state)
{
    (void)state;
    const KnownUnit *known = check(MOTION "variable a\nvariable g\nvariable e\na = der(v)\ng = f\ne = f*g", "");
    is_shown(known, "f", 0, "N");
    is_shown(known, "f", 1, "N/s");
    is_shown(known, "der(v)", 0, "(m/s)/s");
    is_shown(known, "a", 0, "m/s^2");
    is_shown(known, "g", 0, "N");
    is_shown(known, "e", 0, "kg^2*m^2/s^4");
    is_shown(known, "e", 2, "kg^2*m^2/s^6");
    known = check("variable phi\nvariable w unit rad/s\nvariable u\n"
                  "der(phi) = w\nu = 7.7*w", "");
    is_shown(known, "phi", 0, "1");
    is_shown(known, "u", 0, "");
    known = check("variable T unit degC\nvariable U\nvariable D\nvariable c\nvariable P unit W\n"
                  "U = T\nD = T - 20\nP = c*T", "");
    is_shown(known, "U", 0, "degC");
    is_shown(known, "D", 0, "");
    is_shown(known, "c", 0, "kg*m^2/(s^3*K)");
    known = check("variable T unit K\nvariable U\nU = 2*T", "");
    is_shown(known, "U", 0, "K");
}

/* Units inferred at a unit clash become doubtful, and so do their consequences. */
static void doubts(void **state)
{
    (void)state;
    const KnownUnit *known = check(MOTION "variable drag\nvariable power\nconstant d = 2\nvariable p\n"
                                          "der(x) = v\ndrag = d*v\nf = drag + d*x\npower = drag*v\np = m*v", "U02");
    is_shown(known, "f", 0, "N");
    is_shown(known, "drag", 0, "");
    is_shown(known, "d", 0, "");
    is_shown(known, "power", 0, "");
    is_shown(known, "p", 0, "kg*m/s");
}

/* ---- dimensional analysis: if base units change, the value of an expression changes as its own unit tells ---- */

enum { QUANTITIES = 6 };

typedef struct {
    Dice dice;
    Dimension units[QUANTITIES];
    Expr leaves[QUANTITIES];
} Quantities;

static Expr random_number(Quantities *q)
{
    static const double some[] = {0.5, 2, 3, 4.0 / 3, 6.283185307};
    return expr_number(some[below(&q->dice, 5)]);
}

/* A random term; stores its unit. */
static Expr random_term(Quantities *q, int depth, Dimension *unit);

static Expr random_mere_number(Quantities *q, int depth)
{
    Dimension unit;
    Expr a = random_term(q, depth - 1, &unit);
    Expr ratio = expr_raw(OP_DIVIDE, NULL, 2, (Expr[]){a, expr_raw(OP_ADD, NULL, 2, (Expr[]){a, a})});
    static const Op functions[] = {OP_SIN, OP_EXP, OP_ATAN, OP_TANH};
    return expr_raw(functions[below(&q->dice, 4)], NULL, 1, &ratio);
}

static Expr random_term(Quantities *q, int depth, Dimension *unit)
{
    int leaf = below(&q->dice, QUANTITIES);
    *unit = q->units[leaf];
    if (depth <= 0)
        return q->leaves[leaf];
    Dimension other;
    Expr a = random_term(q, depth - 1, unit), b;
    switch (below(&q->dice, 7)) {
    case 0: case 1:
        b = random_term(q, depth - 1, &other);
        *unit = dimension_times(*unit, other, 1);
        return expr_raw(OP_MULTIPLY, NULL, 2, (Expr[]){a, b});
    case 2:
        b = random_term(q, depth - 1, &other);
        *unit = dimension_times(*unit, other, -1);
        return expr_raw(OP_DIVIDE, NULL, 2, (Expr[]){a, b});
    case 3:
        b = expr_raw(OP_MULTIPLY, NULL, 2, (Expr[]){random_number(q), a});
        return expr_raw(OP_ADD, NULL, 2, (Expr[]){a, b});
    case 4: *unit = dimension_power(*unit, 0.5); return expr_raw(OP_SQRT, NULL, 1, &a);
    case 5:
        b = expr_raw(OP_MULTIPLY, NULL, 2, (Expr[]){a, random_mere_number(q, depth)});
        return expr_raw(OP_MAX, NULL, 2, (Expr[]){a, b});
    default: *unit = dimension_power(*unit, 2); return expr_raw(OP_POWER, NULL, 2, (Expr[]){a, expr_integer(2)});
    }
}

typedef struct {
    const Quantities *q;
    double values[QUANTITIES];
} Values;

static double value_of(void *context, Expr leaf)
{
    const Values *values = context;
    for (int i = 0; i < QUANTITIES; i++)
        if (values->q->leaves[i] == leaf)
            return values->values[i];
    return NAN;
}

static void scaled_systems(void **state)
{
    (void)state;
    int compared = 0;
    for (int round = 0; round < 2000; round++) {
        Quantities q = {.dice = {.seed = (uint64_t)round + 1}};
        Text text = text_new(arena);
        for (int i = 0; i < QUANTITIES; i++) {
            for (int b = 0; b < BASE_UNITS; b++)
                q.units[i].exponent[b] = below(&q.dice, 3) ? 0 : below(&q.dice, 5) - 2;
            text_format(&text, "variable q%d unit %s\n", i, printed(&q.units[i]));
            q.leaves[i] = expr_variable(name_format("q%d", i), TYPE_REAL);
        }
        Dimension unit;
        Expr e = random_term(&q, 3, &unit);
        text_format(&text, "variable y\ny = %s\n", expr_text(arena, e));
        const KnownUnit *known = check(text.at, "");
        assert_true(known[QUANTITIES].is_known);
        Dimension found = *known[QUANTITIES].dimension;
        assert_true(dimension_is_same(&found, &unit));

        double log_factor[BASE_UNITS], expected = 0; /* log_factor: by how much the new base units are smaller */
        Values before = {.q = &q}, after = {.q = &q};
        for (int b = 0; b < BASE_UNITS; b++) {
            log_factor[b] = 0.1 * (below(&q.dice, 9) - 4);
            expected += log_factor[b] * found.exponent[b];
        }
        for (int i = 0; i < QUANTITIES; i++) {
            double own = 0;
            for (int b = 0; b < BASE_UNITS; b++)
                own += log_factor[b] * q.units[i].exponent[b];
            before.values[i] = 0.5 + 0.25 * below(&q.dice, 8);
            after.values[i] = before.values[i] * exp(own);
        }
        double first = expr_evaluate(e, 0, value_of, &before), second = expr_evaluate(e, 0, value_of, &after);
        if (!isfinite(first) || !isfinite(second) || first <= 0)
            continue;
        compared++;
        if (!(fabs(log(second / first) - expected) < 1e-6))
            fail_msg("%s: %g becomes %g, not by a factor of %g", expr_text(arena, e), first, second, exp(expected));
    }
    assert_true(compared > 1500);
}

/* A term with a wrong unit is found anywhere in a system. */
static void damaged_systems(void **state)
{
    (void)state;
    for (int round = 0; round < 500; round++) {
        Quantities q = {.dice = {.seed = (uint64_t)round + 77}};
        Text text = text_new(arena);
        for (int i = 0; i < QUANTITIES; i++) {
            q.units[i].exponent[below(&q.dice, BASE_UNITS)] = 1 + below(&q.dice, 3);
            q.units[i].exponent[i] -= 1;
            text_format(&text, "variable q%d unit %s\n", i, printed(&q.units[i]));
            q.leaves[i] = expr_variable(name_format("q%d", i), TYPE_REAL);
        }
        Dimension unit, other;
        Expr e = random_term(&q, 3, &unit), wrong = random_term(&q, 1, &other);
        if (dimension_is_same(&unit, &other))
            continue;
        text_format(&text, "variable y\ny = %s\n", expr_text(arena, expr_raw(OP_ADD, NULL, 2, (Expr[]){e, wrong})));
        check(text.at, "U02");
    }
}

/* ---- large systems ---- */

static Expr large_variable(System *system, Name path, const char *unit)
{
    FlatVariable v = {.path = path, .type = TYPE_REAL, .derivative = -1, .integral = -1, .bound_to = -1};
    v.kind = FLAT_VARIABLE;
    v.unit.symbol = unit ? name_of(unit) : NULL;
    v.leaf = expr_variable(path, TYPE_REAL);
    list_push(arena, &system->variables, v);
    expr_index_put(system->by_leaf, v.leaf, system->variables.count - 1);
    return v.leaf;
}

static void large_equation(System *system, Expr left, Expr right)
{
    FlatEquation e = {.left = left, .right = right, .element = name_of("S"), .instance = name_of(""), .written = "e"};
    list_push(arena, &system->equations, e);
}

/* Units propagated from the end of a chain of products to its beginning, and one product of all variables. */
static void large_systems(void **state)
{
    (void)state;
    enum { LENGTH = 20000 };
    System *system = arena_new_of(arena, System);
    system->by_leaf = expr_indices_new(arena);
    Expr *x = arena_array(arena, Expr, LENGTH), *y = arena_array(arena, Expr, LENGTH);
    for (int i = 0; i < LENGTH; i++) {
        x[i] = large_variable(system, name_format("x%d", i), NULL);
        y[i] = large_variable(system, name_format("y%d", i), i + 1 < LENGTH ? NULL : "m");
    }
    Expr all = large_variable(system, name_of("all"), NULL);
    large_equation(system, all, expr_raw(OP_MULTIPLY, NULL, LENGTH, y));
    for (int i = 0; i + 1 < LENGTH; i++) {
        large_equation(system, x[i], expr_raw(OP_MULTIPLY, NULL, 2, (Expr[]){x[i + 1], y[i]}));
        large_equation(system, y[i], y[i + 1]);
    }
    large_equation(system, x[LENGTH - 1], y[LENGTH - 1]);
    const KnownUnit *known = flat_check_units(arena, system, UNITS_ERROR);
    assert_int_equal(diag_error_count(), 0);
    for (int i = 0; i < system->variables.count; i++)
        assert_true(known[i].is_known);
    assert_true(fabs(known[0].dimension->exponent[1] - LENGTH) < 1e-6 * LENGTH);
    assert_true(fabs(known[2 * LENGTH].dimension->exponent[1] - LENGTH) < 1e-6 * LENGTH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(known_units, set_up, tear_down),
        cmocka_unit_test_setup_teardown(no_units, set_up, tear_down),
        cmocka_unit_test_setup_teardown(quantities, set_up, tear_down),
        cmocka_unit_test_setup_teardown(near_units, set_up, tear_down),
        cmocka_unit_test_setup_teardown(two_ways, set_up, tear_down),
        cmocka_unit_test_setup_teardown(random_units, set_up, tear_down),
        cmocka_unit_test_setup_teardown(sound_systems, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mistakes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(inference, set_up, tear_down),
        cmocka_unit_test_setup_teardown(units_shown, set_up, tear_down),
        cmocka_unit_test_setup_teardown(doubts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(scaled_systems, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damaged_systems, set_up, tear_down),
        cmocka_unit_test_setup_teardown(large_systems, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
