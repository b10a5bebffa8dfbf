/* dialect.c - the names that modelling tools use for the same things, in tables: another tool is another row. Files and
 * addresses of tools are in dialect_files.c. */
#include "sysml/dialect.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

bool sysml_contains_caseless(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text; text++) {
        size_t i = 0;
        while (i < length && tolower((unsigned char)text[i]) == tolower((unsigned char)part[i]))
            i++;
        if (i == length)
            return true;
    }
    return false;
}

/* The first row whose part occurs in the URI decides: versions, dates and schemes differ too much to compare whole
 * ones. */
static const struct {
    const char *part;
    DialectFamily family;
} namespaces[] = {
    {"omg.org/UML1.", FAMILY_OLD},
    {"omg.org/UML/1.", FAMILY_OLD},
    {"/UML/1.", FAMILY_OLD},
    {"XMLSchema-instance", FAMILY_INSTANCE},
    {"SysPhS", FAMILY_SYSPHS},
    {"Customization", FAMILY_TOOL},
    {"additional_stereotypes", FAMILY_TOOL},
    {"schemas/Blocks.xmi", FAMILY_SYSML}, /* MagicDraw up to 16, one for each package */
    {"schemas/ConstraintBlocks.xmi", FAMILY_SYSML},
    {"schemas/Ports_Flows.xmi", FAMILY_SYSML},
    {"schemas/Requirements.xmi", FAMILY_SYSML},
    {"StandardProfile", FAMILY_TOOL},
    {"UML/Profile/", FAMILY_TOOL},
    {"UML_Standard_Profile", FAMILY_TOOL},
    {"SysML", FAMILY_SYSML},
    {"MagicDraw_Profile", FAMILY_TOOL},
    {"Validation_Profile", FAMILY_TOOL},
    {"Dependency_Matrix_Profile", FAMILY_TOOL},
    {"magicdraw/foundation", FAMILY_TOOL},
    {"sparxsystems.com/profiles/thecustomprofile", FAMILY_TOOL},
    {"emf/2002/Ecore", FAMILY_TOOL},
    {"omg.org/UML", FAMILY_UML},
    {"omg.org/spec/UML", FAMILY_UML},
    {"magicdraw/UML", FAMILY_UML},
    {"eclipse.org/uml2", FAMILY_UML},
    {"/XMI", FAMILY_XMI},
};

static bool begins_as_sysml(const char *text)
{
    static const char word[] = "sysml";
    size_t i = 0;
    while (word[i] && tolower((unsigned char)text[i]) == word[i])
        i++;
    return !word[i];
}

/* True for a user's own profile: it may have SysML in its name, which MagicDraw and Eclipse write behind "schemas". */
static bool is_of_own_schema(const char *uri)
{
    static const char before[] = "/schemas/";
    const char *found = strstr(uri, before);
    return found && !begins_as_sysml(found + sizeof before - 1);
}

DialectFamily dialect_family(const char *uri)
{
    if (!uri)
        return FAMILY_NONE;
    for (size_t i = 0; i < sizeof namespaces / sizeof *namespaces; i++)
        if (sysml_contains_caseless(uri, namespaces[i].part) &&
            (strcmp(namespaces[i].part, "SysML") != 0 || !is_of_own_schema(uri)))
            return namespaces[i].family;
    return FAMILY_UNKNOWN;
}

/* The newest releases that are known; the OMG names them by dates. */
static const struct {
    const char *part;
    int newest;
} releases[] = {
    {"omg.org/spec/UML/", 20161101},
    {"omg.org/spec/XMI/", 20131001},
    {"omg.org/spec/SysML/", 20240101},
    {"omg.org/spec/SysPhS/", 20200925},
};

bool dialect_is_newer(const char *uri)
{
    for (size_t i = 0; uri && i < sizeof releases / sizeof *releases; i++) {
        const char *at = strstr(uri, releases[i].part);
        const char *date = at ? at + strlen(releases[i].part) : "";
        if (strspn(date, "0123456789") == 8)
            return atoi(date) > releases[i].newest;
    }
    return false;
}

