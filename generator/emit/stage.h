/* stage.h - assigns blocks to functions: those of modes, those of impulses, and those that several users share. */
#ifndef STAGE_H
#define STAGE_H

#include "emit/program.h"

/* ---- mode.c: structures that change ---- */

void modes_name(Program *p); /* before any function is written */
const char *modes_condition(Program *p, ModeSet modes);   /* C: true in one of these modes */
const char *modes_condition_on(Program *p, ModeSet modes,
                               const char *mode); /* C: the same, where `mode` is the present one */
/* Appends the lines, which are indented as in an `if`, under the condition of these modes; for all modes, without. */
void modes_condition_lines(Program *p, ModeSet modes, CodeLines *inside, CodeLines *to);
void modes_print_sets(Program *p, Record *modes);         /* names of sets that conditions use, once all are written */
void modes_plan_start(Program *p, const bool *is_wanted); /* the start's sequence, of the wanted blocks */
int modes_first(const Program *p, int cluster);           /* the number of its first mode among all modes */
const char *modes_enumerator(const Program *p, int cluster, int mode);

/* A single block, with cluster -1; or the blocks of a cluster of few modes, together with all blocks between them. */
typedef struct {
    int cluster;
    IntList blocks; /* of the schedule, ascending */
} ModalBlocks;
typedef List(ModalBlocks) ModalBlocksList;
ModalBlocksList modes_gather(const Program *p, const Schedule *schedule, const IntList *blocks);
ModeSet modes_absence(const Program *p, int variable);    /* in which it is absent; empty: it never is */
ModeSet modes_branch_absence(const Program *p, const Branch *branch); /* the same */
const char *modes_text(const Program *p, ModeSet modes);  /* C: a ModelModes */
int modes_number(Program *p, ModeSet modes);              /* in the table of sets of modes; added if new */
void selectors_print(Program *p, Record *modes); /* selector.c: functions that find the wanted modes */

/* ---- impulse.c: blocks that depend on impulses ---- */

void jumps_plan(Program *p, const unsigned *users); /* `users`: by block of continuous time */
const Block *jumps_without(Program *p, const Block *block); /* without jumps, if another function computes these */

/* ---- stage.c: functions and their blocks ---- */

/* Parameters, by block of continuous time: derivatives need it; otherwise, results need it; indicators need it. */
void stages_plan(Program *p, const bool *is_evaluated, const bool *is_shown, const bool *is_indicated);
void stages_print(Program *p, Text *functions, bool are_of_start);
bool stage_has_function(const Stage *stage); /* false: its only user contains its steps */

#endif
