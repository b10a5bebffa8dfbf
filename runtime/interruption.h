/* interruption.h - signals that ask the run to end, or how far it is. */
#ifndef INTERRUPTION_H
#define INTERRUPTION_H

#include <stdbool.h>

void interruption_expect(void); /* from now on */
bool interruption_asked(void);  /* has SIGUSR1 come since the last time? */
int interruption_status(void);  /* STATUS_DONE, or 128 and the number of the signal that came */

#endif
