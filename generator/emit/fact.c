/* fact.c - the facts of a model as a tree of words and whole numbers. */
#include "emit/fact.h"
#include "family/family.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 64, FIELDS = 16 };

typedef struct {
    Arena *arena;
    const Causal *causal;
    Name kinds[OP_COUNT], fields[FIELDS];
    const char *words[WORDS]; /* cache of word_name(), by address; the names */
    Name names[WORDS];
} Facts;

/* The Name of a string literal, cached: there are many facts of few kinds. */
static Name word_name(Facts *f, const char *word)
{
    const size_t at = ((uintptr_t)word ^ (uintptr_t)word >> 6) % WORDS;
    if (f->words[at] != word) {
        f->words[at] = word;
        f->names[at] = name_of(word);
    }
    return f->names[at];
}

/* ---- one fact ---- */

static uint64_t mixed(uint64_t form, uint64_t more)
{
    form = (form ^ more) * 0x9e3779b97f4a7c15u;
    return form ^ (form >> 29);
}

static Fact *add_fact(Facts *f, FactList *to, Name kind, long number, const FactList *of)
{
    Fact *fact = arena_new_of(f->arena, Fact);
    *fact = (Fact){.kind = kind, .number = number, .form = mixed(kind->id + 1, of ? (uint64_t)of->count : 0)};
    if (of) {
        fact->count = of->count;
        fact->at = of->at;
    }
    for (int i = 0; i < fact->count; i++)
        fact->form = mixed(fact->form, fact->at[i]->form);
    list_push(f->arena, to, fact);
    return fact;
}

static void add_number(Facts *f, FactList *to, const char *kind, long number)
{
    add_fact(f, to, word_name(f, kind), number, NULL);
}

static void add_truth(Facts *f, FactList *to, const char *kind, bool is_true)
{
    add_fact(f, to, name_format("%s %s", is_true ? "is" : "is not", kind), 0, NULL);
}

static Fact *add_list(Facts *f, FactList *to, const char *kind, const FactList *of)
{
    return add_fact(f, to, word_name(f, kind), 0, of);
}

static void add_numbers(Facts *f, FactList *to, const char *kind, const int *at, int count)
{
    FactList of = {0};
    for (int i = 0; i < count; i++)
        add_number(f, &of, "", at[i]);
    add_list(f, to, kind, &of);
}

/* Numbers that each have another meaning. */
static void add_fields(Facts *f, FactList *to, const int *at, int count)
{
    FactList of = {0};
    for (int i = 0; i < count; i++) {
        Name kind = i < FIELDS ? f->fields[i] : NULL;
        if (!kind)
            kind = name_format("field %d", i);
        if (i < FIELDS)
            f->fields[i] = kind;
        add_fact(f, &of, kind, at[i], NULL);
    }
    add_list(f, to, "fields", &of);
}

static void add_real(Facts *f, FactList *to, double number)
{
    enum { MOST = 1000000000 };
    if (fabs(number) <= MOST && floor(number) == number)
        add_number(f, to, "number", (long)number);
    else
        add_fact(f, to, name_format("%a", number), 0, NULL);
}

/* The numbers in a name become separate facts. */
static void add_name(Facts *f, FactList *to, const char *name)
{
    FactList of = {0};
    IntList numbers = {0};
    const char *law = family_split(f->arena, name, &numbers);
    for (int i = 0; i < numbers.count; i++)
        add_number(f, &of, "", numbers.at[i]);
    add_fact(f, to, name_of(law), 0, &of);
}

/* ---- expressions and statements ---- */

static Name kind_of(Facts *f, Expr e)
{
    if (e->name)
        return name_joined(name_of(op_text(e->op) ? op_text(e->op) : ""), " ", e->name);
    if (!f->kinds[e->op])
        f->kinds[e->op] = name_format("operator %d", (int)e->op);
    return f->kinds[e->op];
}

