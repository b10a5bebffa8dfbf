/* xcp_limits.h - the limits of the slave of xcp.h; the compiler writes them to BLOCK.a2l, for tools. */
#ifndef XCP_LIMITS_H
#define XCP_LIMITS_H

enum {
    XCP_MAX_CTO = 255,   /* bytes of a command or a response */
    XCP_DATAGRAM = 1472, /* bytes that Ethernet carries in one frame */
    XCP_HEADER = 4,      /* length and counter before each packet */
    XCP_MAX_DTO = XCP_DATAGRAM - XCP_HEADER,
    XCP_CHECKED = 4096, /* bytes that a checksum may cover */
    XCP_ENTRY = 248,    /* bytes of an entry of an ODT */
    XCP_LISTS = 32,     /* DAQ lists in all; so are the next two: */
    XCP_ODTS = 256,
    XCP_ENTRIES = 4096,
    XCP_SAMPLE = 1 << 16 /* bytes that all lists send in a step */
};

#endif
