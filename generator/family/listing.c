/* listing.c - listings: entries of pieces, printed one by one or by families. */
#include "family/family.h"

#include <stdarg.h>
#include <string.h>

enum { WIDTH = 118 }; /* of lines that are broken */

FamilyListing family_listing(Arena *arena, bool is_unrolled)
{
    return (FamilyListing){
        .arena = arena, .laws = family_laws(arena), .is_unrolled = is_unrolled, .words = text_new(arena)};
}

/* Ends the last entry: copies its pieces into a list of the exact size. */
static void end_entry(FamilyListing *l)
{
    if (!l->open.count)
        return;
    FamilyPieces *pieces = &list_last(&l->entries).pieces;
    pieces->at = arena_array(l->arena, FamilyPiece, l->open.count);
    pieces->count = pieces->capacity = l->open.count;
    memcpy(pieces->at, l->open.at, (size_t)l->open.count * sizeof *pieces->at);
    l->open.count = 0;
}

void family_begin(FamilyListing *l)
{
    end_entry(l);
    list_push(l->arena, &l->entries, (FamilyEntry){0});
}

void family_begin_title(FamilyListing *l, int fewest)
{
    end_entry(l);
    list_push(l->arena, &l->entries, (FamilyEntry){.fewest = fewest});
}

static void add_piece(FamilyListing *l, FamilyPiece piece)
{
    list_push(l->arena, &l->open, piece);
}

void family_words(FamilyListing *l, const char *words)
{
    add_piece(l, (FamilyPiece){.kind = FAMILY_WORDS, .is.words = words});
}

void family_format(FamilyListing *l, const char *format, ...)
{
    va_list arguments;
    l->words.length = 0;
    va_start(arguments, format);
    text_format_list(&l->words, format, arguments);
    va_end(arguments);
    family_words(l, name_of_length(l->words.at, l->words.length)->text);
}

void family_name(FamilyListing *l, Name name, int of, int index)
{
    add_piece(l, (FamilyPiece){.kind = FAMILY_NAME, .is.name = name, .of = of, .index = index});
}

void family_number(FamilyListing *l, int number)
{
    add_piece(l, (FamilyPiece){.kind = FAMILY_NUMBER, .is.number = number});
}

void family_expr(FamilyListing *l, Expr e)
{
    const Expr shown = l->is_unrolled ? e : family_sums(l->laws, l->arena, e);
    add_piece(l, (FamilyPiece){.kind = FAMILY_EXPR, .is.expr = shown});
}

void family_side(FamilyListing *l, Expr e)
{
    family_expr(l, e);
    list_last(&l->open).kind = FAMILY_SIDE;
}

void family_statements(FamilyListing *l, const StatementList *statements, int indent)
{
    add_piece(l, (FamilyPiece){.kind = FAMILY_STATEMENTS, .is.statements = statements, .indent = indent});
}

void family_column(FamilyListing *l, int column)
{
    add_piece(l, (FamilyPiece){.kind = FAMILY_COLUMN, .is.number = column});
}

void family_line(FamilyListing *l)
{
    add_piece(l, (FamilyPiece){.kind = FAMILY_LINE});
}

void family_wrapped(FamilyListing *l, int indent)
{
    list_last(&l->open).indent = indent;
}

void family_names(FamilyListing *l, const FamilyReferences *names, const char *separator, int fewest)
{
    FamilyMember *members = arena_array(l->arena, FamilyMember, names->count + 1);
    for (int i = 0; i < names->count; i++) {
        family_say_name(l->laws, names->at[i].name);
        members[i] = family_take(l->laws);
    }
    for (int i = 0, taken; i < names->count; i += taken) {
        const FamilyReference *first = &names->at[i];
        Family run = family_run(l->arena, &members[i], names->count - i);
        if (i)
            family_words(l, separator);
        taken = l->is_unrolled || run.members.count < fewest ? 1 : run.members.count;
        if (taken == 1) {
            family_name(l, first->name, first->of, first->index);
            continue;
        }
        run.letter = FAMILY_TERM_LETTER;
        FamilyShown shown = {l->arena, &run};
        FamilyWriter w = {.laws = l->laws, .place = family_show_place, .context = &shown};
        const char *name = family_write_name(&w, first->name), *ranges = family_ranges_text(l->arena, &run) + 2;
        family_name(l, name_format("%s (%s)", name, ranges), 0, 0);
    }
}

/* ---- families ---- */

Name family_statements_name(Arena *arena, const FamilyPiece *piece)
{
    Text text = text_new(arena);
    statements_print(&text, piece->is.statements, piece->indent);
    return name_of(text.at);
}

