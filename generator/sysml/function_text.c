/* function_text.c - declarations before a function's statements, as Modelica has them.
 *
 * The law: the text before a clause "algorithm" declares variables: "protected Real t = 2*u, v[3]; Integer n;". They
 * are the function's own, but for inputs and outputs; those that are drawn as parameters are these. Types are ignored
 * here. In the text that is left, the declarations are blanks, so that lines and columns stay. */
#include "sysml/read.h"

#include <ctype.h>
#include <string.h>

/* The end of a comment, a text, a quoted name or a word that begins here, or the next character. */
static const char *after(const char *at)
{
    if (at[0] == '/' && at[1] == '/')
        return at + strcspn(at, "\n");
    if (at[0] == '/' && at[1] == '*') {
        const char *end = strstr(at + 2, "*/");
        return end ? end + 2 : at + strlen(at);
    }
    if (*at == '"' || *at == '\'') {
        const char quote = *at++;
        while (*at && *at != quote)
            at += *at == '\\' && at[1] ? 2 : 1;
        return *at ? at + 1 : at;
    }
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

/* Over blanks and comments. */
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

/* Where the statements begin; NULL: there are no declarations. */
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

/* The first of these characters that stands in no brackets. */
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

/* "[3, n]"; a colon leaves the size open. False: it cannot be read. */
static bool take_sizes(const Declaring *d, FunctionParameter *variable, const char **at, const char *end)
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

/* "t[3](unit = \"m\") = 2*u": modifications and comments have no effect. */
static bool take_variable(const Declaring *d, FunctionParameter variable, const char *at, const char *end)
{
    at = skip(at, end);
    const char *name = at;
    at = *at == '\'' || isalpha((unsigned char)*at) || *at == '_' ? after(at) : at;
    if (at == name)
        return false;
    variable.identifier = identifier_canonical(arena_copy(d->reader->arena, name, (size_t)(at - name)));
    at = skip(at, end);
    if (!take_sizes(d, &variable, &at, end))
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

/* "protected Real t, v[3]" */
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
    if (at == type || !take_sizes(d, &variable, &at, end))
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

const char *sysml_take_declarations(Reader *reader, Function *function, const NameScope *scope, const char *text)
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
