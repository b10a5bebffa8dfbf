/* values.c - default values and the slots of instance specifications; numbers; multiplicities. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include "expr/array.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- numbers in the formats of the countries where tools run ----
 *
 * The law: a comma before the last digits is a decimal sign, and so is a dot. The other sign before it, or a sign that
 * occurs several times, separates thousands. One comma before three digits, as in 1,500, can be either. */

static const char digits[] = "0123456789";

/* True if the sign separates thousands, in groups of three digits up to `end`. */
static bool are_thousands(const char *words, const char *end, char sign)
{
    size_t first = strspn(words, digits);
    if (first < 1 || first > 3)
        return false;
    for (words += first; words < end; words += 4)
        if (*words != sign || strspn(words + 1, digits) != 3)
            return false;
    return words == end;
}

static const char *joined(Arena *arena, const char *words, char thousands, char decimal)
{
    char *text = arena_copy(arena, words, strlen(words)), *to = text;
    for (const char *from = text; *from; from++)
        if (*from != thousands)
            *to++ = *from == decimal ? '.' : *from;
    *to = '\0';
    return text;
}

NumberFormat sysml_number_format(Arena *arena, const char *words, const char **plain)
{
    const char *begin = words + (*words == '-' || *words == '+');
    const char *comma = strchr(begin, ','), *last = strrchr(begin, ','), *dot = strrchr(begin, '.');
    const char *read;
    double number;
    if (!comma)
        return NUMBER_AS_IS;
    size_t length = strspn(begin, "0123456789.,");
    const char *end = begin + length;
    bool is_english = dot && dot > last && are_thousands(begin, dot, ',');
    bool is_several = !dot && comma != last && are_thousands(begin, end, ',');
    bool is_german = comma == last && (dot ? are_thousands(begin, comma, '.') : true);
    if (is_english || is_several)
        read = joined(arena, words, ',', '.');
    else if (is_german)
        read = joined(arena, words, '.', ',');
    else
        return NUMBER_AS_IS;
    if (!number_read(read, &number))
        return NUMBER_AS_IS;
    *plain = read;
    if (is_english || is_several)
        return NUMBER_WITH_THOUSANDS;
    bool is_either = !dot && *begin != '0' && are_thousands(begin, end, ',');
    return is_either ? NUMBER_OF_EITHER : NUMBER_WITH_DECIMAL_COMMA;
}

/* ---- default values and slots ---- */

#define PI 3.14159265358979323846

typedef struct {
    Reader *reader;
    Classifier *owner;      /* it gets the problem of a bad value; NULL: no problem is made */
    const Classifier *type; /* of the property that gets the value, or NULL */
    const char *what;       /* "the value of 'A::b'" */
    Element *element;
    const Classifier *place; /* whose names expressions use; NULL: not known */
} Reading;

/* Makes a value of the kind, with a number or a text. */
static Value *value_new(const Reading *reading, int kind, double number, const char *text)
{
    Value *value = arena_new_of(reading->reader->arena, Value);
    value->kind = (unsigned)kind;
    value->number = number;
    value->text = text ? name_of(text) : NULL;
    value->source = element_source(reading->element, NULL);
    return value;
}

static Value *number_value(const Reading *reading, double number, bool is_integer)
{
    Value *value = value_new(reading, VALUE_NUMBER, number, NULL);
    value->is_integer = is_integer;
    return value;
}

static Value *refuse_value(const Reading *reading, const char *found, const char *expected)
{
    if (!reading->owner)
        return NULL;
    Arena *arena = reading->reader->arena;
    Problem *wrong = sysml_problem(arena, reading->owner, DIAG_S21, element_source(reading->element, NULL),
                                   "%s cannot be used: '%s'", reading->what, found);
    sysml_problem_detail(wrong, "expected %s", expected);
    return NULL;
}

/* The words of a number with a decimal point only; NULL if they can be read in two ways. */
static const char *plain_number(const Reading *reading, const char *words)
{
    Arena *arena = reading->reader->arena;
    const char *plain = words;
    NumberFormat format = sysml_number_format(arena, words, &plain);
    if (format == NUMBER_AS_IS || !reading->owner)
        return format == NUMBER_OF_EITHER ? NULL : plain;
    Source source = element_source(reading->element, NULL);
    if (format != NUMBER_OF_EITHER) {
        sysml_problem(arena, reading->owner, DIAG_S56, source, "%s is written '%s' and read as %s, with %s",
                      reading->what, words, plain,
                      format == NUMBER_WITH_THOUSANDS ? "commas between thousands" : "a decimal comma");
        return plain;
    }
    Problem *wrong = sysml_problem(arena, reading->owner, DIAG_S57, source, "%s can be read in two ways: '%s'",
                                   reading->what, words);
    sysml_problem_detail(wrong, "with a decimal comma it is %s, with a comma between thousands %.*s%s", plain,
                         (int)strcspn(words, ","), words, strchr(words, ',') + 1);
    return NULL;
}

