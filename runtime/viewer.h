/* viewer.h - results in an HTML page that needs no network: pictures for readers without scripts, and the data from
 * which a script draws charts that can be zoomed. Shared by programs and the compiler.
 *
 * A viewer is <div class="viewer"> with pictures (class "still"), the data as JSON, and arrays of numbers. The data:
 *
 *     {"runs": [RUN...], "arrays": [ARRAY...], "shown": [PATH...]}
 *     RUN    {"name", "begin", "end", "columns": [{"path", "unit", "about", "times": array, "values": array}...],
 *             ("value" instead of "times" and "values" of a constant; "bands": [[array, array]...] for filled bands),
 *             "events": [{"time", "change", "element"}...], "bounds": [BOUND...], "verdicts": those of --requirements,
 *             "figures": [{"name", "value", "unit"}...], "settings": {...}, "verdict": text,
 *             "is_reduced": true if samples are minima and maxima of stretches of time}
 *     ARRAY  {"rows", "double": true for doubles, else floats, "packed": "words" or "differences" if compressed}
 *     BOUND  {"path", "check", "violated": time or null, "value" or "times" and "values"}
 *
 * Only "name", "begin", "end" and "columns" of a run are required. Arrays follow in their order, as base64 of little-
 * endian numbers. Packed ones are compressed (zlib, RFC 1950) after their bytes were sorted by weight: first the lowest
 * bytes of all numbers, then the next ones; with "differences", each 32-bit word is the difference to its
 * predecessor. */
#ifndef VIEWER_H
#define VIEWER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Lines of viewer_text.c, which is generated when the compiler is built; each list ends with NULL. */
extern const char *const viewer_style_lines[];
extern const char *const viewer_script_lines[]; /* dygraphs, then viewer.js; compressed (gzip), as base64 */
extern const char *const viewer_licence_lines[]; /* of dygraphs */

void viewer_page_open(FILE *out, const char *title); /* down to <body>, with the style; the title is escaped */
void viewer_style(FILE *out);  /* for the <head> of another page */
void viewer_script(FILE *out); /* at the end of a page's <body>, once, with the licence */
void viewer_page_close(FILE *out);

/* A picture for readers without scripts, with words for those who cannot see it. */
void viewer_still(FILE *out, const char *svg, size_t length, const char *words);
void viewer_array(FILE *out, const void *numbers, size_t bytes); /* of numbers that are little-endian already */

#endif
