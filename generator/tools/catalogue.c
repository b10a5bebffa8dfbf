/* catalogue.c - host tool: the page of all messages, in Markdown, from the catalogues of compiler and programs.
 *
 *     catalogue EXAMPLES >messages.md
 *
 * EXAMPLES/CODE/expected.txt holds what the compiler prints in a case of that code: the example. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *code, *severity, *title, *remedy;
} Entry;

/* Words of the catalogues. */
#define ERROR "error"
#define WARNING "warning"
#define NOTE "note"
#define STATUS_DONE WARNING
#define STATUS_USAGE "status 2"
#define STATUS_FAILED "status 1"
#define STATUS_ENVIRONMENT "status 3"
#define DIAG(code, severity, title, remedy) {#code, severity, title, remedy},
#define FAILURE(name, code, status, title, remedy) {code, status, title, remedy},
static const Entry entries[] = {
#include "base/diag.def"
#include "failures.def"
};
enum { ENTRIES = sizeof entries / sizeof *entries, HIGHEST = 99, LONGEST = 4096 };

static const struct {
    char letter;
    const char *title;
} groups[] = {
    {'X', "Reading files"},
    {'S', "What is drawn"},
    {'E', "Texts of equations"},
    {'F', "Making one system of it"},
    {'U', "Units"},
    {'C', "Solving it symbolically"},
    {'D', "Sampling uncertain values"},
    {'G', "Writing the program"},
    {'V', "Viewing results"},
    {'R', "Running the program"},
};
enum { GROUPS = sizeof groups / sizeof *groups };

/* A message is a line with its code at the end, and what is indented below it. */
static void print_example(const char *folder, const char *code)
{
    char path[LONGEST], line[LONGEST], ending[32];
    snprintf(path, sizeof path, "%s/%s/expected.txt", folder, code);
    snprintf(ending, sizeof ending, " [%s]\n", code);
    FILE *stream = fopen(path, "r");
    if (!stream)
        return;
    int is_shown = 0;
    while (fgets(line, sizeof line, stream)) {
        size_t length = strlen(line), tail = strlen(ending);
        int begins = length > tail && strcmp(line + length - tail, ending) == 0;
        if (is_shown && (begins || line[0] != ' '))
            break;
        if (begins)
            fputs("\n", stdout);
        is_shown = is_shown || begins;
        if (is_shown)
            printf("    %s", line);
    }
    fclose(stream);
}

static void print_entry(const char *examples, const Entry *entry)
{
    int length = (int)strlen(entry->title);
    int is_open = length && entry->title[length - 1] == ':';
    printf("\n### %s: %.*s\n\n*%s*", entry->code, is_open ? length - 1 : length, entry->title, entry->severity);
    if (entry->remedy && *entry->remedy)
        printf(" Fix: %s.", entry->remedy);
    printf("\n");
    print_example(examples, entry->code);
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fprintf(stderr, "usage: catalogue EXAMPLES\n");
        return 2;
    }
    printf("# Messages\n\n"
           "Every message of `sysphsc` and of the programs that it makes has a code. Examples are of the tests.\n"
           "Where a message knows better, it replaces the remedy that is given here.\n");
    int printed = 0;
    for (int group = 0; group < GROUPS; group++) {
        int in_group = 0;
        for (int number = 0; number <= HIGHEST; number++)
            for (int i = 0; i < ENTRIES; i++) {
                if (entries[i].code[0] != groups[group].letter || atoi(entries[i].code + 1) != number)
                    continue;
                if (!in_group++)
                    printf("\n## %s\n", groups[group].title);
                print_entry(arguments[1], &entries[i]);
            }
        printed += in_group;
    }
    if (printed != ENTRIES)
        fprintf(stderr, "catalogue: %d codes belong to no group\n", ENTRIES - printed);
    return printed == ENTRIES && fflush(stdout) == 0 ? 0 : 1;
}