/* The value of a literal, which may be a negative number; NULL: the expression is no literal. */
static Value *literal_value(const Reading *reading, Expr e)
{
    bool negative = e->op == OP_NEGATE && e->at[0]->op == OP_NUMBER;
    if (e->op == OP_NUMBER || negative) {
        const Expr literal = negative ? e->at[0] : e;
        return number_value(reading, negative ? -literal->number : literal->number, literal->type == TYPE_INTEGER);
    }
    if (e->op == OP_BOOLEAN)
        return value_new(reading, VALUE_BOOLEAN, e->number != 0, NULL);
    return e->op == OP_STRING ? value_new(reading, VALUE_STRING, 0, e->name->text) : NULL;
}

/* A text such as "1,5 mm" with a decimal point; NULL if its number can be read in two ways. */
static const char *plain_quantity(const Reading *reading, const char *text)
{
    Arena *arena = reading->reader->arena;
    double number;
    UnitMeaning given;
    int length = (int)strspn(text, "+-0123456789.,");
    const char *unit = text + length;
    if (!memchr(text, ',', (size_t)length) || !expr_quantity_read(arena_format(arena, "1%s", unit), &number, &given))
        return text;
    const char *plain = plain_number(reading, arena_format(arena, "%.*s", length, text));
    return plain ? arena_format(arena, "%s%s", plain, unit) : NULL;
}

/* Reports a value with two possible conversions, such as 50 Hz for a property in rad/s. */
static void refuse_two_ways(const Reading *reading, const char *words, double first, double second)
{
    if (!reading->owner)
        return;
    Arena *arena = reading->reader->arena;
    const Unit *unit = &reading->type->unit;
    const char *own = unit->symbol ? unit->symbol->text : unit->name->text;
    Problem *wrong = sysml_problem(arena, reading->owner, DIAG_U05, element_source(reading->element, NULL),
                                   "%s can be converted in two ways: '%s'", reading->what, words);
    sysml_problem_detail(wrong, "%.6g %s or %.6g %s? a turn or cycle is either 2*pi rad or the number 1", first, own,
                         second, own);
    sysml_problem_fix(wrong, "give the value in %s", own);
}

/* Reports a unit that does not fit; `text` is `words` with a decimal point. */
static void refuse_unit(const Reading *reading, const char *words, const char *text, bool has_unit)
{
    const Classifier *type = reading->type;
    const Source source = element_source(reading->element, NULL);
    const int length = (int)unit_number_length(text);
    const char *given = text + length + strspn(text + length, " \t\n");
    const Name unit = !type ? NULL : type->unit.symbol ? type->unit.symbol : type->unit.name;
    const char *own = unit ? unit->text : "";
    Problem *wrong;
    if (*own) {
        wrong = sysml_problem(reading->reader->arena, reading->owner, DIAG_U05, source,
                              "%s is given in a unit that is not the property's: '%s'", reading->what, words);
        sysml_problem_detail(wrong, "%s is given, %s%s is needed", given, own, has_unit ? "" : ", which is not known,");
        return;
    }
    wrong = sysml_problem(reading->reader->arena, reading->owner, DIAG_U05, source,
                          "%s is given with a unit, but the property has none: '%s'", reading->what, words);
    sysml_problem_detail(wrong, "%s is given, but %s%s%s has no unit", given, type ? "the type '" : "the property",
                         type ? type->name->text : "", type ? "'" : "");
    sysml_problem_fix(wrong, "write %.*s without a unit, or give the property a value type with the unit %s", length,
                      text, given);
}

/* Converts a number with a unit, such as "20 mm", to the property's unit. False: the text is no such number. */
static bool quantity_value(const Reading *reading, const char *words, Value **value)
{
    const char *text = plain_quantity(reading, words);
    double number;
    UnitMeaning given, own = {.dimension = no_dimension};
    *value = NULL;
    if (!text || !expr_quantity_read(text, &number, &given))
        return !text;
    bool has_unit = reading->type && sysml_unit_meaning(&reading->type->unit, &own);
    if (has_unit && dimension_is_same(&given.dimension, &own.dimension)) {
        double turns, converted = unit_convert(number, &given, &own);
        if (!angles_convert(&given.dimension, &own.dimension, &turns)) {
            refuse_two_ways(reading, words, converted, converted * pow(2 * PI, turns));
            return true;
        }
        const char *unit = text + unit_number_length(text);
        *value = number_value(reading, converted, false);
        (*value)->unit = name_of(unit + strspn(unit, " \t\n"));
        return true;
    }
    if (reading->owner)
        refuse_unit(reading, words, text, has_unit);
    return true;
}

