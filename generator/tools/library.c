/* library.c - host tool: the page of a library, in Markdown, from its XMI.
 *
 *     library LIBRARY.xmi >library.md
 *
 * Each block with its ports, constants, variables, parts and equations, own and inherited, as a user of it sees
 * them. */
#include "sysml/sysml.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    Arena *arena;
    Text page;
} Library;

/* What is written into a table's cell or a line of text. */
static void add_words(Text *page, const char *words)
{
    for (; *words; words++) {
        if (strchr("|*_`<\\", *words))
            text_add_char(page, '\\');
        text_add_char(page, (unsigned char)*words < ' ' ? ' ' : *words);
    }
}

static const char *unit_of(const Property *property)
{
    const Unit *unit = property->type ? &property->type->unit : NULL;
    return !unit ? "" : unit->symbol ? unit->symbol->text : unit->name ? unit->name->text : "";
}

/* ---- equations ---- */

/* A port's variables are named without its only flow property, as in results. */
static bool is_left_out(const ConnectorEnd *end, int step)
{
    const Property *property = end->path.at[step];
    return step > 0 && step + 1 < end->path.count && property->kind == PROPERTY_FLOW &&
           end->path.at[step - 1]->kind == PROPERTY_PORT;
}

static const char *end_path(Arena *arena, const ConnectorEnd *end)
{
    Text path = text_new(arena);
    text_add(&path, "");
    for (int i = 0; i < end->path.count; i++)
        if (!is_left_out(end, i))
            text_format(&path, "%s%s", i ? "." : "", end->path.at[i]->identifier->text);
    return path.at;
}

/* What the block binds a parameter of a constraint property to; NULL: nothing. */
static const char *bound_to(Arena *arena, const ConnectorList *connectors, const Property *constraint, Name parameter)
{
    for (int i = 0; i < connectors->count; i++)
        for (int side = 0; side < 2; side++) {
            const ConnectorEnd *end = &connectors->at[i]->end[side];
            if (end->path.count == 2 && end->path.at[0] == constraint && end->path.at[1]->identifier == parameter)
                return end_path(arena, &connectors->at[i]->end[!side]);
        }
    return NULL;
}

/* A text of equations in the block's names: an identifier behind a point is a feature of what stands before it. */
static void add_text(Library *library, const ConnectorList *connectors, const Property *constraint, const char *text)
{
    Text *page = &library->page;
    text_add(page, "    ");
    for (const char *c = text; *c;) {
        size_t length = 0;
        while (isalnum((unsigned char)c[length]) || c[length] == '_')
            length++;
        const bool is_name = length && !isdigit((unsigned char)*c) && (c == text || c[-1] != '.');
        const char *bound = is_name && constraint ? bound_to(library->arena, connectors, constraint,
                                                             name_of(arena_copy(library->arena, c, length)))
                                                  : NULL;
        if (bound)
            text_add(page, bound);
        else if (length)
            text_add_length(page, c, length);
        else
            text_add(page, *c == '\n' ? "\n    " : (char[]){*c, '\0'});
        c += length ? length : 1;
    }
    text_add(page, "\n");
}

static void add_equations(Library *library, const Classifier *block, const PropertyList *properties)
{
    ConnectorList connectors = {0};
    sysml_connectors(block, library->arena, &connectors);
    ConstraintList rules = {0};
    sysml_constraints(block, library->arena, &rules);
    bool any = rules.count > 0;
    for (int i = 0; i < properties->count; i++)
        any = any || properties->at[i]->kind == PROPERTY_CONSTRAINT;
    if (!any)
        return;
    text_add(&library->page, "\nEquations\n\n");
    for (int i = 0; i < rules.count; i++)
        add_text(library, &connectors, NULL, rules.at[i]->text->text);
    for (int i = 0; i < properties->count; i++)
        if (properties->at[i]->kind == PROPERTY_CONSTRAINT) {
            ConstraintList laws = {0};
            sysml_constraints(properties->at[i]->type, library->arena, &laws);
            for (int j = 0; j < laws.count; j++)
                add_text(library, &connectors, properties->at[i], laws.at[j]->text->text);
        }
}

/* ---- tables of features ---- */

typedef bool Selects(const Property *property);

static bool is_port(const Property *property)
{
    return property->kind == PROPERTY_PORT;
}

static bool is_flow(const Property *property)
{
    return property->kind == PROPERTY_FLOW;
}

static bool is_constant(const Property *property)
{
    return property->kind == PROPERTY_VALUE && property->variability != VARIABILITY_VARIABLE;
}

