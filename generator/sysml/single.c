/* single.c - elements that UML allows once, drawn several times: all but the first would be lost. */
#include "sysml/read.h"

#include <string.h>

static const char *const singles[] = {"defaultValue", "lowerValue",       "upperValue", "specification", "guard",
                                      "when",         "changeExpression", "entry",      "exit",          "doActivity"};
enum { SINGLES = sizeof singles / sizeof *singles };

static const char *shown_value(const Element *element)
{
    const char *words = element_property(element, "value");
    words = words ? words : element_property(element, "body");
    words = words ? words : element_characters(element);
    return words ? words : element_property(element, "instance");
}

/* Some tools write the same twice. */
static bool is_equal(const Element *a, const Element *b)
{
    const char *one = shown_value(a), *other = shown_value(b);
    return a->type == b->type && one && other && strcmp(one, other) == 0;
}

static Classifier *classifier_around(const Element *element)
{
    while (element && element->made != MADE_CLASSIFIER)
        element = element->parent;
    return element ? element->object : NULL;
}

/* `taken` is the text that would count, of those in several languages; else NULL. */
static void report(Reader *reader, const Element *owner, const char *tag, const Element *taken)
{
    enum { MOST_SHOWN = 5 };
    Classifier *at = classifier_around(owner);
    if (!at)
        return;
    const Element *named = owner;
    while (named->parent && named->made != MADE_CLASSIFIER && !element_name(named)->length)
        named = named->parent;
    const Property *property = named->made == MADE_PROPERTY ? named->object : NULL;
    const Name qualified = element_qualified(named), name = element_name(named);
    const Name words = property ? property->source.element : qualified ? qualified
                     : name->length ? sysml_member_words(at, name) : at->qualified;
    Problem *found = sysml_problem(reader->arena, at, DIAG_S99, element_source(owner, words),
                                   "'%s' has several elements '%s'%s", words->text, tag,
                                   taken ? " in one language" : ", where UML allows one");
    int count = 0;
    for (const Element *child = owner->first_child; child; child = child->next) {
        const bool is_it = strcmp(child->tag->text, tag) == 0 &&
                           (!taken || child == taken || sysml_is_body_hidden(reader, owner, child, taken));
        if (!is_it || ++count > MOST_SHOWN)
            continue;
        const char *value = shown_value(child);
        sysml_problem_detail(found, "%s%s%s", source_print(reader->arena, element_source(child, NULL)),
                             value ? ": " : "", value ? value : "");
    }
    if (count > MOST_SHOWN)
        sysml_problem_detail(found, "and %d more", count - MOST_SHOWN);
}

static void look_into(Reader *reader, const Element *owner, const Name *tags)
{
    const Element *first[SINGLES] = {NULL};
    bool is_reported[SINGLES] = {false};
    for (const Element *child = owner->first_child; child; child = child->next) {
        int i = 0;
        while (i < SINGLES && tags[i] != child->tag)
            i++;
        if (i == SINGLES || child->is_elsewhere || child->is_reference || is_reported[i])
            continue;
        is_reported[i] = first[i] && !is_equal(first[i], child);
        if (is_reported[i])
            report(reader, owner, singles[i], NULL);
        first[i] = first[i] ? first[i] : child;
    }
}

/* Texts in several languages say the same; of several in one, only the first would count. */
static void look_into_bodies(Reader *reader, const Element *owner, Name tag)
{
    const Element *first = NULL;
    for (const Element *child = owner->first_child; child; child = child->next) {
        if (child->tag != tag)
            continue;
        first = first ? first : sysml_best_body(reader, owner).at;
        if (first && child != first && sysml_is_body_hidden(reader, owner, child, first)) {
            report(reader, owner, "body", first);
            return;
        }
    }
}

void sysml_find_repeated(Reader *reader)
{
    Name tags[SINGLES];
    for (int i = 0; i < SINGLES; i++)
        tags[i] = name_of(singles[i]);
    const Name body = name_of("body");
    for (int i = 0; i < reader->documents.count; i++) {
        const Element *root = reader->documents.at[i]->root;
        for (const Element *e = root; e; e = element_after(e, root))
            if (e->first_child) {
                look_into(reader, e, tags);
                look_into_bodies(reader, e, body);
            }
    }
}
