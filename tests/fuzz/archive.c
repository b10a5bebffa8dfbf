/* archive.c - fuzz target: expands all models of a project archive completely. */
#include "fuzz.h"

#include "sysml/archive.h"

#include <string.h>

static Arena *arena;

static void expand(Archive *archive, int model)
{
    char buffer[4096];
    int count = 0;
    require(archive_label(archive, model) != NULL);
    if (archive_begin(archive, model))
        do
            count = archive_read(archive, buffer, sizeof buffer);
        while (count > 0);
    else
        count = -1;
    require(count == 0 || archive_problem(archive));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    if (!arena)
        arena = arena_new();
    Archive *archive = archive_open_bytes(arena, bytes, length);
    for (int i = 0; !archive_problem(archive) && i < archive_count(archive); i++)
        expand(archive, i);
    archive_close(archive);
    names_reset();
    arena_reset(arena);
    return 0;
}
