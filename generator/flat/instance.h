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

/* The innermost members of two ports that cannot be connected; owners are NULL if that is the ports themselves. */
typedef struct {
    const Instance *owner[2];
    int slot[2];
} Misfit;

/* A connector of one instance: pairs of variables of the ports at its ends. */
typedef struct {
    const Connector *connector;
    const Instance *instance;
    Source source;      /* the connector's, with its name */
    bool is_outside[2]; /* the end is a port of the block that owns the connector */
    int first_pair, pair_count;
} Connection;

/* An expression in leaves of variables, and the enumeration that its values are of: NULL if they are numbers or truth
 * values. */
typedef struct {
    Expr e; /* NULL: a mistake was found */
    const Classifier *enumeration;
} Typed;

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

/* State that one file alone uses; it is made there when it is first needed. */
typedef struct Known Known;                 /* known.c: what the structure was computed from */
typedef struct RewriteStacks RewriteStacks;         /* rewrite.c: its stacks */
typedef struct Calls Calls;                 /* function.c: those being expanded */
typedef struct Written Written;             /* connect.c: connect() in rules */
typedef struct CsvArrays CsvArrays;         /* table.c: files that were read */
typedef struct DelayedValues DelayedValues; /* element.c: their variables */
typedef struct Signalling Signalling;       /* signal.h: signals between state machines */
typedef struct LastValue LastValue;         /* binding.c: for an array's next element */

typedef struct Side Side;
typedef List(Side) SideList;

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

/* ---- name.c: union-find, the smaller index is the root; members and their names ---- */
int *flat_union_new(Arena *arena, int count);
int flat_union_find(int *parents, int i);
bool flat_union_join(int *parents, int a, int b); /* false if they were together already */

bool flat_is_port(Member member); /* a port, or a flow property with variables */
Member flat_some_element(Member member); /* of an array with elements the first one; else itself */
const Instance *flat_some_instance(Member member); /* likewise, of one shape; NULL: no instance */
int flat_dimensions(Member member); /* 0: no array */
/* Appends a variable, those of an array, and those of ports if they are asked for. */
void flat_variables_of(Arena *arena, Member member, bool with_ports, IntList *found);
int flat_parameter_set(Flattening *f, int parameter);      /* its first parameter */
Member flat_parameter_value(Flattening *f, int parameter); /* a variable or an array; NONE: not bound */
Member flat_bound_member(Flattening *f, Member member);    /* what a parameter is bound to, if anything; else itself */
int flat_sizes_product(const IntList *sizes);
MemberArray *flat_member_array(Arena *arena, IntList sizes); /* room for its elements */
MemberArray *flat_instance_array(Arena *arena, IntList sizes, const Classifier *type); /* of such instances */
void flat_append_sizes(Arena *arena, IntList *sizes, int count, const int *at);
Sizes flat_sizes_of_member(Member member); /* none: no array; of DIMENSION_LIMIT dimensions at most */
bool flat_sizes_match(const IntList *a, const IntList *b);
const char *flat_sizes_text(Arena *arena, const IntList *sizes);                  /* 3 x 4 */
Name flat_element_identifier(Name identifier, const IntList *sizes, int element); /* T[3], m[2,1] */
Name flat_join_path(Name path, Name identifier);
Name flat_last_name(Name qualified); /* storage of A::B::storage, in canonical form */
size_t flat_first_length(const char *path); /* of its first identifier */
int flat_first_slot(const Shape *shape, Name path); /* of what that names; -1: nothing */
/* The member that a dotted path names, seen from an instance; MEMBER_NONE with *problem if it is nothing usable. */
extern const char no_such_name[]; /* the problem if nothing has it */
Member flat_resolve_name(const Instance *scope, Name path, const char **problem);
/* A member of an instance; of an array of instances: the array of the elements' members, their own dimensions last.
 * NONE with *problem set if it has none. */
Member flat_member_field(Member whole, Name identifier, const char **problem);
Member flat_member_named(const Instance *instance, Name identifier, const char **problem); /* likewise, of one */
Member flat_resolve_path(const Instance *scope, const ConnectorEnd *end);
Member flat_only_signal(Member member); /* a port with one signal stands for the signal */

