/* multimode.h - random linear systems whose structure changes while they run: their text for tests/tools/machine.awk
 * and block.awk, and their exact solution.
 *
 * Bodies on a line, some without mass, with dampers, springs, branches (inductors, or pipes with inertia) between
 * them, and links: rigid ones that close and open at given times, by speed or by position, to each other, to the ground
 * or to what is prescribed; free wheels; couplings that close where bodies meet; branches that are cut off, that lead
 * one way only, or that lead from a switched source and a diode, as in a buck converter; and ways that are states in
 * one mode only. Several links change at one instant. Their solution follows from M x' = A x + F u + C' t, C x = G u
 * with those rows C that are active, and u, the courses of time. */
#ifndef MULTIMODE_H
#define MULTIMODE_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST = 48, MOST_BODIES = 5, MOST_PARTS = 12, MOST_LINKS = 6, MOST_SWITCHES = 5, MOST_TOGGLES = 6, WAVES = 2,
       COURSES = 2 + 2 * WAVES };

/* Of 1, time, and sin and cos of each wave. */
typedef struct {
    double of[COURSES];
} Course;

typedef enum { BY_TIME, BY_WHEN, BY_MACHINE, BY_NUMBER } SwitchForm;

/* On and off in turn. */
typedef struct {
    SwitchForm form;
    bool is_first_on;
    int count;
    double at[MOST_TOGGLES];
} Switch;

typedef enum { DAMPER, SPRING, BRANCH } PartKind;

/* From body to body, or to the ground, -1: what it passes on is taken from the first one. */
typedef struct {
    PartKind kind;
    int from, to;
    double size, resistance, start;
    int at;   /* its coordinate: a spring's length, a branch's current */
    int link; /* of a branch; -1 */
} Part;

typedef enum { RIGID, FIXED_WAY, PRESCRIBED, FREE_WHEEL, CONTACT, CUT, RECTIFIER, LEG,
               MEMORY } LinkKind;

typedef struct {
    LinkKind kind;
    int from, to; /* bodies; `from` is the part of a branch */
    int by;       /* the switch; -1 */
    int form;     /* how it is written */
    int at;       /* a memory's coordinate */
    Course course;
} Link;

typedef struct {
    int number;
    double stop;
    double wave[WAVES], phase[WAVES];
    int bodies, parts, links, switches, count; /* count: of coordinates */
    double mass[MOST]; /* by coordinate; bodies first */
    double start[MOST];
    Course force[MOST_BODIES];
    int gate[MOST_BODIES]; /* a switch that turns the force on; -1 */
    int way[MOST_BODIES];  /* the coordinate of its position; -1 */
    Part part[MOST_PARTS];
    Link link[MOST_LINKS];
    Switch by[MOST_SWITCHES];
} System;

/* The structure at a time. */
typedef struct {
    double x[MOST];             /* by coordinate */
    double force[MOST_LINKS];   /* that a link passes on */
    double impulse[MOST_LINKS]; /* its integral */
} Operation;

bool multimode_draw(uint64_t seed, System *system);
void multimode_print(const System *system);

bool switch_is_on(const Switch *s, double time);
bool link_is_one_sided(const Link *link);

/* The solution at rising times; false if it is not unique, or hangs on rounding. `is_near[i]`: something changes as
 * near as that to the time. */
bool multimode_solve(const System *system, int count, const double *times, double near, Operation *at,
                     bool *is_near);

#endif
