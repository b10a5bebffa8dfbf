/* case_workers.c - processes that run cases: if one crashes, only the case that it was running is lost.
 *
 * A worker is given a few cases at a time, so that all are busy to the end, and answers each with its row. When a
 * process is lost, its first unanswered case counts as lost; the rest of its cases goes to other workers. Workers end
 * with this process, however that ends. */
#define _GNU_SOURCE
#include "cases.h"
#include "interruption.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_AT_ONCE = 64, MOST_WORKERS = 1024 };

typedef struct {
    long from, to; /* behind the last one */
} CaseRange;

/* The head of an answer; the row follows. */
typedef struct {
    long index;
    size_t length;
    double integration;
    int32_t status;       /* CaseStatus */
    int32_t is_exhausted; /* the process ends after this answer; no bool: the struct is sent and must have no padding */
} Answer;

typedef struct {
    pid_t process;      /* 0: there is none */
    int to, from;       /* pipes */
    CaseRange given;    /* the cases that it has not answered yet */
    bool has_no_memory; /* it has reported that, and ends */
    char *bytes;        /* received bytes of an incomplete answer */
    size_t held, room;
} Worker;

typedef struct {
    const CaseStudy *study;
    Journal *journal;
    Worker *workers;
    int count;
    CaseRange *returned; /* from workers that have ended */
    int returned_count;
    long next;                    /* the first case that was not given out yet */
    double integration;           /* CPU seconds */
    double begun, flushed, shown; /* wall seconds */
    long done_before;
    bool is_shown; /* progress is shown */
} Office;

/* ---- a worker ---- */

