/* The humidifier of models/humidifier: water temperature, humidity and water mass; a control and heater that switch. */
#include "../by_hand.h"

static const double room = 22, environment = 30, time_constant = 7200, per_kilogram = 115, target = 50, threshold = 3;
static const double power = 400, capacity = 2000, radiation = 0.2, fan_radiation = 0.8, heat = 2.27e6;
static const double evaporation_start = 60, rate = 2.5e-6, fan_gain = 0.5, on_below = 90, off_above = 95;
static const double on_after = 60, off_after = 9060;
static bool is_on, is_active, is_heating, is_hot;

static double vapor_gain(void)
{
    return is_hot ? rate * (1 + fan_gain * is_active) : 0;
}

static void derivatives(double time, const double *x, double *dx)
{
    const double vapor = vapor_gain() * (x[0] - evaporation_start);
    (void)time;
    dx[0] = (power * is_heating - (x[0] - room) * (radiation + fan_radiation * is_active) - heat * vapor) / capacity;
    dx[1] = per_kilogram * vapor - (x[1] - environment) / time_constant;
    dx[2] = -vapor;
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[0] = -(radiation + fan_radiation * is_active + heat * vapor_gain()) / capacity;
    columns[1] = per_kilogram * vapor_gain();
    columns[2] = -vapor_gain();
    columns[4] = -1 / time_constant;
}

enum { BOILING, HUMID, DRY, HOT, COLD, ROOTS };

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[BOILING] = is_hot ? x[0] - evaporation_start : evaporation_start - x[0];
    g[HUMID] = is_active ? target - x[1] : 1;
    g[DRY] = is_on && !is_active ? x[1] - (target - threshold) : 1;
    g[HOT] = is_heating ? off_above - x[0] : 1;
    g[COLD] = is_active && !is_heating ? x[0] - on_below : 1;
}

static double next(double time)
{
    return time < on_after ? on_after : time < off_after ? off_after : INFINITY;
}

/* Reaching a threshold counts as crossing it. */
static bool event(double time, double *x, int root)
{
    is_on = time >= on_after && time < off_after;
    if (root == BOILING)
        is_hot = !is_hot;
    if (is_active)
        is_active = is_on && root != HUMID && x[1] <= target;
    else
        is_active = is_on && (root == DRY || x[1] < target - threshold);
    if (is_heating)
        is_heating = is_active && root != HOT && x[0] <= off_above;
    else
        is_heating = is_active && (root == COLD || x[0] <= on_below);
    report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {22, 32, 3};
    static const Switching humidifier = {3, start, 0.1, derivatives, jacobian, ROOTS, indicators, next, event};
    return by_hand(argc, argv, &humidifier);
}
