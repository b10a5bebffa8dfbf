/* discrete.c - variables determined at events: their equations, values before events, and clocks.
 *
 * Discrete and continuous variables are matched in one system. A discrete variable preferably gets an equation that
 * defines it (`z = ...`), then one that does so with swapped sides, then any other. A variable and its derivatives
 * count as one unknown here. */
#include "causal/alias.h"
#include "causal/discrete.h"
#include "causal/explain.h"

#include <float.h>
#include <math.h>

/* ---- pre(), edge(), change(), initial(), terminal(), sample(), delay() ---- */

typedef struct {
    Arena *arena;
    const Causal *causal;
    Causal *made; /* where variables are made; NULL: they are looked up for an expression as drawn */
    Site site; /* of the expression that is being rewritten */
} Rewriting;

static Expr flag_leaf(Rewriting *r, Name path)
{
    Expr leaf = expr_variable(path, TYPE_BOOLEAN);
    if (causal_variable(r->causal, leaf) < 0 && r->made)
        causal_add_variable(r->arena, r->made, path, TYPE_BOOLEAN, ROLE_FLAG, -1);
    return leaf;
}

/* The image of a leaf in pre(): its value before the event. A constant keeps its value. */
static Expr before_image(void *context, Expr leaf)
{
    const Rewriting *r = context;
    int variable = causal_variable(r->causal, leaf);
    Role role = variable < 0 ? ROLE_CONSTANT : r->causal->variables.at[variable].role;
    if (causal_is_constant_role(role) || role == ROLE_BEFORE)
        return NULL;
    int before =
        r->made ? causal_before_variable(r->arena, r->made, variable) : r->causal->variables.at[variable].before;
    Expr image = before < 0 ? leaf : r->causal->variables.at[before].leaf;
    return r->made ? image : causal_in_representatives(r->causal, image);
}

static int clock_of(Rewriting *r, Expr first, Expr period)
{
    Text path = text_new(r->arena);
    text_add(&path, first ? "sample(" : "every(");
    if (first)
        text_format(&path, "%s, ", expr_text(r->arena, first));
    text_format(&path, "%s)", expr_text(r->arena, period));
    const Name name = name_of(path.at);
    const int known = r->causal->clock_at ? map_get(r->causal->clock_at, name, -1) : -1;
    if (known >= 0)
        return known;
    Expr leaf = flag_leaf(r, name);
    require(r->made);
    if (!r->made->clock_at)
        r->made->clock_at = map_new(r->arena);
    map_put(r->made->clock_at, name, r->made->clocks.count);
    list_push(r->arena, &r->made->clocks, (Clock){.flag = causal_variable(r->causal, leaf), .first = first,
                                                    .period = period, .site = r->site});
    return r->causal->clocks.count - 1;
}

static Expr at_event(void *context, Expr e)
{
    Rewriting *r = context;
    Expr was = e->op == OP_PRE || e->op == OP_EDGE || e->op == OP_CHANGE ? expr_replace(e->at[0], true, before_image, r)
                                                                         : NULL;
    switch (e->op) {
    case OP_PRE: return was;
    case OP_EDGE: return expr_apply(OP_AND, 2, (Expr[]){e->at[0], expr_apply(OP_NOT, 1, &was)});
    case OP_CHANGE: return expr_apply(OP_NOT_EQUAL, 2, (Expr[]){e->at[0], was});
    case OP_INITIAL: return flag_leaf(r, name_of("initial()"));
    case OP_TERMINAL: return flag_leaf(r, name_of("terminal()"));
    case OP_SAMPLE: {
        int clock = clock_of(r, e->at[0], e->at[1]);
        return r->causal->variables.at[r->causal->clocks.at[clock].flag].leaf;
    }
    case OP_DELAY: return delay_past(e);
    default: return NULL;
    }
}

static bool is_event_operator(Expr e)
{
    return e->op == OP_PRE || e->op == OP_EDGE || e->op == OP_CHANGE || e->op == OP_INITIAL || e->op == OP_TERMINAL ||
           e->op == OP_SAMPLE || e->op == OP_DELAY;
}

