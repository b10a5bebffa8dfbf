#!/bin/sh
# The unit tests under the sanitizers.
# make: CONFIG=asan units
# make: out/lib/jacobian.a
UNITS=${OUT:-out}/asan/build
. tests/programs/unit.sh