static const char expected_quantity[] =
    "give a number, with its unit if wanted, as in '290 K', or an expression in the language of equations";

static void detail_unit(Arena *arena, Problem *wrong, const char *unit)
{
    const char *near = unit_near(arena, unit);
    sysml_problem_detail(wrong, "'%s' is not a known unit", unit);
    sysml_problem_fix(wrong, near ? "did you mean '%s'?" : "%s", near ? near : expected_quantity);
}

/* True for words and numbers without an operator: a value in words, not a wrong expression. */
static bool is_prose(const char *text)
{
    bool has_letter = false;
    for (; *text; text++) {
        has_letter = has_letter || isalpha((unsigned char)*text) || (unsigned char)*text >= 128;
        if (strchr("+-*/^=<>()[]{},'\"", *text))
            return false;
    }
    return has_letter;
}

/* The value of an expression in the language of equations. */
static Value *expression_value(const Reading *reading, const char *text)
{
    const Classifier *type = reading->type;
    for (int i = 0; type && i < type->literals.count; i++)
        if (strcmp(type->literals.at[i]->text, text) == 0)
            return value_new(reading, VALUE_LITERAL, 0, text);
    double number;
    text = plain_number(reading, text);
    if (!text)
        return NULL;
    if (number_read(text, &number))
        return number_value(reading, number, !strpbrk(text, ".eE"));
    Arena *arena = reading->reader->arena;
    ParseError error = {0};
    Expr expression;
    const NameScope *scope = reading->place ? sysml_scope(reading->reader, reading->place) : NULL;
    if (parse_expression(arena, text, scope, &expression, &error)) {
        Value *literal = literal_value(reading, expression);
        if (literal)
            return literal;
        Value *value = value_new(reading, VALUE_EXPRESSION, 0, text);
        value->expression = expression;
        return value;
    }
    if (type && type->primitive == TYPE_STRING)
        return value_new(reading, VALUE_STRING, 0, text);
    Value *quantity;
    if (!error.readings[0] && quantity_value(reading, text, &quantity))
        return quantity;
    if (reading->owner) {
        Problem *wrong = sysml_problem(arena, reading->owner, DIAG_S21, element_source(reading->element, NULL),
                                       "%s cannot be read as an expression", reading->what);
        if (error.readings[0]) {
            sysml_problem_of_text(wrong, reading->what, text, &error);
            return NULL;
        }
        sysml_problem_detail(wrong, "%s", parse_error_excerpt(arena, text, &error));
        sysml_problem_detail(wrong, "found %s, expected %s", error.found, error.expected);
        const char *unit = unit_unknown(arena, text);
        if (unit)
            detail_unit(arena, wrong, unit);
        else if (is_prose(text))
            sysml_problem_fix(wrong, "%s", expected_quantity);
        else if (error.hint)
            sysml_problem_fix(wrong, "%s", error.hint);
    }
    return NULL;
}

/* The value of a string. Some tools write every value as a string: the type of the property decides, if it has one. */
static Value *string_value(const Reading *reading, const char *text)
{
    const Classifier *type = reading->type;
    double number;
    if (!*text)
        return NULL;
    if (type ? type->primitive == TYPE_REAL || type->primitive == TYPE_INTEGER || type->kind == CLASSIFIER_ENUMERATION
             : number_read(text, &number))
        return expression_value(reading, text);
    if (type && type->primitive == TYPE_BOOLEAN) {
        const bool is_true = words_equal_caseless(text, "true");
        return is_true || words_equal_caseless(text, "false") ? value_new(reading, VALUE_BOOLEAN, is_true, NULL)
                                                              : refuse_value(reading, text, "true or false");
    }
    return value_new(reading, VALUE_STRING, 0, text);
}

static Value *instance_value(const Reading *reading)
{
    Reader *reader = reading->reader;
    Reference instance;
    if (!sysml_reference(reader->arena, reading->element, "instance", &instance))
        return NULL;
    const Element *target = sysml_resolve(reader, instance);
    if (target && target->made == MADE_LITERAL)
        return value_new(reading, VALUE_LITERAL, 0, element_name(target)->text);
    if (target && target->made == MADE_INSTANCE) {
        Value *value = value_new(reading, VALUE_INSTANCE, 0, NULL);
        value->instance = target->object;
        return value;
    }
    if (reading->owner)
        sysml_unresolved(reader, reading->owner, instance, element_source(reading->element, NULL), reading->what);
    return NULL;
}

