/* enumerate.c - names of positions: enumerators in place of bare numbers. */
#include "emit/item.h"
#include "emit/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How detailed a name is, so that it distinguishes variables: the feature, with its part, the whole path, a number. */
typedef enum { DETAIL_FEATURE, DETAIL_PART, DETAIL_PATH, DETAIL_NUMBERED } Detail;

typedef struct {
    const char *name;
    int index, number;
    Detail detail;
} Candidate;

const char *emit_member_wish(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->role == ROLE_BEFORE)
        return arena_format(p->scratch, "pre_%s", emit_member_wish(p, v->of));
    const FlatPart *part = &p->system->parts.at[p->layout.places.at[variable].part];
    const char *feature = emit_feature_text(p, variable);
    return part->is_port ? arena_format(p->scratch, "%s_%s", part->identifier->text, feature) : feature;
}

const char *emit_array_wish(const Program *p, int variable)
{
    const char *wish = emit_member_wish(p, variable);
    return arena_format(p->scratch, "%.*s", (int)strcspn(wish, "["), wish);
}

const char *emit_part_wish(const Program *p, int variable)
{
    const int part = emit_owner_part(p, variable);
    const char *own = emit_member_wish(p, variable);
    return part > 0 ? arena_format(p->scratch, "%s_%s", p->system->parts.at[part].identifier->text, own) : own;
}

static const char *name_of_detail(const Program *p, int variable, const Candidate *candidate)
{
    Arena *arena = p->scratch;
    switch (candidate->detail) {
    case DETAIL_FEATURE: return c_capitals(arena, emit_feature_text(p, variable));
    case DETAIL_PART: return c_capitals(arena, emit_part_wish(p, variable));
    case DETAIL_PATH: return c_capitals(arena, emit_wish_of(p, variable));
    default: return arena_format(arena, "%s_%d", c_capitals(arena, emit_wish_of(p, variable)), candidate->number);
    }
}

static int compare_names(const void *a, const void *b)
{
    const Candidate *first = a, *second = b;
    const int order = strcmp(first->name, second->name);
    return order ? order : first->index - second->index;
}

/* Distinct names for variables, parallel to them; more detailed only where less detail does not distinguish them. They
 * last as long as `scratch`. */
static const char **names_apart(const Program *p, const int *variables, int count, Detail least)
{
    Candidate *candidates = arena_array(p->scratch, Candidate, count + 1);
    const char **names = arena_array(p->scratch, const char *, count + 1);
    for (int i = 0; i < count; i++) {
        candidates[i] = (Candidate){.index = i, .detail = least};
        candidates[i].name = name_of_detail(p, variables[i], &candidates[i]);
    }
    for (bool is_done = false; !is_done;) {
        is_done = true;
        qsort(candidates, (size_t)count, sizeof *candidates, compare_names);
        for (int i = 0, end; i < count; i = end) {
            for (end = i + 1; end < count && strcmp(candidates[i].name, candidates[end].name) == 0;)
                end++;
            for (int k = i; k < end && end > i + 1; k++) {
                candidates[k].detail += candidates[k].detail < DETAIL_NUMBERED;
                candidates[k].number += k - i + 1;
                candidates[k].name = name_of_detail(p, variables[candidates[k].index], &candidates[k]);
                is_done = false;
            }
        }
    }
    for (int i = 0; i < count; i++)
        names[candidates[i].index] = candidates[i].name;
    return names;
}

struct EquationNames {
    const char **at;  /* by equation: emit_equation_name(); NULL: not yet */
    CScope *scope;    /* the names in `at` */
    Map *composed_at; /* long name -> index into: */
    NameList composed;
};

void emit_names_begin(Program *p)
{
    struct EquationNames *names = p->messages.equation_names = arena_new_of(p->arena, struct EquationNames);
    names->at = arena_array(p->arena, const char *, p->causal->equations.count);
    names->scope = cscope_members(p->arena);
    names->composed_at = map_new(p->arena);
}

/* A name composed of names that make it unique. It is taken from a scope only if it must be shortened, so that the
 * scope stays small. No name outside of the scope is as long as a shortened one. */
static const char *composed_name(const Program *p, const char *name)
{
    struct EquationNames *names = p->messages.equation_names;
    if (strlen(name) < C_LONGEST - 1)
        return name;
    const Name key = name_of(name);
    int index = map_get(names->composed_at, key, -1);
    if (index < 0) {
        index = names->composed.count;
        map_put(names->composed_at, key, index);
        list_push(p->arena, &names->composed, cscope_fresh(p->functions, name));
    }
    return names->composed.at[index];
}

