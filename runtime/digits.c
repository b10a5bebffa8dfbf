/* digits.c - the shortest digits of doubles of common size, exactly.
 *
 * A double is mantissa times 2^e. Times 10^power, so that 17 digits stand before the point, it is mantissa times
 * 5^power over 2^shift. From 1e-10 to 1e17 that integer fits into 128 bits, and so does its distance from a number of
 * 15 or 16 digits, which reads back if the distance is at most half of that to the neighbouring double. Everything is
 * rounded as printf does it, to nearest and ties to even.
 *
 * For other sizes, powers of ten are known to 128 bits, cut off. The integer is then known to 64 bits behind the point,
 * with an error of less than two units there. Where this error might decide, and for the smallest numbers, which have
 * fewer bits, printf and strtod are used. */
#include "parts.h"

#include <float.h>
#include <stdint.h>
#include <string.h>

#ifdef __SIZEOF_INT128__

__extension__ typedef unsigned __int128 Wide;

enum { MANTISSA_BITS = 52, MOST_DIGITS = 17, MOST_POWER = 27, LEAST_STRIDE = -11, STRIDES = 24, DOUBT = 16 };

typedef struct {
    Wide scaled; /* value times 10^power times 2^shift */
    Wide five;   /* what one more in the mantissa adds to it */
    int shift, power;
    bool is_cut; /* both are cut off, so a little too small */
    bool is_even, is_power_of_two; /* the mantissa; below a power of two the next double is half as far away */
} Scaled;

static const uint64_t fives[MOST_POWER + 1] = {
    1u, 5u, 25u, 125u, 625u, 3125u, 15625u, 78125u, 390625u, 1953125u, 9765625u, 48828125u, 244140625u,
    1220703125u, 6103515625u, 30517578125u, 152587890625u, 762939453125u, 3814697265625u, 19073486328125u,
    95367431640625u, 476837158203125u, 2384185791015625u, 11920928955078125u, 59604644775390625u,
    298023223876953125u, 1490116119384765625u, 7450580596923828125u};

/* 10^(27 k) for k = -11 ..: the first 128 bits. */
static const uint64_t tens[STRIDES][2] = {
    {0xa76c582338ed2621u, 0xaf2af2b80af6f24eu}, {0x873e4f75e2224e68u, 0x5a7744a6e804a291u},
    {0xda7f5bf590966848u, 0xaf39a475506a899eu}, {0xb080392cc4349decu, 0xbd8d794d96aacfb3u},
    {0x8e938662882af53eu, 0x547eb47b7282ee9cu}, {0xe65829b3046b0afau, 0x0cb4a5a3112a5112u},
    {0xba121a4650e4ddebu, 0x92f34d62616ce413u}, {0x964e858c91ba2655u, 0x3a6a07f8d510f86fu},
    {0xf2d56790ab41c2a2u, 0xfae27299423fb9c3u}, {0xc428d05aa4751e4cu, 0xaa97e14c3c26b886u},
    {0x9e74d1b791e07e48u, 0x775ea264cf55347du}, {0x8000000000000000u, 0x0000000000000000u},
    {0xcecb8f27f4200f3au, 0x0000000000000000u}, {0xa70c3c40a64e6c51u, 0x999090b65f67d924u},
    {0x86f0ac99b4e8dafdu, 0x69a028bb3ded71a3u}, {0xda01ee641a708de9u, 0xe80e6f4820cc9495u},
    {0xb01ae745b101e9e4u, 0x5ec05dcff72e7f8fu}, {0x8e41ade9fbebc27du, 0x14588f13be847307u},
    {0xe5d3ef282a242e81u, 0x8f1668c8a86da5fau}, {0xb9a74a0637ce2ee1u, 0x6d953e2bd7173692u},
    {0x95f83d0a1fb69cd9u, 0x4abdaf101564f98eu}, {0xf24a01a73cf2dccfu, 0xbc633b39673c8cecu},
    {0xc3b8358109e84f07u, 0x0a862f80ec4700c8u}, {0x9e19db92b4e31ba9u, 0x6c07a2c26a8346d1u}};

/* The exponent to base 2 of a power of ten, and to base 10 of a power of two, rounded down. */
static int to_base_two(int power)
{
    return (power * 217706 + 1024 * 65536) / 65536 - 1024;
}

static int to_base_ten(int exponent)
{
    return (int)(((int64_t)exponent * 1262611 + ((int64_t)512 << 22)) >> 22) - 512;
}

static void scale_exactly(Scaled *s, uint64_t mantissa, int exponent)
{
    const int shift = -(exponent + s->power);
    s->shift = shift > 0 ? shift : 0;
    s->five = (Wide)fives[s->power] << (s->shift - shift);
    s->scaled = mantissa * s->five;
}

