/* causal.h - level 3, causal: every unknown is determined exactly once, in evaluation order.
 *
 * Holds:       roles of all variables (constant, state, alias ...), the equations in terms of representatives, with
 *              those that index reduction derived, what happens at events, and four schedules of blocks: constants,
 *              start, continuous time, events.
 * Never holds: C, positions in solver vectors, der() of anything that is not a variable of its own.
 * Invariants:  each unknown of a schedule is determined by one block; a block's expressions use only what is known
 *              before the schedule or determined by earlier blocks; of the schedules of constants and of continuous
 *              time, one uses each equation, once, but those that were eliminated, are redundant or were replaced by
 *              a combination. Checked by causal_check, of a model with modes in each of them.
 * Indices:     variables[i] for i < system->variables.count is system->variables[i]; derivatives that only
 *              differentiation made, and the variables of state sets, follow. Likewise equations.
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
    ROLE_DERIVED_CONSTANT, /* computed by the constants' schedule: drawn as one, or determined by constants alone */
    ROLE_STATE,
    ROLE_DERIVATIVE, /* of a state: what the integrator asks for */
    ROLE_ALGEBRAIC,  /* includes derivatives that are not integrated */
    ROLE_SELECTION,  /* an entry of a state set's matrix: 0 or 1, chosen while running */
    ROLE_DISCRETE,   /* determined at events, kept between them */
    ROLE_BRANCH,     /* the value of a relation, an integer part, or the interval of a table: likewise */
    ROLE_BEFORE,     /* the value of another variable before the event: pre(z) */
    ROLE_FLAG,       /* true in the first round of certain events: initial(), terminal(), a clock's tick */
    ROLE_OFFSET,     /* how far a variable is from the state that moves as it does: known once the run has begun */
    ROLE_JUMP,       /* of another variable, while impulses are traced: how far it jumps; else 0 */
    ROLE_ALIAS,      /* equals ±another variable, or a number: eliminated */
    ROLE_ABSENT      /* of one mode: there is none in it, but in others */
} Role;

/* Words about the system. What they name stands in them as itself, so that each reader shows it in its own way. */
typedef enum { REASON_WORDS, REASON_VARIABLE, REASON_EQUATION, REASON_NUMBER, REASON_EXPRESSION } ReasonKind;

typedef struct {
    ReasonKind kind;
    const char *words;
    Expr expr;     /* or the leaf of a variable, which has its path as its name */
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
    int before;               /* DISCRETE and what else pre() is applied to: index of its value before, or -1 */
    int of;                   /* BEFORE: the variable whose value it was; OFFSET: that is so far from a state; of a
                               * product: the factor that it stands for */
    bool is_product;          /* made in the place of a factor, see products.c */
    int clock;                /* DISCRETE: index of the clock whose ticks it changes at, -1: at any event */
    int declared;             /* variable of the system that it stands for: itself, its last integral, a candidate, what
                               * it was the value of; FLAG, BRANCH: -1 */
    int set;                  /* STATE, its DERIVATIVE, SELECTION: index of the state set it belongs to, else -1 */
    const Reason *decides;    /* CONSTANT: what of the structure rests on its value, or NULL: it can be set freely */
    /* ROLE_ALIAS: equals sign * variables[representative], or `value` if representative is -1 */
    int representative, sign;
    double value;
    int equation; /* ALIAS: that it is credited to, in which it stands, or of whose variable it is the derivative; each
                   * equation is that of one alias and its derivatives. Others -1 */
    IntList with; /* ALIAS: equations without which that one does not make it one */
    Expr presence; /* it is there while this holds; NULL: always */
    /* start value, after merging over aliases; NULL if none */
    Expr start;
    bool is_fixed;
    bool is_given; /* stated on a part, a block or an instance: no guess of a port's type */
    bool is_guess; /* of a nonlinear loop */
    Source start_source;
    const Reason *reason; /* STATE: why it was chosen */
} CausalVariable;

typedef enum {
    EQUATION_USED,
    EQUATION_ELIMINATED, /* became an alias */
    EQUATION_REDUNDANT,  /* follows from others */
    EQUATION_REPLACED,   /* a combination of it with others stands in its place */
    EQUATION_START,      /* stands for another one in the schedule of the start only: of a delayed value */
    EQUATION_DISCRETE,   /* determines a discrete variable, at events only */
    EQUATION_INTEGRAL,   /* two states move alike: of two equal derivatives, or opposite ones */
    EQUATION_CONSTANT,   /* holds constants only: the constants' schedule uses it */
    EQUATION_MODE,       /* what a drawn one says in some modes, or was derived in these */
    EQUATION_ABSENT      /* of one mode: says nothing in it, or something else */
} EquationUse;

