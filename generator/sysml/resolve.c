/* resolve.c - documents and what refers to what in them.
 *
 * An address is looked up by its path from the referring document, then in the library folders by path and by last
 * segment. An address that is a URI, or a tool's project file, stands for a document of the same base name. */
#include "sysml/read.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

/* ---- references as written ---- */

static void push_word(Arena *arena, Element *at, const char *word, size_t length, ReferenceList *found)
{
    const char *text = arena_copy(arena, word, length);
    if (strchr(text, '#'))
        list_push(arena, found, (Reference){.href = text, .at = at});
    else
        list_push(arena, found, (Reference){.id = text, .at = at});
}

static void push_words(Arena *arena, Element *at, const char *words, ReferenceList *found)
{
    static const char blanks[] = " \t\r\n";
    while (*(words += strspn(words, blanks))) {
        size_t length = strcspn(words, blanks);
        push_word(arena, at, words, length, found);
        words += length;
    }
}

void references(Arena *arena, Element *element, const char *property, ReferenceList *found)
{
    for (int i = 0; i < element->attributes.count; i++)
        if (strcmp(element->attributes.at[i].name->text, property) == 0)
            push_words(arena, element, element->attributes.at[i].value, found);
    for (Element *child = element->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, property) != 0 || child->is_nil)
            continue;
        if (child->href)
            list_push(arena, found, (Reference){.href = child->href, .at = child});
        else if (child->idref)
            list_push(arena, found, (Reference){.id = child->idref->text, .at = child});
        else if (child->text && !child->id)
            push_words(arena, child, child->text, found);
    }
}

bool reference(Arena *arena, Element *element, const char *property, Reference *found)
{
    ReferenceList list = {0};
    references(arena, element, property, &list);
    if (list.count)
        *found = list.at[0];
    return list.count > 0;
}

/* ---- documents ---- */

static int document_at(const Reader *reader, const struct stat *status)
{
    for (int i = 0; i < reader->documents.count; i++)
        if (reader->documents.at[i]->device == (uint64_t)status->st_dev &&
            reader->documents.at[i]->inode == (uint64_t)status->st_ino)
            return i;
    return -1;
}

/* Adds a document, and its sibling behind it. */
static void add_document(Reader *reader, Document *document)
{
    bool is_main = reader->documents.count == 0;
    Document *both[] = {document, document->sibling};
    for (int i = 0; i < 2 && both[i]; i++) {
        both[i]->is_main = is_main;
        list_push(reader->arena, &reader->documents, both[i]);
        list_push(reader->arena, &reader->model->files, both[i]->file);
    }
}

/* "a/b/../c" as "a/c", for messages, where that is the same file (it is not behind a symbolic link). */
static const char *shortened(Arena *arena, const char *path, const struct stat *status)
{
    char *copy = arena_copy(arena, path, strlen(path));
    for (char *up; (up = strstr(copy, "/../")) && up > copy;) {
        char *start = up;
        while (start > copy && start[-1] != '/')
            start--;
        if (strncmp(start, "..", 2) == 0 || strncmp(start, "./", 2) == 0)
            break;
        memmove(start, up + 4, strlen(up + 4) + 1);
    }
    struct stat same;
    bool is_same = stat(copy, &same) == 0 && same.st_dev == status->st_dev && same.st_ino == status->st_ino;
    return is_same ? copy : path;
}

/* Index of the document in a file, reading it if it is new; -1 if there is none, -2 if it is no model. */
static int open_document(Reader *reader, const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return -1;
    int known = document_at(reader, &status);
    if (known >= 0)
        return known;
    bool unreadable;
    Document *document = xmi_read(reader->arena, shortened(reader->arena, path, &status), &unreadable);
    if (!document)
        return -2;
    add_document(reader, document);
    return document_at(reader, &status);
}

