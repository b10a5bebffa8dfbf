/* fmu_size.c - an FMU whose sizes are chosen before its initialization: structural parameters of FMI 3.
 *
 * The law: variables of all samples have the same names except for numbers in brackets. Variables whose numbers reach
 * further in one sample than in another form one array, also across parts: cell[3].T is an element of cell.T. The
 * standard has no expressions in dimensions: a local array of n - 1 values is left out; dimensions of states, outputs
 * and parameters must be sizes or numbers. A value reference is the number of a variable in the description. Handles
 * tell the runtime the values of a reference. They depend on the sizes: a handle is the value reference in a unit of
 * one size. */
#include "emit/fmu.h"
#include "emit/sized.h"

#include <stdlib.h>
#include <string.h>

enum { SPARE = -1000 }; /* handle of an event indicator that never changes */

/* The largest numbers in brackets, of variables whose names differ only in these numbers. */
typedef struct {
    Name base;
    IntList most;
} Box;

typedef struct {
    Name base;
    IntList subscripts;
} Subscripted;

/* The unit of a sample. */
typedef struct {
    Fmu unit;
    FmuGraph *graph;
    Subscripted *names; /* by variable */
    List(Box) boxes;
    Map *box_at; /* by base: 1 + its row */
} Sample;

struct FmuSizes {
    Arena *arena;
    FmuAsked asked;
    const char *identifier;
    Sample *at[MOST_SAMPLES], *model; /* by sample; of the model's own sizes */
};

FmuSizes *fmu_sizes_new(Arena *arena, const FmuAsked *asked, const char *name)
{
    FmuSizes *sizes = arena_new_of(arena, FmuSizes);
    *sizes = (FmuSizes){.arena = arena, .asked = *asked, .identifier = c_identifier(arena, name)};
    return sizes;
}

void fmu_sizes_document(FmuSizes *sizes, const Text *sheet)
{
    sizes->asked.sheet = sheet;
}

const FmuAsked *fmu_sizes_asked(const FmuSizes *sizes)
{
    return &sizes->asked;
}

const Causal *fmu_sizes_causal(const FmuSizes *sizes, const Causal *causal)
{
    return fmu_causal(sizes->arena, causal, &sizes->asked, true);
}

/* ---- names ---- */

/* The name without numbers in brackets, which are appended to `subscripts`; quoted text is kept. */
static Name base_of(Arena *arena, const char *name, IntList *subscripts)
{
    Text text = text_new(arena);
    bool is_quoted = false;
    for (const char *at = name; *at; at++) {
        const size_t length = *at == '[' ? strspn(at + 1, "0123456789,") : 0;
        is_quoted ^= *at == '\'';
        if (is_quoted || !length || at[length + 1] != ']') {
            text_add_char(&text, *at);
            if (*at == '\\' && at[1])
                text_add_char(&text, *++at);
            continue;
        }
        for (char *end; *at != ']'; at = end)
            list_push(arena, subscripts, (int)strtol(at + 1, &end, 10));
    }
    return name_of(text.at);
}

static Box *box_of(const Sample *s, Name base)
{
    const int row = map_get(s->box_at, base, 0);
    return row ? &s->boxes.at[row - 1] : NULL;
}

static void find_boxes(Arena *arena, Sample *s)
{
    const FmuVariables *variables = &s->unit.variables;
    s->names = arena_array(arena, Subscripted, variables->count);
    s->box_at = map_new(arena);
    for (int i = 1; i < variables->count; i++) {
        Subscripted *name = &s->names[i];
        if (variables->at[i].branch >= 0)
            continue;
        name->base = base_of(arena, variables->at[i].name, &name->subscripts);
        if (!box_of(s, name->base)) {
            list_push(arena, &s->boxes, (Box){.base = name->base});
            map_put(s->box_at, name->base, s->boxes.count);
        }
        Box *box = box_of(s, name->base);
        for (int k = 0; k < name->subscripts.count; k++)
            if (k == box->most.count)
                list_push(arena, &box->most, name->subscripts.at[k]);
            else if (name->subscripts.at[k] > box->most.at[k])
                box->most.at[k] = name->subscripts.at[k];
    }
}

void fmu_sizes_begin(FmuSizes *sizes)
{
    memset(sizes->at, 0, sizeof sizes->at);
    sizes->model = NULL;
}

