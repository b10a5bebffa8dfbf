/* problem.h - problems found in reading, kept with the classifier because only reached classifiers matter; inside
 * generator/sysml only. */
#ifndef SYSML_PROBLEM_H
#define SYSML_PROBLEM_H

#include "sysml/sysml.h"

struct Problem {
    Arena *arena;
    DiagCode code;
    Source source;
    const char *sentence;
    List(const char *) details;
    const char *fix; /* NULL: the remedy of the catalogue */
    Cause cause;     /* key NULL: a cause of its own */
};

Problem *sysml_problem(Arena *arena, Classifier *owner, DiagCode code, Source source, const char *format, ...)
    PRINTF_LIKE(5, 6);
void sysml_problem_detail(Problem *item, const char *format, ...) PRINTF_LIKE(2, 3);
void sysml_problem_fix(Problem *item, const char *format, ...) PRINTF_LIKE(2, 3);
/* Adds the place of a mistake in a text, and a hint; or the message that `what` can be read in two ways. */
void sysml_problem_of_text(Problem *item, const char *what, const char *text, const ParseError *error);
void sysml_report_problems(const Classifier *classifier);
bool sysml_has_text_problems(const Classifier *classifier);     /* texts of equations: absent, empty, cannot be read */
void sysml_warn_of_text_problems(const Classifier *classifier); /* of a constraint block that nothing uses */

#endif
