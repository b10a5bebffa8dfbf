/* filter.c - a low pass. */
#include "control/filter.h"

double smoothed(double before, double value)
{
    return 0.5 * (before + value);
}
