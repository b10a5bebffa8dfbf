/* layout.c - struct Model: the part tree as nested structs, one type for each kind of part.
 *
 * A kind is a block with the features and parts that its instances have. Its struct holds the fields that any instance
 * stores, under their drawn names, with initial value and guess beside the value, and the ports. Elements of an array
 * form an array, and so do sibling parts of one kind. */
#include "emit/portable.h"
#include "emit/event.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STACK_LOOP = 24 };

/* ---- kinds ---- */

enum { FEW_SIBLINGS = 7 }; /* up to so many sibling parts or quantities of one kind have a member each */

/* The stored fields of a quantity: its value, its initial value or first guess, its guess from the last step. */
enum { VALUE, START, GUESS, STORED };
static const char *const suffixes[STORED] = {"", "_start", "_guess"};

/* A member of a kind's struct: a quantity, a part, or an array of either. */
typedef struct {
    const char *name;
    int variable;  /* the first variable stored in it; -1: a part */
    int kind;      /* of parts */
    int sizes[2];  /* of an array; 0 where there is none */
    int columns;   /* of a matrix stored row by row, in a program for all sizes; else 0 */
    int stored;    /* of quantities: VALUE, START or GUESS */
    bool is_mixed; /* its variables have different roles */
    CStored type;
    bool is_port;
    const char *comment; /* of an array of parts or numbered quantities: their names */
} Field;

/* A name as drawn, and the numbers in it: T[3], m[2,1]; s12, p3_4. */
typedef struct {
    Name base;      /* the name without numbers: T, m; s, p */
    int indices[2]; /* from 1; 0 where there is none */
    bool is_element;
} Ending;

/* The fields of a kind's quantity, which is identified by its position among the kind's own and by how often it is
 * differentiated. */
typedef struct {
    int ordinal, derivations;
    int variable; /* the first */
    bool is_stored[STORED], is_mixed;
    int field[STORED];
    int index; /* in an array of numbered quantities; -1: none */
} Storage;

typedef struct {
    int part;             /* the first one */
    List(Storage) slots;     /* by ordinal, then by derivations */
    List(Field) fields;   /* quantities, then parts */
    IntList field_of;     /* by child: its field */
    IntList index_of;     /* by child: its index in the field, -1: no array */
    const char *type;     /* name of the struct, NULL while it has none */
} Kind;

typedef struct {
    Program *p;
    IntList *own;      /* by part: variables as drawn */
    IntList *children; /* by part */
    int *ordinal;      /* by variable as drawn: its place among its part's own */
    int *kind_of;      /* by part */
    List(Kind) kinds;
    Map *slot_at; /* kind, ordinal and derivations -> index into the kind's slots, plus one */
    CScope *type_names, *members; /* the latter: of struct Model */
    Text types, enumerations;
    Map *enumeration_of; /* name and values -> index into the known ones */
    List(const CEnumeration *) known;
} Layout;

static Ending ending_of(Arena *arena, const char *name)
{
    const size_t length = strlen(name);
    Ending ending = {0};
    const char *open = length > 2 && name[length - 1] == ']' ? strrchr(name, '[') : NULL;
    int used = 0;
    if (open > name && sscanf(open, "[%9d]%n", &ending.indices[0], &used) == 1 && !used)
        sscanf(open, "[%9d,%9d]%n", &ending.indices[0], &ending.indices[1], &used);
    ending.is_element = used > 0 && open[used] == '\0';
    if (ending.is_element) {
        ending.base = name_format("%.*s", (int)(open - name), name);
        return ending;
    }
    Text base = text_new(arena);
    for (size_t i = 0; i < length; i++)
        if (name[i] < '0' || name[i] > '9')
            text_add_char(&base, name[i]);
    while (base.length > 1 && base.at[base.length - 1] == '_')
        base.at[--base.length] = '\0';
    ending.base = name_of(base.at);
    return ending;
}

/* Inner parts first. Parts are of one kind if they have the same block, the same names of quantities and parts, and
 * parts of the same kinds. Ports, and arrays of ports, have a separate kind for each kind of part, because different
 * quantities of them are stored. */
