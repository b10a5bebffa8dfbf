/* writer.c - a client that writes all inputs repeatedly until the program ends: writer NAME PAUSE. */
#include "../../runtime/exchange.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    char path[300];
    struct stat found = {0};
    int file = -1, round = 0;
    if (argc != 3)
        return 2;
    snprintf(path, sizeof path, "/dev/shm/%s", argv[1]);
    for (; round < 5000 && ((file = open(path, O_RDWR)) < 0 || fstat(file, &found) != 0 || found.st_size == 0); round++)
        usleep(1000);
    if (file < 0 || found.st_size == 0)
        return 1;
    _Atomic uint64_t *record = mmap(NULL, (size_t)found.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    while (record[EXCHANGE_WORD_MAGIC] != EXCHANGE_MAGIC)
        usleep(100);
    const uint64_t outputs = record[EXCHANGE_OUTPUTS], inputs = record[EXCHANGE_INPUTS];
    _Atomic uint64_t *part = record + EXCHANGE_CLIENT(outputs);
    const long pause = strtol(argv[2], NULL, 10);
    while (record[EXCHANGE_HEAD + EXCHANGE_PROGRAM_STATUS] < EXCHANGE_ENDING) {
        const uint64_t odd = part[0] | 1;
        atomic_store_explicit(part, odd, memory_order_relaxed);
        atomic_thread_fence(memory_order_release);
        for (uint64_t i = 0; i < inputs; i++) {
            const double value = (double)(odd + i);
            uint64_t bits;
            memcpy(&bits, &value, sizeof bits);
            atomic_store_explicit(part + EXCHANGE_CLIENT_INPUTS + i, bits, memory_order_relaxed);
        }
        atomic_store_explicit(part, odd + 1, memory_order_release);
        for (volatile long i = 0; i < pause; i++)
            ;
    }
    return 0;
}
