/* ranking.c - the order of values by radix sort, digit by digit from the lowest one. The sort is stable, and its time
 * per value does not depend on their number. */
#include "ranking.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { DIGIT_BITS = 11, DIGITS = 6, BUCKETS = 1 << DIGIT_BITS };

typedef struct {
    uint64_t bits;
    uint32_t index;
} Key;

/* The bits of a double, changed so that they ascend with the numbers. */
static uint64_t bits_of(double value)
{
    const double number = value + 0.0; /* -0 becomes 0 */
    const uint64_t sign = UINT64_C(1) << 63;
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits & sign ? ~bits : bits | sign;
}

static unsigned digit_of(uint64_t bits, int digit)
{
    return (unsigned)(bits >> digit * DIGIT_BITS) & (BUCKETS - 1);
}

/* Sorts the keys by one pass for each digit. A digit that all keys have in common needs no pass. */
static Key *sort(Key *keys, Key *other, long count, const long (*digits)[BUCKETS])
{
    for (int digit = 0; digit < DIGITS; digit++) {
        long begin[BUCKETS], at = 0;
        if (digits[digit][digit_of(keys[0].bits, digit)] == count)
            continue;
        for (int k = 0; k < BUCKETS; k++) {
            begin[k] = at;
            at += digits[digit][k];
        }
        for (long i = 0; i < count; i++)
            other[begin[digit_of(keys[i].bits, digit)]++] = keys[i];
        Key *sorted = other;
        other = keys;
        keys = sorted;
    }
    return keys;
}

long ranking_order(const double *values, const unsigned char *is_chosen, long count, uint32_t *order)
{
    Arena arena = {NULL};
    long length = 0;
    Key *keys = arena_take(&arena, (size_t)count, sizeof *keys);
    long(*digits)[BUCKETS] = arena_take(&arena, DIGITS, sizeof *digits);
    for (long i = 0; i < count; i++) {
        if (!is_chosen[i] || !isfinite(values[i]))
            continue;
        keys[length] = (Key){bits_of(values[i]), (uint32_t)i};
        for (int digit = 0; digit < DIGITS; digit++)
            digits[digit][digit_of(keys[length].bits, digit)]++;
        length++;
    }
    if (length > 0) {
        Key *other = arena_take(&arena, (size_t)length, sizeof *other);
        const Key *sorted = sort(keys, other, length, (const long(*)[BUCKETS])digits);
        for (long i = 0; i < length; i++)
            order[i] = sorted[i].index;
    }
    arena_release(&arena);
    return length;
}

static bool is_below(double a, double b)
{
    return a < b;
}

long ranking_ranks(const double *values, const uint32_t *order, long length, const unsigned char *is_chosen,
                   double *ranks)
{
    long count = 0, rank = 0;
    for (long i = 0; i < length; i++)
        count += is_chosen[order[i]];
    for (long i = 0; i < length;) {
        long end = i, equal = 0;
        for (; end < length && !is_below(values[order[i]], values[order[end]]); end++)
            equal += is_chosen[order[end]];
        const double shared = (double)(2 * rank + equal - count); /* (first + last) - (count + 1) */
        for (; i < end; i++)
            if (is_chosen[order[i]])
                ranks[order[i]] = shared;
        rank += equal;
    }
    return count;
}

double ranking_quantile(const double *sorted, long count, double p)
{
    const double place = (double)(count - 1) * p;
    const long k = (long)place < count - 1 ? (long)place : count - 1;
    const double part = place - (double)k, low = sorted[k], high = sorted[k + 1 < count ? k + 1 : k];
    const double difference = high - low;
    if (!(difference > 0) || !(part > 0))
        return low;
    return isfinite(difference) ? fmin(low + part * difference, high) : (1 - part) * low + part * high;
}
