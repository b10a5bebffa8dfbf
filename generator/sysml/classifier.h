/* classifier.h - names, members and values of classifiers, while they are made; inside generator/sysml only. */
#ifndef SYSML_CLASSIFIER_H
#define SYSML_CLASSIFIER_H

#include "sysml/problem.h"
#include "sysml/reference.h"

/* ---- classifiers.c ---- */

Name element_name(const Element *element); /* "" if none */
Name element_documentation(Reader *reader, const Element *element);
Name sysml_member_words(const Classifier *owner, Name member); /* Package::Block::member */

/* Calls for the members of all documents, in order. */
typedef void ElementVisit(Reader *reader, Element *element);
void sysml_for_elements(Reader *reader, ElementVisit *visit);

/* Calls for all classifiers, generals before specials; depth is bounded by the limit on generalizations. */
typedef void ClassifierVisit(Reader *reader, Classifier *classifier);
void sysml_for_classifiers(Reader *reader, ClassifierVisit *visit);

/* ---- properties.c, values.c, associations.c, constraints.c, software.c, modelica.c ---- */
Type sysml_type_of_primitive(const char *name); /* Real, Integer, Boolean, String; else TYPE_UNKNOWN */
/* Lets a member of the owner redefine `general`, which the owner inherits from elsewhere. An inherited member is first
 * replaced by a new property of the owner, which redefines both. Returns the owner's property. */
Property *sysml_replace_inherited(Reader *reader, Classifier *owner, const Property *member, const Property *general);
/* The value given by an expression in text; `what` names it in messages. NULL if it cannot be used, which is a problem
 * of the owner. */
const Value *sysml_value_of_text(Reader *reader, Classifier *owner, const Classifier *type, const char *what,
                                 Element *at, const char *text);
/* Read the multiplicity of a property, or of a function's parameter, for which the scope is given. */
void sysml_take_multiplicity(Reader *reader, Property *property, const NameScope *scope, const Element *element);
void sysml_take_dimension(Reader *reader, Property *property, const Element *element);
bool sysml_is_participant(const Element *element); /* of a participant property, or an end that an association owns */
Element *sysml_connector_of_property(Reader *reader, const Element *element); /* its connector, or NULL */
/* Adds the equation in the text, or the problem with it, to the owner. */
void sysml_add_equation(Reader *reader, Classifier *owner, const Element *at, const char *text);
bool sysml_is_opaque(const Element *element); /* a behaviour that is a text */
bool sysml_is_software(Reader *reader, const Element *element);
void sysml_read_software(Reader *reader, Classifier *owner, Element *element);
Direction sysml_direction_of_causality(const Element *applied); /* of a stereotype, or NULL */

/* ---- query.c ---- */

/* The classifier and all its general classifiers, generals first, each once. */
typedef List(const Classifier *) ClassifierList;
ClassifierList sysml_lineage(const Classifier *classifier, Arena *arena);

/* The classifiers that have instances if the root has one, the root first, in the order of their first use. */
ClassifierList sysml_instantiated(const Classifier *root, Arena *arena);

/* True if the block, or a block that it uses, has an equation, a state machine or software. */
bool sysml_has_laws(const Classifier *root, Arena *arena);

/* True if a property of the special type may take the place of one of the general type. This includes value types of
 * one primitive type, and missing types. */
bool sysml_type_fits(const Classifier *special, const Classifier *general);

bool sysml_has_member(const Classifier *classifier, PropertyKind kind, Arena *arena); /* own or inherited */
PropertyList sysml_redefined(const Property *property, Arena *arena); /* itself and all redefined ones, each once */
const Property *sysml_member_called(const Classifier *classifier, Name name,
                                    Arena *scratch); /* own or inherited; or NULL */
const Property *sysml_effective_property(const Classifier *classifier,
                                         const Property *property); /* the member that is it or redefines it; or NULL */
const char *sysml_path_words(Arena *arena, const Property *const *path, int count);

#endif
