/* trace.c - where a statement comes from, in comments; and long lines. */
#include "emit/program.h"

#include <string.h>

enum { LINE_WIDTH = 118, MOST_HINTS = 4, LONGEST_TEXT = 400 };

/* The end of a comment's line: after `room` characters at most, at a blank; a word that is longer stays whole. */
static const char *break_words(const char *from, int room)
{
    const char *best = NULL, *at = from;
    int width = 0;
    for (; *at && *at != '\n'; at++) {
        if (width > room && best)
            return best;
        if (*at == ' ' && at > from && width <= room)
            best = at;
        width += text_width(at, 1);
    }
    return best && width > room ? best : at;
}

void emit_comment_print(Text *text, int indent, const char *words)
{
    int hanging = 0;
    text_format(text, "%*s/* ", indent, "");
    for (const char *at = words; *at;) {
        const char *end = break_words(at, LINE_WIDTH - indent - 6 - hanging), *next = end + (*end != '\0');
        size_t length = (size_t)(end - at);
        while (length > 0 && at[length - 1] == ' ')
            length--;
        text_add_length(text, at, length);
        hanging = *end == '\n' ? 0 : 4;
        while (*end == ' ' && *next == ' ')
            next++;
        at = next;
        if (*at)
            text_format(text, *at == '\n' ? "\n%*s *" : "\n%*s * %*s", indent, "", hanging, "");
    }
    text_add(text, " */\n");
}

/* How bad it is to break at this blank: the less, the looser the operator binds that stands there. -1: no place to
 * break. */
static int break_penalty(const char *from, const char *at, int depth)
{
    if (*at != ' ' || at == from)
        return -1;
    bool is_operator = at[1] && strchr("+-*/<>!?:&|", at[1]) && at[2] && strchr(" =&|", at[2]);
    if (at[-1] == ',' || (is_operator && strchr("?:&|", at[1])))
        return 4 * depth;
    if (!is_operator)
        return -1;
    return 4 * depth + (strchr("<>!", at[1]) ? 1 : strchr("+-", at[1]) ? 2 : 3);
}

/* The best blank that leaves `room` characters or fewer, outside of strings; among equally good ones the last. */
static const char *break_code(const char *from, int room)
{
    const char *best = NULL;
    int depth = 0, least = 0;
    bool is_quoted = false;
    for (const char *at = from; *at && at - from <= room; at++) {
        if (*at == '"')
            is_quoted = !is_quoted;
        else if (is_quoted && *at == '\\' && at[1])
            at++;
        if (is_quoted)
            continue;
        depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
        int penalty = break_penalty(from, at, depth);
        if (penalty >= 0 && at - from > room / 3 && (!best || penalty <= least)) {
            best = at;
            least = penalty;
        }
    }
    return best;
}

void code_line(Text *text, int indent, Arena *scratch, const char *format, ...)
{
    Text code = text_new(scratch);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&code, format, arguments);
    va_end(arguments);
    int hanging = 0;
    for (const char *at = code.at;;) {
        int room = LINE_WIDTH - indent - hanging;
        const char *end = memchr(at, '\0', (size_t)room + 1) ? NULL : break_code(at, room);
        text_format(text, "%*s", indent + hanging, "");
        text_add_length(text, at, end ? (size_t)(end - at) : strlen(at));
        text_add_char(text, '\n');
        if (!end)
            return;
        at = end + 1;
        hanging = 8;
    }
}

Items code_items(Arena *arena, size_t most, bool counts_next)
{
    return (Items){.text = text_new(arena), .most = most, .counts_next = counts_next};
}

void code_add_item(Items *items, const char *item)
{
    Text *text = &items->text;
    bool is_full = text->length - items->line + (items->counts_next ? strlen(item) : 0) > items->most;
    if (text->length)
        text_add(text, is_full ? ",\n    " : ", ");
    if (is_full)
        items->line = text->length;
    text_add(text, item);
}

void code_add_number(Items *items, int number)
{
    char item[16];
    snprintf(item, sizeof item, "%d", number);
    code_add_item(items, item);
}

const char *emit_equation_text(const Program *p, int equation)
{
    const CausalEquation *causal = &p->causal->equations.at[equation];
    Expr left = causal->left, right = causal->right;
    if (equation < p->system->equations.count) {
        left = p->system->equations.at[equation].left;
        right = p->system->equations.at[equation].right;
    }
    Text text = text_new(p->scratch);
    expr_print(&text, left);
    text_add(&text, " = ");
    expr_print(&text, right);
    return text.at;
}

