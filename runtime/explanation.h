/* explanation.h - the page of a message, on the screen. The compiler shows those of programs, too. */
#ifndef EXPLANATION_H
#define EXPLANATION_H

#include <stdio.h>

typedef struct {
    const char *code, *severity, *title, *text, *remedy;
    const char *example; /* whole lines; NULL: none */
} Explanation;

int explanation_count(void);
Explanation explanation_of(int index); /* without an example */
void explanation_print(const Explanation *e, FILE *out);

/* --explain: prints the page of a code in letters of either case, or refuses it; exit status. */
int explanation_show(const char *code, FILE *out);

#endif
