/* causal.h - level 3, causal: every unknown is determined exactly once, in evaluation order.
 *
 * Holds:       roles of all variables (constant, state, alias ...), the equations in terms of representatives, with
 *              those that index reduction derived, what happens at events, and four schedules of blocks: constants,
 *              start, continuous time, events.
 * Never holds: C, positions in solver vectors, der() of anything that is not a variable of its own.
 * Invariants:  each unknown of a schedule is determined by one block; a block's expressions use only values that are
 *              known before the schedule or determined by earlier blocks. The schedules of constants and of continuous
 *              time use each equation exactly once, except for equations that were eliminated, are redundant or were
 *              replaced by a combination. Checked by causal_check; for a model with modes, in each mode.
 * Indices:     variables[i] for i < system->variables.count is system->variables[i]; variables made here follow, such
 *              as derivatives that only differentiation made and the variables of state sets. The same for equations.
 */
#ifndef CAUSAL_H
#define CAUSAL_H

#include "base/base.h"
#include "causal/graph.h"
#include "expr/expr.h"
#include "family/family.h"
#include "flat/flat.h"

typedef enum {
    ROLE_CONSTANT,         /* has a number, or is settable */
    ROLE_DERIVED_CONSTANT, /* computed by the schedule of constants: drawn as one, or determined by constants alone */
    ROLE_STATE,
    ROLE_DERIVATIVE, /* derivative of a state: the integrator evaluates it */
    ROLE_ALGEBRAIC,  /* includes derivatives that are not integrated */
    ROLE_SELECTION,  /* an entry of a state set's matrix: 0 or 1, chosen while running */
    ROLE_DISCRETE,   /* determined at events, kept between them */
    ROLE_BRANCH,     /* value of a relation, an integer part, or an interval of a table: kept in the same way */
    ROLE_BEFORE,     /* the value of another variable before the event: pre(z) */
    ROLE_FLAG,       /* true in the first round of certain events: initial(), terminal(), a clock's tick */
    ROLE_OFFSET,     /* difference between a merged state and the state that it follows: known once the run has begun */
    ROLE_JUMP,       /* jump of another variable while the effect of impulses is computed; otherwise 0 */
    ROLE_ALIAS,      /* equals ±another variable, or a number: eliminated */
    ROLE_ABSENT      /* view of one mode: the variable does not exist in it, but does in other modes */
} Role;

/* A text about the system. Variables, equations, numbers and expressions are kept in it as references, so that each
 * listing or report prints them in its own form. */
typedef enum { REASON_WORDS, REASON_VARIABLE, REASON_EQUATION, REASON_NUMBER, REASON_EXPRESSION } ReasonKind;

typedef struct {
    ReasonKind kind;
    const char *words;
    Expr expr;     /* or the leaf of a variable, whose name is the variable's path */
    Name equation; /* its id */
    int number;
} ReasonPiece;

typedef struct {
    Arena *arena; /* of the pieces */
    List(ReasonPiece) pieces;
} Reason;

typedef struct {
    Name path;
    Expr leaf;
    Role role;
    int derivative, integral; /* indices or -1 */
    int before;               /* DISCRETE and other operands of pre(): index of its value before the event, or -1 */
    int of;                   /* BEFORE, OFFSET, JUMP: the variable whose previous value, offset or jump it is;
                               * product: the factor that it replaces */
    bool is_product;          /* made in the place of a factor, see products.c */
    int clock;                /* DISCRETE: index of the clock whose ticks it changes at, -1: at any event */
    int declared;             /* variable of the system that it belongs to: itself, its variable before differentiation,
                               * a candidate of its set, or the operand of pre(); FLAG, BRANCH: -1 */
    int set;                  /* STATE, its DERIVATIVE, SELECTION: index of the state set it belongs to, else -1 */
    const Reason *decides;    /* CONSTANT: the fact about its value that the structure relies on; NULL: it can be set
                               * freely */
    /* ROLE_ALIAS: equals sign * variables[representative], or `value` if representative is -1 */
    int representative, sign;
    double value;
    int equation; /* ALIAS: the equation credited with its elimination, in which it occurs; a derivative has that of its
                   * variable. Each equation is credited to one alias and its derivatives. DISCRETE: the equation that
                   * determines it. Otherwise -1 */
    IntList with; /* ALIAS: the other equations that its elimination needs */
    Expr presence; /* it exists while this holds; NULL: always */
    /* start value, after merging over aliases; NULL if none */
    Expr start;
    bool is_fixed;
    bool is_given; /* stated on a part, a block or an instance; not a guess from a port's type */
    bool is_guess; /* unknown of a nonlinear loop: its start is a guess */
    Source start_source;
    const Reason *reason; /* STATE: why it was chosen */
} CausalVariable;

