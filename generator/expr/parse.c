/* parse.c - equations, and the parser's errors; statements are in parse_statement.c. */
#include "expr/parse.h"

#include <string.h>

/* ---- tokens and errors ------------------------------------------------------------------------------------------- */

bool parser_is(const Parser *p, const char *words)
{
    return token_is(p->token, words);
}

void parser_advance(Parser *p)
{
    p->previous = p->token;
    if (p->token->kind != TOKEN_END)
        p->token++;
}

bool parser_accept(Parser *p, const char *words)
{
    bool is = parser_is(p, words);
    if (is)
        parser_advance(p);
    return is;
}

static const char *found_text(const Parser *p, const Token *token)
{
    enum { LONGEST = 40 };
    if (token->kind == TOKEN_END)
        return "the end of the text";
    size_t length = strcspn(token->at, "\n");
    if (length > token->length)
        length = token->length;
    if (length <= LONGEST)
        return arena_format(p->arena, token->at[0] == '\'' ? "%.*s" : "'%.*s'", (int)length, token->at);
    for (length = LONGEST; length && ((unsigned char)token->at[length] & 0xC0) == 0x80;)
        length--;
    return arena_format(p->arena, "'%.*s...'", (int)length, token->at);
}

void *parser_fail(Parser *p, const Token *token, const char *expected, const char *hint)
{
    if (!token)
        token = p->token;
    const Token *left = p->previous;
    bool is_double_colon = left && token_is(left, ":") && token_is(token, ":") && left->at + 1 == token->at;
    if (is_double_colon) /* Gear::drive */
        hint = "names are joined with dots: Type.name";
    if (p->error->line)
        return NULL;
    *p->error = (ParseError){token->line, token->column, found_text(p, token), expected, hint, {NULL}};
    if (token->kind == TOKEN_END && p->previous) { /* where something is missing, not where the blanks end */
        p->error->line = p->previous->line;
        p->error->column = p->previous->column + text_width(p->previous->at, p->previous->length);
    }
    if (token->kind == TOKEN_WRONG) {
        p->error->expected = token->expected;
        p->error->hint = token->hint;
    }
    return NULL;
}

static bool is_atom(const Token *token)
{
    return token->kind == TOKEN_NUMBER || token->kind == TOKEN_NAME || token->kind == TOKEN_STRING;
}

/* A word of the language in other letters, as `AND`; or NULL. */
static const char *meant_word(const Token *token)
{
    static const char *const words[] = {"and", "or", "not", "if", "then", "else", "true", "false"};
    for (size_t i = 0; token->kind == TOKEN_NAME && i < sizeof words / sizeof *words; i++)
        if (words_equal_caseless(token->name->text, words[i]))
            return words[i];
    return NULL;
}

/* Two values side by side: a hint at the intended text. */
static const char *hint_between(const Parser *p, const char *expected)
{
    const Token *left = p->previous, *right = p->token;
    bool is_assigned = p->in_statements && right->kind == TOKEN_NAME && token_is(right + 1, ":=");
    bool is_heading = left->kind == TOKEN_NAME && (strcmp(left->name->text, "equation") == 0 ||
                                                   strcmp(left->name->text, "algorithm") == 0);
    const char *meant = meant_word(right) ? meant_word(right) : meant_word(left);
    if (meant)
        return arena_format(p->arena, "write '%s'", meant);
    if (strcmp(expected, "'then'") == 0 && token_is(right, "{"))
        return "a choice of equations is written 'if condition then ... else ... end if', without braces";
    if (strcmp(expected, "'then'") == 0 || strcmp(expected, "'loop'") == 0)
        return arena_format(p->arena, "write %s here; a product is written '*'", expected);
    if ((right->line > left->line || is_assigned || left->kind == TOKEN_STRING) && !p->open)
        return p->in_statements ? "statements are separated by ';'" : "equations are separated by ';'";
    if (is_heading)
        return arena_format(p->arena, "leave out '%s'", left->name->text);
    bool is_apart = left->at + left->length < right->at;
    if (left->kind == TOKEN_NUMBER && right->kind == TOKEN_NAME && (right->length > 1 || is_apart))
        return "a product is written '*'; a number has no unit: convert it to the unit of the quantity";
    if (left->kind == TOKEN_NAME && right->kind == TOKEN_NAME)
        return arena_format(p->arena, "a product is written '*'; no '%.*s %.*s' is known here", (int)left->length,
                            left->at, (int)right->length, right->at);
    return "a product is written '*'";
}

