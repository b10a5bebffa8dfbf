/* instance.h - the instance tree while a system is flattened; private to this folder.
 *
 * Holds:       what each property became in each instance: a variable, an instance, or an array of these; the places of
 *              stated values; the members that connectors tie together, until the whole tree exists and the meaning of
 *              a tie can be decided; constants from which sizes and indices were computed before they are variables.
 * Invariants:  an array contains no arrays: the dimensions of inner elements come last.
 * Ownership:   the flattening's scratch arena, freed when flatten() returns.
 * Order:       instances and variables depth first, as drawn.
 */
#ifndef FLAT_INSTANCE_H
#define FLAT_INSTANCE_H

#include "expr/array.h"
#include "flat/flat.h"

typedef struct Instance Instance;

/* The features of a classifier, numbered: common to all its instances. */
typedef struct {
    const Classifier *classifier;
    int index; /* into shapes */
    PropertyList properties; /* own and inherited; the index is the slot */
    ConnectorList connectors;
    ConnectorList bindings; /* those that identify references with parts */
    ConstraintList constraints;
    const StateMachine *machine; /* or NULL */
    const Software *software;    /* or NULL */
    Name *laws; /* the constraints' qualified names */
    Arena *arena;     /* where arrays of members live */
    Map *by_property; /* property, also a redefined one -> slot */
    Map *by_name;     /* identifier -> slot */
    PropertyList collections; /* that other properties may subset */
    Map *collection_at; /* identifier -> index into them */
    Map *behind;      /* identifier of a variable -> slot of the flow property that contains it, or AMBIGUOUS */
    bool *is_left_out; /* by slot: a flow property whose name does not appear in the paths of its variables */
    int *first_end, *next_end; /* by slot; by 2 * connector + end: linked lists of the connector ends whose path begins
                                * with the property of the slot, as 1 + 2 * connector + end; 0: end of the list.
                                * NULL: not needed yet */
    int flow_count;    /* flow properties */
    int levels;       /* depth of nesting, 1 without inner instances; 0: not measured yet */
    bool is_on_way;   /* its levels are being measured */
    double parts, values, derivatives; /* in it, itself included: upper bounds */
    int signal;       /* slot of the only flow property that is a variable itself; -1: none, or several */
} Shape;

enum { AMBIGUOUS = -2 };

typedef enum { INSTANCE_OUTER, INSTANCE_PART, INSTANCE_PORT, INSTANCE_FLOW, INSTANCE_CONSTRAINT } InstanceKind;

typedef enum {
    MEMBER_NONE, /* nothing that equations can use: text, structured values, references to packages ... */
    MEMBER_INSTANCE,
    MEMBER_VARIABLE,
    MEMBER_PARAMETER,
    MEMBER_NUMBER, /* a value of the experiment */
    MEMBER_ARRAY
} MemberKind;

typedef struct MemberArray MemberArray;

typedef struct {
    MemberKind kind;
    int index; /* VARIABLE: into the system's variables; PARAMETER: into parameters */
    union {
        const Instance *instance;
        Expr number;
        const MemberArray *array;
    } is;
} Member;

/* The arrays that consist of the members with the same name of all instances in an array, each made once. */
typedef struct {
    const Classifier *type; /* of the instances; may be NULL if the array is not empty */
    Arena *arena;           /* may be NULL likewise */
    Map *by_name; /* identifier -> index; NULL: none so far */
    List(Member) arrays;
} Fields;

struct MemberArray {
    IntList sizes;    /* one for each dimension */
    int count;        /* their product */
    bool is_ragged;   /* all members of collection elements that differ in size, in one row */
    Member *elements; /* last index fastest; none is an array itself */
    Fields *fields;   /* NULL: its elements are not instances */
};

typedef struct {
    const InstanceSpecification *specification;
    const Instance *scope; /* owner of the part whose value it is: names in its expressions are looked up there */
    int element;           /* index in the array of parts that it is for; -1: for all elements */
    const Slot *slot;      /* the slot, if it has several values, of which this is one; else NULL */
} Stated;

typedef List(Stated) StatedList; /* outermost first */

