/* cluster.h - shared by the files that find the clusters of selectors: cluster.c, reference.c and possible.c. */
#ifndef CAUSAL_CLUSTER_H
#define CAUSAL_CLUSTER_H

#include "causal/work.h"

#include <string.h>

/* A candidate for a cluster; its modes include those without a solution. */
typedef struct {
    IntList members; /* selectors */
    SelectorList selectors;
    ModeList modes;
    List(bool) is_left_out; /* by mode */
    bool is_known;          /* the modes have been found */
} Group;

typedef List(Group) GroupList;

typedef struct {
    Arena *arena;
    const Causal *base, *single;
    SelectorList *selectors, more; /* `more`: also selectors that were found in the structures of modes */
    GroupList groups;
    double *reference;  /* by selector: its value in the reference */
    Causal *found;      /* the system in the reference; NULL: none found */
    const char *start_obstacle; /* why no run can begin in the reference; else NULL */
    int64_t built;
    bool is_needed, is_told;
} Clusters;

/* The values `others`, by selector, with those of the group's selectors replaced by `values`. */
static inline double *cluster_values(const Clusters *s, const double *others, const Group *group, const double *values)
{
    double *all = arena_array(s->arena, double, s->selectors->count + 1);
    memcpy(all, others, (size_t)s->selectors->count * sizeof *all);
    for (int i = 0; i < group->members.count; i++)
        all[group->members.at[i]] = values[i];
    return all;
}

/* ---- reference.c ---- */

/* The number of surplus equations for these values; a derivative counts as its variable. */
int cluster_excess(const Clusters *s, const double *values);

/* Takes as reference the first combination in which a run can begin; if there is none, the first one with a solution.
 * False: no combination has a solution. */
bool cluster_find_reference(Clusters *s);

/* Chooses the reference among the modes of a single group, which are known. */
void cluster_choose_reference(Clusters *s);

/* ---- possible.c: messages about modes ---- */

/* Reports a value of a Boolean or enumeration that no possible mode of the group has. has_none, by mode: the mode is
 * impossible; is_of_all: judged for each mode by itself, not in the single structure. */
void cluster_report_impossible(const Clusters *s, const Group *group, const bool *has_none, bool is_of_all);

/* Reports selectors with too many modes. An error if modes are needed, because one structure may not serve all modes;
 * otherwise a note. */
void cluster_report_many(const Clusters *s, const SelectorList *selectors, int count);

void cluster_report_size(const Clusters *s);     /* all modes together are too large */
void cluster_note_left_out(const Clusters *s);   /* the modes that were left out, if any */

#endif
