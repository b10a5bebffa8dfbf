/* options.c - the compiler's command line. */
#include "driver/options.h"

#include "expr/units.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifndef SYSPHSC_VERSION
#define SYSPHSC_VERSION "unknown"
#endif

static const char help[] =
    "usage: sysphsc [OPTION]... MODEL.xmi\n"
    "       sysphsc --gallery DIR [OPTION]... MODEL.xmi...\n"
    "       sysphsc --view RESULT... -o PAGE.html\n"
    "       sysphsc --new DIR\n"
    "Compiles a SysML model with SysPhS into a C program and an executable that simulates it.\n"
    "\n"
    "  -b, --block NAME       experiment or block to simulate, simple or qualified (Package::Block)\n"
    "  -o, --output DIR       output folder (default out/BLOCK)\n"
    "  -I, --library DIR      folder to search for referenced documents; repeatable; the shipped libraries are\n"
    "                         searched last\n"
    "      --emit LIST        %s\n"
    "                         (default c,exe)\n"
    "      --review-run       run the program and include its results in the review sheet and in FMUs\n"
    "      --gallery DIR      run all models and write a page with results and links to the review sheets\n"
    "      --new DIR          write a first project: a folder with a model, a Makefile and a README\n"
    "      --check            check the model and report; write no program\n"
    "      --diff OLD         compare MODEL with OLD, a model or its .review.json, instead of compiling;\n"
    "                         with --output also as a page; status 0 equal, 1 different, 2 unreadable\n"
    "      --view             write a page of one or several results (CSV, MAT) to --output PAGE.html; records,\n"
    "                         verdicts (JSON) and event logs are taken from files NAME.record.json,\n"
    "                         NAME.verdicts.json and NAME.events.csv, or from those given behind a result\n"
    "      --cc CC            C compiler (default cc)\n"
    "      --cflags FLAGS     flags of the C compiler\n"
    "      --link MODE        static: one file without dependencies; shared: uses the system's libraries\n"
    "                         (default static if the system has the static libraries)\n"
    "      --parts LIST       %s\n"
    "                         parts of the program besides those that the model needs (default all; core: none)\n"
    "      --stop S --interval S --tolerance R --solver NAME\n"
    "                         defaults of the program, replacing those of the model\n"
    "      --step S           step of portable C (default: a tenth of the interval; without states the sample period)\n"
    "      --prefix NAME      beginning of the names in portable C (default: the name of the block)\n"
    "      --real TYPE        type of numbers in portable C: double or float (default double)\n"
    "      --fixed-parameters\n"
    "                         write parameters as fixed numbers in portable C\n"
    "      --range PATH=A:B   range of an input, parameter or state of portable C, replacing that of the model;\n"
    "                         repeatable\n"
    "      --saturate         hold states of portable C within their ranges\n"
    "      --fmu-solver NAME  solver inside an FMU: cvode, rk4, euler or implicit-euler (default: the model's)\n"
    "      --solve-for PATH   treat this value, which the model gives, as unknown and solve for it; repeatable\n"
    "      --set PATH=VALUE   set this value, even if an equation determines it; one --set for each --solve-for;\n"
    "                         repeatable\n"
    "      --variants PATH=VALUE,...\n"
    "                         build one program that runs with any of these values of a structural constant;\n"
    "                         for an Integer, 10.. means 10 or more; repeatable\n";
