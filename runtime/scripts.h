/* scripts.h - what scripts use: lines of files, and options of other programs (scripts.c). */
#ifndef SCRIPTS_H
#define SCRIPTS_H

#include "parts.h"

/* Lines of a text, each without its end; origin: FILE:LINE. Until one is refused; exit status. */
typedef int ScriptLine(void *context, char *line, const char *origin);
int script_lines(const ModelDescription *about, const char *file, ScriptLine *take, void *context);

ScriptLine script_setting; /* PATH=VALUE, or nothing, and a comment; the context is Settings */

int script_read(Settings *s, const char *file); /* lines PATH=VALUE */

/* Reads the word that getopt() would come to next, if it is a foreign one. */
bool script_take(Options *o, int argc, char **argv, int *status);

#endif
