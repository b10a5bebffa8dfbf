/* unit_text.c - units written with symbols: "kN.m/rad", "W/(m^2*K)", "s-1", "m\u00b2".
 *
 * unit    = factor { ("*" | "." | "-" | blank | "/") factor }
 * factor  = ( number | symbol | "(" unit ")" ) [ exponent ]
 *
 * Behind an exponent no sign is needed: "W/m2K". Before a number or a parenthesis a blank is not sufficient as a sign:
 * "m/s 2" may have lost the mark of an exponent, and "bar (g)" contains a remark.
 */
#include "unit.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_UNIT = 200, DEEPEST_UNIT = 10, HIGHEST_EXPONENT = 100 };

/* Other spellings of plain letters and signs; a raised digit becomes ^digit. */
static const struct {
    const char *written, *plain;
} spellings[] = {
    {"\u00b7", "."},     {"\u22c5", "."},    {"\u2219", "."},    {"\u2022", "."},    {"\u00d7", "*"},
    {"\u2212", "-"},     {"\u2013", "-"},    {"\u2044", "/"},    {"\u2215", "/"},    {"\u00f7", "/"},
    {"\u00a0", " "},     {"\u2009", " "},    {"\u202f", " "},    {"\u00b5", "u"},    {"\u03bc", "u"},
    {"\u03a9", "Ohm"},   {"\u2126", "Ohm"},  {"\u212a", "K"},    {"\u2103", "degC"}, {"\u2109", "degF"},
    {"\u00b0", "deg"},   {"\u00ba", "deg"},  {"\u02da", "deg"},  {"\u212b", "angstrom"}, {"\u00c5", "angstrom"},
    {"\u2032", "arcmin"}, {"\u2033", "arcsec"}, {"\u2030", "permille"}, {"\u207b", "^-"},   {"\u2070", "^0"},
    {"\u00b9", "^1"},    {"\u00b2", "^2"},   {"\u00b3", "^3"},   {"\u2074", "^4"},   {"\u2075", "^5"},
    {"\u2076", "^6"},    {"**", "^"}};

/* Replaces other spellings; false if the text is too long. A raised sign and its digit become one exponent: ^-1. */
static bool plain_text(const char *text, char plain[LONGEST_UNIT])
{
    size_t length = 0;
    while (*text) {
        const char *part = NULL;
        size_t taken = 1;
        const bool is_plain = (unsigned char)*text < 0x80 && *text != '*';
        for (size_t i = 0; !is_plain && !part && i < sizeof spellings / sizeof *spellings; i++)
            if (strncmp(text, spellings[i].written, strlen(spellings[i].written)) == 0) {
                part = spellings[i].plain;
                taken = strlen(spellings[i].written);
            }
        char own[2] = {*text, '\0'};
        part = part ? part : own;
        if (*part == '^' && isdigit((unsigned char)part[1]) && length > 1 && plain[length - 1] == '-' &&
            plain[length - 2] == '^')
            part++;
        if (length + strlen(part) >= LONGEST_UNIT)
            return false;
        strcpy(plain + length, part);
        length += strlen(part);
        text += taken;
    }
    plain[length] = '\0';
    while (length && (plain[length - 1] == ' ' || plain[length - 1] == ']'))
        plain[--length] = '\0';
    return length > 0;
}

typedef struct {
    const char *at;
    int depth;
    bool is_joined; /* the next symbol belongs to the same word */
} UnitReader;

static bool read_product(UnitReader *reader, UnitMeaning *meaning);

static void skip_blanks(UnitReader *reader)
{
    while (*reader->at == ' ' || *reader->at == '\t')
        reader->at++;
}

/* Reads digits, and those behind a point; a point without digits behind it is a sign of multiplication. */
static const char *read_digits(const char *at, bool has_point, double *value)
{
    double unit = 1;
    for (*value = 0; isdigit((unsigned char)*at); at++)
        *value = 10 * *value + (*at - '0');
    if (has_point && *at == '.' && isdigit((unsigned char)at[1]))
        for (at++; isdigit((unsigned char)*at); at++)
            *value += (unit /= 10) * (*at - '0');
    return at;
}

