/* functions.c - user functions: behaviours with parameters, and statements in the language of equations. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <ctype.h>
#include <string.h>

/* ---- declarations before the statements, as Modelica has them ----
 *
 * The law: the text before a clause "algorithm" declares variables: "protected Real t = 2*u, v[3]; Integer n;". They
 * are local to the function, except inputs and outputs. A variable of the name of a drawn parameter is that parameter.
 * Types are ignored here. In the remaining text blanks replace the declarations, so that lines and columns stay. */

/* The end of a comment, a text, a quoted name or a word that begins here, or the next character. */
static const char *after(const char *at)
{
    const size_t unread = sysml_unread_length(at);
    if (unread)
        return at + unread;
    if (!isalpha((unsigned char)*at) && *at != '_')
        return at + 1;
    while (isalnum((unsigned char)*at) || *at == '_')
        at++;
    return at;
}

static bool is_comment(const char *at)
{
    return at[0] == '/' && (at[1] == '/' || at[1] == '*');
}

/* Skips blanks and comments. */
static const char *skip(const char *at, const char *end)
{
    while (at < end && (isspace((unsigned char)*at) || is_comment(at)))
        at = is_comment(at) ? after(at) : at + 1;
    return at < end ? at : end;
}

static bool is_word(const char *at, const char *word)
{
    const size_t length = strlen(word);
    return strncmp(at, word, length) == 0 && (size_t)(after(at) - at) == length;
}

static bool is_section(const char *at)
{
    return is_word(at, "protected") || is_word(at, "public");
}

/* The clause "algorithm", with which the statements begin; NULL: there are no declarations. */
static const char *algorithm_in(const char *text)
{
    const char *end = text + strlen(text);
    bool is_begin = true;
    for (const char *at = skip(text, end); at < end; at = skip(after(at), end)) {
        if (is_begin && is_word(at, "algorithm"))
            return at;
        is_begin = *at == ';' || (is_begin && is_section(at));
    }
    return NULL;
}

/* The first of these characters outside of brackets; the end if there is none. */
static const char *find(const char *at, const char *end, const char *wanted)
{
    int depth = 0;
    for (at = skip(at, end); at < end; at = skip(after(at), end)) {
        if (!depth && strchr(wanted, *at))
            return at;
        depth += *at == '(' || *at == '[' || *at == '{';
        depth -= *at == ')' || *at == ']' || *at == '}';
    }
    return end;
}

typedef struct {
    Reader *reader;
    Function *function;
    const NameScope *scope;
} Declaring;

static Expr parsed(const Declaring *d, const char *begin, const char *end)
{
    Expr e = NULL;
    ParseError error;
    const char *text = arena_copy(d->reader->arena, begin, (size_t)(end - begin));
    return parse_expression(d->reader->arena, text, d->scope, &e, &error) ? e : NULL;
}

/* Takes sizes such as "[3, n]"; a colon leaves them open. False: they cannot be read. */
static bool take_declared_sizes(const Declaring *d, FunctionParameter *variable, const char **at, const char *end)
{
    if (**at != '[')
        return true;
    const char *close = find(*at + 1, end, "]");
    bool is_open = false;
    for (const char *size = *at + 1; size < close;) {
        const char *comma = find(size, close, ",");
        const char *first = skip(size, comma);
        Expr e = *first == ':' ? NULL : parsed(d, first, comma);
        if (!e && *first != ':')
            return false;
        is_open = is_open || !e;
        if (e)
            list_push(d->reader->arena, &variable->sizes, e);
        size = comma + 1;
    }
    if (is_open)
        variable->sizes.count = 0;
    *at = close < end ? skip(close + 1, end) : end;
    return close < end;
}

