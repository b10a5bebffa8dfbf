/* check_presence.c - statements of when parts exist: the parts must be able to appear and disappear, and have one
 * statement each. */
#include "sysml/body.h"
#include "sysml/check.h"
#include "sysml/machine.h"

#include <string.h>

/* A statement of a part's presence. */
typedef struct {
    const Presence *presence; /* of a state; NULL: a rule states it */
    const Vertex *state;
    Name part;
    bool is_weak; /* counts only if there is no other statement */
    bool is_size; /* how many of parts 0..n exist */
    Source source;
} Stated;
typedef List(Stated) StatedList;

static void collect_states(Check *check, const StateMachine *machine, StatedList *found)
{
    const VertexList states = sysml_vertices(check->arena, machine);
    for (int i = 0; i < states.count; i++)
        for (int k = 0; k < states.at[i]->presences.count; k++) {
            const Presence *presence = &states.at[i]->presences.at[k];
            const Stated stated = {presence, states.at[i], presence->part, false, presence->count >= 0,
                                   presence->source};
            list_push(check->arena, found, stated);
        }
}

static void refuse_place(Check *check, const Constraint *rule, const EquationNode *node)
{
    if (!sysml_check_once(check, node))
        return;
    diag(DIAG_S95, sysml_line_of_text(rule->source, rule->spans_lines, node->line),
         "a rule of '%s' about the existence of a part has an unknown form", rule->owner->qualified->text);
    diag_detail("%s", node->text);
    diag_fix("write 'part->notEmpty() = condition' as an equation of the block that has the part, outside of loops "
             "and branches; name the part without dots and subscripts");
}

/* Recursion follows the nesting of equations, which the parser limits. */
static void collect_rules(Check *check, const Constraint *rule, const EquationList *equations, bool is_nested,
                          StatedList *found)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        PresenceRule stated;
        for (int b = 0; b < node->branches.count; b++)
            collect_rules(check, rule, &node->branches.at[b], true, found);
        if (!sysml_states_presence(node, &stated))
            continue;
        const Expr part = sysml_part_of_truth(stated.truth);
        const bool is_rule = !is_nested && sysml_is_part_name(part) && rule->owner->kind == CLASSIFIER_BLOCK;
        const Source source = sysml_line_of_text(rule->source, rule->spans_lines, node->line);
        if (is_rule)
            list_push(check->arena, found, ((Stated){NULL, NULL, part->name, stated.is_weak, stated.is_size, source}));
        else if (!stated.is_weak)
            refuse_place(check, rule, node);
    }
}

/* True if the statement names a part of multiplicity 0..1, or parts 0..n if it is of their number; otherwise reports
 * it. */
static bool check_part(Check *check, const Classifier *block, const PropertyList *members, const Stated *stated)
{
    const Property *part = NULL;
    List(Name) names = {0};
    for (int i = 0; i < members->count; i++) {
        if (members->at[i]->identifier == stated->part)
            part = members->at[i];
        if (members->at[i]->kind == PROPERTY_PART && members->at[i]->lower == 0)
            list_push(check->arena, &names, members->at[i]->identifier);
    }
    const bool is_part = part && part->kind == PROPERTY_PART;
    const bool is_optional = is_part && part->lower == 0 && part->upper == 1 && !part->sizes.count;
    const bool is_none = stated->presence && !stated->presence->is_there; /* isEmpty() fits both */
    const bool is_varying = is_part && part->is_varying;
    const bool is_fit = stated->is_size ? is_varying : is_optional || (is_none && is_varying);
    const bool is_right = is_fit && !sysml_is_bound(part);
    if (is_right || !sysml_check_once(check, name_format("%s:%d:%s", stated->source.file->path->text,
                                                         stated->source.line, stated->part->text)))
        return is_right;
    diag(DIAG_S97, stated->source, "the model states %s '%s' of '%s' %s, but %s",
         stated->is_size ? "how many elements of" : "when", stated->part->text,
         block->qualified->text, stated->is_size ? "exist" : "exists",
         !part          ? "the block has no such part"
         : !is_part     ? "it is not a part"
         : !is_fit      ? (stated->is_size ? "its multiplicity is not 0..n" : "its multiplicity is not 0..1")
                        : "it is a reference to a part of another block");
    if (part)
        diag_detail("%s (%s)", part->source.element->text, source_print(check->arena, part->source));
    const Name nearest = part ? NULL : sysml_nearest_name(stated->part->text, names.at, names.count);
    if (nearest)
        diag_fix("did you mean '%s'?", nearest->text);
    else if (is_fit)
        diag_fix("state it in the block that has the part");
    else if (is_part && stated->is_size)
        diag_fix("give '%s' in its own block the multiplicity 0..n, where n is the largest number of elements that "
                 "exist at once",
                 part->name->text);
    else if (is_part && part->is_varying)
        diag_fix("state how many elements of '%s' exist: %s->size() = 3", part->name->text, part->name->text);
    else if (is_part)
        diag_fix("give '%s' the multiplicity 0..1 if it can appear and disappear", part->name->text);
    return false;
}

