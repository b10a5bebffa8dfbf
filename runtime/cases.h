/* cases.h - many runs of one program: the table of their settings, a single run, processes that share the runs, and the
 * table of results.
 *
 * A case is a run of the program with the common command line, followed by settings of its own. It depends on these
 * alone, so that its row is the same to the last byte in whatever process and order it runs. Rows are written to a
 * journal as they come, from which --resume continues, and in the order of cases once all are there. */
#ifndef CASES_H
#define CASES_H

#include "run.h"
#include "study.h"

#include <stdint.h>

/* Options of the command line. */
typedef struct CaseOptions {
    const char *table;  /* of settings, --cases; NULL: there are none */
    const char *merged; /* --merge: the table made of the files of shards */
    const char **files;
    int file_count, file_room;
    const char **keep; /* cases whose trajectories are kept: names, or words of a status */
    int keep_count, keep_room;
    int jobs;           /* 0: as many as there are processors */
    long shard, shards; /* from 1; 0 of 0: all cases */
    bool resumes;
} CaseOptions;

extern const char *const case_status_words[CASE_STATUSES];

/* ---- case_table.c: the table of settings ---- */

enum { LONGEST_CASE = 256 }; /* bytes of a case's name, and a zero */

typedef struct {
    const char *file;
    char **names, **units; /* by column; without a row of units these are NULL */
    int columns;
    bool has_names;  /* the first column holds the cases' names; otherwise cases are numbered from 1 */
    long count;      /* of cases in the file */
    long first, own; /* the shard's first case, from 0; number of its cases */
    char **rows;     /* lines of the shard's cases */
    long *lines;     /* and the numbers of these lines */
    uint64_t digest; /* hash of the file's bytes, and of the files that it names */
} CaseTable;

int case_table_read(CaseTable *t, const Options *o, Arena *a); /* its head, with checks, and the rows of the shard */
const char *case_name(const CaseTable *t, long index, char name[LONGEST_CASE]); /* of the shard's rows, from 0 */

/* True for columns that are no settings: @input and @restart name files, others are copied. */
static inline bool case_column_is_named(const char *name)
{
    return name[0] == '@';
}

/* ---- case_run.c: one case ---- */

/* The case that program() is to run, and its results. */
typedef struct CaseCall {
    const CaseTable *table;
    long index;             /* of the shard's rows */
    const char *trajectory; /* the file to which it is written; NULL: none */
    FILE *numbers;          /* gets the cells behind the reason */
    long reported;          /* number of runs that have written them */
    bool is_violated;
    double integration;        /* CPU seconds */
    char ending[LONGEST_CASE]; /* why the run ended early, else "" */
    struct CaseFile *kept;     /* files in memory that several cases read */
    int kept_count;
} CaseCall;

typedef struct {
    const Options *options;        /* of all cases */
    const ModelDescription *model; /* with which the program was begun */
    int argc;
    char **argv;
    const CaseTable *table;
    const char *output, *folder; /* file of the rows; folder of trajectories */
} CaseStudy;

typedef struct {
    CaseStatus status;
    double integration;
    bool is_exhausted; /* there was no memory for it: the process should end */
    bool is_cut;       /* a signal has ended the run: there is no row */
} CaseEnd;

/* The first cells behind the settings: status, reason, end, steps, evaluations, Jacobians, events. */
enum { CASE_COUNTS = 7 };
void case_names(const CaseStudy *s, Arena *a, FILE *out); /* of columns */
void case_units(const CaseStudy *s, Arena *a, FILE *out);
CaseEnd case_run(const CaseStudy *s, long index, CaseCall *call, FILE *row);

int case_report(Run *run, int reason, int status); /* in a case: writes its results to the CaseCall */

const char *case_trajectory(const char *folder, const char *name, char *file, size_t room); /* its file name */
bool case_is_kept(const CaseStudy *s, long index, CaseStatus status); /* true unless a wanted trajectory is missing */
void case_discard(const CaseStudy *s, long index); /* removes the incomplete trajectory of a lost process */

