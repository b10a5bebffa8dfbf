/* member.h - members of instances and their names; private to this folder. */
#ifndef FLAT_MEMBER_H
#define FLAT_MEMBER_H

#include "flat/instance.h"

bool flat_is_port(Member member); /* a port, or a flow property with variables */
Member flat_some_element(Member member); /* the first element of a non-empty array; else the member itself */
const Instance *flat_some_instance(Member member); /* the instance, or the first one of an array; else NULL */
int flat_dimensions(Member member); /* 0: not an array */
/* Appends the variable, or the variables of an array, and with_ports also those of ports. */
void flat_variables_of(Arena *arena, Member member, bool with_ports, IntList *found);
int flat_parameter_set(Flattening *f, int parameter);      /* its first parameter */
Member flat_parameter_value(Flattening *f, int parameter); /* a variable or an array; NONE: not bound */
Member flat_bound_member(Flattening *f, Member member);    /* the value of a bound parameter; else the member itself */
int flat_sizes_product(const IntList *sizes);
MemberArray *flat_member_array(Arena *arena, IntList sizes); /* room for its elements */
MemberArray *flat_instance_array(Arena *arena, IntList sizes, const Classifier *type); /* of such instances */
void flat_append_sizes(Arena *arena, IntList *sizes, int count, const int *at);
Sizes flat_sizes_of_member(Member member); /* none: not an array; DIMENSION_LIMIT dimensions at most */
bool flat_sizes_match(const IntList *a, const IntList *b);
const char *flat_sizes_text(Arena *arena, const IntList *sizes);                  /* 3 x 4 */
Name flat_element_identifier(Name identifier, const IntList *sizes, int element); /* T[3], m[2,1] */
Name flat_join_path(Name path, Name identifier);
Name flat_last_name(Name qualified); /* storage of A::B::storage, in canonical form */
int flat_first_slot(const Shape *shape, Name path); /* slot of the first name of the path; -1: unknown name */
extern const char no_such_name[]; /* the problem of an unknown name */
/* The member that a dotted path names, seen from an instance. MEMBER_NONE with *problem set if it cannot be used. */
Member flat_resolve_name(const Instance *scope, Name path, const char **problem);
/* The member of an instance with this name; for an array of instances, the array of the members of its elements, with
 * their own dimensions last. NONE with *problem set if there is no such member. */
Member flat_member_field(Member whole, Name identifier, const char **problem);
Member flat_member_named(const Instance *instance, Name identifier, const char **problem); /* the same for one */
Member flat_resolve_path(const Instance *scope, const ConnectorEnd *end);
Member flat_only_signal(Member member); /* a port with one signal stands for the signal */

#endif
