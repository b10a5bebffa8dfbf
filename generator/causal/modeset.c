/* modeset.c - in which modes something is. */
#include "causal/work.h"

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

bool modeset_find(const Causal *whole, const uint64_t *in, const uint64_t *unknown, ModeSet *modes, ClusterPair *pair)
{
    *modes = (ModeSet){0, 0};
    for (int c = 0; c < whole->clusters.count; c++) {
        if (!in[c] || (in[c] | (unknown ? unknown[c] : 0)) == modeset_all(&whole->clusters.at[c]))
            continue;
        if (modes->in) {
            *pair = (ClusterPair){modeset_apart(whole, *modes), modeset_apart(whole, (ModeSet){c, in[c]})};
            return false;
        }
        *modes = (ModeSet){c, in[c]};
    }
    return true;
}

ModeSet modeset_of(const Causal *whole, const uint64_t *in)
{
    ModeSet modes;
    ClusterPair pair;
    modeset_find(whole, in, NULL, &modes, &pair);
    return modes;
}
