/* start.c - the start of a run, solved by the model. */
#include "run.h"

#include <string.h>

void run_has_parts(Run *run)
{
    static const short places[] = {
#define PART(type, object, name)
#define RUN(type, object, name) offsetof(ModelParts, name),
#include "parts.def"
#undef PART
    };
    static void (*const nothing)(void);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const void *part;
        memcpy(&part, (const char *)&model_parts + places[i], sizeof part);
        for (int turn = 0; part && turn < RUN_TURNS; turn++)
            if (memcmp((const char *)part + turn * (int)sizeof nothing, &nothing, sizeof nothing) != 0) {
                const RunPart **last = run->turns[turn];
                while (*last)
                    last++;
                *last = part;
            }
    }
}

static int initialize(Run *run)
{
    Model *m = run->model;
    const double time = run->options->start;
    EACH_PART(run, initialize)
        return (*part)->initialize(run);
    model_guess(m, time);
    return model_initialize(m, time) == MODEL_OK ? STATUS_DONE
                                                 : explain_start(m, model_new(run->arena, run->about), time);
}

int prepare_model(Run *run)
{
    Model *m = run->model;
    int status = STATUS_DONE;
    model_set_defaults(m);
    EACH_PART(run, attach)
        (*part)->attach(run, m);
    model_solving(m)->is_searching = true;
    settings_apply(&run->options->settings, m, true);
    EACH_PART(run, calibrate)
        (*part)->calibrate(run, m);
    if (model_derive_constants(m) == MODEL_OK) {
        settings_apply(&run->options->settings, m, false);
        status = initialize(run);
    } else {
        status = explain_model(m, run->options->start);
    }
    model_solving(m)->is_searching = false;
    if (status != STATUS_DONE || !model_parts.starts)
        return status;
    return model_parts.starts->compare(run->arena, m, run->options->start);
}