/* Writes a row without numbers. */
void case_row(const CaseStudy *s, long index, CaseStatus status, const char *reason, FILE *row);

int case_apply(Options *o); /* takes the settings of the case that o->about is to run; exit status */

/* ---- case_file.c ---- */

FILE *case_open(const ModelDescription *about, const char *file);     /* to read it, shared by cases; NULL: errno */
char *case_bytes(const char *file, Arena *a);                         /* all, and a zero; NULL after a message */
char *case_bytes_of(FILE *in, const char *file, Arena *a);            /* the same, from the present position on */
char *case_file_name(Arena *a, const char *file, const char *ending); /* with this ending in place of .csv */

/* ---- case_journal.c: rows as they come, and the head of such files ---- */

typedef struct {
    char *name;       /* of the file */
    const char *head; /* its beginning: the program, cases and settings of the rows, and the names of columns */
    FILE *out;
    bool has_failed;    /* writing has failed, after a message */
    unsigned char *end; /* by row of the shard: CaseStatus plus 1; 0: no row yet */
    long first;         /* first case of the shard */
    long done;          /* number of rows */
    long counts[CASE_STATUSES];
} Journal;

/* The head of a journal or of a shard's table: three lines (program, cases and rows; the settings; the units), then the
 * beginning of the table. In the arena. */
enum { CASE_HEAD_LINES = 3 };
#define CASE_MARK "# sysphsc cases 1 " /* the head begins so; then: fingerprint, digest, cases, first one, rows */
char *case_head(const CaseStudy *s, Arena *a);

/* Continues an existing journal, with --resume. Exit statuses. */
int journal_open(Journal *j, const CaseStudy *s, const char *name, Arena *a);
int journal_add(Journal *j, long index, CaseStatus status, const char *row, size_t length);
int journal_flush(Journal *j);
char *journal_bytes(Journal *j, Arena *a); /* the whole file; NULL after a message */

/* The row in a complete line of a journal; NULL: the line is damaged, or of another shard. index: from `first`. */
const char *journal_row(const char *line, long first, long own, long *index, CaseStatus *status);

/* Unlocks the file. is_removed: and removes it, as the study is complete. */
int journal_close(Journal *j, bool is_removed);

/* ---- case_workers.c: processes that share the cases; all CPU seconds of their integrations; exit status ---- */

int cases_work(const CaseStudy *s, Journal *j, double *integration);

/* ---- case_merge.c: tables of complete shards, and of all shards ---- */

/* The row of a case, within the bytes of a file. */
typedef struct {
    const char *text; /* NULL: it is not there */
    int length;
} CaseRow;

typedef struct {
    const char *head;     /* as case_head() gives it, of any shard */
    const char *columns;  /* within: the line of names */
    const char *units;    /* and that of units, behind a mark */
    int status;           /* number of the status column */
    const char *begin;    /* the beginning of the table */
    const char *identity; /* of the study: its program, cases and settings */
    long count, first;
    CaseRow *rows;
    long counts[CASE_STATUSES];
} CaseResults;

/* case_study.c: statistics, written beside the table (exit status), and shown. */
int case_statistics(const Options *o, const CaseResults *r, const char *file, Arena *a, const StudyFindings **found);
void case_statistics_print(const StudyFindings *findings, const char *file, Arena *a);

bool cases_are_there(const CaseStudy *s, long *counts, Arena *a); /* all, already; counts: by CaseStatus */
int cases_finish(const CaseStudy *s, Journal *j, Arena *a);       /* exit status */
int cases_merge(const Options *o, Arena *a);

/* The exit status that fits the worst case; counts: by CaseStatus. A shard alone always gives STATUS_DONE. */
int case_status_of(const long *counts, const Options *o);

#endif
