/* instance.c - tables of parts and variables by kind: descriptions of quantities, shapes, fields, instances.
 *
 * A shape lists the members that an instance shows, described relative to the instance: offsets within its struct,
 * distances to other members (counted through all instances), and distances between equations. So parts of one kind
 * with the same connections share a shape; an instance that cannot share one has a shape of its own. */
#include "emit/item.h"
#include "emit/numbers.h"
#include "emit/passes.h"
#include "emit/place.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

enum { ORIGINS = 32 }; /* of equations, from 1 */

/* The variables that members of one name, in instances of one block, are equal to or bound to: the last distance and
 * position, and how often each has changed from one instance to the next. */
typedef struct {
    int distance, position, distances, positions;
} Relation;
typedef List(Relation) RelationList;

typedef struct {
    Program *p;
    Arena *arena;
    IntList rows;     /* variables: the listed ones, then others that they equal */
    IntList *members; /* by instance: its variables, in the order of rows */
    int *row;         /* by variable, -1: it has none */
    int *position;    /* likewise */
    int *behind;      /* by row: how many children of its instance stand before it */
    int *end;         /* by instance: the first one behind its subtree */
    int first_late;   /* the first late row */
    int next[ORIGINS]; /* by origin: the next equation */
    Map *origin_of;   /* common form of equations -> their origin */
    int origins;      /* so far */
    RelationList relations;
    Map *relation_of; /* the block and name of a member -> index */
    FamilyLaws *names;
    Unique literals, quantities, fields, shapes;
    Text members_text;
    Items shape_items;
} Kinds;

/* The key of a quantity, and of a member; all bytes count. */
typedef struct {
    Name unit, description, source;
    double nominal;
    int literals, is_truth;
} QuantityKey;

typedef struct {
    Name name, kind, type, offset, start, decides;
    double number;
    int quantity, equals, equals_one, sign, bound_to, bound_to_one, origin, skipped, behind, is_late, is_protected;
} MemberKey;

/* Members that are one row: elements of an array. */
typedef struct {
    NumberedNames names;
    const char *stride; /* C: from each place to the next; NULL: they have none */
} Elements;

/* ---- instances ---- */

/* A port belongs to the instance of its part, unless it has equations or connectors of its own. */
void instances_number(Program *p)
{
    const System *system = p->system;
    Map *owners = map_new(p->arena); /* path -> 1: of an equation or a connector */
    p->instances.rows = arena_array(p->arena, int, system->parts.count);
    p->instances.of_path = map_new(p->arena);
    for (int e = 0; e < system->equations.count; e++)
        map_put(owners, system->equations.at[e].instance, 1);
    for (int i = 0; i < system->connectors.count; i++)
        map_put(owners, system->connectors.at[i].instance, 1);
    for (int i = 0; i < system->parts.count; i++) {
        const FlatPart *part = &system->parts.at[i];
        if (part->is_port && !map_get(owners, part->path, 0)) {
            p->instances.rows[i] = p->instances.rows[part->parent];
            continue;
        }
        p->instances.rows[i] = p->instances.parts.count;
        map_put(p->instances.of_path, part->path, p->instances.parts.count);
        list_push(p->arena, &p->instances.parts, i);
    }
}

int emit_instance_row(const Program *p, Name path)
{
    return map_get(p->instances.of_path, path, 0);
}

static const FlatPart *part_of(const Program *p, int instance)
{
    return &p->system->parts.at[p->instances.parts.at[instance]];
}

static int owner_of(const Program *p, int instance)
{
    const int parent = part_of(p, instance)->parent;
    return parent < 0 ? -1 : p->instances.rows[parent];
}

/* The instance in whose struct a variable is stored: its part's, if that has one; otherwise the nearest owner's. */
static int anchor_of(const Program *p, int instance)
{
    while (instance > 0 && !p->layout.part_types[p->instances.parts.at[instance]])
        instance = owner_of(p, instance);
    return instance;
}

static const char *type_of(const Program *p, int instance)
{
    return instance == 0 ? "Model" : p->layout.part_types[p->instances.parts.at[instance]];
}

static size_t derivations_length(const char *path)
{
    static const char derivative[] = "der(";
    const size_t around = sizeof derivative - 1;
    size_t length = 0;
    while (strncmp(path + length, derivative, around) == 0)
        length += around;
    return length;
}

