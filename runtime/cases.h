/* cases.h - many runs of one program: the table of their settings, one of them, processes that share them, and the
 * table of what has come of them.
 *
 * A case is a run of the program with the same command line, and settings of its own behind it: a function of these
 * alone. So its row is the same to the last byte whatever process runs it, and in whichever order. Rows are written to
 * a journal as they come, which --resume goes on with, and in the order of cases once all are there. */
#ifndef CASES_H
#define CASES_H

#include "run.h"
#include "study.h"

#include <stdint.h>

/* What the command line asks for. */
typedef struct CaseOptions {
    const char *table;  /* of settings, --cases; NULL: there are none */
    const char *merged; /* --merge: the table that is made of the files */
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
    bool has_names;  /* the first column is that of the cases' names; else they are numbered from 1 */
    long count;      /* of cases in the file */
    long first, own; /* those of the shard: from 0, and how many */
    char **rows;     /* lines of these */
    long *lines;     /* and their numbers */
    uint64_t digest; /* of the file's bytes, and of those of files that it names */
} CaseTable;

int case_table_read(CaseTable *t, const Options *o, Arena *a); /* its head, checked, and the rows of the shard */
const char *case_name(const CaseTable *t, long index, char name[LONGEST_CASE]); /* of the shard's rows, from 0 */

/* Columns that are no settings begin so: @input and @restart name files, others are copied. */
static inline bool case_column_is_named(const char *name)
{
    return name[0] == '@';
}

/* ---- case_run.c: one case ---- */

/* What program() is told of the case that it is to run, and what it tells. */
typedef struct CaseCall {
    const CaseTable *table;
    long index;             /* of the shard's rows */
    const char *trajectory; /* the file to which it is written; NULL: none */
    FILE *numbers;          /* cells behind the reason */
    long reported;          /* runs that have written these */
    bool is_violated;
    double integration;        /* CPU seconds */
    char ending[LONGEST_CASE]; /* why the run ended before its stop; "" */
    struct CaseFile *kept;     /* files that several cases read */
    int kept_count;
} CaseCall;

typedef struct {
    const Options *options;        /* of all cases */
    const ModelDescription *model; /* that the program was begun with */
    int argc;
    char **argv;
    const CaseTable *table;
    const char *output, *folder; /* files: of the rows; and of trajectories */
} CaseStudy;

typedef struct {
    CaseStatus status;
    double integration;
    bool is_exhausted; /* there was no memory for it: the process should end */
    bool is_cut;       /* a signal has ended it: there is no row */
} CaseEnd;

/* Cells behind the settings: status, reason, end, steps, evaluations, Jacobians, events. */
enum { CASE_COUNTS = 7 };
void case_names(const CaseStudy *s, Arena *a, FILE *out); /* of columns */
void case_units(const CaseStudy *s, Arena *a, FILE *out);
CaseEnd case_run(const CaseStudy *s, long index, CaseCall *call, FILE *row);

int case_report(Run *run, int reason, int status); /* in a case: it tells what has become of it */

const char *case_trajectory(const char *folder, const char *name, char *file, size_t room); /* its file */
bool case_is_kept(const CaseStudy *s, long index, CaseStatus status); /* its trajectory, if it is to be */
void case_discard(const CaseStudy *s, long index); /* what a process that was lost has left of a trajectory */

/* A row without numbers. */
void case_row(const CaseStudy *s, long index, CaseStatus status, const char *reason, FILE *row);

int case_apply(Options *o); /* the settings of the case that o->about is to run; exit status */

/* ---- case_file.c ---- */

FILE *case_open(const ModelDescription *about, const char *file);     /* to read it; of many cases, once; NULL: errno */
char *case_bytes(const char *file, Arena *a);                         /* and a zero; NULL after a message */
char *case_bytes_of(FILE *in, const char *file, Arena *a);            /* likewise, from where it is on */
char *case_file_name(Arena *a, const char *file, const char *ending); /* in place of .csv */

/* ---- case_journal.c: rows as they come, and the head of such files ---- */

typedef struct {
    char *name;       /* of the file */
    const char *head; /* it begins so: of which program, cases and settings it is, and the names of columns */
    FILE *out;
    bool has_failed;    /* to be written, after a message */
    unsigned char *end; /* CaseStatus and 1, by row of the shard; 0: it is not there */
    long first;         /* case of the shard */
    long done;          /* rows that are there */
    long counts[CASE_STATUSES];
} Journal;

/* Three lines: which rows these are, and of which program and cases; the settings; the units. Behind these what the
 * table begins with. In the arena. */
enum { CASE_HEAD_LINES = 3 };
#define CASE_MARK "# sysphsc cases 1 " /* they begin so; behind it: fingerprint, digest, cases, first one, rows */
char *case_head(const CaseStudy *s, Arena *a);

/* Goes on with the one that is there, if it is to and there is one. Exit statuses. */
int journal_open(Journal *j, const CaseStudy *s, const char *name, Arena *a);
int journal_add(Journal *j, long index, CaseStatus status, const char *row, size_t length);
int journal_flush(Journal *j);
char *journal_bytes(Journal *j, Arena *a); /* all of it; NULL after a message */

/* The file is locked until here; of a study that is whole it is removed. */
int journal_close(Journal *j, bool is_removed);

/* ---- case_workers.c: processes that share the cases; all CPU seconds of their integrations; exit status ---- */

int cases_work(const CaseStudy *s, Journal *j, double *integration);

/* ---- case_merge.c: tables of whole shards, and of all of them ---- */

/* Rows by case, in the bytes of files. */
typedef struct {
    const char *text; /* NULL: it is not there */
    int length;
} CaseRow;

typedef struct {
    const char *head;     /* as case_head() gives it, of any shard */
    const char *columns;  /* within: the line of names */
    const char *units;    /* and that of units, behind a mark */
    int status;           /* which column is the status */
    const char *begin;    /* what the table begins with */
    const char *identity; /* of the study: its program, cases and settings */
    long count, first;
    CaseRow *rows;
    long counts[CASE_STATUSES];
} CaseResults;

/* case_study.c: statistics, on the screen and beside the table; exit status. */
int case_statistics(const Options *o, const CaseResults *r, const char *file, Arena *a);

bool cases_are_there(const CaseStudy *s, long *counts, Arena *a); /* already; by CaseStatus */
int cases_finish(const CaseStudy *s, Journal *j, Arena *a);       /* exit status */
int cases_merge(const Options *o, Arena *a);

/* As bad as the worst case, of counts by CaseStatus, if the table is of all: a shard has done its part. */
int case_status_of(const long *counts, const Options *o);

#endif
