/* machine_state.h - the active states of state machines, as equations and actions use them; private to this folder. */
#ifndef FLAT_MACHINE_STATE_H
#define FLAT_MACHINE_STATE_H

#include "flat/place.h"

/* The variable of a region's active step, and its identifier, Machine.State.Region. Added where it is first needed. */
int flat_region_variable(Flattening *f, const Instance *scope, const Region *region);
Name flat_region_identifier(const Region *region);
int flat_step_number(const Vertex *step); /* in its region: the variable's value while it is active */

/* The Boolean expression that OP_IN_STATE stands for; `asked` is its argument, if it has one. NULL: a mistake;
 * reported. In texts of the machine itself, it uses the state before the step. */
Expr flat_is_in_state(Flattening *f, Expr e, Member asked, const Place *place);

/* ---- element.c ---- */
Typed flat_rewrite_in_state(Flattening *f, Expr e, const Place *place); /* of OP_IN_STATE */

#endif
