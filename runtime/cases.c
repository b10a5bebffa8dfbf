/* cases.c - many runs: their options, and the steps from the table of settings to the table of results. */
#define _POSIX_C_SOURCE 200809L
#include "cases.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- options ---- */

static const OptionWord words[] = {
    {"jobs", "N", "number of processes that run cases (default: one per processor)", false},
    {"keep", "LIST", "keep the trajectories of these cases in OUT.d: names, violated, failed, done; repeatable", false},
    {"shard", "K/N", "run part K of N equal parts of the cases; auto: K and N from Slurm, Open MPI or PMI", false},
    {"resume", NULL, "continue an interrupted run of cases", false},
};

static int read_count(const char *text, long most, long *count)
{
    char *end;
    errno = 0;
    *count = strtol(text, &end, 10);
    return end != text && *end == '\0' && errno == 0 && *count > 0 && *count <= most;
}

/* Schedulers and their environment variables. Indices begin at 0 unless `least` names a variable. */
static const struct {
    const char *name, *index, *least, *count;
} schedulers[] = {
    {"a Slurm array", "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT"},
    {"Open MPI", "OMPI_COMM_WORLD_RANK", NULL, "OMPI_COMM_WORLD_SIZE"},
    {"PMI", "PMI_RANK", NULL, "PMI_SIZE"},
    {"Slurm", "SLURM_PROCID", NULL, "SLURM_NTASKS"},
};

static bool find_number(const char *variable, long *number)
{
    const char *text = variable ? getenv(variable) : NULL;
    char *end = NULL;
    *number = text ? strtol(text, &end, 10) : 0;
    return text && end != text && *end == '\0';
}

static int read_scheduler(Options *o)
{
    CaseOptions *c = o->cases;
    for (size_t i = 0; i < sizeof schedulers / sizeof *schedulers; i++) {
        long index, least = 0, count;
        if (!find_number(schedulers[i].index, &index) || !find_number(schedulers[i].count, &count))
            continue;
        find_number(schedulers[i].least, &least);
        c->shard = index - least + 1;
        c->shards = count;
        if (c->shard < 1 || c->shard > c->shards)
            return message_fail(BAD_ARGUMENT, "--shard auto: %s=%ld is none of %s=%ld, from %ld on",
                                schedulers[i].index, index, schedulers[i].count, count, least);
        message_note("shard %ld of %ld, by %s of %s", c->shard, c->shards, schedulers[i].index, schedulers[i].name);
        return STATUS_DONE;
    }
    return message_fail(BAD_ARGUMENT, "--shard auto, but neither Slurm nor Open MPI nor PMI gives a rank");
}

static int read_shard(Options *o, const char *value)
{
    char first[32];
    const char *slash = strchr(value, '/');
    if (strcmp(value, "auto") == 0)
        return read_scheduler(o);
    snprintf(first, sizeof first, "%.*s", slash ? (int)(slash - value) : 0, value);
    if (!slash || !read_count(first, INT32_MAX, &o->cases->shard) ||
        !read_count(slash + 1, INT32_MAX, &o->cases->shards))
        return message_fail(BAD_ARGUMENT, "--shard takes K/N, as 3/10, or auto, not '%s'", value);
    if (o->cases->shard > o->cases->shards)
        return message_fail(BAD_ARGUMENT, "--shard %s: there is no shard %ld of %ld", value, o->cases->shard,
                            o->cases->shards);
    return STATUS_DONE;
}

static void read_kept(Options *o, const char *value)
{
    CaseOptions *c = o->cases;
    const size_t size = strlen(value) + 1;
    char *text = arena_take(o->settings.arena, size, 1), end = ',';
    memcpy(text, value, size);
    for (char *name; end == ',';) {
        end = csv_field(&text, &name);
        c->keep = arena_room(o->settings.arena, c->keep, c->keep_count, &c->keep_room, sizeof *c->keep);
        c->keep[c->keep_count++] = name;
    }
}

static int read_word(Options *o, const char *word, const char *value)
{
    long count;
    if (!o->cases)
        o->cases = arena_take(o->settings.arena, 1, sizeof *o->cases);
    CaseOptions *c = o->cases;
    if (strcmp(word, "cases") == 0)
        c->table = value;
    else if (strcmp(word, "merge") == 0)
        c->merged = value;
    else if (strcmp(word, "") == 0)
        c->files = arena_room(o->settings.arena, c->files, c->file_count, &c->file_room, sizeof *c->files),
        c->files[c->file_count++] = value;
    else if (strcmp(word, "resume") == 0)
        c->resumes = true;
    else if (strcmp(word, "keep") == 0)
        read_kept(o, value);
    else if (strcmp(word, "shard") == 0)
        return o->about->as_case ? STATUS_DONE : read_shard(o, value);
    else if (!read_count(value, 1024, &count))
        return message_fail(BAD_ARGUMENT, "--jobs takes a number from 1 to 1024, not '%s'", value);
    else
        c->jobs = (int)count;
    return STATUS_DONE;
}

