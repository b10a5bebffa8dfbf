/* verdict.c - verdicts on requirements and checks, for people, as CSV and JSON; verdict_html.c is another form. */
#include "between.h"
#include "equation.h"
#include "json.h"
#include "results.h"
#include "trajectory.h"
#include "verdict.h"

#include <math.h>
#include <string.h>

static const char *const verdict_names[VERDICTS] = {
#define VERDICT(name, text) text,
#include "verdicts.def"
#undef VERDICT
};

/* ---- rows: a requirement, one of its checks, or a check without a requirement ---- */

typedef struct {
    const ModelDescription *about;
    const ModelRequirement *requirement; /* or NULL */
    const Watched *watched;              /* or NULL */
    Verdict verdict;
} Row;

typedef void RowVisit(void *context, const Row *row);

static bool is_of_any(const ModelDescription *about, int check)
{
    for (const ModelRequirement *r = about->info->requirements->requirements; r && r->name; r++)
        for (int i = 0; r->checks && r->checks[i] >= 0; i++)
            if (r->checks[i] == check)
                return true;
    return false;
}

static void visit_rows(const Run *run, bool is_whole, RowVisit *visit, void *context)
{
    const int count = run->requirements->count;
    const Watched *watched = run->requirements->watched;
    for (const ModelRequirement *r = run->about->info->requirements->requirements; r && r->name; r++) {
        const bool is_one = requirement_is_one(r);
        visit(context, &(Row){run->about, r, is_one ? &watched[r->checks[0]] : NULL,
                              verdict_of_requirement(run->about, watched, r, is_whole)});
        for (int i = 0; !is_one && r->checks && r->checks[i] >= 0; i++) {
            const Watched *w = &watched[r->checks[i]];
            visit(context, &(Row){run->about, r, w, verdict_of_check(w, is_whole)});
        }
    }
    for (int i = 0; i < count; i++)
        if (!is_of_any(run->about, i))
            visit(context, &(Row){run->about, NULL, &watched[i], verdict_of_check(&watched[i], is_whole)});
}

/* The numbers of verdicts on requirements, or on checks without a requirement. */
typedef struct {
    bool is_of_requirements;
    int verdicts[VERDICTS], all;
} Counts;

static void count_row(void *context, const Row *row)
{
    Counts *c = context;
    const bool is_counted = c->is_of_requirements
                                ? row->requirement && (!row->watched || requirement_is_one(row->requirement))
                                : !row->requirement;
    c->verdicts[row->verdict] += is_counted;
    c->all += is_counted;
}

/* True if no check is violated, or undecided because of its values. */
static bool are_met(const Run *run)
{
    const int count = run->requirements->count;
    const Watched *watched = run->requirements->watched;
    bool are = true;
    for (int i = 0; i < count; i++)
        are = are && !watched[i].is_violated && !watched_is_open(&watched[i]);
    return are;
}

/* The details of a check besides its verdict. */
typedef struct {
    bool has_since, has_margin;
    double since, margin, time; /* time: of the least margin */
    const double *values;       /* of the variables that it mentions; NULL: not shown */
    const char *reason;         /* why it is not decided, or "" */
} Told;

static Told told_of(const Watched *w)
{
    Told t = {.has_since = w->is_violated, .since = w->violated_at, .time = w->least_at, .reason = ""};
    if (watched_is_open(w))
        return (Told){.has_since = true, .since = w->open_at, .values = w->open_values,
                      .reason = "a value is not a finite number"};
    t.has_margin = w->check->has_margin && isfinite(w->least);
    t.margin = verdict_margin(w);
    t.values = t.has_margin || (w->is_violated && !w->check->has_margin) ? w->values : NULL;
    return t;
}

