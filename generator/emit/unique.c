/* unique.c - rows of tables that are written once, however often they are asked for; also rows of drawn elements. */
#include "emit/item.h"

#include <string.h>

Unique unique_new(Arena *arena, bool is_numbered)
{
    return (Unique){.known = map_new(arena), .is_numbered = is_numbered, .text = text_new(arena)};
}

bool unique_is_new(Unique *rows, Name key, int *row)
{
    *row = map_get(rows->known, key, rows->count);
    if (*row < rows->count)
        return false;
    map_put(rows->known, key, rows->count++);
    return true;
}

int unique_row(Unique *rows, const char *row)
{
    int number;
    if (!unique_is_new(rows, name_of(row), &number))
        return number;
    if (rows->is_numbered)
        text_format(&rows->text, "    /* %d */ {%s},\n", number, row);
    else
        text_format(&rows->text, "    {%s},\n", row);
    return number;
}

/* The row of a drawn element. Elements of one scope share the file and the qualified name without its last part. */
int emit_element_row(Program *p, Name element, Source source)
{
    Arena *scratch = p->scratch;
    const char *name = element ? element->text : "", *last = name;
    for (const char *at = strstr(name, "::"); at; at = strstr(last, "::"))
        last = at + strlen("::");
    const char *prefix = c_quoted(scratch, arena_copy(scratch, name, (size_t)(last - name)));
    const char *file = c_quoted(scratch, source.file ? source.file->label->text : "");
    const int scope = unique_row(&p->tables.scopes, arena_format(scratch, "%s, %s", prefix, file));
    const Name key = name_format("%d %d %s", scope, source.line, last);
    const int row = map_get(p->tables.element_at, key, p->tables.elements.count);
    if (row < p->tables.elements.count)
        return row;
    int *numbers = arena_array(p->arena, int, 2);
    numbers[0] = row;
    numbers[1] = source.line;
    map_put(p->tables.element_at, key, row);
    list_push(p->arena, &p->tables.elements,
              ((NamedThing){arena_format(p->arena, "%d", scope), name_of(last), numbers, 2}));
    return row;
}
