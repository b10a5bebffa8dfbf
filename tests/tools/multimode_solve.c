/* multimode_solve.c - the exact solution of a variable-structure system: between changes by the matrix exponential of
 * the equations in the null space of the constraints; at changes by the momentum that the constraints allow, and by
 * trying all combinations of one-sided links.
 *
 * With Z a basis of the null space of the constraints C x = G u and P a particular solution, x = Z y + P u and
 * Z' M Z y' = Z'(A x + F u - M P u'). Motion without mass, the null space of Z' M Z, follows from the others. */
#include "matrix.h"
#include "multimode.h"

#include <math.h>
#include <string.h>

enum { STEPS = 600, BISECTIONS = 60, MOST_EVENTS = 400 };
static const double rounding = 1e-9, doubtful = 1e-6;

typedef struct {
    bool is_active[MOST_LINKS];
    int motions;
    Matrix slopes;   /* of motions, integrals and courses */
    Matrix values;   /* coordinates as functions of these */
    Matrix forces;   /* of links, as functions of these */
    Matrix gaps;     /* of links that are one-sided or close where bodies meet, as functions of these; not negative */
    Matrix momenta;  /* motions as functions of the momenta of coordinates */
    Matrix guided;   /* the coordinates' particular solution as function of courses */
} Phase;

/* ---- the equations ---- */

static void course_derivatives(const System *s, Matrix *m)
{
    matrix_clear(m, COURSES, COURSES);
    m->at[1][0] = 1;
    for (int k = 0; k < WAVES; k++) {
        m->at[2 + 2 * k][3 + 2 * k] = s->wave[k];
        m->at[3 + 2 * k][2 + 2 * k] = -s->wave[k];
    }
}

static void courses_at(const System *s, double time, double *u)
{
    u[0] = 1;
    u[1] = time;
    for (int k = 0; k < WAVES; k++) {
        u[2 + 2 * k] = sin(s->wave[k] * time + s->phase[k]);
        u[3 + 2 * k] = cos(s->wave[k] * time + s->phase[k]);
    }
}

static void add_course(double *row, const Course *c)
{
    for (int i = 0; i < COURSES; i++)
        row[i] += c->of[i];
}

static void couple(Matrix *a, int row, int column, double factor)
{
    if (row >= 0 && column >= 0)
        a->at[row][column] += factor;
}

static void equations(const System *s, double time, Matrix *a, Matrix *f)
{
    matrix_clear(a, s->count, s->count);
    matrix_clear(f, s->count, COURSES);
    for (int i = 0; i < s->bodies; i++) {
        if (s->gate[i] < 0 || switch_is_on(&s->by[s->gate[i]], time))
            add_course(f->at[i], &s->force[i]);
        couple(a, s->way[i], i, 1);
    }
    for (int i = 0; i < s->parts; i++) {
        const Part *p = &s->part[i];
        const int ends[] = {p->from, p->to};
        for (int k = 0; k < 2; k++) {
            const double sign = k ? -1 : 1;
            if (p->kind == DAMPER) {
                couple(a, ends[k], ends[k], -p->size);
                couple(a, ends[k], ends[1 - k], p->size);
            } else {
                couple(a, ends[k], p->at, -sign * (p->kind == SPRING ? p->size : 1));
                couple(a, p->at, ends[k], sign);
            }
        }
        if (p->kind == BRANCH)
            couple(a, p->at, p->at, -p->resistance);
    }
    for (int i = 0; i < s->links; i++) {
        const Link *l = &s->link[i];
        if (l->kind == LEG && switch_is_on(&s->by[l->by], time))
            add_course(f->at[s->part[l->from].at], &l->course);
        if (l->kind == MEMORY)
            couple(a, l->at, l->from, 1);
    }
}

/* The quantity that is zero, or not negative, while a link is active. */
static void link_row(const System *s, const Link *l, double *row, double *course)
{
    memset(row, 0, MOST * sizeof *row);
    memset(course, 0, COURSES * sizeof *course);
    if (l->kind == RIGID || l->kind == FIXED_WAY || l->kind == PRESCRIBED || l->kind == FREE_WHEEL ||
        l->kind == CONTACT) {
        row[l->from] = 1;
        if (l->to >= 0)
            row[l->to] = -1;
        if (l->kind == PRESCRIBED)
            add_course(course, &l->course);
    } else {
        row[l->kind == MEMORY ? l->at : s->part[l->from].at] = 1;
    }
}

