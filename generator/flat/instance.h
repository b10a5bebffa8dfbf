/* instance.h - the instance tree while a system is flattened; private to this folder.
 *
 * Holds:       the outcome of each property in each instance: a variable, an instance, or an array of such; places of
 *              stated values, and what connectors of all instances tie together, until everything is there to decide
 *              what a tie means; constants that sizes and indices were computed from, known before they are variables.
 * Invariants:  an array holds no arrays: dimensions of what stands further in come last.
 * Ownership:   the flattening's scratch arena, gone when flatten() returns.
 * Order:       instances depth first as drawn; variables likewise.
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
    ConnectorList bindings; /* those that make references parts */
    ConstraintList constraints;
    const StateMachine *machine; /* or NULL */
    const Software *software;    /* or NULL */
    Name *laws; /* the constraints' qualified names */
    Arena *arena;     /* where arrays of members live */
    Map *by_property; /* property, also a redefined one -> slot */
    Map *by_name;     /* identifier -> slot */
    PropertyList collections; /* that others may subset */
    Map *collection_at; /* identifier -> index into them */
    Map *behind;      /* identifier of a variable -> slot of the flow property it lies behind, or AMBIGUOUS */
    bool *is_left_out; /* by slot: a flow property whose name does not appear in the paths of its variables */
    int *first_end, *next_end; /* by slot; by 2 * connector + end: ends of connectors whose path begins with the
                                * property of the slot, 1 + 2 * connector + end; 0: no more. NULL: not needed yet */
    int flow_count;    /* flow properties */
    int levels;       /* of nesting in it, 1 if there is none; 0: not measured yet */
    bool is_on_way;   /* while it is measured */
    double parts, values, derivatives; /* in it, itself included: upper bounds */
    int signal;       /* slot of the only flow property that is a variable itself; -1: none, or several */
} Shape;

enum { AMBIGUOUS = -2 };

typedef enum { INSTANCE_OUTER, INSTANCE_PART, INSTANCE_PORT, INSTANCE_FLOW, INSTANCE_CONSTRAINT } InstanceKind;

