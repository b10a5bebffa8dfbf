/* input.c - inputs over time, and changes of parameters, from a CSV file (RFC 4180) whose columns have the variables'
 * names. Fields of parameters may be empty.
 *
 * Between two rows an input is linear or, if it changes in steps, keeps its value until the next row; before the first
 * and behind the last row it has their values. Two rows of one time are a jump. Rows become knots of a table, except
 * those on the line between their neighbours, since the integrator restarts at each knot. */
#define _POSIX_C_SOURCE 200809L
#include "between.h"
#include "calibration.h"
#include "input.h"
#include "names.h"
#include "results.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST_WORDS = 1024 };

typedef InputReader Reader;

/* The data of one column. */
typedef struct {
    const ModelInput *input; /* NULL: the time, a parameter, or a column that is not read */
    int variable;            /* of an input or a parameter, else -1 */
    bool is_parameter;
    double factor, offset;   /* from the file's unit to the model's, or to seconds */
    double *times, *values;
    int count;
    Address to; /* of a signal, which each row with a true field sends */
} Course;

struct InputReader {
    const ModelDescription *about;
    Arena *arena;
    const char *file; /* as messages call it */
    char *at;         /* the rest of the text */
    int line;
    char **fields;    /* of the line, as many as columns */
    char **names;     /* of the columns */
    int columns, time, room;
    Course *courses;  /* by column */
    double *last;     /* values of the row before, by column */
    double first, before; /* times of the first row, and of the row before */
    bool is_begun, is_repeated;
    Signals *signals; /* NULL: the model takes none */
    struct Changes *changes; /* of parameters */

    /* For rows that are read as they arrive. */
    bool is_followed, is_pipe, has_bytes; /* any have come */
    int stream;
    bool (*stops)(void *); /* true if no more rows are wanted */
    void *asked;
    char *row;                   /* bytes that were read: */
    size_t row_room, held, used; /* how many there are, and how many of these belong to lines before */
};

static const char *variable_name(const ModelDescription *about, const ModelInput *input)
{
    return about->variables[input->variable].path;
}

static const ModelInput *first_input(const ModelDescription *about)
{
    static const ModelInput none = {.variable = -1};
    return about->info->inputs ? about->info->inputs : &none;
}

/* Ends a message with the header that the file should have, and a row. */
static int end_with_header(Failure failure, const ModelDescription *about, const char *before)
{
    enum { MOST_NAMED = 3 };
    char names[LONGEST_WORDS] = "", row[2 * MOST_NAMED + 1] = "";
    size_t length = 0;
    const ModelInput *input = first_input(about);
    for (int i = 0; i < MOST_NAMED && input->variable >= 0 && length < sizeof names; i++, input++) {
        length += (size_t)snprintf(names + length, sizeof names - length, ",%s", variable_name(about, input));
        snprintf(row + 2 * i, sizeof row - (size_t)(2 * i), ",1");
    }
    const char *more = input->variable >= 0 ? ",..." : "";
    char remedy[2 * LONGEST_WORDS];
    snprintf(remedy, sizeof remedy, "%sbegin the file with the line 'time%s%s', then write a row for each time, such "
                                    "as '0%s%s'", before, names, more, row, more);
    return message_end_with(failure, remedy);
}

static int refuse(const Reader *r, const char *problem, const char *words)
{
    return message_fail(BAD_INPUT, "%s%s (%s:%d)", problem, words, r->file, r->line);
}

/* ---- text ---- */

static int read_text(Reader *r, FILE *in)
{
    size_t length = 0, room = 1 << 16;
    char *text = malloc(room);
    for (size_t more; text && (more = fread(text + length, 1, room - length - 1, in)) > 0;) {
        length += more;
        if (room - length > 1)
            continue;
        char *larger = room > SIZE_MAX / 2 ? NULL : realloc(text, room *= 2);
        if (!larger)
            free(text);
        text = larger;
    }
    if (!text)
        arena_exhausted();
    arena_close_with(r->arena, free, text);
    if (ferror(in))
        return message_fail(UNREADABLE, "%s: %s", r->file, strerror(errno));
    text[length] = '\0';
    if (strlen(text) != length)
        return message_fail(BAD_INPUT, "bytes that are not text (%s)", r->file);
    r->at = text;
    return STATUS_DONE;
}

