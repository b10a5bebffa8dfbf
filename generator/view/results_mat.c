/* results_mat.c - result files in MAT, version 4, as written by OpenModelica, Dymola and programs: the matrices Aclass,
 * name, description, dataInfo, data_1 with constants and data_2 with all other variables, by rows (binNormal) or by
 * columns (binTrans). */
#include "view/view.h"

#include "../runtime/mat.h"

#include <errno.h>
#include <math.h>
#include <string.h>

enum { LONGEST_NAME = 64, MATRICES = 6, MOST_BYTES = 1 << 30 };
enum { CLASS, NAMES, DESCRIPTIONS, PLACES, CONSTANTS, ROWS };
enum { ORDER = 3 }; /* row of Aclass: binTrans or binNormal */
enum { DOUBLES = 0, FLOATS = 10, INTEGERS = 20, SHORTS = 30, WORDS = 40, TEXT = 51, OTHER_ENDIAN = 1000 };

static const char *const names[MATRICES] = {"Aclass", "name", "description", "dataInfo", "data_1", "data_2"};

typedef struct {
    const unsigned char *at; /* its numbers; NULL: it is not there */
    int kind, rows, columns;
    bool is_swapped; /* its numbers have the other byte order */
} Matrix;

static int32_t swapped(int32_t word)
{
    const uint32_t w = (uint32_t)word;
    return (int32_t)(w >> 24 | (w >> 8 & 0xFF00) | (w << 8 & 0xFF0000) | w << 24);
}

static size_t width_of(int kind)
{
    switch (kind) {
    case DOUBLES: return 8;
    case FLOATS: case INTEGERS: return 4;
    case SHORTS: case WORDS: return 2;
    default: return 1; /* bytes, as of texts */
    }
}

static bool is_header(const MatHeader *h)
{
    const int kind = h->kind % OTHER_ENDIAN;
    return h->kind >= 0 && h->kind < 2 * OTHER_ENDIAN && kind <= TEXT && kind % 10 <= 1 && h->rows >= 0 &&
           h->columns >= 0 && (h->is_complex == 0 || h->is_complex == 1) && h->length > 0 && h->length <= LONGEST_NAME;
}

/* Reads the header at the beginning of these bytes, and converts it to the byte order of this machine. */
static bool read_header(const unsigned char *at, size_t left, MatHeader *h, bool *is_swapped)
{
    if (left < sizeof *h)
        return false;
    memcpy(h, at, sizeof *h);
    *is_swapped = false;
    if (is_header(h))
        return true;
    *h = (MatHeader){swapped(h->kind), swapped(h->rows), swapped(h->columns), swapped(h->is_complex),
                     swapped(h->length)};
    *is_swapped = true;
    return is_header(h);
}

bool view_is_mat(const char *file)
{
    unsigned char begin[sizeof(MatHeader) + sizeof "Aclass"];
    MatHeader h;
    bool is_swapped;
    FILE *stream = file_open(file, "rb");
    const size_t length = stream ? fread(begin, 1, sizeof begin, stream) : 0;
    if (stream)
        fclose(stream);
    return length == sizeof begin && read_header(begin, length, &h, &is_swapped) &&
           memcmp(begin + sizeof h, names[CLASS], sizeof "Aclass") == 0;
}

static bool find_matrices(Arena *arena, const char *file, const unsigned char *at, size_t left, Matrix *matrices)
{
    MatHeader h;
    bool is_swapped;
    while (left > 0) {
        if (!read_header(at, left, &h, &is_swapped))
            return view_refuse(arena, file, 0, "no MAT file of version 4: a matrix has no header");
        const double needed = (double)sizeof h + h.length +
                              (double)width_of(h.kind % OTHER_ENDIAN) * h.rows * h.columns * (1 + h.is_complex);
        if (needed > (double)left)
            return view_refuse(arena, file, 0, "the MAT file is cut off: %.0f bytes are missing",
                               needed - (double)left);
        const char *name = (const char *)at + sizeof h;
        for (int i = 0; i < MATRICES; i++)
            if ((size_t)h.length == strlen(names[i]) + 1 && memcmp(name, names[i], (size_t)h.length) == 0)
                matrices[i] = (Matrix){at + sizeof h + h.length, h.kind % OTHER_ENDIAN, h.rows, h.columns, is_swapped};
        at += (size_t)needed;
        left -= (size_t)needed;
    }
    for (int i = 0; i < MATRICES; i++)
        if (!matrices[i].at && i != DESCRIPTIONS)
            return view_refuse(arena, file, 0, "no result of a simulation: the matrix '%s' is missing", names[i]);
    if (matrices[CLASS].rows <= ORDER)
        return view_refuse(arena, file, 0, "no result of a simulation: 'Aclass' has fewer than four rows");
    return true;
}

static double element_of(const Matrix *m, int row, int column)
{
    const size_t width = width_of(m->kind);
    const unsigned char *from = m->at + width * ((size_t)column * (size_t)m->rows + (size_t)row);
    unsigned char bytes[8];
    for (size_t i = 0; i < width; i++)
        bytes[i] = from[m->is_swapped ? width - 1 - i : i];
    double number;
    float single;
    int32_t integer;
    int16_t half;
    switch (m->kind) {
    case DOUBLES: memcpy(&number, bytes, 8); return number;
    case FLOATS: memcpy(&single, bytes, 4); return (double)single;
    case INTEGERS: memcpy(&integer, bytes, 4); return integer;
    case SHORTS: case WORDS: memcpy(&half, bytes, 2); return half;
    default: return bytes[0];
    }
}

