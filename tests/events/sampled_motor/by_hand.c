/* A motor with a digital PI controller of its speed, a thousand samples per second. */
#include "../by_hand.h"

static double voltage, integral;
static long ticks;

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = (voltage - 1 * x[0] - 0.05 * x[1]) / 0.002;
    dx[1] = (0.05 * x[0] - 1e-4 * x[1]) / 1e-4;
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[0] = -1 / 0.002;
    columns[2] = -0.05 / 0.002;
    columns[1] = 0.05 / 1e-4;
    columns[3] = -1;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time, (void)x, (void)g;
}

static double next(double time)
{
    (void)time;
    return (double)(ticks + 1) / 1000;
}

static void sample(double time, const double *x)
{
    const double error = 100 + 10 * sin(time) - x[1];
    integral += 0.001 * error;
    voltage = 0.05 * error + 2 * integral;
}

static bool event(double time, double *x, int root)
{
    const double before = voltage;
    (void)root;
    ticks++;
    sample(time, x);
    return voltage < before || voltage > before;
}

int main(int argc, char **argv)
{
    static const double start[] = {0, 0};
    static const Switching motor = {2, start, 1e-5, derivatives, jacobian, 0, indicators, next, event};
    sample(0, start);
    return by_hand(argc, argv, &motor);
}