const char *emit_equation_name(const Program *p, int equation)
{
    static const struct {
        char sign;
        const char *word;
    } words[] = {{'\'', "_dot"}, {'*', "_star"}, {'~', "_integral"}, {'#', "_product"}};
    const char *id = p->causal->equations.at[equation].id->text;
    size_t length = strlen(id);
    const char **name = &p->messages.equation_names->at[equation];
    if (*name)
        return *name;
    Text text = text_new(p->scratch);
    while (length && strchr("'*~#", id[length - 1]))
        length--;
    text_add(&text, c_identifier(p->scratch, arena_copy(p->scratch, id, length)));
    for (; id[length]; length++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (id[length] == words[i].sign)
                text_add(&text, words[i].word);
    *name = cscope_fresh_within(p->messages.equation_names->scope, text.at, C_LONGEST - (int)strlen("EQ_"));
    return *name;
}

static const char *row_name(const Program *p, int equation)
{
    p->messages.is_reported[equation] = true;
    return arena_format(p->arena, "EQ_%s", emit_equation_name(p, equation));
}

const char *emit_equation_row(const Program *p, int equation)
{
    const char *name = row_name(p, equation);
    if (p->called)
        map_put(p->called, name_of(name), 1);
    return name;
}

const Code *emit_row(const Program *p, int equation)
{
    const char *name = row_name(p, equation);
    return p->portable ? code_mention(p->scratch, name, name) : code_words(p->scratch, name);
}

const Code *emit_row_in_loop(const Program *p, int first, const Code *number)
{
    const char *name = arena_format(p->arena, "EQ_%s", emit_equation_name(p, first));
    return code_with_name(p->scratch, number, name, &p->messages.is_reported[first]);
}

/* True if the text of portable C mentions the name; always true in other C. */
static bool is_mentioned(const Program *p, const char *name)
{
    return !p->called || map_get(p->called, name_of(name), 0);
}

void emit_equation_rows(const Program *p, Record *record)
{
    NameList names = {0};
    IntList numbers = {0};
    for (int e = 0; e < p->causal->equations.count; e++)
        if (p->messages.is_reported[e] && is_mentioned(p, row_name(p, e))) {
            list_push(p->scratch, &names, row_name(p, e));
            list_push(p->scratch, &numbers, e);
        }
    Record *rows = record_when(record, "equation_rows", names.count > 0);
    Text macros = text_new(p->arena);
    for (int i = 0; p->portable && i < names.count; i++)
        text_format(&macros, "#define %s %d\n", names.at[i], numbers.at[i]);
    if (rows)
        record_set(rows, "rows", p->portable ? macros.at : code_enumerators(p->arena, &names, &numbers, true));
    arena_reset(p->scratch);
}

const char **emit_partial_names(const Program *p, const char *row, const IntList *variables)
{
    const char **names = names_apart(p, variables->at, variables->count, DETAIL_FEATURE);
    for (int i = 0; i < variables->count; i++)
        names[i] = composed_name(p, arena_format(p->arena, "D_%s_BY_%s", row, names[i]));
    return names;
}

/* ---- loops ---- */

static bool is_any_taken(const Program *p, const char *const *wishes, int count)
{
    for (int i = 0; i < count; i++)
        if (cscope_has(p->functions, wishes[i]))
            return true;
    return false;
}

void emit_positions(Program *p, Positions *positions, const char *name, const IntList *equations,
                    const IntList *variables, bool is_of_kind)
{
    const Detail least = is_of_kind ? DETAIL_FEATURE : DETAIL_PART;
    const char **columns = names_apart(p, variables->at, variables->count, least);
    for (int i = 0; i < variables->count; i++)
        list_push(p->arena, &positions->columns,
                  cscope_fresh(p->functions, arena_format(p->arena, "%s_%s", name, columns[i])));
    for (int i = 0; i < equations->count; i++) {
        const char *wish = arena_format(p->arena, "%s_BY_%s", name, emit_equation_name(p, equations->at[i]));
        list_push(p->arena, &positions->rows, cscope_fresh(p->functions, wish));
    }
    positions->column_count = cscope_fresh(p->functions, arena_format(p->arena, "%s_CANDIDATES", name));
    positions->row_count = cscope_fresh(p->functions, arena_format(p->arena, "%s_CONSTRAINTS", name));
    arena_reset(p->scratch);
}

/* If an earlier loop has one of the names, all names begin with the name of this loop. */
void loop_name(Program *p, ProgramLoop *loop, int number)
{
    const Block *block = loop->block;
    const int size = block->tearing.count, inner = loop_has_inner_guesses(block) ? block->inner.count : 0;
    int *variables = arena_array(p->scratch, int, size + inner + 1);
    for (int i = 0; i < size; i++)
        variables[i] = block->tearing.at[i];
    for (int i = 0; i < inner; i++)
        variables[size + i] = block->inner.at[i].variable;
    const char **wishes = names_apart(p, variables, size + inner, DETAIL_PART);
    const char **rows = arena_array(p->scratch, const char *, size + 1);
    for (int i = 0; i < size; i++)
        rows[i] = arena_format(p->scratch, "BY_%s", emit_equation_name(p, block->residuals.at[i]));
    loop->name = cscope_fresh(p->functions, arena_format(p->arena, "LOOP_%d", number));
    loop->size = cscope_fresh(p->functions, arena_format(p->arena, "%s_SIZE", loop->name));
    loop->inner_size = cscope_fresh(p->functions, arena_format(p->arena, "%s_INNER", loop->name));
    const bool is_another = is_any_taken(p, wishes, size + inner) || is_any_taken(p, rows, size);
    const char *prefix = is_another ? arena_format(p->arena, "%s_", loop->name) : "";
    for (int i = 0; i < size + inner; i++)
        list_push(p->arena, &loop->unknowns,
                  cscope_fresh(p->functions, arena_format(p->arena, "%s%s", prefix, wishes[i])));
    for (int i = 0; i < size; i++)
        list_push(p->arena, &loop->rows,
                  cscope_fresh(p->functions, arena_format(p->arena, "%s%s", prefix, rows[i])));
    arena_reset(p->scratch);
}

/* The name of an unknown, common to loops of one kind: an element is named after its array. */
static const char *unknown_wish(const Program *p, int variable, const char *wish)
{
    const bool is_element = strchr(emit_member_wish(p, variable), '[') != NULL;
    return is_element ? c_capitals(p->scratch, emit_array_wish(p, variable)) : wish;
}

void loop_name_kind(Program *p, CScope *scope, ProgramLoop *loop)
{
    const Block *block = loop->block;
    const int size = block->tearing.count, inner = loop->unknowns.count - size;
    const char *type = p->layout.part_types[emit_owner_part(p, block->tearing.at[0])];
    const char *name = arena_format(p->arena, "%s_LOOP", type ? c_capitals(p->scratch, type) : "PART");
    const char *function = arena_format(p->arena, "%s_loop", c_lower_case(p->scratch, type ? type : "part"));
    int *variables = arena_array(p->scratch, int, size + inner + 1);
    for (int i = 0; i < size + inner; i++)
        variables[i] = i < size ? block->tearing.at[i] : block->inner.at[i - size].variable;
    const char **wishes = names_apart(p, variables, size + inner, DETAIL_FEATURE);
    loop->name = name = cscope_fresh(scope, name);
    loop->function = cscope_fresh(scope, function);
    loop->solve = cscope_fresh(scope, arena_format(p->arena, "solve_%s", function));
    if (loop->decider)
        loop->decider = cscope_fresh(scope, arena_format(p->arena, "decide_%s", function));
    loop->size = cscope_fresh(scope, arena_format(p->arena, "%s_SIZE", name));
    loop->inner_size = cscope_fresh(scope, arena_format(p->arena, "%s_INNER", name));
    loop->unknowns = loop->rows = (NameList){0};
    for (int i = 0; i < size + inner; i++)
        list_push(p->arena, &loop->unknowns,
                  cscope_fresh(scope, arena_format(p->arena, "%s_%s", name, unknown_wish(p, variables[i], wishes[i]))));
    for (int i = 0; i < size; i++) {
        const char *row = emit_equation_name(p, block->residuals.at[i]);
        list_push(p->arena, &loop->rows, cscope_fresh(scope, arena_format(p->arena, "%s_BY_%s", name, row)));
    }
}

/* The name of an entry of a large loop's Jacobian. */
const char *loop_entry_name(const Program *p, const ProgramLoop *loop, const JacobianEntry *entry)
{
    return composed_name(p, arena_format(p->scratch, "J_%s_%s", loop->rows.at[entry->row],
                                         loop->unknowns.at[entry->column]));
}
