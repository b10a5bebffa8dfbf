/* sobol.c - finds the first direction numbers of Sobol' sequences: writes generator/sample/sobol.def.
 *
 *     sobol [DIMENSIONS] > sobol.def
 *
 * The criterion is that of Joe and Kuo (Constructing Sobol sequences with better two-dimensional projections, 2008)
 * in another form. Among the candidates with which all dimensions so far have Sobol's property A, the one with the
 * least sum of 2^t is taken: the sum over the projections with each earlier dimension and over 2^1 .. 2^16 points. The
 * projection of 2^m points is a (t,m,2)-net in base 2; its discrepancy is bounded by a multiple of 2^t. Candidates are
 * all first numbers of a degree if they are few, otherwise random ones from a fixed seed. */
#include "sample/sobol.h"

#include <stdio.h>
#include <stdlib.h>

enum { MOST_POINTS = 16, CANDIDATES = 400, MOST_DEGREE = 9 };

/* ---- polynomials over GF(2) ---- */

/* True if x has the order 2^degree - 1 modulo the polynomial. */
static bool is_primitive(unsigned polynomial, int degree)
{
    const unsigned order = (1u << degree) - 1;
    unsigned power = 1;
    for (unsigned i = 1; i <= order; i++) {
        power <<= 1;
        power ^= power >> degree & 1 ? polynomial : 0;
        if (power == 1)
            return i == order;
    }
    return false;
}

static unsigned next_primitive(unsigned polynomial, int *degree)
{
    do {
        polynomial++;
        while (polynomial >> (*degree + 1))
            (*degree)++;
    } while (!is_primitive(polynomial, *degree));
    return polynomial;
}

/* ---- quality ---- */

typedef struct {
    uint32_t row[MOST_POINTS]; /* the i-th digits of coordinates as sums of digits of the point's number */
} Digits;

static Digits digits_of(const uint32_t directions[SOBOL_BITS])
{
    Digits digits = {{0}};
    for (int i = 0; i < MOST_POINTS; i++)
        for (int k = 0; k < MOST_POINTS; k++)
            digits.row[i] |= (directions[k] >> (SOBOL_BITS - 1 - i) & 1) << k;
    return digits;
}

/* Adds a row to a basis that is kept by leading bits; false if it depends on it. */
static bool extend(uint32_t *basis, uint32_t row)
{
    for (int bit = 0; row; bit++) {
        if (!(row >> bit & 1))
            continue;
        if (!basis[bit]) {
            basis[bit] = row;
            return true;
        }
        row ^= basis[bit];
    }
    return false;
}

/* The least t for which 2^m points of both dimensions are a (t,m,2)-net (Niederreiter 1992, theorem 4.28). */
static int quality(const Digits *a, const Digits *b, int m)
{
    const uint32_t mask = (1u << m) - 1;
    int independent = m;
    for (int first = 0; first <= m; first++) {
        uint32_t basis[MOST_POINTS] = {0};
        int count = 0, second = 0;
        while (count < first && extend(basis, a->row[count] & mask))
            count++;
        while (second < m - first && extend(basis, b->row[second] & mask))
            second++;
        if (count < first)
            break;
        independent = first + second < independent ? first + second : independent;
    }
    return m - independent;
}

static double score(const Digits *digits, int dimension, const Digits *candidate, double best)
{
    double sum = 0;
    for (int k = dimension - 1; k >= 0 && sum < best; k--)
        for (int m = 1; m <= MOST_POINTS; m++)
            sum += 1 << quality(&digits[k], candidate, m);
    return sum;
}

/* ---- property A: the first digits of the coordinates of dimension d are independent of those of earlier ones, as
 * functions of the first d digits of the point's number ---- */

typedef struct {
    unsigned char row[SOBOL_DIMENSIONS];
} First;

/* The first digits of all direction numbers follow the recurrence of the polynomial. */
static First first_digits(unsigned polynomial, int degree, const uint32_t directions[SOBOL_BITS])
{
    First first = {{0}};
    for (int i = 0; i < SOBOL_DIMENSIONS; i++) {
        if (i < SOBOL_BITS)
            first.row[i] = (unsigned char)(directions[i] >> (SOBOL_BITS - 1));
        else
            for (int k = 1; k <= degree; k++)
                first.row[i] ^= (polynomial >> (degree - k) & 1) & first.row[i - k];
    }
    return first;
}

/* Tests the leading square matrix: reduces the row by the earlier ones, of which the k-th has its first digit at k. */
static bool has_property(First *first, const First *earlier, int dimension)
{
    for (int k = 0; k < dimension; k++)
        for (int i = k, is = first->row[k]; is && i < SOBOL_DIMENSIONS; i++)
            first->row[i] ^= earlier[k].row[i];
    return first->row[dimension];
}

/* ---- search ---- */

static uint32_t draw(int dimension, int candidate, int i)
{
    const uint32_t counter[4] = {(uint32_t)candidate, (uint32_t)dimension, (uint32_t)i, 0};
    uint32_t block[4];
    random_block(1, counter, block);
    return block[0];
}

/* The first numbers of a candidate: the bits of its index if all candidates are tried, otherwise random bits. */
static void choose(int dimension, int degree, int candidate, unsigned short *first)
{
    const bool is_all = degree * (degree - 1) / 2 <= 8;
    for (int i = 0, shift = 0; i < degree; shift += i++) {
        const uint32_t bits = is_all ? (uint32_t)candidate >> shift : draw(dimension, candidate, i);
        first[i] = (unsigned short)((bits & ((1u << i) - 1)) << 1 | 1);
    }
}

static int candidates(int degree)
{
    const int bits = degree * (degree - 1) / 2;
    return bits <= 8 ? 1 << bits : CANDIDATES;
}

int main(int count, char **arguments)
{
    static Digits digits[SOBOL_DIMENSIONS];
    static First earlier[SOBOL_DIMENSIONS];
    const int dimensions = count > 1 ? atoi(arguments[1]) : SOBOL_DIMENSIONS;
    unsigned polynomial = 2;
    int degree = 1;
    uint32_t directions[SOBOL_BITS];
    sobol_go_on(1, 0, NULL, directions);
    digits[0] = digits_of(directions);
    earlier[0] = first_digits(1, 0, directions);
    puts("/* Written by tools/sobol.c: SOBOL(POLYNOMIAL, FIRST NUMBER...), of dimension 2 and on. */");
    for (int d = 1; d < dimensions && d < SOBOL_DIMENSIONS; d++) {
        unsigned short first[MOST_DEGREE], chosen[MOST_DEGREE] = {0};
        double best = 1e300;
        polynomial = next_primitive(polynomial, &degree);
        for (int c = 0; c < candidates(degree); c++) {
            choose(d, degree, c, first);
            sobol_go_on(polynomial, degree, first, directions);
            First own = first_digits(polynomial, degree, directions);
            if (!has_property(&own, earlier, d))
                continue;
            const Digits candidate = digits_of(directions);
            const double found = score(digits, d, &candidate, best);
            if (found >= best)
                continue;
            best = found;
            digits[d] = candidate;
            earlier[d] = own;
            for (int i = 0; i < degree; i++)
                chosen[i] = first[i];
        }
        printf("SOBOL(%u", polynomial);
        for (int i = 0; i < degree; i++)
            printf(", %u", (unsigned)chosen[i]);
        puts(")");
    }
    return 0;
}
