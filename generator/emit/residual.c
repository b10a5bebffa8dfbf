/* residual.c - the untransformed equations, for --verify.
 *
 * Each constraint-level equation as it was written, evaluated with what results show: the values of all variables by
 * their rows in the table, which the runtime hands over. So aliases are checked as well, and the table itself.
 */
#include "emit/program.h"

void body_listed(Body *body, const ExprList *leaves)
{
    Program *p = body->program;
    for (int i = 0; i < leaves->count; i++) {
        Expr leaf = leaves->at[i];
        if (body_has_name(body, leaf))
            continue;
        const char *name = "time";
        if (leaf->op != OP_TIME) {
            int variable = causal_variable(p->causal, leaf);
            if (p->places.at[variable].row < 0)
                continue;
            name = cscope_fresh(body->scope, emit_wish_of(p, variable));
            body_line(body, "const double %s = listed[%d];", name, p->places.at[variable].row);
        }
        body_name(body, leaf, name);
    }
}

/* The terms of a sum, however it is nested. */
static void add_terms(Arena *arena, Expr e, ExprList *terms)
{
    ExprList stack = {0};
    list_push(arena, &stack, e);
    while (stack.count) {
        Expr at = stack.at[--stack.count];
        bool is_sum = at->op == OP_ADD || at->op == OP_SUBTRACT || at->op == OP_NEGATE;
        for (int i = at->count - 1; is_sum && i >= 0; i--)
            list_push(arena, &stack, at->at[i]);
        if (!is_sum)
            list_push(arena, terms, at);
    }
}

typedef struct {
    Expr left, right, difference;
    ExprList terms, leaves;
} Residual;

/* As drawn, but decided as the run has decided, and with what was before the event. A clocked variable keeps its value
 * where its clock does not tick. */
static Residual residual_of(Program *p, int equation)
{
    const FlatEquation *drawn = &p->system->equations.at[equation];
    const Causal *causal = p->causal;
    const CausalEquation *e = &causal->equations.at[equation];
    Residual r = {.left = discrete_known(p->arena, causal, drawn->left),
                  .right = discrete_known(p->arena, causal, drawn->right)};
    if (e->use == EQUATION_DISCRETE && e->clock >= 0) {
        const CausalVariable *v = &causal->variables.at[e->determines];
        Expr flag = causal->variables.at[causal->clocks.at[e->clock].flag].leaf;
        r.left = expr_raw(OP_IF, NULL, 3, (Expr[]){flag, r.left, v->leaf});
        r.right = expr_raw(OP_IF, NULL, 3, (Expr[]){flag, r.right, causal->variables.at[v->before].leaf});
    } else {
        r.left = branches_in(p->arena, causal, r.left);
        r.right = branches_in(p->arena, causal, r.right);
    }
    r.difference = expr_raw(OP_SUBTRACT, NULL, 2, (Expr[]){r.left, r.right});
    expr_variables(r.left, true, p->scratch, &r.leaves);
    expr_variables(r.right, true, p->scratch, &r.leaves);
    add_terms(p->scratch, r.left, &r.terms);
    add_terms(p->scratch, r.right, &r.terms);
    return r;
}

static void print_residual(Body *body, const Residual *r, int equation)
{
    const char *wish = arena_format(body->program->scratch, "E%d", equation + 1);
    body_comment(body, emit_trace(body->program, equation));
    body_listed(body, &r->leaves);
    if (r->left == r->right)
        body_line(body, "residual[%d] = 0.0; /* both sides are one variable */", equation);
    else
        body_line(body, "residual[%d] = %s;", equation, body_expr(body, r->difference, wish));
    Text scale = text_new(body->program->scratch);
    double number = 0;
    for (int i = 0; i < r->terms.count; i++) {
        Expr term = r->terms.at[i];
        if (term->op == OP_NUMBER)
            number += term->number < 0 ? -term->number : term->number;
        else
            text_format(&scale, "%sfabs(%s)", scale.length ? " + " : "", body_expr(body, term, wish));
    }
    if (number > 0 || !scale.length)
        text_format(&scale, "%s%s", scale.length ? " + " : "", c_number(number));
    body_line(body, "scale[%d] = %s;", equation, scale.at);
}

const char *residuals_print(Program *p, Text *functions)
{
    enum { EQUATIONS_PER_FUNCTION = 30 };
    int count = p->system->equations.count;
    if (count == 0)
        return "    (void)m, (void)time, (void)listed, (void)residual, (void)scale; /* there are none */\n";
    Split split = split_new(p, functions, "residuals",
                            "const Model *m, double time, const double *listed, double *residual, double *scale",
                            "m, time, listed, residual, scale");
    for (int from = 0; from < count; from += EQUATIONS_PER_FUNCTION) {
        int to = from + EQUATIONS_PER_FUNCTION < count ? from + EQUATIONS_PER_FUNCTION : count;
        Residual residuals[EQUATIONS_PER_FUNCTION];
        Piece *piece = split_piece(&split, NULL);
        Body body = body_new(p, &piece->body, piece->scope);
        for (int i = from; i < to; i++) {
            const Residual *r = &residuals[i - from];
            residuals[i - from] = residual_of(p, i);
            if (r->left != r->right)
                body_count(&body, r->difference);
            for (int k = 0; k < r->terms.count; k++)
                if (r->terms.at[k]->op != OP_NUMBER)
                    body_count(&body, r->terms.at[k]);
        }
        /* an argument may be without use */
        bool uses_time = false, uses_listed = false, uses_model = false;
        for (int i = 0; i < to - from; i++)
            for (int k = 0; k < residuals[i].leaves.count; k++) {
                bool is_time = residuals[i].leaves.at[k]->op == OP_TIME;
                int variable = is_time ? -1 : causal_variable(p->causal, residuals[i].leaves.at[k]);
                uses_time |= is_time;
                uses_listed |= !is_time && p->places.at[variable].row >= 0;
                uses_model |= !is_time && p->places.at[variable].row < 0;
            }
        if (!uses_model)
            text_add(&piece->body, "    (void)m;\n");
        if (!uses_time)
            text_add(&piece->body, "    (void)time;\n");
        if (!uses_listed)
            text_add(&piece->body, "    (void)listed;\n");
        for (int i = from; i < to; i++) {
            if (i > from)
                text_add_char(&piece->body, '\n');
            print_residual(&body, &residuals[i - from], i);
        }
        arena_reset(p->scratch);
    }
    return split_close(&split, NULL, false);
}