/* bed.surface.T = 365.3 K, limit = 363 K */
static Words values_words(const ModelDescription *about, const ModelCheck *check, const Told *told)
{
    Words words = words_of(told->reason);
    for (int i = 0; told->values && check->variables[i] >= 0; i++) {
        const int variable = check->variables[i];
        Number number;
        const char *stated = about->variables[variable].unit, *unit = strcmp(stated, "1") == 0 ? "" : stated;
        words_add(&words, i ? ", " : told->reason[0] ? ": " : "");
        words_add(&words, about->variables[variable].path);
        words_add(&words, " = ");
        words_add(&words, about->variables[variable].literals
                              ? variable_text(about, variable, told->values[i], &number)
                              : (number = number_rounded(told->values[i], 6)).text);
        words_add(&words, unit[0] ? " " : "");
        words_add(&words, unit);
    }
    return words;
}

/* Bed::overshoot of bed, model.xmi:88 */
static Words place_words(const ModelCheck *check)
{
    return element_origin(check->instance ? check->instance : "", check->element);
}

static const char *unit_of(const ModelCheck *check)
{
    return check->unit ? check->unit : "";
}

static const char *words_of_check(const ModelCheck *check)
{
    return check->message ? check->message : check->text;
}

/* ---- for people ---- */

typedef struct {
    const Run *run;
    FILE *out;
} Printing;

/* True if a bound is violated by less than the integrator's relative tolerance of the values in the check. */
static bool is_within_tolerance(const Run *run, const Watched *w)
{
    const Requirements *r = run->requirements;
    bool is_of_run = false;
    for (const int *v = w->check->variables; *v >= 0; v++)
        is_of_run |= !variable_is_constant(&run->about->variables[*v]);
    return is_of_run && w->is_violated && !has_fixed_steps(run->options->method) &&
           fabs(w->least) <= run->options->tolerance * r->size[w - r->watched];
}

static void print_told(const Run *run, const Watched *w, int column, FILE *out)
{
    const Told told = told_of(w);
    const Words values = values_words(run->about, w->check, &told);
    const char *unit = unit_of(w->check);
    if (!told.has_since && !told.has_margin)
        return;
    fprintf(out, "\n%*s", column, "");
    if (told.has_since)
        fprintf(out, "since time %s%s", report_time(run, told.since).text, told.has_margin ? "; " : "");
    if (told.has_margin)
        fprintf(out, "margin %s%s%s at time %s", number_rounded(told.margin, 6).text, unit[0] ? " " : "", unit,
                report_time(run, told.time).text);
    fprintf(out, "%s%s", values.text[0] ? ": " : "", values.text);
    if (told.has_margin && is_within_tolerance(run, w))
        fprintf(out, "\n%*swithin the tolerance of the run: repeat it with a smaller --tolerance", column, "");
}

static void print_row(void *context, const Row *row)
{
    enum { WIDTH = 15 };
    const Printing *printing = context;
    FILE *out = printing->out;
    const ModelRequirement *r = row->requirement;
    const Watched *w = row->watched;
    const bool is_inner = r && w && !requirement_is_one(r);
    const int indent = is_inner ? 4 : 2, column = indent + WIDTH;
    fprintf(out, "%*s%-*s", indent, "", WIDTH, verdict_names[row->verdict]);
    if (r && !is_inner)
        fprintf(out, "%s%s%s%s", r->id, r->id[0] ? " " : "", r->name, w ? "\n" : "");
    if (r && !w && row->verdict == VERDICT_NOT_CHECKABLE && r->reason)
        fprintf(out, ": %s", r->reason);
    if (w && r && !is_inner)
        fprintf(out, "%*s", column, "");
    if (w)
        fprintf(out, "%s  (%s)", words_of_check(w->check), place_words(w->check).text);
    if (w)
        print_told(printing->run, w, column, out);
    fputc('\n', out);
}

static void print_counts(const char *title, const Counts *c, FILE *out)
{
    bool is_next = false;
    if (c->all == 0)
        return;
    fprintf(out, "%s: ", title);
    for (int v = VERDICTS - 1; v >= 0; v--)
        if (c->verdicts[v]) {
            fprintf(out, "%s%d %s", is_next ? ", " : "", c->verdicts[v], verdict_names[v]);
            is_next = true;
        }
    fputc('\n', out);
}

