/* xcp.c - XCP on UDP: commands of a master, which reads and writes the record.
 *
 * A bounded number of commands is read at the begin of each step, and answered at once. The record is private memory,
 * so that a master reads consistent parts. The master may write inputs, the command and the values of the working page.
 * The sequence number of a written part then changes once, so that everything that has arrived by the begin of a step
 * takes effect together. Any command changes the client's sequence number, which shows that the master is present. A
 * block that ends within a value counts as complete at the next command; until then neither number changes.
 *
 * The master may choose to see the reference page at the address of the working page. There is one master at a time;
 * another one is accepted after the first has been silent for a second. */
#include "xcp.h"

#include <inttypes.h>
#include <string.h>
#include <sys/socket.h>

enum {
    MOST_TURNS = 128, /* most datagrams and commands in a step */
    WORKING = 0,
    REFERENCE = 1, /* pages */
    FOR_PROGRAM = 1,
    FOR_MASTER = 2,
    FOR_ALL = 128 /* users of a page; the last: in all segments */
};

/* ---- answers ---- */

static void answer(Xcp *x, XcpError error)
{
    if (error != XCP_DONE) {
        x->reply[0] = 0xfe;
        x->reply[1] = (unsigned char)error;
        x->reply_length = x->reply_length < 2 ? 2 : x->reply_length;
    }
    memcpy(xcp_packet(x, x->reply_length), x->reply, x->reply_length);
    xcp_send(x);
}

/* ---- memory ---- */

static XcpError read_memory(Xcp *x, size_t count)
{
    if (count == 0 || count > XCP_MAX_CTO - 1)
        return XCP_OUT_OF_RANGE;
    if (!xcp_is_readable(x, x->extension, x->address, count))
        return XCP_ACCESS_DENIED;
    xcp_read(x, x->extension, x->address, count, x->reply + 1);
    x->address += (uint32_t)count;
    x->reply_length = 1 + count;
    return XCP_DONE;
}

static XcpError write_memory(Xcp *x, const unsigned char *bytes, size_t count)
{
    Channel *c = x->channel;
    const size_t client = 8 * EXCHANGE_CLIENT((size_t)c->outputs), at = x->address;
    const bool is_page = xcp_is_within(at, count, xcp_working_values(c), xcp_page_bytes(c)) && !x->sees_reference;
    if (count == 0)
        return XCP_OUT_OF_RANGE;
    if (!xcp_is_readable(x, x->extension, x->address, count))
        return XCP_ACCESS_DENIED;
    if (x->extension != XCP_RECORD ||
        !(is_page || xcp_is_within(at, count, client + 8 * EXCHANGE_CLIENT_COMMAND, 8) ||
          xcp_is_within(at, count, client + 8 * EXCHANGE_CLIENT_INPUTS, 8 * (size_t)c->inputs)))
        return XCP_WRITE_PROTECTED;
    for (size_t i = at; i < at + count; i++) {
        const uint64_t former = atomic_load_explicit(&c->record[i / 8], memory_order_relaxed);
        const unsigned shift = 8 * (unsigned)(i % 8);
        record_put(&c->record[i / 8], (former & ~((uint64_t)0xff << shift)) | (uint64_t)*bytes++ << shift);
    }
    x->address += (uint32_t)count;
    x->is_page_written |= is_page;
    x->is_partial = x->address % 8 != 0;
    return XCP_DONE;
}

/* CRC-32 of IEEE 802.3, four bits at a time. */
static uint32_t checksum(const Xcp *x, size_t count)
{
    uint32_t steps[16], sum = UINT32_MAX;
    for (uint32_t i = 0; i < 16; i++) {
        steps[i] = i;
        for (int bit = 0; bit < 4; bit++)
            steps[i] = steps[i] >> 1 ^ (steps[i] & 1 ? 0xedb88320 : 0);
    }
    for (size_t i = 0; i < count; i++) {
        unsigned char byte;
        xcp_read(x, x->extension, x->address + (uint32_t)i, 1, &byte);
        sum ^= byte;
        sum = sum >> 4 ^ steps[sum & 15];
        sum = sum >> 4 ^ steps[sum & 15];
    }
    return ~sum;
}

/* ---- commands: the session ---- */

static void forget_session(Xcp *x)
{
    xcp_daq_free(&x->daq);
    x->daq.stage = XCP_NOT_FREED;
    x->sees_reference = x->is_partial = false;
    x->address = x->extension = 0;
}

