/* sysml.h - level 1, physical: the SysML model as drawn, libraries resolved.
 *
 * Holds:       blocks, ports, parts, values, connectors, constraints, functions, state machines, instances and
 *              requirements of all documents that were read, as a graph of pointers, in source order. Sizes of arrays
 *              are expressions. Units are texts, but a number written with a unit is in the unit of its property.
 * Never holds: XML, ids, stereotype applications, hrefs: they end in xmi.c, read.c and resolve.c. No instances of
 *              parts: a block is drawn once and used many times, an array is one property.
 * Invariants:  every pointer is resolved. Generalizations and redefinitions have no cycle; those that a drawing implies
 *              are included: by name, by subsetting, by a block's name on another platform (platform.c). Every
 *              connector has two ends, each a path of properties that starts at the connector's owner. A connector
 *              typed by an association block with an inside has a connector property. Every constraint's text is
 *              parsed. Elements that violate this are left out, with a problem of their classifier. sysml_check reports
 *              these problems and mistakes of the user, in the elements that are needed.
 * Ownership:   everything lives in the arena given to sysml_read.
 */
#ifndef SYSML_H
#define SYSML_H

#include "base/base.h"
#include "expr/expr.h"
#include "expr/units.h"

typedef struct Classifier Classifier;
typedef struct Property Property;
typedef struct Connector Connector;
typedef struct InstanceSpecification InstanceSpecification;
typedef struct Problem Problem;     /* found when reading; kept inside generator/sysml */
typedef struct Inventory Inventory; /* the contents of a document, counted; kept inside generator/sysml */

typedef enum {
    CLASSIFIER_BLOCK, /* also association blocks, and blocks that specialize Block in an unknown profile */
    CLASSIFIER_INTERFACE_BLOCK,
    CLASSIFIER_CONSTRAINT_BLOCK,
    CLASSIFIER_VALUE_TYPE,
    CLASSIFIER_ENUMERATION,
    CLASSIFIER_OTHER /* plain UML classes, activities, ...: kept for messages */
} ClassifierKind;

/* A unit as written: sysml_unit_meaning gives its meaning. */
typedef struct {
    Name name, symbol; /* either may be NULL */
    Name made_of;      /* its factors, if the model gives them: "(kg)^(1)*(s)^(-2)"; else NULL */
} Unit;

/* A value as written: of a property, or in a slot. */
typedef struct Value {
    enum { VALUE_NUMBER, VALUE_BOOLEAN, VALUE_STRING, VALUE_EXPRESSION, VALUE_INSTANCE, VALUE_LITERAL } kind;
    double number;                         /* NUMBER; BOOLEAN: 0 or 1 */
    bool is_integer;                       /* NUMBER: written as an Integer */
    bool is_implied;                       /* NUMBER: a literal without a value, which is 0 */
    bool is_guess;                         /* of a variable: its start, unless it is determined otherwise */
    Name unit;                             /* NUMBER: the unit in which it was written, before conversion; or NULL */
    Name text;                             /* STRING; EXPRESSION: as written; LITERAL: the enumeration literal's name */
    Expr expression;                       /* EXPRESSION, parsed */
    const InstanceSpecification *instance; /* INSTANCE */
    Source source;
} Value;

/* The bounds of a value, in its unit; infinite: not stated. */
typedef struct {
    double low, high;
} ValueRange;

/* The distribution of a value as stereotypes of its property state it; in the property's unit. */
typedef struct {
    enum {
        SCATTER_RANGE,   /* in the range; nothing else is known */
        SCATTER_UNIFORM, /* uniform in the range */
        SCATTER_NORMAL   /* normal with these moments; within the range, if one is stated */
    } kind;
    ValueRange range;       /* infinite: no bound */
    double mean, deviation; /* NAN: not stated */
    Source source;          /* of the stereotype */
} Scatter;

typedef enum {
    PROPERTY_PART,       /* typed by a block, composite or not: the type decides */
    PROPERTY_VALUE,      /* typed by a value type, or untyped with a value */
    PROPERTY_PORT,       /* on a block or interface block */
    PROPERTY_FLOW,       /* flow property */
    PROPERTY_CONSTRAINT, /* typed by a constraint block */
    PROPERTY_PARAMETER,  /* of a constraint block: port or plain property */
    PROPERTY_CONNECTOR,  /* connector property: the instance of its connector's association block */
    PROPERTY_PARTICIPANT, /* of an association block: stands for the property at an end of the connector */
    PROPERTY_OTHER       /* references to packages ...: kept for messages */
} PropertyKind;

