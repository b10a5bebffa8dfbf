/* inside.c - how the inside of a function is shown.
 *
 * It is written with whole paths, m->bed.heater.p.t, one statement to a line, the trace behind it. Here parts get local
 * pointers under their own names, and quantities that are read often locals with their units; lines get their ends,
 * and a trace that does not fit behind its statement stands above it. In a loop over parts, these have pointers there.
 */
#include "emit/program.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_WIDTH = 120, HANGING = 8, OFTEN = 3 };

/* A path of members that stands in the text. */
typedef struct {
    const char *at; /* after `m->` */
    int length;
    int owner, quantity; /* -1: none */
} Access;

typedef struct {
    int part, uses, parent; /* parent: the owner that its path begins with, -1: none */
    bool is_written;
    const char *path, *name; /* NULL: no local */
    const char *block;       /* the loop that its index belongs to; NULL: the function */
} Owner;

typedef struct {
    Name path; /* within the owner */
    int owner, reads, variable;
    bool is_written;
    const char *last; /* where it is read last */
    const char *name; /* NULL: no local */
} Quantity;

typedef struct {
    Program *p;
    Arena *arena;
    CScope *scope;
    const char *raw;
    bool is_list, is_indexed;
    const char *first_call; /* the statement with the first one of what may change the model; NULL: none */
    const char *block, *block_end; /* the innermost loop with braces around the value read: its first line and last */
    List(Access) accesses;
    List(Owner) owners;
    List(Quantity) quantities;
    Map *owner_at, *quantity_at;
    Map *changed; /* shapes of paths that are changed: also of an element whose number a loop tells */
} Inside;

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* After the string or comment that begins there; else the same place. */
static const char *skip_quoted(const char *at)
{
    if (at[0] == '/' && at[1] == '*')
        return strstr(at, "*/") + 2;
    if (*at != '"')
        return at;
    for (at++; *at != '"'; at++)
        at += *at == '\\';
    return at + 1;
}

/* Identifiers, dots between them, and in brackets numbers, or what is made of the variables of a loop, or of a
 * parameter i. */
static int path_length(const Inside *s, const char *path)
{
    const char *at = path, *const inside = s->is_indexed || s->block ? "0123456789 *+-irow" : "0123456789";
    for (;;) {
        while (is_word(*at))
            at++;
        while (*at == '[' && at[1 + strspn(at + 1, inside)] == ']')
            at = strchr(at, ']') + 1;
        if (*at != '.' || !is_word(at[1]))
            return (int)(at - path);
        at++;
    }
}

/* True if the path has an index that is not a number. */
static bool is_varied(Name path)
{
    const char *open = strchr(path->text, '[');
    while (open && open[1 + strspn(open + 1, "0123456789")] == ']')
        open = strchr(open + 1, '[');
    return open;
}

/* The path of an element that is there in any case, for that of an indexed one. */
static Name known_path(const Inside *s, Name path)
{
    if (!is_varied(path))
        return path;
    Text text = text_new(s->arena);
    for (const char *at = path->text; *at; at++) {
        text_add_char(&text, *at);
        if (*at == '[' && at[1 + strspn(at + 1, "0123456789")] != ']') {
            text_add_char(&text, '0');
            at = strchr(at, ']') - 1;
        }
    }
    return name_of(text.at);
}

/* The longest beginning of the path, up to the dot at `length` or an earlier one, that is a part, no port; -1: none. */
static int owner_of(Inside *s, const char *text, int length)
{
    for (; length > 0; length--) {
        if (text[length] != '.')
            continue;
        const Name path = name_of_length(text, (size_t)length);
        const int part = map_get(s->p->part_at, known_path(s, path), -1);
        if (part < 0)
            continue;
        const char *block = is_varied(path) ? s->block : NULL;
        const Name key = block ? name_format("%s %td", path->text, block - s->raw) : path;
        int owner = map_get(s->owner_at, key, -1);
        if (owner < 0) {
            owner = s->owners.count;
            map_put(s->owner_at, key, owner);
            list_push(s->arena, &s->owners, (Owner){.part = part, .path = path->text, .block = block, .parent = -1});
            const int parent = owner_of(s, text, length - 1);
            s->owners.at[owner].parent = parent;
        }
        return owner;
    }
    return -1;
}