typedef enum {
    MEMBER_NONE, /* no part of equations: text, structured values, references to packages ... */
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

/* The arrays that members of an array's instances make, once each. */
typedef struct {
    const Classifier *type; /* of the instances, if there are none; may be NULL otherwise */
    Arena *arena;           /* likewise */
    Map *by_name; /* identifier -> index; NULL: none so far */
    List(Member) arrays;
} Fields;

struct MemberArray {
    IntList sizes;    /* one for each dimension */
    int count;        /* their product */
    bool is_ragged;   /* one row of what elements of a collection have that differ in size */
    Member *elements; /* last index fastest; none is an array itself */
    Fields *fields;   /* NULL: its elements are no instances */
};

typedef struct {
    const InstanceSpecification *specification;
    const Instance *scope; /* owner of the part whose value it is: names in its expressions are looked up there */
    int element;           /* of the array of parts that it is for, -1: for all */
    const Slot *slot;      /* holds several, of which this is one; else NULL */
} Stated;

typedef List(Stated) StatedList; /* outermost first */

struct Instance {
    InstanceKind kind;
    const Shape *shape;
    int index;                /* into those made */
    const Instance *owner;    /* NULL for the outermost */
    const Property *property; /* NULL for the outermost and the system */
    int part;                 /* the part or port that it is or belongs to; -1 for the experiment */
    Name identifier;          /* last segment of its path: cell, cell[2] */
    int element;              /* of an array of instances, else -1 */
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
    const Slot *slot; /* holds several values, of which `value` is the first; else NULL */
    StatedList nested;
} Given;

/* One outcome of a property in an instance: itself, or an element of its array. */
typedef struct {
    Name identifier;      /* T[3] */
    int element;          /* -1: it is no array */
    const IntList *sizes; /* of the array */
} Item;

/* A variable's origin in the drawing, beside its FlatVariable. */
typedef struct {
    const Property *property;
    const Instance *owner;
    const Value *value;    /* the most specific one, or NULL */
    const Instance *scope; /* where names in the value are looked up */
    bool is_on_part;       /* the value stands in a slot, not on the property */
    Item item;             /* of an array's element: the value may be the whole array's */
    bool is_used_inside, is_used_outside; /* a constraint of the port's owner, or of another block, uses it */
} Origin;

/* A parameter of one constraint property of one instance. Parameters that are bound to each other form a set. */
typedef struct {
    const Property *property;
    const Instance *instance;
    int set;      /* union-find: parent */
    Member value; /* of the set: the variable or array bound to it; NONE if nothing yet */
    Member spread; /* an array of a single value it is bound to, or NONE */
    int size;     /* of the set */
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

/* A connector of an instance, with the elements at its ends. */
typedef struct {
    const Connector *connector;
    const Instance *instance;
    Member end[2];
} Drawn;

/* A variable of a connected port for which the port at the other end of the connector has none. */
typedef struct {
    int variable;
    int connection;
    bool is_second; /* of the connector's second end */
} Unpaired;

/* A connector of one instance: pairs of variables of the ports at its ends. */
typedef struct {
    const Connector *connector;
    const Instance *instance;
    Source source;      /* the connector's, with its name */
    bool is_outside[2]; /* the end is a port of the block that owns the connector */
    int first_pair, pair_count;
} Connection;

/* A use that is right only for a discrete variable, or a state: judged once everything is written. */
typedef struct {
    int variable;
    Op op; /* PRE, EDGE, CHANGE, REINIT */
    Source source;
} Claim;

/* A value of an instance, named before there is a variable for it. */
typedef struct {
    const Instance *instance;
    int slot;
    int element; /* of an array, else -1 */
} Fact;

typedef List(Fact) FactList;

/* State that one file alone uses; it is made there when it is first needed. */
typedef struct Known Known;                 /* known.c: what the structure was computed from */
typedef struct RewriteStacks RewriteStacks; /* rewrite.c: its stacks */
typedef struct Calls Calls;                 /* function.c: those being expanded */
typedef struct Written Written;             /* connect.c: connect() in rules */
typedef struct CsvArrays CsvArrays;         /* csv.c: files that were read */
typedef struct DelayedValues DelayedValues; /* element.c: their variables */
typedef struct Signalling Signalling;       /* signal.h: signals between state machines */
typedef struct LastValue LastValue;         /* binding.c: for an array's next element */

/* Where a check comes from. */
typedef struct {
    const Instance *scope;
    const Constraint *law;       /* or NULL: */
    const Requirement *of_text;  /* it is the bound in this one's text */
} CheckedAt;

typedef struct {
    Arena *arena, *scratch;
    const SysmlModel *model;
    System *system;
    const Literals *literals;    /* of the model's enumerations */
    Map *reported;               /* element whose mistake was reported: once per drawing, not per instance */
    Map *hidden_count;           /* of flat_hidden_identifier() */
    /* the tree */
    Map *shape_of;               /* classifier -> index into shapes */
    List(Shape *) shapes;
    List(Instance *) made;       /* all, also those not built yet */
    List(Instance *) instances;  /* in order of building */
    List(Origin) origins;        /* parallel to the system's variables */
    List(Parameter) parameters;
    List(Given) given;           /* members of the instances on the way down; a stack */
    List(Fact) sizing;           /* arrays of instances whose sizes are being computed */
    List(Fact) sought;           /* references whose parts are being looked for */
    /* joints of connectors */
    List(Tie) ties;
    List(Drawn) drawn;           /* all connectors, and connect() in rules */
    List(Connection) connections;
    List(Pair) pairs;
    List(Unpaired) unpaired;
    bool *is_joined;             /* by part: something outside of it is connected to it or uses it; NULL: none so far */
    int connectable;             /* variables that were there before equations were written: all but derivatives */
    List(CheckedAt) checked;     /* parallel to the system's checks */
    List(FlatCheck) watched;     /* those of the constraint being written */
    int *equal;                  /* union-find over them: equations so far that say a = b */
    List(Claim) claims;
    Signalling *signalling;
    struct {
        int64_t elements;        /* of arrays made by texts */
        int64_t repetitions;     /* of what stands in loops of equations and comprehensions */
        int64_t function_nodes;  /* operators of all values that functions have set */
    } spent;                     /* so far: there are limits */
    VariationList *open;         /* found for arrays that are not made; NULL: all are */
    Known *known;
    RewriteStacks *rewriting;
    Calls *calls;
    Written *written;
    CsvArrays *csv_arrays;
    DelayedValues *delayed;
    LastValue *last_value;
} Flattening;

/* Room for `count` elements in an empty list: large lists that grow by doubling leave as much behind. */
#define reserve(arena, list, most)                                                      \
    do {                                                                                \
        (list)->capacity = (int)(most) + 1;                                             \
        (list)->at = arena_alloc_array((arena), (size_t)(most) + 1, sizeof *(list)->at); \
    } while (0)

/* ---- instance.c, shape.c ---- */
/* The system: values of `part`, if it is not NULL, are stated in `outer`'s drawing. */
void flat_instantiate(Flattening *f, const Classifier *block, Instance *outer, const Property *part);
Member flat_own_member(Flattening *f, const Instance *instance, int slot);  /* what a part's property is, made anew */
void flat_register_instance(Flattening *f, Instance *instance); /* once its shape is known: makes room for members */
/* The parts of an instance, made before it is built if need be; NONE of what is no part. */
Member flat_early_member(Flattening *f, const Instance *instance, int slot);
Given flat_given_to(Flattening *f, const Instance *instance, int slot);
Given flat_given_to_element(Flattening *f, const Given *whole, int element); /* of several values its own */
Item flat_item_of(const Property *property, const MemberArray *array, int element); /* array NULL: of no array */
/* The array that a feature with that value is; its elements are yet to be made. NULL: a mistake was found; reported. */
MemberArray *flat_array_of(Flattening *f, const Instance *instance, const Property *property, const Given *given);
const Shape *flat_shape_of(Flattening *f, const Classifier *classifier);
int flat_shape_slot(const Shape *shape, const Property *property);  /* -1 if the property is none of its features */
bool flat_is_structured(const Classifier *type); /* neither NULL nor a value type nor an enumeration */
const Value *flat_value_of(const Property *property);               /* own, else of the property it redefines */
Type flat_value_type(const Property *property, const Value *value); /* TYPE_UNKNOWN: no number or truth value */

#endif