/* ---- instance.c, shape.c ---- */
/* The system: values of `part`, if it is not NULL, are stated in `outer`'s drawing. */
void flat_instantiate(Flattening *f, const Classifier *block, Instance *outer, const Property *part);
Member flat_own_member(Flattening *f, const Instance *instance, int slot);  /* what a part's property is, made anew */
void flat_register_instance(Flattening *f, Instance *instance); /* once its shape is known: makes room for members */
const Shape *flat_shape_of(Flattening *f, const Classifier *classifier);
int flat_shape_slot(const Shape *shape, const Property *property);  /* -1 if the property is none of its features */
bool flat_is_structured(const Classifier *type); /* neither NULL nor a value type nor an enumeration */
const Value *flat_value_of(const Property *property);               /* own, else of the property it redefines */
Type flat_value_type(const Property *property, const Value *value); /* TYPE_UNKNOWN: no number or truth value */

/* ---- kind.c ---- */
enum { DETERMINED_ALONE = 1, DETERMINED_BY_MOTION = 2 }; /* on the left of an equation; a derivative, or an action */
void flat_settle_kinds(Flattening *f); /* of values without a stereotype, once parameters are bound */
void flat_let_defaults_give_way(Flattening *f); /* to what they are bound to, once kinds are settled */
void flat_add_spare(Flattening *f);   /* in a build with checks, before all other variables */
void flat_settle_data(Flattening *f); /* finds constants that only data were taken from, once everything is written */
void flat_settle_idle(Flattening *f); /* finds discrete variables that keep their value, likewise; notes them */
void flat_leave_out_idle(Flattening *f); /* last: indices of variables change */

/* ---- name.c: places in texts ---- */
/* A name that is no feature at a place: the index of a loop around it, a leaf of its own or the number that it is in
 * this round. */
typedef struct Local Local;
struct Local {
    Name name; /* as written */
    Expr leaf; /* NULL: a variable of a function that has no value yet */
    const Classifier *enumeration; /* that its values are of, or NULL */
    const Local *outer;
};

/* The place of an expression: what it may use, and for messages. */
typedef struct {
    const Instance *scope; /* names are looked up here */
    const Constraint *law; /* whose text it stands in; or NULL */
    Source source;
    int first_line;   /* of the text that it stands in, if it is not at its beginning; else 0 */
    Name element;
    bool spans_lines; /* lines of the text are lines of the file */
    bool is_quiet;    /* its mistakes were reported for another instance */
    bool is_action;   /* executed at events: in a when-equation's branch or a statement; not a guard */
    const Local *locals; /* innermost first */
    Expr premise;        /* of a check: what branches around it say; NULL: always */
    const char *premise_text, *round; /* the same as drawn; of a check which element, or round of loops; or NULL */
    Expr end;            /* what `end` is in a subscript, or NULL */
    const Function *function; /* whose statement it is: names are the locals only; or NULL */
    const StateMachine *machine; /* whose text it is: it sees the states before its step; or NULL */
} Place;

/* The place of something in a text, at this line of the text (from 1). */
Place flat_place_at_line(const Place *text, int line);
const Local *flat_local_named(const Place *place, Name name); /* or NULL */
const char *flat_element_text(const Place *place);            /* for messages */
Place flat_place_with(const Place *place, const Local *local); /* the same, where that is known too */
Place flat_quiet(const Place *place);
Place flat_place_of_law(const Instance *scope, int law); /* one of its constraints */
Place flat_place_of_value(const Flattening *f, const Instance *scope, const Property *property, const Value *value);

bool flat_report_once(Flattening *f, const void *element);    /* true the first time */
Name flat_qualified_name(const Classifier *owner, Name name); /* Package::Block::name */
const char *flat_end_text(Arena *arena, const Connector *connector, int end);          /* Package::Block::pump.outlet */
Source flat_source_of_connector(Flattening *f, const Connector *connector); /* element is its name, or its ends */

/* Reports "'element': words", with the text that the mistake stands in, or NULL. False: the place is quiet, nothing was
 * said, and nothing may be added. */
bool flat_report_mistake(Flattening *f, DiagCode code, const Place *place, const char *in, const char *format, ...)
    PRINTF_LIKE(5, 6);

