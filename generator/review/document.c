/* document.c - a causal system as a document: the contents of the sheet, for tools to read. */
#include "review/document.h"

#include <string.h>

const char *review_path(const Review *r, int variable)
{
    return r->causal->variables.at[variable].path->text;
}

const char *review_id(const Review *r, int equation)
{
    return r->causal->equations.at[equation].id->text;
}

const char *review_expr(const Review *r, Expr e)
{
    return expr_text(r->arena, e);
}

/* The representative and factor of an alias. */
static const char *alias_text(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    if (v->representative < 0)
        return arena_format(r->arena, "%s", number_text(v->value));
    return arena_format(r->arena, "%s%s", v->sign < 0 ? "-" : "", review_path(r, v->representative));
}

static Expr alias_expr(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    if (v->representative < 0)
        return v->value == (int)v->value ? expr_integer((int)v->value) : expr_number(v->value);
    const Expr leaf = r->causal->variables.at[v->representative].leaf;
    return v->sign < 0 ? expr_raw_unary(OP_NEGATE, leaf) : leaf;
}

json_t *review_names(const Review *r, const IntList *indices, ReviewName *name)
{
    json_t *list = json_array();
    for (int i = 0; i < indices->count; i++)
        json_array_append_new(list, json_string(name(r, indices->at[i])));
    return list;
}

static void put_names(const Review *r, json_t *row, const char *member, const IntList *indices, ReviewName *name)
{
    if (indices->count)
        json_object_set_new(row, member, review_names(r, indices, name));
}

/* ---- determination of variables ---- */

static void note_assignment(Review *r, const Block *block, const Assignment *a, const char *schedule, int loop)
{
    const Determination d = {block, a, schedule, loop};
    if (a->equation >= 0)
        list_push(r->arena, &r->by_equation[a->equation], d);
    list_push(r->arena, &r->by_variable[a->variable], d);
}

/* A schedule, or a part of its blocks, under its name in the document. */
enum { SCHEDULES = 5 };
typedef struct {
    const Schedule *schedule;
    const char *name;
    bool is_split, is_output; /* is_split: only blocks that only results need (is_output), or only the others */
    bool counts_anew;         /* its loops are numbered from 1 */
} ScheduleName;

static void name_schedules(const Causal *c, ScheduleName schedules[SCHEDULES])
{
    schedules[0] = (ScheduleName){&c->constants, "constants", false, false, true};
    schedules[1] = (ScheduleName){&c->start, "start", false, false, false};
    schedules[2] = (ScheduleName){&c->continuous, "continuous", true, false, false};
    schedules[3] = (ScheduleName){&c->continuous, "results", true, true, false};
    schedules[4] = (ScheduleName){&c->events, "events", false, false, true};
}

static bool is_left_out(const ScheduleName *s, const Block *block)
{
    return (s->is_split && block->is_output_only != s->is_output) || block->kind == BLOCK_ALGORITHM;
}

static void note_schedule(Review *r, const ScheduleName *s)
{
    const char *name = s->name;
    for (int b = 0; b < s->schedule->count; b++) {
        const Block *block = s->schedule->at[b];
        if (is_left_out(s, block))
            continue;
        const int loop = block->kind == BLOCK_ASSIGN ? 0 : ++r->loops;
        for (int i = 0; i < block->inner.count; i++)
            note_assignment(r, block, &block->inner.at[i], name, loop);
        for (int i = 0; i < block->residuals.count; i++)
            list_push(r->arena, &r->by_equation[block->residuals.at[i]], ((Determination){block, NULL, name, loop}));
        for (int i = 0; i < block->tearing.count; i++)
            list_push(r->arena, &r->by_variable[block->tearing.at[i]], ((Determination){block, NULL, name, loop}));
    }
}

/* True if the equation is the form of a drawn equation in some modes: it has the id of the drawn one. */
static bool is_of_mode(const Review *r, const CausalEquation *e)
{
    return e->id == r->system->equations.at[e->declared].id;
}

int review_first_of_id(const Review *r, int equation)
{
    return map_get(r->first_of_id, r->causal->equations.at[equation].id, equation);
}

