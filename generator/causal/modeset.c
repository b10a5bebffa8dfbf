/* modeset.c - sets of modes, and their names. */
#include "causal/mode.h"

#include <math.h>
#include <string.h>

uint64_t modeset_bit(int mode)
{
    return (uint64_t)1 << mode;
}

uint64_t modeset_all(const Cluster *cluster)
{
    return cluster->modes.count == MOST_MODES ? ~(uint64_t)0 : modeset_bit(cluster->modes.count) - 1;
}

bool modeset_is_same(ModeSet a, ModeSet b)
{
    return a.in == b.in && (a.in == 0 || a.cluster == b.cluster);
}

bool modeset_meets(ModeSet a, ModeSet b)
{
    return !a.in || !b.in || a.cluster != b.cluster || (a.in & b.in) != 0;
}

bool modeset_holds(ModeSet modes, int cluster, int mode)
{
    return !modes.in || modes.cluster != cluster || (modes.in >> mode & 1) != 0;
}

bool modeset_holds_in(const Causal *whole, ModeSet modes, int cluster, int mode)
{
    if (!modes.in || modes.cluster == cluster)
        return modeset_holds(modes, cluster, mode);
    return (modes.in >> whole->clusters.at[modes.cluster].reference & 1) != 0;
}

ModeSet modeset_apart(const Causal *whole, ModeSet modes)
{
    const Cluster *cluster = &whole->clusters.at[modes.cluster];
    const bool has_reference = (modes.in >> cluster->reference & 1) != 0;
    return (ModeSet){modes.cluster, has_reference ? modeset_all(cluster) & ~modes.in : modes.in};
}

static bool is_partial(const Causal *whole, int cluster, const uint64_t *in, const uint64_t *unknown)
{
    return in[cluster] && (in[cluster] | (unknown ? unknown[cluster] : 0)) != modeset_all(&whole->clusters.at[cluster]);
}

bool modeset_find(Arena *arena, const Causal *whole, const uint64_t *in, const uint64_t *unknown, ModeSet *modes,
                  ModeSetList *dependent)
{
    *modes = (ModeSet){0, 0};
    for (int c = 0; c < whole->clusters.count; c++) {
        if (!is_partial(whole, c, in, unknown))
            continue;
        if (modes->in && !dependent->count)
            list_push(arena, dependent, modeset_apart(whole, *modes));
        if (modes->in)
            list_push(arena, dependent, modeset_apart(whole, (ModeSet){c, in[c]}));
        else
            *modes = (ModeSet){c, in[c]};
    }
    return !dependent->count;
}

ModeSet modeset_of(const Causal *whole, const uint64_t *in)
{
    int c = 0;
    while (c < whole->clusters.count && !is_partial(whole, c, in, NULL))
        c++;
    return c < whole->clusters.count ? (ModeSet){c, in[c]} : (ModeSet){0, 0};
}

/* ---- in words ---- */

/* A conjunction: values of some selectors that modes have in common. */
typedef struct {
    const double *values;
    bool *counts; /* by selector: its value is part of the conjunction */
    uint64_t in;  /* the modes that have all these values */
} Implicant;

static void find_implied(const Cluster *cluster, Implicant *implicant)
{
    implicant->in = 0;
    for (int k = 0; k < cluster->modes.count; k++) {
        bool has_all = true;
        for (int i = 0; i < cluster->selectors.count && has_all; i++)
            has_all = !implicant->counts[i] || fabs(cluster->modes.at[k].values[i] - implicant->values[i]) <= 0;
        implicant->in |= has_all ? modeset_bit(k) : 0;
    }
}

/* A minimal conjunction of values of a mode that distinguishes it, and perhaps others of the set, from all modes
 * outside the set. */