/* The part's id; the system's if the path names no part. */
static int instance_of(const Program *p, int variable)
{
    const char *path = emit_path_text(p, variable);
    const int instance = p->instances.rows[p->layout.places.at[variable].part];
    const Name own = part_of(p, instance)->path;
    path += derivations_length(path);
    return strncmp(path, own->text, own->length) == 0 && path[own->length] == '.' ? instance : 0;
}

/* ---- order ---- */

/* Rows follow the tree, depth first, up to the first late one. */
static void find_order(Kinds *k)
{
    const Program *p = k->p;
    const int count = p->instances.parts.count;
    int *child = arena_array(k->arena, int, count), *passed = arena_array(k->arena, int, count);
    for (int i = count - 1; i >= 0; i--) {
        child[i] = i + 1;
        if (k->end[i] == 0)
            k->end[i] = i + 1;
        if (i > 0 && k->end[owner_of(p, i)] == 0)
            k->end[owner_of(p, i)] = k->end[i];
    }
    int present = 0, next = 1, row = 0;
    for (; row < k->rows.count; row++) {
        const int i = instance_of(p, k->rows.at[row]);
        if (i != present && i < next && !(i < present && present < k->end[i]))
            break;
        if (i >= next)
            next = i + 1;
        present = i;
        while (child[i] < k->end[i] && child[i] < next) {
            child[i] = k->end[child[i]];
            passed[i]++;
        }
        if (passed[i] && next < child[i])
            next = child[i];
        k->behind[row] = passed[i];
    }
    k->first_late = row;
}

static int bound_of(const Program *p, int variable)
{
    while (variable < p->system->variables.count && p->system->variables.at[variable].bound_to >= 0)
        variable = p->system->variables.at[variable].bound_to;
    return variable;
}

static void add_row(Kinds *k, int variable)
{
    if (variable < 0 || k->row[variable] >= 0)
        return;
    k->row[variable] = k->rows.count;
    list_push(k->arena, &k->rows, variable);
}

/* Rows behind the listed ones are variables that others are equal to. */
static void find_members(Kinds *k)
{
    const Program *p = k->p;
    const int count = p->instances.parts.count, variables = p->layout.places.count;
    int position = 0;
    k->members = arena_array(k->arena, IntList, count);
    k->end = arena_array(k->arena, int, count);
    k->position = arena_array(k->arena, int, variables);
    k->row = arena_array(k->arena, int, variables);
    for (int v = 0; v < variables; v++)
        k->row[v] = -1;
    for (int i = 0; i < p->layout.rows.count; i++)
        add_row(k, p->layout.rows.at[i]);
    for (int i = 0; i < p->layout.rows.count; i++) {
        const CausalVariable *variable = &p->causal->variables.at[p->layout.rows.at[i]];
        add_row(k, variable->role == ROLE_ALIAS ? variable->representative : -1);
        add_row(k, bound_of(p, p->layout.rows.at[i]));
    }
    k->behind = arena_array(k->arena, int, k->rows.count);
    for (int row = 0; row < k->rows.count; row++)
        list_push(k->arena, &k->members[instance_of(p, k->rows.at[row])], k->rows.at[row]);
    for (int i = 0; i < count; i++)
        for (int m = 0; m < k->members[i].count; m++)
            k->position[k->members[i].at[m]] = position++;
    find_order(k);
}

/* ---- texts written once ---- */

/* One more field of an initializer, in a new line where the present one would be too long. */
static void add_field(Text *text, const char *field, const char *value)
{
    enum { MOST_COLUMNS = 116 };
    size_t line = text->length;
    while (line > 0 && text->at[line - 1] != '\n')
        line--;
    const bool is_first = text->length && text->at[text->length - 1] == '{';
    const bool is_full = !is_first && c_length(text->at + line, text->length - line) + strlen(field) +
                                      c_length(value, strlen(value)) + 6 > MOST_COLUMNS;
    text_add(text, is_first ? "" : is_full ? ",\n        " : ", ");
    text_format(text, ".%s = %s", field, value);
}

static void add_number(Text *text, const char *field, int number)
{
    if (number)
        add_field(text, field, arena_format(text->arena, "%d", number));
}

static void add_string(Kinds *k, Text *text, const char *field, const char *words)
{
    if (words[0])
        add_field(text, field, code_string(k->p->scratch, words));
}

