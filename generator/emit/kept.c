/* kept.c - storage of values kept between events and for events: branches, values before an event, ticks, resets and
 * jumps, each in a struct within struct Model. Values of equal parts, whose names differ only in numbers, are
 * arrays. */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/words.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* The part in an id: its first `length` bytes, which end in a dot. */
typedef struct {
    Arena *arena;
    const char *id;
    size_t length;
} Owner;

static bool begins_path(const char *name, const char *at)
{
    return at == name || at[-1] == '('; /* also of pre(a.b), der(a.b) */
}

/* A leaf with its path relative to the owner. */
static Expr leaf_within(void *context, Expr leaf)
{
    const Owner *owner = context;
    if (leaf->op != OP_VARIABLE)
        return NULL;
    Text name = text_new(owner->arena);
    for (const char *at = leaf->name->text; *at; at++) {
        at += begins_path(leaf->name->text, at) && strncmp(at, owner->id, owner->length) == 0 ? owner->length : 0;
        text_add_char(&name, *at);
    }
    return expr_variable(name_of(name.at), leaf->type);
}

/* The part of the equation or algorithm with that id, or the nearest part around it that contains a leaf. */
static Owner owner_of(Arena *arena, Expr e, const char *id)
{
    Owner owner = {.arena = arena, .id = id};
    ExprList nodes = {0};
    expr_nodes(e, arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        const char *name = nodes.at[i]->op == OP_VARIABLE ? nodes.at[i]->name->text : "";
        for (const char *at = name; *at; at++)
            for (size_t k = 0; begins_path(name, at) && at[k] && at[k] == id[k] && id[k] != '('; k++)
                owner.length = id[k] == '.' && k + 1 > owner.length ? k + 1 : owner.length;
    }
    return owner;
}

static const char *operand_wish(Arena *arena, Expr e, Owner *owner)
{
    static const char signs[] = "+-*/", *const words[] = {"plus", "minus", "times", "per"};
    Text text = text_new(arena);
    if (e->op == OP_NUMBER && fabs(e->number) < 1e6 && e->number == (int)e->number)
        e = expr_integer((int)e->number);
    e = expr_rebuild(e, false, NULL, leaf_within, owner);
    for (const char *at = expr_text(arena, e); *at; at++) {
        const char *sign = strchr(signs, *at);
        text_format(&text, !sign ? "%.1s" : text.length ? " %s " : "%s ", sign ? words[sign - signs] : at);
    }
    return text.at;
}

/* The last segments of an id, with at most `most` characters other than digits: control.Schedule of
 * plant.drive.control.Schedule(). */
static const char *last_segments(const char *id, int most)
{
    const char *begin = id;
    int width = 0;
    for (const char *at = id; *at && *at != '('; at++)
        width += !isdigit((unsigned char)*at);
    for (const char *at = id; *at && *at != '(' && width > most; at++) {
        width -= !isdigit((unsigned char)*at);
        begin = *at == '.' ? at + 1 : begin;
    }
    return begin;
}

static bool is_choice(Expr e)
{
    return e->op == OP_IF;
}

/* Names such as bed_in_rSig_above_0, floor_of_time_period, interval_of_speed_in_map_x. If the operands are too long,
 * the part of the equation or algorithm is written once, in front. If they still are, the name is that of the
 * equation. */
