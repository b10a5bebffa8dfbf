/* families.c - families of equal rows for many parts or elements of a document, and kinds of such rows. A law is built
 * from the system itself and contains all contents of a row except places in files. Variables and equations that decide
 * on a check are in no family, because checks name single equations. */
#include "review/document.h"

#include <string.h>

/* State while a law is built. For families, a law has names and their numbers apart. For kinds, it has names of the
 * row's part without its path, and numbers of elements as the distance from the row's element: x[2] = x[1] is of one
 * kind with x[3] = x[2]. If the row is of no element, this applies to numbers in names of other parts:
 * link2.a.v = link1.b.v is of one kind with link3.a.v = link2.b.v. */
typedef struct {
    const Review *r;
    FamilyLaws *laws;
    Name part;   /* NULL: for families */
    int number;  /* of the row's element, or in the name of its part */
    bool has_element, has_number;
    bool is_of_other; /* the path being written is of another part than the row's; of the system: below it */
} Sayer;

/* Finds the last number that begins a subscript; without a subscript, the first number in a name. */
static const char *find_number(void *context, FamilyPlaceKind kind, int place, int number)
{
    Sayer *s = context;
    (void)place;
    if (kind == PLACE_SUBSCRIPT || (kind == PLACE_IN_NAME && !s->has_number)) {
        s->number = number;
        s->has_number = true;
        s->has_element = kind == PLACE_SUBSCRIPT;
    }
    return "";
}

static const char *distance(void *context, FamilyPlaceKind kind, int place, int number)
{
    const Sayer *s = context;
    const bool is_moved = kind == PLACE_SUBSCRIPT ? s->has_element
                                                  : kind == PLACE_IN_NAME && !s->has_element && s->is_of_other;
    (void)place;
    return arena_format(s->r->arena, is_moved ? "%+d" : "%d", is_moved ? number - s->number : number);
}

/* Writes a name path by path: names such as der(a.x), a.p.v--b.p.v and a.x > 0 contain paths. Paths of the row's own
 * part get a mark, because other parts may have the same names. */
static Name kind_name(Sayer *s, Name name)
{
    static const char signs[] = "( =*/+-<>^";
    Text text = text_new(s->r->arena);
    FamilyWriter w = {.laws = s->laws, .place = distance, .context = s};
    for (const char *at = name->text; *at;) {
        const bool is_own = s->part->length && strncmp(at, s->part->text, s->part->length) == 0 &&
                            at[s->part->length] == '.';
        at += is_own ? s->part->length + 1 : 0;
        const size_t path = strcspn(at, signs), length = path + strspn(at + path, signs);
        s->is_of_other = !is_own && memchr(at, '.', path);
        text_format(&text, "%s%s", is_own ? "@" : "",
                    family_write_name(&w, name_of(arena_copy(s->r->arena, at, length))));
        at += length;
    }
    return name_of(text.at);
}

static void say_name(Sayer *s, Name name)
{
    if (s->part)
        family_say_tag(s->laws, (int)kind_name(s, name)->id);
    else
        family_say_name(s->laws, name);
}

static Expr kind_leaf(void *context, Expr leaf)
{
    return leaf->op == OP_VARIABLE ? expr_variable(kind_name(context, leaf->name), leaf->type) : NULL;
}

static void say_expr(Sayer *s, Expr e)
{
    if (s->part)
        family_say_tag(s->laws, e ? (int)expr_replace(e, false, kind_leaf, s)->id : -1);
    else
        family_say_expr(s->laws, e);
}

static void say_variable(Sayer *s, int variable)
{
    say_name(s, variable < 0 ? name_of("") : s->r->causal->variables.at[variable].path);
}

static void say_equation(Sayer *s, int equation)
{
    say_name(s, equation < 0 ? name_of("") : s->r->causal->equations.at[equation].id);
}

static void say_equations(Sayer *s, const IntList *equations)
{
    family_say_tag(s->laws, equations->count);
    for (int i = 0; i < equations->count; i++)
        say_equation(s, equations->at[i]);
}

static void say_ids(Sayer *s, const ReviewIds *ids)
{
    family_say_tag(s->laws, ids->count);
    for (int i = 0; i < ids->count; i++)
        say_name(s, name_of(ids->at[i]));
}

static void say_reason(Sayer *s, const Reason *reason)
{
    for (int i = 0; reason && i < reason->pieces.count; i++) {
        const ReasonPiece *piece = &reason->pieces.at[i];
        switch (piece->kind) {
        case REASON_WORDS: family_say_words(s->laws, piece->words); break;
        case REASON_NUMBER:
            if (s->part)
                family_say_tag(s->laws, piece->number);
            else
                family_say_number(s->laws, piece->number);
            break;
        case REASON_EXPRESSION: say_expr(s, piece->expr); break;
        case REASON_VARIABLE: say_name(s, piece->expr->name); break;
        case REASON_EQUATION: say_name(s, piece->equation); break;
        }
    }
}

