/* flat.h - level 2, constraint: one flat system of equations over named quantities.
 *
 * Holds:       the tree of parts and ports, every variable and constant with its unit, kind and start, and every
 *              equation: the drawn ones, with parameters replaced by the features bound to them, and those that follow
 *              from connections and bindings. Equations are kept as drawn: nothing is solved, moved or simplified. Each
 *              element of an array is a variable, a part or an equation of its own. An association block has one
 *              instance for each connector that it types.
 * Never holds: definitions of blocks, unresolved names, connectors, nested constraint parameters; arrays, subscripts
 *              and calls of user functions, which are expanded.
 * Invariants:  every leaf of every equation is a variable of the system, time, or data to interpolate in; no equation
 *              contains der(): a derivative is a variable of its own; the arguments of pre(), edge() and change() are
 *              leaves; no equation contains `when` or reinit(): a `when` that sets z becomes the equation z = `if
 *              edge(b) then e else pre(z)`, with a discrete variable b for its condition, and reinit() becomes an
 *              assignment in an algorithm; the value of an enumeration literal is its number, from 1; paths are unique;
 *              constants have a value, a derivation from other constants, or equations that can determine them; an
 *              equation uses a variable that may be absent only under a condition that ensures its presence. Checked by
 *              flat_check.
 * Ownership:   the arena given to flatten(); points into the SysML model, which must live as long.
 * Order:       parts and variables as drawn, depth first; equations: constraints by instance, then connections, then
 *              bindings. Ids are made of names, so that they stay the same when other elements change: see identity.c.
 */
#ifndef FLAT_H
#define FLAT_H

#include "base/base.h"
#include "expr/expr.h"
#include "family/family.h"
#include "sysml/sysml.h"
#include "../runtime/queue.h" /* the largest number of waiting signals */

/* A node of the instance tree: the system itself (index 0), a part, or a port. */
typedef struct {
    Name identifier; /* last segment of the path; the block's name for the system */
    Name path;       /* "" for the system */
    int parent;      /* -1 for the system */
    bool is_port;
    const Classifier *type;
    const Property *property; /* NULL for the system */
    Expr presence; /* Boolean expression in leaves of discrete variables: the part exists while it is true. Includes the
                    * presences of the parts around; NULL: always exists */
    Source source;
} FlatPart;

typedef enum {
    FLAT_CONSTANT,
    FLAT_VARIABLE,
    FLAT_DERIVATIVE /* of another variable, wherever der() was written */
} FlatKind;

typedef enum {
    START_NONE,    /* a discrete variable then starts at 0, false or its first literal: see flat_start */
    START_STATED,  /* on a part, a block or an instance: fixed or a guess by a rule that needs the aliases (see
                    * causal.h); the start of a discrete variable is always fixed, wherever it is stated */
    START_GUESS    /* on a port type's variable, or a start of Modelica that is not fixed: always a guess */
} FlatStart;

/* The names of the values of a variable, from 0 on: of an enumeration, or of a variable of a state machine. */
typedef struct {
    Name name;         /* Package::Mode */
    const char *words; /* description */
    List(Name) values; /* NULL: no name */
} FlatEnumeration;

