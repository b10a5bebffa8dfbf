/* variant.h - several programs in one executable: of one model, with other values of constants that decide equations.
 *
 * Each is complete and knows nothing of the others but what stands here; they share the integrator. The main() of the
 * executable calls the stated variant. That one reads the command line's settings of these constants, in all their
 * forms, and calls the chosen variant. */
#ifndef VARIANT_H
#define VARIANT_H

#include "arena.h"
#include "model.h"

#include <stdbool.h>

typedef struct {
    const char *path;
    const char *const *texts; /* of its values, for people */
    const double *values;
    const bool *are_least;    /* of whole numbers: which values stand for all larger ones, too; NULL: none */
    int count;
    double stated; /* by the model */
} VariantConstant;

typedef struct VariantCall VariantCall; /* also declared by programs for all sizes */
typedef int VariantProgram(VariantCall *call, int argc, char **argv); /* exit status */

typedef struct {
    VariantProgram *program;
    const int *values;   /* of each constant: which of its values */
    const double *most;  /* of each constant: the largest number that a program for all sizes can count to; NULL: it is
                            of one size */
    const bool *is_free; /* of each constant: nothing rests on its value here, so that it may be set to others */
} Variant;

typedef struct {
    const VariantConstant *constants;
    int constant_count;
    const Variant *variants;
    int count, stated; /* which is the model's own */
    int licensed;      /* which is made of works of all that any is made of */
} Variants;

struct VariantCall {
    const Variants *variants;
    bool is_chosen;
    int running;              /* which variant is called */
    double *values;           /* the value of each constant there */
    Arena arena;              /* of data that last until the end */
    struct VariantGiven *given; /* variant.c: of each constant, while a variant is chosen; else NULL */
    struct VariantFile *kept; /* and files that cannot be read twice */
};

/* The symbol that objcopy renames in each variant; all other symbols of a variant are local. */
VariantProgram variant_program;
int variant_run(VariantCall *call, const ModelDescription *model, int argc, char **argv); /* one with all sizes known */
int variant_size(const VariantCall *call, int constant); /* not less than it may be */
/* what the sections of a series hold, until the end of the run */
const int *variant_numbers(VariantCall *call, const int *sections);
const void *variant_copy(VariantCall *call, const void *from, size_t size); /* likewise */
#define VARIANT_COPY(type, ...) variant_copy(call, (const type[]){__VA_ARGS__}, sizeof((const type[]){__VA_ARGS__}))
/* with the colours of its pattern, likewise */
const ModelJacobian *variant_coloured(VariantCall *call, const ModelJacobian *j);
Model *variant_form(VariantCall *call, const ModelDescription *about); /* all zeros, until the end of the run */

#endif
