/* rig.h - a run beside hardware: its options, and the exchange with a client. For realtime.c, exchange.c and
 * rig_options.c. */
#ifndef RIG_H
#define RIG_H

#include "channel.h"
#include "run.h"
#include "writer.h"

typedef enum { OVERRUN_STOP, OVERRUN_SKIP, OVERRUN_CATCH_UP } Overrun;
typedef enum { SILENCE_HOLD, SILENCE_ZERO, SILENCE_SAFE, SILENCE_STOP } OnSilence;

typedef struct RigOptions {
    double factor;   /* 0: not paced */
    double begin_at; /* s of the clock; NAN: when the first step is ready */
    Overrun overrun;
    const char *exchange; /* shm:NAME, udp:HOST:PORT or xcp:PORT; NULL: none */
    bool is_followed;     /* inputs are rows of --input, as they arrive */
    bool is_lock_step;    /* the client paces the run */
    double silence;       /* s; INFINITY: the client may be silent for ever */
    OnSilence on_silence;
    const char **further; /* of --exchange-variables */
    int further_count, further_room;
    Setting *safe; /* values of inputs and outputs */
    int safe_count, safe_room;
    const char *first;          /* the first of these options that was given */
    const char *needs_exchange; /* a given option that needs --exchange; NULL: none */
} RigOptions;

/* Figures of the run for the client, in units of exchange.h. */
typedef struct {
    double time;
    uint64_t overruns;
    double lateness;
    uint64_t lengths[EXCHANGE_PROGRAM_CLASSES];
} RigFigures;

/* ---- rig_options.c ---- */

enum { RIG_OPTIONS = 11 };
extern const OptionWord rig_options[RIG_OPTIONS];
int rig_read_option(Options *o, const char *word, const char *value); /* exit status */
int rig_check(const Options *o);                                      /* exit status */
bool rig_speaks_xcp(const RigOptions *r);

/* ---- exchange.c ---- */

typedef struct Exchange Exchange;

int exchange_open(Run *run, Writer *w, Exchange **e); /* sets inputs to their safe values; exit status */
bool exchange_start(Exchange *e, const cpu_set_t *cpus); /* starts its threads; false: errno */
void exchange_begin(Exchange *e);                     /* at the first step: from now on silence counts */
bool exchange_is_heard(Exchange *e);                  /* true if the client has written since exchange_take() */
bool exchange_is_silent(const Exchange *e);           /* true if the client is silent for too long */
int exchange_take(Exchange *e, double time, ExchangeCommand *command); /* exit status */
bool exchange_apply(Exchange *e, double time); /* applies the values taken; true if any has changed */
void exchange_give(Exchange *e, ExchangeStatus status, const Model *m, const RigFigures *f); /* m NULL: outputs are
                                                                                               held */
void exchange_leave(Exchange *e, const RigFigures *f);                                       /* gives safe outputs */
void exchange_tell(const Exchange *e);       /* reports silence of the client */
int exchange_close(Exchange *e, int reason); /* reason: why the run has ended; exit status */
void exchange_print(const Exchange *e, FILE *out);
void exchange_record(const Exchange *e, Json *j);

#endif
