/* instance.h - the instance tree while a system is flattened; private to this folder.
 *
 * Holds:       what each property became in each instance, where values were stated, and what connectors of all
 *              instances tie together, until everything is there to decide what a tie means.
 * Ownership:   the flattening's scratch arena, gone when flatten() returns.
 * Order:       instances depth first as drawn; variables likewise.
 */
#ifndef FLAT_INSTANCE_H
#define FLAT_INSTANCE_H

#include "flat/flat.h"

typedef struct Instance Instance;

/* What all instances of a classifier have in common: its features, numbered. */
typedef struct {
    const Classifier *classifier;
    int index; /* into shapes */
    PropertyList properties; /* own and inherited; the index is the slot */
    ConnectorList connectors;
    ConstraintList constraints;
    Name *laws; /* the constraints' qualified names */
    Map *by_property; /* property, also a redefined one -> slot */
    Map *by_name;     /* identifier -> slot */
    Map *behind;      /* identifier of a variable -> slot of the flow property it lies behind, or AMBIGUOUS */
    bool *is_left_out; /* by slot: a flow property whose name does not appear in the paths of its variables */
    int flow_count;    /* flow properties */
    int levels;       /* of nesting in it, 1 if there is none; 0: not measured yet */
    int64_t parts, values, derivatives; /* in it, itself included: upper bounds */
    int signal;       /* slot of the only flow property that is a variable itself; -1: none, or several */
} Shape;

enum { AMBIGUOUS = -2 };

typedef enum { INSTANCE_OUTER, INSTANCE_PART, INSTANCE_PORT, INSTANCE_FLOW, INSTANCE_CONSTRAINT } InstanceKind;

typedef enum {
    MEMBER_NONE, /* no part of equations: text, structured values, references to packages ... */
    MEMBER_INSTANCE,
    MEMBER_VARIABLE,
    MEMBER_PARAMETER,
    MEMBER_NUMBER /* a value of the experiment */
} MemberKind;

typedef struct {
    MemberKind kind;
    int index; /* VARIABLE: into the system's variables; PARAMETER: into parameters */
    union {
        Instance *instance;
        Expr number;
    } is;
} Member;

struct Instance {
    InstanceKind kind;
    const Shape *shape;
    Instance *owner;          /* NULL for the outermost */
    const Property *property; /* NULL for the outermost and the system */
    int part;                 /* the part or port that it is or belongs to; -1 for the experiment */
    Name path;                /* prefix of its members' paths */
    int depth;
    bool is_conjugated; /* port: directions are flipped as seen from the block that owns it */
    Member *members;    /* by slot */
};

typedef struct {
    const InstanceSpecification *specification;
    const Instance *scope; /* owner of the part whose value it is: names in its expressions are looked up there */
} Stated;

typedef List(Stated) StatedList; /* outermost first */

/* The values that hold for one member of an instance while it is built. */
typedef struct {
    const Value *value;
    const Instance *scope;
    bool is_on_part;
    StatedList nested;
} Given;

/* What is known of a variable beside its FlatVariable. */
typedef struct {
    const Property *property;
    const Instance *owner;
    const Value *value;    /* the most specific one, or NULL */
    const Instance *scope; /* where names in the value are looked up */
    bool is_on_part;       /* the value stands in a slot, not on the property */
    Direction direction;   /* signal: as seen from the block that owns the port */
    bool is_used_inside, is_used_outside; /* a constraint of the port's owner, or of another block, uses it */
} Origin;

/* A parameter of one constraint property of one instance. Parameters that are bound to each other form a set. */
typedef struct {
    const Property *property;
    const Instance *instance;
    int set;      /* union-find: parent */
    int variable; /* of the set: what it is bound to, -1 if nothing yet */
    int size;     /* of the set */
} Parameter;

/* Two variables that a binding makes equal. */
typedef struct {
    int a, b;
    const Connector *connector;
    const Instance *instance; /* that owns the connector */
} Tie;

typedef struct {
    int a, b;
} Pair;

/* A connector of one instance: pairs of variables of the ports at its ends. */
typedef struct {
    const Connector *connector;
    const Instance *instance;
    Source source;      /* the connector's, with its name */
    bool is_outside[2]; /* the end is a port of the block that owns the connector */
    int first_pair, pair_count;
} Connection;

/* A node of an expression on its way to be rewritten. */
typedef struct {
    Expr e;
    int next; /* argument */
} Visit;

typedef struct {
    Arena *arena, *scratch;
    const SysmlModel *model;
    System *system;
    Map *shape_of; /* classifier -> index into shapes */
    List(Shape *) shapes;
    List(Instance *) instances;
    List(Origin) origins; /* parallel to the system's variables */
    List(Parameter) parameters;
    List(Tie) ties;
    List(Connection) connections;
    List(Pair) pairs;
    int connectable;            /* variables that were there before equations were written: all but derivatives */
    int *equal;                 /* union-find over them: equations so far that say a = b */
    List(Given) given;          /* members of the instances on the way down; a stack */
    List(Visit) visits;         /* rewriting's stacks, kept for their memory */
    ExprList images;
    Map *reported;              /* element whose mistake was reported: once per drawing, not per instance */
    const Classifier *too_deep; /* where the limit of nesting was met, or NULL */
} Flattening;

