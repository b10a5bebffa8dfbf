/* emit.h - levels 4 and 5: the causal system as a C program that a reviewer reads.
 *
 * Holds:       C identifiers, C expressions, interpolation data as constant objects, the records that fill templates.
 * Never holds: decisions about equations: solving and ordering are the causal level's. Invariants: text that comes from
 * the model reaches C only as an identifier made by cname, inside a string literal
 *              (escaped) or inside a comment (defused); the same system gives the same bytes.
 */
#ifndef EMIT_H
#define EMIT_H

#include "base/base.h"
#include "causal/causal.h"
#include "emit/code.h"
#include "emit/sizes.h"

/* ---- cname.c: names as C identifiers ----------------------------------------------------------------------------- */

/* A scope turns each wished name into a unique identifier. A name that is a C identifier, neither reserved nor taken,
 * is kept. In other names characters are replaced; on collision a number is appended. Deterministic. The limits are the
 * significant characters of internal and external identifiers in any C compiler (C11, 5.2.4.1); the middle of a longer
 * identifier is shortened. */
enum { C_LONGEST = 63, C_LONGEST_EXTERNAL = 31 };
typedef struct CScope CScope;
CScope *cscope_within(Arena *arena, const CScope *outer);       /* for variables, functions and types; identifiers taken
                                                                 * in `outer` (may be NULL) are taken here, too */
CScope *cscope_members(Arena *arena);                           /* for members of a struct: fewer words are reserved */
const char *cscope_fresh(CScope *scope, const char *wish);      /* a new identifier at each call */
const char *cscope_fresh_within(CScope *scope, const char *wish, int longest); /* of at most `longest` characters */
bool cscope_has(const CScope *scope, const char *identifier);   /* true if taken or reserved */
bool c_is_reserved(const char *identifier, bool is_member);

/* The text in the style of an enumerator: bedHeater.sF becomes BED_HEATER_SF. */
const char *c_capitals(Arena *arena, const char *text);
const char *c_lower_case(Arena *arena, const char *name); /* DoublePendulum becomes double_pendulum */

/* The text as the inside of a C string literal, and as the inside of a comment. */
enum { C_STRING_LIMIT = 4000 }; /* bytes of a string literal; a longer text ends in `...` */
const char *c_upper_case(Arena *arena, const char *words);

bool c_is_mathematical(const char *name);                 /* true for a function of <math.h>, without suffix f or l */
const char *c_identifier(Arena *arena, const char *name); /* the name as an identifier; may be a keyword */
const char *c_string(Arena *arena, const char *text);
const char *c_comment(Arena *arena, const char *text);
const char *c_quoted(Arena *arena, const char *text); /* a string literal; "NULL" for NULL */
const char *c_truth(bool is_true);
const char *c_python(Arena *arena, const char *text); /* a string literal of Python */

/* ---- marks.c: marked numbers ------------------------------------------------------------------------------------- */

/* Marks before numbers, besides NUMBER_BEGIN, in programs for all sizes; NUMBER_END ends each number. NUMBER_OF_TABLE
 * marks the index of a table, whose entry replaces it. NUMBER_OF_TIMES marks a count that must not be negative at any
 * size; it is not shown. A string literal stands between STRING_BEGIN and STRING_END. */
enum { NUMBER_IN_COMMENT = NUMBER_END + 1, NUMBER_IN_STRING, NUMBER_OF_DOUBLE, NUMBER_OF_TABLE, STRING_BEGIN,
       STRING_END, NUMBER_OF_TIMES };

/* The words with this mark before each number; the words without marks. Both return the words unchanged if the arena
 * does not mark numbers. */
const char *c_marked(Arena *arena, const char *words, char mark);
const char *c_unmarked(Arena *arena, const char *words);
const char *c_literal(Arena *arena, const char *inside); /* the result of c_string(), in quotes */
const char *c_times(Arena *arena, int times);

bool c_begins_number(const char *at);
const char *c_next(const char *at); /* the next byte; for a marked number, the byte behind it */
int c_columns(const char *at);      /* width in a line; a marked number has the same one for all sizes */
size_t c_length(const char *words, size_t length); /* the sum of these widths */

/* ---- cprint.c: expressions as C ---------------------------------------------------------------------------------- */