static const char more_help[] =
    "      --sample N[,METHOD[,SEED]]\n"
    "                         write N cases of uncertain values to --output FILE.csv instead of a program; NxR: R\n"
    "                         replications; METHOD: random (default), latin, sobol, saltelli (N rows per parameter,\n"
    "                         and 2 N rows more), grid (N levels); SEED: default 1\n"
    "      --distribution 'PATH=KIND(...)'\n"
    "                         distribution of a parameter or start value, replacing that of the model:\n"
    "                         normal(MEAN, DEVIATION), normal(MEAN, DEVIATION, LEAST, GREATEST),\n"
    "                         uniform(LEAST, GREATEST), triangular(LEAST, MODE, GREATEST),\n"
    "                         lognormal(MEAN, DEVIATION) of the value itself, not of its logarithm,\n"
    "                         choice(VALUE, ...); repeatable\n"
    "      --correlation PATH,PATH=R\n"
    "                         correlation of the normal scores of two sampled values; repeatable\n"
    "      --units MODE       report of unit clashes: warn (default), error or off\n"
    "      --allow-c          compile C code contained in the model\n"
    "      --unroll           write equal parts one by one instead of as loops, in listings, too\n"
    "  -q, --quiet            errors and warnings only\n"
    "  -v, --verbose          print each step and its time\n"
    "      --explain CODE     show what a message means, by its code, such as C06 or R34\n"
    "  -h, --help, --version\n"
    "\n"
    "Exit status: 0 done, 1 the model has errors, 2 wrong usage, 3 the environment failed.\n";

enum {
    OPTION_EMIT = 256,
    OPTION_CHECK,
    OPTION_DIFF,
    OPTION_REVIEW_RUN,
    OPTION_GALLERY,
    OPTION_VIEW,
    OPTION_NEW,
    OPTION_CC,
    OPTION_CFLAGS,
    OPTION_LINK,
    OPTION_PARTS,
    OPTION_STOP,
    OPTION_INTERVAL,
    OPTION_TOLERANCE,
    OPTION_SOLVER,
    OPTION_STEP,
    OPTION_PREFIX,
    OPTION_FIXED_PARAMETERS,
    OPTION_RANGE,
    OPTION_SATURATE,
    OPTION_REAL,
    OPTION_FMU_SOLVER,
    OPTION_SOLVE_FOR,
    OPTION_SET,
    OPTION_VARIANTS,
    OPTION_SAMPLE,
    OPTION_DISTRIBUTION,
    OPTION_CORRELATION,
    OPTION_UNITS,
    OPTION_ALLOW_C,
    OPTION_UNROLL,
    OPTION_EXPLAIN,
    OPTION_VERSION
};

static const struct option table[] = {{"block", required_argument, NULL, 'b'},
                                      {"output", required_argument, NULL, 'o'},
                                      {"library", required_argument, NULL, 'I'},
                                      {"emit", required_argument, NULL, OPTION_EMIT},
                                      {"check", no_argument, NULL, OPTION_CHECK},
                                      {"diff", required_argument, NULL, OPTION_DIFF},
                                      {"review-run", no_argument, NULL, OPTION_REVIEW_RUN},
                                      {"gallery", required_argument, NULL, OPTION_GALLERY},
                                      {"view", no_argument, NULL, OPTION_VIEW},
                                      {"new", required_argument, NULL, OPTION_NEW},
                                      {"cc", required_argument, NULL, OPTION_CC},
                                      {"cflags", required_argument, NULL, OPTION_CFLAGS},
                                      {"link", required_argument, NULL, OPTION_LINK},
                                      {"parts", required_argument, NULL, OPTION_PARTS},
                                      {"stop", required_argument, NULL, OPTION_STOP},
                                      {"interval", required_argument, NULL, OPTION_INTERVAL},
                                      {"tolerance", required_argument, NULL, OPTION_TOLERANCE},
                                      {"solver", required_argument, NULL, OPTION_SOLVER},
                                      {"step", required_argument, NULL, OPTION_STEP},
                                      {"prefix", required_argument, NULL, OPTION_PREFIX},
                                      {"real", required_argument, NULL, OPTION_REAL},
                                      {"fixed-parameters", no_argument, NULL, OPTION_FIXED_PARAMETERS},
                                      {"range", required_argument, NULL, OPTION_RANGE},
                                      {"saturate", no_argument, NULL, OPTION_SATURATE},
                                      {"fmu-solver", required_argument, NULL, OPTION_FMU_SOLVER},
                                      {"solve-for", required_argument, NULL, OPTION_SOLVE_FOR},
                                      {"set", required_argument, NULL, OPTION_SET},
                                      {"variants", required_argument, NULL, OPTION_VARIANTS},
                                      {"sample", required_argument, NULL, OPTION_SAMPLE},
                                      {"distribution", required_argument, NULL, OPTION_DISTRIBUTION},
                                      {"correlation", required_argument, NULL, OPTION_CORRELATION},
                                      {"units", required_argument, NULL, OPTION_UNITS},
                                      {"allow-c", no_argument, NULL, OPTION_ALLOW_C},
                                      {"unroll", no_argument, NULL, OPTION_UNROLL},
                                      {"quiet", no_argument, NULL, 'q'},
                                      {"verbose", no_argument, NULL, 'v'},
                                      {"explain", required_argument, NULL, OPTION_EXPLAIN},
                                      {"version", no_argument, NULL, OPTION_VERSION},
                                      {"help", no_argument, NULL, 'h'},
                                      {NULL, 0, NULL, 0}};

