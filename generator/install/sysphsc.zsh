#compdef sysphsc
# Completion for sysphsc in zsh; also for the programs that it makes: compdef _sysphsc PROGRAM.
# The options are those of --help, so that they are those of the version that is called.
local -a options
local line option value text action
for line in ${(f)"$(_call_program options ${(q)words[1]} --help 2>/dev/null)"}; do
    line=${line##[[:space:]]#}
    [[ $line == -* ]] || continue
    text=${${line#*  }##[[:space:]]#}
    value=
    for option in ${(Oa)=${line%%  *}}; do # from the right: a value belongs to the options before it
        if [[ $option != -* ]]; then
            value=$option
            continue
        fi
        case $option$value in
        --emitLIST | --partsLIST) action="_sequence compadd - ${text//,/ }" ;;
        --solver*) action='(bdf adams auto euler rk4 implicit-euler linearly-implicit)' ;;
        --rows*) action='(grid steps events)' ;;
        --linkMODE) action='(static shared)' ;;
        --unitsMODE) action='(warn error off)' ;;
        --ccCC) action=_command_names ;;
        *DIR) action=_directories ;;
        *FILE*) action=_files ;;
        *) action=' ' ;;
        esac
        options+=("*${option%,}[${${text//\[/\\[}//\]/\\]}]${value:+:${(L)value//:/}:$action}")
    done
done
_arguments -s $options '*:model:_files'
