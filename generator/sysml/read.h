/* read.h - what the steps from elements to the graph share; inside generator/sysml only.
 *
 * The steps, each over all documents in order of reading: load (documents.c, files.c), apply stereotypes
 * (applications.c), make classifiers and instances, generalize (classifiers.c), make properties (properties.c,
 * multiplicity.c) and settle their types (valuetypes.c, units.c) and redefinitions (implied.c), make values (values.c,
 * numbers.c, modelica.c), connectors (connectors.c), constraints (constraints.c), behaviours (behaviours.c), let blocks
 * that name another platform's specialize the library's (platform.c), settle association blocks (associations.c), make
 * functions (functions.c), take imports (imports.c); then see what has no effect (leftovers.c) and count what there is
 * (inventory.c). */
#ifndef READ_H
#define READ_H

#include "sysml/sysml.h"
#include "sysml/xmi.h"

typedef struct {
    Arena *arena;
    SysmlModel *model;
    const LibraryPath *libraries;
    List(Document *) documents;
    Map *sought;                 /* "folder, newline, file" to index in documents, or a negative number */
    Map *definitions;            /* of stereotypes in the documents: Name and Element to what each specializes */
    List(Classifier *) in_units; /* types made for properties that have a unit of their own */
    Map *names;                  /* of classifiers: Name to index, negative if several; NULL until needed */
    bool is_loaded;              /* no further document is opened */
    bool uses_platforms;         /* blocks outside of the shipped libraries name those of other platforms */
    Arena *scratch;              /* for one element at a time */
    List(Element *) redefining;  /* connectors that redefine others */
    List(Classifier *) builtin;  /* Real, Integer ... as far as used */
    List(Name) noted_stereotypes; /* unknown ones that were taken for Block */
} Reader;

/* ---- documents.c ---- */

/* Reads the main document and all that it refers to. False if there is nothing to go on with. */
bool load_documents(Reader *reader, const char *path, bool *unreadable);

/* Index of the document an address means, seen from another document; negative if there is none. */
int document_of(Reader *reader, const Document *from, const char *href);
int document_of_referent(Reader *reader, const Element *element); /* likewise, by the name that the tool noted */
bool is_uri(const char *file);

/* ---- resolve.c: references ---- */

/* A reference as written: an id of the same document, or an address. */
typedef struct {
    const char *id, *href; /* one of them */
    Element *at;           /* where it is written */
} Reference;
typedef List(Reference) ReferenceList;

/* The references of a property, whether written as an attribute or as child elements. */
void references(Arena *arena, Element *element, const char *property, ReferenceList *found);
bool reference(Arena *arena, Element *element, const char *property, Reference *found); /* the first */

Element *resolve(Reader *reader, Reference reference); /* NULL if there is no such element; silent */
Classifier *resolve_classifier(Reader *reader, Reference reference); /* standard primitives included; silent */
bool is_quantity(const Element *element); /* a reference to a type that is known by its name: length[metre] */
bool is_nameless(Reader *reader, Reference reference); /* an address whose end is an id that tells no name */
const char *reference_words(Reader *reader, Reference reference); /* for messages */

/* ---- applications.c: stereotypes ---- */

void apply_stereotypes(Reader *reader);
Element *application(const Element *element, Stereotype stereotype); /* or NULL */
Element *resolve_applied(Reader *reader, Reference reference); /* of an application, the element that has it */
bool has_unknown_stereotype(const Element *element, const Element **found); /* from a profile that is not known */

/* ---- problems: kept with the classifier, for only what is reached matters (problems.c) ---- */

struct Problem {
    DiagCode code;
    Source source;
    const char *sentence;
    List(const char *) details;
    const char *fix; /* NULL: the catalogue's */
};

Problem *problem(Arena *arena, Classifier *owner, DiagCode code, Source source, const char *format, ...)
    PRINTF_LIKE(5, 6);
