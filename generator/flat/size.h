/* size.h - sizes of arrays, and the parts that references stand for; private to this folder. */
#ifndef FLAT_SIZE_H
#define FLAT_SIZE_H

#include "flat/instance.h"

bool flat_is_open(const Property *property); /* true if some of its sizes follow from its value */
/* True if the sizes of a value agree with those drawn; otherwise reports. The values of a slot get their dimensions. */
bool flat_check_drawn(Flattening *f, const Instance *instance, const Property *property, bool is_slot, bool is_quiet,
                      IntList *sizes);
/* The sizes of an array that is a feature of the instance; `given` is its value. False if not known; reported. */
bool flat_property_sizes(Flattening *f, const Instance *instance, const Property *property, const Given *given,
                         bool is_quiet, IntList *sizes);
bool flat_early_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes); /* quiet; false: not known */
bool flat_is_buildable(Flattening *f, const Classifier *block); /* false: the system is too large; reported */
bool flat_may_nest(Flattening *f, const Instance *owner, const Property *property); /* false: too deep; reported */
bool flat_is_room(Flattening *f, const Property *property, const IntList *sizes); /* false: too large; reported */
/* True if the array is not made because one of its sizes is above VariationList.limit. */
bool flat_leave_open(Flattening *f, const Instance *instance, const Property *property, const IntList *sizes);
Expr flat_opened(const Flattening *f, Expr e); /* numbers that mean a size left open are replaced by the chosen size */
Member flat_reference_member(Flattening *f, const Instance *instance, int slot); /* the part that it stands for */
/* True if a reference on the path is unbound; reported. `user`: the element that uses it, as in "'Motor::law'". */
bool flat_report_unbound_name(Flattening *f, const Instance *scope, Expr name, Source source, const char *user);
bool flat_report_unbound_end(Flattening *f, const Instance *scope, const Connector *connector, int end);

#endif
