#!/bin/sh
# A sampled controller: portable C of one block, inserted into the model as its C software, leaves all quantities
# bitwise the same, with fixed steps and with CVODE.
. tests/lib.sh
work=$(fresh portable_controller)
cp -R models/missile_seeker_c "$work/model"
sed -i "s,../../libraries,$PWD/libraries,g" "$work/model/model.xmi"
check 'the controller alone' "$SYSPHSC" -q --emit portable --block pitchAxisValues --set limit=24 --set Ts=0.001 \
    --prefix axis -o "$work/axis" models/missile_seeker/model.xmi
check 'its step is the sample period' grep -q 'parameters->step = 0.001;' "$work/axis/portable/pitchAxisValues.c"
{
    cat "$work/axis/portable/pitchAxisValues.h"
    grep -v '^#include "pitchAxisValues.h"' "$work/axis/portable/pitchAxisValues.c"
    cat <<'END'

#include "SampledAxis.h"

/* The struct keeps what the controller remembers: the error and the integral of the last sample. */
int sampled_axis_step(struct SampledAxis *self)
{
    axis_Parameters parameters;
    axis_Instance axis;
    axis_Outputs outputs;
    const axis_Inputs inputs = {.ref_rSig = self->ref, .angle_rSig = self->angle};
    axis_defaults(&parameters);
    parameters.kp = self->kp;
    parameters.ki = self->ki;
    parameters.kd = self->kd;
    parameters.limit = self->limit;
    if (axis_init(&axis, &parameters) != axis_OK)
        return 1;
    axis.run.is_started = self->hasRun;
    axis.e = axis.pre.e = self->ePrev;
    axis.I_ = axis.pre.I_ = self->I_;
    axis.saturated = axis.pre.saturated = self->saturated;
    if (axis_update(&axis, &inputs, &outputs) != axis_OK)
        return 2;
    self->voltage = outputs.voltage_rSig;
    self->ePrev = axis.e;
    self->I_ = axis.I_;
    self->saturated = axis.saturated;
    self->hasRun = true;
    return 0;
}
END
} >"$work/model/controller.c"
check 'the model with it compiles' "$SYSPHSC" -q --allow-c -o "$work/whole" "$work/model/model.xmi"

# compared FILE OTHER: compares all common quantities except the previous error (ePrev), which the software already
# holds for the next tick.
compared() {
    python3 - "$1" "$2" <<'END'
import csv, sys
a, b = (list(csv.reader(open(name))) for name in sys.argv[1:])
common = [(i, b[0].index(name)) for i, name in enumerate(a[0]) if name in b[0] and not name.endswith('.ePrev')]
different = [(x[0], a[0][i], x[i], y[k]) for x, y in zip(a[1:], b[1:]) for i, k in common if x[i] != y[k]]
print('%d rows, %d quantities, %d different: %s' % (len(a) - 1, len(common), len(different), different[:3]))
sys.exit(len(a) != len(b) or len(common) < 60 or len(a) < 1000 or len(different) > 0)
END
}
for options in '--solver rk4 --step 0.0003' '--solver bdf' '--solver implicit-euler --step 0.0007'; do
    # shellcheck disable=SC2086
    "$work/whole/SeekerSoftwareExperiment" -q $options -o "$work/software.csv" >"$work/said" 2>&1
    # shellcheck disable=SC2086
    "$BUILT/missile_seeker/MissileSeekerExperiment" -q $options -o "$work/drawn.csv" >"$work/said" 2>&1
    check "the same bits with $options" compared "$work/software.csv" "$work/drawn.csv"
done
finish
