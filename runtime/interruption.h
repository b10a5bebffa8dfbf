/* interruption.h - signals that ask the run to end, or how far it is; streams that somebody closed. */
#ifndef INTERRUPTION_H
#define INTERRUPTION_H

#include <stdbool.h>

void interruption_expect(bool saves); /* from now on; SIGUSR2 too, if states are saved */
bool interruption_asked(void);  /* has SIGUSR1 come since the last time? */
bool interruption_save_asked(void); /* and SIGUSR2? */
bool interruption_is_unread(void); /* true if a write to a closed pipe has failed */
int interruption_status(void);  /* STATUS_DONE, or 128 and the number of the signal that came */
void standard_streams_open(void); /* a file that is opened must not become one of those that somebody closed */

#endif
