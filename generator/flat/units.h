/* units.h - dimensional analysis of the flat system.
 *
 * The law: both sides of an equation, the terms of a sum, the sides of a comparison, the values of a choice, and the
 * ends of a binding or a connection have the same unit. The arguments of sin, exp and the like are pure numbers.
 * Variables without a unit get one from the equations that contain them, where this is unambiguous.
 *
 * Numbers in an equation have no unit of their own. A number as a term has the unit of the other terms; but a 1 beside
 * products within a product, as in R*(1 + a*dT), is a pure number. A factor that is a fraction of small whole numbers
 * or of pi is a pure number. Any other factor, such as 9.81 or 3600, may stand for a quantity or a conversion, so the
 * product is not checked; nor is a time multiplied by any number, as in sin(2*time). An undeclared unit is not an
 * error: der(x) = -x is right for an x without a unit. */
#ifndef FLAT_UNITS_H
#define FLAT_UNITS_H

#include "expr/units.h"
#include "flat/flat.h"

typedef enum { UNITS_OFF, UNITS_WARN, UNITS_ERROR } UnitsMode;

/* The unit of each variable, stated or inferred, for System.units. Reports clashes as warnings or as errors; a binding
 * or connection of different scales is always an error. With UNITS_OFF nothing is reported. Runs in near-linear
 * time. */
const KnownUnit *flat_check_units(Arena *arena, const System *system, UnitsMode mode);

#endif
