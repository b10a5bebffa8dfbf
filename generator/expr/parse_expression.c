/* parse_expression.c - recursive descent through the expressions of the SysPhS language; one function per production.
 *
 * A sum a + b + c is one node of three terms; a - b + c is (a - b) + c. A minus before a lone number belongs to the
 * number. Unary minus binds like a sum: -a*b is -(a*b), -x^2 is -(x^2). Built-in functions become operators, others
 * calls; Modelica.Math.sin is sin, Modelica.Constants.pi its value.
 */
#include "expr/parse.h"

#include <string.h>

/* CODATA 2018, and eps, small and inf as the Modelica standard library has them. */
static const struct {
    const char *name;
    double value;
} constants[] = {
    {"pi", 3.141592653589793},
    {"e", 2.718281828459045},
    {"D2R", 0.017453292519943295},
    {"R2D", 57.29577951308232},
    {"gamma", 0.5772156649015329},
    {"g_n", 9.80665},
    {"c", 299792458},
    {"G", 6.67430e-11},
    {"h", 6.62607015e-34},
    {"k", 1.380649e-23},
    {"N_A", 6.02214076e23},
    {"R", 8.31446261815324},
    {"q", 1.602176634e-19},
    {"F", 96485.33212331001},
    {"sigma", 5.670374419e-8},
    {"T_zero", -273.15},
    {"mu_0", 1.25663706212e-6},
    {"mue_0", 1.25663706212e-6},
    {"epsilon_0", 8.8541878128e-12},
    {"eps", 1e-15},
    {"small", 1e-60},
    {"inf", 1e60},
    {"Integer_inf", 2147483647},
};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

static Expr simple(Parser *p);

/* ---- brackets, lists, calls -------------------------------------------------------------------------------------- */

/* Passes the closing bracket; `outer` is the bracket around it. */
static bool close_bracket(Parser *p, const Token *outer, const char *closing)
{
    if (!parser_is(p, closing)) {
        parser_fail_after(p, arena_format(p->arena, "'%s'", closing));
        return false;
    }
    parser_advance(p);
    p->open = outer;
    return true;
}

static const Token *open_bracket(Parser *p)
{
    const Token *outer = p->open;
    p->open = p->token;
    parser_advance(p);
    return outer;
}

Expr parser_read_for_index(Parser *p)
{
    bool is_time = p->token->length == 4 && memcmp(p->token->at, "time", 4) == 0;
    if (p->token->kind != TOKEN_NAME || is_time)
        return parser_fail(p, NULL, "the name of an index", NULL);
    Expr index[2] = {expr_variable(p->token->name, TYPE_REAL)};
    parser_advance(p);
    bool ranged = parser_accept(p, "in");
    if (ranged && !(index[1] = parser_read_expression(p)))
        return NULL;
    return expr_raw(OP_FOR_INDEX, NULL, ranged ? 2 : 1, index);
}

/* Reads arguments up to the closing bracket; `expression for i in range, j in range` must be the only one. */
static bool function_arguments(Parser *p, const char *closing, ExprList *arguments)
{
    const Token *outer = open_bracket(p);
    while (arguments->count || !parser_is(p, closing)) {
        const Token *name = p->token;
        bool is_named = name->kind == TOKEN_NAME && token_is(name + 1, "=");
        if (is_named) {
            parser_advance(p);
            parser_advance(p);
        }
        Expr argument = parser_read_expression(p);
        if (!argument)
            return false;
        if (is_named)
            argument = expr_raw(OP_NAMED, name->name, 1, &argument);
        bool is_repeated = !arguments->count && !is_named && parser_is(p, "for");
        list_push(p->arena, arguments, argument);
        while (is_repeated && (parser_is(p, "for") || parser_is(p, ","))) {
            parser_advance(p);
            Expr index = parser_read_for_index(p);
            if (!index)
                return false;
            list_push(p->arena, arguments, index);
        }
        if (is_repeated) {
            arguments->at[0] = expr_raw(OP_FOR, NULL, arguments->count, arguments->at);
            arguments->count = 1;
        }
        if (is_repeated || !parser_accept(p, ","))
            break;
    }
    return close_bracket(p, outer, closing);
}

