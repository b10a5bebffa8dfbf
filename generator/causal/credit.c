/* credit.c - credits each alias to an equation in which it occurs.
 *
 * The equations that make a set of aliases equal are the edges of a tree, whose root is the representative or a number.
 * Each variable is credited to the edge that leads to it from the root, so that each equation is credited once. If
 * several equations form an edge together, any equation that the edge needs can be eliminated; one in which the
 * variable occurs is chosen.
 */
#include "causal/alias.h"

typedef struct {
    Arena *arena;
    Causal *causal;
    const AliasEdges *edges;
    IntList *edges_of; /* by variable: the edges that end in it */
    IntList queue;     /* variables that were reached */
    bool *is_reached;  /* by variable */
} Credits;

/* True if the edge's equation in which this end occurs can be eliminated in place of the first one, because it follows
 * from the edge and the other equations. All equations except the first one must be in use. */
static bool can_change(const Causal *causal, const AliasEdge *edge, int end)
{
    bool can = edge->is_needed[end] && edge->stands_in[end] != edge->equations.at[0];
    for (int i = 1; i < edge->equations.count && can; i++)
        can = causal->equations.at[edge->equations.at[i]].use == EQUATION_USED;
    return can;
}

static void credit(Credits *c, const AliasEdge *edge, int end)
{
    CausalVariable *v = &c->causal->variables.at[edge->ends[end]];
    v->equation = edge->equations.at[0];
    if (can_change(c->causal, edge, end)) {
        c->causal->equations.at[v->equation].use = EQUATION_USED;
        v->equation = edge->stands_in[end];
        c->causal->equations.at[v->equation].use = EQUATION_ELIMINATED;
    }
    v->with = (IntList){0};
    for (int i = 0; i < edge->equations.count; i++)
        if (edge->equations.at[i] != v->equation)
            list_push(c->arena, &v->with, edge->equations.at[i]);
}

static void reach(Credits *c, int variable)
{
    c->is_reached[variable] = true;
    list_push(c->edges->arena, &c->queue, variable);
}

static void note_edges(Credits *c)
{
    for (int i = 0; i < c->edges->list.count; i++)
        for (int end = 0; end < 2; end++)
            if (c->edges->list.at[i].ends[end] >= 0)
                list_push(c->edges->arena, &c->edges_of[c->edges->list.at[i].ends[end]], i);
}

void alias_credit(Arena *arena, Causal *causal, const AliasEdges *edges)
{
    Arena *scratch = edges->arena;
    const int n = causal->variables.count;
    Credits c = {.arena = arena, .causal = causal, .edges = edges, .edges_of = arena_array(scratch, IntList, n),
                 .is_reached = arena_array(scratch, bool, n)};
    note_edges(&c);
    for (int v = 0; v < n; v++)
        if (causal->variables.at[v].role != ROLE_ALIAS)
            reach(&c, v);
    for (int i = 0; i < edges->list.count; i++)
        if (edges->list.at[i].ends[1] < 0) {
            credit(&c, &edges->list.at[i], 0);
            reach(&c, edges->list.at[i].ends[0]);
        }
    for (int head = 0; head < c.queue.count; head++) {
        const int variable = c.queue.at[head];
        for (int i = 0; i < c.edges_of[variable].count; i++) {
            const AliasEdge *edge = &edges->list.at[c.edges_of[variable].at[i]];
            const int end = edge->ends[0] == variable ? 1 : 0, other = edge->ends[end];
            if (other < 0 || c.is_reached[other])
                continue;
            credit(&c, edge, end);
            reach(&c, other);
        }
    }
    for (int v = 0; v < n; v++) { /* a derivative is an alias if its variable is one */
        CausalVariable *derivative = &causal->variables.at[v];
        const CausalVariable *of = &causal->variables.at[causal_undifferentiated(causal, v)];
        if (derivative->role == ROLE_ALIAS && derivative->integral >= 0) {
            derivative->equation = of->equation;
            derivative->with = of->with;
        }
    }
}
