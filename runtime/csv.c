/* csv.c - writes texts in CSV files, according to RFC 4180. */
#include "csv.h"
#include "results.h"

/* True if a spreadsheet would evaluate the text as a formula. A sign alone is a unit. */
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
