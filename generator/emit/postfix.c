/* postfix.c - the drawn equation of a law in postfix notation, which the runtime interprets (its postfix.h).
 *
 * Each term of the sums on both sides is evaluated once, for both the residual and its scale. Shared values are kept.
 * Operations beyond arithmetic and logic are C functions of their arguments. Expressions still to be written are on a
 * stack of their own, so that deep expressions do not need deep recursion. */
#include "emit/law.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

typedef enum { WRITE_VALUE, WRITE_SUM, WRITE_WORD, WRITE_CALL, WRITE_KEEP, WRITE_KEPT, WRITE_SIZE,
               WRITE_TERMS, WRITE_TERMS_END } WritingKind;

typedef struct {
    WritingKind kind;
    Expr e;
    const char *operation;
    int number; /* word: the number of values that it adds to the stack; call: of arguments; keep, kept: the place; sums
                   and sizes: the place of the condition under which terms count, or -1 */
} Writing;

typedef struct {
    const char *operation; /* NULL: this is a number */
    int number;
    bool is_kept; /* the number is the place of a kept value */
} Word;

struct LawFunctions {
    Text text;        /* of all functions */
    Map *number_of;   /* body -> index into: */
    NameList names;
};

typedef struct {
    Program *program;
    LawFunctions *functions;
    List(Writing) writings;
    List(Word) words;
    Map *uses, *kept_in; /* by expression: number of its uses; place where it is kept, from 1, or 0 */
    ExprList kept;       /* kept expressions; NULL: a condition of terms */
    int depth, deepest;  /* of the stack: now, at most */
    int terms, kept_before; /* begin of the code of like terms; number of values kept before it */
    int number_count;
    NameList called; /* functions */
    Items numbers, calls;
} Postfix;

int law_place(Expr e, char kind)
{
    const bool has_name = e->op == OP_VARIABLE || e->op == OP_CALL;
    return has_name && e->name->text[0] == kind ? atoi(e->name->text + 1) - 1 : -1;
}

LawFunctions *law_functions_new(Arena *arena)
{
    LawFunctions *functions = arena_new_of(arena, LawFunctions);
    *functions = (LawFunctions){.text = text_new(arena), .number_of = map_new(arena)};
    return functions;
}

const char *law_functions_text(const LawFunctions *functions)
{
    return functions->text.at;
}

/* ---- functions ---- */

typedef struct {
    Program *program;
    Expr call;
    const char *at, *of;
    bool needs_point, needs_model;
} FunctionLeaves;

/* True of an argument that is written into the function: data, signals (which are no numbers), fixed exponents. */
static bool is_own_argument(Expr call, Expr argument)
{
    const bool is_data = call->op >= OP_INTERPOLATE && call->op <= OP_PATCH;
    const bool are_signals = call->op >= OP_QUEUE_PUT && call->op <= OP_QUEUE_LENGTH;
    return are_signals || argument->op == OP_TABLE || (argument->op == OP_NUMBER && (is_data || c_power(call)));
}

/* The number of leading arguments, which are handed over to the function. */
static int count_handed(Expr call)
{
    int count = 0;
    while (count < call->count && !is_own_argument(call, call->at[count]))
        count++;
    return count;
}

static const Code *function_leaf(void *context, Expr e, CStored *stored)
{
    FunctionLeaves *l = context;
    Arena *scratch = l->program->scratch;
    for (int i = 0; i < count_handed(l->call); i++)
        if (e == l->call->at[i])
            return code_words(scratch, arena_format(scratch, "%s[%d]", l->of, i));
    if (e->op == OP_TABLE) {
        l->needs_model |= expr_is_past(e) || expr_is_given(e);
        return table_code(l->program, e);
    }
    l->needs_model |= e->op == OP_QUEUE_ARRIVE;
    const int place = law_place(e, LAW_PLACE);
    const int variable = e->op == OP_VARIABLE ? causal_variable(l->program->causal, e) : -1;
    if (place >= 0) {
        l->needs_point = true;
        return code_words(scratch, arena_format(scratch, "model_value(%s, %d)", l->at, place));
    }
    if (variable < 0)
        return NULL;
    l->needs_model = true;
    *stored = emit_stored_as(l->program, variable);
    return emit_stored(l->program, variable);
}

static const char *function_wish(Expr call)
{
    switch (call->op) {
    case OP_POWER: return "power";
    case OP_PIECE: case OP_PATCH: return "piece";
    case OP_VARIABLE: return "stored";
    default: return op_text(call->op);
    }
}