void fmu_sizes_add(FmuSizes *sizes, const Program *program, const Causal *causal, int sample)
{
    Sample *s = arena_new_of(sizes->arena, Sample);
    s->unit = (Fmu){.arena = sizes->arena,
                    .program = program,
                    .causal = causal,
                    .version = sizes->asked.version,
                    .identifier = sizes->identifier};
    s->graph = fmu_graph(sizes->arena, causal);
    fmu_find_variables(&s->unit, s->graph);
    fmu_find_checks(&s->unit);
    find_boxes(sizes->arena, s);
    if (sample < 0)
        sizes->model = s;
    else
        sizes->at[sample] = s;
}

/* ---- arrays ---- */

static bool is_sized(const FmuSizes *sizes, int samples, Name base)
{
    const Box *first = base ? box_of(sizes->at[0], base) : NULL;
    bool is = false;
    for (int s = 1; first && s < samples && !is; s++) {
        const Box *other = box_of(sizes->at[s], base);
        is = !other || other->most.count != first->most.count;
        for (int k = 0; !is && k < first->most.count; k++)
            is = other->most.at[k] != first->most.at[k];
    }
    return is;
}

static FmuVariable array_new(Arena *arena, const Box *box, const FmuVariable *first)
{
    FmuVariable v = *first;
    FmuVariables *elements = arena_new_of(arena, FmuVariables);
    int count = 1;
    for (int k = 0; k < box->most.count; k++)
        count *= box->most.at[k];
    for (int i = 0; i < count; i++)
        list_push(arena, elements, (FmuVariable){.own = -1, .branch = -1});
    v.name = box->base->text;
    v.base = NULL;
    v.elements = elements;
    v.dimensions = box->most;
    return v;
}

static int place_in(const Box *box, const IntList *subscripts)
{
    int place = 0;
    for (int k = 0; k < subscripts->count; k++)
        place = place * box->most.at[k] + subscripts->at[k] - 1;
    return place;
}

/* Makes the array's properties general enough for this element. */
static void widen(FmuVariable *v, const FmuVariable *element)
{
    if (v->causality != element->causality)
        v->causality = FMU_LOCAL;
    v->variability = element->variability > v->variability ? element->variability : v->variability;
    v->has_start = v->has_start && element->has_start;
    v->has_derivative = v->has_derivative && element->has_derivative;
    v->nominal = element->nominal > v->nominal ? element->nominal : v->nominal;
    if (v->range != element->range)
        v->range = NULL;
    if (strcmp(v->description, element->description) != 0)
        v->description = "";
}

/* True if the derivatives, or the states, of the elements form one array. */
static bool is_paired(const FmuVariables *elements, const int *moved)
{
    bool is = true;
    for (int e = 1; e < elements->count && is; e++) {
        const FmuVariable *first = &elements->at[0], *own = &elements->at[e];
        is = (first->derivative < 0 ? own->derivative < 0
                                    : own->derivative >= 0 && moved[own->derivative] == moved[first->derivative]) &&
             (first->derivative_of < 0
                  ? own->derivative_of < 0
                  : own->derivative_of >= 0 && moved[own->derivative_of] == moved[first->derivative_of]);
    }
    return is;
}

/* True if all elements exist and have the same type, unit and derivative array. */
static bool is_whole(const FmuVariable *v, const int *moved)
{
    bool is = true;
    for (int e = 0; e < fmu_size(v) && is; e++) {
        const FmuVariable *element = fmu_element(v, e);
        is = element->name && element->type == v->type && element->enumeration == v->enumeration &&
             strcmp(element->unit, v->unit) == 0;
    }
    return is && (!v->elements || is_paired(v->elements, moved));
}

