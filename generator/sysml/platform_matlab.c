/* platform_matlab.c - values of parameters as platforms write them, in the language of equations. MATLAB's arrays have
 * blanks or commas between elements and semicolons between rows, and a vector is a matrix with one row or column. */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

/* Prefix of the values of Modelica's types, of which the literal is what counts. */
static const char modelica_types[] = "Modelica.Blocks.Types.";

/* Names of MATLAB's that are numbers. */
static const struct {
    const char *name, *value;
} constants[] = {
    {"pi", "Modelica.Constants.pi"}, {"eps", "2.220446049250313e-16"},
    {"inf", "Modelica.Constants.inf"}, {"Inf", "Modelica.Constants.inf"},
};

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static const char *array_of(Arena *arena, const char *inside, int dimensions, bool is_transposed, const char **why);

/* Length of what stands in brackets at the beginning, with them; 0: there is none. */
static size_t bracket_length(const char *at)
{
    int depth = 0;
    for (size_t i = 0; *at == '[' && at[i]; i++) {
        depth += (at[i] == '[') - (at[i] == ']');
        if (depth == 0)
            return i + 1;
    }
    return 0;
}

static size_t word_length(const char *at)
{
    size_t length = 0;
    while (is_word(at[length]) || (length && at[length] == '.' && isalpha((unsigned char)at[length + 1])))
        length++;
    return length;
}

/* Appends an expression, with its names and the vectors in it in the language of equations. */
static void add_expression(Text *text, const char *at)
{
    while (*at) {
        const size_t bracket = bracket_length(at), word = word_length(at);
        const size_t length = bracket ? bracket : word ? word : 1;
        const char *value = NULL, *why;
        if (bracket && (value = array_of(text->arena, arena_copy(text->arena, at + 1, bracket - 2), 1, false, &why)))
            value = arena_format(text->arena, "(%s)", value);
        for (size_t i = 0; word && i < sizeof constants / sizeof *constants; i++)
            if (strlen(constants[i].name) == word && strncmp(at, constants[i].name, word) == 0)
                value = constants[i].value;
        text_add(text, value ? value : arena_copy(text->arena, at, length));
        at += length;
    }
}

static const char *expression(Arena *arena, const char *words)
{
    Text text = text_new(arena);
    add_expression(&text, words);
    return text.at;
}

/* ---- elements ---- */

typedef List(const char *) Elements;

/* Does a blank between these end an element? "1 -2" are two, "1 - 2" is one. */
static bool ends_at_blank(char before, const char *after)
{
    bool is_sign = *after == '+' || *after == '-';
    bool is_dotted = *after == '.' && after[1] && strchr("*/^", after[1]);
    if (strchr("+-*/^:", before) || strchr("*/^:", *after) || is_dotted)
        return false;
    return !is_sign || after[1] != ' ';
}

/* Length of the first element. */
static size_t element_length(const char *text)
{
    int depth = 0;
    size_t i = 0;
    for (; text[i]; i++) {
        char c = text[i];
        depth += (strchr("([{", c) != NULL) - (strchr(")]}", c) != NULL);
        if (depth > 0)
            continue;
        if (c == ',' || c == ';' || (c == ' ' && i && ends_at_blank(text[i - 1], text + i + 1)))
            break;
    }
    return i;
}

/* Takes the elements between brackets, row after row, and gives the number of rows; 0: rows of different lengths, or
 * nothing. */
static int take_elements(Arena *arena, const char *text, Elements *elements)
{
    int rows = 0, columns = 0, in_row = 0;
    bool is_even = true;
    for (text += strspn(text, " ,"); *text; text += strspn(text, " ,")) {
        size_t length = element_length(text);
        if (length) {
            list_push(arena, elements, arena_copy(arena, text, length));
            in_row++;
        }
        text += length;
        text += strspn(text, " ");
        if (*text && *text != ';')
            continue;
        is_even = is_even && in_row && (!rows || in_row == columns);
        columns = in_row;
        in_row = 0;
        rows++;
        text += *text == ';';
    }
    if (in_row) {
        is_even = is_even && (!rows || in_row == columns);
        rows++;
    }
    return is_even ? rows : 0;
}

/* ---- arrays ---- */

static bool is_range(const char *element)
{
    int depth = 0;
    for (; *element; element++) {
        depth += (strchr("([{", *element) != NULL) - (strchr(")]}", *element) != NULL);
        if (depth == 0 && *element == ':')
            return true;
    }
    return false;
}

