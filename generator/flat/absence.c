/* absence.c - values of parts that come and go are used only where they are sure to be there.
 *
 * The law: the value is there while the equation holds, or in the branch of an `if` whose condition implies it; what
 * `and` joins with such a condition, and `or` with its negation, does not matter otherwise. Guards and change events
 * ask for what is there in the state that they would leave. Actions are free: they say when they are executed, and may
 * set what is about to appear. */
#include "flat/presence.h"

/* Facts known where an expression stands. */
typedef struct Context Context;
struct Context {
    Expr truth; /* NULL: nothing more than outside */
    const Context *outer;
};

typedef struct {
    Expr e;
    const Context *context;
} Visit;

/* The user of a value, for messages. */
typedef struct {
    Name element;
    const char *written; /* or NULL */
    Expr presence;
    Source source;
} User;

typedef struct {
    Flattening *f;
    bool is_condition; /* of a statement: what is not watched is free */
    List(Visit) visits;
} Search;

static const Context *within(Search *s, const Context *outer, Expr truth)
{
    if (!truth)
        return outer;
    Context *context = arena_new_of(s->f->scratch, Context);
    *context = (Context){truth, outer};
    return context;
}

/* With what is known where the condition does not hold. */
static const Context *without(Search *s, const Context *context, Expr condition)
{
    TruthList alternatives = {0};
    flat_split_truth(s->f->scratch, condition, OP_OR, &alternatives);
    for (int i = 0; i < alternatives.count; i++)
        context = within(s, context, alternatives.at[i]->op == OP_NOT ? alternatives.at[i]->at[0] : NULL);
    return context;
}

/* The consequence of an active state: the state around it is active, too. NULL: the condition does not ask for a
 * state. */
static Expr around(const Search *s, Expr truth)
{
    const bool is_number = truth->op == OP_EQUAL && truth->at[0]->op == OP_VARIABLE && truth->at[1]->op == OP_NUMBER;
    const int region = is_number && truth->at[1]->number > 0 ? flat_variable(s->f->system, truth->at[0]) : -1;
    return region < 0 ? NULL : s->f->system->variables.at[region].around;
}

static bool is_there(Search *s, const Context *context, Expr presence)
{
    TruthList known = {0};
    for (; context; context = context->outer)
        flat_split_truth(s->f->scratch, context->truth, OP_AND, &known);
    for (int i = 0; i < known.count; i++)
        flat_split_truth(s->f->scratch, around(s, known.at[i]), OP_AND, &known);
    return flat_implies(s->f->scratch, flat_join_truths(OP_AND, &known), presence);
}

static Expr presence_of(const Search *s, Expr leaf)
{
    const int variable = leaf->op == OP_VARIABLE ? flat_variable(s->f->system, leaf) : -1;
    return variable < 0 ? NULL : s->f->system->variables.at[variable].presence;
}

static void visit_arguments(Search *s, Expr e, const Context *context)
{
    for (int i = 0; i < e->count; i++) {
        const Context *inner = context;
        if (e->op == OP_IF && i > 0)
            inner = i == 1 ? within(s, context, e->at[0]) : without(s, context, e->at[0]);
        for (int k = 0; (e->op == OP_AND || e->op == OP_OR) && k < e->count; k++)
            if (k != i)
                inner = e->op == OP_AND ? within(s, inner, e->at[k]) : without(s, inner, e->at[k]);
        list_push(s->f->scratch, &s->visits, ((Visit){e->at[i], inner}));
    }
}

/* The first leaf that may be absent; NULL: all are there. */
static Expr find_absent(Search *s, Expr e, const Context *context)
{
    enum { MOST_VISITS = 1000000 };
    s->visits.count = 0;
    list_push(s->f->scratch, &s->visits, ((Visit){e, context}));
    for (int i = 0; s->visits.count && i < MOST_VISITS; i++) {
        const Visit visit = s->visits.at[--s->visits.count];
        if (s->is_condition && visit.e->op == OP_NO_EVENT)
            continue;
        const Expr presence = presence_of(s, visit.e);
        if (presence && !is_there(s, visit.context, presence))
            return visit.e;
        visit_arguments(s, visit.e, visit.context);
    }
    return NULL;
}