static void distance_row(const System *s, const Link *l, double *row)
{
    memset(row, 0, MOST * sizeof *row);
    row[s->way[l->from]] = 1;
    if (l->to >= 0)
        row[s->way[l->to]] = -1;
}

bool link_is_one_sided(const Link *l)
{
    return l->kind == FREE_WHEEL || l->kind == RECTIFIER || l->kind == LEG;
}

bool switch_is_on(const Switch *s, double time)
{
    bool is_on = s->is_first_on;
    for (int i = 0; i < s->count; i++)
        is_on ^= time >= s->at[i];
    return is_on;
}

/* True if the link is active (a rigid one) or may be active (a one-sided one), depending on its switch. A link that
 * closes where bodies meet is open until then. */
static bool link_may_act(const System *s, const Link *l, double time)
{
    if (l->kind == CONTACT)
        return false;
    const bool is_on = l->by >= 0 && switch_is_on(&s->by[l->by], time);
    return l->kind == CUT || l->kind == MEMORY || l->kind == LEG ? !is_on : l->by < 0 || is_on;
}

/* ---- one phase ---- */

/* Copies a matrix into the columns of another one, beginning with `column`. */
static void place(Matrix *m, const Matrix *part, int column)
{
    for (int i = 0; i < part->rows; i++)
        for (int j = 0; j < part->columns; j++)
            m->at[i][column + j] += part->at[i][j];
}

static void times_mass(const System *s, Matrix *m)
{
    for (int i = 0; i < m->rows; i++)
        for (int j = 0; j < m->columns; j++)
            m->at[i][j] *= s->mass[i];
}

typedef struct {
    Matrix a, f, c, g, derivatives; /* of the courses */
    int rows;
} Laws;

static void laws_of(const System *s, double time, const bool *is_active, Laws *l)
{
    double row[MOST], course[COURSES];
    equations(s, time, &l->a, &l->f);
    course_derivatives(s, &l->derivatives);
    l->rows = 0;
    matrix_clear(&l->c, 0, s->count);
    matrix_clear(&l->g, 0, COURSES);
    for (int i = 0; i < s->links; i++) {
        if (!is_active[i])
            continue;
        link_row(s, &s->link[i], row, course);
        memcpy(l->c.at[l->rows], row, sizeof row);
        memcpy(l->g.at[l->rows++], course, sizeof course);
        l->c.rows = l->g.rows = l->rows;
    }
}

/* Forces of active links, from the remainder M x' - A x - F u. */
static bool forces_of(const Laws *laws, const Matrix *left, Matrix *forces)
{
    static Matrix transposed, square, right;
    matrix_transpose(&transposed, &laws->c);
    matrix_multiply(&square, &laws->c, &transposed);
    matrix_multiply(&right, &laws->c, left);
    return matrix_solve(forces, &square, &right);
}

