/* plot.c - a line chart as SVG: one panel per unit and magnitude, all over the same time.
 *
 * A curve keeps the least and the greatest value of the rows that fall into each of its buckets of time, so that peaks
 * survive however long the simulation is and however many events add rows. It goes through the least and the greatest
 * value of the run, between rows too. */
#include "between.h"
#include "figures.h"
#include "plot.h"
#include "requirement.h"
#include "results.h"
#include "svg.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 1000, /* two points each */
    MOST_POINTS = 2 * BUCKETS + 2, /* with the least and the greatest value */
    LEFT = 104, PLOT = 640, TOP = 56, BOTTOM = 56,
    LEGEND = 44, LINE = 16, /* from the frame to the names; from one to the next */
    PANEL = 230, GAP = 26,
    LETTER = 8, TITLE_LETTER = 11, /* no common font is wider on average, nor bold in titles */
    LONGEST = 30, MOST_LETTERS = 100, /* that a name has before what all have in common is cut; that one has at all */
    APART = 30, /* a curve that reaches so many times less far has another panel */
    MARK = 7    /* height of an event's */
};

/* Okabe and Ito's colours, told apart by colour-blind readers too, without the yellow that light paper swallows. */
static const char *const colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                      "#56b4e9", "#e69f00", "#555555", "#7a5195"};
static const char *const dashes[] = {"", "7 4", "2 3", "9 3 2 3"};

enum {
    COLOURS = sizeof colours / sizeof colours[0],
    DASHES = sizeof dashes / sizeof dashes[0],
    STYLES = COLOURS * DASHES /* that are distinguished: more curves of a panel are grey */
};

typedef struct {
    double time, value;
    long row;
    bool is_first; /* the pen is lifted before it: the variable was absent */
} Point;

typedef struct {
    int variable;
    const ModelVariable *of;
    int points;
    Point *point;
    Point low, high; /* of the bucket being filled */
    int in_bucket;   /* rows of it in which the variable is there */
    bool is_there;   /* in the last row */
    int panel;       /* in which it is drawn */
} Curve;

/* The bound of a check on the variable of a curve, once in each bucket; NaN where the check does not count. */
typedef struct {
    int curve, row, points;
    Point *point;
} Bound;

struct Plot {
    const ModelDescription *about;
    const Figures *figures; /* of the curves */
    Curve *curves, **order;
    int count;
    Bound *bounds;
    int bound_count;
    ModelCheckValue *checks;
    double *bound_values; /* by row */
    long rows;
    int bucket; /* being filled */

    double start, stop;
    double first, last; /* times of rows */

    double *events; /* times of two rows, or more: the first of each bucket */
    int event_count;
    int event_bucket; /* of the last of them */
};

static void plan_bounds(Plot *p, Arena *a)
{
    const ModelRequirements *r = p->about->info->requirements;
    int checks = 0, capacity = 0;
    for (int k = 0; r && k < r->bound_count; k++)
        for (int i = 0; i < p->count; i++)
            if (p->curves[i].variable == r->bounds[k].variable) {
                p->bounds = arena_room(a, p->bounds, p->bound_count, &capacity, sizeof *p->bounds);
                p->bounds[p->bound_count++] =
                    (Bound){.curve = i, .row = k, .point = arena_take(a, BUCKETS + 1, sizeof(Point))};
            }
    if (!p->bound_count)
        return;
    while (r->checks[checks].text)
        checks++;
    p->checks = arena_take(a, (size_t)checks, sizeof *p->checks);
    p->bound_values = arena_doubles(a, (size_t)r->bound_count);
}

Plot *plot_new(const ModelDescription *about, Arena *a, const Figures *f, double start, double stop)
{
    Plot *p = arena_take(a, 1, sizeof *p);
    p->about = about;
    p->start = start;
    p->stop = stop;
    p->figures = f;
    p->count = figures_count(f);
    p->curves = arena_take(a, (size_t)p->count, sizeof *p->curves);
    p->order = arena_take(a, (size_t)p->count, sizeof *p->order);
    for (int i = 0; i < p->count; i++)
        p->curves[i] = (Curve){.variable = figures_of(f, i).variable,
                               .of = &about->variables[figures_of(f, i).variable],
                               .point = arena_take(a, MOST_POINTS, sizeof(Point))};
    plan_bounds(p, a);
    p->events = arena_doubles(a, BUCKETS);
    p->event_bucket = -1;
    return p;
}

