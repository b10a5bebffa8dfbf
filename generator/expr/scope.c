/* scope.c - known names, and the search for the longest one that begins a text: the names are sorted, and each
 * character of the text narrows the range of candidates by bisection. */
#include "expr/scope.h"
#include "expr/lex.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *written; /* with one blank for each run of blanks */
    Name name;           /* canonical */
    int order;           /* number in the order of adding */
} BareName;

struct NameScope {
    Arena *arena;
    ScopeBehind *behind;
    void *context;
    const NameScope *outer;
    Map *by_name; /* canonical name -> index into things */
    List(const void *) things;
    List(BareName) bare; /* names that are not one word, or a word of the language; sorted once complete */
};

NameScope *scope_new(Arena *arena, ScopeBehind *behind, void *context)
{
    NameScope *scope = arena_new_of(arena, NameScope);
    *scope = (NameScope){.arena = arena, .behind = behind, .context = context, .by_name = map_new(arena)};
    return scope;
}

/* True if the name needs quotes in general, but may be recognized without them. Numbers, and names that consist of
 * signs only, are not. */
static bool is_bare(const char *name)
{
    bool has_letter = false, is_word = lex_goes_on(name) && (*name < '0' || *name > '9');
    for (const char *c = name; *c; c++) {
        has_letter = has_letter || (lex_goes_on(c) && (*c < '0' || *c > '9'));
        is_word = is_word && (lex_goes_on(c) || ((unsigned char)*c & 0xC0) == 0x80);
    }
    double number;
    return has_letter && !number_read(name, &number) && !strchr("'\"", *name) &&
           (!is_word || (identifier_is_word(name) && strcmp(name, "time") != 0));
}

void scope_add(NameScope *scope, const char *name, const void *what)
{
    Name canonical = identifier_canonical(name);
    if (map_get(scope->by_name, canonical, -1) >= 0)
        return;
    map_put(scope->by_name, canonical, scope->things.count);
    list_push(scope->arena, &scope->things, what);
    if (is_bare(name))
        list_push(scope->arena, &scope->bare, (BareName){arena_copy(scope->arena, name, strlen(name)), canonical,
                                                         scope->bare.count});
}

static int compare(const void *a, const void *b)
{
    return strcmp(((const BareName *)a)->written, ((const BareName *)b)->written);
}

void scope_complete(NameScope *scope, const NameScope *outer)
{
    scope->outer = outer;
    if (scope->bare.count)
        qsort(scope->bare.at, (size_t)scope->bare.count, sizeof *scope->bare.at, compare);
}

bool scope_knows(const NameScope *scope, Name name, const NameScope **behind)
{
    *behind = NULL;
    for (; scope; scope = scope->outer) {
        const int known = map_get(scope->by_name, name, -1);
        if (known < 0)
            continue;
        const void *what = scope->things.at[known];
        *behind = what && scope->behind ? scope->behind(scope->context, what) : NULL;
        return true;
    }
    return false;
}

/* Index of the first of the names from..to whose k-th character is not below `c`, or, if `above`, is greater. */
static int bound(const NameScope *scope, int from, int to, size_t k, char c, bool above)
{
    while (from < to) {
        const int middle = from + (to - from) / 2;
        const unsigned char at = (unsigned char)scope->bare.at[middle].written[k], sought = (unsigned char)c;
        if (at < sought || (above && at == sought))
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static size_t match_here(const NameScope *scope, const char *text, size_t limit, Name *name)
{
    int from = 0, to = scope->bare.count;
    size_t longest = 0;
    const char *at = text;
    for (size_t k = 0; from < to && *at; k++) {
        const size_t blanks = lex_blanks(at);
        const char c = blanks ? ' ' : *at;
        from = bound(scope, from, to, k, c, false);
        to = bound(scope, from, to, k, c, true);
        at += blanks ? blanks : 1;
        const size_t length = (size_t)(at - text);
        const bool is_whole = from < to && !scope->bare.at[from].written[k + 1];
        const bool is_cut = lex_goes_on(at) && (lex_goes_on(at - 1) || ((unsigned char)at[-1] & 0xC0) == 0x80);
        if (is_whole && !is_cut && length < limit) {
            longest = length;
            *name = scope->bare.at[from].name;
        }
    }
    return longest;
}

size_t scope_match(const NameScope *scope, const char *text, size_t limit, Name *name)
{
    size_t longest = 0;
    for (; scope; scope = scope->outer) {
        Name found = NULL;
        const size_t length = scope->bare.count ? match_here(scope, text, limit, &found) : 0;
        if (length > longest) {
            longest = length;
            *name = found;
        }
    }
    return longest;
}
