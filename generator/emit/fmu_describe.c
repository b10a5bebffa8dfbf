/* fmu_describe.c - modelDescription.xml of FMI 2.0 and 3.0. Both are written by the same code. They differ in names;
 * and 2.0 refers to variables by their number from 1, 3.0 by value references. */
#include "emit/fmu.h"
#include "expr/units.h"

#include <libxml/tree.h>
#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846

static const char *const causalities[FMU_CAUSALITIES] = {"parameter", "calculatedParameter", "input",
                                                         "output",    "local",               "independent",
                                                         "structuralParameter"};
static const char *const variabilities[FMU_VARIABILITIES] = {"constant", "fixed", "tunable", "discrete", "continuous"};
static const char *const types[][FMU_TYPES] = {{"Real", "Integer", "Boolean", "Enumeration", NULL},
                                               {"Float64", "Int32", "Boolean", "Enumeration", "UInt64"}};

/* Categories of messages, as in the runtime. */
static const char *const categories[][2] = {{"logAll", "all messages"},
                                            {"logStatusWarning", "possible inaccuracies of results"},
                                            {"logStatusDiscard", "reasons for rejected steps"},
                                            {"logStatusError", "reasons for failed calls"},
                                            {"logStatusFatal", "errors that end the instance"}};

static const char *type_name(const Fmu *u, FmuType type)
{
    return types[u->version == 3][type];
}

/* ---- the tree ---- */

static const xmlChar *as_xml(const char *text)
{
    return (const xmlChar *)text;
}

static xmlNode *add(xmlNode *parent, const char *name)
{
    return xmlNewChild(parent, NULL, as_xml(name), NULL);
}

/* Other control characters are not allowed in XML and become blanks. */
static void put(const Fmu *u, xmlNode *node, const char *name, const char *value)
{
    char *text = arena_copy(u->arena, value, strlen(value));
    for (char *at = text; *at; at++)
        if ((unsigned char)*at < ' ' && *at != '\n' && *at != '\t')
            *at = ' ';
    xmlNewProp(node, as_xml(name), as_xml(text));
}

static void put_unless_empty(const Fmu *u, xmlNode *node, const char *name, const char *value)
{
    if (*value)
        put(u, node, name, value);
}

static void put_number(const Fmu *u, xmlNode *node, const char *name, double number)
{
    put(u, node, name, number_text(number));
}

static void put_whole(const Fmu *u, xmlNode *node, const char *name, int number)
{
    put(u, node, name, arena_format(u->arena, "%d", number));
}

/* ---- units and types ---- */

/* A unit whose base units have whole exponents: a value v of it is factor*v + offset in them. Turns are angles there,
 * cycles are not. */
static void add_base_unit(const Fmu *u, xmlNode *unit, const char *words)
{
    static const char *const names[BASE_UNITS] = {"kg", "m", "s", "A", "K", "mol", "cd"};
    UnitMeaning meaning;
    if (!unit_read(words, &meaning))
        return;
    const Dimension *d = &meaning.dimension;
    const double turns = d->angle[ANGLE_TURNS], angle = d->angle[ANGLE_RADIANS] + turns;
    UnitMeaning scaled = {.dimension = *d}, base = {.dimension = *d};
    base.dimension.scale = 0;
    bool is_whole = fabs(angle - round(angle)) < 1e-6;
    for (int i = 0; i < BASE_UNITS; i++)
        is_whole = is_whole && fabs(d->exponent[i] - round(d->exponent[i])) < 1e-6;
    if (!is_whole)
        return;
    xmlNode *node = add(unit, "BaseUnit");
    for (int i = 0; i < BASE_UNITS; i++)
        if ((int)round(d->exponent[i]))
            put_whole(u, node, names[i], (int)round(d->exponent[i]));
    if ((int)round(angle))
        put_whole(u, node, "rad", (int)round(angle));
    const double factor = unit_convert(1, &scaled, &base) * pow(2 * PI, turns);
    if (factor < 1 || factor > 1)
        put_number(u, node, "factor", factor);
    if (fabs(meaning.offset) > 0)
        put_number(u, node, "offset", meaning.offset);
}

