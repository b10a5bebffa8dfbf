/* family.h - families: groups of things that are equal except for numbers.
 *
 * Holds:       laws and families. A law is the common description of things: words, names and expressions with a place
 *              for each whole number in them; in names, for the numbers of parts and elements (m17.v, T[2,3]). A family
 *              has members of one law whose numbers advance evenly along one or several ranges: m{i}.v, i = 2..1000.
 *              Parts drawn one by one join like elements of an array.
 *              A listing is a list of entries, which consist of pieces. Families are found in each of its sections; an
 *              entry that breaks the rule stands alone.
 * Never holds: printed texts: names are split when they are added, expressions are trees. The meaning of things: a
 *              reader gives the kind of thing that a piece refers to in `of`.
 * Invariants:  each member is in one family. A family has at least as many members as the reader demands, or one. Its
 *              members have equal laws, and the places of each are those of the first plus the steps. Finding families
 *              takes O(n log n) time. Families are in the order of their first members.
 * Ownership:   the arena given; expressions belong to the algebra.
 * This folder knows only names and expressions, so that listings of all levels can use it.
 */
#ifndef FAMILY_H
#define FAMILY_H

#include "base/base.h"
#include "expr/expr.h"

/* The fewest members of a family. Places in files need many members, because nobody likes to compute a line number. */
enum { FAMILY_FEWEST = 5, FAMILY_FEWEST_TERMS = 8, FAMILY_FEWEST_PLACES = 50, FAMILY_MOST_RANGES = 4 };

/* ---- law.c: laws, and the numbers in their places ---- */

typedef struct FamilyLaws FamilyLaws;
FamilyLaws *family_laws(Arena *arena);

/* Returns the name with a mark in the place of each number, and appends the numbers. */
const char *family_split(Arena *arena, const char *name, IntList *numbers);

/* The functions family_say_...() describe one thing, item by item; family_take() then makes it a member. */
typedef struct {
    int law;
    int width;
    const int *places;
} FamilyMember;
void family_say_words(FamilyLaws *laws, const char *words);
void family_say_tag(FamilyLaws *laws, int tag); /* a number that must be equal */
void family_say_name(FamilyLaws *laws, Name name);
void family_say_number(FamilyLaws *laws, int number);
void family_say_expr(FamilyLaws *laws, Expr e); /* NULL: no expression; this counts, too */
FamilyMember family_take(FamilyLaws *laws);

/* Writes a name, or an expression with such names as leaves, with a text in each place, in the same order as above.
 * `place` returns the text for the next place, or NULL for a PLACE_NUMBER that stays as it is. `leaf` may return a text
 * for a whole leaf, whose places are then skipped. */
/* SUBSCRIPT: the first in brackets; LATER: a further one in brackets; APART: in a name, but not behind a letter. */
typedef enum { PLACE_SUBSCRIPT, PLACE_LATER, PLACE_IN_NAME, PLACE_APART, PLACE_NUMBER } FamilyPlaceKind;
typedef struct {
    FamilyLaws *laws;
    const char *(*place)(void *context, FamilyPlaceKind kind, int place, int number);
    const char *(*leaf)(void *context, Expr leaf); /* may be NULL, and return NULL: place by place */
    void *context;
    int next;    /* index of the next place */
} FamilyWriter;
const char *family_write_name(FamilyWriter *w, Name name);
Expr family_write_expr(FamilyWriter *w, Expr e);

/* ---- find.c: families ---- */

typedef struct {
    int count;
    int from;        /* the value of its index for the first member */
    const int *step; /* by place: how much the number advances */
} FamilyRange;

typedef struct {
    FamilyMember first;
    IntList members; /* indices, the last range fastest */
    int position;    /* the least of these indices */
    int ranges;      /* 0: a member that stands alone */
    int letter;      /* of the first range: 0 is i, 1 is j ... */
    FamilyRange range[FAMILY_MOST_RANGES];
} Family;
typedef List(Family) FamilyList;

