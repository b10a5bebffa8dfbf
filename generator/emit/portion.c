/* portion.c - long expressions in functions of bounded size.
 *
 * C compilers take superlinear time for large functions, and recurse into expressions. So the values within a long
 * expression go to an array, which several functions fill one after the other, statement by statement.
 */
#include "emit/portion.h"

#include <string.h>

enum { LONGEST = 600, LONGEST_STATEMENT = 40 }; /* operands of an expression or function, and of a statement */

PortionFile *portion_file(Arena *arena)
{
    PortionFile *file = arena_new_of(arena, PortionFile);
    *file = (PortionFile){.functions = text_new(arena), .number_of = map_new(arena)};
    return file;
}

void portion_record(Record *record, const char *list, const PortionFile *file)
{
    record = record_when(record, list, file->names.count > 0);
    if (record)
        record_set(record, "portions", file->functions.at);
}

typedef struct {
    Expr e;
    const Code *name;
} Outer; /* an expression and its name outside of the functions */
typedef List(Outer) OuterList;

typedef struct Portion {
    Body *body;
    const char *array, *wish;
    int count;       /* elements of the array */
    CodeLines statements; /* of the present function */
    int operands;         /* in these statements */
    CodeLines before, calls;
    OuterList outer;
    bool are_few; /* there are few variables: functions get them in the array, so that equal parts share functions */
} Portion;

bool portion_is_long(const ExprList *nodes)
{
    int operands = 0;
    for (int i = 0; i < nodes->count && operands <= LONGEST; i++)
        operands += nodes->at[i]->count;
    return operands > LONGEST;
}

static const Code *new_element(Portion *s)
{
    Arena *arena = s->body->program->scratch;
    return code_mention(arena, s->array, arena_format(arena, "%s[%d]", s->array, s->count++));
}

/* Elements of arrays and, unless variables are few, members of the model stay as they are: the functions know them.
 * Other values are copied to new elements of the array. */
static const Code *leaf_inside(void *portion, Expr e, const Code *outside, bool is_stored)
{
    Portion *s = portion;
    const NameList *arrays = &s->body->arrays;
    if (is_stored && !s->are_few)
        return outside;
    for (int i = 0; i < arrays->count && !is_stored; i++)
        if (code_mentions(outside, arrays->at[i]))
            return outside;
    list_push(s->body->program->scratch, &s->outer, (Outer){e, is_stored ? NULL : outside});
    const Code *element = new_element(s);
    if (is_stored)
        body_name_stored(s->body, e, element, C_NUMBER);
    else
        body_node(s->body->program, e)->name = element;
    code_lines_add(&s->before, s->body->indent, NULL, "%s = %s;", element, outside);
    return element;
}

/* True if the present function mentions this local; NULL: members of the model. */
static bool is_mentioned(const Portion *s, const char *local)
{
    if (!local)
        return code_lines_have_members(&s->statements);
    for (int i = 0; i < s->statements.all.count; i++)
        if (code_mentions(s->statements.all.at[i].code, local))
            return true;
    return false;
}

/* Adds a parameter, if the present function mentions this local; NULL: members of the model. */
static void add_parameter(const Portion *s, const char *local, const char *type, const char *name, Text *parameters,
                          Text *arguments)
{
    if (!is_mentioned(s, local))
        return;
    const char *comma = parameters->length ? ", " : "";
    text_format(parameters, "%s%s%s", comma, type, name);
    text_format(arguments, "%s%s", comma, name);
}

/* Writes the present function, unless there is an equal one, and a call of it. */
static void end_function(Portion *s)
{
    Program *p = s->body->program;
    if (!s->statements.all.count)
        return;
    CScope *scope = cscope_within(p->scratch, p->functions);
    Text parameters = text_new(p->scratch), arguments = text_new(p->scratch);
    add_parameter(s, NULL, "const Model *", "m", &parameters, &arguments);
    for (int i = 0; i < s->body->arrays.count; i++) {
        const char *array = cscope_fresh(scope, s->body->arrays.at[i]);
        add_parameter(s, array, arena_format(p->scratch, "%s *", c_real(p->scratch)), array, &parameters, &arguments);
    }
    Text text = text_new(p->scratch);
    text_format(&text, "(%s)\n{\n", parameters.at);
    inside_print(p, &text, scope, &s->statements, INSIDE_CONST);
    text_add(&text, "}\n");
    const Name key = name_of(text.at);
    PortionFile *file = p->portions.present;
    int number = map_get(file->number_of, key, -1);
    if (number < 0) {
        number = file->names.count;
        map_put(file->number_of, key, number);
        const char *free = cscope_fresh(s->body->scope, s->wish); /* a local of its name would hide the function */
        list_push(p->arena, &file->names, cscope_fresh(p->functions, free));
        text_format(&file->functions, "\nstatic NOINLINE void %s%s", file->names.at[number], text.at);
    }
    const char *name = file->names.at[number];
    code_lines_add(&s->calls, s->body->indent, NULL, "%s(%s);", name, arguments.at)->hands_on = is_mentioned(s, NULL);
    s->statements = code_lines_new(p->scratch);
    s->operands = 0;
}

