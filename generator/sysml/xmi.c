/* xmi.c - XML into a tree of elements. The only file that knows libxml2.
 *
 * Whatever the file contains, no other file is opened, no entity is expanded, and time and memory are bounded. */
#include "sysml/xmi.h"

#include <ctype.h>
#include <errno.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_LEVELS = 250,
    MOST_ELEMENTS = 8000000,
    MOST_ATTRIBUTES = 1000, /* of one element, with declarations of namespaces; also the most namespaces in force */
    LONGEST_TEXT = 4 << 20,
    LONGEST_NAME = 10000,
    FAMILIES = 16,
    WORDS = 256
};
static const long long LARGEST_FILE = 1LL << 30;

typedef struct {
    Arena *arena;
    xmlParserCtxtPtr parser;
    Document *document;
    Element *open;   /* innermost element that is kept */
    Element *closed; /* the last one that was kept and has ended */
    Text text;       /* directly inside `open`, so far */
    int text_line;
    Text value; /* of an attribute, while it is decoded */
    int level;         /* of all open elements */
    int skipped_level; /* outermost element that is left out, 0 if none */
    int extension_level; /* outermost Extension, 0 if none */
    Name extended;      /* id of the element that an entry of an Extension is about, or NULL */
    int extended_level; /* of that entry */
    Name profile;       /* in an Extension: the profile whose stereotypes are listed */
    int profiles_level; /* of the list of profiles, 0 outside of it */
    int elements;
    int line; /* where the last event ended, hence where the next tag begins */
    bool failed;
    XmiInput *input;
    long long bytes;
    size_t head_given;
    struct {
        const xmlChar *uri;
        DialectFamily family;
    } families[FAMILIES]; /* of namespaces seen last; libxml2 keeps one pointer for each */
    int family_count;
    const xmlChar *newer[FAMILIES]; /* namespaces that were warned of */
    int newer_count;
    Map *metaclasses; /* by type or tag */
    struct {
        const xmlChar *word;
        Name name;
    } words[WORDS]; /* names of words seen last; libxml2 keeps one pointer for each */
} Reading;

static Source here(const Reading *reading)
{
    return (Source){.file = reading->document->file, .line = reading->line};
}

static void stop(Reading *reading)
{
    reading->failed = true;
    xmlStopParser(reading->parser);
}

static Reading *reading_of(void *parser)
{
    Reading *reading = ((xmlParserCtxtPtr)parser)->_private;
    reading->line = xmlSAX2GetLineNumber(parser);
    return reading;
}

static void refuse_length(Reading *reading)
{
    diag(DIAG_X06, here(reading), "a text is longer than %d MiB", LONGEST_TEXT >> 20);
    diag_fix("shorten the text in the modelling tool, or check the export");
    stop(reading);
}

static DialectFamily family_of(Reading *reading, const xmlChar *prefix, const xmlChar *uri)
{
    int count = reading->family_count < FAMILIES ? reading->family_count : FAMILIES;
    for (int i = 0; i < count; i++)
        if (reading->families[i].uri == uri)
            return reading->families[i].family;
    int place = reading->family_count++ % FAMILIES;
    reading->families[place].uri = uri;
    DialectFamily family = dialect_family((const char *)uri);
    if (family == FAMILY_UNKNOWN && prefix)
        family = dialect_family_of_prefix((const char *)prefix);
    bool is_told = reading->newer_count == FAMILIES;
    for (int i = 0; i < reading->newer_count; i++)
        is_told = is_told || reading->newer[i] == uri;
    if (!is_told && dialect_is_newer((const char *)uri)) {
        reading->newer[reading->newer_count++] = uri;
        diag(DIAG_X13, here(reading), "the namespace '%s' is newer than the known ones; the file is read like them",
             (const char *)uri);
    }
    return reading->families[place].family = family;
}

static Name name_of_word(Reading *reading, const xmlChar *word)
{
    size_t place = (uintptr_t)word / 8 % WORDS;
    if (reading->words[place].word != word) {
        reading->words[place].word = word;
        reading->words[place].name = name_of((const char *)word);
    }
    return reading->words[place].name;
}

/* ---- attributes ---- */