/* The list with the names of an enumeration's values, numbered from 1; 0: none. */
static int literals_row(Kinds *k, const FlatVariable *flat)
{
    int row;
    if (!flat || !flat->literals.count)
        return 0;
    const size_t size = (size_t)flat->literals.count * sizeof *flat->literals.at;
    if (unique_is_new(&k->literals, name_of_length((const char *)flat->literals.at, size), &row)) {
        text_format(&k->literals.text, "static const char *const literals_%d[] = {", row + 1);
        for (int i = 0; i < flat->literals.count; i++)
            text_format(&k->literals.text, "%s, ", c_quoted(k->p->scratch, flat->literals.at[i]->text));
        text_add(&k->literals.text, "NULL};\n");
    }
    return row + 1;
}

static int quantity_row(Kinds *k, int v)
{
    const Program *p = k->p;
    const bool is_drawn = v < p->system->variables.count, is_told = !p->system->experiment.is_of_unit;
    const FlatVariable *flat = is_drawn ? &p->system->variables.at[v] : NULL;
    const char *where = flat && flat->source.file ? source_print(p->scratch, flat->source) : "";
    const char *element = flat && flat->source.element ? flat->source.element->text : "";
    QuantityKey key;
    int row;
    memset(&key, 0, sizeof key);
    key.unit = name_of(emit_unit_text(p, v, false));
    key.description = flat && flat->documentation && is_told ? flat->documentation : name_of("");
    if (is_told || causal_is_held_role(p->causal->variables.at[v].role))
        key.source = name_of(arena_format(p->scratch, "%s%s%s", where, where[0] && element[0] ? " " : "", element));
    key.nominal = flat ? flat->nominal : 0;
    key.literals = literals_row(k, flat);
    key.is_truth = flat && flat->type == TYPE_BOOLEAN && !key.literals;
    if (!unique_is_new(&k->quantities, name_of_length((const char *)&key, sizeof key), &row))
        return row;
    Text *text = &k->quantities.text;
    text_format(text, "    /* %d */ {.unit = %s", row, c_quoted(p->scratch, key.unit->text));
    add_string(k, text, "description", key.description->text);
    if (key.source && key.source->length)
        add_field(text, "source", where[0] ? arena_format(p->scratch, element[0] ? "%s \" %s\"" : "%s",
                                                          emit_drawn_at(p, flat->source), c_string(p->scratch, element))
                                           : c_quoted(p->scratch, key.source->text));
    if (key.nominal < 0 || key.nominal > 0)
        add_field(text, "nominal", c_number(key.nominal));
    if (key.literals)
        add_field(text, "literals", arena_format(p->scratch, "literals_%d, .first_literal = 1", key.literals));
    if (key.is_truth)
        add_field(text, "literals", "truths");
    text_add(text, "},\n");
    return row;
}

/* ---- members ---- */

/* The kind of a variable in --list. An alias of a constant is no constant: it cannot be set. */
static const char *kind_text(const Program *p, int v)
{
    const CausalVariable *variable = &p->causal->variables.at[v];
    bool is_drawn = v < p->system->variables.count;
    if (is_drawn && p->system->variables.at[v].is_input)
        return "MODEL_INPUT";
    switch (variable->role) {
    case ROLE_CONSTANT: return "MODEL_CONSTANT";
    case ROLE_DERIVED_CONSTANT: return "MODEL_DERIVED_CONSTANT";
    case ROLE_STATE: return "MODEL_STATE";
    case ROLE_DERIVATIVE: return "MODEL_DERIVATIVE";
    case ROLE_DISCRETE: return "MODEL_DISCRETE";
    case ROLE_ALIAS:
        if (is_drawn && p->system->variables.at[v].kind == FLAT_CONSTANT)
            return "MODEL_DERIVED_CONSTANT";
        if (variable->representative >= 0 && p->causal->variables.at[variable->representative].role == ROLE_DISCRETE)
            return "MODEL_DISCRETE";
        break;
    default: break;
    }
    if (p->layout.places.at[v].is_candidate)
        return "MODEL_CANDIDATE";
    return variable->integral >= 0 ? "MODEL_DERIVATIVE" : "MODEL_ALGEBRAIC";
}

