/* study_charts.h - pictures of a study's findings, each an SVG element for a page whose style sheet has its classes. */
#ifndef STUDY_CHARTS_H
#define STUDY_CHARTS_H

#include "envelope.h"
#include "study.h"

extern const char study_charts_style[]; /* CSS */

/* Each gives false, and writes nothing, where there is nothing to draw. */
bool study_chart_histogram(const StudyDistribution *d, FILE *out);
bool study_chart_curve(const StudyDistribution *d, FILE *out); /* the share of cases up to each value */
bool study_chart_influences(const Study *s, const StudyInfluences *of, FILE *out);

/* The quantity over the strongest parameter, case by case, but no more than some thousand of them. */
bool study_chart_scatter(const Study *s, const StudyInfluences *of, FILE *out);
bool study_chart_envelope(const Envelopes *e, const Envelope *v, FILE *out);
void study_chart_verdicts(const StudyRequirement *r, FILE *out); /* a bar: met, open, violated */

#endif
