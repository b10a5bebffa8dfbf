/* starved.c - runs the compiler for many n, each time refusing the n-th request for memory, whether it comes from the
 * compiler itself, libxml2, libzip, zlib or the C library.
 *
 *     starved COUNT FOLDER ARGUMENT...
 *
 * runs the compiler COUNT times with the arguments, which let it write to FOLDER. The refusals are spread over the run;
 * in every other run, all later requests are refused too. Each run must end with status 3 and a message, or as without
 * a refusal (the C library can sort and print without memory), and must leave no file that differs from that of a run
 * without refusals. */
#define _XOPEN_SOURCE 700
#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

int sysphsc_main(int count, char **arguments);

/* ---- memory requests that can fail ------------------------------------------------------------------------------- */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

static bool is_starving; /* in the compiler */
static bool lasts;
static long refused; /* counted from 1; 0: none */
static long *requests; /* so far, shared with the parent */

static bool is_refused(void)
{
    if (!is_starving)
        return false;
    ++*requests;
    bool is = *requests == refused || (lasts && refused && *requests > refused);
    if (is)
        errno = ENOMEM;
    return is;
}

void *malloc(size_t size)
{
    return is_refused() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return is_refused() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return is_refused() ? NULL : __libc_realloc(memory, size);
}

/* ---- written files ----------------------------------------------------------------------------------------------- */

enum { MOST_FILES = 400, OPEN_AT_ONCE = 8 };

static struct {
    char path[240];
    uint64_t hash;
} files[MOST_FILES];
static int file_count;
static const char *wrong; /* path of a file that is not in `files` */
static char wrong_path[240];

static uint64_t hash_of(const char *path)
{
    uint64_t hash = 14695981039346656037u; /* FNV-1a */
    FILE *stream = fopen(path, "rb");
    for (int c; stream && (c = getc(stream)) != EOF;)
        hash = (hash ^ (uint64_t)c) * 1099511628211u;
    if (stream)
        fclose(stream);
    return hash;
}

static int remember(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status, (void)place;
    if (kind != FTW_F || file_count == MOST_FILES)
        return 0;
    snprintf(files[file_count].path, sizeof files->path, "%s", path);
    files[file_count++].hash = hash_of(path);
    return 0;
}

static int compare(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status, (void)place;
    bool is_right = kind != FTW_F;
    for (int i = 0; i < file_count && !is_right; i++)
        is_right = strcmp(files[i].path, path) == 0 && files[i].hash == hash_of(path);
    if (!is_right) {
        snprintf(wrong_path, sizeof wrong_path, "%s", path);
        wrong = wrong_path;
    }
    return 0;
}

static int count_file(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)path, (void)status, (void)place;
    file_count += kind == FTW_F;
    return 0;
}

static int take_away(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void empty(const char *folder)
{
    nftw(folder, take_away, OPEN_AT_ONCE, FTW_DEPTH | FTW_PHYS);
}

/* ---- runs -------------------------------------------------------------------------------------------------------- */

static char printed[4096], complete_printed[4096];

/* Runs the compiler. Returns its status; negative: the signal that ended it. Its output is in `printed`. */
static int run(int count, char **arguments)
{
    FILE *words = tmpfile();
    if (!words)
        return -1;
    *requests = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        if (dup2(fileno(words), STDERR_FILENO) < 0 || !freopen("/dev/null", "w", stdout))
            _exit(126);
        is_starving = true;
        exit(sysphsc_main(count, arguments));
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child)
        status = -1;
    rewind(words);
    printed[fread(printed, 1, sizeof printed - 1, words)] = '\0';
    fclose(words);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static bool is_right(const char *folder, int status, int complete)
{
    wrong = NULL;
    nftw(folder, compare, OPEN_AT_ONCE, FTW_PHYS);
    if (wrong)
        return false;
    if (status == 3)
        return strstr(printed, "emory") != NULL;
    int known = file_count;
    file_count = 0;
    nftw(folder, count_file, OPEN_AT_ONCE, FTW_PHYS);
    bool is_complete = file_count == known;
    file_count = known;
    return status == complete && is_complete && strcmp(printed, complete_printed) == 0;
}

int main(int count, char **arguments)
{
    FILE *shared = tmpfile();
    bool is_shared = shared && ftruncate(fileno(shared), sizeof *requests) == 0;
    requests = is_shared ? mmap(NULL, sizeof *requests, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(shared), 0) : NULL;
    if (count < 4 || !requests || requests == MAP_FAILED) {
        fprintf(stderr, "usage: starved COUNT FOLDER ARGUMENT...\n");
        return 2;
    }
    long runs = atol(arguments[1]);
    const char *folder = arguments[2];
    empty(folder);
    arguments[2] = arguments[0];
    int complete = run(count - 2, arguments + 2), failures = 0, refusals = 0;
    long total = *requests, step = total / runs + 1;
    if (complete != 0 && complete != 1) {
        fprintf(stderr, "status %d without a refusal\n%s", complete, printed);
        return 1;
    }
    memcpy(complete_printed, printed, sizeof printed);
    nftw(folder, remember, OPEN_AT_ONCE, FTW_PHYS);
    for (long n = 1; n <= total && failures < 5; n += step) {
        empty(folder);
        refused = n;
        lasts = !lasts;
        int status = run(count - 2, arguments + 2);
        refusals += status == 3;
        if (is_right(folder, status, complete))
            continue;
        failures++;
        fprintf(stderr, "request %ld refused%s: status %d%s%s\n%s", n, lasts ? ", and all after it" : "", status,
                wrong ? ", and this is written by half: " : "", wrong ? wrong : "", printed);
    }
    empty(folder);
    printf("%ld requests, %d refusals end the run\n", total, refusals);
    return failures != 0 || refusals == 0;
}
