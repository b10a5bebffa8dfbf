/* instances.h - tables of parts and variables by kind of part, and the descriptions that are composed from them. */
#ifndef INSTANCES_H
#define INSTANCES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Model Model;

typedef enum {
    MODEL_ALGEBRAIC,
    MODEL_STATE,
    MODEL_CANDIDATE, /* of a state set: a state while the set's choice includes it */
    MODEL_DERIVATIVE, /* of a state or of another variable, listed as der(path) */
    MODEL_DISCRETE, /* changes at events only */
    MODEL_INPUT, /* given from outside, see input.h */
    MODEL_CONSTANT, /* this kind and the next do not vary: settable before the start, fixed during a run */
    MODEL_DERIVED_CONSTANT /* computed from other constants: not settable */
} ModelVariableKind;

/* The storage type of a value: a double, a bool, an enumeration without negative values, or a queue of these. */
typedef enum { MODEL_NUMBER, MODEL_TRUTH, MODEL_CHOICE, MODEL_QUEUE } ModelType; /* the last: SignalQueue */
_Static_assert(sizeof(ModelType) == sizeof(unsigned), "enumerations are read as unsigned");

#define MODEL_NOT_SETTABLE ((size_t)-1)

/* ---- variables, by kind of part ----
 *
 * Common data of parts of one kind are written once. Instances of the same shape have the same members, with the same
 * relations between them. The position of a member is its number, counted through all instances in their order. */

/* The description of a variable, in whichever instance. */
typedef struct {
    const char *unit;
    const char *description, *source; /* NULL: none */
    double nominal;
    const char *const *literals;
    int first_literal;
} ModelQuantity;

enum { MODEL_ORIGINS = 32 }; /* of equations: drawn in parts, connections of the system, ...; 0 is none */

/* A variable of all instances of a shape, or an array of them: consecutive variables that differ by the index only. */
typedef struct {
    const char *name; /* below the instance: T, port.f, der(T); of elements T[%], the % standing for a number */
    const char *decides;
    size_t stride;          /* of elements: distance from the places of one to those of the next */
    double number;          /* with is_number */
    unsigned offset, start; /* within the instance's struct: of its value, and where --set stores */
    unsigned within;        /* with is_placed */
    int first, count; /* number of the first element, number of elements; 0: it is no array */
    int quantity;     /* row of the table of quantities */
    int equals, equals_one; /* of an alias, the variable that it equals (each element has one): its distance in
                               positions; or its position, from 1, the same for all instances; 0: none */
    int bound_to, bound_to_one; /* the constant to set instead, given in the same way */
    int skipped;          /* number of equations of its origin that are skipped, in the order of members, before the
                             one that is solved for it */
    int behind;           /* how many of the instance's own instances are listed before it */
    unsigned char origin; /* of that equation, 0: none */
    ModelVariableKind kind : 8;
    ModelType type : 8;
    bool is_placed : 1;   /* the places hold pointers to arrays; the variable is `within` behind their begins */
    bool has_start : 1;   /* false: a constant is set itself, other variables cannot be set */
    bool is_negative : 1; /* it is minus what it equals */
    bool is_number : 1;   /* or it is a number */
    bool is_late : 1;     /* it is listed behind all others */
    bool is_protected : 1;
} ModelMember;

typedef struct {
    const ModelMember *members;
    int count; /* of rows */
} ModelShape;

/* A member of a struct that holds an instance, or an array of instances. */
typedef struct {
    size_t offset, size;
    bool is_placed; /* the member is a pointer to the array */
} ModelField;

/* A part, or a port that has equations: a node of the tree of instances, listed before those within it. It is a shape
 * of the table of instances, which consists of families. The numbers of an instance: its index, 0 for the system
 * itself; its owner's index, -1 for the system; its element of the field, if that is an array; those in its name. */
enum { INSTANCE_INDEX, INSTANCE_OWNER, INSTANCE_ELEMENT, INSTANCE_NUMBERS };
typedef struct {
    const char *name; /* within its owner, with % for each number in it; "" for the system itself */
    int shape, field; /* rows of these tables; the field is one of the owner's struct */
} ModelInstance;

/* A named quantity of the model, composed from these tables. Its value is `sign` times the one at `offset` in struct
 * Model. Aliases share their representative's storage. */
typedef struct ModelVariable {
    const char *path;        /* bed.surface.T */
    const char *unit;        /* as the modeller wrote it, "" if none */
    const char *description; /* the modeller's comment, "" if none */
    const char *source;      /* model.xmi:53 Bed::Surface::T */
    const char *decides;     /* for a constant: the condition of the structure on its value ("l is 0"), or NULL */
    const struct ModelVariable *alias_of; /* the variable that it equals up to its sign; NULL: none, or a number */
    const struct ModelVariable *bound_to; /* for a derived constant: the constant to set instead, or NULL */
    ModelVariableKind kind;
    ModelType type;     /* of the values at the offsets */
    size_t offset;      /* current value; meaningless if `sign` is 0 */
    signed char sign;   /* +1 or -1; 0: the value is the number `literal` */
    double literal;     /* the value of an alias of a number */
    size_t set_offset;  /* where --set stores (constant, or initial value or guess), or MODEL_NOT_SETTABLE */
    double nominal;     /* declared magnitude, 0 if none */
    int equation;       /* index of the equation solved for it, -1 if none */
    const char *const *literals; /* names of the values of an enumeration or truth, NULL at the end; NULL: a number */
    int first_literal;  /* the value of the first one: 1, of truths 0 */
    bool is_protected;  /* left out of results unless asked for by --variables */
} ModelVariable;

/* Tables by kind. */
typedef struct {
    const ModelQuantity *quantities;
    const ModelShape *shapes;
    const ModelField *fields;
    const ModelInstance *instances; /* shapes of the description's instances */
    const int *late;          /* instances of the late members; the last of these may be no rows of variables,
                                 but variables that those equal; NULL: in the order of instances */
    const ModelVariable *variables; /* the variables of a program written by hand; NULL: instances.c of the runtime
                                       composes them from these tables when the program starts */
    const Model *form; /* it has the pointers to arrays; NULL: no arrays are behind struct Model */
} ModelTables;

#endif