typedef enum {
    EQUATION_USED,
    EQUATION_ELIMINATED, /* became an alias */
    EQUATION_REDUNDANT,  /* follows from others */
    EQUATION_REPLACED,   /* a combination of it with others replaces it */
    EQUATION_START,      /* replaces the equation of a delayed value, in the schedule of the start only */
    EQUATION_DISCRETE,   /* determines a discrete variable, at events only */
    EQUATION_INTEGRAL,   /* ties two merged states, whose derivatives are equal or opposite */
    EQUATION_CONSTANT,   /* contains constants only: the schedule of constants uses it */
    EQUATION_MODE,       /* form of a drawn equation in some modes, or derived in some modes */
    EQUATION_ABSENT      /* view of one mode: does not hold in it, or has another form there */
} EquationUse;

typedef struct {
    Name id; /* pipe.law.friction; its time derivatives: friction', friction''; a combination that replaces it:
              * friction*; its form at the start: friction.0; state sets: S1.1; merged states: friction~; a product:
              * friction# */
    Expr left, right; /* in representatives and constants, folded */
    EquationUse use;
    int clock;    /* DISCRETE: the clock at whose ticks it holds, -1: at all events */
    int determines; /* DISCRETE: the variable */
    int parent;   /* index of the equation it is the time derivative of, or -1 */
    int set;      /* index of the state set that it belongs to, else -1 */
    int declared; /* equation of the system that it comes from, the first one if there are several */
    bool is_product; /* defines a product that was made an unknown */
    IntList made_of; /* combination: its equations, or those that they were derived from */
    Expr presence; /* drawn equation: it holds while this condition does; NULL: always */
    const Reason *reason; /* why it was made; NULL for drawn equations */
    Source source;
} CausalEquation;

typedef struct {
    int variable;
    Expr value;
    Expr divisor; /* must not vanish; NULL if there is none */
    int equation;
} Assignment;

typedef struct {
    int row, column; /* residual, tear */
    Expr value;
} JacobianEntry;

/* A partial derivative that several entries share: d(variable)/d(tear). Its leaf occurs in later `value`s. */
typedef struct {
    Expr leaf; /* expr_variable named "d(variable)/d(tear)" */
    int variable, column;
    Expr value;
} Partial;

typedef enum {
    BLOCK_ASSIGN,
    BLOCK_LINEAR,
    BLOCK_NONLINEAR,
    BLOCK_ALGORITHM /* of the events' schedule: executes algorithms[algorithm]; everything else is empty */
} BlockKind;

enum {
    MOST_MODES = 64, /* of a cluster */
    MOST_APART = 16  /* of a cluster whose modes are written one by one; modes of larger clusters share statements */
};

/* A set of modes: the bits of `in` are modes of one cluster. `in` 0: all modes of all clusters. */
typedef struct {
    int cluster;
    uint64_t in;
} ModeSet;

/* ASSIGN: one entry in `inner`. Loops: given the tearing variables, `inner` determines the other unknowns in order,
 * and the residual left - right of each residual equation must vanish. `jacobian` is the exact Jacobian of the
 * residuals with respect to the tearing variables, row by row; `partials` account for the inner assignments. */
typedef struct {
    BlockKind kind;
    List(Assignment) inner;
    IntList tearing;     /* variables */
    IntList residuals; /* equations, as many as tearing variables */
    IntList through;   /* equations substituted into an assignment's value, besides its own: those of its solved loop */
    int vanished;      /* number of equations at the end of `through` that determine omitted zeros (vanish.c) */
    List(Partial) partials;
    List(JacobianEntry) jacobian;
    bool is_sparse;          /* large: all unknowns are tearing variables, so that no elimination fills its matrix */
    bool is_state_selection; /* contains equations that were differentiated, or their derivatives */
    bool is_output_only;     /* continuous schedule: no derivative and no loop of a derivative needs it */
    int observers;           /* start: number of last inner assignments that only select the intended solution */
    int algorithm;
    ModeSet modes;           /* system of all modes: the modes in which it is used */
} Block;