/* Reports a text where a number is needed, such as "0.5 Ohn". */
static Value *refuse_number(const Reading *reading, const char *words)
{
    refuse_value(reading, words, "a number");
    const char *unit = unit_unknown(reading->reader->arena, words);
    if (unit && reading->owner)
        detail_unit(reading->reader->arena, list_last(&reading->owner->problems), unit);
    return NULL;
}

static Value *literal_number(const Reading *reading, const char *words, bool is_integer)
{
    double number = 0;
    bool is_implied = !words;
    if (words && !(words = plain_number(reading, words)))
        return NULL;
    Value *quantity;
    if (words && !number_read(words, &number))
        return quantity_value(reading, words, &quantity) ? quantity : refuse_number(reading, words);
    Value *value = number_value(reading, number, is_integer);
    value->is_implied = is_implied;
    return value;
}

static const Value *read_value(const Reading *reading)
{
    const Element *element = reading->element;
    if (element->is_nil)
        return NULL;
    const char *type = element->type ? element->type->text : "";
    const char *words = element_property(element, "value"), *body = element_property(element, "body");
    if (strcmp(type, "LiteralReal") == 0)
        return literal_number(reading, words, false);
    if (word_is_among(type, "LiteralInteger|LiteralUnlimitedNatural"))
        return literal_number(reading, words, true);
    if (strcmp(type, "LiteralBoolean") == 0) {
        bool truth = false;
        const char *unreadable = element_truth(element, "value", &truth);
        return unreadable ? refuse_value(reading, unreadable, "true or false")
                          : value_new(reading, VALUE_BOOLEAN, truth, NULL);
    }
    if (strcmp(type, "LiteralNull") == 0)
        return NULL;
    if (strcmp(type, "InstanceValue") == 0)
        return instance_value(reading);
    if (strcmp(type, "OpaqueExpression") == 0)
        return body && *body ? expression_value(reading, body) : NULL;
    if (strcmp(type, "LiteralString") == 0 || !*type)
        return words ? string_value(reading, words) : NULL;
    return refuse_value(reading, type, "a literal, an expression or an instance");
}

const Value *sysml_value_of_text(Reader *reader, Classifier *owner, const Classifier *type, const char *what,
                                 Element *at, const char *text)
{
    Reading reading = {reader, owner, type, what, at, NULL};
    return expression_value(&reading, text);
}

static void make_default(Reader *reader, Element *element)
{
    if (element->made != MADE_PROPERTY)
        return;
    Property *property = element->object;
    Element *value = element_child(element, "defaultValue");
    const char *attribute = element_property(element, "default");
    if (!value && (!attribute || !*attribute))
        return;
    const char *what = arena_format(reader->scratch, "the value of '%s'", property->source.element->text);
    Reading reading = {reader, property->owner, property->type, what, value ? value : element,
                       property->owner};
    property->value = value ? read_value(&reading) : string_value(&reading, attribute);
    arena_reset(reader->scratch);
}

/* ---- instance specifications ---- */

/* Reports a slot that is not used, except one of tools' profiles or metamodels, which do not affect the model. */
static void refuse_slot(Reader *reader, InstanceSpecification *instance, const Element *slot, const Element *target)
{
    if (target && (target->metaclass == META_NONE || target->metaclass == META_PROPERTY ||
                   target->metaclass == META_PORT))
        return;
    Problem *wrong = sysml_problem(reader->arena, instance->self, DIAG_S72, element_source(slot, instance->qualified),
                                   target ? "a slot of instance '%s' is for '%s', which is not a property"
                                          : "a slot of instance '%s' has no feature",
                                   instance->name->text, target ? element_name(target)->text : "");
    if (target)
        sysml_problem_detail(wrong, "'%s' (%s)", element_name(target)->text,
                             source_print(reader->arena, element_source(target, NULL)));
}

