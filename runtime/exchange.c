/* exchange.c - signals exchanged with a client once per step: inputs and commands are taken, outputs are given. A value
 * that does not fit its input is counted, and the former one is kept; it is also kept while the client is writing. */
#include "between.h"
#include "calibration.h"
#include "follow.h"
#include "input.h"
#include "json.h"
#include "results.h"
#include "rig.h"
#include "xcp.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A line of values that are taken: the time, the number of steps made, inputs, parameters. */
enum { LINE_TIME, LINE_STEP, LINE_INPUTS };

struct Exchange {
    Channel channel;
    Run *run;
    const int *outputs; /* rows of variables */
    Selection further;
    double *given, *found;    /* by output, then by further output: given; found, but not checked yet */
    double *taken;            /* a line; */
    double *former, *line;    /* lines as the model has them; as the record gets them */
    double *reference, *page; /* parameters: as the run began; the working page, as last taken; */
    double *wanted;           /* the page as it is now */
    Follow *follow;           /* rows of inputs; or NULL */
    Writer *writer;
    FILE *record;                     /* or NULL */
    uint64_t *copy;                   /* copy of a part that is being read */
    uint64_t sequence, page_sequence; /* of the client's part and the working page, as last taken */
    ExchangeCommand command;
    double heard; /* ns: when the client last wrote */
    double heard_at, silent_at; /* time of the model then, NAN: never; the same before the first silence */
    bool is_silent, has_begun;
    uint64_t steps, torn, refused, silences, undefined;
};

static Word *program_part(const Exchange *e)
{
    return e->channel.record + EXCHANGE_HEAD;
}

static Word *client_part(const Exchange *e)
{
    return e->channel.record + EXCHANGE_CLIENT(e->channel.outputs);
}

static Word *working_page(const Exchange *e)
{
    return e->channel.record + EXCHANGE_WORKING(e->channel.outputs, e->channel.inputs);
}

static Word *reference_page(const Exchange *e)
{
    return e->channel.record + EXCHANGE_REFERENCE(e->channel.outputs, e->channel.inputs, e->channel.parameters);
}

static Word *further_part(const Exchange *e)
{
    return e->channel.record + EXCHANGE_REST(e->channel.outputs, e->channel.inputs, e->channel.parameters);
}

static const ModelInput *input_of(const Exchange *e, int i)
{
    return &e->run->about->info->inputs[i];
}

/* The parameters in a line. */
static double *parameters_of(const Exchange *e, double *line)
{
    return line + LINE_INPUTS + e->channel.inputs;
}

static size_t line_length(const Exchange *e)
{
    return LINE_INPUTS + (size_t)e->channel.inputs + (size_t)e->channel.parameters;
}

/* The number of outputs; further outputs follow the others. */
static int outputs_of(const Exchange *e)
{
    return e->channel.outputs + e->channel.further;
}

static int output_of(const Exchange *e, int i)
{
    return i < e->channel.outputs ? e->outputs[i] : e->further.variables[i - e->channel.outputs];
}

/* ---- values ---- */

/* True if the value fits the type of the variable. */
static bool is_value(const ModelDescription *about, int variable, double value)
{
    const ModelVariable *v = &about->variables[variable];
    int count = 0;
    while (v->literals && v->literals[count])
        count++;
    if (v->literals)
        return value >= v->first_literal && value < v->first_literal + count && is_exact_integer(value);
    return isfinite(value) && (!variable_is_integer(about, variable) || is_exact_integer(value));
}

static double zero_of(const Exchange *e, int variable)
{
    const ModelVariable *v = &e->run->about->variables[variable];
    return v->literals ? v->first_literal : 0;
}

/* The value that --safe gives for the variable, otherwise an input's start value; otherwise 0, or the first literal. */
static double safe_value(const Exchange *e, int variable)
{
    const RigOptions *o = e->run->options->rig;
    for (int i = o->safe_count - 1; i >= 0; i--)
        if (o->safe[i].variable == variable)
            return o->safe[i].value;
    for (int i = 0; i < e->channel.inputs; i++)
        if (input_of(e, i)->variable == variable && input_of(e, i)->has_safe)
            return input_of(e, i)->safe;
    return zero_of(e, variable);
}

static void set_inputs(Exchange *e, bool are_safe)
{
    for (int i = 0; i < e->channel.inputs; i++) {
        const int variable = input_of(e, i)->variable;
        e->taken[LINE_INPUTS + i] = are_safe ? safe_value(e, variable) : zero_of(e, variable);
    }
}

