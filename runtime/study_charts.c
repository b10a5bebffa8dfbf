/* study_charts.c - charts of a study's findings, as SVG. */
#include "study_charts.h"
#include "results.h"
#include "study_text.h"
#include "svg.h"

#include <string.h>

enum { WIDTH = 440, HEIGHT = 230, LEFT = 66, RIGHT = 14, TOP = 12, HEAD = 28, BOTTOM = 44, LETTER = 8 }; /* pixels */
enum { BAR = 20, NAMES = 170, VERDICT_WIDTH = 160, VERDICT_HEIGHT = 12 };                     /* pixels */
enum { TICKS = 5, FEW_TICKS = 2, SHORT_LABEL = 6 /* digits */ };
enum { MOST_POINTS = 1000, FEW_POINTS = 200, MOST_BARS = 8, LONGEST_NAME = 26 /* letters */ };

const char study_charts_style[] =
    ":root { --bar: #0072b2; --bad: #c2410c; --open: #8a8a8a; --soft-bar: #0072b233; }\n"
    "@media (prefers-color-scheme: dark) { :root { --bar: #62b5f0; --bad: #ff8a5b; --soft-bar: #62b5f033; } }\n"
    "svg text { font: 12px system-ui, sans-serif; fill: currentColor; } svg .left { text-anchor: end; }\n"
    "svg .middle { text-anchor: middle; } svg .grid, svg .frame { stroke: var(--line); fill: none; }\n"
    "svg .grid { stroke-width: .6; } svg .bar { fill: var(--bar); } svg .bar.bad { fill: var(--bad); }\n"
    "svg .bar.open { fill: var(--open); } svg .bar.soft { fill: var(--soft-bar); }\n"
    "svg .limit { stroke: var(--bad); stroke-width: 1.4; stroke-dasharray: 5 3; fill: none; }\n"
    "svg .curve { stroke: var(--bar); stroke-width: 1.8; fill: none; stroke-linejoin: round; }\n"
    "svg .edge { stroke: var(--bar); stroke-width: .8; fill: none; stroke-dasharray: 4 3; }\n"
    "svg .whisker { stroke: currentColor; stroke-width: 1.2; fill: none; }\n"
    "svg .points { stroke: var(--bar); stroke-width: 7; stroke-linecap: round; opacity: .55; fill: none; }\n"
    "svg .points.many { stroke-width: 4.5; } svg .points.bad { stroke: var(--bad); }\n";

typedef struct {
    FILE *out;
    SvgAxis x, y;
    double left, right, top, bottom; /* pixels of the frame */
} Frame;

static double x_of(const Frame *f, double value)
{
    return svg_place(&f->x, value, f->left, f->right);
}

static double y_of(const Frame *f, double value)
{
    return svg_place(&f->y, value, f->bottom, f->top);
}

/* An axis with fewer ticks if their labels are long, as for numbers that differ only in the last digits. */
static SvgAxis axis_over(double low, double high)
{
    const double range = high - low, size = fmax(fabs(low), fabs(high));
    if (!(range > 1e-14 * size))
        return svg_axis(low, high, 2, false);
    const double step = svg_step(range, TICKS);
    return (SvgAxis){low, high, log10(size / step) > SHORT_LABEL ? svg_step(range, FEW_TICKS) : step};
}

static SvgAxis widened(double low, double high)
{
    const double room = 0.04 * (high - low);
    return axis_over(low - room, high + room);
}

static void open_picture(FILE *out, int width, int height, const char *label)
{
    fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", width,
            height);
    xml_text(out, label);
    fputs("\">\n", out);
}

/* A frame with room for the longest label on the left. */
static Frame frame_on(FILE *out, SvgAxis x, SvgAxis y)
{
    double value, left = LEFT;
    Number label;
    for (int k = 0; svg_tick(&y, k, &value, &label); k++)
        left = fmax(left, LETTER * (double)strlen(label.text) + 12);
    return (Frame){out, x, y, left, WIDTH - RIGHT, HEAD, HEIGHT - BOTTOM};
}

static void write_frame(const Frame *f, bool has_y)
{
    double value;
    Number label;
    for (int k = 0; has_y && svg_tick(&f->y, k, &value, &label); k++) {
        svg_line(f->out, "grid", f->left, y_of(f, value), f->right, y_of(f, value));
        svg_label(f->out, "left", f->left - 6, y_of(f, value) + 4, label.text);
    }
    for (int k = 0; svg_tick(&f->x, k, &value, &label); k++) {
        svg_line(f->out, "grid", x_of(f, value), f->top, x_of(f, value), f->bottom);
        svg_label(f->out, "middle", x_of(f, value), f->bottom + 16, label.text);
    }
}

