/* input.c - inputs of the simulated block. Nothing is outside it: their course is given to the program.
 *
 * An input is interpolated in data that the program reads, over the time. Between two numbers a Real is a line, so that
 * it can be differentiated; variables that change in steps have data with steps; Booleans, Integers and literals switch
 * halfway between their numbers. So breaks of the data are knots. */
#include "flat/instance.h"

static Expr in_type(Type type, Expr course)
{
    if (type == TYPE_BOOLEAN)
        return expr_raw(OP_GREATER, NULL, 2, (Expr[]){course, expr_number(0.5)});
    if (type != TYPE_INTEGER)
        return course;
    Expr halfway = expr_raw(OP_ADD, NULL, 2, (Expr[]){course, expr_number(0.5)});
    return expr_raw(OP_INTEGER, NULL, 1, &halfway);
}

void flat_add_input(Flattening *f, int variable)
{
    System *system = f->system;
    FlatVariable *input = &system->variables.at[variable];
    Expr axis, table = expr_given(input->path, &axis);
    Expr course = expr_raw(OP_INTERPOLATE, NULL, 3, (Expr[]){expr_time(), axis, table});
    input->is_input = true;
    flat_add_equation(f, ORIGIN_INPUT, input->leaf, in_type(input->type, course), input->source,
                      flat_block_around(system, input->part))
        ->purpose = "of an input";
    list_push(f->arena, &system->inputs, (FlatInput){variable, input->is_discrete, axis, table, {0}});
    list_push(f->arena, &system->tables, (FlatTable){.table = table, .variable = variable, .count = 1});
}
