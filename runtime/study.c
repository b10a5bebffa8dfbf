/* study.c - computes the findings from the table of many runs. */
#include "study.h"
#include "estimate.h"
#include "ranking.h"

#include <stdlib.h>
#include <string.h>

/* ---- cases that did not run ---- */

static const char *reason_of(const Study *s, long i)
{
    return s->reasons && s->reasons[i] ? s->reasons[i] : "";
}

static size_t number_length(const char *text)
{
    size_t length = strspn(text, "+-.0123456789");
    if (length == 0 || strcspn(text, "0123456789") >= length)
        return 0;
    if ((text[length] == 'e' || text[length] == 'E') && strspn(text + length + 1, "+-0123456789") > 0)
        length += 1 + strspn(text + length + 1, "+-0123456789");
    return length;
}

/* Compares texts; all numbers in them count as equal. */
static int compare_but_numbers(const char *a, const char *b)
{
    while (*a || *b) {
        const size_t one = number_length(a), other = number_length(b);
        if (one || other) {
            if (!one || !other)
                return one ? -1 : 1;
            a += one;
            b += other;
        } else if (*a != *b) {
            return (unsigned char)*a < (unsigned char)*b ? -1 : 1;
        } else {
            a++;
            b++;
        }
    }
    return 0;
}

typedef struct {
    const Study *study;
    long number;
} Excluded;

static bool is_same_failure(const Excluded *a, const Excluded *b)
{
    return a->study->status[a->number] == b->study->status[b->number] &&
           compare_but_numbers(reason_of(a->study, a->number), reason_of(b->study, b->number)) == 0;
}

static int compare_excluded(const void *x, const void *y)
{
    const Excluded *a = x, *b = y;
    const int status = (int)a->study->status[a->number] - (int)b->study->status[b->number];
    const int reason =
        status ? status : compare_but_numbers(reason_of(a->study, a->number), reason_of(b->study, b->number));
    return reason ? reason : (a->number > b->number) - (a->number < b->number);
}

/* The most frequent failures first; equally frequent ones by status and reason. */
static int compare_failures(const void *x, const void *y)
{
    const StudyFailure *a = x, *b = y;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return a->status != b->status ? (int)a->status - (int)b->status : strcmp(a->reason, b->reason);
}

static void find_failures(StudyFindings *f, Arena *a)
{
    const Study *s = f->study;
    const long ran = f->by_status[CASE_DONE] + f->by_status[CASE_VIOLATED], left = s->count - ran;
    Arena own = {NULL};
    Excluded *excluded = arena_take(&own, (size_t)left, sizeof *excluded);
    long length = 0;
    for (long i = 0; i < s->count; i++)
        if (!case_has_run(s, i))
            excluded[length++] = (Excluded){s, i};
    qsort(excluded, (size_t)length, sizeof *excluded, compare_excluded);
    for (long i = 0; i < length; i++)
        f->failure_count += i == 0 || !is_same_failure(&excluded[i - 1], &excluded[i]);
    f->failures = arena_take(a, (size_t)f->failure_count, sizeof *f->failures);
    StudyFailure *failure = f->failures - 1;
    for (long i = 0; i < length; i++) {
        const long number = excluded[i].number;
        if (i == 0 || !is_same_failure(&excluded[i - 1], &excluded[i])) {
            failure++;
            failure->status = (CaseStatus)s->status[number];
            failure->reason = reason_of(s, number);
        }
        failure->is_varied |= strcmp(failure->reason, reason_of(s, number)) != 0;
        if (failure->count < (long)(sizeof failure->names / sizeof *failure->names))
            failure->names[failure->count] = s->names ? s->names[number] : NULL;
        failure->count++;
    }
    qsort(f->failures, (size_t)f->failure_count, sizeof *f->failures, compare_failures);
    arena_release(&own);
}

/* ---- requirements ---- */

static void find_requirements(StudyFindings *f, Arena *a)
{
    const Study *s = f->study;
    Arena own = {NULL};
    int *decided = arena_take(&own, (size_t)s->column_count, sizeof *decided), count = 0;
    f->requirements = arena_take(a, (size_t)s->column_count, sizeof *f->requirements);
    for (int k = 0; k < s->column_count; k++) {
        if (s->columns[k].kind != STUDY_VERDICT)
            continue;
        StudyRequirement *r = &f->requirements[f->requirement_count++];
        r->name = s->columns[k].name;
        estimate_requirement(s, &k, 1, f->level, r);
        if (r->decided)
            decided[count++] = k;
        else
            f->undecided++;
    }
    if (count > 1) {
        f->all = arena_take(a, 1, sizeof *f->all);
        estimate_requirement(s, decided, count, f->level, f->all);
    }
    arena_release(&own);
}

/* ---- margins, figures and parameters ---- */