struct Instance {
    InstanceKind kind;
    const Shape *shape;
    int index;                /* into Flattening.made */
    const Instance *owner;    /* NULL for the outermost */
    const Property *property; /* NULL for the outermost and the system */
    int part;                 /* the part or port that it is or belongs to; -1 for the experiment */
    Name identifier;          /* last segment of its path: cell, cell[2] */
    int element;              /* index in an array of instances, else -1 */
    Name path;                /* prefix of its members' paths */
    int depth;
    bool is_conjugated; /* port: directions are flipped as seen from the block that owns it */
    StatedList stated;  /* values given to it from outside */
    Member *members;    /* by slot */
};

/* The values that hold for one member of an instance while it is built. */
typedef struct {
    const Value *value;
    const Instance *scope;
    bool is_on_part;
    const Slot *slot; /* the slot, if it has several values, of which `value` is the first; else NULL */
    StatedList nested;
} Given;

/* One member that a property becomes in an instance: a single one, or an element of an array. */
typedef struct {
    Name identifier;      /* T[3] */
    int element;          /* -1: not of an array */
    const IntList *sizes; /* of the array */
} Item;

/* A variable's origin in the drawing, beside its FlatVariable. */
typedef struct {
    const Property *property;
    const Instance *owner;
    const Value *value;    /* the most specific one, or NULL */
    const Instance *scope; /* where names in the value are looked up */
    bool is_on_part;       /* the value is given in a slot, not on the property */
    Item item;             /* for an element of an array, `value` may be the value of the whole array */
    bool is_used_inside, is_used_outside; /* used by a constraint of the port's owner; of another block */
} Origin;

