/* stage.h - which functions compute which blocks: of modes, of impulses, and what several users share. */
#ifndef STAGE_H
#define STAGE_H

#include "emit/program.h"

/* ---- mode.c: structures that change ---- */

void modes_name(Program *p); /* before any function is written */
const char *modes_condition(Program *p, ModeSet modes);   /* C: is one of these modes the present one? */
const char *modes_condition_on(Program *p, ModeSet modes,
                               const char *mode); /* C: ..., where `mode` is the present one */
/* Lines that stand where they do in an `if`, under that condition; of all modes, without one. */
void modes_condition_lines(Program *p, ModeSet modes, CodeLines *inside, CodeLines *to);
void modes_print_sets(Program *p, Record *modes);         /* names of sets that conditions use, once all are written */
void modes_plan_start(Program *p, const bool *is_wanted); /* the start's sequence, of the wanted blocks */
int modes_first(const Program *p, int cluster);           /* the number of its first mode among all */
const char *modes_enumerator(const Program *p, int cluster, int mode);

/* Blocks that follow each other: one, cluster -1; or those of a cluster of few modes, with all between them. */
typedef struct {
    int cluster;
    IntList blocks; /* of the schedule, ascending */
} ModalBlocks;
typedef List(ModalBlocks) ModalBlocksList;
ModalBlocksList modes_gather(const Program *p, const Schedule *schedule, const IntList *blocks);
ModeSet modes_absence(const Program *p, int variable);    /* in which it is not there; none: it always is */
ModeSet modes_branch_absence(const Program *p, const Branch *branch); /* likewise */
const char *modes_text(const Program *p, ModeSet modes);  /* C: a ModelModes */
int modes_number(Program *p, ModeSet modes);              /* in the table of sets of modes; it is added */
void selectors_print(Program *p, Record *modes); /* selector.c: which modes the present values ask for */

/* ---- impulse.c: what impulses change ---- */

void jumps_plan(Program *p, const unsigned *users); /* by block of continuous time: who computes it */
const Block *jumps_without(Program *p, const Block *block); /* as it is while nothing jumps, if that has a function */

/* ---- stage.c: which functions share which blocks ---- */

/* By block of continuous time: what derivatives need; what else results need; what indicators need. */
void stages_plan(Program *p, const bool *is_evaluated, const bool *is_shown, const bool *is_indicated);
void stages_print(Program *p, Text *functions, bool are_of_start);
bool stage_has_function(const Stage *stage); /* else its only user has its steps */

#endif
