/* leftovers.c - drawn elements without an effect, although they look as if they had one: constraint blocks that no
 * property uses, parameters joined by item flows instead of connectors, equations in comments. */
#include "sysml/read.h"

#include <string.h>

/* A place to report leftovers at: the blocks around constraint blocks, or a constraint block that stands alone. */
typedef struct {
    Classifier *classifier;
    int flows;              /* item flows that end at parameters in it */
    const Element *counted; /* the last one */
    int laws;               /* constraint blocks in it that nothing uses */
    Text names;             /* of the first of those */
} Place;

typedef struct {
    Reader *reader;
    Map *used;    /* types of properties, generals of classifiers, and ends of connectors */
    Map *numbers; /* of classifiers: index in places */
    List(Place) places;
    List(Element *) comments;
} Leftovers;

/* Blocks around one that nothing uses are what its drawing belongs to, outwards. */
static Classifier *outer_place(const Leftovers *leftovers, const Classifier *inner)
{
    bool is_inside = inner->outer && inner->outer->kind == CLASSIFIER_BLOCK && !map_get(leftovers->used, inner, 0);
    return is_inside ? inner->outer : NULL;
}

static Place *place_of(Leftovers *leftovers, Classifier *classifier)
{
    int number = map_get(leftovers->numbers, classifier, -1);
    if (number < 0) {
        Arena *arena = leftovers->reader->arena;
        number = leftovers->places.count;
        map_put(leftovers->numbers, classifier, number);
        list_push(arena, &leftovers->places, (Place){.classifier = classifier, .names = text_new(arena)});
    }
    return &leftovers->places.at[number];
}

static void report_place(const Leftovers *leftovers, const Place *place)
{
    Arena *arena = leftovers->reader->arena;
    Classifier *at = place->classifier;
    Problem *found;
    bool is_bound = false; /* a parameter of it, as it should be: then flows are mere decoration */
    for (int i = 0; at->kind == CLASSIFIER_CONSTRAINT_BLOCK && i < at->properties.count; i++)
        is_bound = is_bound || map_get(leftovers->used, at->properties.at[i], 0);
    if (!place->flows)
        found = sysml_problem(arena, at, DIAG_S58, at->source, "constraint blocks are drawn in '%s', but not used",
                              at->qualified->text);
    else if (place->laws || (at->kind == CLASSIFIER_CONSTRAINT_BLOCK && !is_bound))
        found = sysml_problem(arena, at, DIAG_S59, at->source,
                              "only item flows join the parameters of %s '%s'; they are no bindings",
                              place->laws ? "constraint blocks in" : "constraint block", at->qualified->text);
    else
        return;
    if (place->flows)
        sysml_problem_detail(found, "item flows: %d", place->flows);
    if (place->laws)
        sysml_problem_detail(found, "constraint blocks without a constraint property: %s", place->names.at);
}

/* ---- equations in comments ---- */

/* The first line that reads as an equation, or NULL. */
static const char *equation_in(Arena *arena, const char *text)
{
    enum { LONGEST = 300 };
    while (*text) {
        size_t length = strcspn(text, "\r\n");
        const char *line = arena_copy(arena, text, length);
        EquationList equations = {0};
        ParseError error = {0};
        if (length < LONGEST && strchr(line, '=') && parse_equations(arena, line, NULL, &equations, &error) &&
            equations.count && equations.at[0]->kind == EQUATION_EQUAL)
            return line;
        text += length;
        text += strspn(text, "\r\n");
    }
    return NULL;
}

static void report_comment(Reader *reader, Classifier *law, const char *text)
{
    if (law->kind != CLASSIFIER_CONSTRAINT_BLOCK || law->constraints.count || law->problems.count)
        return;
    for (int i = 0; i < law->properties.count; i++)
        if (law->properties.at[i]->kind == PROPERTY_CONSTRAINT)
            return;
    const char *equation = equation_in(reader->arena, text);
    if (!equation)
        return;
    Problem *found = sysml_problem(reader->arena, law, DIAG_S18, law->source,
                                   "the constraint block '%s' has no constraint, but a comment that reads as one",
                                   law->qualified->text);
    sysml_problem_detail(found, "comment: %s", equation);
    sysml_problem_fix(found, "make the text the specification of a constraint: comments have no effect");
}

