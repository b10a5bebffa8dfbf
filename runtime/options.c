/* options.c - the command line, from one table. */
#include "fixed.h"
#include "calibration.h"
#include "parts.h"
#include "results.h"

#include <float.h>
#include <getopt.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

typedef enum {
    OPTION_START, OPTION_STOP, OPTION_INTERVAL, OPTION_TOLERANCE, OPTION_SOLVER, OPTION_STEP, OPTION_SET,
    OPTION_SET_FILE, OPTION_INPUT, OPTION_SIGNAL, OPTION_OUTPUT, OPTION_VARIABLES, OPTION_CONSTANTS,
    OPTION_NO_ALIASES, OPTION_ROWS, OPTION_UNITS, OPTION_LIST, OPTION_EQUATIONS, OPTION_STEADY, OPTION_LINEARIZE,
    OPTION_VERIFY, OPTION_CHECK_TOLERANCE, OPTION_STATS, OPTION_RECORD, OPTION_SAVE_STATE, OPTION_SAVE_EVERY,
    OPTION_RESTART, OPTION_REQUIREMENTS, OPTION_STOP_ON_VIOLATION, OPTION_EVENTS, OPTION_PLOT, OPTION_FIGURES,
    OPTION_QUIET, OPTION_EXPLAIN, OPTION_HELP, OPTION_VERSION, OPTION_LICENCES, OPTION_CASES, OPTION_MERGE,
    OPTION_REALTIME, OPTION_COUNT
} OptionName;

/* Parts by their names for the compiler, and their places in ModelParts. */
typedef enum {
    OF_none,
#define PART(type, object, name) OF_##name,
#include "parts.def"
#undef PART
} PartName;

static const struct {
    const char *name;
    size_t place;
} parts[] = {
    {NULL, 0},
#define PART(type, object, name) {#name, offsetof(ModelParts, name)},
#include "parts.def"
#undef PART
};

