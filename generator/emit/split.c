/* split.c - divides a function that may get long into several of bounded size, and one that calls them.
 *
 * C compilers take superlinear time for large functions, and so do readers.
 */
#include "emit/place.h"
#include "emit/words.h"

#include <string.h>

Split split_new(Program *p, Text *functions, const char *prefix, const char *parameters, const char *arguments)
{
    const bool is_const = strncmp(parameters, "const Model *m", strlen("const Model *m")) == 0;
    return (Split){.program = p, .functions = functions, .prefix = prefix, .parameters = parameters,
                   .arguments = arguments, .arena = arena_new_like(p->arena),
                   .form = is_const ? INSIDE_CONST : INSIDE_USUAL};
}

Split split_new_named(Program *p, Text *functions, const char *prefix)
{
    Split split = split_new(p, functions, prefix, "Model *m", "m");
    split.entry = cscope_fresh(p->functions, prefix);
    return split;
}

/* True if the piece does not use the model. */
static bool is_unused(const Piece *piece, InsideForm form)
{
    bool is_used = !(form & INSIDE_UNUSED) || code_lines_have_members(&piece->body);
    for (int i = 0; i < piece->body.all.count; i++)
        is_used |= piece->body.all.at[i].hands_on;
    return !is_used;
}

static void print_inside(Program *p, Text *out, const Piece *piece, bool returns_status, InsideForm form,
                         bool sets_time)
{
    CodeLines lines = piece->body;
    Arena *arena = arena_new_like(p->arena);
    if (sets_time || is_unused(piece, form)) {
        lines = code_lines_new(arena);
        if (sets_time)
            code_lines_add(&lines, 4, NULL, "%s = time;", code_write(arena, p->layout.time));
        else
            code_lines_add(&lines, 4, NULL, "(void)m;");
        code_lines_append(&lines, &piece->body, 0);
    }
    inside_print(p, out, piece->scope, &lines, returns_status ? form | INSIDE_STATUS : form);
    arena_free(arena);
}

void split_print(Program *p, Text *out, const Piece *piece, bool returns_status, InsideForm form)
{
    print_inside(p, out, piece, returns_status, form, false);
}

static void print_function(const Split *split, const char *words, const char *begin, const char *name,
                           const Piece *piece)
{
    text_add_char(split->functions, '\n');
    if (words)
        emit_comment_print(split->functions, 0, words);
    text_format(split->functions, "%s %s %s(%s)\n{\n", begin, piece->may_fail ? "ModelStatus" : "void", name,
                split->parameters);
    split_print(split->program, split->functions, piece, piece->may_fail, split->form);
    text_add(split->functions, "}\n");
}

static void print_call(Piece *caller, const Split *split, const Callee *callee)
{
    caller->statements++;
    if (callee->may_fail) {
        const Code *call = code_format(split->program->scratch, "%s(%s)", callee->name, split->arguments);
        code_lines_call(&caller->body, 4, call);
        caller->may_fail = true;
    } else {
        code_lines_add(&caller->body, 4, NULL, "%s(%s);", callee->name, split->arguments)->hands_on = true;
    }
}

/* Turns the present piece into a function. */
static void finish_piece(Split *split)
{
    const Piece *piece = split->piece;
    split->piece = NULL;
    if (!piece || !piece->body.all.count)
        return;
    const char *name = cscope_fresh(split->program->functions, piece->name);
    print_function(split, NULL, split->program->portable ? "static" : "static NOINLINE", name, piece);
    list_push(split->program->arena, &split->callees, (Callee){name, piece->may_fail});
    arena_reset(split->arena);
}

Piece *split_piece(Split *split)
{
    finish_piece(split);
    Piece *piece = arena_new_of(split->arena, Piece);
    piece->name = split->prefix;
    piece->body = code_lines_new(split->arena);
    piece->scope = cscope_within(split->arena, split->program->functions);
    split->piece = piece;
    if (split->begin)
        code_lines_add(&piece->body, 4, NULL, "%s", split->begin);
    return piece;
}

Piece *split_statement(Split *split)
{
    const int limit = split->form & INSIDE_LIST ? LIST_LIMIT : SPLIT_LIMIT;
    if (!split->piece || split->piece->statements >= limit)
        split_piece(split);
    split->piece->statements++;
    return split->piece;
}

Body body_in(Split *split)
{
    Piece *piece = split_statement(split);
    return body_new(split->program, &piece->body, piece->scope);
}

/* The only piece, or one that calls all functions: if they are many, through functions that call groups of them. */
static const Piece *last_piece(Split *split)
{
    if (split->callees.count == 0)
        return split->piece ? split->piece : split_piece(split);
    finish_piece(split);
    for (;;) {
        int count = split->callees.count;
        const Callee *callees = split->callees.at;
        split->callees.at = NULL;
        split->callees.count = split->callees.capacity = 0;
        for (int i = 0; i < count; i++) {
            if (i % SPLIT_LIMIT == 0)
                split_piece(split)->name = count <= SPLIT_LIMIT
                                               ? split->prefix
                                               : arena_format(split->arena, "%s_group", split->prefix);
            print_call(split->piece, split, &callees[i]);
        }
        if (count <= SPLIT_LIMIT)
            return split->piece;
        finish_piece(split);
    }
}

