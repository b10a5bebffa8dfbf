#!/bin/sh
# Loops over equal parts give bitwise the same results as single statements; the size of a program depends on the kinds
# of its parts, not on their number.
. tests/lib.sh
work=$(fresh loops)
part_of_loop='m->[A-Za-z0-9_.]*\[[^]]*\<(i|row)\>'

# alike NAME MODEL [OPTION]...: compares programs with and without loops.
alike() {
    name=$1 model=$2
    shift 2
    check "$name with loops" $SMALL --allow-c "$@" -o "$work/$name" "$model"
    check "$name without" $SMALL --allow-c --unroll "$@" -o "$work/$name.unrolled" "$model"
    program=$(cd "$work/$name" && ls ./*.h | sed 's/\.h$//')
    check "$name: there are loops" grep -qE "$part_of_loop" "$work/$name/$program.c"
    check "$name: there are none" sh -c '! grep -E "$1" "$2"' sh "$part_of_loop" "$work/$name.unrolled/$program.c"
    for each in "$name" "$name.unrolled"; do
        check "$each runs" "$work/$each/$program" -q --events "$work/$each.events" -o "$work/$each.csv"
        check "$each is listed" sh -c '"$1" --list >"$2"' sh "$work/$each/$program" "$work/$each.list"
    done
    for kind in csv events list; do
        check "$name: the same $kind" cmp "$work/$name.$kind" "$work/$name.unrolled.$kind"
    done
    no_warning "$name" "$work/$name/$program"
}

for model in $MODELS; do
    ! grep -qE "$part_of_loop" "$BUILT/$model/$(block_of "$model").c" || alike "$model" "models/$model/model.xmi"
done

# chain N: compiles a chain to $work/chainN.
chain() {
    awk -v n="$1" -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$work/chain$1.xmi"
}

# bench NAME N [LEVEL]: the output of tests/bench/NAME.awk.
bench() {
    awk -v n="$2" -v level="${3:-}" -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f "tests/bench/$1.awk" \
        >"$work/$1.xmi"
}

for kind in 'grid 9' 'cells 12' 'pendulums 9'; do
    bench $kind
    alike "${kind% *}" "$work/${kind% *}.xmi"
done
# State sets of two alternating kinds, the second of which changes states; then too few of these for an array.
for level in 8 3; do
    bench pendulums 9 $level
    alike "pendulums_$level" "$work/pendulums.xmi"
    check 'sets change states' grep -q 'state q3.x instead of q3.y,Clocks::Level' "$work/pendulums_$level.events"
    ! grep -q 'struct LevelSet level_set\[8\];' "$work/pendulums_$level/Run.h"
    check 'eight sets are an array, three are not' test $? -eq $((level == 8))
done
# Event iterations if every, every second, third or ninth cell has two diodes.
for level in 1 2 3 9; do
    bench cells 24 $level
    alike "cells_$level" "$work/cells.xmi"
    check "$level: the rounds of an event are a loop" grep -q 'm->solving.determined = .*i + 1;' "$work/cells_$level/Run.c"
done
expect 1 '^    b1.voltage: b1.v = b1.vknee' "$work/cells_1/Run" -q --set s1.r=-1 --set b1.ron=1 --set b1.goff=1 -o "$work/failed.csv"
check 'loops over both indices of a plate' grep -q 'for (int row = 0; row < 8; row++)' "$work/grid/Run.c"

# State machines of equal parts share one function, unless their statements have their own loop index i.
balls() {
    awk -v count=12 '
        /xmi:id="BouncingBall.BallTest.ball"/ { is_part = 1; part = "" }
        is_part { part = part $0 "\n" }
        !is_part { gsub("../../libraries", libraries); print }
        is_part && /<\/ownedAttribute>/ {
            for (i = 1; i <= count; i++) {
                one = part
                gsub(/BallTest.ball/, "&" i, one)
                gsub(/name="ball"/, "name=\"ball" i "\"", one)
                printf "%s", one
            }
            is_part = 0
        }' libraries="$PWD/libraries" models/bouncing_ball/model.xmi |
        sed "$1;s/\"ball.h\"/\"ball1.h\"/" >"$work/balls.xmi"
}
for count in 'bounces + 1' 'bounces; for i in 1:4 loop bounces := bounces + i; end for'; do
    own=${count#bounces}
    own=balls_$(printf %s "$own" | grep -c for)
    balls "s/bounces + 1/$count/"
    alike "$own" "$work/balls.xmi"
    for each in "$own" "$own.unrolled"; do
        check "$each at different times" "$work/$each/BallExperiment" -q --set ball3.h=2 --set ball7.h=0.25 \
            --events "$work/$each.events" -o "$work/$each.csv"
    done
    check 'the same results' cmp "$work/$own.csv" "$work/$own.unrolled.csv"
    check 'the same events' cmp "$work/$own.events" "$work/$own.unrolled.events"
    check 'verified' "$work/$own/BallExperiment" -q --verify -o "$work/$own.csv"
done
check 'one function' grep -q 'step_Ball_Motion(m, i);' "$work/balls_0/BallExperiment.c"
check 'each its own' grep -q 'step_ball12_Motion(m)' "$work/balls_1/BallExperiment.c"

# parts FILE [FEATURES] <TEXT: writes a block with FEATURES, with twelve parts, and two different ones, of the block
# given in the format of tests/tools/block.awk.
parts() {
    awk -f tests/tools/block.awk | awk -v whole="${2:-}" '
        /<\/uml:Model>/ {
            print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"Other\" name=\"Other\">"
            print "<generalization xmi:type=\"uml:Generalization\" xmi:id=\"Other.g\" general=\"System\"/>"
            print "<ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"Other.r\"><specification xmi:type=\"uml:OpaqueExpression\""
            print " xmi:id=\"Other.t\"><body>other = 2*time</body></specification></ownedRule>"
            print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"Other.v\" name=\"other\"><type xmi:type=\"uml:DataType\""
            print " href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real\"/></ownedAttribute>"
            print "</packagedElement>"
            print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"Whole\" name=\"Whole\">" whole
            for (i = 1; i <= 14; i++)
                print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"s" i "\" name=\"s" i \
                    "\" aggregation=\"composite\" type=\"" (i == 4 || i == 11 ? "Other" : "System") "\"/>"
            print "</packagedElement>"
        }
        { print }
        /base_Class="System"/ {
            print "<sysml:Block xmi:id=\"o.b\" base_Class=\"Other\"/>"
            print "<sysml:Block xmi:id=\"w.b\" base_Class=\"Whole\"/>"
            print "<SysPhS:PhSVariable xmi:id=\"o.v\" base_Property=\"Other.v\"/>"
        }' >"$1"
}

# Arrays: several tables of indices in one function.
grep -vE "^(#|runs|ends)" tests/language/matrices.txt | parts "$work/matrices.xmi"
alike matrices "$work/matrices.xmi" -b Whole

# Loops that decide branches, of two alternating kinds.
grep -vE '^(#|happens|ends|[0-9])' tests/hybrid/crossing.txt | parts "$work/crossing.xmi"
alike crossing "$work/crossing.xmi" -b Whole
check 'decided by one function' grep -q '^void decide_system_loop(Model \*m' "$work/crossing/Whole.c"

# Linear and nonlinear algebraic loops of equal parts, with guesses, and of two different parts.
printf '%s\n' 'constant c = 1' 'variable w = 1' 'variable x = 2' 'variable y = 1' 'variable z = 2' 'variable p' \
    'variable q' 'der(w) = -w*z*0.1' 'x + exp(0.1*y) = 3 + 0.2*c*sin(time)' 'y*y*y + x = 2*w + z' 'z = x*y' \
    'p + w*q = z' 'q/(2 - c) - p*c = x' | parts "$work/whole.xmi"
alike whole "$work/whole.xmi" -b Whole
check 'one function for all' grep -q 'REQUIRE(solve_system_loop(m, i));' "$work/whole/Whole.c"
for each in whole whole.unrolled; do
    check "$each with another start" "$work/$each/Whole" -q --set s3.w=2 --set s9.c=0.5 --stop 3 -o "$work/$each.csv"
done
check 'the same results' cmp "$work/whole.csv" "$work/whole.unrolled.csv"
check 'verified' "$work/whole/Whole" -q --set s3.w=2 --set s9.c=0.5 --verify -o "$work/whole.csv"
expect 1 's9\.' "$work/whole/Whole" -q --set s9.c=2 -o "$work/failed.csv"

# A value computed in a loop for all parts and read for one of them often enough for a local variable: it is read after
# the loop.
feature='<ownedAttribute xmi:type="uml:Property" xmi:id="b" name="b">
    <type xmi:type="uml:DataType" href="http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real"/>
    </ownedAttribute><ownedRule xmi:type="uml:Constraint" xmi:id="b.r"><specification xmi:type="uml:OpaqueExpression"
    xmi:id="b.t"><body>der(b) = s5.u - s5.u*s5.u*b + s5.u*b*b</body></specification></ownedRule>'
printf '%s\n' 'variable x = 1' 'variable u' 'u = x*x + sin(time)' 'der(x) = -u*x' |
    parts "$work/one.xmi" "$(printf %s "$feature" | tr '\n' ' ')"
sed -i 's,<SysPhS:PhSVariable xmi:id="o.v",<SysPhS:PhSVariable xmi:id="b.v" base_Property="b"/>&,' "$work/one.xmi"
alike one "$work/one.xmi" -b Whole

chain 20
alike chain "$work/chain20.xmi"
expect 1 '^    m7.law.newton: m7\.m\*der\(m7\.v\) = m7\.a\.f \+ m7\.b\.f$' "$work/chain/Run" -q --set m7.m=0 -o "$work/failed.csv"

# The equations of 200 masses have as many lines as those of 100.
for masses in 100 200; do
    chain $masses
    check "a chain of $masses" "$SYSPHSC" -q --emit c -o "$work/chain$masses" "$work/chain$masses.xmi"
done
for suffix in .h .c; do
    check "Run$suffix grows with kinds only" test "$(wc -l <"$work/chain100/Run$suffix")" -eq \
        "$(wc -l <"$work/chain200/Run$suffix")"
done
finish