static const struct {
    const char *word;
    const char *value; /* its name in the help, NULL if the option takes none */
    const char *help;
    unsigned char part; /* PartName: needed by it, or by some of its values */
} table[OPTION_COUNT] = {
    [OPTION_START] = {"start", "S", "time at which the simulation starts", OF_none},
    [OPTION_STOP] = {"stop", "S", "time at which the simulation stops; never: run until a signal", OF_none},
    [OPTION_INTERVAL] = {"interval", "S", "time between two rows of the result", OF_none},
    [OPTION_TOLERANCE] = {"tolerance", "R", "relative tolerance; each state's absolute one follows its magnitude",
                          OF_none},
    [OPTION_SOLVER] = {"solver", "NAME",
                       "bdf (stiff systems), adams, auto; fixed steps: euler, rk4, implicit-euler, linearly-implicit",
                       OF_fixed},
    [OPTION_STEP] = {"step", "S", "step length of the fixed-step solvers (default: interval/10)", OF_fixed},
    [OPTION_SET] = {"set", "PATH=VALUE", "set a constant or an initial value; repeatable, the last one counts",
                    OF_none},
    [OPTION_SET_FILE] = {"set-file", "FILE", "read lines PATH=VALUE from a file; # begins a comment; repeatable",
                         OF_scripts},
    [OPTION_INPUT] = {"input", "FILE", "CSV file with the values of inputs over time; - is standard input", OF_none},
    [OPTION_SIGNAL] = {"signal", "T:PART:NAME", "send a signal to a part's state machine at time T; repeatable",
                       OF_none},
    [OPTION_OUTPUT] = {"output", "FILE", "result file, .csv or .mat; - writes CSV to standard output", OF_mat},
    [OPTION_VARIABLES] = {"variables", "GLOB", "variables to write, with * and ?, or /REGEX/; repeatable", OF_lists},
    [OPTION_CONSTANTS] = {"constants", NULL, "write all constants, not only those that --variables names", OF_lists},
    [OPTION_NO_ALIASES] = {"no-aliases", NULL, "leave out variables that equal another one or its negative", OF_lists},
    [OPTION_ROWS] = {"rows", "NAME", "rows besides start, stop and events: grid (default), steps, events (none); "
                                     "regular: only the grid",
                     OF_none},
    [OPTION_UNITS] = {"units", NULL, "write units in a second row", OF_none},
    [OPTION_LIST] = {"list", NULL, "show every variable and stop", OF_lists},
    [OPTION_EQUATIONS] = {"equations", "[PATH]", "show the equations, identical ones once, or those that contain "
                                                 "PATH, and stop",
                          OF_lists},
    [OPTION_STEADY] = {"steady", NULL, "find an equilibrium and write it, instead of a simulation", OF_linear},
    [OPTION_LINEARIZE] = {"linearize", "T", "run until time T and write the linear model there", OF_linear},
    [OPTION_VERIFY] = {"verify", NULL, "check the results against the original equations, and derivatives against "
                                       "differences", OF_verify},
    [OPTION_CHECK_TOLERANCE] = {"check-tolerance", NULL, "estimate the errors of the results by a second, more "
                                                         "accurate run",
                                OF_accuracy},
    [OPTION_STATS] = {"stats", NULL, "show steps, evaluations, tolerances and times; --stats=json: in the format of "
                                     "--record",
                      OF_records},
    [OPTION_RECORD] = {"record", "FILE.json", "write a record of the run: files, settings, constants, counts, end",
                       OF_records},
    [OPTION_SAVE_STATE] = {"save-state", "FILE", "save the state for --restart at the end, and at signal USR2",
                           OF_restart},
    [OPTION_SAVE_EVERY] = {"save-every", "S", "also save it every S seconds of elapsed real time", OF_restart},
    [OPTION_RESTART] = {"restart", "FILE", "continue from a saved state", OF_restart},
    [OPTION_REQUIREMENTS] = {"requirements", "FILE", "write verdicts, .csv, .json, .html; ignore: violations keep "
                                                     "exit status 0",
                             OF_html},
    [OPTION_STOP_ON_VIOLATION] = {"stop-on-violation", NULL, "end the run when a check is violated", OF_none},
    [OPTION_EVENTS] = {"events", "FILE", "write the event log, CSV", OF_none},
    [OPTION_PLOT] = {"plot", "FILE", "plot the variables of --variables (default: those that the model names), .svg, "
                                     ".html",
                     OF_plots},
    [OPTION_FIGURES] = {"figures", "LIST", "print figures of the run, such as max(x), first(x > 1); repeatable",
                        OF_figures},
    [OPTION_QUIET] = {"quiet", NULL, "print only errors and requested output", OF_none},
    [OPTION_EXPLAIN] = {"explain", "CODE", "show what a message means, by its code, such as R34, and stop", OF_details},
    [OPTION_HELP] = {"help", NULL, "show this help and stop", OF_none},
    [OPTION_VERSION] = {"version", NULL, "show the program's model and versions and stop", OF_none},
    [OPTION_LICENCES] = {"licences", NULL, "show the licences of the program's components and stop", OF_licences},
    [OPTION_CASES] = {"cases", "FILE.csv",
                      "run one case per row of the table, and write one row of results per case", OF_cases},
    [OPTION_MERGE] = {"merge", "OUT.csv FILE...", "join the results of all shards", OF_cases},
    [OPTION_REALTIME] = {"realtime", NULL, "run in real time; --realtime=FACTOR: FACTOR times as fast",
                         OF_rig},
};

static const bool is_single[OPTION_COUNT] = {
    [OPTION_INPUT] = true, [OPTION_LINEARIZE] = true, [OPTION_RECORD] = true, [OPTION_SAVE_STATE] = true,
    [OPTION_RESTART] = true, [OPTION_REQUIREMENTS] = true, [OPTION_EVENTS] = true, [OPTION_PLOT] = true,
    [OPTION_CASES] = true};

/* Parts with options of their own. */
enum { OPTION_PARTS = 2 };

static const OptionPart *option_part(int index)
{
    const OptionPart *const all[OPTION_PARTS] = {model_parts.rig ? &model_parts.rig->options : NULL,
                                                 model_parts.cases ? &model_parts.cases->options : NULL};
    return all[index];
}

/* The options of parts follow those of the table. Returns the part of an option, NULL: none; *word: its index in that
 * part. */
