/* band.c - finds when a quantity of time alone leaves the band in which a branch keeps its value.
 *
 * Nothing happens in a stretch of time if bounds of the quantity lie in the band. The bounds are those of interval
 * arithmetic, or those by the slope from the middle (the mean value form), whose excess is of second order. If the
 * quantity only rises or only falls, its value at the end decides; then the crossing is located. Otherwise the stretch
 * is halved, down to the resolution of time or of the quantity's own rounding. Such short stretches are decided by
 * single points. */
#include "course.h"
#include "event.h"
#include "past.h"
#include "runtime.h"

#include <float.h>
#include <math.h>

enum { DEEPEST = 128 };
static const double rounding = 8 * DBL_EPSILON; /* of time: instants so near to each other are equal */

/* When the allowed looks run out, stretches shorter than 1/PARTS of the time left are decided by points. */
enum { PARTS = 256, MOST_TURN_LOOKS = 10000 };

Band band_of_truth(bool truth, bool holds_at_zero)
{
    return truth ? (Band){0, INFINITY, holds_at_zero, true} : (Band){-INFINITY, 0, true, !holds_at_zero};
}

Band band_of_part(double part)
{
    return (Band){part, part + 1, true, false};
}

Band band_of_interval(double interval, const Axis *axis)
{
    return (Band){axis_begin(interval, axis), axis_end(interval, axis), true, false};
}

static bool is_inside(const Band *b, double value)
{
    return (value > b->low || (b->has_low && value >= b->low)) &&
           (value < b->high || (b->has_high && value <= b->high));
}

/* An undefined value has not left the band. */
static bool has_left(const Band *b, double value)
{
    return !isnan(value) && !is_inside(b, value);
}

static double middle_of(Range a)
{
    return isinf(a.low) || isinf(a.high) ? a.low + a.high : a.low + (a.high - a.low) / 2;
}

/* ---- values ---- */

static double next_instant(double time)
{
    return time + fmax(rounding * fabs(time), DBL_MIN);
}

static Course decisive(const Model *m, CourseOf quantity, Instant now)
{
    const double time = now.is_end ? now.time : next_instant(now.time);
    return quantity(m, (Range){time, time});
}

/* The value, unless rounding does not distinguish it from the limit: then a value just beyond the limit, on the side to
 * which the slope leads; at the end of the run the limit itself. */
static double past_limit(Course c, double value, double limit, bool is_end)
{
    if (!(c.value.low <= limit && limit <= c.value.high))
        return value;
    if (is_end)
        return limit;
    if (c.slope.low > 0)
        return fmax(value, nextafter(limit, INFINITY));
    return c.slope.high < 0 ? fmin(value, nextafter(limit, -INFINITY)) : value;
}

bool course_truth(const Model *m, CourseOf quantity, Instant now, bool holds_at_zero)
{
    const Course c = decisive(m, quantity, now);
    const double value = past_limit(c, middle_of(c.value), 0, now.is_end);
    return holds_at_zero ? value >= 0 : value > 0;
}

double course_part(const Model *m, CourseOf quantity, Instant now)
{
    const Course c = decisive(m, quantity, now);
    const double value = middle_of(c.value);
    return floor(past_limit(c, value, nearbyint(value), now.is_end));
}

double course_interval(const Model *m, CourseOf quantity, Instant now, const Axis *axis)
{
    const Course c = decisive(m, quantity, now);
    const double value = middle_of(c.value), interval = axis_interval(value, axis);
    const Band band = band_of_interval(interval, axis);
    const double above = past_limit(c, value, band.low, now.is_end);
    return axis_interval(past_limit(c, above, band.high, now.is_end), axis);
}

/* ---- the search ---- */

typedef struct {
    const Model *m;
    CourseOf quantity;
    Band band;
} Search;