static void join_arrays(FmuSizes *sizes, Sample *s, int samples)
{
    Arena *arena = sizes->arena;
    const FmuVariables all = s->unit.variables;
    FmuVariables joined = {0};
    Map *array_at = map_new(arena);
    int *moved = arena_array(arena, int, all.count);
    for (int i = 0; i < all.count; i++) {
        const FmuVariable *v = &all.at[i];
        const Subscripted *name = &s->names[i];
        const Box *box = is_sized(sizes, samples, name->base) ? box_of(s, name->base) : NULL;
        int at = box ? map_get(array_at, name->base, -1) : -1;
        if (at < 0) {
            at = joined.count;
            list_push(arena, &joined, box ? array_new(arena, box, v) : *v);
            if (box)
                map_put(array_at, name->base, at);
        }
        moved[i] = at;
        if (box && name->subscripts.count == box->most.count) {
            joined.at[at].elements->at[place_in(box, &name->subscripts)] = *v;
            widen(&joined.at[at], v);
        }
    }
    for (int i = 0; i < joined.count; i++) {
        FmuVariable *v = &joined.at[i];
        if (v->elements && !is_whole(v, moved))
            v->is_partial = true;
        v->derivative = v->derivative < 0 ? -1 : moved[v->derivative];
        v->derivative_of = v->derivative_of < 0 ? -1 : moved[v->derivative_of];
    }
    s->unit.variables = joined;
    fmu_find_arrays(&s->unit);
}

/* ---- event indicators: single ones; arrays with a size as the dimension; spare indicators fill the last array ---- */

static SizedNumber number_of_indicators(const FmuSizes *sizes, const SizeList *list)
{
    long count[MOST_SAMPLES];
    for (int s = 0; s < list->samples; s++)
        count[s] = sizes->at[s]->unit.indicator_count;
    return sizes_number(list, count);
}

/* The conditions, each once without numbers in brackets. */
static const char *conditions_of(FmuSizes *sizes, const Causal *causal, const FmuVariables *elements)
{
    Map *seen = map_new(sizes->arena);
    Text text = text_new(sizes->arena);
    for (int i = 0; i < elements->count; i++) {
        IntList subscripts = {0};
        const int branch = elements->at[i].branch;
        if (branch < 0)
            continue;
        const Name base =
            base_of(sizes->arena, expr_text(sizes->arena, causal->branches.at[branch].value), &subscripts);
        if (map_enter(seen, base))
            text_format(&text, "%s%s", text.length ? "; " : "Event indicators, in their order, of ", base->text);
    }
    return text.at;
}

static FmuVariable indicator_array(FmuSizes *sizes, const Causal *causal, const FmuVariables *all, int *next, int count,
                                   int number)
{
    FmuVariables *elements = arena_new_of(sizes->arena, FmuVariables);
    FmuVariable spare = all->at[0];
    spare.branch = -1;
    spare.reference = SPARE;
    for (int i = 0; i < count; i++)
        list_push(sizes->arena, elements, *next < all->count ? all->at[(*next)++] : spare);
    FmuVariable v = elements->at[0];
    v.branch = all->at[0].branch;
    v.name = arena_format(sizes->arena, "'event indicators %d'", number);
    v.description = conditions_of(sizes, causal, elements);
    v.elements = elements;
    list_push(sizes->arena, &v.dimensions, count);
    return v;
}

static void join_indicators(FmuSizes *sizes, Sample *s, const SizedNumber *law, const int *size, int size_count)
{
    FmuVariables all = {0}, rest = {0};
    int next = 0, number = 0;
    for (int i = 0; i < s->unit.variables.count; i++)
        list_push(sizes->arena, s->unit.variables.at[i].branch >= 0 ? &all : &rest, s->unit.variables.at[i]);
    if (!all.count)
        return;
    for (long i = 0; i < law->constant; i++) {
        FmuVariable v = all.at[next++];
        v.name = arena_format(sizes->arena, "'event indicator %ld'", i + 1);
        list_push(sizes->arena, &rest, v);
    }
    for (int k = 0; k < size_count; k++)
        for (long i = 0; i < law->factor[k]; i++)
            list_push(sizes->arena, &rest, indicator_array(sizes, s->unit.causal, &all, &next, size[k], ++number));
    s->unit.variables = rest;
}

/* ---- of all samples ---- */

typedef struct {
    FmuSizes *sizes;
    const Variant *variant;
    const VariationList *variations;
    const SizeList *list;
} Joining;

/* Reports a variable; returns false. */
static bool refuse(const Joining *j, const char *name, const char *reason)
{
    const System *system = j->sizes->at[0]->unit.causal->system;
    diag(DIAG_C31, (Source){.file = system->file}, "the variables of an FMU of '%s' are not the same for all sizes",
         j->variant->name);
    diag_detail("'%s' %s", name, reason);
    diag_fix("list the sizes one by one in --variants: each becomes an FMU of its own");
    return false;
}

enum { NUMBER = -1, OTHER = -2 };

