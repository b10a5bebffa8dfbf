/* inside.c - prints the inside of a function.
 *
 * The given lines have members with whole paths, m->bed.heater.p.t, and one statement each, with its trace. Here parts
 * get local pointers under their own names, and quantities that are read often get locals with their units. Lines get
 * their ends, and a trace that does not fit behind its statement is put above it. In a loop over parts, pointers to
 * these are declared in the loop.
 */
#include "emit/body.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_WIDTH = 120, OFTEN = 3, MOST_OF_MODEL = 10 };

/* A member in a line. */
typedef struct {
    int owner, quantity; /* -1: none */
} Access;

typedef struct {
    int part, uses, parent; /* parent: the owner within which it is, -1: none */
    bool is_written, is_element, is_deep;
    const char *path, *name; /* name NULL: no local */
    Name shape;
    const char *base;        /* its last name in the path, without subscripts */
    const char *array;       /* the name of the only array in its path, of which it is an element; NULL: another part */
    int block;               /* the line of the loop that its index belongs to; -1: the function */
} Owner;

typedef struct {
    const CodeHole *hole;
    Name path;
    int owner, reads, variable;
    bool is_written;
    int last;         /* the line where it is read last */
    const char *name; /* NULL: no local */
} Quantity;

/* A line as it is shown. */
typedef struct {
    int indent;
    const char *code;
    int *at; /* its line in the file, once it is rendered */
} Shown;

typedef struct {
    Program *p;
    Arena *arena;
    CScope *scope;
    const CodeLines *lines;
    bool is_list, is_indexed;
    int first_call;   /* line of the first statement that calls a function which may change the model; -1: none */
    List(int) blocks; /* lines of the loops with braces around the present line, the innermost last */
    List(Access) accesses;
    List(Owner) owners;
    List(Quantity) quantities;
    Map *owner_at, *quantity_at;
    List(Shown) around; /* heads around the next line, each indented more than the one before, and the last line */
    IntList open;       /* indentations of heads that have got a brace, the innermost last */
    Map *changed; /* shapes of members that are changed, since an index may be a loop variable */
} Inside;

static bool is_varied_index(const CodeIndex *index)
{
    return index->step || index->jump || index->table;
}

/* The number of first subscripts that are constants, or made of a parameter or of variables of a loop with a block. */
static int known_subscripts(const Inside *s, const CodeHole *hole)
{
    int count = 0;
    while (count < hole->member->count &&
           (!hole->indices || !is_varied_index(&hole->indices[count]) ||
            ((s->is_indexed || s->blocks.count) && !hole->indices[count].table)))
        count++;
    return count;
}

static bool is_varied(const CodeHole *hole, int subscripts)
{
    for (int i = 0; i < subscripts && hole->indices; i++)
        if (is_varied_index(&hole->indices[i]))
            return true;
    return false;
}

/* The path of the hole's member, or of a part around it. is_first: with the first element of each array that a loop
 * runs through, because that element always exists. */
static const char *path_text(const Inside *s, const CodeHole *hole, const Member *member, bool is_first)
{
    Text text = text_new(s->arena);
    for (int i = 0; i < member->count; i++) {
        text_add(&text, member->words[i]);
        if (!hole->indices)
            text_format(&text, "%d", member->subscripts[i]);
        else if (is_first && is_varied_index(&hole->indices[i]))
            text_format(&text, "%d", 0);
        else
            text_add(&text, code_index_text(s->arena, &hole->indices[i], s->p->portable != NULL));
    }
    text_add(&text, member->words[member->count]);
    return text.at;
}

/* The path of an element's array, if the element's path contains no other array; else NULL. */
static const char *array_text(const Inside *s, const Member *element)
{
    if (!element->own || element->own < element->count)
        return NULL;
    return arena_copy(s->arena, element->words[0], strlen(element->words[0]) - strlen("["));
}

/* The innermost part (no port) around the member whose subscripts are known; -1: none. */
static int owner_of(Inside *s, const CodeHole *hole, const Member *owner, int known)
{
    while (owner && owner->count > known)
        owner = owner->owner;
    if (!owner)
        return -1;
    const char *path = path_text(s, hole, owner, false);
    const bool is_of_block = is_varied(hole, owner->count) && s->blocks.count;
    const int block = is_of_block ? list_last(&s->blocks) : -1;
    const Name key = name_format("%s %d", path, block);
    int found = map_get(s->owner_at, key, -1);
    if (found >= 0)
        return found;
    found = s->owners.count;
    map_put(s->owner_at, key, found);
    list_push(s->arena, &s->owners,
              (Owner){.part = map_get(s->p->layout.part_at, name_of(path_text(s, hole, owner, true)), -1), .path = path,
                      .shape = owner->shape, .is_element = owner->own > 0, .block = block, .parent = -1,
                      .is_deep = owner->owner && owner->owner->owner,
                      .base = owner->base, .array = array_text(s, owner)});
    const int parent = owner_of(s, hole, owner->owner, known);
    s->owners.at[found].parent = parent;
    return found;
}

