/* channel.h - transfers the record of exchange.h to a client and back. */
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
    uint64_t foreign;   /* number of rejected datagrams */
    bool is_taken_over; /* left by a program that was killed */
    void *memory;       /* shared memory that holds the record, */
    char *name;         /* its name */
    int file;           /* and its file, or the socket */
    uint64_t *datagram;
    size_t room;  /* bytes */
    double heard; /* ns: when the last datagram was taken */
    void *peer;   /* its sender's address */
    unsigned peer_length;
    const char *model; /* its name */
    struct Xcp *xcp;  /* xcp.h: if the socket speaks XCP, then also */
    void (*take)(struct Channel *c), (*give)(struct Channel *c); /* these; otherwise NULL */
} Channel;

/* Opens the channel that the option's text names, with a record for the numbers of values in *c, and writes the head;
 * exit status. Text NULL: no other program sees the record. */
int channel_open(Arena *a, const char *text, uint64_t fingerprint, double step, Channel *c);
void channel_take(Channel *c); /* stores what has come in the client's part and the working page; never waits */
void channel_give(Channel *c); /* sends the program's part; never waits */
void channel_close(Channel *c);
bool channel_is_quiet(const Channel *c); /* for so long that another client may begin */

/* Copies a whole part of the record; false while it is being written. Its first word is the even sequence number. */
bool record_read(const Word *part, size_t words, uint64_t *copy);
void record_begin(Word *part); /* begins a change, by the writer of the part */
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
