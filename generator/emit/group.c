/* group.c - statements of one form, as loops over parts.
 *
 * A form is the common part of statements that differ in indices only: the template of their expression, in which
 * leaves are places, and C texts, of where the value goes and what the leaves are called, up to the integers between
 * brackets. Statements of one form and level become loops: five or more, in which the integers run in steps, over plain
 * index arithmetic, also in two dimensions; the others, if they are eight or more, over tables of integers. */
#include "emit/group.h"
#include "emit/program.h"

#include <stdlib.h>
#include <string.h>

enum { FEWEST_OF_TABLE = 8, MOST_COLUMNS = 400 };

typedef struct {
    int item;
    const int *indices; /* by column */
} Member;

typedef struct GroupForm {
    int level, first; /* the first statement of that form */
    int columns, texts;
    const char *const *sample; /* the texts of one */
    List(Member) members;
} Form;

struct Groups {
    Arena *arena;
    GroupStyle style;
    int fewest;
    bool is_ordered;
    Map *form_of;
    List(Form) forms;
};

/* Members from `first` on: in rows of equal length, in which indices grow by `step`, and from row to row by `jump`. */
typedef struct GroupStretch {
    int first, length, rows;
    const int *step, *jump;
} Stretch;
typedef List(Stretch) Stretches;

Groups *group_begin(Arena *arena, GroupStyle style)
{
    Groups *groups = arena_new_of(arena, Groups);
    groups->arena = arena;
    groups->style = style;
    groups->fewest = style == GROUP_ALL ? 2 : GROUP_FEWEST;
    groups->form_of = map_new(arena);
    return groups;
}

Groups *group_begin_ordered(Arena *arena, GroupStyle style)
{
    Groups *groups = group_begin(arena, style);
    groups->is_ordered = true;
    return groups;
}

/* The length of an integer between brackets that begins at `at`, or 0. */
static size_t index_length(const char *text, const char *at)
{
    const size_t length = at > text && at[-1] == '[' ? strspn(at, "0123456789") : 0;
    return length < 10 && at[length] == ']' ? length : 0;
}

/* The common part of statements of one form; their integers between brackets, up to a number, are the indices. */
static Name key_of(Arena *arena, int level, Expr form, const char *const *texts, int count, int *indices, int *columns)
{
    char few[1000];
    Text key = {.arena = arena, .at = few, .capacity = sizeof few};
    text_format(&key, "%d %u", level, form ? form->id : 0);
    *columns = 0;
    for (int i = 0; i < count; i++) {
        text_add_char(&key, '\n');
        for (const char *at = texts[i], *next; *at; at = next) {
            next = strchr(at, '[');
            next = next ? next + 1 : at + strlen(at);
            text_add_length(&key, at, (size_t)(next - at));
            const size_t length = *columns < MOST_COLUMNS ? index_length(at, next) : 0;
            if (length) {
                indices[(*columns)++] = atoi(next);
                text_add_char(&key, '#');
                next += length;
            }
        }
    }
    return name_of_length(key.at, key.length);
}

Name group_key(Arena *arena, const char *const *texts, int count)
{
    int indices[MOST_COLUMNS], columns;
    return key_of(arena, 0, NULL, texts, count, indices, &columns);
}

void group_statement(Groups *groups, int item, int level, Expr form, const char *const *texts, int count)
{
    Arena *arena = groups->arena;
    int indices[MOST_COLUMNS], columns;
    const Name key = key_of(arena, level, form, texts, count, indices, &columns);
    const Name name = groups->style == GROUP_NONE ? NULL : key;
    int known = name ? map_get(groups->form_of, name, -1) : -1;
    if (known < 0 || (groups->is_ordered && known != groups->forms.count - 1)) {
        known = groups->forms.count;
        if (name)
            map_put(groups->form_of, name, known);
        if (groups->is_ordered)
            level = known;
        list_push(arena, &groups->forms, (Form){.level = level, .first = item, .columns = columns, .texts = count});
    }
    Form *of = &groups->forms.at[known];
    if (!of->members.count) {
        const char **sample = arena_array(arena, const char *, count);
        memcpy(sample, texts, (size_t)count * sizeof *sample);
        of->sample = sample;
    }
    int *kept = arena_array(arena, int, columns + 1);
    memcpy(kept, indices, (size_t)columns * sizeof *kept);
    kept[columns] = item; /* what comes first if all are equal */
    list_push(arena, &of->members, (Member){item, kept});
}