const char *parser_point_for_comma(Parser *p, const Token *left, const Token *comma)
{
    const bool is_decimal = left->whole && token_is(comma, ",") && comma[1].kind == TOKEN_NUMBER && comma[1].whole &&
                            left->at + left->length == comma->at && comma->at + 1 == comma[1].at;
    return !is_decimal ? NULL
                       : arena_format(p->arena, "a decimal fraction is written with a point: %.*s.%.*s",
                                      (int)left->length, left->at, (int)comma[1].length, comma[1].at);
}

void *parser_fail_after(Parser *p, const char *expected)
{
    const char *hint = NULL, *point;
    const Token *left = p->previous, *here = p->token;
    bool is_behind_value = left && (is_atom(left) || token_is(left, ")") || token_is(left, "]") || token_is(left, "}"));
    bool is_value = is_atom(here) || token_is(here, "(") || token_is(here, "{") || token_is(here, "der");
    if (is_behind_value && is_value)
        hint = hint_between(p, expected);
    else if (left && (point = parser_point_for_comma(p, left, here)))
        hint = point;
    else if (parser_is(p, "if"))
        hint = "a choice is written 'if condition then a else b'";
    else if (p->in_expression && (parser_is(p, ":=") || (parser_is(p, "=") && !p->open)))
        hint = "a comparison is written '=='";
    else if (parser_is(p, ":=") && !p->in_statements)
        hint = "an equation is written with '='";
    else if (p->open && p->token->kind != TOKEN_WRONG && !parser_is(p, "="))
        hint = arena_format(p->arena, "the '%c' at line %d, column %d is not closed", p->open->at[0], p->open->line,
                            p->open->column);
    else if (parser_is(p, ")") || parser_is(p, "]") || parser_is(p, "}"))
        hint = arena_format(p->arena, "there is no opening bracket to this '%c'", p->token->at[0]);
    else if (parser_is(p, "="))
        hint = p->in_statements ? "a comparison is written '=='; several statements are separated by ';'"
                                : "a comparison is written '=='; several equations are separated by ';'";
    return parser_fail(p, NULL, expected, hint);
}

bool parser_enter(Parser *p)
{
    if (p->nesting >= NESTING_LIMIT) {
        parser_fail(p, NULL, arena_format(p->arena, "at most %d levels of nesting", NESTING_LIMIT),
                    p->in_statements ? "split the statement into several" : "split the equation into several");
        return false;
    }
    p->nesting++;
    return true;
}

/* ---- equations --------------------------------------------------------------------------------------------------- */

static bool equations(Parser *p, EquationList *list);

const char *parser_written(const Parser *p, const Token *start)
{
    Text text = text_new(p->arena);
    for (const Token *t = start; t < p->token; t++) {
        if (t > start && t[-1].at + t[-1].length < t->at)
            text_add_char(&text, ' ');
        if (t->is_bare)
            text_add(&text, words_collapsed(p->arena, arena_copy(p->arena, t->at, t->length)));
        else
            text_add_length(&text, t->at, t->length);
    }
    return text.at;
}

bool parser_at_end(const Parser *p)
{
    return p->token->kind == TOKEN_END || parser_is(p, "end") || parser_is(p, "else") || parser_is(p, "elseif") ||
           parser_is(p, "elsewhen");
}

bool parser_is_call(Expr e)
{
    return e->op == OP_CALL || op_info[e->op].kind == OPKIND_EVENT;
}

bool parser_end_of(Parser *p, const char *word)
{
    if (p->token->kind == TOKEN_END)
        return parser_fail(p, NULL, arena_format(p->arena, "';' or 'end %s'", word),
                           arena_format(p->arena, "end it with 'end %s'", word));
    if (!parser_accept(p, "end"))
        return parser_fail_after(p, arena_format(p->arena, "';' or 'end %s'", word));
    return parser_accept(p, word) || parser_fail(p, NULL, arena_format(p->arena, "'%s' after 'end'", word), NULL);
}

/* True if e is Boolean, or of a form that may be Boolean. The literals true and false are not: they have no effect. */
static bool may_be_condition(Expr e)
{
    switch (e->op) {
    case OP_VARIABLE: case OP_INDEX: case OP_FIELD: case OP_IF: case OP_PRE: case OP_NO_EVENT: case OP_ARRAY:
        return true;
    default: return e->type == TYPE_BOOLEAN && e->op != OP_BOOLEAN;
    }
}