/* Without expansion of entities libxml2 leaves an ampersand in an attribute as a character reference. */
static Name attribute_value(Reading *reading, const xmlChar *begin, const xmlChar *end)
{
    static const char ampersand[] = "&#38;";
    const char *from = (const char *)begin, *until = (const char *)end;
    Text *value = &reading->value;
    if (!memchr(from, '&', (size_t)(until - from)))
        return name_of_length(from, (size_t)(until - from));
    value->length = 0;
    while (from < until) {
        text_add_char(value, *from);
        from += strncmp(from, ampersand, sizeof ampersand - 1) == 0 ? sizeof ampersand - 1 : 1;
    }
    return name_of_length(value->at, value->length);
}

/* The value of an element's attribute of that name, whatever its namespace; NULL: it has none. */
static Name attribute_called(Reading *reading, const char *name, int count, const xmlChar **attributes)
{
    for (int i = 0; i < count; i++, attributes += 5)
        if (strcmp((const char *)attributes[0], name) == 0)
            return attribute_value(reading, attributes[3], attributes[4]);
    return NULL;
}

static Name without_prefix(Name name)
{
    const char *colon = strrchr(name->text, ':');
    return colon ? name_of(colon + 1) : name;
}

static Element *element_new(Reading *reading, Name tag, DialectFamily family, int attribute_count)
{
    size_t size = sizeof(Element) + (size_t)attribute_count * sizeof(Attribute);
    Element *element = arena_alloc(reading->arena, size);
    element->tag = tag;
    element->family = family;
    element->document = reading->document;
    element->line = reading->line;
    return element;
}

/* Names of elements become parts of many other names: of all that they own, and of paths. */
static bool is_fit_length(Reading *reading, const xmlChar **attribute)
{
    const char *name = (const char *)attribute[0];
    const ptrdiff_t length = attribute[4] - attribute[3];
    if (length > LONGEST_TEXT) {
        refuse_length(reading);
        return false;
    }
    if (length <= LONGEST_NAME || (strcmp(name, "name") != 0 && strcmp(name, "id") != 0))
        return true;
    diag(DIAG_X06, here(reading), "the %s of an element is longer than %d characters", name, LONGEST_NAME);
    diag_fix("give the element a shorter %s in the modelling tool", name);
    stop(reading);
    return false;
}

/* libxml2 gives five pointers for each attribute: name, prefix, URI, and the two ends of the value. */
static void take_attributes(Reading *reading, Element *element, int count, const xmlChar **attributes)
{
    for (int i = 0; i < count && is_fit_length(reading, attributes); i++, attributes += 5) {
        const DialectFamily family = family_of(reading, attributes[1], attributes[2]);
        const Name value = attribute_value(reading, attributes[3], attributes[4]);
        const char *name = (const char *)attributes[0];
        const bool is_xmi = family == FAMILY_XMI, is_instance = family == FAMILY_INSTANCE;
        const bool is_reference = is_xmi && strcmp(name, "idref") == 0;
        if ((is_xmi && strcmp(name, "id") == 0) || (is_reference && !element->id)) { /* a tool writes both */
            element->id = value;
            element->is_reference = is_reference;
        } else if ((is_xmi || is_instance) && strcmp(name, "type") == 0)
            element->type = without_prefix(value);
        else if (is_instance && strcmp(name, "nil") == 0)
            element->is_nil = word_is_among(value->text, "true|1");
        else if (family == FAMILY_NONE && strcmp(name, "href") == 0) {
            element->content = value->text;
            element->is_elsewhere = true;
        } else if (family == FAMILY_NONE)
            element->attributes[element->attribute_count++] =
                (Attribute){name_of_word(reading, attributes[0]), value->text};
    }
}

/* The tables of the dialects are searched once for each word of a document. */
static Metaclass metaclass_of(Reading *reading, Name type, Name tag)
{
    uint64_t key = (uint64_t)(type ? type->id : tag->id) * 2 + (type != NULL);
    int known = map_get_number(reading->metaclasses, key, -1);
    if (known >= 0)
        return (Metaclass)known;
    Metaclass found = dialect_metaclass(type ? type->text : NULL, tag->text);
    map_put_number(reading->metaclasses, key, (int)found);
    return found;
}