/* True if the text after a path changes the value there, or if `&` before it lets another function do so. */
static bool is_changed(const Access *access)
{
    const char *after = access->at + access->length;
    for (int depth = 0; depth > 0 || (*after && (strchr("[.", *after) || is_word(*after))); after++)
        depth += *after == '[' ? 1 : *after == ']' ? -1 : 0; /* of an element, in a loop */
    after += strspn(after, " ");
    if (after[0] == '=' || (after[0] && strchr("+-*/", after[0]) && after[1] == '='))
        return after[1] != '=' || after[0] != '=';
    return access->at[-4] == '&' && access->at[-5] != '&';
}

/* The path without the indices in its brackets: elements of one array have the same. */
static Name shape_of(const Inside *s, const char *path)
{
    Text text = text_new(s->arena);
    int depth = 0;
    for (const char *at = path; *at && (depth > 0 || is_word(*at) || strchr(".[", *at)); at++) {
        depth -= *at == ']';
        if (!depth)
            text_add_char(&text, *at);
        depth += *at == '[';
    }
    return name_of(text.at);
}

static void add_access(Inside *s, const char *path)
{
    Access access = {.at = path, .length = path_length(s, path), .quantity = -1};
    const Name whole = name_of_length(path, (size_t)access.length);
    const bool is_written = is_changed(&access);
    access.owner = owner_of(s, path, access.length - 1);
    if (is_written)
        map_put(s->changed, shape_of(s, path), 1);
    if (access.owner >= 0) {
        s->owners.at[access.owner].is_written |= is_written;
        s->owners.at[access.owner].uses++;
    }
    if (access.owner >= 0 && (s->is_indexed || !is_varied(whole))) {
        access.quantity = map_get(s->quantity_at, whole, -1);
        if (access.quantity < 0) {
            access.quantity = s->quantities.count;
            map_put(s->quantity_at, whole, s->quantities.count);
            list_push(s->arena, &s->quantities,
                      (Quantity){.path = whole, .owner = access.owner,
                                 .variable = map_get(s->p->variable_at, known_path(s, whole), -1)});
        }
        Quantity *quantity = &s->quantities.at[access.quantity];
        quantity->is_written |= is_written;
        quantity->reads++;
        quantity->last = path;
    }
    list_push(s->arena, &s->accesses, access);
}

/* A call that hands the model on: values that it computes may change afterwards. */
static bool is_call(const char *raw, const char *at)
{
    static const char *const harmless[] = {"model_fail", "model_fail_at",   "software_fail", "REQUIRE_NONZERO",
                                           "KEEP_TRUTH", "KEEP_INTERVAL",   "KEEP_PART",     "KEPT_TRUTH",
                                           "KEPT_PART",  "KEPT_INTERVAL", "NOW"};
    if (*at != '(' || at[1] != 'm' || !strchr("),", at[2]) || !at[2])
        return false;
    const char *name = at;
    while (name > raw && is_word(name[-1]))
        name--;
    for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
        if (strlen(harmless[i]) == (size_t)(at - name) && strncmp(name, harmless[i], (size_t)(at - name)) == 0)
            return false;
    return true;
}

/* Where the function's statement begins that holds this: of what is in a loop, the loop, for it goes round again. */
static const char *statement_of(const char *raw, const char *at)
{
    enum { INDENT = 4 };
    for (;; at--) {
        while (at > raw && at[-1] != '\n')
            at--;
        if (at == raw || strspn(at, " ") <= INDENT)
            return at;
    }
}

