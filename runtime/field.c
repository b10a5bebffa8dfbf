/* field.c - reads fields of CSV files, according to RFC 4180. */
#include "csv.h"

#include <string.h>

char csv_field(char **text, char **field)
{
    char *at = *text + strspn(*text, " \t"), *to = at;
    *field = at;
    if (*at == '"') {
        for (at++; *at && (*at != '"' || at[1] == '"'); at++) {
            at += *at == '"';
            *to++ = *at;
        }
        at += *at == '"';
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