static bool equal_or_call(Parser *p, EquationNode *equation)
{
    equation->left = parser_read_simple_expression(p);
    if (!equation->left)
        return false;
    bool is_annotation = p->token->kind == TOKEN_NAME && strcmp(p->token->name->text, "annotation") == 0;
    bool ends = parser_at_end(p) || parser_is(p, ";") || p->token->kind == TOKEN_STRING || is_annotation;
    equation->kind = ends && parser_is_call(equation->left) ? EQUATION_CALL : EQUATION_EQUAL;
    if (equation->kind == EQUATION_CALL)
        return true;
    if (!parser_is(p, "=")) {
        if (!ends && !parser_at_end(p))
            return parser_fail_after(p, "an operator or '='");
        if (!may_be_condition(equation->left))
            return parser_fail(p, NULL, "'='", "an equation has two sides: left = right");
        equation->kind = EQUATION_CHECK;
        return true;
    }
    parser_advance(p);
    equation->right = parser_read_expression(p);
    return equation->right != NULL;
}

/* Reads a branch. A branch of `if` may be empty; an empty else counts as none. */
static bool branch(Parser *p, EquationNode *equation)
{
    EquationList body = {0};
    bool is_empty = equation->kind == EQUATION_IF && p->token->kind != TOKEN_END && parser_at_end(p);
    if (!is_empty && !equations(p, &body))
        return false;
    list_push(p->arena, &equation->branches, body);
    return true;
}

/* True for an equation such as `if a then b < c` at the end of a text, which needs no `end if`. */
static bool is_check_alone(const Parser *p, const EquationNode *equation)
{
    bool is = p->token->kind == TOKEN_END && equation->kind == EQUATION_IF;
    for (int b = 0; b < equation->branches.count; b++)
        for (int i = 0; i < equation->branches.at[b].count; i++)
            is = is && (equation->branches.at[b].at[i]->kind == EQUATION_CHECK ||
                        equation->branches.at[b].at[i]->kind == EQUATION_CALL);
    return is;
}

/* if ... then ... elseif ... else ... end if, and the same with when and elsewhen, but without else. */
static bool branched_equation(Parser *p, EquationNode *equation, const char *word, const char *again)
{
    do {
        parser_advance(p); /* if, elseif, when, elsewhen */
        Expr condition = parser_read_expression(p);
        if (!condition)
            return false;
        list_push(p->arena, &equation->conditions, condition);
        if (!parser_is(p, "then"))
            return parser_fail_after(p, "'then'");
        parser_advance(p);
        if (!branch(p, equation))
            return false;
    } while (parser_is(p, again));
    if (equation->kind == EQUATION_WHEN && parser_is(p, "else"))
        return parser_fail(p, NULL, "'elsewhen' or 'end when'",
                           "a when-equation has no else: between its instants all variables keep their values");
    if (parser_accept(p, "else") && !parser_is(p, "end") && !branch(p, equation))
        return false;
    return is_check_alone(p, equation) || parser_end_of(p, word);
}

static bool is_word(const Token *token, const char *word)
{
    return token->kind != TOKEN_END && token->length == strlen(word) && memcmp(token->at, word, token->length) == 0;
}

static bool equation_of_kind(Parser *p, EquationNode *equation)
{
    equation->kind = EQUATION_EQUAL;
    if (parser_is(p, "if"))
        equation->kind = EQUATION_IF;
    if (parser_is(p, "when"))
        equation->kind = EQUATION_WHEN;
    if (parser_is(p, "for"))
        equation->kind = EQUATION_FOR;
    if (is_word(p->token, "initial") && is_word(p->token + 1, "equation"))
        equation->kind = EQUATION_INITIAL;
    switch (equation->kind) {
    case EQUATION_IF: return branched_equation(p, equation, "if", "elseif");
    case EQUATION_WHEN: return branched_equation(p, equation, "when", "elsewhen");
    case EQUATION_FOR: /* for i in 1:n, j in 1:m loop ... end for */
        do {
            parser_advance(p); /* for, or a comma */
            Expr index = parser_read_for_index(p);
            if (!index)
                return false;
            list_push(p->arena, &equation->indices, index);
        } while (parser_is(p, ","));
        if (!parser_is(p, "loop"))
            return parser_fail_after(p, "'loop'");
        parser_advance(p);
        return branch(p, equation) && parser_end_of(p, "for");
    case EQUATION_INITIAL: /* up to the end of the text */
        parser_advance(p);
        parser_advance(p);
        return branch(p, equation);
    default: return equal_or_call(p, equation);
    }
}

/* Skips texts that Modelica allows after an equation and that have no effect: a description, "..." + "...", and
 * annotation(...). */