static XcpError connect_master(Xcp *x, const unsigned char *m, size_t length)
{
    Channel *c = x->channel;
    (void)length;
    if (m[1] != 0)
        return XCP_OUT_OF_RANGE;
    forget_session(x);
    x->is_connected = true;
    x->reply[1] = 1 | 4;  /* calibration and pages, DAQ */
    x->reply[2] = 1 << 7; /* Intel, bytes; GET_COMM_MODE_INFO */
    x->reply[3] = XCP_MAX_CTO;
    xcp_put16(x->reply + 4, XCP_MAX_DTO);
    x->reply[6] = x->reply[7] = 1; /* versions of the layers */
    x->reply_length = 8;
    memcpy(c->peer, x->from, x->from_length);
    c->peer_length = x->from_length;
    return XCP_DONE;
}

static XcpError disconnect_master(Xcp *x, const unsigned char *m, size_t length)
{
    (void)m, (void)length;
    forget_session(x);
    x->is_connected = false;
    return XCP_DONE;
}

static XcpError tell_status(Xcp *x, const unsigned char *m, size_t length)
{
    (void)m, (void)length;
    x->reply[1] = xcp_daq_is_running(&x->daq) ? 1 << 6 : 0;
    x->reply_length = 6;
    return XCP_DONE;
}

static XcpError synchronize(Xcp *x, const unsigned char *m, size_t length)
{
    (void)x, (void)m, (void)length;
    return XCP_SYNCHRONIZED;
}

static XcpError tell_modes(Xcp *x, const unsigned char *m, size_t length)
{
    (void)m, (void)length;
    x->reply[7] = 0x10; /* the driver's version */
    x->reply_length = 8;
    return XCP_DONE;
}

/* Answers with a name or text; one that does not exist has length 0. */
static XcpError tell_name(Xcp *x, const unsigned char *m, size_t length)
{
    enum { TEXT = 0, DESCRIPTION_FILE = 1, EPROM = 5, ROOM = XCP_MAX_CTO - 8 };
    char text[ROOM + 1] = "";
    (void)length;
    if (m[1] == TEXT || m[1] == DESCRIPTION_FILE)
        snprintf(text, sizeof text, "%s", x->channel->model);
    else if (m[1] == EPROM)
        snprintf(text, sizeof text, "%016" PRIx64, atomic_load(&x->channel->record[EXCHANGE_WORD_FINGERPRINT]));
    x->reply[1] = text[0] != '\0'; /* the response contains it */
    xcp_put32(x->reply + 4, (uint32_t)strlen(text));
    memcpy(x->reply + 8, text, strlen(text));
    x->reply_length = 8 + strlen(text);
    return XCP_DONE;
}

/* ---- commands: memory ---- */

static XcpError set_address(Xcp *x, const unsigned char *m, size_t length)
{
    (void)length;
    if (m[3] > XCP_NAMES)
        return XCP_OUT_OF_RANGE;
    x->extension = m[3];
    x->address = xcp_get32(m + 4);
    return XCP_DONE;
}

static XcpError upload(Xcp *x, const unsigned char *m, size_t length)
{
    (void)length;
    return read_memory(x, m[1]);
}

static XcpError short_upload(Xcp *x, const unsigned char *m, size_t length)
{
    const XcpError error = set_address(x, m, length);
    return error == XCP_DONE ? read_memory(x, m[1]) : error;
}

static XcpError build_checksum(Xcp *x, const unsigned char *m, size_t length)
{
    enum { CRC_32 = 9 };
    const uint32_t count = xcp_get32(m + 4);
    (void)length;
    if (count == 0 || count > XCP_CHECKED) {
        xcp_put32(x->reply + 4, XCP_CHECKED);
        x->reply_length = 8;
        return XCP_OUT_OF_RANGE;
    }
    if (!xcp_is_readable(x, x->extension, x->address, count))
        return XCP_ACCESS_DENIED;
    x->reply[1] = CRC_32;
    xcp_put32(x->reply + 4, checksum(x, count));
    x->reply_length = 8;
    x->address += count;
    return XCP_DONE;
}

static XcpError download(Xcp *x, const unsigned char *m, size_t length)
{
    return length < 2 + (size_t)m[1] ? XCP_SYNTAX : write_memory(x, m + 2, m[1]);
}

static XcpError download_most(Xcp *x, const unsigned char *m, size_t length)
{
    return write_memory(x, m + 1, length - 1);
}