static Implicant implicant_of(Arena *arena, const Cluster *cluster, int mode, uint64_t set)
{
    Implicant implicant = {cluster->modes.at[mode].values, arena_array(arena, bool, cluster->selectors.count), 0};
    for (int i = 0; i < cluster->selectors.count; i++)
        implicant.counts[i] = true;
    for (int i = cluster->selectors.count - 1; i >= 0; i--) {
        implicant.counts[i] = false;
        find_implied(cluster, &implicant);
        implicant.counts[i] = (implicant.in & ~set) != 0;
    }
    find_implied(cluster, &implicant);
    return implicant;
}

typedef List(Implicant) ImplicantList;

/* Conjunctions of which at least one holds in each mode of the set, and none in other modes. */
static ImplicantList implicants_of(Arena *arena, const Cluster *cluster, uint64_t set)
{
    ImplicantList implicants = {0};
    uint64_t left = set;
    for (int k = 0; k < cluster->modes.count; k++) {
        if (!(left >> k & 1))
            continue;
        const Implicant implicant = implicant_of(arena, cluster, k, set);
        list_push(arena, &implicants, implicant);
        left &= ~implicant.in;
    }
    return implicants;
}

static const char *implicant_words(Arena *arena, const Causal *whole, const Cluster *cluster,
                                   const Implicant *implicant, SelectorList *named)
{
    Text text = text_new(arena);
    for (int i = 0; i < cluster->selectors.count; i++) {
        if (!implicant->counts[i])
            continue;
        list_push(arena, named, cluster->selectors.at[i]);
        text_format(&text, "%s%s", named->count > 1 ? ", " : "",
                    selector_words(arena, whole, &cluster->selectors.at[i], implicant->values[i]));
    }
    return text.at;
}

/* "gear = first"; only "second" if the previous words were about the same single selector. */
static const char *without_repetition(const char *words, const SelectorList *named, const SelectorList *before)
{
    const bool is_same = named->count == 1 && before->count == 1 && named->at[0].of == before->at[0].of;
    const char *sign = strstr(words, " = ");
    return is_same && sign && named->at[0].of->type != TYPE_BOOLEAN ? sign + strlen(" = ") : words;
}

const char *modeset_words(Arena *arena, const Causal *whole, ModeSet modes)
{
    enum { MOST_SHOWN = 4 };
    const Cluster *cluster = &whole->clusters.at[modes.cluster];
    const ImplicantList implicants = implicants_of(arena, cluster, modes.in);
    Text text = text_new(arena);
    SelectorList before = {0};
    for (int i = 0; i < implicants.count && i < MOST_SHOWN; i++) {
        SelectorList named = {0};
        const char *words = implicant_words(arena, whole, cluster, &implicants.at[i], &named);
        const char *rest = without_repetition(words, &named, &before);
        text_format(&text, "%s%s", rest > words ? " or " : i ? "; or " : "", rest);
        before = named;
    }
    if (implicants.count > MOST_SHOWN)
        text_format(&text, "; or in %d more cases", implicants.count - MOST_SHOWN);
    return text.at;
}

const char *modeset_name(Arena *arena, const Causal *whole, ModeSet modes)
{
    enum { MOST_NAMED = 3, LONGEST = 48 };
    const Cluster *cluster = &whole->clusters.at[modes.cluster];
    const ImplicantList implicants = implicants_of(arena, cluster, modes.in);
    Text text = text_new(arena);
    SelectorList before = {0};
    int count = 0, last = 0;
    for (int k = 0; k < cluster->modes.count; k++) {
        count += (int)(modes.in >> k & 1);
        last = modes.in >> k & 1 ? k : last;
    }
    const char *number = count == 1 ? cluster->modes.at[last].name : arena_format(arena, "%d_modes", count);
    for (int i = 0; i < implicants.count; i++) {
        SelectorList named = {0};
        const char *words = implicant_words(arena, whole, cluster, &implicants.at[i], &named);
        const char *name = mode_name(arena, &named, without_repetition(words, &named, &before), "");
        if (!*name)
            return number;
        text_format(&text, "%s%s", i ? "_or_" : "", name);
        before = named;
    }
    return implicants.count <= MOST_NAMED && text.length <= LONGEST ? text.at : number;
}
