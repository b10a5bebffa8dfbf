/* body.c - the texts of constraints, conditions and actions, which may be given in several languages. */
#include "sysml/body.h"

#include <string.h>

static const char blanks[] = " \t\r\n";
static const char html[] = "<html";

const char *sysml_trimmed(Arena *arena, const char *text)
{
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length && strchr(blanks, text[length - 1]))
        length--;
    return text[length] ? arena_copy(arena, text, length) : text;
}

/* Without an end it is the rest of the text, which the parser reports. */
size_t sysml_unread_length(const char *text)
{
    if (text[0] == '/' && text[1] == '/')
        return strcspn(text, "\n");
    if (text[0] == '/' && text[1] == '*') {
        const char *end = strstr(text + 2, "*/");
        return end ? (size_t)(end + 2 - text) : strlen(text);
    }
    if (text[0] != '"' && text[0] != '\'')
        return 0;
    size_t length = 1;
    while (text[length] && text[length] != text[0])
        length += text[length] == '\\' && text[length + 1] ? 2 : 1;
    return text[length] ? length + 1 : length;
}

/* Tools keep formatted texts as HTML: its tags become blanks, and character references become their characters. */
const char *sysml_plain_text(Arena *arena, const char *text)
{
    static const char no_break_space[] = "\xC2\xA0";
    const char *first = text + strspn(text, blanks);
    const bool is_html = strncmp(first, html, strlen(html)) == 0;
    Text shown = text_new(arena);
    for (const char *at = first; *at;) {
        char letter[8] = {*at, '\0'};
        const size_t reference = is_html ? xmi_character(at, letter) : 0;
        const bool is_tag = is_html && *at == '<' && strchr(at, '>');
        const bool is_blank = is_tag || strchr(blanks, *letter) || (reference && strcmp(letter, no_break_space) == 0);
        if (is_blank && shown.length && shown.at[shown.length - 1] != ' ')
            text_add_char(&shown, ' ');
        if (!is_blank)
            text_add(&shown, letter);
        at = is_tag ? strchr(at, '>') + 1 : at + (reference ? reference : 1);
    }
    while (shown.length && shown.at[shown.length - 1] == ' ')
        shown.at[--shown.length] = '\0';
    return shown.at;
}

static const char *language_at(Reader *reader, const Element *expression, int index)
{
    const char *words = "";
    int i = 0;
    for (const Element *child = expression->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "language") != 0 || i++ != index)
            continue;
        return element_characters(child) ? sysml_trimmed(reader->arena, element_characters(child)) : "";
    }
    for (int j = 0; !*words && j < expression->attribute_count; j++) /* one word for each body */
        if (strcmp(expression->attributes[j].name->text, "language") == 0)
            words = expression->attributes[j].value;
    for (words += strspn(words, blanks); index > 0 && *words; index--) {
        words += strcspn(words, blanks);
        words += strspn(words, blanks);
    }
    return arena_copy(reader->arena, words, strcspn(words, blanks));
}

static Body body_of(Reader *reader, Body body)
{
    if (strncmp(body.text + strspn(body.text, blanks), html, strlen(html)) == 0)
        body.text = sysml_plain_text(reader->arena, body.text);
    return body;
}

Body sysml_best_body(Reader *reader, const Element *expression)
{
    Body best = {0};
    int index = 0, best_rank = 0;
    for (const Element *child = expression->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "body") != 0)
            continue;
        const char *language = language_at(reader, expression, index++);
        const char *text = element_characters(child);
        int rank = dialect_language_rank(language);
        if (text && (!best.text || rank < best_rank)) {
            best = body_of(reader, (Body){text, language, child, true});
            best_rank = rank;
        }
    }
    for (int i = 0; !best.text && i < expression->attribute_count; i++)
        if (strcmp(expression->attributes[i].name->text, "body") == 0)
            best = body_of(reader, (Body){expression->attributes[i].value, language_at(reader, expression, 0),
                                          expression, false});
    return best;
}

static const char *language_of(Reader *reader, const Element *expression, const Element *body)
{
    int index = 0;
    for (const Element *child = expression->first_child; child != body; child = child->next)
        index += child->tag == body->tag;
    return language_at(reader, expression, index);
}

