/* variation.c - constants that have other values in other programs of one model.
 *
 * The law: a variation changes the value of one constant where it is stated, and nothing else of the drawing. So it is
 * a constant that the drawing gives a value to, and that follows no other: dependent values change with it. */
#include "flat/variation.h"

#include <math.h>
#include <string.h>

/* ---- which constant ---- */

static int refuse(Flattening *f, VariationList *variations, const char *path, const char *words)
{
    variations->is_refused = true;
    diag(DIAG_F66, (Source){.file = f->system->file}, "'%s' %s", path, words);
    diag_fix("name constants by their paths, as the program's --list shows them: --variants PATH=VALUE,VALUE");
    return -1;
}

static int find_constant(Flattening *f, VariationList *variations, const Variation *variation)
{
    const System *system = f->system;
    const int found = flat_variable_of_path(system, name_of(variation->path));
    if (found < 0) {
        Name *paths = arena_array(f->scratch, Name, system->variables.count + 1);
        for (int i = 0; i < system->variables.count; i++)
            paths[i] = system->variables.at[i].path;
        const Name near = sysml_nearest_name(variation->path, paths, system->variables.count);
        refuse(f, variations, variation->path, "is no constant of the system");
        if (near)
            diag_detail("did you mean '%s'?", near->text);
        return -1;
    }
    const FlatVariable *v = &system->variables.at[found];
    const Origin *origin = &f->origins.at[found];
    if (v->kind != FLAT_CONSTANT || !origin->property || origin->property->kind != PROPERTY_VALUE)
        return refuse(f, variations, variation->path, "is no constant, which could have other values in variants");
    if (v->bound_to >= 0) {
        const Name leader = system->variables.at[v->bound_to].path;
        refuse(f, variations, variation->path, arena_format(f->scratch, "is bound to '%s'", leader->text));
        diag_fix("let --variants name '%s'", leader->text);
        return -1;
    }
    if (origin->item.element >= 0)
        return refuse(f, variations, variation->path, "is an element of an array: --variants takes single values");
    return v->value ? found : refuse(f, variations, variation->path, "is given no value, but follows from equations");
}

/* ---- its values ---- */

enum { MOST_LEAST = 100000 }; /* from which on all larger ones are meant */

static const char *number_words(Flattening *f, int variable, double number)
{
    const Classifier *enumeration = flat_enumeration_of(f, variable);
    if (enumeration && number >= 1 && number <= enumeration->literals.count)
        return enumeration->literals.at[(int)number - 1]->text;
    if (f->system->variables.at[variable].type == TYPE_BOOLEAN)
        return number != 0 ? "true" : "false";
    return arena_copy(f->arena, number_text(number), strlen(number_text(number)));
}

/* A value of the constant in the form in which a drawing states it. */
static const Value *value_of_number(Flattening *f, int variable, double number)
{
    const FlatVariable *v = &f->system->variables.at[variable];
    Value *value = arena_new_of(f->arena, Value);
    *value = (Value){.kind = VALUE_NUMBER, .number = number, .source = v->start_source};
    if (flat_enumeration_of(f, variable)) {
        value->kind = VALUE_LITERAL;
        value->text = name_of(number_words(f, variable, number));
    } else if (v->type == TYPE_BOOLEAN) {
        value->kind = VALUE_BOOLEAN;
    }
    return value;
}

/* Values that differ in their last digits are one: it may have been converted from another unit. */
static bool is_same(double a, double b)
{
    static const double rounding = 1e-15;
    return fabs(a - b) <= rounding * fabs(a);
}

static int add_choice(Flattening *f, Variation *variation, int variable, VariationValue choice)
{
    int at = 0;
    while (at < variation->choices.count && !(is_same(variation->choices.at[at].number, choice.number) &&
                                              variation->choices.at[at].is_least == choice.is_least))
        at++;
    choice.text = number_words(f, variable, choice.number);
    if (choice.is_least)
        choice.text = arena_format(f->arena, "%s..", choice.text);
    if (at == variation->choices.count)
        list_push(f->arena, &variation->choices, choice);
    return at;
}

/* The choice of a value that is one of its own, or else one of all from a number on; or the count of choices. */
static int choice_of(const Variation *variation, double number)
{
    const int count = variation->choices.count;
    int found = count;
    for (int i = 0; i < count; i++) {
        const VariationValue *choice = &variation->choices.at[i];
        if (!choice->is_least && is_same(choice->number, number))
            return i;
        if (choice->is_least && number >= choice->number && found == count)
            found = i;
    }
    return found;
}

/* False if it is no value for the constant. */
static bool number_of_value(Flattening *f, int variable, const Value *value, double *number)
{
    const Type type = f->system->variables.at[variable].type;
    if (value->kind == VALUE_LITERAL) {
        *number = sysml_literal_number(flat_enumeration_of(f, variable), value->text);
        return *number >= 1;
    }
    *number = value->number;
    return (value->kind == VALUE_BOOLEAN) == (type == TYPE_BOOLEAN) &&
           (type != TYPE_INTEGER || *number == floor(*number));
}

/* 8.. are 8 and all whole numbers that are larger. */
static void read_words(Flattening *f, VariationList *variations, Variation *variation, int variable)
{
    for (int i = 0; i < variation->words.count; i++) {
        const char *words = variation->words.at[i], *dots = strstr(words, "..");
        const bool is_least = dots && !dots[2];
        const char *first = is_least ? arena_copy(f->arena, words, (size_t)(dots - words)) : words;
        const Value *value = flat_value_written(f, variable, first);
        double number = 0;
        if (value && number_of_value(f, variable, value, &number) &&
            (!is_least || (f->system->variables.at[variable].type == TYPE_INTEGER && fabs(number) <= MOST_LEAST))) {
            add_choice(f, variation, variable, (VariationValue){NULL, number, value, is_least});
            continue;
        }
        refuse(f, variations, variation->path, arena_format(f->scratch, "cannot be '%s'", words));
        diag_fix("give values as a model may state them, such as 8 or true, or in another unit of the same dimension; "
                 "of an Integer also 8.. for 8 and all that are larger");
    }
}

/* The model's own comes first, unless it was named. */
static void add_own(Flattening *f, Variation *variation, int variable, double number)
{
    const int named = variation->choices.count, at = choice_of(variation, number);
    const VariationValue own = {number_words(f, variable, number), number, value_of_number(f, variable, number), false};
    variation->own = number;
    variation->stated = at < named ? at : 0;
    if (at < named && variation->choices.at[at].is_least)
        return;
    if (at == named) {
        list_push(f->arena, &variation->choices, own);
        memmove(variation->choices.at + 1, variation->choices.at, (size_t)named * sizeof own);
    }
    variation->choices.at[variation->stated] = own;
}

void flat_find_variations(Flattening *f, VariationList *variations)
{
    for (int i = 0; i < variations->count && diag_error_count() == 0; i++) {
        Variation *variation = &variations->at[i];
        const int variable = find_constant(f, variations, variation);
        const double own = variable < 0 ? NAN : flat_stated_number(f, f->system->variables.at[variable].value);
        if (variable >= 0 && !isfinite(own))
            refuse(f, variations, variation->path, "has a value that is not known when compiling");
        if (!isfinite(own))
            continue;
        variation->owner = f->origins.at[variable].owner->path;
        variation->identifier = f->origins.at[variable].item.identifier;
        read_words(f, variations, variation, variable);
        add_own(f, variation, variable, own);
    }
}
