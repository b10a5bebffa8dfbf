/* xcp_daq.c - DAQ lists of XCP: sends data that a master has chosen from the record, at each step or each n-th step.
 *
 * There is one event, the step. Lists are dynamic: the master allocates lists, ODTs and entries in a memory of limited
 * size (xcp_limits.h). A packet begins with the number of the ODT in its list and the number of the list. In the first
 * packet of a list with time, the time of the model follows, in microseconds modulo 2^32. */
#include "xcp.h"

#include <math.h>

enum {
    IDENTIFICATION = 2,
    TIME_BYTES = 4,
    WITH_TIME = 0x10,
    TO_PROGRAM = 0x02,
    WITHOUT_NUMBERS = 0x20, /* modes of a list; stimulation is not supported */
    IS_SELECTED = 0x01,
    IS_RUNNING = 0x40
};

static const double ticks = 1e6; /* in a second */

static uint32_t time_now(const Xcp *x)
{
    const uint64_t bits = atomic_load(&x->channel->record[EXCHANGE_HEAD + EXCHANGE_PROGRAM_TIME]);
    double time;
    memcpy(&time, &bits, sizeof time);
    return (uint32_t)llround(ticks * time);
}

bool xcp_daq_is_running(const XcpDaq *d)
{
    for (int i = 0; i < d->list_count; i++)
        if (d->lists[i].is_running)
            return true;
    return false;
}

void xcp_daq_free(XcpDaq *d)
{
    *d = (XcpDaq){.stage = XCP_FREED};
}

static XcpList *list_of(Xcp *x, unsigned number)
{
    return number < (unsigned)x->daq.list_count ? &x->daq.lists[number] : NULL;
}

static XcpOdt *odt_of(Xcp *x, unsigned list, int odt)
{
    const XcpList *l = list_of(x, list);
    return l && odt < l->count ? &x->daq.odts[l->first + odt] : NULL;
}

/* ---- allocation ---- */

static XcpError free_lists(Xcp *x, const unsigned char *m, size_t length)
{
    (void)m, (void)length;
    xcp_daq_free(&x->daq);
    return XCP_DONE;
}

/* Checks an allocation. The order is lists, then ODTs, then entries; each list or ODT is given its items only once. */
static XcpError can_allocate(const XcpDaq *d, bool is_next, int count, int wanted, int room)
{
    return xcp_daq_is_running(d)   ? XCP_DAQ_ACTIVE
           : !is_next              ? XCP_SEQUENCE
           : wanted == 0           ? XCP_OUT_OF_RANGE
           : wanted > room - count ? XCP_MEMORY_OVERFLOW
                                   : XCP_DONE;
}

static XcpError allocate_lists(Xcp *x, const unsigned char *m, size_t length)
{
    XcpDaq *d = &x->daq;
    const int wanted = (int)xcp_get16(m + 2);
    (void)length;
    const XcpError error =
        can_allocate(d, d->stage == XCP_FREED || d->stage == XCP_HAS_LISTS, d->list_count, wanted, XCP_LISTS);
    if (error != XCP_DONE)
        return error;
    for (int i = 0; i < wanted; i++)
        d->lists[d->list_count++] = (XcpList){.prescaler = 1};
    d->stage = XCP_HAS_LISTS;
    return XCP_DONE;
}

static XcpError allocate_odts(Xcp *x, const unsigned char *m, size_t length)
{
    enum { MOST = 0xfc }; /* greater numbers are responses */
    XcpDaq *d = &x->daq;
    XcpList *list = list_of(x, xcp_get16(m + 2));
    (void)length;
    const bool is_next = d->stage == XCP_HAS_LISTS || d->stage == XCP_HAS_ODTS;
    const XcpError error = can_allocate(d, is_next && !(list && list->count > 0), d->odt_count, m[4], XCP_ODTS);
    if (error != XCP_DONE || !list || m[4] > MOST)
        return error != XCP_DONE ? error : XCP_OUT_OF_RANGE;
    list->first = d->odt_count;
    list->count = m[4];
    d->odt_count += m[4];
    d->stage = XCP_HAS_ODTS;
    return XCP_DONE;
}

