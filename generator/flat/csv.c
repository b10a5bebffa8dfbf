/* csv.c - csv("file.csv", "column"): an array of the numbers in a column of a file beside the model.
 *
 * The first line has the names of the columns; each line below it is a row of numbers. Cells are separated by
 * semicolons, tabs or commas: the first of these that occurs in the line of names. A column is given by its name or its
 * number, from 1. Without a column, the result is a matrix of all columns, and the line of names may be missing. Empty
 * lines and lines that begin with # are ignored. If cells are not separated by commas, numbers may have a decimal
 * comma: then all that are not whole must have it.
 */
#include "flat/rewrite.h"
#include "flat/value.h"

#include <errno.h>
#include <math.h>
#include <string.h>

enum { MOST_BYTES = 64 << 20, MOST_NUMBERS = 1000000 };

typedef struct {
    Flattening *f;
    const Place *place;
    Expr call;
    const char *name; /* of the file, as written */
    char *next; /* next line of the text, which is cut into cells in place */
    int line;   /* number of the last row read */
    char separator;
    char decimal; /* '.' or ',' after a number had it; else 0 */
    List(const char *) cells; /* of the last row read */
} Csv;

/* Reports; true if a remedy may be added. */
#define csv_mistake(csv, ...) \
    flat_report_mistake((csv)->f, DIAG_F44, (csv)->place, expr_text((csv)->f->scratch, (csv)->call), __VA_ARGS__)

static const char less_data[] = "leave out rows or columns that the model does not need";

/* Reads the file, which must be in the model's folder or below it, after links are resolved. */
static bool open_file(Csv *csv)
{
    Arena *scratch = csv->f->scratch;
    const SourceFile *model = csv->place->source.file;
    const char *folder = path_directory(scratch, model ? model->path->text : "");
    const char *path = path_join(scratch, folder, csv->name);
    size_t length;
    bool is_fit = path_is_inner(csv->name) && !strpbrk(csv->name, "\\:");
    if (!is_fit || (path_exists(path) && !path_is_within(folder, path))) {
        csv_mistake(csv, "the file '%s' is not in the model's folder or below it", csv->name);
        return false;
    }
    errno = 0;
    char *bytes = file_read(scratch, path, MOST_BYTES, &length);
    if (!bytes && errno == EFBIG) {
        if (csv_mistake(csv, "the file '%s' is larger than %d MiB", csv->name, MOST_BYTES >> 20))
            diag_fix(less_data);
    } else if (!bytes) {
        csv_mistake(csv, "the file '%s' cannot be read: %s", csv->name, strerror(errno));
    } else if (strlen(bytes) != length) {
        csv_mistake(csv, "the file '%s' is not a text file", csv->name);
    }
    if (!bytes || strlen(bytes) != length)
        return false;
    bool is_known = false;
    for (int i = 0; i < csv->f->system->files.count; i++)
        is_known |= strcmp(csv->f->system->files.at[i].name->text, csv->name) == 0;
    if (!is_known)
        list_push(csv->f->arena, &csv->f->system->files,
                  ((FlatFile){.name = name_of(csv->name), .digest = digest_of(bytes, length)}));
    csv->next = strncmp(bytes, "\xEF\xBB\xBF", 3) == 0 ? bytes + 3 : bytes;
    return true;
}

/* Terminates the cell at its end. Returns its text without surrounding blanks and quotes. */
static const char *end_cell(char *at, char *end)
{
    while (end > at && strchr(" \t\r", end[-1]))
        end--;
    while (at < end && strchr(" \t", *at))
        at++;
    bool is_quoted = end - at > 1 && *at == '"' && end[-1] == '"';
    end[is_quoted ? -1 : 0] = '\0';
    return at + is_quoted;
}

