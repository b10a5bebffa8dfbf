/* library.c - host tool: the page of a library, in Markdown, from its XMI.
 *
 *     library LIBRARY.xmi >library.md
 *
 * The page lists the blocks of each package, then describes each block by its ports, constants, variables, parts and
 * equations, own and inherited, as a user of the block sees them. */
#include "sysml/sysml.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    Arena *arena;
    const SysmlModel *model;
    Text page;
} Library;

/* Adds words to a table's cell or a line of text. */
static void add_words(Text *page, const char *words)
{
    for (; *words; words++) {
        if (strchr("|*_`<\\", *words))
            text_add_char(page, '\\');
        text_add_char(page, (unsigned char)*words < ' ' ? ' ' : *words);
    }
}

/* The unit of a type, or the name of a type whose values are not real numbers. */
static const char *unit_of(const Classifier *type)
{
    if (!type)
        return "";
    if (type->kind == CLASSIFIER_ENUMERATION || (type->kind == CLASSIFIER_VALUE_TYPE && type->primitive != TYPE_REAL))
        return type->name->text;
    return type->unit.symbol ? type->unit.symbol->text : type->unit.name ? type->unit.name->text : "";
}

static bool has_section(const Classifier *classifier)
{
    return classifier->kind == CLASSIFIER_BLOCK || classifier->kind == CLASSIFIER_INTERFACE_BLOCK;
}

/* Adds the name of a block with a link to its section, on this page or on that of its library. */
static void add_link(Library *library, const Classifier *block)
{
    if (!has_section(block)) {
        add_words(&library->page, block->name->text);
        return;
    }
    text_format(&library->page, "[%s](", block->name->text);
    const char *file = path_base(block->source.file->path->text), *end = strrchr(file, '.');
    if (block->is_library)
        text_format(&library->page, "%.*s.md", (int)(end ? end - file : (ptrdiff_t)strlen(file)), file);
    text_add(&library->page, "#");
    for (const char *c = block->name->text; *c; c++)
        text_add_char(&library->page, (char)tolower((unsigned char)*c));
    text_add(&library->page, ")");
}

/* ---- equations ---- */

/* The path of an end. The variables of a port are named without its only flow property, as in results. */
static const char *end_path(Arena *arena, const ConnectorEnd *end)
{
    Text path = text_new(arena);
    for (int i = 0; i < end->path.count; i++) {
        bool is_inner = i > 0 && i + 1 < end->path.count && end->path.at[i - 1]->kind == PROPERTY_PORT;
        if (!is_inner || end->path.at[i]->kind != PROPERTY_FLOW)
            text_format(&path, "%s%s", i ? "." : "", end->path.at[i]->identifier->text);
    }
    return path.at;
}

/* Adds a text of equations with the names of the block: a parameter of a constraint property is replaced by the path
 * that it is bound to. An identifier behind a dot stays, since it is a feature of the name before the dot. */
static void add_text(Library *library, const ConnectorList *connectors, const Property *constraint, const char *text)
{
    Text *page = &library->page;
    text_add(page, "    ");
    for (const char *c = text; *c;) {
        size_t length = 0;
        while (isalnum((unsigned char)c[length]) || c[length] == '_')
            length++;
        const bool is_name = length && !isdigit((unsigned char)*c) && (c == text || c[-1] != '.');
        const Name parameter = is_name && constraint ? name_of_length(c, length) : NULL;
        const ConnectorEnd *bound = NULL;
        for (int i = 0; parameter && i < connectors->count && !bound; i++)
            for (int side = 0; side < 2 && !bound; side++) {
                const ConnectorEnd *end = &connectors->at[i]->end[side];
                if (end->path.count == 2 && end->path.at[0] == constraint && end->path.at[1]->identifier == parameter)
                    bound = &connectors->at[i]->end[!side];
            }
        if (bound)
            text_add(page, end_path(library->arena, bound));
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
    const ConnectorList connectors = sysml_connectors(block, library->arena);
    const ConstraintList rules = sysml_constraints(block, library->arena);
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
            const ConstraintList laws = sysml_constraints(properties->at[i]->type, library->arena);
            for (int j = 0; j < laws.count; j++)
                add_text(library, &connectors, properties->at[i], laws.at[j]->text->text);
        }
}

/* ---- tables of features ---- */

