/* tex.c - the equations in LaTeX, for documents: as they are bound, each kind once, with the ids that it has.
 *
 * Recursion ends at REVIEW_DEEPEST.
 */
#include "review/page.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Text *text;
    const char *part; /* paths below it are shown without it */
    int depth;
} Tex;

static void add_escaped(Text *text, const char *words)
{
    for (const char *at = words; *at; at++)
        switch (*at) {
        case '\\': text_add(text, "\\textbackslash{}"); break;
        case '^': text_add(text, "\\textasciicircum{}"); break;
        case '~': text_add(text, "\\textasciitilde{}"); break;
        case '<': text_add(text, "\\textless{}"); break;
        case '>': text_add(text, "\\textgreater{}"); break;
        case '-': text_add(text, "{-}"); break; /* two of them are no dash */
        case '#': case '$': case '%': case '&': case '_': case '{': case '}':
            text_add_char(text, '\\');
            text_add_char(text, *at);
            break;
        default: text_add_char(text, *at);
        }
}

/* Blanks are none in mathematics, and quotes are primes. */
static void add_name(Text *text, const char *name)
{
    text_add(text, strpbrk(name, " '") ? "\\textit{" : "\\mathit{");
    add_escaped(text, name);
    text_add_char(text, '}');
}

static void typeset(Tex *t, Expr e);

static void within(Tex *t, Expr e, int level)
{
    const bool is_looser = review_level(e) < level;
    text_add(t->text, is_looser ? "\\left(" : "");
    typeset(t, e);
    text_add(t->text, is_looser ? "\\right)" : "");
}

static void variable(Tex *t, const char *path)
{
    path = review_local(t->text->arena, path, t->part);
    const size_t whole = strlen(path);
    const char *bracket = whole && path[whole - 1] == ']' ? strrchr(path, '[') : NULL;
    add_name(t->text, bracket ? arena_copy(t->text->arena, path, (size_t)(bracket - path)) : path);
    if (bracket)
        text_format(t->text, "_{%.*s}", (int)(path + whole - bracket - 2), bracket + 1);
}

static void joined(Tex *t, Expr e, const char *sign)
{
    const int level = review_level(e);
    const bool is_relation = level == REVIEW_RELATION;
    for (int i = 0; i < e->count; i++) {
        text_add(t->text, i ? sign : "");
        within(t, e->at[i], i || is_relation ? level + 1 : level);
    }
}

static void cases(Tex *t, Expr e)
{
    text_add(t->text, "\\begin{cases}");
    for (; e->op == OP_IF; e = e->at[2]) {
        within(t, e->at[1], 0);
        text_add(t->text, " & \\text{if } ");
        within(t, e->at[0], 1);
        text_add(t->text, " \\\\ ");
    }
    within(t, e, 0);
    text_add(t->text, " & \\text{else} \\end{cases}");
}

static void function(Tex *t, const char *name, int count, const Expr *arguments)
{
    text_add(t->text, "\\operatorname{");
    add_escaped(t->text, name);
    text_add(t->text, "}\\left(");
    for (int i = 0; i < count; i++) {
        text_add(t->text, i ? ", " : "");
        within(t, arguments[i], 0);
    }
    text_add(t->text, "\\right)");
}

static void number(Tex *t, const char *text)
{
    const char *power = strchr(text, 'e');
    const size_t length = power ? (size_t)(power - text) : strlen(text);
    const bool is_one = power && (strncmp(text, "1e", 2) == 0 || strncmp(text, "1.0e", 4) == 0);
    text_format(t->text, "%.*s%s", is_one ? 0 : (int)length, text, power && !is_one ? " \\cdot " : "");
    if (power)
        text_format(t->text, "10^{%ld}", strtol(power + 1, NULL, 10));
}

static void add_words(Tex *t, Expr e)
{
    text_add(t->text, "\\text{");
    add_escaped(t->text, expr_text(t->text->arena, e));
    text_add(t->text, "}");
}

