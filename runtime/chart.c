/* chart.c - a line chart as SVG: one panel per unit and magnitude, all over the same time.
 *
 * For each bucket of time, a curve keeps the least and the greatest value of the rows in it, so that peaks remain
 * visible, however long the simulation is and however many rows events add. The curve also goes through the least and
 * the greatest value of the run, which may lie between rows. */
#include "chart.h"
#include "results.h"
#include "svg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEFT = 104, PLOT = 640, TOP = 56, BOTTOM = 56,
    LEGEND = 44, LINE = 16, /* distance from the frame to the names; from one name to the next */
    PANEL = 230, GAP = 26,
    LETTER = 8, TITLE_LETTER = 11, /* no common font is wider on average, nor bold in titles */
    LONGEST = 30, MOST_LETTERS = 100, /* letters of a name: with more, common beginnings are cut; at most */
    APART = 30, /* a curve whose reach is smaller by this factor gets another panel */
    MARK = 7    /* height of an event's mark */
};

/* Okabe and Ito's colours, told apart by colour-blind readers too, without the yellow that light paper swallows. */
static const char *const colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                      "#56b4e9", "#e69f00", "#555555", "#7a5195"};
static const char *const dashes[] = {"", "7 4", "2 3", "9 3 2 3"};

enum {
    COLOURS = sizeof colours / sizeof colours[0],
    DASHES = sizeof dashes / sizeof dashes[0],
    STYLES = COLOURS * DASHES /* of curves in a panel; further curves are grey */
};

/* While a bucket is filled, its two points are replaced by its extremes: the earlier, then the later. An absence that
 * begins and ends within a bucket is too short to be seen. */
static void add_value(ChartCurve *c, ChartPoint here)
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
    ChartPoint *last = &c->point[c->points - 2];
    const bool begins = last->is_first, low_first = c->low.row < c->high.row;
    last[0] = low_first ? c->low : c->high;
    last[1] = low_first ? c->high : c->low;
    last[0].is_first = begins;
    last[1].is_first = false;
}

bool chart_row(Chart *c, double time)
{
    const double place = (time - c->start) / (c->stop - c->start) * CHART_BUCKETS;
    const int bucket = place >= CHART_BUCKETS ? CHART_BUCKETS - 1 : place > 0 ? (int)place : 0;
    const bool is_new = c->rows == 0 || bucket > c->bucket;
    c->bucket = bucket;
    if (c->rows > 0 && !(time > c->last) && bucket + 1 != c->event_bucket) {
        c->events[c->event_count++] = time;
        c->event_bucket = bucket + 1;
    }
    if (c->rows++ == 0)
        c->first = time;
    c->last = time;
    for (int i = 0; i < c->count && is_new; i++)
        c->curves[i].in_bucket = 0;
    return is_new;
}

void chart_value(Chart *c, int curve, double value)
{
    const bool is_there = isfinite(value);
    if (is_there)
        add_value(&c->curves[curve], (ChartPoint){c->last, value, c->rows, false});
    c->is_reduced |= c->curves[curve].in_bucket > 2;
    c->curves[curve].is_there = is_there;
}

void chart_bound(Chart *c, int bound, double value)
{
    ChartBound *b = &c->bounds[bound];
    if (b->points < CHART_BOUND_POINTS)
        b->point[b->points++] = (ChartPoint){c->last, value, c->rows, false};
}

/* Inserts the value among the drawn points, unless one of these is as extreme. Between two strokes of the curve, it
 * joins the nearer one. */
void chart_extreme(Chart *chart, int curve, double time, double value, bool is_least)
{
    ChartCurve *c = &chart->curves[curve];
    int k = 0;
    bool is_drawn = isnan(value) || c->points == 0;
    for (int i = 0; i < c->points; i++) {
        is_drawn |= is_least ? c->point[i].value <= value : c->point[i].value >= value;
        k += c->point[i].time <= time;
    }
    if (is_drawn)
        return;
    const bool begins = k == 0 || (k < c->points && c->point[k].is_first &&
                                   c->point[k].time - time < time - c->point[k - 1].time);
    memmove(&c->point[k + 1], &c->point[k], (size_t)(c->points - k) * sizeof *c->point);
    c->point[k] = (ChartPoint){time, value, 0, begins};
    if (begins)
        c->point[k + 1].is_first = false;
    c->points++;
}

/* Curves of unit 1 and curves without a unit share a panel. */
static const char *unit_of(const ChartCurve *c)
{
    const char *unit = c->unit;
    return strcmp(unit, "1") == 0 ? "" : unit;
}

/* ---- panels: the curves of one unit and magnitude ---- */

