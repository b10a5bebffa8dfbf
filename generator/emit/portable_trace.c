/* portable_trace.c - the table that leads from statements of portable C to the drawing. In the order of the file, it
 * has a row for each statement and each equation, or statement of an algorithm, from which the statement comes. */
#include "emit/portable.h"

#include <string.h>

typedef struct {
    Arena *arena;
    const Causal *causal;
    Record *record;
    Map *part_at; /* path -> 1 + index into parts */
    Map *checked; /* leaf that tells whether a check is violated, or exercised -> 1 + the check's index */
} Tracing;

/* ---- requirements ---- */

static bool is_a(const Classifier *classifier, const Classifier *general)
{
    bool is = classifier == general;
    for (int i = 0; classifier && i < classifier->generals.count && !is; i++)
        is = is_a(classifier->generals.at[i], general);
    return is;
}

/* Where a statement comes from: a constraint, by its qualified name, and the part that has it. */
typedef struct {
    Name element, instance, scope;
    Expr determined; /* the left side of its equation; NULL: an algorithm */
} Origin;

static bool is_within(const char *path, const char *around, const char *separator)
{
    const size_t length = strlen(around);
    return strncmp(path, around, length) == 0 && (!path[length] || strncmp(path + length, separator, 1) == 0);
}

/* True if the origin lies within a part that is the related property, or an instance of the related block. */
static bool is_of_part(const Tracing *t, const Origin *origin, const Related *related)
{
    const System *system = t->causal->system;
    bool is = false;
    for (int at = map_get(t->part_at, origin->instance, 0) - 1; at >= 0 && !is; at = system->parts.at[at].parent) {
        const FlatPart *part = &system->parts.at[at];
        is = related->property ? part->property == related->property : is_a(part->type, related->classifier);
        if (related->property && !is && is_a(part->type, related->property->owner)) /* a use of a constraint block */
            is = is_within(origin->scope->text,
                           arena_format(t->arena, "%s%s%s", part->path->text, part->path->length ? "." : "",
                                        related->property->name->text),
                           ".");
    }
    return is;
}

static bool is_related(const Tracing *t, const Origin *origin, const Related *related)
{
    if (related->constraint)
        return origin->element ==
               name_format("%s::%s", related->constraint->owner->qualified->text, related->constraint->name->text);
    if (!related->property && !related->classifier)
        return false;
    if (related->classifier && is_within(origin->element->text, related->classifier->qualified->text, ":"))
        return true;
    return is_of_part(t, origin, related);
}

/* The ids of requirements that the model relates to the element or to one around it, or that have the check. */
static const char *requirements_of(const Tracing *t, const Origin *origin)
{
    const System *system = t->causal->system;
    const int check = origin->determined ? map_get(t->checked, origin->determined, 0) - 1 : -1;
    Text text = text_new(t->arena);
    for (int i = 0; i < system->requirements.count; i++) {
        const FlatRequirement *r = &system->requirements.at[i];
        bool is = check >= 0 && ints_hold(&r->checks, check);
        for (int k = 0; k < r->drawn->related.count && !is; k++)
            is = is_related(t, origin, &r->drawn->related.at[k]);
        if (is)
            text_format(&text, "%s%s", text.length ? " " : "",
                        r->drawn->id->length ? r->drawn->id->text : r->drawn->name->text);
    }
    return text.at;
}

/* ---- rows ---- */

static void add_row(const Tracing *t, int line, const char *number, Name id, const char *text, Source source,
                    const Origin *origin)
{
    Record *row = record_add(t->record, "statements");
    record_format(row, "line", "%d", line);
    record_set(row, "number", number);
    record_set(row, "equation", portable_csv(t->arena, id->text));
    record_set(row, "text", portable_csv(t->arena, text));
    record_set(row, "element", portable_csv(t->arena, origin->element->text));
    record_set(row, "drawn", portable_csv(t->arena, source.file ? source_print(t->arena, source) : ""));
    record_set(row, "requirements", portable_csv(t->arena, requirements_of(t, origin)));
}

static void add_equation(const Tracing *t, int line, int equation)
{
    const CausalEquation *e = &t->causal->equations.at[equation];
    const FlatEquation *drawn = &t->causal->system->equations.at[e->declared];
    const char *text = drawn->written ? drawn->written
                                      : arena_format(t->arena, "%s = %s", expr_text(t->arena, drawn->left),
                                                     expr_text(t->arena, drawn->right));
    const Origin origin = {.element = drawn->element ? drawn->element : name_of(""),
                           .instance = drawn->instance,
                           .scope = drawn->scope ? drawn->scope : name_of(""),
                           .determined = drawn->left};
    add_row(t, line, arena_format(t->arena, "%d", equation), e->id, text, drawn->source, &origin);
}

static void add_algorithm(const Tracing *t, int line, int algorithm, const Statement *statement)
{
    const FlatAlgorithm *drawn = &t->causal->system->algorithms.at[t->causal->algorithms.at[algorithm].declared];
    const Origin origin = {.element = drawn->element, .instance = drawn->instance, .scope = drawn->scope};
    Source source = drawn->source;
    source.line = statement->line;
    add_row(t, line, "", drawn->id, statement->text ? statement->text : "", source, &origin);
}

void portable_trace(Output *output, const Causal *causal, const char *name, const ShownList *statements)
{
    const System *system = causal->system;
    Arena *arena = arena_new();
    Tracing t = {.arena = arena,
                 .causal = causal,
                 .record = record_new(arena, NULL),
                 .part_at = map_new(arena),
                 .checked = map_new(arena)};
    for (int i = 0; i < system->parts.count; i++)
        map_put(t.part_at, system->parts.at[i].path, 1 + i);
    for (int i = 0; i < system->checks.count; i++) {
        const FlatCheck *check = &system->checks.at[i];
        map_put(t.checked, check->violated, 1 + i);
        if (check->exercised)
            map_put(t.checked, check->exercised, 1 + i);
    }
    record_list(t.record, "statements");
    for (int i = 0; i < statements->count; i++) {
        const ShownStatement *s = &statements->at[i];
        for (int k = 0; k < s->equations.count; k++)
            add_equation(&t, s->line, s->equations.at[k]);
        for (int k = 0; k < s->algorithms.count; k++)
            add_algorithm(&t, s->line, s->algorithms.at[k], s->drawn);
    }
    Text text = text_new(output->arena);
    template_render(&text, NULL, "templates/portable_trace.csv.in", t.record);
    output_add_text(output, arena_format(output->arena, "portable/%s_trace.csv", name), &text);
    arena_free(arena);
}
