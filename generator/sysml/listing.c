/* listing.c - level 1 as text: each classifier that the chosen block needs, once, as it is drawn. */
#include "family/family.h"
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <math.h>
#include <string.h>

enum { NAME_COLUMN = 16, SOURCE_COLUMN = 48, DEEPEST_INSTANCE = 8 };

typedef struct {
    FamilyListing rows;
    Text *text;                 /* of the present row, behind its last name */
    ClassifierList classifiers; /* in order */
    Map *namesakes;             /* simple name -> number of classifiers with it */
    FamilyListing places;       /* places of the rows in files: listed apart, so that a new line changes no row */
    FamilyReferences lines;     /* of the classifier's rows */
    const SourceFile *file;     /* of the classifier */
} Listing;

static void begin_row(Listing *listing)
{
    family_begin(&listing->rows);
}

/* Adds the text that was written so far as words. */
static void end_words(Listing *listing)
{
    family_format(&listing->rows, "%s", listing->text->at);
    *listing->text = text_new(listing->rows.arena);
}

static void add_name(Listing *listing, Name name)
{
    end_words(listing);
    family_name(&listing->rows, name, 0, 0);
}

static void end_row(Listing *listing)
{
    end_words(listing);
    family_line(&listing->rows);
}

/* Ends a row, and notes its line; - for a value without a line of its own. */
static void add_source(Listing *listing, Source source)
{
    const Name line = source.file == listing->file ? name_format("%d", source.line)
                      : source.file ? name_of(source_print(listing->places.arena, source)) : name_of("-");
    list_push(listing->places.arena, &listing->lines, ((FamilyReference){line, 0, 0}));
    end_row(listing);
}

/* Text of the model on one line: its line breaks and quotes are marked. */
static void add_quoted(Text *text, const char *words)
{
    text_add(text, "\"");
    for (; *words; words++) {
        if (*words == '\n')
            text_add(text, "\\n");
        else if (*words == '"' || *words == '\\')
            text_format(text, "\\%c", *words);
        else if ((unsigned char)*words >= 0x20)
            text_add_char(text, *words);
    }
    text_add(text, "\"");
}

static void add_plain(Text *text, Name name)
{
    for (const char *c = name->text; *c; c++)
        text_add_char(text, (unsigned char)*c < 0x20 ? ' ' : *c);
}

/* Adds the simple name if it is unique in the listing, else the qualified one. */
static void add_short(Listing *listing, const Classifier *classifier)
{
    bool alone = map_get(listing->namesakes, classifier->name, 0) <= 1;
    add_plain(listing->text, alone ? classifier->name : classifier->qualified);
}

static void add_path(Listing *listing, const ConnectorEnd *end)
{
    for (int i = 0; i < end->path.count; i++) {
        text_add(listing->text, i ? "." : "");
        add_name(listing, end->path.at[i]->identifier);
    }
}

/* ---- values ---- */

static void add_value(Text *text, const Value *value, int depth);

/* Recursion stops at the deepest instance. */
static void add_instance(Text *text, const InstanceSpecification *instance, int depth)
{
    if (depth > DEEPEST_INSTANCE) {
        text_add(text, "{...}");
        return;
    }
    text_add(text, "{");
    for (int i = 0; i < instance->slots.count; i++) {
        const Slot *slot = instance->slots.at[i];
        text_format(text, "%s%s = ", i ? ", " : "", slot->feature->identifier->text);
        for (int j = 0; j < slot->values.count; j++) {
            text_add(text, j ? ", " : "");
            add_value(text, slot->values.at[j], depth + 1);
        }
    }
    text_add(text, "}");
}

static void add_value(Text *text, const Value *value, int depth)
{
    switch (value->kind) {
    case VALUE_NUMBER:
        text_add(text, number_text(value->number));
        break;
    case VALUE_BOOLEAN:
        text_add(text, value->number != 0 ? "true" : "false");
        break;
    case VALUE_STRING:
        add_quoted(text, value->text->text);
        break;
    case VALUE_EXPRESSION:
        expr_print(text, value->expression);
        break;
    case VALUE_INSTANCE:
        add_instance(text, value->instance, depth);
        break;
    case VALUE_LITERAL:
        text_add(text, identifier_canonical(value->text->text)->text);
        break;
    }
}

