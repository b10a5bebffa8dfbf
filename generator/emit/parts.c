/* parts.c - the parts of the runtime that a program has, and their files: parts that its model needs, and parts that
 * can be chosen. Other parts are neither in its folder nor in the executable. Files that the table does not name belong
 * to every program. See runtime/parts.h. */
#include "emit/files.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include "../runtime/licence.h"
#include "../runtime/viewer.h"

#include <string.h>

enum {
    PART_EVENTS,
    PART_CLOCKS,
    PART_IMPULSES,
    PART_SLIDING,
    PART_DELAYS,
    PART_LOOPS,
    PART_PATHS,
    PART_STATE_SETS,
    PART_MODES,
    PART_LARGE_LOOPS,
    PART_SPARSE,
    PART_AUGMENTED,
    PART_GRADIENTS,
    PART_STARTS,
    PART_REPEATS,
    PART_SELECT,
    PART_CHECKS,
    PART_JOINTS,
    PART_INPUTS,
    PART_SIGNALS,
    PART_REQUIREMENTS,
    PART_VERDICTS,
    PART_VALUES,
    PART_POLES,
    PART_TRAJECTORIES,
    PART_CALIBRATION,
    PART_FMU,
    PART_FMU_SIGNALS,
    PART_FMU_SIZES,
    PART_CVODE,
    PART_GIVEN,
    PART_IMPLICIT,
    PART_SNAPSHOTS,
    PART_PLOTS, /* from here on as many as PART_CHOICES */
    PART_MAT,
    PART_LINEAR,
    PART_RECORDS,
    PART_HTML,
    PART_PAGES,
    PART_LICENCES,
    PART_VERIFY,
    PART_RESTART,
    PART_FIXED,
    PART_UNITS,
    PART_DETAILS,
    PART_LISTS,
    PART_SCRIPTS,
    PART_DIGITS,
    PART_PACE,
    PART_INTERRUPTION,
    PART_ACCURACY,
    PART_RIG,
    PART_FIGURES,
    PART_CASES,
    PART_STUDIES,
    PART_SPARSE_LICENCES,
    PART_SERIAL,
    PART_NEWTON,
    PART_SEARCHES,
    PART_TABLES,
    PART_ALGORITHMS,
    PART_SOFTWARE,
    PART_ALONE,
    PART_VARIANTS,
    PARTS
};

