/* study_html.c - the HTML page of a study: one file that works without network and scripts. Its style is that of
 * review sheets. */
#include "page.h"
#include "parts.h"
#include "results.h"
#include "study_charts.h"
#include "study_text.h"

#include <stdarg.h>
#include <string.h>

enum { MOST_DRAWN = 60, MOST_FAILURES = 30, LONG_NUMBER = 9 /* digits */ };

static const char style[] =
    ":root { color-scheme: light dark; --line: #8888; --soft: #8881; --mark: #15b; }\n"
    "@media (prefers-color-scheme: dark) { :root { --mark: #8bf; } }\n"
    "body { font: 15px/1.45 system-ui, sans-serif; max-width: 76em; margin: 1.5em auto; padding: 0 1em;\n"
    "       overflow-wrap: break-word; } h1, .facts td { overflow-wrap: anywhere; } .facts th { width: 11em; }\n"
    "h1 { margin-bottom: 0; } h2 { border-top: 2px solid var(--line); padding-top: .6em; }\n"
    "table { border-collapse: collapse; width: 100%; } a { color: var(--mark); }\n"
    "th, td { text-align: left; vertical-align: top; padding: .15em .6em .15em 0;\n"
    "         border-bottom: 1px solid var(--line); }\n"
    "th { overflow-wrap: normal; } td.name { min-width: 7em; }\n"
    ".number { text-align: right; font-variant-numeric: tabular-nums; } .digits { overflow-wrap: anywhere; }\n"
    ".short { white-space: nowrap; } .wide { overflow-x: auto; }\n"
    ".from { opacity: .75; } .good { color: var(--bar); } .violated { color: var(--bad); font-weight: bold; }\n"
    "article { margin: .8em 0; padding: .4em .8em; background: var(--soft); break-inside: avoid; }\n"
    "article table { width: auto; } article td { padding-right: 2em; }\n"
    "article h3 { margin: 0; font-size: 1em; }\n"
    ".charts { display: grid; gap: .6em 1.2em;\n"
    "          grid-template-columns: repeat(auto-fit, minmax(min(26.7em, 100%), 1fr)); }\n"
    "figure { margin: .4em 0; max-width: 34em; break-inside: avoid; overflow-x: auto; }\n"
    "figcaption { font-weight: bold; } .charts svg { min-width: 400px; }\n"
    "svg { width: 100%; height: auto; display: block; } svg.verdicts { width: 8em; padding-top: .35em; }\n"
    "@media screen and (max-width: 700px) { td.number { white-space: nowrap; } .facts th { width: 7em; } }\n"
    "@page { margin: 12mm; }\n"
    "@media print { body { max-width: none; font-size: 9pt; margin: 0; padding: 0; }\n"
    "  .wide { overflow: visible; font-size: 8pt; } .wide td, .wide th { padding-right: .4em; }\n"
    "  td.number { white-space: normal; } td.name { min-width: 0; } svg.verdicts { width: 6em; }\n"
    "  .charts { grid-template-columns: 1fr 1fr; } .charts svg { min-width: 0; } figure { overflow: visible; }\n"
    "  h2, h3, thead { break-after: avoid; } tr, figure { break-inside: avoid; } }\n";

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

/* Writes a name that may break behind its dots, colons and underscores. */
static void breakable(FILE *out, const char *text)
{
    for (const char *at = text; *at; at++) {
        const bool is_end = at > text && (at[-1] == '.' || at[-1] == '_' || (at[-1] == ':' && at[0] != ':'));
        fputs(is_end && is_letter(*at) ? "<wbr/>" : "", out);
        xml_text(out, (const char[]){*at, 0});
    }
}

static void cell(FILE *out, const char *style_class, const char *text)
{
    fputs("<td", out);
    if (style_class[0])
        fprintf(out, " class=\"%s\"", style_class);
    fputs(">", out);
    breakable(out, text);
    fputs("</td>", out);
}

