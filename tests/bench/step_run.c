/* step_run.c - runs on the emulated board: measures instructions per step and bytes of stack, of portable C or of a
 * hand-written step.
 *
 * HEADER, PREFIX and the members STATE_0 and STATE_1 of the instance define portable C; without HEADER it is a
 * hand-written step. The stack is filled with a pattern before the first FIRST steps and read after them. Instructions
 * are counted over STEPS steps by SysTick: with -icount shift=0 an instruction takes a nanosecond, and 40 of them are a
 * tick. Prints both, and the states. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define SYSTICK_CONTROL (*(volatile uint32_t *)0xE000E010u)
#define SYSTICK_RELOAD (*(volatile uint32_t *)0xE000E014u)
#define SYSTICK_VALUE (*(volatile uint32_t *)0xE000E018u)
enum { SYSTICK_COUNTS = 5 }; /* counts the processor clock without interrupts: ARMv7-M, B3.3 */
enum { TICK = 40, LONGEST = 0xFFFFFF, STACK = 4096, PATTERN = 0xA5, FRAME = 64 }; /* bytes; of filled() */

#ifdef HEADER
#include HEADER
#define JOINED_(a, b) a##b
#define JOINED(a, b) JOINED_(a, b)
static JOINED(PREFIX, _Instance) instance;

static bool step(void)
{
    return JOINED(PREFIX, _step)(&instance, 0, 0) == 0;
}

static void begin(void)
{
    (void)JOINED(PREFIX, _init)(&instance, 0);
}

static double state(int i)
{
    return i == 0 ? instance.STATE_0 : instance.STATE_1;
}
#else
bool step_by_hand(void);
double state_by_hand(int i);
#define step step_by_hand
#define state state_by_hand
#define begin()
#endif

/* Fills the stack below the caller's frame, or returns how many bytes of it were used. */
static __attribute__((noinline)) int filled(bool is_filling)
{
    volatile unsigned char *top = (volatile unsigned char *)__builtin_frame_address(0) - FRAME;
    int used = STACK;
    for (int i = 0; i < STACK && is_filling; i++)
        top[-i] = PATTERN;
    while (!is_filling && used > 0 && top[1 - used] == PATTERN)
        used--;
    return used + FRAME;
}

int main(void)
{
    bool is_well = true;
    begin();
    (void)filled(true);
    for (int i = 0; i < FIRST; i++)
        is_well = is_well && step();
    const int stack = filled(false);
    SYSTICK_RELOAD = LONGEST;
    SYSTICK_VALUE = 0;
    SYSTICK_CONTROL = SYSTICK_COUNTS;
    uint32_t ticks = 0, former = SYSTICK_VALUE;
    for (int i = 0; i < STEPS; i++) {
        is_well = is_well && step();
        const uint32_t value = SYSTICK_VALUE;
        ticks += (former - value) & LONGEST;
        former = value;
    }
    printf("%.0f %d %.17g %.17g\n", (double)ticks * TICK / STEPS, stack, state(0), state(1));
    return !is_well;
}
