/* shown.c - texts with operands: variables that are listed are operands, others are shown in words. */
#include "emit/words.h"

#include <string.h>

const char *emit_shown_variable(const EmitShown *s, int variable)
{
    const Program *p = s->program;
    const CausalVariable *v = &p->causal->variables.at[variable];
    const char *function;
    if (p->layout.is_listed[variable])
        return s->listed(s->context, variable);
    const int of = causal_made_of(p->causal, variable, &function);
    if (of >= 0)
        return arena_format(p->scratch, "%s(%s)", function, emit_shown_variable(s, of));
    const int branch = v->role == ROLE_BRANCH ? map_get(p->causal->branch_at, v->leaf, -1) : -1;
    const Expr value = branch >= 0 ? p->causal->branches.at[branch].value : NULL;
    if (!value || strcmp(expr_text(p->scratch, value), v->path->text) != 0)
        return s->other(s->context, variable);
    EmitShown copy = *s;
    return expr_text(p->scratch, expr_replace(value, false, emit_shown_leaf, &copy));
}

/* A name that is a word of the language keeps its quotes. */
const char *emit_shown_text(const EmitShown *shown, Expr leaf)
{
    const int variable = causal_variable(shown->program->causal, leaf);
    if (variable < 0)
        return NULL;
    const char *quote = identifier_is_word(leaf->name->text) ? "'" : "";
    return arena_format(shown->program->scratch, "%s%s%s", quote, emit_shown_variable(shown, variable), quote);
}

Expr emit_shown_leaf(void *shown, Expr leaf)
{
    const char *text = emit_shown_text(shown, leaf);
    return text ? expr_variable(name_of(text), leaf->type) : NULL;
}

const char *emit_form(Arena *arena, const char *text)
{
    Text form = text_new(arena);
    for (; *text; text++)
        if (*text == MARK_OPERAND)
            text_add_char(&form, '%');
        else
            text_add(&form, *text == '%' ? "%%" : (char[]){*text, '\0'});
    return form.at;
}
