#!/bin/sh
# Prints the work and precision of one run as `STEPS RIGHT-HAND-SIDES ERROR`. The error is that of compare: of the
# column with the largest difference from its reference, relative to its greatest value; - if there is no reference, or
# no column of numbers.
#
#     work.sh BIN MODEL PROGRAM WORK METHOD TOLERANCE
#
# BIN contains compare, MODEL is the name of a folder in models/, and WORK is an empty folder provided by the caller.
set -u
export LC_ALL=C
bin=$1 model=models/$2 program=$3 work=$4 method=$5 tolerance=$6
if ! "$program" --stats --constants --solver "$method" --tolerance "$tolerance" -o "$work/result.csv" >"$work/stats"; then
    echo "$model with $method at $tolerance failed" >&2
    exit 1
fi
columns=
[ ! -f "$model/columns.csv" ] || columns="--columns $model/columns.csv"
# shellcheck disable=SC2086
error=$("$bin/compare" trajectory $columns "$model/reference.csv" "$work/result.csv" | sed -n '$s/.*worst: .* //p')
awk -v error="${error:--}" '
    /^  steps / { steps = $2 }
    /^  right-hand sides / { sides = $3 }
    END { print steps + 0, sides + 0, error }' "$work/stats"
