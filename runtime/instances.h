/* instances.h - parts and variables, by kind of part: a program's tables, and the descriptions made of them. */
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
    MODEL_CONSTANT, /* this and what follows do not vary: settable before the start, fixed during a run */
    MODEL_DERIVED_CONSTANT /* computed from other constants: not settable */
} ModelVariableKind;

/* The storage type of a value: a double, a bool, an enumeration without negative values, or a queue of these. */
typedef enum { MODEL_NUMBER, MODEL_TRUTH, MODEL_CHOICE, MODEL_QUEUE } ModelType; /* the last: SignalQueue */
_Static_assert(sizeof(ModelType) == sizeof(unsigned), "enumerations are read as unsigned");

#define MODEL_NOT_SETTABLE ((size_t)-1)

/* ---- variables, by kind of part ----
 *
 * What parts of one kind have in common is written once. Instances of the same shape have the same members, in the same
 * relation to each other; positions count members through all instances, in their order. */

/* The description of a variable, wherever it is. */
typedef struct {
    const char *unit;
    const char *description, *source; /* NULL: none */
    double nominal;
    const char *const *literals;
    int first_literal;
} ModelQuantity;

enum { MODEL_ORIGINS = 32 }; /* of equations: drawn in parts, connections of the system, ...; 0 is none */

/* A variable of all instances of a shape, or all elements of an array: that many variables, one after the other, which
 * have all else in common. */
typedef struct {
    const char *name; /* below the instance: T, port.f, der(T); of elements T[%], the % standing for a number */
    const char *decides;
    size_t stride;          /* of elements: from the places of one to those of the next */
    double number;          /* with is_number */
    unsigned offset, start; /* within the instance's struct: of its value, and where --set stores */
    unsigned within;        /* with is_placed */
    int first, count; /* the number of the first element, how many there are; 0: it is no array */
    int quantity;     /* row of the table of quantities */
    int equals, equals_one; /* an alias: so many positions further stands the variable that it equals, elements having
                               one each; or at that position, from 1, whatever the instance; 0: none */
    int bound_to, bound_to_one; /* likewise: of the constant to set instead */
    int skipped;          /* of the equation that is solved for it, which is the next one of its origin in the order of
                             members, but for so many */
    int behind;           /* how many of the instance's own instances are listed before it */
    unsigned char origin; /* of that equation, 0: none */
    ModelVariableKind kind : 8;
    ModelType type : 8;
    bool is_placed : 1;   /* the places are of pointers, to arrays in which the variable is so much behind the first */
    bool has_start : 1;   /* else a constant is set itself, and others cannot be set */
    bool is_negative : 1; /* it is minus what it equals */
    bool is_number : 1;   /* or it is a number */
    bool is_late : 1;     /* it is listed behind all others */
    bool is_protected : 1;
} ModelMember;

typedef struct {
    const ModelMember *members;
    int count; /* of rows */
} ModelShape;

/* A member of a struct that is an instance's, or an array of these. */
typedef struct {
    size_t offset, size;
    bool is_placed; /* there is a pointer to an array */
} ModelField;

/* A part, or a port that has equations: a node of the tree of instances, before those in it; of the table of instances,
 * which are families, a shape. The numbers of an instance: its index, the first one being the system itself; that of
 * its owner, -1 of the system; which element of the field it is, if that is an array; and those of its name. */
enum { INSTANCE_INDEX, INSTANCE_OWNER, INSTANCE_ELEMENT, INSTANCE_NUMBERS };
typedef struct {
    const char *name; /* within its owner, with % for each number in it; "" for the system itself */
    int shape, field; /* rows of these tables; the field is one of the owner's struct */
} ModelInstance;

/* One named quantity of the model, as it is put together from these. Its value is sign times what is at `offset` in
 * struct Model. Aliases share their representative's storage. */
typedef struct ModelVariable {
    const char *path;        /* bed.surface.T */
    const char *unit;        /* as the modeller wrote it, "" if none */
    const char *description; /* the modeller's comment, "" if none */
    const char *source;      /* model.xmi:53 Bed::Surface::T */
    const char *decides;     /* for a constant: what of the structure rests on its value ("l is 0"), or NULL */
    const struct ModelVariable *alias_of; /* what it equals, but for its sign; NULL: it is its own, or a number */
    const struct ModelVariable *bound_to; /* for a derived constant: the constant to set instead, or NULL */
    ModelVariableKind kind;
    ModelType type;     /* of what is stored at the offsets */
    size_t offset;      /* current value; meaningless if `fixed_value` is used */
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
    const ModelInstance *instances; /* shapes of the description's */
    const int *late;          /* instances of the members that are late, the last of which may be no rows of
                                 variables, but what these equal; NULL: in the order of instances */
    const ModelVariable *variables; /* of a program written by hand: variables as they are; NULL: instances.c of
                                       the runtime puts them together from these as the program begins */
    const Model *form; /* with pointers to its arrays; NULL: there are none behind struct Model */
} ModelTables;

#endif
