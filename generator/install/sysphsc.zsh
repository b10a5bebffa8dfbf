#compdef sysphsc
# Completion for sysphsc in zsh; also for the programs that it makes: compdef _sysphsc PROGRAM. Options are read from
# --help; words from the message in which the command rejects an unknown word. So both are those of the version called.

# _sysphsc_words OPTION [BEFORE]: adds the words that the option accepts; BEFORE: the preceding part of a list. All
# commands reject an unknown solver, so nothing is compiled or run.
_sysphsc_words() {
    local -a known
    known=($(_call_program words ${(q)words[1]} $1 "'$2?'" --solver "'?'" 2>&1 >/dev/null |
        sed -nE "s/, not '.*//; s/ and / /; s/, / /g; s/.*$1(: unknown .*; known are| takes) //p"))
    compadd -a known
}

# The same for the last word of a list.
_sysphsc_list() {
    local before=
    [[ $PREFIX == *,* ]] && before=${PREFIX%,*},
    compset -P '*,'
    _sysphsc_words $1 $before
}

local -a lines specs left
local line option value text action
lines=("${(@)${(@f)$(_call_program options ${(q)words[1]} --help 2>/dev/null)}##[[:space:]]#}")
while (( $#lines )); do
    line=$lines[1]
    shift lines
    [[ $line == -* ]] || continue
    left=()
    for option in ${=line%%  *}; do # up to the description, before which there may be one blank
        [[ $option == (-|[][A-Z\'])* ]] || break
        left+=($option)
    done
    text=${${line#${(j: :)left}}##[[:space:]]#}
    text=${text:-$lines[1]} # below long ones
    value=
    for option in ${(Oa)left}; do # from the right: a value belongs to the options before it
        if [[ $option != -* ]]; then
            value=$option
            continue
        fi
        option=${option%,}
        case $value in
        NAME | MODE | TYPE | WORD) action="{_sysphsc_words $option}" ;;
        LIST | *METHOD*) action="{_sysphsc_list $option}" ;;
        CC) action=_command_names ;;
        DIR) action=_directories ;;
        *FILE* | *.csv | OLD | RESULT*) action=_files ;;
        *) action=' ' ;;
        esac
        [[ $option == (-o|--output) ]] && action=_files
        specs+=("*${option}[${${text//\[/\\[}//\]/\\]}]${value:+:${(L)value//:/}:$action}")
    done
done
_arguments -s $specs '*:model:_files'
