/* variables.h - numbers as text, the table of variables, selections of variables, and settings. */
#ifndef VARIABLES_H
#define VARIABLES_H

#include "arena.h"
#include "model.h"

/* number.c: doubles as text, independently of the locale. */

typedef struct {
    char text[40];
} Number;

Number number_text(double value);                 /* the shortest digits that read back to the same double */
Number number_rounded(double value, int digits);  /* rounded.c: for people */
const char *number_decimal_point(void);           /* rounded.c: the locale's */
void number_plain_point(char *text);              /* rounded.c: replaces the locale's by a point */
bool number_parse(const char *text, double *value); /* the whole text is one finite decimal number */

/* variables.c: the table of variables. Indices are rows of this table. */

struct VariableNames *variables_names(Arena *a); /* filled when the first name is looked up */
double variable_value(const Model *m, int variable); /* NAN if it is absent */
bool variable_is_absent(const Model *m, int variable); /* in the present structure */
const char *variable_kind(const ModelVariable *v); /* as --list calls it */
bool variable_is_alias(const ModelVariable *v);
bool variable_is_constant(const ModelVariable *v); /* or an alias of a constant or a number */
const char *variable_equal(const ModelVariable *v, Number *memory); /* what an alias equals, without its sign */
bool variable_is_integer(const ModelDescription *about, int variable);
bool is_exact_integer(double value);
int variable_inexact(const Model *m); /* the first Integer whose value is not whole, or beyond +-2^53; -1: none */
/* an enumeration's literal, else a number */
const char *variable_text(const ModelDescription *about, int variable, double value, Number *memory);
int variable_find(const ModelDescription *about, const char *path);            /* -1 if there is none */
/* der(path), -1 if it has no name of its own */
int variable_derivative(const ModelDescription *about, int variable);
int variable_solved_by(const ModelDescription *about, int equation);           /* -1 if none */
/* reports an unknown path, with hints at similar paths; exit status */
int variable_unknown(const ModelDescription *about, const char *what, const char *path, const char *origin);

typedef struct {
    int *variables;
    int count;
} Selection;

/* Selects variables that match a glob or /REGEX/, in the table's order; without globs, all except protected ones. */
int selection_new(const ModelDescription *about, Selection *s, Arena *a, const char *const *globs, int glob_count,
                  const char *option); /* that gives the globs, for messages */
void selection_vary(const ModelDescription *about, Selection *s); /* removes constants */

/* By position in the selection: the first position with the same storage, itself or an earlier one. */
int *selection_twins(const ModelDescription *about, const Selection *s, Arena *a);

/* settings.c: settings of --set and --set-file, checked when they are read. */

typedef struct {
    int variable;
    double value;
    int next; /* 1 + index of the next item of the same place; 0: none */
} Setting;

typedef struct {
    const ModelDescription *about;
    Arena *arena;
    Setting *items;
    int count, capacity;
    int *of_variable; /* by variable: 1 + index of its item; NULL: no settings */
    int *of_place;    /* by offset in the model: 1 + index of the first item that sets this place */
} Settings;

/* Reads a value: a number, or the name of a literal; if `takes_units`, also a number with a unit. */
int setting_value(const ModelDescription *about, int variable, const char *text, bool takes_units, double *value,
                  const char *origin);
int setting_read(const ModelDescription *about, const char *text, const char *origin, Setting *setting); /* alone */
int settings_find(const Settings *s, const char *path, const char *origin, int *variable); /* must be settable */
int settings_add(Settings *s, const char *text, const char *origin); /* text: PATH=VALUE */
int settings_put(Settings *s, int variable, double value, const char *origin);
void settings_apply(const Settings *s, Model *m, bool constants); /* applies the settings of constants, or all others */

/* ---- places in the model ---- */

/* A double of the model, at an offset from its tables. */
static inline double *double_at(Model *m, size_t offset)
{
    return (double *)(void *)((char *)m + offset);
}

static inline double double_of(const Model *m, size_t offset)
{
    return *(const double *)(const void *)((const char *)m + offset);
}

/* A truth in the same way. */
static inline bool *truth_at(Model *m, size_t offset)
{
    return (bool *)((char *)m + offset);
}

static inline bool truth_of(const Model *m, size_t offset)
{
    return *(const bool *)((const char *)m + offset);
}

/* The value of a quantity stored as any type. */
static inline double place_value(const Model *m, size_t offset, ModelType type)
{
    switch (type) {
    case MODEL_TRUTH: return truth_of(m, offset);
    case MODEL_CHOICE: return *(const unsigned *)(const void *)((const char *)m + offset);
    default: return double_of(m, offset);
    }
}

static inline void place_set(Model *m, size_t offset, ModelType type, double value)
{
    switch (type) {
    case MODEL_TRUTH: *truth_at(m, offset) = value > 0; return;
    case MODEL_CHOICE: *(unsigned *)(void *)((char *)m + offset) = (unsigned)value; return;
    default: *double_at(m, offset) = value;
    }
}

/* instances.c: the description of a model, opened for an instance before anything else. It lives as long as the
 * arena. */

ModelDescription *description_open(Arena *a, const ModelDescription *model);

#endif