/* The remedy for the first decimal comma among the arguments of a call, not inside of one of them; or NULL. */
static const char *point_in_arguments(Parser *p, const Token *start)
{
    const char *hint = NULL;
    int depth = 0;
    for (const Token *at = start; at < p->token && !hint; at++) {
        depth += (token_is(at, "(") || token_is(at, "[") || token_is(at, "{")) -
                 (token_is(at, ")") || token_is(at, "]") || token_is(at, "}"));
        hint = depth == 1 && at > start ? parser_point_for_comma(p, at - 1, at) : NULL;
    }
    return hint;
}

static Expr call(Parser *p, const Token *start, const char *name)
{
    ExprList arguments = {0};
    if (!function_arguments(p, ")", &arguments))
        return NULL;
    bool are_values = true;
    for (int i = 0; i < arguments.count; i++)
        are_values = are_values && arguments.at[i]->op != OP_NAMED && arguments.at[i]->op != OP_FOR;
    if (strcmp(name, "pure") == 0) /* no function has other effects than its results */
        return are_values && arguments.count == 1 ? arguments.at[0]
                                                  : parser_fail(p, start, "one expression for 'pure'", NULL);
    static const char prefix[] = "Modelica.Math.";
    const char *own = strncmp(name, prefix, sizeof prefix - 1) == 0 ? name + sizeof prefix - 1 : name;
    Op op = OP_CALL;
    for (int i = 0; i < OP_COUNT && op == OP_CALL; i++)
        if ((op_info[i].kind == OPKIND_FUNCTION || op_info[i].kind == OPKIND_EVENT) &&
            strcmp(op_info[i].text, own) == 0)
            op = (Op)i;
    Expr known = op == OP_CALL && are_values ? expr_library_call(name, arguments.count, arguments.at) : NULL;
    if (known)
        return known;
    if ((op == OP_MIN || op == OP_MAX) && arguments.count == 1) /* of the elements of an array */
        return expr_raw(OP_CALL, name_of(op_info[op].text), 1, arguments.at);
    if (op == OP_CALL || (arguments.count == 1 && arguments.at[0]->op == OP_FOR))
        return expr_raw(OP_CALL, name_of(name), arguments.count, arguments.at);
    for (int i = 0; i < arguments.count; i++)
        if (arguments.at[i]->op == OP_NAMED)
            return parser_fail(p, start, "arguments without names",
                               "the built-in functions' arguments have an order only");
    const OpInfo *info = &op_info[op];
    if (arguments.count < info->least || arguments.count > info->most) {
        const bool are_few = arguments.count < info->least;
        const int shown = are_few ? info->least : info->most;
        const char *bound = info->least == info->most ? "" : are_few ? "at least " : "at most ";
        return parser_fail(p, start,
                           arena_format(p->arena, "%s%d argument%s for '%s', not %d", bound, shown,
                                        shown == 1 ? "" : "s", info->text, arguments.count),
                           are_few ? NULL : point_in_arguments(p, start));
    }
    return expr_raw(op, NULL, arguments.count, arguments.at);
}

static Expr subscripts(Parser *p, Expr base)
{
    ExprList arguments = {0};
    list_push(p->arena, &arguments, base);
    const Token *outer = open_bracket(p);
    p->subscripts++;
    do {
        Expr subscript = NULL;
        if (parser_is(p, ":") && (token_is(p->token + 1, ",") || token_is(p->token + 1, "]"))) {
            parser_advance(p);
            subscript = expr_raw(OP_COLON, NULL, 0, NULL);
        } else {
            subscript = parser_read_expression(p);
        }
        if (!subscript)
            return NULL;
        list_push(p->arena, &arguments, subscript);
    } while (parser_accept(p, ","));
    p->subscripts--;
    return close_bracket(p, outer, "]") ? expr_raw(OP_INDEX, NULL, arguments.count, arguments.at) : NULL;
}

static Expr constant(Parser *p, const Token *start, const char *name)
{
    Text known = text_new(p->arena);
    for (size_t i = 0; i < LENGTH(constants); i++) {
        if (strcmp(constants[i].name, name) == 0)
            return expr_number(constants[i].value);
        text_format(&known, "%s%s", i ? ", " : "", constants[i].name);
    }
    return parser_fail(p, start, "a constant of Modelica.Constants", arena_format(p->arena, "known are %s", known.at));
}

