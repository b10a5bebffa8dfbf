/* unit_expression.c - the units of an expression from below: the unit rules of each operator. */
#include "flat/instance.h"
#include "flat/unit_check.h"

#include <math.h>

static const Monomial mere_number = {.term = -1};
static const NodeUnit number_unit = {.unit = {.term = -1}}, open_unit = {.is_open = true};

/* ---- numbers ---- */

static bool is_among(double whole, const int *numbers)
{
    while (*numbers && fabs(whole - *numbers) > 0.5)
        numbers++;
    return *numbers;
}

/* A fraction of small whole numbers or of pi, as formulas have them: 0.5, 4/3, 48, 3.14, 6.28318. */
bool flat_is_mere_number(double number)
{
    static const double pi = 3.14159265358979323846;
    static const int divisors[] = {1, 2, 3, 4, 6, 8, 0}, large[] = {12, 16, 24, 32, 48, 64, 0};
    double size = fabs(number);
    if (is_among(round(size), large) && fabs(size - round(size)) <= 0)
        return true;
    for (int d = 0; divisors[d]; d++) {
        double times = size * divisors[d], turns = times / pi;
        if (round(times) >= 1 && round(times) <= 9 && fabs(times - round(times)) < 1e-5)
            return true;
        if (is_among(round(turns), divisors) && fabs(turns - round(turns)) < 6e-4 * turns)
            return true;
    }
    return false;
}

static double value_of_leaf(void *context, Expr leaf)
{
    const System *system = ((const UnitCheck *)context)->system;
    for (int steps = 0; steps < 100 && leaf->op == OP_VARIABLE; steps++) {
        int variable = flat_variable(system, leaf);
        if (variable < 0 || !system->variables.at[variable].value)
            return NAN;
        leaf = system->variables.at[variable].value;
    }
    return leaf->op == OP_NUMBER ? leaf->number : NAN;
}

/* ---- relations ---- */

static void note_clash(UnitCheck *c, const Clash *clash, bool is_scale)
{
    if (c->has_clash && (c->clash.kind != CLASH_SHIFTED || clash->kind == CLASH_SHIFTED))
        return;
    c->has_clash = true;
    c->clash = *clash;
    c->clash.is_scale = is_scale;
}

static void relate(UnitCheck *c, int count, const Monomial *factors, const Clash *clash)
{
    int site = c->sites.count - 1;
    UnitRelation relation = flat_terms_relate(&c->terms, count, factors, site);
    if (relation != RELATION_CLASHES && relation != RELATION_CLASHES_IN_SCALE)
        return;
    note_clash(c, clash, relation == RELATION_CLASHES_IN_SCALE);
}

void flat_require_same_angle(UnitCheck *c, const Clash *clash, const Dimension *stated, int variable)
{
    int class = flat_union_find(c->equal, variable);
    double turns;
    if (isnan(c->offsets[class]) || !dimension_is_same(stated, &c->angles[class]) ||
        !scale_is_same(stated, &c->angles[class]) || angles_convert(stated, &c->angles[class], &turns))
        return;
    bool is_first = !c->has_clash;
    note_clash(c, clash, true);
    c->clash.is_angle = c->clash.is_angle || is_first;
}

/* Zero of a scale of temperature is passed on by what is equal, and by what is compared; so is what angles are in. */
static void join_offsets(UnitCheck *c, const Clash *clash)
{
    int first = flat_union_find(c->equal, flat_variable(c->system, clash->first));
    int second = flat_union_find(c->equal, flat_variable(c->system, clash->second));
    double offset = isnan(c->offsets[first]) ? c->offsets[second] : c->offsets[first];
    if (fabs(c->offsets[first] - c->offsets[second]) > 1e-6) {
        bool is_first = !c->has_clash;
        note_clash(c, clash, true);
        c->clash.is_offset = c->clash.is_offset || is_first;
        return;
    }
    if (!isnan(c->offsets[first]))
        flat_require_same_angle(c, clash, &c->angles[first], second);
    bool is_first_known = !isnan(c->offsets[first]) && !angle_is_none(&c->angles[first]);
    Dimension angles = c->angles[is_first_known || isnan(c->offsets[second]) ? first : second];
    flat_union_join(c->equal, first, second);
    c->offsets[flat_union_find(c->equal, first)] = offset;
    c->angles[flat_union_find(c->equal, first)] = angles;
}