static XcpError allocate_entries(Xcp *x, const unsigned char *m, size_t length)
{
    XcpDaq *d = &x->daq;
    XcpOdt *odt = odt_of(x, xcp_get16(m + 2), m[4]);
    (void)length;
    const bool is_next = d->stage == XCP_HAS_ODTS || d->stage == XCP_HAS_ENTRIES;
    const XcpError error = can_allocate(d, is_next && !(odt && odt->count > 0), d->entry_count, m[5], XCP_ENTRIES);
    if (error != XCP_DONE || !odt)
        return error != XCP_DONE ? error : XCP_OUT_OF_RANGE;
    odt->first = d->entry_count;
    odt->count = m[5];
    d->entry_count += m[5];
    d->stage = XCP_HAS_ENTRIES;
    return XCP_DONE;
}

/* ---- the sampled data ---- */

static XcpError clear_list(Xcp *x, const unsigned char *m, size_t length)
{
    XcpDaq *d = &x->daq;
    XcpList *list = list_of(x, xcp_get16(m + 2));
    (void)length;
    if (!list)
        return XCP_OUT_OF_RANGE;
    list->is_running = list->is_selected = false;
    for (int o = list->first; o < list->first + list->count; o++)
        for (int e = d->odts[o].first; e < d->odts[o].first + d->odts[o].count; e++)
            d->entries[e] = (XcpEntry){0};
    return XCP_DONE;
}

static XcpError set_entry(Xcp *x, const unsigned char *m, size_t length)
{
    XcpDaq *d = &x->daq;
    const XcpOdt *odt = odt_of(x, xcp_get16(m + 2), m[4]);
    (void)length;
    d->entry = d->end = 0;
    if (!odt || m[5] >= odt->count)
        return XCP_OUT_OF_RANGE;
    if (list_of(x, xcp_get16(m + 2))->is_running)
        return XCP_DAQ_ACTIVE;
    d->entry = odt->first + m[5];
    d->end = odt->first + odt->count;
    return XCP_DONE;
}

static XcpError can_write(const Xcp *x, int bit, int size, int extension, uint32_t address)
{
    enum { NO_BIT = 0xff };
    return xcp_daq_is_running(&x->daq)                                        ? XCP_DAQ_ACTIVE
           : x->daq.entry == x->daq.end                                       ? XCP_SEQUENCE
           : bit != NO_BIT || extension != 0 || size == 0 || size > XCP_ENTRY ? XCP_OUT_OF_RANGE
           : !xcp_is_readable(x, extension, address, (size_t)size)            ? XCP_ACCESS_DENIED
                                                                              : XCP_DONE;
}

static XcpError write_entry(Xcp *x, const unsigned char *m, size_t length)
{
    const uint32_t address = xcp_get32(m + 4);
    const XcpError error = can_write(x, m[1], m[2], m[3], address);
    (void)length;
    if (error == XCP_DONE)
        x->daq.entries[x->daq.entry++] = (XcpEntry){address, m[2]};
    return error;
}

/* Writes several entries, each given in 8 bytes. */
static XcpError write_entries(Xcp *x, const unsigned char *m, size_t length)
{
    XcpError error = XCP_DONE;
    if (length < 2 + 8 * (size_t)m[1])
        return XCP_SYNTAX;
    if (m[1] == 0)
        return XCP_OUT_OF_RANGE;
    for (const unsigned char *e = m + 2; error == XCP_DONE && e < m + 2 + 8 * m[1]; e += 8) {
        const uint32_t address = xcp_get32(e + 2);
        error = can_write(x, e[0], e[1], e[6], address);
        if (error == XCP_DONE)
            x->daq.entries[x->daq.entry++] = (XcpEntry){address, e[1]};
    }
    return error;
}

/* ---- lists ---- */

