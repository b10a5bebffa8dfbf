/* input.c - what the runtime is told of inputs: the tables that it fills, and the units in which they may be given. */
#include "emit/program.h"

#include "expr/units.h"

#include <math.h>
#include <string.h>

/* What people write; those that do not fit an input's unit are left out. */
static const char *const common_units[] = {
    "m",      "mm",   "cm",   "um",    "km",    "in",     "ft",    "m^2",   "cm^2",  "mm^2",  "m^3",     "l",
    "ml",     "cm^3", "kg",   "g",     "t",     "lb",     "s",     "ms",    "us",    "min",   "h",       "A",
    "mA",     "kA",   "K",    "degC",  "degF",  "mol",    "cd",    "lx",    "rad",   "deg",   "rev",     "rad/s",
    "deg/s",  "rpm",  "Hz",   "kHz",   "1/s",   "1/min",  "m/s",   "mm/s",  "km/h",  "m/min", "m/s^2",   "rad/s^2",
    "N",      "kN",   "mN",   "lbf",   "N*m",   "mN*m",   "kN*m",  "Pa",    "hPa",   "kPa",   "MPa",     "bar",
    "mbar",   "atm",  "psi",  "J",     "kJ",    "MJ",     "Wh",    "kWh",   "W",     "mW",    "kW",      "MW",
    "V",      "mV",   "kV",   "ohm",   "kohm",  "C",      "Ah",    "F",     "uF",    "H",     "mH",      "Wb",
    "T",      "W/K",  "J/K",  "W/m^2", "m^3/s", "m^3/h",  "l/s",   "l/min", "l/h",   "kg/s",  "kg/h",    "g/s",
    "kg/min", "1",    "%",    "percent"};

/* A number in one unit times the factor, and the offset, is one in the other; false if the units do not fit. */
static bool convert(const char *from, const char *to, double *factor, double *offset)
{
    UnitMeaning given, wanted;
    double power = 0;
    if (!unit_read(from, &given) || !unit_read(to, &wanted) ||
        !dimension_is_same(&given.dimension, &wanted.dimension) ||
        !angles_convert(&given.dimension, &wanted.dimension, &power))
        return false;
    *offset = unit_convert(0, &given, &wanted);
    given.offset = wanted.offset = 0;
    *factor = unit_convert(1, &given, &wanted);
    return isfinite(*factor) && isfinite(*offset);
}

/* What state machines are told from outside. */
static void print_signals(Program *p, Record *record)
{
    const System *system = p->system;
    Record *list = record_when(record, "with_signals", system->signals.count > 0);
    Items names = code_array(p->arena);
    if (!list)
        return;
    for (int i = 0; i < system->signals.count; i++) { /* without quotes: those of a shell are enough */
        const char *name = system->signals.at[i]->text;
        const bool is_quoted = name[0] == '\'';
        code_add_item(&names, c_quoted(p->arena, arena_copy(p->arena, name + is_quoted, strlen(name) - 2 * is_quoted)));
    }
    code_add_item(&names, "NULL");
    record_set(list, "signal_names", names.text.at);
    for (int i = 0; i < system->inputs.count; i++) {
        const FlatInput *input = &system->inputs.at[i];
        if (!input->signals.count)
            continue;
        Record *row = record_add(list, "mailboxes");
        Items taken = code_array(p->arena);
        for (int k = 0; k < input->signals.count; k++)
            code_add_number(&taken, input->signals.at[k]);
        code_add_number(&taken, 0);
        const int part = system->variables.at[input->variable].part;
        record_set(row, "part", c_quoted(p->arena, system->parts.at[part].path->text));
        record_set(row, "taken", taken.text.at);
        record_set(row, "times", table_text(p, input->axis) + 1);
        record_set(row, "values", table_text(p, input->table) + 1);
    }
}

void inputs_print(Program *p, Record *record)
{
    const System *system = p->system;
    Record *list = record_when(record, "with_inputs", system->inputs.count > 0);
    const Name file = system->experiment.input;
    if (list) {
        record_list(list, "inputs");
        record_set(list, "input", file ? c_quoted(p->arena, file->text) : "NULL");
    }
    for (int i = 0; i < system->inputs.count; i++) {
        const FlatInput *input = &system->inputs.at[i];
        if (input->signals.count)
            continue;
        const char *unit = flat_unit(p->arena, system, input->variable, 0);
        Record *row = record_add(list, "inputs");
        Items units = code_items(p->arena, 111, true);
        double factor, offset;
        for (size_t k = 0; k < sizeof common_units / sizeof *common_units; k++)
            if (strcmp(common_units[k], unit) != 0 && convert(common_units[k], unit, &factor, &offset))
                code_add_item(&units, arena_format(p->arena, "{%s, %s, %s}", c_quoted(p->arena, common_units[k]),
                                                   c_number(factor), c_number(offset)));
        code_add_item(&units, "{NULL, 0, 0}");
        record_format(row, "row", "%d", p->places.at[input->variable].row);
        record_set(row, "times", table_text(p, input->axis) + 1);
        record_set(row, "values", table_text(p, input->table) + 1);
        record_set(row, "is_held", c_truth(input->is_held));
        record_set(row, "units", units.text.at);
    }
    print_signals(p, record);
}