/* Takes a variable such as "t[3](unit = \"m\") = 2*u"; modifications and comments have no effect. */
static bool take_variable(const Declaring *d, FunctionParameter variable, const char *at, const char *end)
{
    at = skip(at, end);
    const char *name = at;
    at = *at == '\'' || isalpha((unsigned char)*at) || *at == '_' ? after(at) : at;
    if (at == name)
        return false;
    variable.identifier = identifier_canonical(arena_copy(d->reader->arena, name, (size_t)(at - name)));
    at = skip(at, end);
    if (!take_declared_sizes(d, &variable, &at, end))
        return false;
    if (at < end && *at == '(')
        at = skip(find(at + 1, end, ")") + 1, end);
    if (at < end && (*at == '=' || strncmp(at, ":=", 2) == 0)) {
        const char *begin = at + (*at == ':' ? 2 : 1);
        at = find(begin, end, "\"");
        variable.value = parsed(d, begin, at);
        if (!variable.value)
            return false;
    }
    if (at < end && *at == '"')
        at = skip(after(at), end);
    for (int i = 0; i < d->function->parameters.count; i++)
        if (d->function->parameters.at[i].identifier == variable.identifier)
            return at >= end;
    list_push(d->reader->arena, &d->function->parameters, variable);
    return at >= end;
}

/* Takes a clause such as "protected Real t, v[3]". */
static bool take_clause(const Declaring *d, const char *at, const char *end)
{
    static const char *const prefixes[] = {"final", "constant", "parameter", "discrete"};
    FunctionParameter variable = {.role = FUNCTION_LOCAL};
    bool is_prefix = true;
    for (at = skip(at, end); is_prefix && at < end; at = is_prefix ? skip(after(at), end) : at) {
        is_prefix = is_section(at) || is_word(at, "input") || is_word(at, "output");
        if (is_word(at, "input"))
            variable.role = FUNCTION_INPUT;
        if (is_word(at, "output"))
            variable.role = FUNCTION_OUTPUT;
        for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
            is_prefix = is_prefix || is_word(at, prefixes[i]);
    }
    if (at >= end)
        return true;
    const char *type = at;
    while (at < end && (isalpha((unsigned char)*at) || *at == '_' || *at == '.'))
        at = after(at);
    at = skip(at, end);
    if (at == type || !take_declared_sizes(d, &variable, &at, end))
        return false;
    for (bool more = true; more;) {
        const char *comma = find(at, end, ",");
        if (!take_variable(d, variable, at, comma))
            return false;
        more = comma < end;
        at = comma + 1;
    }
    return true;
}

/* Takes the declarations before the statements. Returns the text with blanks in their place; NULL: they cannot be read,
 * which is a problem of the function. */
static const char *take_declarations(Reader *reader, Function *function, const NameScope *scope, const char *text)
{
    const char *algorithm = algorithm_in(text);
    if (!algorithm)
        return text;
    const Declaring d = {reader, function, scope};
    for (const char *at = text; at < algorithm;) {
        const char *end = find(at, algorithm, ";");
        if (!take_clause(&d, at, end)) {
            int line = 1;
            const char *begin = skip(at, end);
            while (begin < end && is_section(begin))
                begin = skip(after(begin), end);
            for (const char *c = text; c < begin; c++)
                line += *c == '\n';
            Problem *wrong = sysml_problem(reader->arena, function->self, DIAG_E07,
                                           sysml_line_of_text(function->source, function->spans_lines, line),
                                           "a declaration of the function '%s' cannot be read",
                                           function->qualified->text);
            sysml_problem_detail(wrong, "found '%.*s', expected as in 'protected Real x = 0, y[3];'",
                                 (int)strcspn(begin, ";\n"), begin);
            return NULL;
        }
        at = end + 1;
    }
    char *left = arena_copy(reader->arena, text, strlen(text));
    for (char *at = left; at < left + (algorithm - text) + strlen("algorithm"); at++)
        *at = *at == '\n' ? '\n' : ' ';
    return left;
}