/* The prefix of UML itself stays unknown, and is reported so. */
DialectFamily dialect_family_of_prefix(const char *prefix)
{
    if (words_equal_caseless(prefix, "xmi"))
        return FAMILY_XMI;
    if (sysml_contains_caseless(prefix, "sysphs"))
        return FAMILY_SYSPHS;
    return begins_as_sysml(prefix) ? FAMILY_SYSML : FAMILY_UNKNOWN;
}

/* A copy of the SysPhS profile may have any address: its names are unique. */
DialectFamily dialect_family_of_word(DialectFamily family, const char *tag)
{
    bool is_sysphs = word_is_among(tag, "PhSVariable|PhSConstant");
    return is_sysphs && (family == FAMILY_UNKNOWN || family == FAMILY_TOOL) ? FAMILY_SYSPHS : family;
}

static const struct {
    const char *word;
    Metaclass metaclass;
} types[] = {
    {"Property", META_PROPERTY},
    {"Port", META_PORT},
    {"Class", META_CLASS},
    {"Connector", META_CONNECTOR},
    {"ConnectorEnd", META_CONNECTOR_END},
    {"Constraint", META_CONSTRAINT},
    {"Generalization", META_GENERALIZATION},
    {"PackageImport", META_IMPORT},
    {"ElementImport", META_IMPORT},
    {"Package", META_PACKAGE},
    {"Model", META_PACKAGE},
    {"Profile", META_PACKAGE},
    {"DataType", META_DATA_TYPE},
    {"PrimitiveType", META_PRIMITIVE_TYPE},
    {"Enumeration", META_ENUMERATION},
    {"EnumerationLiteral", META_LITERAL},
    {"InstanceSpecification", META_INSTANCE},
    {"StateMachine", META_STATE_MACHINE},
    {"ProtocolStateMachine", META_STATE_MACHINE},
    {"Component", META_CLASS},
    {"AssociationClass", META_CLASS},
    {"Association", META_OTHER_CLASSIFIER},
    {"Interface", META_OTHER_CLASSIFIER},
    {"Signal", META_OTHER_CLASSIFIER},
    {"Actor", META_OTHER_CLASSIFIER},
    {"UseCase", META_OTHER_CLASSIFIER},
    {"Activity", META_OTHER_CLASSIFIER},
    {"Interaction", META_OTHER_CLASSIFIER},
    {"OpaqueBehavior", META_OTHER_CLASSIFIER},
    {"FunctionBehavior", META_OTHER_CLASSIFIER},
    {"Stereotype", META_OTHER_CLASSIFIER},
    {"Artifact", META_OTHER_CLASSIFIER},
    {"Node", META_OTHER_CLASSIFIER},
    {"Device", META_OTHER_CLASSIFIER},
    {"Collaboration", META_OTHER_CLASSIFIER},
};

bool dialect_is_outside(const char *type)
{
    return word_is_among(type, "Actor|UseCase|Interface|Signal|Activity|Interaction|Collaboration|OpaqueBehavior|"
                               "FunctionBehavior");
}

static const struct {
    const char *word;
    Metaclass metaclass;
} tags[] = {
    {"ownedAttribute", META_PROPERTY},
    {"ownedPort", META_PORT},
    {"ownedEnd", META_PROPERTY},
    {"ownedConnector", META_CONNECTOR},
    {"end", META_CONNECTOR_END},
    {"ownedRule", META_CONSTRAINT},
    {"generalization", META_GENERALIZATION},
    {"packageImport", META_IMPORT},
    {"elementImport", META_IMPORT},
    {"ownedLiteral", META_LITERAL},
    {"Model", META_PACKAGE},
    {"Package", META_PACKAGE},
    {"Profile", META_PACKAGE},
};

