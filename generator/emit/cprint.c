/* cprint.c - expressions as C.
 *
 * Operands stay in the order of the drawing. Quantities are doubles, Booleans and enumerations. A relation is a C truth
 * value, which becomes 1.0 or 0.0 where a number is needed. Comparing doubles with == is spelled are_equal(). */
#include "emit/emit.h"

#include <math.h>
#include <string.h>

/* C's precedence, loosest first. */
typedef enum {
    LEVEL_ANY,
    LEVEL_OR,
    LEVEL_AND,
    LEVEL_RELATION,
    LEVEL_SUM,
    LEVEL_PRODUCT,
    LEVEL_UNARY,
    LEVEL_PRIMARY
} Level;

typedef struct {
    CodeDraft *draft;
    Text *text; /* the draft's words */
    CLeaf *leaf;
    void *context;
    bool is_explicit; /* an operator within another one of other precedence stands in parentheses */
} Printer;

/* True if an operator of level `own` needs parentheses where at least `least` is required. */
static bool is_enclosed(const Printer *p, Level own, Level least)
{
    return least > own || (p->is_explicit && least > LEVEL_ANY && least != own);
}

/* The level that an operand needs to stand without parentheses: `least`, or more in an explicit draft. */
static Level operand_level(const Printer *p, Level least)
{
    return p->is_explicit ? LEVEL_UNARY : least;
}

static void print(const Printer *p, Expr e, Level least);
static void print_truth(const Printer *p, Expr e, Level least);

bool c_is_truth(Expr e)
{
    while (e->op == OP_IF || e->op == OP_NO_EVENT || e->op == OP_SMOOTH || e->op == OP_HOMOTOPY)
        e = e->op == OP_IF || e->op == OP_SMOOTH ? e->at[1] : e->at[0];
    return e->op == OP_BOOLEAN || (e->op >= OP_LESS && e->op <= OP_OR);
}

bool c_is_choice(Expr e)
{
    while (e->op == OP_NO_EVENT || e->op == OP_SMOOTH || e->op == OP_HOMOTOPY)
        e = e->op == OP_SMOOTH ? e->at[1] : e->at[0];
    return e->op == OP_IF || c_is_truth(e);
}

const char *c_stored_type(Arena *arena, CStored stored)
{
    if (stored.is_queue)
        return "SignalQueue";
    if (stored.enumeration)
        return arena_format(arena, "enum %s", stored.enumeration->type);
    return stored.is_truth ? "bool" : c_real(arena);
}

/* The name of the variable that holds the value, or NULL. */
static const Code *name_of_leaf(const Printer *p, Expr e, CStored *stored)
{
    *stored = C_NUMBER;
    return p->leaf ? p->leaf(p->context, e, stored) : NULL;
}

static const Code *name_in(const Printer *p, Expr e)
{
    CStored stored;
    return name_of_leaf(p, e, &stored);
}

static CStored stored_in(const Printer *p, Expr e)
{
    CStored stored;
    while (e->op == OP_NO_EVENT)
        e = e->at[0];
    return name_of_leaf(p, e, &stored) ? stored : C_NUMBER;
}

static bool is_truth_in(const Printer *p, Expr e)
{
    return c_is_truth(e) || stored_in(p, e).is_truth;
}

const char *c_enumerator(const CEnumeration *enumeration, Expr e)
{
    if (!enumeration || e->op != OP_NUMBER || !(e->number >= 0) || e->number > enumeration->count - 1 ||
        e->number > floor(e->number))
        return NULL;
    return enumeration->values[(int)e->number];
}

const char *c_number_print(double number, char buffer[40])
{
    number_print(number, buffer);
    return strpbrk(buffer, ".en") ? buffer : strcat(buffer, ".0");
}

/* True if the text of e begins with a minus that may be merged into the operator before it. Exact: IEEE arithmetic
 * treats signs symmetrically. */
static bool begins_negative(const Printer *p, Expr e)
{
    while ((e->op == OP_MULTIPLY || e->op == OP_DIVIDE) && !name_in(p, e))
        e = e->at[0];
    return (e->op == OP_NUMBER && signbit(e->number)) || (e->op == OP_NEGATE && !name_in(p, e));
}

static void print_product(const Printer *p, Expr e, bool drop_minus, Level first);

