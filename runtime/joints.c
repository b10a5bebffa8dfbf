/* joints.c - connections as drawn: equal potentials, and sums in which each connected flow occurs once.
 *
 * The law: variables that a connector joins are equal, unless they are flows. Flows that connectors join, directly or
 * through others, sum to zero; those seen from within their parts are negated. A flow that is joined to nothing outside
 * of its part is 0. The sets are found here, independently of how the equations were found. For each sum there must
 * also be an equation with the same variables, whatever their values are. */
#include "equation.h"
#include "parts.h"
#include "verify.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    int first, connector; /* in held; -1: none */
    bool is_sum, is_torn, is_unsaid;
} Law;

struct Joints {
    const ModelDescription *about;
    int count, held_count;
    Law *laws;
    int *held;        /* rows of variables, -1 after each law */
    signed char *sign; /* parallel to held */
    /* By role, 2*variable + is_outside, of a flow as seen from outside of its part or from within: union-find, the
     * members of a set, its first connector. */
    int *parent, *next, *last, *connector;
    bool *is_flow;
};

static int root_of(const Joints *j, int i)
{
    while (j->parent[i] != i)
        i = j->parent[i] = j->parent[j->parent[i]];
    return i;
}

/* Unites two sets. The smaller root remains the root; the other's members are appended to its list. */
static void unite(Joints *j, int a, int b, int connector)
{
    a = root_of(j, a);
    b = root_of(j, b);
    const int root = a < b ? a : b, other = a < b ? b : a;
    if (j->connector[root] < 0 || j->connector[root] > connector)
        j->connector[root] = connector;
    if (root == other)
        return;
    if (j->connector[other] >= 0 && j->connector[other] < j->connector[root])
        j->connector[root] = j->connector[other];
    j->parent[other] = root;
    j->next[j->last[root]] = other;
    j->last[root] = j->last[other];
}

static void hold(Joints *j, int variable, int sign)
{
    j->sign[j->held_count] = (signed char)sign;
    j->held[j->held_count++] = variable;
}

/* Finds the laws. Each set of flows has one sum, at its smallest role: from within only if connectors are there. */
static void find_laws(Joints *j, const ModelJoints *drawn)
{
    for (int i = 0; i < drawn->flow_count; i++)
        j->is_flow[drawn->flows[i]] = true;
    for (int i = 0; i < 2 * j->about->variable_count; i++) {
        j->parent[i] = j->last[i] = i;
        j->next[i] = j->connector[i] = -1;
    }
    for (int i = 0; i < drawn->count; i++) {
        const int *joint = drawn->joints + 4 * i;
        const int connector = joint[0], first = joint[1], second = joint[2], outside = joint[3];
        const bool is_torn = second < 0;
        if (!is_torn && j->is_flow[first] && j->is_flow[second]) {
            unite(j, 2 * first + outside % 2, 2 * second + outside / 2, connector);
            continue;
        }
        j->laws[j->count++] = (Law){.first = j->held_count, .connector = connector, .is_torn = is_torn};
        hold(j, first, 1);
        if (!is_torn)
            hold(j, second, -1);
        hold(j, -1, 0);
    }
    for (int i = 0; i < 2 * drawn->flow_count; i++) {
        const int role = 2 * drawn->flows[i / 2] + i % 2;
        if (root_of(j, role) != role || (i % 2 && j->next[role] < 0))
            continue;
        j->laws[j->count++] = (Law){.first = j->held_count, .connector = j->connector[role], .is_sum = true};
        for (int k = role; k >= 0; k = j->next[k])
            hold(j, k / 2, k % 2 ? -1 : 1);
        hold(j, -1, 0);
    }
}

static const int *joints_held(const Joints *j, int law)
{
    return j->held + j->laws[law].first;
}

/* The sum of these is a hash of a set of variables, whatever their order. */
static uint64_t hash_of(int variable)
{
    uint64_t mixed = ((uint64_t)variable + 1) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ (mixed >> 31)) * 0xbf58476d1ce4e5b9u;
    return mixed ^ (mixed >> 29);
}