/* C for the offset of a member of struct Model within the instance's struct. */
static Name offset_text(const Program *p, int instance, const char *member)
{
    const int anchor = anchor_of(p, instance);
    const char *path = p->layout.part_paths[p->instances.parts.at[anchor]];
    const size_t length = strlen(path);
    if (strncmp(member, path, length) == 0)
        return name_format("offsetof(struct %s, %s)", type_of(p, anchor), member + length);
    return name_format("offsetof(Model, %s) - offsetof(Model, %.*s)", member, (int)length - 1, path);
}

/* The name relative to its instance; der( of a derivative stays in front. */
static Name member_name(const Program *p, int instance, int v)
{
    const char *path = emit_path_text(p, v);
    const size_t around = derivations_length(path), length = part_of(p, instance)->path->length;
    return name_format("%.*s%s", (int)around, path, path + around + length + (length > 0));
}

static int depth_of(const Program *p, int instance)
{
    int depth = 0;
    for (; instance > 0; instance = owner_of(p, instance))
        depth++;
    return depth;
}

/* The origin of an equation. Equations of one origin follow each other in the order of parts: drawn ones of the same
 * kind and depth, and derived ones whose ids differ only in numbers. */
static int origin_of(Kinds *k, int equation)
{
    const Program *p = k->p;
    Text form = text_new(p->scratch);
    if (equation < p->system->equations.count) {
        const FlatEquation *drawn = &p->system->equations.at[equation];
        text_format(&form, "%d %d", (int)drawn->origin, depth_of(p, emit_instance_row(p, drawn->instance)));
    } else {
        for (const char *at = p->causal->equations.at[equation].id->text; *at; at++)
            if (*at < '0' || *at > '9')
                text_add_char(&form, *at);
    }
    const int known = map_get(k->origin_of, name_of(form.at), k->origins);
    if (known == k->origins && k->origins < ORIGINS - 1) /* the last origin is for all others */
        map_put(k->origin_of, name_of(form.at), k->origins++);
    return known;
}

/* ---- other members ---- */

static Name relation_key(const Kinds *k, int v, bool is_bound)
{
    const Program *p = k->p;
    const int instance = instance_of(p, v);
    const FlatPart *part = part_of(p, instance);
    return name_format("%d %s %s", is_bound, part->type ? part->type->qualified->text : "",
                       member_name(p, instance, v)->text);
}

static void note_relation(Kinds *k, int v, int other, bool is_bound)
{
    if (other < 0 || other == v)
        return;
    const int position = k->position[other], distance = position - k->position[v];
    const Name key = relation_key(k, v, is_bound);
    const int known = map_get(k->relation_of, key, k->relations.count);
    if (known == k->relations.count) {
        map_put(k->relation_of, key, known);
        list_push(k->arena, &k->relations, (Relation){distance, position, 0, 0});
    }
    Relation *relation = &k->relations.at[known];
    relation->distances += relation->distance != distance;
    relation->positions += relation->position != position;
    relation->distance = distance;
    relation->position = position;
}

/* Instances can share a shape if the distances to these variables are equal, or if all have the same variable. */
static void find_relations(Kinds *k)
{
    const Program *p = k->p;
    k->relation_of = map_new(k->arena);
    for (int i = 0; i < k->rows.count; i++) {
        const int v = k->rows.at[i];
        const CausalVariable *variable = &p->causal->variables.at[v];
        note_relation(k, v, variable->role == ROLE_ALIAS ? variable->representative : -1, false);
        note_relation(k, v, bound_of(p, v), true);
    }
    arena_reset(p->scratch);
}

/* Describes the other variable by its distance, or by its position from 1. */
static void tell_relation(const Kinds *k, int v, int other, bool is_bound, int *distance, int *position)
{
    if (other < 0 || other == v)
        return;
    const Relation *relation = &k->relations.at[map_get(k->relation_of, relation_key(k, v, is_bound), -1)];
    if (relation->positions < relation->distances && !k->p->sizes.list)
        *position = k->position[other] + 1;
    else
        *distance = k->position[other] - k->position[v];
}

