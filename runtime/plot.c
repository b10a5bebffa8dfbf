/* plot.c - a line chart as SVG: one panel per unit, all over the same time.
 *
 * A curve keeps the least and the greatest value of the rows that fall into each of its buckets of time, so that peaks
 * survive however long the simulation is and however many events add rows. Coordinates are written as hundredths of a
 * pixel by integers: no locale. */
#include "runtime.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 1000, /* two points each */
    WIDTH = 960, LEFT = 90, RIGHT = 230, TOP = 56, BOTTOM = 56,
    PANEL = 230, GAP = 26,
    MOST_TICKS = 12
};

/* Okabe and Ito's colours, told apart by colour-blind readers too, without the yellow that light paper swallows. */
static const char *const colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                      "#56b4e9", "#e69f00", "#333333", "#7a5195"};
static const char *const dashes[] = {"", "7 4", "2 3", "9 3 2 3"};

enum { COLOURS = sizeof colours / sizeof colours[0], DASHES = sizeof dashes / sizeof dashes[0] };

typedef struct {
    double time, value;
    long row;
} Point;

typedef struct {
    int variable;
    int points;
    Point *point;
    Point low, high; /* of the bucket being filled */
} Curve;

struct Plot {
    Curve *curves;
    int count;
    long rows, in_bucket;
    int bucket; /* being filled, with so many rows in it */
    Point *memory;
    double start, stop;
    double first, last; /* times of rows */
};

typedef struct {
    double low, high, step;
} Axis;

Plot *plot_new(const Selection *s, double start, double stop)
{
    Plot *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    const size_t curves = (size_t)s->count + 1;
    const size_t capacity = 2 * BUCKETS;
    p->start = start;
    p->stop = stop;
    p->curves = calloc(curves, sizeof *p->curves);
    p->memory = calloc(curves * capacity, sizeof *p->memory);
    if (!p->curves || !p->memory) {
        plot_free(p);
        return NULL;
    }
    for (int i = 0; i < s->count; i++) {
        const ModelVariableKind kind = model_variables[s->variables[i]].kind;
        if (kind != MODEL_CONSTANT && kind != MODEL_DERIVED_CONSTANT) {
            Curve *c = &p->curves[p->count];
            *c = (Curve){.variable = s->variables[i], .point = p->memory + (size_t)p->count++ * capacity};
        }
    }
    return p;
}

void plot_free(Plot *p)
{
    if (!p)
        return;
    free(p->curves);
    free(p->memory);
    free(p);
}

static void add_point(Curve *c, Point point)
{
    c->point[c->points++] = point;
}

static int bucket_of(const Plot *p, double time)
{
    const double place = (time - p->start) / (p->stop - p->start) * BUCKETS;
    return place >= BUCKETS ? BUCKETS - 1 : place > 0 ? (int)place : 0;
}

void plot_row(Plot *p, const Model *m, double time)
{
    const int bucket = bucket_of(p, time);
    const bool is_new = p->rows == 0 || bucket > p->bucket;
    p->bucket = bucket;
    p->in_bucket = is_new ? 1 : p->in_bucket + 1;
    if (p->rows++ == 0)
        p->first = time;
    p->last = time;
    for (int i = 0; i < p->count; i++) {
        Curve *c = &p->curves[i];
        const Point here = {time, variable_value(m, c->variable), p->rows};
        if (is_new || here.value < c->low.value)
            c->low = here;
        if (is_new || here.value > c->high.value)
            c->high = here;
        if (is_new) {
            add_point(c, here);
            continue;
        }
        /* The bucket's points, replaced as it fills: the earlier of its extremes, then the later. */
        if (p->in_bucket == 2)
            add_point(c, here);
        const bool low_first = c->low.row < c->high.row;
        c->point[c->points - 2] = low_first ? c->low : c->high;
        c->point[c->points - 1] = low_first ? c->high : c->low;
    }
}

/* XML text. Control characters cannot be written in XML at all. */
static void write_text(FILE *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&': fputs("&amp;", out); break;
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc((unsigned char)*text < ' ' ? ' ' : *text, out); break;
        }
}

static void write_coordinate(FILE *out, double pixels)
{
    const long hundredths = lround(100 * pixels);
    fprintf(out, "%s%ld.%02ld", hundredths < 0 ? "-" : "", labs(hundredths) / 100, labs(hundredths) % 100);
}

