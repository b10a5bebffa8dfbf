/* noise.h - how well derivatives are known. */
#ifndef NOISE_H
#define NOISE_H

#include "runtime.h"

enum { NOISE_SAMPLES = 14 };

typedef struct Noise Noise;

Noise *noise_new(Arena *a, int count);
bool noise_is_due(const Noise *e, long troubles, long steps); /* steps repeated so far, and steps */
double noise_time(double end, double length, int sample); /* within the step that ends there */
void noise_round(const Noise *e, int sample, double *x); /* moves the states then by their rounding */
double *noise_sample(Noise *e, int sample);               /* for the derivatives then */

/* From all samples, or without tolerances from none. Earlier estimates are dropped. */
void noise_measure(Noise *e, const double *tolerance, double length, long troubles, long steps);
void noise_slope(Noise *e, int state, double slope); /* the partial derivative of its derivative by itself */
void noise_forget(Noise *e, int state);              /* it is another variable now */
double noise_floor(const Noise *e, int state, double length); /* the least sensible tolerance in a step that long */

#endif