typedef struct {
    Name id; /* pipe.law.friction; of its time derivatives friction', friction''; a combination in its place friction*;
              * at the start friction.0; of state sets S1.1; of two that are integrated at once friction~; a product
              * friction# */
    Expr left, right; /* in representatives and constants, folded */
    EquationUse use;
    int clock;    /* DISCRETE: whose ticks it holds at, -1: at all events */
    int determines; /* DISCRETE: the variable */
    int parent;   /* index of the equation it is the time derivative of, or -1 */
    int set;      /* of a state set: its index, else -1 */
    int declared; /* equation of the system that it comes from, the first one if there are several */
    bool is_product; /* defines a product that was made an unknown */
    IntList made_of; /* of a combination: the equations, or what they were derived from */
    Expr presence; /* of a drawn one: it holds while this does; NULL: always */
    const Reason *reason; /* why it was made; NULL for those drawn */
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

/* A partial derivative that several entries share: d(variable)/d(tear). Its leaf stands in `value`s that come later. */
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
    MOST_APART = 16  /* of one whose modes are shown one by one: those of others share statements */
};

/* In which modes something is: those of one cluster, by bit; `in` 0: in all of all clusters. */
typedef struct {
    int cluster;
    uint64_t in;
} ModeSet;

/* ASSIGN: one entry in `inner`. Loops: given the tearing variables, `inner` determines the other unknowns in order,
 * and what is left of each residual equation, left - right, must vanish; the exact Jacobian of the residuals with
 * respect to the tearing variables, row by row, takes the inner assignments into account through `partials`. */
typedef struct {
    BlockKind kind;
    List(Assignment) inner;
    IntList tearing;     /* variables */
    IntList residuals; /* equations, as many as tearing variables */
    IntList through;   /* equations put into an assignment's value, besides its own: those of the loop that it was */
    int vanished;      /* so many more at the end of `through` tell what is 0 (vanish.c) */
    List(Partial) partials;
    List(JacobianEntry) jacobian;
    bool is_sparse;          /* large: all unknowns are tearing variables, so that no elimination fills its matrix */
    bool is_state_selection; /* contains differentiated equations that were chosen to replace states */
    bool is_output_only;     /* continuous schedule: no derivative and no loop of a derivative needs it */
    int observers;           /* of the start: so many inner ones, the last, only tell which solution is meant */
    int algorithm;
    ModeSet modes;           /* in which it is, of the whole */
} Block;

typedef List(Block *) Schedule;

/* States that are chosen while running: x = A c. The candidates c are algebraic unknowns of the continuous schedule,
 * determined by the equations, n of them, and by x, one less for each equation. */
typedef struct {
    IntList candidates, states; /* variables */
    IntList selection;          /* variables: the entries of A, row by row, as many rows as states */
    IntList equations;          /* that tie the candidates together */
    IntList chosen;             /* positions of those candidates that are states at first, ascending */
    IntList started;            /* of those whose stated starts determine the others; as many */
    ExprList jacobian;          /* the equations' partial derivatives by the candidates, row by row, constant pivots
                                   eliminated */
    ModeSet modes;              /* in which it is */
    int number;                 /* in its name */
} StateSet;

/* By what state sets choose from: their numbers, from 1. */
typedef struct {
    Map *of;
    int count;
} SetNumbers;

/* ---- events: branches, clocks, algorithms ---- */

/* How the value of a branch is found at an event, and when it stops to hold. */
typedef enum {
    BRANCH_RELATION, /* the truth of a relation; an indicator is the difference of its sides */
    BRANCH_INTEGER,  /* floor(argument), or the interval of an axis that it is in; two indicators */
    BRANCH_TIMED,    /* as one of these, but of rate*time + rest: it is known when it changes */
    BRANCH_SEARCHED  /* as one of these, but of time in another way: it is searched when it changes */
} BranchKind;

