/* repeats.c - expands repeated members into single ones. */
#include "parts.h"

/* The shape with a member for each element. */
static ModelShape of_single_members(Arena *a, const ModelShape *shape)
{
    int count = 0;
    for (int k = 0; k < shape->count; k++)
        count += shape->members[k].count > 0 ? shape->members[k].count : 1;
    ModelMember *members = arena_take(a, (size_t)count, sizeof *members), *to = members;
    for (const ModelMember *member = shape->members; to < members + count; member++)
        for (int e = 0; e < member->count || e == 0; e++, to++) {
            const unsigned further = (unsigned)((size_t)e * member->stride);
            *to = *member;
            to->first += e;
            to->within += member->is_placed ? further : 0;
            to->offset += member->is_placed ? 0 : further;
            to->start += member->is_placed ? 0 : further;
        }
    return (ModelShape){members, count};
}

static const ModelShape *expand_shapes(const ModelDescription *about, Arena *a)
{
    const ModelTables *tables = about->tables;
    int count = 0;
    for (ModelFamily f = {.next = about->instances}; family_next_row(&f);)
        if (tables->instances[f.shape].shape >= count)
            count = tables->instances[f.shape].shape + 1;
    ModelShape *shapes = arena_take(a, (size_t)count, sizeof *shapes);
    for (int i = 0; i < count; i++)
        shapes[i] = of_single_members(a, &about->tables->shapes[i]);
    return shapes;
}

const struct RepeatPart repeat_part = {expand_shapes};
