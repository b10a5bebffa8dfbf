/* form.c - the form of a statement: an expression with places instead of its leaves and literals. It is equal for
 * statements that differ by these only. */
#include "emit/event.h"
#include "emit/function.h"

#include <string.h>

enum { MOST_LEAVES = 60 };

/* ---- templates ---- */

static bool is_leaf(Expr e)
{
    return e->op == OP_VARIABLE || e->op == OP_TIME;
}

Expr form_place(int index, Expr leaf)
{
    return expr_variable(name_format("$%d %d", index, (int)leaf->type), leaf->type);
}

static Expr place_of(void *context, Expr node)
{
    const ExprList *leaves = context;
    int k = 0;
    if (!is_leaf(node))
        return NULL;
    while (leaves->at[k] != node)
        k++;
    return form_place(k, node);
}

bool form_leaves(Arena *arena, const Assignment *a, ExprList *leaves)
{
    leaves->count = 0;
    expr_variables(a->value, true, arena, leaves);
    const int of_value = leaves->count;
    if (of_value <= MOST_LEAVES && a->divisor)
        expr_variables(a->divisor, true, arena, leaves);
    int count = of_value;
    for (int i = of_value; i < leaves->count && leaves->count <= MOST_LEAVES; i++) {
        bool is_known = false;
        for (int k = 0; k < of_value; k++)
            is_known |= leaves->at[k] == leaves->at[i];
        if (!is_known)
            leaves->at[count++] = leaves->at[i];
    }
    if (leaves->count > MOST_LEAVES)
        return false;
    leaves->count = count;
    return true;
}

Expr form_template(Expr e, ExprList *leaves)
{
    return e->count || is_leaf(e) ? expr_rebuild(e, false, NULL, place_of, leaves) : e;
}

/* ---- literals ---- */

Expr form_literal(int index)
{
    return expr_variable(name_format("#%d", index), TYPE_REAL);
}

/* True if any number can stand in place of an argument without other changes of the C. Not so for exponents, for
 * operators of whole numbers, and for divisors, which would have to be tested. */
static bool is_open(Expr e, int argument)
{
    switch (e->op) {
    case OP_ADD: case OP_SUBTRACT: case OP_MULTIPLY: case OP_MIN: case OP_MAX: return e->type == TYPE_REAL;
    case OP_DIVIDE: return argument == 0 && e->type == TYPE_REAL;
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL:
        return e->at[1 - argument]->type == TYPE_REAL;
    default: return false;
    }
}

typedef struct {
    Arena *arena;
    CodeList *found;            /* gets all literals, as code; NULL: see varied */
    const Code *const *varied;  /* literals of the loop's code: only varied ones become places */
    int count;
} Opening;

static Expr opened(void *context, Expr e)
{
    Opening *o = context;
    Expr *arguments = NULL;
    for (int i = 0; i < e->count; i++) {
        if (e->at[i]->op != OP_NUMBER || !is_open(e, i))
            continue;
        const int index = o->count++;
        if (o->found)
            list_push(o->arena, o->found, code_literal(o->arena, e->at[i]->number));
        else if (!group_is_varied(o->varied[index]))
            continue;
        if (!arguments) {
            arguments = arena_array(o->arena, Expr, e->count);
            memcpy(arguments, e->at, (size_t)e->count * sizeof(Expr));
        }
        arguments[i] = form_literal(index);
    }
    return arguments ? expr_raw(e->op, e->name, e->count, arguments) : NULL;
}

/* The template with places for literals, too; these are added as code. */
static Expr form_open(Arena *arena, Expr template, CodeList *literals)
{
    return expr_rebuild(template, false, NULL, opened, &(Opening){.arena = arena, .found = literals});
}

Expr form_varied(Arena *arena, Expr template, const Code *const *literals, int *count)
{
    Opening opening = {.arena = arena, .varied = literals};
    const Expr e = expr_rebuild(template, false, NULL, opened, &opening);
    *count = opening.count;
    return e;
}

/* ---- forms ---- */

static bool is_stored(const Program *p, int variable)
{
    const Place *place = &p->layout.places.at[variable];
    return place->member && place->is_member;
}

static const Code *leaf_code(const Program *p, Expr leaf)
{
    if (leaf->op == OP_TIME)
        return code_read(p->scratch, p->layout.time);
    const int variable = causal_variable(p->causal, leaf);
    return variable >= 0 && (is_stored(p, variable) || emit_is_fixed(p, variable)) ? emit_stored(p, variable) : NULL;
}

