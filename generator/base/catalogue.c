/* catalogue.c - the pages of all messages of the compiler and of generated programs. */
#include "base.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const texts[DIAG_COUNT] = {
#define EXPLANATION(code, text) [DIAG_##code] = text,
#include "explanations.def"
#undef EXPLANATION
};

/* The build collects these examples from the cases in tests/diagnostics. */
static const char *const examples[DIAG_COUNT] = {
#define EXAMPLE(code, text) [DIAG_##code] = text,
#include "examples.def"
#undef EXAMPLE
};

static const char *const program_examples[] = {
#define EXPLANATION(name, text, example) example,
#include "../../runtime/explanations.def"
#undef EXPLANATION
};

const CatalogueGroup catalogue_groups[CATALOGUE_GROUPS] = {
    {'X', "Reading files"},
    {'S', "Model elements"},
    {'E', "Equations"},
    {'F', "Flattening the model"},
    {'U', "Units"},
    {'C', "Solving the equations symbolically"},
    {'D', "Sampling uncertain values"},
    {'G', "Writing the program"},
    {'V', "Viewing results"},
    {'R', "Running the program"},
};

static int group_of(const char *code)
{
    int group = 0;
    while (catalogue_groups[group].letter != code[0])
        require(++group < CATALOGUE_GROUPS);
    return group;
}

static int compare_pages(const void *left, const void *right)
{
    const Explanation *a = left, *b = right;
    const int order = group_of(a->code) - group_of(b->code);
    return order ? order : strcmp(a->code, b->code);
}

static Explanation page_of_program(Arena *arena, int index)
{
    Explanation page = explanation_of(index);
    const bool is_warning = strcmp(page.severity, "warning") == 0;
    page.example = arena_format(arena, "    %s: %s %s [%s]\n", is_warning ? "warning" : "error", page.title,
                                program_examples[index], page.code);
    return page;
}

const Explanation *catalogue_pages(Arena *arena, int *count)
{
    static const char *const severities[] = {"error", "warning", "note"}; /* by Severity */
    *count = DIAG_COUNT + explanation_count();
    Explanation *pages = arena_array(arena, Explanation, *count);
    for (int i = 0; i < DIAG_COUNT; i++) {
        const DiagCode code = (DiagCode)i;
        pages[i] = (Explanation){.code = diag_code_name(code),
                                 .severity = severities[diag_severity(code)],
                                 .title = diag_title(code),
                                 .text = texts[code],
                                 .remedy = diag_remedy(code),
                                 .example = examples[code]};
    }
    for (int i = DIAG_COUNT; i < *count; i++)
        pages[i] = page_of_program(arena, i - DIAG_COUNT);
    qsort(pages, (size_t)*count, sizeof *pages, compare_pages);
    return pages;
}

const Explanation *catalogue_page(Arena *arena, const char *code)
{
    int count;
    const Explanation *pages = catalogue_pages(arena, &count);
    for (int i = 0; i < count; i++)
        if (strcasecmp(pages[i].code, code) == 0)
            return &pages[i];
    return NULL;
}

const char *catalogue_codes(Arena *arena)
{
    int count;
    const Explanation *pages = catalogue_pages(arena, &count);
    Text text = text_new(arena);
    for (int i = 0, first = 0; i < count; i++) {
        if (i + 1 < count && pages[i + 1].code[0] == pages[i].code[0])
            continue;
        text_format(&text, "%s%s to %s", text.length ? ", " : "", pages[first].code, pages[i].code);
        first = i + 1;
    }
    return text.at;
}
