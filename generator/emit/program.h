/* program.h - shared by the files that write BLOCK.h and the three C files; no other folder needs it.
 *
 * Order of work: plan.c, stage.c, mode.c and impulse.c (stage.h) decide what is computed where and what is stored,
 * layout.c and kept.c turn that into struct Model, arrange.c and round.c find what becomes loops over equal parts
 * (group.c), then the functions are written (sequence.c, routine.c, loop.c, stateset.c, law.c, state.c, structure.c,
 * partial.c, event.c, course.c, delay.c, algorithm.c), all of statements (statement.c, of long expressions portion.c,
 * with comments by trace.c) that are data (code.h), the long ones in pieces (split.c), as inside.c shows them, with
 * names for positions (enumerate.c), and the tables (table.c; of parts and variables instance.c, of connectors joint.c,
 * of loops loop_table.c; the listing listing.c; rows that are written once unique.c; long ones series.c, of elements
 * counted.c) and the data to interpolate in (data.c), and program.c puts all of it into the templates of the four files
 * (of a program for all sizes also place.c, sizes.c). parts.c says which parts of the runtime it has.
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
    bool traces_impulses; /* or, while they are traced, of what depends on them */
} SequenceStep;

/* Steps in evaluation order, cut into functions of bounded size. */
typedef struct {
    List(SequenceStep) steps;
    IntList ends;   /* of the sections: index after the last step */
    bool is_modal;  /* each block is executed in its own modes only */
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

typedef struct {
    Arena *arena;   /* what lasts as long as the program */
    Arena *scratch; /* text for one statement, function, struct or table row: emptied after each */
    const Causal *causal;
    const System *system;
    const char *name; /* BLOCK */
    CScope *functions;
    const Member *time;
    List(Place) places; /* by index of causal->variables */
    IntList rows;       /* variables: indices into causal->variables */
    IntList instances;  /* model_instances: indices into system->parts */
    int *instance_rows; /* by part: its row there, of a port that of its owner */
    Map *instance_of;   /* path -> that row */
    Sequence constants, start, evaluate, outputs;
    Sequence events, indicate; /* at events; what indicators need */
    Sequence impulses;         /* what depends on how far variables jump; empty: it is computed with all else */
    const char *impulses_name; /* of the function that computes that */
    bool impulses_may_fail;
    List(SetKind) set_kinds;
    int *set_numbers; /* by state set: its number among those of all kinds, one kind after the other */
    List(Stage) stages;        /* of continuous time, in evaluation order */
    List(Stage) start_stages;  /* of the start in single modes */
    List(NamedSet) named_sets;
    List(const char *) mode_names; /* enumerators, by mode of all clusters */
    List(ModeSet) mode_sets;       /* that tables name by number */
    List(ProgramLoop) loops;
    int running_loops, shown_loops;
    Map *part_at;           /* path of members, interned, of a part that is no port -> part */
    Map *variable_at;       /* likewise of a variable of a part */
    const char **part_types; /* names of their structs, by part; NULL: of a port, or where nothing is stored */
    Map *loop_of;      /* block -> index into loops */
    const char **part_paths; /* by part: `bed.surface.` */
    const char *types, *model_members; /* C text of the structs' insides */
    const char *branch_members, *slack_members;
    const char *before_members, *clock_members, *reset_members, *jump_members; /* likewise */
    List(ProgramClock) clocks;            /* by index of causal->clocks */
    RoutineList algorithms;               /* by index of causal->algorithms */
    const char **course_names;            /* functions, by index of causal->branches; NULL: it has none */
    List(const char *) slope_names;       /* functions, by index of causal->turning */
    ComponentList components;
    List(const char *) series; /* tables that the program puts together */
    Unique scopes, elements;   /* model_scopes, model_elements */
    NameList statement_names, statement_texts; /* of algorithms, that messages name */
    Text statement_places;                     /* where they are drawn: a comment */
    NameList call_names, call_fields;          /* calls of C code of the user */
    Map *told_at;                              /* long text of an equation -> the first one in whose trace it stands */
    Map *row_names;                            /* variable that messages of these name -> index into: */
    NameList variable_names, variable_rows;    /* NAME, NAME = row */
    bool has_outputs; /* statements that only results need */
    bool has_phases;  /* initial() or terminal() is asked for */
    const SizeList *sizes; /* of a program for all sizes; else NULL */
    List(PlacedArray) placed;
    Text filling, law_filling; /* statements that fill its tables in */
    struct DrawnAt *drawn;     /* emit_drawn_at() */
    bool is_unrolled; /* without loops over parts */
    GroupStyle style;
    bool *is_reported; /* by equation: messages of generated code name it */
    struct EquationNames *equation_names; /* emit_names_begin() */
    int work; /* doubles of work space that are kept in struct Model, for loops too large for the stack */

    List(ProgramData) data;                /* by index of expr_tables() */
    IntList pasts;                         /* operands of delays: variables of the system, each once */
    NameList past_names;                   /* enumerators, parallel to these */
    CodeList past_members;                 /* m->past[K], likewise */
    const int *past_of;                    /* by index of expr_tables(): into pasts */
    IntList first_delays;                  /* by past: index into delays */
    const bool *is_listed;                 /* by variable: it has a row */
    Expr *of_instant;                      /* by variable: what checks see of one that is true at an instant only */

    struct PortionFile *model_portions, *check_portions, *portions; /* BLOCK.c's; BLOCK_checks.c's; present ones */
    struct Node *nodes; /* portion.h */
    size_t node_count;
    uint32_t stamp, last_stamp; /* of the body being written; the last one given */
} Program;

/* ---- plan.c, layout.c ---- */

/* `type name;` and, from a column on, the comment, if there is one. */
void emit_member_print(Text *text, const char *type, const char *name, const char *comment);

void emit_plan_program(Program *p);
void emit_layout_program(Program *p);

int emit_owner_part(const Program *p, int variable);  /* the part, if need be of a port's owner */

/* `m->bed.surface.T`, `-m->ball.f` or a number, for any variable whose value is stored; aliases are resolved. */
const Code *emit_stored(const Program *p, int variable);
CStored emit_stored_as(const Program *p, int variable);
const char *emit_type_text(const Program *p, int variable);      /* the same as C: a ModelType */
const char *emit_feature_text(const Program *p, int variable);   /* der_T: the last segment of its path */
/* As stated, "" if it is not: parts share comments; or else as inferred. */
const char *emit_unit_text(const Program *p, int variable, bool is_stated);
int emit_first_determined(const Program *p, const Block *block); /* variable */
const char *emit_path_text(const Program *p, int variable);

const char *program_summary(Arena *arena, const Causal *causal); /* program.c: how many of what, for people */

/* ---- instance.c: parts ---- */

void instances_number(Program *p); /* before any function is written */
int emit_instance_row(const Program *p, Name path); /* in model_instances, of what an equation or a connector is of */
void instances_print(Program *p, Record *record);

/* ---- trace.c: comments ---- */

/* A comment of wrapped lines; the text's own line ends are kept. It must hold no dangerous characters. */
void emit_comment_print(Text *text, int indent, const char *words);
/* C that is too long for a line is broken before an operator. `scratch` is for the line as it comes. */
void code_line(Text *text, int indent, Arena *scratch, const char *format, ...) PRINTF_LIKE(4, 5);

/* The items of an initializer, with commas, in lines: a new one begins once one has more than `most` columns; with
 * the item that comes, if counts_next. */
typedef struct {
    Text text;
    size_t line; /* where the present one begins */
    size_t most;
    bool counts_next;
    int indent; /* of the lines that follow */
} Items;
const char *code_string(Arena *arena, const char *words); /* a literal, in several lines if it is long; of NULL, NULL */
Items code_items(Arena *arena, size_t most, bool counts_next);
void code_add_item(Items *items, const char *item);
/* Items that an array has where a field points to it; and that, as C. */
Items code_array(Arena *arena);
const char *code_array_text(const char *type, const Items *items);
void code_add_number(Items *items, int number);
/* .name = value, unless it is what C makes of a field that is left out; and where a member is stored. */
void code_add_field(Items *items, const char *name, const char *value);
void code_add_place(Items *items, const char *name, const Member *member);
void code_add_count(Items *items, const char *name, int number);

const char *emit_excerpt(const Program *p, const char *text); /* for a comment, cut if it is too long */
const char *emit_drawn_at(const Program *p, Source source); /* DRAWN_3, "model.xmi:88" in C; "" if it has no file */
void emit_drawn_begin(Program *p);
void emit_drawn_print(const Program *p, Record *record);    /* once all tables are written */
const char *emit_last_names(Name qualified); /* Block::constraint of a qualified name; "" of NULL */
int emit_width(const Program *p, const char *text, size_t length); /* in columns; the same for all sizes */
const char *emit_line_of(const Program *p, const char *text); /* for a comment of one line; NULL if it is too long */
const char *emit_equation_text(const Program *p, int equation); /* with the variables' paths */
const char *emit_trace(const Program *p, int equation); /* E5  heatCapacity*der(T) = sF*t: for a comment */

/* ---- statement.c: the inside of one C function ---- */

typedef struct {
    Program *program;
    CodeLines *lines;
    CScope *scope;
    int indent;
    bool may_fail; /* has a return of its own */
    bool is_law;   /* has `at`, a ModelPoint */
    struct Portion *portion; /* that is being written; NULL: none */
    NameList arrays;         /* of portions, in this body */
} Body;

Body body_new(Program *p, CodeLines *lines, CScope *scope);
void body_count(void *body, Expr e);                  /* each expression, before any is written */
void body_name(Body *body, Expr leaf, const char *name); /* a leaf that has this local */
void body_name_stored(Body *body, Expr leaf, const Code *name, CStored stored);
void body_name_places(Body *body, const ExprList *leaves, const Code *const *names); /* of a template: arrange.c */
bool body_has_name(const Body *body, Expr leaf);
const Code *body_expr(Body *body, Expr e, const char *wish); /* C; writes shared parts first, named after `wish` */
const Code *body_truth(Body *body, Expr e, const char *wish); /* of a condition, as a C truth value */
const Code *body_value(Body *body, Expr e, CStored as, const char *wish); /* as it is stored */
/* One statement, of any length; and with its trace, an inside of a comment. */
#define body_line(body, ...) body_traced((body), NULL, __VA_ARGS__)
#define body_traced(body, trace, ...) code_lines_add((body)->lines, (body)->indent, (trace), __VA_ARGS__)
void body_comment(Body *body, const char *words);
void body_local(Body *body, int variable, Expr value, const char *trace); /* const double NAME = ...; */
/* Leaves if the divisor is 0, or one within it. */
void body_guard(Body *body, Expr divisor, const Code *row, const char *wish);
void body_call(Body *body, const Code *call);           /* of a function that returns a ModelStatus */
void body_step(Body *body, const Code *call);           /* of another one, which may change the model */
/* Entries of a dense Jacobian, row by row, NULL or a number where they are 0, in terms of a macro J. */
void body_matrix(Body *body, const Positions *positions, const Expr *values);
const char *emit_wish_of(const Program *p, int variable); /* path as an identifier */

/* ---- enumerate.c: names of positions ---- */

enum { MOST_ENUMERATORS = 108 }; /* columns of them before a new line begins */

const char *emit_member_wish(const Program *p, int variable);        /* p_sF: the feature, and its port */
const char *emit_array_wish(const Program *p, int variable);         /* of an element without its indices */
const char *emit_part_wish(const Program *p, int variable);          /* bedHeater_p_sF: and its part */
void emit_names_begin(Program *p);
const char *emit_equation_name(const Program *p, int equation);      /* its id in an identifier: law_storage_dot */
const char *emit_equation_row(const Program *p, int equation);       /* EQ_law_storage_dot: its row, for messages */
/* The row as a piece of C, by its name; of a loop's equations, the first of which this is, by that of the first. */
const Code *emit_row(const Program *p, int equation);
const Code *emit_row_in_loop(const Program *p, int first, const Code *number);
void emit_equation_rows(const Program *p, Record *record);         /* once all functions are written */
const char **emit_partial_names(const Program *p, int equation, const IntList *variables); /* D_E5_BY_T, of each */
void emit_positions(Program *p, Positions *positions, const char *name, const IntList *equations,
                    const IntList *variables, bool is_of_kind);
void loop_name(Program *p, ProgramLoop *loop, int number);           /* its enumerators */
void loop_name_kind(Program *p, CScope *scope, ProgramLoop *loop); /* functions and enumerators for all of its kind */
const char *loop_entry_name(const Program *p, const ProgramLoop *loop, const JacobianEntry *entry); /* if it is large */

/* How inside.c shows a function. CONST: `m` is a const Model. LIST: of settings, each by its whole path. */
typedef enum {
    INSIDE_USUAL,
    INSIDE_CONST, /* it changes nothing in the model */
    INSIDE_LIST,  /* without locals for quantities */
    INSIDE_INDEXED = 4, /* and that: parts are reached by an index, too, which is a parameter */
    INSIDE_STATUS = 8   /* it returns a status: that of a call in the last line, else that all is well */
} InsideForm;

/* ---- split.c: functions that may get long ---- */

typedef struct {
    const char *name;
    CodeLines body;
    int statements;
    bool may_fail;
    CScope *scope; /* of its locals; NULL: it has none */
} Piece;

/* A function that a piece became. */
typedef struct {
    const char *name;
    bool may_fail;
} Callee;

/* Pieces of one function. If there is only one, it is the function itself; else each is a function that it calls.
 * Only one piece is being written at a time: the next one turns it into a function. */
typedef struct {
    Program *program;
    Text *functions;                    /* where the functions go */
    const char *entry;                  /* the name of its own that the function has, or NULL */
    const char *prefix;                 /* evaluate */
    const char *parameters, *arguments; /* "Model *m", "m" */
    Arena *arena;                       /* the piece's text and locals; emptied when the next one begins */
    Piece *piece;                       /* NULL: none yet */
    InsideForm form;
    bool sets_time;                     /* the function first sets the model's time to its argument */
    List(Callee) callees;
} Split;

enum { SPLIT_LIMIT = 60, LIST_LIMIT = 240 }; /* statements of a piece; settings of a list */

Split split_new(Program *p, Text *functions, const char *prefix, const char *parameters, const char *arguments);
/* Pieces of a function that is called by the prefix's name; without statements there is none. */
Split split_new_named(Program *p, Text *functions, const char *prefix);
Piece *split_piece(Split *split); /* a new piece, of the prefix's name unless the caller gives it another */
Piece *split_statement(Split *split); /* where to write one statement, of several lines; a new piece at the limit */
#define split_line(split, ...) code_lines_add(&split_statement(split)->body, 4, NULL, __VA_ARGS__)
Body body_in(Split *split);           /* of such a statement */
/* The inside of the function itself, as it is shown; without statements `nothing`, if that is not NULL. */
const char *split_close(Split *split, const char *nothing, bool returns_status);

/* In place of a split, in a program for all sizes: what is printed for 0, 1 ..., or nothing, as loops of blocks. */
typedef void BlockPrint(Body *body, int index, void *context);
const char *split_blocks(Program *p, int count, BlockPrint *print, void *context);
/* Likewise, but the body becomes a function too, of the entry's name; a call of it is added to the caller. Nothing if
 * there are no statements. */
void split_call(Split *split, Piece *caller);
Callee split_function(Split *split, const char *words); /* the same without the call, under a comment or none (NULL) */

typedef List(const char *) Lines;

/* Statements of one line each, none of which depends on another, in loops where they have one form (group.c), and equal
 * traces: NULL, or for each, which may be NULL. The indices of those of which the number in the first hole is told by
 * its name are added to `named`, unless that is NULL. */
void split_lines(Split *split, const CodeList *lines, const Lines *traces, IntList *named);

/* The inside of a function that returns a status, as it is shown. */
void split_print(Program *p, Text *out, const Piece *piece, bool returns_status, InsideForm form);

/* ---- inside.c: how the inside of a function is shown ---- */

/* A scope that is NULL: it has no locals yet. */
void inside_print(Program *p, Text *out, CScope *scope, const CodeLines *lines, InsideForm form);

/* ---- stateset.c: states that are chosen while running ---- */

void sets_place(Program *p, CScope *members, CScope *types); /* once it is known where all else is stored */
void sets_layout(const Program *p, Text *types, Text *model);
int sets_work(const Program *p);                             /* doubles that the largest needs in struct Model */
void sets_print(Program *p, Record *record);                 /* table and functions */
void sets_choose(Program *p, CodeLines *lines);        /* at the start */
void sets_defaults(const Program *p, Split *split);


/* ---- sequence.c, loop.c, state.c, table.c: parts of the file ---- */

void sequence_print(Split *split, const Sequence *sequence);
const Block *sequence_block(const SequenceStep *step); /* its first one, or NULL */

/* True if a loop decides it. No statement is printed there then. */
bool sequence_is_decided(const Program *p, const SequenceStep *step);
bool sequence_is_start(const Program *p, const Assignment *a); /* takes its initial value from where --set stores it */

/* Is its divisor tested where it is computed? One made of constants is tested once, before the start or, of what is a
 * constant itself, where that is computed. */
bool sequence_is_guarded(const Program *p, const Assignment *a);

/* arrange.c: the sequences' statements of one form become loops; once it is known where everything is stored. */
void sequences_arrange(Program *p);

/* The form of a step, and the pieces of C in which those of one form may differ by numbers: of a statement first where
 * the value goes, then its leaves; of a call the index. False: none is like it. */
bool arrange_form(const Program *p, Arena *arena, const SequenceStep *step, Expr *form, CodeList *codes);

/* round.c: stages of one form become one function, what happens at events to groups of one form becomes loops. */
void round_join_stages(Program *p);
void round_arrange(Program *p);

/* The leaves of an assignment's value and divisor, each once, in order; false if they are too many to look for a form.
 * An expression with places instead of them: equal for statements of one form. */
bool arrange_leaves(Arena *arena, const Assignment *a, ExprList *leaves);
Expr arrange_template(Expr e, ExprList *leaves);
Expr arrange_place(int index, Expr leaf);

/* ---- routine.c: functions of equal parts ---- */

/* Finds those of one form. */
void routines_join(Program *p, RoutineList *routines);

/* One of them, if it is the first one of its kind: static ModelStatus NAME(Model *m, int i). */
void routine_print(Program *p, Text *functions, const RoutineList *routines, int at, const char *begin,
                   const char *parameters, InsideForm form);
const Code *routine_call(const Program *p, const Routine *routine, const Code *index, const char *arguments);

/* The parameter that identifies the item for the function of a run; and what the function begins with: the tables, and
 * what the index is made of. Gives how what follows is shown. */
const char *routine_parameter(const GroupRun *run);
InsideForm routine_begin(const GroupRun *run, CScope *scope, const GroupTables *tables, CodeLines *lines);

/* The lines of the run's first item, from there on in terms of the index, behind that beginning. */
InsideForm routine_lines(const GroupRun *run, CScope *scope, CodeLines *own, CodeLines *lines);

/* An assignment, here of this value: counts its expressions, and what leaves where it cannot be computed. */
void body_count_assignment(Body *body, const Assignment *a, Expr value);
void body_guards(Body *body, const Assignment *a);

void loops_print(Program *p, Text *functions);   /* both functions of each loop */
bool loop_has_inner_guesses(const Block *block); /* also what it does not iterate on has guesses */
int loop_work(const Block *block);               /* doubles, see LOOP_WORK in runtime/loop.h */
void deciders_print(Program *p, Text *functions); /* those that decide the branches which loops assume */
void loop_tables_print(Program *p, Record *record);
void loop_call(Body *body, const ProgramLoop *loop, const Code *index); /* what its kind's function is called with */
void loops_join(Program *p); /* finds those of equal parts; before sequences are arranged, which call them */

/* ---- data.c: constant data ---- */

void data_names(Program *p);                        /* before any function is written */
const char *table_name(const Program *p, Expr leaf); /* of no past; it becomes part of the program */
const Code *table_code(const Program *p, Expr leaf); /* &NAME, or a past */
int data_given(Expr leaf); /* of an axis or table that is given: its row of given */
void data_print(Program *p, Record *record);         /* once all functions are */

/* ---- delay.c: delayed values ---- */

void pasts_number(Program *p);                      /* before any function is written */
const Code *past_code(const Program *p, Expr leaf); /* m->past[K], of either leaf of a past */
void delay_count(Body *body, const Assignment *a);
void delay_guard(Body *body, const Assignment *a);  /* leaves if the delay that it follows cannot be followed */
void delays_print(Program *p, Record *record);

/* ---- fingerprint.c ---- */

void program_fingerprint(Program *p, Record *record);

/* ---- input.c: what is given from outside ---- */

void inputs_print(Program *p, Record *record);

/* ---- condition.c ---- */

bool emit_is_comparison(Expr e);                         /* of Reals */
bool emit_is_joined(Expr e);                             /* of other conditions */
bool emit_may_be_open(const Program *p, Expr condition); /* true if one in it may be of no finite number */

/* ---- parts.c: parts of the runtime ---- */

PartSet parts_needed(const Causal *causal);
PartSet parts_of_variant(const Causal *causal);            /* of a program of which several are in one executable */
bool part_has_file(PartSet needed, const char *name);      /* is this one of the runtime's files, and needed? */
bool part_needs_sparse(const Causal *causal);                /* is KLU? */
void parts_print(Arena *arena, const Causal *causal, Record *record);

/* ---- unique.c: what is drawn ---- */

int emit_element_row(Program *p, Name element, Source source); /* in model_elements, of its qualified name */

/* ---- series.c: tables of whole numbers ---- */

/* C: a pointer to the numbers. `tables` takes what stands before it: a table that repeats, of that name. */
const char *series_short(const Program *p, const int *numbers, int count);
const char *series_text(Program *p, Text *tables, const char *name, const int *numbers, int count);
const char *series_print(Program *p, Text *tables, const char *name, const int *numbers, int count); /* named, too */
void series_record(const Program *p, Record *record); /* once all of them are */

/* ---- event.c, algorithm.c ---- */

void events_layout(Program *p);
void events_print(Program *p, Record *record); /* structs, functions and tables */
void clocks_print(Split *split);               /* periods and first ticks, from constants */
/* Where a branch is stored, to be set and as macros call it, and a wish for locals of it. */
typedef struct {
    const Code *target, *bare;
    const char *wish;
} BranchPlace;

void branch_count(Body *body, const Branch *branch);
/* The equation or algorithm that it stands in first. */
Source branch_origin(const Program *p, const Branch *branch, const char **id, const char **element);
Expr branch_interval(const Branch *branch); /* the axis of one that is the number of an interval, or NULL */
Expr branch_operands(const Branch *branch); /* its definition, as one expression */
Branch branch_with(const Branch *branch, Expr operands); /* the same of other operands */
/* Its value at an event; and the statement that sets it there. */
const Code *branch_value(Body *body, const Branch *branch, const BranchPlace *place);
void branch_print(Body *body, const Branch *branch, const BranchPlace *place, const char *trace);
BranchPlace branch_place(const Program *p, const Branch *branch);
const char *branch_at_zero(const Branch *branch); /* C for what it is where its sides are equal */
const char *branch_trace(const Program *p, const Branch *branch); /* where it is drawn, for comments */
const Branch *branch_of(const Program *p, int variable);          /* whose value that is, or NULL */
Expr branch_side(const Branch *branch); /* positive while a relation is true; what a part or an interval is of */
bool emit_takes_start(const Causal *causal, int variable);        /* before the first event its stated start counts */
void algorithms_write(Program *p); /* before sequences are arranged, which call them */
void algorithms_print(Program *p, Record *record, Text *functions);

/* A table of events, which has that name there and rows of that type, if it has rows; a list for a struct, if
 * it has members. */
void record_table(Program *p, Record *record, const char *name, const char *type, int count, FillRecord *fill);

/* A table in that list; of a program for all sizes C that fills it, with a row of nothing behind it. */
void record_filled(Program *p, Record *record, const char *list, const char *name, const char *type, int count,
                   FillRecord *fill, void *context);
void record_members(Record *record, const char *list, const char *members); /* of a struct, if any */
/* The inside of a function, which is left out if there is none: is there? */
bool record_function(Record *record, const char *name, const char *inside);

/* ---- course.c: branches that are searched ---- */

void courses_name(Program *p);                                    /* before any function is written */
void courses_print(Program *p, Record *record, Text *functions);  /* what quantities do over a stretch of time */
const Code *course_value(const Program *p, const Branch *branch); /* C: the value at an event */
const Code *course_band(const Program *p, const Branch *branch);  /* C: where the quantity is while it is kept */
const Code *branch_axis(const Program *p, const Branch *branch);  /* C: of the number of an interval; else NULL */

/* ---- action.c: what events set as drawn, for --verify ---- */

void actions_print(Program *p, Record *record);

/* ---- law.c, listing.c: the equations ---- */

void laws_print(Program *p, Record *record);
void listing_print(Program *p, Record *record);
void margins_print(Program *p, Record *record); /* what results show against what is drawn, for --verify */
void partials_print(Program *p, Record *record, Text *functions); /* model_partials, and the Jacobian's tables */
void structures_print(Program *p, Record *record, Text *functions);

void states_print(Program *p, Record *record, Text *functions); /* set_defaults ... accept: lists of lines */
void tables_print(Program *p, Record *record);
void joints_print(Program *p, Record *record); /* joint.c: connectors and flows */
void poles_print(Program *p, Record *record);   /* pole.c: divisors that may pass through zero */

#endif
