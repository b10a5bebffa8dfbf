/* listing.c - the listing of the causal level as the program shows it: forms of lines, and the operands in their
 * places. A family is one line, with its ranges. */
#include "emit/numbers.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

typedef struct {
    Program *program;
    FamilyListing from;
    const Family *family;
    Unique forms;
    Text rows;
    Text form;       /* of the present line */
    IntList numbers; /* in the places of the line */
    IntList kinds;   /* of operand, by number */
    IntList places;  /* of the family, by number; -1: none */
} Listing;

enum { NUMBER = 'd', NUMBER_IN_NAME = 'b', NUMBER_OPERAND = 'w', EQUATION = 'e', ELEMENT = 'q', PLACE_OF_SOURCE = 's',
       VARIABLE = ' ' };

static const char *operand(Listing *l, int kind, int number, int place)
{
    int at = 0;
    while (at < l->numbers.count && (kind == NUMBER || place >= 0 || l->kinds.at[at] != kind || l->places.at[at] >= 0 ||
                                     l->numbers.at[at] != number))
        at++;
    if (at == l->numbers.count) { /* each number has its own place, because two may be equal by chance */
        list_push(l->program->scratch, &l->numbers, number);
        list_push(l->program->scratch, &l->kinds, kind);
        list_push(l->program->scratch, &l->places, place);
    }
    at += l->family->ranges;
    return kind == VARIABLE ? arena_format(l->program->scratch, "%c%d", MARK_OPERAND, at + 1)
                            : arena_format(l->program->scratch, "%c%c%d", MARK_OPERAND, kind, at + 1);
}

static bool is_fixed(const Family *family, int place)
{
    bool is = true;
    for (int r = 0; r < family->ranges; r++)
        is = is && family->range[r].step[place] == 0;
    return is;
}

/* In a program for all sizes, numbers in names may depend on the sizes. */
static const char *place_of(void *context, FamilyPlaceKind kind, int place, int number)
{
    Listing *l = context;
    if (is_fixed(l->family, place) && kind == PLACE_NUMBER)
        return NULL;
    if (is_fixed(l->family, place) && !l->program->sizes.list)
        return arena_format(l->program->scratch, "%d", number);
    const bool is_in_name = kind == PLACE_IN_NAME || kind == PLACE_APART;
    return operand(l, is_in_name ? NUMBER_IN_NAME : kind == PLACE_NUMBER ? NUMBER_OPERAND : NUMBER, number, place);
}

static const char *name_as_text(Listing *l, Name name)
{
    FamilyWriter w = {.laws = l->from.laws, .place = place_of, .context = l};
    return family_write_name(&w, name);
}

static const char *listed_text(void *context, int variable)
{
    Listing *l = context;
    return operand(l, VARIABLE, l->program->layout.places.at[variable].row, -1);
}

/* The name of a variable that is not listed. A variable of a state set has the number of the set in its name. */
static const char *other_text(void *context, int variable)
{
    Listing *l = context;
    return name_as_text(l, l->program->causal->variables.at[variable].path);
}

static EmitShown shown(Listing *l)
{
    return (EmitShown){l->program, listed_text, other_text, l};
}

static const char *leaf_text(void *context, Expr leaf)
{
    const EmitShown s = shown(context);
    return emit_shown_text(&s, leaf);
}

/* Lines of a family show names; the operands of a single line are rows. */
static FamilyWriter writer(Listing *l)
{
    return (FamilyWriter){.laws = l->from.laws, .place = place_of, .leaf = l->family->ranges ? NULL : leaf_text,
                          .context = l};
}

/* ---- lines ---- */

/* Adds a row: the number at which each range begins, then the operands. */
static void add_row(Listing *l)
{
    Program *p = l->program;
    Family row = *l->family;
    const int width = row.ranges + l->numbers.count;
    int shape, *numbers = arena_array(p->scratch, int, width);
    if (unique_is_new(&l->forms, name_of(l->form.at), &shape))
        text_format(&l->forms.text, "    /* %d */ %s,\n", shape, numbers_form(p->scratch, l->form.at));
    for (int r = 0; r < row.ranges; r++) {
        int *step = arena_array(p->scratch, int, width);
        numbers[r] = row.range[r].from;
        for (int i = 0; i < l->numbers.count; i++)
            step[row.ranges + i] = l->places.at[i] < 0 ? 0 : row.range[r].step[l->places.at[i]];
        row.range[r].step = step;
    }
    for (int i = 0; i < l->numbers.count; i++)
        numbers[row.ranges + i] = l->numbers.at[i];
    row.first = (FamilyMember){.width = width, .places = numbers};
    text_format(&l->rows, "    %s,\n", numbers_row(p->scratch, arena_format(p->scratch, "%d", shape), &row));
    l->form = text_new(p->scratch);
}

