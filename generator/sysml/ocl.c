/* ocl.c - texts in OCL, as people write them in constraints of blocks: in the language of equations, for messages.
 *
 * Only expressions with a counterpart are rewritten: navigation, the operations of collections that end in a number or
 * a truth, implies, and what stands around an invariant. The rest is left, and then the text is not shown. */
#include "sysml/read.h"

#include <ctype.h>
#include <string.h>

enum { MOST_OPERATIONS = 50 };

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

/* The word where it stands alone, from `text` on; NULL: nowhere. */
static const char *word_in(const char *text, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[length]))
            return at;
    return NULL;
}

/* The first one that this language does not have itself, or NULL. */
static const char *first_operation(const char *text)
{
    for (const char *arrow = strstr(text, "->"); arrow; arrow = strstr(arrow + 1, "->")) {
        const char *name = arrow + 2 + strspn(arrow + 2, " \t\r\n");
        if (word_in(name, "notEmpty") != name && word_in(name, "isEmpty") != name)
            return arrow;
    }
    return NULL;
}

bool sysml_is_ocl(const char *text)
{
    return first_operation(text) || strstr(text, "self.") || word_in(text, "implies") ||
           (word_in(text, "let") && word_in(text, "in")) || (word_in(text, "context") && strchr(text, ':'));
}

/* ---- around ---- */

/* Without `context X inv name:`. */
static const char *body_of(const char *text)
{
    const char *context = word_in(text, "context"), *invariant = word_in(text, "inv");
    const char *colon = invariant ? strchr(invariant, ':') : NULL;
    const char *before = context ? context : invariant;
    return colon && colon[1] != '=' && strspn(text, " \t\r\n") == (size_t)(before - text) ? colon + 1 : text;
}

/* With each place of the word replaced. */
static const char *replaced(Arena *arena, const char *text, const char *word, const char *by)
{
    Text result = text_new(arena);
    const size_t length = strlen(word);
    for (const char *at = text; *at;) {
        const bool is_it = strncmp(at, word, length) == 0 && (at == text || !(is_letter(at[-1]) || at[-1] == '.')) &&
                           (!is_letter(word[length - 1]) || !is_letter(at[length]));
        if (is_it)
            text_add(&result, by);
        else
            text_add_char(&result, *at);
        at += is_it ? length : 1;
    }
    return result.length ? result.at : "";
}

/* ---- collections ---- */

/* Where the expression begins that ends before `end`: names, dots, subscripts and calls. */
static const char *source_before(const char *text, const char *end)
{
    const char *at = end;
    int depth = 0;
    while (at > text) {
        const char c = at[-1];
        if (c == ')' || c == ']' || c == '}')
            depth++;
        else if (c == '(' || c == '[' || c == '{')
            depth--;
        else if (!depth && !is_letter(c) && c != '.' && c != '\'')
            break;
        if (depth < 0)
            break;
        at--;
    }
    return at;
}

static const char *closing(const char *open)
{
    int depth = 0;
    for (const char *at = open; *at; at++) {
        depth += (*at == '(') - (*at == ')');
        if (!depth)
            return at;
    }
    return NULL;
}

/* The argument `v | body`, `v : T | body`, or `body` of features: with the element's subscript before its features. */
static const char *body_of_iterator(Arena *arena, const char *argument, const char *source)
{
    const char *bar = strchr(argument, '|');
    if (!bar)
        return NULL;
    argument += strspn(argument, " \t\r\n");
    size_t length = 0;
    while (is_letter(argument[length]))
        length++;
    const char *name = arena_copy(arena, argument, length);
    return length ? sysml_trimmed(arena, replaced(arena, bar + 1, arena_format(arena, "%s.", name),
                                                  arena_format(arena, "%s[i].", source)))
                  : NULL;
}

/* The feature in collect(v | v.mass) and collect(mass): mass. NULL: more than a feature. */
static const char *feature_of(Arena *arena, const char *argument)
{
    const char *bar = strchr(argument, '|'), *body = sysml_trimmed(arena, bar ? bar + 1 : argument);
    size_t length = strcspn(argument, " \t\r\n:|");
    const char *variable = arena_format(arena, "%.*s.", (int)length, argument);
    if (bar && strncmp(body, variable, strlen(variable)) == 0)
        body += strlen(variable);
    else if (bar)
        return NULL;
    for (const char *c = body; *c; c++)
        if (!is_letter(*c) && *c != '.')
            return NULL;
    return *body ? body : NULL;
}