static void find_kinds(Layout *l)
{
    const Program *p = l->p;
    const System *system = p->system;
    const int parts = system->parts.count;
    l->own = arena_array(p->arena, IntList, parts);
    l->children = arena_array(p->arena, IntList, parts);
    l->ordinal = arena_array(p->arena, int, system->variables.count);
    l->kind_of = arena_array(p->arena, int, parts);
    for (int v = 0; v < system->variables.count; v++) {
        IntList *own = &l->own[system->variables.at[v].part];
        l->ordinal[v] = own->count;
        list_push(p->arena, own, v);
    }
    for (int i = 1; i < parts; i++)
        list_push(p->arena, &l->children[system->parts.at[i].parent], i);
    Map *known = map_new(p->scratch);
    for (int i = parts - 1; i >= 0; i--) {
        Text key = text_new(p->scratch);
        text_add(&key, system->parts.at[i].type ? system->parts.at[i].type->qualified->text : "");
        for (int k = 0; k < l->own[i].count; k++)
            text_format(&key, "\n%s", system->variables.at[l->own[i].at[k]].identifier->text);
        for (int k = 0; k < l->children[i].count; k++)
            text_format(&key, "\n%s\t%d", system->parts.at[l->children[i].at[k]].identifier->text,
                        l->kind_of[l->children[i].at[k]]);
        const Name name = name_of(key.at);
        l->kind_of[i] = map_get(known, name, l->kinds.count);
        if (l->kind_of[i] == l->kinds.count) {
            map_put(known, name, l->kinds.count);
            list_push(p->arena, &l->kinds, (Kind){0});
        }
    }
    Map *port_of = map_new(p->scratch);
    for (int i = 0; i < parts; i++)
        for (int k = 0; k < l->children[i].count; k++) {
            const int child = l->children[i].at[k];
            const FlatPart *part = &system->parts.at[child];
            if (!part->is_port)
                continue;
            const Ending ending = ending_of(p->scratch, part->identifier->text);
            const Name key = ending.is_element
                                 ? name_format("%d %s %d", l->kind_of[i], ending.base->text, l->kind_of[child])
                                 : name_format("%d %d", l->kind_of[i], k);
            l->kind_of[child] = map_get(port_of, key, l->kinds.count);
            if (l->kind_of[child] == l->kinds.count) {
                map_put(port_of, key, l->kinds.count);
                list_push(p->arena, &l->kinds, (Kind){0});
            }
        }
    for (int i = parts - 1; i >= 0; i--)
        l->kinds.at[l->kind_of[i]].part = i;
    arena_reset(p->scratch);
}

/* The drawn variable that a derivative belongs to, and its order; offsets and products come after all orders. */
static int root_of(const Program *p, int variable, int *derivations)
{
    enum { OFFSETS = 128, PRODUCTS = 192 };
    const CausalVariable *v = &p->causal->variables.at[variable];
    *derivations = v->is_product ? PRODUCTS : v->role == ROLE_OFFSET ? OFFSETS : 0;
    for (variable = *derivations ? v->of : variable; p->causal->variables.at[variable].integral >= 0; ++*derivations)
        variable = p->causal->variables.at[variable].integral;
    return variable;
}

static uint64_t slot_key(const Layout *l, int variable)
{
    int derivations;
    const int root = root_of(l->p, variable, &derivations), kind = l->kind_of[l->p->layout.places.at[variable].part];
    return (uint64_t)kind << 40 | (uint64_t)l->ordinal[root] << 8 | (uint64_t)derivations;
}

static int compare_slots(const void *a, const void *b)
{
    const Storage *one = a, *other = b;
    const int by = one->ordinal - other->ordinal;
    return by ? by : one->derivations - other->derivations;
}

