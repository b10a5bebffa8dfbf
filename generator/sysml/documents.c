/* documents.c - the documents that a model consists of, and those that it refers to. */
#include "sysml/platform.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* ---- test for a model ---- */

/* True if the element is a model. An unknown namespace is treated as UML if its element has the right name. */
static bool holds_model(const Element *element)
{
    const bool named = word_is_among(element->tag->text, "Model|Package|Profile");
    if (named && element->family == FAMILY_UNKNOWN) {
        diag(DIAG_X13, element_source(element, NULL), "the namespace of '%s' is not a known namespace of UML",
             element->tag->text);
        if (element->document->foreign) /* set for packages; xmi:type may tell another kind */
            diag_detail("it is '%s'", element->document->foreign->text);
    }
    return named && (element->family == FAMILY_UML || element->family == FAMILY_UNKNOWN);
}

static bool is_model(const Document *document)
{
    const Element *root = document->root;
    bool is_old = root && (root->family == FAMILY_OLD || element_property(root, "xmi.version"));
    for (const Element *e = root ? root->first_child : NULL; e; e = e->next)
        is_old = is_old || e->family == FAMILY_OLD || strcmp(e->tag->text, "XMI.header") == 0;
    if (is_old) {
        diag(DIAG_X03, element_source(root, NULL), "this is XMI 1.x, which holds UML 1.x");
        return false;
    }
    const bool is_xmi = root && root->family == FAMILY_XMI && strcmp(root->tag->text, "XMI") == 0;
    for (const Element *e = is_xmi ? root->first_child : root; e; e = is_xmi ? e->next : NULL)
        if (holds_model(e))
            return true;
    if (is_xmi)
        diag(DIAG_X04, element_source(root, NULL), "the file holds no UML model: no uml:Model or uml:Package in it");
    else
        diag(DIAG_X04, element_source(root, NULL), "the file holds no UML model: its outermost element is '%s'",
             root ? root->tag->text : "");
    return false;
}

static Document *document_new(Arena *arena, Name path, const struct stat *status)
{
    Document *document = arena_new_of(arena, Document);
    document->file = arena_new_of(arena, SourceFile);
    document->file->path = path;
    document->file->label = name_of(text_in_utf8(arena, path_base(path->text)));
    document->first_id = name_count();
    document->older_ids = map_new(arena);
    document->sought = map_new(arena);
    document->device = (uint64_t)status->st_dev;
    document->inode = (uint64_t)status->st_ino;
    return document;
}

/* ---- project archives ---- */

static void refuse_archive(const Document *document, const char *problem)
{
    diag(DIAG_X16, (Source){.file = document->file}, "no model can be read from the project archive: %s", problem);
}

static Document *read_archive(Arena *arena, const char *path, const struct stat *status)
{
    Archive *archive = archive_open(arena, path);
    Document *first = NULL, *whole = document_new(arena, name_of(path), status);
    if (archive_problem(archive))
        refuse_archive(whole, archive_problem(archive));
    else if (!archive_count(archive))
        refuse_archive(whole, "it was not written by MagicDraw or Cameo");
    for (int i = 0; i < archive_count(archive); i++) {
        /* a member's place in messages is that of an object file in a library: archive(member) */
        Document *document = document_new(arena, name_format("%s(%s)", path, archive_label(archive, i)), status);
        XmiInput input = {.archive = archive};
        const bool is_read = archive_begin(archive, i) && xmi_parse(arena, document, &input);
        if (archive_problem(archive))
            refuse_archive(document, archive_problem(archive));
        if (!is_read || !is_model(document)) {
            first = NULL;
            break;
        }
        if (first) {
            first->sibling = document;
            document->sibling = first;
        }
        first = first ? first : document;
    }
    archive_close(archive);
    return first;
}

/* ---- any file ---- */

