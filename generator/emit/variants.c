/* variants.c - several programs of one model, with different values of constants that decide its structure.
 *
 * Each has a folder of its own with its own files; all share one copy of the runtime. BLOCK.c chooses one of the
 * programs when it starts. */
#include "emit/files.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

/* ---- variants ---- */

static const VariationValue *choice_of(const VariationList *variations, const int *chosen, int variation)
{
    return &variations->at[variation].choices.at[chosen[variation]];
}

/* RodExperiment_n_8: the last part of each path, and its value; a number is added to a name in use. */
static const char *folder_of(Arena *arena, const VariationList *variations, const int *chosen, const char *name,
                             const VariantList *before)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
    Text text = text_new(arena);
    for (int i = 0; i < variations->count; i++) {
        const char *dot = strrchr(variations->at[i].path, '.'), *word = dot ? dot + 1 : variations->at[i].path;
        const VariationValue *choice = choice_of(variations, chosen, i);
        text_format(&text, choice->is_least ? "_%s_from_%s" : "_%s_%s", word,
                    choice->is_least ? number_text(choice->number) : choice->text);
    }
    for (char *c = text.at; *c; c++)
        *c = strchr(plain, *c) ? *c : '_';
    const char *folder = arena_format(arena, "%s%s", name, text.at);
    for (int i = 0, number = 2; i < before->count; i++)
        if (strcmp(before->at[i].folder, folder) == 0) {
            folder = arena_format(arena, "%s%s_%d", name, text.at, number++);
            i = -1;
        }
    return folder;
}

static const char *name_of_variant(Arena *arena, const VariationList *variations, const int *chosen)
{
    Text text = text_new(arena);
    for (int i = 0; i < variations->count; i++)
        text_format(&text, "%s%s=%s", i ? ", " : "", variations->at[i].path, choice_of(variations, chosen, i)->text);
    return text.at;
}

VariantList variants_of(Arena *arena, const VariationList *variations, const char *name)
{
    VariantList variants = {.variations = variations};
    int count = 1;
    for (int i = 0; i < variations->count && count <= MOST_VARIANTS; i++)
        count *= variations->at[i].choices.count;
    if (count > MOST_VARIANTS)
        return variants;
    variants.at = arena_array(arena, Variant, count);
    for (int v = 0; v < count; v++) {
        int *chosen = arena_array(arena, int, variations->count), rest = v;
        bool is_stated = true;
        for (int i = variations->count - 1; i >= 0; i--) {
            chosen[i] = rest % variations->at[i].choices.count;
            rest /= variations->at[i].choices.count;
            is_stated = is_stated && chosen[i] == variations->at[i].stated;
        }
        variants.stated = is_stated ? v : variants.stated;
        variants.at[v] = (Variant){.name = name_of_variant(arena, variations, chosen),
                                   .folder = folder_of(arena, variations, chosen, name, &variants),
                                   .chosen = chosen,
                                   .sizes = sizes_of(arena, variations, chosen),
                                   .is_free = arena_array(arena, bool, variations->count)};
        variants.count++;
    }
    return variants;
}

/* ---- files ---- */

static bool is_free(const Causal *causal, Name path)
{
    int v = 0;
    while (v < causal->system->variables.count && causal->system->variables.at[v].path != path)
        v++;
    return v < causal->system->variables.count && causal->variables.at[v].role == ROLE_CONSTANT &&
           !causal->variables.at[v].decides;
}

void variant_settle(Variant *variant, const VariationList *variations, const Causal *causal)
{
    variant->causal = causal;
    variant->parts = parts_of_variant(causal);
    for (int i = 0; i < variations->count; i++)
        variant->is_free[i] = is_free(causal, name_of(variations->at[i].path));
}

int variant_add(Output *output, const Variant *variant, const char *name)
{
    if (!software_are_compatible(output->arena, variant->causal->system))
        return STATUS_MODEL_ERROR;
    output->folder = variant->folder;
    files_add_sources(output, variant->causal, name);
    output->folder = NULL;
    return STATUS_OK;
}

static void record_constant(Arena *arena, Record *list, const Variation *variation, int number)
{
    Record *record = record_add(list, "constants");
    Items texts = code_items(arena, MOST_ENUMERATORS, true), values = texts;
    texts.indent = values.indent = 1;
    values.text = text_new(arena);
    for (int i = 0; i < variation->choices.count; i++) {
        code_add_item(&texts, c_quoted(arena, variation->choices.at[i].text));
        code_add_item(&values, c_number(variation->choices.at[i].number));
    }
    record_format(record, "number", "%d", number);
    record_set(record, "path", c_quoted(arena, variation->path));
    Text least = text_new(arena);
    bool has_least = false;
    for (int i = 0; i < variation->choices.count; i++) {
        has_least = has_least || variation->choices.at[i].is_least;
        text_format(&least, "%s%s", i ? ", " : "", c_truth(variation->choices.at[i].is_least));
    }
    Record *with_least = record_when(record, "with_least", has_least);
    if (with_least)
        record_set(with_least, "least", least.at);
    record_set(record, "are_least", has_least ? arena_format(arena, "are_least_%d", number) : "NULL");
    record_set(record, "stated_value", arena_format(arena, "%s", c_number(variation->own)));
    record_set(record, "texts", texts.text.at);
    record_set(record, "values", values.text.at);
    record_format(record, "count", "%d", variation->choices.count);
}

