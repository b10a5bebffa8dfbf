/* platform.h - shared by the files of platforms: blocks of shipped libraries by their names on other platforms, and
 * blocks of the model that have such names; inside generator/sysml only.
 *
 * The meaning of a name is data: rows of platform.def, whose expressions are in the language of equations. */
#ifndef SYSML_PLATFORM_H
#define SYSML_PLATFORM_H

#include "sysml/classifier.h"

typedef enum { PLATFORM_MODELICA, PLATFORM_SIMULINK, PLATFORMS } Platform; /* the first known one counts */
typedef enum { PLATFORM_BLOCK, PLATFORM_PORT, PLATFORM_PARAMETER } PlatformElement;

/* A block of a shipped library, under its name on a platform. */
typedef struct {
    Name name;
    Platform platform;
    Classifier *block;
} PlatformKnown;
typedef List(PlatformKnown) PlatformKnownList;

/* A block of the model that has such a name and no definition inside. */
typedef struct {
    Classifier *block;
    const Element *element;
} PlatformNamed;

typedef struct {
    Reader *reader;
    Map *elements; /* property with such a stereotype -> index in stereotyped */
    List(const Element *) stereotyped;
    PlatformKnownList known;
    List(PlatformNamed) named;
    Map *places; /* block -> index in named; -1 once it is mapped */
    Map *taken;  /* parameter whose value is used when blocks are mapped -> index in taken_for */
    PlatformKnownList taken_for;
    Map *mapped; /* blocks that were made special blocks of a library's */
} Platforms;

/* A block and the library's block that it stands for. */
typedef struct {
    Platforms *platforms;
    Reader *reader;
    Classifier *block;
    const PlatformKnown *known;
    Platform platform;    /* of `known` */
    Element *application; /* the stereotype that names it; or NULL */
    PropertyList members; /* of the block, before it is mapped */
    PropertyList needed;  /* members of the library's block */
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

/* The next row of a table for the block and the name (NULL: any), behind the row `after` (NULL: from the beginning); or
 * NULL. */
const PlatformRow *platform_row(PlatformTable table, Platform platform, const char *block, const char *name,
                                const PlatformRow *after);

const char *platform_library(int i); /* files of shipped libraries with blocks for such names; NULL behind the last */
bool sysml_is_platform_library(const Reader *reader, const Document *document); /* is one of those */
bool sysml_is_platform_application(const Element *element);
bool sysml_is_platform_block(const Element *element); /* the application to a block */

extern const char *const platform_words[PLATFORMS]; /* their names */

Element *platform_application(const Element *element, Platform platform, PlatformElement kind); /* or NULL */

/* The present name in a platform's library of the block that an element names. The element's name may be that of an
 * older release or of another folder. NULL if the element names none. */
const char *platform_block_name(Reader *reader, const Element *element, Platform platform);

bool platform_is_same_value(const char *a, const char *b); /* equal except for blanks and case, or the same number */

/* The stereotype's application to a port or parameter, or to a property that it redefines; its name and its value.
 * NULL: none. If the stereotype has no value, the value of the property counts. */
Element *platform_member_application(const Platforms *platforms, const Property *member, Platform platform);
const char *platform_member_name(const Platforms *platforms, const Property *member, Platform platform);
const char *platform_member_value(const Platforms *platforms, const Property *member, Platform platform);

const char *platform_value_words(Arena *arena, const Value *value); /* its text; or NULL */

/* The name of a parameter on the platform: that of the stereotype, else that of the property. */
const char *platform_parameter(const Platforms *platforms, const Property *member, Platform platform);

/* True if the parameter with this value (NULL: none) describes behaviour that the library's block has anyway. */
bool platform_is_idle(const PlatformKnown *known, const char *parameter, const char *value);

PlatformMapping platform_mapping(Platforms *platforms, Classifier *block, const PlatformKnown *known);
bool platform_is_parameter(const PlatformMapping *mapping, const Property *member, const char *name); /* by name */

/* Each or NULL: the block's member that is the parameter; the library's value property of this name; the library's
 * feature to which a member corresponds. */
const Property *platform_member_called(const PlatformMapping *mapping, const char *parameter);
const Property *platform_feature_named(const PlatformMapping *mapping, const char *name);
const Property *platform_feature(const PlatformMapping *mapping, const Property *member);

/* The next row of conversions for the library's block and a parameter (NULL: any); or NULL. */
const PlatformRow *platform_conversions(const PlatformMapping *mapping, const char *parameter,
                                        const PlatformRow *after);

/* The row by which features of the library's block are computed from the member, a parameter; or NULL. */
const PlatformRow *platform_conversion(const PlatformMapping *mapping, const Property *member);

/* Maps the flows of a port to those of a library block's port; both have types. Returns the reason why this is not
 * possible, or NULL. */
const char *platform_relate_ports(Reader *reader, Property *port, const Property *general);
Type platform_signal_type(Arena *scratch, const Property *port); /* TYPE_UNKNOWN: no signal, or several */

/* ---- platform_values.c ---- */

/* Adds the problem that a member (NULL: the block) differs from the library's block. */
Problem *platform_unfit(const PlatformMapping *mapping, const Property *member, const char *why);

/* Gives a property the value that the stereotype of a parameter has, if it has one. */
void platform_take_value(const PlatformMapping *mapping, Property *own, const Property *member, const Property *needed);

/* Sets a parameter aside: it is no constant that needs a value, and its name has no meaning in the library's
 * equations. */
void platform_set_aside(const PlatformMapping *mapping, Property *own);

/* Computes features from the platform's parameters; the others get the platform's defaults. */
void platform_convert(const PlatformMapping *mapping);

void platform_check_taken(const Platforms *platforms); /* reports other values of parameters set aside */

#endif