static MemberKey member_key(Kinds *k, int instance, int v)
{
    const Program *p = k->p;
    const CausalVariable *variable = &p->causal->variables.at[v];
    const Place *place = &p->layout.places.at[v];
    const FlatVariable *flat = v < p->system->variables.count ? &p->system->variables.at[v] : NULL;
    const bool is_alias = variable->role == ROLE_ALIAS;
    MemberKey key;
    memset(&key, 0, sizeof key);
    key.name = member_name(p, instance, v);
    key.kind = name_of(kind_text(p, v));
    key.quantity = quantity_row(k, v);
    key.decides = variable->decides ? name_of(reason_text(p->scratch, variable->decides)) : NULL;
    key.is_protected = flat ? flat->is_residual || flat->is_aside : !place->is_shown;
    key.is_late = k->row[v] >= k->first_late;
    key.behind = key.is_late ? 0 : k->behind[k->row[v]];
    if (is_alias && variable->representative < 0) {
        key.number = variable->value;
    } else if (is_alias) {
        tell_relation(k, v, variable->representative, false, &key.equals, &key.equals_one);
        key.sign = variable->sign;
    } else {
        key.sign = 1;
        key.offset = offset_text(p, instance, place->member->text);
        key.type = name_of(emit_type_text(p, v));
        if (place->start && !variable->decides && variable->role != ROLE_CONSTANT && !(flat && flat->is_entered))
            key.start = offset_text(p, instance, place->start->text);
    }
    tell_relation(k, v, bound_of(p, v), true, &key.bound_to, &key.bound_to_one);
    if (place->equation >= 0) {
        key.origin = origin_of(k, place->equation);
        key.skipped = place->equation - k->next[key.origin];
        k->next[key.origin] = place->equation + 1;
    }
    return key;
}

/* The member as an element of a family: its name and subscripts may vary, all other data must be equal. */
static FamilyMember element_of(Kinds *k, const MemberKey *key, int v)
{
    const Place *place = &k->p->layout.places.at[v];
    const Member *const members[] = {key->offset ? place->member : NULL, key->start ? place->start : NULL};
    MemberKey rest = *key;
    rest.name = rest.offset = rest.start = NULL;
    family_say_tag(k->names, (int)name_of_length((const char *)&rest, sizeof rest)->id);
    family_say_name(k->names, key->name);
    for (int i = 0; i < 2; i++) {
        family_say_words(k->names, members[i] ? members[i]->shape->text : "");
        for (int s = 0; members[i] && s < members[i]->count; s++)
            family_say_number(k->names, members[i]->subscripts[s]);
    }
    return family_take(k->names);
}

/* C for the distance between elements, if only the last subscript of the member advances; else NULL. */
static const char *element_size(const Member *member, const int *step, Name type)
{
    if (numbers_advancing(step, member->count) != member->count - 1 || strcmp(member->words[member->count], "]") != 0)
        return NULL;
    return strcmp(type->text, "MODEL_NUMBER") == 0  ? "sizeof(double)"
           : strcmp(type->text, "MODEL_TRUTH") == 0 ? "sizeof(bool)"
                                                    : "sizeof(unsigned)";
}

/* How many members, from the first one on, form one row. Start values must be spaced like values. */
static Elements elements_of(Kinds *k, const MemberKey *keys, const FamilyMember *members, const int *rows,
                            int count)
{
    const Program *p = k->p;
    const Place *place = &p->layout.places.at[rows[0]];
    const int values = keys->offset ? place->member->count : 0, starts = keys->start ? place->start->count : 0;
    const int *step;
    const bool may_repeat = !p->is_unrolled && parts_repeat(p->causal);
    const Elements alone = {.names = {keys->name->text, 0, 1}};
    Elements e = {.names = numbers_follow(k->names, p->scratch, keys->name, members, may_repeat ? count : 1,
                                          values + starts, &step)};
    if (e.names.count == 1 || !keys->offset)
        return e;
    const int *of_value = step + members->width - values - starts;
    e.stride = element_size(place->member, of_value, keys->type);
    if (keys->start && (!e.stride || !element_size(place->start, of_value + values, keys->type)))
        return alone;
    if (!e.stride && numbers_advancing(of_value, values) < 0)
        return alone;
    const Place *next = &p->layout.places.at[rows[1]];
    if (!e.stride && p->sizes.list)
        e.stride = arena_format(p->scratch, "%s - %s", code_place(p->scratch, next->member->text),
                                code_place(p->scratch, place->member->text));
    else if (!e.stride)
        e.stride = arena_format(p->scratch, "%s - %s", keys[1].offset->text, keys->offset->text);
    return e;
}

