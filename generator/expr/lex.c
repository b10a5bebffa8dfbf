/* lex.c - from characters to tokens, with hints at mistakes that come from habits in other languages. */
#include "expr/lex.h"
#include "expr/scope.h"

#include <limits.h>
#include <string.h>

/* Words that this language uses itself. They may still name a quantity: within a path, where a dot stands before or
 * after them, or alone in quotes. */
static const char *const reserved_words[] = {
    "and", "break", "der", "else", "elseif",  "elsewhen", "end",  "false", "for",  "if",   "in",
    "initial", "loop", "not", "or", "pure", "return", "then", "true", "when", "while"};

/* Signs of other languages and of typography. */
static const struct {
    const char *sign, *hint;
} foreign_signs[] = {
    {"**", "a power is written '^'"},
    {"&&", "write 'and'"},
    {"||", "write 'or'"},
    {"!=", "inequality is written '<>'"},
    {"~=", "inequality is written '<>'"},
    {"!", "write 'not'"},
    {"?", "a choice is written 'if condition then a else b'"},
    {"%", "a remainder is written mod(x, y)"},
    {"\xE2\x88\x92", "this is a typographic minus; write '-'"},
    {"\xE2\x80\x93", "this is a dash; write '-'"},
    {"\xC2\xB7", "a product is written '*'"},
    {"\xC3\x97", "a product is written '*'"},
    {"\xE2\x8B\x85", "a product is written '*'"},
    {"\xC3\xB7", "a quotient is written '/'"},
    {"\xC2\xB2", "a square is written '^2'"},
    {"\xC2\xB3", "a cube is written '^3'"},
    {"\xE2\x89\xA4", "write '<='"},
    {"\xE2\x89\xA5", "write '>='"},
    {"\xE2\x89\xA0", "write '<>'"},
    {"\xE2\x80\x98", "this is a typographic quote; write '"},
    {"\xE2\x80\x99", "this is a typographic quote; write '"},
    {"\xE2\x80\x9C", "this is a typographic quote; write \""},
    {"\xE2\x80\x9D", "this is a typographic quote; write \""},
};

static const char no_break_space[] = "\xC2\xA0";

#define LENGTH(array) (sizeof(array) / sizeof *(array))

typedef struct {
    Arena *arena;
    const char *at;
    int line, column;
    TokenList tokens;
    const Token *before;      /* the token before the first one, or NULL */
    const NameScope *scope;   /* for names without a dot before them */
    const NameLimits *limits;
    List(const NameScope *) open; /* for each open bracket, the names known after the text before it */
} Lexer;

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Letters beyond ASCII are accepted in names, which then are quoted in canonical form. */
static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

static bool is_one_of(const char *const *words, size_t count, const char *word, size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (words[i][0] == word[0] && strncmp(words[i], word, length) == 0 && !words[i][length])
            return true;
    return false;
}

bool token_is(const Token *token, const char *words)
{
    return (token->kind == TOKEN_SIGN || token->kind == TOKEN_WORD) && token->at[0] == words[0] &&
           strncmp(token->at, words, token->length) == 0 && !words[token->length];
}

bool identifier_is_word(const char *name)
{
    return strcmp(name, "time") == 0 || is_one_of(reserved_words, LENGTH(reserved_words), name, strlen(name));
}

Name identifier_canonical(const char *name)
{
    bool is_plain = *name && !is_digit(*name);
    for (const char *c = name; *c && is_plain; c++)
        is_plain = (unsigned char)*c < 0x80 && (is_letter(*c) || is_digit(*c));
    if (is_plain)
        return name_of(name);
    char small[256];
    size_t most = 2 * strlen(name) + 2; /* all escaped, in quotes */
    Arena *scratch = most <= sizeof small ? NULL : arena_new();
    char *quoted = scratch ? arena_alloc(scratch, most) : small, *to = quoted;
    *to++ = '\'';
    for (const char *c = name; *c; c++) {
        if (*c == '\'' || *c == '\\' || *c == '\n')
            *to++ = '\\';
        *to++ = *c == '\n' ? 'n' : *c;
    }
    *to++ = '\'';
    Name canonical = name_of_length(quoted, (size_t)(to - quoted));
    arena_free(scratch);
    return canonical;
}

size_t identifier_length(const char *path)
{
    if (*path != '\'')
        return strcspn(path, ".");
    size_t i = 1;
    while (path[i] && path[i] != '\'')
        i += path[i] == '\\' && path[i + 1] ? 2 : 1;
    return path[i] ? i + 1 : i;
}

Name identifier_next(const char **path)
{
    const size_t length = identifier_length(*path);
    const Name first = name_of_length(*path, length);
    *path += length;
    *path += **path == '.';
    return first;
}

static Token token_here(const Lexer *l, TokenKind kind, size_t length)
{
    return (Token){.kind = kind, .line = l->line, .column = l->column, .at = l->at, .length = length};
}

