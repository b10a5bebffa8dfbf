/* estimate.h - probabilities of requirements and means of quantities, with their intervals. */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "study.h"

/* Estimates a requirement whose verdict is the heaviest of these columns; `r` has only its name, the rest is 0. */
void estimate_requirement(const Study *s, const int *columns, int count, double level, StudyRequirement *r);

/* The interval of the mean of a distribution; `order`: its cases. */
StudyInterval estimate_mean(const Study *s, const StudyDistribution *d, const uint32_t *order, double level);

#endif
