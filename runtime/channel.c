/* channel.c - transfers the exchanged record to a client and back: in shared memory, as datagrams, or by XCP (xcp.c).
 *
 * Shared memory is locked as long as the program lives, so that no two programs use the same. Memory that a killed
 * program has left is taken over with its clients, if it belongs to the same model. When the program ends, the name of
 * the memory is removed, so that nothing is left over; clients that have mapped it can still read how the run ended. */
#define _GNU_SOURCE
#include "channel.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

_Static_assert(sizeof(Word) == 8, "words of the record are 8 bytes long");

enum { MOST_READS = 4, MOST_DATAGRAMS = 64, MOST_DATAGRAM_BYTES = 65507, LONGEST_NAME = 200 };
static const double new_client = 1e9; /* ns without a datagram, after which sequence numbers may begin anew */

double clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

/* ---- sequence locks ---- */

bool record_read(const Word *part, size_t words, uint64_t *copy)
{
    for (int i = 0; i < MOST_READS; i++) {
        copy[0] = atomic_load_explicit(part, memory_order_acquire);
        for (size_t k = 1; k < words; k++)
            copy[k] = atomic_load_explicit(&part[k], memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
        if (copy[0] % 2 == 0 && atomic_load_explicit(part, memory_order_relaxed) == copy[0])
            return true;
    }
    return false;
}

void record_begin(Word *part)
{
    const uint64_t sequence = atomic_load_explicit(part, memory_order_relaxed);
    record_put(part, sequence % 2 == 0 ? sequence + 1 : sequence + 2);
    atomic_thread_fence(memory_order_release);
}

void record_end(Word *part)
{
    atomic_store_explicit(part, atomic_load_explicit(part, memory_order_relaxed) + 1, memory_order_release);
}

static void write_head(Channel *c, uint64_t fingerprint, double step)
{
    record_put(&c->record[EXCHANGE_WORD_MAGIC], 0);
    record_put(&c->record[EXCHANGE_WORD_VERSION], EXCHANGE_VERSION);
    record_put(&c->record[EXCHANGE_WORD_BYTES], 8 * (uint64_t)c->words);
    record_put(&c->record[EXCHANGE_WORD_FINGERPRINT], fingerprint);
    record_put(&c->record[EXCHANGE_OUTPUTS], (uint64_t)c->outputs);
    record_put(&c->record[EXCHANGE_INPUTS], (uint64_t)c->inputs);
    record_put(&c->record[EXCHANGE_PARAMETERS], (uint64_t)c->parameters);
    record_put(&c->record[EXCHANGE_FURTHER], (uint64_t)c->further);
    record_number(&c->record[EXCHANGE_STEP], step);
    record_put(&c->record[EXCHANGE_PROCESS], (uint64_t)getpid());
    atomic_store_explicit(&c->record[EXCHANGE_WORD_MAGIC], EXCHANGE_MAGIC, memory_order_release);
}

/* ---- shared memory ---- */

static bool is_of_this_model(const Channel *c, uint64_t fingerprint)
{
    const uint64_t wanted[] = {
        EXCHANGE_MAGIC,       EXCHANGE_VERSION,    8 * (uint64_t)c->words,  fingerprint,
        (uint64_t)c->outputs, (uint64_t)c->inputs, (uint64_t)c->parameters, (uint64_t)c->further};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (atomic_load(&c->record[i]) != wanted[i])
            return false;
    return true;
}

static bool map_record(Channel *c)
{
    c->memory = mmap(NULL, 8 * c->words, PROT_READ | PROT_WRITE, MAP_SHARED, c->file, 0);
    if (c->memory == MAP_FAILED)
        c->memory = NULL;
    c->record = c->memory;
    return c->memory;
}

/* Allocates all of an empty one at once, so that no later write to it fails for lack of memory. */
static bool make_room(Channel *c)
{
    const int status = posix_fallocate(c->file, 0, (off_t)(8 * c->words));
    errno = status;
    return status == 0 && map_record(c);
}

static int refuse_shared(const Channel *c, const char *reason)
{
    if (c->file >= 0)
        close(c->file);
    return message_fail(NO_EXCHANGE, "shm:%s: %s", c->name + 1, reason);
}

/* Memory left by a killed program of another model is removed, but memory that is no exchange is not. */
static int open_shared(Channel *c, uint64_t fingerprint)
{
    for (int i = 0; i < MOST_READS; i++) {
        struct stat found;
        uint64_t magic = 0;
        c->file = shm_open(c->name, O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP);
        if (c->file < 0)
            return refuse_shared(c, strerror(errno));
        if (flock(c->file, LOCK_EX | LOCK_NB) != 0)
            return refuse_shared(c, errno == EWOULDBLOCK ? "another program runs on it" : strerror(errno));
        if (fstat(c->file, &found) != 0)
            return refuse_shared(c, strerror(errno));
        if (found.st_nlink > 0 && found.st_size == 0)
            return make_room(c) ? STATUS_DONE : refuse_shared(c, strerror(errno));
        if (found.st_nlink > 0 && (pread(c->file, &magic, sizeof magic, 0) != sizeof magic || magic != EXCHANGE_MAGIC))
            return refuse_shared(c, "shared memory of this name exists, but is not an exchange");
        if (found.st_nlink > 0 && found.st_size == (off_t)(8 * c->words) && map_record(c)) {
            c->is_taken_over = is_of_this_model(c, fingerprint);
            if (c->is_taken_over)
                return STATUS_DONE;
            munmap(c->memory, 8 * c->words);
        }
        if (found.st_nlink > 0)
            shm_unlink(c->name);
        close(c->file);
    }
    c->file = -1;
    return refuse_shared(c, "other programs keep using it");
}

static int open_memory(Arena *a, const char *name, uint64_t fingerprint, Channel *c)
{
    const size_t length = strlen(name);
    if (length == 0 || length > LONGEST_NAME || strchr(name, '/'))
        return message_fail(BAD_ARGUMENT,
                            "--exchange shm:NAME takes a name without '/', of 200 letters at most, not '%.40s'", name);
    c->name = arena_take(a, length + 2, 1);
    snprintf(c->name, length + 2, "/%s", name);
    return open_shared(c, fingerprint);
}

/* ---- datagrams ---- */

/* Reads a numeric address, or localhost. A static program cannot resolve other names. */
static bool read_address(const char *host, int port, struct sockaddr_storage *address, socklen_t *length)
{
    struct sockaddr_in *four = (void *)address;
    struct sockaddr_in6 *six = (void *)address;
    memset(address, 0, sizeof *address);
    if (inet_pton(AF_INET, strcmp(host, "localhost") == 0 ? "127.0.0.1" : host, &four->sin_addr) == 1) {
        four->sin_family = AF_INET;
        four->sin_port = htons((uint16_t)port);
        *length = sizeof *four;
        return true;
    }
    six->sin6_family = AF_INET6;
    six->sin6_port = htons((uint16_t)port);
    *length = sizeof *six;
    return inet_pton(AF_INET6, host, &six->sin6_addr) == 1;
}

/* The text behind the protocol: an address, which XCP may leave out, and a port. */
static int open_socket(Arena *a, const char *protocol, const char *text, Channel *c)
{
    struct sockaddr_storage address;
    socklen_t length = 0;
    char host[64] = "localhost";
    double port = 0;
    const bool is_xcp = strcmp(protocol, "xcp") == 0;
    const char *colon = strrchr(text, ':');
    const size_t count = colon ? (size_t)(colon - text) : 0, brackets = colon && text[0] == '[' && colon[-1] == ']';
    const bool fits = colon ? count > 2 * brackets && count - 2 * brackets < sizeof host : is_xcp;
    if (colon)
        snprintf(host, sizeof host, "%.*s", fits ? (int)(count - 2 * brackets) : 0, text + brackets);
    if (!fits || !number_parse(colon ? colon + 1 : text, &port) || !(port >= 1 && port <= 65535) ||
        !is_exact_integer(port) || !read_address(host, (int)port, &address, &length))
        return message_fail(
            BAD_ARGUMENT,
            "--exchange %s takes the number of an address of this machine, or localhost, and a port, as %s; "
            "not '%.60s'",
            is_xcp ? "xcp:PORT or xcp:ADDRESS:PORT" : "udp:HOST:PORT",
            is_xcp ? "5555 or 192.168.0.2:5555" : "127.0.0.1:5000", text);
    c->record = arena_take(a, c->words, sizeof *c->record);
    c->peer = arena_take(a, sizeof(struct sockaddr_storage), 1);
    c->file = socket(address.ss_family, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (c->file >= 0 && bind(c->file, (const struct sockaddr *)&address, length) == 0)
        return STATUS_DONE;
    const int reason = errno;
    if (c->file >= 0)
        close(c->file);
    return message_fail(NO_EXCHANGE, "%s:%s: %s", protocol, text,
                        reason == EADDRINUSE ? "another program runs on it" : strerror(reason));
}

static int open_udp(Arena *a, const char *text, Channel *c)
{
    c->room = 8 * (EXCHANGE_DATAGRAM + c->words);
    if (c->room > MOST_DATAGRAM_BYTES)
        return message_fail(NO_EXCHANGE, "udp: %zu bytes are more than a datagram holds: use shm, or fewer variables",
                            c->room);
    c->datagram = arena_take(a, c->room, 1);
    return open_socket(a, "udp", text, c);
}

bool channel_is_quiet(const Channel *c)
{
    return clock_now() - c->heard >= new_client;
}

static void put_part(Word *part, const uint64_t *words, size_t count)
{
    for (size_t i = 1; i < count; i++)
        record_put(&part[i], words[i]);
    record_put(part, words[0]);
}

typedef enum { DATAGRAM_TAKEN, DATAGRAM_AGAIN, DATAGRAM_FOREIGN } Datagram;

/* Takes a datagram of this model that has the length that it states and is newer than the last one. The last one may
 * come again, because its answer was lost. */
static Datagram take_datagram(Channel *c, size_t bytes)
{
    const uint64_t *w = c->datagram;
    Word *client = c->record + EXCHANGE_CLIENT(c->outputs);
    Word *page = c->record + EXCHANGE_WORKING(c->outputs, c->inputs);
    const size_t part = EXCHANGE_CLIENT_INPUTS + (size_t)c->inputs,
                 values = EXCHANGE_PAGE_VALUES + (size_t)c->parameters;
    const bool has_page = bytes == 8 * (EXCHANGE_DATAGRAM + part + values);
    if ((bytes != 8 * (EXCHANGE_DATAGRAM + part) && !has_page) || w[EXCHANGE_WORD_MAGIC] != EXCHANGE_MAGIC ||
        w[EXCHANGE_WORD_VERSION] != EXCHANGE_VERSION || w[EXCHANGE_WORD_BYTES] != bytes ||
        w[EXCHANGE_WORD_FINGERPRINT] != atomic_load(&c->record[EXCHANGE_WORD_FINGERPRINT]))
        return DATAGRAM_FOREIGN;
    w += EXCHANGE_DATAGRAM;
    if (w[0] == atomic_load(client) && w[0] > 0)
        return DATAGRAM_AGAIN;
    if (w[0] % 2 != 0 || (w[0] <= atomic_load(client) && !channel_is_quiet(c)))
        return DATAGRAM_FOREIGN;
    put_part(client, w, part);
    if (has_page && w[part] % 2 == 0)
        put_part(page, w + part, values);
    return DATAGRAM_TAKEN;
}

void channel_take(Channel *c)
{
    if (c->take)
        c->take(c);
    for (int i = 0; i < MOST_DATAGRAMS && c->datagram; i++) {
        struct sockaddr_storage from;
        socklen_t length = sizeof from;
        const ssize_t bytes = recvfrom(c->file, c->datagram, c->room, MSG_TRUNC, (struct sockaddr *)&from, &length);
        if (bytes < 0)
            return;
        const Datagram found = take_datagram(c, (size_t)bytes);
        c->foreign += found == DATAGRAM_FOREIGN;
        if (found == DATAGRAM_AGAIN)
            channel_give(c);
        if (found != DATAGRAM_TAKEN)
            continue;
        memcpy(c->peer, &from, length);
        c->peer_length = length;
        c->heard = clock_now();
    }
}

void channel_give(Channel *c)
{
    const size_t part = EXCHANGE_PROGRAM_OUTPUTS + (size_t)c->outputs, further = (size_t)c->further;
    const Word *rest = c->record + EXCHANGE_REST(c->outputs, c->inputs, c->parameters);
    uint64_t *w = c->datagram;
    if (c->give)
        c->give(c);
    if (!w || c->peer_length == 0)
        return;
    for (size_t i = 0; i < EXCHANGE_DATAGRAM; i++)
        *w++ = atomic_load_explicit(&c->record[i], memory_order_relaxed);
    for (size_t i = 0; i < part; i++)
        *w++ = atomic_load_explicit(&c->record[EXCHANGE_HEAD + i], memory_order_relaxed);
    for (size_t i = 0; i < further; i++)
        *w++ = atomic_load_explicit(&rest[i], memory_order_relaxed);
    c->datagram[EXCHANGE_WORD_BYTES] = 8 * (EXCHANGE_DATAGRAM + part + further);
    sendto(c->file, c->datagram, c->datagram[EXCHANGE_WORD_BYTES], MSG_NOSIGNAL, c->peer, c->peer_length);
}

/* ---- all channels ---- */

int channel_open(Arena *a, const char *text, uint64_t fingerprint, double step, Channel *c)
{
    c->words = EXCHANGE_REST((size_t)c->outputs, (size_t)c->inputs, (size_t)c->parameters) + (size_t)c->further;
    c->file = -1;
    if (!text)
        c->record = arena_take(a, c->words, sizeof *c->record);
    const int status = !text                           ? STATUS_DONE
                       : strncmp(text, "shm:", 4) == 0 ? open_memory(a, text + 4, fingerprint, c)
                       : strncmp(text, "udp:", 4) == 0 ? open_udp(a, text + 4, c)
                       : strncmp(text, "xcp:", 4) == 0 ? open_socket(a, "xcp", text + 4, c)
                                                       : message_fail(BAD_ARGUMENT,
                                                                      "--exchange takes shm:NAME, udp:HOST:PORT and "
                                                                      "xcp:PORT, not '%.60s'",
                                                                      text);
    if (status == STATUS_DONE)
        write_head(c, fingerprint, step);
    return status;
}

void channel_close(Channel *c)
{
    if (c->memory) {
        shm_unlink(c->name);
        munmap(c->memory, 8 * c->words);
    }
    if (c->file >= 0)
        close(c->file);
}
