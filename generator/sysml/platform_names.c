/* platform_names.c - SysPhS's stereotypes for elements of Modelica and Simulink, and what other releases call the same
 * elements: tables only; another alias is another row. */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

const char *const platform_words[PLATFORMS] = {"Modelica", "Simulink"};

static const char *const words[PLATFORMS][3] = {
    [PLATFORM_MODELICA] = {"ModelicaBlock", "ModelicaPort", "ModelicaParameter"},
    [PLATFORM_SIMULINK] = {"SimulinkBlock", "SimulinkPort", "SimulinkParameter"},
};

/* The Modelica Standard Library: release 4.0 and, by its conversion script, those before it. Simscape: its functions,
 * and its library as it is drawn. */
static const struct {
    Platform platform;
    const char *older, *name;
} blocks[] = {
    {PLATFORM_MODELICA, "Modelica.Blocks.Sources.Clock", "Modelica.Blocks.Sources.ContinuousClock"},
    {PLATFORM_MODELICA, "Modelica.Blocks.Tables.CombiTable1D", "Modelica.Blocks.Tables.CombiTable1Dv"},
    {PLATFORM_MODELICA, "Modelica.Blocks.Tables.CombiTable2D", "Modelica.Blocks.Tables.CombiTable2Ds"},
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Basic.EMF", "Modelica.Electrical.Analog.Basic.RotationalEMF"},
    {PLATFORM_SIMULINK, "fl_lib/Electrical/Electrical Elements/Resistor", "foundation.electrical.elements.resistor"},
    {PLATFORM_SIMULINK, "fl_lib/Electrical/Electrical Elements/Capacitor", "foundation.electrical.elements.capacitor"},
    {PLATFORM_SIMULINK, "fl_lib/Electrical/Electrical Elements/Inductor", "foundation.electrical.elements.inductor"},
    {PLATFORM_SIMULINK, "fl_lib/Electrical/Electrical Elements/Electrical Reference",
     "foundation.electrical.elements.reference"},
};

static const struct {
    Platform platform;
    const char *older, *name;
} parameters[] = {
    {PLATFORM_MODELICA, "freqHz", "f"},
    {PLATFORM_MODELICA, "R_ref", "R"},
    {PLATFORM_SIMULINK, "X0", "InitialCondition"},
    {PLATFORM_SIMULINK, "X0", "InitialOutput"},
};

#define MATHS "simulink/Math Operations/"
#define LOGIC "simulink/Logic and Bit Operations/"
#define LOOKUP "simulink/Lookup Tables/"
#define SWITCH "simulink/Signal Routing/Switch"
#define MUX "simulink/Signal Routing/Mux"
#define DEMUX "simulink/Signal Routing/Demux"
#define RELAY "simulink/Discontinuities/Relay"
#define CROSSING "simulink/Discontinuities/Hit Crossing"
#define ELEMENT "foundation.electrical.elements."
#define SOURCE "foundation.electrical.sources."
#define DISCRETE "Modelica.Blocks.Discrete."

/* The platform's blocks that are several of the library's. */
static const struct {
    Platform platform;
    const char *block, *name;
} others[] = {
    {PLATFORM_MODELICA, "Resistor", "Modelica.Electrical.Analog.Basic.HeatingResistor"}, /* without a heat port */
    {PLATFORM_SIMULINK, "Add", MATHS "Sum"},
    {PLATFORM_SIMULINK, "Add3", MATHS "Sum"},
    {PLATFORM_SIMULINK, "Add3", MATHS "Add"},
    {PLATFORM_SIMULINK, "Add3", MATHS "Subtract"},
    {PLATFORM_SIMULINK, "Division", MATHS "Product"},
    {PLATFORM_SIMULINK, "Product3", MATHS "Divide"},
    {PLATFORM_SIMULINK, "Sqrt", MATHS "Math Function"},
    {PLATFORM_SIMULINK, "Multiplex2", MUX},
    {PLATFORM_SIMULINK, "Multiplex3", MUX},
    {PLATFORM_SIMULINK, "DeMultiplex2", DEMUX},
    {PLATFORM_SIMULINK, "DeMultiplex3", DEMUX},
    {PLATFORM_SIMULINK, "VariableTimeDelay", "simulink/Continuous/Variable Transport Delay"},
};

