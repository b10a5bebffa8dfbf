/* trajectory.h - values monitored along a run, independently of its rows. */
#ifndef TRAJECTORY_H
#define TRAJECTORY_H

#include "runtime.h"

typedef struct Run Run;

typedef struct {
    double time;
    bool is_after_event; /* or the start */
} TrajectoryPoint;

/* An onlooker is called at the points of a trajectory, with the model's outputs complete, and monitors the minima of
 * some numbers. `look` sets their values, and their derivatives by time as far as known; numbers that it does not set
 * do not exist at that point. Points within a step come in any order, each before the step is over. */
typedef struct Onlooker {
    void *context;
    int count;  /* of numbers */
    int levels; /* how many of them, at the end, are only watched for falling below 0 */
    void (*look)(void *context, const Model *shown, const TrajectoryPoint *point, double *numbers, double *slopes);
} Onlooker;

/* Looks at a time within the last step. False if the model is not defined there. */
bool trajectory_look(Run *run, double time);

/* The first time behind this one, by more than rounding, of those at equal distances from the run's origin. */
double trajectory_regular(const Run *run, double time, double distance);

/* Locates the time at which a condition turns. It must have turned at `after`, but not at `before`, both within the
 * last step. Returns a time at which it has turned, or at which the model is not defined, within twice the resolution
 * of time. has_turned is called after each look. */
double trajectory_turn(Run *run, double before, double after, bool (*has_turned)(const Run *, const void *),
                       const void *context);

#endif
