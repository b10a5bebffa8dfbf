/* build.h - commands of the target's C compiler: of one program, build.c, and of several in one executable, join.c. */
#ifndef BUILD_H
#define BUILD_H

#include "emit/program.h"

typedef List(const char *) Words;

void build_word(Arena *arena, Words *words, const char *word);
void build_words(Arena *arena, Words *words, const char *text); /* each of the text's */

/* A command's beginning: the compiler and its flags, these if none are given. */
Words build_compiler(Arena *arena, const BuildTarget *target, const char *standard, const char *flags);
bool build_run(Arena *arena, Words *command, Text *printed, int *status); /* reports if it cannot be run at all */
void build_show(Arena *arena, const char *printed); /* the first lines of the compiler's output */

/* Files compiled for one program alone: C code of the user, generated files. Objects are of this process alone, as
 * another one may build in the same folder. */
typedef struct {
    ComponentList components;
    SoftwareSourceList sources;
    Words objects; /* of the sources, then of the files */
    bool is_short; /* the files are compiled as one */
} BuildParts;

BuildParts build_parts(Arena *arena, const Causal *causal, const BuildTarget *target);
int build_compile(Arena *arena, const BuildTarget *target, BuildParts *parts); /* status to leave with; reports */

/* The runtime's archive, or its sources in the target's folder. */
void build_add_runtime(Arena *arena, Words *words, const BuildTarget *target, const BuildParts *parts, PartSet needed);
void build_add_libraries(Arena *arena, const BuildTarget *target, Words *command, bool with_sparse, bool is_static);

/* Reports what the linker has printed by the function or the code of the model that it is about; false: by none. */
bool build_report_link(Arena *arena, const BuildTarget *target, const BuildParts *parts, const char *printed);

/* The runtime in an archive, of which all is read beside code of the user: else a function of the same name would
 * silently replace its. The linker then drops unused functions. */
void build_archive(Arena *arena, Words *words, const BuildTarget *target, const BuildParts *parts);

/* Links the executable; errors are reported as about these parts. */
int build_link(Arena *arena, const BuildTarget *target, const BuildParts *parts, const Words *inputs,
               bool with_sparse);

#endif
