/* emit.h - levels 4 and 5: the causal system as a C program that a reviewer reads.
 *
 * Holds:       C identifiers, C expressions, data to interpolate in as constant objects, the records that templates
 *              are filled with.
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

/* A scope gives each wish another identifier: the name itself if it is a C identifier that is neither reserved nor
 * taken, else its characters replaced, and a number appended on collision. Deterministic. So many characters of an
 * identifier are significant in any C compiler, of one with external linkage fewer (C11, 5.2.4.1): what is longer loses
 * some of its middle. */
enum { C_LONGEST = 63, C_LONGEST_EXTERNAL = 31 };
typedef struct CScope CScope;
CScope *cscope_within(Arena *arena, const CScope *outer);       /* of variables, functions and types; what is taken in
                                                                 * `outer`, which may be NULL, is taken here */
CScope *cscope_members(Arena *arena);                           /* of a struct's members: fewer words are reserved */
const char *cscope_fresh(CScope *scope, const char *wish);      /* one more identifier, at each call another */
const char *cscope_fresh_within(CScope *scope, const char *wish, int longest); /* for what names are made of */
bool cscope_has(const CScope *scope, const char *identifier);   /* is it taken or reserved? */
bool c_is_reserved(const char *identifier, bool is_member);

/* The text as words of an enumerator: bedHeater.sF is BED_HEATER_SF. */
const char *c_capitals(Arena *arena, const char *text);
const char *c_lower_case(Arena *arena, const char *name); /* DoublePendulum is double_pendulum */

/* The text as the inside of a C string literal, and as the inside of a comment. */
enum { C_STRING_LIMIT = 4000 }; /* bytes of one, after which there is ... */
const char *c_upper_case(Arena *arena, const char *words);

bool c_is_mathematical(const char *name);                 /* is it a function of <math.h>, without f and l? */
const char *c_identifier(Arena *arena, const char *name); /* what is left of the name in one, perhaps a keyword */
const char *c_string(Arena *arena, const char *text);
const char *c_comment(Arena *arena, const char *text);
const char *c_quoted(Arena *arena, const char *text); /* a string literal; of NULL, NULL */
const char *c_truth(bool is_true);
const char *c_python(Arena *arena, const char *text); /* a string literal of Python */

/* ---- marks.c: numbers apart -------------------------------------------------------------------------------------- */

/* Marks before numbers, besides NUMBER_BEGIN, in programs for all sizes; NUMBER_END ends each number. NUMBER_OF_TABLE
 * stands before the index of a table, which replaces it. NUMBER_OF_TIMES stands before a count that must not be
 * negative at any size; it shows nothing. A string literal stands between STRING_BEGIN and STRING_END. */
enum { NUMBER_IN_COMMENT = NUMBER_END + 1, NUMBER_IN_STRING, NUMBER_OF_DOUBLE, NUMBER_OF_TABLE, STRING_BEGIN,
       STRING_END, NUMBER_OF_TIMES };

/* The words with this mark before each number, and without any mark. In an arena that does not mark numbers both give
 * the words as they are. */
const char *c_marked(Arena *arena, const char *words, char mark);
const char *c_unmarked(Arena *arena, const char *words);
const char *c_literal(Arena *arena, const char *inside); /* the result of c_string(), in quotes */
const char *c_times(Arena *arena, int times);

bool c_begins_number(const char *at);
const char *c_next(const char *at); /* the next byte; of a number with marks, the byte behind it */
int c_columns(const char *at);      /* the width of this byte or number in a line: of a number the same for all sizes */
size_t c_length(const char *words, size_t length); /* the sum of these widths */

/* ---- cprint.c: expressions as C ---------------------------------------------------------------------------------- */

/* An enumeration of the program: `enum TYPE`, and the names of its values from 0 on, NULL where there is none. */
typedef struct {
    const char *type;
    const char *const *values;
    int count;
} CEnumeration;

/* The storage type of a value: a bool, an enumeration, a queue of values of one, or a double. */
typedef struct {
    bool is_truth, is_queue;
    const CEnumeration *enumeration;
} CStored;
#define C_NUMBER ((CStored){0})
#define C_TRUTH ((CStored){.is_truth = true})
const char *c_stored_type(Arena *arena, CStored stored); /* C */
const char *c_enumerator(const CEnumeration *enumeration, Expr e); /* of a number that has a name there; else NULL */

/* C for an expression. `leaf` gives the C text of a variable or of time; of any other node it gives the name of what
 * holds its value, or NULL to have it written out (as without `leaf`). Integer powers up to 4 of simple operands become
 * products, numbers get the shortest digits and a decimal point. A truth is a C truth value, or the number 1.0 or 0.0.
 * `leaf` says of variables how they are stored, if not as a number. In an explicit draft, operators within others of
 * another precedence stand in parentheses. */
