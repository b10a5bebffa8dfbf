/* queue.h - signals that wait: of a state machine, or from one to others. Called by generated code. */
#ifndef QUEUE_H
#define QUEUE_H

#define QUEUE_MOST 32

/* First in, first out. Places behind the last signal hold 0, so that equal queues are equal in all places. A length
 * above QUEUE_MOST tells that signals were lost: whoever has put them there ends the run. */
typedef struct {
    unsigned length;
    unsigned signals[QUEUE_MOST]; /* numbers from 1; the first one came first */
} SignalQueue;

extern const SignalQueue no_signals;

SignalQueue queue_put(SignalQueue queue, unsigned signal);    /* as the last one */
SignalQueue queue_return(SignalQueue queue, unsigned signal); /* as the first one, which it was */
SignalQueue queue_join(SignalQueue queue, SignalQueue behind);
SignalQueue queue_arrive_of(const unsigned *arrivals, SignalQueue queue, double arrived);
unsigned queue_first(SignalQueue queue);                      /* 0: it is empty */
SignalQueue queue_rest(SignalQueue queue);                    /* without the first one, if there is any */
double queue_length(SignalQueue queue);
void queue_list(SignalQueue queue, double *values); /* its length, and the number in each place */

/* What arrives from outside at Model m, behind: the arrivals from that row on, numbers of signals, then 0. */
#define queue_arrive(queue, arrived) queue_arrive_of(*described(m)->arrivals, queue, arrived)

#endif
