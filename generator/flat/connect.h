/* connect.h - connectors and connections; private to this folder. */
#ifndef FLAT_CONNECT_H
#define FLAT_CONNECT_H

#include "flat/instance.h"

/* The innermost members of two ports that cannot be connected. Owners are NULL if these are the ports themselves. */
typedef struct {
    const Instance *owner[2];
    int slot[2];
} Misfit;

/* ---- connect.c, pair.c, flow.c ---- */
bool flat_pair_ends(Flattening *f, const Member *ends, Misfit *misfit); /* appends pairs; false: cannot be connected */
void flat_mark_fed(Flattening *f, Member member); /* values that a rejected connector would have set need no message */
void flat_report_unequal_ends(Flattening *f, const Connector *connector, const Member *members);
bool flat_is_port_variable(const Flattening *f, Member member);
Member flat_participant(const Instance *association, const Property *property); /* the member that it stands for */

/* The sizes of a connector between arrays, which has one association block for each pair of elements. False if the ends
 * differ in size; reported. */
bool flat_association_sizes(Flattening *f, const Instance *owner, const Connector *connector, IntList *sizes);
bool flat_is_outside_end(const Instance *scope, const Connector *connector, int at); /* a port of its owner? */
void flat_find_joints(Flattening *f); /* after the connections are written */
void flat_read_connectors(Flattening *f); /* bindings and connections of all instances, also connect() in rules */
void flat_write_connections(Flattening *f); /* of all instances; reports inputs of parts without a source */
void flat_add_input(Flattening *f, int variable); /* makes it an input of the system, with its equation */

#endif