/* Reads the next line that is not empty. Returns the number of fields, 0 at the end; surplus ones are only counted. */
static int next_line(Reader *r)
{
    while (*r->at) {
        int count = 0;
        char end = ',', *field;
        r->line++;
        while (end == ',') {
            end = csv_field(&r->at, &field);
            if (r->columns == 0)
                r->fields = arena_room(r->arena, r->fields, count, &r->room, sizeof *r->fields);
            if (r->columns == 0 || count < r->columns)
                r->fields[count] = field;
            count++;
        }
        if (count > 1 || r->fields[0][0])
            return count;
    }
    return 0;
}

/* ---- columns ---- */

/* By variable: 1 + the index of the input; 0: it is no input. */
static int *inputs_by_variable(const ModelDescription *about, Arena *a)
{
    int *inputs = arena_take(a, (size_t)about->variable_count, sizeof *inputs), count = 0;
    while (about->info->inputs && about->info->inputs[count].variable >= 0)
        count++;
    for (int i = count - 1; i >= 0; i--)
        inputs[about->info->inputs[i].variable] = i + 1;
    return inputs;
}

static int refuse_columns(const Reader *r)
{
    enum { MOST_NAMED = 5 };
    int count = 0;
    message_begin(BAD_INPUT, "no column for an input or a parameter of the model (%s:%d)", r->file, r->line);
    for (const ModelInput *input = first_input(r->about); input->variable >= 0 && count < MOST_NAMED; input++, count++)
        message_detail("%s is one", variable_name(r->about, input));
    return message_end(BAD_INPUT);
}

/* Notes a column that is ignored, with a similar name, if there is one. */
static void note_column(const Reader *r, const char *name)
{
    int count = 1;
    for (const ModelInput *input = first_input(r->about); input->variable >= 0; input++)
        count++;
    const char **names = arena_take(r->arena, (size_t)count, sizeof *names);
    names[0] = "time";
    for (int i = 1; i < count; i++)
        names[i] = variable_name(r->about, first_input(r->about) + i - 1);
    message_note("%s: the column '%s' is not an input of the model and is ignored", r->file, name);
    if (model_parts.details)
        model_parts.details->hint_word("", name, false, names, count);
}

