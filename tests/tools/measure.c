/* measure.c - runs a command and prints its costs.
 *
 *     measure [-n TIMES] COMMAND [ARGUMENT]...
 *
 * Prints the shortest wall-clock seconds of all runs, the CPU seconds of that run and the peak memory in KiB. The
 * command's standard output is discarded. Status: the command's, 127 if it cannot be run. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double cpu_of_children(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* The peak memory of all children so far; all runs are equal. */
static long peak_memory(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss;
}

static int run(char **command)
{
    int status;
    const pid_t child = fork();
    if (child == 0) {
        const int nothing = open("/dev/null", O_WRONLY);
        if (nothing >= 0)
            dup2(nothing, STDOUT_FILENO);
        execvp(command[0], command);
        perror(command[0]);
        _exit(127);
    }
    if (child < 0 || waitpid(child, &status, 0) < 0) {
        perror("measure");
        return 127;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char **arguments)
{
    int first = 1, times = 1;
    if (count > 2 && strcmp(arguments[1], "-n") == 0) {
        times = atoi(arguments[2]);
        first = 3;
    }
    if (first >= count || times < 1) {
        fputs("usage: measure [-n TIMES] COMMAND [ARGUMENT]...\n", stderr);
        return 2;
    }
    double best = 0, cpu = 0;
    for (int i = 0; i < times; i++) {
        const double cpu_before = cpu_of_children(), before = clock_now();
        const int status = run(arguments + first);
        const double wall = clock_now() - before;
        if (status != 0)
            return status;
        if (i == 0 || wall < best) {
            best = wall;
            cpu = cpu_of_children() - cpu_before;
        }
    }
    printf("%.6f %.6f %ld\n", best, cpu, peak_memory());
    return 0;
}