static int compare_hashes(const void *a, const void *b)
{
    const uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

/* Finds sums whose flows are not exactly those of an equation. If a flow is in no sum of the equations, or in two,
 * there is such a sum. */
static void find_unsaid(Joints *j, uint64_t *hashes)
{
    size_t count = 0;
    for (ModelFamily s = {.next = j->about->equations}; family_next(&s);) {
        if (model_number(&s, EQUATION_INDEX) >= j->about->constraint_count)
            continue;
        Holding holding = {.equation = &s};
        for (int held; (held = holding_next(&holding)) >= 0;) /* it may also have conditions of presence */
            if (j->is_flow[held])
                hashes[count] += hash_of(held);
        count++;
    }
    qsort(hashes, count, sizeof *hashes, compare_hashes);
    for (int i = 0; i < j->count; i++) {
        uint64_t hash = 0;
        for (const int *held = joints_held(j, i); *held >= 0; held++)
            hash += hash_of(*held);
        j->laws[i].is_unsaid = j->laws[i].is_sum && !bsearch(&hash, hashes, count, sizeof *hashes, compare_hashes);
    }
}

static Joints *joints_new(const ModelDescription *about, Arena *a)
{
    const ModelJoints *drawn = about->info->joints;
    Joints *j = arena_take(a, 1, sizeof *j);
    j->about = about;
    if (!drawn)
        return j;
    const size_t laws = (size_t)drawn->count + 2 * (size_t)drawn->flow_count + 1;
    const size_t roles = 2 * (size_t)about->variable_count;
    j->laws = arena_take(a, laws, sizeof *j->laws);
    j->held = arena_take(a, 3 * laws, sizeof *j->held);
    j->sign = arena_take(a, 3 * laws, sizeof *j->sign);
    j->parent = arena_take(a, roles, sizeof *j->parent);
    j->next = arena_take(a, roles, sizeof *j->next);
    j->last = arena_take(a, roles, sizeof *j->last);
    j->connector = arena_take(a, roles, sizeof *j->connector);
    j->is_flow = arena_take(a, roles, sizeof *j->is_flow);
    find_laws(j, drawn);
    find_unsaid(j, arena_take(a, (size_t)about->constraint_count + 1, sizeof(uint64_t)));
    return j;
}

static int joints_count(const Joints *j)
{
    return j->count;
}

static void joints_residuals(const Joints *j, const double *listed, double *residual, double *scale)
{
    for (int i = 0; i < j->count; i++) {
        bool is_torn = false;
        residual[i] = scale[i] = 0;
        for (int k = j->laws[i].first; j->held[k] >= 0; k++) {
            const bool is_absent = isnan(listed[j->held[k]]); /* its flow counts as 0, and its connection as none */
            residual[i] += is_absent ? 0 : j->sign[k] * listed[j->held[k]];
            scale[i] += is_absent ? 0 : fabs(listed[j->held[k]]);
            is_torn |= is_absent && !j->laws[i].is_sum;
        }
        residual[i] = is_torn ? 0 : residual[i];
    }
}

static bool joints_is_broken(const Joints *j, int law)
{
    return j->laws[law].is_torn || j->laws[law].is_unsaid;
}

static void describe_connector(const ModelDescription *about, FILE *out, int connector)
{
    const ModelJoints *joints = about->info->joints;
    const int *row = joints->connectors + 2 * connector;
    fprintf(out, "%s\n", element_origin(about->paths[row[1]], row[0]).text);
}

static void joints_describe(FILE *out, const Joints *j, int law, int indent)
{
    enum { SHOWN = 8 };
    const Law *l = &j->laws[law];
    const int *held = joints_held(j, law);
    for (int k = 0; held[k] >= 0 && k <= SHOWN; k++) {
        const char *sign = j->sign[l->first + k] > 0 ? k ? " + " : "" : k ? " - " : "-";
        const bool is_right = !l->is_sum && k > 0;
        fprintf(out, "%s%s", is_right ? " = " : sign, k == SHOWN ? "..." : j->about->variables[held[k]].path);
    }
    fprintf(out, "%s%s\n%*s", l->is_torn ? " is not connected" : l->is_sum ? " = 0" : "",
            l->is_unsaid ? ", which no equation states" : "", indent, "");
    if (l->connector >= 0)
        describe_connector(j->about, out, l->connector);
    else
        fprintf(out, "not connected, %s\n", j->about->variables[held[0]].source);
}

const struct JointPart joint_part = {joints_new,  joints_count,     joints_residuals,
                                     joints_held, joints_is_broken, joints_describe};