static const char *branch_wish(const Program *p, const Branch *branch)
{
    enum { LONGEST = 44, LONGEST_ID = 26 };
    Expr value = branch->value;
    const char *id, *element, *left = "", *right = "";
    branch_origin(p, branch, &id, &element);
    Owner owner = {p->scratch, id, 0};
    for (int k = 0; k < 2; k++) {
        if (k)
            owner = owner_of(p->scratch, value, id);
        left = operand_wish(p->scratch, value->at[0], &owner);
        right = branch_interval(branch) ? p->data.at[(int)branch_interval(branch)->number].name
                : value->count > 1 ? operand_wish(p->scratch, value->at[1], &owner)
                                   : "";
        if (strlen(left) + strlen(right) <= LONGEST)
            break;
    }
    const size_t end = owner.length ? owner.length - 1 : 0;
    size_t begin = end; /* of the part's own name */
    while (begin > 0 && id[begin - 1] != '.')
        begin--;
    const char *part = arena_format(p->scratch, "%.*s%s", (int)(end - begin), id + begin, end ? "_" : "");
    const char *middle = "";
    switch (value->op) {
    case OP_LESS: middle = "_below_"; break;
    case OP_LESS_EQUAL: middle = "_at_most_"; break;
    case OP_GREATER: middle = "_above_"; break;
    case OP_GREATER_EQUAL: middle = "_at_least_"; break;
    case OP_INTERVAL: middle = "_in_"; break;
    default: break;
    }
    id = last_segments(id, LONGEST_ID);
    if (strlen(left) + strlen(right) > LONGEST || (end && expr_find(value, is_choice)))
        return arena_format(p->scratch, "%s_of_%.*s",
                            branch_interval(branch) ? "interval" : branch->is_integer ? "part" : "relation",
                            (int)strlen(id) - (id[strlen(id) - 1] == ')' && id[strlen(id) - 2] == '(' ? 2 : 0), id);
    const char *first = branch_interval(branch) ? "interval_of_" : branch->is_integer ? "floor_of_" : "";
    return arena_format(p->scratch, "%s%s%s%s%s", part, first, left, middle, right);
}

/* A struct within struct Model, for kept values of one kind. */
typedef struct {
    const Member *within;
    CScope *scope;
    Text text;
} Group;

static Group group_new(const Program *p, const char *name)
{
    return (Group){code_member(p->arena, NULL, NULL, name, NULL, 0), cscope_members(p->arena), text_new(p->arena)};
}

/* Sets where the variable is stored. Negative index: the member is no array. */
static const Member *store(const Group *group, Program *p, int variable, CStored stored, const char *name, int index)
{
    const Member *member = code_member(p->arena, group->within, NULL, name, &index, index >= 0);
    if (variable >= 0) {
        p->layout.places.at[variable].member = member;
        p->layout.places.at[variable].is_member = true;
        p->layout.places.at[variable].stored = stored;
    }
    return member;
}

/* Adds a member, in which the variable is stored (-1: none). */
static const Member *group_add(Group *group, Program *p, int variable, CStored stored, const char *wish,
                             const char *comment)
{
    const char *name = cscope_fresh(group->scope, wish);
    emit_member_print(&group->text, c_stored_type(p->scratch, stored), name, comment);
    return store(group, p, variable, stored, name, -1);
}

/* C: an array of the group, which lies behind the model's struct in a program for all sizes. */
static const char *array_of(Program *p, const char *group, const char *name, int count)
{
    if (!p->sizes.list)
        return arena_format(p->scratch, "%s[%d]", name, count);
    list_push(p->arena, &p->sizes.placed,
              (PlacedArray){NULL, arena_format(p->arena, "%s.%s", group, name), NULL, count});
    return arena_format(p->scratch, "*%s", name);
}

/* Values to be stored in a group. */
typedef struct {
    int variable;
    CStored stored;
    const char *wish, *comment;
    bool has_slack;
    const Member **member; /* of a value that is no variable: is set to its member; else NULL */
} Wanted;

typedef List(Wanted) WantedList;

/* A name's first number from `at` on, 2 or 2.5; its end. */
static const char *number_in(const char *at, const char **end)
{
    at += strcspn(at, "0123456789");
    *end = at + strspn(at, "0123456789.");
    while (*end > at && (*end)[-1] == '.')
        --*end;
    return at;
}

/* The name without the numbers in which these differ: d_is_off of d1_is_off, d2_is_off. */
static const char *name_of_array(Arena *arena, const WantedList *wanted, const IntList *members)
{
    enum { MOST_NUMBERS = 20 };
    const char *first = wanted->at[members->at[0]].wish, *end;
    bool differs[MOST_NUMBERS] = {false};
    for (int i = 1; i < members->count; i++) {
        const char *one = first, *other = wanted->at[members->at[i]].wish;
        for (int k = 0; k < MOST_NUMBERS && *one; k++) {
            const char *ends[2], *numbers[] = {number_in(one, &ends[0]), number_in(other, &ends[1])};
            differs[k] |= ends[0] - numbers[0] != ends[1] - numbers[1] ||
                          strncmp(numbers[0], numbers[1], (size_t)(ends[0] - numbers[0])) != 0;
            one = ends[0];
            other = ends[1];
        }
    }
    Text text = text_new(arena);
    for (int k = 0; *first; k++, first = end) {
        const char *number = number_in(first, &end);
        const bool is_doubled = text.length && text.at[text.length - 1] == '_' && *first == '_';
        text_add_length(&text, first + is_doubled, (size_t)(number - first - is_doubled));
        if (k >= MOST_NUMBERS || !differs[k])
            text_add_length(&text, number, (size_t)(end - number));
    }
    while (text.length > 1 && text.at[text.length - 1] == '_')
        text.at[--text.length] = '\0';
    return text.at;
}

