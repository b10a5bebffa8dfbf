# Chooses instants at which a run is cut, from its event log; prints one per line: up to two within slides, three of
# events, one at the end of a step, others anywhere (ten altogether); then three in one line. Variables: start, stop,
# step.

function is_inside(time) {
    return time > start && time < stop
}

function cut(time) {
    if (is_inside(time) && count < 10) {
        printf "%.17g\n", time
        count++
    }
}

# Times in the run that are never close to each other or to typical instants of a model.
function anywhere() {
    part += 0.6180339887498949
    part -= int(part)
    return start + part * (stop - start)
}

BEGIN {
    FS = ","
    part = 0.1372
}

FNR > 1 && is_inside($1 + 0) { event[++events] = $1 + 0 }
/sliding along .* begins/ { begun[++slides] = $1 + 0; ended[slides] = stop }
/sliding along .* ends/ { ended[slides] = $1 + 0 }

END {
    for (i = 1; i <= slides && i <= 2; i++)
        cut(begun[i] + 0.37 * (ended[i] - begun[i]))
    if (events > 0) {
        cut(event[1])
        cut(event[int((events + 1) / 2)])
        cut(event[events])
    }
    cut(start + step * int(0.41 * (stop - start) / step))
    while (count < 10)
        cut(anywhere())
    printf "%.17g %.17g %.17g\n", start + 0.1618 * (stop - start), start + 0.5772 * (stop - start), \
        start + 0.7071 * (stop - start)
}