static const OptionPart *part_of(int name, int *word)
{
    *word = name - OPTION_COUNT;
    for (int i = 0; i < OPTION_PARTS && *word >= 0; i++) {
        const OptionPart *part = option_part(i);
        if (part && *word < part->count)
            return part;
        *word -= part ? part->count : 0;
    }
    return NULL;
}

static OptionWord word_of(int name)
{
    int word;
    const OptionPart *part = part_of(name, &word);
    return part ? part->words[word] : (OptionWord){table[name].word, table[name].value, table[name].help,
                                                     is_single[name]};
}

static int word_count(void)
{
    int count = OPTION_COUNT;
    for (int i = 0; i < OPTION_PARTS; i++)
        count += option_part(i) ? option_part(i)->count : 0;
    return count;
}

/* The short form: its first letter; '\0' if there is none. */
static char letter_of(int name)
{
    return (char)(name < OPTION_COUNT && strchr("hoq", table[name].word[0]) ? table[name].word[0] : '\0');
}

/* The help text without the part, if only some values of the option need it; else NULL. */
static const char *help_without(OptionName name)
{
    switch ((int)name) {
    case OPTION_SOLVER: return "bdf; with the part pace also adams and auto";
    case OPTION_OUTPUT: return "result file, .csv; - is standard output";
    case OPTION_VARIABLES: return "variables to write, by their paths; repeatable";
    case OPTION_REQUIREMENTS: return "write verdicts, .csv, .json; ignore: violations keep exit status 0";
    default: return NULL;
    }
}

/* True if the program has the part that the option needs. A model without requirements takes no file for verdicts. */
static bool has_part(OptionName name)
{
    const char *there = (const char *)&model_parts;
    const PartName part = name < OPTION_COUNT ? (PartName)table[name].part : OF_none;
    return part == OF_none || *(const void *const *)(const void *)(there + parts[part].place) ||
           (part == OF_html && !model_parts.requirements);
}

static bool is_known(OptionName name)
{
    return has_part(name) || help_without(name);
}

/* Rejects an option, or a value of it, because its part is missing. */
static int refuse_without(PartName part, OptionName name, const char *value)
{
    return message_fail(MISSING_PART, "--%s%s%s needs '%s'", table[name].word, value ? " " : "", value ? value : "",
                        parts[part].name);
}

static int refuse_without_part(OptionName name, const char *value)
{
    return has_part(name) ? STATUS_DONE : refuse_without((PartName)table[name].part, name, value);
}

void options_help(const ModelDescription *about, FILE *out)
{
    fprintf(out, "Usage: %s [OPTION]...%s\nSimulates %s.\n\n", about->info->name,
            model_parts.scripts ? " [PARAMETERS RESULTS]" : "", about->info->qualified_name);
    for (int i = 0; i < word_count(); i++) {
        const OptionWord w = word_of(i);
        const char letter = letter_of(i);
        char left[48];
        if (!is_known((OptionName)i))
            continue;
        snprintf(left, sizeof left, letter ? "-%c, --%s %s" : "%c   --%s %s", letter ? letter : ' ', w.word,
                 w.value ? w.value : "");
        fprintf(out, "  %-26s %s\n", left, has_part((OptionName)i) ? w.help : help_without((OptionName)i));
    }
    fprintf(out, "\nWithout options: --start %s --stop %s --interval %s --tolerance %s --solver %s -o %s.csv\n",
            number_text(about->info->start).text, number_text(about->info->stop).text,
            number_text(about->info->interval).text, number_text(about->info->tolerance).text, about->info->solver,
            about->info->name);
    if (about->variant)
        about->variant->help(about, out);
    fprintf(out, "Exit status: 0 done, 1 the simulation failed, 2 wrong usage, 3 the environment failed,\n"
                 "             4 a requirement is violated, or a value of its check is not finite,\n"
                 "             128 + N ended by signal N.\n");
    if (model_parts.interruption)
        fputs("             Signal USR1 prints the progress.\n", out);
}

/* By Method; no pointers, which would keep the words of all options in libraries. */
static const char methods[][18] = {"bdf", "adams", "auto", "euler", "rk4", "implicit-euler", "linearly-implicit"};
enum { METHODS = sizeof methods / sizeof methods[0] };

