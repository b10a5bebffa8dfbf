/* level.c - keeps the level of a tank at 1. */
#include "Controller.h"
#include "filter.h"
#include "limits/valve.h"

int level_step(struct Controller *self)
{
    self->filtered = smoothed(self->filtered, self->level);
    self->valve = self->gain * (1.0 - self->filtered);
    if (self->valve > LARGEST_OPENING)
        self->valve = LARGEST_OPENING;
    return 0;
}
