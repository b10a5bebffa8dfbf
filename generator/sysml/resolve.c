/* resolve.c - references as written, and their targets.
 *
 * Within a document the id decides. In another document the id decides, then the name: ids of a library differ between
 * its releases and between tools. */
#include "sysml/classifier.h"

#include <limits.h>
#include <string.h>

/* ---- references as written ---- */

static const char blanks[] = " \t\r\n";

/* The next word of a list; no copy if it is the end of the text. */
static bool next_word(Arena *arena, Element *at, const char **words, Reference *found)
{
    const char *begin = *words + strspn(*words, blanks);
    size_t length = strcspn(begin, blanks);
    if (!length)
        return false;
    *words = begin + length;
    const char *text = begin[length] ? arena_copy(arena, begin, length) : begin;
    *found = strchr(text, '#') ? (Reference){.href = text, .at = at} : (Reference){.id = text, .at = at};
    return true;
}

/* Finds the references of a property in order: all, or with NULL only the first, in `one`. A child element is a
 * reference itself, or its text is a list of references. */
static bool find_references(Arena *arena, Element *element, const char *property, ReferenceList *all, Reference *one)
{
    for (int i = 0; i < element->attribute_count; i++) {
        const bool is_it = strcmp(element->attributes[i].name->text, property) == 0;
        const char *words = is_it ? element->attributes[i].value : "";
        while (next_word(arena, element, &words, one)) {
            if (!all)
                return true;
            list_push(arena, all, *one);
        }
    }
    for (Element *child = element->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, property) != 0 || child->is_nil)
            continue;
        bool is_one = child->is_elsewhere || child->is_reference;
        const char *words = !is_one && child->content && !child->id ? child->content : "";
        if (is_one)
            *one = child->is_elsewhere ? (Reference){.href = child->content, .at = child}
                                       : (Reference){.id = child->id->text, .at = child};
        for (; is_one || next_word(arena, child, &words, one); is_one = false) {
            if (!all)
                return true;
            list_push(arena, all, *one);
        }
    }
    return false;
}

void sysml_references(Arena *arena, Element *element, const char *property, ReferenceList *found)
{
    Reference one;
    find_references(arena, element, property, found, &one);
}

bool sysml_reference(Arena *arena, Element *element, const char *property, Reference *found)
{
    return find_references(arena, element, property, NULL, found);
}

/* ---- targets ---- */

/* Named elements of a document, by name; those of one name in the order of the document. */
static void index_names(Arena *arena, Document *document)
{
    int count = document->identified.count;
    document->names = map_new(arena);
    document->next_named = arena_array(arena, int, count + 1);
    for (int i = count - 1; i >= 0; i--) {
        const Element *e = document->identified.at[i];
        const char *name = e->metaclass && !e->is_elsewhere ? element_property(e, "name") : NULL;
        if (!name)
            continue;
        document->next_named[i] = map_get(document->names, name_of(name), -1);
        map_put(document->names, name_of(name), i);
    }
}

/* The number of last segments of a qualified name ("A::B::C") that are the names of the element and its owners. */
static int matching_segments(const Element *element, const char *path, size_t length)
{
    int count = 0;
    for (; element && length; element = element->parent) {
        const char *name = element_property(element, "name");
        size_t tail = name ? strlen(name) : 0;
        if (!tail || tail > length || strncmp(path + length - tail, name, tail) != 0)
            return count;
        length -= tail;
        count++;
        if (length < 2 || path[length - 1] != ':' || path[length - 2] != ':')
            return count;
        length -= 2;
    }
    return count;
}

/* The qualified name of the target, if the tool noted it. */
static const char *noted_path(Reference reference)
{
    const char *mark = strchr(reference.href, '#'), *path = element_referent(reference.at);
    return !path && mark && strstr(mark, "::") ? mark + 1 : path;
}

/* The first element whose qualified name is most similar to the one that the tool noted. Without such a note, the first
 * element with the name at the end of the reference. */
