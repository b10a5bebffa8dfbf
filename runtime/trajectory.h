/* trajectory.h - values monitored along a run, whatever its rows are. */
#ifndef TRAJECTORY_H
#define TRAJECTORY_H

#include "runtime.h"

typedef struct Run Run;

typedef struct {
    double time;
    bool is_after_event; /* or the start */
} TrajectoryPoint;

/* Who looks at the points of a trajectory, with the model's outputs complete, and asks where some numbers are least: of
 * these it gives the values, and their derivatives by time as far as these are known; what it leaves is none. Points
 * within a step come in any order, each before the step is over. */
typedef struct Onlooker {
    void *context;
    int count;  /* of numbers */
    int levels; /* of these, at the end: only whether they fall below 0 is asked */
    void (*look)(void *context, const Model *shown, const TrajectoryPoint *point, double *numbers, double *slopes);
} Onlooker;

/* At a time within the last step. False if the model is not defined there. */
bool trajectory_look(Run *run, double time);

/* When something turns that has not turned at the first of two times within the last step, but at the second one: a
 * time at which it has, or the model is not defined, within twice the resolution of time. Asked after each look. */
double trajectory_turn(Run *run, double before, double after, bool (*has_turned)(const Run *, const void *),
                       const void *context);

#endif
