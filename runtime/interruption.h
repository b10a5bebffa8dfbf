/* interruption.h - signals that ask the run to end, to tell its progress, or to save its state. */
#ifndef INTERRUPTION_H
#define INTERRUPTION_H

#include <stdbool.h>

void interruption_expect(void); /* handles them from now on */
bool interruption_asked(void);  /* true if SIGUSR1 has come since the last call */
bool interruption_save_asked(void); /* true if SIGUSR2 has come since the last call */
bool interruption_is_unread(void); /* true if a write to a closed pipe has failed */
int interruption_status(void);  /* STATUS_DONE, or 128 plus the number of the signal that came */

#endif
