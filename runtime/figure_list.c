/* figure_list.c - reads the list of figures of --figures.
 *
 *     LIST   = FIGURE { "," FIGURE }
 *     FIGURE = WORD "(" PATH ")"  |  "at(" PATH "," TIME ")"  |  ("first" | "duration") "(" PATH [RELATION NUMBER] ")"
 *
 * A path may have brackets and commas of its own, as der(m[2,1]), and quotes. */
#include "figure.h"
#include "parts.h"

#include <stdarg.h>
#include <string.h>

static const char *const words[FIGURE_KINDS] = {"min",   "max", "mean",  "rms",     "integral",
                                                "final", "at",  "first", "duration"};
static const char remedy[] = "write min(x), max(x), mean(x), rms(x), integral(x), final(x), at(x, 5 min), first(x > 1) "
                             "or duration(x > 1), with commas between several";

/* ---- text ---- */

/* The first of these characters before `end` that stands outside of brackets and quotes; otherwise `end`, also if
 * quotes or brackets are not closed. */
static const char *find_outside(const char *text, const char *end, const char *characters)
{
    int depth = 0;
    for (const char *at = text; at < end; at++) {
        if (depth == 0 && strchr(characters, *at))
            return at;
        depth += (*at == '(' || *at == '[') - (*at == ')' || *at == ']');
        if (*at != '\'')
            continue;
        for (at++; at < end && *at != '\''; at++)
            at += *at == '\\' && at + 1 < end;
    }
    return end;
}

/* A copy of a part of a text in the arena, without blanks at its ends and with single blanks in between. */
static const char *tidy(Arena *a, const char *from, const char *to)
{
    char *copy = arena_take(a, (size_t)(to - from) + 1, 1), *end = copy;
    bool is_quoted = false;
    for (; from < to; from++) {
        const bool is_blank = !is_quoted && strchr(" \t\r\n", *from);
        is_quoted ^= *from == '\'';
        if (!is_blank)
            *end++ = *from;
        else if (end > copy && end[-1] != ' ')
            *end++ = ' ';
    }
    if (end > copy && end[-1] == ' ')
        end--;
    *end = '\0';
    return copy;
}

/* A formatted text in the arena. */
static const char *composed(Arena *a, const char *format, ...) PRINTF_LIKE(2, 3);
static const char *composed(Arena *a, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const size_t size = (size_t)vsnprintf(NULL, 0, format, arguments) + 1;
    char *text = arena_take(a, size, 1);
    vsnprintf(text, size, format, again);
    va_end(again);
    va_end(arguments);
    return text;
}

static int refuse(const char *given, const char *reason)
{
    message_begin(BAD_ARGUMENT, "--figures '%s': %s", given, reason);
    return message_end_with(BAD_ARGUMENT, remedy);
}

/* ---- figures ---- */

/* A figure that is being read. */
typedef struct {
    Options *options;
    const char *given, *end;   /* all of it */
    const char *inside, *last; /* between its brackets, */
    const char *comma;         /* and behind its first argument: a comma, or last */
    AskedFigure figure;
} Reading;

static int read_word(Reading *r)
{
    Arena *a = r->options->settings.arena;
    const char *open = memchr(r->given, '(', (size_t)(r->end - r->given));
    const char *word = tidy(a, r->given, open ? open : r->end);
    int kind = 0;
    while (kind < FIGURE_KINDS && strcmp(words[kind], word) != 0)
        kind++;
    r->figure.kind = (FigureKind)kind;
    if (kind < FIGURE_KINDS && open)
        return STATUS_DONE;
    const char *const given = tidy(a, r->given, r->end);
    if (!open)
        return refuse(given, given[0] ? "the brackets are missing" : "a figure is missing");
    message_begin(BAD_ARGUMENT, "--figures '%s': there is no figure '%s'", given, word);
    if (model_parts.details)
        model_parts.details->hint_word("", word, false, words, FIGURE_KINDS);
    return message_end_with(BAD_ARGUMENT, remedy);
}

/* Finds the brackets, and checks the number of arguments between them. */
static int read_arguments(Reading *r)
{
    const char *given = tidy(r->options->settings.arena, r->given, r->end);
    r->inside = (const char *)memchr(r->given, '(', (size_t)(r->end - r->given)) + 1;
    r->last = find_outside(r->inside, r->end, ")");
    if (r->last == r->end)
        return refuse(given, strchr(given, '\'') ? "the closing bracket is missing, or a quote"
                                                 : "the closing bracket is missing");
    if (tidy(r->options->settings.arena, r->last + 1, r->end)[0])
        return refuse(given, "there is text behind the closing bracket");
    r->comma = find_outside(r->inside, r->last, ",");
    const bool is_at = r->figure.kind == FIGURE_AT;
    if ((r->comma < r->last) != is_at || (is_at && find_outside(r->comma + 1, r->last, ",") < r->last))
        return refuse(given, is_at ? "'at' takes a variable and a time" : "it takes one variable");
    return STATUS_DONE;
}

/* Reads the path from r->inside to `to`, and finds its variable; exit status. */
static int read_variable(Reading *r, const char *to, const char **path)
{
    const ModelDescription *about = r->options->about;
    *path = tidy(r->options->settings.arena, r->inside, to);
    if (!**path)
        return refuse(tidy(r->options->settings.arena, r->given, r->end), "the variable is missing");
    r->figure.variable = variable_find(about, *path);
    return r->figure.variable >= 0 ? STATUS_DONE : variable_unknown(about, "", *path, "--figures");
}