/* Simulink's and Simscape's parameters. Both count: what is set, and what holds where nothing is. A parameter of the
 * library's block is in one row at most. The ramp has no end there: here it lasts for 3e4 years. Modelica's library
 * leaves sample periods and tables open. */
static const PlatformConversion conversions[] = {
    {"simulink/Continuous/Integrator", "InitialCondition", "0", "y_start", NULL},
    {"simulink/Continuous/Transfer Fcn", "Numerator", "{1}", "b", NULL},
    {"simulink/Continuous/Transfer Fcn", "Denominator", "{1, 1}", "a", NULL},
    {"simulink/Continuous/State-Space", "A", "[1]", "A", NULL},
    {"simulink/Continuous/State-Space", "B", "[1]", "B", NULL},
    {"simulink/Continuous/State-Space", "C", "[1]", "C", NULL},
    {"simulink/Continuous/State-Space", "D", "[1]", "D", NULL},
    {"simulink/Continuous/Variable Transport Delay", "MaximumDelay", "10", "maximumDelay", NULL},
    {"simulink/Discontinuities/Saturation", "UpperLimit", "0.5", "uMax", NULL},
    {"simulink/Discontinuities/Saturation", "LowerLimit", "-0.5", "uMin", NULL},
    {"simulink/Discontinuities/Dead Zone", "UpperValue", "0.5", "uMax", NULL},
    {"simulink/Discontinuities/Dead Zone", "LowerValue", "-0.5", "uMin", NULL},
    {"simulink/Discontinuities/Rate Limiter", "RisingSlewLimit", "1", "Rising", NULL},
    {"simulink/Discontinuities/Rate Limiter", "FallingSlewLimit", "-1", "Falling", NULL},
    {RELAY, "OnSwitchValue", "2.220446049250313e-16", "uHigh", NULL},
    {RELAY, "OffSwitchValue", "2.220446049250313e-16", "uLow", NULL},
    {CROSSING, "HitCrossingDirection", "either", "direction", "?"},
    {"simulink/Discontinuities/Backlash", "BacklashWidth", "1", "width", NULL},
    {MATHS "Gain", "Gain", "1", "k", NULL},
    {MATHS "Add", "Inputs", "++", "k1", "#1"},
    {MATHS "Add", "Inputs", "++", "k2", "#2"},
    {MATHS "Add", "Inputs", "++", "k3", "#3"},
    {MATHS "Sum", "Inputs", "++", "k1", "#1"},
    {MATHS "Sum", "Inputs", "++", "k2", "#2"},
    {MATHS "Sum", "Inputs", "++", "k3", "#3"},
    {MATHS "Subtract", "Inputs", "+-", "k1", "#1"},
    {MATHS "Subtract", "Inputs", "+-", "k2", "#2"},
    {MATHS "Subtract", "Inputs", "+-", "k3", "#3"},
    {MATHS "Product", "Inputs", "2", "k1", "#1"},
    {MATHS "Product", "Inputs", "2", "k2", "#2"},
    {MATHS "Product", "Inputs", "2", "k3", "#3"},
    {MATHS "Divide", "Inputs", "*/", "k1", "#1"},
    {MATHS "Divide", "Inputs", "*/", "k2", "#2"},
    {MATHS "Divide", "Inputs", "*/", "k3", "#3"},
    {LOGIC "Compare To Constant", "const", "3", "threshold", NULL},
    {"simulink/Sources/Constant", "Value", "1", "k", NULL},
    {"simulink/Sources/Step", "Time", "1", "startTime", NULL},
    {"simulink/Sources/Step", "Before", "0", "offset", NULL},
    {"simulink/Sources/Step", "After", "1", "height", "After - Before"},
    {"simulink/Sources/Ramp", "slope", "1", "height", "slope*1e12"},
    {"simulink/Sources/Ramp", "slope", "1", "duration", "1e12"},
    {"simulink/Sources/Ramp", "start", "0", "startTime", NULL},
    {"simulink/Sources/Ramp", "InitialOutput", "0", "offset", NULL},
    {"simulink/Sources/Sine Wave", "Amplitude", "1", "amplitude", NULL},
    {"simulink/Sources/Sine Wave", "Bias", "0", "offset", NULL},
    {"simulink/Sources/Sine Wave", "Frequency", "1", "f", "Frequency/(2*Modelica.Constants.pi)"},
    {"simulink/Sources/Sine Wave", "Phase", "0", "phase", NULL},
    {"simulink/Sources/Pulse Generator", "Amplitude", "1", "amplitude", NULL},
    {"simulink/Sources/Pulse Generator", "Period", "10", "period", NULL},
    {"simulink/Sources/Pulse Generator", "PulseWidth", "5", "width", NULL},
    {"simulink/Sources/Pulse Generator", "PhaseDelay", "0", "startTime", NULL},
    {"simulink/Discrete/Zero-Order Hold", "SampleTime", NULL, "samplePeriod", NULL},
    {"simulink/Discrete/First-Order Hold", "SampleTime", NULL, "samplePeriod", NULL},
    {"simulink/Discrete/Unit Delay", "SampleTime", NULL, "samplePeriod", NULL},
    {"simulink/Discrete/Discrete Transfer Fcn", "SampleTime", NULL, "samplePeriod", NULL},
    {"simulink/Discrete/Discrete Transfer Fcn", "Denominator", "{1, 0.5}", "a", NULL},
    {"simulink/Discrete/Discrete State-Space", "SampleTime", NULL, "samplePeriod", NULL},
    {"simulink/Discrete/Discrete State-Space", "A", "[1]", "A", NULL},
    {"simulink/Discrete/Discrete State-Space", "D", "[1]", "D", NULL},
    {SWITCH, "Criteria", "u2 >= Threshold", "criterion", "?"},
    {MUX, "Inputs", "2", "n", NULL},
    {DEMUX, "Outputs", "2", "n", NULL},
    {LOOKUP "1-D Lookup Table", "table", NULL, "table", NULL},
    {LOOKUP "1-D Lookup Table", "Table", NULL, "values", NULL},
    {LOOKUP "1-D Lookup Table", "BreakpointsForDimension1", NULL, "points", NULL},
    {LOOKUP "1-D Lookup Table", "ExtrapMethod", "Linear", "clip", "?"},
    {LOOKUP "2-D Lookup Table", "table", NULL, "table", NULL},
    {LOOKUP "2-D Lookup Table", "Table", NULL, "values", NULL},
    {LOOKUP "2-D Lookup Table", "BreakpointsForDimension1", NULL, "points1", NULL},
    {LOOKUP "2-D Lookup Table", "BreakpointsForDimension2", NULL, "points2", NULL},
    {LOOKUP "2-D Lookup Table", "ExtrapMethod", "Linear", "clip", "?"},
    {"Modelica.Blocks.Continuous.StateSpace", "A", "[1, 0; 0, 1]", "A", NULL},
    {"Modelica.Blocks.Continuous.StateSpace", "B", "[1; 1]", "B", NULL},
    {"Modelica.Blocks.Continuous.StateSpace", "C", "[1, 1]", "C", NULL},
    {"Modelica.Blocks.Sources.TimeTable", "table", NULL, "table", NULL},
    {"Modelica.Blocks.Tables.CombiTable1Ds", "table", NULL, "table", NULL},
    {"Modelica.Blocks.Tables.CombiTable1Dv", "table", NULL, "table", NULL},
    {"Modelica.Blocks.Tables.CombiTable2Ds", "table", NULL, "table", NULL},
    {DISCRETE "StateSpace", "A", "[1, 0; 0, 1]", "A", NULL},
    {DISCRETE "StateSpace", "B", "[1; 1]", "B", NULL},
    {DISCRETE "StateSpace", "C", "[1, 1]", "C", NULL},
    {DISCRETE "Sampler", "samplePeriod", NULL, "samplePeriod", NULL},
    {DISCRETE "ZeroOrderHold", "samplePeriod", NULL, "samplePeriod", NULL},
    {DISCRETE "FirstOrderHold", "samplePeriod", NULL, "samplePeriod", NULL},
    {DISCRETE "UnitDelay", "samplePeriod", NULL, "samplePeriod", NULL},
    {DISCRETE "TransferFunction", "samplePeriod", NULL, "samplePeriod", NULL},
    {DISCRETE "StateSpace", "samplePeriod", NULL, "samplePeriod", NULL},
    {ELEMENT "resistor", "R", "1", "r", NULL},
    {ELEMENT "capacitor", "C", "1e-6", "c", NULL},
    {ELEMENT "inductor", "L", "1e-6", "l", NULL},
    {ELEMENT "rotational_converter", "K", "0.1", "k", NULL},
    {ELEMENT "gyrator", "G", "1", "g1", "G"},
    {ELEMENT "gyrator", "G", "1", "g2", "G"},
    {ELEMENT "mutual_inductor", "L1", "10", "l1", NULL},
    {ELEMENT "mutual_inductor", "L2", "0.1", "l2", NULL},
    {ELEMENT "mutual_inductor", "k", "0.9", "m", "k*sqrt(L1*L2)"},
    {ELEMENT "diode", "Vf", "0.6", "vknee", NULL},
    {ELEMENT "diode", "Ron", "0.3", "ron", NULL},
    {ELEMENT "diode", "Goff", "1e-8", "goff", NULL},
    {SOURCE "dc_voltage", "v0", "1", "V", NULL},
    {SOURCE "ac_voltage", "amp", "1", "V", NULL},
    {SOURCE "ac_voltage", "frequency", "60", "f", NULL},
    {SOURCE "ac_voltage", "shift", "0", "phase", "shift*Modelica.Constants.pi/180"},
    {SOURCE "dc_current", "i0", "1", "I", NULL},
    {SOURCE "ac_current", "amp", "1", "I", NULL},
    {SOURCE "ac_current", "frequency", "60", "f", NULL},
    {SOURCE "ac_current", "shift", "0", "phase", "shift*Modelica.Constants.pi/180"},
    {SOURCE "vcvs", "K", "1", "gain", NULL},
    {SOURCE "vccs", "K", "1", "transConductance", NULL},
    {SOURCE "ccvs", "K", "1", "transResistance", NULL},
    {SOURCE "cccs", "K", "1", "gain", NULL},
};