/* ---- the client's part ---- */

bool exchange_is_heard(Exchange *e)
{
    channel_take(&e->channel);
    const uint64_t sequence = atomic_load_explicit(client_part(e), memory_order_relaxed);
    return sequence != e->sequence && sequence % 2 == 0;
}

bool exchange_is_silent(const Exchange *e)
{
    return e->heard > 0 && clock_now() - e->heard > 1e9 * e->run->options->rig->silence;
}

static void take_inputs(Exchange *e, const uint64_t *words)
{
    for (int i = 0; i < e->channel.inputs; i++) {
        double value;
        memcpy(&value, &words[i], sizeof value);
        if (is_value(e->run->about, input_of(e, i)->variable, value))
            e->taken[LINE_INPUTS + i] = value;
        else
            e->refused++;
    }
}

/* The time of the model at which the client wrote last, or the run began. */
static double last_time(const Exchange *e)
{
    return isnan(e->heard_at) ? e->run->options->start : e->heard_at;
}

static const char *channel_word(const Exchange *e)
{
    const char *name = e->run->options->rig->exchange;
    return name ? name : "standard input";
}

static const char *told_if_unheard(const Exchange *e)
{
    return isnan(e->heard_at) ? "; no client has written" : "";
}

static int meet_silence(Exchange *e, double time)
{
    const OnSilence action = e->run->options->rig->on_silence;
    e->silent_at = e->silences > 0 ? e->silent_at : last_time(e);
    if (!e->is_silent && e->has_begun)
        events_log(e->run->rows.events, time, "the client is silent", e->run->about->info->qualified_name);
    e->silences += !e->is_silent;
    e->is_silent = true;
    if (action == SILENCE_STOP)
        return message_fail(CLIENT_SILENT, "at time %s: longer than %s s on %s%s", number_text(time).text,
                            number_text(e->run->options->rig->silence).text, channel_word(e), told_if_unheard(e));
    if (action == SILENCE_ZERO || action == SILENCE_SAFE)
        set_inputs(e, action == SILENCE_SAFE);
    return STATUS_DONE;
}

/* Takes all rows until this time; the last one counts. */
static void take_rows(Exchange *e, double time)
{
    for (const double *row; (row = follow_row(e->follow, time)) != NULL; e->heard = clock_now(), e->is_silent = false)
        memcpy(e->taken + LINE_INPUTS, row, (size_t)e->channel.inputs * sizeof *row);
}

/* Takes all parameters of the page, or none. */
static void take_page(Exchange *e, const uint64_t *words)
{
    const int count = e->channel.parameters;
    double *former = parameters_of(e, e->taken), *page = e->wanted;
    bool is_page = words[EXCHANGE_PAGE_ACTIVE] <= 1, is_other = false;
    memcpy(page, words + EXCHANGE_PAGE_VALUES, (size_t)count * sizeof *page);
    for (int i = 0; i < count && is_page; i++)
        is_page = is_value(e->run->about, model_parts.calibration->variable(e->run, i), page[i]);
    const double *values = words[EXCHANGE_PAGE_ACTIVE] == 0 ? page : e->reference;
    for (int i = 0; i < count && is_page; i++)
        is_other |= values[i] < former[i] || values[i] > former[i];
    if (is_page && is_other && !model_parts.calibration->set(e->run, values))
        is_page = false;
    e->refused += !is_page;
    if (!is_page)
        return;
    memcpy(former, values, (size_t)count * sizeof *former);
    memcpy(e->page, page, (size_t)count * sizeof *page);
}

static void take_parameters(Exchange *e)
{
    const Word *part = working_page(e);
    if (atomic_load_explicit(part, memory_order_relaxed) == e->page_sequence)
        return;
    if (!record_read(part, EXCHANGE_PAGE_VALUES + (size_t)e->channel.parameters, e->copy)) {
        e->torn++;
        return;
    }
    e->page_sequence = e->copy[0];
    e->heard = clock_now();
    take_page(e, e->copy);
}