/* Adds a number unless the list has it. Numbers come in ascending order: an existing one is the last. */
static void add_last(const Review *r, IntList *list, int number)
{
    if (!list->count || list_last(list) != number)
        list_push(r->arena, list, number);
}

static void note_all(Review *r)
{
    const Causal *c = r->causal;
    ScheduleName schedules[SCHEDULES];
    for (int e = c->equations.count - 1; e >= 0; e--)
        map_put(r->first_of_id, c->equations.at[e].id, e);
    name_schedules(c, schedules);
    for (int i = 0; i < SCHEDULES; i++) {
        r->loops = schedules[i].counts_anew ? 0 : r->loops;
        note_schedule(r, &schedules[i]);
    }
    for (int e = r->system->equations.count; e < c->equations.count; e++)
        if (is_of_mode(r, &c->equations.at[e]))
            r->is_modal[c->equations.at[e].declared] = true;
    for (int i = 0; i < r->statements->count; i++)
        for (int k = 0; k < r->statements->at[i].equations.count; k++)
            add_last(r, &r->statements_of[review_first_of_id(r, r->statements->at[i].equations.at[k])], i);
    for (int v = 0; v < c->variables.count; v++)
        if (c->variables.at[v].role == ROLE_ALIAS && c->variables.at[v].integral < 0)
            r->credited[c->variables.at[v].equation] = v + 1;
    for (int i = 0; i < c->algorithms.count; i++) {
        const FlatAlgorithm *drawn = &r->system->algorithms.at[c->algorithms.at[i].declared];
        for (int k = 0; k < drawn->assigned.count; k++)
            list_push(r->arena, &r->algorithms[drawn->assigned.at[k]], c->algorithms.at[i].declared);
    }
    for (int i = 0; i < c->guesses.count; i++) {
        IntList mentioned = {0};
        expr_mentions(c->guesses.at[i].value, c->by_leaf, r->arena, &mentioned);
        for (int k = 0; k < mentioned.count; k++)
            r->decides_at_start[mentioned.at[k]] = true;
    }
    for (int v = 0; v < r->system->variables.count; v++) {
        const FlatVariable *variable = &r->system->variables.at[v];
        IntList mentioned = {0};
        expr_mentions(variable->value, r->system->by_leaf, r->arena, &mentioned);
        expr_mentions(variable->start_value, r->system->by_leaf, r->arena, &mentioned);
        for (int i = 0; i < mentioned.count; i++)
            add_last(r, &r->gives[mentioned.at[i]], v);
    }
    for (int e = 0; e < r->system->equations.count; e++) {
        const FlatEquation *drawn = &r->system->equations.at[e];
        IntList mentioned = {0};
        expr_mentions(drawn->left, r->system->by_leaf, r->arena, &mentioned);
        expr_mentions(drawn->right, r->system->by_leaf, r->arena, &mentioned);
        flat_mentions_in_data(r->arena, r->system, drawn->left, drawn->scope, &mentioned);
        flat_mentions_in_data(r->arena, r->system, drawn->right, drawn->scope, &mentioned);
        for (int i = 0; i < mentioned.count; i++)
            add_last(r, &r->users[mentioned.at[i]], e);
    }
}

/* ---- parts, variables ---- */

static json_t *parts(const Review *r)
{
    json_t *list = json_array();
    const FamilyList families = review_part_families(r);
    for (int f = 0; f < families.count; f++) {
        const FlatPart *part = &r->system->parts.at[families.at[f].members.at[0]];
        json_t *row = json_object();
        json_object_set_new(row, "path", json_string(part->path->text));
        review_put(row, "name", part->identifier->text);
        review_put(row, "type", part->type->qualified->text);
        if (part->parent >= 0)
            json_object_set_new(row, "in", json_string(r->system->parts.at[part->parent].path->text));
        json_object_set_new(row, "is_port", json_boolean(part->is_port));
        if (part->presence)
            review_put(row, "while", review_expr(r, part->presence));
        review_put(row, "source", source_print(r->arena, part->source));
        review_put_family(r, row, &families.at[f], part->path);
        json_array_append_new(list, row);
    }
    return list;
}