void problem_detail(Arena *arena, Problem *item, const char *format, ...) PRINTF_LIKE(3, 4);
void problem_fix(Arena *arena, Problem *item, const char *format, ...) PRINTF_LIKE(3, 4);
void problem_of_text(Arena *arena, Problem *item, const char *text, const ParseError *error); /* where, and a hint */
void report_problems(const Classifier *classifier);
bool has_text_problems(const Classifier *classifier); /* texts of equations: absent, empty, cannot be read */
void warn_of_text_problems(const Classifier *classifier); /* of a constraint block that nothing uses */

/* A reference that leads nowhere, in the words of a modeller: "the type of 'A::b'". */
void unresolved(Reader *reader, Classifier *owner, Reference reference, Source source, const char *what);

/* ---- classifiers.c ... constraints.c ---- */

void make_classifiers(Reader *reader);
void generalize(Reader *reader);
void make_properties(Reader *reader);
void settle_value_types(Reader *reader);
Type type_of_primitive(const char *name); /* valuetypes.c: Real, Integer, Boolean, String; else TYPE_UNKNOWN */
void settle_redefinitions(Reader *reader);
void make_values(Reader *reader);
void take_modelica(Reader *reader);
void make_connectors(Reader *reader);
void make_constraints(Reader *reader);
void make_behaviours(Reader *reader);
void make_functions(Reader *reader);

void inherit_unstated(Reader *reader, Property *property); /* from what it redefines: type, stereotype, sizes */

/* ---- platform_names.c, platform.c: blocks that only name those of Modelica or Simulink ---- */

const char *platform_library(int i); /* files of shipped libraries with blocks for such names; NULL behind the last */
bool is_platform_library(const Reader *reader, const Document *document); /* is it one of those? */
bool is_platform_application(const Element *element);
bool is_platform_block(const Element *element); /* is it the application to a block? */
void take_platforms(Reader *reader); /* lets such blocks specialize the libraries' */

/* ---- units.c ---- */

void read_unit(Reader *reader, const Element *element); /* of a value type */

/* ---- implied.c: redefinitions ---- */

void redefine(Arena *arena, Property *special, const Property *general);
void take_subsets(Reader *reader, Element *element); /* of a property */

/* Lets a member of the owner redefine one that it inherits from elsewhere: an inherited member by a property of the
 * owner's own, which redefines both. The property that results. */
Property *replace_inherited(Reader *reader, Classifier *owner, const Property *member, const Property *general);
void imply_redefinitions(Reader *reader);

/* ---- associations.c: association blocks on connectors ---- */

bool is_participant(const Element *element); /* a participant property, or an end that an association itself owns */
Element *connector_of_property(Reader *reader, const Element *element); /* that it is the property of, or NULL */
void settle_association_properties(Reader *reader); /* types and ends; before connectors are made */
void settle_associations(Reader *reader); /* which connectors stand for an inside; once everything is made */

/* ---- values.c ---- */

/* A value as an expression in text; what it belongs to for messages; NULL if it cannot be used: a problem. */
const Value *value_of_text(Reader *reader, Classifier *owner, const Classifier *type, const char *what, Element *at,
                           const char *text);

/* ---- multiplicity.c: bounds and sizes of a property ---- */

/* Of a property or a parameter of a function. */
void take_multiplicity(Reader *reader, Property *property, const Element *element);
void take_dimension(Reader *reader, Property *property, const Element *element);

/* ---- body.c: texts in several languages ---- */

/* Where a text stands: its own line if it is one's content, else that of the element's tag. */
typedef struct {
    const char *text, *language; /* text: NULL if there is none */
    const Element *at;
    bool is_content; /* of `at`, not an attribute of it */
} Body;

/* The body whose language fits best, the first of those. Languages are a list parallel to the bodies. */
Body best_body(Reader *reader, const Element *element);
Body body_in_language(Reader *reader, const Element *element, const char *language); /* no other one */
Body body_of_value(Reader *reader, const Element *specification); /* bodies, else a literal's value */
Source body_source(const Body *body, Source element);             /* the line where the text begins */
Source line_of_text(Source text, bool spans_lines, int line);     /* a line of it, from 1 */
bool is_blank(const char *text);

/* ---- machines.c, machine_texts.c, check_machines.c: state machines ---- */

