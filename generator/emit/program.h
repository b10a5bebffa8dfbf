/* program.h - what a program consists of: the files that write BLOCK.h and the three C files make it, pass by pass; no
 * other folder needs it.
 *
 * Order of work: plan.c, stage.c, mode.c and impulse.c (stage.h) decide what is computed where and what is stored,
 * layout.c and kept.c turn that into struct Model, arrange.c and round.c find what becomes loops over equal parts
 * (group.c). Then the functions are written (function.h, event.h), all of statements (body.h) that are data (code.h),
 * with the words of words.h, and the tables of rows (item.h). program.c puts all of it into the templates of the four
 * files (of a program for all sizes also marks.c, place.c, sizes.c). Portable C is made of the same functions
 * (portable.h). parts.c says which parts of the runtime it has. passes.h lists functions that program.c alone calls.
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
    int row;            /* in variables, -1 if it is not listed */
    int equation;       /* that determines it, -1 if none */
    bool is_shown;      /* results list it */
    bool is_member;     /* stored */
    CStored stored;     /* as what */
    bool is_decided;    /* the decider of the loop that assumes it determines it at events */
    bool has_start, has_guess;
    bool is_shown_only; /* its guess is of a loop that only results need */
    bool is_started;    /* the initial system determines it: a guess begins there */
    bool is_candidate;  /* of a state set */
    bool is_ticking;    /* a section of a clock determines it: else it is what it was */
    const Member *reset, *is_reset; /* of a state that algorithms set: where its value waits, and whether it was set */
    IntList setters;              /* these algorithms */
} Place;

typedef struct {
    const Member *period, *first; /* where they are stored */
} ProgramClock;

enum { SECTION_LEAST = 30, SECTION_MOST = 80 }; /* blocks of one function, if it must be cut */

/* Blocks of one form, one after the other, that a loop executes. */
typedef struct {
    int from, to;
    int loop; /* those of one number are one loop */
    GroupRun run;
} SequenceLoop;

/* One of: a block, a call of a stage, of model_evaluate, of what decides the branches of the loop before; or that so
 * many groups of branches and discrete variables are determined now. */
typedef struct {
    const Block *block;
    const struct Stage *stage;
    bool calls_evaluate;
    const struct ProgramLoop *decided;
    int determined;
    struct Stage *impulses; /* or, while they are traced, of what depends on them */
} SequenceStep;

/* Steps in evaluation order, cut into functions of bounded size. */
typedef struct {
    List(SequenceStep) steps;
    IntList ends;   /* of the sections: index after the last step */
    bool is_modal;  /* each block is executed in its own modes only */
    bool is_of_impulses; /* other functions have its statements without jumps */
    IntList clocks; /* of the sections: the clock at whose ticks alone they are executed, -1: always; empty: always */
    List(SequenceLoop) loops; /* ascending; none is cut */
} Sequence;

typedef List(const char *) NameList;

/* Enumerators of a matrix. */
typedef struct {
    NameList rows, columns;
    const char *row_count, *column_count;
} Positions;

/* State sets that are alike: an array of them; or one. */
typedef struct {
    IntList sets;  /* of causal->sets, in the array's order */
    int first;     /* number of the first one */
    GroupRun run;  /* texts: of the leaves of their Jacobian, in terms of the index; of one: not needed */
    const char *member, *type, *function, *name; /* pendulum_set, PendulumSet, pendulum_set_jacobian's, PENDULUM_SET */
    Positions positions;
} SetKind;

/* Modes that a condition of the C code names. */
typedef struct {
    ModeSet modes;
    const char *name;
} NamedSet;

enum { FOR_DERIVATIVES = 1, FOR_RESULTS = 2, FOR_INDICATORS = 4, FOR_EVENTS = 8 };

/* Blocks of continuous time that the same of these need. */
typedef struct Stage {
    unsigned users;
    int run;           /* of continuous blocks in the schedule of events */
    Sequence sequence; /* without ends: it has no function of its own */
    ModeSet modes;     /* in which it is called */
    List(struct Stage *) ways; /* for the modes of a cluster: that of the present one is called. `sequence` has the
                                * blocks of all */
    bool is_of_start;
    struct StageKind *kind; /* NULL: none is like it */
    int index;         /* of its kind: what the function is called with */
    const char *name;  /* of the function, once it is written */
    bool may_fail;
} Stage;

/* Stages of equal parts: one function, with an index. */
typedef struct StageKind {
    int number, count;
    Sequence sequence; /* of all of them; its loops are the function's statements */
    const char *name;
    bool may_fail;
} StageKind;

