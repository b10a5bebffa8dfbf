/* page.c - charts as HTML pages. The data are the points that are drawn: values as floats, times as doubles. */
#define _POSIX_C_SOURCE 200809L
#include "page.h"
#include "between.h"
#include "bounds.h"
#include "json.h"
#include "parts.h"
#include "results.h"
#include "viewer.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* True if the curve is interrupted before this point: then a row without a value precedes it. */
static bool is_broken(const ChartCurve *c, int point)
{
    return point > 0 && c->point[point].is_first;
}

static long rows_of(const ChartCurve *c)
{
    long rows = c->points;
    for (int k = 0; k < c->points; k++)
        rows += is_broken(c, k);
    return rows;
}

static void write_data(const Chart *c, FILE *out, const Run *run, int reason)
{
    Json j = {.out = out, .is_in_page = true};
    fputs("<script type=\"application/json\">\n", out);
    json_open(&j, NULL, '{');
    json_open(&j, "runs", '[');
    json_open(&j, NULL, '{');
    json_text(&j, "name", run->options->output);
    json_number(&j, "begin", c->first);
    json_number(&j, "end", c->last);
    if (c->is_reduced)
        json_truth(&j, "is_reduced", true);
    json_open(&j, "columns", '[');
    for (int i = 0; i < c->count; i++) {
        json_open_line(&j, NULL, '{');
        json_text(&j, "path", c->curves[i].name);
        json_text(&j, "unit", c->curves[i].unit);
        json_text(&j, "about", c->curves[i].about);
        json_count(&j, "times", 2 * i);
        json_count(&j, "values", 2 * i + 1);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_open(&j, "events", '[');
    for (int i = 0; i < c->event_count; i++) {
        json_open_line(&j, NULL, '{');
        json_number(&j, "time", c->events[i]);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    bounds_write(c, &j);
    if (model_parts.verdicts)
        model_parts.verdicts->page(run, reason, &j);
    json_close(&j, '}');
    json_close(&j, ']');
    json_open(&j, "arrays", '[');
    for (int i = 0; i < 2 * c->count; i++) {
        json_open_line(&j, NULL, '{');
        json_count(&j, "rows", rows_of(&c->curves[i / 2]));
        if (i % 2 == 0)
            json_truth(&j, "double", true);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_open_line(&j, "shown", '[');
    for (int i = 0; i < c->count; i++)
        json_text(&j, NULL, c->curves[i].name);
    json_close(&j, ']');
    json_close(&j, '}');
    fputs("</script>\n", out);
}

static void put_little(unsigned char *to, uint64_t word, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        to[i] = (unsigned char)(word >> 8 * i);
}

static void write_arrays(const ChartCurve *c, FILE *out)
{
    enum { ROOM = 2 * CHART_POINTS };
    unsigned char times[8 * ROOM], values[4 * ROOM];
    size_t rows = 0;
    for (int k = 0; k < c->points; k++)
        for (int is_value = !is_broken(c, k); is_value < 2; is_value++, rows++) {
            const float value = is_value ? (float)c->point[k].value : NAN;
            uint64_t time;
            uint32_t word;
            memcpy(&time, &c->point[k].time, sizeof time);
            memcpy(&word, &value, sizeof word);
            put_little(times + 8 * rows, time, 8);
            put_little(values + 4 * rows, word, 4);
        }
    viewer_array(out, times, 8 * rows);
    viewer_array(out, values, 4 * rows);
}

static int write_still(Chart *c, FILE *out, const char *title)
{
    char *svg = NULL;
    size_t length = 0;
    FILE *picture = open_memstream(&svg, &length);
    if (picture)
        chart_write(c, picture, title);
    if (!picture || fclose(picture) != 0) {
        free(svg);
        return message_fail(OUT_OF_MEMORY, "for a picture");
    }
    viewer_still(out, svg, length, title);
    free(svg);
    return STATUS_DONE;
}

static int write_page(Chart *c, FILE *out, const char *title, const Run *run, int reason)
{
    viewer_page_open(out, title);
    fputs("<div class=\"viewer\">\n", out);
    const int status = write_still(c, out, title);
    write_data(c, out, run, reason);
    for (int i = 0; i < c->count; i++)
        write_arrays(&c->curves[i], out);
    fputs("</div>\n", out);
    viewer_page_close(out);
    return status;
}

/* ---- envelopes ---- */

enum { ARRAYS = 5 /* of an envelope: the mean, and the edges of two bands */ };

static void add_band(Json *j, int low)
{
    json_open_line(j, NULL, '[');
    json_count(j, NULL, low);
    json_count(j, NULL, low + 1);
    json_close(j, ']');
}

static void add_envelope(Json *j, const Envelope *v, int place)
{
    json_open_line(j, NULL, '{');
    json_text(j, "path", v->name);
    json_text(j, "unit", v->unit);
    json_count(j, "times", 0);
    json_count(j, "values", place);
    json_open_line(j, "bands", '[');
    add_band(j, place + 1);
    if (v->low)
        add_band(j, place + 3);
    json_close(j, ']');
    json_close(j, '}');
}

static void write_envelope_data(const Envelopes *e, int count, FILE *out)
{
    Json j = {.out = out, .is_in_page = true};
    fputs("<script type=\"application/json\">\n", out);
    json_open(&j, NULL, '{');
    json_open(&j, "runs", '[');
    json_open(&j, NULL, '{');
    json_text(&j, "name", "envelopes");
    json_number(&j, "begin", e->times[0]);
    json_number(&j, "end", e->times[e->points - 1]);
    json_open(&j, "columns", '[');
    for (int k = 0; k < count; k++)
        add_envelope(&j, &e->of[k], 1 + ARRAYS * k);
    json_close(&j, ']');
    json_close(&j, '}');
    json_close(&j, ']');
    json_open(&j, "arrays", '[');
    for (int i = 0; i < 1 + ARRAYS * count; i++) {
        json_open_line(&j, NULL, '{');
        json_count(&j, "rows", e->points);
        if (i == 0)
            json_truth(&j, "double", true);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_open_line(&j, "shown", '[');
    for (int k = 0; k < count && k < e->shown; k++)
        json_text(&j, NULL, e->of[k].name);
    json_close(&j, ']');
    json_close(&j, '}');
    fputs("</script>\n", out);
}

/* Writes an array of at most ENVELOPE_MOST_POINTS numbers; an empty one if `from` is NULL. */
static void write_numbers(const double *from, int points, bool are_doubles, FILE *out)
{
    unsigned char bytes[8 * ENVELOPE_MOST_POINTS];
    const size_t width = are_doubles ? 8 : 4;
    for (int k = 0; k < points && from; k++) {
        const float value = (float)from[k];
        uint64_t bits = 0;
        uint32_t word;
        memcpy(&bits, &from[k], sizeof bits);
        memcpy(&word, &value, sizeof word);
        put_little(bytes + width * (size_t)k, are_doubles ? bits : word, width);
    }
    viewer_array(out, bytes, from ? width * (size_t)points : 0);
}

static void begin_envelopes(const Envelopes *e, int count, FILE *out)
{
    fputs("<div class=\"viewer small\">\n", out);
    write_envelope_data(e, count, out);
    write_numbers(e->times, e->points, true, out);
    for (int k = 0; k < count; k++) {
        const Envelope *v = &e->of[k];
        const double *const arrays[ARRAYS] = {v->mean, v->least, v->greatest, v->low, v->high};
        for (int i = 0; i < ARRAYS; i++)
            write_numbers(arrays[i], e->points, false, out);
    }
    fputs("<div class=\"still\">\n", out);
}

static void end_envelopes(FILE *out)
{
    fputs("</div>\n</div>\n", out);
}

const struct PagePart page_part = {write_page,   begin_envelopes, end_envelopes,
                                   viewer_style, viewer_script,   viewer_licence_lines};
