/* unit_expression.c - the unit of an expression, computed from its leaves upwards. */
#include "flat/union.h"
#include "flat/unit_check.h"

#include <math.h>
#include <string.h>

/* ---- classes of units ---- */

static const double power_tolerance = 1e-9;

int flat_term_new(UnitTerms *terms, const Dimension *unit)
{
    int term = terms->terms.count;
    list_push(terms->arena, &terms->terms,
              (UnitTerm){.parent = term,
                         .power = 1,
                         .factor = unit ? *unit : no_dimension,
                         .is_known = unit != NULL,
                         .site = -1,
                         .first = -1});
    return term;
}

void flat_term_power_of(UnitTerms *terms, int term, int base, double power, Dimension factor)
{
    UnitTerm *made = &terms->terms.at[term];
    require(made->parent == term && !made->is_known && term != base);
    made->parent = base;
    made->power = power;
    made->factor = factor;
}

/* The root of a term. Makes every term on the path a child of the root, in two passes: the path is reversed, then
 * walked back. */
static int root_of(UnitTerms *terms, int term)
{
    UnitTerm *at = terms->terms.at;
    int before = -1, root = term;
    while (at[root].parent != root) {
        int parent = at[root].parent;
        at[root].parent = before;
        before = root;
        root = parent;
    }
    double power = 1;
    Dimension factor = no_dimension;
    while (before >= 0) {
        UnitTerm *each = &at[before];
        int below = each->parent;
        factor = dimension_times(each->factor, factor, each->power);
        power *= each->power;
        each->parent = root;
        each->power = power;
        each->factor = factor;
        before = below;
    }
    return root;
}

Monomial flat_monomial_of(UnitTerms *terms, Monomial m)
{
    if (m.term < 0)
        return m;
    int root = root_of(terms, m.term);
    const UnitTerm *term = &terms->terms.at[m.term], *top = &terms->terms.at[root];
    if (root != m.term) {
        m.factor = dimension_times(m.factor, term->factor, m.power);
        m.power *= term->power;
        m.term = root;
    }
    if (top->is_known) {
        m.factor = dimension_times(m.factor, top->factor, m.power);
        m.term = -1;
        m.is_stated = true;
    }
    return m;
}

int flat_term_cause(UnitTerms *terms, int term)
{
    const UnitTerm *root = &terms->terms.at[root_of(terms, term)];
    return root->is_known ? root->site : -1;
}

/* a * b^power. At most one of them has a term. */
static Monomial monomial_times(Monomial a, Monomial b, double power)
{
    require(a.term < 0 || b.term < 0);
    Dimension factor = dimension_times(a.factor, b.factor, power);
    if (b.term >= 0)
        return (Monomial){b.term, power * b.power, factor, a.is_stated || b.is_stated};
    return (Monomial){a.term, a.power, factor, a.is_stated || b.is_stated};
}

/* ---- waiting ---- */

static void awaken(UnitTerms *terms, UnitTerm *root)
{
    for (int w = root->first; w >= 0; w = terms->watches.at[w].next) {
        int waiting = terms->watches.at[w].waiting;
        if (!terms->waiting.at[waiting].is_queued)
            list_push(terms->arena, &terms->queue, waiting);
        terms->waiting.at[waiting].is_queued = true;
    }
    root->first = -1;
    root->watchers = 0;
}

int flat_terms_awakened(UnitTerms *terms)
{
    return terms->next < terms->queue.count ? terms->queue.at[terms->next++] : -1;
}

/* ---- relations ---- */

/* Merges two classes by the relation a.term^a.power * b.term^b.power * factor = 1. */
static void merge(UnitTerms *terms, Monomial a, Monomial b, Dimension factor)
{
    if (terms->terms.at[a.term].watchers > terms->terms.at[b.term].watchers) {
        Monomial other = a;
        a = b;
        b = other;
    }
    UnitTerm *absorbed = &terms->terms.at[a.term];
    absorbed->parent = b.term;
    absorbed->power = -b.power / a.power;
    absorbed->factor = dimension_power(factor, -1 / a.power);
    awaken(terms, absorbed);
}

/* Puts the distinct classes of the factors with their powers into `work`. Returns the known part of the product. */
static Monomial gather(UnitTerms *terms, int count, const Monomial *factors)
{
    Monomial known = {-1, 0, no_dimension, false};
    terms->work.count = 0;
    for (int i = 0; i < count; i++) {
        Monomial m = flat_monomial_of(terms, factors[i]);
        known.factor = dimension_times(known.factor, m.factor, 1);
        known.is_stated = known.is_stated || m.is_stated;
        m.factor = no_dimension;
        m.is_stated = false;
        if (m.term < 0)
            continue;
        int k = terms->terms.at[m.term].place;
        if (k < terms->work.count && terms->work.at[k].term == m.term) {
            terms->work.at[k].power += m.power;
            continue;
        }
        terms->terms.at[m.term].place = terms->work.count;
        list_push(terms->arena, &terms->work, m);
    }
    int kept = 0;
    for (int i = 0; i < terms->work.count; i++)
        if (fabs(terms->work.at[i].power) > power_tolerance)
            terms->work.at[kept++] = terms->work.at[i];
    terms->work.count = kept;
    return known;
}

