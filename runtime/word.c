/* word.c - words that are similar to each other, for hints such as "did you mean". */
#include "word.h"

#include <ctype.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>

static bool same_letter(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

int word_distance(const char *a, const char *b, int limit)
{
    enum { LONGEST = 200, LINES = 3 };
    const size_t rows = strlen(a), columns = strlen(b);
    const size_t apart = rows > columns ? rows - columns : columns - rows;
    if (rows > LONGEST || columns > LONGEST || (int)apart >= limit)
        return limit;
    int line[LINES][LONGEST + 1]; /* three rows of the table: row i is line[i % LINES] */
    for (size_t j = 0; j <= columns; j++)
        line[0][j] = (int)j;
    for (size_t i = 1; i <= rows; i++) {
        int *current = line[i % LINES];
        const int *previous = line[(i - 1) % LINES], *before = line[(i + 1) % LINES];
        current[0] = (int)i;
        for (size_t j = 1; j <= columns; j++) {
            int best = previous[j - 1] + !same_letter(a[i - 1], b[j - 1]);
            if (current[j - 1] + 1 < best)
                best = current[j - 1] + 1;
            if (previous[j] + 1 < best)
                best = previous[j] + 1;
            const bool is_swapped =
                i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) && same_letter(a[i - 2], b[j - 1]);
            if (is_swapped && before[j - 2] + 1 < best)
                best = before[j - 2] + 1;
            current[j] = best;
        }
    }
    const int found = line[rows % LINES][columns];
    return found < limit ? found : limit;
}

int word_tolerance(const char *a, const char *b)
{
    const size_t first = strlen(a), second = strlen(b), longer = first > second ? first : second;
    return longer < 3 ? 0 : (int)(longer + 2) / 4;
}

bool word_is_nearer(const char *word, const char *candidate, int *nearest)
{
    const int tolerance = word_tolerance(word, candidate);
    const int limit = tolerance < *nearest ? tolerance + 1 : *nearest;
    const int distance = word_distance(word, candidate, limit);
    if (distance >= limit)
        return false;
    *nearest = distance;
    return true;
}

int word_nearest(const char *word, const char *const *words, int count)
{
    int found = -1, nearest = INT_MAX;
    for (int i = 0; i < count; i++)
        if (word_is_nearer(word, words[i], &nearest))
            found = i;
    return found;
}