static const char *matrix_of(Arena *arena, const Elements *elements, int rows, bool is_transposed)
{
    Text text = text_new(arena);
    const int columns = elements->count / rows, length = is_transposed ? rows : columns;
    for (int i = 0; i < elements->count; i++) {
        text_add(&text, i == 0 ? "[" : i % length ? ", " : "; ");
        add_expression(&text, elements->at[is_transposed ? i % rows * columns + i / rows : i]);
    }
    text_add(&text, "]");
    return text.at;
}

static const char *vector_of(Arena *arena, const Elements *elements)
{
    Text text = text_new(arena);
    for (int i = 0; i < elements->count; i++) {
        text_add(&text, i == 0 ? "{" : ", ");
        add_expression(&text, elements->at[i]);
    }
    text_add(&text, "}");
    return text.at;
}

/* The array in brackets; NULL: it is none of so many dimensions. */
static const char *array_of(Arena *arena, const char *inside, int dimensions, bool is_transposed, const char **why)
{
    Elements elements = {0};
    const int rows = take_elements(arena, inside, &elements);
    bool has_range = false;
    for (int i = 0; i < elements.count; i++)
        has_range = has_range || is_range(elements.at[i]);
    *why = NULL;
    if (!elements.count)
        *why = "it is empty";
    else if (!rows)
        *why = "its rows differ in length";
    else if (has_range && (elements.count > 1 || dimensions != 1))
        *why = "a range can only be all of a vector";
    else if (dimensions == 0 && elements.count > 1)
        *why = "one number is needed";
    else if (dimensions == 1 && rows > 1 && elements.count > rows)
        *why = "a vector, such as [1 2], is needed";
    if (*why)
        return NULL;
    if (dimensions == 0 || has_range)
        return expression(arena, elements.at[0]);
    if (dimensions == 1)
        return vector_of(arena, &elements);
    return matrix_of(arena, &elements, rows, is_transposed);
}

/* A number without names, but pi. */
static bool is_scalar(const char *text)
{
    double number;
    if (number_read(text, &number))
        return true;
    for (; *text; text += strncmp(text, "pi", 2) == 0 ? 2 : 1)
        if (strncmp(text, "pi", 2) != 0 && !strchr("0123456789.eE+-*/^() ", *text))
            return false;
    return true;
}

/* How many dimensions a text of the language of equations has; -1: that is not plain. */
static int dimensions_of(const char *text)
{
    double number;
    text += strspn(text, " ");
    if (*text == '[')
        return 2;
    if (*text == '{')
        return text[1 + strspn(text + 1, " ")] == '{' ? 2 : 1;
    return number_read(text, &number) ? 0 : -1;
}

/* The shape of a parameter; of an array of any size, the library's default tells the dimensions. A number is one for
 * all elements where there is a size. */
typedef struct {
    int dimensions;
    bool takes_number;
} Shape;

static Shape shape_of(const Property *needed)
{
    static const char zeros[] = "zeros(size(";
    Shape shape = {needed->sizes.count, !needed->sizes.count || needed->sizes.at[0]->op != OP_COLON};
    const Value *value = needed->value;
    if (!shape.dimensions || !value || value->kind != VALUE_EXPRESSION)
        return shape;
    if (dimensions_of(value->text->text) > 0)
        shape.dimensions = dimensions_of(value->text->text);
    if (strncmp(value->text->text, zeros, sizeof zeros - 1) == 0) /* of a matrix */
        shape.dimensions = 2;
    return shape;
}

static const char *matlab_value(Arena *arena, const char *text, Shape shape, const char **why)
{
    size_t length = strlen(text);
    bool is_transposed = length > 2 && text[length - 1] == '\'';
    length -= is_transposed;
    if (length >= 2 && bracket_length(text) == length)
        return array_of(arena, arena_copy(arena, text + 1, length - 2), shape.dimensions, is_transposed, why);
    const char *value = expression(arena, text);
    if (!shape.takes_number && is_scalar(text))
        return arena_format(arena, shape.dimensions == 1 ? "{%s}" : "{{%s}}", value);
    return value;
}

const char *platform_value(Arena *arena, Platform platform, const char *text, const Property *needed, const char **why)
{
    static const char *const shapes[] = {"one number", "a vector, such as {1, 2},",
                                         "a matrix, such as [1, 2; 3, 4],"};
    const size_t length = sizeof modelica_types - 1;
    const Shape shape = shape_of(needed);
    *why = NULL;
    if (platform == PLATFORM_SIMULINK)
        return matlab_value(arena, platform_trimmed(arena, text), shape, why);
    if (strncmp(text, modelica_types, length) == 0)
        return strrchr(text, '.') + 1;
    const int given = dimensions_of(text);
    if (given < 0 || given == shape.dimensions || shape.dimensions > 2 || (given == 0 && shape.takes_number))
        return text;
    *why = arena_format(arena, "%s is needed", shapes[shape.dimensions]);
    return NULL;
}
