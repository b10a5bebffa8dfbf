/* select.c - the selection of variables: by patterns, with constants, without aliases. */
#define _POSIX_C_SOURCE 200809L
#include "between.h"

#include <regex.h>
#include <stdlib.h>
#include <string.h>

bool glob_matches(const char *glob, const char *text)
{
    const char *star = NULL, *resume = NULL; /* the last * and the text it has not yet swallowed */
    while (*text) {
        if (*glob == '*') {
            star = glob++;
            resume = text;
        } else if (*glob == '?' || *glob == *text) {
            glob++;
            text++;
        } else if (star) {
            glob = star + 1;
            text = ++resume;
        } else {
            return false;
        }
    }
    while (*glob == '*')
        glob++;
    return *glob == '\0';
}

/* True if the text is a list of patterns, separated by commas, each of which matches a variable. */
static bool is_list(const ModelDescription *about, const char *globs)
{
    const size_t length = strcspn(globs, ",");
    char *first = strdup(globs);
    bool is_known = false;
    if (first)
        first[length] = '\0';
    for (int i = 0; first && i < about->variable_count; i++)
        is_known = is_known || glob_matches(first, about->variables[i].path);
    free(first);
    return is_known && (!globs[length] || is_list(about, globs + length + 1));
}

/* Marks the variables whose paths match a glob or /REGEX/; exit status. */
static int choose(const ModelDescription *about, Arena *a, const char *glob, const char *option, bool *is_chosen)
{
    const size_t length = strlen(glob);
    const bool is_regex = length > 2 && glob[0] == '/' && glob[length - 1] == '/';
    bool has_match = false;
    regex_t regex;
    if (is_regex) {
        char *inside = arena_take(a, length, 1), reason[100];
        memcpy(inside, glob + 1, length - 2);
        const int error = regcomp(&regex, inside, REG_EXTENDED | REG_NOSUB);
        if (error != 0) {
            regerror(error, &regex, reason, sizeof reason);
            return message_fail(BAD_ARGUMENT, "%s %s: %s", option, glob, reason);
        }
    }
    for (int i = 0; i < about->variable_count; i++) {
        const char *path = about->variables[i].path;
        if (is_regex ? regexec(&regex, path, 0, NULL, 0) == 0 : glob_matches(glob, path))
            has_match = is_chosen[i] = true;
    }
    if (is_regex)
        regfree(&regex);
    if (has_match || !is_list(about, glob))
        return has_match ? STATUS_DONE : variable_unknown(about, "nothing matches ", glob, option);
    message_begin(UNKNOWN_VARIABLE, "nothing matches '%s' (%s)", glob, option);
    message_detail("give each an option of its own: %s %.*s %s ...", option, (int)strcspn(glob, ","), glob, option);
    return message_end(UNKNOWN_VARIABLE);
}

static void leave_aliases(const ModelDescription *about, Selection *s, Arena *a)
{
    bool *is_selected = arena_take(a, (size_t)about->variable_count, sizeof *is_selected);
    int kept = 0;
    for (int i = 0; i < s->count; i++)
        is_selected[s->variables[i]] = true;
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *of = about->variables[s->variables[i]].alias_of;
        if (!of || of - about->variables >= about->variable_count || !is_selected[of - about->variables])
            s->variables[kept++] = s->variables[i];
    }
    s->count = kept;
}

static void add_constants(const ModelDescription *about, Selection *s, Arena *a)
{
    bool *is_selected = arena_take(a, (size_t)about->variable_count, sizeof *is_selected);
    int *selected = arena_take(a, (size_t)about->variable_count, sizeof *selected), count = 0;
    for (int i = 0; i < s->count; i++)
        is_selected[s->variables[i]] = true;
    for (int i = 0; i < about->variable_count; i++) {
        const bool is_added = variable_is_constant(&about->variables[i]) && !about->variables[i].is_protected;
        if (is_added || is_selected[i])
            selected[count++] = i;
    }
    *s = (Selection){selected, count};
}

const struct SelectPart select_part = {choose, add_constants, leave_aliases};
