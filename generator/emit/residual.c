/* residual.c - the untransformed equations, for --verify.
 *
 * Each constraint-level equation as it was written, evaluated with the values that the causal program computed.
 */
#include "emit/program.h"

/* An alias becomes what it equals; all else stays as drawn. */
static Expr resolved(void *context, Expr leaf)
{
    const Causal *causal = ((const Program *)context)->causal;
    int variable = causal_variable(causal, leaf);
    if (variable < 0 || causal->variables.at[variable].role != ROLE_ALIAS)
        return NULL;
    const CausalVariable *alias = &causal->variables.at[variable];
    if (alias->representative < 0)
        return expr_number(alias->value);
    Expr representative = causal->variables.at[alias->representative].leaf;
    return alias->sign < 0 ? expr_raw(OP_NEGATE, NULL, 1, &representative) : representative;
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
    ExprList terms;
} Residual;

static Residual residual_of(Program *p, int equation)
{
    const FlatEquation *drawn = &p->system->equations.at[equation];
    Residual r = {.terms = {0}};
    r.left = expr_replace(drawn->left, false, resolved, p);
    r.right = expr_replace(drawn->right, false, resolved, p);
    r.difference = expr_raw(OP_SUBTRACT, NULL, 2, (Expr[]){r.left, r.right});
    add_terms(p->scratch, r.left, &r.terms);
    add_terms(p->scratch, r.right, &r.terms);
    return r;
}

static void count_residual(Body *body, const Residual *r)
{
    if (r->left != r->right)
        body_count(body, r->difference);
    for (int i = 0; i < r->terms.count; i++)
        if (r->terms.at[i]->op != OP_NUMBER)
            body_count(body, r->terms.at[i]);
}

static void print_scale(Body *body, const Residual *r, int equation, const char *wish)
{
    Text sum = text_new(body->program->scratch);
    double number = 0;
    for (int i = 0; i < r->terms.count; i++) {
        Expr term = r->terms.at[i];
        if (term->op == OP_NUMBER)
            number += term->number < 0 ? -term->number : term->number;
        else
            text_format(&sum, "%sfabs(%s)", sum.length ? " + " : "", body_expr(body, term, wish));
    }
    char buffer[40];
    if (number > 0 || !sum.length)
        text_format(&sum, "%s%s", sum.length ? " + " : "", c_number(number, buffer));
    body_line(body, "scale[%d] = %s;", equation, sum.at);
}

static void print_residual(Body *body, const Residual *r, int equation)
{
    const char *wish = arena_format(body->program->scratch, "E%d", equation + 1);
    body_comment(body, equation_trace(body->program, equation));
    if (r->left == r->right)
        body_line(body, "residual[%d] = 0.0; /* both sides are one variable */", equation);
    else
        body_line(body, "residual[%d] = %s;", equation, body_expr(body, r->difference, wish));
    print_scale(body, r, equation, wish);
}

const char *residuals_print(Program *p, Text *functions)
{
    enum { EQUATIONS_PER_FUNCTION = 30 };
    int count = p->system->equations.count;
    Split split =
        split_new(p, functions, "residuals", "const Model *m, double *residual, double *scale", "m, residual, scale");
    for (int from = 0; from < count; from += EQUATIONS_PER_FUNCTION) {
        int to = from + EQUATIONS_PER_FUNCTION < count ? from + EQUATIONS_PER_FUNCTION : count;
        Residual residuals[EQUATIONS_PER_FUNCTION];
        Piece *piece = split_piece(&split, NULL);
        Body body;
        body_begin(&body, p, &piece->body, piece->scope);
        for (int i = from; i < to; i++) {
            residuals[i - from] = residual_of(p, i);
            count_residual(&body, &residuals[i - from]);
        }
        for (int i = from; i < to; i++) {
            if (i > from)
                text_add_char(&piece->body, '\n');
            print_residual(&body, &residuals[i - from], i);
        }
        bool uses_model = false;
        for (const char *at = piece->body.at; *at && !uses_model; at++)
            uses_model = at[0] == 'm' && at[1] == '-' && at[2] == '>';
        if (!uses_model)
            text_add(&piece->body, "    (void)m;\n");
        arena_reset(p->scratch);
    }
    return split_close(&split);
}
