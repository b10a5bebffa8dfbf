/* files.c - from a file to a document: XMI as it is, the models in a project archive; any other file is rejected. */
#include "sysml/xmi.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* ---- is it a model? ---- */

/* An unknown namespace is taken for UML if it holds the model: an element of the right name. */
static bool holds_model(const Element *element)
{
    bool named = strcmp(element->tag->text, "Model") == 0 || strcmp(element->tag->text, "Package") == 0 ||
                 strcmp(element->tag->text, "Profile") == 0;
    if (named && element->family == FAMILY_UNKNOWN) {
        diag(DIAG_X13, element_source(element, NULL), "the namespace of '%s' is not one of UML that is known",
             element->tag->text);
        if (element->document->foreign) /* known of packages; xmi:type may say otherwise */
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
    document->file->label = name_of(path_base(path->text));
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
        refuse_archive(whole, "it is not one of MagicDraw or Cameo");
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

Document *xmi_read(Arena *arena, const char *path, bool *unreadable)
{
    *unreadable = true;
    FILE *stream = path_is_directory(path) ? NULL : file_open(path, "rb");
    if (!stream) {
        Source whole = {.file = document_new(arena, name_of(path), &(struct stat){0})->file};
        if (path_is_directory(path))
            diag(DIAG_X05, whole, "this is a folder, not a file");
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