typedef struct {
    int variable;        /* ROLE_BRANCH: its value, kept between events */
    BranchKind kind;
    Expr value;          /* the relation, one of < <= > >=, floor(argument) or interval(argument, axis): in
                          * representatives and other branches */
    Expr rate, rest;     /* TIMED: rate*time + rest > 0 (>= 0 for <= and >=) is the relation, or it is the argument */
    Expr form;           /* SEARCHED: in place of rate*time + rest; of time, constants and what is held */
    bool is_integer;     /* the value is an integer part or the number of an interval */
    bool is_numbered;    /* its name is a number, since the text of the value is too long */
    bool is_moved;       /* TIMED, SEARCHED: by an importer, too, that sets inputs as it likes, so that it is watched */
    bool may_peak;       /* watched: what it compares may rise and fall within a step of the integrator */
    Expr gate;           /* of values before the event: only while this is true its value counts, is determined and
                          * watched; NULL: always */
    Expr presence;       /* what it occurs in is there while this holds; NULL: always */
    int equation;        /* that it occurs in first, -1 if it is an algorithm's */
    int algorithm;       /* likewise */
} Branch;

/* A drawn element, and the path of the part that owns it. */
typedef struct {
    Source source;
    Name element, instance;
} Site;

/* The value that stated starts imply for a branch, or for an unknown of a nonlinear loop without a start. It consists
 * of constants, time, earlier branches and guesses, and variables, whose starts count. */
typedef struct {
    int variable;
    int branch; /* index; -1: an unknown */
    Expr value;
} StartGuess;

/* Ticks at first + k*period. */
typedef struct {
    int flag;            /* ROLE_FLAG: true while it ticks */
    Expr first, period;  /* of constants; first is NULL if it begins with the run */
    Site site;
} Clock;

/* A quantity as C code is given it, and where the code puts it. */
typedef struct {
    Expr value;      /* of a representative, or a number; of what is written: before the event */
    int variable, sign; /* written: sign times this variable is what the code sets; else -1 */
} CausalMember;

/* What an equation of the derivatives is divided by, and may change its sign. */
typedef struct {
    Expr divisor; /* in representatives */
    int equation;
} Pole;

/* A delayed value: that of another variable, `time` ago. */
typedef struct {
    int equation;       /* that says so, of the system's: of a piece of the past */
    int operand;        /* variable of the system */
    Expr time, longest; /* the delay, in representatives and branches; what it never exceeds, in constants */
    Expr past, breaks;  /* leaves */
    int branch;         /* the interval of the past that it is in, -1 if there is none */
    IntList causes;     /* delays that the operand feels in no time, or integrated */
    bool is_switched;   /* the operand feels other branches, discrete variables or resets like that */
} Delay;

/* A variable that was differentiated, is no state and may jump at an event. */
typedef struct {
    int variable, derivative; /* variables */
    int size;                 /* ROLE_JUMP */
    bool is_twice;            /* it was differentiated once more, and that is felt */
    bool is_position;         /* in a mode it has a derivative that is none of a state either: it ties positions */
    bool is_lost;             /* within an expression: what its jumps do is not known; `derivative` is none then */
    ModeSet modes;            /* in which it is no state */
} Jump;

/* FlatAlgorithm in representatives, pre() and watched conditions replaced by variables. */
typedef struct {
    int declared;         /* index into the system's algorithms */
    StatementList statements;
    List(CausalMember) members; /* parallel to those of the system's algorithm */
    int clock;            /* index, or -1 */
    Expr presence;        /* executed while this holds; NULL: always */
    IntList reads, assigns; /* variables; what it assigns begins with its value before the event */
} CausalAlgorithm;

/* ---- jacobian.c: how the derivatives depend on the states ----
 *
 * The blocks on the way from states to derivatives, differentiated one by one. Each quantity that depends on a state
 * has a slot for its directional derivative: the states have 0 .. states - 1, in the order of Causal's states, then
 * those quantities in evaluation order. Relations count as constant. Of all modes together, rows of a mode hold in it
 * alone, and several may be of one slot, also of a state's. Of a unit inputs are like states, with slots behind
 * theirs, and outputs like derivatives. */

typedef struct {
    int slot;
    Expr partial; /* by the quantity of that slot; never 0 */
} SlopeTerm;

/* d(slot) = sum of partial * d(term's slot); of a residual, slot -1: the same for left - right. */
typedef struct {
    const Block *block;
    int equation, slot; /* equation -1: it is a branch's, in which case its slot is of that variable */
    int first, count; /* in terms */
} SlopeRow;

/* A loop's rows: inner assignments, as many as `inner`, from `row` on, then `size` residuals. Its tearing variables
 * have the slots tear .. tear + size - 1; of all modes together, those in `tears` from there on. */
typedef struct {
    int row, inner, size, tear;
} SlopeLoop;