static bool is_variable(const Property *property)
{
    return property->kind != PROPERTY_FLOW && property->variability == VARIABILITY_VARIABLE;
}

static bool is_part(const Property *property)
{
    return property->kind == PROPERTY_PART;
}

static const struct {
    Selects *selects;
    const char *head;
    bool has_type, has_unit, has_value;
} tables[] = {
    {is_port, "| port | type | meaning |\n| --- | --- | --- |\n", true, false, false},
    {is_flow, "| flow property | type | meaning |\n| --- | --- | --- |\n", true, false, false},
    {is_constant, "| constant | unit | default | meaning |\n| --- | --- | --- | --- |\n", false, true, true},
    {is_variable, "| variable | unit | start | meaning |\n| --- | --- | --- | --- |\n", false, true, true},
    {is_part, "| part | type | values | meaning |\n| --- | --- | --- | --- |\n", true, false, true},
};

static void add_tables(Library *library, const PropertyList *properties)
{
    Text *page = &library->page;
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        bool any = false;
        for (int i = 0; i < properties->count; i++) {
            const Property *property = properties->at[i];
            if (!tables[t].selects(property))
                continue;
            text_format(page, "%s| `%s", any ? "" : arena_format(library->arena, "\n%s", tables[t].head),
                        property->identifier->text);
            any = true;
            sysml_print_multiplicity(page, property);
            text_add(page, "` |");
            if (tables[t].has_type)
                text_format(page, " %s |", property->type ? property->type->name->text : "");
            if (tables[t].has_unit)
                text_format(page, " %s |", unit_of(property));
            if (tables[t].has_value) {
                text_add(page, " ");
                if (property->value)
                    sysml_print_value(page, property->value);
                text_add(page, " |");
            }
            text_add(page, " ");
            add_words(page, property->documentation->text);
            text_add(page, " |\n");
        }
    }
}

static void add_connections(Library *library, const Classifier *block)
{
    ConnectorList connectors = {0};
    sysml_connectors(block, library->arena, &connectors);
    bool any = false;
    for (int i = 0; i < connectors.count; i++)
        if (!connectors.at[i]->is_binding) {
            text_add(&library->page, any ? "" : "\nConnectors\n\n");
            any = true;
            text_format(&library->page, "    %s -- %s\n", end_path(library->arena, &connectors.at[i]->end[0]),
                        end_path(library->arena, &connectors.at[i]->end[1]));
        }
}

static void add_block(Library *library, const Classifier *block)
{
    Text *page = &library->page;
    text_format(page, "\n## %s\n\n", block->name->text);
    add_words(page, block->documentation->text);
    text_add(page, "\n");
    if (block->is_abstract)
        text_add(page, "\nAbstract: others specialize it.\n");
    for (int i = 0; i < block->generals.count; i++)
        text_format(page, "%s%s", i ? ", " : "\nSpecializes ", block->generals.at[i]->name->text);
    text_add(page, block->generals.count ? ".\n" : "");
    PropertyList properties = {0};
    sysml_properties(block, library->arena, &properties);
    add_tables(library, &properties);
    add_connections(library, block);
    add_equations(library, block, &properties);
}

static const char *package_of(Arena *arena, const Classifier *classifier)
{
    const char *qualified = classifier->qualified->text, *end = qualified;
    for (const char *c = strstr(qualified, "::"); c; c = strstr(c + 2, "::"))
        end = c;
    return arena_copy(arena, qualified, (size_t)(end - qualified));
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fputs("usage: library LIBRARY.xmi >library.md\n", stderr);
        return 2;
    }
    Library library = {.arena = arena_new()};
    library.page = text_new(library.arena);
    bool environment_failed = false;
    const SysmlModel *model = sysml_read(library.arena, arguments[1], &(LibraryPath){0}, &environment_failed);
    if (!model || diag_error_count() > 0) {
        diag_flush(stderr, false);
        return 1;
    }
    text_format(&library.page, "# %s\n", model->name->text);
    const char *package = model->name->text;
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *classifier = model->classifiers.at[i];
        if (classifier->is_library ||
            (classifier->kind != CLASSIFIER_BLOCK && classifier->kind != CLASSIFIER_INTERFACE_BLOCK))
            continue;
        const char *own = package_of(library.arena, classifier);
        if (strcmp(own, package) != 0)
            text_format(&library.page, "\n# %s\n", own);
        package = own;
        add_block(&library, classifier);
    }
    fputs(library.page.at, stdout);
    const int status = fflush(stdout) == 0 ? 0 : 3;
    exprs_release();
    names_release();
    diag_release();
    arena_free(library.arena);
    return status;
}
