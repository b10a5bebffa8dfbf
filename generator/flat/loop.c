/* loop.c - loops of equations, comprehensions and loops of functions: the values of their indices.
 *
 * The law: an index without a range runs over a dimension of the arrays that it alone subscripts, of which all must
 * agree (Modelica Language Specification 3.6, section 11.2.2.1). Loops with too many rounds are rejected before they
 * are carried out, as far as their ranges show it. */
#include "flat/instance.h"

enum { MOST_REPETITIONS = 4000000 /* in one system: beyond, a text multiplies itself */ };

static Name name_of_index(Expr index)
{
    return index->at[0]->name;
}

static bool index_mistake(Flattening *f, const Place *place, Expr index, const char *problem)
{
    bool has_range = index->count > 1 && index->at[1]->op != OP_COLON;
    if (flat_report_mistake(f, DIAG_F38, place, expr_text(f->scratch, has_range ? index : index->at[0]),
                            "the index '%s' %s", name_of_index(index)->text, problem))
        diag_fix("write a range, such as 'for %s in 1:3'", name_of_index(index)->text);
    return false;
}

/* ---- ranges that subscripts say ---------------------------------------------------------------------------------- */

typedef struct {
    Flattening *f;
    const Place *place;
    Expr index, array; /* the first one that it subscripts, or NULL */
    int size;          /* of its dimension there */
} Deduction;

static bool deduce_from_element(Deduction *d, Expr e)
{
    for (int k = 1; k < e->count; k++) {
        bool is_index = e->at[k]->op == OP_VARIABLE && e->at[k]->name == name_of_index(d->index);
        int size = is_index ? flat_subscripted_size(d->f, e, k, d->place) : -1;
        if (size < 0)
            continue;
        if (d->array && size != d->size)
            return index_mistake(d->f, d->place, d->index,
                                 arena_format(d->f->scratch,
                                              "has no range, and subscripts arrays of different sizes: %d in %s, %d in "
                                              "%s",
                                              d->size, expr_text(d->f->scratch, d->array), size,
                                              expr_text(d->f->scratch, e)));
        if (!d->array)
            d->array = e;
        d->size = size;
    }
    return true;
}

/* A comprehension within may have an index of the same name: not the repeated equations. */
static bool deduce_from(Deduction *d, Expr e)
{
    ExprList open = {0};
    list_push(d->f->scratch, &open, e);
    while (open.count) {
        Expr node = open.at[--open.count];
        if (node->op == OP_INDEX && !deduce_from_element(d, node))
            return false;
        bool is_hidden = false;
        for (int i = 1; node->op == OP_FOR && i < node->count; i++)
            is_hidden = is_hidden || name_of_index(node->at[i]) == name_of_index(d->index);
        for (int i = node->count - 1; !is_hidden && i >= 0; i--)
            list_push(d->f->scratch, &open, node->at[i]);
    }
    return true;
}

/* Recursion follows the nesting of statements. */
static bool deduce_from_statements(Deduction *d, const StatementList *body)
{
    for (int i = 0; i < body->count; i++) {
        const Statement *s = body->at[i];
        bool is_loop = s->kind == STATEMENT_FOR;
        if ((s->target && !is_loop && !deduce_from(d, s->target)) || (s->value && !deduce_from(d, s->value)))
            return false;
        for (int k = 0; k < s->conditions.count; k++)
            if (!deduce_from(d, s->conditions.at[k]))
                return false;
        for (int k = 0; k < s->branches.count; k++)
            if (!(is_loop && s->target->name == name_of_index(d->index)) &&
                !deduce_from_statements(d, &s->branches.at[k]))
                return false;
    }
    return true;
}

/* Recursion follows the nesting of equations. */
static bool deduce_from_equations(Deduction *d, const EquationList *body)
{
    for (int i = 0; i < body->count; i++) {
        const EquationNode *node = body->at[i];
        if ((node->left && !deduce_from(d, node->left)) || (node->right && !deduce_from(d, node->right)))
            return false;
        for (int k = 0; k < node->conditions.count; k++)
            if (!deduce_from(d, node->conditions.at[k]))
                return false;
        bool is_hidden = false;
        for (int k = 0; k < node->indices.count; k++)
            is_hidden = is_hidden || name_of_index(node->indices.at[k]) == name_of_index(d->index);
        for (int k = 0; k < node->branches.count && !is_hidden; k++)
            if (!deduce_from_equations(d, &node->branches.at[k]))
                return false;
    }
    return true;
}

