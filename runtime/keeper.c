/* keeper.c - writes or fills the bytes of a state. */
#include "keeper.h"

uint64_t keeper_sum(uint64_t sum, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ at[i]) * 1099511628211u;
    return sum;
}

void keep(Keeper *k, void *bytes, size_t size)
{
    if (size == 0) /* then `bytes` may be NULL */
        return;
    if (k->is_reading) {
        k->has_failed |= fread(bytes, 1, size, k->file) != size;
        return;
    }
    k->sum = keeper_sum(k->sum, bytes, size);
    k->has_failed |= fwrite(bytes, 1, size, k->file) != size;
}