typedef const Code *CLeaf(void *context, Expr node, CStored *stored);
void c_print(CodeDraft *draft, Expr e, CStored as, CLeaf *leaf, void *context);
bool c_is_truth(Expr e);
bool c_is_choice(Expr e); /* is it written as one, a ? b : c, unless it has a name? */
const char *c_number_print(double number, char buffer[40]);
#define c_number(number) c_number_print((number), (char[40]){0}) /* lasts as long as the block around it */
bool c_may_be_inexact(Expr e); /* a product, a sum or an integer part: an Integer that may lose digits */
int c_power(Expr e); /* the exponent, -4 .. 4, of a power that becomes a product if its base is simple; else 0 */

/* ---- real.c: double or float, as the arena says ------------------------------------------------------------------ */

const char *c_real(const Arena *arena);                 /* the type */
const char *c_function(Arena *arena, const char *name); /* of <math.h>, for that type; another one as it is */
const char *c_number_in(Arena *arena, double number);   /* a literal of it, with the shortest digits */
void c_add_double(Text *text, double number);           /* such a literal, with the marks of the arena */
double c_rounded(const Arena *arena, double number);    /* the nearest finite number of it */

/* Adds words of the runtime or of a template, which are written for double. Are they, and what follows, within a
 * comment? Comments stay as they are. */
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
const char *record_text(const Record *record, const char *field); /* that was set */
void record_list(Record *record, const char *list);          /* declares a list that may stay empty */
Record *record_add(Record *record, const char *list);        /* a new record at the list's end */

/* A record that stands once, or not at all (then NULL); and one of two. */
Record *record_when(Record *record, const char *list, bool is_there);
Record *record_either(Record *record, const char *list, const char *otherwise, bool is_first);

/* A list whose records are filled one by one as they are rendered, for lists as long as the model: the record, and what
 * is allocated in `scratch` for it, are gone when the next one is filled. */
typedef void FillRecord(void *context, Record *row, int index);
void record_rows(Record *record, const char *list, int count, FillRecord *fill, void *context, Arena *scratch);

/* Fills such rows now; their texts last as long as the record. */
void record_settle(Record *record);

/* Fills a record with the common form of several settled ones. `join` gives the common text of a field, NULL if there
 * is none. False if a field has none, or if the records differ in fields, lists or the number of their rows. */
typedef const char *JoinTexts(void *context, Arena *arena, const char *const *texts);
bool record_join(Record *joined, const Record *const *records, int count, JoinTexts *join, void *context);

/* A statement of equations as it stands in a file, with the loops around it. */
typedef struct {
    IntList equations; /* of the causal system */
    IntList algorithms; /* likewise, that have a statement there: `drawn`; in portable C only */
    const Statement *drawn;
    const char *code;
    int line;
} ShownStatement;
typedef List(ShownStatement) ShownList;

/* The text, for a field of any record within the outermost: its marks are the statements in it. NULL: no matter. */
const char *record_shown(Record *record, const Text *text);

/* The text goes to the draft, if there is one, as it becomes long. */
void template_render(Text *text, FileDraft *draft, const char *template_name, const Record *record);

/* Likewise, whole; and adds the statements, with their lines. */
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
 * the templates are filled, which empties `scratch`. The statements of equations are noted if somebody asks for them.
 * For a program for all sizes, its contents in one sample; otherwise NULL. *program, unless NULL: as it was planned. */
struct Program;
Record *program_record(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                       bool notes_statements, const SizeList *sizes, struct Program **program);

typedef struct {
    const char *suffix;        /* of the file's name, after BLOCK */
    const char *template_name;
    const char *flags;         /* for the C compiler, unless others are given; NULL: compiled with the next one */
} ProgramFile;
extern const ProgramFile program_files[]; /* ends with a NULL suffix */

typedef enum { LINK_STATIC_IF_POSSIBLE, LINK_STATIC, LINK_SHARED } LinkMode;

typedef struct {
    const char *directory; /* output folder */
    const char *name;      /* BLOCK, fit for a file name */
    const char *compiler;  /* target's C compiler */
    const char *flags;     /* "" for the default */
    LinkMode link;
    bool is_library;             /* in place of a program: what an FMU holds */
    const char *runtime_archive; /* prebuilt, for the default compiler and flags; NULL: its sources are compiled */
    const char *runtime_image;   /* beside it: joined with all libraries, of this machine; NULL: none */
    const char *base; /* of a variant, which has its own folder: that with runtime/; else NULL */
} BuildTarget;

