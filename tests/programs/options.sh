#!/bin/sh
# Options of the compiler and of programs: each is in --help, in the manual page and in the completion for bash and zsh,
# which completes words, folders and files depending on the option.
. tests/lib.sh
work=$(fresh options)
program=$(program_of mass_spring_damper)

# heads: from lines that begin with options, prints a line for each option, with its first value.
heads() {
    awk '/^ *-/ {
        for (i = 1; i <= NF && ($i ~ /^-/ || $i ~ /^[][A-Z\047]/); i++) {
            sub(/,$/, "", $i)
            sub(/,$/, "", $(i + 1))
            if ($i ~ /^-/)
                print $i ($i !~ /^-[a-zA-Z]$/ && $(i + 1) ~ /^[][A-Z\047]/ ? " " $(i + 1) : "")
        }
    }' | sort
}

# The options accepted by the command line, those of --help, and the items of the manual page.
sed -n 's/^.*{"\([a-z-]*\)", *\(no\|required\|optional\)_argument.*/--\1/p' generator/driver/options.c | sort >"$work/read"
check 'options are read' test "$(wc -l <"$work/read")" -gt 30
sed -n 's/^ *\(\[OPTION_[A-Z_]*\] = \)*{"\([a-z-]*\)", *\(NULL\|"[A-Z[][^"]*"\),.*/--\2/p' runtime/options.c \
    runtime/rig_options.c runtime/cases.c | sort >"$work/read.program"
check 'also by programs' test "$(wc -l <"$work/read.program")" -gt 40
for named in "$SYSPHSC $OUT/build/sysphsc.1 read" "$program $program.1 read.program"; do
    command=${named%% *} page=${named#* } read=${named##* }
    page=${page% *}
    "$command" --help | heads >"$work/helped"
    check "$command: --help lists all options" sh -c 'grep "^--" "$1" | sed "s/ .*//" | sort -u | diff "$2" -' sh "$work/helped" "$work/$read"
    sed -n '/^\.It Fl/{s/^\.It//; s/ Fl / -/g; s/ ,/,/g; s/ Ar / /g; p}' "$page" | heads >"$work/paged"
    check "$page: the same options" diff "$work/helped" "$work/paged"
    for section in SYNOPSIS DESCRIPTION FILES 'EXIT STATUS' ENVIRONMENT EXAMPLES 'SEE ALSO'; do
        check "$page: $section" grep -qx "\.Sh $section" "$page"
    done
done
"$SYSPHSC" --help | sed -n '1,/^Compiles/s/^.* sysphsc .*\(--[a-z]*\).*/\1/p' >"$work/forms"
check 'there are several forms of use' test -s "$work/forms"
while read -r option; do
    check "the manual page has the form $option" sh -c 'sed -n "/^.Sh SYNOPSIS/,/^.Sh DESC/p" "$1" | grep -q "^\.Fl -${2#--}"' sh \
        "$OUT/build/sysphsc.1" "$option"
done <"$work/forms"

# The page of a program without parts has neither their options nor their forms of use.
check 'a program without parts' "$SYSPHSC" -q --emit c --parts core,lists -o "$work/core" models/mass_spring_damper/model.xmi
for option in cases merge steady realtime verify; do
    expect 1 '' grep -e "Fl -$option" "$work/core/$(basename "$program").1"
done
expect 0 '^\.Fl -list \| Fl -equations Op Ar path$' cat "$work/core/$(basename "$program").1"
expect 1 '' grep -e '^@\|\.Sh ENVIRONMENT' "$work/core/$(basename "$program").1"
! command -v mandoc >/dev/null || expect 0 '^$' mandoc -Tlint -W warning "$work/core/$(basename "$program").1"

# Completion in bash; `_` stands for an empty word.
cat >"$work/complete" <<'END'
. generator/install/sysphsc.bash
COMP_WORDS=("${@/#_/}") COMP_CWORD=$(($# - 1))
_sysphsc "$1"
echo "${COMPREPLY[*]}"
END
completed() {
    bash "$work/complete" "$@" </dev/null
}
for command in "$SYSPHSC" "$program"; do
    "$command" --help | heads | grep '^--' >"$work/helped"
    while read -r option value; do
        check "$command $option is completed" sh -c 'echo " $1 " | grep -qF -e " $2 "' sh "$(completed "$command" "${option%?}")" "$option"
        case $option\ $value in
        --cc* | --output\ DIR) ;;
        --block* | --prefix* | --keep* | --figures*) check "$command $option: no words" test -z "$(completed "$command" "$option" _)" ;;
        *\ NAME | *\ MODE | *\ TYPE | *\ WORD | *\ LIST)
            words=$(completed "$command" "$option" _)
            check "$command $option: words" test "$(echo "$words" | wc -w)" -gt 1
            for word in $words; do
                check "$command $option $word" "$command" "$option" "$word" --help
            done ;;
        *\ DIR) check "$command $option: folders" test "$(completed "$command" "$option" te | tr ' ' '\n' | sort | tr '\n' ' ')" = 'templates tests ' ;;
        *) check "$command $option: no words" test -z "$(completed "$command" "$option" _)" ;;
        esac
    done <"$work/helped"
