/* mailbox.c - turns signals from outside, of --signal and of columns of the input file, into the courses of
 * mailboxes. */
#include "between.h"
#include "fixed.h"
#include "mailbox.h"
#include "model_events.h"
#include "names.h"
#include "queue.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Address to;
    double time;
    size_t order; /* among arrivals at one time */
} Arrival;

struct Signals {
    const ModelDescription *about;
    Arena *arena;
    Names *parts; /* numbers of their mailboxes */
    Arrival *arrivals;
    int count, room;
    unsigned *rows; /* arrivals; row 0 is empty */
    int row_count;
};

static Signals *create(const ModelDescription *about, Arena *a)
{
    Signals *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    const ModelMailbox *boxes = about->info->signals->mailboxes;
    int count = 0;
    while (boxes[count].part)
        count++;
    *s = (Signals){.about = about, .arena = a, .parts = names_new(a, count)};
    for (int i = count - 1; i >= 0; i--)
        *names_value(s->parts, boxes[i].part) = i;
    return s;
}

static void send(Signals *s, Address to, double time)
{
    s->arrivals = arena_room(s->arena, s->arrivals, s->count, &s->room, sizeof *s->arrivals);
    s->arrivals[s->count] = (Arrival){to, time, (size_t)s->count};
    s->count++;
}

/* ---- names ---- */

static const char *name_of(const ModelDescription *about, int number)
{
    return about->info->signals->names[number - 1];
}

static bool is_text(const char *text, size_t length, const char *other)
{
    return strlen(other) == length && strncmp(text, other, length) == 0;
}

static const ModelMailbox *mailbox_of(const Signals *s, const char *part, size_t length)
{
    const int found = names_find(s->parts, part, length);
    return found >= 0 ? &s->about->info->signals->mailboxes[found] : NULL;
}

static bool take(const ModelDescription *about, const ModelMailbox *box, const char *name, Address *found)
{
    for (const int *taken = box->taken; *taken; taken++)
        if (strcmp(name_of(about, *taken), name) == 0) {
            *found = (Address){box, *taken};
            return true;
        }
    return false;
}

/* Where the last name begins. */
static const char *last_name(const char *text, const char *separators)
{
    const char *last = text;
    for (const char *at = text; *at; at++)
        if (strchr(separators, *at))
            last = at + 1;
    return last;
}

static bool find(const Signals *s, const char *text, Address *found)
{
    const char *name = last_name(text, ":.");
    const ModelMailbox *box = mailbox_of(s, text, name > text ? (size_t)(name - text) - 1 : 0);
    return box && take(s->about, box, name, found);
}

/* ---- --signal ---- */

static int refuse(const ModelDescription *about, const char *option, const char *problem, const char *words)
{
    enum { MOST_NAMED = 20 };
    int count = 0;
    message_begin(BAD_SIGNAL, "--signal %s: %s%s", option, problem, words);
    for (const ModelMailbox *box = about->info->signals->mailboxes; box->part; box++)
        for (const int *taken = box->taken; *taken; taken++)
            if (count++ < MOST_NAMED)
                message_detail("available: %s%s%s", box->part, box->part[0] ? ":" : "", name_of(about, *taken));
    if (count > MOST_NAMED)
        message_detail("and %d more", count - MOST_NAMED);
    return message_end(BAD_SIGNAL);
}

/* Parts without a state machine that takes signals are distinguished from parts that do not exist by their
 * variables. */
static bool is_part(const ModelDescription *about, const char *part, size_t length)
{
    for (int i = 0; i < about->instance_count; i++)
        if (is_text(part, length, about->paths[i]))
            return true;
    return false;
}

static int read_signal(Signals *s, const Options *o, const char *option)
{
    const char *first = strchr(option, ':'), *name = last_name(option, ":");
    char text[64], words[256];
    double time;
    snprintf(text, sizeof text, "%.*s", first ? (int)(first - option) : 0, option);
    snprintf(words, sizeof words, "'%s' (--signal %s)", text, option);
    if (!strpbrk(text, "0123456789"))
        return refuse(o->about, option, "it does not begin with a time", "");
    const int status = quantity_read(text, "s", &time, words);
    if (status != STATUS_DONE)
        return status;
    if (time < o->origin)
        return refuse(o->about, option, "it is before the start, ", number_text(o->origin).text);
    const char *part = first + 1;
    const size_t length = name > part ? (size_t)(name - part) - 1 : 0;
    const ModelMailbox *box = mailbox_of(s, part, length);
    Address to;
    if (!box && !is_part(o->about, part, length))
        return refuse(o->about, option, "the model has no such part", "");
    if (!box)
        return refuse(o->about, option, length > 0 ? "the part" : "the simulated block itself",
                      " has no state machine that takes signals");
    if (!take(o->about, box, name, &to))
        return refuse(o->about, option, "the part's state machine takes no signal of that name", "");
    send(s, to, time);
    return STATUS_DONE;
}

/* ---- courses ---- */

