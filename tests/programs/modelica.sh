#!/bin/sh
# The flat system as Modelica: an independent reader of that language finds that its equations hold in the results of the
# program; and what Modelica cannot say is refused.
. tests/lib.sh
work=$(fresh modelica)

for model in $MODELS; do
    block=$(block_of "$model")
    said=$work/$model/$block.mo
    "$SYSPHSC" -q --allow-c --emit modelica -o "$work/$model" "models/$model/model.xmi" 2>"$work/refused"
    status=$?
    case $model in
    bouncing_ball | fuel_cell_vehicle | missile_seeker_c | two_stage_rocket)
        check "$model: it is refused" sh -c 'test "$1" -eq 1 && grep -q "\[G08\]$" "$2"' sh "$status" "$work/refused"
        check "$model: nothing is written" test ! -e "$said"
        continue ;;
    esac
    check "$model: it is said" test "$status" -eq 0
    # Rows that meet no event.
    interval=$(sed -n 's/.*StopTime = \([^,]*\),.*/\1/p' "$said" | awk '{ printf "%.12g", $1/97.31 }')
    check "$model runs" "$BUILT/$model/$block" -q --constants --variables '*' --interval "$interval" --rows grid -o "$work/$model.csv"
    check "$model: its equations hold" python3 tests/tools/modelica.py "$said" "$work/$model.csv"
done

# A reader that finds nothing wrong would be none.
sed "s/= 8\*'pipe.dynamicViscosity'/= 9*'pipe.dynamicViscosity'/" "$work/two_tank_hydraulics/ConnectedTanksExperiment.mo" \
    >"$work/wrong.mo"
expect 1 'pipe.law.friction: [0-9]* of [0-9]* rows' python3 tests/tools/modelica.py "$work/wrong.mo" \
    "$work/two_tank_hydraulics.csv"

# Names, units, what is determined at events.
awk -f tests/tools/block.awk >"$work/events.xmi" <<'END'
variable x = 1
variable y
integer n = 0
boolean on = true
der(der(x)) = -x
y = if on then x elseif n > 2 then x^2 else -x^(-2)
on = x > 0.2 or pre(on) and x > 0
when x < 0 then
    n = pre(n) + 1;
    reinit(x, 0.5);
end when
END
check 'events' "$SYSPHSC" -q -b System --emit modelica -o "$work/events" "$work/events.xmi"
for line in "^  Real 'der(x)';$" "^  'der(x)' = der('x');$" "^  der('der(x)') = -'x'; // rule1$" \
    "^  discrete Integer 'n'(start = 0, fixed = true);$" "^    reinit('x', 0.5);$" "^  when 'when(rule4)' then // rule4()$"; do
    check "events: $line" grep -q "$line" "$work/events/System.mo"
done
finish
