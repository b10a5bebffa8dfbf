/* print.c - expressions and statements in the language's own notation.
 *
 * Parsing the text gives the same expression; it has only the parentheses needed for that. -3 is the number; the
 * negation of the number 3 is -(3). A real number of integral value keeps its point: 3.0. A tree that the language
 * cannot express (a range as a factor) is also printed with parentheses.
 */
#include "expr/inside.h"

#include <limits.h>
#include <math.h>
#include <string.h>

/* A text, or an expression in a place of this level, that is still to be printed. The next piece to print is the last
 * one of the list. This avoids recursion. */
typedef struct {
    const char *text;
    Expr e;
    int level;
} Piece;

typedef struct {
    Arena *arena;
    List(Piece) pieces;
} Printer;

const char *op_text(Op op)
{
    return op_info[op].text;
}

static int level_of(Expr e)
{
    return e->op == OP_NUMBER && e->number < 0 ? LEVEL_SUM : (int)op_info[e->op].level;
}

static void later(Printer *p, const char *text)
{
    list_push(p->arena, &p->pieces, (Piece){.text = text});
}

static void later_expr(Printer *p, Expr e, int level)
{
    list_push(p->arena, &p->pieces, (Piece){.e = e, .level = level});
}

static void later_list(Printer *p, const char *separator, Expr e, int from, int level)
{
    for (int i = from; i < e->count; i++) {
        if (i > from)
            later(p, separator);
        later_expr(p, e->at[i], level);
    }
}

/* Sums and products read from the left: a first argument of the same level needs no parentheses, unless it is a sum
 * within a sum, which without them would be one sum of more terms. Powers and relations do not chain. */
static void infix(Printer *p, Expr e)
{
    int level = level_of(e);
    bool is_tight = e->op == OP_MULTIPLY || e->op == OP_DIVIDE || e->op == OP_POWER;
    bool chains = level == LEVEL_SUM || level == LEVEL_PRODUCT;
    bool nests = (e->op == OP_ADD || e->op == OP_MULTIPLY) && e->at[0]->op == e->op;
    const char *sign = is_tight ? op_info[e->op].text : op_info[e->op].spaced;
    later_expr(p, e->at[0], chains && !nests ? level : level + 1);
    later(p, sign);
    later_list(p, sign, e, 1, level + 1);
}

static void if_expression(Printer *p, Expr e)
{
    later(p, "if ");
    for (;; e = e->at[2]) {
        later_expr(p, e->at[0], LEVEL_EXPRESSION);
        later(p, " then ");
        later_expr(p, e->at[1], LEVEL_EXPRESSION);
        if (e->at[2]->op != OP_IF)
            break;
        later(p, " elseif ");
    }
    later(p, " else ");
    later_expr(p, e->at[2], LEVEL_EXPRESSION);
}

/* The text of a name that is a whole path: a word of the language is quoted. */
static const char *path_words(const Printer *p, Name name)
{
    return identifier_is_word(name->text) ? arena_format(p->arena, "'%s'", name->text) : name->text;
}

static void later_arguments(Printer *p, Expr e)
{
    later(p, "(");
    later_list(p, ", ", e, 0, LEVEL_EXPRESSION);
    later(p, ")");
}

/* Appends the use of an axis to the arguments, so that different expressions have different texts: an axis that holds
 * values has more knots. Returns the new count. */
static int add_use(Expr *arguments, int count, Expr axis_leaf)
{
    const DataTable *axis = expr_table_of(axis_leaf);
    if (axis->smoothness != SMOOTH_NOT)
        arguments[count++] = expr_string(name_of(axis->smoothness == SMOOTH_AKIMA ? "akima" : "monotone"));
    if (axis->is_held)
        arguments[count++] = expr_string(name_of("hold"));
    return count;
}

/* interpolate(u, xs, ys) for the value in an interval; slope(interval(u, xs), xs, ys) for its derivative; for the
 * derivatives of cubics slope(u, xs, ys), slope2(u, xs, ys) and slope3(u, xs, ys). */
static Expr piece_call(Expr e)
{
    const DataTable *table = expr_table_of(e->at[2]);
    const double order = e->at[3]->number;
    const bool is_slope = order > 0;
    Expr arguments[5] = {e->at[is_slope && !table->slopes], table->axis[0], e->at[2]};
    const int count = add_use(arguments, 3, table->axis[0]);
    if (!is_slope)
        return expr_raw(OP_INTERPOLATE, NULL, count, arguments);
    return expr_raw(OP_CALL, name_of(order > 2 ? "slope3" : order > 1 ? "slope2" : "slope"), count, arguments);
}

/* interpolate2(u, v, xs, ys, zs) for the value; slope1(...), slope2(...) and slope12(...) for the derivatives by the
 * first quantity, by the second, and by both; for cubics slope_1_2(...) with the orders of the derivative by each. */