/* The next segment of a dotted path. After a dot every word is a name: port.in. */
static Name segment(Parser *p)
{
    if (p->token->kind != TOKEN_NAME && p->token->kind != TOKEN_WORD)
        return parser_fail(p, NULL, "a name after '.'", NULL);
    parser_advance(p);
    return p->previous->name;
}

/* The part in question without the `self` of OCL; NULL: it is the block itself. Recursion follows the steps of a path,
 * which are limited. */
static Expr without_self(Parser *p, Expr part)
{
    static const char self[] = "self.";
    if (part && part->op == OP_VARIABLE && strcmp(part->name->text, "self") == 0)
        return NULL;
    if (part && part->op == OP_VARIABLE && strncmp(part->name->text, self, sizeof self - 1) == 0)
        return expr_variable(name_of(part->name->text + sizeof self - 1), TYPE_REAL);
    if (!part || (part->op != OP_INDEX && part->op != OP_FIELD))
        return part;
    ExprList arguments = {0};
    for (int i = 0; i < part->count; i++)
        list_push(p->arena, &arguments, i ? part->at[i] : without_self(p, part->at[0]));
    return arguments.at[0] ? expr_raw(part->op, part->name, arguments.count, arguments.at) : part;
}

/* Operations of OCL: stage->notEmpty() and stage->isEmpty() tell whether a part exists, pieces->size() how many. */
static Expr presence(Parser *p, Expr part)
{
    const Token *arrow = p->token, *word = arrow + 1;
    const bool is_there = word->kind == TOKEN_NAME && strcmp(word->name->text, "notEmpty") == 0;
    const bool is_not = word->kind == TOKEN_NAME && strcmp(word->name->text, "isEmpty") == 0;
    const bool is_size = word->kind == TOKEN_NAME && strcmp(word->name->text, "size") == 0;
    if (!(is_there || is_not || is_size) || !token_is(word + 1, "(") || !token_is(word + 2, ")"))
        return parser_fail(p, arrow, "an operator",
                           "of OCL's operations only 'part->notEmpty()', 'part->isEmpty()' and 'parts->size()' are "
                           "known");
    for (int i = 0; i < 4; i++)
        parser_advance(p);
    part = without_self(p, part);
    if (!part)
        return parser_fail(p, arrow, "a part before '->'", "the block itself is always there");
    Expr e = expr_raw(is_size ? OP_CARDINAL : OP_PRESENT, NULL, 1, &part);
    return is_there || is_size ? e : expr_raw_unary(OP_NOT, e);
}

static bool asks_for_state(const Parser *p, Name word)
{
    return parser_is(p, "(") && (strcmp(word->text, "oclIsInState") == 0 || strcmp(word->text, "oclInState") == 0);
}

/* oclIsInState(Drive::Locked), or oclInState as in OCL 1: true if the state is active in the machine of `part`, or in
 * that of the block if it is NULL. The name of the node: Drive::Locked, as canonical identifiers. */
static Expr state_question(Parser *p, Expr part)
{
    Text path = text_new(p->arena);
    const Token *outer = open_bracket(p);
    for (bool goes_on = true; goes_on;) {
        if (p->token->kind != TOKEN_NAME && p->token->kind != TOKEN_WORD)
            return parser_fail(p, NULL, "the name of a state", NULL);
        text_add(&path, p->token->name->text);
        parser_advance(p);
        const bool is_double_colon = parser_is(p, ":") && token_is(p->token + 1, ":");
        goes_on = parser_accept(p, ".") || is_double_colon;
        for (int i = 0; is_double_colon && i < 2; i++)
            parser_advance(p);
        text_add(&path, goes_on ? "::" : "");
    }
    if (p->token->kind == TOKEN_NAME || p->token->kind == TOKEN_WORD)
        return parser_fail(p, NULL, "')'", "the name of a state that has blanks stands in quotes: 'Locked now'");
    part = without_self(p, part);
    return close_bracket(p, outer, ")") ? expr_raw(OP_IN_STATE, name_of(path.at), part ? 1 : 0, &part) : NULL;
}

