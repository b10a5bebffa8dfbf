/* rig_options.c - command-line options of a run that is paced. */
#include "rig.h"

#include <math.h>

static int read_word(const char *option, const char *value, const char *const *known, int count, int *found)
{
    char list[80];
    size_t length = 0;
    for (*found = 0; *found < count; ++*found)
        if (strcmp(value, known[*found]) == 0)
            return STATUS_DONE;
    for (int i = 0; i < count; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                   i == 0          ? ""
                                   : i + 1 < count ? ", "
                                                   : " and ",
                                   known[i]);
    return message_fail(BAD_ARGUMENT, "--%s takes %s, not '%s'", option, list, value);
}

static int read_factor(Options *o, const char *value, const char *given)
{
    o->rig->factor = 1;
    const int status = value ? quantity_read(value, "", &o->rig->factor, given) : STATUS_DONE;
    if (status != STATUS_DONE || (o->rig->factor >= 1e-6 && o->rig->factor <= 1e6))
        return status;
    message_begin(OUT_OF_RANGE, "--realtime takes a factor from 1e-6 to 1e6, not %s", number_text(o->rig->factor).text);
    return message_end_with(OUT_OF_RANGE, "write --realtime for the speed of the clock, or --realtime=10 for ten times "
                                          "that; without the option the run is as fast as it can be");
}

static int read_begin(Options *o, const char *value, const char *given)
{
    return quantity_read(value, "s", &o->rig->begin_at, given);
}

static int read_overrun(Options *o, const char *value, const char *given)
{
    static const char *const overruns[] = {"stop", "skip", "catch-up"};
    int found;
    (void)given;
    const int status = read_word("overrun", value, overruns, 3, &found);
    o->rig->overrun = (Overrun)found;
    return status;
}

static int read_exchange(Options *o, const char *value, const char *given)
{
    (void)given;
    o->rig->exchange = value;
    return STATUS_DONE;
}

static int read_pace(Options *o, const char *value, const char *given)
{
    static const char *const paces[] = {"clock", "client"};
    int found;
    (void)given;
    o->rig->needs_exchange = "pace";
    const int status = read_word("pace", value, paces, 2, &found);
    o->rig->is_lock_step = found == 1;
    return status;
}

static int read_silence(Options *o, const char *value, const char *given)
{
    o->rig->needs_exchange = "silence";
    const int status = quantity_read(value, "s", &o->rig->silence, given);
    if (status != STATUS_DONE || o->rig->silence > 0)
        return status;
    message_begin(OUT_OF_RANGE, "--silence takes seconds above 0, not %s", value);
    return message_end_with(OUT_OF_RANGE, "give the longest time between two writes of the client, such as 0.5");
}

static int read_on_silence(Options *o, const char *value, const char *given)
{
    static const char *const actions[] = {"hold", "zero", "safe", "stop"};
    int found;
    (void)given;
    o->rig->needs_exchange = "on-silence";
    const int status = read_word("on-silence", value, actions, 4, &found);
    o->rig->on_silence = (OnSilence)found;
    return status;
}

static int read_safe(Options *o, const char *value, const char *given)
{
    (void)given;
    o->rig->needs_exchange = "safe";
    RigOptions *r = o->rig;
    r->safe = arena_room(o->settings.arena, r->safe, r->safe_count, &r->safe_room, sizeof *r->safe);
    return setting_read(o->about, value, "--safe", &r->safe[r->safe_count++]);
}

static int read_follow(Options *o, const char *value, const char *given)
{
    (void)value, (void)given;
    o->rig->is_followed = true;
    return STATUS_DONE;
}

static int read_record(Options *o, const char *value, const char *given)
{
    (void)given;
    o->rig->needs_exchange = "record-exchange";
    o->record_exchange = value;
    return STATUS_DONE;
}

static int read_save(Options *o, const char *value, const char *given)
{
    (void)given;
    o->rig->needs_exchange = "save-parameters";
    o->save_parameters = value;
    return STATUS_DONE;
}

static int read_further(Options *o, const char *value, const char *given)
{
    (void)given;
    o->rig->needs_exchange = "exchange-variables";
    o->rig->further = arena_room(o->settings.arena, o->rig->further, o->rig->further_count, &o->rig->further_room,
                                 sizeof *o->rig->further);
    o->rig->further[o->rig->further_count++] = value;
    return STATUS_DONE;
}