static void write_rectangle(FILE *out, const char *style, double x1, double y1, double x2, double y2)
{
    fprintf(out, "<rect class=\"%s\"", style);
    svg_coordinate(out, " x=\"", fmin(x1, x2));
    svg_coordinate(out, "\" y=\"", fmin(y1, y2));
    svg_coordinate(out, "\" width=\"", fabs(x2 - x1));
    svg_coordinate(out, "\" height=\"", fabs(y2 - y1));
    fputs("\"/>\n", out);
}

static const char *title_of(Arena *a, const StudyColumn *c)
{
    const bool has_unit = c->unit[0] && !(c->unit[0] == '1' && !c->unit[1]);
    return study_format(a, "%s%s%s%s", c->kind == STUDY_MARGIN ? "margin of " : "", c->name, has_unit ? " / " : "",
                        has_unit ? c->unit : "");
}

/* Titles of the x axis below the frame, and of the y axis above it. */
static void write_titles(const Frame *f, const char *across, const char *up)
{
    svg_label(f->out, "middle", 0.5 * (f->left + f->right), f->bottom + 36, across);
    svg_label(f->out, "up", f->left, f->top - 9, up);
}

static void write_column_titles(const Frame *f, const StudyColumn *c, const char *up)
{
    Arena own = {NULL};
    write_titles(f, title_of(&own, c), up);
    arena_release(&own);
}

/* The line at 0, below which a margin is violated. */
static void write_limit(const Frame *f, const StudyColumn *c)
{
    if (c->kind == STUDY_MARGIN && f->x.low <= 0 && f->x.high >= 0)
        svg_line(f->out, "limit", x_of(f, 0), f->top, x_of(f, 0), f->bottom);
}

/* ---- distributions ---- */

bool study_chart_histogram(const StudyDistribution *d, FILE *out)
{
    const StudyHistogram *h = &d->histogram;
    long most = 1;
    if (h->bins == 0)
        return false;
    for (int k = 0; k < h->bins; k++)
        most = h->counts[k] > most ? h->counts[k] : most;
    double low = h->edges[0], high = h->edges[h->bins - h->is_of_values];
    if (d->column->kind == STUDY_MARGIN) { /* shows how far the limit is, if it is not far */
        const double reach = high - low;
        low = low > 0 && low < reach ? 0 : low;
        high = high < 0 && -high < reach ? 0 : high;
    }
    if (!isfinite(high - low))
        return false;
    const Frame f = frame_on(out, widened(low, high), svg_axis(0, (double)most, 4, true));
    open_picture(out, WIDTH, HEIGHT, "histogram");
    write_frame(&f, true);
    for (int k = 0; k < h->bins; k++) {
        const bool is_bad =
            d->column->kind == STUDY_MARGIN && h->edges[k] < 0 && (h->is_of_values || h->edges[k + 1] <= 0);
        const double from = x_of(&f, h->edges[k]), to = h->is_of_values ? from : x_of(&f, h->edges[k + 1]);
        if (h->counts[k])
            write_rectangle(out, is_bad ? "bar bad" : "bar", from + (h->is_of_values ? -3 : 0.5),
                            y_of(&f, (double)h->counts[k]), to + (h->is_of_values ? 3 : -0.5), f.bottom);
    }
    write_limit(&f, d->column);
    write_rectangle(out, "frame", f.left, f.top, f.right, f.bottom);
    write_column_titles(&f, d->column, "cases");
    fputs("</svg>\n", out);
    return true;
}

bool study_chart_curve(const StudyDistribution *d, FILE *out)
{
    if (!d->curve || !isfinite(d->greatest - d->least) || !(d->greatest > d->least))
        return false;
    const Frame f = frame_on(out, widened(d->least, d->greatest), (SvgAxis){0, 1, 0.2});
    open_picture(out, WIDTH, HEIGHT, "cumulative distribution");
    write_frame(&f, true);
    fputs("<path class=\"curve\" d=\"", out);
    for (int k = 0; k < CURVE_POINTS; k++) {
        svg_coordinate(out, k ? "L" : "M", x_of(&f, d->curve[k]));
        svg_coordinate(out, " ", y_of(&f, (double)k / (CURVE_POINTS - 1)));
    }
    fputs("\"/>\n", out);
    write_limit(&f, d->column);
    write_rectangle(out, "frame", f.left, f.top, f.right, f.bottom);
    write_column_titles(&f, d->column, "share of cases");
    fputs("</svg>\n", out);
    return true;
}

/* ---- influences ---- */

