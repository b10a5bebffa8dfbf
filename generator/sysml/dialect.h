/* dialect.h - the names that tools use, and their files; inside generator/sysml only. */
#ifndef SYSML_DIALECT_H
#define SYSML_DIALECT_H

#include "base/base.h"

typedef enum {
    FAMILY_NONE, /* no namespace */
    FAMILY_XMI,
    FAMILY_UML,
    FAMILY_SYSML,
    FAMILY_SYSPHS,
    FAMILY_INSTANCE, /* XML Schema instance: xsi:type, xsi:nil */
    FAMILY_TOOL,     /* stereotypes of tools, which have no meaning */
    FAMILY_OLD,      /* UML 1.x */
    FAMILY_UNKNOWN
} DialectFamily;

DialectFamily dialect_family(const char *uri);
bool dialect_is_newer(const char *uri); /* of a later release than the known ones */
DialectFamily dialect_family_of_prefix(const char *prefix); /* for an unknown namespace */
/* The family of an element whose name tells more than the family of its namespace. */
DialectFamily dialect_family_of_word(DialectFamily family, const char *tag);

/* Kinds of UML elements, as far as they matter here. */
typedef enum {
    META_NONE,
    META_PACKAGE,
    META_CLASS,
    META_DATA_TYPE,
    META_PRIMITIVE_TYPE,
    META_ENUMERATION,
    META_OTHER_CLASSIFIER,
    META_STATE_MACHINE,
    META_PROPERTY,
    META_PORT,
    META_CONNECTOR,
    META_CONNECTOR_END,
    META_CONSTRAINT,
    META_INSTANCE,
    META_LITERAL,
    META_GENERALIZATION,
    META_IMPORT
} Metaclass;

/* The metaclass by xmi:type without its prefix (NULL if absent), else by the tag if the metamodel leaves one choice. */
Metaclass dialect_metaclass(const char *type, const char *tag);
bool dialect_is_outside(const char *type); /* a classifier that is not simulated, even as the type of a property */

typedef enum {
    STEREOTYPE_NONE,
    STEREOTYPE_BLOCK,
    STEREOTYPE_INTERFACE_BLOCK,
    STEREOTYPE_CONSTRAINT_BLOCK,
    STEREOTYPE_VALUE_TYPE,
    STEREOTYPE_UNIT,
    STEREOTYPE_FLOW_PROPERTY,
    STEREOTYPE_FULL_PORT,
    STEREOTYPE_FLOW_PORT, /* of SysML up to 1.2; a signal if it has a direction and a value type */
    STEREOTYPE_CONNECTOR_PROPERTY,
    STEREOTYPE_ADJUNCT_PROPERTY, /* a connector property if its principal is a connector */
    STEREOTYPE_PARTICIPANT_PROPERTY,
    STEREOTYPE_BINDING_CONNECTOR,
    STEREOTYPE_NESTED_END,
    STEREOTYPE_VARIABLE,
    STEREOTYPE_CONSTANT,
    STEREOTYPE_MULTIDIMENSIONAL,
    STEREOTYPE_INTERVAL,          /* a value lies between min and max */
    STEREOTYPE_UNIFORM,           /* a value is uniformly distributed between min and max */
    STEREOTYPE_NORMAL,            /* a value is normally distributed with mean and standardDeviation */
    STEREOTYPE_MODELICA_CLASS,    /* SysML4Modelica: a block, */
    STEREOTYPE_MODELICA_VALUE,    /* a variable or a constant, */
    STEREOTYPE_MODELICA_MODIFIED, /* a part or a generalization; these may have modifications, */
    STEREOTYPE_MODELICA_ARGUMENT, /* a parameter of a function, */
    STEREOTYPE_MODELICA_EQUATION, /* a constraint, which may be initial */
    STEREOTYPE_REQUIREMENT,
    STEREOTYPE_SATISFY, /* satisfy or verify: from an element (the client) to a requirement */
    STEREOTYPE_TRACE,   /* trace or refine: the same, if the supplier is a requirement */
    STEREOTYPE_DERIVE   /* from a requirement to the one that it is derived from */
} Stereotype;