static void typeset_node(Tex *t, Expr e)
{
    static const char *const signs[OP_COUNT] = {
        [OP_ADD] = " + ",           [OP_SUBTRACT] = " - ",         [OP_MULTIPLY] = " \\cdot ",
        [OP_LESS] = " < ",          [OP_LESS_EQUAL] = " \\le ",    [OP_GREATER] = " > ",
        [OP_GREATER_EQUAL] = " \\ge ", [OP_EQUAL] = " \\mathrel{==} ",         [OP_NOT_EQUAL] = " \\ne ",
        [OP_AND] = " \\land ",      [OP_OR] = " \\lor ",
    };
    if (signs[e->op]) {
        joined(t, e, signs[e->op]);
        return;
    }
    switch (e->op) {
    case OP_VARIABLE: variable(t, e->name->text); break;
    case OP_INDEX: case OP_FIELD: variable(t, expr_text(t->text->arena, e)); break;
    case OP_TIME: text_add(t->text, "\\mathrm{time}"); break;
    case OP_NUMBER: number(t, expr_text(t->text->arena, e)); break;
    case OP_DIVIDE:
        text_add(t->text, "\\frac{");
        typeset(t, e->at[0]);
        text_add(t->text, "}{");
        typeset(t, e->at[1]);
        text_add(t->text, "}");
        break;
    case OP_POWER:
        text_add(t->text, "{");
        within(t, e->at[0], 8);
        text_add(t->text, "}^{");
        typeset(t, e->at[1]);
        text_add(t->text, "}");
        break;
    case OP_NEGATE:
        text_add(t->text, "-");
        within(t, e->at[0], 6);
        break;
    case OP_NOT:
        text_add(t->text, "\\lnot ");
        within(t, e->at[0], 8);
        break;
    case OP_SQRT:
        text_add(t->text, "\\sqrt{");
        typeset(t, e->at[0]);
        text_add(t->text, "}");
        break;
    case OP_ABS:
        text_add(t->text, "\\left|");
        typeset(t, e->at[0]);
        text_add(t->text, "\\right|");
        break;
    case OP_IF: cases(t, e); break;
    case OP_DER:
        text_add(t->text, e->at[0]->op == OP_VARIABLE ? "\\dot{" : "\\frac{\\mathrm{d}}{\\mathrm{d}t}{");
        within(t, e->at[0], 6);
        text_add(t->text, "}");
        break;
    case OP_CALL: function(t, e->name->text, e->count, e->at); break;
    default:
        if (e->count && op_text(e->op)[0] >= 'a') {
            function(t, op_text(e->op), e->count, e->at);
        } else {
            add_words(t, e);
        }
    }
}

static void typeset(Tex *t, Expr e)
{
    if (t->depth == REVIEW_DEEPEST) {
        add_words(t, e);
        return;
    }
    t->depth++;
    typeset_node(t, e);
    t->depth--;
}

static void add_equation(Text *text, const ReviewFormula *formula, const char *part)
{
    Tex t = {.text = text, .part = part};
    text_add(text, "\\[ ");
    within(&t, formula->left, 0);
    text_add(text, " = ");
    within(&t, formula->right, 0);
    text_add(text, " \\]\n");
}

/* ---- characters ---- */

/* Gives the character and moves behind it; or the byte, if it is not UTF-8. */
static unsigned character_at(const char **at)
{
    const unsigned char *byte = (const unsigned char *)*at;
    const int more = *byte >= 0xF0 ? 3 : *byte >= 0xE0 ? 2 : *byte >= 0xC0 ? 1 : 0;
    unsigned value = more == 0 ? *byte : *byte & (0x3Fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((byte[i] & 0xC0) != 0x80) {
            ++*at;
            return *byte;
        }
        value = value << 6 | (byte[i] & 0x3Fu);
    }
    *at += more + 1;
    return value;
}

/* In mathematics; NULL: it is no Greek letter. Capitals that look like Latin ones are these. */
static const char *greek(unsigned character)
{
    static const char *const small[] = {
        "\\alpha", "\\beta", "\\gamma", "\\delta", "\\varepsilon", "\\zeta", "\\eta",     "\\theta",  "\\iota",
        "\\kappa", "\\lambda", "\\mu",  "\\nu",    "\\xi",         "o",      "\\pi",      "\\rho",    "\\varsigma",
        "\\sigma", "\\tau",  "\\upsilon", "\\varphi", "\\chi",     "\\psi",  "\\omega",
    };
    static const char *const large[] = {
        "A", "B", "\\Gamma", "\\Delta", "E", "Z", "H", "\\Theta", "I", "K", "\\Lambda", "M", "N",
        "\\Xi", "O", "\\Pi", "P", NULL, "\\Sigma", "T", "\\Upsilon", "\\Phi", "X", "\\Psi", "\\Omega",
    };
    if (character >= 0x3B1 && character < 0x3B1 + sizeof small / sizeof *small)
        return small[character - 0x3B1];
    return character >= 0x391 && character < 0x391 + sizeof large / sizeof *large ? large[character - 0x391] : NULL;
}