/* The fields that each kind stores for any of its parts. */
static void find_slots(Layout *l)
{
    const Program *p = l->p;
    l->slot_at = map_new(p->arena);
    for (int v = 0; v < p->layout.places.count; v++) {
        const Place *place = &p->layout.places.at[v];
        const CausalVariable *variable = &p->causal->variables.at[v];
        if (variable->set >= 0 || emit_is_remembered(p, v)
            || !(place->is_member || place->has_start || place->has_guess))
            continue;
        int derivations;
        const int root = root_of(p, v, &derivations);
        if (root >= p->system->variables.count)
            internal_error("'%s' belongs to no variable that was drawn", emit_path_text(p, v));
        Kind *kind = &l->kinds.at[l->kind_of[place->part]];
        const uint64_t key = slot_key(l, v);
        const int at = map_get_number(l->slot_at, key, -1);
        if (at < 0) {
            map_put_number(l->slot_at, key, kind->slots.count);
            list_push(p->arena, &kind->slots, (Storage){l->ordinal[root], derivations, .variable = v});
        }
        Storage *slot = &kind->slots.at[at < 0 ? kind->slots.count - 1 : at];
        slot->is_stored[VALUE] |= place->is_member;
        slot->is_stored[START] |= place->has_start;
        slot->is_stored[GUESS] |= place->has_guess;
        slot->is_mixed |= variable->role != p->causal->variables.at[slot->variable].role;
    }
    for (int i = 0; i < l->kinds.count; i++) {
        Kind *kind = &l->kinds.at[i];
        if (kind->slots.count)
            qsort(kind->slots.at, (size_t)kind->slots.count, sizeof *kind->slots.at, compare_slots);
        for (int k = 0; k < kind->slots.count; k++)
            map_put_number(l->slot_at, slot_key(l, kind->slots.at[k].variable), k);
    }
}

/* ---- members ---- */

/* Elements of one name: their number, how many are stored, and the largest indices. */
typedef struct {
    int count, stored, sizes[2];
} ArrayShape;

static void count_element(ArrayShape *shape, const Ending *ending)
{
    shape->count++;
    for (int i = 0; i < 2; i++)
        if (ending->indices[i] > shape->sizes[i])
            shape->sizes[i] = ending->indices[i];
}

static bool is_dense(const ArrayShape *shape)
{
    return shape->count > 1 && shape->count == shape->sizes[0] * (shape->sizes[1] ? shape->sizes[1] : 1);
}

static int add_field(Layout *l, Kind *kind, CScope *scope, const char *wish, Field field)
{
    field.name = cscope_fresh(scope, wish);
    list_push(l->p->arena, &kind->fields, field);
    return kind->fields.count - 1;
}

/* The program's enumeration for a drawn one; drawn ones with equal names share it. */
static const CEnumeration *enumeration_of(Layout *l, const FlatEnumeration *drawn)
{
    Program *p = l->p;
    Text key = text_new(p->scratch);
    text_add(&key, drawn->name->text);
    for (int i = 0; i < drawn->values.count; i++)
        text_format(&key, "\n%s", drawn->values.at[i] ? drawn->values.at[i]->text : "");
    const Name name = name_of(key.at);
    const int known = map_get(l->enumeration_of, name, -1);
    if (known >= 0)
        return l->known.at[known];
    CEnumeration *made = arena_new_of(p->arena, CEnumeration);
    const char *colon = strrchr(drawn->name->text, ':');
    const char **values = arena_array(p->arena, const char *, drawn->values.count);
    *made = (CEnumeration){cscope_fresh(l->type_names, emit_type_wish(p, colon ? colon + 1 : drawn->name->text)),
                           values, drawn->values.count};
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < made->count; i++) {
        if (!drawn->values.at[i])
            continue;
        const char *wish = arena_format(p->scratch, "%s_%s", made->type, drawn->values.at[i]->text);
        values[i] = cscope_fresh(p->functions, wish);
        const bool is_first = i > 0 && !drawn->values.at[i - 1];
        code_add_item(&items, is_first ? arena_format(p->scratch, "%s = %d", values[i], i) : values[i]);
    }
    text_format(&l->enumerations, "\n/* %s */\nenum %s { %s };\n", c_comment(p->scratch, drawn->words), made->type,
                items.text.at);
    map_put(l->enumeration_of, name, l->known.count);
    list_push(p->arena, &l->known, made);
    return made;
}

/* The storage type of a variable; a number for derivatives, offsets and products. */
static CStored type_of(Layout *l, int variable)
{
    const Program *p = l->p;
    if (variable >= p->system->variables.count || p->layout.places.at[variable].is_decided)
        return C_NUMBER;
    const FlatVariable *drawn = &p->system->variables.at[variable];
    if (drawn->enumeration && drawn->type == TYPE_INTEGER)
        return (CStored){.enumeration = enumeration_of(l, drawn->enumeration), .is_queue = drawn->is_queue};
    return (CStored){.is_truth = drawn->type == TYPE_BOOLEAN};
}