void sysml_print_value(Text *text, const Value *value)
{
    add_value(text, value, 0);
}

/* ---- properties ---- */

static const char *kind_words(const Property *property)
{
    static const char *const kinds[] = {"part",      "value",     "port",        "flow", "constraint",
                                        "parameter", "connector", "participant", "other"};
    static const char *const directions[] = {"flow", "flow in", "flow out", "flow inout"};
    if (property->kind == PROPERTY_FLOW)
        return directions[property->direction];
    if (property->variability == VARIABILITY_VARIABLE)
        return property->is_continuous ? "variable" : "discrete";
    if (property->variability == VARIABILITY_CONSTANT)
        return "constant";
    return property->is_reference ? "reference" : kinds[property->kind];
}

void sysml_print_multiplicity(Text *text, const Property *property)
{
    for (int i = 0; !property->is_varying && i < property->sizes.count; i++) {
        text_add(text, i ? ", " : "[");
        if (property->sizes.at[i]->op == OP_COLON)
            text_add(text, "*");
        else
            expr_print(text, property->sizes.at[i]);
    }
    if (property->sizes.count && !property->is_varying)
        text_add(text, "]");
    else if (property->upper != 1)
        text_format(text, "[%d..%d]", property->lower, property->upper);
}

static void add_property(Listing *listing, const Property *property)
{
    Text *text = listing->text;
    begin_row(listing);
    text_format(text, "    %s", kind_words(property));
    text_pad_to(text, NAME_COLUMN);
    add_name(listing, property->identifier);
    sysml_print_multiplicity(text, property);
    if (property->type) {
        text_format(text, " : %s", property->is_conjugated ? "~" : "");
        add_short(listing, property->type);
        if (property->type->unit.symbol)
            text_format(text, " [%s]", property->type->unit.symbol->text);
    }
    if (property->is_conserved)
        text_add(text, " conserved");
    if (property->change_cycle > 0)
        text_format(text, " every %s", number_text(property->change_cycle));
    const Scatter *scatter = property->scatter;
    if (scatter && scatter->range.low > -INFINITY)
        text_format(text, " from %s", number_text(scatter->range.low));
    if (scatter && scatter->range.high < INFINITY)
        text_format(text, " to %s", number_text(scatter->range.high));
    if (scatter && scatter->kind == SCATTER_NORMAL)
        text_format(text, " normal(%s, %s)", number_text(scatter->mean), number_text(scatter->deviation));
    if (property->is_multidimensional)
        text_add(text, " multidimensional");
    for (int i = 0; i < property->redefined.count; i++) {
        text_add(text, i ? ", " : " redefines ");
        add_short(listing, property->redefined.at[i]->owner);
        text_format(text, "::%s", property->redefined.at[i]->identifier->text);
    }
    if (property->value) {
        text_add(text, " = ");
        sysml_print_value(text, property->value);
    }
    add_source(listing, property->source);
}

/* ---- connectors and constraints ---- */

static void add_connector(Listing *listing, const Connector *connector)
{
    Text *text = listing->text;
    begin_row(listing);
    text_add(text, connector->is_binding ? "    bind" : "    connect");
    text_pad_to(text, NAME_COLUMN);
    add_path(listing, &connector->end[0]);
    text_add(text, connector->is_binding ? " = " : " -- ");
    add_path(listing, &connector->end[1]);
    if (connector->type) {
        text_add(text, " : ");
        add_short(listing, connector->type);
    }
    add_source(listing, connector->source);
}

static void add_constraint(Listing *listing, const Constraint *constraint)
{
    Text *text = listing->text;
    for (int i = 0; i < constraint->equations.count; i++) {
        const EquationNode *equation = constraint->equations.at[i];
        begin_row(listing);
        text_add(text, "    equation");
        text_pad_to(text, NAME_COLUMN);
        text_add(text, equation->text);
        add_source(listing, sysml_line_of_text(constraint->source, constraint->spans_lines, equation->line));
    }
}

/* ---- classifiers ---- */

