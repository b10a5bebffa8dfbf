/* flat.h - level 2, constraint: one flat system of equations over named quantities.
 *
 * Holds:       the tree of parts and ports that are there, every variable and constant with its unit, kind and start,
 *              and every equation: those drawn, with parameters replaced by the features bound to them, and those that
 *              connections and bindings mean. Written as drawn: nothing is solved, moved or simplified. Of an array
 *              each element is a variable, a part or an equation of its own; of an association block there is an
 *              instance for each connector that it types.
 * Never holds: blocks' definitions, unresolved names, connectors, nested constraint parameters; arrays, subscripts and
 *              calls of user functions, which are carried out.
 * Invariants:  every leaf of every equation is a variable of the system, time, or data to interpolate in; der() never
 *              stands in an equation, the derivative is a variable of its own; pre(), edge() and change() stand around
 *              leaves only, `when` and reinit() in no equation: what a `when` determines is `if edge(b) then e else
 *              pre(z)` with a discrete variable b for its condition, and reinit() is an algorithm's assignment; the
 *              value of an enumeration's literal is its number, from 1; paths are unique; constants have a value, a
 *              derivation from other constants, or equations that can give them one; an equation holds nothing that may
 *              be absent while it holds, but behind a condition that says so. Checked by flat_check.
 * Ownership:   the arena given to flatten(); points into the SysML model, which must live as long.
 * Order:       parts and variables as drawn, depth first; equations: constraints by instance, then connections, then
 *              bindings. Ids are made of names, so that they last while other things are drawn: see identity.c.
 */
#ifndef FLAT_H
#define FLAT_H

#include "base/base.h"
#include "expr/expr.h"
#include "family/family.h"
#include "sysml/sysml.h"
#include "../runtime/queue.h" /* how many signals wait */

/* A node of the instance tree: the system itself (index 0), a part, or a port. */
typedef struct {
    Name identifier; /* last segment of the path; the block's name for the system */
    Name path;       /* "" for the system */
    int parent;      /* -1 for the system */
    bool is_port;
    const Classifier *type;
    const Property *property; /* NULL for the system */
    Expr presence; /* a truth in leaves of discrete variables: the part is there while it holds, and all around it is;
                    * NULL: always */
    Source source;
} FlatPart;

typedef enum {
    FLAT_CONSTANT,
    FLAT_VARIABLE,
    FLAT_DERIVATIVE /* of another variable, wherever der() was written */
} FlatKind;

typedef enum {
    START_NONE,    /* a discrete variable then starts at 0, false or its first literal: see flat_start */
    START_STATED,  /* on a part, a block or an instance: fixed or guess by the rule that needs aliases (see causal.h);
                    * a discrete variable's is always fixed, wherever it is stated */
    START_GUESS    /* on a port type's variable, or a start of Modelica that is not fixed: always a guess */
} FlatStart;

/* Values that have names, from 0 on: of an enumeration, of what a state machine keeps. */
typedef struct {
    Name name;         /* Package::Mode */
    const char *words; /* what it is */
    List(Name) values; /* NULL: no name */
} FlatEnumeration;

