/* experiment.c - the settings of the experiment: its numbers, its system part, its plot; completed by defaults. */
#include "flat/instance.h"

#include <math.h>
#include <string.h>

static const char *const solvers[] = {"bdf", "adams", "euler", "rk4", "implicit-euler"};
enum { SOLVERS = sizeof solvers / sizeof *solvers };

/* A number of the experiment may be an expression in its other numbers; deeper chains than this are cycles. */
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
    diag(DIAG_F04, value->source, "'%s' of experiment '%s' is no finite number", name,
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
    for (int i = 0; i < SOLVERS; i++)
        if (strcmp(solvers[i], given) == 0) {
            experiment->solver = value->text;
            return;
        }
    diag(DIAG_F04, value->source, "experiment '%s' names the unknown solver '%s'", shape->classifier->qualified->text,
         given);
    const int near = word_nearest(given, solvers, SOLVERS);
    if (near >= 0)
        diag_detail("did you mean '%s'?", solvers[near]);
    diag_fix("choose bdf or adams, or, for fixed steps, euler, rk4 or implicit-euler");
}

/* A number that is named almost like one of the experiment's, which is left at its default. */
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

/* The only part; further parts, and features without a meaning here, are rejected. */
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

/* Its own numbers can be used in values that it gives to parts of the system. */
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
                               .solver = name_of("bdf"),
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
    experiment->interval = span > 0 ? span / USUAL_INTERVALS : 1; /* between equal times is nothing: any will do */
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

/* Paths are written as people say them: quotes around keywords of other languages, and flow properties, may be there or
 * not. */
static Name canonical_path(Flattening *f, Name written)
{
    Text path = text_new(f->scratch);
    for (const char *at = written->text; *at;) {
        size_t length = flat_first_length(at);
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

static void report_unknown(Flattening *f, Source source, Name path)
{
    const System *system = f->system;
    Name *paths = arena_array(f->scratch, Name, system->variables.count + 1);
    int count = 0;
    for (int i = 0; i < system->variables.count; i++)
        if (system->variables.at[i].kind != FLAT_CONSTANT && !system->variables.at[i].is_hidden)
            paths[count++] = system->variables.at[i].path;
    Name near = path->length > 1 ? sysml_nearest_name(path->text, paths, count) : NULL;
    diag(DIAG_F05, source, "experiment '%s' plots '%s', which is no variable of the system",
         system->experiment.qualified->text, path->text);
    if (near)
        diag_detail("did you mean '%s'?", near->text);
}

/* All elements of an array are plotted, and the variables of a port. */
void flat_settle_plot(Flattening *f)
{
    System *system = f->system;
    Experiment *experiment = &system->experiment;
    List(Name) written = {experiment->plot.at, experiment->plot.count, experiment->plot.capacity};
    if (!written.count)
        return;
    const Shape *shape = f->instances.at[0]->owner->shape; /* the experiment's: only there plots are stated */
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
        if (!meant.count)
            report_unknown(f, source_of(shape, "plot"), path);
    }
}