const OptionWord rig_options[RIG_OPTIONS] = {
    {"begin-at", "S", "start at this time of CLOCK_MONOTONIC", false},
    {"overrun", "WORD", "reaction to a step that takes too long: catch-up (default), skip or stop", false},
    {"exchange", "CHANNEL", "exchange signals once per step: shm:NAME, udp:HOST:PORT or xcp:PORT", false},
    {"exchange-variables", "GLOB", "exchange these variables in addition to the outputs; repeatable", false},
    {"follow", NULL, "read rows of --input as they arrive", false},
    {"record-exchange", "FILE", "write the received inputs and parameters, CSV, for --input", true},
    {"save-parameters", "FILE", "write the changed parameters of the working page at the end, for --set-file", true},
    {"pace", "WORD", "clock (default), or client: one step whenever its sequence number changes", false},
    {"silence", "S", "the client counts as silent if it writes nothing for this time", false},
    {"on-silence", "WORD", "inputs during silence: hold (default), zero or safe; or stop the run", false},
    {"safe", "PATH=VALUE", "safe value of an input (at the start, for --on-silence safe) or of an output (at the end)",
     false},
};

/* The readers of these options, in the same order; the last one is for --realtime itself. */
static int (*const readers[])(Options *, const char *, const char *) = {
    read_begin, read_overrun, read_exchange, read_further,    read_follow, read_record,
    read_save,  read_pace,    read_silence,  read_on_silence, read_safe,   read_factor};

int rig_read_option(Options *o, const char *word, const char *value)
{
    char given[64];
    int i = 0;
    snprintf(given, sizeof given, "'%.40s' (--%s)", value ? value : "", word);
    if (!o->rig) {
        o->rig = arena_take(o->settings.arena, 1, sizeof *o->rig);
        *o->rig = (RigOptions){.begin_at = NAN, .overrun = OVERRUN_CATCH_UP, .silence = INFINITY, .first = word};
    }
    while (i < RIG_OPTIONS && strcmp(word, rig_options[i].word) != 0)
        i++;
    return readers[i](o, value, given);
}

bool rig_speaks_xcp(const RigOptions *r)
{
    return r->exchange && strncmp(r->exchange, "xcp:", 4) == 0;
}

int rig_check(const Options *o)
{
    const char *other = o->is_steady          ? "--steady"
                        : o->is_linear        ? "--linearize"
                        : o->checks_tolerance ? "--check-tolerance"
                                              : NULL;
    const RigOptions *r = o->rig;
    if (r && !(r->factor > 0))
        return message_fail(BAD_ARGUMENT, "--%s needs --realtime", r->first);
    if (r && other)
        return message_fail(BAD_ARGUMENT, "--realtime cannot be combined with %s", other);
    if (r && r->is_followed && (!o->is_input_given || r->exchange))
        return message_fail(BAD_ARGUMENT,
                            r->exchange ? "--follow cannot be combined with --exchange" : "--follow needs --input");
    if (r && r->is_followed && !model_parts.inputs)
        return message_fail(BAD_ARGUMENT, "--follow: the model has no inputs");
    if (r && !r->exchange && !r->is_followed && r->needs_exchange)
        return message_fail(BAD_ARGUMENT, "--%s needs --exchange", r->needs_exchange);
    if (r && r->is_lock_step && !r->exchange)
        return message_fail(BAD_ARGUMENT, "--pace client needs --exchange");
    if (r && r->on_silence != SILENCE_HOLD && !isfinite(r->silence))
        return message_fail(BAD_ARGUMENT, "--on-silence needs --silence");
    if ((o->record_exchange && strcmp(o->record_exchange, "-") == 0) ||
        (o->save_parameters && strcmp(o->save_parameters, "-") == 0))
        return message_fail(BAD_ARGUMENT, "--record-exchange and --save-parameters take files, not standard output");
    if (r && r->is_lock_step && rig_speaks_xcp(r))
        return message_fail(BAD_ARGUMENT, "--pace client cannot be combined with xcp: its masters know no steps");
    return STATUS_DONE;
}
