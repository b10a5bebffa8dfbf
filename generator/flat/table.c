/* table.c - interpolate(u, xs, ys) and interpolate2(u, v, xs, ys, zs): the drawn arrays become data.
 *
 * The data are constants: numbers in the call, in arrays of the model, or in a CSV file.
 */
#include "flat/rewrite.h"
#include "flat/value.h"

#include "expr/array.h"

#include <math.h>
#include <string.h>

/* One array of numbers: a vector, or a matrix row by row. */
typedef struct {
    Name words;
    List(double) numbers;
    int rows, columns; /* 0 columns: a vector */
    int variable;      /* first element of an array that the model names, or -1 */
    int count;         /* number of consecutive elements from it on */
    IntList constants; /* the constants that the numbers mention */
} Data;

enum { MOST_SHOWN = 100 }; /* nodes of a call in messages */

typedef struct {
    Flattening *f;
    const Place *place;
    Expr call;
    const char *text;      /* of the call, for messages */
    bool is_held;          /* by the options */
    Smoothness smoothness;
} TableCall;

/* Reports. */
#define table_mistake(r, code, ...) flat_report_mistake((r)->f, code, (r)->place, (r)->text, __VA_ARGS__)

/* ---- arrays ---- */

/* {0, 1, 2 ... 99}: short enough for a listing. */
static const char *short_text(Arena *arena, Expr array)
{
    enum { MOST_NODES = 14, SHOWN = 3 };
    bool is_list = array->op == OP_ARRAY || array->op == OP_MATRIX || array->op == OP_ROW;
    if (!is_list || expr_size(array) <= MOST_NODES)
        return expr_text(arena, array);
    Text text = text_new(arena);
    text_add(&text, "{");
    for (int i = 0; i < SHOWN && i < array->count; i++)
        text_format(&text, "%s%s", i ? ", " : "", short_text(arena, array->at[i]));
    text_format(&text, "%s%s}", array->count > SHOWN ? " ... " : "",
                array->count > SHOWN ? short_text(arena, array->at[array->count - 1]) : "");
    return text.at;
}

/* Reads the numbers of an array. Its words are the path of the array if it is named, and the call of csv() as drawn.
 * The constants of large arrays are hidden: thousands would fill the results, and they cannot be set. */
static bool read_data(const TableCall *r, Expr drawn, Data *data)
{
    enum { MOST_LISTED = 100 };
    Flattening *f = r->f;
    Typed value = flat_rewrite(f, drawn, r->place);
    if (!value.e)
        return false;
    Sizes sizes = expr_sizes(value.e);
    ExprList elements = {0};
    array_elements(value.e, f->scratch, &elements);
    if (sizes.count < 1 || sizes.count > 2 || !elements.count || value.enumeration) {
        table_mistake(r, DIAG_F45, "'%s' is %s, not a vector or a matrix of numbers", short_text(f->scratch, drawn),
                      value.enumeration ? "of an enumeration" : array_words(f->scratch, value.e));
        return false;
    }
    const char *path = drawn->op == OP_VARIABLE && elements.at[0]->op == OP_VARIABLE ? elements.at[0]->name->text : "";
    const char *bracket = strrchr(path, '[');
    const char *words = parser_is_csv(drawn) ? expr_text(f->scratch, drawn) : short_text(f->scratch, drawn);
    *data = (Data){.words = bracket ? name_of_length(path, (size_t)(bracket - path)) : name_of(words),
                   .variable = bracket ? flat_variable(f->system, elements.at[0]) : -1,
                   .rows = sizes.at[0],
                   .columns = sizes.count > 1 ? sizes.at[1] : 0};
    for (int i = 0; i < elements.count; i++) {
        double number = 0;
        Expr e = elements.at[i];
        if (e->type == TYPE_BOOLEAN || !flat_known_number(f, e, &number)) {
            table_mistake(r, DIAG_F45, "'%s' in the data of %s() is not a known number", expr_text(f->scratch, e),
                          op_text(r->call->op));
            return false;
        }
        list_push(f->scratch, &data->numbers, number);
        expr_mentions(e, f->system->by_leaf, f->arena, &data->constants);
        if (data->count == i && data->variable >= 0 && flat_variable(f->system, e) == data->variable + i)
            data->count++;
    }
    for (int i = 0; elements.count > MOST_LISTED && i < elements.count; i++) {
        int variable = elements.at[i]->op == OP_VARIABLE ? flat_variable(f->system, elements.at[i]) : -1;
        if (variable >= 0)
            f->system->variables.at[variable].is_hidden = true;
    }
    return true;
}

/* ---- tables ---- */

static Expr noted(const TableCall *r, Expr drawn, Expr table, const Data *data)
{
    flat_note_table_of_csv(r->f, drawn, r->place, table);
    const FlatTable kept = {table, data->variable, data->count, data->constants, r->place->scope->path};
    if (data->constants.count)
        list_push(r->f->arena, &r->f->system->tables, kept);
    return table;
}

/* The problem of number i and the one before it on an axis; NULL: none. Equal numbers make a jump; others must be so
 * far apart that slopes are finite. */
static const char *axis_problem(const TableCall *r, const Data *data, int i)
{
    const double *at = data->numbers.at;
    double width = at[i] - at[i - 1];
    bool is_jump = fabs(width) <= 0;
    if (is_jump && r->smoothness != SMOOTH_NOT)
        return "has a jump, which a smooth table cannot have";
    if (is_jump && data->numbers.count == 2 && !r->is_held)
        return "has only a jump, which cannot be extrapolated";
    if (is_jump && i > 1 && !(at[i - 1] > at[i - 2]))
        return "has more than two equal numbers";
    return is_jump || (width > 0 && isfinite(1 / width) && isfinite(width)) ? NULL : "does not ascend";
}

