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
    TOKEN_WRONG  /* no token: expected and hint say why; reported only if the parser gets there */
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
    bool is_bare;            /* NAME: a known one, as it stands there without quotes */
    const NameScope *scope;  /* NAME: the names known where it stands, */
    const NameScope *behind; /* and after it and a dot; also of ] */
} Token;

typedef List(Token) TokenList;

/* Known names that begin at a place of the text: only those shorter than the limit count. */
typedef struct {
    const char *at;
    size_t limit;
} NameLimit;
typedef List(NameLimit) NameLimits;

/* The last token is END. The tokens are in `arena`, names are not. Where a value may stand, the longest known name is
 * one token; `limits`, or NULL, makes exceptions. */
TokenList lex(Arena *arena, const char *text, const NameScope *scope, const NameLimits *limits);

/* The tokens after the token `before`, from `at` on until one begins at `end` or after it. */
TokenList lex_part(Arena *arena, const Token *before, const char *at, const char *end, const NameScope *scope,
                   const NameLimits *limits);

size_t lex_blanks(const char *at);    /* how many bytes of blanks of all kinds begin the text */
bool lex_goes_on(const char *at);     /* does a letter, a digit or an underscore begin it? */

/* Whether the token is this sign or reserved word. */
bool token_is(const Token *token, const char *words);

#endif