/* The index of the size that this dimension equals in all samples; NUMBER: it has the same value in all; OTHER:
 * neither. */
static int size_of(const Joining *j, int variable, int dimension)
{
    long values[MOST_SAMPLES];
    for (int s = 0; s < j->list->samples; s++)
        values[s] = j->sizes->at[s]->unit.variables.at[variable].dimensions.at[dimension];
    const SizedNumber number = sizes_number(j->list, values);
    int found = -1, factors = 0;
    for (int k = 0; k < j->list->count; k++) {
        found = number.factor[k] ? k : found;
        factors += number.factor[k] == 1 ? 1 : number.factor[k] ? 2 : 0;
    }
    return factors == 0 ? NUMBER : factors == 1 && number.constant == 0 ? found : OTHER;
}

/* True if the variable may be left out, because only results would show it. */
static bool is_spared(const FmuVariable *v)
{
    return (v->causality == FMU_LOCAL || v->causality == FMU_CALCULATED_PARAMETER) && v->derivative < 0 &&
           v->derivative_of < 0 && v->branch < 0;
}

static bool has_sizes_only(const Joining *j, int variable)
{
    const FmuVariable *first = &j->sizes->at[0]->unit.variables.at[variable];
    bool has = true;
    for (int d = 0; d < first->dimensions.count && has; d++)
        has = size_of(j, variable, d) != OTHER;
    return has;
}

static int variable_named(const Fmu *u, const char *name)
{
    int i = u->variables.count - 1;
    while (i >= 0 && strcmp(u->variables.at[i].name, name) != 0)
        i--;
    return i;
}

static bool are_alike(const Joining *j)
{
    const Fmu *first = &j->sizes->at[0]->unit;
    for (int s = 1; s <= j->list->samples; s++) {
        const Fmu *other = s < j->list->samples ? &j->sizes->at[s]->unit : &j->sizes->model->unit;
        for (int i = 0; i < first->variables.count; i++) {
            const FmuVariable *v = &first->variables.at[i];
            const bool is_there = i < other->variables.count && strcmp(v->name, other->variables.at[i].name) == 0;
            if (!is_there || v->type != other->variables.at[i].type ||
                v->dimensions.count != other->variables.at[i].dimensions.count)
                return refuse(j, v->name, variable_named(other, v->name) < 0 ? "does not exist at some sizes"
                                                                             : "has another position at some sizes");
        }
        if (other->variables.count > first->variables.count)
            return refuse(j, other->variables.at[first->variables.count].name, "does not exist at some sizes");
    }
    return true;
}

/* Constants that differ among samples become calculated parameters, because they depend on the sizes. */
static void settle_constants(const Joining *j)
{
    const Fmu *first = &j->sizes->at[0]->unit;
    for (int i = 1; i < first->variables.count; i++) {
        bool is_same = true;
        for (int s = 1; s < j->list->samples; s++) {
            const FmuVariable *one = &first->variables.at[i], *other = &j->sizes->at[s]->unit.variables.at[i];
            is_same = is_same && !(one->start < other->start) && !(one->start > other->start) &&
                      one->variability == other->variability && one->causality == other->causality &&
                      one->has_start == other->has_start;
        }
        for (int s = 0; s <= j->list->samples && !is_same; s++) {
            FmuVariable *v =
                &(s < j->list->samples ? &j->sizes->at[s]->unit : &j->sizes->model->unit)->variables.at[i];
            if (first->variables.at[i].variability > FMU_FIXED)
                continue;
            v->has_start = false;
            v->causality = FMU_CALCULATED_PARAMETER;
            v->variability = FMU_FIXED;
        }
    }
}

static FmuVariable structural(const Joining *j, Fmu *u, int size)
{
    const Variation *variation = &j->variations->at[j->list->at[size].variation];
    ValueRange *range = arena_new_of(u->arena, ValueRange);
    const int row = variable_named(u, fmu_name(u, variation->path));
    *range = (ValueRange){.low = j->list->at[size].least, .high = sizes_largest(j->list)};
    return (FmuVariable){.variable = -1,
                         .branch = -1,
                         .own = -1,
                         .reference = -1 - size,
                         .name = fmu_name(u, variation->path),
                         .type = FMU_SIZE,
                         .causality = FMU_STRUCTURAL_PARAMETER,
                         .variability = FMU_FIXED,
                         .has_start = true,
                         .start = j->list->at[size].stated,
                         .enumeration = -1,
                         .unit = "",
                         .description = row < 0 ? "" : u->variables.at[row].description,
                         .range = range,
                         .derivative_of = -1,
                         .derivative = -1};
}

