/* xmi.h - a document as a tree of elements, free of XML's syntax; inside generator/sysml only.
 *
 * Holds:       local names, the family of each namespace, ids, attributes, text, lines; applications of stereotypes at
 *              the elements they apply to.
 * Never holds: contents of a tool's Extension, except data that the tool writes nowhere else: readable paths of
 *              references, rules, stereotypes. No comments, blanks, prefixes.
 * Invariants:  ids are unique within a document; depth and number of elements, and the expanded size of an archive, are
 *              bounded.
 */
#ifndef SYSML_XMI_H
#define SYSML_XMI_H

#include "sysml/archive.h"
#include "sysml/dialect.h"

/* ---- xmi.c: the tree --------------------------------------------------------------------------------------------- */

typedef struct Element Element;
typedef struct Document Document;

typedef struct {
    Name name;
    const char *value;
} Attribute; /* an attribute without a namespace */

/* Properties that few elements have. */
typedef struct {
    const char *referent; /* the name of the reference's target in a tool's Extension, or NULL */
    Name qualified;       /* packages and classifiers; else NULL */
    Name prefix;          /* of its namespace, if it may be an unknown stereotype; else NULL */
    bool is_defined;      /* an application whose stereotype, and all above it, are defined in documents */
    List(Element *) applications; /* of stereotypes to this element, in order of reading */
} ElementExtra;

typedef enum {
    MADE_NOTHING,
    MADE_CLASSIFIER,
    MADE_PROPERTY,
    MADE_INSTANCE,
    MADE_LITERAL,
    MADE_CONNECTOR_PROPERTY, /* of the connector that is still to be made */
    MADE_CONNECTOR,
    MADE_CONSTRAINT
} Made;

struct Element { /* small and without gaps, because there are many */
    Name tag;
    Name type; /* of xmi:type, without its prefix, or NULL */
    Name id;             /* its own id; of a reference, the id of its target; or NULL */
    const char *content; /* see element_characters */
    int line, text_line; /* of its tag; where the text begins */
    Element *parent, *first_child, *next;
    Document *document;
    ElementExtra *extra; /* see element_extra; NULL if there is none */
    void *object;        /* the object that was made of it */
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

/* A rule that is in a tool's Extension only. */
typedef struct {
    Name owner; /* id */
    const char *text;
    int line;
} ExtensionRule;

/* The definition of a stereotype that is in a tool's Extension only. */
typedef struct {
    Name name, profile;
    const char *general; /* the name of its general stereotype, behind that of its profile; or NULL */
    int line;
} ExtensionStereotype;

struct Document {
    SourceFile *file;
    Element *root;
    List(Element *) members;    /* elements with a metaclass that are no references, in document order */
    List(Element *) identified; /* elements with ids, in document order */
    uint32_t first_id; /* the first one of the names that are new since this document was begun */
    IntList places;    /* by id of a new name, less the first: its index in identified, or -1 */
    Map *older_ids;    /* the same for older names */
    List(ExtensionRule) rules;
    List(ExtensionStereotype) stereotypes;
    Name foreign; /* the first namespace of a model that is not known, or NULL */
    Map *sought; /* Name of an address elsewhere to the number of its document in the reader */
    Document *sibling; /* the other model of the same project archive, whose ids are known here as well; or NULL */
    Element *placeholder; /* of a fragment: the element in the document around it that refers to it; else NULL */
    Map *names;           /* Name to the first of that name in identified; NULL until it is needed */
    int *next_named;      /* by index in identified: the next one of the same name, or -1 */
    bool is_main;
    uint64_t device, inode; /* identity of the file */
    int element_count, reference_count; /* outside of Extensions, kept or not: elements, and addresses elsewhere */
    List(Name) defaults;                /* outside of Extensions: types of default values, such as LiteralReal */
};

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

/* Length of the character reference of HTML at the beginning of the text, such as "&#177;", "&#xB1;" or "&plusmn;"; 0:
 * it is none. letter: its character in UTF-8. */
size_t xmi_character(const char *text, char letter[8]);

void xmi_release(void); /* frees the memory that libxml2 keeps between documents */

/* ---- element.c: access to the tree ------------------------------------------------------------------------------- */

Element *xmi_by_id(const Document *document, const char *id);
int xmi_index_of(const Document *document, Name id); /* in identified; -1 if it is no id of the document */

/* The next element of the subtree in document order. */
Element *element_after(const Element *element, const Element *subtree);

/* A property's text, whether written as an attribute or as a child element; NULL if absent or nil. */
const char *element_property(const Element *element, const char *name);
Element *element_child(const Element *element, const char *tag);

const char *element_characters(const Element *element); /* NULL if blank, if there are children or if it is elsewhere */

/* Sets *truth to the value of a property, if it is present. Returns its text if that is neither true nor false. */
const char *element_truth(const Element *element, const char *property, bool *truth);
bool element_is_true(const Element *element, const char *property, bool otherwise); /* an unreadable value is false */

bool element_is_base(Name name); /* base_Class: names the element that a stereotype is applied to */
bool element_is_application(const Element *element); /* it has such a property */

Source element_source(const Element *element, Name words);
ElementExtra *element_extra(Arena *arena, Element *element); /* to be written to; made if there is none */
const char *element_referent(const Element *element);        /* or NULL */
Name element_qualified(const Element *element);              /* or NULL */

#endif
