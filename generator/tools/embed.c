/* embed.c - host tool: turns text files into C arrays of lines, so that the compiler needs no folder of its own.
 *
 *     embed NAME=PATH... >embedded.c
 *     embed --lines HEADER NAME=PATH... >lines.c     each an array of its own, which the header declares
 *
 * Arrays of lines, because ISO C limits the length of a string literal, and the index of a line gives its number in
 * messages. */
#include <stdio.h>
#include <string.h>

static void put_character(int c)
{
    if (c == '"' || c == '\\' || c == '?')
        printf("\\%c", c);
    else if (c >= ' ' && c < 0x7F)
        putchar(c);
    else
        printf("\\%03o", (unsigned)c);
}

static int embed(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    puts("[] = {");
    int last = '\n';
    for (int c; (c = getc(file)) != EOF; last = c) {
        if (last == '\n')
            fputs("    \"", stdout);
        if (c == '\n')
            fputs("\\n\",\n", stdout);
        else
            put_character(c);
    }
    puts(last == '\n' ? "    NULL};\n" : "\\n\",\n    NULL};\n");
    int failed = ferror(file);
    return fclose(file) != 0 || failed;
}

static int embed_all(int argc, char **argv, int first, int is_lines)
{
    for (int i = first; i < argc; i++) {
        const char *equals = strchr(argv[i], '=');
        if (is_lines)
            printf("const char *const %.*s", (int)strcspn(argv[i], "="), argv[i]);
        else
            printf("static const char *const file_%d", i);
        if (!equals || embed(equals + 1) != 0) {
            fprintf(stderr, "usage: embed NAME=PATH...\n       embed --lines HEADER NAME=PATH...\n");
            return 1;
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    const int is_lines = argc > 2 && strcmp(argv[1], "--lines") == 0, first = is_lines ? 3 : 1;
    printf("#include \"%s\"\n\n", is_lines ? argv[2] : "emit/emit.h");
    if (embed_all(argc, argv, first, is_lines) != 0)
        return 1;
    if (!is_lines) {
        puts("const EmbeddedFile embedded_files[] = {");
        for (int i = first; i < argc; i++)
            printf("    {\"%.*s\", file_%d},\n", (int)strcspn(argv[i], "="), argv[i], i);
        puts("    {NULL, NULL}};");
    }
    return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 1;
}
