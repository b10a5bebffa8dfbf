/* channel.h - how the record of exchange.h reaches a client. */
#ifndef CHANNEL_H
#define CHANNEL_H

#include "exchange.h"
#include "runtime.h"

#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

double clock_now(void); /* CLOCK_MONOTONIC, ns */

typedef _Atomic uint64_t Word;

typedef struct Channel {
    Word *record;
    size_t words;
    int outputs, inputs, parameters, further;
    uint64_t foreign;   /* datagrams that were not taken */
    bool is_taken_over; /* a program that was killed has left it */
    void *memory;       /* shared: the record is the channel; */
    char *name;         /* its name */
    int file;           /* or the socket */
    uint64_t *datagram;
    size_t room;  /* bytes */
    double heard; /* ns: when the last datagram was taken */
    void *peer;   /* from where */
    unsigned peer_length;
    const char *model; /* its name */
    struct Xcp *xcp;  /* of xcp.h, if that is spoken on the socket; with */
    void (*take)(struct Channel *c), (*give)(struct Channel *c); /* these; or NULL */
} Channel;

/* By its options' text, with a record for so many values, in which the head is written; exit status. Text NULL: the
 * record is that of the program alone. */
int channel_open(Arena *a, const char *text, uint64_t fingerprint, double step, Channel *c);
void channel_take(Channel *c); /* what has come is in the client's part and the working page; never waits */
void channel_give(Channel *c); /* the program's part is sent; never waits */
void channel_close(Channel *c);
bool channel_is_quiet(const Channel *c); /* so long that another client may begin */

/* A part of the record whole, if nobody is writing it; its first word is the sequence number, which is even. */
bool record_read(const Word *part, size_t words, uint64_t *copy);
void record_begin(Word *part); /* of a change by the one who writes the part */
void record_end(Word *part);

static inline void record_put(Word *word, uint64_t value)
{
    atomic_store_explicit(word, value, memory_order_relaxed);
}

static inline void record_number(Word *word, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    record_put(word, bits);
}

#endif