void split_close_in(Split *split, Text *out, bool returns_status)
{
    print_inside(split->program, out, last_piece(split), returns_status, split->form, split->sets_time);
    arena_free(split->arena);
}

const char *split_close(Split *split, const char *nothing, bool returns_status)
{
    Text body = text_new(split->program->arena);
    if (nothing && !last_piece(split)->body.all.count) {
        arena_free(split->arena);
        return nothing;
    }
    split_close_in(split, &body, returns_status);
    return record_shown(split->program->noted, &body);
}

Callee split_function(Split *split, const char *words)
{
    const Piece *piece = last_piece(split);
    Callee callee = {.name = piece->body.all.count > 0 ? split->entry : NULL, .may_fail = piece->may_fail};
    if (callee.name)
        print_function(split, words, "static", split->entry, piece);
    arena_free(split->arena);
    return callee;
}

void split_call(Split *split, Piece *caller)
{
    const Callee callee = split_function(split, NULL);
    if (callee.name)
        print_call(caller, split, &callee);
}

const char *split_blocks(Program *p, int count, BlockPrint *print, void *context)
{
    Text text = text_new(p->arena);
    Lines blocks = {0};
    for (int i = 0; i < count; i++) {
        CodeLines lines = code_lines_new(p->scratch);
        Body body = body_new(p, &lines, cscope_within(p->scratch, p->functions));
        body.indent = 8;
        print(&body, i, context);
        if (lines.all.count)
            list_push(p->arena, &blocks, code_lines_text(p->arena, &lines));
        arena_reset(p->scratch);
    }
    rows_loop(&text, &blocks, true);
    return text.at;
}

/* The trace of a run's line; of a loop with ranges, those of its first and its last line. */
static const char *trace_of(Arena *arena, const GroupRun *run, const Lines *traces, bool are_ranges)
{
    const char *first = traces ? traces->at[run->items.at[0]] : NULL;
    return first && are_ranges && run->heads[1]
               ? arena_format(arena, "%s ... %s", first, traces->at[list_last(&run->items)])
               : first;
}

/* Prints lines, those of one form as loops. Unless a loop has a range of traces, all its lines have the same. */
static void print_lines(Split *split, const CodeList *lines, const Lines *traces, bool are_ranges, IntList *named)
{
    Program *p = split->program;
    Arena *arena = arena_new_like(p->arena);
    Groups *groups = group_begin(arena, p->style);
    for (int i = 0; i < lines->count; i++) {
        const char *trace = traces && traces->at[i] && !are_ranges ? traces->at[i] : "";
        const Code *codes[] = {lines->at[i], code_words(arena, trace)};
        group_statement(groups, i, 0, NULL, &(CodeList){.at = codes, .count = 2});
    }
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int at = 0, end; at < runs.count; at = end) {
        CodeLines *body = &split_statement(split)->body;
        for (end = at + 1; end < runs.count && group_is_same_loop(&runs.at[at], &runs.at[end]); end++)
            continue;
        const bool is_block = end > at + 1;
        const int indent = group_open(&runs.at[at], end - at, is_block, body, 4);
        for (int k = at; k < end; k++) {
            const int first = runs.at[k].items.at[0];
            code_lines_add(body, indent, trace_of(p->scratch, &runs.at[k], traces, are_ranges), "%s",
                           group_code(p->scratch, &runs.at[k], lines->at[first]));
            if (named && group_is_by_name(&runs.at[k]))
                list_push(p->arena, named, first);
        }
        if (is_block)
            group_close(body, indent);
        arena_reset(p->scratch);
    }
    arena_free(arena);
}

void split_lines(Split *split, const CodeList *lines, const Lines *traces, IntList *named)
{
    print_lines(split, lines, traces, false, named);
}

void split_alike(Split *split, int count, BlockPrint *print, void *context)
{
    Program *p = split->program;
    Arena *arena = arena_new_like(p->arena);
    CodeList lines = {0};
    Lines traces = {0};
    for (int i = 0; i < count; i++) {
        CodeLines own = code_lines_new(p->scratch);
        Body body = body_new(p, &own, cscope_within(p->scratch, p->functions));
        print(&body, i, context);
        const CodeLine *line = own.all.count == 1 ? &own.all.at[0] : NULL;
        if (line) {
            list_push(arena, &lines, code_copy(arena, line->code));
            list_push(arena, &traces, line->trace ? arena_format(arena, "%s", line->trace) : NULL);
        }
        arena_reset(p->scratch);
        if (line && i < count - 1)
            continue;
        print_lines(split, &lines, &traces, true, NULL);
        lines.count = traces.count = 0;
        if (!line) {
            body = body_in(split);
            print(&body, i, context);
        }
    }
    arena_free(arena);
}
