/* presence.c - statements on parts that come and go: in invariants of states, and in rules of their block.
 *
 * The law: an invariant says of parts of the block that runs the state machine that they are there,
 * `stage->notEmpty()`, or not, `stage->isEmpty()`, joined by `and` (UML 2.5.1, 14.2.3.4.4; OCL 2.4, 11.7.1). Other
 * invariants are ignored. A rule `stage->notEmpty() = condition` states it throughout. Both are about parts of
 * multiplicity 0..1, and of each part one of them. Of parts 0..n both say how many are there, `pieces->size() = 3`: the
 * first three. */
#include "sysml/read.h"

#include <string.h>

bool sysml_is_truth_of_part(Expr e)
{
    return e->op == OP_PRESENT || (e->op == OP_NOT && e->at[0]->op == OP_PRESENT);
}

bool sysml_states_presence(const EquationNode *node, PresenceRule *rule)
{
    if (node->kind != EQUATION_EQUAL)
        return false;
    rule->is_size = node->left->op == OP_CARDINAL;
    rule->is_weak = !rule->is_size && !sysml_is_truth_of_part(node->left);
    rule->truth = rule->is_weak ? node->right : node->left;
    rule->condition = rule->is_weak ? node->left : node->right;
    return rule->is_size || sysml_is_truth_of_part(rule->truth);
}

Expr sysml_part_of_truth(Expr truth)
{
    return truth->op == OP_NOT ? truth->at[0]->at[0] : truth->at[0];
}

Name sysml_first_segment(Name path)
{
    const char *at = path->text;
    if (*at == '\'')
        for (at++; *at && *at != '\''; at++)
            at += *at == '\\' && at[1];
    return name_of_length(path->text, (size_t)(at - path->text) + strcspn(at, "."));
}

/* True if it is the name of a property, without dots and subscripts. */
bool sysml_is_part_name(Expr part)
{
    return part->op == OP_VARIABLE && sysml_first_segment(part->name) == part->name;
}

bool sysml_speaks_of_presence(const char *text)
{
    static const char *const words[] = {"notEmpty", "isEmpty", "size"};
    for (const char *arrow = strstr(text, "->"); arrow; arrow = strstr(arrow + 1, "->")) {
        const char *word = arrow + 2 + strspn(arrow + 2, " \t\r\n");
        for (int i = 0; i < 3; i++)
            if (strncmp(word, words[i], strlen(words[i])) == 0)
                return true;
    }
    return false;
}

bool sysml_may_come_and_go(const Property *property)
{
    return property->kind == PROPERTY_PART && property->lower == 0 && property->upper >= 1;
}

void sysml_let_vary(Reader *reader, const Classifier *owner, Name part)
{
    for (int i = 0; i < owner->properties.count; i++) {
        Property *property = owner->properties.at[i];
        if (property->identifier != part || property->kind != PROPERTY_PART || property->lower != 0 ||
            property->upper < 2 || property->sizes.count)
            continue;
        property->is_varying = true;
        list_push(reader->arena, &property->sizes, expr_integer(property->upper));
    }
}