/* e without the minus it begins with. */
static void print_without_minus(const Printer *p, Expr e)
{
    if (e->op == OP_NUMBER)
        code_add_literal(p->draft, -e->number);
    else if (e->op == OP_NEGATE)
        print(p, e->at[0], operand_level(p, LEVEL_PRODUCT));
    else
        print_product(p, e, true, LEVEL_PRODUCT);
}

static void print_product(const Printer *p, Expr e, bool drop_minus, Level first)
{
    if (drop_minus)
        print_without_minus(p, e->at[0]);
    else
        print(p, e->at[0], first);
    for (int i = 1; i < e->count; i++) {
        text_add(p->text, e->op == OP_DIVIDE ? " / " : " * ");
        print(p, e->at[i], LEVEL_PRIMARY);
    }
}

bool c_may_be_inexact(Expr e)
{
    int terms = 0;
    if (e->type != TYPE_INTEGER)
        return false;
    for (int i = 0; i < e->count; i++)
        terms += e->at[i]->op != OP_NUMBER;
    switch (e->op) {
    case OP_MULTIPLY: case OP_INTEGER: return true;
    case OP_ADD: case OP_SUBTRACT:
        if (terms > 1)
            return true;
        break;
    case OP_NEGATE: case OP_ABS: case OP_MIN: case OP_MAX: case OP_IF: break;
    default: return false;
    }
    for (int i = 0; i < e->count; i++)
        if (c_may_be_inexact(e->at[i]))
            return true;
    return false;
}

static void begin_call(const Printer *p, const char *name)
{
    Arena *arena = p->draft->words.arena;
    code_add(p->draft, code_call(arena, c_function(arena, name)));
    text_add_char(p->text, '(');
}

/* Prints `name(a, b)` for an operator whose result depends on the last digits of Integers. */
static void print_exact_call(const Printer *p, const char *name, Expr e)
{
    begin_call(p, name);
    for (int i = 0; i < 2; i++) {
        bool is_exact = c_may_be_inexact(e->at[i]);
        text_add(p->text, i ? ", " : "");
        if (is_exact)
            begin_call(p, "exact_integer");
        print(p, e->at[i], LEVEL_ANY);
        text_add(p->text, is_exact ? ")" : "");
    }
    text_add_char(p->text, ')');
}

/* Prints `name(a, b` and then `end`. */
static void print_call(const Printer *p, const char *name, int count, const Expr *arguments, const char *end)
{
    begin_call(p, name);
    for (int i = 0; i < count; i++) {
        text_add(p->text, i ? ", " : "");
        print(p, arguments[i], LEVEL_ANY);
    }
    text_add(p->text, end);
}

int c_power(Expr e)
{
    Expr exponent = e->op == OP_POWER ? e->at[1] : NULL;
    if (!exponent || exponent->op != OP_NUMBER || exponent->number != floor(exponent->number))
        return 0;
    return fabs(exponent->number) <= 4 && exponent->number != 0 ? (int)exponent->number : 0;
}

static void print_power(const Printer *p, Expr e, Level least)
{
    int power = c_power(e), factors = power < 0 ? -power : power;
    bool is_simple = e->at[0]->count == 0 || name_in(p, e->at[0]);
    if (!power || !is_simple) {
        print_call(p, "pow", 2, e->at, ")");
        return;
    }
    const bool is_enclosed_product = power != 1 && is_enclosed(p, LEVEL_PRODUCT, least);
    text_add(p->text, is_enclosed_product ? "(" : "");
    if (power < 0)
        text_format(p->text, "%s / ", c_number_in(p->text->arena, 1));
    text_add(p->text, power < -1 ? "(" : "");
    for (int i = 0; i < factors; i++) {
        text_add(p->text, i ? " * " : "");
        print(p, e->at[0], LEVEL_PRIMARY);
    }
    text_add(p->text, power < -1 ? ")" : "");
    text_add(p->text, is_enclosed_product ? ")" : "");
}

static void print_as(const Printer *p, Expr e, CStored as, Level least);