static XcpError set_mode(Xcp *x, const unsigned char *m, size_t length)
{
    XcpList *list = list_of(x, xcp_get16(m + 2));
    (void)length;
    if (!list || xcp_get16(m + 4) != 0 || m[6] == 0)
        return XCP_OUT_OF_RANGE;
    if (list->is_running)
        return XCP_DAQ_ACTIVE;
    if (m[1] & (TO_PROGRAM | WITHOUT_NUMBERS))
        return XCP_MODE_NOT_VALID;
    list->mode = m[1] & WITH_TIME;
    list->prescaler = m[6];
    list->priority = m[7];
    return XCP_DONE;
}

static XcpError tell_mode(Xcp *x, const unsigned char *m, size_t length)
{
    const XcpList *list = list_of(x, xcp_get16(m + 2));
    (void)length;
    if (!list)
        return XCP_OUT_OF_RANGE;
    x->reply[1] = list->mode;
    x->reply[1] |= list->is_running ? IS_RUNNING : 0;
    x->reply[1] |= list->is_selected ? IS_SELECTED : 0;
    x->reply[6] = list->prescaler;
    x->reply[7] = list->priority;
    x->reply_length = 8;
    return XCP_DONE;
}

static size_t packet_bytes(const XcpDaq *d, const XcpList *list, int odt)
{
    const XcpOdt *o = &d->odts[list->first + odt];
    size_t bytes = IDENTIFICATION + (odt == 0 && list->mode & WITH_TIME ? TIME_BYTES : 0);
    for (int i = o->first; i < o->first + o->count; i++)
        bytes += d->entries[i].size;
    return bytes;
}

/* Checks that each packet fits a datagram, and that all lists together fit the limit of a step. */
static XcpError can_start(const XcpDaq *d, const XcpList *starting)
{
    size_t all = 0;
    for (int l = 0; l < d->list_count; l++)
        for (int o = 0; o < d->lists[l].count; o++) {
            const size_t bytes = packet_bytes(d, &d->lists[l], o);
            if (&d->lists[l] == starting && bytes > XCP_MAX_DTO)
                return XCP_DAQ_CONFIG;
            all +=
                &d->lists[l] == starting || d->lists[l].is_running || d->lists[l].is_selected ? XCP_HEADER + bytes : 0;
        }
    return starting->count > 0 && all <= XCP_SAMPLE ? XCP_DONE : XCP_DAQ_CONFIG;
}

static XcpError start_list(const XcpDaq *d, XcpList *list)
{
    const XcpError error = can_start(d, list);
    if (error == XCP_DONE && !list->is_running) {
        list->is_running = true;
        list->passed = list->prescaler - 1; /* the next step is sent */
    }
    return error;
}

static XcpError start_or_stop(Xcp *x, const unsigned char *m, size_t length)
{
    enum { STOP, START, SELECT };
    XcpList *list = list_of(x, xcp_get16(m + 2));
    (void)length;
    if (!list)
        return XCP_OUT_OF_RANGE;
    if (m[1] > SELECT)
        return XCP_MODE_NOT_VALID;
    const XcpError error = m[1] == STOP    ? XCP_DONE
                           : m[1] == START ? start_list(&x->daq, list)
                                           : can_start(&x->daq, list);
    if (error != XCP_DONE)
        return error;
    list->is_running &= m[1] != STOP;
    list->is_selected |= m[1] == SELECT;
    x->reply[1] = 0; /* number of its first ODT */
    x->reply_length = 2;
    return XCP_DONE;
}

static XcpError start_or_stop_selected(Xcp *x, const unsigned char *m, size_t length)
{
    enum { STOP_ALL, START_SELECTED, STOP_SELECTED };
    XcpError error = XCP_DONE;
    (void)length;
    if (m[1] > STOP_SELECTED)
        return XCP_MODE_NOT_VALID;
    for (int i = 0; i < x->daq.list_count && error == XCP_DONE; i++) {
        XcpList *list = &x->daq.lists[i];
        if (m[1] != STOP_ALL && !list->is_selected)
            continue;
        if (m[1] == START_SELECTED)
            error = start_list(&x->daq, list);
        else
            list->is_running = false;
        list->is_selected = false;
    }
    return error;
}

/* ---- the properties of DAQ ---- */