/* Writes two lines, because inputs jump. Parameters are written only if they change. */
static void record_change(Exchange *e, double time)
{
    const size_t signals = LINE_INPUTS + (size_t)e->channel.inputs;
    const double *former = parameters_of(e, e->former), *taken = parameters_of(e, e->taken);
    double *parameters = parameters_of(e, e->line);
    memcpy(e->line, e->former, signals * sizeof *e->line);
    e->line[LINE_TIME] = e->taken[LINE_TIME] = time;
    e->line[LINE_STEP] = e->taken[LINE_STEP] = (double)e->steps;
    for (int i = 0; i < e->channel.parameters; i++)
        parameters[i] = NAN;
    writer_line(e->writer, e->line);
    memcpy(e->line, e->taken, signals * sizeof *e->line);
    for (int i = 0; i < e->channel.parameters; i++)
        parameters[i] = taken[i] < former[i] || taken[i] > former[i] ? taken[i] : NAN;
    writer_line(e->writer, e->line);
}

int exchange_take(Exchange *e, double time, ExchangeCommand *command)
{
    uint64_t *words = e->copy;
    const double heard = e->heard;
    int status = STATUS_DONE;
    channel_take(&e->channel);
    if (!record_read(client_part(e), EXCHANGE_CLIENT_INPUTS + (size_t)e->channel.inputs, words)) {
        e->torn++;
    } else if (words[0] != e->sequence) {
        e->sequence = words[0];
        e->heard = clock_now();
        e->is_silent = false;
        take_inputs(e, words + EXCHANGE_CLIENT_INPUTS);
        if (words[EXCHANGE_CLIENT_COMMAND] <= EXCHANGE_END)
            e->command = (ExchangeCommand)words[EXCHANGE_CLIENT_COMMAND];
        else
            e->refused++;
    }
    *command = e->command;
    if (e->has_begun && e->channel.parameters > 0)
        take_parameters(e);
    if (e->follow)
        take_rows(e, time);
    if (e->follow && follow_status(e->follow) != STATUS_DONE)
        status = follow_status(e->follow);
    e->heard_at = e->heard > heard ? time : e->heard_at;
    if (exchange_is_silent(e))
        status = meet_silence(e, time);
    return status;
}

/* Logs changes of parameters. Changes of inputs are events, which are logged anyway. */
static void log_parameters(const Exchange *e, double time)
{
    const double *former = parameters_of(e, e->former), *taken = parameters_of(e, e->taken);
    for (int i = 0; i < e->channel.parameters; i++) {
        const int variable = model_parts.calibration->variable(e->run, i);
        const ModelVariable *v = &e->run->about->variables[variable];
        char line[1024];
        Number from, to;
        if (!(taken[i] < former[i] || taken[i] > former[i]))
            continue;
        snprintf(line, sizeof line, "parameter %s: %s -> %s", v->path,
                 variable_text(e->run->about, variable, former[i], &from),
                 variable_text(e->run->about, variable, taken[i], &to));
        events_log(e->run->rows.events, time, line, v->source);
    }
}

/* Called once for all values taken at an instant: two changes of an input at one instant would cause no event. */
bool exchange_apply(Exchange *e, double time)
{
    const size_t length = line_length(e);
    bool is_changed = false;
    for (int i = 0; i < e->channel.inputs; i++) {
        ModelGiven *course = &e->run->about->given[input_of(e, i)->given];
        double *former = &e->former[LINE_INPUTS + i], *taken = &e->taken[LINE_INPUTS + i];
        if (!course->live)
            *taken = *former;
        if (!(*taken < *former || *taken > *former))
            continue;
        model_parts.inputs->change(course, &(InputLine){.value = *taken});
        is_changed = true;
    }
    for (size_t i = LINE_INPUTS + (size_t)e->channel.inputs; i < length; i++)
        is_changed |= e->taken[i] < e->former[i] || e->taken[i] > e->former[i];
    if (e->record && e->has_begun && is_changed)
        record_change(e, time);
    if (e->run->rows.events && e->has_begun && is_changed)
        log_parameters(e, time);
    memcpy(e->former, e->taken, length * sizeof *e->taken);
    return is_changed;
}

/* ---- the program's part ---- */

static void put_outputs(Exchange *e)
{
    Word *outputs = program_part(e) + EXCHANGE_PROGRAM_OUTPUTS, *further = further_part(e);
    for (int i = 0; i < e->channel.outputs; i++)
        record_number(&outputs[i], e->given[i]);
    for (int i = 0; i < e->channel.further; i++)
        record_number(&further[i], e->given[e->channel.outputs + i]);
}