static void print_if(const Printer *p, Expr e, Level least, CStored as)
{
    text_add(p->text, least > LEVEL_ANY ? "(" : "");
    print_truth(p, e->at[0], operand_level(p, LEVEL_OR));
    text_add(p->text, " ? ");
    for (int i = 1; i <= 2; i++) {
        if (as.enumeration)
            print_as(p, e->at[i], as, operand_level(p, LEVEL_OR));
        else if (as.is_truth)
            print_truth(p, e->at[i], operand_level(p, LEVEL_OR));
        else
            print(p, e->at[i], operand_level(p, LEVEL_OR));
        text_add(p->text, i == 1 ? " : " : "");
    }
    text_add(p->text, least > LEVEL_ANY ? ")" : "");
}

static const char *function_name(Op op)
{
    static const char *const names[OP_COUNT] = {
        [OP_ABS] = "fabs",     [OP_SIGN] = "sign_of",         [OP_MIN] = "smaller", [OP_MAX] = "larger",
        [OP_INTEGER] = "floor", [OP_DIV] = "integer_quotient", [OP_MOD] = "modulo",  [OP_REM] = "truncated_remainder"};
    if (op < OP_ABS || op > OP_REM)
        internal_error("'%s' has no C", op_text(op));
    return names[op] ? names[op] : op_text(op);
}

/* A piece of a table, linear or cubic: its value or a derivative. */
static void print_piece(const Printer *p, Expr e)
{
    if (expr_is_cubic(e)) {
        const int quantities = op_quantities(e->op, e->count), first = 2 * quantities + 1;
        print_call(p, quantities == 1 ? "cubic_piece" : "cubic2_piece", first, e->at, "");
        for (int i = first; i < e->count; i++)
            text_format(p->text, ", %d", (int)e->at[i]->number);
        text_add_char(p->text, ')');
    } else if (e->op == OP_PIECE) {
        bool is_slope = !expr_is_number(e->at[3], 0);
        if (expr_is_past(e->at[2]))
            print_call(p, is_slope ? "past_slope" : "past_value", 3, e->at, ")");
        else
            print_call(p, is_slope ? "table_slope" : "table_piece", is_slope ? 2 : 3, e->at + is_slope, ")");
    } else {
        bool by_u = !expr_is_number(e->at[5], 0), by_v = !expr_is_number(e->at[6], 0);
        print_call(p, by_u || by_v ? "table2_slope" : "table2_piece", 5, e->at, "");
        if (by_u || by_v)
            text_format(p->text, ", %s, %s", c_truth(by_u), c_truth(by_v));
        text_add_char(p->text, ')');
    }
}

/* A function of a queue and a signal; the signal by its name in the queue's enumeration. */
static void print_signal_call(const Printer *p, Expr e)
{
    begin_call(p, op_text(e->op));
    print(p, e->at[0], LEVEL_ANY);
    text_add(p->text, ", ");
    print_as(p, e->at[1], (CStored){.enumeration = stored_in(p, e->at[0]).enumeration}, LEVEL_ANY);
    text_add_char(p->text, ')');
}

/* A term behind the first one of a sum. */
static void print_term(const Printer *p, Expr e, bool is_subtracted)
{
    const bool merge = begins_negative(p, e);
    const bool is_enclosed_product = merge && p->is_explicit && (e->op == OP_MULTIPLY || e->op == OP_DIVIDE);
    text_add(p->text, is_subtracted != merge ? " - " : " + ");
    text_add(p->text, is_enclosed_product ? "(" : "");
    if (merge)
        print_without_minus(p, e);
    else
        print(p, e, operand_level(p, LEVEL_PRODUCT));
    text_add(p->text, is_enclosed_product ? ")" : "");
}

/* -e. The minus of a product's first factor cancels it. In a sum it must not be moved to the terms: -(-a + a) is -0. */
static void print_negative(const Printer *p, Expr e, Level least)
{
    const bool is_product = (e->op == OP_MULTIPLY || e->op == OP_DIVIDE) && !name_in(p, e);
    const Level own = is_product ? LEVEL_PRODUCT : LEVEL_UNARY;
    const bool has_parentheses = is_product ? is_enclosed(p, own, least) : least > own;
    text_add(p->text, has_parentheses ? "(" : "");
    if (is_product && begins_negative(p, e)) {
        print_product(p, e, true, LEVEL_PRODUCT);
    } else if (is_product) {
        text_add_char(p->text, '-');
        print_product(p, e, false, LEVEL_PRIMARY);
    } else {
        text_add_char(p->text, '-');
        print(p, e, LEVEL_PRIMARY);
    }
    text_add(p->text, has_parentheses ? ")" : "");
}

