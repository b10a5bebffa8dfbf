# cases.sh - the cases of a model, for scripts that source it from the repository's root. Beside the run of its first
# experiment, against reference.csv and figures.csv, NAME.set is a case with those settings, and NAME.experiment one of
# the experiment that it names, against reference_NAME.csv and figures_NAME.csv.

# cases_of MODEL: the names of the further cases.
cases_of() {
    for file in "models/$1"/*.set "models/$1"/*.experiment; do
        [ ! -f "$file" ] || basename "${file%.*}"
    done
}

# experiment_of MODEL CASE: the experiment to compile, if it is another one.
experiment_of() {
    [ ! -f "models/$1/$2.experiment" ] || cat "models/$1/$2.experiment"
}

# settings_of MODEL CASE: options of the program.
settings_of() {
    [ ! -f "models/$1/$2.set" ] || echo "--set-file models/$1/$2.set"
}