static void make_slot(Reader *reader, InstanceSpecification *instance, Element *element)
{
    Reference feature;
    if (!sysml_reference(reader->arena, element, "definingFeature", &feature)) {
        refuse_slot(reader, instance, element, NULL);
        return;
    }
    const Element *target = sysml_resolve(reader, feature);
    if (!target && !(feature.href && dialect_is_metamodel(feature.href)))
        sysml_unresolved(reader, instance->self, feature, element_source(element, instance->qualified),
                         arena_format(reader->arena, "the feature of a slot of instance '%s'", instance->name->text));
    if (target && target->made != MADE_PROPERTY)
        refuse_slot(reader, instance, element, target);
    if (!target || target->made != MADE_PROPERTY)
        return; /* of units and the like: features of the metamodel */
    Slot *slot = arena_new_of(reader->arena, Slot);
    slot->feature = target->object;
    slot->source = element_source(element, slot->feature->source.element);
    Reading reading = {reader, instance->self, slot->feature->type,
                       arena_format(reader->arena, "the value of '%s' in instance '%s'",
                                    slot->feature->source.element->text, instance->name->text),
                       NULL, NULL};
    for (Element *child = element->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "value") != 0)
            continue;
        reading.element = child;
        const Value *value = read_value(&reading);
        if (value)
            list_push(reader->arena, &slot->values, value);
    }
    list_push(reader->arena, &instance->slots, slot);
}

/* The block by which an instance is simulated; only for instances of the compiled document. */
static const Classifier *block_of_instance(Reader *reader, const Element *element,
                                           const InstanceSpecification *instance)
{
    if (!element->document->is_main || !instance->classifier || instance->classifier->kind != CLASSIFIER_BLOCK)
        return NULL;
    Classifier *block = arena_new_of(reader->arena, Classifier);
    *block = (Classifier){.kind = CLASSIFIER_BLOCK,
                          .name = instance->name,
                          .qualified = instance->qualified,
                          .documentation = name_of(""),
                          .primitive = TYPE_UNKNOWN,
                          .values = instance,
                          .source = instance->source};
    list_push(reader->arena, &block->generals, instance->classifier);
    return block;
}

/* Reports two slots of one feature with different values; some tools write a slot twice. */
static void compare_slots(Reader *reader, InstanceSpecification *instance)
{
    Map *first = map_new(reader->scratch);
    for (int i = 0; i < instance->slots.count; i++) {
        const Slot *slot = instance->slots.at[i];
        const Property *feature = slot->feature; /* it counts as the one that it redefines */
        while (feature->redefined.count)
            feature = feature->redefined.at[0];
        const int before = map_get(first, feature, -1);
        if (before < 0) {
            map_put(first, feature, i);
            continue;
        }
        const Slot *other = instance->slots.at[before];
        bool differs = slot->values.count != other->values.count;
        for (int k = 0; !differs && k < slot->values.count; k++) {
            const Value *a = slot->values.at[k], *b = other->values.at[k];
            differs = a->kind != b->kind || a->number != b->number || a->text != b->text ||
                      a->expression != b->expression || a->instance != b->instance;
        }
        if (!differs)
            continue;
        Problem *twice = sysml_problem(reader->arena, instance->self, DIAG_S61, slot->source,
                                       "instance '%s' has two slots for '%s', with different values",
                                       instance->name->text, slot->feature->source.element->text);
        sysml_problem_detail(twice, "the other slot: %s", source_print(reader->arena, other->source));
    }
    arena_reset(reader->scratch);
}

static void fill_instance(Reader *reader, Element *element)
{
    if (element->made != MADE_INSTANCE)
        return;
    InstanceSpecification *instance = element->object;
    Reference classifier;
    instance->self = arena_new_of(reader->arena, Classifier);
    if (sysml_reference(reader->arena, element, "classifier", &classifier)) {
        instance->classifier = sysml_resolve_classifier(reader, classifier);
        if (!instance->classifier)
            sysml_unresolved(reader, instance->self, classifier, instance->source,
                             arena_format(reader->arena, "the classifier of instance '%s'", instance->name->text));
    }
    for (Element *child = element->first_child; child; child = child->next)
        if (strcmp(child->tag->text, "slot") == 0)
            make_slot(reader, instance, child);
    if (instance->slots.count > 1)
        compare_slots(reader, instance);
    instance->block = block_of_instance(reader, element, instance);
}

void sysml_make_values(Reader *reader)
{
    sysml_for_elements(reader, make_default);
    sysml_for_elements(reader, fill_instance);
}

/* ---- multiplicity ----
 *
 * The law: a fixed multiplicity other than 1 makes an array of one dimension. An upper bound that is an expression is
 * the size, even if the lower bound has its default, 1. `*` is the size of the value or of the feature bound to the
 * property. The dimension of a MultidimensionalElement replaces the multiplicity, which is the product of the
 * dimension; so does the arraySize of SysML4Modelica. */

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
    if (word_is_among(words, "*|-1"))
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

/* The text of a dimension in an attribute or in child elements: "2 3", "2, n + 1", "[2,3]", "{2,3}". */
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

/* Takes sizes between commas: 2, n + 1, or a colon, as in Modelica's [:, 2], for the size of the value. */
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