/* 2, -1, +3, 0.5, (1/2), (-2). */
static bool read_exponent(UnitReader *reader, double *exponent)
{
    *exponent = 1;
    bool is_marked = *reader->at == '^';
    const char *at = reader->at + is_marked;
    bool is_bracketed = is_marked && *at == '(';
    at += is_bracketed;
    bool is_signed = *at == '-' || *at == '+';
    if (!isdigit((unsigned char)at[is_signed]))
        return !is_marked;
    double sign = *at == '-' ? -1 : 1, value;
    at = read_digits(at + is_signed, is_marked, &value);
    if (value > HIGHEST_EXPONENT)
        return false;
    if (is_bracketed && *at == '/' && at[1] >= '1' && at[1] <= '9') {
        value /= at[1] - '0';
        at += 2;
    }
    if (is_bracketed && *at++ != ')')
        return false;
    *exponent = sign * value;
    reader->at = at;
    return true;
}

/* A number that stands as a factor: 1/min, 10^3 m, 0.001*m, 3.6e+06 J. */
static bool read_number(UnitReader *reader, UnitMeaning *meaning)
{
    double value;
    const char *at = read_digits(reader->at, true, &value);
    int power = 0, sign = at[0] == 'e' && at[1] == '-' ? -1 : 1;
    bool is_signed = at[0] == 'e' && (at[1] == '-' || at[1] == '+');
    if (*at == 'e' && isdigit((unsigned char)at[1 + is_signed]))
        for (at += 1 + is_signed; isdigit((unsigned char)*at); at++)
            power = power < 100 ? 10 * power + (*at - '0') : power;
    reader->at = at;
    if (!(value > 0) || !isfinite(value))
        return false;
    meaning->dimension.scale = log(value) + sign * power * log(10);
    return true;
}

static bool is_symbol_character(char c)
{
    return isalpha((unsigned char)c) || c == '%' || c == '_';
}

static bool is_exponent(const char *at)
{
    return isdigit((unsigned char)*at) || *at == '^' || (*at == '-' && isdigit((unsigned char)at[1]));
}

/* The length of the first of symbols that are written as one: "kgK"; an exponent belongs to the last, "Nm2", "kgm2". */
static size_t length_of_first(const char *at, size_t length)
{
    static const char *const joined[] = {"kgm", "Nm", "Nms", "Ns", "As", "Vs", "Ws"};
    if (length == 3 && memcmp(at, "kgK", 3) == 0)
        return 2;
    for (size_t i = 0; is_exponent(at + length) && i < sizeof joined / sizeof *joined; i++)
        if (length >= strlen(joined[i]) && memcmp(at + length - strlen(joined[i]), joined[i], strlen(joined[i])) == 0)
            return length - 1;
    return length;
}

static bool read_symbol(UnitReader *reader, UnitMeaning *meaning)
{
    const char *at = reader->at;
    size_t length = unit_of_temperature(at, meaning), dashed = 0;
    while (is_symbol_character(at[dashed]) ||
           (dashed && at[dashed] == '-' && is_symbol_character(at[dashed + 1])))
        dashed++;
    if (!length && memchr(at, '-', dashed) && !is_exponent(at + dashed) && unit_of_symbol(at, dashed, meaning))
        length = dashed;
    if (!length) {
        while (is_symbol_character(at[length]))
            length++;
        size_t first = length_of_first(at, length);
        reader->is_joined = first < length;
        length = first;
        if (!unit_of_symbol(at, length, meaning))
            return false;
    }
    reader->at += length;
    return true;
}

