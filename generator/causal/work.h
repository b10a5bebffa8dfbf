/* work.h - shared by the files of this folder while a Causal is built. Not for other folders. */
#ifndef CAUSAL_WORK_H
#define CAUSAL_WORK_H

#include "causal/causal.h"
#include "causal/graph.h"
#include "causal/heap.h"

/* One equation to be solved: of the system, or made for a schedule (equation -1). */
typedef struct {
    Expr left, right;
    int equation;
} Row;

typedef List(Row) RowList;

/* ---- causal.c ---- */

int causal_add_variable(Arena *arena, Causal *causal, Name path, Type type, Role role, int declared);

/* A derivative has its integral's declaration, a derived equation its ancestor's. */
const FlatVariable *causal_variable_declaration(const Causal *causal, int variable);
const FlatEquation *causal_equation_declaration(const Causal *causal, int equation);

int causal_undifferentiated(const Causal *causal, int variable); /* of a derivative, of whatever order: of what */
int causal_ancestor(const Causal *causal, int equation);         /* likewise of an equation */
int causal_order(const Causal *causal, int equation);            /* how often it was differentiated */

/* The derivative of a variable, and its value before an event; made if there is none yet, moving the variables. */
int causal_derivative(Arena *arena, Causal *causal, int variable);
int causal_before_variable(Arena *arena, Causal *causal, int variable);

bool *causal_assigned(Arena *arena, const System *system); /* by variable: an algorithm assigns it */
int causal_owner(const System *system, int part);          /* the part that a port belongs to */
bool causal_list_once(Arena *arena, IntList *list, int number); /* appends it; false if it is there already */

/* The partial derivative of an expression by a leaf. Expressions without one do not pass the checks of level 1. */
Expr causal_partial(Expr e, Expr leaf);

/* ---- mention.c ---- */

/* The pattern of the rows' unknowns; each has a column, and several may share one. */
Incidence causal_incidence(Arena *arena, const Causal *causal, const Row *rows, int count, const bool *is_unknown,
                           const int *column_of, int columns);

/* An expression with images in the place of variables: by variable, NULL keeps it. */
Expr causal_with_images(const Causal *causal, Expr e, const Expr *image);

/* ---- reason.c: made piece by piece, in the order of the words ---- */
Reason *reason_new(Arena *arena, const char *words); /* the first ones, or "" */
void reason_add_words(Reason *reason, const char *words);
void reason_add_number(Reason *reason, int number);
void reason_add_equation(Reason *reason, Name id);
void reason_add_expr(Reason *reason, Expr e);
void reason_add_variable(Reason *reason, Expr leaf);
void reason_add_variables(Reason *reason, const Causal *causal, const IntList *variables); /* "a, b, c, d and 3 more" */
bool reason_is_same(const Reason *one, const Reason *other);
bool reason_says_zero(const Reason *reason, Expr leaf); /* of that variable alone, or of the negated one */

/* ---- explain.c: open, contradictory and floating variables ---- */

/* Adds lines that name equations and variables to the last diagnostic, a limited number of each. */
void causal_detail_equations(Arena *arena, const Causal *causal, const IntList *equations);
void causal_detail_variables(Arena *arena, const Causal *causal, const IntList *variables);

/* Reports the eliminated variables of the drawn equations, and the eliminating equations. */
void causal_detail_aliases(Arena *arena, const Causal *causal, const IntList *equations);

/* The place in the model's own file of a variable or equation, or else of the part that it belongs to. */
Source causal_drawn_source(const Causal *causal, int variable);
Source causal_drawn_equation_source(const Causal *causal, int equation);
Source causal_drawn_on_part(const Causal *causal, Name instance, Source source); /* of the part's own elements */

/* Reports potentials that float and flows that nothing divides, among unknowns that lack `missing` equations. False if
 * it is something else; nothing is reported then. `loose` receives those that can move, empty if that is not clear. */
bool explain_open(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns, int missing,
                  IntList *loose);

/* The same for a system with equations that follow from others: `redundant`, `count` lists of them. */
void explain_redundant(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns,
                       const IntList *redundant, int count);