/* Ports that the platform has in another order, or under other names, than the library. */
static const struct {
    const char *block;
    int number; /* among the inputs */
    const char *word, *feature;
} ports[] = {
    {"simulink/Discontinuities/Saturation Dynamic", 1, "up", "limit1"},
    {"simulink/Discontinuities/Saturation Dynamic", 2, "u", "u"},
    {"simulink/Discontinuities/Saturation Dynamic", 3, "lo", "limit2"},
};

/* Words that are numbers or truth values in the library's blocks. */
static const struct {
    const char *parameter, *word, *value;
} meanings[] = {
    {"HitCrossingDirection", "either", "0"},
    {"HitCrossingDirection", "rising", "1"},
    {"HitCrossingDirection", "falling", "-1"},
    {"Criteria", "u2 >= Threshold", "1"},
    {"Criteria", "u2 > Threshold", "2"},
    {"Criteria", "u2 ~= 0", "3"},
    {"ExtrapMethod", "Linear", "false"},
    {"ExtrapMethod", "Clip", "true"},
};

/* Parameters with values that say what blocks of the library do anyway. Block NULL: any; value NULL: any, "Inherit:*":
 * any that begins so; parameter NULL: any. */
static const struct {
    Platform platform;
    const char *block, *parameter, *value;
} idle[] = {
    {PLATFORM_MODELICA, NULL, "useHeatPort", "false"},
    {PLATFORM_MODELICA, NULL, "use_reset", "false"},
    {PLATFORM_MODELICA, NULL, "use_set", "false"},
    {PLATFORM_MODELICA, NULL, "initType", "InitialState"},
    {PLATFORM_MODELICA, NULL, "initType", "NoInit"}, /* tools then take the starts as they are */
    {PLATFORM_MODELICA, "Modelica.Blocks.Continuous.Integrator", "initType", "InitialOutput"},
    {PLATFORM_MODELICA, "Modelica.Blocks.Continuous.FirstOrder", "initType", "InitialOutput"},
    {PLATFORM_MODELICA, "Modelica.Blocks.Continuous.SecondOrder", "initType", "InitialOutput"},
    {PLATFORM_MODELICA, "Modelica.Blocks.Nonlinear.SlewRateLimiter", "initType", "SteadyState"},
    {PLATFORM_MODELICA, NULL, "continuous", "false"},
    {PLATFORM_MODELICA, NULL, "useExp", NULL},
    {PLATFORM_MODELICA, NULL, "useSupport", "false"},
    {PLATFORM_MODELICA, NULL, "useTemperatureDependency", "false"},
    {PLATFORM_MODELICA, NULL, "considerMagnetization", "false"},
    {PLATFORM_MODELICA, NULL, "useSubstrate", "false"},
    {PLATFORM_MODELICA, NULL, "tableOnFile", "false"},
    {PLATFORM_MODELICA, NULL, "nperiod", "-1"},
    {PLATFORM_MODELICA, NULL, "strict", NULL},
    {PLATFORM_MODELICA, NULL, "limitsAtInit", NULL},
    {PLATFORM_MODELICA, NULL, "homotopyType", NULL},
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Basic.HeatingResistor", "useHeatPort", "true"},
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Basic.Conductor", "alpha", "0"},
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Basic.Conductor", "T_ref", NULL},
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Basic.Conductor", "T", NULL},
    {PLATFORM_SIMULINK, "simulink/Sinks/Scope", NULL, NULL},
    {PLATFORM_SIMULINK, "simulink/Sinks/Display", NULL, NULL},
    {PLATFORM_SIMULINK, "simulink/Sources/Clock", NULL, NULL},
    {PLATFORM_SIMULINK, NULL, "SampleTime", "-1"},
    {PLATFORM_SIMULINK, NULL, "SampleTime", "0"},
    {PLATFORM_SIMULINK, NULL, "SampleTime", "inf"},
    {PLATFORM_SIMULINK, NULL, "ZeroCross", NULL},
    {PLATFORM_SIMULINK, NULL, "OutDataTypeStr", "double"},
    {PLATFORM_SIMULINK, NULL, "OutDataTypeStr", "Inherit:*"},
    {PLATFORM_SIMULINK, NULL, "VectorParams1D", NULL},
    {PLATFORM_SIMULINK, NULL, "IconShape", NULL},
    {PLATFORM_SIMULINK, NULL, "StateName", NULL},
    {PLATFORM_SIMULINK, NULL, "AbsoluteTolerance", NULL},
    {PLATFORM_SIMULINK, NULL, "PadeOrder", NULL},
    {PLATFORM_SIMULINK, NULL, "BufferSize", NULL},
    {PLATFORM_SIMULINK, NULL, "ExternalReset", "none"},
    {PLATFORM_SIMULINK, NULL, "InitialConditionSource", "internal"},
    {PLATFORM_SIMULINK, NULL, "LimitOutput", "off"},
    {PLATFORM_SIMULINK, NULL, "UpperSaturationLimit", "inf"},
    {PLATFORM_SIMULINK, NULL, "LowerSaturationLimit", "-inf"},
    {PLATFORM_SIMULINK, NULL, "CoefficientInTFapproximation", "inf"},
    {PLATFORM_SIMULINK, NULL, "InterpMethod", "Linear"},
    {PLATFORM_SIMULINK, NULL, "InterpMethod", "Linear point-slope"},
    {PLATFORM_SIMULINK, NULL, "InterpMethod", "Linear Lagrange"},
    {PLATFORM_SIMULINK, NULL, "BreakpointsSpecification", "Explicit values"},
    {PLATFORM_SIMULINK, NULL, "NumberOfTableDimensions", NULL},
    {PLATFORM_SIMULINK, "simulink/Continuous/Variable Time Delay", "VariableDelayType", "Variable time delay"},
    {PLATFORM_SIMULINK, NULL, "ShowOutputPort", "on"},
    {PLATFORM_SIMULINK, NULL, "InheritSampleTime", "off"},
    {PLATFORM_SIMULINK, RELAY, "OnOutputValue", "1"},
    {PLATFORM_SIMULINK, RELAY, "OffOutputValue", "0"},
    {PLATFORM_SIMULINK, SWITCH, "Threshold", "0"},
    {PLATFORM_SIMULINK, MUX, "Inputs", "2"},
    {PLATFORM_SIMULINK, MUX, "Inputs", "3"},
    {PLATFORM_SIMULINK, DEMUX, "Outputs", "2"},
    {PLATFORM_SIMULINK, DEMUX, "Outputs", "3"},
    {PLATFORM_SIMULINK, MATHS "Gain", "Multiplication", "Element-wise(K.*u)"},
    {PLATFORM_SIMULINK, MATHS "Product", "Multiplication", "Element-wise(.*)"},
    {PLATFORM_SIMULINK, MATHS "Divide", "Multiplication", "Element-wise(.*)"},
    {PLATFORM_SIMULINK, MATHS "Subtract", "Inputs", "+-"},
    {PLATFORM_SIMULINK, MATHS "Subtract", "Inputs", "|+-"},
    {PLATFORM_SIMULINK, MATHS "Divide", "Inputs", "*/"},
    {PLATFORM_SIMULINK, MATHS "MinMax", "Inputs", "2"},
    {PLATFORM_SIMULINK, MATHS "Sqrt", "Operator", "sqrt"},
    {PLATFORM_SIMULINK, LOGIC "Logical Operator", "Inputs", "2"},
    {PLATFORM_SIMULINK, "simulink/Sources/Sine Wave", "SineType", "Time based"},
    {PLATFORM_SIMULINK, "simulink/Sources/Pulse Generator", "PulseType", "Time based"},
    {PLATFORM_SIMULINK, "simulink/Sources/Constant", "SamplingMode", "Sample based"},
    {PLATFORM_SIMULINK, ELEMENT "capacitor", "r", "0"},
    {PLATFORM_SIMULINK, ELEMENT "capacitor", "g", "0"},
    {PLATFORM_SIMULINK, ELEMENT "inductor", "r", "0"},
    {PLATFORM_SIMULINK, ELEMENT "inductor", "g", "0"},
};

