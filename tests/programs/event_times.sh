#!/bin/sh
# Events happen when they should: with an error at most twice that of the same equations written by hand on CVODE's root
# finding, at any tolerance. See tests/events/measure.sh.
. tests/lib.sh
folder=$(fresh event_times)

for problem in tests/events/*/problem.txt; do
    name=$(basename "$(dirname "$problem")")
    grep -q '^shown' "$problem" || continue
    check "$name: times of events" tests/events/measure.sh "$(dirname "$SYSPHSC")" "$name" "$folder/$name"
done
finish
