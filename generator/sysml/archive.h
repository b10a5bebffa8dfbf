/* archive.h - project archives (zip); inside generator/sysml only. */
#ifndef SYSML_ARCHIVE_H
#define SYSML_ARCHIVE_H

#include "base/base.h"

typedef struct Archive Archive;

/* Never NULL: a fault is the archive's problem. The bytes must live as long as the archive. */
Archive *archive_open(Arena *arena, const char *path);
Archive *archive_open_bytes(Arena *arena, const void *bytes, size_t length);
const char *archive_problem(const Archive *archive); /* the first one, or NULL */
int archive_count(const Archive *archive);           /* of members that hold a model */
const char *archive_label(const Archive *archive, int model); /* "model" */
bool archive_begin(Archive *archive, int model);     /* false: a problem */
int archive_read(Archive *archive, char *buffer, int length); /* of the member begun; 0 at its end, -1: a problem */
void archive_close(Archive *archive);

#endif