/* Parameters whose value chooses among blocks of the library, and the default. NULL: releases differ. */
static const PlatformChooser choosers[] = {
    {MATHS "Trigonometric Function", "Operator", "sin"},
    {MATHS "Math Function", "Operator", "exp"},
    {MATHS "Rounding Function", "Operator", "floor"},
    {MATHS "MinMax", "Function", "min"},
    {MATHS "Product", "Inputs", "2"},
    {LOGIC "Logical Operator", "Operator", "AND"},
    {LOGIC "Relational Operator", "Operator", NULL},
    {LOGIC "Compare To Constant", "relop", "<="},
    {SWITCH, "Criteria", "u2 >= Threshold"},
    {"simulink/Continuous/Variable Transport Delay", "VariableDelayType", "Variable transport delay"},
};

/* Such values, and the blocks that they choose, if they are not called alike. */
static const struct {
    const char *value, *block;
} chosen[] = {
    {">", "Greater"},      {">", "GreaterThreshold"}, {">=", "GreaterEqual"},     {">=", "GreaterEqualThreshold"},
    {"<", "Less"},         {"<", "LessThreshold"},    {"<=", "LessEqual"},        {"<=", "LessEqualThreshold"},
    {"2", "Product"},      {"**", "Product"},         {"*/", "Division"},         {"round", "RealToInteger"},
    {"square", "Square"},  {"10^u", "PowerOfTen"},    {"magnitude^2", "Square"},
    {"Variable time delay", "VariableTimeDelay"},
    {"u2 ~= 0", "Switch"}, {"u2 > Threshold", "Switch"},
};