/* ---- functions ----
 *
 * A parameter of direction in or inout is an argument; out and return are results. The default direction is in, as in
 * UML, but out for a parameter that the statements set if there is no other result. Attributes of the behaviour, and
 * undeclared names that statements set, are local variables. In SysML4Modelica the stereotype of a parameter has its
 * direction, as causality, and its default; a protected parameter without a direction is a local variable. The
 * statements may be those of an opaque behaviour inside the function. In all languages declarations may precede
 * them. */

/* ---- parameters ---- */

/* Takes the sizes of a parameter; an array of open size has none: it is given or assigned as a whole. */
static void take_sizes(Reader *reader, FunctionParameter *parameter, const Property *property)
{
    for (int i = 0; i < property->sizes.count; i++)
        if (property->sizes.at[i]->op == OP_COLON)
            return;
    for (int i = 0; i < property->sizes.count; i++)
        list_push(reader->arena, &parameter->sizes, property->sizes.at[i]);
}

static void take_parameter(Reader *reader, Function *function, const NameScope *scope, Element *element)
{
    FunctionParameter parameter = {.role = FUNCTION_INPUT};
    parameter.identifier = identifier_canonical(element_name(element)->text);
    const Element *argument = sysml_application(element, STEREOTYPE_MODELICA_ARGUMENT);
    const char *direction = element_property(element, "direction");
    const Element *value = element_child(element, "defaultValue");
    const char *visibility = element_property(element, "visibility");
    const char *declared = argument ? element_property(argument, "declarationEquation") : NULL;
    Reference type;
    if ((direction && word_is_among(direction, "out|return")) ||
        sysml_direction_of_causality(argument) == DIRECTION_OUT)
        parameter.role = FUNCTION_OUTPUT;
    else if (argument && !direction && visibility && strcmp(visibility, "protected") == 0 &&
             sysml_direction_of_causality(argument) == DIRECTION_NONE)
        parameter.role = FUNCTION_LOCAL;
    if (sysml_reference(reader->arena, element, "type", &type))
        parameter.type = sysml_resolve_classifier(reader, type);
    Property bounds = {.owner = function->self, .source = element_source(element, function->qualified)};
    sysml_take_multiplicity(reader, &bounds, scope, element);
    take_sizes(reader, &parameter, &bounds);
    const char *text = value ? sysml_body_of_value(reader, value).text : declared;
    ParseError error;
    double number;
    if (text && number_read(text, &number))
        parameter.value = expr_number(number);
    else if (text && !sysml_is_blank(text))
        parse_expression(reader->arena, text + strspn(text, " \t\r\n="), scope, &parameter.value, &error);
    list_push(reader->arena, &function->parameters, parameter);
}

static FunctionParameter *parameter_named(const Function *function, Name identifier)
{
    for (int i = 0; i < function->parameters.count; i++)
        if (function->parameters.at[i].identifier == identifier)
            return &function->parameters.at[i];
    return NULL;
}

static void take_attributes(Reader *reader, Function *function)
{
    for (int i = 0; i < function->self->properties.count; i++) {
        const Property *property = function->self->properties.at[i];
        FunctionParameter local = {FUNCTION_LOCAL, property->identifier, property->type, {0}, NULL};
        if (property->value && property->value->kind == VALUE_NUMBER)
            local.value = expr_number(property->value->number);
        if (property->value && property->value->kind == VALUE_EXPRESSION)
            local.value = property->value->expression;
        take_sizes(reader, &local, property);
        if (!parameter_named(function, local.identifier))
            list_push(reader->arena, &function->parameters, local);
    }
}

/* ---- statements ---- */

