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
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Basic.HeatingResistor",
     "Modelica.Electrical.Analog.Basic.Resistor"},
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
};

/* Simulink's blocks that are several of the library's. */
static const struct {
    const char *block, *name;
} others[] = {
    {"Add", "simulink/Math Operations/Sum"},
    {"Add3", "simulink/Math Operations/Sum"},
    {"Add3", "simulink/Math Operations/Add"},
};

/* Simulink's and Simscape's parameters. Both count: what is set, and what holds where nothing is. A parameter of the
 * library's block is in one row at most. The ramp has no end there: here it lasts for 3e4 years. */
#define MATHS "simulink/Math Operations/"
#define ELEMENT "foundation.electrical.elements."
#define SOURCE "foundation.electrical.sources."
static const PlatformConversion conversions[] = {
    {"simulink/Continuous/Integrator", "InitialCondition", "0", "y_start", NULL},
    {"simulink/Continuous/Transfer Fcn", "Numerator", "{1}", "b", NULL},
    {"simulink/Continuous/Transfer Fcn", "Denominator", "{1, 1}", "a", NULL},
    {"simulink/Continuous/State-Space", "A", "[1]", "A", NULL},
    {"simulink/Continuous/State-Space", "B", "[1]", "B", NULL},
    {"simulink/Continuous/State-Space", "C", "[1]", "C", NULL},
    {"simulink/Continuous/State-Space", "D", "[1]", "D", NULL},
    {"simulink/Discontinuities/Saturation", "UpperLimit", "0.5", "uMax", NULL},
    {"simulink/Discontinuities/Saturation", "LowerLimit", "-0.5", "uMin", NULL},
    {"simulink/Discontinuities/Dead Zone", "UpperValue", "0.5", "uMax", NULL},
    {"simulink/Discontinuities/Dead Zone", "LowerValue", "-0.5", "uMin", NULL},
    {"simulink/Discontinuities/Rate Limiter", "RisingSlewLimit", "1", "Rising", NULL},
    {"simulink/Discontinuities/Rate Limiter", "FallingSlewLimit", "-1", "Falling", NULL},
    {"simulink/Discontinuities/Relay", "OnSwitchValue", "2.220446049250313e-16", "uHigh", NULL},
    {"simulink/Discontinuities/Relay", "OffSwitchValue", "2.220446049250313e-16", "uLow", NULL},
    {"simulink/Discontinuities/Backlash", "BacklashWidth", "1", "width", NULL},
    {MATHS "Gain", "Gain", "1", "k", NULL},
    {MATHS "Add", "Inputs", "++", "k1", "#1"},
    {MATHS "Add", "Inputs", "++", "k2", "#2"},
    {MATHS "Add", "Inputs", "++", "k3", "#3"},
    {MATHS "Sum", "Inputs", "++", "k1", "#1"},
    {MATHS "Sum", "Inputs", "++", "k2", "#2"},
    {MATHS "Sum", "Inputs", "++", "k3", "#3"},
    {"simulink/Logic and Bit Operations/Compare To Constant", "const", "3", "threshold", NULL},
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
    {"simulink/Lookup Tables/1-D Lookup Table", "table", NULL, "table", NULL},
    {"simulink/Lookup Tables/2-D Lookup Table", "table", NULL, "table", NULL},
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
    {SOURCE "ac_voltage", "shift", "0", "phase", NULL},
    {SOURCE "dc_current", "i0", "1", "I", NULL},
    {SOURCE "ac_current", "amp", "1", "I", NULL},
    {SOURCE "ac_current", "frequency", "60", "f", NULL},
    {SOURCE "ac_current", "shift", "0", "phase", NULL},
};

