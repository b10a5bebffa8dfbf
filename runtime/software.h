/* software.h - C code of the user, called by generated code. */
#ifndef SOFTWARE_H
#define SOFTWARE_H

#include "model.h"

/* True if an int can hold it. */
bool software_fits(double value);

/* Records a failure, of the variable in this row of variables or -1, and gives the status to return: a smaller
 * step does not help. */
ModelStatus software_fail(Model *m, const ModelSoftware *software, ModelFailureKind kind, int variable, double value);

#endif
