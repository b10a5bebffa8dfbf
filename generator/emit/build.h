/* build.h - commands of the target's C compiler: for one program (build.c) and for several in one executable
 * (join.c). */
#ifndef BUILD_H
#define BUILD_H

#include "emit/program.h"

typedef List(const char *) Words;

void build_word(Arena *arena, Words *words, const char *word);
void build_words(Arena *arena, Words *words, const char *text); /* each word of the text */

/* Begins a command: the compiler and its flags; `flags` if the target has none. */
Words build_compiler(Arena *arena, const BuildTarget *target, const char *standard, const char *flags);
bool build_run(Arena *arena, Words *command, Text *printed, int *status); /* reports if it cannot be run at all */
void build_show(Arena *arena, const char *printed); /* the first lines of the compiler's output */

/* Files compiled for one program alone: C code of the user, generated files. Object names contain the process id,
 * because another process may build in the same folder. */
typedef struct {
    ComponentList components;
    SoftwareSourceList sources;
    Words objects; /* of the user's sources, then of the generated files */
    bool is_short; /* the files are compiled as one */
} BuildParts;

BuildParts build_parts(Arena *arena, const Causal *causal, const BuildTarget *target);
int build_compile(Arena *arena, const BuildTarget *target, BuildParts *parts); /* exit status; reports errors */

/* The runtime's archive, or its sources in the target's folder. */
void build_add_runtime(Arena *arena, Words *words, const BuildTarget *target, const BuildParts *parts, PartSet needed);
void build_add_libraries(Arena *arena, const BuildTarget *target, Words *command, bool with_sparse, bool is_static);

/* Reports the linker's output as an error of the function or C code of the model that it concerns; false: it concerns
 * neither. */
bool build_report_link(Arena *arena, const BuildTarget *target, const BuildParts *parts, const char *printed);

/* Adds the runtime's archive. Beside C code of the user the whole archive is linked: otherwise a user's function would
 * silently replace a runtime function of the same name. The linker then drops unused functions. */
void build_archive(Arena *arena, Words *words, const BuildTarget *target, const BuildParts *parts);

/* Links the executable; errors are attributed to these parts. */
int build_link(Arena *arena, const BuildTarget *target, const BuildParts *parts, const Words *inputs,
               bool with_sparse);

#endif