/* A loop of any schedule, numbered from 1. */
typedef struct ProgramLoop {
    int number;
    const Block *block;
    bool is_running; /* solved during the run, from the guess of the last accepted step; else at the start only */
    const char *solve, *function; /* names of its two C functions */
    const char *name, *size, *inner_size;            /* enumerators: LOOP_1, LOOP_1_SIZE, LOOP_1_INNER */
    NameList unknowns, rows; /* likewise: of what it iterates on, then, if it has guesses, of what follows; of
                                          residuals */
    List(const Block *) decides; /* what it assumes and its own values decide: branches and discrete variables */
    const char *decider; /* name of the function that decides them; NULL if there are none */
    const struct LoopKind *kind; /* NULL: none is like it */
    int index;                   /* of its kind: what the functions are called with */
} ProgramLoop;

/* Loops of equal parts: their functions are one, with an index. */
typedef struct LoopKind {
    int number;
    ProgramLoop first; /* the first one, with names for all of them */
    const ProgramLoop *last;
    const GroupRun *run; /* texts: what is inside of their functions; NULL as long as it is looked for */
    int step;            /* from one's row of model_loops to the next one's; 0: not everywhere the same */
} LoopKind;

/* Data to interpolate in: the constant object of its name, if the program uses it. */
typedef struct {
    const char *name, *numbers, *slopes;
    bool is_used;
} ProgramData;

/* ---- software.c: C code of the user ---- */

/* One behaviour in C, shared by all parts that have it. */
typedef struct {
    const Software *software;
    const FlatAlgorithm *first;  /* of the system, that calls it: for its members */
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
    const SoftwareFile *file; /* of the user; NULL: C text of the model */
} SoftwareSource;
typedef List(SoftwareSource) SoftwareSourceList;
void software_sources(Arena *arena, const ComponentList *components, SoftwareSourceList *found);

const char *software_file(Arena *arena, const char *name); /* software/name */
bool software_are_compatible(Arena *arena, const System *system); /* with each other; reports */
void software_add(Output *output, const System *system);

/* Rows of a table, each different one once (unique.c). */
typedef struct {
    Map *known; /* text -> row */
    int count;
    bool is_numbered; /* by comments */
    Text text;
} Unique;
Unique unique_new(Arena *arena, bool is_numbered);
bool unique_is_new(Unique *rows, Name key, int *row); /* gives its number; the caller writes it */
int unique_row(Unique *rows, const char *row); /* C, what is within the braces: its number */

/* A function, or one that stands for those of all equal parts. */
typedef struct {
    const char *name, *kind_name; /* of its own, and of all of them */
    const char *trace; /* comment above it */
    CodeLines lines;   /* what is inside, before inside_print() */
    bool may_fail;     /* returns a status */
    CScope *scope;
    int kind;          /* the first one of its kind; itself, if it is alone */
    int index;         /* what the kind's function is called with */
    const GroupRun *run; /* of all of that kind; NULL: it is alone */
} Routine;
typedef List(Routine) RoutineList;

/* A thing that has a name, and is told by these numbers; and what else things of its shape have, as C. */
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
    IntList rows;            /* variables: indices into causal->variables */
    const bool *is_listed;   /* by variable: it has a row */
    Map *part_at;            /* path of members, interned, of a part that is no port -> part */
    Map *variable_at;        /* likewise of a variable of a part */
    const char **part_types; /* names of their structs, by part; NULL: of a port, or where nothing is stored */
    const char **part_paths; /* by part: `bed.surface.` */
    const char *types, *model; /* C text of the structs' insides */
    const char *branches, *slacks, *before, *clocks, *resets, *jumps, *divisors; /* likewise */
    int work; /* doubles of work space that are kept in struct Model, for loops too large for the stack */
} ProgramLayout;

/* Of portable C. */
typedef struct {
    ValueRange **of;  /* by variable, where it lies; NULL: nothing is stated */
    IntList discrete; /* discrete variables that follow from what they were: states, too */
    bool *is_taken;   /* of a parameter: can it be set? */
} ProgramRanges;

typedef List(Assignment) AssignmentList;

/* Divisors that constants decide. */
typedef struct {
    AssignmentList all;     /* with these divisors */
    Map *number_of;         /* of those that the model keeps -> index, plus one, into: */
    List(const Member *) members;
    bool are_known;         /* where a function is being written, they are computed */
} ProgramDivisors;

/* What is computed where. */
typedef struct {
    Sequence constants, start, evaluate, outputs;
    Sequence events, indicate; /* at events; what indicators need */
    List(Stage) stages;        /* of continuous time, in evaluation order */
    List(Stage) start_stages;  /* of the start in single modes */
    bool has_instants;         /* relations of the time alone */
    bool has_outputs;          /* statements that only results need */
    bool has_phases;           /* initial() or terminal() is asked for */
} ProgramPlan;

/* What depends on how far variables jump: where neither is so, it is computed with all else. */
typedef struct {
    bool are_modal; /* the functions of modes call what computes it in them */
    Stage whole;    /* or it is computed at the end of all; without blocks it is not */
} ProgramImpulses;

typedef struct {
    List(NamedSet) sets;      /* that C code names */
    List(ModeSet) numbered;   /* that tables name by number */
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
    NameList statement_names, statement_texts; /* that messages name */
    Text statement_places;                     /* where they are drawn: a comment */
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
    int *rows;     /* by part: its row, of a port that of its owner */
    Map *of_path;  /* path -> that row */
} ProgramInstances;

