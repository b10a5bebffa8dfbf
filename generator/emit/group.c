/* group.c - statements of one form, as loops over parts.
 *
 * A form is the common part of statements that differ only in indices: the template of their expression, in which
 * leaves are places, and the code of their target and leaves, except for subscripts and numbers in holes. Statements of
 * one form and level become loops. Five or more whose numbers advance in equal steps use index arithmetic, also in two
 * dimensions; eight or more of the others use tables of integers.
 *
 * Statements that differ in literals of the model have different forms. Eight or more forms that differ only in
 * literals become one, with the literals in tables.
 */
#include "emit/item.h"

#include <stdlib.h>
#include <string.h>

enum { FEWEST_OF_TABLE = 8, FEWEST_LITERALS = 8, MOST_COLUMNS = 400 };

typedef struct {
    int item;
    const int *indices; /* by column; of a literal, its index in Groups.literals */
} GroupMember;

typedef struct GroupForm {
    int level, first; /* the first statement of that form */
    int columns;
    bool has_indices;       /* a column is no literal */
    const bool *is_literal; /* by column */
    Name open;              /* equal for forms that differ only in literals; NULL: no literals */
    CodeList sample;        /* code of the first member */
    List(GroupMember) members;
} Form;

struct Groups {
    Arena *arena;
    GroupStyle style;
    int fewest;
    bool is_ordered;
    Map *form_of;
    List(Form) forms;
    Map *literal_at; /* in the list */
    List(Name) literals;
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
    groups->literal_at = map_new(arena);
    return groups;
}

Groups *group_begin_ordered(Arena *arena, GroupStyle style)
{
    Groups *groups = group_begin(arena, style);
    groups->is_ordered = true;
    return groups;
}

/* The keys of a statement's form, with its literals and without (open); its indices, by column. */
typedef struct {
    Name key, open; /* the latter is NULL if there are no literals */
    int indices[MOST_COLUMNS];
    bool is_literal[MOST_COLUMNS];
    int columns;
    bool has_indices;
} Reading;

static int literal_number(Groups *groups, Name literal)
{
    const int number = map_get(groups->literal_at, literal, groups->literals.count);
    if (number == groups->literals.count) {
        map_put(groups->literal_at, literal, number);
        list_push(groups->arena, &groups->literals, literal);
    }
    return number;
}

static void read_codes(Groups *groups, int level, Expr form, const CodeList *codes, Reading *reading)
{
    char few[1000], few_literals[200];
    Text key = {.arena = groups->arena, .at = few, .capacity = sizeof few};
    Text literals = {.arena = groups->arena, .at = few_literals, .capacity = sizeof few_literals};
    text_format(&key, "%d %u", level, form ? form->id : 0);
    reading->columns = 0;
    reading->has_indices = false;
    for (int i = 0; i < codes->count; i++) {
        const Code *code = codes->at[i];
        text_add_char(&key, '\n');
        text_add_length(&key, code->words, code->length);
        for (int h = 0; h < code->count; h++) {
            const CodeHole *hole = &code->holes[h];
            const int count = code_index_count(hole);
            const int *numbers = hole->member ? hole->member->subscripts : &hole->number;
            text_format(&key, "\n%zu %s", hole->at, hole->member ? hole->member->shape->text : "");
            if (hole->literal)
                text_format(&literals, "\n%s", hole->literal->text);
            for (int k = 0; k < count; k++)
                if (reading->columns < MOST_COLUMNS) {
                    reading->is_literal[reading->columns] = hole->literal != NULL;
                    reading->has_indices |= !hole->literal;
                    reading->indices[reading->columns++] =
                        hole->literal ? literal_number(groups, hole->literal) : numbers[k];
                } else if (hole->literal) {
                    text_format(&key, " %s", hole->literal->text);
                } else {
                    text_format(&key, " %d", numbers[k]);
                }
        }
    }
    reading->open = literals.length ? name_of_length(key.at, key.length) : NULL;
    text_add_length(&key, literals.at, literals.length);
    reading->key = name_of_length(key.at, key.length);
}

