/* listing.c - the constraint level as text: stable, for review and for golden tests. */
#include "flat/flat.h"

#include <string.h>

enum { SOURCE_COLUMN = 88, MOST_INDENT = 16, INDENT = 8 };

typedef struct {
    FamilyListing listing;
    FamilyListing places; /* places of the elements, printed last: a changed place does not change other lines */
    const System *system;
} Listing;

/* Ends a line and lists the place of the element, if it has one. Features of types have none: level 1 lists them. */
static void finish_line(Listing *l, Name label, Source source)
{
    family_line(&l->listing);
    if (!source.file)
        return;
    family_begin(&l->places);
    family_words(&l->places, "  ");
    family_name(&l->places, label, 0, 0);
    family_column(&l->places, SOURCE_COLUMN);
    family_name(&l->places, name_of(source_print(l->places.arena, source)), 0, 0);
    family_line(&l->places);
}

static void add_wrapped_expr(Listing *l, const char *before, Expr e, int indent)
{
    family_format(&l->listing, "%*s%s", indent, "", before);
    family_expr(&l->listing, e);
    family_wrapped(&l->listing, indent + (int)strlen(before));
    family_line(&l->listing);
}

static void print_experiment(Text *text, const System *system)
{
    static const char line[] = "    %-10s %s%s\n";
    const Experiment *experiment = &system->experiment;
    text_format(text, "experiment %s\n", experiment->is_drawn ? experiment->qualified->text : "(none in the model: "
                                                                                              "defaults)");
    text_format(text, line, "system", system->block->qualified->text, "");
    text_format(text, line, "start", number_text(experiment->start), " s");
    text_format(text, line, "stop", number_text(experiment->stop), " s");
    text_format(text, line, "interval", number_text(experiment->interval), " s");
    text_format(text, line, "tolerance", number_text(experiment->tolerance), "");
    text_format(text, line, "solver", experiment->solver->text, "");
    for (int i = 0; i < experiment->plot.count; i++)
        text_format(text, line, i ? "" : "plot", experiment->plot.at[i]->text, "");
}

/* Prints a variable with its value or start. For an enumeration, the name of the literal is shown. */
static void print_variable(Listing *l, int index, int indent)
{
    FamilyListing *to = &l->listing;
    const System *system = l->system;
    static const char *const types[] = {"", " Integer", " Boolean", "", ""};
    const FlatVariable *variable = &system->variables.at[index];
    const char *kind = variable->kind == FLAT_CONSTANT     ? "constant"
                       : variable->kind == FLAT_DERIVATIVE ? "derivative"
                       : variable->is_flow                 ? "flow"
                       : variable->is_signal               ? "signal"
                                                           : "variable";
    int literals = variable->literals.count;
    family_format(to, "%*s%s%s%s%s", indent, "", variable->is_hidden ? "hidden " : "",
                  variable->is_discrete ? "discrete " : "", kind, literals ? "" : types[variable->type]);
    for (int i = 0; i < literals; i++)
        family_format(to, "%s%s%s", i ? ", " : " {", variable->literals.at[i]->text, i + 1 < literals ? "" : "}");
    family_words(to, " ");
    family_name(to, variable->identifier, 0, 0);
    Expr value = variable->kind == FLAT_CONSTANT ? variable->value : variable->start_value;
    if (variable->kind == FLAT_CONSTANT)
        family_words(to, variable->bound_to >= 0 ? " is " : value ? " = " : " is derived");
    else if (value)
        family_words(to, variable->start == START_STATED ? " starts at " : " with guess ");
    if (value && value->op == OP_NUMBER && value->number >= 1 && value->number <= literals)
        family_words(to, variable->literals.at[(int)value->number - 1]->text);
    else if (value)
        family_expr(to, value);
    if (variable->cycle > 0)
        family_format(to, " every %s s", number_text(variable->cycle));
    const char *unit = flat_unit(to->arena, system, index, 0);
    if (*unit)
        family_format(to, " [%s%s]", unit, *flat_stated_unit(to->arena, system, index, 0) ? "" : ", inferred");
    finish_line(l, variable->path, variable->start_source);
}