FamilyList families_find(Arena *arena, const FamilyMember *members, int count, int fewest);

/* ", i = 2..1000, j = 1..3"; "" for a member that stands alone. */
const char *family_ranges_text(Arena *arena, const Family *family);

/* A function `place` of a FamilyWriter, with a FamilyShown as context: the number as a formula, i+1 or 2*i-1. */
typedef struct {
    Arena *arena;
    const Family *family;
} FamilyShown;
const char *family_show_place(void *shown, FamilyPlaceKind kind, int place, int number);

/* ---- listing.c: entries of lines ---- */

typedef enum {
    FAMILY_WORDS,
    FAMILY_NAME,    /* a name, or a text whose numbers count as those of names */
    FAMILY_EXPR,
    FAMILY_SIDE,    /* an expression as the left side of an equation */
    FAMILY_NUMBER,
    FAMILY_COLUMN,  /* blanks up to a column */
    FAMILY_LINE,    /* the end of a line; the first one of an entry shows the ranges */
    FAMILY_STATEMENTS
} FamilyPieceKind;

typedef struct {
    FamilyPieceKind kind;
    union {
        const char *words;
        Name name;
        Expr expr;
        int number; /* or a column */
        const StatementList *statements;
    } is;
    int of;     /* kind of reference, defined by the reader; 0: none */
    int index;  /* of the thing referred to */
    int indent; /* not 0: long lines are broken, with this indent; STATEMENTS: their own indent */
} FamilyPiece;

typedef List(FamilyPiece) FamilyPieces;

typedef struct {
    FamilyPieces pieces;
    int fewest; /* not 0: begins a section; fewest members of its families */
    FamilyMember member;
} FamilyEntry;

typedef struct {
    Arena *arena;
    FamilyLaws *laws;
    bool is_unrolled; /* each entry stands alone */
    List(FamilyEntry) entries;
    FamilyPieces open; /* the pieces of the last entry, until it ends */
    Text words;        /* being formatted */
} FamilyListing;

FamilyListing family_listing(Arena *arena, bool is_unrolled);
void family_begin(FamilyListing *l);       /* begins an entry, which ends where the next one begins */
void family_begin_title(FamilyListing *l, int fewest); /* the same for a section; fewest members of its families */
void family_words(FamilyListing *l, const char *words); /* the words are not copied */
void family_format(FamilyListing *l, const char *format, ...) PRINTF_LIKE(2, 3);
void family_name(FamilyListing *l, Name name, int of, int index);
void family_number(FamilyListing *l, int number);
void family_expr(FamilyListing *l, Expr e);
void family_side(FamilyListing *l, Expr e);
void family_statements(FamilyListing *l, const StatementList *statements, int indent);
void family_column(FamilyListing *l, int column);
void family_line(FamilyListing *l);
void family_wrapped(FamilyListing *l, int indent); /* breaks long lines of the last piece */

/* Adds names with a separator. At least `fewest` names that advance evenly become a rule, unless it is unrolled. */
typedef struct {
    Name name;
    int of, index;
} FamilyReference;
typedef List(FamilyReference) FamilyReferences;
void family_names(FamilyListing *l, const FamilyReferences *names, const char *separator, int fewest);

/* The families of all entries, in order; in an unrolled listing, each entry stands alone. */
FamilyList family_entries(FamilyListing *l);
void family_print(FamilyListing *l, Text *text);
Name family_statements_name(Arena *arena, const FamilyPiece *piece); /* as a FAMILY_NAME piece */

/* ---- sum.c: terms that advance evenly, as one rule ---- */

enum { FAMILY_TERM_LETTER = 2 }; /* the index of terms is k */

/* The first members that advance evenly, one after the other, as a family. */
Family family_run(Arena *arena, const FamilyMember *members, int count);
Expr family_sums(FamilyLaws *laws, Arena *arena, Expr e); /* e with such terms as one leaf: sum(m{k}.f, k = 1..9) */

#endif
