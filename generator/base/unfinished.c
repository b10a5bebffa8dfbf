/* unfinished.c - the list of processes and files that this process began, so that none remains if it ends early. A
 * signal may arrive at any time: the lists are always valid, and the handler calls only async-signal-safe functions. */
#include "base.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

static FileDraft *volatile drafts; /* the newest first */

/* Running processes as kill() takes them, process groups as negative numbers; 0: free entry. */
enum { MOST_RUNNING = 64 };
static volatile pid_t running[MOST_RUNNING];

void unfinished_enter(FileDraft *draft)
{
    draft->before = drafts;
    atomic_signal_fence(memory_order_seq_cst);
    drafts = draft;
}

void unfinished_leave(const FileDraft *draft)
{
    if (drafts == draft) {
        drafts = draft->before;
        return;
    }
    FileDraft *after = drafts;
    while (after->before != draft)
        after = after->before;
    after->before = draft->before;
}

void unfinished_remove(const FileDraft *draft)
{
    if (draft->is_folder)
        rmdir(draft->temporary);
    else
        unlink(draft->temporary);
}

void unfinished_started(long child, bool is_group)
{
    int slot = 0;
    while (slot < MOST_RUNNING && running[slot])
        slot++;
    if (slot < MOST_RUNNING)
        running[slot] = (pid_t)(is_group ? -child : child);
}

static pid_t child_of(pid_t name)
{
    return name < 0 ? -name : name;
}

void unfinished_ended(long child)
{
    for (int i = 0; i < MOST_RUNNING; i++)
        if (child_of(running[i]) == child)
            running[i] = 0;
}

/* Asks all processes to end, and kills those that do not end in time. */
static void stop_processes(void)
{
    enum { POLL = 10, MOST_POLLS = 200 }; /* POLL in ms; MOST_POLLS for all processes together */
    int polls = 0;
    for (int i = 0; i < MOST_RUNNING; i++)
        if (running[i])
            kill(running[i], SIGTERM);
    for (int i = 0; i < MOST_RUNNING; i++) {
        while (running[i] && waitpid(child_of(running[i]), NULL, polls < MOST_POLLS ? WNOHANG : 0) == 0) {
            poll(NULL, 0, POLL);
            if (++polls >= MOST_POLLS)
                kill(running[i], SIGKILL);
        }
        running[i] = 0;
    }
}

static void remove_files(void)
{
    for (const FileDraft *draft = drafts; draft; draft = draft->before)
        unfinished_remove(draft);
}

void unfinished_abandon(void)
{
    stop_processes();
    for (const FileDraft *draft = drafts; draft; draft = draft->before)
        if (draft->stream)
            fclose(draft->stream);
    remove_files();
    drafts = NULL;
}

/* Cleans up, then raises the signal again, whose default action was restored before (SA_RESETHAND). All handled signals
 * are blocked meanwhile, because a signal may be sent to this process and again to its group. */
static void end_early(int number)
{
    stop_processes();
    remove_files();
    raise(number);
}

/* Opens standard streams that are closed, so that no file opened later takes the place of one. */
static void open_standard_streams(void)
{
    for (int end = STDIN_FILENO; end <= STDERR_FILENO; end++)
        if (fcntl(end, F_GETFD) < 0 && open("/dev/null", end == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            _exit(STATUS_ENVIRONMENT);
}

void unfinished_expect_signals(void)
{
    static const int numbers[] = {SIGHUP, SIGINT, SIGPIPE, SIGTERM};
    open_standard_streams();
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction before, action = {.sa_handler = end_early};
        action.sa_flags = (int)SA_RESETHAND;
        sigemptyset(&action.sa_mask);
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
            sigaddset(&action.sa_mask, numbers[k]);
        if (sigaction(numbers[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
            sigaction(numbers[i], &action, NULL);
    }
}