typedef enum { DIRECTION_NONE, DIRECTION_IN, DIRECTION_OUT, DIRECTION_INOUT } Direction;
typedef enum { VARIABILITY_NONE, VARIABILITY_VARIABLE, VARIABILITY_CONSTANT } Variability;

enum { MULTIPLICITY_UNBOUNDED = -1, MULTIPLICITY_EXPRESSION = -2 };

struct Property { /* small and without gaps, because there are many */
    PropertyKind kind : 8;
    Direction direction : 8;     /* flow property */
    Variability variability : 8; /* SysPhS: PhSVariable, PhSConstant or neither */
    bool is_reference : 1;       /* part that is not composite */
    bool is_bound : 1;     /* reference at which a binding connector to a part or to another reference ends */
    bool is_elsewhere : 1; /* such a reference between blocks that refer to each other: ignored unless bound */
    bool is_conjugated : 1;      /* port */
    bool is_full : 1;            /* port that is a part at the block's boundary: its inside counts like a part's */
    bool is_continuous : 1, is_conserved : 1; /* PhSVariable; defaults true, false */
    bool is_multidimensional : 1;
    bool is_redefined : 1;  /* by a property of a special classifier */
    bool needs_value : 1;   /* it does not keep the value of the property that it redefines */
    bool is_subsetted : 1;  /* a collection of which other properties are elements */
    bool is_unnamed : 1;
    bool is_varying : 1;    /* parts [0..n], n in `sizes`; the model states how many exist */
    int end;                /* participant property: end of the association that it stands for, 0 or 1 */
    Name name;              /* as written; unnamed ones get a deterministic name: "part1" */
    Name identifier;        /* identifier_canonical of name: the segment in paths */
    Name documentation;     /* "" if none */
    Classifier *owner;
    Classifier *type;       /* NULL only for untyped constraint parameters and values */
    Name missing;           /* the cause if the type is not found (sysml_unresolved), else NULL */
    double change_cycle;    /* PhSVariable, s */
    const Scatter *scatter; /* Interval, Uniform, Normal; NULL: none of them */
    int lower, upper;       /* multiplicity; default 1, 1 */
    List(Expr) sizes; /* of an array, one for each dimension, in names of the owner's properties; OP_COLON: the size of
                       * its value or binding; empty: no array */
    const Value *value;         /* default value or NULL */
    List(Property *) redefined; /* properties of general classifiers that this one replaces, also by implication */
    List(Property *) subsetted; /* collections that this one is an element of */
    const Connector *connector; /* connector property */
    Source source;
};

typedef struct {
    List(const Property *) path; /* from the connector's owner to the role, which is last */
    const char *written;         /* in connect(): its text, with subscripts; NULL: the connector is drawn */
    Source source;
} ConnectorEnd;

/* A connector typed by an association block joins nothing by itself: the block's inside takes its place. The block's
 * participant properties stand for the properties at the connector's ends. */
struct Connector {
    Name name; /* "" if none */
    Classifier *owner;
    Classifier *type; /* association block with inner structure, or NULL */
    Property *property; /* connector property, made up if none is drawn; NULL without `type` */
    List(Connector *) redefined; /* connectors of general classifiers that this one replaces */
    bool is_reversed; /* its first end is the association's second one */
    bool is_redefined;
    bool is_binding;  /* BindingConnector, or one end is a constraint parameter */
    bool is_silent;   /* without effect: between ports through which nothing flows, or parts without other ports */
    ConnectorEnd end[2];
    Source source;
};

typedef struct {
    Name name;     /* "" if none */
    Name language; /* "" if none */
    Name text;     /* as written */
    EquationList equations; /* empty if the text could not be read: a problem of the owner */
    Classifier *owner;
    Source source;    /* line of the text's beginning */
    bool spans_lines; /* the text's lines are lines of the file: equation i is at source.line + equation->line - 1 */
} Constraint;

/* ---- functions: behaviours with parameters that equations call ---- */

typedef struct {
    enum { FUNCTION_INPUT, FUNCTION_OUTPUT, FUNCTION_LOCAL } role;
    Name identifier; /* canonical */
    const Classifier *type; /* NULL: any value */
    List(Expr) sizes;       /* of an array, one for each dimension; empty: as the argument or assigned value */
    Expr value;             /* default of an input, first value of others; NULL: none */
} FunctionParameter;