/* Keeps the remaining variables, behind the structural parameters, which replace the constants that are sizes. */
static void select_variables(const Joining *j, Fmu *u, const bool *is_left_out)
{
    FmuVariables all = {0};
    int *moved = arena_array(u->arena, int, u->variables.count);
    for (int i = 0; i < u->variables.count; i++) {
        const FmuVariable *v = &u->variables.at[i];
        const Name path = v->variable < 0 ? NULL : u->causal->variables.at[v->variable].path;
        bool is_size = false;
        for (int k = 0; k < j->list->count; k++)
            is_size |= path == name_of(j->variations->at[j->list->at[k].variation].path);
        moved[i] = all.count;
        if (!is_left_out[i] && !is_size)
            list_push(u->arena, &all, *v);
        for (int k = 0; i == 0 && k < j->list->count; k++)
            list_push(u->arena, &all, structural(j, u, k));
    }
    for (int i = 0; i < all.count; i++) {
        FmuVariable *v = &all.at[i];
        v->derivative = v->derivative < 0 ? -1 : moved[v->derivative];
        v->derivative_of = v->derivative_of < 0 ? -1 : moved[v->derivative_of];
    }
    u->variables = all;
}

static bool select_all(const Joining *j)
{
    const Fmu *first = &j->sizes->at[0]->unit;
    bool *is_left_out = arena_array(j->sizes->arena, bool, first->variables.count);
    for (int i = 1; i < first->variables.count; i++) {
        const FmuVariable *v = &first->variables.at[i];
        bool is_partial = false;
        for (int s = 0; s < j->list->samples; s++)
            is_partial |= j->sizes->at[s]->unit.variables.at[i].is_partial;
        is_left_out[i] = is_partial || !has_sizes_only(j, i);
        if (is_left_out[i] && !is_spared(v))
            return refuse(j, v->name, is_partial ? "has elements with different properties"
                                                 : "is an array whose dimensions are computed from the sizes");
    }
    for (int s = 0; s < j->list->samples; s++)
        select_variables(j, &j->sizes->at[s]->unit, is_left_out);
    select_variables(j, &j->sizes->model->unit, is_left_out);
    return true;
}

static bool same_dependencies(const FmuDependencies *a, const FmuDependencies *b)
{
    bool are_same = a->count == b->count;
    for (int i = 0; i < a->count && are_same; i++)
        are_same = a->at[i].index == b->at[i].index && a->at[i].factor == b->at[i].factor;
    return are_same;
}

static bool join_dependencies(const Joining *j)
{
    Fmu *first = &j->sizes->at[0]->unit;
    for (int s = 0; s < j->list->samples; s++) {
        Fmu *own = &j->sizes->at[s]->unit;
        fmu_find_dependencies(own, j->sizes->at[s]->graph);
        for (int i = 1; i < first->variables.count; i++)
            for (int k = 0; k < 2; k++)
                if (!same_dependencies(&first->variables.at[i].depends[k], &own->variables.at[i].depends[k]))
                    return refuse(j, first->variables.at[i].name, "does not depend on the same variables at all sizes");
    }
    return true;
}

/* Completes the unit of the model's own sizes for the description. */
static void complete_model(const Joining *j)
{
    const Fmu *first = &j->sizes->at[0]->unit;
    Fmu *u = &j->sizes->model->unit;
    for (int i = 1; i < u->variables.count; i++) {
        const FmuVariable *of = &first->variables.at[i];
        FmuVariable *v = &u->variables.at[i];
        v->reference = i;
        v->causality = of->causality;
        v->variability = of->variability;
        v->has_start = v->has_start && of->has_start;
        v->range = v->type == FMU_SIZE ? v->range : of->range;
        for (int d = 0; d < v->dimensions.count; d++)
            list_push(u->arena, &v->sizes, size_of(j, i, d) + 1); /* references of sizes are the first ones */
        for (int k = 0; k < 2; k++)
            v->depends[k] = of->depends[k];
    }
}

/* ---- for the runtime ---- */

