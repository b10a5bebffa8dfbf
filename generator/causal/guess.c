/* guess.c - what stated starts say of branches that depend on what they decide.
 *
 * Where max(y - 3, 3 - y) = 1 has two solutions, the stated start of y tells which one is meant, as it does of any
 * nonlinear loop. So before the first event the branches that this assumes are decided from starts: those of variables
 * that have one, and what single equations make of these, one after the other. What no start tells is left alone. */
#include "causal/work.h"

enum { LARGEST = 400 }; /* nodes of a form */

typedef struct {
    Arena *arena;
    Causal *causal;
    Expr *form;      /* by variable: made of stated starts, constants, time and branches decided before; or NULL */
    IntList *rows;   /* by variable: rows that mention it */
    RowList all;     /* equations; then branches, whose right side is NULL */
    bool *is_done;   /* by row */
    IntList found;   /* variables whose form is new */
} Guesses;

static void set_form(Guesses *g, int variable, Expr form)
{
    if (g->form[variable] || expr_size(form) > LARGEST)
        return;
    g->form[variable] = form;
    list_push(g->arena, &g->found, variable);
}

/* A relation that is known is decided; an equation with one unknown is solved for it. */
static void decide_or_solve(Guesses *g, Arena *scratch, int index)
{
    const Row *row = &g->all.at[index];
    if (g->is_done[index])
        return;
    const IntList mentioned = causal_mentioned(scratch, g->causal, row->left, row->right);
    int open = -1, count = 0; /* leaves without a form: the last one, and how many */
    for (int i = 0; i < mentioned.count; i++)
        if (!g->form[mentioned.at[i]] && mentioned.at[i] != open) {
            open = mentioned.at[i];
            count++;
        }
    if (count > 1 || (!row->right && count > 0))
        return;
    g->is_done[index] = true;
    if (count == 1) {
        Solution solution = expr_solve(row->left, row->right, g->causal->variables.at[open].leaf);
        if (solution.solvability != SOLVE_NOT)
            set_form(g, open, causal_with_images(g->causal, solution.result, g->form));
    } else if (!row->right) {
        int variable = g->causal->branches.at[row->equation].variable;
        Expr form = causal_with_images(g->causal, row->left, g->form);
        if (expr_size(form) > LARGEST)
            return;
        list_push(g->arena, &g->causal->guesses, (BranchGuess){row->equation, form});
        set_form(g, variable, g->causal->variables.at[variable].leaf);
    }
}

static void add_row(Guesses *g, Row row)
{
    const IntList mentioned = causal_mentioned(g->arena, g->causal, row.left, row.right);
    for (int i = 0; i < mentioned.count; i++)
        list_push(g->arena, &g->rows[mentioned.at[i]], g->all.count);
    list_push(g->arena, &g->all, row);
}

/* Keeps the decisions that the events assume, and those which these rest on. */
static void prune(Guesses *g)
{
    Causal *causal = g->causal;
    bool *is_wanted = arena_array(g->arena, bool, causal->variables.count);
    List(BranchGuess) kept = {0};
    for (int i = causal->guesses.count - 1; i >= 0; i--) {
        const BranchGuess *guess = &causal->guesses.at[i];
        int variable = causal->branches.at[guess->branch].variable;
        if (!causal->is_assumed[variable] && !is_wanted[variable])
            continue;
        list_push(g->arena, &kept, *guess);
        causal_mark_mentions(g->arena, causal, guess->value, NULL, is_wanted);
    }
    causal->guesses.count = 0;
    for (int i = kept.count - 1; i >= 0; i--)
        list_push(g->arena, &causal->guesses, kept.at[i]);
}

void guesses_build(Arena *arena, Causal *causal)
{
    int n = causal->variables.count;
    bool is_any_assumed = false;
    for (int b = 0; b < causal->branches.count; b++)
        is_any_assumed |= causal->is_assumed[causal->branches.at[b].variable];
    if (!is_any_assumed)
        return;
    Guesses g = {.arena = arena, .causal = causal, .form = arena_array(arena, Expr, n),
                 .rows = arena_array(arena, IntList, n)};
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_USED && causal->equations.at[e].set < 0 &&
            !causal->equations.at[e].presence)
            add_row(&g, (Row){causal->equations.at[e].left, causal->equations.at[e].right, e});
    for (int b = 0; b < causal->branches.count; b++)
        if (branch_is_watched(&causal->branches.at[b]))
            add_row(&g, (Row){causal->branches.at[b].value, NULL, b});
    g.is_done = arena_array(arena, bool, g.all.count);
    Arena *scratch = arena_new();
    for (int v = 0; v < n; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        bool is_stated = variable->start && variable->set < 0 && variable->role != ROLE_ALIAS;
        if (causal_is_constant_role(variable->role) || is_stated)
            set_form(&g, v, variable->leaf);
    }
    for (int i = 0; i < g.all.count; i++)
        decide_or_solve(&g, scratch, i);
    for (int i = 0; i < g.found.count; i++) {
        for (int k = 0; k < g.rows[g.found.at[i]].count; k++)
            decide_or_solve(&g, scratch, g.rows[g.found.at[i]].at[k]);
        arena_reset(scratch);
    }
    arena_free(scratch);
    prune(&g);
}