static int refuse(const char *meant, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

static int refuse(const char *meant, const char *format, va_list arguments)
{
    char words[1000];
    const int length = vsnprintf(words, sizeof words, format, arguments);
    fprintf(stderr, "sysphsc: error: %s%s\n", words, length < (int)sizeof words ? "" : " ...");
    if (meant)
        fprintf(stderr, "    did you mean '%s'?\n", meant);
    fputs("    fix: see sysphsc --help\n", stderr);
    return STATUS_USAGE;
}

static int usage_error(const char *format, ...) PRINTF_LIKE(1, 2);

static int usage_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int status = refuse(NULL, format, arguments);
    va_end(arguments);
    return status;
}

/* The same with a similar name as a suggestion; NULL: none. */
static int usage_error_near(const char *meant, const char *format, ...) PRINTF_LIKE(2, 3);

static int usage_error_near(const char *meant, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int status = refuse(meant, format, arguments);
    va_end(arguments);
    return status;
}

static const char *words_listed(Arena *arena, const char *const *words, int count, const char *between)
{
    Text text = text_new(arena);
    for (int i = 0; i < count; i++)
        text_format(&text, "%s%s", i ? between : "", words[i]);
    return text.at;
}

static int refuse_word(Arena *arena, const char *option, const char *word, const char *const *words, int count)
{
    const int near = word_nearest(word, words, count);
    return usage_error_near(near >= 0 ? words[near] : NULL, "%s: unknown value '%s'; known are %s", option, word,
                            words_listed(arena, words, count, ", "));
}

/* The argument with the option that getopt_long() did not accept. After an unknown letter, optind still points to the
 * same argument if more letters follow. */
static const char *refused_argument(char **arguments)
{
    const char *before = arguments[optind - 1];
    bool is_behind = !optopt || (before[0] == '-' && before[1] != '-' && strchr(before, optopt));
    for (int i = 0; table[i].name && !is_behind; i++) /* --quiet=3 */
        is_behind = table[i].val == optopt;
    return is_behind || !arguments[optind] ? before : arguments[optind];
}

static int refuse_option(Arena *arena, const char *given)
{
    const char *word = given + strspn(given, "-"), *meant = NULL;
    const bool is_word = given[0] == '-' && given[1] == '-';
    word = arena_copy(arena, word, strcspn(word, "="));
    Text several = text_new(arena);
    int nearest = INT_MAX;
    for (int i = 0; table[i].name; i++) {
        if (is_word && strcmp(table[i].name, word) == 0)
            return usage_error("--%s takes no value", word);
        if (is_word && *word && strncmp(table[i].name, word, strlen(word)) == 0)
            text_format(&several, "%s--%s", several.length ? ", " : "", table[i].name);
        if (word_is_nearer(word, table[i].name, &nearest))
            meant = arena_format(arena, "--%s", table[i].name);
    }
    if (several.length)
        return usage_error("option '%s' is ambiguous: %s", given, several.at);
    return usage_error_near(meant, "unknown option '%s'", given);
}

static const char *const levels[] = {"physical", "constraint", "causal", "discretized", "review",
                                     "modelica", "tex",        "rig",    "python",      "portable",
                                     "fmu",      "fmu2",       "cluster", "c",          "exe"};
