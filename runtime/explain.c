/* explain.c - failures of a simulation and of settings; details.c tells the equations and values, if it is there. */
#include "parts.h"

Failure explain_title(Model *m)
{
    static const Failure titles[] = {
        [MODEL_NO_FAILURE] = INTEGRATOR_FAILED,
        [MODEL_DIVISION_BY_ZERO] = DIVISION_BY_ZERO,
        [MODEL_SINGULAR_LOOP] = SINGULAR_LOOP,
        [MODEL_NO_STRUCTURE] = NO_STRUCTURE,
        [MODEL_SINGULAR_SELECTION] = SINGULAR_SELECTION,
        [MODEL_NO_CONVERGENCE] = NO_CONVERGENCE,
        [MODEL_NOT_FINITE] = NOT_FINITE,
        [MODEL_INCONSISTENT_START] = INCONSISTENT_START,
        [MODEL_DELAY] = BAD_DELAY,
        [MODEL_SET_TWICE] = SET_TWICE,
        [MODEL_ENDLESS_ALGORITHM] = ENDLESS_ALGORITHM,
        [MODEL_SOFTWARE_STATUS] = SOFTWARE_STATUS,
        [MODEL_SOFTWARE_VALUE] = SOFTWARE_VALUE,
        [MODEL_SOFTWARE_INPUT] = SOFTWARE_INPUT,
    };
    const ModelFailure *failure = model_failure(m);
    const bool is_selection = failure->kind == MODEL_SINGULAR_LOOP && model_parts.loops->is_selection(failure->loop);
    return is_selection ? SINGULAR_SELECTION : titles[failure->kind];
}

/* Row of variables -1: none is known. */
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
