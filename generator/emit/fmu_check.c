/* fmu_check.c - variables of an FMU besides the rows of its program, with their value references in the runtime. Each
 * requirement and each check has two: the verdict and the least margin (runtime/fmu_check.c). Signals to state machines
 * follow (runtime/fmu_signal.c). */
#include "emit/check.h"
#include "emit/fmu.h"

#include <string.h>

/* The variables of one requirement or check. */
typedef struct {
    const char *segment; /* beginning of their names */
    const char *text;
    const IntList *checks; /* whose results they show */
    int margin;            /* the check whose margin is shown, or -1 */
} Told;

/* A name that is not in use yet. */
static const char *name_unlike(const Fmu *u, Map *names, const char *segment, const char *feature)
{
    const char *name = arena_format(u->arena, "%s%s", segment, feature);
    for (int i = 2; !map_enter(names, name_of(name)); i++)
        name = arena_format(u->arena, "%s_%d%s", segment, i, feature);
    return name;
}

static int add_enumeration(Fmu *u, Map *names)
{
    static const char *const texts[] = {
#define VERDICT(name, text) text,
#include "../runtime/verdicts.def"
#undef VERDICT
    };
    FlatEnumeration *verdict = arena_new_of(u->arena, FlatEnumeration);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        list_push(u->arena, &verdict->values, name_of(texts[i]));
    for (int i = 0; i < u->enumerations.count; i++)
        map_enter(names, name_of(u->enumerations.at[i].name));
    list_push(u->arena, &u->enumerations, (FmuEnumeration){name_unlike(u, names, "Verdict", ""), verdict});
    return u->enumerations.count - 1;
}

static void add(Fmu *u, Map *names, int reference, int enumeration, const Told *told)
{
    const System *system = u->causal->system;
    FmuVariable v = {.variable = -1,
                     .branch = -1,
                     .reference = reference,
                     .own = -1,
                     .name = name_unlike(u, names, told->segment, ".verdict"),
                     .type = FMU_ENUMERATION,
                     .causality = FMU_OUTPUT,
                     .variability = FMU_DISCRETE,
                     .enumeration = enumeration,
                     .unit = "",
                     .description = told->text,
                     .derivative_of = -1,
                     .derivative = -1,
                     .checks = told->checks};
    list_push(u->arena, &u->variables, v);
    if (told->margin < 0)
        return;
    const FlatCheck *check = &system->checks.at[told->margin];
    v.reference++;
    v.name = name_unlike(u, names, told->segment, ".margin");
    v.type = FMU_REAL;
    v.enumeration = -1;
    const char *unit = check_unit(u->program, check->margin);
    v.unit = arena_copy(u->arena, unit, strlen(unit));
    v.description = arena_format(u->arena, "least margin so far: %s", check->written);
    v.is_difference = true;
    list_push(u->arena, &u->variables, v);
}

/* Recursion follows requirements down, which have no cycle. */
static void add_checks(Arena *arena, const System *system, int requirement, IntList *all)
{
    const FlatRequirement *r = &system->requirements.at[requirement];
    for (int i = 0; i < r->checks.count; i++)
        list_push(arena, all, r->checks.at[i]);
    for (int i = 0; i < r->parts.count; i++)
        add_checks(arena, system, r->parts.at[i], all);
}

static void add_requirement(Fmu *u, Map *names, int index, int reference, int enumeration, bool *is_told)
{
    const System *system = u->causal->system;
    const FlatRequirement *r = &system->requirements.at[index];
    const Name id = r->drawn->id, name = r->drawn->name;
    IntList *checks = arena_new_of(u->arena, IntList);
    const bool is_one = r->checks.count == 1 && !r->parts.count;
    add_checks(u->arena, system, index, checks);
    Told told = {.segment =
                     fmu_segment(u, arena_format(u->arena, "%s%s%s", id->text, id->length ? " " : "", name->text)),
                 .text = r->drawn->text,
                 .checks = checks,
                 .margin = is_one && system->checks.at[checks->at[0]].margin ? checks->at[0] : -1};
    if (is_one)
        is_told[checks->at[0]] = true;
    add(u, names, reference, enumeration, &told);
}

static void add_check(Fmu *u, Map *names, int index, int reference, int enumeration)
{
    const FlatCheck *check = &u->causal->system->checks.at[index];
    IntList *checks = arena_new_of(u->arena, IntList);
    list_push(u->arena, checks, index);
    add(u, names, reference, enumeration,
        &(Told){fmu_name(u, check->id->text), check->message ? check->message : check->written, checks,
                check->margin ? index : -1});
}

static void add_signal(Fmu *u, Map *names, int mailbox, int signal, int reference)
{
    const System *system = u->causal->system;
    const Name part = system->parts.at[system->variables.at[mailbox].part].path;
    const char *word = fmu_segment(u, system->signals.at[signal - 1]->text);
    const char *path = part->length ? arena_format(u->arena, "%s.%s", fmu_name(u, part->text), word) : word;
    list_push(u->arena, &u->variables,
              (FmuVariable){.variable = -1,
                            .branch = -1,
                            .reference = reference,
                            .own = mailbox,
                            .name = name_unlike(u, names, path, ""),
                            .type = FMU_BOOLEAN,
                            .causality = FMU_INPUT,
                            .variability = FMU_DISCRETE,
                            .has_start = true,
                            .enumeration = -1,
                            .unit = "",
                            .description = "signal to the state machine, sent as it becomes true",
                            .derivative_of = -1,
                            .derivative = -1,
                            .is_signal = true});
}

void fmu_find_checks(Fmu *u)
{
    const System *system = u->causal->system;
    Map *names = map_new(u->arena);
    bool *is_told = arena_array(u->arena, bool, system->checks.count);
    int reference = u->program->layout.rows.count + 1 + u->indicator_count;
    for (int i = 0; i < u->variables.count; i++)
        map_enter(names, name_of(u->variables.at[i].name));
    const int enumeration = system->checks.count ? add_enumeration(u, names) : -1;
    for (int i = 0; i < system->requirements.count; i++, reference += 2)
        add_requirement(u, names, i, reference, enumeration, is_told);
    for (int i = 0; i < system->checks.count; i++, reference += 2)
        if (!is_told[i])
            add_check(u, names, i, reference, enumeration);
    for (int i = 0; i < system->inputs.count; i++)
        for (int k = 0; k < system->inputs.at[i].signals.count; k++)
            add_signal(u, names, system->inputs.at[i].variable, system->inputs.at[i].signals.at[k], reference++);
}
