/* pack.c - makes a zip archive: pack ARCHIVE MEMBER=FILE...; a number in place of MEMBER=FILE adds that many empty
 * members. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

static int add_empty(zip_t *archive, long count)
{
    for (long i = 0; i < count; i++) {
        char name[24];
        snprintf(name, sizeof name, "%ld", i);
        zip_source_t *source = zip_source_buffer(archive, "", 0, 0);
        if (!source || zip_file_add(archive, name, source, 0) < 0)
            return -1;
    }
    return count > 0 ? 0 : -1;
}

static int add(zip_t *archive, char *argument)
{
    char *file = strchr(argument, '=');
    if (!file)
        return add_empty(archive, atol(argument));
    *file++ = '\0';
    zip_source_t *source = zip_source_file(archive, file, 0, -1);
    return source && zip_file_add(archive, argument, source, ZIP_FL_OVERWRITE) >= 0 ? 0 : -1;
}

int main(int count, char **arguments)
{
    zip_t *archive = count > 2 ? zip_open(arguments[1], ZIP_CREATE | ZIP_TRUNCATE, NULL) : NULL;
    int wrong = !archive;
    for (int i = 2; !wrong && i < count; i++)
        wrong = add(archive, arguments[i]) != 0;
    if (wrong || zip_close(archive) != 0) {
        fprintf(stderr, "usage: pack ARCHIVE MEMBER=FILE...\n");
        return 2;
    }
    return 0;
}
