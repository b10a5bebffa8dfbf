/* study_table.h - a table of many runs, filled by tests, and comparisons of the findings. */
#ifndef STUDY_TABLE_H
#define STUDY_TABLE_H

#include "plant.h"

#include "study.h"

enum { MOST_COLUMNS = 16 };

/* A table filled by tests: columns[k].values points to numbers[k]. */
typedef struct {
    Arena arena;
    Study study;
    StudyColumn columns[MOST_COLUMNS];
    double *numbers[MOST_COLUMNS];
    unsigned char *status;
    const char **names, **reasons;
    int *replication, *part;
} Table;

static inline void table_new(Table *t, long count, DesignMethod method, int replications)
{
    *t = (Table){.study = {.method = method, .replications = replications, .count = count}};
    t->status = arena_take(&t->arena, (size_t)count, 1);
    t->names = arena_take(&t->arena, (size_t)count, sizeof *t->names);
    t->reasons = arena_take(&t->arena, (size_t)count, sizeof *t->reasons);
    t->replication = arena_take(&t->arena, (size_t)count, sizeof *t->replication);
    t->part = arena_take(&t->arena, (size_t)count, sizeof *t->part);
    for (long i = 0; i < count; i++) {
        char *name = arena_take(&t->arena, 24, 1);
        snprintf(name, 24, "c%ld", i + 1);
        t->names[i] = name;
        t->reasons[i] = "";
    }
    t->study.columns = t->columns;
    t->study.status = t->status;
    t->study.names = t->names;
    t->study.reasons = t->reasons;
    t->study.replication = t->replication;
}

static inline double *add_column(Table *t, StudyKind kind, const char *name, const char *unit)
{
    const int k = t->study.column_count++;
    t->numbers[k] = arena_doubles(&t->arena, (size_t)t->study.count);
    t->columns[k] = (StudyColumn){kind, name, unit, t->numbers[k]};
    return t->numbers[k];
}

static inline const StudyFindings *found(Table *t)
{
    return study_find(&t->study, 0.95, &t->arena);
}

static inline double uniform(uint64_t *state)
{
    *state ^= *state << 13, *state ^= *state >> 7, *state ^= *state << 17;
    return (double)(*state >> 11) * 0x1p-53;
}

static inline void near_to(double value, double wanted, double relative)
{
    if (!(fabs(value - wanted) <= relative * fabs(wanted)))
        fail_msg("%.17g is not %.17g", value, wanted);
}

static inline void within(double value, double wanted, double distance)
{
    if (!(fabs(value - wanted) <= distance))
        fail_msg("%.17g is not %.17g +- %g", value, wanted, distance);
}

#endif
