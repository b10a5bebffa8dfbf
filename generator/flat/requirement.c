/* requirement.c - finds the checks that decide whether a requirement is met.
 *
 * The law: the checks of a requirement are those of the elements that satisfy, verify, refine or trace it: of a
 * constraint, of all uses of a constraint block, of a use of one; for a value property, the bound in the text of the
 * requirement. A block or a part stands for the checks stated in it that are not claimed more directly; but not if
 * several requirements without checks are related to it, because the intended one is unknown. The parts of a
 * requirement are those contained in it, derived from it or refining it.
 */
#include "flat/bound.h"
#include "flat/constraint.h"

#include "expr/units.h"

#include <ctype.h>
#include <string.h>

typedef struct {
    Map *at; /* element -> index into lists */
    List(IntList) lists;
} Index;

typedef struct {
    Flattening *f;
    Map *reached;   /* simulated classifiers and their generals */
    Map *number_of; /* requirement -> 1 + its index in the system */
    bool *is_claimed; /* by check: a requirement is related to the element that states it */
    Index stated, around; /* checks by the element that states them; by the part around it */
    Index variables;      /* variables by property */
    Index rivals;         /* open requirements by the elements related to them */
    IntList open;   /* requirements of the system that have neither checks nor parts so far */
    List(const char *) read; /* descriptions of the bounds read from texts */
} Taking;

static void reach(Taking *t, const Classifier *classifier)
{
    if (!map_enter(t->reached, classifier))
        return;
    for (int i = 0; i < classifier->generals.count; i++)
        reach(t, classifier->generals.at[i]);
}

/* The classifier of a related element; NULL: it does not belong to one. */
static const Classifier *owner_of(const Related *related)
{
    return related->constraint ? related->constraint->owner
           : related->property ? related->property->owner : related->classifier;
}

static bool is_reached(const Taking *t, const Related *related)
{
    const Classifier *owner = owner_of(related);
    return owner && map_get(t->reached, owner, 0);
}

/* True if the element belongs to a block; use cases, test cases and the like have no constraints. */
static bool is_of_block(const Taking *t, const Related *related)
{
    (void)t;
    const Classifier *owner = owner_of(related);
    return owner && owner->kind != CLASSIFIER_OTHER;
}

/* ---- which requirements ---- */

typedef bool RelatedTest(const Taking *t, const Related *related);

/* True if the requirement, or one of its parts, is related to an element that passes the test. Each is examined once; a
 * requirement that is reached again in a cycle counts as false. */
static bool is_about(Taking *t, RelatedTest *test, Map *known, const Requirement *r)
{
    enum { UNKNOWN, NO, YES };
    const int before = map_get(known, r, UNKNOWN);
    if (before)
        return before == YES;
    map_put(known, r, NO);
    bool is = false;
    for (int i = 0; i < r->related.count; i++)
        is = is || test(t, &r->related.at[i]);
    for (int i = 0; i < r->parts.count; i++)
        is = is_about(t, test, known, r->parts.at[i]) || is;
    map_put(known, r, is ? YES : NO);
    return is;
}

static void include(Taking *t, Map *included, const Requirement *r)
{
    if (!map_enter(included, r))
        return;
    for (int i = 0; i < r->parts.count; i++)
        include(t, included, r->parts.at[i]);
}

typedef List(const Requirement *) RequirementList;

/* False if the requirement is, at some level, a part of itself: reported. */
static bool is_acyclic(Taking *t, Map *done, RequirementList *way, const Requirement *r)
{
    const int state = map_get(done, r, 0);
    if (state == 1) {
        int first = way->count - 1;
        while (way->at[first] != r)
            first--;
        diag(DIAG_F60, r->source, "the requirement '%s' is a part of itself", r->qualified->text);
        for (int i = first; i < way->count; i++)
            diag_detail("'%s' is a part of '%s', or derived from it",
                        (i + 1 < way->count ? way->at[i + 1] : r)->qualified->text, way->at[i]->qualified->text);
    }
    if (state)
        return state == 2;
    map_put(done, r, 1);
    list_push(t->f->scratch, way, r);
    bool is = true;
    for (int i = 0; is && i < r->parts.count; i++)
        is = is_acyclic(t, done, way, r->parts.at[i]);
    way->count--;
    map_put(done, r, 2);
    return is;
}

