/* mat.h - matrices in MAT-files of version 4 (MathWorks, MAT-File Format, 1999): a header, the name with its end, then
 * the numbers or characters, column by column. */
#ifndef MAT_H
#define MAT_H

#include <stdint.h>
#include <string.h>

typedef struct {
    int32_t kind, rows, columns, is_complex, length; /* length: of the name */
} MatHeader;

enum { MAT_DOUBLES = 0, MAT_INTEGERS = 20, MAT_TEXT = 51 }; /* kinds; 1000 more on a big-endian machine */

static inline MatHeader mat_header(int kind, int rows, int columns, const char *name)
{
    const uint16_t one = 1;
    unsigned char first;
    memcpy(&first, &one, 1);
    return (MatHeader){kind + (first ? 0 : 1000), rows, columns, 0, (int32_t)strlen(name) + 1};
}

#endif
