/* layout.c - struct Model: the part tree as nested structs, one type for equal shapes. */
#include "emit/program.h"

#include <string.h>

enum { COMMENT_COLUMN = 44, STACK_LOOP = 24 };

const char *emit_path_text(const Program *p, int variable)
{
    return p->causal->variables.at[variable].path->text;
}

/* Stored with others of its kind, not with its part. */
static bool is_remembered(const Program *p, int variable)
{
    Role role = p->causal->variables.at[variable].role;
    return role == ROLE_BRANCH || role == ROLE_BEFORE || role == ROLE_FLAG || role == ROLE_JUMP;
}

const char *emit_unit_text(const Program *p, int variable, bool is_stated)
{
    int derivations = 0;
    if (p->causal->variables.at[variable].set >= 0 || is_remembered(p, variable))
        return ""; /* candidates may have different ones */
    for (; variable >= p->system->variables.count; derivations++)
        variable = p->causal->variables.at[variable].integral;
    return is_stated ? flat_stated_unit(p->scratch, p->system, variable, derivations)
                     : flat_unit(p->scratch, p->system, variable, derivations);
}

/* Last segment; der(T) is der_T, der(der(x)) is der_der_x. */
static const char *identifier_text(const Program *p, int variable)
{
    int derivations = 0;
    while (p->causal->variables.at[variable].integral >= 0) {
        variable = p->causal->variables.at[variable].integral;
        derivations++;
    }
    if (variable >= p->system->variables.count)
        internal_error("'%s' belongs to no variable that was drawn", emit_path_text(p, variable));
    const char *text = p->system->variables.at[variable].identifier->text;
    for (; derivations > 0; derivations--)
        text = arena_format(p->scratch, "der_%s", text);
    return text;
}

const char *emit_alias_text(const Program *p, int variable)
{
    const CausalVariable *alias = &p->causal->variables.at[variable];
    if (alias->representative < 0) {
        return arena_format(p->scratch, "%s", number_text(alias->value));
    }
    return arena_format(p->scratch, "%s%s", alias->sign < 0 ? "-" : "", emit_path_text(p, alias->representative));
}

const char *emit_stored_text(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    bool is_negative = false;
    if (v->role == ROLE_ALIAS && v->representative < 0) {
        return arena_format(p->scratch, "%s", c_number(v->value));
    }
    if (v->role == ROLE_ALIAS) {
        is_negative = v->sign < 0;
        variable = v->representative;
    }
    if (!p->places.at[variable].member)
        internal_error("'%s' is used where it is not stored", emit_path_text(p, variable));
    return arena_format(p->scratch, "%sm->%s", is_negative ? "-" : "", p->places.at[variable].member);
}

void emit_member_print(Text *text, const char *type, const char *name, const char *comment)
{
    text_format(text, "    %s %s;", type, name);
    if (comment) {
        text_pad_to(text, COMMENT_COLUMN);
        text_format(text, "/* %s */", c_comment(text->arena, comment));
    }
    text_add_char(text, '\n');
}

typedef struct {
    Program *p;
    IntList *variables;  /* by part: its stored variables */
    IntList *children;   /* by part */
    bool *is_empty;      /* nothing is stored in it or below it */
    CScope **scopes;     /* names of members, by part */
    const char **member; /* of a part within its owner */
    const char **type;
    CScope *type_names;
    Map *type_of_shape; /* interned text of a struct's inside -> part that showed it first */
    Text types;
} Layout;

static void gather(Layout *l)
{
    const Program *p = l->p;
    int parts = p->system->parts.count;
    l->variables = arena_array(p->arena, IntList, parts);
    l->children = arena_array(p->arena, IntList, parts);
    l->is_empty = arena_array(p->arena, bool, parts);
    for (int v = 0; v < p->places.count; v++)
        if (p->places.at[v].is_member && p->causal->variables.at[v].set < 0 && !is_remembered(p, v))
            list_push(p->arena, &l->variables[p->places.at[v].part], v);
    for (int i = 0; i < parts; i++)
        l->is_empty[i] = l->variables[i].count == 0;
    for (int i = parts - 1; i > 0; i--)
        l->is_empty[p->system->parts.at[i].parent] &= l->is_empty[i];
    for (int i = 1; i < parts; i++)
        if (!l->is_empty[i])
            list_push(p->arena, &l->children[p->system->parts.at[i].parent], i);
}

/* Names of all members, owners first. */
static void name_members(Layout *l)
{
    Program *p = l->p;
    int parts = p->system->parts.count;
    const char **paths = arena_array(p->arena, const char *, parts);
    l->member = arena_array(p->arena, const char *, parts);
    for (int i = 0; i < parts; i++) {
        arena_reset(p->scratch);
        CScope *scope = cscope_members(p->scratch);
        static const char *const own[] = {"failure", "solving", "time", "start", "guess", "work", "large", "past",
                                          "branch", "slack", "pre", "reset", "jump", "tick", "is_initial",
                                          "is_terminal"};
        for (size_t k = 0; i == 0 && k < sizeof own / sizeof *own; k++)
            cscope_fresh(scope, own[k]);
        if (i == 0)
            sets_name_members(p, scope);
        paths[i] = i == 0 ? "" : arena_format(p->arena, "%s%s.", paths[p->system->parts.at[i].parent], l->member[i]);
        for (int k = 0; k < l->variables[i].count; k++) {
            int v = l->variables[i].at[k];
            p->places.at[v].member =
                arena_format(p->arena, "%s%s", paths[i], cscope_fresh(scope, identifier_text(p, v)));
        }
        for (int k = 0; k < l->children[i].count; k++) {
            int child = l->children[i].at[k];
            const char *name = cscope_fresh(scope, p->system->parts.at[child].identifier->text);
            l->member[child] = arena_copy(p->arena, name, strlen(name));
        }
    }
}