/* Parameters with values that say what blocks of the library do anyway. */
static const struct {
    Platform platform;
    const char *name, *value, *block; /* NULL: of any */
} idle[] = {
    {PLATFORM_MODELICA, "useHeatPort", "false", NULL},
    {PLATFORM_MODELICA, "use_reset", "false", NULL},
    {PLATFORM_MODELICA, "use_set", "false", NULL},
    {PLATFORM_MODELICA, "initType", "Modelica.Blocks.Types.Init.InitialState", NULL},
    {PLATFORM_MODELICA, "tableOnFile", "false", NULL},
    {PLATFORM_MODELICA, "smoothness", "Modelica.Blocks.Types.Smoothness.LinearSegments", NULL},
    {PLATFORM_MODELICA, "extrapolation", "Modelica.Blocks.Types.Extrapolation.LastTwoPoints", NULL},
    {PLATFORM_SIMULINK, "SampleTime", "-1", NULL},
    {PLATFORM_SIMULINK, "SampleTime", "0", NULL},
    {PLATFORM_SIMULINK, "SampleTime", "inf", NULL},
    {PLATFORM_SIMULINK, "ZeroCross", "on", NULL},
    {PLATFORM_SIMULINK, "ExternalReset", "none", NULL},
    {PLATFORM_SIMULINK, "InitialConditionSource", "internal", NULL},
    {PLATFORM_SIMULINK, "LimitOutput", "off", NULL},
    {PLATFORM_SIMULINK, "UpperSaturationLimit", "inf", NULL},
    {PLATFORM_SIMULINK, "LowerSaturationLimit", "-inf", NULL},
    {PLATFORM_SIMULINK, "CoefficientInTFapproximation", "inf", NULL},
    {PLATFORM_SIMULINK, "Inputs", "+-", MATHS "Subtract"},
    {PLATFORM_SIMULINK, "Inputs", "|+-", MATHS "Subtract"},
    {PLATFORM_SIMULINK, "Inputs", "2", MATHS "Product"},
    {PLATFORM_SIMULINK, "Inputs", "**", MATHS "Product"},
    {PLATFORM_SIMULINK, "Inputs", "*/", MATHS "Divide"},
    {PLATFORM_SIMULINK, "Inputs", "2", MATHS "MinMax"},
    {PLATFORM_SIMULINK, "SineType", "Time based", NULL},
    {PLATFORM_SIMULINK, "PulseType", "Time based", NULL},
    {PLATFORM_SIMULINK, "r", "0", ELEMENT "capacitor"},
    {PLATFORM_SIMULINK, "g", "0", ELEMENT "capacitor"},
    {PLATFORM_SIMULINK, "r", "0", ELEMENT "inductor"},
    {PLATFORM_SIMULINK, "g", "0", ELEMENT "inductor"},
};

/* Values of parameters that choose a function, and the blocks of the library that are that function, if they are not
 * called alike. */
static const struct {
    const char *value, *block;
} chosen[] = {
    {">", "Greater"},      {">", "GreaterThreshold"},      {">=", "GreaterEqual"}, {">=", "GreaterEqualThreshold"},
    {"<", "Less"},         {"<", "LessThreshold"},         {"<=", "LessEqual"},    {"<=", "LessEqualThreshold"},
    {"round", "RealToInteger"},
};

/* Of the values of a Modelica type, the literal is what counts. */
static const char modelica_types[] = "Modelica.Blocks.Types.";

const char *platform_library(int i)
{
    static const char *const files[] = {"SysPhSLibrary.xmi", "Electrical.xmi"};
    return i < (int)(sizeof files / sizeof *files) ? files[i] : NULL;
}

static bool is_stereotype_of(const Element *element, Platform platform, PlatformElement kind)
{
    return element->family == FAMILY_SYSPHS && words_equal_caseless(element->tag->text, words[platform][kind]);
}

bool is_platform_application(const Element *element)
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

bool is_platform_block(const Element *element)
{
    return is_stereotype_of(element, PLATFORM_MODELICA, PLATFORM_BLOCK) ||
           is_stereotype_of(element, PLATFORM_SIMULINK, PLATFORM_BLOCK);
}

