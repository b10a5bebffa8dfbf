/* study_text.c - the words and numbers of studies, as text for people. */
#include "study_text.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DECIMALS = 12 };

const char *study_format(Arena *a, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const size_t size = (size_t)vsnprintf(NULL, 0, format, again) + 1;
    va_end(again);
    char *text = arena_take(a, size, 1);
    vsnprintf(text, size, format, arguments);
    va_end(arguments);
    return text;
}

const char *study_count(Arena *a, long count)
{
    char digits[32];
    const int length = snprintf(digits, sizeof digits, "%ld", count);
    char *text = arena_take(a, 2 * sizeof digits, 1), *to = text;
    for (int k = 0; k < length; k++) {
        *to++ = digits[k];
        if (digits[k] != '-' && k + 1 < length && (length - 1 - k) % 3 == 0)
            *to++ = ',';
    }
    return text;
}

const char *study_value(Arena *a, double value, double deviation)
{
    if (isnan(value))
        return "-";
    const double apart = fabs(value) / fabs(deviation); /* infinite for a constant */
    const double digits = apart > 1 ? 3 + ceil(log10(apart)) : 5;
    return study_format(a, "%s", number_rounded(value, (int)fmin(fmax(digits, 5), 15)).text);
}

int study_decimals(const StudyInterval *i, long cases)
{
    double decimals = cases > 1 ? ceil(log10((double)cases)) : 1;
    if (i->reason == INTERVAL_IS_THERE && i->high > i->low)
        decimals = fmax(decimals, 2 + ceil(-log10(i->high - i->low)));
    return (int)fmin(fmax(decimals, 3), MOST_DECIMALS);
}

const char *study_fixed(Arena *a, double value, int decimals)
{
    if (!isfinite(value))
        return "-";
    long long power = 1;
    for (int k = 0; k < decimals; k++)
        power *= 10;
    const long long all = llround(fabs(value) * (double)power);
    return study_format(a, "%s%lld.%0*lld", value < 0 && all > 0 ? "-" : "", all / power, decimals, all % power);
}

const char *study_reason(IntervalReason reason)
{
    static const char *const words[] = {
        [INTERVAL_IS_THERE] = "",
        [INTERVAL_NO_CASES] = "no case",
        [INTERVAL_NO_SAMPLE] = "not a random sample",
        [INTERVAL_ONE_SAMPLE] = "needs replications",
        [INTERVAL_ALL_EQUAL] = "no scatter",
        [INTERVAL_MISSING] = "too few cases",
    };
    return words[reason];
}

const char *study_interval(Arena *a, const StudyInterval *i, int decimals)
{
    if (i->reason != INTERVAL_IS_THERE)
        return study_format(a, "none: %s", study_reason(i->reason));
    return study_format(a, "%s to %s", study_fixed(a, i->low, decimals), study_fixed(a, i->high, decimals));
}

const char *study_level(Arena *a, double level)
{
    return study_format(a, "%s %%", number_rounded(100 * level, 10).text);
}

const char *study_status(CaseStatus status)
{
    static const char *const words[] = {
        [CASE_DONE] = "done",     [CASE_VIOLATED] = "violated a requirement",
        [CASE_FAILED] = "failed", [CASE_REFUSED] = "refused",
        [CASE_LOST] = "lost",
    };
    return words[status];
}

const char *study_design_word(DesignMethod method)
{
    static const char *const words[] = {
        [DESIGN_NONE] = "none",   [DESIGN_RANDOM] = "random",     [DESIGN_LATIN] = "latin",
        [DESIGN_SOBOL] = "sobol", [DESIGN_SALTELLI] = "saltelli", [DESIGN_GRID] = "grid",
    };
    return words[method];
}

const char *study_design(const Study *s, Arena *a)
{
    static const char *const words[] = {
        [DESIGN_NONE] = "cases as given",          [DESIGN_RANDOM] = "random sample",
        [DESIGN_LATIN] = "Latin hypercube sample", [DESIGN_SOBOL] = "Sobol' sequence",
        [DESIGN_SALTELLI] = "Saltelli's design",   [DESIGN_GRID] = "grid",
    };
    return study_format(a, "%s%s%s%s", words[s->method],
                        s->replications > 1 ? study_format(a, ", %d replications", s->replications) : "",
                        s->seed ? ", seed " : "", s->seed ? s->seed : "");
}

const char *study_counts(const StudyFindings *f, Arena *a)
{
    const char *text = "";
    for (int k = 0; k < CASE_STATUSES; k++)
        if (f->by_status[k] || (k == CASE_DONE && f->study->count > 0)) /* without cases: no text */
            text = study_format(a, "%s%s%s %s", text, *text ? ", " : "", study_count(a, f->by_status[k]),
                                study_status((CaseStatus)k));
    return text;
}

const char *study_requirement_name(const StudyRequirement *r)
{
    return r->name ? r->name : "all of them";
}

const char *study_undecided(Arena *a, const StudyRequirement *r)
{
    static const char *const words[VERDICTS] = {
#define VERDICT(name, text) [VERDICT_##name] = text,
#include "verdicts.def"
#undef VERDICT
    };
    const char *text = "";
    for (int k = 0; k < VERDICTS; k++)
        if (k != VERDICT_MET && k != VERDICT_VIOLATED && r->verdicts[k])
            text = study_format(a, "%s%s%s %s", text, *text ? ", " : "", study_count(a, r->verdicts[k]), words[k]);
    if (r->missing)
        text = study_format(a, "%s%s%s without a verdict", text, *text ? ", " : "", study_count(a, r->missing));
    return text;
}

const char *study_cases(Arena *a, const StudyFailure *f)
{
    enum { MOST = sizeof f->names / sizeof *f->names };
    const char *text = "";
    long named = 0;
    for (; named < MOST && named < f->count && f->names[named]; named++)
        text = study_format(a, "%s%s%s", text, *text ? ", " : "", f->names[named]);
    if (named == 0)
        return "";
    return f->count > named ? study_format(a, "%s and %s more", text, study_count(a, f->count - named)) : text;
}
