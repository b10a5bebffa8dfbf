/* variation.c - constants that have other values in other programs of one model.
 *
 * The law: a variation changes the value of one constant where it is stated, and nothing else of the drawing. So it is
 * a constant that the drawing gives a value to, and that follows no other: what follows it changes with it.
 */
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

static int add_choice(Flattening *f, Variation *variation, int variable, const Value *value, double number)
{
    int at = 0;
    while (at < variation->choices.count && !is_same(variation->choices.at[at].number, number))
        at++;
    if (at == variation->choices.count)
        list_push(f->arena, &variation->choices, (VariationValue){number_words(f, variable, number), number, value});
    return at;
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

static void read_words(Flattening *f, VariationList *variations, Variation *variation, int variable)
{
    for (int i = 0; i < variation->words.count; i++) {
        const char *words = variation->words.at[i];
        const Value *value = flat_value_written(f, variable, words);
        double number = 0;
        if (value && number_of_value(f, variable, value, &number)) {
            add_choice(f, variation, variable, value, number);
            continue;
        }
        refuse(f, variations, variation->path, arena_format(f->scratch, "cannot be '%s'", words));
        diag_fix("give values as a model may state them, such as 8 or true, or in another unit of the same dimension");
    }
}

/* The model's own comes first, unless it was named. */
static void add_own(Flattening *f, Variation *variation, int variable, double number)
{
    const int named = variation->choices.count;
    const Value *value = value_of_number(f, variable, number);
    const int at = add_choice(f, variation, variable, value, number);
    const VariationValue own = {number_words(f, variable, number), number, value};
    variation->stated = at < named ? at : 0;
    if (at == named)
        memmove(variation->choices.at + 1, variation->choices.at, (size_t)named * sizeof own);
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