/* ---- variable.c ---- */
int flat_add_variable(Flattening *f, FlatVariable variable, Origin origin); /* not linked to others yet */
FlatEquation *flat_add_equation(Flattening *f, FlatOrigin origin, Expr left, Expr right, Source source, int part);

/* A discrete variable that no property stands for, of an instance's part. Its identifier should hold what no identifier
 * of a drawing can, such as parentheses. A hidden one is not listed in results. Starts at 0, false or the first literal
 * unless its start is set. */
int flat_add_discrete(Flattening *f, const Instance *scope, Name identifier, Type type, bool is_hidden, Source source);
int flat_hidden_discrete(Flattening *f, const char *kind, Type type, const Place *place);
Name flat_identifier_in_part(const Flattening *f, const Instance *scope, Name identifier);
/* Of a variable that an element drawn there creates: when(impact), the next one of that name when(impact,2). */
Name flat_hidden_identifier(Flattening *f, const char *kind, const Place *place);
void flat_set_discrete(Flattening *f, FlatVariable *variable, const Property *property);
/* Names of its values from 0 on: these, NULL-terminated (NULL: 0 has none), then its literals. */
void flat_set_values(Flattening *f, FlatVariable *variable, Name name, const char *words, const char *const *values);
const Classifier *flat_enumeration_of(const Flattening *f, int variable); /* NULL: it holds numbers or truth values */
Typed flat_typed_variable(const Flattening *f, int variable);
int flat_block_around(const System *system, int part); /* the part that a port belongs to, at whatever depth */
void flat_find_open_ports(Flattening *f);
void flat_mark_used(Flattening *f, Member member, const Instance *scope); /* a variable, or those of an array */
bool flat_is_made_of_constants(Flattening *f, Expr e); /* and of numbers */
bool flat_is_derivative(Expr e); /* is it a der()? */

/* ---- rewrite.c, type.c ---- */
/* The expression in leaves of variables, der() carried out, else as drawn: a number, a truth value, or an array of them
 * (expr/array.h). Its e is NULL if a mistake was found; reported. */
Typed flat_rewrite(Flattening *f, Expr e, const Place *place);
Typed flat_rewrite_scalar(Flattening *f, Expr e, const Place *place); /* the same, and it must be no array */
Expr flat_rewrite_condition(Flattening *f, Expr e, const Place *place); /* a truth value; or NULL */
/* Appends the truth value, or those of an array; false if there are others: reported. */
bool flat_rewrite_conditions(Flattening *f, Expr e, const Place *place, ExprList *found);

/* The truth of a condition for the index of a loop around it; -1: the index does not decide it. */
int flat_known_condition(Flattening *f, Expr drawn, Expr condition, const Place *place);
Expr flat_name_mistake(Flattening *f, const Place *place, Expr name, const char *problem); /* reports; NULL */
/* A leaf, or an array of them. */
Typed flat_value_of_member(Flattening *f, Member member, Expr drawn, const Place *place);
const char *flat_type_problem(Op op, int count, const Typed *arguments); /* NULL: the operator can be applied to them */
const Classifier *flat_type_of_result(Op op, const Typed *arguments);    /* the enumeration, or NULL */
const char *flat_equality_problem(Typed a, Typed b);                     /* NULL: an equation can say a = b */
const char *flat_assignment_problem(Typed target, Typed value);

/* As flat_report_mistake(), with the values. */
void flat_report_type(const Place *place, const char *in, const char *problem, int count, const Typed *values);

/* ---- element.c ---- */
/* The member that a name with subscripts stands for, which must be known, or an array of such. False: a mistake;
 * reported. */
bool flat_rewrite_member(Flattening *f, Expr e, const Place *place, Member *found);
Typed flat_rewrite_element(Flattening *f, Expr e, const Place *place); /* of OP_INDEX and OP_FIELD */
/* The size of the dimension that argument k of an OP_INDEX goes through; -1: not known. Quiet. */
int flat_subscripted_size(Flattening *f, Expr e, int k, const Place *place);
Expr flat_time_derivative(Flattening *f, const Place *place, Expr e, Expr *culprit); /* NULL: *culprit has none */

/* The value of delay(...), or of arrays the values, of arguments that are rewritten; NULL: a mistake; reported. */
Expr flat_rewrite_delay(Flattening *f, const Place *place, Expr e, const Typed *arguments);

