/* code.h - C as data: members of the model, pieces of statements, and lines of functions, before they become text.
 *
 * Holes: a piece of C is text with holes that hold members of struct Model and numbers as data. So it is known, without
 * parsing, what a function reads and writes, and in which subscripts and numbers two pieces differ.
 */
#ifndef EMIT_CODE_H
#define EMIT_CODE_H

#include "base/base.h"

/* A member of struct Model, or of one of its parts: bed.cell[3].T. Members of one shape differ in subscripts only. */
typedef struct Member {
    const struct Member *owner; /* the part (no port) whose struct contains it; NULL: struct Model itself */
    const struct Member *last;  /* without an owner: its last name alone, as a member of a separate struct */
    Name shape;                 /* bed.cell[].T */
    const char *text;           /* as C has it */
    const char *name;           /* the last name, the end of the text: T, relation[2] */
    const char *base;           /* the last name without its subscripts */
    const char *const *words;   /* text before each subscript and behind the last one: bed.cell[ and ].T */
    const int *subscripts;
    int count, own; /* numbers of subscripts: all; those of the last name */
} Member;

/* The member `name` of a part or port, or of struct Model (`within` NULL). */
const Member *code_member(Arena *arena, const Member *within, const Member *owner, const char *name,
                         const int *subscripts, int count); /* at most two subscripts */

const char *code_member_text(Arena *arena, const Member *member); /* with numbers marked if the arena marks them */

/* A number in a loop: first + step*(i - base) + jump*row, or entry i of a table. Or a literal: constant, or the entry
 * at that index of its table. */
typedef struct {
    int first, step, jump, base;
    const char *table;   /* its name, NULL: none is needed */
    Name literal;        /* NULL: a number of the program's own */
} CodeIndex;

const char *code_index_text(Arena *arena, const CodeIndex *index, bool is_explicit); /* explicit: all parentheses */

/* A hole at a position of the text: a member, a number or a literal of the model in C. A mention is no hole, but notes
 * that the text names a local or a function. */
typedef struct {
    size_t at;
    const Member *member;
    const char *mention;
    Name literal;
    int number;
    const char *name;         /* enumerator of a number that stands alone; NULL: none */
    bool *is_named;           /* set if its name was written; may be NULL */
    const CodeIndex *indices; /* of the subscripts, number or literal in a loop; NULL: they are constant */
    bool is_written;          /* the member's value changes here, or may change */
    bool is_bare;             /* the member is an argument of a macro, without `m->` */
} CodeHole;

typedef struct {
    const char *words;
    size_t length;
    const CodeHole *holes;
    int count;
} Code;
typedef List(const Code *) CodeList;

const Code *code_words(Arena *arena, const char *words);
const Code *code_read(Arena *arena, const Member *member);
const Code *code_write(Arena *arena, const Member *member);
const Code *code_bare(Arena *arena, const Member *member); /* without an owner: its last name, a macro's argument */
const Code *code_number(Arena *arena, int number);
const Code *code_named(Arena *arena, int number, const char *name, bool *is_named);
const Code *code_with_name(Arena *arena, const Code *number, const char *name, bool *is_named);
const Code *code_literal(Arena *arena, double number);
const Code *code_mention(Arena *arena, const char *local, const char *words); /* words that mention this local */
const Code *code_call(Arena *arena, const char *function); /* name of a function that is not the program's own */
int code_index_count(const CodeHole *hole); /* number of subscripts; 1 for a number or literal; 0 for a mention */
const Code *code_copy(Arena *arena, const Code *code);
bool code_mentions(const Code *code, const char *local);
bool code_has_members(const Code *code);

/* A piece of code under construction. */
typedef struct {
    Text words;
    List(CodeHole) holes;
    bool is_explicit; /* expressions in it: see c_print() */
} CodeDraft;

CodeDraft code_draft(Arena *arena);
void code_add(CodeDraft *draft, const Code *code);
void code_add_literal(CodeDraft *draft, double number);
const Code *code_done(const CodeDraft *draft); /* lasts as long as the draft */

/* An argument of a format, put in place of `%s`, `%d` or `%p`: words, code or a number. */
typedef struct {
    const char *words; /* NULL: code or a number */
    const Code *code;
    int number;
} CodeItem;

CodeItem code_item_words(const char *words);
CodeItem code_item_code(const Code *code);
CodeItem code_item_number(int number);
#define CODE_ITEM(x)                                                                                                   \
    _Generic((x), const Code *: code_item_code, Code *: code_item_code, int: code_item_number,                         \
             const char *: code_item_words, char *: code_item_words)(x)
