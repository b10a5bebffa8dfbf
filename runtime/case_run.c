/* case_run.c - one case of many: a run of the program with the common command line, then the settings of the case.
 *
 * The first error message goes into the row, as its reason. A case whose trajectory is kept because of its status runs
 * again to write it, with the same results. */
#define _POSIX_C_SOURCE 200809L
#include "cases.h"
#include "event.h"
#include "variant.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const case_status_words[CASE_STATUSES] = {"done", "violated", "failed", "refused", "lost"};

/* ---- the case's settings ---- */

static int add_setting(Options *o, const CaseTable *t, int column, const char *field, const char *origin)
{
    enum { LONGEST = 1024 };
    char text[LONGEST];
    const int variable = variable_find(o->about, t->names[column]);
    const bool has_words = variable >= 0 && o->about->variables[variable].literals;
    const bool has_unit = t->units && !has_words && strcmp(t->units[column], "1") != 0;
    const char *unit = has_unit ? t->units[column] : "";
    const int length = snprintf(text, sizeof text, "%s=%s%s%s", t->names[column], field, unit[0] ? " " : "", unit);
    if (length >= LONGEST)
        return message_fail(BAD_CASES, "a cell that is too long, of '%.100s' (%s)", t->names[column], origin);
    return settings_add(&o->settings, text, origin);
}

int case_apply(Options *o)
{
    const CaseCall *c = o->about->as_case;
    const CaseTable *t = c->table;
    const char *row = t->rows[c->index];
    char *text = arena_take(o->settings.arena, strlen(row) + 1, 1), origin[512], end = ',';
    int status = STATUS_DONE, i = 0;
    strcpy(text, row);
    snprintf(origin, sizeof origin, "%.450s:%ld", t->file, t->lines[c->index]);
    for (char *field; end == ',' && status == STATUS_DONE; i++) {
        end = csv_field(&text, &field);
        if (i >= t->columns || !field[0] || (i == 0 && t->has_names))
            continue;
        if (strcmp(t->names[i], "@input") == 0) {
            o->input = field;
            o->is_input_given = true;
        } else if (strcmp(t->names[i], "@restart") == 0) {
            o->restart = field;
        } else if (!case_column_is_named(t->names[i])) {
            status = add_setting(o, t, i, field, origin);
        }
    }
    if (status == STATUS_DONE && i != t->columns)
        status = message_fail(BAD_CASES, "%d field%s where the header has %d (%s)", i, i == 1 ? "" : "s", t->columns,
                              origin);
    o->output = c->trajectory;
    o->quiet = o->is_mute = true;
    o->stats = false;
    return status;
}

/* ---- columns ---- */

enum { LONGEST_SUBJECT = 4096 };

static void add_verdict_name(void *out, const char *subject, const char *unit, const char *verdict, double margin)
{
    char name[LONGEST_SUBJECT];
    (void)verdict, (void)margin;
    snprintf(name, sizeof name, "verdict(%.*s)", LONGEST_SUBJECT - 20, subject);
    fputc(',', out);
    csv_text(out, name);
    if (!unit)
        return;
    snprintf(name, sizeof name, "margin(%.*s)", LONGEST_SUBJECT - 20, subject);
    fputc(',', out);
    csv_text(out, name);
}

static void add_verdict_unit(void *out, const char *subject, const char *unit, const char *verdict, double margin)
{
    (void)subject, (void)verdict, (void)margin;
    fputs(unit ? ",," : ",", out);
    if (unit)
        csv_text(out, unit);
}

static void add_verdict(void *out, const char *subject, const char *unit, const char *verdict, double margin)
{
    (void)subject;
    fprintf(out, ",%s%s", verdict, unit ? "," : "");
    if (unit && isfinite(margin))
        fputs(number_text(margin).text, out);
}

/* Visits the subjects of all verdicts. */
static void visit_verdicts(const CaseStudy *s, Arena *a,
                           void (*visit)(void *, const char *, const char *, const char *, double), FILE *out)
{
    if (model_parts.verdicts)
        model_parts.verdicts->visit_before(s->options, a, visit, out);
}

static const char *unit_of_column(const CaseStudy *s, int column)
{
    const CaseTable *t = s->table;
    const int variable = variable_find(s->options->about, t->names[column]);
    return t->units ? t->units[column] : variable >= 0 ? s->options->about->variables[variable].unit : "";
}

static int figure_count(const Options *o)
{
    return model_parts.figures ? model_parts.figures->count(o) : 0;
}

void case_names(const CaseStudy *s, Arena *a, FILE *out)
{
    const CaseTable *t = s->table;
    fputs("case", out);
    for (int i = t->has_names; i < t->columns; i++) {
        fputc(',', out);
        csv_text(out, t->names[i]);
    }
    fputs(",status,reason,end,steps,evaluations,jacobians,events", out);
    visit_verdicts(s, a, add_verdict_name, out);
    for (int i = 0; i < figure_count(s->options); i++) {
        fputc(',', out);
        csv_text(out, model_parts.figures->name(s->options, i));
    }
    fputc('\n', out);
}

