#!/bin/sh
# Programs for other processors, made with the cross compilers and SUNDIALS of the distribution and run by qemu: results
# agree with those of this machine within rounding. (Debian: dpkg --add-architecture arm64; gcc-aarch64-linux-gnu,
# libsundials-dev:arm64, qemu-user-static.)
. tests/lib.sh
work=$(fresh cross)

# on TRIPLET EMULATOR MODEL...
on() {
    triplet=$1 emulator=$2
    shift 2
    found=$("$triplet-gcc" -print-file-name=libsundials_cvode.a 2>/dev/null) || found=
    case $found in
    */*) ;;
    *) echo "skipped: programs for $triplet, for there is no $triplet-gcc with SUNDIALS"; return ;;
    esac
    command -v "$emulator" >/dev/null || { echo "skipped: programs for $triplet, for there is no $emulator"; return; }
    for model in "$@"; do
        program=$work/$triplet/$model/$(block_of "$model") result=$work/$triplet/$model/result.csv
        check "$model for $triplet" "$SYSPHSC" -q --allow-c --cc "$triplet-gcc" -o "$work/$triplet/$model" "models/$model/model.xmi"
        check "$model runs on $triplet" "$emulator" "$program" -q -o "$result"
        check "$model on $triplet: the same result" "$COMPARE" trajectory --tolerance 1e-6 "$BUILT/$model/result.csv" "$result"
    done
    check "$model on $triplet: verified" "$emulator" "$program" -q --verify -o "$result"
}

small='two_tank_control bouncing_ball heated_bed_warmup'
# shellcheck disable=SC2086
on aarch64-linux-gnu qemu-aarch64-static fuel_cell_vehicle $small
# No model with KLU: on 32-bit systems, Debian's SUNDIALS passes 64-bit indices to a KLU that expects 32 bits.
# shellcheck disable=SC2086
on arm-linux-gnueabihf qemu-arm-static $small
# shellcheck disable=SC2086
on riscv64-linux-gnu qemu-riscv64-static fuel_cell_vehicle $small
check 'a compiler that is not there' sh -c '"$1" --cc m68k-none-gcc -o "$2" models/smallest.xmi 2>&1 | grep -q "cannot be run.*G02"' \
    sh "$SYSPHSC" "$work/none"
finish
