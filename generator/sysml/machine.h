/* machine.h - state machines, and parts that appear and disappear, while they are read; inside generator/sysml only. */
#ifndef SYSML_MACHINE_H
#define SYSML_MACHINE_H

#include "sysml/problem.h"
#include "sysml/read.h"

/* ---- machines.c, machine_texts.c, check_machines.c: state machines ---- */

typedef List(Element *) ElementList;

typedef struct {
    Reader *reader;
    StateMachine *machine;
    Map *numbers;                /* element -> index in vertices; for the machine that is being read */
    List(Vertex *) vertices;     /* all, in document order */
    ElementList transitions;     /* in document order; of the machine that is being read */
    const struct Submachine *inside; /* the machine that is being read, with those around it */
    Map *first;                  /* element of a vertex or transition -> 1 + index of the first one made of it */
    Map *reported;               /* keys of problems, if a submachine is read for several states; else NULL */
    bool is_incomplete;          /* an error was found: reachability cannot be checked */
} MachineReading;

void sysml_read_machine(Reader *reader, Classifier *owner, Element *element);
/* True if the machine is a submachine in another state machine of the owner. */
bool sysml_is_submachine(Reader *reader, const Element *owner, const Element *machine);

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

bool sysml_speaks_of_presence(const char *text); /* it asks whether or how many parts exist */
bool sysml_may_come_and_go(const Property *property); /* a part 0..1 or 0..n */
bool sysml_is_part_name(Expr part);              /* of one property, not a path of several */
/* Makes parts an array of varying size if their own multiplicity is 0..n: the model states how many exist. */
void sysml_let_vary(Reader *reader, const Classifier *owner, Name part);

#endif