typedef struct {
    Name path;       /* bed.surface.T, der(bed.surface.T) */
    Name identifier; /* its path below its part: T; left.f where a flow property's name is kept; der(T) */
    Expr leaf;       /* expr_variable(path) */
    int part;        /* owner in parts[] */
    Expr presence;   /* of its part; NULL: always, as for the hidden variables of checks. A constant has its value also
                      * while its part is absent */
    FlatKind kind;
    Type type;
    Unit unit;
    Name written_unit;  /* another unit in which its value or start is drawn, or NULL */
    Name documentation; /* "" if none */
    bool is_flow;       /* conserved */
    bool is_signal;     /* flow property of a signal port */
    bool is_input;      /* of the system: given to the program */
    Direction direction; /* signal: as seen from the block that owns the port; else NONE */
    int derivative;     /* index of its derivative, -1 if der() of it is not written */
    int integral;       /* DERIVATIVE: index of the variable it is the derivative of; else -1 */
    FlatStart start;
    Expr start_value; /* in leaves of constants */
    Source start_source; /* where the start, or a constant's value, is stated */
    Expr value;        /* CONSTANT: a number, or an expression in other constants; NULL: equations determine it */
    int bound_to;      /* CONSTANT: index of the constant that it follows by a binding, else -1; value is its leaf */
    double nominal;    /* 0 if none is declared */
    const ValueRange *range; /* range as drawn or as given on the command line; NULL: none is stated */
    const Scatter *scatter;  /* distribution as drawn; NULL: none is stated */
    bool is_range_asked;     /* the range was given on the command line */
    bool is_discrete;  /* keeps its value between events; declared so, or assigned by an algorithm and not a state */
    bool is_idle;      /* discrete: no expression uses it, so it keeps its stated value */
    double cycle;      /* discrete: changes only at multiples of this time, counted from the start; 0: at any event */
    bool has_lost_jumps; /* the derivative of an expression that contains it ignores its jumps */
    bool is_set_first; /* a when-equation sets it at the start of the run: a stated start has no effect */
    bool is_of_check;  /* tells whether a check is violated, or exercised */
    bool is_condition; /* of a when-equation: if it is true at the start before the first ticks, this is no edge */
    bool is_residual;  /* difference of the sides of an initial equation: hidden, with the fixed start 0 */
    bool is_entered;   /* active state of a region: a state machine enters the first state itself, also at the start */
    Expr around;       /* region within a state: this state is active, which is true unless the value is 0; or NULL */
    bool is_structural; /* CONSTANT: a size or an index was computed from it */
    bool is_made;      /* by the compiler: a derivative, a variable of a state machine, the violation of a check */
    bool is_value;     /* of an expression: its path is made of the expression's text: delayed(x, 0.5) */
    bool is_queue;     /* hidden: its values are queues of the signals that `literals` names; 0: empty queue */
    bool is_aside;     /* in results only on request */
    bool is_hidden;    /* not in results: made by flattening for a when-equation or the like; constants of large data */
    const char *function; /* made: the word before the parenthesis of its identifier; NULL: none */
    const char *remark; /* hidden: the message when it becomes true; else NULL */
    const char *termination; /* hidden: the message when it becomes true, which ends the run; else NULL */
    bool is_violation;       /* the termination is a failure: of assert() */
    bool is_data;      /* CONSTANT: used only for tables of data; no expression mentions it */
    const FlatEnumeration *enumeration; /* NULL: its values are numbers or Booleans */
    List(Name) literals; /* names of its values, the first is 1; empty if they are numbers or Booleans. An inactive
                          * region of a state machine has the value 0 */
    Source source;
} FlatVariable;

typedef enum {
    ORIGIN_CONSTRAINT, /* drawn in a constraint block, or directly on a block */
    ORIGIN_CONNECTION, /* two connected potentials or signals are equal */
    ORIGIN_FLOW_SUM,   /* the flows of a connection set sum to zero */
    ORIGIN_FLOW_ZERO,  /* the flow of a port that nothing is connected to */
    ORIGIN_BINDING,    /* two values are tied */
    ORIGIN_INPUT       /* an input of the system is given to the program */
} FlatOrigin;

typedef struct {
    Name id;       /* pipe.law.friction: identity.c */
    Expr left, right;
    Expr presence; /* the equation holds while this is true; NULL: always */
    FlatOrigin origin;
    Name element;  /* EntropyTransfer::ThermalCapacitor::storage; a connector's or port's qualified name */
    Name instance; /* path of the part that owns it, "" for the system */
    Name scope;    /* CONSTRAINT: path of the instance that owns the constraint: pipe.law */
    const char *written; /* text of the constraint, with the element of an array; NULL for other origins */
    const char *drawn;   /* the same without the element */
    const char *round;   /* index of the element, or of the round of each loop: 2,3; NULL or "": there is only one */
    const char *purpose; /* of an equation that the compiler adds: "of a check"; NULL: it is drawn */
    Source source;
    List(Source) connectors; /* CONNECTION, BINDING, FLOW_SUM: all connectors it comes from */
} FlatEquation;

