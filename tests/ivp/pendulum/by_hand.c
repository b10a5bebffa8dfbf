#include "../by_hand.h"

/* The states are one coordinate and its derivative, x and vx or y and vy; the others follow from the length. The states
 * are exchanged when the other coordinate moves more than twice as much. With the angle as state, which is not in the
 * drawn equations, CVODE would need half of the steps, and its error would be a third to a half. */
static const double g = 9.81;
static int is_x = 0;        /* the state is x */
static double side = 1;     /* sign of the other coordinate */
static double largest[4] = {1};

typedef struct {
    double x, y, vx, vy;
} Point;

static Point complete(const double *state)
{
    const double other = side * sqrt(fmax(0, 1 - state[0] * state[0])), speed = -state[0] * state[1] / other;
    return is_x ? (Point){state[0], other, state[1], speed} : (Point){other, state[0], speed, state[1]};
}

static double tension(const Point *p)
{
    return p->vx * p->vx + p->vy * p->vy - g * p->y;
}

static void derivatives(double time, const double *state, double *slope)
{
    const Point p = complete(state);
    (void)time;
    slope[0] = state[1];
    slope[1] = is_x ? -tension(&p) * p.x : -tension(&p) * p.y - g;
}

static int choose(double *state, double *magnitude)
{
    const Point p = complete(state);
    const double values[4] = {p.x, p.y, p.vx, p.vy};
    for (int i = 0; i < 4; i++)
        largest[i] = fmax(largest[i], fabs(values[i]));
    if (fabs(state[0]) <= 2 * fabs(is_x ? p.y : p.x))
        return 0;
    is_x = !is_x;
    side = (is_x ? p.y : p.x) < 0 ? -1 : 1;
    for (int i = 0; i < 2; i++) {
        state[i] = values[2 * i + !is_x];
        magnitude[i] = largest[2 * i + !is_x];
    }
    return 1;
}

static void outputs(double time, const double *state)
{
    const Point p = complete(state);
    (void)time;
    print_value("x", p.x);
    print_value("y", p.y);
    print_value("vx", p.vx);
    print_value("vy", p.vy);
    print_value("tension", tension(&p));
}

int main(int argc, char **argv)
{
    const double start[] = {0, 0};
    choose_states = choose;
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
