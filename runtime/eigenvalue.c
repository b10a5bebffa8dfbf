/* eigenvalue.c - the eigenvalues of a real matrix.
 *
 * Isolated eigenvalues are taken first: if a row or a column has no entry but its diagonal element, this is exactly an
 * eigenvalue, as for a state that only integrates. The remaining matrix is balanced (Parlett and Reinsch, Numerische
 * Mathematik 13, 1969), with its largest elements first, because states have different units; brought to Hessenberg
 * form by reflections; and iterated with implicit double shifts (Francis, Computer Journal 4, 1961; Golub and Van Loan,
 * Matrix Computations, 4th ed., 2013, ch. 7.4, 7.5). Errors are some units in the last place of the largest
 * eigenvalues. */
#include "linear.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_ITERATIONS = 60, EXCEPTIONAL = 10 }; /* for each eigenvalue; iterations between exceptional shifts */

/* An n by n matrix, row by row, and eigenvalues: those found already stand behind the first n. */
typedef struct {
    int n;
    double *a;
    double *real, *imaginary;
} Spectrum;

static double *row_of(const Spectrum *s, int row)
{
    return s->a + (size_t)row * (size_t)s->n;
}

/* True if no entry besides the diagonal is left in its row or column, except those already taken. */
static bool stands_alone(const Spectrum *s, const bool *is_taken, int i)
{
    bool has_row = false, has_column = false;
    for (int k = 0; k < s->n; k++) {
        if (k == i || is_taken[k])
            continue;
        has_row |= fabs(row_of(s, i)[k]) > 0;
        has_column |= fabs(row_of(s, k)[i]) > 0;
    }
    return !has_row || !has_column;
}

static void take_single(Spectrum *s, bool *is_taken)
{
    int left = s->n;
    for (bool has_found = true; has_found;) {
        has_found = false;
        for (int i = 0; i < s->n; i++) {
            if (is_taken[i] || !stands_alone(s, is_taken, i))
                continue;
            is_taken[i] = has_found = true;
            s->real[--left] = row_of(s, i)[i];
            s->imaginary[left] = 0;
        }
    }
}

/* The largest element that is left in a row. */
static double size_of_row(const Spectrum *s, const bool *is_taken, int i)
{
    double size = 0;
    for (int k = 0; k < s->n; k++)
        if (!is_taken[k])
            size = fmax(size, fabs(row_of(s, i)[k]));
    return size;
}

