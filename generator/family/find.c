/* find.c - finds families: members of one law whose numbers advance evenly.
 *
 * Members of a law are sorted by their numbers; runs of even distance become a range. Runs of equal length and equal
 * steps are then the members for the next range: rows of a plate, rods of a grid. So each range costs one sort. Two
 * runs that are alike by chance make no range; two members that alternate in each cell make one.
 */
#include "family/family.h"

#include <stdlib.h>
#include <string.h>

static const char indices[] = "ijklmn"; /* letters of the ranges */

static int compare_numbers(const int *a, const int *b, int width)
{
    for (int i = 0; i < width; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* Compares everything that must be equal in families that are to join. */
static int compare_shapes(const Family *a, const Family *b)
{
    if (a->ranges != b->ranges)
        return a->ranges < b->ranges ? -1 : 1;
    if (a->first.law != b->first.law)
        return a->first.law < b->first.law ? -1 : 1;
    for (int r = 0; r < a->ranges; r++) {
        if (a->range[r].count != b->range[r].count)
            return a->range[r].count < b->range[r].count ? -1 : 1;
        const int order = compare_numbers(a->range[r].step, b->range[r].step, a->first.width);
        if (order)
            return order;
    }
    return 0;
}

static int by_shape_and_places(const void *one, const void *other)
{
    const Family *a = one, *b = other;
    const int shape = compare_shapes(a, b);
    const int order = shape ? shape : compare_numbers(a->first.places, b->first.places, a->first.width);
    return order ? order : (a->position > b->position) - (a->position < b->position);
}

static int by_position(const void *one, const void *other)
{
    const Family *a = one, *b = other;
    return (a->position > b->position) - (a->position < b->position);
}

static bool is_even(const FamilyMember *a, const FamilyMember *b, const FamilyMember *c, const FamilyMember *d)
{
    for (int i = 0; i < a->width; i++)
        if (b->places[i] - a->places[i] != d->places[i] - c->places[i])
            return false;
    return true;
}

/* The number of families from here on that form a run; 1: the next one does not continue. */
static int run_length(const Family *at, int count)
{
    if (count < 2 || compare_shapes(&at[0], &at[1]) != 0 ||
        compare_numbers(at[0].first.places, at[1].first.places, at->first.width) == 0)
        return 1;
    int run = 2;
    while (run < count && compare_shapes(&at[0], &at[run]) == 0 &&
           is_even(&at[0].first, &at[1].first, &at[run - 1].first, &at[run].first))
        run++;
    return run;
}

static Family joined(Arena *arena, const Family *at, int count)
{
    Family family = at[0];
    int *step = arena_array(arena, int, family.first.width + 1);
    for (int i = 0; i < family.first.width; i++)
        step[i] = at[1].first.places[i] - at[0].first.places[i];
    for (int r = family.ranges++; r > 0; r--) /* the new range is the slowest */
        family.range[r] = family.range[r - 1];
    family.range[0] = (FamilyRange){.count = count, .step = step};
    family.members = (IntList){0};
    for (int k = 0; k < count; k++) {
        for (int i = 0; i < at[k].members.count; i++)
            list_push(arena, &family.members, at[k].members.at[i]);
        family.position = at[k].position < family.position ? at[k].position : family.position;
    }
    return family;
}

/* Joins families by one more range where possible; true if any were joined. */
static bool join(Arena *arena, FamilyList *all)
{
    FamilyList found = {0};
    if (all->count)
        qsort(all->at, (size_t)all->count, sizeof *all->at, by_shape_and_places);
    for (int i = 0; i < all->count;) {
        const Family *at = &all->at[i];
        int run = at->ranges < FAMILY_MOST_RANGES ? run_length(at, all->count - i) : 1;
        if (run == 2 && (at->ranges || run_length(at + 1, all->count - i - 1) > 2))
            run = 1;
        list_push(arena, &found, run > 1 ? joined(arena, at, run) : *at);
        i += run;
    }
    const bool is_any = found.count < all->count;
    *all = found;
    return is_any;
}

/* Sets the first value of each index: the first number that advances by 1 with this index alone; 1 if there is none. */
static void set_from(Family *family)
{
    for (int r = 0; r < family->ranges; r++) {
        family->range[r].from = 1;
        for (int i = family->first.width - 1; i >= 0; i--) {
            bool is_alone = family->range[r].step[i] == 1;
            for (int other = 0; other < family->ranges; other++)
                is_alone = is_alone && (other == r || family->range[other].step[i] == 0);
            if (is_alone)
                family->range[r].from = family->first.places[i];
        }
    }
}

FamilyList families_find(Arena *arena, const FamilyMember *members, int count, int fewest)
{
    FamilyList all = {0}, kept = {0};
    for (int i = 0; i < count; i++) {
        Family alone = {.first = members[i], .position = i};
        list_push(arena, &alone.members, i);
        list_push(arena, &all, alone);
    }
    while (join(arena, &all))
        continue;
    for (int i = 0; i < all.count; i++) {
        Family *family = &all.at[i];
        set_from(family);
        if (family->members.count >= fewest)
            list_push(arena, &kept, *family);
        for (int k = 0; k < family->members.count && family->members.count < fewest; k++) {
            const int member = family->members.at[k];
            Family alone = {.first = members[member], .position = member};
            list_push(arena, &alone.members, member);
            list_push(arena, &kept, alone);
        }
    }
    if (kept.count)
        qsort(kept.at, (size_t)kept.count, sizeof *kept.at, by_position);
    return kept;
}

Family family_run(Arena *arena, const FamilyMember *members, int count)
{
    FamilyList run = {0};
    for (int i = 0; i < count && members[i].law == members[0].law &&
                    (i < 2 || is_even(&members[0], &members[1], &members[i - 1], &members[i]));
         i++) {
        list_push(arena, &run, ((Family){.first = members[i], .position = i}));
        list_push(arena, &list_last(&run).members, i);
    }
    Family family = run.count > 1 ? joined(arena, run.at, run.count) : run.at[0];
    set_from(&family);
    return family;
}

/* ---- texts ---- */

const char *family_ranges_text(Arena *arena, const Family *family)
{
    Text text = text_new(arena);
    for (int r = 0; r < family->ranges; r++)
        text_format(&text, ", %c = %d..%d", indices[family->letter + r], family->range[r].from,
                    family->range[r].from + family->range[r].count - 1);
    return text.at;
}

/* Encloses the formula in braces inside names, but not in subscripts, and in parentheses where it may be an operand. */
const char *family_show_place(void *context, FamilyPlaceKind kind, int place, int number)
{
    const FamilyShown *shown = context;
    const Family *family = shown->family;
    int rest = number, terms = 0;
    Text text = text_new(shown->arena);
    for (int r = 0; r < family->ranges; r++) {
        const int step = family->range[r].step[place], letter = indices[family->letter + r];
        rest -= step * family->range[r].from;
        if (step == 1 || step == -1)
            text_format(&text, "%s%c", step < 0 ? "-" : terms ? "+" : "", letter);
        else if (step)
            text_format(&text, "%s%d*%c", step > 0 && terms ? "+" : "", step, letter);
        terms += step != 0;
    }
    if (!terms)
        return kind == PLACE_NUMBER ? NULL : arena_format(shown->arena, "%d", number);
    if (rest)
        text_format(&text, "%+d", rest);
    const bool is_single = text.length == 1;
    return kind == PLACE_IN_NAME || kind == PLACE_APART ? arena_format(shown->arena, "{%s}", text.at)
           : kind == PLACE_NUMBER && !is_single ? arena_format(shown->arena, "(%s)", text.at)
                                                : text.at;
}
