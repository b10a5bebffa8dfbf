/* explain.c - messages on failures of a simulation and of settings; details.c, if it is there, adds equations and
 * values. */
#include "parts.h"

Failure explain_title(Model *m)
{
    switch (model_failure(m)->kind) {
    case MODEL_DIVISION_BY_ZERO: return DIVISION_BY_ZERO;
    case MODEL_NO_STRUCTURE: return NO_STRUCTURE;
    case MODEL_SINGULAR_SELECTION: return SINGULAR_SELECTION;
    case MODEL_NO_CONVERGENCE: return NO_CONVERGENCE;
    case MODEL_NOT_FINITE: return NOT_FINITE;
    case MODEL_INCONSISTENT_START: return INCONSISTENT_START;
    case MODEL_DELAY: return BAD_DELAY;
    case MODEL_SET_TWICE: return SET_TWICE;
    case MODEL_ENDLESS_ALGORITHM: return ENDLESS_ALGORITHM;
    case MODEL_SOFTWARE_STATUS: return SOFTWARE_STATUS;
    case MODEL_SOFTWARE_VALUE: return SOFTWARE_VALUE;
    case MODEL_SOFTWARE_INPUT: return SOFTWARE_INPUT;
    case MODEL_SINGULAR_LOOP:
        return model_parts.loops->is_selection(model_failure(m)->loop) ? SINGULAR_SELECTION : SINGULAR_LOOP;
    default: return INTEGRATOR_FAILED;
    }
}

/* variable: row of variables; -1: not known. */
static int fail_at(const Model *m, Failure failure, int variable, double time)
{
    return message_fail(failure, "at time %s%s%s", number_text(time).text, variable >= 0 ? ": " : "",
                        variable >= 0 ? described(m)->variables[variable].path : "");
}

int explain_along(Model *m, double time, double soon)
{
    if (model_parts.details)
        return model_parts.details->failure(m, time, soon);
    const int equation = model_failure(m)->equation;
    return fail_at(m, explain_title(m), equation >= 0 ? variable_solved_by(described(m), equation) : -1, time);
}

int explain_model(Model *m, double time)
{
    return explain_along(m, time, 0);
}

int explain_start(Model *m, Model *copy, double time)
{
    return model_parts.details ? model_parts.details->first(m, copy, time) : explain_model(m, time);
}

int explain_value(const Model *m, Failure failure, int variable, double time)
{
    return model_parts.details ? model_parts.details->value(m, failure, variable, time)
                               : fail_at(m, failure, variable, time);
}

int explain_state(const Model *m, Failure failure, int state, double time, double soon)
{
    return model_parts.details ? model_parts.details->least_accurate(m, failure, state, time, soon)
                               : fail_at(m, failure, state >= 0 ? model_state_variable(m, state) : -1, time);
}

int explain_setting(const ModelDescription *about, Failure failure, const ModelVariable *v, const char *origin)
{
    return model_parts.details ? model_parts.details->setting(about, failure, v, origin)
                               : message_fail(failure, "'%s' (%s)", v->path, origin);
}

void explain_alias(const ModelVariable *v)
{
    if (model_parts.details)
        model_parts.details->alias(v);
}