static void write_whisker(const Frame *f, const StudyInterval *i, double y)
{
    if (i->reason != INTERVAL_IS_THERE)
        return;
    const double low = x_of(f, fmax(i->low, f->x.low)), high = x_of(f, fmin(i->high, f->x.high));
    svg_line(f->out, "whisker", low, y, high, y);
}

/* Shortens a long path at its begin, since its end is most informative. */
static void write_name(const Frame *f, const char *name, double y)
{
    Arena own = {NULL};
    int letters = 0;
    for (const char *at = name; *at; at++)
        letters += ((unsigned char)*at & 0xC0) != 0x80;
    const bool is_long = letters > LONGEST_NAME;
    for (; letters > LONGEST_NAME - 1 && is_long; letters--)
        do
            name++;
        while (((unsigned char)*name & 0xC0) == 0x80);
    svg_label(f->out, "left", f->left - 8, y, study_format(&own, "%s%s", is_long ? "…" : "", name));
    arena_release(&own);
}

bool study_chart_influences(const Study *s, const StudyInfluences *of, FILE *out)
{
    int bars = 0;
    bool has_indices = false, has_negative = false;
    for (int k = 0; k < of->count; k++)
        has_indices |= !isnan(of->of[k].total);
    for (int k = 0; k < of->count && bars < MOST_BARS; k++) {
        bars += !isnan(has_indices ? of->of[k].total : of->of[k].rank);
        has_negative |= of->of[k].rank < 0;
    }
    if (bars == 0)
        return false;
    const int height = TOP + BAR * bars + BOTTOM;
    const Frame f = {out,
                     {has_indices || !has_negative ? 0 : -1, 1, has_indices || !has_negative ? 0.2 : 0.5},
                     {0, 1, 1},
                     NAMES,
                     WIDTH - RIGHT,
                     TOP,
                     TOP + BAR * bars};
    open_picture(out, WIDTH, height, "influences");
    write_frame(&f, false);
    int at = 0;
    for (int k = 0; k < of->count && at < bars; k++) {
        const StudyInfluence *i = &of->of[k];
        const double top = TOP + BAR * at, middle = top + 0.5 * BAR;
        if (has_indices ? isnan(i->total) : isnan(i->rank))
            continue;
        at++;
        write_name(&f, s->columns[i->parameter].name, middle + 4);
        if (has_indices) {
            write_rectangle(out, "bar soft", x_of(&f, 0), top + 3, x_of(&f, fmin(fmax(i->total, 0), 1)), top + BAR - 3);
            write_rectangle(out, "bar", x_of(&f, 0), top + 6, x_of(&f, fmin(fmax(i->first, 0), 1)), top + BAR - 6);
            write_whisker(&f, &i->total_interval, middle);
        } else {
            write_rectangle(out, i->is_noise ? "bar open" : "bar", x_of(&f, 0), top + 3, x_of(&f, i->rank),
                            top + BAR - 3);
        }
    }
    svg_line(out, "frame", x_of(&f, 0), f.top, x_of(&f, 0), f.bottom);
    svg_label(out, "middle", 0.5 * (f.left + f.right), f.bottom + 36,
              has_indices ? "part of the variance" : "rank correlation");
    fputs("</svg>\n", out);
    return true;
}

static bool is_shown(const Study *s, const StudyColumn *x, const StudyColumn *y, long i)
{
    return case_has_run(s, i) && case_represents(s, i) && isfinite(x->values[i]) && isfinite(y->values[i]);
}

bool study_chart_scatter(const Study *s, const StudyInfluences *of, FILE *out)
{
    const StudyColumn *y = &s->columns[of->column];
    if (of->count == 0 || of->cases < 2)
        return false;
    const StudyColumn *x = &s->columns[of->of[0].parameter];
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    long count = 0;
    for (long i = 0; i < s->count; i++)
        if (is_shown(s, x, y, i)) {
            low[0] = fmin(low[0], x->values[i]);
            high[0] = fmax(high[0], x->values[i]);
            low[1] = fmin(low[1], y->values[i]);
            high[1] = fmax(high[1], y->values[i]);
            count++;
        }
    if (count < 2 || !isfinite(high[0] - low[0]) || !isfinite(high[1] - low[1]))
        return false;
    const Frame f = frame_on(out, widened(low[0], high[0]), widened(low[1], high[1]));
    const long stride = (count + MOST_POINTS - 1) / MOST_POINTS;
    open_picture(out, WIDTH, HEIGHT, "cases");
    write_frame(&f, true);
    for (int is_bad = 0; is_bad < 2; is_bad++) {
        long at = 0, written = 0;
        for (long i = 0; i < s->count; i++) {
            if (!is_shown(s, x, y, i) || at++ % stride || (y->kind == STUDY_MARGIN && y->values[i] < 0) != is_bad)
                continue;
            if (written++ == 0)
                fprintf(out, "<path class=\"points%s%s\" d=\"", is_bad ? " bad" : "",
                        count > FEW_POINTS ? " many" : "");
            svg_coordinate(out, "M", x_of(&f, x->values[i]));
            svg_coordinate(out, " ", y_of(&f, y->values[i]));
            fputs("h0", out);
        }
        fputs(written ? "\"/>\n" : "", out);
    }
    if (y->kind == STUDY_MARGIN && f.y.low <= 0 && f.y.high >= 0)
        svg_line(out, "limit", f.left, y_of(&f, 0), f.right, y_of(&f, 0));
    write_rectangle(out, "frame", f.left, f.top, f.right, f.bottom);
    Arena own = {NULL};
    write_column_titles(&f, x, title_of(&own, y));
    arena_release(&own);
    fputs("</svg>\n", out);
    return true;
}