Metaclass dialect_metaclass(const char *type, const char *tag)
{
    for (size_t i = 0; type && i < sizeof types / sizeof *types; i++)
        if (strcmp(types[i].word, type) == 0)
            return types[i].metaclass;
    for (size_t i = 0; !type && i < sizeof tags / sizeof *tags; i++)
        if (strcmp(tags[i].word, tag) == 0)
            return tags[i].metaclass;
    return META_NONE;
}

static const struct {
    const char *name;
    Stereotype stereotype;
} stereotypes[] = {
    {"Block", STEREOTYPE_BLOCK},
    {"ModelicaBlock", STEREOTYPE_BLOCK},
    {"SimulinkBlock", STEREOTYPE_BLOCK},
    {"InterfaceBlock", STEREOTYPE_INTERFACE_BLOCK},
    {"tildeInterfaceBlock", STEREOTYPE_INTERFACE_BLOCK},
    {"_InterfaceBlock", STEREOTYPE_INTERFACE_BLOCK},
    {"FlowSpecification", STEREOTYPE_INTERFACE_BLOCK}, /* of SysML 1.2, on an interface */
    {"ConstraintBlock", STEREOTYPE_CONSTRAINT_BLOCK},
    {"ValueType", STEREOTYPE_VALUE_TYPE},
    {"Unit", STEREOTYPE_UNIT},
    {"FlowProperty", STEREOTYPE_FLOW_PROPERTY},
    {"FullPort", STEREOTYPE_FULL_PORT},
    {"FlowPort", STEREOTYPE_FLOW_PORT},
    {"ConnectorProperty", STEREOTYPE_CONNECTOR_PROPERTY},
    {"AdjunctProperty", STEREOTYPE_ADJUNCT_PROPERTY},
    {"ParticipantProperty", STEREOTYPE_PARTICIPANT_PROPERTY},
    {"BindingConnector", STEREOTYPE_BINDING_CONNECTOR},
    {"NestedConnectorEnd", STEREOTYPE_NESTED_END},
    {"PhSVariable", STEREOTYPE_VARIABLE},
    {"PhSConstant", STEREOTYPE_CONSTANT},
    {"ModelicaParameter", STEREOTYPE_CONSTANT},
    {"SimulinkParameter", STEREOTYPE_CONSTANT},
    {"MultidimensionalElement", STEREOTYPE_MULTIDIMENSIONAL},
    {"ModelicaModel", STEREOTYPE_MODELICA_CLASS},
    {"ModelicaClass", STEREOTYPE_MODELICA_CLASS},
    {"ModelicaConnector", STEREOTYPE_MODELICA_CLASS},
    {"ModelicaValueProperty", STEREOTYPE_MODELICA_VALUE},
    {"ModelicaPart", STEREOTYPE_MODELICA_MODIFIED},
    {"ModelicaExtends", STEREOTYPE_MODELICA_MODIFIED},
    {"ModelicaShortExtends", STEREOTYPE_MODELICA_MODIFIED},
    {"ModelicaFunctionParameter", STEREOTYPE_MODELICA_ARGUMENT},
    {"ModelicaEquation", STEREOTYPE_MODELICA_EQUATION},
};

/* Stereotypes of SysML's non-normative extensions, which each tool keeps in a profile of its own, or leaves out. They
 * count as their general stereotype in SysML. On other elements they have no meaning here. */
static const struct {
    const char *name;
    Stereotype stereotype;
} extensions[] = {
    {"System", STEREOTYPE_BLOCK},
    {"Subsystem", STEREOTYPE_BLOCK},
    {"SystemContext", STEREOTYPE_BLOCK},
    {"Domain", STEREOTYPE_BLOCK},
    {"External", STEREOTYPE_BLOCK},
    {"objectiveFunction", STEREOTYPE_CONSTRAINT_BLOCK},
    {"BasicInterval", STEREOTYPE_INTERVAL},
    {"Interval", STEREOTYPE_INTERVAL},
    {"Uniform", STEREOTYPE_UNIFORM},
    {"Normal", STEREOTYPE_NORMAL},
};

