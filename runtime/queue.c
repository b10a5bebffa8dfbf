/* queue.c - queues of signals. */
#include "queue.h"

#include <stddef.h>

const SignalQueue no_signals = {0};

SignalQueue queue_put(SignalQueue queue, unsigned signal)
{
    SignalQueue longer = queue;
    if (queue.length < QUEUE_MOST) {
        longer.signals[queue.length] = signal;
    }
    longer.length++;
    return longer;
}

SignalQueue queue_return(SignalQueue queue, unsigned signal)
{
    SignalQueue longer = queue;
    for (unsigned i = 1U; i < QUEUE_MOST; i++) {
        longer.signals[i] = queue.signals[i - 1U];
    }
    longer.signals[0] = signal;
    longer.length++;
    return longer;
}

SignalQueue queue_join(SignalQueue queue, SignalQueue behind)
{
    SignalQueue joined = queue;
    for (unsigned i = 0U; (i < behind.length) && (i < QUEUE_MOST); i++) {
        joined = queue_put(joined, behind.signals[i]);
    }
    joined.length += (behind.length > QUEUE_MOST) ? (behind.length - QUEUE_MOST) : 0U;
    return joined;
}

SignalQueue queue_arrive_of(const unsigned *arrivals, SignalQueue queue, double arrived)
{
    for (const unsigned *signal = arrivals + (size_t)arrived; *signal; signal++)
        queue = queue_put(queue, *signal);
    return queue;
}

unsigned queue_first(SignalQueue queue)
{
    return queue.signals[0];
}

SignalQueue queue_rest(SignalQueue queue)
{
    SignalQueue rest = queue;
    for (unsigned i = 1U; i < QUEUE_MOST; i++) {
        rest.signals[i - 1U] = queue.signals[i];
    }
    rest.signals[QUEUE_MOST - 1U] = 0U;
    if (queue.length > 0U) {
        rest.length--;
    }
    return rest;
}

double queue_length(SignalQueue queue)
{
    return (double)queue.length;
}

void queue_list(SignalQueue queue, double *values)
{
    values[0] = queue.length;
    for (unsigned i = 0; i < QUEUE_MOST; i++)
        values[1 + i] = queue.signals[i];
}
