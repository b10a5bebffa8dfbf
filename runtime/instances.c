/* instances.c - the tables of parts and variables, put together from those by kind as the program begins.
 *
 * Members are counted through all instances, in their order: that is their position. Rows of model_variables follow the
 * tree, depth first; those that are late stand behind all others. */
#include "runtime.h"

#include <string.h>

static char *append(char *end, const char *text, size_t length)
{
    memcpy(end, text, length);
    return end + length;
}

/* The path of what has this name in an instance of that path. Derivatives stand around all of it: der(part.x). */
static char *write_path(char *end, const char *within, const char *name)
{
    static const char derivative[] = "der(";
    const size_t around = sizeof derivative - 1;
    for (; strncmp(name, derivative, around) == 0; name += around)
        end = append(end, derivative, around);
    end = append(end, within, strlen(within));
    if (within[0])
        *end++ = '.';
    return append(end, name, strlen(name) + 1);
}

static const ModelShape *shape_of(int instance)
{
    return &model_tables.shapes[model_instances[instance].shape];
}

static char *place_instances(char *text)
{
    int position = 0;
    for (int i = 0; i < model_instance_count; i++) {
        const ModelInstance *instance = &model_instances[i];
        const ModelField *field = &model_tables.fields[instance->field];
        const ModelPlace *owner = instance->owner >= 0 ? &model_tables.places[instance->owner] : NULL;
        model_tables.places[i] = (ModelPlace){
            text, (owner ? owner->offset : 0) + field->offset + (size_t)instance->element * field->size, position, 0};
        text = write_path(text, owner ? owner->path : "", instance->name);
        position += shape_of(i)->count;
    }
    return text;
}

/* The next late member of an instance is the next row. */
static void list_late(int instance, int *row)
{
    ModelPlace *place = &model_tables.places[instance];
    const ModelShape *shape = shape_of(instance);
    while (!shape->members[place->looked].is_late)
        place->looked++;
    model_tables.rows[place->first + place->looked++] = (*row)++;
}

/* Rows of an instance and of all in it; gives the first instance that is not in it. */
static int list_instance(int instance, int *row)
{
    const ModelShape *shape = shape_of(instance);
    int child = instance + 1, passed = 0;
    for (int k = 0; k < shape->count; k++) {
        const ModelMember *member = &shape->members[k];
        if (member->is_late)
            continue;
        for (; passed < member->behind; passed++)
            child = list_instance(child, row);
        model_tables.rows[model_tables.places[instance].first + k] = (*row)++;
    }
    while (child < model_instance_count && model_instances[child].owner == instance)
        child = list_instance(child, row);
    return child;
}

static void list_all(void)
{
    const int last = model_instance_count - 1, members = model_tables.places[last].first + shape_of(last)->count;
    int row = 0;
    list_instance(0, &row);
    for (int k = 0; model_tables.late && row < members; k++)
        list_late(model_tables.late[k], &row);
    for (int i = 0; i < model_instance_count && !model_tables.late; i++)
        for (int k = 0; k < shape_of(i)->count; k++)
            if (shape_of(i)->members[k].is_late)
                list_late(i, &row);
}

/* What a member says; an alias has no place of its own yet. */
static ModelVariable described(const ModelMember *member, const ModelPlace *place)
{
    const ModelQuantity *quantity = &model_tables.quantities[member->quantity];
    const size_t offset = place->offset + member->offset;
    const bool is_set_itself = member->kind == MODEL_CONSTANT && !member->decides;
    return (ModelVariable){
        .unit = quantity->unit,
        .description = quantity->description ? quantity->description : "",
        .source = quantity->source ? quantity->source : "",
        .decides = member->decides,
        .kind = member->kind,
        .type = member->type,
        .offset = offset,
        .sign = (signed char)(member->is_number ? 0 : member->is_negative ? -1 : 1),
        .literal = member->number,
        .set_offset = is_set_itself       ? offset
                      : member->has_start ? place->offset + member->start
                                          : MODEL_NOT_SETTABLE,
        .nominal = quantity->nominal,
        .literals = quantity->literals,
        .first_literal = quantity->first_literal,
        .is_protected = member->is_protected,
    };
}

/* Equations are counted on from the last one of the same origin, behind which is the next one. */
static void describe_all(char *text)
{
    int next[MODEL_ORIGINS] = {0};
    for (int i = 0; i < model_instance_count; i++) {
        const ModelPlace *place = &model_tables.places[i];
        const ModelShape *shape = shape_of(i);
        for (int k = 0; k < shape->count; k++) {
            const ModelMember *member = &shape->members[k];
            ModelVariable *v = &model_tables.variables[model_tables.rows[place->first + k]];
            *v = described(member, place);
            v->path = text;
            text = write_path(text, place->path, member->name);
            v->equation = member->origin ? (next[member->origin] += 1 + member->skipped) - 1 : -1;
        }
    }
}

/* An alias is stored with the variable that it equals, and set with it unless that is a constant. */
static void relate(ModelVariable *v, const ModelMember *member, const int *row)
{
    if (member->bound_to)
        v->bound_to = &model_tables.variables[row[member->bound_to]];
    if (!member->equals)
        return;
    v->alias_of = &model_tables.variables[row[member->equals]];
    v->type = v->alias_of->type;
    v->offset = v->alias_of->offset;
    if (v->alias_of->kind != MODEL_CONSTANT && !v->decides)
        v->set_offset = v->alias_of->set_offset;
}

void instances_open(void)
{
    char *text = place_instances(model_tables.text);
    list_all();
    describe_all(text);
    for (int i = 0; i < model_instance_count; i++) {
        const ModelShape *shape = shape_of(i);
        const int *row = &model_tables.rows[model_tables.places[i].first];
        for (int k = 0; k < shape->count; k++, row++)
            relate(&model_tables.variables[*row], &shape->members[k], row);
    }
}

const char *instance_path(int instance)
{
    return model_tables.places[instance].path;
}