static bool read_factor(UnitReader *reader, UnitMeaning *meaning)
{
    *meaning = (UnitMeaning){.dimension = no_dimension};
    skip_blanks(reader);
    if (*reader->at == '(') {
        reader->at++;
        if (++reader->depth > DEEPEST_UNIT || !read_product(reader, meaning) || *reader->at != ')')
            return false;
        reader->at++;
        reader->depth--;
    } else if (isdigit((unsigned char)*reader->at)) {
        if (!read_number(reader, meaning))
            return false;
        if (*reader->at != '^')
            return true;
    } else {
        if (!read_symbol(reader, meaning))
            return false;
        if (reader->is_joined)
            return true;
    }
    double exponent;
    if (!read_exponent(reader, &exponent))
        return false;
    if (fabs(exponent - 1) > 0)
        *meaning = (UnitMeaning){.dimension = dimension_power(meaning->dimension, exponent)};
    return true;
}

static bool read_product(UnitReader *reader, UnitMeaning *meaning)
{
    if (!read_factor(reader, meaning))
        return false;
    bool is_divisor = false; /* the factor before is a divisor */
    Dimension before = meaning->dimension; /* of that factor */
    for (;;) {
        bool has_blank = *reader->at == ' ' || *reader->at == '\t';
        skip_blanks(reader);
        char sign = *reader->at;
        if (sign == '\0' || sign == ')')
            return true;
        bool is_symbol = is_symbol_character(sign);
        bool is_dash = sign == '-' && is_symbol_character(reader->at[1]);
        bool is_sign = sign == '*' || sign == '.' || sign == '/' || is_dash;
        bool is_behind_exponent = is_symbol && isdigit((unsigned char)reader->at[-1]);
        if (!is_sign && !(has_blank && is_symbol) && !is_behind_exponent && !reader->is_joined)
            return false;
        reader->at += is_sign;
        reader->is_joined = false;
        is_divisor = sign == '/' || (is_divisor && sign != '*');
        UnitMeaning factor;
        if (is_divisor && strncmp(reader->at, "mK", 2) == 0 && !is_symbol_character(reader->at[2]))
            return false; /* W/mK is meant as metre times kelvin, not as millikelvin */
        if (!read_factor(reader, &factor))
            return false;
        if (sign != '*' && sign != '/' && unit_is_of_temperature(&before, &factor.dimension))
            return false;
        before = factor.dimension;
        *meaning = (UnitMeaning){.dimension = dimension_times(meaning->dimension, factor.dimension,
                                                              is_divisor ? -1 : 1)};
    }
}

/* True for the product of an angle and a temperature, and its inverse: it is an unknown name of a temperature. */
static bool is_angle_times_temperature(const Dimension *d)
{
    const Dimension kelvin = {.exponent = {[BASE_KELVIN] = 1}}, inverse = dimension_power(kelvin, -1);
    return (d->angle[ANGLE_RADIANS] > 0.5 && dimension_is_same(d, &kelvin)) ||
           (d->angle[ANGLE_RADIANS] < -0.5 && dimension_is_same(d, &inverse));
}

bool unit_read(const char *text, UnitMeaning *meaning)
{
    char plain[LONGEST_UNIT];
    if (!plain_text(text, plain))
        return false;
    const char *start = plain + strspn(plain, " [");
    *meaning = (UnitMeaning){.dimension = no_dimension};
    if (strcmp(start, "-") == 0 || strcmp(start, "--") == 0)
        return true;
    UnitReader reader = {.at = start};
    if (unit_of_symbol(start, strlen(start), meaning))
        return true;
    const bool is_product = *start && read_product(&reader, meaning) && *reader.at == '\0';
    return (is_product || unit_of_words(start, meaning)) && !is_angle_times_temperature(&meaning->dimension);
}

size_t unit_number_length(const char *text)
{
    size_t length = strspn(text, "+-");
    length += strspn(text + length, "0123456789.");
    if (text[length] == 'e' || text[length] == 'E') {
        size_t sign = length + 1 + strspn(text + length + 1, "+-"), power = strspn(text + sign, "0123456789");
        length = power ? sign + power : length;
    }
    for (const char *at = text + length; *at; at++)
        if (isalpha((unsigned char)*at) || *at == '%' || (unsigned char)*at >= 0x80)
            return length;
    return 0;
}
