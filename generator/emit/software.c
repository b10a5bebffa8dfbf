/* software.c - C code of the user in the generated folder. Each component has a header with the variables of its block,
 * and its text is in files of its own, so that it cannot access the model. */
#include "emit/words.h"

#include <string.h>

/* ---- components and their names ---- */

/* "[2][3]": the sizes; or, unless `element` is -1, the indices of an element, from 0. */
static const char *subscripts(Arena *arena, const IntList *sizes, int element)
{
    Text text = text_new(arena);
    int count = 1;
    for (int i = 0; i < sizes->count; i++)
        count *= sizes->at[i];
    for (int i = 0; i < sizes->count; i++) {
        count /= sizes->at[i];
        text_format(&text, "[%d]", element < 0 ? sizes->at[i] : element / count % sizes->at[i]);
    }
    return text.at;
}

const Component *emit_component_of(const ComponentList *components, const Software *software)
{
    for (int i = 0; i < components->count; i++)
        if (components->at[i].software == software)
            return &components->at[i];
    return NULL;
}

void software_components(Arena *arena, const System *system, ComponentList *found)
{
    CScope *types = cscope_within(arena, NULL), *functions = cscope_within(arena, NULL);
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        if (!algorithm->software || emit_component_of(found, algorithm->software))
            continue;
        Component component = {.software = algorithm->software, .first = algorithm};
        component.type = cscope_fresh_within(types, algorithm->software->owner->name->text,
                                             C_LONGEST - (int)strlen("SOFTWARE__H"));
        component.function = algorithm->software->function ? algorithm->software->function->text : NULL;
        CScope *members = cscope_members(arena);
        for (int k = 0; k < algorithm->members.count; k++) {
            const SoftwareMember *member = &algorithm->members.at[k];
            const char *whole = member->element ? component.wholes.at[k - 1]
                                                : cscope_fresh(members, member->whole->text);
            list_push(arena, &component.wholes, whole);
            list_push(arena, &component.members,
                      arena_format(arena, "%s%s", whole, subscripts(arena, &member->sizes, member->element)));
        }
        if (component.function)
            cscope_fresh(functions, component.function);
        list_push(arena, found, component);
    }
    for (int i = 0; i < found->count; i++)
        if (!found->at[i].function)
            found->at[i].function = cscope_fresh_within(
                functions, arena_format(arena, "%s_step", found->at[i].type), C_LONGEST_EXTERNAL);
}

/* ---- texts ---- */

/* "'motor voltage': output, V. Voltage of the motor" */
static const char *member_comment(Arena *arena, const System *system, const SoftwareMember *member,
                                  const char *identifier)
{
    const FlatVariable *variable = &system->variables.at[member->variable];
    Text text = text_new(arena);
    const char *unit = flat_stated_unit(arena, system, member->variable, 0);
    if (strcmp(member->whole->text, identifier) != 0)
        text_format(&text, "'%s': ", member->whole->text);
    const char *role = member->is_written                ? variable->is_signal ? "output" : "memory"
                       : variable->kind == FLAT_CONSTANT ? "constant"
                       : variable->is_signal             ? "input"
                                                         : "variable";
    text_format(&text, "%s%s%s", role, *unit ? ", " : "", unit);
    for (int i = 0; i < variable->literals.count; i++)
        text_format(&text, "%s %d %s", i ? "," : ":", i + 1, variable->literals.at[i]->text);
    if (variable->documentation->length)
        text_format(&text, ". %s", variable->documentation->text);
    return text.at;
}

static Record *component_record(Arena *arena, const System *system, const Component *component, const char *file,
                                const char *what)
{
    Record *record = record_new(arena, NULL);
    Text head = text_new(arena);
    const Software *software = component->software;
    emit_comment_print(&head, 0,
                       arena_format(arena, "%s - %s %s (%s), by sysphsc %s.", file, what,
                                    c_comment(arena, software->qualified->text),
                                    c_comment(arena, source_print(arena, software->source)), SYSPHSC_VERSION));
    record_set(record, "head", head.at);
    record_set(record, "type", component->type);
    record_set(record, "function", component->function);
    record_format(record, "cycle", "%s", number_text(component->first->cycle));
    record_list(record, "members");
    for (int i = 0; i < component->first->members.count; i++) {
        const SoftwareMember *member = &component->first->members.at[i];
        const FlatVariable *variable = &system->variables.at[member->variable];
        const char *whole = component->wholes.at[i];
        if (member->element)
            continue;
        static const char *const types[] = {[TYPE_REAL] = "double", [TYPE_INTEGER] = "int", [TYPE_BOOLEAN] = "bool"};
        Text line = text_new(arena);
        emit_member_print(
            &line, arena_format(arena, "%s%s", member->is_written ? "" : "SOFTWARE_INPUT ", types[variable->type]),
            arena_format(arena, "%s%s", whole, subscripts(arena, &member->sizes, -1)),
            member_comment(arena, system, member, whole));
        record_set(record_add(record, "members"), "line", line.at);
    }
    return record;
}

