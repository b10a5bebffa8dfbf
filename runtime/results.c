/* results.c - the result file and the event log: CSV as RFC 4180 has it, but with plain line feeds.
 *
 * The file is there under its name from the beginning, so that a run that fails leaves the rows computed until then. */
#include "runtime.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct Results {
    const char *file;
    FILE *out;
    const Selection *selection;
    bool failed; /* and said so */
};

static bool is_standard_output(const char *file)
{
    return strcmp(file, "-") == 0;
}

static int refuse(const char *file)
{
    const int reason = errno;
    return message_fail(UNWRITABLE, "%s: %s", is_standard_output(file) ? "standard output" : file, strerror(reason));
}

static void write_field(FILE *out, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, out);
        return;
    }
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

Results *results_open(const char *file, const Selection *s)
{
    Results *r = malloc(sizeof *r);
    if (!r) {
        message_fail(OUT_OF_MEMORY, "for the results");
        return NULL;
    }
    *r = (Results){file, is_standard_output(file) ? stdout : fopen(file, "w"), s, false};
    if (!r->out) {
        refuse(file);
        free(r);
        return NULL;
    }
    fputs("time", r->out);
    for (int i = 0; i < s->count; i++) {
        fputc(',', r->out);
        write_field(r->out, model_variables[s->variables[i]].path);
    }
    fputc('\n', r->out);
    return r;
}

int results_row(Results *r, const Model *m, double time)
{
    fputs(number_text(time).text, r->out);
    for (int i = 0; i < r->selection->count; i++) {
        fputc(',', r->out);
        fputs(number_text(variable_value(m, r->selection->variables[i])).text, r->out);
    }
    fputc('\n', r->out);
    r->failed = ferror(r->out) != 0;
    return r->failed ? refuse(r->file) : STATUS_DONE;
}

/* A full disk may show only when the last of the buffer is written. */
static bool finish(FILE *out)
{
    bool complete = fflush(out) == 0 && !ferror(out);
    if (out != stdout && fclose(out) != 0)
        complete = false;
    return complete;
}

int results_close(Results *r)
{
    if (!r)
        return STATUS_DONE;
    const bool complete = finish(r->out), silent = r->failed;
    const char *file = r->file;
    free(r);
    if (complete && !silent)
        return STATUS_DONE;
    return silent ? STATUS_ENVIRONMENT : refuse(file);
}

int events_open(FILE **log, const char *file)
{
    *log = NULL;
    if (!file)
        return STATUS_DONE;
    *log = is_standard_output(file) ? stdout : fopen(file, "w");
    if (!*log)
        return refuse(file);
    fputs("time,change,element\n", *log);
    return STATUS_DONE;
}

void events_log(FILE *log, double time, const char *change, const char *element)
{
    if (!log)
        return;
    fprintf(log, "%s,", number_text(time).text);
    write_field(log, change);
    fputc(',', log);
    write_field(log, element);
    fputc('\n', log);
}

int events_close(FILE *log, const char *file)
{
    return !log || finish(log) ? STATUS_DONE : refuse(file);
}
