/* reference.h - references and their targets, and stereotypes of elements; inside generator/sysml only. */
#ifndef SYSML_REFERENCE_H
#define SYSML_REFERENCE_H

#include "sysml/read.h"

/* ---- documents.c ---- */

/* Index of the document that an address names, seen from another document; negative if there is none. */
int sysml_document_of(Reader *reader, const Document *from, const char *href);
int sysml_document_of_referent(Reader *reader, const Element *element); /* by the name that the tool noted */
bool sysml_is_uri(const char *file);

/* The address that may be meant, or NULL. found: the document that the address names, negative if there is none. */
const char *sysml_near(Reader *reader, const Document *from, const char *href, int found);

/* ---- resolve.c: references ---- */

/* A reference as written: an id of the same document, or an address. */
typedef struct {
    const char *id, *href; /* one of them */
    Element *at;           /* where it is written */
} Reference;
typedef List(Reference) ReferenceList;

/* The references of a property, whether written as an attribute or as child elements. */
void sysml_references(Arena *arena, Element *element, const char *property, ReferenceList *found);
bool sysml_reference(Arena *arena, Element *element, const char *property, Reference *found); /* the first */

Element *sysml_resolve(Reader *reader, Reference reference); /* NULL if there is no such element; silent */
Classifier *sysml_resolve_classifier(Reader *reader, Reference reference); /* standard primitives included; silent */
bool sysml_is_quantity(Arena *arena, const Element *element); /* a reference to a type that is known by its name */
void sysml_note_quantities(Reader *reader); /* reports types that are known by name only */
bool sysml_is_nameless(Reader *reader, Reference reference); /* an address that ends with an id, not a name */
const char *sysml_reference_words(Reader *reader, Reference reference); /* for messages */

/* Adds a problem for a reference without a target; `what` names it in the words of a modeller: "the type of 'A::b'".
 * Returns the key of the cause: the document or the id that is missing. */
Name sysml_unresolved(Reader *reader, Classifier *owner, Reference reference, Source source, const char *what);

/* ---- applications.c: stereotypes ---- */

Element *sysml_application(const Element *element, Stereotype stereotype); /* or NULL */
Element *sysml_resolve_applied(Reader *reader, Reference reference); /* of an application, its element */
/* True if the element has a stereotype of a missing profile, which is reported once. */
bool sysml_is_of_own_block(Reader *reader, const Element *element);

#endif
