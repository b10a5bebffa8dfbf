/* units.c - the unit of a value type: its name, its symbol, and for derived units of QUDV their factors. */
#include "sysml/read.h"

#include <math.h>
#include <string.h>

enum { DEEPEST_UNIT = 6, LONGEST_UNIT = 150 };

bool sysml_unit_meaning(const Unit *unit, UnitMeaning *meaning)
{
    const Name texts[] = {unit->made_of, unit->symbol, unit->name};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (texts[i] && unit_read(texts[i]->text, meaning))
            return true;
    return false;
}

/* The name of a slot's feature: an element's, or the end of an address such as QUDV.xmi#_QUDV_Unit-symbol_Property. */
static bool is_slot_of(Reader *reader, Element *slot, const char *name)
{
    Reference feature;
    if (strcmp(slot->tag->text, "slot") != 0 || !sysml_reference(reader->arena, slot, "definingFeature", &feature))
        return false;
    const Element *target = sysml_resolve(reader, feature);
    if (target && element_name(target)->length)
        return words_equal_caseless(element_name(target)->text, name);
    const char *words = feature.href ? feature.href : feature.id;
    size_t length = words ? strlen(words) : 0, tail = strlen("_Property"), own = strlen(name);
    if (length > tail && strcmp(words + length - tail, "_Property") == 0)
        length -= tail;
    if (length < own || (length > own && strchr("abcdefghijklmnopqrstuvwxyz", words[length - own - 1])))
        return false;
    return words_equal_caseless(arena_copy(reader->arena, words + length - own, own), name);
}

/* The next value of a slot of that name, after `after`; NULL if there is none. */
static Element *slot_value(Reader *reader, const Element *instance, const char *name, const Element *after)
{
    bool is_past = !after;
    for (Element *slot = instance->first_child; slot; slot = slot->next) {
        if (!is_slot_of(reader, slot, name))
            continue;
        for (Element *value = slot->first_child; value; value = value->next) {
            if (strcmp(value->tag->text, "value") != 0)
                continue;
            if (is_past)
                return value;
            is_past = value == after;
        }
    }
    return NULL;
}

static const Element *instance_of(Reader *reader, Element *value)
{
    Reference instance;
    return value && sysml_reference(reader->arena, value, "instance", &instance) ? sysml_resolve(reader, instance)
                                                                                 : NULL;
}

/* A number, also a Rational of QUDV with a numerator and a denominator. */
static bool number_of(Reader *reader, Element *value, double *number)
{
    const Element *rational = instance_of(reader, value);
    if (rational) {
        Element *above = slot_value(reader, rational, "numerator", NULL);
        Element *below = slot_value(reader, rational, "denominator", NULL);
        double divisor = 1;
        if (!above || !number_of(reader, above, number) || (below && !number_of(reader, below, &divisor)))
            return false;
        *number /= divisor;
        return isfinite(*number);
    }
    const char *words = element_property(value, "value"), *body = element_property(value, "body");
    words = words ? words : body;
    return words && number_read(words, number);
}

static const char *symbol_of(Reader *reader, const Element *unit)
{
    const Element *stereotype = sysml_application(unit, STEREOTYPE_UNIT);
    const char *symbol = stereotype ? element_property(stereotype, "symbol") : NULL;
    Element *value = symbol ? NULL : slot_value(reader, unit, "symbol", NULL);
    symbol = value ? element_property(value, "value") : symbol;
    return symbol && *symbol ? symbol : NULL;
}

static const char *made_of(Reader *reader, const Element *unit, int depth);

static const char *text_of(Reader *reader, const Element *unit, int depth)
{
    const char *made = depth > 0 ? made_of(reader, unit, depth - 1) : NULL, *symbol = symbol_of(reader, unit);
    return made ? made : symbol ? symbol : element_name(unit)->text;
}

/* The product of a DerivedUnit's factors; the multiple of its reference unit for a PrefixedUnit or a
 * LinearConversionUnit. NULL: it is none of these. */
static const char *made_of(Reader *reader, const Element *unit, int depth)
{
    double number;
    const Element *whole = instance_of(reader, slot_value(reader, unit, "referenceUnit", NULL));
    const Element *prefix = instance_of(reader, slot_value(reader, unit, "prefix", NULL));
    Element *factor = slot_value(reader, unit, "factor", NULL);
    if (whole) {
        factor = prefix ? slot_value(reader, prefix, "factor", NULL) : factor;
        if (!factor || !number_of(reader, factor, &number) || slot_value(reader, unit, "offset", NULL))
            return NULL;
        return arena_format(reader->arena, "%.15g*(%s)", number, text_of(reader, whole, depth));
    }
    Text text = text_new(reader->arena);
    for (; factor; factor = slot_value(reader, unit, "factor", factor)) {
        const Element *each = instance_of(reader, factor);
        const Element *part = each ? instance_of(reader, slot_value(reader, each, "unit", NULL)) : NULL;
        Element *exponent = each ? slot_value(reader, each, "exponent", NULL) : NULL;
        if (!part || text.length > LONGEST_UNIT)
            return NULL;
        number = 1;
        if (exponent && !number_of(reader, exponent, &number))
            return NULL;
        text_format(&text, "%s(%s)^(%.9g)", text.length ? "*" : "", text_of(reader, part, depth), number);
    }
    return text.length ? text.at : NULL;
}

/* A unit of another project is known by the name the tool gives it, else by its address: units never fail. */
static Name foreign_unit(Reader *reader, const Element *stereotype, Reference unit)
{
    const char *words = element_referent(unit.at);
    if (words) {
        const char *colon = strrchr(words, ':');
        return name_of(colon ? colon + 1 : words);
    }
    const char *text = element_property(stereotype, "unit");
    if (!unit.href) /* a tool's free text, whose blanks separate no references: "metre per second" */
        return name_of(text ? sysml_trimmed(reader->arena, text) : unit.id);
    words = dialect_fragment_word(reader->arena, unit.href);
    return name_of(words ? words : unit.href);
}

void sysml_read_unit(Reader *reader, Element *element)
{
    Element *stereotype = sysml_application(element, STEREOTYPE_VALUE_TYPE);
    Classifier *type = element->made == MADE_CLASSIFIER ? element->object : NULL;
    Reference unit;
    if (!type || type->kind != CLASSIFIER_VALUE_TYPE || !stereotype ||
        !sysml_reference(reader->arena, stereotype, "unit", &unit))
        return;
    const Element *target = sysml_resolve_applied(reader, unit);
    if (!target) {
        type->unit.name = foreign_unit(reader, stereotype, unit);
        return;
    }
    const char *symbol = symbol_of(reader, target), *made = made_of(reader, target, DEEPEST_UNIT);
    type->unit.symbol = symbol ? name_of(symbol) : NULL;
    type->unit.name = element_name(target)->length ? element_name(target) : type->unit.symbol;
    type->unit.made_of = made ? name_of(made) : NULL;
}
