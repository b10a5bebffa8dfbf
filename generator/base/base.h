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
#include "../runtime/word.h" /* similar words, for suggestions */

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
Arena *arena_new_like(const Arena *arena); /* empty, with the same settings: marks numbers, writes floats */
void arena_free(Arena *arena);  /* NULL is allowed */
void arena_reset(Arena *arena); /* empties it, for reuse */

/* Zeroed memory, aligned for pointers, doubles and integers of 64 bits; never NULL. */
void *arena_alloc(Arena *arena, size_t size);
char *arena_copy(Arena *arena, const char *text, size_t length); /* NUL-terminated copy */
char *arena_format(Arena *arena, const char *format, ...) PRINTF_LIKE(2, 3);

/* Number marks: in an arena that marks numbers, each number formatted by %d stands between two mark characters. Texts
 * that differ only in numbers can then be compared without parsing them. Marks have no width. */
enum { NUMBER_BEGIN = 0x0E, NUMBER_END = 0x0F, LAST_MARK = 0x16 }; /* further ones: emit/sizes.h */
void arena_mark_numbers(Arena *arena);
bool arena_marks_numbers(const Arena *arena);
void arena_write_floats(Arena *arena); /* C code written in it uses float: emit/real.c */
bool arena_writes_floats(const Arena *arena);
const char *arena_marked_format(Arena *arena, const char *format); /* unchanged if the arena does not mark them */
size_t arena_bytes(const Arena *arena);

/* The same memory grown to `size`, perhaps elsewhere; new memory in it is not zeroed. NULL with old 0 allocates. */
void *arena_resize(Arena *arena, void *memory, size_t old, size_t size);

/* Frees memory that is large enough to have a block of its own; does nothing for smaller memory. */
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

/* True if the list of pointers holds this one. */
#define list_holds(list, pointer) pointers_hold((list)->at, (list)->count, (pointer))
bool pointers_hold(const void *pointers, int count, const void *sought);

void *list_grow(Arena *arena, void *items, int *capacity, size_t size);

typedef List(int) IntList;

void ints_sort(IntList *list);                   /* ascending */
bool ints_hold(const IntList *list, int number); /* the list must be ascending */

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
    Arena *arena; /* NULL before the first search; callers may allocate the items in it */
    List(const void *) items; /* in order of being added */
    PoolSlot *slots;
    uint32_t capacity;
} Pool;

/* Returns the place of the item that equals the key. If there is none, appends NULL, which the caller must replace by
 * the new item. */
const void **pool_find(Pool *pool, uint32_t hash, bool (*is_same)(const void *item, const void *key),
                       const void *key);
void pool_reset(Pool *pool); /* empties it, keeps memory */

/* ---- text.c: growing text, numbers, words ------------------------------------------------------------------------ */

/* The position in a text at which the part about an object begins. */
typedef struct {
    size_t at;
    const void *what;
} TextMark;
typedef List(TextMark) TextMarks;

typedef struct {
    Arena *arena;
    char *at; /* always NUL-terminated */
    size_t length, capacity;
    TextMarks marks; /* ascending; only text_mark() creates them */
} Text;

Text text_new(Arena *arena);
void text_add(Text *text, const char *words);
void text_mark(Text *text, const void *what);               /* the object of the text added next */
void text_add_marked(Text *text, const Text *other);        /* copies its marks, too */
void text_add_length(Text *text, const char *words, size_t length);
void text_add_char(Text *text, char c);
void text_add_printable(Text *text, const char *words); /* for a terminal: control characters, which may occur in
                                                         * names of the model, as \xHH */