/* Makes outputs or locals of the variables that statements set. */
static void take_targets(Reader *reader, Function *function, bool has_outputs)
{
    const StatementList all = statements_all(reader->arena, &function->body);
    for (int i = 0; i < all.count; i++) {
        Expr target = all.at[i]->kind == STATEMENT_ASSIGN ? all.at[i]->target : NULL;
        while (target && (target->op == OP_INDEX || target->op == OP_FIELD))
            target = target->at[0];
        FunctionParameter *known = target && target->name ? parameter_named(function, target->name) : NULL;
        if (known && known->role == FUNCTION_INPUT && !has_outputs)
            known->role = FUNCTION_OUTPUT;
        if (target && target->name && !known)
            list_push(reader->arena, &function->parameters,
                      (FunctionParameter){.role = FUNCTION_LOCAL, .identifier = target->name});
    }
}

static const Statement *refused(Arena *arena, const StatementList *list)
{
    const StatementList all = statements_all(arena, list);
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->kind == STATEMENT_WHILE || all.at[i]->kind == STATEMENT_BREAK ||
            all.at[i]->kind == STATEMENT_RETURN)
            return all.at[i];
    return NULL;
}

static const FunctionParameter *output_of(const Function *function)
{
    for (int i = 0; i < function->parameters.count; i++)
        if (function->parameters.at[i].role == FUNCTION_OUTPUT)
            return &function->parameters.at[i];
    return NULL;
}

static void read_body(Reader *reader, Function *function, const NameScope *scope)
{
    Arena *arena = reader->arena;
    const char *text = take_declarations(reader, function, scope, function->text->text);
    if (!text)
        return;
    const FunctionParameter *output = output_of(function);
    ParseError error = {0};
    Expr value = NULL;
    if (output && parse_expression(arena, text, scope, &value, &error)) { /* an expression alone is the result */
        Statement *statement = arena_new_of(arena, Statement);
        *statement = (Statement){.kind = STATEMENT_ASSIGN, .line = 1, .column = 1, .text = text, .value = value};
        statement->target = expr_variable(output->identifier, TYPE_REAL);
        list_push(arena, &function->body, statement);
        return;
    }
    const bool is_read = !error.readings[0] && parse_statements(arena, text, scope, &function->body, &error);
    const Statement *statement = is_read ? refused(arena, &function->body) : NULL;
    const int line = !is_read ? error.line : statement ? statement->line : 0;
    const Source source = sysml_line_of_text(function->source, function->spans_lines, line);
    if (!is_read) {
        Problem *wrong = sysml_problem(arena, function->self, DIAG_E07, source,
                                       "the function '%s' cannot be read as statements", function->qualified->text);
        sysml_problem_of_text(wrong, arena_format(arena, "the function '%s'", function->qualified->text), text,
                              &error);
        function->body.count = 0;
    } else if (statement) {
        Problem *wrong = sysml_problem(arena, function->self, DIAG_E08, source, "the function '%s' uses '%s'",
                                       function->qualified->text,
                                       statement->kind == STATEMENT_WHILE   ? "while"
                                       : statement->kind == STATEMENT_BREAK ? "break"
                                                                            : "return");
        sysml_problem_detail(wrong, "in: %s", statement->text);
    }
}

static void check_text(Reader *reader, Function *function, const NameScope *scope, const Body *body)
{
    Arena *arena = reader->arena;
    if (!body->text || sysml_is_blank(body->text))
        sysml_problem(arena, function->self, DIAG_E07, function->source, "the function '%s' has no text",
                      function->qualified->text);
    else if (dialect_language_rank(body->language) > LANGUAGE_RANK_LAST)
        sysml_problem(arena, function->self, DIAG_E11, function->source, "the function '%s' is written in '%s'",
                      function->qualified->text, body->language);
    else
        read_body(reader, function, scope);
}

static Name dotted(Arena *arena, const Element *element)
{
    if (!element || !element_qualified(element))
        return NULL;
    const Element *space = element->parent;
    while (space && (!element_qualified(space) || element_qualified(space) == element_qualified(element)))
        space = space->parent;
    Name outer = dotted(arena, space);
    const char *own = identifier_canonical(element_name(element)->text)->text;
    return outer ? name_format("%s.%s", outer->text, own) : name_of(own);
}