static Expr patch_call(Expr e)
{
    const DataTable *table = expr_table_of(e->at[4]);
    const bool by[] = {e->at[5]->number > 0, e->at[6]->number > 0}, is_cubic = table->slopes;
    Expr arguments[7] = {e->at[by[0] && !is_cubic ? 2 : 0], e->at[by[1] && !is_cubic ? 3 : 1], table->axis[0],
                         table->axis[1], e->at[4]};
    const int count = add_use(arguments, 5, table->axis[0]);
    if (!by[0] && !by[1])
        return expr_raw(OP_INTERPOLATE2, NULL, count, arguments);
    const Name name = is_cubic ? name_format("slope_%d_%d", (int)e->at[5]->number, (int)e->at[6]->number)
                               : name_of(by[0] && by[1] ? "slope12" : by[0] ? "slope1" : "slope2");
    return expr_raw(OP_CALL, name, count, arguments);
}

Expr expr_lookup_call(Expr e)
{
    if (e->op != OP_INTERVAL)
        return e->op == OP_PIECE ? piece_call(e) : patch_call(e);
    Expr arguments[4] = {e->at[0], e->at[1]};
    return expr_raw(OP_CALL, name_of("interval"), add_use(arguments, 2, e->at[1]), arguments);
}

static void print_structure(Printer *p, Expr e)
{
    switch (e->op) {
    case OP_INTERVAL: case OP_PIECE: case OP_PATCH: later_expr(p, expr_lookup_call(e), LEVEL_EXPRESSION); break;
    case OP_IF: if_expression(p, e); break;
    case OP_CALL:
        later(p, path_words(p, e->name));
        later_arguments(p, e);
        break;
    case OP_QUEUE_PUT: case OP_QUEUE_RETURN: case OP_QUEUE_JOIN: case OP_QUEUE_ARRIVE: case OP_QUEUE_FIRST:
    case OP_QUEUE_REST: case OP_QUEUE_LENGTH:
        later(p, op_info[e->op].text);
        later_arguments(p, e);
        break;
    case OP_TUPLE:
        if (!expr_is_left_out(e))
            later_arguments(p, e);
        break;
    case OP_NAMED:
        later(p, path_words(p, e->name));
        later(p, " = ");
        later_expr(p, e->at[0], LEVEL_EXPRESSION);
        break;
    case OP_FIELD:
        later_expr(p, e->at[0], LEVEL_PRIMARY);
        later(p, ".");
        later(p, e->name->text);
        break;
    case OP_INDEX: {
        const Op base = e->at[0]->op; /* these need no parentheses before subscripts */
        bool is_plain = base == OP_VARIABLE || base == OP_FIELD || base == OP_ARRAY || base == OP_MATRIX;
        later_expr(p, e->at[0], is_plain ? LEVEL_PRIMARY : LEVEL_NEVER);
        later(p, "[");
        later_list(p, ", ", e, 1, LEVEL_EXPRESSION);
        later(p, "]");
        break;
    }
    case OP_PRESENT: case OP_CARDINAL:
        later_expr(p, e->at[0], LEVEL_PRIMARY);
        later(p, op_info[e->op].text);
        break;
    case OP_IN_STATE:
        if (e->count) {
            later_expr(p, e->at[0], LEVEL_PRIMARY);
            later(p, ".");
        }
        later(p, op_info[e->op].text);
        later(p, "(");
        later(p, e->name->text);
        later(p, ")");
        break;
    case OP_RANGE: later_list(p, ":", e, 0, LEVEL_OR); break;
    case OP_ARRAY:
        later(p, "{");
        later_list(p, ", ", e, 0, LEVEL_EXPRESSION);
        later(p, "}");
        break;
    case OP_MATRIX:
        later(p, "[");
        later_list(p, "; ", e, 0, LEVEL_EXPRESSION);
        later(p, "]");
        break;
    case OP_ROW: later_list(p, ", ", e, 0, LEVEL_EXPRESSION); break;
    case OP_FOR:
        later_expr(p, e->at[0], LEVEL_EXPRESSION);
        later(p, " for ");
        later_list(p, ", ", e, 1, LEVEL_EXPRESSION);
        break;
    case OP_FOR_INDEX: later_list(p, " in ", e, 0, LEVEL_EXPRESSION); break;
    default: later(p, op_info[e->op].text); /* end, : */
    }
}

static void string(Text *text, const char *at)
{
    text_add_char(text, '"');
    for (; *at; at++) {
        if (*at == '\n')
            text_add(text, "\\n");
        else if (*at == '\t')
            text_add(text, "\\t");
        else {
            if (*at == '"' || *at == '\\')
                text_add_char(text, '\\');
            text_add_char(text, *at);
        }
    }
    text_add_char(text, '"');
}

