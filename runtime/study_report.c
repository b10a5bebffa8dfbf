/* study_report.c - the summary of a study as plain text, in columns. */
#include "study_text.h"

#include <string.h>

enum { MOST_COLUMNS = 12, GAP = 2, MOST_FAILURES = 10, MOST_INFLUENCES = 5 };

typedef struct {
    Arena *arena;
    int columns, count, capacity;
    const char **cells; /* row by row */
} Table;

static void add(Table *t, const char *cell)
{
    t->cells = arena_room(t->arena, t->cells, t->count, &t->capacity, sizeof *t->cells);
    t->cells[t->count++] = cell;
}

static void add_all(Table *t, const char *const *cells)
{
    for (int k = 0; k < t->columns; k++)
        add(t, cells[k]);
}

static int letters_of(const char *text) /* in UTF-8 */
{
    int count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

/* True for a row that is a single text: its second cell is NULL. */
static bool is_text(const Table *t, int row)
{
    return !t->cells[row + 1];
}

static void print_table(const Table *t, FILE *out)
{
    int widths[MOST_COLUMNS] = {0};
    for (int row = 0; row < t->count; row += t->columns)
        for (int k = 0; k < t->columns && !is_text(t, row); k++) {
            const int letters = letters_of(t->cells[row + k]);
            widths[k] = letters > widths[k] ? letters : widths[k];
        }
    for (int row = 0; row < t->count; row += t->columns) {
        int blanks = 0;
        for (int k = 0; k < t->columns && t->cells[row + k]; k++) {
            const char *cell = t->cells[row + k];
            if (*cell)
                fprintf(out, "%*s%s", blanks, "", cell);
            const int rest = widths[k] - letters_of(cell) + GAP;
            blanks = *cell ? rest : blanks + rest;
        }
        fputc('\n', out);
    }
}

static void print_failures(const StudyFindings *f, Arena *a, FILE *out)
{
    const long left = f->by_status[CASE_FAILED] + f->by_status[CASE_REFUSED] + f->by_status[CASE_LOST];
    if (left == 0)
        return;
    fprintf(out, "%s of %s cases %s no results; the numbers below exclude %s:\n", study_count(a, left),
            study_count(a, f->study->count), left == 1 ? "has" : "have", left == 1 ? "it" : "them");
    for (int k = 0; k < f->failure_count && k < MOST_FAILURES; k++) {
        const StudyFailure *failure = &f->failures[k];
        const char *cases = study_cases(a, failure);
        fprintf(out, "  %s %s%s%s%s%s%s\n", study_count(a, failure->count), study_status(failure->status),
                *failure->reason ? ": " : "", failure->reason, failure->is_varied ? " (also with other numbers)" : "",
                !*cases               ? ""
                : failure->count == 1 ? "; case "
                                      : "; cases ",
                cases);
    }
    if (f->failure_count > MOST_FAILURES)
        fprintf(out, "  %s more reasons\n", study_count(a, f->failure_count - MOST_FAILURES));
}

static void add_requirement(Table *t, const StudyRequirement *r)
{
    Arena *a = t->arena;
    const int decimals = study_decimals(&r->interval, r->decided);
    add(t, study_requirement_name(r));
    add(t, study_format(a, "%s of %s", study_count(a, r->verdicts[VERDICT_MET]), study_count(a, r->decided)));
    add(t, study_fixed(a, r->probability, decimals));
    add(t, study_interval(a, &r->interval, decimals));
    const char *undecided = study_undecided(a, r);
    if (*undecided) {
        add_all(t, (const char *const[]){study_format(a, "  besides %s", undecided), NULL, NULL, NULL});
    }
    if (r->decided && r->excluded) {
        const int own = study_decimals(&r->worst_interval, r->decided + r->excluded);
        add(t, "  if cases without results violate it");
        add(t, study_format(a, "%s of %s", study_count(a, r->verdicts[VERDICT_MET]),
                            study_count(a, r->decided + r->excluded)));
        add(t, study_fixed(a, r->worst, own));
        add(t, study_interval(a, &r->worst_interval, own));
    }
}

static void print_requirements(const StudyFindings *f, Arena *a, FILE *out)
{
    Table t = {.arena = a, .columns = 4};
    if (f->requirement_count == 0)
        return;
    add_all(&t, (const char *const[]){"requirement", "met of decided", "probability",
                                      study_format(a, "%s interval", study_level(a, f->level))});
    for (int k = 0; k < f->requirement_count; k++)
        add_requirement(&t, &f->requirements[k]);
    if (f->all)
        add_requirement(&t, f->all);
    fputc('\n', out);
    print_table(&t, out);
    if (f->all && f->undecided)
        fprintf(out, "\"all of them\" excludes requirements that no case decided: %d\n", f->undecided);
}

static void print_distributions(const StudyFindings *f, bool are_parameters, Arena *a, FILE *out)
{
    Table t = {.arena = a, .columns = 10};
    add_all(&t, (const char *const[]){are_parameters ? "parameter" : "margin or figure", "unit", "cases", "mean",
                                      "deviation", "least", "5 %", "50 %", "95 %", "greatest"});
    for (int k = 0; k < f->distribution_count; k++) {
        const StudyDistribution *d = &f->distributions[k];
        if ((d->column->kind == STUDY_PARAMETER) != are_parameters)
            continue;
        add(&t, study_format(a, "%s%s", d->column->kind == STUDY_MARGIN ? "margin of " : "", d->column->name));
        add(&t, d->column->unit);
        add(&t, study_count(a, d->count));
        add(&t, study_value(a, d->mean, d->deviation));
        add(&t, study_value(a, d->deviation, NAN));
        add(&t, study_value(a, d->least, d->deviation));
        add(&t, study_value(a, d->quantiles[QUANTILE_5], d->deviation));
        add(&t, study_value(a, d->quantiles[QUANTILE_50], d->deviation));
        add(&t, study_value(a, d->quantiles[QUANTILE_95], d->deviation));
        add(&t, study_value(a, d->greatest, d->deviation));
        if (d->infinite)
            add_all(&t, (const char *const[]){study_format(a, "  besides %s infinite", study_count(a, d->infinite)),
                                              NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL});
    }
    if (t.count == t.columns)
        return;
    fputc('\n', out);
    print_table(&t, out);
}

static void print_influence(const StudyFindings *f, const StudyInfluences *of, Arena *a, FILE *out)
{
    const Study *s = f->study;
    const StudyColumn *c = &s->columns[of->column];
    int shown = 0;
    fprintf(out, "most influential on %s%s:", c->kind == STUDY_MARGIN ? "the margin of " : "", c->name);
    for (int k = 0; k < of->count && shown < MOST_INFLUENCES; k++) {
        const StudyInfluence *i = &of->of[k];
        const bool has_indices = !isnan(i->total);
        if (!has_indices && i->is_noise)
            continue;
        fprintf(out, "%s %s", shown++ ? "," : "", s->columns[i->parameter].name);
        if (has_indices)
            fprintf(out, " %s%s (%s alone)", study_fixed(a, i->total, 2), shown == 1 ? " of the variance" : "",
                    study_fixed(a, i->first, 2));
        else
            fprintf(out, " %s", study_fixed(a, i->rank, 2));
    }
    fputs(shown ? "\n" : " none is significant\n", out);
    if (of->rows > of->used)
        fprintf(out, "  %s of %s base rows are excluded, because one of their cases has no result\n",
                study_count(a, of->rows - of->used), study_count(a, of->rows));
}

void study_print(const StudyFindings *f, FILE *out)
{
    Arena own = {NULL};
    const Study *s = f->study;
    fprintf(out, "%s\n", study_design(s, &own));
    if (f->representing < s->count)
        fprintf(out, "probabilities and distributions are computed from the %s rows of the samples A and B\n",
                study_count(&own, f->representing));
    print_failures(f, &own, out);
    print_requirements(f, &own, out);
    print_distributions(f, false, &own, out);
    if (f->influence_count)
        fputc('\n', out);
    for (int k = 0; k < f->influence_count; k++)
        print_influence(f, &f->influences[k], &own, out);
    print_distributions(f, true, &own, out);
    arena_release(&own);
}
