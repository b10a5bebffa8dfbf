/* message.c - the form of every message. */
#include "runtime.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Each failure is an object of its own, so that a library contains only those that it needs; without pointers, which
 * would take more room than the text. */
#define STATUS_DONE_MARK "0"
#define STATUS_FAILED_MARK "1"
#define STATUS_USAGE_MARK "2"
#define STATUS_ENVIRONMENT_MARK "3"
#define FAILURE(name, code, status, title, remedy) \
    __attribute__((aligned(1))) const char name[] = status##_MARK code "\0" title "\0" remedy;
#include "failures.def"
#undef FAILURE

static _Thread_local FILE *directed; /* to a host of the model; NULL: to standard error */

void message_direct(FILE *to)
{
    directed = to;
}

FILE *message_stream(void)
{
    return directed ? directed : stderr;
}

static void print(const char *format, va_list arguments) PRINTF_LIKE(1, 0);

/* The last place at or before `at` that is not within a character of UTF-8. */
static int character_begin(const char *words, int at)
{
    while (at > 0 && ((unsigned char)words[at] & 0xC0) == 0x80)
        at--;
    return at;
}

/* Prints the text; of a very long one, as files may contain, only the beginning and the end. */
static void print(const char *format, va_list arguments)
{
    enum { MOST = 1000, FIRST = 700, LAST = 200 };
    va_list again;
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *words = length > MOST ? malloc((size_t)length + 1) : NULL;
    if (length <= MOST) {
        vfprintf(message_stream(), format, arguments);
    } else if (words) {
        vsnprintf(words, (size_t)length + 1, format, arguments);
        const int first = character_begin(words, FIRST), last = character_begin(words, length - LAST);
        fprintf(message_stream(), "%.*s ... (%d characters) ... %s", first, words, last - first, words + last);
    } else {
        fputs("...", message_stream());
    }
    free(words);
}

static void begin(Failure failure, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

static void begin(Failure failure, const char *format, va_list arguments)
{
    if (!directed)
        fflush(stdout); /* so that the two streams keep their order in one log */
    fprintf(message_stream(), "%s: %s", failure_status(failure) == STATUS_DONE ? "warning" : "error",
            failure_text(failure, FAILURE_TITLE));
    if (format[0]) {
        fputc(' ', message_stream());
        print(format, arguments);
    }
    fprintf(message_stream(), " [%s]\n", failure_text(failure, FAILURE_CODE));
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
    fputs("    ", message_stream());
    print(format, arguments);
    fputc('\n', message_stream());
    va_end(arguments);
}

void message_note(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("note: ", message_stream());
    print(format, arguments);
    fputc('\n', message_stream());
    va_end(arguments);
}

int message_end_with(Failure failure, const char *remedy)
{
    message_detail("fix: %s", remedy);
    return failure_status(failure);
}

int message_end(Failure failure)
{
    return message_end_with(failure, failure_text(failure, FAILURE_REMEDY));
}

int message_fail(Failure failure, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    begin(failure, format, arguments);
    va_end(arguments);
    return message_end(failure);
}