static const unsigned level_bits[] = {EMIT_PHYSICAL, EMIT_CONSTRAINT, EMIT_CAUSAL,  EMIT_DISCRETIZED, EMIT_REVIEW,
                                      EMIT_MODELICA, EMIT_TEX,        EMIT_RIG,     EMIT_PYTHON,      EMIT_PORTABLE,
                                      EMIT_FMU,      EMIT_FMU2,       EMIT_CLUSTER, EMIT_C,           EMIT_EXECUTABLE};
enum { LEVELS = sizeof levels / sizeof *levels };

static int read_emit(Arena *arena, const char *list, unsigned *emit)
{
    *emit = 0;
    while (*list) {
        const size_t length = strcspn(list, ",");
        const char *word = arena_copy(arena, list, length);
        const int level = text_index(word, levels, LEVELS);
        if (strcmp(word, "report") == 0)
            return usage_error("--emit report is not yet supported");
        if (level < 0)
            return refuse_word(arena, "--emit", word, levels, LEVELS);
        *emit |= level_bits[level];
        list += length + (list[length] == ',');
    }
    return *emit ? OPTIONS_PROCEED : usage_error("--emit needs a list");
}

/* With cvode, the method is that of the model if CVODE has it: see product_unit(). */
static int read_fmu_solver(Arena *arena, const char *word, Options *options)
{
    static const char *const words[] = {"cvode", "rk4", "euler", "implicit-euler"};
    enum { WORDS = sizeof words / sizeof *words };
    const int index = text_index(word, words, WORDS);
    if (index < 0)
        return refuse_word(arena, "--fmu-solver", word, words, WORDS);
    options->fmu_solver = words[index];
    return OPTIONS_PROCEED;
}

static const char core[] = "core"; /* the parts that every program has */

/* Lists the words that --parts accepts, and returns their number. */
static int part_words(const char **words)
{
    int count = 0;
    words[count++] = core;
    for (int choice = 0; part_choice(choice); choice++)
        words[count++] = part_choice(choice);
    return count;
}

static int read_parts(Arena *arena, const char *list, Options *options)
{
    const char *words[PART_CHOICES + 1];
    const int count = part_words(words);
    options->parts = list;
    options->left_out = (1u << PART_CHOICES) - 1;
    if (!*list)
        return usage_error("--parts needs a list");
    while (*list) {
        const size_t length = strcspn(list, ",");
        const char *word = arena_copy(arena, list, length);
        const int part = text_index(word, words, count);
        if (part < 0)
            return refuse_word(arena, "--parts", word, words, count);
        options->left_out &= part ? ~(1u << (part - 1)) : ~0u;
        list += length + (list[length] == ',');
    }
    return OPTIONS_PROCEED;
}

static void print_help(Arena *arena)
{
    const char *words[PART_CHOICES + 1];
    const int count = part_words(words);
    printf(help, words_listed(arena, levels, LEVELS, ","), words_listed(arena, words, count, ","));
    fputs(more_help, stdout);
}

/* Reads a finite number of seconds, or a number with a unit of time. */
static bool read_time(const char *text, double *number)
{
    UnitMeaning given;
    const UnitMeaning second = {.dimension = dimension_of_time};
    if (number_read(text, number))
        return true;
    if (!expr_quantity_read(text, number, &given) || !unit_converts(&given, &second))
        return false;
    *number = unit_convert(*number, &given, &second);
    return isfinite(*number);
}

/* The text with a point in the place of its only comma, if that is a time; else NULL. */
static const char *with_point(Arena *arena, const char *text)
{
    double number;
    char *plain = arena_copy(arena, text, strlen(text)), *comma = strchr(plain, ',');
    if (!comma)
        return NULL;
    *comma = '.';
    return read_time(plain, &number) ? plain : NULL;
}

static bool is_identifier(const char *text)
{
    const char *at = text;
    while ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
           (at > text && (*at == '_' || (*at >= '0' && *at <= '9'))))
        at++;
    return *text && !*at && strlen(text) <= MOST_PREFIX;
}

static int read_positive(Arena *arena, const char *option, bool is_time, double *number, bool *given)
{
    const bool is_read = is_time ? read_time(optarg, number) : number_read(optarg, number) && *number < 1;
    if (!is_read || !(*number > 0))
        return usage_error_near(is_read ? NULL : with_point(arena, optarg), "%s needs a positive %s, not '%s'", option,
                                is_time ? "number, or a time such as '5 min'" : "number below 1", optarg);
    *given = true;
    return OPTIONS_PROCEED;
}

