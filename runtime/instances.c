/* instances.c - composes the tables of parts and variables from those by kind, as an instance of the model begins.
 *
 * The position of a member is its number, counted through all instances in their order. Rows of variables follow the
 * tree, depth first; late ones are behind all others. */
#include "parts.h"

#include <string.h>

/* Data on an instance. */
typedef struct {
    const char *path;
    size_t length, offset; /* largest length of its path, with the end; offset in struct Model */
    int first, looked;     /* position of its first member; number of members searched for late ones */
} Place;

typedef struct {
    const ModelDescription *about;
    const char **paths; /* of instances */
    ModelFamily *instances;   /* the single ones */
    const ModelShape *shapes; /* of single members */
    Place *places;            /* by instance */
    int *rows;                /* of variables, by position */
    ModelVariable *variables; /* variables; behind them, others that variables equal */
    int members;              /* of all instances */
    char *text;               /* where the next path goes */
} Tables;

static char *append(char *end, const char *text, size_t length)
{
    memcpy(end, text, length);
    return end + length;
}

enum { NUMBER_LENGTH = 11 };

/* Writes the path of a name within an instance of that path. Derivatives enclose all of it: der(part.x). Each % is
 * replaced by a number, from the place on. */
static char *write_path(char *end, const char *within, const char *name, const ModelFamily *numbers, int place)
{
    static const char derivative[] = "der(";
    const size_t around = sizeof derivative - 1;
    for (; strncmp(name, derivative, around) == 0; name += around)
        end = append(end, derivative, around);
    end = append(end, within, strlen(within));
    if (within[0])
        *end++ = '.';
    for (; *name; name++)
        if (*name == '%' && place < numbers->width)
            end += sprintf(end, "%d", model_number(numbers, place++));
        else
            *end++ = *name;
    *end++ = '\0';
    return end;
}

static char *write_member(char *end, const char *within, const ModelMember *member)
{
    const ModelFamily element = {.width = member->count > 0, .first = &member->first};
    return write_path(end, within, member->name, &element, 0);
}

static const ModelInstance *instance_of(const Tables *t, int instance)
{
    return &t->about->tables->instances[t->instances[instance].shape];
}

static int owner_of(const Tables *t, int instance)
{
    return model_number(&t->instances[instance], INSTANCE_OWNER);
}

static const ModelShape *shape_of(const Tables *t, int instance)
{
    return &t->shapes[instance_of(t, instance)->shape];
}

/* The offset itself; or, if the pointer to an array is there, the offset of the array. */
static size_t place_at(const Tables *t, size_t offset, bool is_placed)
{
    const char *form = (const char *)t->about->tables->form;
    return is_placed ? (size_t)(*(const char *const *)(const void *)(form + offset) - form) : offset;
}

/* Fills the places, except for paths. Returns the length of all paths. */
static size_t place_instances(Tables *t)
{
    size_t size = 0;
    for (int i = 0; i < t->about->instance_count; i++) {
        const ModelInstance *instance = instance_of(t, i);
        const ModelField *field = &t->about->tables->fields[instance->field];
        const ModelShape *shape = shape_of(t, i);
        const int numbers = t->instances[i].width - INSTANCE_NUMBERS, above = owner_of(t, i);
        Place *place = &t->places[i], *owner = above >= 0 ? &t->places[above] : NULL;
        place->length = (owner ? owner->length : 0) + strlen(instance->name) + NUMBER_LENGTH * (size_t)numbers + 2;
        place->offset = place_at(t, (owner ? owner->offset : 0) + field->offset, field->is_placed) +
                        (size_t)model_number(&t->instances[i], INSTANCE_ELEMENT) * field->size;
        place->first = t->members;
        t->members += shape->count;
        size += place->length;
        for (int k = 0; k < shape->count; k++)
            size += place->length + strlen(shape->members[k].name) + NUMBER_LENGTH + 1;
    }
    return size;
}

static void name_instances(Tables *t)
{
    for (int i = 0; i < t->about->instance_count; i++) {
        const int owner = owner_of(t, i);
        t->paths[i] = t->places[i].path = t->text;
        t->text = write_path(t->text, owner >= 0 ? t->paths[owner] : "", instance_of(t, i)->name, &t->instances[i],
                             INSTANCE_NUMBERS);
    }
}

/* Makes the next late member of an instance the next row. */
static void list_late(Tables *t, int instance, int *row)
{
    Place *place = &t->places[instance];
    const ModelShape *shape = shape_of(t, instance);
    while (!shape->members[place->looked].is_late)
        place->looked++;
    t->rows[place->first + place->looked++] = (*row)++;
}

/* Numbers the rows of an instance and of all instances within it. Returns the first instance that is not within it. */
static int list_instance(Tables *t, int instance, int *row)
{
    const ModelShape *shape = shape_of(t, instance);
    int child = instance + 1, passed = 0;
    for (int k = 0; k < shape->count; k++) {
        const ModelMember *member = &shape->members[k];
        if (member->is_late)
            continue;
        for (; passed < member->behind; passed++)
            child = list_instance(t, child, row);
        t->rows[t->places[instance].first + k] = (*row)++;
    }
    while (child < t->about->instance_count && owner_of(t, child) == instance)
        child = list_instance(t, child, row);
    return child;
}

