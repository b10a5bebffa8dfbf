/* licences.c - --licences: whose works the program is made of. */
#include "licence.h"
#include "parts.h"

static void print(const ModelDescription *about, FILE *out)
{
    fprintf(out, "%s%s", about->info->name, licence_of_model);
    for (const char *const *text = licence_texts; *text; text++)
        fprintf(out, "%s%s", licence_line, *text);
    if (model_parts.sparse_licences)
        fprintf(out, "%s%s", licence_line, model_parts.sparse_licences);
}

const struct LicencePart licence_part = {print};
