/* rig.h - what a program exchanges on the rig: the record of runtime/exchange.h for this model, item by item.
 *
 * Order of work: program_record() makes the list with the program, whose table of outputs is of it, too. Items are made
 * one by one, as files about them are written.
 */
#ifndef RIG_H
#define RIG_H

#include "emit/program.h"

typedef struct Rig Rig;

typedef enum { RIG_OUTPUT, RIG_INPUT, RIG_PARAMETER, RIG_KINDS } RigKind;

typedef struct {
    RigKind kind;
    int index;        /* among those of its kind, in the program's order */
    int word;         /* of the record: a double */
    int variable;     /* of the system */
    const char *path;
    const char *name; /* what C and Python call it: other characters are underscores; no two items share one */
    const char *unit, *description; /* "": none */
    double nominal;   /* 0: none */
    bool is_integer;
    const char *const *literals; /* names of all values, from `first` on: of a truth or an enumeration; else NULL */
    int literal_count, first;
} RigItem;

bool rig_is_output(const System *system, const FlatVariable *flat); /* a signal at an output port of the system */

Rig *rig_new(Program *p); /* once rows are planned */
const IntList *rig_variables(const Rig *rig, RigKind kind);
RigItem rig_item(Rig *rig, RigKind kind, int index); /* lasts as long as p->scratch is not emptied */

/* For the templates of files about them, of a program of one size; other files have their fields in the rows, too. */
void rig_record(Program *p, Record *record);

/* ---- python.c ---- */

void rig_record_module(Program *p, Record *record); /* for the template of BLOCK.py */

/* ---- a2l.c ---- */

void rig_record_a2l(Program *p, Record *record); /* for the template of BLOCK.a2l; once there is a fingerprint */

#endif