static int check_output(const char *option, const char *file)
{
    const char *slash = file ? strrchr(file, '/') : NULL;
    return file && file_ends_with(file, ".csv") && strcmp(slash ? slash + 1 : file, ".csv") != 0
               ? STATUS_DONE
               : message_fail(BAD_ARGUMENT, "%s takes a file that ends in .csv, not '%s'", option, file ? file : "-");
}

static int check(const Options *o)
{
    const CaseOptions *c = o->cases;
    const char *const other = o->is_steady          ? "--steady"
                              : o->is_linear        ? "--linearize"
                              : o->checks_tolerance ? "--check-tolerance"
                              : o->verify           ? "--verify"
                              : o->save_state       ? "--save-state"
                              : o->events           ? "--events"
                              : o->plot             ? "--plot"
                              : o->record           ? "--record"
                              : o->stats_as_json    ? "--stats=json"
                              : o->requirements     ? "--requirements FILE"
                              : o->rig              ? "--realtime"
                              : o->list             ? "--list"
                              : o->equations        ? "--equations"
                              : o->is_endless       ? "--stop never"
                                                    : NULL;
    if (!c || o->about->as_case)
        return STATUS_DONE;
    if (!c->table && !c->merged)
        return message_fail(BAD_ARGUMENT, "--jobs, --keep, --shard and --resume need --cases");
    if (c->merged && (c->table || c->shards || c->resumes || c->keep_count || c->jobs || o->settings.count))
        return message_fail(BAD_ARGUMENT, "--merge cannot be combined with --cases, --shard, --resume, --keep, --jobs "
                                          "or --set");
    if (c->merged)
        return c->file_count > 0
                   ? check_output("--merge", c->merged)
                   : message_fail(BAD_ARGUMENT, "--merge %s, but no files of shards behind it", c->merged);
    if (c->file_count > 0)
        return message_fail(BAD_ARGUMENT, "'%s' is not an option", c->files[0]);
    if (other)
        return message_fail(BAD_ARGUMENT, "--cases cannot be combined with %s", other);
    if (o->input && strcmp(o->input, "-") == 0)
        return message_fail(BAD_ARGUMENT, "--cases cannot be combined with --input -: each case reads its own input");
    return check_output("with --cases, --output", o->output);
}

/* ---- all cases ---- */

static int make_folder(const CaseStudy *s)
{
    if (s->options->cases->keep_count == 0 || mkdir(s->folder, 0777) == 0 || errno == EEXIST)
        return STATUS_DONE;
    return file_refuse(s->folder);
}

/* Checks that --keep has only words of a status and names of cases. With shards, the case may be in another one. */
static int check_kept(const CaseStudy *s)
{
    const CaseOptions *c = s->options->cases;
    char name[LONGEST_CASE];
    for (int i = 0; i < c->keep_count && !c->shards; i++) {
        bool is_known = false;
        for (int k = 0; k <= CASE_FAILED; k++)
            is_known |= strcmp(c->keep[i], case_status_words[k]) == 0;
        for (long k = 0; k < s->table->own && !is_known; k++)
            is_known = strcmp(case_name(s->table, k, name), c->keep[i]) == 0;
        if (!is_known)
            return message_fail(BAD_ARGUMENT, "--keep: no case is named '%s' (%s)", c->keep[i], s->table->file);
    }
    return STATUS_DONE;
}

static double seconds(const struct timeval *t)
{
    return (double)t->tv_sec + 1e-6 * (double)t->tv_usec;
}

static void print_statistics(const Options *o, const Journal *j, long before, double integration, double begun)
{
    struct rusage own, others;
    getrusage(RUSAGE_SELF, &own);
    getrusage(RUSAGE_CHILDREN, &others);
    if (!o->stats)
        return;
    printf("Statistics of the cases of %s\n", o->about->info->qualified_name);
    printf("  cases run                %ld\n", j->done - before);
    printf("  CPU integration          %s s\n", number_rounded(integration, 3).text);
    printf("  CPU total                %s s\n",
           number_rounded(seconds(&own.ru_utime) + seconds(&own.ru_stime) + seconds(&others.ru_utime) +
                              seconds(&others.ru_stime),
                          3)
               .text);
    printf("  wall-clock time          %s s\n", number_rounded(wall_seconds() - begun, 3).text);
    printf("  memory, largest process  %ld MB\n",
           (own.ru_maxrss > others.ru_maxrss ? own.ru_maxrss : others.ru_maxrss) / 1024);
}