static XcpError short_download(Xcp *x, const unsigned char *m, size_t length)
{
    if (length < 8 + (size_t)m[1])
        return XCP_SYNTAX;
    const XcpError error = set_address(x, m, length);
    return error == XCP_DONE ? write_memory(x, m + 8, m[1]) : error;
}

/* ---- commands: pages ---- */

static XcpError find_page(const Xcp *x, int segment, int page)
{
    return segment > 0 || x->channel->parameters == 0 ? XCP_SEGMENT_NOT_VALID
           : page > REFERENCE                         ? XCP_PAGE_NOT_VALID
                                                      : XCP_DONE;
}

static Word *active_page(const Xcp *x)
{
    const Channel *c = x->channel;
    return c->record + EXCHANGE_WORKING(c->outputs, c->inputs) + EXCHANGE_PAGE_ACTIVE;
}

static XcpError set_page(Xcp *x, const unsigned char *m, size_t length)
{
    const XcpError error = find_page(x, m[1] & FOR_ALL ? 0 : m[2], m[3]);
    (void)length;
    if (error != XCP_DONE)
        return error;
    if (!(m[1] & (FOR_PROGRAM | FOR_MASTER)) || m[1] & ~(FOR_PROGRAM | FOR_MASTER | FOR_ALL))
        return XCP_MODE_NOT_VALID;
    if (m[1] & FOR_PROGRAM) {
        record_put(active_page(x), m[3]);
        x->is_page_written = true;
    }
    if (m[1] & FOR_MASTER)
        x->sees_reference = m[3] == REFERENCE;
    return XCP_DONE;
}

static XcpError tell_page(Xcp *x, const unsigned char *m, size_t length)
{
    const XcpError error = find_page(x, m[2], WORKING);
    (void)length;
    if (error != XCP_DONE)
        return error;
    if (m[1] != FOR_PROGRAM && m[1] != FOR_MASTER)
        return XCP_MODE_NOT_VALID;
    x->reply[3] = (unsigned char)(m[1] == FOR_MASTER ? x->sees_reference : atomic_load(active_page(x)) != WORKING);
    x->reply_length = 4;
    return XCP_DONE;
}

static XcpError tell_pages(Xcp *x, const unsigned char *m, size_t length)
{
    (void)m, (void)length;
    x->reply[1] = x->channel->parameters > 0; /* segments */
    x->reply_length = 3;
    return XCP_DONE;
}

static XcpError tell_segment(Xcp *x, const unsigned char *m, size_t length)
{
    enum { PLACE, PAGES };
    const XcpError error = find_page(x, m[2], WORKING);
    (void)length;
    if (error != XCP_DONE)
        return error;
    if (m[1] > PAGES || (m[1] == PLACE && m[3] > 1))
        return XCP_OUT_OF_RANGE; /* nothing is mapped */
    if (m[1] == PAGES)
        x->reply[1] = 2;
    else
        xcp_put32(x->reply + 4, (uint32_t)(m[3] == 0 ? xcp_working_values(x->channel) : xcp_page_bytes(x->channel)));
    x->reply_length = m[1] == PAGES ? 6 : 8;
    return XCP_DONE;
}

static XcpError describe_page(Xcp *x, const unsigned char *m, size_t length)
{
    enum { PROGRAM_READS = 3, MASTER_READS = 12, MASTER_WRITES = 48 }; /* independently of the other one */
    const XcpError error = find_page(x, m[2], m[3]);
    (void)length;
    if (error != XCP_DONE)
        return error;
    x->reply[1] = PROGRAM_READS | MASTER_READS | (m[3] == WORKING ? MASTER_WRITES : 0);
    x->reply_length = 3;
    return XCP_DONE;
}

static XcpError copy_page(Xcp *x, const unsigned char *m, size_t length)
{
    Channel *c = x->channel;
    const XcpError from = find_page(x, m[1], m[2]), to = find_page(x, m[3], m[4]);
    (void)length;
    if (from != XCP_DONE || to != XCP_DONE)
        return from != XCP_DONE ? from : to;
    if (m[4] == REFERENCE)
        return XCP_WRITE_PROTECTED;
    for (size_t i = 0; i < (size_t)c->parameters && m[2] == REFERENCE; i++)
        record_put(&c->record[xcp_working_values(c) / 8 + i], atomic_load(&c->record[xcp_reference_values(c) / 8 + i]));
    x->is_page_written = true;
    return XCP_DONE;
}

