/* experiment.c - the settings of the experiment: its numbers, its system part, its plot; completed by defaults. */
#include "flat/experiment.h"
#include "flat/value.h"
#include "flat/variable.h"

#include <math.h>
#include <string.h>

const char *const experiment_solvers[SOLVERS] = {
    "bdf", "adams", "auto", "euler", "rk4", "implicit-euler", "linearly-implicit"};

/* A number of the experiment may be an expression of its other numbers; chains deeper than this are cycles. */
enum { MOST_STEPS = 20 };

typedef struct {
    const Shape *shape;
    int steps;
} ExperimentNumbers;

static double number_of(ExperimentNumbers *numbers, const Value *value);

static double number_of_leaf(void *context, Expr leaf)
{
    ExperimentNumbers *numbers = context;
    int slot = map_get(numbers->shape->by_name, leaf->name, -1);
    return slot < 0 ? NAN : number_of(numbers, flat_value_of(numbers->shape->properties.at[slot]));
}

static double number_of(ExperimentNumbers *numbers, const Value *value)
{
    double number = NAN;
    if (!value || numbers->steps >= MOST_STEPS)
        return NAN;
    numbers->steps++;
    if (value->kind == VALUE_NUMBER)
        number = value->number;
    else if (value->kind == VALUE_EXPRESSION && value->expression)
        number = expr_evaluate(value->expression, NAN, number_of_leaf, numbers);
    numbers->steps--;
    return number;
}

static const Property *property_named(const Shape *shape, const char *name)
{
    int slot = map_get(shape->by_name, name_of(name), -1);
    return slot < 0 ? NULL : shape->properties.at[slot];
}

static const Value *value_named(const Shape *shape, const char *name)
{
    const Property *property = property_named(shape, name);
    return property ? flat_value_of(property) : NULL;
}

/* False if nothing is stated; reports values that are not numbers. */
static bool read_number(const Shape *shape, const char *name, double *number)
{
    const Value *value = value_named(shape, name);
    if (!value)
        return false;
    ExperimentNumbers numbers = {.shape = shape};
    double found = number_of(&numbers, value);
    if (value->is_implied && strcmp(name, "startTime") != 0)
        diag(DIAG_F53, value->source, "'%s' of experiment '%s' is a literal without a value, which means 0", name,
             shape->classifier->qualified->text);
    if (isfinite(found)) {
        *number = found;
        return true;
    }
    diag(DIAG_F04, value->source, "'%s' of experiment '%s' is not a finite number", name,
         shape->classifier->qualified->text);
    return false;
}

static Source source_of(const Shape *shape, const char *name)
{
    const Value *value = value_named(shape, name);
    return value ? value->source : shape->classifier->source;
}

static void check_numbers(const Shape *shape, const Experiment *experiment)
{
    const char *name = shape->classifier->qualified->text;
    if (experiment->stop < experiment->start)
        diag(DIAG_F04, source_of(shape, "stopTime"), "experiment '%s' stops at %s, before it starts at %s", name,
             number_text(experiment->stop), number_text(experiment->start));
    else if (!(experiment->interval > 0))
        diag(DIAG_F04, source_of(shape, "interval"), "the interval of experiment '%s' is %s, not positive", name,
             number_text(experiment->interval));
    else if ((experiment->stop - experiment->start) / experiment->interval > MOST_ROWS)
        diag(DIAG_F04, source_of(shape, "interval"), "the interval of experiment '%s' is %s: more than %g rows", name,
             number_text(experiment->interval), MOST_ROWS);
    if (!(experiment->tolerance >= LEAST_TOLERANCE && experiment->tolerance < 1))
        diag(DIAG_F04, source_of(shape, "tolerance"), "the tolerance of experiment '%s' is %s, not between %g and 1",
             name, number_text(experiment->tolerance), LEAST_TOLERANCE);
}

static void read_solver(const Shape *shape, Experiment *experiment)
{
    const Value *value = value_named(shape, "solver");
    if (!value)
        return;
    const char *given = value->kind == VALUE_STRING || value->kind == VALUE_LITERAL ? value->text->text : "";
    if (text_index(given, experiment_solvers, SOLVERS) >= 0) {
        experiment->solver = value->text;
        return;
    }
    diag(DIAG_F04, value->source, "experiment '%s' names the unknown solver '%s'", shape->classifier->qualified->text,
         given);
    const int near = word_nearest(given, experiment_solvers, SOLVERS);
    if (near >= 0)
        diag_detail("did you mean '%s'?", experiment_solvers[near]);
    diag_fix("choose bdf, adams or auto, or, for fixed steps, euler, rk4, implicit-euler or linearly-implicit");
}

