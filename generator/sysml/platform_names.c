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
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Ideal.IdealCommutingSwitch",
     "Modelica.Electrical.Analog.Ideal.IdealTwoWaySwitch"},
    {PLATFORM_MODELICA, "Modelica.Electrical.Analog.Ideal.ControlledIdealCommutingSwitch",
     "Modelica.Electrical.Analog.Ideal.ControlledIdealTwoWaySwitch"},
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

/* Parameters with values that say what blocks of the library do anyway. */
static const struct {
    Platform platform;
    const char *name, *value;
} idle[] = {
    {PLATFORM_MODELICA, "useHeatPort", "false"},
    {PLATFORM_MODELICA, "use_reset", "false"},
    {PLATFORM_MODELICA, "use_set", "false"},
    {PLATFORM_MODELICA, "initType", "Modelica.Blocks.Types.Init.InitialState"},
    {PLATFORM_MODELICA, "tableOnFile", "false"},
    {PLATFORM_MODELICA, "smoothness", "Modelica.Blocks.Types.Smoothness.LinearSegments"},
    {PLATFORM_MODELICA, "extrapolation", "Modelica.Blocks.Types.Extrapolation.LastTwoPoints"},
    {PLATFORM_SIMULINK, "SampleTime", "-1"},
    {PLATFORM_SIMULINK, "SampleTime", "0"},
    {PLATFORM_SIMULINK, "SampleTime", "inf"},
    {PLATFORM_SIMULINK, "ZeroCross", "on"},
    {PLATFORM_SIMULINK, "ExternalReset", "none"},
    {PLATFORM_SIMULINK, "InitialConditionSource", "internal"},
    {PLATFORM_SIMULINK, "LimitOutput", "off"},
};

/* Values of parameters that choose a function, and the blocks of the library that are that function, if they are not
 * called alike. */
static const struct {
    const char *value, *block;
} chosen[] = {
    {">", "Greater"},      {">", "GreaterThreshold"},      {">=", "GreaterEqual"}, {">=", "GreaterEqualThreshold"},
    {"<", "Less"},         {"<", "LessThreshold"},         {"<=", "LessEqual"},    {"<=", "LessEqualThreshold"},
};

/* Of the values of a Modelica type, the literal is what counts. */
static const char modelica_types[] = "Modelica.Blocks.Types.";

const char *platform_library(int i)
{
    static const char *const files[] = {"SysPhSLibrary.xmi", "Electrical.xmi"};
    return i < (int)(sizeof files / sizeof *files) ? files[i] : NULL;
}

static bool is_word(const Element *element, Platform platform, PlatformElement kind)
{
    return element->family == FAMILY_SYSPHS && words_equal_caseless(element->tag->text, words[platform][kind]);
}

bool is_platform_application(const Element *element)
{
    for (Platform platform = 0; platform < PLATFORMS; platform++)
        for (PlatformElement kind = PLATFORM_BLOCK; kind <= PLATFORM_PARAMETER; kind++)
            if (is_word(element, platform, kind))
                return true;
    return false;
}

Element *platform_application(const Element *element, Platform platform, PlatformElement kind)
{
    for (int i = 0; element && element->extra && i < element->extra->applications.count; i++)
        if (is_word(element->extra->applications.at[i], platform, kind))
            return element->extra->applications.at[i];
    return NULL;
}

bool is_platform_block(const Element *element)
{
    return is_word(element, PLATFORM_MODELICA, PLATFORM_BLOCK) || is_word(element, PLATFORM_SIMULINK, PLATFORM_BLOCK);
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

const char *platform_block_name(Arena *arena, Platform platform, const char *name)
{
    const char *text = trimmed(arena, name);
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

bool platform_means_nothing(Platform platform, const char *name, const char *value)
{
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++)
        if (idle[i].platform == platform && strcmp(idle[i].name, name) == 0 &&
            words_equal_caseless(idle[i].value, value))
            return true;
    return false;
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
