/* samples.c - the files of a program for all sizes, from those for some sizes.
 *
 * The model is analysed at a few sizes, the samples, at which each array has many elements. The common form of their
 * facts is the family of the model; the common form of their records is the program. Facts prove that this is the
 * program of any size: those of much larger sizes, and of smaller ones that are asked for, belong to the family. */
#include "emit/sized.h"
#include "emit/files.h"
#include "emit/passes.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { PROOFS = 1, MOST_THRESHOLD = 5000, FEWEST_REGULAR = 10 };

struct SampleTexts {
    const Record *records[MOST_SAMPLES], *joined;
    const char *summaries[MOST_SAMPLES], *summary; /* of the program, in a comment; their common form */
    Arena *arena, *programs; /* for the attempt; for its records, whose texts mark numbers */
    const Fact *facts[MOST_SIZES + 1];
    const Sized *family;
    int missed; /* the sample at which the attempt failed */
    Gap gap;    /* where its facts differ; without a fact, the texts of all samples differ */
};

/* ---- sizes and samples ---- */

static const char *last_word(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot ? dot + 1 : path;
}

/* The last word of the constant's path, or all of it if that word is another one's, too. */
static const char *word_of(Arena *arena, const VariationList *variations, int variation)
{
    const char *path = variations->at[variation].path, *word = last_word(path);
    for (int i = 0; i < variations->count; i++)
        if (i != variation && strcmp(last_word(variations->at[i].path), word) == 0)
            word = path;
    return c_identifier(arena, word);
}

SizeList *sizes_of(Arena *arena, const VariationList *variations, const int *chosen)
{
    SizeList *sizes = arena_new_of(arena, SizeList);
    *sizes = (SizeList){.at = arena_array(arena, Size, variations->count), .texts = arena_new_of(arena, SampleTexts)};
    CScope *names = cscope_within(arena, NULL);
    for (int i = 0; i < variations->count; i++) {
        const VariationValue *choice = &variations->at[i].choices.at[chosen[i]];
        if (!choice->is_least)
            continue;
        const char *word = word_of(arena, variations, i);
        const char *name = cscope_fresh_within(names, arena_format(arena, "size_%s", word), C_LONGEST_EXTERNAL);
        sizes->at[sizes->count++] = (Size){.word = word,
                                           .name = name,
                                           .variation = i,
                                           .least = (int)choice->number,
                                           .stated = (int)fmax(choice->number, variations->at[i].own)};
    }
    sizes->samples = 1 + sizes->count + PROOFS;
    return sizes->count ? sizes : NULL;
}

VariationList *variant_sample(Arena *arena, const VariationList *variations, const Variant *variant, int sample)
{
    VariationList *list = arena_new_of(arena, VariationList);
    *list = *variations;
    list->at = arena_array(arena, Variation, variations->count);
    memcpy(list->at, variations->at, (size_t)variations->count * sizeof *list->at);
    list->chosen = variant->chosen;
    for (int k = 0; variant->sizes && k < variant->sizes->count; k++) {
        const Size *size = &variant->sizes->at[k];
        Variation *variation = &list->at[size->variation];
        const VariationValue *choice = &variation->choices.at[variant->chosen[size->variation]];
        Value *value = arena_new_of(arena, Value);
        VariationValue *choices = arena_array(arena, VariationValue, variation->choices.count);
        *value = *choice->value;
        value->number = sample < 0 ? size->least : size->at[sample];
        memcpy(choices, variation->choices.at, (size_t)variation->choices.count * sizeof *choices);
        choices[variant->chosen[size->variation]].value = value;
        choices[variant->chosen[size->variation]].number = value->number;
        variation->choices.at = choices;
    }
    return list;
}

/* Adds sizes of which only facts are compared: one size at each smaller number that is asked for, the largest first,
 * while the others are as in the first sample, and then at their least. For an FMU, the last one is the model's own. */
static void add_others(Arena *arena, SizeList *sizes, bool is_of_unit)
{
    List(IntList) rows = {0};
    for (int k = 0; k < sizes->count; k++)
        for (int way = 0; way < (sizes->count > 1 ? 2 : 1); way++)
            for (int number = sizes->at[k].at[0] - 1; number >= sizes->at[k].least; number--) {
                IntList row = {0};
                for (int i = 0; i < sizes->count; i++)
                    list_push(arena, &row, i == k ? number : way ? sizes->at[i].least : sizes->at[i].at[0]);
                list_push(arena, &rows, row);
            }
    sizes->all = sizes->samples + rows.count + is_of_unit;
    for (int k = 0; k < sizes->count; k++) {
        int *at = arena_array(arena, int, sizes->all);
        memcpy(at, sizes->at[k].at, (size_t)sizes->samples * sizeof *at);
        for (int i = 0; i < rows.count; i++)
            at[sizes->samples + i] = rows.at[i].at[k];
        if (is_of_unit)
            at[sizes->all - 1] = sizes->at[k].stated;
        sizes->at[k].at = at;
    }
}