static const struct {
    const char *field, *object; /* in ModelParts: NULL if only generated functions call it; its value, NULL: `field` */
    const char *files;
} parts[PARTS] = {
    [PART_EVENTS] = {"events", "event_part",
                     "boundary crossing discrete event explain_event instant keeper locate model_events.h occur "
                     "rounding rows_event settle solver_parts undefined"},
    [PART_CLOCKS] = {"clocks", "clock_part", "clock"},
    [PART_IMPULSES] = {"impulses", "impulse_part", "impulse keeper loop"},
    [PART_SLIDING] = {"sliding", "sliding_part", "keeper slide_jacobian sliding solver_parts"},
    [PART_DELAYS] = {"delays", "delay_part", "delay keeper past"},
    [PART_LOOPS] = {"loops", "loop_part", "loop loop_slopes"},
    [PART_PATHS] = {"paths", "path_part", "path solver_parts"},
    [PART_STATE_SETS] = {"state_sets", "state_set_part", "equation keeper loop stateset solver_parts"},
    [PART_MODES] = {"modes", "mode_part", "compose equation json keeper loop mode solver_structure transition"},
    [PART_LARGE_LOOPS] = {"large_loops", "large_loop_part", "chord continuation large loop sparse"},
    [PART_SPARSE] = {"sparse", "sparse_part", "sparse"},
    [PART_AUGMENTED] = {"augmented", "augmented_part", "augmented sparse"},
    [PART_GRADIENTS] = {"gradients", "gradient_part", "gradient"},
    [PART_STARTS] = {"starts", "start_part", "starts"},
    [PART_REPEATS] = {"repeats", "repeat_part", "repeats series series.h"},
    [PART_SELECT] = {"select", "select_part", "select"},
    [PART_CHECKS] = {"checks", "check_part", "audit"},
    [PART_JOINTS] = {"joints", "joint_part", "equation joints"},
    [PART_INPUTS] = {"inputs", "input_part", "field input"},
    [PART_SIGNALS] = {"signals", "signal_part", "mailbox queue"},
    [PART_REQUIREMENTS] = {"requirements", "requirement_part", "keeper requirement"},
    [PART_VERDICTS] = {"verdicts", "verdict_part", "equation json report verdict"},
    [PART_VALUES] = {"values", "value_part", "values"},
    [PART_POLES] = {"poles", "pole_part", "pole"},
    [PART_TRAJECTORIES] = {"trajectories", "trajectory_part", "trajectory"},
    [PART_CALIBRATION] = {"calibration", "calibration_part", "calibration field input solver_parts"},
    [PART_FMU] = {"fmu", "fmu_part",
                  "fmu fmu2 fmu3 fmu_check fmu_derivative fmu_exchange fmu_message fmu_run fmu_state fmu_vector"},
    [PART_FMU_SIGNALS] = {"fmu_signals", "fmu_signal_part", "fmu_signal"},
    [PART_CVODE] = {"cvode", "cvode_part", "cvode"},
    [PART_GIVEN] = {"given", "given_part", "given solver_parts"},
    [PART_IMPLICIT] = {"implicit", "implicit_part", "implicit loop"},
    [PART_SNAPSHOTS] = {"snapshots", "snapshot_part", "keeper snapshot solver_keep solver_parts"},
    [PART_PLOTS] = {"plots", "plot_part",
                    "bounds bounds.h chart chart.h drawing envelope.h figures json page.h plot svg svg.h xml"},
    [PART_MAT] = {"mat", "mat_part", "results_mat"},
    [PART_LINEAR] = {"linear", "linear_part",
                     "eigenvalue implicit json linear linear_file list loop solver_parts steady"},
    [PART_RECORDS] = {"records", "record_part", "effort json list record report statistics solver_parts"},
    [PART_HTML] = {"html", "html_part", "verdict_html xml"},
    [PART_PAGES] = {"pages", "page_part",
                    "bounds bounds.h chart chart.h envelope.h json page page.h svg svg.h viewer viewer.h viewer_text "
                    "xml"},
    [PART_LICENCES] = {"licences", "licence_part", "chart.h envelope.h licence licences page.h"},
    [PART_VERIFY] = {"verify", "verify_part", "differences discrete equation postfix verify"},
    [PART_RESTART] = {"restart", "restart_part", "effort interruption saved solver_parts"},
    [PART_FIXED] = {"fixed", "fixed_part", "fixed implicit.h keeper solver_parts"},
    [PART_UNITS] = {"units", "unit_part", "convert unit unit_text unit_words"},
    [PART_DETAILS] = {"details", "detail_part",
                      "details equation explanation explanation.h explanations.def small solver_parts word"},
    [PART_LISTS] = {"lists", "list_part", "equation list listing"},
    [PART_SCRIPTS] = {"scripts", "script_part", "call scripts scripts.h whole"},
    [PART_DIGITS] = {"digits", "digit_part", "digits"},
    [PART_PACE] = {"pace", "pace_part", "noise pace stability stiffness"},
    [PART_INTERRUPTION] = {"interruption", "interruption_part", "interruption progress"},
    [PART_ACCURACY] = {"accuracy", "accuracy_part", "accuracy"},
    [PART_RIG] = {"rig", "rig_part",
                  "channel exchange follow json realtime rig_options thread writer xcp xcp_daq xcp_record"},
    [PART_FIGURES] = {"figures", "figure_part",
                      "figure figure.h figure_list figures json list quadrature quadrature.h report"},
    [PART_CASES] = {"cases", "case_part",
                    "case_file case_journal case_merge case_run case_study case_table case_workers cases effort "
                    "envelope.h field intervals.h json solver_parts study.h whole"},
    [PART_STUDIES] = {"studies", "study_part",
                    "chart.h distribution envelope envelope.h estimate estimate.h field influence intervals "
                    "intervals.h json page.h ranking ranking.h sobol studies study study.h study_charts "
                    "study_charts.h study_data study_html study_report study_text study_text.h svg svg.h whole xml"},
    [PART_SPARSE_LICENCES] = {"sparse_licences", NULL, "sparse_licence"},
    [PART_SERIAL] = {NULL, NULL, "serial"},
    [PART_NEWTON] = {NULL, NULL, "chord continuation homotopy nearest newton nonlinear shift"},
    [PART_SEARCHES] = {NULL, NULL, "band course locate table"},
    [PART_TABLES] = {NULL, NULL, "instant table"},
    [PART_ALGORITHMS] = {NULL, NULL, "instant"},
    [PART_SOFTWARE] = {NULL, NULL, "software"},
    [PART_ALONE] = {NULL, NULL, "main"},
    [PART_VARIANTS] = {NULL, NULL, "variant sized colour json place.h"},
    [PART_FMU_SIZES] = {"fmu_sizes", "fmu_size_part", "fmu_size sized colour place.h"},
};