static void say_piece(const FamilyListing *l, const FamilyPiece *piece)
{
    switch (piece->kind) {
    case FAMILY_WORDS: family_say_words(l->laws, piece->is.words); break;
    case FAMILY_NAME: family_say_name(l->laws, piece->is.name); break;
    case FAMILY_EXPR: case FAMILY_SIDE: family_say_expr(l->laws, piece->is.expr); break;
    case FAMILY_NUMBER: family_say_number(l->laws, piece->is.number); break;
    case FAMILY_STATEMENTS: family_say_name(l->laws, family_statements_name(l->arena, piece)); break;
    case FAMILY_COLUMN: case FAMILY_LINE: family_say_words(l->laws, ""); break;
    }
}

static void add_family(FamilyListing *l, FamilyList *all, int first, Family family)
{
    family.position += first;
    for (int i = 0; i < family.members.count; i++)
        family.members.at[i] += first;
    list_push(l->arena, all, family);
}

FamilyList family_entries(FamilyListing *l)
{
    FamilyList all = {0};
    FamilyMember *members = arena_array(l->arena, FamilyMember, l->entries.count + 1);
    end_entry(l);
    for (int e = 0; e < l->entries.count; e++) {
        const FamilyEntry *entry = &l->entries.at[e];
        for (int i = 0; i < entry->pieces.count && !l->is_unrolled; i++)
            say_piece(l, &entry->pieces.at[i]);
        members[e] = l->is_unrolled ? (FamilyMember){.law = e} : family_take(l->laws);
    }
    for (int from = 0, to; from < l->entries.count; from = to) {
        const int fewest = l->entries.at[from].fewest ? l->entries.at[from].fewest : FAMILY_FEWEST;
        to = from + 1;
        while (to < l->entries.count && !l->entries.at[to].fewest)
            to++;
        const FamilyList found = families_find(l->arena, &members[from], to - from, fewest);
        for (int i = 0; i < found.count; i++)
            add_family(l, &all, from, found.at[i]);
    }
    return all;
}

/* ---- printing ---- */

/* Breaks at blanks; text after a break is indented. */
static void add_wrapped(Text *text, const char *words, int indent)
{
    size_t start = text->length;
    while (start > 0 && text->at[start - 1] != '\n')
        start--;
    size_t column = text->length - start;
    bool is_first = true;
    while (*words) {
        size_t length = strcspn(words, " ");
        if (!is_first && column + 1 + length > WIDTH) {
            text_format(text, "\n%*s", indent, "");
            column = (size_t)indent;
        } else if (!is_first) {
            text_add_char(text, ' ');
            column++;
        }
        text_add_length(text, words, length);
        column += length;
        words += length;
        words += *words == ' ';
        is_first = false;
    }
}

static void print_piece(const FamilyListing *l, const FamilyPiece *piece, FamilyWriter *w, Text *text)
{
    const char *words = "";
    switch (piece->kind) {
    case FAMILY_WORDS: words = piece->is.words; break;
    case FAMILY_NAME: words = family_write_name(w, piece->is.name); break;
    case FAMILY_EXPR: words = expr_text(l->arena, family_write_expr(w, piece->is.expr)); break;
    case FAMILY_SIDE: words = expr_side_text(l->arena, family_write_expr(w, piece->is.expr)); break;
    case FAMILY_NUMBER: {
        const char *place = w->place(w->context, PLACE_SUBSCRIPT, w->next++, piece->is.number);
        words = place;
        break;
    }
    case FAMILY_STATEMENTS: words = family_write_name(w, family_statements_name(l->arena, piece)); break;
    case FAMILY_COLUMN: text_pad_to(text, piece->is.number); break;
    case FAMILY_LINE: break;
    }
    if (piece->indent && piece->kind != FAMILY_STATEMENTS)
        add_wrapped(text, words, piece->indent);
    else
        text_add(text, words);
}

void family_print(FamilyListing *l, Text *text)
{
    const FamilyList families = family_entries(l);
    for (int f = 0; f < families.count; f++) {
        const Family *family = &families.at[f];
        const FamilyEntry *entry = &l->entries.at[family->members.at[0]];
        FamilyShown shown = {l->arena, family};
        FamilyWriter w = {.laws = l->laws, .place = family_show_place, .context = &shown};
        bool are_told = false; /* true once the ranges are printed */
        for (int i = 0; i < entry->pieces.count; i++) {
            if (entry->pieces.at[i].kind != FAMILY_LINE) {
                print_piece(l, &entry->pieces.at[i], &w, text);
                continue;
            }
            text_add(text, i && !are_told ? family_ranges_text(l->arena, family) : "");
            text_add_char(text, '\n');
            are_told = are_told || i;
        }
    }
}
