/* size.c - arrays: their sizes, the names of their elements, and numbers that the structure rests on. */
#include "flat/instance.h"

#include <math.h>

int sizes_product(const IntList *sizes)
{
    int product = 1;
    for (int i = 0; i < sizes->count; i++)
        product *= sizes->at[i];
    return product;
}

const char *sizes_text(Arena *arena, const IntList *sizes)
{
    Text text = text_new(arena);
    for (int i = 0; i < sizes->count; i++)
        text_format(&text, "%s%d", i ? " x " : "", sizes->at[i]);
    return text.at;
}

Name element_identifier(Name identifier, const IntList *sizes, int element)
{
    enum { MOST_DIMENSIONS = 32, DIGITS = 12 };
    char indices[MOST_DIMENSIONS * DIGITS];
    char *at = indices + sizeof indices - 1;
    *at = '\0';
    for (int i = sizes->count - 1; i >= 0 && at - indices > DIGITS; i--) {
        int index = element % sizes->at[i] + 1;
        element /= sizes->at[i];
        for (; index; index /= 10)
            *--at = (char)('0' + index % 10);
        *--at = i ? ',' : '[';
    }
    return name_format("%s%s]", identifier->text, at);
}

bool property_sizes(Flattening *f, const Instance *instance, const Property *property, IntList *sizes)
{
    for (int i = 0; i < property->sizes.count; i++) {
        Expr size = property->sizes.at[i];
        if (size->op == OP_NUMBER) {
            list_push(f->scratch, sizes, (int)size->number);
            continue;
        }
        if (report_once(f, property))
            diag(DIAG_F34, property->source, "the size of '%s' is not known",
                 join_path(instance->path, property->identifier)->text);
        return false;
    }
    return true;
}

/* ---- numbers known when compiling ---- */

typedef struct {
    const System *system;
    Arena *scratch;
    IntList constants; /* that were used */
    int depth;
} Known;

static double known_leaf(void *context, Expr leaf)
{
    enum { MOST_STEPS = 1000 }; /* of constants that depend on constants */
    Known *known = context;
    int variable = leaf->op == OP_VARIABLE ? flat_variable(known->system, leaf) : -1;
    const FlatVariable *constant = variable < 0 ? NULL : &known->system->variables.at[variable];
    if (!constant || constant->kind != FLAT_CONSTANT || !constant->value || known->depth >= MOST_STEPS)
        return NAN;
    list_push(known->scratch, &known->constants, variable);
    known->depth++;
    double number = expr_evaluate(constant->value, NAN, known_leaf, known);
    known->depth--;
    return number;
}

bool known_number(Flattening *f, Expr e, double *number)
{
    Known known = {.system = f->system, .scratch = f->scratch};
    *number = expr_evaluate(e, NAN, known_leaf, &known);
    if (!isfinite(*number))
        return false;
    for (int i = 0; i < known.constants.count; i++)
        f->system->variables.at[known.constants.at[i]].is_structural = true;
    return true;
}