/* Adds the variables of a port: "in `u.rSig`", "flow `p.i` A, potential `p.v` V". */
static void add_flow(Library *library, const char *path, const Property *port, const Property *flow)
{
    PropertyList variables = {0};
    if (flow->type && flow->type->kind == CLASSIFIER_BLOCK)
        variables = sysml_properties(flow->type, library->arena);
    if (variables.count == 0) {
        static const char *const words[] = {"in", "out"};
        const bool is_out = (flow->direction == DIRECTION_OUT) != (port && port->is_conjugated);
        const bool is_directed = flow->direction == DIRECTION_IN || flow->direction == DIRECTION_OUT;
        text_format(&library->page, "%s `%s`", is_directed ? words[is_out] : "in or out", path);
    }
    for (int i = 0; i < variables.count; i++) {
        const char *kind = variables.at[i]->is_conserved ? "flow" : "potential";
        text_format(&library->page, "%s%s `%s.%s` ", i ? ", " : "", kind, path, variables.at[i]->identifier->text);
        add_words(&library->page, unit_of(variables.at[i]->type));
    }
}

static void add_flows(Library *library, const Property *port)
{
    PropertyList flows = {0};
    if (port->kind == PROPERTY_FLOW)
        list_push(library->arena, &flows, port);
    else if (port->type)
        flows = sysml_properties(port->type, library->arena);
    for (int i = 0; i < flows.count; i++) {
        const Property *flow = flows.at[i];
        const bool is_left_out = flows.count == 1 && flow->type && flow->type->kind == CLASSIFIER_BLOCK;
        const char *path = port->identifier->text;
        if (port != flow && !is_left_out)
            path = arena_format(library->arena, "%s.%s", path, flow->identifier->text);
        text_add(&library->page, i ? "; " : "");
        add_flow(library, path, port == flow ? NULL : port, flow);
    }
}

enum { HAS_TYPE = 1, HAS_FLOWS = 2, HAS_UNIT = 4, HAS_VALUE = 8 };

enum { TABLE_PORTS, TABLE_FLOWS, TABLE_CONSTANTS, TABLE_VARIABLES, TABLE_PARTS, TABLES };

static const struct {
    const char *head;
    unsigned columns;
} tables[TABLES] = {
    [TABLE_PORTS] = {"| port | type | variables | meaning |\n| --- | --- | --- | --- |\n", HAS_TYPE | HAS_FLOWS},
    [TABLE_FLOWS] = {"| flow property | type | variables | meaning |\n| --- | --- | --- | --- |\n",
                     HAS_TYPE | HAS_FLOWS},
    [TABLE_CONSTANTS] = {"| constant | unit | default | meaning |\n| --- | --- | --- | --- |\n", HAS_UNIT | HAS_VALUE},
    [TABLE_VARIABLES] = {"| variable | unit | start | meaning |\n| --- | --- | --- | --- |\n", HAS_UNIT | HAS_VALUE},
    [TABLE_PARTS] = {"| part | type | values | meaning |\n| --- | --- | --- | --- |\n", HAS_TYPE | HAS_VALUE},
};

static bool is_in_table(const Property *property, int table)
{
    const bool is_varying = property->variability == VARIABILITY_VARIABLE;
    switch (table) {
    case TABLE_PORTS: return property->kind == PROPERTY_PORT;
    case TABLE_FLOWS: return property->kind == PROPERTY_FLOW;
    case TABLE_CONSTANTS: return property->kind == PROPERTY_VALUE && !is_varying;
    case TABLE_VARIABLES: return property->kind != PROPERTY_FLOW && is_varying;
    default: return property->kind == PROPERTY_PART;
    }
}

static void add_columns(Library *library, const Property *property, unsigned columns)
{
    Text *page = &library->page;
    if (columns & HAS_TYPE) {
        text_add(page, " ");
        if (property->type)
            add_link(library, property->type);
        text_add(page, " |");
    }
    if (columns & HAS_FLOWS) {
        text_add(page, " ");
        add_flows(library, property);
        text_add(page, " |");
    }
    if (columns & HAS_UNIT) {
        text_add(page, " ");
        add_words(page, unit_of(property->type));
        text_add(page, " |");
    }
    if (columns & HAS_VALUE) {
        Text value = text_new(library->arena);
        text_add(&value, property->variability == VARIABILITY_CONSTANT && !property->value ? "to be stated" : "");
        if (property->value)
            sysml_print_value(&value, property->value);
        text_add(page, " ");
        add_words(page, value.at);
        text_add(page, " |");
    }
}

static void add_tables(Library *library, const PropertyList *properties)
{
    Text *page = &library->page;
    for (int t = 0; t < TABLES; t++) {
        bool any = false;
        for (int i = 0; i < properties->count; i++) {
            const Property *property = properties->at[i];
            if (!is_in_table(property, t))
                continue;
            text_format(page, "%s| `%s", any ? "" : arena_format(library->arena, "\n%s", tables[t].head),
                        property->identifier->text);
            any = true;
            sysml_print_multiplicity(page, property);
            text_add(page, "` |");
            add_columns(library, property, tables[t].columns);
            text_add(page, " ");
            add_words(page, property->documentation->text);
            text_add(page, " |\n");
        }
    }
}

