/* listing.c - levels 3 and 4 as text: for reviewers, and compared by golden tests. */
#include "causal/work.h"

#include <stdlib.h>
#include <string.h>

#define DIGITS "0123456789"

enum { INDENT = 2, INDENT_OF_LOOP = 6, COLUMN_VALUE = 48, COLUMN_ORIGIN = 100 };

typedef struct {
    Text *text;
    Arena *arena;
    const Causal *causal;
    const bool *is_listed; /* by variable: a mark stands for its path; NULL: no marks, but the listing itself */
    Map *by_id;            /* equations, if there are marks */
    int loops;
    const char *section; /* its title */
} Listing;

/* Before what belongs to a section, each time: its title is printed the first time. */
static void in_section(Listing *l, const char *title)
{
    if (l->section != title)
        text_format(l->text, "\n%s\n", title);
    l->section = title;
}

static const char *expr_of(Listing *l, Expr e);

static const char *number_of(const Listing *l, int number)
{
    return l->is_listed ? arena_format(l->arena, "%c%d%c", MARK_NUMBER, number, MARK_END)
                        : arena_format(l->arena, "%d", number);
}

static const char *side_of(Listing *l, Expr e)
{
    const char *text = expr_of(l, e);
    return expr_is_side(e) ? text : arena_format(l->arena, "(%s)", text);
}

/* A path with marks for the numbers of its parts. */
static const char *path_with_numbers(Listing *l, const char *path)
{
    Text text = text_new(l->arena);
    for (const char *at = path; *at;) {
        const size_t digits = at > path && at[-1] == '[' ? strspn(at, DIGITS) : 0;
        if (digits && at[digits] == ']')
            text_add(&text, number_of(l, atoi(at)));
        else
            text_add_char(&text, *at);
        at += digits && at[digits] == ']' ? digits : 1;
    }
    return text.at;
}

/* With marks, an unlisted element shows its owner: a value before the event, a derivative, a relation; a variable of a
 * state set the number of that. */
static const char *path_of(Listing *l, int variable)
{
    const CausalVariable *v = &l->causal->variables.at[variable];
    const char *path = v->path->text;
    if (!l->is_listed)
        return path;
    if (l->is_listed[variable])
        return arena_format(l->arena, "%c%d%c", MARK_VARIABLE, variable, MARK_END);
    const char *set = arena_format(l->arena, "set%d.", v->set + 1);
    if (strncmp(path, set, strlen(set)) == 0)
        return arena_format(l->arena, "set%c%d%c.%s", MARK_NUMBER, v->set + 1, MARK_END, path + strlen(set));
    const char *function;
    const int of = causal_made_of(l->causal, variable, &function);
    if (of >= 0)
        return arena_format(l->arena, "%s(%s)", function, path_of(l, of));
    int branch = v->role == ROLE_BRANCH ? map_get(l->causal->branch_at, v->leaf, -1) : -1;
    if (branch < 0)
        return path_with_numbers(l, path);
    Expr value = l->causal->branches.at[branch].value;
    return strcmp(expr_text(l->arena, value), path) == 0 ? expr_of(l, value) : path;
}

/* A word of the language keeps its quotes. */
static Expr marked_leaf(void *context, Expr leaf)
{
    Listing *l = context;
    int variable = causal_variable(l->causal, leaf);
    if (variable < 0)
        return NULL;
    const char *quote = identifier_is_word(leaf->name->text) ? "'" : "";
    return expr_variable(name_format("%s%s%s", quote, path_of(l, variable), quote), leaf->type);
}

static const char *expr_of(Listing *l, Expr e)
{
    return expr_text(l->arena, l->is_listed ? expr_replace(e, false, marked_leaf, l) : e);
}

static const char *id_of(const Listing *l, int equation)
{
    return l->is_listed ? arena_format(l->arena, "%c%d%c", MARK_ID, equation, MARK_END)
                        : l->causal->equations.at[equation].id->text;
}