static void add_expr(Facts *f, FactList *to, Expr e)
{
    const int variable = e && e->op == OP_VARIABLE ? causal_variable(f->causal, e) : -1;
    if (!e) {
        add_number(f, to, "none", 0);
    } else if (variable >= 0) {
        add_number(f, to, "variable", variable);
    } else if (e->op == OP_VARIABLE || e->op == OP_STRING) {
        add_name(f, to, e->name->text);
    } else if (e->op == OP_NUMBER) {
        add_real(f, to, e->number);
    } else if (e->op == OP_BOOLEAN) {
        add_truth(f, to, "true", e->number > 0.5);
    } else if (e->op == OP_TABLE) {
        add_number(f, to, "data", (long)e->number);
        add_number(f, to, "as many", expr_table_of(e)->count);
    } else {
        FactList of = {0};
        for (int i = 0; i < e->count; i++)
            add_expr(f, &of, e->at[i]);
        add_fact(f, to, kind_of(f, e), 0, &of);
    }
}

static void add_exprs(Facts *f, FactList *to, const char *kind, const Expr *at, int count)
{
    FactList of = {0};
    for (int i = 0; i < count; i++)
        add_expr(f, &of, at[i]);
    add_list(f, to, kind, &of);
}

static void add_statements(Facts *f, FactList *to, const StatementList *statements)
{
    FactList all = {0};
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        FactList of = {0};
        add_expr(f, &of, s->target);
        add_expr(f, &of, s->value);
        add_exprs(f, &of, "conditions", s->conditions.at, s->conditions.count);
        for (int k = 0; k < s->branches.count; k++)
            add_statements(f, &of, &s->branches.at[k]);
        add_fact(f, &all, name_format("statement %d", (int)s->kind), 0, &of);
    }
    add_list(f, to, "statements", &all);
}

/* ---- equations and variables ---- */

static void set_label(Fact *fact, const char *label, Source source)
{
    fact->label = label;
    fact->source = source;
}

static void label_equation(Facts *f, Fact *fact, int equation)
{
    if (equation < 0)
        return;
    const CausalEquation *e = &f->causal->equations.at[equation];
    set_label(fact, e->id->text, e->source);
    fact->left = e->left;
    fact->right = e->right;
}

static void add_equations(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->equations.count; i++) {
        const CausalEquation *e = &f->causal->equations.at[i];
        FactList of = {0};
        add_name(f, &of, e->id->text);
        add_expr(f, &of, e->left);
        add_expr(f, &of, e->right);
        add_expr(f, &of, e->presence);
        add_numbers(f, &of, "made of", e->made_of.at, e->made_of.count);
        add_fields(f, &of, (const int[]){e->clock, e->determines, e->parent, e->set, e->declared}, 5);
        Fact *fact = add_fact(f, &all, name_format("equation %d %d", (int)e->use, e->is_product), 0, &of);
        label_equation(f, fact, i);
    }
    add_list(f, to, "equations", &all);
}

/* True for a branch or its value before an event: it is named by its text, or by a number if the text is too long. */
static bool is_named_by_text(const Facts *f, int variable)
{
    const CausalVariable *v = &f->causal->variables.at[variable];
    return v->role == ROLE_BRANCH || (v->role == ROLE_BEFORE && f->causal->variables.at[v->of].role == ROLE_BRANCH);
}

static void add_variables(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->variables.count; i++) {
        const CausalVariable *v = &f->causal->variables.at[i];
        const System *system = f->causal->system;
        FactList of = {0};
        if (!is_named_by_text(f, i))
            add_name(f, &of, v->path->text);
        add_fields(f, &of, (const int[]){v->derivative, v->integral, v->before, v->of, v->clock, v->declared, v->set,
                                  v->representative, v->sign, v->equation},
                    10);
        add_numbers(f, &of, "with", v->with.at, v->with.count);
        add_real(f, &of, v->value);
        add_expr(f, &of, v->presence);
        add_expr(f, &of, v->start);
        Fact *fact = add_fact(f, &all,
                              name_format("variable %d %d %d %d %d %d %d", (int)v->role, (int)v->leaf->type,
                                          v->is_product, v->is_fixed, v->is_given, v->is_guess, v->decides != NULL),
                              0, &of);
        const int declared = i < system->variables.count ? i : v->declared;
        if (declared >= 0)
            set_label(fact, v->path->text, system->variables.at[declared].source);
    }
    add_list(f, to, "variables", &all);
}