/* Bounds of the values over a stretch, as narrow as its slope allows. */
static Range narrowed(const Search *s, Course c, double a, double b)
{
    const double middle = a + (b - a) / 2, reach = fmax(b - middle, middle - a);
    const double steepest = fmax(fabs(c.slope.low), fabs(c.slope.high));
    if (!isfinite(steepest))
        return c.value;
    const Range value = s->quantity(s->m, (Range){middle, middle}).value;
    const double excess = steepest * reach * (1 + 4 * DBL_EPSILON) + DBL_TRUE_MIN;
    return (Range){fmax(c.value.low, value.low - excess), fmin(c.value.high, value.high + excess)};
}

static double value_at(const Search *s, double time)
{
    return middle_of(s->quantity(s->m, (Range){time, time}).value);
}

/* The quantity's distance from leaving the band; negative if it has left. */
static bool margin(void *context, double time, double *values)
{
    const Search *s = context;
    const double value = value_at(s, time);
    const double distance = fmin(value - s->band.low, s->band.high - value);
    values[0] = has_left(&s->band, value) ? -fmax(fabs(distance), DBL_TRUE_MIN) : fmax(distance, 0);
    return true;
}

typedef enum { STAYS, LEAVES_AT_MIDDLE, LEAVES_AT_END, UNKNOWN } Verdict;

static bool is_within(const Search *s, Range a)
{
    return isnan(a.low) || isnan(a.high) || (is_inside(&s->band, a.low) && is_inside(&s->band, a.high));
}

/* True if shorter stretches would tell no more than points. */
static bool is_resolved(const Search *s, Range range, double a, double b, double least)
{
    const double middle = a + (b - a) / 2;
    if (b - a <= least || !(middle > a && middle < b))
        return true;
    const Range point = s->quantity(s->m, (Range){middle, nextafter(middle, INFINITY)}).value;
    return range.high - range.low <= 4 * (point.high - point.low);
}

static Verdict judge(const Search *s, double a, double b, double least)
{
    const Course c = s->quantity(s->m, (Range){a, b});
    if (is_within(s, c.value))
        return STAYS;
    if (c.slope.low >= 0 || c.slope.high <= 0) {
        const double end = value_at(s, b);
        if (!isnan(end))
            return has_left(&s->band, end) ? LEAVES_AT_END : STAYS;
    }
    const Range range = narrowed(s, c, a, b);
    if (is_within(s, range))
        return STAYS;
    if (!is_resolved(s, range, a, b, least))
        return UNKNOWN;
    if (has_left(&s->band, value_at(s, a + (b - a) / 2)))
        return LEAVES_AT_MIDDLE;
    return has_left(&s->band, value_at(s, b)) ? LEAVES_AT_END : STAYS;
}

void course_search(const Model *m, CourseOf quantity, Band band, int branch, ModelSearch *search)
{
    Search s = {m, quantity, band};
    double ends[DEEPEST], a = next_instant(search->after), least = 0;
    int depth = 0;
    ends[depth++] = fmin(search->until, search->next);
    while (depth > 0) {
        const double b = ends[depth - 1], middle = a + (b - a) / 2;
        const Verdict verdict = a < b ? judge(&s, a, b, least) : STAYS;
        if (--search->looks == 0) {
            least = (search->until - a) / PARTS;
            search->unsure = branch;
        }
        if (verdict == UNKNOWN && depth < DEEPEST) {
            ends[depth++] = middle;
        } else if (verdict == LEAVES_AT_MIDDLE || verdict == LEAVES_AT_END) {
            const double outside = verdict == LEAVES_AT_END ? b : middle;
            double low, high, trial;
            int negative;
            Locator l = {margin, &s, 1, &low, &high, &trial, &negative, 0, a};
            margin(&s, a, &low);
            margin(&s, outside, &high);
            search->next = locate(&l, a, outside);
            return;
        } else {
            a = fmax(a, b);
            depth--;
        }
    }
}

/* A missed turn does no harm: turns only bound the length of a step. */
void course_turn(const Model *m, CourseOf slope, ModelSearch *search)
{
    const bool truth = course_truth(m, slope, (Instant){search->after, false}, true);
    ModelSearch s = {search->after, fmin(search->until, search->turn), INFINITY, INFINITY, -1, MOST_TURN_LOOKS};
    course_search(m, slope, band_of_truth(truth, true), 0, &s);
    search->turn = fmin(search->turn, s.next);
}
