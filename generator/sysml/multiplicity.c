/* multiplicity.c - how many: bounds as numbers or expressions, and the dimensions of a MultidimensionalElement.
 *
 * The law: a fixed multiplicity other than 1 makes an array of one dimension; an upper bound that is an expression is
 * its size, whatever the default of 1 of a lower bound says; `*` is the size of its value or of the feature bound to
 * it. The dimension of a MultidimensionalElement stands for the multiplicity, whose value is its product; so does the
 * arraySize of SysML4Modelica. */
#include "sysml/read.h"

#include "expr/array.h"

#include <ctype.h>
#include <string.h>

typedef struct {
    int number;       /* MULTIPLICITY_UNBOUNDED, MULTIPLICITY_EXPRESSION */
    const char *text; /* of an expression, or NULL */
} Bound;

/* A bound that is missing is 1; one without a value has the value 0. */
static Bound bound(Reader *reader, const Element *property, const char *tag)
{
    const Element *element = element_child(property, tag);
    if (!element || element->is_nil)
        return (Bound){1, NULL};
    const char *words = element_property(element, "value");
    if (!words && element->type && strstr(element->type->text, "Expression")) {
        words = sysml_best_body(reader, element).text;
        if (!words || !*words)
            return (Bound){MULTIPLICITY_EXPRESSION, NULL};
    }
    if (!words || !*words)
        return (Bound){0, NULL};
    if (strcmp(words, "*") == 0 || strcmp(words, "-1") == 0)
        return (Bound){MULTIPLICITY_UNBOUNDED, NULL};
    double number;
    if (!number_read(words, &number) || number < 0 || number > INT32_MAX || number != (int)number)
        return (Bound){MULTIPLICITY_EXPRESSION, words};
    return (Bound){(int)number, NULL};
}

static void refuse_multiplicity(Reader *reader, const Property *property, DiagCode code, const char *what,
                                const char *text, const ParseError *error)
{
    Problem *wrong = sysml_problem(reader->arena, property->owner, code, property->source,
                                   "the %s of '%s' cannot be read: '%s'", what, property->source.element->text, text);
    if (error && error->readings[0])
        sysml_problem_of_text(wrong, arena_format(reader->arena, "the %s of '%s'", what,
                                                  property->source.element->text), text, error);
    else if (error && error->found)
        sysml_problem_detail(wrong, "found %s, expected %s", error->found, error->expected);
}

void sysml_take_multiplicity(Reader *reader, Property *property, const NameScope *scope, const Element *element)
{
    Bound lower = bound(reader, element, "lowerValue"), upper = bound(reader, element, "upperValue");
    property->lower = lower.number;
    property->upper = upper.number;
    bool is_fixed = lower.number == upper.number || (upper.text && lower.number == 1);
    if (lower.text && upper.text)
        is_fixed = strcmp(lower.text, upper.text) == 0;
    if (upper.number == MULTIPLICITY_UNBOUNDED) {
        list_push(reader->arena, &property->sizes, expr_raw(OP_COLON, NULL, 0, NULL));
    } else if (upper.text && is_fixed) {
        Expr size;
        ParseError error = {0};
        if (!scope)
            scope = sysml_scope(reader, property->owner);
        if (parse_expression(reader->arena, upper.text, scope, &size, &error))
            list_push(reader->arena, &property->sizes, size);
        else
            refuse_multiplicity(reader, property, DIAG_S30, "multiplicity", upper.text, &error);
    } else if ((upper.number > 1 || upper.number == 0) && is_fixed) {
        list_push(reader->arena, &property->sizes, expr_integer(upper.number));
    }
}

/* ---- dimensions ---- */