/* Sibling quantities that are stored alike and whose names differ only in numbers. */
typedef struct {
    const char *base;
    int count, first, last; /* slots */
    int fields[STORED];
} Numbered;
typedef List(Numbered) NumberedList;

static const char *feature_of(const Layout *l, const Kind *kind, int slot)
{
    return emit_feature_text(l->p, kind->slots.at[slot].variable);
}

/* By slot: the group of numbered quantities that it belongs to, -1: none. Groups with enough members become arrays. */
static int *find_numbered(Layout *l, Kind *kind, NumberedList *found)
{
    const Program *p = l->p;
    const IntList *own = &l->own[kind->part];
    Map *numbered_at = map_new(p->scratch);
    int *of = arena_array(p->scratch, int, kind->slots.count + 1);
    for (int k = 0; k < kind->slots.count; k++) {
        Storage *slot = &kind->slots.at[k];
        const Ending ending = ending_of(p->scratch, feature_of(l, kind, k));
        const bool is_element = ending_of(p->scratch, p->system->variables.at[own->at[slot->ordinal]].identifier->text)
                                    .is_element;
        of[k] = -1;
        if (is_element || p->sizes.list)
            continue;
        Text key = text_new(p->scratch);
        text_format(&key, "%s %d %d %d %s %s", ending.base->text, slot->derivations,
                    (int)p->causal->variables.at[slot->variable].role, slot->is_mixed,
                    c_stored_type(p->scratch, type_of(l, slot->variable)), emit_unit_text(p, slot->variable, true));
        for (int i = 0; i < STORED; i++)
            text_format(&key, " %d", slot->is_stored[i]);
        of[k] = map_get(numbered_at, name_of(key.at), found->count);
        if (of[k] == found->count) {
            map_put(numbered_at, name_of(key.at), of[k]);
            list_push(p->scratch, found, (Numbered){.base = ending.base->text, .first = k, .fields = {-1, -1, -1}});
        }
        Numbered *numbered = &found->at[of[k]];
        slot->index = numbered->count++;
        numbered->last = k;
    }
    for (int k = 0; k < kind->slots.count; k++) {
        of[k] = of[k] >= 0 && found->at[of[k]].count > FEW_SIBLINGS ? of[k] : -1;
        kind->slots.at[k].index = of[k] >= 0 ? kind->slots.at[k].index : -1;
    }
    return of;
}

/* The fields of numbered quantities, each an array. */
static void name_numbered(Layout *l, Kind *kind, CScope *scope, Storage *slot, Numbered *numbered)
{
    const Program *p = l->p;
    for (int i = 0; i < STORED; i++) {
        if (!slot->is_stored[i])
            continue;
        if (numbered->fields[i] < 0) {
            const char *which = arena_format(p->arena, "%s, ..., %s", feature_of(l, kind, numbered->first),
                                             feature_of(l, kind, numbered->last));
            const Field field = {.variable = slot->variable, .kind = -1, .stored = i, .is_mixed = slot->is_mixed,
                                 .type = type_of(l, slot->variable), .sizes = {numbered->count}, .comment = which};
            numbered->fields[i] =
                add_field(l, kind, scope, arena_format(p->scratch, "%s%s", numbered->base, suffixes[i]), field);
        }
        slot->field[i] = numbered->fields[i];
    }
}

