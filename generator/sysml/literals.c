/* literals.c - the literals of all enumerations by name, for equations. */
#include "sysml/sysml.h"

const Literals *sysml_literals(const SysmlModel *model, Arena *arena)
{
    Literals *literals = arena_new_of(arena, Literals);
    literals->by_name = map_new(arena);
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *enumeration = model->classifiers.at[i];
        for (int k = 0; k < enumeration->literals.count; k++) {
            Name name = identifier_canonical(enumeration->literals.at[k]->text);
            const char *type = identifier_canonical(enumeration->name->text)->text;
            const Name names[] = {name, name_format("%s.%s", type, name->text)};
            for (int n = 0; n < 2; n++) {
                const int known = map_get(literals->by_name, names[n], -1);
                if (known >= 0) {
                    literals->list.at[known].is_ambiguous = true;
                    continue;
                }
                map_put(literals->by_name, names[n], literals->list.count);
                list_push(arena, &literals->list, (Literal){enumeration, k + 1, false});
            }
        }
    }
    return literals;
}

int sysml_literal_number(const Classifier *enumeration, Name literal)
{
    for (int i = 0; i < enumeration->literals.count; i++)
        if (enumeration->literals.at[i] == literal ||
            identifier_canonical(enumeration->literals.at[i]->text) == literal)
            return i + 1;
    return 0;
}
