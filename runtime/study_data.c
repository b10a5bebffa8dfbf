/* study_data.c - the findings of a study as data: CSV with one number in each row, and JSON. */
#include "json.h"
#include "results.h"
#include "study_text.h"

#include <string.h>

/* Verdicts and statuses as names of JSON members, in the order of their numbers. */
static const char *const verdict_words[VERDICTS] = {
    [VERDICT_MET] = "met",
    [VERDICT_NOT_EXERCISED] = "not_exercised",
    [VERDICT_NOT_CHECKABLE] = "not_checkable",
    [VERDICT_NOT_DECIDED] = "not_decided",
    [VERDICT_VIOLATED] = "violated",
};
static const char *const status_words[] = {"done", "violated", "failed", "refused", "lost"};

static const char *kind_of(const StudyColumn *c)
{
    static const char *const words[] = {"parameter", "requirement", "margin", "figure"}; /* by StudyKind */
    return words[c->kind];
}

/* ---- CSV ---- */

typedef struct {
    FILE *out;
    const char *kind, *subject, *unit;
} Subject;

/* of: a further object of the number besides the subject, or "". A number that is not finite leaves its cell empty. */
static void row(const Subject *r, const char *statistic, const char *of, const char *unit, double value)
{
    const char *const texts[] = {r->kind, r->subject, statistic, of};
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
        csv_text(r->out, texts[k]);
        fputc(',', r->out);
    }
    fputs(isfinite(value) ? number_text(value).text : "", r->out);
    fputc(',', r->out);
    csv_text(r->out, unit);
    fputc('\n', r->out);
}

static void interval_rows(const Subject *r, const char *low, const char *high, const char *of, const char *unit,
                          const StudyInterval *i)
{
    if (i->reason != INTERVAL_IS_THERE)
        return;
    row(r, low, of, unit, i->low);
    row(r, high, of, unit, i->high);
}

static void requirement_rows(FILE *out, const StudyRequirement *q)
{
    const Subject r = {out, "requirement", study_requirement_name(q), ""};
    for (int k = 0; k < VERDICTS; k++)
        row(&r, "cases", verdict_words[k], "", (double)q->verdicts[k]);
    row(&r, "cases", "no verdict", "", (double)q->missing);
    row(&r, "cases", "no results", "", (double)q->excluded);
    row(&r, "probability", "", "", q->probability);
    interval_rows(&r, "probability low", "probability high", "", "", &q->interval);
    if (isnan(q->worst))
        return;
    row(&r, "probability at worst", "", "", q->worst);
    interval_rows(&r, "probability at worst low", "probability at worst high", "", "", &q->worst_interval);
}

static void distribution_rows(FILE *out, const StudyDistribution *d)
{
    const Subject r = {out, kind_of(d->column), d->column->name, d->column->unit};
    row(&r, "count", "", "", (double)d->count);
    row(&r, "missing", "", "", (double)d->missing);
    row(&r, "infinite", "", "", (double)d->infinite);
    row(&r, "mean", "", r.unit, d->mean);
    interval_rows(&r, "mean low", "mean high", "", r.unit, &d->mean_interval);
    row(&r, "deviation", "", r.unit, d->deviation);
    row(&r, "least", "", r.unit, d->least);
    for (int k = 0; k < QUANTILES; k++)
        row(&r, "quantile", number_text(study_quantiles[k]).text, r.unit, d->quantiles[k]);
    row(&r, "greatest", "", r.unit, d->greatest);
}

static void influence_rows(FILE *out, const Study *s, const StudyInfluences *of)
{
    const StudyColumn *c = &s->columns[of->column];
    const Subject r = {out, kind_of(c), c->name, c->unit};
    row(&r, "rank correlation of chance", "", "", of->noise);
    for (int k = 0; k < of->count; k++) {
        const StudyInfluence *i = &of->of[k];
        const char *parameter = s->columns[i->parameter].name;
        row(&r, "rank correlation", parameter, "", i->rank);
        if (isnan(i->total))
            continue;
        row(&r, "first-order index", parameter, "", i->first);
        interval_rows(&r, "first-order index low", "first-order index high", parameter, "", &i->first_interval);
        row(&r, "total index", parameter, "", i->total);
        interval_rows(&r, "total index low", "total index high", parameter, "", &i->total_interval);
    }
}

void study_write_csv(const StudyFindings *f, FILE *out)
{
    const Subject all = {out, "study", "cases", ""};
    fputs("kind,subject,statistic,of,value,unit\n", out);
    row(&all, "count", "", "", (double)f->study->count);
    for (int k = 0; k < CASE_STATUSES; k++)
        row(&all, "count", status_words[k], "", (double)f->by_status[k]);
    row(&all, "level", "", "", f->level);
    for (int k = 0; k < f->requirement_count; k++)
        requirement_rows(out, &f->requirements[k]);
    if (f->all)
        requirement_rows(out, f->all);
    for (int k = 0; k < f->distribution_count; k++)
        distribution_rows(out, &f->distributions[k]);
    for (int k = 0; k < f->influence_count; k++)
        influence_rows(out, f->study, &f->influences[k]);
}

/* ---- JSON ---- */

static void json_word(Json *j, const char *name, const char *text)
{
    if (text)
        json_text(j, name, text);
    else
        json_null(j, name);
}

static void json_interval(Json *j, const char *name, const StudyInterval *i)
{
    json_open_line(j, name, '{');
    if (i->reason == INTERVAL_IS_THERE) {
        json_number(j, "low", i->low);
        json_number(j, "high", i->high);
    } else {
        json_text(j, "none", study_reason(i->reason));
    }
    json_close(j, '}');
}

