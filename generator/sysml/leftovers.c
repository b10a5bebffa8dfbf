/* leftovers.c - drawn elements without an effect, although they look as if they had one: constraint blocks that no
 * property uses, parameters joined by item flows instead of connectors, equations in comments. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <string.h>

/* A classifier to report leftovers at: a block around constraint blocks, or a constraint block without such a block. */
typedef struct {
    Classifier *classifier;
    int flows;              /* item flows that end at parameters in it */
    const Element *counted; /* the last item flow counted */
    int laws;               /* constraint blocks in it that nothing uses */
    Text names;             /* of the first of these constraint blocks */
} Place;

typedef struct {
    Reader *reader;
    Map *used;    /* types of properties, generals of classifiers, and ends of connectors */
    Map *numbers; /* classifier -> index in places */
    List(Place) places;
    List(Element *) comments;
} Leftovers;

/* The block around a classifier that nothing uses: the drawing of the classifier belongs to it. NULL: there is none. */
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
    bool is_bound = false; /* by a connector at a parameter of it: then flows are mere decoration */
    for (int i = 0; at->kind == CLASSIFIER_CONSTRAINT_BLOCK && i < at->properties.count; i++)
        is_bound = is_bound || map_get(leftovers->used, at->properties.at[i], 0);
    if (!place->flows)
        found = sysml_problem(arena, at, DIAG_S58, at->source, "constraint blocks are drawn in '%s', but not used",
                              at->qualified->text);
    else if (place->laws || (at->kind == CLASSIFIER_CONSTRAINT_BLOCK && !is_bound))
        found = sysml_problem(arena, at, DIAG_S59, at->source,
                              "the parameters of %s '%s' are joined by item flows only, which are not bindings",
                              place->laws ? "constraint blocks in" : "constraint block", at->qualified->text);
    else
        return;
    if (place->flows)
        sysml_problem_detail(found, "item flows: %d", place->flows);
    if (place->laws)
        sysml_problem_detail(found, "constraint blocks without a constraint property: %s", place->names.at);
}

/* ---- equations in comments ---- */

/* The first line that can be read as an equation, or NULL. */
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
                                   "the constraint block '%s' has no constraint, but a comment that looks like one",
                                   law->qualified->text);
    sysml_problem_detail(found, "comment: %s", equation);
    sysml_problem_fix(found, "make the text the specification of a constraint: comments have no effect");
}