static bool build(const System *s, double time, const bool *is_active, Phase *p)
{
    static Laws laws;
    static Matrix rows, free, square, inverse, one, two, guide, guide_slope, heavy, moving, idle, basis, loose, acting;
    static Matrix t, right, x;
    laws_of(s, time, is_active, &laws);
    memcpy(p->is_active, is_active, sizeof p->is_active);
    matrix_spaces(&laws.c, &rows, &free);
    if (rows.columns < laws.rows)
        return false;
    matrix_transpose(&t, &laws.c);
    matrix_multiply(&square, &laws.c, &t);
    if (!matrix_solve(&one, &square, &laws.g))
        return false;
    matrix_multiply(&guide, &t, &one);
    matrix_multiply(&guide_slope, &guide, &laws.derivatives);
    heavy = free;
    for (int i = 0; i < s->count; i++)
        if (!(s->mass[i] > 0))
            memset(heavy.at[i], 0, sizeof heavy.at[i]);
    matrix_spaces(&heavy, &moving, &idle);
    matrix_multiply(&basis, &free, &moving);
    matrix_multiply(&loose, &free, &idle);
    const int motions = p->motions = basis.columns, all = motions + s->links + COURSES, courses = motions + s->links;

    /* x = basis a + loose b + guide u, without force on the loose motion, which has no mass */
    matrix_clear(&p->values, s->count, all);
    place(&p->values, &basis, 0);
    place(&p->values, &guide, courses);
    if (loose.columns) {
        matrix_transpose(&t, &loose);
        matrix_multiply(&one, &t, &laws.a);
        matrix_multiply(&square, &one, &loose);
        matrix_multiply(&right, &one, &p->values);
        matrix_multiply(&two, &t, &laws.f);
        place(&right, &two, courses);
        if (!matrix_solve(&x, &square, &right))
            return false;
        matrix_multiply(&one, &loose, &x);
        matrix_add(&p->values, -1, &one);
    }

    /* basis' M basis a' = basis' (A x + F u - M guide' u) */
    matrix_clear(&p->slopes, all, all);
    two = basis;
    times_mass(s, &two);
    matrix_transpose(&t, &basis);
    matrix_multiply(&inverse, &t, &two);
    matrix_clear(&right, s->count, all);
    matrix_multiply(&one, &laws.a, &p->values);
    place(&right, &one, 0);
    place(&right, &laws.f, courses);
    acting = right;
    one = guide_slope;
    times_mass(s, &one);
    for (int i = 0; i < s->count; i++)
        for (int j = 0; j < COURSES; j++)
            right.at[i][courses + j] -= one.at[i][j];
    matrix_multiply(&two, &t, &right);
    if (!matrix_solve(&x, &inverse, &two) || !matrix_solve(&p->momenta, &inverse, &t))
        return false;
    place(&p->slopes, &x, 0);
    for (int i = 0; i < COURSES; i++)
        memcpy(&p->slopes.at[courses + i][courses], laws.derivatives.at[i], COURSES * sizeof(double));
    p->guided = guide;

    /* M x' = M (basis a' + guide' u) */
    matrix_multiply(&one, &basis, &x);
    place(&one, &guide_slope, courses);
    times_mass(s, &one);
    matrix_add(&one, -1, &acting);
    matrix_clear(&p->forces, s->links, all);
    matrix_clear(&p->gaps, s->links, all);
    if (laws.rows && !forces_of(&laws, &one, &two))
        return false;
    for (int i = 0, k = 0; i < s->links; i++) {
        double row[MOST], course[COURSES];
        if (is_active[i])
            memcpy(p->forces.at[i], two.at[k++], sizeof two.at[0]);
        if (s->link[i].kind == CONTACT)
            distance_row(s, &s->link[i], row);
        else
            link_row(s, &s->link[i], row, course);
        for (int j = 0; j < all; j++)
            for (int m = 0; m < s->count; m++)
                p->gaps.at[i][j] += row[m] * p->values.at[m][j];
        memcpy(p->slopes.at[motions + i], p->forces.at[i], sizeof p->forces.at[i]);
    }
    return true;
}

/* ---- along the run ---- */

typedef struct {
    Phase phase;
    double time;         /* start of the phase */
    double state[ORDER]; /* at `time`: motions, integrals, courses */
    Operation now;       /* at `time` */
    double largest;      /* largest value so far */
    bool is_closed[MOST_LINKS]; /* by link: its bodies have met */
} Follow;

static double product(const double *row, const double *state, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += row[i] * state[i];
    return sum;
}

static void apply(const Matrix *m, const double *state, double *result)
{
    for (int i = 0; i < m->rows; i++)
        result[i] = product(m->at[i], state, m->columns);
}

static void read_state(const System *s, const Phase *p, const double *state, Operation *o)
{
    apply(&p->values, state, o->x);
    apply(&p->forces, state, o->force);
    memcpy(o->impulse, state + p->motions, (size_t)s->links * sizeof *o->impulse);
}

/* The state in a phase that keeps the momenta of an operation as far as the constraints allow. */
static void enter(const System *s, const Phase *p, double time, const Operation *o, double *state)
{
    double u[COURSES], momentum[MOST];
    courses_at(s, time, u);
    for (int i = 0; i < s->count; i++)
        momentum[i] = s->mass[i] > 0 ? s->mass[i] * (o->x[i] - product(p->guided.at[i], u, COURSES)) : 0;
    apply(&p->momenta, momentum, state);
    memcpy(state + p->motions, o->impulse, (size_t)s->links * sizeof *state);
    memcpy(state + p->motions + s->links, u, sizeof u);
}

/* The impulses of links, between two operations. */
static bool impulses_of(const System *s, double time, const Phase *p, const Operation *before, const Operation *after,
                        double *impulse)
{
    static Laws laws;
    static Matrix change, forces;
    laws_of(s, time, p->is_active, &laws);
    matrix_clear(&change, s->count, 1);
    for (int i = 0; i < s->count; i++)
        change.at[i][0] = s->mass[i] > 0 ? s->mass[i] * (after->x[i] - before->x[i]) : 0;
    memset(impulse, 0, MOST_LINKS * sizeof *impulse);
    if (laws.rows && !forces_of(&laws, &change, &forces))
        return false;
    for (int i = 0, k = 0; i < s->links; i++)
        if (p->is_active[i])
            impulse[i] = forces.at[k++][0];
    return true;
}