static void put_state(Exchange *e, ExchangeStatus status, const RigFigures *f)
{
    Word *p = program_part(e);
    record_put(&p[EXCHANGE_PROGRAM_STATUS], status);
    record_put(&p[EXCHANGE_PROGRAM_STEPS], e->steps);
    record_number(&p[EXCHANGE_PROGRAM_TIME], f->time);
    record_put(&p[EXCHANGE_PROGRAM_HEARTBEAT], (uint64_t)clock_now());
    record_put(&p[EXCHANGE_PROGRAM_OVERRUNS], f->overruns);
    record_number(&p[EXCHANGE_PROGRAM_LATENESS], f->lateness);
    record_put(&p[EXCHANGE_PROGRAM_TAKEN], e->sequence);
    record_put(&p[EXCHANGE_PROGRAM_PAGE_TAKEN], e->page_sequence);
    record_put(&p[EXCHANGE_PROGRAM_TORN], e->torn);
    record_put(&p[EXCHANGE_PROGRAM_REFUSED], e->refused);
    record_put(&p[EXCHANGE_PROGRAM_FOREIGN], e->channel.foreign);
    record_put(&p[EXCHANGE_PROGRAM_SILENCES], e->silences);
    record_put(&p[EXCHANGE_PROGRAM_UNDEFINED], e->undefined);
    for (int i = 0; i < EXCHANGE_PROGRAM_CLASSES; i++)
        record_put(&p[EXCHANGE_PROGRAM_LENGTHS + i], f->lengths[i]);
}

static void give(Exchange *e, ExchangeStatus status, const RigFigures *f)
{
    record_begin(program_part(e));
    put_state(e, status, f);
    put_outputs(e);
    record_end(program_part(e));
    channel_give(&e->channel);
}

/* Takes all outputs of the model, or none if one is not finite. */
static bool find_outputs(Exchange *e, const Model *m)
{
    const int count = outputs_of(e);
    for (int i = 0; i < count; i++)
        e->found[i] = variable_value(m, output_of(e, i));
    if (!all_finite(e->found, count))
        return false;
    memcpy(e->given, e->found, (size_t)count * sizeof *e->given);
    return true;
}

void exchange_give(Exchange *e, ExchangeStatus status, const Model *m, const RigFigures *f)
{
    e->undefined += status == EXCHANGE_RUNNING && !(m && find_outputs(e, m));
    give(e, status, f);
    e->steps += status == EXCHANGE_RUNNING;
}

void exchange_leave(Exchange *e, const RigFigures *f)
{
    if (e->follow)
        follow_stop(e->follow);
    for (int i = 0; i < outputs_of(e); i++)
        e->given[i] = safe_value(e, output_of(e, i));
    give(e, EXCHANGE_ENDING, f);
}

/* Reports silences of the client, unless the run has ended because of one. */
void exchange_tell(const Exchange *e)
{
    const RigOptions *o = e->run->options->rig;
    const char *end = e->is_silent ? " to the end" : "";
    if (!isfinite(o->silence) && e->channel.inputs > 0 && isnan(e->heard_at))
        run_note(e->run, "no client has written inputs");
    else if (!isfinite(o->silence) && e->channel.inputs > 0)
        run_note(e->run, "the client wrote last at time %s; --silence detects a silent one",
                 number_rounded(e->heard_at, 9).text);
    if (e->silences == 0 || o->on_silence == SILENCE_STOP)
        return;
    if (e->silences == 1)
        message_fail(WAS_SILENT, "for more than %s s on %s, from time %s%s%s", number_text(o->silence).text,
                     channel_word(e), number_rounded(e->silent_at, 9).text, end, told_if_unheard(e));
    else
        message_fail(WAS_SILENT, "%" PRIu64 " times for more than %s s on %s, the first from time %s%s%s%s",
                     e->silences, number_text(o->silence).text, channel_word(e), number_rounded(e->silent_at, 9).text,
                     e->is_silent ? ", the last from time " : "",
                     e->is_silent ? number_rounded(last_time(e), 9).text : "", end);
}

/* Writes the parameters that differ from those at the start of the run, in the format of --set-file. */
static int save_parameters(const Exchange *e)
{
    const char *file = e->run->options->save_parameters;
    FILE *out = fopen(file, "w");
    if (!out)
        return file_refuse(file);
    for (int i = 0; i < e->channel.parameters; i++)
        if (e->page[i] < e->reference[i] || e->page[i] > e->reference[i]) {
            const int variable = model_parts.calibration->variable(e->run, i);
            Number memory;
            fprintf(out, "%s=%s\n", e->run->about->variables[variable].path,
                    variable_text(e->run->about, variable, e->page[i], &memory));
        }
    const bool is_whole = !ferror(out);
    return fclose(out) == 0 && is_whole ? STATUS_DONE : file_refuse(file);
}