/* A result with its matrices, which are laid out as in binTrans or transposed. */
typedef struct {
    Matrix matrices[MATRICES];
    bool is_by_rows; /* binNormal */
} Result;

static double number_at(const Result *result, int matrix, int variable, int row)
{
    return result->is_by_rows ? element_of(&result->matrices[matrix], row, variable)
                              : element_of(&result->matrices[matrix], variable, row);
}

static int count_of(const Result *result, int matrix, bool of_variables)
{
    const Matrix *m = &result->matrices[matrix];
    return of_variables != result->is_by_rows ? m->rows : m->columns;
}

/* The text of a variable without padding. */
static const char *text_at(Arena *arena, const Result *result, int matrix, int variable)
{
    Text text = text_new(arena);
    const int length = count_of(result, matrix, true); /* of texts, whose direction is the other one */
    for (int i = 0; i < length; i++) {
        const double letter = number_at(result, matrix, i, variable);
        if (letter >= 1 && letter < 256)
            text_add_char(&text, (char)(unsigned char)letter);
    }
    while (text.length > 0 && text.at[text.length - 1] == ' ')
        text.at[--text.length] = '\0';
    return text_in_utf8(arena, text.at);
}

/* "Voltage [V]": the description without the unit, and the unit. */
static void split_description(Arena *arena, const char *text, ViewColumn *column)
{
    const char *open = strrchr(text, '[');
    const size_t length = strlen(text);
    if (!open || text[length - 1] != ']') {
        column->about = text;
        return;
    }
    const char *end = open > text && open[-1] == ' ' ? open - 1 : open;
    column->about = arena_copy(arena, text, (size_t)(end - text));
    column->unit = arena_copy(arena, open + 1, (size_t)(text + length - 1 - (open + 1)));
    column->unit = arena_copy(arena, column->unit, strcspn(column->unit, "|")); /* Dymola: the unit to show follows */
}

static bool read_columns(Arena *arena, const char *file, const Result *result, ViewRun *run)
{
    const int variables = count_of(result, NAMES, false);
    const int rows = count_of(result, ROWS, false);
    double most = 0;
    if (rows < 1 || count_of(result, ROWS, true) < 1 || variables < 1 || count_of(result, PLACES, false) < variables ||
        count_of(result, PLACES, true) < 2)
        return view_refuse(arena, file, 0, "the result has no rows, or its matrices do not fit together");
    run->rows = rows;
    run->times = arena_array(arena, double, rows);
    for (int k = 0; k < rows; k++) {
        run->times[k] = number_at(result, ROWS, 0, k);
        if (!isfinite(run->times[k]) || (k > 0 && run->times[k] < run->times[k - 1]))
            return view_refuse(arena, file, 0, "times go back in row %d", k + 1);
    }
    for (int v = 0; v < variables; v++) {
        ViewColumn column = {.path = text_at(arena, result, NAMES, v), .unit = "", .about = "", .kind = ""};
        const double matrix = number_at(result, PLACES, 0, v), place = number_at(result, PLACES, 1, v);
        const int of = fabs(matrix - 1) < 0.5 ? CONSTANTS : ROWS;
        if (v == 0 && (words_equal_caseless(column.path, "time") || fabs(matrix) < 0.5))
            continue;
        if (!(fabs(place) >= 1 && fabs(place) <= count_of(result, of, true)))
            return view_refuse(arena, file, 0, "the place of '%s' is outside of its matrix", column.path);
        if (result->matrices[DESCRIPTIONS].at && v < count_of(result, DESCRIPTIONS, false))
            split_description(arena, text_at(arena, result, DESCRIPTIONS, v), &column);
        const double sign = place < 0 ? -1 : 1;
        const int index = (int)fabs(place) - 1;
        if (of == CONSTANTS) {
            column.is_constant = count_of(result, CONSTANTS, false) > 0;
            column.value = column.is_constant ? sign * number_at(result, CONSTANTS, index, 0) : NAN;
        } else {
            if ((most += rows) > VIEW_MOST_NUMBERS)
                return view_refuse_size(arena, file, rows, variables);
            column.values = arena_array(arena, float, rows);
            for (int k = 0; k < rows; k++)
                column.values[k] = (float)(sign * number_at(result, ROWS, index, k));
        }
        list_push(arena, &run->columns, column);
    }
    return true;
}

bool view_read_mat(Arena *arena, const char *file, ViewRun *run)
{
    size_t length;
    Result result = {.is_by_rows = false};
    Arena *scratch = arena_new();
    errno = 0;
    const char *bytes = file_read(scratch, file, MOST_BYTES, &length);
    bool is_read = false;
    if (!bytes && errno == EFBIG)
        view_refuse(arena, file, 0, "the MAT file is larger than a gigabyte");
    else if (!bytes)
        diag(DIAG_V01, (Source){0}, "'%s' cannot be read: %s", file, strerror(errno));
    else if (find_matrices(arena, file, (const unsigned char *)bytes, length, result.matrices)) {
        result.is_by_rows = true;
        const char *order = text_at(scratch, &result, CLASS, ORDER);
        result.is_by_rows = strcmp(order, "binTrans") != 0;
        is_read = read_columns(arena, file, &result, run);
    }
    arena_free(scratch);
    return is_read;
}