/* The requirements that are related to an element that passes the test, and their parts. */
static Map *include_about(Taking *t, RelatedTest *test)
{
    const SysmlModel *model = t->f->model;
    Map *known = map_new(t->f->scratch), *included = map_new(t->f->scratch);
    for (int i = 0; i < model->requirements.count; i++)
        if (is_about(t, test, known, model->requirements.at[i]))
            include(t, included, model->requirements.at[i]);
    return included;
}

/* Chooses the requirements about the simulated system, and those outside of libraries that are related to no block at
 * all, since a relation may have been forgotten. False: a cycle. */
static bool choose_requirements(Taking *t)
{
    Flattening *f = t->f;
    Map *included = include_about(t, is_reached), *related = include_about(t, is_of_block), *done = map_new(f->scratch);
    RequirementList way = {0};
    for (int i = 0; i < f->model->requirements.count; i++) {
        const Requirement *r = f->model->requirements.at[i];
        if (!r->is_library && !map_get(related, r, 0))
            include(t, included, r);
    }
    for (int i = 0; i < f->model->requirements.count; i++) {
        const Requirement *r = f->model->requirements.at[i];
        if (!map_get(included, r, 0))
            continue;
        if (!is_acyclic(t, done, &way, r))
            return false;
        list_push(f->arena, &f->system->requirements, (FlatRequirement){.drawn = r});
        map_put(t->number_of, r, f->system->requirements.count);
    }
    for (int i = 0; i < f->system->requirements.count; i++) {
        FlatRequirement *r = &f->system->requirements.at[i];
        for (int k = 0; k < r->drawn->parts.count; k++)
            list_push(f->arena, &r->parts, map_get(t->number_of, r->drawn->parts.at[k], 0) - 1);
    }
    return true;
}

/* ---- the checks of related elements ---- */

/* Adds a number to the list of a key, in ascending order; false if it is there already. */
static bool enter(Taking *t, Index *index, const void *key, int number)
{
    int list = map_get(index->at, key, -1);
    if (list < 0) {
        list = index->lists.count;
        map_put(index->at, key, list);
        list_push(t->f->scratch, &index->lists, (IntList){0});
    }
    IntList *numbers = &index->lists.at[list];
    if (numbers->count && list_last(numbers) == number)
        return false;
    list_push(t->f->scratch, numbers, number);
    return true;
}

static const IntList *entered(const Index *index, const void *key)
{
    static const IntList none = {0};
    const int list = key ? map_get(index->at, key, -1) : -1;
    return list < 0 ? &none : &index->lists.at[list];
}

/* Adds a number for a property and the redefined ones; the next function for a classifier and its generals. */
static void enter_property(Taking *t, Index *index, const Property *property, int number)
{
    const bool is_new = enter(t, index, property, number);
    for (int i = 0; is_new && i < property->redefined.count; i++)
        enter_property(t, index, property->redefined.at[i], number);
}

static void enter_classifier(Taking *t, Index *index, const Classifier *classifier, int number)
{
    const bool is_new = enter(t, index, classifier, number);
    for (int i = 0; is_new && i < classifier->generals.count; i++)
        enter_classifier(t, index, classifier->generals.at[i], number);
}

static void enter_instance(Taking *t, Index *index, const Instance *instance, int number)
{
    enter_classifier(t, index, instance->shape->classifier, number);
    if (instance->property)
        enter_property(t, index, instance->property, number);
}

static const void *key_of(const Related *related)
{
    return related->property ? (const void *)related->property : related->classifier;
}