const char *part_choice(int choice)
{
    return choice < PART_CHOICES ? parts[PART_PLOTS + choice].field : NULL;
}

static int solver_of(const Experiment *experiment)
{
    return text_index(experiment->solver->text, experiment_solvers, SOLVERS);
}

/* True of an optional part that the command line has not left out (an FMU leaves all of them out), or that the
 * experiment's solver or the pages need. */
static bool is_chosen(const Experiment *experiment, int part)
{
    const int solver = solver_of(experiment);
    const bool is_wanted = !experiment->is_of_unit && !(experiment->left_out & 1u << (part - PART_PLOTS));
    return is_wanted || (part == PART_PLOTS && is_chosen(experiment, PART_PAGES)) ||
           (part == PART_FIXED && solver >= SOLVER_EULER) ||
           (part == PART_PACE && (solver == SOLVER_ADAMS || solver == SOLVER_AUTO));
}

bool parts_repeat(const Causal *causal)
{
    enum { FEWEST_VARIABLES = 16 }; /* tables of fewer are short anyway */
    return causal->system->variables.count >= FEWEST_VARIABLES;
}

/* Counts the loops, as loops[is_sparse][is_linear]. */
static void count_loops(const Causal *causal, int loops[2][2])
{
    const Schedule *schedules[] = {&causal->constants, &causal->start, &causal->continuous, &causal->events};
    for (int s = 0; s < 4; s++)
        for (int i = 0; i < schedules[s]->count; i++) {
            const Block *block = schedules[s]->at[i];
            if (block->kind == BLOCK_LINEAR || block->kind == BLOCK_NONLINEAR)
                loops[block->is_sparse][block->kind == BLOCK_LINEAR]++;
        }
}