/* Notes on parts through which nothing flows, for a port of theirs is connected to nothing. */
void causal_note_open_ports(Arena *arena, const Causal *causal);

/* Adds the drawn equations that mention unknowns but were dropped because others imply them. */
void causal_detail_redundant(Arena *arena, const Causal *causal, const IntList *unknowns);

/* Reports an equation that holds unknowns only where that goes in steps: in floor(), a condition or the like. */
void explain_step(Arena *arena, const Causal *causal, int equation, Expr step, const IntList *unknowns);

/* Completes the last diagnostic's remedy where an equation is there twice, a constant is 0, or potentials or flows are
 * given more than once. */
void explain_excess(Arena *arena, const Causal *causal, const IntList *equations);

/* Likewise, that ports of these potentials have no flow. False: they have. */
bool explain_flowless(Arena *arena, const System *system, const IntList *potentials); /* balance.c */

/* Adds which of the equations' variables algorithms determine already. */
void causal_detail_algorithms(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds which constants stand under der() in these equations, which is 0 then, and that as the remedy. */
bool causal_detail_still(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds to the last diagnostic that one of the unknowns is of a full port without equations, if so. */
void explain_full_port(const Causal *causal, const IntList *unknowns);

/* Adds which drawn variables have values that are guesses, and, as the remedy, that one may be meant as a constant. */
void causal_detail_guessed(Arena *arena, const System *system, const IntList *unknowns); /* unbalanced.c */

/* Constants whose stated value makes an equation say less: "k is 0"; of one that does so alone, the remedy speaks, and
 * true is returned. */
bool causal_detail_deciding(Arena *arena, const Causal *causal, const IntList *equations);

/* Reports the variable that an eliminated one equals, and the equations between. */
void causal_detail_alias(Arena *arena, const Causal *causal, int variable);

/* ---- balance.c ---- */

/* The equations of a part in its own unknowns. */
typedef struct {
    IntList unknowns;  /* variables of the system */
    IntList equations; /* of the system, its own */
    int flows;         /* at its ports */
    bool is_composite; /* its ports are those of parts inside: no unknowns of its own */
    bool is_vague;     /* not judged */
} Account;

const Account *causal_account(Arena *arena, Causal *causal, int part); /* none of ports */

/* Equations of a part beyond its unknowns; 0 of ports, what is not judged, and the only block of a model, the whole. */
int causal_excess(Arena *arena, Causal *causal, int part);

/* Adds to the last diagnostic the blocks with more equations than unknowns of their own, and one of the equations; or
 * those with fewer, and one of the unknowns or an equal variable: that is the remedy then. Either list may be NULL. */
void causal_detail_bound(Arena *arena, const Causal *causal, const IntList *equations); /* values by bindings */
void causal_detail_balance(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns);

/* ---- unbalanced.c ---- */

/* Reports the blocks that have more equations, or less, than unknowns of their own. False if these do not explain how
 * many equations of the whole are too many, and unknowns too many; nothing is reported then. */
bool explain_balance(Arena *arena, Causal *causal, int over, int under);

/* Reports that equations contradict the others, or each other: together they imply `said`. */
void explain_contradiction(Arena *arena, Causal *causal, const IntList *equations, const char *said);

/* ---- alias.c ---- */

/* An expression with aliases replaced, folded. */
Expr causal_in_representatives(const Causal *causal, Expr e);
/* The same in an algorithm that sets the states `is_set` (by variable): their pre() is kept apart from what it sets
 * them to. */
Expr causal_in_representatives_setting(const Causal *causal, Expr e, const bool *is_set);

/* Eliminates a = ±b, a = number and what integer-linear relations imply of that kind, exactly; drops relations that
 * follow from others; rewrites the equations in representatives; merges start values. */
void alias_eliminate(Arena *arena, Causal *causal);

/* ---- credit.c: which equation an alias is credited to ---- */

/* Equations that together make two variables equal but for the sign, or one variable a number. */
typedef struct {
    IntList equations; /* the first one is eliminated */
    int ends[2];       /* the variables; the second is -1: a number */
    int stands_in[2];  /* one of the equations, by end */
    bool is_needed[2]; /* the others together do not imply it without that one, by end */
} AliasEdge;

typedef struct {
    Arena *arena; /* gone when aliases are credited */
    List(AliasEdge) list;
    CausalEquation *before; /* by equation: before aliases were replaced */
} AliasEdges;

/* Gives each alias its equation. */
void alias_credit(Arena *arena, Causal *causal, const AliasEdges *edges);

/* ---- discrete.c: variables determined at events ---- */

/* Gives discrete variables their equations, such that the others determine the rest: these are EQUATION_DISCRETE then,
 * but plain equalities of discrete variables of one clock, which are left for aliases. */
void discrete_separate(Arena *arena, Causal *causal);

/* pre(), edge(), change(), initial(), terminal() and sample() in all equations become variables; delay() a piece of the
 * past. Makes clocks and delays. */
void discrete_rewrite(Arena *arena, Causal *causal);

/* The same in one expression. */
Expr discrete_image(Arena *arena, Causal *causal, Expr e, const Site *site);

/* Periods are times that can be told apart with the given constants; else reports, false. Warns of too many ticks. */
bool clocks_check(Arena *arena, const Causal *causal);

bool causal_keeps_its_value(const Causal *causal, int variable); /* a discrete variable that nothing mentions */
int clock_every(Arena *arena, Causal *causal, double period, const Site *site); /* -1 for period 0 */

/* ---- delay.c: the past of quantities ---- */

Expr delay_past(Expr delay);                                  /* delay(u, T) as interpolation in the past of u */
void delay_note(Arena *arena, Causal *causal, int equation);  /* that defines a delayed value */
void delays_settle(Arena *arena, Causal *causal);             /* once there are branches */
void delays_trace(Arena *arena, Causal *causal); /* influences on operands, by the schedule of continuous time */

void delays_start(Arena *arena, Causal *causal); /* adds the equations of the start: a delayed value is its operand's */

/* ---- algorithm.c: statements in representatives ---- */

void algorithms_rewrite(Arena *arena, Causal *causal);

/* Finds what an algorithm reads: values and conditions; variables that it only assigns are not among them. */
void algorithm_reads(Arena *arena, const Causal *causal, CausalAlgorithm *algorithm);

/* ---- branch.c: conditions of equations ---- */

/* Relations, and functions that change their form or jump, of what varies between events: in equations in use they
 * become branches, equal ones the same. */
void branches_make(Arena *arena, Causal *causal);

/* Tells which branches are of time, given the schedule of continuous time. */
void branches_time(Arena *arena, Causal *causal);

/* ---- peak.c: what may rise and fall within a step ---- */

void branches_peak(Causal *causal); /* given the schedule of continuous time */

/* ---- pole.c: what may be divided by, and pass through zero ---- */

void poles_find(Arena *arena, Causal *causal); /* given the schedule of continuous time */

/* ---- signed.c: sign(u)*sqrt(abs(u)) and the like ---- */

bool signed_is_kept(Expr e); /* noEvent(), smooth(): no events happen in it */

/* An equation's side with noEvent() around the relations of signed roots and powers. */
Expr signed_quietly(Arena *arena, Expr e, bool fold);

typedef struct {
    const Causal *causal;
    const Expr *definition; /* by variable: its assigned value, or NULL; NULL: none is known */
    bool is_secant;         /* near a root's zero, of a step to there; else only bounded */
    bool is_implicit;       /* likewise near the zero of a power, whose inverse counts */
} SignedSlopes;

/* A partial derivative of e for iterations: no root of e has an infinite slope where it vanishes. */
Expr signed_slope(const SignedSlopes *s, Expr e, Expr slope);

/* ---- impulse.c ---- */

/* Given the schedule of continuous time, lets differentiated equations hold the jumps of what they were differentiated
 * from. False if nothing has changed: else the schedule is to be built anew. */
bool impulses_trace(Arena *arena, Causal *causal, const Schedule *continuous);

/* 0 for a product of 0 and for a quotient of it, else NULL: divisors are tested on their own. */
Expr causal_zero_product(Expr node);

/* ---- vanish.c ---- */

/* In the blocks of continuous time, leaves out what is 0 in their modes. */
void modes_vanish(Arena *arena, Causal *causal);

/* ---- events.c ---- */

/* The schedule of events, and which branches and discrete variables it assumes. */
bool causal_events_build(Arena *arena, Causal *causal);

/* ---- guess.c ---- */

/* Decides the branches that events assume from stated starts, as far as these tell. */
void guesses_build(Arena *arena, Causal *causal);

/* ---- integer.c: exact integer-linear relations ---- */

typedef struct {
    int variable;
    int64_t factor;
} Term;

/* sum of factor * variable + constant = 0; terms ascending by variable, no zero factors. */
typedef struct {
    List(Term) terms;
    double constant, size; /* of so large numbers the constant is the sum: next to them it may be rounding */
    IntList contributors; /* equations it was made of */
} Relation;

/* Reads left - right as a relation with small integer factors; false if it is none. */
bool relation_read(Arena *arena, const Causal *causal, Expr left, Expr right, Relation *relation);

/* Adds one term, merging equal variables; zero factors disappear. */
void relation_add(Arena *arena, Relation *relation, int variable, int64_t factor);

/* Fraction-free elimination over relations with three or more unknowns. Reports each relation that turns out to hold
 * one or two terms, or none, to `found` with the index of the relation that it replaces. */
typedef void RelationFound(void *context, int index, const Relation *reduced);
void relations_reduce(Arena *arena, const Causal *causal, Relation *relations, int count, RelationFound *found,
                      void *context);

/* ---- points.c ---- */

/* Points at which expressions are judged. At the first ones constants have their stated values and variables, at point
 * 0, their starts; at the others every quantity has a generic number. Constants may also be orders of magnitude from
 * the stated ones, if they are to be far apart. */
enum { STATED_POINTS = 3, POINT_COUNT = 5 };

typedef struct {
    double *values[POINT_COUNT]; /* by variable */
    double *start;               /* see points_start */
    bool *is_implied;            /* by variable: `start` is a constant's or stated, or follows from such */
} Points;

Points *points_new(Arena *arena, const Causal *causal, bool are_far_apart);
double points_time(int point);
double points_number(int variable, int point); /* between 0.5 and 1.5 */

/* The values at the start, as far as single equations give them one after the other from constants and stated starts;
 * for the rest the numbers of point 0. Computed once. */
const double *points_start(Arena *arena, const Causal *causal, Points *points);

/* Relative cancellation error of a sum that should be zero: with stated constants, whose sizes may differ by many
 * orders of magnitude, and with generic numbers. */
static const double stated_rounding = 4e-15, generic_rounding = 1e-11;

/* True if the expression is only rounding at all points with stated constants, or at all of the others. */
bool points_vanish(const Causal *causal, const Points *points, Expr e, bool stated);

/* True if it holds a term that vanishes on one side of a switch only. Points cannot decide then. */
bool points_switches(Expr e);

/* True if the partial derivative of left - right by a leaf is only rounding, at all points. Numbers that cancel leave a
 * remainder, 2e-16 in place of 0, whose scale is lost: the sides still show it. */
bool points_rounded_off(const Causal *causal, const Points *points, Expr left, Expr right, Expr leaf, Expr partial);

/* ---- eliminate.c: sparse elimination on partial derivatives ---- */

typedef struct {
    int column;
    Expr value;
    double at[POINT_COUNT];
} MatrixEntry;

typedef List(MatrixEntry) MatrixRow; /* ascending by column; no zeros */

typedef struct {
    Arena *arena;
    Causal *causal;
    const Points *points;
    int row_count, column_count;
    bool is_symbolic; /* else values of entries that elimination changed are NULL: only their numbers count */
    MatrixRow *rows, spare; /* memory for the row that is written next */
    IntList *rows_of; /* by column: rows that hold it, or did */
    int *uses;        /* by column: rows that hold it and are not done */
    bool *is_marked;  /* by column: of the row that is looked at */
    bool *is_row_done, *is_column_done;
    const bool *is_late; /* by column: matrix_eliminate does not pivot on it; NULL: on all */
    double least;     /* what is left of a sum, as a part of its terms, that counts as nothing; 0: its rounding */
    IntList pivot_rows, pivot_columns; /* in order */
} Matrix;

/* A row for each equation, with the partial derivatives of its left - right by the variables, a column each. */
Matrix *matrix_of_partials(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                           const IntList *variables, bool is_symbolic);

/* Adds a column for each row, beyond the others, that says how often the row is part of what a row became. */
void matrix_track(Matrix *matrix);

const MatrixEntry *matrix_entry(const Matrix *matrix, int row, int column); /* NULL: zero */
int matrix_row_length(const Matrix *matrix, int row);                      /* entries, tracking left out */
void matrix_pivot(Matrix *matrix, int row, int column); /* eliminates the column from the rows that are not done */

/* The row that is not done in which the column weighs most, more than `most`, and is as certain as that kind: 0 for a
 * number, 1 for what constants decide, 2 for what may vanish while running. -1 if there is none. */
int matrix_heaviest_row(const Matrix *matrix, int column, double most, int worst_kind);

/* Pivots as long as there is something to pivot on, short rows first; `empty_rows` receives those without. */
void matrix_eliminate(Matrix *matrix, IntList *empty_rows);

/* After that: the columns that change together with one that is not done, while every row is unchanged. */
void matrix_direction(const Matrix *matrix, int free, IntList *columns);

/* ---- reduce.c ---- */

/* A sum of equations, times factors, that is free of the highest derivatives. */
typedef struct {
    int replaced; /* the equation whose place it takes */
    Expr left, right;
    const Reason *sum; /* "rod.left + rod.right" */
    IntList made_of;   /* the equations, or what they were derived from */
} Combination;

typedef List(Combination) CombinationList;

typedef List(IntList) RedundancyList; /* equations of which one follows from the others */

/* Do these equations determine these unknowns, as many? Appends what is found where they do not. False if that was
 * reported as an error, or appended to `redundant` for one. */
bool rank_examine(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                  const IntList *unknowns, CombinationList *found, RedundancyList *redundant);

/* ---- select.c ---- */

/* Chooses which of the unknowns of highest order, as many as there are differentiated equations among `equations`, are
 * dummies: algebraic although they are derivatives. Marks them; adds state sets where constants do not decide. False if
 * that was reported as impossible. */
bool states_select(Arena *arena, Causal *causal, Points *points, const IntList *equations,
                   const IntList *unknowns, bool *is_dummy);

/* Gives variables and derivatives their roles, and state sets their variables and equations. */
void states_assign(Arena *arena, Causal *causal, const bool *is_dummy);

/* ---- index.c ---- */

/* Differentiates what Pantelides asks for, and gives every variable its role. False if the structure was reported. */
bool index_reduce(Arena *arena, Causal *causal);

/* ---- schedule.c ---- */

/* Sorts rows into blocks that determine the unknowns. Reports over- and under-determined parts (as `what`: "the model",
 * "the constants", "the start"); false then. */
bool schedule_build(Arena *arena, Causal *causal, const RowList *rows, const bool *is_unknown, const char *what,
                    Schedule *schedule);

/* Structural regularity of rows against columns given by a mapping of variables (variables that share a column are
 * identified with each other, -1: no unknown). Reports; `what` as above. */
bool structure_check(Arena *arena, Causal *causal, const RowList *rows, const int *column_of_variable,
                     int column_count, const char *what);

/* ---- growth.c: rounding along inner assignments ---- */

typedef struct Growth Growth;

/* Values of all variables at the points where entries are looked at: the same for all loops. */
double **growth_samples(Arena *arena, const Causal *causal, const Points *points);

/* For affine rows. position: of an unknown among the columns, which are as many as the rows. */
Growth *growth_new(Arena *arena, const Causal *causal, double *const *samples, const Row *rows, int count,
                   const bool *in_loop, const int *position);
void growth_scale(Growth *growth, bool is_balanced); /* what errors are measured by; at first it is not */
void growth_begin(Growth *growth); /* all columns are tearing variables */

/* The row then determines the column from columns that are known. False if that loses too many digits: it remains a
 * tear. */
bool growth_assign(Growth *growth, int row, int column);

/* ---- block.c ---- */

/* Derivatives of one unknown of a loop by the tearing variables, ascending by column. */
typedef struct {
    int column;
    Expr value;
} GradientEntry;

typedef List(GradientEntry) Gradient;

/* Memory that all loops of a schedule share, by variable, made at the first one: each loop cleans up what it used, so
 * that many small loops cost no more than their own size. */
typedef struct {
    Arena *arena, *scratch;   /* of blocks; of what is gone with the builder */
    Causal *causal;
    bool *in_loop;            /* NULL before the first loop, as all that follows but is_differentiated */
    Expr *image;              /* of an unknown that is put into others */
    int *position;            /* of an unknown within its loop */
    Gradient *gradient;
    double *constants;        /* values of constants, NaN for variables */
    Points *points;           /* with constants far apart */
    bool *is_differentiated;  /* by equation: it has a derivative among the equations, or is one */
    double **samples;         /* of growth.c: by point and variable */
} BlockBuilder;

BlockBuilder *block_builder(Arena *arena, Arena *scratch, Causal *causal);

Block *block_of_assignment(Arena *arena, Assignment assignment);

/* Turns one strongly connected component into blocks, appended to the schedule. `unknowns` are the variables matched to
 * the rows, in the same order. False if it was reported as singular. */
bool block_build(BlockBuilder *builder, const Row *rows, const int *unknowns, int count, Schedule *schedule);

/* Affine in all of the marked unknowns together: no partial derivative mentions any of them. */
bool block_row_is_affine(Arena *arena, const Causal *causal, const Row *row, const bool *in_loop);

/* ---- products.c ---- */

/* Lets products of unknowns be unknowns in nonlinear loops that become linear by that. False if there are none: else
 * the schedule is to be built anew. */
bool products_take(Arena *arena, Causal *causal, const Schedule *schedule);

/* ---- continuous.c ---- */

/* The schedule of continuous time, after index reduction. False if that was reported as impossible. */
bool continuous_build(Arena *arena, Causal *causal);

/* ---- selector.c: what conditions are made of ---- */

enum { MOST_COMBINATIONS = 4096 }; /* that are tried */

/* Adds one that is not there yet. */
void selector_add(Arena *arena, SelectorList *selectors, Selector selector);

/* Adds those of which a condition is made. */
void selector_add_condition(Arena *arena, const Causal *causal, SelectorList *selectors, Expr condition);

/* Numbers get the values that equations compare them with, what they begin with first, and another one. */
void selector_complete(Arena *arena, const Causal *causal, SelectorList *selectors);

/* Values by selector, of all combinations that do not contradict themselves, as ranges of one number do that have
 * nothing in common; beyond MOST_COMBINATIONS, one more than that. */
typedef List(const double *) ValuesList;
ValuesList selector_combinations(Arena *arena, const Causal *causal, const SelectorList *selectors);

Expr selector_expression(const SelectorList *selectors, const double *values, Expr e); /* where these values hold */
bool selector_excludes(const SelectorList *selectors, const double *values, Expr truth); /* it is false there */

/* "locked", "not open", "gear = second" */
const char *selector_words(Arena *arena, const Causal *causal, const Selector *selector, double value);

const FlatVariable *selector_declaration(const Causal *causal, int variable);           /* NULL: it has none */

/* ---- mode.c: structures that conditions select ---- */

/* Adds the selectors on which the structure rests, given a schedule of continuous time for all of their values. False
 * if there are no new ones. is_certain becomes true if some of their values make it divide by zero, whatever loops
 * do. */
bool mode_find_selectors(Arena *arena, const Causal *causal, SelectorList *selectors, bool *is_certain);

/* The selectors of what is there only now and then. False if all is there always. */
bool mode_find_presences(Arena *arena, const Causal *causal, SelectorList *selectors);

/* The selectors of all conditions under which equations hold other unknowns than otherwise. */
void mode_suspect_selectors(Arena *arena, const Causal *base, SelectorList *selectors);

const char *mode_condition(Arena *arena, const Causal *causal, const SelectorList *selectors,
                           const double *values); /* "locked, not open, gear = second" */

/* Short for functions: what the condition says, if that is short too; else the number. */
const char *mode_name(Arena *arena, const SelectorList *selectors, const char *condition, const char *number);

/* Likewise of a mode: "only_locked_and_open", of what holds in it, if all of the condition is too long. */
const char *mode_name_of(Arena *arena, const Causal *causal, const SelectorList *selectors, const Mode *mode,
                         const char *number);

/* The equations where the selectors have these values, reduced and sorted; NULL if they have no solution; the mode's
 * `obstacle` is then the reason. Messages about a start are printed once, for the first mode that a run can begin
 * in. */
Causal *mode_build(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values, Mode *mode,
                   bool *is_told);

/* Reports what is wrong there, in full. */
void mode_report(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values,
                 const char *condition);

/* True if a block of the single structure is singular there. */
bool mode_is_singular(const Causal *single, const Points *points, const SelectorList *selectors, const double *values);

/* ---- partition.c ---- */

/* By selector the number of the cluster that it may belong to, from 0 in the order of the first ones. */
int *partition_selectors(Arena *arena, const Causal *base, const SelectorList *selectors);

/* ---- cluster.c ---- */

/* The system of all modes, from one before index reduction and what selects them; `single` is its structure for all of
 * them at once, NULL: it has none, or one that certainly does not serve all of them. NULL: there is no need of modes,
 * or of more of them than can be, or it was reported why there are none. */
Causal *cluster_build(Arena *arena, const Causal *base, const Causal *single, bool is_certain,
                      SelectorList *selectors);

Causal *causal_copy(Arena *arena, const Causal *causal); /* lists that grow are its own */

/* ---- merge.c ---- */

/* Of clusters that depend on each other: modes in which they differ from their references where they do. */
typedef List(ModeSet) ModeSetList;

/* Takes in the modes of all clusters, each in its own numbers, and makes views of them; those of reference modes are
 * the reference. False if clusters depend on each other: reported; the whole is not to be used then. */
bool merge_modes(Arena *arena, Causal *whole, const Causal *reference, ModeSetList *dependent);
void merge_complete(Arena *arena, Causal *whole); /* the modes by themselves, once the whole is complete */

/* ---- modeset.c ---- */

/* Of modes, or of the others if the reference is one of them: those in which it is not as in the reference. */
ModeSet modeset_apart(const Causal *whole, ModeSet modes);

/* In which modes something is, given those by cluster, where other clusters are in their reference modes. False if that
 * depends on several clusters: reported. `unknown`, by cluster, are modes of which it is not known, NULL none. */
bool modeset_find(Arena *arena, const Causal *whole, const uint64_t *in, const uint64_t *unknown, ModeSet *modes,
                  ModeSetList *dependent);

/* ---- unite.c ---- */

typedef struct Union Union;
Union *union_new(Arena *arena, Causal *whole);

/* Takes a block of a mode, in the whole's numbers. Gives in which modes it is, by cluster, for the caller to add that
 * one. */
uint64_t *union_take(Union *u, Block *block);

/* Their schedule. is_state, by variable: in which modes it is a state. False if clusters depend on each other:
 * reported. */
bool union_schedule(Union *u, const ModeSet *is_state, const uint64_t *unknown, Schedule *result,
                    ModeSetList *dependent);

/* ---- start.c ---- */

bool start_build(Arena *arena, Causal *causal);

/* ---- observe.c ---- */

/* Lets nonlinear loops of the start's schedule compute what must come out as stated, as far as that depends on them. */
void start_observe(Arena *arena, const Causal *causal, Schedule *schedule);

/* ---- alike.c ---- */

/* Lets states whose derivatives are equal, or opposite, follow one of them. False if there are none. */
bool states_move_alike(Arena *arena, Causal *causal);

/* ---- jacobian.c ---- */

const Linearization *linearize(Arena *arena, const Causal *causal);
void linearization_check(const Linearization *l); /* what a row uses is known before it; internal_error if not */

/* The equations of the start: the model's own, and starts taken (equation -1, left is the variable); columns are
 * variables. */
typedef struct {
    Arena *arena;
    Causal *causal;
    const bool *is_unknown; /* by variable */
    RowList rows;
    RowLists columns;
    Matcher *matcher;
} StartRows;

/* ---- startrank.c ---- */

/* True if the equations determine all unknowns but those whose starts are taken: at generic points (NULL), or at the
 * start (values by variable, NAN if not known). Rows of equations come first. */
bool starts_determine(const StartRows *start, const double *values);

/* Marks which of the wanted variables may start with values of their own, there: as the list says, those of them that
 * do not follow from the equations and from the marked ones before them. */
void starts_independent(const StartRows *start, const IntList *wanted, const double *values, bool *is_independent);

/* The values at the start as its schedule gives them with the given constants and starts, by variable, NAN if not
 * known; and how many starts that must come out do not. */
typedef struct {
    double *at;
    int disagreements;
} StartValues;
StartValues starts_evaluate(Arena *arena, Causal *causal, const Schedule *schedule);

/* ---- startcheck.c ---- */

/* For each start check: which of the start's equations and other starts determine its variable. */
void start_checks_tie(const StartRows *start);

/* Compares the start checks with the consequences of the given constants and starts. Reports the first contradiction;
 * false then. Checks that cannot be evaluated here are left to the program. */
bool start_checks_hold(Arena *arena, const Causal *causal);

/* Numbers that differ by rounding to six digits are the same; `uncertain` is added to that. */
bool starts_agree(double found, double stated, double uncertain);
void causal_report_contradiction(Arena *arena, const Causal *causal, const StartCheck *check, double stated,
                                 double found);

/* ---- evaluate.c ---- */

/* An expression at given values of the variables. */
double causal_value(const Causal *causal, Expr e, double time, const double *values);

/* The terms that rounding is in proportion to: about the sum of the absolute ones. */
double causal_magnitude(const Causal *causal, Expr e, double time, const double *values);

/* left - right, and the terms of both (NULL: not wanted). */
double causal_residual(const Causal *causal, Expr left, Expr right, double time, const double *values,
                       double *magnitude);

/* The same of the partial derivative by a leaf, its terms not yet added up. */
double causal_slope_magnitude(const Causal *causal, Expr e, Expr leaf, double time, const double *values);

/* Values of all constants as the model states them, derived ones computed; NaN where that fails. */
void causal_constant_values(const Causal *causal, double *values);

/* The same of derived ones alone; the others' stand in `values`. */
void causal_derived_values(const Causal *causal, double *values);

/* A step of Gaussian elimination of a dense matrix: takes the column from all rows that are not done. Whoever chooses
 * the pivots bounds the growth of rounding, by taking the largest of a column or of all that is left (Golub and Van
 * Loan, Matrix Computations, section 3.4). For some tens of rows: larger loops are sparse. */
void matrix_pivot_dense(double *matrix, int rows, int columns, int row, int column, const bool *is_done);

/* Solves a loop for knowns as given, and once more if that leaves more than the bound: the largest residual of its
 * equations, relative to the largest sum of absolute terms; 0 where it cannot be solved there. `values` of its unknowns
 * are changed. */
double block_error_at(const Causal *causal, const Block *block, double bound, double *values);

/* Rank test of a block's Jacobian where its knowns and tearing variables are as given; the inner variables' values are
 * changed. */
bool block_is_singular_at(const Causal *causal, const Block *block, double *values);

#endif
