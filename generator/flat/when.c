/* when.c - equations of a when-equation that need the values that they set themselves.
 *
 * The law: an equation holds after the event, so a variable on the right side has its new value. An equation such as n
 * = n + 1 has no solution. Where such a loop has one, it is hardly the intended value: x = x/2 gives 0. Therefore the
 * equations of each branch must have an order in which they can be evaluated. pre() gives the value before the
 * event. */
#include "flat/constraint.h"

static Expr without_memory(void *context, Expr node)
{
    (void)context;
    return node->op == OP_PRE || node->op == OP_DELAY ? expr_number(0) : NULL;
}

/* By setting: indices of the settings of its branch whose new values it needs, each once. */
static IntList *find_needs(Flattening *f, const SettingList *settings)
{
    ExprIndices *by_leaf = expr_indices_new(f->scratch);
    IntList *needs = arena_array(f->scratch, IntList, settings->count);
    for (int i = 0; i < settings->count; i++)
        expr_index_put(by_leaf, f->system->variables.at[settings->at[i].variable].leaf, i);
    for (int i = 0; i < settings->count; i++)
        expr_mentions(expr_rebuild(settings->at[i].value, false, NULL, without_memory, NULL), by_leaf, f->scratch,
                      &needs[i]);
    return needs;
}

/* Settings that need each other in a circle, in the order of the circle. Empty if all can be evaluated in some
 * order. */
static IntList find_circle(Arena *arena, const IntList *needs, int count)
{
    IntList *users = arena_array(arena, IntList, count), ready = {0}, circle = {0};
    int *open = arena_array(arena, int, count), *place = arena_array(arena, int, count), left = count;
    for (int i = 0; i < count; i++) {
        open[i] = needs[i].count;
        for (int k = 0; k < needs[i].count; k++)
            list_push(arena, &users[needs[i].at[k]], i);
        if (!open[i])
            list_push(arena, &ready, i);
    }
    for (; ready.count; left--) {
        const int done = ready.at[--ready.count];
        for (int k = 0; k < users[done].count; k++)
            if (--open[users[done].at[k]] == 0)
                list_push(arena, &ready, users[done].at[k]);
    }
    int at = 0;
    while (left && !open[at])
        at++;
    while (left && !place[at]) { /* each remaining setting needs another remaining one */
        list_push(arena, &circle, at);
        place[at] = circle.count;
        int k = 0;
        while (!open[needs[at].at[k]])
            k++;
        at = needs[at].at[k];
    }
    const int first = left ? place[at] - 1 : 0;
    for (int i = first; i < circle.count; i++)
        circle.at[i - first] = circle.at[i];
    circle.count -= first;
    return circle;
}

static bool is_pre(Expr e)
{
    return e->op == OP_PRE;
}

static Expr before_event(void *context, Expr node)
{
    return node == *(const Expr *)context ? expr_raw_unary(OP_PRE, node) : NULL;
}

static void report_circle(Flattening *f, const SettingList *settings, const IntList *circle, const Place *place)
{
    enum { MOST_SHOWN = 8 };
    const Setting *first = &settings->at[circle->at[0]];
    const EquationNode *node = first->node;
    const char *name = f->system->variables.at[first->variable].identifier->text;
    const Place at = flat_place_at_line(place, node->line);
    if (!flat_report_mistake(f, DIAG_F80, &at, node->text, "'%s' is set by its own new value", name))
        return;
    for (int i = 1; i < circle->count && i < MOST_SHOWN; i++)
        diag_detail("with: %s", settings->at[circle->at[i]].node->text);
    if (circle->count > MOST_SHOWN)
        diag_detail("and %d more", circle->count - MOST_SHOWN);
    diag_detail("in a when-equation, variables on the right of '=' have their values after the event");
    const bool is_plain = circle->count == 1 && node->kind == EQUATION_EQUAL && node->left->count == 0;
    Expr left = node->left, right = is_plain ? expr_rebuild(node->right, false, is_pre, before_event, &left) : NULL;
    if (right && right != node->right)
        diag_fix("write pre(%s) for the value before the event: %s = %s", expr_text(f->scratch, node->left),
                 expr_text(f->scratch, node->left), expr_text(f->scratch, right));
    else
        diag_fix("write pre(%s) on the right for the value before the event", name);
}

bool flat_has_order(Flattening *f, const SettingList *settings, const Place *place)
{
    const IntList *needs = find_needs(f, settings);
    const IntList circle = find_circle(f->scratch, needs, settings->count);
    if (circle.count)
        report_circle(f, settings, &circle, place);
    return circle.count == 0;
}
