/* csv.c - texts in CSV files, as RFC 4180 has them. */
#include "csv.h"
#include "results.h"

/* A spreadsheet computes a text that begins so. Signs alone are units. */
static bool is_formula(const char *text)
{
    double number;
    return csv_begins_formula(text) && !number_parse(text, &number);
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
