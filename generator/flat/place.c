/* place.c - places of expressions in texts, and messages about mistakes there. */
#include "flat/place.h"

#include <string.h>

Place flat_place_at_line(const Place *text, int line)
{
    Place place = *text;
    if (!place.first_line)
        place.first_line = place.source.line;
    if (place.spans_lines && place.first_line > 0)
        place.source.line = place.first_line + line - 1;
    return place;
}

const Local *flat_local_named(const Place *place, Name name)
{
    const Local *local = place->locals;
    while (local && local->name != name)
        local = local->outer;
    return local;
}

Place flat_place_with(const Place *place, const Local *local)
{
    Place inner = *place;
    inner.locals = local;
    return inner;
}

Place flat_quiet(const Place *place)
{
    Place quiet = *place;
    quiet.is_quiet = true;
    return quiet;
}

const char *flat_text_in_round(Flattening *f, const char *text, const Place *place)
{
    for (const Local *local = place->locals; local; local = local->outer)
        text = arena_format(f->arena, "%s, %s = %s", text, local->name->text, expr_text(f->scratch, local->leaf));
    return text;
}

const char *flat_rounds(Flattening *f, const Place *place, const char *inner)
{
    for (const Local *local = place->locals; local; local = local->outer)
        inner = arena_format(f->arena, "%s%s%s", expr_text(f->scratch, local->leaf), inner ? "," : "",
                             inner ? inner : "");
    return inner;
}

const char *flat_element_text(const Place *place)
{
    return place->element ? place->element->text : "";
}

/* Names the collections without elements that the text uses: they may be the cause of a mistake in sizes. */
static void tell_empty(Flattening *f, const Instance *scope, const char *text)
{
    for (int i = 0; scope && scope->members && i < scope->shape->properties.count; i++) {
        const Property *property = scope->shape->properties.at[i];
        const Member *member = &scope->members[i];
        if (!sysml_is_open_collection(property) || member->kind != MEMBER_ARRAY || member->is.array->count ||
            !text_has_name(text, property->identifier))
            continue;
        diag_detail("the collection '%s' has no elements (%s)", property->identifier->text,
                    source_print(f->scratch, property->source));
        diag_fix("let parts subset the collection '%s', or give it the multiplicity 1 if it is a single part",
                 property->identifier->text);
    }
}

/* For a mistake in a library, also tells the part in which it was found. */
bool flat_report_mistake(Flattening *f, DiagCode code, const Place *place, const char *in, const char *format, ...)
{
    if (place->is_quiet)
        return false;
    Text words = text_new(f->scratch);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&words, format, arguments);
    va_end(arguments);
    diag(code, place->source, "'%s': %s", flat_element_text(place), words.at);
    if (in)
        diag_detail("in: %s", in);
    if (in && code == DIAG_F38)
        tell_empty(f, place->scope, in);
    const FlatPart *part = place->scope && place->scope->part >= 0 ? &f->system->parts.at[place->scope->part] : NULL;
    if (part && *part->path->text && place->source.file && place->source.file != f->system->file)
        diag_detail("of '%s' (%s)", part->path->text, source_print(f->scratch, part->source));
    return true;
}

bool flat_report_once(Flattening *f, const void *element)
{
    return map_enter(f->reported, element);
}

Name flat_qualified_name(const Classifier *owner, Name name)
{
    return name->length ? name_joined(owner->qualified, "::", name) : owner->qualified;
}

/* Plant::pump.outlet */
const char *flat_end_text(Arena *arena, const Connector *connector, int end)
{
    Text text = text_new(arena);
    text_format(&text, "%s::", connector->owner->qualified->text);
    const ConnectorEnd *at = &connector->end[end];
    if (at->written)
        text_add(&text, at->written);
    for (int i = 0; !at->written && i < at->path.count; i++)
        text_format(&text, "%s%s", i ? "." : "", at->path.at[i]->name->text);
    return text.at;
}

Source flat_source_of_connector(Flattening *f, const Connector *connector)
{
    Source source = connector->source;
    source.element = flat_qualified_name(connector->owner, connector->name);
    if (!connector->name->length) /* Block::a.p-b.p */
        source.element = name_format("%s-%s", flat_end_text(f->scratch, connector, 0),
                                     flat_end_text(f->scratch, connector, 1) + connector->owner->qualified->length + 2);
    return source;
}

Place flat_place_of_law(const Instance *scope, int law)
{
    const Constraint *constraint = scope->shape->constraints.at[law];
    Place place = {.scope = scope,
                   .law = constraint,
                   .source = constraint->source,
                   .element = scope->shape->laws[law],
                   .spans_lines = constraint->spans_lines};
    place.source.element = place.element;
    return place;
}

Place flat_place_of_value(const Flattening *f, const Instance *scope, const Property *property, const Value *value)
{
    return (Place){.scope = scope,
                   .source = value->source,
                   .element = flat_qualified_name(property->owner, property->name),
                   .is_quiet = map_get(f->reported, value, 0)};
}