static char *decoded(Arena *arena, const char *file, size_t length)
{
    char *text = arena_copy(arena, file, length), *to = text;
    for (const char *from = text; *from; from++) {
        bool escaped = from[0] == '%' && isxdigit((unsigned char)from[1]) && isxdigit((unsigned char)from[2]);
        if (escaped) {
            int high = from[1], low = from[2];
            high = isdigit(high) ? high - '0' : tolower(high) - 'a' + 10;
            low = isdigit(low) ? low - '0' : tolower(low) - 'a' + 10;
            *to++ = (char)(high * 16 + low);
            from += 2;
        } else {
            *to++ = *from;
        }
    }
    *to = '\0';
    return text;
}

static int open_in_folders(Reader *reader, const char *folder, const char *file, bool by_path)
{
    Arena *arena = reader->arena;
    int found = -1;
    if (by_path)
        found = open_document(reader, path_join(arena, folder, file));
    for (int i = 0; found == -1 && i < reader->libraries->folders.count; i++)
        if (by_path && file[0] != '/')
            found = open_document(reader, path_join(arena, reader->libraries->folders.at[i], file));
    const char *base = path_base(file);
    if (found == -1 && !by_path)
        found = open_document(reader, path_join(arena, folder, base));
    for (int i = 0; found == -1 && i < reader->libraries->folders.count; i++)
        found = open_document(reader, path_join(arena, reader->libraries->folders.at[i], base));
    return found;
}

/* Endings under which the content of a tool's project file may have been exported. */
static int open_exported(Reader *reader, const char *folder, const char *file)
{
    static const char *const endings[] = {".xmi", ".xml", ".uml", ".mdxml"};
    const char *base = path_base(file), *dot = strrchr(base, '.');
    if (!dot || strcmp(dot, ".mdzip") != 0)
        return -1;
    const char *stem = arena_copy(reader->arena, base, (size_t)(dot - base));
    int found = -1;
    for (size_t i = 0; found == -1 && i < sizeof endings / sizeof *endings; i++)
        found = open_in_folders(reader, folder, arena_format(reader->arena, "%s%s", stem, endings[i]), true);
    return found;
}

static bool is_uri(const char *file)
{
    return strstr(file, "://") || strncmp(file, "local:", 6) == 0;
}

/* Index of the document an address means, seen from another document; negative if there is none. */
static int document_of(Reader *reader, const Document *from, const char *href)
{
    size_t length = strcspn(href, "#?");
    if (!length) {
        for (int i = 0; i < reader->documents.count; i++)
            if (reader->documents.at[i] == from)
                return i;
        return -1;
    }
    const char *folder = path_directory(reader->arena, from->file->path->text);
    Name key = name_format("%s\n%.*s", folder, (int)length, href);
    enum { NEVER = -3 };
    int found = map_get(reader->sought, key, NEVER);
    if (found != NEVER)
        return found;
    if (reader->is_loaded)
        return -1;
    const char *file = decoded(reader->arena, href, length);
    found = open_in_folders(reader, folder, file, !is_uri(file));
    if (found == -1)
        found = open_exported(reader, folder, file);
    map_put(reader->sought, key, found);
    return found;
}

/* Properties whose targets are needed; profiles, diagrams, requirements and the like may stay unknown. */
static bool is_structural(const char *tag)
{
    static const char *const tags[] = {"type",          "general",        "redefinedProperty", "redefinedPort",
                                       "importedPackage", "importedElement", "classifier",       "definingFeature",
                                       "instance",      "role",           "partWithPort",      "propertyPath",
                                       "unit",          "quantityKind",   "packagedElement"};
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        if (strcmp(tags[i], tag) == 0)
            return true;
    return false;
}

static void check_import(const Element *element, int found)
{
    if (found != -1 || strcmp(element->tag->text, "importedPackage") != 0 || dialect_import_is_optional(element->href))
        return;
    diag(DIAG_X11, element_source(element, NULL), "the imported package '%s' is not found", element->href);
    if (element->referent)
        diag_detail("the exporting tool calls it '%s'", element->referent);
}