typedef struct {
    Name identifier, qualified; /* canonical; Package::Block::name */
    Name path;                  /* the qualified name as equations may write it: Package.Block.name */
    List(FunctionParameter) parameters; /* in order, with undeclared names that statements set */
    StatementList body;
    Name text;        /* as written */
    Classifier *self; /* the behaviour; it has the problems found in reading the function */
    Source source;    /* line of the text's beginning */
    bool spans_lines; /* as of a Constraint */
} Function;

/* ---- state machines: the tree of regions and vertices as drawn; texts parsed, names in them as written ---- */

typedef struct StateMachine StateMachine;
typedef struct Region Region;
typedef struct Vertex Vertex;

/* A text of a state machine: an expression or statements in the language of equations. */
typedef struct MachineText {
    Name text;                /* as written */
    Expr expression;          /* of a condition or a time; NULL if it could not be read: a problem of the owner */
    StatementList statements; /* of an action */
    Source source;            /* line of the text's beginning; element: the owner of the text */
    bool spans_lines;         /* as of a Constraint */
    const struct MachineText *next; /* of an action: the next text; or NULL */
} MachineText;

typedef struct {
    enum {
        TRIGGER_CHANGE, /* when the expression becomes true */
        TRIGGER_AFTER,  /* this long after the source has been entered, in s */
        TRIGGER_AT,     /* from this time on, in s */
        TRIGGER_SIGNAL  /* when the signal is received */
    } kind;
    MachineText text; /* of a signal: the source only */
    Name signal;      /* identifier_canonical of its name; NULL for other kinds */
} Trigger;

typedef struct {
    enum { TRANSITION_EXTERNAL, TRANSITION_LOCAL, TRANSITION_INTERNAL } kind;
    Name name;  /* "" if none */
    Name words; /* for messages: "Plant::Tank::Modes, transition from Empty to Filling" */
    Vertex *from, *to;
    List(const Trigger *) triggers; /* one of them is enough */
    const MachineText *guard;       /* NULL: none */
    bool is_else;                   /* the guard is `else` */
    const MachineText *effect;      /* NULL: none */
    Source source;
} Transition;

typedef enum {
    VERTEX_STATE,
    VERTEX_FINAL,
    VERTEX_INITIAL,
    VERTEX_CHOICE,
    VERTEX_JUNCTION,
    VERTEX_TERMINATE,
    VERTEX_SHALLOW_HISTORY, /* its outgoing transition, if any, leads to the default state */
    VERTEX_DEEP_HISTORY,
    VERTEX_FORK,
    VERTEX_JOIN,
    VERTEX_ENTRY_POINT,
    VERTEX_EXIT_POINT
} VertexKind;

/* A statement in the invariant of a state: whether a part of the block that runs the state machine exists. */
typedef struct {
    Name part; /* identifier of the property */
    bool is_there;
    int count; /* part->size() = count: the first ones exist; -1: notEmpty() or isEmpty() of a single part */
    Source source;
} Presence;

struct Vertex {
    VertexKind kind;
    Name name;       /* unnamed ones get a deterministic name: "state2", "choice1" */
    Name identifier; /* identifier_canonical of name */
    Name words;      /* for messages: Plant::Tank::Modes::Filling */
    Region *region;       /* of an entry or exit point: the region of its state */
    Vertex *bordered;     /* of an entry or exit point: the state on whose border it is */
    List(Vertex *) points; /* entry and exit points */
    List(Region *) regions; /* of a composite state; empty ones are left out */
    const MachineText *entry, *during, *exit; /* NULL: none */
    List(Presence) presences;          /* of the parts that the state's invariant mentions */
    List(Name) deferred;               /* signals that wait while this state is active */
    List(const Transition *) outgoing; /* in document order, those within a composite state before its own */
    List(const Transition *) incoming; /* in the same order */
    const Vertex *joined; /* of a join, or an exit point at which several regions end: the innermost state around the
                           * sources of its transitions */
    Source source;
};

struct Region {
    Name name; /* unnamed ones: "region1" */
    Name identifier;
    Name words;
    StateMachine *machine;
    Vertex *state; /* the state around it; NULL at the top */
    List(Vertex *) vertices;
    Vertex *initial; /* NULL: it can be entered at an inner vertex only */
    Source source;
};

struct StateMachine {
    Name name, identifier, qualified; /* unnamed ones: "states" */
    Classifier *owner;
    List(Region *) regions; /* at the top; empty ones are left out */
    List(Transition *) transitions; /* all, in document order */
    bool passes_signals;    /* receives or sends signals */
    Source source;
};

