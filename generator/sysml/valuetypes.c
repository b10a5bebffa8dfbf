/* valuetypes.c - the primitive type of a value type, and its unit. */
#include "sysml/read.h"

#include <string.h>

Type sysml_type_of_primitive(const char *name)
{
    static const struct {
        const char *name;
        Type type;
    } kinds[] = {{"Real", TYPE_REAL}, {"Integer", TYPE_INTEGER}, {"Boolean", TYPE_BOOLEAN}, {"String", TYPE_STRING}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return kinds[i].type;
    return TYPE_UNKNOWN;
}

/* Literals of general enumerations come first, so that they have the same numbers there and here. */
static void inherit_literals(Reader *reader, Classifier *enumeration)
{
    List(Name) own = {enumeration->literals.at, enumeration->literals.count, enumeration->literals.capacity};
    if (!enumeration->generals.count)
        return;
    enumeration->literals.at = NULL;
    enumeration->literals.count = enumeration->literals.capacity = 0;
    for (int i = 0; i < enumeration->generals.count; i++) {
        const Classifier *general = enumeration->generals.at[i];
        for (int j = 0; j < general->literals.count; j++)
            list_push(reader->arena, &enumeration->literals, general->literals.at[j]);
    }
    for (int i = 0; i < own.count; i++)
        list_push(reader->arena, &enumeration->literals, own.at[i]);
}

static void settle_type(Reader *reader, Classifier *type)
{
    for (int i = 0; i < reader->builtin.count; i++)
        if (reader->builtin.at[i] == type)
            return;
    for (int i = 0; i < type->generals.count; i++) {
        Classifier *general = type->generals.at[i];
        if (type->primitive == TYPE_UNKNOWN)
            type->primitive = general->primitive;
        if (!type->unit.name)
            type->unit = general->unit;
    }
    if (type->kind == CLASSIFIER_ENUMERATION)
        inherit_literals(reader, type);
    if (type->kind != CLASSIFIER_VALUE_TYPE || type->primitive != TYPE_UNKNOWN || type->generals.count)
        return;
    const char *primitive = dialect_primitive_of_name(type->name->text);
    if (primitive)
        type->primitive = sysml_type_of_primitive(primitive);
    if (!primitive && type->unit.name && !type->properties.count)
        type->primitive = TYPE_REAL;
}

void sysml_settle_value_types(Reader *reader)
{
    sysml_for_elements(reader, sysml_read_unit);
    sysml_for_classifiers(reader, settle_type);
    sysml_note_quantities(reader);
}
