/* reading.c - the names in a text that writes known names without quotes.
 *
 * The longest known name counts wherever a value may stand. A shorter name in its place, or an expression of other
 * known names, is another reading of the text. A reading that cannot be parsed as a whole is ignored: the `in` of
 * `for i in 1:3` is no name. If only another reading can be parsed, it is taken; if several can, the text is
 * ambiguous. */
#include "expr/parse.h"
#include "expr/scope.h"

#include <string.h>

enum { MOST_READINGS = 200 }; /* tried in one text; implausible readings do not count */

/* A reading of a text: the longest names, except where `limits` are set. */
typedef struct {
    Arena *arena;
    Arena *scratch;
    const char *text;
    const NameScope *scope;
    ReadText *read;
    NameLimits limits, other; /* other: those of the alternative reading being tried */
    int tried;
} Reading;

static bool read_as(const Reading *reading, const TokenList *tokens, void *result, ParseError *error)
{
    *error = (ParseError){0};
    Parser parser = {.arena = reading->arena, .scratch = reading->scratch, .token = tokens->at, .error = error};
    return reading->read(&parser, result);
}

/* ---- other readings at one place ---- */

static bool is_function(Name name)
{
    for (int i = 0; i < OP_COUNT; i++)
        if ((op_info[i].kind == OPKIND_FUNCTION || op_info[i].kind == OPKIND_EVENT) &&
            strcmp(op_info[i].text, name->text) == 0)
            return true;
    return array_is_function(name->text);
}

/* True if the names among the tokens that replace a longer name are known, and signs or words separate the values. */
static bool is_plausible(const TokenList *tokens, const char *end)
{
    for (int i = 0; tokens->at[i].at < end; i++) {
        const Token *token = &tokens->at[i], *next = token + 1;
        const NameScope *ignored;
        if (token->kind == TOKEN_WRONG || token->kind == TOKEN_END)
            return false;
        const bool is_atom = token->kind == TOKEN_NAME || token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING;
        const bool is_next_atom = next->kind == TOKEN_NAME || next->kind == TOKEN_NUMBER;
        if (is_atom && is_next_atom)
            return false;
        if (token->kind != TOKEN_NAME)
            continue;
        if (token_is(next, "(") ? !is_function(token->name)
                                : !token->scope || (!scope_knows(token->scope, token->name, &ignored) &&
                                                    !identifier_is_word(token->name->text)))
            return false;
    }
    return true;
}

static int token_at(const TokenList *tokens, const char *at)
{
    int i = 0;
    while (tokens->at[i].at < at)
        i++;
    return i;
}

/* The text from..to with each name in quotes. */
static const char *with_quotes(Arena *arena, const TokenList *tokens, const char *from, const char *to)
{
    Text text = text_new(arena);
    const char *last = from;
    for (int i = token_at(tokens, from); tokens->at[i].kind != TOKEN_END && tokens->at[i].at < to; i++) {
        const Token *token = &tokens->at[i];
        const bool is_known = token->kind == TOKEN_NAME && *token->at != '\'' && !token_is(token + 1, "(") &&
                              !identifier_is_word(token->name->text);
        if (last < token->at)
            text_add_char(&text, ' ');
        if (is_known || token->is_bare)
            text_format(&text, *token->name->text == '\'' ? "%s" : "'%s'", token->name->text);
        else
            text_add_length(&text, token->at, token->length);
        last = token->at + token->length;
    }
    return text.at;
}

/* Finds the next alternative to a known name: a shorter one in its place, while all other names stay as they are.
 * Alternatives that are implausible are skipped. False if none is left. */
