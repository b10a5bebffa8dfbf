/* discrete.h - values of discrete variables, of any type: by row of model_events.discretes, and where they are. */
#ifndef DISCRETE_H
#define DISCRETE_H

#include "runtime.h"

void *discrete_at(Model *m, int discrete);
const void *discrete_of(const Model *m, int discrete);
void *discrete_before_at(Model *m, int discrete); /* before the event */
const void *discrete_before_of(const Model *m, int discrete);
const void *discrete_start_of(const Model *m, int discrete);
void *discrete_kept(const Switches *s, int discrete);
double discrete_number(const ModelDescription *about, int discrete, const void *value); /* of a queue its length */
double discrete_value(const Model *m, int discrete);     /* that of the present value */
void discrete_copy(const ModelDescription *about, int discrete, void *to, const void *from);
/* Of numbers are_different() and has_moved(). */
bool discrete_differs(const ModelDescription *about, int discrete, const void *a, const void *b);
bool discrete_has_moved(const ModelDescription *about, int discrete, const void *a, const void *b);
bool discrete_is_other(const Model *m, int discrete, const Switches *s); /* than what is kept */
void discrete_accept(Model *m, int discrete); /* the value before becomes the present one */
void discrete_restore(Model *m, int discrete, const Switches *s);
void discrete_restore_before(Model *m, int discrete, const Switches *s);
void discretes_new(Switches *s, const ModelDescription *about, Arena *a);

#endif
