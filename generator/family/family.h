/* family.h - what is equal, found once.
 *
 * Holds:       laws and families. A law is what things say alike: words, names, expressions, with a place for each
 *              whole number in them, of names those of parts and elements (m17.v, T[2,3]). A family is members of one
 *              law of which the numbers advance evenly, along one range or several: m{i}.v, i = 2..1000. Parts drawn
 *              one by one join like elements of an array.
 *              A listing is entries of pieces, in order; families are found in each of its sections, and an entry that
 *              breaks the rule stands alone.
 * Never holds: texts that were printed: names are split where they come in, expressions are trees. What things are: a
 *              reader says by `of` what a piece refers to.
 * Invariants:  a member is in one family; a family has as many members as a reader asks for, or one; its members have
 *              equal laws, and the places of each are those of the first plus the steps. Finding them takes time in
 *              proportion to n log n. The order is that of the members which stand first.
 * Ownership:   the arena given; expressions are those of the algebra.
 * It knows names and expressions only, so that all levels list by it.
 */
#ifndef FAMILY_H
#define FAMILY_H

#include "base/base.h"
#include "expr/expr.h"

/* Of places in files only many are a rule, for nobody likes to compute a line. */
enum { FAMILY_FEWEST = 5, FAMILY_FEWEST_TERMS = 8, FAMILY_FEWEST_PLACES = 50, FAMILY_MOST_RANGES = 4 };

/* ---- law.c: laws, and the numbers in their places ---- */

typedef struct FamilyLaws FamilyLaws;
FamilyLaws *family_laws(Arena *arena);

/* The name with a mark in the place of each number of it, and these. */
const char *family_split(Arena *arena, const char *name, IntList *numbers);

/* What is said of one thing is added in order; then it is taken as a member. */
typedef struct {
    int law;
    int width;
    const int *places;
} FamilyMember;
void family_say_words(FamilyLaws *laws, const char *words);
void family_say_tag(FamilyLaws *laws, int tag); /* a number that must be equal */
void family_say_name(FamilyLaws *laws, Name name);
void family_say_number(FamilyLaws *laws, int number);
void family_say_expr(FamilyLaws *laws, Expr e); /* NULL says nothing, but has its place */
FamilyMember family_take(FamilyLaws *laws);

/* The same walk, with a text for each place: a name, and an expression of which the leaves are named so. `place` gives
 * the text for the next place; `leaf` may give another one for a whole leaf, and skips its places then. */
/* SUBSCRIPT begins a bracket, LATER comes behind others in it; APART is in a name, but behind no letter. */
typedef enum { PLACE_SUBSCRIPT, PLACE_LATER, PLACE_IN_NAME, PLACE_APART, PLACE_NUMBER } FamilyPlaceKind;
typedef struct {
    FamilyLaws *laws;
    const char *(*place)(void *context, FamilyPlaceKind kind, int place, int number); /* NULL of a number: itself */
    const char *(*leaf)(void *context, Expr leaf); /* NULL: none; NULL of a leaf: place by place */
    void *context;
    int next;    /* place */
} FamilyWriter;
const char *family_write_name(FamilyWriter *w, Name name);
Expr family_write_expr(FamilyWriter *w, Expr e);

/* ---- find.c: families ---- */

typedef struct {
    int count;
    int from;        /* its index in the first member */
    const int *step; /* by place */
} FamilyRange;

typedef struct {
    FamilyMember first;
    IntList members; /* indices, the last range fastest */
    int position;    /* the least of them */
    int ranges;      /* 0: it stands alone */
    int letter;      /* of the first index: i, or so many behind it */
    FamilyRange range[FAMILY_MOST_RANGES];
} Family;
typedef List(Family) FamilyList;

FamilyList families_find(Arena *arena, const FamilyMember *members, int count, int fewest);

/* ", i = 2..1000, j = 1..3"; "" of one that stands alone. */
const char *family_ranges_text(Arena *arena, const Family *family);

/* For a FamilyWriter: the number in a place by those indices, i+1 or 2*i-1. */
typedef struct {
    Arena *arena;
    const Family *family;
} FamilyShown;
const char *family_show_place(void *shown, FamilyPlaceKind kind, int place, int number);

/* ---- listing.c: entries of lines ---- */

typedef enum {
    FAMILY_WORDS,
    FAMILY_NAME,    /* also a text in which numbers are as in names */
    FAMILY_EXPR,
    FAMILY_SIDE,    /* an expression as the left side of an equation */
    FAMILY_NUMBER,
    FAMILY_COLUMN,  /* blanks up to it */
    FAMILY_LINE,    /* ends; the first one of an entry tells the ranges */
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
    int of;     /* kind of reference, of the reader; 0: none */
    int index;  /* and what it refers to */
    int indent; /* not 0: is broken where the line is full, with that indent; of statements theirs */
} FamilyPiece;

typedef List(FamilyPiece) FamilyPieces;

typedef struct {
    FamilyPieces pieces;
    int fewest; /* begins a section, with such families; 0: it goes on */
    FamilyMember member;
} FamilyEntry;

typedef struct {
    Arena *arena;
    FamilyLaws *laws;
    bool is_unrolled; /* each entry by itself */
    List(FamilyEntry) entries;
    FamilyPieces open; /* of the last entry, until it ends */
    Text words;        /* being formatted */
} FamilyListing;

FamilyListing family_listing(Arena *arena, bool is_unrolled);
void family_begin(FamilyListing *l);       /* an entry; it ends where the next one begins */
void family_begin_title(FamilyListing *l, int fewest); /* of a section, and its families have so many members */
void family_words(FamilyListing *l, const char *words); /* must stay */
void family_format(FamilyListing *l, const char *format, ...) PRINTF_LIKE(2, 3);
void family_name(FamilyListing *l, Name name, int of, int index);
void family_number(FamilyListing *l, int number);
void family_expr(FamilyListing *l, Expr e);
void family_side(FamilyListing *l, Expr e);
void family_statements(FamilyListing *l, const StatementList *statements, int indent);
void family_column(FamilyListing *l, int column);
void family_line(FamilyListing *l);
void family_wrapped(FamilyListing *l, int indent); /* the last piece */

/* Names with a separator; of many that advance evenly the rule, unless the listing is unrolled. */
typedef struct {
    Name name;
    int of, index;
} FamilyReference;
typedef List(FamilyReference) FamilyReferences;
void family_names(FamilyListing *l, const FamilyReferences *names, const char *separator, int fewest);

/* In order; without families if it is unrolled. */
FamilyList family_entries(FamilyListing *l);
void family_print(FamilyListing *l, Text *text);
Name family_statements_name(Arena *arena, const FamilyPiece *piece); /* as a text in which numbers are as in names */

/* ---- sum.c: of terms that advance evenly one rule ---- */

enum { FAMILY_TERM_LETTER = 2 }; /* their index is k */

/* How many members from here on advance evenly, one after the other; as a family. */
Family family_run(Arena *arena, const FamilyMember *members, int count);
Expr family_sums(FamilyLaws *laws, Arena *arena, Expr e); /* such terms as one leaf: sum(m{k}.f, k = 1..9) */

#endif