bool is_platform_library(const Reader *reader, const Document *document)
{
    const char *path = document->file->path->text;
    for (int i = 0; reader->libraries->folders.count && platform_library(i); i++)
        if (strcmp(path_base(path), platform_library(i)) == 0)
            return path_is_within(list_last(&reader->libraries->folders), path);
    return false;
}

/* Without blanks at its ends, others as one: Simulink breaks names into lines. */
static char *trimmed(Arena *arena, const char *name)
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
    const char *text = trimmed(reader->arena, name);
    if (*text == '.') /* of Modelica's outermost scope */
        text++;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (blocks[i].platform == platform && strcmp(blocks[i].older, text) == 0)
            return blocks[i].name;
    return text;
}

const char *platform_parameter_alias(Platform platform, const char *name)
{
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
        if (parameters[i].platform == platform && strcmp(parameters[i].older, name) == 0)
            return parameters[i].name;
    return NULL;
}

bool platform_chooses(const char *value, const char *block)
{
    for (size_t i = 0; i < sizeof chosen / sizeof *chosen; i++)
        if (strcmp(chosen[i].value, value) == 0 && strcmp(chosen[i].block, block) == 0)
            return true;
    return words_equal_caseless(value, block);
}

bool platform_means_nothing(const PlatformKnown *known, const char *name, const char *value)
{
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++)
        if (idle[i].platform == known->platform && strcmp(idle[i].name, name) == 0 &&
            words_equal_caseless(idle[i].value, value) &&
            (!idle[i].block || strcmp(idle[i].block, known->name->text) == 0))
            return true;
    return false;
}

const PlatformConversion *platform_conversion(const PlatformKnown *known, int i)
{
    const size_t count = sizeof conversions / sizeof *conversions;
    for (size_t k = 0; known->platform == PLATFORM_SIMULINK && k < count; k++)
        if (strcmp(conversions[k].block, known->name->text) == 0 && i-- == 0)
            return &conversions[k];
    return NULL;
}

const char *platform_other_name(Platform platform, const char *block, int i)
{
    for (size_t k = 0; platform == PLATFORM_SIMULINK && k < sizeof others / sizeof *others; k++)
        if (strcmp(others[k].block, block) == 0 && i-- == 0)
            return others[k].name;
    return NULL;
}

/* MATLAB separates numbers by blanks: [1 2; 3 4] is [1, 2; 3, 4], and [1 2] of one dimension {1, 2}. NULL: the text is
 * no array of numbers. */
static const char *matlab_array(Arena *arena, const char *text, int dimensions)
{
    size_t length = strlen(text);
    if (length < 2 || *text != '[' || text[length - 1] != ']')
        return NULL;
    bool is_matrix = dimensions > 1 || strchr(text, ';'), is_first = true;
    const char *rest = arena_copy(arena, text + 1, length - 2);
    Text array = text_new(arena);
    text_add(&array, is_matrix ? "[" : dimensions ? "{" : "");
    for (rest += strspn(rest, " ,"); *rest; rest += strspn(rest, " ,")) {
        double number;
        size_t digits = strcspn(rest, " ,;");
        const char *word = arena_copy(arena, rest, digits);
        if (digits && !number_read(word, &number))
            return NULL;
        text_format(&array, "%s%s", digits && !is_first ? ", " : "", digits ? word : ";");
        is_first = !digits;
        rest += digits ? digits : 1;
    }
    text_add(&array, is_matrix ? "]" : dimensions ? "}" : "");
    return array.at;
}

const char *platform_value(Arena *arena, Platform platform, const char *text, int dimensions)
{
    size_t length = sizeof modelica_types - 1;
    if (platform == PLATFORM_MODELICA)
        return strncmp(text, modelica_types, length) == 0 ? strrchr(text, '.') + 1 : text;
    const char *array = matlab_array(arena, trimmed(arena, text), dimensions);
    return array ? array : text;
}