void case_units(const CaseStudy *s, Arena *a, FILE *out)
{
    const CaseTable *t = s->table;
    for (int i = t->has_names; i < t->columns; i++) {
        fputc(',', out);
        csv_text(out, unit_of_column(s, i));
    }
    fputs(",,,s,,,,", out);
    visit_verdicts(s, a, add_verdict_unit, out);
    for (int i = 0; i < figure_count(s->options); i++) {
        fputc(',', out);
        csv_text(out, model_parts.figures->unit(s->options, i));
    }
    fputc('\n', out);
}

/* Writes the fields of the case's row, as many as the header has. */
static void write_settings(const CaseTable *t, long index, FILE *row)
{
    char *copy = strdup(t->rows[index]), *at = copy, end = ',', name[LONGEST_CASE], none[] = "";
    if (!copy)
        arena_exhausted();
    csv_text(row, case_name(t, index, name));
    for (int i = 0; i < t->columns; i++) {
        char *field = none;
        end = end == ',' ? csv_field(&at, &field) : '\0';
        if (i == 0 && t->has_names)
            continue;
        fputc(',', row);
        csv_text(row, field);
    }
    free(copy);
}

static void write_begin(const CaseTable *t, long index, CaseStatus status, const char *reason, FILE *row)
{
    write_settings(t, index, row);
    fprintf(row, ",%s,", case_status_words[status]);
    csv_text(row, reason);
}

static void add_gap(void *out, const char *subject, const char *unit, const char *verdict, double margin)
{
    (void)subject, (void)verdict, (void)margin;
    fputs(unit ? ",," : ",", out);
}

static void write_gaps(const CaseStudy *s, FILE *row)
{
    Arena a = {NULL};
    fputs(",,,,,", row);
    visit_verdicts(s, &a, add_gap, row);
    for (int i = 0; i < figure_count(s->options); i++)
        fputc(',', row);
    arena_release(&a);
}

void case_row(const CaseStudy *s, long index, CaseStatus status, const char *reason, FILE *row)
{
    write_begin(s->table, index, status, reason, row);
    write_gaps(s, row);
}

/* ---- the run ---- */

int case_report(Run *run, int reason, int status)
{
    CaseCall *c = run->about->as_case;
    if (!c)
        return STATUS_DONE;
    const SolverCounts counts = run_counts(run);
    rewind(c->numbers);
    const EventCounts *e = run->event ? &run->event->counts : NULL;
    fprintf(c->numbers, ",%s,%ld,%ld,%ld,%ld", number_text(fmax(run->time.at, run->rows.time)).text, counts.steps,
            counts.evaluations, counts.jacobians, e ? e->state_events + e->time_events + e->ticks : 0);
    if (model_parts.verdicts && run->requirements)
        model_parts.verdicts->visit(run, reason, add_verdict, c->numbers);
    for (int i = 0; i < figure_count(run->options); i++) {
        const double value = model_parts.figures->value(run, i);
        fprintf(c->numbers, ",%s", isfinite(value) ? number_text(value).text : "");
    }
    c->is_violated = run->requirements && model_parts.requirements->are_violated(run);
    c->integration = run->rows.times.integration;
    if (run->termination && reason == STATUS_DONE)
        snprintf(c->ending, sizeof c->ending, "ended early: %s", run->termination);
    else if (status == STATUS_VIOLATED && !c->is_violated)
        snprintf(c->ending, sizeof c->ending, "a value of a check is not finite");
    c->reported++;
    return STATUS_DONE;
}

/* Calls the program as its main() does; exit status. */
static int call_program(const CaseStudy *s, CaseCall *call)
{
    const struct VariantCall *all = s->model->call;
    ModelDescription own = *s->model;
    own.as_case = call;
    if (!all)
        return program(&own, s->argc, s->argv);
    VariantCall anew = {.variants = all->variants, .running = all->variants->stated, .as_case = call};
    Arena a = {NULL};
    double *values = arena_doubles(&a, (size_t)all->variants->constant_count);
    for (int c = 0; c < all->variants->constant_count; c++)
        values[c] = all->variants->constants[c].stated;
    anew.values = values;
    const int status = all->variants->variants[anew.running].program(&anew, s->argc, s->argv);
    arena_release(&a);
    return status;
}

static bool is_kept(const CaseOptions *c, const char *name)
{
    bool is = false;
    for (int i = 0; i < c->keep_count; i++)
        is |= strcmp(c->keep[i], name) == 0;
    return is;
}

/* The file is named after the case, with special characters encoded; long names are cut and end in a hash. */
const char *case_trajectory(const char *folder, const char *name, char *file, size_t room)
{
    enum { MOST = 180, LONGEST = 3 * LONGEST_CASE + 8 };
    char encoded[LONGEST];
    size_t length = 0;
    uint64_t sum = 14695981039346656037u;
    for (const char *at = name; *at && length + 4 < sizeof encoded; at++) {
        const bool is_fit = *at == '-' || *at == '_' || (*at == '.' && at > name) || (*at >= '0' && *at <= '9') ||
                            (*at >= 'A' && *at <= 'Z') || (*at >= 'a' && *at <= 'z') || (*at & 0x80);
        length +=
            (size_t)snprintf(encoded + length, sizeof encoded - length, is_fit ? "%c" : "%%%02X", (unsigned char)*at);
        sum = (sum ^ (unsigned char)*at) * 1099511628211u;
    }
    if (length > MOST)
        snprintf(encoded + MOST, sizeof encoded - MOST, "~%016" PRIx64, sum);
    snprintf(file, room, "%s/%s.csv", folder, encoded);
    return file;
}