/* Indices end with the number of the statement, so that no two are equal. */
static int compare_members(const void *a, const void *b)
{
    const int *one = ((const Member *)a)->indices, *other = ((const Member *)b)->indices;
    while (one != other && *one == *other)
        one++, other++;
    return (*one > *other) - (*one < *other);
}

static const int *difference(Arena *arena, const Form *form, int from, int to)
{
    int *step = arena_array(arena, int, form->columns + 1);
    for (int c = 0; c < form->columns; c++)
        step[c] = form->members.at[to].indices[c] - form->members.at[from].indices[c];
    return step;
}

static bool is_step(const Form *form, int from, int to, const int *step)
{
    for (int c = 0; c < form->columns; c++)
        if (form->members.at[to].indices[c] - form->members.at[from].indices[c] != step[c])
            return false;
    return true;
}

/* Equal steps from a member on; rows of them at equal distances become one stretch. */
static Stretches stretches_of(Arena *arena, const Form *form, int fewest, IntList *rest)
{
    Stretches found = {0};
    for (int at = 0; at < form->members.count;) {
        int end = at + 1;
        const int *step = end < form->members.count ? difference(arena, form, at, end) : NULL;
        while (end < form->members.count && is_step(form, end - 1, end, step))
            end++;
        if (end - at < fewest) {
            list_push(arena, rest, at++);
            continue;
        }
        Stretch *last = found.count ? &list_last(&found) : NULL;
        const int before = last ? last->first + (last->rows - 1) * last->length : 0;
        const bool is_row = last && last->length == end - at && before + last->length == at &&
                            memcmp(last->step, step, (size_t)form->columns * sizeof *step) == 0 &&
                            (last->rows == 1 || is_step(form, before, at, last->jump));
        if (is_row) {
            last->jump = difference(arena, form, before, at);
            last->rows++;
        } else {
            list_push(arena, &found, (Stretch){at, end - at, 1, step, NULL});
        }
        at = end;
    }
    return found;
}

/* ---- texts ---- */

/* first + step*(i - base) + jump*row */
static const char *index_text(Arena *arena, int first, int step, int base, int jump)
{
    const int rest = first - step * base;
    Text text = text_new(arena);
    if (jump)
        text_format(&text, jump == 1 ? "row" : "%d * row", jump);
    if (step)
        text_format(&text, step == 1 ? "%si" : "%s%d * i", text.length ? " + " : "", step);
    if (!text.length)
        text_format(&text, "%d", rest);
    else if (rest)
        text_format(&text, rest < 0 ? " - %d" : " + %d", abs(rest));
    return text.at;
}

/* The text with these in place of its first integers between brackets, as many as `count`; of C, not in comments. Takes
 * them from `used` on, and counts them there. */
static const char *with_indices(Arena *arena, const char *words, const char *const *indices, int count, int *used,
                                bool is_code)
{
    Text text = text_new(arena);
    for (const char *at = words; *at;) {
        const char *end = is_code && at[0] == '/' && at[1] == '*' ? strstr(at, "*/") : NULL;
        const size_t length = *used < count && !end ? index_length(words, at) : 0;
        const size_t copied = end ? (size_t)(end + 2 - at) : 1;
        if (length)
            text_add(&text, indices[(*used)++]);
        else
            text_add_length(&text, at, copied);
        at += length ? length : copied;
    }
    return text.at;
}

/* The run's texts: its form's with the indices. */
static void set_indices(Arena *arena, GroupRun *run, const char *const *indices)
{
    const char **texts = arena_array(arena, const char *, run->form->texts);
    int used = 0;
    for (int i = 0; i < run->form->texts; i++)
        texts[i] = with_indices(arena, run->form->sample[i], indices, run->form->columns, &used, false);
    run->indices = indices;
    run->texts = texts;
}

const char *group_indexed(Arena *arena, const GroupRun *run, const char *text)
{
    int used = 0;
    return with_indices(arena, text, run->indices, run->form->columns, &used, true);
}

GroupRun group_rebased(Arena *arena, const GroupRun *run, int base)
{
    GroupRun rebased = *run;
    const Stretch *stretch = run->stretch;
    const int *first = run->form->members.at[stretch->first].indices;
    const char **texts = arena_array(arena, const char *, run->form->columns + 1);
    for (int c = 0; c < run->form->columns; c++)
        texts[c] = index_text(arena, first[c], stretch->step[c], base, stretch->jump ? stretch->jump[c] : 0);
    set_indices(arena, &rebased, texts);
    rebased.base = base;
    rebased.heads[1] = arena_format(arena, "for (int i = %d; i < %d; i++)", base, base + stretch->length);
    if (stretch->rows > 1)
        rebased.heads[0] = arena_format(arena, "for (int row = 0; row < %d; row++)", stretch->rows);
    return rebased;
}

