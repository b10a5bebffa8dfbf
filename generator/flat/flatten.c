/* flatten.c - the steps from a block to the flat system, in their order. */
#include "flat/connect.h"
#include "flat/constraint.h"
#include "flat/experiment.h"
#include "flat/presence.h"
#include "flat/signal.h"
#include "flat/size.h"
#include "flat/statement.h"
#include "flat/union.h"
#include "flat/value.h"
#include "flat/variable.h"

/* Reserves room: most equations come from constraints and from pairs of connected variables. */
static void reserve_equations(Flattening *f)
{
    int count = f->pairs.count;
    for (int i = 0; i < f->instances.count; i++) {
        const Shape *shape = f->instances.at[i]->shape;
        for (int k = 0; k < shape->constraints.count; k++)
            count += shape->constraints.at[k]->equations.count;
    }
    reserve(f->arena, &f->system->equations, count);
}

/* The steps that need the whole tree: bindings, then values, then equations. */
static void write_equations(Flattening *f, ExchangeList *exchanges)
{
    flat_read_connectors(f);
    flat_complete_parameters(f);
    flat_settle_kinds(f);
    if (exchanges)
        flat_exchange(f, exchanges);
    flat_let_defaults_give_way(f);
    f->connectable = f->system->variables.count;
    f->equal = flat_union_new(f->scratch, f->connectable);
    flat_settle_values(f);
    flat_find_presences(f);
    reserve_equations(f);
    flat_write_constraints(f);
    flat_take_requirements(f);
    flat_find_signals(f);
    for (int i = 0; i < f->instances.count; i++)
        flat_write_machine(f, f->instances.at[i]);
    for (int i = 0; i < f->instances.count; i++)
        flat_write_software(f, f->instances.at[i]);
    flat_write_connections(f);
    flat_find_joints(f);
    flat_find_open_ports(f);
    flat_write_bindings(f);
    flat_write_parameters(f);
    flat_write_checks(f);
    flat_check_presences(f);
    flat_settle_discrete(f);
    flat_settle_idle(f);
    flat_check_constants(f);
    flat_settle_structural(f);
    flat_settle_data(f);
    flat_name_equations(f);
}

static void complete(Flattening *f, ExchangeList *exchanges, RangeList *ranges, VariationList *variations)
{
    write_equations(f, exchanges);
    flat_take_ranges(f, ranges);
    if (variations && !variations->chosen)
        flat_find_variations(f, variations);
    flat_settle_plot(f);
    flat_leave_out_idle(f);
}

const System *flatten(Arena *arena, const SysmlModel *model, const Classifier *root)
{
    return flatten_changed(arena, model, root, NULL, NULL, NULL);
}

const System *flatten_changed(Arena *arena, const SysmlModel *model, const Classifier *root, ExchangeList *exchanges,
                              RangeList *ranges, VariationList *variations)
{
    System *system = arena_new_of(arena, System);
    Arena *scratch = arena_new();
    Flattening f = {.arena = arena,
                    .scratch = scratch,
                    .model = model,
                    .system = system,
                    .shape_of = map_new(scratch),
                    .literals = sysml_literals(model, scratch),
                    .hidden_count = map_new(scratch),
                    .signalling = arena_new_of(scratch, Signalling),
                    .open = variations && variations->limit ? variations : NULL,
                    .reported = map_new(scratch)};
    system->file = model->main;
    system->exchanges = exchanges;
    system->variations = variations;
    system->model = model;
    system->by_leaf = expr_indices_new(arena);
    const Property *part = NULL;
    Instance *outer = flat_read_experiment(&f, root, &part);
    system->block = outer ? (part ? part->type : NULL) : root;
    if (system->block && flat_is_buildable(&f, system->block)) {
        flat_add_spare(&f);
        flat_instantiate(&f, system->block, outer, part);
        if (!f.open || !f.open->is_cut)
            complete(&f, exchanges, ranges, variations);
    }
    arena_free(scratch);
    return system;
}
