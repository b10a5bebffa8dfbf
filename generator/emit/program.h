/* program.h - the data of a generated program, filled pass by pass by the files that write BLOCK.h and the three C
 * files; no other folder needs it.
 *
 * Order of work: plan.c, stage.c, mode.c and impulse.c (stage.h) assign blocks to functions and decide which variables
 * are stored. layout.c and kept.c turn that into struct Model; arrange.c and round.c find loops over equal parts
 * (group.c). Then the functions are written (function.h, event.h) as statements (body.h), which are data (code.h), with
 * the names and comments of words.h; then the tables (item.h). program.c fills the templates of the four files;
 * programs for all sizes also use marks.c, place.c and sizes.c. Portable C consists of the same functions (portable.h).
 * parts.c selects the parts of the runtime. passes.h lists the functions that only program.c calls.
 */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "emit/group.h"

#ifndef SYSPHSC_VERSION
#define SYSPHSC_VERSION "unknown"
#endif

/* A variable's members in the generated program. */
typedef struct {
    const Member *member; /* bed.surface.T; NULL: not stored */
    const Member *start;  /* bed.surface.T_start: the stated start value, or the first guess; NULL: has none */
    const Member *guess;  /* bed.surface.T_guess: of a loop's unknown, from the last accepted step; NULL: none */
    int part;           /* index of the part or port that owns it */
    int row;            /* in the table `variables`; -1: it is not listed */
    int equation;       /* the equation that determines it; -1: none */
    bool is_shown;      /* results list it */
    bool is_member;     /* it is stored */
    CStored stored;     /* storage type */
    bool is_decided;    /* at events, the decider of the loop that assumes it determines it */
    bool has_start, has_guess;
    bool is_shown_only; /* its guess belongs to a loop that only results need */
    bool is_started;    /* the initial system determines it, and its guess starts at that value */
    bool is_candidate;  /* of a state set */
    bool is_ticking;    /* a section executed only at ticks of a clock determines it; in between it is kept */
    const Member *reset, *is_reset; /* for a state that algorithms set: the pending value; whether there is one */
    IntList setters;              /* the algorithms that set it */
} Place;

typedef struct {
    const Member *period, *first; /* where it is stored */
} ProgramClock;

enum { SECTION_LEAST = 30, SECTION_MOST = 80 }; /* blocks of one function, if it must be cut */

/* Consecutive steps of one form, executed by a loop. */
typedef struct {
    int from, to;
    int loop; /* entries with the same number share one loop */
    GroupRun run;
} SequenceLoop;

/* One of: a block; a call of a stage, of model_evaluate or of the decider of the preceding loop; a note that so many
 * groups of branches and discrete variables are now determined. */
typedef struct {
    const Block *block;
    const struct Stage *stage;
    bool calls_evaluate;
    const struct ProgramLoop *decided;
    int determined;
    struct Stage *impulses; /* or a call, while impulses are traced, of the stage that depends on them */
} SequenceStep;

/* Steps in evaluation order, cut into functions of bounded size. */
typedef struct {
    List(SequenceStep) steps;
    IntList ends;   /* by section: index after the last step */
    bool is_modal;  /* each block is executed in its own modes only */
    bool is_of_impulses; /* other functions have the same statements, without jumps */
    IntList clocks; /* by section: the clock at whose ticks only it is executed, -1: always; empty: all always */
    List(SequenceLoop) loops; /* ascending; no loop spans two sections */
} Sequence;

typedef List(const char *) NameList;

/* Enumerators of a matrix. */
typedef struct {
    NameList rows, columns;
    const char *row_count, *column_count;
} Positions;

/* State sets of one kind, stored as an array; or a single set. */
typedef struct {
    IntList sets;  /* indices into causal->sets, in the array's order */
    int first;     /* number of the kind's first set */
    GroupRun run;  /* codes: the leaves of their Jacobian, in terms of the index; unused for a single set */
    const char *member, *type, *function, *name; /* pendulum_set, PendulumSet, pendulum_set_jacobian's, PENDULUM_SET */
    Positions positions;
} SetKind;

/* Modes that a condition of the C code names. */
typedef struct {
    ModeSet modes;
    const char *name;
} NamedSet;

enum { FOR_DERIVATIVES = 1, FOR_RESULTS = 2, FOR_INDICATORS = 4, FOR_EVENTS = 8 };

/* Blocks of continuous time that have the same users, a set of these. */
typedef struct Stage {
    unsigned users;
    int run;           /* number of the run of continuous blocks in the schedule of events */
    Sequence sequence; /* without ends: it has no function of its own */
    ModeSet modes;     /* the modes in which it is called */
    List(struct Stage *) ways; /* for the modes of a cluster: the present mode's is called. `sequence` has the blocks
                                * of all modes */
    bool is_of_start;
    struct StageKind *kind; /* NULL: no other stage is like it */
    int index;         /* argument of the kind's function */
    const char *name;  /* of the function, once it is written */
    bool may_fail;
} Stage;