/* Reports a property whose name is similar to a setting of the experiment that is left at its default. */
static void check_names(const Shape *shape)
{
    static const char *const known[] = {"startTime", "stopTime", "interval", "tolerance", "solver", "plot",
                                        "input"};
    enum { KNOWN = sizeof known / sizeof *known };
    for (int i = 0; i < shape->properties.count; i++) {
        const Property *property = shape->properties.at[i];
        Name unset[KNOWN];
        int count = 0;
        bool is_known = property->kind != PROPERTY_VALUE || property->redefined.count;
        for (int k = 0; k < KNOWN; k++) {
            const Property *meant = property_named(shape, known[k]);
            is_known = is_known || meant == property;
            if (meant && !meant->redefined.count)
                unset[count++] = meant->name;
        }
        Name meant = is_known ? NULL : sysml_nearest_name(property->name->text, unset, count);
        if (!meant)
            continue;
        diag(DIAG_F49, property->source, "'%s' of experiment '%s' has no effect", property->name->text,
             shape->classifier->qualified->text);
        diag_detail("did you mean '%s'?", meant->text);
    }
}

/* The only part of the experiment. Further parts, and features without a meaning here, are rejected. */
static const Property *find_system(const Shape *shape)
{
    const Property *found = NULL;
    const Classifier *experiment = shape->classifier;
    for (int i = 0; i < shape->properties.count; i++) {
        const Property *property = shape->properties.at[i];
        if (property->kind == PROPERTY_PORT || property->kind == PROPERTY_CONSTRAINT || property->kind == PROPERTY_FLOW)
            diag(DIAG_F03, property->source,
                 "experiment '%s' holds '%s', but an experiment has one part and numbers only",
                 experiment->qualified->text, property->name->text);
        if (property->kind != PROPERTY_PART || !property->type)
            continue;
        if (found) {
            diag(DIAG_F03, property->source, "experiment '%s' has more than one part", experiment->qualified->text);
            diag_detail("%s : %s", found->name->text, found->type->qualified->text);
            diag_detail("%s : %s", property->name->text, property->type->qualified->text);
            return NULL;
        }
        found = property;
    }
    if (!found)
        diag(DIAG_F03, experiment->source, "experiment '%s' has no part: the system to simulate is missing",
             experiment->qualified->text);
    for (int i = 0; i < shape->connectors.count && found; i++)
        diag(DIAG_F03, shape->connectors.at[i]->source, "experiment '%s' holds a connector, but there is one part only",
             experiment->qualified->text);
    return found;
}

/* The instance of the experiment: values that it gives to parts of the system may use its numbers. */
static Instance *outer_instance(Flattening *f, const Shape *shape)
{
    Instance *outer = arena_new_of(f->scratch, Instance);
    *outer = (Instance){
        .kind = INSTANCE_OUTER, .shape = shape, .part = -1, .path = name_of(""), .element = -1, .depth = -1};
    int count = shape->properties.count;
    flat_register_instance(f, outer);
    for (int slot = 0; slot < count; slot++) {
        ExperimentNumbers numbers = {.shape = shape};
        const Property *property = shape->properties.at[slot];
        double number = property->kind == PROPERTY_VALUE ? number_of(&numbers, flat_value_of(property)) : NAN;
        if (isfinite(number))
            outer->members[slot] = (Member){.kind = MEMBER_NUMBER, .is.number = expr_number(number)};
    }
    return outer;
}

Instance *flat_read_experiment(Flattening *f, const Classifier *root, const Property **part)
{
    Experiment *experiment = &f->system->experiment;
    *experiment = (Experiment){.name = root->name,
                               .qualified = root->qualified,
                               .is_drawn = sysml_is_experiment(root),
                               .stop = 1,
                               .tolerance = 1e-6,
                               .solver = name_of(experiment_solvers[SOLVER_BDF]),
                               .source = root->source};
    experiment->interval = experiment->stop / USUAL_INTERVALS;
    *part = NULL;
    if (!experiment->is_drawn)
        return NULL;
    const Shape *shape = flat_shape_of(f, root);
    read_number(shape, "startTime", &experiment->start);
    read_number(shape, "stopTime", &experiment->stop);
    read_number(shape, "tolerance", &experiment->tolerance);
    const Property *interval = property_named(shape, "interval");
    bool is_library_default = interval && !interval->redefined.count && interval->owner != root;
    double span = experiment->stop - experiment->start;
    experiment->interval = span > 0 ? span / USUAL_INTERVALS : 1; /* without a span, any interval is valid */
    if (!is_library_default)
        experiment->states_interval = read_number(shape, "interval", &experiment->interval);
    experiment->source = source_of(shape, "interval");
    check_numbers(shape, experiment);
    check_names(shape);
    read_solver(shape, experiment);
    static const char blanks[] = " \t\r\n,;";
    const Value *value = value_named(shape, "plot");
    const char *at = value && value->kind == VALUE_STRING ? value->text->text : "";
    for (at += strspn(at, blanks); *at; at += strspn(at, blanks)) {
        size_t length = strcspn(at, blanks);
        list_push(f->arena, &experiment->plot, name_of_length(at, length));
        at += length;
    }
    value = value_named(shape, "input");
    experiment->input = value && value->kind == VALUE_STRING && value->text->length ? value->text : NULL;
    *part = find_system(shape);
    return outer_instance(f, shape);
}