/* A number: any expression that is not Boolean. */
static void print_operator(const Printer *p, Expr e, Level least)
{
    switch (e->op) {
    case OP_NUMBER:
        text_add(p->text, signbit(e->number) && least > LEVEL_UNARY ? "(" : "");
        code_add_literal(p->draft, e->number);
        text_add(p->text, signbit(e->number) && least > LEVEL_UNARY ? ")" : "");
        return;
    case OP_ADD: case OP_SUBTRACT:
        text_add(p->text, is_enclosed(p, LEVEL_SUM, least) ? "(" : "");
        print(p, e->at[0], LEVEL_SUM);
        for (int i = 1; i < e->count; i++)
            print_term(p, e->at[i], e->op == OP_SUBTRACT);
        text_add(p->text, is_enclosed(p, LEVEL_SUM, least) ? ")" : "");
        return;
    case OP_MULTIPLY: case OP_DIVIDE:
        text_add(p->text, is_enclosed(p, LEVEL_PRODUCT, least) ? "(" : "");
        print_product(p, e, false, LEVEL_PRODUCT);
        text_add(p->text, is_enclosed(p, LEVEL_PRODUCT, least) ? ")" : "");
        return;
    case OP_NEGATE: print_negative(p, e->at[0], least); return;
    case OP_POWER: print_power(p, e, least); return;
    case OP_IF: print_if(p, e, least, C_NUMBER); return;
    case OP_NO_EVENT: case OP_HOMOTOPY: print(p, e->at[0], least); return;
    case OP_SMOOTH: print(p, e->at[1], least); return;
    case OP_PIECE: case OP_PATCH: print_piece(p, e); return;
    case OP_INTERVAL: print_call(p, expr_is_past(e->at[1]) ? "past_interval" : "axis_interval", 2, e->at, ")"); return;
    case OP_INTERPOLATE: print_call(p, "table_value", 3, e->at, ")"); return;
    case OP_INTERPOLATE2: print_call(p, "table2_value", 5, e->at, ")"); return;
    case OP_QUEUE_PUT: case OP_QUEUE_RETURN: print_signal_call(p, e); return;
    case OP_QUEUE_JOIN: case OP_QUEUE_ARRIVE: case OP_QUEUE_FIRST: case OP_QUEUE_REST: case OP_QUEUE_LENGTH:
        print_call(p, op_text(e->op), e->count, e->at, ")");
        return;
    case OP_MOD: case OP_REM: case OP_DIV: print_exact_call(p, function_name(e->op), e); return;
    default: print_call(p, function_name(e->op), e->count, e->at, ")");
    }
}

static void print(const Printer *p, Expr e, Level least)
{
    CStored stored;
    const Code *name = name_of_leaf(p, e, &stored);
    if (c_is_truth(e) || stored.is_truth) {
        if (e->op == OP_BOOLEAN) {
            text_add(p->text, c_number_in(p->text->arena, e->number > 0));
            return;
        }
        text_add(p->text, least > LEVEL_ANY ? "(" : "");
        print_truth(p, e, operand_level(p, LEVEL_OR));
        text_format(p->text, " ? %s : %s", c_number_in(p->text->arena, 1), c_number_in(p->text->arena, 0));
        text_add(p->text, least > LEVEL_ANY ? ")" : "");
        return;
    }
    if (!name) {
        print_operator(p, e, least);
        return;
    }
    const bool is_negative = name->words[0] == '-';
    text_add(p->text, is_negative && least > LEVEL_UNARY ? "(" : "");
    code_add(p->draft, name);
    text_add(p->text, is_negative && least > LEVEL_UNARY ? ")" : "");
}