typedef struct {
    int states, slots;
    int inputs; /* of a unit: those that are numbers, as the system has them, with slots behind the states'; else 0 */
    List(SlopeRow) rows;
    List(SlopeTerm) terms;
    List(SlopeLoop) loops;
    IntList tears; /* slots of all loops' tearing variables */
    int *watched;  /* of a unit whose indicators are wanted: by branch its slot, -1: none; else NULL */
    const int *variable;   /* by slot */
    const int *derivative; /* by state: slot of its derivative, -1 if that depends on no state */
    /* d(derivatives)/d(states) by rows: what each derivative depends on, all unknowns of a loop on all that any of them
     * depends on; and the same with the whole diagonal. Both are empty if more than half of a large matrix would be
     * filled: it is taken for full; or if a large loop fills it, or a sum that they share: is_augmented, the integrator
     * solves for the changes of all slots then. */
    bool is_full, is_augmented;
    bool is_sparse; /* neither, and the pattern is worth a sparse matrix */
    Incidence depends, pattern;
    int64_t nonzeros;  /* of the pattern; of the linear system of all slots if augmented */
    const int *colour; /* by state: of its column, the long rows aside; NULL if full or augmented */
    int colours;
    IntList long_rows; /* that mention so many columns that a sweep for each of them costs less than their colours */
} Linearization;

/* A fixed start that equations and other fixed starts determine already: must agree with them. */
typedef struct {
    int variable;
    Expr start;
    Source source;
    IntList starts;    /* variables: their fixed starts determine it, the nearest first */
    IntList equations; /* ... through these, constraints first; of many, some */
} StartCheck;

/* A selector between equations of different structure: a Boolean, an enumeration, or a relation of values kept between
 * events. */
typedef struct {
    Expr of; /* in representatives and branches */
    Expr presence;  /* it counts while this holds, as of a state machine of what comes and goes; NULL: always */
    bool is_number; /* that equations compare with others: of its values, the last one stands for all others */
    List(double) values;
} Selector;

typedef struct {
    Selector *at;
    int count, capacity;
    const double *constants; /* by variable, of which initial values are made; NULL: none was asked for yet */
} SelectorList;

/* One combination of a cluster's selectors' values, with a structure of its own. */
typedef struct Mode {
    const double *values;  /* by selector */
    const char *name;      /* locked, not_locked: of functions of the program */
    const char *condition; /* "locked, not open": for people */
    const char *obstacle;  /* why there is no structure in it; else NULL */
    const char *start_obstacle; /* why no run can begin in it; else NULL */
    struct Causal *causal; /* in this mode, other clusters being in their reference modes, with the variables and
                            * equations of the whole: those of other modes are absent; NULL if there is an obstacle */
} Mode;

typedef List(Mode) ModeList;

/* Selectors that decide together on the structure. Clusters are independent: what differs between the modes of one of
 * them is the same in all modes of the others. */
typedef struct {
    SelectorList selectors;
    ModeList modes;
    ModeList impossible; /* combinations with an obstacle */
    int reference;       /* the mode in which other clusters were looked at */
} Cluster;

