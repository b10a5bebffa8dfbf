/* multimode.c - draws random variable-structure systems. */
#include "multimode.h"

#include <math.h>
#include <string.h>

enum { GRID = 8, MOST_ATTEMPTS = 400 };

/* splitmix64 */
static uint64_t next(uint64_t *seed)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int below(uint64_t *seed, int n)
{
    return (int)(next(seed) % (uint64_t)n);
}

static double between(uint64_t *seed, double low, double high)
{
    return low + (high - low) * (double)(next(seed) >> 11) / 9007199254740992.0;
}

/* A random number; with is_round an integer, so that quantities are sometimes exactly equal. */
static double some(uint64_t *seed, bool is_round, double low, double high)
{
    const double x = between(seed, low, high);
    return is_round ? (fabs(x) < 1 ? copysign(1, x) : round(x)) : x;
}

static Course draw_course(uint64_t *seed, bool is_round)
{
    Course c = {.of = {0}};
    const int kind = below(seed, 4);
    c.of[0] = below(seed, 4) ? some(seed, is_round, -4, 4) : 0;
    if (kind == 1)
        c.of[1] = some(seed, is_round, -2, 2);
    else if (kind > 1)
        c.of[2 + 2 * below(seed, WAVES)] = some(seed, is_round, -4, 4);
    return c;
}

/* A time of another switch, or a new one. */
static double draw_time(uint64_t *seed, const System *s, bool is_round)
{
    const Switch *other = s->switches ? &s->by[below(seed, s->switches)] : NULL;
    if (other && other->count && below(seed, 3) == 0)
        return other->at[below(seed, other->count)];
    return is_round ? s->stop * (1 + below(seed, GRID - 1)) / GRID : s->stop * between(seed, 0.05, 0.95);
}

/* Draws rising, distinct times; false if that failed. */
static bool draw_times(uint64_t *seed, const System *s, bool is_round, int count, double *at)
{
    for (int k = 0; k < count; k++) {
        at[k] = draw_time(seed, s, is_round);
        for (int i = k; i > 0 && at[i] < at[i - 1]; i--) {
            const double t = at[i];
            at[i] = at[i - 1];
            at[i - 1] = t;
        }
    }
    for (int k = 1; k < count; k++)
        if (at[k] - at[k - 1] < 0.01 * s->stop)
            return false;
    return true;
}

/* Draws one switch, or two, of which an integer variable tells which is on. */
static bool draw_switch(uint64_t *seed, System *s, bool is_round, SwitchForm form)
{
    Switch *k = &s->by[s->switches];
    const int count = 1 + below(seed, 4);
    double at[MOST_TOGGLES];
    *k = (Switch){.form = form, .is_first_on = below(seed, 3) == 0};
    if (!draw_times(seed, s, is_round, count, at))
        return false;
    if (form != BY_NUMBER) {
        k->count = count;
        memcpy(k->at, at, sizeof at);
        s->switches++;
        return true;
    }
    int which = below(seed, 3);
    for (int i = 0; i < 2; i++)
        k[i] = (Switch){.form = form, .is_first_on = which == i + 1};
    for (int n = 0; n < count; n++) {
        const int other = (which + 1 + below(seed, 2)) % 3;
        for (int i = 0; i < 2; i++)
            if ((which == i + 1) != (other == i + 1))
                k[i].at[k[i].count++] = at[n];
        which = other;
    }
    s->switches += 2;
    return true;
}

static int other_body(uint64_t *seed, const System *s, int body)
{
    const int other = below(seed, s->bodies);
    return other == body ? -1 : other;
}

static Part *add_part(System *s, PartKind kind, int from, int to, double size)
{
    Part *p = &s->part[s->parts++];
    *p = (Part){.kind = kind, .from = from, .to = to, .size = size, .at = -1, .link = -1};
    if (kind == DAMPER)
        return p;
    p->at = s->count++;
    s->mass[p->at] = kind == BRANCH ? size : 1;
    return p;
}

