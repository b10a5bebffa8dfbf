/* xcp_record.c - the packets that XCP sends, several in a datagram, and the bytes of the record that it reads. */
#include "xcp.h"

#include <sys/socket.h>

static const char event_name[] = "step";

/* ---- packets ---- */

void xcp_send(Xcp *x)
{
    const Channel *c = x->channel;
    if (x->filled > 0)
        sendto(c->file, x->sent, x->filled, MSG_NOSIGNAL, c->peer, c->peer_length);
    x->filled = 0;
}

unsigned char *xcp_packet(Xcp *x, size_t length)
{
    if (x->filled + XCP_HEADER + length > sizeof x->sent)
        xcp_send(x);
    unsigned char *header = x->sent + x->filled;
    xcp_put16(header, (unsigned)length);
    xcp_put16(header + 2, x->counter++);
    x->filled += XCP_HEADER + length;
    return header + XCP_HEADER;
}

/* ---- bytes ---- */

size_t xcp_working_values(const Channel *c)
{
    return 8 * (EXCHANGE_WORKING((size_t)c->outputs, (size_t)c->inputs) + EXCHANGE_PAGE_VALUES);
}

size_t xcp_reference_values(const Channel *c)
{
    return 8 * EXCHANGE_REFERENCE((size_t)c->outputs, (size_t)c->inputs, (size_t)c->parameters);
}

size_t xcp_page_bytes(const Channel *c)
{
    return 8 * (size_t)c->parameters;
}

bool xcp_is_within(size_t address, size_t count, size_t first, size_t length)
{
    return address >= first && address - first <= length && count <= length - (address - first);
}

bool xcp_is_readable(const Xcp *x, int extension, uint32_t address, size_t count)
{
    return (extension == XCP_RECORD && xcp_is_within(address, count, 0, 8 * x->channel->words)) ||
           (extension == XCP_NAMES && xcp_is_within(address, count, 0, sizeof event_name - 1));
}

/* A byte of the record in little-endian order, on any machine. */
static unsigned char byte_of(const Channel *c, size_t address)
{
    return (unsigned char)(atomic_load_explicit(&c->record[address / 8], memory_order_relaxed) >> 8 * (address % 8));
}

void xcp_read(const Xcp *x, int extension, uint32_t address, size_t count, unsigned char *bytes)
{
    const Channel *c = x->channel;
    const size_t working = xcp_working_values(c), reference = xcp_reference_values(c), page = xcp_page_bytes(c);
    for (size_t i = address; i < address + count; i++) {
        const bool is_elsewhere = x->sees_reference && xcp_is_within(i, 1, working, page);
        *bytes++ = extension == XCP_NAMES ? (unsigned char)event_name[i]
                                          : byte_of(c, is_elsewhere ? i - working + reference : i);
    }
}

unsigned char xcp_point_at_event_name(Xcp *x)
{
    x->extension = XCP_NAMES;
    x->address = 0;
    return sizeof event_name - 1;
}
