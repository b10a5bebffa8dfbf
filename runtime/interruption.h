/* interruption.h - signals that ask the run to end. */
#ifndef INTERRUPTION_H
#define INTERRUPTION_H

void interruption_expect(void); /* from now on */
int interruption_status(void);  /* STATUS_DONE, or 128 and the number of the signal that came */

#endif
