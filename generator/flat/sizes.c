/* sizes.c - constants of which one program takes all values, from one on. */
#include "flat/flat.h"

bool flat_is_size(const System *system, Name path)
{
    const VariationList *variations = system->variations;
    for (int i = 0; variations && variations->chosen && i < variations->count; i++) {
        const Variation *variation = &variations->at[i];
        if (variation->choices.at[variations->chosen[i]].is_least && (!path || path == name_of(variation->path)))
            return true;
    }
    return false;
}

bool flat_has_sizes(const System *system)
{
    return flat_is_size(system, NULL);
}