Expr discrete_image(Arena *arena, Causal *causal, Expr e, const Site *site)
{
    Rewriting r = {arena, causal, causal, *site};
    return expr_find(e, is_event_operator) ? expr_rebuild(e, false, NULL, at_event, &r) : e;
}

Expr discrete_known(Arena *arena, const Causal *causal, Expr drawn)
{
    Rewriting r = {.arena = arena, .causal = causal};
    return expr_find(drawn, is_event_operator) ? expr_rebuild(drawn, false, NULL, at_event, &r) : drawn;
}

int clock_every(Arena *arena, Causal *causal, double period, const Site *site)
{
    Rewriting r = {arena, causal, causal, *site};
    return period > 0 ? clock_of(&r, NULL, expr_number(period)) : -1;
}

void discrete_rewrite(Arena *arena, Causal *causal)
{
    for (int v = 0; v < causal->system->variables.count; v++) {
        const FlatVariable *declared = &causal->system->variables.at[v];
        if (!declared->is_discrete)
            continue;
        Site site = {declared->source, declared->path, causal->system->parts.at[declared->part].path};
        int clock = clock_every(arena, causal, declared->cycle, &site);
        causal->variables.at[v].clock = clock; /* making it may have moved the variables */
    }
    for (int e = 0; e < causal->system->equations.count; e++) {
        const FlatEquation *drawn = &causal->system->equations.at[e];
        CausalEquation *equation = &causal->equations.at[e];
        const Site site = {drawn->source, drawn->element, drawn->instance};
        equation->left = discrete_image(arena, causal, equation->left, &site);
        equation->right = discrete_image(arena, causal, equation->right, &site);
        if (drawn->right->op == OP_DELAY)
            delay_note(arena, causal, e);
    }
}

/* Warns if the result of a run would have too many rows. */
static void check_rows(const Causal *causal, const double *values)
{
    static const double usual = 1e7;
    const Experiment *experiment = &causal->system->experiment;
    double span = experiment->stop - experiment->start, rows = span / experiment->interval, most = rows;
    const Clock *fastest = NULL;
    for (int i = 0; i < causal->clocks.count; i++) {
        double own = 2 * span / causal_value(causal, causal->clocks.at[i].period, 0, values); /* before and after */
        rows += isfinite(own) ? own : 0;
        if (own > most)
            fastest = &causal->clocks.at[i];
        most = fmax(own, most);
    }
    if (!(rows > usual))
        return;
    char number[2][32];
    const Site *site = fastest ? &fastest->site : NULL;
    diag(DIAG_C20, site ? causal_drawn_on_part(causal, site->instance, site->source) : experiment->source,
         "a result of '%s' would have about %.2g rows", experiment->qualified->text, rows);
    if (site)
        diag_detail("'%s' of '%s': a tick every %s s", site->element->text, site->instance->text,
                    number_print(causal_value(causal, fastest->period, 0, values), number[0]));
    diag_detail("from time %s to %s", number_print(experiment->start, number[0]),
                number_print(experiment->stop, number[1]));
    diag_detail("a row every %s s", number_print(experiment->interval, number[0]));
}

bool clocks_check(Arena *arena, const Causal *causal)
{
    static const double resolution = 64 * DBL_EPSILON; /* of time; the same as in the runtime */
    const Experiment *experiment = &causal->system->experiment;
    double latest = fmax(fabs(experiment->start), fabs(experiment->stop));
    double *values = arena_array(arena, double, causal->variables.count);
    bool ok = true;
    causal_constant_values(causal, values);
    for (int i = 0; i < causal->clocks.count; i++) {
        const Clock *clock = &causal->clocks.at[i];
        double period = causal_value(causal, clock->period, 0, values);
        char numbers[2][32];
        if (!isfinite(period) || (period > 0 && period >= resolution * latest))
            continue;
        const Site *site = &clock->site;
        Source place = causal_drawn_on_part(causal, site->instance, site->source);
        diag(DIAG_C18, place, "'%s'%s is sampled every %s s, which is %s", site->element->text,
             place.file == site->source.file ? "" : arena_format(arena, " of '%s'", site->instance->text),
             number_print(period, numbers[0]), period > 0 ? "below the resolution of time" : "no time");
        diag_detail("%s until time %s", causal->variables.at[clock->flag].path->text,
                    number_print(experiment->stop, numbers[1]));
        ok = false;
    }
    if (ok)
        check_rows(causal, values);
    return ok;
}

