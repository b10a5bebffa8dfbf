/* rig.h - data that a program exchanges on a test rig: the items of the record in runtime/exchange.h for this model.
 *
 * Order of work: program_record() makes the list of items, from which the program also takes its table of outputs. The
 * items are made one by one, as the files that describe them are written.
 */
#ifndef RIG_H
#define RIG_H

#include "emit/program.h"

typedef struct Rig Rig;

typedef enum { RIG_OUTPUT, RIG_INPUT, RIG_PARAMETER, RIG_KINDS } RigKind;

typedef struct {
    RigKind kind;
    int index;        /* among those of its kind, in the program's order */
    int word;         /* index of its word in the record, a double */
    int variable;     /* of the system */
    const char *path;
    const char *name; /* what C and Python call it: other characters are underscores; no two items share one */
    const char *unit, *description; /* "": none */
    double nominal;   /* 0: none */
    bool is_integer;
    const char *const *literals; /* of a Boolean or an enumeration: names of all values, from `first` on; else NULL */
    int literal_count, first;
} RigItem;

bool rig_is_output(const System *system, const FlatVariable *flat); /* a signal at an output port of the system */

Rig *rig_new(Program *p); /* after rows are planned */
const IntList *rig_variables(const Rig *rig, RigKind kind);
RigItem rig_item(Rig *rig, RigKind kind, int index); /* lasts as long as p->scratch is not emptied */

/* Sets the fields for the files that describe the items, of a program of one size. The rows serve other files, too. */
void rig_record(Program *p, Record *record);

/* ---- python.c ---- */

void rig_record_module(Program *p, Record *record); /* for the template of BLOCK.py */

/* ---- a2l.c ---- */

void rig_record_a2l(Program *p, Record *record); /* for the template of BLOCK.a2l; after the fingerprint */

#endif
