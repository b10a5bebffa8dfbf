/* python.c - the data of the model in BLOCK.py, which runs the program from Python. */
#include "emit/rig.h"
#include "emit/words.h"

#include <string.h>

static const FlatVariable *flat_of(const Program *p, int variable)
{
    return variable < p->system->variables.count ? &p->system->variables.at[variable] : NULL;
}

/* The kind of a variable, as --list shows it. */
static const char *kind_of(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    const FlatVariable *flat = flat_of(p, variable);
    if (flat && flat->is_input)
        return "input";
    switch (v->role) {
    case ROLE_CONSTANT: return "constant";
    case ROLE_DERIVED_CONSTANT: return "derived";
    case ROLE_STATE: return "state";
    case ROLE_DERIVATIVE: return "derivative";
    case ROLE_DISCRETE: return "discrete";
    case ROLE_ALIAS: return "alias";
    default: break;
    }
    return p->layout.places.at[variable].is_candidate ? "candidate" : v->integral >= 0 ? "derivative" : "variable";
}

/* True if --set accepts the variable. */
static bool is_settable(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    const FlatVariable *flat = flat_of(p, variable);
    if (flat && flat->is_input)
        return true;
    if (v->decides || v->role == ROLE_ALIAS || (flat && flat->is_entered))
        return false;
    return v->role == ROLE_CONSTANT || p->layout.places.at[variable].start;
}

static bool is_number(Expr e)
{
    return e && (e->op == OP_NUMBER || e->op == OP_BOOLEAN);
}

/* The value of a constant; otherwise the start value, of an input as drawn; NULL: none is stated. */
static Expr value_of(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    const FlatVariable *flat = flat_of(p, variable);
    if (v->role == ROLE_CONSTANT && flat)
        return flat->value;
    return flat && flat->is_input ? flat->start_value : v->start;
}

static const char *value_text(const Program *p, int variable)
{
    const FlatVariable *flat = flat_of(p, variable);
    const Expr value = value_of(p, variable);
    if (!is_settable(p, variable) || !is_number(value))
        return "None";
    const int number = (int)value->number;
    if (flat && flat->literals.count && number >= 1 && number <= flat->literals.count)
        return c_python(p->scratch, flat->literals.at[number - 1]->text);
    if (flat && flat->type == TYPE_BOOLEAN)
        return value->number > 0 ? "True" : "False";
    if (flat && flat->type == TYPE_INTEGER)
        return arena_format(p->scratch, "%.0f", value->number);
    return arena_format(p->scratch, "%s", c_number(value->number));
}

static const char *literals_text(const Program *p, int variable)
{
    const FlatVariable *flat = flat_of(p, variable);
    Text text = text_new(p->scratch);
    if (flat && flat->type == TYPE_BOOLEAN && !flat->literals.count)
        return "('false', 'true')";
    if (!flat || !flat->literals.count)
        return "()";
    for (int i = 0; i < flat->literals.count; i++)
        text_format(&text, "%s%s", c_python(p->scratch, flat->literals.at[i]->text),
                    i + 1 < flat->literals.count ? ", " : ",");
    return arena_format(p->scratch, "(%s)", text.at);
}

/* True if results show the variable, which has a row in the program. Inputs that are signals are not shown. */
static bool is_listed(const Program *p, int variable)
{
    const FlatVariable *flat = flat_of(p, variable);
    return flat ? !flat->is_residual && !flat->is_aside : p->layout.places.at[variable].is_shown;
}

typedef struct {
    Program *program;
    IntList variables;
} Listed;

static void fill_variable(void *context, Record *row, int index)
{
    const Listed *l = context;
    Program *p = l->program;
    const int variable = l->variables.at[index];
    const FlatVariable *flat = flat_of(p, variable);
    const char *description = flat && flat->documentation ? flat->documentation->text : "";
    record_format(row, "python", "%s, '%s', %s, %s, %s, %s, %s", c_python(p->scratch, emit_path_text(p, variable)),
                  kind_of(p, variable), c_python(p->scratch, emit_unit_text(p, variable, false)),
                  c_python(p->scratch, description), is_settable(p, variable) ? "True" : "False",
                  value_text(p, variable), literals_text(p, variable));
}

static void fill_requirement(void *program, Record *row, int index)
{
    Program *p = program;
    const Requirement *drawn = p->system->requirements.at[index].drawn;
    record_format(row, "python", "%s, %s, %s", c_python(p->scratch, drawn->id->text),
                  c_python(p->scratch, drawn->name->text), c_python(p->scratch, drawn->text ? drawn->text : ""));
}

void rig_record_module(Program *p, Record *record)
{
    Listed *l = arena_new_of(p->arena, Listed); /* lives as long as the rows */
    l->program = p;
    for (int i = 0; i < p->layout.rows.count; i++)
        if (is_listed(p, p->layout.rows.at[i]))
            list_push(p->arena, &l->variables, p->layout.rows.at[i]);
    record_set(record, "python_name", c_python(p->arena, p->name));
    record_set(record, "python_block", c_python(p->arena, p->system->experiment.qualified->text));
    record_set(record, "has_checks", p->system->checks.count ? "True" : "False");
    record_rows(record, "python_variables", l->variables.count, fill_variable, l, p->scratch);
    record_rows(record, "python_requirements", p->system->requirements.count, fill_requirement, p, p->scratch);
}
