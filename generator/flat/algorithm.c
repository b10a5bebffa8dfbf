/* algorithm.c - statements of actions -> statements in leaves of the system's variables.
 *
 * Statements are executed at events only, so their conditions and values need not be watched between events: they are
 * put in noEvent() where they would cause events. */
#include "flat/rewrite.h"
#include "flat/signal.h"
#include "flat/statement.h"
#include "flat/variable.h"

#include <string.h>

Expr flat_unwatched(Expr e)
{
    return expr_apply(OP_NO_EVENT, 1, &e);
}

Statement *flat_statement_new(Flattening *f, enum StatementKind kind, const Place *place, const char *text)
{
    Statement *statement = arena_new_of(f->arena, Statement);
    statement->kind = kind;
    statement->line = place->source.line;
    statement->text = text;
    return statement;
}

/* ---- targets ---- */

/* True if a leaf, or each leaf of a choice, can be set. name: as written, for messages. */
static bool can_set(Flattening *f, Expr leaf, Expr name, const Place *place)
{
    for (; leaf->op == OP_IF; leaf = leaf->at[2])
        if (!can_set(f, leaf->at[1], name, place)) /* as deep as the array has dimensions */
            return false;
    int variable = leaf->op == OP_VARIABLE ? flat_variable(f->system, leaf) : -1;
    const FlatVariable *v = variable >= 0 ? &f->system->variables.at[variable] : NULL;
    const char *problem = NULL;
    if (!v)
        problem = leaf->op == OP_VARIABLE ? "the index of a loop" : "a constant or a literal";
    else if (v->kind == FLAT_CONSTANT)
        problem = "a constant";
    else if (v->is_signal && v->direction == DIRECTION_IN &&
             flat_block_around(f->system, v->part) == place->scope->part)
        problem = "an input of its block";
    if (problem && !place->is_quiet)
        diag(DIAG_F26, place->source, "'%s' sets '%s', which is %s", place->element->text, expr_text(f->scratch, name),
             problem);
    return !problem;
}

static bool take_targets(Flattening *f, Expr name, Typed right, const char *text, const Place *place,
                         TargetList *found)
{
    if (name->op != OP_VARIABLE && name->op != OP_INDEX && name->op != OP_FIELD) {
        if (!place->is_quiet) {
            diag(DIAG_F26, place->source, "'%s' assigns a name that is not a variable", place->element->text);
            diag_detail("found: %s", expr_text(f->scratch, name));
        }
        return false;
    }
    Typed left = flat_rewrite(f, name, place);
    if (!left.e || !right.e || !flat_have_equal_sizes(f, text, left.e, right.e, place))
        return false;
    ExprList leaves = {0}, values = {0};
    array_elements(left.e, f->scratch, &leaves);
    array_elements(right.e, f->scratch, &values);
    for (int i = 0; i < leaves.count; i++) {
        if (!can_set(f, leaves.at[i], name, place))
            return false;
        const Typed both[2] = {{leaves.at[i], left.enumeration}, {values.at[i], right.enumeration}};
        const char *problem = flat_assignment_problem(both[0], both[1]);
        if (problem) {
            flat_report_type(place, text, problem, 2, both);
            return false;
        }
        list_push(f->scratch, found, (Target){leaves.at[i], flat_unwatched(values.at[i])});
    }
    return true;
}

bool flat_read_targets(Flattening *f, Expr name, Expr value, const char *text, const Place *place, TargetList *found)
{
    TypedList results = {0};
    if (name->op != OP_TUPLE)
        return take_targets(f, name, flat_rewrite(f, value, place), text, place, found);
    if (!flat_rewrite_tuple(f, value, name->count, text, place, &results))
        return false;
    for (int i = 0; i < name->count; i++)
        if (!expr_is_left_out(name->at[i]) && !take_targets(f, name->at[i], results.at[i], text, place, found))
            return false;
    return true;
}

/* ---- statements ---- */

static bool rewrite_list(Flattening *f, const StatementList *drawn, const Place *text, int loops, StatementList *found);

/* Appends an assignment. A target that is a choice becomes an `if` with an assignment in each branch. Recursion follows
 * the dimensions of an array. */
static void assign(Flattening *f, const Statement *drawn, const Place *place, Target target, StatementList *found)
{
    bool is_choice = target.leaf->op == OP_IF;
    Statement *statement = flat_statement_new(f, is_choice ? STATEMENT_IF : STATEMENT_ASSIGN, place, drawn->text);
    list_push(f->arena, found, statement);
    if (!is_choice) {
        statement->target = target.leaf;
        statement->value = target.value;
        return;
    }
    for (bool is_last = false; !is_last; target.leaf = target.leaf->at[2]) {
        StatementList body = {0};
        is_last = target.leaf->op != OP_IF;
        assign(f, drawn, place, (Target){is_last ? target.leaf : target.leaf->at[1], target.value}, &body);
        list_push(f->arena, &statement->branches, body);
        if (is_last)
            return;
        list_push(f->arena, &statement->conditions, flat_unwatched(target.leaf->at[0]));
    }
}

