/* sysml.h - level 1, physical: the SysML model as drawn, libraries resolved.
 *
 * Holds:       blocks, ports, parts, values, connectors, constraints, functions, state machines, instances and
 *              requirements of all documents that were read, as a graph of pointers, in source order; sizes of arrays
 *              as expressions; units as texts, but numbers written with a unit are in the unit of their property.
 * Never holds: XML, ids, stereotype applications, hrefs: they end in xmi.c, read.c and resolve.c. No instances of
 *              parts: a block is drawn once and used many times, an array is one property.
 * Invariants:  every pointer is resolved; generalizations and redefinitions have no cycle, and those that are meant
 *              without being drawn are there: by name, by subsetting, by what another platform calls a block
 *              (platform.c); every connector has two ends, each a path of properties that starts at the connector's
 *              owner; one that an association block with an inside types has a connector property; every constraint's
 *              text is parsed. What cannot be made so is left out and is a problem of its classifier. Checked by
 *              sysml_check, which reports what a user can do wrong, and those problems, in what is needed.
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
    bool is_guess;                         /* of a variable: its start, unless something else determines it */
    Name unit;                             /* NUMBER: in which it is written, not the property's; else NULL */
    Name text;                             /* STRING; EXPRESSION: as written; LITERAL: the enumeration literal's name */
    Expr expression;                       /* EXPRESSION, parsed */
    const InstanceSpecification *instance; /* INSTANCE */
    Source source;
} Value;

/* Where a value lies, in its unit; infinite where nothing is stated. */
typedef struct {
    double low, high;
} ValueRange;