PartSet parts_needed(const Causal *causal)
{
    const System *system = causal->system;
    const Experiment *experiment = &system->experiment;
    int loops[2][2] = {{0}};
    count_loops(causal, loops);
    bool is_sparse = causal->linearization && causal->linearization->is_sparse;
    bool is_augmented = causal->linearization && causal->linearization->is_augmented;
    const bool has_delays = causal->delays.count > 0;
    const bool has_events = causal->clusters.count > 0 || causal->branches.count > 0 || causal->discretes.count > 0 ||
                            causal->clocks.count > 0 || has_delays;
    /* Sliding needs a watched relation that no loop assumes, and a relation or discrete variable, not assumed either,
     * that derivatives depend on. Systems with delays do not slide. */
    bool is_relation = false, is_felt = false, has_peaks = false, is_searched = causal->turning.count > 0;
    for (int i = 0; i < causal->branches.count; i++) {
        const Branch *branch = &causal->branches.at[i];
        is_relation |= branch_is_watched(branch) && !branch->is_integer && !causal->is_assumed[branch->variable];
        is_felt |= causal->is_felt[branch->variable] && !causal->is_assumed[branch->variable];
        is_searched |= branch->kind == BRANCH_SEARCHED;
        has_peaks |= branch->may_peak;
    }
    for (int i = 0; i < causal->discretes.count; i++)
        is_felt |= causal->is_felt[causal->discretes.at[i]];
    bool has_joints = system->joints.count > 0, has_software = false, has_tables = false;
    for (int v = 0; v < system->variables.count; v++)
        has_joints |= system->variables.at[v].is_flow;
    for (int i = 0; i < system->algorithms.count; i++)
        has_software |= system->algorithms.at[i].software != NULL;
    for (int i = 0; i < expr_tables()->count; i++)
        has_tables |= !expr_is_past(expr_tables()->at[i]);
    const bool has_variable_steps = !experiment->is_of_unit || solver_of(experiment) < SOLVER_EULER;
    const bool is_needed[PARTS] = {
        [PART_EVENTS] = has_events,
        [PART_CLOCKS] = causal->clocks.count > 0,
        [PART_IMPULSES] = has_events && (causal->jumps.count > 0 || causal->clusters.count > 0),
        [PART_SLIDING] = is_relation && is_felt && causal->states.count > 0 && !has_delays,
        [PART_DELAYS] = has_delays,
        [PART_LOOPS] = loops[false][false] + loops[false][true] + loops[true][false] + loops[true][true] > 0 ||
                       (causal->linearization && causal->linearization->loops.count > 0),
        [PART_PATHS] = loops[false][false] + loops[true][false] > 0,
        [PART_STATE_SETS] = causal->sets.count > 0,
        [PART_LARGE_LOOPS] = loops[true][false] + loops[true][true] > 0,
        [PART_SPARSE] = is_sparse,
        [PART_AUGMENTED] = is_augmented,
        [PART_GRADIENTS] =
            causal->sensitivities || (causal->linearization && causal->linearization->long_rows.count > 0),
        [PART_STARTS] = causal->start_checks.count > 0,
        [PART_MODES] = causal->clusters.count > 0,
        [PART_CHECKS] = has_events && is_chosen(experiment, PART_VERIFY),
        [PART_JOINTS] = has_joints && is_chosen(experiment, PART_VERIFY),
        [PART_INPUTS] = system->inputs.count > 0,
        [PART_SIGNALS] = system->signals.count > 0,
        [PART_REQUIREMENTS] = system->checks.count > 0,
        [PART_VERDICTS] = system->checks.count > 0 && !experiment->is_of_unit,
        [PART_VALUES] = causal_is_timeless(causal) && !experiment->is_of_unit,
        [PART_POLES] = causal->poles.count > 0 && causal->states.count > 0,
        [PART_TRAJECTORIES] = is_chosen(experiment, PART_PLOTS) || is_chosen(experiment, PART_FIGURES) ||
                              system->checks.count > 0 || has_peaks,
        [PART_SELECT] = is_chosen(experiment, PART_LISTS) ||
                        (causal_is_timeless(causal) && !experiment->is_of_unit), /* results are constants */
        [PART_CALIBRATION] = is_chosen(experiment, PART_RIG) || experiment->is_of_unit,
        [PART_FMU] = experiment->is_of_unit,
        [PART_FMU_SIZES] = experiment->is_sized,
        [PART_FMU_SIGNALS] = experiment->is_of_unit && system->signals.count > 0,
        [PART_CVODE] = has_variable_steps,
        [PART_GIVEN] = experiment->is_of_unit,
        [PART_IMPLICIT] = is_chosen(experiment, PART_FIXED) &&
                          (!experiment->is_of_unit || solver_of(experiment) >= SOLVER_IMPLICIT_EULER),
        [PART_SNAPSHOTS] = is_chosen(experiment, PART_RESTART) || experiment->is_of_unit,
        [PART_PACE] = causal->states.count + causal->sets.count > 1 && has_variable_steps,
        [PART_SERIAL] = experiment->is_of_unit && has_variable_steps,
        [PART_REPEATS] = parts_repeat(causal) || experiment->is_sized,
        [PART_SPARSE_LICENCES] = is_chosen(experiment, PART_LICENCES) &&
                                 (loops[true][false] + loops[true][true] > 0 || is_sparse || is_augmented),
        [PART_NEWTON] = loops[false][false] > 0 || (loops[false][true] > 0 && has_events), /* it may assume branches */
        [PART_SEARCHES] = is_searched,
        [PART_TABLES] = has_tables,
        [PART_ALGORITHMS] = causal->algorithms.count > 0,
        [PART_SOFTWARE] = has_software,
        [PART_ALONE] = !experiment->is_of_unit,
    };
    PartSet needed = 0;
    for (int i = 0; i < PARTS; i++) {
        const bool is_choice = i >= PART_PLOTS && i < PART_PLOTS + PART_CHOICES &&
                               (i != PART_HTML || system->checks.count > 0);
        if (is_needed[i] || (is_choice && is_chosen(experiment, i)))
            needed |= (PartSet)1 << i;
    }
    return needed;
}