/* Stages of equal parts: one function, with an index. */
typedef struct StageKind {
    int number, count;
    Sequence sequence; /* the steps of all these stages; its loops are the function's statements */
    const char *name;
    bool may_fail;
} StageKind;

/* An algebraic loop of any schedule, numbered from 1. */
typedef struct ProgramLoop {
    int number;
    const Block *block;
    bool is_running; /* solved during the run, from the guess of the last accepted step; else at the start only */
    const char *solve, *function; /* names of its two C functions */
    const char *name, *size, *inner_size;            /* enumerators: LOOP_1, LOOP_1_SIZE, LOOP_1_INNER */
    NameList unknowns, rows; /* enumerators: of iteration variables, then of inner variables if these have
                                          guesses; of residuals */
    List(const Block *) decides; /* branches and discrete variables that it assumes and its own values decide */
    const char *decider; /* name of the function that decides them; NULL if there are none */
    const struct LoopKind *kind; /* NULL: no other loop is like it */
    int index;                   /* argument of the kind's functions */
} ProgramLoop;

/* Loops of equal parts, which share their functions; an index tells them apart. */
typedef struct LoopKind {
    int number;
    ProgramLoop first; /* the first one, with names for all of them */
    const ProgramLoop *last;
    const GroupRun *run; /* codes: the contents of their functions; NULL until it is found */
    int step;            /* from one loop's row in model_loops to the next one's; 0: it varies */
} LoopKind;

/* Interpolation data: a constant object of this name if the program uses it. */
typedef struct {
    const char *name, *numbers, *slopes;
    bool is_used;
} ProgramData;

/* ---- software.c: C code of the user ---- */

/* One behaviour in C, shared by all parts that have it. */
typedef struct {
    const Software *software;
    const FlatAlgorithm *first;  /* the system's first one that calls it; gives the members */
    const char *type, *function; /* struct TYPE of software/TYPE.h; function(struct TYPE *) */
    List(const char *) members;  /* of the struct, parallel to those of `first`: level, x[0], m[1][2] */
    List(const char *) wholes;   /* the same without elements */
} Component;
typedef List(Component) ComponentList;

void software_components(Arena *arena, const System *system, ComponentList *found);
const Component *emit_component_of(const ComponentList *components, const Software *software);

/* A file to be compiled, listed once. */
typedef struct {
    const char *name; /* below software/ */
    const Component *component;
    const SoftwareFile *file; /* the user's file; NULL: C text of the model */
} SoftwareSource;
typedef List(SoftwareSource) SoftwareSourceList;
void software_sources(Arena *arena, const ComponentList *components, SoftwareSourceList *found);

const char *software_file(Arena *arena, const char *name); /* software/name */
bool software_are_compatible(Arena *arena, const System *system); /* true if all components are; reports conflicts */
void software_add(Output *output, const System *system);

/* Rows of a table, without duplicates (unique.c). */
typedef struct {
    Map *known; /* text -> row */
    int count;
    bool is_numbered; /* comments number the rows */
    Text text;
} Unique;
Unique unique_new(Arena *arena, bool is_numbered);
bool unique_is_new(Unique *rows, Name key, int *row); /* sets *row to its number; the caller writes a new row */
int unique_row(Unique *rows, const char *row); /* `row`: C text within the braces; returns its number */

/* A function, possibly shared by equal parts. */
typedef struct {
    const char *name, *kind_name; /* its own name; the name of a shared function */
    const char *trace; /* comment above it */
    CodeLines lines;   /* its body, before inside_print() */
    bool may_fail;     /* returns a status */
    CScope *scope;
    int kind;          /* index of the first one of its kind; its own if it is alone */
    int index;         /* argument of the shared function */
    const GroupRun *run; /* all functions of that kind; NULL: it is alone */
} Routine;
typedef List(Routine) RoutineList;

/* A row described by a name and numbers; `others`: the further fields of all rows of its shape, as C. */
typedef struct {
    const char *others;
    Name name;
    const int *numbers;
    int count;
} NamedThing;
typedef List(NamedThing) NamedList;
typedef List(FamilyMember) FamilyMembers;

/* Where everything is stored. */
typedef struct {
    const Member *time;
    List(Place) places;      /* by index of causal->variables */
    IntList rows;            /* of the table `variables`: indices into causal->variables */
    const bool *is_listed;   /* by variable: it has a row */
    Map *part_at;            /* interned member path of a part other than a port -> part */
    Map *variable_at;        /* interned member path of a part's variable -> variable */
    const char **part_types; /* by part: the name of its struct; NULL: a port, or nothing is stored */
    const char **part_paths; /* by part: `bed.surface.` */
    const char *types, *model; /* C text: types; members of struct Model */
    const char *branches, *slacks, *before, *clocks, *resets, *jumps, *divisors; /* C text: members of inner structs */
    int work; /* doubles of work space that are kept in struct Model, for loops too large for the stack */
} ProgramLayout;

