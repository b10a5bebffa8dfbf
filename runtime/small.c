/* small.c - a note on states that are so small that they may be inexact. */
#include "between.h"

#include <math.h>

/* Notes states that have stayed far below the least magnitude: their tolerance is relative to this magnitude. */
void small_note(Run *run)
{
    int count = 0, first = 0;
    if (run->solver && !run->options->is_steady)
        solver_gather(run->solver, run->reached);
    for (int i = run->about->variable_count - 1; i >= 0; i--)
        if (run->reached[i] > 0 && run->reached[i] < INFINITY) {
            first = i;
            count++;
        }
    if (count == 0)
        return;
    char others[64] = "";
    if (count > 1)
        snprintf(others, sizeof others, " and %d other state%s", count - 1, count > 2 ? "s" : "");
    run_note(run,
             "'%s'%s may be inexact because %s very small: the tolerance of a state that starts at 0 is relative to "
             "at least 1e-9, and the largest absolute value is %s; use a smaller unit, or a small start value, such as "
             "1e-20",
             run->about->variables[first].path, others, count > 1 ? "they are" : "it is",
             number_rounded(run->reached[first], 2).text);
}