static bool is_quantity(const StudyColumn *c)
{
    return c->kind == STUDY_MARGIN || c->kind == STUDY_FIGURE;
}

static int find_of_kind(const Study *s, int from, bool are_parameters)
{
    while (from < s->column_count &&
           !(are_parameters ? s->columns[from].kind == STUDY_PARAMETER : is_quantity(&s->columns[from])))
        from++;
    return from;
}

/* The strongest influences first: by total index, or by rank correlation without one; those without both come last. */
static int compare_influences(const void *x, const void *y)
{
    const StudyInfluence *a = x, *b = y;
    const double one = isnan(a->total) ? -1 : a->total, other = isnan(b->total) ? -1 : b->total;
    if (one > other || one < other)
        return one > other ? -1 : 1;
    const double rank = isnan(a->rank) ? -1 : fabs(a->rank), other_rank = isnan(b->rank) ? -1 : fabs(b->rank);
    if (rank > other_rank || rank < other_rank)
        return rank > other_rank ? -1 : 1;
    return a->parameter - b->parameter;
}

static void find_influences(StudyFindings *f, const uint32_t *const *orders, const long *counts, Arena *a)
{
    const Study *s = f->study;
    int parameters = 0, quantities = 0;
    for (int k = 0; k < s->column_count; k++) {
        parameters += s->columns[k].kind == STUDY_PARAMETER;
        quantities += is_quantity(&s->columns[k]);
    }
    if (parameters == 0 || quantities == 0)
        return;
    f->influences = arena_take(a, (size_t)quantities, sizeof *f->influences);
    const StudyInterval nothing = {INTERVAL_NO_CASES, NAN, NAN};
    for (int k = find_of_kind(s, 0, false); k < s->column_count; k = find_of_kind(s, k + 1, false)) {
        StudyInfluences *of = &f->influences[f->influence_count++];
        of->column = k;
        of->of = arena_take(a, (size_t)parameters, sizeof *of->of);
        for (int p = find_of_kind(s, 0, true); p < s->column_count; p = find_of_kind(s, p + 1, true))
            of->of[of->count++] = (StudyInfluence){.parameter = p,
                                                   .rank = NAN,
                                                   .is_noise = true,
                                                   .first = NAN,
                                                   .total = NAN,
                                                   .first_interval = nothing,
                                                   .total_interval = nothing};
    }
    study_rank_influences(s, orders, counts, f->level, f->influences, f->influence_count);
    if (s->method == DESIGN_SALTELLI && s->part)
        study_sobol_influences(s, f->level, f->influences, f->influence_count);
    for (int k = 0; k < f->influence_count; k++)
        qsort(f->influences[k].of, (size_t)parameters, sizeof *f->influences[k].of, compare_influences);
}

/* Counts the chosen cases without a number, and those with an infinite one. */
static void count_others(const Study *s, const unsigned char *is_chosen, StudyDistribution *d)
{
    for (long i = 0; i < s->count; i++)
        if (is_chosen[i]) {
            d->missing += isnan(d->column->values[i]) != 0;
            d->infinite += isinf(d->column->values[i]) != 0;
        }
}

static void find_distributions(StudyFindings *f, Arena *a)
{
    const Study *s = f->study;
    const size_t cases = (size_t)s->count, columns = (size_t)s->column_count;
    Arena own = {NULL};
    unsigned char *is_chosen = arena_take(&own, cases, 1);
    uint32_t **orders = arena_take(&own, columns, sizeof *orders);
    long *counts = arena_take(&own, columns, sizeof *counts);
    for (long i = 0; i < s->count; i++)
        is_chosen[i] = case_represents(s, i) && case_has_run(s, i);
    f->distributions = arena_take(a, columns, sizeof *f->distributions);
    for (int pass = 0; pass < 2; pass++)
        for (int k = find_of_kind(s, 0, pass); k < s->column_count; k = find_of_kind(s, k + 1, pass)) {
            StudyDistribution *d = &f->distributions[f->distribution_count++];
            orders[k] = arena_take(&own, cases, sizeof *orders[k]);
            counts[k] = ranking_order(s->columns[k].values, is_chosen, s->count, orders[k]);
            study_distribution(&s->columns[k], orders[k], counts[k], a, d);
            d->mean_interval = estimate_mean(s, d, orders[k], f->level);
            count_others(s, is_chosen, d);
        }
    find_influences(f, (const uint32_t *const *)orders, counts, a);
    arena_release(&own);
}

const StudyFindings *study_find(const Study *s, double level, Arena *a)
{
    StudyFindings *f = arena_take(a, 1, sizeof *f);
    f->study = s;
    f->level = level;
    for (long i = 0; i < s->count; i++) {
        f->by_status[s->status[i]]++;
        f->representing += case_represents(s, i);
    }
    find_failures(f, a);
    find_requirements(f, a);
    find_distributions(f, a);
    return f;
}
