/* foreign.c - names that other languages and tools use, and how the same is written here. */
#include "sysml/read.h"

#include <string.h>

typedef struct {
    const char *name, *hint;
} Foreign;

/* Modelica's operators and functions of connected frames, of which its multi-body library consists. */
static const char frames[] = "frames of Modelica's MultiBody are not supported: state the equations of the mechanism, "
                             "or use blocks of one dimension, such as those of RotationalMechanics";

static const Foreign functions[] = {
    {"pow", "a power is written x^y"},
    {"power", "a power is written x^y"},
    {"sqr", "a square is written x^2"},
    {"cbrt", "write x^(1/3)"},
    {"ln", "the natural logarithm is log(x)"},
    {"lg", "the decimal logarithm is log10(x)"},
    {"log2", "write log(x)/log(2)"},
    {"cardinality", "say by a constant of the block whether a port is connected"},
    {"asinh", "write Modelica.Math.asinh(x)"},
    {"acosh", "write Modelica.Math.acosh(x)"},
    {"fabs", "the absolute value is abs(x)"},
    {"sgn", "the sign is sign(x)"},
    {"fmin", "write min(x, y)"},
    {"fmax", "write max(x, y)"},
    {"fmod", "write rem(x, y), or mod(x, y) for a remainder that is never negative"},
    {"remainder", "write rem(x, y)"},
    {"int", "write integer(x)"},
    {"fix", "write integer(x)"},
    {"trunc", "write div(x, 1)"},
    {"round", "write floor(x + 0.5)"},
    {"ceiling", "write ceil(x)"},
    {"arcsin", "write asin(x)"},
    {"arccos", "write acos(x)"},
    {"arctan", "write atan(x)"},
    {"arctan2", "write atan2(y, x)"},
    {"tg", "write tan(x)"},
    {"cot", "write 1/tan(x)"},
    {"deg2rad", "write x*Modelica.Constants.D2R"},
    {"radians", "write x*Modelica.Constants.D2R"},
    {"rad2deg", "write x*Modelica.Constants.R2D"},
    {"degrees", "write x*Modelica.Constants.R2D"},
    {"if", "a choice is written 'if condition then a else b'"},
    {"iif", "a choice is written 'if condition then a else b'"},
    {"ifelse", "a choice is written 'if condition then a else b'"},
    {"where", "a choice is written 'if condition then a else b'"},
    {"AND", "write a and b"},
    {"OR", "write a or b"},
    {"NOT", "write not a"},
    {"ddt", "the derivative by time is der(x)"},
    {"derivative", "the derivative by time is der(x)"},
    {"diff", "the derivative by time is der(x)"},
    {"dot", "the derivative by time is der(x); the product of two vectors is x*y"},
    {"integral", "an integral y of x is the equation der(y) = x"},
    {"integrate", "an integral y of x is the equation der(y) = x"},
    {"mean", "write sum(x)/size(x, 1)"},
    {"norm", "write Modelica.Math.Vectors.length(x)"},
    {"eye", "write identity(n)"},
    {"numel", "write size(x, 1)"},
    {"len", "write size(x, 1)"},
    {"length", "write size(x, 1), or Modelica.Math.Vectors.length(x) for sqrt(x*x)"},
    {"inv", "write the equations that the inverse would solve: A*x = b"},
    {"interp1", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"interp2", "interpolation in a table is written interpolate2(x, y, xs, ys, zs)"},
    {"interp", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"interpn", "interpolation in a table is written interpolate(x, xs, ys), or interpolate2(x, y, xs, ys, zs)"},
    {"lookup", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"lookup1d", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"table", "interpolation in a table is written interpolate(x, xs, ys)"},
    {"random", "a model repeats its results: draw random numbers beforehand, and give them as a table"},
    {"rand", "a model repeats its results: draw random numbers beforehand, and give them as a table"},
};

static const Foreign names[] = {
    {"pi", "write Modelica.Constants.pi"},
    {"PI", "write Modelica.Constants.pi"},
    {"Pi", "write Modelica.Constants.pi"},
    {"'\u03c0'", "write Modelica.Constants.pi"},
    {"M_PI", "write Modelica.Constants.pi"},
    {"inf", "write Modelica.Constants.inf"},
    {"Inf", "write Modelica.Constants.inf"},
    {"e", "the number e is exp(1), its power exp(x)"},
    {"eps", "write Modelica.Constants.eps"},
    {"True", "write true"},
    {"TRUE", "write true"},
    {"False", "write false"},
    {"FALSE", "write false"},
    {"t", "time is written 'time'"},
    {"Time", "time is written 'time'"},
    {"dt", "changes in time are described by der(x): a step in time is the solver's"},
    {"dT", "if it is a step in time: that is the solver's, and changes are described by der(x)"},
};

#define COUNT(table) (int)(sizeof(table) / sizeof *(table))

/* The hint for a name, which may stand behind that of a library: math.sin, np.pi; *is_behind. */
static const char *hint_of(const Foreign *table, int count, const char *name, bool *is_behind)
{
    static const char *const libraries[] = {"math.", "Math.", "np.", "numpy.", "std."};
    *is_behind = false;
    for (int i = 0; !*is_behind && i < COUNT(libraries); i++)
        if (strncmp(name, libraries[i], strlen(libraries[i])) == 0) {
            name += strlen(libraries[i]);
            *is_behind = true;
        }
    for (int i = 0; i < count; i++)
        if (strcmp(table[i].name, name) == 0)
            return table[i].hint;
    return NULL;
}

bool sysml_is_of_frames(const char *name)
{
    static const char *const prefixes[] = {"Connections.", "world."};
    for (int i = 0; i < COUNT(prefixes); i++)
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    return strcmp(name, "rooted") == 0;
}

const char *sysml_foreign_function_hint(const char *name)
{
    bool is_behind;
    if (sysml_is_of_frames(name))
        return frames;
    const char *hint = hint_of(functions, COUNT(functions), name, &is_behind);
    if (is_behind && !hint)
        return "leave out the name of the library: the functions of the language are sin, sqrt, min ...";
    return hint;
}

const char *sysml_foreign_name_hint(const char *name)
{
    bool is_behind;
    if (strncmp(name, "self.", 5) == 0 || strncmp(name, "this.", 5) == 0)
        return name_format("names are the block's own: write %s", name + 5)->text;
    return hint_of(names, COUNT(names), name, &is_behind);
}
