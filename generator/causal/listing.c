/* listing.c - level 3 as entries of a listing: for reviewers and the program; golden tests compare it. */
#include "causal/work.h"

#include <string.h>

enum { INDENT = 2, INDENT_OF_LOOP = 6, COLUMN_VALUE = 48, COLUMN_ORIGIN = 100 };

typedef struct {
    FamilyListing *to;
    const Causal *causal;
    Map *by_id; /* id -> index of the equation */
    int loops;
    const char *section; /* its title */
} Listing;

static void begin_title(Listing *l, const char *title, int fewest)
{
    family_begin_title(l->to, fewest);
    family_line(l->to);
    family_words(l->to, title);
    family_line(l->to);
}

/* To be called before each entry of a section: prints the title the first time. */
static void in_section(Listing *l, const char *title)
{
    if (l->section != title)
        begin_title(l, title, FAMILY_FEWEST);
    l->section = title;
}

static void add_path(Listing *l, int variable)
{
    family_name(l->to, l->causal->variables.at[variable].path, LISTED_VARIABLE, variable);
}

static void add_id(Listing *l, int equation)
{
    family_name(l->to, l->causal->equations.at[equation].id, LISTED_EQUATION, equation);
}

static void add_paths(Listing *l, const IntList *variables)
{
    FamilyReferences names = {0};
    for (int i = 0; i < variables->count; i++)
        list_push(l->to->arena, &names,
                  ((FamilyReference){l->causal->variables.at[variables->at[i]].path, LISTED_VARIABLE,
                                     variables->at[i]}));
    family_names(l->to, &names, ", ", FAMILY_FEWEST_TERMS);
}

static void add_ids(Listing *l, const IntList *equations)
{
    FamilyReferences names = {0};
    for (int i = 0; i < equations->count; i++)
        list_push(l->to->arena, &names,
                  ((FamilyReference){l->causal->equations.at[equations->at[i]].id, LISTED_EQUATION,
                                     equations->at[i]}));
    family_names(l->to, &names, ", ", FAMILY_FEWEST_TERMS);
}

/* A combination may mention an equation or variable that no longer exists: a derivative that was removed. */
static void add_reason(Listing *l, const Reason *reason)
{
    for (int i = 0; reason && i < reason->pieces.count; i++) {
        const ReasonPiece *piece = &reason->pieces.at[i];
        const int variable = piece->kind == REASON_VARIABLE ? causal_variable(l->causal, piece->expr) : -1;
        const int equation = piece->kind == REASON_EQUATION ? map_get(l->by_id, piece->equation, -1) : -1;
        switch (piece->kind) {
        case REASON_WORDS: family_words(l->to, piece->words); break;
        case REASON_NUMBER: family_number(l->to, piece->number); break;
        case REASON_EXPRESSION: family_expr(l->to, piece->expr); break;
        case REASON_VARIABLE:
            family_name(l->to, piece->expr->name, variable < 0 ? 0 : LISTED_VARIABLE, variable);
            break;
        case REASON_EQUATION:
            family_name(l->to, piece->equation, equation < 0 ? 0 : LISTED_EQUATION, equation);
            break;
        }
    }
}

static void begin_line(Listing *l, int indent)
{
    family_begin(l->to);
    family_format(l->to, "%*s", indent, "");
}

/* Adds the id of its equation at the end of a statement's line. */
static void add_own_id(Listing *l, int equation)
{
    family_column(l->to, COLUMN_ORIGIN);
    add_id(l, equation);
}

static void end_line(Listing *l, int equation)
{
    if (equation >= 0)
        add_own_id(l, equation);
    family_line(l->to);
}

