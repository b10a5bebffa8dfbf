/* read.h - shared by the steps from elements to the graph; inside generator/sysml only.
 *
 * The steps, each over all documents in order of reading: load (documents.c), read profiles and apply stereotypes
 * (applications.c), make classifiers and instances, generalize (classifiers.c), make properties (properties.c) and
 * settle their types (classifiers.c) and redefinitions (properties.c), make values (values.c, modelica.c), connectors
 * (connectors.c), constraints (constraints.c), behaviours (behaviours.c), let blocks that name another platform's
 * specialize the library's (platform.c), settle association blocks (associations.c), make functions (functions.c), take
 * imports (classifiers.c) and requirements (constraints.c); then see what has no effect, and count what there is
 * (leftovers.c). */
#ifndef READ_H
#define READ_H

#include "sysml/sysml.h"
#include "sysml/xmi.h"

enum { MOST_BESIDE_NOTHING = 2 }; /* warnings of one code, where there is nothing to simulate */

/* Of a stereotype, in the model, in an Extension, or in a document that the model refers to. */
typedef struct {
    Name profile; /* that it stands in, as in a tag; "" if there is none */
    Source source;
    Stereotype meaning; /* what it specializes in SysML, directly or over others */
    bool is_known;      /* to its end: nothing above it is missing */
    int next;           /* another one of the same name, or -1 */
} Definition;

/* A value type of a library of units that is not there, known by its name: "length[metre]", "W", "kilogram". */
typedef struct {
    Name name, unit; /* unit: as in the name; NULL if it has none */
    Name path;       /* what the tool noted of it, or its address */
    const Element *at;
    bool is_told; /* the name itself says the unit */
} Quantity;

typedef struct {
    Arena *arena;
    SysmlModel *model;
    const LibraryPath *libraries;
    List(Document *) documents;
    Map *sought;                 /* "folder, newline, file" to index in documents, or a negative number */
    const char *unreachable;     /* what was not opened in the present search, for it is in no given folder */
    List(Definition *) definitions; /* of stereotypes in the documents */
    Map *definition_of;          /* Element, and tag of the last one that is called so, to index in definitions */
    List(Classifier *) in_units; /* types made for properties that have a unit of their own */
    Map *names;                  /* of classifiers: Name to index, negative if several; NULL until needed */
    bool is_loaded;              /* no further document is opened */
    bool is_guess;               /* the present search is for a name that the model does not write as a file's */
    bool uses_platforms;         /* blocks outside of the shipped libraries name those of other platforms */
    Arena *scratch;              /* for one element at a time */
    List(Element *) redefining;  /* connectors that redefine others */
    List(Classifier *) builtin;  /* Real, Integer ... as far as used */
    List(Quantity) quantities;   /* those of libraries of units that are not there */
    List(Element *) of_requirements; /* requirements, and what relates elements to them, in order of application */
    List(Name) noted_stereotypes; /* reported as ignored, or with their assumed meaning */
    Map *scopes;                  /* classifier -> index; see scopes.c */
    List(const NameScope *) scope_list;
    int near_count;               /* searches for similar names */
    NameScope *around;            /* of names that are known everywhere */
} Reader;

/* ---- documents.c ---- */

/* Reads the main document and all that it refers to. False if there is nothing to go on with. */
bool sysml_load_documents(Reader *reader, const char *path, bool *unreadable);

/* Index of the document an address means, seen from another document; negative if there is none. */
int sysml_document_of(Reader *reader, const Document *from, const char *href);
int sysml_document_of_referent(Reader *reader, const Element *element); /* likewise, by the name that the tool noted */
bool sysml_is_uri(const char *file);

/* The possible meaning of the address, or NULL. found: the document that it names, negative if there is
 * none. */
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
void sysml_note_quantities(Reader *reader); /* says which are known by no more than that */
bool sysml_is_nameless(Reader *reader, Reference reference); /* an address whose end is an id that tells no name */
const char *sysml_reference_words(Reader *reader, Reference reference); /* for messages */

/* ---- applications.c: stereotypes ---- */

