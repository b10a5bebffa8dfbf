/* mathml.c - equations in MathML: fractions, powers, roots, subscripts, cases, and derivatives with a dot.
 *
 * Recursion ends at REVIEW_DEEPEST.
 */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Text *page;
    const char *part; /* paths below it are shown without it */
    int depth;
} Typesetter;

void review_text(Text *page, const char *text)
{
    for (const char *at = text; *at; at++)
        switch (*at) {
        case '&': text_add(page, "&amp;"); break;
        case '<': text_add(page, "&lt;"); break;
        case '>': text_add(page, "&gt;"); break;
        case '"': text_add(page, "&quot;"); break;
        case '\'': text_add(page, "&#39;"); break;
        default: text_add_char(page, *at);
        }
}

static void element(Typesetter *t, const char *name, const char *text)
{
    text_format(t->page, "<%s>", name);
    review_text(t->page, text);
    text_format(t->page, "</%s>", name);
}

static void typeset(Typesetter *t, Expr e);

int review_level(Expr e)
{
    switch (e->op) {
    case OP_IF: return 0;
    case OP_OR: return 1;
    case OP_AND: return 2;
    case OP_NOT: return 3;
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: case OP_EQUAL: case OP_NOT_EQUAL:
        return REVIEW_RELATION;
    case OP_ADD: case OP_SUBTRACT: case OP_NEGATE: return 5;
    case OP_MULTIPLY: return 6;
    case OP_DIVIDE: case OP_POWER: return 7; /* a fraction is whole, but not under an exponent */
    case OP_NUMBER: return e->number < 0 ? 5 : strchr(number_text(e->number), 'e') ? 6 : 8; /* 1e-5 is a product */
    default: return 8;
    }
}

static void within(Typesetter *t, Expr e, int level)
{
    const bool is_looser = review_level(e) < level;
    text_add(t->page, "<mrow>");
    if (is_looser)
        element(t, "mo", "(");
    typeset(t, e);
    if (is_looser)
        element(t, "mo", ")");
    text_add(t->page, "</mrow>");
}

/* Without the quotes of names that have no dots within. */
static const char *without_quotes(Arena *arena, const char *path)
{
    Text text = text_new(arena);
    for (const char *at = path; *at;) {
        const size_t length = *at == '\'' ? strcspn(at + 1, ".'\\") : 0;
        const bool is_plain = length && at[1 + length] == '\'';
        text_add_length(&text, at + is_plain, is_plain ? length : 1);
        at += is_plain ? length + 2 : 1;
    }
    return text.at;
}

/* Names that the compiler makes, as product(a, b), are as they are. */
const char *review_local(Arena *arena, const char *path, const char *part)
{
    const size_t length = strlen(part);
    const bool is_own = length && strncmp(path, part, length) == 0 && path[length] == '.';
    const bool is_of_system = length && !is_own && !strchr(path, '(');
    path = is_own ? path + length + 1 : path;
    path = strchr(path, '\'') && !strchr(path, '(') ? without_quotes(arena, path) : path;
    return is_of_system ? arena_format(arena, ".%s", path) : path;
}

/* The last number in brackets is a subscript. */
static void variable(Typesetter *t, const char *path)
{
    path = review_local(t->page->arena, path, t->part);
    const size_t whole = strlen(path);
    const char *bracket = whole && path[whole - 1] == ']' ? strrchr(path, '[') : NULL;
    if (!bracket) {
        element(t, "mi", path);
        return;
    }
    text_add(t->page, "<msub>");
    element(t, "mi", arena_copy(t->page->arena, path, (size_t)(bracket - path)));
    element(t, "mn", arena_copy(t->page->arena, bracket + 1, (size_t)(path + whole - bracket - 2)));
    text_add(t->page, "</msub>");
}

static void joined(Typesetter *t, Expr e, const char *sign)
{
    const int level = review_level(e);
    for (int i = 0; i < e->count; i++) {
        const Expr term = e->at[i];
        const bool is_negated = i > 0 && e->op == OP_ADD && term->op == OP_NEGATE;
        if (i)
            element(t, "mo", is_negated ? "\xE2\x88\x92" : sign);
        within(t, is_negated ? term->at[0] : term, i || level == REVIEW_RELATION ? level + 1 : level);
    }
}