/* A path, with subscripts anywhere, or a call. */
static Expr reference(Parser *p)
{
    static const char library[] = "Modelica.Constants.";
    const Token *start = p->token;
    Text path = text_new(p->arena);
    text_add(&path, start->name->text);
    parser_advance(p);
    if (asks_for_state(p, start->name))
        return state_question(p, NULL);
    while (parser_accept(p, ".")) {
        Name name = segment(p);
        if (!name)
            return NULL;
        if (asks_for_state(p, name))
            return state_question(p, expr_variable(name_of(path.at), TYPE_REAL));
        text_format(&path, ".%s", name->text);
    }
    if (parser_is(p, "("))
        return call(p, start, path.at);
    if (p->previous == start && start->length == 4 && memcmp(start->at, "time", 4) == 0)
        return expr_time();
    if (strncmp(path.at, library, sizeof library - 1) == 0)
        return constant(p, start, path.at + sizeof library - 1);
    Expr e = expr_variable(name_of(path.at), TYPE_REAL);
    for (int steps = 0; e; steps++) {
        if (steps > NESTING_LIMIT)
            return parser_fail(p, NULL, arena_format(p->arena, "at most %d steps in a path", NESTING_LIMIT), NULL);
        if (parser_is(p, "["))
            e = e->op == OP_INDEX ? parser_fail_after(p, "an operator") : subscripts(p, e);
        else if (parser_accept(p, ".")) {
            Name name = segment(p);
            if (name && asks_for_state(p, name))
                return state_question(p, e);
            e = name ? expr_raw(OP_FIELD, name, 1, &e) : NULL;
        } else
            break;
    }
    return e && parser_is(p, "->") ? presence(p, e) : e;
}

/* ---- primaries --------------------------------------------------------------------------------------------------- */

/* A result that is left out, as in `(a, , c) := f(x)`, is an empty tuple. */
static Expr parenthesized(Parser *p)
{
    ExprList items = {0};
    const Token *outer = open_bracket(p);
    do {
        bool is_left_out = parser_is(p, ",") || (items.count && parser_is(p, ")"));
        Expr item = is_left_out ? expr_raw(OP_TUPLE, NULL, 0, NULL) : parser_read_expression(p);
        if (!item)
            return NULL;
        list_push(p->arena, &items, item);
    } while (parser_accept(p, ","));
    if (!close_bracket(p, outer, ")"))
        return NULL;
    return items.count == 1 ? items.at[0] : expr_raw(OP_TUPLE, NULL, items.count, items.at);
}

static Expr matrix(Parser *p)
{
    ExprList rows = {0};
    const Token *outer = open_bracket(p);
    do {
        ExprList items = {0};
        do {
            Expr item = parser_read_expression(p);
            if (!item)
                return NULL;
            list_push(p->arena, &items, item);
        } while (parser_accept(p, ","));
        list_push(p->arena, &rows, expr_raw(OP_ROW, NULL, items.count, items.at));
    } while (parser_accept(p, ";"));
    return close_bracket(p, outer, "]") ? expr_raw(OP_MATRIX, NULL, rows.count, rows.at) : NULL;
}

static Expr primary_word(Parser *p)
{
    const Token *word = p->token;
    bool is_call = token_is(word, "der") || token_is(word, "initial") || token_is(word, "pure");
    bool is_end = token_is(word, "end") && p->subscripts;
    bool is_value = token_is(word, "true") || token_is(word, "false");
    if (!is_call && !is_end && !is_value) {
        const char *text = arena_copy(p->arena, word->at, word->length);
        const char *hint;
        bool belongs_to_more = parser_is(p, "if") || parser_is(p, "not");
        bool joins = parser_is(p, "then") || parser_is(p, "else") || parser_is(p, "elseif") ||
                     parser_is(p, "elsewhen") || parser_is(p, "and") || parser_is(p, "or");
        if (belongs_to_more)
            hint = arena_format(p->arena, "put the '%s' and its operands into parentheses", text);
        else if (joins)
            hint = arena_format(p->arena, "something is missing before '%s'", text);
        else
            hint = arena_format(p->arena,
                                "'%s' is a word of the language; a quantity of that name is written with quotes, '%s'",
                                text, text);
        return parser_fail(p, NULL, "a value", hint);
    }
    parser_advance(p);
    if (is_call && !parser_is(p, "("))
        return parser_fail(p, NULL, "'('", NULL);
    if (is_call)
        return call(p, word, arena_copy(p->arena, word->at, word->length));
    return is_end ? expr_raw(OP_END, NULL, 0, NULL) : expr_boolean(token_is(word, "true"));
}

