/* machine_state.c - the variables of regions, and conditions on active states: oclIsInState(Drive::Locked).
 *
 * The law: the value of a region's variable is the number of its active step, or 0 if none is active. So this variable
 * alone decides whether a state is active, however deeply the state is nested. A state is named by its own name and as
 * many names of the states, regions and machine around it as are needed to distinguish it (OCL 2.4, 7.5.9). */
#include "flat/machine_state.h"
#include "flat/variable.h"

#include <string.h>

typedef List(Name) NameList;

/* ---- variables ---- */

/* The source of the element after which the region's variable is named: the machine or state, or if it has several
 * regions, the region. */
static Source source_of_name(const Region *region)
{
    const Vertex *state = region->state;
    int count = state ? state->regions.count : region->machine->regions.count;
    return count > 1 ? region->source : state ? state->source : region->machine->source;
}

/* Machine, or Machine.Region if it has several regions; inside a state: ... State, or ... State.Region. */
Name flat_region_identifier(const Region *region)
{
    const Vertex *state = region->state;
    Name outer =
        state ? flat_join_path(flat_region_identifier(state->region), state->identifier) : region->machine->identifier;
    int count = state ? state->regions.count : region->machine->regions.count;
    return count > 1 ? flat_join_path(outer, region->identifier) : outer;
}

int flat_step_number(const Vertex *step)
{
    int number = 0;
    for (int i = 0; i < step->region->vertices.count; i++) {
        const Vertex *vertex = step->region->vertices.at[i];
        number += sysml_is_step(vertex);
        if (vertex == step)
            break;
    }
    return number;
}

int flat_region_variable(Flattening *f, const Instance *scope, const Region *region)
{
    Name identifier = flat_region_identifier(region);
    Source source = source_of_name(region);
    const int known = flat_variable(f->system, expr_variable(flat_join_path(scope->path, identifier), TYPE_INTEGER));
    if (known >= 0 && f->system->variables.at[known].is_entered)
        return known;
    Expr around = NULL; /* recursion follows the nesting of states */
    if (region->state) {
        const int outer = flat_region_variable(f, scope, region->state->region);
        const Expr number = expr_integer(flat_step_number(region->state));
        around = expr_raw_binary(OP_EQUAL, f->system->variables.at[outer].leaf, number);
    }
    int active = flat_add_discrete(f, scope, identifier, TYPE_INTEGER, false, source);
    FlatVariable *variable = &f->system->variables.at[active];
    for (int i = 0; i < region->vertices.count; i++)
        if (sysml_is_step(region->vertices.at[i]))
            list_push(f->arena, &variable->literals, region->vertices.at[i]->identifier);
    flat_set_values(f, variable, region->words, region->words->text, (const char *const[]){"inactive", NULL});
    variable->is_entered = true;
    variable->around = around;
    variable->start = START_STATED;
    variable->start_value = expr_integer(0);
    variable->start_source = source;
    return active;
}

/* ---- names of states ---- */

/* Drive::'Locked now' -> its names. */
static NameList names_of(Arena *arena, const char *path)
{
    NameList names = {0};
    while (*path) {
        size_t length = *path == '\'' ? identifier_length(path) : strcspn(path, ":");
        list_push(arena, &names, name_of_length(path, length));
        path += length;
        path += strncmp(path, "::", 2) == 0 ? 2 : strlen(path);
    }
    return names;
}

/* True if the names lead to the state. Names of regions may be left out, and all names outside of some level. */
static bool is_called(const Vertex *state, const NameList *names)
{
    int left = names->count - 1;
    if (state->identifier != names->at[left])
        return false;
    for (const Region *region = state->region; left; region = region->state->region) {
        if (region->identifier == names->at[left - 1] && --left == 0)
            return true;
        const Name around = region->state ? region->state->identifier : region->machine->identifier;
        if (around != names->at[--left] || (!region->state && left))
            return false;
        if (!region->state)
            break;
    }
    return true;
}

static int depth_of(const Vertex *state)
{
    int depth = 1;
    for (const Vertex *around = state->region->state; around; around = around->region->state)
        depth++;
    return depth;
}

/* The states with these names; names NULL: all states. */
static VertexList states_of(Arena *arena, const StateMachine *machine, const NameList *names)
{
    const VertexList all = sysml_vertices(arena, machine);
    VertexList found = {0};
    for (int i = 0; i < all.count; i++) {
        const bool is_state = all.at[i]->kind == VERTEX_STATE || all.at[i]->kind == VERTEX_FINAL;
        if (is_state && (!names || is_called(all.at[i], names)))
            list_push(arena, &found, all.at[i]);
    }
    return found;
}

/* The state that is meant: the one whose path from the top has just these names, else the only one; NULL: none, or
 * several. */
static const Vertex *state_called(const VertexList *found, const NameList *names)
{
    const Vertex *whole = NULL;
    int count = 0;
    for (int i = 0; i < found->count; i++)
        if (depth_of(found->at[i]) == names->count) {
            whole = found->at[i];
            count++;
        }
    return count == 1 ? whole : found->count == 1 ? found->at[0] : NULL;
}

