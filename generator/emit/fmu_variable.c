/* fmu_variable.c - the variables of an FMU: the rows of its program, with the causality that follows from the drawing.
 */
#include "emit/fmu.h"
#include "emit/rig.h"
#include "emit/words.h"
#include "expr/units.h"

#include <math.h>
#include <string.h>

/* ---- names ---- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Where the subscripts at the end of a segment begin: [3], [2,1]; its end if there are none. */
static size_t subscripts_begin(const char *segment, size_t length)
{
    size_t at = length;
    if (!length || segment[length - 1] != ']')
        return length;
    while (at > 0 && segment[at - 1] != '[')
        at--;
    for (size_t i = at; i < length - 1; i++)
        if (!is_digit(segment[i]) && segment[i] != ',')
            return length;
    return at > 1 ? at - 1 : length;
}

static bool is_plain(const char *word, size_t length)
{
    bool is = length > 0 && is_letter(word[0]);
    for (size_t i = 1; i < length && is; i++)
        is = is_letter(word[i]) || is_digit(word[i]);
    return is;
}

/* The standard's quoted names have no character beyond ASCII. */
static void add_quoted(Fmu *u, Text *text, const char *word, size_t length, bool is_quoted)
{
    text_add_char(text, '\'');
    for (size_t i = is_quoted; i < length - is_quoted; i++) {
        u->is_structured = u->is_structured && (unsigned char)word[i] >= ' ' && (unsigned char)word[i] < 0x7F;
        if (word[i] == '"' || (!is_quoted && (word[i] == '\'' || word[i] == '\\')))
            text_add_char(text, '\\');
        text_add_char(text, word[i]);
    }
    text_add_char(text, '\'');
}

static void add_segment(Fmu *u, Text *text, const char *segment, size_t length)
{
    const size_t word = subscripts_begin(segment, length);
    const bool is_quoted = word >= 2 && segment[0] == '\'' && segment[word - 1] == '\'';
    if (is_plain(segment, word)) {
        text_add_length(text, segment, length);
        return;
    }
    add_quoted(u, text, segment, word, is_quoted);
    text_add_length(text, segment + word, length - word);
}

/* Control characters become blanks. */
const char *fmu_segment(Fmu *u, const char *word)
{
    Text text = text_new(u->arena);
    char *plain = arena_copy(u->arena, word, strlen(word));
    for (char *at = plain; *at; at++)
        if ((unsigned char)*at < ' ')
            *at = ' ';
    add_segment(u, &text, plain, strlen(plain));
    return text.at;
}

/* A property named time is quoted: it is not the independent variable. */
const char *fmu_name(Fmu *u, const char *path)
{
    Text text = text_new(u->arena);
    for (const char *at = strcmp(path, "time") == 0 ? "'time'" : path; *at;) {
        const size_t segment = identifier_length(at);
        /* behind a quoted word there may be subscripts */
        const size_t rest = at[0] == '\'' ? strcspn(at + segment, ".") : 0;
        add_segment(u, &text, at, segment + rest);
        at += segment + rest;
        if (*at == '.')
            text_add_char(&text, *at++);
    }
    return text.at;
}

const char *fmu_derivative_name(Arena *arena, const char *base, int order)
{
    return order == 0   ? base
           : order == 1 ? arena_format(arena, "der(%s)", base)
                        : arena_format(arena, "der(%s,%d)", base, order);
}

/* ---- types ---- */

static int enumeration_of(Fmu *u, const FlatEnumeration *of)
{
    for (int i = 0; i < u->enumerations.count; i++)
        if (strcmp(u->enumerations.at[i].of->name->text, of->name->text) == 0)
            return i;
    list_push(u->arena, &u->enumerations, (FmuEnumeration){of->name->text, of});
    return u->enumerations.count - 1;
}

static FmuType type_of(const FlatVariable *flat)
{
    if (!flat || flat->type == TYPE_REAL)
        return FMU_REAL;
    if (flat->type == TYPE_BOOLEAN)
        return FMU_BOOLEAN;
    return flat->enumeration && flat->literals.count ? FMU_ENUMERATION : FMU_INTEGER;
}