typedef struct {
    Reader *reader;
    StateMachine *machine;
    Map *numbers;                /* of elements of vertices: index in vertices */
    List(Vertex *) vertices;     /* all, in document order */
    List(Element *) transitions; /* in document order */
    bool is_incomplete;          /* an error was found: what is reached and what fires is not known */
} MachineReading;

void read_machine(Reader *reader, Classifier *owner, Element *element);

/* A problem of the machine's owner. */
Problem *machine_problem(MachineReading *reading, DiagCode code, Source source, const char *format, ...)
    PRINTF_LIKE(4, 5);
const MachineText *read_action(MachineReading *reading, Element *owner, const char *property, Name words);
void read_guard(MachineReading *reading, Element *element, Transition *transition);
void read_triggers(MachineReading *reading, Element *element, Transition *transition);
void check_machine(MachineReading *reading);

/* ---- software.c, check_software.c: behaviours in C ---- */

bool is_opaque(const Element *element); /* a behaviour that is a text */
bool is_software(Reader *reader, const Element *element);
void read_software(Reader *reader, Classifier *owner, Element *element);
bool is_fit_file_name(const char *name);

/* ---- imports.c ---- */

void take_imports(Reader *reader); /* once classifiers are made */

/* ---- leftovers.c ---- */

void find_leftovers(Reader *reader); /* last: what is drawn and has no effect becomes a problem of its block */

/* ---- numbers.c ---- */

typedef enum {
    NUMBER_AS_IS, /* no comma, or no number */
    NUMBER_WITH_DECIMAL_COMMA,
    NUMBER_WITH_THOUSANDS,
    NUMBER_OF_EITHER /* 1,500 */
} NumberFormat;

/* How a number is written; *plain: the same with a decimal point only, of 1,500 as a decimal one. */
NumberFormat number_format(Arena *arena, const char *words, const char **plain);

/* ---- classifiers.c: names and elements ---- */

Name element_name(const Element *element); /* "" if none */
Name element_documentation(Reader *reader, const Element *element);
Name member_words(const Classifier *owner, Name member); /* Package::Block::member */

/* Calls for the members of all documents, in order. */
typedef void ElementVisit(Reader *reader, Element *element);
void for_elements(Reader *reader, ElementVisit *visit);

/* ---- inventory.c ---- */

const Inventory *take_inventory(Reader *reader); /* of the main document, once its classifiers are made */

/* ---- query.c ---- */

/* The classifier and all above it, generals first, each once. */
typedef List(const Classifier *) ClassifierList;
void lineage(const Classifier *classifier, Arena *arena, ClassifierList *found);

/* The classifiers that have instances if the root has one, the root first, in the order of their first use. */
void instantiated(const Classifier *root, Arena *arena, ClassifierList *found);

/* Is there an equation, a state machine or software in the block or in what it reaches? */
bool has_laws(const Classifier *root, Arena *arena);

/* May something of this type stand where one of the other is meant? Value types of one primitive may, and what has no
 * type. */
bool type_fits(const Classifier *special, const Classifier *general);

const Property *member_called(const Classifier *classifier, Name name, Arena *scratch); /* own or inherited; or NULL */
const Property *effective_property(const Classifier *classifier, const Property *property); /* or NULL: not a member */
const char *path_words(Arena *arena, const Property *const *path, int count);

/* ---- check.c and its helpers ---- */

typedef struct {
    const SysmlModel *model;
    Arena *arena;
    ClassifierList classifiers; /* that have instances */
    Map *reported;              /* elements already checked: many blocks may inherit one */
    const Literals *literals;   /* that equations may name */
    Map *numbers;               /* of properties, for pairs */
    Map *bound;                 /* pairs of constraint property and parameter */
} Check;

bool check_once(Check *check, const void *element); /* true the first time */
void check_features(Check *check, const Classifier *classifier); /* check_features.c */
void check_connectors(Check *check, const Classifier *classifier); /* check_connectors.c */
void collect_bindings(Check *check, const Classifier *classifier); /* check_equations.c */
void check_equations(Check *check, const Classifier *classifier);
void warn_of_functions(Check *check, const Classifier *classifier); /* unknown ones, where nothing uses it */
void check_bindings(Check *check, const Classifier *classifier);

#endif