static Document *read_stream(Arena *arena, FILE *stream, const char *path, bool *unreadable)
{
    struct stat status = {0};
    bool has_status = fstat(fileno(stream), &status) == 0;
    Document *document = document_new(arena, name_of(path), &status);
    Source whole = {.file = document->file};
    if (!has_status) {
        diag(DIAG_X05, whole, "the file cannot be read: %s", strerror(errno));
        return NULL;
    }
    XmiInput input = {.stream = stream};
    input.head_length = fread(input.head, 1, sizeof input.head, stream);
    *unreadable = false;
    if (!input.head_length && !ferror(stream)) {
        diag(DIAG_X04, whole, "the file is empty");
        return NULL;
    }
    if (dialect_is_archive(input.head, input.head_length))
        return read_archive(arena, path, &status);
    const char *remedy, *native = dialect_native_file(input.head, input.head_length, &remedy);
    native = native ? native : dialect_native_ending(path, &remedy);
    if (native) {
        diag(DIAG_X02, whole, "this is %s, not XMI", native);
        diag_fix("%s", remedy);
    }
    const bool read = !native && xmi_parse(arena, document, &input);
    if (input.error) {
        diag(DIAG_X05, whole, "the file cannot be read: %s", strerror(input.error));
        *unreadable = true;
    }
    return read && is_model(document) ? document : NULL;
}

/* Reports that the path is a folder, in which the model is usually model.xmi. */
static void report_folder(Arena *arena, Source whole, const char *path)
{
    const char *model = path_join(arena, path, "model.xmi");
    diag(DIAG_X05, whole, "this is a folder, not a file");
    if (path_exists(model))
        diag_fix("give the model in this folder: %s", model);
    else
        diag_fix("give the path of the model's file in this folder, or of another one");
}

/* Reads a file; of a project archive with two models the first, with its sibling. Reports; NULL if it holds no model.
 * *unreadable: the file could not be read at all. */
static Document *xmi_read(Arena *arena, const char *path, bool *unreadable)
{
    *unreadable = true;
    FILE *stream = path_is_directory(path) ? NULL : file_open(path, "rb");
    if (!stream) {
        Source whole = {.file = document_new(arena, name_of(path), &(struct stat){0})->file};
        if (path_is_directory(path))
            report_folder(arena, whole, path);
        else
            diag(DIAG_X05, whole, "the file cannot be read: %s", strerror(errno));
        const char *near = path_exists(path) ? NULL : path_near(arena, path, false);
        if (near)
            diag_detail("did you mean '%s'?", near);
        return NULL;
    }
    Document *document = read_stream(arena, stream, path, unreadable);
    fclose(stream);
    return document;
}

/* ---- documents ----
 *
 * An address is looked up by its path from the referring document, then in the library folders by path and by last
 * segment. An address that is a URI, or a tool's project file, stands for a document of the same base name. */

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

/* Shortens "a/b/../c" to "a/c", for messages, if that is the same file (it is not behind a symbolic link). */
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
    for (int i = 0; i < reader->documents.count; i++)
        if (reader->documents.at[i]->device == (uint64_t)status.st_dev &&
            reader->documents.at[i]->inode == (uint64_t)status.st_ino)
            return i;
    /* a model reaches no other folder than its own and those of libraries, links resolved */
    const LibraryPath *libraries = reader->libraries;
    bool is_reachable = path_is_within(path_directory(reader->arena, reader->documents.at[0]->file->path->text), path);
    for (int i = 0; !is_reachable && i < libraries->folders.count; i++)
        is_reachable = path_is_within(libraries->folders.at[i], path);
    if (!is_reachable) {
        if (!reader->unreachable)
            reader->unreachable = path;
        return -1;
    }
    bool unreadable;
    Document *document = xmi_read(reader->arena, shortened(reader->arena, path, &status), &unreadable);
    if (!document)
        return -2;
    add_document(reader, document);
    return reader->documents.count - (document->sibling ? 2 : 1);
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
            *to++ = *from == '\\' ? '/' : *from;
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

/* Opens a file whose name differs from the address in case, as on a system that ignores case. -2: several files fit. */
static int open_one_of(Reader *reader, const char *address, const FileList *paths)
{
    const int count = reader->documents.count;
    const Source whole = {.file = reader->documents.at[0]->file};
    if (paths->count > 1 && reader->is_guess)
        return -1;
    if (paths->count > 1) {
        diag(DIAG_X32, whole, "several files differ from '%s' in the case of letters only", address);
        for (int i = 0; i < paths->count; i++)
            diag_detail("%s", paths->at[i]);
        diag_cause((Cause){.key = name_of(address), .one = "more", .many = "more", .subject = address});
        return -2;
    }
    const int found = open_document(reader, paths->at[0]);
    if (found >= 0 && reader->documents.count > count && !reader->is_guess)
        diag(DIAG_X31, whole, "'%s' is found as '%s', which differs in the case of letters", address, paths->at[0]);
    return found;
}