/* Ranges of values, in portable C. */
typedef struct {
    ValueRange **of;  /* by variable: its range; NULL: none is stated */
    IntList discrete; /* discrete variables that depend on their previous values: states, too */
    bool *is_taken;   /* by variable: it is a parameter that can be set */
} ProgramRanges;

typedef List(Assignment) AssignmentList;

/* Divisors that depend on constants only. */
typedef struct {
    AssignmentList all;     /* assignments with such divisors */
    Map *number_of;         /* divisor that the model keeps -> 1 + index into: */
    List(const Member *) members;
    bool are_known;         /* they have been computed where the function being written is called */
} ProgramDivisors;

/* The blocks of each function. */
typedef struct {
    Sequence constants, start, evaluate, outputs;
    Sequence events, indicate; /* executed at events; needed by indicators */
    List(Stage) stages;        /* of continuous time, in evaluation order */
    List(Stage) start_stages;  /* blocks of the start in single modes */
    bool has_instants;         /* there are relations of time only */
    bool has_outputs;          /* there are statements that only results need */
    bool has_phases;           /* initial() or terminal() is used */
} ProgramPlan;

/* Blocks that depend on the sizes of jumps. If neither field is set, they are computed with the other blocks. */
typedef struct {
    bool are_modal; /* each mode's function calls one that computes them in that mode */
    Stage whole;    /* or a stage that computes them after all others; unset if it has no blocks */
} ProgramImpulses;

typedef struct {
    List(NamedSet) sets;      /* sets named in C code */
    List(ModeSet) numbered;   /* sets that tables refer to by number */
    List(const char *) names; /* enumerators, by mode of all clusters */
} ProgramModes;

typedef struct {
    List(ProgramLoop) all;
    int running, shown;
    Map *of_block; /* block -> index into `all` */
} ProgramLoops;

typedef struct {
    List(SetKind) kinds;
    int *numbers; /* by state set: its number among those of all kinds, one kind after the other */
} ProgramSets;

typedef struct {
    RoutineList routines; /* by index of causal->algorithms */
    ComponentList components;
    NameList statement_names, statement_texts; /* statements that messages name */
    Text statement_places;                     /* a comment: where they are drawn */
    NameList call_names, call_fields;          /* calls of C code of the user */
} ProgramAlgorithms;

/* Functions of branches. */
typedef struct {
    const char **courses;       /* by index of causal->branches; NULL: it has none */
    List(const char *) slopes;  /* by index of causal->turning */
} ProgramBranches;

/* The parts and ports that model_instances lists. */
typedef struct {
    IntList parts; /* indices into system->parts */
    int *rows;     /* by part: its row; for a port, its owner's row */
    Map *of_path;  /* path -> that row */
} ProgramInstances;

/* Tables that several others point into. */
typedef struct {
    List(const char *) series; /* tables that the program composes at start-up */
    Unique scopes;             /* model_scopes */
    Map *element_at;           /* key of an element -> index into: */
    NamedList elements;        /* model_drawn */
    struct DrawnAt *drawn;     /* emit_drawn_at() */
} ProgramTables;

/* Names and texts in messages and comments. */
typedef struct {
    Map *told_at;                           /* long text of an equation -> the first equation whose trace shows it */
    Map *row_names;                         /* variable that messages of algorithms name -> index into: */
    NameList variable_names, variable_rows; /* NAME, NAME = row */
    bool *is_reported;                      /* by equation: messages of generated code name it */
    struct EquationNames *equation_names;   /* emit_names_begin() */
} ProgramMessages;

/* Data for a program for all sizes. */
typedef struct {
    const SizeList *list; /* NULL: a program of one size */
    List(PlacedArray) placed;
    Text filling, law_filling; /* statements that fill its tables; `filling` also in programs of one size */
} ProgramSizes;

/* Delayed quantities. */
typedef struct {
    IntList operands;     /* variables of the system, each once */
    NameList names;       /* enumerators, parallel to these */
    CodeList members;     /* m->past[K], likewise */
    const int *of_table;  /* by index of expr_tables(): into operands */
    IntList first_delays; /* by operand: index into delays */
} ProgramPasts;

/* Long expressions, as functions of bounded size (portion.h). */
typedef struct {
    struct PortionFile *model, *checks, *present; /* BLOCK.c's; BLOCK_checks.c's; the one being written */
    struct Node *nodes;
    size_t node_count;
    uint32_t stamp, last_stamp; /* of the body being written; the last one given */
} ProgramPortions;

