/* field.c - reads fields of CSV files, according to RFC 4180. */
#include "csv.h"

#include <string.h>

/* The quotes of a name in a path, such as '-5'.x, were not put there. */
char *csv_plain(char *field)
{
    const char *end = field + (field[0] == '\'');
    while (*end && *end != '\'')
        end += 1 + (*end == '\\' && end[1]);
    const bool is_name = *end && (!end[1] || end[1] == '.' || end[1] == '[');
    return field + (field[0] == '\'' && csv_begins_formula(field + 1) && !is_name);
}

/* The quote that ends a quoted field, with only blanks behind it. NULL: there is none, so that the quotes are text. */
static const char *closing_quote(const char *at)
{
    for (at++; *at && (*at != '"' || at[1] == '"'); at++)
        at += *at == '"';
    const char *behind = at + (*at == '"');
    behind += strspn(behind, " \t\r");
    return *at && (!*behind || *behind == ',' || *behind == '\n') ? at : NULL;
}

char csv_field(char **text, char **field)
{
    char *at = *text + strspn(*text, " \t"), *to = at;
    const char *last = *at == '"' ? closing_quote(at) : NULL;
    *field = at;
    if (last) {
        for (at++; at < last; at++) {
            at += *at == '"';
            *to++ = *at;
        }
        at += strcspn(at, ",\n");
    } else {
        at += strcspn(at, ",\n");
        for (to = at; to > *field && strchr(" \t\r", to[-1]);)
            to--;
    }
    const char end = *at;
    *text = at + (end != '\0');
    *to = '\0';
    return end;
}