static int compare_characters(const void *a, const void *b)
{
    const int c = *(const int *)a, d = *(const int *)b;
    return (c > d) - (c < d);
}

static void declare_characters(Text *text, const char *body)
{
    enum { LATIN = 0x180 };
    Map *known = map_new(text->arena);
    IntList found = {0};
    for (const char *at = body; *at;) {
        const unsigned character = character_at(&at);
        if (character < LATIN || map_get_number(known, character, 0))
            continue;
        map_put_number(known, character, 1);
        list_push(text->arena, &found, (int)character);
    }
    if (!found.count)
        return;
    qsort(found.at, (size_t)found.count, sizeof *found.at, compare_characters);
    text_add(text, "\\ifdefined\\DeclareUnicodeCharacter\n");
    for (int i = 0; i < found.count; i++) {
        const unsigned character = (unsigned)found.at[i];
        const char *form = greek(character);
        if (form)
            text_format(text, "\\DeclareUnicodeCharacter{%04X}{\\ensuremath{%s}}\n", character, form);
        else if (character >= 0x2080 && character <= 0x2089)
            text_format(text, "\\DeclareUnicodeCharacter{%04X}{\\textsubscript{%u}}\n", character,
                        character - 0x2080);
        else
            text_format(text, "\\DeclareUnicodeCharacter{%04X}{\\text{[U+%04X]}}\n", character, character);
    }
    text_add(text, "\\fi\n");
}

/* ---- the document ---- */

/* Equations of a constraint under its name, all others under their kind. */
void review_tex(Text *whole, const json_t *document, const ReviewFormulas *formulas)
{
    enum { FEW = 6 };
    Arena *arena = arena_new();
    ReviewAlikeList all = {0};
    Text body = text_new(arena), *text = &body;
    text_add(text, "\\begin{document}\n\\section*{");
    add_escaped(text, page_word(document, "name"));
    text_add(text, "}\nNames are those of the part that an equation is of; those that begin with a dot are the "
                   "system's.\n");
    review_alike(arena, document, page_list(document, "equations"), &all);
    for (int i = 0; i < all.count; i++) {
        const ReviewAlike *alike = &all.at[i];
        const json_t *first = alike->rows.at[0];
        long long count = 0;
        for (int k = 0; k < alike->rows.count; k++)
            count += page_count(alike->rows.at[k]);
        text_add(text, "\\paragraph{");
        add_escaped(text, page_word(first, "origin"));
        text_add(text, "} \\texttt{\\small ");
        add_escaped(text, page_word(first, "element"));
        text_add(text, "}\n");
        add_equation(text, review_formula(formulas, first), page_word(first, "part"));
        text_add(text, "\\noindent{\\small\\raggedright ");
        for (int k = 0; k < alike->rows.count && k < FEW; k++) {
            text_add(text, k ? ", \\texttt{" : "\\texttt{");
            add_escaped(text, page_word(alike->rows.at[k], "id"));
            text_add(text, "}");
            count -= page_count(alike->rows.at[k]);
            if (*page_word(alike->rows.at[k], "ranges")) {
                text_add(text, " and so \\texttt{");
                add_escaped(text, arena_format(arena, "%s, %s", page_word(alike->rows.at[k], "members"),
                                               page_word(alike->rows.at[k], "ranges")));
                text_add(text, "}");
            }
        }
        if (count)
            text_format(text, " and %lld more", count);
        text_add(text, "\\par}\n");
    }
    text_add(text, "\\end{document}\n");
    text_add(whole, "\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{amsmath}\n");
    declare_characters(whole, body.at);
    text_add(whole, body.at);
    arena_free(arena);
}
