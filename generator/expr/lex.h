/* lex.h - the words of the SysPhS expression language. */
#ifndef EXPR_LEX_H
#define EXPR_LEX_H

#include "expr/expr.h"

typedef enum {
    TOKEN_END,
    TOKEN_NUMBER,
    TOKEN_STRING,
    TOKEN_NAME,
    TOKEN_WORD,  /* reserved by the language */
    TOKEN_SIGN,
    TOKEN_WRONG  /* no valid token: see expected and hint; reported only if the parser reaches it */
} TokenKind;

typedef struct {
    TokenKind kind;
    int line, column; /* 1-based; columns count characters, not bytes */
    const char *at;
    size_t length;
    Name name;     /* NAME: in canonical form; STRING: its text */
    double number;
    bool whole;    /* NUMBER: digits only, and within the range of int */
    const char *expected, *hint;
    bool is_bare;            /* NAME: a known name that needs quotes elsewhere, written without them */
    const NameScope *scope;  /* NAME: the names known at its place */
    const NameScope *behind; /* NAME, ]: the names known after it and a dot */
} Token;

typedef List(Token) TokenList;

/* A limit for the known name that begins at a place of the text: only shorter names count. */
typedef struct {
    const char *at;
    size_t limit;
} NameLimit;
typedef List(NameLimit) NameLimits;

/* The tokens of a text; the last one is END. They are allocated in `arena`; names are not. Where a value may stand, the
 * longest known name is one token; `limits` lists exceptions, NULL: none. */
TokenList lex(Arena *arena, const char *text, const NameScope *scope, const NameLimits *limits);

/* The tokens after the token `before`, from `at` on until one begins at `end` or after it. */
TokenList lex_part(Arena *arena, const Token *before, const char *at, const char *end, const NameScope *scope,
                   const NameLimits *limits);

size_t lex_blanks(const char *at);    /* bytes of blanks, of all kinds, at the beginning */
bool lex_goes_on(const char *at);     /* true if the text begins with a letter, a digit or an underscore */

/* True if the token is this sign or reserved word. */
bool token_is(const Token *token, const char *words);

#endif
