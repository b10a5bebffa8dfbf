/* tex.c - the equations in LaTeX, for documents: with bound parameters, each kind once, with ids of its equations. */
#include "review/page.h"

#include <stdlib.h>

/* ---- characters ---- */

/* Returns the next character, or the next byte if it is not UTF-8, and moves behind it. */
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

/* A Greek letter in LaTeX's mathematics; NULL for other characters. Capitals that look like Latin letters are written
 * as these. */
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

/* Each kind of equations stands under its origin and the name of its element. */
void review_tex(Text *whole, const json_t *document, const ReviewFormulas *formulas)
{
    enum { FEW = 6 };
    Arena *arena = arena_new();
    const ReviewAlikeList all = page_alike(arena, formulas, page_list(document, "equations"));
    Text body = text_new(arena), *text = &body;
    text_add(text, "\\begin{document}\n\\section*{");
    review_tex_text(text, view_word(document, "name"));
    text_add(text, "}\n" REVIEW_NAMES "\n");
    for (int i = 0; i < all.count; i++) {
        const ReviewAlike *alike = &all.at[i];
        const json_t *first = alike->rows.at[0];
        long long count = 0;
        for (int k = 0; k < alike->rows.count; k++)
            count += page_count(alike->rows.at[k]);
        text_add(text, "\\paragraph{");
        review_tex_text(text, view_word(first, "origin"));
        text_add(text, "} \\texttt{\\small ");
        review_tex_text(text, view_word(first, "element"));
        text_add(text, "}\n");
        const ReviewFormula *formula = review_formula(formulas, first);
        text_add(text, "\\[ ");
        review_tex_math(text, formulas, formula->left, formula->right, view_word(first, "part"));
        text_add(text, " \\]\n");
        text_add(text, "\\noindent{\\small\\raggedright ");
        for (int k = 0; k < alike->rows.count && k < FEW; k++) {
            text_add(text, k ? ", \\texttt{" : "\\texttt{");
            review_tex_text(text, view_word(alike->rows.at[k], "id"));
            text_add(text, "}");
            count -= page_count(alike->rows.at[k]);
            if (*view_word(alike->rows.at[k], "ranges")) {
                text_add(text, " and likewise \\texttt{");
                review_tex_text(text, arena_format(arena, "%s, %s", view_word(alike->rows.at[k], "members"),
                                               view_word(alike->rows.at[k], "ranges")));
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
