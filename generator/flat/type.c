/* type.c - compatible types: numbers, Booleans, and the values of one enumeration.
 *
 * A value of an enumeration is an Integer in expressions; its enumeration is known only here.
 */
#include "flat/rewrite.h"

static const char condition[] = "a number is used as a condition";

static bool is_truth(const Typed *value)
{
    return value->e->type == TYPE_BOOLEAN;
}

/* Literals of one enumeration are ordered as they are drawn (Modelica Language Specification 3.6, section 3.5). */
const char *flat_type_problem(Op op, int count, const Typed *arguments)
{
    const Typed *last = arguments + count - 1;
    bool is_mixed = count > 1 && is_truth(last - 1) != is_truth(last);
    bool any_truth = false, any_number = false, any_enumeration = false;
    const char *differ = NULL;
    for (int i = 0; i < count; i++) {
        any_truth = any_truth || is_truth(&arguments[i]);
        any_number = any_number || !is_truth(&arguments[i]);
        any_enumeration = any_enumeration || arguments[i].enumeration;
    }
    if (count > 1 && last[-1].enumeration != last->enumeration)
        differ = last[-1].enumeration && last->enumeration ? "values of different enumerations are compared"
                                                           : "a value of an enumeration is compared with a number";
    switch (op) {
    case OP_NO_EVENT:
    case OP_PRE:
    case OP_CHANGE:
        return NULL;
    case OP_EDGE: return any_number ? "edge() of a value that is not a Boolean" : NULL;
    case OP_NOT:
    case OP_AND:
    case OP_OR: return any_number ? condition : NULL;
    case OP_IF:
        if (!is_truth(&arguments[0]))
            return condition;
        if (is_mixed)
            return "one branch is a number, the other a Boolean";
        return differ ? "the branches are not of one enumeration" : NULL;
    case OP_LESS:
    case OP_LESS_EQUAL:
    case OP_GREATER:
    case OP_GREATER_EQUAL:
    case OP_MIN:
    case OP_MAX: return any_truth ? "a Boolean is used as a number" : differ;
    case OP_EQUAL:
    case OP_NOT_EQUAL: return is_mixed ? "a Boolean is compared with a number" : differ;
    default:
        if (any_enumeration)
            return "a value of an enumeration is used as a number";
        return any_truth ? "a Boolean is used as a number" : NULL;
    }
}

const Classifier *flat_type_of_result(Op op, const Typed *arguments)
{
    switch (op) {
    case OP_IF: return arguments[1].enumeration;
    case OP_PRE: case OP_NO_EVENT: case OP_MIN: case OP_MAX: return arguments[0].enumeration;
    default: return NULL;
    }
}

const char *flat_equality_problem(Typed a, Typed b)
{
    if (is_truth(&a) != is_truth(&b))
        return "a Boolean is set equal to a number";
    if (a.enumeration == b.enumeration)
        return NULL;
    return a.enumeration && b.enumeration ? "values of different enumerations are set equal"
                                          : "a value of an enumeration is set equal to a number";
}

const char *flat_assignment_problem(Typed target, Typed value)
{
    const char *problem = flat_equality_problem(target, value);
    if (problem || target.e->type != TYPE_INTEGER || value.e->type != TYPE_REAL)
        return problem;
    return "an Integer is given a Real value";
}

/* Adds a fix if the catalogue's fix, which is about Booleans, does not apply. */
void flat_report_type(const Place *place, const char *in, const char *problem, int count, const Typed *values)
{
    if (place->is_quiet)
        return;
    diag(DIAG_F16, place->source, "'%s': %s", flat_element_text(place), problem);
    const Classifier *shown = NULL;
    bool any_truth = false;
    for (int i = 0; i < count; i++) {
        any_truth = any_truth || is_truth(&values[i]);
        if (values[i].enumeration && values[i].enumeration != shown)
            diag_detail("enumeration '%s'", values[i].enumeration->qualified->text);
        shown = values[i].enumeration ? values[i].enumeration : shown;
    }
    if (in)
        diag_detail("in: %s", in);
    if (shown)
        diag_fix("use literals and variables of one enumeration, and compare them with each other only");
    else if (!any_truth && count == 2 && values[0].e->type != values[1].e->type)
        diag_fix("use integer(x) to get an Integer, or make the variable a Real");
}
