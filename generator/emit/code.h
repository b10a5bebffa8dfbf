/* code.h - C as data: members of the model, pieces of statements, and lines of functions, before they are words.
 *
 * Holes: a piece of C is words with holes, in which members of struct Model and numbers stand as themselves. What a
 * function reads and writes, and in which subscripts and numbers two pieces differ, is known without their text.
 */
#ifndef EMIT_CODE_H
#define EMIT_CODE_H

#include "base/base.h"

/* A member of struct Model, or of one of its parts: bed.cell[3].T. Members of one shape differ in subscripts only. */
typedef struct Member {
    const struct Member *owner; /* the part, no port, of which the struct has it; NULL: struct Model itself */
    const struct Member *last;  /* of a member of no part, its last name as a member of a struct of its own */
    Name shape;                 /* bed.cell[].T */
    const char *text;           /* as C has it */
    const char *name;           /* the last name, the end of the text: T, relation[2] */
    const char *base;           /* that without its own subscripts */
    const char *const *words;   /* before each subscript, and behind the last one: bed.cell[ and ].T */
    const int *subscripts;
    int count, own; /* of subscripts: all, those of the last name */
} Member;

/* The member of that name within another one, a part or a port, or of struct Model (NULL). */
const Member *code_member(Arena *arena, const Member *within, const Member *owner, const char *name,
                         const int *subscripts, int count); /* of at most two */

const char *code_member_text(Arena *arena, const Member *member); /* as C has it, with its numbers marked, if any are */

/* A number in a loop: first + step*(i - base) + jump*row; or the i-th one of a table. A literal, or that one of its
 * table. */
typedef struct {
    int first, step, jump, base;
    const char *table;   /* its name, NULL: none is needed */
    Name literal;        /* NULL: a number of the program's own */
} CodeIndex;

const char *code_index_text(Arena *arena, const CodeIndex *index, bool is_explicit); /* with all parentheses */

/* In the words, at a place: a member, a number, a literal of the model as C has it, or nothing but a note of a local
 * or a function that the words mention. */
typedef struct {
    size_t at;
    const Member *member;
    const char *mention;
    Name literal;
    int number;
    const char *name;         /* of the number, where it stands alone; NULL: it has none */
    bool *is_named;           /* out: it was written by its name; or NULL */
    const CodeIndex *indices; /* of the subscripts, number or literal; NULL: they are as they are */
    bool is_written;          /* the member's value changes here, or may change */
    bool is_bare;             /* a member that an argument of a macro names */
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
const Code *code_bare(Arena *arena, const Member *member); /* of no part: its last name, the argument of a macro */
const Code *code_number(Arena *arena, int number);
const Code *code_named(Arena *arena, int number, const char *name, bool *is_named);
const Code *code_with_name(Arena *arena, const Code *number, const char *name, bool *is_named);
const Code *code_literal(Arena *arena, double number);
const Code *code_mention(Arena *arena, const char *local, const char *words); /* words that mention this local */
const Code *code_call(Arena *arena, const char *function); /* its name: of a function that is not the program's own */
int code_index_count(const CodeHole *hole); /* subscripts, or the number or literal */
const Code *code_copy(Arena *arena, const Code *code);
bool code_mentions(const Code *code, const char *local);
bool code_has_members(const Code *code);

/* Code that grows. */
typedef struct {
    Text words;
    List(CodeHole) holes;
    bool is_explicit; /* expressions in it: see c_print() */
} CodeDraft;

CodeDraft code_draft(Arena *arena);
void code_add(CodeDraft *draft, const Code *code);
void code_add_literal(CodeDraft *draft, double number);
const Code *code_done(const CodeDraft *draft); /* lasts as long as the draft */

/* One of several things that a format puts in place of each `%s`, `%d` and `%p`. */
typedef struct {
    const char *words; /* NULL: it is one of the following */
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
/* A format and what it names, up to nine of strings, numbers and code; each by its own type. */
#define CODE_ITEMS(...) ((CodeItem[]){CODE_MACRO(__VA_ARGS__)(__VA_ARGS__)})
const Code *code_made(Arena *arena, const CodeItem *items, int count);
#define CODE_COUNT(...) ((int)(sizeof CODE_ITEMS(__VA_ARGS__) / sizeof(CodeItem)))
#define code_format(arena, ...) code_made((arena), CODE_ITEMS(__VA_ARGS__), CODE_COUNT(__VA_ARGS__))

/* ---- lines of a function ---- */

typedef enum {
    LINE_STATEMENT,
    LINE_CALL,    /* of a function that returns a ModelStatus: the function leaves if it failed */
    LINE_COMMENT, /* above what follows; its words are the trace */
    LINE_BLANK,
    LINE_TABLE    /* with its own line ends, as it is */
} CodeLineKind;

typedef struct {
    CodeLineKind kind;
    int indent;
    const Code *code;
    const char *trace;  /* the inside of a comment behind the statement, or NULL */
    bool hands_on;      /* it hands the model to a function, which may change values */
    bool is_loop;       /* the head of a loop over parts */
    bool opens, closes; /* the block of one */
    bool governs;       /* a head without a brace, of what follows it further to the right: portable C gets braces */
    IntList equations;  /* of the causal system: the statement is of them, one in each round of the loops around it */
    const struct Statement *drawn; /* it begins what this one is, in an algorithm; NULL: none */
    int algorithm;                 /* that one */
} CodeLine;

typedef struct {
    Arena *arena; /* of what is added */
    List(CodeLine) all;
} CodeLines;

CodeLines code_lines_new(Arena *arena);
/* Blanks that the format begins with count as further columns of the indentation. */
CodeLine *code_lines_put(CodeLines *lines, int indent, const char *trace, const CodeItem *items, int count);
#define code_lines_add(lines, indent, trace, ...)                                                                      \
    code_lines_put((lines), (indent), (trace), CODE_ITEMS(__VA_ARGS__), CODE_COUNT(__VA_ARGS__))
void code_lines_of(CodeLines *lines, CodeLine *line, int equation); /* the line is of it too; of -1: of none */
void code_lines_call(CodeLines *lines, int indent, const Code *call);
void code_lines_comment(CodeLines *lines, int indent, const char *words);
void code_lines_table(CodeLines *lines, const char *text);
void code_lines_blank(CodeLines *lines);
void code_lines_append(CodeLines *lines, const CodeLines *others, int indent); /* so much further to the right */

bool code_lines_have_members(const CodeLines *lines);

/* All of them as one piece, without comments: equal for functions that do the same. */
const Code *code_lines_joined(Arena *arena, const CodeLines *lines);

/* ---- words ---- */

/* A hole's words, where members are called by their whole paths: m->bed.cell[3 * i].T. */
const char *code_hole_text(Arena *arena, const CodeHole *hole, bool is_explicit);
void code_print(Text *text, const Code *code);
const char *code_text(Arena *arena, const Code *code);
const char *code_lines_text(Arena *arena, const CodeLines *lines); /* one statement a line, traces behind them */

#endif