static Element *by_name(Arena *arena, Document *document, Reference reference)
{
    const char *path = noted_path(reference);
    const char *colon = path ? strrchr(path, ':') : NULL;
    const char *word = colon ? colon + 1 : path ? path : dialect_fragment_word(arena, reference.href);
    if (!word)
        return NULL;
    if (!document->names)
        index_names(arena, document);
    Element *best = NULL;
    int most = 0;
    for (int i = map_get(document->names, name_of(word), -1); i >= 0; i = document->next_named[i]) {
        Element *e = document->identified.at[i];
        int count = path ? matching_segments(e, path, strlen(path)) : 1;
        if (count <= most)
            continue;
        best = e;
        most = count;
    }
    return best;
}

bool sysml_is_nameless(Reader *reader, Reference reference)
{
    return reference.href && strchr(reference.href, '#') && !noted_path(reference) &&
           !dialect_fragment_word(reader->arena, reference.href);
}

Element *sysml_resolve(Reader *reader, Reference reference)
{
    const Document *from = reference.at->document;
    if (reference.id) {
        Element *own = xmi_by_id(from, reference.id);
        const char *twin = own ? NULL : dialect_twin_id(reader->arena, reference.id);
        return twin ? xmi_by_id(from, twin) : own;
    }
    const char *mark = strchr(reference.href, '#');
    if (!mark)
        return NULL;
    int found = sysml_document_of(reader, from, reference.href);
    if (found < 0) {
        Element *own = xmi_by_id(from, mark + 1);
        /* ids of MagicDraw and Cameo are unique among all projects, and may name the project by a number of its own */
        for (int i = 0; !own && dialect_is_project_number(reference.href) && i < reader->documents.count; i++)
            own = xmi_by_id(reader->documents.at[i], mark + 1);
        found = own ? -1 : sysml_document_of_referent(reader, reference.at);
        if (found < 0)
            return own;
    }
    Document *document = reader->documents.at[found];
    Element *target = xmi_by_id(document, mark + 1);
    bool has_name = element_referent(reference.at) || sysml_is_uri(reference.href) || strstr(mark, "::");
    return target || !has_name ? target : by_name(reader->arena, document, reference);
}

static Classifier *builtin(Reader *reader, const char *primitive)
{
    Name name = name_of(primitive);
    for (int i = 0; i < reader->builtin.count; i++)
        if (reader->builtin.at[i]->name == name)
            return reader->builtin.at[i];
    Classifier *classifier = arena_new_of(reader->arena, Classifier);
    classifier->kind = CLASSIFIER_VALUE_TYPE;
    classifier->name = classifier->qualified = name;
    classifier->documentation = name_of("");
    classifier->is_library = true;
    classifier->primitive = sysml_type_of_primitive(primitive);
    list_push(reader->arena, &reader->builtin, classifier);
    return classifier;
}

/* The name of a type with its unit in it, "ISO80000-3::length[metre]"; NULL if it has none. */
static Name unit_in_name(const char *name)
{
    const char *begin = strrchr(name, '[');
    size_t length = begin ? strlen(begin) : 0;
    return length > 2 && begin[length - 1] == ']' ? name_of_length(begin + 1, length - 2) : NULL;
}

/* Recognizes a type of a missing library of units: its name contains a unit or is one, or it is among quantities.
 * `typed`: the name of a type that a user of Enterprise Architect typed in, which is of no library. */
static bool quantity_of(Arena *arena, const char *href, const char *referent, const char *typed, Quantity *found)
{
    const char *mark = href ? strchr(href, '#') : NULL;
    const char *path = referent ? referent : typed ? typed : mark && strstr(mark, "::") ? mark + 1 : NULL;
    const char *colon = path ? strrchr(path, ':') : NULL, *word = colon ? colon + 1 : path;
    word = !word && href ? dialect_fragment_word(arena, href) : word;
    if (!word || !*word)
        return false;
    UnitMeaning meaning;
    *found = (Quantity){.name = name_of(word), .path = name_of(path ? path : href), .unit = unit_in_name(word)};
    const bool is_unit = unit_read(found->unit ? found->unit->text : word, &meaning);
    found->is_told = found->unit && is_unit;
    if (!found->unit && is_unit)
        found->unit = found->name;
    if (found->is_told || (typed && is_unit))
        return true;
    const bool is_of_units = (path && dialect_is_unit_library(arena, path)) ||
                             (mark && dialect_is_unit_library(arena, arena_copy(arena, href, (size_t)(mark - href))));
    return is_of_units && (found->unit || dialect_is_quantity_folder(found->path->text));
}