static int read_at(Reading *r)
{
    Arena *a = r->options->settings.arena;
    const char *path, *time = tidy(a, r->comma + 1, r->last);
    const int status = read_variable(r, r->comma, &path);
    if (status != STATUS_DONE)
        return status;
    r->figure.name = composed(a, "at(%s, %s)", path, time);
    r->figure.unit = r->options->about->variables[r->figure.variable].unit;
    return quantity_read(time, "s", &r->figure.number, composed(a, "'%s' (--figures %s)", time, r->figure.name));
}

/* The signs of relations, longer ones first. */
static const struct {
    const char *sign;
    FigureRelation relation;
} relations[] = {{">=", RELATION_AT_LEAST}, {"<=", RELATION_AT_MOST}, {"==", RELATION_EQUAL},
                 {">", RELATION_ABOVE},     {"<", RELATION_BELOW},    {"=", RELATION_EQUAL}};

/* Checks that the relation suits the values of the variable. */
static int check_relation(const Reading *r, const char *path)
{
    Arena *a = r->options->settings.arena;
    const ModelDescription *about = r->options->about;
    const ModelVariable *v = &about->variables[r->figure.variable];
    const bool is_whole = v->literals || v->type != MODEL_NUMBER || variable_is_integer(about, r->figure.variable);
    if (v->literals && r->figure.relation != RELATION_EQUAL)
        return refuse(r->figure.name, composed(a, "'%s' has literals, which are compared by '='", path));
    if (!is_whole && r->figure.relation == RELATION_EQUAL)
        return refuse(r->figure.name, composed(a, "'%s' is Real, and is compared by '>', '<', '>=' or '<='", path));
    return STATUS_DONE;
}

static int read_relation(Reading *r)
{
    Arena *a = r->options->settings.arena;
    const char *path, *given = tidy(a, r->given, r->end);
    const char *sign = find_outside(r->inside, r->last, "<>=");
    const int status = read_variable(r, sign, &path);
    if (status != STATUS_DONE)
        return status;
    r->figure.unit = "s";
    r->figure.number = 1;
    if (sign == r->last) {
        r->figure.name = composed(a, "%s(%s)", words[r->figure.kind], path);
        return r->options->about->variables[r->figure.variable].type == MODEL_TRUTH
                   ? STATUS_DONE
                   : refuse(given, composed(a, "'%s' is not a Boolean: a relation such as '> 1' is missing", path));
    }
    size_t i = 0;
    while (strncmp(sign, relations[i].sign, strlen(relations[i].sign)) != 0)
        i++;
    r->figure.relation = relations[i].relation;
    const char *number = tidy(a, sign + strlen(relations[i].sign), r->last);
    r->figure.name = composed(a, "%s(%s %s %s)", words[r->figure.kind], path, relations[i].sign, number);
    if (!number[0])
        return refuse(given, "the number of the relation is missing");
    const int checked = check_relation(r, path);
    return checked == STATUS_DONE ? setting_value(r->options->about, r->figure.variable, number, true,
                                                  &r->figure.number, composed(a, "--figures %s", r->figure.name))
                                  : checked;
}

/* The unit of an integral: W*s, (m/s)*s. */
static const char *times_seconds(Arena *a, const char *unit)
{
    if (!unit[0] || strcmp(unit, "1") == 0)
        return "s";
    return composed(a, strpbrk(unit, "/ ") ? "(%s)*s" : "%s*s", unit);
}

static int read_plain(Reading *r)
{
    Arena *a = r->options->settings.arena;
    const char *path;
    const int status = read_variable(r, r->last, &path);
    if (status != STATUS_DONE)
        return status;
    const char *unit = r->options->about->variables[r->figure.variable].unit;
    r->figure.name = composed(a, "%s(%s)", words[r->figure.kind], path);
    r->figure.unit = r->figure.kind == FIGURE_INTEGRAL ? times_seconds(a, unit) : unit;
    return STATUS_DONE;
}

static int read_figure(Options *o, const char *from, const char *to)
{
    Reading r = {.options = o, .given = from, .end = to};
    AskedFigures *all = o->figures;
    int status = read_word(&r);
    if (status == STATUS_DONE)
        status = read_arguments(&r);
    if (status == STATUS_DONE)
        status = r.figure.kind == FIGURE_AT      ? read_at(&r)
                 : r.figure.kind >= FIGURE_FIRST ? read_relation(&r)
                                                 : read_plain(&r);
    if (status != STATUS_DONE)
        return status;
    all->items = arena_room(o->settings.arena, all->items, all->count, &all->capacity, sizeof *all->items);
    all->items[all->count++] = r.figure;
    return STATUS_DONE;
}

int figure_list_read(Options *o, const char *text)
{
    const char *end = text + strlen(text), *comma = text;
    int status = STATUS_DONE;
    if (!o->figures)
        o->figures = arena_take(o->settings.arena, 1, sizeof *o->figures);
    for (const char *from = text; status == STATUS_DONE && comma < end; from = comma + 1) {
        comma = find_outside(from, end, ",");
        status = read_figure(o, from, comma);
    }
    return status;
}

int figure_list_check(const Options *o)
{
    if (o->is_steady)
        return message_fail(BAD_ARGUMENT, "--figures cannot be combined with --steady, which simulates nothing");
    for (int i = 0; i < o->figures->count; i++) {
        const AskedFigure *f = &o->figures->items[i];
        const bool is_before = f->number < o->shown && !is_same_instant(f->number, o->shown);
        const bool is_behind = f->number > o->stop && !is_same_instant(f->number, o->stop);
        if (f->kind != FIGURE_AT || (!is_before && !is_behind))
            continue;
        message_begin(OUT_OF_RANGE, "--figures %s: the run is from time %s to %s", f->name,
                      number_text(o->shown).text, number_text(o->stop).text);
        return message_end_with(OUT_OF_RANGE, "give a time within the run, or other values of --start and --stop");
    }
    return STATUS_DONE;
}
