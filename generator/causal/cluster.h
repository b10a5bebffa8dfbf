/* cluster.h - what the files share that find the clusters of selectors: cluster.c, reference.c and possible.c. */
#ifndef CAUSAL_CLUSTER_H
#define CAUSAL_CLUSTER_H

#include "causal/work.h"

#include <string.h>

/* A cluster being looked at; its modes include those without a solution. */
typedef struct {
    IntList members; /* selectors */
    SelectorList selectors;
    ModeList modes;
    List(bool) is_left_out; /* by mode */
    bool is_known;          /* the modes are */
} Group;

typedef List(Group) GroupList;

typedef struct {
    Arena *arena;
    const Causal *base, *single;
    SelectorList *selectors, more; /* with those that the structures of modes show */
    GroupList groups;
    double *reference;  /* by selector */
    Causal *found;      /* in that */
    const char *start_obstacle; /* why no run begins in it; else NULL */
    int64_t built;
    bool is_needed, is_told;
} Clusters;

/* A group's values among those of others, by selector. */
static inline double *cluster_values(const Clusters *s, const double *others, const Group *group, const double *values)
{
    double *all = arena_array(s->arena, double, s->selectors->count + 1);
    memcpy(all, others, (size_t)s->selectors->count * sizeof *all);
    for (int i = 0; i < group->members.count; i++)
        all[group->members.at[i]] = values[i];
    return all;
}

/* ---- reference.c ---- */

/* The number of surplus equations there, derivatives counting as their variables. */
int cluster_excess(const Clusters *s, const double *values);

/* The first combination in which a run can begin, or else with a solution; false: there is none. */
bool cluster_find_reference(Clusters *s);

/* Of a single group, whose modes are known. */
void cluster_choose_reference(Clusters *s);

/* ---- possible.c: messages about modes ---- */

/* Where a value of a truth or an enumeration is in no possible mode of a group. has_none, by mode: it is not possible;
 * is_of_all: of each mode by itself, not of the single structure. */
void cluster_report_impossible(const Clusters *s, const Group *group, const bool *has_none, bool is_of_all);

/* Selectors with more than MOST_COMBINATIONS modes: reported, and rejected if modes are needed, since one structure may
 * not serve all. */
void cluster_report_many(const Clusters *s, const SelectorList *selectors, int count);

void cluster_report_size(const Clusters *s);     /* of all modes together */
void cluster_note_left_out(const Clusters *s);   /* which modes, if there are any */

#endif
