/* multimode_text.c - prints random variable-structure systems as equations. */
#include "multimode.h"

#include <math.h>
#include <stdio.h>

static void print_course(const System *s, const Course *c)
{
    printf("(%.17g", c->of[0]);
    if (fabs(c->of[1]) > 0)
        printf(" + (%.17g)*time", c->of[1]);
    for (int k = 0; k < WAVES; k++)
        if (fabs(c->of[2 + 2 * k]) > 0)
            printf(" + (%.17g)*sin(%.17g*time + %.17g)", c->of[2 + 2 * k], s->wave[k], s->phase[k]);
    printf(")");
}

static void print_difference(char name, int from, int to)
{
    if (from >= 0)
        printf("%c%d", name, from);
    if (to >= 0)
        printf(" - %c%d", name, to);
}

static void print_condition(const System *s, const Link *l, int by)
{
    if (l && l->kind == CONTACT) {
        printf("h%d", (int)(l - s->link));
        return;
    }
    int first = by;
    while (first > 0 && s->by[first].form == BY_NUMBER && s->by[first - 1].form == BY_NUMBER)
        first--;
    if (s->by[by].form == BY_NUMBER)
        printf("mode%d == %d", by - (by - first) % 2, 1 + (by - first) % 2);
    else
        printf("k%d", by);
}

/* ---- switches ---- */

static void print_by_time(const Switch *k, int number)
{
    printf("boolean k%d\nk%d = ", number, number);
    bool is_on = k->is_first_on, is_any = is_on;
    if (is_on)
        printf("time < %.17g", k->at[0]);
    for (int i = 0; i < k->count; i++) {
        is_on = !is_on;
        if (!is_on)
            continue;
        printf("%stime >= %.17g", is_any ? " or " : "", k->at[i]);
        if (i + 1 < k->count)
            printf(" and time < %.17g", k->at[i + 1]);
        is_any = true;
    }
    printf("\n");
}

static void print_by_when(const Switch *k, int number)
{
    printf("boolean k%d = %s\n", number, k->is_first_on ? "true" : "false");
    for (int i = k->count - 1; i >= 0; i--)
        printf("%swhen time >= %.17g then\n    k%d = %s;\n", i == k->count - 1 ? "" : "else", k->at[i], number,
               k->is_first_on == (i % 2 == 0) ? "false" : "true");
    printf("end when\n");
}

static bool is_of_machine(const Switch *k)
{
    return k->form == BY_MACHINE || k->form == BY_NUMBER;
}

/* The earliest toggle of the machine's switches after a time; the stop time if there is none. */
static double next_entry(const System *s, double time)
{
    double at = INFINITY;
    for (int i = 0; i < s->switches; i++)
        for (int k = 0; k < s->by[i].count && is_of_machine(&s->by[i]); k++)
            if (s->by[i].at[k] > time && s->by[i].at[k] < at)
                at = s->by[i].at[k];
    return at;
}

static int which_is_on(const System *s, int first, double time)
{
    return switch_is_on(&s->by[first], time) ? 1 : switch_is_on(&s->by[first + 1], time) ? 2 : 0;
}

static void print_entry(const System *s, double time)
{
    printf("        entry");
    for (int i = 0; i < s->switches; i++) {
        if (s->by[i].form == BY_MACHINE)
            printf(" k%d := %s;", i, switch_is_on(&s->by[i], time) ? "true" : "false");
        if (s->by[i].form == BY_NUMBER)
            printf(" mode%d := %d;", i, which_is_on(s, i, time));
        i += s->by[i].form == BY_NUMBER;
    }
    for (int i = 0; i < s->links; i++) {
        const Link *l = &s->link[i];
        if (l->kind != FIXED_WAY || !switch_is_on(&s->by[l->by], time))
            continue;
        bool is_new = false;
        for (int k = 0; k < s->by[l->by].count; k++)
            is_new |= fabs(s->by[l->by].at[k] - time) <= 0;
        if (!is_new)
            continue;
        printf(" d%d := ", i);
        print_difference('p', l->from, l->to);
        printf(";");
    }
    printf("\n");
}

