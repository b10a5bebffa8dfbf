/* print_statement.c - statements in the language's own notation. */
#include "expr/expr.h"

enum { STEP = 4 };

static void line(Text *text, int indent, const char *words)
{
    text_format(text, "%*s%s", indent, "", words);
}

static void print_if(Text *text, const Statement *statement, int indent)
{
    for (int i = 0; i < statement->branches.count; i++) {
        bool is_else = i >= statement->conditions.count;
        line(text, indent, i == 0 ? "if " : is_else ? "else" : "elseif ");
        if (!is_else) {
            expr_print(text, statement->conditions.at[i]);
            text_add(text, " then");
        }
        text_add_char(text, '\n');
        statements_print(text, &statement->branches.at[i], indent + STEP);
    }
    line(text, indent, "end if;\n");
}

static void print_loop(Text *text, const Statement *statement, int indent)
{
    bool is_for = statement->kind == STATEMENT_FOR;
    line(text, indent, is_for ? "for " : "while ");
    if (is_for) {
        expr_print(text, statement->target);
        text_add(text, statement->value->op == OP_COLON ? "" : " in ");
    }
    if (statement->value->op != OP_COLON)
        expr_print(text, statement->value);
    text_add(text, " loop\n");
    statements_print(text, &statement->branches.at[0], indent + STEP);
    line(text, indent, is_for ? "end for;\n" : "end while;\n");
}

/* Recursion follows the nesting of statements, which the parser limits. */
void statements_print(Text *text, const StatementList *statements, int indent)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *statement = statements->at[i];
        switch (statement->kind) {
        case STATEMENT_IF: print_if(text, statement, indent); break;
        case STATEMENT_FOR: case STATEMENT_WHILE: print_loop(text, statement, indent); break;
        case STATEMENT_BREAK: line(text, indent, "break;\n"); break;
        case STATEMENT_RETURN: line(text, indent, "return;\n"); break;
        case STATEMENT_ASSIGN: case STATEMENT_CALL:
            line(text, indent, "");
            if (statement->kind == STATEMENT_ASSIGN) {
                expr_print(text, statement->target);
                text_add(text, " := ");
            }
            expr_print(text, statement->value);
            text_add(text, ";\n");
        }
    }
}
