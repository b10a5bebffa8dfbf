/* platform_values.c - values of parameters as platforms write them, and features of the library's block that
 * platform.def computes from them, including the platform's defaults if they differ from the library's. A value that
 * the library's block does not support is an error. All texts are read by the parser of equations. */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

Problem *platform_unfit(const PlatformMapping *mapping, const Property *member, const char *why)
{
    Arena *arena = mapping->reader->arena;
    const Classifier *block = mapping->block, *library = mapping->known->block;
    const Name words = member ? member->source.element : block->qualified;
    Problem *wrong = sysml_problem(arena, mapping->block, DIAG_S65, member ? member->source : block->source,
                                   "'%s' does not fit '%s' in %s", words->text, mapping->known->name->text,
                                   platform_words[mapping->platform]);
    sysml_problem_detail(wrong, "%s", why);
    if (!member)
        sysml_problem_detail(wrong, "%s (%s)", library->qualified->text, source_print(arena, library->source));
    return wrong;
}

/* ---- MATLAB's notation ---- */

/* True if a blank between these ends an element. "1 -2" are two, "1 - 2" is one. */
static bool ends_at_blank(char before, const char *after)
{
    const bool is_dotted = *after == '.' && after[1] && strchr("*/^", after[1]);
    if (strchr("+-*/^:", before) || strchr("*/^:", *after) || is_dotted)
        return false;
    return (*after != '+' && *after != '-') || after[1] != ' ';
}

/* The same words in the language of equations. In brackets, blanks and commas separate elements, and semicolons
 * separate rows; several of these signs count as one. Some names become numbers, and .5 becomes 0.5. */
static const char *matlab_words(Arena *arena, const char *at)
{
    Text text = text_new(arena), open = text_new(arena);
    text_add(&text, "");
    text_add(&open, "(");
    while (*at) {
        const char before = text.length ? text.at[text.length - 1] : '\0';
        size_t length = 0;
        while (isalnum((unsigned char)at[length]) || at[length] == '_' ||
               (length && at[length] == '.' && isalpha((unsigned char)at[length + 1])))
            length++;
        const char *word = arena_copy(arena, at, length ? length : 1);
        const PlatformRow *constant =
            length ? platform_row(PLATFORM_CONSTANT, PLATFORM_SIMULINK, NULL, word, NULL) : NULL;
        if (strchr("([{", *word))
            text_add(&open, word);
        else if (strchr(")]}", *word) && open.length > 1)
            open.at[--open.length] = '\0';
        if (strchr(" ,;", *word) && open.at[open.length - 1] == '[') {
            length = strspn(at, " ,;");
            const char *parted = arena_copy(arena, at, length), *after = at + length;
            const bool is_row = strchr(parted, ';'), is_end = *after == ']' || before == '[';
            const bool is_parted = is_row || strchr(parted, ',') || ends_at_blank(before, after);
            word = is_end ? "" : is_row ? "; " : is_parted ? ", " : " ";
        }
        const bool is_fraction = *word == '.' && isdigit((unsigned char)at[1]) && !isalnum((unsigned char)before);
        text_add(&text, constant ? constant->value : is_fraction ? "0." : word);
        at += length ? length : 1;
    }
    return text.at;
}

/* The array with this number of dimensions for a matrix of MATLAB, in which a vector has one row or column. NULL: the
 * matrix does not fit; *why: the reason. */
static Expr array_of(Arena *arena, Expr matrix, int dimensions, bool is_transposed, const char **why)
{
    const int rows = matrix->count, columns = matrix->at[0]->count;
    ExprList elements = {0}, turned = {0};
    bool is_even = true, has_range = false;
    for (int i = 0; i < rows; i++) {
        is_even = is_even && matrix->at[i]->count == columns;
        for (int k = 0; k < matrix->at[i]->count; k++) {
            has_range = has_range || matrix->at[i]->at[k]->op == OP_RANGE;
            list_push(arena, &elements, matrix->at[i]->at[k]);
        }
    }
    *why = !is_even                                            ? "its rows differ in length"
           : has_range && (elements.count > 1 || dimensions != 1) ? "a range can only be all of a vector"
           : dimensions == 0 && elements.count > 1             ? "one number is needed"
           : dimensions == 1 && rows > 1 && columns > 1        ? "a vector, such as [1 2], is needed"
                                                               : NULL;
    if (*why)
        return NULL;
    if (dimensions == 0 || has_range)
        return elements.at[0];
    if (dimensions == 1)
        return expr_raw(OP_ARRAY, NULL, elements.count, elements.at);
    for (int k = 0; is_transposed && k < columns; k++) {
        Expr *column = arena_array(arena, Expr, rows);
        for (int i = 0; i < rows; i++)
            column[i] = elements.at[i * columns + k];
        list_push(arena, &turned, expr_raw(OP_ROW, NULL, rows, column));
    }
    return is_transposed ? expr_raw(OP_MATRIX, NULL, turned.count, turned.at) : matrix;
}