static void write_line(FILE *out, const char *style, double x1, double y1, double x2, double y2)
{
    fprintf(out, "<path class=\"%s\" d=\"M", style);
    write_coordinate(out, x1);
    fputc(' ', out);
    write_coordinate(out, y1);
    fputc('L', out);
    write_coordinate(out, x2);
    fputc(' ', out);
    write_coordinate(out, y2);
    fputs("\"/>\n", out);
}

static void write_label(FILE *out, const char *style, double x, double y, const char *text)
{
    fprintf(out, "<text class=\"%s\" x=\"", style);
    write_coordinate(out, x);
    fputs("\" y=\"", out);
    write_coordinate(out, y);
    fputs("\">", out);
    write_text(out, text);
    fputs("</text>\n", out);
}

/* Rounded out to ticks of 1, 2 or 5 times a power of ten, about `wanted` of them. A constant gets room around it. */
static Axis axis_over(double low, double high, int wanted, bool round_out)
{
    const double least = 1e-9 * fmax(fabs(low), fabs(high));
    if (!(high - low > least)) {
        const double room = fmax(fabs(low), fabs(high)) > 0 ? 0.1 * fmax(fabs(low), fabs(high)) : 1;
        low -= room;
        high += room;
    }
    const double rough = (high - low) / wanted;
    const double power = pow(10, floor(log10(rough)));
    const double digit = rough / power;
    const double step = power * (digit < 1.5 ? 1 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10);
    if (round_out) {
        low = step * floor(low / step + 1e-9);
        high = step * ceil(high / step - 1e-9);
    }
    return (Axis){low, high, step};
}

static double place(const Axis *a, double value, double from, double to)
{
    return from + (to - from) * (value - a->low) / (a->high - a->low);
}

/* The k-th tick, 0 being the first within the axis; false behind the last. */
static bool tick(const Axis *a, int k, double *value, Number *label)
{
    const double multiple = ceil(a->low / a->step - 1e-9) + k;
    *value = multiple * a->step;
    if (*value > a->high + 1e-6 * a->step || k > MOST_TICKS)
        return false;
    const double size = fmax(fabs(a->low), fabs(a->high));
    const double digits = fmin(15, fmax(6, 2 + ceil(log10(size / a->step))));
    *label = number_rounded(fabs(multiple) < 0.5 ? 0 : *value, (int)digits);
    return true;
}

/* Mere numbers and what has no unit share a panel. */
static const char *unit_of(const Curve *c)
{
    const char *unit = model_variables[c->variable].unit;
    return strcmp(unit, "1") == 0 ? "" : unit;
}

/* The first curve of each unit owns that unit's panel. */
static bool owns_panel(const Plot *p, int curve)
{
    for (int i = 0; i < curve; i++)
        if (strcmp(unit_of(&p->curves[i]), unit_of(&p->curves[curve])) == 0)
            return false;
    return true;
}

static Axis value_axis(const Plot *p, const char *unit)
{
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (int i = 0; i < p->count; i++)
        for (int k = 0; strcmp(unit_of(&p->curves[i]), unit) == 0 && k < p->curves[i].points; k++) {
            low = fmin(low, p->curves[i].point[k].value);
            high = fmax(high, p->curves[i].point[k].value);
        }
    return axis_over(low, high, 5, true);
}

static void write_curve(FILE *out, const Curve *c, int style, const Axis *x, const Axis *y, double top)
{
    fprintf(out, "<path class=\"curve\" stroke=\"%s\" stroke-dasharray=\"%s\" d=\"", colours[style % COLOURS],
            dashes[style / COLOURS % DASHES]);
    for (int k = 0; k < c->points; k++) {
        fputc(k == 0 ? 'M' : 'L', out);
        write_coordinate(out, place(x, c->point[k].time, LEFT, WIDTH - RIGHT));
        fputc(' ', out);
        write_coordinate(out, place(y, c->point[k].value, top + PANEL, top));
    }
    fputs("\"/>\n", out);
}