static void paragraph(FILE *out, const char *text)
{
    fputs("<p>", out);
    xml_text(out, text);
    fputs("</p>\n", out);
}

static void open_table(FILE *out, const char *const *heads, int count, int numbers)
{
    fputs("<div class=\"wide\"><table><thead><tr>", out);
    for (int k = 0; k < count; k++) {
        fputs(k < numbers ? "<th>" : "<th class=\"number\">", out);
        xml_text(out, heads[k]);
        fputs("</th>", out);
    }
    fputs("</tr></thead><tbody>\n", out);
}

static void close_table(FILE *out)
{
    fputs("</tbody></table></div>\n", out);
}

static void section(FILE *out, const char *id, const char *title)
{
    fprintf(out, "<h2 id=\"%s\">%s</h2>\n", id, title);
}

/* ---- the run ---- */

static void write_fact(FILE *out, const char *name, const char *text)
{
    if (!text || !*text)
        return;
    fputs("<tr>", out);
    fprintf(out, "<th>%s</th>", name);
    cell(out, "", text);
    fputs("</tr>\n", out);
}

static void write_run(const StudyFindings *f, Arena *a, FILE *out)
{
    const Study *s = f->study;
    section(out, "run", "Run");
    fputs("<div class=\"wide\"><table class=\"facts\"><tbody>\n", out);
    write_fact(out, "program", s->program);
    write_fact(out, "model", s->model);
    write_fact(out, "fingerprint", s->fingerprint);
    write_fact(out, "settings", s->settings);
    write_fact(out, "design", study_design(s, a));
    write_fact(out, "cases",
               study_format(a, "%s%s%s", study_count(a, s->count), s->count ? ": " : "", study_counts(f, a)));
    if (f->representing < s->count)
        write_fact(out, "statistics",
                   study_format(a,
                                "computed from the %s rows of the samples A and B, which follow the distributions of "
                                "the parameters",
                                study_count(a, f->representing)));
    write_fact(out, "confidence level of intervals", study_level(a, f->level));
    close_table(out);
}

static void write_failures(const StudyFindings *f, Arena *a, FILE *out)
{
    static const char *const heads[] = {"cases", "status", "reason", "first cases"};
    const long left = f->by_status[CASE_FAILED] + f->by_status[CASE_REFUSED] + f->by_status[CASE_LOST];
    if (left == 0)
        return;
    section(out, "failures", "Cases without results");
    paragraph(out,
              study_format(a, "%s of %s cases have no results. The numbers below exclude them, except where stated.",
                           study_count(a, left), study_count(a, f->study->count)));
    open_table(out, heads, 4, 4);
    for (int k = 0; k < f->failure_count && k < MOST_FAILURES; k++) {
        const StudyFailure *failure = &f->failures[k];
        fputs("<tr>", out);
        cell(out, "short", study_count(a, failure->count));
        cell(out, "short", study_status(failure->status));
        cell(out, "",
             study_format(a, "%s%s", *failure->reason ? failure->reason : "unknown",
                          failure->is_varied ? " (also with other numbers)" : ""));
        cell(out, "", study_cases(a, failure));
        fputs("</tr>\n", out);
    }
    close_table(out);
    if (f->failure_count > MOST_FAILURES)
        paragraph(out,
                  study_format(a, "%s more reasons are not shown.", study_count(a, f->failure_count - MOST_FAILURES)));
}

/* ---- requirements ---- */