Stereotype dialect_stereotype(DialectFamily family, const char *name);
Stereotype dialect_extension(const char *name); /* of SysML's non-normative extensions only */
/* The i-th tag of a stereotype that states a distribution, or NULL. Any profile may have such a stereotype, which is
 * known by its name and a tag. */
const char *dialect_distribution_tag(Stereotype stereotype, int i);
/* The name of a stereotype or profile as a tag in small letters, without signs: tools replace or omit characters that
 * XML does not allow. */
Name dialect_tag(Arena *arena, const char *name);
Stereotype dialect_stereotype_of_reference(Arena *arena, const char *reference); /* to its definition */
bool dialect_is_inner_application(const char *tag); /* of a stereotype, inside of a tool's Extension */
const char *dialect_applied_word(Arena *arena, const char *value); /* the stereotype in its value, or NULL */
bool dialect_stereotype_fits(Stereotype stereotype, Metaclass metaclass);
const char *dialect_meaning(Stereotype stereotype); /* SysML's name of a stereotype of types, or NULL */
const char *dialect_stereotype_target(Stereotype stereotype); /* "a class" */

/* The primitive type (Real, Integer, Boolean, String) that a reference to a tool's standard library names; or NULL. */
const char *dialect_primitive(const char *reference);
const char *dialect_primitive_of_name(const char *name); /* exactly this name */

/* The name of a type that the user typed in as text: a tool writes it as an id that no element has. NULL for any other
 * id. */
const char *dialect_typed_word(Arena *arena, const char *id);

/* The id under which a tool writes the same package elsewhere, or NULL. */
const char *dialect_twin_id(Arena *arena, const char *id);

/* True for the copy of a port that a tool writes below each part on which a diagram shows the port. */
bool dialect_is_port_copy(const char *tag);

/* The readable name of a reference's target: the last word of the fragment, or the published name of a library's id.
 * NULL for other opaque ids. */
const char *dialect_fragment_word(Arena *arena, const char *reference);

/* A file that is no XMI, known by its first bytes: its description and the remedy; NULL otherwise. */
const char *dialect_native_file(const unsigned char *head, size_t length, const char **remedy);
const char *dialect_native_ending(const char *path, const char **remedy); /* by the end of its name */

/* True if a model of this name only wraps the user's packages in a tool, and is not part of their names. */
bool dialect_is_envelope(const char *name);

/* True if the address is that of a fragment: a file with a part of this document's model. */
bool dialect_is_fragment(const char *href);

/* True if the address names a project by a number, which is not a file name. */
bool dialect_is_project_number(const char *href);

/* True if the address is of the metamodel of UML or of SysML's profile, and so of no model. */
bool dialect_is_metamodel(const char *href);
bool dialect_is_metaclass(const char *href); /* of UML */

/* True if the path, an address or qualified name, is of a library of units, whose names tell their meaning; or of the
 * folder of quantities in one. */
bool dialect_is_unit_library(Arena *arena, const char *path);
bool dialect_is_quantity_folder(const char *path);

/* True if the address is of a library that comes with a tool, of which only units and the like are used. */
bool dialect_is_tool_library(const char *href);
bool dialect_is_standard(Arena *arena, const char *href); /* in a document of the OMG's for UML or SysML, by address or
                                                           * name */

/* True if the imported document is a profile or standard library of a tool, which may be absent. */
bool dialect_import_is_optional(const char *file);

/* The preference for constraint texts in this language if there are several: 0 is best. */
enum { LANGUAGE_RANK_LAST = 4 }; /* last rank of languages of equations; other languages rank behind it */
int dialect_language_rank(const char *language);
bool dialect_is_query_language(const char *language); /* whose texts may look like equations: OCL */

/* True for a zip archive, by its first bytes. The i-th name of a member that holds a model, with a word for it in
 * messages; NULL behind the last. */
bool dialect_is_archive(const unsigned char *head, size_t length);
const char *dialect_archive_member(int i, const char **label);
bool dialect_is_model_file(const char *name); /* by its ending; for an archive without such members */

bool sysml_contains_caseless(const char *text, const char *part);

#endif
