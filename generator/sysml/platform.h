/* platform.h - what the files of platforms share: blocks of shipped libraries under the names that other platforms have
 * for them, and the model's blocks that have such names; inside generator/sysml only. */
#ifndef PLATFORM_H
#define PLATFORM_H

#include "sysml/read.h"

typedef enum { PLATFORM_MODELICA, PLATFORM_SIMULINK, PLATFORMS } Platform; /* the first one that is known counts */
typedef enum { PLATFORM_BLOCK, PLATFORM_PORT, PLATFORM_PARAMETER } PlatformElement;

/* A block that stands in a shipped library, under its name on a platform. */
typedef struct {
    Name name;
    Platform platform;
    Classifier *block;
} Known;
typedef List(Known) KnownList;

/* One that is named and has nothing inside. */
typedef struct {
    Classifier *block;
    const Element *element;
} Named;

typedef struct {
    Reader *reader;
    bool is_library;             /* the document that is noted is one with blocks for such names */
    Map *elements;               /* of properties with such stereotypes: index in stereotyped */
    List(const Element *) stereotyped;
    KnownList known;
    List(Named) named;
    Map *places; /* of blocks in named: index; -1 once they are mapped */
    Map *mapped; /* blocks that became special of a library's */
} Platforms;

/* A block and the one that it stands for. */
typedef struct {
    Platforms *platforms;
    Classifier *block;
    const Known *known;
    Element *application; /* the stereotype that names it; or NULL */
    PropertyList needed;  /* members of the latter */
} Mapping;

/* ---- platform_names.c: tables ---- */

extern const char *const platform_words[PLATFORMS]; /* what they are called */

Element *platform_application(const Element *element, Platform platform, PlatformElement kind); /* or NULL */

/* How the present release of a platform's library calls what older ones, or other folders, call by this name; the name
 * itself if it has no other. */
const char *platform_block_name(Arena *arena, Platform platform, const char *name);
const char *platform_parameter_alias(Platform platform, const char *name); /* or NULL */

/* How a parameter of a platform's block becomes one of the library's. */
typedef struct {
    const char *block, *parameter;
    const char *value;      /* the platform's default; NULL: one that the library's block does not have */
    const char *feature;    /* of the library's block */
    const char *expression; /* in the platform's parameters; "#2": the second sign of the parameter; NULL: the same */
} Conversion;
const Conversion *platform_conversion(const Known *known, int i); /* the i-th for a block, or NULL */

/* Another name on a platform of the library's block of this name, or NULL. */
const char *platform_other_name(Platform platform, const char *block, int i);

/* Does the value of a parameter choose the function that the library's block of this name is? */
bool platform_chooses(const char *value, const char *block);

/* Does the parameter with this value say what the library's blocks do anyway? */
bool platform_means_nothing(const Known *known, const char *name, const char *value);

/* A value as the platform writes it, in the language of equations; dimensions of what gets it. */
const char *platform_value(Arena *arena, Platform platform, const char *text, int dimensions);

/* ---- platform.c ---- */

/* The name of an element on a platform, or NULL; a block's as the present release has it. */
const char *name_on(Reader *reader, const Element *element, Platform platform, PlatformElement kind);

const Element *stereotyped(const Platforms *platforms, const Property *property); /* its own or a redefined one's */
const char *value_words(const Platforms *platforms, const Property *member, Platform platform); /* or NULL */
Problem *unfit(const Mapping *mapping, const Property *member, const char *why);
void take_value(const Mapping *mapping, Property *own, const Property *member, const Property *needed);
Mapping mapping_of(Platforms *platforms, Classifier *block, const Known *known);
bool is_feature(const Property *member); /* a port or a value: may correspond to the library's */
const Property *feature_of(const Mapping *mapping, const Property *member); /* the library's feature, or NULL */
bool is_chosen_by(const Platforms *platforms, const Property *member, const Known *known); /* by a parameter's value */

/* ---- platform_values.c ---- */

/* Is the member a parameter of the platform's that features of the library's block are computed from? */
bool is_converted(const Mapping *mapping, const Property *member);

/* The library's feature that a parameter of this name on the platform is by its value; or NULL. */
const char *feature_by_table(const Mapping *mapping, const char *word);

const char *parameter_by_table(const Mapping *mapping, const Property *needed); /* the other way round */

/* Computes features from the platform's parameters, and lets the platform's defaults be those of the rest. */
void convert_parameters(const Mapping *mapping, const PropertyList *members);

/* ---- platform_choice.c ---- */

/* The library's block that a block stands for. False: none or several, which is a problem of the block. */
bool choose_known(Platforms *platforms, const Named *named, Known *chosen);

/* ---- platform_ports.c ---- */

/* Lets what flows through a port correspond to what flows through that of a library block; both have types. What does
 * not correspond, or NULL. */
const char *relate_ports(Reader *reader, Property *port, const Property *general);
Direction port_direction(Arena *scratch, const Property *port); /* of the only thing that flows; else none */
Type signal_type(Arena *scratch, const Property *port); /* TYPE_UNKNOWN: no signal, or several */

#endif