typedef List(Block *) Schedule;

/* States that are chosen while running: x = A c. The n candidates c are algebraic unknowns of the continuous schedule.
 * They are determined by the set's equations and by x, which has one entry less than c for each equation. */
typedef struct {
    IntList candidates, states; /* variables */
    IntList selection;          /* variables: the entries of A, row by row; one row for each state */
    IntList equations;          /* that tie the candidates together */
    IntList chosen;             /* positions of the candidates that are states at first, ascending */
    IntList started;            /* positions of as many candidates, whose stated starts determine the others */
    ExprList jacobian;          /* the equations' partial derivatives by the candidates, row by row, constant pivots
                                   eliminated */
    ModeSet modes;              /* in which it exists */
    int number;                 /* part of its name */
} StateSet;

/* The numbers of state sets, by their candidates; from 1. */
typedef struct {
    Map *of;
    int count;
} SetNumbers;

/* ---- events: branches, clocks, algorithms ---- */

/* How the value of a branch is found at an event, and how the time of its next change is found. */
typedef enum {
    BRANCH_RELATION, /* the truth of a relation; an indicator is the difference of its sides */
    BRANCH_INTEGER,  /* floor(argument), or the interval of an axis that contains the argument; two indicators */
    BRANCH_TIMED,    /* one of these, but of rate*time + rest: the time of its next change is known */
    BRANCH_SEARCHED  /* one of these, but of another function of time: the time of its next change is searched for */
} BranchKind;

typedef struct {
    int variable;        /* ROLE_BRANCH: its value, kept between events */
    BranchKind kind;
    Expr value;          /* the relation, one of < <= > >=, floor(argument) or interval(argument, axis): in
                          * representatives and other branches */
    Expr rate, rest;     /* TIMED: the relation is rate*time + rest > 0 (>= 0 for <= and >=), or this is the argument */
    Expr form;           /* SEARCHED: in place of rate*time + rest; in time, constants and held variables */
    bool is_integer;     /* the value is an integer part or the number of an interval */
    bool is_numbered;    /* its name is a number, since the text of the value is too long */
    bool is_moved;       /* TIMED, SEARCHED: inputs that an importer sets can change it, so that it is watched */
    bool may_peak;       /* watched: the compared values may rise and fall within a step of the integrator */
    Expr gate;           /* condition on values before the event: the branch is determined, watched and used only while
                          * this is true; NULL: always */
    Expr presence;       /* the equations or algorithms that use it exist while this holds; NULL: always */
    int equation;        /* the first equation that it occurs in; -1: it occurs in an algorithm first */
    int algorithm;       /* the first algorithm that it occurs in; -1: it occurs in an equation first */
} Branch;

/* A drawn element, and the path of the part that owns it. */
typedef struct {
    Source source;
    Name element, instance;
} Site;

/* The value that stated starts imply for a branch, or for an unknown of a nonlinear loop without a start. The value is
 * made of constants, time, earlier branches and guesses, and variables, which stand for their starts. */
typedef struct {
    int variable;
    int branch; /* index; -1: an unknown */
    Expr value;
} StartGuess;

/* Ticks at first + k*period. */
typedef struct {
    int flag;            /* ROLE_FLAG: true while it ticks */
    Expr first, period;  /* in constants; first is NULL if the first tick is at the start of the run */
    Site site;
} Clock;

/* A quantity exchanged with external C code: the value passed to the code, and the variable that the code sets. */
typedef struct {
    Expr value;      /* in representatives, or a number; for a written member, its value before the event */
    int variable, sign; /* written member: the code sets sign times this variable; else -1 */
} CausalMember;

/* A divisor in an equation of the derivatives; it may change its sign. */
typedef struct {
    Expr divisor; /* in representatives */
    int equation;
} Pole;