static void print_machine(const System *s)
{
    int count = 0;
    bool is_any = false;
    for (int i = 0; i < s->switches; i++) {
        is_any |= is_of_machine(&s->by[i]);
        if (s->by[i].form == BY_MACHINE)
            printf("boolean k%d = %s\n", i, s->by[i].is_first_on ? "true" : "false");
        if (s->by[i].form == BY_NUMBER)
            printf("integer mode%d = %d\n", i, which_is_on(s, i, -1));
        i += s->by[i].form == BY_NUMBER;
    }
    if (!is_any)
        return;
    printf("machine Plan\n    initial begin\n    begin -> P0\n    state P0\n");
    for (double time = next_entry(s, -1); isfinite(time); time = next_entry(s, time)) {
        printf("    state P%d ...\n", ++count);
        print_entry(s, time);
        printf("    end state\n    P%d -> P%d : at %.17g\n", count - 1, count, time);
    }
    printf("end machine\n");
}

/* ---- links ---- */

static bool is_between_bodies(const Link *l)
{
    return l->kind == RIGID || l->kind == FIXED_WAY || l->kind == PRESCRIBED || l->kind == FREE_WHEEL ||
           l->kind == CONTACT;
}

/* The quantity that is zero while a rigid link is closed. */
static void print_tie(const System *s, int number)
{
    const Link *l = &s->link[number];
    if (l->kind == CUT) {
        printf("c%d", l->from);
        return;
    }
    print_difference(l->kind == FIXED_WAY || (l->kind == CONTACT && l->form == 1) ? 'p' : 'w', l->from, l->to);
    if (l->kind == FIXED_WAY)
        printf(" - d%d", number);
    if (l->kind == PRESCRIBED) {
        printf(" - ");
        print_course(s, &l->course);
    }
}

static void print_rigid(const System *s, int number)
{
    const Link *l = &s->link[number];
    const char *negation = l->kind == CUT ? "not (" : "", *end = l->kind == CUT ? ")" : "";
    if (l->form == 0) {
        printf("if %s", negation);
        print_condition(s, l, l->by);
        printf("%s then\n    ", end);
        print_tie(s, number);
        printf(" = 0;\nelse\n    t%d = 0;\nend if\n", number);
    } else if (l->form == 1) {
        printf("0 = if %s", negation);
        print_condition(s, l, l->by);
        printf("%s then ", end);
        print_tie(s, number);
        printf(" else t%d\n", number);
    } else {
        printf("variable s%d\n", number);
        print_tie(s, number);
        printf(" = if %s", negation);
        print_condition(s, l, l->by);
        printf("%s then 0 else s%d\nt%d = if %s", end, number, number, negation);
        print_condition(s, l, l->by);
        printf("%s then s%d else 0\n", end, number);
    }
}

/* Prints the complementarity of a gap and a force: neither is negative, and one of them is zero. */
static void print_one_sided(const char *gap, const char *force, int number, int form)
{
    const char *free = form ? "" : "-", *held = form ? "-" : "";
    printf("variable s%d\nboolean o%d\no%d = s%d %s 0\n", number, number, number, number, form ? ">" : "<");
    printf("%s = if o%d then %ss%d else 0\n%s = if o%d then 0 else %ss%d\n", gap, number, free, number, force, number,
           held, number);
}