typedef struct {
    Name path;       /* bed.surface.T, der(bed.surface.T) */
    Name identifier; /* its path below its part: T; left.f where a flow property's name is kept; der(T) */
    Expr leaf;       /* expr_variable(path) */
    int part;        /* owner in parts[] */
    Expr presence;   /* its part's; NULL: always there, as are hidden ones for checks. A constant has its value all
                      * the time */
    FlatKind kind;
    Type type;
    Unit unit;
    Name written_unit;  /* another one, in which its value or start is drawn; or NULL */
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
    int bound_to;      /* CONSTANT: index of the one that a binding makes it equal to, or -1; value is then its leaf */
    double nominal;    /* 0 if none is declared */
    const ValueRange *range; /* where it lies, as drawn or on the command line; NULL: nothing is stated */
    const Scatter *scatter;  /* how it is distributed, as drawn; NULL: nothing is stated */
    bool is_range_asked;     /* on the command line */
    bool is_discrete;  /* keeps its value between events; declared so, or assigned by an algorithm and no state */
    bool is_idle;      /* discrete: no expression mentions it, so it keeps the value that is stated */
    double cycle;      /* discrete: changes only at multiples of this time, counted from the start; 0: at any event */
    bool has_lost_jumps; /* der() of an expression that holds it knows nothing of its jumps */
    bool is_set_first; /* a when-equation sets it as the run begins: a start stated for it would not matter */
    bool is_of_check;  /* whether one is violated, or exercised */
    bool is_condition; /* of a when-equation: what holds as the run begins, before the first ticks, is no news */
    bool is_residual;  /* of an initial equation: hidden, with the fixed start 0 */
    bool is_entered;   /* the states of a region: a state machine enters the first one itself, at the start too */
    Expr around;       /* a region within a state: what holds unless it is 0: that state is active; or NULL */
    bool is_structural; /* CONSTANT: a size or an index was computed from it */
    bool is_made;      /* by the compiler: a derivative, what a machine keeps, whether a check is violated */
    bool is_value;     /* an expression's: its path is the text of that, delayed(x, 0.5), and no path of a name */
    bool is_queue;     /* hidden: its values are queues of those that `literals` names; 0: an empty one */
    bool is_aside;     /* in results only if it is asked for */
    bool is_hidden;    /* not in results: made by flattening for a when-equation or the like; constants of large data */
    const char *function; /* made: the word before the parenthesis of its identifier; NULL: none */
    const char *remark; /* hidden: the message when it becomes true; else NULL */
    const char *termination; /* hidden: the message when it becomes true, which ends the run; else NULL */
    bool is_violation;       /* that is a failure */
    bool is_data;      /* CONSTANT: nothing but tables of data was taken from it; no expression mentions it */
    const FlatEnumeration *enumeration; /* NULL: its values are numbers or truths */
    List(Name) literals; /* its values by name, the first is 1; empty if they are numbers or truths. A state
                          * machine's region that is not active is 0 */
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
    Expr presence; /* it holds while this does; NULL: always */
    FlatOrigin origin;
    Name element;  /* EntropyTransfer::ThermalCapacitor::storage; a connector's or port's qualified name */
    Name instance; /* path of the part that owns it, "" for the system */
    Name scope;    /* CONSTRAINT: path of what the constraint is of: pipe.law */
    const char *written; /* the constraint's own text, of arrays with the element; NULL for other origins */
    const char *drawn;   /* without the element */
    const char *round;   /* which element, or round of loops: 2,3; NULL or "": there is but one */
    const char *purpose; /* "of a check": the compiler's purpose for it; NULL: it is drawn */
    Source source;
    List(Source) connectors; /* CONNECTION, FLOW_SUM: all connectors it comes from */
} FlatEquation;

/* A quantity of a block as its C code sees it. */
typedef struct {
    Name name;       /* of the property, or of the port that it is the signal of; with its element: x[2] */
    Name whole;      /* without the element */
    IntList sizes;   /* of the array that it is an element of; elements follow one another, last index fastest */
    int element;     /* from 0 */
    int variable;
    bool is_written; /* an output or memory: it has its value before the event when the code is called; else read */
} SoftwareMember;

/* Statements that are executed at events, in order: a state machine's steps, reactions of when-equations. At each event
 * it begins with the values that variables have before the event (pre), may be executed several times at one instant,
 * and variables that it does not assign keep their values. Conditions of its `if` statements are watched between
 * events, but those inside noEvent(). An assignment to a variable under der() sets that state anew, once the instant's
 * other values are determined; until then others see it as it was, and so do values within pre(). */
typedef struct {
    Name id;       /* rocket.Flight() */
    StatementList statements; /* in leaves of variables; an index of `for` is a leaf of no variable; no calls; a
                               * statement's line is one of the source's file */
    const Software *software; /* what is called in place of statements, with the members; NULL: nothing */
    List(SoftwareMember) members;
    bool is_simultaneous; /* all values are those before it sets any state: the reactions of a when-equation */
    double cycle;  /* executed at multiples of this time only, counted from the start; 0: at all events */
    IntList assigned; /* indices of variables, ascending */
    Expr presence; /* of its part: executed while it is there; NULL: always */
    Name element;  /* the behaviour's qualified name */
    Name scope;    /* path of its owner, a constraint or a part */
    Name instance; /* path of the part that owns it, "" for the system */
    Source source;
} FlatAlgorithm;

/* Limits of programs: below the least tolerance, rounding governs the integration; a result file of more rows has no
 * use. */
#define LEAST_TOLERANCE 1e-14
#define MOST_ROWS 1e9
#define USUAL_INTERVALS 500 /* of a run for which none is stated */

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
    int variable, count; /* elements of the array; -1: the numbers are of none */
    IntList constants;   /* that the numbers are, or are computed from */
    Name scope;          /* path of what it stands in: equal data of others are the same table */
} FlatTable;