static void add_access(Inside *s, const CodeHole *hole, int line)
{
    const Member *member = hole->member;
    const int known = known_subscripts(s, hole);
    const bool is_varying = is_varied(hole, member->count);
    Access access = {.quantity = -1, .owner = owner_of(s, hole, member->owner, known)};
    if (hole->is_written)
        map_put(s->changed, member->shape, 1);
    if (access.owner >= 0) {
        s->owners.at[access.owner].is_written |= hole->is_written;
        s->owners.at[access.owner].uses++;
    }
    if (access.owner >= 0 && known == member->count && (s->is_indexed || !is_varying)) {
        const Name path = name_of(path_text(s, hole, member, false));
        access.quantity = map_get(s->quantity_at, path, -1);
        if (access.quantity < 0) {
            access.quantity = s->quantities.count;
            map_put(s->quantity_at, path, s->quantities.count);
            const char *first = path_text(s, hole, member, true);
            list_push(s->arena, &s->quantities,
                      (Quantity){.hole = hole, .path = path, .owner = access.owner,
                                 .variable = map_get(s->p->layout.variable_at, name_of(first), -1)});
        }
        Quantity *quantity = &s->quantities.at[access.quantity];
        quantity->is_written |= hole->is_written;
        quantity->reads++;
        quantity->last = line;
    }
    list_push(s->arena, &s->accesses, access);
}

/* The first line of the function's statement that contains this line: of a loop for a line within it, because the loop
 * repeats it.
 */
static int statement_of(const Inside *s, int line)
{
    enum { INDENT = 4 };
    while (line > 0 && s->lines->all.at[line].indent > INDENT)
        line--;
    return line;
}

static void read_lines(Inside *s)
{
    for (int i = 0; i < s->lines->all.count; i++) {
        const CodeLine *line = &s->lines->all.at[i];
        if (line->closes && s->blocks.count)
            s->blocks.count--;
        if (line->opens)
            list_push(s->arena, &s->blocks, i);
        if (s->first_call < 0 && line->hands_on)
            s->first_call = statement_of(s, i);
        for (int k = 0; line->code && k < line->code->count; k++) {
            const CodeHole *hole = &line->code->holes[k];
            if (hole->member && !hole->is_bare)
                add_access(s, hole, i);
            else if ((hole->mention || hole->name) && s->p->called && s->p->portions.present == s->p->portions.model)
                map_put(s->p->called, name_of(hole->mention ? hole->mention : hole->name), 1);
        }
    }
    s->blocks.count = 0;
}

/* ---- values that get a local ---- */

/* The last `segments` segments of a path. */
static const char *ending(const char *path, int segments)
{
    const char *at = path + strlen(path);
    for (; at > path; at--)
        if (at[-1] == '.' && --segments == 0)
            break;
    return at;
}

/* The part's name as drawn, with as many of its owners' names as distinguish it from other parts of the function. */
static const char *owner_wish(const Inside *s, const Owner *owner)
{
    const FlatPart *parts = s->p->system->parts.at;
    const char *path = parts[owner->part].path->text;
    if (s->is_indexed && owner->array)
        return owner->array;
    for (int segments = 1;; segments++) {
        const char *wish = ending(path, segments);
        bool is_unique = true;
        for (int i = 0; i < s->owners.count && is_unique; i++)
            is_unique = &s->owners.at[i] == owner || s->owners.at[i].block >= 0 ||
                        strcmp(ending(parts[s->owners.at[i].part].path->text, segments), wish) != 0;
        if (is_unique || wish == path)
            return wish;
    }
}

/* True for values that are read often and do not change: constants, and values read before any other function may
 * change them. */
static bool deserves_local(const Inside *s, const Quantity *quantity)
{
    if (s->is_list || quantity->reads < OFTEN || quantity->is_written || quantity->variable < 0 ||
        map_get(s->changed, quantity->hole->member->shape, 0))
        return false;
    const Role role = s->p->causal->variables.at[quantity->variable].role;
    return role == ROLE_CONSTANT ||
           (role != ROLE_DISCRETE && (s->first_call < 0 || quantity->last < s->first_call));
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
            other->shape == owner->shape)
            return true;
    }
    return false;
}