static void function(Typesetter *t, const char *name, int count, const Expr *arguments)
{
    element(t, "mi", name);
    element(t, "mo", "(");
    for (int i = 0; i < count; i++) {
        if (i)
            element(t, "mo", ",");
        within(t, arguments[i], 0);
    }
    element(t, "mo", ")");
}

/* One line for each branch. */
static void cases(Typesetter *t, Expr e)
{
    text_add(t->page, "<mrow><mo>{</mo><mtable>");
    for (; e->op == OP_IF; e = e->at[2]) {
        text_add(t->page, "<mtr><mtd>");
        within(t, e->at[1], 0);
        text_add(t->page, "</mtd><mtd><mtext>if&#160;</mtext>");
        within(t, e->at[0], 0);
        text_add(t->page, "</mtd></mtr>");
    }
    text_add(t->page, "<mtr><mtd>");
    within(t, e, 0);
    text_add(t->page, "</mtd><mtd><mtext>else</mtext></mtd></mtr></mtable></mrow>");
}

static void pair(Typesetter *t, const char *name, Expr first, Expr second, int level)
{
    text_format(t->page, "<%s>", name);
    within(t, first, level);
    within(t, second, 0);
    text_format(t->page, "</%s>", name);
}

static void derivative(Typesetter *t, Expr e)
{
    int order = 1;
    for (; e->op == OP_DER; e = e->at[0])
        order++;
    if (e->op == OP_VARIABLE && order <= 2) {
        text_add(t->page, "<mover>");
        variable(t, e->name->text);
        element(t, "mo", order == 1 ? "\xCB\x99" : "\xC2\xA8");
        text_add(t->page, "</mover>");
        return;
    }
    if (order == 1)
        text_add(t->page, "<mfrac><mi>d</mi><mrow><mi>d</mi><mi>t</mi></mrow></mfrac>");
    else
        text_format(t->page, "<mfrac><msup><mi>d</mi><mn>%d</mn></msup><mrow><mi>d</mi><msup><mi>t</mi><mn>%d</mn>"
                             "</msup></mrow></mfrac>", order, order);
    within(t, e, 8);
}

/* 1e-05 as a power of ten. */
static void number(Typesetter *t, const char *text)
{
    const char *power = strchr(text, 'e');
    if (!power) {
        element(t, "mn", text);
        return;
    }
    const char *mantissa = arena_copy(t->page->arena, text, (size_t)(power - text));
    if (strcmp(mantissa, "1") != 0 && strcmp(mantissa, "1.0") != 0) {
        element(t, "mn", mantissa);
        element(t, "mo", "\xC2\xB7");
    }
    text_format(t->page, "<msup><mn>10</mn><mn>%ld</mn></msup>", strtol(power + 1, NULL, 10));
}