PartSet parts_of_variant(const Causal *causal)
{
    return (parts_needed(causal) & ~((PartSet)1 << PART_ALONE)) | (PartSet)1 << PART_VARIANTS |
           (PartSet)1 << PART_REPEATS;
}

bool part_has_file(PartSet needed, const char *name)
{
    size_t folder = strlen("runtime/"), length = strlen(name);
    if (strncmp(name, "runtime/", folder) != 0)
        return false;
    const size_t ending = strcmp(name + length - 2, ".c") == 0 ? 2 : 0;
    bool is_of_part = false;
    for (int i = 0; i < PARTS; i++)
        for (const char *at = parts[i].files; *at; at += strcspn(at, " "), at += strspn(at, " ")) {
            size_t word = strcspn(at, " ");
            if (word != length - folder - ending || strncmp(at, name + folder, word) != 0)
                continue;
            is_of_part = true;
            if (needed & (PartSet)1 << i)
                return true;
        }
    return !is_of_part;
}

bool part_needs_sparse(const Causal *causal)
{
    return part_has_file(parts_needed(causal), "runtime/sparse.c");
}

bool parts_verify(const Causal *causal)
{
    return is_chosen(&causal->system->experiment, PART_VERIFY);
}

bool parts_need_margins(const Causal *causal)
{
    return parts_verify(causal) || is_chosen(&causal->system->experiment, PART_RECORDS);
}

void parts_print(Arena *arena, const Causal *causal, Record *record)
{
    const PartSet needed = parts_needed(causal);
    Items items = code_items(arena, MOST_ENUMERATORS, true);
    for (int i = 0; i < PARTS && parts[i].field; i++)
        if (needed & (PartSet)1 << i)
            code_add_field(&items, parts[i].field,
                           parts[i].object ? arena_format(arena, "&%s", parts[i].object) : parts[i].field);
    record_when(record, "with_residuals", parts_verify(causal));
    /* An FMU has neither listings nor details of messages, but its log of structures names equations. */
    record_when(record, "with_listing", !causal->system->experiment.is_of_unit);
    record_when(record, "with_equations",
                !causal->system->experiment.is_of_unit || causal->sets.count > 0 || causal->clusters.count > 0);
    record_when(record, "with_event_part", needed & (PartSet)1 << PART_EVENTS);
    record_when(record, "with_loop_part", needed & (PartSet)1 << PART_LOOPS);
    record_set(record, "parts", items.text.length ? items.text.at : ".events = NULL");
}

void parts_record(Arena *arena, PartSet needed, Record *record)
{
    const bool has_verdicts = needed & (PartSet)1 << PART_VERDICTS;
    for (int i = 0; i < PART_CHOICES; i++) {
        const bool is_there = needed & (PartSet)1 << (PART_PLOTS + i) || (PART_PLOTS + i == PART_HTML && !has_verdicts);
        record_either(record, arena_format(arena, "has_%s", part_choice(i)),
                      arena_format(arena, "lacks_%s", part_choice(i)), is_there);
    }
}

const char *parts_licences(Arena *arena, PartSet needed, const char *name)
{
    Text text = text_new(arena);
    text_format(&text, "%s%s", name, licence_of_model);
    for (const char *const *licence = licence_texts; *licence; licence++)
        text_format(&text, "%s%s", licence_line, *licence);
    if (part_has_file(needed, "runtime/sparse.c"))
        text_format(&text, "%s%s", licence_line, sparse_licences);
    if (needed & (PartSet)1 << PART_PAGES) {
        text_format(&text, "%sPages of plots hold dygraphs:\n\n", licence_line);
        for (const char *const *line = viewer_licence_lines; *line; line++)
            text_add(&text, *line);
    }
    return needed & (PartSet)1 << PART_LICENCES ? NULL : text.at;
}