/* ---- output.c: the files of one run, in one folder -------------------------------------------------------------- */

typedef struct {
    const char *name, *path; /* within the folder, and with it */
    const char *bytes;       /* its future contents */
    size_t length;
    const Record *record;    /* or else the template of this name, filled with this */
    const char *template_name;
    bool is_program; /* the outputs of program_build() */
} OutputFile;

typedef struct {
    const Causal *causal;
    struct Program *program; /* as it was planned */
    const Record *record; /* for the templates of all files of the program */
    const char *c;        /* BLOCK.c once it is filled in, or NULL */
    size_t length;
    ShownList statements; /* of it */
} ProgramSources;

/* What a step of portable C takes: operations and calls of functions in the formulas of derivatives, once. */
typedef struct {
    const char *name, *prefix;
    int solver, states;
    int operations, functions;
    int loops; /* algebraic ones, whose solution is not counted */
} PortableCost;

struct FmuDraft;

typedef struct {
    Arena *arena;
    const char *directory;
    const char *folder; /* within it, of what is added now; NULL: itself */
    List(OutputFile) files;
    List(struct FmuDraft *) units; /* whose libraries are still to be built */
    bool is_unrolled; /* the program has no loops over parts, but their statements one by one */
    ProgramSources sources; /* of the program that was made last */
    List(PortableCost) portable; /* of the portable C among the files */
    Arena *scratch; /* for tables as they are written: the owner frees it after output_write(); NULL: there are none */
} Output;

void output_add(Output *output, OutputFile file); /* with a name; not if one of that name is there already */
void output_add_text(Output *output, const char *name, const Text *text);

/* All of them appear, each of them complete; or none if the folder holds a file of such a name that the compiler did
 * not write, or that was changed since. Gives the status to leave with; reports. */
int output_write(const Output *output);

/* The program of the system, made once however many ask for it; with its C where that is read before it is written. */
const ProgramSources *program_sources(Output *output, const Causal *causal, const char *name, bool with_c);

/* Adds BLOCK.h, BLOCK.c, BLOCK_checks.c, BLOCK_tables.c, BLOCK.1 (its manual page), Makefile, README.md, runtime/ and C
 * code of the model: with these the folder builds on its own with SUNDIALS. Gives the status to leave with; reports. */
int program_add(Output *output, const Causal *causal, const char *name);

/* Adds BLOCK_exchange.h, BLOCK_exchange.py, BLOCK_client.c and BLOCK.a2l (clients.c): for whoever exchanges signals
 * with it. */
void rig_add(Output *output, const Causal *causal, const char *name);

/* Adds BLOCK.py (clients.c), which runs the program from Python. */
void rig_add_module(Output *output, const Causal *causal, const char *name);

/* Runs the C compiler: the executable appears as directory/name, complete or not at all. No shell is involved. Gives
 * the status to leave with; failures are reported, with the compiler's messages: STATUS_MODEL_ERROR if it is C code of
 * the model. */
int program_build(Arena *arena, const Causal *causal, const BuildTarget *target);

/* ---- batch.c: many cases on a cluster --------------------------------------------------------------------------- */

/* Adds cluster/BLOCK.sbatch, BLOCK_merge.sbatch, BLOCK_submit.sh, BLOCK_mpi.sh and Snakefile: of a program BLOCK that
 * has the part `cases`, one folder up or beside them. */
void batch_add(Output *output, const char *name);

/* ---- portable.c: C for another executive ------------------------------------------------------------------------- */

/* What portable C is to be like. */
enum { MOST_PREFIX = 40 }; /* bytes of it */
typedef struct {
    const char *prefix; /* of all names that it shows */
    int solver;         /* SOLVER_EULER, SOLVER_RK4 or SOLVER_LINEARLY_IMPLICIT */
    bool has_fixed_parameters; /* constants are numbers of the statements, not members */
    double step;        /* s; 0: that of portable_step() */
    bool saturates;     /* states stay within their ranges */
    bool is_single;     /* float in place of double */
    /* CSV of the first row of the program's run, with that step, and the units after it; or NULL, and why. Asked for
     * where a loop's solution at the start must be searched for. */
    const char *(*find_row)(void *context, double step, const char **why);
    void *context;
    const char *first_row; /* that, once it is there */
} Portable;

/* Adds portable/BLOCK.h and portable/BLOCK.c: the system's equations with fixed steps, without a runtime. Gives the
 * status to leave with; reports what has no meaning there. */
int portable_add(Output *output, const Causal *causal, const char *name, const Portable *portable);

/* Tells for each that is written what a step takes, and, with a C compiler for Cortex-M4 or else this one, its memory.
 */
void portable_tell(Arena *arena, const Output *output, const char *compiler);

