/* fmu_size.c - sizes of an instance that its importer chooses in configuration mode: structural parameters of FMI 3.
 *
 * Value references are those of the description, whatever the sizes are. They are mapped to values by handles: these
 * are the value references of an instance with fixed sizes, or -1, -2 ... for the sizes. For other sizes an instance is
 * made anew: all that was set before is at its start values. */
#include "fmu_exchange.h"

#include "keeper.h"
#include "variant.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct FmuSizing {
    int count;
    double *wanted;  /* by variation: sizes as set, */
    int *sizes;      /* by size: and those of the instance */
    VariantCall call;
    unsigned last;   /* last value reference */
    const int *counts, *handles; /* by reference, from 1; of all, one after the other */
    int *first;      /* by reference: its first handle */
};

static int size_of(const VariantCall *call, int constant)
{
    return (int)call->values[constant];
}

static double *wanted(const Fmu *f, int size)
{
    return &f->sizing->wanted[fmu_sizes[size].variation];
}

static void set_starts(const Fmu *f)
{
    for (int k = 0; k < f->sizing->count; k++)
        *wanted(f, k) = fmu_sizes[k].stated;
}

static void sizing_new(Fmu *f)
{
    int count = 0, variations = 0;
    for (; fmu_sizes[count].name; count++)
        variations = fmu_sizes[count].variation < variations ? variations : fmu_sizes[count].variation + 1;
    f->sizing = calloc(1, sizeof *f->sizing);
    if (!f->sizing)
        arena_exhausted();
    f->sizing->count = count;
    f->sizing->wanted = calloc((size_t)variations, sizeof(double));
    f->sizing->sizes = calloc((size_t)count, sizeof(int));
    if (!f->sizing->wanted || !f->sizing->sizes)
        arena_exhausted();
    f->sizing->call.values = f->sizing->wanted;
    f->sizing->call.size = size_of;
    set_starts(f);
}

static void sizing_free(Fmu *f)
{
    if (!f->sizing)
        return;
    arena_release(&f->sizing->call.arena);
    free(f->sizing->wanted);
    free(f->sizing->sizes);
    free(f->sizing);
    f->sizing = NULL;
}

/* Orders the states like their derivatives in the description. */
static const ModelInfo *ordered(Fmu *f, const ModelDescription *about)
{
    const FmuSizing *s = f->sizing;
    ModelInfo *info = arena_take(&f->memory, 1, sizeof *info);
    const int *rows = about->info->continuous;
    int count = 0, done = 0;
    *info = *about->info;
    while (rows && rows[2 * count] >= 0)
        count++;
    int *state_of = arena_take(&f->memory, (size_t)about->variable_count, sizeof *state_of);
    int *pairs = arena_take(&f->memory, 2 * (size_t)count + 1, sizeof *pairs);
    for (int i = 0; i < count; i++)
        state_of[rows[2 * i + 1]] = i + 1;
    for (unsigned r = 1; r <= s->last; r++)
        for (int k = 0; k < s->counts[r - 1]; k++) {
            const int row = s->handles[s->first[r] + k] - 1;
            if (row < 0 || row >= about->variable_count || !state_of[row])
                continue;
            memcpy(pairs + 2 * done++, rows + 2 * (state_of[row] - 1), 2 * sizeof *pairs);
        }
    pairs[2 * done] = -1;
    info->continuous = rows ? pairs : NULL;
    return info;
}

static const ModelDescription *describe(Fmu *f)
{
    if (!f->sizing)
        sizing_new(f);
    FmuSizing *s = f->sizing;
    arena_release(&s->call.arena);
    for (int k = 0; k < s->count; k++)
        s->sizes[k] = (int)*wanted(f, k);
    ModelDescription *about = model_description.describe_with_sizes(&s->call);
    int first = 0;
    s->last = fmu_find_values(&s->call, s->sizes, &s->counts, &s->handles);
    s->first = arena_take(&s->call.arena, (size_t)s->last + 1, sizeof *s->first);
    for (unsigned r = 1; r <= s->last; first += s->counts[r++ - 1])
        s->first[r] = first;
    for (int i = 0; i < first; i++)
        f->indicator_count += s->handles[i] == FMU_SPARE;
    about->info = ordered(f, about);
    return about;
}

static int handle(const Fmu *f, unsigned reference, size_t element)
{
    return reference == 0 ? 0 : f->sizing->handles[f->sizing->first[reference] + (int)element];
}

