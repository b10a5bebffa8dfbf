/* inventory.c - the contents of the compiled document, as its tool wrote it, and the ignored ones among them. */
#include "sysml/read.h"

#include <string.h>

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

/* Something of no meaning, in a block. */
typedef struct {
    int kind; /* in foreign */
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
    static const char *const tags[] = {"entry", "doActivity", "exit", "effect"};
    bool is = false;
    for (int i = 0; i < 4; i++)
        is = is || strcmp(element->tag->text, tags[i]) == 0;
    return is;
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
                         .copy = name_of("qualifier")}; /* of a port, at the part that has it */
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
