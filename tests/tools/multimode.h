/* multimode.h - random linear variable-structure systems: their text for tests/tools/machine.awk and block.awk, and
 * their exact solution.
 *
 * A system consists of bodies on a line, some without mass, of dampers, springs and branches (inductors, or pipes with
 * inertia) between them, and of links: rigid ones that close and open at given times, by speed or by position, to other
 * bodies, the ground or a prescribed motion; free wheels; couplings that close where bodies meet; branches that are cut
 * off, that conduct in one direction only, or that lead from a switched source and a diode, as in a buck converter; and
 * positions that are states in one mode only. Several links may change at one instant. The solution follows from
 * M x' = A x + F u + C' t, C x = G u, with the active rows of C and functions of time u. */
#ifndef MULTIMODE_H
#define MULTIMODE_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST = 48, MOST_BODIES = 5, MOST_PARTS = 12, MOST_LINKS = 6, MOST_SWITCHES = 5, MOST_TOGGLES = 6, WAVES = 2,
       COURSES = 2 + 2 * WAVES };

/* A function of time: factors of 1, time, and sin and cos of each wave. */
typedef struct {
    double of[COURSES];
} Course;

typedef enum { BY_TIME, BY_WHEN, BY_MACHINE, BY_NUMBER } SwitchForm;

/* A switch that is on and off alternately, with the times of its changes. */
typedef struct {
    SwitchForm form;
    bool is_first_on;
    int count;
    double at[MOST_TOGGLES];
} Switch;

typedef enum { DAMPER, SPRING, BRANCH } PartKind;

/* A part between two bodies, or between a body and the ground (-1); its force or flow is taken from the first one. */
typedef struct {
    PartKind kind;
    int from, to;
    double size, resistance, start;
    int at;   /* coordinate: a spring's length, a branch's current */
    int link; /* of a branch; -1: none */
} Part;

typedef enum { RIGID, FIXED_WAY, PRESCRIBED, FREE_WHEEL, CONTACT, CUT, RECTIFIER, LEG,
               MEMORY } LinkKind;

typedef struct {
    LinkKind kind;
    int from, to; /* bodies; for links of a branch, `from` is the part */
    int by;       /* the switch; -1: none */
    int form;     /* the form in which it is written */
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
    int gate[MOST_BODIES]; /* by body: the switch that turns the force on; -1: none */
    int way[MOST_BODIES];  /* by body: the coordinate of its position; -1: none */
    Part part[MOST_PARTS];
    Link link[MOST_LINKS];
    Switch by[MOST_SWITCHES];
} System;

/* The solution at a time. */
typedef struct {
    double x[MOST];             /* by coordinate */
    double force[MOST_LINKS];   /* by link */
    double impulse[MOST_LINKS]; /* by link: integral of its force */
} Operation;

bool multimode_draw(uint64_t seed, System *system);
void multimode_print(const System *system);

bool switch_is_on(const Switch *s, double time);
bool link_is_one_sided(const Link *link);

/* The solution at rising times; false if it is not unique or depends on rounding. `is_near[i]`: the structure changes
 * within `near` of the time. */
bool multimode_solve(const System *system, int count, const double *times, double near, Operation *at,
                     bool *is_near);

#endif