/* A file of data beside the model. */
typedef struct {
    Name name; /* as csv() names it */
    Digest digest;
} FlatFile;

/* An input of the system, whose course over the time is given to the program. */
typedef struct {
    int variable;
    bool is_held; /* from one value to the next; else lines lie between them */
    Expr axis, table; /* OP_TABLE, both given */
    IntList signals;  /* numbers of those that a state machine takes, whose arrivals it is; empty: it is a value */
} FlatInput;

/* A condition that determines nothing, which the program watches. All expressions are in leaves of variables. */
typedef struct {
    Name id;              /* bed.warm */
    Expr premise;         /* only while this is true the condition counts; NULL: always */
    Expr condition;
    Expr margin;          /* by how much it holds, negative if it does not: the difference of its sides, the least one
                           * of several; NULL: there is no such number */
    Expr exercised, violated; /* leaves of hidden discrete variables: the premise (NULL without one); that, but
                               * not the condition */
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
    const char *reason; /* why nothing tells whether it is met; NULL: checks or parts do */
} FlatRequirement;

/* The unit of a variable, as stated for it or for others. */
typedef struct {
    bool is_known;
    bool is_certain; /* no clash casts doubt on it, nor different zeros of temperature */
    const Dimension *dimension; /* shared; NULL if it is not known */
    Name words; /* as a variable that is equal states it; NULL: none does */
} KnownUnit;

/* A connector of one part, also between elements of arrays. */
typedef struct {
    Source source;
    Name instance; /* path of the part that owns it, "" for the system */
} FlatConnector;

/* Two variables that a connector joins, as it is drawn: checks of connection equations. */
typedef struct {
    int connector;
    int variable[2];    /* the second is -1 if nothing at the other end goes together with the first */
    bool is_outside[2]; /* seen from within the block whose port it is of */
} FlatJoint;

/* A constant that stands alone under der(), which is 0 then: seldom intended. */
typedef struct {
    int variable;
    Name element, instance; /* as of the equation */
    Source source;
} FlatStill;

/* The experiment, completed by defaults. */
/* By their names; from SOLVER_EULER on they take fixed steps. */
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

typedef struct {
    Name name, qualified; /* of the experiment, or of the system if there is none: names the program */
    bool is_drawn;        /* false: no experiment, defaults are used */
    double start, stop, interval, tolerance;
    bool states_interval; /* else it follows the length of the run */
    Name solver;
    List(Name) plot;
    Name input; /* file of the inputs' course; NULL: none is drawn */
    Source source;        /* where its interval is stated, else its own; the block's if there is none */
    unsigned left_out;    /* parts of the runtime that the program shall do without: their bits */
    bool is_of_unit;      /* the program is the inside of a functional mock-up unit (FMI), and has no command line, */
    bool is_sized;        /* of one whose sizes are chosen */
} Experiment;

/* Quantities that the command line makes given or wanted, whatever the model states. */
typedef struct {
    const char *path;
    const char *value; /* as written; NULL: the equations are solved for it */
} Exchange;

typedef struct {
    Exchange *at;
    int count, capacity; /* a List() */
    bool is_refused;     /* by flattening: one of them cannot be */
} ExchangeList;

/* The ranges of quantities that the command line states, in place of the drawing's: PATH=A:B. */
typedef struct {
    const char *path;
    const char *low, *high; /* as written */
} AskedRange;

typedef struct {
    AskedRange *at;
    int count, capacity; /* a List() */
    bool is_refused;     /* by flattening: one of them cannot be */
} RangeList;

enum { MOST_OPEN_SIZES = 4 }; /* of one program */

/* A value of a constant, in one of several programs. */
typedef struct {
    const char *text; /* for people: 8, 0.02, true, a literal's name */
    double number;    /* of a literal its number, of a truth 0 or 1 */
    const Value *value;
    bool is_least;    /* of a whole number: it, or any that is larger */
} VariationValue;

/* A constant that has other values in other programs: those that the command line names, each once, behind the model's
 * own if it does not name that. */
typedef struct {
    const char *path;
    List(const char *) words; /* of the command line */
    List(VariationValue) choices;     /* their meaning; so far none: not yet known */
    int stated;               /* which is the model's own, or holds it: */
    double own;
    Name owner, identifier;   /* the instance's path, and the constant's name in it */
} Variation;

typedef struct {
    Variation *at;
    int count, capacity;  /* a List() */
    const int *chosen;    /* of each, which choice it is; NULL: as the model states */
    bool is_refused;      /* by flattening: one of them cannot be */
    int limit;            /* an array of more elements is not made: with nothing chosen, what its size follows from is
                           * a variation, if it can be one. 0: all are made */
    bool is_cut;          /* out: some array was not, so that the system is not complete */
} VariationList;