/* Checks the folder: a mistyped one would only show as references that cannot be resolved. */
static int read_library(Arena *arena, const char *folder, Options *options)
{
    struct stat status;
    int problem = stat(folder, &status) != 0 ? errno : S_ISDIR(status.st_mode) ? 0 : ENOTDIR;
    if (!problem) {
        list_push(arena, &options->libraries.folders, folder);
        return OPTIONS_PROCEED;
    }
    fprintf(stderr, "%s: error: the folder given with --library cannot be read: %s [X05]\n", folder,
            strerror(problem));
    const char *near = path_near(arena, folder, true);
    if (near)
        fprintf(stderr, "    did you mean '%s'?\n", near);
    fputs("    fix: check the path and the permissions\n", stderr);
    return STATUS_ENVIRONMENT;
}

/* A path may be set or solved for only once. */
static int read_exchange(Arena *arena, bool is_set, const char *text, Options *options)
{
    const char *value = is_set ? strrchr(text, '=') : text + strlen(text);
    if (!value || value == text || (is_set && !value[1]))
        return usage_error(is_set ? "--set needs PATH=VALUE, not '%s'" : "--solve-for needs a path", text);
    Exchange exchange = {arena_copy(arena, text, (size_t)(value - text)), is_set ? value + 1 : NULL};
    for (int i = 0; i < options->exchanges.count; i++)
        if (strcmp(options->exchanges.at[i].path, exchange.path) == 0)
            return usage_error("'%s' is named twice by --set or --solve-for", exchange.path);
    list_push(arena, &options->exchanges, exchange);
    return OPTIONS_PROCEED;
}

/* Reads values of one path, which may be given again with more values. */
static int read_variants(Arena *arena, const char *text, Options *options)
{
    const char *value = strrchr(text, '=');
    if (!value || value == text)
        return usage_error("--variants needs PATH=VALUE,VALUE, not '%s'", text);
    const char *path = arena_copy(arena, text, (size_t)(value - text));
    int at = 0;
    while (at < options->variations.count && strcmp(options->variations.at[at].path, path) != 0)
        at++;
    if (at == options->variations.count)
        list_push(arena, &options->variations, (Variation){.path = path});
    for (const char *word = value + 1;; word++) {
        const size_t length = strcspn(word, ",");
        if (!length)
            return usage_error("--variants needs a value between commas, not '%s'", text);
        list_push(arena, &options->variations.at[at].words, arena_copy(arena, word, length));
        word += length;
        if (!*word)
            return OPTIONS_PROCEED;
    }
}

static int read_range(Arena *arena, const char *text, Options *options)
{
    const char *sign = strrchr(text, '='), *colon = sign ? strchr(sign, ':') : NULL;
    if (!colon || sign == text || colon == sign + 1 || !colon[1])
        return usage_error("--range needs PATH=A:B, not '%s'", text);
    list_push(arena, &options->ranges,
              (AskedRange){.path = arena_copy(arena, text, (size_t)(sign - text)),
                           .low = arena_copy(arena, sign + 1, (size_t)(colon - sign - 1)),
                           .high = colon + 1});
    return OPTIONS_PROCEED;
}

static int read_sample(Arena *arena, const char *text, Options *options)
{
    const char *meant, *fault = sample_read_plan(arena, text, &options->sample, &meant);
    options->is_sample = true;
    return fault ? usage_error_near(meant, "%s", fault) : OPTIONS_PROCEED;
}

static int read_asked(Arena *arena, int option, const char *text, SampleAsked *asked)
{
    const char *sign = strchr(text, '=');
    const bool is_distribution = option == OPTION_DISTRIBUTION;
    if (!sign || sign == text || !sign[1])
        return usage_error(is_distribution ? "--distribution needs PATH=KIND(...), such as 'k=normal(3, 0.1)', not '%s'"
                                           : "--correlation needs PATH,PATH=R, not '%s'",
                           text);
    AskedTexts *texts = is_distribution ? &asked->distributions : &asked->correlations;
    list_push(arena, texts, text);
    return OPTIONS_PROCEED;
}