/* Searches the folders in the order of open_in_folders(), ignoring case. */
static int open_caseless(Reader *reader, const char *folder, const char *address, const char *file)
{
    const LibraryPath *libraries = reader->libraries;
    const char *ways[] = {sysml_is_uri(file) ? path_base(file) : file, path_base(file)};
    int found = -1;
    for (int i = -1; found == -1 && i < 2 * libraries->folders.count; i++) {
        const char *within = i < 0 ? folder : libraries->folders.at[i % libraries->folders.count];
        FileList paths = {0};
        path_find_caseless(reader->arena, within, ways[i >= libraries->folders.count], &paths);
        if (paths.count)
            found = open_one_of(reader, address, &paths);
    }
    return found;
}

/* The same document may exist as a project, as an export of it, or under another tool's ending. */
static int open_exported(Reader *reader, const char *folder, const char *file)
{
    static const char *const endings[] = {".xmi", ".xml", ".uml", ".mdxml", ".mdzip"};
    enum { COUNT = sizeof endings / sizeof *endings };
    const char *base = path_base(file), *dot = strrchr(base, '.');
    bool is_known = false;
    for (int i = 0; dot && i < COUNT; i++)
        is_known = is_known || strcmp(dot, endings[i]) == 0;
    if (!is_known)
        return -1;
    const char *stem = arena_copy(reader->arena, base, (size_t)(dot - base));
    int found = -1;
    for (int i = 0; found == -1 && i < COUNT; i++)
        if (strcmp(dot, endings[i]) != 0)
            found = open_in_folders(reader, folder, arena_format(reader->arena, "%s%s", stem, endings[i]), true);
    return found;
}

bool sysml_is_uri(const char *file)
{
    return strstr(file, "://") || strncmp(file, "local:", 6) == 0;
}

static bool is_same_text(Arena *arena, const char *one, const char *other)
{
    enum { MOST_BYTES = 1 << 26 };
    size_t lengths[2];
    const char *texts[] = {file_read(arena, one, MOST_BYTES, &lengths[0]),
                           file_read(arena, other, MOST_BYTES, &lengths[1])};
    return texts[0] && texts[1] && lengths[0] == lengths[1] && memcmp(texts[0], texts[1], lengths[0]) == 0;
}

/* Reports a file that was not opened, unless the document used in its place has the same contents. */
static void report_unreachable(Reader *reader, int found)
{
    const char *used = found >= 0 ? reader->documents.at[found]->file->path->text : NULL;
    if (used && is_same_text(reader->arena, reader->unreachable, used))
        return;
    diag(DIAG_X30, (Source){.file = reader->documents.at[0]->file},
         "'%s', to which the model refers, is not opened: it lies outside the given folders", reader->unreachable);
    if (used)
        diag_detail("'%s' is used instead, and differs from it", used);
}

enum { NOT_SOUGHT = -3 };

static int seek_document(Reader *reader, const Document *from, Name address)
{
    const char *folder = path_directory(reader->arena, from->file->path->text);
    Name key = name_format("%s\n%s", folder, address->text);
    int found = map_get(reader->sought, key, NOT_SOUGHT);
    if (found != NOT_SOUGHT)
        return found;
    if (reader->is_loaded)
        return -1;
    const char *file = decoded(reader->arena, address->text, address->length);
    reader->unreachable = NULL;
    found = open_in_folders(reader, folder, file, !sysml_is_uri(file));
    if (found == -1)
        found = open_exported(reader, folder, file);
    if (found == -1)
        found = open_caseless(reader, folder, address->text, file);
    if (found >= -1 && reader->unreachable)
        report_unreachable(reader, found);
    map_put(reader->sought, key, found);
    return found;
}

int sysml_document_of(Reader *reader, const Document *from, const char *href)
{
    size_t length = strcspn(href, "#?");
    if (!length) {
        for (int i = 0; i < reader->documents.count; i++)
            if (reader->documents.at[i] == from)
                return i;
        return -1;
    }
    Name address = name_of_length(href, length);
    int found = map_get(from->sought, address, NOT_SOUGHT);
    if (found == NOT_SOUGHT) {
        found = seek_document(reader, from, address);
        map_put(from->sought, address, found);
    }
    return found;
}

/* True for properties whose targets are needed, including the requirements of satisfy and similar relations. Targets of
 * other properties, such as diagrams, may stay unknown. */
