/* replay.c - lets a fuzz target read its seeds or findings from files: replay FILE... */
#include "fuzz.h"

#include "base/base.h"

int main(int count, char **arguments)
{
    enum { LARGEST = 64 << 20 };
    for (int i = 1; i < count; i++) {
        Arena *arena = arena_new();
        size_t length;
        char *bytes = file_read(arena, arguments[i], LARGEST, &length);
        if (!bytes) {
            fprintf(stderr, "%s cannot be read\n", arguments[i]);
            return 2;
        }
        LLVMFuzzerTestOneInput((const uint8_t *)bytes, length);
        arena_free(arena);
    }
    printf("%d read\n", count - 1);
    return 0;
}
