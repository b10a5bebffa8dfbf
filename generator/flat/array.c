/* array.c - expressions with several values in a text: arrays, ranges, loops, functions of arrays. */
#include "flat/machine_state.h"
#include "flat/presence.h"
#include "flat/rewrite.h"
#include "flat/value.h"

#include <string.h>

/* ---- loops of equations, comprehensions and loops of functions: the values of their indices ----
 *
 * The law: an index without a range runs over the dimension of the arrays where it is the subscript by itself; all
 * these sizes must agree (Modelica Language Specification 3.6, section 11.2.2.1). Loops with too many rounds are
 * rejected before they are expanded, as far as this can be seen from their ranges. */

enum { MOST_REPETITIONS = 4000000 /* in one system; more come from loops that multiply by mistake */ };

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

/* ---- ranges that follow from subscripts -------------------------------------------------------------------------- */

typedef struct {
    Flattening *f;
    const Place *place;
    Expr index, array; /* array: the first one that the index subscripts, or NULL */
    int size;          /* of the dimension that it subscripts */
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

/* Deduces the size from an expression, except from inner comprehensions whose index has the same name. */
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
            return index_mistake(f, place, index, "has no range, and is not the subscript of an array whose size is "
                                                  "the range");
        range = expr_raw_binary(OP_RANGE, expr_integer(1), expr_integer(d.size));
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

/* The rounds of a comprehension for the indices up to this one; the first index is the innermost. */
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

/* The rounds of the comprehensions in an expression, except those within a choice, where an index may leave out a
 * branch. */
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

/* A loop of equations while its rounds are read. */
typedef struct {
    Flattening *f;
    const EquationNode *loop;
    double *count; /* its rounds so far, if they are only counted; NULL: they are added to those of the system */
    RoundReader *read;
    void *context;
} Rounds;

/* Recursion follows the indices of one loop. */
static bool read_rounds(const Rounds *r, int index, const Place *place)
{
    const EquationList *inside = &r->loop->branches.at[0];
    Typed values;
    if (index == r->loop->indices.count)
        return r->read(r->context, inside, place);
    if (!flat_loop_values(r->f, r->loop->indices.at[index], (LoopBody){.equations = inside}, place, &values))
        return false;
    for (int i = 0; i < values.e->count; i++) {
        Local local = {name_of_index(r->loop->indices.at[index]), values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        const bool may_repeat = r->count ? ++*r->count <= MOST_REPETITIONS : flat_may_repeat(r->f, place, NULL, 1);
        if (!may_repeat || !read_rounds(r, index + 1, &inner))
            return false;
    }
    return true;
}

typedef struct {
    Flattening *f;
    double all;
} RoundCount;

/* Adds the rounds of inner loops and comprehensions. */
static bool count_rounds(void *context, const EquationList *equations, const Place *place)
{
    RoundCount *count = context;
    for (int i = 0; i < equations->count && count->all <= MOST_REPETITIONS; i++) {
        const EquationNode *node = equations->at[i];
        if (node->kind == EQUATION_FOR)
            read_rounds(&(Rounds){count->f, node, &count->all, count_rounds, count}, 0, place);
        if (node->kind == EQUATION_EQUAL)
            count->all += rounds_in(count->f, node->left, place) + rounds_in(count->f, node->right, place);
    }
    return count->all <= MOST_REPETITIONS;
}

/* True if the rounds of a loop of equations (node), or of a comprehension, do not exceed the limit; called before the
 * first round. The rounds of an inner loop were counted with those of the outer loop. */
static bool may_repeat_rounds(Flattening *f, const EquationNode *node, Expr loop, const Place *place)
{
    Place quiet = flat_quiet(place);
    RoundCount count = {f, 0};
    const bool is_outermost = !place->locals && !flat_is_in_call(f) && f->spent.repetitions <= MOST_REPETITIONS;
    if (is_outermost && node)
        read_rounds(&(Rounds){f, node, &count.all, count_rounds, &count}, 0, &quiet);
    else if (is_outermost)
        count.all = rounds_of_comprehension(f, loop, loop->count - 1, &quiet);
    return (double)f->spent.repetitions + count.all <= MOST_REPETITIONS || flat_may_repeat(f, place, loop, count.all);
}

bool flat_read_rounds(Flattening *f, const EquationNode *loop, const Place *place, RoundReader *read, void *context)
{
    return may_repeat_rounds(f, loop, NULL, place) &&
           read_rounds(&(Rounds){f, loop, NULL, read, context}, 0, place);
}

/* ---- arrays ----
 *
 * The law: an array is its elements. The name of an array stands for the leaves of its variables; operators on arrays
 * become operators on the elements (expr/array.h); the index of a comprehension or a loop of equations is a number in
 * each round. So the system's equations contain no arrays. */

enum { MOST_ELEMENTS = 20000000 }; /* of all arrays that expressions make: about a gigabyte */

static bool is_known(void *context, Expr e, double *number)
{
    return flat_known_number(context, e, number);
}

Arrays flat_arrays_of(Flattening *f)
{
    return (Arrays){.arena = f->scratch, .known = is_known, .context = f};
}

static bool is_size(Expr e)
{
    return e->op == OP_CALL && e->count && e->at[0]->op == OP_VARIABLE && strcmp(e->name->text, "size") == 0;
}

static Typed mistake(Flattening *f, const Place *place, Expr e, const char *problem, const char *fix)
{
    if (!flat_report_mistake(f, DIAG_F38, place, expr_text(f->scratch, e), "%s", problem))
        return (Typed){0};
    Place quiet = flat_quiet(place); /* the size may be the mistake */
    Expr size = expr_find(e, is_size), value = size ? flat_rewrite(f, size, &quiet).e : NULL;
    bool is_known = value && value->op == OP_NUMBER;
    if (is_known)
        diag_detail("%s is %s", expr_text(f->scratch, size), expr_text(f->scratch, value));
    if (fix && is_known)
        diag_fix("%s: correct the index, or the size of '%s'", fix, size->at[0]->name->text);
    else if (fix)
        diag_fix("%s", fix);
    return (Typed){0};
}

Typed flat_array_result(Flattening *f, const Place *place, Expr drawn, const Arrays *a, Expr e,
                        const Classifier *enumeration)
{
    if (!e)
        return mistake(f, place, drawn, a->problem, a->fix);
    if (e->op == OP_ARRAY && f->spent.elements <= MOST_ELEMENTS) {
        Sizes sizes = expr_sizes(e);
        f->spent.elements += (int64_t)expr_element_count(&sizes);
    }
    if (f->spent.elements <= MOST_ELEMENTS)
        return (Typed){e, enumeration};
    if (flat_report_once(f, &f->spent.elements))
        mistake(f, place, drawn,
                arena_format(f->scratch,
                             "all arrays together, with those computed from them, have more than %d elements",
                             MOST_ELEMENTS),
                "use smaller arrays, or loops over their elements");
    return (Typed){0};
}

Typed flat_rewrite_applied(Flattening *f, Expr e, int count, const Expr *arguments, const Classifier *enumeration,
                           const Place *place)
{
    Arrays a = flat_arrays_of(f);
    return flat_array_result(f, place, e, &a, array_apply(&a, e->op, count, arguments), enumeration);
}

/* ---- both sides of an equation ----------------------------------------------------------------------------------- */

bool flat_have_equal_sizes(Flattening *f, const char *text, Expr left, Expr right, const Place *place)
{
    Sizes l = expr_sizes(left), r = expr_sizes(right);
    if (expr_sizes_equal(&l, &r))
        return true;
    bool is_told = flat_report_mistake(f, DIAG_F38, place, text, "%s is set equal to %s", array_words(f->scratch, left),
                                       array_words(f->scratch, right));
    if (is_told && l.count && !r.count)
        diag_fix("write fill(x, %d) to give each element the same value", l.at[0]);
    if (is_told && l.count == 1 && r.count == 2 && r.at[0] == 1)
        diag_fix("write a vector in braces, {1, 2, 3}; in brackets, [1, 2, 3] is a matrix of one row");
    return false;
}

/* ---- several values of one kind ---------------------------------------------------------------------------------- */

static const Expr *expressions(Flattening *f, const TypedList *values)
{
    Expr *found = arena_array(f->scratch, Expr, values->count + 1);
    for (int i = 0; i < values->count; i++)
        found[i] = values->at[i].e;
    return found;
}

static bool rewrite_each(Flattening *f, int count, const Expr *drawn, const Place *place, TypedList *found)
{
    bool is_right = true;
    for (int i = 0; i < count; i++) {
        Typed value = flat_rewrite(f, drawn[i], place);
        is_right = is_right && value.e;
        list_push(f->scratch, found, value);
    }
    return is_right;
}

/* True if all are numbers, all are Booleans, or all are of one enumeration. */
static bool are_alike(Flattening *f, const Place *place, Expr drawn, const TypedList *values)
{
    for (int i = 1; i < values->count; i++) {
        const Typed both[2] = {values->at[0], values->at[i]};
        if (!flat_equality_problem(both[0], both[1]))
            continue;
        flat_report_type(place, expr_text(f->scratch, drawn), "an array holds values of different types", 2, both);
        return false;
    }
    return true;
}

static Typed make_array(Flattening *f, Expr drawn, const TypedList *values, const Place *place)
{
    Arrays a = flat_arrays_of(f);
    if (!are_alike(f, place, drawn, values))
        return (Typed){0};
    return flat_array_result(f, place, drawn, &a, array_make(&a, values->count, expressions(f, values)),
                             values->count ? values->at[0].enumeration : NULL);
}

/* ---- comprehensions ---------------------------------------------------------------------------------------------- */

/* {body for i in r, j in s} is {{body for i in r} for j in s}. Recursion follows the indices of one comprehension. */
static Typed comprehension(Flattening *f, Expr loop, int index, const Place *place)
{
    if (!index)
        return flat_rewrite(f, loop->at[0], place);
    Typed values;
    TypedList items = {0};
    if (!flat_loop_values(f, loop->at[index], (LoopBody){.expression = loop->at[0]}, place, &values))
        return (Typed){0};
    for (int i = 0; i < values.e->count; i++) {
        Local local = {loop->at[index]->at[0]->name, values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        Typed item = flat_may_repeat(f, place, loop, 1) ? comprehension(f, loop, index - 1, &inner) : (Typed){0};
        if (!item.e)
            return (Typed){0};
        list_push(f->scratch, &items, item);
    }
    return make_array(f, loop, &items, place);
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static Typed call_of_arrays(Flattening *f, Expr e, const TypedList *arguments, const Place *place)
{
    /* functions that move values without computing with them */
    static const char moving[] = "size|ndims|scalar|vector|matrix|fill|cat|transpose|array";
    const char *name = e->name->text;
    const Classifier *enumeration = NULL;
    const bool any = word_is_among(name, moving), asks_for_size = word_is_among(name, "size|ndims");
    for (int i = 0; i < arguments->count; i++) {
        const char *problem = any ? NULL : flat_type_problem(OP_ADD, 1, &arguments->at[i]);
        if (problem) {
            flat_report_type(place, expr_text(f->scratch, e), problem, 1, &arguments->at[i]);
            return (Typed){0};
        }
        if (!enumeration && !asks_for_size)
            enumeration = arguments->at[i].enumeration;
    }
    if (strcmp(name, "array") == 0)
        return make_array(f, e, arguments, place);
    Arrays a = flat_arrays_of(f);
    Expr result = array_call(&a, name, arguments->count, expressions(f, arguments));
    return flat_array_result(f, place, e, &a, result, enumeration);
}

/* Finds the size() of an array of parts: their number, or the size of one dimension. False: not a size() of parts. */
static bool count_parts(Flattening *f, Expr e, const Place *place, Typed *count)
{
    const bool is_path = e->count && (e->at[0]->op == OP_VARIABLE || e->at[0]->op == OP_INDEX ||
                                      e->at[0]->op == OP_FIELD);
    const Place quiet = flat_quiet(place);
    Member member;
    if (strcmp(e->name->text, "size") != 0 || !is_path || !place->scope || place->function ||
        !flat_rewrite_member(f, e->at[0], &quiet, &member))
        return false;
    const Instance *some = flat_some_instance(member);
    const bool is_array = member.kind == MEMBER_ARRAY;
    if (some ? some->kind == INSTANCE_PORT : !is_array || member.is.array->count || !member.is.array->fields)
        return false;
    if (e->count == 1) {
        *count = (Typed){expr_integer(is_array ? member.is.array->count : 1), NULL};
        return true;
    }
    double dimension = 0;
    Expr which = flat_rewrite(f, e->at[1], place).e;
    if (!which || !flat_known_number(f, which, &dimension) || dimension < 1 || dimension > flat_dimensions(member))
        return false;
    *count = (Typed){expr_integer(member.is.array->sizes.at[(int)dimension - 1]), NULL};
    return true;
}

static Typed rewrite_call(Flattening *f, Expr e, const Place *place)
{
    TypedList arguments = {0};
    Typed count;
    if (count_parts(f, e, place, &count))
        return count;
    if (parser_is_csv(e))
        return (Typed){flat_csv_array(f, e, place), NULL};
    if (!array_is_function(e->name->text)) {
        const Function *function = flat_called_function(f, e, place);
        const char *hint = sysml_foreign_function_hint(e->name->text);
        TypedList results = {0};
        if (function)
            return flat_rewrite_results(f, function, e, place, &results) ? results.at[0] : (Typed){0};
        if (!place->is_quiet) {
            diag(DIAG_F14, place->source, "'%s' uses the function '%s', which is unknown", flat_element_text(place),
                 e->name->text);
            diag_detail("in: %s", expr_text(f->scratch, e));
            if (hint)
                diag_fix("%s", hint);
        }
        return (Typed){0};
    }
    if (e->count == 1 && e->at[0]->op == OP_FOR) {
        Typed all = flat_rewrite(f, e->at[0], place);
        list_push(f->scratch, &arguments, all);
        return all.e ? call_of_arrays(f, e, &arguments, place) : all;
    }
    for (int i = 0; i < e->count; i++)
        if (e->at[i]->op == OP_NAMED)
            return mistake(f, place, e, arena_format(f->scratch, "an argument of '%s' has a name", e->name->text),
                           "the built-in functions' arguments have an order only");
    Expr *drawn = arena_array(f->scratch, Expr, e->count + 1);
    for (int i = 0; i < e->count; i++)
        drawn[i] = e->at[i];
    if (e->count && word_is_among(e->name->text, "size|ndims"))
        drawn[0] = flat_declared_array(drawn[0], place);
    return rewrite_each(f, e->count, drawn, place, &arguments) ? call_of_arrays(f, e, &arguments, place) : (Typed){0};
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static Typed rewrite_matrix(Flattening *f, Expr e, const Place *place)
{
    TypedList rows = {0}, all = {0};
    Arrays a = flat_arrays_of(f);
    for (int i = 0; i < e->count; i++) {
        TypedList items = {0};
        if (!rewrite_each(f, e->at[i]->count, e->at[i]->at, place, &items))
            return (Typed){0};
        for (int k = 0; k < items.count; k++)
            list_push(f->scratch, &all, items.at[k]);
        Typed row = flat_array_result(f, place, e, &a, array_row(&a, items.count, expressions(f, &items)), NULL);
        if (!row.e)
            return row;
        list_push(f->scratch, &rows, row);
    }
    if (!are_alike(f, place, e, &all))
        return (Typed){0};
    return flat_array_result(f, place, e, &a, array_rows(&a, rows.count, expressions(f, &rows)), all.at[0].enumeration);
}

static Typed rewrite_range(Flattening *f, Expr e, const Place *place)
{
    TypedList parts = {0};
    Arrays a = flat_arrays_of(f);
    if (!rewrite_each(f, e->count, e->at, place, &parts))
        return (Typed){0};
    const char *problem = flat_type_problem(OP_ADD, parts.count, parts.at);
    if (problem) {
        flat_report_type(place, NULL, problem, parts.count, parts.at);
        return (Typed){0};
    }
    return flat_array_result(f, place, e, &a, array_range(&a, parts.count, expressions(f, &parts)), NULL);
}

Typed flat_rewrite_structure(Flattening *f, Expr e, const Place *place)
{
    TypedList items = {0};
    switch (e->op) {
    case OP_CALL: return rewrite_call(f, e, place);
    case OP_INDEX:
    case OP_FIELD: return flat_rewrite_element(f, e, place);
    case OP_RANGE: return rewrite_range(f, e, place);
    case OP_FOR:
        return may_repeat_rounds(f, NULL, e, place) ? comprehension(f, e, e->count - 1, place) : (Typed){0};
    case OP_ARRAY:
        if (e->count == 1 && e->at[0]->op == OP_FOR)
            return flat_rewrite(f, e->at[0], place);
        return rewrite_each(f, e->count, e->at, place, &items) ? make_array(f, e, &items, place) : (Typed){0};
    case OP_MATRIX: return rewrite_matrix(f, e, place);
    case OP_CARDINAL: case OP_PRESENT: return flat_rewrite_presence(f, e, place);
    case OP_IN_STATE: return flat_rewrite_in_state(f, e, place);
    case OP_INTERPOLATE:
    case OP_INTERPOLATE2: return (Typed){flat_rewrite_table(f, e, place), NULL};
    default:
        return place->end ? (Typed){place->end, NULL}
                          : mistake(f, place, e, "'end' stands for no element here",
                                    "use it as a subscript of an array that has as many dimensions");
    }
}