static void add_heading(Listing *listing, const Classifier *classifier)
{
    static const char *const kinds[] = {"block",      "interface block", "constraint block",
                                        "value type", "enumeration",     "class"};
    static const char *const primitives[] = {"Real", "Integer", "Boolean", "String"};
    Text *text = listing->text;
    family_begin_title(&listing->rows, FAMILY_FEWEST);
    family_line(&listing->rows);
    if (classifier->is_abstract)
        text_add(text, "abstract ");
    text_format(text, "%s ", sysml_is_experiment(classifier) ? "experiment" : kinds[classifier->kind]);
    add_plain(text, classifier->qualified);
    if (classifier->kind == CLASSIFIER_VALUE_TYPE && classifier->primitive != TYPE_UNKNOWN)
        text_format(text, " : %s", primitives[classifier->primitive]);
    const Unit *unit = &classifier->unit;
    if (unit->symbol)
        text_format(text, " [%s]", unit->symbol->text);
    else if (unit->name)
        text_format(text, " [\"%s\"]", unit->name->text);
    for (int i = 0; classifier->kind != CLASSIFIER_VALUE_TYPE && i < classifier->generals.count; i++) {
        text_add(text, i ? ", " : " specializes ");
        add_short(listing, classifier->generals.at[i]);
    }
    if (classifier->values) {
        text_add(text, " = ");
        add_instance(text, classifier->values, 0);
    }
    for (int i = 0; i < classifier->literals.count; i++)
        text_format(text, "%s%s", i ? ", " : " = ", identifier_canonical(classifier->literals.at[i]->text)->text);
    end_row(listing);
}

/* ---- state machines ---- */

static void add_indented(Listing *listing, int depth, const char *words)
{
    Text *text = listing->text;
    begin_row(listing);
    text_format(text, "%*s%s", 4 + 2 * depth, "", words);
    text_pad_to(text, NAME_COLUMN);
}

/* A text on one line, runs of blanks as one. */
static void add_action(Listing *listing, int depth, const char *what, const MachineText *action)
{
    Text *text = listing->text;
    for (; action; action = action->next) {
        add_indented(listing, depth, what);
        text_add(text, words_collapsed(text->arena, action->text->text));
        add_source(listing, action->source);
    }
}

/* Recursion follows the nesting of states. */
static void add_region(Listing *listing, const Region *region, bool is_alone, int depth)
{
    Text *text = listing->text;
    if (!is_alone) {
        add_indented(listing, depth, "region");
        text_add(text, region->identifier->text);
        add_source(listing, region->source);
        depth++;
    }
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        add_indented(listing, depth, sysml_vertex_kind(vertex->kind));
        text_add(text, vertex->identifier->text);
        add_source(listing, vertex->source);
        add_action(listing, depth + 1, "entry", vertex->entry);
        add_action(listing, depth + 1, "do", vertex->during);
        add_action(listing, depth + 1, "exit", vertex->exit);
        for (int j = 0; j < vertex->presences.count; j++) {
            const Presence *presence = &vertex->presences.at[j];
            add_indented(listing, depth + 1, presence->is_there ? "there" : "absent");
            text_add(text, presence->part->text);
            if (presence->count >= 0)
                text_format(text, "->size() = %d", presence->count);
            add_source(listing, presence->source);
        }
        for (int j = 0; j < vertex->deferred.count; j++) {
            add_indented(listing, depth + 1, "defer");
            text_add(text, vertex->deferred.at[j]->text);
            add_source(listing, (Source){0});
        }
        for (int j = 0; j < vertex->points.count; j++) {
            add_indented(listing, depth + 1, sysml_vertex_kind(vertex->points.at[j]->kind));
            text_add(text, vertex->points.at[j]->identifier->text);
            add_source(listing, vertex->points.at[j]->source);
        }
        for (int j = 0; j < vertex->regions.count; j++)
            add_region(listing, vertex->regions.at[j], vertex->regions.count == 1, depth + 1);
    }
}