/* Indexes checks by the constraint that states them, by the constraint blocks that contain it and their uses (stated),
 * and by the part around these and its block (around). */
static void index_checks(Taking *t)
{
    for (int c = 0; c < t->f->checked.count; c++) {
        const CheckedAt *at = &t->f->checked.at[c];
        const Instance *i = at->of_text ? NULL : at->scope;
        if (at->law)
            enter(t, &t->stated, at->law, c);
        for (; i && i->kind == INSTANCE_CONSTRAINT; i = i->owner)
            enter_instance(t, &t->stated, i, c);
        if (i)
            enter_instance(t, &t->around, i, c);
    }
}

static void claim_stated(Taking *t, int requirement)
{
    FlatRequirement *r = &t->f->system->requirements.at[requirement];
    IntList checks = {0};
    for (int i = 0; i < r->drawn->related.count; i++) {
        const Related *related = &r->drawn->related.at[i];
        const IntList *found = entered(&t->stated, related->constraint ? (const void *)related->constraint
                                                                       : key_of(related));
        for (int k = 0; k < found->count; k++)
            list_push(t->f->scratch, &checks, found->at[k]);
    }
    ints_sort(&checks);
    for (int i = 0; i < checks.count; i++) {
        if (i > 0 && checks.at[i] == checks.at[i - 1])
            continue;
        list_push(t->f->arena, &r->checks, checks.at[i]);
        t->is_claimed[checks.at[i]] = true;
    }
}

/* ---- bounds in texts ---- */

static void add_lower(Text *words, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const bool is_capital = text[i] >= 'A' && text[i] <= 'Z';
        text_add_char(words, is_capital ? (char)(text[i] - 'A' + 'a') : text[i]);
    }
    text_add_char(words, ' ');
}

/* Adds the words that texts may use for an element: each word of its name, and for bedHeater also bed and heater. */
static void add_words(Text *words, const char *name)
{
    static const char signs[] = " .:_-'\"[],()/*+\t\n";
    while (*(name += strspn(name, signs))) {
        const size_t length = strcspn(name, signs);
        add_lower(words, name, length);
        for (size_t begin = 0, end = 1; end <= length; end++) {
            const bool is_capital = isupper((unsigned char)name[end]) && !isupper((unsigned char)name[end - 1]);
            if (end < length && !is_capital)
                continue;
            if (end - begin < length)
                add_lower(words, name + begin, end - begin);
            begin = end;
        }
        name += length;
    }
}

static BoundNames names_of(Flattening *f, int variable)
{
    const Origin *origin = &f->origins.at[variable];
    const Property *property = origin->property;
    Text own = text_new(f->scratch), around = text_new(f->scratch);
    text_add_char(&own, ' ');
    text_add_char(&around, ' ');
    add_words(&own, property->name->text);
    for (int i = 0; i < property->redefined.count; i++)
        add_words(&own, property->redefined.at[i]->name->text);
    if (property->type)
        add_words(&own, property->type->name->text);
    for (const Instance *i = origin->owner; i; i = i->owner) {
        add_words(&around, i->shape->classifier->name->text);
        if (i->property)
            add_words(&around, i->property->name->text);
    }
    add_words(&around, f->system->variables.at[variable].path->text);
    return (BoundNames){own.at, around.at, property->name->text, origin->owner->shape->classifier->name->text};
}

/* Converts the number to the variable's unit. NULL, or the reason why this is not possible; another dimension is an
 * error. */