/* An enumeration of the program: `enum TYPE`, and the names of its values from 0 on; NULL for a value without a
 * name. */
typedef struct {
    const char *type;
    const char *const *values;
    int count;
} CEnumeration;

/* The storage type of a value: bool, enumeration, queue of an enumeration's values, or double. */
typedef struct {
    bool is_truth, is_queue;
    const CEnumeration *enumeration;
} CStored;
#define C_NUMBER ((CStored){0})
#define C_TRUTH ((CStored){.is_truth = true})
const char *c_stored_type(Arena *arena, CStored stored); /* C */
const char *c_enumerator(const CEnumeration *enumeration, Expr e); /* the name of the number `e`; NULL if it has none */

/* C for an expression. `leaf` returns the C text of a variable or of time. For any other node it returns the name of
 * the local that holds its value, or NULL: the node is written out (as without `leaf`). Integer powers up to 4 of
 * simple operands become products, numbers get the shortest digits and a decimal point. A Boolean is a C truth value,
 * or the number 1.0 or 0.0. `leaf` sets *stored for variables that are not stored as a number. In an explicit draft, an
 * operator within one of another precedence stands in parentheses. */
typedef const Code *CLeaf(void *context, Expr node, CStored *stored);
void c_print(CodeDraft *draft, Expr e, CStored as, CLeaf *leaf, void *context);
bool c_is_truth(Expr e);
bool c_is_choice(Expr e); /* true if it is written as a ? b : c unless it has a name */
const char *c_number_print(double number, char buffer[40]);
#define c_number(number) c_number_print((number), (char[40]){0}) /* lasts as long as the block around it */
bool c_may_be_inexact(Expr e); /* true for an Integer that may lose digits: a product, a sum or an integer part */
int c_power(Expr e); /* the exponent, -4 .. 4, of a power that becomes a product if its base is simple; else 0 */

/* ---- real.c: double or float, as set in the arena ---------------------------------------------------------------- */

const char *c_real(const Arena *arena);                 /* the type */
const char *c_function(Arena *arena, const char *name); /* of <math.h>, for that type; other names unchanged */
const char *c_number_in(Arena *arena, double number);   /* a literal of that type, with the shortest digits */
void c_add_double(Text *text, double number);           /* such a literal, with the marks of the arena */
double c_rounded(const Arena *arena, double number);    /* the nearest finite number of that type */

/* Adds text of the runtime or of a template, which is written for double, converted to the type. Comments are not
 * converted; *is_comment: whether the text begins, and then ends, within a comment. */
void c_copy(Text *text, const char *words, size_t length, bool *is_comment);

/* ---- template.c: logic-less templates ---------------------------------------------------------------------------- */

/* The language, all of it: @name@ inserts a field of the nearest enclosing record; alone on a line, without blanks
 * before it, the field brings its own lines, or none. `@each list@` and `@end@`, alone on a line, repeat the lines
 * between them for each record of the list. Inserted text is never scanned again. An unknown field or list is an
 * internal error that names the template and its line. */
typedef struct Record Record;
Record *record_new(Arena *arena, const Record *enclosing);
void record_set(Record *record, const char *field, const char *text);
void record_format(Record *record, const char *field, const char *format, ...) PRINTF_LIKE(3, 4);
const char *record_text(const Record *record, const char *field); /* the text that was set */
void record_list(Record *record, const char *list);          /* declares a list that may stay empty */
Record *record_add(Record *record, const char *list);        /* a new record at the list's end */

/* A list with one record if is_there, otherwise empty (returns NULL); and one record in one of two lists. */
Record *record_when(Record *record, const char *list, bool is_there);
Record *record_either(Record *record, const char *list, const char *otherwise, bool is_first);

/* A list whose records are filled one by one as they are rendered, for lists as long as the model: the record, and its
 * allocations in `scratch`, are gone when the next one is filled. */
typedef void FillRecord(void *context, Record *row, int index);
void record_rows(Record *record, const char *list, int count, FillRecord *fill, void *context, Arena *scratch);

/* Fills such rows now; their texts last as long as the record. */
void record_settle(Record *record);

/* Fills a record with the common form of several settled records. `join` returns the common text of a field; NULL:
 * there is none. False if a field has no common text, or if the records differ in fields, lists or numbers of rows. */
