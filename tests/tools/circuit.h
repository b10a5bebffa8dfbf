/* circuit.h - random circuits of resistors, sources, ideal diodes and switches, optionally with storages: their text
 * for tests/tools/block.awk, and their solution by complementarity.
 *
 * The solution is unique: every node is connected to ground through resistors; diodes and switches without resistance
 * form no loop; a capacitor has a series resistance, an inductor a parallel one, so that no storage can jump. */
#ifndef CIRCUIT_H
#define CIRCUIT_H

#include "complementarity.h"

#include <stdint.h>

enum { MOST_NODES = 13, MOST_ELEMENTS = 64, GRID = 50 }; /* GRID: rows of a run, which takes 1 s */

typedef enum { RESISTOR, VOLTAGE, CURRENT, CAPACITOR, INDUCTOR, SWITCH, DIODE } ElementKind;
typedef enum { SINE, RAMP, STEP } CourseKind;

/* A function of time: a + b*sin(c*time + d); a + b*time; or a before time c and a + b from then on. */
typedef struct {
    CourseKind kind;
    double a, b, c, d;
} Course;

typedef struct {
    ElementKind kind;
    int from, to;      /* nodes; positive current flows from the first to the second */
    double resistance; /* in series with sources and capacitors, in parallel to inductors */
    double size;       /* capacitance, inductance, a diode's knee */
    Course course;     /* value of a source; a switch is closed while it is positive */
} Element;

typedef struct {
    int number; /* the seed, and part of all names */
    int nodes;  /* including ground, the first one */
    int count;
    Element element[MOST_ELEMENTS];
    double on, off;      /* resistance of a conducting, conductance of a blocking switch or diode */
    int law;             /* the form in which diodes are written */
    bool is_dynamic, has_clock;
} Circuit;

/* Voltages of nodes, currents of elements, and states of storages: voltages of capacitors, currents of inductors. */
typedef struct {
    double voltage[MOST_NODES], current[MOST_ELEMENTS], held[MOST_ELEMENTS];
} Operation;

Circuit circuit_draw(uint64_t seed, bool is_dynamic);
void circuit_print(const Circuit *circuit);

/* True if a switch or a source jumps within some units in the last place of the time. */
bool circuit_jumps(const Circuit *circuit, double time);

/* The solution at a time, before any jump at that time. If the circuit has storages, it follows from a step of implicit
 * Euler from `operation`. False if there is no solution. */
bool circuit_solve(const Circuit *circuit, double time, double step, Operation *operation);

#endif
