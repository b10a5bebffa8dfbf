/* equation.c - the texts of equations by index, composed from laws and the operands in their places. */
#include "equation.h"
#include "runtime.h"

#include <stdlib.h>
#include <string.h>

ModelFamily family_of(const int *table, int index)
{
    ModelFamily f = {.next = table};
    while (family_next(&f) && model_number(&f, 0) != index)
        continue;
    return f;
}

/* ---- words ---- */

void words_add(Words *w, const char *text)
{
    for (; *text && !w->is_cut; text++) {
        w->is_cut = w->length > WORDS_LIMIT && (*text & 0xC0) != 0x80;
        if (w->is_cut)
            strcpy(w->text + w->length, "...");
        else
            w->text[w->length++] = *text;
    }
}

Words words_of(const char *text)
{
    Words w = {.length = 0};
    words_add(&w, text);
    return w;
}

static Words fill(const ModelDescription *about, const char *form, const ModelFamily *equation);

Words equation_id_of(const ModelDescription *about, const ModelFamily *equation)
{
    return fill(about, equation_law(equation)->id, equation);
}

static void add_number(Words *w, int number)
{
    char words[16];
    snprintf(words, sizeof words, "%d", number);
    words_add(w, words);
}

void element_add_name(Words *w, const ModelFamily *drawn)
{
    const ModelElement *element = &model_elements[drawn->shape];
    words_add(w, model_scopes[element->scope].prefix);
    int place = DRAWN_NUMBERS;
    for (const char *at = element->name; *at; at++)
        if (*at == '%' && place < drawn->width)
            add_number(w, model_number(drawn, place++));
        else
            words_add(w, (char[]){*at, '\0'});
}

void element_add_source(Words *w, const ModelFamily *drawn)
{
    const char *file = model_scopes[model_elements[drawn->shape].scope].file;
    words_add(w, file);
    words_add(w, file[0] ? ":" : "");
    if (file[0])
        add_number(w, model_number(drawn, DRAWN_LINE));
}

Words element_origin(const char *part, int row)
{
    const ModelFamily drawn = family_of(model_drawn, row);
    Words w = {.length = 0};
    element_add_name(&w, &drawn);
    words_add(&w, part[0] ? " of " : "");
    words_add(&w, part);
    words_add(&w, ", ");
    element_add_source(&w, &drawn);
    return w;
}

typedef struct {
    const ModelFamily *equation;
    const char *repeated;     /* the beginning of the repeated text */
    int term, terms;          /* the present term, and the number of terms */
    Words words;
} Filling;

/* Adds the operand in a place; returns the end of the place's number. */
static const char *fill_place(const ModelDescription *about, Filling *f, char kind, const char *at)
{
    char *end;
    const int own = (int)strtol(at, &end, 10), number = EQUATION_PLACES + own - 1;
    const bool is_last = kind == 'n' || kind == 'm';
    const int in = model_number(f->equation, is_last ? f->equation->width - own : number);
    switch (kind) {
    case 'n': add_number(&f->words, in); break;
    case 'r':
        words_add(&f->words, about->variables[in + f->term * model_number(f->equation, number + 1)].path);
        break;
    case '[':
        f->repeated = end;
        f->term = 0;
        f->terms = in;
        break;
    default: words_add(&f->words, about->variables[in].path);
    }
    return end;
}

/* The form of a law with its operands in place of %. */
static Words fill(const ModelDescription *about, const char *form, const ModelFamily *equation)
{
    Filling f = {.equation = equation};
    for (const char *at = form; *at && !f.words.is_cut;) {
        const char kind = at[0] == '%' ? at[1] : '\0';
        if (!kind)
            words_add(&f.words, (char[]){*at++, '\0'});
        else if (kind == ']') {
            const bool goes_on = ++f.term < f.terms;
            words_add(&f.words, goes_on ? " + " : "");
            at = goes_on ? f.repeated : at + 2;
        }
        else if (kind >= '0' && kind <= '9')
            at = fill_place(about, &f, kind, at + 1);
        else if (strchr("nmr[", kind))
            at = fill_place(about, &f, kind, at + 2);
        else if (kind == 'p')
            words_add(&f.words, about->paths[model_number(equation, EQUATION_INSTANCE)]), at += 2;
        else
            words_add(&f.words, "%"), at += 2;
    }
    return f.words;
}