/* ---- files ---- */

const char *software_file(Arena *arena, const char *name)
{
    return arena_format(arena, "software/%s", name);
}

static bool is_generated(const ComponentList *components, Arena *arena, const char *path)
{
    for (int i = 0; i < components->count; i++)
        if (strcmp(path_base(path), arena_format(arena, "%s.h", components->at[i].type)) == 0)
            return true;
    return false;
}

static bool conflict(const Component *a, const Component *b, const char *what, const char *name)
{
    diag(DIAG_G05, b->software->source, "'%s' and '%s' use %s '%s' in different ways", b->software->qualified->text,
         a->software->qualified->text, what, name);
    diag_fix("give one of the two another name, or draw the behaviour once, on a block that both specialize");
    return false;
}

/* All components share one program, so files or functions of the same name must be the same. */
bool software_are_compatible(Arena *arena, const System *system)
{
    ComponentList list = {0};
    const ComponentList *components = &list;
    bool ok = true;
    software_components(arena, system, &list);
    for (int i = 0; i < components->count; i++) {
        const Component *b = &components->at[i];
        if (c_is_reserved(b->function, false)) {
            diag(DIAG_G05, b->software->source, "'%s' cannot call a function of the name '%s', which is taken",
                 b->software->qualified->text, b->function);
            ok = false;
        }
        for (int k = 0; k < i; k++) {
            const Component *a = &components->at[k];
            if (strcmp(a->function, b->function) == 0)
                ok = conflict(a, b, "the function", b->function);
            for (int f = 0; f < b->software->files.count; f++) {
                const SoftwareFile *own = &b->software->files.at[f], *other = NULL;
                for (int o = 0; o < a->software->files.count && !other; o++)
                    other = a->software->files.at[o].path == own->path ? &a->software->files.at[o] : NULL;
                bool is_same = !other || (other->length == own->length &&
                                          memcmp(other->text, own->text, own->length) == 0);
                if (!is_same && !is_generated(components, arena, own->path->text))
                    ok = conflict(a, b, "the file", own->path->text);
            }
        }
    }
    return ok;
}

void software_add(Output *output, const System *system)
{
    Arena *arena = output->arena;
    ComponentList components = {0};
    software_components(arena, system, &components);
    for (int c = 0; c < components.count; c++) {
        const Component *component = &components.at[c];
        const Software *software = component->software;
        const char *header = arena_format(arena, "%s.h", component->type);
        const char *source = arena_format(arena, "%s.c", component->type);
        Text text = text_new(arena), inside = text;
        template_render(&text, NULL, "templates/software.h.in",
                        component_record(arena, system, component, header, "the variables of a block for its C code:"));
        output_add_text(output, software_file(arena, header), &text);
        for (int i = 0; i < software->files.count; i++) {
            const SoftwareFile *file = &software->files.at[i];
            const char *copy = software_file(arena, arena_format(arena, "user/%s", file->path->text));
            if (!is_generated(&components, arena, copy))
                output_add(output, (OutputFile){.name = copy, .bytes = file->text, .length = file->length});
        }
        if (software->function)
            continue;
        Record *record = component_record(arena, system, component, source, "the C text of");
        const char *drawn = software->text->text;
        if (software->spans_lines) /* the C compiler counts its lines as those of the model */
            drawn = arena_format(arena, "#line %d \"%s\"\n%s", software->source.line,
                                 c_string(arena, software->source.file->label->text), drawn);
        record_set(record, "text", drawn);
        template_render(&inside, NULL, "templates/software.c.in", record);
        output_add_text(output, software_file(arena, source), &inside);
    }
}

void software_sources(Arena *arena, const ComponentList *components, SoftwareSourceList *found)
{
    Map *seen = map_new(arena);
    for (int i = 0; i < components->count; i++) {
        const Software *software = components->at[i].software;
        if (!software->function)
            list_push(arena, found,
                      (SoftwareSource){arena_format(arena, "%s.c", components->at[i].type), &components->at[i], NULL});
        for (int k = 0; k < software->files.count; k++) {
            const SoftwareFile *file = &software->files.at[k];
            if (!file->is_compiled || map_get(seen, file->path, 0))
                continue;
            map_put(seen, file->path, 1);
            list_push(arena, found, (SoftwareSource){arena_format(arena, "user/%s", file->path->text),
                                                     &components->at[i], file});
        }
    }
}