/* Tables that several others point into. */
typedef struct {
    List(const char *) series; /* tables that the program puts together */
    Unique scopes;             /* model_scopes */
    Map *element_at;           /* what tells an element -> index into: */
    NamedList elements;        /* model_drawn */
    struct DrawnAt *drawn;     /* emit_drawn_at() */
} ProgramTables;

/* What messages and comments name. */
typedef struct {
    Map *told_at;                           /* long text of an equation -> the first one in whose trace it stands */
    Map *row_names;                         /* variable that messages of these name -> index into: */
    NameList variable_names, variable_rows; /* NAME, NAME = row */
    bool *is_reported;                      /* by equation: messages of generated code name it */
    struct EquationNames *equation_names;   /* emit_names_begin() */
} ProgramMessages;

/* Of a program for all sizes. */
typedef struct {
    const SizeList *list; /* NULL: of one size only */
    List(PlacedArray) placed;
    Text filling, law_filling; /* statements that fill its tables in; the first: also those of one size */
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
    Arena *arena;   /* what lasts as long as the program */
    Arena *scratch; /* text for one statement, function, struct or table row: emptied after each */
    const Causal *causal;
    const System *system;
    const char *name; /* BLOCK */
    bool is_unrolled; /* without loops over parts */
    const Portable *portable; /* NULL: the runtime executes it */
    const double *fixed; /* of portable C, by variable: a constant that is a number there, else NaN; NULL: none is */
    Map *called;         /* of portable C: names of functions that are not its own, and of equations, as far as
                          * they are in the text; NULL: they are not noted */
    Record *noted;    /* the record of all files, in which statements are noted; NULL: they are not */
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
    Expr *of_instant;          /* by variable: what checks see of one that is true at an instant only */
} Program;

/* ---- plan.c, layout.c ---- */

void emit_plan_program(Program *p);

/* plan.c: is it a state, be it of a state set; the state whose derivative it is, -1: of none. */
bool emit_is_state(const Program *p, int variable);
int emit_integral(const Program *p, int variable);
void emit_layout_program(Program *p);

/* ---- lookup.c ---- */

int emit_owner_part(const Program *p, int variable);  /* the part, if need be of a port's owner */

/* `m->bed.surface.T`, `-m->ball.f` or a number, for any variable whose value is stored; aliases are resolved. */
const Code *emit_stored(const Program *p, int variable);
CStored emit_stored_as(const Program *p, int variable);
const char *emit_type_wish(const Program *p, const char *name); /* portable C stands beside other C: with its prefix */
const char *emit_type_text(const Program *p, int variable);      /* the same as C: a ModelType */
const char *emit_feature_text(const Program *p, int variable);   /* der_T: the last segment of its path */
/* As stated, "" if it is not: parts share comments; or else as inferred. */
const char *emit_unit_text(const Program *p, int variable, bool is_stated);
int emit_assigned(const Block *block); /* the variable that it determines by one formula; -1: a loop or an algorithm */
int emit_first_determined(const Program *p, const Block *block); /* variable */
const char *emit_path_text(const Program *p, int variable);
const char *emit_wish_of(const Program *p, int variable); /* path as an identifier */
int emit_input_place(const Program *p, int variable, int *sign); /* what is stored for an input, this times the sign */
bool emit_is_given(const Program *p, int variable); /* from outside of portable C: an input, branches of its course */
Expr emit_held(const Program *p,
               Expr e); /* of portable C: the course of an input is held, that is its value or 0; else NULL */
bool emit_is_fixed(const Program *p, int variable); /* portable C has it as a number */
bool emit_is_remembered(const Program *p, int variable); /* stored with others of its kind, not with its part */
bool emit_takes_start(const Causal *causal, int variable); /* before the first event its stated start counts */

const Block *sequence_block(const SequenceStep *step); /* its first one, or NULL */

/* True of a block that a loop decides: no statement is printed for it. NULL: false. */
bool sequence_is_decided(const Program *p, const Block *block);
bool sequence_is_start(const Program *p, const Assignment *a); /* takes its initial value from where --set stores it */

/* Is its divisor tested where it is computed? One made of constants is tested once, before the start or, of what is a
 * constant itself, where that is computed. */
bool sequence_is_guarded(const Program *p, const Assignment *a);

bool loop_has_inner_guesses(const Block *block); /* also what it does not iterate on has guesses */
int loop_work(const Block *block);               /* doubles, see LOOP_WORK in runtime/loop.h */

const char *program_summary(Arena *arena, const Causal *causal); /* program.c: how many of what, for people */

/* ---- instance.c: parts ---- */

void instances_number(Program *p); /* before any function is written */
int emit_instance_row(const Program *p, Name path); /* in model_instances, of what an equation or a connector is of */
void instances_print(Program *p, Record *record);

#endif
