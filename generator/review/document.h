/* document.h - what the files that make a document share. */
#ifndef DOCUMENT_H
#define DOCUMENT_H

#include "review/review.h"

typedef List(const char *) ReviewIds;

/* The use of an equation in a block: the variable that it determines, or that it is a residual of a loop. */
typedef struct {
    const Block *block;
    const Assignment *assignment; /* NULL: a residual */
    const char *schedule;
    int loop; /* its number in the listing; 0: none */
} Determination;
typedef List(Determination) DeterminationList;

typedef struct {
    Arena *arena;
    const Causal *causal;
    const System *system;
    const ShownList *statements;
    ReviewFormulas *formulas;
    DeterminationList *by_equation; /* in schedules */
    DeterminationList *by_variable;
    IntList *algorithms; /* by variable: that assign it */
    IntList *users;      /* by variable: equations as drawn that mention it */
    IntList *gives;      /* by variable: others whose value or start it is in */
    ReviewIds *readers, *checks; /* by variable: algorithms, and checks that do */
    IntList *checked_by;    /* by equation as drawn: the checks that it decides on */
    Map *first_of_id;       /* an equation */
    IntList *statements_of; /* by the first equation of an id: of C, in order */
    int *credited;       /* by equation: the alias that is credited to it, from 1; 0: none */
    bool *decides_at_start; /* by variable: its start decides a branch */
    bool *is_modal;      /* by equation as drawn: it says different things in modes */
    int loops;
    FamilyLaws *kinds;
    bool is_unrolled;    /* each row by itself */
} Review;

const char *review_path(const Review *r, int variable);
const char *review_id(const Review *r, int equation);
typedef const char *ReviewName(const Review *r, int index); /* one of these two */
json_t *review_names(const Review *r, const IntList *indices, ReviewName *name);
const char *review_start_word(const Review *r, int variable); /* the use of a start that is stated, or else 0 */
const char *review_unit_of(const Review *r, int variable);    /* of a derivative that of its original, over time */

/* True if the determinations are not the same in all modes. */
bool review_is_in_modes(const DeterminationList *found);
int review_first_of_id(const Review *r, int equation); /* of the forms of an equation in some modes, the first */

/* ---- checks.c ---- */
void review_note_checks(Review *r);
void review_put_checked(const Review *r, json_t *row, int equation); /* its members "checked_by" and "requirements" */
json_t *review_checks(const Review *r);
json_t *review_requirements(const Review *r);

/* ---- machines.c: branches, algorithms, modes ---- */
void review_note_readers(Review *r);
void review_note_users_of_made(Review *r);
const char *review_id_of_branch(const Review *r, const Branch *branch); /* of what it occurs in first */
json_t *review_events(const Review *r);
json_t *review_algorithms(const Review *r);
json_t *review_modes(const Review *r);

/* ---- families.c: one row for all that say the same ---- */

/* The numbers of their kinds: families and rows of one kind differ in names alone. */
int review_variable_kind(const Review *r, int variable);
int review_equation_kind(const Review *r, int equation, const json_t *row);

/* Of variables, of equations, of parts; members are positions in that list. */
FamilyList review_variable_families(const Review *r, const IntList *variables);
FamilyList review_equation_families(const Review *r, const IntList *equations);
FamilyList review_part_families(const Review *r);

/* The row is of the first member: how many there are, what all are called by indices, and the ranges of these. */
void review_put_family(const Review *r, json_t *row, const Family *family, Name name);

#endif
