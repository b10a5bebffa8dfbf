/* compose.h - the structures of the equations that modes make. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include "runtime.h"

extern const ModelStructure *model_first_structure; /* of the first mode of each cluster */

void structures_open(Arena *a); /* before any other use of the model; structures last as long as the arena */

/* The structure of these modes, by cluster; and another one of a single cluster. The same modes give the same
 * structure. */
const ModelStructure *structure_of(const unsigned char *mode);
const ModelStructure *structure_with(const ModelStructure *s, int cluster, int mode);

bool structure_has_state(const ModelStructure *s, size_t offset); /* is what is there in struct Model a state? */

/* The mode of a combination of values among `count`, which are ascending; `otherwise` if it is not there. */
int mode_of_combination(const ModelCombination *at, size_t count, unsigned long long combination, int otherwise);

const ModelJacobian *structure_jacobian(const ModelStructure *s);

/* Frees what was not asked for lately, but for what is held, and the first one. */
void structures_forget(bool (*is_held)(void *context, const ModelStructure *s), void *context);

#endif