/* ---- array.c ---- */
Arrays flat_arrays_of(Flattening *f); /* for the functions of expr/array.h */

/* Their result, or their errors, reported. */
Typed flat_array_result(Flattening *f, const Place *place, Expr drawn, const Arrays *a, Expr e,
                        const Classifier *enumeration);

/* True for arrays, subscripts, ranges and calls, which are not operators on scalars. */
bool flat_is_structure(Op op);
Typed flat_rewrite_structure(Flattening *f, Expr e, const Place *place);

/* The operator of e applied to arguments of which some are arrays. */
Typed flat_rewrite_applied(Flattening *f, Expr e, int count, const Expr *arguments, const Classifier *enumeration,
                           const Place *place);
/* True if the sides of an equation or assignment have equal sizes; otherwise reports. */
bool flat_have_equal_sizes(Flattening *f, const char *text, Expr left, Expr right, const Place *place);
const char *flat_element_remark(Arena *arena, Expr array, int index); /* ", element 2,3"; "" of a scalar */

/* The body of a loop: one of these. */
typedef struct {
    Expr expression;
    const EquationList *equations;
    const StatementList *statements;
} LoopBody;

/* The values that an OP_FOR_INDEX takes: an array. Without a range, or with OP_COLON as one, the subscripts in the body
 * say them. */
bool flat_loop_values(Flattening *f, Expr index, LoopBody body, const Place *place, Typed *values);

/* All return false beyond the limit; reported. */
bool flat_may_repeat(Flattening *f, const Place *place, Expr drawn, double count);      /* counts what it allows */
/* Before the first round of a loop of equations, else of a comprehension. */
bool flat_may_repeat_rounds(Flattening *f, const EquationNode *node, Expr loop, const Place *place);

/* ---- function.c ---- */
typedef List(Typed) TypedList;

/* The results of a call of a user function; false if a mistake was found; reported. */
bool flat_rewrite_results(Flattening *f, const Function *function, Expr call, const Place *place, TypedList *results);
/* The results of what stands on the right of `(a, b) = call`, as many as are wanted at least; else reports. */
bool flat_rewrite_tuple(Flattening *f, Expr call, int wanted, const char *text, const Place *place,
                        TypedList *results);
/* A function's variable that has no value yet as an array of its declared sizes; all else as it is. */
Expr flat_declared_array(Expr e, const Place *place);
const Function *flat_called_function(Flattening *f, Expr call, const Place *place); /* or NULL */
bool flat_is_in_call(const Flattening *f); /* is a user function being expanded? */

/* ---- table.c, csv.c ---- */
/* interpolate() or interpolate2(): what it interpolates in becomes data. NULL: a mistake; reported. */
Expr flat_rewrite_table(Flattening *f, Expr call, const Place *place);
Expr flat_csv_array(Flattening *f, Expr call, const Place *place); /* of rows if no column is named; or NULL */

/* ---- algorithm.c, discrete.c ---- */
/* The statements of a text in leaves of variables: names looked up, targets and types checked, reinit() an assignment.
 * Conditions and values are not watched between events: within noEvent() where that matters. The place is the text's.
 * False if a mistake was found; reported. */
bool flat_rewrite_statements(Flattening *f, const StatementList *drawn, const Place *place, StatementList *found);

typedef struct {
    Expr leaf;  /* of a variable; or a choice of such, x[1] or x[2] ..., by conditions: an index decides when it runs */
    Expr value; /* unwatched */
} Target;

typedef List(Target) TargetList;

/* Appends the variables that `name := value`, or that equation, sets: a variable, or each element of an array; none of
 * them a constant, derivative, index or input of its block. False if it cannot be set; reported. */
bool flat_read_targets(Flattening *f, Expr name, Expr value, const char *text, const Place *place, TargetList *found);

/* Appends an algorithm of statements in leaves of variables; the assigned variables are found here. Element, instance
 * and source are the place's; the caller may set its cycle. Assigned variables that are not states become discrete. */
FlatAlgorithm *flat_add_algorithm(Flattening *f, const StatementList *statements, const Place *place);
void flat_sort_assigned(FlatAlgorithm *algorithm); /* ascending, each once */

