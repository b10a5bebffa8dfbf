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
    int lines_right;     /* number of its lines to the right minus those to the left, outside of its box */
} Port;

/* A part, or the system itself. */
typedef struct {
    const Property *property; /* NULL for the system */
    const Classifier *type;
    Name path;           /* from the system; "": the system itself */
    List(Port) ports;
    int first, count; /* its parts: indices into boxes; count 0: drawn as a box, else as a frame */
    int order;        /* position within its frame from the left, from 1 */
    bool is_closed;   /* it has parts that are not drawn */
    bool is_joined;   /* a connector ends at the part itself */
} Box;

/* A connector's end as it is drawn. */
typedef struct {
    int box, port; /* port -1: the part itself */
    bool is_inner; /* a port of the frame that contains the connector */
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
    int omitted_count; /* number of the system's own parts that are not drawn */
} Diagram;

Diagram parts_read(Arena *arena, const Classifier *system);
bool parts_is_right(const Port *port); /* true if it is on the right side of its box */
bool parts_stands_for(const Property *special, const Property *general); /* true if equal, or redefining it */

/* ---- parts_dot.c ---- */

/* Returns the link of the box of this path; NULL: none. */
typedef const char *BoxLink(void *context, Name path);
void parts_write(Text *page, const Diagram *diagram, BoxLink *link, void *context); /* link NULL: no links */

/* ---- machines_dot.c ---- */
typedef List(const Classifier *) ClassifierList;

/* The system and the types of its parts, each once, the nearest first. */
ClassifierList parts_blocks(Arena *arena, const Classifier *system);

/* Writes the state machines of the blocks; nothing if there are none. */
void machines_write(Text *page, const ClassifierList *blocks);

/* Add the triggers of a transition with separators; and a condition of a transition. */
void machines_add_triggers(Text *words, const Transition *transition, const char *separator);
void machines_add_expression(Text *words, Expr expression);

/* ---- dot.c: shared by pictures ---- */
void dot_begin(Text *page, const char *settings); /* settings: of the whole graph */
void dot_add(Text *page, const char *words);      /* as text of an HTML-like label */

/* Adds the lines of a text to a label, aligned to the left; long lines are broken at blanks. */
void dot_add_lines(Text *page, const char *words);

#endif