typedef struct Program {
    Arena *arena;   /* for data that last as long as the program */
    Arena *scratch; /* text for one statement, function, struct or table row: emptied after each */
    const Causal *causal;
    const System *system;
    const char *name; /* BLOCK */
    bool is_unrolled; /* without loops over parts */
    const Portable *portable; /* NULL: the runtime executes it */
    const double *fixed; /* in portable C, by variable: a constant written as a number, else NaN; NULL: none */
    Map *called;         /* in portable C: names that the text mentions, of functions other than its own, of
                          * equations and of modes; NULL: not collected */
    Record *noted;    /* the record of all files, in which statements are noted; NULL: not noted */
    GroupStyle style;
    CScope *functions;
    ProgramPlan plan;
    ProgramImpulses impulses;
    ProgramModes modes;
    ProgramLoops loops;
    ProgramSets sets;
    ProgramLayout layout;
    ProgramDivisors divisors;
    ProgramRanges ranges;
    ProgramInstances instances;
    ProgramSizes sizes;
    ProgramAlgorithms algorithms;
    ProgramBranches branches;
    ProgramPasts pasts;
    ProgramPortions portions;
    ProgramMessages messages;
    ProgramTables tables;
    struct Rig *rig;
    List(ProgramClock) clocks; /* by index of causal->clocks */
    List(ProgramData) data;    /* by index of expr_tables() */
    Expr *of_instant;          /* by variable: if it is true at instants only, its expression in checks; else NULL */
} Program;

/* ---- plan.c, layout.c ---- */

void emit_plan_program(Program *p);

/* plan.c: true of a state, also one of a state set; the state whose derivative the variable is, -1: none. */
bool emit_is_state(const Program *p, int variable);
int emit_integral(const Program *p, int variable);
void emit_layout_program(Program *p);

/* ---- lookup.c ---- */

int emit_owner_part(const Program *p, int variable);  /* its part; for a port's variable, the owner of the port */

/* `m->bed.surface.T`, `-m->ball.f` or a number, for any variable whose value is stored; aliases are resolved. */
const Code *emit_stored(const Program *p, int variable);
CStored emit_stored_as(const Program *p, int variable);
const char *emit_type_wish(const Program *p, const char *name); /* in portable C with its prefix */
const char *emit_type_text(const Program *p, int variable);      /* storage type as C: a ModelType */
const char *emit_feature_text(const Program *p, int variable);   /* der_T: the last segment of its path */
/* The unit as stated, "" if it is not (for comments, which parts share); or the unit as inferred. */
const char *emit_unit_text(const Program *p, int variable, bool is_stated);
int emit_assigned(const Block *block); /* the variable that it determines by one formula; -1: a loop or an algorithm */
int emit_first_determined(const Program *p, const Block *block); /* variable */
const char *emit_path_text(const Program *p, int variable);
const char *emit_wish_of(const Program *p, int variable); /* path as an identifier */
int emit_input_place(const Program *p, int variable, int *sign); /* the variable stored for an input; *sign times it */
bool emit_is_given(const Program *p, int variable); /* from outside, in portable C: an input, a branch of its course */
Expr emit_held(const Program *p,
               Expr e); /* in portable C inputs are held: for a piece of an input's course, the input or, for a
                          * derivative, 0; else NULL */
bool emit_is_fixed(const Program *p, int variable); /* portable C has it as a number */
bool emit_is_remembered(const Program *p, int variable); /* stored with others of its kind, not with its part */
bool emit_takes_start(const Causal *causal, int variable); /* its stated start value counts before the first event */

const Block *sequence_block(const SequenceStep *step); /* the step's first block, or NULL */

/* True of a block that needs no statement: a loop decides its variable, or it is given or a number. NULL: false. */
bool sequence_is_decided(const Program *p, const Block *block);
bool sequence_is_start(const Program *p, const Assignment *a); /* it takes its initial value where --set stores it */

/* True if the divisor is tested where the assignment is computed. A divisor of constants only is tested once, before
 * the start; in the assignment of a constant, it is tested there. */
bool sequence_is_guarded(const Program *p, const Assignment *a);

bool loop_has_inner_guesses(const Block *block); /* its inner variables have guesses, too */
int loop_work(const Block *block);               /* doubles, see LOOP_WORK in runtime/loop.h */

const char *program_summary(Arena *arena, const Causal *causal); /* program.c: its size, in words */

/* ---- instance.c: parts ---- */

void instances_number(Program *p); /* before any function is written */
int emit_instance_row(const Program *p, Name path); /* in model_instances, of an equation's or connector's part */
void instances_print(Program *p, Record *record);

#endif