/* ---- blocks, in the order of solution ---- */

static void add_block(Facts *f, FactList *to, const Block *b)
{
    FactList of = {0}, inner = {0}, partials = {0}, entries = {0};
    for (int i = 0; i < b->inner.count; i++) {
        const Assignment *a = &b->inner.at[i];
        FactList parts = {0};
        add_number(f, &parts, "variable", a->variable);
        add_number(f, &parts, "equation", a->equation);
        add_expr(f, &parts, a->value);
        add_expr(f, &parts, a->divisor);
        add_list(f, &inner, "assignment", &parts);
    }
    for (int i = 0; i < b->partials.count; i++) {
        const Partial *p = &b->partials.at[i];
        FactList parts = {0};
        add_number(f, &parts, "variable", p->variable);
        add_number(f, &parts, "column", p->column);
        add_expr(f, &parts, p->value);
        add_list(f, &partials, "partial", &parts);
    }
    for (int i = 0; i < b->jacobian.count; i++) {
        FactList parts = {0};
        add_number(f, &parts, "row", b->jacobian.at[i].row);
        add_number(f, &parts, "column", b->jacobian.at[i].column);
        add_expr(f, &parts, b->jacobian.at[i].value);
        add_list(f, &entries, "entry", &parts);
    }
    add_list(f, &of, "inner", &inner);
    add_list(f, &of, "partials", &partials);
    add_list(f, &of, "entries", &entries);
    add_numbers(f, &of, "tearing", b->tearing.at, b->tearing.count);
    add_numbers(f, &of, "residuals", b->residuals.at, b->residuals.count);
    add_numbers(f, &of, "through", b->through.at, b->through.count);
    add_fields(f, &of, (const int[]){b->algorithm, b->observers}, 2);
    add_fact(f, &of, name_format("in %d %llx", b->modes.cluster, (unsigned long long)b->modes.in), 0, NULL);
    Fact *fact = add_fact(f, to, name_format("block %d %d %d %d", (int)b->kind, b->is_sparse, b->is_state_selection,
                                             b->is_output_only), 0, &of);
    label_equation(f, fact, block_size(b) ? block_equation(b, 0) : -1);
}

static void add_schedule(Facts *f, FactList *to, const char *kind, const Schedule *schedule)
{
    FactList of = {0};
    for (int i = 0; i < schedule->count; i++)
        add_block(f, &of, schedule->at[i]);
    add_list(f, to, kind, &of);
}

/* Partial derivatives. The running program derives the sparsity pattern and its colouring from them. */
static void add_slopes(Facts *f, FactList *to)
{
    const Linearization *l = f->causal->linearization;
    FactList rows = {0};
    for (int i = 0; l && i < l->rows.count; i++) {
        const SlopeRow *row = &l->rows.at[i];
        FactList of = {0};
        add_number(f, &of, "equation", row->equation);
        add_number(f, &of, "slot", row->slot);
        for (int k = row->first; k < row->first + row->count; k++) {
            FactList parts = {0};
            add_number(f, &parts, "slot", l->terms.at[k].slot);
            add_expr(f, &parts, l->terms.at[k].partial);
            add_list(f, &of, "term", &parts);
        }
        label_equation(f, add_list(f, &rows, "row", &of), row->equation);
    }
    add_list(f, to, "slopes", &rows);
}

/* ---- events ---- */