static void leaf(Text *text, Expr e)
{
    char digits[32];
    switch (e->op) {
    case OP_NUMBER:
        text_add(text, number_print(e->number, digits));
        if (e->type == TYPE_REAL && !strpbrk(digits, ".e") && fabs(e->number) <= INT_MAX)
            text_add(text, ".0");
        break;
    case OP_BOOLEAN: text_add(text, e->number != 0 ? "true" : "false"); break;
    case OP_STRING: string(text, e->name->text); break;
    case OP_TABLE: text_add(text, e->name->text); break;
    case OP_VARIABLE: text_format(text, identifier_is_word(e->name->text) ? "'%s'" : "%s", e->name->text); break;
    default: text_add(text, op_info[e->op].text);
    }
}

static void print_node(Printer *p, Text *text, Expr e)
{
    switch (op_info[e->op].kind) {
    case OPKIND_LEAF: leaf(text, e); break;
    case OPKIND_INFIX: infix(p, e); break;
    case OPKIND_PREFIX: {
        bool number = e->at[0]->op == OP_NUMBER; /* -3 would be the number itself */
        later(p, e->op == OP_NOT ? "not " : "-");
        later_expr(p, e->at[0], e->op == OP_NOT ? LEVEL_RELATION : number ? LEVEL_NEVER : LEVEL_PRODUCT);
        break;
    }
    case OPKIND_SPECIAL: print_structure(p, e); break;
    case OPKIND_FUNCTION: case OPKIND_EVENT:
        later(p, op_info[e->op].text);
        later_arguments(p, e);
        break;
    }
}

void expr_print(Text *text, Expr e)
{
    Piece few[64];
    Printer p = {.arena = text->arena, .pieces = {.at = few, .capacity = sizeof few / sizeof *few}};
    later_expr(&p, e, LEVEL_EXPRESSION);
    while (p.pieces.count) {
        Piece piece = p.pieces.at[--p.pieces.count];
        if (piece.text) {
            text_add(text, piece.text);
            continue;
        }
        int first = p.pieces.count;
        bool enclosed = level_of(piece.e) < piece.level;
        if (enclosed)
            text_add_char(text, '(');
        print_node(&p, text, piece.e);
        if (enclosed)
            later(&p, ")");
        for (int i = first, k = p.pieces.count - 1; i < k; i++, k--) { /* the next comes last */
            Piece swapped = p.pieces.at[i];
            p.pieces.at[i] = p.pieces.at[k];
            p.pieces.at[k] = swapped;
        }
    }
}

const char *expr_text(Arena *arena, Expr e)
{
    Text text = text_new(arena);
    expr_print(&text, e);
    return text.at;
}

bool expr_is_side(Expr e)
{
    return level_of(e) >= LEVEL_SUM;
}

const char *expr_side_text(Arena *arena, Expr e)
{
    const char *text = expr_text(arena, e);
    return expr_is_side(e) ? text : arena_format(arena, "(%s)", text);
}

const char *expr_equation_text(Arena *arena, Expr left, Expr right)
{
    return arena_format(arena, "%s = %s", expr_side_text(arena, left), expr_text(arena, right));
}

/* ---- statements ---- */

static void line(Text *text, int indent, const char *words)
{
    text_format(text, "%*s%s", indent, "", words);
}

/* Recursion follows the nesting of statements, which the parser limits. */
void statements_print(Text *text, const StatementList *statements, int indent)
{
    enum { STEP = 4 };
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        const bool is_for = s->kind == STATEMENT_FOR;
        switch (s->kind) {
        case STATEMENT_IF:
            for (int k = 0; k < s->branches.count; k++) {
                bool is_else = k >= s->conditions.count;
                line(text, indent, k == 0 ? "if " : is_else ? "else" : "elseif ");
                if (!is_else) {
                    expr_print(text, s->conditions.at[k]);
                    text_add(text, " then");
                }
                text_add_char(text, '\n');
                statements_print(text, &s->branches.at[k], indent + STEP);
            }
            line(text, indent, "end if;\n");
            break;
        case STATEMENT_FOR: case STATEMENT_WHILE:
            line(text, indent, is_for ? "for " : "while ");
            if (is_for) {
                expr_print(text, s->target);
                text_add(text, s->value->op == OP_COLON ? "" : " in ");
            }
            if (s->value->op != OP_COLON)
                expr_print(text, s->value);
            text_add(text, " loop\n");
            statements_print(text, &s->branches.at[0], indent + STEP);
            line(text, indent, is_for ? "end for;\n" : "end while;\n");
            break;
        case STATEMENT_BREAK: line(text, indent, "break;\n"); break;
        case STATEMENT_RETURN: line(text, indent, "return;\n"); break;
        case STATEMENT_ASSIGN: case STATEMENT_CALL:
            line(text, indent, "");
            if (s->kind == STATEMENT_ASSIGN) {
                expr_print(text, s->target);
                text_add(text, " := ");
            }
            expr_print(text, s->value);
            text_add(text, ";\n");
        }
    }
}