/* The display units of variables with this unit: a value v of it is factor*v + offset in the display unit. */
static void add_display_units(const Fmu *u, xmlNode *unit, const char *words)
{
    Map *seen = map_new(u->arena);
    for (int i = 0; i < u->variables.count; i++) {
        const FmuVariable *v = &u->variables.at[i];
        UnitMeaning own, other;
        if (!v->display || strcmp(v->unit, words) != 0 || !map_enter(seen, v->display) || !unit_read(words, &own) ||
            !unit_read(v->display->text, &other))
            continue;
        const double offset = unit_convert(0, &own, &other);
        own.offset = other.offset = 0;
        const double factor = unit_convert(1, &own, &other);
        xmlNode *node = add(unit, "DisplayUnit");
        put(u, node, "name", v->display->text);
        if (factor < 1 || factor > 1)
            put_number(u, node, "factor", factor);
        if (fabs(offset) > 0)
            put_number(u, node, "offset", offset);
    }
}

static void add_units(const Fmu *u, xmlNode *root)
{
    Map *seen = map_new(u->arena);
    xmlNode *list = NULL;
    for (int i = 0; i < u->variables.count; i++) {
        const FmuVariable *v = &u->variables.at[i];
        if (v->type != FMU_REAL || !*v->unit || !map_enter(seen, name_of(v->unit)))
            continue;
        list = list ? list : add(root, "UnitDefinitions");
        xmlNode *unit = add(list, "Unit");
        put(u, unit, "name", v->unit);
        add_base_unit(u, unit, v->unit);
        add_display_units(u, unit, v->unit);
    }
}

static void add_items(const Fmu *u, xmlNode *type, const FlatEnumeration *of)
{
    for (int i = 0; i < of->values.count; i++) {
        if (!of->values.at[i])
            continue;
        xmlNode *item = add(type, "Item");
        put(u, item, "name", of->values.at[i]->text);
        put_whole(u, item, "value", i);
    }
}

static void add_types(const Fmu *u, xmlNode *root)
{
    xmlNode *list = u->enumerations.count ? add(root, "TypeDefinitions") : NULL;
    for (int i = 0; i < u->enumerations.count; i++) {
        const FmuEnumeration *e = &u->enumerations.at[i];
        xmlNode *type = add(list, u->version == 3 ? "EnumerationType" : "SimpleType");
        put(u, type, "name", e->name);
        add_items(u, u->version == 3 ? type : add(type, "Enumeration"), e->of);
    }
}

/* ---- variables ---- */

static void put_start(const Fmu *u, xmlNode *node, const FmuVariable *v)
{
    Text text = text_new(u->arena);
    for (int i = 0; i < fmu_size(v) && v->has_start; i++) {
        const double start = fmu_element(v, i)->start;
        text_format(&text, "%s%s", i ? " " : "",
                    v->type != FMU_BOOLEAN ? number_text(start)
                    : start > 0            ? "true"
                                           : "false");
    }
    put_unless_empty(u, node, "start", text.at);
}

static void put_range(const Fmu *u, xmlNode *node, const FmuVariable *v)
{
    const ValueRange *range = v->type == FMU_BOOLEAN || v->type == FMU_ENUMERATION ? NULL : v->range;
    for (int i = 0; i < fmu_size(v) && range && v->has_start; i++)
        if (fmu_element(v, i)->start < range->low || fmu_element(v, i)->start > range->high)
            range = NULL; /* omitted, as a start value outside of it is stated */
    if (!range)
        return;
    if (isfinite(range->low))
        put_number(u, node, "min", range->low);
    if (isfinite(range->high))
        put_number(u, node, "max", range->high);
}

static int reference_of(const Fmu *u, int index)
{
    return u->version == 3 ? u->variables.at[index].reference : index + 1;
}

static bool has_offset(const char *unit)
{
    UnitMeaning meaning;
    return unit_read(unit, &meaning) && fabs(meaning.offset) > 0;
}