/* Tries combinations of one-sided links and takes the one whose active links push and whose open links part: by
 * impulses and speeds, or with `is_slow` by forces and the changes of speeds. */
static bool choose(const System *s, double time, const bool *may_act, bool is_slow, const Operation *before, Follow *f,
                   bool *is_doubtful)
{
    static Phase trial;
    double state[ORDER], slopes[ORDER], impulse[MOST_LINKS];
    const double size = 1 + f->largest;
    for (int set = 0; set < 1 << s->links; set++) {
        bool is_active[MOST_LINKS] = {false}, is_one = true, is_near = false;
        for (int i = 0; i < s->links && is_one; i++) {
            const bool is_chosen = set >> i & 1;
            is_active[i] = link_is_one_sided(&s->link[i]) ? is_chosen : may_act[i];
            is_one = is_chosen ? link_is_one_sided(&s->link[i]) && may_act[i] : true;
        }
        if (!is_one || !build(s, time, is_active, &trial))
            continue;
        Operation after;
        enter(s, &trial, time, before, state);
        read_state(s, &trial, state, &after);
        apply(&trial.slopes, state, slopes);
        if (!impulses_of(s, time, &trial, before, &after, impulse))
            continue;
        for (int i = 0; i < s->links && is_one; i++) {
            if (!link_is_one_sided(&s->link[i]) || !may_act[i])
                continue;
            const int all = trial.slopes.columns;
            const double gap = product(trial.gaps.at[i], state, all), way = product(trial.gaps.at[i], slopes, all);
            is_one = impulse[i] >= -rounding * size && gap >= -rounding * size;
            if (!is_slow || !is_one || (!is_active[i] && gap > rounding * size))
                continue;
            const double sign = is_active[i] ? after.force[i] : way;
            is_one = sign >= -rounding * size;
            is_near |= fabs(sign) < doubtful * size;
        }
        if (!is_one)
            continue;
        for (int i = 0; i < s->links; i++)
            after.impulse[i] += impulse[i];
        enter(s, &trial, time, &after, state);
        f->phase = trial;
        f->time = time;
        memcpy(f->state, state, sizeof state);
        f->now = after;
        *is_doubtful |= is_near;
        return true;
    }
    return false;
}

/* Determines the structure from a time on. */
static bool settle(const System *s, double time, const Operation *before, Follow *f)
{
    bool may_act[MOST_LINKS], is_doubtful = false;
    for (int i = 0; i < s->links; i++)
        may_act[i] = f->is_closed[i] || link_may_act(s, &s->link[i], time);
    if (!choose(s, time, may_act, false, before, f, &is_doubtful))
        return false;
    const Operation between = f->now;
    return choose(s, time, may_act, true, &between, f, &is_doubtful) && !is_doubtful;
}

static void state_after(const Follow *f, double after, double *state)
{
    static Matrix growth;
    matrix_exponential(&growth, &f->phase.slopes, after);
    apply(&growth, f->state, state);
}

/* The quantity that must not become negative: the force of an active link, or the gap of another one. */
static const double *watched(const Follow *f, int link)
{
    return f->phase.is_active[link] ? f->phase.forces.at[link] : f->phase.gaps.at[link];
}

/* Finds the time at which a watched quantity becomes negative; times count from the start of the phase. */
static void find_turn(const Follow *f, int link, double from, double *to)
{
    const int all = f->phase.slopes.columns;
    double low = from, high = *to, state[ORDER];
    for (int k = 0; k < BISECTIONS; k++) {
        const double middle = (low + high) / 2;
        state_after(f, middle, state);
        *(product(watched(f, link), state, all) < 0 ? &high : &low) = middle;
    }
    *to = high;
}

/* The minimum of a watched quantity that falls at `low` and rises at `high`. */
static double lowest(const Follow *f, int link, double low, double high, double *value)
{
    const int all = f->phase.slopes.columns;
    double state[ORDER], slopes[ORDER];
    for (int k = 0; k < BISECTIONS; k++) {
        const double middle = (low + high) / 2;
        state_after(f, middle, state);
        apply(&f->phase.slopes, state, slopes);
        *value = product(watched(f, link), state, all);
        *(product(watched(f, link), slopes, all) > 0 ? &high : &low) = middle;
    }
    return high;
}

typedef enum { TURN_NONE, TURN_ONE, TURN_DOUBTFUL } Turn;

