/* sizes.c - one text for all sizes, from the texts for some.
 *
 * The law: the program of a regular model is the same for all sizes but for whole numbers, and each of these is a
 * constant and a multiple of each size. These are found by comparing texts, without knowledge of the code that wrote
 * them. So they are verified with samples that were not used to find them. */
#include "emit/sizes.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DIGITS = 9 };

typedef enum { IN_CODE, IN_COMMENT, IN_STRING } Region;

typedef struct {
    SizeList *sizes;
    const char *at[MOST_SAMPLES];
    Region region;
    size_t literal; /* where the present string begins in the text: literals that stand beside each other are one */
    Text text, arguments;
} Join;

enum { NUMBER_HERE = '\1' }; /* in a string */

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
static int print_affine(const Join *join, const SizedNumber *a, Text *text, bool is_name, const char *times,
                        const char *end)
{
    const bool is_code = join->region == IN_CODE && !is_name;
    int terms = 0;
    for (int k = 0; k <= join->sizes->count; k++) {
        const bool is_constant = k == join->sizes->count;
        const long factor = is_constant ? a->constant : a->factor[k];
        const char *plus = is_name ? "_plus_" : " + ", *minus = is_name ? "_minus_" : " - ";
        if (!factor)
            continue;
        text_add(text, terms ? factor < 0 ? minus : plus : factor < 0 ? is_name ? "minus_" : "-" : "");
        if (is_constant || labs(factor) != 1)
            text_format(text, "%ld%s%s", labs(factor), is_constant ? "" : times, is_constant ? end : "");
        if (!is_constant)
            text_add(text, is_code ? join->sizes->at[k].name : join->sizes->at[k].word);
        terms++;
    }
    return terms;
}

