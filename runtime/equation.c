/* equation.c - equations by their index, put together from laws and from what stands in their places; and the listing
 * of the causal equations, of which the lines are put together likewise. */
#include "runtime.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- progressions ---- */

bool progression_next(Progression *p)
{
    if (++p->position < p->count)
        return true;
    if (*p->next < 0)
        return false;
    const int width = p->next[2];
    *p = (Progression){.shape = p->next[0], .count = p->next[1], .first = p->next + 3, .width = width};
    p->step = p->first + (p->count > 1 ? width : 0);
    p->next = p->step + width;
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

/* With blanks up to that column, one at least. */
static void pad_to(Words *w, int column)
{
    int width = 0;
    for (const char *at = w->text; *at; at++)
        width += (*at & 0xC0) != 0x80;
    do
        words_add(w, " ");
    while (++width < column);
}

static Words fill(const char *form, const Progression *line, int places, const Progression *equations);

static Words id_words(const Progression *equation)
{
    return fill(equation_law(equation)->id, equation, EQUATION_PLACES, NULL);
}

static const ModelElement *element_of(const Progression *equation)
{
    return &model_elements[progression_number(equation, EQUATION_ELEMENT)];
}

static void add_element(Words *w, const Progression *equation)
{
    const ModelElement *element = element_of(equation);
    words_add(w, model_scopes[element->scope].prefix);
    words_add(w, element->name);
}

static void add_source(Words *w, const Progression *equation)
{
    const ModelElement *element = element_of(equation);
    char line[16];
    snprintf(line, sizeof line, ":%d", element->line);
    words_add(w, model_scopes[element->scope].file);
    if (model_scopes[element->scope].file[0])
        words_add(w, line);
}

typedef struct {
    const Progression *line;  /* or equation */
    int places;               /* the number that is in the first one */
    const Progression *equations; /* of a line of the listing; NULL: it is an equation */
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

/* Of a line: its equation's id, element and source, and blanks up to a column. */
static void fill_line(Filling *f, char kind)
{
    enum { COLUMN_VALUE = 48, COLUMN_ORIGIN = 100 };
    const int of = f->equations ? progression_number(f->line, LINE_EQUATION) : -1;
    switch (kind) {
    case 'i': words_add(&f->words, id_words(&f->equations[of]).text); break;
    case 'q': add_element(&f->words, &f->equations[of]); break;
    case 's': add_source(&f->words, &f->equations[of]); break;
    case 'v': pad_to(&f->words, COLUMN_VALUE); break;
    case 'o': pad_to(&f->words, COLUMN_ORIGIN); break;
    default: words_add(&f->words, "%");
    }
}

/* The operand in a place; gives where its number ends. */
static const char *fill_place(Filling *f, char kind, const char *at)
{
    char *end;
    const int own = (int)strtol(at, &end, 10), number = f->places + own - 1;
    const bool is_last = kind == 'n' || kind == 'm';
    const int in = progression_number(f->line, is_last ? f->line->width - own : number);
    switch (kind) {
    case 'e': words_add(&f->words, id_words(&f->equations[in]).text); break;
    case 'd': case 'n': add_number(f, in); break;
    case 'r':
        words_add(&f->words, model_variables[in + f->term * progression_number(f->line, number + 1)].path);
        break;
    case '[':
        f->repeated = end;
        f->term = 0;
        f->terms = in;
        break;
    default: words_add(&f->words, model_variables[in].path);
    }
    return end;
}

/* A form with what stands for %, in a law or in a line of the listing. */
static Words fill(const char *form, const Progression *line, int places, const Progression *equations)
{
    Filling f = {.line = line, .places = places, .equations = equations};
    for (const char *at = form; *at && !f.words.is_cut;) {
        const char kind = at[0] == '%' ? at[1] : '\0';
        if (!kind)
            words_add(&f.words, (char[]){*at++, '\0'});
        else if (kind == ']')
            at = ++f.term < f.terms ? f.repeated : at + 2;
        else if (kind >= '0' && kind <= '9')
            at = fill_place(&f, kind, at + 1);
        else if (strchr("ednmr[", kind))
            at = fill_place(&f, kind, at + 2);
        else if (kind == 'p')
            words_add(&f.words, instance_path(progression_number(line, EQUATION_INSTANCE))), at += 2;
        else
            fill_line(&f, kind), at += 2;
    }
    return f.words;
}

/* ---- equations ---- */

Progression equation_of(int index)
{
    Progression p = {.next = model_equations};
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

Words equation_id(int index)
{
    const Progression equation = equation_of(index);
    return id_words(&equation);
}

Words equation_text(int index)
{
    const Progression equation = equation_of(index);
    return fill(equation_law(&equation)->text, &equation, EQUATION_PLACES, NULL);
}

Words equation_element(int index)
{
    const Progression equation = equation_of(index);
    Words w = {.length = 0};
    add_element(&w, &equation);
    return w;
}

Words equation_origin(int index)
{
    const Progression equation = equation_of(index);
    const char *part = instance_path(progression_number(&equation, EQUATION_INSTANCE));
    Words w = equation_element(index);
    words_add(&w, part[0] ? " of " : "");
    words_add(&w, part);
    words_add(&w, ", ");
    add_source(&w, &equation);
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
    for (Progression p = {.next = model_equations}; progression_next(&p);) {
        const int index = progression_number(&p, EQUATION_INDEX);
        const ModelLaw *law = &model_laws[p.shape];
        const ModelPoint at = {.m = m, .time = time, .listed = listed, .first = p.first + EQUATION_PLACES,
                               .step = p.step + EQUATION_PLACES, .position = p.position, .held = law->held};
        if (law->residual)
            law->residual(&at, &residual[index], &scale[index]);
    }
}

/* ---- the listing ---- */

void report_equations(Arena *a, FILE *out)
{
    const ModelListing *listing = &model_info.listing;
    const Progression *equations = progressions_all(a, model_equations, model_equation_count);
    const Progression *lines = progressions_all(a, listing->lines, listing->count);
    for (int i = 0; i < listing->count; i++)
        fprintf(out, "%s\n", fill(listing->forms[lines[i].shape], &lines[i], LINE_PLACES, equations).text);
}
