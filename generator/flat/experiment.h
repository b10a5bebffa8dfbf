/* experiment.h - what an experiment says, and ids of equations; private to this folder. */
#ifndef FLAT_EXPERIMENT_H
#define FLAT_EXPERIMENT_H

#include "flat/instance.h"

/* ---- identity.c, experiment.c ---- */
void flat_name_equations(Flattening *f); /* and checks and algorithms */
Instance *flat_read_experiment(Flattening *f, const Classifier *root, const Property **part);
void flat_settle_plot(Flattening *f);                       /* its paths become those of variables */
void flat_exchange(Flattening *f, ExchangeList *exchanges); /* once kinds are settled; reports */
/* A value as a command line states it, in the variable's unit; NULL: it is none. */
Value *flat_value_written(Flattening *f, int variable, const char *text);
void flat_suggest_path(Flattening *f, const char *path, bool is_plotted); /* adds to a message a similar path */
void flat_take_ranges(Flattening *f, RangeList *ranges); /* range.c: as drawn, or as asked for (NULL: none); reports */
void flat_find_variations(Flattening *f, VariationList *variations); /* and values, of a complete system; reports */

#endif
