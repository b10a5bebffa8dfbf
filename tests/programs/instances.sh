#!/bin/sh
# Several instances of one model in one process: simultaneous runs with different settings write the same bytes as
# single runs.
. tests/lib.sh
work=$(fresh instances)

# together MODEL SETTING ARGUMENT...: three runs; the first has no setting, the last uses another solver.
together() {
    model=$1 setting=$2
    shift 2
    program=$BUILT/$model/$(block_of "$model")
    # shellcheck disable=SC2046,SC2086
    check "$model: instances compile" "${CC:-cc}" -std=c11 -O1 -I"$BUILT/$model" -I"$BUILT/$model/runtime" \
        -o "$work/$model" tests/tools/instances.c $(sources_of "$program") "$OUT/lib/runtime.a" $LIBRARIES -lpthread
    for place in alone beside; do
        mkdir -p "$work/$model.$place"
    done
    for run in plain set adams; do
        case $run in plain) own= ;; set) own="--set $setting" ;; adams) own='--solver adams' ;; esac
        # shellcheck disable=SC2086
        check "$model: the run '$run' alone" "$program" -q "$@" $own -o "$work/$model.alone/$run.csv" \
            --events "$work/$model.alone/$run.events"
    done
    beside=$work/$model.beside
    # shellcheck disable=SC2086
    check "$model: three runs at the same time" "$work/$model" -q "$@" -o "$beside/plain.csv" --events "$beside/plain.events" \
        -- -q "$@" --set $setting -o "$beside/set.csv" --events "$beside/set.events" \
        -- -q "$@" --solver adams -o "$beside/adams.csv" --events "$beside/adams.events"
    for file in plain set adams; do
        check "$model: $file.csv is the same" cmp "$work/$model.alone/$file.csv" "$beside/$file.csv"
        check "$model: $file.events is the same" cmp "$work/$model.alone/$file.events" "$beside/$file.events"
    done
    check "$model: the setting matters" sh -c '! cmp -s "$1/plain.csv" "$1/set.csv"' sh "$beside"
}

together automatic_gearbox control.firstTime=2 --interval 0.001
together bouncing_ball ball.restitution=0.6 --interval 0.0001
together fuel_cell_vehicle driver.integral=0.25 --interval 0.5
together coulomb_friction spring.k=50 --interval 0.001
finish