void sizes_number_print(Text *text, SizeList *sizes, const SizedNumber *number)
{
    const Join join = {.sizes = sizes, .region = IN_CODE};
    note_most(sizes, number);
    if (!print_affine(&join, number, text, false, " * ", ""))
        text_add(text, "0");
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Nothing around it binds closer than a sum does. */
static bool stands_alone(const Join *join, char before)
{
    const char *at = join->at[0] + strspn(join->at[0], " \n");
    size_t end = join->text.length;
    while (end > 0 && join->text.at[end - 1] == ' ')
        end--;
    before = end > 0 ? join->text.at[end - 1] : before;
    return strchr("[({,;<=", before) && strchr("])},;", *at);
}

static void print_number(Join *join, const SizedNumber *a, bool is_double)
{
    Text inside = text_new(join->text.arena);
    const char before = join->text.length ? join->text.at[join->text.length - 1] : '\0';
    if (join->region == IN_STRING) {
        join->region = IN_CODE;
        text_add(&join->arguments, ", ");
        print_affine(join, a, &join->arguments, false, " * ", "");
        join->region = IN_STRING;
        text_add_char(&join->text, NUMBER_HERE);
        return;
    }
    if (join->region == IN_CODE && is_word(before)) {
        print_affine(join, a, &inside, true, "", "");
        text_add(&join->text, inside.at);
        return;
    }
    const bool is_code = join->region == IN_CODE;
    const int terms = print_affine(join, a, &inside, false, is_code ? " * " : "*", is_double ? ".0" : "");
    const bool is_single = terms == 1 && inside.at[0] != '-' && !strchr(inside.at, '*');
    if (is_double && !a->constant)
        text_format(&join->text, is_single ? "(double)%s" : "(double)(%s)", inside.at);
    else if (is_code ? is_single || (!is_double && stands_alone(join, before))
                     : before == '[' || (is_single && !is_word(before)))
        text_add(&join->text, inside.at);
    else
        text_format(&join->text, "(%s)", inside.at);
}

/* True if the next digit is part of a fraction or an exponent. */
static bool is_within_number(const Join *join)
{
    const char *end = join->text.at + join->text.length;
    const size_t length = join->text.length;
    if (length >= 2 && end[-1] == '.' && isdigit((unsigned char)end[-2]))
        return true;
    const size_t sign = length > 0 && (end[-1] == '-' || end[-1] == '+');
    if (length < 2 + sign || end[-1 - (int)sign] != 'e' || !isdigit((unsigned char)end[-2 - (int)sign]))
        return false;
    size_t begin = length - 1 - sign;
    while (begin > 0 && (isdigit((unsigned char)join->text.at[begin - 1]) || join->text.at[begin - 1] == '.'))
        begin--;
    return begin == 0 || !is_word(join->text.at[begin - 1]);
}

static bool ends_with(const Text *text, const char *word)
{
    const size_t length = strlen(word);
    return text->length >= length && strcmp(text->at + text->length - length, word) == 0;
}

/* At sizes of which there is no text a loop must not end before it begins, for then what stands before it has taken
 * more than there is; and a row that is one for each of several, with their number, must be there at least once. */
static void note_lacking(Join *join, const SizedNumber *a)
{
    SizeList *sizes = join->sizes;
    const char *begin = join->text.at + join->text.length;
    const bool is_bound = ends_with(&join->text, " < ");
    bool is_repeated = false;
    while (begin > join->text.at && begin[-1] != '\n' && begin[-1] != (is_bound ? '=' : '{'))
        is_repeated |= *--begin == '%';
    if (!is_bound && !is_repeated)
        return;
    const long first = is_bound ? strtol(begin, NULL, 10) : 1;
    for (int s = sizes->samples; s < sizes->all; s++)
        if (sizes_number_at(a, sizes, s) < first && (!sizes->lacking || s < sizes->lacking))
            sizes->lacking = s;
}

/* Digits in all texts. False if they differ in a way that no size explains. */
static bool join_number(Join *join)
{
    const int samples = join->sizes->samples;
    const size_t length = strspn(join->at[0], "0123456789");
    long value[MOST_SAMPLES];
    bool is_same = true, is_double = true, is_plain = true;
    const char *after[MOST_SAMPLES];
    for (int s = 0; s < samples; s++) {
        const size_t own = strspn(join->at[s], "0123456789");
        after[s] = join->at[s] + own;
        is_same = is_same && own == length && memcmp(join->at[s], join->at[0], length) == 0;
        is_plain = is_plain && own <= MOST_DIGITS && (own == 1 || join->at[s][0] != '0');
        value[s] = strtol(join->at[s], NULL, 10);
        is_double = is_double && after[s][0] == '.' && isdigit((unsigned char)after[s][1]);
    }
    if (is_same) {
        text_add_length(&join->text, join->at[0], length);
        memcpy(join->at, after, sizeof join->at);
        return true;
    }
    SizedNumber a;
    if (!is_plain || (join->region == IN_STRING && !join->sizes->are_formatted) || is_within_number(join) ||
        ends_with(&join->text, "case ") || !find_number(join->sizes, value, &a))
        return false;
    if (join->region == IN_CODE)
        note_lacking(join, &a);
    is_double = is_double && join->region != IN_STRING;
    for (int s = 0; s < samples && is_double; s++) {
        after[s] += 1 + strspn(after[s] + 1, "0");
        if (is_word(*after[s]) || (s && strncmp(after[s] - 2, after[0] - 2, 2) != 0))
            return false;
    }
    memcpy(join->at, after, sizeof join->at);
    print_number(join, &a, is_double);
    return true;
}

/* ---- texts ---- */

/* Blanks; in a comment also how its next line begins. */
static const char *skip_blanks(const Join *join, const char *at)
{
    const char *begin = at;
    at += strspn(at, " \n");
    const bool is_next = join->region == IN_COMMENT && memchr(begin, '\n', (size_t)(at - begin));
    return is_next && at[0] == '*' && at[1] == ' ' ? at + 1 + strspn(at + 1, " ") : at;
}

static bool join_blanks(Join *join)
{
    for (int s = 0; s < join->sizes->samples; s++) {
        const char *end = skip_blanks(join, join->at[s]);
        if (end == join->at[s])
            return false;
        if (s == 0)
            text_add_length(&join->text, join->at[0], (size_t)(end - join->at[0]));
        join->at[s] = end;
    }
    return true;
}

/* A string with numbers that differ is filled in as the program begins. */
static void end_literal(Join *join)
{
    Text *text = &join->text;
    if (!join->arguments.length)
        return;
    const char *literal = arena_copy(text->arena, text->at + join->literal, text->length - join->literal);
    text->length = join->literal;
    text->at[text->length] = '\0';
    text_add(text, "variant_text(call, ");
    for (const char *at = literal; *at; at++)
        text_add(text, *at == NUMBER_HERE ? "%d" : *at == '%' ? "%%" : (char[]){*at, '\0'});
    text_format(text, "%s)", join->arguments.at);
    join->arguments = text_new(text->arena);
}

static void enter_string(Join *join)
{
    static const char blanks[] = " \n";
    const bool is_begin = join->region == IN_CODE;
    const size_t length = join->text.length;
    size_t before = length - 1;
    while (is_begin && before > 0 && strchr(blanks, join->text.at[before - 1]))
        before--;
    if (is_begin && !(before > 0 && join->text.at[before - 1] == '"'))
        join->literal = length - 1;
    join->region = is_begin ? IN_STRING : IN_CODE;
    if (!is_begin && join->at[0][strspn(join->at[0], blanks)] != '"')
        end_literal(join);
}

static void enter(Join *join, char c, char before)
{
    const char next = join->at[0][0];
    if (join->region == IN_CODE && c == '/' && next == '*')
        join->region = IN_COMMENT;
    else if (join->region == IN_COMMENT && c == '/' && before == '*')
        join->region = IN_CODE;
    else if (c == '"' && join->region != IN_COMMENT && before != '\\')
        enter_string(join);
}

static bool join_character(Join *join)
{
    const char c = join->at[0][0];
    for (int s = 0; s < join->sizes->samples; s++)
        if (*join->at[s]++ != c)
            return false;
    const char before = join->text.length ? join->text.at[join->text.length - 1] : '\0';
    text_add_char(&join->text, c);
    enter(join, c, before);
    return true;
}

static const char *line_of(Arena *arena, const char *text, const char *at)
{
    const char *begin = at, *end;
    while (begin > text && begin[-1] != '\n')
        begin--;
    begin += strspn(begin, " ");
    end = begin + strcspn(begin, "\n");
    return arena_copy(arena, begin, (size_t)(end - begin));
}

static bool is_number_next(const Join *join)
{
    for (int s = 0; s < join->sizes->samples; s++)
        if (!isdigit((unsigned char)join->at[s][0]))
            return false;
    return true;
}

/* ---- enumerators ---- */

static bool has_size(const SizeList *sizes, const char *text, size_t length)
{
    for (int k = 0; k < sizes->count; k++) {
        const char *at = strstr(text, sizes->at[k].name);
        if (at && at < text + length)
            return true;
    }
    return false;
}

/* A, B = 2 * size_n, C: as macros. */
static void print_macros(Text *text, const char *list, size_t length)
{
    const char *end = list + length, *before = NULL;
    size_t before_length = 0;
    while (list < end) {
        list += strspn(list, " ,\n");
        const char *comma = memchr(list, ',', (size_t)(end - list)), *stop = comma ? comma : end;
        const char *is = memchr(list, '=', (size_t)(stop - list)), *name_end = is ? is : stop;
        while (name_end > list && isspace((unsigned char)name_end[-1]))
            name_end--;
        while (stop > list && isspace((unsigned char)stop[-1]))
            stop--;
        const size_t name = (size_t)(name_end - list);
        if (!name)
            break;
        text_format(text, "#define %.*s ", (int)name, list);
        if (is)
            text_format(text, "(%.*s)\n", (int)(stop - is - 2), is + 2);
        else if (before)
            text_format(text, "(%.*s + 1)\n", (int)before_length, before);
        else
            text_add(text, "0\n");
        before = list;
        before_length = name;
        list = comma ? comma + 1 : end;
    }
}

static const char *without_enumerators(Arena *arena, const SizeList *sizes, const char *from)
{
    static const char opening[] = "enum {";
    Text text = text_new(arena);
    for (const char *begin; (begin = strstr(from, opening)); ) {
        const char *list = begin + sizeof opening - 1, *end = strstr(list, "};");
        if (!end)
            break;
        const size_t length = (size_t)(end - list);
        if (has_size(sizes, list, length)) {
            text_add_length(&text, from, (size_t)(begin - from));
            print_macros(&text, list, length);
            from = end + 2 + (end[2] == '\n');
        } else {
            text_add_length(&text, from, (size_t)(end + 2 - from));
            from = end + 2;
        }
    }
    text_add(&text, from);
    return text.at;
}

const char *sizes_join(Arena *arena, SizeList *sizes, const char *const *texts)
{
    Join join = {.sizes = sizes, .text = text_new(arena), .arguments = text_new(arena)};
    if (sizes->samples > MOST_SAMPLES || sizes->count > MOST_SIZES)
        internal_error("%d samples of %d sizes", sizes->samples, sizes->count);
    memcpy(join.at, texts, (size_t)sizes->samples * sizeof *texts);
    bool is_joined = true;
    while (is_joined && join.at[0][0]) {
        const char *at[MOST_SAMPLES];
        memcpy(at, join.at, sizeof at);
        is_joined = is_number_next(&join)                  ? join_number(&join)
                    : isspace((unsigned char)join.at[0][0]) ? join_blanks(&join)
                                                            : join_character(&join);
        sizes->one = is_joined ? NULL : line_of(arena, texts[0], at[0]);
        for (int s = 1; s < sizes->samples && !is_joined; s++) {
            sizes->other = line_of(arena, texts[s], at[s]);
            if (strcmp(sizes->one, sizes->other) != 0)
                break;
        }
    }
    for (int s = 1; s < sizes->samples && is_joined; s++)
        is_joined = join.at[s][0] == '\0';
    return is_joined ? without_enumerators(arena, sizes, join.text.at) : NULL;
}
