/* data.c - interpolation data of the program, as constant objects. */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

/* Data are named after their array; data written directly in a call have no array. */
void data_names(Program *p)
{
    const ExprList *leaves = expr_tables();
    for (int i = 0; i < leaves->count; i++) {
        const char *words = leaves->at[i]->name->text;
        const bool is_nameless = words[0] == '{' || words[0] == '[', is_file = strncmp(words, "csv(", 4) == 0;
        const char *wish = is_nameless                    ? "data"
                           : expr_is_given(leaves->at[i]) ? words
                           : arena_format(p->arena, "data_%s", words + (is_file ? 4 : 0));
        const char *name = cscope_fresh_within(p->functions, wish, C_LONGEST_EXTERNAL);
        const char *numbers = cscope_fresh(p->functions, arena_format(p->arena, "%s_numbers", name));
        const char *slopes = !expr_table_of(leaves->at[i])->slopes
                                 ? "NULL"
                                 : cscope_fresh(p->functions, arena_format(p->arena, "%s_slopes", name));
        list_push(p->arena, &p->data, (ProgramData){.name = name, .numbers = numbers, .slopes = slopes});
    }
}

/* The name of a table that is not of a past. Marks the data as used, with its axes. */
static const char *table_name(const Program *p, Expr leaf)
{
    const DataTable *table = expr_table_of(leaf);
    ProgramData *data = &p->data.at[(int)leaf->number];
    for (int i = 0; i < 2 && table->axis[i]; i++)
        p->data.at[(int)table->axis[i]->number].is_used = true;
    data->is_used = true;
    return data->name;
}

const Code *table_code(const Program *p, Expr leaf)
{
    return expr_is_past(leaf) ? past_code(p, leaf) : code_format(p->scratch, "&%s", table_name(p, leaf));
}

static void print_numbers(Text *text, const char *name, const double *numbers, int count)
{
    Items items = code_items(text->arena, 111, true);
    for (int i = 0; i < count; i++)
        code_add_item(&items, c_number_in(text->arena, numbers[i]));
    text_format(text, "static const %s %s[%d] = {\n    %s};\n", c_real(text->arena), name, count, items.text.at);
}

int data_given(Expr leaf)
{
    const Expr axis = expr_table_of(leaf)->axis[0] ? expr_table_of(leaf)->axis[0] : leaf;
    int before = 0;
    for (int i = 0; i < (int)axis->number; i++)
        before += expr_is_given(expr_tables()->at[i]) && !expr_table_of(expr_tables()->at[i])->axis[0];
    return before;
}

/* Axes were made before their tables. */
void data_print(Program *p, Record *record)
{
    const char *linkage = p->portable ? "static " : "";
    Text text = text_new(p->arena), names = text;
    for (int i = 0; i < p->data.count; i++) {
        const ProgramData *data = &p->data.at[i];
        const Expr leaf = expr_tables()->at[i];
        const DataTable *table = expr_table_of(leaf);
        if (!data->is_used)
            continue;
        if (table->is_given) {
            text_format(&names, "#define %s (described(m)->given[%d].%s)\n", data->name, data_given(leaf),
                        table->axis[0] ? "values" : "times");
            continue;
        }
        text_format(&text, "\n/* %s */\n", c_comment(p->scratch, leaf->name->text));
        text_format(&names, "extern const %s %s;\n", table->axis[0] ? "Table" : "Axis", data->name);
        print_numbers(&text, data->numbers, table->at, table->count);
        if (table->slopes)
            print_numbers(&text, data->slopes, table->slopes, table->axis[1] ? 3 * table->count : table->count);
        if (table->axis[0])
            code_line(&text, 0, p->scratch, "%sconst Table %s = {&%s, %s%s, %s, %s};", linkage, data->name,
                      p->data.at[(int)table->axis[0]->number].name, table->axis[1] ? "&" : "",
                      table->axis[1] ? p->data.at[(int)table->axis[1]->number].name : "NULL", data->numbers,
                      data->slopes);
        else
            text_format(&text, "%sconst Axis %s = {%d, %s, %s, %s};\n", linkage, data->name, table->count,
                        c_truth(table->is_held), c_truth(table->smoothness != SMOOTH_NOT), data->numbers);
        arena_reset(p->scratch);
    }
    Record *list = record_when(record, "with_data", names.length > 0);
    if (!list)
        return;
    record_set(list, "data", text.at);
    record_set(list, "data_names", names.at);
}

const Code *past_code(const Program *p, Expr leaf)
{
    return p->pasts.members.at[p->pasts.of_table[(int)leaf->number]];
}