/* The loop that begins at this line: until its last one, and what is in there belongs to it. */
static void read_block(Inside *s, const char *line)
{
    const size_t indent = strspn(line, " "), length = strcspn(line, "\n");
    if (line == s->block_end)
        s->block = s->block_end = NULL;
    if (strncmp(line + indent, "for (int ", 9) != 0 || line[length - 1] != '{')
        return;
    s->block = line;
    for (const char *end = line + length; *end && !s->block_end; end += 1 + strcspn(end + 1, "\n"))
        if (strspn(end + 1, " ") == indent && end[1 + indent] == '}')
            s->block_end = end + 1;
}

static void read_text(Inside *s)
{
    for (const char *at = s->raw; *at;) {
        if (at == s->raw || at[-1] == '\n')
            read_block(s, at);
        const char *after = skip_quoted(at);
        if (after != at) {
            at = after;
            continue;
        }
        if (!s->first_call && is_call(s->raw, at))
            s->first_call = statement_of(s->raw, at);
        const bool begins = at == s->raw || (!is_word(at[-1]) && !strchr(".>", at[-1]));
        if (begins && strncmp(at, "m->", 3) == 0)
            add_access(s, at += 3);
        at++;
    }
}

/* ---- values that get a local ---- */

/* The end of a path that has so many segments. */
static const char *ending(const char *path, int segments)
{
    const char *at = path + strlen(path);
    for (; at > path; at--)
        if (at[-1] == '.' && --segments == 0)
            break;
    return at;
}

/* A part of a part of a part: even a single use is better read by its own name. */
static bool is_deep(const Owner *owner)
{
    const char *dot = strchr(owner->path, '.');
    return dot && strchr(dot + 1, '.');
}

/* Its own name as drawn; if other parts of the function have the same, with its owner's; and so on. */
static const char *owner_wish(const Inside *s, const Owner *owner)
{
    const FlatPart *parts = s->p->system->parts.at;
    const char *path = parts[owner->part].path->text, *indexed = strchr(owner->path, '[');
    if (s->is_indexed && indexed && !strchr(indexed, '.')) /* the array's own name */
        return arena_format(s->arena, "%.*s", (int)(indexed - owner->path), owner->path);
    for (int segments = 1;; segments++) {
        const char *wish = ending(path, segments);
        bool is_unique = true;
        for (int i = 0; i < s->owners.count && is_unique; i++)
            is_unique = &s->owners.at[i] == owner || s->owners.at[i].block ||
                        strcmp(ending(parts[s->owners.at[i].part].path->text, segments), wish) != 0;
        if (is_unique || wish == path)
            return wish;
    }
}

/* Values read often that stay the same: constants, and values read before any other function may change them. */
static bool deserves_local(const Inside *s, const Quantity *quantity)
{
    if (s->is_list || quantity->reads < OFTEN || quantity->is_written || quantity->variable < 0 ||
        map_get(s->changed, shape_of(s, quantity->path->text), 0))
        return false;
    const Role role = s->p->causal->variables.at[quantity->variable].role;
    return role == ROLE_CONSTANT ||
           (role != ROLE_DISCRETE && (!s->first_call || quantity->last < s->first_call));
}

/* The path within its part; with the part if another quantity of the function has the same. */
static const char *quantity_wish(const Inside *s, const Quantity *quantity)
{
    const char *own = emit_member_wish(s->p, quantity->variable);
    bool is_unique = !c_is_reserved(own, false);
    for (int i = 0; i < s->quantities.count && is_unique; i++) {
        const Quantity *other = &s->quantities.at[i];
        is_unique = other == quantity || !other->name || strcmp(emit_member_wish(s->p, other->variable), own) != 0;
    }
    return is_unique ? own : arena_format(s->arena, "%s.%s", owner_wish(s, &s->owners.at[quantity->owner]), own);
}

static int compare_owners(const void *a, const void *b)
{
    const Owner *one = *(Owner *const *)a, *other = *(Owner *const *)b;
    const size_t length = strlen(one->path), others = strlen(other->path);
    return length != others ? (length < others) - (length > others) : (one > other) - (one < other);
}

