/* equations.h - the equations of blocks as they are drawn. */
#ifndef EQUATIONS_H
#define EQUATIONS_H

#include "diagram/diagram.h"

/* The equations of those blocks that are the model's own. */
void equations_write(Text *page, const ClassifierList *blocks);

#endif