/* True if both may be active at once: in different regions of one state, or one within the other. */
static bool can_meet(const Vertex *a, const Vertex *b)
{
    for (const Vertex *around = a; around; around = around->region->state) {
        const Vertex *other = sysml_ancestor_in(b, around->region);
        if (other)
            return other == around;
    }
    return true;
}

static bool differ(const Presence *a, const Presence *b)
{
    const bool have_counts = a->count > 0 && b->count > 0;
    return a->is_there != b->is_there || (have_counts && a->count != b->count);
}

static void check_pair(Check *check, const Stated *a, const Stated *b)
{
    const bool are_states = a->presence && b->presence;
    const bool agree = are_states && (!differ(a->presence, b->presence) || !can_meet(a->state, b->state));
    if (a->part != b->part || agree ||
        !sysml_check_once(check, name_format("%s:%s:%d:%d", b->source.file->path->text, a->part->text, a->source.line,
                                             b->source.line)))
        return;
    if (are_states && a->presence->is_there == b->presence->is_there)
        diag(DIAG_S96, b->source, "different numbers of '%s' exist in '%s' and in '%s', which may be active together",
             a->part->text, a->state->words->text, b->state->words->text);
    else if (are_states)
        diag(DIAG_S96, b->source, "'%s' exists in '%s' and not in '%s', which may be active together", a->part->text,
             (a->presence->is_there ? a : b)->state->words->text, (a->presence->is_there ? b : a)->state->words->text);
    else
        diag(DIAG_S96, b->source, "the model states twice when '%s' exists", a->part->text);
    diag_detail("'%s' states the same (%s)", a->source.element->text, source_print(check->arena, a->source));
    if (!are_states)
        diag_fix("state it once: by invariants of the states of one state machine, or by one rule of the block");
}

/* Reports a part that no state and no rule declares present, at the first of its statements. */
static void check_appears(Check *check, const StatedList *stated, int first)
{
    const Stated *own = &stated->at[first];
    for (int i = 0; i < stated->count; i++)
        if (stated->at[i].part == own->part &&
            (i < first || !stated->at[i].presence || stated->at[i].presence->is_there))
            return;
    if (!sysml_check_once(check, own->presence))
        return;
    diag(DIAG_S96, own->source, "'%s' never exists: invariants state only when it is absent", own->part->text);
    diag_fix("add '%s->notEmpty()' to the invariant of each state in which it exists; in all other states it is absent",
             own->part->text);
}

/* Removes weak statements on parts for which there is another statement. */
static void leave_out_weak(StatedList *stated)
{
    int kept = 0;
    for (int i = 0; i < stated->count; i++) {
        bool counts = true;
        for (int k = 0; stated->at[i].is_weak && k < stated->count; k++)
            counts = counts && (stated->at[k].is_weak || stated->at[k].part != stated->at[i].part);
        if (counts)
            stated->at[kept++] = stated->at[i];
    }
    stated->count = kept;
}

/* Reports parts 0..n if n is not the largest number of them that exists in a state. */
static void check_numbers(Check *check, const PropertyList *members, const StatedList *stated, int first)
{
    const Stated *own = &stated->at[first];
    const Property *parts = NULL;
    int most = 0;
    for (int i = 0; i < members->count; i++)
        if (members->at[i]->identifier == own->part)
            parts = members->at[i];
    for (int i = 0; i < stated->count; i++) {
        const Presence *presence = stated->at[i].presence;
        if (stated->at[i].part == own->part && (!presence || i < first))
            return;
        if (stated->at[i].part == own->part && presence->count > most)
            most = presence->count;
    }
    if (!parts || !parts->is_varying || most == parts->upper || !sysml_check_once(check, &parts->upper))
        return;
    diag(DIAG_S96, own->source, "'%s' is 0..%d, but at most %d exist in any state", own->part->text,
         parts->upper, most);
    diag_detail("%s (%s)", parts->source.element->text, source_print(check->arena, parts->source));
    diag_fix("give '%s' the multiplicity 0..%d, or correct the number in the invariant", own->part->text, most);
}

void sysml_check_presences(Check *check, const Classifier *classifier)
{
    StatedList stated = {0};
    const StateMachine *machine = sysml_machine(classifier);
    const ConstraintList rules = sysml_constraints(classifier, check->arena);
    if (machine)
        collect_states(check, machine, &stated);
    for (int i = 0; i < rules.count; i++)
        collect_rules(check, rules.at[i], &rules.at[i]->equations, false, &stated);
    leave_out_weak(&stated);
    if (!stated.count)
        return;
    const PropertyList members = sysml_properties(classifier, check->arena);
    bool are_right = true;
    for (int i = 0; i < stated.count; i++)
        are_right = check_part(check, classifier, &members, &stated.at[i]) && are_right;
    for (int i = 0; are_right && i < stated.count; i++) {
        check_appears(check, &stated, i);
        check_numbers(check, &members, &stated, i);
        for (int k = 0; k < i; k++)
            check_pair(check, &stated.at[k], &stated.at[i]);
    }
}
