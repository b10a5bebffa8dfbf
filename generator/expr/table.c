/* table.c - interpolation tables, and the interpolated values.
 *
 * The knots of an axis cut it into intervals, numbered from 0. The number of an interval is the number of knots that do
 * not lie above it, so that at a knot the piece to the right counts. If the last pieces are continued beyond the ends,
 * the ends are no knots. If the value is held there, the ends are knots, and the outermost intervals are constant.
 * At two equal numbers of an axis the value jumps; beyond an end with two equal numbers it is constant. With cubics the
 * ends are always knots: beyond them the value continues along its tangent, or is held.
 */
#include "expr/inside.h"

#include <math.h>
#include <string.h>

/* Leaves hold the index of their table: op_evaluate knows numbers only. */
static struct {
    Arena *arena;
    List(const DataTable *) tables;
    ExprList leaves;
    Map *by_words; /* the text that callers wish -> index of the last table with it */
} known;

void tables_release(void)
{
    arena_free(known.arena);
    memset(&known, 0, sizeof known);
}

const DataTable *expr_table_of(Expr leaf)
{
    require(leaf->op == OP_TABLE);
    return known.tables.at[(int)leaf->number];
}

static const DataTable *table_of_number(double index)
{
    return known.tables.at[(int)index];
}

const ExprList *expr_tables(void)
{
    return &known.leaves;
}

/* The leaf of a table. The same numbers in the same use are one leaf; a count in their texts distinguishes tables with
 * other numbers but the same wish. */
static Expr leaf_of(DataTable table, const double *numbers)
{
    if (!known.arena) {
        known.arena = arena_new();
        known.by_words = map_new(known.arena);
    }
    table.at = numbers;
    int others = 0;
    for (int i = map_get(known.by_words, table.wish, -1); i >= 0; i = known.tables.at[i]->before) {
        const DataTable *other = known.tables.at[i];
        bool is_equal =
            other->count == table.count && memcmp(other->at, numbers, (size_t)table.count * sizeof *numbers) == 0;
        if (is_equal && other->is_held == table.is_held && other->smoothness == table.smoothness &&
            other->axis[0] == table.axis[0] && other->axis[1] == table.axis[1])
            return known.leaves.at[i];
        if (is_equal)
            table.words = other->words;
        others++;
    }
    DataTable *kept = arena_new_of(known.arena, DataTable);
    *kept = table;
    kept->before = map_get(known.by_words, table.wish, -1);
    if (!table.words)
        kept->words = others ? name_format("%s (%d)", table.wish->text, others + 1) : table.wish;
    double *at = arena_array(known.arena, double, table.count);
    memcpy(at, numbers, (size_t)table.count * sizeof *at);
    kept->at = at;
    const DataTable *x = kept->axis[0] ? expr_table_of(kept->axis[0]) : NULL;
    if (x && x->smoothness != SMOOTH_NOT)
        kept->slopes = table_slopes(known.arena, x, kept->axis[1] ? expr_table_of(kept->axis[1]) : NULL, at);
    map_put(known.by_words, table.wish, known.tables.count);
    Expr leaf = expr_table_leaf(known.tables.count, kept->words);
    list_push(known.arena, &known.tables, kept);
    list_push(known.arena, &known.leaves, leaf);
    return leaf;
}

Expr expr_axis(Name words, bool is_held, Smoothness smoothness, int count, const double *numbers)
{
    require(count >= 2);
    return leaf_of((DataTable){.wish = words, .is_held = is_held, .smoothness = smoothness, .count = count}, numbers);
}

Expr expr_table(Name words, Expr x, Expr y, const double *numbers)
{
    int count = expr_table_of(x)->count * (y ? expr_table_of(y)->count : 1);
    return leaf_of((DataTable){.wish = words, .axis = {x, y}, .count = count}, numbers);
}

Expr expr_past(Name of, Expr *axis)
{
    *axis = leaf_of((DataTable){.wish = name_format("breaks of %s", of->text), .is_past = true, .count = 1},
                    (double[]){0});
    return leaf_of((DataTable){.wish = name_format("past of %s", of->text), .axis = {*axis, NULL}, .is_past = true,
                               .count = 1}, (double[]){0});
}

bool expr_is_past(Expr leaf)
{
    return expr_table_of(leaf)->is_past;
}

Expr expr_given(Name of, Expr *axis)
{
    const double any[] = {0, 1};
    *axis = leaf_of((DataTable){.wish = name_format("times of %s", of->text), .is_given = true, .is_held = true,
                                .count = 2}, any);
    return leaf_of((DataTable){.wish = name_format("values of %s", of->text), .axis = {*axis, NULL}, .is_given = true,
                               .count = 2}, any);
}

bool expr_is_given(Expr leaf)
{
    return expr_table_of(leaf)->is_given;
}

