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

/* The id: E12 by the index, or the law's with a number in place of %. */
static Words id_words(const Progression *equation)
{
    const ModelLaw *law = equation_law(equation);
    Words w = {.length = 0};
    char number[16];
    snprintf(number, sizeof number, "%d",
             law->id ? progression_number(equation, equation->width - 1)
                     : progression_number(equation, EQUATION_INDEX) + 1);
    for (const char *at = law->id ? law->id : "E%"; *at; at++)
        words_add(&w, *at == '%' ? number : (char[]){*at, '\0'});
    return w;
}

static const ModelElement *element_of(const Progression *equation)
{
    return &model_elements[progression_number(equation, EQUATION_ELEMENT)];
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

/* A form with what stands for %: the path of the variable in a place, the first one being the number `places`; in a law
 * the number in the id; in a line of the listing the id and the source of its equation, and blanks up to a column. */
static Words fill(const char *form, const Progression *p, int places, const Progression *equations)
{
    enum { COLUMN_ID = 6, COLUMN_VALUE = 48, COLUMN_ORIGIN = 100 };
    const int line = equations ? progression_number(p, LINE_EQUATION) : -1;
    const Progression *equation = line >= 0 ? &equations[line] : NULL;
    Words w = {.length = 0}, own;
    for (const char *at = form; *at; at++) {
        if (*at != '%') {
            words_add(&w, (char[]){*at, '\0'});
            continue;
        }
        const char kind = *++at;
        char *end = NULL, words[16];
        const long place = strtol(at + (kind == 'e' || kind == 'd'), &end, 10);
        const int number = end > at && place > 0 ? progression_number(p, places + (int)place - 1) : -1;
        switch (kind) {
        case '%': words_add(&w, "%"); break;
        case 'i':
            own = id_words(equation);
            words_add(&w, own.text);
            words_add(&w, &"      "[own.length < COLUMN_ID ? own.length : COLUMN_ID]);
            break;
        case 's': add_source(&w, equation); break;
        case 'v': pad_to(&w, COLUMN_VALUE); break;
        case 'o': pad_to(&w, COLUMN_ORIGIN); break;
        case 'e': words_add(&w, id_words(&equations[number]).text); break;
        case 'd': case 'n':
            snprintf(words, sizeof words, "%d", kind == 'd' ? number : progression_number(p, p->width - 1));
            words_add(&w, words);
            break;
        default: words_add(&w, model_variables[number].path);
        }
        if (number >= 0)
            at = end - 1;
    }
    return w;
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


int equation_held(const Progression *equation, int place)
{
    return place < equation_law(equation)->held ? progression_number(equation, EQUATION_PLACES + place) : -1;
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
    const ModelElement *element = element_of(&equation);
    Words w = words_of(model_scopes[element->scope].prefix);
    words_add(&w, element->name);
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
