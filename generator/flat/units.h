/* units.h - dimensional analysis of the flat system.
 *
 * The law: both sides of an equation, the terms of a sum, the sides of a comparison, the values of a choice, and the
 * ends of a binding or a connection are of one unit; sin, exp and the like take mere numbers. Variables without a unit
 * get theirs from the equations that they stand in, where that is unambiguous.
 *
 * Numbers that are written in an equation have no unit of their own. As a term they are of the unit of the others, but
 * for a 1 beside products within a product, as in R*(1 + a*dT), which is a mere number. As a factor, a fraction of
 * small whole numbers or of pi is a mere number; any other one, such as 9.81 or 3600, may stand for a quantity or a
 * conversion, and its other factors are not checked; nor is a time multiplied by any number, as in sin(2*time). An
 * undeclared unit cannot be wrong: der(x) = -x is right for an x without a unit. */
#ifndef FLAT_UNITS_H
#define FLAT_UNITS_H

#include "expr/units.h"
#include "flat/flat.h"

typedef enum { UNITS_OFF, UNITS_WARN, UNITS_ERROR } UnitsMode;

/* The unit of each variable, stated or inferred, for System.units. Reports clashes: as warnings or as errors; what
 * bindings and connections join in different scales is an error always. With UNITS_OFF nothing is reported. In
 * near-linear time. */
const KnownUnit *flat_check_units(Arena *arena, const System *system, UnitsMode mode);

#endif