/* The axis from a vector of at least two numbers; NULL: a mistake; reported. */
static Expr read_axis(const TableCall *r, Expr e)
{
    Data data;
    if (!read_data(r, e, &data))
        return NULL;
    const char *name = data.words->text;
    if (data.columns || data.numbers.count < 2) {
        table_mistake(r, DIAG_F43,
                      data.columns ? "the axis %s is a matrix" : "the axis %s has fewer than two numbers", name);
        return NULL;
    }
    for (int i = 1; i < data.numbers.count; i++) {
        const char *problem = axis_problem(r, &data, i);
        if (!problem)
            continue;
        table_mistake(r, DIAG_F43, "the axis %s %s: its number %d, %s, follows %s", name, problem, i + 1,
                      number_text(data.numbers.at[i]), number_text(data.numbers.at[i - 1]));
        return NULL;
    }
    return noted(r, e, expr_axis(data.words, r->is_held, r->smoothness, data.numbers.count, data.numbers.at), &data);
}

static Expr read_values(const TableCall *r, Expr e, Expr x, Expr y)
{
    Data data;
    if (!x || (!y && r->call->op == OP_INTERPOLATE2) || !read_data(r, e, &data))
        return NULL;
    int rows = expr_table_of(x)->count, columns = y ? expr_table_of(y)->count : 0;
    const char *name = data.words->text;
    bool fits = data.rows == rows && data.columns == columns;
    bool is_flat = y && !data.columns && data.rows == rows * columns;
    if (!fits && !is_flat && y)
        table_mistake(r, DIAG_F43, "%s has %d by %d numbers, its axes %d and %d", name, data.rows,
                      data.columns ? data.columns : 1, rows, columns);
    else if (!fits && !is_flat)
        table_mistake(r, DIAG_F43, data.columns ? "%s is a matrix of %d rows over an axis of %d numbers"
                                         : "%s has %d numbers, its axis %d", name, data.rows, rows);
    return fits || is_flat ? noted(r, e, expr_table(data.words, x, y, data.numbers.at), &data) : NULL;
}

/* The options, which are arguments after the required ones: the extrapolation beyond the ends, and the smoothness
 * between the numbers. The longer words are literals of Modelica. */
static const struct {
    const char *word, *literal;
    bool is_held;
    Smoothness smoothness;
} options[] = {
    {"linear", "LinearSegments", false, SMOOTH_NOT},
    {"linear", "LastTwoPoints", false, SMOOTH_NOT},
    {"hold", "HoldLastPoint", true, SMOOTH_NOT},
    {"akima", "ContinuousDerivative", false, SMOOTH_AKIMA},
    {"monotone", "MonotoneContinuousDerivative2", false, SMOOTH_MONOTONE},
};

/* The text of an option: a string, the text of a String property, or the literal of a constant enumeration value. NULL:
 * none of these. */
static const char *option_word(const TableCall *r, Expr option)
{
    if (option->op == OP_STRING)
        return option->name->text;
    Name text = option->op == OP_VARIABLE ? flat_string_named(r->f, r->place->scope, option->name) : NULL;
    if (text)
        return text->text;
    Typed value = flat_rewrite_scalar(r->f, option, r->place);
    double number = 0;
    bool is_known = value.e && value.enumeration && flat_known_number(r->f, value.e, &number) && number >= 1 &&
                    number <= value.enumeration->literals.count;
    return is_known ? value.enumeration->literals.at[(int)number - 1]->text : NULL;
}

/* Reads the options, and stores them as string arguments after the required ones. */
static bool read_options(TableCall *r, int needed, Expr *arguments)
{
    for (int i = needed; i < r->call->count; i++) {
        const char *word = option_word(r, r->call->at[i]);
        size_t k = 0, count = sizeof options / sizeof options[0];
        while (k < count && !(word && (!strcmp(options[k].word, word) || !strcmp(options[k].literal, word))))
            k++;
        if (k == count) {
            table_mistake(r, DIAG_F46, "%s() does not know the option %s", op_text(r->call->op),
                          word && r->call->at[i]->op != OP_STRING ? word : expr_text(r->f->scratch, r->call->at[i]));
            return false;
        }
        r->is_held |= options[k].is_held;
        if (options[k].smoothness != SMOOTH_NOT)
            r->smoothness = options[k].smoothness;
        arguments[i] = expr_string(name_of(options[k].word));
    }
    return true;
}

/* Each interpolated quantity is a single number with its own axis. */
Expr flat_rewrite_table(Flattening *f, Expr call, const Place *place)
{
    const char *text = expr_size(call) <= MOST_SHOWN ? expr_text(f->scratch, call) : op_text(call->op);
    TableCall r = {.f = f, .place = place, .call = call, .text = text};
    const int count = op_quantities(call->op, call->count), needed = 2 * count + 1;
    Expr arguments[7], *axes = arguments + count;
    bool ok = read_options(&r, needed, arguments);
    for (int k = 0; k < count; k++) {
        Typed quantity = flat_rewrite_scalar(f, call->at[k], place);
        const char *problem = quantity.e ? flat_type_problem(call->op, 1, &quantity) : NULL;
        if (problem)
            flat_report_type(place, NULL, problem, 1, &quantity);
        arguments[k] = quantity.e;
        axes[k] = read_axis(&r, call->at[count + k]);
        ok = ok && quantity.e && !problem && axes[k];
    }
    Expr values = ok ? read_values(&r, call->at[needed - 1], axes[0], count > 1 ? axes[1] : NULL) : NULL;
    arguments[needed - 1] = values;
    return values ? expr_raw(call->op, NULL, call->count, arguments) : NULL;
}
