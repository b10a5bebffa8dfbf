/* equations.h - the equations of blocks as they are drawn. */
#ifndef EQUATIONS_H
#define EQUATIONS_H

#include "diagram/diagram.h"

/* Writes the equations of the blocks that are the model's own. */
void equations_write(Text *page, const ClassifierList *blocks);

#endif