static bool deserves_pointer(const Inside *s, const Owner *owner)
{
    if (s->is_list)
        return false;
    if (owner->block >= 0)
        return owner->uses > OFTEN && !is_rival_better(s, owner);
    /* The number of uses up to which no pointer is declared: m->tank.level is as short as tank->level. A deeply nested
     * part gets a pointer even for a single use. */
    const int most = owner->is_deep                             ? 0
                     : owner->parent < 0 && !owner->is_element ? MOST_OF_MODEL
                     : owner->parent < 0                       ? OFTEN - 1
                     : owner->is_element                       ? OFTEN
                                                               : OFTEN - 1;
    return owner->uses > most;
}

/* Inner parts first: a part without a pointer is accessed through the pointer of its owner. */
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
        if (owner->name && owner->block < 0)
            owner->name = cscope_fresh(s->scope, owner_wish(s, owner));
    }
    const char **names = arena_array(s->arena, const char *, s->quantities.count);
    for (int i = 0; i < s->quantities.count; i++)
        if (s->quantities.at[i].name)
            names[i] = cscope_fresh(s->scope, quantity_wish(s, &s->quantities.at[i]));
    for (int i = 0; i < s->quantities.count; i++)
        s->quantities.at[i].name = names[i];
    CScope *scope = NULL;
    int block = -1;
    for (int i = 0; i < s->owners.count; i++) {
        Owner *owner = &s->owners.at[i];
        if (!owner->name || owner->block < 0)
            continue;
        if (!scope || owner->block != block)
            scope = cscope_within(s->arena, s->scope);
        block = owner->block;
        owner->name = cscope_fresh(scope, owner->base);
    }
}

/* ---- text ---- */

static void add_path(const Inside *s, Text *text, const CodeHole *hole, int owner)
{
    while (owner >= 0 && !s->owners.at[owner].name)
        owner = s->owners.at[owner].parent;
    const char *whole = path_text(s, hole, hole->member, false);
    const size_t within = owner >= 0 ? strlen(s->owners.at[owner].path) + 1 : 0;
    text_format(text, "%s->%s", owner >= 0 ? s->owners.at[owner].name : "m", whole + within);
}

/* Prints the pointers of a loop, or of the function; true if there are any. */
static bool print_pointers(const Inside *s, Text *out, int block, int indent, bool is_const)
{
    const size_t before = out->length;
    for (int i = 0; i < s->owners.count; i++) {
        const Owner *owner = &s->owners.at[i];
        if (owner->name && owner->block == block)
            text_format(out, "%*s%sstruct %s *%s = &m->%s;\n", indent, "",
                        is_const || !owner->is_written ? "const " : "", s->p->layout.part_types[owner->part],
                        owner->name, owner->path);
    }
    return out->length > before;
}

static bool print_locals(const Inside *s, Text *out, bool is_const)
{
    const size_t before = out->length;
    print_pointers(s, out, -1, 4, is_const);
    for (int i = 0; i < s->quantities.count; i++) {
        const Quantity *quantity = &s->quantities.at[i];
        if (!quantity->name)
            continue;
        const char *unit = emit_unit_text(s->p, quantity->variable, true);
        text_format(out, "    const %s %s = ", c_stored_type(s->arena, emit_stored_as(s->p, quantity->variable)),
                    quantity->name);
        add_path(s, out, quantity->hole, quantity->owner);
        text_format(out, unit[0] ? "; /* %s */\n" : ";\n", c_comment(s->arena, unit));
    }
    return out->length > before;
}

static const char *line_text(const Inside *s, const Code *code, int *next)
{
    Text text = text_new(s->arena);
    size_t from = 0;
    for (int i = 0; i < code->count; i++) {
        const CodeHole *hole = &code->holes[i];
        text_add_length(&text, code->words + from, hole->at - from);
        from = hole->at;
        if (!hole->member || hole->is_bare) {
            text_add(&text, code_hole_text(s->arena, hole, s->p->portable != NULL));
            continue;
        }
        const Access *access = &s->accesses.at[(*next)++];
        if (access->quantity >= 0 && s->quantities.at[access->quantity].name)
            text_add(&text, s->quantities.at[access->quantity].name);
        else
            add_path(s, &text, hole, access->owner);
    }
    text_add_length(&text, code->words + from, code->length - from);
    return text.at;
}

/* Notes all algorithms that share the function of the line. */
static void note_algorithms(const Program *p, const CodeLine *line, ShownStatement *statement)
{
    const RoutineList *routines = &p->algorithms.routines;
    statement->drawn = line->drawn;
    for (int i = 0; line->drawn && i < routines->count; i++)
        if (routines->at[i].kind == routines->at[line->algorithm].kind)
            list_push(p->arena, &statement->algorithms, i);
}

