/* usual.h - definitions shared by generated programs: access to a model's own data, and empty versions of functions
 * that a model does not need. */
#ifndef USUAL_H
#define USUAL_H

#include "model.h"

#define WITH_SOLVING() \
    ModelSolving *model_solving(Model *m) { return &m->solving; } \
    ModelFailure *model_failure(Model *m) { return &m->failure; }

#define WITHOUT_MODES() \
    const ModelStructure *model_structure(const Model *m) { return described(m)->info->structure; }
#define WITH_MODES() \
    const ModelStructure *model_structure(const Model *m) { return m->solving.structure; }

#define WITH_EQUATIONS(most) \
    void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale) \
    { \
        double memory[most]; \
        equations_evaluate(m, time, listed, memory, residual, scale); \
    }

#define WITHOUT_EVALUATE() ModelStatus model_evaluate(Model *m) { return (void)m, MODEL_OK; }
#define WITHOUT_OUTPUTS() ModelStatus model_outputs(Model *m) { return (void)m, MODEL_OK; }
#define WITHOUT_DERIVED_CONSTANTS() ModelStatus model_derive_constants(Model *m) { return (void)m, MODEL_OK; }
#define WITHOUT_GUESSES() void model_accept(Model *m) { (void)m; }
#define WITHOUT_GUESSES_OF_OUTPUTS() void model_accept_outputs(Model *m) { (void)m; }
#define WITHOUT_PARTIALS() void model_partials(const Model *m, double *partial) { (void)m, (void)partial; }
#define WITHOUT_GUESSED_BRANCHES() void model_guess(Model *m, double time) { (void)m, (void)time; }

#endif