/* Names the fields of quantities. A drawn array becomes an array only if at least half of it is stored. */
static void name_slots(Layout *l, Kind *kind, CScope *scope)
{
    const Program *p = l->p;
    const IntList *own = &l->own[kind->part];
    Map *shape_of = map_new(p->scratch), *field_of = map_new(p->scratch);
    List(ArrayShape) shapes = {0};
    NumberedList numbered = {0};
    const int *numbered_of = find_numbered(l, kind, &numbered);
    for (int pass = 0; pass < 2; pass++) /* all elements, then the stored ones */
        for (int k = 0; k < (pass == 0 ? own->count : kind->slots.count); k++) {
            const int ordinal = pass == 0 ? k : kind->slots.at[k].ordinal;
            const Ending ending = ending_of(p->scratch, p->system->variables.at[own->at[ordinal]].identifier->text);
            if (!ending.is_element || (pass == 1 && kind->slots.at[k].derivations))
                continue;
            const int known = map_get(shape_of, ending.base, -1);
            if (known < 0) {
                map_put(shape_of, ending.base, shapes.count);
                list_push(p->scratch, &shapes, (ArrayShape){0});
            }
            ArrayShape *shape = &shapes.at[known < 0 ? shapes.count - 1 : known];
            if (pass == 0)
                count_element(shape, &ending);
            else
                shape->stored++;
        }
    for (int k = 0; k < STORED * kind->slots.count; k++) {
        Storage *slot = &kind->slots.at[k / STORED];
        const int stored = k % STORED;
        const Ending ending = ending_of(p->scratch, p->system->variables.at[own->at[slot->ordinal]].identifier->text);
        const char *text = emit_feature_text(p, slot->variable);
        const ArrayShape *shape = ending.is_element ? &shapes.at[map_get(shape_of, ending.base, -1)] : NULL;
        const bool is_array = shape && is_dense(shape) && 2 * shape->stored >= shape->count;
        const int length = is_array ? (int)(strrchr(text, '[') - text) : (int)strlen(text);
        const char *wish = arena_format(p->scratch, "%.*s%s", length, text, suffixes[stored]);
        Field field = {.variable = slot->variable, .kind = -1, .stored = stored, .is_mixed = slot->is_mixed,
                       .type = type_of(l, slot->variable)};
        if (slot->index >= 0 && stored == VALUE)
            name_numbered(l, kind, scope, slot, &numbered.at[numbered_of[k / STORED]]);
        if (!slot->is_stored[stored] || slot->index >= 0)
            continue;
        slot->field[stored] = is_array ? map_get(field_of, name_of(wish), -1) : -1;
        if (slot->field[stored] < 0) {
            if (is_array)
                memcpy(field.sizes, shape->sizes, sizeof field.sizes);
            if (is_array && shape->sizes[1] && p->sizes.list) { /* one sample does not show which of them varies */
                field.columns = shape->sizes[1];
                field.sizes[0] = shape->count;
                field.sizes[1] = 0;
            }
            slot->field[stored] = add_field(l, kind, scope, wish, field);
            if (is_array)
                map_put(field_of, name_of(wish), slot->field[stored]);
        }
        Field *in = &kind->fields.at[slot->field[stored]];
        in->is_mixed |= slot->is_mixed || p->causal->variables.at[slot->variable].role !=
                                              p->causal->variables.at[in->variable].role;
    }
}

/* Sibling parts of one kind, whose names differ only in an index or a number; or all siblings of one kind. */
typedef struct {
    ArrayShape shape;
    int field, next, last; /* last: part */
} Siblings;

