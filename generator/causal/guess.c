/* guess.c - initial guesses of loops, implied by stated starts.
 *
 * max(y - 3, 3 - y) = 1 has two solutions; the stated start of y selects one, as in any nonlinear loop. With dx^2 +
 * dy^2 = 1 and dy = y1 - y2, the starts of y1 and y2 do. Therefore branches that the first event assumes, and unknowns
 * of nonlinear loops without a start, get initial guesses that stated starts imply. They follow by single equations,
 * one after the other, from fixed starts first. Unknowns that no start implies get no guess. */
#include "causal/loop.h"

enum { LARGEST = 400 }; /* nodes of a form */

typedef struct {
    Arena *arena;
    Causal *causal;
    Expr *form;      /* by variable: its value in stated starts, constants, time, and earlier guesses; or NULL */
    bool *is_wanted; /* by variable: an unknown that lacks a start */
    IntList *rows;   /* by variable: rows that contain it */
    RowList all;     /* equations; then branches, whose right side is NULL */
    bool *is_done;   /* by row */
    IntList found;   /* variables that have a form, in order */
} Guesses;

static void set_form(Guesses *g, int variable, Expr form)
{
    if (g->form[variable])
        return;
    g->form[variable] = form;
    list_push(g->arena, &g->found, variable);
}

/* Takes a form for a variable or branch. For branches and wanted unknowns it is kept as a guess; it replaces other
 * variables in later forms. */
static void find(Guesses *g, int variable, int branch, Expr form)
{
    const bool is_kept = branch >= 0 || g->is_wanted[variable];
    if (g->form[variable] || expr_size(form) > LARGEST)
        return;
    if (is_kept)
        list_push(g->arena, &g->causal->guesses, (StartGuess){variable, branch, form});
    set_form(g, variable, is_kept ? g->causal->variables.at[variable].leaf : form);
}

/* Decides a branch whose operands are known, or solves an equation with one unknown. */
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
            find(g, open, -1, causal_with_images(g->causal, solution.result, g->form));
    } else if (!row->right) {
        find(g, g->causal->branches.at[row->equation].variable, row->equation,
             causal_with_images(g->causal, row->left, g->form));
    }
}

static bool is_stated(const CausalVariable *v)
{
    return v->start && v->set < 0 && v->role != ROLE_ALIAS;
}

static void add_row(Guesses *g, Row row)
{
    const IntList mentioned = causal_mentioned(g->arena, g->causal, row.left, row.right);
    for (int i = 0; i < mentioned.count; i++)
        list_push(g->arena, &g->rows[mentioned.at[i]], g->all.count);
    list_push(g->arena, &g->all, row);
}

/* Keeps guesses of unknowns and of branches that events assume, and the guesses that these use. */
static void prune(Guesses *g)
{
    Causal *causal = g->causal;
    bool *is_wanted = arena_array(g->arena, bool, causal->variables.count);
    List(StartGuess) kept = {0};
    for (int i = causal->guesses.count - 1; i >= 0; i--) {
        const StartGuess *guess = &causal->guesses.at[i];
        if (guess->branch >= 0 && !causal->is_assumed[guess->variable] && !is_wanted[guess->variable])
            continue;
        list_push(g->arena, &kept, *guess);
        causal_mark_mentions(g->arena, causal, guess->value, NULL, is_wanted);
    }
    causal->guesses.count = 0;
    for (int i = kept.count - 1; i >= 0; i--)
        list_push(g->arena, &causal->guesses, kept.at[i]);
}

/* Marks unknowns of nonlinear loops without a start: those of the initial system, and those of continuous time that the
 * initial system does not determine. True if there are any. */
static bool mark_unknowns(Guesses *g)
{
    const Causal *causal = g->causal;
    const Schedule *schedules[] = {&causal->start, &causal->continuous};
    bool is_any = false, *is_started = arena_array(g->arena, bool, causal->variables.count);
    for (int s = 0; s < 2; s++)
        for (int b = 0; b < schedules[s]->count; b++)
            for (int i = 0; i < block_size(schedules[s]->at[b]); i++) {
                const int variable = block_unknown(schedules[s]->at[b], i);
                const CausalVariable *v = &causal->variables.at[variable];
                const bool is_wanted = schedules[s]->at[b]->kind == BLOCK_NONLINEAR && !is_started[variable] &&
                                       !v->start && v->set < 0 && causal_is_unknown_role(v->role);
                g->is_wanted[variable] |= is_wanted;
                is_any |= is_wanted;
                is_started[variable] = true;
            }
    return is_any;
}

/* Continues from variables that have a form: each may be the last one that an equation needs. */
static void spread(Guesses *g, int *from)
{
    Arena *scratch = arena_new();
    for (; *from < g->found.count; ++*from) {
        const IntList *rows = &g->rows[g->found.at[*from]];
        for (int k = 0; k < rows->count; k++)
            decide_or_solve(g, scratch, rows->at[k]);
        arena_reset(scratch);
    }
    arena_free(scratch);
}

/* Finds all guesses: from constants and fixed starts first, then from other stated starts. */
static void find_all(Guesses *g)
{
    const Causal *causal = g->causal;
    Arena *scratch = arena_new();
    int from = 0;
    for (int v = 0; v < causal->variables.count; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        const bool is_residual = v < causal->system->variables.count && causal->system->variables.at[v].is_residual;
        if (causal_is_constant_role(variable->role) || (variable->is_fixed && is_stated(variable)))
            set_form(g, v, is_residual ? expr_number(0) : variable->leaf);
    }
    for (int i = 0; i < g->all.count; i++)
        decide_or_solve(g, scratch, i);
    spread(g, &from);
    for (int v = 0; v < causal->variables.count; v++)
        if (is_stated(&causal->variables.at[v]))
            set_form(g, v, causal->variables.at[v].leaf);
    spread(g, &from);
    arena_free(scratch);
}

void guesses_build(Arena *arena, Causal *causal)
{
    int n = causal->variables.count;
    Guesses g = {.arena = arena, .causal = causal, .form = arena_array(arena, Expr, n),
                 .is_wanted = arena_array(arena, bool, n), .rows = arena_array(arena, IntList, n)};
    bool is_any = mark_unknowns(&g);
    for (int b = 0; b < causal->branches.count; b++)
        is_any |= causal->is_assumed[causal->branches.at[b].variable];
    if (!is_any)
        return;
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_USED && causal->equations.at[e].set < 0 &&
            !causal->equations.at[e].presence)
            add_row(&g, (Row){causal->equations.at[e].left, causal->equations.at[e].right, e});
    for (int b = 0; b < causal->branches.count; b++)
        if (branch_is_watched(&causal->branches.at[b]))
            add_row(&g, (Row){causal->branches.at[b].value, NULL, b});
    g.is_done = arena_array(arena, bool, g.all.count);
    find_all(&g);
    prune(&g);
}
