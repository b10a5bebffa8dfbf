/* system_text.h - flat systems written as text, for tests of the causal level.
 *
 * One declaration or equation per line:
 *     constant k = 2          constant area = w*h      constant c        (determined by equations)
 *     variable x start 1      variable y guess 300     port variable p.f
 *     discrete z start 1 every 0.1        boolean b start true        integer n start 2
 *     variable f unit N                   (comes last)
 *     k*x = der(v)
 */
#ifndef SYSTEM_TEXT_H
#define SYSTEM_TEXT_H

#include "flat/flat.h"

#include <stdlib.h>
#include <string.h>

static Expr text_expression(Arena *arena, const char *text)
{
    Expr result = NULL;
    ParseError error;
    if (!parse_expression(arena, text, NULL, &result, &error))
        internal_error("'%s': expected %s", text, error.expected);
    return result;
}

static int text_variable(Arena *arena, System *system, FlatVariable variable)
{
    variable.leaf = expr_variable(variable.path, variable.type);
    variable.identifier = variable.path;
    variable.documentation = name_of("");
    list_push(arena, &system->variables, variable);
    expr_index_put(system->by_leaf, variable.leaf, system->variables.count - 1);
    return system->variables.count - 1;
}

static void text_declare(Arena *arena, System *system, char *line, Source source)
{
    bool is_port = strncmp(line, "port ", 5) == 0;
    line += is_port ? 5 : 0;
    bool is_constant = strncmp(line, "constant ", 9) == 0;
    bool is_boolean = strncmp(line, "boolean ", 8) == 0, is_integer = strncmp(line, "integer ", 8) == 0;
    FlatVariable v = {.kind = is_constant ? FLAT_CONSTANT : FLAT_VARIABLE,
                      .type = is_boolean ? TYPE_BOOLEAN : is_integer ? TYPE_INTEGER : TYPE_REAL, .derivative = -1,
                      .integral = -1, .bound_to = -1, .part = is_port ? 1 : 0, .source = source,
                      .is_discrete = is_boolean || is_integer || strncmp(line, "discrete ", 9) == 0};
    line = strchr(line, ' ') + 1;
    char *unit = strstr(line, " unit ");
    if (unit) {
        v.unit.symbol = name_of(unit + 6);
        *unit = '\0';
    }
    char *every = strstr(line, " every ");
    if (every) {
        v.cycle = atof(every + 7);
        *every = '\0';
    }
    char *start = strstr(line, " start "), *guess = strstr(line, " guess "), *value = strstr(line, " = ");
    if (start) {
        v.start = START_STATED;
        v.start_value = text_expression(arena, start + 7);
        *start = '\0';
    } else if (guess) {
        v.start = START_GUESS;
        v.start_value = text_expression(arena, guess + 7);
        *guess = '\0';
    } else if (value) {
        v.value = text_expression(arena, value + 3);
        *value = '\0';
    }
    v.start_source = source;
    v.path = name_of(line);
    text_variable(arena, system, v);
}

typedef struct {
    Arena *arena;
    System *system;
} TextContext;

/* Replaces each der(x) by a variable of its own. */
static Expr text_flatten(TextContext *t, Expr e)
{
    if (e->op == OP_DER) {
        Expr inner = text_flatten(t, e->at[0]);
        int index = expr_index(t->system->by_leaf, inner);
        require(index >= 0);
        if (t->system->variables.at[index].derivative < 0) {
            FlatVariable v = {.kind = FLAT_DERIVATIVE, .type = TYPE_REAL, .derivative = -1, .integral = index,
                              .bound_to = -1, .path = name_format("der(%s)", inner->name->text),
                              .part = t->system->variables.at[index].part,
                              .source = t->system->variables.at[index].source};
            int derivative = text_variable(t->arena, t->system, v);
            t->system->variables.at[index].derivative = derivative;
        }
        return t->system->variables.at[t->system->variables.at[index].derivative].leaf;
    }
    for (int i = 0; i < t->system->variables.count && e->op == OP_VARIABLE; i++)
        if (t->system->variables.at[i].path == e->name)
            return t->system->variables.at[i].leaf;
    if (!e->count)
        return e;
    Expr *arguments = arena_array(t->arena, Expr, e->count);
    for (int i = 0; i < e->count; i++)
        arguments[i] = text_flatten(t, e->at[i]);
    return expr_raw(e->op, e->name, e->count, arguments);
}

static bool is_declaration(const char *line)
{
    static const char *const words[] = {"constant ", "variable ", "port ", "discrete ", "boolean ", "integer "};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(line, words[i], strlen(words[i])) == 0)
            return true;
    return false;
}

static const System *system_of_text(Arena *arena, const char *text)
{
    static const SourceFile *file;
    static SourceFile storage;
    storage = (SourceFile){name_of("system.txt"), name_of("system.txt")};
    file = &storage;
    System *system = arena_new_of(arena, System);
    system->by_leaf = expr_indices_new(arena);
    system->file = file;
    Classifier *block = arena_new_of(arena, Classifier);
    block->name = block->qualified = name_of("System");
    block->source = (Source){file, 1, block->name};
    system->block = block;
    system->experiment = (Experiment){.name = block->name, .qualified = block->name, .stop = 1, .interval = 0.1,
                                      .tolerance = 1e-6, .solver = name_of("bdf")};
    list_push(arena, &system->parts,
              (FlatPart){.identifier = block->name, .path = name_of(""), .parent = -1, .type = block});
    list_push(arena, &system->parts,
              (FlatPart){.identifier = name_of("p"), .path = name_of("p"), .is_port = true, .type = block});
    TextContext context = {arena, system};
    char *copy = arena_copy(arena, text, strlen(text));
    int number = 0;
    for (char *line = strtok(copy, "\n"); line; line = strtok(NULL, "\n")) {
        Source source = {file, ++number, block->name};
        line += strspn(line, " ");
        if (!*line)
            continue;
        if (is_declaration(line)) {
            text_declare(arena, system, line, source);
            continue;
        }
        EquationList equations = {0};
        ParseError error;
        if (!parse_equations(arena, line, NULL, &equations, &error))
            internal_error("'%s': expected %s", line, error.expected);
        FlatEquation e = {.id = name_format("E%d", system->equations.count + 1),
                          .left = text_flatten(&context, equations.at[0]->left),
                          .right = text_flatten(&context, equations.at[0]->right), .origin = ORIGIN_CONSTRAINT,
                          .element = name_of("System::constraint"), .instance = name_of(""), .written = line,
                          .source = source};
        list_push(arena, &system->equations, e);
    }
    return system;
}

#endif