/* Room for `count` elements in an empty list: large lists that grow by doubling leave as much behind. */
#define reserve(arena, list, most)                                                      \
    do {                                                                                \
        (list)->capacity = (int)(most) + 1;                                             \
        (list)->at = arena_alloc_array((arena), (size_t)(most) + 1, sizeof *(list)->at); \
    } while (0)

/* ---- shape.c ---- */
const Shape *shape_of(Flattening *f, const Classifier *classifier);
int shape_slot(const Shape *shape, const Property *property); /* -1 if the property is none of its features */
const Value *value_of(const Property *property);              /* own, else of the property it redefines */
Type value_type(const Property *property, const Value *value); /* TYPE_UNKNOWN: no number or truth value */

/* ---- extent.c ---- */
bool is_buildable(Flattening *f, const Classifier *block); /* small enough; else reports */

/* ---- instance.c ---- */
/* The system: values of `part`, if it is not NULL, are stated in `outer`'s drawing. */
void instantiate(Flattening *f, const Classifier *block, Instance *outer, const Property *part);
int add_variable(Flattening *f, FlatVariable variable, Origin origin);
bool report_once(Flattening *f, const void *element); /* true the first time */
Name qualified_name(const Classifier *owner, Name name); /* Package::Block::name */
Source source_of_connector(Flattening *f, const Connector *connector); /* element is its name, or says what it joins */

/* ---- name.c ---- */
Name join_path(Name path, Name identifier);
size_t first_length(const char *path); /* of its first identifier */
/* What a dotted path of identifiers names, seen from an instance; MEMBER_NONE with *problem set if nothing usable. */
Member resolve_name(const Instance *scope, Name path, const char **problem);
Member resolve_path(const Instance *scope, const ConnectorEnd *end);
Member only_signal(Member member); /* a port with one signal stands for the signal */
const char *end_text(Arena *arena, const Connector *connector, int end);

/* ---- rewrite.c ---- */
/* Where an expression stands, for messages. */
typedef struct {
    const Instance *scope; /* names are looked up here */
    Source source;
    Name element;
    bool spans_lines; /* lines of the text are lines of the file */
    bool is_quiet;    /* its mistakes were reported for another instance */
} Place;

/* The expression in leaves of variables, der() carried out, else as drawn. NULL if a mistake was found; reported. */
Expr rewrite(Flattening *f, Expr e, const Place *place);

/* ---- constraint.c ---- */
void write_constraints(Flattening *f);
FlatEquation *add_equation(Flattening *f, FlatOrigin origin, Expr left, Expr right, Source source);

/* ---- derivative.c ---- */
int derivative_variable(Flattening *f, int variable);
Expr time_derivative(Flattening *f, Expr e, Expr *culprit); /* NULL: *culprit has no derivative */

/* ---- binding.c ---- */
void bind_parameter(Flattening *f, int parameter, Member other, const Connector *connector, const Instance *instance);
void tie_variables(Flattening *f, int a, int b, const Connector *connector, const Instance *instance);
void complete_parameters(Flattening *f); /* sets that no value belongs to become constants or variables */
int parameter_variable(Flattening *f, int parameter); /* -1: bound to nothing */
void mark_used(Flattening *f, int variable, const Instance *scope);
bool joins_constants(const System *system, const Tie *tie);
void write_bindings(Flattening *f);

/* ---- connect.c ---- */
void read_connectors(Flattening *f); /* bindings and connections of all instances */
void write_connections(Flattening *f);

/* ---- flow.c ---- */
typedef struct Sets Sets;
Sets *gather_sets(Flattening *f);
void write_flow_sums(Flattening *f, Sets *sets, int first, int end); /* whose first connection is in this range */
void write_zero_flows(Flattening *f, const Sets *sets);
void check_signals(Flattening *f, const Sets *sets);

/* ---- constant.c ---- */
void settle_values(Flattening *f);   /* values and starts in leaves of constants; sources of bindings; cycles */
void check_constants(Flattening *f); /* every constant has a value or equations that give it one */

/* ---- experiment.c ---- */
Instance *read_experiment(Flattening *f, const Classifier *root, const Property **part);
void settle_plot(Flattening *f); /* its paths become those of variables */

/* ---- union.c: union-find, the smaller index is the root ---- */
int *union_new(Arena *arena, int count);
int union_find(int *parents, int i);
bool union_join(int *parents, int a, int b); /* false if they were together already */

#endif
