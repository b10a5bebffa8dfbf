/* machine_state.h - which state of a state machine is active, in equations and elsewhere; private to this folder. */
#ifndef FLAT_MACHINE_STATE_H
#define FLAT_MACHINE_STATE_H

#include "flat/place.h"

/* The variable of a region's active step, and its identifier, Machine.State.Region. Added where it is first needed. */
int flat_region_variable(Flattening *f, const Instance *scope, const Region *region);
Name flat_region_identifier(const Region *region);
int flat_step_number(const Vertex *step); /* in its region: the variable's value while it is active */

/* The truth that OP_IN_STATE stands for, where its argument is `asked`, if it has one; NULL: a mistake, reported. In
 * texts of the machine that is asked, the state before the step. */
Expr flat_is_in_state(Flattening *f, Expr e, Member asked, const Place *place);

/* ---- element.c ---- */
Typed flat_rewrite_in_state(Flattening *f, Expr e, const Place *place); /* of OP_IN_STATE */

#endif
