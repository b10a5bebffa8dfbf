/* modes.h - conditions that decide which equations hold, and the data of the structures that result. */
#ifndef MODES_H
#define MODES_H

#include "structure.h"

/* Conditions that together decide which equations hold are a cluster; each combination of their values belongs to one
 * of its modes. Clusters are independent: no equation, state or part appears or disappears with two of them. */

/* The modes in which something exists: modes of one cluster, by bit; `in` 0: all modes of all clusters. */
typedef struct {
    int cluster;
    unsigned long long in;
} ModelModes;

static inline bool modes_hold(ModelModes modes, const ModelStructure *s)
{
    return !modes.in || (modes.in >> s->mode[modes.cluster] & 1);
}

/* True if the structure has a mode in which something is absent; here `in` 0 means no mode. */
static inline bool modes_lack(ModelModes absent, const ModelStructure *s)
{
    return absent.in && modes_hold(absent, s);
}

typedef struct {
    const char *condition;      /* "locked, not open" */
    const char *start_obstacle; /* why no run can begin in it; else NULL */
} ModelMode;

/* Values of selectors for which the equations have no solution. */
typedef struct ModelObstacle {
    const char *condition, *obstacle;
} ModelObstacle;

/* A combination of selector values: each selector is a digit, the position of its value. */
typedef struct {
    unsigned long long combination;
    short mode; /* -1 - i: there is none, see row i of `impossible` */
} ModelCombination;

typedef struct {
    int first, mode_count; /* its first mode among those of all clusters; how many it has */
    const ModelMode *modes;
    int (*wanted)(const struct Model *m); /* the mode for present branches and discrete variables, -1 - i: there is
                                           * none, see row i of `impossible` */
    const ModelObstacle *impossible;
} ModelCluster;

/* The data from which structures are composed. Each state, row of the Jacobian, and row that is absent in some modes
 * has an index into `sets`: the modes in which it is. In the Jacobian of all modes, a loop's `tear` is an index into
 * `tears`, where the slots of its unknowns are; pattern and colours are those of all modes together. */
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