/* The canonical form of a path as people write it: quotes around keywords of other languages are optional. (So are
 * flow properties, which flat_resolve_name() allows.) */
static Name canonical_path(Flattening *f, Name written)
{
    Text path = text_new(f->scratch);
    for (const char *at = written->text; *at;) {
        size_t length = identifier_length(at);
        const char *segment = arena_copy(f->scratch, at, length);
        text_format(&path, "%s%s", path.length ? "." : "", *at == '\'' ? segment : identifier_canonical(segment)->text);
        at += length;
        at += *at == '.';
    }
    return path.length ? name_of(path.at) : written;
}

int flat_variable_of_path(const System *system, Name path)
{
    static const Type types[] = {TYPE_REAL, TYPE_INTEGER, TYPE_BOOLEAN};
    int found = -1;
    for (int i = 0; found < 0 && i < 3; i++)
        found = flat_variable(system, expr_variable(path, types[i]));
    return found;
}

void flat_suggest_path(Flattening *f, const char *path, bool is_plotted)
{
    const System *system = f->system;
    Name *paths = arena_array(f->scratch, Name, system->variables.count + 1);
    int count = 0;
    for (int i = 0; i < system->variables.count; i++)
        if (!is_plotted || (system->variables.at[i].kind != FLAT_CONSTANT && !system->variables.at[i].is_hidden))
            paths[count++] = system->variables.at[i].path;
    const Name near = sysml_nearest_name(path, paths, count);
    if (near)
        diag_detail("did you mean '%s'?", near->text);
}

/* Replaces the paths of the plot by paths of variables: for an array all its elements, for a port its variables. */
void flat_settle_plot(Flattening *f)
{
    System *system = f->system;
    Experiment *experiment = &system->experiment;
    List(Name) written = {experiment->plot.at, experiment->plot.count, experiment->plot.capacity};
    if (!written.count)
        return;
    const Shape *shape = f->instances.at[0]->owner->shape; /* of the experiment: only experiments have plots */
    experiment->plot.at = NULL;
    experiment->plot.count = experiment->plot.capacity = 0;
    for (int i = 0; i < written.count; i++) {
        const char *problem = NULL;
        Name path = written.at[i];
        IntList meant = {0};
        Member member = flat_resolve_name(f->instances.at[0], canonical_path(f, path), &problem);
        flat_variables_of(f->scratch, member, false, &meant);
        if (!meant.count && flat_variable_of_path(system, path) >= 0)
            list_push(f->scratch, &meant, flat_variable_of_path(system, path));
        for (int k = 0, all = meant.count ? 0 : system->variables.count; k < all; k++) {
            const FlatPart *part = &system->parts.at[system->variables.at[k].part];
            if (part->is_port && part->path == path && system->variables.at[k].kind == FLAT_VARIABLE)
                list_push(f->scratch, &meant, k);
        }
        for (int k = 0; k < meant.count; k++)
            list_push(f->arena, &experiment->plot, system->variables.at[meant.at[k]].path);
        if (meant.count)
            continue;
        diag(DIAG_F05, source_of(shape, "plot"), "experiment '%s' plots '%s', which is not a variable of the system",
             experiment->qualified->text, path->text);
        if (path->length > 1)
            flat_suggest_path(f, path->text, true);
    }
}

/* ---- exchange of known and unknown quantities ----
 *
 * The law: the equations do not determine which quantities are known. A constant that is solved for becomes a variable,
 * with all constants that bindings tie to it, and its value becomes the guess for the iteration. A quantity that is set
 * becomes a constant. Causalization finds out whether the equations allow this. */

static int no_exchange(Flattening *f, ExchangeList *exchanges, const char *path, const char *words)
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
        return no_exchange(f, exchanges, exchange->path, "is not a value property: only these can be given or solved "
                                                         "for");
    no_exchange(f, exchanges, exchange->path, "is not a value of the system");
    flat_suggest_path(f, exchange->path, false);
    return -1;
}

/* The constant, and the constants that bindings tie to it. */
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
        no_exchange(f, exchanges, wanted->path->text, wanted->kind != FLAT_CONSTANT
                                                     ? "is not given by the model: the program solves for it already"
                                                     : "is not a Real, for which equations can be solved");
        return;
    }
    const IntList tied = tied_constants(f, variable);
    for (int i = 0; i < tied.count; i++) {
        FlatVariable *v = &f->system->variables.at[tied.at[i]];
        v->kind = FLAT_VARIABLE;
        v->start = f->origins.at[tied.at[i]].value ? START_GUESS : START_NONE;
    }
}

