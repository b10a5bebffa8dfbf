/* interruption.h - signals that ask the run to end, how far it is, or to save its state. */
#ifndef INTERRUPTION_H
#define INTERRUPTION_H

#include <stdbool.h>

void interruption_expect(void); /* from now on */
void interruption_expect_save(void); /* SIGUSR2 */
bool interruption_asked(void);  /* has SIGUSR1 come since the last time? */
bool interruption_save_asked(void); /* and SIGUSR2? */
bool interruption_is_unread(void); /* true if a write to a closed pipe has failed */
int interruption_status(void);  /* STATUS_DONE, or 128 and the number of the signal that came */

#endif