/* Keeps the rows and columns that have not been taken, those with the largest elements first. */
static void arrange(Spectrum *s, const bool *is_taken, int *order, double *memory)
{
    int left = 0;
    for (int i = 0; i < s->n; i++) {
        if (is_taken[i])
            continue;
        const double size = memory[i] = size_of_row(s, is_taken, i);
        int at = left++;
        for (; at > 0 && memory[order[at - 1]] < size; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    for (int i = 0; i < left; i++)
        for (int k = 0; k < left; k++)
            memory[i * left + k] = row_of(s, order[i])[order[k]];
    memcpy(s->a, memory, (size_t)left * (size_t)left * sizeof *memory);
    s->n = left;
}

/* Scales rows and columns by powers of two until their sums are of similar size. */
static void balance(const Spectrum *s)
{
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (int i = 0; i < s->n; i++) {
            double row = 0, column = 0;
            for (int k = 0; k < s->n; k++) {
                row += k == i ? 0 : fabs(row_of(s, i)[k]);
                column += k == i ? 0 : fabs(row_of(s, k)[i]);
            }
            if (!(row > 0) || !(column > 0) || !isfinite(row) || !isfinite(column))
                continue;
            const int exponent = (ilogb(row) - ilogb(column)) / 2;
            const double factor = ldexp(1, exponent);
            if (exponent == 0 || !(column * factor + row / factor < 0.95 * (column + row)))
                continue;
            has_changed = true;
            for (int k = 0; k < s->n; k++)
                row_of(s, i)[k] /= factor;
            for (int k = 0; k < s->n; k++)
                row_of(s, k)[i] *= factor;
        }
    }
}

/* The reflection x - v (2 v.x / v.v) that makes `count` numbers 0 except the first; v is scaled so that v.v = 2. False
 * if all are 0. */
static bool reflection(const double *x, int count, double *v)
{
    double largest = 0, square = 0;
    for (int i = 0; i < count; i++)
        largest = fmax(largest, fabs(x[i]));
    if (!(largest > 0))
        return false;
    for (int i = 0; i < count; i++) {
        v[i] = x[i] / largest;
        square += v[i] * v[i];
    }
    v[0] += copysign(sqrt(square), v[0]);
    square = 0;
    for (int i = 0; i < count; i++)
        square += v[i] * v[i];
    for (int i = 0; i < count; i++)
        v[i] *= sqrt(2 / square);
    return true;
}

/* Applies a reflection to `count` rows from `at` on, in columns first_column to last, and to as many columns from `at`
 * on, in rows 0 to last_row. */
static void reflect(const Spectrum *s, const double *v, int count, int at, int first_column, int last_row, int last)
{
    for (int k = first_column; k <= last; k++) {
        double sum = 0;
        for (int i = 0; i < count; i++)
            sum += v[i] * row_of(s, at + i)[k];
        for (int i = 0; i < count; i++)
            row_of(s, at + i)[k] -= sum * v[i];
    }
    for (int i = 0; i <= last_row; i++) {
        double *row = row_of(s, i) + at, sum = 0;
        for (int k = 0; k < count; k++)
            sum += v[k] * row[k];
        for (int k = 0; k < count; k++)
            row[k] -= sum * v[k];
    }
}

static void reduce(const Spectrum *s, double *x, double *v)
{
    for (int k = 0; k + 2 < s->n; k++) {
        const int count = s->n - k - 1;
        for (int i = 0; i < count; i++)
            x[i] = row_of(s, k + 1 + i)[k];
        if (reflection(x, count, v))
            reflect(s, v, count, k + 1, k, s->n - 1, s->n - 1);
        for (int i = 1; i < count; i++)
            row_of(s, k + 1 + i)[k] = 0;
    }
}

/* The first row of the last part that is not coupled to what is before it. */
static int find_part(const Spectrum *s, int last, double norm)
{
    int first = last;
    for (; first > 0; first--) {
        double *below = row_of(s, first) + first - 1;
        const double near = fabs(row_of(s, first - 1)[first - 1]) + fabs(row_of(s, first)[first]);
        if (fabs(*below) <= DBL_EPSILON * (near > 0 ? near : norm)) {
            *below = 0;
            break;
        }
    }
    return first;
}

/* One sweep over the rows from `first` to `last`, three at least, with the shifts' sum and product. */
static void sweep(const Spectrum *s, int first, int last, double sum, double product)
{
    const double *top = row_of(s, first), *next = row_of(s, first + 1);
    double v[3], x[3] = {top[first] * top[first] + top[first + 1] * next[first] - sum * top[first] + product,
                         next[first] * (top[first] + next[first + 1] - sum),
                         next[first] * row_of(s, first + 2)[first + 1]};
    for (int k = first; k < last; k++) {
        const int count = last - k >= 2 ? 3 : 2;
        if (reflection(x, count, v))
            reflect(s, v, count, k, k > first ? k - 1 : first, k + 3 <= last ? k + 3 : last, last);
        for (int i = 0; i < 3 && k + 1 + i <= last; i++)
            x[i] = row_of(s, k + 1 + i)[k];
        for (int i = k + 1; i <= last && i <= k + 2 && k > first; i++)
            row_of(s, i)[k - 1] = 0;
    }
}

/* The eigenvalues of the last two rows. */
static void take_pair(const Spectrum *s, int last)
{
    const double a = row_of(s, last - 1)[last - 1], b = row_of(s, last - 1)[last], c = row_of(s, last)[last - 1];
    const double d = row_of(s, last)[last], half = (a - d) / 2, square = half * half + b * c;
    s->imaginary[last - 1] = square < 0 ? sqrt(-square) : 0;
    s->imaginary[last] = 0 - s->imaginary[last - 1];
    if (square < 0) {
        s->real[last - 1] = s->real[last] = d + half;
        return;
    }
    const double far = half + copysign(sqrt(square), half);
    s->real[last - 1] = d + far;
    s->real[last] = fabs(far) > 0 ? d - b * c / far : d;
}

static bool iterate(const Spectrum *s)
{
    double norm = 0;
    for (int i = 0; i < s->n * s->n; i++)
        norm = fmax(norm, fabs(s->a[i]));
    int last = s->n - 1;
    for (int iteration = 0; last >= 0;) {
        const int first = find_part(s, last, norm);
        if (last - first < 2) {
            if (last > first) {
                take_pair(s, last);
            } else {
                s->real[last] = row_of(s, last)[last];
                s->imaginary[last] = 0;
            }
            last = first - 1;
            iteration = 0;
            continue;
        }
        if (iteration++ == MOST_ITERATIONS)
            return false;
        const double *low = row_of(s, last), *high = row_of(s, last - 1);
        double sum = low[last] + high[last - 1], product = low[last] * high[last - 1] - low[last - 1] * high[last];
        if (iteration % EXCEPTIONAL == 0) {
            const double size = fabs(low[last - 1]) + fabs(high[last - 2]);
            sum = 1.5 * size;
            product = size * size;
        }
        sweep(s, first, last, sum, product);
    }
    return true;
}

bool eigenvalues_of(Arena *arena, double *a, int n, double *real, double *imaginary)
{
    const size_t count = (size_t)n;
    Spectrum s = {n, a, real, imaginary};
    bool *is_taken = arena_take(arena, count, sizeof *is_taken);
    double *memory = arena_doubles(arena, count * (count > 2 ? count : 2));
    if (!all_finite(a, n * n))
        return false;
    take_single(&s, is_taken);
    arrange(&s, is_taken, arena_take(arena, count, sizeof(int)), memory);
    balance(&s);
    reduce(&s, memory, memory + s.n);
    return iterate(&s);
}

static const double two_pi = 6.283185307179586;

double eigenvalue_frequency(double real, double imaginary)
{
    return fabs(imaginary) > 0 ? hypot(real, imaginary) / two_pi : NAN;
}

double eigenvalue_damping(double real, double imaginary)
{
    return fabs(imaginary) > 0 ? -real / hypot(real, imaginary) + 0.0 : NAN;
}

double eigenvalue_time_constant(double real)
{
    return fabs(real) > 0 ? -1 / real : NAN;
}
