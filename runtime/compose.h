/* compose.h - the structures of the equations that modes make. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include "modes.h"
#include "runtime.h"

typedef struct Structures Structures; /* those that a run has come to */

Structures *structures_new(const ModelDescription *about, Arena *a); /* they last as long as the arena */

const ModelStructure *structures_first(const Structures *s); /* of the first mode of each cluster */

/* Another one of a single cluster, among the same ones. The same modes give the same structure. */
const ModelStructure *structure_with(const ModelStructure *s, int cluster, int mode);

bool structure_has_state(const ModelStructure *s, size_t offset); /* is what is there in struct Model a state? */

/* The mode of a combination of values among `count`, which are ascending; `otherwise` if it is not there. */
int mode_of_combination(const ModelCombination *at, size_t count, unsigned long long combination, int otherwise);

const ModelJacobian *structure_jacobian(const ModelStructure *s);
const ModelJacobian *structure_sensitivities(const ModelStructure *s); /* NULL: there are none */

/* Frees what was not asked for lately, but for what is held, and the first one. */
void structures_forget(Structures *s, bool (*is_held)(void *context, const ModelStructure *s), void *context);

#endif