/* A quantity of a block as its C code sees it. */
typedef struct {
    Name name;       /* of the property, or of the port whose signal it is; with its element: x[2] */
    Name whole;      /* without the element */
    IntList sizes;   /* of the array that it is an element of; elements follow one another, last index fastest */
    int element;     /* from 0 */
    int variable;
    bool is_written; /* an output or memory: holds its value before the event when the code is called. Else only read */
} SoftwareMember;

/* Statements that are executed in order at events: the steps of a state machine, or the reactions of a when-equation.
 * Each execution begins with the values that the variables have before the event (pre). There may be several executions
 * at one instant. Variables that the algorithm does not assign keep their values. The conditions of its `if` statements
 * are watched between events, except those inside noEvent(). An assignment to a variable under der() reinitializes this
 * state after the other values of the instant are determined; until then, other expressions and pre() see its old
 * value. */
typedef struct {
    Name id;       /* rocket.Flight() */
    StatementList statements; /* in leaves of variables, without calls; the index of a `for` is a leaf without a
                               * variable; the line of a statement is a line of the source's file */
    const Software *software; /* code that is called with the members in place of statements; NULL: none */
    List(SoftwareMember) members;
    bool is_simultaneous; /* all expressions use the values before any state is set: reactions of a when-equation */
    double cycle;  /* executed at multiples of this time only, counted from the start; 0: at all events */
    IntList assigned; /* indices of variables, ascending */
    Expr presence; /* of its part: executed while it exists; NULL: always */
    Name element;  /* the behaviour's qualified name */
    Name scope;    /* path of its owner, a constraint or a part */
    Name instance; /* path of the part that owns it, "" for the system */
    Source source;
} FlatAlgorithm;

/* Limits of programs: below the least tolerance, rounding errors dominate the integration; result files with more rows
 * are useless. */
#define LEAST_TOLERANCE 1e-14
#define MOST_ROWS 1e9
#define USUAL_INTERVALS 500 /* number of output intervals of a run if no interval is stated */

/* A constraint parameter with a unit of its own, and the feature bound to it. */
typedef struct {
    Unit unit;
    Name element; /* path of the parameter */
    int variable;
    Source source; /* of the binding */
} FlatParameter;

/* Data to interpolate in, and their source. */
typedef struct {
    Expr table;          /* OP_TABLE */
    int variable, count; /* first element of the array, and number of consecutive elements; -1: not of an array */
    IntList constants;   /* constants that the numbers are, or are computed from */
    Name scope;          /* path of the instance that uses it: equal data in another instance are the same expression */
} FlatTable;

/* A file of data beside the model. */
typedef struct {
    Name name; /* as csv() names it */
    Digest digest;
    ExprList tables; /* OP_TABLE, made of its numbers */
} FlatFile;

/* An input of the system, whose values over time are given to the program. */
typedef struct {
    int variable;
    bool is_held; /* constant from one value to the next; else interpolated linearly */
    Expr axis, table; /* OP_TABLE, both given */
    IntList signals;  /* numbers of the signals of a state machine whose arrivals it gives; empty: it is a value */
} FlatInput;

/* A condition that determines no variable and is monitored by the program. Its expressions are in leaves of
 * variables. */
typedef struct {
    Name id;              /* bed.warm */
    Expr premise;         /* the condition is checked only while this is true; NULL: always */
    Expr condition;
    Expr margin;          /* by how much the condition holds, negative if violated: the difference of its sides, or the
                           * least or largest one of several (inequality.c); NULL: it has none */
    Expr exercised, violated; /* leaves of hidden discrete variables: the premise (NULL without one); the premise
                               * without the condition */
    const char *message;  /* of assert(), else NULL */
    Name element, instance; /* as of an equation */
    const char *written, *drawn, *round; /* as of an equation */
    Source source;
} FlatCheck;

/* A requirement that is about the simulated system. */
typedef struct {
    const Requirement *drawn;
    IntList checks; /* indices, ascending */
    IntList parts;  /* indices of requirements that it consists of, or that are derived from it */
    const char *reason; /* why it is not known whether it is met; NULL: checks or parts decide it */
} FlatRequirement;

/* The unit of a variable, stated for it or inferred from others. */
typedef struct {
    bool is_known;
    bool is_certain; /* in doubt neither by a unit clash nor by different zeros of temperature */
    const Dimension *dimension; /* shared; NULL if it is not known */
    Name words; /* as stated for it or for an equal variable; NULL: stated for none */
} KnownUnit;