typedef struct Causal {
    const System *system;
    List(CausalVariable) variables;
    List(CausalEquation) equations;
    IntList states; /* indices of variables, ascending */
    List(ModeSet) state_modes; /* with clusters: in which modes each is one */
    List(StateSet) sets;
    Schedule constants;  /* determines derived constants, from constants */
    Schedule start;      /* determines the states' initial values from constants and time, and offsets */
    Schedule continuous; /* determines everything else from states, constants and time */
    List(Branch) branches;
    ExprList turning; /* slopes of what follows time in relations of other quantities: steps end where one changes its
                       * sign; as the form of a branch */
    List(Pole) poles;
    List(Clock) clocks;
    Map *clock_at; /* by path of the flag -> index into clocks */
    List(Delay) delays; /* by equation, ascending */
    List(CausalAlgorithm) algorithms;
    IntList discretes; /* ROLE_DISCRETE, ascending */
    IntList resets;    /* states that algorithms set, ascending */
    List(Jump) jumps;
    IntList stepwise;  /* discrete variables that algorithms assign for the next round: others see the values before */
    Schedule events; /* determines branches and discrete variables, with those blocks of `continuous` that they need;
                          where branches and discrete variables depend on each other in a cycle, it takes the former
                          values of some of them */
    const bool *is_assumed; /* by variable: its former value is taken there; NULL without events */
    const int *group;       /* by variable that is assumed: those that depend on each other have the same, from 0 in the
                               order of events, which is one in which groups depend on each other; others -1 */
    IntList group_ends;     /* by group: how many blocks of events determine it, and those before it */
    List(StartGuess) guesses; /* in order: of branches that events assume, of unknowns, and of what these rest on */
    const bool *is_felt;    /* by variable: derivatives and delayed values depend on it; NULL without events */
    const bool *is_seen;    /* by variable: what is continuous between events depends on it directly; likewise */
    Map *branch_of, *branch_at; /* relation or floor() in representatives, or leaf -> index into branches */
    List(StartCheck) start_checks;
    IntList defaulted;        /* states that begin at 0 because no start is stated */
    IntList given;            /* what is no state and begins at its stated value, for states without a start */
    List(const char *) notes; /* for the user: default starts taken, eliminated redundancies ... */
    ExprIndices *by_leaf;     /* leaf -> index into variables */
    const Linearization *linearization;
    const Linearization *sensitivities; /* of a unit, without a pattern unless both are one; NULL: none, or not known */
    const struct Balance *balance; /* of its blocks, once something is wrong; else NULL */
    SetNumbers *set_numbers; /* the same in all modes */
    List(Cluster) clusters; /* if the structure changes: then states, schedules of the start, of continuous time and of
                             * events are those of all modes, each block being of some, and a state may be none in
                             * others */
    bool is_of_mode;  /* it is what holds in one mode */
} Causal;

/* ---- jacobian.c ---- */

bool linearization_takes(const System *system, const FlatInput *input); /* is a unit's input a column? */

/* Of a unit: `outputs` are variables. NULL where that is not known: sets of states choose among columns, and
 * large loops have no dense rows. An indicator is the difference of a relation's sides, or how far an integer part or
 * an interval is from the next one, positive where the boundary itself does not belong to. */
const Linearization *linearize_unit(Arena *arena, const Causal *causal, const IntList *outputs, bool with_indicators);

/* ---- mode.c ---- */

bool mode_lacks(const Cluster *cluster, const Mode *mode, Expr presence); /* what is there while that holds? */

/* ---- modeset.c ---- */

bool modeset_is_same(ModeSet a, ModeSet b);
bool modeset_meets(ModeSet a, ModeSet b);                 /* is there a combination of modes that is in both? */
bool modeset_holds(ModeSet modes, int cluster, int mode); /* all other clusters may be in any mode */
bool modeset_holds_in(const Causal *whole, ModeSet modes, int cluster, int mode); /* ... are in their reference modes */

/* The modes of something given by its modes in each cluster; at most one cluster restricts them. */
ModeSet modeset_of(const Causal *whole, const uint64_t *in);

/* The condition that holds in exactly these modes (at least one): "locked, not open; or open". Likewise as a name:
 * "locked_or_open", or "4_modes" if that is too long. */
const char *modeset_words(Arena *arena, const Causal *whole, ModeSet modes);
const char *modeset_name(Arena *arena, const Causal *whole, ModeSet modes);

uint64_t modeset_bit(int mode);
uint64_t modeset_all(const Cluster *cluster);

/* Nothing that was drawn depends on the time, or on what was before: one instant tells all. */
bool causal_is_timeless(const Causal *causal);

/* Reports structural errors in the modeller's terms; the result is only to be used if none was reported. */
const Causal *causalize(Arena *arena, const System *system);

void causal_check(const Causal *causal); /* the invariants; internal_error if broken */

/* ---- causal.c ---- */

int causal_variable(const Causal *causal, Expr leaf); /* -1 for time and partials */

/* The variable x of one that was made as der(x), pre(x), offset(x) or jump(x), and that function; -1: it is none. */
int causal_made_of(const Causal *causal, int variable, const char **function);
int causal_representative(const Causal *causal, int variable); /* itself if it is no alias; -1: a number */
Expr causal_without_jumps(const Causal *causal, Expr e); /* impulse.c: as it is unless impulses are traced */
void vanish_among(Arena *arena, const Causal *causal, const Block **blocks, int count); /* vanish.c: of one mode, in
    their order: those that hold what is 0 there are replaced by copies without it */
bool causal_is_constant_role(Role role);
bool causal_is_held_role(Role role);    /* kept between events: known in continuous time, of derivative 0 */
bool causal_is_known_role(Role role);   /* one of both */
bool causal_is_unknown_role(Role role); /* of the start, before states have values */

