/* samples.c - a program for all sizes: its files, from those for some sizes.
 *
 * The model is compiled with the smallest sizes, with each of them larger by one, and twice with all of them larger:
 * their common part is the program. If they differ by more than numbers, the model is not regular from there on. */
#include "emit/files.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

enum { FILES = 4, PROOFS = 2, FURTHER = 7, MOST_THRESHOLD = 5000 };

struct SampleTexts {
    const char *files[FILES][MOST_SAMPLES], *summaries[MOST_SAMPLES];
};

/* ---- which there are ---- */

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
    Size *all = arena_array(arena, Size, variations->count);
    *sizes = (SizeList){.at = all, .texts = arena_new_of(arena, SampleTexts)};
    for (int i = 0; i < variations->count; i++)
        sizes->count += variations->at[i].choices.at[chosen[i]].is_least;
    sizes->samples = 1 + sizes->count + PROOFS;
    CScope *names = cscope_within(arena, NULL);
    for (int i = 0, k = 0; i < variations->count; i++) {
        const VariationValue *choice = &variations->at[i].choices.at[chosen[i]];
        if (!choice->is_least)
            continue;
        int *at = arena_array(arena, int, sizes->samples);
        for (int s = 0; s < sizes->samples; s++)
            at[s] = (int)choice->number + (s == k + 1) + (s > sizes->count ? FURTHER : 0);
        const char *word = word_of(arena, variations, i);
        const char *name = cscope_fresh_within(names, arena_format(arena, "size_%s", word), C_LONGEST_EXTERNAL);
        all[k++] = (Size){word, name, at, i};
    }
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
        value->number = size->at[sample];
        memcpy(choices, variation->choices.at, (size_t)variation->choices.count * sizeof *choices);
        choices[variant->chosen[size->variation]].value = value;
        choices[variant->chosen[size->variation]].number = size->at[sample];
        variation->choices.at = choices;
    }
    return list;
}

/* How far the last sample must go, so that nothing is decided otherwise beyond it. In the first one numbers that are no
 * multiples of the size show themselves by being larger than those. */
static bool settle_last(const Variant *variant, const System *system)
{
    enum { MULTIPLES = 4, MARGIN = 16 };
    const SizeList *sizes = variant->sizes;
    for (int k = 0; k < sizes->count; k++) {
        const int least = sizes->at[k].at[0];
        const double known = fmax(MULTIPLES * least + MARGIN, system->threshold);
        sizes->at[k].at[sizes->samples - 1] = (int)(2 * fmin(known, MOST_THRESHOLD) + FURTHER) + least;
    }
    if (system->threshold <= MOST_THRESHOLD)
        return true;
    diag(DIAG_C31, (Source){.file = system->file}, "the equations of '%s' are not alike for all sizes", variant->name);
    diag_detail("which there are is decided by a number as large as %s", number_text(system->threshold));
    return false;
}

/* ---- one sample ---- */

/* Tables of a sized program stand in a function, as they hold numbers that are known as it begins, and places behind
 * the struct. */
static const char *within_function(Arena *arena, const char *text)
{
    static const char fixed[] = "static const ", place[] = "offsetof(Model, ";
    Text out = text_new(arena);
    bool is_inside = false;
    for (const char *at = text; *at;) {
        is_inside = is_inside || strncmp(at, "\n{\n", 3) == 0;
        if (strncmp(at, "\n}\n", 3) == 0)
            is_inside = false;
        if (is_inside && strncmp(at, fixed, sizeof fixed - 1) == 0 && (at == text || at[-1] == '\n')) {
            text_add(&out, "const ");
            at += sizeof fixed - 1;
        } else if (is_inside && strncmp(at, place, sizeof place - 1) == 0) {
            text_add(&out, "PLACE_OF(form, ");
            at += sizeof place - 1;
        } else {
            text_add_char(&out, *at++);
        }
    }
    return out.at;
}