/* ---- which equations determine discrete variables ---- */

enum { RANK_COUNT = 4 };

/* In this graph, rows are variables and columns are equations. */
typedef struct {
    Arena *arena;
    Causal *causal;
    IntList variables;            /* by row */
    RowLists equations_of;        /* by row */
    IntList *held_by;             /* by variable: the equations that contain it or a derivative of it */
    bool *holds_derivative;       /* by equation */
} Separation;

/* Rank of an equation for a variable. 0: defines it; 1: defines it with swapped sides; 2: contains it; 3: also contains
 * a derivative. */
static int rank_of(const Separation *s, int equation, Expr leaf)
{
    const CausalEquation *e = &s->causal->equations.at[equation];
    bool is_constraint = s->causal->system->equations.at[equation].origin == ORIGIN_CONSTRAINT;
    bool is_left = e->left == leaf && !expr_contains(e->right, leaf);
    bool is_right = e->right == leaf && !expr_contains(e->left, leaf);
    if (is_left && is_constraint)
        return 0;
    if (s->holds_derivative[equation])
        return 3;
    return is_left || (is_right && (!is_constraint || e->left->op != OP_VARIABLE)) ? 1 : 2;
}

static Separation separation_begin(Arena *arena, Causal *causal)
{
    Separation s = {.arena = arena, .causal = causal, .held_by = arena_array(arena, IntList, causal->variables.count),
                    .holds_derivative = arena_array(arena, bool, causal->equations.count)};
    for (int e = 0; e < causal->equations.count; e++) {
        if (causal->equations.at[e].use != EQUATION_USED)
            continue;
        const IntList mentioned =
            causal_mentioned(arena, causal, causal->equations.at[e].left, causal->equations.at[e].right);
        for (int i = 0; i < mentioned.count; i++) {
            int v = causal_undifferentiated(causal, mentioned.at[i]);
            s.holds_derivative[e] |= v != mentioned.at[i];
            if (!s.held_by[v].count || list_last(&s.held_by[v]) != e)
                list_push(arena, &s.held_by[v], e);
        }
    }
    return s;
}

/* True if the equation only gives a second name to a discrete variable that changes at the same instants. The condition
 * of a when-equation is not such a variable, because its value before the start may differ. */
static bool is_plain_equality(const Causal *causal, int equation)
{
    const CausalEquation *e = &causal->equations.at[equation];
    if (e->presence)
        return false;
    int a = e->left->op == OP_VARIABLE ? causal_variable(causal, e->left) : -1;
    int b = e->right->op == OP_VARIABLE ? causal_variable(causal, e->right) : -1;
    if (a < 0 || b < 0 || a >= causal->system->variables.count || b >= causal->system->variables.count)
        return false;
    const FlatVariable *x = &causal->system->variables.at[a], *y = &causal->system->variables.at[b];
    return x->is_discrete && y->is_discrete && !x->is_condition && !y->is_condition &&
           causal->variables.at[a].clock == causal->variables.at[b].clock && x->type == y->type;
}

bool causal_keeps_its_value(const Causal *causal, int variable)
{
    return variable < causal->system->variables.count && causal->system->variables.at[variable].is_idle;
}

static void report_undetermined(const Separation *s, int variable)
{
    const FlatVariable *declared = &s->causal->system->variables.at[variable];
    diag(DIAG_C15, declared->source, "nothing determines the discrete variable '%s'", declared->path->text);
    if (s->held_by[variable].count)
        diag_detail("these equations contain it, but determine other variables:");
    causal_detail_equations(s->arena, s->causal, &s->held_by[variable]);
}

