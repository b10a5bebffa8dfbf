/* software.c - a behaviour in C: the inside of a function, or the names of files and of a function in them.
 *
 * The text goes into a function of its own in a file of its own; text that could end that function early, or change the
 * meaning of the text after it, is rejected here: brackets that do not match, directives of the preprocessor, and
 * comments and literals that do not end. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <errno.h>
#include <string.h>

bool sysml_is_opaque(const Element *element)
{
    const char *type = element->type ? element->type->text : "";
    return word_is_among(type, "OpaqueBehavior|FunctionBehavior");
}

bool sysml_is_software(Reader *reader, const Element *element)
{
    return sysml_is_opaque(element) && sysml_body_in_language(reader, element, "C").text;
}

/* ---- the text as C ---- */

enum { MOST_TEXT = 1 << 20, DEEPEST_BRACKETS = 200 };

typedef struct {
    const char *at;
    int line;
    bool begins_line; /* nothing but blanks and comments stand before it on its line */
    const char *problem;
    int depth;
    struct {
        char closing;
        int line;
    } open[DEEPEST_BRACKETS];
} Scan;

static void next_character(Scan *s)
{
    if (*s->at == '\n') {
        s->line++;
        s->begins_line = true;
    }
    s->at++;
}

/* Skips a backslash at the end of a line, which goes on in the next line; compilers ignore blanks behind it. */
static bool splice(Scan *s)
{
    if (*s->at != '\\')
        return false;
    const char *end = s->at + 1 + strspn(s->at + 1, " \t\v\f\r");
    if (*end == '\n')
        s->line++;
    else if (*end)
        return false;
    else
        s->problem = "it ends in a backslash";
    s->at = *end ? end + 1 : end;
    return true;
}

static void skip_comment(Scan *s)
{
    int begin = s->line;
    bool is_line = s->at[1] == '/';
    s->at += 2;
    while (*s->at && (is_line ? *s->at != '\n' : strncmp(s->at, "*/", 2) != 0))
        if (!splice(s))
            next_character(s);
    if (!is_line && *s->at) {
        s->at += 2;
    } else if (!is_line) {
        s->problem = "a comment does not end";
        s->line = begin;
    }
}

static void skip_literal(Scan *s)
{
    char quote = *s->at++;
    while (*s->at && *s->at != quote && *s->at != '\n') {
        if (splice(s))
            continue;
        s->at += *s->at == '\\' && s->at[1] && s->at[1] != '\n';
        next_character(s);
    }
    if (*s->at == quote)
        s->at++;
    else
        s->problem = quote == '"' ? "a string does not end on its line" : "a character does not end on its line";
}

/* Takes a bracket, which may be a digraph. Returns its number of characters; 0: there is none. */
static int bracket(Scan *s)
{
    static const struct {
        const char *text;
        char closing;
        bool opens;
    } brackets[] = {{"{", '}', true},   {"}", '}', false},  {"(", ')', true},   {")", ')', false}, {"[", ']', true},
                    {"]", ']', false}, {"<%", '}', true}, {"%>", '}', false}, {"<:", ']', true}, {":>", ']', false}};
    for (size_t i = 0; i < sizeof brackets / sizeof *brackets; i++) {
        size_t length = strlen(brackets[i].text);
        if (strncmp(s->at, brackets[i].text, length) != 0)
            continue;
        const char closing = brackets[i].closing;
        if (brackets[i].opens && s->depth == DEEPEST_BRACKETS) {
            s->problem = "brackets are nested too deep";
        } else if (brackets[i].opens) {
            s->open[s->depth].closing = closing;
            s->open[s->depth++].line = s->line;
        } else if (s->depth && s->open[s->depth - 1].closing == closing) {
            s->depth--;
        } else {
            s->problem = closing == '}'   ? "a '}' closes nothing"
                         : closing == ')' ? "a ')' closes nothing"
                                          : "a ']' closes nothing";
        }
        return (int)length;
    }
    return 0;
}