/* Within an expression an array is a vector. */
static Expr vector_within(void *arena, Expr node)
{
    const char *why;
    return node->op == OP_MATRIX ? array_of(arena, node, 1, false, &why) : NULL;
}

static bool is_never_kept(Expr node)
{
    (void)node;
    return false;
}

static bool is_no_number(Expr e)
{
    return e->op == OP_VARIABLE || e->op == OP_CALL || e->op == OP_ARRAY || e->op == OP_MATRIX || e->op == OP_RANGE ||
           e->op == OP_BOOLEAN || e->op == OP_STRING;
}

/* The number of dimensions of an expression; -1: unknown. */
static int dimensions_of(Expr e)
{
    if (e->op == OP_CALL)
        return strcmp(e->name->text, "zeros") == 0 ? e->count : -1;
    if (e->op == OP_ARRAY)
        return e->count && e->at[0]->op == OP_ARRAY ? 2 : 1;
    return e->op == OP_MATRIX ? 2 : e->op == OP_NUMBER ? 0 : -1;
}

/* A value as the platform writes it, in the language of equations, for the library's feature that gets it. A value that
 * cannot be read is reported where it is used. NULL: it does not fit; *why: the reason. */
static const char *value_in_equations(Arena *arena, Platform platform, const char *text, const Property *needed,
                                      const char **why)
{
    static const char *const shapes[] = {"one number", "a vector, such as {1, 2},",
                                         "a matrix, such as [1, 2; 3, 4],"};
    static const char modelica_types[] = "Modelica.Blocks.Types."; /* the literal after it counts */
    const bool is_matlab = platform == PLATFORM_SIMULINK;
    /* For an array of open size, the library's default gives the number of dimensions. If the size is known, a single
     * number stands for all elements. */
    const Value *usual = needed->sizes.count ? needed->value : NULL;
    const bool takes_number = !needed->sizes.count || needed->sizes.at[0]->op != OP_COLON;
    int dimensions = needed->sizes.count;
    if (usual && usual->kind == VALUE_EXPRESSION && dimensions_of(usual->expression) > 0)
        dimensions = dimensions_of(usual->expression);
    *why = NULL;
    if (!is_matlab && strncmp(text, modelica_types, sizeof modelica_types - 1) == 0)
        return strrchr(text, '.') + 1;
    bool is_transposed = false;
    if (is_matlab) {
        text = words_collapsed(arena, text);
        const size_t length = strlen(text);
        is_transposed = length > 2 && *text == '[' && strcmp(text + length - 2, "]'") == 0;
        text = matlab_words(arena, is_transposed ? arena_copy(arena, text, length - 1) : text);
    }
    ParseError error = {0};
    Expr e;
    if (is_matlab && strcmp(text, "[]") == 0)
        *why = "it is empty";
    if (*why || !parse_expression(arena, text, NULL, &e, &error))
        return *why ? NULL : text;
    const int given = dimensions_of(e);
    if (is_matlab && e->op == OP_MATRIX) {
        Expr *rows = arena_array(arena, Expr, e->count);
        for (int i = 0; i < e->count; i++)
            rows[i] = expr_rebuild(e->at[i], false, is_never_kept, vector_within, arena);
        e = array_of(arena, expr_raw(OP_MATRIX, NULL, e->count, rows), dimensions, is_transposed, why);
        return e ? expr_text(arena, e) : NULL;
    }
    if (is_matlab && !takes_number && !expr_find(e, is_no_number))
        return arena_format(arena, dimensions == 1 ? "{%s}" : "{{%s}}", text);
    if (is_matlab)
        return expr_text(arena, expr_rebuild(e, false, is_never_kept, vector_within, arena));
    if (given < 0 || given == dimensions || dimensions > 2 || (given == 0 && takes_number))
        return text;
    *why = arena_format(arena, "%s is needed", shapes[dimensions]);
    return NULL;
}

