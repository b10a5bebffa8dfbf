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
    int depth;                /* so many variants are: the first one, and the one that it has chosen */
    double *values;           /* the value of each constant there */
    int (*size)(const VariantCall *call, int constant); /* of a program for all sizes: not less than it may be */
    Arena arena;              /* of data that last until the end */
    struct VariantGiven *given; /* variant.c: of each constant, while a variant is chosen; else NULL */
    struct VariantFile *kept; /* and files that cannot be read twice */
    struct CaseCall *as_case; /* of many runs: this is one; else NULL */
};

/* The symbol that objcopy renames in each variant; all other symbols of a variant are local. */
VariantProgram variant_program;

/* ---- sized.c: tables of a program for all sizes, which last as long as the memory of the call ---- */

const int *variant_numbers(VariantCall *call, const int *sections); /* what the sections of a series hold */
const void *variant_copy(VariantCall *call, const void *from, size_t size);
#define VARIANT_KEPT(...) variant_copy(call, __VA_ARGS__, sizeof(__VA_ARGS__)) /* an array */
#define VARIANT_KEPT_ONE(table) variant_copy(call, &(table), sizeof(table))
const ModelJacobian *variant_coloured(VariantCall *call, const ModelJacobian *j); /* with the colours of its pattern */
Model *variant_form(VariantCall *call, const ModelDescription *about); /* all zeros */

#endif
