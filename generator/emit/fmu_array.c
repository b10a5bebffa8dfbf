/* fmu_array.c - array-valued properties as arrays of FMI 3. Their elements follow each other in the order of
 * subscripts, and differ only in values and in the variables that they equal. Elements of parts stay scalars. So do
 * elements of an incomplete array, and of one whose derivatives or states form no such array. */
#include "emit/fmu.h"

#include <string.h>

enum { MOST_DIMENSIONS = 8 };

/* A name that ends in subscripts, perhaps within der(), without and with them. */
typedef struct {
    const char *base; /* the name without them; NULL: it has none */
    int subscripts[MOST_DIMENSIONS];
    int count;
} Subscripted;

typedef struct {
    int first, size; /* first variable; number of elements, 0: no array */
    Subscripted last;
} Group;

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static Subscripted subscripted(Arena *arena, const FmuVariable *v)
{
    Subscripted s = {.base = NULL};
    const char *close = v->base ? v->base + strlen(v->base) - 1 : "", *open;
    if (*close != ']')
        return s;
    for (open = close - 1; is_digit(*open) || *open == ',';)
        open--;
    for (const char *at = open; at < close; at++)
        if (!is_digit(*at) && s.count++ == MOST_DIMENSIONS)
            return s;
        else if (is_digit(*at))
            s.subscripts[s.count - 1] = 10 * s.subscripts[s.count - 1] + (*at - '0');
    s.base = fmu_derivative_name(arena, arena_copy(arena, v->base, (size_t)(open - v->base)), v->order);
    return s;
}

/* True if b follows a in an array with these dimensions. */
static bool is_next(const Subscripted *a, const Subscripted *b, const int *dimensions)
{
    int k = a->count - 1;
    while (k > 0 && a->subscripts[k] == dimensions[k])
        k--;
    bool is = a->count == b->count && b->subscripts[k] == a->subscripts[k] + 1;
    for (int i = 0; i < a->count && is; i++)
        is = i == k || b->subscripts[i] == (i < k ? a->subscripts[i] : 1);
    return is;
}

