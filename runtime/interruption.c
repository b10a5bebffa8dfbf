/* interruption.c - signals that ask the run to end, such as that of Ctrl-C: it ends between two rows, so that its files
 * have whole rows. A later signal ends the program at once, since a step may take long; but not one that comes together
 * with the first, as timeout(1) sends it to a process and then to its group. Signals that are ignored stay ignored, as
 * in background jobs. Handlers can only set variables of the whole program, which the runtime otherwise avoids. SIGUSR1
 * asks for the progress of the run, SIGUSR2 to save its state. */
#define _POSIX_C_SOURCE 200809L
#include "interruption.h"
#include "runtime.h"

#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t caught, asked, save_asked, unread;

static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

static void catch_signal(int number)
{
    static const double together = 0.1; /* s */
    static struct timespec first;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!caught)
        first = now;
    else if ((double)(now.tv_sec - first.tv_sec) + 1e-9 * (double)(now.tv_nsec - first.tv_nsec) > together)
        _exit(STATUS_SIGNAL + number);
    caught = number;
}

static void note_question(int number)
{
    *(number == SIGUSR1 ? &asked : &save_asked) = number;
}

static void note_unread(int number)
{
    unread = number;
}

static void expect_signal(int number, void (*handler)(int))
{
    struct sigaction before, action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (int k = 0; k < NUMBERS; k++)
        sigaddset(&action.sa_mask, numbers[k]);
    if (sigaction(number, NULL, &before) == 0 && before.sa_handler == SIG_DFL)
        sigaction(number, &action, NULL);
}

void interruption_expect(void)
{
    caught = asked = save_asked = unread = 0;
    for (int i = 0; i < NUMBERS; i++)
        expect_signal(numbers[i], catch_signal);
    expect_signal(SIGPIPE, note_unread);
    expect_signal(SIGUSR1, note_question);
    expect_signal(SIGUSR2, note_question);
}

bool interruption_asked(void)
{
    const bool was = asked;
    asked = 0;
    return was;
}

bool interruption_save_asked(void)
{
    const bool was = save_asked;
    save_asked = 0;
    return was;
}

bool interruption_is_unread(void)
{
    return unread;
}

int interruption_status(void)
{
    return caught ? STATUS_SIGNAL + caught : STATUS_DONE;
}