typedef const char *JoinTexts(void *context, Arena *arena, const char *const *texts);
bool record_join(Record *joined, const Record *const *records, int count, JoinTexts *join, void *context);

/* A statement in a generated file, with the equations that it comes from and the loops around it. */
typedef struct {
    IntList equations; /* of the causal system */
    IntList algorithms; /* of the causal system: algorithms whose statement `drawn` it is; in portable C only */
    const Statement *drawn;
    const char *code; /* with the heads of loops and conditions around it; NULL: such a head */
    int line, first;  /* of the statement; of the first line of `code` */
    int *at;          /* filled with `line` when it is rendered */
    const int *from;  /* that of the outermost head around it, or its own */
} ShownStatement;
typedef List(ShownStatement) ShownList;

/* Returns the text for a field of any record within the outermost one, and notes the statements that its marks stand
 * for. `record` NULL: statements are not noted. */
const char *record_shown(Record *record, const Text *text);

/* Long text is flushed to the draft, if there is one. */
void template_render(Text *text, FileDraft *draft, const char *template_name, const Record *record);

/* The same, always as a whole; also adds the statements with their line numbers. */
void template_render_shown(Text *text, const char *template_name, const Record *record, ShownList *shown);

/* Files compiled into the compiler: templates, and the runtime's sources. */
typedef struct {
    const char *name;          /* templates/model.c.in, runtime/main.c */
    const char *const *lines;  /* NULL-terminated, each with its newline */
} EmbeddedFile;
extern const EmbeddedFile embedded_files[]; /* ends with a NULL name */
const EmbeddedFile *emit_embedded_file(const char *name); /* must exist */

/* ---- program.c: the generated files ------------------------------------------------------------------------------ */

/* The contents for the templates of BLOCK.h, BLOCK.c, BLOCK_checks.c and BLOCK_tables.c. Both arenas must last until
 * the templates are filled, which empties `scratch`. Statements of equations are noted if notes_statements is true.
 * `sizes`: NULL, or for a program for all sizes the sizes of this sample. *program (unless NULL) becomes the planned
 * program. */
struct Program;
Record *program_record(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                       bool notes_statements, const SizeList *sizes, struct Program **program);

typedef struct {
    const char *suffix;        /* of the file's name, after BLOCK */
    const char *template_name;
    const char *flags;         /* default compiler flags; NULL: compiled together with the next file */
} ProgramFile;
extern const ProgramFile program_files[]; /* ends with a NULL suffix */

typedef enum { LINK_STATIC_IF_POSSIBLE, LINK_STATIC, LINK_SHARED } LinkMode;

typedef struct {
    const char *directory; /* output folder */
    const char *name;      /* BLOCK, fit for a file name */
    const char *compiler;  /* target's C compiler */
    const char *flags;     /* "" for the default */
    LinkMode link;
    bool is_library;             /* the library of an FMU instead of a program */
    const char *runtime_archive; /* prebuilt, for the default compiler and flags; NULL: its sources are compiled */
    const char *runtime_image;   /* beside it: the runtime prelinked with all libraries, for this machine; NULL: none */
    const char *base; /* of a variant with its own folder: the folder with runtime/; else NULL */
} BuildTarget;

/* ---- output.c: the files of one run, in one folder -------------------------------------------------------------- */

typedef struct {
    const char *name, *path; /* relative to the output folder; including it */
    const char *bytes;       /* its future contents */
    size_t length;
    const Record *record;    /* instead of bytes: the template of that name is filled with it */
    const char *template_name;
    bool is_program; /* the outputs of program_build() */
} OutputFile;

typedef struct {
    const Causal *causal;
    struct Program *program; /* as planned */
    const Record *record; /* for the templates of all files of the program */
    const char *c;        /* BLOCK.c after filling, or NULL */
    size_t length;
    ShownList statements; /* of BLOCK.c */
} ProgramSources;

/* The cost of a step of portable C: operations and function calls in the formulas of derivatives, counted once. */
typedef struct {
    const char *name, *prefix;
    int solver, states;
    int operations, functions;
    int loops; /* algebraic loops; solving them is not counted */
} PortableCost;

struct FmuDraft;

