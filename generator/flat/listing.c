/* listing.c - the constraint level as text: stable, for review and for golden tests. */
#include "flat/flat.h"

#include <string.h>

enum { SOURCE_COLUMN = 88, WIDTH = 118, MOST_INDENT = 16 };

typedef struct {
    Text *text;
    Text places; /* the places of listed elements: at its end, so that a line drawn elsewhere changes no other */
    const System *system;
} Listing;

static void finish_line(Listing *l, Name label, Source source)
{
    const char *where = source_print(l->text->arena, source);
    text_add_char(l->text, '\n');
    if (!*where)
        return;
    text_format(&l->places, "  %s", label->text);
    text_pad_to(&l->places, SOURCE_COLUMN);
    text_format(&l->places, "%s\n", where);
}

/* Breaks at blanks; text after a break is indented. */
static void add_wrapped(Text *text, const char *words, int indent)
{
    size_t start = text->length;
    while (start > 0 && text->at[start - 1] != '\n')
        start--;
    size_t column = text->length - start;
    bool is_first = true;
    while (*words) {
        size_t length = strcspn(words, " ");
        if (!is_first && column + 1 + length > WIDTH) {
            text_format(text, "\n%*s", indent, "");
            column = (size_t)indent;
        } else if (!is_first) {
            text_add_char(text, ' ');
            column++;
        }
        text_add_length(text, words, length);
        column += length;
        words += length;
        words += *words == ' ';
        is_first = false;
    }
}

static void print_experiment(Text *text, const System *system)
{
    static const char line[] = "    %-10s %s%s\n";
    const Experiment *experiment = &system->experiment;
    text_format(text, "experiment %s\n", experiment->is_drawn ? experiment->qualified->text : "(none drawn: defaults)");
    text_format(text, line, "system", system->block->qualified->text, "");
    text_format(text, line, "start", number_text(experiment->start), " s");
    text_format(text, line, "stop", number_text(experiment->stop), " s");
    text_format(text, line, "interval", number_text(experiment->interval), " s");
    text_format(text, line, "tolerance", number_text(experiment->tolerance), "");
    text_format(text, line, "solver", experiment->solver->text, "");
    for (int i = 0; i < experiment->plot.count; i++)
        text_format(text, line, i ? "" : "plot", experiment->plot.at[i]->text, "");
}

/* The number of a literal is shown as its name. */
static void print_variable(Listing *l, int index, int indent)
{
    Text *text = l->text;
    const System *system = l->system;
    static const char *const types[] = {"", " Integer", " Boolean", "", ""};
    const FlatVariable *variable = &system->variables.at[index];
    const char *kind = variable->kind == FLAT_CONSTANT     ? "constant"
                       : variable->kind == FLAT_DERIVATIVE ? "derivative"
                       : variable->is_flow                 ? "flow"
                       : variable->is_signal               ? "signal"
                                                           : "variable";
    int literals = variable->literals.count;
    text_format(text, "%*s%s%s%s%s", indent, "", variable->is_hidden ? "hidden " : "",
                variable->is_discrete ? "discrete " : "", kind, literals ? "" : types[variable->type]);
    for (int i = 0; i < literals; i++)
        text_format(text, "%s%s%s", i ? ", " : " {", variable->literals.at[i]->text, i + 1 < literals ? "" : "}");
    text_format(text, " %s", variable->identifier->text);
    Expr value = variable->kind == FLAT_CONSTANT ? variable->value : variable->start_value;
    if (variable->kind == FLAT_CONSTANT)
        text_add(text, variable->bound_to >= 0 ? " is " : value ? " = " : " is derived");
    else if (value)
        text_add(text, variable->start == START_STATED ? " starts at " : " is guessed at ");
    if (value && value->op == OP_NUMBER && value->number >= 1 && value->number <= literals)
        text_add(text, variable->literals.at[(int)value->number - 1]->text);
    else if (value)
        expr_print(text, value);
    if (variable->cycle > 0)
        text_format(text, " every %s s", number_text(variable->cycle));
    Arena *scratch = arena_new();
    const char *unit = flat_unit(scratch, system, index, 0);
    if (*unit)
        text_format(text, " [%s%s]", unit, *flat_stated_unit(scratch, system, index, 0) ? "" : ", inferred");
    arena_free(scratch);
    finish_line(l, variable->path, variable->start_source.file ? variable->start_source : variable->source);
}