/* Appends the assignments of a statement. The elements of an array are set one after the other, but with values from
 * before the statement: `x := {x[2], x[1]}`. A value that uses a variable set before it is kept in a hidden
 * variable. */
static bool rewrite_assignment(Flattening *f, const Statement *drawn, Expr written, Expr value, const Place *place,
                               StatementList *found)
{
    TargetList targets = {0};
    Map *set = map_new(f->scratch);
    if (!flat_read_targets(f, written, value, drawn->text, place, &targets))
        return false;
    for (int i = 0; i < targets.count; i++) {
        Target *target = &targets.at[i];
        ExprList leaves = {0};
        bool is_late = false;
        expr_variables(target->value, false, f->scratch, &leaves);
        for (int k = 0; k < leaves.count; k++)
            is_late = is_late || map_get(set, leaves.at[k], 0);
        leaves.count = 0;
        expr_variables(target->leaf, false, f->scratch, &leaves);
        for (int k = 0; k < leaves.count; k++)
            map_put(set, leaves.at[k], 1);
        if (!is_late)
            continue;
        Name name = flat_hidden_identifier(f, "kept", place);
        int kept = flat_add_discrete(f, place->scope, name, target->leaf->type, true, place->source);
        Expr leaf = f->system->variables.at[kept].leaf;
        assign(f, drawn, place, (Target){leaf, target->value}, found);
        target->value = leaf;
    }
    for (int i = 0; i < targets.count; i++)
        assign(f, drawn, place, targets.at[i], found);
    return true;
}

/* Claims that the targets are states, except hidden variables that keep values. */
static void claim_all(Flattening *f, const StatementList *list, const Place *place)
{
    const StatementList all = statements_all(f->scratch, list);
    for (int i = 0; i < all.count; i++) {
        int variable = all.at[i]->kind == STATEMENT_ASSIGN ? flat_variable(f->system, all.at[i]->target) : -1;
        if (variable >= 0 && !f->system->variables.at[variable].is_hidden)
            flat_claim(f, OP_REINIT, variable, place);
    }
}

/* Puts a signal in the outbox, if it reaches a state machine. */
static void write_send(Flattening *f, const Statement *drawn, const Place *place, const Outbox *box,
                       StatementList *found)
{
    const int number = flat_signal_number(f, flat_signal_sent(drawn->value));
    if (!box->queue || !number)
        return;
    const Expr longer = expr_raw_binary(OP_QUEUE_PUT, box->queue, expr_integer(number));
    assign(f, drawn, place, (Target){box->queue, longer}, found);
}

static bool rewrite_call(Flattening *f, const Statement *drawn, const Place *place, StatementList *found)
{
    Expr call = drawn->value, condition;
    if (flat_ends_run(call)) {
        int variable = flat_termination(f, call, drawn->text, place, &condition);
        if (variable >= 0)
            assign(f, drawn, place, (Target){f->system->variables.at[variable].leaf, flat_unwatched(condition)}, found);
        return variable >= 0;
    }
    if (call->op == OP_REINIT) {
        StatementList made = {0};
        if (!rewrite_assignment(f, drawn, call->at[0], call->at[1], place, &made))
            return false;
        claim_all(f, &made, place);
        for (int i = 0; i < made.count; i++)
            list_push(f->arena, found, made.at[i]);
        return true;
    }
    const Outbox *box = parser_is_send(call) ? flat_outbox(f, place->scope, call) : NULL;
    if (box) {
        write_send(f, drawn, place, box, found);
        return true;
    }
    if (place->is_quiet)
        return false;
    diag(DIAG_F14, place->source, "'%s': the call of '%s' is not supported yet", place->element->text,
         call->op == OP_CALL ? call->name->text : op_text(call->op));
    diag_detail("in: %s", drawn->text);
    return false;
}

static bool rewrite_if(Flattening *f, const Statement *drawn, const Place *place, int loops, StatementList *found)
{
    Statement *statement = flat_statement_new(f, STATEMENT_IF, place, drawn->text);
    bool is_right = true;
    for (int i = 0; i < drawn->conditions.count; i++) {
        Expr condition = flat_rewrite_condition(f, drawn->conditions.at[i], place);
        is_right = is_right && condition;
        if (condition)
            list_push(f->arena, &statement->conditions, flat_unwatched(condition));
    }
    for (int i = 0; i < drawn->branches.count; i++) {
        StatementList body = {0};
        is_right = rewrite_list(f, &drawn->branches.at[i], place, loops, &body) && is_right;
        list_push(f->arena, &statement->branches, body);
    }
    list_push(f->arena, found, statement);
    return is_right;
}