void text_add_shown(Text *text, const char *words); /* the same; very long texts are cut in the middle */
void text_format(Text *text, const char *format, ...) PRINTF_LIKE(2, 3);
int format_list(char *at, size_t room, const char *format, va_list arguments) PRINTF_LIKE(3, 0); /* as vsnprintf() */
void text_format_list(Text *text, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

/* True at U+202A..U+202E and U+2066..U+2069, three bytes of UTF-8 that change the direction of writing: a reader would
 * see another order than the compiler. */
bool text_is_direction_control(const char *at);

/* True if a path in the text begins with the identifier: as a whole word, neither behind a point nor quoted. */
bool text_has_name(const char *text, Name identifier);

/* The number of characters in these bytes: UTF-8 code points, marks not counted. */
int text_width(const char *bytes, size_t length);

/* Pads with blanks until the present line has `column` characters (counting UTF-8 code points), at least one. */
void text_pad_to(Text *text, int column);
int text_index(const char *word, const char *const *words, int count); /* -1: not in the list */

/* The shortest digits that read back to the same double, '.' as the decimal point in every locale, always with
 * '.' or an exponent unless the number is an integer below 1e15; "inf", "-inf", "nan". buffer: 32 bytes or more;
 * number_text() provides a buffer that lives until the end of the enclosing block. */
const char *number_print(double number, char buffer[32]);
#define number_text(number) number_print((number), (char[32]){0})

/* The text in UTF-8, as documents need it; other bytes are taken as ISO 8859-1. Returns the text itself if it is in
 * UTF-8 already. */
const char *text_in_utf8(Arena *arena, const char *text);

/* Reads the whole text as a finite decimal number in the form of the C locale; false if it is not one. */
bool number_read(const char *text, double *number);

/* The text without blanks at both ends and with one space for each run of blanks inside; no-break spaces are blanks.
 * Returns the text itself if it is already in this form. */
const char *words_collapsed(Arena *arena, const char *text);
bool words_are_collapsed(const char *text); /* true if already in this form */

bool word_is_among(const char *word, const char *words); /* true if `words`, separated by |, include it */
bool words_equal_caseless(const char *a, const char *b); /* ignores the case of ASCII letters */

/* ---- file.c: reading, and writing all or nothing ----------------------------------------------------------------- */

/* The directory part of a path ("." if none), the last segment, and directory/name. */
const char *path_directory(Arena *arena, const char *path);
const char *path_base(const char *path);
const char *path_join(Arena *arena, const char *directory, const char *name);
bool path_exists(const char *path);
bool path_is_directory(const char *path);
bool path_is_link(const char *path); /* a symbolic one */
bool folder_is_empty(const char *folder); /* false with errno set if unreadable, otherwise errno is 0 */

/* Adds the files whose path, relative to the folder, equals `path` except for the case of letters, sorted. If there are
 * many, only the first few found are added. */
typedef List(const char *) FileList;
void path_find_caseless(Arena *arena, const char *folder, const char *path, FileList *found);

/* Sets *found to the name of the file, or of the folder if is_directory, in `folder` that is most similar to the word,
 * if it is nearer than `*nearest` (see word_is_nearer()). Of equally near names, the first in the alphabet counts. */
void path_find_near(Arena *arena, const char *folder, bool is_directory, const char *word, const char **found,
                    int *nearest);
/* The existing file, or folder if is_directory, that a wrong path probably means: segments that do not exist are
 * replaced by the most similar names. NULL if none is found. */
const char *path_near(Arena *arena, const char *path, bool is_directory);

/* True if the path leads neither to the root nor upwards. */
bool path_is_inner(const char *path);

/* True if the existing file at `path` lies below the directory, with links resolved. */
bool path_is_within(const char *directory, const char *path);

FILE *file_open(const char *path, const char *mode); /* as fopen(); ends the process if out of memory */

/* The bytes of a regular file of at most `limit`, and a NUL; NULL with errno set on failure: EFBIG if it is larger. */
char *file_read(Arena *arena, const char *path, size_t limit, size_t *length);

/* Creates a directory and its missing parents; false (errno set) on failure. */
bool directory_make(Arena *arena, const char *path);

/* Locks a folder between processes. Waits while another process holds the lock, but only for a limited time. */
int folder_lock(const char *path);
void folder_unlock(int lock);

/* Hidden file names that no other process uses. path_of_process(): in a folder, for use until this process ends.
 * path_temporary(): a new one beside `path`, for a file that will be renamed to `path`. folder_sweep() deletes the
 * files with such names that ended processes left behind. */
const char *path_of_process(Arena *arena, const char *folder, const char *name); /* name: must end with .o or .part */
const char *path_temporary(Arena *arena, const char *path);
void folder_sweep(Arena *arena, const char *folder);

/* A hash of the contents of a file; false, with errno set, if the file cannot be read. */
bool file_hash(const char *path, uint64_t *hash);
uint64_t file_hash_of(const char *bytes, size_t length); /* the hash of these bytes */

/* Writes under a temporary name beside `path`, then renames: the file appears complete or not at all.
 * False, with errno set, on failure (such as a full disk). */
bool file_write(Arena *arena, const char *path, const char *bytes, size_t length);

/* The same in steps: begin; append, any number of times; complete, which closes the file; commit, which renames it.
 * After a failed begin no other step may follow. Other failures are stored; complete and commit report them. Until the
 * commit, the object must not move in memory. */
typedef struct FileDraft {
    FILE *stream; /* NULL once it is complete */
    const char *path, *temporary;
    uint64_t hash; /* of the appended text, as by file_hash() */
    int error;     /* errno of the first failure, or 0 */
    bool is_folder;
    struct FileDraft *before; /* private: the uncommitted draft begun before this one */
} FileDraft;
bool file_begin(FileDraft *draft, Arena *arena, const char *path);
void file_append(FileDraft *draft, const char *bytes, size_t length);
bool file_complete(FileDraft *draft);
bool file_commit(FileDraft *draft); /* completes it if need be; removes the written file if it fails */

/* file_expect() registers a file that a child process writes: file_commit() renames it to `path`; file_remove() deletes
 * it. folder_expect() registers a folder, which must be empty when file_remove() deletes it. */
void file_expect(FileDraft *draft, const char *temporary, const char *path);
void folder_expect(FileDraft *draft, const char *folder);
void file_remove(FileDraft *draft);

/* ---- process.c: other programs, run without a shell -------------------------------------------------------------- */

/* File descriptors of the new process; -1: /dev/null. */
enum { ERRORS_WITH_OUTPUT = -2 };
typedef struct {
    int input, errors;
    bool is_group; /* it starts other processes, which are ended with it if this process ends early */
} ProcessEnds;
typedef struct {
    long child;
    int output; /* descriptor from which its output is read */
} Process;

/* Looks the program up in PATH as a shell does; the command ends with NULL. False, with errno set, if it could not be
 * started. */
bool process_start(const char *const *command, ProcessEnds ends, Process *process);

/* Waits for the end of the process and appends its output to `printed`. Returns its status as a shell does: 128 plus
 * the number of the signal, if a signal ended it. */
int process_finish(const Process *process, Text *printed);

/* In TMPDIR, or /tmp if that is not set. directory_temporary() creates a new folder; NULL on failure. file_unnamed()
 * creates a file without a name that holds the text, opened at its beginning; -1 on failure. */
const char *directory_temporary(Arena *arena);
int file_unnamed(Arena *arena, const char *text);

/* ---- unfinished.c: processes that run, and drafts that are not committed ---------------------------------------- */

void unfinished_enter(FileDraft *draft);
void unfinished_leave(const FileDraft *draft);
void unfinished_remove(const FileDraft *draft); /* from the disk */
void unfinished_started(long child, bool is_group);
void unfinished_ended(long child);
void unfinished_abandon(void); /* ends the processes, then removes the drafts */

/* To be called first in main(): a signal that ends this process, such as Ctrl-C or a closed pipe, then first ends the
 * registered processes and removes the drafts. */
void unfinished_expect_signals(void);

/* ---- digest.c: SHA-256 ------------------------------------------------------------------------------------------- */

typedef struct {
    char text[65]; /* in hexadecimal digits */
} Digest;
Digest digest_of(const char *bytes, size_t length);

/* ---- diag.c: collected diagnostics ------------------------------------------------------------------------------- */

/* A document a user can open. */
typedef struct {
    Name path;  /* valid from the working directory; used in messages */
    Name label; /* the last segment; used in all generated files, so that output does not depend on folders */
} SourceFile;

/* The provenance of an object; every object has one, from the XMI element to the generated statement. */
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

/* Adds a line to the last diagnostic, such as the text that was found, or the place of the other side. */
void diag_detail(const char *format, ...) PRINTF_LIKE(1, 2);

/* Replaces the last diagnostic's remedy. */
void diag_fix(const char *format, ...) PRINTF_LIKE(1, 2);

/* Starts the diagnostics of one variant, of several variants of the model that are compiled; NULL ends them. A
 * diagnostic that does not occur in all variants is printed with their names. The count of errors restarts at 0. */
void diag_within(const char *whole);

/* To be asked before names are compared for a remedy: adds their number; false once too many were compared in all. */
bool diag_may_search(int names);

/* Makes the last diagnostic an error. */
void diag_raise(void);

/* A cause that several diagnostics may share. Its texts are copied; the key must stay. */
typedef struct {
    const void *key;         /* the same in all diagnostics of one cause */
    bool is_consequence;     /* the diagnostic names the dependent element, not the cause itself */
    const char *one, *many;  /* words for one or for several others: "connector depends on it" */
    const char *subject;     /* the name by which this diagnostic is listed */
} Cause;

/* Sets the cause of the last diagnostic. Of the diagnostics that share a cause, only the first one that names the cause
 * itself is printed, as an error if any of them is an error. It lists the number of the others for each wording, and
 * the subjects of some. */
void diag_cause(Cause cause);

/* Forgets the diagnostics collected under the code. */
void diag_drop(DiagCode code);

/* If a diagnostic of the code `head` is printed, other codes with more than `most` warnings and notes are summed up in
 * its lines: one line for each such code, with their number. The first warning is printed, the first note is quoted. */
void diag_fold(DiagCode head, int most);

int diag_error_count(void);

/* diag_mark() marks the end of the diagnostics collected so far. diag_rewind() forgets those after a mark,
 * diag_forget() those between two marks. diag_error_since(): the text of the first error after a mark, or NULL. */
int diag_mark(void);
void diag_rewind(int mark);
void diag_forget(int from, int to);
const char *diag_error_since(int mark);

/* True if the diagnostics after the second mark equal those between both marks. */
bool diag_repeats(int from, int mark);

/* Prefixes the diagnostics after the mark with words that name their subject. Returns false, and changes nothing, if
 * one of them is a warning or an error. */
bool diag_note_of(int mark, const char *words);

/* The text of the first error printed, or NULL. */
const char *diag_first_printed(void);

/* Prints the diagnostics collected since the last call. They are sorted by file, in the order in which files were first
 * named, and by line. Notes are left out if quiet; after 20 errors only their number follows. A message that repeats
 * for the elements of an array is printed for the first one, with the number of the others. */
void diag_flush(FILE *stream, bool quiet);
void diag_reset(void);   /* forgets everything, keeps memory for the next ones */
void diag_release(void); /* forgets everything */

/* The catalogue, for the documentation and for tests. */
const char *diag_code_name(DiagCode code);
Severity diag_severity(DiagCode code);
const char *diag_title(DiagCode code);
const char *diag_remedy(DiagCode code);

/* catalogue.c: catalogue_pages(): the pages of all messages of the compiler and of generated programs, in the order of
 * these groups. catalogue_page(): the page of a code, ignoring case; NULL: unknown. catalogue_codes(): all codes as
 * "X01 to X34, ...". */
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