static void advance(Lexer *l, size_t length)
{
    for (const char *end = l->at + length; l->at < end; l->at++) {
        if (*l->at == '\n') {
            l->line++;
            l->column = 1;
        } else {
            l->column += ((unsigned char)*l->at & 0xC0) != 0x80;
        }
    }
}

static void push(Lexer *l, Token token)
{
    list_push(l->arena, &l->tokens, token);
    advance(l, token.length);
}

static void wrong(Lexer *l, size_t length, const char *expected, const char *hint)
{
    Token token = token_here(l, TOKEN_WRONG, length);
    token.expected = expected;
    token.hint = hint;
    push(l, token);
}

/* Blanks of all kinds (from tab to carriage return in ASCII), also the no-break space that comes with copied text. */
static size_t blank_length(const char *at)
{
    if (*at == ' ' || (*at >= '\t' && *at <= '\r'))
        return 1;
    return at[0] == no_break_space[0] && at[1] == no_break_space[1] ? 2 : 0;
}

size_t lex_blanks(const char *at)
{
    size_t length = 0, next;
    while ((next = blank_length(at + length)))
        length += next;
    return length;
}

/* Passes blanks and comments; a comment without an end takes the rest of the text. */
static void skip_blanks(Lexer *l)
{
    for (;;) {
        size_t length = blank_length(l->at);
        if (l->at[0] == '/' && l->at[1] == '/') {
            length = strcspn(l->at, "\n");
        } else if (l->at[0] == '/' && l->at[1] == '*') {
            const char *end = strstr(l->at + 2, "*/");
            if (!end) {
                wrong(l, strlen(l->at), "'*/'", "the comment that starts here is not closed");
                return;
            }
            length = (size_t)(end + 2 - l->at);
        }
        if (!length)
            return;
        advance(l, length);
    }
}

/* ---- known names ---- */

static const Token *last_token(const Lexer *l)
{
    return l->tokens.count ? &list_last(&l->tokens) : l->before;
}

static bool is_value_end(const Token *token)
{
    return (token->kind != TOKEN_SIGN && token->kind != TOKEN_WORD) || token_is(token, ")") || token_is(token, "]") ||
           token_is(token, "}") || token_is(token, "end") || token_is(token, "true") || token_is(token, "false");
}

/* The names known here: behind a dot, those of the path before it. NULL: none, or no known name may stand here; the
 * index after `for` is a new name. */
static const NameScope *scope_here(const Lexer *l)
{
    const Token *last = last_token(l);
    if (!last || (!token_is(last, ".") && !is_value_end(last) && !token_is(last, "for")))
        return l->scope;
    return token_is(last, ".") ? last->behind : NULL;
}

static void push_name(Lexer *l, Token token)
{
    token.scope = token.kind == TOKEN_NAME ? scope_here(l) : NULL;
    if (token.scope)
        scope_knows(token.scope, token.name, &token.behind);
    push(l, token);
}

static void push_sign(Lexer *l, Token token)
{
    const Token *last = last_token(l);
    if (*token.at == '.' && token.length == 1)
        token.behind = last && is_value_end(last) ? last->behind : l->scope; /* from the outermost scope */
    if (strchr("([{", *token.at))
        list_push(l->arena, &l->open, *token.at == '[' && last ? last->behind : NULL);
    if (strchr(")]}", *token.at) && l->open.count) {
        token.behind = list_last(&l->open);
        l->open.count--;
    }
    push(l, token);
}

static bool known_name(Lexer *l)
{
    const NameScope *scope = scope_here(l);
    size_t limit = SIZE_MAX;
    for (int i = 0; scope && l->limits && i < l->limits->count; i++)
        if (l->limits->at[i].at == l->at)
            limit = l->limits->at[i].limit;
    Name name = NULL;
    const size_t length = scope ? scope_match(scope, l->at, limit, &name) : 0;
    if (!length)
        return false;
    Token token = token_here(l, TOKEN_NAME, length);
    token.name = name;
    token.is_bare = true;
    push_name(l, token);
    return true;
}

/* ---- tokens ---- */

static void number(Lexer *l)
{
    const char *c = l->at;
    bool whole = true;
    while (is_digit(*c))
        c++;
    if (*c == '.') {
        whole = false;
        for (c++; is_digit(*c); c++)
            continue;
    }
    if ((*c == 'e' || *c == 'E') && (is_digit(c[1]) || ((c[1] == '+' || c[1] == '-') && is_digit(c[2])))) {
        whole = false;
        for (c += 2; is_digit(*c); c++)
            continue;
    }
    size_t length = (size_t)(c - l->at);
    Token token = token_here(l, TOKEN_NUMBER, length);
    if (!number_read(arena_copy(l->arena, l->at, length), &token.number)) {
        wrong(l, length, "a number below 1.8e308", NULL);
        return;
    }
    token.whole = whole && token.number <= INT_MAX;
    push(l, token);
}

