/* study.c - statistics of a table of many runs, for tests.
 *
 *     study TABLE.csv DESIGN REPLICATIONS OUT [TRAJECTORY.csv]...
 *
 * TABLE has the columns `case,status,reason,replication,part`, then columns `KIND:NAME:UNIT` with KIND parameter,
 * verdict, margin or figure. All cells except reasons are numbers; there are no quotes. DESIGN is the number of a
 * DesignMethod. Prints the summary, and writes OUT.csv, OUT.json, OUT.html, and OUT.envelope.csv of trajectories. */
#include "plant.h"

#include "envelope.h"
#include "study.h"

enum { FIXED = 5, LONGEST = 1 << 16 };

typedef struct {
    Arena arena;
    Study study;
    const char **names, **reasons;
    unsigned char *status;
    int *replication, *part, capacity, room;
    StudyColumn *columns;
    double **values;
} Table;

static const char *kept(Arena *a, const char *text)
{
    return strcpy(arena_take(a, strlen(text) + 1, 1), text);
}

static int split(char *line, char **cells, int most)
{
    int count = 0;
    line[strcspn(line, "\n")] = '\0';
    for (char *at = line; at && count < most; count++) {
        cells[count] = at;
        at = strchr(at, ',');
        if (at)
            *at++ = '\0';
    }
    return count;
}

static void read_columns(Table *t, char **cells, int count)
{
    static const char *const kinds[] = {"parameter", "verdict", "margin", "figure"};
    t->study.column_count = count - FIXED;
    t->columns = arena_take(&t->arena, (size_t)count, sizeof *t->columns);
    t->values = arena_take(&t->arena, (size_t)count, sizeof *t->values);
    for (int k = FIXED; k < count; k++) {
        char *name = strchr(cells[k], ':');
        char *unit = strrchr(cells[k], ':');
        if (!name) {
            fprintf(stderr, "not KIND:NAME:UNIT: %s\n", cells[k]);
            exit(2);
        }
        *name++ = '\0';
        *unit++ = '\0';
        StudyColumn *c = &t->columns[k - FIXED];
        for (int kind = 0; kind < 4; kind++)
            if (strcmp(kinds[kind], cells[k]) == 0)
                c->kind = (StudyKind)kind;
        c->name = kept(&t->arena, name);
        c->unit = kept(&t->arena, unit);
    }
}

static void grow(Table *t)
{
    const size_t before = (size_t)t->room, size = before ? 2 * before : 1024;
    Arena *a = &t->arena;
#define GROW(array)                                                                            \
    array = before ? memcpy(arena_take(a, size, sizeof *array), array, before * sizeof *array) \
                   : arena_take(a, size, sizeof *array)
    GROW(t->names);
    GROW(t->reasons);
    GROW(t->status);
    GROW(t->replication);
    GROW(t->part);
    for (int k = 0; k < t->study.column_count; k++)
        GROW(t->values[k]);
    t->room = (int)size;
}

static void read_table(Table *t, const char *file)
{
    static char line[LONGEST];
    char *cells[256];
    FILE *in = fopen(file, "r");
    if (!in || !fgets(line, sizeof line, in)) {
        fprintf(stderr, "cannot read %s\n", file);
        exit(3);
    }
    read_columns(t, cells, split(line, cells, 256));
    while (fgets(line, sizeof line, in)) {
        const long i = t->study.count++;
        const int count = split(line, cells, 256);
        if (i == t->room)
            grow(t);
        t->names[i] = kept(&t->arena, cells[0]);
        t->status[i] = (unsigned char)atoi(cells[1]);
        t->reasons[i] = kept(&t->arena, cells[2]);
        t->replication[i] = atoi(cells[3]);
        t->part[i] = atoi(cells[4]);
        for (int k = 0; k < t->study.column_count; k++)
            t->values[k][i] = k + FIXED < count && cells[k + FIXED][0] ? strtod(cells[k + FIXED], NULL) : (double)NAN;
    }
    fclose(in);
}

static FILE *output(const char *name, const char *ending)
{
    char file[1000];
    snprintf(file, sizeof file, "%s%s", name, ending);
    FILE *out = fopen(file, "w");
    if (!out)
        exit(3);
    return out;
}

int main(int argc, char **argv)
{
    Table t = {.room = 0};
    Arena found = {NULL};
    Envelopes e = {.points = 0};
    if (argc < 5)
        return 2;
    read_table(&t, argv[1]);
    Study *s = &t.study;
    s->method = (DesignMethod)atoi(argv[2]);
    s->replications = atoi(argv[3]);
    s->program = "Cup";
    s->model = "Cups & <Plates>";
    s->fingerprint = "0123456789abcdef";
    s->settings = "--stop 600 --solver bdf";
    s->seed = "7";
    s->names = t.names;
    s->status = t.status;
    s->reasons = t.reasons;
    s->replication = t.replication;
    s->part = s->method == DESIGN_SALTELLI ? t.part : NULL;
    s->columns = t.columns;
    for (int k = 0; k < s->column_count; k++)
        t.columns[k].values = t.values[k];
    const StudyFindings *f = study_part.find(s, 0.95, &found);
    study_part.print(f, stdout);
    int status = STATUS_DONE;
    char file[1000];
    if (argc > 5)
        status = study_part.envelopes((const char *const *)(void *)(argv + 5), argc - 5, (size_t)1 << 28, &found, &e);
    snprintf(file, sizeof file, "%s.envelope.csv", argv[4]);
    if (argc > 5 && status == STATUS_DONE)
        status = study_part.write_envelopes(&e, file);
    FILE *csv = output(argv[4], ".csv"), *json = output(argv[4], ".json"), *html = output(argv[4], ".html");
    study_part.write_csv(f, csv);
    study_part.write_json(f, json);
    study_part.write_html(f, argc > 5 ? &e : NULL, html);
    fclose(csv);
    fclose(json);
    fclose(html);
    arena_release(&found);
    arena_release(&t.arena);
    return status;
}