/* {a, b, c}[i], (x + y)[2]: allowed by Modelica since 3.6. */
static Expr subscripted(Parser *p, Expr e)
{
    return e && parser_is(p, "[") ? subscripts(p, e) : e;
}

static Expr primary(Parser *p)
{
    const Token *token = p->token;
    ExprList items = {0};
    switch (token->kind) {
    case TOKEN_NUMBER:
        parser_advance(p);
        return expr_number_typed(token->number, token->whole ? TYPE_INTEGER : TYPE_REAL);
    case TOKEN_STRING:
        parser_advance(p);
        return expr_string(token->name);
    case TOKEN_NAME:
        return reference(p);
    case TOKEN_WORD:
        return primary_word(p);
    default:
        break;
    }
    if (token_is(token, "("))
        return subscripted(p, parenthesized(p));
    if (token_is(token, "["))
        return subscripted(p, matrix(p));
    if (token_is(token, "{"))
        return subscripted(p,
                           function_arguments(p, "}", &items) ? expr_raw(OP_ARRAY, NULL, items.count, items.at) : NULL);
    if (token_is(token, ".") && token[1].kind == TOKEN_NAME) { /* from the outermost scope */
        parser_advance(p);
        return reference(p);
    }
    const char *hint = NULL;
    bool is_extra = p->previous && token_is(p->previous, ";");
    if (parser_is(p, "-") || parser_is(p, "+"))
        hint = "put the signed value into parentheses, as in 2^(-1)";
    else if (p->previous && token_is(p->previous, "=") && parser_is(p, "="))
        hint = "an equation is written with a single '='";
    else if (parser_is(p, ";"))
        hint = p->previous && !is_extra ? "something is missing before the ';'" : "remove the extra ';'";
    return parser_fail(p, NULL, "a value", hint);
}

/* ---- operators --------------------------------------------------------------------------------------------------- */

static Expr factor(Parser *p)
{
    Expr base = primary(p);
    if (!base || (!parser_is(p, "^") && !parser_is(p, ".^")))
        return base;
    Op op = parser_is(p, "^") ? OP_POWER : OP_ELEMENTWISE_POWER;
    parser_advance(p);
    Expr exponent = primary(p);
    if (!exponent)
        return NULL;
    if (parser_is(p, "^") || parser_is(p, ".^"))
        return parser_fail(p, NULL, "an operator other than '^'", "powers do not chain; write (a^b)^c or a^(b^c)");
    return expr_raw_binary(op, base, exponent);
}

static const Op sum_operators[] = {OP_ADD, OP_SUBTRACT, OP_ELEMENTWISE_ADD, OP_ELEMENTWISE_SUBTRACT, OP_COUNT};
static const Op product_operators[] = {OP_MULTIPLY, OP_DIVIDE, OP_ELEMENTWISE_MULTIPLY, OP_ELEMENTWISE_DIVIDE,
                                       OP_COUNT};
static const Op and_operators[] = {OP_AND, OP_COUNT};
static const Op or_operators[] = {OP_OR, OP_COUNT};

static Op operator_of(const Parser *p, const Op *operators)
{
    while (*operators != OP_COUNT && !parser_is(p, op_info[*operators].text))
        operators++;
    return *operators;
}

/* Reads the operators of one level after `first`, and their operands, from the left; NULL if `first` is NULL. Equal
 * n-ary operators in a row make one node. */
static Expr chain(Parser *p, Expr first, const Op *operators, Expr (*operand)(Parser *))
{
    ExprList pending = {0};
    Op op = OP_COUNT, next;
    if (!first)
        return NULL;
    list_push(p->scratch, &pending, first);
    while ((next = operator_of(p, operators)) != OP_COUNT) {
        bool joins = next == op && op_info[op].most < 0;
        if (op != OP_COUNT && !joins) {
            pending.at[0] = expr_raw(op, NULL, pending.count, pending.at);
            pending.count = 1;
        }
        op = next;
        parser_advance(p);
        Expr argument = operand(p);
        if (!argument)
            return NULL;
        list_push(p->scratch, &pending, argument);
    }
    return op == OP_COUNT ? first : expr_raw(op, NULL, pending.count, pending.at);
}

static Expr term(Parser *p)
{
    return chain(p, factor(p), product_operators, factor);
}

