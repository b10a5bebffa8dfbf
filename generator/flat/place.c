/* place.c - where an expression stands, and what is said of a mistake there. */
#include "flat/instance.h"

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

const char *flat_element_text(const Place *place)
{
    return place->element ? place->element->text : "";
}

/* Tells the part that a mistake in a library is found by. */
static void report_part(const Flattening *f, const Place *place)
{
    const FlatPart *part = place->scope && place->scope->part >= 0 ? &f->system->parts.at[place->scope->part] : NULL;
    if (part && *part->path->text && place->source.file && place->source.file != f->system->file)
        diag_detail("of '%s' (%s)", part->path->text, source_print(f->scratch, part->source));
}

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
    report_part(f, place);
    return true;
}