/* The number of values of each reference; or the handles of an array or of consecutive single variables. */
static const Fact *numbers_of(Arena *arena, const Fmu *u, int first, int end, bool are_counts)
{
    IntList numbers = {0};
    for (int i = first; i < end; i++) {
        const FmuVariable *v = &u->variables.at[i];
        for (int e = 0; e < fmu_size(v) && !are_counts; e++)
            list_push(arena, &numbers, fmu_element(v, e)->reference);
        if (are_counts)
            list_push(arena, &numbers, fmu_size(v));
    }
    return fact_of_numbers(arena, numbers.at, numbers.count);
}

static const Sized *family_of(const Joining *j, int first, int end, bool are_counts)
{
    Arena *arena = j->sizes->arena;
    const Fact *facts[MOST_SAMPLES];
    Gap gap;
    for (int s = 0; s < j->list->samples; s++)
        facts[s] = numbers_of(arena, &j->sizes->at[s]->unit, first, end, are_counts);
    const Sized *family = sized_find(arena, j->list, facts, &gap);
    for (int s = j->list->count + 1; s < j->list->samples && family; s++)
        family = sized_holds(family, j->list, s, facts[s], &gap) ? family : NULL;
    for (int s = j->list->samples; s < j->list->all && family; s++)
        family = sized_is_possible(family, j->list, s) ? family : NULL;
    if (!family)
        refuse(j, j->sizes->at[0]->unit.variables.at[first].name,
               "has value references that are not evenly spaced at all sizes");
    return family;
}

static bool print_values(const Joining *j, SizeList *list, Text *text)
{
    const FmuVariables *all = &j->sizes->at[0]->unit.variables;
    const Sized *counts = family_of(j, 1, all->count, true);
    List(const Sized *) handles = {0};
    for (int i = 1, end; i < all->count && counts; i = end) {
        for (end = i + 1; end < all->count && !all->at[i].elements && !all->at[end].elements;)
            end++;
        list_push(j->sizes->arena, &handles, family_of(j, i, end, false));
        if (!list_last(&handles))
            return false;
    }
    if (!counts)
        return false;
    text_add(text, "#include \"fmu.h\"\n#include \"variant.h\"\n\nconst int fmu_arrays[] = {-1};\n\n"
                   "const FmuSize fmu_sizes[] = {\n");
    for (int k = 0; k < list->count; k++) {
        const Variation *variation = &j->variations->at[list->at[k].variation];
        text_format(text, "    {%s, %d, %d, %d, %s},\n", c_quoted(text->arena, variation->path),
                    list->at[k].variation, list->at[k].least, list->at[k].stated, c_number(sizes_largest(list)));
    }
    text_add(text, "    {.name = NULL},\n};\n\n");
    for (int k = 0; k < list->count; k++)
        text_format(text, "#define %s sizes[%d]\n", list->at[k].name, k);
    text_add(text, "\nunsigned fmu_find_values(VariantCall *call, const int *sizes, const int **counts, "
                   "const int **handles)\n{\n    *counts = ");
    sized_print_numbers(text, list, &counts, 1);
    text_add(text, ";\n    *handles = ");
    sized_print_numbers(text, list, handles.at, handles.count);
    text_format(text, ";\n    return %d;\n}\n", j->sizes->at[0]->unit.variables.count - 1);
    return true;
}

Fmu *fmu_sizes_join(FmuSizes *sizes, Variant *variant, const VariationList *variations, Text *values)
{
    SizeList *list = variant->sizes;
    const Joining j = {sizes, variant, variations, list};
    const SizedNumber law = number_of_indicators(sizes, list);
    for (int k = 0; k < list->count; k++)
        if (law.factor[k] < 0)
            return refuse(&j, sizes->identifier, "has fewer conditions at larger sizes"), NULL;
    for (int s = 0; s <= list->samples; s++) {
        Sample *own = s < list->samples ? sizes->at[s] : sizes->model;
        int size[MOST_SIZES];
        for (int k = 0; k < list->count; k++)
            size[k] = s < list->samples ? list->at[k].at[s] : list->at[k].stated;
        join_arrays(sizes, own, list->samples);
        join_indicators(sizes, own, &law, size, list->count);
    }
    if (!are_alike(&j))
        return NULL;
    settle_constants(&j);
    if (!select_all(&j) || !join_dependencies(&j) || !print_values(&j, list, values))
        return NULL;
    complete_model(&j);
    return &sizes->model->unit;
}
