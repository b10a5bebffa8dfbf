/* rod.c - the rod of models/heated_rod, written by hand from its equations. */
#include "integrate.h"

#ifndef VOLUMES
#define VOLUMES 100
#endif

static struct {
    double heater, conductance; /* temperature; conductance between volumes divided by the heat capacity of one */
} rod;

static int right_hand_side(sunrealtype time, N_Vector states, N_Vector derivatives, void *unused)
{
    const double *restrict x = N_VGetArrayPointer(states);
    double *restrict dx = N_VGetArrayPointer(derivatives);
    const double k = rod.conductance;
    (void)time, (void)unused;
    evaluations++;
    dx[0] = k * (2 * (rod.heater - x[0]) - (x[0] - x[1]));
    for (int i = 1; i < VOLUMES - 1; i++)
        dx[i] = k * (x[i + 1] - 2 * x[i] + x[i - 1]);
    dx[VOLUMES - 1] = k * (x[VOLUMES - 2] - x[VOLUMES - 1]);
    return 0;
}

static void write_header(FILE *out)
{
    fputs("time", out);
    for (int i = 1; i <= VOLUMES; i++)
        fprintf(out, ",rod.T[%d]", i);
    fputc('\n', out);
}

int main(int argc, char **argv)
{
    static double start[VOLUMES];
    const double length = 1.0 / VOLUMES;
    for (int i = 0; i < VOLUMES; i++)
        start[i] = 293.15;
    rod.heater = 493.15;
    rod.conductance = 74 / (450 * 7500 * length * length);
    return run(argc, argv, VOLUMES, start, right_hand_side, write_header, NULL, NULL);
}
