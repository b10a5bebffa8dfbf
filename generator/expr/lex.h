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
} Token;

typedef List(Token) TokenList;

/* The last token is END. The tokens are in `arena`, names are not. */
TokenList lex(Arena *arena, const char *text);

/* Whether the token is this sign or reserved word. */
bool token_is(const Token *token, const char *words);

#endif