/* The first error message, without its prefix and details. */
static void find_reason(char *messages, char *reason, size_t room)
{
    static const char begin[] = "error: ";
    char *at = messages;
    while (at && strncmp(at, begin, sizeof begin - 1) != 0)
        at = (at = strchr(at, '\n')) ? at + 1 : NULL;
    snprintf(reason, room, "%.*s", at ? (int)strcspn(at + sizeof begin - 1, "\n") : 0, at ? at + sizeof begin - 1 : "");
}

static CaseStatus status_of(const CaseCall *call, int status)
{
    if (call->is_violated && (status == STATUS_DONE || status == STATUS_VIOLATED))
        return CASE_VIOLATED;
    return status == STATUS_DONE ? CASE_DONE : status == STATUS_USAGE ? CASE_REFUSED : CASE_FAILED;
}

/* Runs the case, with its messages in memory; exit status. -1: there is no memory. */
static int run_once(const CaseStudy *s, CaseCall *call, char *reason, size_t room)
{
    jmp_buf refuge;
    char *messages = NULL;
    size_t size;
    FILE *directed = open_memstream(&messages, &size);
    volatile int status = -1;
    if (!directed)
        return -1;
    call->is_violated = false;
    call->reported = 0;
    call->ending[0] = '\0';
    message_direct(directed);
    if (setjmp(refuge) == 0) {
        arena_flee_to(&refuge);
        status = call_program(s, call);
    }
    arena_flee_to(NULL);
    message_direct(NULL);
    const bool is_told = fclose(directed) == 0;
    if (is_told)
        find_reason(messages, reason, room);
    free(messages);
    return status;
}

enum { LONGEST_FILE = 4096 };

/* Runs the case and writes its trajectory, which gets its final name once it is complete. */
static int run_kept(const CaseStudy *s, CaseCall *call, const char *name, char *reason, size_t room)
{
    char file[LONGEST_FILE], part[LONGEST_FILE + 8];
    case_trajectory(s->folder, name, file, sizeof file);
    snprintf(part, sizeof part, "%s.part", file);
    call->trajectory = part;
    const int status = run_once(s, call, reason, room);
    call->trajectory = NULL;
    const bool is_cut = status < 0 || status > STATUS_SIGNAL;
    if (is_cut || rename(part, file) != 0)
        remove(part);
    return status;
}

bool case_is_kept(const CaseStudy *s, long index, CaseStatus status)
{
    char name[LONGEST_CASE], file[LONGEST_FILE];
    const CaseOptions *c = s->options->cases;
    case_name(s->table, index, name);
    if (!is_kept(c, name) && !is_kept(c, case_status_words[status]))
        return true;
    return access(case_trajectory(s->folder, name, file, sizeof file), F_OK) == 0;
}

void case_discard(const CaseStudy *s, long index)
{
    char name[LONGEST_CASE], file[LONGEST_FILE], part[LONGEST_FILE + 8];
    case_trajectory(s->folder, case_name(s->table, index, name), file, sizeof file);
    snprintf(part, sizeof part, "%s.part", file);
    remove(part);
}

CaseEnd case_run(const CaseStudy *s, long index, CaseCall *call, FILE *row)
{
    enum { LONGEST = 1024 };
    char name[LONGEST_CASE], reason[LONGEST] = "", *numbers = NULL;
    size_t size = 0;
    const CaseOptions *c = s->options->cases;
    call->table = s->table;
    call->index = index;
    call->integration = 0;
    call->numbers = open_memstream(&numbers, &size);
    if (!call->numbers)
        return (CaseEnd){.status = CASE_FAILED, .is_exhausted = true};
    case_name(s->table, index, name);
    const bool is_named = is_kept(c, name);
    int status = is_named ? run_kept(s, call, name, reason, sizeof reason) : run_once(s, call, reason, sizeof reason);
    CaseStatus end = status_of(call, status);
    if (!is_named && status >= 0 && status < STATUS_SIGNAL && call->reported > 0 &&
        is_kept(c, case_status_words[end])) {
        status = run_kept(s, call, name, reason, sizeof reason);
        end = status_of(call, status);
    }
    const bool is_told = fclose(call->numbers) == 0 && call->reported > 0;
    write_begin(s->table, index, end,
                status < 0                                           ? "there is no memory for the run"
                : status != STATUS_DONE && status != STATUS_VIOLATED ? reason
                                                                     : call->ending,
                row);
    if (is_told)
        fwrite(numbers, 1, strcspn(numbers, "\n"), row);
    else
        write_gaps(s, row);
    free(numbers);
    return (CaseEnd){end, call->integration, status<0, status> STATUS_SIGNAL};
}