static bool pass_remarks(Parser *p)
{
    while (p->token->kind == TOKEN_STRING || (parser_is(p, "+") && p->previous->kind == TOKEN_STRING))
        parser_advance(p);
    bool is_annotation = p->token->kind == TOKEN_NAME && strcmp(p->token->name->text, "annotation") == 0;
    if (!is_annotation || !token_is(p->token + 1, "("))
        return true;
    const Token *outer = p->open;
    int depth = 0;
    p->open = p->token + 1;
    do {
        parser_advance(p);
        depth += parser_is(p, "(") - parser_is(p, ")");
        if (p->token->kind == TOKEN_END || p->token->kind == TOKEN_WRONG)
            return parser_fail_after(p, "')'");
    } while (depth);
    parser_advance(p);
    p->open = outer;
    return true;
}

static bool equation(Parser *p, EquationList *list)
{
    const Token *start = p->token;
    EquationNode *equation = arena_new_of(p->arena, EquationNode);
    equation->line = start->line;
    equation->column = start->column;
    if (parser_is(p, "while"))
        return parser_fail(p, NULL, "an equation", "a loop of equations is written 'for i in 1:3 loop ... end for'");
    if (!parser_enter(p) || !equation_of_kind(p, equation))
        return false;
    p->nesting--;
    equation->text = parser_written(p, start);
    list_push(p->arena, list, equation);
    return pass_remarks(p);
}

/* At least one equation; separated, and possibly ended, by ';'. */
static bool equations(Parser *p, EquationList *list)
{
    do {
        if (p->token->kind == TOKEN_END || parser_is(p, ";"))
            return parser_fail(p, NULL, "an equation", parser_is(p, ";") ? "remove the extra ';'" : NULL);
        if (!equation(p, list))
            return false;
    } while (parser_accept(p, ";") && !parser_at_end(p));
    return true;
}

static bool whole_equations(Parser *p, void *result)
{
    EquationList *list = result;
    *list = (EquationList){0};
    return equations(p, list) && (p->token->kind == TOKEN_END || parser_fail_after(p, "an operator or ';'"));
}

bool parse_equations(Arena *arena, const char *text, const NameScope *scope, EquationList *list, ParseError *error)
{
    return parser_read_text(arena, text, scope, whole_equations, list, error);
}

static bool whole_expression(Parser *p, void *result)
{
    p->in_expression = true;
    if (p->token->kind == TOKEN_END)
        return parser_fail(p, NULL, "an expression", NULL);
    Expr e = parser_read_expression(p);
    if (e && p->token->kind != TOKEN_END)
        e = parser_fail_after(p, "an operator or the end of the text");
    if (e)
        *(Expr *)result = e;
    return e != NULL;
}

bool parse_expression(Arena *arena, const char *text, const NameScope *scope, Expr *result, ParseError *error)
{
    return parser_read_text(arena, text, scope, whole_expression, result, error);
}

static const char *skipped(const char *text, int characters)
{
    while (characters > 0 && *text) {
        text++;
        characters -= ((unsigned char)*text & 0xC0) != 0x80;
    }
    return text;
}

const char *parse_error_excerpt(Arena *arena, const char *text, const ParseError *error)
{
    enum { BEFORE = 60, AFTER = 60 }; /* characters of a long line that are shown */
    for (int line = 1; line < error->line; line++)
        text += strcspn(text, "\n") + 1;
    const char *end = text + strcspn(text, "\n"); /* columns count carriage returns too */
    if (end > text && end[-1] == '\r')
        end--;
    bool is_cut = error->column > BEFORE + AFTER;
    const char *from = is_cut ? skipped(text, error->column - 1 - BEFORE) : text;
    if (from > end)
        from = end;
    const char *to = skipped(from, BEFORE + 2 * AFTER);
    bool goes_on = to < end;
    Text excerpt = text_new(arena);
    text_add(&excerpt, is_cut ? "..." : "");
    text_add_length(&excerpt, from, (size_t)((goes_on ? to : end) - from));
    text_add(&excerpt, goes_on ? "...\n" : "\n");
    text_add(&excerpt, is_cut ? "   " : "");
    int column = is_cut ? error->column - BEFORE : 1;
    for (const char *c = from; column < error->column; c++) {
        if (((unsigned char)*c & 0xC0) == 0x80)
            continue;
        text_add_char(&excerpt, *c == '\t' ? '\t' : ' ');
        column++;
    }
    text_add_char(&excerpt, '^');
    return excerpt.at;
}
