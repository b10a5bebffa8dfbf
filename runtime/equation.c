/* equation.c - equations by their index, put together from laws and from what stands in their places. */
#include "equation.h"
#include "runtime.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- progressions ---- */

bool progression_next(Progression *p)
{
    if (++p->position < p->count)
        return true;
    do {
        const int *row = p->next, width = abs(row[0] < 0 ? 0 : row[2]);
        if (*row < 0)
            return false;
        *p = (Progression){.shape = row[0], .count = row[1], .first = row + 3, .width = width};
        p->step = p->first + (p->count > 1 || row[2] < 0 ? width : 0); /* < 0: there are steps, however often it is */
        p->next = p->step + width;
    } while (p->count <= 0);
    return true;
}

int progression_number(const Progression *p, int number)
{
    return p->first[number] + p->position * p->step[number];
}

Progression *progressions_all(Arena *a, const int *table, int count)
{
    Progression *all = arena_take(a, (size_t)count + 1, sizeof *all);
    for (Progression p = {.next = table}; progression_next(&p);)
        all[progression_number(&p, 0)] = p;
    return all;
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

static Words fill(const ModelDescription *about, const char *form, const Progression *equation);

Words equation_id_of(const ModelDescription *about, const Progression *equation)
{
    return fill(about, equation_law(equation)->id, equation);
}

static const ModelElement *element_of(const Progression *equation)
{
    return &model_elements[progression_number(equation, EQUATION_ELEMENT)];
}

void equation_add_element(Words *w, const Progression *equation)
{
    const ModelElement *element = element_of(equation);
    words_add(w, model_scopes[element->scope].prefix);
    words_add(w, element->name);
}

void equation_add_source(Words *w, const Progression *equation)
{
    const ModelElement *element = element_of(equation);
    char line[16];
    snprintf(line, sizeof line, ":%d", element->line);
    words_add(w, model_scopes[element->scope].file);
    if (model_scopes[element->scope].file[0])
        words_add(w, line);
}

typedef struct {
    const Progression *equation;
    const char *repeated;     /* where what is repeated begins */
    int term, terms;          /* which of these it is */
    Words words;
} Filling;

static void add_number(Filling *f, int number)
{
    char words[16];
    snprintf(words, sizeof words, "%d", number);
    words_add(&f->words, words);
}

/* The operand in a place; gives where its number ends. */
static const char *fill_place(const ModelDescription *about, Filling *f, char kind, const char *at)
{
    char *end;
    const int own = (int)strtol(at, &end, 10), number = EQUATION_PLACES + own - 1;
    const bool is_last = kind == 'n' || kind == 'm';
    const int in = progression_number(f->equation, is_last ? f->equation->width - own : number);
    switch (kind) {
    case 'n': add_number(f, in); break;
    case 'r':
        words_add(&f->words, about->variables[in + f->term * progression_number(f->equation, number + 1)].path);
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

/* The form of a law with what stands for %. */
static Words fill(const ModelDescription *about, const char *form, const Progression *equation)
{
    Filling f = {.equation = equation};
    for (const char *at = form; *at && !f.words.is_cut;) {
        const char kind = at[0] == '%' ? at[1] : '\0';
        if (!kind)
            words_add(&f.words, (char[]){*at++, '\0'});
        else if (kind == ']')
            at = ++f.term < f.terms ? f.repeated : at + 2;
        else if (kind >= '0' && kind <= '9')
            at = fill_place(about, &f, kind, at + 1);
        else if (strchr("nmr[", kind))
            at = fill_place(about, &f, kind, at + 2);
        else if (kind == 'p')
            words_add(&f.words, about->paths[progression_number(equation, EQUATION_INSTANCE)]), at += 2;
        else
            words_add(&f.words, "%"), at += 2;
    }
    return f.words;
}

/* ---- equations ---- */

Progression equation_of(const ModelDescription *about, int index)
{
    Progression p = {.next = about->equations};
    while (progression_next(&p) && progression_number(&p, EQUATION_INDEX) != index)
        continue;
    return p;
}

const ModelLaw *equation_law(const Progression *equation)
{
    return &model_laws[equation->shape];
}

/* True if the row is one of the leaf in so many terms. */
static bool is_leaf_of(const Progression *equation, int place, int row, int terms)
{
    const int first = progression_number(equation, place), step = progression_number(equation, place + 1);
    if (terms <= 0 || !step)
        return terms > 0 && row == first;
    return (row - first) % step == 0 && (row - first) / step >= 0 && (row - first) / step < terms;
}

/* True if an earlier place already held the next operand. */
static bool is_held_before(const Holding *h, int row)
{
    const Progression *e = h->equation;
    const ModelTerms *terms = equation_law(e)->terms;
    for (int place = 0; place <= h->place; place++) {
        const bool is_next = place == h->place;
        if (terms->place != place || !terms->leaves) {
            if (!is_next && progression_number(e, EQUATION_PLACES + place) == row)
                return true;
            continue;
        }
        const int count = is_next ? h->term : progression_number(e, EQUATION_PLACES + place);
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
    const Progression *e = h->equation;
    const ModelTerms *terms = equation_law(e)->terms;
    const int place = EQUATION_PLACES + h->place;
    while (terms && terms->leaves && terms->place < h->place)
        terms++;
    if (!terms || !terms->leaves || terms->place != h->place)
        return progression_number(e, place);
    return progression_number(e, place + 1 + 2 * h->leaf) + h->term * progression_number(e, place + 2 + 2 * h->leaf);
}

static void go_on(Holding *h)
{
    const Progression *e = h->equation;
    const ModelTerms *terms = equation_law(e)->terms;
    while (terms && terms->leaves && terms->place < h->place)
        terms++;
    if (!terms || !terms->leaves || terms->place != h->place) {
        h->place++;
    } else if (++h->leaf == terms->leaves) {
        h->leaf = 0;
        if (++h->term == progression_number(e, EQUATION_PLACES + h->place)) {
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
    const Progression equation = equation_of(about, index);
    return equation_id_of(about, &equation);
}

Words equation_text(const ModelDescription *about, int index)
{
    const Progression equation = equation_of(about, index);
    return fill(about, equation_law(&equation)->text, &equation);
}

Words equation_element(const ModelDescription *about, int index)
{
    const Progression equation = equation_of(about, index);
    Words w = {.length = 0};
    equation_add_element(&w, &equation);
    return w;
}

Words equation_origin(const ModelDescription *about, int index)
{
    const Progression equation = equation_of(about, index);
    const char *part = about->paths[progression_number(&equation, EQUATION_INSTANCE)];
    Words w = equation_element(about, index);
    words_add(&w, part[0] ? " of " : "");
    words_add(&w, part);
    words_add(&w, ", ");
    equation_add_source(&w, &equation);
    return w;
}

void equation_equality(const ModelPoint *at, double *residual, double *scale)
{
    const double left = model_value(at, 0), right = model_value(at, 1);
    *residual = left - right;
    *scale = fabs(left) + fabs(right);
}

void equation_sum(const ModelPoint *at, double *residual, double *scale)
{
    double sum = 0, size = 0;
    for (int i = 0; i < at->held; i++) {
        const double term = model_value(at, i);
        sum += term;
        size += fabs(term);
    }
    *residual = sum;
    *scale = size;
}

void equations_evaluate(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    for (Progression p = {.next = described(m)->equations}; progression_next(&p);) {
        const int index = progression_number(&p, EQUATION_INDEX);
        const ModelLaw *law = &model_laws[p.shape];
        const ModelPoint at = {.m = m, .time = time, .listed = listed, .first = p.first + EQUATION_PLACES,
                               .step = p.step + EQUATION_PLACES, .position = p.position, .held = law->held};
        if (law->residual)
            law->residual(&at, &residual[index], &scale[index]);
    }
}