static void add_bounds(Plot *p, const Model *m, double time)
{
    const ModelRequirements *r = described(m)->info->requirements;
    if (!p->bound_count)
        return;
    r->values(m, p->checks);
    r->bound_values(m, p->bound_values);
    for (int i = 0; i < p->bound_count; i++) {
        Bound *b = &p->bounds[i];
        const bool counts = p->checks[r->bounds[b->row].check].is_exercised;
        if (b->points <= BUCKETS)
            b->point[b->points++] = (Point){time, counts ? p->bound_values[b->row] : NAN, p->rows, false};
    }
}

/* The points of the bucket that is being filled are replaced as it fills: the earlier of its extremes, then the later.
 * Absence that begins and ends within a bucket is too short to be seen. */
static void add_value(Curve *c, Point here)
{
    const bool is_first = c->in_bucket == 0;
    here.is_first = !c->is_there;
    c->in_bucket++;
    if (is_first || here.value < c->low.value)
        c->low = here;
    if (is_first || here.value > c->high.value)
        c->high = here;
    if (c->in_bucket <= 2)
        c->point[c->points++] = here;
    if (is_first)
        return;
    Point *last = &c->point[c->points - 2];
    const bool begins = last->is_first, low_first = c->low.row < c->high.row;
    last[0] = low_first ? c->low : c->high;
    last[1] = low_first ? c->high : c->low;
    last[0].is_first = begins;
    last[1].is_first = false;
}

/* A value between those that are drawn, unless one of them is as large. Of two strokes, it is of the nearer one. */
static void add_extreme(Curve *c, Extreme e, bool is_least)
{
    int k = 0;
    bool is_drawn = isnan(e.value) || c->points == 0;
    for (int i = 0; i < c->points; i++) {
        is_drawn |= is_least ? c->point[i].value <= e.value : c->point[i].value >= e.value;
        k += c->point[i].time <= e.time;
    }
    if (is_drawn)
        return;
    const bool begins = k == 0 || (k < c->points && c->point[k].is_first &&
                                   c->point[k].time - e.time < e.time - c->point[k - 1].time);
    memmove(&c->point[k + 1], &c->point[k], (size_t)(c->points - k) * sizeof *c->point);
    c->point[k] = (Point){e.time, e.value, 0, begins};
    if (begins)
        c->point[k + 1].is_first = false;
    c->points++;
}

void plot_row(Plot *p, const Model *m, double time)
{
    const double place = (time - p->start) / (p->stop - p->start) * BUCKETS;
    const int bucket = place >= BUCKETS ? BUCKETS - 1 : place > 0 ? (int)place : 0;
    const bool is_new = p->rows == 0 || bucket > p->bucket;
    p->bucket = bucket;
    if (p->rows > 0 && !(time > p->last) && bucket != p->event_bucket) {
        p->events[p->event_count++] = time;
        p->event_bucket = bucket;
    }
    if (p->rows++ == 0)
        p->first = time;
    p->last = time;
    if (is_new)
        add_bounds(p, m, time);
    for (int i = 0; i < p->count; i++) {
        Curve *c = &p->curves[i];
        const double value = variable_value(m, c->variable);
        if (is_new)
            c->in_bucket = 0;
        if (!isnan(value))
            add_value(c, (Point){time, value, p->rows, false});
        c->is_there = !isnan(value);
    }
}

/* Mere numbers and what has no unit share a panel. */
static const char *unit_of(const Curve *c)
{
    const char *unit = c->of->unit;
    return strcmp(unit, "1") == 0 ? "" : unit;
}

/* ---- panels: the curves of one unit and magnitude ---- */