static bool same_text(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static bool same_range(const ValueRange *a, const ValueRange *b)
{
    return a == b ||
           (a && b && !(a->low < b->low) && !(a->low > b->low) && !(a->high < b->high) && !(a->high > b->high));
}

static bool are_alike(const FmuVariable *a, const FmuVariable *b)
{
    return a->type == b->type && a->causality == b->causality && a->variability == b->variability &&
           a->has_start == b->has_start && a->enumeration == b->enumeration && same_text(a->unit, b->unit) &&
           a->display == b->display && same_text(a->description, b->description) && !(a->nominal < b->nominal) &&
           !(a->nominal > b->nominal) && same_range(a->range, b->range);
}

/* The array that begins at this variable, if all variables with its base form an array. `totals`: base -> number of
 * variables. */
static Group group_at(const Fmu *u, const Subscripted *names, int first, const Map *totals)
{
    Group g = {.first = first};
    const Subscripted *at = &names[first];
    int last = first, size = 1;
    if (!at->base || (first > 0 && names[first - 1].base && same_text(names[first - 1].base, at->base)))
        return g;
    while (last + 1 < u->variables.count && names[last + 1].base && same_text(names[last + 1].base, at->base))
        last++;
    for (int i = 0; i < at->count; i++)
        size *= at->subscripts[i] == 1 ? names[last].subscripts[i] : 0;
    bool is = size == last - first + 1 && size == map_get(totals, name_of(at->base), 0);
    for (int i = first; i < last && is; i++)
        is = is_next(&names[i], &names[i + 1], names[last].subscripts) &&
             are_alike(&u->variables.at[i], &u->variables.at[i + 1]) &&
             u->variables.at[i + 1].reference == u->variables.at[i].reference + 1;
    g.size = is ? size : 0;
    g.last = names[last];
    return g;
}

/* True if the derivatives of the group's elements, and the states they derive from, form an array of this size or are
 * absent. */
static bool is_paired(const Fmu *u, const Group *groups, const int *group_of, const Group *g)
{
    bool is = true;
    for (int i = 0; i < g->size && is; i++) {
        const FmuVariable *v = &u->variables.at[g->first + i];
        const int others[] = {v->derivative, v->derivative_of};
        for (int k = 0; k < 2 && is; k++) {
            const int mine = k ? u->variables.at[g->first].derivative_of : u->variables.at[g->first].derivative;
            const Group *other = others[k] >= 0 && group_of[others[k]] >= 0 ? &groups[group_of[others[k]]] : NULL;
            is = (mine < 0) == (others[k] < 0) &&
                 (others[k] < 0 || (other && other->size == g->size && other->first + i == others[k]));
        }
    }
    return is;
}

typedef List(Group) GroupList;

static void leave_unpaired(const Fmu *u, GroupList *groups, int *group_of)
{
    bool is_changed = true;
    while (is_changed) {
        is_changed = false;
        for (int i = 0; i < groups->count; i++) {
            Group *g = &groups->at[i];
            if (g->size == 0 || is_paired(u, groups->at, group_of, g))
                continue;
            for (int k = 0; k < g->size; k++)
                group_of[g->first + k] = -1;
            g->size = 0;
            is_changed = true;
        }
    }
}

static FmuVariable array_of(Fmu *u, const Group *g)
{
    FmuVariables *elements = arena_new_of(u->arena, FmuVariables);
    FmuVariable v = u->variables.at[g->first];
    for (int i = 0; i < g->size; i++)
        list_push(u->arena, elements, u->variables.at[g->first + i]);
    v.name = g->last.base;
    v.elements = elements;
    for (int i = 0; i < g->last.count; i++)
        list_push(u->arena, &v.dimensions, g->last.subscripts[i]);
    return v;
}

void fmu_find_arrays(Fmu *u)
{
    const int count = u->variables.count;
    Map *totals = map_new(u->arena);
    GroupList groups = {0};
    Subscripted *names = arena_array(u->arena, Subscripted, count);
    int *group_of = arena_array(u->arena, int, count), *moved = arena_array(u->arena, int, count);
    for (int i = 0; i < count; i++) {
        group_of[i] = -1;
        names[i] = subscripted(u->arena, &u->variables.at[i]);
        const Name base = names[i].base ? name_of(names[i].base) : NULL;
        if (base)
            map_put(totals, base, map_get(totals, base, 0) + 1);
    }
    for (int i = 0; i < count; i++) {
        const Group g = group_at(u, names, i, totals);
        for (int k = 0; k < g.size; k++)
            group_of[i + k] = groups.count;
        if (g.size)
            list_push(u->arena, &groups, g);
    }
    leave_unpaired(u, &groups, group_of);
    FmuVariables all = {0};
    for (int i = 0; i < count; i++) {
        const Group *g = group_of[i] >= 0 ? &groups.at[group_of[i]] : NULL;
        moved[i] = g && g->first < i ? moved[g->first] : all.count;
        if (!g || g->first == i)
            list_push(u->arena, &all, g ? array_of(u, g) : u->variables.at[i]);
    }
    for (int i = 0; i < all.count; i++) {
        FmuVariable *v = &all.at[i];
        v->derivative = v->derivative < 0 ? -1 : moved[v->derivative];
        v->derivative_of = v->derivative_of < 0 ? -1 : moved[v->derivative_of];
    }
    u->variables = all;
}

Text fmu_arrays_text(const Fmu *u)
{
    Text text = text_new(u->arena);
    text_add(&text, "/* Arrays: the row of the first element, and how many there are. */\n"
                    "extern const int fmu_arrays[];\nconst int fmu_arrays[] = {");
    for (int i = 0; i < u->variables.count; i++)
        if (u->variables.at[i].elements)
            text_format(&text, "%d, %d, ", u->variables.at[i].reference - 1, u->variables.at[i].elements->count);
    text_add(&text, "-1};\n");
    return text;
}