/* The part that reads an option, if one does. */
static const OptionPart *reader_of(int name)
{
    int word;
    return name == OPTION_REALTIME                         ? &model_parts.rig->options
           : name == OPTION_CASES || name == OPTION_MERGE ? &model_parts.cases->options
                                                           : part_of(name, &word);
}

/* Rejects a word that the option does not take. */
static int refuse_word(const char *option, const char *word, const char *const *words, int count)
{
    char known[200];
    size_t length = 0;
    for (int i = 0; i < count; i++)
        length += (size_t)snprintf(known + length, sizeof known - length, "%s%s",
                                   i == 0 ? "" : i + 1 < count ? ", " : " and ", words[i]);
    message_begin(BAD_ARGUMENT, "--%s takes %s, not '%s'", option, known, word);
    if (model_parts.details)
        model_parts.details->hint_word("", word, false, words, count);
    return message_end(BAD_ARGUMENT);
}

static const double usual_intervals = 500;
static const double endless = 1e8; /* s: three years */

bool method_find(const char *solver, Method *method)
{
    int found = 0;
    while (found < METHODS && strcmp(methods[found], solver) != 0)
        found++;
    *method = (Method)found;
    return found < METHODS;
}

static int choose_method(Options *o)
{
    const int known = model_parts.fixed ? METHODS : model_parts.pace ? (int)METHOD_EULER : (int)METHOD_ADAMS;
    const char *words[METHODS];
    for (int i = 0; i < METHODS; i++)
        words[i] = methods[i];
    if (!method_find(o->solver, &o->method))
        return refuse_word("solver", o->solver, words, known);
    if (has_fixed_steps(o->method) && !has_part(OPTION_SOLVER))
        return refuse_without_part(OPTION_SOLVER, o->solver);
    if ((o->method == METHOD_ADAMS || o->method == METHOD_AUTO) && !model_parts.pace)
        return refuse_without(OF_pace, OPTION_SOLVER, o->solver);
    if (o->is_step_given && !has_fixed_steps(o->method))
        return message_fail(BAD_ARGUMENT,
                            "--step needs the solver euler, rk4, implicit-euler or linearly-implicit; %s chooses its "
                            "own steps",
                            o->solver);
    if (!o->is_step_given)
        o->step = o->stop > o->origin ? fmin(o->interval / 10, o->stop - o->origin) : o->interval / 10;
    return STATUS_DONE;
}

bool file_ends_with(const char *text, const char *ending)
{
    const size_t length = strlen(text), tail = strlen(ending);
    return length >= tail && strcmp(text + length - tail, ending) == 0;
}

/* Devices and pipes have names without an ending: those are taken as they are. */
static bool has_other_ending(const char *file, const char *ending)
{
    const char *slash = strrchr(file, '/');
    return strchr(slash ? slash + 1 : file, '.') && !file_ends_with(file, ending);
}

static int choose_rows(Options *o, const char *value)
{
    static const char *const names[] = {"grid", "steps", "events", "regular"}; /* by Rows */
    int rows = 0;
    while (rows < 4 && strcmp(names[rows], value) != 0)
        rows++;
    if (rows == 4)
        return refuse_word("rows", value, names, 4);
    o->rows = (Rows)rows;
    return STATUS_DONE;
}

static int choose_verdicts(Options *o, const char *value)
{
    const bool is_html = file_ends_with(value, ".html");
    o->ignores_requirements |= strcmp(value, "ignore") == 0;
    if (strcmp(value, "ignore") == 0)
        return STATUS_DONE;
    o->requirements = value;
    if (!file_ends_with(value, ".json") && !is_html && has_other_ending(value, ".csv"))
        return message_fail(BAD_ARGUMENT, "--requirements takes a file that ends in .csv, .json or .html, not '%s'",
                            value);
    return is_html ? refuse_without_part(OPTION_REQUIREMENTS, value) : STATUS_DONE;
}

static int choose_plot(Options *o, const char *value)
{
    const bool is_page = file_ends_with(value, ".html");
    o->plot = value;
    if ((!is_page && has_other_ending(value, ".svg")) || strcmp(value, "-") == 0)
        return message_fail(BAD_ARGUMENT, "--plot takes a file that ends in .svg or .html, not '%s'", value);
    return is_page && !model_parts.pages ? refuse_without(OF_pages, OPTION_PLOT, value) : STATUS_DONE;
}

