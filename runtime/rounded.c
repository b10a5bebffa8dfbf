/* rounded.c - doubles as text for users, with '.' as the decimal point in every locale. */
#include "variables.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

const char *number_decimal_point(void)
{
    const char *point = localeconv()->decimal_point;
    return point[0] ? point : ".";
}

void number_plain_point(char *text)
{
    const char *point = number_decimal_point();
    char *found = strstr(text, point);
    if (found) {
        const size_t length = strlen(point);
        *found = '.';
        memmove(found + 1, found + length, strlen(found + length) + 1);
    }
}

Number number_rounded(double value, int digits)
{
    Number n;
    snprintf(n.text, sizeof n.text, "%.*g", digits, value);
    number_plain_point(n.text);
    return n;
}