/* Lets cases run again whose trajectories are to be kept but are missing. */
static void run_again(const CaseStudy *s, Journal *j)
{
    for (long i = 0; i < s->table->own && s->options->cases->keep_count > 0; i++)
        if (j->end[i] && !case_is_kept(s, i, (CaseStatus)(j->end[i] - 1))) {
            j->counts[j->end[i] - 1]--;
            j->done--;
            j->end[i] = 0;
        }
}

/* Refuses to overwrite files that are read, and folders. */
static int check_files(const CaseStudy *s, Arena *a)
{
    static const char *const endings[] = {".csv", ".csv.journal", ".json", ".html", ".statistics.csv", ".envelope.csv"};
    const Options *o = s->options;
    const char *const read[] = {o->cases->table, o->input, o->restart};
    struct stat is;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const char *file = case_file_name(a, s->output, endings[i]);
        for (size_t k = 0; k < sizeof read / sizeof *read; k++)
            if (read[k] && is_same_file(file, read[k]))
                return message_fail(BAD_ARGUMENT, "the results would overwrite '%s', an input of the run", read[k]);
        if (stat(file, &is) == 0 && S_ISDIR(is.st_mode)) {
            errno = EISDIR;
            return file_refuse(file);
        }
    }
    return STATUS_DONE;
}

/* Removes trajectories of an earlier study if this one begins anew. */
static void remove_former(const CaseStudy *s, Arena *a)
{
    char name[LONGEST_CASE], file[4096];
    const bool is_there = access(s->folder, W_OK) == 0;
    if (s->options->cases->resumes)
        return;
    remove(case_file_name(a, s->output, ".envelope.csv"));
    for (long i = 0; i < s->table->own && is_there; i++)
        remove(case_trajectory(s->folder, case_name(s->table, i, name), file, sizeof file));
}

static int run_table(const CaseStudy *s, Arena *a)
{
    const Options *o = s->options;
    const double begun = wall_seconds();
    Journal j;
    double integration = 0;
    int status = check_kept(s);
    status = status == STATUS_DONE ? check_files(s, a) : status;
    status = status == STATUS_DONE ? make_folder(s) : status;
    status = status == STATUS_DONE ? journal_open(&j, s, case_file_name(a, s->output, ".csv.journal"), a) : status;
    if (status != STATUS_DONE)
        return status;
    remove_former(s, a);
    run_again(s, &j);
    const long before = j.done;
    status = cases_work(s, &j, &integration);
    if (status > STATUS_SIGNAL) {
        message_begin(INTERRUPTED, "%d, with %ld of %ld cases", status - STATUS_SIGNAL, j.done, s->table->own);
        message_end_with(INTERRUPTED, "repeat the command with --resume to run the remaining cases");
    }
    if (status == STATUS_DONE)
        status = cases_finish(s, &j, a);
    const int closed = journal_close(&j, status == STATUS_DONE && j.counts[CASE_LOST] == 0);
    status = worse_status(status, closed);
    if (status != STATUS_DONE)
        return status;
    print_statistics(o, &j, before, integration, begun);
    return case_status_of(j.counts, o);
}

static int run_all(const Options *o, const ModelDescription *model, int argc, char **argv, Arena *a)
{
    CaseTable table;
    char shard[64];
    const CaseOptions *c = o->cases;
    if (c->merged)
        return cases_merge(o, a);
    const int status = case_table_read(&table, o, a);
    if (status != STATUS_DONE)
        return status;
    snprintf(shard, sizeof shard, c->shards ? ".%ld-of-%ld.csv" : ".csv", c->shard, c->shards);
    const CaseStudy study = {.options = o,
                             .model = model,
                             .argc = argc,
                             .argv = argv,
                             .table = &table,
                             .output = case_file_name(a, o->output, shard),
                             .folder = case_file_name(a, o->output, ".d")};
    long counts[CASE_STATUSES] = {0};
    if (!c->resumes || !cases_are_there(&study, counts, a))
        return run_table(&study, a);
    if (!o->quiet)
        printf("%s: %s already exists\n", o->about->info->name, study.output);
    return case_status_of(counts, o);
}

const struct CasePart case_part = {
    {.report = case_report}, {words, sizeof words / sizeof *words, read_word, check}, case_apply, case_open, run_all};
