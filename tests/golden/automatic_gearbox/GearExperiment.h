/* GearExperiment.h - quantities, of AutomaticGearbox::GearExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_GearExperiment_H
#define MODEL_GearExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* AutomaticGearbox::GearControl::Schedule */
enum Schedule { Schedule_inactive, Schedule_Idle, Schedule_First, Schedule_Shift, Schedule_Second };

/* AutomaticGearbox::GearControl */
struct GearControl {
    double idleTime;                        /* s, constant */
    double firstTime;                       /* s, constant */
    double shiftTime;                       /* s, constant */
    double secondTime;                      /* s, constant */
    double drag;                            /* constant */
    bool first, first_start;                /* discrete; initial value */
    bool second, second_start;              /* discrete; initial value */
    double demand, demand_start;            /* discrete; initial value */
    enum Schedule Schedule, Schedule_start; /* discrete; initial value */
    double entered_Schedule, entered_Schedule_start; /* discrete; initial value */
};

/* RotationalMechanics::FixedTorqueSource */
struct FixedTorqueSource {
    double signal2Torque;                   /* N*m, constant */
    struct {
        double t;                           /* N*m, variable */
    } p;
};

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant */
    double aV, aV_start;                    /* rad/s; initial value */
    double der_aV;                          /* rad/s^2 */
    double angle, angle_start;              /* rad, state; initial value */
    double der_angle;                       /* rad/s, derivative */
    struct {
        double t;                           /* N*m, variable */
    } a;
    struct {
        double t;                           /* N*m, variable */
    } b;
};

/* AutomaticGearbox::Clutch */
struct Clutch {
    double slip;                            /* rad/s, variable */
    double der_slip;                        /* (rad/s)/s, variable */
    double torque;                          /* N*m, variable */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant */
    struct {
        double t;                           /* N*m, variable */
        double aV;                          /* rad/s, variable */
        double der_aV;                      /* (rad/s)/s, variable */
    } rotB;
};

/* AutomaticGearbox::FreeWheel */
struct FreeWheel {
    double slip;                            /* rad/s, variable */
    double der_slip;                        /* (rad/s)/s, variable */
    double torque;                          /* N*m, variable */
    double unitDamping;                     /* N*m*s/rad, constant */
    double s;                               /* rad/s, variable */
    bool free, free_start;                  /* discrete; initial value */
};

/* AutomaticGearbox::Road */
struct Road {
    double resistance;                      /* N*m, constant */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool freeWheel_s_below_0;               /* freeWheel.s < 0 */
    /* time >= control.entered(Schedule) + control.idleTime */
    bool control_time_at_least_entered_Schedule_plus_idleTime;
    /* time >= control.entered(Schedule) + control.firstTime */
    bool control_time_at_least_entered_Schedule_plus_firstTime;
    /* time >= control.entered(Schedule) + control.shiftTime */
    bool control_time_at_least_entered_Schedule_plus_shiftTime;
    /* time >= control.entered(Schedule) + control.secondTime */
    bool control_time_at_least_entered_Schedule_plus_secondTime;
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double freeWheel_s_below_0;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    bool control_first;
    bool control_second;
    double control_demand;
    bool freeWheel_free;
    enum Schedule control_Schedule;
    double control_entered_Schedule;
};

/* Jumps of differentiated quantities while their impulses are traced; otherwise 0. */
struct ModelJumps {
    double shaft2_aV;
    double gear1_rotB_aV;
    double freeWheel_slip;
    double vehicle_aV;
    double clutch2_slip;
    double shaft1_aV;
    double clutch1_slip;
    double crank_aV;
};

/* Divisors made of constants, each computed and tested once, named by the divided quantity. */
struct ModelDivisors {
    /* gear1.gearRatio*(shaft1.I*gear1.gearRatio) + vehicle.I + gear2.gearRatio*(shaft2.I*gear2.gearRatio) */
    double vehicle_der_aV;
    double shaft2_der_aV;                   /* vehicle.I/gear2.gearRatio + gear2.gearRatio*shaft2.I */
    double vehicle_der_aV_2;
    double shaft2_der_aV_2;                 /* vehicle.I/gear2.gearRatio + gear2.gearRatio*(shaft2.I + crank.I) */
    double vehicle_der_aV_3;
    double crank_der_aV;                    /* shaft1.I + crank.I */
    double crank_aV;                        /* 1 - gear2.gearRatio/gear1.gearRatio */
    double crank_der_aV_2;                  /* 1/gear1.gearRatio - 1/gear2.gearRatio */
    /* vehicle.I/gear2.gearRatio + gear2.gearRatio*(shaft2.I + (crank.I + shaft1.I)) */
    double crank_der_aV_3;
    double clutch1_torque;                  /* -gear2.gearRatio + gear1.gearRatio */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    double brought, brought_start;          /* J, state; initial value */
    double der_brought;                     /* J/s, derivative */
    double lost;                            /* J, variable */
    struct GearControl control;
    struct FixedTorqueSource engine;
    struct RotInertia crank;
    struct Clutch clutch1;
    struct Clutch clutch2;
    struct RotInertia shaft1;
    struct RotInertia shaft2;
    struct IdealFixedGearBox gear1;
    struct IdealFixedGearBox gear2;
    struct FreeWheel freeWheel;
    struct RotInertia vehicle;
    struct Road road;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
    struct ModelJumps jump;
    struct ModelDivisors divisor;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_crank_law_euler = 9, EQ_shaft1_law_euler = 21, EQ_gear1_law_torque = 27, EQ_gear2_law_ratio = 28,
    EQ_vehicle_law_euler = 39, EQ_sum_freeWheel_b_t = 62, EQ_freeWheel_torques = 67,
    EQ_freeWheel_difference_dot = 70, EQ_gear2_law_ratio_dot = 74 };

/* Modes of the equations. One mode of each cluster is active. */
enum {
    MODE_NONE_HOLDS, /* not control.first, not control.second, not freeWheel.free */
    MODE_ONLY_FREEWHEEL_FREE, /* not control.first, not control.second, freeWheel.free */
    MODE_ONLY_CONTROL_SECOND, /* not control.first, control.second, not freeWheel.free */
    MODE_ONLY_CONTROL_SECOND_AND_FREEWHEEL_FREE, /* not control.first, control.second, freeWheel.free */
    MODE_ONLY_CONTROL_FIRST, /* control.first, not control.second, not freeWheel.free */
    MODE_ONLY_CONTROL_FIRST_AND_FREEWHEEL_FREE, /* control.first, not control.second, freeWheel.free */
    MODE_ONLY_CONTROL_FIRST_AND_CONTROL_SECOND, /* control.first, control.second, not freeWheel.free */
    MODE_ALL_HOLD, /* control.first, control.second, freeWheel.free */
};

#define MODE_OF(m, cluster) ((m)->solving.structure->mode[cluster])
int wanted_mode(const Model *m);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
