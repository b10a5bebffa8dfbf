/* progression.c - things that say alike, each by some numbers: those whose numbers advance evenly become one.
 *
 * Equal parts have their variables and equations at equal distances, so that a law of a thousand parts is a progression
 * or two. Neighbours of one shape may take turns, as a spring and a damper of each cell: of the distances at which
 * things are compared the one that leaves the fewest progressions is taken, anew where these end.
 */
#include "emit/progression.h"
#include "emit/item.h"

#include <stdlib.h>
#include <string.h>

/* True if the numbers advance from b to c as from a to b. */
static bool is_even(const Occurrence *a, const Occurrence *b, const Occurrence *c)
{
    for (int i = 0; i < a->width; i++)
        if (c->numbers[i] - b->numbers[i] != b->numbers[i] - a->numbers[i])
            return false;
    return true;
}

/* How often the first `distance` of them are there in turn, each advancing evenly; twice only if they are the last
 * ones, as the second time may begin more. */
static int times_in_turn(const Occurrence *at, int count, int distance)
{
    int end = 2 * distance;
    while (end < count && is_even(&at[end - 2 * distance], &at[end - distance], &at[end]))
        end++;
    return end > count || (end < 3 * distance && end < count) ? 1 : end / distance;
}

/* Of one shape: at each place as many in turn as leave the fewest progressions. */
static void divide(Arena *arena, const Occurrence *at, int count, ProgressionList *found)
{
    enum { MOST_DISTANCE = 12 };
    for (int i = 0; i < count;) {
        int distance = 1, times = 1;
        for (int d = 1; d <= MOST_DISTANCE && 2 * d <= count - i; d++) {
            const int found_times = times_in_turn(&at[i], count - i, d);
            if (found_times >= 2 && (found_times - 1) * d > (times - 1) * distance) {
                distance = d;
                times = found_times;
            }
        }
        for (int k = 0; k < distance; k++)
            list_push(arena, found, (Progression){&at[i + k], times > 1 ? &at[i + k + distance] : NULL, times});
        i += times * distance;
    }
}

static int by_first_number(const void *a, const void *b)
{
    int left = ((const Progression *)a)->first->numbers[0], right = ((const Progression *)b)->first->numbers[0];
    return (left > right) - (left < right);
}

ProgressionList progressions_find(Arena *arena, const OccurrenceList *occurrences, int shapes)
{
    ProgressionList found = {0};
    int *ends = arena_array(arena, int, shapes + 1);
    Occurrence *sorted = arena_array(arena, Occurrence, occurrences->count);
    for (int i = 0; i < occurrences->count; i++)
        ends[occurrences->at[i].shape + 1]++;
    for (int s = 0; s < shapes; s++)
        ends[s + 1] += ends[s];
    for (int i = 0; i < occurrences->count; i++)
        sorted[ends[occurrences->at[i].shape]++] = occurrences->at[i];
    for (int s = 0; s < shapes; s++) {
        const int begin = s ? ends[s - 1] : 0;
        divide(arena, &sorted[begin], ends[s] - begin, &found);
    }
    if (found.count)
        qsort(found.at, (size_t)found.count, sizeof *found.at, by_first_number);
    return found;
}

static const char *progression_text(Arena *arena, const Progression *progression, const char *name)
{
    Items items = code_items(arena, 111, true);
    items.indent = 8;
    code_add_item(&items, name ? name : arena_format(arena, "%d", progression->first->shape));
    code_add_number(&items, progression->count);
    code_add_number(&items, progression->first->width);
    const int *first = progression->first->numbers;
    for (int i = 0; i < progression->first->width; i++)
        code_add_item(&items, arena_format(arena, "%s%d", i ? "" : "  ", first[i]));
    for (int i = 0; i < progression->first->width && progression->next; i++)
        code_add_item(&items, arena_format(arena, "%s%d", i ? "" : "  ", progression->next->numbers[i] - first[i]));
    return items.text.at;
}

/* Short ones without a name share a line. */
void progressions_record(Program *p, Record *record, const char *field, const OccurrenceList *occurrences, int shapes,
                         const char *const *names)
{
    enum { MOST_COLUMNS = 112 };
    if (p->sizes.list) {
        record_set(record, field, sizes_progressions(p->arena, p->sizes.list, occurrences, shapes, names));
        return;
    }
    const ProgressionList found = progressions_find(p->arena, occurrences, shapes);
    Text text = text_new(p->arena);
    size_t line = 0;
    for (int i = 0; i < found.count; i++) {
        const Progression *progression = &found.at[i];
        const char *row = progression_text(p->scratch, progression, names ? names[progression->first->shape] : NULL);
        const bool is_beside = i && !names && text.length - line + strlen(row) <= MOST_COLUMNS;
        text_add(&text, i && !is_beside ? "\n" : "");
        line = is_beside ? line : text.length;
        text_format(&text, "    %s,", row);
        arena_reset(p->scratch);
    }
    record_set(record, field, text.at);
}

/* Not within a place, which holds no blank, nor within what repeats. */
const char *progression_form(Arena *arena, const char *form)
{
    enum { MOST = 3900 };
    size_t length = strlen(form), end = length;
    bool is_repeat = false;
    if (length > MOST)
        end = 0;
    for (size_t i = 0; i <= MOST && length > MOST; i++) {
        if (form[i] == ' ' && !is_repeat)
            end = i;
        else if (form[i] == '%' && strchr("[]%", form[i + 1]))
            is_repeat = form[++i] == '[' || (is_repeat && form[i] == '%');
    }
    return code_string(arena, arena_format(arena, "%.*s%s", (int)end, form, end < length ? " ..." : ""));
}