static void say_alias(Sayer *s, const CausalVariable *v)
{
    say_variable(s, v->representative);
    family_say_tag(s->laws, v->sign);
    family_say_words(s->laws, v->representative < 0 ? number_text(v->value) : "");
    say_equations(s, &v->with);
    family_say_tag(s->laws, v->integral >= 0);
}

/* Adds the uses in schedules, without the numbers of loops. For kinds, a variable has the equations that determine it
 * after the start, and an equation its solved form. */
static void say_determinations(Sayer *s, const DeterminationList *found, bool is_variable)
{
    family_say_tag(s->laws, s->part ? 0 : found->count);
    for (int i = 0; i < found->count; i++) {
        const Determination *d = &found->at[i];
        if (s->part && is_variable && strcmp(d->schedule, "start") == 0)
            continue;
        family_say_words(s->laws, d->schedule);
        family_say_tag(s->laws, d->loop > 0);
        family_say_words(s->laws, d->block->modes.in ? modeset_words(s->r->arena, s->r->causal, d->block->modes) : "");
        say_equations(s, &d->block->through);
        if (!d->assignment)
            continue;
        say_variable(s, d->assignment->variable);
        if (!s->part || is_variable)
            say_equation(s, d->assignment->equation);
        if (s->part && is_variable)
            continue;
        say_expr(s, d->assignment->value);
        say_expr(s, d->assignment->divisor);
    }
}

static void say_drawn_variable(Sayer *s, int variable)
{
    const FlatVariable *flat = &s->r->system->variables.at[variable];
    if (!s->part)
        say_name(s, s->r->system->parts.at[flat->part].path);
    family_say_tag(s->laws, (int)flat->documentation->id);
    say_expr(s, flat->presence);
    say_expr(s, flat->kind == FLAT_CONSTANT ? flat->value : NULL);
    family_say_tag(s->laws, flat->is_made);
    say_equations(s, &s->r->users[variable]);
    say_ids(s, &s->r->readers[variable]);
    say_ids(s, &s->r->checks[variable]);
    for (int i = 0; i < s->r->gives[variable].count; i++)
        say_variable(s, s->r->gives[variable].at[i]);
    for (int i = 0; i < s->r->algorithms[variable].count; i++)
        say_name(s, s->r->system->algorithms.at[s->r->algorithms[variable].at[i]].id);
}

static FamilyMember variable_member(Sayer *s, int variable)
{
    const bool is_alone = !s->part && variable < s->r->system->variables.count && s->r->checks[variable].count;
    const CausalVariable *v = &s->r->causal->variables.at[variable];
    say_variable(s, variable);
    family_say_tag(s->laws, is_alone ? variable : -1);
    family_say_tag(s->laws, (int)v->role);
    family_say_tag(s->laws, s->part ? v->set >= 0 : v->set);
    family_say_words(s->laws, review_unit_of(s->r, variable));
    say_expr(s, review_start_of(s->r, variable));
    family_say_words(s->laws, review_start_of(s->r, variable) ? review_start_word(s->r, variable) : "");
    say_reason(s, v->role == ROLE_STATE ? v->reason : NULL);
    if (v->role == ROLE_ALIAS) {
        say_alias(s, v);
        say_equation(s, v->equation);
    }
    say_determinations(s, &s->r->by_variable[variable], true);
    if (variable < s->r->system->variables.count)
        say_drawn_variable(s, variable);
    return family_take(s->laws);
}

static void say_drawn_equation(Sayer *s, const FlatEquation *drawn)
{
    family_say_tag(s->laws, (int)drawn->origin);
    family_say_words(s->laws, drawn->purpose ? drawn->purpose : "");
    if (s->part) {
        family_say_words(s->laws, drawn->origin == ORIGIN_CONSTRAINT ? drawn->element->text : "");
    } else {
        say_name(s, drawn->element);
        say_name(s, drawn->instance);
        say_name(s, name_of(drawn->written ? drawn->written : ""));
    }
    say_expr(s, drawn->presence);
}

static FamilyMember equation_member(Sayer *s, int equation)
{
    const CausalEquation *e = &s->r->causal->equations.at[equation];
    const FlatEquation *drawn = equation < s->r->system->equations.count ? &s->r->system->equations.at[equation] : NULL;
    if (!s->part) {
        say_equation(s, equation);
        family_say_tag(s->laws, s->r->checked_by[equation].count ? equation : -1);
        say_reason(s, e->reason);
    }
    family_say_tag(s->laws, (int)e->use);
    family_say_tag(s->laws, s->r->is_modal[equation]);
    say_expr(s, drawn ? drawn->left : e->left);
    say_expr(s, drawn ? drawn->right : e->right);
    if (drawn)
        say_drawn_equation(s, drawn);
    else if (!s->part)
        say_equation(s, e->parent >= 0 ? e->parent : e->declared);
    if (!drawn)
        family_say_tag(s->laws, (e->parent >= 0) + 2 * e->is_product + 4 * (e->set >= 0) + 8 * (e->made_of.count > 0));
    if (s->r->credited[equation]) {
        say_variable(s, s->r->credited[equation] - 1);
        say_alias(s, &s->r->causal->variables.at[s->r->credited[equation] - 1]);
    }
    say_determinations(s, &s->r->by_equation[equation], false);
    return family_take(s->laws);
}

