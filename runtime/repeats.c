/* repeats.c - instances and members that repeat, one by one. */
#include "parts.h"

/* An instance and all in it, as often as it repeats, from instance `at` on; gives the next row. */
static const ModelInstance *expand(ModelInstance *instances, int *at, const ModelInstance *row)
{
    const int first = *at;
    const ModelInstance *next = row + 1;
    instances[(*at)++] = *row;
    while (next < row + row->rows)
        next = expand(instances, at, next);
    const int size = *at - first;
    for (int copied = 0; copied < (row->times - 1) * size; copied++, (*at)++) {
        ModelInstance *copy = &instances[*at];
        *copy = instances[*at - size];
        copy->first += copied % size == 0;
        copy->element += copied % size == 0;
        copy->owner += copied % size == 0 ? 0 : size;
    }
    return next;
}

static const ModelInstance *expand_instances(const ModelDescription *about, Arena *a)
{
    int at = 0;
    ModelInstance *instances = arena_take(a, (size_t)about->instance_count, sizeof *instances);
    for (const ModelInstance *row = about->instances; at < about->instance_count;)
        row = expand(instances, &at, row);
    return instances;
}

/* Elements as members of their own. */
static ModelShape of_single_members(Arena *a, const ModelShape *shape)
{
    int count = 0;
    for (int k = 0; k < shape->count; k++)
        count += shape->members[k].count > 0 ? shape->members[k].count : 1;
    ModelMember *members = arena_take(a, (size_t)count, sizeof *members), *to = members;
    for (const ModelMember *member = shape->members; to < members + count; member++)
        for (int e = 0; e < member->count || e == 0; e++, to++) {
            const size_t further = (size_t)e * member->stride;
            *to = *member;
            to->first += e;
            to->within += member->is_placed ? further : 0;
            to->offset += member->is_placed ? 0 : further;
            to->start += member->is_placed ? 0 : further;
        }
    return (ModelShape){members, count};
}

static const ModelShape *expand_shapes(const ModelDescription *about, const ModelInstance *instances, Arena *a)
{
    int count = 0;
    for (int i = 0; i < about->instance_count; i++)
        if (instances[i].shape >= count)
            count = instances[i].shape + 1;
    ModelShape *shapes = arena_take(a, (size_t)count, sizeof *shapes);
    for (int i = 0; i < count; i++)
        shapes[i] = of_single_members(a, &about->tables->shapes[i]);
    return shapes;
}

const struct RepeatPart repeat_part = {expand_instances, expand_shapes};
