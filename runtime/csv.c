/* csv.c - texts in CSV files, as RFC 4180 has them. */
#include "results.h"

#include <string.h>

/* A spreadsheet computes a text that begins so. Signs alone are units. */
static bool is_formula(const char *text)
{
    static const char *const wide[] = {"\uff1d", "\uff0b", "\uff0d", "\uff20"}; /* = + - @ */
    double number;
    bool is = text[0] && strchr("=+-@\t\r", text[0]) && text[1];
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        is = is || strncmp(text, wide[i], strlen(wide[i])) == 0;
    return is && !number_parse(text, &number);
}

void csv_text(FILE *out, const char *text)
{
    const bool is_quoted = strpbrk(text, ",\"\r\n") != NULL;
    fputs(is_quoted ? "\"" : "", out);
    fputs(is_formula(text) ? "'" : "", out);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text, out);
    }
    fputs(is_quoted ? "\"" : "", out);
}