/* ---- elements ---- */

static bool is_extension(DialectFamily family, const char *tag)
{
    return family == FAMILY_XMI && word_is_among(tag, "Extension|extension");
}

/* Reads Enterprise Architect's list of profiles: each profile has its stereotypes, and each of these its generals. */
static void read_profiles(Reading *reading, const char *tag, int count, const xmlChar **attributes)
{
    Document *document = reading->document;
    const int depth = reading->level - reading->profiles_level;
    Name name = attribute_called(reading, depth == 3 ? "general" : "name", count, attributes);
    if (depth <= 0)
        reading->profiles_level = 0;
    else if (depth == 1)
        reading->profile = name;
    else if (depth == 2 && name && strcmp(tag, "packagedElement") == 0) {
        const Name type = attribute_called(reading, "type", count, attributes);
        if (type && strcmp(without_prefix(type)->text, "Stereotype") == 0)
            list_push(reading->arena, &document->stereotypes,
                      (ExtensionStereotype){.name = name, .profile = reading->profile, .line = reading->line});
    } else if (depth == 3 && name && strcmp(tag, "generalization") == 0 && document->stereotypes.count)
        list_last(&document->stereotypes).general = name->text;
}

/* Reads the useful data of an Extension: the readable name of a reference's target; stereotypes, which Visual Paradigm
 * writes nowhere else; rules of a class, which Enterprise Architect writes only here (in an element its constraints,
 * and there the rule as the name of a constraint); and Enterprise Architect's definitions of stereotypes. */
static void read_extension(Reading *reading, const char *tag, int count, const xmlChar **attributes)
{
    Arena *arena = reading->arena;
    Element *open = reading->open;
    Name found;
    if (open && strcmp(tag, "referenceExtension") == 0 &&
        (found = attribute_called(reading, "referentPath", count, attributes)))
        element_extra(arena, open)->referent = found->text;
    if (open && reading->level == reading->skipped_level + 1 && dialect_is_inner_application(tag)) {
        found = attribute_called(reading, "value", count, attributes);
        const char *word = found ? dialect_applied_word(arena, found->text) : NULL;
        const Stereotype stereotype = word ? dialect_stereotype(FAMILY_SYSML, word) : STEREOTYPE_NONE;
        if (stereotype && dialect_stereotype_fits(stereotype, open->metaclass)) {
            Element *application = element_new(reading, name_of(word), FAMILY_SYSML, 0);
            application->stereotype = stereotype;
            list_push(arena, &element_extra(arena, open)->applications, application);
        }
    }
    if (reading->profiles_level)
        read_profiles(reading, tag, count, attributes);
    else if (strcmp(tag, "profiles") == 0)
        reading->profiles_level = reading->level;
    if (strcmp(tag, "element") == 0) {
        reading->extended = attribute_called(reading, "idref", count, attributes);
        reading->extended_level = reading->level;
    } else if (strcmp(tag, "constraint") == 0 && reading->extended && reading->level == reading->extended_level + 2 &&
               (found = attribute_called(reading, "name", count, attributes)))
        list_push(arena, &reading->document->rules,
                  (ExtensionRule){.owner = reading->extended, .text = found->text, .line = reading->line});
}

static void identify(Reading *reading, Element *element)
{
    Document *document = reading->document;
    int known = xmi_index_of(document, element->id);
    if (known >= 0) {
        diag(DIAG_X08, element_source(element, NULL), "the id '%s' is used twice", element->id->text);
        diag_detail("first used at line %d", document->identified.at[known]->line);
        return;
    }
    uint32_t id = element->id->id;
    if (id < document->first_id) {
        map_put(document->older_ids, element->id, document->identified.count);
    } else {
        while ((uint32_t)document->places.count <= id - document->first_id)
            list_push(reading->arena, &document->places, -1);
        document->places.at[id - document->first_id] = document->identified.count;
    }
    list_push(reading->arena, &document->identified, element);
}

static void refuse_attributes(const Reading *reading)
{
    diag(DIAG_X06, here(reading), "an element has more than %d attributes", MOST_ATTRIBUTES);
    diag_fix("check the export: no element of a model has as many");
}

