/* variables.h - numbers as text, the table of variables, what is selected of it, and settings. */
#ifndef VARIABLES_H
#define VARIABLES_H

#include "arena.h"
#include "model.h"

/* number.c: doubles as text, whatever the locale. */

typedef struct {
    char text[40];
} Number;

Number number_text(double value);                 /* the shortest digits that read back to the same double */
Number number_rounded(double value, int digits);  /* rounded.c: for people */
const char *number_decimal_point(void);           /* likewise: the locale's */
void number_plain_point(char *text);              /* likewise: replaces that */
bool number_parse(const char *text, double *value); /* the whole text is one finite decimal number */

/* variables.c: the table of variables. Indices are into that. */

struct VariableNames *variables_names(Arena *a); /* filled when the first one is looked up */
double variable_value(const Model *m, int variable); /* NAN of what is absent */
bool variable_is_absent(const Model *m, int variable); /* in the present structure */
const char *variable_kind(const ModelVariable *v); /* as --list calls it */
bool variable_is_alias(const ModelVariable *v);
bool variable_is_constant(const ModelVariable *v); /* or equals a constant or a number */
const char *variable_equal(const ModelVariable *v, Number *memory); /* what an alias equals, but for its sign */
bool variable_is_integer(const ModelDescription *about, int variable);
bool is_exact_integer(double value);
int variable_inexact(const Model *m); /* the first Integer that is not whole, or beyond +-2^53; -1: none */
/* an enumeration's literal, else a number */
const char *variable_text(const ModelDescription *about, int variable, double value, Number *memory);
int variable_find(const ModelDescription *about, const char *path);            /* -1 if there is none */
/* der(path), -1 if it has no name of its own */
int variable_derivative(const ModelDescription *about, int variable);
int variable_solved_by(const ModelDescription *about, int equation);           /* -1 if none */
/* a failure, with paths like this one */
int variable_unknown(const ModelDescription *about, const char *what, const char *path, const char *origin);

typedef struct {
    int *variables;
    int count;
} Selection;

/* The variables that match any glob or /REGEX/, in the table's order; without them all but protected ones. */
int selection_new(const ModelDescription *about, Selection *s, Arena *a, const char *const *globs, int glob_count,
                  const char *option); /* that gives them */
void selection_vary(const ModelDescription *about, Selection *s); /* without constants */

/* By what is selected: the first of it that shows the same storage, itself or one before. */
int *selection_twins(const ModelDescription *about, const Selection *s, Arena *a);

/* settings.c: what --set and --set-file say, checked when read. */

typedef struct {
    int variable;
    double value;
    int next; /* item and 1, of the same place; 0: none */
} Setting;

typedef struct {
    const ModelDescription *about;
    Arena *arena;
    Setting *items;
    int count, capacity;
    int *of_variable; /* item and 1, by variable; NULL: there are none */
    int *of_place;    /* the first item and 1 of those that are set at one place in the model, by offset */
} Settings;

/* A number, or by its name; of a setting, where `takes_units`, also with a unit. */
int setting_value(const ModelDescription *about, int variable, const char *text, bool takes_units, double *value,
                  const char *origin);
int setting_read(const ModelDescription *about, const char *text, const char *origin, Setting *setting); /* alone */
int settings_find(const Settings *s, const char *path, const char *origin, int *variable); /* one that can be set */
int settings_add(Settings *s, const char *text, const char *origin); /* text: PATH=VALUE */
int settings_put(Settings *s, int variable, double value, const char *origin);
void settings_apply(const Settings *s, Model *m, bool constants); /* the constants, or all the others */

/* ---- places in the model ---- */

/* Doubles of the model, where its tables say. */
static inline double *double_at(Model *m, size_t offset)
{
    return (double *)(void *)((char *)m + offset);
}

static inline double double_of(const Model *m, size_t offset)
{
    return *(const double *)(const void *)((const char *)m + offset);
}

/* Truths likewise. */
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

/* instances.c: what is known of a model, opened for an instance before anything else, for as long as the arena. */

ModelDescription *description_open(Arena *a, const ModelDescription *model);

#endif