/* The name of a function double NAME(const ModelPoint *at, const double *of); equal functions are written once. */
static const char *function_name(Postfix *x, Expr call)
{
    Program *p = x->program;
    CScope *scope = cscope_within(p->scratch, p->functions);
    FunctionLeaves leaves = {.program = p, .call = call};
    CodeDraft draft = code_draft(p->scratch);
    leaves.at = cscope_fresh(scope, "at");
    leaves.of = cscope_fresh(scope, "of");
    c_print(&draft, call, C_NUMBER, function_leaf, &leaves);
    Text inside = text_new(p->scratch);
    if (leaves.needs_model)
        text_format(&inside, "    const Model *m = %s->m;\n", leaves.at);
    if (!leaves.needs_model && !leaves.needs_point)
        text_format(&inside, "    (void)%s;\n", leaves.at);
    if (!count_handed(call))
        text_format(&inside, "    (void)%s;\n", leaves.of);
    code_line(&inside, 4, p->scratch, "return %s;", code_text(p->scratch, code_done(&draft)));
    const Name key = name_of(inside.at);
    int number = map_get(x->functions->number_of, key, -1);
    if (number < 0) {
        number = x->functions->names.count;
        map_put(x->functions->number_of, key, number);
        const char *name = cscope_fresh(p->functions, arena_format(p->scratch, "law_%s", function_wish(call)));
        list_push(p->arena, &x->functions->names, name);
        text_format(&x->functions->text, "\nstatic double %s(const ModelPoint *%s, const double *%s)\n{\n%s}\n", name,
                    leaves.at, leaves.of, inside.at);
    }
    return x->functions->names.at[number];
}

/* ---- words ---- */

static void add_word(Postfix *x, const char *operation, int effect)
{
    list_push(x->program->scratch, &x->words, (Word){.operation = operation});
    x->depth += effect;
    x->deepest = x->depth > x->deepest ? x->depth : x->deepest;
}

static void add_number(Postfix *x, int number, bool is_kept)
{
    list_push(x->program->scratch, &x->words, (Word){.number = number, .is_kept = is_kept});
}

static void add_place(Postfix *x, int place)
{
    add_word(x, NULL, 1);
    list_last(&x->words).number = place;
}

static void add_value(Postfix *x, double number)
{
    Text text = text_new(x->program->scratch);
    add_word(x, "NUMBER", 1);
    add_number(x, x->number_count++, false);
    c_add_double(&text, number);
    code_add_item(&x->numbers, text.at);
}

static void add_kept(Postfix *x, int where)
{
    add_word(x, "KEPT", 1);
    add_number(x, where, true);
}

/* ---- expressions to be written ---- */

static void write(Postfix *x, Writing writing)
{
    list_push(x->program->scratch, &x->writings, writing);
}

/* Puts the operands of a chain on the stack: the last one first, since the top of the stack is written first. */
static void write_operands(Postfix *x, Expr e, const char *operation, WritingKind kind, int condition)
{
    for (int i = e->count - 1; i >= 0; i--) {
        const bool are_alike = law_place(e->at[i], LAW_TERMS) >= 0;
        if (are_alike)
            write(x, (Writing){.kind = WRITE_TERMS_END});
        else if (i)
            write(x, (Writing){.kind = WRITE_WORD, .operation = operation, .number = -1});
        write(x, (Writing){.kind = kind, .e = are_alike ? e->at[i]->at[0] : e->at[i], .number = condition});
        if (are_alike)
            write(x, (Writing){.kind = WRITE_TERMS, .e = e->at[i]});
    }
}

static const char *operation_of(Expr e)
{
    switch (e->op) {
    case OP_ADD: return "ADD";
    case OP_SUBTRACT: return "SUBTRACT";
    case OP_MULTIPLY: return "MULTIPLY";
    case OP_DIVIDE: return "DIVIDE";
    case OP_LESS: return "LESS";
    case OP_LESS_EQUAL: return "LESS_EQUAL";
    case OP_GREATER: return "GREATER";
    case OP_GREATER_EQUAL: return "GREATER_EQUAL";
    case OP_AND: return "AND";
    case OP_OR: return "OR";
    case OP_EQUAL: return c_may_be_inexact(e->at[0]) || c_may_be_inexact(e->at[1]) ? NULL : "EQUAL";
    case OP_NOT_EQUAL: return c_may_be_inexact(e->at[0]) || c_may_be_inexact(e->at[1]) ? NULL : "NOT_EQUAL";
    default: return NULL;
    }
}

