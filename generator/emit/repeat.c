/* repeat.c - repetitions in a marked text: terms of a long sum, members of a long list, with variables whose rows
 * advance evenly. */
#include "emit/repeat.h"

#include <stdlib.h>
#include <string.h>

/* ---- marks ---- */

/* A path with marks for the numbers of its parts. */
static const char *path_with_numbers(Arena *arena, const char *path)
{
    Text text = text_new(arena);
    for (const char *at = path; *at;) {
        const size_t digits = at > path && at[-1] == '[' ? strspn(at, "0123456789") : 0;
        const bool is_number = digits && at[digits] == ']';
        if (is_number)
            text_format(&text, "%c%d%c", MARK_NUMBER, atoi(at), MARK_END);
        else
            text_add_char(&text, *at);
        at += is_number ? digits : 1;
    }
    return text.at;
}

static const char *marked_text(const Program *p, Arena *arena, Expr e);

/* An element that is not listed shows its owner: a value before the event, a derivative, a relation; a variable of a
 * state set the number of that. */
static const char *marked_path(const Program *p, Arena *arena, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    const char *path = v->path->text, *function;
    if (p->layout.is_listed[variable])
        return arena_format(arena, "%c%d%c", MARK_VARIABLE, variable, MARK_END);
    const char *set = arena_format(arena, "set%d.", v->set + 1);
    if (strncmp(path, set, strlen(set)) == 0)
        return arena_format(arena, "set%c%d%c.%s", MARK_NUMBER, v->set + 1, MARK_END, path + strlen(set));
    const int of = causal_made_of(p->causal, variable, &function);
    if (of >= 0)
        return arena_format(arena, "%s(%s)", function, marked_path(p, arena, of));
    const int branch = v->role == ROLE_BRANCH ? map_get(p->causal->branch_at, v->leaf, -1) : -1;
    if (branch < 0)
        return path_with_numbers(arena, path);
    const Expr value = p->causal->branches.at[branch].value;
    return strcmp(expr_text(arena, value), path) == 0 ? marked_text(p, arena, value) : path;
}

typedef struct {
    const Program *program;
    Arena *arena;
} Marking;

/* A word of the language keeps its quotes. */
static Expr marked_leaf(void *context, Expr leaf)
{
    const Marking *m = context;
    const int variable = causal_variable(m->program->causal, leaf);
    if (variable < 0)
        return NULL;
    const char *quote = identifier_is_word(leaf->name->text) ? "'" : "";
    return expr_variable(name_format("%s%s%s", quote, marked_path(m->program, m->arena, variable), quote), leaf->type);
}

static const char *marked_text(const Program *p, Arena *arena, Expr e)
{
    Marking m = {p, arena};
    return expr_text(arena, expr_replace(e, false, marked_leaf, &m));
}

void repeat_write(const Program *p, Text *text, Expr e)
{
    text_add(text, marked_text(p, text->arena, e));
}

/* ---- repetitions ---- */

/* The tokens of the separator that begins here, 0: it is none. */
static int separator_length(const Tokens *tokens, int at)
{
    static const char *const separators[] = {" + ", ", "};
    for (size_t i = 0; i < sizeof separators / sizeof *separators; i++) {
        int length = 0;
        while (separators[i][length] && at + length < tokens->count &&
               tokens->at[at + length].kind == separators[i][length])
            length++;
        if (!separators[i][length])
            return length;
    }
    return 0;
}

static bool is_same(const Token *one, const Token *other)
{
    return one->kind == other->kind && (one->kind == MARK_VARIABLE || one->number == other->number);
}

/* From a separator to the next one that is no deeper within brackets; 0: there is none. */
static int segment_length(const Tokens *tokens, int from)
{
    const int separator = separator_length(tokens, from);
    int depth = 0;
    for (int at = from + separator; separator && at < tokens->count && depth >= 0; at++) {
        const int kind = tokens->at[at].kind;
        if (depth == 0 && separator_length(tokens, at) == separator && is_same(&tokens->at[at], &tokens->at[from]))
            return at - from;
        depth += (kind == '(' || kind == '[' || kind == '{') - (kind == ')' || kind == ']' || kind == '}');
    }
    return 0;
}

/* Is what begins at `at` the first one, with rows that have advanced so many steps? */
static bool is_repeated(const Tokens *tokens, const Repeat *r, int at, int steps)
{
    if (at + r->length > tokens->count)
        return false;
    for (int i = 0; i < r->length; i++) {
        const Token *first = &tokens->at[r->first + i], *token = &tokens->at[at + i];
        if (!is_same(first, token) || (first->kind == MARK_VARIABLE && token->row - first->row != steps * r->step[i]))
            return false;
    }
    return true;
}

/* A text after a name would be part of its term: a factor, a subscript. */
static bool is_ended(const Tokens *tokens, int at)
{
    const int kind = at < tokens->count ? tokens->at[at].kind : ' ';
    return kind == ' ' || kind == ',' || kind == ')' || kind == ']' || kind == '}';
}

static bool find_repeat(Arena *arena, const Tokens *tokens, int from, Repeat *r)
{
    *r = (Repeat){.first = from, .length = segment_length(tokens, from), .count = 1};
    if (!r->length || from + REPEAT_FEWEST * r->length > tokens->count)
        return false;
    r->step = arena_array(arena, int, r->length);
    bool is_advancing = false;
    for (int i = 0; i < r->length; i++) {
        const Token *first = &tokens->at[from + i], *second = &tokens->at[from + r->length + i];
        if (first->kind == MARK_VARIABLE && second->kind == MARK_VARIABLE)
            r->step[i] = second->row - first->row;
        is_advancing |= r->step[i] != 0;
    }
    while (is_advancing && is_repeated(tokens, r, from + r->count * r->length, r->count))
        r->count++;
    if (!is_ended(tokens, from + r->count * r->length))
        r->count--;
    return r->count >= REPEAT_FEWEST;
}

Marked repeat_read(const Program *p, Arena *arena, const char *text, const char *end)
{
    Marked marked = {0};
    for (const char *at = text; at < end; at++) {
        Token token = {.kind = *at};
        char *after;
        switch (*at) {
        case MARK_VARIABLE: case MARK_NUMBER:
            token.number = (int)strtol(at + 1, &after, 10);
            token.row = *at == MARK_VARIABLE ? p->layout.places.at[token.number].row : 0;
            at = after;
            break;
        default: break;
        }
        list_push(arena, &marked.tokens, token);
    }
    for (int at = 0; at < marked.tokens.count && !p->is_unrolled;) {
        Repeat repeat;
        const bool is_any = find_repeat(arena, &marked.tokens, at, &repeat);
        if (is_any)
            list_push(arena, &marked.repeats, repeat);
        at += is_any ? repeat.count * repeat.length : 1;
    }
    return marked;
}