/* ---- causality, variability and start values ---- */

static const FlatVariable *flat_of(const Fmu *u, int variable)
{
    const System *system = u->causal->system;
    return variable < system->variables.count ? &system->variables.at[variable] : NULL;
}

static const FlatInput *input_of(const Fmu *u, int variable)
{
    const System *system = u->causal->system;
    for (int i = 0; i < system->inputs.count; i++)
        if (system->inputs.at[i].variable == variable)
            return &system->inputs.at[i];
    return NULL;
}

static bool is_output(const Fmu *u, int variable)
{
    const IntList *outputs = rig_variables(u->program->rig, RIG_OUTPUT);
    bool is = false;
    for (int i = 0; i < outputs->count && !is; i++)
        is = outputs->at[i] == variable;
    return is;
}

static void set_start(FmuVariable *v, double start)
{
    v->has_start = isfinite(start);
    v->start = v->has_start ? start : 0;
}

static bool is_number(Expr e)
{
    return e && (e->op == OP_NUMBER || e->op == OP_BOOLEAN);
}

/* The start of a state, if it is a number and no equation determines it. */
static void find_start_of_state(const Fmu *u, FmuVariable *v)
{
    const Schedule *start = &u->causal->start;
    if (!u->program->layout.places.at[v->variable].start)
        return;
    for (int b = 0; b < start->count; b++) {
        const Block *block = start->at[b];
        const Assignment *a = block->kind == BLOCK_ASSIGN ? &block->inner.at[0] : NULL;
        if (a && a->variable == v->variable && a->equation < 0 && !block->modes.in && is_number(a->value))
            set_start(v, a->value->number);
    }
}

/* True if a clock that ticks as the run begins determines the variable. */
static bool is_set_by_clock(const Fmu *u, int variable)
{
    const int clock = u->causal->variables.at[variable].clock;
    return clock >= 0 && !u->causal->clocks.at[clock].first;
}

/* A discrete variable that keeps its value begins at its stated start value, unless the first event sets it. */
static void find_start_of_discrete(const Fmu *u, const FmuGraph *g, FmuVariable *v)
{
    const FlatVariable *flat = flat_of(u, v->variable);
    const bool is_kept = flat && (flat->is_idle || fmu_is_kept(g, v->variable));
    if (is_kept && flat->start == START_STATED && !flat->is_set_first && !flat->is_entered &&
        !is_set_by_clock(u, v->variable) && is_number(flat_start(flat)))
        set_start(v, flat_start(flat)->number);
}

static void find_course(const Fmu *u, const FmuGraph *g, FmuVariable *v)
{
    const Role role = u->causal->variables.at[v->own].role;
    const bool is_own = v->own == v->variable;
    const bool is_discrete = v->type != FMU_REAL || causal_is_held_role(role) || role == ROLE_SELECTION;
    v->variability = is_discrete ? FMU_DISCRETE : FMU_CONTINUOUS;
    if (is_own && role == ROLE_STATE)
        find_start_of_state(u, v);
    else if (is_own && role == ROLE_DISCRETE)
        find_start_of_discrete(u, g, v);
}

/* Constants that decide the structure keep their values at compilation. */
static void find_constant(const Fmu *u, const FmuGraph *g, FmuVariable *v)
{
    const FlatVariable *flat = flat_of(u, v->variable);
    const CausalVariable *own = &u->causal->variables.at[v->own];
    v->variability = fmu_is_tuned(g, v->own) ? FMU_TUNABLE : FMU_FIXED;
    if (own->decides && own->role == ROLE_CONSTANT) {
        v->variability = FMU_CONSTANT;
        set_start(v, u->causal->variables.at[v->variable].sign * flat_of(u, v->own)->value->number);
    } else if (v->own == v->variable && own->role == ROLE_CONSTANT) {
        v->causality = FMU_PARAMETER;
        set_start(v, flat->value->number);
    } else if (flat && flat->kind == FLAT_CONSTANT) {
        v->causality = FMU_CALCULATED_PARAMETER;
    }
}

