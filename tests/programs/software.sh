#!/bin/sh
# Software in the loop: C code in the model, and in files next to it, as part of the program; and its errors.
. tests/lib.sh
work=$(fresh software)
sysphsc="$SYSPHSC -q --allow-c -I libraries"

# tank NAME: writes $work/NAME/model.xmi, a tank whose controller is the C text in standard input.
tank() {
    mkdir -p "$work/$1"
    cat >"$work/$1/text"
    awk 'NR == FNR { gsub(/&/, "\\&amp;"); gsub(/</, "\\&lt;"); line[++lines] = $0; next }
         { at = index($0, "@CODE@") }
         at {
             printf "%s", substr($0, 1, at - 1)
             for (i = 1; i <= lines; i++) printf "\n%s", line[i]
             print substr($0, at + 6)
             next
         }
         { print }' "$work/$1/text" tests/software/tank.xmi >"$work/$1/model.xmi"
}

# files NAME: writes a tank whose controllers are in files to $work/NAME.
files() {
    cp -r tests/software/files "$work/$1"
}

# refused NAME REGEX...: status 1, a message with these lines, and no file that could be mistaken for the program.
refused() {
    name=$1
    shift
    for pattern in "$@"; do
        # shellcheck disable=SC2086
        expect 1 "$pattern" $sysphsc -o "$work/$name/out" "$work/$name/model.xmi"
    done
    check "$name: no program and no object is left" test -z "$(find "$work/$name/out" -name System -o -name '*.o' 2>/dev/null)"
}

# ---- C text of the model ----

# The effect of a sample, computed by hand: the level rises by a tenth of the inflow; the text is executed once per
# sample.
tank text <tests/software/tank.c
check 'the tank compiles' $SMALL --allow-c -I libraries -o "$work/text/out" "$work/text/model.xmi"
tank="$work/text/out/System -q"
check 'the tank runs' $tank --stop 1.5 --interval 0.1 -o "$work/text/result.csv"
cat >"$work/by_hand.awk" <<'END'
BEGIN {
    OFS = ","
    print "time,tank.h,controller.filtered,controller.count,controller.open,controller.phase,controller.valve.rSig"
    for (k = 0; k <= 15; k++) {
        filtered = 0.5*(filtered + h)
        count += 3
        valve = -2*(1 - filtered)
        printf "%.17g,%.17g,%.17g,%d,1,2,%.17g\n", k/10, h, filtered, count, valve
        h -= 0.1*valve
    }
}
END
awk -f "$work/by_hand.awk" >"$work/by_hand.csv"
check 'the tank is as by hand' "$COMPARE" trajectory --tolerance 1e-12 "$work/by_hand.csv" "$work/text/result.csv"
check 'the tank verifies' $tank --verify -o "$work/text/verified.csv"
expect 0 "^controller.'set point' +constant" $tank --list
for compiler in gcc "$CLANG"; do
    # shellcheck disable=SC2086
    check "the header: no warning from $compiler" "$compiler" $STRICT -x c -c -o "$work/header.o" \
        "$work/text/out/software/Controller.h"
    for file in System.c System_checks.c System_tables.c software/Controller.c; do
        # shellcheck disable=SC2086
        check "$file: no warning from $compiler" "$compiler" $STRICT -O1 -c -o "$work/text.o" "$work/text/out/$file"
    done
done
check 'its own Makefile removes its outputs' make -s -C "$work/text/out" clean
check 'its own Makefile builds it' made "$work/text/out" CFLAGS=-O0 System
check 'the same text is generated again' $sysphsc --emit c -o "$work/text/again" "$work/text/model.xmi"
check 'it is the same' diff -r -x System -x '*.o' -x .sysphsc "$work/text/out" "$work/text/again"

check 'steps of equal length meet the samples' $tank --solver rk4 --step 0.05 --stop 1.5 --interval 0.1 \
    -o "$work/text/fixed.csv"
check 'and the tank is as by hand with them' "$COMPARE" trajectory --tolerance 1e-12 "$work/by_hand.csv" \
    "$work/text/fixed.csv"

