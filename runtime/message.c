/* message.c - the form of every message. */
#include "runtime.h"

#include <stdarg.h>

typedef struct {
    const char *code;
    int status;
    const char *title;
    const char *remedy;
} FailureText;

static const FailureText failures[] = {
#define FAILURE(name, code, status, title, remedy) {code, status, title, remedy},
#include "failures.def"
#undef FAILURE
};

static void begin(Failure failure, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

static void begin(Failure failure, const char *format, va_list arguments)
{
    fflush(stdout); /* so that the two streams keep their order in one log */
    fprintf(stderr, "error: %s", failures[failure].title);
    if (format[0]) {
        fputc(' ', stderr);
        vfprintf(stderr, format, arguments);
    }
    fprintf(stderr, " [%s]\n", failures[failure].code);
}

void message_begin(Failure failure, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    begin(failure, format, arguments);
    va_end(arguments);
}

void message_detail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("    ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

int message_end(Failure failure)
{
    message_detail("fix: %s", failures[failure].remedy);
    return failures[failure].status;
}

int message_fail(Failure failure, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    begin(failure, format, arguments);
    va_end(arguments);
    return message_end(failure);
}