bool flat_loop_values(Flattening *f, Expr index, LoopBody body, const Place *place, Typed *values)
{
    Expr range = index->count > 1 && index->at[1]->op != OP_COLON ? index->at[1] : NULL;
    if (!range) {
        Deduction d = {.f = f, .place = place, .index = index};
        if ((body.expression && !deduce_from(&d, body.expression)) ||
            (body.equations && !deduce_from_equations(&d, body.equations)) ||
            (body.statements && !deduce_from_statements(&d, body.statements)))
            return false;
        if (!d.array)
            return index_mistake(f, place, index, "has no range, and is no subscript of an array that would say it");
        range = expr_raw(OP_RANGE, NULL, 2, (Expr[]){expr_integer(1), expr_integer(d.size)});
    }
    *values = flat_rewrite(f, range, place);
    if (!values->e)
        return false;
    return values->e->op == OP_ARRAY || index_mistake(f, place, index, "runs over a single value");
}

/* ---- limits ------------------------------------------------------------------------------------------------------ */

bool flat_may_repeat(Flattening *f, const Place *place, Expr drawn, double count)
{
    if ((double)f->spent.repetitions + count <= MOST_REPETITIONS) {
        f->spent.repetitions += (int64_t)count;
        return true;
    }
    f->spent.repetitions = MOST_REPETITIONS + 1;
    if (flat_report_once(f, &f->spent.repetitions)) {
        diag(DIAG_F40, place->source, "'%s': loops repeat more than %d equations and elements",
             flat_element_text(place), MOST_REPETITIONS);
        if (drawn)
            diag_detail("in: %s", expr_text(f->scratch, drawn));
    }
    return false;
}

static bool is_comprehension(Expr e)
{
    return e->op == OP_FOR;
}

static double rounds_in(Flattening *f, Expr e, const Place *place);

/* From an index on, the first of a comprehension being the innermost. */
static double rounds_of_comprehension(Flattening *f, Expr loop, int index, const Place *place)
{
    LoopBody body = {.expression = loop->at[0]};
    Typed values;
    if (!index)
        return rounds_in(f, loop->at[0], place);
    if (!flat_loop_values(f, loop->at[index], body, place, &values))
        return 0;
    if (index == 1 && !expr_find(loop->at[0], is_comprehension))
        return values.e->count;
    double all = 0;
    for (int i = 0; i < values.e->count && all <= MOST_REPETITIONS; i++) {
        Local local = {name_of_index(loop->at[index]), values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        all += 1 + rounds_of_comprehension(f, loop, index - 1, &inner);
    }
    return all;
}

/* Rounds of the comprehensions in an expression, but those within a choice, of which an index may leave one side
 * out. */
static double rounds_in(Flattening *f, Expr e, const Place *place)
{
    double all = 0;
    ExprList open = {0};
    if (expr_find(e, is_comprehension))
        list_push(f->scratch, &open, e);
    while (open.count) {
        Expr node = open.at[--open.count];
        if (node->op == OP_FOR)
            all += rounds_of_comprehension(f, node, node->count - 1, place);
        for (int i = 0; i < node->count && node->op != OP_FOR && node->op != OP_IF; i++)
            list_push(f->scratch, &open, node->at[i]);
    }
    return all;
}

static bool repeats(const EquationList *equations)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        if (node->kind == EQUATION_FOR || (node->left && expr_find(node->left, is_comprehension)) ||
            (node->right && expr_find(node->right, is_comprehension)))
            return true;
    }
    return false;
}

static double rounds_of_loop(Flattening *f, const EquationNode *node, int index, const Place *place)
{
    const EquationList *inside = &node->branches.at[0];
    bool is_last = index == node->indices.count - 1;
    double all = 0;
    if (index == node->indices.count) {
        for (int i = 0; i < inside->count; i++) {
            const EquationNode *own = inside->at[i];
            all += own->kind == EQUATION_FOR ? rounds_of_loop(f, own, 0, place) : 0;
            all += own->kind == EQUATION_EQUAL ? rounds_in(f, own->left, place) + rounds_in(f, own->right, place) : 0;
        }
        return all;
    }
    Typed values;
    if (!flat_loop_values(f, node->indices.at[index], (LoopBody){.equations = inside}, place, &values))
        return 0;
    if (is_last && !repeats(inside))
        return values.e->count;
    for (int i = 0; i < values.e->count && all <= MOST_REPETITIONS; i++) {
        Local local = {name_of_index(node->indices.at[index]), values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        all += 1 + rounds_of_loop(f, node, index + 1, &inner);
    }
    return all;
}

/* The rounds of a loop within another were counted with those of the other. */
bool flat_may_repeat_rounds(Flattening *f, const EquationNode *node, Expr loop, const Place *place)
{
    Place quiet = flat_quiet(place);
    double count = 0;
    if (!place->locals && !flat_is_in_call(f) && f->spent.repetitions <= MOST_REPETITIONS)
        count = node ? rounds_of_loop(f, node, 0, &quiet) : rounds_of_comprehension(f, loop, loop->count - 1, &quiet);
    return (double)f->spent.repetitions + count <= MOST_REPETITIONS || flat_may_repeat(f, place, loop, count);
}
