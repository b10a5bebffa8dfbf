/* platform.h - shared by the files of platforms: blocks of shipped libraries under the names that other platforms have
 * for them, and the model's blocks that have such names; inside generator/sysml only.
 *
 * The meaning of a name is data: rows of platform.def, whose expressions are in the language of equations. */
#ifndef SYSML_PLATFORM_H
#define SYSML_PLATFORM_H

#include "sysml/classifier.h"

typedef enum { PLATFORM_MODELICA, PLATFORM_SIMULINK, PLATFORMS } Platform; /* the first one that is known counts */
typedef enum { PLATFORM_BLOCK, PLATFORM_PORT, PLATFORM_PARAMETER } PlatformElement;

/* A block that stands in a shipped library, under its name on a platform. */
typedef struct {
    Name name;
    Platform platform;
    Classifier *block;
} PlatformKnown;
typedef List(PlatformKnown) PlatformKnownList;

/* One that is named and has nothing inside. */
typedef struct {
    Classifier *block;
    const Element *element;
} PlatformNamed;

typedef struct {
    Reader *reader;
    Map *elements; /* of properties with such stereotypes: index in stereotyped */
    List(const Element *) stereotyped;
    PlatformKnownList known;
    List(PlatformNamed) named;
    Map *places; /* of blocks in named: index; -1 once they are mapped */
    Map *taken;  /* parameters whose value is taken as it is read: index in taken_for */
    PlatformKnownList taken_for;
    Map *mapped; /* blocks that became special of a library's */
} Platforms;

/* A block and the one that it stands for. */
typedef struct {
    Platforms *platforms;
    Reader *reader;
    Classifier *block;
    const PlatformKnown *known;
    Platform platform;    /* of the latter */
    Element *application; /* the stereotype that names it; or NULL */
    PropertyList members; /* of the block, before it is mapped */
    PropertyList needed;  /* of the library's */
} PlatformMapping;

/* ---- platform_names.c: tables, stereotypes, members of a block and features of the library's, ports ---- */

/* Tables of platform.def, which explains their rows. */
typedef enum {
    PLATFORM_RENAMED,
    PLATFORM_ALIAS,
    PLATFORM_NAMED,
    PLATFORM_CONVERSION,
    PLATFORM_MEANING,
    PLATFORM_INPUT,
    PLATFORM_IDLE,
    PLATFORM_CHOOSER,
    PLATFORM_CHOICE,
    PLATFORM_CONSTANT
} PlatformTable;

typedef struct {
    PlatformTable table;
    Platform platform; /* PLATFORMS: any */
    const char *block; /* on the platform, or the library's; NULL: any */
    const char *name;  /* that is looked up; NULL: any */
    const char *value;
    const char *feature, *expression; /* of conversions and inputs */
    int number;
} PlatformRow;

/* The next row of a table that is for the block and the name, NULL being any, behind another one, NULL being none; or
 * NULL. */
const PlatformRow *platform_row(PlatformTable table, Platform platform, const char *block, const char *name,
                                const PlatformRow *after);

const char *platform_library(int i); /* files of shipped libraries with blocks for such names; NULL behind the last */
bool sysml_is_platform_library(const Reader *reader, const Document *document); /* is it one of those? */
bool sysml_is_platform_application(const Element *element);
bool sysml_is_platform_block(const Element *element); /* is it the application to a block? */

extern const char *const platform_words[PLATFORMS]; /* their names */

Element *platform_application(const Element *element, Platform platform, PlatformElement kind); /* or NULL */

/* The present name of a block in a platform's library, for a name that may be that of an older release or of another
 * folder; NULL if it is given none. */
const char *platform_block_name(Reader *reader, const Element *element, Platform platform);

bool platform_is_same_value(const char *a, const char *b); /* alike but for blanks and cases, or the same number */

/* The stereotype's application to a port or a parameter, or to what it redefines, and the name and the value that it
 * says; NULL: none. The value of a parameter also if it is the property's own. */
Element *platform_member_application(const Platforms *platforms, const Property *member, Platform platform);
const char *platform_member_name(const Platforms *platforms, const Property *member, Platform platform);
const char *platform_member_value(const Platforms *platforms, const Property *member, Platform platform);

const char *platform_value_words(Arena *arena, const Value *value); /* of one that is given so; or NULL */

/* How a parameter is called on the platform: by the stereotype, else as the property. */
const char *platform_parameter(const Platforms *platforms, const Property *member, Platform platform);

/* True if the parameter with this value, or none, describes what the library's block does anyway. */
bool platform_is_idle(const PlatformKnown *known, const char *parameter, const char *value);

PlatformMapping platform_mapping(Platforms *platforms, Classifier *block, const PlatformKnown *known);
bool platform_is_parameter(const PlatformMapping *mapping, const Property *member, const char *name); /* called so */

/* The block's member that is the parameter, the library's value of a name, and the library's feature that a member is;
 * or NULL. */
const Property *platform_member_called(const PlatformMapping *mapping, const char *parameter);
const Property *platform_feature_named(const PlatformMapping *mapping, const char *name);
const Property *platform_feature(const PlatformMapping *mapping, const Property *member);

/* The next row of conversions for the library's block and a parameter, NULL being any; or NULL. */
const PlatformRow *platform_conversions(const PlatformMapping *mapping, const char *parameter,
                                        const PlatformRow *after);

/* The row by which features of the library's block are computed from the parameter that the member is; or NULL. */
const PlatformRow *platform_conversion(const PlatformMapping *mapping, const Property *member);

/* Maps the flows of a port to those of a library block's port; both have types. The flow without a counterpart, or
 * NULL. */
const char *platform_relate_ports(Reader *reader, Property *port, const Property *general);
Type platform_signal_type(Arena *scratch, const Property *port); /* TYPE_UNKNOWN: no signal, or several */

/* ---- platform_values.c ---- */

/* A member, or with NULL the block, differs from the library's block. */
Problem *platform_unfit(const PlatformMapping *mapping, const Property *member, const char *why);

/* Gives a property the value that the stereotype of a parameter has, if it has one. */
void platform_take_value(const PlatformMapping *mapping, Property *own, const Property *member, const Property *needed);

/* Lets a parameter be no constant that would need a value, and whose name means nothing in the library's equations. */
void platform_set_aside(const PlatformMapping *mapping, Property *own);

/* Computes features from the platform's parameters, and lets the platform's defaults be those of the rest. */
void platform_convert(const PlatformMapping *mapping);

void platform_check_taken(const Platforms *platforms); /* says where a parameter set aside is given another value */

#endif