/* Stereotypes of SysML, of its non-normative extensions, and of UML's standard profile; tools keep some of them in
 * profiles of their own. */
static const struct {
    const char *name;
    Stereotype stereotype;
} requirement_stereotypes[] = {
    {"Requirement", STEREOTYPE_REQUIREMENT},
    {"AbstractRequirement", STEREOTYPE_REQUIREMENT},
    {"extendedRequirement", STEREOTYPE_REQUIREMENT},
    {"functionalRequirement", STEREOTYPE_REQUIREMENT},
    {"interfaceRequirement", STEREOTYPE_REQUIREMENT},
    {"performanceRequirement", STEREOTYPE_REQUIREMENT},
    {"physicalRequirement", STEREOTYPE_REQUIREMENT},
    {"designConstraint", STEREOTYPE_REQUIREMENT},
    {"usabilityRequirement", STEREOTYPE_REQUIREMENT},
    {"businessRequirement", STEREOTYPE_REQUIREMENT},
    {"Satisfy", STEREOTYPE_SATISFY},
    {"Verify", STEREOTYPE_SATISFY},
    {"Refine", STEREOTYPE_TRACE},
    {"Trace", STEREOTYPE_TRACE},
    {"DeriveReqt", STEREOTYPE_DERIVE},
};

/* The next letter or digit, as a small letter; blanks and signs between words are written in many ways. */
static int next_of_word(const char **text)
{
    while (**text && strchr(" _-", **text))
        (*text)++;
    return **text ? tolower((unsigned char)*(*text)++) : 0;
}

/* True if the words differ only in case, and in blanks and signs between their parts. */
static bool is_same_word(const char *a, const char *b)
{
    int letter;
    do {
        letter = next_of_word(&a);
        if (letter != next_of_word(&b))
            return false;
    } while (letter);
    return true;
}

Name dialect_tag(Arena *arena, const char *name)
{
    Text text = text_new(arena);
    for (; *name; name++)
        if (isalnum((unsigned char)*name) || (unsigned char)*name >= 0x80)
            text_add_char(&text, (char)tolower((unsigned char)*name));
    return name_of(text.at);
}

Stereotype dialect_extension(const char *name)
{
    for (size_t i = 0; i < sizeof extensions / sizeof *extensions; i++)
        if (is_same_word(extensions[i].name, name))
            return extensions[i].stereotype;
    return STEREOTYPE_NONE;
}

const char *dialect_distribution_tag(Stereotype stereotype, int i)
{
    static const char *const bounds[] = {"min", "max"}, *const moments[] = {"mean", "standardDeviation"};
    const bool is_bounded = stereotype == STEREOTYPE_INTERVAL || stereotype == STEREOTYPE_UNIFORM;
    return i >= 2 ? NULL : is_bounded ? bounds[i] : stereotype == STEREOTYPE_NORMAL ? moments[i] : NULL;
}

Stereotype dialect_stereotype(DialectFamily family, const char *name)
{
    if (family != FAMILY_SYSML && family != FAMILY_SYSPHS && family != FAMILY_TOOL)
        return STEREOTYPE_NONE;
    for (size_t i = 0; i < sizeof requirement_stereotypes / sizeof *requirement_stereotypes; i++)
        if (is_same_word(requirement_stereotypes[i].name, name))
            return requirement_stereotypes[i].stereotype;
    for (size_t i = 0; i < sizeof stereotypes / sizeof *stereotypes; i++)
        if (is_same_word(stereotypes[i].name, name))
            return stereotypes[i].stereotype;
    return dialect_extension(name);
}