bool load_documents(Reader *reader, const char *path, bool *unreadable)
{
    Document *main = xmi_read(reader->arena, path, unreadable);
    if (!main)
        return false;
    add_document(reader, main);
    for (int i = 0; i < reader->documents.count; i++) { /* grows while it is walked */
        Element *root = reader->documents.at[i]->root;
        for (Element *e = root; e; e = element_after(e, root))
            if (e->href && is_structural(e->tag->text))
                check_import(e, document_of(reader, e->document, e->href));
    }
    reader->is_loaded = true;
    return true;
}

/* ---- targets ---- */

/* The OMG's own ids of library elements differ between its releases: the name decides. */
static Element *by_name(Arena *arena, const Document *document, Reference reference)
{
    const char *path = reference.at->referent, *word = path ? strrchr(path, ':') : NULL;
    word = word ? word + 1 : path ? path : dialect_fragment_word(arena, reference.href);
    if (!word)
        return NULL;
    for (int i = 0; i < document->identified.count; i++) {
        Element *e = document->identified.at[i];
        const char *name = e->metaclass && !e->href && !e->idref ? element_property(e, "name") : NULL;
        if (name && strcmp(name, word) == 0)
            return e;
    }
    return NULL;
}

Element *resolve(Reader *reader, Reference reference)
{
    const Document *from = reference.at->document;
    if (reference.id)
        return xmi_by_id(from, reference.id);
    const char *mark = strchr(reference.href, '#');
    if (!mark)
        return NULL;
    int found = document_of(reader, from, reference.href);
    if (found < 0)
        return xmi_by_id(from, mark + 1);
    const Document *document = reader->documents.at[found];
    Element *target = xmi_by_id(document, mark + 1);
    return target || !is_uri(reference.href) ? target : by_name(reader->arena, document, reference);
}

static Classifier *builtin(Reader *reader, const char *primitive)
{
    static const struct {
        const char *name;
        Type type;
    } kinds[] = {{"Real", TYPE_REAL}, {"Integer", TYPE_INTEGER}, {"Boolean", TYPE_BOOLEAN}, {"String", TYPE_STRING}};
    Name name = name_of(primitive);
    for (int i = 0; i < reader->builtin.count; i++)
        if (reader->builtin.at[i]->name == name)
            return reader->builtin.at[i];
    Classifier *classifier = arena_new_of(reader->arena, Classifier);
    classifier->kind = CLASSIFIER_VALUE_TYPE;
    classifier->name = classifier->qualified = name;
    classifier->documentation = name_of("");
    classifier->is_library = true;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, primitive) == 0)
            classifier->primitive = kinds[i].type;
    list_push(reader->arena, &reader->builtin, classifier);
    return classifier;
}

/* The only classifier of that name; NULL if there is none or several. */
static Classifier *classifier_named(const Reader *reader, const char *word)
{
    Name name = name_of(word);
    Classifier *found = NULL;
    for (int i = 0; i < reader->model->classifiers.count; i++) {
        Classifier *classifier = reader->model->classifiers.at[i];
        if (classifier->name != name)
            continue;
        if (found)
            return NULL;
        found = classifier;
    }
    return found;
}

Classifier *resolve_classifier(Reader *reader, Reference reference)
{
    const Element *target = resolve(reader, reference);
    if (target)
        return target->made == MADE_CLASSIFIER ? target->object : NULL;
    const char *typed = reference.id ? dialect_typed_word(reader->arena, reference.id) : NULL;
    Classifier *named = typed ? classifier_named(reader, typed) : NULL;
    if (named)
        return named;
    const char *primitive = dialect_primitive(reference.href ? reference.href : typed ? typed : reference.id);
    if (!primitive && reference.at->referent)
        primitive = dialect_primitive(reference.at->referent);
    return primitive ? builtin(reader, primitive) : NULL;
}

const char *reference_words(Reader *reader, Reference reference)
{
    const char *address = reference.href ? reference.href : reference.id;
    if (reference.at->referent)
        return arena_format(reader->arena, "%s (%s)", reference.at->referent, address);
    return address;
}
