/* passes.h - the passes of program.c, each of which writes a part of the four files and reads nothing of the others.
 */
#ifndef PASSES_H
#define PASSES_H

#include "emit/body.h"

/* ---- fingerprint.c ---- */

void program_fingerprint(Program *p, Record *record);

/* ---- input.c: inputs ---- */

void inputs_print(Program *p, Record *record);

/* ---- parts.c: parts of the runtime ---- */

PartSet parts_needed(const Causal *causal);
PartSet parts_of_variant(const Causal *causal);            /* for a program that shares an executable with variants */
bool parts_repeat(const Causal *causal);                  /* tables may be written as repetitions */
bool parts_verify(const Causal *causal);                  /* a run can be checked against the drawn equations */
bool parts_need_margins(const Causal *causal);            /* --verify or records need the margins of branches */
bool part_has_file(PartSet needed, const char *name);      /* true of a needed file of the runtime */
bool part_needs_sparse(const Causal *causal);                /* KLU, of runtime/sparse.c */
void parts_print(Arena *arena, const Causal *causal, Record *record);

/* ---- action.c: assignments at events as drawn, for --verify ---- */

void actions_print(Program *p, Record *record);

/* ---- law.c, listing.c: the equations ---- */

void laws_print(Program *p, Record *record);
void listing_print(Program *p, Record *record);
void margins_print(Program *p, Record *record); /* how far branches are from changing, by results */
void partials_print(Program *p, Record *record, Text *functions); /* model_partials, and the Jacobian's tables */
void structures_print(Program *p, Record *record, Text *functions);

void states_print(Program *p, Record *record, Text *functions); /* set_defaults ... accept: lists of lines */
void tables_print(Program *p, Record *record);
void joints_print(Program *p, Record *record); /* joint.c: connectors and flows */
void poles_print(Program *p, Record *record);   /* pole.c: divisors that may pass through zero */

#endif