void sysml_read_profiles(Reader *reader); /* definitions of own ones */
void sysml_apply_stereotypes(Reader *reader);
Element *sysml_application(const Element *element, Stereotype stereotype); /* or NULL */
Element *sysml_resolve_applied(Reader *reader, Reference reference); /* of an application, the element that has it */
bool sysml_is_of_own_block(Reader *reader, const Element *element); /* by a missing profile; reports it once */

/* ---- problems: kept with the classifier, for only what is reached matters (resolve.c) ---- */

struct Problem {
    Arena *arena;
    DiagCode code;
    Source source;
    const char *sentence;
    List(const char *) details;
    const char *fix; /* NULL: the catalogue's */
    Cause cause;     /* key NULL: its own */
};

Problem *sysml_problem(Arena *arena, Classifier *owner, DiagCode code, Source source, const char *format, ...)
    PRINTF_LIKE(5, 6);
void sysml_problem_detail(Problem *item, const char *format, ...) PRINTF_LIKE(2, 3);
void sysml_problem_fix(Problem *item, const char *format, ...) PRINTF_LIKE(2, 3);
/* Where, and a hint; or, of what it calls so, that it can be read in two ways. */
void sysml_problem_of_text(Problem *item, const char *what, const char *text, const ParseError *error);
void sysml_report_problems(const Classifier *classifier);
bool sysml_has_text_problems(const Classifier *classifier);     /* texts of equations: absent, empty, cannot be read */
void sysml_warn_of_text_problems(const Classifier *classifier); /* of a constraint block that nothing uses */

/* A reference that leads nowhere, in the words of a modeller: "the type of 'A::b'". The key of its cause: the document
 * or the id that is missing. */
Name sysml_unresolved(Reader *reader, Classifier *owner, Reference reference, Source source, const char *what);

/* ---- classifiers.c ... constraints.c ---- */

void sysml_make_classifiers(Reader *reader);
void sysml_generalize(Reader *reader);
void sysml_take_imports(Reader *reader); /* once classifiers are made */
void sysml_make_properties(Reader *reader);
void sysml_settle_value_types(Reader *reader);
Type sysml_type_of_primitive(const char *name); /* Real, Integer, Boolean, String; else TYPE_UNKNOWN */
void sysml_settle_redefinitions(Reader *reader);
/* Lets a member of the owner redefine one that it inherits from elsewhere: an inherited member by a property of the
 * owner's own, which redefines both. The property that results. */
Property *sysml_replace_inherited(Reader *reader, Classifier *owner, const Property *member, const Property *general);
void sysml_convert_inherited(Reader *reader); /* values that properties keep, to their own units */
void sysml_make_values(Reader *reader);
/* A value as an expression in text; what it belongs to for messages; NULL if it cannot be used: a problem. */
const Value *sysml_value_of_text(Reader *reader, Classifier *owner, const Classifier *type, const char *what,
                                 Element *at, const char *text);
/* Read the multiplicity of a property, or of a parameter of a function, whose scope is given. */
void sysml_take_multiplicity(Reader *reader, Property *property, const NameScope *scope, const Element *element);
void sysml_take_dimension(Reader *reader, Property *property, const Element *element);
void sysml_make_connectors(Reader *reader);
bool sysml_is_participant(const Element *element); /* such a property, or an end that an association itself owns */
Element *sysml_connector_of_property(Reader *reader, const Element *element); /* that it is the property of, or NULL */
void sysml_settle_association_properties(Reader *reader); /* types and ends; before connectors are made */
void sysml_settle_associations(Reader *reader); /* which connectors stand for an inside; once everything is made */
void sysml_settle_connectors(Reader *reader);   /* those that are silent; likewise */
void sysml_make_constraints(Reader *reader);
/* Adds the equation that the text says, or the problem with it, to the owner. */
void sysml_add_equation(Reader *reader, Classifier *owner, const Element *at, const char *text);
void sysml_take_requirements(Reader *reader); /* once constraints are made */
void sysml_make_behaviours(Reader *reader);
bool sysml_is_opaque(const Element *element); /* a behaviour that is a text */
bool sysml_is_software(Reader *reader, const Element *element);
void sysml_read_software(Reader *reader, Classifier *owner, Element *element);
void sysml_make_functions(Reader *reader);
void sysml_find_repeated(Reader *reader);  /* what may be drawn once becomes a problem of its block */
void sysml_find_leftovers(Reader *reader); /* last: a drawn element without effect becomes a problem of its block */
const Inventory *sysml_take_inventory(Reader *reader); /* of the main document, once its classifiers are made */