static void draw_bodies(uint64_t *seed, System *s, bool is_round)
{
    s->bodies = 2 + below(seed, MOST_BODIES - 1);
    s->count = s->bodies;
    for (int i = 0; i < s->bodies; i++) {
        s->mass[i] = some(seed, is_round, 0.5, 3);
        s->start[i] = below(seed, 4) ? some(seed, is_round, -4, 4) : 0;
        s->way[i] = -1;
        s->gate[i] = below(seed, 5) == 0 ? 0 : -1;
        if (below(seed, 2))
            s->force[i] = draw_course(seed, is_round);
        if (i == 0 || below(seed, 8))
            continue;
        s->mass[i] = s->start[i] = 0; /* a body without mass, moved by dampers */
        add_part(s, DAMPER, i, below(seed, i), some(seed, is_round, 0.5, 4));
        if (below(seed, 2))
            add_part(s, DAMPER, i, -1, some(seed, is_round, 0.5, 4));
    }
}

static void draw_parts(uint64_t *seed, System *s, bool is_round)
{
    for (int k = below(seed, 4); k > 0; k--) {
        const int from = below(seed, s->bodies), kind = below(seed, 3);
        Part *p = add_part(s, kind == 0 ? SPRING : kind == 1 ? BRANCH : DAMPER, from, other_body(seed, s, from),
                           some(seed, is_round, 0.3, 3));
        p->size *= kind == 0 ? 4 : 1;
        p->resistance = below(seed, 2) ? some(seed, is_round, 0.3, 3) : 0;
        p->start = p->at >= 0 ? some(seed, is_round, -2, 2) : 0;
        if (p->at >= 0)
            s->start[p->at] = p->start;
    }
    for (int i = 0; i < s->bodies; i++)
        if (below(seed, 3) == 0)
            s->way[i] = s->count++;
    for (int i = 0; i < s->bodies; i++)
        if (s->way[i] >= 0) {
            s->mass[s->way[i]] = 1;
            s->start[s->way[i]] = some(seed, is_round, -2, 2);
        }
}

static int make_way(System *s, int body)
{
    if (s->way[body] < 0) {
        s->way[body] = s->count++;
        s->mass[s->way[body]] = 1;
    }
    return s->way[body];
}

static bool draw_link(uint64_t *seed, System *s, bool is_round)
{
    static const LinkKind kinds[] = {RIGID, RIGID, RIGID, RIGID, FIXED_WAY, PRESCRIBED, FREE_WHEEL, FREE_WHEEL,
                                     CONTACT, CONTACT, CUT, CUT, RECTIFIER, LEG, MEMORY};
    Link *l = &s->link[s->links];
    *l = (Link){.kind = kinds[below(seed, (int)(sizeof kinds / sizeof *kinds))], .by = -1, .form = below(seed, 3)};
    l->from = below(seed, s->bodies);
    l->to = other_body(seed, s, l->from);
    if (l->kind != FREE_WHEEL && l->kind != RECTIFIER && l->kind != CONTACT)
        l->by = below(seed, s->switches);
    if (l->kind == FIXED_WAY) {
        make_way(s, l->from);
        if (l->to >= 0)
            make_way(s, l->to);
        if ((s->by[l->by].form != BY_MACHINE && s->by[l->by].form != BY_NUMBER) || !s->by[l->by].count)
            l->kind = RIGID;
    }
    if (l->kind == CONTACT) {
        const double to = l->to >= 0 ? s->start[make_way(s, l->to)] : 0;
        s->start[make_way(s, l->from)] = to + some(seed, is_round, 0.2, 2);
    }
    if (l->kind == PRESCRIBED) {
        l->course = draw_course(seed, is_round);
        l->to = -1;
    }
    if (l->kind == FREE_WHEEL && (!(s->mass[l->from] > 0) || (l->to >= 0 && !(s->mass[l->to] > 0))))
        return false;
    if (l->kind == MEMORY) {
        l->at = s->count++;
        s->mass[l->at] = 1;
    }
    if (l->kind == CUT || l->kind == RECTIFIER || l->kind == LEG) {
        Part *p = add_part(s, BRANCH, l->kind == LEG ? -1 : l->from, l->kind == LEG ? l->from : l->to,
                           some(seed, is_round, 0.3, 3));
        p->resistance = below(seed, 2) ? some(seed, is_round, 0.3, 3) : 0;
        p->link = s->links;
        p->start = below(seed, 3) ? some(seed, is_round, 0.5, 3) : 0;
        if (l->kind == CUT && !s->by[l->by].is_first_on)
            p->start = 0;
        s->start[p->at] = p->start;
        l->from = s->parts - 1;
        if (l->kind == LEG)
            l->course = (Course){.of = {some(seed, is_round, 2, 10)}};
    }
    s->links++;
    return true;
}

