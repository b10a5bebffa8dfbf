/* parse_statement.c - the statements of actions, as in Modelica's algorithms. */
#include "expr/parse.h"

#include <string.h>

static bool statements(Parser *p, StatementList *list);

static bool branch(Parser *p, Statement *statement)
{
    StatementList body = {0};
    if (!statements(p, &body))
        return false;
    list_push(p->arena, &statement->branches, body);
    return true;
}

/* Reads the word that opens a body, and the body. The text before the word is the text of the statement. */
static bool opens_body(Parser *p, Statement *statement, const Token *start, const char *word)
{
    if (!parser_is(p, word))
        return parser_fail_after(p, arena_format(p->arena, "'%s'", word));
    if (!statement->text)
        statement->text = parser_written(p, start);
    parser_advance(p);
    return branch(p, statement);
}

/* Reads one index of a loop; a comma begins a loop within this one. */
static bool loop(Parser *p, Statement *statement, const Token *start)
{
    static const char hint[] = "a loop is written 'for i in 1:3 loop ... end for'";
    statement->kind = STATEMENT_FOR;
    parser_advance(p); /* for, or a comma */
    if (p->token->kind != TOKEN_NAME || (p->token->length == 4 && memcmp(p->token->at, "time", 4) == 0))
        return parser_fail(p, NULL, "the name of an index", hint);
    statement->target = expr_variable(p->token->name, TYPE_INTEGER);
    parser_advance(p);
    bool has_range = parser_accept(p, "in");
    if (!has_range && !parser_is(p, ",") && !parser_is(p, "loop"))
        return parser_fail(p, NULL, "'in'", hint);
    statement->value = has_range ? parser_read_expression(p) : expr_raw(OP_COLON, NULL, 0, NULL);
    if (!statement->value)
        return false;
    if (!parser_is(p, ","))
        return opens_body(p, statement, start, "loop");
    Statement *inner = arena_new_of(p->arena, Statement);
    StatementList body = {0};
    inner->line = p->token->line;
    inner->column = p->token->column;
    if (!parser_enter(p) || !loop(p, inner, start))
        return false;
    p->nesting--;
    statement->text = inner->text;
    list_push(p->arena, &body, inner);
    list_push(p->arena, &statement->branches, body);
    return true;
}

static bool is_target(Expr e)
{
    for (int i = 0; e->op == OP_TUPLE && i < e->count; i++)
        if (!is_target(e->at[i]))
            return false;
    if (e->op == OP_TUPLE)
        return true;
    return e->op == OP_VARIABLE || e->op == OP_INDEX || e->op == OP_FIELD;
}

/* True at `send NAME`, `send NAME to PATH` or `broadcast NAME`, which are read as calls with the names as arguments. */
static bool is_send(const Parser *p)
{
    const Token *token = p->token;
    return token->kind == TOKEN_NAME && token[1].kind == TOKEN_NAME &&
           (strcmp(token->name->text, "send") == 0 || strcmp(token->name->text, "broadcast") == 0);
}

static bool send(Parser *p, Statement *statement)
{
    static const char hint[] = "write 'send NAME', 'send NAME to PORT' or 'broadcast NAME'; the value that a signal "
                               "carries "
                               "otherwise, let flow through ports";
    const Name word = p->token->name;
    Expr arguments[2];
    int count = 1;
    parser_advance(p);
    arguments[0] = expr_variable(p->token->name, TYPE_REAL);
    parser_advance(p);
    if (p->token->kind == TOKEN_NAME && strcmp(p->token->name->text, "to") == 0) {
        parser_advance(p);
        arguments[count++] = parser_read_simple_expression(p);
        if (!arguments[1])
            return false;
        if (arguments[1]->op != OP_VARIABLE || strcmp(word->text, "send") != 0)
            return parser_fail(p, NULL, "the name of a port or part after 'send NAME to'", hint);
    }
    if (!parser_at_end(p) && !parser_is(p, ";"))
        return parser_fail(p, NULL, "';'", hint);
    statement->kind = STATEMENT_CALL;
    statement->value = expr_raw(OP_CALL, word, count, arguments);
    return true;
}