typedef struct {
    int number;
    const char *unit;
    int curves;     /* those beyond STYLES have no name */
    size_t common;  /* letters that their names have in common, cut off as far as there is need for it */
    size_t longest; /* of names that are left */
    double height;
} Panel;

static bool is_in(const Panel *panel, const Curve *c)
{
    return c->panel == panel->number;
}

/* The first curve of each panel owns it. */
static bool owns_panel(const Plot *p, int curve)
{
    for (int i = 0; i < curve; i++)
        if (p->curves[i].panel == p->curves[curve].panel)
            return false;
    return true;
}

static double reach_of(const Curve *c)
{
    double reach = 0;
    for (int k = 0; k < c->points; k++)
        reach = fmax(reach, fabs(c->point[k].value));
    return reach;
}

/* By unit, those that reach far first. */
static int compare_curves(const void *a, const void *b)
{
    const Curve *c = *(Curve *const *)a, *d = *(Curve *const *)b;
    const int units = strcmp(unit_of(c), unit_of(d));
    const double x = reach_of(c), y = reach_of(d);
    return units ? units : x > y ? -1 : x < y ? 1 : c < d ? -1 : 1;
}

/* Curves that others of their unit would press onto the axis have a panel of their own: panels part where the reaches
 * of a unit's curves, in order, have a gap. Curves that are always zero share a panel with the largest. */
static void plan_panels(Plot *p)
{
    int unit_begins = 0;
    for (int i = 0; i < p->count; i++)
        p->order[i] = &p->curves[i];
    qsort(p->order, (size_t)p->count, sizeof *p->order, compare_curves);
    for (int i = 0; i < p->count; i++) {
        Curve *c = p->order[i];
        const Curve *before = i ? p->order[i - 1] : NULL;
        const double reach = reach_of(c);
        if (!before || strcmp(unit_of(before), unit_of(c)) != 0)
            unit_begins = i;
        c->panel = i == unit_begins      ? i
                   : !(reach > 0)        ? unit_begins
                   : reach * APART < reach_of(before) ? i
                                         : before->panel;
    }
}

static const char *path_of(const Curve *c)
{
    return c->of->path;
}