static void typeset_node(Typesetter *t, Expr e)
{
    static const char *const signs[OP_COUNT] = {
        [OP_ADD] = "+",        [OP_SUBTRACT] = "\xE2\x88\x92", [OP_MULTIPLY] = "\xC2\xB7", [OP_LESS] = "<",
        [OP_LESS_EQUAL] = "\xE2\x89\xA4", [OP_GREATER] = ">", [OP_GREATER_EQUAL] = "\xE2\x89\xA5", [OP_EQUAL] = "==",
        [OP_NOT_EQUAL] = "\xE2\x89\xA0", [OP_AND] = "\xE2\x88\xA7", [OP_OR] = "\xE2\x88\xA8",
    };
    if (signs[e->op]) {
        joined(t, e, signs[e->op]);
        return;
    }
    switch (e->op) {
    case OP_VARIABLE: variable(t, e->name->text); break;
    case OP_TIME: element(t, "mi", "time"); break;
    case OP_NUMBER: number(t, expr_text(t->page->arena, e)); break;
    case OP_DIVIDE: pair(t, "mfrac", e->at[0], e->at[1], 0); break;
    case OP_POWER: pair(t, "msup", e->at[0], e->at[1], 8); break;
    case OP_NEGATE:
        element(t, "mo", "\xE2\x88\x92");
        within(t, e->at[0], 6);
        break;
    case OP_NOT:
        element(t, "mo", "\xC2\xAC");
        within(t, e->at[0], 8); /* also a relation, of which one side alone is no truth */
        break;
    case OP_SQRT:
        text_add(t->page, "<msqrt>");
        typeset(t, e->at[0]);
        text_add(t->page, "</msqrt>");
        break;
    case OP_ABS:
        element(t, "mo", "|");
        typeset(t, e->at[0]);
        element(t, "mo", "|");
        break;
    case OP_IF: cases(t, e); break;
    case OP_DER: derivative(t, e->at[0]); break;
    case OP_INDEX: case OP_FIELD: variable(t, expr_text(t->page->arena, e)); break;
    case OP_CALL: function(t, e->name->text, e->count, e->at); break;
    default:
        if (e->count && *op_text(e->op) && op_text(e->op)[0] >= 'a')
            function(t, op_text(e->op), e->count, e->at);
        else
            element(t, "mtext", expr_text(t->page->arena, e));
    }
}

static void typeset(Typesetter *t, Expr e)
{
    if (t->depth == REVIEW_DEEPEST) {
        element(t, "mtext", expr_text(t->page->arena, e));
        return;
    }
    t->depth++;
    typeset_node(t, e);
    t->depth--;
}

/* About how many letters a formula is wide. */
static int columns(const Typesetter *t, Expr e, int depth)
{
    enum { SIGN = 2, WORDS = 4 };
    int sum = 0, most = 0;
    if (e->op == OP_VARIABLE)
        return (int)strlen(review_local(t->page->arena, e->name->text, t->part));
    if (depth == REVIEW_DEEPEST)
        return (int)strlen(expr_text(t->page->arena, e));
    if (e->op == OP_IF) {
        const int branch = columns(t, e->at[1], depth + 1) + columns(t, e->at[0], depth + 1) + WORDS;
        const int others = columns(t, e->at[2], depth + 1);
        return branch > others ? branch : others;
    }
    for (int i = 0; i < e->count; i++) {
        const int part = columns(t, e->at[i], depth + 1);
        sum += part + SIGN;
        most = part > most ? part : most;
    }
    return e->op == OP_DIVIDE ? most
           : e->count         ? sum + (int)strlen(e->op == OP_CALL ? e->name->text : op_text(e->op))
                              : (int)strlen(expr_text(t->page->arena, e));
}

static Expr local_leaf(void *context, Expr leaf)
{
    const Typesetter *t = context;
    return expr_variable(name_of(review_local(t->page->arena, leaf->name->text, t->part)), leaf->type);
}

/* A formula wider than a printed page cannot be broken: on paper it is shown as text, which can. */
static void add_printed(Typesetter *t, Expr left, Expr right)
{
    Arena *arena = t->page->arena;
    const Expr first = expr_replace(left, false, local_leaf, t);
    const Expr second = right ? expr_replace(right, false, local_leaf, t) : NULL;
    text_add(t->page, "<span class=\"printed\">");
    review_text(t->page, second ? expr_equation_text(arena, first, second) : expr_text(arena, first));
    text_add(t->page, "</span>");
}

void review_math(Text *page, Expr left, Expr right, const char *part)
{
    enum { MOST_COLUMNS = 70 };
    Typesetter t = {.page = page, .part = part};
    const bool is_long = columns(&t, left, 0) + (right ? columns(&t, right, 0) : 0) > MOST_COLUMNS;
    text_add(page, is_long ? "<span class=\"long\"><math>" : "<math>");
    within(&t, left, 0);
    if (right) {
        element(&t, "mo", "=");
        within(&t, right, 0);
    }
    text_add(page, is_long ? "</math></span>" : "</math>");
    if (is_long)
        add_printed(&t, left, right);
}