enum { LONGEST_WORDS = 1024, MOST_MORE = 32 /* words of a part */ };

static int read_option(Options *o, OptionName name, const char *value)
{
    double *number = NULL;
    if (!is_known(name))
        return name == OPTION_PLOT && file_ends_with(value, ".html") ? refuse_without(OF_pages, name, value)
                                                                      : refuse_without_part(name, NULL);
    const OptionPart *part = reader_of((int)name);
    if (part)
        return part->read(o, word_of((int)name).word, value);
    switch (name) {
    case OPTION_START: o->is_start_given = true; number = &o->start; break;
    case OPTION_STOP: o->is_endless = strcmp(value, "never") == 0; number = &o->stop; break;
    case OPTION_INTERVAL: o->is_interval_given = true; number = &o->interval; break;
    case OPTION_TOLERANCE: number = &o->tolerance; break;
    case OPTION_SOLVER: o->solver = value; break;
    case OPTION_STEP: o->is_step_given = true; number = &o->step; break;
    case OPTION_SET: return settings_add(&o->settings, value, "--set");
    case OPTION_SET_FILE:
        o->set_files[o->set_file_count++] = value;
        return model_parts.scripts->read(&o->settings, value);
    case OPTION_INPUT: o->is_input_given = true; o->input = value; break;
    case OPTION_SIGNAL: o->signals[o->signal_count++] = value; break;
    case OPTION_OUTPUT:
        o->is_output_given = true;
        o->output = value;
        o->is_mat = file_ends_with(value, ".mat");
        if (!o->is_mat && has_other_ending(value, ".csv"))
            return message_fail(BAD_ARGUMENT, "--output takes a file that ends in .csv%s, or -, not '%s'",
                                has_part(name) ? " or .mat" : "", value);
        return o->is_mat ? refuse_without_part(name, value) : STATUS_DONE;
    case OPTION_VARIABLES:
        o->globs[o->glob_count++] = value;
        return strpbrk(value, "*?/") ? refuse_without_part(name, value) : STATUS_DONE;
    case OPTION_CONSTANTS: o->with_constants = true; break;
    case OPTION_NO_ALIASES: o->without_aliases = true; break;
    case OPTION_ROWS: return choose_rows(o, value);
    case OPTION_UNITS: o->with_units = true; break;
    case OPTION_LIST: o->list = true; break;
    case OPTION_EQUATIONS: o->equations = true; o->equations_of = value; break;
    case OPTION_STEADY: o->is_steady = true; break;
    case OPTION_LINEARIZE: o->is_linear = true; number = &o->linear_time; break;
    case OPTION_VERIFY: o->verify = true; break;
    case OPTION_CHECK_TOLERANCE: o->checks_tolerance = true; break;
    case OPTION_STATS:
        o->stats = !value;
        o->stats_as_json = value != NULL;
        if (value && strcmp(value, "json") != 0)
            return message_fail(BAD_ARGUMENT, "--stats takes no value but json, not '%s'", value);
        break;
    case OPTION_RECORD:
        o->record = value;
        return has_other_ending(value, ".json")
                   ? message_fail(BAD_ARGUMENT, "--record takes a file that ends in .json, not '%s'", value)
                   : STATUS_DONE;
    case OPTION_SAVE_STATE: o->save_state = value; break;
    case OPTION_SAVE_EVERY: number = &o->save_every; break;
    case OPTION_RESTART: o->restart = value; break;
    case OPTION_REQUIREMENTS: return choose_verdicts(o, value);
    case OPTION_STOP_ON_VIOLATION: o->stops_on_violation = true; break;
    case OPTION_EVENTS: o->events = value; break;
    case OPTION_PLOT: return choose_plot(o, value);
    case OPTION_FIGURES: return model_parts.figures->read(o, value);
    case OPTION_QUIET: o->quiet = true; break;
    case OPTION_EXPLAIN: o->explain = value; break;
    case OPTION_HELP: o->help = true; break;
    case OPTION_VERSION: o->version = true; break;
    case OPTION_LICENCES: o->licences = true; break;
    case OPTION_CASES: case OPTION_MERGE: case OPTION_REALTIME: case OPTION_COUNT: break;
    }
    if (!number || (number == &o->stop && o->is_endless))
        return STATUS_DONE;
    char words[LONGEST_WORDS];
    snprintf(words, sizeof words, "'%s' (--%s)", value, table[name].word);
    return quantity_read(value, name == OPTION_TOLERANCE ? "" : "s", number, words);
}

