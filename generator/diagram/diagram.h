/* diagram.h - diagrams of a model: the data read, and the drawing.
 *
 * Pictures are text for Graphviz's dot, which lays them out. Names of nodes and ports in that text are numbers. Names
 * of the model occur in escaped labels only, so that no name can affect dot or the picture. */
#ifndef DIAGRAM_H
#define DIAGRAM_H

#include "sysml/sysml.h"

/* ---- parts.c: the inside of a block as boxes and lines ---- */

typedef struct {
    const Property *property;
    Direction direction; /* of its signal; NONE: physical, or of both directions */
    int lines_right;     /* how many more of its lines go to the right than to the left, outside of its box */
} Port;

/* A part, or the system itself. */
typedef struct {
    const Property *property; /* NULL for the system */
    const Classifier *type;
    Name path;           /* from the system, "" for itself */
    List(Port) ports;
    int first, count; /* its parts, in boxes; count 0: a box, else a frame */
    int order;        /* within its frame, from 1: how near it is to the frame's left side */
    bool is_closed;   /* it has parts that are not drawn */
    bool is_joined;   /* a connector ends at the part itself */
} Box;

/* A connector's end as it is drawn. */
typedef struct {
    int box, port; /* port -1: the part itself */
    bool is_inner; /* a port of the frame that the connector is in */
    Direction direction;
} End;

typedef struct {
    End tail, head; /* drawn from left to right */
    const Connector *connector;
    bool is_signal;
} Line;

typedef struct {
    Arena *arena;
    List(Box) boxes; /* the contents of a box come after it */
    List(Line) lines;
    bool is_closed;    /* parts of some box are not drawn */
    int omitted_count; /* of the system's own parts */
} Diagram;

Diagram parts_read(Arena *arena, const Classifier *system);
bool parts_is_right(const Port *port); /* on the right side of its box */
bool parts_stands_for(const Property *special, const Property *general); /* the same, or redefines it */

/* ---- parts_dot.c ---- */

/* Where the box of that path leads; NULL: nowhere. */
typedef const char *BoxLink(void *context, Name path);
void parts_write(Text *page, const Diagram *diagram, BoxLink *link, void *context); /* NULL: no box leads anywhere */

/* ---- machines_dot.c ---- */
typedef List(const Classifier *) ClassifierList;

/* The system and the types of its parts, each once, the nearest first. */
ClassifierList parts_blocks(Arena *arena, const Classifier *system);

/* The state machines of the blocks; nothing if there are none. */
void machines_write(Text *page, const ClassifierList *blocks);

/* The triggers of a transition, one after the other; and a condition of it. */
void machines_add_triggers(Text *words, const Transition *transition, const char *separator);
void machines_add_expression(Text *words, Expr expression);

/* ---- dot.c: shared by pictures ---- */
void dot_begin(Text *page, const char *settings); /* of the whole graph */
void dot_add(Text *page, const char *words);      /* as text of a label like HTML */

/* Lines of a label, to the left: the text's own, those that are longer broken at blanks. */
void dot_add_lines(Text *page, const char *words);

#endif