typedef struct {
    int number;
    const char *unit;
    int curves;     /* number of curves; those beyond STYLES have no name */
    size_t common;  /* length of the common beginning of their names that is cut off; 0 if names are short */
    size_t longest; /* of the names that are left */
    double height;
} Panel;

static bool is_in(const Panel *panel, const ChartCurve *c)
{
    return c->panel == panel->number;
}

static bool is_bound_in(const Chart *p, const Panel *panel, int bound)
{
    const int curve = p->bounds[bound].curve;
    return curve >= 0 && is_in(panel, &p->curves[curve]);
}

/* The first curve of each panel owns it. */
static bool owns_panel(const Chart *p, int curve)
{
    for (int i = 0; i < curve; i++)
        if (p->curves[i].panel == p->curves[curve].panel)
            return false;
    return true;
}

static double reach_of(const ChartCurve *c)
{
    double reach = 0;
    for (int k = 0; k < c->points; k++)
        reach = fmax(reach, fabs(c->point[k].value));
    return reach;
}

/* By unit, then by reach, the largest first. */
static int compare_curves(const void *a, const void *b)
{
    const ChartCurve *c = *(ChartCurve *const *)a, *d = *(ChartCurve *const *)b;
    const int units = strcmp(unit_of(c), unit_of(d));
    const double x = reach_of(c), y = reach_of(d);
    return units ? units : x > y ? -1 : x < y ? 1 : c < d ? -1 : 1;
}

/* Curves that others of their unit would press onto the axis get another panel: a new panel begins where the reaches of
 * a unit's curves, in order, have a gap. Curves that are always zero share a panel with the largest. */
static void plan_panels(Chart *p)
{
    int unit_begins = 0;
    for (int i = 0; i < p->count; i++)
        p->order[i] = &p->curves[i];
    qsort(p->order, (size_t)p->count, sizeof *p->order, compare_curves);
    for (int i = 0; i < p->count; i++) {
        ChartCurve *c = p->order[i];
        const ChartCurve *before = i ? p->order[i - 1] : NULL;
        const double reach = reach_of(c);
        if (!before || strcmp(unit_of(before), unit_of(c)) != 0)
            unit_begins = i;
        c->panel = i == unit_begins      ? i
                   : !(reach > 0)        ? unit_begins
                   : reach * APART < reach_of(before) ? i
                                         : before->panel;
    }
}