typedef struct {
    Arena *arena;
    const char *directory;
    const char *folder; /* subfolder for the files added now; NULL: the directory itself */
    List(OutputFile) files;
    List(struct FmuDraft *) units; /* FMUs whose libraries are still to be built */
    bool is_unrolled; /* statements of equal parts are written one by one, without loops */
    ProgramSources sources; /* of the last program */
    List(PortableCost) portable; /* one entry for each portable C among the files */
    Arena *scratch; /* for tables while they are written; the owner frees it after output_write(); NULL: no tables */
} Output;

void output_add(Output *output, OutputFile file); /* a named file; ignored if a file of that name is already there */
void output_add_text(Output *output, const char *name, const Text *text);

/* Writes all files, each complete. Writes none if the folder holds a file of the same name that the compiler did not
 * write or that was changed since. Returns the exit status; reports errors. */
int output_write(const Output *output);

/* The program of the system, generated once for all callers. with_c: also the text of BLOCK.c, for callers that read it
 * before it is written. */
const ProgramSources *program_sources(Output *output, const Causal *causal, const char *name, bool with_c);

/* Adds BLOCK.h, BLOCK.c, BLOCK_checks.c, BLOCK_tables.c, BLOCK.1 (its manual page), Makefile, README.md, runtime/ and C
 * code of the model: with these the folder builds on its own with SUNDIALS. Returns the exit status; reports errors. */
int program_add(Output *output, const Causal *causal, const char *name);

/* Adds BLOCK_exchange.h, BLOCK_exchange.py, BLOCK_client.c and BLOCK.a2l (clients.c): for programs that exchange
 * signals with it. */
void rig_add(Output *output, const Causal *causal, const char *name);

/* Adds BLOCK.py (clients.c), which runs the program from Python. */
void rig_add_module(Output *output, const Causal *causal, const char *name);

/* Runs the C compiler: directory/name is a complete executable or does not exist. No shell is involved. Returns the
 * exit status and reports failures with the compiler's messages; STATUS_MODEL_ERROR if C code of the model fails. */
int program_build(Arena *arena, const Causal *causal, const BuildTarget *target);

/* ---- batch.c: many cases on a cluster --------------------------------------------------------------------------- */

/* Adds cluster/BLOCK.sbatch, BLOCK_merge.sbatch, BLOCK_submit.sh, BLOCK_mpi.sh and Snakefile. They run a program BLOCK
 * with the part `cases`, which is beside them or one folder up. */
void batch_add(Output *output, const char *name);

/* ---- portable.c: C for another executive ------------------------------------------------------------------------- */

/* Options of portable C. */
enum { MOST_PREFIX = 40 }; /* bytes */
typedef struct {
    const char *prefix; /* of all external names */
    int solver;         /* SOLVER_EULER, SOLVER_RK4 or SOLVER_LINEARLY_IMPLICIT */
    bool has_fixed_parameters; /* constants are literals in statements, not members */
    double step;        /* s; 0: that of portable_step() */
    bool saturates;     /* states stay within their ranges */
    bool is_single;     /* float in place of double */
    /* Returns CSV of the first row of the program's run with that step, followed by the units; or NULL, with the reason
     * in *why. Called if an algebraic loop needs a searched solution at the start. */
    const char *(*find_row)(void *context, double step, const char **why);
    void *context;
    const char *first_row; /* result of find_row, once available */
} Portable;

/* Adds portable/BLOCK.h and portable/BLOCK.c: the system's equations with fixed steps, without a runtime. Returns the
 * exit status; reports model features that portable C does not support. */
int portable_add(Output *output, const Causal *causal, const char *name, const Portable *portable);

/* Prints the cost of a step for each portable C; also its memory, measured with a C compiler for Cortex-M4 or, without
 * one, with `compiler`.
 */
void portable_tell(Arena *arena, const Output *output, const char *compiler);

/* ---- fmu.c: functional mock-up units ---------------------------------------------------------------------------- */

typedef struct {
    int version;        /* of FMI: 2 or 3 */
    const char *solver; /* solver within the FMU, named as in an experiment; NULL: the experiment's */
    const Text *sheet;  /* its documentation, an HTML page */
    /* Returns the result of a run with these columns, in row order: CSV from the end of its first line on; NULL if the
     * run fails. The function itself may be NULL. */
    const char *(*find_result)(void *context, const char *const *paths, int count);
    void *context;
} FmuAsked;

