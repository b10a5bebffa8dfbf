/* scripts.c - settings from files, and options of OpenModelica's programs. */
#include "scripts.h"

#include <errno.h>
#include <getopt.h>
#include <string.h>

enum { LONGEST_LINE = 1024, MOST_LINES = 10000000 };

/* As fgets(). *is_text: false at a NUL character, since the file is then not text. */
static bool read_line(FILE *in, char *line, int size, bool *is_text)
{
    int length = 0, c = '\n';
    while (length + 1 < size && (c = getc(in)) != EOF && c != '\0') {
        line[length++] = (char)c;
        if (c == '\n')
            break;
    }
    line[length] = '\0';
    *is_text = c != '\0';
    return length > 0 || !*is_text;
}

/* Skips the byte order mark that some editors write before UTF-8. */
int script_lines(const ModelDescription *about, const char *file, ScriptLine *take, void *context)
{
    char line[LONGEST_LINE], origin[LONGEST_LINE];
    FILE *in = about->variant ? about->variant->open_settings(about, file) : fopen(file, "r");
    if (!in)
        return message_fail(UNREADABLE, "%s: %s", file, strerror(errno));
    int status = STATUS_DONE;
    bool is_text = true;
    for (int number = 1; status == STATUS_DONE && read_line(in, line, sizeof line, &is_text); number++) {
        if (!is_text || number > MOST_LINES)
            status = message_fail(BAD_SETTING, "%s (%s:%d)", is_text ? "too many lines" : "a file that is not text",
                                  file, number);
        else if (strlen(line) + 1 == sizeof line && line[sizeof line - 2] != '\n')
            status = message_fail(BAD_SETTING, "a line of more than %d characters (%s:%d)", LONGEST_LINE - 2, file,
                                  number);
        else {
            const bool has_mark = number == 1 && strncmp(line, "\xEF\xBB\xBF", 3) == 0;
            snprintf(origin, sizeof origin, "%s:%d", file, number);
            status = take(context, has_mark ? line + 3 : line, origin);
        }
    }
    if (status == STATUS_DONE && ferror(in))
        status = message_fail(UNREADABLE, "%s: %s", file, strerror(errno));
    fclose(in);
    return status;
}

int script_setting(void *settings, char *line, const char *origin)
{
    char *end = line;
    for (bool is_quoted = false; *end && (is_quoted || *end != '#'); end++) {
        is_quoted ^= *end == '\'';
        end += *end == '\\' && end[1];
    }
    *end = '\0';
    const char *text = trim(line);
    return text[0] ? settings_add(settings, text, origin) : STATUS_DONE;
}

int script_read(Settings *s, const char *file)
{
    return script_lines(s->about, file, script_setting, s);
}

/* Options of OpenModelica's programs, as -WORD=VALUE or -WORD VALUE: the equivalent option, or a suggested replacement.
 * The first EXPERIMENT_WORDS may also stand in the list of -override, among variables. */
enum { EXPERIMENT_WORDS = 7, FOREIGN_WORDS = 15 };
static const struct {
    const char *word;
    const char *name; /* of the equivalent option; NULL: none */
    const char *instead;
} foreign[FOREIGN_WORDS] = {
    {"startTime", "start", NULL},
    {"stopTime", "stop", NULL},
    {"tolerance", "tolerance", NULL},
    {"solver", "solver", NULL},
    {"stepSize", NULL, "--interval S for rows, and --step S for steps of equal length"},
    {"outputFormat", NULL, "--output FILE, whose ending is .csv or .mat"},
    {"variableFilter", NULL, "--variables '/REGEX/'"},
    {"override", "set", NULL},
    {"overrideFile", NULL, "--set-file FILE, for variables alone"},
    {"r", "output", NULL},
    {"s", "solver", NULL},
    {"l", "linearize", NULL},
    {"csvInput", "input", NULL},
    {"lv", "stats", "--stats for LOG_STATS, --events FILE for LOG_EVENTS"},
    {"outputPath", NULL, "--output FILE, with its folder"},
};

/* The index of a text's first word among the first `count` ones; FOREIGN_WORDS if it is none of them. */
static int foreign_word(const char *text, int count)
{
    const size_t length = strcspn(text, "=");
    int i = 0;
    while (i < count && (strlen(foreign[i].word) != length || strncmp(foreign[i].word, text, length) != 0))
        i++;
    return i < count ? i : FOREIGN_WORDS;
}

static int read_foreign(Options *o, int word, const char *value)
{
    static const char *const solvers[][2] = {{"cvode", "bdf"}, {"rungekutta", "rk4"}, {"impeuler", "implicit-euler"}};
    const char *name = foreign[word].name;
    if (!value || !value[0])
        return message_fail(BAD_ARGUMENT, "-%s needs a value", foreign[word].word);
    if (!name || (strcmp(name, "stats") == 0 && strcmp(value, "LOG_STATS") != 0))
        return message_fail(BAD_ARGUMENT, "-%s=%.80s is not supported: write %s", foreign[word].word, value,
                            foreign[word].instead);
    for (int i = 0; strcmp(name, "solver") == 0 && i < 3; i++)
        if (strcmp(value, solvers[i][0]) == 0)
            value = solvers[i][1];
    if (strcmp(name, "set") != 0)
        return options_take(o, name, strcmp(name, "stats") == 0 ? NULL : value);
    const size_t size = strlen(value) + 1;
    char *text = arena_take(o->settings.arena, size, 1);
    memcpy(text, value, size);
    int status = STATUS_DONE, depth = 0;
    for (char *end = text; status == STATUS_DONE && text[0]; end++) {
        depth += (*end == '[') - (*end == ']'); /* m[2,1] is one path */
        if (*end && (*end != ',' || depth > 0))
            continue;
        const bool is_last = !*end;
        *end = '\0';
        word = foreign_word(text, EXPERIMENT_WORDS);
        status = word < FOREIGN_WORDS ? read_foreign(o, word, strchr(text, '=') ? strchr(text, '=') + 1 : NULL)
                                      : settings_add(&o->settings, text, "-override");
        if (is_last)
            break;
        text = end + 1;
    }
    return status;
}

bool script_take(Options *o, int argc, char **argv, int *status)
{
    const char *text = optind < argc && argv[optind][0] == '-' ? argv[optind] + 1 : "";
    const int word = foreign_word(text, FOREIGN_WORDS);
    if (word == FOREIGN_WORDS)
        return false;
    const char *equals = strchr(text, '=');
    optind++;
    *status = read_foreign(o, word, equals ? equals + 1 : optind < argc ? argv[optind] : NULL);
    optind += !equals && optind < argc;
    return true;
}
