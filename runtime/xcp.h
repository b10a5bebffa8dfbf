/* xcp.h - a slave of XCP on UDP (ASAM MCD-1 XCP, protocol and transport layer 1), which gives calibration tools access
 * to the record of exchange.h: addresses count its bytes. For exchange.c and the files xcp*.c. */
#ifndef XCP_H
#define XCP_H

#include "channel.h"
#include "xcp_limits.h"

typedef enum {
    XCP_SYNCHRONIZED = 0x00,
    XCP_DAQ_ACTIVE = 0x11,
    XCP_UNKNOWN = 0x20,
    XCP_SYNTAX = 0x21,
    XCP_OUT_OF_RANGE = 0x22,
    XCP_WRITE_PROTECTED = 0x23,
    XCP_ACCESS_DENIED = 0x24,
    XCP_PAGE_NOT_VALID = 0x26,
    XCP_MODE_NOT_VALID = 0x27,
    XCP_SEGMENT_NOT_VALID = 0x28,
    XCP_SEQUENCE = 0x29,
    XCP_DAQ_CONFIG = 0x2A,
    XCP_MEMORY_OVERFLOW = 0x30,
    XCP_DONE = 0x100 /* no error; not a code of the protocol */
} XcpError;

typedef struct {
    uint32_t address;
    unsigned char size;
} XcpEntry;

typedef struct {
    int first, count; /* entries */
} XcpOdt;

typedef struct {
    int first, count; /* ODTs */
    unsigned char mode, prescaler, priority;
    bool is_running, is_selected;
    int passed; /* steps since the last sample */
} XcpList;

typedef struct {
    enum { XCP_NOT_FREED, XCP_FREED, XCP_HAS_LISTS, XCP_HAS_ODTS, XCP_HAS_ENTRIES } stage;
    int list_count, odt_count, entry_count;
    int entry, end; /* the next entry for WRITE_DAQ, and the end; equal: none */
    XcpList lists[XCP_LISTS];
    XcpOdt odts[XCP_ODTS];
    XcpEntry entries[XCP_ENTRIES];
} XcpDaq;

typedef struct Xcp {
    Channel *channel;
    bool is_connected;
    void *from; /* the sender of the present datagram */
    unsigned from_length;
    unsigned char datagram[XCP_DATAGRAM];
    size_t at, bytes;
    unsigned char sent[XCP_DATAGRAM];
    size_t filled;
    uint16_t counter; /* of the packets sent */
    unsigned char reply[XCP_MAX_CTO];
    size_t reply_length;
    unsigned char extension; /* memory transfer address */
    uint32_t address;
    bool sees_reference;            /* it reads the reference page at the address of the working page */
    bool is_partial;                /* the last command has written a part of a value */
    bool is_heard, is_page_written; /* not yet in the sequence numbers */
    XcpDaq daq;
} Xcp;

typedef struct {
    unsigned char code, least; /* least length in bytes */
    XcpError (*run)(Xcp *x, const unsigned char *m, size_t length);
} XcpCommand;

void xcp_speak(Arena *a, Channel *c); /* on the open socket */

/* ---- xcp_daq.c ---- */

extern const XcpCommand xcp_daq_commands[];
extern const int xcp_daq_command_count;

void xcp_daq_free(XcpDaq *d);
void xcp_daq_sample(Xcp *x);
bool xcp_daq_is_running(const XcpDaq *d);

/* ---- xcp_record.c ---- */

enum { XCP_RECORD, XCP_NAMES }; /* address extensions */

unsigned char *xcp_packet(Xcp *x, size_t length); /* room for a packet, sent together with others */
void xcp_send(Xcp *x);
bool xcp_is_within(size_t address, size_t count, size_t first, size_t length);
size_t xcp_working_values(const Channel *c); /* address; so is the next: */
size_t xcp_reference_values(const Channel *c);
size_t xcp_page_bytes(const Channel *c);
bool xcp_is_readable(const Xcp *x, int extension, uint32_t address, size_t count);
void xcp_read(const Xcp *x, int extension, uint32_t address, size_t count, unsigned char *bytes);
unsigned char xcp_point_at_event_name(Xcp *x); /* for UPLOAD; its length */

static inline unsigned xcp_get16(const unsigned char *bytes)
{
    return bytes[0] | (unsigned)bytes[1] << 8;
}

static inline uint32_t xcp_get32(const unsigned char *bytes)
{
    return xcp_get16(bytes) | (uint32_t)xcp_get16(bytes + 2) << 16;
}

static inline void xcp_put16(unsigned char *bytes, unsigned value)
{
    bytes[0] = (unsigned char)(value & 0xff);
    bytes[1] = (unsigned char)(value >> 8 & 0xff);
}

static inline void xcp_put32(unsigned char *bytes, uint32_t value)
{
    xcp_put16(bytes, value & 0xffff);
    xcp_put16(bytes + 2, value >> 16);
}

#endif