typedef struct {
    Experiment experiment;
    const Classifier *block; /* the system's */
    const SourceFile *file;  /* of the model */
    const ExchangeList *exchanges; /* NULL: none */
    const VariationList *variations; /* likewise */
    const SysmlModel *model; /* with all documents that were read */
    List(FlatFile) files;    /* of data, in order of reading */
    List(FlatPart) parts;
    List(FlatVariable) variables;
    List(FlatEquation) equations;
    List(FlatAlgorithm) algorithms;
    List(FlatInput) inputs;
    List(Name) signals;      /* that state machines take, by name; numbered from 1 */
    List(FlatCheck) checks;  /* in order of equations */
    List(FlatRequirement) requirements; /* without cycles */
    List(FlatTable) tables; /* the data of arrays that the model names, and of inputs */
    List(FlatParameter) parameters; /* whose unit is stated otherwise than the variable's */
    List(FlatConnector) connectors;
    List(FlatStill) stills;
    IntList open_ports; /* parts[] that nothing is connected to, though something can flow through them (variable.c) */
    IntList unjoined;   /* parts[] whose ports are all open, and of which nothing else uses anything */
    List(FlatJoint) joints; /* of all of them, found without the equations: for --verify */
    ExprIndices *by_leaf; /* leaf expression -> index into variables */
    double threshold; /* in a program for all sizes: the largest number at which what decides the structure changes */
    const KnownUnit *units; /* by variable: the findings of the check of units; NULL before that */
    int unit_clashes;       /* that it reported; -1: it was not asked to */
} System;

/* Instantiates the block (an experiment: its system part) and writes down all equations. sysml_check must have found
 * nothing in it. Reports; the result is only to be used further if no error was reported. */
const System *flatten(Arena *arena, const SysmlModel *model, const Classifier *root);

/* With other values and ranges than the drawing's, NULL: none. Unless they are chosen, what variations there are is
 * found out. */
const System *flatten_changed(Arena *arena, const SysmlModel *model, const Classifier *root, ExchangeList *exchanges,
                              RangeList *ranges, VariationList *variations);

/* True if one program serves all values of a constant, which is a size; and if it is the constant of that path. */
bool flat_has_sizes(const System *system);
bool flat_is_size(const System *system, Name path);

/* Tells of open ports and of parts that are joined to nothing. */
void flat_note_open_ports(Arena *arena, const System *system);

void flat_check(const System *system); /* the invariants; internal_error if broken */

/* The start of a discrete variable, also if none is stated: in leaves of constants. */
Expr flat_start(const FlatVariable *variable);

/* A place in the model's own file, of the part or one that holds it: a line of a library would not help to find a fault
 * in its use. `otherwise` if that is in the model's file, or no part is. */
Source flat_place(const System *system, int part, Source otherwise);

/* The variables that its id names, -1: none: two of a connection or binding, one of a sum of flows and the like. */
void flat_named_variables(const System *system, Arena *scratch, const FlatEquation *equation, int named[2]);

/* The unit to show for a variable's derivative of that order (0: itself), in the scratch arena: the stated words, those
 * of an equal variable, or base units as dimension_print writes them; "" if it is not known for certain. */
const char *flat_unit(Arena *arena, const System *system, int variable, int derivations);
const char *flat_unit_of(Arena *arena, const System *system, Expr e); /* of a term; "" if it is not known for certain */
const char *flat_stated_unit(Arena *arena, const System *system, int variable, int derivations); /* "" if none is */

/* Index of the variable that a leaf names, -1 for time. */
int flat_variable(const System *system, Expr leaf);

int flat_variable_of_path(const System *system, Name path); /* of any type; -1 if there is none */

/* A number as a command line states it for a variable: in its unit, or with another one that can be converted. Of a
 * difference of temperatures their zeros do not count. False: it is none. */
bool flat_number_written(const FlatVariable *v, const char *text, bool is_difference, double *number);

/* The constants that the data of an equation or algorithm are made of, which it mentions by their names; appends. */
void flat_mentions_in_data(Arena *arena, const System *system, Expr e, Name scope, IntList *found);

/* How many of them are drawn, and were not made by the compiler. */
int flat_drawn_variables(const System *system);
int flat_drawn_equations(const System *system);

void flat_print(Text *text, const System *system, bool is_unrolled); /* the listing of level 2 */

#endif