static const char *convert(Flattening *f, const FlatVariable *variable, const BoundLimit *limit, const Requirement *r,
                           double *number)
{
    UnitMeaning own, given;
    *number = limit->number;
    if (!limit->is_given || !limit->unit)
        return NULL;
    if (!sysml_unit_meaning(&variable->unit, &own))
        return arena_format(f->arena, "the bound in its text is in %s, but '%s' has no unit", limit->unit,
                            variable->path->text);
    unit_read(limit->unit, &given);
    if (unit_converts(&given, &own)) {
        *number = unit_convert(*number, &given, &own);
        return NULL;
    }
    if (dimension_is_same(&given.dimension, &own.dimension))
        return arena_format(f->arena, "the bound in its text is in %s, which can be converted in two ways to the unit "
                                      "of '%s'", limit->unit, variable->path->text);
    if (flat_report_once(f, r)) {
        diag(DIAG_F61, r->source, "the bound of the requirement '%s' is in %s, which is not a unit of '%s'",
             r->qualified->text, limit->unit, variable->path->text);
        diag_detail("its text: %s", r->text);
        Text words = text_new(f->scratch);
        dimension_print(&words, &own.dimension);
        diag_detail("'%s' is in %s (%s)", variable->path->text, words.at, source_print(f->scratch, variable->source));
    }
    return "its unit does not fit";
}

static Expr relation_of(const FlatVariable *variable, Op op, double number)
{
    return expr_raw_binary(op, variable->leaf, expr_number(number));
}

static const char *quantity_words(Arena *arena, const BoundLimit *limit)
{
    return arena_format(arena, "%.12g%s%s", limit->number, limit->unit ? " " : "", limit->unit ? limit->unit : "");
}

/* "3 kg <= mass <= 5 kg" */
static const char *bound_words(Flattening *f, const FlatVariable *variable, const Bound *bound)
{
    const BoundLimit *least = &bound->least, *most = &bound->most;
    Text words = text_new(f->arena);
    if (least->is_given && most->is_given)
        text_format(&words, "%s %s ", quantity_words(f->scratch, least), least->is_strict ? "<" : "<=");
    text_add(&words, variable->identifier->text);
    if (most->is_given)
        text_format(&words, " %s %s", most->is_strict ? "<" : "<=", quantity_words(f->scratch, most));
    else
        text_format(&words, " %s %s", least->is_strict ? ">" : ">=", quantity_words(f->scratch, least));
    return words.at;
}

/* Reads the bound of the variable as it is written, and its numbers in the variable's unit. NULL, or the reason why
 * there is none. */
static const char *read_bound(Flattening *f, const Requirement *r, int variable, Bound *bound, double *least,
                              double *most)
{
    const FlatVariable *of = &f->system->variables.at[variable];
    const char *reason = flat_read_bound(f->arena, r->text, names_of(f, variable), bound);
    reason = reason ? reason : convert(f, of, &bound->least, r, least);
    reason = reason ? reason : convert(f, of, &bound->most, r, most);
    const bool is_empty = !reason && bound->least.is_given && bound->most.is_given && !(*least < *most);
    return is_empty ? "the range in its text is empty" : reason;
}

static void check_bound(Taking *t, int requirement, int variable)
{
    Flattening *f = t->f;
    const FlatVariable *of = &f->system->variables.at[variable];
    const Requirement *r = f->system->requirements.at[requirement].drawn;
    Bound read;
    const Bound *bound = &read;
    double least, most;
    if (read_bound(f, r, variable, &read, &least, &most))
        return;
    Expr upper = bound->most.is_given ? relation_of(of, bound->most.is_strict ? OP_LESS : OP_LESS_EQUAL, most) : NULL;
    Expr lower =
        bound->least.is_given ? relation_of(of, bound->least.is_strict ? OP_GREATER : OP_GREATER_EQUAL, least) : NULL;
    FlatCheck check = {.condition = upper && lower ? expr_raw_binary(OP_AND, lower, upper)
                                    : upper        ? upper
                                                   : lower,
                       .element = r->qualified,
                       .instance = f->system->parts.at[of->part].path,
                       .written = bound_words(f, of, bound),
                       .source = r->source};
    check.drawn = check.written;
    list_push(f->scratch, &t->read, arena_format(f->scratch, "%s: %s, of '%s'", r->qualified->text, check.written,
                                                 of->path->text));
    list_push(f->arena, &f->system->requirements.at[requirement].checks, f->system->checks.count);
    flat_keep_check(f, check, (CheckedAt){f->origins.at[variable].owner, NULL, r});
}

