/* listing.c - the listing of the causal level as the program shows it: forms of lines, and the operands in their
 * places. */
#include "emit/progression.h"
#include "emit/repeat.h"

#include <string.h>

typedef struct {
    Program *program;
    Unique forms;
    OccurrenceList lines;
    Text form;       /* of the present line, */
    IntList numbers; /* what is in its places, */
    IntList kinds;   /* and which mark each is of: MARK_END of repetitions */
} Listing;

enum { FIRST_PLACE = 2 }; /* of a line's numbers */

static int add_number(Listing *l, int kind, int number)
{
    list_push(l->program->scratch, &l->numbers, number);
    list_push(l->program->scratch, &l->kinds, kind);
    return l->numbers.count - FIRST_PLACE;
}

/* The place of a variable or an equation, from 1; each number has its own, as two may be equal by chance. */
static int place_of(Listing *l, const Token *token)
{
    const int own = token->kind == MARK_VARIABLE ? token->row : token->number;
    for (int i = FIRST_PLACE; i < l->numbers.count && token->kind != MARK_NUMBER; i++)
        if (l->kinds.at[i] == token->kind && l->numbers.at[i] == own)
            return i - FIRST_PLACE + 1;
    return add_number(l, token->kind, own);
}

static void add_token(Listing *l, const Token *token)
{
    switch (token->kind) {
    case '%': text_add(&l->form, "%%"); break;
    case MARK_SOURCE: text_add(&l->form, "%s"); break;
    case MARK_OWN_ID: text_add(&l->form, "%i"); break;
    case MARK_ELEMENT: text_add(&l->form, "%q"); break;
    case MARK_VALUE: text_add(&l->form, "%v"); break;
    case MARK_ORIGIN: text_add(&l->form, "%o"); break;
    case MARK_LINE: l->numbers.at[1] = token->number; break;
    case MARK_VARIABLE: text_format(&l->form, "%%%d", place_of(l, token)); break;
    case MARK_ID: text_format(&l->form, "%%e%d", place_of(l, token)); break;
    case MARK_NUMBER: text_format(&l->form, "%%d%d", place_of(l, token)); break;
    default: text_add_char(&l->form, (char)token->kind);
    }
}

/* Once for all, with how many there are, and the first rows of variables and their steps. */
static void add_repeat(Listing *l, const Token *tokens, const Repeat *r)
{
    text_format(&l->form, "%%[%d", add_number(l, MARK_END, r->count));
    for (int i = 0; i < r->length; i++) {
        if (!r->step[i]) {
            add_token(l, &tokens[i]);
            continue;
        }
        text_format(&l->form, "%%r%d", add_number(l, MARK_END, tokens[i].row));
        add_number(l, MARK_END, r->step[i]);
    }
    text_add(&l->form, "%]");
}

static void add_line(Listing *l, const char *text, const char *end)
{
    Program *p = l->program;
    const Marked marked = repeat_read(p, p->scratch, text, end);
    l->form = text_new(p->scratch);
    l->numbers = l->kinds = (IntList){0};
    add_number(l, MARK_END, l->lines.count);
    add_number(l, MARK_END, -1);
    for (int at = 0, next = 0, count; at < marked.tokens.count; at += count) {
        const Repeat *r = next < marked.repeats.count ? &marked.repeats.at[next] : NULL;
        const bool is_repeat = r && r->first == at;
        count = is_repeat ? r->count * r->length : 1;
        next += is_repeat;
        if (is_repeat)
            add_repeat(l, &marked.tokens.at[at], r);
        else
            add_token(l, &marked.tokens.at[at]);
    }
    int shape, *kept = arena_array(p->arena, int, l->numbers.count);
    if (unique_is_new(&l->forms, name_of(l->form.at), &shape))
        text_format(&l->forms.text, "    /* %d */ %s,\n", shape, progression_form(p->scratch, l->form.at));
    memcpy(kept, l->numbers.at, (size_t)l->numbers.count * sizeof *kept);
    list_push(p->arena, &l->lines, (Occurrence){shape, l->numbers.count, kept});
    arena_reset(p->scratch);
}

void listing_print(Program *p, Record *record)
{
    Listing l = {.program = p, .forms = unique_new(p->arena, true)};
    Text text = text_new(p->arena);
    causal_print_marked(&text, p->causal, p->is_listed);
    for (const char *at = text.at, *end; *at; at = end + (*end == '\n')) {
        end = at + strcspn(at, "\n");
        add_line(&l, at, end);
    }
    record_format(record, "line_count", "%d", l.lines.count);
    record_set(record, "forms", l.forms.text.at);
    progressions_record(p, record, "lines", &l.lines, l.forms.count, NULL);
}