bool sysml_is_body_hidden(Reader *reader, const Element *expression, const Element *body, const Element *chosen)
{
    const char *text = element_characters(body), *taken = element_characters(chosen);
    return text && taken && strcmp(sysml_trimmed(reader->arena, text), sysml_trimmed(reader->arena, taken)) != 0 &&
           words_equal_caseless(language_of(reader, expression, body), language_of(reader, expression, chosen));
}

Body sysml_body_in_language(Reader *reader, const Element *element, const char *language)
{
    int index = 0;
    for (const Element *child = element->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "body") != 0)
            continue;
        const char *text = element_characters(child);
        if (words_equal_caseless(language_at(reader, element, index++), language))
            return (Body){text ? text : "", language, child, text != NULL};
    }
    bool is_it = !index && words_equal_caseless(language_at(reader, element, 0), language);
    for (int i = 0; is_it && i < element->attribute_count; i++)
        if (strcmp(element->attributes[i].name->text, "body") == 0)
            return (Body){element->attributes[i].value, language, element, false};
    return is_it ? (Body){"", language, element, false} : (Body){0};
}

Body sysml_body_of_value(Reader *reader, const Element *specification)
{
    Body body = sysml_best_body(reader, specification);
    const Element *value = element_child(specification, "value");
    if (!body.text && value && element_characters(value))
        return (Body){element_characters(value), "", value, true};
    if (!body.text && element_property(specification, "value"))
        return (Body){element_property(specification, "value"), "", specification, false};
    return body;
}

Source sysml_body_source(const Body *body, Source element)
{
    element.line = body->is_content ? body->at->text_line : body->at->line;
    return element;
}

Source sysml_line_of_text(Source text, bool spans_lines, int line)
{
    if (spans_lines)
        text.line += line - 1;
    return text;
}

bool sysml_is_blank(const char *text)
{
    return !text[strspn(text, blanks)];
}

/* ---- names that other languages and tools use, and their notation here ---- */

typedef struct {
    const char *name, *hint;
} Foreign;

/* Modelica's operators and functions of connected frames, of which its multi-body library consists. */
static const char frames[] = "frames of Modelica's MultiBody are not supported: state the equations of the mechanism, "
                             "or use blocks of one dimension, such as those of RotationalMechanics";

static const Foreign functions[] = {
    {"pow", "a power is written x^y"},
    {"power", "a power is written x^y"},
    {"sqr", "a square is written x^2"},
    {"cbrt", "write x^(1/3)"},
    {"ln", "the natural logarithm is log(x)"},
    {"lg", "the decimal logarithm is log10(x)"},
    {"log2", "write log(x)/log(2)"},
    {"cardinality", "let a constant of the block tell whether a port is connected"},
    {"asinh", "write Modelica.Math.asinh(x)"},
    {"acosh", "write Modelica.Math.acosh(x)"},
    {"fabs", "the absolute value is abs(x)"},
    {"sgn", "the sign is sign(x)"},
    {"fmin", "write min(x, y)"},
    {"fmax", "write max(x, y)"},
    {"fmod", "write rem(x, y), or mod(x, y) for a remainder that is never negative"},
    {"remainder", "write rem(x, y)"},
    {"int", "write integer(x)"},
    {"fix", "write integer(x)"},
    {"trunc", "write div(x, 1)"},
    {"round", "write floor(x + 0.5)"},
    {"ceiling", "write ceil(x)"},
    {"arcsin", "write asin(x)"},
    {"arccos", "write acos(x)"},
    {"arctan", "write atan(x)"},
    {"arctan2", "write atan2(y, x)"},
    {"tg", "write tan(x)"},
    {"cot", "write 1/tan(x)"},
    {"deg2rad", "write x*Modelica.Constants.D2R"},
    {"radians", "write x*Modelica.Constants.D2R"},
    {"rad2deg", "write x*Modelica.Constants.R2D"},
    {"degrees", "write x*Modelica.Constants.R2D"},
    {"if", "a choice is written 'if condition then a else b'"},
    {"iif", "a choice is written 'if condition then a else b'"},
    {"ifelse", "a choice is written 'if condition then a else b'"},
    {"where", "a choice is written 'if condition then a else b'"},
    {"AND", "write a and b"},
    {"OR", "write a or b"},
    {"NOT", "write not a"},
    {"ddt", "the derivative by time is der(x)"},
    {"derivative", "the derivative by time is der(x)"},
    {"diff", "the derivative by time is der(x)"},
    {"dot", "the derivative by time is der(x); the product of two vectors is x*y"},
    {"integral", "an integral y of x is the equation der(y) = x"},
    {"integrate", "an integral y of x is the equation der(y) = x"},
    {"mean", "write sum(x)/size(x, 1)"},
    {"norm", "write Modelica.Math.Vectors.length(x)"},
    {"eye", "write identity(n)"},
    {"numel", "write size(x, 1)"},
    {"len", "write size(x, 1)"},
    {"length", "write size(x, 1), or Modelica.Math.Vectors.length(x) for sqrt(x*x)"},
    {"inv", "write the equations that the inverse would solve: A*x = b"},
    {"interp1", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"interp2", "interpolation in a table is written interpolate2(x, y, xs, ys, zs)"},
    {"interp", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"interpn", "interpolation in a table is written interpolate(x, xs, ys), or interpolate2(x, y, xs, ys, zs)"},
    {"lookup", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"lookup1d", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"table", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"random", "random numbers are not supported, so that results can be repeated: generate them beforehand, and give "
               "them as a table"},
    {"rand", "random numbers are not supported, so that results can be repeated: generate them beforehand, and give "
             "them as a table"},
};