Name group_key(Arena *arena, const CodeList *codes, bool is_open)
{
    Reading reading;
    read_codes(group_begin(arena, GROUP_NONE), 0, NULL, codes, &reading);
    return is_open && reading.open ? reading.open : reading.key;
}

void group_statement(Groups *groups, int item, int level, Expr form, const CodeList *codes)
{
    Arena *arena = groups->arena;
    Reading reading;
    read_codes(groups, level, form, codes, &reading);
    const size_t columns = (size_t)reading.columns;
    const Name name = groups->style == GROUP_NONE ? NULL : reading.key;
    int known = name ? map_get(groups->form_of, name, -1) : -1;
    if (known < 0 || (groups->is_ordered && known != groups->forms.count - 1)) {
        known = groups->forms.count;
        if (name)
            map_put(groups->form_of, name, known);
        if (groups->is_ordered)
            level = known;
        bool *is_literal = arena_array(arena, bool, columns + 1);
        memcpy(is_literal, reading.is_literal, columns * sizeof *is_literal);
        list_push(arena, &groups->forms,
                  (Form){.level = level, .first = item, .columns = reading.columns,
                         .has_indices = reading.has_indices, .is_literal = is_literal, .open = reading.open});
    }
    Form *of = &groups->forms.at[known];
    for (int i = 0; i < codes->count && !of->members.count; i++)
        list_push(arena, &of->sample, code_copy(arena, codes->at[i]));
    int *kept = arena_array(arena, int, columns + 1);
    memcpy(kept, reading.indices, columns * sizeof *kept);
    kept[columns] = item; /* decides the order if all indices are equal */
    list_push(arena, &of->members, (GroupMember){item, kept});
}

/* ---- literals ---- */

/* Merges forms that differ only in literals into the first one, if there are enough. */
static void join_forms(Groups *groups, const IntList *alike)
{
    Form *first = &groups->forms.at[alike->at[0]];
    if (alike->count < FEWEST_LITERALS || !first->has_indices)
        return;
    for (int i = 1; i < alike->count; i++) {
        Form *form = &groups->forms.at[alike->at[i]];
        for (int k = 0; k < form->members.count; k++)
            list_push(groups->arena, &first->members, form->members.at[k]);
        form->members.count = 0;
    }
}

/* Merges forms that differ only in literals; in ordered groups, only forms that follow each other. */
static void join_open_forms(Groups *groups)
{
    Map *alike_of = map_new(groups->arena);
    List(IntList) alike = {0};
    Name before = NULL;
    for (int f = 0; f < groups->forms.count; f++) {
        const Name open = groups->style == GROUP_MANY ? groups->forms.at[f].open : NULL;
        int known = !open ? -1
                    : groups->is_ordered ? open == before ? alike.count - 1 : -1
                                         : map_get(alike_of, open, -1);
        before = open;
        if (!open)
            continue;
        if (known < 0) {
            known = alike.count;
            map_put(alike_of, open, known);
            list_push(groups->arena, &alike, (IntList){0});
        }
        list_push(groups->arena, &alike.at[known], f);
    }
    for (int i = 0; i < alike.count; i++)
        join_forms(groups, &alike.at[i]);
}

bool group_is_varied(const Code *literal)
{
    return literal->holes[0].indices && literal->holes[0].indices->table;
}

/* Indices end with the number of the statement, so that no two are equal. */
static int compare_members(const void *a, const void *b)
{
    const int *one = ((const GroupMember *)a)->indices, *other = ((const GroupMember *)b)->indices;
    while (one != other && *one == *other)
        one++, other++;
    return (*one > *other) - (*one < *other);
}