/* Values whose names differ in numbers only. */
typedef struct {
    IntList members;
    Name form;      /* form_of_name() of the first one, for whole numbers */
    bool are_mixed; /* some numbers are whole, others are not */
} Alike;

/* The name without its numbers. are_whole: decimal points are kept, which distinguishes whole numbers from others. */
static Name form_of_name(Arena *arena, const Wanted *wanted, bool are_whole)
{
    Text key = text_new(arena);
    text_add(&key, c_stored_type(arena, wanted->stored));
    for (const char *at = wanted->wish, *end; *at; at = end) {
        const char *number = number_in(at, &end);
        text_format(&key, " %.*s", (int)(number - at), at);
        for (; are_whole && number < end; number++)
            text_add(&key, *number == '.' ? " ." : "");
    }
    return name_of(key.at);
}

/* Names that differ only in numbers become an array, if there are enough of them. Slacks have the same names, in
 * `slacks`. */
static void group_add_all(Group *group, Program *p, const WantedList *wanted, Text *slacks)
{
    enum { FEWEST_MIXED = 8 };
    for (int i = 0; i < wanted->count; i++)
        wanted->at[i].wish = c_unmarked(p->scratch, wanted->at[i].wish);
    Arena *arena = arena_new_like(p->arena);
    Map *alike_of = map_new(arena);
    List(Alike) alike = {0};
    int *kind_of = arena_array(arena, int, wanted->count + 1);
    for (int i = 0; i < wanted->count; i++) {
        const Name key = form_of_name(arena, &wanted->at[i], false), form = form_of_name(arena, &wanted->at[i], true);
        kind_of[i] = map_get(alike_of, key, alike.count);
        map_put(alike_of, key, kind_of[i]);
        if (kind_of[i] == alike.count)
            list_push(arena, &alike, (Alike){.form = form});
        alike.at[kind_of[i]].are_mixed |= alike.at[kind_of[i]].form != form;
        list_push(arena, &alike.at[kind_of[i]].members, i);
    }
    for (int i = 0; i < wanted->count; i++) {
        const IntList *others = &alike.at[kind_of[i]].members;
        const Wanted *w = &wanted->at[i], *last = &wanted->at[list_last(others)];
        const bool is_array = others->count >= (alike.at[kind_of[i]].are_mixed ? FEWEST_MIXED : GROUP_FEWEST);
        if (is_array && others->at[0] != i)
            continue;
        const char *name = cscope_fresh(group->scope, is_array ? name_of_array(arena, wanted, others) : w->wish);
        const char *whole = is_array ? array_of(p, group->within->text, name, others->count) : name;
        const bool has_several = is_array && w->comment && last->comment;
        bool has_slack = false;
        emit_member_print(&group->text, c_stored_type(arena, w->stored), whole,
                          has_several ? arena_format(arena, "%s, ..., %s", w->comment, last->comment) : w->comment);
        for (int k = 0; k < (is_array ? others->count : 1); k++) {
            const Wanted *one = is_array ? &wanted->at[others->at[k]] : w;
            const Member *member = store(group, p, one->variable, w->stored, name, is_array ? k : -1);
            if (one->member)
                *one->member = member;
            has_slack |= one->has_slack;
        }
        if (has_slack)
            emit_member_print(slacks, "double", is_array ? array_of(p, "slack", name, others->count) : name, NULL);
    }
    arena_free(arena);
}