/* Matches the discrete variables with equations, the best ranks first. False if a variable is left over. */
static bool match_discrete(Separation *s, Matcher *matcher, const IntList *discrete)
{
    bool ok = true;
    int(*ends)[RANK_COUNT] = arena_alloc_array(s->arena, (size_t)discrete->count, sizeof *ends);
    for (int row = 0; row < discrete->count; row++) { /* its equations, best first; ends: number up to each rank */
        IntList ranked[RANK_COUNT] = {{0}}, sorted = {0};
        const IntList *equations = &s->held_by[discrete->at[row]];
        Expr leaf = s->causal->variables.at[discrete->at[row]].leaf;
        for (int i = 0; i < equations->count; i++)
            list_push(s->arena, &ranked[rank_of(s, equations->at[i], leaf)], equations->at[i]);
        for (int rank = 0; rank < RANK_COUNT; rank++) {
            for (int i = 0; i < ranked[rank].count; i++)
                list_push(s->arena, &sorted, ranked[rank].at[i]);
            ends[row][rank] = sorted.count;
        }
        list_push(s->arena, &s->variables, discrete->at[row]);
        list_push(s->arena, &s->equations_of, sorted);
    }
    for (int rank = 0; rank < RANK_COUNT; rank++)
        for (int row = 0; row < discrete->count; row++) {
            s->equations_of.at[row].count = ends[row][rank];
            if (matcher_column_of(matcher, row) >= 0 ||
                matcher_augment(matcher, row, &s->equations_of, NULL, NULL) || rank + 1 < RANK_COUNT)
                continue;
            report_undetermined(s, discrete->at[row]);
            ok = false;
        }
    return ok;
}

/* Matches the other unknowns with the remaining equations. If these are not enough, takes equations of discrete
 * variables that can get another one. False if unknowns are left over and a discrete variable has an equation that
 * contains but does not define it: the equation is needed for another unknown. */
static bool match_continuous(Separation *s, Matcher *matcher)
{
    Causal *causal = s->causal;
    int discrete = s->variables.count, open = 0;
    bool *blocked = arena_array(s->arena, bool, causal->equations.count);
    IntList rows = {0};
    for (int row = 0; row < discrete; row++)
        blocked[matcher_column_of(matcher, row)] = true;
    for (int v = 0; v < causal->system->variables.count; v++)
        if (causal->variables.at[v].role == ROLE_ALGEBRAIC && causal->variables.at[v].integral < 0) {
            list_push(s->arena, &rows, s->variables.count);
            list_push(s->arena, &s->variables, v);
            list_push(s->arena, &s->equations_of, s->held_by[v]);
        }
    matcher_reserve(matcher, s->variables.count, causal->equations.count);
    matcher_complete(matcher, &rows, &s->equations_of, blocked);
    for (int i = 0; i < rows.count; i++)
        open += !matcher_augment(matcher, rows.at[i], &s->equations_of, NULL, NULL);
    for (int row = 0; row < discrete && open > 0; row++) {
        int variable = s->variables.at[row], equation = matcher_column_of(matcher, row);
        if (rank_of(s, equation, causal->variables.at[variable].leaf) < 2)
            continue;
        report_undetermined(s, variable);
        return false;
    }
    return true;
}

void discrete_separate(Arena *arena, Causal *causal)
{
    IntList discrete = {0};
    const System *system = causal->system;
    const bool *is_assigned = causal_assigned(arena, system);
    for (int v = 0; v < system->variables.count; v++) {
        if (!system->variables.at[v].is_discrete)
            continue;
        causal->variables.at[v].role = ROLE_DISCRETE;
        if (!is_assigned[v] && !causal_keeps_its_value(causal, v))
            list_push(arena, &discrete, v);
    }
    if (!discrete.count)
        return;
    Separation s = separation_begin(arena, causal);
    Matcher *matcher = matcher_new(arena, causal->equations.count);
    matcher_reserve(matcher, discrete.count, causal->equations.count);
    if (!match_discrete(&s, matcher, &discrete) || !match_continuous(&s, matcher))
        return;
    for (int row = 0; row < discrete.count; row++) {
        int equation = matcher_column_of(matcher, row);
        if (is_plain_equality(causal, equation)) {
            causal->variables.at[discrete.at[row]].role = ROLE_ALGEBRAIC;
            continue;
        }
        causal->equations.at[equation].use = EQUATION_DISCRETE;
        causal->equations.at[equation].determines = discrete.at[row];
        causal->equations.at[equation].clock = causal->variables.at[discrete.at[row]].clock;
        causal->variables.at[discrete.at[row]].equation = equation;
    }
}