/* The text of the behaviour, else of the first opaque behaviour inside it. */
static Body body_of(Reader *reader, Element *element)
{
    Body body = sysml_best_body(reader, element);
    for (const Element *child = element->first_child; !body.text && child; child = child->next)
        if (sysml_is_opaque(child) && !element_child(child, "ownedParameter"))
            body = sysml_best_body(reader, child);
    return body;
}

static Name last_segment(Name path)
{
    const char *dot = strrchr(path->text, '.');
    return dot ? name_of(dot + 1) : path;
}

static void enter_alike(Reader *reader, const Function *function)
{
    SysmlModel *model = reader->model;
    const Name segment = last_segment(function->path);
    if (!model->alike_at)
        model->alike_at = map_new(reader->arena);
    int group = map_get(model->alike_at, segment, -1);
    if (group < 0) {
        group = model->alike.count;
        map_put(model->alike_at, segment, group);
        list_push(reader->arena, &model->alike, (FunctionList){0});
    }
    list_push(reader->arena, &model->alike.at[group], function);
}

static void make_function(Reader *reader, Element *element)
{
    if (!sysml_is_opaque(element) || element->made != MADE_CLASSIFIER || !element_child(element, "ownedParameter") ||
        sysml_body_in_language(reader, element, "C").text)
        return;
    Function *function = arena_new_of(reader->arena, Function);
    Body body = body_of(reader, element);
    function->self = element->object;
    function->identifier = identifier_canonical(function->self->name->text);
    function->qualified = function->self->qualified;
    function->path = dotted(reader->arena, element);
    function->text = name_of(body.text ? body.text : "");
    function->source = body.at ? sysml_body_source(&body, element_source(element, function->qualified))
                               : element_source(element, function->qualified);
    function->spans_lines = body.is_content && body.at->text_spans;
    const NameScope *scope = sysml_scope_of_function(reader, element);
    for (Element *child = element->first_child; child; child = child->next)
        if (strcmp(child->tag->text, "ownedParameter") == 0)
            take_parameter(reader, function, scope, child);
    take_attributes(reader, function);
    check_text(reader, function, scope, &body);
    take_targets(reader, function, output_of(function));
    if (!output_of(function) && !function->self->problems.count)
        sysml_problem(reader->arena, function->self, DIAG_E07, function->source, "the function '%s' has no result",
                      function->qualified->text);
    list_push(reader->arena, &reader->model->functions, function);
    enter_alike(reader, function);
}

void sysml_make_functions(Reader *reader)
{
    sysml_for_elements(reader, make_function);
}

/* ---- calls ---- */

bool sysml_report_function(const Function *function)
{
    sysml_report_problems(function->self);
    return function->self->problems.count;
}

const Function *sysml_function(const SysmlModel *model, Name from, Name path, const Function **other)
{
    const Function *best = NULL;
    int most = -1;
    *other = NULL;
    const int group = model->alike_at ? map_get(model->alike_at, last_segment(path), -1) : -1;
    for (int i = 0; group >= 0 && i < model->alike.at[group].count; i++) {
        const Function *function = model->alike.at[group].at[i];
        const size_t length = function->path->length, tail = path->length;
        const char *end = function->path->text + (length < tail ? 0 : length - tail);
        if (strcmp(end, path->text) != 0 || (end > function->path->text && end[-1] != '.'))
            continue;
        const char *a = function->qualified->text, *b = from ? from->text : "";
        int near = 0; /* names around both: how far the qualified names agree, in whole segments */
        for (int k = 0; a[k] && a[k] == b[k]; k++)
            if (strncmp(a + k + 1, "::", 2) == 0 && (strncmp(b + k + 1, "::", 2) == 0 || !b[k + 1]))
                near = k + 1;
        if (near == most)
            *other = function;
        if (near <= most)
            continue;
        best = function;
        most = near;
        *other = NULL;
    }
    return best;
}
