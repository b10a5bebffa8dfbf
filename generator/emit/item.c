/* item.c - rows of tables in generated C: initializers of arrays and structs, and lists of them for the templates. */
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

/* The length of a text that must not be cut: a number with its marks, an escape sequence, or the bytes of a
 * character. */
static size_t unit_length(const char *at)
{
    size_t length = 1;
    if (c_begins_number(at))
        return (size_t)(c_next(at) - at);
    if (at[0] == '\\')
        return at[1] >= '0' && at[1] <= '7' ? 4 : 2;
    while (((unsigned char)at[length] & 0xC0) == 0x80)
        length++;
    return length;
}

const char *code_string(Arena *arena, const char *words)
{
    enum { INDENT = 8, MOST = 96 };
    if (!words)
        return "NULL";
    const char *at = c_string(arena, words);
    Text text = text_new(arena);
    while (c_length(at, strlen(at)) > MOST) {
        size_t end = 0, blank = 0;
        for (size_t unit = unit_length(at); c_length(at, end + unit) <= MOST; unit = unit_length(at + end)) {
            end += unit;
            blank = at[end - 1] == ' ' ? end : blank;
        }
        end = blank ? blank : end;
        text_add_length(&text, at, end);
        text_format(&text, "\"\n%*s\"", INDENT, "");
        at += end;
    }
    text_add(&text, at);
    return c_literal(arena, text.at);
}

Items code_items(Arena *arena, size_t most, bool counts_next)
{
    return (Items){.text = text_new(arena), .most = most, .counts_next = counts_next, .indent = 4};
}

Items code_array(Arena *arena)
{
    Items items = code_items(arena, MOST_ENUMERATORS - 4, true);
    items.indent = 8;
    return items;
}

const char *code_array_text(const char *type, const Items *items)
{
    enum { MOST_BESIDE = 72 }; /* the name of a field, and the type */
    const bool is_long = c_length(items->text.at, items->text.length) > MOST_BESIDE || strchr(items->text.at, '\n');
    const char *cast = type ? arena_format(items->text.arena, "(const %s[])", type) : "";
    return arena_format(items->text.arena, "%s{%s%*s%s}", cast, is_long ? "\n" : "", is_long ? items->indent : 0, "",
                        items->text.at);
}

const char *code_kept(const Program *p, const char *array)
{
    return p->sizes.list ? arena_format(p->arena, "VARIANT_KEPT(%s)", array) : array;
}

void code_add_item(Items *items, const char *item)
{
    Text *text = &items->text;
    const size_t own = c_length(item, strlen(item));
    const bool is_full = items->columns + (items->counts_next ? own : 0) > items->most;
    if (text->length)
        text_format(text, ",%s%*s", is_full ? "\n" : "", is_full ? items->indent : 1, "");
    items->columns = own + (is_full ? 0 : items->columns + (items->columns > 0) * strlen(", "));
    text_add(text, item);
}

void code_add_number(Items *items, int number)
{
    char item[16]; /* without allocation: a table may be long */
    snprintf(item, sizeof item, "%d", number);
    code_add_item(items, arena_marks_numbers(items->text.arena) ? arena_format(items->text.arena, "%d", number) : item);
}

void code_add_field(Items *row, const char *name, const char *value)
{
    static const char *const left_out[] = {"false", "NULL", "0", "MODEL_NUMBER"};
    const char *plain = c_unmarked(row->text.arena, value);
    bool is_left_out = false;
    for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
        is_left_out |= strcmp(plain, left_out[i]) == 0;
    if (!is_left_out)
        code_add_item(row, arena_format(row->text.arena, ".%s = %s", name, value));
}

const char *code_place(Arena *arena, const char *member)
{
    return arena_format(arena, arena_marks_numbers(arena) ? "PLACE_OF(form, %s)" : "offsetof(Model, %s)", member);
}

void code_add_place(Items *row, const char *name, const Member *member)
{
    code_add_field(row, name, code_place(row->text.arena, code_member_text(row->text.arena, member)));
}

void code_add_count(Items *row, const char *name, int number)
{
    code_add_field(row, name, arena_format(row->text.arena, "%d", number));
}

const char *code_enumerators(Arena *arena, const NameList *names, const IntList *numbers, bool is_told)
{
    Items items = code_items(arena, MOST_ENUMERATORS, true);
    Text macros = text_new(arena);
    for (int i = 0; i < names->count; i++) {
        const int number = numbers->at[i], next = i ? numbers->at[i - 1] + 1 : 0;
        const char *name = names->at[i], *before = i ? names->at[i - 1] : NULL;
        if (!is_told && number == next)
            code_add_item(&items, name);
        else
            code_add_item(&items, arena_format(arena, "%s = %d", name, number));
        if (!is_told && number == next && before)
            text_format(&macros, "#define %s (%s + 1)\n", name, before);
        else
            text_format(&macros, "#define %s (%d)\n", name, number);
    }
    if (!names->count)
        return "";
    return arena_marks_numbers(arena) ? macros.at : arena_format(arena, "enum { %s };\n", items.text.at);
}

/* Adds the members of a struct, if there are any. */
void record_members(Record *record, const char *list, const char *members)
{
    Record *structure = record_when(record, list, members[0]);
    if (!structure)
        return;
    record_set(structure, "members", members);
}

bool record_function(Record *record, const char *name, const char *inside)
{
    Record *function = record_either(record, name_format("with_%s", name)->text, name_format("without_%s", name)->text,
                                     inside[0]);
    if (inside[0])
        record_set(function, name, inside);
    return inside[0];
}