static int close_record(const Exchange *e)
{
    errno = writer_close_lines(e->writer);
    return errno == 0 ? STATUS_DONE : file_refuse(e->run->options->record_exchange);
}

int exchange_close(Exchange *e, int reason)
{
    int status = STATUS_DONE;
    Word *p = program_part(e);
    record_begin(p);
    record_put(&p[EXCHANGE_PROGRAM_EXIT], (uint64_t)reason);
    record_put(&p[EXCHANGE_PROGRAM_STATUS], EXCHANGE_ENDED);
    record_put(&p[EXCHANGE_PROGRAM_HEARTBEAT], (uint64_t)clock_now());
    record_end(p);
    channel_give(&e->channel);
    channel_close(&e->channel);
    if (e->record)
        status = close_record(e);
    return worse_status(status, e->has_begun && e->run->options->save_parameters ? save_parameters(e) : STATUS_DONE);
}

/* ---- set-up and reports ---- */

static uint64_t fingerprint_word(const ModelDescription *about)
{
    char digits[17];
    snprintf(digits, sizeof digits, "%s", about->info->fingerprint);
    return strtoull(digits, NULL, 16);
}

/* Shows a client the inputs that the run begins with, unless a client has written. */
static void put_inputs(Exchange *e)
{
    Word *part = client_part(e);
    if (atomic_load(part) != 0)
        return;
    for (int i = 0; i < e->channel.inputs; i++)
        record_number(&part[EXCHANGE_CLIENT_INPUTS + i], e->taken[LINE_INPUTS + i]);
}

/* Checks that safe values are given only for inputs and outputs. */
static int check_safe(const Exchange *e)
{
    const RigOptions *o = e->run->options->rig;
    for (int i = 0; i < o->safe_count; i++) {
        bool is_exchanged = false;
        for (int k = 0; k < e->channel.inputs; k++)
            is_exchanged |= o->safe[i].variable == input_of(e, k)->variable;
        for (int k = 0; k < outputs_of(e); k++)
            is_exchanged |= o->safe[i].variable == output_of(e, k);
        if (!is_exchanged)
            return message_fail(BAD_ARGUMENT, "--safe: %s is neither an input nor an output of the exchange",
                                e->run->about->variables[o->safe[i].variable].path);
    }
    return STATUS_DONE;
}

/* Opens the record, in the format of --input. */
static int open_record(Exchange *e)
{
    const char *file = e->run->options->record_exchange;
    e->record = fopen(file, "w");
    if (!e->record)
        return file_refuse(file);
    fputs("time,step", e->record);
    for (int i = 0; i < e->channel.inputs; i++) {
        fputc(',', e->record);
        csv_text(e->record, e->run->about->variables[input_of(e, i)->variable].path);
    }
    for (int i = 0; i < e->channel.parameters; i++) {
        fputc(',', e->record);
        csv_text(e->record, e->run->about->variables[model_parts.calibration->variable(e->run, i)].path);
    }
    fputc('\n', e->record);
    writer_open_lines(e->writer, e->run->arena, e->record, (int)line_length(e));
    return STATUS_DONE;
}

