/* near.c - suggestions for a reference that leads nowhere, by names: a file or an element of another spelling, or the
 * same element in another document. */
#include "sysml/read.h"

#include <limits.h>
#include <string.h>

static const char *near_file(Reader *reader, const Document *from, const char *file)
{
    const char *folder = path_directory(reader->arena, from->file->path->text), *base = path_base(file);
    const char *sub = path_directory(reader->arena, file), *found = NULL;
    int nearest = INT_MAX;
    if (strcmp(sub, ".") != 0)
        path_find_near(reader->arena, path_join(reader->arena, folder, sub), false, base, &found, &nearest);
    path_find_near(reader->arena, folder, false, base, &found, &nearest);
    for (int i = 0; i < reader->libraries->folders.count; i++)
        path_find_near(reader->arena, reader->libraries->folders.at[i], false, base, &found, &nearest);
    const bool is_known = found && (strcmp(found, base) == 0 || strcmp(found, path_base(from->file->path->text)) == 0);
    return is_known ? NULL : found;
}

/* The element's name if its id contains it, as "Electrical.Resistor" does, or NULL. Ids that a tool numbers are alike
 * without meaning the same. */
static const char *name_in_id(const Element *element)
{
    const char *name = element_property(element, "name");
    const size_t length = name ? strlen(name) : 0, whole = element->id->length;
    return length > 1 && whole >= length && strcmp(element->id->text + whole - length, name) == 0 ? name : NULL;
}

/* How many names the id is made of. */
static int depth_of(const char *id)
{
    int depth = 0;
    for (const char *at = strpbrk(id, ".:/"); at; at = strpbrk(at + 1, ".:/"))
        depth++;
    return depth;
}

/* The element itself, if another document has it; else one whose id is nearest. */
static const char *near_element(Reader *reader, const Document *document, const char *id)
{
    const char *found = NULL;
    int nearest = INT_MAX;
    for (int i = 0; i < reader->documents.count; i++) {
        const Element *element = xmi_by_id(reader->documents.at[i], id);
        if (element && name_in_id(element))
            return arena_format(reader->arena, "%s#%s", reader->documents.at[i]->file->label->text, id);
    }
    for (int i = 0; i < document->identified.count; i++) {
        const Element *element = document->identified.at[i];
        const char *name = name_in_id(element);
        int distance = nearest;
        if (!name || !word_is_nearer(id, element->id->text, &distance) || distance > word_tolerance(name, name) ||
            depth_of(element->id->text) != depth_of(id))
            continue;
        found = element->id->text;
        nearest = distance;
    }
    return found;
}

const char *sysml_near(Reader *reader, const Document *from, const char *href, int found)
{
    enum { MOST_SEARCHES = 100 }; /* each goes through a document or through folders */
    const size_t length = strcspn(href, "#?");
    if (!length || reader->near_count++ >= MOST_SEARCHES)
        return NULL;
    if (found < 0)
        return near_file(reader, from, arena_copy(reader->arena, href, length));
    return href[length] == '#' ? near_element(reader, reader->documents.at[found], href + length + 1) : NULL;
}