static const Foreign names[] = {
    {"pi", "write Modelica.Constants.pi"},
    {"PI", "write Modelica.Constants.pi"},
    {"Pi", "write Modelica.Constants.pi"},
    {"'\u03c0'", "write Modelica.Constants.pi"},
    {"M_PI", "write Modelica.Constants.pi"},
    {"inf", "write Modelica.Constants.inf"},
    {"Inf", "write Modelica.Constants.inf"},
    {"e", "the number e is exp(1), its power exp(x)"},
    {"eps", "write Modelica.Constants.eps"},
    {"True", "write true"},
    {"TRUE", "write true"},
    {"False", "write false"},
    {"FALSE", "write false"},
    {"t", "time is written 'time'"},
    {"Time", "time is written 'time'"},
    {"dt", "describe changes in time by der(x): the solver chooses the time step"},
    {"dT", "if a time step is meant, describe changes in time by der(x): the solver chooses the step"},
};

#define COUNT(table) (int)(sizeof(table) / sizeof *(table))

/* The hint for a name, or NULL. *is_behind: the name follows that of a library, as in math.sin and np.pi. */
static const char *hint_of(const Foreign *table, int count, const char *name, bool *is_behind)
{
    static const char *const libraries[] = {"math.", "Math.", "np.", "numpy.", "std."};
    *is_behind = false;
    for (int i = 0; !*is_behind && i < COUNT(libraries); i++)
        if (strncmp(name, libraries[i], strlen(libraries[i])) == 0) {
            name += strlen(libraries[i]);
            *is_behind = true;
        }
    for (int i = 0; i < count; i++)
        if (strcmp(table[i].name, name) == 0)
            return table[i].hint;
    return NULL;
}

bool sysml_is_of_frames(const char *name)
{
    static const char *const prefixes[] = {"Connections.", "world."};
    for (int i = 0; i < COUNT(prefixes); i++)
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    return strcmp(name, "rooted") == 0;
}

const char *sysml_foreign_function_hint(const char *name)
{
    bool is_behind;
    if (sysml_is_of_frames(name))
        return frames;
    const char *hint = hint_of(functions, COUNT(functions), name, &is_behind);
    if (is_behind && !hint)
        return "leave out the name of the library: the functions of the language are sin, sqrt, min ...";
    return hint;
}

const char *sysml_foreign_name_hint(const char *name)
{
    bool is_behind;
    if (strncmp(name, "self.", 5) == 0 || strncmp(name, "this.", 5) == 0)
        return name_format("use the names of the block itself: write %s", name + 5)->text;
    return hint_of(names, COUNT(names), name, &is_behind);
}
