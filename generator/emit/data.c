/* data.c - data that the program interpolates in, as constant objects. */
#include "emit/program.h"

#include <string.h>

enum { WIDTH = 118 };

/* Data have the name of their array; those written in a call have none. */
void data_names(Program *p)
{
    const ExprList *leaves = expr_tables();
    for (int i = 0; i < leaves->count; i++) {
        const char *words = leaves->at[i]->name->text;
        bool is_nameless = words[0] == '{' || words[0] == '[';
        const char *name = cscope_fresh(p->functions, is_nameless ? "data" : words);
        const char *numbers = cscope_fresh(p->functions, arena_format(p->arena, "%s_numbers", name));
        const char *slopes = !expr_table_of(leaves->at[i])->slopes
                                 ? "NULL"
                                 : cscope_fresh(p->functions, arena_format(p->arena, "%s_slopes", name));
        list_push(p->arena, &p->data, (ProgramData){.name = name, .numbers = numbers, .slopes = slopes});
    }
}

const char *data_name(const Program *p, Expr leaf)
{
    return p->data.at[(int)leaf->number].name;
}

/* Values bring their axes with them. */
const char *table_text(const Program *p, Expr leaf)
{
    if (expr_is_past(leaf))
        return past_text(p, leaf);
    const DataTable *table = expr_table_of(leaf);
    ProgramData *data = &p->data.at[(int)leaf->number];
    for (int i = 0; i < 2 && table->axis[i]; i++)
        p->data.at[(int)table->axis[i]->number].is_used = true;
    data->is_used = true;
    return arena_format(p->arena, "&%s", data->name);
}

static void print_numbers(Text *text, const char *name, const double *numbers, int count)
{
    text_format(text, "static const double %s[%d] = {\n   ", name, count);
    size_t column = 3;
    for (int i = 0; i < count; i++) {
        const char *shown = c_number(numbers[i]);
        size_t length = strlen(shown) + 2;
        if (column + length > WIDTH) {
            text_add(text, "\n   ");
            column = 3;
        }
        text_format(text, " %s%s", shown, i + 1 < count ? "," : "");
        column += length;
    }
    text_add(text, "};\n");
}

static const char *name_of_leaf(const Program *p, Expr leaf)
{
    return leaf ? arena_format(p->scratch, "&%s", data_name(p, leaf)) : "NULL";
}

static void print_object(const Program *p, Text *text, Expr leaf, const ProgramData *data)
{
    const DataTable *table = expr_table_of(leaf);
    text_format(text, "\n/* %s */\n", c_comment(p->scratch, leaf->name->text));
    print_numbers(text, data->numbers, table->at, table->count);
    if (table->slopes)
        print_numbers(text, data->slopes, table->slopes, table->axis[1] ? 3 * table->count : table->count);
    if (table->axis[0])
        text_format(text, "static const Table %s = {%s, %s, %s, %s};\n", data->name, name_of_leaf(p, table->axis[0]),
                    name_of_leaf(p, table->axis[1]), data->numbers, data->slopes);
    else
        text_format(text, "static const Axis %s = {%d, %s, %s, %s};\n", data->name, table->count,
                    table->is_held ? "true" : "false", table->smoothness == SMOOTH_NOT ? "false" : "true",
                    data->numbers);
    arena_reset(p->scratch);
}

/* Axes were made before what stands over them. */
void data_print(Program *p, Record *record)
{
    Text text = text_new(p->arena);
    for (int i = 0; i < p->data.count; i++)
        if (p->data.at[i].is_used)
            print_object(p, &text, expr_tables()->at[i], &p->data.at[i]);
    record_list(record, "with_data");
    if (text.length)
        record_set(record_add(record, "with_data"), "data", text.at);
}
