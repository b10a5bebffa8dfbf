/* sizes.c - one text for all sizes, from the texts for some.
 *
 * The law: texts of a regular model are the same for all sizes but for whole numbers, and each of these is a constant
 * plus a multiple of each size. Numbers stand between marks where they are written (emit.h), so the rest of the texts
 * must be equal to the byte. Blanks may differ, for lines break at other places. Further samples prove the numbers. */
#include "emit/emit.h"
#include "emit/sizes.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    SizeList *sizes;
    const char *at; /* in the text that is being rewritten */
    size_t literal; /* where the present string begins in the result */
    Text text, arguments;
} Writing;

enum { NUMBER_HERE = '\1' }; /* in a string: one of the arguments */

/* ---- numbers ---- */

SizedNumber sizes_number(const SizeList *sizes, const long *value)
{
    SizedNumber number = {.constant = value[0]};
    for (int k = 0; k < sizes->count; k++) {
        const int *at = sizes->at[k].at, step = at[k + 1] - at[0];
        number.factor[k] = (value[k + 1] - value[0]) / step;
        number.constant -= number.factor[k] * at[0];
    }
    return number;
}

long sizes_number_at(const SizedNumber *number, const SizeList *sizes, int sample)
{
    long sum = number->constant;
    for (int k = 0; k < sizes->count; k++)
        sum += number->factor[k] * sizes->at[k].at[sample];
    return sum;
}

/* At this size, no whole number exceeds an int. */
double sizes_largest(const SizeList *sizes)
{
    return (double)(INT_MAX / (sizes->count + 1) / (sizes->most > 1 ? sizes->most : 1) - 1);
}

static void note_most(SizeList *sizes, const SizedNumber *number)
{
    for (int k = 0; k <= sizes->count; k++) {
        const long size = labs(k < sizes->count ? number->factor[k] : number->constant);
        sizes->most = size > sizes->most ? size : sizes->most;
    }
}

static bool is_constant(const SizeList *sizes, const SizedNumber *number)
{
    bool is_constant = true;
    for (int k = 0; k < sizes->count; k++)
        is_constant &= number->factor[k] == 0;
    return is_constant;
}

static bool find_number(SizeList *sizes, const long *value, SizedNumber *found)
{
    *found = sizes_number(sizes, value);
    for (int s = 0; s < sizes->samples; s++)
        if (sizes_number_at(found, sizes, s) != value[s])
            return false;
    if (!is_constant(sizes, found))
        note_most(sizes, found);
    return true;
}

/* How a number is written: 2*n + 3; as a part of a name 2n_plus_3. print_affine() returns the number of its terms. */
typedef struct {
    const char *times, *plus, *minus, *negative;
    bool is_code;
} Notation;

static const Notation in_code = {" * ", " + ", " - ", "-", true}, in_words = {"*", " + ", " - ", "-", false},
                      in_name = {"", "_plus_", "_minus_", "minus_", false};

static int print_affine(const SizeList *sizes, const SizedNumber *a, Text *text, const Notation *notation,
                        bool is_double)
{
    int terms = 0;
    for (int k = 0; k <= sizes->count; k++) {
        const bool is_constant = k == sizes->count;
        const long factor = is_constant ? a->constant : a->factor[k];
        if (!factor)
            continue;
        text_add(text, terms ? factor < 0 ? notation->minus : notation->plus : factor < 0 ? notation->negative : "");
        if (is_constant && is_double)
            c_add_double(text, (double)labs(factor));
        else if (is_constant || labs(factor) != 1)
            text_format(text, "%d%s", (int)labs(factor), is_constant ? "" : notation->times);
        if (!is_constant)
            text_add(text, notation->is_code ? sizes->at[k].name : sizes->at[k].word);
        terms++;
    }
    return terms;
}

void sizes_number_print(Text *text, SizeList *sizes, const SizedNumber *number)
{
    note_most(sizes, number);
    if (!print_affine(sizes, number, text, &in_code, false))
        text_add(text, "0");
}

static char last_of(const Text *text)
{
    return text->length ? text->at[text->length - 1] : '\0';
}

/* True if nothing around the number binds closer than a sum. */
static bool stands_alone(const Writing *w)
{
    const char *at = w->at;
    while (*at == ' ' || *at == '\n' || *at == NUMBER_OF_TIMES)
        at = c_next(at);
    size_t end = w->text.length;
    while (end > 0 && w->text.at[end - 1] == ' ')
        end--;
    return (end == 0 || strchr("[({,;<=", w->text.at[end - 1])) && strchr("])},;", *at); /* or the end */
}

static void print_number(Writing *w, const SizedNumber *a, char mark)
{
    Text inside = text_new(w->text.arena);
    const char before = last_of(&w->text);
    const bool is_double = mark == NUMBER_OF_DOUBLE, is_code = is_double || mark == NUMBER_BEGIN;
    if (mark == NUMBER_IN_STRING) {
        text_add(&w->arguments, ", ");
        print_affine(w->sizes, a, &w->arguments, &in_code, false);
        text_add_char(&w->text, NUMBER_HERE);
        return;
    }
    if (is_code && (isalnum((unsigned char)before) || before == '_')) {
        print_affine(w->sizes, a, &w->text, &in_name, false);
        return;
    }
    const int terms = print_affine(w->sizes, a, &inside, is_code ? &in_code : &in_words, is_double);
    const bool is_single = terms == 1 && inside.at[0] != '-' && !strchr(inside.at, '*');
    const bool is_plain = is_code ? is_single || (!is_double && stands_alone(w))
                                  : before == '[' || (is_single && !isalnum((unsigned char)before) && before != '_');
    const char *cast = is_double && !a->constant ? "(double)" : "";
    const char *text = arena_format(w->text.arena, is_plain ? "%s%s" : "%s(%s)", cast, inside.at);
    text_add(&w->text, is_code ? text : c_marked(w->text.arena, text, mark));
}