static size_t letters_of(const char *text) /* in UTF-8 */
{
    size_t count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

/* The length of the beginning that all of the panel's names share, up to its last dot. */
static size_t common_of(const Chart *p, const Panel *panel)
{
    const char *first = NULL;
    size_t common = 0;
    for (int i = 0; i < p->count; i++) {
        const char *path = p->curves[i].name;
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

static Panel panel_of(const Chart *p, int owner)
{
    Panel panel = {.number = p->curves[owner].panel, .unit = unit_of(&p->curves[owner])};
    for (int pass = 0; pass < 2; pass++) {
        panel.longest = panel.common ? letters_of("names begin with ") + panel.common : 0;
        panel.curves = 0;
        for (int i = owner; i < p->count; i++) {
            if (!is_in(&panel, &p->curves[i]))
                continue;
            const size_t letters = letters_of(p->curves[i].name + panel.common);
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

static void write_curve(FILE *out, const ChartCurve *c, int style, const SvgAxis *x, const SvgAxis *y, double top,
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

/* The value of the last point at this time or before, otherwise of the first point; NaN: there is none. */
static double chart_level(const ChartPoint *point, int points, double time)
{
    double level = NAN;
    for (int k = 0; k < points; k++)
        if (!isnan(point[k].value) && (isnan(level) || point[k].time <= time))
            level = point[k].value;
    return level;
}

/* The distance of the curve inside the bound at this time, relative to the magnitudes of both. */
static double room_at(const Chart *p, const ChartBound *b, double time)
{
    const ChartCurve *c = b->curve >= 0 ? &p->curves[b->curve] : &(ChartCurve){.points = 0};
    const double level = chart_level(b->point, b->points, time), value = chart_level(c->point, c->points, time);
    const double room = b->is_upper ? level - value : value - level;
    return room / fmax(fabs(level) + fabs(value), 1e-300);
}

bool chart_is_marked(const Chart *p, const ChartBound *b)
{
    for (int i = 0; i < p->bound_count && !isnan(b->violated); i++)
        if (&p->bounds[i] != b && p->bounds[i].check == b->check &&
            room_at(p, &p->bounds[i], b->violated) < room_at(p, b, b->violated))
            return false;
    return !isnan(b->violated);
}

/* True for a point between two points of the same value; comparisons with NaN are false. */
static bool is_straight(const ChartBound *b, int k)
{
    const double value = b->point[k].value;
    return k > 0 && k + 1 < b->points && b->point[k - 1].value <= value && b->point[k - 1].value >= value &&
           b->point[k + 1].value <= value && b->point[k + 1].value >= value;
}

/* The end of a text that is too long, because the end tells most. */
static const char *end_of(const char *text, size_t most)
{
    for (size_t letters = letters_of(text); letters > most; letters--)
        do
            text++;
        while (((unsigned char)*text & 0xC0) == 0x80);
    return text;
}

/* A bound with its check, and a mark where it is violated first. */
static void write_bound(FILE *out, const Chart *p, const ChartBound *b, const SvgAxis *x, const SvgAxis *y, double top,
                        double height)
{
    enum { MOST = 90 };
    const double level = chart_level(b->point, b->points, b->violated);
    int last = -1;
    fputs("<path class=\"bound\" d=\"", out);
    for (int k = 0; k < b->points; k++) {
        const double value = b->point[k].value;
        last = isnan(value) ? last : k;
        if (isnan(value) || is_straight(b, k))
            continue;
        svg_coordinate(out, k == 0 || isnan(b->point[k - 1].value) ? "M" : "L",
                         svg_place(x, b->point[k].time, LEFT, LEFT + PLOT));
        svg_coordinate(out, " ", svg_place(y, value, top + height, top));
    }
    fputs("\"><title>", out);
    xml_text(out, b->text);
    fputs("</title></path>\n", out);
    if (last >= 0)
        svg_label(out, "check", svg_place(x, b->point[last].time, LEFT, LEFT + PLOT) - 3,
                  svg_place(y, b->point[last].value, top + height, top) + (b->is_upper ? -4 : 13),
                  end_of(b->text, MOST));
    if (isnan(level) || !chart_is_marked(p, b))
        return;
    fputs("<circle class=\"violation\" r=\"6\"", out);
    svg_coordinate(out, " cx=\"", svg_place(x, b->violated, LEFT, LEFT + PLOT));
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

static void write_events(FILE *out, const Chart *p, const SvgAxis *x, double top, double height)
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

/* Curves without a name are drawn below the others. */
static void write_panel(FILE *out, const Chart *p, int owner, const Panel *panel,
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
        for (int k = 0; is_bound_in(p, panel, i) && k < p->bounds[i].points; k++) {
            low = fmin(low, p->bounds[i].point[k].value); /* NaN does not count */
            high = fmax(high, p->bounds[i].point[k].value);
        }
    const SvgAxis y = low <= high ? svg_axis(low, high, 5, true) : svg_axis(0, 1, 5, true); /* or there are no values */
    write_grid(out, x, &y, top, panel, last);
    write_events(out, p, x, top, panel->height);
    if (panel->common) {
        fputs("<text class=\"common\"", out);
        svg_coordinate(out, " x=\"", LEFT + PLOT + 14);
        svg_coordinate(out, "\" y=\"", at);
        fputs("\">names begin with ", out);
        for (size_t k = 0; k < panel->common; k++)
            xml_text(out, (const char[2]){p->curves[owner].name[k], 0});
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
        if (is_bound_in(p, panel, i))
            write_bound(out, p, &p->bounds[i], x, &y, top, panel->height);
    for (int i = owner, style = 0; i < p->count && style < STYLES; i++) {
        if (!is_in(panel, &p->curves[i]))
            continue;
        fputs("<g ", out);
        write_stroke(out, style++);
        fputs(">", out);
        svg_line(out, "curve", LEFT + PLOT + 14, at - 4, LEFT + PLOT + 38, at - 4);
        fputs("</g>", out);
        svg_label(out, "legend", LEFT + PLOT + LEGEND, at, end_of(p->curves[i].name + panel->common, MOST_LETTERS));
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
                                   ".check{fill:#b00;font-size:11px;text-anchor:end;paint-order:stroke;stroke:#fff;"
                                   "stroke-width:3}"
                                   "@media(prefers-color-scheme:dark){.bound,.violation{stroke:#f66}"
                                   ".check{fill:#f66;stroke:#0c0c0c}}</style>\n";

void chart_write(Chart *p, FILE *out, const char *title)
{
    plan_panels(p);
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
            write_panel(out, p, i, &panel, &x, top, i == last);
            top += panel.height + GAP;
        }
    svg_label(out, "middle", LEFT + 0.5 * PLOT, height - 18, "time / s");
    fputs("</svg>\n", out);
}