/* A hint at `x++`, `--x`, `x += 1` and the like, of which the first sign was passed; NULL: it is none of these. */
static const char *hint_at_step(const Parser *p, const Token *start)
{
    const Token *sign = p->previous, *next = p->token;
    if (!sign || sign < start || sign->length != 1 || !strchr("+-*/", *sign->at) || sign->at + 1 != next->at)
        return NULL;
    const bool is_double = strchr("+-", *sign->at) && next->length == 1 && *next->at == *sign->at;
    const bool is_before = sign == start && is_double && next[1].kind == TOKEN_NAME;
    const bool is_behind = sign > start && is_double && (next[1].kind == TOKEN_END || token_is(&next[1], ";"));
    if (!is_before && !is_behind && (sign == start || !token_is(next, "=")))
        return NULL;
    const char *name = is_before ? next[1].at : start->at;
    int length = is_before ? (int)next[1].length : (int)(sign->at - start->at);
    while (length > 1 && name[length - 1] == ' ')
        length--;
    return arena_format(p->arena, "write '%.*s := %.*s %c %s'", length, name, length, name, *sign->at,
                        is_double ? "1" : "...");
}

static bool assignment_or_call(Parser *p, Statement *statement, const Token *start)
{
    const bool is_first_error = !p->error->line;
    Expr left = parser_read_simple_expression(p);
    const char *hint = left || !is_first_error ? NULL : hint_at_step(p, start);
    if (hint)
        p->error->hint = hint;
    if (!left)
        return false;
    bool ends = parser_at_end(p) || parser_is(p, ";");
    if (ends && parser_is_call(left)) {
        statement->kind = STATEMENT_CALL;
        statement->value = left;
        return true;
    }
    if (parser_is(p, "=") && is_target(left))
        return parser_fail(p, NULL, "':='", "an assignment is written ':='");
    if (ends)
        return parser_fail(p, start, "a statement", "an assignment is written 'variable := value'");
    if (!parser_is(p, ":="))
        return parser_fail_after(p, "':='");
    if (!is_target(left))
        return parser_fail(p, start, "the name of a variable before ':='", NULL);
    parser_advance(p);
    statement->kind = STATEMENT_ASSIGN;
    statement->target = left;
    statement->value = parser_read_expression(p);
    return statement->value != NULL;
}

static bool statement_of_kind(Parser *p, Statement *statement, const Token *start)
{
    if (parser_is(p, "if")) {
        statement->kind = STATEMENT_IF;
        do {
            parser_advance(p); /* if, elseif */
            Expr condition = parser_read_expression(p);
            if (!condition)
                return false;
            list_push(p->arena, &statement->conditions, condition);
            if (!opens_body(p, statement, start, "then"))
                return false;
        } while (parser_is(p, "elseif"));
        return (!parser_accept(p, "else") || branch(p, statement)) && parser_end_of(p, "if");
    }
    if (parser_is(p, "for"))
        return loop(p, statement, start) && parser_end_of(p, "for");
    if (parser_is(p, "while")) {
        statement->kind = STATEMENT_WHILE;
        parser_advance(p);
        statement->value = parser_read_expression(p);
        return statement->value && opens_body(p, statement, start, "loop") && parser_end_of(p, "while");
    }
    if (parser_is(p, "when"))
        return parser_fail(p, NULL, "a statement", "'when' belongs in equations; in an action, use 'if'");
    if (parser_is(p, "break") || parser_is(p, "return")) {
        statement->kind = parser_is(p, "break") ? STATEMENT_BREAK : STATEMENT_RETURN;
        parser_advance(p);
        return true;
    }
    return is_send(p) ? send(p, statement) : assignment_or_call(p, statement, start);
}

static bool statements(Parser *p, StatementList *list)
{
    if (parser_at_end(p))
        return true;
    do {
        const Token *start = p->token;
        if (parser_is(p, ";"))
            return parser_fail(p, NULL, "a statement", "remove the extra ';'");
        Statement *statement = arena_new_of(p->arena, Statement);
        statement->line = start->line;
        statement->column = start->column;
        if (!parser_enter(p) || !statement_of_kind(p, statement, start))
            return false;
        p->nesting--;
        if (!statement->text)
            statement->text = parser_written(p, start);
        list_push(p->arena, list, statement);
    } while (parser_accept(p, ";") && !parser_at_end(p));
    return true;
}

static bool whole_statements(Parser *p, void *result)
{
    StatementList *list = result;
    p->in_statements = true;
    *list = (StatementList){0};
    return statements(p, list) && (p->token->kind == TOKEN_END || parser_fail_after(p, "an operator or ';'"));
}

bool parse_statements(Arena *arena, const char *text, const NameScope *scope, StatementList *list, ParseError *error)
{
    return parser_read_text(arena, text, scope, whole_statements, list, error);
}