bool flat_number_written(const FlatVariable *v, const char *text, bool is_difference, double *number)
{
    UnitMeaning given, own = {.dimension = no_dimension};
    if (number_read(text, number))
        return true;
    if (!expr_quantity_read(text, number, &given) || !sysml_unit_meaning(&v->unit, &own) ||
        !unit_converts(&given, &own))
        return false;
    if (is_difference)
        given.offset = own.offset = 0;
    *number = unit_convert(*number, &given, &own);
    return true;
}

Value *flat_value_written(Flattening *f, int variable, const char *text)
{
    const FlatVariable *v = &f->system->variables.at[variable];
    Value value = {.kind = VALUE_NUMBER, .source = {.file = f->system->file}};
    bool is_true = strcmp(text, "true") == 0;
    if (flat_enumeration_of(f, variable)) {
        value.kind = VALUE_LITERAL;
        value.text = name_of(text);
    } else if (is_true || strcmp(text, "false") == 0) {
        value.kind = VALUE_BOOLEAN;
        value.number = is_true;
    } else if (!flat_number_written(v, text, false, &value.number)) {
        return NULL;
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
        no_exchange(f, exchanges, v->path->text, arena_format(f->scratch, "cannot be '%s'", text));
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
    for (int pass = 0; pass < 2; pass++) /* unknown ones first, so that they are not tied to those that are set */
        for (int i = 0; i < exchanges->count; i++) {
            const Exchange *exchange = &exchanges->at[i];
            int variable = (exchange->value != NULL) == pass ? find_value(f, exchanges, exchange) : -1;
            if (variable >= 0 && pass == 0)
                solve_for(f, exchanges, variable);
            else if (variable >= 0)
                give(f, exchanges, variable, exchange->value);
        }
}

/* ---- constants with different values in the variants of a program ----
 *
 * The law: a variation changes the stated value of one constant, and nothing else in the drawing. So this must be a
 * constant that has a value in the drawing and is not bound to another one. Values that depend on it change with it. */

/* ---- which constant ---- */

static int no_variation(Flattening *f, VariationList *variations, const Variation *variation, const char *words)
{
    variations->is_refused = true;
    diag(DIAG_F66, (Source){.file = f->system->file}, "'%s' %s", variation->path, words);
    diag_fix("name constants by their paths, as the program's --list shows them: --variants PATH=VALUE,VALUE");
    return -1;
}

static int find_constant(Flattening *f, VariationList *variations, const Variation *variation)
{
    const System *system = f->system;
    const int found = flat_variable_of_path(system, name_of(variation->path));
    if (found < 0) {
        no_variation(f, variations, variation, "is not a constant of the system");
        flat_suggest_path(f, variation->path, false);
        return -1;
    }
    const FlatVariable *v = &system->variables.at[found];
    const Origin *origin = &f->origins.at[found];
    if (v->kind != FLAT_CONSTANT || !origin->property || origin->property->kind != PROPERTY_VALUE)
        return no_variation(f, variations, variation, "is not a constant: only constants can differ between variants");
    if (v->bound_to >= 0) {
        const Name leader = system->variables.at[v->bound_to].path;
        no_variation(f, variations, variation, arena_format(f->scratch, "is bound to '%s'", leader->text));
        diag_fix("let --variants name '%s'", leader->text);
        return -1;
    }
    if (origin->item.element >= 0)
        return no_variation(f, variations, variation, "is an element of an array: --variants takes single values");
    return v->value ? found : no_variation(f, variations, variation, "is given no value, but follows from equations");
}

/* ---- its values ---- */

enum { MOST_LEAST = 100000 }; /* largest number that can mean itself and all larger ones */

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

/* True if values differ in their last digits at most: one may have been converted from another unit. */
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

/* Index of the choice that is this value, else of one that includes it; the number of choices if there is none. */
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

/* False if the constant cannot have this value. */
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

/* Reads the values of the command line: 8.. means 8 and all larger Integers. */
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
        no_variation(f, variations, variation, arena_format(f->scratch, "cannot be '%s'", words));
        diag_fix("give values such as 8 or true, or with another unit of the same dimension; for an Integer also 8.., "
                 "which means 8 or more");
    }
}

/* Finds the choice of the model's own value. It is added as the first one unless it was named. */
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
            no_variation(f, variations, variation, "has a value that is not known when compiling");
        if (!isfinite(own))
            continue;
        variation->owner = f->origins.at[variable].owner->path;
        variation->identifier = f->origins.at[variable].item.identifier;
        read_words(f, variations, variation, variable);
        add_own(f, variation, variable, own);
    }
}
