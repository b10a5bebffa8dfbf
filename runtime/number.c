/* number.c - doubles as text and back, with '.' as the decimal point whatever the locale. */
#include "parts.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Fifteen digits always survive a round trip from text to double and back to text, so the shortest form has no
 * fewer; only subnormal numbers carry less. */
Number number_text(double value)
{
    Number n = {"-"};
    if (fpclassify(value) == FP_ZERO) {
        strcpy(n.text, signbit(value) ? "-0" : "0");
        return n;
    }
    if (model_parts.digits && model_parts.digits->shortest(n.text + (value < 0), fabs(value)))
        return n;
    for (int digits = fabs(value) < DBL_MIN ? 1 : 15; digits <= 17; digits++) {
        snprintf(n.text, sizeof n.text, "%.*g", digits, value);
        const double back = digits < 17 ? strtod(n.text, NULL) : value;
        if (memcmp(&back, &value, sizeof value) == 0)
            break;
    }
    number_plain_point(n.text);
    return n;
}

static const char *skip_digits(const char *p)
{
    while (*p >= '0' && *p <= '9')
        p++;
    return p;
}

/* sign? (digits ('.' digits?)? | '.' digits) ([eE] sign? digits)? and nothing else: no blanks, hex, inf or nan. */
static bool is_decimal(const char *p)
{
    p += *p == '+' || *p == '-';
    const char *whole = p;
    p = skip_digits(p);
    size_t digits = (size_t)(p - whole);
    if (*p == '.') {
        const char *fraction = p + 1;
        p = skip_digits(fraction);
        digits += (size_t)(p - fraction);
    }
    if (digits == 0)
        return false;
    if (*p == 'e' || *p == 'E') {
        p++;
        p += *p == '+' || *p == '-';
        const char *exponent = p;
        p = skip_digits(p);
        if (p == exponent)
            return false;
    }
    return *p == '\0';
}

bool number_parse(const char *text, double *value)
{
    char local[256];
    const char *point = number_decimal_point();
    size_t length = 0;
    if (!is_decimal(text) || strlen(text) + strlen(point) >= sizeof local)
        return false;
    for (const char *p = text; *p; p++) {
        if (*p == '.') {
            memcpy(local + length, point, strlen(point));
            length += strlen(point);
        } else {
            local[length++] = *p;
        }
    }
    local[length] = '\0';
    *value = strtod(local, NULL);
    return isfinite(*value) != 0;
}