/* A connector of one part, also between elements of arrays. */
typedef struct {
    Source source;
    Name instance; /* path of the part that owns it, "" for the system */
} FlatConnector;

/* Two variables that a connector joins, as it is drawn: checks of connection equations. */
typedef struct {
    int connector;
    int variable[2];    /* the second is -1 if the first has no partner at the other end */
    bool is_outside[2]; /* the end is a port of the block that owns the connector */
} FlatJoint;

/* A constant as the only argument of der(), which is then 0: rarely intended. */
typedef struct {
    int variable;
    Name element, instance; /* as of the equation */
    Source source;
} FlatStill;

/* Solvers, as indices of experiment_solvers. From SOLVER_EULER on they use fixed steps. */
enum {
    SOLVER_BDF,
    SOLVER_ADAMS,
    SOLVER_AUTO,
    SOLVER_EULER,
    SOLVER_RK4,
    SOLVER_IMPLICIT_EULER,
    SOLVER_LINEARLY_IMPLICIT,
    SOLVERS
};
extern const char *const experiment_solvers[SOLVERS];

/* The experiment, completed by defaults. */
typedef struct {
    Name name, qualified; /* of the experiment, or of the system if there is none: the name of the program */
    bool is_drawn;        /* false: no experiment, defaults are used */
    double start, stop, interval, tolerance;
    bool states_interval; /* the interval is stated; else it is a fraction of the length of the run */
    Name solver;
    List(Name) plot;
    Name input; /* file with the values of the inputs; NULL: none is drawn */
    Source source;        /* of its stated interval, else its own; without an experiment, the block's */
    unsigned left_out;    /* parts of the runtime that the program omits, as bits */
    bool is_of_unit;      /* the program is part of a functional mock-up unit (FMI) and has no command line */
    bool is_sized;        /* the sizes of this unit can be chosen */
} Experiment;

/* A quantity that the command line makes known or unknown, whatever the model states. */
typedef struct {
    const char *path;
    const char *value; /* as written; NULL: the equations are solved for it */
} Exchange;

typedef struct {
    Exchange *at;
    int count, capacity; /* a List() */
    bool is_refused;     /* set by flattening: one of the exchanges is impossible */
} ExchangeList;

/* A range that the command line gives to a quantity in place of the drawn one: PATH=A:B. */
typedef struct {
    const char *path;
    const char *low, *high; /* as written */
} AskedRange;

typedef struct {
    AskedRange *at;
    int count, capacity; /* a List() */
    bool is_refused;     /* set by flattening: one of the ranges is impossible */
} RangeList;

enum { MOST_OPEN_SIZES = 4 }; /* of one program */

/* A value of a constant in one of several variants of the program. */
typedef struct {
    const char *text; /* for people: 8, 0.02, true, a literal's name */
    double number;    /* for a literal its number, for a Boolean 0 or 1 */
    const Value *value;
    bool is_least;    /* Integer: this value or any larger one */
} VariationValue;

/* A constant that has different values in different variants of the program. The choices are the values that the
 * command line names, each once. The model's own value comes first if it is not among them. */
typedef struct {
    const char *path;
    List(const char *) words; /* of the command line */
    List(VariationValue) choices;     /* the meaning of the words; empty until it is known */
    int stated;               /* index of the choice that is the model's own value, or includes it */
    double own;               /* the model's own value */
    Name owner, identifier;   /* the instance's path, and the constant's name in it */
} Variation;

typedef struct {
    Variation *at;
    int count, capacity;  /* a List() */
    const int *chosen;    /* by variation: index of the choice; NULL: the model's own values */
    bool is_refused;      /* set by flattening: one of the variations is impossible */
    int limit;            /* arrays with a larger size are not made. While nothing is chosen, the numbers that determine
                           * the size become variations; if they cannot, the array is made. 0: all are made */
    bool is_cut;          /* out: some array was not made, so the system is incomplete */
} VariationList;

