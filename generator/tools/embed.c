/* embed.c - host tool: turns text files into C arrays of lines, so that the compiler needs no folder of its own.
 *
 *     embed NAME=PATH... >embedded.c
 *
 * Lines, for ISO C bounds the length of a string literal, and a line's index is its number in messages. */
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

static int embed(const char *path, int number)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    printf("static const char *const file_%d[] = {\n", number);
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

int main(int argc, char **argv)
{
    puts("#include \"emit/emit.h\"\n");
    for (int i = 1; i < argc; i++) {
        const char *equals = strchr(argv[i], '=');
        if (!equals || embed(equals + 1, i) != 0) {
            fprintf(stderr, "usage: embed NAME=PATH...\n");
            return 1;
        }
    }
    puts("const EmbeddedFile embedded_files[] = {");
    for (int i = 1; i < argc; i++)
        printf("    {\"%.*s\", file_%d},\n", (int)strcspn(argv[i], "="), argv[i], i);
    puts("    {NULL, NULL}};");
    return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 1;
}