int group_index(const GroupRun *run, int item)
{
    return run->rows > 1 ? item : run->base + item;
}

static GroupRun run_of_stretch(Arena *arena, const Form *form, const Stretch *stretch)
{
    GroupRun run = {.rows = stretch->rows, .length = stretch->length, .form = form, .stretch = stretch};
    const int *first = form->members.at[stretch->first].indices;
    int base = 0;
    for (int c = form->columns - 1; c >= 0; c--)
        if (stretch->step[c] == 1 && (!stretch->jump || !stretch->jump[c]))
            base = first[c];
    for (int i = 0; i < stretch->rows * stretch->length; i++)
        list_push(arena, &run.items, form->members.at[stretch->first + i].item);
    return group_rebased(arena, &run, base);
}

static GroupRun run_of_table(Arena *arena, const Form *form, const IntList *rest, CScope *scope)
{
    GroupRun run = {.rows = 1, .length = rest->count, .form = form};
    Text tables = text_new(arena);
    const char **texts = arena_array(arena, const char *, form->columns + 1);
    for (int c = 0; c < form->columns; c++) {
        const int first = form->members.at[rest->at[0]].indices[c];
        const int step = form->members.at[rest->at[1]].indices[c] - first;
        bool is_regular = true;
        Items items = code_items(arena, 100, true);
        for (int i = 0; i < rest->count; i++) {
            is_regular &= form->members.at[rest->at[i]].indices[c] == first + step * i;
            code_add_number(&items, form->members.at[rest->at[i]].indices[c]);
        }
        texts[c] = index_text(arena, first, step, 0, 0);
        if (is_regular)
            continue;
        const char *name = cscope_fresh(scope, "where");
        text_format(&tables, "static const int %s[%d] = {\n    %s};\n", name, rest->count, items.text.at);
        texts[c] = arena_format(arena, "%s[i]", name);
    }
    for (int i = 0; i < rest->count; i++)
        list_push(arena, &run.items, form->members.at[rest->at[i]].item);
    set_indices(arena, &run, texts);
    run.tables = tables.at;
    run.heads[1] = arena_format(arena, "for (int i = 0; i < %d; i++)", rest->count);
    return run;
}

static GroupRun run_of_one(Arena *arena, const Form *form, const Member *member)
{
    GroupRun run = {.form = form};
    const char **texts = arena_array(arena, const char *, form->columns + 1);
    for (int c = 0; c < form->columns; c++)
        texts[c] = arena_format(arena, "%d", member->indices[c]);
    set_indices(arena, &run, texts);
    list_push(arena, &run.items, member->item);
    return run;
}

typedef struct {
    GroupRun run;
    int level, beside, first; /* beside: the first statement of the first loop that has the same head */
} Placed;

static int compare_placed(const void *a, const void *b)
{
    const Placed *one = a, *other = b;
    return one->level != other->level     ? one->level - other->level
           : one->beside != other->beside ? one->beside - other->beside
                                          : one->first - other->first;
}

/* Loops of one head follow each other, within a level. */
static void place_together(Arena *arena, Placed *placed, int count)
{
    Map *beside = map_new(arena);
    qsort(placed, (size_t)count, sizeof *placed, compare_placed);
    for (int i = 0; i < count; i++) {
        const GroupRun *run = &placed[i].run;
        if (!run->heads[1])
            continue;
        const Name key = name_format("%d %s %s", placed[i].level, run->heads[0] ? run->heads[0] : "", run->heads[1]);
        placed[i].beside = map_get(beside, key, placed[i].first);
        map_put(beside, key, placed[i].beside);
    }
    qsort(placed, (size_t)count, sizeof *placed, compare_placed);
}