/* A new leaf for an index: neither a variable of the system nor the index of a loop around it. */
static Expr index_leaf(const Flattening *f, Name name, const Place *place)
{
    static const Type types[] = {TYPE_REAL, TYPE_INTEGER, TYPE_BOOLEAN};
    for (;; name = name_format("%s_", name->text)) {
        bool is_taken = false;
        for (int i = 0; i < 3; i++)
            is_taken = is_taken || flat_variable(f->system, expr_variable(name, types[i])) >= 0;
        Expr leaf = expr_variable(name, TYPE_INTEGER);
        for (const Local *local = place->locals; local; local = local->outer)
            is_taken = is_taken || local->leaf == leaf;
        if (!is_taken)
            return leaf;
    }
}

static Expr rewrite_range(Flattening *f, const Statement *drawn, const Place *place)
{
    Expr parts[3];
    int count = drawn->value->count;
    bool is_right = true;
    for (int i = 0; i < count; i++) {
        Typed part = flat_rewrite_scalar(f, drawn->value->at[i], place);
        parts[i] = part.e ? flat_unwatched(part.e) : NULL;
        if (part.e && (part.e->type != TYPE_INTEGER || part.enumeration)) {
            flat_report_type(place, NULL, "the range of a loop is not one of Integers", 1, &part);
            if (!place->is_quiet)
                diag_fix("use integer(x) to get an Integer");
            parts[i] = NULL;
        }
        is_right = is_right && parts[i];
    }
    if (is_right && count == 3 && expr_is_number(parts[1], 0)) {
        if (flat_report_mistake(f, DIAG_F09, place, NULL, "the step of a loop is 0"))
            diag_fix("give a step other than 0; it is 1 if none is given");
        return NULL;
    }
    return is_right ? expr_raw(OP_RANGE, NULL, count, parts) : NULL;
}

/* `for i in {1, 5, 7}`: the loop runs over the positions in the array (locals[0]); i (locals[2]) is the element of the
 * array (locals[1]) at this position. False after a mistake. */
static bool loop_over_array(Flattening *f, const Statement *drawn, const Place *text, Statement *statement,
                            Local locals[3])
{
    Name index = drawn->target->name, place = name_format("place of %s", index->text);
    Name array = name_format("values of %s", index->text);
    Typed values, element = {expr_integer(0), NULL};
    Place inner = *text;
    Expr drawn_index = expr_raw_binary(OP_FOR_INDEX, drawn->target, drawn->value);
    if (!flat_loop_values(f, drawn_index, (LoopBody){.statements = &drawn->branches.at[0]}, text, &values))
        return false;
    statement->value = expr_raw_binary(OP_RANGE, expr_integer(1), expr_integer(values.e->count));
    statement->target = index_leaf(f, index, text);
    locals[0] = (Local){place, statement->target, NULL, text->locals};
    locals[1] = (Local){array, values.e, values.enumeration, &locals[0]};
    inner.locals = &locals[1];
    Expr subscripts[2] = {expr_variable(array, TYPE_REAL), expr_variable(place, TYPE_INTEGER)};
    if (values.e->count)
        element = flat_rewrite(f, expr_raw(OP_INDEX, NULL, 2, subscripts), &inner);
    locals[2] = (Local){index, element.e, element.enumeration, &locals[1]};
    return element.e != NULL;
}

static bool rewrite_loop(Flattening *f, const Statement *drawn, const Place *text, int loops, StatementList *found)
{
    Statement *statement = flat_statement_new(f, drawn->kind, text, drawn->text);
    Place place = *text;
    Local local = {.outer = text->locals}, locals[3];
    StatementList body = {0};
    if (drawn->kind == STATEMENT_FOR && drawn->value->op != OP_RANGE) {
        if (!loop_over_array(f, drawn, text, statement, locals))
            return false;
        place.locals = &locals[2];
    } else if (drawn->kind == STATEMENT_FOR) {
        statement->value = rewrite_range(f, drawn, text);
        local.name = drawn->target->name;
        local.leaf = statement->target = index_leaf(f, drawn->target->name, text);
        place.locals = &local;
    } else {
        Expr condition = flat_rewrite_condition(f, drawn->value, text);
        statement->value = condition ? flat_unwatched(condition) : NULL;
    }
    bool is_right = rewrite_list(f, &drawn->branches.at[0], &place, loops + 1, &body);
    list_push(f->arena, &statement->branches, body);
    list_push(f->arena, found, statement);
    return is_right && statement->value;
}