/* The expression within noEvent(), smooth() and homotopy() that gives the value. */
static Expr seen_through(Expr e)
{
    while (e->op == OP_NO_EVENT || e->op == OP_SMOOTH || e->op == OP_HOMOTOPY)
        e = e->at[e->op == OP_SMOOTH];
    return e;
}

static void write_call(Postfix *x, Expr e)
{
    const int count = count_handed(e);
    write(x, (Writing){.kind = WRITE_CALL, .e = e, .number = count});
    for (int i = count - 1; i >= 0; i--)
        write(x, (Writing){.kind = WRITE_VALUE, .e = e->at[i]});
}

static void write_operation(Postfix *x, Expr e)
{
    const char *operation = operation_of(e);
    if (operation) {
        write_operands(x, e, operation, WRITE_VALUE, -1);
    } else if (e->op == OP_NEGATE || e->op == OP_NOT) {
        write(x, (Writing){.kind = WRITE_WORD, .operation = e->op == OP_NOT ? "NOT" : "NEGATE"});
        write(x, (Writing){.kind = WRITE_VALUE, .e = e->at[0]});
    } else if (e->op == OP_IF) {
        write(x, (Writing){.kind = WRITE_WORD, .operation = "SELECT", .number = -2});
        for (int i = 2; i >= 0; i--)
            write(x, (Writing){.kind = WRITE_VALUE, .e = e->at[i]});
    } else {
        write_call(x, e);
    }
}

static void write_value(Postfix *x, Expr e)
{
    const int place = law_place(e, LAW_PLACE), leaf = law_place(e, LAW_LEAF), kept = map_get(x->kept_in, e, 0);
    if (place >= 0) {
        add_place(x, place);
    } else if (leaf >= 0) {
        add_word(x, "LEAF", 1);
        add_number(x, leaf, false);
    } else if (e->op == OP_NUMBER || e->op == OP_BOOLEAN) {
        add_value(x, e->op == OP_NUMBER ? e->number : e->number > 0);
    } else if (e->op == OP_TIME) {
        add_word(x, "TIME", 1);
    } else if (kept) {
        add_kept(x, kept - 1);
    } else if (seen_through(e) != e) {
        write(x, (Writing){.kind = WRITE_VALUE, .e = seen_through(e)});
    } else {
        if (map_get(x->uses, e, 0) > 1 && e->count)
            write(x, (Writing){.kind = WRITE_KEEP, .e = e});
        write_operation(x, e);
    }
}

/* Terms of a part that may be absent: `if present then terms else 0`. They count only while it is present. */
static void write_optional(Postfix *x, Expr e, int condition)
{
    const int own = x->kept.count;
    list_push(x->program->scratch, &x->kept, NULL);
    write(x, (Writing){.kind = WRITE_WORD, .operation = "SELECT", .number = -2});
    write(x, (Writing){.kind = WRITE_VALUE, .e = e->at[2]});
    write(x, (Writing){.kind = WRITE_SUM, .e = e->at[1], .number = own});
    write(x, (Writing){.kind = WRITE_KEEP, .number = own});
    if (condition >= 0) {
        write(x, (Writing){.kind = WRITE_WORD, .operation = "AND", .number = -1});
        write(x, (Writing){.kind = WRITE_KEPT, .number = condition});
    }
    write(x, (Writing){.kind = WRITE_VALUE, .e = e->at[0]});
}

static void write_sum(Postfix *x, Expr e, int condition)
{
    if (e->op == OP_ADD || e->op == OP_SUBTRACT) {
        write_operands(x, e, operation_of(e), WRITE_SUM, condition);
    } else if (e->op == OP_NEGATE) {
        write(x, (Writing){.kind = WRITE_WORD, .operation = "NEGATE"});
        write(x, (Writing){.kind = WRITE_SUM, .e = e->at[0], .number = condition});
    } else if (e->op == OP_IF && expr_is_number(e->at[2], 0)) {
        write_optional(x, e, condition);
    } else {
        write(x, (Writing){.kind = WRITE_SIZE, .number = condition});
        write(x, (Writing){.kind = WRITE_VALUE, .e = e});
    }
}

static void begin_terms(Postfix *x, Expr terms)
{
    add_word(x, "TERMS", 0);
    add_number(x, law_place(terms, LAW_TERMS), false);
    add_number(x, 0, false);
    x->terms = x->words.count;
    x->kept_before = x->kept.count;
}