bool sysml_is_quantity(Arena *arena, const Element *element)
{
    Quantity found;
    return quantity_of(arena, element->content, element_referent(element), NULL, &found);
}

void sysml_note_quantities(Reader *reader)
{
    enum { MOST_SHOWN = 40 };
    int count = 0;
    for (int i = 0; i < reader->quantities.count; i++) {
        const Quantity *item = &reader->quantities.at[i];
        if (item->is_told || ++count > MOST_SHOWN)
            continue;
        if (count == 1)
            diag(DIAG_X33, element_source(item->at, NULL),
                 "value types that are not found are recognized by name");
        diag_detail("%s: %s (%s)", item->path->text, item->unit ? item->unit->text : "Real, without a unit",
                    source_print(reader->arena, element_source(item->at, NULL)));
    }
    if (count > MOST_SHOWN)
        diag_detail("and %d more", count - MOST_SHOWN);
}

static Classifier *builtin_quantity(Reader *reader, const Quantity *quantity, const Element *at)
{
    const int count = reader->builtin.count;
    Classifier *type = builtin(reader, quantity->name->text);
    if (reader->builtin.count == count)
        return type;
    type->primitive = TYPE_REAL;
    type->unit.name = quantity->unit;
    list_push(reader->arena, &reader->quantities, *quantity);
    list_last(&reader->quantities).at = at;
    return type;
}

/* The only classifier of that name in the model itself, else in the documents that it refers to; NULL if there is
 * none or several. */
static Classifier *classifier_named(Reader *reader, const char *word)
{
    enum { SEVERAL = -2 };
    if (!reader->names) {
        reader->names = map_new(reader->arena);
        for (int i = 0; i < reader->model->classifiers.count; i++) {
            const Classifier *classifier = reader->model->classifiers.at[i];
            int known = map_get(reader->names, classifier->name, -1);
            bool is_behind = known >= 0 && classifier->is_library && !reader->model->classifiers.at[known]->is_library;
            if (!is_behind)
                map_put(reader->names, classifier->name, known == -1 ? i : SEVERAL);
        }
    }
    int index = map_get(reader->names, name_of(word), -1);
    return index < 0 ? NULL : reader->model->classifiers.at[index];
}

Classifier *sysml_resolve_classifier(Reader *reader, Reference reference)
{
    const Element *target = sysml_resolve(reader, reference);
    if (target)
        return target->made == MADE_CLASSIFIER ? target->object : NULL;
    const char *typed = reference.id ? dialect_typed_word(reader->arena, reference.id) : NULL;
    Classifier *named = typed ? classifier_named(reader, typed) : NULL;
    if (named)
        return named;
    const char *referent = element_referent(reference.at);
    const char *primitive = dialect_primitive(reference.href ? reference.href : typed ? typed : reference.id);
    if (!primitive && referent)
        primitive = dialect_primitive(referent);
    if (primitive)
        return builtin(reader, primitive);
    Quantity quantity;
    return quantity_of(reader->scratch, reference.href, referent, typed, &quantity)
               ? builtin_quantity(reader, &quantity, reference.at)
               : NULL;
}

const char *sysml_reference_words(Reader *reader, Reference reference)
{
    const char *address = reference.href ? reference.href : reference.id;
    if (element_referent(reference.at))
        return arena_format(reader->arena, "%s (%s)", element_referent(reference.at), address);
    return address;
}

