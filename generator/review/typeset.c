/* typeset.c - equations as people write them: fractions, powers, roots, subscripts, cases, and derivatives, with a dot
 * over a single letter, otherwise as d/dt. One walk typesets them in MathML for pages, or in LaTeX. A notation is a
 * table of the markup before, between and behind operands.
 *
 * Recursion ends at DEEPEST: more deeply nested expressions are shown as text.
 */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

enum { RELATION = 4, DEEPEST = 200 };

typedef void AddText(Text *text, const char *words);

typedef struct {
    AddText *escape, *name;
    const char *group[2], *parenthesis[2], *words[2], *number[2], *ten[2], *dot[2], *dots[2], *function[2];
    const char *subscript[3], *fraction[3], *power[3], *root[2], *magnitude[2];
    const char *cases, *if_, *next, *else_; /* the first value stands behind cases, each other one behind next */
    const char *by_time[2], *by_time_often[4]; /* around the variable; the latter with the order, twice */
    const char *comma, *minus, *not, *time, *equal;
    const char *sign[OP_COUNT];
} Notation;

typedef struct {
    Text *text;
    const Notation *in;
    const ReviewFormulas *formulas;
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

void review_tex_text(Text *text, const char *words)
{
    for (const char *at = words; *at; at++)
        switch (*at) {
        case '\\': text_add(text, "\\textbackslash{}"); break;
        case '^': text_add(text, "\\textasciicircum{}"); break;
        case '~': text_add(text, "\\textasciitilde{}"); break;
        case '<': text_add(text, "\\textless{}"); break;
        case '>': text_add(text, "\\textgreater{}"); break;
        case '-': text_add(text, "{-}"); break; /* two of them must not become a dash */
        case '#': case '$': case '%': case '&': case '_': case '{': case '}':
            text_add_char(text, '\\');
            text_add_char(text, *at);
            break;
        default: text_add_char(text, *at);
        }
}

static void add_identifier(Text *text, const char *name)
{
    text_add(text, "<mi>");
    review_text(text, name);
    text_add(text, "</mi>");
}

/* The number of letters of a name: characters of UTF-8, without subscript digits. */
static int letters_of(const char *name)
{
    static const char zero[] = "\xE2\x82\x80", nine[] = "\xE2\x82\x89";
    int count = 0;
    for (; *name; name++) {
        const bool is_index = strncmp(name, zero, 3) >= 0 && strncmp(name, nine, 3) <= 0;
        count += (*name & 0xC0) != 0x80 && !is_index;
    }
    return count;
}

/* Single letters are italic, longer names upright. Names with blanks or quotes are set as text, because mathematics
 * ignores blanks and shows quotes as primes. */
static void add_tex_name(Text *text, const char *name)
{
    text_add(text, strpbrk(name, " '") ? "\\textrm{" : letters_of(name) == 1 ? "\\mathit{" : "\\mathrm{");
    review_tex_text(text, name);
    text_add_char(text, '}');
}

#define MATHML_D "<mi mathvariant=\"normal\">d</mi>"
#define MATHML_THIN "<mspace width=\"0.17em\"></mspace>"

static const Notation mathml = {
    .escape = review_text,
    .name = add_identifier,
    .group = {"<mrow>", "</mrow>"},
    .parenthesis = {"<mo>(</mo>", "<mo>)</mo>"},
    .words = {"<mtext>", "</mtext>"},
    .number = {"<mn>", "</mn>"},
    .ten = {"<msup><mn>10</mn><mn>", "</mn></msup>"},
    .dot = {"<mover>", "<mo>\xCB\x99</mo></mover>"},
    .dots = {"<mover>", "<mo>\xC2\xA8</mo></mover>"},
    .function = {"<mi>", "</mi><mo>(</mo>"},
    .subscript = {"<msub>", "<mn>", "</mn></msub>"},
    .fraction = {"<mfrac>", "", "</mfrac>"},
    .power = {"<msup>", "", "</msup>"},
    .root = {"<msqrt>", "</msqrt>"},
    .magnitude = {"<mo>|</mo>", "<mo>|</mo>"},
    .cases = "<mrow><mo>{</mo><mtable><mtr><mtd>",
    .if_ = "</mtd><mtd><mtext>if&#160;</mtext>",
    .next = "</mtd></mtr><mtr><mtd>",
    .else_ = "</mtd><mtd><mtext>else</mtext></mtd></mtr></mtable></mrow>",
    .by_time = {"<mfrac><mrow>" MATHML_D MATHML_THIN, "</mrow><mrow>" MATHML_D "<mi>t</mi></mrow></mfrac>"},
    .by_time_often = {"<mfrac><mrow><msup>" MATHML_D "<mn>", "</mn></msup>" MATHML_THIN,
                      "</mrow><mrow>" MATHML_D "<msup><mi>t</mi><mn>", "</mn></msup></mrow></mfrac>"},
    .comma = "<mo>,</mo>",
    .minus = "<mo>\xE2\x88\x92</mo>",
    .not = "<mo>\xC2\xAC</mo>",
    .time = "<mi>time</mi>",
    .equal = "<mo>=</mo>",
    .sign = {[OP_ADD] = "<mo>+</mo>", [OP_SUBTRACT] = "<mo>\xE2\x88\x92</mo>",
             [OP_MULTIPLY] = "<mo lspace=\"0.28em\" rspace=\"0.28em\">\xC2\xB7</mo>", [OP_LESS] = "<mo>&lt;</mo>",
             [OP_LESS_EQUAL] = "<mo>\xE2\x89\xA4</mo>", [OP_GREATER] = "<mo>&gt;</mo>",
             [OP_GREATER_EQUAL] = "<mo>\xE2\x89\xA5</mo>", [OP_EQUAL] = "<mo>==</mo>",
             [OP_NOT_EQUAL] = "<mo>\xE2\x89\xA0</mo>", [OP_AND] = "<mo>\xE2\x88\xA7</mo>",
             [OP_OR] = "<mo>\xE2\x88\xA8</mo>"},
};

static const Notation latex = {
    .escape = review_tex_text,
    .name = add_tex_name,
    .group = {"", ""},
    .parenthesis = {"\\left(", "\\right)"},
    .words = {"\\text{", "}"},
    .number = {"", ""},
    .ten = {"10^{", "}"},
    .dot = {"\\dot{", "}"},
    .dots = {"\\ddot{", "}"},
    .function = {"\\operatorname{", "}\\left("},
    .subscript = {"", "_{", "}"},
    .fraction = {"\\frac{", "}{", "}"},
    .power = {"{", "}^{", "}"},
    .root = {"\\sqrt{", "}"},
    .magnitude = {"\\left|", "\\right|"},
    .cases = "\\begin{cases}",
    .if_ = " & \\text{if } ",
    .next = " \\\\ ",
    .else_ = " & \\text{else} \\end{cases}",
    .by_time = {"\\frac{\\mathrm{d}\\,", "}{\\mathrm{d}t}"},
    .by_time_often = {"\\frac{\\mathrm{d}^{", "}\\,", "}{\\mathrm{d}t^{", "}}"},
    .comma = ", ",
    .minus = "-",
    .not = "\\lnot ",
    .time = "\\mathrm{time}",
    .equal = " = ",
    .sign = {[OP_ADD] = " + ", [OP_SUBTRACT] = " - ", [OP_MULTIPLY] = " \\cdot ", [OP_LESS] = " < ",
             [OP_LESS_EQUAL] = " \\le ", [OP_GREATER] = " > ", [OP_GREATER_EQUAL] = " \\ge ",
             [OP_EQUAL] = " \\mathrel{==} ", [OP_NOT_EQUAL] = " \\ne ", [OP_AND] = " \\land ", [OP_OR] = " \\lor "},
};

/* ---- the walk ---- */

/* How tightly an expression binds in a formula. */
static int level_of(Expr e)
{
    switch (e->op) {
    case OP_IF: return 0;
    case OP_OR: return 1;
    case OP_AND: return 2;
    case OP_NOT: return 3;
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: case OP_EQUAL: case OP_NOT_EQUAL:
        return RELATION;
    case OP_ADD: case OP_SUBTRACT: case OP_NEGATE: return 5;
    case OP_MULTIPLY: return 6;
    case OP_DIVIDE: case OP_POWER: case OP_DER: return 7; /* parentheses only under an exponent */
    case OP_NUMBER: return e->number < 0 ? 5 : strchr(number_text(e->number), 'e') ? 6 : 8; /* 1e-5 is a product */
    default: return 8;
    }
}

static void typeset(Typesetter *t, Expr e);

static void add(Typesetter *t, const char *markup)
{
    text_add(t->text, markup);
}

static void within(Typesetter *t, Expr e, int level)
{
    const bool is_looser = level_of(e) < level;
    add(t, t->in->group[0]);
    add(t, is_looser ? t->in->parenthesis[0] : "");
    typeset(t, e);
    add(t, is_looser ? t->in->parenthesis[1] : "");
    add(t, t->in->group[1]);
}

static void between(Typesetter *t, const char *const around[2], const char *words)
{
    add(t, around[0]);
    t->in->escape(t->text, words);
    add(t, around[1]);
}

/* The path without the quotes of names that contain no dots. */
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

/* A path of the part is shown without the part's path. A path of the system begins with the system's name if the part
 * has its first name, too. Names that the compiler makes, such as product(a, b), are not changed. */
static const char *local_path(const Typesetter *t, const char *path)
{
    Arena *arena = t->text->arena;
    const size_t length = strlen(t->part);
    const bool is_own = length && strncmp(path, t->part, length) == 0 && path[length] == '.';
    const bool is_hidden = length && !is_own && !strchr(path, '(') && review_is_in(t->formulas, t->part, path);
    path = is_own ? path + length + 1 : path;
    path = strchr(path, '\'') && !strchr(path, '(') ? without_quotes(arena, path) : path;
    return is_hidden ? arena_format(arena, "%s.%s", review_system_name(t->formulas), path) : path;
}

/* The bracket of the last index, which becomes a subscript; NULL if the path does not end with one. */
static const char *bracket_of(const char *path)
{
    const size_t length = strlen(path);
    return length && path[length - 1] == ']' ? strrchr(path, '[') : NULL;
}

static void variable(Typesetter *t, const char *path)
{
    Arena *arena = t->text->arena;
    path = local_path(t, path);
    const size_t whole = strlen(path);
    const char *bracket = bracket_of(path);
    if (!bracket) {
        t->in->name(t->text, path);
        return;
    }
    add(t, t->in->subscript[0]);
    t->in->name(t->text, arena_copy(arena, path, (size_t)(bracket - path)));
    between(t, &t->in->subscript[1], arena_copy(arena, bracket + 1, (size_t)(path + whole - bracket - 2)));
}

static void joined(Typesetter *t, Expr e)
{
    const int level = level_of(e);
    for (int i = 0; i < e->count; i++) {
        const Expr term = e->at[i];
        const bool is_negated = i > 0 && e->op == OP_ADD && term->op == OP_NEGATE;
        add(t, i ? t->in->sign[is_negated ? OP_SUBTRACT : e->op] : "");
        within(t, is_negated ? term->at[0] : term, i || level == RELATION ? level + 1 : level);
    }
}

static void function(Typesetter *t, const char *name, Expr e)
{
    between(t, t->in->function, name);
    for (int i = 0; i < e->count; i++) {
        add(t, i ? t->in->comma : "");
        within(t, e->at[i], 0);
    }
    add(t, t->in->parenthesis[1]);
}

/* One line for each branch. */
static void cases(Typesetter *t, Expr e)
{
    add(t, t->in->cases);
    for (; e->op == OP_IF; e = e->at[2]) {
        within(t, e->at[1], 0);
        add(t, t->in->if_);
        within(t, e->at[0], 1);
        add(t, t->in->next);
    }
    within(t, e, 0);
    add(t, t->in->else_);
}

static void pair(Typesetter *t, const char *const around[3], Expr e, int level)
{
    add(t, around[0]);
    within(t, e->at[0], level);
    add(t, around[1]);
    within(t, e->at[1], 0);
    add(t, around[2]);
}

/* True for a variable of one letter, with or without a subscript: a dot over it can be seen. */
static bool is_letter(const Typesetter *t, Expr e)
{
    const char *path = e->op == OP_VARIABLE ? local_path(t, e->name->text) : "";
    const char *bracket = bracket_of(path);
    return letters_of(bracket ? arena_copy(t->text->arena, path, (size_t)(bracket - path)) : path) == 1;
}

static void derivative(Typesetter *t, Expr e)
{
    int order = 1;
    for (; e->op == OP_DER; e = e->at[0])
        order++;
    if (is_letter(t, e) && order <= 2) {
        const char *const *dot = order == 1 ? t->in->dot : t->in->dots;
        add(t, dot[0]);
        variable(t, e->name->text);
        add(t, dot[1]);
        return;
    }
    const char *const *often = t->in->by_time_often;
    if (order == 1)
        add(t, t->in->by_time[0]);
    else
        text_format(t->text, "%s%d%s", often[0], order, often[1]);
    within(t, e, 8);
    if (order == 1)
        add(t, t->in->by_time[1]);
    else
        text_format(t->text, "%s%d%s", often[2], order, often[3]);
}

/* Adds a number; 1e-05 as a power of ten. */
static void number(Typesetter *t, const char *text)
{
    const char *power = strchr(text, 'e');
    const char *mantissa = power ? arena_copy(t->text->arena, text, (size_t)(power - text)) : text;
    const bool is_shown = !power || (strcmp(mantissa, "1") != 0 && strcmp(mantissa, "1.0") != 0);
    if (is_shown)
        text_format(t->text, "%s%s%s", t->in->number[0], mantissa, t->in->number[1]);
    if (power)
        text_format(t->text, "%s%s%ld%s", is_shown ? t->in->sign[OP_MULTIPLY] : "", t->in->ten[0],
                    strtol(power + 1, NULL, 10), t->in->ten[1]);
}

static void whole(Typesetter *t, const char *const around[2], Expr e)
{
    add(t, around[0]);
    typeset(t, e);
    add(t, around[1]);
}

static void prefixed(Typesetter *t, const char *sign, Expr e, int level)
{
    add(t, sign);
    within(t, e, level);
}

static void typeset_node(Typesetter *t, Expr e)
{
    const Notation *in = t->in;
    const char *text = op_text(e->op);
    if (in->sign[e->op]) {
        joined(t, e);
        return;
    }
    switch (e->op) {
    case OP_VARIABLE: variable(t, e->name->text); break;
    case OP_TIME: add(t, in->time); break;
    case OP_NUMBER: number(t, expr_text(t->text->arena, e)); break;
    case OP_DIVIDE: pair(t, in->fraction, e, 0); break;
    case OP_POWER: pair(t, in->power, e, 8); break;
    case OP_NEGATE: prefixed(t, in->minus, e->at[0], 6); break;
    case OP_NOT: prefixed(t, in->not, e->at[0], 8); break; /* relations in parentheses, too */
    case OP_SQRT: whole(t, in->root, e->at[0]); break;
    case OP_ABS: whole(t, in->magnitude, e->at[0]); break;
    case OP_IF: cases(t, e); break;
    case OP_DER: derivative(t, e->at[0]); break;
    case OP_INDEX: case OP_FIELD: variable(t, expr_text(t->text->arena, e)); break;
    case OP_CALL: function(t, e->name->text, e); break;
    default:
        if (e->count && text[0] >= 'a')
            function(t, text, e);
        else
            between(t, in->words, expr_text(t->text->arena, e));
    }
}

static void typeset(Typesetter *t, Expr e)
{
    if (t->depth == DEEPEST) {
        between(t, t->in->words, expr_text(t->text->arena, e));
        return;
    }
    t->depth++;
    typeset_node(t, e);
    t->depth--;
}

static void sides(Typesetter *t, Expr left, Expr right)
{
    within(t, left, 0);
    if (right)
        prefixed(t, t->in->equal, right, 0);
}

void review_tex_math(Text *text, const ReviewFormulas *formulas, Expr left, Expr right, const char *part)
{
    sides(&(Typesetter){.text = text, .in = &latex, .formulas = formulas, .part = part}, left, right);
}

/* ---- long formulas ---- */

/* The approximate width of a formula, in letters. */
static int columns(const Typesetter *t, Expr e, int depth)
{
    enum { SIGN = 2, WORDS = 4 };
    int sum = 0, most = 0;
    if (e->op == OP_VARIABLE)
        return (int)strlen(local_path(t, e->name->text));
    if (depth == DEEPEST)
        return (int)strlen(expr_text(t->text->arena, e));
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
                              : (int)strlen(expr_text(t->text->arena, e));
}

static Expr local_leaf(void *context, Expr leaf)
{
    const Typesetter *t = context;
    return expr_variable(name_of(local_path(t, leaf->name->text)), leaf->type);
}

/* A formula wider than a printed page cannot be broken: on paper it is shown as text, which can. */
static void add_printed(Typesetter *t, Expr left, Expr right)
{
    Arena *arena = t->text->arena;
    const Expr first = expr_replace(left, false, local_leaf, t);
    const Expr second = right ? expr_replace(right, false, local_leaf, t) : NULL;
    text_add(t->text, "<span class=\"printed\">");
    review_text(t->text, second ? expr_equation_text(arena, first, second) : expr_text(arena, first));
    text_add(t->text, "</span>");
}

void review_math(Text *page, const ReviewFormulas *formulas, Expr left, Expr right, const char *part)
{
    enum { MOST_COLUMNS = 70, NARROW = 20 }; /* width of paper; of the narrowest screens */
    Typesetter t = {.text = page, .in = &mathml, .formulas = formulas, .part = part};
    const int wide = columns(&t, left, 0) + (right ? columns(&t, right, 0) : 0);
    text_add(page, wide > MOST_COLUMNS ? "<span class=\"long\"><math>"
                   : wide > NARROW     ? "<span class=\"medium\"><math>"
                                       : "<math>");
    sides(&t, left, right);
    text_add(page, wide > NARROW ? "</math></span>" : "</math>");
    if (wide > MOST_COLUMNS)
        add_printed(&t, left, right);
}