/* fmu_add() prepares BLOCK.fmu. fmu_build() builds all prepared FMUs once all models are read, and adds them to the
 * output's files. Both return the exit status and report errors. */
int fmu_add(Output *output, const Causal *causal, const char *name, const FmuAsked *asked);
int fmu_build(Output *output, const BuildTarget *target);

/* fmu_size.c: for an FMU for all sizes, the program and the system of each sample; sample -1 has the model's own sizes.
 * Restarted at each attempt to find samples. */
typedef struct FmuSizes FmuSizes;
struct Program;
FmuSizes *fmu_sizes_new(Arena *arena, const FmuAsked *asked, const char *name); /* without the sheet */
void fmu_sizes_document(FmuSizes *sizes, const Text *sheet);                    /* the sheet of its own sizes */
const Causal *fmu_sizes_causal(const FmuSizes *sizes, const Causal *causal);
void fmu_sizes_begin(FmuSizes *sizes);
void fmu_sizes_add(FmuSizes *sizes, const struct Program *program, const Causal *causal, int sample);

/* ---- parts.c: parts of the runtime ------------------------------------------------------------------------------ */

typedef unsigned long long PartSet;

/* Parts that a program has unless their bits are set in Experiment.left_out: their names on the command line. */
enum { PART_CHOICES = 22 };
const char *part_choice(int choice); /* NULL beyond the last one */

/* ---- variants.c, join.c: several programs in one executable ----------------------------------------------------- */

enum { MOST_VARIANTS = 64 };

/* A variant: the model with other values of some constants, as a program of its own. */
typedef struct {
    const char *name;   /* rod.n=8 */
    const char *folder; /* within the output folder: RodExperiment_n_8 */
    const int *chosen;  /* by variation: index of the chosen value */
    const Causal *causal;
    PartSet parts;      /* of the runtime */
    SizeList *sizes;    /* of a program for all sizes from its own on; else NULL */
    FmuSizes *unit;     /* FMU that its samples belong to; NULL: to the program */
    bool *is_free;      /* by variation: the structure does not depend on that constant */
} Variant;

typedef struct {
    const VariationList *variations;
    Variant *at;
    int count, stated; /* variants; index of the model's own */
} VariantList;

/* All combinations of choices in the order of the variations, with names and folders; count 0 if there are too many. */
VariantList variants_of(Arena *arena, const VariationList *variations, const char *name);

/* variant_settle() adds the variant's data, variant_add() its own files as they are now. Afterwards interpolation data
 * may be released. Returns the exit status; reports errors. */
void variant_settle(Variant *variant, const VariationList *variations, const Causal *causal);
int variant_add(Output *output, const Variant *variant, const char *name);

/* A variant for all sizes. variant_begin() begins an attempt, each with larger samples; false: no attempts are left.
 * variant_sample() returns the variations of a sample; sample -1 has the requested sizes. variant_add_sample() adds the
 * findings of a sample; false: this attempt has failed. Then variant_add_files() adds the files, or variant_refuse()
 * reports why there are none. */
bool variant_begin(Arena *arena, Variant *variant, int attempt, const Causal *asked);
VariationList *variant_sample(Arena *arena, const VariationList *variations, const Variant *variant, int sample);
bool variant_is_asked(const Variant *variant, int sample); /* true for the sample with the requested sizes */
bool variant_is_last(const Variant *variant, int sample);  /* for an FMU: the sample with the model's own sizes */
bool variant_add_sample(Output *output, Variant *variant, const Causal *drawn, const char *name, int sample);
void variant_add_files(Output *output, Variant *variant, const char *folder, const char *name);
const struct Record *variant_program(const Variant *variant); /* the record of all its files */
int fmu_add_sizes(Output *output, Variant *variant, const VariationList *variations, const char *name); /* the FMU */
void variant_refuse(Arena *arena, const Variant *variant);
const char *variant_summary(Arena *arena, const Variant *variant); /* as program_summary() */
double variant_most(const Variant *variant, int variation);        /* the largest possible size */

/* Adds the common code once all variants are added: BLOCK.c, whose main() chooses a variant, and the files of
 * program_add(). */
void variants_add(Output *output, const VariantList *variants, const char *name);
int variants_build(Arena *arena, const VariantList *variants, const BuildTarget *target); /* as program_build() */

#endif