GroupRuns group_runs(Groups *groups, CScope *scope)
{
    Arena *arena = groups->arena;
    List(Placed) placed = {0};
    GroupRuns runs = {0};
    for (int f = 0; f < groups->forms.count; f++) {
        Form *form = &groups->forms.at[f];
        IntList rest = {0};
        const int begin = placed.count;
        if (!groups->is_ordered)
            qsort(form->members.at, (size_t)form->members.count, sizeof *form->members.at, compare_members);
        Stretches stretches = {0};
        if (form->columns && form->members.count >= groups->fewest)
            stretches = stretches_of(arena, form, groups->fewest, &rest);
        else
            for (int i = 0; i < form->members.count; i++)
                list_push(arena, &rest, i);
        for (int i = 0; i < stretches.count; i++)
            list_push(arena, &placed, (Placed){.run = run_of_stretch(arena, form, &stretches.at[i])});
        const bool is_table =
            form->columns && groups->style == GROUP_MANY && rest.count >= FEWEST_OF_TABLE &&
            !(groups->is_ordered && stretches.count);
        if (is_table)
            list_push(arena, &placed, (Placed){.run = run_of_table(arena, form, &rest, scope)});
        for (int i = 0; i < rest.count && !is_table; i++)
            list_push(arena, &placed, (Placed){.run = run_of_one(arena, form, &form->members.at[rest.at[i]])});
        for (int i = begin; i < placed.count; i++) {
            placed.at[i].level = form->level;
            placed.at[i].first = placed.at[i].beside = placed.at[i].run.items.at[0];
        }
    }
    if (placed.count && groups->is_ordered)
        qsort(placed.at, (size_t)placed.count, sizeof *placed.at, compare_placed);
    else if (placed.count)
        place_together(arena, placed.at, placed.count);
    for (int i = 0; i < placed.count; i++)
        list_push(arena, &runs, placed.at[i].run);
    return runs;
}

/* ---- lines ---- */

bool group_is_same_loop(const GroupRun *one, const GroupRun *other)
{
    if (!one->heads[1] || !other->heads[1] || strcmp(one->heads[1], other->heads[1]) != 0)
        return false;
    return one->heads[0] && other->heads[0] ? strcmp(one->heads[0], other->heads[0]) == 0
                                            : one->heads[0] == other->heads[0];
}

int group_open(const GroupRun *runs, int count, bool is_block, Arena *scratch, Text *text, int indent)
{
    for (int k = 0; k < count; k++)
        for (const char *line = runs[k].tables; line && *line; line += strcspn(line, "\n") + 1)
            text_format(text, "%*s%.*s\n", indent, "", (int)strcspn(line, "\n"), line);
    for (int i = 0; i < 2; i++) {
        if (!runs->heads[i])
            continue;
        code_line(text, indent, scratch, i == 1 && is_block ? "%s {" : "%s", runs->heads[i]);
        indent += 4;
    }
    return indent;
}

/* The run's line with a row by name, indicator[NAME + 5 * i], from those of its first statement, with the name and with
 * the number; NULL: it is looked up. */
static const char *named_line(Arena *arena, const GroupRun *run, const char *alone, const char *numbered)
{
    if (!run->heads[1])
        return alone;
    const char *line = run->texts[0], *begin = strchr(line, '[') + 1, *end = begin + strcspn(begin, "[]");
    const char *name = strchr(alone, '[') + 1;
    const char *row = arena_format(arena, "%.*s", (int)(end - begin), begin);
    if (*end != ']' || !emit_is_stepped(row))
        return NULL;
    name = arena_format(arena, "%.*s", (int)strcspn(name, "]"), name);
    return arena_format(arena, "%.*s%s%s", (int)(begin - line), line,
                        emit_row_from(arena, name, atoi(strchr(numbered, '[') + 1), row), end);
}

void split_lines(Split *split, const Lines *lines, const Lines *alone, IntList *named)
{
    Program *p = split->program;
    Arena *arena = arena_new();
    Groups *groups = group_begin(arena, p->style);
    for (int i = 0; i < lines->count; i++)
        group_statement(groups, i, 0, NULL, &lines->at[i], 1);
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int at = 0, end; at < runs.count; at = end) {
        Text *text = &split_statement(split)->body;
        for (end = at + 1; end < runs.count && group_is_same_loop(&runs.at[at], &runs.at[end]); end++)
            continue;
        const bool is_block = end > at + 1;
        const int indent = group_open(&runs.at[at], end - at, is_block, p->scratch, text, 4);
        for (int k = at; k < end; k++) {
            const int first = runs.at[k].items.at[0];
            const char *line = alone ? named_line(p->scratch, &runs.at[k], alone->at[first], lines->at[first]) : NULL;
            code_statement(text, indent, NULL, "%s", line ? line : runs.at[k].texts[0]);
            if (line)
                list_push(p->arena, named, first);
        }
        if (is_block)
            text_format(text, "%*s}\n", indent - 4, "");
        arena_reset(p->scratch);
    }
    arena_free(arena);
}
