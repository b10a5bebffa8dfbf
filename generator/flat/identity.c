/* identity.c - the ids of equations, checks and algorithms. They are made of names in the model, so that they stay the
 * same when other elements change.
 *
 * The id of a constraint's equation is the path of the constraint's owner and its name: pipe.law.friction. The second
 * equation of one text is pipe.law.friction.2; one for a round of a loop, or for an element, is rod.conduction[3]. The
 * id of a hidden equation is the path of its variable. That of a connection has the paths of its ends,
 * tank.opening.p--pipe.opening1.p, and that of a sum of flows the path of the first one, sum(tank.opening.q). Ids of
 * algorithms end with (). Equal ids are distinguished by a number. */
#include "flat/experiment.h"
#include "flat/member.h"

#include <string.h>

typedef List(const char *) TextList;

typedef struct {
    Flattening *f;
    Arena *arena;
    Map *rule_at;          /* path of a rule -> index into texts */
    List(TextList) texts;  /* by rule: its texts, each once */
    Map *used;             /* id -> how often it was given */
} Naming;

static Name unique(Naming *n, Name id)
{
    const int others = map_get(n->used, id, 0);
    map_put(n->used, id, others + 1);
    return others ? unique(n, name_format("%s.%d", id->text, others + 1)) : id;
}

/* The number of a text within its rule, from 1. */
static int number_of_text(Naming *n, Name rule, const char *text)
{
    const int at = map_get(n->rule_at, rule, n->texts.count);
    if (at == n->texts.count) {
        map_put(n->rule_at, rule, at);
        list_push(n->arena, &n->texts, (TextList){0});
    }
    TextList *texts = &n->texts.at[at];
    for (int i = texts->count - 1; i >= 0; i--)
        if (texts->at[i] == text)
            return i + 1;
    list_push(n->arena, texts, text);
    return texts->count;
}

/* The id for a statement of a constraint; all equations that it becomes have the same `text`. */
static Name of_rule(Naming *n, Name scope, Name element, const char *text, const char *round)
{
    const Name rule = flat_join_path(scope, flat_last_name(element));
    const int number = number_of_text(n, rule, text);
    const char *ordinal = number > 1 ? arena_format(n->arena, ".%d", number) : "";
    return round && *round ? name_format("%s%s[%s]", rule->text, ordinal, round)
                           : name_format("%s%s", rule->text, ordinal);
}

static int named_variable(const System *system, Arena *scratch, Expr side)
{
    IntList mentioned = {0};
    expr_mentions(side, system->by_leaf, scratch, &mentioned);
    return mentioned.count ? mentioned.at[0] : -1;
}

void flat_named_variables(const System *system, Arena *scratch, const FlatEquation *equation, int named[2])
{
    const bool is_constraint = equation->origin == ORIGIN_CONSTRAINT;
    const int first = is_constraint && equation->left->op != OP_VARIABLE
                          ? -1
                          : named_variable(system, scratch, equation->left);
    const FlatVariable *variable = first < 0 ? NULL : &system->variables.at[first];
    named[0] = is_constraint && !(variable && variable->is_hidden && variable->kind == FLAT_VARIABLE) ? -1 : first;
    named[1] = equation->origin == ORIGIN_CONNECTION || equation->origin == ORIGIN_BINDING
                   ? named_variable(system, scratch, equation->right)
                   : -1;
}

static Name of_equation(Naming *n, const FlatEquation *equation)
{
    const System *system = n->f->system;
    int named[2];
    flat_named_variables(system, n->arena, equation, named);
    if (named[0] < 0)
        return of_rule(n, equation->scope, equation->element, equation->drawn, equation->round);
    const Name path = system->variables.at[named[0]].path;
    switch (equation->origin) {
    case ORIGIN_FLOW_SUM: return name_format("sum(%s)", path->text);
    case ORIGIN_FLOW_ZERO: return name_format("open(%s)", path->text);
    case ORIGIN_INPUT: return name_format("input(%s)", path->text);
    default: return named[1] < 0 ? path : name_joined(path, "--", system->variables.at[named[1]].path);
    }
}

void flat_name_equations(Flattening *f)
{
    Arena *scratch = arena_new();
    Naming n = {.f = f, .arena = scratch, .rule_at = map_new(scratch), .used = map_new(scratch)};
    for (int i = 0; i < f->system->equations.count; i++) {
        FlatEquation *equation = &f->system->equations.at[i];
        equation->id = unique(&n, of_equation(&n, equation));
    }
    for (int i = 0; i < f->system->checks.count; i++) {
        FlatCheck *check = &f->system->checks.at[i];
        check->id = unique(&n, of_rule(&n, check->instance, check->element, check->drawn, check->round));
    }
    for (int i = 0; i < f->system->algorithms.count; i++) {
        FlatAlgorithm *algorithm = &f->system->algorithms.at[i];
        const Name name = flat_last_name(algorithm->element);
        algorithm->id = unique(&n, name_format("%s()", flat_join_path(algorithm->scope, name)->text));
    }
    arena_free(scratch);
}