static void report(Flattening *f, const User *user, Expr leaf)
{
    const FlatVariable *variable = &f->system->variables.at[flat_variable(f->system, leaf)];
    const FlatPart *part = &f->system->parts.at[variable->part];
    while (part->parent >= 0 && f->system->parts.at[part->parent].presence == part->presence)
        part = &f->system->parts.at[part->parent];
    if (!flat_report_once(f, name_format("%s:%s:%s", user->element->text, part->identifier->text,
                                         variable->identifier->text)))
        return;
    diag(DIAG_F72, user->source, "'%s' uses '%s', but '%s' may be absent then", user->element->text,
         variable->path->text, part->path->text);
    if (user->written)
        diag_detail("in: %s", user->written);
    if (user->presence)
        diag_detail("it holds while %s", flat_presence_words(f, user->presence));
    diag_detail("'%s' is there while %s (%s)", part->path->text, flat_presence_words(f, part->presence),
                source_print(f->scratch, part->source));
    diag_fix("write 'if %s->notEmpty() then ... else ...', or let the equation stand in '%s'",
             part->identifier->text, part->type->qualified->text);
}

/* Most equations hold only what is there as long as they are. */
static bool holds_absent(const Flattening *f, const FlatEquation *equation)
{
    const Expr sides[2] = {equation->left, equation->right};
    ExprList leaves = {0};
    for (int i = 0; i < 2; i++)
        expr_variables(sides[i], false, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const Expr presence = f->system->variables.at[flat_variable(f->system, leaves.at[i])].presence;
        if (presence && presence != equation->presence)
            return true;
    }
    return false;
}

/* In a state machine's algorithm, pre(m) == 2 means that the state to be left is active. */
static Expr without_pre(void *ignored, Expr node)
{
    (void)ignored;
    return node->op == OP_PRE ? node->at[0] : NULL;
}

/* Recursion follows the nesting of statements, which the parser limits. */
static void check_statements(Search *s, const FlatAlgorithm *algorithm, const StatementList *list,
                             const Context *context)
{
    for (int i = 0; i < list->count; i++) {
        const Statement *statement = list->at[i];
        const bool is_if = statement->kind == STATEMENT_IF;
        for (int k = 0; k < statement->branches.count; k++) {
            const Expr condition = is_if && k < statement->conditions.count ? statement->conditions.at[k] : NULL;
            const Expr absent = condition ? find_absent(s, condition, context) : NULL;
            const User user = {algorithm->element, statement->text, algorithm->presence,
                               (Source){algorithm->source.file, statement->line, algorithm->element}};
            if (absent)
                report(s->f, &user, absent);
            const Expr known = condition ? expr_rebuild(condition, false, NULL, without_pre, NULL) : NULL;
            check_statements(s, algorithm, &statement->branches.at[k], within(s, context, known));
        }
    }
}

static void check_equation(Flattening *f, const FlatEquation *equation)
{
    const Context around = {equation->presence, NULL};
    const Expr sides[2] = {equation->left, equation->right};
    const User user = {equation->element, equation->written, equation->presence, equation->source};
    Search search = {.f = f};
    Expr absent = NULL;
    for (int k = 0; !absent && k < 2; k++)
        absent = find_absent(&search, sides[k], &around);
    if (absent)
        report(f, &user, absent);
}

void flat_check_presences(Flattening *f)
{
    const System *system = f->system;
    bool any = false;
    for (int i = 0; !any && i < system->parts.count; i++)
        any = system->parts.at[i].presence;
    for (int i = 0; any && i < system->equations.count; i++)
        if (system->equations.at[i].origin == ORIGIN_CONSTRAINT && holds_absent(f, &system->equations.at[i]))
            check_equation(f, &system->equations.at[i]);
    for (int i = 0; any && i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        const Context around = {algorithm->presence, NULL};
        Search search = {.f = f, .is_condition = true};
        check_statements(&search, algorithm, &algorithm->statements, &around);
    }
}