static void json_requirement(Json *j, const char *member, const StudyRequirement *r)
{
    json_open(j, member, '{');
    if (r->name)
        json_text(j, "name", r->name);
    for (int k = 0; k < VERDICTS; k++)
        json_count(j, verdict_words[k], r->verdicts[k]);
    json_count(j, "no_verdict", r->missing);
    json_count(j, "no_results", r->excluded);
    json_number(j, "probability", r->probability);
    json_interval(j, "interval", &r->interval);
    if (!isnan(r->worst)) {
        json_number(j, "probability_at_worst", r->worst);
        json_interval(j, "interval_at_worst", &r->worst_interval);
    }
    json_close(j, '}');
}

static void json_histogram(Json *j, const StudyHistogram *h)
{
    json_open(j, "histogram", '{');
    json_open_line(j, h->is_of_values ? "values" : "edges", '[');
    for (int k = 0; k < h->bins + (h->bins > 0 && !h->is_of_values); k++)
        json_number(j, NULL, h->edges[k]);
    json_close(j, ']');
    json_open_line(j, "counts", '[');
    for (int k = 0; k < h->bins; k++)
        json_count(j, NULL, h->counts[k]);
    json_close(j, ']');
    json_count(j, "below", h->below);
    json_count(j, "above", h->above);
    json_close(j, '}');
}

static void json_distribution(Json *j, const StudyDistribution *d)
{
    json_open(j, NULL, '{');
    json_text(j, "kind", kind_of(d->column));
    json_text(j, "name", d->column->name);
    json_text(j, "unit", d->column->unit);
    json_count(j, "count", d->count);
    json_count(j, "missing", d->missing);
    json_count(j, "infinite", d->infinite);
    json_number(j, "mean", d->mean);
    json_interval(j, "mean_interval", &d->mean_interval);
    json_number(j, "deviation", d->deviation);
    json_number(j, "least", d->least);
    json_open_line(j, "quantiles", '{');
    for (int k = 0; k < QUANTILES; k++)
        json_number(j, number_text(study_quantiles[k]).text, d->quantiles[k]);
    json_close(j, '}');
    json_number(j, "greatest", d->greatest);
    json_histogram(j, &d->histogram);
    json_close(j, '}');
}

static void json_influences(Json *j, const Study *s, const StudyInfluences *of)
{
    json_open(j, NULL, '{');
    json_text(j, "kind", kind_of(&s->columns[of->column]));
    json_text(j, "name", s->columns[of->column].name);
    json_count(j, "cases", of->cases);
    json_number(j, "rank_correlation_of_chance", of->noise);
    if (of->rows) {
        json_count(j, "base_rows", of->rows);
        json_count(j, "base_rows_used", of->used);
    }
    json_open(j, "parameters", '[');
    for (int k = 0; k < of->count; k++) {
        const StudyInfluence *i = &of->of[k];
        json_open_line(j, NULL, '{');
        json_text(j, "name", s->columns[i->parameter].name);
        json_number(j, "rank_correlation", i->rank);
        json_truth(j, "is_chance", i->is_noise);
        if (!isnan(i->total)) {
            json_number(j, "first", i->first);
            json_interval(j, "first_interval", &i->first_interval);
            json_number(j, "total", i->total);
            json_interval(j, "total_interval", &i->total_interval);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void json_failure(Json *j, const StudyFailure *f)
{
    json_open_line(j, NULL, '{');
    json_text(j, "status", status_words[f->status]);
    json_text(j, "reason", f->reason);
    json_truth(j, "numbers_differ", f->is_varied);
    json_count(j, "count", f->count);
    json_open_line(j, "first", '[');
    for (size_t k = 0; k < sizeof f->names / sizeof *f->names && f->names[k]; k++)
        json_text(j, NULL, f->names[k]);
    json_close(j, ']');
    json_close(j, '}');
}

static void json_head(Json *j, const StudyFindings *f)
{
    const Study *s = f->study;
    json_word(j, "program", s->program);
    json_word(j, "model", s->model);
    json_word(j, "fingerprint", s->fingerprint);
    json_word(j, "settings", s->settings);
    json_word(j, "identity", s->identity);
    json_text(j, "design", study_design_word(s->method));
    json_word(j, "seed", s->seed);
    json_count(j, "replications", s->replications);
    json_number(j, "level", f->level);
    json_open(j, "cases", '{');
    json_count(j, "count", s->count);
    json_count(j, "representing", f->representing);
    for (int k = 0; k < CASE_STATUSES; k++)
        json_count(j, status_words[k], f->by_status[k]);
    json_close(j, '}');
    json_open(j, "failures", '[');
    for (int k = 0; k < f->failure_count; k++)
        json_failure(j, &f->failures[k]);
    json_close(j, ']');
}

void study_write_json(const StudyFindings *f, FILE *out)
{
    Json json = {.out = out}, *j = &json;
    json_open(j, NULL, '{');
    json_head(j, f);
    json_open(j, "requirements", '[');
    for (int k = 0; k < f->requirement_count; k++)
        json_requirement(j, NULL, &f->requirements[k]);
    json_close(j, ']');
    if (f->all)
        json_requirement(j, "all_requirements", f->all);
    json_open(j, "distributions", '[');
    for (int k = 0; k < f->distribution_count; k++)
        json_distribution(j, &f->distributions[k]);
    json_close(j, ']');
    json_open(j, "influences", '[');
    for (int k = 0; k < f->influence_count; k++)
        json_influences(j, f->study, &f->influences[k]);
    json_close(j, ']');
    json_close(j, '}');
}
