/* numbers.c - tables of things that are described by whole numbers: each family is a row. */
#include "emit/numbers.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

const char *numbers_row(Arena *arena, const char *shape, const Family *family)
{
    Items items = code_items(arena, MOST_ENUMERATORS, true);
    const int width = family->first.width;
    items.indent = 8;
    code_add_item(&items, shape);
    code_add_number(&items, width);
    code_add_number(&items, family->ranges);
    for (int r = 0; r < family->ranges; r++)
        code_add_number(&items, family->range[r].count);
    for (int i = 0; i < width; i++)
        code_add_item(&items, arena_format(arena, "%s%d", i ? "" : "  ", family->first.places[i]));
    for (int r = 0; r < family->ranges; r++)
        for (int i = 0; i < width; i++)
            code_add_item(&items, arena_format(arena, "%s%d", i ? "" : "  ", family->range[r].step[i]));
    return items.text.at;
}

/* Adds a row; short rows share a line. */
static void add_row(Text *text, const char *row, bool is_beside)
{
    enum { MOST_COLUMNS = 112 };
    size_t line = text->length;
    while (line > 0 && text->at[line - 1] != '\n')
        line--;
    is_beside = is_beside && text->length - line + strlen(row) <= MOST_COLUMNS;
    text_format(text, "%s    %s,", text->length && !is_beside ? "\n" : "", row);
}

void numbers_record(Program *p, Record *record, const char *field, const FamilyMembers *things, int shapes,
                    const char *const *names)
{
    if (p->sizes.list) {
        record_set(record, field, sizes_families(p->arena, p->sizes.list, things, shapes, names));
        return;
    }
    Arena *arena = arena_new_like(p->arena);
    const FamilyList found = families_find(arena, things->at, things->count, 0);
    Text text = text_new(p->arena);
    for (int i = 0; i < found.count; i++) {
        const int shape = found.at[i].first.law;
        const char *name = names ? names[shape] : arena_format(p->scratch, "%d", shape);
        add_row(&text, numbers_row(p->scratch, name, &found.at[i]), !names);
        arena_reset(p->scratch);
    }
    arena_free(arena);
    record_set(record, field, text.at);
}

/* ---- with names ---- */

int numbers_advancing(const int *step, int count)
{
    int found = -1;
    for (int i = 0; i < count; i++) {
        if (step[i] && (step[i] != 1 || found >= 0))
            return -1;
        found = step[i] ? i : found;
    }
    return found;
}

typedef struct {
    Arena *arena;
    const int *step; /* NULL: all numbers are marked */
} Marks;

static const char *mark_of_number(void *context, FamilyPlaceKind kind, int place, int number)
{
    const Marks *marks = context;
    (void)kind;
    return marks->step && !marks->step[place] ? arena_format(marks->arena, "%d", number) : "%";
}

static const char *marked(FamilyLaws *laws, Arena *arena, Name name, const int *step)
{
    Marks marks = {arena, step};
    FamilyWriter w = {.laws = laws, .place = mark_of_number, .context = &marks};
    return family_write_name(&w, name);
}

NumberedNames numbers_follow(FamilyLaws *laws, Arena *arena, Name first, const FamilyMember *members, int count,
                             int others, const int **step)
{
    const NumberedNames alone = {.form = first->text, .count = 1};
    if (count < NUMBERS_FEWEST || strchr(first->text, '%'))
        return alone;
    Family run = family_run(arena, members, NUMBERS_FEWEST);
    if (run.members.count < NUMBERS_FEWEST)
        return alone;
    const int at = numbers_advancing(run.range[0].step, members->width - others);
    if (at < 0)
        return alone;
    run = family_run(arena, members, count);
    *step = run.range[0].step;
    return (NumberedNames){marked(laws, arena, first, *step), members->places[at], run.members.count};
}

static bool has_form(const NamedThing *thing)
{
    return !strchr(thing->name->text, '%');
}

static FamilyMember member_of(FamilyLaws *laws, const NamedThing *thing)
{
    family_say_words(laws, thing->others);
    for (int i = 0; i < thing->count; i++)
        family_say_number(laws, thing->numbers[i]);
    if (has_form(thing))
        family_say_name(laws, thing->name);
    else
        family_say_words(laws, thing->name->text);
    return family_take(laws);
}

static int shape_of(Unique *shapes, FamilyLaws *laws, const NamedThing *thing, bool is_form)
{
    Arena *arena = shapes->text.arena;
    const char *name = is_form && has_form(thing) ? marked(laws, arena, thing->name, NULL) : thing->name->text;
    return unique_row(shapes, arena_format(arena, "%s, %s", c_quoted(arena, name), thing->others));
}

/* In a program for all sizes, numbers in all names may depend on the sizes. */
void numbers_record_named(Program *p, Record *record, const char *shapes, const char *field, const NamedList *things)
{
    Arena *arena = arena_new_like(p->arena);
    FamilyLaws *laws = family_laws(arena);
    FamilyMembers members = {0};
    Unique rows = unique_new(p->arena, true);
    for (int i = 0; i < things->count; i++)
        list_push(p->arena, &members, member_of(laws, &things->at[i]));
    FamilyList found = {0};
    if (!p->sizes.list)
        found = families_find(arena, members.at, members.count, p->is_unrolled ? members.count + 1 : NUMBERS_FEWEST);
    for (int i = 0; i < things->count && p->sizes.list; i++)
        members.at[i].law = shape_of(&rows, laws, &things->at[i], true);
    Text text = text_new(p->arena);
    for (int i = 0; i < found.count; i++) {
        Family family = found.at[i];
        const NamedThing *thing = &things->at[family.members.at[0]];
        if (!family.ranges)
            family.first.width = thing->count;
        const int shape = shape_of(&rows, laws, thing, family.ranges > 0);
        add_row(&text, numbers_row(arena, arena_format(arena, "%d", shape), &family), true);
    }
    record_set(record, shapes, rows.text.at);
    record_set(record, field,
               p->sizes.list ? sizes_families(p->arena, p->sizes.list, &members, rows.count, NULL) : text.at);
    arena_free(arena);
}

/* Cut at a blank, so not within a place, which contains none; and not within a repetition. */
const char *numbers_form(Arena *arena, const char *form)
{
    enum { MOST = 3900 };
    size_t length = strlen(form), end = length;
    bool is_repeat = false;
    if (length > MOST)
        end = 0;
    for (size_t i = 0; i <= MOST && length > MOST; i++) {
        if (form[i] == ' ' && !is_repeat)
            end = i;
        else if (form[i] == '%' && strchr("[]%", form[i + 1]))
            is_repeat = form[++i] == '[' || (is_repeat && form[i] == '%');
    }
    return code_string(arena, arena_format(arena, "%.*s%s", (int)end, form, end < length ? " ..." : ""));
}