static void write_requirement(const StudyRequirement *r, Arena *a, FILE *out)
{
    const int decimals = study_decimals(&r->interval, r->decided);
    const bool is_violated = r->verdicts[VERDICT_VIOLATED] > 0;
    fputs("<tr>", out);
    cell(out, "name", study_requirement_name(r));
    fputs("<td>", out);
    study_chart_verdicts(r, out);
    fputs("</td>", out);
    cell(out, "number",
         study_format(a, "%s of %s", study_count(a, r->verdicts[VERDICT_MET]), study_count(a, r->decided)));
    cell(out,
         is_violated  ? "number violated"
         : r->decided ? "number good"
                      : "number",
         study_fixed(a, r->probability, decimals));
    cell(out, "number", study_interval(a, &r->interval, decimals));
    cell(out, "number", study_count(a, r->verdicts[VERDICT_VIOLATED]));
    cell(out, "number", study_undecided(a, r));
    if (isnan(r->worst))
        cell(out, "number", "");
    else
        cell(out, "number",
             study_format(a, "%s (%s)", study_fixed(a, r->worst, study_decimals(&r->worst_interval, r->decided)),
                          study_interval(a, &r->worst_interval, study_decimals(&r->worst_interval, r->decided))));
    fputs("</tr>\n", out);
}

static void write_requirements(const StudyFindings *f, Arena *a, FILE *out)
{
    if (f->requirement_count == 0)
        return;
    const char *const heads[] = {"requirement",
                                 "met, open, violated",
                                 "met of decided",
                                 "probability",
                                 study_format(a, "%s interval", study_level(a, f->level)),
                                 "violated",
                                 "not decided",
                                 "if cases without results violate it"};
    section(out, "requirements", "Requirements");
    open_table(out, heads, 8, 2);
    for (int k = 0; k < f->requirement_count; k++)
        write_requirement(&f->requirements[k], a, out);
    if (f->all)
        write_requirement(f->all, a, out);
    close_table(out);
    if (f->all && f->undecided)
        paragraph(out, study_format(a, "\"all of them\" excludes requirements that no case decided: %d.",
                                    f->undecided));
    switch (f->study->method) {
    case DESIGN_NONE:
    case DESIGN_GRID:
        paragraph(out,
                  "The cases are not a random sample. The number is the share of cases that met the requirement, not "
                  "a probability, and has no confidence interval.");
        break;
    case DESIGN_RANDOM: paragraph(out, "Confidence intervals: Clopper and Pearson."); break;
    default:
        paragraph(out, f->study->replications > 1
                           ? "Confidence intervals: Student's t, from the estimates of the replications."
                           : "The cases depend on each other: confidence intervals need at least two replications.");
    }
}

/* ---- margins, figures, parameters ---- */

/* True for a margin or figure that varies. The table is sufficient for a constant. */
static bool is_varied(const StudyDistribution *d)
{
    return d->column->kind != STUDY_PARAMETER && d->greatest > d->least;
}

/* True for the first ones that vary, up to MOST_DRAWN: only these have pictures. */
static bool has_article(const StudyFindings *f, int number)
{
    int before = 0;
    for (int k = 0; k < number && before < MOST_DRAWN; k++)
        before += is_varied(&f->distributions[k]);
    return is_varied(&f->distributions[number]) && before < MOST_DRAWN;
}

static void write_name(const StudyFindings *f, int number, FILE *out)
{
    const StudyColumn *c = f->distributions[number].column;
    const bool is_link = has_article(f, number);
    fputs("<td class=\"name\">", out);
    if (is_link)
        fprintf(out, "<a href=\"#d%d\">", number);
    xml_text(out, c->kind == STUDY_MARGIN ? "margin of " : "");
    breakable(out, c->name);
    fputs(is_link ? "</a></td>" : "</td>", out);
}

static void write_distribution(const StudyFindings *f, int number, Arena *a, FILE *out)
{
    const StudyDistribution *d = &f->distributions[number];
    const double numbers[] = {d->mean,
                              d->deviation,
                              d->least,
                              d->quantiles[QUANTILE_5],
                              d->quantiles[QUANTILE_50],
                              d->quantiles[QUANTILE_95],
                              d->greatest};
    fputs("<tr>", out);
    write_name(f, number, out);
    cell(out, "short", d->column->unit);
    cell(out, "number",
         d->infinite ? study_format(a, "%s, %s infinite", study_count(a, d->count), study_count(a, d->infinite))
                     : study_count(a, d->count));
    for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
        const char *text = study_value(a, numbers[k], k == 1 ? NAN : d->deviation);
        cell(out, strlen(text) > LONG_NUMBER ? "number digits" : "number", text);
    }
    fputs("</tr>\n", out);
}