/* ---- equations ---- */

const ModelLaw *equation_law(const ModelFamily *equation)
{
    return &model_laws[equation->shape];
}

/* True if the leaf has this row in one of the first `terms` terms. */
static bool is_leaf_of(const ModelFamily *equation, int place, int row, int terms)
{
    const int first = model_number(equation, place), step = model_number(equation, place + 1);
    if (terms <= 0 || !step)
        return terms > 0 && row == first;
    return (row - first) % step == 0 && (row - first) / step >= 0 && (row - first) / step < terms;
}

/* True if an earlier place already held the next operand. */
static bool is_held_before(const Holding *h, int row)
{
    const ModelFamily *e = h->equation;
    const ModelTerms *terms = equation_law(e)->terms;
    for (int place = 0; place <= h->place; place++) {
        const bool is_next = place == h->place;
        if (terms->place != place || !terms->leaves) {
            if (!is_next && model_number(e, EQUATION_PLACES + place) == row)
                return true;
            continue;
        }
        const int count = is_next ? h->term : model_number(e, EQUATION_PLACES + place);
        for (int leaf = 0; leaf < terms->leaves; leaf++)
            if (is_leaf_of(e, EQUATION_PLACES + place + 1 + 2 * leaf, row, count + (is_next && leaf < h->leaf)))
                return true;
        place += 2 * terms->leaves;
        terms++;
    }
    return false;
}

/* The next operand, possibly again. */
static int next_row(Holding *h)
{
    const ModelFamily *e = h->equation;
    const ModelTerms *terms = equation_law(e)->terms;
    const int place = EQUATION_PLACES + h->place;
    while (terms && terms->leaves && terms->place < h->place)
        terms++;
    if (!terms || !terms->leaves || terms->place != h->place)
        return model_number(e, place);
    return model_number(e, place + 1 + 2 * h->leaf) + h->term * model_number(e, place + 2 + 2 * h->leaf);
}

static void go_on(Holding *h)
{
    const ModelFamily *e = h->equation;
    const ModelTerms *terms = equation_law(e)->terms;
    while (terms && terms->leaves && terms->place < h->place)
        terms++;
    if (!terms || !terms->leaves || terms->place != h->place) {
        h->place++;
    } else if (++h->leaf == terms->leaves) {
        h->leaf = 0;
        if (++h->term == model_number(e, EQUATION_PLACES + h->place)) {
            h->term = 0;
            h->place += 1 + 2 * terms->leaves;
        }
    }
}

int holding_next(Holding *h)
{
    const ModelLaw *law = equation_law(h->equation);
    while (h->place < law->held) {
        const int row = next_row(h);
        const bool is_new = !law->terms || !is_held_before(h, row);
        go_on(h);
        if (is_new)
            return row;
    }
    return -1;
}

Words equation_id(const ModelDescription *about, int index)
{
    const ModelFamily equation = family_of(about->equations, index);
    return equation_id_of(about, &equation);
}

Words equation_text(const ModelDescription *about, int index)
{
    const ModelFamily equation = family_of(about->equations, index);
    return fill(about, equation_law(&equation)->text, &equation);
}

Words equation_element(const ModelDescription *about, int index)
{
    const ModelFamily equation = family_of(about->equations, index);
    const ModelFamily drawn = family_of(model_drawn, model_number(&equation, EQUATION_ELEMENT));
    Words w = {.length = 0};
    element_add_name(&w, &drawn);
    return w;
}

Words equation_origin(const ModelDescription *about, int index)
{
    const ModelFamily equation = family_of(about->equations, index);
    return element_origin(about->paths[model_number(&equation, EQUATION_INSTANCE)],
                          model_number(&equation, EQUATION_ELEMENT));
}
