/* software.h - support for C code of the user that generated code calls. */
#ifndef SOFTWARE_H
#define SOFTWARE_H

#include "model.h"

/* True if an int can hold it. */
bool software_fits(double value);

/* Records a failure; variable: its row in the table of variables, or -1. Returns MODEL_FAIL, since a smaller step does
 * not help. */
ModelStatus software_fail(Model *m, const ModelSoftware *software, ModelFailureKind kind, int variable, double value);

#endif