/* True if the loop uses another element of the same array more. */
static bool is_rival_better(const Inside *s, const Owner *owner)
{
    for (int i = 0; i < s->owners.count; i++) {
        const Owner *other = &s->owners.at[i];
        if (other->block == owner->block && other->uses > owner->uses &&
            shape_of(s, other->path) == shape_of(s, owner->path))
            return true;
    }
    return false;
}

static bool deserves_pointer(const Inside *s, const Owner *owner)
{
    if (s->is_list)
        return false;
    if (owner->block)
        return owner->uses > OFTEN && !is_rival_better(s, owner);
    const bool is_element = owner->path[strlen(owner->path) - 1] == ']';
    const int most = is_deep(owner) ? 0 : is_element && owner->parent >= 0 ? OFTEN : 1; /* without a pointer */
    return owner->uses > most;
}

/* Parts of parts first: values without a pointer are reached by that of their part. */
static void choose_pointers(Inside *s)
{
    Owner **order = arena_array(s->arena, Owner *, s->owners.count + 1);
    for (int i = 0; i < s->owners.count; i++)
        order[i] = &s->owners.at[i];
    qsort(order, (size_t)s->owners.count, sizeof *order, compare_owners);
    for (int i = 0; i < s->owners.count; i++) {
        Owner *owner = order[i];
        if (deserves_pointer(s, owner)) {
            owner->name = owner->path;
        } else if (owner->parent >= 0) {
            s->owners.at[owner->parent].uses += owner->uses;
            s->owners.at[owner->parent].is_written |= owner->is_written;
        }
    }
}

static void choose_locals(Inside *s)
{
    for (int i = 0; i < s->quantities.count; i++) {
        Quantity *quantity = &s->quantities.at[i];
        quantity->name = deserves_local(s, quantity) ? quantity->path->text : NULL;
        if (quantity->name)
            s->owners.at[quantity->owner].uses -= quantity->reads - 1;
    }
    choose_pointers(s);
    for (int i = 0; i < s->owners.count; i++) {
        Owner *owner = &s->owners.at[i];
        if (owner->name && !owner->block)
            owner->name = cscope_fresh(s->scope, owner_wish(s, owner));
    }
    const char **names = arena_array(s->arena, const char *, s->quantities.count);
    for (int i = 0; i < s->quantities.count; i++)
        if (s->quantities.at[i].name)
            names[i] = cscope_fresh(s->scope, quantity_wish(s, &s->quantities.at[i]));
    for (int i = 0; i < s->quantities.count; i++)
        s->quantities.at[i].name = names[i];
    CScope *scope = NULL;
    const char *block = NULL;
    for (int i = 0; i < s->owners.count; i++) {
        Owner *owner = &s->owners.at[i];
        if (!owner->name || !owner->block)
            continue;
        if (!scope || owner->block != block)
            scope = cscope_within(s->arena, s->scope);
        block = owner->block;
        const char *own = ending(owner->path, 1);
        owner->name = cscope_fresh(scope, arena_format(s->arena, "%.*s", (int)strcspn(own, "["), own));
    }
}

/* ---- text ---- */

static void add_path(const Inside *s, Text *text, const Access *access)
{
    int owner = access->owner;
    while (owner >= 0 && !s->owners.at[owner].name)
        owner = s->owners.at[owner].parent;
    const int within = owner >= 0 ? (int)strlen(s->owners.at[owner].path) + 1 : 0;
    if (access->quantity >= 0 && s->quantities.at[access->quantity].name)
        text_add(text, s->quantities.at[access->quantity].name);
    else
        text_format(text, "%s->%.*s", owner >= 0 ? s->owners.at[owner].name : "m", access->length - within,
                    access->at + within);
}

/* The values of a loop, or of the function; true if there are any. */
static bool print_pointers(const Inside *s, Text *out, const char *block, int indent, bool is_const)
{
    const size_t before = out->length;
    for (int i = 0; i < s->owners.count; i++) {
        const Owner *owner = &s->owners.at[i];
        if (owner->name && owner->block == block)
            text_format(out, "%*s%sstruct %s *%s = &m->%s;\n", indent, "",
                        is_const || !owner->is_written ? "const " : "", s->p->part_types[owner->part], owner->name,
                        owner->path);
    }
    return out->length > before;
}

