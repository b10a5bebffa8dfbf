/* discretized.c - level 4 as text: the state vector, and how its derivatives depend on it. */
#include "causal/work.h"

/* Each derivative, and the states that it depends on; long lists are cut. */
static void print_pattern(FamilyListing *to, const Linearization *l)
{
    enum { SHOWN = 100 };
    family_begin_title(to, FAMILY_FEWEST);
    family_line(to);
    if (l->is_augmented) {
        family_format(to, "Jacobian, augmented, %d x %d, %lld entries", l->slots, l->slots, (long long)l->nonzeros);
        family_line(to);
        return;
    }
    family_format(to, "Jacobian, %d x %d, %lld entries with the diagonal, %d colour%s", l->states, l->states,
                  (long long)l->nonzeros, l->colours, l->colours == 1 ? "" : "s");
    if (l->long_rows.count)
        family_format(to, " and %d long row%s", l->long_rows.count, l->long_rows.count == 1 ? "" : "s");
    family_line(to);
    if (l->is_full) {
        family_words(to, "  full");
        family_line(to);
    }
    for (int i = 0; i < l->depends.rows; i++) {
        int from = l->depends.start[i], until = l->depends.start[i + 1];
        family_begin(to);
        family_words(to, "  dx[");
        family_number(to, i + 1);
        family_words(to, "]/dt depends on");
        for (int k = from; k < until && k < from + SHOWN; k++) {
            family_words(to, " x[");
            family_number(to, l->depends.column[k] + 1);
            family_words(to, "]");
        }
        if (until - from > SHOWN)
            family_format(to, " ... (%d states)", until - from);
        family_words(to, until > from ? "" : " no state");
        family_line(to);
    }
}

static void add_variable_line(FamilyListing *to, const Causal *causal, int variable)
{
    family_begin(to);
    family_words(to, "  ");
    family_name(to, causal->variables.at[variable].path, LISTED_VARIABLE, variable);
    family_line(to);
}

static void print_events(FamilyListing *to, const Causal *causal)
{
    int watched = 0, timed = 0;
    for (int i = 0; i < causal->branches.count; i++) {
        bool is_timed = !branch_is_watched(&causal->branches.at[i]);
        timed += is_timed;
        watched += is_timed ? 0 : causal->branches.at[i].is_integer ? 2 : 1;
    }
    for (int pass = 0; pass < 2; pass++) {
        family_begin_title(to, FAMILY_FEWEST);
        if (!pass)
            family_line(to);
        family_format(to, pass ? "Time events, %d" : "Event indicators, %d", pass ? timed : watched);
        family_line(to);
        for (int i = 0; i < causal->branches.count; i++)
            if (branch_is_watched(&causal->branches.at[i]) == (pass == 0))
                add_variable_line(to, causal, causal->branches.at[i].variable);
    }
    family_begin_title(to, FAMILY_FEWEST);
    family_format(to, "Sample clocks, %d", causal->clocks.count);
    family_line(to);
    for (int i = 0; i < causal->clocks.count; i++)
        add_variable_line(to, causal, causal->clocks.at[i].flag);
}

static void print_structure(FamilyListing *to, const Causal *causal)
{
    family_begin_title(to, FAMILY_FEWEST);
    family_line(to);
    family_format(to, "State vector, %d", causal->states.count);
    family_line(to);
    for (int i = 0; i < causal->states.count; i++) {
        family_begin(to);
        family_words(to, "  x[");
        family_number(to, i + 1);
        family_words(to, "]  ");
        family_name(to, causal->variables.at[causal->states.at[i]].path, LISTED_VARIABLE, causal->states.at[i]);
        family_line(to);
    }
    print_pattern(to, causal->linearization);
}

void discretized_print(Text *text, const Causal *causal, bool is_unrolled)
{
    FamilyListing listing = family_listing(text->arena, is_unrolled), *to = &listing;
    const Experiment *experiment = &causal->system->experiment;
    char a[32], b[32], c[32], d[32];
    family_begin_title(to, FAMILY_FEWEST);
    family_format(to, "Discretized system of %s", experiment->name->text);
    family_line(to);
    family_line(to);
    family_format(to, "from %s to %s, results every %s; %s with relative tolerance %s",
                  number_print(experiment->start, a), number_print(experiment->stop, b),
                  number_print(experiment->interval, c), experiment->solver->text,
                  number_print(experiment->tolerance, d));
    family_line(to);
    for (int i = 0; i < causal->clusters.count; i++)
        for (int k = 0; k < causal->clusters.at[i].modes.count; k++) {
            const Mode *mode = &causal->clusters.at[i].modes.at[k];
            family_begin_title(to, FAMILY_FEWEST);
            family_line(to);
            family_format(to, "Mode %d%s, %s", k + 1,
                          causal->clusters.count > 1 ? name_format(" of cluster %d", i + 1)->text : "",
                          mode->condition);
            family_line(to);
            print_structure(to, mode->causal);
        }
    if (!causal->clusters.count)
        print_structure(to, causal);
    print_events(to, causal);
    family_print(to, text);
}