/* A delayed value: that of another variable, `time` ago. */
typedef struct {
    int equation;       /* the equation of the system that defines it, by a piece of the past */
    int operand;        /* variable of the system */
    Expr time, longest; /* the delay, in representatives and branches; its upper limit, in constants */
    Expr past, breaks;  /* leaves */
    int branch;         /* the branch for the interval of the past that contains it, -1: none */
    IntList causes;     /* delays that influence the operand, directly or through integration */
    bool is_switched;   /* other branches, discrete variables, resets or modes influence the operand in these ways */
} Delay;

/* A variable that was differentiated, is not a state and may jump at an event. */
typedef struct {
    int variable, derivative; /* variables */
    int size;                 /* variable of ROLE_JUMP */
    bool is_twice;            /* a derivative of second or higher order is needed, too */
    bool is_position;         /* in a mode, neither it nor its derivative is a state: positions are constrained */
    bool is_lost;             /* differentiated within an expression: the effect of its jumps is unknown; `derivative`
                               * is `size` then */
    ModeSet modes;            /* in which it is not a state */
} Jump;

/* A FlatAlgorithm in representatives; variables replace pre() and watched conditions. */
typedef struct {
    int declared;         /* index into the system's algorithms */
    StatementList statements;
    List(CausalMember) members; /* parallel to those of the system's algorithm */
    int clock;            /* index, or -1 */
    Expr presence;        /* executed while this holds; NULL: always */
    IntList reads, assigns; /* variables; an assigned variable begins with its value before the event */
} CausalAlgorithm;

/* ---- jacobian.c: how the derivatives depend on the states ----
 *
 * The blocks on the way from states to derivatives, differentiated one by one. Each quantity that depends on a state
 * has a slot for its directional derivative. The states have the slots 0 .. states - 1, in the order of Causal's
 * states; the other quantities follow in evaluation order. Relations count as constant. In the system of all modes, the
 * rows of a mode hold in that mode only; several rows may belong to one slot, also to that of a state. In a unit,
 * inputs are treated like states, with the next slots after theirs, and outputs like derivatives. */

typedef struct {
    int slot;
    Expr partial; /* with respect to the quantity of that slot; never 0 */
} SlopeTerm;

/* d(slot) = sum of partial * d(term's slot). In the row of a residual, slot -1, the sum is d(left - right). */
typedef struct {
    const Block *block;
    int equation, slot; /* equation -1: row of an indicator, whose slot is that of the branch's variable */
    int first, count; /* in terms */
} SlopeRow;

/* A loop's rows: from `row` on, `inner` inner assignments, then `size` residuals. Its tearing variables have the slots
 * tear .. tear + size - 1; in the system of all modes, the slots tears[tear] .. tears[tear + size - 1]. */
typedef struct {
    int row, inner, size, tear;
} SlopeLoop;

typedef struct {
    int states, slots;
    int inputs; /* unit: number of Real inputs, in the order of the system; their slots follow the states'. Else 0 */
    List(SlopeRow) rows;
    List(SlopeTerm) terms;
    List(SlopeLoop) loops;
    IntList tears; /* slots of all loops' tearing variables */
    int *watched;  /* unit: by branch: slot of its indicator, -1: none or not wanted; else NULL */
    const int *variable;   /* by slot */
    const int *derivative; /* by state: slot of its derivative, -1 if that depends on no state */
    /* The pattern of d(derivatives)/d(states), row by row. `depends`: the states that each derivative depends on; all
     * unknowns of a loop depend on the same states. `pattern`: the same with the whole diagonal. Both are empty in two
     * cases. is_full: more than half of a large matrix would be filled, so that it is treated as full. is_augmented: a
     * large loop or a shared sum would fill it; the integrator then solves for the changes of all slots. */
    bool is_full, is_augmented;
    bool is_sparse; /* neither of these, and the pattern is worth a sparse matrix */
    Incidence depends, pattern;
    int64_t nonzeros;  /* of the pattern; of the linear system of all slots if augmented */
    const int *colour; /* by state: colour of its column, where long rows are ignored; NULL if full or augmented */
    int colours;
    IntList long_rows; /* rows with so many columns that one sweep per row costs less than the colours they need */
} Linearization;

