/* units.h - units of the model: printing them, and reading them with the reader of the runtime. */
#ifndef UNITS_H
#define UNITS_H

#include "base/base.h"

#include "../runtime/unit.h"

/* "kg*m/s^2", "1"; with the factor in front if there is one: "0.001*m". */
void dimension_print(Text *text, const Dimension *dimension);

/* A number with a unit behind it: "20 mm", "100ms", "-1.5e3 N*m". */
bool expr_quantity_read(const char *text, double *number, UnitMeaning *meaning);

/* The text with each unknown word replaced by a similar unit: "volt" for "vollt"; NULL if one has no similar unit. */
const char *unit_near(Arena *arena, const char *text);
/* The letters behind a number, if there is nothing else: "24 vollt"; NULL otherwise. */
const char *unit_unknown(Arena *arena, const char *text);

#endif