static void scale_wide(Scaled *s, uint64_t mantissa, int exponent)
{
    const int stride = (s->power - MOST_POWER * LEAST_STRIDE) / MOST_POWER;
    const int first = MOST_POWER * (stride + LEAST_STRIDE), rest = s->power - first;
    const int leading = __builtin_clzll(fives[rest]);
    const uint64_t five = fives[rest] << leading;
    const Wide low = (Wide)tens[stride][1] * five;
    Wide ten = (Wide)tens[stride][0] * five + (low >> 64);
    int binary = to_base_two(first) - 127 + rest + 64 - leading; /* 10^power is ten times 2^binary, from here on */
    if (ten >> 127 == 0) {
        ten = ten << 1 | (uint64_t)low >> 63;
        binary--;
    }
    s->shift = 64;
    const int cut = -(binary + exponent + s->shift); /* 56 .. 63 */
    const Wide high = mantissa * (ten >> 64), rear = (Wide)mantissa * (uint64_t)ten;
    s->five = ten >> cut;
    s->scaled = ((high + (rear >> 64)) << (64 - cut)) | (uint64_t)rear >> cut;
}

static void scale(Scaled *s, uint64_t mantissa, int exponent, int power)
{
    s->power = power;
    s->is_cut = power < 0 || power > MOST_POWER;
    if (s->is_cut)
        scale_wide(s, mantissa, exponent);
    else
        scale_exactly(s, mantissa, exponent);
}

static Scaled take_apart(double value)
{
    Scaled s;
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    const uint64_t hidden = (uint64_t)1 << MANTISSA_BITS, mantissa = (bits & (hidden - 1)) | hidden;
    const int logarithm = (int)(bits >> MANTISSA_BITS) - 1023; /* to base 2, rounded down */
    const int least = to_base_ten(logarithm); /* this or one more */
    s.is_even = mantissa % 2 == 0;
    s.is_power_of_two = mantissa == hidden;
    scale(&s, mantissa, logarithm - MANTISSA_BITS, MOST_DIGITS - 1 - least);
    if (s.scaled >> s.shift >= 100000000000000000u)
        scale(&s, mantissa, logarithm - MANTISSA_BITS, MOST_DIGITS - 2 - least);
    return s;
}

/* True if two numbers are so near that the cut off digits may decide which is larger. */
static inline bool is_in_doubt(const Scaled *s, Wide a, Wide b)
{
    return s->is_cut && (a > b ? a - b : b - a) <= DOUBT;
}

/* The value in units of 10^-power times `unit`. */
static inline uint64_t rounded(const Scaled *s, unsigned unit, bool *is_doubtful)
{
    const uint64_t down = (uint64_t)(s->scaled >> s->shift) / unit;
    const Wide twice = (s->scaled - ((Wide)(down * unit) << s->shift)) << 1, whole = (Wide)unit << s->shift;
    *is_doubtful |= is_in_doubt(s, twice, whole);
    return down + (twice > whole || (twice == whole && down % 2 == 1));
}

static bool reads_back(const Scaled *s, uint64_t units, bool *is_doubtful)
{
    const Wide candidate = (Wide)units << s->shift;
    const bool is_below = candidate < s->scaled;
    const Wide distance = (is_below ? s->scaled - candidate : candidate - s->scaled)
                          << (is_below && s->is_power_of_two ? 2 : 1);
    *is_doubtful |= is_in_doubt(s, distance, s->five);
    return distance < s->five || (distance == s->five && s->is_even);
}

/* Writes number times 10^exponent as %.*g does with this precision; the number has at most one digit more. Returns the
 * number of characters. */
static int write_decimal(char *text, uint64_t number, int exponent, int precision)
{
    char digits[MOST_DIGITS + 1];
    int first = MOST_DIGITS + 1;
    while (number % 10 == 0) {
        number /= 10;
        exponent++;
    }
    for (; number > 0; number /= 10)
        digits[--first] = (char)('0' + number % 10);
    const char *from = digits + first, *const begin = text;
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
        if (size >= 100)
            *text++ = (char)('0' + size / 100);
        *text++ = (char)('0' + size / 10 % 10);
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
    return (int)(text - begin);
}

static int shortest(char *text, double value)
{
    if (!(value >= DBL_MIN && value <= DBL_MAX))
        return 0;
    const Scaled s = take_apart(value);
    bool is_doubtful = false;
    uint64_t units = rounded(&s, 100, &is_doubtful);
    int precision = 15;
    if (!reads_back(&s, units * 100, &is_doubtful)) {
        units = rounded(&s, 10, &is_doubtful);
        precision = 16;
        if (!reads_back(&s, units * 10, &is_doubtful)) {
            units = rounded(&s, 1, &is_doubtful);
            precision = 17;
        }
    }
    return is_doubtful ? 0 : write_decimal(text, units, MOST_DIGITS - precision - s.power, precision);
}

#else

static int shortest(char *text, double value)
{
    (void)text, (void)value;
    return 0;
}

#endif

const struct DigitPart digit_part = {shortest};