/* While the element printed before is present. */
static void print_presence(Text *text, Expr presence, int indent)
{
    static const char word[] = "while ";
    if (!presence)
        return;
    Arena *scratch = arena_new();
    text_format(text, "%*s%s", indent, "", word);
    add_wrapped(text, expr_text(scratch, presence), indent + (int)strlen(word));
    text_add_char(text, '\n');
    arena_free(scratch);
}

/* Variables in their parts; within a part in the order of the system. */
static void print_parts(Listing *l)
{
    Text *text = l->text;
    const System *system = l->system;
    Arena *scratch = arena_new();
    IntList *variables = arena_array(scratch, IntList, system->parts.count);
    for (int i = 0; i < system->variables.count; i++)
        list_push(scratch, &variables[system->variables.at[i].part], i);
    for (int i = 0; i < system->parts.count; i++) {
        const FlatPart *part = &system->parts.at[i];
        int depth = 0;
        for (int p = i; system->parts.at[p].parent >= 0; p = system->parts.at[p].parent)
            depth++;
        int indent = 2 * depth < MOST_INDENT ? 2 * depth : MOST_INDENT;
        text_format(text, "%*s%s %s : %s", indent, "", i == 0 ? "system" : part->is_port ? "port" : "part",
                    i == 0 ? part->identifier->text : part->path->text,
                    (part->is_port ? part->type->name : part->type->qualified)->text);
        finish_line(l, i == 0 ? part->identifier : part->path, part->source);
        if (part->parent >= 0 && part->presence != system->parts.at[part->parent].presence)
            print_presence(text, part->presence, indent + 2);
        for (int k = 0; k < variables[i].count; k++)
            print_variable(l, variables[i].at[k], indent + 2);
    }
    arena_free(scratch);
}

static void print_equation(Listing *l, const FlatEquation *equation)
{
    Text *text = l->text;
    static const char *const origins[] = {"constraint", "connection", "sum of flows", "unconnected", "binding",
                                          "input"};
    enum { INDENT = 8 };
    Arena *scratch = arena_new();
    text_format(text, "%s\n%*s", equation->id->text, INDENT, "");
    add_wrapped(text, expr_side_text(scratch, equation->left), INDENT + 4);
    text_add(text, " = ");
    add_wrapped(text, expr_text(scratch, equation->right), INDENT + 4);
    text_format(text, "\n%*s%s %s", INDENT, "", origins[equation->origin], equation->element->text);
    if (equation->instance->length)
        text_format(text, " in %s", equation->instance->text);
    finish_line(l, equation->id, equation->source);
    if (equation->written) {
        text_format(text, "%*swritten ", INDENT, "");
        add_wrapped(text, equation->written, INDENT + 8);
        text_add_char(text, '\n');
    }
    for (int i = 1; i < equation->connectors.count; i++) {
        Source source = equation->connectors.at[i];
        text_format(text, "%*sand %s", INDENT, "", source.element ? source.element->text : "a connector");
        finish_line(l, equation->id, source);
    }
    print_presence(text, equation->presence, INDENT);
    arena_free(scratch);
}