static const char *role_word(Role role)
{
    static const char *const words[] = {
        [ROLE_CONSTANT] = "constant",   [ROLE_DERIVED_CONSTANT] = "derived constant",
        [ROLE_STATE] = "state",         [ROLE_DERIVATIVE] = "derivative",
        [ROLE_ALGEBRAIC] = "algebraic", [ROLE_SELECTION] = "selection of states",
        [ROLE_DISCRETE] = "discrete",   [ROLE_BRANCH] = "branch",
        [ROLE_BEFORE] = "value before", [ROLE_FLAG] = "flag",
        [ROLE_OFFSET] = "offset",       [ROLE_JUMP] = "jump",
        [ROLE_ALIAS] = "alias",         [ROLE_ABSENT] = "absent",
    };
    return words[role];
}

static bool is_of_run(const Determination *d)
{
    return strcmp(d->schedule, "start") != 0 && strcmp(d->schedule, "events") != 0;
}

bool review_is_in_modes(const DeterminationList *found)
{
    bool is = false;
    for (int i = 0; i < found->count; i++)
        is = is || (is_of_run(&found->at[i]) && found->at[i].block->modes.in);
    return is;
}

/* The ids of the equations of the determinations in the modes, each once. */
static json_t *equations_of_modes(const Review *r, const DeterminationList *found)
{
    json_t *equations = json_array();
    Map *known = map_new(r->arena);
    for (int i = 0; i < found->count; i++) {
        const Assignment *a = found->at[i].assignment;
        const Name id = a && a->equation >= 0 ? r->causal->equations.at[a->equation].id : NULL;
        if (!id || !is_of_run(&found->at[i]) || map_get(known, id, 0))
            continue;
        map_put(known, id, 1);
        json_array_append_new(equations, json_string(id->text));
    }
    return equations;
}

/* Puts the equations without which the credited equation does not imply the alias or solution. */
static void put_with(const Review *r, json_t *row, const IntList *equations)
{
    put_names(r, row, "with", equations, review_id);
}

/* Puts the other equations of a loop that became an assignment, and the equations by which terms of it are 0. */
static void put_through(const Review *r, json_t *row, const Block *block)
{
    const IntList of_loop = block_put_in(block);
    put_with(r, row, &of_loop);
    put_names(r, row, "zero_by", &(IntList){block->through.at + of_loop.count, block->vanished, block->vanished},
              review_id);
}

/* The determination of a variable: an equation, a loop, an alias, integration, a value, an algorithm, events, or the
 * course of the run. */
static json_t *determination(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    const DeterminationList *found = &r->by_variable[variable];
    json_t *by = json_object();
    const Determination *d = NULL;
    for (int i = 0; i < found->count && !d; i++)
        d = strcmp(found->at[i].schedule, "start") != 0 || v->role == ROLE_OFFSET ? &found->at[i] : NULL;
    if (v->role == ROLE_ALIAS) {
        review_put(by, "kind", "alias");
        review_put(by, "of", alias_text(r, variable));
        review_put(by, "equation", review_id(r, v->equation));
        if (v->integral >= 0)
            json_object_set_new(by, "differentiated", json_true());
        put_with(r, by, &v->with);
    } else if (v->role == ROLE_STATE) {
        review_put(by, "kind", v->set >= 0 ? "choice of states" : "integration");
        if (review_is_in_modes(found))
            json_object_set_new(by, "equations", equations_of_modes(r, found));
    } else if (v->role == ROLE_CONSTANT) {
        review_put(by, "kind", "value");
    } else if (review_is_in_modes(found)) {
        review_put(by, "kind", "in modes");
        json_object_set_new(by, "equations", equations_of_modes(r, found));
    } else if (v->role == ROLE_BRANCH) {
        review_put(by, "kind", "events");
        const int branch = map_get(r->causal->branch_at, v->leaf, -1);
        if (branch >= 0)
            review_put(by, "equation", review_id_of_branch(r, &r->causal->branches.at[branch]));
    } else if (d && d->assignment && d->assignment->equation < 0) {
        review_put(by, "kind", "value");
    } else if (d) {
        review_put(by, "kind", d->assignment ? "equation" : "loop");
        if (d->assignment && d->assignment->equation >= 0)
            review_put(by, "equation", review_id(r, d->assignment->equation));
        if (d->loop)
            review_put_number(by, "loop", d->loop);
        review_put(by, "schedule", d->schedule);
    } else if (variable < r->system->variables.count && r->algorithms[variable].count) {
        review_put(by, "kind", "algorithm");
        review_put(by, "equation", r->system->algorithms.at[r->algorithms[variable].at[0]].id->text);
    } else {
        review_put(by, "kind", causal_is_held_role(v->role) ? "events" : "the run");
    }
    return by;
}

