# cases.sh - the cases of a model, for scripts that source it from the repository's root. The first case is the first
# experiment, compared with reference.csv and figures.csv. A file NAME.set is a further case with its settings, a file
# NAME.experiment a case of the experiment named in it; both are compared with reference_NAME.csv and figures_NAME.csv.

# cases_of MODEL: the names of the further cases.
cases_of() {
    for file in "models/$1"/*.set "models/$1"/*.experiment; do
        [ ! -f "$file" ] || basename "${file%.*}"
    done
}

# experiment_of MODEL CASE: the experiment to compile, if it is not the first one.
experiment_of() {
    [ ! -f "models/$1/$2.experiment" ] || cat "models/$1/$2.experiment"
}

# settings_of MODEL CASE: options of the program.
settings_of() {
    [ ! -f "models/$1/$2.set" ] || echo "--set-file models/$1/$2.set"
}