static void scan_token(Scan *s)
{
    if (splice(s))
        return;
    if (*s->at == '/' && (s->at[1] == '/' || s->at[1] == '*')) {
        skip_comment(s);
        return;
    }
    if (strchr(" \t\r\n\v\f", *s->at)) {
        next_character(s);
        return;
    }
    bool is_directive = s->begins_line && (*s->at == '#' || strncmp(s->at, "%:", 2) == 0);
    s->begins_line = false;
    if (is_directive) {
        s->problem = "it contains a preprocessor directive";
        return;
    }
    if (s->at[0] == 'R' && s->at[1] == '"') {
        s->problem = "it contains a raw string";
        return;
    }
    if (*s->at == '"' || *s->at == '\'') {
        skip_literal(s);
        return;
    }
    int length = bracket(s);
    s->at += length ? length : 1;
}

/* The reason why the text cannot be the inside of a function, and its line; NULL if it can. */
static const char *text_problem(Arena *arena, const char *text, int *line)
{
    Scan *s = arena_new_of(arena, Scan);
    s->at = text;
    s->line = 1;
    s->begins_line = true;
    while (*s->at && !s->problem)
        scan_token(s);
    if (!s->problem && s->depth) {
        s->line = s->open[s->depth - 1].line;
        s->problem = arena_format(arena, "a bracket is not closed by '%c'", s->open[s->depth - 1].closing);
    }
    *line = s->line;
    return s->problem;
}

/* ---- files and a function ---- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_word_end(char c)
{
    return !is_letter(c) && !(c >= '0' && c <= '9');
}

static const char *after_blanks(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

/* True if the file is below the model's folder, and no character of its name has a meaning for make or a shell. */
static bool is_fit_file_name(const char *name)
{
    for (const char *at = name; *at; at++)
        if (is_word_end(*at) && !strchr("./-", *at))
            return false;
    return path_is_inner(name) && *name != '-' && !strstr(name, "//") && !strstr(name, "/-");
}

/* Reads a text such as "control/axis.c, filter.c: axis_step", which means files because it is not C. False: another
 * text. */
static bool read_files(Arena *arena, Software *software)
{
    const char *text = after_blanks(software->text->text), *colon = strrchr(text, ':');
    if (!colon || strcspn(text, ";{}=?\"") < (size_t)(colon - text))
        return false;
    const char *word = after_blanks(colon + 1);
    size_t length = 0;
    while (is_letter(*word) && !is_word_end(word[length]))
        length++;
    if (!length || *after_blanks(word + length))
        return false;
    for (const char *at = text; at < colon; at++) {
        at = after_blanks(at);
        const size_t part = strcspn(at, ","), most = (size_t)(colon - at), length_of_part = part < most ? part : most;
        const Name name = name_of(sysml_trimmed(arena, arena_copy(arena, at, length_of_part)));
        if (name->length < 3 || strcmp(name->text + name->length - 2, ".c") != 0)
            return false;
        list_push(arena, &software->files, (SoftwareFile){.path = name, .is_compiled = true});
        at += length_of_part;
    }
    software->function = name_of_length(word, length);
    return software->files.count > 0;
}

static void check_text(Reader *reader, const Software *software)
{
    int line = 1;
    const char *text = software->text->text, *what = text_problem(reader->arena, text, &line);
    if (software->text->length > MOST_TEXT)
        what = arena_format(reader->arena, "it is longer than %d characters", MOST_TEXT);
    if (sysml_is_blank(text))
        what = "it is empty";
    if (!what)
        return;
    Source source = sysml_line_of_text(software->source, software->spans_lines, line);
    Problem *wrong = sysml_problem(reader->arena, software->owner, DIAG_S50, source,
                                   "the C text of '%s' cannot be the inside of a function", software->qualified->text);
    sysml_problem_detail(wrong, line > 1 ? "%s, in line %d" : "%s", what, line);
}

