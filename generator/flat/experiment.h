/* experiment.h - the settings of an experiment, and the ids of equations; private to this folder. */
#ifndef FLAT_EXPERIMENT_H
#define FLAT_EXPERIMENT_H

#include "flat/instance.h"

/* ---- identity.c, experiment.c ---- */
void flat_name_equations(Flattening *f); /* and checks and algorithms */
Instance *flat_read_experiment(Flattening *f, const Classifier *root, const Property **part);
void flat_settle_plot(Flattening *f);                       /* its paths become paths of variables */
void flat_exchange(Flattening *f, ExchangeList *exchanges); /* after kinds are settled; reports */
/* A value that the command line gives, converted to the variable's unit; NULL: not a value. */
Value *flat_value_written(Flattening *f, int variable, const char *text);
void flat_suggest_path(Flattening *f, const char *path, bool is_plotted); /* adds a similar path to a message */
void flat_take_ranges(Flattening *f, RangeList *ranges); /* range.c: the drawn ones, then `ranges` or NULL; reports */
void flat_find_variations(Flattening *f, VariationList *variations); /* their constants and values; reports */

#endif