static bool is_of_parameter(const StudyDistribution *d)
{
    return d->column->kind == STUDY_PARAMETER;
}

static void write_distributions(const StudyFindings *f, bool are_parameters, Arena *a, FILE *out)
{
    const char *const heads[] = {are_parameters ? "parameter" : "margin or figure",
                                 "unit",
                                 "cases",
                                 "mean",
                                 "deviation",
                                 "least",
                                 "5 %",
                                 "50 %",
                                 "95 %",
                                 "greatest"};
    int count = 0;
    for (int k = 0; k < f->distribution_count; k++)
        count += is_of_parameter(&f->distributions[k]) == are_parameters;
    if (count == 0)
        return;
    section(out, are_parameters ? "parameters" : "figures", are_parameters ? "Parameters" : "Margins and figures");
    open_table(out, heads, 10, 2);
    for (int k = 0; k < f->distribution_count; k++)
        if (is_of_parameter(&f->distributions[k]) == are_parameters)
            write_distribution(f, k, a, out);
    close_table(out);
}

static void write_influence_table(const StudyFindings *f, const StudyInfluences *of, Arena *a, FILE *out)
{
    const Study *s = f->study;
    static const char *const heads[] = {"parameter", "rank correlation", "alone", "total"};
    const bool has_indices = of->rows > 0;
    const char *const all[] = {heads[0], heads[1], heads[2], "interval", heads[3], "interval"};
    open_table(out, all, has_indices ? 6 : 2, 1);
    for (int k = 0; k < of->count; k++) {
        const StudyInfluence *i = &of->of[k];
        fputs("<tr>", out);
        cell(out, "name", s->columns[i->parameter].name);
        cell(out, i->is_noise ? "number from" : "number",
             study_format(a, "%s%s", study_fixed(a, i->rank, 3),
                          i->is_noise && !isnan(i->rank) ? " (not significant)" : ""));
        if (has_indices) {
            cell(out, "number", study_fixed(a, i->first, 3));
            cell(out, "number", study_interval(a, &i->first_interval, 3));
            cell(out, "number", study_fixed(a, i->total, 3));
            cell(out, "number", study_interval(a, &i->total_interval, 3));
        }
        fputs("</tr>\n", out);
    }
    close_table(out);
    if (of->rows > of->used)
        paragraph(out, study_format(a, "%s of %s base rows are excluded, because one of their cases has no result.",
                                    study_count(a, of->rows - of->used), study_count(a, of->rows)));
}

static void caption(FILE *out, const char *text)
{
    fputs("<figure><figcaption>", out);
    breakable(out, text);
    fputs("</figcaption>\n", out);
}

static void write_histogram(const StudyDistribution *d, Arena *a, FILE *out)
{
    const long outside = d->histogram.below + d->histogram.above;
    if (d->histogram.bins == 0)
        return;
    caption(out, outside ? study_format(a, "Histogram, without %s outliers", study_count(a, outside))
                         : "Histogram");
    study_chart_histogram(d, out);
    fputs("</figure>\n", out);
}

static const StudyInfluences *influences_on(const StudyFindings *f, const StudyColumn *c)
{
    for (int k = 0; k < f->influence_count; k++)
        if (&f->study->columns[f->influences[k].column] == c)
            return &f->influences[k];
    return NULL;
}