static void add_transition(Listing *listing, const StateMachine *machine, const Transition *transition)
{
    Text *text = listing->text;
    static const char *const kinds[] = {"", " (local)", " (internal)"};
    static const char *const times[] = {"when", "after", "at", "signal"};
    add_indented(listing, 1, "from");
    text_format(text, "%s%s", transition->words->text + machine->qualified->length + 2, kinds[transition->kind]);
    add_source(listing, transition->source);
    for (int i = 0; i < transition->triggers.count; i++) {
        const Trigger *trigger = transition->triggers.at[i];
        add_indented(listing, 2, times[trigger->kind]);
        if (trigger->text.expression)
            expr_print(text, trigger->text.expression);
        text_add(text, trigger->signal ? trigger->signal->text : "");
        add_source(listing, trigger->text.source);
    }
    add_action(listing, 2, "if", transition->guard);
    if (transition->is_else) {
        begin_row(listing);
        text_format(text, "%*selse", 8, "");
        add_source(listing, (Source){0});
    }
    add_action(listing, 2, "effect", transition->effect);
}

static void add_software(Listing *listing, const Software *software)
{
    Text *text = listing->text;
    begin_row(listing);
    text_add(text, "    software");
    text_pad_to(text, NAME_COLUMN);
    if (!software->function)
        text_add(text, "C text");
    for (int i = 0; i < software->files.count; i++)
        if (software->files.at[i].is_compiled)
            text_format(text, "%s%s", i ? ", " : "", software->files.at[i].path->text);
    if (software->function)
        text_format(text, ": %s", software->function->text);
    add_source(listing, software->source);
}

static void add_classifier(Listing *listing, const Classifier *classifier)
{
    Text *text = listing->text, qualified = text_new(listing->places.arena);
    add_plain(&qualified, classifier->qualified);
    family_begin(&listing->places);
    family_format(&listing->places, "    %s ", qualified.at);
    family_column(&listing->places, SOURCE_COLUMN);
    family_format(&listing->places, "%s:%d ", classifier->source.file->label->text, classifier->source.line);
    listing->file = classifier->source.file;
    listing->lines.count = 0;
    add_heading(listing, classifier);
    for (int i = 0; i < classifier->properties.count; i++)
        add_property(listing, classifier->properties.at[i]);
    for (int i = 0; i < classifier->connectors.count; i++)
        add_connector(listing, classifier->connectors.at[i]);
    for (int i = 0; i < classifier->constraints.count; i++)
        add_constraint(listing, classifier->constraints.at[i]);
    const StateMachine *machine = classifier->machine;
    if (machine) {
        begin_row(listing);
        text_add(text, "    machine");
        text_pad_to(text, NAME_COLUMN);
        text_add(text, machine->identifier->text);
        add_source(listing, machine->source);
    }
    for (int i = 0; machine && i < machine->regions.count; i++)
        add_region(listing, machine->regions.at[i], machine->regions.count == 1, 1);
    for (int i = 0; machine && i < machine->transitions.count; i++)
        add_transition(listing, machine, machine->transitions.at[i]);
    if (classifier->software)
        add_software(listing, classifier->software);
    family_words(&listing->places, listing->lines.count ? " " : "");
    family_names(&listing->places, &listing->lines, " ", FAMILY_FEWEST_PLACES);
    family_line(&listing->places);
}

/* Prints the classifiers with instances, each followed by its general classifiers. */
void sysml_print(Text *text, const Classifier *root, bool is_unrolled)
{
    Arena *scratch = arena_new();
    Text row = text_new(scratch);
    Listing listing = {.rows = family_listing(scratch, is_unrolled), .text = &row, .namesakes = map_new(scratch),
                       .places = family_listing(scratch, is_unrolled)};
    const ClassifierList needed = sysml_instantiated(root, scratch);
    Map *seen = map_new(scratch);
    for (int i = 0; i < needed.count; i++) {
        const ClassifierList all = sysml_lineage(needed.at[i], scratch);
        for (int j = all.count - 1; j >= 0; j--) {
            const Classifier *classifier = all.at[j];
            if (!map_enter(seen, classifier))
                continue;
            map_put(listing.namesakes, classifier->name, map_get(listing.namesakes, classifier->name, 0) + 1);
            if (classifier->source.file) /* the primitive types are in no file */
                list_push(scratch, &listing.classifiers, classifier);
        }
    }
    text_add(text, "physical level of ");
    add_plain(text, root->qualified);
    text_add(text, "\n");
    for (int i = 0; i < listing.classifiers.count; i++)
        add_classifier(&listing, listing.classifiers.at[i]);
    family_print(&listing.rows, text);
    text_add(text, "\ndrawn in, and the lines of its rows\n");
    family_print(&listing.places, text);
    arena_free(scratch);
}