static void list_all(Tables *t)
{
    int row = 0;
    list_instance(t, 0, &row);
    for (int k = 0; t->about->tables->late && row < t->members; k++)
        list_late(t, t->about->tables->late[k], &row);
    for (int i = 0; i < t->about->instance_count && !t->about->tables->late; i++)
        for (int k = 0; k < shape_of(t, i)->count; k++)
            if (shape_of(t, i)->members[k].is_late)
                list_late(t, i, &row);
}

/* The description of a member; an alias has no place of its own yet. */
static ModelVariable variable_of(const Tables *t, const ModelMember *member, const Place *place)
{
    const ModelQuantity *quantity = &t->about->tables->quantities[member->quantity];
    const size_t offset = place_at(t, place->offset + member->offset, member->is_placed) + member->within;
    const bool is_set_itself = member->kind == MODEL_CONSTANT && !member->decides;
    return (ModelVariable){
        .unit = quantity->unit,
        .description = quantity->description ? quantity->description : "",
        .source = quantity->source ? quantity->source : "",
        .decides = member->decides,
        .kind = member->kind,
        .type = member->type,
        .offset = offset,
        .sign = (signed char)(member->is_number     ? 0
                              : member->is_negative ? -1
                                                    : 1),
        .literal = member->number,
        .set_offset = is_set_itself ? offset
                      : member->has_start
                          ? place_at(t, place->offset + member->start, member->is_placed) + member->within
                          : MODEL_NOT_SETTABLE,
        .nominal = quantity->nominal,
        .literals = quantity->literals,
        .first_literal = quantity->first_literal,
        .is_protected = member->is_protected,
    };
}

/* Describes all variables. The equation of a variable follows the last one of the same origin, and those skipped. */
static void describe_all(Tables *t)
{
    int next[MODEL_ORIGINS] = {0};
    for (int i = 0; i < t->about->instance_count; i++) {
        const Place *place = &t->places[i];
        const ModelShape *shape = shape_of(t, i);
        for (int k = 0; k < shape->count; k++) {
            const ModelMember *member = &shape->members[k];
            ModelVariable *v = &t->variables[t->rows[place->first + k]];
            *v = variable_of(t, member, place);
            v->path = t->text;
            t->text = write_member(t->text, place->path, member);
            v->equation = member->origin ? (next[member->origin] += 1 + member->skipped) - 1 : -1;
        }
    }
}

/* The variable at that distance, or at that position, from 1; NULL: both are 0. */
static const ModelVariable *related(const Tables *t, const int *row, int distance, int position)
{
    return position ? &t->variables[t->rows[position - 1]] : distance ? &t->variables[row[distance]] : NULL;
}

/* An alias is stored with the variable that it equals, and set with it unless that is a constant. */
static void relate(const Tables *t, const ModelMember *member, const int *row)
{
    ModelVariable *v = &t->variables[*row];
    v->bound_to = related(t, row, member->bound_to, member->bound_to_one);
    v->alias_of = related(t, row, member->equals, member->equals_one);
    if (!v->alias_of)
        return;
    v->type = v->alias_of->type;
    v->offset = v->alias_of->offset;
    if (v->alias_of->kind != MODEL_CONSTANT && !v->decides)
        v->set_offset = v->alias_of->set_offset;
}

ModelDescription *description_open(Arena *a, const ModelDescription *model)
{
    Arena scratch = {NULL};
    ModelDescription *about = arena_take(a, 1, sizeof *about);
    *about = *model;
    if (about->info->expand_series)
        about->info->expand_series(about, a);
    if (about->info->expand_loops)
        about->info->expand_loops(about, a);
    const size_t count = (size_t)about->instance_count;
    Tables t = {.about = about, .places = arena_take(&scratch, count, sizeof *t.places)};
    t.instances = families_all(&scratch, about->instances);
    t.shapes = model_parts.repeats ? model_parts.repeats->shapes(about, &scratch) : about->tables->shapes;
    t.text = arena_take(a, place_instances(&t), 1);
    t.rows = arena_take(&scratch, (size_t)t.members, sizeof *t.rows);
    t.variables = arena_take(a, (size_t)t.members, sizeof *t.variables);
    t.paths = arena_take(a, count, sizeof *t.paths);
    about->variables = about->tables->variables ? about->tables->variables : t.variables;
    about->paths = t.paths;
    about->names = variables_names(a);
    name_instances(&t);
    list_all(&t);
    describe_all(&t);
    for (int i = 0; i < about->instance_count; i++)
        for (int k = 0; k < shape_of(&t, i)->count; k++)
            relate(&t, &shape_of(&t, i)->members[k], &t.rows[t.places[i].first + k]);
    arena_release(&scratch);
    if (model_parts.inputs)
        EQUATION_PART(inputs)->expand(about, a);
    if (model_parts.signals)
        EQUATION_PART(signals)->expand(about, a);
    return about;
}