/* The part, and Block::constraint of the qualified name; the tables have it in full. */
static const char *origin_text(const Program *p, const FlatEquation *drawn)
{
    static const char *const words[] = {"", "connection ", "flows at ", "unconnected ", "binding "};
    const char *last = drawn->element ? drawn->element->text : "", *element = last;
    for (const char *at = last; *at; at++)
        if (at[0] == ':' && at[1] == ':') {
            element = last;
            last = at + 2;
        }
    bool has_instance = drawn->origin == ORIGIN_CONSTRAINT && drawn->instance && drawn->instance->length > 0;
    const char *instance = has_instance ? c_comment(p->scratch, drawn->instance->text) : "";
    return arena_format(p->scratch, "%s%s%s%s", instance, has_instance ? "  " : "", words[drawn->origin],
                        c_comment(p->scratch, element));
}

/* Text for a comment; what is too long for one is cut, at a character's border. */
static const char *excerpt(const Program *p, const char *text)
{
    size_t length = 0;
    while (text[length] && length < LONGEST_TEXT)
        length++;
    while (text[length] && length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80)
        length--;
    const char *cut = arena_format(p->scratch, "%.*s%s", (int)length, text, text[length] ? " ..." : "");
    return c_comment(p->scratch, cut);
}

/* On one line if there is room: id, part, constraint, its text, where it stands. Else the text gets a line of its
 * own. */
const char *emit_equation_trace(const Program *p, int equation)
{
    const CausalEquation *causal = &p->causal->equations.at[equation];
    int drawn_index = p->causal->equations.at[equation].declared;
    const char *id = c_comment(p->scratch, causal->id->text);
    if (causal->set >= 0)
        return arena_format(p->scratch, "%s  %s  %s", id, causal->reason, excerpt(p, emit_equation_text(p, equation)));
    const FlatEquation *drawn = &p->system->equations.at[drawn_index];
    const char *text = excerpt(p, drawn->written ? drawn->written : emit_equation_text(p, drawn_index));
    const char *where = drawn->source.file ? c_comment(p->scratch, source_print(p->scratch, drawn->source)) : "";
    const char *origin = origin_text(p, drawn), *derived = "";
    if (causal->parent >= 0)
        derived = arena_format(p->scratch, "time derivative of %s  ", p->causal->equations.at[causal->parent].id->text);
    else if (causal->reason)
        derived = arena_format(p->scratch, "%s  ", causal->reason);
    const char *line = arena_format(p->scratch, "%s  %s%s  ", id, derived, origin);
    const char *whole = arena_format(p->scratch, "%s%s  %s", line, text, where);
    bool fits = text_width(whole, strlen(whole)) <= LINE_WIDTH - 10;
    return fits ? whole : arena_format(p->scratch, "%s%s\n    %s", line, where, text);
}

/* "a.f is -b.f": aliases that the drawn equation mentions. */
static void add_hints(const Program *p, Text *text, int drawn_index)
{
    const FlatEquation *drawn = &p->system->equations.at[drawn_index];
    ExprList leaves = {0};
    expr_variables(drawn->left, false, p->scratch, &leaves);
    expr_variables(drawn->right, false, p->scratch, &leaves);
    const char *instance = drawn->instance ? drawn->instance->text : "";
    size_t own = drawn->instance ? drawn->instance->length : 0;
    int hints = 0;
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(p->causal, leaves.at[i]);
        if (variable < 0 || p->causal->variables.at[variable].role != ROLE_ALIAS)
            continue;
        bool is_repeated = false; /* found on both sides */
        for (int k = 0; k < i; k++)
            is_repeated |= leaves.at[k] == leaves.at[i];
        if (is_repeated)
            continue;
        if (hints == MOST_HINTS) {
            text_add(text, ", ...");
            return;
        }
        const char *path = emit_path_text(p, variable), *alias = c_comment(p->scratch, emit_alias_text(p, variable));
        if (own > 0 && strncmp(path, instance, own) == 0 && path[own] == '.')
            path += own + 1; /* within the part that the comment names */
        text_format(text, "%s%s is %s", hints++ ? ", " : text->length ? "; " : "", c_comment(p->scratch, path), alias);
    }
}

const char *residual_trace(const Program *p, int equation)
{
    int drawn = p->causal->equations.at[equation].declared;
    Text text = text_new(p->scratch);
    text_add(&text, "must hold");
    if (drawn < p->system->equations.count)
        add_hints(p, &text, drawn);
    return arena_format(p->scratch, "%s\n    %s", emit_equation_trace(p, equation), text.at);
}

const char *emit_solution_trace(const Program *p, int equation, int variable)
{
    const char *trace = emit_equation_trace(p, equation);
    const CausalEquation *causal = &p->causal->equations.at[equation];
    int drawn = p->causal->equations.at[equation].declared;
    Text text = text_new(p->scratch);
    if (causal->left != p->causal->variables.at[variable].leaf || expr_contains(causal->right, causal->left))
        text_format(&text, "solved for %s", c_comment(p->scratch, emit_path_text(p, variable)));
    if (drawn < p->system->equations.count)
        add_hints(p, &text, drawn);
    return text.length ? arena_format(p->scratch, "%s\n    %s", trace, text.at) : trace;
}
