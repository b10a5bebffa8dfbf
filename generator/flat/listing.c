/* listing.c - the constraint level as text: stable, for review and for golden tests. */
#include "flat/flat.h"

#include <string.h>

enum { SOURCE_COLUMN = 88, WIDTH = 118, MOST_INDENT = 16 };

static void finish_line(Text *text, Source source)
{
    const char *where = source_print(text->arena, source);
    if (*where) {
        text_pad_to(text, SOURCE_COLUMN);
        text_add(text, where);
    }
    text_add_char(text, '\n');
}

static size_t line_length(const Text *text)
{
    size_t start = text->length;
    while (start > 0 && text->at[start - 1] != '\n')
        start--;
    return text->length - start;
}

/* Breaks at blanks; what follows a break is indented. */
static void add_wrapped(Text *text, const char *words, int indent)
{
    size_t column = line_length(text);
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

static void add_number(Text *text, const char *name, double number, const char *unit)
{
    text_format(text, "    %-10s %s%s\n", name, number_text(number), unit);
}

static void print_experiment(Text *text, const System *system)
{
    const Experiment *experiment = &system->experiment;
    text_format(text, "experiment %s", experiment->is_drawn ? experiment->qualified->text : "(none drawn: defaults)");
    text_format(text, "\n    %-10s %s\n", "system", system->block->qualified->text);
    add_number(text, "start", experiment->start, " s");
    add_number(text, "stop", experiment->stop, " s");
    add_number(text, "interval", experiment->interval, " s");
    add_number(text, "tolerance", experiment->tolerance, "");
    text_format(text, "    %-10s %s\n", "solver", experiment->solver->text);
    for (int i = 0; i < experiment->plot.count; i++)
        text_format(text, "    %-10s %s\n", i ? "" : "plot", experiment->plot.at[i]->text);
}

static const char *kind_text(const FlatVariable *variable)
{
    switch (variable->kind) {
    case FLAT_CONSTANT: return "constant";
    case FLAT_DERIVATIVE: return "derivative";
    case FLAT_VARIABLE: break;
    }
    return variable->is_flow ? "flow" : variable->is_signal ? "signal" : "variable";
}

/* A literal's number as its name. */
static void print_value(Text *text, const FlatVariable *variable, Expr value)
{
    bool is_literal = value->op == OP_NUMBER && value->number >= 1 && value->number <= variable->literals.count;
    if (is_literal)
        text_add(text, variable->literals.at[(int)value->number - 1]->text);
    else
        expr_print(text, value);
}

static void print_type(Text *text, const FlatVariable *variable)
{
    static const char *const types[] = {"", " Integer", " Boolean", "", ""};
    if (!variable->literals.count)
        text_add(text, types[variable->type]);
    for (int i = 0; i < variable->literals.count; i++)
        text_format(text, "%s%s%s", i ? ", " : " {", variable->literals.at[i]->text,
                    i + 1 < variable->literals.count ? "" : "}");
}

static void print_unit(Text *text, const System *system, int variable)
{
    Arena *scratch = arena_new();
    const char *unit = flat_unit(scratch, system, variable, 0);
    if (*unit)
        text_format(text, " [%s%s]", unit, *flat_stated_unit(scratch, system, variable, 0) ? "" : ", inferred");
    arena_free(scratch);
}

static void print_variable(Text *text, const System *system, int index, int indent)
{
    const FlatVariable *variable = &system->variables.at[index];
    text_format(text, "%*s%s%s%s", indent, "", variable->is_hidden ? "hidden " : "",
                variable->is_discrete ? "discrete " : "", kind_text(variable));
    print_type(text, variable);
    text_format(text, " %s", variable->identifier->text);
    Expr value = variable->kind == FLAT_CONSTANT ? variable->value : variable->start_value;
    if (variable->kind == FLAT_CONSTANT)
        text_add(text, variable->bound_to >= 0 ? " is " : value ? " = " : " is derived");
    else if (value)
        text_add(text, variable->start == START_STATED ? " starts at " : " is guessed at ");
    if (value)
        print_value(text, variable, value);
    if (variable->cycle > 0)
        text_format(text, " every %s s", number_text(variable->cycle));
    print_unit(text, system, index);
    finish_line(text, variable->start_source.file ? variable->start_source : variable->source);
}

static int depth_of(const System *system, int part)
{
    int depth = 0;
    for (; system->parts.at[part].parent >= 0; part = system->parts.at[part].parent)
        depth++;
    return depth;
}

/* Variables in their parts; within a part in the order of the system. */
static void print_parts(Text *text, const System *system)
{
    Arena *scratch = arena_new();
    IntList *variables = arena_array(scratch, IntList, system->parts.count);
    for (int i = 0; i < system->variables.count; i++)
        list_push(scratch, &variables[system->variables.at[i].part], i);
    for (int i = 0; i < system->parts.count; i++) {
        const FlatPart *part = &system->parts.at[i];
        int depth = depth_of(system, i);
        int indent = 2 * depth < MOST_INDENT ? 2 * depth : MOST_INDENT;
        text_format(text, "%*s%s %s : %s", indent, "", i == 0 ? "system" : part->is_port ? "port" : "part",
                    i == 0 ? part->identifier->text : part->path->text,
                    (part->is_port ? part->type->name : part->type->qualified)->text);
        finish_line(text, part->source);
        for (int k = 0; k < variables[i].count; k++)
            print_variable(text, system, variables[i].at[k], indent + 2);
    }
    arena_free(scratch);
}

static void print_equation(Text *text, const FlatEquation *equation)
{
    static const char *const origins[] = {"constraint", "connection", "sum of flows", "unconnected", "binding"};
    enum { INDENT = 8 };
    Arena *scratch = arena_new();
    text_add(text, equation->id->text);
    text_pad_to(text, INDENT);
    add_wrapped(text, expr_text(scratch, equation->left), INDENT + 4);
    text_add(text, " = ");
    add_wrapped(text, expr_text(scratch, equation->right), INDENT + 4);
    text_format(text, "\n%*s%s %s", INDENT, "", origins[equation->origin], equation->element->text);
    if (equation->instance->length)
        text_format(text, " in %s", equation->instance->text);
    finish_line(text, equation->source);
    if (equation->written) {
        text_format(text, "%*swritten ", INDENT, "");
        add_wrapped(text, equation->written, INDENT + 8);
        text_add_char(text, '\n');
    }
    for (int i = 1; i < equation->connectors.count; i++) {
        Source source = equation->connectors.at[i];
        text_format(text, "%*sand %s", INDENT, "", source.element ? source.element->text : "a connector");
        finish_line(text, source);
    }
    arena_free(scratch);
}

/* The quantities that the C code reads; those that it sets stand above. */
static void print_members(Text *text, const System *system, const FlatAlgorithm *algorithm)
{
    const Software *software = algorithm->software;
    enum { INDENT = 8 };
    int reads = 0;
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
    if (software->function)
        text_format(text, "%*scalls %s of %s\n", INDENT, "", software->function->text,
                    software->files.at[0].path->text);
    else
        text_format(text, "%*sexecutes C text\n", INDENT, "");
}

static void print_algorithm(Text *text, const System *system, const FlatAlgorithm *algorithm)
{
    enum { INDENT = 8 };
    text_add(text, algorithm->id->text);
    text_pad_to(text, INDENT);
    text_add(text, "sets");
    for (int i = 0; i < algorithm->assigned.count; i++)
        text_format(text, "%s %s", i ? "," : "", system->variables.at[algorithm->assigned.at[i]].path->text);
    if (algorithm->cycle > 0)
        text_format(text, " every %s s", number_text(algorithm->cycle));
    text_format(text, "\n%*s%s", INDENT, "", algorithm->element->text);
    if (algorithm->instance->length)
        text_format(text, " in %s", algorithm->instance->text);
    finish_line(text, algorithm->source);
    if (algorithm->software)
        print_members(text, system, algorithm);
    statements_print(text, &algorithm->statements, INDENT);
}

void flat_print(Text *text, const System *system)
{
    print_experiment(text, system);
    text_add_char(text, '\n');
    print_parts(text, system);
    text_format(text, "\nequations: %d\n", system->equations.count);
    for (int i = 0; i < system->equations.count; i++)
        print_equation(text, &system->equations.at[i]);
    if (system->algorithms.count)
        text_format(text, "\nalgorithms: %d\n", system->algorithms.count);
    for (int i = 0; i < system->algorithms.count; i++)
        print_algorithm(text, system, &system->algorithms.at[i]);
}