const char *platform_library(int i)
{
    static const char *const files[] = {"SysPhSLibrary.xmi", "Electrical.xmi"};
    return i < (int)(sizeof files / sizeof *files) ? files[i] : NULL;
}

static bool is_stereotype_of(const Element *element, Platform platform, PlatformElement kind)
{
    return element->family == FAMILY_SYSPHS && words_equal_caseless(element->tag->text, words[platform][kind]);
}

bool sysml_is_platform_application(const Element *element)
{
    for (Platform platform = 0; platform < PLATFORMS; platform++)
        for (PlatformElement kind = PLATFORM_BLOCK; kind <= PLATFORM_PARAMETER; kind++)
            if (is_stereotype_of(element, platform, kind))
                return true;
    return false;
}

Element *platform_application(const Element *element, Platform platform, PlatformElement kind)
{
    for (int i = 0; element && element->extra && i < element->extra->applications.count; i++)
        if (is_stereotype_of(element->extra->applications.at[i], platform, kind))
            return element->extra->applications.at[i];
    return NULL;
}

bool sysml_is_platform_block(const Element *element)
{
    return is_stereotype_of(element, PLATFORM_MODELICA, PLATFORM_BLOCK) ||
           is_stereotype_of(element, PLATFORM_SIMULINK, PLATFORM_BLOCK);
}