/* The unit of a variable; for a derivative, the unit of its original per time. */
const char *review_unit_of(const Review *r, int variable)
{
    int derivations = 0;
    while (variable >= r->system->variables.count && r->causal->variables.at[variable].set < 0 &&
           !r->causal->variables.at[variable].is_product && r->causal->variables.at[variable].integral >= 0) {
        variable = r->causal->variables.at[variable].integral;
        derivations++;
    }
    return variable < r->system->variables.count ? flat_unit(r->arena, r->system, variable, derivations) : "";
}

static void add_ids(json_t *list, const ReviewIds *ids)
{
    for (int i = 0; i < ids->count; i++)
        json_array_append_new(list, json_string(ids->at[i]));
}

/* Puts the names of the values of an enumeration, from 0 on; "" for a value without a name. */
static void put_values(json_t *row, const FlatEnumeration *enumeration)
{
    json_t *values = json_array();
    for (int i = 0; i < enumeration->values.count; i++)
        json_array_append_new(values, json_string(enumeration->values.at[i] ? enumeration->values.at[i]->text : ""));
    json_object_set_new(row, "values", values);
}

static json_t *variable_row(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    const FlatVariable *flat = variable < r->system->variables.count ? &r->system->variables.at[variable] : NULL;
    json_t *row = json_object();
    review_put(row, "path", v->path->text);
    if (flat) {
        json_object_set_new(row, "part", json_string(r->system->parts.at[flat->part].path->text));
        review_put(row, "description", flat->documentation->text);
        review_put(row, "source", source_print(r->arena, flat->source));
        if (flat->presence)
            review_put(row, "while", review_expr(r, flat->presence));
    }
    if (!flat || flat->is_made)
        json_object_set_new(row, "made", json_true());
    review_put(row, "unit", review_unit_of(r, variable));
    if (v->leaf->type == TYPE_BOOLEAN)
        review_put(row, "type", "Boolean");
    review_put(row, "function", flat              ? flat->function
                                : v->is_product   ? "product"
                                : v->role == ROLE_OFFSET ? "offset"
                                                  : NULL);
    if (flat && flat->enumeration)
        put_values(row, flat->enumeration);
    review_put(row, "role", role_word(v->role));
    review_put_start(r, row, variable);
    json_object_set_new(row, "determined_by", determination(r, variable));
    if (r->users[variable].count + r->readers[variable].count) {
        json_t *users = review_names(r, &r->users[variable], review_id);
        add_ids(users, &r->readers[variable]);
        json_object_set_new(row, "used_by", users);
    }
    if (flat)
        put_names(r, row, "gives", &r->gives[variable], review_path);
    if (flat && r->checks[variable].count) {
        json_t *checks = json_array();
        add_ids(checks, &r->checks[variable]);
        json_object_set_new(row, "checked_by", checks);
    }
    return row;
}

/* The rows of the drawn variables, and of variables of the passes that have a determination or are states. */
static json_t *variables(const Review *r)
{
    json_t *list = json_array();
    IntList shown = {0};
    for (int v = 0; v < r->causal->variables.count; v++)
        if (v < r->system->variables.count || r->by_variable[v].count || r->causal->variables.at[v].role == ROLE_STATE)
            list_push(r->arena, &shown, v);
    const FamilyList families = review_variable_families(r, &shown);
    for (int f = 0; f < families.count; f++) {
        const int v = shown.at[families.at[f].members.at[0]];
        json_t *row = variable_row(r, v);
        review_put_family(r, row, &families.at[f], r->causal->variables.at[v].path);
        review_kind_put(r->formulas, row, review_variable_kind(r, v));
        json_array_append_new(list, row);
    }
    return list;
}

/* ---- equations ---- */

