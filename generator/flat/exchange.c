/* exchange.c - given for wanted: quantities that the command line solves for, and those that it states instead.
 *
 * The law: whether a quantity is given or wanted is no property of the equations. A constant that is solved for becomes
 * a variable, with all constants that bindings tie to it, and its value the guess that iteration begins from; a value
 * that is set makes a constant. Whether the equations allow it, causalization finds out.
 */
#include "flat/variation.h"

#include <string.h>

static int refuse(Flattening *f, ExchangeList *exchanges, const char *path, const char *words)
{
    exchanges->is_refused = true;
    diag(DIAG_F66, (Source){.file = f->system->file}, "'%s' %s", path, words);
    return -1;
}

static int find_value(Flattening *f, ExchangeList *exchanges, const Exchange *exchange)
{
    const System *system = f->system;
    int found = flat_variable_of_path(system, name_of(exchange->path));
    const Property *property = found < 0 ? NULL : f->origins.at[found].property;
    if (found >= 0 && property && (property->kind == PROPERTY_VALUE || property->kind == PROPERTY_PARAMETER))
        return found;
    if (found >= 0)
        return refuse(f, exchanges, exchange->path, "is no value property, which could be given or solved for");
    Name *paths = arena_array(f->scratch, Name, system->variables.count + 1);
    for (int i = 0; i < system->variables.count; i++)
        paths[i] = system->variables.at[i].path;
    Name near = sysml_nearest_name(exchange->path, paths, system->variables.count);
    refuse(f, exchanges, exchange->path, "is no value of the system");
    if (near)
        diag_detail("did you mean '%s'?", near->text);
    return -1;
}

/* The constant, and those that bindings tie to it. */
static IntList tied_constants(Flattening *f, int variable)
{
    IntList tied = {0};
    bool *is_tied = arena_array(f->scratch, bool, f->system->variables.count);
    is_tied[variable] = true;
    list_push(f->scratch, &tied, variable);
    for (int before = 0; before < tied.count;) {
        before = tied.count;
        for (int i = 0; i < f->ties.count; i++) {
            const Tie *tie = &f->ties.at[i];
            if (is_tied[tie->a] == is_tied[tie->b] || !flat_joins_constants(f->system, tie))
                continue;
            list_push(f->scratch, &tied, is_tied[tie->a] ? tie->b : tie->a);
            is_tied[tie->a] = is_tied[tie->b] = true;
        }
    }
    return tied;
}

static void solve_for(Flattening *f, ExchangeList *exchanges, int variable)
{
    const FlatVariable *wanted = &f->system->variables.at[variable];
    if (wanted->kind != FLAT_CONSTANT || wanted->type != TYPE_REAL) {
        refuse(f, exchanges, wanted->path->text, wanted->kind != FLAT_CONSTANT
                                                     ? "is solved for anyway: it is not given"
                                                     : "is no Real, for which equations can be solved");
        return;
    }
    const IntList tied = tied_constants(f, variable);
    for (int i = 0; i < tied.count; i++) {
        FlatVariable *v = &f->system->variables.at[tied.at[i]];
        v->kind = FLAT_VARIABLE;
        v->start = f->origins.at[tied.at[i]].value ? START_GUESS : START_NONE;
    }
}

Value *flat_value_written(Flattening *f, int variable, const char *text)
{
    const FlatVariable *v = &f->system->variables.at[variable];
    UnitMeaning given, own = {.dimension = no_dimension};
    Value value = {.kind = VALUE_NUMBER, .source = {.file = f->system->file}};
    bool is_true = strcmp(text, "true") == 0;
    if (flat_enumeration_of(f, variable)) {
        value.kind = VALUE_LITERAL;
        value.text = name_of(text);
    } else if (is_true || strcmp(text, "false") == 0) {
        value.kind = VALUE_BOOLEAN;
        value.number = is_true;
    } else if (!number_read(text, &value.number)) {
        if (!expr_quantity_read(text, &value.number, &given) || !sysml_unit_meaning(&v->unit, &own) ||
            !unit_converts(&given, &own))
            return NULL;
        value.number = unit_convert(value.number, &given, &own);
    }
    Value *kept = arena_new_of(f->arena, Value);
    *kept = value;
    return kept;
}

static void give(Flattening *f, ExchangeList *exchanges, int variable, const char *text)
{
    FlatVariable *v = &f->system->variables.at[variable];
    const Value *value = flat_value_written(f, variable, text);
    if (!value) {
        refuse(f, exchanges, v->path->text, arena_format(f->scratch, "cannot be '%s'", text));
        const char *plain;
        if (sysml_number_format(f->scratch, text, &plain) == NUMBER_WITH_DECIMAL_COMMA)
            diag_detail("did you mean '%s'?", plain);
        diag_fix("give a number, or one with a unit that can be converted to that of the value, such as '20 mm' for a "
                 "length");
        return;
    }
    v->kind = FLAT_CONSTANT;
    v->start = START_NONE;
    v->is_discrete = false;
    const IntList tied = tied_constants(f, variable);
    for (int i = 0; i < tied.count; i++)
        f->origins.at[tied.at[i]].value = NULL;
    f->origins.at[variable].value = value;
}

void flat_exchange(Flattening *f, ExchangeList *exchanges)
{
    for (int pass = 0; pass < 2; pass++) /* wanted ones first, so that no given one is tied to them */
        for (int i = 0; i < exchanges->count; i++) {
            const Exchange *exchange = &exchanges->at[i];
            int variable = (exchange->value != NULL) == pass ? find_value(f, exchanges, exchange) : -1;
            if (variable >= 0 && pass == 0)
                solve_for(f, exchanges, variable);
            else if (variable >= 0)
                give(f, exchanges, variable, exchange->value);
        }
}
