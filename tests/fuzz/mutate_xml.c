/* mutate_xml.c - libFuzzer's mutation of XML, which mostly keeps it well-formed.
 *
 * A value, a text, a name or an element replaces another one, is changed, duplicated or removed; elements of two inputs
 * are mixed. */
#include "fuzz.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length,
                                 uint8_t *bytes, size_t most, unsigned seed);

typedef enum { SPAN_VALUE, SPAN_TEXT, SPAN_NAME, SPAN_ELEMENT, SPAN_KINDS } SpanKind;

typedef struct {
    size_t from, to;
} Span;

enum { MOST_SPANS = 1024, MOST_LEVELS = 64, LONGEST = 1 << 16 };

typedef struct {
    const uint8_t *at;
    size_t length;
    Span spans[SPAN_KINDS][MOST_SPANS];
    size_t counts[SPAN_KINDS];
} Xml;

static Xml first, second;
static uint8_t piece[LONGEST];

/* ---- spans of the input ------------------------------------------------------------------------------------------ */

static void add(Xml *xml, SpanKind kind, size_t from, size_t to)
{
    if (xml->counts[kind] < MOST_SPANS && to > from)
        xml->spans[kind][xml->counts[kind]++] = (Span){from, to};
}

static bool is_name(uint8_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr("_:-.", c) != NULL;
}

static size_t name_end(const Xml *xml, size_t i)
{
    while (i < xml->length && xml->at[i] && is_name(xml->at[i]))
        i++;
    return i;
}

static size_t until(const Xml *xml, size_t i, uint8_t end)
{
    while (i < xml->length && xml->at[i] != end)
        i++;
    return i;
}

/* Collects the attributes of a tag; returns the position of its '>'. */
static size_t scan_tag(Xml *xml, size_t i)
{
    while (i < xml->length && xml->at[i] != '>') {
        size_t end = name_end(xml, i);
        if (end > i)
            add(xml, SPAN_NAME, i, end);
        i = end;
        if (i < xml->length && (xml->at[i] == '"' || xml->at[i] == '\'')) {
            end = until(xml, i + 1, xml->at[i]);
            add(xml, SPAN_VALUE, i + 1, end);
            i = end;
        }
        if (i < xml->length && xml->at[i] != '>')
            i++;
    }
    return i;
}

static void scan(Xml *xml, const uint8_t *bytes, size_t length)
{
    size_t open[MOST_LEVELS], levels = 0;
    xml->at = bytes;
    xml->length = length;
    memset(xml->counts, 0, sizeof xml->counts);
    for (size_t i = 0; (i = until(xml, i, '<')) < length;) {
        size_t start = i, end = scan_tag(xml, i + 1);
        bool closes = start + 1 < length && bytes[start + 1] == '/';
        bool is_whole = end > start && bytes[end - 1] == '/';
        bool is_other = start + 1 < length && (bytes[start + 1] == '?' || bytes[start + 1] == '!');
        i = end;
        if (end >= length || is_other)
            continue;
        if (closes && levels)
            add(xml, SPAN_ELEMENT, open[--levels], end + 1);
        else if (is_whole)
            add(xml, SPAN_ELEMENT, start, end + 1);
        else if (!closes && levels < MOST_LEVELS)
            open[levels++] = start;
        size_t next = until(xml, end + 1, '<');
        add(xml, SPAN_TEXT, end + 1, next);
    }
}

/* ---- the outcome ------------------------------------------------------------------------------------------ */

static size_t below(size_t count)
{
    return (size_t)rand() % count;
}

static const Span *any(const Xml *xml, SpanKind kind)
{
    return xml->counts[kind] ? &xml->spans[kind][below(xml->counts[kind])] : NULL;
}

/* Replaces a span by `piece`; returns the new length. */
static size_t replace(uint8_t *bytes, size_t length, size_t most, Span old, size_t count)
{
    if (length - (old.to - old.from) + count > most)
        return length;
    memmove(bytes + old.from + count, bytes + old.to, length - old.to);
    memcpy(bytes + old.from, piece, count);
    return length - (old.to - old.from) + count;
}

static size_t take(const Xml *xml, const Span *span)
{
    size_t count = span->to - span->from;
    if (count > LONGEST)
        return 0;
    memcpy(piece, xml->at + span->from, count);
    return count;
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t most, unsigned seed)
{
    srand(seed);
    if (below(8) == 0)
        return LLVMFuzzerMutate(bytes, length, most);
    for (size_t rounds = 1 + below(3); rounds; rounds--) {
        scan(&first, bytes, length);
        SpanKind kind = (SpanKind)below(SPAN_KINDS);
        const Span *target = any(&first, kind), *source = any(&first, kind);
        if (!target)
            continue;
        Span place = *target;
        size_t count = take(&first, source);
        switch (below(4)) {
        case 0: /* removed */
            count = 0;
            break;
        case 1: /* changed */
            count = take(&first, target);
            if (kind != SPAN_ELEMENT)
                count = LLVMFuzzerMutate(piece, count, count + 16 < LONGEST ? count + 16 : LONGEST);
            else
                place.to = place.from;
            break;
        case 2: /* inserted */
            if (kind == SPAN_ELEMENT)
                place.to = place.from;
            break;
        default: break; /* replaced */
        }
        length = replace(bytes, length, most, place, count);
    }
    return length;
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length,
                                 uint8_t *bytes, size_t most, unsigned seed)
{
    srand(seed);
    size_t length = left_length < most ? left_length : most;
    memcpy(bytes, left, length);
    scan(&first, bytes, length);
    scan(&second, right, right_length);
    SpanKind kind = below(2) ? SPAN_ELEMENT : (SpanKind)below(SPAN_KINDS);
    const Span *target = any(&first, kind), *source = any(&second, kind);
    if (!target || !source)
        return length;
    Span place = *target;
    if (kind == SPAN_ELEMENT && below(2))
        place.to = place.from;
    return replace(bytes, length, most, place, take(&second, source));
}