static bool is_structural(const char *tag)
{
    return word_is_among(tag, "type|general|redefinedProperty|redefinedPort|importedPackage|importedElement|classifier|"
                              "definingFeature|instance|role|partWithPort|propertyPath|unit|quantityKind|"
                              "packagedElement|nestedClassifier|appliedProfile|subsettedProperty|supplier");
}

/* ---- documents that are not there ---- */

typedef struct {
    Name file;
    List(const Element *) uses; /* the first one of each target */
} Missing;

typedef struct {
    Map *files, *targets; /* Name of the file: index below; Name of the address: seen */
    List(Missing) list;
} MissingList;

/* True if the document that an element refers to is needed. It is often a tool's own library, whose content is known
 * without it or does not matter. */
static bool is_needed(Arena *arena, const Element *element)
{
    if (word_is_among(element->tag->text, "unit|quantityKind|appliedProfile|packagedElement|instance"))
        return false;
    const char *referent = element_referent(element);
    const Element *special = strcmp(element->tag->text, "general") == 0 ? element->parent->parent : NULL;
    if (special && special->type && strcmp(special->type->text, "Stereotype") == 0 &&
        (dialect_stereotype_of_reference(arena, element->content) ||
         (referent && dialect_stereotype_of_reference(arena, referent))))
        return false;
    return !dialect_primitive(element->content) && !(referent && dialect_primitive(referent)) &&
           !sysml_is_quantity(arena, element) && !dialect_is_standard(arena, element->content);
}

static void note_missing(Reader *reader, MissingList *missing, const Element *element)
{
    Name target = name_of(element->content);
    size_t length = strcspn(element->content, "#");
    if (element->content[length] != '#' || !length || !is_needed(reader->scratch, element) ||
        dialect_is_tool_library(element->content) || !map_enter(missing->targets, target))
        return;
    Name file = name_of_length(element->content, length);
    int index = map_get(missing->files, file, -1);
    if (index < 0) {
        index = missing->list.count;
        map_put(missing->files, file, index);
        list_push(reader->arena, &missing->list, (Missing){.file = file});
    }
    list_push(reader->arena, &missing->list.at[index].uses, element);
}

/* Reports documents that are missing with several targets. A single target is reported where it is needed. */
static void report_missing(Reader *reader, const MissingList *missing)
{
    enum { MOST_SHOWN = 40 };
    for (int i = 0; i < missing->list.count; i++) {
        const Missing *item = &missing->list.at[i];
        if (item->uses.count < 2)
            continue;
        diag(DIAG_X20, element_source(item->uses.at[0], NULL),
             "'%s' is not found; the model refers to %d elements of it", item->file->text, item->uses.count);
        for (int k = 0; k < item->uses.count && k < MOST_SHOWN; k++) {
            const Element *use = item->uses.at[k];
            const char *referent = element_referent(use);
            diag_detail("%s (%s, %s)", referent ? referent : strrchr(use->content, '#') + 1, use->tag->text,
                        source_print(reader->arena, element_source(use, NULL)));
        }
        if (item->uses.count > MOST_SHOWN)
            diag_detail("and %d more", item->uses.count - MOST_SHOWN);
        const char *near = sysml_near(reader, item->uses.at[0]->document, item->file->text, -1);
        if (near)
            diag_detail("did you mean '%s'?", near);
        diag_cause((Cause){.key = item->file, .one = "more", .many = "more", .subject = item->file->text});
    }
}

/* The document for a name that the model does not write as a file name. */
static int guessed_document(Reader *reader, const Element *element, const char *file)
{
    reader->is_guess = true;
    const int found = sysml_document_of(reader, element->document, file);
    reader->is_guess = false;
    return found;
}

/* A tool notes the name of an element of another project, "Library::Package::Block": the package may exist as a
 * document of its own, whatever the name of the project. */
int sysml_document_of_referent(Reader *reader, const Element *element)
{
    const char *referent = element->is_elsewhere ? element_referent(element) : NULL;
    const char *segment = referent && is_needed(reader->scratch, element) ? referent : "";
    for (const char *end; (end = strstr(segment, "::")); segment = end + 2) {
        size_t length = (size_t)(end - segment);
        if (!length || strcspn(segment, "/\\#?%") < length)
            continue;
        const int found =
            guessed_document(reader, element, arena_format(reader->arena, "%.*s.xmi", (int)length, segment));
        if (found > 0)
            return found;
    }
    return -1;
}

/* ---- loading ---- */

/* Eclipse tools split a model into files: if a package or class is in a fragment, its owner refers to it. A fragment is
 * found from its owner's document, so that it comes after it. */
