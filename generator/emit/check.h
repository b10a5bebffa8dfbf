/* check.h - C code of checks and requirements. */
#ifndef EMIT_CHECK_H
#define EMIT_CHECK_H

#include "emit/body.h"

const char *check_unit(const Program *p, Expr margin); /* unit of a check's margin; "": unknown */
void requirements_print(Program *p, Record *record); /* functions and tables */

void checks_plan(Program *p); /* called before the other functions */
bool check_is_momentary(Program *p, const FlatCheck *check); /* true for conditions that hold at an instant only */
bool check_is_of_instant(Program *p, Expr drawn);            /* the same for an expression */
void check_name_leaves(Body *body, Expr e);
/* For comments: the ids of the check's requirements (`requirements`: by check), its own id and its text. */
const char *check_trace(const Program *p, int index, const char *const *requirements);
void check_print(Body *body, int index, void *requirements); /* the statement that computes its value */

#endif