/* Adds a statement that stores `value`, of the expression, in a new element, which then names the expression. */
static void keep(Portion *s, Expr e, Expr value, int operands)
{
    if (s->operands + operands > LONGEST)
        end_function(s);
    s->operands += operands;
    const Code *code = body_printed(s->body, value, (CStored){.is_truth = c_is_truth(value)});
    const Code *name = new_element(s);
    code_lines_add(&s->statements, 4, NULL, "%s = %s;", name, code);
    body_name_stored(s->body, e, name, C_NUMBER);
}

/* The number of operands that a statement shows of the expression. */
static int shown(const Portion *s, Expr e)
{
    Program *p = s->body->program;
    const Node *node = body_node(p, e);
    return e->count == 0 || node->done != p->portions.stamp || node->name ? 1 : node->shown;
}

/* Keeps a chain of operands in several statements, each of which continues the one before. */
static void keep_chain(Portion *s, Expr e)
{
    Expr some[LONGEST_STATEMENT + 1];
    int count = 0, operands = 0;
    for (int i = 0; i < e->count; i++) {
        some[count++] = e->at[i];
        operands += shown(s, e->at[i]);
        if (operands < LONGEST_STATEMENT || i == e->count - 1)
            continue;
        if (count > 1 || shown(s, some[0]) > 1) {
            const Expr so_far = count > 1 ? expr_raw(e->op, NULL, count, some) : some[0];
            keep(s, so_far, so_far, operands);
            some[0] = so_far;
        }
        count = operands = 1;
    }
    keep(s, e, expr_raw(e->op, NULL, count, some), operands);
}

/* Adds a node, after its arguments; keeps what would make a statement too long. */
static void add(Portion *s, Expr e)
{
    const bool is_chain = e->op == OP_ADD || e->op == OP_MULTIPLY || e->op == OP_AND || e->op == OP_OR;
    int operands = 1;
    for (int i = 0; i < e->count; i++)
        operands += shown(s, e->at[i]);
    if (is_chain && operands > LONGEST_STATEMENT) {
        keep_chain(s, e);
        return;
    }
    for (int i = 0; i < e->count && operands > LONGEST_STATEMENT; i++) {
        const int own = shown(s, e->at[i]);
        if (own <= LONGEST_STATEMENT / e->count)
            continue;
        keep(s, e->at[i], e->at[i], own);
        operands -= own - 1;
    }
    body_node(s->body->program, e)->shown = operands;
    if (body_deserves_name(s->body, e))
        keep(s, e, e, operands);
}

static bool are_few_variables(Arena *arena, const ExprList *nodes)
{
    enum { FEW = 60 };
    Map *seen = map_new(arena);
    int count = 0;
    for (int i = 0; i < nodes->count && count <= FEW; i++)
        for (int k = 0; k < nodes->at[i]->count && count <= FEW; k++) {
            const Expr e = nodes->at[i]->at[k];
            count += e->op == OP_VARIABLE && !map_get(seen, e, 0);
            map_put(seen, e, 1);
        }
    return count <= FEW;
}

void portion_print(Body *body, const ExprList *nodes, const char *wish)
{
    Program *p = body->program;
    Portion s = {.body = body, .array = cscope_fresh(body->scope, "parts"), .wish = wish,
                 .statements = code_lines_new(p->scratch), .before = code_lines_new(p->scratch),
                 .calls = code_lines_new(p->scratch),
                 .are_few = are_few_variables(p->scratch, nodes)};
    body->portion = &s;
    body->in_portion = leaf_inside;
    list_push(p->scratch, &body->arrays, s.array);
    for (int i = 0; i < nodes->count; i++)
        add(&s, nodes->at[i]);
    end_function(&s);
    body->portion = NULL;
    for (int i = 0; i < s.outer.count; i++)
        body_node(p, s.outer.at[i].e)->name = s.outer.at[i].name;
    if (s.count)
        body_line(body, "%s %s[%d];", c_real(p->scratch), s.array, s.count);
    code_lines_append(body->lines, &s.before, 0);
    code_lines_append(body->lines, &s.calls, 0);
}