int options_take(Options *o, const char *word, const char *value)
{
    int name = 0;
    while (strcmp(table[name].word, word) != 0)
        name++;
    return read_option(o, (OptionName)name, value);
}

/* Rejects a word that is no option, or the beginning of several, as it was given: "--tolerence=1e-3", "-tolerence",
 * "--st". The letter is the unknown one of several, else 0. */
static int refuse_option(const char *given, int letter)
{
    char word[LONGEST_WORDS];
    const char *begin = given + strspn(given, "-");
    snprintf(word, sizeof word, "%.*s", (int)strcspn(begin, "="), begin);
    const char *words[OPTION_COUNT + MOST_MORE];
    int count = 0;
    for (int i = 0; i < word_count(); i++)
        if (is_known((OptionName)i))
            words[count++] = word_of(i).word;
    if (letter)
        message_begin(UNKNOWN_OPTION, "'-%c' of '%s'", letter, given);
    else
        message_begin(UNKNOWN_OPTION, "'%s'", given);
    if (model_parts.details)
        model_parts.details->hint_word("--", word, !letter, words, count);
    return message_end(UNKNOWN_OPTION);
}

static int read_options(Options *o, int argc, char **argv)
{
    static const char letters[] = "-:o:qh";
    enum { FIRST = 256 }; /* code that getopt_long() returns for the first word; letters stand for themselves */
    struct option words[OPTION_COUNT + MOST_MORE + 1] = {{NULL, 0, NULL, 0}};
    const int known = word_count();
    int status = STATUS_DONE, found = 0, last = known; /* the option before */
    int counts[OPTION_COUNT + MOST_MORE] = {0};        /* of options given */
    for (int i = 0; i < known; i++)
        words[i] = (struct option){word_of(i).word, word_of(i).value != NULL, NULL, FIRST + i}; /* has_arg: 0 or 1 */
    words[OPTION_REALTIME].has_arg = optional_argument;
    words[OPTION_STATS].has_arg = words[OPTION_EQUATIONS].has_arg = optional_argument;
    opterr = 0;
    optind = 0; /* so that it begins anew, */
    getopt_long(1, argv, letters, words, NULL); /* and stands at the first word */
    while (status == STATUS_DONE) {
        if (model_parts.scripts && model_parts.scripts->take(o, argc, argv, &status))
            continue;
        const char *given = argv[optind < argc ? optind : argc - 1];
        found = getopt_long(argc, argv, letters, words, NULL);
        if (found == -1)
            break;
        const int code = found == ':' || found == '?' ? optopt : found;
        int name = code >= FIRST ? code - FIRST : 0;
        while (code < FIRST && name < known && (code == 0 || letter_of(name) != code))
            name++;
        if (found == 1 && last == OPTION_EQUATIONS && !o->equations_of)
            o->equations_of = optarg;
        else if (found == 1 && last == OPTION_REALTIME && *optarg >= '0' && *optarg <= '9')
            status = message_fail(BAD_ARGUMENT, "--realtime %s: write --realtime=%s", optarg, optarg);
        else if (found == 1 && o->is_merging)
            status = model_parts.cases->options.read(o, "", optarg);
        else if (found == 1)
            status = model_parts.scripts ? model_parts.scripts->take_file(o, optarg)
                                         : message_fail(BAD_ARGUMENT, "'%s' is not an option", optarg);
        else if (name == known)
            status = refuse_option(code ? given : argv[optind - 1], strlen(given) == 2 ? 0 : code);
        else if (found == '?')
            status = message_fail(BAD_ARGUMENT, "--%s takes no value (%s)", word_of(name).word, argv[optind - 1]);
        else if ((name == OPTION_STOP_ON_VIOLATION || name == OPTION_REQUIREMENTS) && !model_parts.requirements &&
                 (!optarg || strcmp(optarg, "ignore") != 0))
            status = message_fail(BAD_ARGUMENT, "--%s: the model states no requirement or condition that a run checks",
                                  word_of(name).word);
        else if (found == ':')
            status = message_fail(BAD_ARGUMENT, "--%s needs a value (%s)", word_of(name).word, word_of(name).value);
        else if (word_of(name).value && optarg && optarg[0] == '\0')
            status = message_fail(BAD_ARGUMENT, "the value of --%s is empty", word_of(name).word);
        else if (word_of(name).is_single && strcmp(optarg, "ignore") != 0 && counts[name]++ > 0)
            status = message_fail(BAD_ARGUMENT, "--%s is given twice: give it once", word_of(name).word);
        else
            status = read_option(o, (OptionName)name, optarg);
        o->is_merging |= name == OPTION_MERGE;
        last = found == 1 ? known : name;
    }
    if (status == STATUS_DONE && o->explain && argc != (strchr(argv[1], '=') ? 2 : 3))
        return message_fail(BAD_ARGUMENT, "--explain goes without other options");
    return status == STATUS_DONE && optind < argc
               ? message_fail(BAD_ARGUMENT, "'%s' is not an option", argv[optind]) : status;
}