static void name_children(Layout *l, Kind *kind, CScope *scope)
{
    const Program *p = l->p;
    const IntList *children = &l->children[kind->part];
    Map *group_of = map_new(p->scratch);
    List(Siblings) groups = {0};
    int *group = arena_array(p->scratch, int, children->count + 1);
    const char **wishes = arena_array(p->scratch, const char *, children->count + 1);
    for (int round = 0; round < 2; round++) /* by name; what is left, by kind alone */
        for (int c = 0; c < children->count; c++) {
            const FlatPart *part = &p->system->parts.at[children->at[c]];
            const Ending ending = ending_of(p->scratch, part->identifier->text);
            const char *block = part->type ? part->type->name->text : part->identifier->text;
            if (round == 1 && (ending.is_element || groups.at[group[c]].shape.count > FEW_SIBLINGS))
                continue;
            const Name key = round == 0 ? name_format("%s %d %d", ending.base->text, l->kind_of[children->at[c]],
                                                      ending.is_element)
                                        : name_format("%d", l->kind_of[children->at[c]]);
            group[c] = map_get(group_of, key, groups.count);
            if (group[c] == groups.count) {
                map_put(group_of, key, groups.count);
                list_push(p->scratch, &groups, (Siblings){.field = -1});
            }
            count_element(&groups.at[group[c]].shape, &ending);
            groups.at[group[c]].last = children->at[c];
            wishes[c] = round == 0 ? ending.base->text
                                   : arena_format(p->scratch, "%c%s", block[0] >= 'A' && block[0] <= 'Z'
                                                                          ? block[0] - 'A' + 'a'
                                                                          : block[0],
                                                  block + (block[0] != '\0'));
        }
    for (int c = 0; c < children->count; c++) {
        const FlatPart *part = &p->system->parts.at[children->at[c]];
        Siblings *siblings = &groups.at[group[c]];
        const bool is_array = ending_of(p->scratch, part->identifier->text).is_element
                                  ? is_dense(&siblings->shape) && !siblings->shape.sizes[1]
                                  : siblings->shape.count > FEW_SIBLINGS;
        if (siblings->field < 0 || !is_array) {
            Field field = {.variable = -1, .kind = l->kind_of[children->at[c]], .is_port = part->is_port};
            if (is_array) {
                field.sizes[0] = siblings->shape.count;
                field.comment = arena_format(p->arena, "%s, ..., %s", part->identifier->text,
                                             p->system->parts.at[siblings->last].identifier->text);
            }
            siblings->field = add_field(l, kind, scope, is_array ? wishes[c] : part->identifier->text, field);
        }
        list_push(p->arena, &kind->field_of, siblings->field);
        list_push(p->arena, &kind->index_of, is_array ? siblings->next++ : -1);
    }
}

/* Names the members of all kinds. */
static void name_members(Layout *l)
{
    Program *p = l->p;
    for (int i = 0; i < l->kinds.count; i++) {
        Kind *kind = &l->kinds.at[i];
        CScope *scope = cscope_members(p->arena);
        static const char *const own[] = {"failure", "solving", "time", "work", "large", "past", "branch", "slack",
                                          "pre", "reset", "jump", "tick", "is_initial", "is_terminal"};
        for (size_t k = 0; kind->part == 0 && k < sizeof own / sizeof *own; k++)
            cscope_fresh(scope, own[k]);
        for (const char *const *name = portable_macros; p->portable && *name; name++)
            cscope_fresh(scope, *name);
        if (kind->part == 0)
            l->members = scope;
        name_slots(l, kind, scope);
        name_children(l, kind, scope);
        arena_reset(p->scratch);
    }
}

/* Sets where all variables and parts are stored. */
static void place_variables(Layout *l)
{
    Program *p = l->p;
    const int parts = p->system->parts.count;
    const char **paths = arena_array(p->arena, const char *, parts);
    const Member **members = arena_array(p->arena, const Member *, parts);
    const Member **owners = arena_array(p->arena, const Member *, parts);
    paths[0] = "";
    for (int i = 0; i < parts; i++) {
        const Kind *kind = &l->kinds.at[l->kind_of[i]];
        for (int c = 0; c < l->children[i].count; c++) {
            const Field *field = &kind->fields.at[kind->field_of.at[c]];
            const int child = l->children[i].at[c], index = kind->index_of.at[c];
            members[child] = code_member(p->arena, members[i], owners[i], field->name, &index, index >= 0);
            owners[child] = field->is_port ? owners[i] : members[child];
            paths[child] = arena_format(p->arena, "%s.", members[child]->text);
            if (!field->is_port)
                map_put(p->layout.part_at, name_of(members[child]->text), child);
        }
    }
    p->layout.part_paths = paths;
    for (int v = 0; v < p->layout.places.count; v++) {
        Place *place = &p->layout.places.at[v];
        if (p->causal->variables.at[v].set >= 0 || emit_is_remembered(p, v) ||
            !(place->is_member || place->has_start || place->has_guess))
            continue;
        int derivations;
        const Kind *kind = &l->kinds.at[l->kind_of[place->part]];
        const Storage *slot = &kind->slots.at[map_get_number(l->slot_at, slot_key(l, v), -1)];
        const FlatVariable *drawn = &p->system->variables.at[root_of(p, v, &derivations)];
        const Ending ending = ending_of(p->scratch, drawn->identifier->text);
        const bool is_stored[STORED] = {place->is_member, place->has_start, place->has_guess};
        const Member **stored[STORED] = {&place->member, &place->start, &place->guess};
        const int subscripts[2] = {slot->index >= 0 ? slot->index : ending.indices[0] - 1, ending.indices[1] - 1};
        for (int i = 0; i < STORED; i++) {
            if (!is_stored[i])
                continue;
            const Field *field = &kind->fields.at[slot->field[i]];
            const int behind[2] = {field->columns * subscripts[0] + subscripts[1], 0};
            place->stored = field->type;
            *stored[i] = code_member(p->arena, members[place->part], owners[place->part], field->name,
                                    field->columns ? behind : subscripts,
                                    field->sizes[1] ? 2 : field->sizes[0] ? 1 : 0);
        }
        if (place->is_member)
            map_put(p->layout.variable_at, name_of(place->member->text), v);
    }
}

