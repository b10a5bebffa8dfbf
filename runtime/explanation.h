/* explanation.h - prints the page that explains a message. The compiler prints pages of programs' messages, too. */
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

/* --explain: prints the page of a code, in upper or lower case, or rejects the code; exit status. */
int explanation_show(const char *code, FILE *out);

#endif
