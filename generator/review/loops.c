/* loops.c - which equations a loop is made of. */
#include "review/page.h"

static Name key_of(const json_t *member)
{
    return name_format("%s %lld", page_word(member, "schedule"),
                       (long long)json_integer_value(json_object_get(member, "loop")));
}

ReviewLoops review_loops(Arena *arena, const json_t *document)
{
    static const char *const lists[] = {"equations", "made"};
    ReviewLoops loops = {.at = map_new(arena)};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(page_list(document, lists[k])); i++) {
            const json_t *equation = json_array_get(page_list(document, lists[k]), i);
            const json_t *forms = page_list(equation, "causal");
            for (size_t f = 0; f < json_array_size(forms); f++) {
                const json_t *form = json_array_get(forms, f);
                if (!json_object_get(form, "loop"))
                    continue;
                const Name key = key_of(form);
                const int at = map_get(loops.at, key, loops.ids.count);
                if (at == loops.ids.count) {
                    map_put(loops.at, key, at);
                    list_push(arena, &loops.ids, (ReviewIds){0});
                }
                list_push(arena, &loops.ids.at[at], page_word(equation, "id"));
            }
        }
    return loops;
}

const ReviewIds *review_loop(const ReviewLoops *loops, const json_t *member)
{
    static const ReviewIds none = {0};
    const int at = json_object_get(member, "loop") ? map_get(loops->at, key_of(member), -1) : -1;
    return at < 0 ? &none : &loops->ids.at[at];
}
