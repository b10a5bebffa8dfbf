/* digest.c - SHA-256 (FIPS 180-4), by which people and tools identify files. */
#include "base/base.h"

#include <stdio.h>
#include <string.h>

enum { BLOCK = 64, ROUNDS = 64 };

/* The first 32 bits of the fractional parts of the cube roots of the first primes, as the standard lists them. */
static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turned(uint32_t word, int bits)
{
    return word >> bits | word << (32 - bits);
}

static void add_block(uint32_t state[8], const unsigned char *block)
{
    uint32_t w[ROUNDS];
    for (int i = 0; i < 16; i++, block += 4)
        w[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 | block[3];
    for (int i = 16; i < ROUNDS; i++) {
        const uint32_t early = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ w[i - 15] >> 3;
        const uint32_t late = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + early + w[i - 7] + late;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < ROUNDS; i++) {
        const uint32_t of_e = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
        const uint32_t of_a = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
        const uint32_t first = h + of_e + (g ^ (e & (f ^ g))) + constants[i] + w[i];
        const uint32_t second = of_a + ((a & b) | (c & (a | b)));
        h = g, g = f, f = e, e = d + first;
        d = c, c = b, b = a, a = first + second;
    }
    const uint32_t last[8] = {a, b, c, d, e, f, g, h};
    for (int i = 0; i < 8; i++)
        state[i] += last[i];
}

Digest digest_of(const char *bytes, size_t length)
{
    uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const unsigned char *at = (const unsigned char *)bytes;
    size_t left = length;
    for (; left >= BLOCK; left -= BLOCK, at += BLOCK)
        add_block(state, at);
    unsigned char last[2 * BLOCK] = {0}; /* the rest, a bit, and the length in bits */
    memcpy(last, at, left);
    last[left] = 0x80;
    const int end = left + 9 > BLOCK ? 2 * BLOCK : BLOCK;
    for (int i = 0; i < 8; i++)
        last[end - 1 - i] = (unsigned char)((uint64_t)length * 8 >> 8 * i);
    add_block(state, last);
    if (end > BLOCK)
        add_block(state, last + BLOCK);
    Digest digest;
    for (int i = 0; i < 8; i++)
        snprintf(digest.text + 8 * i, 9, "%08x", (unsigned)state[i]);
    return digest;
}