static bool write_all(int to, const void *bytes, size_t size)
{
    const char *at = bytes;
    while (size > 0) {
        const ssize_t written = write(to, at, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        at += written;
        size -= (size_t)written;
    }
    return true;
}

/* Runs cases until no more are asked for; exit status of the process. */
static int serve(const CaseStudy *s, int from, int to)
{
    CaseCall call = {.index = 0};
    CaseRange range;
    bool is_wanted = true;
    while (is_wanted && read(from, &range, sizeof range) == (ssize_t)sizeof range)
        for (long index = range.from; index < range.to && is_wanted; index++) {
            char *text = NULL;
            size_t size = 0;
            FILE *row = open_memstream(&text, &size);
            if (!row)
                return STATUS_ENVIRONMENT;
            fwrite(&(Answer){0}, sizeof(Answer), 1, row);
            const CaseEnd end = case_run(s, index, &call, row);
            if (fclose(row) != 0)
                return STATUS_ENVIRONMENT;
            if (end.is_cut)
                return model_parts.interruption->status();
            const Answer answer = {index, size - sizeof answer, end.integration, (int32_t)end.status, end.is_exhausted};
            memcpy(text, &answer, sizeof answer);
            is_wanted = write_all(to, text, size) && !end.is_exhausted;
            free(text);
        }
    return STATUS_DONE;
}

static int begin_worker(Office *office, Worker *w)
{
    int to[2], from[2];
    const pid_t parent = getpid();
    if (pipe2(to, O_CLOEXEC) != 0)
        return message_fail(NO_WORKERS, "%s", strerror(errno));
    if (pipe2(from, O_CLOEXEC) != 0 || (w->process = fork()) < 0) {
        w->process = 0;
        return message_fail(NO_WORKERS, "%s", strerror(errno));
    }
    if (w->process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (int i = 0; i < office->count; i++)
            if (office->workers[i].process > 0) {
                close(office->workers[i].to);
                close(office->workers[i].from);
            }
        close(to[1]);
        close(from[0]);
        _exit(getppid() == parent ? serve(office->study, to[0], from[1]) : STATUS_DONE);
    }
    close(to[0]);
    close(from[1]);
    w->to = to[1];
    w->from = from[0];
    w->held = 0;
    return STATUS_DONE;
}

/* ---- giving out cases ---- */

static bool is_there(const Office *office, long index)
{
    return office->journal->end[index] != 0;
}

/* The next cases for a worker; the fewer are left, the fewer at a time. */
static bool next_range(Office *office, CaseRange *range)
{
    const long own = office->study->table->own;
    if (office->returned_count > 0) {
        *range = office->returned[--office->returned_count];
        return true;
    }
    while (office->next < own && is_there(office, office->next))
        office->next++;
    const long share = (own - office->next) / (8 * (long)office->count);
    const long most = share < 1 ? 1 : share > MOST_AT_ONCE ? MOST_AT_ONCE : share;
    *range = (CaseRange){office->next, office->next};
    while (range->to < own && range->to - range->from < most && !is_there(office, range->to))
        range->to++;
    office->next = range->to;
    return range->to > range->from;
}

/* Gives an idle worker the next cases, if there are any, and a new process if it has none. */
static int give(Office *office, Worker *w)
{
    CaseRange range;
    if (w->given.from < w->given.to || !next_range(office, &range))
        return STATUS_DONE;
    const int status = w->process ? STATUS_DONE : begin_worker(office, w);
    if (status != STATUS_DONE)
        return status;
    w->given = range;
    write_all(w->to, &range, sizeof range); /* if it has ended meanwhile, take() finds that */
    return STATUS_DONE;
}

/* ---- answers ---- */

static int take_answers(Office *office, Worker *w)
{
    size_t at = 0;
    int status = STATUS_DONE;
    for (Answer answer; status == STATUS_DONE && w->held - at >= sizeof answer;) {
        memcpy(&answer, w->bytes + at, sizeof answer);
        if (w->held - at - sizeof answer < answer.length)
            break;
        status = journal_add(office->journal, answer.index, (CaseStatus)answer.status, w->bytes + at + sizeof answer,
                             answer.length);
        office->integration += answer.integration;
        w->given.from = answer.index + 1;
        w->has_no_memory = answer.is_exhausted;
        at += sizeof answer + answer.length;
    }
    w->held -= at;
    memmove(w->bytes, w->bytes + at, w->held);
    return status;
}

/* Handles the end of a process: the case that it was running is lost, unless it has answered as its memory ran out. */
static int lose(Office *office, Worker *w)
{
    char *text = NULL, reason[80];
    size_t size;
    int end = 0, status = STATUS_DONE;
    while (waitpid(w->process, &end, 0) < 0 && errno == EINTR)
        continue;
    close(w->to);
    close(w->from);
    w->process = 0;
    const bool is_own = w->has_no_memory;
    w->has_no_memory = false;
    if (w->given.from < w->given.to && !is_own) {
        FILE *row = open_memstream(&text, &size);
        if (!row)
            arena_exhausted();
        const bool is_caught = WIFEXITED(end) && WEXITSTATUS(end) > STATUS_SIGNAL;
        if (WIFSIGNALED(end) || is_caught)
            snprintf(reason, sizeof reason, "its process was ended by signal %d",
                     is_caught ? WEXITSTATUS(end) - STATUS_SIGNAL : WTERMSIG(end));
        else
            snprintf(reason, sizeof reason, "its process ended with status %d", WEXITSTATUS(end));
        case_discard(office->study, w->given.from);
        case_row(office->study, w->given.from, CASE_LOST, reason, row);
        if (fclose(row) != 0)
            arena_exhausted();
        status = journal_add(office->journal, w->given.from++, CASE_LOST, text, size);
        free(text);
    }
    if (w->given.from < w->given.to)
        office->returned[office->returned_count++] = w->given;
    w->given.to = w->given.from;
    return status;
}

static int take(Office *office, Worker *w)
{
    enum { PIECE = 1 << 16 };
    if (w->room - w->held < PIECE) {
        char *larger = realloc(w->bytes, w->room += 2 * PIECE);
        if (!larger)
            arena_exhausted();
        w->bytes = larger;
    }
    const ssize_t count = read(w->from, w->bytes + w->held, PIECE);
    if (count < 0 && errno == EINTR)
        return STATUS_DONE;
    if (count <= 0)
        return lose(office, w);
    w->held += (size_t)count;
    return take_answers(office, w);
}

/* ---- the office ---- */

static int processors(void)
{
    cpu_set_t set;
    const int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
    return count < MOST_WORKERS ? count : MOST_WORKERS;
}

/* Shows the progress once a second, if standard error is a terminal. */
static void show(Office *office, double now, bool is_last)
{
    const Journal *j = office->journal;
    const long all = office->study->table->own, done = j->done - office->done_before;
    if (!office->is_shown || (!is_last && now - office->shown < 1))
        return;
    office->shown = now;
    if (is_last) {
        fputs("\r\033[K", stderr);
        return;
    }
    fprintf(stderr, "\r\033[K%ld of %ld cases", j->done, all);
    if (done > 0)
        fprintf(stderr, ", %.0f s left", (now - office->begun) / (double)done * (double)(all - j->done));
    fflush(stderr);
}

static int go_round(Office *office)
{
    struct pollfd *ready = calloc((size_t)office->count, sizeof *ready);
    int status = STATUS_DONE;
    if (!ready)
        arena_exhausted();
    while (status == STATUS_DONE) {
        int busy = 0;
        for (int i = 0; i < office->count && status == STATUS_DONE; i++) {
            Worker *w = &office->workers[i];
            status = give(office, w);
            ready[i] = (struct pollfd){.fd = w->process ? w->from : -1, .events = POLLIN};
            busy += w->given.from < w->given.to;
        }
        if (status != STATUS_DONE || busy == 0)
            break;
        const int any = poll(ready, (nfds_t)office->count, 200);
        for (int i = 0; i < office->count && any > 0 && status == STATUS_DONE; i++)
            if (ready[i].revents)
                status = take(office, &office->workers[i]);
        const double now = wall_seconds();
        if (status == STATUS_DONE && now - office->flushed > 0.2) {
            office->flushed = now;
            status = journal_flush(office->journal);
        }
        show(office, now, false);
        if (status == STATUS_DONE && model_parts.interruption)
            status = model_parts.interruption->status();
    }
    free(ready);
    return status;
}

static void end_all(Office *office, bool is_at_once)
{
    for (int i = 0; i < office->count; i++) {
        Worker *w = &office->workers[i];
        if (w->process && is_at_once)
            kill(w->process, SIGKILL);
        if (w->process) {
            close(w->to);
            close(w->from);
            while (waitpid(w->process, NULL, 0) < 0 && errno == EINTR)
                continue;
            if (is_at_once && w->given.from < w->given.to)
                case_discard(office->study, w->given.from);
        }
        free(w->bytes);
    }
}

int cases_work(const CaseStudy *s, Journal *j, double *integration)
{
    const CaseOptions *c = s->options->cases;
    const long left = s->table->own - j->done;
    int count = c->jobs ? c->jobs : processors();
    count = left < count ? (int)left : count;
    Office office = {.study = s,
                     .journal = j,
                     .count = count,
                     .workers = calloc((size_t)count + 1, sizeof *office.workers),
                     .returned = calloc((size_t)count + 1, sizeof *office.returned),
                     .begun = wall_seconds(),
                     .done_before = j->done,
                     .is_shown = !s->options->quiet && isatty(STDERR_FILENO)};
    if (!office.workers || !office.returned)
        arena_exhausted();
    office.shown = office.begun;
    void (*const before)(int) = signal(SIGPIPE, SIG_IGN); /* from writing to a process that has ended */
    if (model_parts.interruption)
        model_parts.interruption->expect();
    fflush(NULL);
    const int status = go_round(&office);
    signal(SIGPIPE, before);
    show(&office, 0, true);
    end_all(&office, status != STATUS_DONE);
    free(office.workers);
    free(office.returned);
    *integration = office.integration;
    const int flushed = journal_flush(j);
    return worse_status(status, flushed);
}