/* ---- software components: a block's behaviour in C ---- */

/* A file of C beside the model, byte by byte. */
typedef struct {
    Name path;        /* relative to the model's folder */
    const char *text; /* NUL-terminated */
    size_t length;
    bool is_compiled; /* named by the model; false: another file includes it */
} SoftwareFile;

/* The inside of a function as a text in the model, or a function in files beside the model. */
typedef struct {
    Name qualified; /* of the behaviour: Package::Block::step */
    Classifier *owner;
    Name text;      /* as written: C, or the names of files and of a function in them */
    Name function;  /* in `files`; NULL: the text is the inside of a function */
    List(SoftwareFile) files; /* read by sysml_check_software; until then, their paths */
    Source source;    /* line of the text's beginning */
    bool spans_lines; /* as of a Constraint */
} Software;

/* ---- requirements ---- */

/* The element that satisfies, verifies, refines or traces a requirement. One of the pointers is set, or none if the
 * element is not simulated. */
typedef struct {
    const Classifier *classifier;
    const Property *property;
    const Constraint *constraint;
    Name words; /* Plant::Tank::level; "" if it has no name */
} Related;

typedef struct Requirement Requirement;
struct Requirement {
    Name id, name, qualified; /* id: as written, "" if there is none */
    const char *text;         /* plain; "" if there is none */
    List(Related) related;
    List(Requirement *) parts; /* drawn within it, derived from it, or refining it */
    bool is_library;           /* of a document other than the one to be compiled */
    Source source;
};

struct Classifier {
    ClassifierKind kind;
    bool is_abstract;
    bool is_library;             /* of a document other than the one to be compiled */
    bool is_association;         /* association block */
    bool is_outside;             /* an actor, use case, behaviour and the like: nothing of it is simulated */
    Name name, qualified; /* Package::Block */
    Name documentation;
    Classifier *outer;           /* the classifier around it, or NULL */
    List(Classifier *) generals; /* direct, in source order */
    List(Property *) properties; /* own, in source order */
    List(Connector *) connectors;
    List(const Property *) unjoined; /* at ends of connectors that could not be made: another end or a path is wrong */
    List(Constraint *) constraints; /* own, of a constraint block or block; other classifiers have no equations */
    List(Name) literals;         /* enumeration */
    Classifier *original;        /* of a ~InterfaceBlock: the interface block of which it is the conjugate; else NULL */
    Type primitive;              /* value type: its primitive type; TYPE_UNKNOWN for structured ones */
    Unit unit;                   /* value type: own or inherited */
    Direction direction;         /* value type: of ports of this type, as with Modelica's RealInput; else none */
    StateMachine *machine;       /* own; NULL: none. See sysml_machine */
    Software *software;          /* own; NULL: none. See sysml_software */
    Source source;
    const InstanceSpecification *values; /* of a block made to simulate an instance: that instance */
    List(Problem *) problems; /* its faults found in reading; reported by sysml_check if it is reached */
};

typedef struct {
    const Property *feature;
    List(const Value *) values;
    Source source;
} Slot;

struct InstanceSpecification {
    Name name, qualified; /* Package::instance */
    Classifier *classifier; /* NULL for units and the like */
    List(Slot *) slots;
    const Classifier *block; /* to simulate it: a special block of its classifier; NULL if that is not a block */
    Classifier *self;        /* it has the problems found in reading the instance; NULL if it is not drawn */
    Source source;
};

/* A block as the compiled document imports it. */
typedef struct {
    const Classifier *block;
    Name name; /* its own, or the alias */
} ImportedBlock;

/* A package that describes its contents. */
typedef struct {
    Name qualified, documentation;
} Package;

typedef List(const Function *) FunctionList;

/* The name of a block on another platform. */
typedef struct {
    const Classifier *block;
    const char *platform; /* "Modelica" */
    Name name;
} PlatformName;

typedef struct {
    Name name;                       /* of the compiled document's root */
    const SourceFile *main;          /* the compiled document */
    List(const SourceFile *) files;  /* all documents, the compiled one first */
    List(Classifier *) classifiers;  /* of all documents, in order of reading */
    List(InstanceSpecification *) instances;
    List(ImportedBlock) imported;    /* in document order; a block may occur several times */
    FunctionList functions;          /* of all documents, in order of reading */
    List(FunctionList) alike;        /* functions whose paths have the same last segment, in the same order */
    Map *alike_at;                   /* last segment -> index in alike */
    List(Requirement *) requirements; /* of all documents; their parts may form cycles */
    int part_count, connector_count; /* of the compiled document, for --check */
    List(Package) packages;          /* of the compiled document, those with a comment */
    List(PlatformName) platform_names; /* of the compiled document's blocks */
    const Inventory *inventory;      /* of the compiled document */
} SysmlModel;