/* C for the offset of the pointer to a member's array in its part's struct; NULL: none, as in a program of one size. */
static const char *pointer_text(const Program *p, int instance, const Member *member)
{
    const char *array = p->sizes.list ? place_array(p->scratch, member) : NULL;
    const char *type = type_of(p, anchor_of(p, instance));
    return array ? arena_format(p->scratch, "offsetof(struct %s, %s)", type, array) : NULL;
}

static void add_place(Text *text, const Program *p, int instance, const Member *member, Name offset)
{
    const char *pointer = pointer_text(p, instance, member);
    add_field(text, "offset", pointer ? pointer : offset->text);
    const char *within = pointer ? place_within(p->scratch, member) : NULL;
    if (pointer)
        add_field(text, "is_placed", "true");
    if (within)
        add_field(text, "within", within);
}

static void print_member(Kinds *k, const MemberKey *key, const Elements *e, int instance, const Place *place)
{
    const Program *p = k->p;
    Text *text = &k->members_text;
    const bool is_number = key->sign == 0, is_counted = e->names.count > 1;
    text_add(text, "    {");
    add_field(text, "name", c_quoted(p->scratch, e->names.form));
    if (is_counted)
        add_field(text, "first", arena_format(p->scratch, "%d, .count = %d", e->names.first, e->names.count));
    add_number(text, "quantity", key->quantity);
    if (strcmp(key->kind->text, "MODEL_ALGEBRAIC") != 0)
        add_field(text, "kind", key->kind->text);
    if (key->offset)
        add_place(text, p, instance, place->member, key->offset);
    if (key->type && strcmp(key->type->text, "MODEL_NUMBER") != 0)
        add_field(text, "type", key->type->text);
    const char *start = key->start ? pointer_text(p, instance, place->start) : NULL;
    if (key->start)
        add_field(text, "has_start", arena_format(p->scratch, "true, .start = %s", start ? start : key->start->text));
    if (is_counted && e->stride)
        add_field(text, "stride", e->stride);
    add_number(text, "equals", key->equals);
    add_number(text, "equals_one", key->equals_one);
    if (key->sign < 0)
        add_field(text, "is_negative", "true");
    if (is_number)
        add_field(text, "is_number", arena_format(p->scratch, "true, .number = %s", c_number(key->number)));
    add_number(text, "bound_to", key->bound_to);
    add_number(text, "bound_to_one", key->bound_to_one);
    if (key->decides)
        add_field(text, "decides", code_string(p->scratch, key->decides->text));
    add_number(text, "origin", key->origin);
    add_number(text, "skipped", key->skipped);
    add_number(text, "behind", key->behind);
    if (key->is_late)
        add_field(text, "is_late", "true");
    if (key->is_protected)
        add_field(text, "is_protected", "true");
    text_add(text, "},\n");
}

static int shape_row(Kinds *k, int instance)
{
    const Program *p = k->p;
    const IntList *members = &k->members[instance];
    const FlatPart *part = part_of(p, instance);
    MemberKey *keys = arena_array(p->scratch, MemberKey, members->count + 1);
    FamilyMember *elements = arena_array(p->scratch, FamilyMember, members->count + 1);
    int row, written = 0;
    for (int i = 0; i < members->count; i++)
        keys[i] = member_key(k, instance, members->at[i]);
    const size_t size = (size_t)members->count * sizeof *keys;
    if (!unique_is_new(&k->shapes, name_of_length((const char *)keys, size), &row))
        return row;
    if (!members->count) {
        code_add_item(&k->shape_items, "{NULL, 0}");
        return row;
    }
    const char *block = part->type ? part->type->qualified->text : part->identifier->text;
    text_format(&k->members_text, "\n/* %s */\n%sconst ModelMember members_%d[] = {\n",
                c_comment(p->scratch, block), p->sizes.list ? "" : "static ", row);
    for (int i = 0; i < members->count; i++)
        elements[i] = element_of(k, &keys[i], members->at[i]);
    for (int i = 0; i < members->count; written++) {
        const Elements e = elements_of(k, &keys[i], &elements[i], &members->at[i], members->count - i);
        print_member(k, &keys[i], &e, instance, &p->layout.places.at[members->at[i]]);
        i += e.names.count;
    }
    text_add(&k->members_text, "};\n");
    code_add_item(&k->shape_items, arena_format(p->scratch, "{%s, %d}",
                                                  code_kept(p, arena_format(p->scratch, "members_%d", row)), written));
    return row;
}

