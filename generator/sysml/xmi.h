/* xmi.h - a document as a tree of elements, free of XML's syntax; inside generator/sysml only.
 *
 * Holds:       local names, the family of each namespace, ids, attributes, text, lines; applications of stereotypes at
 *              the elements they apply to.
 * Never holds: anything below a tool's Extension, but what its dialect says nowhere else: readable paths of references,
 *              rules, stereotypes; comments, blanks, prefixes.
 * Invariants:  ids are unique within a document; depth and number of elements, and what an archive expands to, are
 *              bounded.
 */
#ifndef XMI_H
#define XMI_H

#include "base/base.h"

/* ---- dialect.c, dialect_files.c: names of tools, and their files ------------------------------------------------- */

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
bool dialect_is_newer(const char *uri); /* of a later release than those that are known */
DialectFamily dialect_family_of_prefix(const char *prefix); /* of a namespace that is unknown: by its name */
/* Of an element whose name says more than its family. */
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

/* By xmi:type without its prefix (NULL if absent), else by the tag, where the metamodel leaves one choice. */
Metaclass dialect_metaclass(const char *type, const char *tag);
bool dialect_is_outside(const char *type); /* a classifier of which nothing is simulated, whatever is typed by it */

typedef enum {
    STEREOTYPE_NONE,
    STEREOTYPE_BLOCK,
    STEREOTYPE_INTERFACE_BLOCK,
    STEREOTYPE_CONSTRAINT_BLOCK,
    STEREOTYPE_VALUE_TYPE,
    STEREOTYPE_UNIT,
    STEREOTYPE_FLOW_PROPERTY,
    STEREOTYPE_FULL_PORT,
    STEREOTYPE_FLOW_PORT, /* of SysML up to 1.2: with a direction it is a signal, if a value type types it */
    STEREOTYPE_CONNECTOR_PROPERTY,
    STEREOTYPE_ADJUNCT_PROPERTY, /* a connector property if its principal is a connector */
    STEREOTYPE_PARTICIPANT_PROPERTY,
    STEREOTYPE_BINDING_CONNECTOR,
    STEREOTYPE_NESTED_END,
    STEREOTYPE_VARIABLE,
    STEREOTYPE_CONSTANT,
    STEREOTYPE_MULTIDIMENSIONAL,
    STEREOTYPE_MODELICA_CLASS,   /* SysML4Modelica: a block, */
    STEREOTYPE_MODELICA_VALUE,   /* a variable or a constant, */
    STEREOTYPE_MODELICA_MODIFIED, /* a part or a generalization; these may have modifications, */
    STEREOTYPE_MODELICA_ARGUMENT, /* a parameter of a function, */
    STEREOTYPE_MODELICA_EQUATION, /* a constraint, which may be initial */
    STEREOTYPE_REQUIREMENT,
    STEREOTYPE_SATISFY, /* of an element, the client, to a requirement, */
    STEREOTYPE_DERIVE   /* of a requirement to the one that it is derived from */
} Stereotype;

Stereotype dialect_stereotype(DialectFamily family, const char *name);
Stereotype dialect_extension(const char *name); /* of SysML's non-normative extensions only */
/* The name of a stereotype or profile as a tag without signs: tools replace or leave out what XML does not allow. */
Name dialect_tag(Arena *arena, const char *name);
Stereotype dialect_stereotype_of_reference(Arena *arena, const char *reference); /* to its definition */
bool dialect_is_inner_application(const char *tag); /* of a stereotype, inside of a tool's Extension */
const char *dialect_applied_word(Arena *arena, const char *value); /* the name in such a one, or NULL */
bool dialect_stereotype_fits(Stereotype stereotype, Metaclass metaclass);
const char *dialect_meaning(Stereotype stereotype); /* SysML's name of a stereotype of types, or NULL */
const char *dialect_stereotype_target(Stereotype stereotype); /* "a class" */

/* Real, Integer, Boolean, String, or NULL: what the fragment of a reference to a tool's standard library names. */
const char *dialect_primitive(const char *reference);
const char *dialect_primitive_of_name(const char *name); /* exactly this name */

/* The name of a type that the user typed in as text, which a tool writes as the id of no element; NULL if it is not
 * one of those. */
const char *dialect_typed_word(Arena *arena, const char *id);

