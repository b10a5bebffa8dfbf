#!/bin/sh
# Checks rules of the source code that no compiler checks. Prints each violation; status 1 if there is one.
set -u
cd "$(dirname "$0")/.." || exit 3
offences=$(mktemp)
trap 'rm -f "$offences"' EXIT

sources=$(find bridges executives fmu generator runtime tests templates -path tests/golden -prune -o \( -name '*.[ch]' -o -name '*.def' -o -name '*.in' \) -print | sort)
code=$(printf '%s\n' "$sources" | grep '\.[ch]$')

# Dependencies between the folders of the compiler have one direction.
order='base expr family sysml flat causal sample emit diagram view review driver'
allowed=
for folder in $order; do
    allowed="$allowed $folder"
    for include in $(grep -hoE '^ *# *include "[a-z_]+/' "generator/$folder"/*.[ch] 2>/dev/null | sed 's/.*"//; s,/,,' | sort -u); do
        case " $allowed " in
        *" $include "*) ;;
        *) grep -nE "include \"$include/" "generator/$folder"/*.[ch] | sed "s/$/   ($folder must not know $include)/" ;;
        esac
    done
done >>"$offences"

# Largest allowed number of files of a folder that call each other in a circle.
for most in base:3 expr:6 family:1 sysml:6 flat:5 causal:1 sample:1 emit:1; do
    awk -v most="${most#*:}" -f tests/tools/circles.awk "generator/${most%:*}"/*.c
done >>"$offences"
awk -v most=1 -f tests/tools/circles.awk runtime/*.c >>"$offences"

# Headers of the runtime, of the reader and of flattening export at most 60 functions.
for header in runtime/*.h generator/sysml/*.h generator/flat/*.h; do
    exported=$(grep -cE '^[A-Za-z_][A-Za-z_0-9 ]*[ *][a-z_0-9]+\(.*[,;)]( |$|/)' "$header")
    [ "$exported" -le 60 ] || echo "$header: exports $exported functions, more than 60"
done >>"$offences"

# Text of the model is parsed only in folders before `causal`.
grep -nE '\bparse_(equations|expression|statements)\(' generator/causal/*.c generator/family/*.c generator/emit/*.c \
    generator/review/*.c generator/diagram/*.c generator/driver/*.c >>"$offences"

# The compiler does not search its own output. Allowed number of lines with text searches, by file:
searching() {
    # Text written by others: compilers, programs, dot, browsers, templates, earlier runs, users.
    echo emit/build:14 emit/fmu_build:1 emit/portable_cost:8 emit/portable_start:1 emit/join:1 emit/output:4 emit/template:6 emit/parts:2 review/picture:7 review/result:2 review/run:1
    # Special characters of a language, and places where its lines may be broken.
    echo emit/cname:5 emit/cprint:1 emit/files:4 emit/fmu_describe:1 emit/fmu_variable:1 emit/trace:5 emit/code:1 emit/item:1 emit/selector:1 emit/statement:1 \
        emit/numbers:3 review/modelica:2 review/page:1 review/typeset:8 review/formula:1
    # Names of the drawing: the element in brackets, the last part of a qualified name, a number in a name.
    echo emit/algorithm:1 emit/enumerate:3 emit/instance:2 emit/kept:3 emit/layout:6 emit/loop:1 emit/partial:1 \
        emit/plan:2 emit/postfix:1 emit/sequence:1 emit/unique:1 emit/variants:2 emit/listing:1 emit/action:1 \
        emit/fmu_size:2 review/families:1 family/law:3 family/listing:1
    # Programs for all sizes: the numbers between marks, and the C around them.
    echo emit/marks:2 emit/sizes:4 emit/samples:1
    # Tables: the first line, and the braces of an initializer.
    echo emit/law:2
    # The source of the runtime: the definition of a function, and text that differs for float.
    echo emit/kit:1 emit/real:3
}
for file in generator/emit/*.c generator/review/*.c generator/family/*.c; do
    name=${file#generator/} most=0
    for known in $(searching); do
        [ "${known%:*}.c" != "$name" ] || most=${known#*:}
    done
    found=$(grep -cE '\b(strstr|strchr|strrchr|strpbrk|strspn|strcspn|strtok|sscanf|strtol|strtod|atoi)\(' "$file")
    [ "$found" -le "$most" ] || echo "$file: $found lines search in texts, not $most"
done >>"$offences"

# Exported names begin with their module, which is the folder or one of its files.
prefixes() {
    case $1 in
    flat) echo 'flat_|flatten' ;;
    sysml) echo 'sysml_|archive_|dialect_|platform_|xmi_|element_' ;;
    expr) echo 'exprs?_|array_|unit_|dimension_|scale_|parse_|parser_|op_|token_|walks?_|tables?_|statements_|identifier_|lex|angles?_|scope_' ;;
    causal) echo 'causal|algorithms?_|alias_|blocks?_|branch(es)?_|clocks?_|continuous_|delays?_|discrete_|discretized_|explain_|graph_|growth_|guesses_|heap_|impulses_|incidence_|index_|instants_|lineariz|matcher_|matrix_|merge_|modes?_|modeset_|cluster_|partition_|union_|vanish_|points_|poles_|products_|rank_|reason_|relations?_|schedule_|selector_|signed_|starts?_|states_|structure_' ;;
    emit) echo 'emit_|actions_|algorithms_|arrange_|arrays_|batch_|body_|branch_|build_|c_|checks?_|clocks_|code_|courses?_|cscope_|data_|deciders_|delays?_|divisors_|events_|facts?_|files_|fmu_|form_|group_|inputs_|inside_|instances_|joints_|jumps_|laws?_|listing_|loops?_|margins_|modes_|numbers_|output_|partials_|parts?_|pasts?_|place_|poles_|portable_|portion_|program_|record_|requirements_|rig_|rounds?_|routines?_|rows_|selectors_|sequences?_|series_|sets_|sized_|sizes_|software_|split_|stages?_|states_|structures?_|sums_|tables?_|template_|unique_|variants?_|writer_' ;;
    family) echo 'family_|families_' ;;
    review) echo 'review_|page_' ;;
    diagram) echo 'parts_|machines_|dot_' ;;
    sample) echo 'sample_|design_|distribution_|normal_|random_|sobol_' ;;
    view) echo 'view_' ;;
    driver) echo 'driver_|product_|options_' ;;
    esac
}
for folder in expr family sysml flat causal sample emit review diagram driver; do
    grep -nE '^[A-Za-z_][A-Za-z_0-9 ]*[ *][a-z_0-9]+\(' "generator/$folder"/*.h | grep -vE ':(static|typedef) ' |
        grep -vE "^[^(]*[ *]($(prefixes $folder))[a-z_0-9]*\\(" | sed 's/$/   (its name does not say the module)/'
done >>"$offences"

# Each third-party library is used in one file only, SUNDIALS in six. The runtime does not depend on the compiler. The
# compiler uses only these parts of the runtime: reader of units, comparison of words, digits of numbers, symbols of
# formulas, column colouring, length of queues, the exchanged record, capabilities of the XCP slave, and licences.
{
    grep -nE '^ *# *include <libxml' $code | grep -vE '^generator/(sysml/xmi|emit/fmu_describe)\.c:'
    grep -nE '^ *# *include <zip' $code | grep -vE '^(generator/(sysml/archive|emit/fmu_pack)|tests/tools/pack)\.c:'
    grep -nE '^ *# *include <png' $code | grep -v '^generator/emit/fmu_icon\.c:'
    grep -nE '^ *# *include <(sundials|suitesparse|klu|cvode|nvector|sunmatrix|sunlinsol|sunnonlinsol|kinsol)' $code |
        grep -vE '^(runtime/(pace|serial|stiffness|cvode|solver_structure|matrix|sparse)\.c|runtime/sundials\.h|tests/(bench|tools)/[a-z_]+\.[ch]):'
    grep -nE '^ *# *include "(\.\./|generator|base/|expr/|sysml/|flat/|causal/|emit/)' runtime/*.[ch]
    grep -nE '^ *# *include "(\.\./)*runtime' $(printf '%s\n' "$code" | grep '^generator/') |
        grep -vE '^generator/(expr/units\.h:.*"\.\./runtime/unit|base/base\.h:.*"\.\./runtime/(word|digits|explanation)|sample/table\.c:.*"\.\./runtime/csv|causal/graph\.h:.*"\.\./runtime/colour|flat/flat\.h:.*"\.\./runtime/queue|emit/parts\.c:.*"\.\./runtime/(licence|viewer)|emit/(rig|a2l)\.c:.*"\.\./runtime/exchange|emit/a2l\.c:.*"\.\./runtime/xcp_limits|emit/portable\.c:.*"\.\./runtime/decimal|view/page\.c:.*"\.\./runtime/(chart|viewer)|view/(results|companions)\.c:.*"\.\./runtime/csv|view/results_mat\.c:.*"\.\./runtime/mat)\.h"|^generator/base/catalogue\.c:.*"\.\./\.\./runtime/explanations\.def"|^generator/expr/units\.c:.*runtime/units\.def"|^generator/emit/(a2l\.c:.*runtime/xcp|fmu_check\.c:.*runtime/verdicts)\.def"'
} >>"$offences"

# The root contains only these files and folders; results left there by a run are not part of the project.
git ls-files 2>/dev/null | sed 's,/.*,,' | sort -u |
    grep -vxE '\.[a-z-]+|LICENSE|Makefile|README\.md|bridges|debian|executives|fmu|generator|libraries|manual|models|out|runtime|studies|templates|tests' |
    sed 's/$/   (does not belong in the root)/' >>"$offences"

# Text.
{
    grep -n "$(printf '\t')" $(printf '%s\n' "$sources" | grep -v Makefile)
    grep -nE '[[:blank:]]+$' $sources
    grep -nE '^(<<<<<<<|>>>>>>>)( |$)' README.md Makefile $sources
    grep -nwE 'TODO|FIXME' $sources $(find tests -name '*.sh' ! -name lint.sh) Makefile
    awk 'length($0) > 120 { print FILENAME ":" FNR ": " length($0) " columns" }' $code
    awk 'FNR == 1 && name { if (lines > 700) print name ": " lines " lines" }
         { name = FILENAME; lines = FNR }
         END { if (lines > 700) print name ": " lines " lines" }' $code
} >>"$offences"

# Functions: from a brace in the first column to the next one.
awk '/^\{/ { start = FNR; title = before }
     /^\}/ && start { if (FNR - start + 1 > 90) print FILENAME ":" start ": " FNR - start + 1 " lines in " title; start = 0 }
     { before = $0 }' $(printf '%s\n' "$code" | grep '\.c$') >>"$offences"

# Generated code contains no positions in the vectors of the solver.
for generated in "$@"; do
    awk 'length($0) > 120 { print FILENAME ":" FNR ": " length($0) " columns" }' "$generated"
    awk '/[^a-zA-Z0-9_.>](x|dx)\[/ && !/^ *(\/\*|\*)/ {
             print FILENAME ":" FNR ": a position in a vector of the solver" }' "$generated"
done >>"$offences"

cat "$offences"
[ ! -s "$offences" ]