bool sysml_is_platform_library(const Reader *reader, const Document *document)
{
    const char *path = document->file->path->text;
    for (int i = 0; reader->libraries->folders.count && platform_library(i); i++)
        if (strcmp(path_base(path), platform_library(i)) == 0)
            return path_is_within(list_last(&reader->libraries->folders), path);
    return false;
}

/* Without blanks at its ends, others as one: Simulink breaks names into lines. */
char *platform_trimmed(Arena *arena, const char *name)
{
    char *text = arena_copy(arena, name, strlen(name)), *to = text;
    for (const char *from = text; *from; from++)
        if (!isspace((unsigned char)*from))
            *to++ = *from;
        else if (to > text && to[-1] != ' ')
            *to++ = ' ';
    if (to > text && to[-1] == ' ')
        to--;
    *to = '\0';
    return text;
}

const char *platform_block_name(Reader *reader, const Element *element, Platform platform)
{
    const Element *application = platform_application(element, platform, PLATFORM_BLOCK);
    const char *name = application ? element_property(application, "name") : NULL;
    if (!name || !*name)
        return NULL;
    const char *text = platform_trimmed(reader->arena, name);
    if (*text == '.') /* of Modelica's outermost scope */
        text++;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (blocks[i].platform == platform && strcmp(blocks[i].older, text) == 0)
            return blocks[i].name;
    return text;
}