static void write_legend(FILE *out, const Curve *c, int style, double y)
{
    enum { LONGEST = 30 };
    const char *path = model_variables[c->variable].path;
    const size_t length = strlen(path);
    const char *end = length > LONGEST ? path + length - LONGEST : path;
    while (((unsigned char)*end & 0xC0) == 0x80) /* between characters of UTF-8 */
        end++;
    char text[LONGEST + 4];
    if (length > LONGEST)
        snprintf(text, sizeof text, "...%s", end);
    else
        snprintf(text, sizeof text, "%s", path);
    fprintf(out, "<g stroke=\"%s\" stroke-dasharray=\"%s\">", colours[style % COLOURS],
            dashes[style / COLOURS % DASHES]);
    write_line(out, "curve", WIDTH - RIGHT + 14, y - 4, WIDTH - RIGHT + 38, y - 4);
    fputs("</g>", out);
    write_label(out, "legend", WIDTH - RIGHT + 44, y, text);
}

static void write_grid(FILE *out, const Axis *x, const Axis *y, double top, bool last, const char *unit)
{
    double value;
    Number label;
    fprintf(out, "<rect class=\"panel\" x=\"%d\" y=\"%.0f\" width=\"%d\" height=\"%d\"/>\n", LEFT, top,
            WIDTH - LEFT - RIGHT, PANEL);
    for (int k = 0; tick(y, k, &value, &label); k++) {
        const double at = place(y, value, top + PANEL, top);
        write_line(out, "grid", LEFT, at, WIDTH - RIGHT, at);
        write_label(out, "left", LEFT - 8, at + 4, label.text);
    }
    for (int k = 0; tick(x, k, &value, &label); k++) {
        const double at = place(x, value, LEFT, WIDTH - RIGHT);
        write_line(out, "grid", at, top, at, top + PANEL);
        if (last)
            write_label(out, "middle", at, top + PANEL + 18, label.text);
    }
    write_label(out, "unit", LEFT, top - 7, unit[0] ? unit : "no unit");
}

static void write_panel(FILE *out, const Plot *p, int owner, const Axis *x, double top, bool last)
{
    enum { LINES = (PANEL - 20) / 16 };
    const char *unit = unit_of(&p->curves[owner]);
    const Axis y = value_axis(p, unit);
    write_grid(out, x, &y, top, last, unit);
    int style = 0;
    for (int i = owner; i < p->count; i++)
        if (strcmp(unit_of(&p->curves[i]), unit) == 0) {
            write_curve(out, &p->curves[i], style, x, &y, top);
            if (style < LINES)
                write_legend(out, &p->curves[i], style, top + 14 + 16 * style);
            style++;
        }
    if (style > LINES) {
        char more[32];
        snprintf(more, sizeof more, "and %d more", style - LINES);
        write_label(out, "legend", WIDTH - RIGHT + 44, top + 14 + 16 * LINES, more);
    }
}

static const char style_sheet[] =
    "<style>text{font-family:Helvetica,Arial,sans-serif;font-size:12px;fill:#333}"
    ".title{font-size:16px;font-weight:bold}.left{text-anchor:end}.middle{text-anchor:middle}.unit{font-weight:bold}"
    ".panel{fill:#fff;stroke:#999}.grid{stroke:#e2e2e2;fill:none}"
    ".curve{fill:none;stroke-width:1.8;stroke-linejoin:round}</style>\n";

static void write_chart(FILE *out, const Plot *p, const char *title)
{
    int panels = 0, panel = 0;
    for (int i = 0; i < p->count; i++)
        panels += owns_panel(p, i);
    const int height = TOP + panels * (PANEL + GAP) - GAP + BOTTOM;
    const Axis x = p->last > p->first ? (Axis){p->first, p->last, axis_over(p->first, p->last, 8, false).step}
                                      : axis_over(p->first, p->last, 4, false);
    fprintf(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n",
            WIDTH, height, WIDTH, height);
    fputs(style_sheet, out);
    fprintf(out, "<rect width=\"%d\" height=\"%d\" fill=\"#fafafa\"/>\n", WIDTH, height);
    write_label(out, "title", LEFT, 26, title);
    for (int i = 0; i < p->count; i++)
        if (owns_panel(p, i)) {
            write_panel(out, p, i, &x, TOP + panel * (PANEL + GAP), panel + 1 == panels);
            panel++;
        }
    write_label(out, "middle", 0.5 * (LEFT + WIDTH - RIGHT), height - 18, "time / s");
    fputs("</svg>\n", out);
}

int plot_write(const Plot *p, const char *file, const char *title)
{
    FILE *out = fopen(file, "w");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    write_chart(out, p, title);
    const bool written = fflush(out) == 0 && !ferror(out);
    if (fclose(out) != 0 || !written)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    return STATUS_DONE;
}
