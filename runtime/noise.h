/* noise.h - the numerical noise of derivatives. */
#ifndef NOISE_H
#define NOISE_H

#include "runtime.h"

enum { NOISE_SAMPLES = 14 };

typedef struct Noise Noise;

Noise *noise_new(Arena *a, int count);
bool noise_is_due(const Noise *e, long troubles, long steps); /* troubles: steps repeated so far */
double noise_time(double end, double length, int sample); /* of the sample, within the step that ends at `end` */
void noise_round(const Noise *e, int sample, double *x); /* moves the sample's states by their rounding */
double *noise_sample(Noise *e, int sample);               /* for the sample's derivatives */

/* Estimates the noise from all samples; without tolerances (NULL) there is no estimate. Earlier ones are dropped. */
void noise_measure(Noise *e, const double *tolerance, double length, long troubles, long steps);
void noise_slope(Noise *e, int state, double slope); /* the partial derivative of its derivative by itself */
void noise_forget(Noise *e, int state);              /* the state is another variable now */
double noise_floor(const Noise *e, int state, double length); /* the least useful tolerance in such a step */

#endif
