/* routine.c - functions of equal parts, written once, with an index.
 *
 * Functions of one form have the same lines up to numbers in holes: those are indices (group.c). */
#include "emit/body.h"
#include "emit/words.h"

void routines_join(Program *p, RoutineList *routines)
{
    Groups *groups = group_begin(p->arena, p->style);
    for (int i = 0; i < routines->count; i++) {
        Routine *routine = &routines->at[i];
        const bool is_alone = cscope_has(routine->scope, "i") || cscope_has(routine->scope, "at") ||
                              cscope_has(routine->scope, "row"); /* locals of its own, not those of routine_begin() */
        const Code *code = is_alone ? code_format(p->arena, "alone %d", i)
                                    : code_lines_joined(p->arena, &routine->lines);
        routine->kind = i;
        group_statement(groups, i, 0, NULL, &(CodeList){.at = &code, .count = 1});
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

const Code *routine_call(const Program *p, const Routine *routine, const Code *index, const char *arguments)
{
    return routine->run ? code_format(p->scratch, "%s(%s, %s)", routine->name, arguments, index)
                        : code_format(p->scratch, "%s(%s)", routine->name, arguments);
}

InsideForm routine_begin(const GroupRun *run, CScope *scope, const GroupTables *tables, CodeLines *lines)
{
    const bool has_rows = run->rows > 1;
    cscope_fresh(scope, has_rows ? "at" : "i");
    group_define(tables, lines, 4);
    if (!has_rows)
        return INSIDE_INDEXED;
    const char *row = cscope_fresh(scope, "row"), *i = cscope_fresh(scope, "i");
    code_lines_add(lines, 4, NULL, "const int %s = at / %d, %s = at %% %d;", row, run->length, i, run->length);
    return 0;
}

const char *routine_parameter(const GroupRun *run)
{
    return run->rows > 1 ? "int at" : "int i";
}

/* Adds the lines of the run's first item, in terms of the index, behind these first lines. */
static InsideForm routine_lines(const GroupRun *run, CScope *scope, CodeLines *own, CodeLines *lines)
{
    GroupTables tables = {0};
    group_lines(run, own);
    group_used(run, own, &tables);
    const InsideForm form = routine_begin(run, scope, &tables, lines);
    code_lines_append(lines, own, 0);
    return form;
}

void routine_print(Program *p, Text *functions, const RoutineList *routines, int at, const char *begin,
                   const char *parameters, InsideForm form)
{
    const Routine *routine = &routines->at[at];
    const GroupRun *run = routine->run;
    if (routine->kind != at)
        return;
    CodeLines lines = code_lines_new(p->scratch), own = routine->lines;
    const char *trace = routine->trace;
    if (run) {
        form |= routine_lines(run, routine->scope, &own, &lines);
        parameters = arena_format(p->scratch, "%s, %s", parameters, routine_parameter(run));
        trace = arena_format(p->scratch, "%s ... %s", trace, routines->at[list_last(&run->items)].trace);
    }
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0, trace);
    code_line(functions, 0, p->scratch, "%s %s(%s)", begin, routine->name, parameters);
    text_add(functions, "{\n");
    inside_print(p, functions, routine->scope, run ? &lines : &own, form);
    text_add(functions, "}\n");
}
