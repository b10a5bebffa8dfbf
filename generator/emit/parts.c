/* parts.c - which parts of the runtime a program needs, and their files; the others are neither in its folder nor in
 * the executable. What this table does not name all programs have. See runtime/parts.h. */
#include "emit/program.h"

#include <string.h>

static int count_loops(const Causal *causal, bool is_sparse, bool is_linear)
{
    const Schedule *schedules[] = {&causal->constants, &causal->start, &causal->continuous, &causal->events};
    int count = 0;
    for (int s = 0; s < 4; s++)
        for (int i = 0; i < schedules[s]->count; i++) {
            const Block *block = schedules[s]->at[i];
            BlockKind wanted = is_linear ? BLOCK_LINEAR : BLOCK_NONLINEAR;
            count += block->kind == wanted && block->is_sparse == is_sparse;
        }
    return count;
}

static bool has_delays(const Causal *causal)
{
    return causal->delays.count > 0;
}

static bool has_events(const Causal *causal)
{
    return causal->branches.count > 0 || causal->discretes.count > 0 || causal->clocks.count > 0 || has_delays(causal);
}

static bool has_impulses(const Causal *causal)
{
    return has_events(causal) && causal->jumps.count > 0;
}

/* A slide is along a watched relation that no loop assumes, with which something felt turns: the relation itself, or a
 * discrete variable; and the past does not slide. */
static bool may_slide(const Causal *causal)
{
    bool is_relation = false, is_felt = false;
    for (int i = 0; i < causal->branches.count; i++) {
        const Branch *branch = &causal->branches.at[i];
        is_relation |= branch_is_watched(branch) && !branch->is_integer && !causal->is_assumed[branch->variable];
        is_felt |= causal->is_felt[branch->variable];
    }
    for (int i = 0; i < causal->discretes.count; i++)
        is_felt |= causal->is_felt[causal->discretes.at[i]];
    return is_relation && is_felt && causal->states.count > 0 && !has_delays(causal);
}

static bool has_searched(const Causal *causal)
{
    bool is_any = causal->turning.count > 0;
    for (int i = 0; i < causal->branches.count; i++)
        is_any |= causal->branches.at[i].kind == BRANCH_SEARCHED;
    return is_any;
}

static bool has_tables(const Causal *causal)
{
    const ExprList *leaves = expr_tables();
    (void)causal;
    for (int i = 0; i < leaves->count; i++)
        if (!expr_is_past(leaves->at[i]))
            return true;
    return false;
}

static bool has_nonlinear(const Causal *causal)
{
    return count_loops(causal, false, false) + count_loops(causal, true, false) > 0;
}

/* Also a linear loop may assume branches. */
static bool has_newton(const Causal *causal)
{
    return count_loops(causal, false, false) > 0 || (count_loops(causal, false, true) > 0 && has_events(causal));
}

static bool has_large_loops(const Causal *causal)
{
    return count_loops(causal, true, false) + count_loops(causal, true, true) > 0;
}

static bool has_sets(const Causal *causal)
{
    return causal->sets.count > 0;
}

static bool has_joints(const Causal *causal)
{
    bool has = causal->system->joints.count > 0;
    for (int v = 0; v < causal->system->variables.count; v++)
        has |= causal->system->variables.at[v].is_flow;
    return has;
}

static bool has_algorithms(const Causal *causal)
{
    return causal->algorithms.count > 0;
}

static bool has_software(const Causal *causal)
{
    for (int i = 0; i < causal->system->algorithms.count; i++)
        if (causal->system->algorithms.at[i].software)
            return true;
    return false;
}

static bool has_sparse(const Causal *causal)
{
    return causal->linearization->is_sparse;
}

static bool has_augmented(const Causal *causal)
{
    return causal->linearization->is_augmented;
}

static const struct {
    const char *field, *object; /* of ModelParts; NULL if generated functions call it */
    bool (*is_needed)(const Causal *causal);
    const char *files;
} parts[] = {
    {"events", "event_part", has_events, "clock event explain_event instant locate occur rounding settle"},
    {"impulses", "impulse_part", has_impulses, "impulse"},
    {"sliding", "sliding_part", may_slide, "slide sliding"},
    {"delays", "delay_part", has_delays, "delay past"},
    {"paths", "path_part", has_nonlinear, "path"},
    {"state_sets", "state_set_part", has_sets, "stateset"},
    {"large_loops", "large_loop_part", has_large_loops, "large sparse"},
    {"sparse", "sparse_part", has_sparse, "sparse"},
    {"augmented", "augmented_part", has_augmented, "augmented sparse"},
    {"checks", "check_part", has_events, "audit relations"},
    {"joints", "joint_part", has_joints, "joints"},
    {NULL, NULL, has_newton, "chord homotopy nearest newton"},
    {NULL, NULL, has_searched, "band course locate table"},
    {NULL, NULL, has_tables, "instant table"},
    {NULL, NULL, has_algorithms, "instant"},
    {NULL, NULL, has_software, "software"},
};
enum { PARTS = sizeof parts / sizeof *parts };

/* Is the word one of those, with blanks in between? */
static bool is_among(const char *words, const char *word, size_t length)
{
    for (const char *at = words; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (strcspn(at, " ") == length && strncmp(at, word, length) == 0)
            return true;
    return false;
}

bool part_has_file(const Causal *causal, const char *name)
{
    size_t folder = strlen("runtime/"), length = strlen(name);
    if (strncmp(name, "runtime/", folder) != 0)
        return false;
    if (strcmp(name + length - 2, ".c") != 0)
        return true;
    bool is_of_part = false;
    for (int i = 0; i < PARTS; i++)
        if (is_among(parts[i].files, name + folder, length - folder - 2)) {
            is_of_part = true;
            if (parts[i].is_needed(causal))
                return true;
        }
    return !is_of_part;
}

bool part_needs_sparse(const Causal *causal)
{
    return part_has_file(causal, "runtime/sparse.c");
}

void parts_print(const Causal *causal, Record *record)
{
    record_list(record, "parts");
    for (int i = 0; i < PARTS && parts[i].field; i++) {
        Record *row = record_add(record, "parts");
        bool is_needed = parts[i].is_needed(causal);
        record_set(row, "field", parts[i].field);
        record_format(row, "part", is_needed ? "&%s" : "NULL", parts[i].object);
    }
}