const char *platform_parameter_alias(Platform platform, const char *name, int i)
{
    for (size_t k = 0; k < sizeof parameters / sizeof *parameters; k++)
        if (parameters[k].platform == platform && strcmp(parameters[k].older, name) == 0 && i-- == 0)
            return parameters[k].name;
    return NULL;
}

const char *platform_port(const PlatformKnown *known, const char *word, int number)
{
    for (size_t i = 0; i < sizeof ports / sizeof *ports; i++)
        if (strcmp(ports[i].block, known->name->text) == 0 && (number ? ports[i].number == number
                                                                      : strcmp(ports[i].word, word) == 0))
            return ports[i].feature;
    return NULL;
}

/* Alike but for blanks and cases, or the same number. */
static bool is_same_value(const char *a, const char *b)
{
    double one, other;
    if (number_read(a, &one) && number_read(b, &other))
        return one == other;
    for (;; a++, b++) {
        a += strspn(a, " ");
        b += strspn(b, " ");
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b))
            return false;
        if (!*a)
            return true;
    }
}

const PlatformChooser *platform_chooser(const PlatformKnown *known)
{
    for (size_t i = 0; known->platform == PLATFORM_SIMULINK && i < sizeof choosers / sizeof *choosers; i++)
        if (strcmp(choosers[i].block, known->name->text) == 0)
            return &choosers[i];
    return NULL;
}