/* The folders in which documents are looked for, in order, after the referring document's own folder. */
typedef struct {
    List(const char *) folders;
} LibraryPath;

/* Reads a document and those that it refers to. Reports errors; NULL if there is no model to continue with.
 * *environment_failed: the document could not be read at all (status 3). */
const SysmlModel *sysml_read(Arena *arena, const char *path, const LibraryPath *libraries, bool *environment_failed);

/* Leaves out references that lead back to their own block through parts and other references, seen from the root. */
void sysml_settle_references(const Classifier *root);

/* Checks the elements that have a meaning in SysPhS, in the root and in classifiers that it reaches through parts,
 * ports, constraint properties, types and generalizations; reports. Other elements of a model are not checked. A
 * thorough check also covers constraint blocks that nothing uses. */
void sysml_check(const SysmlModel *model, const Classifier *root, bool is_thorough);

/* Rejects C code in the blocks that the root reaches; or reads its files, if C code is allowed. Reports. */
void sysml_check_software(Arena *arena, const Classifier *root, bool is_allowed);

/* Prints the numbers of elements of the compiled document, outside of tools' Extensions. Lists elements that have no
 * meaning here and that the root reaches; the root may be NULL. */
void sysml_print_inventory(Text *text, const SysmlModel *model, const Classifier *root);

/* The listing of level 1. Only what the given block needs, libraries included; stable text. */
void sysml_print(Text *text, const Classifier *root, bool is_unrolled);

/* Print parts of the listing: 4, "text", {k = 40}; [3, n], [*], [0..4] or nothing. */
void sysml_print_value(Text *text, const Value *value);
void sysml_print_multiplicity(Text *text, const Property *property);

/* ---- queries ---- */

/* Own and inherited properties, those of general classifiers first, in order. A redefined property is replaced in its
 * place by the one that redefines it. A property that is inherited twice, along a diamond, appears once. Collections
 * of which other properties are elements are left out. */
typedef List(const Property *) PropertyList;
PropertyList sysml_properties(const Classifier *classifier, Arena *arena);
typedef List(const Connector *) ConnectorList;
ConnectorList sysml_connectors(const Classifier *classifier, Arena *arena);
typedef List(const Constraint *) ConstraintList;
ConstraintList sysml_constraints(const Classifier *classifier, Arena *arena);

/* A direction as it is seen from outside a port, which may be conjugated. */
Direction sysml_direction_seen(Direction direction, bool is_conjugated);

/* sysml_redefines: true if `special` redefines `general`, directly or not, or is the same. sysml_is_element: true if
 * the property subsets the collection; redefined properties and collections count as the same. */
bool sysml_redefines(const Property *special, const Property *general);
bool sysml_is_element(const Property *property, const Property *collection);

/* The collections of a classifier that properties may subset, its own first. */
PropertyList sysml_collections(const Classifier *classifier, Arena *arena);

/* True for parts [0..*]: there are none unless their number is stated. Their type may be the block around them. */
bool sysml_is_open_collection(const Property *property);

bool sysml_is_bound(const Property *property); /* a reference that is_bound, or that redefines one */
bool sysml_binds_parts(const Connector *connector);

/* The direction of a port's signals, or of a flow property that is a signal, seen from the block that owns it. NONE: a
 * flow is no signal, or goes both ways, or the signals differ in direction. */
Direction sysml_signal_direction(const Property *property, Arena *scratch);

/* True if one is the other, or a specialization of it. */
bool sysml_classifier_is_a(const Classifier *special, const Classifier *general);

/* A literal of an enumeration; its value is its number, from 1. */
typedef struct {
    const Classifier *enumeration;
    int number;
    bool is_ambiguous; /* other enumerations have it too */
} Literal;

/* All literals of a model, by canonical name and by `Enumeration.literal`. */
typedef struct {
    Map *by_name; /* index into list */
    List(Literal) list;
} Literals;
const Literals *sysml_literals(const SysmlModel *model, Arena *arena);
/* Index in the list of the literal with this name, which may include the enumeration and its packages; or negative. */
int sysml_literal_called(const Literals *literals, Name name);
int sysml_literal_number(const Classifier *enumeration, Name literal); /* as written or canonical; 0: none */