Statement *flat_statement_new(Flattening *f, enum StatementKind kind, const Place *place, const char *text);
Expr flat_unwatched(Expr e); /* within noEvent() where that matters */
void flat_claim(Flattening *f, Op op, int variable, const Place *place); /* to be checked by settle_discrete */
void flat_settle_discrete(Flattening *f); /* once all equations and algorithms are there; reports */
bool flat_is_assertion(Expr call);
bool flat_asserts(Flattening *f, Expr call, const char *text, const Place *place); /* with a text; else reports */
bool flat_ends_run(Expr call); /* terminate("text"), or assert(condition, "text") if that does not hold */
/* The hidden variable that ends the run when the condition makes it true, which always holds for terminate(). -1: a
 * mistake; reported. */
int flat_termination(Flattening *f, Expr call, const char *text, const Place *place, Expr *condition);

/* ---- inequality.c, requirement.c ---- */
typedef enum { TRUTH_NO, TRUTH_YES, TRUTH_UNKNOWN } Truth;
Truth flat_is_truth(Flattening *f, Expr e, const Place *place); /* as drawn: it, or each element of it; silent */

/* A check for the condition, or for each of an array; message: of assert(), else NULL. False: a mistake; reported. */
bool flat_add_check(Flattening *f, const EquationNode *node, Expr condition, const char *message, const Place *place);
/* The place of the n-th branch of an if-equation with these conditions, rewritten and as drawn. */
Place flat_place_of_branch(Flattening *f, const Place *place, const Expr *conditions, const ExprList *drawn, int n);
int flat_equation_count(const EquationList *equations); /* without checks */
void flat_keep_check(Flattening *f, FlatCheck check, CheckedAt at); /* without its equations; completes it else */
void flat_take_requirements(Flattening *f); /* once all constraints are written */
void flat_write_checks(Flattening *f); /* behind all other equations, whose numbers thus do not depend on them */

/* ---- constraint.c ---- */
void flat_write_constraints(Flattening *f);
/* The branch of an if-equation that holds if an index decides which, or constants where it must be known; the number of
 * branches if none holds; -1 if they do not decide, or there is a mistake. */
int flat_decided_branch(Flattening *f, const EquationNode *node, const Place *place, bool must_be_known);

/* One equation of a text, in the system's variables. */
struct Side {
    Expr left, right;
    const EquationNode *node;
    const char *written; /* NULL: the node's text */
    const char *round, *purpose; /* as of a FlatEquation */
};

Expr flat_difference(const Side *side); /* left minus right */

/* ---- machine.c, software.c ---- */
void flat_write_machine(Flattening *f, const Instance *scope); /* if it has one: variables and an algorithm */
void flat_write_software(Flattening *f, const Instance *scope); /* if it has some: an algorithm that calls C code */

/* ---- binding.c ---- */
void flat_bind_parameter(Flattening *f, int parameter, Member other, const Connector *connector,
                         const Instance *instance);
void flat_complete_parameters(Flattening *f); /* sets that no value belongs to become constants or variables */
void flat_tie_members(Flattening *f, Member a, Member b, const Connector *connector, const Instance *instance);
bool flat_joins_constants(const System *system, const Tie *tie);
void flat_write_bindings(Flattening *f);
void flat_write_parameters(Flattening *f); /* units of parameters */

/* The parts of an instance, made before it is built if need be; NONE of what is no part. */
Member flat_early_member(Flattening *f, const Instance *instance, int slot);
Given flat_given_to(Flattening *f, const Instance *instance, int slot);
Given flat_given_to_element(Flattening *f, const Given *whole, int element); /* of several values its own */
/* True if a slot of several values holds one for each element. False: reported. */
bool flat_check_count(Flattening *f, const Instance *instance, const Property *property, const Slot *slot, int count);
void flat_settle_values(Flattening *f);   /* values and starts in leaves of constants; sources of bindings; cycles */
void flat_check_constants(Flattening *f); /* every constant has a value or equations that give it one */

/* ---- size.c ---- */
bool flat_is_open(const Property *property); /* an array some of whose sizes its value says */
/* True if the other sizes are as drawn; otherwise reports. A slot's values get their dimensions. */
bool flat_check_drawn(Flattening *f, const Instance *instance, const Property *property, bool is_slot, bool is_quiet,
                      IntList *sizes);