/* Prints the presence of the element printed before. */
static void print_presence(Listing *l, Expr presence, int indent)
{
    if (presence)
        add_wrapped_expr(l, "while ", presence, indent);
}

/* Prints the parts with their variables, which are in the order of the system. */
static void print_parts(Listing *l)
{
    FamilyListing *to = &l->listing;
    const System *system = l->system;
    IntList *variables = arena_array(to->arena, IntList, system->parts.count);
    for (int i = 0; i < system->variables.count; i++)
        list_push(to->arena, &variables[system->variables.at[i].part], i);
    for (int i = 0; i < system->parts.count; i++) {
        const FlatPart *part = &system->parts.at[i];
        int depth = 0;
        for (int p = i; system->parts.at[p].parent >= 0; p = system->parts.at[p].parent)
            depth++;
        int indent = 2 * depth < MOST_INDENT ? 2 * depth : MOST_INDENT;
        family_begin(to);
        family_format(to, "%*s%s ", indent, "", i == 0 ? "system" : part->is_port ? "port" : "part");
        family_name(to, i == 0 ? part->identifier : part->path, 0, 0);
        family_format(to, " : %s", (part->is_port ? part->type->name : part->type->qualified)->text);
        finish_line(l, i == 0 ? part->identifier : part->path, part->is_port ? (Source){0} : part->source);
        if (part->parent >= 0 && part->presence != system->parts.at[part->parent].presence)
            print_presence(l, part->presence, indent + 2);
        for (int k = 0; k < variables[i].count; k++)
            print_variable(l, variables[i].at[k], indent + 2);
    }
}

static void add_element(Listing *l, const char *before, Name element, Name instance)
{
    family_format(&l->listing, "%*s%s", INDENT, "", before);
    family_name(&l->listing, element, 0, 0);
    if (instance->length) {
        family_words(&l->listing, " in ");
        family_name(&l->listing, instance, 0, 0);
    }
}

/* Adds a text of the model, which may contain the numbers of elements. */
static void add_written(Listing *l, const char *before, const char *written, int indent)
{
    family_format(&l->listing, "%*s%s", INDENT, "", before);
    family_name(&l->listing, name_of(written), 0, 0);
    family_wrapped(&l->listing, indent);
    family_line(&l->listing);
}

static void begin_element(Listing *l, Name id)
{
    family_begin(&l->listing);
    family_name(&l->listing, id, 0, 0);
    family_line(&l->listing);
}

static void print_equation(Listing *l, const FlatEquation *equation)
{
    FamilyListing *to = &l->listing;
    static const char *const origins[] = {"constraint ", "connection ", "sum of flows ", "unconnected ", "binding ",
                                          "input "};
    begin_element(l, equation->id);
    family_format(to, "%*s", INDENT, "");
    family_side(to, equation->left);
    family_wrapped(to, INDENT + 4);
    family_words(to, " = ");
    family_expr(to, equation->right);
    family_wrapped(to, INDENT + 4);
    family_line(to);
    add_element(l, origins[equation->origin], equation->element, equation->instance);
    finish_line(l, equation->id, equation->source);
    if (equation->written)
        add_written(l, "written ", equation->written, INDENT + 8);
    for (int i = 1; i < equation->connectors.count; i++) {
        Source source = equation->connectors.at[i];
        family_format(to, "%*sand ", INDENT, "");
        family_name(to, source.element ? source.element : name_of("a connector"), 0, 0);
        finish_line(l, equation->id, source);
    }
    print_presence(l, equation->presence, INDENT);
}

