/* variant.h - several programs in one executable: variants of one model with other values of structural constants.
 *
 * Each variant is complete and knows only this table of the others; they share the integrator. The main() of the
 * executable calls the variant with the model's own values. This variant reads the settings of the structural constants
 * on the command line, in all their forms, and calls the chosen variant. */
#ifndef VARIANT_H
#define VARIANT_H

#include "arena.h"
#include "model.h"

#include <stdbool.h>

typedef struct {
    const char *path;
    const char *const *texts; /* its values, for people */
    const double *values;
    const bool *are_least;    /* of whole numbers: true if a value also stands for all larger ones; NULL: none does */
    int count;
    double stated; /* the model's own value */
} VariantConstant;

typedef struct VariantCall VariantCall; /* also declared by programs for all sizes */
typedef int VariantProgram(VariantCall *call, int argc, char **argv); /* exit status */

typedef struct {
    VariantProgram *program;
    const int *values;   /* by constant: index of its value */
    const double *most;  /* by constant: the largest value that a program for all sizes supports; NULL: a program
                            for one size */
    const bool *is_free; /* by constant: the variant does not depend on its value, so that others may be set */
} Variant;

typedef struct {
    const VariantConstant *constants;
    int constant_count;
    const Variant *variants;
    int count, stated; /* number of variants; index of the model's own one */
    int licensed;      /* index of one that contains the third-party works of all variants */
} Variants;

struct VariantCall {
    const Variants *variants;
    bool is_chosen;
    int running;              /* index of the variant that is called */
    int depth;                /* how many variants are running: the first one, and the one that it has chosen */
    double *values;           /* by constant: its value in the running variant */
    int (*size)(const VariantCall *call, int constant); /* of a program for all sizes: at least the least value */
    Arena arena;              /* of data that last until the end */
    struct VariantGiven *given; /* variant.c: by constant, while a variant is being chosen; else NULL */
    struct VariantFile *kept; /* variant.c: files that cannot be read twice */
    struct CaseCall *as_case; /* if this is one of many runs; else NULL */
};

/* The symbol that objcopy renames in each variant; all other symbols of a variant are local. */
VariantProgram variant_program;

/* ---- sized.c: tables of a program for all sizes, which last as long as the memory of the call ---- */

const int *variant_numbers(VariantCall *call, const int *sections); /* the numbers of a series */
const void *variant_copy(VariantCall *call, const void *from, size_t size);
#define VARIANT_KEPT(...) variant_copy(call, __VA_ARGS__, sizeof(__VA_ARGS__)) /* an array */
#define VARIANT_KEPT_ONE(table) variant_copy(call, &(table), sizeof(table))
const ModelJacobian *variant_coloured(VariantCall *call, const ModelJacobian *j); /* a copy with colours */
Model *variant_form(VariantCall *call, const ModelDescription *about); /* all zeros */

#endif