/* Objects of the runtime that other variants have and this one lacks. */
static const char *left_out(Arena *arena, const Variant *variant, PartSet all)
{
    Text text = text_new(arena);
    for (const EmbeddedFile *file = embedded_files; file->name; file++) {
        const size_t length = strlen(file->name);
        if (part_has_file(all, file->name) && !part_has_file(variant->parts, file->name))
            text_format(&text, "%s%.*s.o", text.length ? " " : "", (int)length - 2, file->name);
    }
    return text.at;
}

static void record_software(Arena *arena, Record *record, const Variant *variant)
{
    ComponentList components = {0};
    SoftwareSourceList sources = {0};
    software_components(arena, variant->causal->system, &components);
    software_sources(arena, &components, &sources);
    Text names = text_new(arena);
    for (int i = 0; i < sources.count; i++)
        text_format(&names, "%s%s/software/%s", i ? " " : "", variant->folder, sources.at[i].name);
    Record *list = record_when(record, "with_code", sources.count > 0);
    if (list)
        record_set(list, "software", names.at);
}

static Record *record_variants(Arena *arena, Record *files, const VariantList *variants, PartSet all)
{
    Record *list = record_either(files, "with_variants", "alone", true);
    const VariationList *variations = variants->variations;
    for (int v = 0; v < variants->count; v++) {
        const Variant *variant = &variants->at[v];
        Record *record = record_add(list, "variants");
        Text chosen = text_new(arena), is_free = chosen, most = chosen;
        for (int i = 0; i < variations->count; i++) {
            text_format(&most, "%s%s", i ? ", " : "", c_number(variant_most(variant, i)));
            text_format(&chosen, "%s%d", i ? ", " : "", variant->chosen[i]);
            text_format(&is_free, "%s%s", i ? ", " : "", variant->is_free[i] ? "true" : "false");
        }
        record_format(record, "number", "%d", v + 1);
        record_set(record, "label", c_comment(arena, variant->name));
        record_set(record, "folder", variant->folder);
        record_set(record, "summary", variant_summary(arena, variant));
        record_set(record, "words", files_code(arena, variant->name));
        record_set(record, "chosen", chosen.at);
        record_set(record, "free", is_free.at);
        record_set(record, "most", variant->sizes ? arena_format(arena, "(const double[]){%s}", most.at) : "NULL");
        record_set(record, "left_out", left_out(arena, variant, all));
        record_software(arena, record, variant);
    }
    for (int i = 0; i < variations->count; i++)
        record_constant(arena, list, &variations->at[i], i + 1);
    Text stated = text_new(arena);
    for (int i = 0; i < variations->count; i++)
        text_format(&stated, "%s%s", i ? ", " : "", c_number(variations->at[i].own));
    record_set(list, "stated_values", stated.at);
    record_set(list, "words", files_code(arena, variants->at[variants->stated].name));
    record_set(list, "many", variants->count == 1 ? "the equations for many sizes"
                                                  : "several variants");
    record_format(list, "constant_count", "%d", variations->count);
    record_format(list, "variant_count", "%d", variants->count);
    record_format(list, "stated", "%d", variants->stated);
    int licensed = variants->stated;
    for (int v = 0; v < variants->count; v++)
        if (part_has_file(variants->at[v].parts, "runtime/sparse.c"))
            licensed = v;
    record_format(list, "licensed", "%d", licensed);
    record_format(list, "first", "%d", variants->stated + 1);
    return list;
}

void variants_add(Output *output, const VariantList *variants, const char *name)
{
    Arena *arena = output->arena;
    const Variant *stated = &variants->at[variants->stated];
    const System *system = stated->causal->system;
    PartSet all = 0;
    for (int v = 0; v < variants->count; v++)
        all |= variants->at[v].parts;
    Record *files = files_record(arena, stated->causal, name, part_has_file(all, "runtime/sparse.c"));
    parts_record(arena, all, files);
    Record *list = record_variants(arena, files, variants, all);
    Text head = text_new(arena), text = text_new(arena);
    const char *which = arena_format(arena, "which of %d programs", variants->count);
    if (variants->count == 1)
        which = "which size";
    emit_comment_print(&head, 0, arena_format(arena, "%s.c - %s runs, of %s, from %s, by sysphsc %s.",
                                              c_comment(arena, name), which,
                                              c_comment(arena, system->experiment.qualified->text),
                                              c_comment(arena, system->file->label->text), SYSPHSC_VERSION));
    record_set(list, "head", head.at);
    record_format(files, "place", "%s/", stated->folder);
    template_render(&text, NULL, "templates/variants.c.in", list);
    files_add_runtime(output, all, name);
    files_add_documents(output, files, name);
    output_add_text(output, arena_format(arena, "%s.c", name), &text);
}