void events_layout(Program *p)
{
    const Causal *causal = p->causal;
    Group branches = group_new(p, "branch"), before = group_new(p, "pre"), ticks = group_new(p, "tick");
    Group resets = group_new(p, "reset"), jumps = group_new(p, "jump"), divisors = group_new(p, "divisor");
    Text slacks = text_new(p->arena);
    WantedList wanted = {0}, wanted_before = {0}, wanted_jumps = {0}, wanted_resets = {0};
    for (int i = 0; i < causal->branches.count; i++) {
        const Branch *branch = &causal->branches.at[i];
        const CStored stored = {.is_truth = !branch->is_integer};
        if (emit_is_given(p, branch->variable))
            continue;
        list_push(p->scratch, &wanted, (Wanted){.variable = branch->variable, .stored = stored,
                                                .wish = branch_wish(p, branch), .has_slack = branch_is_watched(branch),
                                                .comment = emit_line_of(p, expr_text(p->scratch, branch->value))});
    }
    group_add_all(&branches, p, &wanted, &slacks);
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i];
        list_push(p->scratch, &wanted_before,
                  (Wanted){.variable = causal->variables.at[v].before, .stored = p->layout.places.at[v].stored,
                           .wish = emit_wish_of(p, v)});
    }
    group_add_all(&before, p, &wanted_before, NULL);
    for (int i = 0; i < causal->clocks.count; i++) {
        const int flag = causal->clocks.at[i].flag;
        const char *name = group_add(&ticks, p, flag, C_TRUTH, emit_path_text(p, flag), "it ticks")->name;
        if (p->portable) { /* its executive has them as numbers */
            list_push(p->arena, &p->clocks, (ProgramClock){NULL, NULL});
            continue;
        }
        const Member *period = group_add(&ticks, p, -1, C_NUMBER, arena_format(p->scratch, "%s_period", name), "s");
        const Member *first = group_add(&ticks, p, -1, C_NUMBER, arena_format(p->scratch, "%s_first", name), "s");
        list_push(p->arena, &p->clocks, (ProgramClock){period, first});
    }
    for (int i = 0; i < causal->resets.count; i++) {
        Place *place = &p->layout.places.at[causal->resets.at[i]];
        const char *wish = emit_wish_of(p, causal->resets.at[i]);
        list_push(p->scratch, &wanted_resets, (Wanted){.variable = -1, .wish = wish, .member = &place->reset});
        wish = arena_format(p->scratch, "%s_is_set", wish);
        list_push(p->scratch, &wanted_resets,
                  (Wanted){.variable = -1, .stored = C_TRUTH, .wish = wish, .member = &place->is_reset});
    }
    group_add_all(&resets, p, &wanted_resets, NULL);
    for (int i = 0; i < causal->jumps.count; i++)
        list_push(p->scratch, &wanted_jumps, (Wanted){.variable = causal->jumps.at[i].size,
                                                      .wish = emit_wish_of(p, causal->jumps.at[i].variable)});
    group_add_all(&jumps, p, &wanted_jumps, NULL);
    arena_reset(p->scratch);
    divisors_find(p);
    p->divisors.number_of = map_new(p->arena);
    p->divisors.are_known = true;
    const bool *is_kept = divisors_kept(p);
    for (int i = 0; i < p->divisors.all.count; i++) {
        const Assignment *a = &p->divisors.all.at[i];
        if (!is_kept[i])
            continue;
        list_push(p->arena, &p->divisors.members,
                  group_add(&divisors, p, -1, C_NUMBER, emit_part_wish(p, a->variable),
                            emit_line_of(p, expr_text(p->scratch, a->divisor))));
        map_put(p->divisors.number_of, a->divisor, p->divisors.members.count);
        arena_reset(p->scratch);
    }
    p->layout.divisors = divisors.text.at;
    p->layout.branches = branches.text.at;
    p->layout.slacks = slacks.at;
    p->layout.before = before.text.at;
    p->layout.clocks = ticks.text.at;
    p->layout.resets = resets.text.at;
    p->layout.jumps = jumps.text.at;
    for (int a = 0; a < causal->algorithms.count; a++)
        for (int i = 0; i < causal->algorithms.at[a].assigns.count; i++)
            list_push(p->arena, &p->layout.places.at[causal->algorithms.at[a].assigns.at[i]].setters, a);
    courses_name(p);
    for (int v = 0; v < causal->variables.count; v++)
        if (causal->variables.at[v].role == ROLE_FLAG && !p->layout.places.at[v].member) {
            const bool is_initial = strcmp(emit_path_text(p, v), "initial()") == 0;
            const char *name = is_initial ? "is_initial" : "is_terminal";
            p->layout.places.at[v].member = code_member(p->arena, NULL, NULL, name, NULL, 0);
            p->layout.places.at[v].stored = C_TRUTH;
            p->plan.has_phases = true;
        }
}