bool platform_chooses(const char *value, const char *block)
{
    for (int i = 0; platform_chosen_by(block, i); i++)
        if (is_same_value(platform_chosen_by(block, i), value))
            return true;
    return false;
}

const char *platform_chosen_by(const char *block, int i)
{
    int count = 0;
    for (size_t k = 0; k < sizeof chosen / sizeof *chosen; k++)
        if (strcmp(chosen[k].block, block) == 0 && count++ == i)
            return chosen[k].value;
    return i == 0 ? block : NULL;
}

const char *platform_meaning(const char *parameter, const char *word)
{
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if (strcmp(meanings[i].parameter, parameter) == 0 && is_same_value(meanings[i].word, word))
            return meanings[i].value;
    return NULL;
}

const char *platform_word(const char *parameter, int i)
{
    for (size_t k = 0; k < sizeof meanings / sizeof *meanings; k++)
        if (strcmp(meanings[k].parameter, parameter) == 0 && i-- == 0)
            return meanings[k].word;
    return NULL;
}

static bool is_idle_row(size_t i, const PlatformKnown *known, const char *parameter)
{
    return idle[i].platform == known->platform && (!idle[i].block || strcmp(idle[i].block, known->name->text) == 0) &&
           (!idle[i].parameter || strcmp(idle[i].parameter, parameter) == 0);
}

bool platform_means_nothing(const PlatformKnown *known, const char *parameter, const char *value)
{
    if (value && known->platform == PLATFORM_MODELICA && isalpha((unsigned char)*value) && strrchr(value, '.'))
        value = strrchr(value, '.') + 1; /* a literal of an enumeration */
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++) {
        if (!is_idle_row(i, known, parameter))
            continue;
        const char *row = idle[i].value;
        size_t length = row ? strlen(row) : 0;
        bool is_prefix = length && row[length - 1] == '*' && value && strncmp(row, value, length - 1) == 0;
        if (!row || is_prefix || (value && is_same_value(row, value)))
            return true;
    }
    return false;
}

const char *platform_idle_value(const PlatformKnown *known, const char *parameter, int i)
{
    for (size_t k = 0; k < sizeof idle / sizeof *idle; k++)
        if (is_idle_row(k, known, parameter) && i-- == 0)
            return idle[k].value;
    return NULL;
}

const PlatformConversion *platform_conversion(const PlatformKnown *known, int i)
{
    const size_t count = sizeof conversions / sizeof *conversions;
    for (size_t k = 0; k < count; k++)
        if (strcmp(conversions[k].block, known->name->text) == 0 && i-- == 0)
            return &conversions[k];
    return NULL;
}

const char *platform_other_name(Platform platform, const char *block, int i)
{
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
        if (others[k].platform == platform && strcmp(others[k].block, block) == 0 && i-- == 0)
            return others[k].name;
    return NULL;
}