static Expr arithmetic(Parser *p)
{
    bool minus = parser_is(p, "-");
    if (minus || parser_is(p, "+"))
        parser_advance(p);
    const Token *start = p->token;
    Expr first = term(p);
    if (!first)
        return NULL;
    if (minus && start->kind == TOKEN_NUMBER && p->previous == start)
        first = expr_number_typed(-first->number, first->type);
    else if (minus)
        first = expr_raw_unary(OP_NEGATE, first);
    return chain(p, first, sum_operators, term);
}

static bool leads_on(Op first, Op next)
{
    const bool is_less = first == OP_LESS || first == OP_LESS_EQUAL;
    const bool is_greater = first == OP_GREATER || first == OP_GREATER_EQUAL;
    return (is_less && (next == OP_LESS || next == OP_LESS_EQUAL)) ||
           (is_greater && (next == OP_GREATER || next == OP_GREATER_EQUAL));
}

/* a < b, or a <= x < b */
static Expr relation(Parser *p)
{
    static const Op relations[] = {OP_LESS,  OP_LESS_EQUAL, OP_GREATER, OP_GREATER_EQUAL,
                                   OP_EQUAL, OP_NOT_EQUAL,  OP_COUNT};
    Expr left = arithmetic(p);
    Op op = left ? operator_of(p, relations) : OP_COUNT;
    if (op == OP_COUNT)
        return left;
    parser_advance(p);
    Expr right = arithmetic(p);
    if (!right)
        return NULL;
    Expr first = expr_raw_binary(op, left, right);
    const Op next = operator_of(p, relations);
    if (next == OP_COUNT)
        return first;
    if (!leads_on(op, next))
        return parser_fail(p, NULL, "no second relation", "only chains such as a <= x < b are possible; otherwise "
                                                          "write 'and'");
    parser_advance(p);
    Expr last = arithmetic(p);
    if (last && operator_of(p, relations) != OP_COUNT)
        return parser_fail(p, NULL, "no third relation", "write a < b and b < c and c < d");
    return last ? expr_raw_binary(OP_AND, first, expr_raw_binary(next, right, last)) : NULL;
}

static Expr logical_factor(Parser *p)
{
    bool negated = parser_accept(p, "not");
    Expr e = relation(p);
    return e && negated ? expr_raw_unary(OP_NOT, e) : e;
}

static Expr logical_term(Parser *p)
{
    return chain(p, logical_factor(p), and_operators, logical_factor);
}

static Expr logical(Parser *p)
{
    return chain(p, logical_term(p), or_operators, logical_term);
}

/* a : b, or a : step : b */
static Expr simple(Parser *p)
{
    Expr parts[3] = {logical(p)};
    int count = 1;
    while (parts[count - 1] && count < 3 && parser_accept(p, ":"))
        parts[count++] = logical(p);
    if (!parts[count - 1])
        return NULL;
    return count == 1 ? parts[0] : expr_raw(OP_RANGE, NULL, count, parts);
}

/* if a then b elseif c then d else e is if a then b else (if c then d else e). */
static Expr if_expression(Parser *p)
{
    ExprList parts = {0};
    do {
        parser_advance(p); /* if, elseif */
        Expr condition = parser_read_expression(p);
        if (!condition)
            return NULL;
        if (!parser_is(p, "then"))
            return parser_fail_after(p, "'then'");
        parser_advance(p);
        Expr then = parser_read_expression(p);
        if (!then)
            return NULL;
        list_push(p->arena, &parts, condition);
        list_push(p->arena, &parts, then);
    } while (parser_is(p, "elseif"));
    if (!parser_is(p, "else")) {
        bool stops = p->token->kind == TOKEN_END || p->token->kind == TOKEN_SIGN || parser_is(p, "end");
        return stops ? parser_fail(p, NULL, "'else'", "an if-expression needs a value for 'else'")
                     : parser_fail_after(p, "'else'");
    }
    parser_advance(p);
    Expr result = parser_read_expression(p);
    for (int i = parts.count - 2; result && i >= 0; i -= 2)
        result = expr_raw(OP_IF, NULL, 3, (Expr[]){parts.at[i], parts.at[i + 1], result});
    return result;
}

Expr parser_read_expression(Parser *p)
{
    if (!parser_enter(p))
        return NULL;
    Expr e = parser_is(p, "if") ? if_expression(p) : simple(p);
    p->nesting--;
    return e;
}

Expr parser_read_simple_expression(Parser *p)
{
    return simple(p);
}
