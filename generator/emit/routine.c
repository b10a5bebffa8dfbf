/* routine.c - functions of equal parts, written once, with an index.
 *
 * Functions of one form have the same text up to integers between brackets: those are indices (group.c). */
#include "emit/group.h"
#include "emit/program.h"

#include <string.h>

const char *routine_key(Arena *arena, const char *raw)
{
    Text text = text_new(arena);
    for (const char *at = raw, *begin, *end; *at; at = end) {
        begin = strstr(at, "/*");
        end = begin ? strstr(begin, "*/") : NULL;
        begin = end ? begin : at + strlen(at);
        end = end ? end + 2 : begin;
        text_add_length(&text, at, (size_t)(begin - at));
    }
    return text.at;
}

void routines_join(Program *p, RoutineList *routines)
{
    Groups *groups = group_begin(p->arena, p->style);
    for (int i = 0; i < routines->count; i++) {
        Routine *routine = &routines->at[i];
        const bool is_alone = cscope_has(routine->scope, "i") || cscope_has(routine->scope, "at") ||
                              cscope_has(routine->scope, "row"); /* its own, not what routine_begin() declares */
        const char *text = is_alone ? arena_format(p->arena, "alone %d", i) : routine_key(p->arena, routine->raw);
        routine->kind = i;
        group_statement(groups, i, 0, NULL, &text, 1);
    }
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int r = 0; r < runs.count; r++) {
        GroupRun *run = arena_new_of(p->arena, GroupRun);
        *run = runs.at[r];
        if (!run->heads[1])
            continue;
        Routine *first = &routines->at[run->items.at[0]];
        first->name = cscope_fresh(p->functions, first->kind_name);
        for (int i = 0; i < run->items.count; i++) {
            Routine *routine = &routines->at[run->items.at[i]];
            routine->kind = run->items.at[0];
            routine->name = first->name;
            routine->index = group_index(run, i);
            routine->run = run;
        }
    }
}

const char *routine_call(const Program *p, const Routine *routine, const char *index, const char *arguments)
{
    return routine->run ? arena_format(p->scratch, "%s(%s, %s)", routine->name, arguments, index)
                        : arena_format(p->scratch, "%s(%s)", routine->name, arguments);
}

/* Of the definitions of tables those that the code mentions. */
static const char *tables_for(Arena *arena, const char *tables, const char *code)
{
    static const char end[] = "};\n";
    Text used = text_new(arena);
    for (const char *at = tables, *next; at && *at; at = next) {
        const char *name = strstr(at, "where"); /* static const int where_2[9] = {...}; */
        next = strstr(at, end) + strlen(end);
        if (strstr(code, arena_format(arena, "%.*s[", (int)strcspn(name, "["), name)))
            text_add_length(&used, at, (size_t)(next - at));
    }
    return used.at;
}

InsideForm routine_begin(const GroupRun *run, CScope *scope, const char *code, Arena *scratch, Text *text)
{
    const bool has_rows = run->rows > 1;
    const char *tables = code ? tables_for(scratch, run->tables, code) : run->tables;
    cscope_fresh(scope, has_rows ? "at" : "i");
    group_open(&(GroupRun){.tables = tables}, 1, false, scratch, text, 4);
    if (!has_rows)
        return INSIDE_INDEXED;
    text_format(text, "    const int %s = at / %d, ", cscope_fresh(scope, "row"), run->length);
    text_format(text, "%s = at %% %d;\n", cscope_fresh(scope, "i"), run->length);
    return 0;
}

const char *routine_parameter(const GroupRun *run)
{
    return run->rows > 1 ? "int at" : "int i";
}

void routine_print(Program *p, Text *functions, const RoutineList *routines, int at, const char *begin,
                   const char *parameters, InsideForm form)
{
    const Routine *routine = &routines->at[at];
    const GroupRun *run = routine->run;
    if (routine->kind != at)
        return;
    Text text = text_new(p->scratch);
    const char *trace = routine->trace;
    const char *code = run ? group_indexed(p->scratch, run, routine->raw) : routine->raw;
    if (run) {
        form |= routine_begin(run, routine->scope, code, p->scratch, &text);
        parameters = arena_format(p->scratch, "%s, %s", parameters, routine_parameter(run));
        trace = arena_format(p->scratch, "%s ... %s", trace, routines->at[list_last(&run->items)].trace);
    }
    text_add(&text, code);
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0, trace);
    code_line(functions, 0, p->scratch, "%s %s(%s)", begin, routine->name, parameters);
    text_add(functions, "{\n");
    inside_print(p, functions, routine->scope, text.at, form);
    text_add(functions, "}\n");
}