/* ---- structs ---- */

static const char *role_text(const Program *p, int variable)
{
    static const char *const words[] = {[ROLE_CONSTANT] = "constant",     [ROLE_DERIVED_CONSTANT] = "derived constant",
                                        [ROLE_STATE] = "state",           [ROLE_DERIVATIVE] = "derivative",
                                        [ROLE_DISCRETE] = "discrete",     [ROLE_OFFSET] = "known from the start"};
    const Role role = p->causal->variables.at[variable].role;
    if (variable < p->system->variables.count && p->system->variables.at[variable].is_input)
        return "input";
    const char *word = role < sizeof words / sizeof *words ? words[role] : NULL;
    return word ? word : p->layout.places.at[variable].is_candidate ? "candidate for a state" : "variable";
}

/* C declarator of a field; in a program for all sizes an array lies behind the struct. The field is in the struct of
 * type `owner`, or in a port within it, to which the path `ports` leads. */
static const char *declared(Layout *l, const char *owner, const char *ports, const Field *field)
{
    Program *p = l->p;
    const char *inner = field->kind >= 0 && !field->is_port ? l->kinds.at[field->kind].type : NULL;
    const char *path = arena_format(p->arena, "%s%s", ports, field->name);
    if (p->sizes.list && field->sizes[0] && !field->sizes[1]) {
        list_push(p->arena, &p->sizes.placed, (PlacedArray){owner, path, inner, field->sizes[0]});
        return arena_format(p->scratch, "*%s", field->name);
    }
    if (p->sizes.list && inner && !field->sizes[0])
        list_push(p->arena, &p->sizes.placed, (PlacedArray){owner, path, inner, 0});
    const char *name = field->name;
    for (int i = 0; i < 2 && field->sizes[i]; i++)
        name = arena_format(p->scratch, "%s[%d]", name, field->sizes[i]);
    return c_unmarked(p->scratch, name); /* a struct is the same for all sizes */
}

/* Declares a quantity with its initial value and guess, if the fields after it are these. Returns the number of fields.
 * In portable C each has a declaration of its own. */
static int print_quantity(Layout *l, const char *owner, const char *ports, const Field *fields, int count, Text *text)
{
    const Program *p = l->p;
    const Field *first = &fields[0];
    const CausalVariable *variable = &p->causal->variables.at[first->variable];
    const bool is_value = variable->role == ROLE_STATE || variable->role == ROLE_DISCRETE ||
                          !p->layout.places.at[first->variable].has_guess;
    const char *const words[STORED] = {first->is_mixed ? "" : role_text(p, first->variable),
                                       is_value ? "initial value" : "first guess", "at the last step"};
    Text names = text_new(p->scratch), comment = names;
    text_add(&comment, emit_unit_text(p, first->variable, true));
    if (first->comment)
        text_format(&comment, "%s%s", comment.length ? ", " : "", c_comment(p->scratch, first->comment));
    int k = 0;
    for (; k < (p->portable ? 1 : count) && fields[k].kind < 0 && (k == 0 || fields[k].stored > fields[k - 1].stored);
         k++) {
        const char *word = words[fields[k].stored];
        text_format(&names, "%s%s", k ? ", " : "", declared(l, owner, ports, &fields[k]));
        text_format(&comment, "%s%s", !comment.length || !word[0] ? "" : k ? "; " : ", ", word);
    }
    emit_member_print(text, c_stored_type(p->scratch, first->type), names.at, comment.length ? comment.at : NULL);
    return k;
}

