/* listing.c - the listing of the causal level as the program shows it: forms of lines, and what is in their places. */
#include "emit/program.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Program *program;
    Unique forms;
    OccurrenceList lines;
} Listing;

/* The place that a mark's number has among those of the line, from 1; a letter before it if it is no variable. */
static void add_place(Listing *l, Text *form, IntList *numbers, char mark, int number)
{
    enum { FIRST_PLACE = 2 };
    const char *kind = mark == MARK_ID ? "e" : mark == MARK_NUMBER ? "d" : "";
    int own = mark == MARK_VARIABLE ? l->program->places.at[number].row : number, place = FIRST_PLACE;
    while (place < numbers->count && numbers->at[place] != own)
        place++;
    if (place == numbers->count)
        list_push(l->program->scratch, numbers, own);
    text_format(form, "%%%s%d", kind, place - FIRST_PLACE + 1);
}

/* One line, up to its end; gives that. */
static const char *add_line(Listing *l, const char *at)
{
    Program *p = l->program;
    Text form = text_new(p->scratch);
    IntList numbers = {0};
    list_push(p->scratch, &numbers, l->lines.count);
    list_push(p->scratch, &numbers, -1);
    for (; *at && *at != '\n'; at++) {
        char *end;
        switch (*at) {
        case '%': text_add(&form, "%%"); break;
        case MARK_SOURCE: text_add(&form, "%s"); break;
        case MARK_VALUE: text_add(&form, "%v"); break;
        case MARK_ORIGIN: text_add(&form, "%o"); break;
        case MARK_LINE:
            numbers.at[1] = (int)strtol(at + 1, &end, 10);
            text_add(&form, "%i");
            at = end;
            break;
        case MARK_VARIABLE: case MARK_ID: case MARK_NUMBER:
            add_place(l, &form, &numbers, *at, (int)strtol(at + 1, &end, 10));
            at = end;
            break;
        default: text_add_char(&form, *at);
        }
    }
    int shape, *kept = arena_array(p->arena, int, numbers.count);
    if (unique_is_new(&l->forms, name_of(form.at), &shape))
        text_format(&l->forms.text, "    /* %d */ %s,\n", shape, progression_form(p->scratch, form.at));
    memcpy(kept, numbers.at, (size_t)numbers.count * sizeof *kept);
    list_push(p->arena, &l->lines, (Occurrence){shape, numbers.count, kept});
    arena_reset(p->scratch);
    return *at ? at + 1 : at;
}

void listing_print(Program *p, Record *record)
{
    Listing l = {.program = p, .forms = unique_new(p->arena, true)};
    Text text = text_new(p->arena);
    causal_print_marked(&text, p->causal, p->is_listed);
    for (const char *at = text.at; *at;)
        at = add_line(&l, at);
    record_format(record, "line_count", "%d", l.lines.count);
    record_set(record, "forms", l.forms.text.at);
    progressions_record(p, record, "lines", &l.lines, l.forms.count, NULL);
}