static bool print_locals(const Inside *s, Text *out, bool is_const)
{
    const size_t before = out->length;
    print_pointers(s, out, NULL, 4, is_const);
    for (int i = 0; i < s->quantities.count; i++) {
        const Quantity *quantity = &s->quantities.at[i];
        if (!quantity->name)
            continue;
        const Access access = {.at = quantity->path->text, .length = (int)quantity->path->length, .quantity = -1,
                               .owner = quantity->owner};
        const char *unit = emit_unit_text(s->p, quantity->variable, true);
        text_format(out, "    const %s %s = ", c_stored_type(s->arena, emit_stored_as(s->p, quantity->variable)),
                    quantity->name);
        add_path(s, out, &access);
        text_format(out, unit[0] ? "; /* %s */\n" : ";\n", c_comment(s->arena, unit));
    }
    return out->length > before;
}

/* A statement, and its trace: behind it if there is room, else above. */
static void print_line(const Inside *s, Text *out, const char *line, int *next)
{
    Text code = text_new(s->arena);
    const char *at = line, *trace = NULL;
    while (*at && *at != '\n' && !trace) {
        const char *after = skip_quoted(at);
        if (*next < s->accesses.count && at + 3 == s->accesses.at[*next].at) {
            const Access *access = &s->accesses.at[(*next)++];
            add_path(s, &code, access);
            at = access->at + access->length;
        } else if (after != at && *at == '/') {
            trace = at;
        } else {
            after += after == at;
            text_add_length(&code, at, (size_t)(after - at));
            at = after;
        }
    }
    while (code.length && code.at[code.length - 1] == ' ')
        code.at[--code.length] = '\0';
    const int indent = (int)strspn(code.at, " ");
    const size_t trace_length = trace ? strcspn(trace, "\n") : 0;
    const int width = emit_width(s->p, code.at, code.length) + 1 + emit_width(s->p, trace ? trace : "", trace_length);
    if (trace && width <= LINE_WIDTH) {
        text_format(out, "%s %.*s\n", code.at, (int)trace_length, trace);
        return;
    }
    if (trace)
        emit_comment_print(out, indent, arena_format(s->arena, "%.*s", (int)trace_length - 6, trace + 3));
    code_line(out, indent, s->arena, "%s", code.at + indent);
}

void inside_print(Program *p, Text *out, CScope *scope, const char *raw, InsideForm form)
{
    Inside s = {.p = p, .arena = arena_new(), .raw = raw, .is_list = form == INSIDE_LIST,
                .is_indexed = form & INSIDE_INDEXED};
    s.scope = scope ? scope : cscope_within(s.arena, p->functions);
    if (strstr(raw, "for (int ")) { /* what group.c calls the variables of loops */
        cscope_fresh(s.scope, "i");
        cscope_fresh(s.scope, "row");
    }
    s.owner_at = map_new(s.arena);
    s.quantity_at = map_new(s.arena);
    s.changed = map_new(s.arena);
    read_text(&s);
    choose_locals(&s);
    bool is_first = print_locals(&s, out, form & INSIDE_CONST);
    int next = 0;
    for (const char *line = raw, *end; *line; line = end + (*end == '\n')) {
        const char *first = line + strspn(line, " ");
        const bool is_comment = strncmp(first, "/*", 2) == 0;
        end = is_comment ? strchr(skip_quoted(first), '\n') : line + strcspn(line, "\n");
        if (is_first && *line != '\n')
            text_add_char(out, '\n');
        if (is_comment || end == line)
            text_add_length(out, line, (size_t)(end - line + 1));
        else
            print_line(&s, out, line, &next);
        is_first = print_pointers(&s, out, line, (int)(first - line) + 4, form & INSIDE_CONST);
    }
    arena_free(s.arena);
}
