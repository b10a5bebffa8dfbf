self->filtered = 0.5*(self->filtered + self->level);
self->count += self->int_;
self->open = self->filtered < self->set_point;
self->phase = self->open ? 2 : 3;
self->valve = self->open ? -self->gain*(self->set_point - self->filtered) : 0; // what flows out
if (self->mode == 0 || self->count < 15)
    return 0;
if (self->mode == 1)
    return 7;
if (self->mode == 2)
    self->valve = sqrt(-self->mode);
if (self->mode == 3)
    self->filtered = HUGE_VAL;
if (self->mode == 4)
    self->phase = 4;