/* Adds where the leaves are stored; false if one is not stored, or if there are too many. */
static bool add_leaves(const Program *p, Arena *arena, const Assignment *assignment, ExprList *leaves, CodeList *codes)
{
    if (!form_leaves(arena, assignment, leaves))
        return false;
    for (int i = 0; i < leaves->count; i++) {
        const Code *code = leaf_code(p, leaves->at[i]);
        if (!code)
            return false;
        list_push(arena, codes, code_copy(arena, code));
    }
    return true;
}

/* rule12 becomes rule. */
static const char *name_without_numbers(Arena *arena, const char *name)
{
    Text text = text_new(arena);
    for (; *name; name++)
        if (*name < '0' || *name > '9')
            text_add_char(&text, *name);
    return text.at;
}

/* Finds the form of an assignment. The codes include the row of its equation if a divisor is tested, and the element in
 * which the equation is drawn. */
static bool find_form(const Program *p, Arena *arena, const Assignment *assignment, Expr *form, CodeList *codes)
{
    const Branch *branch = branch_of(p, assignment->variable);
    ExprList leaves = {0};
    if (!is_stored(p, assignment->variable) || (branch && branch->form))
        return false;
    list_push(arena, codes, code_write(arena, p->layout.places.at[assignment->variable].member));
    if (branch) {
        const Expr operands = branch_operands(branch);
        if (!add_leaves(p, arena, &(Assignment){.value = operands}, &leaves, codes))
            return false;
        *form = form_open(arena, form_template(operands, &leaves), codes);
        list_push(arena, codes, code_bare(arena, p->layout.places.at[assignment->variable].member));
        list_push(arena, codes, code_format(arena, "branch %d", (int)branch->kind));
        return true;
    }
    if (sequence_is_start(p, assignment)) {
        list_push(arena, codes, code_read(arena, p->layout.places.at[assignment->variable].start));
        *form = NULL;
        return true;
    }
    if ((assignment->equation >= 0 && causal_delay(p->causal, assignment->equation)) ||
        !add_leaves(p, arena, assignment, &leaves, codes))
        return false;
    *form = form_template(assignment->value, &leaves);
    if (!assignment->divisor)
        *form = form_open(arena, *form, codes);
    if (assignment->divisor) {
        const Expr divisor = form_template(assignment->divisor, &leaves);
        if (sequence_is_guarded(p, assignment))
            list_push(arena, codes, code_number(arena, assignment->equation));
        list_push(arena, codes, code_format(arena, "divisor %d", (int)divisor->id));
    }
    const int declared = assignment->equation < 0 ? -1 : p->causal->equations.at[assignment->equation].declared;
    const FlatEquation *drawn = declared < 0 ? NULL : &p->system->equations.at[declared];
    if (!drawn)
        list_push(arena, codes, code_words(arena, "without an equation"));
    else if (drawn->origin == ORIGIN_CONSTRAINT)
        list_push(arena, codes, code_words(arena, p->style == GROUP_MANY
                                                      ? name_without_numbers(arena, drawn->element->text)
                                                      : drawn->element->text));
    return true;
}

bool form_of_step(const Program *p, Arena *arena, const SequenceStep *step, Expr *form, CodeList *codes)
{
    codes->count = 0;
    *form = NULL;
    if (step->determined) {
        list_push(arena, codes, code_number(arena, step->determined));
        list_push(arena, codes, code_words(arena, "determined"));
        return true;
    }
    if (step->decided && step->decided->kind) {
        list_push(arena, codes, code_number(arena, step->decided->number - 1));
        list_push(arena, codes, code_format(arena, "decided %d", step->decided->kind->number));
        return true;
    }
    if (step->stage && step->stage->kind) {
        list_push(arena, codes, code_number(arena, step->stage->index));
        list_push(arena, codes, code_format(arena, "stage %d", step->stage->kind->number));
        return true;
    }
    if (step->block && step->block->kind == BLOCK_ALGORITHM) {
        const Routine *routine = &p->algorithms.routines.at[step->block->algorithm];
        list_push(arena, codes, code_number(arena, routine->index));
        list_push(arena, codes, code_format(arena, "algorithm %d", routine->kind));
        return routine->run != NULL && !p->causal->algorithms.at[step->block->algorithm].presence;
    }
    if (step->block && step->block->kind != BLOCK_ASSIGN) {
        const ProgramLoop *loop = &p->loops.all.at[map_get(p->loops.of_block, step->block, -1)];
        list_push(arena, codes, code_number(arena, loop->index));
        list_push(arena, codes, code_format(arena, "loop kind %d", loop->kind ? loop->kind->number : -1));
        return loop->kind != NULL;
    }
    return step->block && find_form(p, arena, &step->block->inner.at[0], form, codes);
}
