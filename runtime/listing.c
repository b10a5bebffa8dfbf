/* listing.c - listings of the model: variables; and the causal equations, in lines that are composed of forms and the
 * contents of their places. Like lines are shown as one rule with ranges of indices; the lines about a single part, one
 * by one. */
#include "between.h"
#include "equation.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char letters[] = "ijkl"; /* of the indices */

typedef struct {
    const ModelDescription *about;
    const ModelFamily *equations, *drawn; /* equations by index, drawn elements by row */
    ModelFamily line; /* a single line, */
    bool is_rule;     /* or all like lines at once, as a rule */
} Line;

static int step(const Line *line, int range, int place)
{
    return line->line.steps[range * line->line.width + place];
}

/* The begin of an index; these are the first numbers of a line. */
static int from(const Line *line, int range)
{
    return line->line.first[range];
}

/* ---- forms ---- */

static void add_number(Words *w, int number)
{
    char words[16];
    snprintf(words, sizeof words, "%d", number);
    words_add(w, words);
}

/* Adds blanks up to that column, one at least. */
static void pad_to(Words *w, int column)
{
    int width = 0;
    for (const char *at = w->text; *at; at++)
        width += (*at & 0xC0) != 0x80;
    do
        words_add(w, " ");
    while (++width < column);
}

/* Adds the number in a place. Rules show it by indices, 2*i+1: in a name in braces, as an operand in parentheses. */
static void add_place(Words *w, const Line *line, char kind, int place)
{
    int rest = line->line.first[place], terms = 0;
    Words rule = {.length = 0};
    for (int r = 0; r < line->line.ranges && line->is_rule; r++) {
        const int advances = step(line, r, place);
        rest -= advances * from(line, r);
        if (!advances)
            continue;
        words_add(&rule, advances == -1 ? "-" : advances > 0 && terms ? "+" : "");
        if (advances != 1 && advances != -1)
            add_number(&rule, advances), words_add(&rule, "*");
        words_add(&rule, (char[]){letters[r], '\0'});
        terms++;
    }
    if (!terms) {
        add_number(w, model_number(&line->line, place));
        return;
    }
    words_add(&rule, rest > 0 ? "+" : "");
    if (rest)
        add_number(&rule, rest);
    const bool is_operand = kind == 'w' && rule.length > 1;
    words_add(w, kind == 'b' ? "{" : is_operand ? "(" : "");
    words_add(w, rule.text);
    words_add(w, kind == 'b' ? "}" : is_operand ? ")" : "");
}

static void add_ranges(Words *w, const Line *line)
{
    for (int r = 0; r < line->line.ranges && line->is_rule; r++) {
        words_add(w, (char[]){',', ' ', letters[r], '\0'});
        words_add(w, " = ");
        add_number(w, from(line, r));
        words_add(w, "..");
        add_number(w, from(line, r) + line->line.counts[r] - 1);
    }
}

static const ModelFamily *equation_in(const Line *line, int place)
{
    return &line->equations[model_number(&line->line, place)];
}

static const ModelFamily *element_in(const Line *line, int place)
{
    return &line->drawn[model_number(equation_in(line, place), EQUATION_ELEMENT)];
}

/* Adds the text for % and a letter; returns the end of these. */
static const char *fill_place(Words *w, const Line *line, const char *at)
{
    const char kind = *at;
    const bool is_variable = isdigit((unsigned char)kind);
    char *end;
    const int number = (int)strtol(at + !is_variable, &end, 10), place = number - 1;
    switch (kind) {
    case 'R': add_ranges(w, line); return at + 1;
    case '%': words_add(w, "%"); return at + 1;
    case 't': pad_to(w, number); break;
    case 'e': words_add(w, equation_id_of(line->about, equation_in(line, place)).text); break;
    case 'q': element_add_name(w, element_in(line, place)); break;
    case 's': element_add_source(w, element_in(line, place)); break;
    case 'd': case 'b': case 'w': add_place(w, line, kind, place); break;
    default: words_add(w, line->about->variables[model_number(&line->line, place)].path); break;
    }
    return end;
}

static Words filled(const Line *line)
{
    Words w = {.length = 0};
    for (const char *at = line->about->info->listing.forms[line->line.shape]; *at && !w.is_cut;) {
        if (*at == '%') {
            at = fill_place(&w, line, at + 1);
            continue;
        }
        words_add(&w, (char[]){*at++, '\0'});
    }
    return w;
}

/* ---- a part ---- */

static bool is_of_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '\'' || (c & 0x80);
}

/* True if the line has this path, or one below it. */
static bool names(const char *line, const char *path)
{
    const size_t length = strlen(path);
    for (const char *at = line; (at = strstr(at, path)); at++) {
        const bool begins = at == line || (!is_of_name(at[-1]) && at[-1] != '.');
        if (begins && !is_of_name(at[length]))
            return true;
    }
    return false;
}

/* Prints the lines about a part, each section under its title. Titles begin without a blank. */
static bool print_part(Line *line, FILE *out, const char *part)
{
    Words title = {.length = 0};
    bool is_any = false;
    while (family_next(&line->line)) {
        const Words words = filled(line);
        if (words.length && words.text[0] != ' ') {
            title = words;
        } else if (words.length && names(words.text, part)) {
            if (title.length)
                fprintf(out, "%s%s\n", is_any ? "\n" : "", title.text);
            title.length = 0;
            is_any = true;
            fprintf(out, "%s\n", words.text);
        }
    }
    return is_any;
}

static int list_equations(const ModelDescription *about, Arena *a, FILE *out, const char *part)
{
    Line line = {.about = about, .equations = families_all(a, about->equations), .drawn = families_all(a, model_drawn),
                 .line = {.next = about->info->listing.lines}, .is_rule = !part};
    if (part && !print_part(&line, out, part))
        return message_fail(UNKNOWN_VARIABLE, "no equation names '%s' (--equations)", part);
    while (!part && family_next_row(&line.line))
        fprintf(out, "%s\n", filled(&line).text);
    return STATUS_DONE;
}

/* ---- variables ---- */

/* Every variable, protected ones too, with its value at the start. */
static int list_variables(const Options *o, Arena *a, FILE *out)
{
    static const char *const everything[] = {"*"};
    Selection s;
    int status = selection_new(o->about, &s, a, o->glob_count > 0 ? o->globs : everything,
                               o->glob_count > 0 ? o->glob_count : 1, "--variables");
    if (status != STATUS_DONE)
        return status;
    Model *m = model_new(a, o->about);
    Run run = {.about = o->about, .options = o, .arena = a, .model = m};
    run_has_parts(&run);
    run.guesses.loops = large_loops_create(o->about, a);
    run.event = model_parts.events ? model_parts.events->create(o->about, a) : NULL;
    run.delays = model_parts.delays ? model_parts.delays->create(a, o) : NULL;
    status = prepare_model(&run);
    if (status == STATUS_DONE && (model_evaluate(m) != MODEL_OK || model_outputs(m) != MODEL_OK))
        status = explain_model(m, o->start);
    report_selected(m, &s, out);
    return status;
}

const struct ListPart list_part = {list_variables, list_equations};
