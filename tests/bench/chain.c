/* chain.c - the chain of masses of chain.awk as one would write it by hand, one equation of the drawing after another.
 * The states of element i are the displacements of its spring and damper and the velocity of its mass. */
#include "integrate.h"

#ifndef MASSES
#define MASSES 10
#endif

static const double wall_velocity = 0;

typedef struct {
    double mass[MASSES], stiffness[MASSES], damping[MASSES];
} Chain;

static Chain chain;

static int right_hand_side(sunrealtype time, N_Vector states, N_Vector derivatives, void *unused)
{
    const double *restrict x = N_VGetArrayPointer(states);
    double *restrict dx = N_VGetArrayPointer(derivatives);
    (void)time, (void)unused;
    evaluations++;
    double velocity_before = wall_velocity;
    double force = 0;
    for (int i = 0; i < MASSES; i++) {
        const double velocity = x[3 * i + 2];
        const double relative = velocity - velocity_before;
        const double spring = chain.stiffness[i] * x[3 * i];
        const double damper = chain.damping[i] * relative;
        const double tension = spring + damper;
        if (i > 0)
            dx[3 * i - 1] = (tension - force) / chain.mass[i - 1];
        dx[3 * i] = relative;
        dx[3 * i + 1] = relative;
        velocity_before = velocity;
        force = tension;
    }
    dx[3 * MASSES - 1] = -force / chain.mass[MASSES - 1];
    return 0;
}

static void write_header(FILE *out)
{
    fputs("time", out);
    for (int i = 1; i <= MASSES; i++)
        fprintf(out, ",s%d.displ,d%d.displ,m%d.v", i, i, i);
    fputc('\n', out);
}

int main(int argc, char **argv)
{
    static double start[3 * MASSES];
    start[0] = start[1] = 0.1;
    for (int i = 0; i < MASSES; i++) {
        chain.mass[i] = 1;
        chain.stiffness[i] = 100;
        chain.damping[i] = 1;
    }
    return run(argc, argv, 3 * MASSES, start, right_hand_side, write_header, NULL);
}