/* What a combination mentions may have gone since: an equation that is not differentiated any more. */
static const char *reason_of(Listing *l, const Reason *reason)
{
    Text text = text_new(l->arena);
    for (int i = 0; l->is_listed && i < reason->pieces.count; i++) {
        const ReasonPiece *piece = &reason->pieces.at[i];
        const int variable = piece->kind == REASON_VARIABLE ? causal_variable(l->causal, piece->expr) : -1;
        const int equation = piece->kind == REASON_EQUATION ? map_get(l->by_id, piece->equation, -1) : -1;
        switch (piece->kind) {
        case REASON_WORDS: text_add(&text, piece->words); break;
        case REASON_NUMBER: text_add(&text, number_of(l, piece->number)); break;
        case REASON_EXPRESSION: text_add(&text, expr_of(l, piece->expr)); break;
        case REASON_VARIABLE: text_add(&text, variable >= 0 ? path_of(l, variable) : piece->expr->name->text); break;
        case REASON_EQUATION: text_add(&text, equation >= 0 ? id_of(l, equation) : piece->equation->text); break;
        }
    }
    return l->is_listed ? text.at : reason_text(l->arena, reason);
}

/* Blanks up to the column. */
static void pad(Listing *l, int column)
{
    if (l->is_listed)
        text_add_char(l->text, column == COLUMN_VALUE ? MARK_VALUE : MARK_ORIGIN);
    else
        text_pad_to(l->text, column);
}

/* A statement's line ends with its equation's id. */
static void begin_line(Listing *l, int indent, int equation)
{
    if (equation >= 0 && l->is_listed)
        text_format(l->text, "%c%d%c", MARK_LINE, equation, MARK_END);
    text_format(l->text, "%*s", indent, "");
}

static void add_own_id(Listing *l, int equation)
{
    pad(l, COLUMN_ORIGIN);
    if (l->is_listed)
        text_add_char(l->text, MARK_OWN_ID);
    else
        text_add(l->text, l->causal->equations.at[equation].id->text);
}