/* x = time, as x = 2*time, is right for any x. */
void flat_require_same_unit(UnitCheck *c, ClashKind kind, Expr node, Expr a, NodeUnit first, Expr b, NodeUnit second)
{
    const NodeUnit sides[2] = {first, second};
    for (int i = 0; i < 2; i++) {
        bool is_bare_time = sides[i].is_time && sides[i].unit.term < 0 && !sides[i].unit.is_stated;
        if (sides[i].is_open || (kind == CLASH_SIDES && is_bare_time))
            return;
    }
    Monomial inverse = flat_monomial_times(mere_number, second.unit, -1);
    Clash clash = {.kind = kind, .node = node, .first = a, .second = b, .of = {first.unit, second.unit}};
    if (kind != CLASH_TERMS && a->op == OP_VARIABLE && b->op == OP_VARIABLE)
        join_offsets(c, &clash);
    relate(c, 2, (Monomial[]){first.unit, inverse}, &clash);
}

static void require_number(UnitCheck *c, Expr node, Expr a, NodeUnit of)
{
    if (of.is_open || of.is_time)
        return;
    Clash clash = {.kind = CLASH_NUMBER, .node = node, .first = a, .of = {of.unit, mere_number}};
    relate(c, 1, &of.unit, &clash);
}

/* ---- operators ---- */

static NodeUnit leaf_unit(UnitCheck *c, Expr e)
{
    if (e->op == OP_NUMBER)
        return (NodeUnit){.is_open = true, .is_number = true, .is_pure = flat_is_mere_number(e->number)};
    if (e->op == OP_TIME)
        return (NodeUnit){.is_time = true, .unit = {-1, 0, dimension_of_time, false}};
    int variable = e->op == OP_VARIABLE ? flat_variable(c->system, e)
                   : e->op == OP_TABLE  ? map_get(c->of_tables, e, -1)
                                        : -1;
    if (variable < 0 || e->type == TYPE_BOOLEAN || c->system->variables.at[variable].literals.count)
        return open_unit;
    const UnitTerm *term = &c->terms.terms.at[variable];
    bool is_time = term->is_known && term->site < 0 && term->parent == variable &&
                   dimension_is_same(&term->factor, &dimension_of_time);
    bool is_shifted = fabs(c->offsets[flat_union_find(c->equal, variable)]) > 0;
    return (NodeUnit){.is_time = is_time, .is_shifted = is_shifted, .unit = {variable, 1, no_dimension, false}};
}

/* Properties that all arguments have in common. */
static NodeUnit together(const NodeUnit *of, int first, int count)
{
    NodeUnit result = {.is_open = true, .is_number = true, .is_pure = true, .is_time = true};
    bool any_time = false;
    for (int i = first; i < count; i++) {
        if (result.is_open && !of[i].is_open) {
            result.is_open = false;
            result.unit = of[i].unit;
        }
        result.is_number = result.is_number && of[i].is_number;
        result.is_pure = result.is_pure && of[i].is_pure;
        result.is_time = result.is_time && (of[i].is_time || of[i].is_number);
        any_time = any_time || of[i].is_time;
    }
    result.is_time = result.is_time && any_time;
    return result;
}

/* All arguments from `first` on are of one unit, which is the result's. */
static NodeUnit alike(UnitCheck *c, ClashKind kind, Expr e, const NodeUnit *of, int first)
{
    int known = -1;
    for (int i = first; i < e->count; i++) {
        if (of[i].is_open)
            continue;
        if (known >= 0)
            flat_require_same_unit(c, kind, e, e->at[known], of[known], e->at[i], of[i]);
        else
            known = i;
    }
    NodeUnit result = together(of, first, e->count);
    for (int i = first; i < e->count && kind != CLASH_TERMS; i++)
        result.is_shifted = result.is_shifted || of[i].is_shifted;
    return result;
}

static void note_shifted(UnitCheck *c, Expr e, int argument, NodeUnit of)
{
    note_clash(c, &(Clash){.kind = CLASH_SHIFTED, .node = e, .first = e->at[argument], .of = {of.unit, mere_number}},
               false);
}

/* A temperature in degC times a mere number is one still: of a mean, or on its way to another scale. Times any other
 * quantity it needs the absolute zero. True: the product is a temperature in degC. */