UnitRelation flat_terms_relate(UnitTerms *terms, int count, const Monomial *factors, int site)
{
    Monomial known = gather(terms, count, factors);
    const Monomial *classes = terms->work.at;
    if (terms->work.count == 2) {
        merge(terms, classes[0], classes[1], known.factor);
        return RELATION_HOLDS;
    }
    if (terms->work.count == 1 && known.is_stated) {
        UnitTerm *term = &terms->terms.at[classes[0].term];
        term->is_known = true;
        term->factor = dimension_power(known.factor, -1 / classes[0].power);
        term->site = site;
        awaken(terms, term);
        return RELATION_HOLDS;
    }
    if (terms->work.count) {
        /* A relation between three or more classes, three of which are watched: if one of these becomes known or is
         * merged, the relation is examined again. Or a relation without stated units so far. */
        Waiting waiting = {.first = terms->factors.count, .count = terms->work.count + 1, .site = site};
        for (int i = 0; i < terms->work.count; i++)
            list_push(terms->arena, &terms->factors, classes[i]);
        list_push(terms->arena, &terms->factors, known);
        list_push(terms->arena, &terms->waiting, waiting);
        for (int i = 0; i < terms->work.count && i < 3; i++) {
            UnitTerm *term = &terms->terms.at[classes[i].term];
            list_push(terms->arena, &terms->watches, (Watch){terms->waiting.count - 1, term->first});
            term->first = terms->watches.count - 1;
            term->watchers++;
        }
        return RELATION_WAITS;
    }
    if (!known.is_stated)
        return RELATION_HOLDS;
    if (!dimension_is_same(&known.factor, &no_dimension))
        return RELATION_CLASHES;
    return scale_is_same(&known.factor, &no_dimension) ? RELATION_HOLDS : RELATION_CLASHES_IN_SCALE;
}

/* ---- the unit rules of each operator ---- */

static const Monomial mere_number = {.term = -1};
static const NodeUnit number_unit = {.unit = {.term = -1}}, open_unit = {.is_open = true};

/* ---- numbers ---- */

static bool is_among(double whole, const int *numbers)
{
    while (*numbers && fabs(whole - *numbers) > 0.5)
        numbers++;
    return *numbers;
}

/* True for factors that are usual in formulas: fractions of small whole numbers or of pi: 0.5, 4/3, 48, 3.14,
 * 6.28318. */
static bool is_mere_number(double number)
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

/* Joins two variables that are equal or compared: they have the same zero of temperature and the same unit of
 * angles. */
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

