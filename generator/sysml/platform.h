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
} PlatformKnown;
typedef List(PlatformKnown) PlatformKnownList;

/* One that is named and has nothing inside. */
typedef struct {
    Classifier *block;
    const Element *element;
} PlatformNamed;

typedef struct {
    Reader *reader;
    bool is_library;             /* the document that is noted is one with blocks for such names */
    Map *elements;               /* of properties with such stereotypes: index in stereotyped */
    List(const Element *) stereotyped;
    PlatformKnownList known;
    List(PlatformNamed) named;
    Map *places; /* of blocks in named: index; -1 once they are mapped */
    Map *settled; /* parameters that are set aside: index in settled_for */
    PlatformKnownList settled_for;
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
    PropertyList needed;  /* members of the latter */
} PlatformMapping;

/* ---- platform_names.c: tables ---- */

extern const char *const platform_words[PLATFORMS]; /* what they are called */

Element *platform_application(const Element *element, Platform platform, PlatformElement kind); /* or NULL */

/* How the present release of a platform's library calls a block by the name that it is given, which may be that of an
 * older one or of another folder; NULL if it is given none. */
const char *platform_block_name(Reader *reader, const Element *element, Platform platform);
const char *platform_parameter_alias(Platform platform, const char *name, int i); /* the i-th, or NULL */

/* The library's port that the platform calls so, or, with a number, its n-th input; NULL: as the library has it. */
const char *platform_port(const PlatformKnown *known, const char *word, int number);

/* How a parameter of a platform's block becomes one of the library's. */
typedef struct {
    const char *block, *parameter;
    const char *value;      /* the platform's default; NULL: one that the library's block does not have */
    const char *feature;    /* of the library's block */
    const char *expression; /* in the platform's parameters; "#2": the second sign of the parameter; "?": what its word
                               means; NULL: the same */
} PlatformConversion;
const PlatformConversion *platform_conversion(const PlatformKnown *known, int i); /* the i-th for a block, or NULL */

/* Another name on a platform of the library's block of this name, or NULL. */
const char *platform_other_name(Platform platform, const char *block, int i);

/* A parameter whose value chooses among blocks of the library. */
typedef struct {
    const char *block, *parameter;
    const char *value; /* the platform's default; NULL: that depends on its release */
} PlatformChooser;
const PlatformChooser *platform_chooser(const PlatformKnown *known); /* of the platform's block, or NULL */

/* Does such a value choose the library's block of this name? */
bool platform_chooses(const char *value, const char *block);
const char *platform_chosen_by(const char *block, int i); /* its i-th value that does, or NULL */

/* The meaning in the library's blocks of a word that is a parameter's value, or NULL; and the parameter's i-th word. */
const char *platform_meaning(const char *parameter, const char *word);
const char *platform_word(const char *parameter, int i);

/* Does the parameter with this value, or none, say what the library's block does anyway? */
bool platform_means_nothing(const PlatformKnown *known, const char *parameter, const char *value);
const char *platform_idle_value(const PlatformKnown *known, const char *parameter, int i); /* such a value, or NULL */

char *platform_trimmed(Arena *arena, const char *name); /* without blanks at its ends, others as one */

/* ---- platform_matlab.c ---- */

/* A value as the platform writes it, in the language of equations, for the library's feature that gets it. NULL: it
 * does not fit; *why. */
const char *platform_value(Arena *arena, Platform platform, const char *text, const Property *needed,
                           const char **why);

/* ---- platform_features.c ---- */

/* The stereotype's application to a port or a parameter, or to what it redefines, and the name and the value that it
 * says; NULL: none. The value of a parameter also if it is the property's own. */
Element *platform_member_application(const Platforms *platforms, const Property *member, Platform platform);
const char *platform_member_name(const Platforms *platforms, const Property *member, Platform platform);
const char *platform_member_value(const Platforms *platforms, const Property *member, Platform platform);

/* How a parameter is called on the platform: by the stereotype, else as the property. */
const char *platform_parameter(const Platforms *platforms, const Property *member, Platform platform);
bool platform_is_parameter(const Platforms *platforms, const Property *member, Platform platform, const char *name);

PlatformMapping platform_mapping(Platforms *platforms, Classifier *block, const PlatformKnown *known);
bool platform_is_feature(const Property *member); /* a port or a value: may correspond to the library's */

/* The library's feature that a member stands for; NULL: none. */
const Property *platform_feature(const PlatformMapping *mapping, const Property *member);

/* Is the member the parameter whose value chooses the library's block? */
bool platform_is_chooser(const PlatformMapping *mapping, const Property *member);

/* ---- platform.c ---- */

Problem *platform_unfit(const PlatformMapping *mapping, const Property *member, const char *why);

/* Lets a parameter be no constant that would need a value, and whose name means nothing in the library's equations. */
void platform_set_aside(const PlatformMapping *mapping, Property *own);

/* Gives a property the value that the stereotype of a parameter has, if it has one. */
void platform_take_value(const PlatformMapping *mapping, Property *own, const Property *member,
                         const Property *needed);

/* ---- platform_values.c ---- */

/* Is the member a parameter of the platform's that features of the library's block are computed from? */
bool platform_is_converted(const PlatformMapping *mapping, const Property *member);

/* The library's feature that a parameter of this name on the platform is by its value; or NULL. */
const char *platform_feature_by_table(const PlatformMapping *mapping, const char *word);

/* The other way round. */
const char *platform_parameter_by_table(const PlatformMapping *mapping, const Property *needed);

/* Computes features from the platform's parameters, and lets the platform's defaults be those of the rest. */
void platform_convert(const PlatformMapping *mapping, const PropertyList *members);

/* Says that a parameter of another platform's is without effect where it stands for a feature that has its default. */
void platform_warn_of_foreign(const PlatformMapping *mapping, const PropertyList *members, const Property *member);

/* ---- platform_choice.c ---- */

/* The library's block that a block stands for; a problem of the block if a name that counts before is unknown. False:
 * none or several, which is a problem of the block. */
bool platform_choose(Platforms *platforms, const PlatformNamed *named, PlatformKnown *chosen);

/* ---- platform_settled.c ---- */

void platform_settle(const PlatformMapping *mapping, const Property *own); /* its value is taken as it is read */
void platform_check_settled(const Platforms *platforms); /* says where such a parameter is given another value */

/* ---- platform_ports.c ---- */

/* Lets what flows through a port correspond to what flows through that of a library block; both have types. What does
 * not correspond, or NULL. */
const char *platform_relate_ports(Reader *reader, Property *port, const Property *general);
Type platform_signal_type(Arena *scratch, const Property *port); /* TYPE_UNKNOWN: no signal, or several */

#endif
