#!/bin/sh
# The listings of every level and the generated equations must equal the reviewed ones in tests/golden/MODEL. Tables and
# checks are not compared, because running programs test them.
# `tests/run.sh --update` shows the differences and accepts the new texts.
. tests/lib.sh

too_large='displacement_compressor fdm_printer fuel_cell_vehicle polishing_machine' # nobody would review them

for model in $MODELS; do
    case " $too_large " in *" $model "*) continue ;; esac
    golden=tests/golden/$model
    block=$(block_of "$model")
    for file in "$block.physical.txt" "$block.constraint.txt" "$block.causal.txt" "$block.discretized.txt" "$block.h" \
        "$block.c"; do
        new=$BUILT/$model/$file
        if [ -n "${UPDATE-}" ] && [ -f "$new" ] && ! cmp -s "$golden/$file" "$new"; then
            mkdir -p "$golden"
            if [ -f "$golden/$file" ]; then
                diff -u "$golden/$file" "$new"
            else
                echo "new: $golden/$file"
            fi
            cp "$new" "$golden/$file"
        fi
        check "$model: $file is as reviewed (tests/run.sh --update takes it over)" diff -u "$golden/$file" "$new"
    done
done

# There is no listing of a model or block that no longer exists.
for file in tests/golden/*/*; do
    [ -e "$file" ] || continue
    new=$BUILT/${file#tests/golden/}
    check "$file belongs to a model" test -f "$new"
done
finish
