/* base.h - the foundation: memory, names, lists, maps, text, diagnostics.
 *
 * Holds:       nothing of any model. Knows no other folder.
 * Ownership:   everything lives in an Arena named after its stage and is freed with it; nothing is freed alone.
 *              Names live until names_release().
 * Invariants:  equal names are equal pointers; iteration is by insertion order or id, never by address or hash.
 * Errors:      a user's error is a collected diagnostic; a broken invariant is internal_error();
 *              out of memory ends the process with status 3.
 */
#ifndef BASE_H
#define BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "../runtime/explanation.h" /* pages of messages */
#include "../runtime/digits.h" /* the shortest digits of a number */
#include "../runtime/word.h" /* words that are taken for each other */

#if defined(__GNUC__)
#define PRINTF_LIKE(string, first) __attribute__((__format__(__printf__, string, first), __nonnull__(string)))
#define NO_RETURN __attribute__((noreturn))
#else
#define PRINTF_LIKE(string, first)
#define NO_RETURN
#endif

/* Exit statuses of the compiler. */
enum { STATUS_OK = 0, STATUS_MODEL_ERROR = 1, STATUS_USAGE = 2, STATUS_ENVIRONMENT = 3 };

/* ---- arena.c: bump allocation --------------------------------------------------------------------------------- */

typedef struct Arena Arena;

Arena *arena_new(void);
Arena *arena_new_like(const Arena *arena); /* an empty one; it marks numbers, and writes floats, if that one does */
void arena_free(Arena *arena);  /* NULL is allowed */
void arena_reset(Arena *arena); /* empties it, for reuse */

/* Zeroed memory, aligned for pointers, doubles and integers of 64 bits; never NULL. */
void *arena_alloc(Arena *arena, size_t size);
char *arena_copy(Arena *arena, const char *text, size_t length); /* NUL-terminated copy */
char *arena_format(Arena *arena, const char *format, ...) PRINTF_LIKE(2, 3);

/* Numbers apart: in an arena that marks them, texts have a mark before and behind each number that is formatted by %d,
 * so that texts which differ in numbers only are compared without being read. Marks have no width. */
enum { NUMBER_BEGIN = 0x0E, NUMBER_END = 0x0F, LAST_MARK = 0x16 }; /* further ones: emit/sizes.h */
void arena_mark_numbers(Arena *arena);
bool arena_marks_numbers(const Arena *arena);
void arena_write_floats(Arena *arena); /* numbers of the C in it are float: emit/real.c */
bool arena_writes_floats(const Arena *arena);
const char *arena_marked_format(Arena *arena, const char *format); /* the format itself in an arena that does not */
size_t arena_bytes(const Arena *arena);

/* The same memory grown to `size`, perhaps elsewhere; new memory in it is not zeroed. NULL with old 0 allocates. */
void *arena_resize(Arena *arena, void *memory, size_t old, size_t size);

/* Gives memory back before the arena's end, if it is so large that it has a block of its own; else nothing happens. */
void arena_return(Arena *arena, void *memory, size_t size);

#define arena_new_of(arena, T) ((T *)arena_alloc((arena), sizeof(T)))
#define arena_array(arena, T, count) ((T *)arena_alloc_array((arena), (size_t)(count), sizeof(T)))
void *arena_alloc_array(Arena *arena, size_t count, size_t size); /* checks the product for overflow */

/* Tests: the n-th request to the system from now on fails (0: never), as if memory had run out. */
void arena_fail_after(long n);

/* Ends the process with status 3; half-written files are removed first (see file.c). */
NO_RETURN void out_of_memory(void);

/* A broken invariant of the compiler: prints the compiler's own file and line and aborts. */
NO_RETURN void internal_error_at(const char *file, int line, const char *format, ...) PRINTF_LIKE(3, 4);
#define internal_error(...) internal_error_at(__FILE__, __LINE__, __VA_ARGS__)
#define require(condition) ((condition) ? (void)0 : internal_error("invariant broken: %s", #condition))

