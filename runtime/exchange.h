/* exchange.h - the record by which a running program and a client exchange signals: words of 8 bytes, little-endian,
 * each an integer or a double. It includes no other file, because clients are compiled with it.
 *
 *     head, program's part, client's part, working page, reference page, further outputs
 *
 * In shared memory the parts lie one after the other. A part that changes begins with its sequence number (a sequence
 * lock). The number is odd while the part is being written, and greater by 2 afterwards. If a reader finds the same
 * even number before and after reading, it has read a whole part. If a writer finds an odd number, an earlier writer
 * was killed. The number then remains odd until the part is whole.
 *
 * A datagram from the program has four words of the head, the program's part and the further outputs; a datagram to it
 * has these words, the client's part and perhaps the working page. EXCHANGE_WORD_BYTES is the datagram's length. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#define EXCHANGE_MAGIC 0x5843534850535953 /* "SYSPHSCX" */

enum { EXCHANGE_VERSION = 1 };

/* The head. It is written once, before all other parts. */
enum {
    EXCHANGE_WORD_MAGIC,
    EXCHANGE_WORD_VERSION,
    EXCHANGE_WORD_BYTES,
    EXCHANGE_WORD_FINGERPRINT,            /* first 16 digits */
    EXCHANGE_DATAGRAM,                    /* number of words of the head in a datagram */
    EXCHANGE_OUTPUTS = EXCHANGE_DATAGRAM, /* numbers of outputs, inputs, parameters */
    EXCHANGE_INPUTS,
    EXCHANGE_PARAMETERS,
    EXCHANGE_FURTHER,  /* number of outputs by --exchange-variables */
    EXCHANGE_STEP,     /* double, s; 0: the solver chooses the step */
    EXCHANGE_PROCESS,  /* process id of the program */
    EXCHANGE_HEAD = 16 /* words; the program's part follows */
};

/* The program's part. */
enum {
    EXCHANGE_PROGRAM_SEQUENCE,
    EXCHANGE_PROGRAM_STATUS,    /* ExchangeStatus */
    EXCHANGE_PROGRAM_STEPS,     /* number of completed steps */
    EXCHANGE_PROGRAM_TIME,      /* double, s, of the outputs */
    EXCHANGE_PROGRAM_HEARTBEAT, /* ns of CLOCK_MONOTONIC */
    EXCHANGE_PROGRAM_OVERRUNS,
    EXCHANGE_PROGRAM_LATENESS,   /* double, s, largest so far */
    EXCHANGE_PROGRAM_EXIT,       /* exit status, after the end */
    EXCHANGE_PROGRAM_TAKEN,      /* sequence number of the client's part that was read last */
    EXCHANGE_PROGRAM_PAGE_TAKEN, /* likewise of the working page */
    EXCHANGE_PROGRAM_TORN,       /* number of reads that found no whole part */
    EXCHANGE_PROGRAM_REFUSED,    /* number of rejected values and pages */
    EXCHANGE_PROGRAM_FOREIGN,    /* number of rejected datagrams */
    EXCHANGE_PROGRAM_SILENCES,
    EXCHANGE_PROGRAM_UNDEFINED,    /* number of steps without outputs: the former ones are held */
    EXCHANGE_PROGRAM_LENGTHS = 16, /* numbers of steps by duration: class k is from 2^k to 2^(k+1) ns */
    EXCHANGE_PROGRAM_CLASSES = 32,
    EXCHANGE_PROGRAM_OUTPUTS =
        EXCHANGE_PROGRAM_LENGTHS + EXCHANGE_PROGRAM_CLASSES /* doubles; Booleans are 0 and 1, literals their numbers */
};

typedef enum {
    EXCHANGE_STARTING,
    EXCHANGE_RUNNING,
    EXCHANGE_PAUSED,
    EXCHANGE_ENDING, /* outputs have their safe values, files are not written yet */
    EXCHANGE_ENDED
} ExchangeStatus;

/* The client's part. */
enum {
    EXCHANGE_CLIENT_SEQUENCE,  /* its changes show that the client runs */
    EXCHANGE_CLIENT_COMMAND,   /* ExchangeCommand */
    EXCHANGE_CLIENT_INPUTS = 4 /* doubles */
};

typedef enum { EXCHANGE_RUN, EXCHANGE_PAUSE, EXCHANGE_END } ExchangeCommand;

/* The working page, which the client writes. The reference page has only values: the parameters at the start. */
enum {
    EXCHANGE_PAGE_SEQUENCE,
    EXCHANGE_PAGE_ACTIVE, /* 0: the working page, 1: the reference page */
    EXCHANGE_PAGE_VALUES  /* doubles */
};

/* First word of each part, from the numbers in the head. */
#define EXCHANGE_CLIENT(outputs) (EXCHANGE_HEAD + EXCHANGE_PROGRAM_OUTPUTS + (outputs))
#define EXCHANGE_WORKING(outputs, inputs) (EXCHANGE_CLIENT(outputs) + EXCHANGE_CLIENT_INPUTS + (inputs))
#define EXCHANGE_REFERENCE(outputs, inputs, parameters) \
    (EXCHANGE_WORKING(outputs, inputs) + EXCHANGE_PAGE_VALUES + (parameters))
#define EXCHANGE_REST(outputs, inputs, parameters) (EXCHANGE_REFERENCE(outputs, inputs, parameters) + (parameters))

#endif