static bool is_bounded(const Flattening *f, int variable)
{
    const FlatVariable *v = &f->system->variables.at[variable];
    return v->kind != FLAT_DERIVATIVE && v->type != TYPE_BOOLEAN && !v->is_hidden;
}

/* Adds checks for the bounds of value properties: for all variables that a property became, or for none. */
static void claim_bounds(Taking *t, int requirement)
{
    Flattening *f = t->f;
    const Requirement *drawn = f->system->requirements.at[requirement].drawn;
    const char *reason = NULL;
    for (int i = 0; i < drawn->related.count; i++) {
        const Property *property = drawn->related.at[i].property;
        if (!property || property->kind != PROPERTY_VALUE)
            continue;
        const IntList *variables = entered(&t->variables, property);
        const char *own = NULL;
        Bound bound;
        double least, most;
        for (int k = 0; !own && k < variables->count; k++)
            if (is_bounded(f, variables->at[k]))
                own = read_bound(f, drawn, variables->at[k], &bound, &least, &most);
        for (int k = 0; !own && k < variables->count; k++)
            if (is_bounded(f, variables->at[k]))
                check_bound(t, requirement, variables->at[k]);
        reason = reason ? reason : own;
    }
    f->system->requirements.at[requirement].reason = reason;
}

/* ---- blocks and parts ---- */

/* Another requirement without checks that is related to the same element, or NULL. */
static const Requirement *rival(const Taking *t, int requirement, const Related *related)
{
    const IntList *rivals = entered(&t->rivals, key_of(related));
    for (int i = 0; i < rivals->count && i < 2; i++)
        if (rivals->at[i] != requirement)
            return t->f->system->requirements.at[rivals->at[i]].drawn;
    return NULL;
}

static void claim_blocks(Taking *t, int requirement)
{
    Flattening *f = t->f;
    FlatRequirement *r = &f->system->requirements.at[requirement];
    const char *reason = r->reason;
    if (!r->drawn->related.count)
        reason = "nothing satisfies, verifies or refines it";
    for (int i = 0; i < r->drawn->related.count; i++) {
        const Related *related = &r->drawn->related.at[i];
        if (related->constraint || !is_reached(t, related)) {
            reason = reason ? reason : arena_format(f->arena, "'%s', which it is related to, is not simulated",
                                                    related->words->text);
            continue;
        }
        const Requirement *other = rival(t, requirement, related);
        const bool may_state = !related->property || related->property->kind == PROPERTY_PART;
        const IntList *around = entered(&t->around, may_state ? key_of(related) : NULL);
        bool is_any = false;
        for (int k = 0; k < around->count; k++) {
            if (t->is_claimed[around->at[k]])
                continue;
            is_any = true;
            if (!other)
                list_push(f->arena, &r->checks, around->at[k]);
        }
        if (is_any && other)
            reason = arena_format(f->arena, "'%s' has checks, and satisfies '%s' too: relate the constraints, or put "
                                            "each into a constraint block of its own and relate these",
                                  related->words->text, other->name->text);
        else if (!is_any && !reason)
            reason = arena_format(f->arena, "'%s' states no inequality of its own", related->words->text);
    }
    r->reason = r->checks.count ? NULL : reason;
}

/* ---- messages ---- */

enum { MOST_TOLD = 12 };

static void tell(const char *words, int *told)
{
    if (++*told <= MOST_TOLD)
        diag_detail("%s", words);
}

static void tell_rest(int told)
{
    if (told > MOST_TOLD)
        diag_detail("and %d more", told - MOST_TOLD);
}

