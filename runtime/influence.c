/* influence.c - how strongly parameters and quantities rise and fall together: Spearman's rank correlation (The proof
 * and measurement of association between two things, Am. J. Psychol. 15, 1904), which is that of Pearson for ranks;
 * equal values share the average of their ranks. It is 1 or -1 for any relation that always rises or falls, and near 0
 * for one that does both. Without any relation t = r sqrt((n - 2)/(1 - r^2)) has nearly Student's distribution with
 * n - 2 degrees of freedom. The probability that chance alone raises any |r| of the study above the bound of noise is
 * at most 1 - level, of which each has an equal share (Bonferroni). */
#include "ranking.h"
#include "study.h"

#include <string.h>

typedef struct {
    const Study *study;
    const uint32_t *const *orders;
    const long *counts;
    unsigned char *both, *usual; /* by case: it belongs to this pair; to the first pair, and mostly to all */
    double **known;              /* by column: ranks of a parameter among the usual cases; NULL: not yet */
    double *x, *y;               /* ranks by case */
    bool has_usual;
    Arena *arena;
} Pair;

/* Chooses the cases of this pair; true if they are not those of the pair before. */
static bool choose(const Pair *p, const StudyColumn *parameter, const StudyColumn *figure)
{
    const Study *s = p->study;
    unsigned changed = 0;
    for (long i = 0; i < s->count; i++) {
        const unsigned char is = case_has_run(s, i) && case_represents(s, i) && isfinite(figure->values[i]) &&
                                 isfinite(parameter->values[i]);
        changed |= p->both[i] ^ is;
        p->both[i] = is;
    }
    return changed;
}

static const double *ranks_of(Pair *p, int parameter)
{
    const size_t cases = (size_t)p->study->count;
    double *ranks = p->x;
    if (!p->has_usual) {
        memcpy(p->usual, p->both, cases);
        p->has_usual = true;
    }
    if (memcmp(p->usual, p->both, cases) == 0) {
        if (p->known[parameter])
            return p->known[parameter];
        ranks = p->known[parameter] = arena_doubles(p->arena, cases);
    }
    ranking_ranks(p->study->columns[parameter].values, p->orders[parameter], p->counts[parameter], p->both, ranks);
    return ranks;
}

/* The correlation of ranks, whose mean is 0; NAN if one of both is constant. */
static double correlation(const Pair *p, const double *ranks)
{
    double products = 0, x = 0, y = 0;
    for (long i = 0; i < p->study->count; i++)
        if (p->both[i]) {
            products += ranks[i] * p->y[i];
            x += ranks[i] * ranks[i];
            y += p->y[i] * p->y[i];
        }
    return x > 0 && y > 0 ? fmin(fmax(products / sqrt(x) / sqrt(y), -1), 1) : NAN;
}

/* The bound that |r| exceeds by chance alone with that probability; 1: there is none. */
static double noise_of(long cases, double probability)
{
    if (cases < 4)
        return 1;
    const double freedom = (double)cases - 2, t = student_quantile(1 - probability, freedom);
    return t / sqrt(freedom + t * t);
}

static void find_ranks(Pair *p, double chance, StudyInfluences *of)
{
    const StudyColumn *figure = &p->study->columns[of->column];
    long cases = 0;
    of->cases = of->count ? p->study->count : 0;
    for (int k = 0; k < of->count; k++) {
        StudyInfluence *i = &of->of[k];
        if (choose(p, &p->study->columns[i->parameter], figure) || k == 0)
            cases = ranking_ranks(figure->values, p->orders[of->column], p->counts[of->column], p->both, p->y);
        i->rank = correlation(p, ranks_of(p, i->parameter));
        i->is_noise = !(fabs(i->rank) > noise_of(cases, chance));
        of->cases = cases < of->cases ? cases : of->cases;
    }
    of->noise = noise_of(of->cases, chance);
}

void study_rank_influences(const Study *s, const uint32_t *const *orders, const long *counts, double level,
                           StudyInfluences *of, int count)
{
    Arena own = {NULL};
    const size_t cases = (size_t)s->count;
    Pair p = {.study = s, .orders = orders, .counts = counts, .arena = &own};
    p.both = arena_take(&own, cases, 1);
    p.usual = arena_take(&own, cases, 1);
    p.known = arena_take(&own, (size_t)s->column_count, sizeof *p.known);
    p.x = arena_doubles(&own, cases);
    p.y = arena_doubles(&own, cases);
    for (int k = 0; k < count; k++)
        find_ranks(&p, (1 - level) / count / fmax(1, of[k].count), &of[k]);
    arena_release(&own);
}
