/* alike.c - equations of one kind, which are said once: of several parts or elements of arrays, they say the same and
 * became the same. */
#include "review/page.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A text without the part's path where it begins names. */
static const char *local(Arena *arena, const char *text, const char *part)
{
    const size_t length = strlen(part);
    Text out = text_new(arena);
    for (const char *at = text; *at;) {
        const bool is_begin = at == text || strchr(" (-+*/^,[{", at[-1]);
        const bool is_path = length && is_begin && strncmp(at, part, length) == 0 && at[length] == '.';
        at += is_path ? length + 1 : 0;
        text_add_char(&out, *at++);
    }
    return out.at;
}

/* The last number between brackets of an id, or of the part within it; 0: there is none. */
static int number_in(const char *id)
{
    int number = 0;
    for (const char *at = id; (at = strchr(at, '[')); at++)
        number = atoi(at + 1);
    return number;
}

/* A text with numbers between brackets as their distance from that of the id. */
static const char *relative(Arena *arena, const char *text, int number)
{
    Text out = text_new(arena);
    for (const char *at = text; *at;) {
        char *end;
        text_add_char(&out, *at++);
        if (at[-1] != '[' || !isdigit((unsigned char)*at))
            continue;
        text_format(&out, "%+ld", strtol(at, &end, 10) - number);
        at = end;
    }
    return out.at;
}

static Name key_of(Arena *arena, const json_t *equation)
{
    const char *part = page_word(equation, "part");
    const json_t *forms = page_list(equation, "causal"), *terms = page_list(equation, "terms");
    const int number = number_in(page_word(equation, "id"));
    Text key = text_new(arena);
    text_format(&key, "%s\n%s\n%s\n%s\n%s", page_word(equation, "origin"), page_word(equation, "element"),
                page_word(equation, "made"), local(arena, page_word(equation, "text"), part),
                page_word(equation, "fate"));
    text_format(&key, "\n%s = %s", local(arena, page_word(equation, "eliminates"), part),
                local(arena, page_word(equation, "by"), part));
    for (size_t i = 0; i < json_array_size(terms); i++)
        text_format(&key, "\n%s", page_word(json_array_get(terms, i), "unit"));
    text_format(&key, "\n%s", page_joined(arena, page_list(equation, "requirements")));
    for (size_t i = 0; i < json_array_size(forms); i++)
        text_format(&key, "\n%s %s while %s", page_word(json_array_get(forms, i), "schedule"),
                    local(arena, page_word(json_array_get(forms, i), "text"), part),
                    local(arena, page_word(json_array_get(forms, i), "while"), part));
    return name_of(relative(arena, key.at, number));
}

void review_alike(Arena *arena, const json_t *equations, ReviewAlikeList *all)
{
    Map *known = map_new(arena);
    for (size_t i = 0; i < json_array_size(equations); i++) {
        const json_t *equation = json_array_get(equations, i);
        const Name key = key_of(arena, equation);
        int at = map_get(known, key, all->count);
        if (at == all->count) {
            map_put(known, key, at);
            list_push(arena, all, (ReviewAlike){0});
        }
        list_push(arena, &all->at[at].equations, equation);
    }
}