static void find_causality(const Fmu *u, const FmuGraph *g, FmuVariable *v)
{
    const FlatVariable *flat = flat_of(u, v->variable);
    const FlatInput *input = input_of(u, v->variable);
    v->causality = is_output(u, v->variable) ? FMU_OUTPUT : FMU_LOCAL;
    if (input) {
        v->causality = FMU_INPUT;
        v->variability = v->type == FMU_REAL && !input->is_held ? FMU_CONTINUOUS : FMU_DISCRETE;
        set_start(v, is_number(flat->start_value) ? flat->start_value->number : v->type == FMU_ENUMERATION);
    } else if (v->own < 0) {
        v->variability = FMU_CONSTANT;
        set_start(v, u->causal->variables.at[v->variable].value);
    } else if (causal_is_constant_role(u->causal->variables.at[v->own].role) && v->causality == FMU_LOCAL) {
        find_constant(u, g, v);
    } else {
        find_course(u, g, v);
    }
}

/* ---- units ---- */

static bool is_displayed(Name display, const char *unit)
{
    UnitMeaning own, shown;
    return display && strcmp(display->text, unit) != 0 && unit_read(unit, &own) && unit_read(display->text, &shown) &&
           unit_converts(&own, &shown);
}

/* ---- all ---- */

/* A value without a path is named by its text, as one quoted word. */
static void find_name(Fmu *u, FmuVariable *v)
{
    int base = v->variable;
    for (; u->causal->variables.at[base].integral >= 0; base = u->causal->variables.at[base].integral)
        v->order++;
    const FlatVariable *flat = flat_of(u, base);
    const char *path = u->causal->variables.at[base].path->text;
    Text text = text_new(u->arena);
    if (flat && flat->is_value)
        add_quoted(u, &text, path, strlen(path), false);
    v->base = flat && flat->is_value ? text.at : fmu_name(u, path);
    v->name = fmu_derivative_name(u->arena, v->base, v->order);
}

static void add_time(Fmu *u)
{
    list_push(u->arena, &u->variables,
              (FmuVariable){.variable = -1,
                            .branch = -1,
                            .own = -1,
                            .name = "time",
                            .causality = FMU_INDEPENDENT,
                            .variability = FMU_CONTINUOUS,
                            .enumeration = -1,
                            .unit = "s",
                            .description = "",
                            .derivative_of = -1,
                            .derivative = -1});
}

/* True for variables that results list without being asked for. */
static bool is_shown(const Fmu *u, int variable)
{
    const FlatVariable *flat = flat_of(u, variable);
    const Place *place = &u->program->layout.places.at[variable];
    if (emit_is_state(u->program, variable) || emit_integral(u->program, variable) >= 0)
        return true;
    if (!place->member && u->causal->variables.at[variable].role != ROLE_ALIAS)
        return false;
    return flat ? !flat->is_residual && !flat->is_aside : place->is_shown;
}

/* The documentation; for a dynamically selected state, its candidates. */
static const char *description_of(const Fmu *u, int variable)
{
    const CausalVariable *v = &u->causal->variables.at[variable];
    const FlatVariable *flat = flat_of(u, variable);
    if (v->role != ROLE_STATE || v->set < 0)
        return flat && flat->documentation ? flat->documentation->text : "";
    const IntList *candidates = &u->causal->sets.at[v->set].candidates;
    Text text = text_new(u->arena);
    text_add(&text, "State that is chosen among ");
    for (int i = 0; i < candidates->count; i++)
        text_format(&text, "%s%s", i ? ", " : "", u->causal->variables.at[candidates->at[i]].path->text);
    return text.at;
}

