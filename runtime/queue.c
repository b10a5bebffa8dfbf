/* queue.c - signals that wait. */
#include "queue.h"

#include <stddef.h>
#include <string.h>

const SignalQueue no_signals = {0};

SignalQueue queue_put(SignalQueue queue, unsigned signal)
{
    if (queue.length < QUEUE_MOST)
        queue.signals[queue.length] = signal;
    queue.length++;
    return queue;
}

SignalQueue queue_return(SignalQueue queue, unsigned signal)
{
    memmove(queue.signals + 1, queue.signals, sizeof queue.signals - sizeof *queue.signals);
    queue.signals[0] = signal;
    queue.length++;
    return queue;
}

SignalQueue queue_join(SignalQueue queue, SignalQueue behind)
{
    for (unsigned i = 0; i < behind.length && i < QUEUE_MOST; i++)
        queue = queue_put(queue, behind.signals[i]);
    queue.length += behind.length > QUEUE_MOST ? behind.length - QUEUE_MOST : 0;
    return queue;
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
    memmove(queue.signals, queue.signals + 1, sizeof queue.signals - sizeof *queue.signals);
    queue.signals[QUEUE_MOST - 1] = 0;
    queue.length -= queue.length > 0;
    return queue;
}

double queue_length(SignalQueue queue)
{
    return (double)queue.length;
}

void queue_list(SignalQueue queue, double *values)
{
    values[0] = queue.length;
    for (int i = 0; i < QUEUE_MOST; i++)
        values[1 + i] = queue.signals[i];
}
