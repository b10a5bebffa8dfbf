/* expr.c - the table of all expressions: equal structure is the same pointer. */
#include "expr/inside.h"

#include <limits.h>
#include <math.h>
#include <string.h>

const OpInfo op_info[OP_COUNT] = {
#define OP(name, kind, text, least, most, level, type, course) \
    [OP_##name] = {text, " " text " ", OPKIND_##kind, least, most, LEVEL_##level, OPTYPE_##type, COURSE_##course},
#include "expr/ops.def"
#undef OP
};

static Pool pool;

static uint32_t mix(uint32_t hash, uint32_t value)
{
    hash ^= value * 0xcc9e2d51u;
    hash = (hash << 13 | hash >> 19) * 5u + 0xe6546b64u;
    return hash ^ hash >> 16;
}

static bool is_same(const void *item, const void *key)
{
    const ExprNode *a = item, *b = key;
    return a->op == b->op && a->type == b->type && a->count == b->count && a->name == b->name &&
           memcmp(&a->number, &b->number, sizeof a->number) == 0 &&
           (!a->count || memcmp(a->at, b->at, (size_t)a->count * sizeof(Expr)) == 0);
}

uint32_t expr_count(void)
{
    return (uint32_t)pool.items.count;
}

/* The one node that equals the key; the key and its arguments' array may live anywhere. */
static Expr intern(const ExprNode *key)
{
    uint64_t bits;
    memcpy(&bits, &key->number, sizeof bits);
    uint32_t hash = mix((uint32_t)key->op * 8u + (uint32_t)key->type, (uint32_t)bits);
    hash = mix(hash, (uint32_t)(bits >> 32));
    hash = mix(hash, key->name ? key->name->id + 1 : 0);
    for (int i = 0; i < key->count; i++)
        hash = mix(hash, key->at[i]->id);
    const void **item = pool_find(&pool, hash, is_same, key);
    if (*item)
        return *item;
    ExprNode *e = arena_new_of(pool.arena, ExprNode);
    *e = *key;
    e->id = expr_count() - 1;
    if (key->count) {
        Expr *at = arena_array(pool.arena, Expr, key->count);
        memcpy(at, key->at, (size_t)key->count * sizeof *at);
        e->at = at;
    }
    *item = e;
    return e;
}

void exprs_reset(void)
{
    walks_reset();
    tables_release();
    pool_reset(&pool);
}

void exprs_release(void)
{
    walks_release();
    tables_release();
    arena_free(pool.arena);
    pool = (Pool){0};
}

/* There is only one zero: -0 is stored as 0, because no text denotes it. */
static Expr number_of_type(double number, Type type)
{
    require(isfinite(number));
    return intern(&(ExprNode){.op = OP_NUMBER, .type = type, .number = number == 0 ? 0.0 : number});
}

Expr expr_number(double number)
{
    return number_of_type(number, TYPE_REAL);
}

Expr expr_integer(int number)
{
    return number_of_type(number, TYPE_INTEGER);
}

Expr expr_number_typed(double number, Type type)
{
    if (type == TYPE_BOOLEAN)
        return expr_boolean(number != 0);
    bool fits = type == TYPE_INTEGER && fabs(number) <= INT_MAX && number == floor(number);
    return number_of_type(number, fits ? TYPE_INTEGER : TYPE_REAL);
}

Expr expr_boolean(bool truth)
{
    return intern(&(ExprNode){.op = OP_BOOLEAN, .type = TYPE_BOOLEAN, .number = truth});
}

Expr expr_string(Name text)
{
    return intern(&(ExprNode){.op = OP_STRING, .type = TYPE_STRING, .name = text});
}

Expr expr_variable(Name path, Type type)
{
    return intern(&(ExprNode){.op = OP_VARIABLE, .type = type, .name = path});
}

Expr expr_time(void)
{
    return intern(&(ExprNode){.op = OP_TIME, .type = TYPE_REAL});
}

Expr expr_table_leaf(int index, Name words)
{
    return intern(&(ExprNode){.op = OP_TABLE, .type = TYPE_UNKNOWN, .number = index, .name = words});
}

bool expr_is_number(Expr e, double number)
{
    return e->op == OP_NUMBER && e->number == number;
}

bool expr_is_left_out(Expr e)
{
    return e->op == OP_TUPLE && e->count == 0;
}

static Type common_type(int count, const Expr *arguments)
{
    Type type = count ? arguments[0]->type : TYPE_INTEGER;
    for (int i = 1; i < count; i++) {
        Type other = arguments[i]->type;
        bool numeric = (type == TYPE_REAL || type == TYPE_INTEGER) && (other == TYPE_REAL || other == TYPE_INTEGER);
        if (other != type)
            type = numeric ? TYPE_REAL : TYPE_UNKNOWN;
    }
    return type;
}

Expr expr_raw(Op op, Name name, int count, const Expr *arguments)
{
    const OpInfo *info = &op_info[op];
    require(info->kind != OPKIND_LEAF && count >= info->least && (info->most < 0 || count <= info->most));
    const bool has_name = op == OP_CALL || op == OP_FIELD || op == OP_NAMED || op == OP_IN_STATE;
    require((name != NULL) == has_name);
    Type type = (Type)info->type;
    switch (info->type) {
    case OPTYPE_FIRST: type = arguments[0]->type; break;
    case OPTYPE_SECOND: type = arguments[1]->type; break;
    case OPTYPE_COMMON: type = common_type(count, arguments); break;
    case OPTYPE_BRANCHES: type = common_type(count - 1, arguments + 1); break;
    default: break;
    }
    return intern(&(ExprNode){.op = op, .type = type, .count = count, .name = name, .at = arguments});
}

Expr expr_raw_unary(Op op, Expr a)
{
    return expr_raw(op, NULL, 1, &a);
}

Expr expr_raw_binary(Op op, Expr a, Expr b)
{
    return expr_raw(op, NULL, 2, (Expr[]){a, b});
}

Expr expr_raw_joined(Op op, const ExprList *list)
{
    return list->count > 1 ? expr_raw(op, NULL, list->count, list->at) : list->count ? list->at[0] : NULL;
}