/* A size for the last sample that is so large that no decision changes beyond it. */
static int last_of(int first, double threshold)
{
    enum { MULTIPLES = 4, MARGIN = 16, FURTHER = 7 };
    return (int)(2 * fmax(MULTIPLES * first + MARGIN, threshold) + FURTHER) + first;
}

static void free_texts(SampleTexts *texts)
{
    arena_free(texts->arena);
    arena_free(texts->programs);
    texts->arena = texts->programs = NULL;
}

bool variant_begin(Arena *arena, Variant *variant, int attempt, const Causal *asked)
{
    static const int further[] = {0, 9, 31};
    SizeList *sizes = variant->sizes;
    const bool is_smaller = attempt && sizes->texts->missed >= sizes->samples; /* it failed at a smaller size */
    if (attempt == (int)(sizeof further / sizeof *further) || is_smaller || asked->system->threshold > MOST_THRESHOLD)
        return false;
    for (int k = 0; k < sizes->count; k++) {
        const int least = sizes->at[k].least;
        const int first = (least > FEWEST_REGULAR ? least : FEWEST_REGULAR) + further[attempt];
        int *at = arena_array(arena, int, sizes->samples);
        for (int s = 0; s < sizes->samples; s++)
            at[s] = first + (s == k + 1);
        at[sizes->samples - 1] = last_of(first, asked->system->threshold) + k;
        sizes->at[k].at = at;
    }
    add_others(arena, sizes, variant->unit != NULL);
    if (variant->unit)
        fmu_sizes_begin(variant->unit);
    free_texts(sizes->texts);
    *sizes->texts = (SampleTexts){.arena = arena_new(), .programs = arena_new()};
    arena_mark_numbers(sizes->texts->programs);
    sizes->tables = sizes_tables_new(sizes->texts->arena);
    sizes->lacking = 0;
    return true;
}

/* ---- one sample ---- */

/* Writes the program of a sample; -1: of the model's own sizes, for its FMU only. */
static void write_program(const Variant *variant, const Causal *causal, const char *name, int sample)
{
    SampleTexts *texts = variant->sizes->texts;
    Arena *scratch = arena_new_like(texts->programs);
    Program *program;
    sizes_begin_tables(variant->sizes, sample < 0 ? MOST_SAMPLES : sample);
    Record *record = program_record(texts->programs, scratch, causal, name, false, false, variant->sizes, &program);
    record_settle(record);
    if (variant->unit)
        fmu_sizes_add(variant->unit, program, causal, sample);
    if (sample >= 0) {
        texts->records[sample] = record;
        texts->summaries[sample] = c_comment(texts->programs, program_summary(texts->programs, causal));
    }
    arena_free(scratch);
}

/* ---- the common part ---- */

static const char *join_texts(void *sizes, Arena *arena, const char *const *texts)
{
    return sizes_join(arena, sizes, texts);
}

static bool join_programs(Arena *arena, SizeList *sizes)
{
    Record *joined = record_new(arena, NULL);
    sizes->table_text = sizes_table_text;
    const bool is_joined = record_join(joined, sizes->texts->records, sizes->samples, join_texts, sizes);
    sizes->texts->joined = joined;
    sizes->texts->summary = sizes_join(arena, sizes, sizes->texts->summaries);
    return is_joined;
}

/* True if its facts have the common form of those of the samples before it. */
static bool is_of_family(SizeList *sizes, const Causal *causal, int sample)
{
    SampleTexts *texts = sizes->texts;
    Arena *arena = sample > sizes->count ? arena_new() : texts->arena;
    const Fact *facts = fact_of(arena, causal);
    bool is_alike = true;
    if (sample > sizes->count) {
        is_alike = sized_holds(texts->family, sizes, sample, facts, &texts->gap);
        if (texts->gap.fact)
            texts->gap.fact = fact_copy(texts->arena, texts->gap.fact);
        arena_free(arena);
    } else {
        texts->facts[sample] = facts;
        texts->family = sample == sizes->count ? sized_find(arena, sizes, texts->facts, &texts->gap) : NULL;
        is_alike = sample < sizes->count || texts->family;
    }
    return is_alike;
}

bool variant_is_asked(const Variant *variant, int sample)
{
    bool is_asked = true;
    for (int k = 0; k < variant->sizes->count && is_asked; k++)
        is_asked = variant->sizes->at[k].at[sample] == variant->sizes->at[k].least;
    return is_asked;
}