static void add_connections(Library *library, const Classifier *block)
{
    const ConnectorList connectors = sysml_connectors(block, library->arena);
    bool any = false;
    for (int i = 0; i < connectors.count; i++)
        if (!connectors.at[i]->is_binding) {
            text_add(&library->page, any ? "" : "\nConnectors\n\n");
            any = true;
            text_format(&library->page, "    %s -- %s\n", end_path(library->arena, &connectors.at[i]->end[0]),
                        end_path(library->arena, &connectors.at[i]->end[1]));
        }
}

static void add_platform_names(Library *library, const Classifier *block)
{
    Text *page = &library->page;
    bool any = false;
    for (int i = 0; i < library->model->platform_names.count; i++) {
        const PlatformName *name = &library->model->platform_names.at[i];
        if (name->block != block)
            continue;
        text_format(page, "%s`%s` in %s", any ? ", " : "\nIs ", name->name->text, name->platform);
        any = true;
    }
    text_add(page, any ? ".\n" : "");
}

static void add_block(Library *library, const Classifier *block)
{
    Text *page = &library->page;
    text_format(page, "\n## %s\n\n", block->name->text);
    add_words(page, block->documentation->text);
    text_add(page, "\n");
    if (block->is_abstract)
        text_add(page, "\nAbstract: others specialize it.\n");
    for (int i = 0; i < block->generals.count; i++) {
        text_add(page, i ? ", " : "\nSpecializes ");
        add_link(library, block->generals.at[i]);
    }
    text_add(page, block->generals.count ? ".\n" : "");
    add_platform_names(library, block);
    const PropertyList properties = sysml_properties(block, library->arena);
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

static const Classifier *next_shown(const SysmlModel *model, int *index)
{
    while (*index < model->classifiers.count &&
           (model->classifiers.at[*index]->is_library || !has_section(model->classifiers.at[*index])))
        *index += 1;
    return *index < model->classifiers.count ? model->classifiers.at[*index] : NULL;
}

/* Adds the blocks of a package, from its first one on. */
static void add_package(Library *library, const char *package, int index)
{
    Text *page = &library->page;
    const SysmlModel *model = library->model;
    text_format(page, "%s# %s\n", page->length ? "\n" : "", package);
    for (int i = 0; i < model->packages.count; i++)
        if (strcmp(model->packages.at[i].qualified->text, package) == 0) {
            text_add(page, "\n");
            add_words(page, model->packages.at[i].documentation->text);
            text_add(page, "\n");
        }
    bool any = false;
    for (const Classifier *block; (block = next_shown(model, &index)); index++) {
        if (strcmp(package_of(library->arena, block), package) != 0)
            break;
        text_add(page, any ? "| " : "\n| block | meaning |\n| --- | --- |\n| ");
        any = true;
        add_link(library, block);
        text_add(page, " | ");
        const char *words = block->documentation->text, *end = strstr(words, ". "); /* only the first sentence */
        add_words(page, end ? arena_copy(library->arena, words, (size_t)(end - words) + 1) : words);
        text_add(page, " |\n");
    }
}

/* Adds the types of real numbers with a unit. */
static void add_value_types(Library *library)
{
    bool any = false;
    for (int i = 0; i < library->model->classifiers.count; i++) {
        const Classifier *type = library->model->classifiers.at[i];
        if (type->is_library || type->kind != CLASSIFIER_VALUE_TYPE || !*unit_of(type))
            continue;
        text_format(&library->page, "%s| `%s` | ", any ? "" : "\n## Value types\n\n| type | unit |\n| --- | --- |\n",
                    type->name->text);
        any = true;
        add_words(&library->page, unit_of(type));
        text_add(&library->page, " |\n");
    }
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
    library.model = model;
    const char *package = model->name->text;
    add_package(&library, package, 0);
    int index = 0;
    for (const Classifier *block; (block = next_shown(model, &index)); index++) {
        const char *own = package_of(library.arena, block);
        if (strcmp(own, package) != 0)
            add_package(&library, own, index);
        package = own;
        add_block(&library, block);
    }
    add_value_types(&library);
    fputs(library.page.at, stdout);
    const int status = fflush(stdout) == 0 ? 0 : 3;
    exprs_release();
    names_release();
    diag_release();
    arena_free(library.arena);
    return status;
}