/* A fixed start of a variable that equations and other fixed starts determine already: it must agree with them. */
typedef struct {
    int variable;
    Expr start;
    Source source;
    IntList starts;    /* variables whose fixed starts determine it, the nearest first */
    IntList equations; /* the equations through which they do, constraints first; a limited number */
} StartCheck;

/* A selector between equations of different structure: a Boolean, an enumeration, or a relation of values kept between
 * events. */
typedef struct {
    Expr of; /* in representatives and branches */
    Expr presence;  /* it counts while this holds, as for a state machine of an optional part; NULL: always */
    bool is_number; /* a number that equations compare with others; its last value stands for all other numbers */
    List(double) values;
} Selector;

typedef struct {
    Selector *at;
    int count, capacity;
    const double *constants; /* by variable, to compute initial values; NULL: no initial value was needed yet */
} SelectorList;

/* One combination of a cluster's selectors' values, with a structure of its own. */
typedef struct Mode {
    const double *values;  /* by selector */
    const char *name;      /* locked, not_locked: part of function names in the program */
    const char *condition; /* "locked, not open": for texts */
    const char *obstacle;  /* why the equations have no solution in it; else NULL */
    const char *start_obstacle; /* why no run can begin in it; else NULL */
    struct Causal *causal; /* the system in this mode, with other clusters in their reference modes. It is numbered as
                            * the whole; variables and equations of other modes are absent. NULL: has an obstacle */
} Mode;

typedef List(Mode) ModeList;

/* Selectors that decide together on the structure. Clusters are independent: the modes of one cluster differ in the
 * same way in all modes of the others. */
typedef struct {
    SelectorList selectors;
    ModeList modes;
    ModeList impossible; /* combinations with an obstacle */
    int reference;       /* the mode that this cluster was in while other clusters were examined */
} Cluster;

typedef struct Causal {
    const System *system;
    List(CausalVariable) variables;
    List(CausalEquation) equations;
    IntList states; /* indices of variables, ascending */
    List(ModeSet) state_modes; /* with clusters: by state: the modes in which it is a state */
    List(StateSet) sets;
    Schedule constants;  /* determines derived constants, from constants */
    Schedule start;      /* determines the states' initial values from constants and time, and offsets */
    Schedule continuous; /* determines everything else from states, constants and time */
    List(Branch) branches;
    ExprList turning; /* slopes of functions of time in relations with other quantities; steps end where a slope changes
                       * its sign. In the same variables as the form of a branch */
    List(Pole) poles;
    List(Clock) clocks;
    Map *clock_at; /* by path of the flag -> index into clocks */
    List(Delay) delays; /* by equation, ascending */
    List(CausalAlgorithm) algorithms;
    IntList discretes; /* ROLE_DISCRETE, ascending */
    IntList resets;    /* states that algorithms set, ascending */
    List(Jump) jumps;
    IntList stepwise;  /* discrete variables that algorithms assign for the next round: others see the old values */
    Schedule events; /* determines branches and discrete variables, with those blocks of `continuous` that they need;
                          where branches and discrete variables depend on each other in a cycle, it assumes the previous
                          values of some of them */
    const bool *is_assumed; /* by variable: its previous value is assumed there; NULL without events */
    const int *group;       /* by assumed variable: number of its group; members of a group depend on each other. From 0
                               in the order of `events`; groups depend on earlier groups only. Other variables: -1 */
    IntList group_ends;     /* by group: number of blocks of `events` up to the last block of the group */
    List(StartGuess) guesses; /* in order: for branches that events assume, for unknowns, and for their operands */
    const bool *is_felt;    /* by variable: derivatives and delayed values depend on it; NULL without events */
    const bool *is_seen;    /* by variable: continuous time or a delay uses it directly; NULL without events */
    Map *branch_of, *branch_at; /* relation or floor() in representatives, or leaf -> index into branches */
    List(StartCheck) start_checks;
    IntList defaulted;        /* states that begin at 0 because no start is stated */
    IntList given;            /* variables that are not states; their stated values determine states without a start */
    List(const char *) notes; /* for the user: default starts taken, eliminated redundancies ... */
    ExprIndices *by_leaf;     /* leaf -> index into variables */
    const Linearization *linearization;
    const Linearization *sensitivities; /* unit: without a pattern, or `linearization` itself; NULL: none or unknown */
    const struct Balance *balance; /* of its blocks, made when an error is to be explained; else NULL */
    SetNumbers *set_numbers; /* the same in all modes */
    List(Cluster) clusters; /* if the structure changes. `states` and the schedules of the start, of continuous time and
                             * of events are those of all modes then: each block is used in some modes, and a state need
                             * not be a state in all modes */
    bool is_of_mode;  /* the system in one mode */
} Causal;

