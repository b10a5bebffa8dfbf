/* verify.c - evaluates the equations as drawn along the run, before elimination, sorting and solving.
 *
 * A residual is divided by the sum of the absolute terms of its equation at that point, but at least by a thousandth
 * of the largest sum so far and by 1e-6: where all terms pass through zero together only their rounding is left, and
 * that would look like an error. A fault of the translation is of the size of the terms themselves. */
#include "runtime.h"

#include <math.h>
#include <stdlib.h>

static const double bound = 1e-9;
static const double least_scale = 1e-5;
static const double least_part = 1e-3;

typedef struct {
    double scaled, value, time; /* at the worst point */
    double largest_scale;
} Worst;

struct Verification {
    long points;
    double *residual, *scale;
    Worst *worst;
};

Verification *verification_new(void)
{
    const size_t count = (size_t)model_constraint_count + 1;
    Verification *v = calloc(1, sizeof *v);
    if (!v)
        return NULL;
    v->residual = calloc(count, sizeof *v->residual);
    v->scale = calloc(count, sizeof *v->scale);
    v->worst = calloc(count, sizeof *v->worst);
    if (v->residual && v->scale && v->worst)
        return v;
    verification_free(v);
    return NULL;
}

void verification_free(Verification *v)
{
    if (!v)
        return;
    free(v->residual);
    free(v->scale);
    free(v->worst);
    free(v);
}

void verification_point(Verification *v, const Model *m, double time)
{
    model_residuals(m, v->residual, v->scale);
    for (int i = 0; i < model_constraint_count; i++) {
        Worst *w = &v->worst[i];
        w->largest_scale = fmax(w->largest_scale, v->scale[i]);
        const double scale = fmax(v->scale[i], fmax(least_scale, least_part * w->largest_scale));
        double scaled = fabs(v->residual[i]) / scale;
        if (!isfinite(scaled))
            scaled = HUGE_VAL;
        if (scaled > w->scaled || v->points == 0)
            *w = (Worst){scaled, v->residual[i], time, w->largest_scale};
    }
    v->points++;
}

/* The equation with the largest residual that is below `limit`, ties by order after `previous`; -1 if none. */
static int next_worst(const Verification *v, double limit, int previous)
{
    int next = -1;
    for (int i = 0; i < model_constraint_count; i++) {
        const double scaled = v->worst[i].scaled;
        const bool is_after = scaled < limit || (scaled <= limit && i > previous);
        if (is_after && (next < 0 || scaled > v->worst[next].scaled))
            next = i;
    }
    return next;
}

static void show(FILE *out, const Verification *v, int equation)
{
    const ModelEquation *e = &model_equations[equation];
    const Worst *w = &v->worst[equation];
    fprintf(out, "  %-9s %-6s at time %s, residual %s\n", number_rounded(w->scaled, 2).text, e->id,
            number_rounded(w->time, 6).text, number_rounded(w->value, 3).text);
    fprintf(out, "            %s\n            %s%s%s, %s\n", e->text, e->element, e->instance[0] ? " of " : "",
            e->instance, e->source);
}

int verification_report(const Verification *v, FILE *out)
{
    enum { SHOWN = 10 };
    const int worst = next_worst(v, HUGE_VAL, -1);
    const double largest = worst >= 0 ? v->worst[worst].scaled : 0;
    const bool verified = largest <= bound && v->points > 0;
    fprintf(out, "Verification of %s\n", model_info.qualified_name);
    fprintf(out, "  equations as drawn  %d\n  points in time      %ld\n", model_constraint_count, v->points);
    fprintf(out, "  largest residual    %s (bound %s), relative to the sum of the equation's absolute terms\n",
            number_rounded(largest, 2).text, number_rounded(bound, 2).text);
    fprintf(out, "Covered are the residuals of the equations as drawn, and with them every eliminated alias, at every\n"
                 "row of the result.\n");
    if (largest > 0)
        fprintf(out, "The worst equations:\n");
    double limit = HUGE_VAL;
    for (int shown = 0, i = worst; shown < SHOWN && i >= 0 && v->worst[i].scaled > 0; shown++) {
        show(out, v, i);
        limit = v->worst[i].scaled;
        i = next_worst(v, limit, i);
    }
    fprintf(out, "%s\n", verified ? "verified" : "not verified");
    if (verified)
        return STATUS_DONE;
    fflush(out);
    return message_fail(NOT_VERIFIED, "the largest scaled residual is %s, above %s", number_rounded(largest, 2).text,
                        number_rounded(bound, 2).text);
}