void platform_take_value(const PlatformMapping *mapping, Property *own, const Property *member, const Property *needed)
{
    Reader *reader = mapping->reader;
    Element *application = platform_member_application(mapping->platforms, member, mapping->platform);
    const char *text = application ? element_property(application, "value") : NULL, *why;
    if (!text || !*text)
        return;
    const char *value = value_in_equations(reader->arena, mapping->platform, text, needed, &why);
    if (!value) {
        why = arena_format(reader->arena, "its value is '%s', but %s", text, why);
        sysml_problem_fix(platform_unfit(mapping, member, why), "correct the value");
        return;
    }
    const char *what = arena_format(reader->arena, "the value of '%s'", member->source.element->text);
    own->value =
        sysml_value_of_text(reader, mapping->block, own->type ? own->type : needed->type, what, application, value);
}

/* ---- conversions ---- */

static void report_lacking(const PlatformMapping *mapping, const char *parameter, const char *why)
{
    sysml_problem_fix(platform_unfit(mapping, NULL, why), "give it a property with the %sParameter '%s' and a value",
                      platform_words[mapping->platform], parameter);
}

/* The factor or power of the n-th input by signs such as "|+-" or "* /", or by a number of inputs. NULL after a
 * message: the number of signs is not that of the inputs. */
static const char *factor_of(const PlatformMapping *mapping, const char *words, const PlatformRow *row, int n)
{
    int inputs = 0, signs = 0;
    for (int i = 0; i < mapping->needed.count; i++)
        inputs += mapping->needed.at[i]->kind == PROPERTY_PORT &&
                  sysml_signal_direction(mapping->needed.at[i], mapping->reader->scratch) == DIRECTION_IN;
    double number;
    const bool is_number = words && number_read(words, &number);
    const char *factor = "1";
    bool is_known = true;
    for (const char *at = words && !is_number ? words : ""; *at; at++)
        if (strchr("+-*/", *at))
            factor = ++signs == n && strchr("-/", *at) ? "-1" : factor;
        else
            is_known = is_known && (*at == '|' || *at == ' ');
    if (is_known && (is_number ? number == inputs : signs == inputs))
        return factor;
    if (n <= 1) /* once */
        report_lacking(mapping, row->name,
                       arena_format(mapping->reader->arena, "the value of '%s' on the block itself must have a sign "
                                    "for each of the %d inputs, such as '%s'", row->name, inputs,
                                    strchr(row->value, '+') ? "+-" : "*/"));
    return NULL;
}

/* The meaning of a parameter's word. NULL after a message. */
static const char *meaning_of(const PlatformMapping *mapping, const char *words, const PlatformRow *row)
{
    Text known = text_new(mapping->reader->arena);
    const PlatformRow *meaning = NULL;
    while ((meaning = platform_row(PLATFORM_MEANING, mapping->platform, NULL, row->name, meaning))) {
        if (words && platform_is_same_value(meaning->value, words))
            return meaning->expression;
        text_format(&known, "%s'%s'", known.length ? ", " : "", meaning->value);
    }
    report_lacking(mapping, row->name,
                   arena_format(mapping->reader->arena, "the value of '%s' on the block itself must be one of %s",
                                row->name, known.at));
    return NULL;
}

static Expr expression_of(Arena *arena, const char *text)
{
    ParseError error = {0};
    Expr e = NULL;
    if (!parse_expression(arena, text, NULL, &e, &error))
        internal_error("platform.def: '%s' is not an expression", text);
    return e;
}

/* The block's own property that is the parameter, else the platform's default; a parameter without either stays. */
static Expr parameter_image(void *context, Expr leaf)
{
    const PlatformMapping *mapping = *(const PlatformMapping **)context;
    const PlatformRow *row = platform_conversions(mapping, leaf->name->text, NULL);
    const Property *member = row ? platform_member_called(mapping, row->name) : NULL;
    if (member)
        return expr_variable(member->identifier, TYPE_REAL);
    return row && row->value ? expression_of(mapping->reader->arena, row->value) : NULL;
}