static int read_header(Reader *r, const Options *o)
{
    enum { MOST_NAMED = 5 };
    r->at += strncmp(r->at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
    const int columns = next_line(r);
    int others = 0;
    if (columns == 0)
        return message_fail(BAD_INPUT, "no content (%s)", r->file);
    if (columns == 1 && strchr(r->fields[0], ';')) {
        message_begin(BAD_INPUT, "fields that are separated by semicolons (%s:%d)", r->file, r->line);
        return message_end_with(BAD_INPUT, "separate the fields by commas, and write 1.5 instead of 1,5");
    }
    r->columns = columns;
    r->time = -1;
    r->names = arena_take(r->arena, (size_t)columns, sizeof *r->names);
    memcpy(r->names, r->fields, (size_t)columns * sizeof *r->names);
    r->courses = arena_take(r->arena, (size_t)columns, sizeof *r->courses);
    r->last = arena_doubles(r->arena, (size_t)columns);
    bool is_any = false;
    enum { TAKEN = -1 };
    int *inputs = inputs_by_variable(o->about, r->arena);
    Names *seen = names_new(r->arena, columns);
    for (int i = 0; i < columns; i++) {
        Course *c = &r->courses[i];
        int *before = names_value(seen, r->fields[i]);
        const int variable = variable_find(o->about, r->fields[i]), input = variable >= 0 ? inputs[variable] : 0;
        if (*before >= 0 || input == TAKEN)
            return refuse(r, "two columns of one name: ", r->fields[i]);
        *before = i;
        if (input)
            inputs[variable] = TAKEN;
        const bool is_tuned = variable >= 0 && !input && !r->is_followed && model_parts.calibration &&
                              model_parts.calibration->is_parameter(o->about, variable);
        *c = (Course){.input = input ? &o->about->info->inputs[input - 1] : NULL,
                      .variable = input || is_tuned ? variable : -1, .is_parameter = is_tuned, .factor = 1};
        is_any |= c->variable >= 0 || (r->signals && model_parts.signals->find(r->signals, r->fields[i], &c->to));
        if (strcmp(r->fields[i], "time") == 0)
            r->time = i;
        else if (c->variable < 0 && !c->to.mailbox && strcmp(r->fields[i], "step") != 0 && !o->quiet &&
                 others++ < MOST_NAMED)
            note_column(r, r->fields[i]);
    }
    if (others > MOST_NAMED)
        message_note("%s: %d more columns are ignored", r->file, others - MOST_NAMED);
    if (r->time < 0) {
        message_begin(BAD_INPUT, "no column 'time' (%s:%d)", r->file, r->line);
        return end_with_header(BAD_INPUT, o->about, "");
    }
    return is_any ? STATUS_DONE : refuse_columns(r);
}

/* A second line may give units: those of the model, others that can be converted, or none. */
static int read_units(const Reader *r)
{
    int status = STATUS_DONE;
    for (int i = 0; i < r->columns && status == STATUS_DONE; i++) {
        Course *c = &r->courses[i];
        const char *unit = c->variable >= 0 ? r->about->variables[c->variable].unit : "s";
        char words[LONGEST_WORDS];
        if (!r->fields[i][0] || (c->variable < 0 && i != r->time))
            continue;
        snprintf(words, sizeof words, "'%s' of '%s' (%s:%d)", r->fields[i], r->names[i], r->file, r->line);
        status = quantity_scale(r->fields[i], unit, &c->factor, &c->offset, words);
    }
    return status;
}

/* ---- rows ---- */

/* Adds a knot. The one before it is removed if it is on the line between its neighbours, where it has no effect. Of
 * several rows of one time, the first and the last one count, if they differ. */
static void add_knot(Course *c, double time, double value)
{
    const double *t = c->times + c->count, *v = c->values + c->count;
    if (c->count > 1 && t[-1] > t[-2] && time > t[-1]) {
        const double line = v[-2] + (value - v[-2]) * ((t[-1] - t[-2]) / (time - t[-2]));
        c->count -= !(line < v[-1]) && !(line > v[-1]);
    } else if (c->count > 1 && !(t[-1] > t[-2]) && !(time > t[-1])) {
        c->count--;
    }
    const int k = c->count;
    c->times[k] = time;
    c->values[k] = value;
    c->count += k == 0 || time > c->times[k - 1] || value < c->values[k - 1] || value > c->values[k - 1];
}

/* Sends a signal if the field is true; an empty field is false. Returns false for other texts. */
static bool send_signal(const Reader *r, const Course *c, int column, double time)
{
    static const char *const truths[] = {"true", "1", "", "false", "0"};
    int i = 0;
    while (i < 5 && strcmp(r->fields[column], truths[i]) != 0)
        i++;
    if (i < 2)
        model_parts.signals->send(r->signals, c->to, time);
    return i < 5;
}

static int read_row(Reader *r, int count)
{
    char origin[512];
    double time;
    snprintf(origin, sizeof origin, "%s:%d", r->file, r->line);
    if (count != r->columns) {
        message_begin(BAD_INPUT, "%d field%s where the header has %d (%s)", count, count == 1 ? "" : "s", r->columns,
                      origin);
        if (count > r->columns)
            message_detail("a decimal comma can be the cause: write 1.5 instead of 1,5");
        return message_end(BAD_INPUT);
    }
    if (!number_parse(r->fields[r->time], &time)) {
        char words[LONGEST_WORDS];
        snprintf(words, sizeof words, "'%s' for time (%s)", r->fields[r->time], origin);
        return number_refuse(r->fields[r->time], words);
    }
    time = quantity_scaled(time, r->courses[r->time].factor, 0);
    if (r->is_begun && time < r->before)
        return message_fail(BAD_INPUT, "the time %s behind %s (%s)", number_text(time).text,
                            number_text(r->before).text, origin);
    for (int i = 0; i < r->columns; i++) {
        Course *c = &r->courses[i];
        double value;
        if (c->to.mailbox && !send_signal(r, c, i, time))
            return refuse(r, "neither true nor false: ", r->fields[i]);
        if (c->variable < 0 || (c->is_parameter && !r->fields[i][0]))
            continue;
        if (!r->fields[i][0])
            return message_fail(BAD_INPUT, "a gap in the column '%s' (%s)", variable_name(r->about, c->input), origin);
        const int status = setting_value(r->about, c->variable, r->fields[i], false, &value, origin);
        if (status != STATUS_DONE)
            return status;
        value = quantity_scaled(value, c->factor, c->offset);
        if (c->is_parameter) {
            model_parts.calibration->add(r->changes, r->arena, time, c->variable, value);
            continue;
        }
        if (c->input->is_held && r->is_begun && time > r->before)
            add_knot(c, time, r->last[i]);
        add_knot(c, time, value);
        r->last[i] = value;
    }
    r->first = r->is_begun ? r->first : time;
    r->before = time;
    r->is_begun = true;
    return STATUS_DONE;
}

/* The largest number of lines that may be left. */
static size_t lines_left(const Reader *r)
{
    size_t lines = 1;
    for (const char *at = r->at; (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    return lines;
}

static bool is_of_units(const Reader *r, int count)
{
    double number;
    return count == r->columns && r->fields[r->time][0] && !number_parse(r->fields[r->time], &number) &&
           strpbrk(r->fields[r->time], "0123456789") == NULL;
}

static int read_rows(Reader *r)
{
    const size_t most = 2 * lines_left(r);
    if (most > 1000000000)
        return message_fail(BAD_INPUT, "too many rows (%s)", r->file);
    for (int i = 0; i < r->columns; i++)
        if (r->courses[i].input) {
            r->courses[i].times = arena_doubles(r->arena, most);
            r->courses[i].values = arena_doubles(r->arena, most);
        }
    int count = next_line(r), status = STATUS_DONE;
    if (is_of_units(r, count)) {
        status = read_units(r);
        count = next_line(r);
    }
    for (; status == STATUS_DONE && count > 0; count = next_line(r))
        status = read_row(r, count);
    return status == STATUS_DONE && !r->is_begun ? message_fail(BAD_INPUT, "no rows (%s)", r->file) : status;
}

/* Notes rows outside of the run, as if their times had another origin: the whole run would see one value. */
static void tell_of_times(const Reader *r, const Options *o)
{
    if (r->before > r->first && (r->before < o->start || r->first > o->stop) && !o->quiet)
        message_note("%s: its rows cover time %s to %s, not the time of the run: inputs keep the value of the %s",
                     r->file, number_text(r->first).text, number_text(r->before).text,
                     r->before < o->start ? "last one" : "first one");
    else if (r->before > fmax(r->first, o->stop) && fabs(o->stop - o->about->info->stop) <= 0 && !o->quiet)
        message_note("%s: its rows go to time %s, but the run stops at %s; --stop gives another end", r->file,
                     number_text(r->before).text, number_text(o->stop).text);
}

static FILE *open_file(Reader *r, const Options *o)
{
    const bool is_standard_input = strcmp(o->input, "-") == 0;
    r->file = is_standard_input ? "standard input" : o->input;
    FILE *in = is_standard_input ? stdin : file_open(o->about, o->input);
    if (!in)
        message_fail(UNREADABLE, "%s: %s", r->file, strerror(errno));
    return in;
}

static int read_file(Reader *r, const Options *o)
{
    FILE *in = open_file(r, o);
    if (!in)
        return STATUS_ENVIRONMENT;
    int status = read_text(r, in);
    if (in != stdin)
        fclose(in);
    status = status == STATUS_DONE ? read_header(r, o) : status;
    status = status == STATUS_DONE ? read_rows(r) : status;
    if (status == STATUS_DONE)
        tell_of_times(r, o);
    return status;
}

/* ---- the model's inputs ---- */

/* Behind the last knot its value is held, so that a last knot with the value of the one before is not needed. */
static void fill(ModelGiven *course, const double *times, const double *values, int count)
{
    while (count > 1 && !(values[count - 1] < values[count - 2]) && !(values[count - 1] > values[count - 2]))
        count--;
    course->times.at = times;
    course->times.count = count;
    course->values.values = values;
}

/* Makes a course constant, at all times. */
static void fill_constant(Arena *a, ModelGiven *course, double value)
{
    double *numbers = arena_doubles(a, 2);
    numbers[0] = -INFINITY;
    numbers[1] = value;
    fill(course, numbers, numbers + 1, 1);
}

/* A course whose past and future are not known consists of two pieces between distant knots. After each change the
 * present time is in the other piece. The piece before still has the former line, as a known course would have. So a
 * change is an event, as for a known course. */
enum { LIVE_KNOTS = 4 };

struct LiveInput {
    double at[LIVE_KNOTS], values[LIVE_KNOTS];
    InputLine line; /* of the present piece */
};

static const double far = 1e300;

static bool is_sloped(const InputLine *line)
{
    return line->slope < 0 || line->slope > 0;
}

static bool change(ModelGiven *course, const InputLine *line)
{
    struct LiveInput *live = course->live;
    const bool is_second = live->at[1] > live->line.time, ends = is_sloped(line) || is_sloped(&live->line);
    const double reach = ends ? line->reach : far;
    const InputLine pieces[] = {is_second ? live->line : *line, is_second ? *line : live->line};
    live->at[0] = line->time - (is_second ? 3 : 1) * reach;
    live->at[1] = live->at[2] = live->at[0] + 2 * reach;
    live->at[3] = live->at[0] + 4 * reach;
    for (int i = 0; i < LIVE_KNOTS; i++)
        live->values[i] = pieces[i / 2].value + pieces[i / 2].slope * (live->at[i] - pieces[i / 2].time);
    live->line = *line;
    return ends;
}

/* The data that a saved state of the run must have besides the model. */
static void *live_kept(ModelGiven *course, size_t *size)
{
    *size = sizeof *course->live;
    return course->live;
}

static void fill_live(Arena *a, ModelGiven *course)
{
    course->live = arena_take(a, 1, sizeof *course->live);
    course->times = (Axis){.is_held = true, .count = LIVE_KNOTS, .at = course->live->at};
    course->values.values = course->live->values;
    change(course, &(InputLine){0});
}

static bool is_open(const ModelDescription *about, const ModelInput *input)
{
    return about->given[input->given].times.count == 0;
}

static int refuse_open(const ModelDescription *about)
{
    enum { MOST_NAMED = 20 };
    int count = 0;
    for (const ModelInput *input = about->info->inputs; input->variable >= 0; input++)
        count += is_open(about, input);
    message_begin(OPEN_INPUT, "%d input%s of the model", count, count == 1 ? "" : "s");
    count = 0;
    for (const ModelInput *input = about->info->inputs; input->variable >= 0; input++) {
        const ModelVariable *v = &about->variables[input->variable];
        if (is_open(about, input) && count++ < MOST_NAMED)
            message_detail("%s%s%s, %s", v->path, v->unit[0] ? " in " : "", v->unit, v->source);
    }
    if (count > MOST_NAMED)
        message_detail("and %d more", count - MOST_NAMED);
    return end_with_header(OPEN_INPUT, about, "give each a constant value with --set NAME=VALUE, or values over time "
                                              "with --input FILE.csv: ");
}

static bool find_setting(const Settings *s, int variable, double *value)
{
    const int item = s->count > 0 ? s->of_variable[variable] : 0;
    if (item)
        *value = s->items[item - 1].value;
    return item;
}

static int read_inputs(Arena *a, const Options *o)
{
    const bool is_shown_only = o->list || o->equations;
    Reader r = {.about = o->about, .arena = a, .changes = o->changes,
                .signals = model_parts.signals ? model_parts.signals->create(o->about, a) : NULL};
    const bool is_followed = model_parts.rig && model_parts.rig->follows(o);
    int status = o->input && !is_followed && (!is_shown_only || o->is_input_given) ? read_file(&r, o) : STATUS_DONE;
    for (int i = 0; status == STATUS_DONE && i < r.columns; i++)
        if (r.courses[i].input)
            fill(&o->about->given[r.courses[i].input->given], r.courses[i].times, r.courses[i].values,
                 r.courses[i].count);
    if (status == STATUS_DONE && r.signals)
        status = model_parts.signals->deliver(r.signals, o);
    bool is_any_open = false;
    for (const ModelInput *input = first_input(o->about); status == STATUS_DONE && input->variable >= 0; input++) {
        double value;
        const bool is_set = find_setting(&o->settings, input->variable, &value);
        if (is_set && !is_open(o->about, input) && o->is_input_given)
            return message_fail(BAD_INPUT, "a column for '%s', which --set gives, too (%s)",
                                variable_name(o->about, input), r.file);
        if (is_set)
            fill_constant(a, &o->about->given[input->given], value);
        if (is_open(o->about, input) && !is_shown_only && model_parts.rig && model_parts.rig->exchanges(o))
            fill_live(a, &o->about->given[input->given]);
        is_any_open |= is_open(o->about, input);
        if (is_open(o->about, input) && is_shown_only)
            fill_constant(a, &o->about->given[input->given], 0);
    }
    return status == STATUS_DONE && is_any_open && !is_shown_only ? refuse_open(o->about) : status;
}

/* ---- rows as they arrive ---- */

enum { LOOK_AGAIN = 20 /* ms */, READ_AT_ONCE = 4096, LONGEST_ROW = 1 << 24 };

/* Waits for more bytes and reads them. A pipe that nobody has opened yet, or a growing file, has none for a while. */
static int read_more(Reader *r, bool *is_any)
{
    struct pollfd ready = {.fd = r->stream, .events = POLLIN};
    if (r->held > LONGEST_ROW)
        return refuse(r, "a line that is too long", "");
    if (r->row_room - r->held <= READ_AT_ONCE) {
        char *larger = realloc(r->row, r->row_room + 2 * READ_AT_ONCE);
        if (!larger)
            return message_fail(UNREADABLE, "%s: %s", r->file, strerror(ENOMEM));
        r->row = larger;
        r->row_room += 2 * READ_AT_ONCE;
    }
    for (*is_any = false; !r->stops(r->asked);) {
        if (poll(&ready, 1, LOOK_AGAIN) <= 0) /* standard input would block */
            continue;
        const ssize_t count = read(r->stream, r->row + r->held, READ_AT_ONCE);
        if (count < 0 && errno != EAGAIN && errno != EINTR)
            return message_fail(UNREADABLE, "%s: %s", r->file, strerror(errno));
        if (count > 0) {
            r->held += (size_t)count;
            *is_any = r->has_bytes = true;
            return STATUS_DONE;
        }
        if (count == 0 && r->is_pipe && (r->has_bytes || ready.fd == STDIN_FILENO))
            return STATUS_DONE;
        if (count == 0 || errno == EAGAIN)
            nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return STATUS_DONE;
}

/* Reads a line of text for next_line(); exit status. None at the end of a pipe, or if no more rows are wanted. */
static int read_line(Reader *r, bool *is_any)
{
    int status = STATUS_DONE;
    char *end = NULL;
    memmove(r->row, r->row + r->used, r->held - r->used);
    r->held -= r->used;
    r->used = 0;
    *is_any = true;
    while (status == STATUS_DONE && *is_any && (end = memchr(r->row, '\n', r->held)) == NULL)
        status = read_more(r, is_any);
    if (status != STATUS_DONE || (!end && r->held == 0))
        return status;
    if (!end && r->stops(r->asked))
        return STATUS_DONE;
    end = end ? end : r->row + r->held; /* the last line may have no end */
    const size_t length = (size_t)(end - r->row);
    r->used = length + (length < r->held);
    r->row[length] = '\0';
    *is_any = true;
    if (strlen(r->row) != length)
        return message_fail(BAD_INPUT, "bytes that are not text (%s)", r->file);
    r->at = r->row;
    return STATUS_DONE;
}

static void close_rows(void *reader)
{
    Reader *r = reader;
    free(r->row);
    if (r->stream != STDIN_FILENO)
        close(r->stream);
}

static int check_followed(const Reader *r)
{
    for (const ModelInput *input = first_input(r->about); input->variable >= 0; input++) {
        bool is_there = !r->about->given[input->given].live;
        for (int i = 0; i < r->columns; i++)
            is_there |= r->courses[i].input == input;
        if (!is_there)
            return message_fail(BAD_INPUT, "no column for '%s' (%s:1)", variable_name(r->about, input), r->file);
    }
    return STATUS_DONE;
}

static int open_rows(Arena *a, const Options *o, bool (*stops)(void *), void *asked, InputReader **rows)
{
    enum { KNOTS = 4 };
    Reader *r = *rows = arena_take(a, 1, sizeof *r);
    const bool is_standard_input = strcmp(o->input, "-") == 0;
    struct stat found;
    bool is_any = false;
    *r = (Reader){.about = o->about,
                  .arena = a,
                  .file = is_standard_input ? "standard input" : o->input,
                  .is_followed = true,
                  .stops = stops,
                  .asked = asked,
                  .row = malloc(READ_AT_ONCE),
                  .row_room = READ_AT_ONCE};
    r->stream = is_standard_input ? STDIN_FILENO : open(o->input, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (r->stream < 0 || !r->row || fstat(r->stream, &found) != 0)
        return message_fail(UNREADABLE, "%s: %s", r->file, strerror(errno));
    r->is_pipe = !S_ISREG(found.st_mode);
    arena_close_with(a, close_rows, r);
    int status = read_line(r, &is_any);
    if (status != STATUS_DONE || !is_any)
        return status != STATUS_DONE || stops(asked) ? status : message_fail(BAD_INPUT, "no content (%s)", r->file);
    char *header = arena_take(a, strlen(r->row) + 1, 1); /* it holds the names of columns */
    strcpy(header, r->row);
    r->at = header;
    status = read_header(r, o);
    status = status == STATUS_DONE ? check_followed(r) : status;
    for (int i = 0; status == STATUS_DONE && i < r->columns; i++) {
        r->courses[i].times = arena_doubles(a, KNOTS);
        r->courses[i].values = arena_doubles(a, KNOTS);
    }
    return status;
}

static int next_row(InputReader *r, double *time, double *values, bool *is_any)
{
    int count = 0, status = STATUS_DONE;
    *is_any = true;
    while (status == STATUS_DONE && *is_any && count == 0) {
        status = read_line(r, is_any);
        count = status == STATUS_DONE && *is_any ? next_line(r) : 0;
        if (count > 0 && !r->is_begun && r->line == 2 && is_of_units(r, count)) {
            status = read_units(r);
            count = 0;
        }
    }
    for (int i = 0; i < r->columns; i++)
        r->courses[i].count = 0;
    if (status == STATUS_DONE && *is_any)
        status = read_row(r, count);
    else if (status == STATUS_DONE && !r->is_begun && !r->stops(r->asked))
        status = message_fail(BAD_INPUT, "no rows (%s)", r->file);
    *time = r->before;
    for (int i = 0; i < r->columns; i++)
        if (r->courses[i].input)
            values[r->courses[i].input - r->about->info->inputs] = r->last[i];
    return status;
}

static bool are_other(const Model *m, const Model *before)
{
    for (const ModelInput *input = described(m)->info->inputs; input->variable >= 0; input++)
        if (variable_value(m, input->variable) < variable_value(before, input->variable) ||
            variable_value(m, input->variable) > variable_value(before, input->variable))
            return true;
    return false;
}

/* Creates empty courses. */
static void open_courses(ModelDescription *about, Arena *a)
{
    about->given = arena_take(a, (size_t)about->info->given_count, sizeof *about->given);
    for (int i = 0; i < about->info->given_count; i++)
        about->given[i] = (ModelGiven){.times.is_held = true, .values.x = &about->given[i].times};
}

const struct InputPart input_part = {
    {.expand = open_courses, .read = read_inputs}, are_other, fill_live, live_kept, change};

const struct InputRows input_rows = {open_rows, next_row};