static const char standard_output[] = "./-"; /* as changed by folder_word() */

/* True if the name of the file ends so, and is longer than the ending. */
static bool has_ending(const char *file, const char *ending)
{
    const size_t length = strlen(file), end = strlen(ending);
    return length > end && strcmp(file + length - end, ending) == 0;
}

/* Checks the options with --view, which excludes all other outputs. */
static int check_view(Options *options)
{
    const char *output = options->output ? options->output : "";
    if (!options->is_view)
        return OPTIONS_PROCEED;
    if (options->gallery || options->older || options->check_only || options->review_run || options->has_emit ||
        options->is_sample || options->block || options->exchanges.count || options->variations.count)
        return usage_error("--view takes results and --output, and no other option");
    if (strcmp(output, standard_output) == 0)
        options->output = "-";
    else if (!has_ending(output, ".html"))
        return options->output ? usage_error("the page of --view is an HTML file: '%s' does not end with .html", output)
                               : usage_error("--view needs --output PAGE.html, or -o - for standard output");
    return OPTIONS_PROCEED;
}

/* Checks the options that --sample needs or excludes. */
static int check_sample(Options *options)
{
    const char *output = options->output ? options->output : "";
    if (!options->is_sample)
        return options->asked.distributions.count + options->asked.correlations.count
                   ? usage_error("--distribution and --correlation need --sample")
                   : OPTIONS_PROCEED;
    if (options->gallery || options->older || options->check_only || options->review_run || options->has_emit)
        return usage_error("--sample cannot be combined with --gallery, --diff, --check, --review-run or --emit");
    if (options->asked.correlations.count && options->sample.method >= SAMPLE_SALTELLI)
        return usage_error("--correlation cannot be combined with the method %s, which samples independent values",
                           sample_methods[options->sample.method]);
    if (strcmp(output, standard_output) == 0)
        options->output = "-";
    else if (!has_ending(output, ".csv"))
        return usage_error("--sample needs --output FILE.csv, or -o - for standard output");
    return OPTIONS_PROCEED;
}

/* Prepends ./ to a name that commands would take for an option, or for a file of options. */
static const char *folder_word(Arena *arena, const char *folder)
{
    return *folder == '-' || *folder == '@' ? arena_format(arena, "./%s", folder) : folder;
}