/* The value that a row makes of the block's parameters, as text. NULL after a message. */
static const char *converted(const PlatformMapping *mapping, const PlatformRow *row)
{
    Arena *arena = mapping->reader->arena;
    Expr e = row->expression ? expression_of(arena, row->expression) : NULL;
    if (e && e->op == OP_CALL) {
        const Property *member = platform_member_called(mapping, row->name);
        const char *words =
            member ? platform_member_value(mapping->platforms, member, mapping->platform) : row->value;
        return e->count == 2 ? factor_of(mapping, words, row, (int)e->at[1]->number) : meaning_of(mapping, words, row);
    }
    if (!e && row->value)
        return row->value;
    if (e)
        return expr_text(arena, expr_replace(e, false, parameter_image, &mapping));
    const bool is_modelica = mapping->platform == PLATFORM_MODELICA;
    report_lacking(mapping, row->name,
                   arena_format(arena, "it has no '%s': %s", row->name,
                                is_modelica ? "Modelica has no default"
                                            : "the library's block lacks Simulink's default"));
    return NULL;
}

static void set_value(const PlatformMapping *mapping, Property *own, const Classifier *type, const char *text)
{
    const char *what = arena_format(mapping->reader->arena, "the value of '%s'", own->source.element->text);
    own->value = sysml_value_of_text(mapping->reader, mapping->block, type, what, mapping->application, text);
}

static Property *own_redefinition(const PlatformMapping *mapping, const Property *needed)
{
    for (int i = 0; i < mapping->block->properties.count; i++) {
        Property *own = mapping->block->properties.at[i];
        for (int k = 0; k < own->redefined.count; k++)
            if (own->redefined.at[k] == needed)
                return own;
    }
    return NULL;
}

static void convert(const PlatformMapping *mapping, const PlatformRow *row)
{
    Arena *arena = mapping->reader->arena;
    const Property *needed = platform_feature_named(mapping, row->feature);
    if (!needed)
        return;
    Property *own = own_redefinition(mapping, needed);
    const Property *parameter = row->expression ? platform_member_called(mapping, row->name) : NULL;
    if (own && parameter)
        platform_unfit(mapping, parameter, arena_format(arena, "'%s' corresponds to the same '%s'",
                                                        own->source.element->text, needed->name->text));
    const bool is_negative = own && own->value && own->value->kind == VALUE_NUMBER && own->value->number < 0;
    if (is_negative && !row->value && mapping->platform == PLATFORM_SIMULINK)
        report_lacking(mapping, row->name, arena_format(arena, "the value of '%s' tells Simulink to inherit it from "
                                                               "other blocks, which is not supported", row->name));
    const bool is_open = !row->expression && !row->value;
    if (own && is_open && own->redefined.at[0] == needed)
        own->needs_value = true; /* each instance must give the value if there is none */
    if (own && (parameter || own->value || own->redefined.at[0] != needed || is_open))
        return;
    const char *text = converted(mapping, row);
    if (!text)
        return;
    own = own ? own : sysml_replace_inherited(mapping->reader, mapping->block, needed, needed);
    set_value(mapping, own, needed->type, text);
}

/* Keeps the platform's parameter itself as a constant of the block. A parameter whose value is a word is set aside: the
 * word was used for the mapping. */
static void keep_parameter(const PlatformMapping *mapping, const Property *member, const PlatformRow *row)
{
    Reader *reader = mapping->reader;
    Property *own = sysml_replace_inherited(reader, mapping->block, member, member);
    if (expression_of(reader->arena, row->expression)->op == OP_CALL) {
        platform_set_aside(mapping, own);
        return;
    }
    own->variability = VARIABILITY_CONSTANT;
    platform_take_value(mapping, own, member, member);
    const Property *given = own;
    while (!given->value && given->redefined.count)
        given = given->redefined.at[0];
    if (!given->value && row->value)
        set_value(mapping, own, own->type, row->value);
    for (int i = 0; i < mapping->needed.count; i++) {
        if (mapping->needed.at[i]->identifier != member->identifier)
            continue;
        const char *why = arena_format(reader->arena, "it is '%s' there, but its name has another meaning in the "
                                                      "library's block", row->name);
        sysml_problem_fix(platform_unfit(mapping, member, why), "give it another name, such as '%s'", row->name);
    }
}