static void add_text(Listing *l, const char *text)
{
    for (const char *end; (end = strchr(text, '\n')); text = end + 1) {
        text_add(&l->form, emit_form(l->program->scratch, arena_copy(l->program->scratch, text, (size_t)(end - text))));
        add_row(l);
    }
    text_add(&l->form, emit_form(l->program->scratch, text));
}

static const char *name_text(Listing *l, const FamilyPiece *piece)
{
    static const int kinds[] = {[LISTED_EQUATION] = EQUATION, [LISTED_ELEMENT] = ELEMENT,
                                [LISTED_SOURCE] = PLACE_OF_SOURCE};
    const EmitShown s = shown(l);
    if (piece->of == LISTED_VARIABLE)
        return emit_shown_variable(&s, piece->index);
    return piece->of ? operand(l, kinds[piece->of], piece->index, -1) : name_as_text(l, piece->is.name);
}

static void add_piece(Listing *l, const FamilyPiece *piece, FamilyWriter *w)
{
    const bool is_alone = !l->family->ranges;
    Program *p = l->program;
    switch (piece->kind) {
    case FAMILY_WORDS: add_text(l, piece->is.words); break;
    case FAMILY_NAME:
        add_text(l, is_alone ? name_text(l, piece) : family_write_name(w, piece->is.name));
        break;
    case FAMILY_EXPR: case FAMILY_SIDE:
        add_text(l, piece->kind == FAMILY_SIDE ? expr_side_text(p->scratch, family_write_expr(w, piece->is.expr))
                                               : expr_text(p->scratch, family_write_expr(w, piece->is.expr)));
        break;
    case FAMILY_NUMBER:
        add_text(l, is_alone ? operand(l, NUMBER, piece->is.number, -1)
                             : place_of(l, PLACE_SUBSCRIPT, w->next++, piece->is.number));
        break;
    case FAMILY_STATEMENTS:
        if (is_alone) {
            EmitShown s = shown(l);
            const StatementList marked = statements_replace(p->scratch, piece->is.statements, emit_shown_leaf, &s);
            Text text = text_new(p->scratch);
            statements_print(&text, &marked, piece->indent);
            add_text(l, text.at);
        } else {
            add_text(l, family_write_name(w, family_statements_name(p->scratch, piece)));
        }
        break;
    case FAMILY_COLUMN: text_format(&l->form, "%%t%d", piece->is.number); break;
    case FAMILY_LINE: break;
    }
}

/* The first line with text also shows the ranges: %R. */
static void add_family(Listing *l, const Family *family)
{
    const FamilyEntry *entry = &l->from.entries.at[family->members.at[0]];
    bool are_told = !family->ranges;
    l->family = family;
    FamilyWriter w = writer(l);
    for (int i = 0; i < entry->pieces.count; i++) {
        if (entry->pieces.at[i].kind != FAMILY_LINE) {
            add_piece(l, &entry->pieces.at[i], &w);
            continue;
        }
        if (i && !are_told)
            text_add(&l->form, "%R");
        are_told = are_told || i;
        add_row(l);
        l->numbers.count = l->kinds.count = l->places.count = 0;
    }
}

void listing_print(Program *p, Record *record)
{
    Listing l = {.program = p, .from = family_listing(p->scratch, p->is_unrolled),
                 .forms = unique_new(p->arena, true), .rows = text_new(p->arena), .form = text_new(p->scratch)};
    causal_list(&l.from, p->causal);
    const FamilyList families = family_entries(&l.from);
    for (int f = 0; f < families.count; f++)
        add_family(&l, &families.at[f]);
    record_set(record, "forms", l.forms.text.at);
    record_set(record, "lines", l.rows.at);
    arena_reset(p->scratch);
}
