/* study_text.h - the words and numbers of studies, as text for people. */
#ifndef STUDY_TEXT_H
#define STUDY_TEXT_H

#include "study.h"

const char *study_format(Arena *a, const char *format, ...) PRINTF_LIKE(2, 3);
const char *study_count(Arena *a, long count); /* 10,000 */

/* The value with enough digits to distinguish values that differ by a hundredth of the deviation: at least five, all of
 * them if the deviation is 0. `-` if the value is NAN. deviation: NAN if not known. */
const char *study_value(Arena *a, double value, double deviation);

/* The number of decimals that shows the width of the interval, and distinguishes 1 of so many cases from 0. */
int study_decimals(const StudyInterval *i, long cases);
const char *study_fixed(Arena *a, double value, int decimals); /* |value| < 1e4; `-` for NAN */

/* `LOW to HIGH`, or the reason why there is no interval; for probabilities and Sobol' indices. */
const char *study_interval(Arena *a, const StudyInterval *i, int decimals);
const char *study_reason(IntervalReason reason); /* why there is no interval, to follow `none: ` */

const char *study_level(Arena *a, double level);            /* 95 % */
const char *study_status(CaseStatus status);                /* failed */
const char *study_design(const Study *s, Arena *a);         /* a short description: method, replications, seed */
const char *study_design_word(DesignMethod method);         /* one word, for JSON */
const char *study_counts(const StudyFindings *f, Arena *a); /* cases by status: 9,871 done, 10 failed */
const char *study_requirement_name(const StudyRequirement *r);

/* Cases that did not decide a requirement, by verdict; "" if there are none. */
const char *study_undecided(Arena *a, const StudyRequirement *r);

/* "a", "a, b, c and 4 more" */
const char *study_cases(Arena *a, const StudyFailure *f);

#endif