static void print_rows(const Run *run, bool is_whole, FILE *out)
{
    Counts requirements = {.is_of_requirements = true}, checks = {.is_of_requirements = false};
    visit_rows(run, is_whole, count_row, &requirements);
    visit_rows(run, is_whole, count_row, &checks);
    print_counts("requirements", &requirements, out);
    print_counts(requirements.all > 0 ? "checks without a requirement" : "checks", &checks, out);
    visit_rows(run, is_whole, print_row, &(Printing){run, out});
}

/* ---- files ---- */

const char *const verdict_fields[VERDICT_FIELDS] = {"id",     "name", "text", "check",  "verdict", "margin",
                                                "unit",   "time", "since", "values", "element", "place"};

typedef struct {
    const char *text[VERDICT_FIELDS];
    Told told;
    Number margin, time, since;
    Words values, element;
} Fields;

/* digits: 0 for all. */
static const char *number_field(Number *memory, double value, int digits)
{
    *memory = digits ? number_rounded(value, digits) : number_text(value);
    return memory->text;
}

/* is_rounded: as a page shows numbers; other files have all their digits. */
static void fill_fields(const Row *row, Fields *f, bool is_rounded)
{
    const ModelRequirement *r = row->requirement;
    const Watched *w = row->watched;
    for (int i = 0; i < VERDICT_FIELDS; i++)
        f->text[i] = "";
    if (r) {
        f->text[0] = r->id, f->text[1] = r->name, f->text[2] = r->text;
        f->text[11] = r->source;
        f->text[9] = row->verdict == VERDICT_NOT_CHECKABLE && r->reason ? r->reason : "";
    }
    f->text[4] = verdict_names[row->verdict];
    if (!w)
        return;
    f->told = told_of(w);
    f->text[3] = words_of_check(w->check);
    f->element = place_words(w->check);
    f->text[10] = f->element.text;
    if (f->told.has_since)
        f->text[8] = number_field(&f->since, f->told.since, is_rounded ? 9 : 0);
    if (f->told.has_margin) {
        f->text[5] = number_field(&f->margin, f->told.margin, is_rounded ? 6 : 0);
        f->text[6] = unit_of(w->check);
        f->text[7] = number_field(&f->time, f->told.time, is_rounded ? 9 : 0);
    }
    f->values = values_words(row->about, w->check, &f->told);
    f->text[9] = f->values.text;
}

static void csv_row(void *context, const Row *row)
{
    FILE *out = context;
    Fields f;
    fill_fields(row, &f, false);
    for (int i = 0; i < VERDICT_FIELDS; i++) {
        fputs(i ? "," : "", out);
        csv_text(out, f.text[i]);
    }
    fputc('\n', out);
}

static void json_row(void *context, const Row *row)
{
    Json *j = context;
    Fields f;
    fill_fields(row, &f, false);
    json_open(j, NULL, '{');
    for (int i = 0; i < VERDICT_FIELDS; i++) {
        const bool is_number = i == 5 || i == 7 || i == 8;
        if (is_number && f.text[i][0])
            json_number(j, verdict_fields[i], i == 5 ? f.told.margin : i == 7 ? f.told.time : f.told.since);
        else if (f.text[i][0])
            json_text(j, verdict_fields[i], f.text[i]);
    }
    json_close(j, '}');
}

static void json_rows(const Run *run, bool is_whole, const char *name, Json *j)
{
    json_open(j, name, '[');
    visit_rows(run, is_whole, json_row, j);
    json_close(j, ']');
}

typedef struct {
    VerdictVisit *visit;
    void *context;
} Visit;

static void visit_fields(void *visit, const Row *row)
{
    static const VerdictColour colours[VERDICTS] = {VERDICT_GOOD, VERDICT_OPEN, VERDICT_OPEN, VERDICT_OPEN,
                                                    VERDICT_BAD};
    const Visit *v = visit;
    Fields f;
    fill_fields(row, &f, true);
    v->visit(v->context, colours[row->verdict], f.text);
}