static XcpError tell_time(Xcp *x, const unsigned char *m, size_t length)
{
    (void)m, (void)length;
    xcp_put32(x->reply + 4, time_now(x));
    x->reply_length = 8;
    return XCP_DONE;
}

static XcpError tell_processor(Xcp *x, const unsigned char *m, size_t length)
{
    enum { DYNAMIC = 0x01, PRESCALER = 0x02, TIME = 0x10, LIST_NUMBER_IS_BYTE = 0x40 };
    (void)m, (void)length;
    x->reply[1] = DYNAMIC | PRESCALER | TIME;
    xcp_put16(x->reply + 2, XCP_LISTS);
    xcp_put16(x->reply + 4, 1); /* event */
    x->reply[7] = LIST_NUMBER_IS_BYTE;
    x->reply_length = 8;
    return XCP_DONE;
}

static XcpError tell_resolution(Xcp *x, const unsigned char *m, size_t length)
{
    enum { MICROSECONDS = 3 << 4 };
    (void)m, (void)length;
    x->reply[1] = x->reply[3] = 1; /* granularity */
    x->reply[2] = XCP_ENTRY;
    x->reply[5] = MICROSECONDS | TIME_BYTES;
    xcp_put16(x->reply + 6, 1);
    x->reply_length = 8;
    return XCP_DONE;
}

/* Expresses the step as a whole number up to 255 of the largest possible unit, from 1 s to 1 ns; else leaves 0. */
static void put_cycle(const Xcp *x, unsigned char *cycle, unsigned char *unit)
{
    const uint64_t bits = atomic_load(&x->channel->record[EXCHANGE_STEP]);
    double step;
    memcpy(&step, &bits, sizeof step);
    for (int power = 9; power >= 0; power--) {
        const double units = step * pow(10, 9 - power), whole = round(units);
        if (whole >= 1 && whole <= UINT8_MAX && fabs(units - whole) <= 1e-9 * whole) {
            *cycle = (unsigned char)whole;
            *unit = (unsigned char)power;
            return;
        }
    }
}

static XcpError tell_event(Xcp *x, const unsigned char *m, size_t length)
{
    enum { FOR_DAQ = 0x04, OF_ONE_INSTANT = 0x80 };
    (void)length;
    if (xcp_get16(m + 2) != 0)
        return XCP_OUT_OF_RANGE;
    x->reply[1] = FOR_DAQ | OF_ONE_INSTANT;
    x->reply[2] = XCP_LISTS;
    x->reply[3] = xcp_point_at_event_name(x);
    put_cycle(x, &x->reply[4], &x->reply[5]);
    x->reply_length = 7;
    return XCP_DONE;
}

const XcpCommand xcp_daq_commands[] = {
#define XCP_DAQ_COMMAND(code, name, least, run) {code, least, run},
#include "xcp.def"
};

const int xcp_daq_command_count = sizeof xcp_daq_commands / sizeof *xcp_daq_commands;

/* ---- samples ---- */

static void sample_odt(Xcp *x, int list, int odt)
{
    const XcpDaq *d = &x->daq;
    const XcpList *l = &d->lists[list];
    const XcpOdt *o = &d->odts[l->first + odt];
    unsigned char *at = xcp_packet(x, packet_bytes(d, l, odt));
    *at++ = (unsigned char)odt;
    *at++ = (unsigned char)list;
    if (odt == 0 && l->mode & WITH_TIME) {
        xcp_put32(at, time_now(x));
        at += TIME_BYTES;
    }
    for (int i = o->first; i < o->first + o->count; at += d->entries[i++].size)
        xcp_read(x, 0, d->entries[i].address, d->entries[i].size, at);
}

void xcp_daq_sample(Xcp *x)
{
    for (int l = 0; l < x->daq.list_count; l++) {
        XcpList *list = &x->daq.lists[l];
        if (!list->is_running || ++list->passed < list->prescaler)
            continue;
        list->passed = 0;
        for (int o = 0; o < list->count; o++)
            sample_odt(x, l, o);
    }
}
