/* digits.c - the shortest digits of doubles of common size, exactly.
 *
 * A double is mantissa times 2^e. Times 10^power, so that 17 digits stand before the point, it is mantissa times
 * 5^power over 2^shift. From 1e-10 to 1e17 that integer fits into 128 bits, and so does its distance from a number of
 * 15 or 16 digits, which reads back if the distance is at most half of that to the neighbouring double. Everything is
 * rounded as printf does it, to nearest and ties to even. Other sizes are left to printf and strtod. */
#include "runtime.h"

#include <stdint.h>
#include <string.h>

#ifdef __SIZEOF_INT128__

__extension__ typedef unsigned __int128 Wide;

enum { MANTISSA_BITS = 52, MOST_DIGITS = 17, MOST_POWER = 27 };

typedef struct {
    Wide scaled; /* value times 10^power times 2^shift */
    Wide five;   /* what one more in the mantissa adds to it */
    int shift, power;
    bool is_even, is_power_of_two; /* the mantissa; below a power of two the next double is half as far away */
} Scaled;

static void scale(Scaled *s, uint64_t mantissa, int exponent, int power)
{
    static const uint64_t fives[MOST_POWER + 1] = {
        1u, 5u, 25u, 125u, 625u, 3125u, 15625u, 78125u, 390625u, 1953125u, 9765625u, 48828125u, 244140625u,
        1220703125u, 6103515625u, 30517578125u, 152587890625u, 762939453125u, 3814697265625u, 19073486328125u,
        95367431640625u, 476837158203125u, 2384185791015625u, 11920928955078125u, 59604644775390625u,
        298023223876953125u, 1490116119384765625u, 7450580596923828125u};
    const int shift = -(exponent + power);
    s->power = power;
    s->shift = shift > 0 ? shift : 0;
    s->five = (Wide)fives[power] << (s->shift - shift);
    s->scaled = mantissa * s->five;
}

static Scaled take_apart(double value)
{
    Scaled s;
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    const uint64_t hidden = (uint64_t)1 << MANTISSA_BITS, mantissa = (bits & (hidden - 1)) | hidden;
    const int logarithm = (int)(bits >> MANTISSA_BITS) - 1023; /* to base 2, rounded down */
    const int least = (logarithm * 1233 + 64 * 4096) / 4096 - 64; /* to base 10, this or one more */
    s.is_even = mantissa % 2 == 0;
    s.is_power_of_two = mantissa == hidden;
    scale(&s, mantissa, logarithm - MANTISSA_BITS, MOST_DIGITS - 1 - least);
    if (s.scaled >> s.shift >= 100000000000000000u)
        scale(&s, mantissa, logarithm - MANTISSA_BITS, MOST_DIGITS - 2 - least);
    return s;
}

/* The value in units of 10^-power times `unit`. */
static inline uint64_t rounded(const Scaled *s, unsigned unit)
{
    const uint64_t down = (uint64_t)(s->scaled >> s->shift) / unit;
    const Wide twice = (s->scaled - ((Wide)(down * unit) << s->shift)) << 1, whole = (Wide)unit << s->shift;
    return down + (twice > whole || (twice == whole && down % 2 == 1));
}

static bool reads_back(const Scaled *s, uint64_t units)
{
    const Wide candidate = (Wide)units << s->shift;
    const bool is_below = candidate < s->scaled;
    const Wide distance = (is_below ? s->scaled - candidate : candidate - s->scaled)
                          << (is_below && s->is_power_of_two ? 2 : 1);
    return distance < s->five || (distance == s->five && s->is_even);
}

/* Writes number times 10^exponent as %.*g does with that precision; the number has at most one digit more. */
static void write_decimal(char *text, uint64_t number, int exponent, int precision)
{
    char digits[MOST_DIGITS + 1];
    int first = MOST_DIGITS + 1;
    while (number % 10 == 0) {
        number /= 10;
        exponent++;
    }
    for (; number > 0; number /= 10)
        digits[--first] = (char)('0' + number % 10);
    const char *from = digits + first;
    int count = MOST_DIGITS + 1 - first;
    const int point = exponent + count; /* digits before it */
    if (point < -3 || point > precision) {
        const int shown = point - 1, size = shown < 0 ? -shown : shown;
        *text++ = *from++;
        if (--count > 0) {
            *text++ = '.';
            memcpy(text, from, (size_t)count);
            text += count;
        }
        *text++ = 'e';
        *text++ = shown < 0 ? '-' : '+';
        *text++ = (char)('0' + size / 10);
        *text++ = (char)('0' + size % 10);
    } else {
        if (point <= 0) {
            memcpy(text, "0.000", 5);
            text += 2 - point;
        }
        for (int i = 0; i < count || i < point; i++) {
            if (i == point && i > 0)
                *text++ = '.';
            *text++ = i < count ? from[i] : '0';
        }
    }
    *text = '\0';
}

bool digits_shortest(char *text, double value)
{
    if (!(value >= 1e-10 && value < 1e17))
        return false;
    const Scaled s = take_apart(value);
    uint64_t units = rounded(&s, 100);
    int precision = 15;
    if (!reads_back(&s, units * 100)) {
        units = rounded(&s, 10);
        precision = 16;
        if (!reads_back(&s, units * 10)) {
            units = rounded(&s, 1);
            precision = 17;
        }
    }
    write_decimal(text, units, MOST_DIGITS - precision - s.power, precision);
    return true;
}

#else

bool digits_shortest(char *text, double value)
{
    (void)text, (void)value;
    return false;
}

#endif
