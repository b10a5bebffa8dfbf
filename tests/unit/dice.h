/* dice.h - random numbers, reproducible by a seed. */
#ifndef DICE_H
#define DICE_H

#include "base/base.h"

typedef struct {
    uint64_t seed;
    Arena *arena;
} Dice;

/* splitmix64 */
static uint64_t next(Dice *dice)
{
    uint64_t z = dice->seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int below(Dice *dice, int n)
{
    return (int)(next(dice) % (uint64_t)n);
}

#endif