/* Recursion follows the nesting of statements, which the parser limits. */
static bool rewrite_list(Flattening *f, const StatementList *drawn, const Place *text, int loops, StatementList *found)
{
    bool is_right = true;
    for (int i = 0; i < drawn->count; i++) {
        const Statement *statement = drawn->at[i];
        Place place = flat_place_at_line(text, statement->line);
        place.is_quiet = text->is_quiet || map_get(f->reported, statement, 0);
        bool is_read = true;
        switch (statement->kind) {
        case STATEMENT_ASSIGN:
            is_read = rewrite_assignment(f, statement, statement->target, statement->value, &place, found);
            break;
        case STATEMENT_CALL: is_read = rewrite_call(f, statement, &place, found); break;
        case STATEMENT_IF: is_read = rewrite_if(f, statement, &place, loops, found); break;
        case STATEMENT_FOR:
        case STATEMENT_WHILE: is_read = rewrite_loop(f, statement, &place, loops, found); break;
        case STATEMENT_BREAK:
        case STATEMENT_RETURN:
            is_read = loops || statement->kind == STATEMENT_RETURN;
            if (is_read)
                list_push(f->arena, found, flat_statement_new(f, statement->kind, &place, statement->text));
            else
                flat_report_mistake(f, DIAG_F23, &place, statement->text, "'break' is used outside of loops");
        }
        if (!is_read)
            flat_report_once(f, statement);
        is_right = is_right && is_read;
    }
    return is_right;
}

bool flat_rewrite_statements(Flattening *f, const StatementList *drawn, const Place *place, StatementList *found)
{
    Place action = *place;
    action.is_action = true;
    return rewrite_list(f, drawn, &action, 0, found);
}

/* ---- algorithms ---- */

void flat_sort_assigned(FlatAlgorithm *algorithm)
{
    int count = 0;
    ints_sort(&algorithm->assigned);
    for (int i = 0; i < algorithm->assigned.count; i++)
        if (!count || algorithm->assigned.at[count - 1] != algorithm->assigned.at[i])
            algorithm->assigned.at[count++] = algorithm->assigned.at[i];
    algorithm->assigned.count = count;
}

FlatAlgorithm *flat_add_algorithm(Flattening *f, const StatementList *statements, const Place *place)
{
    FlatAlgorithm algorithm = {.statements = *statements,
                               .element = place->element,
                               .scope = place->scope->path,
                               .instance = f->system->parts.at[place->scope->part].path,
                               .presence = f->system->parts.at[place->scope->part].presence,
                               .source = place->source};
    const StatementList all = statements_all(f->scratch, statements);
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->kind == STATEMENT_ASSIGN)
            list_push(f->arena, &algorithm.assigned, flat_variable(f->system, all.at[i]->target));
    flat_sort_assigned(&algorithm);
    list_push(f->arena, &f->system->algorithms, algorithm);
    return &list_last(&f->system->algorithms);
}

/* ---- the end of the run ---- */

bool flat_is_assertion(Expr call)
{
    return call->op == OP_CALL && strcmp(call->name->text, "assert") == 0;
}

bool flat_ends_run(Expr call)
{
    return parser_is_ending(call) || flat_is_assertion(call);
}

bool flat_asserts(Flattening *f, Expr call, const char *text, const Place *place)
{
    bool is_violation = flat_is_assertion(call);
    int last = is_violation ? 1 : 0;
    if (call->count == last + 1 && call->at[last]->op == OP_STRING)
        return true;
    if (flat_report_mistake(f, DIAG_F16, place, text,
                            is_violation ? "assert() needs a condition and a text"
                                         : "terminate() needs a text"))
        diag_fix(is_violation ? "write assert(condition, \"text\"), with the message for a condition that does not hold"
                              : "write terminate(\"text\"), with the message for the end of the run");
    return false;
}

int flat_termination(Flattening *f, Expr call, const char *text, const Place *place, Expr *condition)
{
    bool is_violation = flat_is_assertion(call);
    int last = is_violation ? 1 : 0;
    if (!flat_asserts(f, call, text, place))
        return -1;
    const char *words = call->at[last]->name->text, *path = place->scope->path->text;
    *condition = expr_boolean(true);
    if (is_violation) {
        Expr asserted = flat_rewrite_condition(f, call->at[0], place);
        if (!asserted)
            return -1;
        words = arena_format(f->scratch, "%s: %s", words, expr_text(f->scratch, asserted));
        *condition = expr_raw_unary(OP_NOT, asserted);
    }
    int variable = flat_hidden_discrete(f, is_violation ? "assert" : "terminate", TYPE_BOOLEAN, place);
    FlatVariable *hidden = &f->system->variables.at[variable];
    hidden->is_violation = is_violation;
    hidden->termination = arena_format(f->arena, "%s (%s%s%s, %s)", words, place->element->text, *path ? " of " : "",
                                       path, source_print(f->scratch, place->source));
    return variable;
}
