/* account.c - the counts that prove that no equation and no variable was lost; they are taken from the document. */
#include "review/page.h"

#include <string.h>

static void count_word(json_t *counts, const char *what, const json_t *row)
{
    json_object_set_new(counts, what,
                        json_integer(page_count(row) + json_integer_value(json_object_get(counts, what))));
}

static json_t *counts_of(const json_t *rows, const char *member)
{
    json_t *counts = json_object();
    size_t i;
    json_t *row;
    json_array_foreach((json_t *)(uintptr_t)rows, i, row)
        count_word(counts, view_word(row, member), row);
    return counts;
}

/* True if an equation that is solved or constant is used in one block, or in blocks of modes, and any other equation in
 * none. Equations with forms in modes, and integrals, always count as used once. */
static bool is_used_once(const json_t *equation)
{
    const json_t *forms = json_object_get(equation, "causal");
    int used = 0, in_modes = 0;
    for (size_t i = 0; i < json_array_size(forms); i++) {
        const json_t *form = json_array_get(forms, i);
        const char *schedule = view_word(form, "schedule");
        const bool counts = strcmp(schedule, "constants") == 0 || strcmp(schedule, "continuous") == 0 ||
                            strcmp(schedule, "results") == 0;
        used += counts && !json_object_get(form, "while");
        in_modes += counts && json_object_get(form, "while");
    }
    const char *fate = view_word(equation, "fate");
    const bool is_used = strcmp(fate, "solved") == 0 || strcmp(fate, "constant") == 0;
    return used + (in_modes > 0) == is_used || strcmp(fate, "in modes") == 0 || strcmp(fate, "integral") == 0;
}

/* Counts the equations as drawn that are substituted into statements of others, and those that are differentiated (also
 * for aliases of derivatives). With families there are no such counts: they might not hold for all members. */
static void count_other_uses(json_t *accounting, const json_t *const lists[2], const json_t *variables)
{
    json_t *put_in = json_object(), *differentiated = json_object();
    int counts[2] = {0};
    bool are_single = true;
    for (int k = 0; k < 2; k++)
        are_single = are_single && page_count_all(lists[k]) == (long long)json_array_size(lists[k]);
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(lists[k]); i++) {
            const json_t *equation = json_array_get(lists[k], i), *forms = page_list(equation, "causal");
            for (size_t f = 0; f < json_array_size(forms); f++) {
                const json_t *with = page_list(json_array_get(forms, f), "with");
                for (size_t w = 0; w < json_array_size(with); w++)
                    json_object_set_new(put_in, json_string_value(json_array_get(with, w)), json_true());
            }
            if (strcmp(view_word(equation, "made"), "time derivative") == 0)
                json_object_set_new(differentiated, view_word(equation, "of"), json_true());
        }
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *by = json_object_get(json_array_get(variables, i), "determined_by");
        if (json_is_true(json_object_get(by, "differentiated")))
            json_object_set_new(differentiated, view_word(by, "equation"), json_true());
    }
    for (size_t i = 0; i < json_array_size(lists[0]); i++) {
        const char *id = view_word(json_array_get(lists[0], i), "id");
        counts[0] += json_object_get(put_in, id) != NULL;
        counts[1] += json_object_get(differentiated, id) != NULL;
    }
    if (are_single) {
        json_object_set_new(accounting, "put_into_others", json_integer(counts[0]));
        json_object_set_new(accounting, "differentiated", json_integer(counts[1]));
    }
    json_decref(put_in);
    json_decref(differentiated);
}

json_t *review_accounting(const json_t *document)
{
    json_t *accounting = json_object(), *unproved = json_array(), *determined = json_object();
    const json_t *const lists[] = {json_object_get(document, "equations"), json_object_get(document, "made")};
    const json_t *variables = json_object_get(document, "variables");
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(lists[k]); i++) {
            const json_t *equation = json_array_get(lists[k], i);
            if (!is_used_once(equation))
                json_array_append_new(unproved, json_string(view_word(equation, "id")));
        }
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *variable = json_array_get(variables, i), *by = json_object_get(variable, "determined_by");
        count_word(determined, view_word(by, "kind"), variable);
    }
    json_object_set_new(accounting, "equations", json_integer(page_count_all(lists[0])));
    json_object_set_new(accounting, "fates", counts_of(lists[0], "fate"));
    json_object_set_new(accounting, "made", counts_of(lists[1], "fate"));
    json_object_set_new(accounting, "variables", json_integer(page_count_all(variables)));
    json_object_set_new(accounting, "roles", counts_of(variables, "role"));
    json_object_set_new(accounting, "determined_by", determined);
    json_object_set_new(accounting, "not_used_once", unproved);
    count_other_uses(accounting, lists, variables);
    return accounting;
}