static int read_option(Arena *arena, int option, char **arguments, Options *options)
{
    static const char *const links[] = {"static", "shared"};
    static const char *const reals[] = {"double", "float"};
    static const char *const modes[] = {[UNITS_OFF] = "off", [UNITS_WARN] = "warn", [UNITS_ERROR] = "error"};
    int index;
    switch (option) {
    case 'b': options->block = optarg; return OPTIONS_PROCEED;
    case 'o':
        options->output = folder_word(arena, optarg);
        return *optarg ? OPTIONS_PROCEED : usage_error("--output needs a folder");
    case 'I': return read_library(arena, optarg, options);
    case 'q': options->quiet = true; return OPTIONS_PROCEED;
    case 'v': options->verbose = true; return OPTIONS_PROCEED;
    case OPTION_EMIT: options->has_emit = true; return read_emit(arena, optarg, &options->emit);
    case OPTION_REVIEW_RUN: options->review_run = true; return OPTIONS_PROCEED;
    case OPTION_DIFF: options->older = optarg; return OPTIONS_PROCEED;
    case OPTION_GALLERY:
        options->gallery = folder_word(arena, optarg);
        return *optarg ? OPTIONS_PROCEED : usage_error("--gallery needs a folder");
    case OPTION_VIEW: options->is_view = true; return OPTIONS_PROCEED;
    case OPTION_NEW:
        options->project = folder_word(arena, optarg);
        return *optarg ? OPTIONS_PROCEED : usage_error("--new needs a folder");
    case OPTION_CHECK: options->check_only = true; return OPTIONS_PROCEED;
    case OPTION_CC: options->compiler = optarg; return *optarg ? OPTIONS_PROCEED : usage_error("--cc needs a command");
    case OPTION_CFLAGS: options->flags = optarg; return OPTIONS_PROCEED;
    case OPTION_LINK:
        index = text_index(optarg, links, 2);
        options->link = index == 0 ? LINK_STATIC : LINK_SHARED;
        return index >= 0 ? OPTIONS_PROCEED : refuse_word(arena, "--link", optarg, links, 2);
    case OPTION_PARTS: return read_parts(arena, optarg, options);
    case OPTION_STOP:
        if (!read_time(optarg, &options->stop))
            return usage_error_near(with_point(arena, optarg),
                                    "--stop needs a number, or a time such as '5 min', not '%s'", optarg);
        options->has_stop = true;
        return OPTIONS_PROCEED;
    case OPTION_INTERVAL: return read_positive(arena, "--interval", true, &options->interval, &options->has_interval);
    case OPTION_TOLERANCE:
        return read_positive(arena, "--tolerance", false, &options->tolerance, &options->has_tolerance);
    case OPTION_STEP: return read_positive(arena, "--step", true, &options->step, &(bool){false});
    case OPTION_PREFIX:
        options->prefix = optarg;
        return is_identifier(optarg)
                   ? OPTIONS_PROCEED
                   : usage_error("--prefix '%s' cannot begin a name in C: give at most %d letters, digits and "
                                 "underscores, a letter first",
                                 optarg, MOST_PREFIX);
    case OPTION_FIXED_PARAMETERS: options->has_fixed_parameters = true; return OPTIONS_PROCEED;
    case OPTION_SOLVER:
        options->solver = optarg;
        index = text_index(optarg, experiment_solvers, SOLVERS);
        return index >= 0 ? OPTIONS_PROCEED : refuse_word(arena, "--solver", optarg, experiment_solvers, SOLVERS);
    case OPTION_RANGE: return read_range(arena, optarg, options);
    case OPTION_REAL:
        options->real = optarg;
        return text_index(optarg, reals, 2) >= 0 ? OPTIONS_PROCEED : refuse_word(arena, "--real", optarg, reals, 2);
    case OPTION_SATURATE: options->saturates = true; return OPTIONS_PROCEED;
    case OPTION_FMU_SOLVER: return read_fmu_solver(arena, optarg, options);
    case OPTION_SOLVE_FOR: case OPTION_SET: return read_exchange(arena, option == OPTION_SET, optarg, options);
    case OPTION_VARIANTS: return read_variants(arena, optarg, options);
    case OPTION_SAMPLE: return read_sample(arena, optarg, options);
    case OPTION_DISTRIBUTION:
    case OPTION_CORRELATION: return read_asked(arena, option, optarg, &options->asked);
    case OPTION_UNITS:
        index = text_index(optarg, modes, UNITS_ERROR + 1);
        options->units = (UnitsMode)(index < 0 ? 0 : index);
        return index >= 0 ? OPTIONS_PROCEED : refuse_word(arena, "--units", optarg, modes, UNITS_ERROR + 1);
    case OPTION_UNROLL: options->is_unrolled = true; return OPTIONS_PROCEED;
    case OPTION_ALLOW_C: options->allow_c = true; return OPTIONS_PROCEED;
    case OPTION_EXPLAIN: options->explain = optarg; return OPTIONS_PROCEED;
    case OPTION_VERSION: printf("sysphsc %s\n", SYSPHSC_VERSION); return STATUS_OK;
    case 'h': print_help(arena); return STATUS_OK;
    case ':': return usage_error("'%s' needs a value", arguments[optind - 1]);
    default: return refuse_option(arena, refused_argument(arguments));
    }
}

static int explain(Arena *arena, bool is_alone, const char *code)
{
    const Explanation *page = catalogue_page(arena, code);
    if (!is_alone)
        return usage_error("--explain goes without other options and without a model");
    if (page)
        explanation_print(page, stdout);
    return page ? STATUS_OK : usage_error("--explain does not know '%s'; it takes %s", code, catalogue_codes(arena));
}

static bool leaves_out(unsigned parts, const char *name)
{
    int choice = 0;
    while (part_choice(choice) && strcmp(part_choice(choice), name) != 0)
        choice++;
    return parts & 1u << choice;
}

