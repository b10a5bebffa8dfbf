/* variant.h - several programs in one executable: of one model, with other values of constants that decide equations.
 *
 * Each is complete and knows nothing of the others but what stands here; they share the integrator. The main() of the
 * executable calls the one that the model states, which reads what the command line says of these constants, in every
 * form that settings take, and calls the one that is meant. */
#ifndef VARIANT_H
#define VARIANT_H

#include <stdbool.h>

typedef struct {
    const char *path;
    const char *const *texts; /* of its values, for people */
    const double *values;
    int count;
} VariantConstant;

typedef struct VariantCall VariantCall;
typedef int VariantProgram(VariantCall *call, int argc, char **argv); /* exit status */

typedef struct {
    VariantProgram *program;
    const int *values;   /* of each constant: which of its values */
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
    struct VariantFile *kept; /* variant.c: files that cannot be read twice */
};

/* What objcopy gives each variant another name for; all else of a variant is known to itself alone. */
VariantProgram variant_program;

#endif