static bool next_reading(Reading *reading, const TokenList *tokens, int index, size_t *limit, TokenList *others)
{
    const Token *bare = &tokens->at[index], *before = index ? bare - 1 : NULL;
    const char *end = bare->at + bare->length;
    while (*limit && reading->tried < MOST_READINGS) {
        const NameLimit here = {bare->at, *limit};
        NameLimits limits = {0};
        Name name = NULL;
        list_push(reading->scratch, &limits, here);
        *limit = scope_match(bare->scope, bare->at, *limit, &name);
        const TokenList part = lex_part(reading->scratch, before, bare->at, end, reading->scope, &limits);
        const bool is_behind = before && token_is(before, "."); /* where words are names */
        const bool is_same = part.at[0].length == bare->length && (part.at[0].kind == TOKEN_NAME || is_behind);
        if (is_same || !is_plausible(&part, end))
            continue;
        for (int i = 0; i < reading->limits.count; i++)
            if (reading->limits.at[i].at != bare->at)
                list_push(reading->scratch, &limits, reading->limits.at[i]);
        reading->other = limits;
        reading->tried++;
        *others = lex(reading->scratch, reading->text, reading->scope, &limits);
        return true;
    }
    return false;
}

/* ---- the whole text ---- */

static bool is_before(const Token *token, const ParseError *error)
{
    return token->line < error->line || (token->line == error->line && token->column <= error->column);
}

static bool is_later(const ParseError *a, const ParseError *b)
{
    return a->line > b->line || (a->line == b->line && a->column > b->column);
}

/* For a text that cannot be parsed: takes a shorter name before the mistake with which the parser gets further. False
 * if there is none. */
static bool repair(Reading *reading, TokenList *tokens, void *result, ParseError *error)
{
    for (int i = tokens->count - 1; i >= 0; i--) {
        const Token *bare = &tokens->at[i];
        size_t limit = bare->length;
        TokenList others;
        while (bare->is_bare && is_before(bare, error) && next_reading(reading, tokens, i, &limit, &others)) {
            ParseError later;
            const bool is_read = read_as(reading, &others, result, &later);
            if (!is_read && !is_later(&later, error))
                continue;
            reading->limits = reading->other;
            *tokens = others;
            *error = later;
            return true;
        }
    }
    return false;
}

/* True, with *error set, if the text has another reading, or too many possible readings to try all of them. */
static bool is_ambiguous(Reading *reading, const TokenList *tokens, ParseError *error)
{
    for (int i = 0; i < tokens->count; i++) {
        const Token *bare = &tokens->at[i];
        size_t limit = bare->length;
        TokenList others;
        while (bare->is_bare && next_reading(reading, tokens, i, &limit, &others)) {
            TextResult ignored = {0};
            ParseError other;
            if (!read_as(reading, &others, &ignored, &other))
                continue;
            const char *end = bare->at + bare->length;
            *error = (ParseError){.line = bare->line, .column = bare->column};
            error->readings[0] = with_quotes(reading->arena, tokens, bare->at, end);
            error->readings[1] = with_quotes(reading->arena, &others, bare->at, end);
            error->found = arena_format(reading->arena, "a text that may mean %s or %s", error->readings[0],
                                        error->readings[1]);
            error->expected = "one of them";
            error->hint = arena_format(reading->arena, "write %s or %s, in quotes, for the intended one",
                                       error->readings[0], error->readings[1]);
            return true;
        }
    }
    if (reading->tried < MOST_READINGS)
        return false;
    const Token *first = tokens->at;
    while (!first->is_bare)
        first++;
    *error = (ParseError){.line = first->line, .column = first->column};
    error->found = "more names without quotes than can be told apart";
    error->expected = "quotes around some of them";
    error->hint = arena_format(reading->arena, "write names that others are part of in quotes: %s", first->name->text);
    return true;
}

bool parser_read_text(Arena *arena, const char *text, const NameScope *scope, ReadText *read, void *result,
                      ParseError *error)
{
    Reading reading = {
        .arena = arena, .scratch = arena_new(), .text = text, .scope = scope, .read = read};
    TokenList tokens = lex(reading.scratch, text, scope, NULL);
    bool is_read = read_as(&reading, &tokens, result, error);
    ParseError first = *error;
    bool has_bare = false;
    for (int i = 0; i < tokens.count; i++)
        has_bare = has_bare || tokens.at[i].is_bare;
    while (has_bare && !is_read && repair(&reading, &tokens, result, error))
        is_read = !error->found;
    if (!is_read)
        *error = first;
    else if (has_bare)
        is_read = !is_ambiguous(&reading, &tokens, error);
    arena_free(reading.scratch);
    return is_read;
}
