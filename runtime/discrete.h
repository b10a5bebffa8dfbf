/* discrete.h - access to the values of discrete variables of any type, by row of model_events.discretes. */
#ifndef DISCRETE_H
#define DISCRETE_H

#include "model_events.h"
#include "parts.h"

/* explain_event.c: changes at events. */

/* How often each branch, discrete variable and reset has changed. */
typedef struct {
    int *branch, *discrete, *reset;
} Toggles;

int explain_toggles(const Model *m, Failure failure, const Toggles *t, int boundary, double time);

/* settle.c: consistent values of branches and discrete variables, which a pass confirms. */

double branch_value(const Model *m, int branch);
void branch_set(Model *m, int branch, double value);
bool branch_is_absent(const Model *m, int branch); /* in the present structure */
ModelStatus event_pass(Model *m); /* model_update, with variables that algorithms or ticks set as before the event */
bool are_different(double a, double b);
bool has_moved(double a, double b); /* by more than rounding, which a loop solved twice may leave */

/* Values of one size at even distances in struct Model (in bytes), and the place where they are kept without gaps. */
typedef struct {
    size_t offset, distance, at, size;
    int count; /* 0: the end of a list */
} Places;

typedef struct {
    const ModelDescription *about;
    int *order;   /* rows of branches as they follow each other in the model, then of discrete variables behind them */
    int *most, *least; /* by row of that order: the largest row up to there, the least one from there on */
    char *value;  /* as in the model, in that order: a row's value is at from[row] */
    size_t *from, size;
    char *spare;  /* memory of the same size */
    const Places *branches, *discretes, *befores; /* of all in that order; befores: of values before the event */
    const ModelStructure *structure; /* of the equations at that point */
} Switches;

Switches *switches_new(const ModelDescription *about, Arena *a);
void switches_copy(Switches *to, const Switches *from);
Toggles toggles_new(const ModelDescription *about, Arena *a);
void toggles_forget(const ModelDescription *about, Toggles *t);
void switches_keep(Switches *s, const Model *m);
void switches_restore(const Switches *s, Model *m);
void switches_exchange(Switches *s, Model *m); /* with the model's values; sets pre to them, too */
void switches_keep_before(Switches *s, const Model *m);          /* of discrete variables the values before the event */
void switches_restore_before(const Switches *s, Model *m);       /* sets them before the event (pre) */
double switches_branch(const Switches *s, int branch);
int switches_next_branch(const Switches *a, const Switches *b, int i);   /* the first from i on that differs, or -1 */
int switches_next_discrete(const Switches *a, const Switches *b, int i); /* the same, comparing bits */

typedef struct Settling Settling;
typedef enum { SETTLED, SETTLE_INCONSISTENT, SETTLE_FAILED } SettleResult; /* SETTLE_FAILED: the model failed */

/* is_everything_assumed: all branches and discrete variables are in one group; otherwise only those with a `group`.
 * outer: the one whose passes call settle() with this one, or NULL; it must live longer. */
Settling *settling_new(const ModelDescription *about, Arena *a, bool is_everything_assumed, const Settling *outer);
SettleResult settle(Settling *s, Model *m, Pass pass, void *context);
const Toggles *settling_turns(const Settling *s); /* in the later passes of the last call */

/* discrete.c */

void *discrete_at(Model *m, int discrete);
const void *discrete_of(const Model *m, int discrete);
void *discrete_before_at(Model *m, int discrete); /* before the event */
const void *discrete_before_of(const Model *m, int discrete);
const void *discrete_start_of(const Model *m, int discrete);
void *discrete_kept(const Switches *s, int discrete);
double discrete_number(const ModelDescription *about, int discrete, const void *value); /* for a queue its length */
double discrete_value(const Model *m, int discrete);     /* the number of the present value */
void discrete_copy(const ModelDescription *about, int discrete, void *to, const void *from);
/* For numbers the same as are_different() and has_moved(). */
bool discrete_differs(const ModelDescription *about, int discrete, const void *a, const void *b);
bool discrete_has_moved(const ModelDescription *about, int discrete, const void *a, const void *b);
bool discrete_is_other(const Model *m, int discrete, const Switches *s); /* differs from the kept value */
void discrete_accept(Model *m, int discrete); /* the value before becomes the present one */
void discrete_restore(Model *m, int discrete, const Switches *s);

#endif
