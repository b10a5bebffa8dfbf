/* parse.h - shared by the files of the parser. */
#ifndef EXPR_PARSE_H
#define EXPR_PARSE_H

#include "expr/inside.h"
#include "expr/lex.h"

/* The deepest nesting of parentheses, calls and branches, which bounds the recursion. No person writes deeper ones. */
enum { NESTING_LIMIT = 200 };

typedef struct {
    Arena *arena;   /* for the results */
    Arena *scratch; /* for the tokens */
    const Token *token;    /* the next one */
    const Token *previous; /* NULL at the start */
    const Token *open;     /* the innermost bracket not closed yet */
    int nesting;
    bool in_statements; /* reads statements, not equations: for hints */
    bool in_expression; /* reads a single expression: for hints */
    int subscripts; /* > 0 within [ ] of a subscript, where `end` and `:` have a meaning */
    ParseError *error;
} Parser;

/* All functions return NULL (false) after an error; the first error is kept. */
Expr parser_read_expression(Parser *p);
Expr parser_read_simple_expression(Parser *p); /* an expression that is no bare `if` */
Expr parser_read_for_index(Parser *p);         /* name, or name in range: OP_FOR_INDEX */

/* ---- library.c ---- */
Expr expr_library_call(const char *name, int count, const Expr *arguments); /* NULL: not one of its functions */

bool parser_is(const Parser *p, const char *words);
bool parser_accept(Parser *p, const char *words);
void parser_advance(Parser *p);

/* Reports an error at the token, or at the next one if NULL. */
void *parser_fail(Parser *p, const Token *token, const char *expected, const char *hint);

/* parser_fail_after(): reports an error at the next token, which cannot follow the text before, and finds a hint. */
const char *parser_point_for_comma(Parser *p, const Token *left, const Token *comma); /* hint at 1,5; NULL: not it */
void *parser_fail_after(Parser *p, const char *expected);

bool parser_enter(Parser *p); /* one level deeper; leave by p->nesting-- */

/* The tokens from start to the next one, with one blank where there was any between them: one line, no comments. */
const char *parser_written(const Parser *p, const Token *start);

bool parser_at_end(const Parser *p); /* true at the end of a list of equations or statements */
bool parser_end_of(Parser *p, const char *word); /* passes `end if`, `end for` */
bool parser_is_call(Expr e); /* true if it may stand alone, as reinit(x, e) does */

/* ---- reading.c ---- */

/* Reads a whole text to *result, an object of one of the types in TextResult. Takes the longest known names if the text
 * can be read so. It is a mistake if there is another reading in which all names are known. */
typedef bool ReadText(Parser *p, void *result);
typedef union {
    Expr expression;
    EquationList equations;
    StatementList statements;
} TextResult;
bool parser_read_text(Arena *arena, const char *text, const NameScope *scope, ReadText *read, void *result,
                      ParseError *error);

#endif