/* Takes the size of the library's port, if no parameter gives it, from the multiplicity of the block's port. */
static void take_sizes(const PlatformMapping *mapping)
{
    for (int i = 0; i < mapping->members.count; i++) {
        const Property *port = mapping->members.at[i];
        const Property *needed = port->kind == PROPERTY_PORT ? platform_feature(mapping, port) : NULL;
        if (!needed || needed->sizes.count != 1 || needed->sizes.at[0]->op != OP_VARIABLE || port->upper < 2 ||
            port->lower != port->upper)
            continue;
        const Property *size = platform_feature_named(mapping, needed->sizes.at[0]->name->text);
        if (!size || own_redefinition(mapping, size))
            continue;
        Property *own = sysml_replace_inherited(mapping->reader, mapping->block, size, size);
        set_value(mapping, own, size->type, arena_format(mapping->reader->arena, "%d", port->upper));
    }
}

void platform_convert(const PlatformMapping *mapping)
{
    const PlatformRow *row = NULL;
    take_sizes(mapping);
    while ((row = platform_conversions(mapping, NULL, row)))
        convert(mapping, row);
    for (int i = 0; i < mapping->members.count; i++)
        if ((row = platform_conversion(mapping, mapping->members.at[i])))
            keep_parameter(mapping, mapping->members.at[i], row);
}

/* ---- values whose text is used when blocks are mapped ---- */

void platform_set_aside(const PlatformMapping *mapping, Property *own)
{
    Platforms *platforms = mapping->platforms;
    if (platform_member_application(platforms, own, mapping->platform)) { /* another platform's is ignored */
        map_put(platforms->taken, own, platforms->taken_for.count);
        list_push(mapping->reader->arena, &platforms->taken_for, *mapping->known);
    }
    own->kind = PROPERTY_OTHER;
    own->name = own->identifier = name_of(arena_format(mapping->reader->arena, "%s of %s", own->name->text,
                                                       platform_words[mapping->platform]));
}

/* Reports another value of a parameter that decided the mapping: in slots and special blocks it comes too late to have
 * an effect. */
static void check_value(const Platforms *platforms, const Property *property, const Value *value, Classifier *owner,
                        Source source)
{
    Arena *arena = platforms->reader->arena;
    const Property *parameter = property;
    while (parameter && map_get(platforms->taken, parameter, -1) < 0)
        parameter = parameter->redefined.count ? parameter->redefined.at[0] : NULL;
    if (!parameter || !owner)
        return;
    const PlatformKnown *known = &platforms->taken_for.at[map_get(platforms->taken, parameter, 0)];
    const Platform platform = known->platform;
    const char *taken = platform_member_value(platforms, parameter, platform);
    const char *given = platform_value_words(arena, value), *name = platform_parameter(platforms, parameter, platform);
    given = given ? given : "";
    if ((taken && strcmp(taken, given) == 0) || platform_is_idle(known, name, given))
        return;
    Problem *late =
        sysml_problem(arena, owner, DIAG_S65, source, "'%s' is given the value '%s' in a place where the value has no "
                                                      "effect",
                      parameter->source.element->text, given);
    sysml_problem_detail(late, "as the parameter of %s, '%s', it decides the behaviour of '%s', where it is %s%s%s "
                               "(%s)",
                         platform_words[platform], name, parameter->owner->qualified->text, taken ? "'" : "not given",
                         taken ? taken : "", taken ? "'" : "", source_print(arena, parameter->source));
    sysml_problem_fix(late, "draw a separate block with this name of %s, and with this value",
                      platform_words[platform]);
}

void platform_check_taken(const Platforms *platforms)
{
    const Reader *reader = platforms->reader;
    for (int i = 0; i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        for (int k = 0; k < document->members.count; k++) {
            const Element *element = document->members.at[k];
            const Property *property = element->made == MADE_PROPERTY ? element->object : NULL;
            const InstanceSpecification *instance = element->made == MADE_INSTANCE ? element->object : NULL;
            if (property && property->value && map_get(platforms->taken, property, -1) < 0)
                check_value(platforms, property, property->value, property->owner, property->source);
            for (int n = 0; instance && n < instance->slots.count; n++) {
                const Slot *slot = instance->slots.at[n];
                if (slot->values.count)
                    check_value(platforms, slot->feature, slot->values.at[0], instance->self, slot->source);
            }
        }
    }
}