static bool check_shifted(UnitCheck *c, Expr e, const NodeUnit *of)
{
    int shifted = -1;
    bool is_clear = true;
    Dimension others = no_dimension;
    for (int i = 0; i < e->count; i++) {
        bool is_divisor = e->op == OP_DIVIDE && i > 0;
        if (of[i].is_shifted && is_divisor)
            note_shifted(c, e, i, of[i]);
        if (of[i].is_shifted && shifted < 0) {
            shifted = i;
            continue;
        }
        Monomial m = of[i].is_open ? mere_number : flat_monomial_of(&c->terms, of[i].unit);
        is_clear = is_clear && m.term < 0 && (!of[i].is_open || of[i].is_number);
        others = dimension_times(others, m.factor, is_divisor ? -1 : 1);
    }
    if (shifted < 0 || !is_clear)
        return false;
    if (dimension_is_same(&others, &no_dimension))
        return true;
    note_shifted(c, e, shifted, of[shifted]);
    return false;
}

/* 1 + a*x within a product. */
static void check_one(UnitCheck *c, Expr sum, NodeUnit of)
{
    bool has_one = false;
    if ((sum->op != OP_ADD && sum->op != OP_SUBTRACT) || of.is_open || of.is_time)
        return;
    for (int i = 0; i < sum->count; i++) {
        Expr term = sum->at[i];
        has_one = has_one || (term->op == OP_NUMBER && fabs(term->number - 1) <= 0);
        if (term->op != OP_NUMBER && term->op != OP_MULTIPLY && term->op != OP_DIVIDE && term->op != OP_POWER)
            return;
    }
    if (has_one)
        require_number(c, sum, sum, of);
}

static NodeUnit product_unit(UnitCheck *c, Expr e, const NodeUnit *of)
{
    NodeUnit all = together(of, 0, e->count);
    bool has_number = false, is_pure = true, is_open = false;
    c->product.count = 0;
    Monomial known = mere_number;
    for (int i = 0; i < e->count; i++) {
        double power = e->op == OP_DIVIDE && i > 0 ? -1 : 1;
        has_number = has_number || of[i].is_number;
        is_pure = is_pure && (!of[i].is_number || of[i].is_pure);
        is_open = is_open || (of[i].is_open && !of[i].is_number);
        check_one(c, e->at[i], of[i]);
        if (of[i].is_open)
            continue;
        Monomial m = flat_monomial_of(&c->terms, of[i].unit);
        if (m.term < 0)
            known = flat_monomial_times(known, m, power);
        else
            list_push(c->arena, &c->product, flat_monomial_times(mere_number, m, power));
    }
    if (all.is_number || is_open || !is_pure || (all.is_time && has_number))
        return (NodeUnit){.is_open = true, .is_number = all.is_number, .is_pure = all.is_pure};
    NodeUnit result = number_unit;
    result.is_shifted = check_shifted(c, e, of);
    if (c->product.count <= 1) {
        result.unit = c->product.count ? flat_monomial_times(known, c->product.at[0], 1) : known;
        return result;
    }
    int term = flat_term_new(&c->terms, NULL);
    result.unit = (Monomial){term, 1, no_dimension, false};
    list_push(c->arena, &c->product, known);
    list_push(c->arena, &c->product, (Monomial){term, -1, no_dimension, false});
    relate(c, c->product.count, c->product.at, &(Clash){.kind = CLASH_PRODUCT, .node = e});
    return result;
}

static NodeUnit power_unit(UnitCheck *c, Expr e, const NodeUnit *of, double exponent)
{
    if (of[0].is_number && of[1].is_number)
        return (NodeUnit){.is_open = true, .is_number = true, .is_pure = of[0].is_pure};
    if (isnan(exponent)) {
        require_number(c, e, e->at[0], of[0]);
        require_number(c, e, e->at[1], of[1]);
        return of[0].is_open && !of[0].is_number ? open_unit : number_unit;
    }
    if (of[0].is_open)
        return open_unit;
    if (of[0].is_shifted && fabs(exponent - 1) > 0)
        note_shifted(c, e, 0, of[0]);
    NodeUnit result = number_unit;
    result.unit.term = fabs(exponent) > 0 ? of[0].unit.term : -1;
    result.unit.power = exponent * of[0].unit.power;
    result.unit.factor = dimension_power(of[0].unit.factor, exponent);
    result.unit.is_stated = of[0].unit.is_stated;
    return result;
}

