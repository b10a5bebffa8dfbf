/* machine_statement.c - statements of a lowered state machine: states, variables, single statements and conditions. */
#include "flat/machine.h"

void flat_write_assign(Lowering *l, StatementList *found, Expr target, Expr value, Source source, Name words)
{
    Place place = l->place;
    place.source = source;
    Statement *statement = flat_statement_new(l->f, STATEMENT_ASSIGN, &place, words->text);
    statement->target = target;
    statement->value = value;
    list_push(l->f->arena, found, statement);
    map_put(l->set, target, 1);
}

Statement *flat_if_statement(Lowering *l, Source source, Name words)
{
    Place place = l->place;
    place.source = source;
    return flat_statement_new(l->f, STATEMENT_IF, &place, words->text);
}

StatementList *flat_add_branch(Lowering *l, Statement *statement, Expr condition)
{
    if (condition)
        list_push(l->f->arena, &statement->conditions, condition);
    list_push(l->f->arena, &statement->branches, (StatementList){0});
    return &list_last(&statement->branches);
}

void flat_add_if(Lowering *l, StatementList *found, Statement *statement)
{
    if (statement->conditions.count)
        list_push(l->f->arena, found, statement);
}

Expr flat_is_number(Expr variable, int number, Op relation)
{
    Expr e = expr_raw(relation, NULL, 2, (Expr[]){variable, expr_integer(number)});
    return expr_raw(OP_NO_EVENT, NULL, 1, &e);
}

Expr flat_was_number(Lowering *l, const Region *region, int number)
{
    Expr before = expr_raw(OP_PRE, NULL, 1, &flat_region_state(l, region)->active);
    return expr_raw(OP_EQUAL, NULL, 2, (Expr[]){before, expr_integer(number)});
}

RegionState *flat_region_state(Lowering *l, const Region *region)
{
    return &l->regions.at[map_get(l->numbers, region, 0)];
}

VertexState *flat_vertex_state(Lowering *l, const Vertex *vertex)
{
    return &l->vertices.at[map_get(l->numbers, vertex, 0)];
}

Expr flat_add_variable_of(Lowering *l, const char *function, Name of, Type type, Source source)
{
    Name identifier = name_format("%s(%s)", function, of->text);
    int index = flat_add_discrete(l->f, l->scope, identifier, type, true, source);
    return l->f->system->variables.at[index].leaf;
}

Expr flat_add_kept(Lowering *l, const char *function, Name of, const char *const *words, Source source)
{
    const Expr leaf = flat_add_variable_of(l, function, of, TYPE_INTEGER, source);
    FlatVariable *variable = &l->f->system->variables.at[flat_variable(l->f->system, leaf)];
    flat_set_values(l->f, variable, name_of(function), words[0], words + 1);
    return leaf;
}

Expr flat_goes_on(Lowering *l)
{
    Expr ended = l->terminated ? expr_raw(OP_NOT, NULL, 1, &l->terminated) : NULL;
    return ended ? expr_raw(OP_NO_EVENT, NULL, 1, &ended) : NULL;
}

Expr flat_is_in(Lowering *l, const Vertex *vertex)
{
    return flat_is_number(flat_region_state(l, vertex->region)->active, flat_vertex_state(l, vertex)->number, OP_EQUAL);
}

Place flat_place_of_text(const Lowering *l, const MachineText *text)
{
    Place place = l->place;
    place.source = text->source;
    place.element = text->source.element;
    place.spans_lines = text->spans_lines;
    place.is_quiet = map_get(l->f->reported, text, 0);
    return place;
}
