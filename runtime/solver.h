/* solver.h - struct Solver and the functions that the files of the integrator share. */
#ifndef SOLVER_H
#define SOLVER_H

#include "fixed.h"
#include "jacobian.h"
#include "parts.h"
#include "sundials.h"

typedef enum { TROUBLE_NONE, TROUBLE_MODEL, TROUBLE_ACCURACY, TROUBLE_ITERATION, TROUBLE_OTHER } Trouble;

struct Solver {
    const ModelDescription *about;
    const struct FixedPart *part; /* the solver of fixed or given steps; NULL: CVODE integrates */
    Fixed *fixed;                 /* memory of that part; NULL: the members below are CVODE's */
    Model *model;
    const ModelStructure *structure; /* for which the integrator was made */
    Sliding *sliding; /* NULL: the model does not slide */
    int count;
    double tolerance; /* of CVODE */
    double time, begin, length;   /* the model's time that is reached; start and length of the run */
    double since, former;         /* the integrator's time, from the start: now; at the begin of its last step */
    bool is_adams, is_chosen;     /* Adams, not BDF; the run chooses between them */
    double anew, limit;           /* it evaluates between these: its last restart, and the end of the requested step */
    bool is_coarse;               /* neighbouring doubles of the model's time are far apart */
    Magnitudes magnitudes;
    Pace *pace;           /* or NULL */
    long lowered, changes; /* by `pace`: how often the order was lowered; changes of the method */
    Jacobian *jacobian;   /* NULL if augmented */
    Augmented *augmented; /* or NULL */
    CVLsLinSysFn fill_augmented; /* called by CVODE if augmented */
    double *entries; /* of the Jacobian, if the matrix has them in another order */
    double *states;  /* work space: states of the last evaluation, or steps of differences */
    bool is_evaluated; /* the model, at evaluated_time and `states` */
    double evaluated_time;
    long evaluations, differences;

    SolverCounts before; /* CVODE's counts before its last restart */
    int idle_steps, creeping_steps, steps_since_jump, jumps_in_a_row;
    long jumps;
    Trouble trouble;
    double trouble_time; /* of the model's last failure in the present step, or sequence of idle steps */
    Model *failed;       /* copy of the model at that failure */
    int library_flag;
    SUNContext context;
    N_Vector x, weights, errors;
    SUNMatrix matrix;
    SUNLinearSolver linear;
    void *cvode;
};

/* cvode.c: the counterpart of struct FixedPart. */
struct CvodePart {
    bool (*create)(Solver *s, Arena *a, Model *m, const Options *o); /* false after a message */
    bool (*step)(Solver *s, double limit);
    bool (*states)(Solver *s, double time, double *x);
    int (*explain)(const Solver *s);
    bool (*restart)(Solver *s, double time, const StateSets *sets);
    void (*counts)(const Solver *s, SolverCounts *c);
    double (*absolute_tolerance)(const Solver *s, int state);
    bool (*may_slide)(const Solver *s);
    void (*follow)(Solver *s); /* updates the magnitudes with the present states */
};

double solver_tolerance_at(const Solver *s, int state, double x);
void solver_add_counts(const Solver *s, SolverCounts *c); /* adds CVODE's counts since its last restart */
bool solver_use(Solver *s, bool is_adams);                /* this method, from `since` and x; false: no memory */
bool solver_begin_anew(Solver *s); /* restarts at `since` and x with order 1 */
ModelStatus solver_derivatives_since(Solver *s, double since, const double *x, double *dx); /* time after `begin` */

/* integrand.c */

int solver_status(Solver *s, ModelStatus status, double time); /* as CVODE's flag; keeps a failure */
double solver_model_time(const Solver *s, double since);
ModelStatus solver_derivatives(Solver *s, double time, const double *x, double *dx); /* of the sliding motion, if any */

/* matrix.c: the linear systems of Newton's method. */

/* Evaluates the model, with its derivatives, at the point where CVODE asks for the linear system. */
ModelStatus matrix_ensure_evaluated(Solver *s, double time, const double *x, double *derivatives);
bool matrix_create(Solver *s, Arena *a); /* in the form that suits the Jacobian; false: out of memory */
bool matrix_attach(Solver *s); /* attaches the matrix to CVODE after its initialization */

#endif