/* Each quantity is of the unit of its axis; the result is of that of the numbers. */
static NodeUnit table_unit(UnitCheck *c, Expr e, const NodeUnit *of)
{
    const int count = op_quantities(e->op, e->count);
    for (int i = 0; i < count; i++) {
        int variable = map_get(c->of_tables, e->at[count + i], -1);
        if (variable >= 0)
            flat_require_same_unit(c, CLASH_TABLE, e, e->at[i], of[i], c->system->variables.at[variable].leaf,
                                   of[count + i]);
    }
    return of[2 * count];
}

static NodeUnit operator_unit(UnitCheck *c, Expr e, const NodeUnit *of)
{
    const NodeUnit seconds = {.is_time = true, .unit = {-1, 0, dimension_of_time, true}};
    switch (e->op) {
    case OP_ADD: case OP_SUBTRACT: return alike(c, CLASH_TERMS, e, of, 0);
    case OP_MULTIPLY: case OP_DIVIDE: return product_unit(c, e, of);
    case OP_POWER:
        return power_unit(c, e, of, expr_evaluate(e->at[1], NAN, value_of_leaf, c));
    case OP_SQRT: return power_unit(c, e, (NodeUnit[]){of[0], {.is_number = true, .is_pure = true}}, 0.5);
    case OP_NEGATE: case OP_ABS: case OP_PRE: case OP_NO_EVENT: return of[0];
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: case OP_EQUAL:
    case OP_NOT_EQUAL: alike(c, CLASH_COMPARED, e, of, 0); return open_unit;
    case OP_IF: case OP_SMOOTH: return alike(c, CLASH_CHOICE, e, of, 1);
    case OP_HOMOTOPY: case OP_MIN: case OP_MAX: case OP_MOD: case OP_REM: return alike(c, CLASH_CHOICE, e, of, 0);
    case OP_DIV:
    case OP_ATAN2: alike(c, CLASH_CHOICE, e, of, 0); return number_unit;
    case OP_EXP: case OP_LOG: case OP_LOG10: case OP_SIN: case OP_COS: case OP_TAN: case OP_ASIN: case OP_ACOS:
    case OP_ATAN:
    case OP_SINH:
    case OP_COSH:
    case OP_TANH:
        for (int i = 0; i < e->count; i++)
            require_number(c, e, e->at[i], of[i]);
        return of[0].is_number ? (NodeUnit){.is_open = true, .is_number = true, .is_pure = true} : number_unit;
    case OP_SIGN: return number_unit;
    case OP_INTERPOLATE: case OP_INTERPOLATE2: return table_unit(c, e, of);
    case OP_DELAY: /* times are in seconds; the result is of the unit of what is delayed */
        for (int i = 1; i < e->count; i++)
            flat_require_same_unit(c, CLASH_CHOICE, e, e->at[i], of[i], expr_time(), seconds);
        return of[0];
    default: return open_unit; /* Booleans, and Integers computed from values in some unit */
    }
}

NodeUnit flat_unit_of_expression(UnitCheck *c, Expr e)
{
    require(e->id < c->memo_size);
    list_push(c->arena, &c->visits, (NodeVisit){e, 0});
    while (c->visits.count) {
        NodeVisit *top = &list_last(&c->visits);
        Expr node = top->e;
        if (c->memo[node->id].stamp == c->stamp) {
            c->visits.count--;
        } else if (top->next < node->count) {
            Expr argument = node->at[top->next++];
            list_push(c->arena, &c->visits, (NodeVisit){argument, 0});
        } else {
            c->arguments.count = 0;
            for (int i = 0; i < node->count; i++)
                list_push(c->arena, &c->arguments, c->values.at[c->memo[node->at[i]->id].position]);
            NodeUnit unit = node->count ? operator_unit(c, node, c->arguments.at) : leaf_unit(c, node);
            c->memo[node->id] = (NodeMemo){c->stamp, c->values.count};
            list_push(c->arena, &c->values, unit);
            c->visits.count--;
        }
    }
    return c->values.at[c->memo[e->id].position];
}