/* ---- jacobian.c ---- */

bool linearization_takes(const System *system, const FlatInput *input); /* true if a unit's input is a column */

/* The linearization of a unit; `outputs` are variables. NULL if it is unknown: state sets choose among columns, and
 * large loops have no dense rows. An indicator is the difference of a relation's sides, or the distance to the next
 * integer or interval. It is positive on the side that does not include the boundary. */
const Linearization *linearize_unit(Arena *arena, const Causal *causal, const IntList *outputs, bool with_indicators);

/* ---- mode.c ---- */

bool mode_lacks(const Cluster *cluster, const Mode *mode, Expr presence); /* true if `presence` is false in it */

/* ---- modeset.c ---- */

bool modeset_is_same(ModeSet a, ModeSet b);
bool modeset_meets(ModeSet a, ModeSet b);                 /* true if a combination of modes is in both */
bool modeset_holds(ModeSet modes, int cluster, int mode); /* all other clusters may be in any mode */
bool modeset_holds_in(const Causal *whole, ModeSet modes, int cluster, int mode); /* ... are in their reference modes */

/* Makes a set of modes from the modes of each cluster (bits, by cluster); at most one cluster restricts them. */
ModeSet modeset_of(const Causal *whole, const uint64_t *in);

/* The condition that holds in exactly these modes (at least one): "locked, not open; or open". modeset_name gives it as
 * a name: "locked_or_open", or "4_modes" if that is too long. */
const char *modeset_words(Arena *arena, const Causal *whole, ModeSet modes);
const char *modeset_name(Arena *arena, const Causal *whole, ModeSet modes);

uint64_t modeset_bit(int mode);
uint64_t modeset_all(const Cluster *cluster);

/* True if nothing in the model depends on time or on earlier values: results at one instant are enough. */
bool causal_is_timeless(const Causal *causal);

/* Reports structural errors in the modeller's terms; the result is only to be used if none was reported. */
const Causal *causalize(Arena *arena, const System *system);

void causal_check(const Causal *causal); /* the invariants; internal_error if broken */

/* ---- causal.c ---- */

int causal_variable(const Causal *causal, Expr leaf); /* -1 for time and partials */

/* If the variable is der(x), pre(x), offset(x) or jump(x), returns x and names that function; otherwise -1. */
int causal_made_of(const Causal *causal, int variable, const char **function);
int causal_representative(const Causal *causal, int variable); /* itself if it is no alias; -1: a number */
Expr causal_without_jumps(const Causal *causal, Expr e); /* impulse.c: with all jumps 0, as outside of impulses */
void vanish_among(Arena *arena, const Causal *causal, const Block **blocks, int count); /* vanish.c: takes the blocks of
    one mode, in their order; replaces those that use values which are 0 there by copies without these values */
bool causal_is_constant_role(Role role);
bool causal_is_held_role(Role role);    /* kept between events: known in continuous time, with derivative 0 */
bool causal_is_known_role(Role role);   /* constant or held */
bool causal_is_unknown_role(Role role); /* unknown of the initial system, before states have values */

bool branch_is_watched(const Branch *branch); /* event indicators locate its changes */
bool branch_has_course(const Branch *branch); /* it depends on time and the courses of inputs only */
IntList block_put_in(const Block *block); /* `through` without the equations that determine omitted zeros */
bool block_is_solved_loop(const Block *block); /* an assignment that solves a loop symbolically */
bool branch_holds_at_zero(const Branch *branch); /* true if its relation holds where the sides are equal */

