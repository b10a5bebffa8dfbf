/* postfix.c - interprets the drawn equations. They are not C code: a fault of the code generator or of the C compiler
 * affects the verified model, but not the equations with which it is verified.
 *
 * The memory begins with the stack of pushed values. Kept values follow behind the largest stack of the law. */
#include "equation.h"
#include "formula.h"
#include "postfix.h"

#include <math.h>

static double joined(int operation, double a, double b)
{
    switch (operation) {
    case DO_ADD: return a + b;
    case DO_SUBTRACT: return a - b;
    case DO_MULTIPLY: return a * b;
    case DO_DIVIDE: return a / b;
    case DO_LESS: return a < b;
    case DO_LESS_EQUAL: return a <= b;
    case DO_GREATER: return a > b;
    case DO_GREATER_EQUAL: return a >= b;
    case DO_EQUAL: return are_equal(a, b);
    case DO_NOT_EQUAL: return !are_equal(a, b);
    case DO_AND: return a > 0.5 && b > 0.5;
    default: return a > 0.5 || b > 0.5; /* DO_OR */
    }
}

/* Repeats the code of terms for the next term, or skips it behind the last one; returns where the code continues. */
static const int *repeat(ModelPoint *at, const int *terms, bool is_next)
{
    const int count = model_count(at, terms[0]);
    at->term = is_next ? at->term + 1 : 0;
    return at->term < count ? terms + 2 : terms + 2 + terms[1];
}

static double evaluate(ModelPoint *at, const ModelLaw *law, double *memory, double *scale)
{
    double *top = memory; /* behind the last pushed value */
    const int *terms = NULL;
    for (const int *code = law->code; *code != DO_END;) {
        const int operation = *code++;
        if (operation >= 0) {
            *top++ = model_value(at, operation);
            continue;
        }
        switch (operation) {
        case DO_NUMBER: *top++ = law->numbers[*code++]; break;
        case DO_TIME: *top++ = at->time; break;
        case DO_NEGATE: top[-1] = -top[-1]; break;
        case DO_NOT: top[-1] = !(top[-1] > 0.5); break;
        case DO_SELECT:
            top -= 2;
            top[-1] = top[-1] > 0.5 ? top[0] : top[1];
            break;
        case DO_CALL:
            top -= code[1];
            *top = law->functions[code[0]](at, top);
            top++;
            code += 2;
            break;
        case DO_KEEP: memory[*code++] = top[-1]; break;
        case DO_KEPT: *top++ = memory[*code++]; break;
        case DO_SIZE: *scale += fabs(top[-1]); break;
        case DO_SIZE_WHERE: *scale += memory[*code++] > 0.5 ? fabs(top[-1]) : 0.0; break;
        case DO_TERMS:
            terms = code;
            code = repeat(at, terms, false);
            break;
        case DO_LEAF: *top++ = model_leaf(at, *code++); break;
        case DO_ADD_TERM:
            top--;
            top[-1] += top[0];
            code = repeat(at, terms, true);
            break;
        default:
            top--;
            top[-1] = joined(operation, top[-1], top[0]);
        }
    }
    return top[-1];
}

void equations_evaluate(const Model *m, double time, const double *listed, double *memory, double *residual,
                        double *scale)
{
    for (ModelFamily p = {.next = described(m)->equations}; family_next(&p);) {
        const int index = model_number(&p, EQUATION_INDEX);
        const ModelLaw *law = equation_law(&p);
        ModelPoint at = {.m = m, .time = time, .listed = listed, .equation = &p};
        if (!law->code)
            continue;
        scale[index] = 0;
        residual[index] = evaluate(&at, law, memory, &scale[index]);
    }
}
