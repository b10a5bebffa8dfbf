/* requirement.c - the tables of checks and requirements for the runtime. */
#include "emit/check.h"
#include "emit/sized.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

/* The unit of the first operand that has one. */
const char *check_unit(const Program *p, Expr e)
{
    if (e->op == OP_VARIABLE)
        return flat_unit(p->arena, p->system, causal_variable(p->causal, e), 0);
    const char *unit = "";
    if (e->op == OP_SUBTRACT || e->op == OP_ADD || e->op == OP_NEGATE || e->op == OP_MIN || e->op == OP_MAX)
        for (int i = 0; i < e->count && !unit[0]; i++)
            unit = check_unit(p, e->at[i]);
    return unit;
}

/* C: the rows, then -1. In a program for all sizes, the check that has them may be in a loop. */
static const char *rows_text(const Program *p, const IntList *rows)
{
    SizeList none = {0};
    Text text = text_new(p->arena);
    Gap gap;
    IntList ended = {0};
    for (int i = 0; i < rows->count; i++)
        list_push(p->scratch, &ended, rows->at[i]);
    list_push(p->scratch, &ended, -1);
    if (!p->sizes.list)
        return series_short(p, ended.at, ended.count);
    const Fact *fact = fact_of_numbers(p->scratch, ended.at, ended.count);
    const Sized *ends = sized_find(p->scratch, &none, &fact, &gap);
    sized_print_numbers(&text, &none, &ends, 1);
    return text.at;
}

static const char *mentioned_rows(const Program *p, const FlatCheck *check)
{
    IntList rows = {0};
    ExprList leaves = {0};
    expr_variables(check->condition, false, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const int variable = causal_variable(p->causal, leaves.at[i]);
        if (variable >= 0 && p->layout.places.at[variable].row >= 0)
            list_push(p->scratch, &rows, p->layout.places.at[variable].row);
    }
    return rows_text(p, &rows);
}

/* By check: the ids of its requirements, or their names; "" if there are none. */
static const char **requirement_ids(Program *p)
{
    const char **ids = arena_array(p->arena, const char *, p->system->checks.count + 1);
    for (int i = 0; i < p->system->checks.count; i++)
        ids[i] = "";
    for (int i = 0; i < p->system->requirements.count; i++) {
        const FlatRequirement *r = &p->system->requirements.at[i];
        const Name id = r->drawn->id->length ? r->drawn->id : r->drawn->name;
        for (int k = 0; k < r->checks.count; k++) {
            const char **all = &ids[r->checks.at[k]];
            *all = arena_format(p->arena, "%s%s%s", *all, (*all)[0] ? ", " : "", c_comment(p->scratch, id->text));
        }
    }
    return ids;
}

/* ---- bounds: limits of variables, by a check or by one of several conditions joined with `and` ---- */

typedef struct {
    int check, row; /* row of the variable */
    bool is_upper;
    Expr other; /* side of the comparison */
} CheckBound;
typedef List(CheckBound) CheckBoundList;

/* Recursion is as deep as conditions are nested, which the parser limits. */
static void find_bounds(Program *p, int check, Expr e, CheckBoundList *found)
{
    for (int i = 0; e->op == OP_AND && i < e->count; i++)
        find_bounds(p, check, e->at[i], found);
    if (e->op != OP_LESS && e->op != OP_LESS_EQUAL && e->op != OP_GREATER && e->op != OP_GREATER_EQUAL)
        return;
    const bool is_first_less = e->op == OP_LESS || e->op == OP_LESS_EQUAL;
    for (int side = 0; side < 2; side++) {
        const int variable = e->at[side]->op == OP_VARIABLE ? causal_variable(p->causal, e->at[side]) : -1;
        if (variable < 0 || p->layout.places.at[variable].row < 0 || check_is_of_instant(p, e->at[1 - side]) ||
            causal_is_constant_role(p->causal->variables.at[variable].role))
            continue;
        list_push(p->arena, found,
                  (CheckBound){check, p->layout.places.at[variable].row, is_first_less == (side == 0),
                               e->at[1 - side]});
        return;
    }
}

typedef struct {
    Program *program;
    CheckBoundList found;
    const char **requirements; /* ids, by check */
} Bounding;

static void fill_bound(void *context, Record *record, int index)
{
    const Bounding *bounding = context;
    const CheckBound *bound = &bounding->found.at[index];
    Items row = code_array(bounding->program->scratch);
    code_add_count(&row, "check", bound->check);
    code_add_count(&row, "variable", bound->row);
    code_add_field(&row, "is_upper", c_truth(bound->is_upper));
    record_set(record, "fields", row.text.at);
}

static void print_bound(Body *body, int index, void *context)
{
    const Bounding *bounding = context;
    const Program *p = body->program;
    const CheckBound *bound = &bounding->found.at[index];
    body_count(body, bound->other);
    check_name_leaves(body, bound->other);
    body_traced(body, check_trace(p, bound->check, bounding->requirements), "bound[%s] = %s;",
                code_number(p->scratch, index), body_expr(body, bound->other, "bound"));
}

