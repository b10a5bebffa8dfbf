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

static void report(Reader *reader, const Element *owner, const char *tag)
{
    enum { MOST_SHOWN = 5 };
    Classifier *at = classifier_around(owner);
    if (!at)
        return;
    const Property *property = owner->made == MADE_PROPERTY ? owner->object : NULL;
    const Name qualified = element_qualified(owner), name = element_name(owner);
    const Name words = property ? property->source.element : qualified ? qualified
                     : name->length ? sysml_member_words(at, name) : at->qualified;
    Problem *found = sysml_problem(reader->arena, at, DIAG_S99, element_source(owner, words),
                                   "'%s' has several elements '%s', where UML allows one", words->text, tag);
    int count = 0;
    for (const Element *child = owner->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, tag) != 0 || ++count > MOST_SHOWN)
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
            report(reader, owner, singles[i]);
        first[i] = first[i] ? first[i] : child;
    }
}

void sysml_find_repeated(Reader *reader)
{
    Name tags[SINGLES];
    for (int i = 0; i < SINGLES; i++)
        tags[i] = name_of(singles[i]);
    for (int i = 0; i < reader->documents.count; i++) {
        const Element *root = reader->documents.at[i]->root;
        for (const Element *e = root; e; e = element_after(e, root))
            if (e->first_child)
                look_into(reader, e, tags);
    }
}
