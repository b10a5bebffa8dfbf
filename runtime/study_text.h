/* study_text.h - words and numbers of studies for people. */
#ifndef STUDY_TEXT_H
#define STUDY_TEXT_H

#include "study.h"

const char *study_format(Arena *a, const char *format, ...) PRINTF_LIKE(2, 3);
const char *study_count(Arena *a, long count); /* 10,000 */

/* With as many digits as tell values apart that differ by a hundredth of the deviation, five at least, of a constant
 * all;
 * `-` for NAN, which is also a deviation that is not known. */
const char *study_value(Arena *a, double value, double deviation);

/* Decimals that tell an interval of that width from its ends, and a share of so many cases from 0 and 1. */
int study_decimals(const StudyInterval *i, long cases);
const char *study_fixed(Arena *a, double value, int decimals); /* |value| < 1e4; `-` for NAN */

/* `LOW to HIGH`, or why there is none; for probabilities and Sobol' indices. */
const char *study_interval(Arena *a, const StudyInterval *i, int decimals);
const char *study_reason(IntervalReason reason); /* why there is no interval: words to be put behind `none: ` */

const char *study_level(Arena *a, double level);            /* 95 % */
const char *study_status(CaseStatus status);                /* failed */
const char *study_design(const Study *s, Arena *a);         /* in a few words: method, replications, seed */
const char *study_design_word(DesignMethod method);         /* in one, for JSON */
const char *study_counts(const StudyFindings *f, Arena *a); /* of cases by status: 9,871 done, 10 failed */
const char *study_requirement_name(const StudyRequirement *r);

/* Cases that did not decide a requirement, by verdict; "" if there are none. */
const char *study_undecided(Arena *a, const StudyRequirement *r);

/* "a", "a, b, c and 4 more" */
const char *study_cases(Arena *a, const StudyFailure *f);

#endif