static void add_variable(Fmu *u, const FmuGraph *g, int row)
{
    const int variable = u->program->layout.rows.at[row];
    const FlatVariable *flat = flat_of(u, variable);
    const FlatInput *input = input_of(u, variable);
    const char *unit = emit_unit_text(u->program, variable, false);
    if (!is_shown(u, variable) || (input && input->signals.count))
        return;
    FmuVariable v = {.variable = variable,
                     .branch = -1,
                     .reference = row + 1,
                     .own = causal_representative(u->causal, variable),
                     .type = type_of(flat),
                     .enumeration = -1,
                     .unit = arena_copy(u->arena, unit, strlen(unit)),
                     .description = description_of(u, variable),
                     .nominal = flat ? fabs(flat->nominal) : 0,
                     .range = flat ? flat->range : NULL,
                     .derivative_of = -1,
                     .derivative = -1};
    find_name(u, &v);
    if (flat && v.type == FMU_REAL && is_displayed(flat->written_unit, v.unit))
        v.display = flat->written_unit;
    if (v.type == FMU_ENUMERATION)
        v.enumeration = enumeration_of(u, flat->enumeration);
    find_causality(u, g, &v);
    list_push(u->arena, &u->variables, v);
}

static void find_derivatives(Fmu *u)
{
    int *shown = arena_array(u->arena, int, u->causal->variables.count);
    bool *has = arena_array(u->arena, bool, u->causal->variables.count);
    for (int i = 1; i < u->variables.count && u->variables.at[i].branch < 0; i++) {
        const int variable = u->variables.at[i].variable, state = u->causal->variables.at[variable].integral;
        shown[variable] = i;
        if (state >= 0)
            has[state] = true;
    }
    for (int i = 1; i < u->variables.count && u->variables.at[i].branch < 0; i++) {
        FmuVariable *v = &u->variables.at[i];
        const int state = emit_integral(u->program, v->variable);
        v->has_derivative = v->own < 0 || has[v->own];
        if (state < 0)
            continue;
        v->derivative_of = shown[state];
        u->variables.at[shown[state]].derivative = i;
        v->variability = FMU_CONTINUOUS; /* also where it is a number */
        v->has_start = false;
    }
}

/* ---- event indicators ---- */

/* The condition as a quoted name. A number distinguishes equal conditions, and replaces very long ones. */
static const char *indicator_name(Fmu *u, Map *taken, const char *condition, int number)
{
    enum { LONGEST = 200 };
    const bool is_long = strlen(condition) > LONGEST;
    const char *own = is_long ? arena_format(u->arena, "condition %d", number) : condition;
    if (!map_enter(taken, name_of(own)))
        own = arena_format(u->arena, "%s (%d)", own, number);
    Text text = text_new(u->arena);
    add_quoted(u, &text, own, strlen(own), false);
    return text.at;
}

/* In the order of the program's indicators. */
static void add_indicators(Fmu *u)
{
    static const char *const ends[] = {"", ", at its lower end", ", at its upper end"};
    Map *taken = map_new(u->arena);
    for (int b = 0; b < u->causal->branches.count; b++) {
        const Branch *branch = &u->causal->branches.at[b];
        const char *condition = expr_text(u->arena, branch->value);
        for (int k = 0; branch_is_watched(branch) && k < 1 + branch->is_integer; k++) {
            const char *end = ends[branch->is_integer ? k + 1 : 0];
            const char *name = arena_format(u->arena, "%s%s", condition, end);
            FmuVariable v = {.variable = -1,
                             .branch = b,
                             .own = -1,
                             .reference = u->program->layout.rows.count + 1 + u->indicator_count++,
                             .type = FMU_REAL,
                             .causality = FMU_LOCAL,
                             .variability = FMU_CONTINUOUS,
                             .enumeration = -1,
                             .unit = "",
                             .description = arena_format(u->arena, "Event indicator of %s", name),
                             .derivative_of = -1,
                             .derivative = -1};
            if (u->version < 3)
                continue;
            v.name = indicator_name(u, taken, name, u->indicator_count);
            list_push(u->arena, &u->variables, v);
        }
    }
}

void fmu_find_variables(Fmu *u, const FmuGraph *g)
{
    u->is_structured = true;
    add_time(u);
    for (int r = 0; r < u->program->layout.rows.count; r++)
        add_variable(u, g, r);
    find_derivatives(u);
    add_indicators(u);
}
