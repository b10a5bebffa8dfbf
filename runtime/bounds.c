/* bounds.c - the bounds of checks, in records and pages. */
#include "bounds.h"

#include <math.h>
#include <string.h>

static bool is_constant(const ChartBound *b)
{
    int same = 0;
    while (same < b->points && memcmp(&b->point[same].value, &b->point[0].value, sizeof(double)) == 0)
        same++;
    return b->points > 0 && same == b->points && !isnan(b->point[0].value);
}

/* True for a point between two points of the same value, which is left out. */
static bool is_straight(const ChartBound *b, int point)
{
    const size_t size = sizeof(double);
    return point > 0 && point + 1 < b->points &&
           memcmp(&b->point[point].value, &b->point[point - 1].value, size) == 0 &&
           memcmp(&b->point[point].value, &b->point[point + 1].value, size) == 0;
}

static void write_points(const ChartBound *b, bool are_values, Json *j)
{
    json_open_line(j, are_values ? "values" : "times", '[');
    for (int k = 0; k < b->points; k++)
        if (!is_straight(b, k))
            json_number(j, NULL, are_values ? b->point[k].value : b->point[k].time);
    json_close(j, ']');
}

void bounds_write(const Chart *c, Json *j)
{
    json_open(j, "bounds", '[');
    for (int i = 0; i < c->bound_count; i++) {
        const ChartBound *b = &c->bounds[i];
        json_open_line(j, NULL, '{');
        json_text(j, "path", b->path);
        json_text(j, "check", b->text);
        json_text(j, "side", b->is_upper ? "upper" : "lower");
        json_number(j, "violated", chart_is_marked(c, b) ? b->violated : NAN);
        if (is_constant(b)) {
            json_number(j, "value", b->point[0].value);
        } else {
            write_points(b, false, j);
            write_points(b, true, j);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}
