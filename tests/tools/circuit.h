/* circuit.h - random circuits of resistors, sources, ideal diodes and switches, and of storages if wanted: their text
 * for tests/tools/block.awk, and their solution by complementarity.
 *
 * What they do is unique: every node has a way to ground through resistors; diodes and switches without resistance form
 * no loop; a capacitor has a resistance in series, an inductor one in parallel, so that no storage can jump. */
#ifndef CIRCUIT_H
#define CIRCUIT_H

#include "complementarity.h"

#include <stdint.h>

enum { MOST_NODES = 13, MOST_ELEMENTS = 64, GRID = 50 }; /* GRID: rows in the second that a run takes */

typedef enum { RESISTOR, VOLTAGE, CURRENT, CAPACITOR, INDUCTOR, SWITCH, DIODE } ElementKind;
typedef enum { SINE, RAMP, STEP } CourseKind;

/* A quantity as a function of time: a + b*sin(c*time + d), a + b*time, or a and from c on a + b. */
typedef struct {
    CourseKind kind;
    double a, b, c, d;
} Course;

typedef struct {
    ElementKind kind;
    int from, to;      /* nodes; the current flows from the first to the second */
    double resistance; /* that in series of sources and capacitors, that in parallel of inductors */
    double size;       /* capacitance, inductance, a diode's knee */
    Course course;     /* of a source; a switch is closed where it is positive */
} Element;

typedef struct {
    int number; /* its seed, and part of its names */
    int nodes;  /* ground, the first, counts */
    int count;
    Element element[MOST_ELEMENTS];
    double on, off;      /* resistance of what conducts, conductance of what blocks */
    int law;             /* how diodes are written */
    bool is_dynamic, has_clock;
} Circuit;

/* Voltages of nodes, currents of elements, and what storages hold: voltages of capacitors, currents of inductors. */
typedef struct {
    double voltage[MOST_NODES], current[MOST_ELEMENTS], held[MOST_ELEMENTS];
} Operation;

Circuit circuit_draw(uint64_t seed, bool is_dynamic);
void circuit_print(const Circuit *circuit);

/* Whether a switch or a source jumps within some units in the last place of a time. */
bool circuit_jumps(const Circuit *circuit, double time);

/* The operation at a time, before what jumps there does; after a step of implicit Euler from `operation` if the circuit
 * has storages. */
bool circuit_solve(const Circuit *circuit, double time, double step, Operation *operation);

#endif
