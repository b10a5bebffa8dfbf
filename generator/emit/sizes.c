/* sizes.c - one text for all sizes, from the texts for some.
 *
 * The law: what is written of a regular model is the same for all sizes but for whole numbers, and each of these is a
 * constant and a multiple of each size. Numbers stand between marks where they are written (emit.h), so the rest of the
 * texts must be equal to the byte, but for blanks, as lines break elsewhere. The samples by which the numbers are found
 * are not those by which they are proved. */
#include "emit/emit.h"
#include "emit/sizes.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    SizeList *sizes;
    const char *at[MOST_SAMPLES];
    size_t literal; /* where the present string begins in the text */
    Text text, arguments;
} Join;

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

static void note_most(SizeList *sizes, const SizedNumber *number)
{
    for (int k = 0; k <= sizes->count; k++) {
        const long size = labs(k < sizes->count ? number->factor[k] : number->constant);
        sizes->most = size > sizes->most ? size : sizes->most;
    }
}

static bool find_number(SizeList *sizes, const long *value, SizedNumber *found)
{
    *found = sizes_number(sizes, value);
    for (int s = 0; s < sizes->samples; s++)
        if (sizes_number_at(found, sizes, s) != value[s])
            return false;
    note_most(sizes, found);
    return true;
}

/* 2*n + 3; as a part of a name 2n_plus_3. Gives how many terms. */
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

/* Nothing around it binds closer than a sum does. */
static bool stands_alone(const Join *join)
{
    const char *at = join->at[0];
    while (*at == ' ' || *at == '\n' || *at == NUMBER_OF_TIMES)
        at = c_next(at);
    size_t end = join->text.length;
    while (end > 0 && join->text.at[end - 1] == ' ')
        end--;
    return (end == 0 || strchr("[({,;<=", join->text.at[end - 1])) && strchr("])},;", *at); /* or the end */
}

static void print_number(Join *join, const SizedNumber *a, char mark)
{
    Text inside = text_new(join->text.arena);
    const char before = last_of(&join->text);
    const bool is_double = mark == NUMBER_OF_DOUBLE, is_code = is_double || mark == NUMBER_BEGIN;
    if (mark == NUMBER_IN_STRING) {
        text_add(&join->arguments, ", ");
        print_affine(join->sizes, a, &join->arguments, &in_code, false);
        text_add_char(&join->text, NUMBER_HERE);
        return;
    }
    if (is_code && (isalnum((unsigned char)before) || before == '_')) {
        print_affine(join->sizes, a, &join->text, &in_name, false);
        return;
    }
    const int terms = print_affine(join->sizes, a, &inside, is_code ? &in_code : &in_words, is_double);
    const bool is_single = terms == 1 && inside.at[0] != '-' && !strchr(inside.at, '*');
    const bool is_plain = is_code ? is_single || (!is_double && stands_alone(join))
                                  : before == '[' || (is_single && !isalnum((unsigned char)before) && before != '_');
    const char *cast = is_double && !a->constant ? "(double)" : "";
    const char *text = arena_format(join->text.arena, is_plain ? "%s%s" : "%s(%s)", cast, inside.at);
    text_add(&join->text, is_code ? text : c_marked(join->text.arena, text, mark));
}

/* At further samples, of which there is no text: what there is so often. */
static void note_lacking(SizeList *sizes, const SizedNumber *times)
{
    for (int s = sizes->samples; s < sizes->all; s++)
        if (sizes_number_at(times, sizes, s) < 0 && (!sizes->lacking || s < sizes->lacking))
            sizes->lacking = s;
}

/* Numbers between marks in all texts. False if they differ in a way that no size explains. */
static bool join_number(Join *join)
{
    long value[MOST_SAMPLES];
    SizedNumber a;
    const char mark = *join->at[0], *from = join->at[0];
    bool is_same = true;
    for (int s = 0; s < join->sizes->samples; s++) {
        if (*join->at[s] != mark)
            return false;
        value[s] = strtol(join->at[s] + 1, NULL, 10);
        join->at[s] = c_next(join->at[s]);
        is_same = is_same && value[s] == value[0];
    }
    if (mark == NUMBER_OF_TABLE && is_same && join->sizes->table_text) {
        text_add(&join->text, join->sizes->table_text(join->text.arena, join->sizes, (int)value[0]));
    } else if (is_same && arena_marks_numbers(join->text.arena)) {
        text_add_length(&join->text, from, (size_t)(join->at[0] - from));
    } else if (is_same) {
        text_add_length(&join->text, from + 1, mark == NUMBER_OF_TIMES ? 0 : (size_t)(join->at[0] - from) - 2);
    } else {
        if (mark == NUMBER_OF_TABLE || !find_number(join->sizes, value, &a))
            return false;
        if (mark == NUMBER_OF_TIMES)
            note_lacking(join->sizes, &a);
        else
            print_number(join, &a, mark);
    }
    return true;
}

/* ---- texts ---- */

static bool join_blanks(Join *join)
{
    for (int s = 0; s < join->sizes->samples; s++) {
        const size_t length = strspn(join->at[s], " \n");
        if (!length)
            return false;
        if (s == 0)
            text_add_length(&join->text, join->at[0], length);
        join->at[s] += length;
    }
    return true;
}

/* A string with numbers that differ is filled in as the program begins. */
static void end_literal(Join *join)
{
    Text *text = &join->text;
    const char *literal = arena_copy(text->arena, text->at + join->literal, text->length - join->literal);
    if (join->arguments.length) {
        text->length = join->literal;
        text->at[text->length] = '\0';
        text_add(text, "variant_text(call, ");
        for (const char *at = literal; *at; at++)
            text_add(text, *at == NUMBER_HERE ? "%d" : *at == '%' ? "%%" : (char[]){*at, '\0'});
        text_format(text, "%s)", join->arguments.at);
    }
    join->arguments = text_new(text->arena);
}

static bool join_character(Join *join)
{
    const char c = *join->at[0];
    const bool is_kept = arena_marks_numbers(join->text.arena) || (c != STRING_BEGIN && c != STRING_END);
    for (int s = 0; s < join->sizes->samples; s++)
        if (*join->at[s]++ != c)
            return false;
    if (c == STRING_BEGIN)
        join->literal = join->text.length;
    if (is_kept)
        text_add_char(&join->text, c);
    if (c == STRING_END)
        end_literal(join);
    return true;
}

const char *sizes_join(Arena *arena, SizeList *sizes, const char *const *texts)
{
    Join join = {.sizes = sizes, .text = text_new(arena), .arguments = text_new(arena)};
    if (sizes->samples > MOST_SAMPLES || sizes->count > MOST_SIZES)
        internal_error("%d samples of %d sizes", sizes->samples, sizes->count);
    memcpy(join.at, texts, (size_t)sizes->samples * sizeof *texts);
    bool is_joined = true;
    while (is_joined && *join.at[0])
        is_joined = c_begins_number(join.at[0])             ? join_number(&join)
                    : isspace((unsigned char)join.at[0][0]) ? join_blanks(&join)
                                                            : join_character(&join);
    for (int s = 1; s < sizes->samples && is_joined; s++)
        is_joined = *join.at[s] == '\0';
    return is_joined ? join.text.at : NULL;
}
