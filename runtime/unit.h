/* unit.h - the algebra of units: the meaning of a text such as "kN*m/rad" or "metrePerSecond". The compiler and
 * its programs use it.
 *
 * Holds:       dimensions as exponents of the seven base units of the SI, with the factor to them. Angles have no
 *              dimension, but the angle units that a unit consists of are kept.
 * Never holds: variables, value types, anything of a model.
 * Invariants:  dimensions form a group under multiplication; a factor is kept as its logarithm, so that powers, also
 *              fractional ones, are products.
 */
#ifndef UNIT_H
#define UNIT_H

#include <stdbool.h>
#include <stddef.h>

enum { BASE_SECOND = 2, BASE_KELVIN = 4, BASE_UNITS = 7 }; /* kg, m, s, A, K, mol, cd */

/* Units that count how far something has turned: a turn is 2 pi radians, and one cycle of a vibration. */
typedef enum { ANGLE_RADIANS, ANGLE_TURNS, ANGLE_CYCLES, ANGLES, ANGLE_NONE = ANGLES } Angle;

typedef struct {
    double exponent[BASE_UNITS];
    double scale; /* natural logarithm of the factor to base units: for mm, log(0.001) */
    double angle[ANGLES]; /* exponents; they leave the dimension unchanged */
} Dimension;

/* A value v of the unit is exp(dimension.scale)*v + offset in base units. */
typedef struct {
    Dimension dimension;
    double offset; /* of temperatures: degC, degF; else 0 */
} UnitMeaning;

/* ---- unit.c ---- */

extern const Dimension no_dimension; /* of a mere number */
extern const Dimension dimension_of_time;

/* a * b^power */
Dimension dimension_times(Dimension a, Dimension b, double power);
Dimension dimension_power(Dimension a, double power);

bool dimension_is_same(const Dimension *a, const Dimension *b); /* the exponents; scales may differ */
bool scale_is_same(const Dimension *a, const Dimension *b);     /* within a millionth */

/* Converts a number to another unit of the same dimension: 20 (mm) is 0.02 (m). Decimal numbers stay decimal: they are
 * rounded to 15 digits for whole factors or their inverses, and to nine decimals with an offset. If angles can be
 * converted in two ways, cycles count as mere numbers. */
double unit_convert(double number, const UnitMeaning *from, const UnitMeaning *to);

double unit_decimal(double number); /* rounds to 15 digits: 0.1 + 0.2 becomes 0.3 */

/* True if angles can be converted in one way only. rad, deg and rev are angles, so that 1 rpm is pi/30 rad/s; rev and
 * the cycles of Hz are counts: 60 rpm is 1 Hz. But 1 Hz may be 1 rad/s (a rate in 1/s) or 2 pi rad/s; 1 rpm in 1/s and
 * 60 1/min in rad/s are ambiguous, too. *power: of 2 pi, as a further factor besides the scales; if there are two ways,
 * it belongs to the one that unit_convert does not take. */
bool angles_convert(const Dimension *from, const Dimension *to, double *power);
bool angle_is_none(const Dimension *d); /* it contains no angle */

/* True if a number in one unit can be converted to the other, in one way only. */
bool unit_converts(const UnitMeaning *from, const UnitMeaning *to);

/* ---- unit_text.c ---- */

/* Reads a unit in any tool's spelling: symbols of the SI with prefixes and other symbols that engineers use, joined
 * by * / . - blanks and signs of multiplication, with exponents as ^2, **2, 2 or raised digits, in parentheses
 * ("W/(m2.K)", "s-1", "1/min", "m\u00b2"); or words: "metrePerSecondSquared", "newton metre", "cubic meters per hour".
 * "deg C" is degC, "ft-lb" has a pound-force; an ambiguous text is not a unit: "m/s 2", "bar(g)", "W/mK". A product
 * without parentheses behind "/" belongs to the divisor unless its sign is "*": "J/kg K" is J/(kg*K). False if the text
 * is not a unit; the effort is bounded by the text's length. */
bool unit_read(const char *text, UnitMeaning *meaning);

/* The length of the number that begins the text, if a unit follows: "20 mm", "100ms", "-1.5e3 N*m"; else 0. */
size_t unit_number_length(const char *text);

/* ---- unit_words.c: one symbol or word ---- */
bool unit_of_symbol(const char *symbol, size_t length, UnitMeaning *meaning); /* with a prefix or without */
bool unit_of_words(const char *text, UnitMeaning *meaning); /* "wattPerSquareMeterKelvin" */

/* The length of a temperature unit at the begin of the text: "degrees Celsius", "deg.C", "Grad Fahrenheit"; 0: none. */
size_t unit_of_temperature(const char *text, UnitMeaning *meaning);

/* True for a degree and a temperature: nobody means their product, as in "kelvin degree". */
bool unit_is_of_temperature(const Dimension *a, const Dimension *b);

#endif