/* Warns of missing ends of a dependency without a meaning here, such as an allocation. */
static void report_lost_ends(Reader *reader, Element *dependency)
{
    static const char *const ends[] = {"client", "supplier"};
    if (!dependency->document->is_main || dependency->is_elsewhere || dependency->is_reference ||
        !word_is_among(dependency->type->text, "Abstraction|Dependency|Realization|Usage"))
        return;
    for (Stereotype s = STEREOTYPE_SATISFY; s <= STEREOTYPE_DERIVE; s++)
        if (sysml_application(dependency, s))
            return;
    for (int k = 0; k < 2; k++) {
        ReferenceList list = {0};
        sysml_references(reader->arena, dependency, ends[k], &list);
        for (int i = 0; i < list.count; i++) {
            const char *id = list.at[i].id;
            if (!id || sysml_resolve(reader, list.at[i]) || dialect_typed_word(reader->scratch, id))
                continue;
            diag(DIAG_X21, element_source(list.at[i].at, NULL),
                 "the %s of the dependency '%s' refers to an element that is not in the file", ends[k],
                 element_name(dependency)->length ? element_name(dependency)->text : dependency->id->text);
            diag_detail("no element has the id '%s'", id);
            diag_cause((Cause){.key = name_of("dependencies"), .subject = id,
                               .one = "more dependency refers to an element that is not in the file",
                               .many = "more dependencies refer to elements that are not in the file"});
        }
    }
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
            if (e->type && e->id)
                report_lost_ends(reader, e);
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

/* ---- drawn several times ---- */

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

/* True if both have the same value: some tools write an element twice. */
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

/* Reports several elements where one is allowed. `taken`: of texts in one language, the one that would count; else
 * NULL. */
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

/* Reports several texts in one language, of which only the first would count. Texts in other languages may be the same
 * in other words. */
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

/* ---- counted elements ---- */

typedef enum { BY_STEREOTYPE, BY_TAG, BY_TYPE } Criterion;
typedef enum { LINE_TYPES, LINE_FEATURES, LINE_CONNECTIONS, LINE_BEHAVIOUR, LINE_VALUES, LINES } Line;

static const char *const titles[LINES] = {"types", "features", "connections", "behaviour", "values"};

static const struct {
    Line line;
    Criterion criterion;
    const char *word, *one, *many;
} rows[] = {
    {LINE_TYPES, BY_STEREOTYPE, "Block", "block", "blocks"},
    {LINE_TYPES, BY_STEREOTYPE, "ModelicaBlock", "block of Modelica", "blocks of Modelica"},
    {LINE_TYPES, BY_STEREOTYPE, "SimulinkBlock", "block of Simulink", "blocks of Simulink"},
    {LINE_TYPES, BY_STEREOTYPE, "InterfaceBlock", "interface block", "interface blocks"},
    {LINE_TYPES, BY_STEREOTYPE, "ConstraintBlock", "constraint block", "constraint blocks"},
    {LINE_TYPES, BY_STEREOTYPE, "ValueType", "value type", "value types"},
    {LINE_TYPES, BY_TAG, "generalization", "generalization", "generalizations"},
    {LINE_FEATURES, BY_TYPE, "Port", "port", "ports"},
    {LINE_FEATURES, BY_STEREOTYPE, "ProxyPort", "proxy port", "proxy ports"},
    {LINE_FEATURES, BY_STEREOTYPE, "FlowProperty", "flow property", "flow properties"},
    {LINE_FEATURES, BY_TAG, "redefinedProperty", "redefinition", "redefinitions"},
    {LINE_CONNECTIONS, BY_TAG, "ownedConnector", "connector", "connectors"},
    {LINE_CONNECTIONS, BY_STEREOTYPE, "BindingConnector", "binding connector", "binding connectors"},
    {LINE_CONNECTIONS, BY_STEREOTYPE, "NestedConnectorEnd", "nested end", "nested ends"},
    {LINE_CONNECTIONS, BY_STEREOTYPE, "ItemFlow", "item flow", "item flows"},
    {LINE_BEHAVIOUR, BY_TAG, "ownedRule", "rule", "rules"},
    {LINE_BEHAVIOUR, BY_TYPE, "StateMachine", "state machine", "state machines"},
    {LINE_BEHAVIOUR, BY_TYPE, "Signal", "signal", "signals"},
    {LINE_BEHAVIOUR, BY_STEREOTYPE, "Requirement", "requirement", "requirements"},
    {LINE_VALUES, BY_TYPE, "InstanceSpecification", "instance specification", "instance specifications"},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* Elements without meaning for a simulation, wherever they stand. */
static const struct {
    Criterion criterion;
    const char *word, *one, *many;
} foreign[] = {
    {BY_TYPE, "Activity", "activity", "activities"},
    {BY_TYPE, "Interaction", "interaction", "interactions"},
    {BY_TYPE, "Collaboration", "collaboration", "collaborations"},
    {BY_TYPE, "ProtocolStateMachine", "protocol state machine", "protocol state machines"},
    {BY_TYPE, "UseCase", "use case", "use cases"},
    {BY_TYPE, "Actor", "actor", "actors"},
    {BY_TAG, "ownedOperation", "operation", "operations"},
    {BY_TYPE, "Artifact", "artifact", "artifacts"},
    {BY_TYPE, "Stereotype", "stereotype definition", "stereotype definitions"},
    {BY_STEREOTYPE, "TestCase", "test case", "test cases"},
    {BY_STEREOTYPE, "Allocate", "allocation", "allocations"},
};
enum { FOREIGN = sizeof foreign / sizeof *foreign };

typedef struct {
    Name name;
    int count;
} Tally;
typedef List(Tally) TallyList;

/* An element without meaning for a simulation, in a block. */
typedef struct {
    int kind; /* index in foreign */
    Name name;
    const Classifier *owner;
    Source source;
} Stranger;

struct Inventory {
    int counts[ROWS], foreign[FOREIGN];
    int elements, references;
    TallyList defaults; /* by the type of the value */
    TallyList unknown;  /* stereotypes */
    List(Stranger) strangers;
};

/* ---- counting ---- */

static void add_to(Arena *arena, TallyList *list, Name name)
{
    for (int i = 0; i < list->count; i++)
        if (list->at[i].name == name) {
            list->at[i].count++;
            return;
        }
    list_push(arena, list, (Tally){name, 1});
}

enum { CRITERIA = BY_TYPE + 1, UNSEEN = -2, NONE = -1 };

typedef struct {
    Arena *arena;
    Inventory *inventory;
    Map *kinds[CRITERIA]; /* by word: index in rows, behind them in foreign; or NONE */
    Name redefinition, copy;
} Counting;

static int kind_by(Counting *counting, Criterion criterion, Name word)
{
    int kind = map_get(counting->kinds[criterion], word, UNSEEN);
    if (kind != UNSEEN)
        return kind;
    kind = NONE;
    for (int i = 0; i < ROWS + FOREIGN; i++) {
        const Criterion own = i < ROWS ? rows[i].criterion : foreign[i - ROWS].criterion;
        const char *of_row = i < ROWS ? rows[i].word : foreign[i - ROWS].word;
        if (own == criterion &&
            (criterion == BY_STEREOTYPE ? words_equal_caseless(of_row, word->text) : strcmp(of_row, word->text) == 0))
            kind = i;
    }
    map_put(counting->kinds[criterion], word, kind);
    return kind;
}

static void count_kind(Counting *counting, const Element *element, int kind)
{
    Inventory *inventory = counting->inventory;
    if (kind == NONE)
        return;
    if (kind < ROWS) {
        inventory->counts[kind]++;
        return;
    }
    inventory->foreign[kind - ROWS]++;
    const Classifier *owner = NULL; /* the nearest block around it */
    for (const Element *e = element->parent; e && (!owner || owner->kind == CLASSIFIER_OTHER); e = e->parent)
        owner = e->made == MADE_CLASSIFIER ? e->object : NULL;
    if (owner && owner->kind != CLASSIFIER_OTHER)
        list_push(counting->arena, &inventory->strangers,
                  (Stranger){kind - ROWS, element_name(element), owner, element_source(element, owner->qualified)});
}

/* True if it is an action of a state machine. Reading it shows whether it can be simulated. */
static bool is_action(const Element *element)
{
    return word_is_among(element->tag->text, "entry|doActivity|exit|effect");
}

/* The meaning of a stereotype that is not SysML's own, or NULL. */
static const char *indirect_meaning(const Element *application)
{
    const char *tag = application->tag->text;
    const bool is_direct =
        application->family != FAMILY_TOOL && dialect_stereotype(application->family, tag) && !dialect_extension(tag);
    return is_direct && application->stereotype != STEREOTYPE_REQUIREMENT ? NULL
                                                                          : dialect_meaning(application->stereotype);
}

static void count_element(Counting *counting, const Element *element)
{
    Name tag = element->tag;
    count_kind(counting, element, kind_by(counting, BY_TAG, tag));
    bool refers = element->is_elsewhere || element->is_reference;
    const int kind = element->type ? kind_by(counting, BY_TYPE, element->type) : NONE;
    if (!refers && tag != counting->copy && !(kind >= ROWS && is_action(element)))
        count_kind(counting, element, kind);
    for (int i = 0; i < element->attribute_count; i++)
        if (element->attributes[i].name == counting->redefinition)
            count_kind(counting, element, kind_by(counting, BY_TAG, counting->redefinition));
    bool is_sysml = element->family == FAMILY_SYSML || element->family == FAMILY_SYSPHS;
    const bool is_application = element_is_application(element);
    const char *meaning = is_application ? indirect_meaning(element) : NULL;
    if (meaning || (is_application && is_sysml))
        count_kind(counting, element, kind_by(counting, BY_STEREOTYPE, meaning ? name_of(meaning) : tag));
    else if (is_application && !element->stereotype && element->family == FAMILY_UNKNOWN)
        add_to(counting->arena, &counting->inventory->unknown, tag);
}

const Inventory *sysml_take_inventory(Reader *reader)
{
    Arena *arena = reader->arena;
    Inventory *inventory = arena_new_of(arena, Inventory);
    Counting counting = {.arena = arena, .inventory = inventory, .redefinition = name_of("redefinedProperty"),
                         .copy = name_of("qualifier")}; /* of a port, below the part that has it */
    for (int i = 0; i < CRITERIA; i++)
        counting.kinds[i] = map_new(arena);
    const Document *main = reader->documents.at[0];
    inventory->elements = main->element_count;
    inventory->references = main->reference_count;
    for (int i = 0; i < main->defaults.count; i++)
        add_to(arena, &inventory->defaults, main->defaults.at[i]);
    for (const Element *e = main->root; e; e = element_after(e, main->root))
        count_element(&counting, e);
    return inventory;
}

/* ---- printing ---- */

static void add_count(Text *text, bool *first, int count, const char *one, const char *many)
{
    if (!count)
        return;
    text_format(text, "%s%d %s", *first ? "" : ", ", count, count == 1 ? one : many);
    *first = false;
}

static void print_tallies(Text *text, const char *title, const char *before, const TallyList *list)
{
    if (!list->count)
        return;
    text_format(text, "  %-14s%s", title, before);
    for (int i = 0; i < list->count; i++) {
        text_format(text, "%s%d ", i ? ", " : "", list->at[i].count);
        text_add_shown(text, list->at[i].name->text);
    }
    text_add_char(text, '\n');
}

static void print_line(Text *text, const Inventory *inventory, const SysmlModel *model, Line line)
{
    Text words = text_new(text->arena);
    bool first = true;
    if (line == LINE_FEATURES)
        add_count(&words, &first, model->part_count, "part", "parts");
    for (int i = 0; i < ROWS; i++)
        if (rows[i].line == line)
            add_count(&words, &first, inventory->counts[i], rows[i].one, rows[i].many);
    if (first)
        return;
    text_format(text, "  %-14s%s\n", titles[line], words.at);
}

/* Lists elements without meaning in the blocks that are compiled; other blocks may have any contents. */
static void print_strangers(Text *text, const Inventory *inventory, const Classifier *root)
{
    enum { MOST_LISTED = 10 };
    Map *reached = map_new(text->arena);
    const ClassifierList used = sysml_instantiated(root, text->arena);
    for (int i = 0; i < used.count; i++) {
        const ClassifierList all = sysml_lineage(used.at[i], text->arena);
        for (int k = 0; k < all.count; k++)
            map_put(reached, all.at[k], 1);
    }
    int count = 0;
    for (int i = 0; i < inventory->strangers.count; i++) {
        const Stranger *item = &inventory->strangers.at[i];
        if (!map_get(reached, item->owner, 0) || ++count > MOST_LISTED)
            continue;
        text_format(text, "%s    %s '", count == 1 ? "; in the compiled system:\n" : "", foreign[item->kind].one);
        text_add_shown(text, item->name->text);
        text_add(text, "' of '");
        text_add_shown(text, item->owner->qualified->text);
        text_format(text, "' (%s)\n", source_print(text->arena, item->source));
    }
    if (count > MOST_LISTED)
        text_format(text, "    and %d more\n", count - MOST_LISTED);
    if (!count)
        text_add(text, "; none in the compiled system\n");
}

static void print_foreign(Text *text, const Inventory *inventory, const Classifier *root)
{
    Text words = text_new(text->arena);
    bool first = true;
    for (int i = 0; i < FOREIGN; i++)
        add_count(&words, &first, inventory->foreign[i], foreign[i].one, foreign[i].many);
    if (first)
        return;
    text_format(text, "  %-14s%s", "not simulated", words.at);
    if (root)
        print_strangers(text, inventory, root);
    else
        text_add_char(text, '\n');
}

void sysml_print_inventory(Text *text, const SysmlModel *model, const Classifier *root)
{
    const Inventory *inventory = model->inventory;
    text_format(text, "%s\n", model->main->path->text);
    for (int line = 0; line < LINES; line++)
        print_line(text, inventory, model, (Line)line);
    print_tallies(text, "defaults", "", &inventory->defaults);
    text_format(text, "  %-14s%d %s", "document", inventory->elements,
                inventory->elements == 1 ? "element" : "elements");
    if (inventory->references)
        text_format(text, ", %d %s to other documents", inventory->references,
                    inventory->references == 1 ? "reference" : "references");
    text_add_char(text, '\n');
    for (int i = 1; i < model->files.count; i++)
        text_format(text, "  %-14s%s%s", i == 1 ? "also read" : "", model->files.at[i]->label->text, "\n");
    print_tallies(text, "ignored", "unknown stereotypes: ", &inventory->unknown);
    print_foreign(text, inventory, root);
}
