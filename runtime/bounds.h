/* bounds.h - the bounds of checks, in records and pages: BOUND of viewer.h. */
#ifndef BOUNDS_H
#define BOUNDS_H

#include "chart.h"
#include "json.h"

void bounds_write(const Chart *c, Json *j); /* writes the member "bounds" */

#endif
