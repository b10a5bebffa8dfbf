/* problem.c - faults of a classifier that were found in reading. */
#include "sysml/problem.h"

static const char *formatted(Arena *arena, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

static const char *formatted(Arena *arena, const char *format, va_list arguments)
{
    Text text = text_new(arena);
    text_format_list(&text, format, arguments);
    return text.at;
}

Problem *sysml_problem(Arena *arena, Classifier *owner, DiagCode code, Source source, const char *format, ...)
{
    Problem *item = arena_new_of(arena, Problem);
    item->arena = arena;
    item->code = code;
    item->source = source;
    va_list arguments;
    va_start(arguments, format);
    item->sentence = formatted(arena, format, arguments);
    va_end(arguments);
    list_push(arena, &owner->problems, item);
    return item;
}

void sysml_problem_detail(Problem *item, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    list_push(item->arena, &item->details, formatted(item->arena, format, arguments));
    va_end(arguments);
}

void sysml_problem_fix(Problem *item, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    item->fix = formatted(item->arena, format, arguments);
    va_end(arguments);
}

void sysml_problem_of_text(Problem *item, const char *what, const char *text, const ParseError *error)
{
    if (error->readings[0]) {
        item->code = DIAG_E14;
        item->sentence = arena_format(item->arena, "%s can be read in two ways: as %s or as %s", what,
                                      error->readings[0], error->readings[1]);
        sysml_problem_detail(item, "%s", parse_error_excerpt(item->arena, text, error));
        sysml_problem_fix(item, "%s", error->hint);
        return;
    }
    sysml_problem_detail(item, "line %d, column %d of the text: found %s, expected %s", error->line, error->column,
                         error->found, error->expected);
    sysml_problem_detail(item, "%s", parse_error_excerpt(item->arena, text, error));
    if (error->hint)
        sysml_problem_fix(item, "%s", error->hint);
}

static void print_rest(const Problem *item)
{
    for (int j = 0; j < item->details.count; j++)
        diag_detail("%s", item->details.at[j]);
    if (item->fix)
        diag_fix("%s", item->fix);
    if (item->cause.key)
        diag_cause(item->cause);
}

void sysml_report_problems(const Classifier *classifier)
{
    for (int i = 0; i < classifier->problems.count; i++) {
        const Problem *item = classifier->problems.at[i];
        diag(item->code, item->source, "%s", item->sentence);
        print_rest(item);
    }
}

bool sysml_has_text_problems(const Classifier *classifier)
{
    for (int i = 0; i < classifier->problems.count; i++)
        if (diag_code_name(classifier->problems.at[i]->code)[0] == 'E' || classifier->problems.at[i]->code == DIAG_S18)
            return true;
    return false;
}

void sysml_warn_of_text_problems(const Classifier *classifier)
{
    for (int i = 0; i < classifier->problems.count; i++) {
        const Problem *item = classifier->problems.at[i];
        if (diag_code_name(item->code)[0] != 'E')
            continue;
        diag(DIAG_X26, item->source, "%s; nothing uses it", item->sentence);
        print_rest(item);
    }
}