/* ---- suggestions for a reference that leads nowhere ---- */

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

/* The element's name if its id contains it, as "Electrical.Resistor" does, or NULL. Ids with numbers of a tool may be
 * similar by chance. */
static const char *name_in_id(const Element *element)
{
    const char *name = element_property(element, "name");
    const size_t length = name ? strlen(name) : 0, whole = element->id->length;
    return length > 1 && whole >= length && strcmp(element->id->text + whole - length, name) == 0 ? name : NULL;
}

/* How deeply the names in the id are nested: the number of separators. */
static int depth_of(const char *id)
{
    int depth = 0;
    for (const char *at = strpbrk(id, ".:/"); at; at = strpbrk(at + 1, ".:/"))
        depth++;
    return depth;
}

/* The address of the property in a document; NULL: it has no id. */
static const char *address_of(Reader *reader, const Document *document, const Property *property)
{
    for (int i = 0; i < reader->documents.count; i++) {
        const Document *other = reader->documents.at[i];
        for (int k = 0; k < other->identified.count; k++) {
            const Element *element = other->identified.at[k];
            if (element->made == MADE_PROPERTY && element->object == property)
                return other == document ? element->id->text
                                         : arena_format(reader->arena, "%s#%s", other->file->label->text,
                                                        element->id->text);
        }
    }
    return NULL;
}

/* The address of the classifier's own or inherited property that is named as the end of the id, except for upper or
 * lower case, or whose name is the nearest. NULL: the rest of the id is that of no classifier, or no name is near. */
static const char *near_feature(Reader *reader, const Document *document, const char *id)
{
    const char *name = id;
    for (const char *at = id; (at = strpbrk(at, ".:/")) != NULL; at++)
        name = at + 1;
    if (name - id < 2)
        return NULL;
    const Element *owner = xmi_by_id(document, arena_copy(reader->arena, id, (size_t)(name - id) - 1));
    if (!owner || owner->made != MADE_CLASSIFIER)
        return NULL;
    ClassifierList all = {0}; /* the general ones behind the special ones */
    Map *known = map_new(reader->scratch);
    const Property *found = NULL;
    int nearest = INT_MAX;
    list_push(reader->scratch, &all, owner->object);
    for (int i = 0; i < all.count; i++) {
        const Classifier *classifier = all.at[i];
        for (int k = 0; k < classifier->properties.count; k++) {
            const char *word = classifier->properties.at[k]->name->text;
            int distance = words_equal_caseless(word, name) ? strcmp(word, name) != 0 : nearest;
            if (distance < nearest || word_is_nearer(name, word, &distance)) {
                found = classifier->properties.at[k];
                nearest = distance;
            }
        }
        for (int k = 0; k < classifier->generals.count; k++) {
            if (map_get(known, classifier->generals.at[k], 0))
                continue;
            map_put(known, classifier->generals.at[k], 1);
            list_push(reader->scratch, &all, classifier->generals.at[k]);
        }
    }
    return found ? address_of(reader, document, found) : NULL;
}

/* The address of the element in another document that has it, else of the nearest property of the same owner; else the
 * nearest id of an element. */