/* ---- modelica.c: SysML4Modelica ---- */

void sysml_take_modelica_types(Reader *reader); /* once generalizations are known */
void sysml_take_modelica(Reader *reader);       /* modifications, once values are known */
Direction sysml_direction_of_causality(const Element *applied); /* of a stereotype, or NULL */

/* ---- platform_names.c, platform.c: blocks that only name those of Modelica or Simulink ---- */

const char *platform_library(int i); /* files of shipped libraries with blocks for such names; NULL behind the last */
bool sysml_is_platform_library(const Reader *reader, const Document *document); /* is it one of those? */
bool sysml_is_platform_application(const Element *element);
bool sysml_is_platform_block(const Element *element); /* is it the application to a block? */
void sysml_take_platforms(Reader *reader);            /* lets such blocks specialize the libraries' */

/* ---- scopes.c, body.c: names that texts may use, and texts in several languages ---- */

const NameScope *sysml_scope(Reader *reader, const Classifier *classifier); /* of the classifier's texts */
const NameScope *sysml_scope_of_function(Reader *reader, const Element *function);
void sysml_forget_scopes(Reader *reader); /* once there is more to know: what follows is not */

/* A text and its place: its own line if it is one's content, else that of the element's tag. */
typedef struct {
    const char *text, *language; /* text: NULL if there is none */
    const Element *at;
    bool is_content; /* of `at`, not an attribute of it */
} Body;

/* The body whose language fits best, the first of those. Languages are a list parallel to the bodies. */
Body sysml_best_body(Reader *reader, const Element *element);
bool sysml_is_body_hidden(Reader *reader, const Element *expression, const Element *body,
                          const Element *chosen); /* by the chosen one: another text of the same language */
Body sysml_body_in_language(Reader *reader, const Element *element, const char *language); /* no other one */
Body sysml_body_of_value(Reader *reader, const Element *specification); /* bodies, else a literal's value */
Source sysml_body_source(const Body *body, Source element);             /* the line where the text begins */
Source sysml_line_of_text(Source text, bool spans_lines, int line);     /* a line of it, from 1 */
bool sysml_is_blank(const char *text);
const char *sysml_trimmed(Arena *arena, const char *text); /* without blanks around it */
const char *sysml_plain_text(Arena *arena, const char *text); /* likewise, and without the tags of HTML */

/* ---- machines.c, machine_texts.c, check_machines.c: state machines ---- */

typedef List(Element *) ElementList;

typedef struct {
    Reader *reader;
    StateMachine *machine;
    Map *numbers;                /* of elements of vertices: index in vertices; of the machine that is being read */
    List(Vertex *) vertices;     /* all, in document order */
    ElementList transitions;     /* in document order; likewise */
    const struct Submachine *inside; /* what is being read, submachines within submachines */
    Map *first;                  /* of elements of vertices and transitions: 1 + index of the first made of it */
    Map *reported;               /* problems, where a submachine is read for several states */
    bool is_incomplete;          /* an error was found: what is reached and what fires is not known */
} MachineReading;

void sysml_read_machine(Reader *reader, Classifier *owner, Element *element);
bool sysml_is_submachine(Reader *reader, const Element *owner, const Element *machine); /* of another one there */

/* A problem of the machine's owner. */
Problem *sysml_machine_problem(MachineReading *reading, DiagCode code, Source source, const char *format, ...)
    PRINTF_LIKE(4, 5);