/* SysML's stereotypes in MagicDraw's own profile file. */
static const struct {
    const char *id;
    Stereotype stereotype;
} stereotype_ids[] = {
    {"_11_5EAPbeta_be00301_1147424179914_458922_958", STEREOTYPE_BLOCK},
    {"_11_5EAPbeta_be00301_1147767804973_159489_404", STEREOTYPE_CONSTRAINT_BLOCK},
    {"_17_0_3_17530432_1320213059640_259248_2362", STEREOTYPE_INTERFACE_BLOCK},
    {"_20_0_3360132_1592906761079_745602_1358", STEREOTYPE_INTERFACE_BLOCK},
    {"_11_5EAPbeta_be00301_1147430239267_179145_1189", STEREOTYPE_VALUE_TYPE},
    {"_11_5EAPbeta_be00301_1147436061009_177713_1911", STEREOTYPE_FLOW_PROPERTY},
    {"_17_0_3_17530432_1320213032822_616987_2338", STEREOTYPE_FULL_PORT},
    {"_11_0_be00301_1147682946132_981479_8", STEREOTYPE_FLOW_PORT},
    {"_12_1_8740266_1172578094265_375361_1577", STEREOTYPE_BLOCK},      /* System, */
    {"_12_1_8740266_1172578094265_898135_1579", STEREOTYPE_BLOCK},      /* Subsystem, */
    {"_12_1_8740266_1172578094265_388539_1575", STEREOTYPE_BLOCK},      /* Domain, */
    {"_12_1_8740266_1173094714531_37548_260", STEREOTYPE_BLOCK},        /* External */
    {"_11_5EAPbeta_be00301_1147873190330_159934_2220", STEREOTYPE_REQUIREMENT},
    {"_12_1_8740266_1172576734593_228534_190", STEREOTYPE_REQUIREMENT}, /* extendedRequirement */
};

Stereotype dialect_stereotype_of_reference(Arena *arena, const char *reference)
{
    const char *mark = strrchr(reference, '#'), *fragment = mark ? mark + 1 : reference;
    for (size_t i = 0; i < sizeof stereotype_ids / sizeof *stereotype_ids; i++)
        if (strcmp(stereotype_ids[i].id, fragment) == 0)
            return stereotype_ids[i].stereotype;
    const char *word = dialect_fragment_word(arena, reference);
    return word ? dialect_stereotype(FAMILY_SYSML, word) : STEREOTYPE_NONE;
}

bool dialect_is_inner_application(const char *tag)
{
    return word_is_among(tag, "appliedStereotype|stereotype"); /* Visual Paradigm */
}

/* Class_Block_id: the metaclass, the stereotype, a mark. */
const char *dialect_applied_word(Arena *arena, const char *value)
{
    const char *word = strchr(value, '_');
    size_t length = word ? strlen(++word) : 0;
    bool is_one = length > 3 && strcmp(word + length - 3, "_id") == 0;
    return is_one ? arena_copy(arena, word, length - 3) : NULL;
}

