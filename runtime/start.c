/* start.c - the start of a run, solved by the model. */
#include "parts.h"

int prepare_model(Arena *a, Model *m, const Options *o, const LargeLoops *loops, const Delays *delays, Event *e)
{
    int status = STATUS_DONE;
    model_set_defaults(m);
    if (e)
        model_parts.events->attach(e, m);
    large_loops_attach_to(loops, m);
    if (delays)
        model_parts.delays->attach(delays, m);
    model_solving(m)->is_searching = true;
    settings_apply(&o->settings, m, true);
    const bool is_derived = model_derive_constants(m) == MODEL_OK;
    if (is_derived)
        settings_apply(&o->settings, m, false);
    else
        status = explain_model(m, o->start);
    if (is_derived && e) {
        status = model_parts.events->start(e, m, o); /* the first event with the initial system */
    } else if (is_derived) {
        model_guess(m, o->start);
        if (model_initialize(m, o->start) != MODEL_OK)
            status = explain_start(m, model_new(a, o->about), o->start);
    }
    model_solving(m)->is_searching = false;
    if (status != STATUS_DONE || !model_parts.starts)
        return status;
    return model_parts.starts->compare(a, m, o->start);
}