#define CODE_ITEMS_1(a) CODE_ITEM(a)
#define CODE_ITEMS_2(a, ...) CODE_ITEM(a), CODE_ITEMS_1(__VA_ARGS__)
#define CODE_ITEMS_3(a, ...) CODE_ITEM(a), CODE_ITEMS_2(__VA_ARGS__)
#define CODE_ITEMS_4(a, ...) CODE_ITEM(a), CODE_ITEMS_3(__VA_ARGS__)
#define CODE_ITEMS_5(a, ...) CODE_ITEM(a), CODE_ITEMS_4(__VA_ARGS__)
#define CODE_ITEMS_6(a, ...) CODE_ITEM(a), CODE_ITEMS_5(__VA_ARGS__)
#define CODE_ITEMS_7(a, ...) CODE_ITEM(a), CODE_ITEMS_6(__VA_ARGS__)
#define CODE_ITEMS_8(a, ...) CODE_ITEM(a), CODE_ITEMS_7(__VA_ARGS__)
#define CODE_ITEMS_9(a, ...) CODE_ITEM(a), CODE_ITEMS_8(__VA_ARGS__)
#define CODE_ITEMS_10(a, ...) CODE_ITEM(a), CODE_ITEMS_9(__VA_ARGS__)
#define CODE_PICK(a, b, c, d, e, f, g, h, i, j, macro, ...) macro
#define CODE_MACRO(...)                                                                                                \
    CODE_PICK(__VA_ARGS__, CODE_ITEMS_10, CODE_ITEMS_9, CODE_ITEMS_8, CODE_ITEMS_7, CODE_ITEMS_6, CODE_ITEMS_5,        \
              CODE_ITEMS_4, CODE_ITEMS_3, CODE_ITEMS_2, CODE_ITEMS_1, 0)
/* A format and up to nine arguments: strings, numbers and code, distinguished by their types. */
#define CODE_ITEMS(...) ((CodeItem[]){CODE_MACRO(__VA_ARGS__)(__VA_ARGS__)})
const Code *code_made(Arena *arena, const CodeItem *items, int count);
#define CODE_COUNT(...) ((int)(sizeof CODE_ITEMS(__VA_ARGS__) / sizeof(CodeItem)))
#define code_format(arena, ...) code_made((arena), CODE_ITEMS(__VA_ARGS__), CODE_COUNT(__VA_ARGS__))

/* ---- lines of a function ---- */

typedef enum {
    LINE_STATEMENT,
    LINE_CALL,    /* of a function that returns a ModelStatus: on failure the caller returns */
    LINE_COMMENT, /* above what follows; its words are the trace */
    LINE_BLANK,
    LINE_TABLE    /* verbatim text with its own line ends */
} CodeLineKind;

typedef struct {
    CodeLineKind kind;
    int indent;
    const Code *code;
    const char *trace;  /* the inside of a comment behind the statement, or NULL */
    bool hands_on;      /* it passes the model to a function, which may change values */
    bool is_loop;       /* the head of a loop over parts */
    bool opens, closes; /* the block of a loop */
    bool governs;       /* a head without a brace, for the more indented lines behind it: portable C gets braces */
    IntList equations;  /* of the causal system: those of the statement, one in each iteration of the loops around it */
    const struct Statement *drawn; /* the statement of an algorithm that begins with this line; NULL: none */
    int algorithm;                 /* number of that algorithm, from 1 */
} CodeLine;

typedef struct {
    Arena *arena; /* of the added lines */
    List(CodeLine) all;
} CodeLines;

CodeLines code_lines_new(Arena *arena);
/* Blanks at the beginning of the format add to the indentation. */
CodeLine *code_lines_put(CodeLines *lines, int indent, const char *trace, const CodeItem *items, int count);
#define code_lines_add(lines, indent, trace, ...)                                                                      \
    code_lines_put((lines), (indent), (trace), CODE_ITEMS(__VA_ARGS__), CODE_COUNT(__VA_ARGS__))
void code_lines_of(CodeLines *lines, CodeLine *line, int equation); /* adds an equation of the line; -1: none */
void code_lines_call(CodeLines *lines, int indent, const Code *call);
void code_lines_comment(CodeLines *lines, int indent, const char *words);
void code_lines_table(CodeLines *lines, const char *text);
void code_lines_blank(CodeLines *lines);
void code_lines_append(CodeLines *lines, const CodeLines *others, int indent); /* indented by `indent` more */

bool code_lines_have_members(const CodeLines *lines);

/* All lines as one piece, without comments: equal for functions that do the same. */
const Code *code_lines_joined(Arena *arena, const CodeLines *lines);

/* ---- words ---- */

/* A hole's text, with members named by their whole paths: m->bed.cell[3 * i].T. */
const char *code_hole_text(Arena *arena, const CodeHole *hole, bool is_explicit);
const char *code_text(Arena *arena, const Code *code);
const char *code_lines_text(Arena *arena, const CodeLines *lines); /* one statement a line, traces behind them */

#endif
