/* reason.c - texts that explain why something was made or chosen; they refer to variables, equations, numbers and
 * expressions. */
#include "causal/work.h"

#include <string.h>

enum { MOST_NAMED = 4 };

Reason *reason_new(Arena *arena, const char *words)
{
    Reason *reason = arena_new_of(arena, Reason);
    reason->arena = arena;
    reason_add_words(reason, words);
    return reason;
}

static void add_piece(Reason *reason, ReasonPiece piece)
{
    list_push(reason->arena, &reason->pieces, piece);
}

void reason_add_words(Reason *reason, const char *words)
{
    if (*words)
        add_piece(reason, (ReasonPiece){.kind = REASON_WORDS, .words = words});
}

void reason_add_number(Reason *reason, int number)
{
    add_piece(reason, (ReasonPiece){.kind = REASON_NUMBER, .number = number});
}

void reason_add_equation(Reason *reason, Name id)
{
    add_piece(reason, (ReasonPiece){.kind = REASON_EQUATION, .equation = id});
}

void reason_add_expr(Reason *reason, Expr e)
{
    add_piece(reason, (ReasonPiece){.kind = REASON_EXPRESSION, .expr = e});
}

void reason_add_variable(Reason *reason, Expr leaf)
{
    add_piece(reason, (ReasonPiece){.kind = REASON_VARIABLE, .expr = leaf});
}

void reason_add_variables(Reason *reason, const Causal *causal, const IntList *variables)
{
    for (int i = 0; i < variables->count && i < MOST_NAMED; i++) {
        reason_add_words(reason, i ? ", " : "");
        reason_add_variable(reason, causal->variables.at[variables->at[i]].leaf);
    }
    if (variables->count <= MOST_NAMED)
        return;
    reason_add_words(reason, " and ");
    reason_add_number(reason, variables->count - MOST_NAMED);
    reason_add_words(reason, " more");
}

bool reason_is_same(const Reason *one, const Reason *other)
{
    bool is_same = one->pieces.count == other->pieces.count;
    for (int i = 0; i < one->pieces.count && is_same; i++) {
        const ReasonPiece *a = &one->pieces.at[i], *b = &other->pieces.at[i];
        is_same = a->kind == b->kind && a->number == b->number && a->expr == b->expr && a->equation == b->equation &&
                  (a->kind != REASON_WORDS || strcmp(a->words, b->words) == 0);
    }
    return is_same;
}

bool reason_says_zero(const Reason *reason, Expr leaf)
{
    const ReasonPiece *first = &reason->pieces.at[0], *last = &list_last(&reason->pieces);
    return reason->pieces.count == 3 && (first->expr == leaf || first->expr == expr_negate(leaf)) &&
           last->kind == REASON_NUMBER && last->number == 0;
}

const char *reason_text(Arena *arena, const Reason *reason)
{
    Text text = text_new(arena);
    for (int i = 0; reason && i < reason->pieces.count; i++) {
        const ReasonPiece *piece = &reason->pieces.at[i];
        switch (piece->kind) {
        case REASON_WORDS: text_add(&text, piece->words); break;
        case REASON_NUMBER: text_format(&text, "%d", piece->number); break;
        case REASON_EQUATION: text_add(&text, piece->equation->text); break;
        case REASON_VARIABLE: text_add(&text, piece->expr->name->text); break;
        case REASON_EXPRESSION: text_add(&text, expr_text(arena, piece->expr)); break;
        }
    }
    return reason ? text.at : NULL;
}