typedef struct {
    Experiment experiment;
    const Classifier *block; /* the system's */
    const SourceFile *file;  /* of the model */
    const ExchangeList *exchanges; /* NULL: none */
    const VariationList *variations; /* NULL: none */
    const SysmlModel *model; /* with all documents that were read */
    List(FlatFile) files;    /* of data, in order of reading */
    List(FlatPart) parts;
    List(FlatVariable) variables;
    List(FlatEquation) equations;
    List(FlatAlgorithm) algorithms;
    List(FlatInput) inputs;
    List(Name) signals;      /* names of the signals that state machines take; numbered from 1 */
    List(FlatCheck) checks;  /* in order of equations */
    List(FlatRequirement) requirements; /* without cycles */
    List(FlatTable) tables; /* the data of arrays that the model names, and of inputs */
    List(FlatParameter) parameters; /* those whose stated unit differs from the variable's */
    List(FlatConnector) connectors;
    List(FlatStill) stills;
    IntList open_ports; /* into parts: ports with flows to which nothing is connected (variable.c) */
    IntList unjoined;   /* into parts: parts whose ports are all open and whose values no other part uses */
    List(FlatJoint) joints; /* of all connectors, found without the equations: for --verify */
    ExprIndices *by_leaf; /* leaf expression -> index into variables */
    double threshold; /* in a program for all sizes: the largest number at which a structural decision changes */
    const KnownUnit *units; /* by variable: results of the unit check; NULL before it */
    int unit_clashes;       /* number of clashes that it reported; -1: reporting was off */
} System;

/* Instantiates the block (of an experiment, its system part) and collects all equations. sysml_check must have found no
 * error in it. Reports mistakes; the result may be used only if no error was reported. */
const System *flatten(Arena *arena, const SysmlModel *model, const Classifier *root);

/* The same with values, ranges and variations in place of the drawn ones; NULL: none. Without a
 * choice, it also finds the values of the variations, and the variations for large arrays. */
const System *flatten_changed(Arena *arena, const SysmlModel *model, const Classifier *root, ExchangeList *exchanges,
                              RangeList *ranges, VariationList *variations);

/* True if the program is for all values of some constant that is a size; of the constant with this path. */
bool flat_has_sizes(const System *system);
bool flat_is_size(const System *system, Name path);

/* Reports open ports, and parts that are not connected to anything. */
void flat_note_open_ports(Arena *arena, const System *system);

void flat_check(const System *system); /* the invariants; internal_error if broken */

/* The start of a discrete variable in leaves of constants: as stated, or the default. */
Expr flat_start(const FlatVariable *variable);

/* The source of the part, or of the nearest one around it, that is in the model's own file: a line in a library would
 * not help to find a mistake in its use. `otherwise` if this is in the model's file, or if no such part is. */
Source flat_place(const System *system, int part, Source otherwise);

/* The variables that the id of an equation names: two for a connection or binding, one for a sum of flows and the like.
 * -1: none. */
void flat_named_variables(const System *system, Arena *scratch, const FlatEquation *equation, int named[2]);

/* The unit to show for a variable's derivative of that order (0: itself), in the scratch arena: the stated words, those
 * of an equal variable, or base units as dimension_print writes them; "" if it is not known for certain. */
const char *flat_unit(Arena *arena, const System *system, int variable, int derivations);
const char *flat_unit_of(Arena *arena, const System *system, Expr e); /* of a term; "" if it is not known for certain */
const char *flat_stated_unit(Arena *arena, const System *system, int variable, int derivations); /* "": not stated */

/* Index of the variable that a leaf names, -1 for time. */
int flat_variable(const System *system, Expr leaf);

int flat_variable_of_path(const System *system, Name path); /* of any type; -1 if there is none */

/* Reads a number that the command line gives for a variable: in its unit, or with another unit that can be converted.
 * For a difference of temperatures, the zeros of the units are ignored. False: the text is not such a number. */
bool flat_number_written(const FlatVariable *v, const char *text, bool is_difference, double *number);

/* Appends the constants that the tables in an expression are made of; scope: path of the instance that uses them. */
void flat_mentions_in_data(Arena *arena, const System *system, Expr e, Name scope, IntList *found);

/* The number of variables and of equations that are drawn, not added by the compiler. */
int flat_drawn_variables(const System *system);
int flat_drawn_equations(const System *system);

void flat_print(Text *text, const System *system, bool is_unrolled); /* the listing of level 2 */

#endif
