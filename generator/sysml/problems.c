/* problems.c - faults of a classifier found in reading, kept until it is known whether the classifier is needed. */
#include "sysml/read.h"

#include <string.h>

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

/* A library may be another release, or another one, than that which the model was drawn with. */
static void not_found(Reader *reader, Problem *missing, Reference reference, const char *what)
{
    Arena *arena = reader->arena;
    const char *mark = strchr(reference.href, '#'), *file = NULL;
    sysml_problem_detail(missing, "it refers to %s", sysml_reference_words(reader, reference));
    int found = mark ? sysml_document_of(reader, reference.at->document, reference.href) : -1;
    if (found >= 0)
        file = reader->documents.at[found]->file->label->text;
    else if (mark && mark > reference.href)
        file = path_base(arena_copy(arena, reference.href, (size_t)(mark - reference.href)));
    if (file) /* all references to a release without the sought element are one mistake */
        missing->cause = (Cause){.key = name_format("in %s", file),
                                 .subject = what,
                                 .one = arena_format(arena, "more reference to '%s' leads nowhere", file),
                                 .many = arena_format(arena, "more references to '%s' lead nowhere", file)};
    if (found < 0 && file) { /* and so are those to a document that is not found */
        missing->cause.key = name_of_length(reference.href, (size_t)(mark - reference.href));
        missing->cause.is_consequence = true;
        missing->cause.one = arena_format(arena, "reference to '%s' is needed", file);
        missing->cause.many = arena_format(arena, "references to '%s' are needed", file);
    }
    if (found < 0 && file && dialect_is_standard(arena, reference.href)) {
        sysml_problem_detail(missing, "'%s' belongs to the standard of UML or SysML and is not there; of it Real, "
                                      "Integer, Boolean and String are known", file);
        sysml_problem_fix(missing, "use an element of the model in its place, or give the folder that holds '%s' with "
                                   "--library", file);
    }
    const char *near = sysml_near(reader, reference.at->document, reference.href, found);
    if (near)
        sysml_problem_detail(missing, "did you mean '%s'?", near);
    if (found < 0)
        return;
    if (sysml_is_nameless(reader, reference) && sysml_is_uri(reference.href)) {
        sysml_problem_detail(missing, "%s is read in its place, but has no such id, and no name is given", file);
        sysml_problem_fix(missing,
                          "name the folder of the '%s' that the model was drawn with by --library, or export "
                          "the model with that library included",
                          path_base(file));
    } else {
        sysml_problem_detail(missing, "%s is read, but has no such element", file);
        sysml_problem_fix(missing, "export both models again, or correct the reference in the modelling tool");
    }
}

Name sysml_unresolved(Reader *reader, Classifier *owner, Reference reference, Source source, const char *what)
{
    Arena *arena = reader->arena;
    Problem *wrong;
    source.line = reference.at->line;
    what = arena_format(arena, "%s", what); /* the caller's words may be gone when the cause is printed */
    if (sysml_resolve(reader, reference)) {
        wrong = sysml_problem(arena, owner, DIAG_X10, source, "%s refers to an element of another kind", what);
        sysml_problem_detail(wrong, "it refers to %s, a '%s'", sysml_reference_words(reader, reference),
                             sysml_resolve(reader, reference)->tag->text);
        sysml_problem_fix(wrong, "correct the reference in the modelling tool");
    } else if (reference.id && dialect_typed_word(arena, reference.id)) {
        wrong = sysml_problem(arena, owner, DIAG_X09, source, "%s is a text that names no type of the model: '%s'",
                              what, dialect_typed_word(arena, reference.id));
        sysml_problem_fix(wrong, "select a type of the model, or write Real, Integer, Boolean or String");
    } else if (reference.id) {
        wrong = sysml_problem(arena, owner, DIAG_X09, source, "%s refers to an element that is not in the file", what);
        sysml_problem_detail(wrong, "no element has the id '%s'", sysml_reference_words(reader, reference));
    } else {
        wrong = sysml_problem(arena, owner, DIAG_X10, source, "%s is not found", what);
        not_found(reader, wrong, reference, what);
    }
    if (!wrong->cause.key)
        wrong->cause = (Cause){.key = name_format("is %s", reference.id ? reference.id : reference.href),
                               .one = "more reference leads there", .many = "more references lead there",
                               .subject = what};
    return wrong->cause.key;
}