static bool within_limits(Reading *reading, int attribute_count)
{
    if (attribute_count > MOST_ATTRIBUTES)
        refuse_attributes(reading);
    else if (reading->level > MOST_LEVELS)
        diag(DIAG_X06, here(reading), "elements are nested more than %d levels deep", MOST_LEVELS);
    else if (reading->elements > MOST_ELEMENTS)
        diag(DIAG_X06, here(reading), "the file has more than %d elements", MOST_ELEMENTS);
    else
        return true;
    return false;
}

/* Counts elements for people, who see Documentation and annotations, too. */
static void count_element(Reading *reading, DialectFamily family, const char *tag, int count,
                          const xmlChar **attributes)
{
    if (is_extension(family, tag) && !reading->extension_level)
        reading->extension_level = reading->level;
    if (reading->extension_level)
        return;
    Document *document = reading->document;
    bool is_default = strcmp(tag, "defaultValue") == 0;
    document->element_count++;
    for (int i = 0; i < count; i++, attributes += 5) {
        const char *name = (const char *)attributes[0];
        if (strcmp(name, "href") == 0)
            document->reference_count += attributes[3][0] != '#';
        else if (is_default && attributes[2] && strcmp(name, "type") == 0)
            list_push(reading->arena, &document->defaults,
                      without_prefix(attribute_value(reading, attributes[3], attributes[4])));
    }
}

static void on_start(void *parser, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
                     const xmlChar **namespaces, int count, int defaulted, const xmlChar **attributes)
{
    (void)namespaces, (void)defaulted;
    Reading *reading = ((xmlParserCtxtPtr)parser)->_private;
    int line = reading->line;
    reading_of(parser);
    if (reading->failed)
        return;
    reading->level++;
    reading->elements++;
    if (!within_limits(reading, count + namespace_count)) {
        stop(reading);
        return;
    }
    const char *tag = (const char *)name;
    DialectFamily family = dialect_family_of_word(family_of(reading, prefix, uri), tag);
    count_element(reading, family, tag, count, attributes);
    if (reading->skipped_level) {
        read_extension(reading, tag, count, attributes);
        return;
    }
    if (is_extension(family, tag) || (family == FAMILY_XMI && strcmp(tag, "Documentation") == 0) ||
        (family != FAMILY_XMI && strcmp(tag, "eAnnotations") == 0)) {
        reading->skipped_level = reading->level;
        return;
    }
    int kept = 0;
    for (int i = 0; i < count; i++)
        kept += !attributes[5 * i + 2] && strcmp((const char *)attributes[5 * i], "href") != 0;
    Element *element = element_new(reading, name_of_word(reading, name), family, kept);
    if (reading->open)
        element->line = line;
    Element *parent = element->parent = reading->open;
    if (!parent)
        reading->document->root = element;
    else if (parent->first_child)
        reading->closed->next = element;
    else
        parent->first_child = element;
    reading->open = element;
    take_attributes(reading, element, count, attributes);
    element->metaclass = metaclass_of(reading, element->type, element->tag);
    if (family == FAMILY_UNKNOWN && element->metaclass == META_PACKAGE && !reading->document->foreign)
        reading->document->foreign = name_of((const char *)uri);
    const bool may_be_own = family == FAMILY_UNKNOWN || family == FAMILY_TOOL || family == FAMILY_SYSML;
    if (prefix && may_be_own && !dialect_stereotype(family, tag))
        element_extra(reading->arena, element)->prefix = name_of_word(reading, prefix);
    if (element->id && !element->is_reference)
        identify(reading, element);
    if (element->metaclass && !element->is_reference && !element->is_elsewhere)
        list_push(reading->arena, &reading->document->members, element);
    reading->text.length = 0;
}