/* True if the numbers are known only when the program runs. */
static bool is_open(const DataTable *table)
{
    return table->is_past || table->is_given;
}

bool expr_is_cubic(Expr e)
{
    return expr_table_of(e->at[e->op == OP_PIECE ? 2 : 4])->slopes;
}

bool parser_is_csv(Expr e)
{
    return e->op == OP_CALL && strcmp(e->name->text, "csv") == 0;
}

/* ---- intervals ---- */

int table_knots(const DataTable *axis, const double **first)
{
    bool are_ends = axis->is_held || axis->smoothness != SMOOTH_NOT;
    *first = are_ends ? axis->at : axis->at + 1;
    return are_ends ? axis->count : axis->count - 2;
}

static int interval(const DataTable *axis, double u)
{
    const double *knots;
    int low = 0, high = table_knots(axis, &knots);
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (knots[middle] <= u)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* An interval: the value in it lies between the values at two numbers of the axis. */
typedef struct {
    int low, high;
    double weight, rate; /* of the value at `high`, for this u; the derivative of the weight by u */
} Between;

/* The number of the interval may have any value: instead of one that does not exist, the nearest is taken. */
static Between between(const DataTable *axis, double u, double number)
{
    const double *knots;
    int most = table_knots(axis, &knots);
    int i = number >= most ? most : number > 0 ? (int)number : 0;
    if (axis->is_held && (i == 0 || i == most))
        return (Between){.low = i ? axis->count - 1 : 0, .high = i ? axis->count - 1 : 0};
    int low = axis->is_held ? i - 1 : i;
    double width = axis->at[low + 1] - axis->at[low];
    if (!(width > 0))
        return (Between){.low = i ? low + 1 : 0, .high = i ? low + 1 : 0};
    return (Between){low, low + 1, (u - axis->at[low]) / width, 1 / width};
}

/* A value between two, or its derivative. */
static double blend(double low, double high, const Between *b, bool is_slope)
{
    return is_slope ? (high - low) * b->rate : low + (high - low) * b->weight;
}

/* The weights of the values and slopes at both ends of an interval, in a cubic or in its derivative. */
typedef struct {
    int at[2];
    double value[2], slope[2];
} Share;

static Share share(const DataTable *axis, double u, double number, int order)
{
    const int last = axis->count - 1, i = number > last ? last + 1 : number > 0 ? (int)number : 0;
    if (i == 0 || i > last) { /* beyond the ends: the tangent, or the held value */
        const int end = i ? last : 0;
        const double slope = order == 0 ? u - axis->at[end] : order == 1;
        return (Share){.at = {end, end}, .value = {order == 0}, .slope = {axis->is_held ? 0 : slope}};
    }
    double h = axis->at[i] - axis->at[i - 1], s = (u - axis->at[i - 1]) / h, t = 1 - s;
    switch (order) {
    case 0: return (Share){{i - 1, i}, {(1 + 2 * s) * t * t, s * s * (1 + 2 * t)}, {h * s * t * t, -h * s * s * t}};
    case 1: return (Share){{i - 1, i}, {-6 * s * t / h, 6 * s * t / h}, {t * (1 - 3 * s), s * (1 - 3 * t)}};
    case 2:
        return (Share){{i - 1, i}, {6 * (s - t) / (h * h), 6 * (t - s) / (h * h)},
                       {(6 * s - 4) / h, (4 - 6 * t) / h}};
    default: return (Share){{i - 1, i}, {12 / (h * h * h), -12 / (h * h * h)}, {6 / (h * h), 6 / (h * h)}};
    }
}

static double piece(const DataTable *table, double u, double i, double order)
{
    if (table->slopes) {
        Share a = share(expr_table_of(table->axis[0]), u, i, (int)order);
        double sum = 0;
        for (int k = 0; k < 2; k++)
            sum += a.value[k] * table->at[a.at[k]] + a.slope[k] * table->slopes[a.at[k]];
        return sum;
    }
    Between b = between(expr_table_of(table->axis[0]), u, i);
    return blend(table->at[b.low], table->at[b.high], &b, order > 0);
}

/* a: u, v, their intervals, the table, and the orders of the derivative by u, by v */
static double patch(const double *a)
{
    const DataTable *table = table_of_number(a[4]), *y = expr_table_of(table->axis[1]);
    if (table->slopes) {
        const double *by_u = table->slopes, *by_v = by_u + table->count, *cross = by_v + table->count;
        Share of_u = share(expr_table_of(table->axis[0]), a[0], a[2], (int)a[5]);
        Share of_v = share(y, a[1], a[3], (int)a[6]);
        double sum = 0;
        for (int k = 0; k < 4; k++) {
            int m = k / 2, n = k % 2, at = of_u.at[m] * y->count + of_v.at[n];
            sum += of_u.value[m] * (of_v.value[n] * table->at[at] + of_v.slope[n] * by_v[at]);
            sum += of_u.slope[m] * (of_v.value[n] * by_u[at] + of_v.slope[n] * cross[at]);
        }
        return sum;
    }
    Between b = between(expr_table_of(table->axis[0]), a[0], a[2]), c = between(y, a[1], a[3]);
    bool is_slope[] = {a[5] > 0, a[6] > 0};
    const double *low = table->at + b.low * y->count, *high = table->at + b.high * y->count;
    return blend(blend(low[c.low], low[c.high], &c, is_slope[1]), blend(high[c.low], high[c.high], &c, is_slope[1]), &b,
                 is_slope[0]);
}

bool table_is_read(Expr e)
{
    static const struct {
        Op op;
        int first, count; /* of the arguments that are tables or axes */
    } places[] = {
        {OP_INTERPOLATE, 1, 2}, {OP_INTERPOLATE2, 2, 3}, {OP_INTERVAL, 1, 1}, {OP_PIECE, 2, 1}, {OP_PATCH, 4, 1},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        for (int k = places[i].first; e->op == places[i].op && k < places[i].first + places[i].count; k++)
            if (e->at[k]->op != OP_TABLE)
                return false;
    return true;
}

/* Checks for NaN first: beyond the ends, or in a given interval, a table has a value even for that. */
double table_evaluate(Op op, const double *a)
{
    for (int i = 0; i < op_quantities(op, 0); i++)
        if (isnan(a[i]))
            return NAN;
    if ((op == OP_INTERPOLATE || op == OP_PIECE) && is_open(table_of_number(a[2])))
        /* an arbitrary value that is not special in any model */
        return op == OP_PIECE && a[3] > 0 ? cos(a[0] + a[2]) : 2 + sin(a[0] + a[2]);
    if (op == OP_INTERVAL && is_open(table_of_number(a[1])))
        return 1;
    switch (op) {
    case OP_INTERVAL: return interval(table_of_number(a[1]), a[0]);
    case OP_PIECE: return piece(table_of_number(a[2]), a[0], a[1], a[3]);
    case OP_PATCH: return patch(a);
    case OP_INTERPOLATE: {
        double i = interval(table_of_number(a[1]), a[0]);
        return piece(table_of_number(a[2]), a[0], i, 0);
    }
    case OP_INTERPOLATE2: {
        double i = interval(table_of_number(a[2]), a[0]), k = interval(table_of_number(a[3]), a[1]);
        return patch((double[]){a[0], a[1], i, k, a[4], 0, 0});
    }
    default: internal_error("'%s' is not an interpolation", op_text(op));
    }
}

int op_quantities(Op op, int count)
{
    switch (op) {
    case OP_INTERPOLATE: case OP_INTERVAL: case OP_PIECE: return 1;
    case OP_INTERPOLATE2: case OP_PATCH: return 2;
    default: return count;
    }
}

/* ---- pieces, and their derivatives ---- */

Expr expr_interval(Expr u, Expr axis)
{
    return expr_apply(OP_INTERVAL, 2, (Expr[]){u, axis});
}

Expr expr_piece(Expr e, Expr i, Expr k)
{
    Expr none = expr_integer(0);
    if (e->op == OP_INTERPOLATE)
        return expr_apply(OP_PIECE, 4, (Expr[]){e->at[0], i, e->at[2], none});
    return expr_apply(OP_PATCH, 7, (Expr[]){e->at[0], e->at[1], i, k, e->at[4], none, none});
}

/* See inside.h. The derivative of a piece that was already differentiated by this quantity is 0; for cubics, that after
 * the third one. The past has no second derivative (NULL). */
Expr table_slope(Expr e, int by)
{
    Expr none = expr_integer(0), one = expr_integer(1);
    if (e->op == OP_INTERPOLATE)
        return table_slope(expr_piece(e, expr_interval(e->at[0], e->at[1]), NULL), by);
    if (e->op == OP_INTERPOLATE2)
        return table_slope(
            expr_piece(e, expr_interval(e->at[0], e->at[2]), expr_interval(e->at[1], e->at[3])), by);
    Expr at[7];
    for (int k = 0; k < e->count; k++)
        at[k] = e->at[k];
    int order = e->op == OP_PIECE ? 3 : 5 + by;
    bool is_past = e->op == OP_PIECE && expr_is_past(e->at[2]);
    if (expr_is_cubic(e)) {
        at[order] = expr_integer((int)at[order]->number + 1);
        return at[order]->number > 3 ? none : expr_apply(e->op, e->count, at);
    }
    if (!expr_is_number(at[order], 0))
        return is_past ? NULL : none;
    if (!is_past)
        at[by] = none;
    at[order] = one;
    return expr_apply(e->op, e->count, at);
}
