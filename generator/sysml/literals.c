/* literals.c - the literals of all enumerations by name, for equations. */
#include "sysml/sysml.h"

#include <string.h>

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

/* Is "A.B.Init" the name of A::B::Init, or of one in packages around it? */
static bool is_called(const Classifier *enumeration, const char *path, size_t length)
{
    const Name qualified = enumeration->qualified;
    size_t at = qualified->length;
    while (length && at) {
        const char c = path[--length];
        at -= c == '.' ? at >= 2 ? 2 : at : 1;
        if (c == '.' ? strncmp(qualified->text + at, "::", 2) != 0 : qualified->text[at] != c)
            return false;
    }
    return !length && (!at || qualified->text[at - 1] == ':');
}

int sysml_literal_called(const Literals *literals, Name name)
{
    int known = map_get(literals->by_name, name, -1), dots = 0;
    size_t at = name->length, type = 0;
    while (known < 0 && at && dots < 2) /* Init.NoInit, behind the packages of Init */
        if (name->text[--at] == '.' && ++dots == 1)
            type = at;
    if (known >= 0 || dots < 2)
        return known;
    known = map_get(literals->by_name, name_of(name->text + at + 1), -1);
    return known >= 0 && is_called(literals->list.at[known].enumeration, name->text, type) ? known : -1;
}

int sysml_literal_number(const Classifier *enumeration, Name literal)
{
    for (int i = 0; i < enumeration->literals.count; i++)
        if (enumeration->literals.at[i] == literal ||
            identifier_canonical(enumeration->literals.at[i]->text) == literal)
            return i + 1;
    return 0;
}