/* Counts item flows that end at parameters, and collects comments. */
static void read_elements(Leftovers *leftovers)
{
    static const char *const ends[] = {"informationSource", "informationTarget"};
    Reader *reader = leftovers->reader;
    const Name flow = name_of("InformationFlow"), comment = name_of("ownedComment");
    for (int i = 0; i < reader->documents.count; i++) {
        Element *root = reader->documents.at[i]->root;
        for (Element *e = root; e; e = element_after(e, root)) {
            if (e->tag == comment)
                list_push(reader->arena, &leftovers->comments, e);
            ReferenceList list = {0};
            for (int k = 0; k < 2 && e->type == flow && !e->is_elsewhere; k++)
                sysml_references(reader->arena, e, ends[k], &list);
            for (int j = 0; j < list.count; j++) {
                const Element *target = sysml_resolve(reader, list.at[j]);
                const Property *end = target && target->made == MADE_PROPERTY ? target->object : NULL;
                Classifier *law = end && end->kind == PROPERTY_PARAMETER ? end->owner : NULL;
                Classifier *outer = law ? outer_place(leftovers, law) : NULL;
                for (Classifier *at = outer ? outer : law; at; at = outer_place(leftovers, at)) {
                    Place *place = place_of(leftovers, at);
                    place->flows += place->counted != e;
                    place->counted = e;
                }
            }
        }
    }
}

void sysml_find_leftovers(Reader *reader)
{
    enum { MOST_SHOWN = 8 };
    const SysmlModel *model = reader->model;
    Leftovers leftovers = {.reader = reader, .numbers = map_new(reader->arena), .used = map_new(reader->arena)};
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *classifier = model->classifiers.at[i];
        for (int j = 0; j < classifier->generals.count; j++)
            map_put(leftovers.used, classifier->generals.at[j], 1);
        for (int j = 0; j < classifier->properties.count; j++)
            if (classifier->properties.at[j]->type && classifier->properties.at[j]->kind != PROPERTY_OTHER)
                map_put(leftovers.used, classifier->properties.at[j]->type, 1);
        for (int j = 0; j < 2 * classifier->connectors.count; j++)
            map_put(leftovers.used, list_last(&classifier->connectors.at[j / 2]->end[j % 2].path), 1);
    }
    read_elements(&leftovers);
    for (int i = 0; i < model->classifiers.count; i++) {
        Classifier *law = model->classifiers.at[i];
        if (law->kind != CLASSIFIER_CONSTRAINT_BLOCK)
            continue;
        for (Classifier *at = outer_place(&leftovers, law); at; at = outer_place(&leftovers, at)) {
            Place *place = place_of(&leftovers, at);
            if (place->laws++ < MOST_SHOWN)
                text_format(&place->names, "%s%s", place->laws > 1 ? ", " : "", law->name->text);
            else if (place->laws == MOST_SHOWN + 1)
                text_add(&place->names, ", ...");
        }
        report_comment(reader, law, law->documentation->text);
    }
    for (int i = 0; i < leftovers.places.count; i++)
        report_place(&leftovers, &leftovers.places.at[i]);
    for (int i = 0; i < leftovers.comments.count; i++) { /* they may stand elsewhere and refer to their subject */
        const char *body = element_property(leftovers.comments.at[i], "body");
        Reference about;
        if (!body || !sysml_reference(reader->arena, leftovers.comments.at[i], "annotatedElement", &about))
            continue;
        const Element *target = sysml_resolve(reader, about);
        if (target && target->made == MADE_CLASSIFIER)
            report_comment(reader, target->object, body);
    }
}