#define BIT(metaclass) (1u << (metaclass))
static const struct {
    unsigned metaclasses;
    const char *words;
} targets[] = {
    [STEREOTYPE_NONE] = {~0u, "any element"},
    [STEREOTYPE_BLOCK] = {BIT(META_CLASS), "a class"},
    [STEREOTYPE_INTERFACE_BLOCK] = {BIT(META_CLASS) | BIT(META_OTHER_CLASSIFIER), "a class"},
    [STEREOTYPE_CONSTRAINT_BLOCK] = {BIT(META_CLASS), "a class"},
    [STEREOTYPE_VALUE_TYPE] = {BIT(META_DATA_TYPE) | BIT(META_PRIMITIVE_TYPE) | BIT(META_ENUMERATION), "a data type"},
    [STEREOTYPE_UNIT] = {BIT(META_INSTANCE), "an instance specification"},
    [STEREOTYPE_FLOW_PROPERTY] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_FULL_PORT] = {BIT(META_PROPERTY) | BIT(META_PORT), "a port"},
    [STEREOTYPE_FLOW_PORT] = {BIT(META_PROPERTY) | BIT(META_PORT), "a port"},
    [STEREOTYPE_CONNECTOR_PROPERTY] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_ADJUNCT_PROPERTY] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_PARTICIPANT_PROPERTY] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_BINDING_CONNECTOR] = {BIT(META_CONNECTOR), "a connector"},
    [STEREOTYPE_NESTED_END] = {BIT(META_CONNECTOR_END), "a connector end"},
    [STEREOTYPE_VARIABLE] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_CONSTANT] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_MULTIDIMENSIONAL] = {~0u, "any element"},
    [STEREOTYPE_INTERVAL] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_UNIFORM] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_NORMAL] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_MODELICA_CLASS] = {BIT(META_CLASS), "a class"},
    [STEREOTYPE_MODELICA_VALUE] = {BIT(META_PROPERTY) | BIT(META_PORT), "a property"},
    [STEREOTYPE_MODELICA_ARGUMENT] = {~0u, "any element"},
    [STEREOTYPE_MODELICA_EQUATION] = {BIT(META_CONSTRAINT), "a constraint"},
    [STEREOTYPE_REQUIREMENT] = {~0u, "any element"},
    [STEREOTYPE_SATISFY] = {~0u, "any element"},
    [STEREOTYPE_TRACE] = {~0u, "any element"},
    [STEREOTYPE_DERIVE] = {~0u, "any element"},
    [STEREOTYPE_MODELICA_MODIFIED] = {BIT(META_PROPERTY) | BIT(META_GENERALIZATION), "a part or a generalization"},
};
#undef BIT

bool dialect_stereotype_fits(Stereotype stereotype, Metaclass metaclass)
{
    return targets[stereotype].metaclasses >> metaclass & 1;
}

const char *dialect_meaning(Stereotype stereotype)
{
    switch (stereotype) {
    case STEREOTYPE_BLOCK:
        return "Block";
    case STEREOTYPE_INTERFACE_BLOCK:
        return "InterfaceBlock";
    case STEREOTYPE_CONSTRAINT_BLOCK:
        return "ConstraintBlock";
    case STEREOTYPE_VALUE_TYPE:
        return "ValueType";
    case STEREOTYPE_REQUIREMENT:
        return "Requirement";
    default:
        return NULL;
    }
}

const char *dialect_stereotype_target(Stereotype stereotype)
{
    return targets[stereotype].words;
}

/* Standard names, then names and ids in the libraries of Eclipse and MagicDraw. A longer name stands before its
 * tail. */
static const struct {
    const char *name, *primitive;
} primitives[] = {
    {"UnlimitedNatural", "Integer"},
    {"Real", "Real"},
    {"Integer", "Integer"},
    {"Boolean", "Boolean"},
    {"String", "String"},
    {"Number", "Real"},
    {"ModelicaReal", "Real"},
    {"ModelicaInteger", "Integer"},
    {"ModelicaBoolean", "Boolean"},
    {"ModelicaString", "String"},
    {"ModelicaStateSelect", "String"},
    {"EFloat", "Real"},
    {"EDouble", "Real"},
    {"EInt", "Integer"},
    {"EBoolean", "Boolean"},
    {"EString", "String"},
    {"double", "Real"},
    {"Double", "Real"},
    {"Float", "Real"},
    {"float", "Real"},
    {"int", "Integer"},
    {"boolean", "Boolean"},
    {"bool", "Boolean"},
    {"string", "String"},
    {"real", "Real"},
    {"integer", "Integer"},
    {"_16_5_1_12c903cb_1245415335546_535327_4089", "Real"},
    {"_16_5_1_12c903cb_1245415335546_479030_4092", "String"},
    {"_16_5_1_12c903cb_1245415335546_8641_4088", "Integer"},
    {"_16_5_1_12c903cb_1245415335546_39033_4086", "Boolean"},
    {"_11_5EAPbeta_be00301_1147431819399_50461_1671", "Real"},
    {"_vjX4ULXzEdu94_NE0EO5_A", "Real"},
};

