/* json.c - writes JSON (RFC 8259). */
#include "json.h"

#include "runtime.h"

#include <math.h>

static void write_text(const Json *j, const char *text)
{
    FILE *out = j->out;
    fputc('"', out);
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        if (*at == '"' || *at == '\\')
            fputc('\\', out);
        if (*at < ' ' || ((*at == '<' || *at == '&') && j->is_in_page))
            fprintf(out, "\\u%04x", (unsigned)*at);
        else
            fputc(*at, out);
    }
    fputc('"', out);
}

static void begin(Json *j, const char *name)
{
    if (j->line)
        fputs(j->is_next ? ", " : "", j->out);
    else if (j->depth > 0)
        fprintf(j->out, "%s\n%*s", j->is_next ? "," : "", 2 * j->depth, "");
    if (name) {
        write_text(j, name);
        fputs(": ", j->out);
    }
    j->is_next = true;
}

void json_open(Json *j, const char *name, char bracket)
{
    begin(j, name);
    fputc(bracket, j->out);
    j->depth++;
    j->is_next = false;
}

void json_open_line(Json *j, const char *name, char bracket)
{
    json_open(j, name, bracket);
    j->line = j->line ? j->line : j->depth;
}

void json_close(Json *j, char bracket)
{
    if (j->is_next && !j->line)
        fprintf(j->out, "\n%*s", 2 * (j->depth - 1), "");
    fputc(bracket, j->out);
    j->line = j->line == j->depth ? 0 : j->line;
    j->depth--;
    j->is_next = true;
    if (j->depth == 0)
        fputc('\n', j->out);
}

void json_text(Json *j, const char *name, const char *text)
{
    begin(j, name);
    write_text(j, text);
}

void json_number(Json *j, const char *name, double number)
{
    begin(j, name);
    fputs(isfinite(number) ? number_text(number).text : "null", j->out);
}

void json_count(Json *j, const char *name, long count)
{
    begin(j, name);
    fprintf(j->out, "%ld", count);
}

void json_truth(Json *j, const char *name, bool truth)
{
    begin(j, name);
    fputs(truth ? "true" : "false", j->out);
}

void json_null(Json *j, const char *name)
{
    begin(j, name);
    fputs("null", j->out);
}
