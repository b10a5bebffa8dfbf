/* size.h - sizes of arrays, and parts that references mean; private to this folder. */
#ifndef FLAT_SIZE_H
#define FLAT_SIZE_H

#include "flat/instance.h"

bool flat_is_open(const Property *property); /* an array some of whose sizes its value says */
/* True if the other sizes are as drawn; otherwise reports. A slot's values get their dimensions. */
bool flat_check_drawn(Flattening *f, const Instance *instance, const Property *property, bool is_slot, bool is_quiet,
                      IntList *sizes);
/* The sizes of an array that is a feature of the instance, `given` being its value; false if not known: reported. */
bool flat_property_sizes(Flattening *f, const Instance *instance, const Property *property, const Given *given,
                         bool is_quiet, IntList *sizes);
bool flat_early_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes); /* quiet; false if no array */
bool flat_is_buildable(Flattening *f, const Classifier *block); /* small enough; else reports */
bool flat_may_nest(Flattening *f, const Instance *owner, const Property *property); /* else reports */
bool flat_is_room(Flattening *f, const Property *property, const IntList *sizes); /* for an array; else reports */
/* True if the array is not made, as one of its sizes is above the limit of the variations that are sought. */
bool flat_leave_open(Flattening *f, const Instance *instance, const Property *property, const IntList *sizes);
Expr flat_opened(const Flattening *f, Expr e); /* with sizes that are left open for numbers that mean them */
Member flat_reference_member(Flattening *f, const Instance *instance, int slot); /* of a reference that is bound */
/* True if a reference on the way is unbound. The user is the element that uses it, as in "'Motor::law'". */
bool flat_report_unbound_name(Flattening *f, const Instance *scope, Expr name, Source source, const char *user);
bool flat_report_unbound_end(Flattening *f, const Instance *scope, const Connector *connector, int end);

#endif
