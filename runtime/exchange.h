/* exchange.h - the record by which a running program and a client exchange signals: words of 8 bytes, little-endian,
 * each an integer or a double. It needs nothing else, for clients are compiled with it.
 *
 *     head, program's part, client's part, working page, reference page, further outputs
 *
 * In shared memory the parts lie one after the other. A part that changes begins with its sequence number. That is odd
 * while the part is written, and greater by 2 afterwards: a reader who finds the same even number before and after has
 * read a whole part (a sequence lock). An odd number that a writer finds was left by one that was killed: it stays odd
 * until the part is whole.
 *
 * A datagram from the program is four words of the head, its part and the further outputs; one to the program is four
 * words of the head, the client's part, and the working page or not. The bytes are then those of the datagram. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#define EXCHANGE_MAGIC 0x5843534850535953 /* "SYSPHSCX" */

enum { EXCHANGE_VERSION = 1 };

/* The head: written once, before anything else is. */
enum {
    EXCHANGE_WORD_MAGIC,
    EXCHANGE_WORD_VERSION,
    EXCHANGE_WORD_BYTES,
    EXCHANGE_WORD_FINGERPRINT,            /* its first 16 digits */
    EXCHANGE_DATAGRAM,                    /* so many words of the head are in a datagram */
    EXCHANGE_OUTPUTS = EXCHANGE_DATAGRAM, /* how many there are, */
    EXCHANGE_INPUTS,
    EXCHANGE_PARAMETERS,
    EXCHANGE_FURTHER,  /* and of those that --exchange-variables names */
    EXCHANGE_STEP,     /* double, s; 0: steps are as long as the solver makes them */
    EXCHANGE_PROCESS,  /* of the program */
    EXCHANGE_HEAD = 16 /* words; there the program's part begins */
};

/* The program's part. */
enum {
    EXCHANGE_PROGRAM_SEQUENCE,
    EXCHANGE_PROGRAM_STATUS,    /* ExchangeStatus */
    EXCHANGE_PROGRAM_STEPS,     /* made so far */
    EXCHANGE_PROGRAM_TIME,      /* double, s, of the outputs */
    EXCHANGE_PROGRAM_HEARTBEAT, /* ns of CLOCK_MONOTONIC */
    EXCHANGE_PROGRAM_OVERRUNS,
    EXCHANGE_PROGRAM_LATENESS,   /* double, s: the largest so far */
    EXCHANGE_PROGRAM_EXIT,       /* the exit status, once it has ended */
    EXCHANGE_PROGRAM_TAKEN,      /* the client's sequence number, as last taken */
    EXCHANGE_PROGRAM_PAGE_TAKEN, /* likewise the working page's */
    EXCHANGE_PROGRAM_TORN,       /* parts that were not whole when they were looked for */
    EXCHANGE_PROGRAM_REFUSED,    /* values and pages that were not taken */
    EXCHANGE_PROGRAM_FOREIGN,    /* datagrams that were not */
    EXCHANGE_PROGRAM_SILENCES,
    EXCHANGE_PROGRAM_UNDEFINED,    /* steps without outputs: the former ones are held */
    EXCHANGE_PROGRAM_LENGTHS = 16, /* steps by their length: class k is from 2^k to 2^(k+1) ns */
    EXCHANGE_PROGRAM_CLASSES = 32,
    EXCHANGE_PROGRAM_OUTPUTS =
        EXCHANGE_PROGRAM_LENGTHS + EXCHANGE_PROGRAM_CLASSES /* doubles; truths are 0 and 1, literals their numbers */
};

typedef enum {
    EXCHANGE_STARTING,
    EXCHANGE_RUNNING,
    EXCHANGE_PAUSED,
    EXCHANGE_ENDING, /* outputs are safe, files are not yet written */
    EXCHANGE_ENDED
} ExchangeStatus;

/* The client's part. */
enum {
    EXCHANGE_CLIENT_SEQUENCE,  /* as it moves, the client is there */
    EXCHANGE_CLIENT_COMMAND,   /* ExchangeCommand */
    EXCHANGE_CLIENT_INPUTS = 4 /* doubles */
};

typedef enum { EXCHANGE_RUN, EXCHANGE_PAUSE, EXCHANGE_END } ExchangeCommand;

/* The working page, which the client writes; the reference page is values alone, as the program began with them. */
enum {
    EXCHANGE_PAGE_SEQUENCE,
    EXCHANGE_PAGE_ACTIVE, /* 0: the working page, 1: the reference page */
    EXCHANGE_PAGE_VALUES  /* doubles */
};

/* Words before each part, by the head. */
#define EXCHANGE_CLIENT(outputs) (EXCHANGE_HEAD + EXCHANGE_PROGRAM_OUTPUTS + (outputs))
#define EXCHANGE_WORKING(outputs, inputs) (EXCHANGE_CLIENT(outputs) + EXCHANGE_CLIENT_INPUTS + (inputs))
#define EXCHANGE_REFERENCE(outputs, inputs, parameters) \
    (EXCHANGE_WORKING(outputs, inputs) + EXCHANGE_PAGE_VALUES + (parameters))
#define EXCHANGE_REST(outputs, inputs, parameters) (EXCHANGE_REFERENCE(outputs, inputs, parameters) + (parameters))

#endif