# Arrays, and arrays of ports: at each sample, h approaches its set point by a tenth of the distance.
check 'arrays compile' $SMALL --allow-c -I libraries -o "$work/arrays" tests/software/arrays.xmi
check 'arrays are in the struct' grep -q '^    SOFTWARE_INPUT double m\[2\]\[3\]; ' "$work/arrays/software/Controller.h"
check 'arrays verify' "$work/arrays/System" -q --verify --stop 0.25 -o "$work/arrays.csv"
check 'arrays: three samples' awk -F, '
    function near(a, b) { return (a - b) ^ 2 < 1e-24 }
    NR == 1 {
        while (match($0, /\[[0-9],/)) # "m[2,1]" is one column
            $0 = substr($0, 1, RSTART + 1) ";" substr($0, RSTART + 3)
        gsub(/"/, "")
        for (i = 1; i <= NF; i++) at[$i] = i
    }
    END { exit !(near($at["tank[1].h"], 0.2305) && near($at["tank[2].h"], 0.461) && $at["controller.int[2]"] == 6 &&
                 near($at["controller.sum[2;1]"], 0.58) && $at["controller.sum[2;2]"] == 18) }' "$work/arrays.csv"
for compiler in gcc "$CLANG"; do
    for file in System.c System_checks.c System_tables.c software/Controller.c; do
        # shellcheck disable=SC2086
        check "arrays, $file: no warning from $compiler" "$compiler" $STRICT -O1 -c -o "$work/arrays.o" "$work/arrays/$file"
    done
done

# Texts in generated code are not broken by any contents.
mkdir -p "$work/long"
sed '/id="Controller"/s/name="Controller"/name="Controller, of the first tank, the one that is filled, not of the second one, with a filter"/' \
    "$work/text/model.xmi" >"$work/long/model.xmi"
check 'a controller with a long name compiles' $SMALL --allow-c -I libraries -o "$work/long/out" "$work/long/model.xmi"

# Failures of the run: a status, values that are not finite, a number that is no literal, an Integer outside of int.
where='Plant::Controller::step of controller, model.xmi:43'
for mode in 1 2 3 4; do
    expect 1 "^    $where" $tank --set controller.mode=$mode -o "$work/failed.csv"
done
expect 1 'software reports an error at time 0.4 \[R39\]' $tank --set controller.mode=1 -o "$work/failed.csv"
expect 1 '^    C text: status 7' $tank --set controller.mode=1 -o "$work/failed.csv"
expect 1 'software sets an invalid value at time 0.4 \[R40\]' $tank --set controller.mode=2 -o "$work/failed.csv"
expect 1 '^    controller.valve.rSig = -?nan' $tank --set controller.mode=2 -o "$work/failed.csv"
expect 1 '^    controller.filtered = inf .*\(model.xmi:30 ' $tank --set controller.mode=3 -o "$work/failed.csv"
expect 1 '^    controller.phase = 4 ' $tank --set controller.mode=4 -o "$work/failed.csv"
check 'the computed rows are in the result' test "$(wc -l <"$work/failed.csv")" -gt 1
expect 1 'a value is too large for software at time 0 \[R41\]' $tank --set controller.int=3e9 -o "$work/failed.csv"
check 'without computed rows there is no result' test ! -e "$work/failed.csv"

# C code is rejected without permission.
expect 1 'model.xmi:43: error: .* --allow-c only \[S49\]' "$SYSPHSC" -I libraries -o "$work/no" "$work/text/model.xmi"
check 'no file is written without permission' test ! -e "$work/no"

# Two components that set each other's inputs at one instant: they are repeated until they agree, but their memory
# changes only once; without agreement, the message names the variables.
check 'a ring compiles' $SMALL --allow-c -I libraries -o "$work/ring" tests/software/ring.xmi
ring="$work/ring/System -q --stop 0.3 --interval 0.1 --variables *.k --variables *.filtered --variables *.valve*"
check 'a ring runs' $ring --set controller.gain=0.5 -o "$work/ring.csv"
expect 0 '^0.3,1.33333333333333[0-9]*,4,1.33333333333333[0-9]*,4$' tail -n 1 "$work/ring.csv"
expect 1 'have no consistent values at time 0 \[R32\]' $ring --set controller.gain=5 -o "$work/ring.csv"
expect 1 '^    second.level.rSig = ' $ring --set controller.gain=5 -o "$work/ring.csv"

# ---- C text that does not compile ----

tank unknown <<'END'
self->valve = 1;
self->vavle = 2;
END
refused unknown 'model.xmi:45: error: the C code of .Plant::Controller::step. does not compile \[G04\]' \
    '^    members of \*self to be read: level, gain, set_point, int_, mode$' \
    '^    members of \*self to be set: valve, filtered, count, open, phase$'
echo 'self->level = 1;' | tank input
refused input 'model.xmi:44: error: .* does not compile \[G04\]'
echo 'self->gain++;' | tank constant
refused constant 'model.xmi:44: error: .* does not compile \[G04\]'
echo 'self->valve = opening(self->level);' | tank function
refused function 'model.xmi:44: error: .* does not compile \[G04\]'
printf 'int step(struct Controller *self)\n{\n    self->valve = 1;\n    return 0;\n}\n' | tank whole
refused whole 'model.xmi:44: error: .* does not compile \[G04\]' 'step'
printf '/* \303\244\n%s */\nself->valve = 1;' "$(yes 'a long comment' | head -n 20000)" | tank long
check 'a long text compiles' $SMALL --allow-c -I libraries -o "$work/long/out" "$work/long/model.xmi"
yes 'self->valve += 1;' | head -n 70000 | tank longer
refused longer 'it is longer than 1048576 characters'
echo '"@type@"[0] == 64 ? 0 : 1; return "??/"[0] == 63 && __LINE__ == 44 ? 0 : 9;' | tank template
check 'a text is no template' $sysphsc -o "$work/template/out" "$work/template/model.xmi"
check 'its lines are those of the model' "$work/template/out/System" -q -o "$work/template/result.csv"

# Texts as attributes, and one of several languages; the lines of an attribute are not lines of the file.
attribute='<ownedBehavior xmi:type="uml:FunctionBehavior" xmi:id="step" name="step" language="c"
    body="self-&gt;valve = 1;&#10;self-&gt;vavle = 2;"/>'
echo 'self->valve = 1;' | tank attribute
awk -v text="$attribute" '/<ownedBehavior/ { print text; skip = 1 } !skip { print } /<\/ownedBehavior/ { skip = 0 }' \
    "$work/attribute/model.xmi" >"$work/attribute/changed"
mv "$work/attribute/changed" "$work/attribute/model.xmi"
refused attribute 'model.xmi:41: error: .* does not compile \[G04\]' 'software/Controller.c:15:.* error: .*vavle'
echo 'self->valve = 1;' | tank several
sed -i 's,<language>C</language>,<language>English</language><language>C</language><body>opens</body>,' \
    "$work/several/model.xmi"
check 'a text in several languages compiles' $SMALL --allow-c -I libraries -o "$work/several/out" "$work/several/model.xmi"

# Names with a meaning elsewhere.
for name in int Model math main System 'a valve' '&lt;*/&quot;&gt;' AMomFlowElement ''; do
    echo 'self->valve = self->level;' | tank name
    sed -i "s,name=\"Controller\",name=\"$(printf %s "$name" | sed 's/&/\\&/g')\"," "$work/name/model.xmi"
    sed -i 's/"System" name="System"/"System" name="Whole"/' "$work/name/model.xmi"
    check "a block called '$name' compiles" $SMALL --allow-c -I libraries -o "$work/name/out" --block Whole "$work/name/model.xmi"
done

# ---- files ----

files good
check 'files compile' $SMALL --allow-c -I libraries -o "$work/good/out" "$work/good/model.xmi"
check 'they are copied as they are' cmp "$work/good/control/level.c" "$work/good/out/software/user/control/level.c"
check 'files run' "$work/good/out/System" -q --verify -o "$work/good/result.csv"
cp -r "$work/good/out" "$work/moved"
check 'the moved folder is cleared' make -s -C "$work/moved" clean
check 'the folder builds on its own' made "$work/moved" CFLAGS=-O0 System
check 'it gives the same' sh -c "$work/moved/System -q -o - | cmp - $work/good/result.csv"
cat >"$work/rig.c" <<'END'
#include "Controller.h"
int main(void)
{
    struct Controller self = {.gain = 2.0};
    self.level = 1.0;
    return level_step(&self) || self.valve != 1.0;
}
END
# shellcheck disable=SC2086
check 'the same file serves a rig' "${CC:-cc}" -DSOFTWARE_INPUT= -iquote "$work/good/out/software" -o "$work/rig" \
    "$work/rig.c" "$work/good/control/level.c" "$work/good/filter.c"
check 'and works there' "$work/rig"

files syntax
echo 'int 1;' >>"$work/syntax/filter.c"
refused syntax 'syntax/filter.c:8: error: the C code of .Plant::Controller::step. does not compile \[G04\]'
files undefined
sed -i 's/level_step(/other_step(/' "$work/undefined/control/level.c"
refused undefined "model.xmi:25: error: .*calls 'level_step', which 'control/level.c' does not define \[G05\]"
files signature
sed -i 's/int level_step/void level_step/; s/return 0;//' "$work/signature/control/level.c"
refused signature 'signature/control/level.c:6: error: .* does not compile \[G04\]'
files nothing
sed -i 's/return 0;//' "$work/nothing/control/level.c"
refused nothing 'nothing/control/level.c:[0-9]+: error: .* does not compile \[G04\]'
files missing
sed -i 's/, filter.c//' "$work/missing/model.xmi"
refused missing 'the C code of .Plant::Controller::step. cannot be linked \[G05\]'
files main
echo 'int main(void) { return 0; }' >>"$work/main/filter.c"
refused main 'the C code of .Plant::Controller::step. cannot be linked \[G05\]'
files runtime
echo 'void message_begin(void) { }' >>"$work/runtime/filter.c"
refused runtime 'the C code of .Plant::Controller::step. cannot be linked \[G05\]'
files reserved
sed -i 's/: level_step/: model_update/' "$work/reserved/model.xmi"
refused reserved "cannot call a function of the name 'model_update', which is taken \[G05\]"
files header
rm "$work/header/control/filter.h"
refused header 'control/level.c:3: error: .* does not compile \[G04\]'

# ---- a controller in SysML, and in C ----

cat >"$work/columns.awk" <<'END'
BEGIN { FS = "," }
FILENAME != last { last = FILENAME; files++; begin = 1 }
files == 1 && begin { for (i = 1; i <= NF; i++) wanted[i] = $i; count = NF; nextfile }
begin { for (i = 1; i <= NF; i++) at[$i] = i; begin = 0 }
{
    for (i = 1; i <= count; i++)
        printf "%s%s", $at[wanted[i]], i < count ? "," : "\n"
}
END
for model in missile_seeker missile_seeker_c; do
    awk -f "$work/columns.awk" models/missile_seeker/reference.csv "$BUILT/$model/result.csv" >"$work/$model.csv"
done
check 'the seeker in C does the same as in SysML, digit by digit' cmp "$work/missile_seeker.csv" "$work/missile_seeker_c.csv"
check 'it has rows' test "$(wc -l <"$work/missile_seeker_c.csv")" -gt 1000

# ---- files that cannot be read, or should not be ----

files gone
rm "$work/gone/filter.c"
refused gone "the file 'filter.c' of 'Plant::Controller::step' cannot be read: No such file or directory \[S51\]"
files outside
rm "$work/outside/filter.c"
ln -s ../good/filter.c "$work/outside/filter.c"
refused outside 'cannot be read: it lies outside of the model.s folder \[S51\]'
files zero
printf 'a\000b' >>"$work/zero/filter.c"
refused zero 'cannot be read: it holds a character of code 0'
files large
head -c 5000000 /dev/zero | tr '\0' '\n' >>"$work/large/filter.c"
refused large 'cannot be read: it is too large'
files folder
rm "$work/folder/filter.c"
mkdir "$work/folder/filter.c"
refused folder 'cannot be read: Is a directory \[S51\]'
files pipe
rm "$work/pipe/filter.c"
mkfifo "$work/pipe/filter.c"
refused pipe 'cannot be read: Invalid argument'
files latin
printf '/* \344 */\n' >>"$work/latin/filter.c"
check 'a comment in Latin 1 is no hindrance' $sysphsc -o "$work/latin/out" "$work/latin/model.xmi"
finish