static const char *fate_of(const CausalEquation *e)
{
    static const char *const words[] = {
        [EQUATION_USED] = "solved",         [EQUATION_ELIMINATED] = "alias",
        [EQUATION_REDUNDANT] = "redundant", [EQUATION_REPLACED] = "replaced",
        [EQUATION_START] = "start",         [EQUATION_DISCRETE] = "at events",
        [EQUATION_INTEGRAL] = "integral",   [EQUATION_CONSTANT] = "constant",
        [EQUATION_MODE] = "in modes",       [EQUATION_ABSENT] = "absent",
    };
    return words[e->use];
}

/* For a loop that was solved symbolically: puts the equations of the aliases that its equations as drawn mention. */
static void put_aliases(const Review *r, json_t *row, const Block *block)
{
    IntList aliases = {0};
    for (int i = -1; i < block->through.count; i++) {
        const int equation = i < 0 ? block->inner.at[0].equation : block->through.at[i];
        const FlatEquation *drawn = &r->system->equations.at[r->causal->equations.at[equation].declared];
        const IntList mentioned = causal_mentioned(r->arena, r->causal, drawn->left, drawn->right);
        for (int k = 0; k < mentioned.count; k++)
            if (r->causal->variables.at[mentioned.at[k]].role == ROLE_ALIAS &&
                !ints_hold(&aliases, r->causal->variables.at[mentioned.at[k]].equation))
                list_push(r->arena, &aliases, r->causal->variables.at[mentioned.at[k]].equation);
    }
    put_names(r, row, "aliases", &aliases, review_id);
}

static json_t *determined(const Review *r, const Determination *d)
{
    const Assignment *a = d->assignment;
    json_t *row = json_object();
    if (a)
        review_formula_put(r->formulas, row,
                           (ReviewFormula){.left = r->causal->variables.at[a->variable].leaf, .right = a->value,
                                           .divisor = a->divisor});
    review_put(row, "schedule", d->schedule);
    if (d->block->modes.in)
        review_put(row, "while", modeset_words(r->arena, r->causal, d->block->modes));
    if (d->loop)
        review_put_number(row, "loop", d->loop);
    put_through(r, row, d->block);
    if (block_is_solved_loop(d->block))
        put_aliases(r, row, d->block);
    if (a) {
        review_put(row, "variable", review_path(r, a->variable));
        review_put(row, "text", arena_format(r->arena, "%s := %s", review_path(r, a->variable),
                                             review_expr(r, a->value)));
        if (r->causal->variables.at[a->variable].role == ROLE_BRANCH)
            json_object_set_new(row, "decides", json_true());
        if (a->divisor)
            review_put(row, "unless_zero", review_expr(r, a->divisor));
    }
    return row;
}

/* Puts the C statements that differ, each with all lines at which it begins. */
static void put_statements(const Review *r, json_t *row, const IntList *statements)
{
    json_t *list = json_array();
    Map *at = map_new(r->arena);
    for (int i = 0; i < statements->count; i++) {
        const ShownStatement *statement = &r->statements->at[statements->at[i]];
        const Name code = name_of(statement->code);
        const int index = map_get(at, code, (int)json_array_size(list));
        if (index == (int)json_array_size(list)) {
            map_put(at, code, index);
            json_array_append_new(list, json_pack("{s:s, s:[]}", "code", code->text, "lines"));
        }
        json_t *lines = json_object_get(json_array_get(list, (size_t)index), "lines");
        json_array_append_new(lines, json_integer(statement->first));
    }
    if (json_array_size(list))
        json_object_set(row, "c", list);
    json_decref(list);
}

/* Puts the use of an equation with its causal forms and C; stores its formula, with the sides as in the document. */
static void put_fate(const Review *r, json_t *row, int equation, Expr left, Expr right)
{
    const CausalEquation *e = &r->causal->equations.at[equation];
    review_put(row, "fate", r->is_modal[equation] ? "in modes" : fate_of(e));
    const int alias = r->credited[equation] - 1;
    ReviewFormula formula = {.left = left, .right = right};
    if (alias >= 0) {
        formula.alias = r->causal->variables.at[alias].leaf;
        formula.equal = alias_expr(r, alias);
        review_put(row, "eliminates", review_path(r, alias));
        review_put(row, "by", alias_text(r, alias));
        put_with(r, row, &r->causal->variables.at[alias].with);
    }
    review_formula_put(r->formulas, row, formula);
    json_t *forms = json_array();
    for (int i = 0; i < r->by_equation[equation].count; i++)
        json_array_append_new(forms, determined(r, &r->by_equation[equation].at[i]));
    if (json_array_size(forms))
        json_object_set_new(row, "causal", forms);
    else
        json_decref(forms);
    if (!r->is_modal[equation])
        put_statements(r, row, &r->statements_of[review_first_of_id(r, equation)]);
}

