/* vector.c - copies between the solver's vectors and struct Model.
 *
 * A right-hand side copies each state and each derivative once. Runs of numbers are copied four at a time, by functions
 * of their own, so that a single number takes the shortest way. */
#include "formula.h"
#include "runtime.h"

static double number_of(const char *at, size_t offset)
{
    return *(const double *)(const void *)(at + offset);
}

static void number_set(char *at, size_t offset, double value)
{
    *(double *)(void *)(at + offset) = value;
}

/* Copies numbers between places at constant distances in bytes. */
static NOINLINE void copy(char *to, size_t step, const char *from, size_t distance, int count)
{
    for (; count % 4; count--, to += step, from += distance)
        number_set(to, 0, number_of(from, 0));
    for (; count; count -= 4, to += 4 * step, from += 4 * distance) {
        number_set(to, 0, number_of(from, 0));
        number_set(to, step, number_of(from, distance));
        number_set(to, 2 * step, number_of(from, 2 * distance));
        number_set(to, 3 * step, number_of(from, 3 * distance));
    }
}

/* The same, and returns their sum, in two independent partial sums. */
static NOINLINE double copy_sum(char *to, size_t step, const char *from, size_t distance, int count)
{
    double first = 0, second = 0;
    for (; count % 4; count--, to += step, from += distance) {
        first += number_of(from, 0);
        number_set(to, 0, number_of(from, 0));
    }
    for (; count; count -= 4, to += 4 * step, from += 4 * distance) {
        const double a = number_of(from, 0), b = number_of(from, distance), c = number_of(from, 2 * distance),
                     d = number_of(from, 3 * distance);
        number_set(to, 0, a);
        number_set(to, step, b);
        number_set(to, 2 * step, c);
        number_set(to, 3 * step, d);
        first += a + b;
        second += c + d;
    }
    return first + second;
}

double model_get_numbers(const Model *m, const ModelRun *runs, double *x)
{
    double sum = 0;
    for (const ModelRun *run = runs; run->at >= 0; run++) {
        if (!run->more && !run->is_number) {
            const double value = number_of((const char *)m, run->offset);
            x[run->at] = run->is_negative ? -value : value;
            sum += value;
            continue;
        }
        const char *from = run->is_number ? (const char *)&run->number : (const char *)m + run->offset;
        double *to = x + run->at;
        sum += copy_sum((char *)to, (size_t)run->step * sizeof *x, from, run->distance, run->more + 1);
        for (int i = 0; i <= run->more && run->is_negative; i++, to += run->step)
            *to = -*to;
    }
    return sum;
}

void model_get_states(const Model *m, double *x)
{
    model_get_numbers(m, model_structure(m)->states_at, x);
}

double model_get_derivatives(const Model *m, double *dx)
{
    return model_get_numbers(m, model_structure(m)->derivatives_at, dx);
}

/* The runs of states are neither constant numbers nor negative. */
void model_set_states(Model *m, double time, const double *x)
{
    ((ModelHead *)(void *)m)->time = time;
    for (const ModelRun *run = model_structure(m)->states_at; run->at >= 0; run++)
        if (run->more)
            copy((char *)m + run->offset, run->distance, (const char *)(x + run->at), (size_t)run->step * sizeof *x,
                 run->more + 1);
        else
            number_set((char *)m, run->offset, x[run->at]);
}