/* The sizes of an array that is a feature of the instance, `given` being its value; false if not known: reported. */
bool flat_property_sizes(Flattening *f, const Instance *instance, const Property *property, const Given *given,
                         bool is_quiet, IntList *sizes);
bool flat_early_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes); /* quiet; false if no array */
bool flat_is_buildable(Flattening *f, const Classifier *block); /* small enough; else reports */
bool flat_may_nest(Flattening *f, const Instance *owner, const Property *property); /* else reports */
bool flat_is_room(Flattening *f, const Property *property, const IntList *sizes); /* for an array; else reports */
Member flat_reference_member(Flattening *f, const Instance *instance, int slot); /* of a reference that is bound */
/* True if a reference on the way is unbound. The user is the element that uses it, as in "'Motor::law'". */
bool flat_report_unbound_name(Flattening *f, const Instance *scope, Expr name, Source source, const char *user);
bool flat_report_unbound_end(Flattening *f, const Instance *scope, const Connector *connector, int end);
void flat_report_two_parts(Flattening *f, const Connector *connector, const Member *members);

/* ---- known.c: numbers that are known when compiling ----
 * What the structure is computed from cannot be set in the program. */

/* The value of an expression in leaves of constants, through bindings; false if it depends on anything else. */
bool flat_known_number(Flattening *f, Expr e, double *number);
double flat_stated_number(Flattening *f, Expr e); /* the same, not taken for structural; NAN: none */

/* The same, in names seen from an instance; nothing needs to be built. */
bool flat_early_number(Flattening *f, const Instance *scope, Expr e, double *number);
/* The value that a path of names stands for, seen from an instance. */
bool flat_fact_named(Flattening *f, const Instance *scope, Name name, Fact *fact);
Name flat_string_named(Flattening *f, const Instance *scope, Name name); /* the text of a String property, or NULL */
/* The sizes of what bindings tie to a value of an instance. */
bool flat_tied_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes);
/* Around the search for something else that is known early, by a key: false if that is being sought, was found unknown,
 * or the search is too deep. */
bool flat_early_begin(Flattening *f, Name key);
void flat_early_end(Flattening *f, Name key, bool is_known);
IntList flat_structural_so_far(Flattening *f); /* the constants that were used */
void flat_settle_structural(Flattening *f);    /* marks them */

/* ---- connect.c, pair.c, flow.c ---- */
bool flat_pair_ends(Flattening *f, const Member *ends, Misfit *misfit); /* appends pairs; false: cannot be connected */
void flat_mark_fed(Flattening *f, Member member); /* values that a rejected connector would have set need no message */
void flat_report_unequal_ends(Flattening *f, const Connector *connector, const Member *members);
bool flat_is_port_variable(const Flattening *f, Member member);
Member flat_participant(const Instance *association, const Property *property); /* its meaning */

/* Sizes of a connector between arrays: it has an association block for each pair of elements. False if the ends differ
 * in size; reported. */
bool flat_association_sizes(Flattening *f, const Instance *owner, const Connector *connector, IntList *sizes);
bool flat_is_outside_end(const Instance *scope, const Connector *connector, int at); /* a port of its owner? */
void flat_find_joints(Flattening *f); /* once connections are written */
void flat_read_connectors(Flattening *f); /* bindings and connections of all instances, also connect() in rules */
void flat_write_connections(Flattening *f); /* of all instances; reports inputs of parts without a source */
void flat_add_input(Flattening *f, int variable); /* of the system: the equation that gives it */

/* ---- identity.c, experiment.c ---- */
void flat_name_equations(Flattening *f); /* and checks and algorithms */
Instance *flat_read_experiment(Flattening *f, const Classifier *root, const Property **part);
void flat_settle_plot(Flattening *f);                       /* its paths become those of variables */
int flat_variable_of_path(const System *system, Name path); /* of any type; -1 if there is none */
void flat_exchange(Flattening *f, ExchangeList *exchanges); /* once kinds are settled; reports */
void flat_find_variations(Flattening *f, VariationList *variations); /* and values, of a complete system; reports */

#endif
