/* fmu_signal.c - signals to state machines, as truths that the importer sets: a signal that becomes true is sent when
 * the next step begins.
 *
 * Signals that arrive at a state machine at one time are rows of the model's arrivals, to which its mailbox points. A
 * mailbox has two places for them and uses these in turn, so that its value changes. */
#include "fmu.h"

#include "between.h"
#include "keeper.h"
#include "mailbox.h"

#include <string.h>

struct FmuMailbox {
    const ModelMailbox *box;
    int count; /* of signals that it takes: */
    FmuSignal *signals;
    unsigned first;    /* first of its rows of arrivals */
    bool is_at_second; /* the last arrivals are at the second place; initially false */
};

static int count_of(const ModelMailbox *box)
{
    int count = 0;
    while (box->taken[count])
        count++;
    return count;
}

static FmuSignal *signals_new(Fmu *f, const ModelMailbox *box, int count)
{
    FmuSignal *signals = arena_take(&f->memory, (size_t)count, sizeof *signals);
    for (int i = 0; i < count; i++) {
        const char *own = f->about->info->signals->names[box->taken[i] - 1];
        const size_t size = strlen(box->part) + strlen(own) + 2;
        char *name = arena_take(&f->memory, size, 1);
        snprintf(name, size, "%s%s%s", box->part, box->part[0] ? "." : "", own);
        signals[i].name = name;
    }
    return signals;
}

static void find_mailboxes(Fmu *f)
{
    enum { PLACES = 2 };
    const ModelSignals *signals = f->about->info->signals;
    unsigned rows = 1; /* the first one: nothing arrives */
    if (!signals)
        return;
    while (signals->mailboxes[f->mailbox_count].part)
        f->mailbox_count++;
    f->mailboxes = arena_take(&f->memory, (size_t)f->mailbox_count, sizeof *f->mailboxes);
    for (int i = 0; i < f->mailbox_count; i++) {
        const ModelMailbox *box = &signals->mailboxes[i];
        const int count = count_of(box);
        f->mailboxes[i] =
            (FmuMailbox){.box = box, .count = count, .signals = signals_new(f, box, count), .first = rows};
        rows += PLACES * ((unsigned)count + 1);
        model_parts.inputs->live(&f->memory, &f->about->given[box->given]);
    }
    f->arrival_count = rows;
    f->arrivals = arena_take(&f->memory, rows, sizeof *f->arrivals);
    *f->about->arrivals = f->arrivals;
}

static void reset_signals(Fmu *f)
{
    for (int i = 0; i < f->mailbox_count; i++) {
        f->mailboxes[i].is_at_second = false;
        for (int k = 0; k < f->mailboxes[i].count; k++)
            f->mailboxes[i].signals[k].is_on = f->mailboxes[i].signals[k].was_on = false;
    }
}

static void open_signals(Fmu *f)
{
    for (int i = 0; i < f->mailbox_count; i++)
        for (int times = 0; times < 2; times++)
            model_parts.inputs->change(&f->about->given[f->mailboxes[i].box->given], &(InputLine){0});
}

static bool send(Fmu *f, FmuMailbox *m)
{
    const unsigned first = m->first + (m->is_at_second ? 0 : (unsigned)m->count + 1);
    unsigned row = first;
    for (int i = 0; i < m->count; i++) {
        if (m->signals[i].is_on && !m->signals[i].was_on)
            f->arrivals[row++] = (unsigned)m->box->taken[i];
        m->signals[i].was_on = m->signals[i].is_on;
    }
    if (row == first)
        return false;
    f->arrivals[row] = 0;
    m->is_at_second = !m->is_at_second;
    model_parts.inputs->change(&f->about->given[m->box->given], &(InputLine){.value = first});
    return true;
}

static bool have_changed(const Fmu *f)
{
    bool has = false;
    for (int i = 0; i < f->mailbox_count; i++)
        for (int s = 0; s < f->mailboxes[i].count; s++)
            has |= f->mailboxes[i].signals[s].is_on != f->mailboxes[i].signals[s].was_on;
    return has;
}

static bool send_signals(Fmu *f)
{
    bool is_any = false;
    for (int i = 0; i < f->mailbox_count; i++)
        is_any |= send(f, &f->mailboxes[i]);
    return is_any;
}

/* ---- values ---- */

static FmuSignal *signal_at(const Fmu *f, unsigned reference)
{
    const unsigned first = fmu_first_signal(f);
    unsigned row = reference - first;
    for (int i = 0; reference >= first && i < f->mailbox_count; row -= (unsigned)f->mailboxes[i++].count)
        if (row < (unsigned)f->mailboxes[i].count)
            return &f->mailboxes[i].signals[row];
    return NULL;
}

static void keep_signals(Fmu *f, Keeper *k)
{
    keep(k, f->arrivals, f->arrival_count * sizeof *f->arrivals);
    for (int i = 0; i < f->mailbox_count; i++) {
        FmuMailbox *m = &f->mailboxes[i];
        size_t size;
        void *course = model_parts.inputs->kept(&f->about->given[m->box->given], &size);
        for (int s = 0; s < m->count; s++) {
            keep(k, &m->signals[s].is_on, sizeof m->signals[s].is_on);
            keep(k, &m->signals[s].was_on, sizeof m->signals[s].was_on);
        }
        keep(k, &m->is_at_second, sizeof m->is_at_second);
        keep(k, course, size);
    }
}

const struct FmuSignalPart fmu_signal_part = {find_mailboxes, reset_signals, open_signals, have_changed,
                                              send_signals,   signal_at,     keep_signals};