static void write_article(const StudyFindings *f, int number, Arena *a, FILE *out)
{
    const StudyDistribution *d = &f->distributions[number];
    const StudyInfluences *of = influences_on(f, d->column);
    fprintf(out, "<article id=\"d%d\"><h3>", number);
    xml_text(out, study_format(a, "%s%s", d->column->kind == STUDY_MARGIN ? "Margin of " : "", d->column->name));
    fputs("</h3>\n<div class=\"charts\">\n", out);
    write_histogram(d, a, out);
    caption(out, "Cumulative distribution");
    study_chart_curve(d, out);
    fputs("</figure>\n", out);
    if (of && of->count > 0) {
        caption(out, of->rows ? "Influences: alone (dark), total with its interval (light)"
                              : "Influences; grey: not significant");
        study_chart_influences(f->study, of, out);
        fputs("</figure>\n", out);
        caption(out, "Plot over the most influential parameter");
        study_chart_scatter(f->study, of, out);
        fputs("</figure>\n", out);
    }
    fputs("</div>\n", out);
    if (of && of->count > 0)
        write_influence_table(f, of, a, out);
    fputs("</article>\n", out);
}

static void write_articles(const StudyFindings *f, Arena *a, FILE *out)
{
    int count = 0;
    for (int k = 0; k < f->distribution_count; k++) {
        count += is_varied(&f->distributions[k]);
        if (has_article(f, k))
            write_article(f, k, a, out);
    }
    if (count > MOST_DRAWN)
        paragraph(out, study_format(a, "%d more are in the table only.", count - MOST_DRAWN));
}

/* ---- envelopes ---- */

static bool has_envelopes(const Envelopes *e)
{
    return e && e->count > 0 && e->points > 0;
}

static void write_envelopes(const Envelopes *e, Arena *a, FILE *out)
{
    int drawn = 0;
    if (!has_envelopes(e))
        return;
    section(out, "envelopes", "Envelopes");
    paragraph(out, study_format(a, "%s trajectories: mean (line), %sminimum to maximum (light).",
                                study_count(a, e->files), e->has_quantiles ? "5 % to 95 % (dark), " : ""));
    const int most = e->count < MOST_DRAWN ? e->count : MOST_DRAWN;
    if (model_parts.pages)
        model_parts.pages->begin_envelopes(e, most, out);
    fputs("<div class=\"charts\">\n", out);
    for (int k = 0; k < most; k++, drawn++) {
        const Envelope *v = &e->of[k];
        const bool has_unit = v->unit[0] && strcmp(v->unit, "1") != 0;
        caption(out, study_format(a, "%s%s%s", v->name, has_unit ? " / " : "", has_unit ? v->unit : ""));
        study_chart_envelope(e, v, out);
        fputs("</figure>\n", out);
    }
    fputs("</div>\n", out);
    if (model_parts.pages)
        model_parts.pages->end_envelopes(out);
    if (e->count > drawn)
        paragraph(out, study_format(a, "%d more are in the file of envelopes only.", e->count - drawn));
}

void study_write_html(const StudyFindings *f, const Envelopes *e, FILE *out)
{
    Arena own = {NULL};
    const Study *s = f->study;
    const char *name = s->model ? s->model : s->program ? s->program : "a table";
    fputs("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>Study of ",
          out);
    xml_text(out, name);
    const bool has_charts = has_envelopes(e) && model_parts.pages;
    fprintf(out, "</title>\n<style>\n%s%s</style>\n", style, study_charts_style);
    if (has_charts)
        model_parts.pages->style(out);
    fputs("</head>\n<body>\n<main>\n<h1>Study of ", out);
    breakable(out, name);
    fputs("</h1>\n", out);
    paragraph(out, study_format(&own, "%s cases%s%s.", study_count(&own, s->count), s->count ? ": " : "",
                                study_counts(f, &own)));
    write_run(f, &own, out);
    write_failures(f, &own, out);
    write_requirements(f, &own, out);
    write_distributions(f, false, &own, out);
    write_articles(f, &own, out);
    write_distributions(f, true, &own, out);
    write_envelopes(e, &own, out);
    fputs("</main>\n", out);
    if (has_charts)
        model_parts.pages->script(out);
    fputs("</body></html>\n", out);
    arena_release(&own);
}
