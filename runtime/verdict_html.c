/* verdict_html.c - verdicts on requirements and checks as HTML. */
#include "between.h"
#include "results.h"
#include "verdict.h"

/* Wide tables scroll on screens. */
static const char style[] =
    "<style>:root{color-scheme:light dark;--met:#cfc;--violated:#fcc;--open:#eee}"
    "@media(prefers-color-scheme:dark){:root{--met:#14532d;--violated:#7f1d1d;--open:#3f3f3f}}"
    "body{font-family:system-ui,sans-serif;margin:1.5em;overflow-wrap:anywhere}"
    "@media(max-width:700px){body{margin:.8em;font-size:.9em}}"
    "@media screen{.wide{overflow-x:auto}}"
    "table{border-collapse:collapse;overflow-wrap:normal}"
    "td,th{border:1px solid #888;padding:.3em .5em;text-align:left;vertical-align:top}"
    ".met td:nth-child(5){background:var(--met)}.violated td:nth-child(5){background:var(--violated)}"
    ".open td:nth-child(5){background:var(--open)}</style>";

static void html_row(void *context, VerdictColour colour, const char *const *fields)
{
    static const char *const classes[] = {"met", "open", "violated"}; /* by VerdictColour */
    FILE *out = context;
    fprintf(out, "<tr class=\"%s\">", classes[colour]);
    for (int i = 0; i < VERDICT_FIELDS; i++) {
        fputs("<td>", out);
        xml_text(out, fields[i]);
        fputs("</td>", out);
    }
    fputs("</tr>\n", out);
}

static void html_write(const Run *run, bool is_whole, FILE *out)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>", out);
    xml_text(out, run->about->info->name);
    fputs(" - requirements</title>\n", out);
    fputs(style, out);
    fputs("</head><body>\n<h1>", out);
    xml_text(out, run->about->info->qualified_name);
    fprintf(out, "</h1>\n<p>Time %s to %s. Program %.16s.</p>\n<div class=\"wide\"><table><tr>",
            number_text(run->options->start).text, number_text(run->rows.time).text, run->about->info->fingerprint);
    for (int i = 0; i < VERDICT_FIELDS; i++)
        fprintf(out, "<th>%s</th>", verdict_fields[i]);
    fputs("</tr>\n", out);
    verdicts_visit(run, is_whole, html_row, out);
    fputs("</table></div></body></html>\n", out);
}

const struct HtmlPart html_part = {html_write};
