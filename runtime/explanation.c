/* explanation.c - --explain: the meaning of a message of the program. */
#include "explanation.h"
#include "runtime.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

static const struct {
    Failure failure;
    const char *text;
} texts[] = {
#define EXPLANATION(name, text, example) {name, text},
#include "explanations.def"
#undef EXPLANATION
};
enum { TEXTS = sizeof texts / sizeof *texts };

int explanation_count(void)
{
    return TEXTS;
}

Explanation explanation_of(int index)
{
    static const char *const severities[] = {"warning", "error, exit status 1", "error, exit status 2",
                                             "error, exit status 3"};
    const Failure failure = texts[index].failure;
    return (Explanation){.code = failure_text(failure, FAILURE_CODE),
                         .severity = severities[failure_status(failure)],
                         .title = failure_text(failure, FAILURE_TITLE),
                         .text = texts[index].text,
                         .remedy = failure_text(failure, FAILURE_REMEDY)};
}

/* Prints a text behind `column` characters of a line, and breaks lines between words. */
static void print_text(size_t column, const char *text, FILE *out)
{
    enum { WIDTH = 79 };
    while (*text) {
        const size_t length = strcspn(text, " ");
        if (column > 0 && column + 1 + length > WIDTH) {
            fputc('\n', out);
            column = 0;
        }
        column += (size_t)fprintf(out, "%s%.*s", column > 0 ? " " : "", (int)length, text);
        text += length;
        text += strspn(text, " ");
    }
}

void explanation_print(const Explanation *e, FILE *out)
{
    size_t length = strlen(e->title);
    length -= length > 0 && e->title[length - 1] == ':';
    fprintf(out, "%s (%s): %.*s\n\n", e->code, e->severity, (int)length, e->title);
    print_text(0, e->text, out);
    fputs("\n\nFix:", out);
    print_text(strlen("Fix:"), e->remedy, out);
    fputs(".\n", out);
    if (e->example)
        fprintf(out, "\nExample:\n\n%s", e->example);
}

/* Codes are a letter and two digits. */
static bool is_code_of_compiler(const char *word)
{
    return strlen(word) == 3 && isalpha((unsigned char)word[0]) && toupper((unsigned char)word[0]) != 'R' &&
           isdigit((unsigned char)word[1]) && isdigit((unsigned char)word[2]);
}

int explanation_show(const char *code, FILE *out)
{
    int first = 0, last = 0;
    for (int i = 0; i < TEXTS; i++) {
        const Explanation e = explanation_of(i);
        if (strcasecmp(e.code, code) == 0) {
            explanation_print(&e, out);
            return STATUS_DONE;
        }
        first = strcmp(e.code, explanation_of(first).code) < 0 ? i : first;
        last = strcmp(e.code, explanation_of(last).code) > 0 ? i : last;
    }
    if (is_code_of_compiler(code)) {
        char remedy[40];
        message_begin(BAD_ARGUMENT, "--explain %s: it is a message of the compiler", code);
        snprintf(remedy, sizeof remedy, "call sysphsc --explain %s", code);
        return message_end_with(BAD_ARGUMENT, remedy);
    }
    return message_fail(BAD_ARGUMENT, "--explain knows codes from %s to %s, not '%s'", explanation_of(first).code,
                        explanation_of(last).code, code);
}
