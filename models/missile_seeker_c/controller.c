/* controller.c - one axis of the seeker's controller: PID with a limit. The integral stands still while the limit acts.
 *
 * sysphsc writes SampledAxis.h from the model; for the rig, take it from the output folder and compile with
 * -DSOFTWARE_INPUT= .
 */
#include "SampledAxis.h"

#include <math.h>

int sampled_axis_step(struct SampledAxis *self)
{
    if (!(self->Ts > 0.0))
        return 1;
    const double error = self->ref - self->angle;
    const double before = self->hasRun ? self->ePrev : error;
    const double integral = self->I_ + self->ki * self->Ts * error;
    const double wanted = self->kp * error + integral + self->kd * (error - before) / self->Ts;

    self->saturated = fabs(wanted) > self->limit;
    self->voltage = self->saturated ? copysign(self->limit, wanted) : wanted;
    if (!self->saturated)
        self->I_ = integral;
    self->ePrev = error;
    self->hasRun = true;
    return 0;
}