/* ---- envelopes ---- */

/* Filled stretches between both edges, one for each sequence of points with values. */
static void write_band(const Frame *f, const Envelopes *e, const double *low, const double *high)
{
    for (int from = 0, to; from < e->points; from = to + 1) {
        for (to = from; to < e->points && isfinite(low[to]);)
            to++;
        if (to == from)
            continue;
        fputs("<path class=\"bar soft\" d=\"", f->out);
        for (int k = from; k < to; k++) {
            svg_coordinate(f->out, k > from ? "L" : "M", x_of(f, e->times[k]));
            svg_coordinate(f->out, " ", y_of(f, low[k]));
        }
        for (int k = to - 1; k >= from; k--) {
            svg_coordinate(f->out, "L", x_of(f, e->times[k]));
            svg_coordinate(f->out, " ", y_of(f, high[k]));
        }
        fputs("Z\"/>\n", f->out);
    }
}

static void write_path(const Frame *f, const char *style, const Envelopes *e, const double *values)
{
    fprintf(f->out, "<path class=\"%s\" d=\"M0 0", style);
    for (int k = 0; k < e->points; k++) {
        if (!isfinite(values[k]))
            continue;
        svg_coordinate(f->out, k > 0 && isfinite(values[k - 1]) ? "L" : "M", x_of(f, e->times[k]));
        svg_coordinate(f->out, " ", y_of(f, values[k]));
    }
    fputs("\"/>\n", f->out);
}

bool study_chart_envelope(const Envelopes *e, const Envelope *v, FILE *out)
{
    double low = INFINITY, high = -INFINITY;
    for (int k = 0; k < e->points; k++) {
        low = fmin(low, v->least[k]);
        high = fmax(high, v->greatest[k]);
    }
    if (!isfinite(high - low) || e->points < 2)
        return false;
    const char *unit = v->unit[0] && strcmp(v->unit, "1") != 0 ? v->unit : "no unit";
    const Frame f = frame_on(out, axis_over(e->times[0], e->times[e->points - 1]), widened(low, high));
    open_picture(out, WIDTH, HEIGHT, v->name);
    write_frame(&f, true);
    write_band(&f, e, v->least, v->greatest);
    if (v->low) {
        write_band(&f, e, v->low, v->high);
        write_path(&f, "edge", e, v->low);
        write_path(&f, "edge", e, v->high);
    }
    write_path(&f, "curve", e, v->mean);
    write_rectangle(out, "frame", f.left, f.top, f.right, f.bottom);
    write_titles(&f, "time / s", unit);
    fputs("</svg>\n", out);
    return true;
}

/* ---- verdicts ---- */

void study_chart_verdicts(const StudyRequirement *r, FILE *out)
{
    static const char *const styles[] = {"bar", "bar open", "bar bad"};
    const double violated = (double)r->verdicts[VERDICT_VIOLATED], met = (double)r->verdicts[VERDICT_MET];
    double parts[] = {met, (double)r->missing - met - violated, violated}, all = (double)r->missing, at = 0;
    for (int k = 0; k < VERDICTS; k++) {
        parts[1] += (double)r->verdicts[k];
        all += (double)r->verdicts[k];
    }
    fprintf(out,
            "<svg class=\"verdicts\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
            "aria-label=\"met, open, violated\">",
            VERDICT_WIDTH, VERDICT_HEIGHT);
    for (int k = 0; k < 3; k++) {
        if (!(parts[k] > 0))
            continue;
        const double width = fmax(VERDICT_WIDTH * parts[k] / all, 1);
        const double from = fmin(at, VERDICT_WIDTH - width);
        write_rectangle(out, styles[k], from, 0, from + width, VERDICT_HEIGHT);
        at = from + width;
    }
    fputs("</svg>", out);
}