/* Reads the next row's cells; false at the end. */
static bool next_row(Csv *csv)
{
    Arena *scratch = csv->f->scratch;
    while (*csv->next) {
        char *line = csv->next;
        size_t length = strcspn(line, "\n");
        csv->next = line + length + (line[length] == '\n');
        csv->line++;
        size_t blanks = strspn(line, " \t\r");
        if (blanks >= length || line[blanks] == '#')
            continue;
        if (!csv->separator)
            csv->separator = memchr(line, ';', length) ? ';' : memchr(line, '\t', length) ? '\t' : ',';
        csv->cells.count = 0;
        for (char *at = line, *end; at <= line + length; at = end + 1) {
            end = memchr(at, csv->separator, (size_t)(line + length - at));
            end = end ? end : line + length;
            list_push(scratch, &csv->cells, end_cell(at, end));
        }
        return true;
    }
    return false;
}

/* Reads a number, which may have a decimal comma if cells are not separated by commas. */
static bool read_cell(const Csv *csv, const char *cell, double *number)
{
    const char *comma = csv->separator != ',' ? strchr(cell, ',') : NULL;
    if (!comma)
        return number_read(cell, number);
    char *plain = arena_copy(csv->f->scratch, cell, strlen(cell));
    plain[comma - cell] = '.';
    return number_read(plain, number);
}

/* Index of the column that the call names, from 0; -1: reported. The line of names was read before. */
static int find_column(const Csv *csv, Expr wanted)
{
    if (wanted->op == OP_NUMBER) {
        if (wanted->number >= 1 && wanted->number <= csv->cells.count)
            return (int)wanted->number - 1;
        csv_mistake(csv, "'%s' has %d columns", csv->name, csv->cells.count);
        return -1;
    }
    List(Name) names = {0};
    Text list = text_new(csv->f->scratch);
    int found = -1, other = -1;
    for (int i = 0; i < csv->cells.count; i++) {
        if (strcmp(csv->cells.at[i], wanted->name->text) == 0)
            *(found < 0 ? &found : &other) = i;
        list_push(csv->f->scratch, &names, name_of(csv->cells.at[i]));
        text_format(&list, "%s%s", i ? ", " : "", csv->cells.at[i]);
    }
    if (other >= 0) {
        if (csv_mistake(csv, "'%s' has two columns '%s'", csv->name, wanted->name->text))
            diag_fix("give them different names, or give the number of the intended one, counted from 1");
        return -1;
    }
    if (found >= 0 || !csv_mistake(csv, "'%s' has no column '%s'", csv->name, wanted->name->text))
        return found;
    diag_detail("columns: %s", list.at);
    Name nearest = sysml_nearest_name(wanted->name->text, names.at, names.count);
    if (nearest)
        diag_fix("did you mean '%s'?", nearest->text);
    else
        diag_fix("name one of the columns of the file's first line, or count it from 1");
    return -1;
}

/* Appends the numbers of the last row read, in this column or, for -1, in all. False if a cell is not a number, or if
 * decimal signs differ: beside 5.6, 1,234 may mean a thousand or about one. */
static bool read_row(Csv *csv, int column, int columns, ExprList *row)
{
    Arena *scratch = csv->f->scratch;
    if (csv->cells.count != columns) {
        csv_mistake(csv, "%s:%d has %d cell%s, not %d", csv->name, csv->line, csv->cells.count,
                    csv->cells.count == 1 ? "" : "s", columns);
        return false;
    }
    for (int i = column < 0 ? 0 : column; i < (column < 0 ? columns : column + 1); i++) {
        double number;
        const char *cell = csv->cells.at[i];
        if (!read_cell(csv, cell, &number)) {
            if (csv_mistake(csv, "%s:%d: '%s' is not a finite number", csv->name, csv->line, cell) && strchr(cell, ','))
                diag_fix("write numbers with a decimal point: 1.5");
            return false;
        }
        const char *sign = strpbrk(cell, ".,");
        if (sign && csv->decimal && *sign != csv->decimal) {
            if (csv_mistake(csv, "%s:%d: '%s' stands in a file that also has numbers with a decimal %s", csv->name,
                            csv->line, cell, csv->decimal == ',' ? "comma" : "point"))
                diag_fix("write all numbers with one decimal sign, and without marks between thousands");
            return false;
        }
        if (sign)
            csv->decimal = *sign;
        list_push(scratch, row, expr_number(number));
    }
    return true;
}

