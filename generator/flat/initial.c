/* initial.c - equations that hold at the start only.
 *
 * The law: `initial equation l = r` is the fixed start 0 of a hidden variable that is l - r all along. So it is taken,
 * checked and explained like any other start of a variable that is not a state (causal/start.c), and goes through
 * aliases, index reduction and units like any other equation; relations in it make no events. A variable that changes
 * in steps has no difference: its initial equation is its start. */
#include "flat/instance.h"

bool flat_is_stepwise(const System *system, Expr e)
{
    int variable = e->op == OP_VARIABLE ? flat_variable(system, e) : -1;
    return e->type == TYPE_BOOLEAN || (variable >= 0 && system->variables.at[variable].is_discrete);
}

Expr flat_difference(const Side *side)
{
    bool is_zero = side->right->op == OP_NUMBER && side->right->number == 0;
    return is_zero ? side->left : expr_raw(OP_SUBTRACT, NULL, 2, (Expr[]){side->left, side->right});
}

void flat_report_misplaced_initial(Flattening *f, const EquationNode *node, const Place *place)
{
    if (flat_report_mistake(f, DIAG_F23, place, node->text, "'initial equation' is nested in another equation"))
        diag_fix("write it in a constraint of its own, or behind all other equations; a choice may stand behind it");
}

bool flat_write_initial(Flattening *f, const Side *side, const Place *place, SideList *found)
{
    if (flat_is_stepwise(f->system, side->left)) {
        int index = side->left->op == OP_VARIABLE ? flat_variable(f->system, side->left) : -1;
        FlatVariable *discrete = index >= 0 ? &f->system->variables.at[index] : NULL;
        if (!discrete || !discrete->is_discrete || !flat_is_made_of_constants(f, side->right)) {
            if (flat_report_mistake(f, DIAG_F14, place, side->node->text,
                                    "an initial equation determines a discrete variable by values that are not "
                                    "constant"))
                diag_fix("write it as `variable = constant`, or set the variable in `when initial() then`");
            return false;
        }
        discrete->start = START_STATED;
        discrete->start_value = side->right;
        discrete->start_source = place->source;
        return true;
    }
    Name identifier = flat_hidden_identifier(f, "initial", place);
    FlatVariable residual = {
        .path = flat_join_path(place->scope->path, identifier),
        .identifier = flat_identifier_in_part(f, place->scope, identifier),
        .part = place->scope->part,
        .kind = FLAT_VARIABLE,
        .type = TYPE_REAL,
        .documentation = name_of(side->node->text),
        .start = START_STATED,
        .start_value = expr_number(0),
        .start_source = place->source,
        .is_hidden = true,
        .is_residual = true,
        .source = place->source,
    };
    int variable = flat_add_variable(f, residual, (Origin){.owner = place->scope, .item = {identifier, -1, NULL}});
    const char *written = arena_format(f->arena, "initial equation %s",
                                       side->written ? side->written : side->node->text);
    Expr leaf = f->system->variables.at[variable].leaf;
    list_push(f->scratch, found, (Side){leaf, flat_unwatched(flat_difference(side)), side->node, written, NULL, NULL});
    return true;
}
