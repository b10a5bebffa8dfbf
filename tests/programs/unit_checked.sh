#!/bin/sh
# The unit tests under the sanitizers.
# make: CONFIG=asan units
UNITS=${OUT:-out}/asan/build
. tests/programs/unit.sh