void verdicts_visit(const Run *run, bool is_whole, VerdictVisit *visit, void *context)
{
    visit_rows(run, is_whole, visit_fields, &(Visit){visit, context});
}

static void write_rows(const Run *run, FILE *out, const void *context)
{
    const bool is_whole = *(const bool *)context;
    const char *ending = strrchr(run->options->requirements, '.');
    if (ending && strcmp(ending, ".html") == 0) {
        model_parts.html->verdicts(run, is_whole, out);
    } else if (ending && strcmp(ending, ".json") == 0) {
        json_rows(run, is_whole, NULL, &(Json){.out = out});
    } else {
        for (int i = 0; i < VERDICT_FIELDS; i++)
            fprintf(out, "%s%s", i ? "," : "", verdict_fields[i]);
        fputc('\n', out);
        visit_rows(run, is_whole, csv_row, out);
    }
}

static int write_file(const Run *run, bool is_whole)
{
    return report_write(run, run->options->requirements, write_rows, &is_whole);
}

/* ---- the part ---- */

/* True if the run has reached its end. */
static bool is_whole(const Run *run, int reason)
{
    return reason == STATUS_DONE && !(run->termination && run->options->stops_on_violation);
}

static int report(Run *run, int reason, int status)
{
    const Options *o = run->options;
    const int written =
        o->requirements && run->rows.times.rows > 0 ? write_file(run, is_whole(run, reason)) : STATUS_DONE;
    const bool is_asked = status == STATUS_DONE && written == STATUS_DONE && !o->ignores_requirements && !o->is_steady;
    return is_asked && !are_met(run) ? STATUS_VIOLATED : written;
}

static void print(const Run *run, int reason, FILE *out)
{
    if (!run->options->is_steady && !run->options->quiet)
        print_rows(run, is_whole(run, reason), out);
}

typedef struct {
    void (*visit)(void *context, const char *subject, const char *unit, const char *verdict, double margin);
    void *context;
} CellVisit;

static void visit_cells(void *visit, const Row *row)
{
    const CellVisit *v = visit;
    const ModelRequirement *r = row->requirement;
    const Watched *w = row->watched;
    const bool is_named = !r || (w && !requirement_is_one(r)), has_margin = w && w->check->has_margin;
    Words words = words_of("");
    if (r) {
        words_add(&words, r->id);
        words_add(&words, r->id[0] ? " " : "");
        words_add(&words, r->name);
        words_add(&words, is_named ? ": " : "");
    }
    if (is_named)
        words_add(&words, words_of_check(w->check));
    const Told told = w ? told_of(w) : (Told){.has_margin = false};
    v->visit(v->context, words.text, has_margin ? unit_of(w->check) : NULL, verdict_names[row->verdict],
             told.has_margin ? told.margin : NAN);
}

static void visit_all(const Run *run, int reason,
                      void (*visit)(void *context, const char *subject, const char *unit, const char *verdict,
                                    double margin),
                      void *context)
{
    visit_rows(run, is_whole(run, reason), visit_cells, &(CellVisit){visit, context});
}

static void tell_page(const Run *run, int reason, Json *j)
{
    json_rows(run, is_whole(run, reason), "verdicts", j);
}

static void visit_before(const Options *o, Arena *a,
                         void (*visit)(void *context, const char *subject, const char *unit, const char *verdict,
                                       double margin),
                         void *context)
{
    Onlooker onlooker;
    const Run none = {.about = o->about,
                      .options = o,
                      .arena = a,
                      .requirements = model_parts.requirements->create(o->about, a, &onlooker)};
    visit_all(&none, STATUS_FAILED, visit, context);
}

const struct VerdictPart verdict_part = {{.report = report, .print = print}, visit_all, visit_before,
                                      tell_page};