void sysml_read_guard(MachineReading *reading, Element *element, Transition *transition);
/* The texts of a behaviour, in their order; NULL: none. */
const MachineText *sysml_read_action(MachineReading *reading, Element *owner, const char *property, Name words);
/* The element that a property holds or refers to; NULL if there is none. */
Element *sysml_machine_held(MachineReading *reading, Element *owner, const char *property, Name words);
void sysml_read_triggers(MachineReading *reading, Element *element, Transition *transition);
void sysml_read_deferred(MachineReading *reading, Element *element, Vertex *state);
void sysml_read_invariants(MachineReading *reading, Element *element, Vertex *state); /* presence.c */
void sysml_check_machine(MachineReading *reading);
bool sysml_is_in_state(const Vertex *vertex, const Vertex *state);    /* in one of its regions */

/* ---- presence.c ---- */

bool sysml_speaks_of_presence(const char *text); /* of a part that is there, or not */
bool sysml_may_come_and_go(const Property *property); /* a part 0..1 or 0..n */
bool sysml_is_truth_of_part(Expr e);             /* part->notEmpty() or part->isEmpty() */
bool sysml_is_part_name(Expr part);              /* of one property, not a path of several */
/* It is stated how many of the parts are there: an array from now on, if its own multiplicity is 0..n. */
void sysml_let_vary(Reader *reader, const Classifier *owner, Name part);
Name sysml_first_segment(Name path);             /* of a canonical path, up to its first dot */

/* ---- classifiers.c: names and elements ---- */

Name element_name(const Element *element); /* "" if none */
Name element_documentation(Reader *reader, const Element *element);
Name sysml_member_words(const Classifier *owner, Name member); /* Package::Block::member */

/* Calls for the members of all documents, in order. */
typedef void ElementVisit(Reader *reader, Element *element);
void sysml_for_elements(Reader *reader, ElementVisit *visit);

/* Calls for all classifiers, generals before specials; depth is bounded by the limit on generalizations. */
typedef void ClassifierVisit(Reader *reader, Classifier *classifier);
void sysml_for_classifiers(Reader *reader, ClassifierVisit *visit);

/* ---- query.c ---- */

/* The classifier and all above it, generals first, each once. */
typedef List(const Classifier *) ClassifierList;
ClassifierList sysml_lineage(const Classifier *classifier, Arena *arena);

/* The classifiers that have instances if the root has one, the root first, in the order of their first use. */
ClassifierList sysml_instantiated(const Classifier *root, Arena *arena);

/* True if the block, or a block that it uses, has an equation, a state machine or software. */
bool sysml_has_laws(const Classifier *root, Arena *arena);

/* May something of this type stand where one of the other is meant? Value types of one primitive may, and what has no
 * type. */
bool sysml_type_fits(const Classifier *special, const Classifier *general);

const Property *sysml_member_called(const Classifier *classifier, Name name,
                                    Arena *scratch); /* own or inherited; or NULL */
const Property *sysml_effective_property(const Classifier *classifier,
                                         const Property *property); /* or NULL: not a member */
const char *sysml_path_words(Arena *arena, const Property *const *path, int count);

/* ---- check.c and its helpers ---- */

typedef struct {
    const SysmlModel *model;
    Arena *arena;
    ClassifierList classifiers; /* that have instances */
    Map *reported;              /* elements already checked: many blocks may inherit one */
    const Literals *literals;   /* that equations may name */
    Map *numbers;               /* of properties, for pairs */
    Map *bound;                 /* pairs of constraint property and parameter */
    Map *unjoined;              /* properties at connectors that could not be made */
    bool passes_signals;        /* between state machines: ports may carry nothing else */
} Check;

bool sysml_check_once(Check *check, const void *element); /* true the first time */
void sysml_check_features(Check *check, const Classifier *classifier);
void sysml_check_connectors(Check *check, const Classifier *classifier);
void sysml_check_presences(Check *check, const Classifier *classifier);
void sysml_check_part_cycles(const Classifier *root, Arena *scratch);
bool sysml_report_part_cycles(const ClassifierList *roots, Arena *scratch); /* each cycle once; whether there is one */
/* References and parts that lead back to their block: by such parts it would contain itself. */
Map *sysml_leading_back(const SysmlModel *model, Arena *arena);

#endif
