/* solver.h - what the files of the integrator share: its memory. */
#ifndef SOLVER_H
#define SOLVER_H

#include "fixed.h"
#include "jacobian.h"
#include "parts.h"
#include "sundials.h"

typedef enum { TROUBLE_NONE, TROUBLE_MODEL, TROUBLE_ACCURACY, TROUBLE_ITERATION, TROUBLE_OTHER } Trouble;

struct Solver {
    const ModelDescription *about;
    const struct FixedPart *part; /* what makes steps that this one has no say in; NULL: it is CVODE */
    Fixed *fixed;                 /* of that part; NULL: all else is of CVODE */
    Model *model;
    const ModelStructure *structure; /* it was made for */
    Sliding *sliding; /* NULL: the model does not slide */
    int count;
    double tolerance; /* of CVODE */
    double time, begin, length;   /* of the model's time, reached; start and length of the run */
    double since, former;         /* the integrator's time, from the start: reached, and where its last step began */
    bool is_adams, is_chosen;     /* its formulas; the run chooses them */
    double anew, limit;           /* between these it works: where it began anew, and the end of the step asked for */
    bool is_coarse;               /* times that the model can tell apart are far from each other */
    Magnitudes magnitudes;
    Pace *pace;           /* or NULL */
    long lowered, changes; /* by it: orders, and of the method */
    Jacobian *jacobian;   /* NULL if augmented */
    Augmented *augmented; /* or NULL */
    CVLsLinSysFn fill_augmented; /* what CVODE then calls */
    double *entries; /* the Jacobian's, where the matrix does not hold them in the same order */
    double *states;  /* where the model was evaluated, or steps of differences */
    bool is_evaluated; /* the model, at evaluated_time */
    double evaluated_time;
    long evaluations, differences;

    SolverCounts before; /* what CVODE counted before it was restarted */
    int idle_steps, creeping_steps, steps_since_jump, jumps_in_a_row;
    long jumps;
    Trouble trouble;
    double trouble_time; /* where the model failed last within the present step, or run of idle ones */
    Model *failed;       /* as it was there */
    int library_flag;
    SUNContext context;
    N_Vector x, weights, errors;
    SUNMatrix matrix;
    SUNLinearSolver linear;
    void *cvode;
};

/* cvode.c: what fixed.c is for other methods. */
struct CvodePart {
    bool (*create)(Solver *s, Arena *a, Model *m, const Options *o); /* false after a message */
    bool (*step)(Solver *s, double limit);
    bool (*states)(Solver *s, double time, double *x);
    int (*explain)(const Solver *s);
    bool (*restart)(Solver *s, double time, const StateSets *sets);
    void (*counts)(const Solver *s, SolverCounts *c);
    double (*absolute_tolerance)(const Solver *s, int state);
    bool (*may_slide)(const Solver *s);
    void (*follow)(Solver *s); /* with the magnitudes, to where it is */
};

double solver_tolerance_at(const Solver *s, int state, double x);
void solver_add_counts(const Solver *s, SolverCounts *c); /* CVODE's, since it began anew */
bool solver_use(Solver *s, bool is_adams);                /* of the methods, from `since` and x; false without memory */
bool solver_begin_anew(Solver *s); /* from `since` and x, at order 1 */
ModelStatus solver_derivatives_since(Solver *s, double since, const double *x, double *dx); /* so long behind `begin` */

/* integrand.c */

int solver_status(Solver *s, ModelStatus status, double time); /* for CVODE, and kept for the message */
double solver_model_time(const Solver *s, double since);
ModelStatus solver_derivatives(Solver *s, double time, const double *x, double *dx); /* of a slide, if there is one */

/* matrix.c: the linear systems of Newton's method. */

/* With the derivatives, where CVODE asks for its system. */
ModelStatus matrix_ensure_evaluated(Solver *s, double time, const double *x, double *derivatives);
bool matrix_create(Solver *s, Arena *a); /* in the form that suits the Jacobian; false without memory */
bool matrix_attach(Solver *s); /* to CVODE, once that is initialized */

#endif
