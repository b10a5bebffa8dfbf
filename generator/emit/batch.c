/* batch.c - scripts that run many cases of a program on a cluster, a shard in each task: for Slurm, MPI and Snakemake.
 *
 * The scripts find the program relative to themselves, so that the folder can be copied to the cluster. */
#include "emit/emit.h"

#ifndef SYSPHSC_VERSION
#define SYSPHSC_VERSION "unknown"
#endif

void batch_add(Output *output, const char *name)
{
    static const struct {
        const char *suffix, *file, *template_name; /* suffix of BLOCK; or else the file */
    } scripts[] = {{".sbatch", NULL, "templates/cluster.sbatch.in"},
                   {"_merge.sbatch", NULL, "templates/cluster_merge.sbatch.in"},
                   {"_submit.sh", NULL, "templates/cluster_submit.sh.in"},
                   {"_mpi.sh", NULL, "templates/cluster_mpi.sh.in"},
                   {NULL, "Snakefile", "templates/cluster_snakefile.in"}};
    Arena *arena = output->arena;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        const char *file = scripts[i].suffix ? arena_format(arena, "%s%s", name, scripts[i].suffix) : scripts[i].file;
        Record *record = record_new(arena, NULL);
        Text place = text_new(arena), text = text_new(arena);
        record_set(record, "name", name);
        record_set(record, "script", file);
        record_set(record, "version", SYSPHSC_VERSION);
        template_render(&place, NULL, "templates/cluster_place.sh.in", record);
        record_set(record, "place", place.at);
        template_render(&text, NULL, scripts[i].template_name, record);
        output_add_text(output, arena_format(arena, "cluster/%s", file), &text);
    }
}