static json_t *drawn_equation(const Review *r, int equation)
{
    static const char *const origins[] = {
        [ORIGIN_CONSTRAINT] = "constraint", [ORIGIN_CONNECTION] = "connection", [ORIGIN_FLOW_SUM] = "sum of flows",
        [ORIGIN_FLOW_ZERO] = "unconnected", [ORIGIN_BINDING] = "binding",       [ORIGIN_INPUT] = "input",
    };
    const FlatEquation *drawn = &r->system->equations.at[equation];
    json_t *row = json_object();
    review_put(row, "id", drawn->id->text);
    review_put(row, "origin", origins[drawn->origin]);
    review_put(row, "made", drawn->purpose);
    review_put(row, "element", drawn->element->text);
    json_object_set_new(row, "part", json_string(drawn->instance->text));
    review_put(row, "source", source_print(r->arena, drawn->source));
    review_put(row, "written", drawn->written);
    review_put(row, "text", expr_equation_text(r->arena, drawn->left, drawn->right));
    review_terms(row, r->arena, r->system, drawn, r->formulas);
    if (drawn->presence)
        review_put(row, "while", review_expr(r, drawn->presence));
    put_fate(r, row, equation, drawn->left, drawn->right);
    return row;
}

static json_t *made_equation(const Review *r, int equation)
{
    const CausalEquation *e = &r->causal->equations.at[equation];
    json_t *row = json_object();
    review_put(row, "id", e->id->text);
    review_put(row, "of", review_id(r, e->parent >= 0 ? e->parent : e->declared));
    review_put(row, "made", e->parent >= 0                 ? "time derivative"
                            : e->is_product                ? "product as an unknown"
                            : e->set >= 0                  ? "choice of states"
                            : e->use == EQUATION_INTEGRAL  ? "integral"
                            : e->use == EQUATION_START     ? "value at the start"
                            : e->made_of.count             ? "combination"
                                                           : "form in some modes");
    review_put(row, "reason", reason_text(r->arena, e->reason));
    review_put(row, "text", expr_equation_text(r->arena, e->left, e->right));
    put_fate(r, row, equation, e->left, e->right);
    return row;
}

static json_t *equation_rows(const Review *r, const IntList *equations)
{
    json_t *list = json_array();
    const FamilyList families = review_equation_families(r, equations);
    for (int f = 0; f < families.count; f++) {
        const int e = equations->at[families.at[f].members.at[0]];
        json_t *row = e < r->system->equations.count ? drawn_equation(r, e) : made_equation(r, e);
        review_put_family(r, row, &families.at[f], r->causal->equations.at[e].id);
        review_put_checked(r, row, &r->checked_by[e]);
        review_kind_put(r->formulas, row, review_equation_kind(r, e, row));
        json_array_append_new(list, row);
    }
    return list;
}

static void put_equations(const Review *r, json_t *document)
{
    IntList drawn = {0}, made = {0};
    const int count = r->system->equations.count;
    for (int e = 0; e < r->causal->equations.count; e++) {
        const bool is_drawn = e < count && !r->system->equations.at[e].purpose;
        list_push(r->arena, is_drawn ? &drawn : &made, e);
    }
    json_object_set_new(document, "equations", equation_rows(r, &drawn));
    json_object_set_new(document, "made", equation_rows(r, &made));
}

/* ---- structure, events, requirements ---- */

