/* tick.c - an executive for a Cortex-M: each SysTick interrupt makes a step of cruise.h, for two seconds. The chapter
 * manual/portable-c.md explains how to build it. */
#include "cruise.h"

enum { STEPS = 2 * RATE, ROWS = STEPS / STEPS_PER_ROW + 1 };
enum { CLOCK = 25000000 }; /* processor clock in 1/s, as in QEMU's mps2-an386 */

/* ARMv7-M, B3.3 and B3.2.4. */
#define SYSTICK_CONTROL (*(volatile uint32_t *)0xE000E010u)
#define SYSTICK_RELOAD (*(volatile uint32_t *)0xE000E014u)
#define SYSTICK_VALUE (*(volatile uint32_t *)0xE000E018u)
#define INTERRUPTS (*(volatile uint32_t *)0xE000ED04u)
enum { SYSTICK_IS_ON = 7, SYSTICK_IS_PENDING = 1 << 26 }; /* on: counts the processor clock and interrupts */

/* The interrupt writes these data, main() reads them: a row does not change once it is counted. */
static Row rows[ROWS];
static volatile int steps, row_count, overruns;
static volatile PIController_Status status;

void tick(void);

void tick(void)
{
    Row row;
    if (steps > STEPS || status != PIController_OK) {
        return;
    }
    status = control(&row);
    if (steps % STEPS_PER_ROW == 0 && status == PIController_OK) {
        rows[row_count] = row;
        row_count = row_count + 1;
    }
    steps = steps + 1;
    overruns = overruns + ((INTERRUPTS & SYSTICK_IS_PENDING) != 0); /* the next tick is pending already */
}

int main(void)
{
    status = begin_control();
    SYSTICK_RELOAD = CLOCK / RATE - 1;
    SYSTICK_VALUE = 0;
    SYSTICK_CONTROL = SYSTICK_IS_ON;
    for (int printed = 0; printed < ROWS && status == PIController_OK;) {
        __asm volatile("wfi");
        for (; printed < row_count; printed++) {
            print_row(&rows[printed]);
        }
    }
    (void)printf("status %d, %d overruns\n", (int)status, overruns);
    return status != PIController_OK || overruns > 0;
}