/* The array of the numbers in a column, or the matrix of all. NULL: a mistake; reported. */
static Expr read_numbers(Csv *csv, Expr wanted)
{
    ExprList rows = {0};
    if (!next_row(csv)) {
        csv_mistake(csv, "'%s' is empty", csv->name);
        return NULL;
    }
    int columns = csv->cells.count, column = wanted ? find_column(csv, wanted) : -1, count = 0;
    bool has_names = false;
    double number;
    if (wanted && column < 0)
        return NULL;
    for (int i = 0; i < columns; i++)
        has_names = has_names || !read_cell(csv, csv->cells.at[i], &number);
    for (bool is_row = has_names ? next_row(csv) : true; is_row; is_row = next_row(csv)) {
        ExprList row = {0};
        if (!read_row(csv, column, columns, &row))
            return NULL;
        count += row.count;
        list_push(csv->f->scratch, &rows, column < 0 ? expr_raw(OP_ARRAY, NULL, row.count, row.at) : row.at[0]);
        if (count <= MOST_NUMBERS)
            continue;
        if (csv_mistake(csv, "'%s' has more than %d numbers", csv->name, MOST_NUMBERS))
            diag_fix(less_data);
        return NULL;
    }
    if (!rows.count)
        csv_mistake(csv, "'%s' has no rows of numbers", csv->name);
    return rows.count ? expr_raw(OP_ARRAY, NULL, rows.count, rows.at) : NULL;
}

struct CsvArrays {
    Map *index; /* the file's and the call's text -> into arrays */
    ExprList arrays;
};

/* The name of a String property stands for its text. */
static Expr argument_of(Flattening *f, Expr argument, const Place *place)
{
    const Name text = argument->op == OP_VARIABLE ? flat_string_named(f, place->scope, argument->name) : NULL;
    return text ? expr_string(text) : argument;
}

static void note_table(Flattening *f, FlatFile *file, Expr table)
{
    for (int i = 0; i < file->tables.count; i++)
        if (file->tables.at[i] == table)
            return;
    list_push(f->arena, &file->tables, table);
}

void flat_note_table_of_csv(Flattening *f, Expr drawn, const Place *place, Expr table)
{
    ExprList nodes = {0};
    expr_nodes(drawn, f->scratch, &nodes);
    for (int n = 0; n < nodes.count; n++)
        for (int i = 0; parser_is_csv(nodes.at[n]) && i < f->system->files.count; i++)
            if (f->system->files.at[i].name == argument_of(f, nodes.at[n]->at[0], place)->name)
                note_table(f, &f->system->files.at[i], table);
}

Expr flat_csv_array(Flattening *f, Expr drawn, const Place *place)
{
    Expr arguments[2] = {NULL, NULL}, call = drawn;
    for (int i = 0; drawn->count <= 2 && i < drawn->count; i++)
        arguments[i] = argument_of(f, drawn->at[i], place);
    if (drawn->count <= 2)
        call = expr_raw(OP_CALL, drawn->name, drawn->count, arguments);
    Csv csv = {.f = f, .place = place, .call = call};
    Expr file = arguments[0], wanted = arguments[1];
    const bool is_column = !wanted || wanted->op == OP_STRING ||
                           (wanted->op == OP_NUMBER && floor(wanted->number) == wanted->number);
    if (!file || file->op != OP_STRING || !is_column) {
        if (csv_mistake(&csv, "csv() is not given the name of a file and of a column"))
            diag_fix("write csv(\"file.csv\", \"column\"), with the column's number in its place if it has no name");
        return NULL;
    }
    Name key = name_format("%s\n%s", place->source.file ? place->source.file->path->text : "",
                           expr_text(f->scratch, call));
    if (!f->csv_arrays) {
        f->csv_arrays = arena_new_of(f->scratch, CsvArrays);
        f->csv_arrays->index = map_new(f->scratch);
    }
    int known = map_get(f->csv_arrays->index, key, -1);
    if (known >= 0)
        return f->csv_arrays->arrays.at[known];
    csv.name = file->name->text;
    Expr array = open_file(&csv) ? read_numbers(&csv, wanted) : NULL;
    if (array) {
        map_put(f->csv_arrays->index, key, f->csv_arrays->arrays.count);
        list_push(f->scratch, &f->csv_arrays->arrays, array);
    }
    return array;
}