static const int *difference(Arena *arena, const Form *form, int from, int to)
{
    int *step = arena_array(arena, int, form->columns + 1);
    for (int c = 0; c < form->columns; c++)
        if (!form->is_literal[c])
            step[c] = form->members.at[to].indices[c] - form->members.at[from].indices[c];
    return step;
}

static bool is_step(const Form *form, int from, int to, const int *step)
{
    for (int c = 0; c < form->columns; c++)
        if (!form->is_literal[c] &&
            form->members.at[to].indices[c] - form->members.at[from].indices[c] != step[c])
            return false;
    return true;
}

/* Finds members that follow each other in equal steps. Rows of them at equal distances become one stretch. */
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

/* ---- code ---- */

/* The code with these indices, from indices[*used] on; advances *used. */
static const Code *with_indices(Arena *arena, const Code *code, const CodeIndex *indices, int columns, int *used)
{
    Code *indexed = arena_new_of(arena, Code);
    CodeHole *holes = arena_array(arena, CodeHole, code->count + 1);
    *indexed = *code;
    for (int i = 0; i < code->count; i++) {
        const int count = code_index_count(&code->holes[i]);
        holes[i] = code->holes[i];
        if (count && *used + count <= columns)
            holes[i].indices = &indices[*used];
        *used += count;
    }
    indexed->holes = holes;
    return indexed;
}

/* Sets the run's code: the code of its form with the indices. */
static void set_indices(Arena *arena, GroupRun *run, const CodeIndex *indices)
{
    const CodeList *sample = &run->form->sample;
    const Code **codes = arena_array(arena, const Code *, sample->count + 1);
    int used = 0;
    for (int i = 0; i < sample->count; i++)
        codes[i] = with_indices(arena, sample->at[i], indices, run->form->columns, &used);
    run->indices = indices;
    run->codes = codes;
}

const Code *group_code(Arena *arena, const GroupRun *run, const Code *first)
{
    int used = 0;
    return run->heads[1] ? with_indices(arena, first, run->indices, run->form->columns, &used) : first;
}

static bool uses_table(const Code *code, const char *table)
{
    for (int i = 0; i < code->count; i++)
        for (int k = 0; code->holes[i].indices && k < code_index_count(&code->holes[i]); k++)
            if (code->holes[i].indices[k].table && strcmp(code->holes[i].indices[k].table, table) == 0)
                return true;
    return false;
}

void group_lines(const GroupRun *run, CodeLines *lines)
{
    int column = 0;
    for (int i = 0; i < lines->all.count; i++) {
        CodeLine *line = &lines->all.at[i];
        if (line->code)
            line->code = with_indices(lines->arena, line->code, run->indices, run->form->columns, &column);
    }
}

void group_used(const GroupRun *run, const CodeLines *lines, GroupTables *used)
{
    for (int k = 0; k < run->tables.count; k++) {
        bool is_used = false;
        for (int i = 0; i < lines->all.count && !is_used; i++)
            is_used = lines->all.at[i].code && uses_table(lines->all.at[i].code, run->tables.at[k].name);
        if (is_used)
            list_push(lines->arena, used, run->tables.at[k]);
    }
}

GroupRun group_rebased(Arena *arena, const GroupRun *run, int base)
{
    GroupRun rebased = *run;
    const Stretch *stretch = run->stretch;
    const int *first = run->form->members.at[stretch->first].indices;
    CodeIndex *indices = arena_array(arena, CodeIndex, run->form->columns + 1);
    for (int c = 0; c < run->form->columns; c++)
        if (run->form->is_literal[c])
            indices[c] = run->indices[c];
        else
            indices[c] = (CodeIndex){.first = first[c], .step = stretch->step[c],
                                     .jump = stretch->jump ? stretch->jump[c] : 0};
    for (int c = 0; c < run->form->columns; c++)
        indices[c].base = base;
    set_indices(arena, &rebased, indices);
    rebased.base = base;
    rebased.heads[1] = arena_format(arena, "for (int i = %d; i < %d%s; i++)", base, base + stretch->length,
                                    c_times(arena, stretch->length));
    if (stretch->rows > 1)
        rebased.heads[0] = arena_format(arena, "for (int row = 0; row < %d%s; row++)", stretch->rows,
                                        c_times(arena, stretch->rows));
    return rebased;
}