/* ---- fmu.c: functional mock-up units ---------------------------------------------------------------------------- */

typedef struct {
    int version;        /* of FMI: 2 or 3 */
    const char *solver; /* inside of it, as an experiment names it; NULL: the experiment's */
    const Text *sheet;  /* its documentation, as a page of HTML */
    /* The result of a run, with these columns in the order of rows, as CSV from the end of its first line on; or NULL,
     * as is its result if it fails. */
    const char *(*find_result)(void *context, const char *const *paths, int count);
    void *context;
} FmuAsked;

/* Prepares BLOCK.fmu; then, once all models are read, builds all that are prepared, which become files of the output.
 * Both give the status to leave with, and report. */
int fmu_add(Output *output, const Causal *causal, const char *name, const FmuAsked *asked);
int fmu_build(Output *output, const BuildTarget *target);

/* fmu_size.c: of one for all sizes, the program and the system of each sample; of sample -1, those of the model's own
 * sizes. Anew with each attempt to find samples. */
typedef struct FmuSizes FmuSizes;
struct Program;
FmuSizes *fmu_sizes_new(Arena *arena, const FmuAsked *asked, const char *name); /* without the sheet: */
void fmu_sizes_document(FmuSizes *sizes, const Text *sheet);                    /* of the model's own sizes */
const Causal *fmu_sizes_causal(const FmuSizes *sizes, const Causal *causal);
void fmu_sizes_begin(FmuSizes *sizes);
void fmu_sizes_add(FmuSizes *sizes, const struct Program *program, const Causal *causal, int sample);

/* ---- parts.c: parts of the runtime ------------------------------------------------------------------------------ */

typedef unsigned long long PartSet;

/* Those that a program has unless Experiment.left_out has their bits: their names to the command line. */
enum { PART_CHOICES = 22 };
const char *part_choice(int choice); /* NULL beyond the last one */

/* ---- variants.c, join.c: several programs in one executable ----------------------------------------------------- */

enum { MOST_VARIANTS = 64 };

/* A program of its own: the model with other values of some constants. */
typedef struct {
    const char *name;   /* rod.n=8 */
    const char *folder; /* within the output folder: RodExperiment_n_8 */
    const int *chosen;  /* of each variation, which choice it is */
    const Causal *causal;
    PartSet parts;      /* of the runtime that it has */
    SizeList *sizes;    /* of one for all sizes from its own on; else NULL */
    FmuSizes *unit;     /* its samples are of this, while it is made; NULL: of the program */
    bool *is_free;      /* of each variation: nothing of its structure rests on that constant */
} Variant;

typedef struct {
    const VariationList *variations;
    Variant *at;
    int count, stated; /* which is the model's own */
} VariantList;

/* All combinations of choices in the order of the variations, with names and folders; count 0 if they are too many. */
VariantList variants_of(Arena *arena, const VariationList *variations, const char *name);

/* Adds the variant's data; and its own files, as they are now. Then data to interpolate in may be forgotten. Gives the
 * status to leave with; reports. */
void variant_settle(Variant *variant, const VariationList *variations, const Causal *causal);
int variant_add(Output *output, const Variant *variant, const char *name);

/* Of one for all sizes: its samples, for as many attempts as there are, each with larger ones; false: there are no
 * more. The variations of a sample, of sample -1 the sizes that are asked for. What is found in it; false: this attempt
 * has failed. Then its files, or why there are none. */
bool variant_begin(Arena *arena, Variant *variant, int attempt, const Causal *asked);
VariationList *variant_sample(Arena *arena, const VariationList *variations, const Variant *variant, int sample);
bool variant_is_asked(const Variant *variant, int sample); /* has it the sizes that are asked for? */
bool variant_is_last(const Variant *variant, int sample);  /* of a unit: that with the model's own sizes */
bool variant_add_sample(Output *output, Variant *variant, const Causal *drawn, const char *name, int sample);
void variant_add_files(Output *output, Variant *variant, const char *folder, const char *name);
const struct Record *variant_program(const Variant *variant); /* all that its files say */
int fmu_add_sizes(Output *output, Variant *variant, const VariationList *variations, const char *name); /* likewise */
void variant_refuse(Arena *arena, const Variant *variant);
const char *variant_summary(Arena *arena, const Variant *variant); /* as program_summary() */
double variant_most(const Variant *variant, int variation);        /* the largest size that it can count to */

/* Adds the code around them, when all are: BLOCK.c with the main() that chooses one, and what program_add() adds. */
void variants_add(Output *output, const VariantList *variants, const char *name);
int variants_build(Arena *arena, const VariantList *variants, const BuildTarget *target); /* as program_build() */

#endif