/* ---- places ---- */

/* The row of the field in the owner's struct that is the instance or its array; row 0: none. */
static int field_row(Kinds *k, int instance, int *element)
{
    const Program *p = k->p;
    const char *type = p->layout.part_types[p->instances.parts.at[instance]];
    *element = 0;
    if (instance == 0 || !type)
        return 0;
    const int owner = anchor_of(p, owner_of(p, instance));
    const char *of_owner = p->layout.part_paths[p->instances.parts.at[owner]];
    const char *member = p->layout.part_paths[p->instances.parts.at[instance]] + strlen(of_owner);
    const char *bracket = strchr(member, '[');
    const int length = (int)(bracket ? bracket - member : (long)strlen(member) - 1);
    if (bracket)
        *element = atoi(c_unmarked(p->scratch, bracket + 1));
    return unique_row(&k->fields, arena_format(p->scratch, "offsetof(struct %s, %.*s), sizeof(struct %s)%s",
                                               type_of(p, owner), length, member, type,
                                               p->sizes.list && bracket ? ", 1" : ", 0"));
}

static NamedThing instance_row(Kinds *k, int instance)
{
    const Program *p = k->p;
    const int owner = owner_of(p, instance);
    const size_t above = owner < 0 ? 0 : part_of(p, owner)->path->length;
    const char *name = part_of(p, instance)->path->text + above + (above > 0);
    int *numbers = arena_array(k->arena, int, 3);
    numbers[0] = instance;
    numbers[1] = owner;
    const int field = field_row(k, instance, &numbers[2]), shape = shape_row(k, instance);
    arena_reset(p->scratch);
    return (NamedThing){arena_format(k->arena, "%d, %d", shape, field), name_of(name), numbers, 3};
}

static void record_instances(Kinds *k, Record *record)
{
    Program *p = k->p;
    NamedList instances = {0};
    for (int i = 0; i < p->instances.parts.count; i++)
        list_push(k->arena, &instances, instance_row(k, i));
    numbers_record_named(p, record, "kinds", "instances", &instances);
}

/* Lists the instances of late rows, unless the rows are in the order of instances. */
static void record_late(const Kinds *k, Record *record)
{
    Program *p = k->p;
    IntList late = {0};
    Text text = text_new(p->arena);
    bool is_in_order = true;
    for (int row = k->first_late, last = 0; row < k->rows.count; row++) {
        const int instance = instance_of(p, k->rows.at[row]);
        is_in_order &= instance >= last;
        last = instance;
        list_push(p->arena, &late, instance);
    }
    Record *list = record_when(record, "with_late", !is_in_order);
    if (!list)
        return;
    record_set(list, "late_rows", series_print(p, &text, "late", late.at, late.count));
    record_set(list, "late", text.at);
}

void instances_print(Program *p, Record *record)
{
    Kinds k = {.p = p, .arena = p->arena, .members_text = text_new(p->arena), .origin_of = map_new(p->arena),
               .origins = 1, .names = family_laws(p->arena), .literals = unique_new(p->arena, false),
               .quantities = unique_new(p->arena, true), .fields = unique_new(p->arena, true),
               .shapes = unique_new(p->arena, true), .shape_items = code_items(p->arena, MOST_ENUMERATORS, true)};
    bool has_truths = false;
    unique_row(&k.fields, "0, 0, 0"); /* none */
    find_members(&k);
    find_relations(&k);
    record_instances(&k, record);
    for (int row = 0; row < k.rows.count; row++) {
        const int v = k.rows.at[row];
        has_truths |= v < p->system->variables.count && p->system->variables.at[v].type == TYPE_BOOLEAN;
    }
    record_when(record, "truths", has_truths);
    record_set(record, "literals", k.literals.text.at);
    record_set(record, "quantities", k.quantities.count ? k.quantities.text.at : "    {.unit = \"\"},\n");
    record_set(record, "shape_members", k.members_text.at);
    record_set(record, "shapes", k.shape_items.text.at);
    record_set(record, "fields", k.fields.text.at);
    record_late(&k, record);
    record_format(record, "instance_count", "%d", p->instances.parts.count);
}
