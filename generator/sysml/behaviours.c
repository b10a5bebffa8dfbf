/* behaviours.c - the behaviour of a block: a state machine, or software in C. */
#include "sysml/body.h"
#include "sysml/classifier.h"
#include "sysml/machine.h"

#include <string.h>

/* A block that equations of SysML4Modelica describe may have a state machine that only illustrates them: one without
 * any condition, time or action. */
static bool is_illustration(const Element *owner, const Element *machine)
{
    static const char *const words[] = {"trigger", "guard", "effect", "entry", "doActivity", "exit"};
    if (!sysml_application(owner, STEREOTYPE_MODELICA_CLASS))
        return false;
    for (const Element *e = machine; e; e = element_after(e, machine))
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (strcmp(e->tag->text, words[i]) == 0 || element_property(e, words[i]))
                return false;
    return true;
}

/* True if equations describe the behaviour of the block. */
static bool has_equations(Reader *reader, const Classifier *owner)
{
    const PropertyList members = sysml_properties(owner, reader->scratch);
    bool found = sysml_constraints(owner, reader->scratch).count > 0;
    for (int i = 0; i < members.count; i++)
        found = found || members.at[i]->kind == PROPERTY_CONSTRAINT;
    return found;
}

/* Ignores a behaviour beside equations: tools start the parametric analysis by an activity of the block. */
static void leave_out(Reader *reader, Classifier *owner, const Element *behaviour)
{
    Problem *left =
        sysml_problem(reader->arena, owner, DIAG_S86, element_source(behaviour, owner->qualified),
                      "the behaviour '%s' of '%s' has no effect: equations describe the block",
                      element_name(behaviour)->text, owner->qualified->text);
    sysml_problem_detail(left, "it is of kind '%s'", behaviour->type ? behaviour->type->text : "unknown");
}

static void take(Reader *reader, Classifier *owner, Element *behaviour)
{
    if (behaviour->metaclass == META_STATE_MACHINE && is_illustration(behaviour->parent, behaviour)) {
        sysml_problem(reader->arena, owner, DIAG_X19, element_source(behaviour, owner->qualified),
                      "the state machine '%s' of '%s' has no conditions and no actions; it is ignored",
                      element_name(behaviour)->text, owner->qualified->text);
        return;
    }
    if (behaviour->metaclass == META_STATE_MACHINE) {
        sysml_read_machine(reader, owner, behaviour);
        return;
    }
    if (sysml_is_software(reader, behaviour)) {
        sysml_read_software(reader, owner, behaviour);
        return;
    }
    if (!sysml_is_opaque(behaviour) && has_equations(reader, owner)) {
        leave_out(reader, owner, behaviour);
        return;
    }
    Name name = element_name(behaviour);
    Problem *wrong = sysml_problem(reader->arena, owner, DIAG_S33, element_source(behaviour, owner->qualified),
                                   "the behaviour '%s' of '%s' is neither a state machine nor C", name->text,
                                   owner->qualified->text);
    const char *language = sysml_best_body(reader, behaviour).language;
    bool has_language = language && *language;
    sysml_problem_detail(wrong, "it is of kind '%s'%s%s", behaviour->type ? behaviour->type->text : "unknown",
                         has_language ? ", in the language " : "", has_language ? language : "");
    wrong->cause = (Cause){.key = name_of("behaviours of another kind"),
                           .one = "more behaviour is of such a kind",
                           .many = "more behaviours are of such kinds",
                           .subject = name_joined(owner->qualified, "::", name)->text};
}

/* True for a function that equations may call; it is not the behaviour of the block. */
static bool is_function(Reader *reader, const Element *behaviour)
{
    return sysml_is_opaque(behaviour) && !sysml_is_software(reader, behaviour) &&
           (element_child(behaviour, "ownedParameter") || strcmp(behaviour->type->text, "FunctionBehavior") == 0);
}

/* Takes the behaviour of a class: its classifier behaviour, else the only one that it owns. The method of an operation
 * is one that it owns. */
static void take_behaviour(Reader *reader, Element *element)
{
    if (element->made != MADE_CLASSIFIER || element->metaclass != META_CLASS)
        return;
    Classifier *owner = element->object;
    Reference chosen;
    if (sysml_reference(reader->arena, element, "classifierBehavior", &chosen)) {
        Element *behaviour = sysml_resolve(reader, chosen);
        if (behaviour && !is_function(reader, behaviour))
            take(reader, owner, behaviour);
        else if (!behaviour)
            sysml_unresolved(reader, owner, chosen, element_source(element, owner->qualified),
                             arena_format(reader->arena, "the behaviour of '%s'", owner->qualified->text));
        return;
    }
    Element *first = NULL, *part = NULL; /* part: a submachine of another one */
    int count = 0, machines = 0;
    for (Element *child = element->first_child; child; child = child->next) {
        const bool is_machine = child->metaclass == META_STATE_MACHINE;
        if (child->is_reference || child->is_elsewhere || (!is_machine && !sysml_is_software(reader, child)))
            continue;
        if (is_machine && sysml_is_submachine(reader, element, child)) {
            part = part ? part : child;
            continue;
        }
        first = first ? first : child;
        machines += is_machine;
        count++;
    }
    if (count == 1 || (!count && part)) /* behaviours that contain each other are rejected */
        take(reader, owner, count ? first : part);
    else if (count)
        sysml_problem(reader->arena, owner, DIAG_S46, element_source(first, owner->qualified), "'%s' has %d %s",
                      owner->qualified->text, count,
                      machines == count ? "state machines" : "behaviours: state machines and C");
}

void sysml_make_behaviours(Reader *reader)
{
    sysml_for_elements(reader, take_behaviour);
}