static bool has_members(const Layout *l, const Field *field)
{
    const Kind *kind = field->kind >= 0 ? &l->kinds.at[field->kind] : NULL;
    bool has_any = !kind;
    for (int k = 0; kind && k < kind->fields.count && !has_any; k++)
        has_any = has_members(l, &kind->fields.at[k]);
    return has_any;
}

/* The lines inside a kind's struct, or inside a port's, to which `ports` leads. */
static void print_fields(Layout *l, const Kind *kind, const char *owner, const char *ports, Text *text)
{
    Program *p = l->p;
    int indent = 0;
    for (const char *dot = ports; (dot = strchr(dot, '.')); dot++)
        indent += 4;
    for (int k = 0; k < kind->fields.count;) {
        const Field *field = &kind->fields.at[k++];
        if (!has_members(l, field))
            continue;
        text_format(text, "%*s", indent, "");
        if (field->is_port) {
            text_add(text, "    struct {\n");
            print_fields(l, &l->kinds.at[field->kind], owner, arena_format(p->scratch, "%s%s.", ports, field->name),
                         text);
            text_format(text, "%*s    } %s;\n", indent, "", declared(l, owner, ports, field));
        } else if (field->kind >= 0) {
            emit_member_print(text, arena_format(p->scratch, "struct %s", l->kinds.at[field->kind].type),
                              declared(l, owner, ports, field), field->comment);
        } else {
            k += print_quantity(l, owner, ports, field, kind->fields.count - k + 1, text) - 1;
        }
    }
}

/* The kind's struct, after those of its parts. */
static void print_type(Layout *l, int index)
{
    Program *p = l->p;
    Kind *kind = &l->kinds.at[index];
    const FlatPart *part = &p->system->parts.at[kind->part];
    for (int k = 0; k < kind->fields.count; k++) {
        const int inner = kind->fields.at[k].kind;
        if (inner >= 0 && !l->kinds.at[inner].type && has_members(l, &kind->fields.at[k]))
            print_type(l, inner);
    }
    const char *block = part->type ? part->type->name->text : part->identifier->text;
    const char *qualified = part->type ? part->type->qualified->text : block;
    if (part->is_port || kind->part == 0)
        return;
    arena_reset(p->scratch);
    kind->type = cscope_fresh_within(l->type_names, emit_type_wish(p, block), C_LONGEST - (int)strlen("place_"));
    text_format(&l->types, "\n/* %s */\nstruct %s {\n", c_comment(p->scratch, qualified), kind->type);
    print_fields(l, kind, kind->type, "", &l->types);
    text_add(&l->types, "};\n");
}

void emit_layout_program(Program *p)
{
    Layout l = {.p = p, .type_names = cscope_within(p->arena, NULL), .types = text_new(p->arena),
                .enumerations = text_new(p->arena), .enumeration_of = map_new(p->arena)};
    for (int i = 0; i < p->algorithms.components.count; i++)
        cscope_fresh(l.type_names, p->algorithms.components.at[i].type);
    find_kinds(&l);
    find_slots(&l);
    name_members(&l);
    place_variables(&l);
    events_layout(p);
    print_type(&l, l.kind_of[0]);
    sets_place(p, l.members, l.type_names);
    p->layout.part_types = arena_array(p->arena, const char *, p->system->parts.count);
    for (int i = 0; i < p->system->parts.count; i++)
        p->layout.part_types[i] = l.kinds.at[l.kind_of[i]].type;
    const Kind *root = &l.kinds.at[l.kind_of[0]];
    Text members = text_new(p->arena);
    print_fields(&l, root, NULL, "", &members);
    sets_layout(p, &l.types, &members);
    text_add(&l.enumerations, l.types.at);
    p->layout.types = l.enumerations.at;
    p->layout.model = members.at;
    p->layout.work = sets_work(p);
    for (int i = 0; i < p->loops.all.count; i++) {
        int n = p->loops.all.at[i].block->tearing.count, work = loop_work(p->loops.all.at[i].block);
        if (n > STACK_LOOP && work > p->layout.work)
            p->layout.work = work;
    }
}