static void render(Output *output, const Variant *variant, const Causal *causal, const char *name, int sample)
{
    Arena *arena = output->arena, *scratch = arena_new();
    const Record *record = program_record(arena, scratch, causal, name, false, variant->sizes);
    SampleTexts *texts = variant->sizes->texts;
    for (int i = 0; i < FILES; i++) {
        Text text = text_new(arena);
        template_render(&text, NULL, program_files[i].template_name, record);
        texts->files[i][sample] = within_function(arena, text.at);
    }
    texts->summaries[sample] = arena_format(arena, "/* %s */", program_summary(arena, causal));
    arena_free(scratch);
}

/* ---- the common part ---- */

static int refuse(const Variant *variant, const System *system, const char *name, const char *suffix)
{
    diag(DIAG_C31, (Source){.file = system->file}, "the equations of '%s' are not alike for all sizes", variant->name);
    diag_detail("%s%s differs by more than numbers:", name, suffix);
    diag_detail("  %s", variant->sizes->one);
    diag_detail("  %s", variant->sizes->other);
    return STATUS_MODEL_ERROR;
}

/* Names of sizes in a header, but for those of macros: as lengths of arrays in structs. */
static const char *line_with_size(Arena *arena, const SizeList *sizes, const char *header)
{
    for (const char *line = header, *next; *line; line = next) {
        next = line + strcspn(line, "\n");
        next += *next == '\n';
        const char *words = arena_copy(arena, line, (size_t)(next - line));
        for (int k = 0; k < sizes->count; k++)
            if (strstr(words, sizes->at[k].name) && strncmp(words, "#define ", 8) != 0 &&
                strncmp(words, "extern int ", 11) != 0)
                return words;
    }
    return NULL;
}

int variant_add_sample(Output *output, Variant *variant, const Causal *causal, const char *name, int sample,
                       bool is_wanted)
{
    Arena *arena = output->arena;
    SizeList *sizes = variant->sizes;
    render(output, variant, causal, name, sample);
    if (sample == 0 && !settle_last(variant, causal->system))
        return STATUS_MODEL_ERROR;
    if (sample + 1 < sizes->samples)
        return STATUS_OK;
    variant->parts = parts_of_variant(causal);
    output->folder = is_wanted ? variant->folder : NULL;
    if (is_wanted)
        software_add(output, causal->system);
    for (int i = 0; i < FILES; i++) {
        sizes->are_formatted = i >= 2; /* in tables */
        const char *joined = sizes_join(arena, sizes, sizes->texts->files[i]);
        if (joined && i == 0) {
            sizes->one = line_with_size(arena, sizes, joined);
            sizes->other = "";
        }
        if (!joined || (i == 0 && sizes->one))
            return refuse(variant, causal->system, name, program_files[i].suffix);
        Text text = text_new(arena);
        text_add(&text, joined);
        if (!is_wanted)
            continue;
        output_add_text(output, arena_format(arena, "%s%s", name, program_files[i].suffix), &text);
    }
    output->folder = NULL;
    return STATUS_OK;
}

const char *variant_summary(Arena *arena, const Variant *variant)
{
    if (!variant->sizes)
        return program_summary(arena, variant->causal);
    const char *joined = sizes_join(arena, variant->sizes, variant->sizes->texts->summaries);
    return joined ? arena_copy(arena, joined + 3, strlen(joined) - 6) : program_summary(arena, variant->causal);
}

const char *variant_entry(const Variant *variant)
{
    return variant->sizes ? "variant_of_sizes" : "variant_program";
}

/* Of the whole numbers in its files none exceeds an int. */
double variant_most(const Variant *variant, int variation)
{
    const SizeList *sizes = variant->sizes;
    for (int k = 0; sizes && k < sizes->count; k++)
        if (sizes->at[k].variation == variation)
            return (double)(INT_MAX / (sizes->count + 1) / (sizes->most > 1 ? sizes->most : 1) - 1);
    return DBL_MAX;
}