static size_t letters_of(const char *text) /* of UTF-8 */
{
    size_t count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

/* Up to the last point that all of the panel's names share. */
static size_t common_of(const Plot *p, const Panel *panel)
{
    const char *first = NULL;
    size_t common = 0;
    for (int i = 0; i < p->count; i++) {
        const char *path = path_of(&p->curves[i]);
        if (!is_in(panel, &p->curves[i]))
            continue;
        size_t same = 0;
        while (first && path[same] && path[same] == first[same])
            same++;
        common = !first ? strlen(path) : same < common ? same : common;
        first = first ? first : path;
    }
    while (common > 0 && first[common - 1] != '.')
        common--;
    return common;
}

static Panel panel_of(const Plot *p, int owner)
{
    Panel panel = {.number = p->curves[owner].panel, .unit = unit_of(&p->curves[owner])};
    for (int pass = 0; pass < 2; pass++) {
        panel.longest = panel.common ? letters_of("names begin with ") + panel.common : 0;
        panel.curves = 0;
        for (int i = owner; i < p->count; i++) {
            if (!is_in(&panel, &p->curves[i]))
                continue;
            const size_t letters = letters_of(path_of(&p->curves[i]) + panel.common);
            panel.longest = letters > panel.longest ? letters : panel.longest;
            panel.curves++;
        }
        if (pass == 0 && panel.longest > LONGEST && panel.curves > 1)
            panel.common = common_of(p, &panel);
    }
    const int lines = (panel.curves > STYLES ? STYLES + 2 : panel.curves) + (panel.common > 0);
    panel.height = fmax(PANEL, LINE * lines + 10);
    if (panel.curves > STYLES && panel.longest < 40)
        panel.longest = 40;
    panel.longest = panel.longest > MOST_LETTERS ? MOST_LETTERS : panel.longest;
    return panel;
}

static void write_stroke(FILE *out, int style)
{
    if (style < STYLES)
        fprintf(out, "stroke=\"%s\" stroke-dasharray=\"%s\"", colours[style % COLOURS],
                dashes[style / COLOURS % DASHES]);
    else
        fputs("stroke=\"#bbb\" style=\"stroke-width:0.8\"", out);
}

static void write_curve(FILE *out, const Curve *c, int style, const SvgAxis *x, const SvgAxis *y, double top,
                        double height)
{
    fputs("<path class=\"curve\" ", out);
    write_stroke(out, style);
    fputs(" d=\"", out);
    for (int k = 0; k < c->points; k++) {
        svg_coordinate(out, c->point[k].is_first ? "M" : "L", svg_place(x, c->point[k].time, LEFT, LEFT + PLOT));
        svg_coordinate(out, " ", svg_place(y, c->point[k].value, top + height, top));
    }
    fputs("\"/>\n", out);
}

/* The value of points at that time or before it, else the first one there is; NaN: there is none. */
static double level_at(const Point *point, int points, double time)
{
    double level = NAN;
    for (int k = 0; k < points; k++)
        if (!isnan(point[k].value) && (isnan(level) || point[k].time <= time))
            level = point[k].value;
    return level;
}

/* How far the curve is within the bound then, relative to both. */
static double room_at(const Plot *p, const Bound *b, double time)
{
    const Curve *c = &p->curves[b->curve];
    const double level = level_at(b->point, b->points, time), value = level_at(c->point, c->points, time);
    const double room = p->about->info->requirements->bounds[b->row].is_upper ? level - value : value - level;
    return room / fmax(fabs(level) + fabs(value), 1e-300);
}

/* True if this bound is violated, and not another one of its check. */
static bool is_marked(const Plot *p, const Bound *b, double violated)
{
    const ModelBound *rows = p->about->info->requirements->bounds;
    for (int i = 0; i < p->bound_count; i++)
        if (&p->bounds[i] != b && rows[p->bounds[i].row].check == rows[b->row].check &&
            room_at(p, &p->bounds[i], violated) < room_at(p, b, violated))
            return false;
    return true;
}

/* Within a stretch of one value; comparisons with NaN are false. */
static bool is_straight(const Bound *b, int k)
{
    const double value = b->point[k].value;
    return k > 0 && k + 1 < b->points && b->point[k - 1].value <= value && b->point[k - 1].value >= value &&
           b->point[k + 1].value <= value && b->point[k + 1].value >= value;
}

/* A bound, with a mark where it is violated first. */
static void write_bound(FILE *out, const Plot *p, const Bound *b, double violated, const SvgAxis *x, const SvgAxis *y,
                        double top, double height)
{
    const double level = level_at(b->point, b->points, violated);
    fputs("<path class=\"bound\" d=\"", out);
    for (int k = 0; k < b->points; k++) {
        const double value = b->point[k].value;
        if (isnan(value) || is_straight(b, k))
            continue;
        svg_coordinate(out, k == 0 || isnan(b->point[k - 1].value) ? "M" : "L",
                         svg_place(x, b->point[k].time, LEFT, LEFT + PLOT));
        svg_coordinate(out, " ", svg_place(y, value, top + height, top));
    }
    fputs("\"><title>", out);
    xml_text(out, p->about->info->requirements->checks[p->about->info->requirements->bounds[b->row].check].text);
    fputs("</title></path>\n", out);
    if (isnan(violated) || isnan(level) || !is_marked(p, b, violated))
        return;
    fputs("<circle class=\"violation\" r=\"6\"", out);
    svg_coordinate(out, " cx=\"", svg_place(x, violated, LEFT, LEFT + PLOT));
    svg_coordinate(out, "\" cy=\"", svg_place(y, level, top + height, top));
    fputs("\"/>\n", out);
}

static void write_grid(FILE *out, const SvgAxis *x, const SvgAxis *y, double top, const Panel *panel, bool last)
{
    double value;
    Number label;
    fprintf(out, "<rect class=\"panel\" x=\"%d\" y=\"%.0f\" width=\"%d\" height=\"%.0f\"/>\n", LEFT, top,
            PLOT, panel->height);
    for (int k = 0; svg_tick(y, k, &value, &label); k++) {
        const double at = svg_place(y, value, top + panel->height, top);
        svg_line(out, "grid", LEFT, at, LEFT + PLOT, at);
        svg_label(out, "left", LEFT - 8, at + 4, label.text);
    }
    for (int k = 0; svg_tick(x, k, &value, &label); k++) {
        const double at = svg_place(x, value, LEFT, LEFT + PLOT);
        svg_line(out, "grid", at, top, at, top + panel->height);
        if (last)
            svg_label(out, "middle", at, top + panel->height + 18, label.text);
    }
    svg_label(out, "unit", LEFT, top - 7, panel->unit[0] ? panel->unit : "no unit");
}

static void write_events(FILE *out, const Plot *p, const SvgAxis *x, double top, double height)
{
    if (!p->event_count)
        return;
    fputs("<path class=\"event\" d=\"", out);
    for (int i = 0; i < p->event_count; i++) {
        svg_coordinate(out, "M", svg_place(x, p->events[i], LEFT, LEFT + PLOT));
        svg_coordinate(out, " ", top + height);
        fprintf(out, "v-%d", MARK);
    }
    fputs("\"><title>events</title></path>\n", out);
}

/* Curves without a name lie below the others. An endless name is shown by its end, which tells most. */
static void write_panel(FILE *out, const Plot *p, const Requirements *r, int owner, const Panel *panel,
                        const SvgAxis *x, double top, bool last)
{
    double low = HUGE_VAL, high = -HUGE_VAL, at = top + 14;
    char text[80];
    for (int i = owner; i < p->count; i++)
        for (int k = 0; is_in(panel, &p->curves[i]) && k < p->curves[i].points; k++) {
            low = fmin(low, p->curves[i].point[k].value);
            high = fmax(high, p->curves[i].point[k].value);
        }
    for (int i = 0; i < p->bound_count; i++)
        for (int k = 0; is_in(panel, &p->curves[p->bounds[i].curve]) && k < p->bounds[i].points; k++) {
            low = fmin(low, p->bounds[i].point[k].value); /* or that which is a number */
            high = fmax(high, p->bounds[i].point[k].value);
        }
    const SvgAxis y = low <= high ? svg_axis(low, high, 5, true) : svg_axis(0, 1, 5, true); /* or nothing is there */
    write_grid(out, x, &y, top, panel, last);
    write_events(out, p, x, top, panel->height);
    if (panel->common) {
        fputs("<text class=\"common\"", out);
        svg_coordinate(out, " x=\"", LEFT + PLOT + 14);
        svg_coordinate(out, "\" y=\"", at);
        fputs("\">names begin with ", out);
        for (size_t k = 0; k < panel->common; k++)
            xml_text(out, (const char[2]){path_of(&p->curves[owner])[k], 0});
        fputs("</text>\n", out);
        at += LINE;
    }
    for (int pass = 0; pass < 2; pass++)
        for (int i = owner, style = 0; i < p->count; i++)
            if (is_in(panel, &p->curves[i])) {
                if ((style < STYLES) == (pass == 1))
                    write_curve(out, &p->curves[i], style, x, &y, top, panel->height);
                style++;
            }
    for (int i = 0; i < p->bound_count; i++)
        if (is_in(panel, &p->curves[p->bounds[i].curve]))
            write_bound(out, p, &p->bounds[i],
                        r ? model_parts.requirements->violated_at(
                                r, p->about->info->requirements->bounds[p->bounds[i].row].check)
                          : NAN,
                        x, &y, top, panel->height);
    for (int i = owner, style = 0; i < p->count && style < STYLES; i++) {
        if (!is_in(panel, &p->curves[i]))
            continue;
        const char *name = path_of(&p->curves[i]) + panel->common;
        for (size_t letters = letters_of(name); letters > MOST_LETTERS; letters--)
            do
                name++;
            while (((unsigned char)*name & 0xC0) == 0x80);
        fputs("<g ", out);
        write_stroke(out, style++);
        fputs(">", out);
        svg_line(out, "curve", LEFT + PLOT + 14, at - 4, LEFT + PLOT + 38, at - 4);
        fputs("</g>", out);
        svg_label(out, "legend", LEFT + PLOT + LEGEND, at, name);
        at += LINE;
    }
    if (panel->curves <= STYLES)
        return;
    snprintf(text, sizeof text, "%d more are grey and have no name:", panel->curves - STYLES);
    svg_label(out, "legend", LEFT + PLOT + 14, at, text);
    svg_label(out, "legend", LEFT + PLOT + 14, at + LINE, "choose some with --variables");
}

static const char style_sheet[] =
    "<style>text{font-family:Helvetica,Arial,Liberation Sans,sans-serif;font-size:12px;fill:#333}"
    ".common{font-style:italic}.left{text-anchor:end}.middle{text-anchor:middle}.unit{font-weight:bold}"
    ".paper{fill:#fafafa}.panel{fill:#fff;stroke:#999}.grid{stroke:#e2e2e2;fill:none}"
    ".event{stroke:#777;stroke-width:.6;fill:none}"
    ".curve{fill:none;stroke-width:1.8;stroke-linejoin:round}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.paper{fill:#161616}.panel{fill:#0c0c0c;stroke:#777}"
    ".grid{stroke:#333}.event{stroke:#999}.curve{filter:brightness(1.35)}}</style>\n";
static const char bounds_sheet[] = "<style>.bound{fill:none;stroke:#b00;stroke-width:1.2;stroke-dasharray:6 3}"
                                   ".violation{fill:none;stroke:#b00;stroke-width:2}"
                                   "@media(prefers-color-scheme:dark){.bound,.violation{stroke:#f66}}</style>\n";

static void write_chart(FILE *out, const Plot *p, const Requirements *r, const char *title)
{
    double height = TOP - GAP + BOTTOM;
    size_t longest = 20;
    int last = -1;
    for (int i = 0; i < p->count; i++)
        if (owns_panel(p, i)) {
            const Panel panel = panel_of(p, i);
            height += panel.height + GAP;
            longest = panel.longest > longest ? panel.longest : longest;
            last = i;
        }
    const int width = LEFT + PLOT + LEGEND + LETTER * (int)longest;
    const SvgAxis x = p->last > p->first ? (SvgAxis){p->first, p->last, svg_axis(p->first, p->last, 8, false).step}
                                      : svg_axis(p->first, p->last, 4, false);
    fprintf(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%.0f\" viewBox=\"0 0 %d %.0f\">\n",
            width, height, width, height);
    fputs(style_sheet, out);
    fputs(p->bound_count ? bounds_sheet : "", out);
    fprintf(out, "<rect class=\"paper\" width=\"%d\" height=\"%.0f\"/>\n", width, height);
    const double needed = (double)(TITLE_LETTER * letters_of(title)), room = width - LEFT - 10;
    svg_coordinate(out, "<text font-weight=\"bold\" style=\"font-size:", 16 * fmin(1, room / fmax(needed, 1)));
    fprintf(out, "px\" x=\"%d\" y=\"26\">", LEFT);
    xml_text(out, title);
    fputs("</text>\n", out);
    double top = TOP;
    for (int i = 0; i < p->count; i++)
        if (owns_panel(p, i)) {
            const Panel panel = panel_of(p, i);
            write_panel(out, p, r, i, &panel, &x, top, i == last);
            top += panel.height + GAP;
        }
    svg_label(out, "middle", LEFT + 0.5 * PLOT, height - 18, "time / s");
    fputs("</svg>\n", out);
}

int plot_write(Plot *p, const Requirements *r, const char *file, const char *title)
{
    FILE *out = fopen(file, "w");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    for (int i = 0; i < p->count; i++) {
        add_extreme(&p->curves[i], figures_of(p->figures, i).least, true);
        add_extreme(&p->curves[i], figures_of(p->figures, i).greatest, false);
    }
    plan_panels(p);
    write_chart(out, p, r, title);
    const bool written = fflush(out) == 0 && !ferror(out);
    if (fclose(out) != 0 || !written)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    return STATUS_DONE;
}
