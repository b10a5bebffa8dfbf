/* sundials.h - the differences between SUNDIALS 6 and 7, for the files that use the library. */
#ifndef SUNDIALS_H
#define SUNDIALS_H

#include <cvode/cvode_ls.h>
#include <nvector/nvector_serial.h>
#include <sundials/sundials_config.h>
#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_version.h>
#include <sunmatrix/sunmatrix_band.h>
#include <sunmatrix/sunmatrix_sparse.h>

static inline int sundials_begin(SUNContext *context)
{
#if SUNDIALS_VERSION_MAJOR >= 7
    const int status = SUNContext_Create(SUN_COMM_NULL, context);
    if (status == 0)
        SUNContext_ClearErrHandlers(*context); /* messages are the runtime's */
    return status;
#else
    return SUNContext_Create(NULL, context);
#endif
}

#endif