/* Drive::Locked, with the names of regions where a state or the machine has several. */
static Name path_of(const Vertex *state)
{
    const Region *region = state->region;
    const int beside = region->state ? region->state->regions.count : region->machine->regions.count;
    Name path = beside > 1 ? name_joined(region->identifier, "::", state->identifier) : state->identifier;
    return region->state ? name_joined(path_of(region->state), "::", path) : path;
}

/* ---- conditions on states ---- */

static Expr refuse_owner(Flattening *f, Expr e, const Place *place, Member asked)
{
    const char *of = e->count ? expr_text(f->scratch, e->at[0]) : NULL;
    const bool are_several = asked.kind == MEMBER_ARRAY && asked.is.array->fields;
    const bool is_part = asked.kind == MEMBER_INSTANCE && asked.is.instance->kind == INSTANCE_PART;
    const char *text = expr_text(f->scratch, e);
    if (place->function) {
        if (flat_report_mistake(f, DIAG_F77, place, text, "a function reads the state of a state machine"))
            diag_fix("pass the Boolean value as an argument");
    } else if (!of && place->scope->kind != INSTANCE_PART) {
        if (flat_report_mistake(f, DIAG_F77, place, text, "'%s' is not a block with a state machine",
                                place->scope->shape->classifier->qualified->text))
            diag_fix("write the equation 'locked = %s' in the block, and bind 'locked' to a parameter", text);
    } else if (are_several) {
        if (flat_report_mistake(f, DIAG_F77, place, text, "'%s' are several parts", of))
            diag_fix("name one of them: %s[1].oclIsInState(%s)", of, e->name->text);
    } else if (of && !is_part) {
        flat_report_mistake(f, DIAG_F77, place, text, "'%s' is not a part", of);
    } else {
        const Instance *owner = is_part ? asked.is.instance : place->scope;
        if (flat_report_mistake(f, DIAG_F77, place, text, "'%s' has no state machine",
                                of ? of : owner->shape->classifier->qualified->text)) {
            if (of)
                diag_detail("it is of the block '%s'", owner->shape->classifier->qualified->text);
            diag_fix("name the part that has the state machine, such as part.oclIsInState(%s)", e->name->text);
        }
    }
    return NULL;
}

static const char *listed(Arena *arena, const VertexList *states)
{
    enum { MOST_SHOWN = 20 };
    Text text = text_new(arena);
    for (int i = 0; i < states->count && i < MOST_SHOWN; i++)
        text_format(&text, "%s%s", i ? ", " : "", path_of(states->at[i])->text);
    if (states->count > MOST_SHOWN)
        text_format(&text, " and %d more", states->count - MOST_SHOWN);
    return text.at;
}

static Expr refuse_state(Flattening *f, Expr e, const Place *place, const StateMachine *machine,
                          const VertexList *found)
{
    const bool is_unknown = !found->count;
    const VertexList all = states_of(f->scratch, machine, NULL);
    if (!flat_report_mistake(f, DIAG_F77, place, expr_text(f->scratch, e), "'%s' has %s '%s'",
                             machine->qualified->text, is_unknown ? "no state" : "several states",
                             e->name->text))
        return NULL;
    diag_detail("%s: %s", is_unknown ? "its states are" : "they are", listed(f->scratch, is_unknown ? &all : found));
    NameList known = {0};
    for (int i = 0; i < all.count; i++) {
        list_push(f->scratch, &known, all.at[i]->identifier);
        list_push(f->scratch, &known, path_of(all.at[i]));
    }
    const Name nearest = is_unknown ? sysml_nearest_name(e->name->text, known.at, known.count) : NULL;
    if (nearest)
        diag_fix("did you mean '%s'?", nearest->text);
    else if (!is_unknown)
        diag_fix("write the path of one of them, such as %s", path_of(found->at[0])->text);
    return NULL;
}

Expr flat_is_in_state(Flattening *f, Expr e, Member asked, const Place *place)
{
    const Instance *owner = !e->count ? place->scope : asked.kind == MEMBER_INSTANCE ? asked.is.instance : NULL;
    const bool is_part = owner && owner->kind == INSTANCE_PART && !place->function;
    const StateMachine *machine = is_part ? owner->shape->machine : NULL;
    if (!machine)
        return refuse_owner(f, e, place, asked);
    const NameList names = names_of(f->scratch, e->name->text);
    const VertexList found = states_of(f->scratch, machine, &names);
    const Vertex *state = state_called(&found, &names);
    if (!state)
        return refuse_state(f, e, place, machine, &found);
    const int variable = flat_region_variable(f, owner, state->region);
    Expr active = f->system->variables.at[variable].leaf;
    if (place->machine == machine && owner == place->scope)
        active = expr_raw_unary(OP_PRE, active);
    return expr_raw_binary(OP_EQUAL, active, expr_integer(flat_step_number(state)));
}