static const char id_suffix[] = "_PackageableElement";

static size_t length_without_suffix(const char *text)
{
    size_t length = strlen(text), suffix = strlen(id_suffix);
    return length > suffix && strcmp(text + length - suffix, id_suffix) == 0 ? length - suffix : length;
}

const char *dialect_primitive(const char *reference)
{
    const char *mark = strrchr(reference, '#');
    const char *fragment = mark ? mark + 1 : reference;
    size_t length = length_without_suffix(fragment);
    for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++) {
        size_t tail = strlen(primitives[i].name);
        if (length < tail || strncmp(fragment + length - tail, primitives[i].name, tail) != 0)
            continue;
        if (length == tail || !isalnum((unsigned char)fragment[length - tail - 1]))
            return primitives[i].primitive;
    }
    return NULL;
}

/* Enterprise Architect: EAJava_int, EAnone_Real_0..1_: the language, then the words with all but letters replaced. */
const char *dialect_typed_word(Arena *arena, const char *id)
{
    if (strncmp(id, "EA", 2) != 0 || strncmp(id, "EAID_", 5) == 0 || strncmp(id, "EAPK_", 5) == 0)
        return NULL;
    const char *mark = strchr(id, '_'), *word = mark ? mark + strspn(mark, "_") : NULL;
    if (!word || !*word)
        return NULL;
    const char *bounds = strstr(word, "..");
    size_t end = bounds ? (size_t)(bounds - word) : strlen(word);
    while (bounds && end && isdigit((unsigned char)word[end - 1]))
        end--;
    while (end && !isalnum((unsigned char)word[end - 1]))
        end--;
    return end ? arena_copy(arena, word, end) : NULL;
}

const char *dialect_primitive_of_name(const char *name)
{
    for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++)
        if (strcmp(primitives[i].name, name) == 0)
            return primitives[i].primitive;
    return NULL;
}

/* Elements of the SysPhSLibrary that the OMG published, release 1.0 of 2017, whose ids contain no name. */
static const struct {
    const char *id, *name;
} library_ids[] = {
    {"_18_4_85c026e_1483568060285_357314_15080", "RealSignalInElement"},
    {"_18_4_85c026e_1483568037572_966209_15074", "RealSignalOutElement"},
};

const char *dialect_fragment_word(Arena *arena, const char *reference)
{
    const char *mark = strrchr(reference, '#');
    const char *fragment = mark ? mark + 1 : reference;
    for (size_t i = 0; i < sizeof library_ids / sizeof *library_ids; i++)
        if (strcmp(library_ids[i].id, fragment) == 0)
            return library_ids[i].name;
    size_t end = length_without_suffix(fragment), begin = end;
    while (begin > 0 && !strchr(".:/-_#", fragment[begin - 1]))
        begin--;
    if (begin == end || !isalpha((unsigned char)fragment[begin]))
        return NULL;
    return arena_copy(arena, fragment + begin, end - begin);
}

/* Enterprise Architect: a package has two ids, its own and that of the element that stands for it. */
const char *dialect_twin_id(Arena *arena, const char *id)
{
    if (strncmp(id, "EAID_", 5) == 0)
        return arena_format(arena, "EAPK_%s", id + 5);
    return strncmp(id, "EAPK_", 5) == 0 ? arena_format(arena, "EAID_%s", id + 5) : NULL;
}

bool dialect_is_port_copy(const char *tag)
{
    return strcmp(tag, "qualifier") == 0; /* Enterprise Architect */
}

bool dialect_is_query_language(const char *language)
{
    return sysml_contains_caseless(language, "OCL");
}

int dialect_language_rank(const char *language)
{
    static const char *const ranked[] = {"", "SysPhS", "Modelica", "Built-in Math", "English"};
    enum { COUNT = sizeof ranked / sizeof *ranked };
    for (int i = 0; i < COUNT; i++)
        if (words_equal_caseless(ranked[i], language))
            return i;
    return COUNT;
}
