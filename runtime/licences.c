/* licences.c - --licences: the works that the program consists of. */
#include "licence.h"
#include "page.h"
#include "parts.h"

static void print(const ModelDescription *about, FILE *out)
{
    fprintf(out, "%s%s", about->info->name, licence_of_model);
    for (const char *const *text = licence_texts; *text; text++)
        fprintf(out, "%s%s", licence_line, *text);
    if (model_parts.sparse_licences)
        fprintf(out, "%s%s", licence_line, model_parts.sparse_licences);
    if (!model_parts.pages)
        return;
    fprintf(out, "%sPages of plots hold dygraphs:\n\n", licence_line);
    for (const char *const *line = model_parts.pages->licence; *line; line++)
        fputs(*line, out);
}

const struct LicencePart licence_part = {print};