/* The function that a text of the element `from` (a qualified name) calls. If several have this name, it is the nearest
 * one in the packages around the element; *other is set if another one is equally near. NULL if there is none. */
const Function *sysml_function(const SysmlModel *model, Name from, Name path, const Function **other);

/* Reports faults of a function found in reading; true if there are any. */
bool sysml_report_function(const Function *function);

/* The meaning of a unit by its factors, else by its symbol, else by its name; false if none of them is understood. */
bool sysml_unit_meaning(const Unit *unit, UnitMeaning *meaning);

typedef enum {
    NUMBER_AS_IS, /* no comma, or no number */
    NUMBER_WITH_DECIMAL_COMMA,
    NUMBER_WITH_THOUSANDS,
    NUMBER_OF_EITHER /* 1,500 */
} NumberFormat;

/* The format of a number; *plain: the number with a decimal point only, where 1,500 has a decimal comma. */
NumberFormat sysml_number_format(Arena *arena, const char *words, const char **plain);

/* A property's name for messages; of an unnamed property, its kind and line. */
const char *sysml_shown_name(const Property *property);

/* The candidate most similar to the word, or NULL if none is similar: for messages. */
Name sysml_nearest_name(const char *word, const Name *candidates, int count);
Name sysml_caseless_name(const char *word, const Name *candidates, int count); /* differs in case alone; or NULL */

/* The notation here for a function or name of another language (body.c), or NULL: for messages. */
const char *sysml_foreign_function_hint(const char *name);
const char *sysml_foreign_name_hint(const char *name);
bool sysml_is_of_frames(const char *name); /* needed only by Modelica's multi-body library */

/* The behaviour of a classifier's instances, a state machine or software: its own, else that of the nearest general
 * classifier; or NULL. */
const StateMachine *sysml_machine(const Classifier *classifier);
const Software *sysml_software(const Classifier *classifier);

/* An equation that states when a part exists, `part->notEmpty() = condition` or isEmpty(), or how many parts exist,
 * `parts->size() = n`. */
typedef struct {
    Expr truth, condition; /* its sides */
    bool is_size;
    bool is_weak;          /* the truth is the right side: it is only read if there is another statement */
} PresenceRule;
bool sysml_states_presence(const EquationNode *node, PresenceRule *rule);
Expr sysml_part_of_truth(Expr truth); /* the part, as it is named there */

/* All vertices of regions, each before the vertices inside it. */
typedef List(const Vertex *) VertexList;
VertexList sysml_vertices(Arena *arena, const StateMachine *machine);

/* The texts of all actions: of states, depth first, then the effects of transitions. None for NULL. */
typedef List(const MachineText *) MachineTextList;
MachineTextList sysml_actions(Arena *arena, const StateMachine *machine);

/* True for a vertex that takes time: a state, a final state, a terminate vertex, or an initial vertex that is left
 * under a condition only. */
bool sysml_is_step(const Vertex *vertex);
bool sysml_is_history(const Vertex *vertex);
bool sysml_is_join(const Vertex *vertex);
bool sysml_is_passed(const Vertex *vertex); /* passed before a state is left: a junction, most exit points */
bool sysml_is_within(const Vertex *vertex, const Vertex *state); /* or the state itself */
const Vertex *sysml_ancestor_in(const Vertex *vertex, const Region *region); /* itself, or a state around it; or NULL */
const Vertex *sysml_place(const Vertex *vertex); /* of an entry or exit point its state; else the vertex itself */
const char *sysml_vertex_kind(VertexKind kind);  /* one word, also the name of unnamed ones: "final" */
const char *sysml_vertex_words(VertexKind kind); /* for messages: "final state" */

/* The block to be simulated. With a name (simple or qualified): the block of that name, else that of the instance
 * specification of that name. With NULL: the first experiment, else the only block that can be simulated. Otherwise
 * reports and returns NULL; *usage_error: the block is unknown (status 2). */
const Classifier *sysml_choose_block(const SysmlModel *model, const char *name, bool *usage_error);

/* The block with the values of its instance specification, in the arena, if only one states values. If several do, or
 * none, the block itself is returned. A note names the instances. */
const Classifier *sysml_with_values(Arena *arena, const SysmlModel *model, const Classifier *block);

/* True for an experiment (a block that specializes Experiment::Experiment of the shipped library). */
bool sysml_is_experiment(const Classifier *block);

#endif
