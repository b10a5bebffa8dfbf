/* machine.h - state machines, and parts that come and go, while they are read; inside generator/sysml only. */
#ifndef SYSML_MACHINE_H
#define SYSML_MACHINE_H

#include "sysml/problem.h"
#include "sysml/read.h"

/* ---- machines.c, machine_texts.c, check_machines.c: state machines ---- */

typedef List(Element *) ElementList;

typedef struct {
    Reader *reader;
    StateMachine *machine;
    Map *numbers;                /* of elements of vertices: index in vertices; of the machine that is being read */
    List(Vertex *) vertices;     /* all, in document order */
    ElementList transitions;     /* in document order; likewise */
    const struct Submachine *inside; /* what is being read, submachines within submachines */
    Map *first;                  /* of elements of vertices and transitions: 1 + index of the first made of it */
    Map *reported;               /* problems, where a submachine is read for several states */
    bool is_incomplete;          /* an error was found: what is reached and what fires is not known */
} MachineReading;

void sysml_read_machine(Reader *reader, Classifier *owner, Element *element);
bool sysml_is_submachine(Reader *reader, const Element *owner, const Element *machine); /* of another one there */

/* A problem of the machine's owner. */
Problem *sysml_machine_problem(MachineReading *reading, DiagCode code, Source source, const char *format, ...)
    PRINTF_LIKE(4, 5);
void sysml_read_guard(MachineReading *reading, Element *element, Transition *transition);
/* The texts of a behaviour, in their order; NULL: none. */
const MachineText *sysml_read_action(MachineReading *reading, Element *owner, const char *property, Name words);
/* The element that a property holds or refers to; NULL if there is none. */
Element *sysml_machine_held(MachineReading *reading, Element *owner, const char *property, Name words);
void sysml_read_triggers(MachineReading *reading, Element *element, Transition *transition);
void sysml_read_deferred(MachineReading *reading, Element *element, Vertex *state);
void sysml_read_invariants(MachineReading *reading, Element *element, Vertex *state); /* presence.c */
void sysml_check_machine(MachineReading *reading);

/* ---- presence.c ---- */

bool sysml_speaks_of_presence(const char *text); /* of a part that is there, or not */
bool sysml_may_come_and_go(const Property *property); /* a part 0..1 or 0..n */
bool sysml_is_part_name(Expr part);              /* of one property, not a path of several */
/* It is stated how many of the parts are there: an array from now on, if its own multiplicity is 0..n. */
void sysml_let_vary(Reader *reader, const Classifier *owner, Name part);

#endif