/* The first change of a one-sided link within a time after the start of the phase. */
static Turn first_turn(const System *s, const Follow *f, double within, double *at)
{
    const int all = f->phase.slopes.columns;
    const double step = within / STEPS;
    static Matrix growth;
    double state[ORDER], next[ORDER], slopes[ORDER], next_slopes[ORDER];
    bool is_found = false;
    matrix_exponential(&growth, &f->phase.slopes, step);
    memcpy(state, f->state, sizeof state);
    for (int k = 0; k < STEPS && !is_found; k++, memcpy(state, next, sizeof state)) {
        apply(&growth, state, next);
        apply(&f->phase.slopes, state, slopes);
        apply(&f->phase.slopes, next, next_slopes);
        for (int i = 0; i < s->links; i++) {
            const bool may_turn = link_is_one_sided(&s->link[i]) && link_may_act(s, &s->link[i], f->time);
            if (!may_turn && (s->link[i].kind != CONTACT || f->is_closed[i]))
                continue;
            const double *row = watched(f, i), size = 1 + f->largest, from = k * step;
            double to = (k + 1) * step;
            if (product(row, next, all) >= 0) {
                double value;
                if (product(row, slopes, all) >= 0 || product(row, next_slopes, all) <= 0 || k == 0)
                    continue;
                to = lowest(f, i, from, to, &value);
                if (fabs(value) < doubtful * size)
                    return TURN_DOUBTFUL;
                if (value > 0)
                    continue;
            }
            if (k == 0 && product(row, f->state, all) < rounding * size && product(row, slopes, all) < 0)
                return TURN_DOUBTFUL;
            find_turn(f, i, from, &to);
            *at = is_found ? fmin(*at, to) : to;
            is_found = true;
        }
    }
    return is_found ? TURN_ONE : TURN_NONE;
}

/* The next switching time after `time`. */
static double next_switching(const System *s, double time)
{
    double next = s->stop;
    for (int i = 0; i < s->switches; i++)
        for (int k = 0; k < s->by[i].count; k++)
            if (s->by[i].at[k] > time && s->by[i].at[k] < next)
                next = s->by[i].at[k];
    return next;
}

/* True if the system can be solved with each switch on alone. */
static bool is_possible(const System *s)
{
    static Phase trial;
    System one = *s;
    for (int k = 0; k < s->switches; k++) {
        bool is_active[MOST_LINKS] = {false};
        for (int i = 0; i < s->switches; i++)
            one.by[i] = (Switch){.is_first_on = i == k};
        for (int i = 0; i < s->links; i++)
            is_active[i] = !link_is_one_sided(&s->link[i]) && link_may_act(&one, &s->link[i], 0);
        if (!build(&one, 0, is_active, &trial))
            return false;
    }
    return true;
}

bool multimode_solve(const System *s, int count, const double *times, double near, Operation *at, bool *is_near)
{
    static Follow f;
    int done = 0;
    memset(&f, 0, sizeof f);
    memset(is_near, 0, (size_t)count * sizeof *is_near);
    memcpy(f.now.x, s->start, sizeof f.now.x);
    f.largest = 1;
    double time = 0;
    if (!is_possible(s))
        return false;
    for (int events = 0; events < MOST_EVENTS; events++) {
        const Operation before = f.now;
        if (!settle(s, time, &before, &f))
            return false;
        const double until = next_switching(s, time);
        double length = until - time, state[ORDER];
        switch (first_turn(s, &f, length, &length)) {
        case TURN_DOUBTFUL:
            return false;
        case TURN_ONE:
            if (length < 1e-4 * s->stop || until - time - length < 1e-4 * s->stop)
                return false;
            break;
        case TURN_NONE:
            break;
        }
        const double end = length < until - time ? time + length : until;
        for (; done < count && times[done] <= end + near; done++) {
            state_after(&f, times[done] - time, state);
            read_state(s, &f.phase, state, &at[done]);
            is_near[done] = times[done] < time + near || (times[done] > end - near && end < s->stop);
            for (int i = 0; i < s->count; i++)
                f.largest = fmax(f.largest, fabs(at[done].x[i]));
        }
        if (end >= s->stop)
            return true;
        state_after(&f, end - time, state);
        read_state(s, &f.phase, state, &f.now);
        for (int i = 0; i < s->links; i++)
            if (s->link[i].kind == CONTACT)
                f.is_closed[i] |= product(f.phase.gaps.at[i], state, f.phase.gaps.columns) <= 0;
        time = end;
    }
    return false;
}