/* The id under which a tool writes the same package elsewhere, or NULL. */
const char *dialect_twin_id(Arena *arena, const char *id);

/* A tool writes a copy of the port below each part on which a diagram shows it. */
bool dialect_is_port_copy(const char *tag);

/* The name that a reference gives its target, for people: the last word of its fragment, or the published name of a
 * library's id; NULL if that is another opaque id. */
const char *dialect_fragment_word(Arena *arena, const char *reference);

/* A file that is no XMI, known by its first bytes: its description and the remedy; NULL otherwise. */
const char *dialect_native_file(const unsigned char *head, size_t length, const char **remedy);
const char *dialect_native_ending(const char *path, const char **remedy); /* by the end of its name */

/* True if a model of this name only wraps the user's packages in a tool, and is not part of their names. */
bool dialect_is_envelope(const char *name);

/* True if the address of another document's content means a fragment of this one. */
bool dialect_is_fragment(const char *href);

/* True if the address names a project by a number, which is not a file name. */
bool dialect_is_project_number(const char *href);

/* True if it is an element of the metamodel of UML, or of SysML's profile, and so of no model. */
bool dialect_is_metamodel(const char *href);
bool dialect_is_metaclass(const char *href); /* of UML */

/* True if, by its address or qualified name, it is of a library of units, whose names give their meaning; and of its
 * folder of quantities. */
bool dialect_is_unit_library(Arena *arena, const char *path);
bool dialect_is_quantity_folder(const char *path);

/* True if it is of a library that comes with a tool, and of which only units and the like are used. */
bool dialect_is_tool_library(const char *href);
bool dialect_is_standard(Arena *arena, const char *href); /* in a document of the OMG's for UML or SysML, by address or
                                                           * name */

/* True if the imported document is a profile or standard library of a tool, which may be absent. */
bool dialect_import_is_optional(const char *file);

/* Whether constraint texts in this language come first when there are several: 0 is best. */
enum { LANGUAGE_RANK_LAST = 4 }; /* of languages that equations are written in; others rank behind */
int dialect_language_rank(const char *language);
bool dialect_is_query_language(const char *language); /* whose texts may look like equations: OCL */

/* A zip archive, known by its first bytes; and the i-th name of a member that holds a model, with a word for it in
 * messages, or NULL behind the last. */
bool dialect_is_archive(const unsigned char *head, size_t length);
const char *dialect_archive_member(int i, const char **label);
bool dialect_is_model_file(const char *name); /* by the end of its name; of a member, where there is none of those */

bool sysml_contains_caseless(const char *text, const char *part);

/* ---- xmi.c: the tree --------------------------------------------------------------------------------------------- */

typedef struct Element Element;
typedef struct Document Document;

typedef struct {
    Name name;
    const char *value;
} Attribute; /* one without a namespace */

/* Properties that few elements have. */
typedef struct {
    const char *referent; /* what a tool's Extension calls the target of the reference, or NULL */
    Name qualified;       /* packages and classifiers; else NULL */
    Name prefix;          /* of its namespace, if it may be a stereotype that is not known; else NULL */
    bool is_defined;      /* an application whose stereotype is defined in a document, with all above it */
    List(Element *) applications; /* of stereotypes to this element, in order of reading */
} ElementExtra;

typedef enum {
    MADE_NOTHING,
    MADE_CLASSIFIER,
    MADE_PROPERTY,
    MADE_INSTANCE,
    MADE_LITERAL,
    MADE_CONNECTOR_PROPERTY, /* of the connector that will be made of it */
    MADE_CONNECTOR,
    MADE_CONSTRAINT
} Made;

struct Element { /* there are many of them: small, without gaps */
    Name tag;
    Name type; /* of xmi:type, without its prefix, or NULL */
    Name id;             /* its own or, if it is a reference, that of another element; or NULL */
    const char *content; /* see element_characters */
    int line, text_line; /* of its tag; where the text begins */
    Element *parent, *first_child, *next;
    Document *document;
    ElementExtra *extra; /* see element_extra; NULL if there is nothing of it */
    void *object;        /* what was made of it */
    DialectFamily family : 8;
    Metaclass metaclass : 8;
    Stereotype stereotype : 8; /* the stereotype that it applies */
    Made made : 4;
    bool is_nil : 1;
    bool is_reference : 1; /* by xmi:idref */
    bool is_elsewhere : 1; /* by href */
    bool text_spans : 1;   /* lines of the text are lines of the file */
    int attribute_count;
    Attribute attributes[];
};

