/* verdict_html.c - verdicts on requirements and checks as HTML. */
#include "between.h"
#include "results.h"
#include "verdict.h"

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
    fputs("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>", out);
    xml_text(out, run->about->info->name);
    fputs(" - requirements</title>\n<style>body{font-family:sans-serif;margin:2em}table{border-collapse:collapse}"
          "td,th{border:1px solid #999;padding:.3em .5em;text-align:left;vertical-align:top}"
          ".met td:nth-child(5){background:#cfc}.violated td:nth-child(5){background:#fcc}"
          ".open td:nth-child(5){background:#eee}</style></head><body>\n<h1>", out);
    xml_text(out, run->about->info->qualified_name);
    fprintf(out, "</h1>\n<p>Time %s to %s. Program %.16s.</p>\n<table><tr>", number_text(run->options->start).text,
            number_text(run->rows.time).text, run->about->info->fingerprint);
    for (int i = 0; i < VERDICT_FIELDS; i++)
        fprintf(out, "<th>%s</th>", verdict_fields[i]);
    fputs("</tr>\n", out);
    verdicts_visit(run, is_whole, html_row, out);
    fputs("</table></body></html>\n", out);
}

const struct HtmlPart html_part = {html_write};