/* Notes the position of the next statement, and its text with the lines around it. */
static void note_statement(Inside *s, Text *out, const CodeLine *line, const char *code)
{
    Arena *arena = s->p->arena;
    while (s->around.count && list_last(&s->around).indent >= line->indent)
        s->around.count--;
    ShownStatement *statement = arena_new_of(arena, ShownStatement);
    statement->at = arena_new_of(arena, int);
    list_push(s->arena, &s->around, ((Shown){line->indent, code, statement->at}));
    statement->from = s->around.at[0].at;
    text_mark(out, statement);
    if (!line->equations.count && !(line->drawn && s->p->portable))
        return;
    Text text = text_new(arena);
    for (int i = 0; i < s->around.count; i++)
        code_line_left(&text, s->around.at[i].indent, s->around.at[0].indent, s->around.at[i].code);
    text.at[text.length - 1] = '\0'; /* its last line end */
    statement->code = text.at;
    for (int i = 0; i < line->equations.count; i++)
        list_push(arena, &statement->equations, line->equations.at[i]);
    note_algorithms(s->p, line, statement);
}

/* A statement, and its trace: behind it if there is room, else above. */
static void print_statement(Inside *s, Text *out, const CodeLine *line, const char *code)
{
    const char *trace = line->trace ? c_marked(s->arena, arena_format(s->arena, "/* %s */", line->trace),
                                               NUMBER_IN_COMMENT) : NULL;
    const int width = trace ? line->indent + emit_width(s->p, code, strlen(code)) + 1 +
                              emit_width(s->p, trace, strlen(trace)) : 0;
    const bool is_behind = trace && width <= LINE_WIDTH;
    if (trace && !is_behind)
        emit_comment_print(out, line->indent, line->trace);
    if (s->p->noted)
        note_statement(s, out, line, code);
    if (is_behind)
        text_format(out, "%*s%s %s\n", line->indent, "", code, trace);
    else
        code_line(out, line->indent, s->arena, "%s", code);
}

static void print_line(Inside *s, Text *out, const CodeLine *line, int *next, bool returns)
{
    switch (line->kind) {
    case LINE_COMMENT: emit_comment_print(out, line->indent, line->trace); break;
    case LINE_BLANK: text_add_char(out, '\n'); break;
    case LINE_TABLE: text_add(out, line->trace); break;
    case LINE_CALL:
        print_statement(s, out, line, arena_format(s->arena, returns ? "return %s;" : "REQUIRE(%s);",
                                                   line_text(s, line->code, next)));
        break;
    case LINE_STATEMENT: {
        const char *code = line_text(s, line->code, next);
        const bool opens = line->governs && s->p->portable;
        if (opens)
            list_push(s->arena, &s->open, line->indent);
        print_statement(s, out, line, opens ? arena_format(s->arena, "%s {", code) : code);
        break;
    }
    }
}

/* Prints closing braces of heads that do not govern lines with this indentation. */
static void close_heads(Inside *s, Text *out, int indent)
{
    while (s->open.count && indent <= list_last(&s->open))
        text_format(out, "%*s}\n", s->open.at[--s->open.count], "");
}

void inside_print(Program *p, Text *out, CScope *scope, const CodeLines *lines, InsideForm form)
{
    Inside s = {.p = p, .arena = arena_new_like(p->arena), .lines = lines, .is_list = form & INSIDE_LIST,
                .is_indexed = form & INSIDE_INDEXED, .first_call = -1};
    s.scope = scope ? scope : cscope_within(s.arena, p->functions);
    for (int i = 0; i < lines->all.count; i++)
        if (lines->all.at[i].is_loop) { /* names of loop variables in group.c */
            cscope_fresh(s.scope, "i");
            cscope_fresh(s.scope, "row");
            break;
        }
    s.owner_at = map_new(s.arena);
    s.quantity_at = map_new(s.arena);
    s.changed = map_new(s.arena);
    read_lines(&s);
    choose_locals(&s);
    bool is_first = print_locals(&s, out, form & INSIDE_CONST);
    const int count = lines->all.count;
    const CodeLine *last = count ? &lines->all.at[count - 1] : NULL;
    const bool returns_last = form & INSIDE_STATUS && last && last->kind == LINE_CALL && last->indent == 4;
    int next = 0;
    for (int i = 0; i < count; i++) {
        const CodeLine *line = &lines->all.at[i];
        close_heads(&s, out, line->indent);
        if (is_first && line->kind != LINE_BLANK)
            text_add_char(out, '\n');
        print_line(&s, out, line, &next, returns_last && line == last);
        is_first = print_pointers(&s, out, i, line->indent + 4, form & INSIDE_CONST);
    }
    close_heads(&s, out, 0);
    if (form & INSIDE_STATUS && !returns_last)
        text_add(out, "\n    return MODEL_OK;\n");
    arena_free(s.arena);
}