static void add_equation(Listing *l, const CausalEquation *equation)
{
    family_side(l->to, equation->left);
    family_words(l->to, " = ");
    family_expr(l->to, equation->right);
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static void add_count(Listing *l, const char *before, int count, const char *words, const char *end)
{
    family_words(l->to, before);
    family_number(l->to, count);
    family_format(l->to, "%s%s", words, end);
}

/* Prints the number of equations of each use. Equations of the start are not counted: they only replace others. */
static void print_counts(Listing *l)
{
    static const struct {
        EquationUse use;
        const char *words;
        bool if_any;
    } uses[] = {
        {EQUATION_ELIMINATED, " eliminated as aliases", false},
        {EQUATION_REDUNDANT, " redundant", false},
        {EQUATION_REPLACED, " replaced", true},
        {EQUATION_INTEGRAL, " of identical states", true},
        {EQUATION_DISCRETE, " at events only", true},
        {EQUATION_CONSTANT, " of constants", false},
        {EQUATION_MODE, " of modes", true},
        {EQUATION_USED, " in use", false},
    };
    const Causal *c = l->causal;
    const int drawn = flat_drawn_equations(c->system);
    int of_use[EQUATION_ABSENT + 1] = {0}, of_kind[BLOCK_ALGORITHM + 1] = {0}, solved = 0;
    int made = c->system->equations.count - drawn;
    for (int e = 0; e < c->equations.count; e++) {
        of_use[c->equations.at[e].use]++;
        made += e >= c->system->equations.count && c->equations.at[e].use != EQUATION_START;
    }
    for (int b = 0; b < c->continuous.count; b++) {
        of_kind[c->continuous.at[b]->kind]++;
        solved += block_is_solved_loop(c->continuous.at[b]);
    }
    family_begin_title(l->to, FAMILY_FEWEST);
    family_format(l->to, "Causal system of %s", c->system->experiment.name->text);
    family_line(l->to);
    family_line(l->to);
    add_count(l, "", drawn, " equation", plural(drawn));
    add_count(l, " drawn, ", made, " made", "");
    const char *separator = "; ";
    for (size_t i = 0; i < sizeof uses / sizeof uses[0]; i++) {
        const int count = of_use[uses[i].use];
        if (!count && uses[i].if_any)
            continue;
        add_count(l, separator, count, uses[i].words, "");
        separator = ", ";
    }
    family_line(l->to);
    add_count(l, "", c->states.count, " state", plural(c->states.count));
    add_count(l, "; ", of_kind[BLOCK_ASSIGN], " assignment", plural(of_kind[BLOCK_ASSIGN]));
    add_count(l, ", ", of_kind[BLOCK_LINEAR], " linear", "");
    add_count(l, " and ", of_kind[BLOCK_NONLINEAR], " nonlinear loop", plural(of_kind[BLOCK_NONLINEAR]));
    if (solved)
        add_count(l, ", ", solved, " solved symbolically", "");
    family_line(l->to);
}

/* Prints the modes of a cluster, while other clusters are in their reference modes. */
static void print_cluster(Listing *l, int number)
{
    const Causal *c = l->causal;
    const Cluster *cluster = &c->clusters.at[number];
    const bool is_only = c->clusters.count == 1;
    for (int k = 0; k < cluster->modes.count; k++) {
        const Mode *mode = &cluster->modes.at[k];
        const IntList *states = &mode->causal->states;
        in_section(l, is_only ? "Modes"
                              : name_format("Modes, cluster %d of %d", number + 1, c->clusters.count)->text);
        begin_line(l, INDENT);
        family_number(l->to, k + 1);
        family_format(l->to, "  %s", mode->condition);
        family_column(l->to, COLUMN_VALUE);
        add_count(l, "", states->count, " state", plural(states->count));
        family_words(l->to, states->count ? ": " : "");
        add_paths(l, states);
        family_line(l->to);
        if (mode->start_obstacle) {
            family_format(l->to, "     no run starts in it: %s", mode->start_obstacle);
            family_line(l->to);
        }
    }
    for (int k = 0; k < cluster->impossible.count; k++) {
        const Mode *mode = &cluster->impossible.at[k];
        in_section(l, is_only ? "Without a solution"
                              : name_format("Without a solution, cluster %d", number + 1)->text);
        begin_line(l, INDENT);
        family_format(l->to, "   %s", mode->condition);
        family_line(l->to);
        family_format(l->to, "         %s", mode->obstacle);
        family_line(l->to);
    }
}

static void print_states(Listing *l)
{
    begin_title(l, "States", FAMILY_FEWEST);
    for (int i = 0; i < l->causal->states.count; i++) {
        const CausalVariable *v = &l->causal->variables.at[l->causal->states.at[i]];
        begin_line(l, INDENT);
        add_path(l, l->causal->states.at[i]);
        family_column(l->to, COLUMN_VALUE);
        family_words(l->to, v->start ? "start " : "start from the initial system");
        if (v->start)
            family_expr(l->to, v->start);
        family_words(l->to, v->is_fixed ? "" : " (not fixed)");
        family_column(l->to, COLUMN_ORIGIN);
        add_reason(l, v->reason);
        family_line(l->to);
    }
}

/* The purpose of an equation made for merged states or products; NULL for all other equations. */
static const char *purpose_of(const CausalEquation *equation)
{
    if (equation->use == EQUATION_INTEGRAL)
        return "Identical states, merged";
    return equation->is_product ? "Products treated as unknowns, so that loops are linear" : NULL;
}

static void print_made(Listing *l, EquationUse use)
{
    for (int e = l->causal->system->equations.count; e < l->causal->equations.count; e++) {
        const CausalEquation *equation = &l->causal->equations.at[e];
        const char *purpose = purpose_of(equation);
        if (!purpose || equation->use != use)
            continue;
        in_section(l, purpose);
        begin_line(l, INDENT);
        add_equation(l, equation);
        add_own_id(l, e);
        family_words(l->to, "  ");
        add_reason(l, equation->reason);
        family_line(l->to);
    }
}

static void print_aliases(Listing *l)
{
    for (int i = 0; i < l->causal->variables.count; i++) {
        const CausalVariable *v = &l->causal->variables.at[i];
        if (v->role != ROLE_ALIAS)
            continue;
        in_section(l, "Eliminated");
        begin_line(l, INDENT);
        add_path(l, i);
        family_column(l->to, COLUMN_VALUE);
        if (v->representative < 0) {
            family_format(l->to, "= %s", number_text(v->value));
        } else {
            family_words(l->to, v->sign < 0 ? "= -" : "= ");
            add_path(l, v->representative);
        }
        add_own_id(l, v->equation);
        family_words(l->to, v->integral >= 0 ? "  differentiated" : "");
        family_words(l->to, v->with.count ? "  with " : "");
        add_ids(l, &v->with);
        family_line(l->to);
    }
}

static void print_derived(Listing *l)
{
    const Causal *c = l->causal;
    for (int pass = 0; pass < 2; pass++)
        for (int e = c->system->equations.count; e < c->equations.count; e++) {
            const CausalEquation *equation = &c->equations.at[e];
            bool is_listed_elsewhere =
                equation->set >= 0 || (equation->parent < 0 && !equation->reason) || /* forms in modes */
                equation->use == EQUATION_START || purpose_of(equation);
            if (is_listed_elsewhere || (equation->parent >= 0) != (pass == 1))
                continue;
            in_section(l, pass ? "Differentiated" : "Combined, without undetermined unknowns");
            begin_line(l, INDENT);
            add_equation(l, equation);
            add_own_id(l, e);
            if (equation->parent >= 0) {
                family_words(l->to, "  time derivative of ");
                add_id(l, equation->parent);
                family_words(l->to, ": ");
                add_reason(l, equation->reason);
            } else {
                family_words(l->to, "  ");
                add_reason(l, equation->reason);
                family_words(l->to, equation->use == EQUATION_REPLACED ? ", combined again" : "");
            }
            family_line(l->to);
        }
}

/* Prints the forms that drawn equations have in some modes. */
static void print_modal(Listing *l)
{
    const Causal *c = l->causal;
    for (int e = c->system->equations.count; e < c->equations.count; e++) {
        const CausalEquation *equation = &c->equations.at[e];
        uint64_t *in = arena_array(l->to->arena, uint64_t, c->clusters.count);
        if (equation->use != EQUATION_MODE || equation->parent >= 0 || equation->reason || purpose_of(equation))
            continue;
        for (int i = 0; i < c->clusters.count; i++)
            for (int k = 0; k < c->clusters.at[i].modes.count; k++)
                if (c->clusters.at[i].modes.at[k].causal &&
                    c->clusters.at[i].modes.at[k].causal->equations.at[e].use != EQUATION_ABSENT)
                    in[i] |= modeset_bit(k);
        in_section(l, "Equations in some modes");
        begin_line(l, INDENT);
        add_equation(l, equation);
        add_own_id(l, e);
        family_format(l->to, "  while %s", modeset_words(l->to->arena, c, modeset_of(c, in)));
        family_line(l->to);
    }
}

/* Prints the state sets one after the other, without grouping equal ones. */
static void print_sets(Listing *l)
{
    const Causal *c = l->causal;
    if (c->sets.count)
        family_begin_title(l->to, FAMILY_FEWEST);
    for (int s = 0; s < c->sets.count; s++) {
        const StateSet *set = &c->sets.at[s];
        family_begin(l->to);
        family_line(l->to);
        add_count(l, "State set ", s + 1, ", ", "");
        add_count(l, "", set->states.count, " of ", "");
        add_count(l, "", set->candidates.count, " candidates at a time", "");
        family_line(l->to);
        for (int k = 0, chosen = 0; k < set->candidates.count; k++) {
            bool is_chosen = chosen < set->chosen.count && set->chosen.at[chosen] == k;
            chosen += is_chosen;
            family_words(l->to, "  ");
            add_path(l, set->candidates.at[k]);
            family_words(l->to, is_chosen ? "  first choice" : "");
            family_line(l->to);
        }
        for (int i = 0; i < set->equations.count; i++) {
            family_words(l->to, "  tied by ");
            add_id(l, set->equations.at[i]);
            family_words(l->to, ":");
            for (int k = 0; k < set->candidates.count; k++) {
                family_words(l->to, k ? " + (" : " (");
                family_expr(l->to, set->jacobian.at[i * set->candidates.count + k]);
                family_words(l->to, ")*der(");
                add_path(l, set->candidates.at[k]);
                family_words(l->to, ")");
            }
            family_line(l->to);
        }
    }
    l->section = NULL;
}

static void print_deciding(Listing *l)
{
    for (int v = 0; v < l->causal->variables.count; v++) {
        const CausalVariable *variable = &l->causal->variables.at[v];
        if (!variable->decides)
            continue;
        in_section(l, "Constants that decide the structure");
        begin_line(l, INDENT);
        add_path(l, v);
        family_column(l->to, COLUMN_ORIGIN);
        add_reason(l, variable->decides);
        family_line(l->to);
    }
}

/* through: the equations that were substituted into its value; NULL: none. */
static void add_assignment(Listing *l, const Assignment *a, const IntList *through)
{
    const bool is_branch = l->causal->variables.at[a->variable].role == ROLE_BRANCH;
    family_words(l->to, is_branch ? "decide " : "");
    add_path(l, a->variable);
    if (!is_branch) {
        family_words(l->to, " := ");
        family_expr(l->to, a->value);
    }
    if (a->divisor) {
        family_words(l->to, "  unless ");
        family_expr(l->to, a->divisor);
        family_words(l->to, " vanishes");
    }
    if (a->equation >= 0)
        add_own_id(l, a->equation);
    if (through && through->count) {
        family_words(l->to, "  with ");
        add_ids(l, through);
    }
    family_line(l->to);
}

static void print_loop(Listing *l, const Block *block)
{
    static const char indent[] = "      ";
    begin_line(l, INDENT);
    add_count(l, "loop ", ++l->loops, block->is_sparse ? ", sparse, " : ", ",
              block->kind == BLOCK_LINEAR ? "linear" : "nonlinear");
    add_count(l, ", ", block->inner.count + block->tearing.count, " unknowns", "");
    add_count(l, ", torn to ", block->tearing.count, "",
              block->is_state_selection ? ", holds differentiated constraints" : "");
    family_line(l->to);
    for (int i = 0; i < block->tearing.count; i++) {
        family_format(l->to, "%ssolve for ", indent);
        add_path(l, block->tearing.at[i]);
        family_line(l->to);
    }
    for (int i = 0; i < block->inner.count; i++) {
        family_words(l->to, indent);
        add_assignment(l, &block->inner.at[i], NULL);
    }
    for (int i = 0; i < block->residuals.count; i++) {
        family_format(l->to, "%sso that ", indent);
        add_equation(l, &l->causal->equations.at[block->residuals.at[i]]);
        end_line(l, block->residuals.at[i]);
    }
}

static void add_turn(Listing *l, const Branch *b)
{
    if (branch_is_watched(b)) {
        family_words(l->to, "located");
    } else if (b->form) {
        family_words(l->to, b->is_integer ? "searched, by " : "searched, where ");
        family_expr(l->to, b->form);
        family_words(l->to, b->is_integer ? "" : " is 0");
    } else if (b->is_integer) {
        family_words(l->to, b->value->op == OP_INTERVAL ? "at knots of " : "at integers of ");
        family_expr(l->to, expr_add(expr_multiply(b->rate, expr_time()), b->rest));
    } else {
        family_words(l->to, "at ");
        family_expr(l->to, expr_divide(expr_negate(b->rest), b->rate));
    }
}

static void print_branches(Listing *l)
{
    const Causal *c = l->causal;
    for (int i = 0; i < c->branches.count; i++) {
        const Branch *b = &c->branches.at[i];
        in_section(l, "Branches, kept between events");
        begin_line(l, INDENT);
        add_path(l, b->variable);
        family_column(l->to, COLUMN_VALUE);
        add_turn(l, b);
        if (b->is_numbered) {
            family_words(l->to, ", of ");
            family_expr(l->to, b->value);
        }
        end_line(l, b->equation);
    }
    for (int i = 0; i < c->clocks.count; i++) {
        const Clock *clock = &c->clocks.at[i];
        in_section(l, "Clocks");
        begin_line(l, INDENT);
        add_path(l, clock->flag);
        family_column(l->to, COLUMN_VALUE);
        family_words(l->to, "every ");
        family_expr(l->to, clock->period);
        family_words(l->to, clock->first ? " s from " : " s from the start");
        if (clock->first)
            family_expr(l->to, clock->first);
        family_line(l->to);
    }
}

static void print_algorithm(Listing *l, int index)
{
    const CausalAlgorithm *algorithm = &l->causal->algorithms.at[index];
    const FlatAlgorithm *drawn = &l->causal->system->algorithms.at[algorithm->declared];
    begin_line(l, INDENT);
    family_name(l->to, drawn->id, 0, 0);
    family_line(l->to);
    family_statements(l->to, &algorithm->statements, INDENT_OF_LOOP);
    for (int i = 0; i < algorithm->members.count; i++) {
        const CausalMember *member = &algorithm->members.at[i];
        family_format(l->to, "%*s%s %s", INDENT_OF_LOOP, "", drawn->members.at[i].name->text,
                      member->variable < 0 ? "<- " : member->sign < 0 ? "-> -" : "-> ");
        if (member->variable < 0)
            family_expr(l->to, member->value);
        else
            add_path(l, member->variable);
        family_line(l->to);
    }
}

static void print_assumed(Listing *l)
{
    const Causal *c = l->causal;
    for (int v = 0; v < c->variables.count && c->is_assumed; v++) {
        if (!c->is_assumed[v])
            continue;
        in_section(l, "Discrete variables whose previous values are assumed in an event iteration");
        begin_line(l, INDENT);
        add_path(l, v);
        family_line(l->to);
    }
}

static void print_schedule(Listing *l, const char *title, const Schedule *schedule, int output_only)
{
    for (int b = 0; b < schedule->count; b++) {
        const Block *block = schedule->at[b];
        if (output_only >= 0 && block->is_output_only != (output_only == 1))
            continue;
        const char *own = block->modes.in ? modeset_words(l->to->arena, l->causal, block->modes) : NULL;
        in_section(l, own ? name_format("%s, while %s", title, own)->text : title);
        if (block->kind == BLOCK_ALGORITHM) {
            print_algorithm(l, block->algorithm);
        } else if (block->kind == BLOCK_ASSIGN) {
            begin_line(l, INDENT);
            add_assignment(l, &block->inner.at[0], &block->through);
        } else {
            print_loop(l, block);
        }
    }
}

static void print_start_checks(Listing *l)
{
    for (int i = 0; i < l->causal->start_checks.count; i++) {
        const StartCheck *check = &l->causal->start_checks.at[i];
        begin_line(l, INDENT);
        add_path(l, check->variable);
        family_words(l->to, " must become ");
        family_expr(l->to, check->start);
        family_line(l->to);
    }
}

/* Prints the source elements and places of drawn equations, each once. */
static void print_sources(Listing *l)
{
    const Causal *c = l->causal;
    Map *known = map_new(l->to->arena);
    for (int e = 0; e < c->system->equations.count; e++) {
        const FlatEquation *drawn = &c->system->equations.at[e];
        const Source source = drawn->source;
        if (!source.file)
            continue;
        const Name key = name_format("%s %s:%d", drawn->element->text, source.file->label->text, source.line);
        if (map_get(known, key, 0))
            continue;
        map_put(known, key, 1);
        if (!l->section || strcmp(l->section, "Drawn in") != 0)
            begin_title(l, l->section = "Drawn in", FAMILY_FEWEST_PLACES);
        begin_line(l, INDENT);
        family_name(l->to, drawn->element, LISTED_ELEMENT, e);
        family_column(l->to, COLUMN_ORIGIN);
        family_name(l->to, name_of(source_print(l->to->arena, source)), LISTED_SOURCE, e);
        family_line(l->to);
    }
}

void causal_list(FamilyListing *to, const Causal *causal)
{
    Listing l = {.to = to, .causal = causal, .by_id = map_new(to->arena)};
    for (int e = 0; e < causal->equations.count; e++)
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
    print_start_checks(&l);
    print_schedule(&l, "Continuous time", &causal->continuous, 0);
    print_schedule(&l, "For results only", &causal->continuous, 1);
    print_branches(&l);
    print_assumed(&l);
    l.loops = 0;
    print_schedule(&l, "At events", &causal->events, -1);
    print_sources(&l);
}

void causal_print(Text *text, const Causal *causal, bool is_unrolled)
{
    FamilyListing listing = family_listing(text->arena, is_unrolled);
    causal_list(&listing, causal);
    family_print(&listing, text);
}