static void print_link(const System *s, int number)
{
    const Link *l = &s->link[number];
    char gap[40], force[40];
    if (l->kind == MEMORY) {
        printf("variable z%d = 0\n0 = if ", number);
        print_condition(s, l, l->by);
        printf(" then der(z%d) - w%d else z%d\n", number, l->from, number);
        return;
    }
    printf("variable t%d\n", number);
    snprintf(force, sizeof force, "t%d", number);
    if (l->kind == FIXED_WAY)
        printf("discrete d%d = 0\n", number);
    if (l->kind == CONTACT) {
        printf("boolean h%d = false\nwhen ", number);
        print_difference('p', l->from, l->to);
        printf(" <= 0 then\n    h%d = true;\nend when\n", number);
    }
    if (l->kind == LEG) {
        printf("variable a%d\nvariable b%d\na%d + b%d = c%d\n", number, number, number, number, l->from);
        printf("0 = if ");
        print_condition(s, l, l->by);
        printf(" then %.17g - t%d else a%d\n", l->course.of[0], number, number);
        snprintf(gap, sizeof gap, "b%d", number);
        print_one_sided(gap, force, number, l->form > 0);
        return;
    }
    printf("variable q%d = 0\nder(q%d) = t%d\n", number, number, number);
    if (l->kind == FREE_WHEEL) {
        snprintf(gap, sizeof gap, l->to < 0 ? "w%d" : "w%d - w%d", l->from, l->to);
        print_one_sided(gap, force, number, l->form > 0);
    } else if (l->kind == RECTIFIER) {
        snprintf(gap, sizeof gap, "c%d", l->from);
        print_one_sided(gap, force, number, l->form > 0);
    } else {
        print_rigid(s, number);
    }
}

/* ---- bodies and parts ---- */

static void print_body(const System *s, int body)
{
    printf("variable w%d", body);
    if (s->mass[body] > 0)
        printf(" = %.17g\n%.17g*der(w%d) = ", s->start[body], s->mass[body], body);
    else
        printf("\n0 = ");
    if (s->gate[body] >= 0) {
        printf("(if ");
        print_condition(s, NULL, s->gate[body]);
        printf(" then ");
        print_course(s, &s->force[body]);
        printf(" else 0)");
    } else {
        print_course(s, &s->force[body]);
    }
    for (int i = 0; i < s->parts; i++) {
        const Part *p = &s->part[i];
        if (p->from != body && p->to != body)
            continue;
        printf(" %c ", p->from == body ? '-' : '+');
        if (p->kind == SPRING)
            printf("%.17g*e%d", p->size, i);
        else
            printf("%c%d", p->kind == BRANCH ? 'c' : 'f', i);
    }
    for (int i = 0; i < s->links; i++)
        if (is_between_bodies(&s->link[i]) && (s->link[i].from == body || s->link[i].to == body))
            printf(" %c t%d", s->link[i].from == body ? '+' : '-', i);
    printf("\n");
    if (s->way[body] >= 0)
        printf("variable p%d = %.17g\nder(p%d) = w%d\n", body, s->start[s->way[body]], body, body);
}

static void print_part(const System *s, int number)
{
    const Part *p = &s->part[number];
    if (p->kind == DAMPER) {
        printf("variable f%d\nf%d = %.17g*(", number, number, p->size);
        print_difference('w', p->from, p->to);
        printf(")\n");
    } else if (p->kind == SPRING) {
        printf("variable e%d = %.17g\nder(e%d) = ", number, p->start, number);
        print_difference('w', p->from, p->to);
        printf("\n");
    } else {
        printf("variable c%d = %.17g\n%.17g*der(c%d) = ", number, p->start, p->size, number);
        print_difference('w', p->from, p->to);
        printf(" - %.17g*c%d", p->resistance, number);
        if (p->link >= 0)
            printf(" + t%d", p->link);
        printf("\n");
    }
}

void multimode_print(const System *s)
{
    for (int i = 0; i < s->switches; i++) {
        if (s->by[i].form == BY_TIME)
            print_by_time(&s->by[i], i);
        else if (s->by[i].form == BY_WHEN)
            print_by_when(&s->by[i], i);
    }
    print_machine(s);
    for (int i = 0; i < s->bodies; i++)
        print_body(s, i);
    for (int i = 0; i < s->parts; i++)
        print_part(s, i);
    for (int i = 0; i < s->links; i++)
        print_link(s, i);
    printf("variable energy\nenergy = 0");
    for (int i = 0; i < s->bodies; i++)
        if (s->mass[i] > 0)
            printf(" + %.17g*w%d^2/2", s->mass[i], i);
    for (int i = 0; i < s->parts; i++)
        if (s->part[i].kind != DAMPER)
            printf(" + %.17g*%c%d^2/2", s->part[i].size, s->part[i].kind == SPRING ? 'e' : 'c', i);
    printf("\n");
}