static bool is_size(const Fmu *f, unsigned reference)
{
    const bool is_there = reference > 0 && reference <= f->sizing->last;
    return is_there && handle(f, reference, 0) < 0 && handle(f, reference, 0) >= -f->sizing->count;
}

static size_t count(const Fmu *f, unsigned reference)
{
    const bool is_there = reference <= f->sizing->last && !is_size(f, reference);
    return reference == 0 ? 1 : is_there ? (size_t)f->sizing->counts[reference - 1] : 0;
}

static const FmuSize *size_at(const Fmu *f, unsigned reference)
{
    if (is_size(f, reference))
        return &fmu_sizes[-1 - handle(f, reference, 0)];
    fmu_tell(f, FMU_ERROR, "no variable of UInt64 has the value reference %u", reference);
    return NULL;
}

static bool may_access(const Fmu *f, unsigned phases, const unsigned *references, size_t count_of, const void *values,
                       size_t value_count, const char *function)
{
    if (!fmu_allows(f, phases, function))
        return false;
    if (count_of > 0 && (!references || !values))
        return fmu_refuse_null(f, function) == FMU_OK;
    for (size_t i = 0; i < count_of; i++)
        if (!size_at(f, references[i]))
            return false;
    return value_count == count_of ||
           fmu_tell(f, FMU_ERROR, "%s: %zu values for variables of %zu", function, value_count, count_of) == FMU_OK;
}

static FmuStatus get(const Fmu *f, const unsigned *references, size_t count_of, uint64_t *values, size_t value_count,
                     const char *function)
{
    if (!may_access(f, FMU_READABLE, references, count_of, values, value_count, function))
        return FMU_ERROR;
    for (size_t i = 0; i < count_of; i++)
        values[i] = (uint64_t)f->sizing->wanted[size_at(f, references[i])->variation];
    return FMU_OK;
}

static FmuStatus set(Fmu *f, const unsigned *references, size_t count_of, const uint64_t *values, size_t value_count,
                     const char *function)
{
    if (!may_access(f, FMU_CONFIGURING, references, count_of, values, value_count, function))
        return FMU_ERROR;
    for (size_t i = 0; i < count_of; i++) {
        const FmuSize *size = size_at(f, references[i]);
        if (values[i] < (uint64_t)size->least || (double)values[i] > size->most)
            return fmu_tell(f, FMU_ERROR, "'%s' cannot be %llu: it is at least %d, and at most %s", size->name,
                            (unsigned long long)values[i], size->least, number_text(size->most).text);
    }
    for (size_t i = 0; i < count_of; i++)
        f->sizing->wanted[size_at(f, references[i])->variation] = (double)values[i];
    return FMU_OK;
}

/* Makes the instance with the wanted sizes, unless it has them; also after memory has run out. */
static FmuStatus settle(Fmu *f, const void *asked)
{
    (void)asked;
    bool is_same = f->about != NULL;
    for (int k = 0; k < f->sizing->count; k++)
        is_same = is_same && f->sizing->sizes[k] == (int)*wanted(f, k);
    if (!is_same)
        fmu_renew(f);
    return FMU_OK;
}

static FmuStatus enter(Fmu *f, const char *function)
{
    if (!fmu_allows(f, FMU_INSTANTIATED, function))
        return FMU_ERROR;
    f->phase = FMU_CONFIGURING;
    return FMU_OK;
}

static FmuStatus leave(Fmu *f, const char *function)
{
    if (!fmu_allows(f, FMU_CONFIGURING, function))
        return FMU_ERROR;
    f->phase = FMU_INSTANTIATED;
    return fmu_guarded(f, settle, NULL);
}

static FmuStatus reset(Fmu *f)
{
    set_starts(f);
    return fmu_guarded(f, settle, NULL);
}

/* The sizes of the instance, and those that are set for the next one. */
static void keep_sizes(Fmu *f, Keeper *k)
{
    for (int i = 0; i < f->sizing->count; i++) {
        double size = f->sizing->sizes[i];
        keep(k, &size, sizeof size);
        if (k->is_reading)
            *wanted(f, i) = size;
    }
    if (k->is_reading)
        settle(f, NULL);
    for (int i = 0; i < f->sizing->count; i++)
        keep(k, wanted(f, i), sizeof(double));
}

const struct FmuSizePart fmu_size_part = {.describe = describe,
                                          .free = sizing_free,
                                          .count = count,
                                          .handle = handle,
                                          .get = get,
                                          .set = set,
                                          .enter = enter,
                                          .leave = leave,
                                          .reset = reset,
                                          .keep = keep_sizes};