bool variant_is_last(const Variant *variant, int sample)
{
    return variant->unit && sample == variant->sizes->all - 1;
}

bool variant_add_sample(Output *output, Variant *variant, const Causal *drawn, const char *name, int sample)
{
    SizeList *sizes = variant->sizes;
    const Causal *causal = variant->unit ? fmu_sizes_causal(variant->unit, drawn) : drawn;
    sizes->texts->missed = sample;
    sizes->texts->gap = (Gap){0};
    if (!is_of_family(sizes, causal, sample))
        return false;
    if (sample >= sizes->samples)
        sizes->lacking = sizes_tables_exist(sizes, sample) ? sizes->lacking : sample;
    if (variant_is_last(variant, sample))
        write_program(variant, causal, name, -1);
    if (sample >= sizes->samples)
        return sample != sizes->lacking;
    write_program(variant, causal, name, sample);
    if (!sizes_compare_tables(sizes))
        return false;
    if (sample + 1 < sizes->samples)
        return true;
    if (!variant->unit)
        variant->parts = parts_of_variant(causal);
    return join_programs(output->arena, sizes);
}

const Record *variant_program(const Variant *variant)
{
    return variant->sizes->texts->joined;
}

void variant_add_files(Output *output, Variant *variant, const char *folder, const char *name)
{
    SampleTexts *texts = variant->sizes->texts;
    output->folder = folder;
    software_add(output, variant->causal->system);
    for (const ProgramFile *file = program_files; file->suffix; file++) {
        Text text = text_new(output->arena);
        template_render(&text, NULL, file->template_name, texts->joined);
        output_add_text(output, arena_format(output->arena, "%s%s", name, file->suffix), &text);
    }
    output->folder = NULL;
    free_texts(texts);
}

/* ---- rejection ---- */

/* n=12, m=10 */
static const char *sample_words(Arena *arena, const SizeList *sizes, int sample)
{
    Text text = text_new(arena);
    for (int k = 0; k < sizes->count; k++)
        text_format(&text, "%s%s=%d", k ? ", " : "", sizes->at[k].word, sizes->at[k].at[sample]);
    return text.at;
}

static void tell_gap(Arena *arena, const SizeList *sizes)
{
    const SampleTexts *texts = sizes->texts;
    const Fact *fact = texts->gap.fact;
    const char *here = sample_words(arena, sizes, texts->missed);
    const char *there = sample_words(arena, sizes, texts->missed <= sizes->count && texts->missed ? 1 : 0);
    if (texts->missed <= sizes->count)
        here = sample_words(arena, sizes, 0);
    diag_detail(texts->gap.is_missing ? "with %s nothing follows '%s', but with %s something follows"
                                      : "with %s '%s' is not the same as with %s",
                here, fact->label, there);
    if (fact->left && fact->right)
        diag_detail("  %s: %s", fact->label, expr_equation_text(arena, fact->left, fact->right));
}

void variant_refuse(Arena *arena, const Variant *variant)
{
    const SizeList *sizes = variant->sizes;
    const SampleTexts *texts = sizes->texts;
    const System *system = variant->causal->system;
    const Fact *fact = system->threshold > MOST_THRESHOLD ? NULL : texts->gap.fact;
    diag(DIAG_C31, fact ? fact->source : (Source){.file = system->file},
         "the equations of '%s' are not the same for all sizes", variant->name);
    if (system->threshold > MOST_THRESHOLD)
        diag_detail("a number as large as %s decides which equations exist", number_text(system->threshold));
    else if (fact)
        tell_gap(arena, sizes);
    else if (sizes->lacking)
        diag_detail("with %s some elements of larger sizes are missing",
                    sample_words(arena, sizes, sizes->lacking));
    else
        diag_detail("the equations are the same, but the compiler finds no common order or form of the computations");
    const int smaller = fact ? texts->missed : sizes->lacking;
    if (sizes->count == 1 && smaller >= sizes->samples)
        diag_fix("begin with %s=%d..; smaller sizes can be listed in addition", sizes->at[0].word,
                 sizes->at[0].at[smaller] + 1);
    free_texts(variant->sizes->texts);
}

const char *variant_summary(Arena *arena, const Variant *variant)
{
    const char *joined = variant->sizes ? variant->sizes->texts->summary : NULL;
    return joined ? joined : program_summary(arena, variant->causal);
}

double variant_most(const Variant *variant, int variation)
{
    const SizeList *sizes = variant->sizes;
    for (int k = 0; sizes && k < sizes->count; k++)
        if (sizes->at[k].variation == variation)
            return sizes_largest(sizes);
    return DBL_MAX;
}