int exchange_open(Run *run, Writer *w, Exchange **opened)
{
    const RigOptions *o = run->options->rig;
    const ModelInfo *info = run->about->info;
    Exchange *e = arena_take(run->arena, 1, sizeof *e);
    Channel *c = &e->channel;
    e->run = run;
    e->writer = w;
    e->outputs = info->outputs;
    while (info->outputs && info->outputs[c->outputs] >= 0)
        c->outputs++;
    model_parts.calibration->open(run);
    c->parameters = model_parts.calibration->count(run);
    while (info->inputs && info->inputs[c->inputs].variable >= 0)
        c->inputs++;
    int status = o->further_count > 0 ? selection_new(run->about, &e->further, run->arena, o->further, o->further_count,
                                                      "--exchange-variables") : STATUS_DONE;
    c->further = e->further.count;
    c->model = info->name;
    if (status == STATUS_DONE)
        status = check_safe(e);
    if (status == STATUS_DONE)
        status = channel_open(run->arena, o->exchange, fingerprint_word(run->about),
                              has_fixed_steps(run->options->method) ? run->options->step : 0, c);
    if (status != STATUS_DONE)
        return status;
    if (rig_speaks_xcp(o))
        xcp_speak(run->arena, c);
    if (c->is_taken_over)
        run_note(run, "%s is reused: a killed program has left it", o->exchange);
    double **const lines[] = {&e->taken, &e->former, &e->line, &e->reference, &e->page, &e->wanted};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        *lines[i] = arena_doubles(run->arena, line_length(e));
    e->given = arena_doubles(run->arena, (size_t)outputs_of(e));
    e->found = arena_doubles(run->arena, (size_t)outputs_of(e));
    e->copy = arena_take(run->arena, c->words, sizeof *e->copy);
    for (int i = 0; i < outputs_of(e); i++)
        e->given[i] = safe_value(e, output_of(e, i));
    set_inputs(e, true);
    e->heard = o->is_lock_step ? clock_now() : 0;
    e->heard_at = NAN;
    put_inputs(e);
    e->sequence = atomic_load(client_part(e)); /* what a former client has left is not taken */
    e->page_sequence = atomic_load(working_page(e));
    give(e, EXCHANGE_STARTING, &(RigFigures){.time = run->options->start});
    *opened = e;
    if (o->is_followed && (status = follow_open(run, c->inputs, &e->follow)) != STATUS_DONE)
        return status;
    if (o->is_followed)
        take_rows(e, run->options->start);
    exchange_apply(e, run->options->start);
    return run->options->record_exchange ? open_record(e) : STATUS_DONE;
}

bool exchange_start(Exchange *e, const cpu_set_t *cpus)
{
    return !e->follow || follow_start(e->follow, cpus);
}

/* Fills both pages with the parameters at the start of the run, except a working page that the client has written. */
static void put_pages(Exchange *e)
{
    const int count = e->channel.parameters;
    Word *working = working_page(e), *reference = reference_page(e);
    const bool is_written = atomic_load(working) != e->page_sequence;
    model_parts.calibration->get(e->run, e->reference);
    memcpy(e->page, e->reference, (size_t)count * sizeof *e->page);
    memcpy(parameters_of(e, e->taken), e->reference, (size_t)count * sizeof *e->page);
    memcpy(parameters_of(e, e->former), e->reference, (size_t)count * sizeof *e->page);
    for (int i = 0; i < count; i++)
        record_number(&reference[i], e->reference[i]);
    if (is_written)
        return;
    record_begin(working);
    record_put(&working[EXCHANGE_PAGE_ACTIVE], 0);
    for (int i = 0; i < count; i++)
        record_number(&working[EXCHANGE_PAGE_VALUES + i], e->page[i]);
    record_end(working);
    e->page_sequence = atomic_load(working);
}

void exchange_begin(Exchange *e)
{
    e->has_begun = true;
    e->heard = clock_now();
    e->taken[LINE_TIME] = e->run->options->start;
    put_pages(e);
    if (e->record)
        writer_line(e->writer, e->taken);
}

static const struct {
    const char *name, *words;
    size_t offset;
} counts[] = {
    {"torn", "parts that the client was still writing", offsetof(Exchange, torn)},
    {"refused", "values that do not fit their variable", offsetof(Exchange, refused)},
    {"foreign", "datagrams of another length, model or order", offsetof(Exchange, channel.foreign)},
    {"silences", "silences of the client", offsetof(Exchange, silences)},
    {"undefined", "steps without outputs", offsetof(Exchange, undefined)},
};

static uint64_t count_of(const Exchange *e, int i)
{
    return *(const uint64_t *)(const void *)((const char *)e + counts[i].offset);
}

static const char *name_of(const Exchange *e)
{
    return e->follow ? e->run->options->input : e->run->options->rig->exchange;
}

void exchange_print(const Exchange *e, FILE *out)
{
    fprintf(out, "  exchange                 %s, %d outputs, %d inputs, %" PRIu64 " times\n", name_of(e),
            e->channel.outputs + e->channel.further, e->channel.inputs, e->steps);
    for (int i = 0; i < (int)(sizeof counts / sizeof *counts); i++)
        if (count_of(e, i) > 0)
            fprintf(out, "    %" PRIu64 " %s\n", count_of(e, i), counts[i].words);
}

void exchange_record(const Exchange *e, Json *j)
{
    json_open(j, "exchange", '{');
    json_text(j, "channel", name_of(e));
    json_number(j, "times", (double)e->steps);
    for (int i = 0; i < (int)(sizeof counts / sizeof *counts); i++)
        json_number(j, counts[i].name, (double)count_of(e, i));
    json_close(j, '}');
}