enum {
#define XCP_COMMAND(code, name, least, run) name = code,
#include "xcp.def"
};

static const XcpCommand commands[] = {
#define XCP_COMMAND(code, name, least, run) {code, least, run},
#include "xcp.def"
};

static const XcpCommand *find_command(const XcpCommand *of, int count, unsigned char code)
{
    for (int i = 0; i < count; i++)
        if (of[i].code == code)
            return &of[i];
    return NULL;
}

/* ---- datagrams ---- */

/* Receives the next datagram; false if there is none. */
static bool receive(Xcp *x)
{
    Channel *c = x->channel;
    x->from_length = sizeof(struct sockaddr_storage);
    memset(x->from, 0, x->from_length);
    const ssize_t bytes = recvfrom(c->file, x->datagram, sizeof x->datagram, MSG_TRUNC, x->from, &x->from_length);
    x->at = 0;
    x->bytes = bytes > 0 && (size_t)bytes <= sizeof x->datagram ? (size_t)bytes : 0;
    c->foreign += bytes >= 0 && x->bytes == 0;
    return bytes >= 0;
}

/* True if the datagram is the master's. If there is no master, or a silent one, a sender that connects becomes it. */
static bool is_of_master(const Xcp *x, unsigned char code)
{
    const Channel *c = x->channel;
    const bool is_known =
        x->is_connected && x->from_length == c->peer_length && memcmp(x->from, c->peer, x->from_length) == 0;
    return is_known || (code == CONNECT && (!x->is_connected || channel_is_quiet(c)));
}

/* Carries out a packet. An invalid or foreign packet ends its datagram, since the begin of the next one is unknown. */
static void take_packet(Xcp *x)
{
    Channel *c = x->channel;
    const unsigned char *m = x->datagram + x->at + XCP_HEADER;
    const size_t rest = x->bytes - x->at, length = rest > XCP_HEADER ? xcp_get16(x->datagram + x->at) : 0;
    if (length == 0 || length > XCP_MAX_CTO || length > rest - XCP_HEADER || !is_of_master(x, m[0])) {
        c->foreign++;
        x->at = x->bytes;
        return;
    }
    x->at += XCP_HEADER + length;
    const XcpCommand *command = find_command(commands, sizeof commands / sizeof *commands, m[0]);
    if (!command)
        command = find_command(xcp_daq_commands, xcp_daq_command_count, m[0]);
    memset(x->reply, 0, sizeof x->reply);
    x->reply[0] = 0xff;
    x->reply_length = 1;
    x->is_partial = false;
    const XcpError error = !command ? XCP_UNKNOWN : length < command->least ? XCP_SYNTAX : command->run(x, m, length);
    c->heard = clock_now();
    x->is_heard = true;
    answer(x, error);
}

static void move_sequence(Word *part)
{
    record_begin(part);
    record_end(part);
}

static void take(Channel *c)
{
    Xcp *x = c->xcp;
    for (int i = 0; i < MOST_TURNS; i++) {
        if (x->at < x->bytes)
            take_packet(x);
        else if (!receive(x))
            break;
    }
    if (x->is_partial)
        return;
    if (x->is_heard)
        move_sequence(c->record + EXCHANGE_CLIENT(c->outputs));
    if (x->is_page_written)
        move_sequence(c->record + EXCHANGE_WORKING(c->outputs, c->inputs));
    x->is_heard = x->is_page_written = false;
}

/* Sends a step's samples, and at the end of the run an event that ends the session. */
static void give(Channel *c)
{
    enum { EVENT = 0xfd, SESSION_TERMINATED = 7 };
    Xcp *x = c->xcp;
    const uint64_t status = atomic_load(&c->record[EXCHANGE_HEAD + EXCHANGE_PROGRAM_STATUS]);
    if (!x->is_connected)
        return;
    if (status == EXCHANGE_RUNNING)
        xcp_daq_sample(x);
    if (status == EXCHANGE_ENDED)
        memcpy(xcp_packet(x, 2), (const unsigned char[]){EVENT, SESSION_TERMINATED}, 2);
    xcp_send(x);
}

void xcp_speak(Arena *a, Channel *c)
{
    c->xcp = arena_take(a, 1, sizeof *c->xcp);
    c->xcp->channel = c;
    c->xcp->from = arena_take(a, sizeof(struct sockaddr_storage), 1);
    c->take = take;
    c->give = give;
}