done
while IFS='|' read -r line reply; do
    # shellcheck disable=SC2086
    expect 0 "^$reply\$" bash "$work/complete" "$SYSPHSC" $line
done <<'END'
--em|--emit
--emit = ca|causal
--emit physical,di|physical,discretized
--parts core,ma|core,mat
--solver ad|adams
--link s|static shared
--units _|off warn error
--real _|double float
--fmu-solver _|cvode rk4 euler implicit-euler
--sample 3|
--sample 3x2,|3x2,random 3x2,latin 3x2,sobol 3x2,saltelli 3x2,grid
-o tes|tests
--sample 3 -o tes|
--view -o tes|
-I libr|libraries
--new mod|models
--diff mod|
--ver|--verbose --version
mod|
--nonsense|
--nonsense _|
END
expect 0 '^--verify --version$' bash "$work/complete" "$program" --ver
expect 0 '^bdf adams auto euler rk4 implicit-euler linearly-implicit$' bash "$work/complete" "$program" --solver _
expect 0 '^grid steps events regular$' bash "$work/complete" "$program" --rows _
expect 0 '^$' bash "$work/complete" "$program" --units _
expect 0 '^$' bash "$work/complete" "$work/none" --solver _
check 'nothing is written' test -z "$(find . -maxdepth 1 -name '[?]*')"

# Completion in zsh, in a session with its own terminal.
cat >"$work/session.zsh" <<'END'
zmodload zsh/zpty
zpty shell 'TERM=dumb zsh -f -i'
zpty -w shell 'PS1="> "; fpath=('"$1"' $fpath); autoload -Uz compinit; compinit -u -D; compdef _sysphsc program; echo REA""DY'
zpty -r shell reply '*READY*'
zpty -w -n shell "$2"$'\t'
sleep 0.8
zpty -w -n shell $'\x01echo "<\x05>" END\n'
zpty -r -m shell reply '*<*END*'
print -r -- $reply
zpty -d shell
END
# The function without a terminal: the function of zsh that receives the list of options prints it.
cat >"$work/list.zsh" <<'END'
setopt extended_glob # as in completion
_call_program() { shift; "$@" }
_arguments() { print -l -- $@ }
words=($2)
listed() { . $1 }
listed $1
END
if command -v zsh >/dev/null; then
    mkdir "$work/functions"
    cp generator/install/sysphsc.zsh "$work/functions/_sysphsc"
    for command in sysphsc program; do
        [ $command = sysphsc ] && ln -s "$PWD/$SYSPHSC" "$work/sysphsc" || ln -s "$PWD/$program" "$work/program"
        "$work/$command" --help | heads | sed -n 's/^\(--[a-z-]*\).*/\1/p' >"$work/helped"
        zsh -f "$work/list.zsh" "$work/functions/_sysphsc" "$work/$command" 2>/dev/null | sed -n 's/^\*\(--[a-z-]*\)\[.*/\1/p' | sort >"$work/listed"
        check "zsh: all options of a $command" diff "$work/helped" "$work/listed"
    done
    while IFS='|' read -r line reply; do
        expect 0 "<$work/${reply}[ ,]*>" timeout 20 zsh -f "$work/session.zsh" "$work/functions" "$work/$line"
    done <<'END'
sysphsc --emi|sysphsc --emit
sysphsc --emit phys|sysphsc --emit physical
sysphsc --emit causal,mode|sysphsc --emit causal,modelica
sysphsc --solver ru|sysphsc --solver ru
sysphsc --solver r|sysphsc --solver rk4
sysphsc --link sh|sysphsc --link shared
sysphsc --real f|sysphsc --real float
sysphsc --sample 9,lat|sysphsc --sample 9,latin
sysphsc --new mod|sysphsc --new models
sysphsc --stop mod|sysphsc --stop mod
program --rows st|program --rows steps
program --overrun ca|program --overrun catch-up
END
else
    echo 'skipped: completion in zsh, for there is none'
fi
finish
