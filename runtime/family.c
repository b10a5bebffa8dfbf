/* family.c - iterates over the members of a table of families, see ModelFamily. */
#include "runtime.h"

/* Rows that a chosen size has made empty are skipped. */
bool family_next_row(ModelFamily *f)
{
    for (const int *row = f->next; *row >= 0; row = f->next) {
        bool is_empty = false;
        *f = (ModelFamily){.shape = row[0], .width = row[1], .ranges = row[2], .counts = row + 3};
        f->first = f->counts + f->ranges;
        f->steps = f->first + f->width;
        f->next = f->steps + f->ranges * f->width;
        for (int r = 0; r < f->ranges; r++)
            is_empty |= f->counts[r] <= 0;
        if (!is_empty)
            return true;
    }
    return false;
}

bool family_next(ModelFamily *f)
{
    for (int r = f->ranges - 1; r >= 0; r--) {
        if (++f->at[r] < f->counts[r])
            return true;
        f->at[r] = 0;
    }
    return family_next_row(f);
}

ModelFamily *families_all(Arena *a, const int *table)
{
    int count = 0;
    for (ModelFamily f = {.next = table}; family_next(&f);)
        count++;
    ModelFamily *all = arena_take(a, (size_t)count + 1, sizeof *all);
    for (ModelFamily f = {.next = table}; family_next(&f);)
        all[model_number(&f, 0)] = f;
    return all;
}
