/* queue.h - queues of signals: those of a state machine, or those on the way to others. Called by generated code. */
#ifndef QUEUE_H
#define QUEUE_H

#define QUEUE_MOST 32

/* First in, first out. Places behind the last signal hold 0, so that equal queues are equal in all places. A length
 * above QUEUE_MOST means that signals were lost: the code that has put them there ends the run. */
typedef struct {
    unsigned length;
    unsigned signals[QUEUE_MOST]; /* numbers from 1; the first one came first */
} SignalQueue;

extern const SignalQueue no_signals;

SignalQueue queue_put(SignalQueue queue, unsigned signal);    /* as the last one */
SignalQueue queue_return(SignalQueue queue, unsigned signal); /* puts it back as the first one */
SignalQueue queue_join(SignalQueue queue, SignalQueue behind);
SignalQueue queue_arrive_of(const unsigned *arrivals, SignalQueue queue, double arrived);
unsigned queue_first(SignalQueue queue);                      /* 0: it is empty */
SignalQueue queue_rest(SignalQueue queue);                    /* without the first one, if there is any */
double queue_length(SignalQueue queue);
void queue_list(SignalQueue queue, double *values); /* its length, then the number in each place */

/* Appends the signals that arrive from outside at Model m: from row `arrived` of its arrivals on, up to a 0. */
#define queue_arrive(queue, arrived) queue_arrive_of(*described(m)->arrivals, queue, arrived)

#endif
