/* csv.h - fields of CSV files, and texts that a spreadsheet would evaluate; for the runtime and the compiler. */
#ifndef CSV_H
#define CSV_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* field.c: cuts the next field off, in place, without blanks and quotes around it; gives the character behind it: ',',
 * '\n' or '\0'. */
char csv_field(char **text, char **field);

/* True if the text begins like a formula; it may also be a number. A sign alone is a unit. */
static inline bool csv_begins_formula(const char *text)
{
    static const char *const wide[] = {"\uff1d", "\uff0b", "\uff0d", "\uff20"}; /* = + - @ */
    bool is = text[0] && strchr("=+-@\t\r", text[0]) && text[1];
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        is = is || strncmp(text, wide[i], strlen(wide[i])) == 0;
    return is;
}

char *csv_plain(char *field); /* field.c: without the apostrophe that csv_text() has put before it */

#endif