/* A parameter of one constraint property of one instance. Parameters that are bound to each other form a set. */
typedef struct {
    const Property *property;
    const Instance *instance;
    int set;      /* union-find: parent */
    Member value; /* of the set: the variable or array bound to it; NONE if nothing yet */
    Member spread; /* array that repeats the single value it is bound to, or NONE */
    int size;     /* number of parameters in the set */
    const Connector *connector; /* one that binds it, or NULL */
    Given given;  /* its default, or the values of slots */
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

/* A connector of an instance, with the members at its ends. */
typedef struct {
    const Connector *connector;
    const Instance *instance;
    Member end[2];
} Drawn;

/* A variable of a connected port without a counterpart in the port at the other end of the connector. */
typedef struct {
    int variable;
    int connection;
    bool is_second; /* its port is at the connector's second end */
} Unpaired;

/* A connector of one instance: pairs of variables of the ports at its ends. */
typedef struct {
    const Connector *connector;
    const Instance *instance;
    Source source;      /* the connector's, with its name */
    bool is_outside[2]; /* the end is a port of the block that owns the connector */
    int first_pair, pair_count;
} Connection;

/* A use that is valid only for a discrete variable, or only for a state; checked when all equations exist. */
typedef struct {
    int variable;
    Op op; /* PRE, EDGE, CHANGE, REINIT */
    Source source;
} Claim;

/* A value of an instance, identified before a variable exists for it. */
typedef struct {
    const Instance *instance;
    int slot;
    int element; /* of an array, else -1 */
} Fact;

typedef List(Fact) FactList;

/* State that only one file uses and creates when it is first needed. */
typedef struct Known Known;                 /* known.c: constants from which the structure was computed */
typedef struct RewriteStacks RewriteStacks; /* rewrite.c: its stacks */
typedef struct Calls Calls;                 /* function.c: calls being expanded */
typedef struct Written Written;             /* connect.c: connect() in rules */
typedef struct CsvArrays CsvArrays;         /* csv.c: files that were read */
typedef struct DelayedValues DelayedValues; /* element.c: the variables of delayed values */
typedef struct Signalling Signalling;       /* signal.h: signals between state machines */
typedef struct LastValue LastValue;         /* binding.c: value that the next element of an array shares */

/* The origin of a check. */
typedef struct {
    const Instance *scope;
    const Constraint *law;       /* NULL: from the text of a requirement */
    const Requirement *of_text;  /* the requirement whose text states the bound, else NULL */
} CheckedAt;

typedef struct {
    Arena *arena, *scratch;
    const SysmlModel *model;
    System *system;
    const Literals *literals;    /* of the model's enumerations */
    Map *reported;               /* elements whose mistake was reported: once per drawn element, not per instance */
    Map *hidden_count;           /* of flat_hidden_identifier() */
    /* the tree */
    Map *shape_of;               /* classifier -> index into shapes */
    List(Shape *) shapes;
    List(Instance *) made;       /* all instances, also those not built yet */
    List(Instance *) instances;  /* in order of building */
    List(Origin) origins;        /* parallel to the system's variables */
    List(Parameter) parameters;
    List(Given) given;           /* by slot, for the instances being built; a stack */
    List(Fact) sizing;           /* arrays of instances whose sizes are being computed */
    List(Fact) sought;           /* references whose parts are being looked for */
    /* joints of connectors */
    List(Tie) ties;
    List(Drawn) drawn;           /* all connectors, and connect() in rules */
    List(Connection) connections;
    List(Pair) pairs;
    List(Unpaired) unpaired;
    bool *is_joined;             /* by part: something outside of it is connected to it or uses it; NULL: none so far */
    int connectable;             /* number of variables before equations are written: without derivatives */
    List(CheckedAt) checked;     /* parallel to the system's checks */
    List(FlatCheck) watched;     /* checks of the constraint being written */
    int *equal;                  /* union-find over the connectable variables: joined by equations a = b so far */
    List(Claim) claims;
    Signalling *signalling;
    struct {
        int64_t elements;        /* of arrays made by expressions in texts */
        int64_t repetitions;     /* rounds of loops and comprehensions, statements of functions */
        int64_t function_nodes;  /* operators of all values that functions have set */
    } spent;                     /* amounts so far, each with a limit */
    VariationList *open;         /* variations for arrays that are not made; NULL: all arrays are made */
    Known *known;
    RewriteStacks *rewriting;
    Calls *calls;
    Written *written;
    CsvArrays *csv_arrays;
    DelayedValues *delayed;
    LastValue *last_value;
} Flattening;

/* Reserves room for `most` elements in an empty list: a list that grows by doubling wastes as much on old copies. */
#define reserve(arena, list, most)                                                      \
    do {                                                                                \
        (list)->capacity = (int)(most) + 1;                                             \
        (list)->at = arena_alloc_array((arena), (size_t)(most) + 1, sizeof *(list)->at); \
    } while (0)

/* ---- instance.c, shape.c ---- */
/* Builds the system. `part`, if not NULL, is the property of the experiment `outer` that gives it values. */
void flat_instantiate(Flattening *f, const Classifier *block, Instance *outer, const Property *part);
Member flat_own_member(Flattening *f, const Instance *instance, int slot);  /* makes the instances of a property */
void flat_register_instance(Flattening *f, Instance *instance); /* once its shape is known: makes room for members */
/* The instances in a slot, made before their owner is built if necessary; NONE if the slot has no instances. */
Member flat_early_member(Flattening *f, const Instance *instance, int slot);
Given flat_given_to(Flattening *f, const Instance *instance, int slot);
Given flat_given_to_element(Flattening *f, const Given *whole, int element); /* its own one of several values */
Item flat_item_of(const Property *property, const MemberArray *array, int element); /* array NULL: a single one */
/* The array that a property with this value becomes, still without elements. NULL: a mistake, which was reported, or an
 * array that is left open. */
MemberArray *flat_array_of(Flattening *f, const Instance *instance, const Property *property, const Given *given);
const Shape *flat_shape_of(Flattening *f, const Classifier *classifier);
int flat_shape_slot(const Shape *shape, const Property *property);  /* -1 if it has no such feature */
bool flat_is_structured(const Classifier *type); /* neither NULL nor a value type nor an enumeration */
const Value *flat_value_of(const Property *property);               /* own, else of the property it redefines */
Type flat_value_type(const Property *property, const Value *value); /* TYPE_UNKNOWN: not a number or Boolean */

#endif
