/* units.c - how units are shown, and numbers with a unit. */
#include "expr/units.h"

#include <math.h>
#include <string.h>

static const char *const base_units[BASE_UNITS] = {"kg", "m", "s", "A", "K", "mol", "cd"};

static const double exponent_tolerance = 1e-6; /* they are sums of products of small fractions */

/* m*s^2*A^(1/2)*K^0.283, of the exponents of that sign. */
static void print_factors(Text *text, const Dimension *dimension, double sign)
{
    enum { LARGEST_DIVISOR = 6 };
    int count = 0;
    for (int i = 0; i < BASE_UNITS; i++) {
        const double exponent = sign * dimension->exponent[i];
        if (exponent < exponent_tolerance)
            continue;
        text_format(text, "%s%s", count++ ? "*" : "", base_units[i]);
        if (fabs(exponent - 1) < exponent_tolerance)
            continue;
        int divisor = 1;
        while (divisor <= LARGEST_DIVISOR &&
               !(fabs(exponent - round(exponent * divisor) / divisor) < exponent_tolerance))
            divisor++;
        if (divisor > LARGEST_DIVISOR)
            text_format(text, "^%.6g", exponent);
        else
            text_format(text, divisor == 1 ? "^%.0f" : "^(%.0f/%d)", round(exponent * divisor), divisor);
    }
}

void dimension_print(Text *text, const Dimension *dimension)
{
    int above = 0, below = 0;
    for (int i = 0; i < BASE_UNITS; i++) {
        above += dimension->exponent[i] >= exponent_tolerance;
        below += dimension->exponent[i] <= -exponent_tolerance;
    }
    bool has_factor = !scale_is_same(dimension, &no_dimension);
    if (has_factor)
        text_format(text, "%.6g%s", exp(dimension->scale), above ? "*" : "");
    if (above)
        print_factors(text, dimension, 1);
    else if (!has_factor)
        text_add(text, "1");
    if (below)
        text_add(text, below > 1 ? "/(" : "/");
    print_factors(text, dimension, -1);
    if (below > 1)
        text_add(text, ")");
}

bool expr_quantity_read(const char *text, double *number, UnitMeaning *meaning)
{
    char digits[64];
    text += strspn(text, " \t\n");
    const size_t length = unit_number_length(text);
    if (!length || length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    return number_read(digits, number) && unit_read(text + length, meaning);
}
