/* board.c - start-up code for a Cortex-M: vectors, memory, then main(). Standard output uses semihosting (newlib's
 * rdimon); the status of main() becomes the exit status of the emulator. */
#include <stdio.h>
#include <stdlib.h>

extern char board_data[], board_data_end[], board_bss[], board_bss_end[], board_stack[];
extern const char board_data_source[];

void initialise_monitor_handles(void); /* of newlib: opens the standard streams */
void tick(void);                       /* the program's handler of the SysTick interrupt */
int main(void);
_Noreturn void begin(void); /* the entry in board.ld */

static _Noreturn void stop(void)
{
    _Exit(99);
}

#ifdef __ARM_FP /* with the compiler option -mfloat-abi=hard: switches the FPU on (ARMv7-M, B3.2.20) */
#define COPROCESSORS (*(volatile unsigned long *)0xE000ED88u)
static void begin_fpu(void)
{
    COPROCESSORS |= 0xFUL << 20;
    __asm__ volatile("dsb\n\tisb");
}
#else
static void begin_fpu(void)
{
}
#endif

_Noreturn void begin(void)
{
    begin_fpu();
    const char *from = board_data_source;
    for (char *to = board_data; to < board_data_end;) {
        *to++ = *from++;
    }
    for (char *to = board_bss; to < board_bss_end;) {
        *to++ = 0;
    }
    initialise_monitor_handles();
    const int status = main();
    (void)fflush(NULL);
    _Exit(status);
}

/* The default for programs without a timer. */
__attribute__((weak)) void tick(void)
{
    stop();
}

/* ARMv7-M, B1.5.2: the initial stack pointer, the reset vector, and the exceptions up to SysTick. */
typedef void (*Vector)(void);
__attribute__((section(".vectors"), used)) static const struct {
    char *stack;
    Vector reset, faults[13], systick;
} vectors = {board_stack, begin, {stop, stop, stop, stop, stop, 0, 0, 0, 0, stop, stop, 0, stop}, tick};
