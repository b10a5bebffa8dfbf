/* study_charts.h - charts of a study's findings: SVG elements for a page whose style sheet includes
 * study_charts_style. */
#ifndef STUDY_CHARTS_H
#define STUDY_CHARTS_H

#include "envelope.h"
#include "study.h"

extern const char study_charts_style[]; /* CSS */

/* Each chart returns false, and writes nothing, if there is nothing to draw. */
bool study_chart_histogram(const StudyDistribution *d, FILE *out);
bool study_chart_curve(const StudyDistribution *d, FILE *out); /* the share of cases up to each value */
bool study_chart_influences(const Study *s, const StudyInfluences *of, FILE *out);

/* The quantity over the most influential parameter, as points of cases, at most about a thousand. */
bool study_chart_scatter(const Study *s, const StudyInfluences *of, FILE *out);
bool study_chart_envelope(const Envelopes *e, const Envelope *v, FILE *out);
void study_chart_verdicts(const StudyRequirement *r, FILE *out); /* a bar: met, open, violated */

#endif