static int by_mailbox(const void *a, const void *b)
{
    const Arrival *one = a, *other = b;
    if (one->to.mailbox != other->to.mailbox)
        return one->to.mailbox < other->to.mailbox ? -1 : 1;
    if (one->time < other->time || one->time > other->time)
        return one->time < other->time ? -1 : 1;
    return one->order < other->order ? -1 : 1;
}

/* Rows of a file before the start send nothing; signals that arrived before the state was saved do not arrive again. */
static bool is_ahead(const Options *o, double time)
{
    return !(time < o->origin) && !(o->restart && (time < o->start || is_same_instant(time, o->start)));
}

/* True for signals sent at one instant, or within one fixed step, at whose end they arrive. At the stop, no signal that
 * is sent later arrives. */
static bool arrive_together(const Options *o, double a, double b)
{
    const bool has_states = o->about->info->modal || o->about->info->structure->state_count > 0;
    const bool is_later = a <= o->stop && b > o->stop && !is_same_instant(b, o->stop);
    if (!has_fixed_steps(o->method) || !has_states || is_later)
        return is_same_instant(a, b) || !(b > a);
    return !(model_parts.fixed->step_with(o, a) < model_parts.fixed->step_with(o, b));
}

/* Makes the course of a mailbox. Its arrivals are those from `first` on. */
static int fill(Signals *s, const ModelMailbox *box, int first, int arrivals, const Options *o)
{
    const size_t most = 1 + 2 * (size_t)arrivals;
    double *times = arena_doubles(s->arena, most), *values = arena_doubles(s->arena, most), before = 0;
    int count = 0;
    for (int i = first, end; i < first + arrivals;) {
        const int row = s->row_count;
        for (end = i + 1; end < first + arrivals && arrive_together(o, s->arrivals[i].time, s->arrivals[end].time);)
            end++;
        /* A mode without states has no steps: there, too, none arrives before it is sent. */
        const double time = s->arrivals[o->about->info->modal ? end - 1 : i].time;
        for (; i < end; i++)
            if (is_ahead(o, time))
                s->rows[s->row_count++] = (unsigned)s->arrivals[i].to.number;
        if (s->row_count - row > QUEUE_MOST)
            return message_fail(BAD_SIGNAL, "more than %d arrive at time %s", QUEUE_MOST, number_text(time).text);
        if (s->row_count == row)
            continue;
        s->rows[s->row_count++] = 0;
        times[count] = times[count + 1] = time;
        values[count] = before;
        before = values[count + 1] = row;
        count += 2;
    }
    if (count == 0) {
        times[count] = -INFINITY;
        values[count++] = 0;
    }
    ModelGiven *const course = &o->about->given[box->given];
    course->times.at = times;
    course->times.count = count;
    course->values.values = values;
    return STATUS_DONE;
}

static int deliver(Signals *s, const Options *o)
{
    int status = STATUS_DONE;
    for (int i = 0; i < o->signal_count && status == STATUS_DONE; i++)
        status = read_signal(s, o, o->signals[i]);
    if (s->count > 0)
        qsort(s->arrivals, (size_t)s->count, sizeof *s->arrivals, by_mailbox);
    s->rows = arena_take(s->arena, 1 + 2 * (size_t)s->count, sizeof *s->rows);
    s->row_count = 1;
    *o->about->arrivals = s->rows;
    int first = 0;
    for (const ModelMailbox *box = o->about->info->signals->mailboxes; box->part && status == STATUS_DONE; box++) {
        int next = first;
        while (next < s->count && s->arrivals[next].to.mailbox == box)
            next++;
        status = fill(s, box, first, next - first, o);
        first = next;
    }
    return status;
}

/* ---- queues that algorithms set, for verification ---- */

/* The offset of number `i` of a queue: its length, then its places. */
static size_t offset_in(size_t queue, int i)
{
    return i == 0 ? queue + offsetof(SignalQueue, length)
                  : queue + offsetof(SignalQueue, signals) + (size_t)(i - 1) * sizeof(unsigned);
}

static int rows_of(ModelType type)
{
    return type == MODEL_QUEUE ? 1 + QUEUE_MOST : 1;
}

static void expand(ModelDescription *about, Arena *a)
{
    ModelEvents *events = arena_take(a, 1, sizeof *events);
    int count = 0;
    *events = *about->events;
    for (int i = 0; i < events->action_count; i++)
        count += rows_of(events->actions[i].type);
    ModelAction *rows = arena_take(a, (size_t)count + 1, sizeof *rows), *row = rows;
    for (int i = 0; i < events->action_count; i++) {
        const ModelAction *whole = &events->actions[i];
        for (int k = 0; k < rows_of(whole->type); k++, row++) {
            *row = *whole;
            if (whole->type != MODEL_QUEUE)
                continue;
            row->type = MODEL_CHOICE;
            row->offset = offset_in(whole->offset, k);
        }
    }
    events->actions = rows;
    events->action_count = count;
    about->events = events;
    about->arrivals = arena_take(a, 1, sizeof *about->arrivals);
}

const struct SignalPart signal_part = {{.expand = expand}, create, find, send, deliver, name_of};