const Delay *causal_delay(const Causal *causal, int equation); /* the delay that the equation defines, or NULL */
void delays_mark_operands(const Causal *causal, bool *is_marked); /* marks the operands' representatives */

/* ---- mention.c: variables in expressions and blocks, and the variables that blocks determine ---- */

/* The variables in two expressions, in order of first occurrence, each once per expression; an expression may be NULL.
 * The others append them to a list, return only those that are marked, or mark them in an array by variable. */
IntList causal_mentioned(Arena *arena, const Causal *causal, Expr left, Expr right);
void causal_mentions(Arena *arena, const Causal *causal, Expr left, Expr right, IntList *found);
IntList causal_mentioned_of(Arena *arena, const Causal *causal, Expr left, Expr right, const bool *is_marked);
void causal_mark_mentions(Arena *arena, const Causal *causal, Expr left, Expr right, bool *is_marked);
bool causal_mentions_constants_only(Arena *arena, const Causal *causal, Expr e); /* no variable, no time */
bool causal_mentions_only(Arena *arena, const Causal *causal, Expr e, bool (*is_role)(Role)); /* only these roles */

/* The variables that a block determines: inner ones, then tearing variables; none for an algorithm. */
static inline int block_size(const Block *block)
{
    return block->inner.count + block->tearing.count;
}

static inline int block_unknown(const Block *block, int index)
{
    return index < block->inner.count ? block->inner.at[index].variable
                                      : block->tearing.at[index - block->inner.count];
}

/* The equations that a block uses, in the same order; -1: made for a schedule. */
static inline int block_equation(const Block *block, int index)
{
    return index < block->inner.count ? block->inner.at[index].equation
                                      : block->residuals.at[index - block->inner.count];
}

/* block_expressions appends the values of the inner variables and both sides of the residual equations. block_mentions
 * appends the variables in these, in divisors and in algorithms, with repetitions. */
void block_expressions(Arena *arena, const Causal *causal, const Block *block, ExprList *found);
void block_mentions(Arena *arena, const Causal *causal, const Block *block, IntList *found);

bool block_determines(const Block *block, const bool *is_marked); /* true if it determines a marked variable */
const Block **blocks_by_variable(Arena *arena, const Causal *causal, const Schedule *schedule); /* NULL: none */

/* By block: true if it is needed, which means that it determines a variable marked in `is_needed`, unless the rule
 * decides otherwise. Goes backwards through the schedule and marks the variables that needed blocks use. */
typedef bool BlockRule(void *context, int block, bool determines);
bool *blocks_needed(Arena *arena, const Causal *causal, const Schedule *schedule, bool *is_needed, BlockRule *rule,
                    void *context);
Schedule schedule_needed(Arena *arena, const Causal *causal, const Schedule *schedule, bool *is_needed); /* these */

const char *reason_text(Arena *arena, const Reason *reason); /* NULL for NULL */

/* The listing of level 3; equal entries are shown once unless it is unrolled. causal_list gives its entries, whose
 * pieces refer to variables, equations, elements or sources by index; the last two by the index of their equation. */
void causal_print(Text *text, const Causal *causal, bool is_unrolled);
enum { LISTED_VARIABLE = 1, LISTED_EQUATION, LISTED_ELEMENT, LISTED_SOURCE };
void causal_list(FamilyListing *to, const Causal *causal);

/* The listing of level 4: state vector, Jacobian pattern, events. */
void discretized_print(Text *text, const Causal *causal, bool is_unrolled);

/* An expression of a drawn equation with pre(), sample() and the like replaced by their variables, if these exist. */
Expr discrete_known(Arena *arena, const Causal *causal, Expr drawn);

/* An expression of a drawn equation with its conditions replaced by the branches of the system. */
Expr branches_in(Arena *arena, const Causal *causal, Expr drawn);

/* Evaluates a schedule numerically: values[] by variable index, in and out. False if a loop does not converge or a
 * divisor vanishes. Used to compare stated starts with computed ones, and in tests. */
bool causal_evaluate(const Causal *causal, const Schedule *schedule, double time, double *values);

/* Called between the start and continuous time: sets the matrices of state sets to their first choice, and their states
 * to the values of the chosen candidates. */
void causal_choose(const Causal *causal, double *values);

#endif
