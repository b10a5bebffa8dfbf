/* compose.h - the structures of the equations in a model with modes. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include "modes.h"
#include "runtime.h"

typedef struct Structures Structures; /* the structures that a run has met */

Structures *structures_new(const ModelDescription *about, Arena *a); /* they last as long as the arena */

const ModelStructure *structures_first(const Structures *s); /* of the first mode of each cluster */

/* The structure that differs in the mode of one cluster. The same modes give the same structure. */
const ModelStructure *structure_with(const ModelStructure *s, int cluster, int mode);

bool structure_has_state(const ModelStructure *s, size_t offset); /* offset of a double in struct Model */

/* The mode of a combination of values among `count`, which are ascending; `otherwise` if it is not there. */
int mode_of_combination(const ModelCombination *at, size_t count, unsigned long long combination, int otherwise);

const ModelJacobian *structure_jacobian(const ModelStructure *s);
const ModelJacobian *structure_sensitivities(const ModelStructure *s); /* NULL: there are none */

/* Frees structures that were not asked for lately, except the first one and those that are held. */
void structures_forget(Structures *s, bool (*is_held)(void *context, const ModelStructure *s), void *context);

#endif