static void on_end(void *parser, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    (void)name, (void)prefix, (void)uri;
    Reading *reading = ((xmlParserCtxtPtr)parser)->_private;
    int text_end = reading->line;
    reading_of(parser);
    if (reading->failed)
        return;
    if (reading->extension_level == reading->level)
        reading->extension_level = 0;
    if (reading->skipped_level) {
        if (reading->skipped_level == reading->level)
            reading->skipped_level = reading->profiles_level = 0;
        reading->level--;
        return;
    }
    reading->level--;
    Element *element = reading->open;
    const Text *text = &reading->text;
    bool is_blank = true;
    int newlines = 0;
    for (size_t i = 0; i < text->length; i++) {
        is_blank = is_blank && strchr(" \t\r\n", text->at[i]);
        newlines += text->at[i] == '\n';
    }
    if (!element->first_child && !element->is_elsewhere && !is_blank) {
        element->content = arena_copy(reading->arena, text->at, text->length);
        element->text_line = reading->text_line;
        element->text_spans = text_end - reading->text_line == newlines;
    }
    reading->text.length = 0;
    reading->open = element->parent;
    reading->closed = element;
}

static void on_text(void *parser, const xmlChar *characters, int length)
{
    Reading *reading = ((xmlParserCtxtPtr)parser)->_private;
    int line = reading->line;
    reading_of(parser);
    if (reading->failed || reading->skipped_level)
        return;
    if (!reading->text.length)
        reading->text_line = line;
    if (reading->text.length + (size_t)length > LONGEST_TEXT) {
        refuse_length(reading);
        return;
    }
    text_add_length(&reading->text, (const char *)characters, (size_t)length);
}

static void on_comment(void *parser, const xmlChar *text)
{
    (void)text;
    reading_of(parser);
}

static void on_instruction(void *parser, const xmlChar *target, const xmlChar *text)
{
    (void)target, (void)text;
    reading_of(parser);
}

/* ---- rejections and errors ---- */

static void on_entity(void *parser, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id,
                      xmlChar *content)
{
    (void)type, (void)public_id, (void)system_id, (void)content;
    Reading *reading = reading_of(parser);
    if (reading->failed)
        return;
    diag(DIAG_X07, here(reading), "the file declares the entity '%s'", (const char *)name);
    stop(reading);
}