/* How a value scatters, as stereotypes of its property state it; in the property's unit. */
typedef struct {
    enum {
        SCATTER_RANGE,   /* it lies in the range: nothing else is known */
        SCATTER_UNIFORM, /* any value of the range is equally likely */
        SCATTER_NORMAL   /* with these moments; within the range, if one is stated */
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
    PROPERTY_PARTICIPANT, /* of an association block: what an end of its connector is connected to */
    PROPERTY_OTHER       /* references to packages ...: kept for messages */
} PropertyKind;

typedef enum { DIRECTION_NONE, DIRECTION_IN, DIRECTION_OUT, DIRECTION_INOUT } Direction;
typedef enum { VARIABILITY_NONE, VARIABILITY_VARIABLE, VARIABILITY_CONSTANT } Variability;

enum { MULTIPLICITY_UNBOUNDED = -1, MULTIPLICITY_EXPRESSION = -2 };

struct Property { /* there are many of them: small, without gaps */
    PropertyKind kind : 8;
    Direction direction : 8;     /* flow property */
    Variability variability : 8; /* SysPhS: PhSVariable, PhSConstant or neither */
    bool is_reference : 1;       /* part that is not composite */
    bool is_bound : 1;     /* reference at which a binding connector to a part or to another reference ends */
    bool is_elsewhere : 1; /* such a one between blocks that know each other: nothing unless it is bound */
    bool is_conjugated : 1;      /* port */
    bool is_full : 1;            /* port that is a part at the block's boundary: its inside counts like a part's */
    bool is_continuous : 1, is_conserved : 1; /* PhSVariable; defaults true, false */
    bool is_multidimensional : 1;
    bool is_redefined : 1;  /* by one of a special classifier */
    bool needs_value : 1;   /* that of what it redefines is none of its own */
    bool is_subsetted : 1;  /* a collection that others are elements of */
    bool is_unnamed : 1;
    bool is_varying : 1;    /* parts [0..n], n in `sizes`, of which it is stated how many are there */
    int end;                /* participant property: end of the association that it stands for, 0 or 1 */
    Name name;              /* as written; unnamed ones get a deterministic name: "part1" */
    Name identifier;        /* identifier_canonical of name: the segment in paths */
    Name documentation;     /* "" if none */
    Classifier *owner;
    Classifier *type;       /* NULL only for untyped constraint parameters and values */
    Name missing;           /* why the type is not found (sysml_unresolved), else NULL */
    double change_cycle;    /* PhSVariable, s */
    const Scatter *scatter; /* Interval, Uniform, Normal; NULL: none of them */
    int lower, upper;       /* multiplicity; default 1, 1 */
    List(Expr) sizes; /* of an array, one for each dimension, in names of the owner's properties; OP_COLON: as its
                       * value or binding has; empty: no array */
    const Value *value;         /* default value or NULL */
    List(Property *) redefined; /* properties of general classifiers that this one replaces: also implied ones */
    List(Property *) subsetted; /* collections that this one is an element of */
    const Connector *connector; /* connector property */
    Source source;
};

typedef struct {
    List(const Property *) path; /* from the connector's owner to the role, which is last */
    const char *written;         /* in connect(): as it stands there, with subscripts; NULL: it is drawn */
    Source source;
} ConnectorEnd;

/* A connector typed by an association block joins nothing by itself: the block's inside, whose participant properties
 * stand for what the connector's ends lead to, takes its place. */
struct Connector {
    Name name; /* "" if none */
    Classifier *owner;
    Classifier *type; /* association block with inner structure, or NULL */
    Property *property; /* connector property, made up if none is drawn; NULL without `type` */
    List(Connector *) redefined; /* connectors of general classifiers that this one replaces */
    bool is_reversed; /* its first end is the association's second one */
    bool is_redefined;
    bool is_binding;  /* BindingConnector, or one end is a constraint parameter */
    bool is_silent;   /* between ports through which nothing flows, or parts without other ones: it joins nothing */
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
    List(Expr) sizes;       /* of an array, one for each dimension; empty: as given or assigned */
    Expr value;             /* default of an input, first value of others; NULL: none */
} FunctionParameter;

typedef struct {
    Name identifier, qualified; /* canonical; Package::Block::name */
    Name path;                  /* the qualified name as equations may write it: Package.Block.name */
    List(FunctionParameter) parameters; /* in order, also names that statements set without declaring them */
    StatementList body;
    Name text;        /* as written */
    Classifier *self; /* the behaviour: what reading found wrong in it are this one's problems */
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
    Source source;            /* line of the text's beginning; element: what it belongs to */
    bool spans_lines;         /* as of a Constraint */
    const struct MachineText *next; /* of an action: its successor; or NULL */
} MachineText;

typedef struct {
    enum {
        TRIGGER_CHANGE, /* when the expression becomes true */
        TRIGGER_AFTER,  /* this long after the source has been entered, in s */
        TRIGGER_AT,     /* from this time on, in s */
        TRIGGER_SIGNAL  /* when the signal is received */
    } kind;
    MachineText text; /* of a signal only where it is drawn */
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
    VERTEX_SHALLOW_HISTORY, /* leaves by its default transition, if it has one */
    VERTEX_DEEP_HISTORY,
    VERTEX_FORK,
    VERTEX_JOIN,
    VERTEX_ENTRY_POINT,
    VERTEX_EXIT_POINT
} VertexKind;

/* The statement of a state's invariant on a part of the block that runs the state machine. */
typedef struct {
    Name part; /* identifier of the property */
    bool is_there;
    int count; /* part->size() = count: the first ones are; -1: notEmpty() or isEmpty() of a single one */
    Source source;
} Presence;

struct Vertex {
    VertexKind kind;
    Name name;       /* unnamed ones get a deterministic name: "state2", "choice1" */
    Name identifier; /* identifier_canonical of name */
    Name words;      /* for messages: Plant::Tank::Modes::Filling */
    Region *region;       /* of an entry or exit point: that of its state */
    Vertex *bordered;     /* of an entry or exit point: the state on whose border it is */
    List(Vertex *) points; /* entry and exit points */
    List(Region *) regions; /* of a composite state; empty ones are left out */
    const MachineText *entry, *during, *exit; /* NULL: none */
    List(Presence) presences;          /* of parts that come and go; otherwise invariants do not mention it */
    List(Name) deferred;               /* signals that wait while this state is active */
    List(const Transition *) outgoing; /* in document order, those within a composite state before its own */
    List(const Transition *) incoming; /* in document order likewise */
    const Vertex *joined; /* of a join, or an exit point at which several regions end: the innermost state around what
                           * leads to it */
    Source source;
};

struct Region {
    Name name; /* unnamed ones: "region1" */
    Name identifier;
    Name words;
    StateMachine *machine;
    Vertex *state; /* that it is part of, NULL at the top */
    List(Vertex *) vertices;
    Vertex *initial; /* NULL: it can be entered at an inner vertex only */
    Source source;
};

struct StateMachine {
    Name name, identifier, qualified; /* unnamed ones: "states" */
    Classifier *owner;
    List(Region *) regions; /* at the top; empty ones are left out */
    List(Transition *) transitions; /* all, in document order */
    bool passes_signals;    /* takes or sends some */
    Source source;
};

/* ---- software components: a block's behaviour in C ---- */

/* A file of C beside the model, byte by byte. */
typedef struct {
    Name path;        /* relative to the model's folder */
    const char *text; /* NUL-terminated */
    size_t length;
    bool is_compiled; /* named by the model; else another one includes it */
} SoftwareFile;

/* The inside of a function, drawn in the model, or a function in files beside it. */
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

/* The element that satisfies, verifies, refines or traces a requirement: one of these, or none that is simulated. */
typedef struct {
    const Classifier *classifier;
    const Property *property;
    const Constraint *constraint;
    Name words; /* Plant::Tank::level; "" if it has no name */
} Related;

typedef struct Requirement Requirement;
struct Requirement {
    Name id, name, qualified; /* id: as written, "" if there is none */
    const char *text;         /* "" likewise; plain */
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
    Classifier *outer;           /* that it is drawn inside of, or NULL */
    List(Classifier *) generals; /* direct, in source order */
    List(Property *) properties; /* own, in source order */
    List(Connector *) connectors;
    List(const Property *) unjoined; /* at ends of those that could not be made, for another end is wrong, or the way */
    List(Constraint *) constraints; /* of a constraint block; rules on other classifiers are no equations */
    List(Name) literals;         /* enumeration */
    Classifier *original;        /* of a ~InterfaceBlock: the interface block that it is the conjugate of; else NULL */
    Type primitive;              /* value type: its primitive type; TYPE_UNKNOWN for structured ones */
    Unit unit;                   /* value type: own or inherited */
    Direction direction;         /* value type: of ports that it types, as Modelica's RealInput; else none */
    StateMachine *machine;       /* own; NULL: none. See sysml_machine */
    Software *software;          /* own; NULL: none. See sysml_software */
    Source source;
    const InstanceSpecification *values; /* of a block made for an instance to be simulated: it gives them */
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
    const Classifier *block; /* to simulate it: a block of its own, special of its classifier; NULL if that is none */
    Classifier *self;        /* what reading found wrong in it are this one's problems; NULL if it is not drawn */
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
    List(ImportedBlock) imported;    /* in document order; one may be there several times */
    FunctionList functions;          /* of all documents, in order of reading */
    List(FunctionList) alike;        /* those whose paths have the same last segment, likewise */
    Map *alike_at;                   /* by that segment */
    List(Requirement *) requirements; /* likewise; they may have cycles */
    int part_count, connector_count; /* of the compiled document, for --check */
    List(Package) packages;          /* of the compiled document, those with a comment */
    List(PlatformName) platform_names; /* of the compiled document's blocks */
    const Inventory *inventory;      /* of the compiled document */
} SysmlModel;

/* The folders in which documents are looked for, in order, after the referring document's own folder. */
typedef struct {
    List(const char *) folders;
} LibraryPath;

/* Reads a document and those that it refers to. Reports errors; NULL if nothing sensible can follow.
 * *environment_failed: the document could not be read at all (status 3). */
const SysmlModel *sysml_read(Arena *arena, const char *path, const LibraryPath *libraries, bool *environment_failed);

/* Leaves out references that lead back to their block over parts and other references, seen from the root. */
void sysml_settle_references(const Classifier *root);

/* Well-formedness of what SysPhS gives a meaning to, in the root and what it reaches through parts, ports, constraint
 * properties, types and generalizations; reports. The rest of a model may be anything; if the check is to be thorough,
 * constraint blocks that nothing uses are looked at, too. */
void sysml_check(const SysmlModel *model, const Classifier *root, bool is_thorough);

/* Rejects C code in the blocks that the root reaches, unless it is allowed; then reads its files. Reports. */
void sysml_check_software(Arena *arena, const Classifier *root, bool is_allowed);

/* Prints what the compiled document contains, counted outside of tools' Extensions, which of it has no meaning here,
 * and whether that is in what the root reaches; the root may be NULL. */
void sysml_print_inventory(Text *text, const SysmlModel *model, const Classifier *root);

/* The listing of level 1. Only what the given block needs, libraries included; stable text. */
void sysml_print(Text *text, const Classifier *root, bool is_unrolled);

/* Parts of it: 4, "text", {k = 40}; [3, n], [*], [0..4] or nothing. */
void sysml_print_value(Text *text, const Value *value);
void sysml_print_multiplicity(Text *text, const Property *property);

/* ---- queries ---- */

/* Own and inherited properties: general classifiers first, in order; a redefined one is replaced in its place by the
 * one that redefines it. Inherited twice along a diamond, it appears once. A collection that others are elements of is
 * left out. */
typedef List(const Property *) PropertyList;
PropertyList sysml_properties(const Classifier *classifier, Arena *arena);
typedef List(const Connector *) ConnectorList;
ConnectorList sysml_connectors(const Classifier *classifier, Arena *arena);
typedef List(const Constraint *) ConstraintList;
ConstraintList sysml_constraints(const Classifier *classifier, Arena *arena);

/* A direction as it is seen from outside a port, which may be conjugated. */
Direction sysml_direction_seen(Direction direction, bool is_conjugated);

/* True if the property subsets the collection, where redefined properties and collections count as the same. */
bool sysml_redefines(const Property *special, const Property *general); /* directly or not; or are they the same? */
bool sysml_is_element(const Property *property, const Property *collection);

/* The collections that a classifier has, its own first, which others may subset. */
PropertyList sysml_collections(const Classifier *classifier, Arena *arena);

/* Parts [0..*]: none, unless something says how many there are. They may be of the type that they are in. */
bool sysml_is_open_collection(const Property *property);

bool sysml_is_bound(const Property *property); /* a reference that is_bound, or one that redefines such a one */
bool sysml_binds_parts(const Connector *connector);

/* The direction of a port's signal, or of a flow property that is one, seen from the block that owns it; several must
 * agree. NONE: nothing of it is a signal, or some of it goes both ways. */
Direction sysml_signal_direction(const Property *property, Arena *scratch);

/* True if one is the other, or a specialization of it. */
bool sysml_classifier_is_a(const Classifier *special, const Classifier *general);

/* A literal of an enumeration; its value is its number, from 1. */
typedef struct {
    const Classifier *enumeration;
    int number;
    bool is_ambiguous; /* other enumerations have it too */
} Literal;

/* All literals of a model by their canonical name, and by that of the enumeration, a dot and theirs. */
typedef struct {
    Map *by_name; /* index into list */
    List(Literal) list;
} Literals;
const Literals *sysml_literals(const SysmlModel *model, Arena *arena);
/* Index in the list of what `name` calls, also behind the packages of its enumeration; negative if there is none. */
int sysml_literal_called(const Literals *literals, Name name);
int sysml_literal_number(const Classifier *enumeration, Name literal); /* as written or canonical; 0 if it has none */

/* The function that a text of the element `from` (a qualified name) calls: of several with that name the nearest, seen
 * from there through the packages around it. NULL if there is none, or with *other one of two that are equally near. */
const Function *sysml_function(const SysmlModel *model, Name from, Name path, const Function **other);

/* Reports faults of a function found in reading; true if anything. */
bool sysml_report_function(const Function *function);

/* The meaning of a unit by its factors, else by its symbol, else by its name; false if none of them is understood. */
bool sysml_unit_meaning(const Unit *unit, UnitMeaning *meaning);

typedef enum {
    NUMBER_AS_IS, /* no comma, or no number */
    NUMBER_WITH_DECIMAL_COMMA,
    NUMBER_WITH_THOUSANDS,
    NUMBER_OF_EITHER /* 1,500 */
} NumberFormat;

/* How a number is written; *plain: the same with a decimal point only, of 1,500 as a decimal one. */
NumberFormat sysml_number_format(Arena *arena, const char *words, const char **plain);

/* A property's name for messages: of what has none that, its kind and its line. */
const char *sysml_shown_name(const Property *property);

/* The candidate most like the word, if it is like it at all: for messages. */
Name sysml_nearest_name(const char *word, const Name *candidates, int count);
Name sysml_caseless_name(const char *word, const Name *candidates, int count); /* the same but for capitals; or NULL */

/* How the language writes what another one calls by this name (body.c), or NULL: for messages. */
const char *sysml_foreign_function_hint(const char *name);
const char *sysml_foreign_name_hint(const char *name);
bool sysml_is_of_frames(const char *name); /* needed only by Modelica's multi-body library */

/* The behaviour of a classifier's instances, a state machine or software: its own, else that of the nearest general
 * one; or NULL. */
const StateMachine *sysml_machine(const Classifier *classifier);
const Software *sysml_software(const Classifier *classifier);

/* An equation that states when a part is there, `part->notEmpty() = condition`, or isEmpty(); or how many are,
 * `parts->size() = n`. */
typedef struct {
    Expr truth, condition; /* its sides */
    bool is_size;
    bool is_weak;          /* the truth is the right one: it is asked for only, where something else states it */
} PresenceRule;
bool sysml_states_presence(const EquationNode *node, PresenceRule *rule);
Expr sysml_part_of_truth(Expr truth); /* the part, as it is named there */

/* True if it is a step that takes time: a state, a final state, or an initial vertex that is left under a condition
 * only. */
/* All vertices of regions, each before those in it. */
typedef List(const Vertex *) VertexList;
VertexList sysml_vertices(Arena *arena, const StateMachine *machine);

/* The texts of all actions: of states, depth first, then the effects of transitions. Of NULL none. */
typedef List(const MachineText *) MachineTextList;
MachineTextList sysml_actions(Arena *arena, const StateMachine *machine);

bool sysml_is_step(const Vertex *vertex);
bool sysml_is_history(const Vertex *vertex);
bool sysml_is_join(const Vertex *vertex);
bool sysml_is_passed(const Vertex *vertex); /* decided before anything is left: a junction, most exit points */
bool sysml_is_within(const Vertex *vertex, const Vertex *state); /* or is it the state itself? */
const Vertex *sysml_ancestor_in(const Vertex *vertex, const Region *region); /* itself, or a state around it; or NULL */
const Vertex *sysml_place(const Vertex *vertex); /* of an entry or exit point its state; else the vertex itself */
const char *sysml_vertex_kind(VertexKind kind);  /* one word, also the name of unnamed ones: "final" */
const char *sysml_vertex_words(VertexKind kind); /* for messages: "final state" */

/* The block to be simulated: the one called `name` (simple or qualified), else that of the instance specification of
 * that name; with NULL the first experiment, else the only block that can be. Reports and returns NULL; *usage_error:
 * the block is unknown (status 2). */
const Classifier *sysml_choose_block(const SysmlModel *model, const char *name, bool *usage_error);

/* The block with the values of its instance specification, in the arena, if one states any; of several none is
 * preferred, and the block itself is returned. A note says which. */
const Classifier *sysml_with_values(Arena *arena, const SysmlModel *model, const Classifier *block);

/* True for an experiment (a block that specializes Experiment::Experiment of the shipped library). */
bool sysml_is_experiment(const Classifier *block);

#endif
