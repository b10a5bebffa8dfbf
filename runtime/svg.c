/* svg.c - SVG charts. Coordinates are written in hundredths of a pixel, as integers, independently of the locale. */
#include "svg.h"
#include "results.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum { MOST_TICKS = 12 };

void svg_coordinate(FILE *out, const char *text, double pixels)
{
    const long hundredths = lround(100 * pixels);
    fprintf(out, "%s%s%ld.%02ld", text, hundredths < 0 ? "-" : "", labs(hundredths) / 100, labs(hundredths) % 100);
}

void svg_line(FILE *out, const char *style, double x1, double y1, double x2, double y2)
{
    fprintf(out, "<path class=\"%s\"", style);
    svg_coordinate(out, " d=\"M", x1);
    svg_coordinate(out, " ", y1);
    svg_coordinate(out, "L", x2);
    svg_coordinate(out, " ", y2);
    fputs("\"/>\n", out);
}

void svg_label(FILE *out, const char *style, double x, double y, const char *text)
{
    fprintf(out, "<text class=\"%s\"", style);
    svg_coordinate(out, " x=\"", x);
    svg_coordinate(out, "\" y=\"", y);
    fputs("\">", out);
    xml_text(out, text);
    fputs("</text>\n", out);
}

double svg_step(double range, int wanted)
{
    const double rough = range / wanted;
    const double power = pow(10, floor(log10(rough)));
    const double digit = rough / power;
    return power * (digit < 1.5 ? 1 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10);
}

SvgAxis svg_axis(double low, double high, int wanted, bool round_out)
{
    const double least = 1e-9 * fmax(fabs(low), fabs(high));
    if (!(high - low > least)) {
        const double room = fmax(fabs(low), fabs(high)) > 0 ? 0.1 * fmax(fabs(low), fabs(high)) : 1;
        low -= room;
        high += room;
    }
    const double step = svg_step(fmin(high - low, DBL_MAX), wanted);
    if (round_out) {
        low = step * floor(low / step + 1e-9);
        high = step * ceil(high / step - 1e-9);
    }
    return (SvgAxis){fmax(low, -DBL_MAX), fmin(high, DBL_MAX), step};
}

double svg_place(const SvgAxis *a, double value, double from, double to)
{
    const double scale = fmax(fabs(a->low), fabs(a->high)) > 1e300 ? 0x1p-64 : 1; /* so that nothing overflows */
    return from + (to - from) * (scale * value - scale * a->low) / (scale * a->high - scale * a->low);
}

bool svg_tick(const SvgAxis *a, int k, double *value, Number *label)
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
