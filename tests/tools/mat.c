/* mat.c - mat FILE.mat [FILE.csv]: reads a MAT result with libmatio. Every value must equal that of the CSV result of
 * the same run; otherwise status 1. */
#include "table.h"

#include <math.h>
#include <matio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static matvar_t *matrix(mat_t *file, const char *name, enum matio_types type)
{
    matvar_t *m = Mat_VarRead(file, name);
    if (!m || m->rank != 2 || m->data_type != type)
        stop("%s is not as it should be", name);
    return m;
}

/* The column of a name in a transposed matrix of names, whose rows limit their length; the number of columns if it is
 * missing. */
static size_t place_of(const matvar_t *names, const char *name)
{
    size_t i = 0;
    while (i < names->dims[1] && strncmp((const char *)names->data + i * names->dims[0], name, names->dims[0]) != 0)
        i++;
    return i;
}

static bool agree(const Table *table, size_t column, const matvar_t *data, double place, bool is_constant)
{
    const double *values = (const double *)data->data + (size_t)(place < 0 ? -place : place) - 1;
    bool do_agree = true;
    for (size_t row = 0; row < table->rows; row++) {
        const double shown = table_number(table, row, column), value = values[is_constant ? 0 : row * data->dims[0]];
        const double signed_value = place < 0 ? -value : value;
        const bool is_same = isnan(shown) ? isnan(value) /* an absent variable */
                                          : shown >= signed_value && shown <= signed_value;
        do_agree = do_agree && is_same;
    }
    return do_agree;
}

int main(int argc, char **argv)
{
    mat_t *file = argc > 1 ? Mat_Open(argv[1], MAT_ACC_RDONLY) : NULL;
    if (!file || Mat_GetVersion(file) != MAT_FT_MAT4)
        stop("usage: mat FILE.mat [FILE.csv], with a file of version 4");
    matvar_t *all[] = {matrix(file, "name", MAT_T_UINT8), matrix(file, "dataInfo", MAT_T_DOUBLE),
                       matrix(file, "data_1", MAT_T_DOUBLE), matrix(file, "data_2", MAT_T_DOUBLE)};
    const double *info = all[1]->data;
    int status = EXIT_SUCCESS;
    if (argc > 2) {
        Table table = table_read(argv[2]);
        if (table.rows != all[3]->dims[1])
            stop("%zu rows, not %zu", all[3]->dims[1], table.rows);
        for (size_t column = 0; column < table.columns; column++) {
            const char *name = table.cells[column];
            const size_t i = place_of(all[0], name);
            const bool is_there = i < all[0]->dims[1], is_constant = is_there && info[4 * i] < 2 && i > 0;
            if (!is_there || !agree(&table, column, all[is_constant ? 2 : 3], info[4 * i + 1], is_constant)) {
                printf("%s differs\n", name);
                status = EXIT_FAILURE;
            }
        }
        table_free(&table);
    }
    printf("%zu %zu\n", all[3]->dims[1], all[0]->dims[1] - 1);
    for (int i = 0; i < 4; i++)
        Mat_VarFree(all[i]);
    Mat_Close(file);
    return status;
}
