/* scripts.h - settings from files, and options of OpenModelica's programs (scripts.c). */
#ifndef SCRIPTS_H
#define SCRIPTS_H

#include "parts.h"

/* Passes the lines of a text file to `take`, until one is rejected; origin: FILE:LINE. Returns the exit status. */
typedef int ScriptLine(void *context, char *line, const char *origin);
int script_lines(const ModelDescription *about, const char *file, ScriptLine *take, void *context);

ScriptLine script_setting; /* an optional PATH=VALUE, then an optional comment; the context is Settings */

int script_read(Settings *s, const char *file); /* a file of lines PATH=VALUE */

/* Reads the word that getopt() would read next, and returns true, if it is an option of OpenModelica's programs. */
bool script_take(Options *o, int argc, char **argv, int *status);

#endif