/* Values kept within a term do not hold for the next one. */
static void end_terms(Postfix *x)
{
    add_word(x, "ADD_TERM", -1);
    x->words.at[x->terms - 1].number = x->words.count - x->terms;
    for (int i = x->kept_before; i < x->kept.count; i++)
        if (x->kept.at[i])
            map_put(x->kept_in, x->kept.at[i], 0);
}

static void write_keep(Postfix *x, const Writing *w)
{
    const int where = w->e ? x->kept.count : w->number;
    if (w->e) {
        list_push(x->program->scratch, &x->kept, w->e);
        map_put(x->kept_in, w->e, where + 1);
    }
    add_word(x, "KEEP", 0);
    add_number(x, where, true);
}

/* The index among the law's functions; a new one is added. */
static int function_row(Postfix *x, const char *name)
{
    int row = 0;
    while (row < x->called.count && x->called.at[row] != name)
        row++;
    if (row == x->called.count) {
        list_push(x->program->scratch, &x->called, name);
        code_add_item(&x->calls, name);
    }
    return row;
}

static void write_call_word(Postfix *x, const Writing *w)
{
    add_word(x, "CALL", 1 - w->number);
    add_number(x, function_row(x, function_name(x, w->e)), false);
    add_number(x, w->number, false);
}

static void write_size(Postfix *x, int condition)
{
    add_word(x, condition < 0 ? "SIZE" : "SIZE_WHERE", 0);
    if (condition >= 0)
        add_number(x, condition, true);
}

static void write_all(Postfix *x)
{
    while (x->writings.count) {
        const Writing w = x->writings.at[--x->writings.count];
        switch (w.kind) {
        case WRITE_VALUE: write_value(x, w.e); break;
        case WRITE_SUM: write_sum(x, w.e, w.number); break;
        case WRITE_WORD: add_word(x, w.operation, w.number); break;
        case WRITE_CALL: write_call_word(x, &w); break;
        case WRITE_KEEP: write_keep(x, &w); break;
        case WRITE_KEPT: add_kept(x, w.number); break;
        case WRITE_SIZE: write_size(x, w.number); break;
        case WRITE_TERMS: begin_terms(x, w.e); break;
        case WRITE_TERMS_END: end_terms(x); break;
        }
    }
}

/* ---- laws ---- */

static void write_law(Postfix *x, const Law *law)
{
    const bool is_one_side = expr_is_number(law->sides[1], 0);
    const Expr all = is_one_side ? law->sides[0] : expr_raw(OP_SUBTRACT, NULL, 2, law->sides);
    ExprList nodes = {0};
    expr_nodes(all, x->program->scratch, &nodes);
    for (int i = 0; i < nodes.count; i++)
        for (int k = 0; k < nodes.at[i]->count; k++)
            map_put(x->uses, nodes.at[i]->at[k], map_get(x->uses, nodes.at[i]->at[k], 0) + 1);
    if (law->sides[0] != law->sides[1]) {
        write(x, (Writing){.kind = WRITE_SUM, .e = all, .number = -1});
        write_all(x);
    } else { /* 0, whatever the value is */
        write(x, (Writing){.kind = WRITE_VALUE, .e = law->sides[0]});
        write_all(x);
        write_size(x, -1);
        write_size(x, -1);
        add_value(x, 0);
    }
    add_word(x, "END", 0);
}

LawCode law_code(Program *p, const Law *law, LawFunctions *functions)
{
    Arena *scratch = p->scratch;
    Postfix x = {.program = p, .functions = functions, .uses = map_new(scratch), .kept_in = map_new(scratch),
                 .numbers = code_array(scratch), .calls = code_array(scratch)};
    Items items = code_array(scratch);
    write_law(&x, law);
    for (int i = 0; i < x.words.count; i++) {
        const Word *word = &x.words.at[i];
        const int number = word->number + (word->is_kept ? x.deepest : 0); /* kept values are behind the stack */
        code_add_item(&items, word->operation ? arena_format(scratch, "DO_%s", word->operation)
                                              : arena_format(scratch, "%d", number));
    }
    return (LawCode){.code = code_array_text("int", &items),
                     .numbers = x.number_count ? code_array_text("double", &x.numbers) : "NULL",
                     .functions = x.called.count ? code_array_text("ModelFunction", &x.calls) : "NULL",
                     .memory = x.deepest + x.kept.count};
}
