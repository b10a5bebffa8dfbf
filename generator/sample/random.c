/* random.c - random numbers by seed and place: each is computed without those before it, equally on every machine. */
#include "sample/sample.h"

#include <math.h>

enum { ROUNDS = 10 };

void random_block(uint64_t seed, const uint32_t counter[4], uint32_t block[4])
{
    static const uint32_t multipliers[2] = {0xD2511F53u, 0xCD9E8D57u}, steps[2] = {0x9E3779B9u, 0xBB67AE85u};
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    for (int i = 0; i < 4; i++)
        block[i] = counter[i];
    for (int round = 0; round < ROUNDS; round++) {
        const uint64_t first = (uint64_t)multipliers[0] * block[0], second = (uint64_t)multipliers[1] * block[2];
        block[0] = (uint32_t)(second >> 32) ^ block[1] ^ key[0];
        block[1] = (uint32_t)second;
        block[2] = (uint32_t)(first >> 32) ^ block[3] ^ key[1];
        block[3] = (uint32_t)first;
        key[0] += steps[0];
        key[1] += steps[1];
    }
}

uint64_t random_bits(uint64_t seed, RandomPurpose purpose, uint32_t replication, uint32_t column, uint32_t row)
{
    const uint32_t counter[4] = {row, column, replication, (uint32_t)purpose};
    uint32_t block[4];
    random_block(seed, counter, block);
    return ((uint64_t)block[0] << 32 | block[1]) >> 12;
}

double random_unit(uint64_t bits)
{
    return ldexp((double)bits + 0.5, -52);
}