static void end_line(Listing *l, int equation)
{
    if (equation >= 0)
        add_own_id(l, equation);
    text_add_char(l->text, '\n');
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

/* The use of the equations, each counted once; those of a start only stand for others. */
static void print_counts(Listing *l)
{
    static const struct {
        EquationUse use;
        const char *words;
        bool if_any;
    } uses[] = {
        {EQUATION_ELIMINATED, "eliminated as aliases", false},
        {EQUATION_REDUNDANT, "redundant", false},
        {EQUATION_REPLACED, "replaced", true},
        {EQUATION_INTEGRAL, "of states that move alike", true},
        {EQUATION_DISCRETE, "at events only", true},
        {EQUATION_CONSTANT, "of constants", false},
        {EQUATION_MODE, "of modes", true},
        {EQUATION_USED, "in use", false},
    };
    const Causal *c = l->causal;
    const int drawn = flat_drawn_equations(c->system);
    int of_use[EQUATION_ABSENT + 1] = {0}, of_kind[BLOCK_ALGORITHM + 1] = {0};
    int made = c->system->equations.count - drawn;
    for (int e = 0; e < c->equations.count; e++) {
        of_use[c->equations.at[e].use]++;
        made += e >= c->system->equations.count && c->equations.at[e].use != EQUATION_START;
    }
    for (int b = 0; b < c->continuous.count; b++)
        of_kind[c->continuous.at[b]->kind]++;
    text_format(l->text, "Causal system of %s\n\n", c->system->experiment.name->text);
    text_format(l->text, "%s equation%s drawn, %s made", number_of(l, drawn), plural(drawn), number_of(l, made));
    const char *separator = "; ";
    for (size_t i = 0; i < sizeof uses / sizeof uses[0]; i++) {
        const int count = of_use[uses[i].use];
        if (!count && uses[i].if_any)
            continue;
        text_format(l->text, "%s%s %s", separator, number_of(l, count), uses[i].words);
        separator = ", ";
    }
    text_format(l->text, "\n%s state%s; %s assignment%s, ", number_of(l, c->states.count), plural(c->states.count),
                number_of(l, of_kind[BLOCK_ASSIGN]), plural(of_kind[BLOCK_ASSIGN]));
    text_format(l->text, "%s linear and %s nonlinear loop%s\n", number_of(l, of_kind[BLOCK_LINEAR]),
                number_of(l, of_kind[BLOCK_NONLINEAR]), plural(of_kind[BLOCK_NONLINEAR]));
}

/* Of several clusters, each while the others are in their reference modes. */
static void print_cluster(Listing *l, int number)
{
    const Causal *c = l->causal;
    const Cluster *cluster = &c->clusters.at[number];
    const bool is_only = c->clusters.count == 1;
    for (int k = 0; k < cluster->modes.count; k++) {
        const Mode *mode = &cluster->modes.at[k];
        const IntList *states = &mode->causal->states;
        in_section(l, is_only ? "Modes"
                              : name_format("Modes, cluster %s of %s", number_of(l, number + 1),
                                            number_of(l, c->clusters.count))->text);
        text_format(l->text, "  %s  %s", number_of(l, k + 1), mode->condition);
        pad(l, COLUMN_VALUE);
        text_format(l->text, "%s state%s", number_of(l, states->count), plural(states->count));
        for (int i = 0; i < states->count; i++)
            text_format(l->text, "%s %s", i ? "," : ":", path_of(l, states->at[i]));
        text_add_char(l->text, '\n');
        if (mode->start_obstacle)
            text_format(l->text, "     no run begins in it: %s\n", mode->start_obstacle);
    }
    for (int k = 0; k < cluster->impossible.count; k++) {
        const Mode *mode = &cluster->impossible.at[k];
        in_section(l, is_only ? "Without a solution"
                              : name_format("Without a solution, cluster %s", number_of(l, number + 1))->text);
        text_format(l->text, "     %s\n         %s\n", mode->condition, mode->obstacle);
    }
}

static void print_states(Listing *l)
{
    text_add(l->text, "\nStates\n");
    for (int i = 0; i < l->causal->states.count; i++) {
        const CausalVariable *v = &l->causal->variables.at[l->causal->states.at[i]];
        text_format(l->text, "  %s", path_of(l, l->causal->states.at[i]));
        pad(l, COLUMN_VALUE);
        text_format(l->text, "start %s%s", v->start ? expr_of(l, v->start) : "from the initial system",
                    v->is_fixed ? "" : " (not fixed)");
        pad(l, COLUMN_ORIGIN);
        text_format(l->text, "%s\n", reason_of(l, v->reason));
    }
}

/* The purpose of an equation that is no derivative or combination of others; NULL: it is one. */
static const char *purpose_of(const CausalEquation *equation)
{
    if (equation->use == EQUATION_INTEGRAL)
        return "Would be states, but move as others do";
    return equation->is_product ? "Products that are unknowns, so that loops are linear" : NULL;
}

static void print_made(Listing *l, EquationUse use)
{
    for (int e = l->causal->system->equations.count; e < l->causal->equations.count; e++) {
        const CausalEquation *equation = &l->causal->equations.at[e];
        const char *purpose = purpose_of(equation);
        if (!purpose || equation->use != use)
            continue;
        in_section(l, purpose);
        begin_line(l, INDENT, e);
        text_format(l->text, "%s = %s", side_of(l, equation->left), expr_of(l, equation->right));
        add_own_id(l, e);
        text_format(l->text, "  %s\n", reason_of(l, equation->reason));
    }
}

static void print_aliases(Listing *l)
{
    for (int i = 0; i < l->causal->variables.count; i++) {
        const CausalVariable *v = &l->causal->variables.at[i];
        if (v->role != ROLE_ALIAS)
            continue;
        in_section(l, "Eliminated");
        begin_line(l, INDENT, v->equation);
        text_add(l->text, path_of(l, i));
        pad(l, COLUMN_VALUE);
        if (v->representative < 0)
            text_format(l->text, "= %s", number_text(v->value));
        else
            text_format(l->text, "= %s%s", v->sign < 0 ? "-" : "", path_of(l, v->representative));
        add_own_id(l, v->equation);
        text_add(l->text, v->integral >= 0 ? "  differentiated" : "");
        for (int k = 0; k < v->with.count; k++)
            text_format(l->text, "%s %s", k ? "," : "  with", id_of(l, v->with.at[k]));
        text_add_char(l->text, '\n');
    }
}

static void print_derived(Listing *l)
{
    const Causal *c = l->causal;
    for (int pass = 0; pass < 2; pass++)
        for (int e = c->system->equations.count; e < c->equations.count; e++) {
            const CausalEquation *equation = &c->equations.at[e];
            bool is_listed_elsewhere =
                equation->set >= 0 || (equation->parent < 0 && !equation->reason) || /* its forms in modes */
                equation->use == EQUATION_START || purpose_of(equation);
            if (is_listed_elsewhere || (equation->parent >= 0) != (pass == 1))
                continue;
            in_section(l, pass ? "Differentiated" : "Combined, without undetermined unknowns");
            begin_line(l, INDENT, e);
            text_format(l->text, "%s = %s", side_of(l, equation->left), expr_of(l, equation->right));
            add_own_id(l, e);
            if (equation->parent >= 0)
                text_format(l->text, "  time derivative of %s: %s\n", id_of(l, equation->parent),
                            reason_of(l, equation->reason));
            else
                text_format(l->text, "  %s%s\n", reason_of(l, equation->reason),
                            equation->use == EQUATION_REPLACED ? ", combined again" : "");
        }
}

/* Drawn equations that differ in single modes. */
static void print_modal(Listing *l)
{
    const Causal *c = l->causal;
    for (int e = c->system->equations.count; e < c->equations.count; e++) {
        const CausalEquation *equation = &c->equations.at[e];
        uint64_t *in = arena_array(l->arena, uint64_t, c->clusters.count);
        if (equation->use != EQUATION_MODE || equation->parent >= 0 || equation->reason || purpose_of(equation))
            continue;
        for (int i = 0; i < c->clusters.count; i++)
            for (int k = 0; k < c->clusters.at[i].modes.count; k++)
                if (c->clusters.at[i].modes.at[k].causal &&
                    c->clusters.at[i].modes.at[k].causal->equations.at[e].use != EQUATION_ABSENT)
                    in[i] |= modeset_bit(k);
        in_section(l, "As they are in single modes");
        begin_line(l, INDENT, e);
        text_format(l->text, "%s = %s", side_of(l, equation->left), expr_of(l, equation->right));
        add_own_id(l, e);
        text_format(l->text, "  while %s\n", modeset_words(l->arena, c, modeset_of(c, in)));
    }
}

static void print_sets(Listing *l)
{
    const Causal *c = l->causal;
    for (int s = 0; s < c->sets.count; s++) {
        const StateSet *set = &c->sets.at[s];
        text_format(l->text, "\nState set %s, %s of %s candidates at a time\n", number_of(l, s + 1),
                    number_of(l, set->states.count), number_of(l, set->candidates.count));
        for (int k = 0, chosen = 0; k < set->candidates.count; k++) {
            bool is_chosen = chosen < set->chosen.count && set->chosen.at[chosen] == k;
            chosen += is_chosen;
            text_format(l->text, "  %s%s\n", path_of(l, set->candidates.at[k]), is_chosen ? "  first choice" : "");
        }
        for (int i = 0; i < set->equations.count; i++) {
            text_add(l->text, "  tied by ");
            text_format(l->text, "%s:", id_of(l, set->equations.at[i]));
            for (int k = 0; k < set->candidates.count; k++)
                text_format(l->text, "%s (%s)*der(%s)", k ? " +" : "",
                            expr_of(l, set->jacobian.at[i * set->candidates.count + k]),
                            path_of(l, set->candidates.at[k]));
            text_add(l->text, "\n");
        }
    }
}

static void print_deciding(Listing *l)
{
    for (int v = 0; v < l->causal->variables.count; v++) {
        const CausalVariable *variable = &l->causal->variables.at[v];
        if (!variable->decides)
            continue;
        in_section(l, "Constants that decide the structure");
        text_format(l->text, "  %s", path_of(l, v));
        pad(l, COLUMN_ORIGIN);
        text_format(l->text, "%s\n", reason_of(l, variable->decides));
    }
}

static void print_assignment(Listing *l, const Assignment *a, int indent)
{
    begin_line(l, indent, a->equation);
    if (l->causal->variables.at[a->variable].role == ROLE_BRANCH)
        text_format(l->text, "decide %s", path_of(l, a->variable));
    else
        text_format(l->text, "%s := %s", path_of(l, a->variable), expr_of(l, a->value));
    if (a->divisor)
        text_format(l->text, "  unless %s vanishes", expr_of(l, a->divisor));
    end_line(l, a->equation);
}

static void print_loop(Listing *l, const Block *block)
{
    text_format(l->text, "  loop %s, %s%s, %s unknowns, torn to %s%s\n", number_of(l, ++l->loops),
                block->is_sparse ? "sparse, " : "", block->kind == BLOCK_LINEAR ? "linear" : "nonlinear",
                number_of(l, block->inner.count + block->tearing.count), number_of(l, block->tearing.count),
                block->is_state_selection ? ", holds differentiated constraints" : "");
    for (int i = 0; i < block->tearing.count; i++)
        text_format(l->text, "%*ssolve for %s\n", INDENT_OF_LOOP, "", path_of(l, block->tearing.at[i]));
    for (int i = 0; i < block->inner.count; i++)
        print_assignment(l, &block->inner.at[i], INDENT_OF_LOOP);
    for (int i = 0; i < block->residuals.count; i++) {
        const CausalEquation *e = &l->causal->equations.at[block->residuals.at[i]];
        begin_line(l, INDENT_OF_LOOP, block->residuals.at[i]);
        text_format(l->text, "so that %s = %s", side_of(l, e->left), expr_of(l, e->right));
        end_line(l, block->residuals.at[i]);
    }
}

static void print_branches(Listing *l)
{
    const Causal *c = l->causal;
    for (int i = 0; i < c->branches.count; i++) {
        const Branch *b = &c->branches.at[i];
        in_section(l, "Branches, kept between events");
        begin_line(l, INDENT, b->equation);
        text_add(l->text, path_of(l, b->variable));
        pad(l, COLUMN_VALUE);
        if (branch_is_watched(b))
            text_add(l->text, "located");
        else if (b->form && b->is_integer)
            text_format(l->text, "searched, by %s", expr_of(l, b->form));
        else if (b->form)
            text_format(l->text, "searched, where %s is 0", expr_of(l, b->form));
        else if (b->is_integer)
            text_format(l->text, "at %s of %s", b->value->op == OP_INTERVAL ? "knots" : "integers",
                        expr_of(l, expr_add(expr_multiply(b->rate, expr_time()), b->rest)));
        else
            text_format(l->text, "at %s", expr_of(l, expr_divide(expr_negate(b->rest), b->rate)));
        if (b->is_numbered)
            text_format(l->text, ", of %s", expr_of(l, b->value));
        end_line(l, b->equation);
    }
    for (int i = 0; i < c->clocks.count; i++) {
        const Clock *clock = &c->clocks.at[i];
        in_section(l, "Clocks");
        text_format(l->text, "  %s", path_of(l, clock->flag));
        pad(l, COLUMN_VALUE);
        text_format(l->text, "every %s s from %s\n", expr_of(l, clock->period),
                    clock->first ? expr_of(l, clock->first) : "the start");
    }
}

static void print_algorithm(Listing *l, int index)
{
    const CausalAlgorithm *algorithm = &l->causal->algorithms.at[index];
    const FlatAlgorithm *drawn = &l->causal->system->algorithms.at[algorithm->declared];
    const StatementList marked = statements_replace(l->arena, &algorithm->statements, marked_leaf, l);
    text_format(l->text, "%*s%s\n", INDENT, "", l->is_listed ? path_with_numbers(l, drawn->id->text) : drawn->id->text);
    statements_print(l->text, l->is_listed ? &marked : &algorithm->statements, INDENT_OF_LOOP);
    for (int i = 0; i < algorithm->members.count; i++) {
        const CausalMember *member = &algorithm->members.at[i];
        text_format(l->text, "%*s%s %s", INDENT_OF_LOOP, "", drawn->members.at[i].name->text,
                    member->variable < 0 ? "<-" : member->sign < 0 ? "-> -" : "->");
        text_format(l->text, "%s%s\n", member->variable < 0 || member->sign > 0 ? " " : "",
                    member->variable < 0 ? expr_of(l, member->value) : path_of(l, member->variable));
    }
}

static void print_assumed(Listing *l)
{
    const Causal *c = l->causal;
    for (int v = 0; v < c->variables.count && c->is_assumed; v++) {
        if (!c->is_assumed[v])
            continue;
        in_section(l, "At events their former values are assumed, until they are confirmed");
        text_format(l->text, "  %s\n", path_of(l, v));
    }
}

static void print_schedule(Listing *l, const char *title, const Schedule *schedule, int output_only)
{
    for (int b = 0; b < schedule->count; b++) {
        const Block *block = schedule->at[b];
        if (output_only >= 0 && block->is_output_only != (output_only == 1))
            continue;
        const char *own = block->modes.in ? modeset_words(l->arena, l->causal, block->modes) : NULL;
        in_section(l, own ? name_format("%s, while %s", title, own)->text : title);
        if (block->kind == BLOCK_ALGORITHM)
            print_algorithm(l, block->algorithm);
        else if (block->kind == BLOCK_ASSIGN)
            print_assignment(l, &block->inner.at[0], INDENT);
        else
            print_loop(l, block);
    }
}

/* The places of the drawn sources of equations, each once. */
static void print_sources(Listing *l)
{
    const Causal *c = l->causal;
    Map *known = map_new(l->arena);
    for (int e = 0; e < c->system->equations.count; e++) {
        const FlatEquation *drawn = &c->system->equations.at[e];
        const char *source = source_print(l->arena, drawn->source);
        if (!*source)
            continue;
        const Name key = name_format("%s %s", drawn->element->text, source);
        if (map_get(known, key, 0))
            continue;
        map_put(known, key, 1);
        in_section(l, "Drawn in");
        begin_line(l, INDENT, e);
        if (l->is_listed)
            text_add_char(l->text, MARK_ELEMENT);
        else
            text_add(l->text, drawn->element->text);
        pad(l, COLUMN_ORIGIN);
        if (l->is_listed)
            text_add_char(l->text, MARK_SOURCE);
        else
            text_add(l->text, source);
        text_add_char(l->text, '\n');
    }
}

void causal_print(Text *text, const Causal *causal)
{
    causal_print_marked(text, causal, NULL);
}

void causal_print_marked(Text *text, const Causal *causal, const bool *is_listed)
{
    Listing l = {.text = text, .arena = text->arena, .causal = causal, .is_listed = is_listed,
                 .by_id = map_new(text->arena)};
    for (int e = 0; e < causal->equations.count && is_listed; e++)
        map_put(l.by_id, causal->equations.at[e].id, e);
    print_counts(&l);
    for (int i = 0; i < causal->clusters.count; i++)
        print_cluster(&l, i);
    print_states(&l);
    print_made(&l, EQUATION_INTEGRAL);
    print_sets(&l);
    print_deciding(&l);
    print_aliases(&l);
    print_modal(&l);
    print_derived(&l);
    print_made(&l, EQUATION_USED);
    print_schedule(&l, "Constants", &causal->constants, -1);
    print_schedule(&l, "Start", &causal->start, -1);
    for (int i = 0; i < causal->start_checks.count; i++) {
        const StartCheck *check = &causal->start_checks.at[i];
        text_format(text, "  %s must come out as %s\n", path_of(&l, check->variable), expr_of(&l, check->start));
    }
    print_schedule(&l, "Continuous time", &causal->continuous, 0);
    print_schedule(&l, "For results only", &causal->continuous, 1);
    print_branches(&l);
    print_assumed(&l);
    l.loops = 0;
    print_schedule(&l, "At events", &causal->events, -1);
    print_sources(&l);
}

void causal_print_marked_expr(Text *text, const Causal *causal, const bool *is_listed, Expr e)
{
    Listing l = {.text = text, .arena = text->arena, .causal = causal, .is_listed = is_listed};
    text_add(text, expr_of(&l, e));
}

/* ---- level 4 ---- */

/* Each derivative, and the states that it depends on; long lists are cut. */
static void print_pattern(Text *text, const Linearization *l)
{
    enum { SHOWN = 100 };
    if (l->is_augmented) {
        text_format(text, "\nJacobian, augmented, %d x %d, %lld entries\n", l->slots, l->slots,
                    (long long)l->nonzeros);
        return;
    }
    text_format(text, "\nJacobian, %d x %d, %lld entries with the diagonal, %d colour%s", l->states, l->states,
                (long long)l->nonzeros, l->colours, plural(l->colours));
    if (l->long_rows.count)
        text_format(text, " and %d long row%s", l->long_rows.count, plural(l->long_rows.count));
    text_add_char(text, '\n');
    if (l->is_full)
        text_add(text, "  full\n");
    for (int i = 0; i < l->depends.rows; i++) {
        int from = l->depends.start[i], to = l->depends.start[i + 1];
        text_format(text, "  dx[%d]/dt depends on", i + 1);
        for (int k = from; k < to && k < from + SHOWN; k++)
            text_format(text, " x[%d]", l->depends.column[k] + 1);
        if (to - from > SHOWN)
            text_format(text, " ... (%d states)", to - from);
        text_add(text, to > from ? "\n" : " no state\n");
    }
}

static void print_events(Text *text, const Causal *causal)
{
    int watched = 0, timed = 0;
    for (int i = 0; i < causal->branches.count; i++) {
        bool is_timed = !branch_is_watched(&causal->branches.at[i]);
        timed += is_timed;
        watched += is_timed ? 0 : causal->branches.at[i].is_integer ? 2 : 1;
    }
    for (int pass = 0; pass < 2; pass++) {
        text_format(text, pass ? "Time events, %d\n" : "\nEvent indicators, %d\n", pass ? timed : watched);
        for (int i = 0; i < causal->branches.count; i++)
            if (branch_is_watched(&causal->branches.at[i]) == (pass == 0))
                text_format(text, "  %s\n", causal->variables.at[causal->branches.at[i].variable].path->text);
    }
    text_format(text, "Sample clocks, %d\n", causal->clocks.count);
    for (int i = 0; i < causal->clocks.count; i++)
        text_format(text, "  %s\n", causal->variables.at[causal->clocks.at[i].flag].path->text);
}

static void print_structure(Text *text, const Causal *causal)
{
    text_format(text, "\nState vector, %d\n", causal->states.count);
    for (int i = 0; i < causal->states.count; i++)
        text_format(text, "  x[%d]  %s\n", i + 1, causal->variables.at[causal->states.at[i]].path->text);
    print_pattern(text, causal->linearization);
}

void discretized_print(Text *text, const Causal *causal)
{
    const Experiment *experiment = &causal->system->experiment;
    char a[32], b[32], c[32], d[32];
    text_format(text, "Discretized system of %s\n\n", experiment->name->text);
    text_format(text, "from %s to %s, results every %s; %s with relative tolerance %s\n",
                number_print(experiment->start, a), number_print(experiment->stop, b),
                number_print(experiment->interval, c), experiment->solver->text,
                number_print(experiment->tolerance, d));
    for (int i = 0; i < causal->clusters.count; i++)
        for (int k = 0; k < causal->clusters.at[i].modes.count; k++) {
            const Mode *mode = &causal->clusters.at[i].modes.at[k];
            text_format(text, "\nMode %d%s, %s\n", k + 1,
                        causal->clusters.count > 1 ? name_format(" of cluster %d", i + 1)->text : "", mode->condition);
            print_structure(text, mode->causal);
        }
    if (!causal->clusters.count)
        print_structure(text, causal);
    print_events(text, causal);
}