/* Limits on the number of rows. The first keeps the row number exact in a double. More rows than the second, which
 * might fill a disk unnoticed, are written only if the interval was given. */
static const double most_rows = 1e9, most_unasked = 1e7;

/* Far from 0 doubles are far apart. Events within 8 times their distance are one. Without events the integrator keeps
 * time more accurately, so that only rows need different times. */
static const double least_tolerated = 1e-12, smooth_resolution = 1e-4;

/* The integrator multiplies steps by each other, and events divide by parts of the run: a run has at least 1e-138 s. */
static int check_resolution(const Options *o)
{
    const double length = o->stop - o->origin, resolution = time_resolution(o);
    const double least = o->about->events->branch_count + o->about->events->clock_count > 0
                             ? 2 * resolution / fmax(o->tolerance, least_tolerated)
                             : resolution / smooth_resolution;
    if (length > 0 && length < sqrt(DBL_MIN) / DBL_EPSILON)
        return message_fail(OUT_OF_RANGE, "a run of %s s is too short: squares of its steps are 0 as doubles",
                            number_text(length).text);
    if (length > 0 && length < least)
        return message_fail(OUT_OF_RANGE,
                            "the resolution of times such as %s is %s s: a run of %s s is too short for its tolerance",
                            number_text(o->stop).text, number_text(resolution).text, number_text(length).text);
    if (length > 0 && o->interval < 2 * resolution)
        return message_fail(OUT_OF_RANGE, "an interval of %s is within the rounding of times such as %s",
                            number_text(o->interval).text, number_text(o->stop).text);
    return STATUS_DONE;
}

static int check_ranges(const Options *o)
{
    if (o->stop < o->shown && !is_same_instant(o->stop, o->shown))
        return message_fail(OUT_OF_RANGE, "the stop time %s lies before the start time %s", number_text(o->stop).text,
                            number_text(o->shown).text);
    if (!(o->interval > 0))
        return message_fail(OUT_OF_RANGE, "the interval must be positive, not %s", number_text(o->interval).text);
    if (!o->is_endless && !o->is_interval_given && (o->rows == ROWS_OF_GRID || o->rows == ROWS_REGULAR) &&
        (o->stop - o->start) / o->interval > most_unasked)
        return message_fail(MANY_ROWS, "%s, from time %s to %s, one every %s s",
                            number_rounded(floor((o->stop - o->start) / o->interval) + 1, 12).text,
                            number_text(o->start).text, number_text(o->stop).text, number_text(o->interval).text);
    if (!o->is_endless && (o->stop - o->start) / o->interval > most_rows)
        return message_fail(OUT_OF_RANGE, "an interval of %s makes more than %s rows", number_text(o->interval).text,
                            number_text(most_rows).text);
    if (!(o->tolerance >= 1e-14 && o->tolerance < 1))
        return message_fail(OUT_OF_RANGE, "the tolerance must be at least 1e-14 and less than 1, not %s",
                            number_text(o->tolerance).text);
    const int status = has_fixed_steps(o->method) ? model_parts.fixed->check(o) : STATUS_DONE;
    return status == STATUS_DONE ? check_resolution(o) : status;
}