/* ---- list.h: growable arrays, in an arena ----------------------------------------------------------------------- */

#define List(T)       \
    struct {          \
        T *at;        \
        int count;    \
        int capacity; \
    }

/* Appends one element. The list must not live longer than the arena. */
#define list_push(arena, list, ...)                                                                       \
    do {                                                                                                   \
        if ((list)->count == (list)->capacity)                                                             \
            (list)->at = list_grow((arena), (list)->at, &(list)->capacity, sizeof *(list)->at);            \
        (list)->at[(list)->count++] = (__VA_ARGS__);                                                       \
    } while (0)

#define list_last(list) ((list)->at[(list)->count - 1])

/* Does a list of pointers hold this one? */
#define list_holds(list, pointer) pointers_hold((list)->at, (list)->count, (pointer))
bool pointers_hold(const void *pointers, int count, const void *sought);

void *list_grow(Arena *arena, void *items, int *capacity, size_t size);

typedef List(int) IntList;

void ints_sort(IntList *list);                   /* ascending */
bool ints_hold(const IntList *list, int number); /* of an ascending list */

/* ---- name.c: interned strings ----------------------------------------------------------------------------------- */

typedef const struct NameText *Name;

struct NameText {
    uint32_t id; /* dense, in order of first use */
    uint32_t length;
    char text[];
};

Name name_of(const char *text);
Name name_of_length(const char *text, size_t length);
Name name_joined(Name first, const char *between, Name second); /* "first::second" */
Name name_format(const char *format, ...) PRINTF_LIKE(1, 2);
uint32_t name_count(void); /* also the id of the next new name */
void names_reset(void);   /* forgets all names, keeps memory for the next ones */
void names_release(void); /* forgets all names */

/* ---- map.c: hash maps to int, insertion order kept by the caller's lists ----------------------------------------- */

typedef struct Map Map;

Map *map_new(Arena *arena);
void map_put(Map *map, const void *key, int value); /* replaces; keys are compared as pointers (names, elements) */
int map_get(const Map *map, const void *key, int otherwise);
bool map_enter(Map *map, const void *key); /* puts 1; true if there was nothing */
void map_put_number(Map *map, uint64_t key, int value);
int map_get_number(const Map *map, uint64_t key, int otherwise);

/* A set of items that exist once: equal items are the same pointer. Open addressing over a power of two, at most two
 * thirds full. Addresses are never hashed: the same input probes the same slots on every machine. */
typedef struct {
    uint32_t hash;
    uint32_t place; /* of the item, from 1; 0: the slot is empty */
} PoolSlot;

typedef struct {
    Arena *arena; /* of the items too, as soon as one was sought */
    List(const void *) items; /* in order of being added */
    PoolSlot *slots;
    uint32_t capacity;
} Pool;

/* The item that is the same as the key; if there is none, NULL, the last one now, for the caller to set. */
const void **pool_find(Pool *pool, uint32_t hash, bool (*is_same)(const void *item, const void *key),
                       const void *key);
void pool_reset(Pool *pool); /* empties it, keeps memory */

/* ---- text.c: growing text, numbers, words ------------------------------------------------------------------------ */

/* Where something begins that the text shows. */
typedef struct {
    size_t at;
    const void *what;
} TextMark;
typedef List(TextMark) TextMarks;

typedef struct {
    Arena *arena;
    char *at; /* always NUL-terminated */
    size_t length, capacity;
    TextMarks marks; /* in order; none but those of text_mark() */
} Text;

Text text_new(Arena *arena);
void text_add(Text *text, const char *words);
void text_mark(Text *text, const void *what);               /* what comes next */
void text_add_marked(Text *text, const Text *other);        /* with its marks */
void text_add_length(Text *text, const char *words, size_t length);
void text_add_char(Text *text, char c);
void text_add_printable(Text *text, const char *words); /* for a terminal: control characters, which names of the
                                                         * model may have, as \xHH */
