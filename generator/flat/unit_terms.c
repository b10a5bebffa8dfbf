/* unit_terms.c - classes of units by union-find with powers, and relations that wait for missing units. */
#include "flat/unit_terms.h"

#include <math.h>

static const double power_tolerance = 1e-9;

int flat_term_new(UnitTerms *terms, const Dimension *unit)
{
    int term = terms->terms.count;
    list_push(terms->arena, &terms->terms,
              (UnitTerm){.parent = term,
                         .power = 1,
                         .factor = unit ? *unit : no_dimension,
                         .is_known = unit != NULL,
                         .site = -1,
                         .first = -1});
    return term;
}

void flat_term_power_of(UnitTerms *terms, int term, int base, double power, Dimension factor)
{
    UnitTerm *made = &terms->terms.at[term];
    require(made->parent == term && !made->is_known && term != base);
    made->parent = base;
    made->power = power;
    made->factor = factor;
}

/* Makes every term on the way a child of its root. Two passes: the way is turned round, then walked back. */
static int root_of(UnitTerms *terms, int term)
{
    UnitTerm *at = terms->terms.at;
    int before = -1, root = term;
    while (at[root].parent != root) {
        int parent = at[root].parent;
        at[root].parent = before;
        before = root;
        root = parent;
    }
    double power = 1;
    Dimension factor = no_dimension;
    while (before >= 0) {
        UnitTerm *each = &at[before];
        int below = each->parent;
        factor = dimension_times(each->factor, factor, each->power);
        power *= each->power;
        each->parent = root;
        each->power = power;
        each->factor = factor;
        before = below;
    }
    return root;
}

Monomial flat_monomial_of(UnitTerms *terms, Monomial m)
{
    if (m.term < 0)
        return m;
    int root = root_of(terms, m.term);
    const UnitTerm *term = &terms->terms.at[m.term], *top = &terms->terms.at[root];
    if (root != m.term) {
        m.factor = dimension_times(m.factor, term->factor, m.power);
        m.power *= term->power;
        m.term = root;
    }
    if (top->is_known) {
        m.factor = dimension_times(m.factor, top->factor, m.power);
        m.term = -1;
        m.is_stated = true;
    }
    return m;
}

int flat_term_cause(UnitTerms *terms, int term)
{
    const UnitTerm *root = &terms->terms.at[root_of(terms, term)];
    return root->is_known ? root->site : -1;
}

Monomial flat_monomial_times(Monomial a, Monomial b, double power)
{
    require(a.term < 0 || b.term < 0);
    Dimension factor = dimension_times(a.factor, b.factor, power);
    if (b.term >= 0)
        return (Monomial){b.term, power * b.power, factor, a.is_stated || b.is_stated};
    return (Monomial){a.term, a.power, factor, a.is_stated || b.is_stated};
}

/* ---- waiting ---- */

static void awaken(UnitTerms *terms, UnitTerm *root)
{
    for (int w = root->first; w >= 0; w = terms->watches.at[w].next) {
        int waiting = terms->watches.at[w].waiting;
        if (!terms->waiting.at[waiting].is_queued)
            list_push(terms->arena, &terms->queue, waiting);
        terms->waiting.at[waiting].is_queued = true;
    }
    root->first = -1;
    root->watchers = 0;
}

int flat_terms_awakened(UnitTerms *terms)
{
    return terms->next < terms->queue.count ? terms->queue.at[terms->next++] : -1;
}

/* ---- relations ---- */

/* a.term^a.power * b.term^b.power * factor = 1 */
static void merge(UnitTerms *terms, Monomial a, Monomial b, Dimension factor)
{
    if (terms->terms.at[a.term].watchers > terms->terms.at[b.term].watchers) {
        Monomial other = a;
        a = b;
        b = other;
    }
    UnitTerm *absorbed = &terms->terms.at[a.term];
    absorbed->parent = b.term;
    absorbed->power = -b.power / a.power;
    absorbed->factor = dimension_power(factor, -1 / a.power);
    awaken(terms, absorbed);
}

/* The distinct classes of the factors with their powers, to `work`; the known part is returned. */
static Monomial gather(UnitTerms *terms, int count, const Monomial *factors)
{
    Monomial known = {-1, 0, no_dimension, false};
    terms->work.count = 0;
    for (int i = 0; i < count; i++) {
        Monomial m = flat_monomial_of(terms, factors[i]);
        known.factor = dimension_times(known.factor, m.factor, 1);
        known.is_stated = known.is_stated || m.is_stated;
        m.factor = no_dimension;
        m.is_stated = false;
        if (m.term < 0)
            continue;
        int k = terms->terms.at[m.term].place;
        if (k < terms->work.count && terms->work.at[k].term == m.term) {
            terms->work.at[k].power += m.power;
            continue;
        }
        terms->terms.at[m.term].place = terms->work.count;
        list_push(terms->arena, &terms->work, m);
    }
    int kept = 0;
    for (int i = 0; i < terms->work.count; i++)
        if (fabs(terms->work.at[i].power) > power_tolerance)
            terms->work.at[kept++] = terms->work.at[i];
    terms->work.count = kept;
    return known;
}

UnitRelation flat_terms_relate(UnitTerms *terms, int count, const Monomial *factors, int site)
{
    Monomial known = gather(terms, count, factors);
    const Monomial *classes = terms->work.at;
    if (terms->work.count == 2) {
        merge(terms, classes[0], classes[1], known.factor);
        return RELATION_HOLDS;
    }
    if (terms->work.count == 1 && known.is_stated) {
        UnitTerm *term = &terms->terms.at[classes[0].term];
        term->is_known = true;
        term->factor = dimension_power(known.factor, -1 / classes[0].power);
        term->site = site;
        awaken(terms, term);
        return RELATION_HOLDS;
    }
    if (terms->work.count) {
        /* A relation between three classes or more, of which three are watched, for with one less there are still two;
         * or one without information yet. */
        Waiting waiting = {.first = terms->factors.count, .count = terms->work.count + 1, .site = site};
        for (int i = 0; i < terms->work.count; i++)
            list_push(terms->arena, &terms->factors, classes[i]);
        list_push(terms->arena, &terms->factors, known);
        list_push(terms->arena, &terms->waiting, waiting);
        for (int i = 0; i < terms->work.count && i < 3; i++) {
            UnitTerm *term = &terms->terms.at[classes[i].term];
            list_push(terms->arena, &terms->watches, (Watch){terms->waiting.count - 1, term->first});
            term->first = terms->watches.count - 1;
            term->watchers++;
        }
        return RELATION_WAITS;
    }
    if (!known.is_stated)
        return RELATION_HOLDS;
    if (!dimension_is_same(&known.factor, &no_dimension))
        return RELATION_CLASHES;
    return scale_is_same(&known.factor, &no_dimension) ? RELATION_HOLDS : RELATION_CLASHES_IN_SCALE;
}