static void print_bound_values(Program *p, Record *bounds, Bounding *bounding)
{
    Text functions = text_new(p->arena);
    if (p->sizes.list) {
        record_format(bounds, "bound_values", "    (void)m;\n%s",
                      split_blocks(p, bounding->found.count, print_bound, bounding));
    } else {
        Split split = split_new(p, &functions, "bounds", "const Model *m, double *bound", "m, bound");
        split.form |= INSIDE_UNUSED;
        split_alike(&split, bounding->found.count, print_bound, bounding);
        record_set(bounds, "bound_values", split_close(&split, NULL, false));
    }
    record_set(bounds, "bound_functions", functions.at);
}

static void print_bounds(Program *p, Record *table, const char **ids)
{
    Bounding *bounding = arena_new_of(p->arena, Bounding); /* lives as long as the rows */
    bounding->program = p;
    bounding->requirements = ids;
    for (int i = 0; i < p->system->checks.count; i++)
        if (p->system->checks.at[i].margin)
            find_bounds(p, i, p->system->checks.at[i].condition, &bounding->found);
    Record *bounds = record_when(table, "with_bounds", bounding->found.count > 0);
    if (!bounds)
        return;
    print_bound_values(p, bounds, bounding);
    record_filled(p, bounds, "bounds", "bounds", "ModelBound", bounding->found.count, fill_bound, bounding);
    record_format(bounds, "bound_count", "%d", bounding->found.count);
}

typedef struct {
    Program *program;
    const char **requirements; /* ids, by check */
} Checking;

static void fill_check(void *context, Record *record, int index)
{
    const Checking *checking = context;
    Program *p = checking->program;
    const FlatCheck *check = &p->system->checks.at[index];
    Items row = code_array(p->scratch);
    code_add_field(&row, "text", code_string(p->scratch, check->written));
    code_add_field(&row, "message", code_string(p->scratch, check->message));
    code_add_count(&row, "element", emit_element_row(p, check->element, check->source));
    code_add_field(&row, "instance", code_string(p->scratch, check->instance->length ? check->instance->text : NULL));
    code_add_field(&row, "has_margin", c_truth(check->margin != NULL));
    code_add_field(&row, "has_premise", c_truth(check->exercised != NULL));
    code_add_field(&row, "is_momentary", c_truth(check_is_momentary(p, check)));
    if (check->margin)
        code_add_field(&row, "unit", c_quoted(p->scratch, check_unit(p, check->margin)));
    code_add_field(&row, "variables", mentioned_rows(p, check));
    record_set(record, "fields", row.text.at);
    const char *ids = checking->requirements[index];
    record_set(record, "requirements", ids[0] ? arena_format(p->arena, "/* %s */ ", ids) : "");
}

static void add_rows(const Program *p, Items *row, const char *field, const IntList *rows)
{
    if (rows->count)
        code_add_field(row, field, rows_text(p, rows));
}

static void fill_requirement(void *context, Record *record, int index)
{
    Program *p = context;
    const FlatRequirement *r = &p->system->requirements.at[index];
    Items row = code_array(p->scratch);
    code_add_field(&row, "name", code_string(p->scratch, r->drawn->name->text));
    if (!p->system->experiment.is_of_unit) { /* for reports */
        code_add_field(&row, "id", code_string(p->scratch, r->drawn->id->text));
        code_add_field(&row, "text", code_string(p->scratch, r->drawn->text));
        code_add_field(&row, "source", emit_drawn_at(p, r->drawn->source));
    }
    add_rows(p, &row, "checks", &r->checks);
    add_rows(p, &row, "parts", &r->parts);
    code_add_field(&row, "reason", code_string(p->scratch, r->reason));
    record_set(record, "fields", row.text.at);
}

static void print_all_values(Program *p, Record *table, const char **ids)
{
    const int count = p->system->checks.count;
    Text functions = text_new(p->arena);
    if (p->sizes.list) {
        record_set(table, "values", split_blocks(p, count, check_print, ids));
    } else {
        Split split = split_new(p, &functions, "checks", "const Model *m, ModelCheckValue *check", "m, check");
        split_alike(&split, count, check_print, ids);
        record_set(table, "values", split_close(&split, NULL, false));
    }
    record_set(table, "check_functions", functions.at);
}

void requirements_print(Program *p, Record *record)
{
    const int count = p->system->checks.count;
    Record *table = record_when(record, "with_checks", count > 0);
    if (!table)
        return;
    Checking *checking = arena_new_of(p->arena, Checking); /* lives as long as the rows */
    *checking = (Checking){p, requirement_ids(p)};
    checks_plan(p);
    print_all_values(p, table, checking->requirements);
    record_filled(p, table, "checks", "checks", "ModelCheck", count, fill_check, checking);
    print_bounds(p, table, checking->requirements);
    Record *list = record_when(table, "with_requirements", p->system->requirements.count > 0);
    if (list)
        record_rows(list, "requirements", p->system->requirements.count, fill_requirement, p, p->scratch);
}
