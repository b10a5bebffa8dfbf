/* split.c - functions that may get long become several of bounded size, and one that calls them.
 *
 * C compilers are superlinear in the size of a function, and so are readers.
 */
#include "emit/program.h"

Split split_new(Program *p, const char *prefix, const char *parameters, const char *arguments)
{
    return (Split){.program = p, .prefix = prefix, .parameters = parameters, .arguments = arguments};
}

Piece *split_piece(Split *split, const char *hint)
{
    Arena *arena = split->program->arena;
    Piece *piece = arena_new_of(arena, Piece);
    piece->name = hint && hint[0] ? arena_format(arena, "%s_%s", split->prefix, hint) : split->prefix;
    piece->body = text_new(arena);
    text_add(&piece->body, "");
    piece->scope = cscope_within(arena, split->program->functions);
    list_push(arena, &split->pieces, piece);
    return piece;
}

Piece *split_statement(Split *split)
{
    bool is_full = split->pieces.count == 0 || list_last(&split->pieces)->statements >= SPLIT_LIMIT;
    Piece *piece = is_full ? split_piece(split, NULL) : list_last(&split->pieces);
    piece->statements++;
    return piece;
}

void split_line(Split *split, const char *format, ...)
{
    Text *text = &split_statement(split)->body;
    text_add(text, "    ");
    va_list arguments;
    va_start(arguments, format);
    text_format_list(text, format, arguments);
    va_end(arguments);
    text_add_char(text, '\n');
}

static void declare(Text *text, const Piece *piece)
{
    if (piece->uses_status)
        text_add(text, "    ModelStatus status;\n\n");
    text_add(text, piece->body.at);
}

static void print_function(const Split *split, Text *functions, const char *name, const Piece *piece)
{
    text_format(functions, "\nstatic %s %s(%s)\n{\n", piece->may_fail ? "ModelStatus" : "void", name,
                split->parameters);
    declare(functions, piece);
    text_format(functions, "%s}\n", piece->may_fail ? "\n    return MODEL_OK;\n" : "");
}

static void print_call(Piece *caller, const Split *split, const char *name, bool may_fail)
{
    caller->statements++;
    if (may_fail) {
        text_format(&caller->body, "    status = %s(%s);\n    if (status != MODEL_OK)\n        return status;\n", name,
                    split->arguments);
        caller->may_fail = caller->uses_status = true;
    } else {
        text_format(&caller->body, "    %s(%s);\n", name, split->arguments);
    }
}

/* Calls of calls, until one function is left. */
static const Piece *entry_of(Split *split, Text *functions)
{
    Program *p = split->program;
    if (split->pieces.count == 0)
        split_piece(split, NULL);
    while (split->pieces.count > 1) {
        Split callers = split_new(p, split->prefix, split->parameters, split->arguments);
        bool is_last = split->pieces.count <= SPLIT_LIMIT;
        for (int i = 0; i < split->pieces.count; i++) {
            const Piece *piece = split->pieces.at[i];
            const char *name = cscope_fresh(p->functions, piece->name);
            print_function(split, functions, name, piece);
            if (i % SPLIT_LIMIT == 0)
                split_piece(&callers, is_last ? NULL : "group");
            print_call(list_last(&callers.pieces), split, name, piece->may_fail);
        }
        split->pieces.at = callers.pieces.at;
        split->pieces.count = callers.pieces.count;
        split->pieces.capacity = callers.pieces.capacity;
    }
    return split->pieces.at[0];
}

const char *split_close(Split *split, Text *functions)
{
    Text entry = text_new(split->program->arena);
    declare(&entry, entry_of(split, functions));
    return entry.at;
}

void split_call(Split *split, Text *functions, Piece *caller)
{
    bool is_empty = true;
    for (int i = 0; i < split->pieces.count; i++)
        is_empty &= split->pieces.at[i]->body.length == 0;
    if (is_empty)
        return;
    const char *name = cscope_fresh(split->program->functions, split->prefix);
    const Piece *entry = entry_of(split, functions);
    print_function(split, functions, name, entry);
    print_call(caller, split, name, entry->may_fail);
}