/* Rejects a file that is named twice, if it is written to. */
static int check_files(const Options *o)
{
    enum { WRITTEN = 11, NAMED = 13 };
    const bool is_call = o->call != NULL;
    const struct { const char *option, *file; } named[NAMED] = {
        {"--output", o->output}, {"--events", o->events}, {"--plot", o->plot}, {"--record", o->record},
        {"--save-state", o->save_state}, {"--requirements", o->requirements}, {"--linearize", o->linear_json},
        {"--linearize", o->linear_mat}, {"--record-exchange", o->record_exchange},
        {"--save-parameters", o->save_parameters}, {"RESULTS", is_call ? model_parts.scripts->file(o, true) : NULL},
        {"--input", o->input}, {"PARAMETERS", is_call ? model_parts.scripts->file(o, false) : NULL}};
    for (int i = 0; i < NAMED + o->set_file_count; i++)
        for (int k = i < WRITTEN ? i + 1 : 0; k < WRITTEN; k++) {
            const char *file = i < NAMED ? named[i].file : o->set_files[i - NAMED];
            const char *option = i < NAMED ? named[i].option : "--set-file";
            const bool is_pipe = file && file == o->input && strcmp(file, "-") == 0; /* standard input, not output */
            if (file && !is_pipe && named[k].file && is_same_file(file, named[k].file))
                return message_fail(BAD_ARGUMENT, "%s and %s name the same file, '%s'", option, named[k].option,
                                    named[k].file);
        }
    return STATUS_DONE;
}

int options_scan(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv)
{
    const size_t length = strlen(about->info->name) + sizeof ".csv";
    char *output = arena_take(a, length, 1);
    snprintf(output, length, "%s.csv", about->info->name);
    *o = (Options){.about = about, .solver = about->info->solver, .output = output, .input = about->info->input,
                   .start = about->info->start, .stop = about->info->stop, .interval = about->info->interval,
                   .tolerance = about->info->tolerance,
                   .globs = arena_take(a, (size_t)argc, sizeof *o->globs),
                   .signals = arena_take(a, (size_t)argc, sizeof *o->signals),
                   .set_files = arena_take(a, (size_t)argc, sizeof *o->set_files),
                   .settings.about = about, .settings.arena = a,
                   .changes = model_parts.calibration ? model_parts.calibration->create(a) : NULL};
    const int status = read_options(o, argc, argv);
    return status == STATUS_DONE && about->as_case ? model_parts.cases->apply(o) : status;
}

int options_read(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv)
{
    int status = options_scan(o, about, a, argc, argv);
    o->is_timed = o->stats || o->stats_as_json || o->record;
    if (status != STATUS_DONE || o->explain || o->help || o->version || o->licences)
        return status;
    if (o->save_every < 0 || (o->save_every > 0 && !o->save_state))
        return message_fail(BAD_ARGUMENT, o->save_state ? "--save-every takes seconds, not %s"
                                                        : "--save-every %s needs --save-state",
                            number_text(o->save_every).text);
    o->origin = o->shown = o->start;
    status = o->call ? model_parts.scripts->check(o) : STATUS_DONE;
    if (status == STATUS_DONE && o->restart)
        status = model_parts.restart->expect(o);
    if (status != STATUS_DONE)
        return status;
    if (o->about->info->has_usual_interval && !o->is_interval_given && o->stop > o->start)
        o->interval = (o->stop - o->origin) / usual_intervals;
    if (o->is_endless)
        o->stop = o->start + endless;
    status = choose_method(o);
    if (status == STATUS_DONE && (o->is_steady || o->is_linear))
        status = model_parts.linear->prepare(o, a);
    if (status == STATUS_DONE)
        status = check_ranges(o);
    if (status == STATUS_DONE && o->figures)
        status = model_parts.figures->check(o);
    for (int i = 0; i < OPTION_PARTS; i++)
        if (status == STATUS_DONE && option_part(i))
            status = option_part(i)->check(o);
    if (status == STATUS_DONE && o->checks_tolerance)
        status = model_parts.accuracy->check(o);
    return status == STATUS_DONE ? check_files(o) : status;
}