/* A rule that stands in a tool's Extension only. */
typedef struct {
    Name owner; /* id */
    const char *text;
    int line;
} ExtensionRule;

/* The definition of a stereotype that stands in a tool's Extension only. */
typedef struct {
    Name name, profile;
    const char *general; /* the name of what it specializes, behind that of its profile, or NULL */
    int line;
} ExtensionStereotype;

struct Document {
    SourceFile *file;
    Element *root;
    List(Element *) members;    /* in document order: those of a metaclass that are no references */
    List(Element *) identified; /* likewise: those with ids */
    uint32_t first_id; /* of the names that are new since this document was begun */
    IntList places;    /* by id of a new name, less the first: its index in identified, or -1 */
    Map *older_ids;    /* the same of older names */
    List(ExtensionRule) rules;
    List(ExtensionStereotype) stereotypes;
    Name foreign; /* the first namespace of a model that is not known, or NULL */
    Map *sought; /* Name of an address elsewhere to the document that it means, as the reader numbers them */
    Document *sibling; /* the other model of the same project archive, whose ids are known here as well; or NULL */
    Element *placeholder; /* of a fragment of another document: where it stands there; else NULL */
    Map *names;           /* Name to the first of that name in identified; NULL until it is needed */
    int *next_named;      /* by index in identified: the next one of the same name, or -1 */
    bool is_main;
    uint64_t device, inode; /* identity of the file */
    int element_count, reference_count; /* outside of Extensions, kept or not: elements, and addresses elsewhere */
    List(Name) defaults;                /* likewise: the types of default values, such as LiteralReal */
};

/* ---- archive.c: project archives (zip) --------------------------------------------------------------------------- */

typedef struct Archive Archive;

/* Never NULL: a fault is the archive's problem. The bytes must live as long as the archive. */
Archive *archive_open(Arena *arena, const char *path);
Archive *archive_open_bytes(Arena *arena, const void *bytes, size_t length);
const char *archive_problem(const Archive *archive); /* the first one, or NULL */
int archive_count(const Archive *archive);           /* of members that hold a model */
const char *archive_label(const Archive *archive, int model); /* "model" */
bool archive_begin(Archive *archive, int model);     /* false: a problem */
int archive_read(Archive *archive, char *buffer, int length); /* of the member begun; 0 at its end, -1: a problem */
void archive_close(Archive *archive);

/* ---- xmi.c, documents.c ------------------------------------------------------------------------------------------ */

/* The source of a document: a stream of which the beginning was read already, or the member of an archive that was
 * begun. */
typedef struct {
    FILE *stream;
    Archive *archive;
    unsigned char head[64];
    size_t head_length;
    int error; /* errno of a failure to read the stream, or 0 */
} XmiInput;

/* Fills an empty document. False if the input cannot be read or is rejected: reported, except for failures to read
 * it. */
bool xmi_parse(Arena *arena, Document *document, XmiInput *input);

void xmi_release(void); /* what libxml2 keeps between documents */

/* ---- element.c: looking at it ------------------------------------------------------------------------------------ */

Element *xmi_by_id(const Document *document, const char *id);
int xmi_index_of(const Document *document, Name id); /* in identified; -1 if it is no id of the document */

/* The next element of the subtree in document order. */
Element *element_after(const Element *element, const Element *subtree);

/* A property's text, whether written as an attribute or as a child element; NULL if absent or nil. */
const char *element_property(const Element *element, const char *name);
Element *element_child(const Element *element, const char *tag);

const char *element_characters(const Element *element); /* NULL if blank, if there are children or if it is elsewhere */

/* Changes *truth to what a property says, if it is there. Returns its text if that is neither true nor false. */
const char *element_truth(const Element *element, const char *property, bool *truth);
bool element_is_true(const Element *element, const char *property, bool otherwise); /* an unreadable value is false */

bool element_is_base(Name name); /* base_Class: of the element that a stereotype is applied to */
bool element_is_application(const Element *element); /* has it such a property? */

Source element_source(const Element *element, Name words);
ElementExtra *element_extra(Arena *arena, Element *element); /* of its own; to be written to */
const char *element_referent(const Element *element);        /* or NULL */
Name element_qualified(const Element *element);              /* or NULL */

#endif