int options_read(Arena *arena, int count, char **arguments, Options *options)
{
    *options = (Options){.emit = EMIT_C | EMIT_EXECUTABLE, .units = UNITS_WARN, .compiler = "cc", .flags = ""};
    opterr = 0;
    bool has_others = false;
    int option;
    while ((option = getopt_long(count, arguments, ":b:o:I:qvh", table, NULL)) != -1) {
        int status = read_option(arena, option, arguments, options);
        if (status != OPTIONS_PROCEED)
            return status;
        has_others |= option != OPTION_NEW && option != 'q' && option != 'v';
    }
    if (options->explain)
        return explain(arena, count == (strchr(arguments[1], '=') ? 2 : 3), options->explain);
    if (options->project && (has_others || optind < count))
        return usage_error("--new goes with --quiet and --verbose alone, and without a model");
    options_find_installation(arena, options);
    if (options->project)
        return OPTIONS_PROCEED;
    if (optind >= count)
        return usage_error(options->is_view ? "no result is given" : "no model is given");
    if (optind + 1 < count && !options->gallery && !options->is_view)
        return usage_error("one model at a time: '%s' and '%s' are given", arguments[optind], arguments[optind + 1]);
    for (int i = 0; i < options->exchanges.count; i++)
        for (int k = 0; k < options->variations.count; k++)
            if (strcmp(options->exchanges.at[i].path, options->variations.at[k].path) == 0)
                return usage_error("'%s' is named by --variants and by --set or --solve-for",
                                   options->exchanges.at[i].path);
    const int sampled = check_sample(options), viewed = check_view(options);
    if (sampled != OPTIONS_PROCEED || viewed != OPTIONS_PROCEED)
        return sampled != OPTIONS_PROCEED ? sampled : viewed;
    if (options->review_run && options->variations.count)
        return usage_error("--review-run cannot be combined with --variants");
    if (options->emit & EMIT_PYTHON && options->variations.count)
        return usage_error("--emit python cannot be combined with --variants");
    if (options->emit & EMIT_PYTHON && leaves_out(options->left_out, "mat"))
        return usage_error("--emit python needs the part mat: name it in --parts");
    if (options->emit & EMIT_PYTHON && leaves_out(options->left_out, "records"))
        return usage_error("--emit python needs the part records: name it in --parts");
    if (options->gallery && (options->older || options->output || options->check_only || options->variations.count))
        return usage_error("--gallery cannot be combined with --diff, --output, --check or --variants");
    if ((options->ranges.count || options->saturates || options->prefix || options->real || options->step > 0 ||
         options->has_fixed_parameters) &&
        !(options->emit & EMIT_PORTABLE))
        return usage_error(
            "--prefix, --real, --step, --fixed-parameters, --range and --saturate need --emit portable");
    if (options->solver && (options->emit & EMIT_PORTABLE) &&
        text_index(options->solver, experiment_solvers, SOLVERS) < SOLVER_EULER)
        return usage_error("portable C has no solver %s: give --solver rk4, euler or linearly-implicit",
                           options->solver);
    if (options->fmu_solver && !(options->emit & (EMIT_FMU | EMIT_FMU2)))
        return usage_error("--fmu-solver needs --emit fmu or fmu2");
    if (options->emit & EMIT_FMU && options->emit & EMIT_FMU2)
        return usage_error("--emit fmu and fmu2 write the same file: give one of them, or another folder");
    if (options->emit & EMIT_CLUSTER && leaves_out(options->left_out, "cases"))
        return usage_error("--emit cluster needs the part cases: add it to --parts, or leave out --parts");
    options->review_run = options->review_run || options->gallery;
    if (options->review_run && options->left_out)
        return usage_error("--review-run and --gallery cannot be combined with --parts: the review sheet needs all "
                           "parts");
    options->emit |= options->review_run ? EMIT_REVIEW | EMIT_EXECUTABLE : 0u;
    options->input = arguments[optind];
    for (int i = optind; i < count; i++)
        list_push(arena, &options->inputs, arguments[i]);
    return OPTIONS_PROCEED;
}