void text_add_shown(Text *text, const char *words); /* the same, of very long texts the beginning and the end */
void text_format(Text *text, const char *format, ...) PRINTF_LIKE(2, 3);
int format_list(char *at, size_t room, const char *format, va_list arguments) PRINTF_LIKE(3, 0); /* as vsnprintf() */
void text_format_list(Text *text, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

/* How many characters these bytes are: code points of UTF-8. */
int text_width(const char *bytes, size_t length);

/* Pads with blanks until the present line has `column` characters (counting UTF-8 code points), at least one. */
void text_pad_to(Text *text, int column);
int text_index(const char *word, const char *const *words, int count); /* of the word among them, else -1 */

/* The shortest digits that read back to the same double, '.' as the decimal point in every locale, always with
 * '.' or an exponent unless the number is an integer below 1e15; "inf", "-inf", "nan". buffer: 32 bytes or more;
 * number_text() brings one that lasts as long as the block around the call. */
const char *number_print(double number, char buffer[32]);
#define number_text(number) number_print((number), (char[32]){0})

/* Reads the whole of text as a finite decimal number in the C locale's form; false if it is none. */
bool number_read(const char *text, double *number);

/* Without blanks around it, and with one space for each run of them inside, no-break spaces included; as it is if there
 * is nothing to do. */
const char *words_collapsed(Arena *arena, const char *text);
bool words_are_collapsed(const char *text); /* is there nothing to do? */

bool word_is_among(const char *word, const char *words); /* is it one of these, which bars part? */
bool words_equal_caseless(const char *a, const char *b); /* letters of ASCII alike in both cases */

/* ---- file.c: reading, and writing all or nothing ----------------------------------------------------------------- */

/* The directory part of a path ("." if none), the last segment, and directory/name. */
const char *path_directory(Arena *arena, const char *path);
const char *path_base(const char *path);
const char *path_join(Arena *arena, const char *directory, const char *name);
bool path_exists(const char *path);
bool path_is_directory(const char *path);
bool path_is_link(const char *path); /* a symbolic one */
bool folder_is_empty(const char *folder); /* false with errno set if it cannot be read, else with errno 0 */

/* Adds the paths below a folder that are that relative one but for the case of letters, sorted: of many, the first few
 * that are met. */
typedef List(const char *) FileList;
void path_find_caseless(Arena *arena, const char *folder, const char *path, FileList *found);

/* The name of a file, or of a folder, in a folder that is nearest to a word, as word_is_nearer() has it, and nearer
 * than `*nearest`; the first one in the order of the alphabet. */
void path_find_near(Arena *arena, const char *folder, bool is_directory, const char *word, const char **found,
                    int *nearest);
/* The path of a file, or of a folder, that may be meant by one that leads nowhere: its segments as they are there, or
 * the nearest names; NULL if there is none. */
const char *path_near(Arena *arena, const char *path, bool is_directory);

/* True if the path leads neither to the root nor upwards. */
bool path_is_inner(const char *path);

/* True if the existing file at `path` lies below the directory, with links resolved. */
bool path_is_within(const char *directory, const char *path);

FILE *file_open(const char *path, const char *mode); /* as fopen(); a lack of memory ends the program */

/* The bytes of a regular file of at most `limit`, and a NUL; NULL with errno set on failure: EFBIG if it is larger. */
char *file_read(Arena *arena, const char *path, size_t limit, size_t *length);

/* Creates a directory and its missing parents; false (errno set) on failure. */
bool directory_make(Arena *arena, const char *path);

/* While a process has the folder locked, another one waits for it, but not for ever. */
int folder_lock(const char *path);
void folder_unlock(int lock);

/* Names that no other process uses, hidden: of a file in a folder until the end of this process; a new one beside
 * `path`, for a file to be renamed to it. The folder is rid of those that processes left behind. */
const char *path_of_process(Arena *arena, const char *folder, const char *name); /* ends with .o or .part */
const char *path_temporary(Arena *arena, const char *path);
void folder_sweep(Arena *arena, const char *folder);

/* A number that tells contents of files apart; false, with errno set, if the file cannot be read. */
bool file_hash(const char *path, uint64_t *hash);
uint64_t file_hash_of(const char *bytes, size_t length); /* the same of a file of these bytes */

/* Writes under a temporary name beside `path`, then renames: the file appears complete or not at all.
 * False, with errno set, on failure (also of a full disk). */
bool file_write(Arena *arena, const char *path, const char *bytes, size_t length);

/* The same in pieces: begin, append as often as needed, complete, which closes it, and commit, which renames. After a
 * failed begin nothing may follow; other failures are remembered: complete and commit report them. Until the commit,
 * the object must stay in its place in memory. */
typedef struct FileDraft {
    FILE *stream; /* NULL once it is complete */
    const char *path, *temporary;
    uint64_t hash; /* of the appended text, as file_hash() has it */
    int error;     /* errno of the first failure, or 0 */
    bool is_folder;
    struct FileDraft *before; /* begun before it and not committed either */
} FileDraft;
bool file_begin(FileDraft *draft, Arena *arena, const char *path);
void file_append(FileDraft *draft, const char *bytes, size_t length);
bool file_complete(FileDraft *draft);
bool file_commit(FileDraft *draft); /* completes it if need be; removes the written file if it fails */

/* A file that processes of this one write: it is to be renamed, or with `path` NULL to be removed. Likewise a folder,
 * which is to be empty by then. */
void file_expect(FileDraft *draft, const char *temporary, const char *path);
void folder_expect(FileDraft *draft, const char *folder);
void file_remove(FileDraft *draft);

/* ---- process.c: other programs, run without a shell -------------------------------------------------------------- */

/* Descriptors of files; -1: nothing is there. */
enum { ERRORS_WITH_OUTPUT = -2 };
typedef struct {
    int input, errors;
    bool is_group; /* it starts others, which end with it if this process ends early */
} ProcessEnds;
typedef struct {
    long child;
    int output; /* its output comes out of it */
} Process;

/* The program is searched as a shell does; the command ends with NULL. False if it could not be started (errno says
 * why). */
bool process_start(const char *const *command, ProcessEnds ends, Process *process);

/* Waits for its end; gives its status as a shell does (128 and more: it was ended by a signal), and its output. */
int process_finish(const Process *process, Text *printed);

/* In TMPDIR, or /tmp: a folder of its own, NULL if there cannot be one; a file without a name, open at the beginning of
 * this text, -1 if there cannot be one. */
const char *directory_temporary(Arena *arena);
int file_unnamed(Arena *arena, const char *text);

/* ---- unfinished.c: processes that run, and drafts that are not committed ---------------------------------------- */

void unfinished_enter(FileDraft *draft);
void unfinished_leave(const FileDraft *draft);
void unfinished_remove(const FileDraft *draft); /* from the disk */
void unfinished_started(long child, bool is_group);
void unfinished_ended(long child);
void unfinished_abandon(void); /* ends the processes, then removes the drafts */

/* First of all in main(): a signal that ends this process, as by Ctrl-C or a closed pipe, abandons all of that. */
void unfinished_expect_signals(void);

/* ---- digest.c: SHA-256 ------------------------------------------------------------------------------------------- */

typedef struct {
    char text[65]; /* in hexadecimal digits */
} Digest;
Digest digest_of(const char *bytes, size_t length);

/* ---- diag.c: collected diagnostics ------------------------------------------------------------------------------- */

/* A document a user can open. */
typedef struct {
    Name path;  /* as to be opened from the working directory: in messages */
    Name label; /* its last segment: in everything generated, so that output does not depend on folders */
} SourceFile;

/* Provenance; on every object from XMI to the generated statement. */
typedef struct {
    const SourceFile *file; /* NULL: nowhere */
    int line;               /* 1-based; 0 unknown */
    Name element;           /* Package::Block::property, or NULL */
} Source;

typedef enum { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE } Severity;

typedef enum {
#define DIAG(code, severity, title, remedy) DIAG_##code,
#include "diag.def"
#undef DIAG
    DIAG_COUNT
} DiagCode;

/* Starts a diagnostic: the sentence describes the event, naming the element in the modeller's terms. Its remedy comes
 * from the catalogue unless diag_fix replaces it. */
void diag(DiagCode code, Source source, const char *format, ...) PRINTF_LIKE(3, 4);

/* Adds a line to the last diagnostic: what was found, where the other side is. */
void diag_detail(const char *format, ...) PRINTF_LIKE(1, 2);

/* Replaces the last diagnostic's remedy. */
void diag_fix(const char *format, ...) PRINTF_LIKE(1, 2);

/* From now on diagnostics are about one of several wholes that are compiled, until this is called with NULL; those that
 * are not about all of them say about which. Errors are counted anew. */
void diag_within(const char *whole);

/* Remedies that are found by comparing names: false once so many were compared that more would cost too long. */
bool diag_may_search(int names);

/* Makes the last diagnostic an error. */
void diag_raise(void);

/* A cause that several diagnostics may share. Its texts are copied; the key must stay. */
typedef struct {
    const void *key;         /* equal for those of one cause */
    bool is_consequence;     /* names the dependent element, not the cause itself */
    const char *one, *many;  /* the words for one other or for several: "connector depends on it" */
    const char *subject;     /* by which this one is listed */
} Cause;

/* The last diagnostic has this cause: of the diagnostics that share it, the first one that names it is printed, as an
 * error if any of them is one. It lists the number of the others, by words, and the subjects of some. */
void diag_cause(Cause cause);

/* Forgets the diagnostics collected under the code. */
void diag_drop(DiagCode code);

/* Where a diagnostic of the code `head` is printed, warnings and notes of which there are more than `most` of one code
 * become a line of it: their number, and the text of the first one. */
void diag_fold(DiagCode head, int most);

int diag_error_count(void);

/* A mark after the diagnostics collected so far; forgetting those after it, or up to another mark; the text of the
 * first error among them, or NULL. */
int diag_mark(void);
void diag_rewind(int mark);
void diag_forget(int from, int to);
const char *diag_error_since(int mark);

/* True if those after the second mark say the same as those between both. */
bool diag_repeats(int from, int mark);

/* The same with words before them, of what they are about; false, and nothing is done, if one is more than a note. */
bool diag_note_of(int mark, const char *words);

/* The text of the first error printed, or NULL. */
const char *diag_first_printed(void);

/* Prints the diagnostics collected since the last call. They are sorted by file, in the order in which files were first
 * named, and by line. Notes are left out if quiet; after 20 errors only their number follows. The same message for each
 * element of an array is printed for the first one, with the number of the others. */
void diag_flush(FILE *stream, bool quiet);
void diag_reset(void);   /* forgets everything, keeps memory for the next ones */
void diag_release(void); /* forgets everything */

/* The catalogue, for the documentation and for tests. */
const char *diag_code_name(DiagCode code);
Severity diag_severity(DiagCode code);
const char *diag_title(DiagCode code);
const char *diag_remedy(DiagCode code);

/* catalogue.c: the pages of all messages, of the compiler and of its programs, by groups in this order; that of a code
 * in letters of either case, NULL: there is none; "X01 to X34, ...". */
typedef struct {
    char letter;
    const char *title;
} CatalogueGroup;

enum { CATALOGUE_GROUPS = 10 };
extern const CatalogueGroup catalogue_groups[CATALOGUE_GROUPS];

const Explanation *catalogue_pages(Arena *arena, int *count);
const Explanation *catalogue_page(Arena *arena, const char *code);
const char *catalogue_codes(Arena *arena);

/* file:line as generated text shows it: label:line. */
const char *source_print(Arena *arena, Source source);

#endif