/* ---- kinds ---- */

static Sayer kind_sayer(const Review *r, Name part, Name name)
{
    Sayer s = {.r = r, .laws = r->kinds, .part = part};
    FamilyWriter w = {.laws = r->kinds, .place = find_number, .context = &s};
    family_write_name(&w, name);
    return s;
}

int review_variable_kind(const Review *r, int variable)
{
    const bool is_drawn = variable < r->system->variables.count;
    const Name part = is_drawn ? r->system->parts.at[r->system->variables.at[variable].part].path : name_of("");
    Sayer s = kind_sayer(r, part, r->causal->variables.at[variable].path);
    return variable_member(&s, variable).law;
}

/* The kind also depends on the units of the equation's terms, and on the checks that it decides on. */
int review_equation_kind(const Review *r, int equation, const json_t *row)
{
    const json_t *terms = json_object_get(row, "terms");
    const bool is_drawn = equation < r->system->equations.count;
    Sayer s = kind_sayer(r, is_drawn ? r->system->equations.at[equation].instance : name_of(""),
                         r->causal->equations.at[equation].id);
    for (size_t i = 0; i < json_array_size(terms); i++) {
        const char *unit = json_string_value(json_object_get(json_array_get(terms, i), "unit"));
        family_say_words(s.laws, unit ? unit : "");
    }
    for (int i = 0; i < r->checked_by[equation].count; i++)
        say_name(&s, r->system->checks.at[r->checked_by[equation].at[i]].id);
    return equation_member(&s, equation).law;
}

/* ---- families ---- */

typedef FamilyMember SayMember(Sayer *s, int index);

static FamilyList find_families(const Review *r, const IntList *indices, SayMember *say)
{
    Arena *scratch = arena_new();
    Sayer s = {.r = r, .laws = family_laws(scratch)};
    FamilyMember *members = arena_array(scratch, FamilyMember, indices->count + 1);
    for (int i = 0; i < indices->count; i++)
        members[i] = r->is_unrolled ? (FamilyMember){.law = i} : say(&s, indices->at[i]);
    const FamilyList found = families_find(scratch, members, indices->count, FAMILY_FEWEST);
    FamilyList kept = {0};
    for (int f = 0; f < found.count; f++) {
        Family family = found.at[f];
        IntList first = {0};
        list_push(r->arena, &first, family.members.at[0]);
        family.members = first;
        family.first.places = NULL;
        for (int k = 0; k < family.ranges; k++) {
            int *step = arena_array(r->arena, int, family.first.width + 1);
            memcpy(step, family.range[k].step, (size_t)family.first.width * sizeof *step);
            family.range[k].step = step;
        }
        list_push(r->arena, &kept, family);
    }
    arena_free(scratch);
    return kept;
}

FamilyList review_variable_families(const Review *r, const IntList *variables)
{
    return find_families(r, variables, variable_member);
}

FamilyList review_equation_families(const Review *r, const IntList *equations)
{
    return find_families(r, equations, equation_member);
}

static FamilyMember part_member(Sayer *s, int index)
{
    const FlatPart *part = &s->r->system->parts.at[index];
    say_name(s, part->path);
    family_say_tag(s->laws, (int)part->type->qualified->id);
    say_name(s, part->parent < 0 ? name_of("") : s->r->system->parts.at[part->parent].path);
    family_say_tag(s->laws, part->is_port);
    say_expr(s, part->presence);
    return family_take(s->laws);
}

FamilyList review_part_families(const Review *r)
{
    IntList all = {0};
    for (int i = 0; i < r->system->parts.count; i++)
        list_push(r->arena, &all, i);
    return find_families(r, &all, part_member);
}

/* `name` is the name with which the law begins. */
void review_put_family(const Review *r, json_t *row, const Family *family, Name name)
{
    if (!family->ranges)
        return;
    int count = 1;
    for (int k = 0; k < family->ranges; k++)
        count *= family->range[k].count;
    FamilyShown shown = {r->arena, family};
    FamilyWriter w = {.laws = family_laws(r->arena), .place = family_show_place, .context = &shown};
    review_put_number(row, "count", count);
    review_put(row, "members", family_write_name(&w, name));
    review_put(row, "ranges", family_ranges_text(r->arena, family) + 2);
}