int group_index(const GroupRun *run, int item)
{
    return run->rows > 1 ? item : run->base + item;
}

/* speeds_numbers, after the first member of the code. */
static const char *literals_wish(Arena *arena, const CodeList *codes)
{
    for (int i = 0; i < codes->count; i++)
        for (int h = 0; h < codes->at[i]->count; h++)
            if (codes->at[i]->holes[h].member)
                return arena_format(arena, "%s_numbers", codes->at[i]->holes[h].member->base);
    return "numbers";
}

/* The literal of a column in each of the members, in a table if they differ. */
static CodeIndex literal_index(Groups *groups, GroupRun *run, const IntList *members, int column, CScope *scope)
{
    const Form *form = run->form;
    Name *literals = arena_array(groups->arena, Name, members->count + 1);
    CodeIndex index = {.step = 1, .jump = run->rows > 1 ? run->length : 0};
    bool is_varied = false;
    for (int i = 0; i < members->count; i++) {
        const int number = form->members.at[members->at[i]].indices[column];
        is_varied |= number != form->members.at[members->at[0]].indices[column];
        literals[i] = groups->literals.at[number];
    }
    index.literal = literals[0];
    if (!is_varied)
        return index;
    index.table = cscope_fresh(scope, literals_wish(groups->arena, &form->sample));
    list_push(groups->arena, &run->tables,
              (GroupTable){.name = index.table, .literals = literals, .count = members->count});
    return index;
}

static GroupRun run_of_stretch(Groups *groups, const Form *form, const Stretch *stretch, CScope *scope)
{
    Arena *arena = groups->arena;
    GroupRun run = {.rows = stretch->rows, .length = stretch->length, .form = form, .stretch = stretch};
    CodeIndex *literals = arena_array(arena, CodeIndex, form->columns + 1);
    IntList members = {0};
    const int *first = form->members.at[stretch->first].indices;
    int base = 0;
    for (int c = form->columns - 1; c >= 0; c--)
        if (stretch->step[c] == 1 && (!stretch->jump || !stretch->jump[c]))
            base = first[c];
    for (int i = 0; i < stretch->rows * stretch->length; i++) {
        list_push(arena, &members, stretch->first + i);
        list_push(arena, &run.items, form->members.at[stretch->first + i].item);
    }
    for (int c = 0; c < form->columns; c++)
        if (form->is_literal[c])
            literals[c] = literal_index(groups, &run, &members, c, scope);
    run.indices = literals;
    return group_rebased(arena, &run, base);
}

static GroupRun run_of_table(Groups *groups, const Form *form, const IntList *rest, CScope *scope)
{
    Arena *arena = groups->arena;
    GroupRun run = {.rows = 1, .length = rest->count, .form = form};
    CodeIndex *indices = arena_array(arena, CodeIndex, form->columns + 1);
    for (int c = 0; c < form->columns; c++) {
        if (form->is_literal[c]) {
            indices[c] = literal_index(groups, &run, rest, c, scope);
            continue;
        }
        const int first = form->members.at[rest->at[0]].indices[c];
        const int step = form->members.at[rest->at[1]].indices[c] - first;
        bool is_regular = true;
        int *numbers = arena_array(arena, int, rest->count);
        for (int i = 0; i < rest->count; i++) {
            numbers[i] = form->members.at[rest->at[i]].indices[c];
            is_regular &= numbers[i] == first + step * i;
        }
        indices[c] = (CodeIndex){.first = first, .step = step,
                                 .table = is_regular ? NULL : cscope_fresh(scope, "where")};
        if (!is_regular)
            list_push(arena, &run.tables,
                      (GroupTable){.name = indices[c].table, .numbers = numbers, .count = rest->count});
    }
    for (int i = 0; i < rest->count; i++)
        list_push(arena, &run.items, form->members.at[rest->at[i]].item);
    set_indices(arena, &run, indices);
    run.heads[1] = arena_format(arena, "for (int i = 0; i < %d%s; i++)", rest->count, c_times(arena, rest->count));
    return run;
}