static const char *near_element(Reader *reader, const Document *document, const char *id)
{
    const char *found = NULL;
    int nearest = INT_MAX;
    for (int i = 0; i < reader->documents.count; i++) {
        const Element *element = xmi_by_id(reader->documents.at[i], id);
        if (element && name_in_id(element))
            return arena_format(reader->arena, "%s#%s", reader->documents.at[i]->file->label->text, id);
    }
    found = near_feature(reader, document, id);
    if (found)
        return found;
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

/* ---- references that lead nowhere ---- */

/* Adds details on a reference without a target. The library may be another one, or another release, than the one that
 * the model was drawn with. */
static void not_found(Reader *reader, Problem *missing, Reference reference, const char *what)
{
    Arena *arena = reader->arena;
    const char *mark = strchr(reference.href, '#'), *file = NULL;
    sysml_problem_detail(missing, "it refers to %s", sysml_reference_words(reader, reference));
    int found = mark ? sysml_document_of(reader, reference.at->document, reference.href) : -1;
    if (found >= 0)
        file = reader->documents.at[found]->file->label->text;
    else if (mark && mark > reference.href)
        file = path_base(arena_copy(arena, reference.href, (size_t)(mark - reference.href)));
    if (file) /* all references to a release without the sought element are one mistake */
        missing->cause = (Cause){.key = name_format("in %s", file),
                                 .subject = what,
                                 .one = arena_format(arena, "more reference to '%s' has no target", file),
                                 .many = arena_format(arena, "more references to '%s' have no target", file)};
    if (found < 0 && file) { /* and so are those to a document that is not found */
        missing->cause.key = name_of_length(reference.href, (size_t)(mark - reference.href));
        missing->cause.is_consequence = true;
        missing->cause.one = arena_format(arena, "reference to '%s' is needed", file);
        missing->cause.many = arena_format(arena, "references to '%s' are needed", file);
    }
    if (found < 0 && file && dialect_is_standard(arena, reference.href)) {
        sysml_problem_detail(missing, "'%s' belongs to the standard libraries of UML and SysML; of these only Real, "
                                      "Integer, Boolean and String are known", file);
        sysml_problem_fix(missing, "use an element of the model instead, or give the folder of '%s' with --library",
                          file);
    }
    else if (found < 0 && file)
        sysml_problem_fix(missing, "give the folder of '%s' with --library", file);
    const char *near = sysml_near(reader, reference.at->document, reference.href, found);
    if (near)
        sysml_problem_detail(missing, "did you mean '%s'?", near);
    if (found < 0)
        return;
    if (sysml_is_nameless(reader, reference) && sysml_is_uri(reference.href)) {
        sysml_problem_detail(missing, "%s is read instead, but has no element with this id, and the reference gives "
                                      "no name", file);
        sysml_problem_fix(missing,
                          "give the folder of the '%s' with which the model was drawn with --library, or export the "
                          "model together with the library",
                          path_base(file));
    } else {
        sysml_problem_detail(missing, "%s is read, but has no such element", file);
        sysml_problem_fix(missing, "export both models again, or correct the reference in the modelling tool");
    }
}

Name sysml_unresolved(Reader *reader, Classifier *owner, Reference reference, Source source, const char *what)
{
    Arena *arena = reader->arena;
    Problem *wrong;
    source.line = reference.at->line;
    what = arena_format(arena, "%s", what); /* the caller's words may be gone when the cause is printed */
    if (sysml_resolve(reader, reference)) {
        wrong = sysml_problem(arena, owner, DIAG_X10, source, "%s refers to an element of another kind", what);
        sysml_problem_detail(wrong, "it refers to %s, a '%s'", sysml_reference_words(reader, reference),
                             sysml_resolve(reader, reference)->tag->text);
        sysml_problem_fix(wrong, "correct the reference in the modelling tool");
    } else if (reference.id && dialect_typed_word(arena, reference.id)) {
        wrong = sysml_problem(arena, owner, DIAG_X09, source, "%s is a text that names no type of the model: '%s'",
                              what, dialect_typed_word(arena, reference.id));
        sysml_problem_fix(wrong, "select a type of the model, or write Real, Integer, Boolean or String");
    } else if (reference.id) {
        wrong = sysml_problem(arena, owner, DIAG_X09, source, "%s refers to an element that is not in the file", what);
        sysml_problem_detail(wrong, "no element has the id '%s'", sysml_reference_words(reader, reference));
    } else {
        wrong = sysml_problem(arena, owner, DIAG_X10, source, "%s is not found", what);
        not_found(reader, wrong, reference, what);
    }
    if (!wrong->cause.key)
        wrong->cause = (Cause){.key = name_format("is %s", reference.id ? reference.id : reference.href),
                               .one = "more reference has this target", .many = "more references have this target",
                               .subject = what};
    return wrong->cause.key;
}