/* Notes a sample without a text at which the count is negative. */
static void note_lacking(SizeList *sizes, const SizedNumber *times)
{
    for (int s = sizes->samples; s < sizes->all; s++)
        if (sizes_number_at(times, sizes, s) < 0 && (!sizes->lacking || s < sizes->lacking))
            sizes->lacking = s;
}

/* Writes one number in place of the marked one. */
static void write_number(Writing *w, const SizedNumber *number)
{
    const char mark = *w->at, *from = w->at;
    const bool is_same = is_constant(w->sizes, number);
    w->at = c_next(from);
    if (mark == NUMBER_OF_TABLE && w->sizes->table_text)
        text_add(&w->text, w->sizes->table_text(w->text.arena, w->sizes, (int)number->constant));
    else if (is_same && arena_marks_numbers(w->text.arena))
        text_add_length(&w->text, from, (size_t)(w->at - from));
    else if (is_same)
        text_add_length(&w->text, from + 1, mark == NUMBER_OF_TIMES ? 0 : (size_t)(w->at - from) - 2);
    else if (mark == NUMBER_OF_TIMES)
        note_lacking(w->sizes, number);
    else
        print_number(w, number, mark);
}

/* Ends a string. One with numbers that depend on sizes is composed when the program starts. */
static void end_literal(Writing *w)
{
    Text *text = &w->text;
    const char *literal = arena_copy(text->arena, text->at + w->literal, text->length - w->literal);
    if (w->arguments.length) {
        text->length = w->literal;
        text->at[text->length] = '\0';
        text_add(text, "series_text(a, ");
        for (const char *at = literal; *at; at++)
            text_add(text, *at == NUMBER_HERE ? "%d" : *at == '%' ? "%%" : (char[]){*at, '\0'});
        text_format(text, "%s)", w->arguments.at);
    }
    w->arguments = text_new(text->arena);
}

static void write_character(Writing *w)
{
    const char c = *w->at++;
    if (c == STRING_BEGIN)
        w->literal = w->text.length;
    if (arena_marks_numbers(w->text.arena) || (c != STRING_BEGIN && c != STRING_END))
        text_add_char(&w->text, c);
    if (c == STRING_END)
        end_literal(w);
}

const char *sizes_write(Arena *arena, SizeList *sizes, const char *text, const SizedNumber *numbers)
{
    Writing w = {.sizes = sizes, .at = text, .text = text_new(arena), .arguments = text_new(arena)};
    while (*w.at)
        if (c_begins_number(w.at))
            write_number(&w, numbers++);
        else
            write_character(&w);
    return w.text.at;
}

/* ---- several texts ---- */

const char *sizes_law(Arena *arena, const char *text, IntList *numbers)
{
    Text law = text_new(arena);
    for (const char *at = text; *at; at = c_next(at)) {
        if (c_begins_number(at))
            list_push(arena, numbers, (int)strtol(at + 1, NULL, 10));
        const char c = *at == '\n' ? ' ' : *at;
        if (c != ' ' || !law.length || law.at[law.length - 1] != ' ')
            text_add_char(&law, c);
    }
    return law.at;
}

static bool find_numbers(SizeList *sizes, const char *text, const IntList *all, SizedNumber *numbers)
{
    int next = 0;
    for (const char *at = text; *at; at = c_next(at)) {
        long value[MOST_SAMPLES];
        if (!c_begins_number(at))
            continue;
        for (int s = 0; s < sizes->samples; s++)
            value[s] = all[s].at[next];
        if (!find_number(sizes, value, &numbers[next]) ||
            (*at == NUMBER_OF_TABLE && !is_constant(sizes, &numbers[next])))
            return false;
        next++;
    }
    return true;
}

const char *sizes_join(Arena *arena, SizeList *sizes, const char *const *texts)
{
    Arena *scratch = arena_new();
    IntList all[MOST_SAMPLES] = {0};
    bool are_alike = true;
    if (sizes->samples > MOST_SAMPLES || sizes->count > MOST_SIZES)
        internal_error("%d samples of %d sizes", sizes->samples, sizes->count);
    const char *law = sizes_law(scratch, texts[0], &all[0]);
    for (int s = 1; s < sizes->samples && are_alike; s++)
        are_alike = strcmp(sizes_law(scratch, texts[s], &all[s]), law) == 0;
    SizedNumber *numbers = arena_array(scratch, SizedNumber, all[0].count + 1);
    are_alike = are_alike && find_numbers(sizes, texts[0], all, numbers);
    const char *joined = are_alike ? sizes_write(arena, sizes, texts[0], numbers) : NULL;
    arena_free(scratch);
    return joined;
}
