/* lookup.c - looks up properties of variables, assignments, steps and loops in a program's data. */
#include "emit/program.h"

#include <string.h>
#include <math.h>

const char *emit_path_text(const Program *p, int variable)
{
    return p->causal->variables.at[variable].path->text;
}

bool emit_is_remembered(const Program *p, int variable)
{
    Role role = p->causal->variables.at[variable].role;
    return role == ROLE_BRANCH || role == ROLE_BEFORE || role == ROLE_FLAG || role == ROLE_JUMP;
}

const char *emit_unit_text(const Program *p, int variable, bool is_stated)
{
    int derivations = 0;
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->set >= 0 || v->is_product || emit_is_remembered(p, variable))
        return ""; /* candidates may have different units */
    if (v->role == ROLE_OFFSET)
        variable = v->of;
    for (; variable >= p->system->variables.count; derivations++)
        variable = p->causal->variables.at[variable].integral;
    return is_stated ? flat_stated_unit(p->scratch, p->system, variable, derivations)
                     : flat_unit(p->scratch, p->system, variable, derivations);
}

/* der(T) is der_T, der(der(x)) is der_der_x; offset(x) is offset_x; products likewise. */
const char *emit_feature_text(const Program *p, int variable)
{
    int derivations = 0;
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->is_product || v->role == ROLE_OFFSET)
        return arena_format(p->scratch, "%s_%s", v->is_product ? "product" : "offset", emit_feature_text(p, v->of));
    while (p->causal->variables.at[variable].integral >= 0) {
        variable = p->causal->variables.at[variable].integral;
        derivations++;
    }
    const bool is_drawn = variable < p->system->variables.count;
    const char *text = is_drawn ? p->system->variables.at[variable].identifier->text : emit_path_text(p, variable);
    for (; derivations > 0; derivations--)
        text = arena_format(p->scratch, "der_%s", text);
    return text;
}

bool emit_is_fixed(const Program *p, int variable)
{
    return p->fixed && !isnan(p->fixed[variable]);
}

const Code *emit_stored(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    bool is_negative = false;
    if (v->role == ROLE_ALIAS && v->representative < 0)
        return code_words(p->scratch, c_number_in(p->scratch, v->value));
    if (v->role == ROLE_ALIAS) {
        is_negative = v->sign < 0;
        variable = v->representative;
    }
    if (emit_is_fixed(p, variable)) {
        const double value = is_negative ? -p->fixed[variable] : p->fixed[variable];
        const Code *literal = code_literal(p->scratch, value);
        return signbit(value) ? code_format(p->scratch, "(%s)", literal) : literal;
    }
    if (!p->layout.places.at[variable].member)
        internal_error("'%s' is used where it is not stored", emit_path_text(p, variable));
    const Code *own = code_read(p->scratch, p->layout.places.at[variable].member);
    return is_negative ? code_format(p->scratch, "-%s", own) : own;
}

CStored emit_stored_as(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    const int own = v->role == ROLE_ALIAS ? v->representative : variable;
    return own >= 0 ? p->layout.places.at[own].stored : C_NUMBER;
}

const char *emit_type_wish(const Program *p, const char *name)
{
    return p->portable ? arena_format(p->scratch, "%s_%s", p->portable->prefix, name) : name;
}

const char *emit_type_text(const Program *p, int variable)
{
    const CStored stored = emit_stored_as(p, variable);
    const char *const plain = stored.is_truth ? "MODEL_TRUTH" : "MODEL_NUMBER";
    return stored.is_queue ? "MODEL_QUEUE" : stored.enumeration ? "MODEL_CHOICE" : plain;
}

int emit_owner_part(const Program *p, int variable)
{
    int part = p->layout.places.at[variable].part;
    while (p->system->parts.at[part].is_port && p->system->parts.at[part].parent >= 0)
        part = p->system->parts.at[part].parent;
    return part;
}

int emit_assigned(const Block *block)
{
    return block->kind == BLOCK_ASSIGN ? block->inner.at[0].variable : -1;
}

int emit_first_determined(const Program *p, const Block *block)
{
    if (block->kind == BLOCK_ALGORITHM)
        return p->causal->algorithms.at[block->algorithm].assigns.at[0];
    return emit_assigned(block) >= 0 ? emit_assigned(block) : block->tearing.at[0];
}

const char *emit_wish_of(const Program *p, int variable)
{
    Text text = text_new(p->scratch);
    while (p->causal->variables.at[variable].integral >= 0) {
        text_add(&text, "der_");
        variable = p->causal->variables.at[variable].integral;
    }
    text_add(&text, emit_path_text(p, variable));
    return text.at;
}

/* The first block of a step, or NULL. */
const Block *sequence_block(const SequenceStep *step)
{
    return step->stage ? step->stage->sequence.steps.at[0].block : step->block;
}

bool sequence_is_decided(const Program *p, const Block *block)
{
    const int variable = block ? emit_assigned(block) : -1;
    return variable >= 0 && (p->layout.places.at[variable].is_decided || emit_is_given(p, variable) ||
                             emit_is_fixed(p, variable));
}

bool sequence_is_guarded(const Program *p, const Assignment *a)
{
    return a->divisor && a->divisor->op != OP_NUMBER &&
           (p->causal->variables.at[a->variable].role == ROLE_DERIVED_CONSTANT ||
            !causal_mentions_constants_only(p->scratch, p->causal, a->divisor));
}

/* An initial value without an equation is taken from where --set can change it. */
bool sequence_is_start(const Program *p, const Assignment *a)
{
    return a->equation < 0 && p->layout.places.at[a->variable].start != NULL;
}

/* Unknowns that a nonlinear loop eliminates may have guesses of their own. */
bool loop_has_inner_guesses(const Block *block)
{
    return block->kind == BLOCK_NONLINEAR && !block->is_sparse && block->inner.count > 0;
}

/* Doubles; see LOOP_WORK in loop.h. */
int loop_work(const Block *block)
{
    int n = block->tearing.count;
    return block->is_sparse ? 0 : 4 * n * n + 23 * n + 5 + 3 * block->inner.count;
}

bool emit_takes_start(const Causal *causal, int variable)
{
    Role role = causal->variables.at[variable].role;
    return role == ROLE_STATE || role == ROLE_DERIVATIVE || role == ROLE_ALGEBRAIC;
}