static void take_fragment(const Reader *reader, Element *element, int from, int found)
{
    bool is_content = strcmp(element->tag->text, "packagedElement") == 0 ||
                      strcmp(element->tag->text, "nestedClassifier") == 0;
    const char *mark = strchr(element->content, '#');
    if (found <= from || !is_content || !mark || !dialect_is_fragment(element->content))
        return;
    Document *document = reader->documents.at[found];
    const Element *target = xmi_by_id(document, mark + 1);
    bool is_outermost = target && (!target->parent || !target->parent->parent);
    if (!is_outermost || document->placeholder)
        return;
    document->placeholder = element;
    document->is_main = element->document->is_main;
}

/* Looks for the profile of an unknown stereotype: it may exist as a document, although the tool names it by its
 * namespace only. */
static void seek_profile(Reader *reader, const Element *element)
{
    static const char *const endings[] = {".xmi", ".profile.uml"};
    const Name prefix = element->family == FAMILY_UNKNOWN && element->extra ? element->extra->prefix : NULL;
    const bool is_application = prefix && element->metaclass == META_NONE && element_is_application(element);
    const bool is_fit = is_application && strcspn(prefix->text, "/\\%") == prefix->length;
    int found = is_fit ? -1 : 0;
    for (size_t i = 0; found == -1 && i < sizeof endings / sizeof *endings; i++)
        found = guessed_document(reader, element, arena_format(reader->scratch, "%s%s", prefix->text, endings[i]));
}

/* Loads the documents that a document refers to, and checks whether its blocks name those of other platforms. */
static void load_referred(Reader *reader, int index, MissingList *missing)
{
    Element *root = reader->documents.at[index]->root;
    bool is_library = sysml_is_platform_library(reader, reader->documents.at[index]);
    for (Element *e = root; e; e = element_after(e, root)) {
        if (!is_library && sysml_is_platform_block(e))
            reader->uses_platforms = true;
        seek_profile(reader, e);
        if (!e->is_elsewhere || !is_structural(e->tag->text))
            continue;
        int found = sysml_document_of(reader, e->document, e->content);
        if (found == -1 && strcmp(e->tag->text, "importedPackage") == 0 && !dialect_import_is_optional(e->content) &&
            !dialect_is_standard(reader->scratch, e->content)) {
            diag(DIAG_X11, element_source(e, NULL), "the imported package '%s' is not found", e->content);
            diag_cause((Cause){.key = name_of_length(e->content, strcspn(e->content, "#")),
                               .is_consequence = true,
                               .one = "of them is an imported package",
                               .many = "of them are imported packages",
                               .subject = e->content});
            if (element_referent(e))
                diag_detail("the exporting tool calls it '%s'", element_referent(e));
            const char *near = sysml_near(reader, e->document, e->content, -1);
            if (near)
                diag_detail("did you mean '%s'?", near);
        }
        take_fragment(reader, e, index, found);
        if (found == -1 && sysml_document_of_referent(reader, e) < 0)
            note_missing(reader, missing, e);
    }
}

bool sysml_load_documents(Reader *reader, const char *path, bool *unreadable)
{
    Document *main = xmi_read(reader->arena, path, unreadable);
    if (!main)
        return false;
    add_document(reader, main);
    MissingList missing = {.files = map_new(reader->arena), .targets = map_new(reader->arena)};
    for (int i = 0; i < reader->documents.count; i++) { /* grows while it is walked */
        load_referred(reader, i, &missing);
        /* blocks that only name another platform's block refer to no document: the shipped libraries with the
         * corresponding blocks are in the last folder */
        const bool is_last = reader->uses_platforms && i == reader->documents.count - 1;
        for (int k = 0; is_last && reader->libraries->folders.count && platform_library(k); k++)
            open_document(reader,
                          path_join(reader->arena, list_last(&reader->libraries->folders), platform_library(k)));
    }
    for (int i = 0; missing.list.count && i < reader->documents.count; i++) {
        Element *root = reader->documents.at[i]->root;
        for (Element *e = root; e; e = element_after(e, root)) /* adds other references to missing documents */
            if (e->is_elsewhere && !is_structural(e->tag->text) &&
                map_get(missing.files, name_of_length(e->content, strcspn(e->content, "#")), -1) >= 0)
                note_missing(reader, &missing, e);
    }
    report_missing(reader, &missing);
    reader->is_loaded = true;
    return true;
}