bool branch_is_watched(const Branch *branch); /* indicators tell when it changes */
bool branch_has_course(const Branch *branch); /* the time and the courses of inputs decide it */
bool block_is_solved_loop(const Block *block); /* an assignment that solves a loop symbolically */
bool branch_holds_at_zero(const Branch *branch); /* a relation, where its sides are equal */

const Delay *causal_delay(const Causal *causal, int equation); /* that the equation says, or NULL */
void delays_mark_operands(const Causal *causal, bool *is_marked); /* their representatives */

/* ---- mention.c: what expressions and blocks mention and determine ---- */

/* The variables that expressions mention, each once an expression, in order of first occurrence; an expression may be
 * NULL. The same appended to a list, only those of them that are marked, and as marks by variable. */
IntList causal_mentioned(Arena *arena, const Causal *causal, Expr left, Expr right);
void causal_mentions(Arena *arena, const Causal *causal, Expr left, Expr right, IntList *found);
IntList causal_mentioned_of(Arena *arena, const Causal *causal, Expr left, Expr right, const bool *is_marked);
void causal_mark_mentions(Arena *arena, const Causal *causal, Expr left, Expr right, bool *is_marked);
bool causal_mentions_constants_only(Arena *arena, const Causal *causal, Expr e); /* no variable, no time */
bool causal_mentions_only(Arena *arena, const Causal *causal, Expr e, bool (*is_role)(Role)); /* of such roles */

/* The variables that a block determines: inner ones, then tearing variables. Of algorithms none is counted. */
static inline int block_size(const Block *block)
{
    return block->inner.count + block->tearing.count;
}

static inline int block_unknown(const Block *block, int index)
{
    return index < block->inner.count ? block->inner.at[index].variable
                                      : block->tearing.at[index - block->inner.count];
}

/* Likewise the equations that it uses; -1: made for a schedule. */
static inline int block_equation(const Block *block, int index)
{
    return index < block->inner.count ? block->inner.at[index].equation
                                      : block->residuals.at[index - block->inner.count];
}

/* Values of the inner variables and both sides of the residual equations; the variables that they, divisors and
 * algorithms mention, with repetitions. Both append. */
void block_expressions(Arena *arena, const Causal *causal, const Block *block, ExprList *found);
void block_mentions(Arena *arena, const Causal *causal, const Block *block, IntList *found);

bool block_determines(const Block *block, const bool *is_marked); /* a marked variable? */
const Block **blocks_by_variable(Arena *arena, const Causal *causal, const Schedule *schedule); /* NULL: none */

/* Backwards through a schedule, which blocks are needed: those that determine a variable marked in `is_needed`, which
 * receives what they mention in turn, or as the rule says. By block. */
typedef bool BlockRule(void *context, int block, bool determines);
bool *blocks_needed(Arena *arena, const Causal *causal, const Schedule *schedule, bool *is_needed, BlockRule *rule,
                    void *context);
Schedule schedule_needed(Arena *arena, const Causal *causal, const Schedule *schedule, bool *is_needed); /* these */

const char *reason_text(Arena *arena, const Reason *reason); /* NULL of NULL */

/* The listing of level 3, what is equal once unless it is unrolled; its entries, in which pieces refer to these by
 * their index: of the last two, the place is that of an equation. */
void causal_print(Text *text, const Causal *causal, bool is_unrolled);
enum { LISTED_VARIABLE = 1, LISTED_EQUATION, LISTED_ELEMENT, LISTED_SOURCE };
void causal_list(FamilyListing *to, const Causal *causal);

/* Of level 4: state vector, Jacobian pattern. */
void discretized_print(Text *text, const Causal *causal, bool is_unrolled);

/* An expression of an equation as drawn, with pre(), sample() and the like as variables, as far as there are any. */
Expr discrete_known(Arena *arena, const Causal *causal, Expr drawn);

/* An expression of an equation as drawn, with branches in the place of what they stand for in the system's. */
Expr branches_in(Arena *arena, const Causal *causal, Expr drawn);

/* Evaluates a schedule numerically: values[] by variable index, in and out. False if a loop does not converge or a
 * divisor vanishes. For comparing stated starts with those that follow, and for tests. */
bool causal_evaluate(const Causal *causal, const Schedule *schedule, double time, double *values);

/* Between the start and continuous time: gives the matrices of state sets their first choice, and their states the
 * values of the chosen candidates. */
void causal_choose(const Causal *causal, double *values);

#endif