static void add_branches(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->branches.count; i++) {
        const Branch *b = &f->causal->branches.at[i];
        FactList of = {0};
        add_exprs(f, &of, "of", (const Expr[]){b->value, b->rate, b->rest, b->form, b->gate, b->presence}, 6);
        add_fields(f, &of, (const int[]){b->variable, b->equation, b->algorithm}, 3);
        const Name kind = name_format("branch %d %d %d", (int)b->kind, b->is_integer, b->may_peak);
        Fact *fact = add_fact(f, &all, kind, 0, &of);
        label_equation(f, fact, b->equation);
    }
    add_list(f, to, "branches", &all);
}

static void add_delays(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->delays.count; i++) {
        const Delay *d = &f->causal->delays.at[i];
        FactList of = {0};
        add_fields(f, &of, (const int[]){d->equation, d->operand, d->branch}, 3);
        add_exprs(f, &of, "of", (const Expr[]){d->time, d->longest}, 2);
        add_numbers(f, &of, "causes", d->causes.at, d->causes.count);
        add_truth(f, &of, "switched", d->is_switched);
        label_equation(f, add_list(f, &all, "delay", &of), d->equation);
    }
    add_list(f, to, "delays", &all);
}

static void add_algorithms(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->algorithms.count; i++) {
        const CausalAlgorithm *a = &f->causal->algorithms.at[i];
        const FlatAlgorithm *drawn = &f->causal->system->algorithms.at[a->declared];
        FactList of = {0};
        add_fields(f, &of, (const int[]){a->declared, a->clock}, 2);
        add_statements(f, &of, &a->statements);
        for (int k = 0; k < a->members.count; k++) {
            add_number(f, &of, "member", a->members.at[k].variable);
            add_expr(f, &of, a->members.at[k].value);
        }
        add_expr(f, &of, a->presence);
        add_numbers(f, &of, "reads", a->reads.at, a->reads.count);
        add_numbers(f, &of, "assigns", a->assigns.at, a->assigns.count);
        set_label(add_list(f, &all, "algorithm", &of), drawn->id->text, drawn->source);
    }
    add_list(f, to, "algorithms", &all);
}

static void add_checks(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->system->checks.count; i++) {
        const FlatCheck *c = &f->causal->system->checks.at[i];
        FactList of = {0};
        add_name(f, &of, c->id->text);
        add_exprs(f, &of, "of", (const Expr[]){c->premise, c->condition, c->margin, c->exercised, c->violated}, 5);
        set_label(add_list(f, &all, "check", &of), c->id->text, c->source);
    }
    add_list(f, to, "checks", &all);
}

static void add_events(Facts *f, FactList *to)
{
    const Causal *c = f->causal;
    FactList clocks = {0}, jumps = {0}, guesses = {0}, poles = {0};
    for (int i = 0; i < c->clocks.count; i++) {
        add_number(f, &clocks, "flag", c->clocks.at[i].flag);
        add_exprs(f, &clocks, "of", (const Expr[]){c->clocks.at[i].first, c->clocks.at[i].period}, 2);
    }
    for (int i = 0; i < c->jumps.count; i++) {
        const Jump *j = &c->jumps.at[i];
        add_truth(f, &jumps, "lost", j->is_lost);
        add_fields(f, &jumps, (const int[]){j->variable, j->derivative, j->size, j->is_twice, j->is_position}, 5);
    }
    for (int i = 0; i < c->guesses.count; i++) {
        add_fields(f, &guesses, (const int[]){c->guesses.at[i].variable, c->guesses.at[i].branch}, 2);
        add_expr(f, &guesses, c->guesses.at[i].value);
    }
    for (int i = 0; i < c->poles.count; i++) {
        add_number(f, &poles, "equation", c->poles.at[i].equation);
        add_expr(f, &poles, c->poles.at[i].divisor);
    }
    add_list(f, to, "clocks", &clocks);
    add_list(f, to, "jumps", &jumps);
    add_list(f, to, "guesses", &guesses);
    add_list(f, to, "poles", &poles);
    add_exprs(f, to, "turning", c->turning.at, c->turning.count);
    add_numbers(f, to, "discretes", c->discretes.at, c->discretes.count);
    add_numbers(f, to, "resets", c->resets.at, c->resets.count);
    add_numbers(f, to, "stepwise", c->stepwise.at, c->stepwise.count);
    add_numbers(f, to, "groups", c->group_ends.at, c->group_ends.count);
    add_numbers(f, to, "groups", c->group, c->group ? c->variables.count : 0);
}

