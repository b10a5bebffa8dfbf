/* files.h - the files of the generated folder: of one program (files.c) and of several (variants.c). */
#ifndef FILES_H
#define FILES_H

#include "emit/program.h"

const char *files_code(Arena *arena, const char *words); /* as code in Markdown */

/* The contents of Makefile, README and manual page, to be completed with the list of programs. */
Record *files_record(Arena *arena, const Causal *causal, const char *name, bool needs_sparse);
void files_add_documents(Output *output, const Record *files, const char *name); /* these */
/* parts.c */
void parts_record(Arena *arena, PartSet needed, Record *record); /* has_plots or lacks_plots, and so on */
const char *parts_licences(Arena *arena, PartSet needed, const char *name); /* NULL: the program prints them itself */

void files_add_runtime(Output *output, PartSet parts, const char *name);

SizeList *sizes_of(Arena *arena, const VariationList *variations, const int *chosen); /* NULL: there are none */
/* Adds the program's own files and C code of the model. */
void files_add_sources(Output *output, const Causal *causal, const char *name);

#endif