/* C code: the variables it sets are in the first line, then those it reads. */
static void print_algorithm(Listing *l, const FlatAlgorithm *algorithm)
{
    Text *text = l->text;
    const System *system = l->system;
    enum { INDENT = 8 };
    const Software *software = algorithm->software;
    int reads = 0;
    text_format(text, "%s\n%*ssets", algorithm->id->text, INDENT, "");
    for (int i = 0; i < algorithm->assigned.count; i++)
        text_format(text, "%s %s", i ? "," : "", system->variables.at[algorithm->assigned.at[i]].path->text);
    if (algorithm->cycle > 0)
        text_format(text, " every %s s", number_text(algorithm->cycle));
    text_format(text, "\n%*s%s", INDENT, "", algorithm->element->text);
    if (algorithm->instance->length)
        text_format(text, " in %s", algorithm->instance->text);
    finish_line(l, algorithm->id, algorithm->source);
    print_presence(text, algorithm->presence, INDENT);
    for (int i = 0; i < algorithm->members.count; i++) {
        const SoftwareMember *member = &algorithm->members.at[i];
        if (member->is_written)
            continue;
        if (reads++)
            text_add(text, ", ");
        else
            text_format(text, "%*sreads ", INDENT, "");
        text_add(text, system->variables.at[member->variable].path->text);
    }
    if (reads)
        text_add_char(text, '\n');
    if (software && software->function)
        text_format(text, "%*scalls %s of %s\n", INDENT, "", software->function->text,
                    software->files.at[0].path->text);
    else if (software)
        text_format(text, "%*sexecutes C text\n", INDENT, "");
    statements_print(text, &algorithm->statements, INDENT);
}

static void print_check(Listing *l, const FlatCheck *check)
{
    Text *text = l->text;
    enum { INDENT = 8 };
    Arena *scratch = arena_new();
    text_format(text, "%s\n%*s", check->id->text, INDENT, "");
    add_wrapped(text, check->written, INDENT);
    text_format(text, "\n%*s%s", INDENT, "", check->element->text);
    if (check->instance->length)
        text_format(text, " in %s", check->instance->text);
    finish_line(l, check->id, check->source);
    const char *const words[] = {"while ", "margin "};
    const Expr parts[] = {check->premise, check->margin};
    for (int i = 0; i < 2; i++) {
        if (!parts[i])
            continue;
        text_format(text, "%*s%s", INDENT, "", words[i]);
        add_wrapped(text, expr_text(scratch, parts[i]), INDENT + (int)strlen(words[i]));
        text_add_char(text, '\n');
    }
    arena_free(scratch);
}

static void print_requirement(Listing *l, const FlatRequirement *requirement)
{
    Text *text = l->text;
    const System *system = l->system;
    const Requirement *drawn = requirement->drawn;
    text_format(text, "%s%s%s:", drawn->id->text, drawn->id->length ? " " : "", drawn->name->text);
    for (int i = 0; i < requirement->checks.count; i++)
        text_format(text, " %s", system->checks.at[requirement->checks.at[i]].id->text);
    for (int i = 0; i < requirement->parts.count; i++)
        text_format(text, "%s '%s'", i ? "," : requirement->checks.count ? ", and" : "",
                    system->requirements.at[requirement->parts.at[i]].drawn->name->text);
    if (requirement->reason)
        text_format(text, " not checkable, %s", requirement->reason);
    finish_line(l, drawn->id->length ? drawn->id : drawn->name, drawn->source);
}

void flat_print(Text *text, const System *system)
{
    print_experiment(text, system);
    text_add_char(text, '\n');
    Listing l = {.text = text, .places = text_new(text->arena), .system = system};
    print_parts(&l);
    text_format(text, "\nequations: %d\n", system->equations.count);
    for (int i = 0; i < system->equations.count; i++)
        print_equation(&l, &system->equations.at[i]);
    if (system->algorithms.count)
        text_format(text, "\nalgorithms: %d\n", system->algorithms.count);
    for (int i = 0; i < system->algorithms.count; i++)
        print_algorithm(&l, &system->algorithms.at[i]);
    if (system->checks.count)
        text_format(text, "\nchecks: %d\n", system->checks.count);
    for (int i = 0; i < system->checks.count; i++)
        print_check(&l, &system->checks.at[i]);
    if (system->requirements.count)
        text_format(text, "\nrequirements: %d\n", system->requirements.count);
    for (int i = 0; i < system->requirements.count; i++)
        print_requirement(&l, &system->requirements.at[i]);
    text_format(text, "\ndrawn in\n%s", l.places.at);
}