/* ---- a model ---- */

static void add_sets(Facts *f, FactList *to)
{
    FactList all = {0};
    for (int i = 0; i < f->causal->sets.count; i++) {
        const StateSet *s = &f->causal->sets.at[i];
        add_numbers(f, &all, "candidates", s->candidates.at, s->candidates.count);
        add_numbers(f, &all, "states", s->states.at, s->states.count);
        add_numbers(f, &all, "equations", s->equations.at, s->equations.count);
        add_numbers(f, &all, "chosen", s->chosen.at, s->chosen.count);
        add_exprs(f, &all, "jacobian", s->jacobian.at, s->jacobian.count);
    }
    add_list(f, to, "sets", &all);
}

static void add_system(Facts *f, FactList *to, const Causal *causal);

static void add_modes(Facts *f, FactList *to)
{
    const Causal *whole = f->causal;
    FactList all = {0};
    for (int i = 0; i < whole->clusters.count; i++) {
        const Cluster *cluster = &whole->clusters.at[i];
        for (int k = 0; k < cluster->selectors.count; k++)
            add_expr(f, &all, cluster->selectors.at[k].of);
        for (int k = 0; k < cluster->modes.count; k++) {
            const Mode *mode = &cluster->modes.at[k];
            add_name(f, &all, mode->condition ? mode->condition : "");
            if (mode->causal)
                add_system(f, &all, mode->causal);
        }
    }
    add_list(f, to, "modes", &all);
}

static void add_system(Facts *f, FactList *to, const Causal *causal)
{
    const Causal *outer = f->causal;
    FactList of = {0};
    f->causal = causal;
    add_equations(f, &of);
    add_variables(f, &of);
    add_checks(f, &of);
    add_algorithms(f, &of);
    add_schedule(f, &of, "constants", &causal->constants);
    add_schedule(f, &of, "start", &causal->start);
    add_schedule(f, &of, "continuous", &causal->continuous);
    add_schedule(f, &of, "events", &causal->events);
    add_numbers(f, &of, "states", causal->states.at, causal->states.count);
    add_sets(f, &of);
    add_slopes(f, &of);
    add_branches(f, &of);
    add_delays(f, &of);
    add_events(f, &of);
    add_numbers(f, &of, "defaulted", causal->defaulted.at, causal->defaulted.count);
    add_numbers(f, &of, "given", causal->given.at, causal->given.count);
    add_modes(f, &of);
    add_list(f, to, "system", &of);
    f->causal = outer;
}

const Fact *fact_of(Arena *arena, const Causal *causal)
{
    Facts f = {.arena = arena, .causal = causal};
    FactList all = {0};
    add_system(&f, &all, causal);
    return all.at[0];
}

const Fact *fact_of_numbers(Arena *arena, const int *numbers, int count)
{
    Facts f = {.arena = arena};
    FactList all = {0};
    add_numbers(&f, &all, "table", numbers, count);
    return all.at[0];
}

const Fact *fact_of_fields(Arena *arena, const int *numbers, int count)
{
    Facts f = {.arena = arena};
    FactList all = {0};
    add_fields(&f, &all, numbers, count);
    return all.at[0];
}

const Fact *fact_of_list(Arena *arena, const FactList *of, int number)
{
    Facts f = {.arena = arena};
    FactList all = {0};
    return add_fact(&f, &all, name_format("list %d", number), 0, of);
}

const Fact *fact_copy(Arena *arena, const Fact *fact)
{
    Fact *copy = arena_new_of(arena, Fact);
    *copy = *fact;
    copy->count = 0;
    copy->at = NULL;
    return copy;
}