static void add_variable(const Fmu *u, xmlNode *list, const FmuVariable *v)
{
    const bool is_given = v->causality == FMU_INPUT || v->causality == FMU_INDEPENDENT;
    xmlNode *node = add(list, u->version == 3 ? type_name(u, v->type) : "ScalarVariable");
    put(u, node, "name", v->name);
    put_whole(u, node, "valueReference", v->reference);
    put_unless_empty(u, node, "description", v->description);
    put(u, node, "causality", causalities[v->causality]);
    put(u, node, "variability", variabilities[v->variability]);
    if (!is_given)
        put(u, node, "initial", v->has_start ? "exact" : "calculated");
    if (u->version == 2)
        node = add(node, type_name(u, v->type));
    if (v->enumeration >= 0)
        put(u, node, "declaredType", u->enumerations.at[v->enumeration].name);
    if (v->type == FMU_REAL) {
        put_unless_empty(u, node, "unit", v->unit);
        put_unless_empty(u, node, "displayUnit", v->display ? v->display->text : "");
        if (v->is_difference && has_offset(v->unit))
            put(u, node, "relativeQuantity", "true");
        if (v->nominal > 0)
            put_number(u, node, "nominal", v->nominal);
        if (v->derivative_of >= 0)
            put_whole(u, node, "derivative", reference_of(u, v->derivative_of));
    }
    put_range(u, node, v);
    put_start(u, node, v);
    for (int i = 0; i < v->dimensions.count; i++) {
        const int size = i < v->sizes.count ? v->sizes.at[i] : 0;
        put_whole(u, add(node, "Dimension"), size ? "valueReference" : "start", size ? size : v->dimensions.at[i]);
    }
}

/* ---- the structure ---- */

static const char *factor_name(const FmuVariable *v, FmuFactor factor, bool is_at_start)
{
    if (factor == FMU_BY_NUMBER && v->type == FMU_REAL)
        return "constant";
    if (is_at_start || v->type != FMU_REAL)
        return "dependent";
    return factor == FMU_BY_FIXED ? "fixed" : factor == FMU_BY_TUNED ? "tunable" : "dependent";
}

static void add_unknown(const Fmu *u, xmlNode *list, const char *name, int index, bool is_at_start)
{
    xmlNode *node = add(list, u->version == 3 ? name : "Unknown");
    const FmuDependencies on = u->variables.at[index].depends[is_at_start];
    Text references = text_new(u->arena), kinds = text_new(u->arena);
    for (int i = 0; i < on.count; i++) {
        const char *between = i ? " " : "";
        text_format(&references, "%s%d", between, reference_of(u, on.at[i].index));
        text_format(&kinds, "%s%s", between, factor_name(&u->variables.at[index], on.at[i].factor, is_at_start));
    }
    put_whole(u, node, u->version == 3 ? "valueReference" : "index", reference_of(u, index));
    put(u, node, "dependencies", references.at);
    put_unless_empty(u, node, "dependenciesKind", kinds.at);
}

typedef bool IsListed(const FmuVariable *v);

static bool is_output(const FmuVariable *v)
{
    return v->causality == FMU_OUTPUT;
}

static bool is_derivative(const FmuVariable *v)
{
    return v->derivative_of >= 0;
}

static bool is_indicator(const FmuVariable *v)
{
    return v->branch >= 0;
}

static void add_structure(const Fmu *u, xmlNode *root)
{
    static const struct {
        const char *list, *one; /* in 2.0, in 3.0 */
        IsListed *is_listed;
    } lists[] = {{"Outputs", "Output", is_output},
                 {"Derivatives", "ContinuousStateDerivative", is_derivative},
                 {"InitialUnknowns", "InitialUnknown", fmu_is_unknown_at_start},
                 {NULL, "EventIndicator", is_indicator}};
    xmlNode *structure = add(root, "ModelStructure");
    for (size_t l = 0; l < sizeof lists / sizeof *lists; l++) {
        xmlNode *list = u->version == 3 ? structure : NULL;
        for (int i = 1; i < u->variables.count; i++) {
            if (!lists[l].is_listed(&u->variables.at[i]))
                continue;
            list = list ? list : add(structure, lists[l].list);
            add_unknown(u, list, lists[l].one, i, lists[l].is_listed == fmu_is_unknown_at_start);
        }
    }
}

/* ---- all ---- */

static bool is_continuous_input(const FmuVariable *v)
{
    return v->causality == FMU_INPUT && v->variability == FMU_CONTINUOUS;
}

static bool is_real_output(const FmuVariable *v)
{
    return is_output(v) && v->type == FMU_REAL;
}

static bool is_output_without_derivative(const FmuVariable *v)
{
    return is_real_output(v) && !v->has_derivative;
}

static bool are_any(const Fmu *u, IsListed *is_listed)
{
    bool is = false;
    for (int i = 1; i < u->variables.count && !is; i++)
        is = is_listed(&u->variables.at[i]);
    return is;
}