static json_t *loops(const Review *r)
{
    json_t *list = json_array();
    const Causal *c = r->causal;
    ScheduleName schedules[SCHEDULES];
    int number = 0;
    name_schedules(c, schedules);
    for (int s = 0; s < SCHEDULES; s++) {
        number = schedules[s].counts_anew ? 0 : number;
        for (int b = 0; b < schedules[s].schedule->count; b++) {
            const Block *block = schedules[s].schedule->at[b];
            const bool is_solved = block_is_solved_loop(block);
            if ((block->kind == BLOCK_ASSIGN && !is_solved) || is_left_out(&schedules[s], block))
                continue;
            json_t *row = json_object();
            if (!is_solved)
                review_put_number(row, "number", ++number);
            review_put(row, "schedule", schedules[s].name);
            review_put(row, "kind", is_solved                     ? "solved symbolically"
                                    : block->kind == BLOCK_LINEAR ? "linear"
                                                                  : "nonlinear");
            const IntList put_in = block_put_in(block);
            review_put_number(row, "unknowns", is_solved ? put_in.count + 1 : block_size(block));
            if (block->modes.in)
                review_put(row, "while", modeset_words(r->arena, c, block->modes));
            Assignment *a = is_solved ? &block->inner.at[0] : NULL;
            const IntList tears = a ? (IntList){&a->variable, 1, 1} : block->tearing;
            const IntList residuals = a ? (IntList){&a->equation, 1, 1} : block->residuals;
            json_object_set_new(row, "solved_for", review_names(r, &tears, review_path));
            json_object_set_new(row, "residuals", review_names(r, &residuals, review_id));
            put_with(r, row, &put_in);
            json_array_append_new(list, row);
        }
    }
    return list;
}

json_t *review_document(const Causal *causal, const char *name, const ShownList *statements,
                        const char *fingerprint, json_t *options, bool is_unrolled, ReviewFormulas *formulas)
{
    Arena *arena = arena_new();
    const int variable_count = causal->variables.count;
    Review r = {.arena = arena, .causal = causal, .system = causal->system, .statements = statements,
                .first_of_id = map_new(arena), .formulas = formulas, .is_unrolled = is_unrolled,
                .kinds = family_laws(arena),
                .checked_by = arena_array(arena, IntList, causal->equations.count),
                .checked_algorithms = arena_array(arena, IntList, causal->system->algorithms.count),
                .by_equation = arena_array(arena, DeterminationList, causal->equations.count),
                .by_variable = arena_array(arena, DeterminationList, variable_count),
                .algorithms = arena_array(arena, IntList, variable_count),
                .users = arena_array(arena, IntList, variable_count),
                .gives = arena_array(arena, IntList, variable_count),
                .readers = arena_array(arena, ReviewIds, variable_count),
                .checks = arena_array(arena, ReviewIds, variable_count),
                .statements_of = arena_array(arena, IntList, causal->equations.count),
                .credited = arena_array(arena, int, causal->equations.count),
                .decides_at_start = arena_array(arena, bool, variable_count),
                .is_modal = arena_array(arena, bool, causal->equations.count)};
    json_t *document = json_object(), *notes = json_array();
    note_all(&r);
    review_note_readers(&r);
    review_note_users_of_made(&r);
    review_note_checks(&r);
    review_head(document, causal, name, fingerprint);
    json_object_set_new(document, "options", options);
    json_object_set_new(document, "files", review_files(&r));
    json_object_set_new(document, "tables", review_tables(&r));
    json_object_set_new(document, "parts", parts(&r));
    json_object_set_new(document, "variables", variables(&r));
    put_equations(&r, document);
    json_object_set_new(document, "loops", loops(&r));
    json_object_set_new(document, "modes", review_modes(&r));
    json_object_set_new(document, "events", review_events(&r));
    json_object_set_new(document, "clocks", review_clocks(arena, causal, formulas));
    json_object_set_new(document, "machines", review_machines(arena, r.system));
    json_object_set_new(document, "algorithms", review_algorithms(&r));
    json_object_set_new(document, "checks", review_checks(&r));
    json_object_set_new(document, "requirements", review_requirements(&r));
    for (int i = 0; i < causal->notes.count; i++)
        json_array_append_new(notes, json_string(causal->notes.at[i]));
    json_object_set_new(document, "notes", notes);
    review_open_ports(document, r.system);
    review_size(document, causal);
    json_object_set_new(document, "accounting", review_accounting(&r, document));
    arena_free(arena);
    return document;
}