static void on_error(void *parser, const char *format, ...) PRINTF_LIKE(2, 3);
static void on_error(void *parser, const char *format, ...)
{
    Reading *reading = reading_of(parser);
    if (reading->failed)
        return;
    char message[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    message[strcspn(message, "\n")] = '\0';
    if (reading->parser->wellFormed && !reading->parser->nsWellFormed)
        return; /* an undeclared prefix: its elements simply belong to no family */
    diag(DIAG_X01, here(reading), "this is not well-formed XML: %s", message);
    if (strstr(message, "encoding"))
        diag_fix("export the model in the encoding UTF-8, or convert the file to it");
    else if (reading->parser->errNo == XML_ERR_DOCUMENT_EMPTY) /* no XML at all */
        diag_fix("%s", diag_remedy(DIAG_X04));
    stop(reading);
}

static void on_warning(void *parser, const char *format, ...) PRINTF_LIKE(2, 3);
static void on_warning(void *parser, const char *format, ...)
{
    (void)parser, (void)format;
}

/* ---- the file ---- */

/* libxml2 before 2.12 compares each attribute of an element with all others and looks namespaces up one by one. That
 * takes long if there are many, and it reports an element only afterwards. Its table of attributes, with five pointers
 * each, is at most twice as large as needed; namespaces have two pointers each. */
static bool has_many_attributes(const Reading *reading)
{
#if LIBXML_VERSION < 21200
    const xmlParserCtxt *parser = reading->parser;
    return parser->maxatts > 2 * 5 * (MOST_ATTRIBUTES + 2) || parser->nsNr > 2 * MOST_ATTRIBUTES;
#else
    (void)reading;
    return false;
#endif
}

static int read_some(void *context, char *buffer, int length)
{
    Reading *reading = context;
    XmiInput *input = reading->input;
    if (reading->head_given < input->head_length) {
        size_t count = input->head_length - reading->head_given;
        if (count > (size_t)length)
            count = (size_t)length;
        memcpy(buffer, input->head + reading->head_given, count);
        reading->head_given += count;
        return (int)count;
    }
    if (!reading->failed && has_many_attributes(reading)) {
        refuse_attributes(reading);
        reading->failed = true;
    }
    int count = -1;
    if (!reading->failed && input->archive)
        count = archive_read(input->archive, buffer, length);
    else if (!reading->failed)
        count = (int)fread(buffer, 1, (size_t)length, input->stream);
    if (!count && input->stream && ferror(input->stream)) {
        input->error = errno;
        count = -1;
    }
    reading->bytes += count > 0 ? count : 0;
    if (reading->bytes > LARGEST_FILE && !reading->failed) {
        diag(DIAG_X06, here(reading), "the file is larger than %d MiB", (int)(LARGEST_FILE >> 20));
        count = -1;
    }
    reading->failed = reading->failed || count < 0;
    return count;
}

/* Silences libxml2's messages that are not errors of a document, such as those on encodings. A document with such a
 * fault is not well-formed either. */
static void say_nothing(void *unused, const char *format, ...)
{
    (void)unused, (void)format;
}

/* libxml2 does not always notice that it has no memory, or takes that for a mistake in the file. */
static void *checked(void *memory)
{
    if (!memory)
        out_of_memory();
    return memory;
}

static void *checked_malloc(size_t size)
{
    return checked(malloc(size ? size : 1));
}

static void *checked_realloc(void *memory, size_t size)
{
    return checked(realloc(memory, size ? size : 1));
}

static char *checked_copy(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(checked_malloc(size), text, size);
}

bool xmi_parse(Arena *arena, Document *document, XmiInput *input)
{
    Reading reading = {.arena = arena, .input = input, .document = document, .text = text_new(arena),
                       .value = text_new(arena), .bytes = (long long)input->head_length, .line = 1,
                       .metaclasses = map_new(arena)};
    xmlMemSetup(free, checked_malloc, checked_realloc, checked_copy);
    xmlSetGenericErrorFunc(NULL, say_nothing);
    xmlParserCtxtPtr parser = reading.parser = checked(xmlNewParserCtxt());
    memset(parser->sax, 0, sizeof *parser->sax);
    *parser->sax = (xmlSAXHandler){
        .initialized = XML_SAX2_MAGIC,
        .startElementNs = on_start,
        .endElementNs = on_end,
        .characters = on_text,
        .ignorableWhitespace = on_text,
        .cdataBlock = on_text,
        .comment = on_comment,
        .processingInstruction = on_instruction,
        .entityDecl = on_entity,
        .warning = on_warning,
        .error = on_error,
        .fatalError = on_error,
    };
    parser->_private = &reading;
    xmlDocPtr unused = xmlCtxtReadIO(parser, read_some, NULL, &reading, NULL, NULL, XML_PARSE_NONET | XML_PARSE_HUGE);
    if (unused)
        xmlFreeDoc(unused);
    if (!reading.failed && !parser->wellFormed) {
        diag(DIAG_X01, here(&reading), "this is not well-formed XML");
        reading.failed = true;
    }
    xmlFreeParserCtxt(parser);
    return !reading.failed;
}

size_t xmi_character(const char *text, char letter[8])
{
    enum { LONGEST = 12 };
    char name[LONGEST + 1] = "";
    size_t length = 0;
    unsigned long code = 0;
    if (*text != '&')
        return 0;
    for (const char *at = text + 1; length < LONGEST && (isalnum((unsigned char)*at) || (*at == '#' && !length)); at++)
        name[length++] = *at;
    if (!length || text[1 + length] != ';')
        return 0;
    if (name[0] == '#') {
        const bool is_hexadecimal = name[1] == 'x' || name[1] == 'X';
        char *end;
        code = strtoul(name + 1 + is_hexadecimal, &end, is_hexadecimal ? 16 : 10);
        code = *end || code > 0x10FFFF ? 0 : code;
    } else {
        const htmlEntityDesc *entity = htmlEntityLookup((const xmlChar *)name);
        code = entity ? entity->value : 0;
    }
    if (!IS_CHAR(code))
        return 0;
    letter[xmlCopyCharMultiByte((xmlChar *)letter, (int)code)] = '\0';
    return length + 2;
}

void xmi_release(void)
{
    xmlCleanupParser();
}
