/* units.c - fuzz target: reads a text as a unit. The dimension of a unit can be printed. */
#include "fuzz.h"

#include "expr/expr.h"
#include "expr/units.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static Arena *arena;
    if (!arena)
        arena = arena_new();
    UnitMeaning unit;
    if (unit_read(arena_copy(arena, (const char *)bytes, length), &unit)) {
        Text words = text_new(arena);
        dimension_print(&words, &unit.dimension);
        require(words.length > 0);
    }
    arena_reset(arena);
    return 0;
}