const char *emit_last_segment(const char *member)
{
    const char *dot = strrchr(member, '.');
    return dot ? dot + 1 : member;
}

static const char *role_text(const Program *p, int variable)
{
    static const char *const words[] = {[ROLE_CONSTANT] = "constant",     [ROLE_DERIVED_CONSTANT] = "derived constant",
                                        [ROLE_STATE] = "state",           [ROLE_DERIVATIVE] = "derivative",
                                        [ROLE_DISCRETE] = "discrete"};
    const Role role = p->causal->variables.at[variable].role;
    const char *word = role < sizeof words / sizeof *words ? words[role] : NULL;
    return word ? word : p->places.at[variable].is_candidate ? "candidate for a state" : "variable";
}

static const char *inside(Layout *l, int part)
{
    Program *p = l->p;
    Text text = text_new(p->scratch);
    for (int k = 0; k < l->variables[part].count; k++) {
        int v = l->variables[part].at[k];
        const char *unit = emit_unit_text(p, v, true), *where = "";
        if (v < p->system->variables.count && p->causal->variables.at[v].integral < 0 &&
            p->system->variables.at[v].source.file)
            where = source_print(p->scratch, p->system->variables.at[v].source);
        emit_member_print(&text, "double", emit_last_segment(p->places.at[v].member),
                          arena_format(p->scratch, "%s%s%s%s%s", unit, unit[0] ? ", " : "", role_text(p, v),
                                       where[0] ? ", " : "", where));
    }
    for (int k = 0; k < l->children[part].count; k++) {
        int child = l->children[part].at[k];
        const FlatPart *flat = &p->system->parts.at[child];
        const char *kind = flat->is_port ? "port" : "part";
        const char *where = flat->source.file ? source_print(p->scratch, flat->source) : "";
        emit_member_print(&text, arena_format(p->scratch, "struct %s", l->type[child]), l->member[child],
                          arena_format(p->scratch, "%s%s%s", kind, where[0] ? ", " : "", where));
    }
    return text.at;
}

/* Parts of parts first: postorder of the tree, which parts[] holds in preorder. A part's type is that of an earlier
 * part of the same block and with the same members, or a new one. */
static void type_parts(Layout *l)
{
    Program *p = l->p;
    int parts = p->system->parts.count;
    IntList open = {0};
    l->type = arena_array(p->arena, const char *, parts);
    for (int i = 1; i <= parts; i++) {
        int parent = i < parts ? p->system->parts.at[i].parent : 0;
        while (open.count && list_last(&open) != parent) {
            int part = list_last(&open);
            open.count--;
            if (l->is_empty[part])
                continue;
            arena_reset(p->scratch);
            const FlatPart *flat = &p->system->parts.at[part];
            const char *block = flat->type ? flat->type->name->text : flat->identifier->text;
            const char *qualified = flat->type ? flat->type->qualified->text : block, *text = inside(l, part);
            Name shape = name_format("%s\n%s", qualified, text);
            int same = map_get(l->type_of_shape, shape, -1);
            if (same >= 0) {
                l->type[part] = l->type[same];
                continue;
            }
            map_put(l->type_of_shape, shape, part);
            l->type[part] = cscope_fresh(l->type_names, block);
            text_format(&l->types, "\n/* %s */\nstruct %s {\n%s};\n", c_comment(p->scratch, qualified), l->type[part],
                        text);
        }
        if (i < parts)
            list_push(p->arena, &open, i);
    }
}

void emit_layout_program(Program *p)
{
    events_layout(p);
    Layout l = {.p = p, .type_names = cscope_within(p->arena, NULL), .type_of_shape = map_new(p->arena)};
    for (int i = 0; i < p->components.count; i++)
        cscope_fresh(l.type_names, p->components.at[i].type);
    l.types = text_new(p->arena);
    gather(&l);
    name_members(&l);
    type_parts(&l);
    /* start values and guesses are flat lists, named by path */
    CScope *starts = cscope_members(p->arena), *guesses = cscope_members(p->arena);
    Text start = text_new(p->arena), guess = text_new(p->arena);
    for (int v = 0; v < p->places.count; v++) {
        arena_reset(p->scratch);
        Place *place = &p->places.at[v];
        const char *unit = emit_unit_text(p, v, true), *wish = emit_wish_of(p, v);
        if (place->has_start && p->causal->variables.at[v].set < 0) {
            const char *name = cscope_fresh(starts, wish);
            Role role = p->causal->variables.at[v].role;
            bool is_value = role == ROLE_STATE || role == ROLE_DISCRETE || !place->has_guess;
            place->start = arena_format(p->arena, "start.%s", name);
            emit_member_print(&start, "double", name,
                        arena_format(p->scratch, "%s%s%s", unit, unit[0] ? ", " : "",
                                     is_value ? "initial value" : "first guess"));
        }
        if (place->has_guess) {
            const char *name = cscope_fresh(guesses, wish);
            place->guess = arena_format(p->arena, "guess.%s", name);
            emit_member_print(&guess, "double", name, unit[0] ? unit : NULL);
        }
    }
    p->start_members = start.at;
    p->guess_members = guess.at;
    Text members = text_new(p->arena);
    text_add(&members, inside(&l, 0));
    sets_layout(p, l.type_names, &l.types, &members);
    p->types = l.types.at;
    p->model_members = members.at;
    p->work = sets_work(p);
    for (int i = 0; i < p->loops.count; i++) {
        int n = p->loops.at[i].block->tearing.count, work = loop_work(p->loops.at[i].block);
        if (n > STACK_LOOP && work > p->work)
            p->work = work;
    }
}
