/* alike.c - rows of one kind, which a page shows once. */
#include "review/page.h"

#include <string.h>

ReviewAlikeList page_alike(Arena *arena, const ReviewFormulas *formulas, const json_t *rows)
{
    ReviewAlikeList all = {0};
    Map *at = map_new(arena);
    for (size_t i = 0; i < json_array_size(rows); i++) {
        const json_t *row = json_array_get(rows, i);
        const uint64_t kind = (uint64_t)review_kind(formulas, row);
        const int known = map_get_number(at, kind, all.count);
        if (known == all.count) {
            map_put_number(at, kind, known);
            list_push(arena, &all, (ReviewAlike){0});
        }
        list_push(arena, &all.at[known].rows, row);
    }
    return all;
}

/* True if all rows come from one place in the drawing. */
bool page_is_of_one_place(const ReviewAlike *alike)
{
    static const char *const members[] = {"element", "source", "stated_in"};
    bool is = true;
    for (int i = 1; i < alike->rows.count; i++)
        for (size_t k = 0; k < sizeof members / sizeof *members; k++)
            is = is && strcmp(view_word(alike->rows.at[0], members[k]), view_word(alike->rows.at[i], members[k])) == 0;
    return is;
}

long long page_count_of(const ReviewAlike *alike)
{
    long long count = 0;
    for (int i = 0; i < alike->rows.count; i++)
        count += page_count(alike->rows.at[i]);
    return count;
}

/* Links to the loops of the rows of a kind: for form < 0 the loops that determine the variables, else the loops of that
 * causal form of the equations. */
void page_loops(Text *page, const ReviewAlike *alike, int form)
{
    enum { FEW = 8 };
    Arena *arena = arena_new();
    Map *known = map_new(arena);
    int shown = 0, others = 0;
    for (int i = 0; i < alike->rows.count; i++) {
        const json_t *in = form < 0 ? json_object_get(alike->rows.at[i], "determined_by")
                                    : json_array_get(page_list(alike->rows.at[i], "causal"), (size_t)form);
        const long long loop = (long long)json_integer_value(json_object_get(in, "loop"));
        if (map_get(known, name_format("%lld", loop), 0))
            continue;
        map_put(known, name_format("%lld", loop), 1);
        if (shown == FEW) {
            others++;
            continue;
        }
        text_format(page, "%s<a href=\"#l.%s.%lld\">%lld</a>", shown++ ? ", " : "", view_word(in, "schedule"), loop,
                    loop);
    }
    if (others)
        text_format(page, " and %d more", others);
    arena_free(arena);
}

/* The equations that an alias or a solution needs in addition to the equation it is credited to. */
void page_with(Text *page, const json_t *row)
{
    const json_t *with = page_list(row, "with"), *aliases = page_list(row, "aliases");
    text_add(page, json_array_size(with) ? " with " : "");
    page_links(page, 'e', with);
    text_add(page, json_array_size(aliases) ? ", with the aliases by " : "");
    page_links(page, 'e', aliases);
    text_add(page, json_array_size(page_list(row, "zero_by")) ? ", without terms that are 0 by " : "");
    page_links(page, 'e', page_list(row, "zero_by"));
}

/* Links to the elements that a member of all rows of a kind names, each once. */
void page_alike_links(Text *page, char kind, const ReviewAlike *alike, const char *member)
{
    Arena *arena = arena_new();
    Map *known = map_new(arena);
    List(const char *) names = {0};
    for (int i = 0; i < alike->rows.count; i++) {
        const char *name = view_word(alike->rows.at[i], member);
        if (!map_get(known, name_of(name), 0))
            list_push(arena, &names, name);
        map_put(known, name_of(name), 1);
    }
    page_link(page, kind, names.at[0]);
    if (strcmp(member, "part") != 0)
        page_members(page, alike->rows.at[0]);
    if (names.count > 1)
        text_format(page, "<details><summary>and %d alike</summary>", names.count - 1);
    for (int i = 1; i < names.count; i++) {
        text_add(page, i > 1 ? ", " : "");
        page_link(page, kind, names.at[i]);
    }
    text_add(page, names.count > 1 ? "</details>" : "");
    arena_free(arena);
}

/* The number of groups, if some have several members. */
const char *page_groups(Arena *arena, long long count, int groups)
{
    return groups < count ? arena_format(arena, ", in %d groups", groups) : "";
}

/* When the statements of a schedule are evaluated. */
const char *page_schedule(const char *schedule)
{
    static const char *const words[][2] = {{"constants", "once"}, {"start", "at the start"},
                                           {"continuous", "continuously"}, {"results", "for results"},
                                           {"events", "at events"}, {NULL, NULL}};
    return page_words(words, schedule, "");
}