/* A string or a quoted name, up to the same quote; a backslash takes the next character's special meaning. */
static void quoted(Lexer *l, char quote)
{
    static const char special[] = "ntrfvab", meaning[] = "\n\t\r\f\v\a\b";
    Text text = text_new(l->arena);
    const char *c = l->at + 1;
    for (; *c && *c != quote && (quote == '"' || *c != '\n'); c++) {
        if (*c == '\\' && c[1])
            text_add_char(&text, strchr(special, *++c) ? meaning[strchr(special, *c) - special] : *c);
        else
            text_add_char(&text, *c);
    }
    if (*c != quote) {
        const Token *last = last_token(l); /* x' and ]': behind a value, no blank */
        bool follows_value = last && last->at + last->length == l->at &&
                             (last->kind == TOKEN_NAME || token_is(last, ")") || token_is(last, "]"));
        wrong(l, (size_t)(c - l->at), quote == '"' ? "'\"'" : "\"'\"",
              quote == '"'       ? "the string that starts here is not closed"
              : follows_value    ? "a derivative is written der(x), a transposed matrix transpose(x)"
                                 : "the quoted name that starts here is not closed");
        return;
    }
    if (quote == '\'' && !*words_collapsed(l->arena, text.at)) {
        wrong(l, (size_t)(c + 1 - l->at), "a name", "a name in quotes cannot be empty");
        return;
    }
    Token token = token_here(l, quote == '"' ? TOKEN_STRING : TOKEN_NAME, (size_t)(c + 1 - l->at));
    token.name = quote == '"' ? name_of(text.at) : identifier_canonical(words_collapsed(l->arena, text.at));
    push_name(l, token);
}

/* The index of the foreign sign that starts here, or -1. */
static int foreign_sign(const char *at)
{
    if (is_digit(*at) || (is_letter(*at) && (unsigned char)*at < 0x80))
        return -1;
    for (size_t i = 0; i < LENGTH(foreign_signs); i++)
        if (foreign_signs[i].sign[0] == at[0] &&
            strncmp(at, foreign_signs[i].sign, strlen(foreign_signs[i].sign)) == 0)
            return (int)i;
    return -1;
}

bool lex_goes_on(const char *at)
{
    return is_digit(*at) ||
           (is_letter(*at) && ((unsigned char)*at < 0x80 || (foreign_sign(at) < 0 && !blank_length(at))));
}

static void word(Lexer *l)
{
    const char *c = l->at;
    while (lex_goes_on(c))
        c++;
    size_t length = (size_t)(c - l->at);
    bool begins_path = *c == '.' && (is_letter(c[1]) || c[1] == '\''); /* in.rSig: a port called `in` */
    bool reserved = !begins_path && is_one_of(reserved_words, LENGTH(reserved_words), l->at, length);
    Token token = token_here(l, reserved ? TOKEN_WORD : TOKEN_NAME, length);
    token.name = identifier_canonical(arena_copy(l->arena, l->at, length));
    push_name(l, token);
}

static void sign(Lexer *l)
{
    if (l->at[0] == '.' && is_digit(l->at[1])) {
        wrong(l, 1 + strspn(l->at + 1, "0123456789"), "a digit before the point", "write 0.5, not .5");
        return;
    }
    const char second = l->at[1];
    size_t length = strchr("+-*/^()[]{},;", l->at[0]) ? 1 : 0;
    switch (l->at[0]) {
    case '-': length = second == '>' ? 2 : 1; break;
    case ':': case '>': case '=': length = second == '=' ? 2 : 1; break;
    case '<': length = second == '=' || second == '>' ? 2 : 1; break;
    case '.': length = second && strchr("+-*/^", second) ? 2 : 1; break;
    default: break;
    }
    if (length)
        push_sign(l, token_here(l, TOKEN_SIGN, length));
    else
        wrong(l, 1, "a name, a number or an operator", NULL);
}

static void next_token(Lexer *l)
{
    const int foreign = foreign_sign(l->at);
    if (l->scope && known_name(l))
        return;
    if (foreign >= 0)
        wrong(l, strlen(foreign_signs[foreign].sign), "an operator of this language", foreign_signs[foreign].hint);
    else if (is_digit(*l->at))
        number(l);
    else if (is_letter(*l->at))
        word(l);
    else if (*l->at == '"' || *l->at == '\'')
        quoted(l, *l->at);
    else
        sign(l);
}

TokenList lex(Arena *arena, const char *text, const NameScope *scope, const NameLimits *limits)
{
    return lex_part(arena, NULL, text, NULL, scope, limits);
}

TokenList lex_part(Arena *arena, const Token *before, const char *at, const char *end, const NameScope *scope,
                   const NameLimits *limits)
{
    Lexer l = {.arena = arena, .at = at, .line = 1, .column = 1, .before = before, .scope = scope, .limits = limits};
    for (skip_blanks(&l); *l.at; skip_blanks(&l)) {
        next_token(&l);
        if (end && list_last(&l.tokens).at >= end)
            return l.tokens;
    }
    push(&l, token_here(&l, TOKEN_END, 0));
    return l.tokens;
}