/* Adds the capabilities of one kind of instance. */
static xmlNode *add_interface(const Fmu *u, xmlNode *root, const char *kind, const char *const *flags)
{
    static const char *const of_both[][3] = {
        {"canGetAndSetFMUstate", "canSerializeFMUstate", "canNotUseMemoryManagementFunctions"},
        {"canGetAndSetFMUState", "canSerializeFMUState", NULL}};
    xmlNode *node = add(root, kind);
    put(u, node, "modelIdentifier", u->identifier);
    for (; *flags; flags++)
        put(u, node, *flags, "true");
    for (int i = 0; i < 3 && of_both[u->version == 3][i]; i++)
        put(u, node, of_both[u->version == 3][i], "true");
    if (u->causal->sensitivities)
        put(u, node, u->version == 3 ? "providesDirectionalDerivatives" : "providesDirectionalDerivative", "true");
    if (u->causal->sensitivities && u->version == 3)
        put(u, node, "providesAdjointDerivatives", "true");
    return node;
}

static void add_interfaces(const Fmu *u, xmlNode *root)
{
    static const char *const exchange[][3] = {{NULL},
                                              {"needsCompletedIntegratorStep", "providesEvaluateDiscreteStates", NULL}};
    static const char *const simulation[][6] = {{"canHandleVariableCommunicationStepSize", NULL},
                                                {"canHandleVariableCommunicationStepSize", "hasEventMode",
                                                 "mightReturnEarlyFromDoStep", "providesIntermediateUpdate",
                                                 "canReturnEarlyAfterIntermediateUpdate", NULL}};
    add_interface(u, root, "ModelExchange", exchange[u->version == 3]);
    xmlNode *node = add_interface(u, root, "CoSimulation", simulation[u->version == 3]);
    if (u->version == 2 && are_any(u, is_continuous_input))
        put(u, node, "canInterpolateInputs", "true");
    if (are_any(u, is_real_output) && !are_any(u, is_output_without_derivative))
        put(u, node, "maxOutputDerivativeOrder", "1");
}

static void add_experiment(const Fmu *u, xmlNode *root)
{
    const Experiment *e = &u->causal->system->experiment;
    xmlNode *node = add(root, "DefaultExperiment");
    put_number(u, node, "startTime", e->start);
    if (e->stop > e->start)
        put_number(u, node, "stopTime", e->stop);
    put_number(u, node, "tolerance", e->tolerance);
    if (e->interval > 0 && e->interval <= e->stop - e->start)
        put_number(u, node, "stepSize", e->interval);
}

Text fmu_description(const Fmu *u, const char *token)
{
    const System *system = u->causal->system;
    xmlDoc *document = xmlNewDoc(as_xml("1.0"));
    xmlNode *root = xmlNewDocNode(document, NULL, as_xml("fmiModelDescription"), NULL);
    Text text = text_new(u->arena);
    xmlChar *written = NULL;
    int length = 0;
    xmlDocSetRootElement(document, root);
    put(u, root, "fmiVersion", u->version == 3 ? "3.0" : "2.0");
    put(u, root, "modelName", system->experiment.name->text);
    put(u, root, u->version == 3 ? "instantiationToken" : "guid", token);
    put_unless_empty(u, root, "description", system->block->documentation ? system->block->documentation->text : "");
    put(u, root, "generationTool", "sysphsc " SYSPHSC_VERSION);
    put(u, root, "variableNamingConvention", u->is_structured ? "structured" : "flat");
    if (u->version == 2)
        put_whole(u, root, "numberOfEventIndicators", u->indicator_count);
    add_interfaces(u, root);
    add_units(u, root);
    add_types(u, root);
    xmlNode *list = add(root, "LogCategories");
    for (size_t i = 0; i < sizeof categories / sizeof *categories; i++) {
        xmlNode *category = add(list, "Category");
        put(u, category, "name", categories[i][0]);
        put(u, category, "description", categories[i][1]);
    }
    add_experiment(u, root);
    list = add(root, "ModelVariables");
    for (int i = 0; i < u->variables.count; i++)
        add_variable(u, list, &u->variables.at[i]);
    add_structure(u, root);
    xmlDocDumpFormatMemoryEnc(document, &written, &length, "UTF-8", 1);
    text_add_length(&text, (const char *)written, (size_t)length);
    xmlFree(written);
    xmlFreeDoc(document);
    return text;
}