/* The attribute or child elements, one for each or one for all: "2 3", "2, n + 1", "[2,3]", "{2,3}". */
static const char *dimension_text(Reader *reader, const Element *application, const char *tag)
{
    Text text = text_new(reader->arena);
    for (int i = 0; i < application->attribute_count; i++)
        if (strcmp(application->attributes[i].name->text, tag) == 0)
            text_add(&text, application->attributes[i].value);
    for (const Element *child = application->first_child; child; child = child->next)
        if (strcmp(child->tag->text, tag) == 0 && element_characters(child))
            text_format(&text, "%s%s", text.length ? ", " : "", element_characters(child));
    const char *at = sysml_trimmed(reader->arena, text.length ? text.at : "");
    const size_t length = strlen(at);
    if (length < 2 || !strchr("[{(", at[0]) || !strchr("]})", at[length - 1]))
        return at;
    return arena_copy(reader->arena, at + 1, length - 2);
}

/* Without commas, numbers and names are separated by blanks. */
static const char *with_commas(Reader *reader, const char *text)
{
    Text list = text_new(reader->arena);
    if (strchr(text, ','))
        return text;
    for (const char *at = text; *at; at++) {
        if (!isalnum((unsigned char)*at) && !strchr("_. \t\r\n", *at))
            return text;
        if (isspace((unsigned char)*at) && !isspace((unsigned char)at[1]))
            text_add(&list, ", ");
        else if (!isspace((unsigned char)*at))
            text_add_char(&list, *at);
    }
    return list.length ? list.at : text;
}

/* Sizes between commas: 2, n + 1, or a colon, as in Modelica's [:, 2]: as large as the value is. */
static bool take_sizes(Reader *reader, const char *text, const NameScope *scope, ExprList *sizes, ParseError *error)
{
    while (true) {
        size_t length = 0;
        for (int depth = 0; text[length] && (text[length] != ',' || depth); length++)
            depth += (strchr("([{", text[length]) != NULL) - (strchr(")]}", text[length]) != NULL);
        const char *at = sysml_trimmed(reader->arena, arena_copy(reader->arena, text, length));
        Expr size = expr_raw(OP_COLON, NULL, 0, NULL);
        if (strcmp(at, ":") != 0 && !parse_expression(reader->arena, at, scope, &size, error))
            return false;
        list_push(reader->arena, sizes, size);
        if (!text[length])
            return true;
        text += length + 1;
    }
}

void sysml_take_dimension(Reader *reader, Property *property, const Element *element)
{
    const Element *multidimensional = sysml_application(element, STEREOTYPE_MULTIDIMENSIONAL);
    const Element *modelica = sysml_application(element, STEREOTYPE_MODELICA_VALUE);
    if (!modelica)
        modelica = sysml_application(element, STEREOTYPE_MODELICA_MODIFIED);
    property->is_multidimensional = multidimensional;
    const char *text = multidimensional ? dimension_text(reader, multidimensional, "dimension")
                       : modelica       ? dimension_text(reader, modelica, "arraySize")
                                        : "";
    if (!*text)
        return;
    if (strcmp(text, ":") == 0) {
        property->upper = MULTIPLICITY_UNBOUNDED;
        list_push(reader->arena, &property->sizes, expr_raw(OP_COLON, NULL, 0, NULL));
        return;
    }
    ExprList list = {0};
    ParseError error = {0};
    if (!take_sizes(reader, with_commas(reader, text), sysml_scope(reader, property->owner), &list, &error)) {
        refuse_multiplicity(reader, property, DIAG_S31, "dimension", text, &error);
        return;
    }
    property->sizes.count = 0;
    bool is_right = list.count <= DIMENSION_LIMIT, is_known = true;
    double product = 1;
    for (int i = 0; is_right && i < list.count; i++) {
        const Expr size = list.at[i];
        const bool is_number = size->op == OP_NUMBER;
        is_right = !is_number || (size->number >= 1 && size->number == (int)size->number);
        is_known = is_known && is_number;
        product *= is_number ? size->number : 1;
        list_push(reader->arena, &property->sizes, size);
    }
    if (!is_right)
        refuse_multiplicity(reader, property, DIAG_S31, "dimension", text, NULL);
    else if (is_known && property->upper > 1 && property->upper != (int)product)
        sysml_problem(reader->arena, property->owner, DIAG_S31, property->source,
                      "the dimension of '%s' is '%s', but its multiplicity is %d", property->source.element->text, text,
                      property->upper);
}
