/* alike.c - equations and variables of one kind, which are shown once: of several parts, or elements of arrays, they
 * say the same and became the same.
 *
 * Texts are compared without the path of the part that they belong to, and with numbers of elements as their distance
 * from that of the own one: x[2] = x[1] is of one kind with x[3] = x[2]. Where nothing is an element, that holds of
 * numbers in the names of parts: link2.a.v = link1.b.v.
 */
#include "review/page.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Arena *arena;
    Map *parts;       /* names of the system's own parts */
    const char *part; /* that the row belongs to */
    int number;       /* of the row's element, or of its part's name */
    bool has_element;
} Alike;

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

size_t review_number(const char *at)
{
    enum { MOST_DIGITS = 9 };
    const size_t digits = strspn(at, "0123456789");
    return digits > MOST_DIGITS || (digits > 1 && *at == '0') ? 0 : digits;
}

/* The last number between brackets of an id; else the first one in a name. */
static void find_number(Alike *a, const char *id)
{
    a->number = 0;
    a->has_element = false;
    for (const char *at = id; (at = strchr(at, '[')); at++)
        if (review_number(at + 1)) {
            a->number = atoi(at + 1);
            a->has_element = true;
        }
    for (const char *at = id; *at && !a->has_element; at++)
        if (at > id && isalpha((unsigned char)at[-1]) && review_number(at)) {
            a->number = atoi(at);
            return;
        }
}

/* True if a path begins here that is one of the system's parts, or below it. */
static bool is_of_system(const Alike *a, const char *path)
{
    size_t length = 0;
    while (is_name(path[length]))
        length++;
    return length && map_get(a->parts, name_of(arena_copy(a->arena, path, length)), 0);
}

/* The part's own names begin with a mark, as other names may be the same. */
static const char *told(const Alike *a, const char *text)
{
    const size_t length = strlen(a->part);
    bool is_absolute = false; /* the path that is being gone through */
    Text out = text_new(a->arena);
    for (const char *at = text; *at;) {
        const bool begins = at == text || (!is_name(at[-1]) && at[-1] != '.' && at[-1] != '[' && at[-1] != ']');
        if (begins && length && strncmp(at, a->part, length) == 0 && at[length] == '.') {
            text_add_char(&out, '@');
            at += length + 1;
            is_absolute = false;
            continue;
        }
        if (begins)
            is_absolute = !a->has_element && is_of_system(a, at);
        const bool is_counted = at > text && ((a->has_element && at[-1] == '[') ||
                                              (is_absolute && isalpha((unsigned char)at[-1])));
        const size_t digits = is_counted ? review_number(at) : 0;
        if (digits)
            text_format(&out, "%+d", atoi(at) - a->number);
        else
            text_add_char(&out, *at);
        at += digits ? digits : 1;
    }
    return out.at;
}

static void add_told(const Alike *a, Text *key, const char *text)
{
    text_format(key, "\n%s", told(a, text));
}

static void add_list(const Alike *a, Text *key, const json_t *words)
{
    for (size_t i = 0; i < json_array_size(words); i++)
        add_told(a, key, json_string_value(json_array_get(words, i)));
}

static Name equation_key(const Alike *a, const json_t *equation)
{
    const json_t *forms = page_list(equation, "causal"), *terms = page_list(equation, "terms");
    const bool is_constraint = strcmp(page_word(equation, "origin"), "constraint") == 0;
    Text key = text_new(a->arena);
    text_format(&key, "%s\n%s\n%s\n%s", page_word(equation, "origin"),
                is_constraint ? page_word(equation, "element") : "", page_word(equation, "made"),
                page_word(equation, "fate"));
    add_told(a, &key, page_word(equation, "text"));
    add_told(a, &key, page_word(equation, "eliminates"));
    add_told(a, &key, page_word(equation, "by"));
    text_add(&key, "\nwith");
    add_list(a, &key, page_list(equation, "with"));
    for (size_t i = 0; i < json_array_size(terms); i++)
        text_format(&key, "\n%s", page_word(json_array_get(terms, i), "unit"));
    text_format(&key, "\n%s", page_joined(a->arena, page_list(equation, "requirements")));
    add_list(a, &key, page_list(equation, "checked_by"));
    for (size_t i = 0; i < json_array_size(forms); i++) {
        const json_t *form = json_array_get(forms, i);
        text_format(&key, "\n%s%s", page_word(form, "schedule"), json_object_get(form, "loop") ? " in a loop" : "");
        add_told(a, &key, page_word(form, "text"));
        add_told(a, &key, page_word(form, "while"));
        add_list(a, &key, page_list(form, "with"));
        add_list(a, &key, page_list(form, "aliases"));
    }
    return name_of(key.at);
}

static Name variable_key(const Alike *a, const json_t *variable)
{
    const json_t *by = json_object_get(variable, "determined_by");
    static const char *const words[] = {"role", "unit", "description", "start", "start_is", "value", "reason", "while"};
    Text key = text_new(a->arena);
    add_told(a, &key, page_word(variable, "path"));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        text_format(&key, "\n%s", page_word(variable, words[i]));
    text_format(&key, "\n%s %s%s", page_word(by, "kind"), page_word(by, "schedule"),
                json_object_get(by, "loop") ? " in a loop" : "");
    add_told(a, &key, page_word(by, "of"));
    text_add(&key, json_is_true(json_object_get(by, "differentiated")) ? "\ndifferentiated" : "");
    add_told(a, &key, page_word(by, "equation"));
    text_add(&key, "\nwith");
    add_list(a, &key, page_list(by, "with"));
    add_list(a, &key, page_list(by, "equations"));
    text_add(&key, "\nused by");
    add_list(a, &key, page_list(variable, "used_by"));
    text_add(&key, "\ngives");
    add_list(a, &key, page_list(variable, "gives"));
    text_add(&key, "\nchecked by");
    add_list(a, &key, page_list(variable, "checked_by"));
    return name_of(key.at);
}

static Map *parts_of(Arena *arena, const json_t *document)
{
    const json_t *parts = page_list(document, "parts");
    Map *names = map_new(arena);
    for (size_t i = 0; i < json_array_size(parts); i++) {
        const char *path = page_word(json_array_get(parts, i), "path");
        if (*path && !strchr(path, '.'))
            map_put(names, name_of(path), 1);
    }
    return names;
}

void review_alike(Arena *arena, const json_t *document, const json_t *rows, ReviewAlikeList *all)
{
    Map *known = map_new(arena);
    Alike a = {.arena = arena, .parts = parts_of(arena, document)};
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i);
        const bool is_variable = json_object_get(row, "path") != NULL;
        a.part = page_word(row, "part");
        find_number(&a, page_word(row, is_variable ? "path" : "id"));
        const Name key = is_variable ? variable_key(&a, row) : equation_key(&a, row);
        const int at = map_get(known, key, all->count);
        if (at == all->count) {
            map_put(known, key, at);
            list_push(arena, all, (ReviewAlike){0});
        }
        list_push(arena, &all->at[at].rows, row);
    }
}