static GroupRun run_of_one(Groups *groups, const Form *form, const GroupMember *member)
{
    Arena *arena = groups->arena;
    GroupRun run = {.form = form};
    CodeIndex *indices = arena_array(arena, CodeIndex, form->columns + 1);
    for (int c = 0; c < form->columns; c++)
        if (form->is_literal[c])
            indices[c] = (CodeIndex){.literal = groups->literals.at[member->indices[c]]};
        else
            indices[c] = (CodeIndex){.first = member->indices[c]};
    set_indices(arena, &run, indices);
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

/* Sorts loops with the same head behind each other, within a level. */
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
    join_open_forms(groups);
    for (int f = 0; f < groups->forms.count; f++) {
        Form *form = &groups->forms.at[f];
        IntList rest = {0};
        const int begin = placed.count;
        if (!groups->is_ordered)
            qsort(form->members.at, (size_t)form->members.count, sizeof *form->members.at, compare_members);
        Stretches stretches = {0};
        if (form->has_indices && form->members.count >= groups->fewest)
            stretches = stretches_of(arena, form, groups->fewest, &rest);
        else
            for (int i = 0; i < form->members.count; i++)
                list_push(arena, &rest, i);
        for (int i = 0; i < stretches.count; i++)
            list_push(arena, &placed, (Placed){.run = run_of_stretch(groups, form, &stretches.at[i], scope)});
        const bool is_table =
            form->has_indices && groups->style == GROUP_MANY && rest.count >= FEWEST_OF_TABLE &&
            !(groups->is_ordered && stretches.count);
        if (is_table)
            list_push(arena, &placed, (Placed){.run = run_of_table(groups, form, &rest, scope)});
        for (int i = 0; i < rest.count && !is_table; i++)
            list_push(arena, &placed, (Placed){.run = run_of_one(groups, form, &form->members.at[rest.at[i]])});
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

void group_define(const GroupTables *tables, CodeLines *lines, int indent)
{
    enum { LONGEST = 100 };
    for (int k = 0; k < tables->count; k++) {
        const GroupTable *table = &tables->at[k];
        Items items = code_items(lines->arena, LONGEST, true);
        items.indent = indent + 4;
        for (int i = 0; i < table->count; i++)
            if (table->numbers)
                code_add_number(&items, table->numbers[i]);
            else
                code_add_item(&items, table->literals[i]->text);
        code_lines_table(lines, arena_format(lines->arena, "%*sstatic const %s %s[%d] = {\n%*s%s};\n", indent, "",
                                             table->numbers ? "int" : c_real(lines->arena), table->name, table->count,
                                             items.indent, "", items.text.at));
    }
}

int group_open(const GroupRun *runs, int count, bool is_block, CodeLines *lines, int indent)
{
    for (int k = 0; k < count; k++)
        group_define(&runs[k].tables, lines, indent);
    for (int i = 0; i < 2; i++) {
        if (!runs->heads[i])
            continue;
        const bool opens = i == 1 && is_block;
        CodeLine *head = code_lines_add(lines, indent, NULL, opens ? "%s {" : "%s", runs->heads[i]);
        head->is_loop = true;
        head->opens = opens;
        head->governs = !opens;
        indent += 4;
    }
    return indent;
}

void group_close(CodeLines *lines, int indent)
{
    code_lines_add(lines, indent - 4, NULL, "}")->closes = true;
}

bool group_is_by_name(const GroupRun *run)
{
    return !run->heads[1] || (run->indices[0].step && !run->indices[0].table);
}
