/* passes.h - the passes of program.c that write a part of the four files each, and read nothing of each other.
 */
#ifndef PASSES_H
#define PASSES_H

#include "emit/body.h"

/* ---- fingerprint.c ---- */

void program_fingerprint(Program *p, Record *record);

/* ---- input.c: what is given from outside ---- */

void inputs_print(Program *p, Record *record);

/* ---- parts.c: parts of the runtime ---- */

PartSet parts_needed(const Causal *causal);
PartSet parts_of_variant(const Causal *causal);            /* of a program of which several are in one executable */
bool parts_repeat(const Causal *causal);                  /* tables may be written as repetitions */
bool parts_verify(const Causal *causal);                  /* what is drawn can be checked along a run */
bool parts_need_margins(const Causal *causal);            /* how far branches are from changing is asked */
bool part_has_file(PartSet needed, const char *name);      /* is this one of the runtime's files, and needed? */
bool part_needs_sparse(const Causal *causal);                /* is KLU? */
void parts_print(Arena *arena, const Causal *causal, Record *record);

/* ---- action.c: what events set as drawn, for --verify ---- */

void actions_print(Program *p, Record *record);

/* ---- law.c, listing.c: the equations ---- */

void laws_print(Program *p, Record *record);
void listing_print(Program *p, Record *record);
void margins_print(Program *p, Record *record); /* what results show against what is drawn */
void partials_print(Program *p, Record *record, Text *functions); /* model_partials, and the Jacobian's tables */
void structures_print(Program *p, Record *record, Text *functions);

void states_print(Program *p, Record *record, Text *functions); /* set_defaults ... accept: lists of lines */
void tables_print(Program *p, Record *record);
void joints_print(Program *p, Record *record); /* joint.c: connectors and flows */
void poles_print(Program *p, Record *record);   /* pole.c: divisors that may pass through zero */

#endif
