/* read.h - the reader, and its steps from elements to the graph; inside generator/sysml only.
 *
 * The steps, each over all documents in order of reading: load (documents.c), read profiles and apply stereotypes
 * (applications.c), make classifiers and instances, generalize (classifiers.c), make properties (properties.c) and
 * settle their types (classifiers.c) and redefinitions (properties.c), make values (values.c, modelica.c), connectors
 * (connectors.c), constraints (constraints.c), behaviours (behaviours.c), let blocks that name another platform's
 * specialize the library's (platform.c), settle association blocks (associations.c), make functions (functions.c), take
 * imports (classifiers.c) and requirements (constraints.c); then find elements without effect, and count all elements
 * (leftovers.c). */
#ifndef SYSML_READ_H
#define SYSML_READ_H

#include "sysml/sysml.h"
#include "sysml/xmi.h"

enum { MOST_BESIDE_NOTHING = 2 }; /* warnings of one code, if there is nothing to simulate */

/* The definition of a stereotype in the model, in an Extension, or in a document that the model refers to. */
typedef struct {
    Name profile; /* the profile around it, as in a tag; "" if there is none */
    Source source;
    Stereotype meaning; /* the stereotype of SysML that it specializes, directly or not */
    bool is_known;      /* no stereotype above it is missing */
    int next;           /* another one of the same name, or -1 */
} Definition;

/* A value type of a missing library of units, known by its name: "length[metre]", "W", "kilogram". */
typedef struct {
    Name name, unit; /* unit: as in the name; NULL if it has none */
    Name path;       /* the path that the tool noted, or the address */
    const Element *at;
    bool is_told; /* the name contains the unit */
} Quantity;

typedef struct {
    Arena *arena;
    SysmlModel *model;
    const LibraryPath *libraries;
    List(Document *) documents;
    Map *sought;                 /* "folder, newline, file" to index in documents, or a negative number */
    const char *unreachable;     /* file not opened in the present search, because it is in no given folder */
    List(Definition *) definitions; /* of stereotypes in the documents */
    Map *definition_of;          /* Element, and tag (the last one of that name), to index in definitions */
    List(Classifier *) in_units; /* types made for properties that have a unit of their own */
    Map *names;                  /* of classifiers: Name to index, negative if several; NULL until needed */
    bool is_loaded;              /* no further document is opened */
    bool is_guess;               /* the present search is for a name that is not written as a file name */
    bool uses_platforms;         /* blocks outside of the shipped libraries name blocks of other platforms */
    Arena *scratch;              /* for one element at a time */
    List(Element *) redefining;  /* connectors that redefine others */
    List(Classifier *) builtin;  /* Real, Integer ... as far as used */
    List(Quantity) quantities;   /* of missing libraries of units */
    List(Element *) of_requirements; /* requirements, and relations to them, in order of application */
    List(Name) noted_stereotypes; /* reported as ignored, or with their assumed meaning */
    Map *scopes;                  /* classifier -> index; see scopes.c */
    List(const NameScope *) scope_list;
    int near_count;               /* searches for similar names */
    NameScope *around;            /* the names that are known everywhere */
} Reader;

/* ---- the steps, in the order of read.c ---- */

/* Reads the main document and all documents that it refers to. False if there is no model. */
bool sysml_load_documents(Reader *reader, const char *path, bool *unreadable);
void sysml_read_profiles(Reader *reader); /* definitions of own stereotypes */
void sysml_apply_stereotypes(Reader *reader);
void sysml_make_classifiers(Reader *reader);
void sysml_generalize(Reader *reader);
void sysml_take_modelica_types(Reader *reader);
void sysml_make_properties(Reader *reader);
void sysml_settle_association_properties(Reader *reader); /* types and ends */
void sysml_settle_value_types(Reader *reader);
void sysml_settle_redefinitions(Reader *reader);
void sysml_make_values(Reader *reader);
void sysml_take_modelica(Reader *reader); /* modifications */
void sysml_make_connectors(Reader *reader);
void sysml_make_constraints(Reader *reader);
void sysml_make_behaviours(Reader *reader);
void sysml_take_platforms(Reader *reader); /* blocks that name another platform's specialize the library's */
void sysml_settle_associations(Reader *reader); /* which connectors stand for an inside */
void sysml_convert_inherited(Reader *reader);   /* inherited values, to the properties' own units */
void sysml_make_functions(Reader *reader);
void sysml_settle_connectors(Reader *reader); /* which ones have no effect */
void sysml_take_imports(Reader *reader);
void sysml_take_requirements(Reader *reader);
void sysml_find_leftovers(Reader *reader); /* a drawn element without effect becomes a problem of its block */
void sysml_find_repeated(Reader *reader);  /* an element that UML allows once becomes a problem of its block */
const Inventory *sysml_take_inventory(Reader *reader); /* of the main document */

#endif