/* The counterpart of source->name(argument), and how many characters of `after` it takes; NULL: there is none. */
static const char *counterpart(Arena *arena, const char *source, const char *name, const char *argument,
                               const char *after, size_t *taken)
{
    static const char *const reductions[] = {"sum", "max", "min", "product"};
    static const char sizes[] = "->size()";
    *taken = 0;
    for (size_t i = 0; i < sizeof reductions / sizeof *reductions; i++)
        if (strcmp(name, reductions[i]) == 0)
            return arena_format(arena, "%s(%s)", name, source);
    if (strcmp(name, "size") == 0)
        return arena_format(arena, "size(%s, 1)", source);
    if (strcmp(name, "at") == 0)
        return arena_format(arena, "%s[%s]", source, argument);
    if (strcmp(name, "first") == 0 || strcmp(name, "last") == 0)
        return arena_format(arena, "%s[%s]", source, *name == 'f' ? "1" : "end");
    const char *body = body_of_iterator(arena, argument, source);
    if (strcmp(name, "collect") == 0 && feature_of(arena, argument))
        return arena_format(arena, "%s.%s", source, feature_of(arena, argument));
    if (!body)
        return NULL;
    if (strcmp(name, "collect") == 0)
        return arena_format(arena, "{%s for i in 1:size(%s, 1)}", body, source);
    if (strcmp(name, "select") == 0 && strncmp(after, sizes, sizeof sizes - 1) == 0) {
        *taken = sizeof sizes - 1;
        return arena_format(arena, "sum(if %s then 1 else 0 for i in 1:size(%s, 1))", body, source);
    }
    if (strcmp(name, "exists") == 0)
        return arena_format(arena, "sum(if %s then 1 else 0 for i in 1:size(%s, 1)) > 0", body, source);
    if (strcmp(name, "forAll") == 0)
        return arena_format(arena, "for i in 1:size(%s, 1) loop %s end for", source, body);
    return NULL;
}

/* The first operation of a collection in its place; NULL: it has no counterpart. */
static const char *without_operation(Arena *arena, const char *text, const char *arrow)
{
    const char *name = arrow + 2;
    name += strspn(name, " \t\r\n");
    size_t length = 0, taken = 0;
    while (is_letter(name[length]))
        length++;
    const char *open = name + length + strspn(name + length, " \t\r\n");
    const char *end = *open == '(' ? closing(open) : NULL;
    const char *source = source_before(text, arrow);
    if (!end || source == arrow)
        return NULL;
    const char *argument = arena_copy(arena, open + 1, (size_t)(end - open - 1));
    const char *rewritten =
        counterpart(arena, arena_copy(arena, source, (size_t)(arrow - source)), arena_copy(arena, name, length),
                    argument, end + 1, &taken);
    return rewritten ? arena_format(arena, "%.*s%s%s", (int)(source - text), text, rewritten, end + 1 + taken) : NULL;
}

/* `a implies b`, alone. */
static const char *without_implication(Arena *arena, const char *text)
{
    const char *implies = word_in(text, "implies");
    if (!implies)
        return text;
    const char *premise = sysml_trimmed(arena, arena_copy(arena, text, (size_t)(implies - text)));
    const char *conclusion = sysml_trimmed(arena, implies + strlen("implies"));
    return word_in(conclusion, "implies") || strchr(text, ';')
               ? NULL
               : arena_format(arena, "if %s then %s end if", premise, conclusion);
}

const char *sysml_rewritten_ocl(Arena *arena, const char *text, const NameScope *scope)
{
    EquationList equations;
    ParseError error;
    text = sysml_trimmed(arena, words_collapsed(arena, body_of(text)));
    text = replaced(arena, replaced(arena, text, "self.", ""), "endif", "");
    for (int i = 0; i < MOST_OPERATIONS; i++) {
        const char *arrow = first_operation(text);
        if (!arrow)
            break;
        text = without_operation(arena, text, arrow);
        if (!text)
            return NULL;
    }
    text = without_implication(arena, text);
    return text && parse_equations(arena, text, scope, &equations, &error) ? text : NULL;
}
