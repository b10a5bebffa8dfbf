/* variation.h - constants that have other values in other programs of one model. */
#ifndef VARIATION_H
#define VARIATION_H

#include "flat/instance.h"

/* exchange.c: a number, a quantity in a unit of the same dimension, a truth or a literal; NULL: none of these. */
Value *flat_value_written(Flattening *f, int variable, const char *text);

/* The constants and values of the variations, once the system is complete. Reports. */
void flat_find_variations(Flattening *f, VariationList *variations);

#endif
