/* modes.h - conditions that change which equations hold, and the data of all that hold then. */
#ifndef MODES_H
#define MODES_H

#include "structure.h"

/* Conditions that decide together which equations hold are a cluster, each combination of their values is one of its
 * modes. Clusters are independent of each other: no equation, state or part comes and goes with two of them. */

/* In which modes something is: those of one cluster, by bit; `in` 0: in all of all clusters. */
typedef struct {
    int cluster;
    unsigned long long in;
} ModelModes;

static inline bool modes_hold(ModelModes modes, const ModelStructure *s)
{
    return !modes.in || (modes.in >> s->mode[modes.cluster] & 1);
}

/* In modes that something is absent in, of which `in` 0 means none? */
static inline bool modes_lack(ModelModes absent, const ModelStructure *s)
{
    return absent.in && modes_hold(absent, s);
}

typedef struct {
    const char *condition;      /* "locked, not open" */
    const char *start_obstacle; /* why no run can begin in it; else NULL */
} ModelMode;

/* Values of what selects the mode for which the equations have no solution. */
typedef struct ModelObstacle {
    const char *condition, *obstacle;
} ModelObstacle;

/* Of values of what selects the mode: each selector is a digit, the position of its value. */
typedef struct {
    unsigned long long combination;
    short mode; /* -1 - i: there is none, as row i of `impossible` says */
} ModelCombination;

typedef struct {
    int first, mode_count; /* of the modes of all clusters, the first one of this, and how many */
    const ModelMode *modes;
    int (*wanted)(const struct Model *m); /* the one that branches and discrete variables ask for, -1 - i: there is
                                             none, as row i of `impossible` says */
    const ModelObstacle *impossible;
} ModelCluster;

/* The data that structures are composed of. Each state, row of the Jacobian and row that is absent now and then is in
 * the modes that `sets` has at the index given. In the Jacobian of all modes, any loop's `tear` is an index into
 * `tears`, where the slots of its unknowns are, and its pattern and colours are those of all modes together. */
typedef struct ModelModal {
    int count, mode_count; /* of clusters; of their modes, all together */
    const ModelCluster *clusters;
    const ModelModes *sets;
    int set_count;
    const int *states, *rows, *absent; /* indices of sets */
    const int *tears;
    const int *further_rows, *further_tears; /* likewise of a unit's second Jacobian; NULL: it has none */
} ModelModal;

#endif
