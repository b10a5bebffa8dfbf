/* document.h - types and functions that the files which build a document share. */
#ifndef DOCUMENT_H
#define DOCUMENT_H

#include "review/review.h"

typedef List(const char *) ReviewIds;

/* The use of an equation in a block: it determines a variable, or it is a residual of a loop. */
typedef struct {
    const Block *block;
    const Assignment *assignment; /* NULL: a residual */
    const char *schedule;
    int loop; /* the loop's number in the listing; 0: none */
} Determination;
typedef List(Determination) DeterminationList;

typedef struct {
    Arena *arena;
    const Causal *causal;
    const System *system;
    const ShownList *statements;
    ReviewFormulas *formulas;
    DeterminationList *by_equation; /* by equation: its uses in schedules */
    DeterminationList *by_variable;
    IntList *algorithms; /* by variable: the algorithms that assign it */
    IntList *users;      /* by variable: equations as drawn that mention it */
    IntList *gives;      /* by variable: other variables whose value or start mentions it */
    ReviewIds *readers, *checks; /* by variable: the algorithms that read it, the checks that use it */
    IntList *checked_by;    /* by equation as drawn: the checks that it decides on */
    IntList *checked_algorithms; /* by algorithm: the checks of which it sets a variable */
    Map *first_of_id;       /* id -> the first equation with it */
    IntList *statements_of; /* by the first equation of an id: its C statements, in order */
    int *credited;       /* by equation: the alias variable credited to it, plus 1; 0: none */
    bool *decides_at_start; /* by variable: its start decides a branch */
    bool *is_modal;      /* by equation as drawn: it has forms of its own in some modes */
    int loops;
    FamilyLaws *kinds;
    bool is_unrolled;    /* no families: one row for each element */
} Review;

const char *review_path(const Review *r, int variable);
const char *review_id(const Review *r, int equation);
typedef const char *ReviewName(const Review *r, int index); /* review_path or review_id */
json_t *review_names(const Review *r, const IntList *indices, ReviewName *name);
const char *review_expr(const Review *r, Expr e); /* its text */
const char *review_unit_of(const Review *r, int variable);    /* of a derivative: its original's, per time */

/* True if the determinations are not the same in all modes. */
bool review_is_in_modes(const DeterminationList *found);
int review_first_of_id(const Review *r, int equation); /* forms of an equation in modes share an id */

/* ---- account.c: proofs of the document ---- */

/* Counts the equations by use and the variables by determination, and lists equations that are not used once. */
json_t *review_accounting(const Review *r, const json_t *document);

/* ---- stated.c: values and starts as stated in the model ---- */
Expr review_start_of(const Review *r, int variable); /* of an alias: its own; NULL: none */
const char *review_start_word(const Review *r, int variable); /* the use of a start, stated or 0 */
void review_put_start(const Review *r, json_t *row, int variable);

/* ---- files.c: files beside the model, and tables of numbers in them ---- */
json_t *review_files(const Review *r);
json_t *review_tables(const Review *r);

/* ---- checks.c ---- */
void review_note_checks(Review *r);
void review_put_checked(const Review *r, json_t *row, const IntList *checks); /* "checked_by" and "requirements" */
json_t *review_checks(const Review *r);
json_t *review_requirements(const Review *r);

/* ---- machines.c: branches, algorithms, modes ---- */
void review_note_readers(Review *r);
void review_note_users_of_made(Review *r);
const char *review_id_of_branch(const Review *r, const Branch *branch); /* of the place where it occurs first */
json_t *review_events(const Review *r);
json_t *review_algorithms(const Review *r);
json_t *review_modes(const Review *r);

/* ---- families.c: one row for all members of a family ---- */

/* The number of the kind. Rows of one kind, or families of one kind, differ in names alone. */
int review_variable_kind(const Review *r, int variable);
int review_equation_kind(const Review *r, int equation, const json_t *row);

/* The families of the variables, equations or parts; members are positions in the list. */
FamilyList review_variable_families(const Review *r, const IntList *variables);
FamilyList review_equation_families(const Review *r, const IntList *equations);
FamilyList review_part_families(const Review *r);

/* Puts into the first member's row the number of members, their name with indices, and the ranges of the indices. */
void review_put_family(const Review *r, json_t *row, const Family *family, Name name);

#endif