/* Prints the variables that an algorithm sets, those that C code reads, and the statements. */
static void print_algorithm(Listing *l, const FlatAlgorithm *algorithm)
{
    FamilyListing *to = &l->listing;
    const System *system = l->system;
    const Software *software = algorithm->software;
    FamilyReferences sets = {0}, reads = {0};
    for (int i = 0; i < algorithm->assigned.count; i++)
        list_push(to->arena, &sets, ((FamilyReference){system->variables.at[algorithm->assigned.at[i]].path, 0, 0}));
    for (int i = 0; i < algorithm->members.count; i++)
        if (!algorithm->members.at[i].is_written)
            list_push(to->arena, &reads,
                      ((FamilyReference){system->variables.at[algorithm->members.at[i].variable].path, 0, 0}));
    begin_element(l, algorithm->id);
    family_format(to, "%*ssets%s", INDENT, "", sets.count ? " " : "");
    family_names(to, &sets, ", ", FAMILY_FEWEST_TERMS);
    if (algorithm->cycle > 0)
        family_format(to, " every %s s", number_text(algorithm->cycle));
    family_line(to);
    add_element(l, "", algorithm->element, algorithm->instance);
    finish_line(l, algorithm->id, algorithm->source);
    print_presence(l, algorithm->presence, INDENT);
    if (reads.count) {
        family_format(to, "%*sreads ", INDENT, "");
        family_names(to, &reads, ", ", FAMILY_FEWEST_TERMS);
        family_line(to);
    }
    if (software) {
        family_format(to, "%*s%s", INDENT, "", software->function ? "calls " : "executes C text");
        if (software->function)
            family_format(to, "%s of %s", software->function->text, software->files.at[0].path->text);
        family_line(to);
    }
    family_statements(to, &algorithm->statements, INDENT);
}

static void print_check(Listing *l, const FlatCheck *check)
{
    begin_element(l, check->id);
    add_written(l, "", check->written, INDENT);
    add_element(l, "", check->element, check->instance);
    finish_line(l, check->id, check->source);
    if (check->premise)
        add_wrapped_expr(l, "while ", check->premise, INDENT);
    if (check->margin)
        add_wrapped_expr(l, "margin ", check->margin, INDENT);
}

static void print_requirement(Listing *l, const FlatRequirement *requirement)
{
    FamilyListing *to = &l->listing;
    const System *system = l->system;
    const Requirement *drawn = requirement->drawn;
    FamilyReferences checks = {0};
    for (int i = 0; i < requirement->checks.count; i++)
        list_push(to->arena, &checks, ((FamilyReference){system->checks.at[requirement->checks.at[i]].id, 0, 0}));
    family_begin(to);
    family_format(to, "%s%s%s:%s", drawn->id->text, drawn->id->length ? " " : "", drawn->name->text,
                  checks.count ? " " : "");
    family_names(to, &checks, " ", FAMILY_FEWEST_TERMS);
    for (int i = 0; i < requirement->parts.count; i++)
        family_format(to, "%s '%s'", i ? "," : requirement->checks.count ? ", and" : "",
                      system->requirements.at[requirement->parts.at[i]].drawn->name->text);
    if (requirement->reason)
        family_format(to, " not checkable, %s", requirement->reason);
    finish_line(l, drawn->id->length ? drawn->id : drawn->name, drawn->source);
}

static void begin_section(Listing *l, const char *title, int count)
{
    family_begin_title(&l->listing, FAMILY_FEWEST);
    family_line(&l->listing);
    family_format(&l->listing, "%s: %d", title, count);
    family_line(&l->listing);
}

void flat_print(Text *text, const System *system, bool is_unrolled)
{
    print_experiment(text, system);
    text_add_char(text, '\n');
    Listing l = {.listing = family_listing(text->arena, is_unrolled),
                 .places = family_listing(text->arena, is_unrolled), .system = system};
    family_begin_title(&l.places, FAMILY_FEWEST_PLACES);
    print_parts(&l);
    begin_section(&l, "equations", system->equations.count);
    for (int i = 0; i < system->equations.count; i++)
        print_equation(&l, &system->equations.at[i]);
    if (system->algorithms.count)
        begin_section(&l, "algorithms", system->algorithms.count);
    for (int i = 0; i < system->algorithms.count; i++)
        print_algorithm(&l, &system->algorithms.at[i]);
    if (system->checks.count)
        begin_section(&l, "checks", system->checks.count);
    for (int i = 0; i < system->checks.count; i++)
        print_check(&l, &system->checks.at[i]);
    if (system->requirements.count)
        begin_section(&l, "requirements", system->requirements.count);
    for (int i = 0; i < system->requirements.count; i++)
        print_requirement(&l, &system->requirements.at[i]);
    family_print(&l.listing, text);
    text_add(text, "\ndrawn in\n");
    family_print(&l.places, text);
}