static void tell_coverage(Taking *t)
{
    Flattening *f = t->f;
    const System *system = f->system;
    int unchecked = 0, loose = 0, told = 0;
    bool *is_used = arena_array(f->scratch, bool, f->checked.count + 1);
    for (int i = 0; i < system->requirements.count; i++) {
        const FlatRequirement *r = &system->requirements.at[i];
        unchecked += !r->checks.count && !r->parts.count;
        for (int k = 0; k < r->checks.count; k++)
            is_used[r->checks.at[k]] = true;
    }
    for (int c = 0; c < f->checked.count; c++)
        loose += !is_used[c];
    if (t->read.count)
        diag(DIAG_F62, system->requirements.at[0].drawn->source, "%d bound%s read from texts of requirements",
             t->read.count, t->read.count == 1 ? " is" : "s are");
    for (int i = 0; i < t->read.count; i++)
        tell(t->read.at[i], &told);
    tell_rest(told);
    told = 0;
    if (unchecked)
        diag(DIAG_F63, system->requirements.at[0].drawn->source, "nothing checks %d of %d requirement%s", unchecked,
             system->requirements.count, system->requirements.count == 1 ? "" : "s");
    for (int i = 0; i < system->requirements.count; i++) {
        const FlatRequirement *r = &system->requirements.at[i];
        if (!r->checks.count && !r->parts.count)
            tell(arena_format(f->scratch, "%s (%s): %s", r->drawn->qualified->text,
                              source_print(f->scratch, r->drawn->source), r->reason), &told);
    }
    tell_rest(told);
    told = 0;
    if (loose && system->requirements.count)
        diag(DIAG_F64, system->requirements.at[0].drawn->source, "%d check%s of no requirement", loose,
             loose == 1 ? " is" : "s are");
    for (int c = 0; system->requirements.count && c < f->checked.count; c++)
        if (!is_used[c])
            tell(arena_format(f->scratch, "%s: %s (%s)", system->checks.at[c].element->text,
                              system->checks.at[c].written, source_print(f->scratch, system->checks.at[c].source)),
                 &told);
    tell_rest(told);
}

void flat_take_requirements(Flattening *f)
{
    Taking t = {.f = f, .reached = map_new(f->scratch), .number_of = map_new(f->scratch)};
    if (!f->model->requirements.count || diag_error_count())
        return;
    for (int i = 0; i < f->shapes.count; i++)
        reach(&t, f->shapes.at[i]->classifier);
    if (!choose_requirements(&t))
        return;
    t.is_claimed = arena_array(f->scratch, bool, f->checked.count + 1);
    t.stated.at = map_new(f->scratch);
    t.around.at = map_new(f->scratch);
    t.variables.at = map_new(f->scratch);
    t.rivals.at = map_new(f->scratch);
    index_checks(&t);
    for (int i = 0; i < f->system->requirements.count; i++)
        claim_stated(&t, i);
    for (int v = 0; v < f->system->variables.count; v++) /* before checks add more */
        if (f->origins.at[v].property)
            enter_property(&t, &t.variables, f->origins.at[v].property, v);
    const int stated = f->checked.count;
    for (int i = 0; i < f->system->requirements.count; i++)
        claim_bounds(&t, i);
    bool *is_claimed = arena_array(f->scratch, bool, f->checked.count + 1);
    memcpy(is_claimed, t.is_claimed, (size_t)stated);
    t.is_claimed = is_claimed;
    for (int i = 0; i < f->system->requirements.count; i++) {
        const FlatRequirement *r = &f->system->requirements.at[i];
        if (!r->checks.count && !r->parts.count)
            list_push(f->scratch, &t.open, i);
    }
    for (int i = 0; i < t.open.count; i++) {
        const Requirement *r = f->system->requirements.at[t.open.at[i]].drawn;
        for (int k = 0; k < r->related.count; k++)
            if (!r->related.at[k].constraint && key_of(&r->related.at[k]))
                enter(&t, &t.rivals, key_of(&r->related.at[k]), t.open.at[i]);
    }
    for (int i = 0; i < t.open.count; i++)
        claim_blocks(&t, t.open.at[i]);
    if (!diag_error_count())
        tell_coverage(&t);
}