void sysml_read_software(Reader *reader, Classifier *owner, Element *element)
{
    Body body = sysml_body_in_language(reader, element, "C");
    Software *software = arena_new_of(reader->arena, Software);
    Name name = element_name(element);
    software->qualified = sysml_member_words(owner, name->length ? name : name_of("step"));
    software->owner = owner;
    software->text = name_of(body.text);
    software->source = sysml_body_source(&body, element_source(element, software->qualified));
    software->spans_lines = body.is_content && body.at->text_spans;
    owner->software = software;
    if (!read_files(reader->arena, software)) {
        software->files.count = 0;
        check_text(reader, software);
    }
    for (int i = 0; i < software->files.count; i++) {
        const char *path = software->files.at[i].path->text;
        if (is_fit_file_name(path))
            continue;
        Problem *wrong =
            sysml_problem(reader->arena, owner, DIAG_S50, software->source,
                          "'%s' names the file '%s', which cannot be used", software->qualified->text, path);
        sysml_problem_fix(wrong, "name a file in the model's folder or below it, in letters, digits and _ - . /");
    }
}

/* ---- the files ---- */

enum { MOST_FILES = 1000, LARGEST_FILE = 4 << 20 };

typedef struct {
    Arena *arena;
    Software *software;
    const char *folder; /* of the document that it is drawn in */
} Loading;

/* NULL, or why the file cannot be used. */
static const char *load(const Loading *l, SoftwareFile *file)
{
    const char *path = path_join(l->arena, l->folder, file->path->text);
    if (!path_exists(path))
        return strerror(ENOENT);
    if (!path_is_within(l->folder, path))
        return "it lies outside of the model's folder";
    file->text = file_read(l->arena, path, LARGEST_FILE, &file->length);
    if (!file->text)
        return errno == EFBIG ? "it is too large" : strerror(errno);
    if (memchr(file->text, '\0', file->length))
        return "it holds a character of code 0, which no text has";
    return NULL;
}

/* Adds included files that are beside the file. Other ones may be generated headers; otherwise the C compiler reports
 * them. */
static void take_included(const Loading *l, int index)
{
    SoftwareFile from = l->software->files.at[index];
    const char *directory = path_directory(l->arena, from.path->text);
    for (const char *at = from.text; at && l->software->files.count < MOST_FILES; at = strchr(at, '\n')) {
        at += strspn(at, "\r\n");
        const char *word = at + strspn(at, " \t");
        if (*word != '#')
            continue;
        word += 1 + strspn(word + 1, " \t");
        if (strncmp(word, "include", 7) != 0)
            continue;
        word += 7 + strspn(word + 7, " \t");
        size_t length = *word == '"' ? strcspn(word + 1, "\"\r\n") : 0;
        if (!length || word[1 + length] != '"')
            continue;
        SoftwareFile file = {.path = name_of(path_join(l->arena, directory, arena_copy(l->arena, word + 1, length)))};
        bool is_known = false;
        for (int i = 0; i < l->software->files.count; i++)
            is_known = is_known || l->software->files.at[i].path == file.path;
        if (is_fit_file_name(file.path->text) && !is_known && !load(l, &file))
            list_push(l->arena, &l->software->files, file);
    }
}

static void load_files(Arena *arena, Software *software)
{
    const Loading l = {arena, software, path_directory(arena, software->source.file->path->text)};
    for (int i = 0; i < software->files.count; i++) {
        SoftwareFile *file = &software->files.at[i];
        const char *problem = file->text ? NULL : load(&l, file);
        if (!problem) {
            take_included(&l, i); /* the list grows while it is walked */
            continue;
        }
        diag(DIAG_S51, software->source, "the file '%s' of '%s' cannot be read: %s", file->path->text,
             software->qualified->text, problem);
        diag_detail("looked for: %s", path_join(arena, l.folder, file->path->text));
    }
}

void sysml_check_software(Arena *arena, const Classifier *root, bool is_allowed)
{
    Arena *scratch = arena_new();
    Map *seen = map_new(scratch);
    const ClassifierList found = sysml_instantiated(root, scratch);
    for (int i = 0; i < found.count; i++) {
        const Software *software = sysml_software(found.at[i]);
        if (!software || !map_enter(seen, software))
            continue;
        if (is_allowed && !software->owner->problems.count)
            load_files(arena, software->owner->software);
        if (is_allowed)
            continue;
        diag(DIAG_S49, software->source, "the behaviour '%s' is C code, which is compiled with --allow-c only",
             software->qualified->text);
        if (software->function)
            diag_detail("it calls '%s' of '%s'", software->function->text, software->files.at[0].path->text);
    }
    arena_free(scratch);
}
