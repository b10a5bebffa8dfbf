# Completion for sysphsc in bash; also for the programs that it makes: complete -F _sysphsc PROGRAM.
# The words are those of --help, so that they are those of the version that is called.
_sysphsc() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} listed='' help
    [ "$word" != = ] || word=''
    [ "$previous" != = ] || previous=${COMP_WORDS[COMP_CWORD - 2]}
    help=$("${1/#\~/$HOME}" --help 2>/dev/null)
    COMPREPLY=()
    case $previous in
    --emit)
        case $word in *,*) listed=${word%,*}, ;; esac
        mapfile -t COMPREPLY < <(compgen -P "$listed" -W "$(sed -n 's/,/ /g; s/^ *--emit LIST *//p' <<<"$help")" -- "${word##*,}")
        return ;;
    --parts)
        case $word in *,*) listed=${word%,*}, ;; esac
        mapfile -t COMPREPLY < <(compgen -P "$listed" -W "$(sed -n 's/,/ /g; s/^ *--parts LIST *//p' <<<"$help")" -- "${word##*,}")
        return ;;
    --solver) mapfile -t COMPREPLY < <(compgen -W 'bdf adams auto euler rk4 implicit-euler linearly-implicit' -- "$word") && return ;;
    --rows) mapfile -t COMPREPLY < <(compgen -W 'grid steps events' -- "$word") && return ;;
    --link) mapfile -t COMPREPLY < <(compgen -W 'static shared' -- "$word") && return ;;
    --units)
        if [[ $help == *'--units MODE'* ]]; then
            mapfile -t COMPREPLY < <(compgen -W 'warn error off' -- "$word")
            return
        fi ;;
    --cc) mapfile -t COMPREPLY < <(compgen -c -- "$word") && return ;;
    esac
    case $word in
    -*) mapfile -t COMPREPLY < <(compgen -W "$(grep -oE -- '(^| )--?[a-z][a-z-]*' <<<"$help")" -- "$word") ;;
    esac
    # Without a reply, files and folders are completed.
}
complete -o default -F _sysphsc sysphsc
