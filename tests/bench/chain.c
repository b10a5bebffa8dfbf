/* chain.c - the chain of masses of chain.awk, written by hand, equation by equation. The states of element i are the
 * displacement of its spring and damper, and the velocity of its mass. With KLU the Jacobian is exact and sparse. */
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
        const double velocity = x[2 * i + 1];
        const double relative = velocity - velocity_before;
        const double spring = chain.stiffness[i] * x[2 * i];
        const double damper = chain.damping[i] * relative;
        const double tension = spring + damper;
        if (i > 0)
            dx[2 * i - 1] = (tension - force) / chain.mass[i - 1];
        dx[2 * i] = relative;
        velocity_before = velocity;
        force = tension;
    }
    dx[2 * MASSES - 1] = -force / chain.mass[MASSES - 1];
    return 0;
}

#ifdef KLU

/* The Jacobian by columns, with ascending rows and the whole diagonal. */
static int jacobian(sunrealtype time, N_Vector states, N_Vector derivatives, SUNMatrix matrix, void *unused,
                    N_Vector unused1, N_Vector unused2, N_Vector unused3)
{
    sunindextype *start = SM_INDEXPTRS_S(matrix), *row = SM_INDEXVALS_S(matrix);
    double *restrict value = SM_DATA_S(matrix);
    int at = 0;
    (void)time, (void)states, (void)derivatives, (void)unused, (void)unused1, (void)unused2, (void)unused3;
#define ENTRY(i, number) (row[at] = (i), value[at++] = (number))
    for (int i = 0; i < MASSES; i++) {
        start[2 * i] = at;
        if (i > 0)
            ENTRY(2 * i - 1, chain.stiffness[i] / chain.mass[i - 1]);
        ENTRY(2 * i, 0);
        ENTRY(2 * i + 1, -chain.stiffness[i] / chain.mass[i]);
        start[2 * i + 1] = at;
        if (i > 0)
            ENTRY(2 * i - 1, chain.damping[i] / chain.mass[i - 1]);
        ENTRY(2 * i, 1);
        ENTRY(2 * i + 1, -(chain.damping[i] + (i + 1 < MASSES ? chain.damping[i + 1] : 0)) / chain.mass[i]);
        if (i + 1 < MASSES) {
            ENTRY(2 * i + 2, -1);
            ENTRY(2 * i + 3, chain.damping[i + 1] / chain.mass[i + 1]);
        }
    }
    start[2 * MASSES] = at;
    return 0;
}

static const JacobianByHand sparse = {8 * MASSES, jacobian};
#define SPARSE &sparse

#else
#define SPARSE NULL
#endif

static void write_header(FILE *out)
{
    fputs("time", out);
    for (int i = 1; i <= MASSES; i++)
        fprintf(out, ",s%d.displ,m%d.v", i, i);
    fputc('\n', out);
}

int main(int argc, char **argv)
{
    static double start[2 * MASSES];
    start[0] = 0.1;
    for (int i = 0; i < MASSES; i++) {
        chain.mass[i] = 1;
        chain.stiffness[i] = 100;
        chain.damping[i] = 1;
    }
    return run(argc, argv, 2 * MASSES, start, right_hand_side, write_header, NULL, SPARSE);
}
