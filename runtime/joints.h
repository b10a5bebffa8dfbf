/* joints.h - what connectors join, as drawn: laws for verify.c, beside the equations. */
#ifndef JOINTS_H
#define JOINTS_H

#include "runtime.h"

typedef struct Joints Joints;

Joints *joints_new(Arena *a);

/* Two potentials or signals are equal, the sum of flows is zero, or a variable is joined to nothing. */
int joints_count(const Joints *j);
void joints_residuals(const Joints *j, const double *listed, double *residual, double *scale);
const int *joints_held(const Joints *j, int law); /* rows of model_variables, then -1 */
bool joints_is_broken(const Joints *j, int law); /* whatever the values are */
void joints_describe(FILE *out, const Joints *j, int law, int indent); /* what it says; in a new line, where */

#endif