/* An equation x = time, like x = 2*time, is right for an x of any unit. */
void flat_require_same_unit(UnitCheck *c, ClashKind kind, Expr node, Expr a, NodeUnit first, Expr b, NodeUnit second)
{
    const NodeUnit sides[2] = {first, second};
    for (int i = 0; i < 2; i++) {
        bool is_bare_time = sides[i].is_time && sides[i].unit.term < 0 && !sides[i].unit.is_stated;
        if (sides[i].is_open || (kind == CLASH_SIDES && is_bare_time))
            return;
    }
    Monomial inverse = monomial_times(mere_number, second.unit, -1);
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
        return (NodeUnit){.is_open = true, .is_number = true, .is_pure = is_mere_number(e->number)};
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

/* The properties that all arguments from `first` on have in common, and the unit of the first one that has a unit. */
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

/* Requires that all arguments from `first` on have the same unit, which is that of the result. */
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

/* True if the product is a temperature in degC: one times a pure number, as in a mean or in a conversion to another
 * scale. A product with any other quantity needs temperatures from absolute zero: a clash is noted. */
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

/* A sum 1 + a*x within a product is a pure number. */
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
            known = monomial_times(known, m, power);
        else
            list_push(c->arena, &c->product, monomial_times(mere_number, m, power));
    }
    if (all.is_number || is_open || !is_pure || (all.is_time && has_number))
        return (NodeUnit){.is_open = true, .is_number = all.is_number, .is_pure = all.is_pure};
    NodeUnit result = number_unit;
    result.is_shifted = check_shifted(c, e, of);
    if (c->product.count <= 1) {
        result.unit = c->product.count ? monomial_times(known, c->product.at[0], 1) : known;
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

/* The unit of an interpolation: each quantity has the unit of its axis, and the result that of the numbers. */
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
    case OP_DELAY: /* times are in seconds; the result has the unit of the delayed value */
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

/* ---- the units of expressions, computed from the known units of variables ---- */

enum { MOST_NESTED = 200 };

/* The unit of an expression to be shown; open: a number, which fits any unit. */
typedef struct {
    bool is_known, is_open;
    Dimension dimension;
} Shown;

static const Shown shown_unknown = {.is_known = false}, shown_open = {.is_known = true, .is_open = true};

static Shown shown_of(const System *system, Expr e, int depth);

static Shown shown_leaf(const System *system, Expr e)
{
    if (e->op == OP_NUMBER)
        return shown_open;
    if (e->op == OP_TIME)
        return (Shown){.is_known = true, .dimension = dimension_of_time};
    const int variable = e->op == OP_VARIABLE ? flat_variable(system, e) : -1;
    if (variable < 0 || e->type == TYPE_BOOLEAN || !system->units[variable].is_certain)
        return shown_unknown;
    return (Shown){.is_known = true, .dimension = *system->units[variable].dimension};
}

/* The common unit of the arguments that have one; unknown if they differ, as branches of an if-equation may. Other
 * clashes are reported by the check. */
static Shown shown_common(const System *system, Expr e, int first, int depth)
{
    Shown common = shown_open;
    bool is_found = false;
    for (int i = first; i < e->count; i++) {
        const Shown of = shown_of(system, e->at[i], depth);
        const bool is_unit = of.is_known && !of.is_open;
        if (is_unit && is_found && !(dimension_is_same(&of.dimension, &common.dimension) &&
                                     scale_is_same(&of.dimension, &common.dimension)))
            return shown_unknown;
        if (is_unit || (!is_found && !of.is_known))
            common = of;
        is_found = is_found || is_unit;
    }
    return common;
}

static Shown shown_product(const System *system, Expr e, int depth)
{
    Shown product = shown_open;
    for (int i = 0; i < e->count; i++) {
        const Shown of = shown_of(system, e->at[i], depth);
        if (!of.is_known || (of.is_open && e->at[i]->op == OP_NUMBER && !is_mere_number(e->at[i]->number)))
            return shown_unknown;
        if (of.is_open)
            continue;
        product.is_open = false;
        product.dimension = dimension_times(product.dimension, of.dimension, e->op == OP_DIVIDE && i > 0 ? -1 : 1);
    }
    return product;
}

static Shown shown_power(Shown base, double exponent)
{
    if (!base.is_known || base.is_open)
        return base;
    if (isnan(exponent))
        return shown_unknown;
    base.dimension = dimension_power(base.dimension, exponent);
    return base;
}

static Shown shown_of(const System *system, Expr e, int depth)
{
    if (depth > MOST_NESTED)
        return shown_unknown;
    depth++;
    switch (e->op) {
    case OP_ADD: case OP_SUBTRACT: case OP_HOMOTOPY: case OP_MIN: case OP_MAX: case OP_MOD: case OP_REM:
        return shown_common(system, e, 0, depth);
    case OP_IF: case OP_SMOOTH: return shown_common(system, e, 1, depth);
    case OP_MULTIPLY: case OP_DIVIDE: return shown_product(system, e, depth);
    case OP_POWER:
        return shown_power(shown_of(system, e->at[0], depth), e->at[1]->op == OP_NUMBER ? e->at[1]->number : NAN);
    case OP_SQRT: return shown_power(shown_of(system, e->at[0], depth), 0.5);
    case OP_NEGATE: case OP_ABS: case OP_PRE: case OP_NO_EVENT: case OP_DELAY:
        return shown_of(system, e->at[0], depth);
    case OP_EXP: case OP_LOG: case OP_LOG10: case OP_SIN: case OP_COS: case OP_TAN: case OP_ASIN: case OP_ACOS:
    case OP_ATAN: case OP_ATAN2: case OP_SINH: case OP_COSH: case OP_TANH: case OP_SIGN:
        return (Shown){.is_known = true, .dimension = no_dimension};
    default: return e->count ? shown_unknown : shown_leaf(system, e);
    }
}

/* The name of a unit, if it cannot be that of another quantity; not J, for example, as it may be N*m. Else NULL. */
static const char *name_of_dimension(const Dimension *dimension)
{
    static const char *const names[] = {"N", "Pa", "W", "V", "F", "H", "C", "T"};
    UnitMeaning meaning;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (unit_read(names[i], &meaning) && dimension_is_same(dimension, &meaning.dimension) &&
            scale_is_same(dimension, &meaning.dimension))
            return names[i];
    return NULL;
}

const char *flat_unit_of(Arena *arena, const System *system, Expr e)
{
    while (e->op == OP_NEGATE)
        e = e->at[0];
    const int variable = e->op == OP_VARIABLE ? flat_variable(system, e) : -1;
    if (!system->units)
        return "";
    if (variable >= 0)
        return flat_unit(arena, system, variable, 0);
    const Shown shown = shown_of(system, e, 0);
    Text text = text_new(arena);
    if (!shown.is_known || shown.is_open)
        return "";
    const char *name = name_of_dimension(&shown.dimension);
    if (name)
        return name;
    dimension_print(&text, &shown.dimension);
    return text.at;
}
