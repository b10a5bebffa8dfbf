# Completion for sysphsc in bash; also for the programs that it makes: complete -F _sysphsc PROGRAM. Options are read
# from --help; words from the message in which the command rejects an unknown word. So both are those of the version
# called.

# _sysphsc_words COMMAND OPTION [BEFORE]: the words that the option accepts; BEFORE: the preceding part of a list. All
# commands reject an unknown solver, so nothing is compiled or run.
_sysphsc_words() {
    "$1" "$2" "${3-}?" --solver '?' 2>&1 >/dev/null |
        sed -nE "s/, not '.*//; s/ and / /; s/, / /g; s/.*$2(: unknown .*; known are| takes) //p"
}

_sysphsc() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${1/#\~/$HOME} before='' help value=''
    [ "$word" != = ] || word=''
    [ "$option" != = ] || option=${COMP_WORDS[COMP_CWORD - 2]}
    # Options and values only: a description begins after two blanks, or with a small letter.
    help=$("$command" --help 2>/dev/null | sed -nE "/^ +-/{s/^ +//; s/  .*//; s/^((-|[][A-Z'])[^ ]*( (-|[][A-Z'])[^ ]*)*).*/\1/; p}")
    case $option in
    -[a-zA-Z]) option=$(sed -n "s/^$option, \(--[a-z-]*\).*/\1/p" <<<"$help") ;;
    esac
    case $option in
    --?*) value=$(sed -n "s/.*$option \([][A-Z'][^ ]*\).*/\1/p" <<<"$help") ;;
    esac
    COMPREPLY=()
    case $value in
    '' | *FILE* | *.csv | OLD | RESULT*) # without a reply, files and folders are completed
        case $word in
        -*) mapfile -t COMPREPLY < <(compgen -W "$(grep -oE -- '(^| )--?[a-zA-Z][a-z-]*' <<<"$help")" -- "$word") ;;
        esac
        return ;;
    DIR) # but a sample, or a page of results, goes to a file
        [[ $option == --output && " ${COMP_WORDS[*]}" =~ ' --'(sample|view) ]] && return
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        compopt -o filenames 2>/dev/null ;;
    NAME | MODE | TYPE | WORD)
        mapfile -t COMPREPLY < <(compgen -W "$(_sysphsc_words "$command" "$option")" -- "$word") ;;
    LIST | *METHOD*)
        case $word in *,*) before=${word%,*}, ;; esac
        if [ "$value" = LIST ] || [ -n "$before" ]; then
            mapfile -t COMPREPLY < <(compgen -P "$before" -W "$(_sysphsc_words "$command" "$option" "$before")" -- "${word##*,}")
        fi ;;
    CC) mapfile -t COMPREPLY < <(compgen -c -- "$word") ;;
    esac
    compopt +o default 2>/dev/null
}
complete -o default -F _sysphsc sysphsc