/* Makes start values consistent: links that are closed at the start begin at the same speed; a free wheel overruns. */
static bool fit_starts(System *s)
{
    bool is_fixed[MOST_BODIES] = {false};
    for (int i = 0; i < s->links; i++) {
        Link *l = &s->link[i];
        const bool is_on = l->by >= 0 && s->by[l->by].is_first_on;
        if (l->kind == FIXED_WAY && is_on)
            return false;
        if (!is_on || (l->kind != RIGID && l->kind != PRESCRIBED))
            continue;
        double speed = l->to >= 0 ? s->start[l->to] : 0;
        for (int k = 0; k < COURSES && l->kind == PRESCRIBED; k++)
            speed += l->course.of[k] * (k == 0 ? 1 : k == 1 || k % 2 ? 0 : sin(s->phase[(k - 2) / 2]));
        if (is_fixed[l->from] || !(s->mass[l->from] > 0) || (l->to >= 0 && !(s->mass[l->to] > 0)))
            return false;
        s->start[l->from] = speed;
        is_fixed[l->from] = true;
        if (l->to >= 0)
            is_fixed[l->to] = true;
    }
    for (int i = 0; i < s->links; i++) {
        Link *l = &s->link[i];
        if (l->kind == CONTACT &&
            s->start[s->way[l->from]] - (l->to >= 0 ? s->start[s->way[l->to]] : 0) < 0.1)
            return false;
        if (l->kind != FREE_WHEEL)
            continue;
        double gap = s->start[l->from] - (l->to >= 0 ? s->start[l->to] : 0);
        if (gap < 0 && l->to >= 0) {
            const int from = l->from;
            l->from = l->to;
            l->to = from;
            gap = -gap;
        }
        if (gap < 0.1)
            return false;
    }
    return true;
}

static bool try_to_draw(uint64_t *seed, System *s)
{
    const bool is_round = below(seed, 2);
    s->stop = is_round ? 4 : between(seed, 1, 5);
    for (int k = 0; k < WAVES; k++) {
        s->wave[k] = some(seed, is_round, 1, 6);
        s->phase[k] = is_round ? 0 : between(seed, 0, 6);
    }
    draw_bodies(seed, s, is_round);
    draw_parts(seed, s, is_round);
    for (int k = 1 + below(seed, 3); k > 0; k--)
        if (!draw_switch(seed, s, is_round, (SwitchForm)(s->switches + 1 < MOST_SWITCHES ? below(seed, 4) : 0)))
            return false;
    for (int k = 1 + below(seed, MOST_LINKS - 1); k > 0; k--)
        if (!draw_link(seed, s, is_round))
            return false;
    int sides = 0;
    for (int i = 0; i < s->links; i++)
        sides += link_is_one_sided(&s->link[i]) || s->link[i].kind == CONTACT;
    return sides + s->switches <= 6 && fit_starts(s) && multimode_solve(s, 0, NULL, 0, NULL, NULL);
}

bool multimode_draw(uint64_t seed, System *s)
{
    const int number = (int)seed;
    for (int k = 0; k < MOST_ATTEMPTS; k++) {
        uint64_t own = seed + (uint64_t)k * 0x100000001u;
        next(&own);
        memset(s, 0, sizeof *s);
        s->number = number;
        if (try_to_draw(&own, s))
            return true;
    }
    return false;
}