/* A relation between Booleans, values of one enumeration, or numbers. */
static void print_relation(const Printer *p, Expr e, Level least)
{
    const bool is_equality = e->op == OP_EQUAL || e->op == OP_NOT_EQUAL;
    const bool are_truths = is_equality && is_truth_in(p, e->at[0]) && is_truth_in(p, e->at[1]);
    const CEnumeration *of[] = {stored_in(p, e->at[0]).enumeration, stored_in(p, e->at[1]).enumeration};
    const bool are_named = (of[0] && of[0] == of[1]) || c_enumerator(of[0], e->at[1]) || c_enumerator(of[1], e->at[0]);
    if (is_equality && !are_truths && !are_named) {
        text_add(p->text, e->op == OP_NOT_EQUAL ? "!" : "");
        print_exact_call(p, "are_equal", e);
        return;
    }
    text_add(p->text, is_enclosed(p, LEVEL_RELATION, least) ? "(" : "");
    for (int i = 0; i < 2; i++) {
        const char *name = c_enumerator(of[1 - i], e->at[i]);
        if (i)
            text_format(p->text, " %s ", e->op == OP_NOT_EQUAL ? "!=" : op_text(e->op));
        if (are_truths)
            print_truth(p, e->at[i], LEVEL_UNARY);
        else if (name)
            text_add(p->text, name);
        else
            print(p, e->at[i], operand_level(p, LEVEL_SUM));
    }
    text_add(p->text, is_enclosed(p, LEVEL_RELATION, least) ? ")" : "");
}

static void print_truth(const Printer *p, Expr e, Level least)
{
    CStored stored;
    const Code *name = name_of_leaf(p, e, &stored);
    if (!c_is_truth(e) && !stored.is_truth) {
        text_add(p->text, is_enclosed(p, LEVEL_RELATION, least) ? "(" : "");
        print(p, e, operand_level(p, LEVEL_SUM));
        text_format(p->text, " > %s", c_number_in(p->text->arena, 0.5));
        text_add(p->text, is_enclosed(p, LEVEL_RELATION, least) ? ")" : "");
        return;
    }
    if (name) {
        code_add(p->draft, name);
        return;
    }
    switch (e->op) {
    case OP_BOOLEAN: text_add(p->text, c_truth(e->number > 0)); return;
    case OP_NOT:
        text_add_char(p->text, '!');
        print_truth(p, e->at[0], LEVEL_PRIMARY);
        return;
    case OP_AND: case OP_OR: /* && within || gets parentheses too, as compilers advise */
        text_add(p->text, least > LEVEL_OR ? "(" : "");
        for (int i = 0; i < e->count; i++) {
            text_add(p->text, i == 0 ? "" : e->op == OP_AND ? " && " : " || ");
            print_truth(p, e->at[i], operand_level(p, LEVEL_RELATION));
        }
        text_add(p->text, least > LEVEL_OR ? ")" : "");
        return;
    case OP_IF: print_if(p, e, least, C_TRUTH); return;
    case OP_NO_EVENT: case OP_HOMOTOPY: print_truth(p, e->at[0], least); return;
    case OP_SMOOTH: print_truth(p, e->at[1], least); return;
    default: print_relation(p, e, least);
    }
}

/* A queue: an empty one is the number 0. */
static void print_queue(const Printer *p, Expr e)
{
    if (e->op == OP_NUMBER)
        code_add(p->draft, code_call(p->draft->words.arena, "no_signals"));
    else
        print(p, e, LEVEL_ANY);
}

/* A value of an enumeration. */
static void print_as(const Printer *p, Expr e, CStored as, Level least)
{
    const char *name = c_enumerator(as.enumeration, e);
    if (name) {
        text_add(p->text, name);
    } else if (e->op == OP_IF && !name_in(p, e)) {
        print_if(p, e, least, as);
    } else if (stored_in(p, e).enumeration == as.enumeration) {
        print(p, e, least);
    } else {
        text_format(p->text, "(enum %s)", as.enumeration->type);
        print(p, e, LEVEL_PRIMARY);
    }
}

void c_print(CodeDraft *draft, Expr e, CStored as, CLeaf *leaf, void *context)
{
    const Printer printer = {
        .draft = draft, .text = &draft->words, .leaf = leaf, .context = context, .is_explicit = draft->is_explicit};
    if (as.is_queue)
        print_queue(&printer, e);
    else if (as.enumeration)
        print_as(&printer, e, as, LEVEL_ANY);
    else if (as.is_truth)
        print_truth(&printer, e, draft->is_explicit ? LEVEL_ANY : LEVEL_OR);
    else
        print(&printer, e, LEVEL_ANY);
}
